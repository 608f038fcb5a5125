; replicas of whole blocks are whole blocks, question 0
(reset)
; directly
(set-logic ALL)
(declare-fun B () Int)
(declare-fun k () Int)
(declare-fun n () Int)
(declare-fun r () Int)
(assert (= r (* k B)))
(assert (< 0 r))
(assert (not (and (= (* n r) (* (* n k) B)) (or (not (<= 2 n)) (< r (* n r))))))
(check-sat)

; from one replica to any number, question 0
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.given_most () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.moe.router.split () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.most () Int)
(declare-fun old.hidden.given_beyond () Bool)
(declare-fun old.hidden.beyond () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.layer.dense () Bool)
(declare-fun old.hidden.gathered () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.hidden.given_undivided () Bool)
(declare-fun old.hidden.undivided () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun old.layer.moe () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.hidden.summed () Bool)
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.given_most () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.moe.router.split () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.most () Int)
(declare-fun new.hidden.given_beyond () Bool)
(declare-fun new.hidden.beyond () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.layer.dense () Bool)
(declare-fun new.hidden.gathered () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
(declare-fun new.hidden.given_undivided () Bool)
(declare-fun new.hidden.undivided () Bool)
(declare-fun new.lm_head.group.pp () Bool)
(declare-fun new.lm_head.group.sp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun new.lm_head.group.tp () Bool)
(declare-fun new.lm_head.state () (_ BitVec 7))
(declare-fun new.layer.moe () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.hidden.summed () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2200 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x2200)))
(assert
 (let (($x1399 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x1399 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1217 (= (_ bv38 7) old.embedding.split)))
 (or $x1217 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2981 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2981)))
(assert
 (let (($x2701 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2701 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x3398 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3398 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x3840 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2908 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2468 (= (_ bv91 7) old.hidden.kind)))
 (let (($x18 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4757 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2542 (= (_ bv56 7) old.hidden.kind)))
 (let (($x5235 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6494 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2353 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2957 (= (_ bv11 7) old.hidden.kind)))
 (or $x2957 $x2353 $x6494 $x5235 $x2542 $x4757 $x18 $x2468 $x2908 $x3840))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1881 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1881 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x5060 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x535 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x519 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x6352 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x6352 (= (_ bv56 7) old.lm_head.cut.kind) $x519 $x535 (= (_ bv91 7) old.lm_head.cut.kind) $x5060 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2889 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1962 (= (_ bv40 7) old.lm_head.split)))
 (or $x1962 (= (_ bv57 7) old.lm_head.split) $x2889))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1209 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1209 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x5792 (= (_ bv38 7) old.stream)))
 (or $x5792 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2395 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x6299 (div (* ?x2395 old.hidden.multiple) old.hidden.parts)))
 (let (($x4757 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4757 (< 1 old.hidden.parts) (= ?x6299 old.hidden.n)))))))
(assert
 (let (($x4757 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4757 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2395 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x6299 (div (* ?x2395 old.hidden.multiple) old.hidden.parts)))
 (let (($x208 (= (- 1) old.hidden.n)))
 (let ((?x2527 (ite (or $x208 (< (* ?x6299 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x4757 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x5791 (ite $x4757 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2527) old.hidden.given_least)))
 (let ((?x557 (ite (or $x208 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x6494 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2433 (ite $x6494 (ite (and $x208 (= 1 old.hidden.parts)) 1 ?x557) ?x5791)))
 (let (($x2542 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3840 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2468 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2957 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2353 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2908 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x4710 (ite $x2908 old.hidden.parts (ite (or $x2353 $x2957 $x2468 $x3840 $x2542) 1 ?x2433))))
 (= old.hidden.least ?x4710))))))))))))))))))
(assert
 (let (($x5235 (= (_ bv48 7) old.hidden.kind)))
 (let (($x18 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4697 (or $x18 $x5235)))
 (let (($x2908 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x2908 old.hidden.parts (ite $x4697 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x6494 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4752 (ite $x6494 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2395 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x6299 (div (* ?x2395 old.hidden.multiple) old.hidden.parts)))
 (let (($x208 (= (- 1) old.hidden.n)))
 (let (($x4757 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2468 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4458 (ite $x2468 (or $x208 (< old.hidden.block old.hidden.n)) (ite $x4757 (or $x208 (< ?x6299 old.hidden.n)) $x4752))))
 (let (($x4461 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x4458)))
 (let (($x5235 (= (_ bv48 7) old.hidden.kind)))
 (let (($x18 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4697 (or $x18 $x5235)))
 (= old.hidden.moved (ite $x4697 old.hidden.given_moved $x4461)))))))))))))))
(assert
 (let (($x519 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1643 (and $x519 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1643))))
(assert
 (let (($x2200 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1217 (= (_ bv38 7) old.embedding.split)))
 (let (($x5792 (= (_ bv38 7) old.stream)))
 (let (($x5251 (or $x5792 $x1217 $x2200 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x5251))))))
(assert
 (let (($x2908 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5235 (= (_ bv48 7) old.hidden.kind)))
 (let (($x18 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4697 (or $x18 $x5235)))
 (let (($x877 (ite $x4697 old.hidden.given_everywhere (or $x2908 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x877)))))))
(assert
 (let (($x5060 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2707 (or $x5060 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x5133 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2707)))
 (= old.lm_head.cut.everywhere $x5133)))))
(assert
 (let (($x5178 (not old.hidden.moved)))
 (let (($x3840 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2468 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2957 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2353 (= (_ bv18 7) old.hidden.kind)))
 (let (($x369 (or old.hidden.everywhere old.hidden.filled (and (or $x2353 $x2957 $x2468 $x3840) $x5178))))
 (let (($x5235 (= (_ bv48 7) old.hidden.kind)))
 (let (($x18 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4697 (or $x18 $x5235)))
 (= old.hidden.undivided (ite $x4697 old.hidden.given_undivided $x369))))))))))))
(assert
 (let (($x5132 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1881 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x105 (or $x1881 $x5132)))
 (let (($x1962 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3202 (and $x1962 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x105)))
 (let (($x2889 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3555 (ite (and $x2889 old.lm_head.cut.everywhere $x105) (_ bv96 7) (ite $x2889 (_ bv95 7) (ite $x3202 (_ bv96 7) (ite $x1962 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3555)))))))))
(assert
 (let (($x3398 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1865 (and old.layer.dense (or $x3398 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1399 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4316 (or $x1399 (= (_ bv92 7) old.lm_head.state) $x1865 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x4316))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x937 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x937)))
(assert
 (let (($x5214 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x5214 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4393 (= (_ bv38 7) new.embedding.split)))
 (or $x4393 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1744 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1744)))
(assert
 (let (($x1595 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1595 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x2458 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2458 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x70 (= (_ bv99 7) new.hidden.kind)))
 (let (($x5372 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4541 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6288 (= (_ bv86 7) new.hidden.kind)))
 (let (($x5333 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv56 7) new.hidden.kind)))
 (let (($x563 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4946 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3525 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1508 (= (_ bv11 7) new.hidden.kind)))
 (or $x1508 $x3525 $x4946 $x563 $x1120 $x5333 $x6288 $x4541 $x5372 $x70))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4466 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x4466 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x576 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2625 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1298 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1801 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1801 (= (_ bv56 7) new.lm_head.cut.kind) $x1298 $x2625 (= (_ bv91 7) new.lm_head.cut.kind) $x576 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3187 (= (_ bv95 7) new.lm_head.split)))
 (let (($x483 (= (_ bv40 7) new.lm_head.split)))
 (or $x483 (= (_ bv57 7) new.lm_head.split) $x3187))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1450 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1450 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x112 (= (_ bv38 7) new.stream)))
 (or $x112 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x6549 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1370 (div (* ?x6549 new.hidden.multiple) new.hidden.parts)))
 (let (($x5333 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x5333 (< 1 new.hidden.parts) (= ?x1370 new.hidden.n)))))))
(assert
 (let (($x5333 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x5333 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x6549 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1370 (div (* ?x6549 new.hidden.multiple) new.hidden.parts)))
 (let (($x637 (= (- 1) new.hidden.n)))
 (let ((?x618 (ite (or $x637 (< (* ?x1370 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x5333 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x669 (ite $x5333 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x618) new.hidden.given_least)))
 (let ((?x2304 (ite (or $x637 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x4946 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x5160 (ite $x4946 (ite (and $x637 (= 1 new.hidden.parts)) 1 ?x2304) ?x669)))
 (let (($x1120 (= (_ bv56 7) new.hidden.kind)))
 (let (($x70 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4541 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1508 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3525 (= (_ bv18 7) new.hidden.kind)))
 (let (($x5372 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x839 (ite $x5372 new.hidden.parts (ite (or $x3525 $x1508 $x4541 $x70 $x1120) 1 ?x5160))))
 (= new.hidden.least ?x839))))))))))))))))))
(assert
 (let (($x563 (= (_ bv48 7) new.hidden.kind)))
 (let (($x6288 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2922 (or $x6288 $x563)))
 (let (($x5372 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x5372 new.hidden.parts (ite $x2922 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x4946 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3190 (ite $x4946 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x6549 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1370 (div (* ?x6549 new.hidden.multiple) new.hidden.parts)))
 (let (($x637 (= (- 1) new.hidden.n)))
 (let (($x5333 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4541 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2881 (ite $x4541 (or $x637 (< new.hidden.block new.hidden.n)) (ite $x5333 (or $x637 (< ?x1370 new.hidden.n)) $x3190))))
 (let (($x1174 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2881)))
 (let (($x563 (= (_ bv48 7) new.hidden.kind)))
 (let (($x6288 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2922 (or $x6288 $x563)))
 (= new.hidden.moved (ite $x2922 new.hidden.given_moved $x1174)))))))))))))))
(assert
 (let (($x1298 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1533 (and $x1298 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1533))))
(assert
 (let (($x937 (= (_ bv61 7) new.attention.out.split)))
 (let (($x4393 (= (_ bv38 7) new.embedding.split)))
 (let (($x112 (= (_ bv38 7) new.stream)))
 (let (($x5162 (or $x112 $x4393 $x937 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x5162))))))
(assert
 (let (($x5372 (= (_ bv96 7) new.hidden.kind)))
 (let (($x563 (= (_ bv48 7) new.hidden.kind)))
 (let (($x6288 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2922 (or $x6288 $x563)))
 (let (($x226 (ite $x2922 new.hidden.given_everywhere (or $x5372 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x226)))))))
(assert
 (let (($x576 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4409 (or $x576 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x5279 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x4409)))
 (= new.lm_head.cut.everywhere $x5279)))))
(assert
 (let (($x600 (not new.hidden.moved)))
 (let (($x70 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4541 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1508 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3525 (= (_ bv18 7) new.hidden.kind)))
 (let (($x6253 (or new.hidden.everywhere new.hidden.filled (and (or $x3525 $x1508 $x4541 $x70) $x600))))
 (let (($x563 (= (_ bv48 7) new.hidden.kind)))
 (let (($x6288 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2922 (or $x6288 $x563)))
 (= new.hidden.undivided (ite $x2922 new.hidden.given_undivided $x6253))))))))))))
(assert
 (let (($x3022 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x4466 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2166 (or $x4466 $x3022)))
 (let (($x483 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3003 (and $x483 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2166)))
 (let (($x3187 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2316 (ite (and $x3187 new.lm_head.cut.everywhere $x2166) (_ bv96 7) (ite $x3187 (_ bv95 7) (ite $x3003 (_ bv96 7) (ite $x483 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2316)))))))))
(assert
 (let (($x2458 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x4452 (and new.layer.dense (or $x2458 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x5214 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2450 (or $x5214 (= (_ bv92 7) new.lm_head.state) $x4452 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x2450))))))
(assert
 (= new.layer.dense true))
(assert
 (= new.layer.moe false))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.gate.split new.ffn.gate.split))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_beyond new.hidden.given_beyond))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
(assert
 (= old.hidden.given_most new.hidden.given_most))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.given_undivided new.hidden.given_undivided))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.layer.dense new.layer.dense))
(assert
 (= old.layer.moe new.layer.moe))
(assert
 (= old.lm_head.collective new.lm_head.collective))
(assert
 (= old.lm_head.cut.given_everywhere new.lm_head.cut.given_everywhere))
(assert
 (= old.lm_head.cut.kind new.lm_head.cut.kind))
(assert
 (= old.lm_head.cut.multiple new.lm_head.cut.multiple))
(assert
 (= old.lm_head.cut.n new.lm_head.cut.n))
(assert
 (= old.lm_head.cut.parts new.lm_head.cut.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.lm_head.group.pp new.lm_head.group.pp))
(assert
 (= old.lm_head.group.sp new.lm_head.group.sp))
(assert
 (= old.lm_head.group.tp new.lm_head.group.tp))
(assert
 (= old.lm_head.split new.lm_head.split))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.moe.router.split new.moe.router.split))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1696 (not new.hidden.beyond)))
 (let (($x4510 (and (<= 1 new.hidden.least) $x1696 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x4510)))))
(assert
 (let (($x4457 (not old.hidden.beyond)))
(let (($x3091 (and (<= 1 old.hidden.least) $x4457 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x4536 (not (or old.hidden.gathered old.hidden.summed))))
(or $x4536 $x3091)))))
(check-sat)

; from one replica to any number, question 1
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.cut.given_least () Int)
(declare-fun old.embedding.cut.given_most () Int)
(declare-fun old.embedding.cut.kind () (_ BitVec 7))
(declare-fun old.embedding.cut.multiple () Int)
(declare-fun old.embedding.cut.n () Int)
(declare-fun old.embedding.cut.parts () Int)
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.embedding.cut.least () Int)
(declare-fun old.embedding.cut.most () Int)
(declare-fun old.embedding.cut.given_beyond () Bool)
(declare-fun old.embedding.cut.beyond () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.cut.given_least () Int)
(declare-fun new.embedding.cut.given_most () Int)
(declare-fun new.embedding.cut.kind () (_ BitVec 7))
(declare-fun new.embedding.cut.multiple () Int)
(declare-fun new.embedding.cut.n () Int)
(declare-fun new.embedding.cut.parts () Int)
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.embedding.cut.least () Int)
(declare-fun new.embedding.cut.most () Int)
(declare-fun new.embedding.cut.given_beyond () Bool)
(declare-fun new.embedding.cut.beyond () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3210 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x3210 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x923 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x2032 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x625 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x3119 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x1651 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x4886 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1598 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x1996 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x6652 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x5328 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x5328 $x6652 $x1996 $x1598 $x4886 $x1651 $x3119 $x625 $x2032 $x923))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x6600 (= (_ bv95 7) old.embedding.split)))
 (let (($x1217 (= (_ bv38 7) old.embedding.split)))
 (or $x1217 (= (_ bv57 7) old.embedding.split) $x6600))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3554 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x6658 (* (div (* ?x3554 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x998 (= (- 1) old.embedding.cut.n)))
 (let ((?x1794 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x998 (< ?x6658 old.embedding.cut.n)) 0 1))))
 (let (($x1651 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2050 (or $x998 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x672 (ite (and $x998 (= 1 old.embedding.cut.parts)) 1 (ite $x2050 0 1))))
 (let (($x1996 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x4886 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x923 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x625 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x5328 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x6652 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x1367 (ite (or $x6652 $x5328 $x625 $x923 $x4886) 1 (ite $x1996 ?x672 (ite $x1651 ?x1794 old.embedding.cut.given_least)))))
 (let (($x2032 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x2032 old.embedding.cut.parts ?x1367))))))))))))))))))
(assert
 (let ((?x4445 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x2032 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x2032 old.embedding.cut.parts ?x4445)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x2382 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3210 (= (_ bv57 7) old.embedding.collective)))
 (let (($x6600 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2153 (ite $x6600 (ite (and old.embedding.rows_where_kept (or $x3210 $x2382)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2153))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x1942 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x160 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x5150 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x3234 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x4837 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x1817 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x401 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x5065 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x446 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1796 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x676 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x676 $x1796 $x446 $x5065 $x401 $x1817 $x4837 $x3234 $x5150 $x160))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x1549 (= (_ bv95 7) new.embedding.split)))
 (let (($x4393 (= (_ bv38 7) new.embedding.split)))
 (or $x4393 (= (_ bv57 7) new.embedding.split) $x1549))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x4705 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2814 (* (div (* ?x4705 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x6347 (= (- 1) new.embedding.cut.n)))
 (let ((?x933 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x6347 (< ?x2814 new.embedding.cut.n)) 0 1))))
 (let (($x1817 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1756 (or $x6347 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x4349 (ite (and $x6347 (= 1 new.embedding.cut.parts)) 1 (ite $x1756 0 1))))
 (let (($x446 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x401 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x160 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x3234 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x676 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x1796 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x3203 (ite (or $x1796 $x676 $x3234 $x160 $x401) 1 (ite $x446 ?x4349 (ite $x1817 ?x933 new.embedding.cut.given_least)))))
 (let (($x5150 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x5150 new.embedding.cut.parts ?x3203))))))))))))))))))
(assert
 (let ((?x1605 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x5150 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x5150 new.embedding.cut.parts ?x1605)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x1352 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1549 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3229 (ite $x1549 (ite (and new.embedding.rows_where_kept (or $x1942 $x1352)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3229))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.cut.given_beyond new.embedding.cut.given_beyond))
(assert
 (= old.embedding.cut.given_least new.embedding.cut.given_least))
(assert
 (= old.embedding.cut.given_most new.embedding.cut.given_most))
(assert
 (= old.embedding.cut.kind new.embedding.cut.kind))
(assert
 (= old.embedding.cut.multiple new.embedding.cut.multiple))
(assert
 (= old.embedding.cut.n new.embedding.cut.n))
(assert
 (= old.embedding.cut.parts new.embedding.cut.parts))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x156 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1088 (not new.embedding.cut.beyond)))
 (let (($x1652 (or (not (= (_ bv95 7) new.embedding.split)) (and $x1088 (or (= (_ bv96 7) new.embedding.state) $x156)))))
 (not $x1652)))))
(assert
 (let (($x4511 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x4851 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x4851 (or (= (_ bv96 7) old.embedding.state) $x4511))))))
(check-sat)

; from one replica to any number, question 2
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.embedding.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.embedding.joined () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x5260 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3210 (= (_ bv57 7) old.embedding.collective)))
 (let (($x6205 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1733 (= (_ bv5 7) old.embedding.collective)))
 (let (($x4490 (= (_ bv4 7) old.embedding.collective)))
 (or $x4490 $x1733 $x6205 $x3210 $x5260)))))))
(assert
 (let (($x6600 (= (_ bv95 7) old.embedding.split)))
 (let (($x1217 (= (_ bv38 7) old.embedding.split)))
 (or $x1217 (= (_ bv57 7) old.embedding.split) $x6600))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x6647 (= (_ bv96 7) old.hidden.kind)))
 (let (($x911 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv86 7) old.hidden.kind)))
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv48 7) old.hidden.kind)))
 (let (($x5317 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x5317 $x3024 (= (_ bv56 7) old.hidden.kind) $x6179 $x2301 $x911 $x6647 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1958 (= (_ bv49 7) old.norm.statistic)))
 (or $x1958 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1575 (= (_ bv96 7) old.stream)))
 (let (($x4486 (= (_ bv94 7) old.stream)))
 (let (($x2351 (= (_ bv38 7) old.stream)))
 (or $x2351 $x4486 $x1575)))))
(assert
 (let (($x839 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x6668 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x618 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x618 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x6668 (= (_ bv91 7) old.stream_tokens.kind) $x839 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5160 (div (* ?x1370 old.hidden.multiple) old.hidden.parts)))
 (let (($x2155 (< 1 old.hidden.parts)))
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x6179 $x2155 (= ?x5160 old.hidden.n))))))))
(assert
 (let ((?x1370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5160 (div (* ?x1370 old.hidden.multiple) old.hidden.parts)))
 (let (($x2155 (< 1 old.hidden.parts)))
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x6179 $x2155 (<= old.hidden.n ?x5160))))))))
(assert
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x6179 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x5317 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2790 (ite $x5317 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5160 (div (* ?x1370 old.hidden.multiple) old.hidden.parts)))
 (let (($x6576 (= (- 1) old.hidden.n)))
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (let (($x911 (= (_ bv91 7) old.hidden.kind)))
 (let (($x173 (ite $x911 (or $x6576 (< old.hidden.block old.hidden.n)) (ite $x6179 (or $x6576 (< ?x5160 old.hidden.n)) $x2790))))
 (let (($x2837 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x173)))
 (let (($x3024 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1368 (or $x2301 $x3024)))
 (= old.hidden.moved (ite $x1368 old.hidden.given_moved $x2837)))))))))))))))
(assert
 (let (($x839 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1085 (or $x839 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x360 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1085)))
 (= old.stream_tokens.everywhere $x360)))))
(assert
 (let (($x2382 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3210 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1090 (or $x3210 $x2382)))
 (let (($x6600 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2153 (ite $x6600 (ite (and old.embedding.rows_where_kept $x1090) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2153)))))))
(assert
 (let (($x6647 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1368 (or $x2301 $x3024)))
 (let (($x2122 (ite $x1368 old.hidden.given_everywhere (or $x6647 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2122)))))))
(assert
 (let (($x1575 (= (_ bv96 7) old.stream)))
 (let (($x2240 (or $x1575 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2240))))
(assert
 (let (($x6194 (= 1 old.tp)))
 (let (($x1575 (= (_ bv96 7) old.stream)))
 (let (($x1298 (or $x1575 $x6194 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2382 (and (or (not old.embedding.group.tp) $x6194) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x6205 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3210 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1147 (ite (or (or $x3210 $x6205) (and $x2382 $x1298)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x5260 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1733 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3190 (ite (or $x3210 (and $x6205 (= (_ bv38 7) old.stream)) (and (or $x1733 $x5260) $x2382)) (_ bv38 7) (ite $x6205 (_ bv96 7) (_ bv16 7)))))
 (let (($x1671 (or (and old.hidden.filled (not $x1575)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1614 (not $x2382)))
 (let (($x1958 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2351 (= (_ bv38 7) old.stream)))
 (let ((?x3825 (ite (and $x1733 old.hidden.filled $x2351 $x1614 $x1958) old.stream (ite (and $x5260 $x1614 $x1671) old.stream ?x3190))))
 (let (($x4490 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x5295 (ite $x4490 (_ bv96 7) (ite (and $x1733 old.hidden.filled $x1575 $x1614) (_ bv96 7) ?x3825))))
 (let (($x1090 (or $x3210 $x2382)))
 (let ((?x1866 (ite (and (not $x2351) old.stream.in_order old.hidden.everywhere $x1090) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2382) (_ bv38 7) ?x5295))))
 (let ((?x4409 (ite (= (_ bv38 7) old.embedding.state) ?x1866 (ite (= (_ bv96 7) old.embedding.state) ?x1147 old.embedding.state))))
 (let ((?x1774 (ite $x5260 (ite (not $x1575) old.stream (_ bv66 7)) (ite $x6205 (ite $x1575 (_ bv96 7) old.stream) (ite $x3210 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x1733 (_ bv96 7) ?x1774) ?x4409))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x819 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2146 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1558 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3052 (= (_ bv4 7) new.embedding.collective)))
 (or $x3052 $x1558 $x2146 $x1942 $x819)))))))
(assert
 (let (($x1549 (= (_ bv95 7) new.embedding.split)))
 (let (($x4393 (= (_ bv38 7) new.embedding.split)))
 (or $x4393 (= (_ bv57 7) new.embedding.split) $x1549))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x5010 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1801 (= (_ bv91 7) new.hidden.kind)))
 (let (($x937 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv48 7) new.hidden.kind)))
 (let (($x226 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x226 $x1706 (= (_ bv56 7) new.hidden.kind) $x1271 $x937 $x1801 $x5010 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3178 (= (_ bv49 7) new.norm.statistic)))
 (or $x3178 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2339 (= (_ bv96 7) new.stream)))
 (let (($x2450 (= (_ bv94 7) new.stream)))
 (let (($x4466 (= (_ bv38 7) new.stream)))
 (or $x4466 $x2450 $x2339)))))
(assert
 (let (($x4460 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x5280 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2458 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2458 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x5280 (= (_ bv91 7) new.stream_tokens.kind) $x4460 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x6322 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4841 (div (* ?x6322 new.hidden.multiple) new.hidden.parts)))
 (let (($x4596 (< 1 new.hidden.parts)))
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1271 $x4596 (= ?x4841 new.hidden.n))))))))
(assert
 (let ((?x6322 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4841 (div (* ?x6322 new.hidden.multiple) new.hidden.parts)))
 (let (($x4596 (< 1 new.hidden.parts)))
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1271 $x4596 (<= new.hidden.n ?x4841))))))))
(assert
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1271 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x226 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3398 (ite $x226 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x6322 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4841 (div (* ?x6322 new.hidden.multiple) new.hidden.parts)))
 (let (($x5217 (= (- 1) new.hidden.n)))
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1801 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6612 (ite $x1801 (or $x5217 (< new.hidden.block new.hidden.n)) (ite $x1271 (or $x5217 (< ?x4841 new.hidden.n)) $x3398))))
 (let (($x1022 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x6612)))
 (let (($x1706 (= (_ bv48 7) new.hidden.kind)))
 (let (($x937 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3004 (or $x937 $x1706)))
 (= new.hidden.moved (ite $x3004 new.hidden.given_moved $x1022)))))))))))))))
(assert
 (let (($x4460 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1104 (or $x4460 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2793 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1104)))
 (= new.stream_tokens.everywhere $x2793)))))
(assert
 (let (($x1352 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3862 (or $x1942 $x1352)))
 (let (($x1549 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3229 (ite $x1549 (ite (and new.embedding.rows_where_kept $x3862) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3229)))))))
(assert
 (let (($x5010 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv48 7) new.hidden.kind)))
 (let (($x937 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3004 (or $x937 $x1706)))
 (let (($x4538 (ite $x3004 new.hidden.given_everywhere (or $x5010 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4538)))))))
(assert
 (let (($x2339 (= (_ bv96 7) new.stream)))
 (let (($x1962 (or $x2339 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1962))))
(assert
 (let (($x984 (= 1 new.tp)))
 (let (($x2339 (= (_ bv96 7) new.stream)))
 (let (($x2807 (or $x2339 $x984 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1352 (and (or (not new.embedding.group.tp) $x984) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2146 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2200 (ite (or (or $x1942 $x2146) (and $x1352 $x2807)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x819 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1558 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x1218 (ite (or $x1942 (and $x2146 (= (_ bv38 7) new.stream)) (and (or $x1558 $x819) $x1352)) (_ bv38 7) (ite $x2146 (_ bv96 7) (_ bv16 7)))))
 (let (($x2058 (or (and new.hidden.filled (not $x2339)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3840 (not $x1352)))
 (let (($x3178 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4466 (= (_ bv38 7) new.stream)))
 (let ((?x2707 (ite (and $x1558 new.hidden.filled $x4466 $x3840 $x3178) new.stream (ite (and $x819 $x3840 $x2058) new.stream ?x1218))))
 (let (($x3052 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1277 (ite $x3052 (_ bv96 7) (ite (and $x1558 new.hidden.filled $x2339 $x3840) (_ bv96 7) ?x2707))))
 (let (($x3862 (or $x1942 $x1352)))
 (let ((?x2608 (ite (and (not $x4466) new.stream.in_order new.hidden.everywhere $x3862) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1352) (_ bv38 7) ?x1277))))
 (let ((?x1567 (ite (= (_ bv38 7) new.embedding.state) ?x2608 (ite (= (_ bv96 7) new.embedding.state) ?x2200 new.embedding.state))))
 (let ((?x4272 (ite $x819 (ite (not $x2339) new.stream (_ bv66 7)) (ite $x2146 (ite $x2339 (_ bv96 7) new.stream) (ite $x1942 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x1558 (_ bv96 7) ?x4272) ?x1567))))))))))))))))))))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4541 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x984 (= 1 new.tp)))
 (let (($x397 (= new.embedding.joined new.stream)))
 (let (($x1318 (or (or (= (_ bv96 7) new.embedding.joined) $x397) (and $x984 (or (not (= (_ bv38 7) new.embedding.split)) $x4541)))))
 (not $x1318))))))
(assert
 (let (($x254 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x6194 (= 1 old.tp)))
(let (($x4838 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x4838) (and $x6194 (or (not (= (_ bv38 7) old.embedding.split)) $x254)))))))
(check-sat)

; from one replica to any number, question 3
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.embedding.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.embedding.joined () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x5260 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3210 (= (_ bv57 7) old.embedding.collective)))
 (let (($x6205 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1733 (= (_ bv5 7) old.embedding.collective)))
 (let (($x4490 (= (_ bv4 7) old.embedding.collective)))
 (or $x4490 $x1733 $x6205 $x3210 $x5260)))))))
(assert
 (let (($x6600 (= (_ bv95 7) old.embedding.split)))
 (let (($x1217 (= (_ bv38 7) old.embedding.split)))
 (or $x1217 (= (_ bv57 7) old.embedding.split) $x6600))))
(assert
 (let (($x6647 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv86 7) old.hidden.kind)))
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x3024 (= (_ bv56 7) old.hidden.kind) $x6179 $x2301 (= (_ bv91 7) old.hidden.kind) $x6647 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1958 (= (_ bv49 7) old.norm.statistic)))
 (or $x1958 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1575 (= (_ bv96 7) old.stream)))
 (let (($x4486 (= (_ bv94 7) old.stream)))
 (let (($x2351 (= (_ bv38 7) old.stream)))
 (or $x2351 $x4486 $x1575)))))
(assert
 (let (($x839 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x6668 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x618 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x618 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x6668 (= (_ bv91 7) old.stream_tokens.kind) $x839 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5160 (div (* ?x1370 old.hidden.multiple) old.hidden.parts)))
 (let (($x2155 (< 1 old.hidden.parts)))
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x6179 $x2155 (= ?x5160 old.hidden.n))))))))
(assert
 (let ((?x1370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5160 (div (* ?x1370 old.hidden.multiple) old.hidden.parts)))
 (let (($x2155 (< 1 old.hidden.parts)))
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x6179 $x2155 (<= old.hidden.n ?x5160))))))))
(assert
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x6179 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x839 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1085 (or $x839 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x360 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1085)))
 (= old.stream_tokens.everywhere $x360)))))
(assert
 (let (($x6645 (not old.embedding.group.pp)))
 (let (($x4885 (or $x6645 (= 1 old.pp))))
 (let (($x4726 (not old.embedding.group.sp)))
 (let (($x2524 (or $x4726 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2883 (not old.embedding.group.dp)))
 (let (($x5274 (or $x2883 $x3056)))
 (let (($x2382 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x5274 $x2524 $x4885)))
 (let (($x3210 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1090 (or $x3210 $x2382)))
 (let (($x6600 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2153 (ite $x6600 (ite (and old.embedding.rows_where_kept $x1090) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2153))))))))))))))
(assert
 (let (($x6647 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2122 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x6647 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2122))))
(assert
 (let (($x1575 (= (_ bv96 7) old.stream)))
 (let (($x2240 (or $x1575 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2240))))
(assert
 (let (($x6194 (= 1 old.tp)))
 (let (($x1575 (= (_ bv96 7) old.stream)))
 (let (($x1298 (or $x1575 $x6194 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x6645 (not old.embedding.group.pp)))
 (let (($x4885 (or $x6645 (= 1 old.pp))))
 (let (($x4726 (not old.embedding.group.sp)))
 (let (($x2524 (or $x4726 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2883 (not old.embedding.group.dp)))
 (let (($x5274 (or $x2883 $x3056)))
 (let (($x2382 (and (or (not old.embedding.group.tp) $x6194) $x5274 $x2524 $x4885)))
 (let (($x6205 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3210 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1147 (ite (or (or $x3210 $x6205) (and $x2382 $x1298)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1919 (= (_ bv96 7) old.embedding.state)))
 (let (($x5260 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1733 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3190 (ite (or $x3210 (and $x6205 (= (_ bv38 7) old.stream)) (and (or $x1733 $x5260) $x2382)) (_ bv38 7) (ite $x6205 (_ bv96 7) (_ bv16 7)))))
 (let (($x1671 (or (and old.hidden.filled (not $x1575)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1614 (not $x2382)))
 (let (($x1958 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2351 (= (_ bv38 7) old.stream)))
 (let ((?x3825 (ite (and $x1733 old.hidden.filled $x2351 $x1614 $x1958) old.stream (ite (and $x5260 $x1614 $x1671) old.stream ?x3190))))
 (let (($x4490 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x5295 (ite $x4490 (_ bv96 7) (ite (and $x1733 old.hidden.filled $x1575 $x1614) (_ bv96 7) ?x3825))))
 (let (($x1090 (or $x3210 $x2382)))
 (let ((?x1866 (ite (and (not $x2351) old.stream.in_order old.hidden.everywhere $x1090) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2382) (_ bv38 7) ?x5295))))
 (let (($x1466 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1774 (ite $x5260 (ite (not $x1575) old.stream (_ bv66 7)) (ite $x6205 (ite $x1575 (_ bv96 7) old.stream) (ite $x3210 (_ bv92 7) (_ bv16 7))))))
 (let ((?x5372 (ite (= (_ bv92 7) old.embedding.state) (ite $x1733 (_ bv96 7) ?x1774) (ite $x1466 ?x1866 (ite $x1919 ?x1147 old.embedding.state)))))
 (= old.embedding.joined ?x5372))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x819 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2146 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1558 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3052 (= (_ bv4 7) new.embedding.collective)))
 (or $x3052 $x1558 $x2146 $x1942 $x819)))))))
(assert
 (let (($x1549 (= (_ bv95 7) new.embedding.split)))
 (let (($x4393 (= (_ bv38 7) new.embedding.split)))
 (or $x4393 (= (_ bv57 7) new.embedding.split) $x1549))))
(assert
 (let (($x5010 (= (_ bv96 7) new.hidden.kind)))
 (let (($x937 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1706 (= (_ bv56 7) new.hidden.kind) $x1271 $x937 (= (_ bv91 7) new.hidden.kind) $x5010 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3178 (= (_ bv49 7) new.norm.statistic)))
 (or $x3178 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2339 (= (_ bv96 7) new.stream)))
 (let (($x2450 (= (_ bv94 7) new.stream)))
 (let (($x4466 (= (_ bv38 7) new.stream)))
 (or $x4466 $x2450 $x2339)))))
(assert
 (let (($x4460 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x5280 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2458 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2458 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x5280 (= (_ bv91 7) new.stream_tokens.kind) $x4460 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x6322 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4841 (div (* ?x6322 new.hidden.multiple) new.hidden.parts)))
 (let (($x4596 (< 1 new.hidden.parts)))
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1271 $x4596 (= ?x4841 new.hidden.n))))))))
(assert
 (let ((?x6322 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4841 (div (* ?x6322 new.hidden.multiple) new.hidden.parts)))
 (let (($x4596 (< 1 new.hidden.parts)))
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1271 $x4596 (<= new.hidden.n ?x4841))))))))
(assert
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1271 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4460 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1104 (or $x4460 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2793 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1104)))
 (= new.stream_tokens.everywhere $x2793)))))
(assert
 (let (($x381 (not new.embedding.group.pp)))
 (let (($x6476 (or $x381 (= 1 new.pp))))
 (let (($x3874 (not new.embedding.group.sp)))
 (let (($x988 (or $x3874 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5081 (not new.embedding.group.dp)))
 (let (($x942 (or $x5081 $x2472)))
 (let (($x1352 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x942 $x988 $x6476)))
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3862 (or $x1942 $x1352)))
 (let (($x1549 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3229 (ite $x1549 (ite (and new.embedding.rows_where_kept $x3862) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3229))))))))))))))
(assert
 (let (($x5010 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4538 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x5010 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4538))))
(assert
 (let (($x2339 (= (_ bv96 7) new.stream)))
 (let (($x1962 (or $x2339 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1962))))
(assert
 (let (($x984 (= 1 new.tp)))
 (let (($x2339 (= (_ bv96 7) new.stream)))
 (let (($x2807 (or $x2339 $x984 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x381 (not new.embedding.group.pp)))
 (let (($x6476 (or $x381 (= 1 new.pp))))
 (let (($x3874 (not new.embedding.group.sp)))
 (let (($x988 (or $x3874 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5081 (not new.embedding.group.dp)))
 (let (($x942 (or $x5081 $x2472)))
 (let (($x1352 (and (or (not new.embedding.group.tp) $x984) $x942 $x988 $x6476)))
 (let (($x2146 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2200 (ite (or (or $x1942 $x2146) (and $x1352 $x2807)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x979 (= (_ bv96 7) new.embedding.state)))
 (let (($x819 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1558 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x1218 (ite (or $x1942 (and $x2146 (= (_ bv38 7) new.stream)) (and (or $x1558 $x819) $x1352)) (_ bv38 7) (ite $x2146 (_ bv96 7) (_ bv16 7)))))
 (let (($x2058 (or (and new.hidden.filled (not $x2339)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3840 (not $x1352)))
 (let (($x3178 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4466 (= (_ bv38 7) new.stream)))
 (let ((?x2707 (ite (and $x1558 new.hidden.filled $x4466 $x3840 $x3178) new.stream (ite (and $x819 $x3840 $x2058) new.stream ?x1218))))
 (let (($x3052 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1277 (ite $x3052 (_ bv96 7) (ite (and $x1558 new.hidden.filled $x2339 $x3840) (_ bv96 7) ?x2707))))
 (let (($x3862 (or $x1942 $x1352)))
 (let ((?x2608 (ite (and (not $x4466) new.stream.in_order new.hidden.everywhere $x3862) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1352) (_ bv38 7) ?x1277))))
 (let (($x5235 (= (_ bv38 7) new.embedding.state)))
 (let ((?x4272 (ite $x819 (ite (not $x2339) new.stream (_ bv66 7)) (ite $x2146 (ite $x2339 (_ bv96 7) new.stream) (ite $x1942 (_ bv92 7) (_ bv16 7))))))
 (let ((?x5251 (ite (= (_ bv92 7) new.embedding.state) (ite $x1558 (_ bv96 7) ?x4272) (ite $x5235 ?x2608 (ite $x979 ?x2200 new.embedding.state)))))
 (= new.embedding.joined ?x5251))))))))))))))))))))))))))))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x381 (not new.embedding.group.pp)))
 (let (($x6476 (or $x381 (= 1 new.pp))))
 (let (($x3874 (not new.embedding.group.sp)))
 (let (($x988 (or $x3874 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5081 (not new.embedding.group.dp)))
 (let (($x942 (or $x5081 $x2472)))
 (let (($x5235 (= (_ bv38 7) new.embedding.state)))
 (let (($x979 (= (_ bv96 7) new.embedding.state)))
 (let (($x1352 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x942 $x988 $x6476)))
 (let (($x874 (and $x1352 (or $x979 (and $x5235 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2146 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1383 (or (and (= (_ bv96 7) new.embedding.joined) $x979) $x1942 (and $x2146 $x5235 (= (_ bv38 7) new.embedding.joined)) $x874 (and (or new.embedding.group.tp (= 1 new.tp)) $x942 $x988 $x6476))))
 (not $x1383))))))))))))))))
(assert
 (let (($x6645 (not old.embedding.group.pp)))
(let (($x4885 (or $x6645 (= 1 old.pp))))
(let (($x4726 (not old.embedding.group.sp)))
(let (($x2524 (or $x4726 (= 1 old.sp))))
(let (($x3056 (= 1 old.dp)))
(let (($x2883 (not old.embedding.group.dp)))
(let (($x5274 (or $x2883 $x3056)))
(let (($x1466 (= (_ bv38 7) old.embedding.state)))
(let (($x1919 (= (_ bv96 7) old.embedding.state)))
(let (($x2382 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x5274 $x2524 $x4885)))
(let (($x6192 (and $x2382 (or $x1919 (and $x1466 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x6205 (= (_ bv10 7) old.embedding.collective)))
(let (($x3210 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x1919) $x3210 (and $x6205 $x1466 (= (_ bv38 7) old.embedding.joined)) $x6192 (and (or old.embedding.group.tp (= 1 old.tp)) $x5274 $x2524 $x4885))))))))))))))))
(check-sat)

; from one replica to any number, question 4
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.positions () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.embedding.joined () (_ BitVec 7))
(declare-fun old.embedding.full_though_split () Bool)
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.positions () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.embedding.joined () (_ BitVec 7))
(declare-fun new.embedding.full_though_split () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x5260 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3210 (= (_ bv57 7) old.embedding.collective)))
 (let (($x6205 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1733 (= (_ bv5 7) old.embedding.collective)))
 (let (($x4490 (= (_ bv4 7) old.embedding.collective)))
 (or $x4490 $x1733 $x6205 $x3210 $x5260)))))))
(assert
 (let (($x6522 (= (_ bv29 7) old.embedding.positions)))
 (let (($x1700 (= (_ bv27 7) old.embedding.positions)))
 (let (($x4737 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2267 (= (_ bv1 7) old.embedding.positions)))
 (or $x2267 $x4737 $x1700 $x6522))))))
(assert
 (let (($x6600 (= (_ bv95 7) old.embedding.split)))
 (let (($x1217 (= (_ bv38 7) old.embedding.split)))
 (or $x1217 (= (_ bv57 7) old.embedding.split) $x6600))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x6647 (= (_ bv96 7) old.hidden.kind)))
 (let (($x911 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv86 7) old.hidden.kind)))
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv48 7) old.hidden.kind)))
 (let (($x5317 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x5317 $x3024 (= (_ bv56 7) old.hidden.kind) $x6179 $x2301 $x911 $x6647 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2305 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x2305 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1958 (= (_ bv49 7) old.norm.statistic)))
 (or $x1958 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1575 (= (_ bv96 7) old.stream)))
 (let (($x4486 (= (_ bv94 7) old.stream)))
 (let (($x2351 (= (_ bv38 7) old.stream)))
 (or $x2351 $x4486 $x1575)))))
(assert
 (let (($x839 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x6668 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x618 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x618 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x6668 (= (_ bv91 7) old.stream_tokens.kind) $x839 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5160 (div (* ?x1370 old.hidden.multiple) old.hidden.parts)))
 (let (($x2155 (< 1 old.hidden.parts)))
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x6179 $x2155 (= ?x5160 old.hidden.n))))))))
(assert
 (let ((?x1370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5160 (div (* ?x1370 old.hidden.multiple) old.hidden.parts)))
 (let (($x2155 (< 1 old.hidden.parts)))
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x6179 $x2155 (<= old.hidden.n ?x5160))))))))
(assert
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x6179 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x5317 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2830 (ite $x5317 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5160 (div (* ?x1370 old.hidden.multiple) old.hidden.parts)))
 (let (($x77 (= (- 1) old.hidden.n)))
 (let (($x6179 (= (_ bv65 7) old.hidden.kind)))
 (let (($x911 (= (_ bv91 7) old.hidden.kind)))
 (let (($x762 (ite $x911 (or $x77 (< old.hidden.block old.hidden.n)) (ite $x6179 (or $x77 (< ?x5160 old.hidden.n)) $x2830))))
 (let (($x6553 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x762)))
 (let (($x3024 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1368 (or $x2301 $x3024)))
 (= old.hidden.moved (ite $x1368 old.hidden.given_moved $x6553)))))))))))))))
(assert
 (let (($x839 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1085 (or $x839 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x360 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1085)))
 (= old.stream_tokens.everywhere $x360)))))
(assert
 (let (($x2382 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3210 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1090 (or $x3210 $x2382)))
 (let (($x6600 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2153 (ite $x6600 (ite (and old.embedding.rows_where_kept $x1090) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2153)))))))
(assert
 (let (($x6647 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1368 (or $x2301 $x3024)))
 (let (($x2122 (ite $x1368 old.hidden.given_everywhere (or $x6647 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2122)))))))
(assert
 (let (($x1446 (not old.hidden.moved)))
 (let (($x885 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1446)))
 (let (($x2133 (= 1 old.hidden.parts)))
 (let (($x3024 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1368 (or $x2301 $x3024)))
 (= old.hidden.first_alone (ite $x1368 old.hidden.given_first (or $x2133 $x885))))))))))
(assert
 (let (($x1575 (= (_ bv96 7) old.stream)))
 (let (($x2240 (or $x1575 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2240))))
(assert
 (let (($x6600 (= (_ bv95 7) old.embedding.split)))
 (let (($x5175 (not $x6600)))
 (let (($x6194 (= 1 old.tp)))
 (let (($x1575 (= (_ bv96 7) old.stream)))
 (let (($x2382 (and (or (not old.embedding.group.tp) $x6194) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2397 (and $x2382 (or $x1575 $x6194 (not (= (_ bv4 7) old.embedding.collective)) $x5175))))
 (let (($x6205 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3210 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1147 (ite (or (or $x3210 $x6205) $x2397) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1919 (= (_ bv96 7) old.embedding.state)))
 (let (($x5260 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1733 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3190 (ite (or $x3210 (and $x6205 (= (_ bv38 7) old.stream)) (and (or $x1733 $x5260) $x2382)) (_ bv38 7) (ite $x6205 (_ bv96 7) (_ bv16 7)))))
 (let (($x1671 (or (and old.hidden.filled (not $x1575)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1614 (not $x2382)))
 (let (($x1958 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2351 (= (_ bv38 7) old.stream)))
 (let ((?x3825 (ite (and $x1733 old.hidden.filled $x2351 $x1614 $x1958) old.stream (ite (and $x5260 $x1614 $x1671) old.stream ?x3190))))
 (let (($x4490 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x5295 (ite $x4490 (_ bv96 7) (ite (and $x1733 old.hidden.filled $x1575 $x1614) (_ bv96 7) ?x3825))))
 (let (($x1090 (or $x3210 $x2382)))
 (let ((?x1866 (ite (and (not $x2351) old.stream.in_order old.hidden.everywhere $x1090) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2382) (_ bv38 7) ?x5295))))
 (let (($x1466 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1774 (ite $x5260 (ite (not $x1575) old.stream (_ bv66 7)) (ite $x6205 (ite $x1575 (_ bv96 7) old.stream) (ite $x3210 (_ bv92 7) (_ bv16 7))))))
 (let (($x3120 (= (_ bv92 7) old.embedding.state)))
 (let ((?x5372 (ite $x3120 (ite $x1733 (_ bv96 7) ?x1774) (ite $x1466 ?x1866 (ite $x1919 ?x1147 old.embedding.state)))))
 (= old.embedding.joined ?x5372))))))))))))))))))))))))))))
(assert
 (let (($x6669 (not old.hidden.everywhere)))
 (let (($x1733 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1466 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1466 (= (_ bv96 7) old.embedding.joined) $x1733 $x6669))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x819 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2146 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1558 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3052 (= (_ bv4 7) new.embedding.collective)))
 (or $x3052 $x1558 $x2146 $x1942 $x819)))))))
(assert
 (let (($x3398 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2241 (= (_ bv27 7) new.embedding.positions)))
 (let (($x659 (= (_ bv23 7) new.embedding.positions)))
 (let (($x4849 (= (_ bv1 7) new.embedding.positions)))
 (or $x4849 $x659 $x2241 $x3398))))))
(assert
 (let (($x1549 (= (_ bv95 7) new.embedding.split)))
 (let (($x4393 (= (_ bv38 7) new.embedding.split)))
 (or $x4393 (= (_ bv57 7) new.embedding.split) $x1549))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x5010 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1801 (= (_ bv91 7) new.hidden.kind)))
 (let (($x937 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv48 7) new.hidden.kind)))
 (let (($x226 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x226 $x1706 (= (_ bv56 7) new.hidden.kind) $x1271 $x937 $x1801 $x5010 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3096 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x3096 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3178 (= (_ bv49 7) new.norm.statistic)))
 (or $x3178 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2339 (= (_ bv96 7) new.stream)))
 (let (($x2450 (= (_ bv94 7) new.stream)))
 (let (($x4466 (= (_ bv38 7) new.stream)))
 (or $x4466 $x2450 $x2339)))))
(assert
 (let (($x4460 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x5280 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2458 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2458 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x5280 (= (_ bv91 7) new.stream_tokens.kind) $x4460 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x6322 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4841 (div (* ?x6322 new.hidden.multiple) new.hidden.parts)))
 (let (($x4596 (< 1 new.hidden.parts)))
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1271 $x4596 (= ?x4841 new.hidden.n))))))))
(assert
 (let ((?x6322 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4841 (div (* ?x6322 new.hidden.multiple) new.hidden.parts)))
 (let (($x4596 (< 1 new.hidden.parts)))
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1271 $x4596 (<= new.hidden.n ?x4841))))))))
(assert
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1271 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x226 (= (_ bv26 7) new.hidden.kind)))
 (let (($x634 (ite $x226 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x6322 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4841 (div (* ?x6322 new.hidden.multiple) new.hidden.parts)))
 (let (($x569 (= (- 1) new.hidden.n)))
 (let (($x1271 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1801 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3159 (ite $x1801 (or $x569 (< new.hidden.block new.hidden.n)) (ite $x1271 (or $x569 (< ?x4841 new.hidden.n)) $x634))))
 (let (($x353 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3159)))
 (let (($x1706 (= (_ bv48 7) new.hidden.kind)))
 (let (($x937 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3004 (or $x937 $x1706)))
 (= new.hidden.moved (ite $x3004 new.hidden.given_moved $x353)))))))))))))))
(assert
 (let (($x4460 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1104 (or $x4460 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2793 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1104)))
 (= new.stream_tokens.everywhere $x2793)))))
(assert
 (let (($x1352 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3862 (or $x1942 $x1352)))
 (let (($x1549 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3229 (ite $x1549 (ite (and new.embedding.rows_where_kept $x3862) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3229)))))))
(assert
 (let (($x5010 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv48 7) new.hidden.kind)))
 (let (($x937 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3004 (or $x937 $x1706)))
 (let (($x4538 (ite $x3004 new.hidden.given_everywhere (or $x5010 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4538)))))))
(assert
 (let (($x2666 (not new.hidden.moved)))
 (let (($x2253 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2666)))
 (let (($x3718 (= 1 new.hidden.parts)))
 (let (($x1706 (= (_ bv48 7) new.hidden.kind)))
 (let (($x937 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3004 (or $x937 $x1706)))
 (= new.hidden.first_alone (ite $x3004 new.hidden.given_first (or $x3718 $x2253))))))))))
(assert
 (let (($x2339 (= (_ bv96 7) new.stream)))
 (let (($x1962 (or $x2339 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1962))))
(assert
 (let (($x1549 (= (_ bv95 7) new.embedding.split)))
 (let (($x5161 (not $x1549)))
 (let (($x984 (= 1 new.tp)))
 (let (($x2339 (= (_ bv96 7) new.stream)))
 (let (($x1352 (and (or (not new.embedding.group.tp) $x984) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x877 (and $x1352 (or $x2339 $x984 (not (= (_ bv4 7) new.embedding.collective)) $x5161))))
 (let (($x2146 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1942 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2200 (ite (or (or $x1942 $x2146) $x877) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x979 (= (_ bv96 7) new.embedding.state)))
 (let (($x819 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1558 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x1218 (ite (or $x1942 (and $x2146 (= (_ bv38 7) new.stream)) (and (or $x1558 $x819) $x1352)) (_ bv38 7) (ite $x2146 (_ bv96 7) (_ bv16 7)))))
 (let (($x2058 (or (and new.hidden.filled (not $x2339)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3840 (not $x1352)))
 (let (($x3178 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4466 (= (_ bv38 7) new.stream)))
 (let ((?x2707 (ite (and $x1558 new.hidden.filled $x4466 $x3840 $x3178) new.stream (ite (and $x819 $x3840 $x2058) new.stream ?x1218))))
 (let (($x3052 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1277 (ite $x3052 (_ bv96 7) (ite (and $x1558 new.hidden.filled $x2339 $x3840) (_ bv96 7) ?x2707))))
 (let (($x3862 (or $x1942 $x1352)))
 (let ((?x2608 (ite (and (not $x4466) new.stream.in_order new.hidden.everywhere $x3862) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1352) (_ bv38 7) ?x1277))))
 (let (($x5235 (= (_ bv38 7) new.embedding.state)))
 (let ((?x4272 (ite $x819 (ite (not $x2339) new.stream (_ bv66 7)) (ite $x2146 (ite $x2339 (_ bv96 7) new.stream) (ite $x1942 (_ bv92 7) (_ bv16 7))))))
 (let (($x3321 (= (_ bv92 7) new.embedding.state)))
 (let ((?x5251 (ite $x3321 (ite $x1558 (_ bv96 7) ?x4272) (ite $x5235 ?x2608 (ite $x979 ?x2200 new.embedding.state)))))
 (= new.embedding.joined ?x5251))))))))))))))))))))))))))))
(assert
 (let (($x964 (not new.hidden.everywhere)))
 (let (($x1558 (= (_ bv5 7) new.embedding.collective)))
 (let (($x5235 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x5235 (= (_ bv96 7) new.embedding.joined) $x1558 $x964))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.positions new.embedding.positions))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_first new.hidden.given_first))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3321 (= (_ bv92 7) new.embedding.state)))
 (let (($x2790 (or $x3321 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x3398 (= (_ bv29 7) new.embedding.positions)))
 (let (($x6309 (not new.embedding.full_though_split)))
 (let (($x2241 (= (_ bv27 7) new.embedding.positions)))
 (let (($x984 (= 1 new.tp)))
 (let (($x5014 (or $x984 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x6309) (and $x2241 $x6309 (or (not (= (_ bv95 7) new.embedding.split)) (not $x3321))) (and $x3398 $x2790) (and (= (_ bv23 7) new.embedding.positions) $x3321))))
 (not $x5014)))))))))
(assert
 (let (($x3120 (= (_ bv92 7) old.embedding.state)))
(let (($x2104 (or $x3120 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x6522 (= (_ bv29 7) old.embedding.positions)))
(let (($x4514 (not old.embedding.full_though_split)))
(let (($x1700 (= (_ bv27 7) old.embedding.positions)))
(let (($x6194 (= 1 old.tp)))
(or $x6194 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x4514) (and $x1700 $x4514 (or (not (= (_ bv95 7) old.embedding.split)) (not $x3120))) (and $x6522 $x2104) (and (= (_ bv23 7) old.embedding.positions) $x3120)))))))))
(check-sat)

; from one replica to any number, question 5
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.given_least () Int)
(declare-fun old.attention.heads.given_most () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.most () Int)
(declare-fun old.attention.heads.given_beyond () Bool)
(declare-fun old.attention.heads.beyond () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.heads.given_undivided () Bool)
(declare-fun old.attention.heads.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.given_least () Int)
(declare-fun new.attention.heads.given_most () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.most () Int)
(declare-fun new.attention.heads.given_beyond () Bool)
(declare-fun new.attention.heads.beyond () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.heads.given_undivided () Bool)
(declare-fun new.attention.heads.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5416 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (and (<= 0 old.attention.heads.given_least)))
(assert
 (and (<= 0 old.attention.heads.given_most)))
(assert
 (let (($x4613 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2934 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1544 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x4670 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x4670 $x1544 $x4890 $x801 $x2934 $x2731 $x4572 $x4895 $x1083 $x4613))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x447 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3180 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3180 $x447 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1400 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2050 (= (_ bv10 7) old.attention.out.input)))
 (or $x2050 $x1400 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2395 (= (_ bv61 7) old.attention.out.split)))
 (let (($x401 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2956 (= (_ bv40 7) old.attention.out.split)))
 (or $x2956 $x401 $x2395)))))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x1305 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1305 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x657 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x657 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x5013 (= (_ bv56 7) old.attention.value_dim.kind) $x1849 $x4762 (= (_ bv91 7) old.attention.value_dim.kind) $x4707 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x4315 (= (- 1) old.attention.heads.n)))
 (let (($x1136 (or $x4315 (< (* ?x2346 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2176 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1136 0 1))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4634 (or $x4315 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2234 (ite (and $x4315 (= 1 old.attention.heads.parts)) 1 (ite $x4634 0 1))))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2934 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x4613 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4670 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1544 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x738 (ite (or $x1544 $x4670 $x4895 $x4613 $x2934) 1 (ite $x4890 ?x2234 (ite $x2731 ?x2176 old.attention.heads.given_least)))))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1083 old.attention.heads.parts ?x738)))))))))))))))))))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x548 (and $x2731 (< 1 old.attention.heads.parts) (= ?x2346 old.attention.heads.n))))
 (= old.attention.heads.filled $x548))))))
(assert
 (let (($x4743 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2731 $x4743)))))
(assert
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5272 (or $x4572 $x801)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x4369 (ite $x1083 old.attention.heads.parts (ite $x5272 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x4369)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x4315 (= (- 1) old.attention.heads.n)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1463 (ite $x4890 (or $x4315 (<= old.attention.heads.parts old.attention.heads.n)) (or $x4315 (< 1 old.attention.heads.n)))))
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1409 (ite $x4895 (or $x4315 (< old.attention.heads.block old.attention.heads.n)) (ite $x2731 (or $x4315 (< ?x2346 old.attention.heads.n)) $x1463))))
 (let (($x1490 (= 1 old.attention.heads.parts)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5272 (or $x4572 $x801)))
 (let (($x1652 (ite $x5272 old.attention.heads.given_moved (ite (or $x1083 $x1490) false $x1409))))
 (= old.attention.heads.moved $x1652))))))))))))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x1107 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1849 (not (= 0 ?x1107)))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x2956 (= (_ bv40 7) old.attention.out.split)))
 (let (($x759 (not $x2956)))
 (let (($x2050 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1400 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1400 (and $x2050 $x759))))))))
(assert
 (let (($x4863 (not old.attention.heads.padded)))
 (let (($x1490 (= 1 old.attention.heads.parts)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5272 (or $x4572 $x801)))
 (let (($x6577 (ite $x5272 old.attention.heads.given_everywhere (or $x1083 (and $x1490 $x4863)))))
 (= old.attention.heads.everywhere $x6577)))))))))
(assert
 (let (($x1022 (not old.attention.value_dim.padded)))
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x5338 (ite (or $x4762 $x5013) old.attention.value_dim.given_everywhere (or $x4707 (and (= 1 old.attention.value_dim.parts) $x1022)))))
 (= old.attention.value_dim.everywhere $x5338)))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x582 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x582)))))))))))))))))))))
(assert
 (let (($x5391 (not old.attention.heads.moved)))
 (let (($x4613 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4670 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1544 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x711 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1544 $x4670 $x4895 $x4613) $x5391))))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5272 (or $x4572 $x801)))
 (= old.attention.heads.undivided (ite $x5272 old.attention.heads.given_undivided $x711))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x1771 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2961 ?x4852 ?x1771))))))))))))))))))))))
(assert
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x5396 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x289 (ite $x5396 old.attention.v (ite $x3005 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x289)))))
(assert
 (let (($x5522 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1715 (not old.attention.gathers)))
 (let (($x401 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x401 $x1715 $x5522))))))
(assert
 (let ((?x784 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2433 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3180 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x447 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4656 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x447 $x3180) $x2433))))
 (let (($x2956 (= (_ bv40 7) old.attention.out.split)))
 (let (($x759 (not $x2956)))
 (let (($x4366 (= (_ bv36 7) old.attention.mixed)))
 (let (($x4531 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x4366)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x4366 old.attention.value_dim.everywhere $x759) $x4656)))
 (= old.attention.mixed_in (ite $x4531 (_ bv96 7) ?x784))))))))))))
(assert
 (let ((?x827 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x616 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1628 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x2433 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x447 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2956 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4635 (and $x2956 (or $x447 $x2433) (ite $x1628 old.attention.dims_where_kept $x616))))
 (= old.attention.out_state (ite $x4635 (_ bv96 7) ?x827))))))))))
(assert
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x874 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (and (<= 0 new.attention.heads.given_most)))
(assert
 (let (($x6378 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2106 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1339 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2576 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2576 $x1339 $x1401 $x1199 $x2106 $x3166 $x4744 $x2834 $x603 $x6378))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3516 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2232 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2232 $x3516 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2968 (= (_ bv32 7) new.attention.out.input)))
 (let (($x4828 (= (_ bv10 7) new.attention.out.input)))
 (or $x4828 $x2968 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3500 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1235 (= (_ bv57 7) new.attention.out.split)))
 (let (($x4929 (= (_ bv40 7) new.attention.out.split)))
 (or $x4929 $x1235 $x3500)))))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x4754 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4754 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x5195 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x5195 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1291 (= (_ bv56 7) new.attention.value_dim.kind) $x1287 $x2461 (= (_ bv91 7) new.attention.value_dim.kind) $x1214 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x6569 (= (- 1) new.attention.heads.n)))
 (let (($x3347 (or $x6569 (< (* ?x1859 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x3618 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x3347 0 1))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3804 (or $x6569 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x4696 (ite (and $x6569 (= 1 new.attention.heads.parts)) 1 (ite $x3804 0 1))))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2106 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x6378 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2576 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1339 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x170 (ite (or $x1339 $x2576 $x2834 $x6378 $x2106) 1 (ite $x1401 ?x4696 (ite $x3166 ?x3618 new.attention.heads.given_least)))))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x603 new.attention.heads.parts ?x170)))))))))))))))))))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2667 (and $x3166 (< 1 new.attention.heads.parts) (= ?x1859 new.attention.heads.n))))
 (= new.attention.heads.filled $x2667))))))
(assert
 (let (($x2844 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3166 $x2844)))))
(assert
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x441 (or $x4744 $x1199)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x2045 (ite $x603 new.attention.heads.parts (ite $x441 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x2045)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x6569 (= (- 1) new.attention.heads.n)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3086 (ite $x1401 (or $x6569 (<= new.attention.heads.parts new.attention.heads.n)) (or $x6569 (< 1 new.attention.heads.n)))))
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x126 (ite $x2834 (or $x6569 (< new.attention.heads.block new.attention.heads.n)) (ite $x3166 (or $x6569 (< ?x1859 new.attention.heads.n)) $x3086))))
 (let (($x1479 (= 1 new.attention.heads.parts)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x441 (or $x4744 $x1199)))
 (let (($x4814 (ite $x441 new.attention.heads.given_moved (ite (or $x603 $x1479) false $x126))))
 (= new.attention.heads.moved $x4814))))))))))))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x2711 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1287 (not (= 0 ?x2711)))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x4929 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3224 (not $x4929)))
 (let (($x4828 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2968 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2968 (and $x4828 $x3224))))))))
(assert
 (let (($x2951 (not new.attention.heads.padded)))
 (let (($x1479 (= 1 new.attention.heads.parts)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x441 (or $x4744 $x1199)))
 (let (($x2586 (ite $x441 new.attention.heads.given_everywhere (or $x603 (and $x1479 $x2951)))))
 (= new.attention.heads.everywhere $x2586)))))))))
(assert
 (let (($x1138 (not new.attention.value_dim.padded)))
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4938 (ite (or $x2461 $x1291) new.attention.value_dim.given_everywhere (or $x1214 (and (= 1 new.attention.value_dim.parts) $x1138)))))
 (= new.attention.value_dim.everywhere $x4938)))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5402 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x5402)))))))))))))))))))))))
(assert
 (let (($x6391 (not new.attention.heads.moved)))
 (let (($x6378 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2576 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1339 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x4820 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1339 $x2576 $x2834 $x6378) $x6391))))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x441 (or $x4744 $x1199)))
 (= new.attention.heads.undivided (ite $x441 new.attention.heads.given_undivided $x4820))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x3775 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1392 ?x4571 ?x3775))))))))))))))))))))))))
(assert
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2492 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1514 (ite $x2492 new.attention.v (ite $x6596 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1514)))))
(assert
 (let (($x4627 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x6237 (not new.attention.gathers)))
 (let (($x1235 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1235 $x6237 $x4627))))))
(assert
 (let ((?x4973 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2270 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2232 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3516 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x248 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3516 $x2232) $x2270))))
 (let (($x4929 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3224 (not $x4929)))
 (let (($x4438 (= (_ bv36 7) new.attention.mixed)))
 (let (($x4322 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x4438)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x4438 new.attention.value_dim.everywhere $x3224) $x248)))
 (= new.attention.mixed_in (ite $x4322 (_ bv96 7) ?x4973))))))))))))
(assert
 (let ((?x4706 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x641 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1794 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x2270 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3516 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4929 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2368 (and $x4929 (or $x3516 $x2270) (ite $x1794 new.attention.dims_where_kept $x641))))
 (= new.attention.out_state (ite $x2368 (_ bv96 7) ?x4706))))))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_beyond new.attention.heads.given_beyond))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_least new.attention.heads.given_least))
(assert
 (= old.attention.heads.given_most new.attention.heads.given_most))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.given_undivided new.attention.heads.given_undivided))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x122 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x268 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x4929 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3224 (not $x4929)))
 (let (($x3200 (or (= 1 new.attention.heads.most) $x3224 (= (_ bv96 7) new.attention.out_state) (and $x268 (and new.attention.heads.undivided $x122)))))
 (let (($x788 (not new.attention.heads.beyond)))
 (let (($x2032 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x4929 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x2032 (and (<= 1 new.attention.heads.least) $x788 $x3200)))))))))))
(assert
 (let (($x3048 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1485 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x2956 (= (_ bv40 7) old.attention.out.split)))
(let (($x759 (not $x2956)))
(let (($x791 (or (= 1 old.attention.heads.most) $x759 (= (_ bv96 7) old.attention.out_state) (and $x1485 (and old.attention.heads.undivided $x3048)))))
(let (($x2515 (not old.attention.heads.beyond)))
(let (($x960 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x2956 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x960 (and (<= 1 old.attention.heads.least) $x2515 $x791))))))))))
(check-sat)

; from one replica to any number, question 6
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.kv_beyond () Bool)
(declare-fun old.attention.kv_beyond () Bool)
(declare-fun new.attention.kv_missing () Bool)
(declare-fun old.attention.kv_missing () Bool)
(declare-fun new.attention.kv_unowned () Bool)
(declare-fun old.attention.kv_unowned () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5416 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2731 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1849 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3210 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7)))))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x4304 (ite $x2961 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x5466 ?x3210))))
 (= old.attention.q ?x4304)))))))))))))))))
(assert
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x874 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3166 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1287 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x556 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7)))))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x5274 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818) ?x556)))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x4726 (ite $x1392 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7))) ?x5274)))
 (= new.attention.q ?x4726)))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_beyond new.attention.kv_beyond))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.kv_missing new.attention.kv_missing))
(assert
 (= old.attention.kv_unowned new.attention.kv_unowned))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2791 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x2791)))))
(assert
 (let (($x2524 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned $x2524)))))
(check-sat)

; from one replica to any number, question 7
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.given_most () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_least () Int)
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_beyond () Bool)
(declare-fun old.attention.head_dim.beyond () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.least () Int)
(declare-fun old.attention.value_dim.given_beyond () Bool)
(declare-fun old.attention.value_dim.beyond () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_least () Int)
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_beyond () Bool)
(declare-fun new.attention.head_dim.beyond () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.least () Int)
(declare-fun new.attention.value_dim.given_beyond () Bool)
(declare-fun new.attention.value_dim.beyond () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5065 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3207 $x5150 $x5217 $x4837 $x5065 $x5416 $x995 $x162 $x1088 $x1067))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x801 (= (_ bv56 7) old.attention.heads.kind) $x2731 $x4572 (= (_ bv91 7) old.attention.heads.kind) $x1083 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1400 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x389 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x389 $x1400 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x5338 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1508 (= (_ bv10 7) old.attention.out.input)))
 (or $x1508 $x5338 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x6577 (= (_ bv61 7) old.attention.out.split)))
 (let (($x4863 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1490 (= (_ bv40 7) old.attention.out.split)))
 (or $x1490 $x4863 $x6577)))))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x1107 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1107 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x918 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x918 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2966 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2821 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2821 $x2966 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x976 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x6256 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x5113 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x6458 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x5268 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x6369 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x6369 $x5268 $x6458 $x5013 $x5113 $x1849 $x4762 $x6256 $x4707 $x976))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let (($x5365 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2731 $x5365)))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x3146 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x5416 (not (= 0 ?x3146)))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5176 (= (- 1) old.attention.head_dim.n)))
 (let (($x289 (or $x5176 (< (* ?x4567 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2331 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x5258 (ite $x5416 (ite (= 0 ?x2331) 1 (ite $x289 0 1)) old.attention.head_dim.given_least)))
 (let (($x1322 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x711 (ite (and $x5176 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x5176 $x1322) 0 1))))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x5065 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x784 (ite $x1088 old.attention.head_dim.parts (ite (or $x5150 $x3207 $x162 $x1067 $x5065) 1 (ite $x5217 ?x711 ?x5258)))))
 (= old.attention.head_dim.least ?x784)))))))))))))))))))
(assert
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x401 (or $x995 $x4837)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2616 (ite $x1088 old.attention.head_dim.parts (ite $x401 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2616)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x5176 (= (- 1) old.attention.head_dim.n)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x616 (ite $x5217 (or $x5176 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x5176 (< 1 old.attention.head_dim.n)))))
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2542 (ite $x162 (or $x5176 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5416 (or $x5176 (< ?x4567 old.attention.head_dim.n)) $x616))))
 (let (($x152 (= 1 old.attention.head_dim.parts)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x401 (or $x995 $x4837)))
 (let (($x1197 (ite $x401 old.attention.head_dim.given_moved (ite (or $x1088 $x152) false $x2542))))
 (= old.attention.head_dim.moved $x1197))))))))))))))))
(assert
 (let ((?x447 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1849 (not (= 0 ?x447)))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x3771 (div ?x6494 old.attention.value_dim.parts)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= ?x3771 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643)))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x3771 (div ?x6494 old.attention.value_dim.parts)))
 (let (($x2433 (= (- 1) old.attention.value_dim.n)))
 (let (($x3297 (or $x2433 (< (* ?x3771 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x2906 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2572 (ite $x1849 (ite (= 0 ?x2906) 1 (ite $x3297 0 1)) old.attention.value_dim.given_least)))
 (let (($x969 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x606 (ite (and $x2433 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x2433 $x969) 0 1))))
 (let (($x6458 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x5113 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x976 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x6256 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x6369 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x5268 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x4755 (ite $x4707 old.attention.value_dim.parts (ite (or $x5268 $x6369 $x6256 $x976 $x5113) 1 (ite $x6458 ?x606 ?x2572)))))
 (= old.attention.value_dim.least ?x4755))))))))))))))))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x2842 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2045 (not old.model.sinks)))
 (= old.attention.one_key (and $x2045 $x2842)))))
(assert
 (let (($x1490 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3097 (not $x1490)))
 (let (($x1508 (= (_ bv10 7) old.attention.out.input)))
 (let (($x5338 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x5338 (and $x1508 $x3097))))))))
(assert
 (let (($x3826 (not old.attention.heads.padded)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5583 (ite (or $x4572 $x801) old.attention.heads.given_everywhere (or $x1083 (and (= 1 old.attention.heads.parts) $x3826)))))
 (= old.attention.heads.everywhere $x5583)))))))
(assert
 (let (($x10 (not old.attention.head_dim.padded)))
 (let (($x152 (= 1 old.attention.head_dim.parts)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x401 (or $x995 $x4837)))
 (let (($x1141 (ite $x401 old.attention.head_dim.given_everywhere (or $x1088 (and $x152 $x10)))))
 (= old.attention.head_dim.everywhere $x1141)))))))))
(assert
 (let (($x164 (not old.attention.value_dim.padded)))
 (let (($x1840 (= 1 old.attention.value_dim.parts)))
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x5316 (ite (or $x4762 $x5013) old.attention.value_dim.given_everywhere (or $x4707 (and $x1840 $x164)))))
 (= old.attention.value_dim.everywhere $x5316))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x5297 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2961 ?x4852 ?x5297)))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x752 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x752)))))))))))))))))))))
(assert
 (let (($x4675 (not old.attention.head_dim.moved)))
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2943 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x5150 $x3207 $x162 $x1067) $x4675))))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x401 (or $x995 $x4837)))
 (= old.attention.head_dim.undivided (ite $x401 old.attention.head_dim.given_undivided $x2943))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x4801 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2961 ?x4852 ?x4801))))))))))))))))))))))
(assert
 (let (($x4395 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2821 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x4675 (not old.attention.head_dim.moved)))
 (let (($x4722 (= 1 old.attention.head_dim.most)))
 (let (($x4706 (<= 1 old.attention.head_dim.least)))
 (let (($x3237 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2966 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2685 (ite (or $x2966 $x3237) (and $x4706 (or old.attention.head_dim.undivided (and $x4722 $x4675))) (and $x2821 (and old.attention.head_dim.undivided $x4395)))))
 (= old.attention.scores_whole $x2685))))))))))
(assert
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2384 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x4868 (ite $x2384 old.attention.v (ite $x3005 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x4868)))))
(assert
 (let (($x1756 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3752 (not old.attention.gathers)))
 (let (($x4863 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x4863 $x3752 $x1756))))))
(assert
 (let ((?x788 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3179 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x389 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1400 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2032 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1400 $x389) $x3179))))
 (let (($x1490 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3097 (not $x1490)))
 (let (($x1076 (= (_ bv36 7) old.attention.mixed)))
 (let (($x4445 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1076)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1076 old.attention.value_dim.everywhere $x3097) $x2032)))
 (= old.attention.mixed_in (ite $x4445 (_ bv96 7) ?x788))))))))))))
(assert
 (let ((?x960 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4487 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1664 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x4487)))
 (let (($x3179 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1400 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1490 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1490 (or $x1400 $x3179) $x1664) (_ bv96 7) ?x960)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1471 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1347 $x4727 $x1383 $x5076 $x1471 $x874 $x917 $x2977 $x4458 $x4678))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1199 (= (_ bv56 7) new.attention.heads.kind) $x3166 $x4744 (= (_ bv91 7) new.attention.heads.kind) $x603 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x4284 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2869 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2869 $x4284 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2176 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3217 (= (_ bv10 7) new.attention.out.input)))
 (or $x3217 $x2176 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x5246 (= (_ bv61 7) new.attention.out.split)))
 (let (($x738 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3086 (= (_ bv40 7) new.attention.out.split)))
 (or $x3086 $x738 $x5246)))))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x4410 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4410 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x3057 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3057 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x6622 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3215 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3215 $x6622 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x5237 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x6631 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2090 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1060 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x5334 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2237 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x2237 $x5334 $x1060 $x1291 $x2090 $x1287 $x2461 $x6631 $x1214 $x5237))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let (($x3261 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3166 $x3261)))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x4390 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x874 (not (= 0 ?x4390)))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4394 (= (- 1) new.attention.head_dim.n)))
 (let (($x5041 (or $x4394 (< (* ?x2326 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x6374 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1962 (ite $x874 (ite (= 0 ?x6374) 1 (ite $x5041 0 1)) new.attention.head_dim.given_least)))
 (let (($x4899 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2363 (ite (and $x4394 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x4394 $x4899) 0 1))))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1471 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x4935 (ite $x4458 new.attention.head_dim.parts (ite (or $x4727 $x1347 $x2977 $x4678 $x1471) 1 (ite $x1383 ?x2363 ?x1962)))))
 (= new.attention.head_dim.least ?x4935)))))))))))))))))))
(assert
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x825 (or $x917 $x5076)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x6612 (ite $x4458 new.attention.head_dim.parts (ite $x825 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x6612)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x4394 (= (- 1) new.attention.head_dim.n)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x354 (ite $x1383 (or $x4394 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4394 (< 1 new.attention.head_dim.n)))))
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4321 (ite $x2977 (or $x4394 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x874 (or $x4394 (< ?x2326 new.attention.head_dim.n)) $x354))))
 (let (($x2321 (= 1 new.attention.head_dim.parts)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x825 (or $x917 $x5076)))
 (let (($x5057 (ite $x825 new.attention.head_dim.given_moved (ite (or $x4458 $x2321) false $x4321))))
 (= new.attention.head_dim.moved $x5057))))))))))))))))
(assert
 (let ((?x2987 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1287 (not (= 0 ?x2987)))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2447 (div ?x5378 new.attention.value_dim.parts)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= ?x2447 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820)))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2447 (div ?x5378 new.attention.value_dim.parts)))
 (let (($x2484 (= (- 1) new.attention.value_dim.n)))
 (let (($x5405 (or $x2484 (< (* ?x2447 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x3233 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x6288 (ite $x1287 (ite (= 0 ?x3233) 1 (ite $x5405 0 1)) new.attention.value_dim.given_least)))
 (let (($x2935 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x403 (ite (and $x2484 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x2484 $x2935) 0 1))))
 (let (($x1060 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2090 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x5237 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x6631 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2237 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x5334 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1638 (ite $x1214 new.attention.value_dim.parts (ite (or $x5334 $x2237 $x6631 $x5237 $x2090) 1 (ite $x1060 ?x403 ?x6288)))))
 (= new.attention.value_dim.least ?x1638))))))))))))))))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x6651 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x4417 (not new.model.sinks)))
 (= new.attention.one_key (and $x4417 $x6651)))))
(assert
 (let (($x3086 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4856 (not $x3086)))
 (let (($x3217 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2176 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2176 (and $x3217 $x4856))))))))
(assert
 (let (($x1331 (not new.attention.heads.padded)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1865 (ite (or $x4744 $x1199) new.attention.heads.given_everywhere (or $x603 (and (= 1 new.attention.heads.parts) $x1331)))))
 (= new.attention.heads.everywhere $x1865)))))))
(assert
 (let (($x2519 (not new.attention.head_dim.padded)))
 (let (($x2321 (= 1 new.attention.head_dim.parts)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x825 (or $x917 $x5076)))
 (let (($x1881 (ite $x825 new.attention.head_dim.given_everywhere (or $x4458 (and $x2321 $x2519)))))
 (= new.attention.head_dim.everywhere $x1881)))))))))
(assert
 (let (($x6455 (not new.attention.value_dim.padded)))
 (let (($x2522 (= 1 new.attention.value_dim.parts)))
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4544 (ite (or $x2461 $x1291) new.attention.value_dim.given_everywhere (or $x1214 (and $x2522 $x6455)))))
 (= new.attention.value_dim.everywhere $x4544))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5274 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1392 ?x4571 ?x5274)))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x2760 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x2760)))))))))))))))))))))))
(assert
 (let (($x909 (not new.attention.head_dim.moved)))
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4944 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x4727 $x1347 $x2977 $x4678) $x909))))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x825 (or $x917 $x5076)))
 (= new.attention.head_dim.undivided (ite $x825 new.attention.head_dim.given_undivided $x4944))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x2710 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1392 ?x4571 ?x2710))))))))))))))))))))))))
(assert
 (let (($x1980 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3215 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x909 (not new.attention.head_dim.moved)))
 (let (($x245 (= 1 new.attention.head_dim.most)))
 (let (($x2965 (<= 1 new.attention.head_dim.least)))
 (let (($x1483 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x6622 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3523 (ite (or $x6622 $x1483) (and $x2965 (or new.attention.head_dim.undivided (and $x245 $x909))) (and $x3215 (and new.attention.head_dim.undivided $x1980)))))
 (= new.attention.scores_whole $x3523))))))))))
(assert
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x346 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1224 (ite $x346 new.attention.v (ite $x6596 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1224)))))
(assert
 (let (($x1370 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x5792 (not new.attention.gathers)))
 (let (($x738 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x738 $x5792 $x1370))))))
(assert
 (let ((?x2613 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1330 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4284 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x719 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x4284 $x2869) $x1330))))
 (let (($x3086 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4856 (not $x3086)))
 (let (($x4955 (= (_ bv36 7) new.attention.mixed)))
 (let (($x914 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x4955)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x4955 new.attention.value_dim.everywhere $x4856) $x719)))
 (= new.attention.mixed_in (ite $x914 (_ bv96 7) ?x2613))))))))))))
(assert
 (let ((?x2450 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2984 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2926 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2984)))
 (let (($x1330 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x4284 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3086 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3086 (or $x4284 $x1330) $x2926) (_ bv96 7) ?x2450)))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_beyond new.attention.head_dim.given_beyond))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_most new.attention.head_dim.given_most))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.group.pp new.attention.scores.group.pp))
(assert
 (= old.attention.scores.group.sp new.attention.scores.group.sp))
(assert
 (= old.attention.scores.group.tp new.attention.scores.group.tp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.given_beyond new.attention.value_dim.given_beyond))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.given_least new.attention.value_dim.given_least))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x126 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x3086 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4856 (not $x3086)))
 (let (($x4615 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x245 (= 1 new.attention.head_dim.most)))
 (let (($x2253 (= (_ bv96 7) new.attention.q)))
 (let (($x652 (or $x2253 $x245 (and $x4615 (or $x4856 $x126 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x1652 (not new.attention.value_dim.beyond)))
 (let (($x1409 (or (and (<= 1 new.attention.value_dim.least) $x1652) (and new.model.latent $x2253))))
 (let (($x2965 (<= 1 new.attention.head_dim.least)))
 (let (($x1080 (not new.attention.head_dim.beyond)))
 (let (($x6569 (and $x1080 (or $x2965 (and new.attention.one_key (not $x2253))) $x1409 $x652)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x6569)))))))))))))))
(assert
 (let (($x1628 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x1490 (= (_ bv40 7) old.attention.out.split)))
(let (($x3097 (not $x1490)))
(let (($x1174 (or old.attention.one_key old.attention.scores_whole)))
(let (($x4722 (= 1 old.attention.head_dim.most)))
(let (($x3202 (= (_ bv96 7) old.attention.q)))
(let (($x1489 (or $x3202 $x4722 (and $x1174 (or $x3097 $x1628 (= (_ bv96 7) old.attention.out_state))))))
(let (($x637 (not old.attention.value_dim.beyond)))
(let (($x4758 (or (and (<= 1 old.attention.value_dim.least) $x637) (and old.model.latent $x3202))))
(let (($x4706 (<= 1 old.attention.head_dim.least)))
(let (($x2434 (not old.attention.head_dim.beyond)))
(let (($x1051 (and $x2434 (or $x4706 (and old.attention.one_key (not $x3202))) $x4758 $x1489)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x1051))))))))))))))
(check-sat)

; from one replica to any number, question 8
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.pairs_apart () Bool)
(declare-fun old.attention.pairs_apart () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5416 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2731 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1849 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3210 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7)))))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x4304 (ite $x2961 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x5466 ?x3210))))
 (= old.attention.q ?x4304)))))))))))))))))
(assert
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x874 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3166 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1287 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x556 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7)))))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x5274 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818) ?x556)))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x4726 (ite $x1392 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7))) ?x5274)))
 (= new.attention.q ?x4726)))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.pairs_apart new.attention.pairs_apart))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x6562 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x6562)))
(assert
 (let (($x1671 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x1671)))
(check-sat)

; from one replica to any number, question 9
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5416 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2731 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x719 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x719 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x868 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x868 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1849 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x5297 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2961 ?x4852 ?x5297)))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x4703 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x4703)))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x4369 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2961 ?x4852 ?x4369))))))))))))))))))))))
(assert
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x874 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3166 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x3201 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3201 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x403 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x403 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1287 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5274 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1392 ?x4571 ?x5274)))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x3233 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x3233)))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5339 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1392 ?x4571 ?x5339))))))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x5235 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x984 (= 1 new.tp)))
 (not (or $x984 (not $x5235))))))
(assert
 (let (($x6346 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x6194 (= 1 old.tp)))
(or $x6194 (not $x6346)))))
(check-sat)

; from one replica to any number, question 10
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.given_least () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.model.qk_norm () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.heads.given_undivided () Bool)
(declare-fun old.attention.heads.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.given_least () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.model.qk_norm () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.heads.given_undivided () Bool)
(declare-fun new.attention.heads.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5416 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (and (<= 0 old.attention.heads.given_least)))
(assert
 (let (($x4613 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2934 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1544 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x4670 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x4670 $x1544 $x4890 $x801 $x2934 $x2731 $x4572 $x4895 $x1083 $x4613))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x295 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2467 (= (_ bv40 7) old.attention.out.split)))
 (or $x2467 $x295 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x719 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x719 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x868 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x868 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3178 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x3178)))
(assert
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1849 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (let (($x126 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x126 (= (_ bv97 7) old.model.qk_norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6416 (= (- 1) old.attention.heads.n)))
 (let (($x4485 (or $x6416 (< (* ?x2346 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x164 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x4485 0 1))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4394 (or $x6416 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2770 (ite (and $x6416 (= 1 old.attention.heads.parts)) 1 (ite $x4394 0 1))))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2934 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x4613 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4670 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1544 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1305 (ite (or $x1544 $x4670 $x4895 $x4613 $x2934) 1 (ite $x4890 ?x2770 (ite $x2731 ?x164 old.attention.heads.given_least)))))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1083 old.attention.heads.parts ?x1305)))))))))))))))))))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x548 (and $x2731 (< 1 old.attention.heads.parts) (= ?x2346 old.attention.heads.n))))
 (= old.attention.heads.filled $x548))))))
(assert
 (let (($x4627 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2731 $x4627)))))
(assert
 (let (($x6416 (= (- 1) old.attention.heads.n)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4445 (ite $x4890 (or $x6416 (<= old.attention.heads.parts old.attention.heads.n)) (or $x6416 (< 1 old.attention.heads.n)))))
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4874 (ite $x4895 (or $x6416 (< old.attention.heads.block old.attention.heads.n)) (ite $x2731 (or $x6416 (< ?x2346 old.attention.heads.n)) $x4445))))
 (let (($x2018 (= 1 old.attention.heads.parts)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4973 (or $x4572 $x801)))
 (let (($x2262 (ite $x4973 old.attention.heads.given_moved (ite (or $x1083 $x2018) false $x4874))))
 (= old.attention.heads.moved $x2262))))))))))))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x962 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3024 (not old.model.sinks)))
 (= old.attention.one_key (and $x3024 $x962)))))
(assert
 (let (($x697 (not old.attention.heads.padded)))
 (let (($x2018 (= 1 old.attention.heads.parts)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4973 (or $x4572 $x801)))
 (let (($x1850 (ite $x4973 old.attention.heads.given_everywhere (or $x1083 (and $x2018 $x697)))))
 (= old.attention.heads.everywhere $x1850)))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x5297 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2961 ?x4852 ?x5297)))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x4703 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x4703)))))))))))))))))))))
(assert
 (let (($x3775 (not old.attention.heads.moved)))
 (let (($x4613 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4670 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1544 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1490 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1544 $x4670 $x4895 $x4613) $x3775))))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4973 (or $x4572 $x801)))
 (= old.attention.heads.undivided (ite $x4973 old.attention.heads.given_undivided $x1490))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x4369 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2961 ?x4852 ?x4369))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x874 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (let (($x6378 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2106 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1339 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2576 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2576 $x1339 $x1401 $x1199 $x2106 $x3166 $x4744 $x2834 $x603 $x6378))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1794 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2321 (= (_ bv40 7) new.attention.out.split)))
 (or $x2321 $x1794 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x3201 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3201 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x403 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x403 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3292 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x3292)))
(assert
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1287 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (let (($x579 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x579 (= (_ bv97 7) new.model.qk_norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x4387 (= (- 1) new.attention.heads.n)))
 (let (($x2906 (or $x4387 (< (* ?x1859 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x4696 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2906 0 1))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2722 (or $x4387 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x4741 (ite (and $x4387 (= 1 new.attention.heads.parts)) 1 (ite $x2722 0 1))))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2106 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x6378 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2576 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1339 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2543 (ite (or $x1339 $x2576 $x2834 $x6378 $x2106) 1 (ite $x1401 ?x4741 (ite $x3166 ?x4696 new.attention.heads.given_least)))))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x603 new.attention.heads.parts ?x2543)))))))))))))))))))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2667 (and $x3166 (< 1 new.attention.heads.parts) (= ?x1859 new.attention.heads.n))))
 (= new.attention.heads.filled $x2667))))))
(assert
 (let (($x2433 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3166 $x2433)))))
(assert
 (let (($x4387 (= (- 1) new.attention.heads.n)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3826 (ite $x1401 (or $x4387 (<= new.attention.heads.parts new.attention.heads.n)) (or $x4387 (< 1 new.attention.heads.n)))))
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4820 (ite $x2834 (or $x4387 (< new.attention.heads.block new.attention.heads.n)) (ite $x3166 (or $x4387 (< ?x1859 new.attention.heads.n)) $x3826))))
 (let (($x634 (= 1 new.attention.heads.parts)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x5338 (or $x4744 $x1199)))
 (let (($x5316 (ite $x5338 new.attention.heads.given_moved (ite (or $x603 $x634) false $x4820))))
 (= new.attention.heads.moved $x5316))))))))))))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x1107 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x152 (not new.model.sinks)))
 (= new.attention.one_key (and $x152 $x1107)))))
(assert
 (let (($x6518 (not new.attention.heads.padded)))
 (let (($x634 (= 1 new.attention.heads.parts)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x5338 (or $x4744 $x1199)))
 (let (($x4322 (ite $x5338 new.attention.heads.given_everywhere (or $x603 (and $x634 $x6518)))))
 (= new.attention.heads.everywhere $x4322)))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5274 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1392 ?x4571 ?x5274)))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x3233 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x3233)))))))))))))))))))))))
(assert
 (let (($x5110 (not new.attention.heads.moved)))
 (let (($x6378 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2576 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1339 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x4757 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1339 $x2576 $x2834 $x6378) $x5110))))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x5338 (or $x4744 $x1199)))
 (= new.attention.heads.undivided (ite $x5338 new.attention.heads.given_undivided $x4757))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5339 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1392 ?x4571 ?x5339))))))))))))))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_least new.attention.heads.given_least))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.given_undivided new.attention.heads.given_undivided))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.qk_norm new.model.qk_norm))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2519 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x2321 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1794 (= (_ bv57 7) new.attention.out.split)))
 (let (($x5409 (not new.model.latent)))
 (let (($x6455 (and $x5409 (or $x1794 (and $x2321 (and new.attention.heads.undivided $x2519))))))
 (let (($x3292 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2522 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x3292 new.attention.one_key)))
 (let (($x4490 (not (= (_ bv92 7) new.attention.k))))
 (let (($x2270 (not (= (_ bv92 7) new.attention.q))))
 (let (($x2176 (or $x2270 new.attention.one_key (and $x4490 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x5160 (and $x2176 (or $x4490 (and (= (_ bv57 7) new.model.qk_norm) $x5409)) $x2522 (or (not (= (_ bv92 7) new.attention.v)) $x6455))))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let (($x984 (= 1 new.tp)))
 (not (or $x984 $x5210 $x5160)))))))))))))))))
(assert
 (let (($x4469 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2467 (= (_ bv40 7) old.attention.out.split)))
(let (($x295 (= (_ bv57 7) old.attention.out.split)))
(let (($x4510 (not old.model.latent)))
(let (($x1652 (and $x4510 (or $x295 (and $x2467 (and old.attention.heads.undivided $x4469))))))
(let (($x3178 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2032 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x3178 old.attention.one_key)))
(let (($x641 (not (= (_ bv92 7) old.attention.k))))
(let (($x1348 (not (= (_ bv92 7) old.attention.q))))
(let (($x637 (or $x1348 old.attention.one_key (and $x641 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x245 (and $x637 (or $x641 (and (= (_ bv57 7) old.model.qk_norm) $x4510)) $x2032 (or (not (= (_ bv92 7) old.attention.v)) $x1652))))
(let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2263 (not $x1272)))
(let (($x6194 (= 1 old.tp)))
(or $x6194 $x2263 $x245))))))))))))))))
(check-sat)

; from one replica to any number, question 11
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5416 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2731 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x719 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x719 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x868 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x868 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1849 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x962 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3024 (not old.model.sinks)))
 (= old.attention.one_key (and $x3024 $x962)))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x4413 (not old.attention.qkv.group.pp)))
 (let (($x1923 (or $x4413 (= 1 old.pp))))
 (let (($x741 (not old.attention.qkv.group.sp)))
 (let (($x1520 (or $x741 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x1797 (or $x4388 $x3056)))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1797 $x1520 $x1923)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x5297 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2961 ?x4852 ?x5297))))))))))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x4413 (not old.attention.qkv.group.pp)))
 (let (($x1923 (or $x4413 (= 1 old.pp))))
 (let (($x741 (not old.attention.qkv.group.sp)))
 (let (($x1520 (or $x741 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x1797 (or $x4388 $x3056)))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1797 $x1520 $x1923)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x4703 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x4703))))))))))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x4413 (not old.attention.qkv.group.pp)))
 (let (($x1923 (or $x4413 (= 1 old.pp))))
 (let (($x741 (not old.attention.qkv.group.sp)))
 (let (($x1520 (or $x741 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x1797 (or $x4388 $x3056)))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1797 $x1520 $x1923)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x4369 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2961 ?x4852 ?x4369)))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x874 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3166 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x3201 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3201 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x403 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x403 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1287 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x1107 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x152 (not new.model.sinks)))
 (= new.attention.one_key (and $x152 $x1107)))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x3306 (not new.attention.qkv.group.pp)))
 (let (($x1498 (or $x3306 (= 1 new.pp))))
 (let (($x2229 (not new.attention.qkv.group.sp)))
 (let (($x2410 (or $x2229 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5300 (not new.attention.qkv.group.dp)))
 (let (($x2171 (or $x5300 $x2472)))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2171 $x2410 $x1498)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5274 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1392 ?x4571 ?x5274))))))))))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x3306 (not new.attention.qkv.group.pp)))
 (let (($x1498 (or $x3306 (= 1 new.pp))))
 (let (($x2229 (not new.attention.qkv.group.sp)))
 (let (($x2410 (or $x2229 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5300 (not new.attention.qkv.group.dp)))
 (let (($x2171 (or $x5300 $x2472)))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2171 $x2410 $x1498)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x3233 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x3233))))))))))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x3306 (not new.attention.qkv.group.pp)))
 (let (($x1498 (or $x3306 (= 1 new.pp))))
 (let (($x2229 (not new.attention.qkv.group.sp)))
 (let (($x2410 (or $x2229 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5300 (not new.attention.qkv.group.dp)))
 (let (($x2171 (or $x5300 $x2472)))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2171 $x2410 $x1498)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5339 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1392 ?x4571 ?x5339)))))))))))))))))))))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3306 (not new.attention.qkv.group.pp)))
 (let (($x1498 (or $x3306 (= 1 new.pp))))
 (let (($x2229 (not new.attention.qkv.group.sp)))
 (let (($x2410 (or $x2229 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5300 (not new.attention.qkv.group.dp)))
 (let (($x2171 (or $x5300 $x2472)))
 (let (($x5391 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x2171 $x2410 $x1498)))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2171 $x2410 $x1498)))
 (let (($x3488 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x2533)))))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2331 (or $x5330 (and $x5210 (or (= (_ bv10 7) new.attention.qkv.collective) $x2533)) $x3488 $x5391)))
 (not $x2331))))))))))))))))
(assert
 (let (($x4413 (not old.attention.qkv.group.pp)))
(let (($x1923 (or $x4413 (= 1 old.pp))))
(let (($x741 (not old.attention.qkv.group.sp)))
(let (($x1520 (or $x741 (= 1 old.sp))))
(let (($x3056 (= 1 old.dp)))
(let (($x4388 (not old.attention.qkv.group.dp)))
(let (($x1797 (or $x4388 $x3056)))
(let (($x2981 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x1797 $x1520 $x1923)))
(let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1797 $x1520 $x1923)))
(let (($x784 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x175)))))
(let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2263 (not $x1272)))
(let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x2753 (and $x2263 (or (= (_ bv10 7) old.attention.qkv.collective) $x175)) $x784 $x2981)))))))))))))))
(check-sat)

; from one replica to any number, question 12
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.bias () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.heads.given_first () Bool)
(declare-fun old.attention.heads.first_alone () Bool)
(declare-fun old.attention.head_dim.given_first () Bool)
(declare-fun old.attention.head_dim.first_alone () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.bias () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.heads.given_first () Bool)
(declare-fun new.attention.heads.first_alone () Bool)
(declare-fun new.attention.head_dim.given_first () Bool)
(declare-fun new.attention.head_dim.first_alone () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.kv_first_alone () Bool)
(declare-fun old.attention.kv_first_alone () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.k_bias () Bool)
(declare-fun old.model.k_bias () Bool)
(declare-fun new.model.q_bias () Bool)
(declare-fun old.model.q_bias () Bool)
(declare-fun new.model.v_bias () Bool)
(declare-fun old.model.v_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x5217 $x4837 (= (_ bv56 7) old.attention.head_dim.kind) $x5416 $x995 $x162 $x1088 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x4890 $x801 (= (_ bv56 7) old.attention.heads.kind) $x2731 $x4572 $x4895 $x1083 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1594 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x4983 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x4223 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x4531 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x4531 $x4223 $x4983 $x1594))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x719 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x719 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x868 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x868 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1849 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x548 (and $x2731 (< 1 old.attention.heads.parts) (= ?x2346 old.attention.heads.n))))
 (= old.attention.heads.filled $x548))))))
(assert
 (let (($x6520 (= (- 1) old.attention.heads.n)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x386 (ite $x4890 (or $x6520 (<= old.attention.heads.parts old.attention.heads.n)) (or $x6520 (< 1 old.attention.heads.n)))))
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2548 (ite $x4895 (or $x6520 (< old.attention.heads.block old.attention.heads.n)) (ite $x2731 (or $x6520 (< ?x2346 old.attention.heads.n)) $x386))))
 (let (($x3187 (= 1 old.attention.heads.parts)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x935 (or $x4572 $x801)))
 (let (($x3161 (ite $x935 old.attention.heads.given_moved (ite (or $x1083 $x3187) false $x2548))))
 (= old.attention.heads.moved $x3161))))))))))))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let (($x1881 (= (- 1) old.attention.head_dim.n)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x752 (ite $x5217 (or $x1881 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1881 (< 1 old.attention.head_dim.n)))))
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1675 (ite $x162 (or $x1881 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5416 (or $x1881 (< ?x4567 old.attention.head_dim.n)) $x752))))
 (let (($x4486 (= 1 old.attention.head_dim.parts)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x5002 (ite $x1271 old.attention.head_dim.given_moved (ite (or $x1088 $x4486) false $x1675))))
 (= old.attention.head_dim.moved $x5002))))))))))))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x962 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3024 (not old.model.sinks)))
 (= old.attention.one_key (and $x3024 $x962)))))
(assert
 (let (($x2023 (not old.attention.heads.moved)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3187 (= 1 old.attention.heads.parts)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x935 (or $x4572 $x801)))
 (let (($x310 (ite $x935 old.attention.heads.given_first (or $x3187 (and (not (or $x1083 $x4890)) $x2023)))))
 (= old.attention.heads.first_alone $x310))))))))))
(assert
 (let (($x260 (not old.attention.head_dim.moved)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4486 (= 1 old.attention.head_dim.parts)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x634 (ite $x1271 old.attention.head_dim.given_first (or $x4486 (and (not (or $x1088 $x5217)) $x260)))))
 (= old.attention.head_dim.first_alone $x634))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x5297 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2961 ?x4852 ?x5297)))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x4703 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x4703)))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x4369 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2961 ?x4852 ?x4369))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1383 $x5076 (= (_ bv56 7) new.attention.head_dim.kind) $x874 $x917 $x2977 $x4458 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1401 $x1199 (= (_ bv56 7) new.attention.heads.kind) $x3166 $x4744 $x2834 $x603 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1840 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1788 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2912 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x2663 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x2663 $x2912 $x1788 $x1840))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x3201 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3201 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x403 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x403 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1287 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2667 (and $x3166 (< 1 new.attention.heads.parts) (= ?x1859 new.attention.heads.n))))
 (= new.attention.heads.filled $x2667))))))
(assert
 (let (($x1040 (= (- 1) new.attention.heads.n)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x737 (ite $x1401 (or $x1040 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1040 (< 1 new.attention.heads.n)))))
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4755 (ite $x2834 (or $x1040 (< new.attention.heads.block new.attention.heads.n)) (ite $x3166 (or $x1040 (< ?x1859 new.attention.heads.n)) $x737))))
 (let (($x3009 (= 1 new.attention.heads.parts)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x353 (or $x4744 $x1199)))
 (let (($x5405 (ite $x353 new.attention.heads.given_moved (ite (or $x603 $x3009) false $x4755))))
 (= new.attention.heads.moved $x5405))))))))))))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let (($x753 (= (- 1) new.attention.head_dim.n)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2683 (ite $x1383 (or $x753 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x753 (< 1 new.attention.head_dim.n)))))
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1000 (ite $x2977 (or $x753 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x874 (or $x753 (< ?x2326 new.attention.head_dim.n)) $x2683))))
 (let (($x4929 (= 1 new.attention.head_dim.parts)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x1120 (ite $x4438 new.attention.head_dim.given_moved (ite (or $x4458 $x4929) false $x1000))))
 (= new.attention.head_dim.moved $x1120))))))))))))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x1107 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x152 (not new.model.sinks)))
 (= new.attention.one_key (and $x152 $x1107)))))
(assert
 (let (($x1671 (not new.attention.heads.moved)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3009 (= 1 new.attention.heads.parts)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x353 (or $x4744 $x1199)))
 (let (($x3202 (ite $x353 new.attention.heads.given_first (or $x3009 (and (not (or $x603 $x1401)) $x1671)))))
 (= new.attention.heads.first_alone $x3202))))))))))
(assert
 (let (($x182 (not new.attention.head_dim.moved)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4929 (= 1 new.attention.head_dim.parts)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x27 (ite $x4438 new.attention.head_dim.given_first (or $x4929 (and (not (or $x4458 $x1383)) $x182)))))
 (= new.attention.head_dim.first_alone $x27))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5274 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1392 ?x4571 ?x5274)))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x3233 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x3233)))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5339 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1392 ?x4571 ?x5339))))))))))))))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_first new.attention.head_dim.given_first))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_first new.attention.heads.given_first))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.kv_first_alone new.attention.kv_first_alone))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.bias new.attention.qkv.bias))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.k_bias new.model.k_bias))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.q_bias new.model.q_bias))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.v_bias new.model.v_bias))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2732 (not new.attention.one_key)))
 (let (($x2663 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x2670 (and $x2663 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x2732)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x565 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x2670)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x918 (or (and $x6596 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x6483 new.attention.head_dim.first_alone))))
 (let (($x1840 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x4710 (not (or (and new.model.q_bias $x2732) new.model.k_bias new.model.v_bias))))
 (let (($x984 (= 1 new.tp)))
 (let (($x4906 (or $x984 $x4710 (and (not $x2435) (or $x2663 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1840 $x918) (and $x2435 $x565))))
 (not $x4906))))))))))))))
(assert
 (let (($x6658 (not old.attention.one_key)))
(let (($x4531 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x4945 (and $x4531 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x6658)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x2344 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x4945)))
(let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x861 (or (and $x3005 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x6473 old.attention.head_dim.first_alone))))
(let (($x1594 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x3618 (not (or (and old.model.q_bias $x6658) old.model.k_bias old.model.v_bias))))
(let (($x6194 (= 1 old.tp)))
(or $x6194 $x3618 (and (not $x1272) (or $x4531 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1594 $x861) (and $x1272 $x2344))))))))))))))
(check-sat)

; from one replica to any number, question 13
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.given_most () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5065 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3207 $x5150 $x5217 $x4837 $x5065 $x5416 $x995 $x162 $x1088 $x1067))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2731 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x2045 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x2166 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3224 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3224 $x2166 $x2045)))))
(assert
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1849 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x2384 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x5416 (not (= 0 ?x2384)))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1881 (= (- 1) old.attention.head_dim.n)))
 (let (($x4702 (or $x1881 (< (* ?x4567 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x126 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x833 (ite $x5416 (ite (= 0 ?x126) 1 (ite $x4702 0 1)) old.attention.head_dim.given_least)))
 (let (($x24 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1284 (ite (and $x1881 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1881 $x24) 0 1))))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x5065 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2455 (ite $x1088 old.attention.head_dim.parts (ite (or $x5150 $x3207 $x162 $x1067 $x5065) 1 (ite $x5217 ?x1284 ?x833)))))
 (= old.attention.head_dim.least ?x2455)))))))))))))))))))
(assert
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1175 (ite $x1088 old.attention.head_dim.parts (ite $x1271 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1175)))))))
(assert
 (let (($x1881 (= (- 1) old.attention.head_dim.n)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x752 (ite $x5217 (or $x1881 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1881 (< 1 old.attention.head_dim.n)))))
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1675 (ite $x162 (or $x1881 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5416 (or $x1881 (< ?x4567 old.attention.head_dim.n)) $x752))))
 (let (($x4486 (= 1 old.attention.head_dim.parts)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x5002 (ite $x1271 old.attention.head_dim.given_moved (ite (or $x1088 $x4486) false $x1675))))
 (= old.attention.head_dim.moved $x5002))))))))))))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x962 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3024 (not old.model.sinks)))
 (= old.attention.one_key (and $x3024 $x962)))))
(assert
 (let (($x567 (not old.attention.head_dim.padded)))
 (let (($x4486 (= 1 old.attention.head_dim.parts)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x2968 (ite $x1271 old.attention.head_dim.given_everywhere (or $x1088 (and $x4486 $x567)))))
 (= old.attention.head_dim.everywhere $x2968)))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3210 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7)))))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x4304 (ite $x2961 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x5466 ?x3210))))
 (= old.attention.q ?x4304)))))))))))))))))
(assert
 (let (($x260 (not old.attention.head_dim.moved)))
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4956 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x5150 $x3207 $x162 $x1067) $x260))))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (= old.attention.head_dim.undivided (ite $x1271 old.attention.head_dim.given_undivided $x4956))))))))))))
(assert
 (let (($x5109 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3224 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x260 (not old.attention.head_dim.moved)))
 (let (($x5524 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x260))))
 (let (($x4530 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2166 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x839 (ite (or $x2166 $x4530) (and (<= 1 old.attention.head_dim.least) $x5524) (and $x3224 (and old.attention.head_dim.undivided $x5109)))))
 (= old.attention.scores_whole $x839)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1471 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1347 $x4727 $x1383 $x5076 $x1471 $x874 $x917 $x2977 $x4458 $x4678))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3166 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x1147 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2620 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x5314 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x5314 $x2620 $x1147)))))
(assert
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1287 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x957 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x874 (not (= 0 ?x957)))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x753 (= (- 1) new.attention.head_dim.n)))
 (let (($x3767 (or $x753 (< (* ?x2326 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x4410 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2302 (ite $x874 (ite (= 0 ?x4410) 1 (ite $x3767 0 1)) new.attention.head_dim.given_least)))
 (let (($x1837 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2450 (ite (and $x753 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x753 $x1837) 0 1))))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1471 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1122 (ite $x4458 new.attention.head_dim.parts (ite (or $x4727 $x1347 $x2977 $x4678 $x1471) 1 (ite $x1383 ?x2450 ?x2302)))))
 (= new.attention.head_dim.least ?x1122)))))))))))))))))))
(assert
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2189 (ite $x4458 new.attention.head_dim.parts (ite $x4438 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2189)))))))
(assert
 (let (($x753 (= (- 1) new.attention.head_dim.n)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2683 (ite $x1383 (or $x753 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x753 (< 1 new.attention.head_dim.n)))))
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1000 (ite $x2977 (or $x753 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x874 (or $x753 (< ?x2326 new.attention.head_dim.n)) $x2683))))
 (let (($x4929 (= 1 new.attention.head_dim.parts)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x1120 (ite $x4438 new.attention.head_dim.given_moved (ite (or $x4458 $x4929) false $x1000))))
 (= new.attention.head_dim.moved $x1120))))))))))))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x1107 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x152 (not new.model.sinks)))
 (= new.attention.one_key (and $x152 $x1107)))))
(assert
 (let (($x2637 (not new.attention.head_dim.padded)))
 (let (($x4929 (= 1 new.attention.head_dim.parts)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x605 (ite $x4438 new.attention.head_dim.given_everywhere (or $x4458 (and $x4929 $x2637)))))
 (= new.attention.head_dim.everywhere $x605)))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x556 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7)))))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x5274 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818) ?x556)))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x4726 (ite $x1392 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7))) ?x5274)))
 (= new.attention.q ?x4726)))))))))))))))))))
(assert
 (let (($x182 (not new.attention.head_dim.moved)))
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2573 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x4727 $x1347 $x2977 $x4678) $x182))))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (= new.attention.head_dim.undivided (ite $x4438 new.attention.head_dim.given_undivided $x2573))))))))))))
(assert
 (let (($x2527 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x5314 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x182 (not new.attention.head_dim.moved)))
 (let (($x979 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x182))))
 (let (($x2965 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2620 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3217 (ite (or $x2620 $x2965) (and (<= 1 new.attention.head_dim.least) $x979) (and $x5314 (and new.attention.head_dim.undivided $x2527)))))
 (= new.attention.scores_whole $x3217)))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_most new.attention.head_dim.given_most))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.group.pp new.attention.scores.group.pp))
(assert
 (= old.attention.scores.group.sp new.attention.scores.group.sp))
(assert
 (= old.attention.scores.group.tp new.attention.scores.group.tp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1147 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x984 (= 1 new.tp)))
 (let (($x6185 (or $x984 (not (= (_ bv36 7) new.attention.q)) $x1147 new.attention.one_key new.attention.scores_whole)))
 (not $x6185)))))
(assert
 (let (($x2045 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x6194 (= 1 old.tp)))
(or $x6194 (not (= (_ bv36 7) old.attention.q)) $x2045 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 14
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.given_most () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5065 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3207 $x5150 $x5217 $x4837 $x5065 $x5416 $x995 $x162 $x1088 $x1067))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2731 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x6199 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x6199 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x2166 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3224 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3224 $x2166 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1849 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x2384 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x5416 (not (= 0 ?x2384)))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1881 (= (- 1) old.attention.head_dim.n)))
 (let (($x4702 (or $x1881 (< (* ?x4567 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x126 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x833 (ite $x5416 (ite (= 0 ?x126) 1 (ite $x4702 0 1)) old.attention.head_dim.given_least)))
 (let (($x24 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1284 (ite (and $x1881 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1881 $x24) 0 1))))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x5065 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2455 (ite $x1088 old.attention.head_dim.parts (ite (or $x5150 $x3207 $x162 $x1067 $x5065) 1 (ite $x5217 ?x1284 ?x833)))))
 (= old.attention.head_dim.least ?x2455)))))))))))))))))))
(assert
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1175 (ite $x1088 old.attention.head_dim.parts (ite $x1271 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1175)))))))
(assert
 (let (($x1881 (= (- 1) old.attention.head_dim.n)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x752 (ite $x5217 (or $x1881 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1881 (< 1 old.attention.head_dim.n)))))
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1675 (ite $x162 (or $x1881 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5416 (or $x1881 (< ?x4567 old.attention.head_dim.n)) $x752))))
 (let (($x4486 (= 1 old.attention.head_dim.parts)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x5002 (ite $x1271 old.attention.head_dim.given_moved (ite (or $x1088 $x4486) false $x1675))))
 (= old.attention.head_dim.moved $x5002))))))))))))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x962 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3024 (not old.model.sinks)))
 (= old.attention.one_key (and $x3024 $x962)))))
(assert
 (let (($x567 (not old.attention.head_dim.padded)))
 (let (($x4486 (= 1 old.attention.head_dim.parts)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x2968 (ite $x1271 old.attention.head_dim.given_everywhere (or $x1088 (and $x4486 $x567)))))
 (= old.attention.head_dim.everywhere $x2968)))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x5297 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2961 ?x4852 ?x5297)))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x5178 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x5178)))))))))))))))))))))
(assert
 (let (($x260 (not old.attention.head_dim.moved)))
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4956 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x5150 $x3207 $x162 $x1067) $x260))))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (= old.attention.head_dim.undivided (ite $x1271 old.attention.head_dim.given_undivided $x4956))))))))))))
(assert
 (let (($x5109 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3224 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x260 (not old.attention.head_dim.moved)))
 (let (($x5524 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x260))))
 (let (($x2183 (= 1 old.pp)))
 (let (($x2540 (not old.attention.scores.group.pp)))
 (let (($x3865 (or $x2540 $x2183)))
 (let (($x2813 (= 1 old.sp)))
 (let (($x673 (not old.attention.scores.group.sp)))
 (let (($x5408 (or $x673 $x2813)))
 (let (($x3056 (= 1 old.dp)))
 (let (($x1161 (not old.attention.scores.group.dp)))
 (let (($x4778 (or $x1161 $x3056)))
 (let (($x4530 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x4778 $x5408 $x3865)))
 (let (($x2166 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x839 (ite (or $x2166 $x4530) (and (<= 1 old.attention.head_dim.least) $x5524) (and $x3224 (and old.attention.head_dim.undivided $x5109)))))
 (= old.attention.scores_whole $x839))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1471 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1347 $x4727 $x1383 $x5076 $x1471 $x874 $x917 $x2977 $x4458 $x4678))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3166 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x6591 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x6591 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x2620 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x5314 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x5314 $x2620 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1287 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x957 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x874 (not (= 0 ?x957)))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x753 (= (- 1) new.attention.head_dim.n)))
 (let (($x3767 (or $x753 (< (* ?x2326 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x4410 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2302 (ite $x874 (ite (= 0 ?x4410) 1 (ite $x3767 0 1)) new.attention.head_dim.given_least)))
 (let (($x1837 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2450 (ite (and $x753 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x753 $x1837) 0 1))))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1471 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1122 (ite $x4458 new.attention.head_dim.parts (ite (or $x4727 $x1347 $x2977 $x4678 $x1471) 1 (ite $x1383 ?x2450 ?x2302)))))
 (= new.attention.head_dim.least ?x1122)))))))))))))))))))
(assert
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2189 (ite $x4458 new.attention.head_dim.parts (ite $x4438 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2189)))))))
(assert
 (let (($x753 (= (- 1) new.attention.head_dim.n)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2683 (ite $x1383 (or $x753 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x753 (< 1 new.attention.head_dim.n)))))
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1000 (ite $x2977 (or $x753 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x874 (or $x753 (< ?x2326 new.attention.head_dim.n)) $x2683))))
 (let (($x4929 (= 1 new.attention.head_dim.parts)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x1120 (ite $x4438 new.attention.head_dim.given_moved (ite (or $x4458 $x4929) false $x1000))))
 (= new.attention.head_dim.moved $x1120))))))))))))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x1107 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x152 (not new.model.sinks)))
 (= new.attention.one_key (and $x152 $x1107)))))
(assert
 (let (($x2637 (not new.attention.head_dim.padded)))
 (let (($x4929 (= 1 new.attention.head_dim.parts)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x605 (ite $x4438 new.attention.head_dim.given_everywhere (or $x4458 (and $x4929 $x2637)))))
 (= new.attention.head_dim.everywhere $x605)))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5274 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1392 ?x4571 ?x5274)))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x1506 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x1506)))))))))))))))))))))))
(assert
 (let (($x182 (not new.attention.head_dim.moved)))
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2573 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x4727 $x1347 $x2977 $x4678) $x182))))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (= new.attention.head_dim.undivided (ite $x4438 new.attention.head_dim.given_undivided $x2573))))))))))))
(assert
 (let (($x2527 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x5314 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x182 (not new.attention.head_dim.moved)))
 (let (($x979 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x182))))
 (let (($x2019 (= 1 new.pp)))
 (let (($x1141 (not new.attention.scores.group.pp)))
 (let (($x3752 (or $x1141 $x2019)))
 (let (($x907 (= 1 new.sp)))
 (let (($x5316 (not new.attention.scores.group.sp)))
 (let (($x4820 (or $x5316 $x907)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1816 (not new.attention.scores.group.dp)))
 (let (($x2722 (or $x1816 $x2472)))
 (let (($x2965 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2722 $x4820 $x3752)))
 (let (($x2620 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3217 (ite (or $x2620 $x2965) (and (<= 1 new.attention.head_dim.least) $x979) (and $x5314 (and new.attention.head_dim.undivided $x2527)))))
 (= new.attention.scores_whole $x3217))))))))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_most new.attention.head_dim.given_most))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.group.pp new.attention.scores.group.pp))
(assert
 (= old.attention.scores.group.sp new.attention.scores.group.sp))
(assert
 (= old.attention.scores.group.tp new.attention.scores.group.tp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x555 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x2019 (= 1 new.pp)))
 (let (($x1141 (not new.attention.scores.group.pp)))
 (let (($x3752 (or $x1141 $x2019)))
 (let (($x907 (= 1 new.sp)))
 (let (($x5316 (not new.attention.scores.group.sp)))
 (let (($x4820 (or $x5316 $x907)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1816 (not new.attention.scores.group.dp)))
 (let (($x2722 (or $x1816 $x2472)))
 (let (($x2965 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2722 $x4820 $x3752)))
 (let (($x4460 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x2722 $x4820 $x3752)))
 (let (($x4627 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x4679 (not new.attention.one_key)))
 (let (($x2360 (not new.attention.scores_whole)))
 (let (($x5314 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2620 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1009 (or $x2620 (and $x5314 (not (= 1 new.tp)) $x2360 $x4679) $x4627 $x4460 (and $x2965 $x555))))
 (not $x1009))))))))))))))))))))
(assert
 (let (($x618 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x2183 (= 1 old.pp)))
(let (($x2540 (not old.attention.scores.group.pp)))
(let (($x3865 (or $x2540 $x2183)))
(let (($x2813 (= 1 old.sp)))
(let (($x673 (not old.attention.scores.group.sp)))
(let (($x5408 (or $x673 $x2813)))
(let (($x3056 (= 1 old.dp)))
(let (($x1161 (not old.attention.scores.group.dp)))
(let (($x4778 (or $x1161 $x3056)))
(let (($x4530 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x4778 $x5408 $x3865)))
(let (($x2434 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x4778 $x5408 $x3865)))
(let (($x1415 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x719 (not old.attention.one_key)))
(let (($x3253 (not old.attention.scores_whole)))
(let (($x3224 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x2166 (= (_ bv57 7) old.attention.scores.sum)))
(or $x2166 (and $x3224 (not (= 1 old.tp)) $x3253 $x719) $x1415 $x2434 (and $x4530 $x618))))))))))))))))))))
(check-sat)

; from one replica to any number, question 15
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.scale () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.scale () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.set_scale () Bool)
(declare-fun old.model.set_scale () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5065 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3207 $x5150 $x5217 $x4837 $x5065 $x5416 $x995 $x162 $x1088 $x1067))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2731 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x2023 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x2023 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1849 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x2384 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x5416 (not (= 0 ?x2384)))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1881 (= (- 1) old.attention.head_dim.n)))
 (let (($x4702 (or $x1881 (< (* ?x4567 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x126 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x833 (ite $x5416 (ite (= 0 ?x126) 1 (ite $x4702 0 1)) old.attention.head_dim.given_least)))
 (let (($x24 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1284 (ite (and $x1881 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1881 $x24) 0 1))))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x5065 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2455 (ite $x1088 old.attention.head_dim.parts (ite (or $x5150 $x3207 $x162 $x1067 $x5065) 1 (ite $x5217 ?x1284 ?x833)))))
 (= old.attention.head_dim.least ?x2455)))))))))))))))))))
(assert
 (let (($x1881 (= (- 1) old.attention.head_dim.n)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x752 (ite $x5217 (or $x1881 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1881 (< 1 old.attention.head_dim.n)))))
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1675 (ite $x162 (or $x1881 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5416 (or $x1881 (< ?x4567 old.attention.head_dim.n)) $x752))))
 (let (($x4486 (= 1 old.attention.head_dim.parts)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x5002 (ite $x1271 old.attention.head_dim.given_moved (ite (or $x1088 $x4486) false $x1675))))
 (= old.attention.head_dim.moved $x5002))))))))))))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x962 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3024 (not old.model.sinks)))
 (= old.attention.one_key (and $x3024 $x962)))))
(assert
 (let (($x567 (not old.attention.head_dim.padded)))
 (let (($x4486 (= 1 old.attention.head_dim.parts)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x2968 (ite $x1271 old.attention.head_dim.given_everywhere (or $x1088 (and $x4486 $x567)))))
 (= old.attention.head_dim.everywhere $x2968)))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3210 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7)))))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x4304 (ite $x2961 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x5466 ?x3210))))
 (= old.attention.q ?x4304)))))))))))))))))
(assert
 (let (($x260 (not old.attention.head_dim.moved)))
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4956 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x5150 $x3207 $x162 $x1067) $x260))))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (= old.attention.head_dim.undivided (ite $x1271 old.attention.head_dim.given_undivided $x4956))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1471 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1347 $x4727 $x1383 $x5076 $x1471 $x874 $x917 $x2977 $x4458 $x4678))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3166 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x3124 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x3124 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1287 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x957 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x874 (not (= 0 ?x957)))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x753 (= (- 1) new.attention.head_dim.n)))
 (let (($x3767 (or $x753 (< (* ?x2326 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x4410 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2302 (ite $x874 (ite (= 0 ?x4410) 1 (ite $x3767 0 1)) new.attention.head_dim.given_least)))
 (let (($x1837 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2450 (ite (and $x753 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x753 $x1837) 0 1))))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1471 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1122 (ite $x4458 new.attention.head_dim.parts (ite (or $x4727 $x1347 $x2977 $x4678 $x1471) 1 (ite $x1383 ?x2450 ?x2302)))))
 (= new.attention.head_dim.least ?x1122)))))))))))))))))))
(assert
 (let (($x753 (= (- 1) new.attention.head_dim.n)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2683 (ite $x1383 (or $x753 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x753 (< 1 new.attention.head_dim.n)))))
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1000 (ite $x2977 (or $x753 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x874 (or $x753 (< ?x2326 new.attention.head_dim.n)) $x2683))))
 (let (($x4929 (= 1 new.attention.head_dim.parts)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x1120 (ite $x4438 new.attention.head_dim.given_moved (ite (or $x4458 $x4929) false $x1000))))
 (= new.attention.head_dim.moved $x1120))))))))))))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x1107 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x152 (not new.model.sinks)))
 (= new.attention.one_key (and $x152 $x1107)))))
(assert
 (let (($x2637 (not new.attention.head_dim.padded)))
 (let (($x4929 (= 1 new.attention.head_dim.parts)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x605 (ite $x4438 new.attention.head_dim.given_everywhere (or $x4458 (and $x4929 $x2637)))))
 (= new.attention.head_dim.everywhere $x605)))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x556 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7)))))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x5274 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818) ?x556)))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x4726 (ite $x1392 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7))) ?x5274)))
 (= new.attention.q ?x4726)))))))))))))))))))
(assert
 (let (($x182 (not new.attention.head_dim.moved)))
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2573 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x4727 $x1347 $x2977 $x4678) $x182))))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (= new.attention.head_dim.undivided (ite $x4438 new.attention.head_dim.given_undivided $x2573))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.scale new.attention.scores.scale))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.set_scale new.model.set_scale))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3124 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x2032 (or (not (= (_ bv36 7) new.attention.q)) $x3124 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x2032))))
(assert
 (let (($x2023 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x2023 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 16
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.statistic () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.model.qk_norm () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.heads.given_undivided () Bool)
(declare-fun old.attention.heads.undivided () Bool)
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.statistic () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.model.qk_norm () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.heads.given_undivided () Bool)
(declare-fun new.attention.heads.undivided () Bool)
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.kv_undivided () Bool)
(declare-fun old.attention.kv_undivided () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3207 $x5150 $x5217 $x4837 (= (_ bv56 7) old.attention.head_dim.kind) $x5416 $x995 $x162 $x1088 $x1067)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x4613 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1544 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x4670 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x4670 $x1544 $x4890 $x801 (= (_ bv56 7) old.attention.heads.kind) $x2731 $x4572 $x4895 $x1083 $x4613)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x2122 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2122 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x2512 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2512)))
(assert
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1849 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (let (($x18 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x6576 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x6576 $x18))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x548 (and $x2731 (< 1 old.attention.heads.parts) (= ?x2346 old.attention.heads.n))))
 (= old.attention.heads.filled $x548))))))
(assert
 (let (($x5388 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2731 $x5388)))))
(assert
 (let (($x2981 (= (- 1) old.attention.heads.n)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x6595 (ite $x4890 (or $x2981 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2981 (< 1 old.attention.heads.n)))))
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2342 (ite $x4895 (or $x2981 (< old.attention.heads.block old.attention.heads.n)) (ite $x2731 (or $x2981 (< ?x2346 old.attention.heads.n)) $x6595))))
 (let (($x999 (= 1 old.attention.heads.parts)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2331 (or $x4572 $x801)))
 (let (($x1203 (ite $x2331 old.attention.heads.given_moved (ite (or $x1083 $x999) false $x2342))))
 (= old.attention.heads.moved $x1203))))))))))))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x2384 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x5416 (not (= 0 ?x2384)))))))
(assert
 (let (($x1881 (= (- 1) old.attention.head_dim.n)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x752 (ite $x5217 (or $x1881 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1881 (< 1 old.attention.head_dim.n)))))
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1675 (ite $x162 (or $x1881 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5416 (or $x1881 (< ?x4567 old.attention.head_dim.n)) $x752))))
 (let (($x4486 (= 1 old.attention.head_dim.parts)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x5002 (ite $x1271 old.attention.head_dim.given_moved (ite (or $x1088 $x4486) false $x1675))))
 (= old.attention.head_dim.moved $x5002))))))))))))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x962 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3024 (not old.model.sinks)))
 (= old.attention.one_key (and $x3024 $x962)))))
(assert
 (let (($x2412 (not old.attention.heads.padded)))
 (let (($x999 (= 1 old.attention.heads.parts)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2331 (or $x4572 $x801)))
 (let (($x2696 (ite $x2331 old.attention.heads.given_everywhere (or $x1083 (and $x999 $x2412)))))
 (= old.attention.heads.everywhere $x2696)))))))))
(assert
 (let (($x567 (not old.attention.head_dim.padded)))
 (let (($x4486 (= 1 old.attention.head_dim.parts)))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (let (($x2968 (ite $x1271 old.attention.head_dim.given_everywhere (or $x1088 (and $x4486 $x567)))))
 (= old.attention.head_dim.everywhere $x2968)))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x5297 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2961 ?x4852 ?x5297)))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x2912 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x2912)))))))))))))))))))))
(assert
 (let (($x5521 (not old.attention.heads.moved)))
 (let (($x4613 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4670 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1544 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x4009 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1544 $x4670 $x4895 $x4613) $x5521))))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2331 (or $x4572 $x801)))
 (= old.attention.heads.undivided (ite $x2331 old.attention.heads.given_undivided $x4009))))))))))))
(assert
 (let (($x260 (not old.attention.head_dim.moved)))
 (let (($x1067 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3207 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x5150 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4956 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x5150 $x3207 $x162 $x1067) $x260))))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1271 (or $x995 $x4837)))
 (= old.attention.head_dim.undivided (ite $x1271 old.attention.head_dim.given_undivided $x4956))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1347 $x4727 $x1383 $x5076 (= (_ bv56 7) new.attention.head_dim.kind) $x874 $x917 $x2977 $x4458 $x4678)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x6378 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1339 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2576 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2576 $x1339 $x1401 $x1199 (= (_ bv56 7) new.attention.heads.kind) $x3166 $x4744 $x2834 $x603 $x6378)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x5109 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x5109 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x4697 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x4697)))
(assert
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1287 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (let (($x2404 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x6658 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x6658 $x2404))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2667 (and $x3166 (< 1 new.attention.heads.parts) (= ?x1859 new.attention.heads.n))))
 (= new.attention.heads.filled $x2667))))))
(assert
 (let (($x5101 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3166 $x5101)))))
(assert
 (let (($x2685 (= (- 1) new.attention.heads.n)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3202 (ite $x1401 (or $x2685 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2685 (< 1 new.attention.heads.n)))))
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1546 (ite $x2834 (or $x2685 (< new.attention.heads.block new.attention.heads.n)) (ite $x3166 (or $x2685 (< ?x1859 new.attention.heads.n)) $x3202))))
 (let (($x5292 (= 1 new.attention.heads.parts)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1012 (or $x4744 $x1199)))
 (let (($x5246 (ite $x1012 new.attention.heads.given_moved (ite (or $x603 $x5292) false $x1546))))
 (= new.attention.heads.moved $x5246))))))))))))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x957 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x874 (not (= 0 ?x957)))))))
(assert
 (let (($x753 (= (- 1) new.attention.head_dim.n)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2683 (ite $x1383 (or $x753 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x753 (< 1 new.attention.head_dim.n)))))
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1000 (ite $x2977 (or $x753 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x874 (or $x753 (< ?x2326 new.attention.head_dim.n)) $x2683))))
 (let (($x4929 (= 1 new.attention.head_dim.parts)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x1120 (ite $x4438 new.attention.head_dim.given_moved (ite (or $x4458 $x4929) false $x1000))))
 (= new.attention.head_dim.moved $x1120))))))))))))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x1107 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x152 (not new.model.sinks)))
 (= new.attention.one_key (and $x152 $x1107)))))
(assert
 (let (($x1193 (not new.attention.heads.padded)))
 (let (($x5292 (= 1 new.attention.heads.parts)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1012 (or $x4744 $x1199)))
 (let (($x6612 (ite $x1012 new.attention.heads.given_everywhere (or $x603 (and $x5292 $x1193)))))
 (= new.attention.heads.everywhere $x6612)))))))))
(assert
 (let (($x2637 (not new.attention.head_dim.padded)))
 (let (($x4929 (= 1 new.attention.head_dim.parts)))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (let (($x605 (ite $x4438 new.attention.head_dim.given_everywhere (or $x4458 (and $x4929 $x2637)))))
 (= new.attention.head_dim.everywhere $x605)))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x5274 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1392 ?x4571 ?x5274)))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x618 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x618)))))))))))))))))))))))
(assert
 (let (($x485 (not new.attention.heads.moved)))
 (let (($x6378 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2576 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1339 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3161 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1339 $x2576 $x2834 $x6378) $x485))))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1012 (or $x4744 $x1199)))
 (= new.attention.heads.undivided (ite $x1012 new.attention.heads.given_undivided $x3161))))))))))))
(assert
 (let (($x182 (not new.attention.head_dim.moved)))
 (let (($x4678 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1347 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4727 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2573 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x4727 $x1347 $x2977 $x4678) $x182))))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4438 (or $x917 $x5076)))
 (= new.attention.head_dim.undivided (ite $x4438 new.attention.head_dim.given_undivided $x2573))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.given_undivided new.attention.heads.given_undivided))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.kv_undivided new.attention.kv_undivided))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.statistic new.attention.scores.statistic))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.qk_norm new.model.qk_norm))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3160 (not new.attention.heads.undivided)))
 (let (($x5405 (not new.attention.one_key)))
 (let (($x3177 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x5405 $x3160))))
 (let (($x2404 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x3601 (not new.attention.head_dim.undivided)))
 (let (($x5064 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x5405)) $x3601)))
 (let (($x6658 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x4697 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x4697 $x6658 (not (or $x5064 (and $x2404 $x3177))))))))))))))
(assert
 (let (($x1368 (not old.attention.heads.undivided)))
(let (($x5792 (not old.attention.one_key)))
(let (($x1839 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x5792 $x1368))))
(let (($x18 (= (_ bv97 7) old.model.qk_norm)))
(let (($x2513 (not old.attention.head_dim.undivided)))
(let (($x2189 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x5792)) $x2513)))
(let (($x6576 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2512 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2512 $x6576 (not (or $x2189 (and $x18 $x1839)))))))))))))
(check-sat)

; from one replica to any number, question 17
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.per_head () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.leads () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.per_head () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.leads () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5416 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x4890 $x801 (= (_ bv56 7) old.attention.heads.kind) $x2731 $x4572 $x4895 $x1083 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x5260 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x5260 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x868 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x868)))
(assert
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1849 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (let (($x2352 (= (_ bv2 7) old.model.positions)))
 (or $x2352 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2296 (< 1 old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 $x2296 (= ?x2346 old.attention.heads.n))))))))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2296 (< 1 old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x2731 $x2296 (<= old.attention.heads.n ?x2346))))))))
(assert
 (let (($x5388 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2731 $x5388)))))
(assert
 (let (($x2981 (= (- 1) old.attention.heads.n)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x6595 (ite $x4890 (or $x2981 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2981 (< 1 old.attention.heads.n)))))
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2342 (ite $x4895 (or $x2981 (< old.attention.heads.block old.attention.heads.n)) (ite $x2731 (or $x2981 (< ?x2346 old.attention.heads.n)) $x6595))))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1203 (ite (or $x4572 $x801) old.attention.heads.given_moved (ite (or $x1083 (= 1 old.attention.heads.parts)) false $x2342))))
 (= old.attention.heads.moved $x1203))))))))))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x962 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3024 (not old.model.sinks)))
 (= old.attention.one_key (and $x3024 $x962)))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3210 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7)))))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x4304 (ite $x2961 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x5466 ?x3210))))
 (= old.attention.q ?x4304)))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x874 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1401 $x1199 (= (_ bv56 7) new.attention.heads.kind) $x3166 $x4744 $x2834 $x603 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x5240 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x5240 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x1709 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x1709)))
(assert
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1287 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (let (($x6565 (= (_ bv2 7) new.model.positions)))
 (or $x6565 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3205 (< 1 new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 $x3205 (= ?x1859 new.attention.heads.n))))))))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3205 (< 1 new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x3166 $x3205 (<= new.attention.heads.n ?x1859))))))))
(assert
 (let (($x5101 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3166 $x5101)))))
(assert
 (let (($x2685 (= (- 1) new.attention.heads.n)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3202 (ite $x1401 (or $x2685 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2685 (< 1 new.attention.heads.n)))))
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1546 (ite $x2834 (or $x2685 (< new.attention.heads.block new.attention.heads.n)) (ite $x3166 (or $x2685 (< ?x1859 new.attention.heads.n)) $x3202))))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x5246 (ite (or $x4744 $x1199) new.attention.heads.given_moved (ite (or $x603 (= 1 new.attention.heads.parts)) false $x1546))))
 (= new.attention.heads.moved $x5246))))))))))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x1107 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x152 (not new.model.sinks)))
 (= new.attention.one_key (and $x152 $x1107)))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x556 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7)))))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x5274 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818) ?x556)))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x4726 (ite $x1392 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7))) ?x5274)))
 (= new.attention.q ?x4726)))))))))))))))))))
(assert
 (= new.prefill true))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.per_head new.attention.scores.per_head))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2321 (not new.attention.heads.filled)))
 (let (($x2886 (and new.attention.heads.padded $x2321 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x485 (not new.attention.heads.moved)))
 (let (($x1429 (and $x485 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x1709 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x6486 (or (not (= (_ bv37 7) new.attention.q)) $x1709 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x1429 (and new.attention.one_key (not $x2886)))))
 (not $x6486))))))))
(assert
 (let (($x353 (not old.attention.heads.filled)))
(let (($x582 (and old.attention.heads.padded $x353 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x5521 (not old.attention.heads.moved)))
(let (($x579 (and $x5521 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x868 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x868 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x579 (and old.attention.one_key (not $x582)))))))))
(check-sat)

; from one replica to any number, question 18
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x5217 $x4837 (= (_ bv56 7) old.attention.head_dim.kind) $x5416 $x995 $x162 $x1088 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x4890 $x801 (= (_ bv56 7) old.attention.heads.kind) $x2731 $x4572 $x4895 $x1083 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x695 $x1174 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3200 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1675 (= (_ bv10 7) old.attention.out.input)))
 (or $x1675 $x3200 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x5248 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (or $x1258 $x5248 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x5714 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x5714 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x561 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x561 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x5013 (= (_ bv56 7) old.attention.value_dim.kind) $x1849 $x4762 (= (_ bv91 7) old.attention.value_dim.kind) $x4707 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x548 (and $x2731 (< 1 old.attention.heads.parts) (= ?x2346 old.attention.heads.n))))
 (= old.attention.heads.filled $x548))))))
(assert
 (let (($x5388 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2731 $x5388)))))
(assert
 (let (($x2981 (= (- 1) old.attention.heads.n)))
 (let (($x4890 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x6595 (ite $x4890 (or $x2981 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2981 (< 1 old.attention.heads.n)))))
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2346 (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4895 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2342 (ite $x4895 (or $x2981 (< old.attention.heads.block old.attention.heads.n)) (ite $x2731 (or $x2981 (< ?x2346 old.attention.heads.n)) $x6595))))
 (let (($x999 (= 1 old.attention.heads.parts)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2331 (or $x4572 $x801)))
 (let (($x1203 (ite $x2331 old.attention.heads.given_moved (ite (or $x1083 $x999) false $x2342))))
 (= old.attention.heads.moved $x1203))))))))))))))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let (($x1679 (= (- 1) old.attention.head_dim.n)))
 (let (($x5217 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4840 (ite $x5217 (or $x1679 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1679 (< 1 old.attention.head_dim.n)))))
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x162 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3618 (ite $x162 (or $x1679 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5416 (or $x1679 (< ?x4567 old.attention.head_dim.n)) $x4840))))
 (let (($x1088 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4837 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x995 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1536 (ite (or $x995 $x4837) old.attention.head_dim.given_moved (ite (or $x1088 (= 1 old.attention.head_dim.parts)) false $x3618))))
 (= old.attention.head_dim.moved $x1536))))))))))))))
(assert
 (let ((?x1576 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1849 (not (= 0 ?x1576)))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x1675 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3200 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3200 (and $x1675 $x1664))))))))
(assert
 (let (($x2412 (not old.attention.heads.padded)))
 (let (($x999 (= 1 old.attention.heads.parts)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2331 (or $x4572 $x801)))
 (let (($x4310 (ite $x2331 old.attention.heads.given_everywhere (or $x1083 (and $x999 $x2412)))))
 (= old.attention.heads.everywhere $x4310)))))))))
(assert
 (let (($x4697 (not old.attention.value_dim.padded)))
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1271 (ite (or $x4762 $x5013) old.attention.value_dim.given_everywhere (or $x4707 (and (= 1 old.attention.value_dim.parts) $x4697)))))
 (= old.attention.value_dim.everywhere $x1271)))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x68 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x68)))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x2617 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2961 ?x4852 ?x2617))))))))))))))))))))))
(assert
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3269 (ite $x4811 old.attention.v (ite $x3005 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3269)))))
(assert
 (let (($x2268 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2018 (not old.attention.gathers)))
 (let (($x5248 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x5248 $x2018 $x2268))))))
(assert
 (let ((?x5583 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x941 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1174 $x695) $x5251))))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x182 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1370 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x182)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x182 old.attention.value_dim.everywhere $x1664) $x941)))
 (= old.attention.mixed_in (ite $x1370 (_ bv96 7) ?x5583))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1383 $x5076 (= (_ bv56 7) new.attention.head_dim.kind) $x874 $x917 $x2977 $x4458 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1401 $x1199 (= (_ bv56 7) new.attention.heads.kind) $x3166 $x4744 $x2834 $x603 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x6309 $x6346 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x6416 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3160 (= (_ bv10 7) new.attention.out.input)))
 (or $x3160 $x6416 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1446 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (or $x2696 $x1446 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x1141 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1141 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x2694 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2694 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1291 (= (_ bv56 7) new.attention.value_dim.kind) $x1287 $x2461 (= (_ bv91 7) new.attention.value_dim.kind) $x1214 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2667 (and $x3166 (< 1 new.attention.heads.parts) (= ?x1859 new.attention.heads.n))))
 (= new.attention.heads.filled $x2667))))))
(assert
 (let (($x5101 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3166 $x5101)))))
(assert
 (let (($x2685 (= (- 1) new.attention.heads.n)))
 (let (($x1401 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3202 (ite $x1401 (or $x2685 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2685 (< 1 new.attention.heads.n)))))
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1859 (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1546 (ite $x2834 (or $x2685 (< new.attention.heads.block new.attention.heads.n)) (ite $x3166 (or $x2685 (< ?x1859 new.attention.heads.n)) $x3202))))
 (let (($x5292 (= 1 new.attention.heads.parts)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1012 (or $x4744 $x1199)))
 (let (($x5246 (ite $x1012 new.attention.heads.given_moved (ite (or $x603 $x5292) false $x1546))))
 (= new.attention.heads.moved $x5246))))))))))))))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let (($x6455 (= (- 1) new.attention.head_dim.n)))
 (let (($x1383 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1558 (ite $x1383 (or $x6455 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x6455 (< 1 new.attention.head_dim.n)))))
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2977 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x6563 (ite $x2977 (or $x6455 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x874 (or $x6455 (< ?x2326 new.attention.head_dim.n)) $x1558))))
 (let (($x4458 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5076 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x917 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x6282 (ite (or $x917 $x5076) new.attention.head_dim.given_moved (ite (or $x4458 (= 1 new.attention.head_dim.parts)) false $x6563))))
 (= new.attention.head_dim.moved $x6282))))))))))))))
(assert
 (let ((?x1000 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1287 (not (= 0 ?x1000)))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x3160 (= (_ bv10 7) new.attention.out.input)))
 (let (($x6416 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x6416 (and $x3160 $x5163))))))))
(assert
 (let (($x1193 (not new.attention.heads.padded)))
 (let (($x5292 (= 1 new.attention.heads.parts)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1012 (or $x4744 $x1199)))
 (let (($x2935 (ite $x1012 new.attention.heads.given_everywhere (or $x603 (and $x5292 $x1193)))))
 (= new.attention.heads.everywhere $x2935)))))))))
(assert
 (let (($x2884 (not new.attention.value_dim.padded)))
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x875 (ite (or $x2461 $x1291) new.attention.value_dim.given_everywhere (or $x1214 (and (= 1 new.attention.value_dim.parts) $x2884)))))
 (= new.attention.value_dim.everywhere $x875)))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x1399 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x1399)))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x2956 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1392 ?x4571 ?x2956))))))))))))))))))))))))
(assert
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3904 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2844 (ite $x3904 new.attention.v (ite $x6596 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2844)))))
(assert
 (let (($x105 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1121 (not new.attention.gathers)))
 (let (($x1446 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1446 $x1121 $x105))))))
(assert
 (let ((?x5397 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6663 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x6346 $x6309) $x3767))))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x2434 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2180 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2434)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2434 new.attention.value_dim.everywhere $x5163) $x6663)))
 (= new.attention.mixed_in (ite $x2180 (_ bv96 7) ?x5397))))))))))))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2732 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x4956 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x984 (= 1 new.tp)))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5124 (or $x2696 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x984 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x4956 $x2732))))))
 (not $x5124)))))))
(assert
 (let (($x6238 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x4696 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x6194 (= 1 old.tp)))
(let (($x1258 (= (_ bv40 7) old.attention.out.split)))
(or $x1258 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x6194 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x4696 $x6238)))))))))
(check-sat)

; from one replica to any number, question 19
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.attention.taken_for_whole () Bool)
(declare-fun old.attention.joined () (_ BitVec 7))
(declare-fun old.attention.arrives () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.taken_for_whole () Bool)
(declare-fun new.attention.joined () (_ BitVec 7))
(declare-fun new.attention.arrives () (_ BitVec 7))
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5416 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x801 (= (_ bv56 7) old.attention.heads.kind) $x2731 $x4572 (= (_ bv91 7) old.attention.heads.kind) $x1083 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x752 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3074 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x245 (= (_ bv4 7) old.attention.out.collective)))
 (or $x245 $x3074 $x695 $x1174 $x752)))))))
(assert
 (let (($x3200 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1675 (= (_ bv10 7) old.attention.out.input)))
 (or $x1675 $x3200 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2562 (= (_ bv61 7) old.attention.out.split)))
 (let (($x5248 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (or $x1258 $x5248 $x2562)))))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x5714 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x5714 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x561 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x561 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x5013 (= (_ bv56 7) old.attention.value_dim.kind) $x1849 $x4762 (= (_ bv91 7) old.attention.value_dim.kind) $x4707 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x4704 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2064 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv86 7) old.hidden.kind)))
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (let (($x6374 (= (_ bv48 7) old.hidden.kind)))
 (let (($x267 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x267 $x6374 (= (_ bv56 7) old.hidden.kind) $x401 $x3024 $x2064 $x4704 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x4304 (= (_ bv49 7) old.norm.statistic)))
 (or $x4304 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2189 (= (_ bv96 7) old.stream)))
 (let (($x6205 (= (_ bv94 7) old.stream)))
 (let (($x2760 (= (_ bv38 7) old.stream)))
 (or $x2760 $x6205 $x2189)))))
(assert
 (let (($x555 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1204 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1594 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1594 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1204 (= (_ bv91 7) old.stream_tokens.kind) $x555 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2770 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2890 (div (* ?x2770 old.hidden.multiple) old.hidden.parts)))
 (let (($x616 (< 1 old.hidden.parts)))
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x401 $x616 (= ?x2890 old.hidden.n))))))))
(assert
 (let ((?x2770 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2890 (div (* ?x2770 old.hidden.multiple) old.hidden.parts)))
 (let (($x616 (< 1 old.hidden.parts)))
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x401 $x616 (<= old.hidden.n ?x2890))))))))
(assert
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x401 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x267 (= (_ bv26 7) old.hidden.kind)))
 (let (($x5049 (ite $x267 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2770 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2890 (div (* ?x2770 old.hidden.multiple) old.hidden.parts)))
 (let (($x4900 (= (- 1) old.hidden.n)))
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2064 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5280 (ite $x2064 (or $x4900 (< old.hidden.block old.hidden.n)) (ite $x401 (or $x4900 (< ?x2890 old.hidden.n)) $x5049))))
 (let (($x5233 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x5280)))
 (let (($x6374 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1877 (or $x3024 $x6374)))
 (= old.hidden.moved (ite $x1877 old.hidden.given_moved $x5233)))))))))))))))
(assert
 (let (($x555 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1523 (or $x555 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x403 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1523)))
 (= old.stream_tokens.everywhere $x403)))))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let (($x5388 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2731 $x5388)))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x1576 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1849 (not (= 0 ?x1576)))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x1675 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3200 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3200 (and $x1675 $x1664))))))))
(assert
 (let (($x4704 (= (_ bv96 7) old.hidden.kind)))
 (let (($x6374 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1877 (or $x3024 $x6374)))
 (let (($x1313 (ite $x1877 old.hidden.given_everywhere (or $x4704 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1313)))))))
(assert
 (let (($x2412 (not old.attention.heads.padded)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4310 (ite (or $x4572 $x801) old.attention.heads.given_everywhere (or $x1083 (and (= 1 old.attention.heads.parts) $x2412)))))
 (= old.attention.heads.everywhere $x4310)))))))
(assert
 (let (($x4697 (not old.attention.value_dim.padded)))
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1271 (ite (or $x4762 $x5013) old.attention.value_dim.given_everywhere (or $x4707 (and (= 1 old.attention.value_dim.parts) $x4697)))))
 (= old.attention.value_dim.everywhere $x1271)))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x68 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x68)))))))))))))))))))))
(assert
 (let (($x2189 (= (_ bv96 7) old.stream)))
 (let (($x1751 (or $x2189 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1751))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x2617 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2961 ?x4852 ?x2617))))))))))))))))))))))
(assert
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3269 (ite $x4811 old.attention.v (ite $x3005 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3269)))))
(assert
 (let (($x2268 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2018 (not old.attention.gathers)))
 (let (($x5248 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x5248 $x2018 $x2268))))))
(assert
 (let ((?x5583 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2540 (or $x1174 $x695)))
 (let (($x941 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2540 $x5251))))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x182 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1370 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x182)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x182 old.attention.value_dim.everywhere $x1664) $x941)))
 (= old.attention.mixed_in (ite $x1370 (_ bv96 7) ?x5583)))))))))))))
(assert
 (let ((?x387 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1238 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x5409 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1238)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x204 (or $x1174 $x5251)))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1258 $x204 $x5409) (_ bv96 7) ?x387))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x6194 (= 1 old.tp)))
 (let (($x2189 (= (_ bv96 7) old.stream)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) $x6194) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3885 (and $x5251 (or $x2189 $x6194 (not (= (_ bv4 7) old.attention.out.collective)) $x1664))))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2540 (or $x1174 $x695)))
 (let ((?x2596 (ite (or $x2540 $x3885) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x752 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3074 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x4496 (ite (or $x1174 (and $x695 (= (_ bv38 7) old.stream)) (and (or $x3074 $x752) $x5251)) (_ bv38 7) (ite $x695 (_ bv96 7) (_ bv16 7)))))
 (let (($x1506 (or (and old.hidden.filled (not $x2189)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3525 (not $x5251)))
 (let (($x4304 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2760 (= (_ bv38 7) old.stream)))
 (let ((?x2262 (ite (and $x3074 old.hidden.filled $x2760 $x3525 $x4304) old.stream (ite (and $x752 $x3525 $x1506) old.stream ?x4496))))
 (let (($x245 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x5386 (ite $x245 (_ bv96 7) (ite (and $x3074 old.hidden.filled $x2189 $x3525) (_ bv96 7) ?x2262))))
 (let (($x204 (or $x1174 $x5251)))
 (let ((?x4509 (ite (and (not $x2760) old.stream.in_order old.hidden.everywhere $x204) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x5251) (_ bv38 7) ?x5386))))
 (let ((?x2528 (ite (= (_ bv38 7) old.attention.out_state) ?x4509 (ite (= (_ bv96 7) old.attention.out_state) ?x2596 old.attention.out_state))))
 (let ((?x1980 (ite $x752 (ite (not $x2189) old.stream (_ bv66 7)) (ite $x695 (ite $x2189 (_ bv96 7) old.stream) (ite $x1174 (_ bv92 7) (_ bv16 7))))))
 (let (($x2294 (= (_ bv92 7) old.attention.out_state)))
 (= old.attention.joined (ite $x2294 (ite $x3074 (_ bv96 7) ?x1980) ?x2528))))))))))))))))))))))))))))
(assert
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x697 (ite (and old.attention.taken_for_whole $x695) (_ bv92 7) old.attention.joined)))
 (let (($x2886 (or old.hidden.moved old.hidden.padded)))
 (let (($x2562 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3012 (= (_ bv92 7) old.attention.mixed_in)))
 (let (($x6194 (= 1 old.tp)))
 (= old.attention.arrives (ite (and $x6194 $x3012 $x2562 $x2886) (_ bv16 7) ?x697)))))))))
(assert
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x874 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1199 (= (_ bv56 7) new.attention.heads.kind) $x3166 $x4744 (= (_ bv91 7) new.attention.heads.kind) $x603 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1940 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2163 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1788 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1788 $x2163 $x6309 $x6346 $x1940)))))))
(assert
 (let (($x6416 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3160 (= (_ bv10 7) new.attention.out.input)))
 (or $x3160 $x6416 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1477 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1446 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (or $x2696 $x1446 $x1477)))))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x1141 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1141 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x2694 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2694 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1291 (= (_ bv56 7) new.attention.value_dim.kind) $x1287 $x2461 (= (_ bv91 7) new.attention.value_dim.kind) $x1214 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2478 (= (_ bv96 7) new.hidden.kind)))
 (let (($x6568 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2906 (= (_ bv86 7) new.hidden.kind)))
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) new.hidden.kind)))
 (let (($x5274 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x5274 $x1186 (= (_ bv56 7) new.hidden.kind) $x295 $x2906 $x6568 $x2478 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4452 (= (_ bv49 7) new.norm.statistic)))
 (or $x4452 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1405 (= (_ bv96 7) new.stream)))
 (let (($x2339 (= (_ bv94 7) new.stream)))
 (let (($x611 (= (_ bv38 7) new.stream)))
 (or $x611 $x2339 $x1405)))))
(assert
 (let (($x1902 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1579 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x606 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x606 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1579 (= (_ bv91 7) new.stream_tokens.kind) $x1902 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x16 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1307 (div (* ?x16 new.hidden.multiple) new.hidden.parts)))
 (let (($x1264 (< 1 new.hidden.parts)))
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x295 $x1264 (= ?x1307 new.hidden.n))))))))
(assert
 (let ((?x16 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1307 (div (* ?x16 new.hidden.multiple) new.hidden.parts)))
 (let (($x1264 (< 1 new.hidden.parts)))
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x295 $x1264 (<= new.hidden.n ?x1307))))))))
(assert
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x295 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x5274 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4454 (ite $x5274 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x16 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1307 (div (* ?x16 new.hidden.multiple) new.hidden.parts)))
 (let (($x962 (= (- 1) new.hidden.n)))
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (let (($x6568 (= (_ bv91 7) new.hidden.kind)))
 (let (($x5173 (ite $x6568 (or $x962 (< new.hidden.block new.hidden.n)) (ite $x295 (or $x962 (< ?x1307 new.hidden.n)) $x4454))))
 (let (($x1035 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x5173)))
 (let (($x1186 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2906 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1040 (or $x2906 $x1186)))
 (= new.hidden.moved (ite $x1040 new.hidden.given_moved $x1035)))))))))))))))
(assert
 (let (($x1902 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3128 (or $x1902 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2572 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3128)))
 (= new.stream_tokens.everywhere $x2572)))))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let (($x5101 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3166 $x5101)))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x1000 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1287 (not (= 0 ?x1000)))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x3160 (= (_ bv10 7) new.attention.out.input)))
 (let (($x6416 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x6416 (and $x3160 $x5163))))))))
(assert
 (let (($x2478 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2906 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1040 (or $x2906 $x1186)))
 (let (($x1106 (ite $x1040 new.hidden.given_everywhere (or $x2478 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1106)))))))
(assert
 (let (($x1193 (not new.attention.heads.padded)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2935 (ite (or $x4744 $x1199) new.attention.heads.given_everywhere (or $x603 (and (= 1 new.attention.heads.parts) $x1193)))))
 (= new.attention.heads.everywhere $x2935)))))))
(assert
 (let (($x2884 (not new.attention.value_dim.padded)))
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x875 (ite (or $x2461 $x1291) new.attention.value_dim.given_everywhere (or $x1214 (and (= 1 new.attention.value_dim.parts) $x2884)))))
 (= new.attention.value_dim.everywhere $x875)))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x1399 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x1399)))))))))))))))))))))))
(assert
 (let (($x1405 (= (_ bv96 7) new.stream)))
 (let (($x998 (or $x1405 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x998))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x2956 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1392 ?x4571 ?x2956))))))))))))))))))))))))
(assert
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3904 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2844 (ite $x3904 new.attention.v (ite $x6596 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2844)))))
(assert
 (let (($x105 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1121 (not new.attention.gathers)))
 (let (($x1446 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1446 $x1121 $x105))))))
(assert
 (let ((?x5397 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4814 (or $x6346 $x6309)))
 (let (($x6663 (and new.attention.share_of_one new.stream.first_keeps_all (or $x4814 $x3767))))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x2434 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2180 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2434)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2434 new.attention.value_dim.everywhere $x5163) $x6663)))
 (= new.attention.mixed_in (ite $x2180 (_ bv96 7) ?x5397)))))))))))))
(assert
 (let ((?x77 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x5059 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2253 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x5059)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2476 (or $x6346 $x3767)))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2696 $x2476 $x2253) (_ bv96 7) ?x77))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x984 (= 1 new.tp)))
 (let (($x1405 (= (_ bv96 7) new.stream)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) $x984) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x5234 (and $x3767 (or $x1405 $x984 (not (= (_ bv4 7) new.attention.out.collective)) $x5163))))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4814 (or $x6346 $x6309)))
 (let ((?x5077 (ite (or $x4814 $x5234) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1940 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2163 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x17 (ite (or $x6346 (and $x6309 (= (_ bv38 7) new.stream)) (and (or $x2163 $x1940) $x3767)) (_ bv38 7) (ite $x6309 (_ bv96 7) (_ bv16 7)))))
 (let (($x1678 (or (and new.hidden.filled (not $x1405)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2712 (not $x3767)))
 (let (($x4452 (= (_ bv49 7) new.norm.statistic)))
 (let (($x611 (= (_ bv38 7) new.stream)))
 (let ((?x3116 (ite (and $x2163 new.hidden.filled $x611 $x2712 $x4452) new.stream (ite (and $x1940 $x2712 $x1678) new.stream ?x17))))
 (let (($x1788 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x6574 (ite $x1788 (_ bv96 7) (ite (and $x2163 new.hidden.filled $x1405 $x2712) (_ bv96 7) ?x3116))))
 (let (($x2476 (or $x6346 $x3767)))
 (let ((?x6559 (ite (and (not $x611) new.stream.in_order new.hidden.everywhere $x2476) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3767) (_ bv38 7) ?x6574))))
 (let ((?x3732 (ite (= (_ bv38 7) new.attention.out_state) ?x6559 (ite (= (_ bv96 7) new.attention.out_state) ?x5077 new.attention.out_state))))
 (let ((?x1166 (ite $x1940 (ite (not $x1405) new.stream (_ bv66 7)) (ite $x6309 (ite $x1405 (_ bv96 7) new.stream) (ite $x6346 (_ bv92 7) (_ bv16 7))))))
 (let (($x2828 (= (_ bv92 7) new.attention.out_state)))
 (= new.attention.joined (ite $x2828 (ite $x2163 (_ bv96 7) ?x1166) ?x3732))))))))))))))))))))))))))))
(assert
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x4753 (ite (and new.attention.taken_for_whole $x6309) (_ bv92 7) new.attention.joined)))
 (let (($x4421 (or new.hidden.moved new.hidden.padded)))
 (let (($x1477 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2950 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x984 (= 1 new.tp)))
 (= new.attention.arrives (ite (and $x984 $x2950 $x1477 $x4421) (_ bv16 7) ?x4753)))))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2999 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x984 (= 1 new.tp)))
 (let (($x4508 (= new.attention.arrives new.stream)))
 (let (($x2234 (or (or (= (_ bv96 7) new.attention.arrives) $x4508) (and $x984 (or (not (= (_ bv61 7) new.attention.out.split)) $x2999)))))
 (not $x2234))))))
(assert
 (let (($x1533 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x6194 (= 1 old.tp)))
(let (($x296 (= old.attention.arrives old.stream)))
(or (or (= (_ bv96 7) old.attention.arrives) $x296) (and $x6194 (or (not (= (_ bv61 7) old.attention.out.split)) $x1533)))))))
(check-sat)

; from one replica to any number, question 20
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5416 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x801 (= (_ bv56 7) old.attention.heads.kind) $x2731 $x4572 (= (_ bv91 7) old.attention.heads.kind) $x1083 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x695 $x1174 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3200 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1675 (= (_ bv10 7) old.attention.out.input)))
 (or $x1675 $x3200 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2562 (= (_ bv61 7) old.attention.out.split)))
 (let (($x5248 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (or $x1258 $x5248 $x2562)))))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x5714 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x5714 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x561 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x561 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x5013 (= (_ bv56 7) old.attention.value_dim.kind) $x1849 $x4762 (= (_ bv91 7) old.attention.value_dim.kind) $x4707 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4704 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv86 7) old.hidden.kind)))
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (let (($x6374 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x6374 (= (_ bv56 7) old.hidden.kind) $x401 $x3024 (= (_ bv91 7) old.hidden.kind) $x4704 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2760 (= (_ bv38 7) old.stream)))
 (or $x2760 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x401 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let (($x5388 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2731 $x5388)))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x1576 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1849 (not (= 0 ?x1576)))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x1675 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3200 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3200 (and $x1675 $x1664))))))))
(assert
 (let (($x4704 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1313 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x4704 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1313))))
(assert
 (let (($x2412 (not old.attention.heads.padded)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4310 (ite (or $x4572 $x801) old.attention.heads.given_everywhere (or $x1083 (and (= 1 old.attention.heads.parts) $x2412)))))
 (= old.attention.heads.everywhere $x4310)))))))
(assert
 (let (($x4697 (not old.attention.value_dim.padded)))
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1271 (ite (or $x4762 $x5013) old.attention.value_dim.given_everywhere (or $x4707 (and (= 1 old.attention.value_dim.parts) $x4697)))))
 (= old.attention.value_dim.everywhere $x1271)))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x68 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x68)))))))))))))))))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x2617 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2961 ?x4852 ?x2617))))))))))))))))))))))
(assert
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3269 (ite $x4811 old.attention.v (ite $x3005 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3269)))))
(assert
 (let (($x2268 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2018 (not old.attention.gathers)))
 (let (($x5248 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x5248 $x2018 $x2268))))))
(assert
 (let ((?x5583 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2183 (= 1 old.pp)))
 (let (($x1731 (not old.attention.out.group.pp)))
 (let (($x2021 (or $x1731 $x2183)))
 (let (($x2813 (= 1 old.sp)))
 (let (($x3258 (not old.attention.out.group.sp)))
 (let (($x2241 (or $x3258 $x2813)))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2437 (not old.attention.out.group.dp)))
 (let (($x4675 (or $x2437 $x3056)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x4675 $x2241 $x2021)))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x941 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1174 $x695) $x5251))))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x182 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1370 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x182)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x182 old.attention.value_dim.everywhere $x1664) $x941)))
 (= old.attention.mixed_in (ite $x1370 (_ bv96 7) ?x5583)))))))))))))))))))))
(assert
 (let ((?x387 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1238 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x5409 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1238)))
 (let (($x2183 (= 1 old.pp)))
 (let (($x1731 (not old.attention.out.group.pp)))
 (let (($x2021 (or $x1731 $x2183)))
 (let (($x2813 (= 1 old.sp)))
 (let (($x3258 (not old.attention.out.group.sp)))
 (let (($x2241 (or $x3258 $x2813)))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2437 (not old.attention.out.group.dp)))
 (let (($x4675 (or $x2437 $x3056)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x4675 $x2241 $x2021)))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1258 (or $x1174 $x5251) $x5409) (_ bv96 7) ?x387))))))))))))))))))
(assert
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x874 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1199 (= (_ bv56 7) new.attention.heads.kind) $x3166 $x4744 (= (_ bv91 7) new.attention.heads.kind) $x603 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x6309 $x6346 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x6416 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3160 (= (_ bv10 7) new.attention.out.input)))
 (or $x3160 $x6416 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1477 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1446 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (or $x2696 $x1446 $x1477)))))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x1141 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1141 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x2694 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2694 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1291 (= (_ bv56 7) new.attention.value_dim.kind) $x1287 $x2461 (= (_ bv91 7) new.attention.value_dim.kind) $x1214 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2478 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2906 (= (_ bv86 7) new.hidden.kind)))
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1186 (= (_ bv56 7) new.hidden.kind) $x295 $x2906 (= (_ bv91 7) new.hidden.kind) $x2478 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x611 (= (_ bv38 7) new.stream)))
 (or $x611 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x295 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let (($x5101 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3166 $x5101)))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x1000 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1287 (not (= 0 ?x1000)))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x3160 (= (_ bv10 7) new.attention.out.input)))
 (let (($x6416 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x6416 (and $x3160 $x5163))))))))
(assert
 (let (($x2478 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1106 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2478 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1106))))
(assert
 (let (($x1193 (not new.attention.heads.padded)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2935 (ite (or $x4744 $x1199) new.attention.heads.given_everywhere (or $x603 (and (= 1 new.attention.heads.parts) $x1193)))))
 (= new.attention.heads.everywhere $x2935)))))))
(assert
 (let (($x2884 (not new.attention.value_dim.padded)))
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x875 (ite (or $x2461 $x1291) new.attention.value_dim.given_everywhere (or $x1214 (and (= 1 new.attention.value_dim.parts) $x2884)))))
 (= new.attention.value_dim.everywhere $x875)))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x1399 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x1399)))))))))))))))))))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x2956 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1392 ?x4571 ?x2956))))))))))))))))))))))))
(assert
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3904 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2844 (ite $x3904 new.attention.v (ite $x6596 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2844)))))
(assert
 (let (($x105 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1121 (not new.attention.gathers)))
 (let (($x1446 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1446 $x1121 $x105))))))
(assert
 (let ((?x5397 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2019 (= 1 new.pp)))
 (let (($x1745 (not new.attention.out.group.pp)))
 (let (($x5318 (or $x1745 $x2019)))
 (let (($x907 (= 1 new.sp)))
 (let (($x3212 (not new.attention.out.group.sp)))
 (let (($x5235 (or $x3212 $x907)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x419 (not new.attention.out.group.dp)))
 (let (($x2095 (or $x419 $x2472)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2095 $x5235 $x5318)))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6663 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x6346 $x6309) $x3767))))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x2434 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2180 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2434)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2434 new.attention.value_dim.everywhere $x5163) $x6663)))
 (= new.attention.mixed_in (ite $x2180 (_ bv96 7) ?x5397)))))))))))))))))))))
(assert
 (let ((?x77 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x5059 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2253 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x5059)))
 (let (($x2019 (= 1 new.pp)))
 (let (($x1745 (not new.attention.out.group.pp)))
 (let (($x5318 (or $x1745 $x2019)))
 (let (($x907 (= 1 new.sp)))
 (let (($x3212 (not new.attention.out.group.sp)))
 (let (($x5235 (or $x3212 $x907)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x419 (not new.attention.out.group.dp)))
 (let (($x2095 (or $x419 $x2472)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2095 $x5235 $x5318)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2696 (or $x6346 $x3767) $x2253) (_ bv96 7) ?x77))))))))))))))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2019 (= 1 new.pp)))
 (let (($x1745 (not new.attention.out.group.pp)))
 (let (($x5318 (or $x1745 $x2019)))
 (let (($x907 (= 1 new.sp)))
 (let (($x3212 (not new.attention.out.group.sp)))
 (let (($x5235 (or $x3212 $x907)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x419 (not new.attention.out.group.dp)))
 (let (($x2095 (or $x419 $x2472)))
 (let (($x3186 (and (or new.attention.out.group.tp (= 1 new.tp)) $x2095 $x5235 $x5318)))
 (let (($x2433 (= (_ bv38 7) new.attention.out_state)))
 (let (($x5319 (= (_ bv96 7) new.attention.out_state)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2095 $x5235 $x5318)))
 (let (($x1294 (and $x3767 (or $x5319 (and $x2433 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2997 (or $x6346 (and $x6309 (or $x5319 (and $x2433 (= (_ bv38 7) new.stream)))) $x1294 $x3186)))
 (not $x2997)))))))))))))))))))
(assert
 (let (($x2183 (= 1 old.pp)))
(let (($x1731 (not old.attention.out.group.pp)))
(let (($x2021 (or $x1731 $x2183)))
(let (($x2813 (= 1 old.sp)))
(let (($x3258 (not old.attention.out.group.sp)))
(let (($x2241 (or $x3258 $x2813)))
(let (($x3056 (= 1 old.dp)))
(let (($x2437 (not old.attention.out.group.dp)))
(let (($x4675 (or $x2437 $x3056)))
(let (($x3697 (and (or old.attention.out.group.tp (= 1 old.tp)) $x4675 $x2241 $x2021)))
(let (($x4656 (= (_ bv38 7) old.attention.out_state)))
(let (($x838 (= (_ bv96 7) old.attention.out_state)))
(let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x4675 $x2241 $x2021)))
(let (($x5301 (and $x5251 (or $x838 (and $x4656 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x695 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
(or $x1174 (and $x695 (or $x838 (and $x4656 (= (_ bv38 7) old.stream)))) $x5301 $x3697))))))))))))))))))
(check-sat)

; from one replica to any number, question 21
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.bias () (_ BitVec 7))
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.attention.taken_for_whole () Bool)
(declare-fun old.attention.joined () (_ BitVec 7))
(declare-fun old.attention.full_though_split () Bool)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.bias () (_ BitVec 7))
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.taken_for_whole () Bool)
(declare-fun new.attention.joined () (_ BitVec 7))
(declare-fun new.attention.full_though_split () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.out_bias () Bool)
(declare-fun old.model.out_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5416 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x801 (= (_ bv56 7) old.attention.heads.kind) $x2731 $x4572 (= (_ bv91 7) old.attention.heads.kind) $x1083 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3857 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x3730 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x2507 (= (_ bv1 7) old.attention.out.bias)))
 (or $x2507 (= (_ bv23 7) old.attention.out.bias) $x3730 $x3857)))))
(assert
 (let (($x752 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3074 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x245 (= (_ bv4 7) old.attention.out.collective)))
 (or $x245 $x3074 $x695 $x1174 $x752)))))))
(assert
 (let (($x3200 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1675 (= (_ bv10 7) old.attention.out.input)))
 (or $x1675 $x3200 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2562 (= (_ bv61 7) old.attention.out.split)))
 (let (($x5248 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (or $x1258 $x5248 $x2562)))))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x5714 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x5714 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x561 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x561 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x5013 (= (_ bv56 7) old.attention.value_dim.kind) $x1849 $x4762 (= (_ bv91 7) old.attention.value_dim.kind) $x4707 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x4704 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2064 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv86 7) old.hidden.kind)))
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (let (($x6374 (= (_ bv48 7) old.hidden.kind)))
 (let (($x267 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x267 $x6374 (= (_ bv56 7) old.hidden.kind) $x401 $x3024 $x2064 $x4704 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3618 (= (_ bv49 7) old.norm.statistic)))
 (or $x3618 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2189 (= (_ bv96 7) old.stream)))
 (let (($x6205 (= (_ bv94 7) old.stream)))
 (let (($x2760 (= (_ bv38 7) old.stream)))
 (or $x2760 $x6205 $x2189)))))
(assert
 (let (($x5014 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x884 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x4760 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x4760 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x884 (= (_ bv91 7) old.stream_tokens.kind) $x5014 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2453 (div (* ?x3217 old.hidden.multiple) old.hidden.parts)))
 (let (($x6476 (< 1 old.hidden.parts)))
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x401 $x6476 (= ?x2453 old.hidden.n))))))))
(assert
 (let ((?x3217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2453 (div (* ?x3217 old.hidden.multiple) old.hidden.parts)))
 (let (($x6476 (< 1 old.hidden.parts)))
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x401 $x6476 (<= old.hidden.n ?x2453))))))))
(assert
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x401 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x267 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2146 (ite $x267 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2453 (div (* ?x3217 old.hidden.multiple) old.hidden.parts)))
 (let (($x676 (= (- 1) old.hidden.n)))
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2064 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1224 (ite $x2064 (or $x676 (< old.hidden.block old.hidden.n)) (ite $x401 (or $x676 (< ?x2453 old.hidden.n)) $x2146))))
 (let (($x1980 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1224)))
 (let (($x6374 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1877 (or $x3024 $x6374)))
 (= old.hidden.moved (ite $x1877 old.hidden.given_moved $x1980)))))))))))))))
(assert
 (let (($x5014 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2931 (or $x5014 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x6455 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2931)))
 (= old.stream_tokens.everywhere $x6455)))))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let (($x5388 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2731 $x5388)))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x1576 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1849 (not (= 0 ?x1576)))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x1675 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3200 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3200 (and $x1675 $x1664))))))))
(assert
 (let (($x4704 (= (_ bv96 7) old.hidden.kind)))
 (let (($x6374 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1877 (or $x3024 $x6374)))
 (let (($x1313 (ite $x1877 old.hidden.given_everywhere (or $x4704 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1313)))))))
(assert
 (let (($x3190 (not old.hidden.moved)))
 (let (($x255 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x3190)))
 (let (($x2436 (= 1 old.hidden.parts)))
 (let (($x6374 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1877 (or $x3024 $x6374)))
 (= old.hidden.first_alone (ite $x1877 old.hidden.given_first (or $x2436 $x255))))))))))
(assert
 (let (($x2412 (not old.attention.heads.padded)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4310 (ite (or $x4572 $x801) old.attention.heads.given_everywhere (or $x1083 (and (= 1 old.attention.heads.parts) $x2412)))))
 (= old.attention.heads.everywhere $x4310)))))))
(assert
 (let (($x4697 (not old.attention.value_dim.padded)))
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1271 (ite (or $x4762 $x5013) old.attention.value_dim.given_everywhere (or $x4707 (and (= 1 old.attention.value_dim.parts) $x4697)))))
 (= old.attention.value_dim.everywhere $x1271)))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x68 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x68)))))))))))))))))))))
(assert
 (let (($x2189 (= (_ bv96 7) old.stream)))
 (let (($x5246 (or $x2189 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x5246))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x2617 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2961 ?x4852 ?x2617))))))))))))))))))))))
(assert
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3269 (ite $x4811 old.attention.v (ite $x3005 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3269)))))
(assert
 (let (($x2268 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2018 (not old.attention.gathers)))
 (let (($x5248 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x5248 $x2018 $x2268))))))
(assert
 (let ((?x5583 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2540 (or $x1174 $x695)))
 (let (($x941 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2540 $x5251))))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x182 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1370 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x182)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x182 old.attention.value_dim.everywhere $x1664) $x941)))
 (= old.attention.mixed_in (ite $x1370 (_ bv96 7) ?x5583)))))))))))))
(assert
 (let ((?x387 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1238 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x5409 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1238)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x204 (or $x1174 $x5251)))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1258 $x204 $x5409) (_ bv96 7) ?x387))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x6194 (= 1 old.tp)))
 (let (($x2189 (= (_ bv96 7) old.stream)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) $x6194) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x6668 (and $x5251 (or $x2189 $x6194 (not (= (_ bv4 7) old.attention.out.collective)) $x1664))))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2540 (or $x1174 $x695)))
 (let ((?x909 (ite (or $x2540 $x6668) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x838 (= (_ bv96 7) old.attention.out_state)))
 (let (($x752 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3074 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x6651 (ite (or $x1174 (and $x695 (= (_ bv38 7) old.stream)) (and (or $x3074 $x752) $x5251)) (_ bv38 7) (ite $x695 (_ bv96 7) (_ bv16 7)))))
 (let (($x3136 (or (and old.hidden.filled (not $x2189)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x4536 (not $x5251)))
 (let (($x3618 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2760 (= (_ bv38 7) old.stream)))
 (let ((?x5234 (ite (and $x3074 old.hidden.filled $x2760 $x4536 $x3618) old.stream (ite (and $x752 $x4536 $x3136) old.stream ?x6651))))
 (let (($x245 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x6658 (ite $x245 (_ bv96 7) (ite (and $x3074 old.hidden.filled $x2189 $x4536) (_ bv96 7) ?x5234))))
 (let (($x204 (or $x1174 $x5251)))
 (let ((?x1120 (ite (and (not $x2760) old.stream.in_order old.hidden.everywhere $x204) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x5251) (_ bv38 7) ?x6658))))
 (let (($x4656 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x4451 (ite $x752 (ite (not $x2189) old.stream (_ bv66 7)) (ite $x695 (ite $x2189 (_ bv96 7) old.stream) (ite $x1174 (_ bv92 7) (_ bv16 7))))))
 (let (($x4932 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x3013 (ite $x4932 (ite $x3074 (_ bv96 7) ?x4451) (ite $x4656 ?x1120 (ite $x838 ?x909 old.attention.out_state)))))
 (= old.attention.joined ?x3013)))))))))))))))))))))))))))))
(assert
 (let (($x1166 (not old.hidden.everywhere)))
 (let (($x3074 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4656 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x4656 (= (_ bv96 7) old.attention.joined) $x3074 $x1166))))))
(assert
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x874 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1199 (= (_ bv56 7) new.attention.heads.kind) $x3166 $x4744 (= (_ bv91 7) new.attention.heads.kind) $x603 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1669 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x5077 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x2200 (= (_ bv1 7) new.attention.out.bias)))
 (or $x2200 (= (_ bv23 7) new.attention.out.bias) $x5077 $x1669)))))
(assert
 (let (($x1940 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2163 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1788 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1788 $x2163 $x6309 $x6346 $x1940)))))))
(assert
 (let (($x6416 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3160 (= (_ bv10 7) new.attention.out.input)))
 (or $x3160 $x6416 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1477 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1446 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (or $x2696 $x1446 $x1477)))))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x1141 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1141 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x2694 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2694 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1291 (= (_ bv56 7) new.attention.value_dim.kind) $x1287 $x2461 (= (_ bv91 7) new.attention.value_dim.kind) $x1214 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2478 (= (_ bv96 7) new.hidden.kind)))
 (let (($x6568 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2906 (= (_ bv86 7) new.hidden.kind)))
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) new.hidden.kind)))
 (let (($x5274 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x5274 $x1186 (= (_ bv56 7) new.hidden.kind) $x295 $x2906 $x6568 $x2478 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4391 (= (_ bv49 7) new.norm.statistic)))
 (or $x4391 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1405 (= (_ bv96 7) new.stream)))
 (let (($x2339 (= (_ bv94 7) new.stream)))
 (let (($x611 (= (_ bv38 7) new.stream)))
 (or $x611 $x2339 $x1405)))))
(assert
 (let (($x1779 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x4757 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x364 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x364 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x4757 (= (_ bv91 7) new.stream_tokens.kind) $x1779 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x762 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4885 (div (* ?x762 new.hidden.multiple) new.hidden.parts)))
 (let (($x5213 (< 1 new.hidden.parts)))
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x295 $x5213 (= ?x4885 new.hidden.n))))))))
(assert
 (let ((?x762 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4885 (div (* ?x762 new.hidden.multiple) new.hidden.parts)))
 (let (($x5213 (< 1 new.hidden.parts)))
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x295 $x5213 (<= new.hidden.n ?x4885))))))))
(assert
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x295 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x5274 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2068 (ite $x5274 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x762 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4885 (div (* ?x762 new.hidden.multiple) new.hidden.parts)))
 (let (($x3833 (= (- 1) new.hidden.n)))
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (let (($x6568 (= (_ bv91 7) new.hidden.kind)))
 (let (($x703 (ite $x6568 (or $x3833 (< new.hidden.block new.hidden.n)) (ite $x295 (or $x3833 (< ?x4885 new.hidden.n)) $x2068))))
 (let (($x2575 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x703)))
 (let (($x1186 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2906 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1040 (or $x2906 $x1186)))
 (= new.hidden.moved (ite $x1040 new.hidden.given_moved $x2575)))))))))))))))
(assert
 (let (($x1779 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x808 (or $x1779 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x5107 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x808)))
 (= new.stream_tokens.everywhere $x5107)))))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let (($x5101 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3166 $x5101)))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x1000 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1287 (not (= 0 ?x1000)))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x3160 (= (_ bv10 7) new.attention.out.input)))
 (let (($x6416 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x6416 (and $x3160 $x5163))))))))
(assert
 (let (($x2478 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2906 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1040 (or $x2906 $x1186)))
 (let (($x1106 (ite $x1040 new.hidden.given_everywhere (or $x2478 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1106)))))))
(assert
 (let (($x423 (not new.hidden.moved)))
 (let (($x1349 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x423)))
 (let (($x2097 (= 1 new.hidden.parts)))
 (let (($x1186 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2906 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1040 (or $x2906 $x1186)))
 (= new.hidden.first_alone (ite $x1040 new.hidden.given_first (or $x2097 $x1349))))))))))
(assert
 (let (($x1193 (not new.attention.heads.padded)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2935 (ite (or $x4744 $x1199) new.attention.heads.given_everywhere (or $x603 (and (= 1 new.attention.heads.parts) $x1193)))))
 (= new.attention.heads.everywhere $x2935)))))))
(assert
 (let (($x2884 (not new.attention.value_dim.padded)))
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x875 (ite (or $x2461 $x1291) new.attention.value_dim.given_everywhere (or $x1214 (and (= 1 new.attention.value_dim.parts) $x2884)))))
 (= new.attention.value_dim.everywhere $x875)))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x1399 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x1399)))))))))))))))))))))))
(assert
 (let (($x1405 (= (_ bv96 7) new.stream)))
 (let (($x577 (or $x1405 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x577))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x2956 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1392 ?x4571 ?x2956))))))))))))))))))))))))
(assert
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3904 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2844 (ite $x3904 new.attention.v (ite $x6596 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2844)))))
(assert
 (let (($x105 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1121 (not new.attention.gathers)))
 (let (($x1446 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1446 $x1121 $x105))))))
(assert
 (let ((?x5397 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4814 (or $x6346 $x6309)))
 (let (($x6663 (and new.attention.share_of_one new.stream.first_keeps_all (or $x4814 $x3767))))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x2434 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2180 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2434)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2434 new.attention.value_dim.everywhere $x5163) $x6663)))
 (= new.attention.mixed_in (ite $x2180 (_ bv96 7) ?x5397)))))))))))))
(assert
 (let ((?x77 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x5059 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2253 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x5059)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2476 (or $x6346 $x3767)))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2696 $x2476 $x2253) (_ bv96 7) ?x77))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x984 (= 1 new.tp)))
 (let (($x1405 (= (_ bv96 7) new.stream)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) $x984) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x5258 (and $x3767 (or $x1405 $x984 (not (= (_ bv4 7) new.attention.out.collective)) $x5163))))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4814 (or $x6346 $x6309)))
 (let ((?x790 (ite (or $x4814 $x5258) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x5319 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1940 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2163 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x575 (ite (or $x6346 (and $x6309 (= (_ bv38 7) new.stream)) (and (or $x2163 $x1940) $x3767)) (_ bv38 7) (ite $x6309 (_ bv96 7) (_ bv16 7)))))
 (let (($x798 (or (and new.hidden.filled (not $x1405)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x219 (not $x3767)))
 (let (($x4391 (= (_ bv49 7) new.norm.statistic)))
 (let (($x611 (= (_ bv38 7) new.stream)))
 (let ((?x668 (ite (and $x2163 new.hidden.filled $x611 $x219 $x4391) new.stream (ite (and $x1940 $x219 $x798) new.stream ?x575))))
 (let (($x1788 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x5270 (ite $x1788 (_ bv96 7) (ite (and $x2163 new.hidden.filled $x1405 $x219) (_ bv96 7) ?x668))))
 (let (($x2476 (or $x6346 $x3767)))
 (let ((?x2590 (ite (and (not $x611) new.stream.in_order new.hidden.everywhere $x2476) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3767) (_ bv38 7) ?x5270))))
 (let (($x2433 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x2623 (ite $x1940 (ite (not $x1405) new.stream (_ bv66 7)) (ite $x6309 (ite $x1405 (_ bv96 7) new.stream) (ite $x6346 (_ bv92 7) (_ bv16 7))))))
 (let (($x4006 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x4889 (ite $x4006 (ite $x2163 (_ bv96 7) ?x2623) (ite $x2433 ?x2590 (ite $x5319 ?x790 new.attention.out_state)))))
 (= new.attention.joined ?x4889)))))))))))))))))))))))))))))
(assert
 (let (($x2965 (not new.hidden.everywhere)))
 (let (($x2163 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2433 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x2433 (= (_ bv96 7) new.attention.joined) $x2163 $x2965))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.bias new.attention.out.bias))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_first new.hidden.given_first))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.out_bias new.model.out_bias))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x5472 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x1669 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x5297 (not new.attention.full_though_split)))
 (let (($x5396 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x5297)))
 (let (($x1958 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x4006 (= (_ bv92 7) new.attention.out_state)))
 (let (($x984 (= 1 new.tp)))
 (let (($x4856 (or $x984 (not new.model.out_bias) (and $x4006 $x1958) $x5396 (and $x1669 $x5472))))
 (not $x4856))))))))))
(assert
 (let (($x585 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x3857 (= (_ bv29 7) old.attention.out.bias)))
(let (($x2037 (not old.attention.full_though_split)))
(let (($x2155 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x2037)))
(let (($x960 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x4932 (= (_ bv92 7) old.attention.out_state)))
(let (($x3683 (not old.model.out_bias)))
(let (($x6194 (= 1 old.tp)))
(or $x6194 $x3683 (and $x4932 $x960) $x2155 (and $x3857 $x585)))))))))))
(check-sat)

; from one replica to any number, question 22
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.residual () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.residual () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.norm () (_ BitVec 7))
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.stream.attention_keeps_junk () Bool)
(declare-fun old.model.parallel () Bool)
(declare-fun old.stream.ffn_keeps_junk () Bool)
(declare-fun old.model.embedding_norm () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.stream.junk_of_embedding () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.junk_of_attention () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.junk_of_ffn () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.stream.first_has_all () Bool)
(declare-fun old.attention.residual_once () Bool)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.residual () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.residual () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.norm () (_ BitVec 7))
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.stream.attention_keeps_junk () Bool)
(declare-fun new.model.parallel () Bool)
(declare-fun new.stream.ffn_keeps_junk () Bool)
(declare-fun new.model.embedding_norm () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.stream.junk_of_embedding () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.junk_of_attention () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.junk_of_ffn () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.stream.first_has_all () Bool)
(declare-fun new.attention.residual_once () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.scaled_residual () Bool)
(declare-fun old.model.scaled_residual () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5416 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x801 (= (_ bv56 7) old.attention.heads.kind) $x2731 $x4572 (= (_ bv91 7) old.attention.heads.kind) $x1083 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x752 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3074 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3074 $x695 $x1174 $x752))))))
(assert
 (let (($x3200 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1675 (= (_ bv10 7) old.attention.out.input)))
 (or $x1675 $x3200 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3945 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1124 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x6179 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2044 (= (_ bv1 7) old.attention.out.residual)))
 (or $x2044 $x6179 $x1124 $x3945))))))
(assert
 (let (($x2562 (= (_ bv61 7) old.attention.out.split)))
 (let (($x5248 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (or $x1258 $x5248 $x2562)))))
(assert
 (let (($x3554 (= (_ bv8 7) old.attention.pairs)))
 (or $x3554 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1163 $x6509 $x342 $x2753 $x1213)))))))
(assert
 (let (($x5714 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x5714 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x6473 $x3005 $x1272 $x2961))))))
(assert
 (let (($x561 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x561 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x5013 (= (_ bv56 7) old.attention.value_dim.kind) $x1849 $x4762 (= (_ bv91 7) old.attention.value_dim.kind) $x4707 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x873 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x873 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x2458 (= (_ bv38 7) old.embedding.split)))
 (or $x2458 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x3398 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x3398 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x2555 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1983 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1983 (= (_ bv23 7) old.ffn.down.residual) $x2555 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x6328 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x6328)))
(assert
 (let (($x4704 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3024 (= (_ bv86 7) old.hidden.kind)))
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (let (($x6374 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x6374 (= (_ bv56 7) old.hidden.kind) $x401 $x3024 (= (_ bv91 7) old.hidden.kind) $x4704 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x27 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x27 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x422 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x422)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2189 (= (_ bv96 7) old.stream)))
 (let (($x6205 (= (_ bv94 7) old.stream)))
 (let (($x2760 (= (_ bv38 7) old.stream)))
 (or $x2760 $x6205 $x2189)))))
(assert
 (let (($x5014 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x884 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x4760 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x4760 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x884 (= (_ bv91 7) old.stream_tokens.kind) $x5014 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2849 (= (div (* ?x3217 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x401 (< 1 old.hidden.parts) $x2849))))))
(assert
 (let (($x401 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x401 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x5014 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2931 (or $x5014 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x6455 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2931)))
 (= old.stream_tokens.everywhere $x6455)))))
(assert
 (let ((?x2713 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6200 (= (div (* ?x2713 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2731 (< 1 old.attention.heads.parts) $x6200))))))
(assert
 (let (($x5388 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2731 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2731 $x5388)))))
(assert
 (let ((?x965 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4567 (div (* ?x965 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5416 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2861 (and $x5416 (< 1 old.attention.head_dim.parts) (= ?x4567 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2861))))))
(assert
 (let ((?x1576 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1849 (not (= 0 ?x1576)))))))
(assert
 (let ((?x895 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x6494 (* (div (- ?x895 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1849 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1643 (and $x1849 (< 1 old.attention.value_dim.parts) (= (div ?x6494 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1643))))))
(assert
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x1675 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3200 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3200 (and $x1675 $x1664))))))))
(assert
 (let (($x2562 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1124 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2044 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x2044 (and $x1124 $x2562)))))))
(assert
 (let (($x1983 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x4307 (or $x1983 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x4307)))))
(assert
 (let (($x3148 (not old.model.embedding_norm)))
 (let (($x3293 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2760 (= (_ bv38 7) old.stream)))
 (let (($x873 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2458 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x2458 $x873 $x2760 old.hidden.filled (not $x3293) $x3148))))))))
(assert
 (let (($x27 (= (_ bv68 7) old.model.norm)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4536 (not $x5251)))
 (let (($x2760 (= (_ bv38 7) old.stream)))
 (let (($x3074 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2562 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x2562 $x3074 $x2760 old.hidden.filled $x4536 $x27)))))))))
(assert
 (let (($x27 (= (_ bv68 7) old.model.norm)))
 (let (($x6657 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2760 (= (_ bv38 7) old.stream)))
 (let (($x3398 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x6328 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x6328 $x3398 $x2760 old.hidden.filled (not $x6657) $x27))))))))
(assert
 (let (($x4704 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1313 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x4704 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1313))))
(assert
 (let (($x2412 (not old.attention.heads.padded)))
 (let (($x1083 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x801 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4572 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4310 (ite (or $x4572 $x801) old.attention.heads.given_everywhere (or $x1083 (and (= 1 old.attention.heads.parts) $x2412)))))
 (= old.attention.heads.everywhere $x4310)))))))
(assert
 (let (($x4697 (not old.attention.value_dim.padded)))
 (let (($x4707 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x5013 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1271 (ite (or $x4762 $x5013) old.attention.value_dim.given_everywhere (or $x4707 (and (= 1 old.attention.value_dim.parts) $x4697)))))
 (= old.attention.value_dim.everywhere $x1271)))))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x68 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2961 ?x4852 ?x68)))))))))))))))))))))
(assert
 (let (($x5711 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x5711)))
(assert
 (let (($x2189 (= (_ bv96 7) old.stream)))
 (let (($x5246 (or $x2189 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x5246))))
(assert
 (let (($x1213 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1163 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1605 (ite (or $x1163 $x1213) (_ bv16 7) (_ bv96 7))))
 (let (($x2753 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6509 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x625 (and $x6509 $x3005 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x6473 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2445 (and $x6509 $x6473 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x175 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x342 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1359 (or $x342 $x2753)))
 (let ((?x5466 (ite (or $x1359 $x175) old.attention.qkv.split (ite (or $x1163 $x2445 $x625) (_ bv96 7) (_ bv16 7)))))
 (let (($x1272 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2263 (not $x1272)))
 (let ((?x2617 (ite $x2263 ?x5466 (ite (or $x2753 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1605))))
 (let ((?x4852 (ite (or $x1359 $x175 old.model.query_latent) (_ bv96 7) (ite $x6509 (_ bv21 7) (_ bv16 7)))))
 (let (($x2961 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2961 ?x4852 ?x2617))))))))))))))))))))))
(assert
 (let (($x5260 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1652 (or old.stream.junk_of_embedding (and old.model.behind_dense $x5260) (and old.model.behind_moe old.stream.junk_in_ffn_before))))
 (= old.stream.junk_in_attention $x1652))))
(assert
 (let (($x3005 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3269 (ite $x4811 old.attention.v (ite $x3005 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3269)))))
(assert
 (let (($x2268 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2018 (not old.attention.gathers)))
 (let (($x5248 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x5248 $x2018 $x2268))))))
(assert
 (let ((?x5583 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x695 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x941 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1174 $x695) $x5251))))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1664 (not $x1258)))
 (let (($x182 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1370 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x182)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x182 old.attention.value_dim.everywhere $x1664) $x941)))
 (= old.attention.mixed_in (ite $x1370 (_ bv96 7) ?x5583))))))))))))
(assert
 (let ((?x387 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1238 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x5409 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1238)))
 (let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1174 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1258 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1258 (or $x1174 $x5251) $x5409) (_ bv96 7) ?x387)))))))))
(assert
 (let (($x3074 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x6179 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x3945 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x2189 (= (_ bv96 7) old.stream)))
 (let (($x4656 (= (_ bv38 7) old.attention.out_state)))
 (let (($x838 (= (_ bv96 7) old.attention.out_state)))
 (let (($x4932 (= (_ bv92 7) old.attention.out_state)))
 (let (($x5038 (and $x3945 old.stream.first_has_all (or (or $x4932 $x838) old.hidden.filled))))
 (let (($x1301 (= old.attention.out_state old.stream)))
 (let (($x2760 (= (_ bv38 7) old.stream)))
 (let (($x1124 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3199 (and $x1124 (not $x4932) (or $x1301 (and old.stream.in_order (or $x838 old.hidden.everywhere))))))
 (let (($x5008 (or $x3199 (and $x1124 $x2760 old.hidden.filled) (and (or $x3945 $x6179) $x4932 old.stream.in_order) (and $x3945 old.stream.first_keeps_all $x1301) $x5038 (and $x4656 $x2189 old.hidden.filled (or $x3945 (= $x6179 $x3074))))))
 (let (($x5251 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4536 (not $x5251)))
 (let (($x1138 (or $x4932 (and $x4656 (or $x3074 (= (_ bv73 7) old.attention.out.collective)) $x4536))))
 (let (($x2482 (or $x1301 (and old.stream.in_order (or (not $x4656) old.hidden.everywhere)))))
 (let (($x6194 (= 1 old.tp)))
 (let (($x1183 (or (and $x6194 $x2482) (and (not (and $x1124 old.stream.junk_in_attention $x1138)) $x5008))))
 (= old.attention.residual_once $x1183)))))))))))))))))))))
(assert
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x874 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1199 (= (_ bv56 7) new.attention.heads.kind) $x3166 $x4744 (= (_ bv91 7) new.attention.heads.kind) $x603 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1940 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2163 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2163 $x6309 $x6346 $x1940))))))
(assert
 (let (($x6416 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3160 (= (_ bv10 7) new.attention.out.input)))
 (or $x3160 $x6416 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x6611 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x589 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x6391 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2828 (= (_ bv1 7) new.attention.out.residual)))
 (or $x2828 $x6391 $x589 $x6611))))))
(assert
 (let (($x1477 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1446 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (or $x2696 $x1446 $x1477)))))
(assert
 (let (($x783 (= (_ bv8 7) new.attention.pairs)))
 (or $x783 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4494 $x493 $x3298 $x5330 $x5265)))))))
(assert
 (let (($x1141 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1141 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6483 $x6596 $x2435 $x1392))))))
(assert
 (let (($x2694 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2694 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1291 (= (_ bv56 7) new.attention.value_dim.kind) $x1287 $x2461 (= (_ bv91 7) new.attention.value_dim.kind) $x1214 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1639 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1639 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x6299 (= (_ bv38 7) new.embedding.split)))
 (or $x6299 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x912 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x912 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x2301 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x5878 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x5878 (= (_ bv23 7) new.ffn.down.residual) $x2301 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x6553 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x6553)))
(assert
 (let (($x2478 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2906 (= (_ bv86 7) new.hidden.kind)))
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1186 (= (_ bv56 7) new.hidden.kind) $x295 $x2906 (= (_ bv91 7) new.hidden.kind) $x2478 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2205 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2205 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x736 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x736)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1405 (= (_ bv96 7) new.stream)))
 (let (($x2339 (= (_ bv94 7) new.stream)))
 (let (($x611 (= (_ bv38 7) new.stream)))
 (or $x611 $x2339 $x1405)))))
(assert
 (let (($x1779 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x4757 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x364 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x364 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x4757 (= (_ bv91 7) new.stream_tokens.kind) $x1779 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x762 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x6616 (= (div (* ?x762 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x295 (< 1 new.hidden.parts) $x6616))))))
(assert
 (let (($x295 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x295 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1779 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x808 (or $x1779 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x5107 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x808)))
 (= new.stream_tokens.everywhere $x5107)))))
(assert
 (let ((?x5337 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1899 (= (div (* ?x5337 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3166 (< 1 new.attention.heads.parts) $x1899))))))
(assert
 (let (($x5101 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3166 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3166 $x5101)))))
(assert
 (let ((?x5710 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2326 (div (* ?x5710 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x874 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2971 (and $x874 (< 1 new.attention.head_dim.parts) (= ?x2326 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2971))))))
(assert
 (let ((?x1000 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1287 (not (= 0 ?x1000)))))))
(assert
 (let ((?x6511 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5378 (* (div ?x6511 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1287 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x820 (and $x1287 (< 1 new.attention.value_dim.parts) (= (div ?x5378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x820))))))
(assert
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x3160 (= (_ bv10 7) new.attention.out.input)))
 (let (($x6416 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x6416 (and $x3160 $x5163))))))))
(assert
 (let (($x1477 (= (_ bv61 7) new.attention.out.split)))
 (let (($x589 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2828 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x2828 (and $x589 $x1477)))))))
(assert
 (let (($x5878 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1878 (or $x5878 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1878)))))
(assert
 (let (($x1715 (not new.model.embedding_norm)))
 (let (($x4304 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x611 (= (_ bv38 7) new.stream)))
 (let (($x1639 (= (_ bv5 7) new.embedding.collective)))
 (let (($x6299 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x6299 $x1639 $x611 new.hidden.filled (not $x4304) $x1715))))))))
(assert
 (let (($x2205 (= (_ bv68 7) new.model.norm)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x219 (not $x3767)))
 (let (($x611 (= (_ bv38 7) new.stream)))
 (let (($x2163 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1477 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1477 $x2163 $x611 new.hidden.filled $x219 $x2205)))))))))
(assert
 (let (($x2205 (= (_ bv68 7) new.model.norm)))
 (let (($x5102 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x611 (= (_ bv38 7) new.stream)))
 (let (($x912 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x6553 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x6553 $x912 $x611 new.hidden.filled (not $x5102) $x2205))))))))
(assert
 (let (($x2478 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1106 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2478 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1106))))
(assert
 (let (($x1193 (not new.attention.heads.padded)))
 (let (($x603 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1199 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4744 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2935 (ite (or $x4744 $x1199) new.attention.heads.given_everywhere (or $x603 (and (= 1 new.attention.heads.parts) $x1193)))))
 (= new.attention.heads.everywhere $x2935)))))))
(assert
 (let (($x2884 (not new.attention.value_dim.padded)))
 (let (($x1214 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1291 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2461 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x875 (ite (or $x2461 $x1291) new.attention.value_dim.given_everywhere (or $x1214 (and (= 1 new.attention.value_dim.parts) $x2884)))))
 (= new.attention.value_dim.everywhere $x875)))))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x1399 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1392 ?x4571 ?x1399)))))))))))))))))))))))
(assert
 (let (($x395 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x395)))
(assert
 (let (($x1405 (= (_ bv96 7) new.stream)))
 (let (($x577 (or $x1405 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x577))))
(assert
 (let (($x5265 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4494 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x4270 (ite (or $x4494 $x5265) (_ bv16 7) (_ bv96 7))))
 (let (($x5330 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5055 (or new.model.latent new.attention.kv_filled)))
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x493 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2868 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6483 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x5040 (and $x493 $x6483 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2868)))
 (let ((?x2818 (ite (or $x4494 $x5040 (and $x493 $x6596 new.attention.heads.filled $x5055)) (_ bv96 7) (_ bv16 7))))
 (let (($x2533 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3298 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1606 (or $x3298 $x5330)))
 (let ((?x3155 (ite (or $x1606 $x2533) new.attention.qkv.split ?x2818)))
 (let (($x2435 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5210 (not $x2435)))
 (let ((?x2956 (ite $x5210 ?x3155 (ite (or $x5330 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x4270))))
 (let ((?x4571 (ite (or $x1606 $x2533 new.model.query_latent) (_ bv96 7) (ite $x493 (_ bv21 7) (_ bv16 7)))))
 (let (($x1392 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1392 ?x4571 ?x2956))))))))))))))))))))))))
(assert
 (let (($x1838 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x4316 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2135 (and new.model.behind_dense $x4316)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2135 $x1838))))))
(assert
 (let (($x6596 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3904 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2844 (ite $x3904 new.attention.v (ite $x6596 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2844)))))
(assert
 (let (($x105 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1121 (not new.attention.gathers)))
 (let (($x1446 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1446 $x1121 $x105))))))
(assert
 (let ((?x5397 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6309 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6663 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x6346 $x6309) $x3767))))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5163 (not $x2696)))
 (let (($x2434 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2180 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2434)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2434 new.attention.value_dim.everywhere $x5163) $x6663)))
 (= new.attention.mixed_in (ite $x2180 (_ bv96 7) ?x5397))))))))))))
(assert
 (let ((?x77 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x5059 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2253 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x5059)))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6346 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2696 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2696 (or $x6346 $x3767) $x2253) (_ bv96 7) ?x77)))))))))
(assert
 (let (($x2163 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x6391 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x6611 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1405 (= (_ bv96 7) new.stream)))
 (let (($x2433 (= (_ bv38 7) new.attention.out_state)))
 (let (($x5319 (= (_ bv96 7) new.attention.out_state)))
 (let (($x4006 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1782 (and $x6611 new.stream.first_has_all (or (or $x4006 $x5319) new.hidden.filled))))
 (let (($x316 (= new.attention.out_state new.stream)))
 (let (($x611 (= (_ bv38 7) new.stream)))
 (let (($x589 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x4504 (and $x589 (not $x4006) (or $x316 (and new.stream.in_order (or $x5319 new.hidden.everywhere))))))
 (let (($x5018 (or $x4504 (and $x589 $x611 new.hidden.filled) (and (or $x6611 $x6391) $x4006 new.stream.in_order) (and $x6611 new.stream.first_keeps_all $x316) $x1782 (and $x2433 $x1405 new.hidden.filled (or $x6611 (= $x6391 $x2163))))))
 (let (($x3767 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x219 (not $x3767)))
 (let (($x1896 (or $x4006 (and $x2433 (or $x2163 (= (_ bv73 7) new.attention.out.collective)) $x219))))
 (let (($x2822 (or $x316 (and new.stream.in_order (or (not $x2433) new.hidden.everywhere)))))
 (let (($x984 (= 1 new.tp)))
 (let (($x2467 (or (and $x984 $x2822) (and (not (and $x589 new.stream.junk_in_attention $x1896)) $x5018))))
 (= new.attention.residual_once $x2467)))))))))))))))))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.residual new.attention.out.residual))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.collective new.ffn.down.collective))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.down.group.pp new.ffn.down.group.pp))
(assert
 (= old.ffn.down.group.sp new.ffn.down.group.sp))
(assert
 (= old.ffn.down.group.tp new.ffn.down.group.tp))
(assert
 (= old.ffn.down.residual new.ffn.down.residual))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.behind_dense new.model.behind_dense))
(assert
 (= old.model.behind_moe new.model.behind_moe))
(assert
 (= old.model.embedding_norm new.model.embedding_norm))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.norm new.model.norm))
(assert
 (= old.model.parallel new.model.parallel))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.scaled_residual new.model.scaled_residual))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_has_all new.stream.first_has_all))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2123 (not new.model.scaled_residual)))
 (let (($x2205 (= (_ bv68 7) new.model.norm)))
 (let (($x2828 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x2828 (and $x2205 $x2123 new.attention.residual_once)))))))
(assert
 (let (($x4624 (not old.model.scaled_residual)))
(let (($x27 (= (_ bv68 7) old.model.norm)))
(let (($x2044 (= (_ bv1 7) old.attention.out.residual)))
(or $x2044 (and $x27 $x4624 old.attention.residual_once))))))
(check-sat)

