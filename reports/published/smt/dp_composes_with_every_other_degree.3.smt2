; from one replica to any number, question 44
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.given_least () Int)
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.batch.sequences.multiple () Int)
(declare-fun old.batch.sequences.n () Int)
(declare-fun old.batch.sequences.parts () Int)
(declare-fun old.dp () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.batch.sequences.least () Int)
(declare-fun old.batch.sequences.given_beyond () Bool)
(declare-fun old.batch.sequences.beyond () Bool)
(declare-fun new.batch.sequences.given_least () Int)
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.batch.sequences.multiple () Int)
(declare-fun new.batch.sequences.n () Int)
(declare-fun new.batch.sequences.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.batch.sequences.least () Int)
(declare-fun new.batch.sequences.given_beyond () Bool)
(declare-fun new.batch.sequences.beyond () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5285 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2992 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2381 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 $x2381 (= (_ bv48 7) old.batch.sequences.kind) $x2992 $x5285 (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2478 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x5305 (* (div (* ?x2478 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x6284 (= (- 1) old.batch.sequences.n)))
 (let ((?x4453 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x6284 (< ?x5305 old.batch.sequences.n)) 0 1))))
 (let (($x5285 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2108 (or $x6284 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2963 (ite (and $x6284 (= 1 old.batch.sequences.parts)) 1 (ite $x2108 0 1))))
 (let (($x2381 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2992 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x692 (ite (or $x5165 $x1454 $x500 $x71 $x2992) 1 (ite $x2381 ?x2963 (ite $x5285 ?x4453 old.batch.sequences.given_least)))))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x4813 old.batch.sequences.parts ?x692))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x1483 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x5314 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x3258 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2892 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1797 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x912 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2245 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x3265 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x3265 $x2245 $x912 (= (_ bv48 7) new.batch.sequences.kind) $x1797 $x2892 (= (_ bv86 7) new.batch.sequences.kind) $x3258 $x5314 $x1483))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x394 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x6449 (* (div (* ?x394 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1678 (= (- 1) new.batch.sequences.n)))
 (let ((?x4931 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1678 (< ?x6449 new.batch.sequences.n)) 0 1))))
 (let (($x2892 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x4324 (or $x1678 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x6502 (ite (and $x1678 (= 1 new.batch.sequences.parts)) 1 (ite $x4324 0 1))))
 (let (($x912 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1797 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1483 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x3258 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3265 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2245 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x3080 (ite (or $x2245 $x3265 $x3258 $x1483 $x1797) 1 (ite $x912 ?x6502 (ite $x2892 ?x4931 new.batch.sequences.given_least)))))
 (let (($x5314 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x5314 new.batch.sequences.parts ?x3080))))))))))))))))))
(assert
 (= new.batch.sequences.beyond new.batch.sequences.given_beyond))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.given_beyond new.batch.sequences.given_beyond))
(assert
 (= old.batch.sequences.given_least new.batch.sequences.given_least))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.batch.sequences.multiple new.batch.sequences.multiple))
(assert
 (= old.batch.sequences.n new.batch.sequences.n))
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
 (let (($x4710 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x4710))))
(assert
 (let (($x2008 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x2008)))
(check-sat)

; from one replica to any number, question 45
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
 (let (($x3775 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x3775)))
(assert
 (let (($x369 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x369 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x4943 (= (_ bv38 7) old.embedding.split)))
 (or $x4943 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x5378 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x5378)))
(assert
 (let (($x2321 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2321 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x59 (= (_ bv40 7) old.ffn.up.split)))
 (or $x59 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x4322 (= (_ bv99 7) old.hidden.kind)))
 (let (($x650 (= (_ bv96 7) old.hidden.kind)))
 (let (($x938 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2548 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5297 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4652 (= (_ bv56 7) old.hidden.kind)))
 (let (($x4358 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4705 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4670 (= (_ bv18 7) old.hidden.kind)))
 (let (($x6540 (= (_ bv11 7) old.hidden.kind)))
 (or $x6540 $x4670 $x4705 $x4358 $x4652 $x5297 $x2548 $x938 $x650 $x4322))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x739 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x739 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x1522 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4801 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2496 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4392 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x4392 (= (_ bv56 7) old.lm_head.cut.kind) $x2496 $x4801 (= (_ bv91 7) old.lm_head.cut.kind) $x1522 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1594 (= (_ bv95 7) old.lm_head.split)))
 (let (($x5406 (= (_ bv40 7) old.lm_head.split)))
 (or $x5406 (= (_ bv57 7) old.lm_head.split) $x1594))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1823 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1823 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1681 (= (_ bv38 7) old.stream)))
 (or $x1681 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x4368 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5138 (div (* ?x4368 old.hidden.multiple) old.hidden.parts)))
 (let (($x5297 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x5297 (< 1 old.hidden.parts) (= ?x5138 old.hidden.n)))))))
(assert
 (let (($x5297 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x5297 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x4368 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5138 (div (* ?x4368 old.hidden.multiple) old.hidden.parts)))
 (let (($x4534 (= (- 1) old.hidden.n)))
 (let ((?x657 (ite (or $x4534 (< (* ?x5138 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x5297 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x6457 (ite $x5297 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x657) old.hidden.given_least)))
 (let ((?x1203 (ite (or $x4534 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x4705 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2524 (ite $x4705 (ite (and $x4534 (= 1 old.hidden.parts)) 1 ?x1203) ?x6457)))
 (let (($x4652 (= (_ bv56 7) old.hidden.kind)))
 (let (($x4322 (= (_ bv99 7) old.hidden.kind)))
 (let (($x938 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6540 (= (_ bv11 7) old.hidden.kind)))
 (let (($x4670 (= (_ bv18 7) old.hidden.kind)))
 (let (($x650 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x4423 (ite $x650 old.hidden.parts (ite (or $x4670 $x6540 $x938 $x4322 $x4652) 1 ?x2524))))
 (= old.hidden.least ?x4423))))))))))))))))))
(assert
 (let (($x4358 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2548 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4909 (or $x2548 $x4358)))
 (let (($x650 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x650 old.hidden.parts (ite $x4909 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x4705 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2089 (ite $x4705 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x4368 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5138 (div (* ?x4368 old.hidden.multiple) old.hidden.parts)))
 (let (($x4534 (= (- 1) old.hidden.n)))
 (let (($x5297 (= (_ bv65 7) old.hidden.kind)))
 (let (($x938 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2695 (ite $x938 (or $x4534 (< old.hidden.block old.hidden.n)) (ite $x5297 (or $x4534 (< ?x5138 old.hidden.n)) $x2089))))
 (let (($x2017 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2695)))
 (let (($x4358 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2548 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4909 (or $x2548 $x4358)))
 (= old.hidden.moved (ite $x4909 old.hidden.given_moved $x2017)))))))))))))))
(assert
 (let (($x2496 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4961 (and $x2496 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x4961))))
(assert
 (let (($x3775 (= (_ bv61 7) old.attention.out.split)))
 (let (($x4943 (= (_ bv38 7) old.embedding.split)))
 (let (($x1681 (= (_ bv38 7) old.stream)))
 (let (($x1403 (or $x1681 $x4943 $x3775 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1403))))))
(assert
 (let (($x650 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4358 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2548 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4909 (or $x2548 $x4358)))
 (let (($x820 (ite $x4909 old.hidden.given_everywhere (or $x650 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x820)))))))
(assert
 (let (($x1522 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x301 (or $x1522 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x968 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x301)))
 (= old.lm_head.cut.everywhere $x968)))))
(assert
 (let (($x2943 (not old.hidden.moved)))
 (let (($x4322 (= (_ bv99 7) old.hidden.kind)))
 (let (($x938 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6540 (= (_ bv11 7) old.hidden.kind)))
 (let (($x4670 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1766 (or old.hidden.everywhere old.hidden.filled (and (or $x4670 $x6540 $x938 $x4322) $x2943))))
 (let (($x4358 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2548 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4909 (or $x2548 $x4358)))
 (= old.hidden.undivided (ite $x4909 old.hidden.given_undivided $x1766))))))))))))
(assert
 (let (($x1022 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x739 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x4347 (or $x739 $x1022)))
 (let (($x5406 (= (_ bv40 7) old.lm_head.split)))
 (let (($x6619 (and $x5406 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x4347)))
 (let (($x1594 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1389 (ite (and $x1594 old.lm_head.cut.everywhere $x4347) (_ bv96 7) (ite $x1594 (_ bv95 7) (ite $x6619 (_ bv96 7) (ite $x5406 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1389)))))))))
(assert
 (let (($x59 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x5403 (and old.layer.dense (or $x59 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x369 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4840 (or $x369 (= (_ bv92 7) old.lm_head.state) $x5403 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x4840))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x5013 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x5013)))
(assert
 (let (($x5113 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x5113 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x5587 (= (_ bv38 7) new.embedding.split)))
 (or $x5587 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2945 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2945)))
(assert
 (let (($x1724 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1724 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1718 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1718 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x4856 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4812 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2226 (= (_ bv91 7) new.hidden.kind)))
 (let (($x647 (= (_ bv86 7) new.hidden.kind)))
 (let (($x6549 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2746 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4638 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1605 (= (_ bv26 7) new.hidden.kind)))
 (let (($x6534 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1305 (= (_ bv11 7) new.hidden.kind)))
 (or $x1305 $x6534 $x1605 $x4638 $x2746 $x6549 $x647 $x2226 $x4812 $x4856))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2180 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2180 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x5303 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2871 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2249 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1406 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1406 (= (_ bv56 7) new.lm_head.cut.kind) $x2249 $x2871 (= (_ bv91 7) new.lm_head.cut.kind) $x5303 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3175 (= (_ bv95 7) new.lm_head.split)))
 (let (($x5339 (= (_ bv40 7) new.lm_head.split)))
 (or $x5339 (= (_ bv57 7) new.lm_head.split) $x3175))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x352 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x352 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x965 (= (_ bv38 7) new.stream)))
 (or $x965 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x6587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2171 (div (* ?x6587 new.hidden.multiple) new.hidden.parts)))
 (let (($x6549 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x6549 (< 1 new.hidden.parts) (= ?x2171 new.hidden.n)))))))
(assert
 (let (($x6549 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x6549 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x6587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2171 (div (* ?x6587 new.hidden.multiple) new.hidden.parts)))
 (let (($x2045 (= (- 1) new.hidden.n)))
 (let ((?x404 (ite (or $x2045 (< (* ?x2171 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x6549 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x139 (ite $x6549 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x404) new.hidden.given_least)))
 (let ((?x4725 (ite (or $x2045 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1605 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x6504 (ite $x1605 (ite (and $x2045 (= 1 new.hidden.parts)) 1 ?x4725) ?x139)))
 (let (($x2746 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4856 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2226 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1305 (= (_ bv11 7) new.hidden.kind)))
 (let (($x6534 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4812 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2997 (ite $x4812 new.hidden.parts (ite (or $x6534 $x1305 $x2226 $x4856 $x2746) 1 ?x6504))))
 (= new.hidden.least ?x2997))))))))))))))))))
(assert
 (let (($x4638 (= (_ bv48 7) new.hidden.kind)))
 (let (($x647 (= (_ bv86 7) new.hidden.kind)))
 (let (($x5238 (or $x647 $x4638)))
 (let (($x4812 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x4812 new.hidden.parts (ite $x5238 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x1605 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1980 (ite $x1605 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x6587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2171 (div (* ?x6587 new.hidden.multiple) new.hidden.parts)))
 (let (($x2045 (= (- 1) new.hidden.n)))
 (let (($x6549 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2226 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2369 (ite $x2226 (or $x2045 (< new.hidden.block new.hidden.n)) (ite $x6549 (or $x2045 (< ?x2171 new.hidden.n)) $x1980))))
 (let (($x1498 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2369)))
 (let (($x4638 (= (_ bv48 7) new.hidden.kind)))
 (let (($x647 (= (_ bv86 7) new.hidden.kind)))
 (let (($x5238 (or $x647 $x4638)))
 (= new.hidden.moved (ite $x5238 new.hidden.given_moved $x1498)))))))))))))))
(assert
 (let (($x2249 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1760 (and $x2249 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1760))))
(assert
 (let (($x5013 (= (_ bv61 7) new.attention.out.split)))
 (let (($x5587 (= (_ bv38 7) new.embedding.split)))
 (let (($x965 (= (_ bv38 7) new.stream)))
 (let (($x6299 (or $x965 $x5587 $x5013 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x6299))))))
(assert
 (let (($x4812 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4638 (= (_ bv48 7) new.hidden.kind)))
 (let (($x647 (= (_ bv86 7) new.hidden.kind)))
 (let (($x5238 (or $x647 $x4638)))
 (let (($x5302 (ite $x5238 new.hidden.given_everywhere (or $x4812 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x5302)))))))
(assert
 (let (($x5303 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4623 (or $x5303 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x5210 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x4623)))
 (= new.lm_head.cut.everywhere $x5210)))))
(assert
 (let (($x2257 (not new.hidden.moved)))
 (let (($x4856 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2226 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1305 (= (_ bv11 7) new.hidden.kind)))
 (let (($x6534 (= (_ bv18 7) new.hidden.kind)))
 (let (($x356 (or new.hidden.everywhere new.hidden.filled (and (or $x6534 $x1305 $x2226 $x4856) $x2257))))
 (let (($x4638 (= (_ bv48 7) new.hidden.kind)))
 (let (($x647 (= (_ bv86 7) new.hidden.kind)))
 (let (($x5238 (or $x647 $x4638)))
 (= new.hidden.undivided (ite $x5238 new.hidden.given_undivided $x356))))))))))))
(assert
 (let (($x387 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2180 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x6595 (or $x2180 $x387)))
 (let (($x5339 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1507 (and $x5339 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x6595)))
 (let (($x3175 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1953 (ite (and $x3175 new.lm_head.cut.everywhere $x6595) (_ bv96 7) (ite $x3175 (_ bv95 7) (ite $x1507 (_ bv96 7) (ite $x5339 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1953)))))))))
(assert
 (let (($x1718 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x4696 (and new.layer.dense (or $x1718 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x5113 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1696 (or $x5113 (= (_ bv92 7) new.lm_head.state) $x4696 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x1696))))))
(assert
 (= new.layer.dense false))
(assert
 (= new.layer.moe true))
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
 (let (($x1809 (not new.hidden.beyond)))
 (let (($x328 (and (<= 1 new.hidden.least) $x1809 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x328)))))
(assert
 (let (($x4503 (not old.hidden.beyond)))
(let (($x4009 (and (<= 1 old.hidden.least) $x4503 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x1746 (not (or old.hidden.gathered old.hidden.summed))))
(or $x1746 $x4009)))))
(check-sat)

; from one replica to any number, question 46
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
 (let (($x4540 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x4540 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x1942 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x6603 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x973 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2405 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x3200 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x487 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x6669 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x3155 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2531 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x1486 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x1486 $x2531 $x3155 $x6669 $x487 $x3200 $x2405 $x973 $x6603 $x1942))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let (($x4943 (= (_ bv38 7) old.embedding.split)))
 (or $x4943 (= (_ bv57 7) old.embedding.split) $x1957))))
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
 (let ((?x5712 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x738 (* (div (* ?x5712 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x2892 (= (- 1) old.embedding.cut.n)))
 (let ((?x1493 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x2892 (< ?x738 old.embedding.cut.n)) 0 1))))
 (let (($x3200 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x6227 (or $x2892 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1136 (ite (and $x2892 (= 1 old.embedding.cut.parts)) 1 (ite $x6227 0 1))))
 (let (($x3155 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x487 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1942 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x973 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1486 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2531 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x764 (ite (or $x2531 $x1486 $x973 $x1942 $x487) 1 (ite $x3155 ?x1136 (ite $x3200 ?x1493 old.embedding.cut.given_least)))))
 (let (($x6603 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x6603 old.embedding.cut.parts ?x764))))))))))))))))))
(assert
 (let ((?x5135 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x6603 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x6603 old.embedding.cut.parts ?x5135)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x4345 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4540 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2732 (ite $x1957 (ite (and old.embedding.rows_where_kept (or $x4540 $x4345)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2732))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x1940 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x485 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x669 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x1615 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x3618 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x5107 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x3443 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x3399 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x6524 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2379 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x2030 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x2030 $x2379 $x6524 $x3399 $x3443 $x5107 $x3618 $x1615 $x669 $x485))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x6471 (= (_ bv95 7) new.embedding.split)))
 (let (($x5587 (= (_ bv38 7) new.embedding.split)))
 (or $x5587 (= (_ bv57 7) new.embedding.split) $x6471))))
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
 (let ((?x2234 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2533 (* (div (* ?x2234 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x2380 (= (- 1) new.embedding.cut.n)))
 (let ((?x445 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x2380 (< ?x2533 new.embedding.cut.n)) 0 1))))
 (let (($x5107 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1833 (or $x2380 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x304 (ite (and $x2380 (= 1 new.embedding.cut.parts)) 1 (ite $x1833 0 1))))
 (let (($x6524 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x3443 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x485 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1615 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2030 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x2379 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x4393 (ite (or $x2379 $x2030 $x1615 $x485 $x3443) 1 (ite $x6524 ?x304 (ite $x5107 ?x445 new.embedding.cut.given_least)))))
 (let (($x669 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x669 new.embedding.cut.parts ?x4393))))))))))))))))))
(assert
 (let ((?x6481 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x669 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x669 new.embedding.cut.parts ?x6481)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x4614 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (let (($x6471 (= (_ bv95 7) new.embedding.split)))
 (let ((?x6250 (ite $x6471 (ite (and new.embedding.rows_where_kept (or $x1940 $x4614)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x6250))))))
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
 (let (($x151 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x4669 (not new.embedding.cut.beyond)))
 (let (($x4362 (or (not (= (_ bv95 7) new.embedding.split)) (and $x4669 (or (= (_ bv96 7) new.embedding.state) $x151)))))
 (not $x4362)))))
(assert
 (let (($x2594 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1447 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x1447 (or (= (_ bv96 7) old.embedding.state) $x2594))))))
(check-sat)

; from one replica to any number, question 47
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
 (let (($x2999 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4540 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1840 (= (_ bv10 7) old.embedding.collective)))
 (let (($x5380 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2827 (= (_ bv4 7) old.embedding.collective)))
 (or $x2827 $x5380 $x1840 $x4540 $x2999)))))))
(assert
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let (($x4943 (= (_ bv38 7) old.embedding.split)))
 (or $x4943 (= (_ bv57 7) old.embedding.split) $x1957))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x347 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1760 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2257 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3224 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3224 $x2257 (= (_ bv56 7) old.hidden.kind) $x4410 $x1760 $x2862 $x347 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2919 (= (_ bv49 7) old.norm.statistic)))
 (or $x2919 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4788 (= (_ bv96 7) old.stream)))
 (let (($x6536 (= (_ bv94 7) old.stream)))
 (let (($x6604 (= (_ bv38 7) old.stream)))
 (or $x6604 $x6536 $x4788)))))
(assert
 (let (($x1664 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3864 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x966 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x966 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3864 (= (_ bv91 7) old.stream_tokens.kind) $x1664 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1183 (div (* ?x3139 old.hidden.multiple) old.hidden.parts)))
 (let (($x5178 (< 1 old.hidden.parts)))
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4410 $x5178 (= ?x1183 old.hidden.n))))))))
(assert
 (let ((?x3139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1183 (div (* ?x3139 old.hidden.multiple) old.hidden.parts)))
 (let (($x5178 (< 1 old.hidden.parts)))
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x4410 $x5178 (<= old.hidden.n ?x1183))))))))
(assert
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4410 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3224 (= (_ bv26 7) old.hidden.kind)))
 (let (($x208 (ite $x3224 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1183 (div (* ?x3139 old.hidden.multiple) old.hidden.parts)))
 (let (($x289 (= (- 1) old.hidden.n)))
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5257 (ite $x2862 (or $x289 (< old.hidden.block old.hidden.n)) (ite $x4410 (or $x289 (< ?x1183 old.hidden.n)) $x208))))
 (let (($x455 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x5257)))
 (let (($x2257 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1760 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4725 (or $x1760 $x2257)))
 (= old.hidden.moved (ite $x4725 old.hidden.given_moved $x455)))))))))))))))
(assert
 (let (($x1664 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3177 (or $x1664 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3770 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3177)))
 (= old.stream_tokens.everywhere $x3770)))))
(assert
 (let (($x4345 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4540 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3732 (or $x4540 $x4345)))
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2732 (ite $x1957 (ite (and old.embedding.rows_where_kept $x3732) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2732)))))))
(assert
 (let (($x347 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2257 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1760 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4725 (or $x1760 $x2257)))
 (let (($x556 (ite $x4725 old.hidden.given_everywhere (or $x347 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x556)))))))
(assert
 (let (($x4788 (= (_ bv96 7) old.stream)))
 (let (($x4455 (or $x4788 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x4455))))
(assert
 (let (($x1508 (= 1 old.tp)))
 (let (($x4788 (= (_ bv96 7) old.stream)))
 (let (($x3025 (or $x4788 $x1508 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x4345 (and (or (not old.embedding.group.tp) $x1508) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1840 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4540 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1980 (ite (or (or $x4540 $x1840) (and $x4345 $x3025)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2999 (= (_ bv73 7) old.embedding.collective)))
 (let (($x5380 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x2809 (ite (or $x4540 (and $x1840 (= (_ bv38 7) old.stream)) (and (or $x5380 $x2999) $x4345)) (_ bv38 7) (ite $x1840 (_ bv96 7) (_ bv16 7)))))
 (let (($x1848 (or (and old.hidden.filled (not $x4788)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1733 (not $x4345)))
 (let (($x2919 (= (_ bv49 7) old.norm.statistic)))
 (let (($x6604 (= (_ bv38 7) old.stream)))
 (let ((?x2868 (ite (and $x5380 old.hidden.filled $x6604 $x1733 $x2919) old.stream (ite (and $x2999 $x1733 $x1848) old.stream ?x2809))))
 (let (($x2827 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x5466 (ite $x2827 (_ bv96 7) (ite (and $x5380 old.hidden.filled $x4788 $x1733) (_ bv96 7) ?x2868))))
 (let (($x3732 (or $x4540 $x4345)))
 (let ((?x2060 (ite (and (not $x6604) old.stream.in_order old.hidden.everywhere $x3732) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x4345) (_ bv38 7) ?x5466))))
 (let ((?x166 (ite (= (_ bv38 7) old.embedding.state) ?x2060 (ite (= (_ bv96 7) old.embedding.state) ?x1980 old.embedding.state))))
 (let ((?x2492 (ite $x2999 (ite (not $x4788) old.stream (_ bv66 7)) (ite $x1840 (ite $x4788 (_ bv96 7) old.stream) (ite $x4540 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x5380 (_ bv96 7) ?x2492) ?x166))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2951 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3464 (= (_ bv10 7) new.embedding.collective)))
 (let (($x6459 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2107 (= (_ bv4 7) new.embedding.collective)))
 (or $x2107 $x6459 $x3464 $x1940 $x2951)))))))
(assert
 (let (($x6471 (= (_ bv95 7) new.embedding.split)))
 (let (($x5587 (= (_ bv38 7) new.embedding.split)))
 (or $x5587 (= (_ bv57 7) new.embedding.split) $x6471))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x5062 (= (_ bv96 7) new.hidden.kind)))
 (let (($x5417 (= (_ bv91 7) new.hidden.kind)))
 (let (($x5383 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1160 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2249 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2249 $x1160 (= (_ bv56 7) new.hidden.kind) $x2068 $x5383 $x5417 $x5062 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4513 (= (_ bv49 7) new.norm.statistic)))
 (or $x4513 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2915 (= (_ bv96 7) new.stream)))
 (let (($x1406 (= (_ bv94 7) new.stream)))
 (let (($x5013 (= (_ bv38 7) new.stream)))
 (or $x5013 $x1406 $x2915)))))
(assert
 (let (($x4681 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2871 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x356 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x356 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2871 (= (_ bv91 7) new.stream_tokens.kind) $x4681 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1718 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5113 (div (* ?x1718 new.hidden.multiple) new.hidden.parts)))
 (let (($x352 (< 1 new.hidden.parts)))
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2068 $x352 (= ?x5113 new.hidden.n))))))))
(assert
 (let ((?x1718 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5113 (div (* ?x1718 new.hidden.multiple) new.hidden.parts)))
 (let (($x352 (< 1 new.hidden.parts)))
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2068 $x352 (<= new.hidden.n ?x5113))))))))
(assert
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2068 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2249 (= (_ bv26 7) new.hidden.kind)))
 (let (($x397 (ite $x2249 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1718 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5113 (div (* ?x1718 new.hidden.multiple) new.hidden.parts)))
 (let (($x1991 (= (- 1) new.hidden.n)))
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (let (($x5417 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1809 (ite $x5417 (or $x1991 (< new.hidden.block new.hidden.n)) (ite $x2068 (or $x1991 (< ?x5113 new.hidden.n)) $x397))))
 (let (($x4899 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1809)))
 (let (($x1160 (= (_ bv48 7) new.hidden.kind)))
 (let (($x5383 (= (_ bv86 7) new.hidden.kind)))
 (let (($x6658 (or $x5383 $x1160)))
 (= new.hidden.moved (ite $x6658 new.hidden.given_moved $x4899)))))))))))))))
(assert
 (let (($x4681 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2183 (or $x4681 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x637 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2183)))
 (= new.stream_tokens.everywhere $x637)))))
(assert
 (let (($x4614 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2305 (or $x1940 $x4614)))
 (let (($x6471 (= (_ bv95 7) new.embedding.split)))
 (let ((?x6250 (ite $x6471 (ite (and new.embedding.rows_where_kept $x2305) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x6250)))))))
(assert
 (let (($x5062 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1160 (= (_ bv48 7) new.hidden.kind)))
 (let (($x5383 (= (_ bv86 7) new.hidden.kind)))
 (let (($x6658 (or $x5383 $x1160)))
 (let (($x6256 (ite $x6658 new.hidden.given_everywhere (or $x5062 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x6256)))))))
(assert
 (let (($x2915 (= (_ bv96 7) new.stream)))
 (let (($x865 (or $x2915 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x865))))
(assert
 (let (($x526 (= 1 new.tp)))
 (let (($x2915 (= (_ bv96 7) new.stream)))
 (let (($x3331 (or $x2915 $x526 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x4614 (and (or (not new.embedding.group.tp) $x526) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3464 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x4801 (ite (or (or $x1940 $x3464) (and $x4614 $x3331)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2951 (= (_ bv73 7) new.embedding.collective)))
 (let (($x6459 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2548 (ite (or $x1940 (and $x3464 (= (_ bv38 7) new.stream)) (and (or $x6459 $x2951) $x4614)) (_ bv38 7) (ite $x3464 (_ bv96 7) (_ bv16 7)))))
 (let (($x5076 (or (and new.hidden.filled (not $x2915)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1022 (not $x4614)))
 (let (($x4513 (= (_ bv49 7) new.norm.statistic)))
 (let (($x5013 (= (_ bv38 7) new.stream)))
 (let ((?x4909 (ite (and $x6459 new.hidden.filled $x5013 $x1022 $x4513) new.stream (ite (and $x2951 $x1022 $x5076) new.stream ?x2548))))
 (let (($x2107 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x6540 (ite $x2107 (_ bv96 7) (ite (and $x6459 new.hidden.filled $x2915 $x1022) (_ bv96 7) ?x4909))))
 (let (($x2305 (or $x1940 $x4614)))
 (let ((?x4322 (ite (and (not $x5013) new.stream.in_order new.hidden.everywhere $x2305) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x4614) (_ bv38 7) ?x6540))))
 (let ((?x1738 (ite (= (_ bv38 7) new.embedding.state) ?x4322 (ite (= (_ bv96 7) new.embedding.state) ?x4801 new.embedding.state))))
 (let ((?x5146 (ite $x2951 (ite (not $x2915) new.stream (_ bv66 7)) (ite $x3464 (ite $x2915 (_ bv96 7) new.stream) (ite $x1940 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x6459 (_ bv96 7) ?x5146) ?x1738))))))))))))))))))))))))
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
 (let (($x4641 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x526 (= 1 new.tp)))
 (let (($x387 (= new.embedding.joined new.stream)))
 (let (($x4638 (or (or (= (_ bv96 7) new.embedding.joined) $x387) (and $x526 (or (not (= (_ bv38 7) new.embedding.split)) $x4641)))))
 (not $x4638))))))
(assert
 (let (($x3981 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1508 (= 1 old.tp)))
(let (($x4570 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x4570) (and $x1508 (or (not (= (_ bv38 7) old.embedding.split)) $x3981)))))))
(check-sat)

; from one replica to any number, question 48
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
 (let (($x2999 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4540 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1840 (= (_ bv10 7) old.embedding.collective)))
 (let (($x5380 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2827 (= (_ bv4 7) old.embedding.collective)))
 (or $x2827 $x5380 $x1840 $x4540 $x2999)))))))
(assert
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let (($x4943 (= (_ bv38 7) old.embedding.split)))
 (or $x4943 (= (_ bv57 7) old.embedding.split) $x1957))))
(assert
 (let (($x347 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1760 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2257 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2257 (= (_ bv56 7) old.hidden.kind) $x4410 $x1760 (= (_ bv91 7) old.hidden.kind) $x347 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2919 (= (_ bv49 7) old.norm.statistic)))
 (or $x2919 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4788 (= (_ bv96 7) old.stream)))
 (let (($x6536 (= (_ bv94 7) old.stream)))
 (let (($x6604 (= (_ bv38 7) old.stream)))
 (or $x6604 $x6536 $x4788)))))
(assert
 (let (($x1664 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3864 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x966 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x966 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3864 (= (_ bv91 7) old.stream_tokens.kind) $x1664 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1183 (div (* ?x3139 old.hidden.multiple) old.hidden.parts)))
 (let (($x5178 (< 1 old.hidden.parts)))
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4410 $x5178 (= ?x1183 old.hidden.n))))))))
(assert
 (let ((?x3139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1183 (div (* ?x3139 old.hidden.multiple) old.hidden.parts)))
 (let (($x5178 (< 1 old.hidden.parts)))
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x4410 $x5178 (<= old.hidden.n ?x1183))))))))
(assert
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4410 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1664 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3177 (or $x1664 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3770 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3177)))
 (= old.stream_tokens.everywhere $x3770)))))
(assert
 (let (($x1152 (not old.embedding.group.pp)))
 (let (($x1163 (or $x1152 (= 1 old.pp))))
 (let (($x2447 (not old.embedding.group.sp)))
 (let (($x2111 (or $x2447 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2883 (not old.embedding.group.dp)))
 (let (($x3771 (or $x2883 $x3056)))
 (let (($x4345 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3771 $x2111 $x1163)))
 (let (($x4540 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3732 (or $x4540 $x4345)))
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2732 (ite $x1957 (ite (and old.embedding.rows_where_kept $x3732) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2732))))))))))))))
(assert
 (let (($x347 (= (_ bv96 7) old.hidden.kind)))
 (let (($x556 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x347 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x556))))
(assert
 (let (($x4788 (= (_ bv96 7) old.stream)))
 (let (($x4455 (or $x4788 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x4455))))
(assert
 (let (($x1508 (= 1 old.tp)))
 (let (($x4788 (= (_ bv96 7) old.stream)))
 (let (($x3025 (or $x4788 $x1508 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1152 (not old.embedding.group.pp)))
 (let (($x1163 (or $x1152 (= 1 old.pp))))
 (let (($x2447 (not old.embedding.group.sp)))
 (let (($x2111 (or $x2447 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2883 (not old.embedding.group.dp)))
 (let (($x3771 (or $x2883 $x3056)))
 (let (($x4345 (and (or (not old.embedding.group.tp) $x1508) $x3771 $x2111 $x1163)))
 (let (($x1840 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4540 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1980 (ite (or (or $x4540 $x1840) (and $x4345 $x3025)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x6517 (= (_ bv96 7) old.embedding.state)))
 (let (($x2999 (= (_ bv73 7) old.embedding.collective)))
 (let (($x5380 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x2809 (ite (or $x4540 (and $x1840 (= (_ bv38 7) old.stream)) (and (or $x5380 $x2999) $x4345)) (_ bv38 7) (ite $x1840 (_ bv96 7) (_ bv16 7)))))
 (let (($x1848 (or (and old.hidden.filled (not $x4788)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1733 (not $x4345)))
 (let (($x2919 (= (_ bv49 7) old.norm.statistic)))
 (let (($x6604 (= (_ bv38 7) old.stream)))
 (let ((?x2868 (ite (and $x5380 old.hidden.filled $x6604 $x1733 $x2919) old.stream (ite (and $x2999 $x1733 $x1848) old.stream ?x2809))))
 (let (($x2827 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x5466 (ite $x2827 (_ bv96 7) (ite (and $x5380 old.hidden.filled $x4788 $x1733) (_ bv96 7) ?x2868))))
 (let (($x3732 (or $x4540 $x4345)))
 (let ((?x2060 (ite (and (not $x6604) old.stream.in_order old.hidden.everywhere $x3732) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x4345) (_ bv38 7) ?x5466))))
 (let (($x825 (= (_ bv38 7) old.embedding.state)))
 (let ((?x2492 (ite $x2999 (ite (not $x4788) old.stream (_ bv66 7)) (ite $x1840 (ite $x4788 (_ bv96 7) old.stream) (ite $x4540 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1605 (ite (= (_ bv92 7) old.embedding.state) (ite $x5380 (_ bv96 7) ?x2492) (ite $x825 ?x2060 (ite $x6517 ?x1980 old.embedding.state)))))
 (= old.embedding.joined ?x1605))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2951 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3464 (= (_ bv10 7) new.embedding.collective)))
 (let (($x6459 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2107 (= (_ bv4 7) new.embedding.collective)))
 (or $x2107 $x6459 $x3464 $x1940 $x2951)))))))
(assert
 (let (($x6471 (= (_ bv95 7) new.embedding.split)))
 (let (($x5587 (= (_ bv38 7) new.embedding.split)))
 (or $x5587 (= (_ bv57 7) new.embedding.split) $x6471))))
(assert
 (let (($x5062 (= (_ bv96 7) new.hidden.kind)))
 (let (($x5383 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1160 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1160 (= (_ bv56 7) new.hidden.kind) $x2068 $x5383 (= (_ bv91 7) new.hidden.kind) $x5062 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4513 (= (_ bv49 7) new.norm.statistic)))
 (or $x4513 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2915 (= (_ bv96 7) new.stream)))
 (let (($x1406 (= (_ bv94 7) new.stream)))
 (let (($x5013 (= (_ bv38 7) new.stream)))
 (or $x5013 $x1406 $x2915)))))
(assert
 (let (($x4681 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2871 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x356 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x356 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2871 (= (_ bv91 7) new.stream_tokens.kind) $x4681 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1718 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5113 (div (* ?x1718 new.hidden.multiple) new.hidden.parts)))
 (let (($x352 (< 1 new.hidden.parts)))
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2068 $x352 (= ?x5113 new.hidden.n))))))))
(assert
 (let ((?x1718 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5113 (div (* ?x1718 new.hidden.multiple) new.hidden.parts)))
 (let (($x352 (< 1 new.hidden.parts)))
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2068 $x352 (<= new.hidden.n ?x5113))))))))
(assert
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2068 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4681 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2183 (or $x4681 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x637 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2183)))
 (= new.stream_tokens.everywhere $x637)))))
(assert
 (let (($x3488 (not new.embedding.group.pp)))
 (let (($x4893 (or $x3488 (= 1 new.pp))))
 (let (($x6535 (not new.embedding.group.sp)))
 (let (($x2619 (or $x6535 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x2170 (not new.embedding.group.dp)))
 (let (($x5026 (or $x2170 $x2472)))
 (let (($x4614 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x5026 $x2619 $x4893)))
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2305 (or $x1940 $x4614)))
 (let (($x6471 (= (_ bv95 7) new.embedding.split)))
 (let ((?x6250 (ite $x6471 (ite (and new.embedding.rows_where_kept $x2305) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x6250))))))))))))))
(assert
 (let (($x5062 (= (_ bv96 7) new.hidden.kind)))
 (let (($x6256 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x5062 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x6256))))
(assert
 (let (($x2915 (= (_ bv96 7) new.stream)))
 (let (($x865 (or $x2915 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x865))))
(assert
 (let (($x526 (= 1 new.tp)))
 (let (($x2915 (= (_ bv96 7) new.stream)))
 (let (($x3331 (or $x2915 $x526 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x3488 (not new.embedding.group.pp)))
 (let (($x4893 (or $x3488 (= 1 new.pp))))
 (let (($x6535 (not new.embedding.group.sp)))
 (let (($x2619 (or $x6535 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x2170 (not new.embedding.group.dp)))
 (let (($x5026 (or $x2170 $x2472)))
 (let (($x4614 (and (or (not new.embedding.group.tp) $x526) $x5026 $x2619 $x4893)))
 (let (($x3464 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x4801 (ite (or (or $x1940 $x3464) (and $x4614 $x3331)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2517 (= (_ bv96 7) new.embedding.state)))
 (let (($x2951 (= (_ bv73 7) new.embedding.collective)))
 (let (($x6459 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2548 (ite (or $x1940 (and $x3464 (= (_ bv38 7) new.stream)) (and (or $x6459 $x2951) $x4614)) (_ bv38 7) (ite $x3464 (_ bv96 7) (_ bv16 7)))))
 (let (($x5076 (or (and new.hidden.filled (not $x2915)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1022 (not $x4614)))
 (let (($x4513 (= (_ bv49 7) new.norm.statistic)))
 (let (($x5013 (= (_ bv38 7) new.stream)))
 (let ((?x4909 (ite (and $x6459 new.hidden.filled $x5013 $x1022 $x4513) new.stream (ite (and $x2951 $x1022 $x5076) new.stream ?x2548))))
 (let (($x2107 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x6540 (ite $x2107 (_ bv96 7) (ite (and $x6459 new.hidden.filled $x2915 $x1022) (_ bv96 7) ?x4909))))
 (let (($x2305 (or $x1940 $x4614)))
 (let ((?x4322 (ite (and (not $x5013) new.stream.in_order new.hidden.everywhere $x2305) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x4614) (_ bv38 7) ?x6540))))
 (let (($x3633 (= (_ bv38 7) new.embedding.state)))
 (let ((?x5146 (ite $x2951 (ite (not $x2915) new.stream (_ bv66 7)) (ite $x3464 (ite $x2915 (_ bv96 7) new.stream) (ite $x1940 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1522 (ite (= (_ bv92 7) new.embedding.state) (ite $x6459 (_ bv96 7) ?x5146) (ite $x3633 ?x4322 (ite $x2517 ?x4801 new.embedding.state)))))
 (= new.embedding.joined ?x1522))))))))))))))))))))))))))))))))
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
 (let (($x3488 (not new.embedding.group.pp)))
 (let (($x4893 (or $x3488 (= 1 new.pp))))
 (let (($x6535 (not new.embedding.group.sp)))
 (let (($x2619 (or $x6535 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x2170 (not new.embedding.group.dp)))
 (let (($x5026 (or $x2170 $x2472)))
 (let (($x3633 (= (_ bv38 7) new.embedding.state)))
 (let (($x2517 (= (_ bv96 7) new.embedding.state)))
 (let (($x4614 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x5026 $x2619 $x4893)))
 (let (($x3307 (and $x4614 (or $x2517 (and $x3633 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x3464 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (let (($x5297 (or (and (= (_ bv96 7) new.embedding.joined) $x2517) $x1940 (and $x3464 $x3633 (= (_ bv38 7) new.embedding.joined)) $x3307 (and (or new.embedding.group.tp (= 1 new.tp)) $x5026 $x2619 $x4893))))
 (not $x5297))))))))))))))))
(assert
 (let (($x1152 (not old.embedding.group.pp)))
(let (($x1163 (or $x1152 (= 1 old.pp))))
(let (($x2447 (not old.embedding.group.sp)))
(let (($x2111 (or $x2447 (= 1 old.sp))))
(let (($x3056 (= 1 old.dp)))
(let (($x2883 (not old.embedding.group.dp)))
(let (($x3771 (or $x2883 $x3056)))
(let (($x825 (= (_ bv38 7) old.embedding.state)))
(let (($x6517 (= (_ bv96 7) old.embedding.state)))
(let (($x4345 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3771 $x2111 $x1163)))
(let (($x881 (and $x4345 (or $x6517 (and $x825 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1840 (= (_ bv10 7) old.embedding.collective)))
(let (($x4540 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x6517) $x4540 (and $x1840 $x825 (= (_ bv38 7) old.embedding.joined)) $x881 (and (or old.embedding.group.tp (= 1 old.tp)) $x3771 $x2111 $x1163))))))))))))))))
(check-sat)

; from one replica to any number, question 49
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
 (let (($x2999 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4540 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1840 (= (_ bv10 7) old.embedding.collective)))
 (let (($x5380 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2827 (= (_ bv4 7) old.embedding.collective)))
 (or $x2827 $x5380 $x1840 $x4540 $x2999)))))))
(assert
 (let (($x4892 (= (_ bv29 7) old.embedding.positions)))
 (let (($x208 (= (_ bv27 7) old.embedding.positions)))
 (let (($x2033 (= (_ bv23 7) old.embedding.positions)))
 (let (($x6252 (= (_ bv1 7) old.embedding.positions)))
 (or $x6252 $x2033 $x208 $x4892))))))
(assert
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let (($x4943 (= (_ bv38 7) old.embedding.split)))
 (or $x4943 (= (_ bv57 7) old.embedding.split) $x1957))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x347 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1760 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2257 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3224 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3224 $x2257 (= (_ bv56 7) old.hidden.kind) $x4410 $x1760 $x2862 $x347 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x912 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x912 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2919 (= (_ bv49 7) old.norm.statistic)))
 (or $x2919 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4788 (= (_ bv96 7) old.stream)))
 (let (($x6536 (= (_ bv94 7) old.stream)))
 (let (($x6604 (= (_ bv38 7) old.stream)))
 (or $x6604 $x6536 $x4788)))))
(assert
 (let (($x1664 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3864 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x966 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x966 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3864 (= (_ bv91 7) old.stream_tokens.kind) $x1664 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1183 (div (* ?x3139 old.hidden.multiple) old.hidden.parts)))
 (let (($x5178 (< 1 old.hidden.parts)))
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4410 $x5178 (= ?x1183 old.hidden.n))))))))
(assert
 (let ((?x3139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1183 (div (* ?x3139 old.hidden.multiple) old.hidden.parts)))
 (let (($x5178 (< 1 old.hidden.parts)))
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x4410 $x5178 (<= old.hidden.n ?x1183))))))))
(assert
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4410 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3224 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4849 (ite $x3224 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1183 (div (* ?x3139 old.hidden.multiple) old.hidden.parts)))
 (let (($x187 (= (- 1) old.hidden.n)))
 (let (($x4410 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5018 (ite $x2862 (or $x187 (< old.hidden.block old.hidden.n)) (ite $x4410 (or $x187 (< ?x1183 old.hidden.n)) $x4849))))
 (let (($x1794 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x5018)))
 (let (($x2257 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1760 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4725 (or $x1760 $x2257)))
 (= old.hidden.moved (ite $x4725 old.hidden.given_moved $x1794)))))))))))))))
(assert
 (let (($x1664 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3177 (or $x1664 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3770 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3177)))
 (= old.stream_tokens.everywhere $x3770)))))
(assert
 (let (($x4345 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4540 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3732 (or $x4540 $x4345)))
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2732 (ite $x1957 (ite (and old.embedding.rows_where_kept $x3732) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2732)))))))
(assert
 (let (($x347 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2257 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1760 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4725 (or $x1760 $x2257)))
 (let (($x556 (ite $x4725 old.hidden.given_everywhere (or $x347 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x556)))))))
(assert
 (let (($x5275 (not old.hidden.moved)))
 (let (($x2022 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x5275)))
 (let (($x602 (= 1 old.hidden.parts)))
 (let (($x2257 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1760 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4725 (or $x1760 $x2257)))
 (= old.hidden.first_alone (ite $x4725 old.hidden.given_first (or $x602 $x2022))))))))))
(assert
 (let (($x4788 (= (_ bv96 7) old.stream)))
 (let (($x4455 (or $x4788 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x4455))))
(assert
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let (($x5112 (not $x1957)))
 (let (($x1508 (= 1 old.tp)))
 (let (($x4788 (= (_ bv96 7) old.stream)))
 (let (($x4345 (and (or (not old.embedding.group.tp) $x1508) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1245 (and $x4345 (or $x4788 $x1508 (not (= (_ bv4 7) old.embedding.collective)) $x5112))))
 (let (($x1840 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4540 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1980 (ite (or (or $x4540 $x1840) $x1245) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x6517 (= (_ bv96 7) old.embedding.state)))
 (let (($x2999 (= (_ bv73 7) old.embedding.collective)))
 (let (($x5380 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x2809 (ite (or $x4540 (and $x1840 (= (_ bv38 7) old.stream)) (and (or $x5380 $x2999) $x4345)) (_ bv38 7) (ite $x1840 (_ bv96 7) (_ bv16 7)))))
 (let (($x1848 (or (and old.hidden.filled (not $x4788)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1733 (not $x4345)))
 (let (($x2919 (= (_ bv49 7) old.norm.statistic)))
 (let (($x6604 (= (_ bv38 7) old.stream)))
 (let ((?x2868 (ite (and $x5380 old.hidden.filled $x6604 $x1733 $x2919) old.stream (ite (and $x2999 $x1733 $x1848) old.stream ?x2809))))
 (let (($x2827 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x5466 (ite $x2827 (_ bv96 7) (ite (and $x5380 old.hidden.filled $x4788 $x1733) (_ bv96 7) ?x2868))))
 (let (($x3732 (or $x4540 $x4345)))
 (let ((?x2060 (ite (and (not $x6604) old.stream.in_order old.hidden.everywhere $x3732) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x4345) (_ bv38 7) ?x5466))))
 (let (($x825 (= (_ bv38 7) old.embedding.state)))
 (let ((?x2492 (ite $x2999 (ite (not $x4788) old.stream (_ bv66 7)) (ite $x1840 (ite $x4788 (_ bv96 7) old.stream) (ite $x4540 (_ bv92 7) (_ bv16 7))))))
 (let (($x3723 (= (_ bv92 7) old.embedding.state)))
 (let ((?x1605 (ite $x3723 (ite $x5380 (_ bv96 7) ?x2492) (ite $x825 ?x2060 (ite $x6517 ?x1980 old.embedding.state)))))
 (= old.embedding.joined ?x1605))))))))))))))))))))))))))))
(assert
 (let (($x2190 (not old.hidden.everywhere)))
 (let (($x5380 (= (_ bv5 7) old.embedding.collective)))
 (let (($x825 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x825 (= (_ bv96 7) old.embedding.joined) $x5380 $x2190))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2951 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3464 (= (_ bv10 7) new.embedding.collective)))
 (let (($x6459 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2107 (= (_ bv4 7) new.embedding.collective)))
 (or $x2107 $x6459 $x3464 $x1940 $x2951)))))))
(assert
 (let (($x1859 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1285 (= (_ bv27 7) new.embedding.positions)))
 (let (($x2892 (= (_ bv23 7) new.embedding.positions)))
 (let (($x2524 (= (_ bv1 7) new.embedding.positions)))
 (or $x2524 $x2892 $x1285 $x1859))))))
(assert
 (let (($x6471 (= (_ bv95 7) new.embedding.split)))
 (let (($x5587 (= (_ bv38 7) new.embedding.split)))
 (or $x5587 (= (_ bv57 7) new.embedding.split) $x6471))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x5062 (= (_ bv96 7) new.hidden.kind)))
 (let (($x5417 (= (_ bv91 7) new.hidden.kind)))
 (let (($x5383 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1160 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2249 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2249 $x1160 (= (_ bv56 7) new.hidden.kind) $x2068 $x5383 $x5417 $x5062 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4903 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x4903 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4513 (= (_ bv49 7) new.norm.statistic)))
 (or $x4513 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2915 (= (_ bv96 7) new.stream)))
 (let (($x1406 (= (_ bv94 7) new.stream)))
 (let (($x5013 (= (_ bv38 7) new.stream)))
 (or $x5013 $x1406 $x2915)))))
(assert
 (let (($x4681 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2871 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x356 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x356 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2871 (= (_ bv91 7) new.stream_tokens.kind) $x4681 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1718 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5113 (div (* ?x1718 new.hidden.multiple) new.hidden.parts)))
 (let (($x352 (< 1 new.hidden.parts)))
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2068 $x352 (= ?x5113 new.hidden.n))))))))
(assert
 (let ((?x1718 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5113 (div (* ?x1718 new.hidden.multiple) new.hidden.parts)))
 (let (($x352 (< 1 new.hidden.parts)))
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2068 $x352 (<= new.hidden.n ?x5113))))))))
(assert
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2068 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2249 (= (_ bv26 7) new.hidden.kind)))
 (let (($x6663 (ite $x2249 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1718 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5113 (div (* ?x1718 new.hidden.multiple) new.hidden.parts)))
 (let (($x4757 (= (- 1) new.hidden.n)))
 (let (($x2068 (= (_ bv65 7) new.hidden.kind)))
 (let (($x5417 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2205 (ite $x5417 (or $x4757 (< new.hidden.block new.hidden.n)) (ite $x2068 (or $x4757 (< ?x5113 new.hidden.n)) $x6663))))
 (let (($x176 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2205)))
 (let (($x1160 (= (_ bv48 7) new.hidden.kind)))
 (let (($x5383 (= (_ bv86 7) new.hidden.kind)))
 (let (($x6658 (or $x5383 $x1160)))
 (= new.hidden.moved (ite $x6658 new.hidden.given_moved $x176)))))))))))))))
(assert
 (let (($x4681 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2183 (or $x4681 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x637 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2183)))
 (= new.stream_tokens.everywhere $x637)))))
(assert
 (let (($x4614 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2305 (or $x1940 $x4614)))
 (let (($x6471 (= (_ bv95 7) new.embedding.split)))
 (let ((?x6250 (ite $x6471 (ite (and new.embedding.rows_where_kept $x2305) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x6250)))))))
(assert
 (let (($x5062 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1160 (= (_ bv48 7) new.hidden.kind)))
 (let (($x5383 (= (_ bv86 7) new.hidden.kind)))
 (let (($x6658 (or $x5383 $x1160)))
 (let (($x6256 (ite $x6658 new.hidden.given_everywhere (or $x5062 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x6256)))))))
(assert
 (let (($x341 (not new.hidden.moved)))
 (let (($x1136 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x341)))
 (let (($x832 (= 1 new.hidden.parts)))
 (let (($x1160 (= (_ bv48 7) new.hidden.kind)))
 (let (($x5383 (= (_ bv86 7) new.hidden.kind)))
 (let (($x6658 (or $x5383 $x1160)))
 (= new.hidden.first_alone (ite $x6658 new.hidden.given_first (or $x832 $x1136))))))))))
(assert
 (let (($x2915 (= (_ bv96 7) new.stream)))
 (let (($x865 (or $x2915 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x865))))
(assert
 (let (($x6471 (= (_ bv95 7) new.embedding.split)))
 (let (($x1583 (not $x6471)))
 (let (($x526 (= 1 new.tp)))
 (let (($x2915 (= (_ bv96 7) new.stream)))
 (let (($x4614 (and (or (not new.embedding.group.tp) $x526) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1766 (and $x4614 (or $x2915 $x526 (not (= (_ bv4 7) new.embedding.collective)) $x1583))))
 (let (($x3464 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1940 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x4801 (ite (or (or $x1940 $x3464) $x1766) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2517 (= (_ bv96 7) new.embedding.state)))
 (let (($x2951 (= (_ bv73 7) new.embedding.collective)))
 (let (($x6459 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2548 (ite (or $x1940 (and $x3464 (= (_ bv38 7) new.stream)) (and (or $x6459 $x2951) $x4614)) (_ bv38 7) (ite $x3464 (_ bv96 7) (_ bv16 7)))))
 (let (($x5076 (or (and new.hidden.filled (not $x2915)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1022 (not $x4614)))
 (let (($x4513 (= (_ bv49 7) new.norm.statistic)))
 (let (($x5013 (= (_ bv38 7) new.stream)))
 (let ((?x4909 (ite (and $x6459 new.hidden.filled $x5013 $x1022 $x4513) new.stream (ite (and $x2951 $x1022 $x5076) new.stream ?x2548))))
 (let (($x2107 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x6540 (ite $x2107 (_ bv96 7) (ite (and $x6459 new.hidden.filled $x2915 $x1022) (_ bv96 7) ?x4909))))
 (let (($x2305 (or $x1940 $x4614)))
 (let ((?x4322 (ite (and (not $x5013) new.stream.in_order new.hidden.everywhere $x2305) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x4614) (_ bv38 7) ?x6540))))
 (let (($x3633 (= (_ bv38 7) new.embedding.state)))
 (let ((?x5146 (ite $x2951 (ite (not $x2915) new.stream (_ bv66 7)) (ite $x3464 (ite $x2915 (_ bv96 7) new.stream) (ite $x1940 (_ bv92 7) (_ bv16 7))))))
 (let (($x1823 (= (_ bv92 7) new.embedding.state)))
 (let ((?x1522 (ite $x1823 (ite $x6459 (_ bv96 7) ?x5146) (ite $x3633 ?x4322 (ite $x2517 ?x4801 new.embedding.state)))))
 (= new.embedding.joined ?x1522))))))))))))))))))))))))))))
(assert
 (let (($x4889 (not new.hidden.everywhere)))
 (let (($x6459 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3633 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x3633 (= (_ bv96 7) new.embedding.joined) $x6459 $x4889))))))
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
 (let (($x1823 (= (_ bv92 7) new.embedding.state)))
 (let (($x2030 (or $x1823 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x1859 (= (_ bv29 7) new.embedding.positions)))
 (let (($x644 (not new.embedding.full_though_split)))
 (let (($x1285 (= (_ bv27 7) new.embedding.positions)))
 (let (($x526 (= 1 new.tp)))
 (let (($x603 (or $x526 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x644) (and $x1285 $x644 (or (not (= (_ bv95 7) new.embedding.split)) (not $x1823))) (and $x1859 $x2030) (and (= (_ bv23 7) new.embedding.positions) $x1823))))
 (not $x603)))))))))
(assert
 (let (($x3723 (= (_ bv92 7) old.embedding.state)))
(let (($x4343 (or $x3723 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x4892 (= (_ bv29 7) old.embedding.positions)))
(let (($x4009 (not old.embedding.full_though_split)))
(let (($x208 (= (_ bv27 7) old.embedding.positions)))
(let (($x1508 (= 1 old.tp)))
(or $x1508 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x4009) (and $x208 $x4009 (or (not (= (_ bv95 7) old.embedding.split)) (not $x3723))) (and $x4892 $x4343) (and (= (_ bv23 7) old.embedding.positions) $x3723)))))))))
(check-sat)

; from one replica to any number, question 50
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
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5011 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x841 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x346 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2234 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2234 $x346 $x6179 $x2500 $x3124 $x6322 $x1030 $x4671 $x6595 $x841))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x5711 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x5711 $x1045 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x4414 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1579 (= (_ bv10 7) old.attention.out.input)))
 (or $x1579 $x4414 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x968 (= (_ bv61 7) old.attention.out.split)))
 (let (($x403 (= (_ bv57 7) old.attention.out.split)))
 (let (($x5374 (= (_ bv40 7) old.attention.out.split)))
 (or $x5374 $x403 $x968)))))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x2667 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2667 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x3033 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3033 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x6189 (= (_ bv56 7) old.attention.value_dim.kind) $x3253 $x4498 (= (_ bv91 7) old.attention.value_dim.kind) $x4632 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x175 (= (- 1) old.attention.heads.n)))
 (let (($x1273 (or $x175 (< (* ?x6621 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2244 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1273 0 1))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x221 (or $x175 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x6672 (ite (and $x175 (= 1 old.attention.heads.parts)) 1 (ite $x221 0 1))))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x841 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2234 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x346 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x3140 (ite (or $x346 $x2234 $x4671 $x841 $x3124) 1 (ite $x6179 ?x6672 (ite $x6322 ?x2244 old.attention.heads.given_least)))))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x6595 old.attention.heads.parts ?x3140)))))))))))))))))))
(assert
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4613 (and $x6322 (< 1 old.attention.heads.parts) (= ?x6621 old.attention.heads.n))))
 (= old.attention.heads.filled $x4613))))))
(assert
 (let (($x1549 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x6322 $x1549)))))
(assert
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x289 (or $x1030 $x2500)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x1036 (ite $x6595 old.attention.heads.parts (ite $x289 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1036)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x175 (= (- 1) old.attention.heads.n)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1019 (ite $x6179 (or $x175 (<= old.attention.heads.parts old.attention.heads.n)) (or $x175 (< 1 old.attention.heads.n)))))
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4759 (ite $x4671 (or $x175 (< old.attention.heads.block old.attention.heads.n)) (ite $x6322 (or $x175 (< ?x6621 old.attention.heads.n)) $x1019))))
 (let (($x4910 (= 1 old.attention.heads.parts)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x289 (or $x1030 $x2500)))
 (let (($x6646 (ite $x289 old.attention.heads.given_moved (ite (or $x6595 $x4910) false $x4759))))
 (= old.attention.heads.moved $x6646))))))))))))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x6502 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3253 (not (= 0 ?x6502)))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x5374 (= (_ bv40 7) old.attention.out.split)))
 (let (($x423 (not $x5374)))
 (let (($x1579 (= (_ bv10 7) old.attention.out.input)))
 (let (($x4414 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x4414 (and $x1579 $x423))))))))
(assert
 (let (($x4514 (not old.attention.heads.padded)))
 (let (($x4910 (= 1 old.attention.heads.parts)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x289 (or $x1030 $x2500)))
 (let (($x498 (ite $x289 old.attention.heads.given_everywhere (or $x6595 (and $x4910 $x4514)))))
 (= old.attention.heads.everywhere $x498)))))))))
(assert
 (let (($x4485 (not old.attention.value_dim.padded)))
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3664 (ite (or $x4498 $x6189) old.attention.value_dim.given_everywhere (or $x4632 (and (= 1 old.attention.value_dim.parts) $x4485)))))
 (= old.attention.value_dim.everywhere $x3664)))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x5024 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x5024)))))))))))))))))))))
(assert
 (let (($x1667 (not old.attention.heads.moved)))
 (let (($x841 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2234 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x346 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x151 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x346 $x2234 $x4671 $x841) $x1667))))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x289 (or $x1030 $x2500)))
 (= old.attention.heads.undivided (ite $x289 old.attention.heads.given_undivided $x151))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x3399 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x5398 ?x3097 ?x3399))))))))))))))))))))))
(assert
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2028 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1486 (ite $x2028 old.attention.v (ite $x5135 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1486)))))
(assert
 (let (($x6562 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3200 (not old.attention.gathers)))
 (let (($x403 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x403 $x3200 $x6562))))))
(assert
 (let ((?x1124 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x4905 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x5711 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1991 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1045 $x5711) $x4905))))
 (let (($x5374 (= (_ bv40 7) old.attention.out.split)))
 (let (($x423 (not $x5374)))
 (let (($x4866 (= (_ bv36 7) old.attention.mixed)))
 (let (($x4506 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x4866)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x4866 old.attention.value_dim.everywhere $x423) $x1991)))
 (= old.attention.mixed_in (ite $x4506 (_ bv96 7) ?x1124))))))))))))
(assert
 (let ((?x5301 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x5145 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x455 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x4905 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x5374 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4508 (and $x5374 (or $x1045 $x4905) (ite $x455 old.attention.dims_where_kept $x5145))))
 (= old.attention.out_state (ite $x4508 (_ bv96 7) ?x5301))))))))))
(assert
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x764 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x5243 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x4726 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1424 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1923 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1923 $x1424 $x3354 $x2963 $x4726 $x820 $x1197 $x2058 $x2544 $x5243))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3292 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2405 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2405 $x3292 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2052 (= (_ bv32 7) new.attention.out.input)))
 (let (($x364 (= (_ bv10 7) new.attention.out.input)))
 (or $x364 $x2052 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x675 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2187 (= (_ bv57 7) new.attention.out.split)))
 (let (($x4571 (= (_ bv40 7) new.attention.out.split)))
 (or $x4571 $x2187 $x675)))))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x420 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x420 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x296 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x296 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x6507 (= (_ bv56 7) new.attention.value_dim.kind) $x353 $x2725 (= (_ bv91 7) new.attention.value_dim.kind) $x2410 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2553 (= (- 1) new.attention.heads.n)))
 (let (($x4534 (or $x2553 (< (* ?x3307 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x5049 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x4534 0 1))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x112 (or $x2553 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2043 (ite (and $x2553 (= 1 new.attention.heads.parts)) 1 (ite $x112 0 1))))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x4726 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x5243 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1923 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1424 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2596 (ite (or $x1424 $x1923 $x2058 $x5243 $x4726) 1 (ite $x3354 ?x2043 (ite $x820 ?x5049 new.attention.heads.given_least)))))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2544 new.attention.heads.parts ?x2596)))))))))))))))))))
(assert
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x4854 (and $x820 (< 1 new.attention.heads.parts) (= ?x3307 new.attention.heads.n))))
 (= new.attention.heads.filled $x4854))))))
(assert
 (let (($x1797 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x820 $x1797)))))
(assert
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4674 (or $x1197 $x2963)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x1483 (ite $x2544 new.attention.heads.parts (ite $x4674 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x1483)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x2553 (= (- 1) new.attention.heads.n)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1437 (ite $x3354 (or $x2553 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2553 (< 1 new.attention.heads.n)))))
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x5041 (ite $x2058 (or $x2553 (< new.attention.heads.block new.attention.heads.n)) (ite $x820 (or $x2553 (< ?x3307 new.attention.heads.n)) $x1437))))
 (let (($x3260 (= 1 new.attention.heads.parts)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4674 (or $x1197 $x2963)))
 (let (($x1287 (ite $x4674 new.attention.heads.given_moved (ite (or $x2544 $x3260) false $x5041))))
 (= new.attention.heads.moved $x1287))))))))))))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x1688 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x353 (not (= 0 ?x1688)))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x4571 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2332 (not $x4571)))
 (let (($x364 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2052 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2052 (and $x364 $x2332))))))))
(assert
 (let (($x292 (not new.attention.heads.padded)))
 (let (($x3260 (= 1 new.attention.heads.parts)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4674 (or $x1197 $x2963)))
 (let (($x3523 (ite $x4674 new.attention.heads.given_everywhere (or $x2544 (and $x3260 $x292)))))
 (= new.attention.heads.everywhere $x3523)))))))))
(assert
 (let (($x4736 (not new.attention.value_dim.padded)))
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2980 (ite (or $x2725 $x6507) new.attention.value_dim.given_everywhere (or $x2410 (and (= 1 new.attention.value_dim.parts) $x4736)))))
 (= new.attention.value_dim.everywhere $x2980)))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x2939 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x2939)))))))))))))))))))))))
(assert
 (let (($x437 (not new.attention.heads.moved)))
 (let (($x5243 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1923 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1424 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x6624 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1424 $x1923 $x2058 $x5243) $x437))))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4674 (or $x1197 $x2963)))
 (= new.attention.heads.undivided (ite $x4674 new.attention.heads.given_undivided $x6624))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x761 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x4852 ?x2206 ?x761))))))))))))))))))))))))
(assert
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x745 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x5002 (ite $x745 new.attention.v (ite $x234 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x5002)))))
(assert
 (let (($x2924 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x551 (not new.attention.gathers)))
 (let (($x2187 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2187 $x551 $x2924))))))
(assert
 (let ((?x6578 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1122 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2405 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3292 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2073 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3292 $x2405) $x1122))))
 (let (($x4571 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2332 (not $x4571)))
 (let (($x6670 (= (_ bv36 7) new.attention.mixed)))
 (let (($x775 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x6670)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x6670 new.attention.value_dim.everywhere $x2332) $x2073)))
 (= new.attention.mixed_in (ite $x775 (_ bv96 7) ?x6578))))))))))))
(assert
 (let ((?x2880 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1701 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x6590 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x1122 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3292 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4571 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2104 (and $x4571 (or $x3292 $x1122) (ite $x6590 new.attention.dims_where_kept $x1701))))
 (= new.attention.out_state (ite $x2104 (_ bv96 7) ?x2880))))))))))
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
 (let (($x1953 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x964 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x4571 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2332 (not $x4571)))
 (let (($x313 (or (= 1 new.attention.heads.most) $x2332 (= (_ bv96 7) new.attention.out_state) (and $x964 (and new.attention.heads.undivided $x1953)))))
 (let (($x6555 (not new.attention.heads.beyond)))
 (let (($x3874 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x4571 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x3874 (and (<= 1 new.attention.heads.least) $x6555 $x313)))))))))))
(assert
 (let (($x6649 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x5264 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x5374 (= (_ bv40 7) old.attention.out.split)))
(let (($x423 (not $x5374)))
(let (($x5191 (or (= 1 old.attention.heads.most) $x423 (= (_ bv96 7) old.attention.out_state) (and $x5264 (and old.attention.heads.undivided $x6649)))))
(let (($x3058 (not old.attention.heads.beyond)))
(let (($x3130 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x5374 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x3130 (and (<= 1 old.attention.heads.least) $x3058 $x5191))))))))))
(check-sat)

; from one replica to any number, question 51
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
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5011 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x6322 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3253 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x4822 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7)))))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1152 (ite $x5398 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x664 ?x4822))))
 (= old.attention.q ?x1152)))))))))))))))))
(assert
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x764 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x820 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x353 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2447 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7)))))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x4703 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161) ?x2447)))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1163 (ite $x4852 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7))) ?x4703)))
 (= new.attention.q ?x1163)))))))))))))))))))
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
 (let (($x4788 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x4788)))))
(assert
 (let (($x640 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned $x640)))))
(check-sat)

; from one replica to any number, question 52
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
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x328 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x148 $x4898 $x5828 $x3098 $x328 $x5011 $x676 $x2933 $x3663 $x1472))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2500 (= (_ bv56 7) old.attention.heads.kind) $x6322 $x1030 (= (_ bv91 7) old.attention.heads.kind) $x6595 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2187 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x336 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x336 $x2187 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2308 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2245 (= (_ bv10 7) old.attention.out.input)))
 (or $x2245 $x2308 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1577 (= (_ bv61 7) old.attention.out.split)))
 (let (($x5301 (= (_ bv57 7) old.attention.out.split)))
 (let (($x592 (= (_ bv40 7) old.attention.out.split)))
 (or $x592 $x5301 $x1577)))))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x2637 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2637 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x3003 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3003 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3052 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2086 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2086 $x3052 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x436 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1845 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3916 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1203 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x4895 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x6302 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x6302 $x4895 $x1203 $x6189 $x3916 $x3253 $x4498 $x1845 $x4632 $x436))))))))))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let (($x2296 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x6322 $x2296)))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x711 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x5011 (not (= 0 ?x711)))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x6323 (= (- 1) old.attention.head_dim.n)))
 (let (($x1172 (or $x6323 (< (* ?x4867 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1107 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x6502 (ite $x5011 (ite (= 0 ?x1107) 1 (ite $x1172 0 1)) old.attention.head_dim.given_least)))
 (let (($x3080 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3664 (ite (and $x6323 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x6323 $x3080) 0 1))))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x328 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1786 (ite $x3663 old.attention.head_dim.parts (ite (or $x4898 $x148 $x2933 $x1472 $x328) 1 (ite $x5828 ?x3664 ?x6502)))))
 (= old.attention.head_dim.least ?x1786)))))))))))))))))))
(assert
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2445 (or $x676 $x3098)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1965 (ite $x3663 old.attention.head_dim.parts (ite $x2445 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1965)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x6323 (= (- 1) old.attention.head_dim.n)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4385 (ite $x5828 (or $x6323 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x6323 (< 1 old.attention.head_dim.n)))))
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x175 (ite $x2933 (or $x6323 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5011 (or $x6323 (< ?x4867 old.attention.head_dim.n)) $x4385))))
 (let (($x4642 (= 1 old.attention.head_dim.parts)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2445 (or $x676 $x3098)))
 (let (($x1626 (ite $x2445 old.attention.head_dim.given_moved (ite (or $x3663 $x4642) false $x175))))
 (= old.attention.head_dim.moved $x1626))))))))))))))))
(assert
 (let ((?x692 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3253 (not (= 0 ?x692)))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x4325 (div ?x1750 old.attention.value_dim.parts)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= ?x4325 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567)))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x4325 (div ?x1750 old.attention.value_dim.parts)))
 (let (($x289 (= (- 1) old.attention.value_dim.n)))
 (let (($x1991 (or $x289 (< (* ?x4325 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x6589 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x409 (ite $x3253 (ite (= 0 ?x6589) 1 (ite $x1991 0 1)) old.attention.value_dim.given_least)))
 (let (($x1615 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x2028 (ite (and $x289 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x289 $x1615) 0 1))))
 (let (($x1203 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3916 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x436 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1845 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x6302 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x4895 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x3200 (ite $x4632 old.attention.value_dim.parts (ite (or $x4895 $x6302 $x1845 $x436 $x3916) 1 (ite $x1203 ?x2028 ?x409)))))
 (= old.attention.value_dim.least ?x3200))))))))))))))))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x4625 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1820 (not old.model.sinks)))
 (= old.attention.one_key (and $x1820 $x4625)))))
(assert
 (let (($x592 (= (_ bv40 7) old.attention.out.split)))
 (let (($x6572 (not $x592)))
 (let (($x2245 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2308 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2308 (and $x2245 $x6572))))))))
(assert
 (let (($x5145 (not old.attention.heads.padded)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5282 (ite (or $x1030 $x2500) old.attention.heads.given_everywhere (or $x6595 (and (= 1 old.attention.heads.parts) $x5145)))))
 (= old.attention.heads.everywhere $x5282)))))))
(assert
 (let (($x2906 (not old.attention.head_dim.padded)))
 (let (($x4642 (= 1 old.attention.head_dim.parts)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2445 (or $x676 $x3098)))
 (let (($x301 (ite $x2445 old.attention.head_dim.given_everywhere (or $x3663 (and $x4642 $x2906)))))
 (= old.attention.head_dim.everywhere $x301)))))))))
(assert
 (let (($x5238 (not old.attention.value_dim.padded)))
 (let (($x3333 (= 1 old.attention.value_dim.parts)))
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x5107 (ite (or $x4498 $x6189) old.attention.value_dim.given_everywhere (or $x4632 (and $x3333 $x5238)))))
 (= old.attention.value_dim.everywhere $x5107))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x2111 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x5398 ?x3097 ?x2111)))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x2695 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x2695)))))))))))))))))))))
(assert
 (let (($x2574 (not old.attention.head_dim.moved)))
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x999 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x4898 $x148 $x2933 $x1472) $x2574))))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2445 (or $x676 $x3098)))
 (= old.attention.head_dim.undivided (ite $x2445 old.attention.head_dim.given_undivided $x999))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x1447 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x5398 ?x3097 ?x1447))))))))))))))))))))))
(assert
 (let (($x5388 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2086 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2574 (not old.attention.head_dim.moved)))
 (let (($x5315 (= 1 old.attention.head_dim.most)))
 (let (($x4638 (<= 1 old.attention.head_dim.least)))
 (let (($x1678 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x3052 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2067 (ite (or $x3052 $x1678) (and $x4638 (or old.attention.head_dim.undivided (and $x5315 $x2574))) (and $x2086 (and old.attention.head_dim.undivided $x5388)))))
 (= old.attention.scores_whole $x2067))))))))))
(assert
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x215 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x5277 (ite $x215 old.attention.v (ite $x5135 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x5277)))))
(assert
 (let (($x296 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x6238 (not old.attention.gathers)))
 (let (($x5301 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x5301 $x6238 $x296))))))
(assert
 (let ((?x1426 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2073 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x336 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2187 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x911 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2187 $x336) $x2073))))
 (let (($x592 (= (_ bv40 7) old.attention.out.split)))
 (let (($x6572 (not $x592)))
 (let (($x2939 (= (_ bv36 7) old.attention.mixed)))
 (let (($x551 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2939)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2939 old.attention.value_dim.everywhere $x6572) $x911)))
 (= old.attention.mixed_in (ite $x551 (_ bv96 7) ?x1426))))))))))))
(assert
 (let ((?x89 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x5151 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2880 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x5151)))
 (let (($x2073 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2187 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x592 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x592 (or $x2187 $x2073) $x2880) (_ bv96 7) ?x89)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x5258 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1349 $x3439 $x2903 $x589 $x5258 $x764 $x1493 $x4364 $x342 $x79))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2963 (= (_ bv56 7) new.attention.heads.kind) $x820 $x1197 (= (_ bv91 7) new.attention.heads.kind) $x2544 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2885 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4362 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x4362 $x2885 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x4897 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2468 (= (_ bv10 7) new.attention.out.input)))
 (or $x2468 $x4897 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x6542 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1009 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1437 (= (_ bv40 7) new.attention.out.split)))
 (or $x1437 $x1009 $x6542)))))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x1745 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1745 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x6481 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x6481 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x5334 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x964 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x964 $x5334 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x1403 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2496 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2869 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1137 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1080 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x4841 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x4841 $x1080 $x1137 $x6507 $x2869 $x353 $x2725 $x2496 $x2410 $x1403))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let (($x2332 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x820 $x2332)))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x2792 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x764 (not (= 0 ?x2792)))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5264 (= (- 1) new.attention.head_dim.n)))
 (let (($x3086 (or $x5264 (< (* ?x4721 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2380 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2478 (ite $x764 (ite (= 0 ?x2380) 1 (ite $x3086 0 1)) new.attention.head_dim.given_least)))
 (let (($x1318 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1240 (ite (and $x5264 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x5264 $x1318) 0 1))))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x5258 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1273 (ite $x342 new.attention.head_dim.parts (ite (or $x3439 $x1349 $x4364 $x79 $x5258) 1 (ite $x2903 ?x1240 ?x2478)))))
 (= new.attention.head_dim.least ?x1273)))))))))))))))))))
(assert
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2244 (or $x1493 $x589)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x29 (ite $x342 new.attention.head_dim.parts (ite $x2244 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x29)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x5264 (= (- 1) new.attention.head_dim.n)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x6529 (ite $x2903 (or $x5264 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x5264 (< 1 new.attention.head_dim.n)))))
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x659 (ite $x4364 (or $x5264 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x764 (or $x5264 (< ?x4721 new.attention.head_dim.n)) $x6529))))
 (let (($x835 (= 1 new.attention.head_dim.parts)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2244 (or $x1493 $x589)))
 (let (($x3910 (ite $x2244 new.attention.head_dim.given_moved (ite (or $x342 $x835) false $x659))))
 (= new.attention.head_dim.moved $x3910))))))))))))))))
(assert
 (let ((?x445 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x353 (not (= 0 ?x445)))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x5256 (div ?x2064 new.attention.value_dim.parts)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= ?x5256 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405)))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x5256 (div ?x2064 new.attention.value_dim.parts)))
 (let (($x472 (= (- 1) new.attention.value_dim.n)))
 (let (($x2350 (or $x472 (< (* ?x5256 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x6582 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x4801 (ite $x353 (ite (= 0 ?x6582) 1 (ite $x2350 0 1)) new.attention.value_dim.given_least)))
 (let (($x1155 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x2965 (ite (and $x472 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x472 $x1155) 0 1))))
 (let (($x1137 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2869 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1403 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2496 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x4841 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1080 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1522 (ite $x2410 new.attention.value_dim.parts (ite (or $x1080 $x4841 $x2496 $x1403 $x2869) 1 (ite $x1137 ?x2965 ?x4801)))))
 (= new.attention.value_dim.least ?x1522))))))))))))))))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x5403 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1850 (not new.model.sinks)))
 (= new.attention.one_key (and $x1850 $x5403)))))
(assert
 (let (($x1437 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4791 (not $x1437)))
 (let (($x2468 (= (_ bv10 7) new.attention.out.input)))
 (let (($x4897 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x4897 (and $x2468 $x4791))))))))
(assert
 (let (($x347 (not new.attention.heads.padded)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1182 (ite (or $x1197 $x2963) new.attention.heads.given_everywhere (or $x2544 (and (= 1 new.attention.heads.parts) $x347)))))
 (= new.attention.heads.everywhere $x1182)))))))
(assert
 (let (($x5104 (not new.attention.head_dim.padded)))
 (let (($x835 (= 1 new.attention.head_dim.parts)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2244 (or $x1493 $x589)))
 (let (($x6657 (ite $x2244 new.attention.head_dim.given_everywhere (or $x342 (and $x835 $x5104)))))
 (= new.attention.head_dim.everywhere $x6657)))))))))
(assert
 (let (($x1520 (not new.attention.value_dim.padded)))
 (let (($x3105 (= 1 new.attention.value_dim.parts)))
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2453 (ite (or $x2725 $x6507) new.attention.value_dim.given_everywhere (or $x2410 (and $x3105 $x1520)))))
 (= new.attention.value_dim.everywhere $x2453))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4703 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x4852 ?x2206 ?x4703)))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x795 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x795)))))))))))))))))))))))
(assert
 (let (($x5260 (not new.attention.head_dim.moved)))
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3148 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3439 $x1349 $x4364 $x79) $x5260))))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2244 (or $x1493 $x589)))
 (= new.attention.head_dim.undivided (ite $x2244 new.attention.head_dim.given_undivided $x3148))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x1368 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x4852 ?x2206 ?x1368))))))))))))))))))))))))
(assert
 (let (($x2425 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x964 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x5260 (not new.attention.head_dim.moved)))
 (let (($x968 (= 1 new.attention.head_dim.most)))
 (let (($x231 (<= 1 new.attention.head_dim.least)))
 (let (($x2722 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x5334 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1040 (ite (or $x5334 $x2722) (and $x231 (or new.attention.head_dim.undivided (and $x968 $x5260))) (and $x964 (and new.attention.head_dim.undivided $x2425)))))
 (= new.attention.scores_whole $x1040))))))))))
(assert
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4983 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x6604 (ite $x4983 new.attention.v (ite $x234 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x6604)))))
(assert
 (let (($x2068 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2561 (not new.attention.gathers)))
 (let (($x1009 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1009 $x2561 $x2068))))))
(assert
 (let ((?x2977 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x6663 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x4362 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2885 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2205 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2885 $x4362) $x6663))))
 (let (($x1437 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4791 (not $x1437)))
 (let (($x3725 (= (_ bv36 7) new.attention.mixed)))
 (let (($x176 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3725)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3725 new.attention.value_dim.everywhere $x4791) $x2205)))
 (= new.attention.mixed_in (ite $x176 (_ bv96 7) ?x2977))))))))))))
(assert
 (let ((?x5190 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1136 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x5062 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1136)))
 (let (($x6663 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2885 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1437 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1437 (or $x2885 $x6663) $x5062) (_ bv96 7) ?x5190)))))))))
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
 (let (($x5328 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x1437 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4791 (not $x1437)))
 (let (($x6446 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x968 (= 1 new.attention.head_dim.most)))
 (let (($x4679 (= (_ bv96 7) new.attention.q)))
 (let (($x2366 (or $x4679 $x968 (and $x6446 (or $x4791 $x5328 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x1628 (not new.attention.value_dim.beyond)))
 (let (($x963 (or (and (<= 1 new.attention.value_dim.least) $x1628) (and new.model.latent $x4679))))
 (let (($x231 (<= 1 new.attention.head_dim.least)))
 (let (($x2594 (not new.attention.head_dim.beyond)))
 (let (($x3523 (and $x2594 (or $x231 (and new.attention.one_key (not $x4679))) $x963 $x2366)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x3523)))))))))))))))
(assert
 (let (($x6344 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x592 (= (_ bv40 7) old.attention.out.split)))
(let (($x6572 (not $x592)))
(let (($x3202 (or old.attention.one_key old.attention.scores_whole)))
(let (($x5315 (= 1 old.attention.head_dim.most)))
(let (($x3732 (= (_ bv96 7) old.attention.q)))
(let (($x4513 (or $x3732 $x5315 (and $x3202 (or $x6572 $x6344 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2957 (not old.attention.value_dim.beyond)))
(let (($x1802 (or (and (<= 1 old.attention.value_dim.least) $x2957) (and old.model.latent $x3732))))
(let (($x4638 (<= 1 old.attention.head_dim.least)))
(let (($x5177 (not old.attention.head_dim.beyond)))
(let (($x6559 (and $x5177 (or $x4638 (and old.attention.one_key (not $x3732))) $x1802 $x4513)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x6559))))))))))))))
(check-sat)

; from one replica to any number, question 53
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
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5011 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x6322 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3253 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x4822 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7)))))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1152 (ite $x5398 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x664 ?x4822))))
 (= old.attention.q ?x1152)))))))))))))))))
(assert
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x764 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x820 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x353 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2447 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7)))))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x4703 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161) ?x2447)))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1163 (ite $x4852 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7))) ?x4703)))
 (= new.attention.q ?x1163)))))))))))))))))))
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
 (let (($x2619 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x2619)))
(assert
 (let (($x2604 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x2604)))
(check-sat)

; from one replica to any number, question 54
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
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5011 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x6322 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x2425 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2425 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x2301 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2301 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3253 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x2111 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x5398 ?x3097 ?x2111)))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x3807 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x3807)))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x4674 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x5398 ?x3097 ?x4674))))))))))))))))))))))
(assert
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x764 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x820 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x3159 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3159 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x455 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x455 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x353 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4703 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x4852 ?x2206 ?x4703)))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4392 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x4392)))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x6488 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x4852 ?x2206 ?x6488))))))))))))))))))))))))
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
 (let (($x795 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x526 (= 1 new.tp)))
 (not (or $x526 (not $x795))))))
(assert
 (let (($x6582 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x1508 (= 1 old.tp)))
(or $x1508 (not $x6582)))))
(check-sat)

; from one replica to any number, question 55
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
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5011 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x841 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x346 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2234 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2234 $x346 $x6179 $x2500 $x3124 $x6322 $x1030 $x4671 $x6595 $x841))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x347 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2257 (= (_ bv40 7) old.attention.out.split)))
 (or $x2257 $x347 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x2425 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2425 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x2301 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2301 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2871 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x2871)))
(assert
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3253 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
(assert
 (let (($x924 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x924 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x4534 (= (- 1) old.attention.heads.n)))
 (let (($x1942 (or $x4534 (< (* ?x6621 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x298 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1942 0 1))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2293 (or $x4534 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x5328 (ite (and $x4534 (= 1 old.attention.heads.parts)) 1 (ite $x2293 0 1))))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x841 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2234 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x346 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x6458 (ite (or $x346 $x2234 $x4671 $x841 $x3124) 1 (ite $x6179 ?x5328 (ite $x6322 ?x298 old.attention.heads.given_least)))))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x6595 old.attention.heads.parts ?x6458)))))))))))))))))))
(assert
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4613 (and $x6322 (< 1 old.attention.heads.parts) (= ?x6621 old.attention.heads.n))))
 (= old.attention.heads.filled $x4613))))))
(assert
 (let (($x2378 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x6322 $x2378)))))
(assert
 (let (($x4534 (= (- 1) old.attention.heads.n)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1643 (ite $x6179 (or $x4534 (<= old.attention.heads.parts old.attention.heads.n)) (or $x4534 (< 1 old.attention.heads.n)))))
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x775 (ite $x4671 (or $x4534 (< old.attention.heads.block old.attention.heads.n)) (ite $x6322 (or $x4534 (< ?x6621 old.attention.heads.n)) $x1643))))
 (let (($x4961 (= 1 old.attention.heads.parts)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2695 (or $x1030 $x2500)))
 (let (($x4503 (ite $x2695 old.attention.heads.given_moved (ite (or $x6595 $x4961) false $x775))))
 (= old.attention.heads.moved $x4503))))))))))))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x2501 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x6344 (not old.model.sinks)))
 (= old.attention.one_key (and $x6344 $x2501)))))
(assert
 (let (($x4411 (not old.attention.heads.padded)))
 (let (($x4961 (= 1 old.attention.heads.parts)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2695 (or $x1030 $x2500)))
 (let (($x2448 (ite $x2695 old.attention.heads.given_everywhere (or $x6595 (and $x4961 $x4411)))))
 (= old.attention.heads.everywhere $x2448)))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x2111 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x5398 ?x3097 ?x2111)))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x3807 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x3807)))))))))))))))))))))
(assert
 (let (($x592 (not old.attention.heads.moved)))
 (let (($x841 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2234 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x346 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x4289 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x346 $x2234 $x4671 $x841) $x592))))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2695 (or $x1030 $x2500)))
 (= old.attention.heads.undivided (ite $x2695 old.attention.heads.given_undivided $x4289))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x4674 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x5398 ?x3097 ?x4674))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x764 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x5243 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x4726 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1424 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1923 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1923 $x1424 $x3354 $x2963 $x4726 $x820 $x1197 $x2058 $x2544 $x5243))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x29 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1733 (= (_ bv40 7) new.attention.out.split)))
 (or $x1733 $x29 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x3159 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3159 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x455 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x455 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1760 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x1760)))
(assert
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x353 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
(assert
 (let (($x2067 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x2067 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x226 (= (- 1) new.attention.heads.n)))
 (let (($x1615 (or $x226 (< (* ?x3307 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x6185 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1615 0 1))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x5238 (or $x226 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x4905 (ite (and $x226 (= 1 new.attention.heads.parts)) 1 (ite $x5238 0 1))))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x4726 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x5243 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1923 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1424 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1991 (ite (or $x1424 $x1923 $x2058 $x5243 $x4726) 1 (ite $x3354 ?x4905 (ite $x820 ?x6185 new.attention.heads.given_least)))))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2544 new.attention.heads.parts ?x1991)))))))))))))))))))
(assert
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x4854 (and $x820 (< 1 new.attention.heads.parts) (= ?x3307 new.attention.heads.n))))
 (= new.attention.heads.filled $x4854))))))
(assert
 (let (($x1667 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x820 $x1667)))))
(assert
 (let (($x226 (= (- 1) new.attention.heads.n)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x4508 (ite $x3354 (or $x226 (<= new.attention.heads.parts new.attention.heads.n)) (or $x226 (< 1 new.attention.heads.n)))))
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x5145 (ite $x2058 (or $x226 (< new.attention.heads.block new.attention.heads.n)) (ite $x820 (or $x226 (< ?x3307 new.attention.heads.n)) $x4508))))
 (let (($x1725 (= 1 new.attention.heads.parts)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x5711 (or $x1197 $x2963)))
 (let (($x301 (ite $x5711 new.attention.heads.given_moved (ite (or $x2544 $x1725) false $x5145))))
 (= new.attention.heads.moved $x301))))))))))))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2906 (not new.model.sinks)))
 (= new.attention.one_key (and $x2906 $x4642)))))
(assert
 (let (($x2637 (not new.attention.heads.padded)))
 (let (($x1725 (= 1 new.attention.heads.parts)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x5711 (or $x1197 $x2963)))
 (let (($x2889 (ite $x5711 new.attention.heads.given_everywhere (or $x2544 (and $x1725 $x2637)))))
 (= new.attention.heads.everywhere $x2889)))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4703 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x4852 ?x2206 ?x4703)))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4392 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x4392)))))))))))))))))))))))
(assert
 (let (($x814 (not new.attention.heads.moved)))
 (let (($x5243 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1923 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1424 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2008 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1424 $x1923 $x2058 $x5243) $x814))))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x5711 (or $x1197 $x2963)))
 (= new.attention.heads.undivided (ite $x5711 new.attention.heads.given_undivided $x2008))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x6488 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x4852 ?x2206 ?x6488))))))))))))))))))))))))
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
 (let (($x1273 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1733 (= (_ bv40 7) new.attention.out.split)))
 (let (($x29 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2572 (not new.model.latent)))
 (let (($x5035 (and $x2572 (or $x29 (and $x1733 (and new.attention.heads.undivided $x1273))))))
 (let (($x1760 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x5041 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x1760 new.attention.one_key)))
 (let (($x4736 (not (= (_ bv92 7) new.attention.k))))
 (let (($x5388 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1182 (or $x5388 new.attention.one_key (and $x4736 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x3140 (and $x1182 (or $x4736 (and (= (_ bv57 7) new.model.qk_norm) $x2572)) $x5041 (or (not (= (_ bv92 7) new.attention.v)) $x5035))))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let (($x526 (= 1 new.tp)))
 (not (or $x526 $x502 $x3140)))))))))))))))))
(assert
 (let (($x911 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2257 (= (_ bv40 7) old.attention.out.split)))
(let (($x347 (= (_ bv57 7) old.attention.out.split)))
(let (($x5315 (not old.model.latent)))
(let (($x4638 (and $x5315 (or $x347 (and $x2257 (and old.attention.heads.undivided $x911))))))
(let (($x2871 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1330 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x2871 old.attention.one_key)))
(let (($x5159 (not (= (_ bv92 7) old.attention.k))))
(let (($x535 (not (= (_ bv92 7) old.attention.q))))
(let (($x879 (or $x535 old.attention.one_key (and $x5159 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x3909 (and $x879 (or $x5159 (and (= (_ bv57 7) old.model.qk_norm) $x5315)) $x1330 (or (not (= (_ bv92 7) old.attention.v)) $x4638))))
(let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x646 (not $x3981)))
(let (($x1508 (= 1 old.tp)))
(or $x1508 $x646 $x3909))))))))))))))))
(check-sat)

; from one replica to any number, question 56
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
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5011 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x6322 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x2425 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2425 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x2301 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2301 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3253 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x2501 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x6344 (not old.model.sinks)))
 (= old.attention.one_key (and $x6344 $x2501)))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x4657 (not old.attention.qkv.group.pp)))
 (let (($x4937 (or $x4657 (= 1 old.pp))))
 (let (($x186 (not old.attention.qkv.group.sp)))
 (let (($x2095 (or $x186 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x55 (or $x4388 $x3056)))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x55 $x2095 $x4937)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x2111 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x5398 ?x3097 ?x2111))))))))))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x4657 (not old.attention.qkv.group.pp)))
 (let (($x4937 (or $x4657 (= 1 old.pp))))
 (let (($x186 (not old.attention.qkv.group.sp)))
 (let (($x2095 (or $x186 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x55 (or $x4388 $x3056)))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x55 $x2095 $x4937)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x3807 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x3807))))))))))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x4657 (not old.attention.qkv.group.pp)))
 (let (($x4937 (or $x4657 (= 1 old.pp))))
 (let (($x186 (not old.attention.qkv.group.sp)))
 (let (($x2095 (or $x186 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x55 (or $x4388 $x3056)))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x55 $x2095 $x4937)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x4674 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x5398 ?x3097 ?x4674)))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x764 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x820 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x3159 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3159 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x455 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x455 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x353 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2906 (not new.model.sinks)))
 (= new.attention.one_key (and $x2906 $x4642)))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x6543 (not new.attention.qkv.group.pp)))
 (let (($x673 (or $x6543 (= 1 new.pp))))
 (let (($x1756 (not new.attention.qkv.group.sp)))
 (let (($x3189 (or $x1756 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x2942 (not new.attention.qkv.group.dp)))
 (let (($x3697 (or $x2942 $x2472)))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x3697 $x3189 $x673)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4703 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x4852 ?x2206 ?x4703))))))))))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x6543 (not new.attention.qkv.group.pp)))
 (let (($x673 (or $x6543 (= 1 new.pp))))
 (let (($x1756 (not new.attention.qkv.group.sp)))
 (let (($x3189 (or $x1756 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x2942 (not new.attention.qkv.group.dp)))
 (let (($x3697 (or $x2942 $x2472)))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x3697 $x3189 $x673)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4392 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x4392))))))))))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x6543 (not new.attention.qkv.group.pp)))
 (let (($x673 (or $x6543 (= 1 new.pp))))
 (let (($x1756 (not new.attention.qkv.group.sp)))
 (let (($x3189 (or $x1756 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x2942 (not new.attention.qkv.group.dp)))
 (let (($x3697 (or $x2942 $x2472)))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x3697 $x3189 $x673)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x6488 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x4852 ?x2206 ?x6488)))))))))))))))))))))))))))))))
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
 (let (($x6543 (not new.attention.qkv.group.pp)))
 (let (($x673 (or $x6543 (= 1 new.pp))))
 (let (($x1756 (not new.attention.qkv.group.sp)))
 (let (($x3189 (or $x1756 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x2942 (not new.attention.qkv.group.dp)))
 (let (($x3697 (or $x2942 $x2472)))
 (let (($x1579 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x3697 $x3189 $x673)))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x3697 $x3189 $x673)))
 (let (($x5339 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x5272)))))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3169 (or $x6309 (and $x502 (or (= (_ bv10 7) new.attention.qkv.collective) $x5272)) $x5339 $x1579)))
 (not $x3169))))))))))))))))
(assert
 (let (($x4657 (not old.attention.qkv.group.pp)))
(let (($x4937 (or $x4657 (= 1 old.pp))))
(let (($x186 (not old.attention.qkv.group.sp)))
(let (($x2095 (or $x186 (= 1 old.sp))))
(let (($x3056 (= 1 old.dp)))
(let (($x4388 (not old.attention.qkv.group.dp)))
(let (($x55 (or $x4388 $x3056)))
(let (($x697 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x55 $x2095 $x4937)))
(let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x55 $x2095 $x4937)))
(let (($x1036 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x2346)))))
(let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x646 (not $x3981)))
(let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x2202 (and $x646 (or (= (_ bv10 7) old.attention.qkv.collective) $x2346)) $x1036 $x697)))))))))))))))
(check-sat)

; from one replica to any number, question 57
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
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x5828 $x3098 (= (_ bv56 7) old.attention.head_dim.kind) $x5011 $x676 $x2933 $x3663 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x6179 $x2500 (= (_ bv56 7) old.attention.heads.kind) $x6322 $x1030 $x4671 $x6595 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3738 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x6569 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2829 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x4681 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x4681 $x2829 $x6569 $x3738))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x2425 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2425 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x2301 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2301 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3253 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4613 (and $x6322 (< 1 old.attention.heads.parts) (= ?x6621 old.attention.heads.n))))
 (= old.attention.heads.filled $x4613))))))
(assert
 (let (($x221 (= (- 1) old.attention.heads.n)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x966 (ite $x6179 (or $x221 (<= old.attention.heads.parts old.attention.heads.n)) (or $x221 (< 1 old.attention.heads.n)))))
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4614 (ite $x4671 (or $x221 (< old.attention.heads.block old.attention.heads.n)) (ite $x6322 (or $x221 (< ?x6621 old.attention.heads.n)) $x966))))
 (let (($x4858 (= 1 old.attention.heads.parts)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6674 (or $x1030 $x2500)))
 (let (($x1724 (ite $x6674 old.attention.heads.given_moved (ite (or $x6595 $x4858) false $x4614))))
 (= old.attention.heads.moved $x1724))))))))))))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let (($x285 (= (- 1) old.attention.head_dim.n)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2308 (ite $x5828 (or $x285 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x285 (< 1 old.attention.head_dim.n)))))
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3909 (ite $x2933 (or $x285 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5011 (or $x285 (< ?x4867 old.attention.head_dim.n)) $x2308))))
 (let (($x5328 (= 1 old.attention.head_dim.parts)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x647 (ite $x5149 old.attention.head_dim.given_moved (ite (or $x3663 $x5328) false $x3909))))
 (= old.attention.head_dim.moved $x647))))))))))))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x2501 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x6344 (not old.model.sinks)))
 (= old.attention.one_key (and $x6344 $x2501)))))
(assert
 (let (($x3202 (not old.attention.heads.moved)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4858 (= 1 old.attention.heads.parts)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6674 (or $x1030 $x2500)))
 (let (($x3033 (ite $x6674 old.attention.heads.given_first (or $x4858 (and (not (or $x6595 $x6179)) $x3202)))))
 (= old.attention.heads.first_alone $x3033))))))))))
(assert
 (let (($x1447 (not old.attention.head_dim.moved)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x5328 (= 1 old.attention.head_dim.parts)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x3333 (ite $x5149 old.attention.head_dim.given_first (or $x5328 (and (not (or $x3663 $x5828)) $x1447)))))
 (= old.attention.head_dim.first_alone $x3333))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x2111 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x5398 ?x3097 ?x2111)))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x3807 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x3807)))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x4674 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x5398 ?x3097 ?x4674))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x2903 $x589 (= (_ bv56 7) new.attention.head_dim.kind) $x764 $x1493 $x4364 $x342 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x3354 $x2963 (= (_ bv56 7) new.attention.heads.kind) $x820 $x1197 $x2058 $x2544 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2562 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2667 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2455 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x2378 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x2378 $x2455 $x2667 $x2562))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x3159 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3159 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x455 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x455 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x353 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x4854 (and $x820 (< 1 new.attention.heads.parts) (= ?x3307 new.attention.heads.n))))
 (= new.attention.heads.filled $x4854))))))
(assert
 (let (($x1218 (= (- 1) new.attention.heads.n)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2429 (ite $x3354 (or $x1218 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1218 (< 1 new.attention.heads.n)))))
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x313 (ite $x2058 (or $x1218 (< new.attention.heads.block new.attention.heads.n)) (ite $x820 (or $x1218 (< ?x3307 new.attention.heads.n)) $x2429))))
 (let (($x187 (= 1 new.attention.heads.parts)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x281 (or $x1197 $x2963)))
 (let (($x1725 (ite $x281 new.attention.heads.given_moved (ite (or $x2544 $x187) false $x313))))
 (= new.attention.heads.moved $x1725))))))))))))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let (($x4508 (= (- 1) new.attention.head_dim.n)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1347 (ite $x2903 (or $x4508 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4508 (< 1 new.attention.head_dim.n)))))
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x6670 (ite $x4364 (or $x4508 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x764 (or $x4508 (< ?x4721 new.attention.head_dim.n)) $x1347))))
 (let (($x5260 (= 1 new.attention.head_dim.parts)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x6568 (ite $x5194 new.attention.head_dim.given_moved (ite (or $x342 $x5260) false $x6670))))
 (= new.attention.head_dim.moved $x6568))))))))))))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2906 (not new.model.sinks)))
 (= new.attention.one_key (and $x2906 $x4642)))))
(assert
 (let (($x2527 (not new.attention.heads.moved)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x187 (= 1 new.attention.heads.parts)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x281 (or $x1197 $x2963)))
 (let (($x292 (ite $x281 new.attention.heads.given_first (or $x187 (and (not (or $x2544 $x3354)) $x2527)))))
 (= new.attention.heads.first_alone $x292))))))))))
(assert
 (let (($x3298 (not new.attention.head_dim.moved)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x5260 (= 1 new.attention.head_dim.parts)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x5386 (ite $x5194 new.attention.head_dim.given_first (or $x5260 (and (not (or $x342 $x2903)) $x3298)))))
 (= new.attention.head_dim.first_alone $x5386))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4703 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x4852 ?x2206 ?x4703)))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4392 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x4392)))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x6488 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x4852 ?x2206 ?x6488))))))))))))))))))))))))
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
 (let (($x969 (not new.attention.one_key)))
 (let (($x2378 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x6365 (and $x2378 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x969)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x231 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x6365)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x112 (or (and $x234 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x1734 new.attention.head_dim.first_alone))))
 (let (($x2562 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1544 (not (or (and new.model.q_bias $x969) new.model.k_bias new.model.v_bias))))
 (let (($x526 (= 1 new.tp)))
 (let (($x1240 (or $x526 $x1544 (and (not $x1189) (or $x2378 (= (_ bv27 7) new.attention.qkv.bias))) (and $x2562 $x112) (and $x1189 $x231))))
 (not $x1240))))))))))))))
(assert
 (let (($x1353 (not old.attention.one_key)))
(let (($x4681 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x2115 (and $x4681 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x1353)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x6577 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x2115)))
(let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x753 (or (and $x5135 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x1669 old.attention.head_dim.first_alone))))
(let (($x3738 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x5240 (not (or (and old.model.q_bias $x1353) old.model.k_bias old.model.v_bias))))
(let (($x1508 (= 1 old.tp)))
(or $x1508 $x5240 (and (not $x3981) (or $x4681 (= (_ bv27 7) old.attention.qkv.bias))) (and $x3738 $x753) (and $x3981 $x6577))))))))))))))
(check-sat)

; from one replica to any number, question 58
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
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x328 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x148 $x4898 $x5828 $x3098 $x328 $x5011 $x676 $x2933 $x3663 $x1472))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x6322 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x2468 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x2262 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3725 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3725 $x2262 $x2468)))))
(assert
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3253 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x2957 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x5011 (not (= 0 ?x2957)))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x285 (= (- 1) old.attention.head_dim.n)))
 (let (($x4637 (or $x285 (< (* ?x4867 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x6540 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x885 (ite $x5011 (ite (= 0 ?x6540) 1 (ite $x4637 0 1)) old.attention.head_dim.given_least)))
 (let (($x1017 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1183 (ite (and $x285 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x285 $x1017) 0 1))))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x328 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3265 (ite $x3663 old.attention.head_dim.parts (ite (or $x4898 $x148 $x2933 $x1472 $x328) 1 (ite $x5828 ?x1183 ?x885)))))
 (= old.attention.head_dim.least ?x3265)))))))))))))))))))
(assert
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2310 (ite $x3663 old.attention.head_dim.parts (ite $x5149 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2310)))))))
(assert
 (let (($x285 (= (- 1) old.attention.head_dim.n)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2308 (ite $x5828 (or $x285 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x285 (< 1 old.attention.head_dim.n)))))
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3909 (ite $x2933 (or $x285 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5011 (or $x285 (< ?x4867 old.attention.head_dim.n)) $x2308))))
 (let (($x5328 (= 1 old.attention.head_dim.parts)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x647 (ite $x5149 old.attention.head_dim.given_moved (ite (or $x3663 $x5328) false $x3909))))
 (= old.attention.head_dim.moved $x647))))))))))))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x2501 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x6344 (not old.model.sinks)))
 (= old.attention.one_key (and $x6344 $x2501)))))
(assert
 (let (($x465 (not old.attention.head_dim.padded)))
 (let (($x5328 (= 1 old.attention.head_dim.parts)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x2311 (ite $x5149 old.attention.head_dim.given_everywhere (or $x3663 (and $x5328 $x465)))))
 (= old.attention.head_dim.everywhere $x2311)))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x4822 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7)))))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1152 (ite $x5398 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x664 ?x4822))))
 (= old.attention.q ?x1152)))))))))))))))))
(assert
 (let (($x1447 (not old.attention.head_dim.moved)))
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3111 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x4898 $x148 $x2933 $x1472) $x1447))))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (= old.attention.head_dim.undivided (ite $x5149 old.attention.head_dim.given_undivided $x3111))))))))))))
(assert
 (let (($x2652 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3725 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1447 (not old.attention.head_dim.moved)))
 (let (($x3222 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1447))))
 (let (($x4485 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2262 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x6259 (ite (or $x2262 $x4485) (and (<= 1 old.attention.head_dim.least) $x3222) (and $x3725 (and old.attention.head_dim.undivided $x2652)))))
 (= old.attention.scores_whole $x6259)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x5258 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1349 $x3439 $x2903 $x589 $x5258 $x764 $x1493 $x4364 $x342 $x79))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x820 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x2347 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x481 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4868 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x4868 $x481 $x2347)))))
(assert
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x353 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x366 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x764 (not (= 0 ?x366)))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4508 (= (- 1) new.attention.head_dim.n)))
 (let (($x1019 (or $x4508 (< (* ?x4721 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3878 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3003 (ite $x764 (ite (= 0 ?x3878) 1 (ite $x1019 0 1)) new.attention.head_dim.given_least)))
 (let (($x1213 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2367 (ite (and $x4508 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x4508 $x1213) 0 1))))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x5258 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x57 (ite $x342 new.attention.head_dim.parts (ite (or $x3439 $x1349 $x4364 $x79 $x5258) 1 (ite $x2903 ?x2367 ?x3003)))))
 (= new.attention.head_dim.least ?x57)))))))))))))))))))
(assert
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2623 (ite $x342 new.attention.head_dim.parts (ite $x5194 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2623)))))))
(assert
 (let (($x4508 (= (- 1) new.attention.head_dim.n)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1347 (ite $x2903 (or $x4508 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4508 (< 1 new.attention.head_dim.n)))))
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x6670 (ite $x4364 (or $x4508 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x764 (or $x4508 (< ?x4721 new.attention.head_dim.n)) $x1347))))
 (let (($x5260 (= 1 new.attention.head_dim.parts)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x6568 (ite $x5194 new.attention.head_dim.given_moved (ite (or $x342 $x5260) false $x6670))))
 (= new.attention.head_dim.moved $x6568))))))))))))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2906 (not new.model.sinks)))
 (= new.attention.one_key (and $x2906 $x4642)))))
(assert
 (let (($x2830 (not new.attention.head_dim.padded)))
 (let (($x5260 (= 1 new.attention.head_dim.parts)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x2030 (ite $x5194 new.attention.head_dim.given_everywhere (or $x342 (and $x5260 $x2830)))))
 (= new.attention.head_dim.everywhere $x2030)))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2447 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7)))))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x4703 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161) ?x2447)))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1163 (ite $x4852 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7))) ?x4703)))
 (= new.attention.q ?x1163)))))))))))))))))))
(assert
 (let (($x3298 (not new.attention.head_dim.moved)))
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x387 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3439 $x1349 $x4364 $x79) $x3298))))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (= new.attention.head_dim.undivided (ite $x5194 new.attention.head_dim.given_undivided $x387))))))))))))
(assert
 (let (($x2868 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x4868 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3298 (not new.attention.head_dim.moved)))
 (let (($x3292 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x3298))))
 (let (($x4866 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x481 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1483 (ite (or $x481 $x4866) (and (<= 1 new.attention.head_dim.least) $x3292) (and $x4868 (and new.attention.head_dim.undivided $x2868)))))
 (= new.attention.scores_whole $x1483)))))))))
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
 (let (($x2347 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x526 (= 1 new.tp)))
 (let (($x5159 (or $x526 (not (= (_ bv36 7) new.attention.q)) $x2347 new.attention.one_key new.attention.scores_whole)))
 (not $x5159)))))
(assert
 (let (($x2468 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1508 (= 1 old.tp)))
(or $x1508 (not (= (_ bv36 7) old.attention.q)) $x2468 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 59
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
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x328 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x148 $x4898 $x5828 $x3098 $x328 $x5011 $x676 $x2933 $x3663 $x1472))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x6322 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x6449 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x6449 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x2262 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3725 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3725 $x2262 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3253 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x2957 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x5011 (not (= 0 ?x2957)))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x285 (= (- 1) old.attention.head_dim.n)))
 (let (($x4637 (or $x285 (< (* ?x4867 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x6540 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x885 (ite $x5011 (ite (= 0 ?x6540) 1 (ite $x4637 0 1)) old.attention.head_dim.given_least)))
 (let (($x1017 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1183 (ite (and $x285 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x285 $x1017) 0 1))))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x328 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3265 (ite $x3663 old.attention.head_dim.parts (ite (or $x4898 $x148 $x2933 $x1472 $x328) 1 (ite $x5828 ?x1183 ?x885)))))
 (= old.attention.head_dim.least ?x3265)))))))))))))))))))
(assert
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2310 (ite $x3663 old.attention.head_dim.parts (ite $x5149 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2310)))))))
(assert
 (let (($x285 (= (- 1) old.attention.head_dim.n)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2308 (ite $x5828 (or $x285 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x285 (< 1 old.attention.head_dim.n)))))
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3909 (ite $x2933 (or $x285 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5011 (or $x285 (< ?x4867 old.attention.head_dim.n)) $x2308))))
 (let (($x5328 (= 1 old.attention.head_dim.parts)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x647 (ite $x5149 old.attention.head_dim.given_moved (ite (or $x3663 $x5328) false $x3909))))
 (= old.attention.head_dim.moved $x647))))))))))))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x2501 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x6344 (not old.model.sinks)))
 (= old.attention.one_key (and $x6344 $x2501)))))
(assert
 (let (($x465 (not old.attention.head_dim.padded)))
 (let (($x5328 (= 1 old.attention.head_dim.parts)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x2311 (ite $x5149 old.attention.head_dim.given_everywhere (or $x3663 (and $x5328 $x465)))))
 (= old.attention.head_dim.everywhere $x2311)))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x2111 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x5398 ?x3097 ?x2111)))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x733 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x733)))))))))))))))))))))
(assert
 (let (($x1447 (not old.attention.head_dim.moved)))
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3111 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x4898 $x148 $x2933 $x1472) $x1447))))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (= old.attention.head_dim.undivided (ite $x5149 old.attention.head_dim.given_undivided $x3111))))))))))))
(assert
 (let (($x2652 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3725 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1447 (not old.attention.head_dim.moved)))
 (let (($x3222 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1447))))
 (let (($x4984 (= 1 old.pp)))
 (let (($x1626 (not old.attention.scores.group.pp)))
 (let (($x2533 (or $x1626 $x4984)))
 (let (($x2818 (= 1 old.sp)))
 (let (($x4665 (not old.attention.scores.group.sp)))
 (let (($x2006 (or $x4665 $x2818)))
 (let (($x3056 (= 1 old.dp)))
 (let (($x1161 (not old.attention.scores.group.dp)))
 (let (($x4850 (or $x1161 $x3056)))
 (let (($x4485 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x4850 $x2006 $x2533)))
 (let (($x2262 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x6259 (ite (or $x2262 $x4485) (and (<= 1 old.attention.head_dim.least) $x3222) (and $x3725 (and old.attention.head_dim.undivided $x2652)))))
 (= old.attention.scores_whole $x6259))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x5258 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1349 $x3439 $x2903 $x589 $x5258 $x764 $x1493 $x4364 $x342 $x79))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x820 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x4753 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4753 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x481 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4868 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x4868 $x481 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x353 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x366 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x764 (not (= 0 ?x366)))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4508 (= (- 1) new.attention.head_dim.n)))
 (let (($x1019 (or $x4508 (< (* ?x4721 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3878 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3003 (ite $x764 (ite (= 0 ?x3878) 1 (ite $x1019 0 1)) new.attention.head_dim.given_least)))
 (let (($x1213 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2367 (ite (and $x4508 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x4508 $x1213) 0 1))))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x5258 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x57 (ite $x342 new.attention.head_dim.parts (ite (or $x3439 $x1349 $x4364 $x79 $x5258) 1 (ite $x2903 ?x2367 ?x3003)))))
 (= new.attention.head_dim.least ?x57)))))))))))))))))))
(assert
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2623 (ite $x342 new.attention.head_dim.parts (ite $x5194 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2623)))))))
(assert
 (let (($x4508 (= (- 1) new.attention.head_dim.n)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1347 (ite $x2903 (or $x4508 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4508 (< 1 new.attention.head_dim.n)))))
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x6670 (ite $x4364 (or $x4508 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x764 (or $x4508 (< ?x4721 new.attention.head_dim.n)) $x1347))))
 (let (($x5260 (= 1 new.attention.head_dim.parts)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x6568 (ite $x5194 new.attention.head_dim.given_moved (ite (or $x342 $x5260) false $x6670))))
 (= new.attention.head_dim.moved $x6568))))))))))))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2906 (not new.model.sinks)))
 (= new.attention.one_key (and $x2906 $x4642)))))
(assert
 (let (($x2830 (not new.attention.head_dim.padded)))
 (let (($x5260 (= 1 new.attention.head_dim.parts)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x2030 (ite $x5194 new.attention.head_dim.given_everywhere (or $x342 (and $x5260 $x2830)))))
 (= new.attention.head_dim.everywhere $x2030)))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4703 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x4852 ?x2206 ?x4703)))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x2683 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x2683)))))))))))))))))))))))
(assert
 (let (($x3298 (not new.attention.head_dim.moved)))
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x387 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3439 $x1349 $x4364 $x79) $x3298))))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (= new.attention.head_dim.undivided (ite $x5194 new.attention.head_dim.given_undivided $x387))))))))))))
(assert
 (let (($x2868 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x4868 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3298 (not new.attention.head_dim.moved)))
 (let (($x3292 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x3298))))
 (let (($x1104 (= 1 new.pp)))
 (let (($x2614 (not new.attention.scores.group.pp)))
 (let (($x4625 (or $x2614 $x1104)))
 (let (($x122 (= 1 new.sp)))
 (let (($x226 (not new.attention.scores.group.sp)))
 (let (($x2245 (or $x226 $x122)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x3052 (not new.attention.scores.group.dp)))
 (let (($x151 (or $x3052 $x2472)))
 (let (($x4866 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x151 $x2245 $x4625)))
 (let (($x481 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1483 (ite (or $x481 $x4866) (and (<= 1 new.attention.head_dim.least) $x3292) (and $x4868 (and new.attention.head_dim.undivided $x2868)))))
 (= new.attention.scores_whole $x1483))))))))))))))))))
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
 (let (($x3910 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x1104 (= 1 new.pp)))
 (let (($x2614 (not new.attention.scores.group.pp)))
 (let (($x4625 (or $x2614 $x1104)))
 (let (($x122 (= 1 new.sp)))
 (let (($x226 (not new.attention.scores.group.sp)))
 (let (($x2245 (or $x226 $x122)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x3052 (not new.attention.scores.group.dp)))
 (let (($x151 (or $x3052 $x2472)))
 (let (($x4866 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x151 $x2245 $x4625)))
 (let (($x3261 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x151 $x2245 $x4625)))
 (let (($x1335 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x1774 (not new.attention.one_key)))
 (let (($x4442 (not new.attention.scores_whole)))
 (let (($x4868 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x481 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2561 (or $x481 (and $x4868 (not (= 1 new.tp)) $x4442 $x1774) $x1335 $x3261 (and $x4866 $x3910))))
 (not $x2561))))))))))))))))))))
(assert
 (let (($x296 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x4984 (= 1 old.pp)))
(let (($x1626 (not old.attention.scores.group.pp)))
(let (($x2533 (or $x1626 $x4984)))
(let (($x2818 (= 1 old.sp)))
(let (($x4665 (not old.attention.scores.group.sp)))
(let (($x2006 (or $x4665 $x2818)))
(let (($x3056 (= 1 old.dp)))
(let (($x1161 (not old.attention.scores.group.dp)))
(let (($x4850 (or $x1161 $x3056)))
(let (($x4485 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x4850 $x2006 $x2533)))
(let (($x4699 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x4850 $x2006 $x2533)))
(let (($x1688 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x5058 (not old.attention.one_key)))
(let (($x1246 (not old.attention.scores_whole)))
(let (($x3725 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x2262 (= (_ bv57 7) old.attention.scores.sum)))
(or $x2262 (and $x3725 (not (= 1 old.tp)) $x1246 $x5058) $x1688 $x4699 (and $x4485 $x296))))))))))))))))))))
(check-sat)

; from one replica to any number, question 60
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
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x328 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x148 $x4898 $x5828 $x3098 $x328 $x5011 $x676 $x2933 $x3663 $x1472))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x6322 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x2834 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x2834 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3253 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x2957 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x5011 (not (= 0 ?x2957)))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x285 (= (- 1) old.attention.head_dim.n)))
 (let (($x4637 (or $x285 (< (* ?x4867 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x6540 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x885 (ite $x5011 (ite (= 0 ?x6540) 1 (ite $x4637 0 1)) old.attention.head_dim.given_least)))
 (let (($x1017 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1183 (ite (and $x285 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x285 $x1017) 0 1))))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x328 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3265 (ite $x3663 old.attention.head_dim.parts (ite (or $x4898 $x148 $x2933 $x1472 $x328) 1 (ite $x5828 ?x1183 ?x885)))))
 (= old.attention.head_dim.least ?x3265)))))))))))))))))))
(assert
 (let (($x285 (= (- 1) old.attention.head_dim.n)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2308 (ite $x5828 (or $x285 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x285 (< 1 old.attention.head_dim.n)))))
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3909 (ite $x2933 (or $x285 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5011 (or $x285 (< ?x4867 old.attention.head_dim.n)) $x2308))))
 (let (($x5328 (= 1 old.attention.head_dim.parts)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x647 (ite $x5149 old.attention.head_dim.given_moved (ite (or $x3663 $x5328) false $x3909))))
 (= old.attention.head_dim.moved $x647))))))))))))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x2501 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x6344 (not old.model.sinks)))
 (= old.attention.one_key (and $x6344 $x2501)))))
(assert
 (let (($x465 (not old.attention.head_dim.padded)))
 (let (($x5328 (= 1 old.attention.head_dim.parts)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x2311 (ite $x5149 old.attention.head_dim.given_everywhere (or $x3663 (and $x5328 $x465)))))
 (= old.attention.head_dim.everywhere $x2311)))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x4822 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7)))))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1152 (ite $x5398 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x664 ?x4822))))
 (= old.attention.q ?x1152)))))))))))))))))
(assert
 (let (($x1447 (not old.attention.head_dim.moved)))
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3111 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x4898 $x148 $x2933 $x1472) $x1447))))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (= old.attention.head_dim.undivided (ite $x5149 old.attention.head_dim.given_undivided $x3111))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x5258 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1349 $x3439 $x2903 $x589 $x5258 $x764 $x1493 $x4364 $x342 $x79))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x820 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x1738 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x1738 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x353 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x366 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x764 (not (= 0 ?x366)))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4508 (= (- 1) new.attention.head_dim.n)))
 (let (($x1019 (or $x4508 (< (* ?x4721 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3878 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3003 (ite $x764 (ite (= 0 ?x3878) 1 (ite $x1019 0 1)) new.attention.head_dim.given_least)))
 (let (($x1213 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2367 (ite (and $x4508 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x4508 $x1213) 0 1))))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x5258 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x57 (ite $x342 new.attention.head_dim.parts (ite (or $x3439 $x1349 $x4364 $x79 $x5258) 1 (ite $x2903 ?x2367 ?x3003)))))
 (= new.attention.head_dim.least ?x57)))))))))))))))))))
(assert
 (let (($x4508 (= (- 1) new.attention.head_dim.n)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1347 (ite $x2903 (or $x4508 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4508 (< 1 new.attention.head_dim.n)))))
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x6670 (ite $x4364 (or $x4508 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x764 (or $x4508 (< ?x4721 new.attention.head_dim.n)) $x1347))))
 (let (($x5260 (= 1 new.attention.head_dim.parts)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x6568 (ite $x5194 new.attention.head_dim.given_moved (ite (or $x342 $x5260) false $x6670))))
 (= new.attention.head_dim.moved $x6568))))))))))))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2906 (not new.model.sinks)))
 (= new.attention.one_key (and $x2906 $x4642)))))
(assert
 (let (($x2830 (not new.attention.head_dim.padded)))
 (let (($x5260 (= 1 new.attention.head_dim.parts)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x2030 (ite $x5194 new.attention.head_dim.given_everywhere (or $x342 (and $x5260 $x2830)))))
 (= new.attention.head_dim.everywhere $x2030)))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2447 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7)))))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x4703 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161) ?x2447)))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1163 (ite $x4852 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7))) ?x4703)))
 (= new.attention.q ?x1163)))))))))))))))))))
(assert
 (let (($x3298 (not new.attention.head_dim.moved)))
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x387 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3439 $x1349 $x4364 $x79) $x3298))))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (= new.attention.head_dim.undivided (ite $x5194 new.attention.head_dim.given_undivided $x387))))))))))))
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
 (let (($x1738 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x1606 (or (not (= (_ bv36 7) new.attention.q)) $x1738 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x1606))))
(assert
 (let (($x2834 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x2834 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 61
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
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x148 $x4898 $x5828 $x3098 (= (_ bv56 7) old.attention.head_dim.kind) $x5011 $x676 $x2933 $x3663 $x1472)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x841 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x346 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2234 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2234 $x346 $x6179 $x2500 (= (_ bv56 7) old.attention.heads.kind) $x6322 $x1030 $x4671 $x6595 $x841)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x6557 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x6557 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x765 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x765)))
(assert
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3253 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
(assert
 (let (($x1946 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x4541 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x4541 $x1946))))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4613 (and $x6322 (< 1 old.attention.heads.parts) (= ?x6621 old.attention.heads.n))))
 (= old.attention.heads.filled $x4613))))))
(assert
 (let (($x1348 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x6322 $x1348)))))
(assert
 (let (($x3601 (= (- 1) old.attention.heads.n)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3840 (ite $x6179 (or $x3601 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3601 (< 1 old.attention.heads.n)))))
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1942 (ite $x4671 (or $x3601 (< old.attention.heads.block old.attention.heads.n)) (ite $x6322 (or $x3601 (< ?x6621 old.attention.heads.n)) $x3840))))
 (let (($x6559 (= 1 old.attention.heads.parts)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x697 (or $x1030 $x2500)))
 (let (($x4514 (ite $x697 old.attention.heads.given_moved (ite (or $x6595 $x6559) false $x1942))))
 (= old.attention.heads.moved $x4514))))))))))))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x2957 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x5011 (not (= 0 ?x2957)))))))
(assert
 (let (($x285 (= (- 1) old.attention.head_dim.n)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2308 (ite $x5828 (or $x285 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x285 (< 1 old.attention.head_dim.n)))))
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3909 (ite $x2933 (or $x285 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5011 (or $x285 (< ?x4867 old.attention.head_dim.n)) $x2308))))
 (let (($x5328 (= 1 old.attention.head_dim.parts)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x647 (ite $x5149 old.attention.head_dim.given_moved (ite (or $x3663 $x5328) false $x3909))))
 (= old.attention.head_dim.moved $x647))))))))))))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x2501 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x6344 (not old.model.sinks)))
 (= old.attention.one_key (and $x6344 $x2501)))))
(assert
 (let (($x3138 (not old.attention.heads.padded)))
 (let (($x6559 (= 1 old.attention.heads.parts)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x697 (or $x1030 $x2500)))
 (let (($x5115 (ite $x697 old.attention.heads.given_everywhere (or $x6595 (and $x6559 $x3138)))))
 (= old.attention.heads.everywhere $x5115)))))))))
(assert
 (let (($x465 (not old.attention.head_dim.padded)))
 (let (($x5328 (= 1 old.attention.head_dim.parts)))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (let (($x2311 (ite $x5149 old.attention.head_dim.given_everywhere (or $x3663 (and $x5328 $x465)))))
 (= old.attention.head_dim.everywhere $x2311)))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x2111 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x5398 ?x3097 ?x2111)))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x4858 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x4858)))))))))))))))))))))
(assert
 (let (($x5062 (not old.attention.heads.moved)))
 (let (($x841 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2234 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x346 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1745 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x346 $x2234 $x4671 $x841) $x5062))))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x697 (or $x1030 $x2500)))
 (= old.attention.heads.undivided (ite $x697 old.attention.heads.given_undivided $x1745))))))))))))
(assert
 (let (($x1447 (not old.attention.head_dim.moved)))
 (let (($x1472 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x148 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x4898 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3111 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x4898 $x148 $x2933 $x1472) $x1447))))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5149 (or $x676 $x3098)))
 (= old.attention.head_dim.undivided (ite $x5149 old.attention.head_dim.given_undivided $x3111))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1349 $x3439 $x2903 $x589 (= (_ bv56 7) new.attention.head_dim.kind) $x764 $x1493 $x4364 $x342 $x79)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x5243 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1424 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1923 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1923 $x1424 $x3354 $x2963 (= (_ bv56 7) new.attention.heads.kind) $x820 $x1197 $x2058 $x2544 $x5243)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x2561 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2561 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x874 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x874)))
(assert
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x353 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
(assert
 (let (($x2499 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1744 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1744 $x2499))))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x4854 (and $x820 (< 1 new.attention.heads.parts) (= ?x3307 new.attention.heads.n))))
 (= new.attention.heads.filled $x4854))))))
(assert
 (let (($x112 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x820 $x112)))))
(assert
 (let (($x5066 (= (- 1) new.attention.heads.n)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2523 (ite $x3354 (or $x5066 (<= new.attention.heads.parts new.attention.heads.n)) (or $x5066 (< 1 new.attention.heads.n)))))
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x675 (ite $x2058 (or $x5066 (< new.attention.heads.block new.attention.heads.n)) (ite $x820 (or $x5066 (< ?x3307 new.attention.heads.n)) $x2523))))
 (let (($x4623 (= 1 new.attention.heads.parts)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2455 (or $x1197 $x2963)))
 (let (($x999 (ite $x2455 new.attention.heads.given_moved (ite (or $x2544 $x4623) false $x675))))
 (= new.attention.heads.moved $x999))))))))))))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x366 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x764 (not (= 0 ?x366)))))))
(assert
 (let (($x4508 (= (- 1) new.attention.head_dim.n)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1347 (ite $x2903 (or $x4508 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4508 (< 1 new.attention.head_dim.n)))))
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x6670 (ite $x4364 (or $x4508 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x764 (or $x4508 (< ?x4721 new.attention.head_dim.n)) $x1347))))
 (let (($x5260 (= 1 new.attention.head_dim.parts)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x6568 (ite $x5194 new.attention.head_dim.given_moved (ite (or $x342 $x5260) false $x6670))))
 (= new.attention.head_dim.moved $x6568))))))))))))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2906 (not new.model.sinks)))
 (= new.attention.one_key (and $x2906 $x4642)))))
(assert
 (let (($x6672 (not new.attention.heads.padded)))
 (let (($x4623 (= 1 new.attention.heads.parts)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2455 (or $x1197 $x2963)))
 (let (($x356 (ite $x2455 new.attention.heads.given_everywhere (or $x2544 (and $x4623 $x6672)))))
 (= new.attention.heads.everywhere $x356)))))))))
(assert
 (let (($x2830 (not new.attention.head_dim.padded)))
 (let (($x5260 (= 1 new.attention.head_dim.parts)))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (let (($x2030 (ite $x5194 new.attention.head_dim.given_everywhere (or $x342 (and $x5260 $x2830)))))
 (= new.attention.head_dim.everywhere $x2030)))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4703 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x4852 ?x2206 ?x4703)))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x1712 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x1712)))))))))))))))))))))))
(assert
 (let (($x1633 (not new.attention.heads.moved)))
 (let (($x5243 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1923 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1424 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x4736 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1424 $x1923 $x2058 $x5243) $x1633))))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2455 (or $x1197 $x2963)))
 (= new.attention.heads.undivided (ite $x2455 new.attention.heads.given_undivided $x4736))))))))))))
(assert
 (let (($x3298 (not new.attention.head_dim.moved)))
 (let (($x79 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1349 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3439 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x387 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3439 $x1349 $x4364 $x79) $x3298))))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5194 (or $x1493 $x589)))
 (= new.attention.head_dim.undivided (ite $x5194 new.attention.head_dim.given_undivided $x387))))))))))))
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
 (let (($x4910 (not new.attention.heads.undivided)))
 (let (($x4978 (not new.attention.one_key)))
 (let (($x3080 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x4978 $x4910))))
 (let (($x2499 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x4571 (not new.attention.head_dim.undivided)))
 (let (($x1489 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x4978)) $x4571)))
 (let (($x1744 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x874 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x874 $x1744 (not (or $x1489 (and $x2499 $x3080))))))))))))))
(assert
 (let (($x6369 (not old.attention.heads.undivided)))
(let (($x5248 (not old.attention.one_key)))
(let (($x1406 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x5248 $x6369))))
(let (($x1946 (= (_ bv97 7) old.model.qk_norm)))
(let (($x3774 (not old.attention.head_dim.undivided)))
(let (($x1816 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x5248)) $x3774)))
(let (($x4541 (= (_ bv57 7) old.model.qk_norm)))
(let (($x765 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x765 $x4541 (not (or $x1816 (and $x1946 $x1406)))))))))))))
(check-sat)

; from one replica to any number, question 62
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
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5011 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x6179 $x2500 (= (_ bv56 7) old.attention.heads.kind) $x6322 $x1030 $x4671 $x6595 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3174 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x1139 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1139)))
(assert
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3253 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (let (($x2176 (= (_ bv2 7) old.model.positions)))
 (or $x2176 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415))))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2344 (< 1 old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 $x2344 (= ?x6621 old.attention.heads.n))))))))
(assert
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2344 (< 1 old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x6322 $x2344 (<= old.attention.heads.n ?x6621))))))))
(assert
 (let (($x1348 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x6322 $x1348)))))
(assert
 (let (($x3601 (= (- 1) old.attention.heads.n)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3840 (ite $x6179 (or $x3601 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3601 (< 1 old.attention.heads.n)))))
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1942 (ite $x4671 (or $x3601 (< old.attention.heads.block old.attention.heads.n)) (ite $x6322 (or $x3601 (< ?x6621 old.attention.heads.n)) $x3840))))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4514 (ite (or $x1030 $x2500) old.attention.heads.given_moved (ite (or $x6595 (= 1 old.attention.heads.parts)) false $x1942))))
 (= old.attention.heads.moved $x4514))))))))))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x2501 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x6344 (not old.model.sinks)))
 (= old.attention.one_key (and $x6344 $x2501)))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x4822 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7)))))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1152 (ite $x5398 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x664 ?x4822))))
 (= old.attention.q ?x1152)))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x764 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x3354 $x2963 (= (_ bv56 7) new.attention.heads.kind) $x820 $x1197 $x2058 $x2544 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x743 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x743 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x885 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x885)))
(assert
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x353 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (let (($x265 (= (_ bv2 7) new.model.positions)))
 (or $x265 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990))))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1831 (< 1 new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 $x1831 (= ?x3307 new.attention.heads.n))))))))
(assert
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1831 (< 1 new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x820 $x1831 (<= new.attention.heads.n ?x3307))))))))
(assert
 (let (($x112 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x820 $x112)))))
(assert
 (let (($x5066 (= (- 1) new.attention.heads.n)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2523 (ite $x3354 (or $x5066 (<= new.attention.heads.parts new.attention.heads.n)) (or $x5066 (< 1 new.attention.heads.n)))))
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x675 (ite $x2058 (or $x5066 (< new.attention.heads.block new.attention.heads.n)) (ite $x820 (or $x5066 (< ?x3307 new.attention.heads.n)) $x2523))))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x999 (ite (or $x1197 $x2963) new.attention.heads.given_moved (ite (or $x2544 (= 1 new.attention.heads.parts)) false $x675))))
 (= new.attention.heads.moved $x999))))))))))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2906 (not new.model.sinks)))
 (= new.attention.one_key (and $x2906 $x4642)))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2447 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7)))))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x4703 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161) ?x2447)))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1163 (ite $x4852 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7))) ?x4703)))
 (= new.attention.q ?x1163)))))))))))))))))))
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
 (let (($x973 (not new.attention.heads.filled)))
 (let (($x4590 (and new.attention.heads.padded $x973 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x1633 (not new.attention.heads.moved)))
 (let (($x4358 (and $x1633 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x885 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x2403 (or (not (= (_ bv37 7) new.attention.q)) $x885 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x4358 (and new.attention.one_key (not $x4590)))))
 (not $x2403))))))))
(assert
 (let (($x3013 (not old.attention.heads.filled)))
(let (($x2479 (and old.attention.heads.padded $x3013 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x5062 (not old.attention.heads.moved)))
(let (($x3826 (and $x5062 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1139 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1139 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x3826 (and old.attention.one_key (not $x2479)))))))))
(check-sat)

; from one replica to any number, question 63
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
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x5828 $x3098 (= (_ bv56 7) old.attention.head_dim.kind) $x5011 $x676 $x2933 $x3663 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x6179 $x2500 (= (_ bv56 7) old.attention.heads.kind) $x6322 $x1030 $x4671 $x6595 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x890 $x3067 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2849 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3909 (= (_ bv10 7) old.attention.out.input)))
 (or $x3909 $x2849 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1594 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (or $x3770 $x1594 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x158 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x158 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x267 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x267 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x6189 (= (_ bv56 7) old.attention.value_dim.kind) $x3253 $x4498 (= (_ bv91 7) old.attention.value_dim.kind) $x4632 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
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
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4613 (and $x6322 (< 1 old.attention.heads.parts) (= ?x6621 old.attention.heads.n))))
 (= old.attention.heads.filled $x4613))))))
(assert
 (let (($x1348 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x6322 $x1348)))))
(assert
 (let (($x3601 (= (- 1) old.attention.heads.n)))
 (let (($x6179 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3840 (ite $x6179 (or $x3601 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3601 (< 1 old.attention.heads.n)))))
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x6621 (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4671 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1942 (ite $x4671 (or $x3601 (< old.attention.heads.block old.attention.heads.n)) (ite $x6322 (or $x3601 (< ?x6621 old.attention.heads.n)) $x3840))))
 (let (($x6559 (= 1 old.attention.heads.parts)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x697 (or $x1030 $x2500)))
 (let (($x4514 (ite $x697 old.attention.heads.given_moved (ite (or $x6595 $x6559) false $x1942))))
 (= old.attention.heads.moved $x4514))))))))))))))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let (($x2517 (= (- 1) old.attention.head_dim.n)))
 (let (($x5828 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3633 (ite $x5828 (or $x2517 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2517 (< 1 old.attention.head_dim.n)))))
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2933 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2032 (ite $x2933 (or $x2517 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x5011 (or $x2517 (< ?x4867 old.attention.head_dim.n)) $x3633))))
 (let (($x3663 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3098 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x676 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x6662 (ite (or $x676 $x3098) old.attention.head_dim.given_moved (ite (or $x3663 (= 1 old.attention.head_dim.parts)) false $x2032))))
 (= old.attention.head_dim.moved $x6662))))))))))))))
(assert
 (let ((?x655 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3253 (not (= 0 ?x655)))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x3909 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2849 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2849 (and $x3909 $x4759))))))))
(assert
 (let (($x3138 (not old.attention.heads.padded)))
 (let (($x6559 (= 1 old.attention.heads.parts)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x697 (or $x1030 $x2500)))
 (let (($x6250 (ite $x697 old.attention.heads.given_everywhere (or $x6595 (and $x6559 $x3138)))))
 (= old.attention.heads.everywhere $x6250)))))))))
(assert
 (let (($x5106 (not old.attention.value_dim.padded)))
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1347 (ite (or $x4498 $x6189) old.attention.value_dim.given_everywhere (or $x4632 (and (= 1 old.attention.value_dim.parts) $x5106)))))
 (= old.attention.value_dim.everywhere $x1347)))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x126 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x126)))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x6446 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x5398 ?x3097 ?x6446))))))))))))))))))))))
(assert
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4365 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1045 (ite $x4365 old.attention.v (ite $x5135 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1045)))))
(assert
 (let (($x364 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x151 (not old.attention.gathers)))
 (let (($x1594 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1594 $x151 $x364))))))
(assert
 (let ((?x2943 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4801 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x3067 $x890) $x3109))))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x2492 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2187 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2492)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2492 old.attention.value_dim.everywhere $x4759) $x4801)))
 (= old.attention.mixed_in (ite $x2187 (_ bv96 7) ?x2943))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x2903 $x589 (= (_ bv56 7) new.attention.head_dim.kind) $x764 $x1493 $x4364 $x342 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x3354 $x2963 (= (_ bv56 7) new.attention.heads.kind) $x820 $x1197 $x2058 $x2544 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2107 $x2336 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1774 (= (_ bv32 7) new.attention.out.input)))
 (let (($x29 (= (_ bv10 7) new.attention.out.input)))
 (or $x29 $x1774 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x4699 (= (_ bv57 7) new.attention.out.split)))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (or $x5115 $x4699 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x1973 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1973 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x3298 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3298 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x6507 (= (_ bv56 7) new.attention.value_dim.kind) $x353 $x2725 (= (_ bv91 7) new.attention.value_dim.kind) $x2410 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
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
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x4854 (and $x820 (< 1 new.attention.heads.parts) (= ?x3307 new.attention.heads.n))))
 (= new.attention.heads.filled $x4854))))))
(assert
 (let (($x112 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x820 $x112)))))
(assert
 (let (($x5066 (= (- 1) new.attention.heads.n)))
 (let (($x3354 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2523 (ite $x3354 (or $x5066 (<= new.attention.heads.parts new.attention.heads.n)) (or $x5066 (< 1 new.attention.heads.n)))))
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3307 (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2058 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x675 (ite $x2058 (or $x5066 (< new.attention.heads.block new.attention.heads.n)) (ite $x820 (or $x5066 (< ?x3307 new.attention.heads.n)) $x2523))))
 (let (($x4623 (= 1 new.attention.heads.parts)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2455 (or $x1197 $x2963)))
 (let (($x999 (ite $x2455 new.attention.heads.given_moved (ite (or $x2544 $x4623) false $x675))))
 (= new.attention.heads.moved $x999))))))))))))))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let (($x6608 (= (- 1) new.attention.head_dim.n)))
 (let (($x2903 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1383 (ite $x2903 (or $x6608 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x6608 (< 1 new.attention.head_dim.n)))))
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4364 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x752 (ite $x4364 (or $x6608 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x764 (or $x6608 (< ?x4721 new.attention.head_dim.n)) $x1383))))
 (let (($x342 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x669 (ite (or $x1493 $x589) new.attention.head_dim.given_moved (ite (or $x342 (= 1 new.attention.head_dim.parts)) false $x752))))
 (= new.attention.head_dim.moved $x669))))))))))))))
(assert
 (let ((?x2215 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x353 (not (= 0 ?x2215)))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x29 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1774 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1774 (and $x29 $x2350))))))))
(assert
 (let (($x6672 (not new.attention.heads.padded)))
 (let (($x4623 (= 1 new.attention.heads.parts)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2455 (or $x1197 $x2963)))
 (let (($x2683 (ite $x2455 new.attention.heads.given_everywhere (or $x2544 (and $x4623 $x6672)))))
 (= new.attention.heads.everywhere $x2683)))))))))
(assert
 (let (($x968 (not new.attention.value_dim.padded)))
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4781 (ite (or $x2725 $x6507) new.attention.value_dim.given_everywhere (or $x2410 (and (= 1 new.attention.value_dim.parts) $x968)))))
 (= new.attention.value_dim.everywhere $x4781)))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x1724 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x1724)))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4665 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x4852 ?x2206 ?x4665))))))))))))))))))))))))
(assert
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2485 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1405 (ite $x2485 new.attention.v (ite $x234 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1405)))))
(assert
 (let (($x2565 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1626 (not new.attention.gathers)))
 (let (($x4699 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x4699 $x1626 $x2565))))))
(assert
 (let ((?x5402 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4727 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2336 $x2107) $x695))))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x557 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1371 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x557)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x557 new.attention.value_dim.everywhere $x2350) $x4727)))
 (= new.attention.mixed_in (ite $x1371 (_ bv96 7) ?x5402))))))))))))
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
 (let (($x4868 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x3111 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x526 (= 1 new.tp)))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2355 (or $x5115 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x526 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x3111 $x4868))))))
 (not $x2355)))))))
(assert
 (let (($x292 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x445 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x1508 (= 1 old.tp)))
(let (($x3770 (= (_ bv40 7) old.attention.out.split)))
(or $x3770 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x1508 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x445 $x292)))))))))
(check-sat)

; from one replica to any number, question 64
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
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5011 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2500 (= (_ bv56 7) old.attention.heads.kind) $x6322 $x1030 (= (_ bv91 7) old.attention.heads.kind) $x6595 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x6238 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x5079 (= (_ bv4 7) old.attention.out.collective)))
 (or $x5079 $x6238 $x890 $x3067 $x2308)))))))
(assert
 (let (($x2849 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3909 (= (_ bv10 7) old.attention.out.input)))
 (or $x3909 $x2849 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1335 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1594 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (or $x3770 $x1594 $x1335)))))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x158 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x158 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x267 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x267 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x6189 (= (_ bv56 7) old.attention.value_dim.kind) $x3253 $x4498 (= (_ bv91 7) old.attention.value_dim.kind) $x4632 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x5367 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5192 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1744 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2244 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2244 $x2067 (= (_ bv56 7) old.hidden.kind) $x2699 $x1744 $x5192 $x5367 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x729 (= (_ bv49 7) old.norm.statistic)))
 (or $x729 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2939 (= (_ bv96 7) old.stream)))
 (let (($x4268 (= (_ bv94 7) old.stream)))
 (let (($x4744 (= (_ bv38 7) old.stream)))
 (or $x4744 $x4268 $x2939)))))
(assert
 (let (($x3684 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x6504 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x6669 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x6669 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x6504 (= (_ bv91 7) old.stream_tokens.kind) $x3684 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2575 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1850 (div (* ?x2575 old.hidden.multiple) old.hidden.parts)))
 (let (($x5195 (< 1 old.hidden.parts)))
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2699 $x5195 (= ?x1850 old.hidden.n))))))))
(assert
 (let ((?x2575 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1850 (div (* ?x2575 old.hidden.multiple) old.hidden.parts)))
 (let (($x5195 (< 1 old.hidden.parts)))
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2699 $x5195 (<= old.hidden.n ?x1850))))))))
(assert
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2699 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2244 (= (_ bv26 7) old.hidden.kind)))
 (let (($x5382 (ite $x2244 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2575 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1850 (div (* ?x2575 old.hidden.multiple) old.hidden.parts)))
 (let (($x1745 (= (- 1) old.hidden.n)))
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (let (($x5192 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5002 (ite $x5192 (or $x1745 (< old.hidden.block old.hidden.n)) (ite $x2699 (or $x1745 (< ?x1850 old.hidden.n)) $x5382))))
 (let (($x2128 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x5002)))
 (let (($x2067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1744 (= (_ bv86 7) old.hidden.kind)))
 (let (($x409 (or $x1744 $x2067)))
 (= old.hidden.moved (ite $x409 old.hidden.given_moved $x2128)))))))))))))))
(assert
 (let (($x3684 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x366 (or $x3684 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x4680 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x366)))
 (= old.stream_tokens.everywhere $x4680)))))
(assert
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let (($x1348 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x6322 $x1348)))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x655 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3253 (not (= 0 ?x655)))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x3909 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2849 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2849 (and $x3909 $x4759))))))))
(assert
 (let (($x5367 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1744 (= (_ bv86 7) old.hidden.kind)))
 (let (($x409 (or $x1744 $x2067)))
 (let (($x3105 (ite $x409 old.hidden.given_everywhere (or $x5367 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3105)))))))
(assert
 (let (($x3138 (not old.attention.heads.padded)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6250 (ite (or $x1030 $x2500) old.attention.heads.given_everywhere (or $x6595 (and (= 1 old.attention.heads.parts) $x3138)))))
 (= old.attention.heads.everywhere $x6250)))))))
(assert
 (let (($x5106 (not old.attention.value_dim.padded)))
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1347 (ite (or $x4498 $x6189) old.attention.value_dim.given_everywhere (or $x4632 (and (= 1 old.attention.value_dim.parts) $x5106)))))
 (= old.attention.value_dim.everywhere $x1347)))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x126 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x126)))))))))))))))))))))
(assert
 (let (($x2939 (= (_ bv96 7) old.stream)))
 (let (($x753 (or $x2939 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x753))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x6446 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x5398 ?x3097 ?x6446))))))))))))))))))))))
(assert
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4365 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1045 (ite $x4365 old.attention.v (ite $x5135 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1045)))))
(assert
 (let (($x364 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x151 (not old.attention.gathers)))
 (let (($x1594 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1594 $x151 $x364))))))
(assert
 (let ((?x2943 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4865 (or $x3067 $x890)))
 (let (($x4801 (and old.attention.share_of_one old.stream.first_keeps_all (or $x4865 $x3109))))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x2492 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2187 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2492)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2492 old.attention.value_dim.everywhere $x4759) $x4801)))
 (= old.attention.mixed_in (ite $x2187 (_ bv96 7) ?x2943)))))))))))))
(assert
 (let ((?x1832 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4678 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x5314 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x4678)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3183 (or $x3067 $x3109)))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3770 $x3183 $x5314) (_ bv96 7) ?x1832))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x1508 (= 1 old.tp)))
 (let (($x2939 (= (_ bv96 7) old.stream)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) $x1508) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2961 (and $x3109 (or $x2939 $x1508 (not (= (_ bv4 7) old.attention.out.collective)) $x4759))))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4865 (or $x3067 $x890)))
 (let ((?x4590 (ite (or $x4865 $x2961) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2308 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x6238 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x2572 (ite (or $x3067 (and $x890 (= (_ bv38 7) old.stream)) (and (or $x6238 $x2308) $x3109)) (_ bv38 7) (ite $x890 (_ bv96 7) (_ bv16 7)))))
 (let (($x2448 (or (and old.hidden.filled (not $x2939)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x6323 (not $x3109)))
 (let (($x729 (= (_ bv49 7) old.norm.statistic)))
 (let (($x4744 (= (_ bv38 7) old.stream)))
 (let ((?x6547 (ite (and $x6238 old.hidden.filled $x4744 $x6323 $x729) old.stream (ite (and $x2308 $x6323 $x2448) old.stream ?x2572))))
 (let (($x5079 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x226 (ite $x5079 (_ bv96 7) (ite (and $x6238 old.hidden.filled $x2939 $x6323) (_ bv96 7) ?x6547))))
 (let (($x3183 (or $x3067 $x3109)))
 (let ((?x2722 (ite (and (not $x4744) old.stream.in_order old.hidden.everywhere $x3183) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x3109) (_ bv38 7) ?x226))))
 (let ((?x1953 (ite (= (_ bv38 7) old.attention.out_state) ?x2722 (ite (= (_ bv96 7) old.attention.out_state) ?x4590 old.attention.out_state))))
 (let ((?x585 (ite $x2308 (ite (not $x2939) old.stream (_ bv66 7)) (ite $x890 (ite $x2939 (_ bv96 7) old.stream) (ite $x3067 (_ bv92 7) (_ bv16 7))))))
 (let (($x2477 (= (_ bv92 7) old.attention.out_state)))
 (= old.attention.joined (ite $x2477 (ite $x6238 (_ bv96 7) ?x585) ?x1953))))))))))))))))))))))))))))
(assert
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x833 (ite (and old.attention.taken_for_whole $x890) (_ bv92 7) old.attention.joined)))
 (let (($x4753 (or old.hidden.moved old.hidden.padded)))
 (let (($x1335 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2980 (= (_ bv92 7) old.attention.mixed_in)))
 (let (($x1508 (= 1 old.tp)))
 (= old.attention.arrives (ite (and $x1508 $x2980 $x1335 $x4753) (_ bv16 7) ?x833)))))))))
(assert
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x764 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2963 (= (_ bv56 7) new.attention.heads.kind) $x820 $x1197 (= (_ bv91 7) new.attention.heads.kind) $x2544 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x6612 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4411 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1456 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1456 $x4411 $x2107 $x2336 $x6612)))))))
(assert
 (let (($x1774 (= (_ bv32 7) new.attention.out.input)))
 (let (($x29 (= (_ bv10 7) new.attention.out.input)))
 (or $x29 $x1774 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1238 (= (_ bv61 7) new.attention.out.split)))
 (let (($x4699 (= (_ bv57 7) new.attention.out.split)))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (or $x5115 $x4699 $x1238)))))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x1973 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1973 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x3298 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3298 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x6507 (= (_ bv56 7) new.attention.value_dim.kind) $x353 $x2725 (= (_ bv91 7) new.attention.value_dim.kind) $x2410 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x4486 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3398 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1486 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1486 $x2028 (= (_ bv56 7) new.hidden.kind) $x2834 $x3398 $x1751 $x4486 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x835 (= (_ bv49 7) new.norm.statistic)))
 (or $x835 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1007 (= (_ bv96 7) new.stream)))
 (let (($x421 (= (_ bv94 7) new.stream)))
 (let (($x1307 (= (_ bv38 7) new.stream)))
 (or $x1307 $x421 $x1007)))))
(assert
 (let (($x5050 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x4362 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x5035 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x5035 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x4362 (= (_ bv91 7) new.stream_tokens.kind) $x5050 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x3070 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x89 (div (* ?x3070 new.hidden.multiple) new.hidden.parts)))
 (let (($x298 (< 1 new.hidden.parts)))
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2834 $x298 (= ?x89 new.hidden.n))))))))
(assert
 (let ((?x3070 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x89 (div (* ?x3070 new.hidden.multiple) new.hidden.parts)))
 (let (($x298 (< 1 new.hidden.parts)))
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2834 $x298 (<= new.hidden.n ?x89))))))))
(assert
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2834 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1486 (= (_ bv26 7) new.hidden.kind)))
 (let (($x5248 (ite $x1486 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3070 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x89 (div (* ?x3070 new.hidden.multiple) new.hidden.parts)))
 (let (($x3488 (= (- 1) new.hidden.n)))
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6592 (ite $x1751 (or $x3488 (< new.hidden.block new.hidden.n)) (ite $x2834 (or $x3488 (< ?x89 new.hidden.n)) $x5248))))
 (let (($x3202 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x6592)))
 (let (($x2028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3398 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2561 (or $x3398 $x2028)))
 (= new.hidden.moved (ite $x2561 new.hidden.given_moved $x3202)))))))))))))))
(assert
 (let (($x5050 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x957 (or $x5050 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x6591 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x957)))
 (= new.stream_tokens.everywhere $x6591)))))
(assert
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let (($x112 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x820 $x112)))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x2215 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x353 (not (= 0 ?x2215)))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x29 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1774 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1774 (and $x29 $x2350))))))))
(assert
 (let (($x4486 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3398 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2561 (or $x3398 $x2028)))
 (let (($x2501 (ite $x2561 new.hidden.given_everywhere (or $x4486 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2501)))))))
(assert
 (let (($x6672 (not new.attention.heads.padded)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2683 (ite (or $x1197 $x2963) new.attention.heads.given_everywhere (or $x2544 (and (= 1 new.attention.heads.parts) $x6672)))))
 (= new.attention.heads.everywhere $x2683)))))))
(assert
 (let (($x968 (not new.attention.value_dim.padded)))
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4781 (ite (or $x2725 $x6507) new.attention.value_dim.given_everywhere (or $x2410 (and (= 1 new.attention.value_dim.parts) $x968)))))
 (= new.attention.value_dim.everywhere $x4781)))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x1724 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x1724)))))))))))))))))))))))
(assert
 (let (($x1007 (= (_ bv96 7) new.stream)))
 (let (($x778 (or $x1007 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x778))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4665 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x4852 ?x2206 ?x4665))))))))))))))))))))))))
(assert
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2485 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1405 (ite $x2485 new.attention.v (ite $x234 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1405)))))
(assert
 (let (($x2565 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1626 (not new.attention.gathers)))
 (let (($x4699 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x4699 $x1626 $x2565))))))
(assert
 (let ((?x5402 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4465 (or $x2336 $x2107)))
 (let (($x4727 (and new.attention.share_of_one new.stream.first_keeps_all (or $x4465 $x695))))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x557 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1371 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x557)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x557 new.attention.value_dim.everywhere $x2350) $x4727)))
 (= new.attention.mixed_in (ite $x1371 (_ bv96 7) ?x5402)))))))))))))
(assert
 (let ((?x2301 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3028 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x962 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3028)))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2366 (or $x2336 $x695)))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x5115 $x2366 $x962) (_ bv96 7) ?x2301))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x526 (= 1 new.tp)))
 (let (($x1007 (= (_ bv96 7) new.stream)))
 (let (($x695 (and (or (not new.attention.out.group.tp) $x526) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6506 (and $x695 (or $x1007 $x526 (not (= (_ bv4 7) new.attention.out.collective)) $x2350))))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4465 (or $x2336 $x2107)))
 (let ((?x4544 (ite (or $x4465 $x6506) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x6612 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x4411 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x3361 (ite (or $x2336 (and $x2107 (= (_ bv38 7) new.stream)) (and (or $x4411 $x6612) $x695)) (_ bv38 7) (ite $x2107 (_ bv96 7) (_ bv16 7)))))
 (let (($x2008 (or (and new.hidden.filled (not $x1007)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3767 (not $x695)))
 (let (($x835 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1307 (= (_ bv38 7) new.stream)))
 (let ((?x1066 (ite (and $x4411 new.hidden.filled $x1307 $x3767 $x835) new.stream (ite (and $x6612 $x3767 $x2008) new.stream ?x3361))))
 (let (($x1456 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2044 (ite $x1456 (_ bv96 7) (ite (and $x4411 new.hidden.filled $x1007 $x3767) (_ bv96 7) ?x1066))))
 (let (($x2366 (or $x2336 $x695)))
 (let ((?x5178 (ite (and (not $x1307) new.stream.in_order new.hidden.everywhere $x2366) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x695) (_ bv38 7) ?x2044))))
 (let ((?x1158 (ite (= (_ bv38 7) new.attention.out_state) ?x5178 (ite (= (_ bv96 7) new.attention.out_state) ?x4544 new.attention.out_state))))
 (let ((?x3048 (ite $x6612 (ite (not $x1007) new.stream (_ bv66 7)) (ite $x2107 (ite $x1007 (_ bv96 7) new.stream) (ite $x2336 (_ bv92 7) (_ bv16 7))))))
 (let (($x498 (= (_ bv92 7) new.attention.out_state)))
 (= new.attention.joined (ite $x498 (ite $x4411 (_ bv96 7) ?x3048) ?x1158))))))))))))))))))))))))))))
(assert
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x938 (ite (and new.attention.taken_for_whole $x2107) (_ bv92 7) new.attention.joined)))
 (let (($x1816 (or new.hidden.moved new.hidden.padded)))
 (let (($x1238 (= (_ bv61 7) new.attention.out.split)))
 (let (($x4778 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x526 (= 1 new.tp)))
 (= new.attention.arrives (ite (and $x526 $x4778 $x1238 $x1816) (_ bv16 7) ?x938)))))))))
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
 (let (($x423 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x526 (= 1 new.tp)))
 (let (($x1152 (= new.attention.arrives new.stream)))
 (let (($x1183 (or (or (= (_ bv96 7) new.attention.arrives) $x1152) (and $x526 (or (not (= (_ bv61 7) new.attention.out.split)) $x423)))))
 (not $x1183))))))
(assert
 (let (($x829 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1508 (= 1 old.tp)))
(let (($x4640 (= old.attention.arrives old.stream)))
(or (or (= (_ bv96 7) old.attention.arrives) $x4640) (and $x1508 (or (not (= (_ bv61 7) old.attention.out.split)) $x829)))))))
(check-sat)

; from one replica to any number, question 65
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
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5011 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2500 (= (_ bv56 7) old.attention.heads.kind) $x6322 $x1030 (= (_ bv91 7) old.attention.heads.kind) $x6595 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x890 $x3067 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2849 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3909 (= (_ bv10 7) old.attention.out.input)))
 (or $x3909 $x2849 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1335 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1594 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (or $x3770 $x1594 $x1335)))))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x158 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x158 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x267 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x267 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x6189 (= (_ bv56 7) old.attention.value_dim.kind) $x3253 $x4498 (= (_ bv91 7) old.attention.value_dim.kind) $x4632 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x5367 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1744 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2067 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2067 (= (_ bv56 7) old.hidden.kind) $x2699 $x1744 (= (_ bv91 7) old.hidden.kind) $x5367 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4744 (= (_ bv38 7) old.stream)))
 (or $x4744 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2699 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let (($x1348 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x6322 $x1348)))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x655 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3253 (not (= 0 ?x655)))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x3909 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2849 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2849 (and $x3909 $x4759))))))))
(assert
 (let (($x5367 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3105 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x5367 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3105))))
(assert
 (let (($x3138 (not old.attention.heads.padded)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6250 (ite (or $x1030 $x2500) old.attention.heads.given_everywhere (or $x6595 (and (= 1 old.attention.heads.parts) $x3138)))))
 (= old.attention.heads.everywhere $x6250)))))))
(assert
 (let (($x5106 (not old.attention.value_dim.padded)))
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1347 (ite (or $x4498 $x6189) old.attention.value_dim.given_everywhere (or $x4632 (and (= 1 old.attention.value_dim.parts) $x5106)))))
 (= old.attention.value_dim.everywhere $x1347)))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x126 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x126)))))))))))))))))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x6446 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x5398 ?x3097 ?x6446))))))))))))))))))))))
(assert
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4365 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1045 (ite $x4365 old.attention.v (ite $x5135 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1045)))))
(assert
 (let (($x364 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x151 (not old.attention.gathers)))
 (let (($x1594 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1594 $x151 $x364))))))
(assert
 (let ((?x2943 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x4984 (= 1 old.pp)))
 (let (($x6658 (not old.attention.out.group.pp)))
 (let (($x368 (or $x6658 $x4984)))
 (let (($x2818 (= 1 old.sp)))
 (let (($x2667 (not old.attention.out.group.sp)))
 (let (($x2155 (or $x2667 $x2818)))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2437 (not old.attention.out.group.dp)))
 (let (($x189 (or $x2437 $x3056)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x189 $x2155 $x368)))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4801 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x3067 $x890) $x3109))))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x2492 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2187 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2492)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2492 old.attention.value_dim.everywhere $x4759) $x4801)))
 (= old.attention.mixed_in (ite $x2187 (_ bv96 7) ?x2943)))))))))))))))))))))
(assert
 (let ((?x1832 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4678 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x5314 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x4678)))
 (let (($x4984 (= 1 old.pp)))
 (let (($x6658 (not old.attention.out.group.pp)))
 (let (($x368 (or $x6658 $x4984)))
 (let (($x2818 (= 1 old.sp)))
 (let (($x2667 (not old.attention.out.group.sp)))
 (let (($x2155 (or $x2667 $x2818)))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2437 (not old.attention.out.group.dp)))
 (let (($x189 (or $x2437 $x3056)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x189 $x2155 $x368)))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3770 (or $x3067 $x3109) $x5314) (_ bv96 7) ?x1832))))))))))))))))))
(assert
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x764 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2963 (= (_ bv56 7) new.attention.heads.kind) $x820 $x1197 (= (_ bv91 7) new.attention.heads.kind) $x2544 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2107 $x2336 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1774 (= (_ bv32 7) new.attention.out.input)))
 (let (($x29 (= (_ bv10 7) new.attention.out.input)))
 (or $x29 $x1774 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1238 (= (_ bv61 7) new.attention.out.split)))
 (let (($x4699 (= (_ bv57 7) new.attention.out.split)))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (or $x5115 $x4699 $x1238)))))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x1973 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1973 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x3298 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3298 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x6507 (= (_ bv56 7) new.attention.value_dim.kind) $x353 $x2725 (= (_ bv91 7) new.attention.value_dim.kind) $x2410 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4486 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3398 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2028 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2028 (= (_ bv56 7) new.hidden.kind) $x2834 $x3398 (= (_ bv91 7) new.hidden.kind) $x4486 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1307 (= (_ bv38 7) new.stream)))
 (or $x1307 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2834 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let (($x112 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x820 $x112)))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x2215 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x353 (not (= 0 ?x2215)))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x29 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1774 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1774 (and $x29 $x2350))))))))
(assert
 (let (($x4486 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2501 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x4486 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2501))))
(assert
 (let (($x6672 (not new.attention.heads.padded)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2683 (ite (or $x1197 $x2963) new.attention.heads.given_everywhere (or $x2544 (and (= 1 new.attention.heads.parts) $x6672)))))
 (= new.attention.heads.everywhere $x2683)))))))
(assert
 (let (($x968 (not new.attention.value_dim.padded)))
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4781 (ite (or $x2725 $x6507) new.attention.value_dim.given_everywhere (or $x2410 (and (= 1 new.attention.value_dim.parts) $x968)))))
 (= new.attention.value_dim.everywhere $x4781)))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x1724 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x1724)))))))))))))))))))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4665 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x4852 ?x2206 ?x4665))))))))))))))))))))))))
(assert
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2485 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1405 (ite $x2485 new.attention.v (ite $x234 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1405)))))
(assert
 (let (($x2565 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1626 (not new.attention.gathers)))
 (let (($x4699 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x4699 $x1626 $x2565))))))
(assert
 (let ((?x5402 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1104 (= 1 new.pp)))
 (let (($x2691 (not new.attention.out.group.pp)))
 (let (($x2513 (or $x2691 $x1104)))
 (let (($x122 (= 1 new.sp)))
 (let (($x3465 (not new.attention.out.group.sp)))
 (let (($x419 (or $x3465 $x122)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x4417 (not new.attention.out.group.dp)))
 (let (($x3175 (or $x4417 $x2472)))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3175 $x419 $x2513)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4727 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2336 $x2107) $x695))))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x557 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1371 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x557)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x557 new.attention.value_dim.everywhere $x2350) $x4727)))
 (= new.attention.mixed_in (ite $x1371 (_ bv96 7) ?x5402)))))))))))))))))))))
(assert
 (let ((?x2301 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3028 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x962 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3028)))
 (let (($x1104 (= 1 new.pp)))
 (let (($x2691 (not new.attention.out.group.pp)))
 (let (($x2513 (or $x2691 $x1104)))
 (let (($x122 (= 1 new.sp)))
 (let (($x3465 (not new.attention.out.group.sp)))
 (let (($x419 (or $x3465 $x122)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x4417 (not new.attention.out.group.dp)))
 (let (($x3175 (or $x4417 $x2472)))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3175 $x419 $x2513)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x5115 (or $x2336 $x695) $x962) (_ bv96 7) ?x2301))))))))))))))))))
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
 (let (($x1104 (= 1 new.pp)))
 (let (($x2691 (not new.attention.out.group.pp)))
 (let (($x2513 (or $x2691 $x1104)))
 (let (($x122 (= 1 new.sp)))
 (let (($x3465 (not new.attention.out.group.sp)))
 (let (($x419 (or $x3465 $x122)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x4417 (not new.attention.out.group.dp)))
 (let (($x3175 (or $x4417 $x2472)))
 (let (($x2701 (and (or new.attention.out.group.tp (= 1 new.tp)) $x3175 $x419 $x2513)))
 (let (($x4743 (= (_ bv38 7) new.attention.out_state)))
 (let (($x3160 (= (_ bv96 7) new.attention.out_state)))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3175 $x419 $x2513)))
 (let (($x2663 (and $x695 (or $x3160 (and $x4743 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2159 (or $x2336 (and $x2107 (or $x3160 (and $x4743 (= (_ bv38 7) new.stream)))) $x2663 $x2701)))
 (not $x2159)))))))))))))))))))
(assert
 (let (($x4984 (= 1 old.pp)))
(let (($x6658 (not old.attention.out.group.pp)))
(let (($x368 (or $x6658 $x4984)))
(let (($x2818 (= 1 old.sp)))
(let (($x2667 (not old.attention.out.group.sp)))
(let (($x2155 (or $x2667 $x2818)))
(let (($x3056 (= 1 old.dp)))
(let (($x2437 (not old.attention.out.group.dp)))
(let (($x189 (or $x2437 $x3056)))
(let (($x1138 (and (or old.attention.out.group.tp (= 1 old.tp)) $x189 $x2155 $x368)))
(let (($x6455 (= (_ bv38 7) old.attention.out_state)))
(let (($x4704 (= (_ bv96 7) old.attention.out_state)))
(let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x189 $x2155 $x368)))
(let (($x4729 (and $x3109 (or $x4704 (and $x6455 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x890 (= (_ bv10 7) old.attention.out.collective)))
(let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
(or $x3067 (and $x890 (or $x4704 (and $x6455 (= (_ bv38 7) old.stream)))) $x4729 $x1138))))))))))))))))))
(check-sat)

; from one replica to any number, question 66
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
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5011 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2500 (= (_ bv56 7) old.attention.heads.kind) $x6322 $x1030 (= (_ bv91 7) old.attention.heads.kind) $x6595 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x472 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x1991 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x3386 (= (_ bv1 7) old.attention.out.bias)))
 (or $x3386 (= (_ bv23 7) old.attention.out.bias) $x1991 $x472)))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x6238 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x5079 (= (_ bv4 7) old.attention.out.collective)))
 (or $x5079 $x6238 $x890 $x3067 $x2308)))))))
(assert
 (let (($x2849 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3909 (= (_ bv10 7) old.attention.out.input)))
 (or $x3909 $x2849 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1335 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1594 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (or $x3770 $x1594 $x1335)))))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x158 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x158 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x267 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x267 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x6189 (= (_ bv56 7) old.attention.value_dim.kind) $x3253 $x4498 (= (_ bv91 7) old.attention.value_dim.kind) $x4632 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x5367 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5192 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1744 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2244 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2244 $x2067 (= (_ bv56 7) old.hidden.kind) $x2699 $x1744 $x5192 $x5367 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1090 (= (_ bv49 7) old.norm.statistic)))
 (or $x1090 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2939 (= (_ bv96 7) old.stream)))
 (let (($x4268 (= (_ bv94 7) old.stream)))
 (let (($x4744 (= (_ bv38 7) old.stream)))
 (or $x4744 $x4268 $x2939)))))
(assert
 (let (($x1847 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x5050 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x6629 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x6629 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x5050 (= (_ bv91 7) old.stream_tokens.kind) $x1847 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3222 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4826 (div (* ?x3222 old.hidden.multiple) old.hidden.parts)))
 (let (($x964 (< 1 old.hidden.parts)))
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2699 $x964 (= ?x4826 old.hidden.n))))))))
(assert
 (let ((?x3222 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4826 (div (* ?x3222 old.hidden.multiple) old.hidden.parts)))
 (let (($x964 (< 1 old.hidden.parts)))
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2699 $x964 (<= old.hidden.n ?x4826))))))))
(assert
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2699 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2244 (= (_ bv26 7) old.hidden.kind)))
 (let (($x989 (ite $x2244 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3222 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4826 (div (* ?x3222 old.hidden.multiple) old.hidden.parts)))
 (let (($x1696 (= (- 1) old.hidden.n)))
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (let (($x5192 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5112 (ite $x5192 (or $x1696 (< old.hidden.block old.hidden.n)) (ite $x2699 (or $x1696 (< ?x4826 old.hidden.n)) $x989))))
 (let (($x4337 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x5112)))
 (let (($x2067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1744 (= (_ bv86 7) old.hidden.kind)))
 (let (($x409 (or $x1744 $x2067)))
 (= old.hidden.moved (ite $x409 old.hidden.given_moved $x4337)))))))))))))))
(assert
 (let (($x1847 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1107 (or $x1847 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x221 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1107)))
 (= old.stream_tokens.everywhere $x221)))))
(assert
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let (($x1348 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x6322 $x1348)))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x655 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3253 (not (= 0 ?x655)))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x3909 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2849 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2849 (and $x3909 $x4759))))))))
(assert
 (let (($x5367 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1744 (= (_ bv86 7) old.hidden.kind)))
 (let (($x409 (or $x1744 $x2067)))
 (let (($x3105 (ite $x409 old.hidden.given_everywhere (or $x5367 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3105)))))))
(assert
 (let (($x2790 (not old.hidden.moved)))
 (let (($x1215 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2790)))
 (let (($x2415 (= 1 old.hidden.parts)))
 (let (($x2067 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1744 (= (_ bv86 7) old.hidden.kind)))
 (let (($x409 (or $x1744 $x2067)))
 (= old.hidden.first_alone (ite $x409 old.hidden.given_first (or $x2415 $x1215))))))))))
(assert
 (let (($x3138 (not old.attention.heads.padded)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6250 (ite (or $x1030 $x2500) old.attention.heads.given_everywhere (or $x6595 (and (= 1 old.attention.heads.parts) $x3138)))))
 (= old.attention.heads.everywhere $x6250)))))))
(assert
 (let (($x5106 (not old.attention.value_dim.padded)))
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1347 (ite (or $x4498 $x6189) old.attention.value_dim.given_everywhere (or $x4632 (and (= 1 old.attention.value_dim.parts) $x5106)))))
 (= old.attention.value_dim.everywhere $x1347)))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x126 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x126)))))))))))))))))))))
(assert
 (let (($x2939 (= (_ bv96 7) old.stream)))
 (let (($x603 (or $x2939 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x603))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x6446 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x5398 ?x3097 ?x6446))))))))))))))))))))))
(assert
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4365 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1045 (ite $x4365 old.attention.v (ite $x5135 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1045)))))
(assert
 (let (($x364 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x151 (not old.attention.gathers)))
 (let (($x1594 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1594 $x151 $x364))))))
(assert
 (let ((?x2943 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4865 (or $x3067 $x890)))
 (let (($x4801 (and old.attention.share_of_one old.stream.first_keeps_all (or $x4865 $x3109))))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x2492 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2187 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2492)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2492 old.attention.value_dim.everywhere $x4759) $x4801)))
 (= old.attention.mixed_in (ite $x2187 (_ bv96 7) ?x2943)))))))))))))
(assert
 (let ((?x1832 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4678 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x5314 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x4678)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3183 (or $x3067 $x3109)))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3770 $x3183 $x5314) (_ bv96 7) ?x1832))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x1508 (= 1 old.tp)))
 (let (($x2939 (= (_ bv96 7) old.stream)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) $x1508) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2414 (and $x3109 (or $x2939 $x1508 (not (= (_ bv4 7) old.attention.out.collective)) $x4759))))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4865 (or $x3067 $x890)))
 (let ((?x5084 (ite (or $x4865 $x2414) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4704 (= (_ bv96 7) old.attention.out_state)))
 (let (($x2308 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x6238 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x3385 (ite (or $x3067 (and $x890 (= (_ bv38 7) old.stream)) (and (or $x6238 $x2308) $x3109)) (_ bv38 7) (ite $x890 (_ bv96 7) (_ bv16 7)))))
 (let (($x3260 (or (and old.hidden.filled (not $x2939)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2360 (not $x3109)))
 (let (($x1090 (= (_ bv49 7) old.norm.statistic)))
 (let (($x4744 (= (_ bv38 7) old.stream)))
 (let ((?x1173 (ite (and $x6238 old.hidden.filled $x4744 $x2360 $x1090) old.stream (ite (and $x2308 $x2360 $x3260) old.stream ?x3385))))
 (let (($x5079 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x3171 (ite $x5079 (_ bv96 7) (ite (and $x6238 old.hidden.filled $x2939 $x2360) (_ bv96 7) ?x1173))))
 (let (($x3183 (or $x3067 $x3109)))
 (let ((?x6536 (ite (and (not $x4744) old.stream.in_order old.hidden.everywhere $x3183) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x3109) (_ bv38 7) ?x3171))))
 (let (($x6455 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x2111 (ite $x2308 (ite (not $x2939) old.stream (_ bv66 7)) (ite $x890 (ite $x2939 (_ bv96 7) old.stream) (ite $x3067 (_ bv92 7) (_ bv16 7))))))
 (let (($x4358 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x2846 (ite $x4358 (ite $x6238 (_ bv96 7) ?x2111) (ite $x6455 ?x6536 (ite $x4704 ?x5084 old.attention.out_state)))))
 (= old.attention.joined ?x2846)))))))))))))))))))))))))))))
(assert
 (let (($x5076 (not old.hidden.everywhere)))
 (let (($x6238 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x6455 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x6455 (= (_ bv96 7) old.attention.joined) $x6238 $x5076))))))
(assert
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x764 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2963 (= (_ bv56 7) new.attention.heads.kind) $x820 $x1197 (= (_ bv91 7) new.attention.heads.kind) $x2544 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3361 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x5178 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x2052 (= (_ bv1 7) new.attention.out.bias)))
 (or $x2052 (= (_ bv23 7) new.attention.out.bias) $x5178 $x3361)))))
(assert
 (let (($x6612 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4411 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1456 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1456 $x4411 $x2107 $x2336 $x6612)))))))
(assert
 (let (($x1774 (= (_ bv32 7) new.attention.out.input)))
 (let (($x29 (= (_ bv10 7) new.attention.out.input)))
 (or $x29 $x1774 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1238 (= (_ bv61 7) new.attention.out.split)))
 (let (($x4699 (= (_ bv57 7) new.attention.out.split)))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (or $x5115 $x4699 $x1238)))))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x1973 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1973 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x3298 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3298 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x6507 (= (_ bv56 7) new.attention.value_dim.kind) $x353 $x2725 (= (_ bv91 7) new.attention.value_dim.kind) $x2410 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x4486 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3398 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1486 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1486 $x2028 (= (_ bv56 7) new.hidden.kind) $x2834 $x3398 $x1751 $x4486 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1908 (= (_ bv49 7) new.norm.statistic)))
 (or $x1908 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1007 (= (_ bv96 7) new.stream)))
 (let (($x421 (= (_ bv94 7) new.stream)))
 (let (($x1307 (= (_ bv38 7) new.stream)))
 (or $x1307 $x421 $x1007)))))
(assert
 (let (($x4590 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1163 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2207 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2207 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1163 (= (_ bv91 7) new.stream_tokens.kind) $x4590 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1614 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x6259 (div (* ?x1614 new.hidden.multiple) new.hidden.parts)))
 (let (($x4614 (< 1 new.hidden.parts)))
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2834 $x4614 (= ?x6259 new.hidden.n))))))))
(assert
 (let ((?x1614 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x6259 (div (* ?x1614 new.hidden.multiple) new.hidden.parts)))
 (let (($x4614 (< 1 new.hidden.parts)))
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2834 $x4614 (<= new.hidden.n ?x6259))))))))
(assert
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2834 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1486 (= (_ bv26 7) new.hidden.kind)))
 (let (($x894 (ite $x1486 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1614 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x6259 (div (* ?x1614 new.hidden.multiple) new.hidden.parts)))
 (let (($x2620 (= (- 1) new.hidden.n)))
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2247 (ite $x1751 (or $x2620 (< new.hidden.block new.hidden.n)) (ite $x2834 (or $x2620 (< ?x6259 new.hidden.n)) $x894))))
 (let (($x2839 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2247)))
 (let (($x2028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3398 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2561 (or $x3398 $x2028)))
 (= new.hidden.moved (ite $x2561 new.hidden.given_moved $x2839)))))))))))))))
(assert
 (let (($x4590 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2540 (or $x4590 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x4788 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2540)))
 (= new.stream_tokens.everywhere $x4788)))))
(assert
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let (($x112 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x820 $x112)))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x2215 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x353 (not (= 0 ?x2215)))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x29 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1774 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1774 (and $x29 $x2350))))))))
(assert
 (let (($x4486 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3398 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2561 (or $x3398 $x2028)))
 (let (($x2501 (ite $x2561 new.hidden.given_everywhere (or $x4486 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2501)))))))
(assert
 (let (($x3065 (not new.hidden.moved)))
 (let (($x1840 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x3065)))
 (let (($x3018 (= 1 new.hidden.parts)))
 (let (($x2028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3398 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2561 (or $x3398 $x2028)))
 (= new.hidden.first_alone (ite $x2561 new.hidden.given_first (or $x3018 $x1840))))))))))
(assert
 (let (($x6672 (not new.attention.heads.padded)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2683 (ite (or $x1197 $x2963) new.attention.heads.given_everywhere (or $x2544 (and (= 1 new.attention.heads.parts) $x6672)))))
 (= new.attention.heads.everywhere $x2683)))))))
(assert
 (let (($x968 (not new.attention.value_dim.padded)))
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4781 (ite (or $x2725 $x6507) new.attention.value_dim.given_everywhere (or $x2410 (and (= 1 new.attention.value_dim.parts) $x968)))))
 (= new.attention.value_dim.everywhere $x4781)))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x1724 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x1724)))))))))))))))))))))))
(assert
 (let (($x1007 (= (_ bv96 7) new.stream)))
 (let (($x1799 (or $x1007 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1799))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4665 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x4852 ?x2206 ?x4665))))))))))))))))))))))))
(assert
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2485 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1405 (ite $x2485 new.attention.v (ite $x234 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1405)))))
(assert
 (let (($x2565 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1626 (not new.attention.gathers)))
 (let (($x4699 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x4699 $x1626 $x2565))))))
(assert
 (let ((?x5402 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4465 (or $x2336 $x2107)))
 (let (($x4727 (and new.attention.share_of_one new.stream.first_keeps_all (or $x4465 $x695))))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x557 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1371 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x557)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x557 new.attention.value_dim.everywhere $x2350) $x4727)))
 (= new.attention.mixed_in (ite $x1371 (_ bv96 7) ?x5402)))))))))))))
(assert
 (let ((?x2301 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3028 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x962 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3028)))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2366 (or $x2336 $x695)))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x5115 $x2366 $x962) (_ bv96 7) ?x2301))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x526 (= 1 new.tp)))
 (let (($x1007 (= (_ bv96 7) new.stream)))
 (let (($x695 (and (or (not new.attention.out.group.tp) $x526) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6608 (and $x695 (or $x1007 $x526 (not (= (_ bv4 7) new.attention.out.collective)) $x2350))))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4465 (or $x2336 $x2107)))
 (let ((?x5101 (ite (or $x4465 $x6608) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3160 (= (_ bv96 7) new.attention.out_state)))
 (let (($x6612 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x4411 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x2446 (ite (or $x2336 (and $x2107 (= (_ bv38 7) new.stream)) (and (or $x4411 $x6612) $x695)) (_ bv38 7) (ite $x2107 (_ bv96 7) (_ bv16 7)))))
 (let (($x1330 (or (and new.hidden.filled (not $x1007)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2137 (not $x695)))
 (let (($x1908 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1307 (= (_ bv38 7) new.stream)))
 (let ((?x569 (ite (and $x4411 new.hidden.filled $x1307 $x2137 $x1908) new.stream (ite (and $x6612 $x2137 $x1330) new.stream ?x2446))))
 (let (($x1456 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x999 (ite $x1456 (_ bv96 7) (ite (and $x4411 new.hidden.filled $x1007 $x2137) (_ bv96 7) ?x569))))
 (let (($x2366 (or $x2336 $x695)))
 (let ((?x2022 (ite (and (not $x1307) new.stream.in_order new.hidden.everywhere $x2366) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x695) (_ bv38 7) ?x999))))
 (let (($x4743 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x2030 (ite $x6612 (ite (not $x1007) new.stream (_ bv66 7)) (ite $x2107 (ite $x1007 (_ bv96 7) new.stream) (ite $x2336 (_ bv92 7) (_ bv16 7))))))
 (let (($x6299 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x2161 (ite $x6299 (ite $x4411 (_ bv96 7) ?x2030) (ite $x4743 ?x2022 (ite $x3160 ?x5101 new.attention.out_state)))))
 (= new.attention.joined ?x2161)))))))))))))))))))))))))))))
(assert
 (let (($x2945 (not new.hidden.everywhere)))
 (let (($x4411 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x4743 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x4743 (= (_ bv96 7) new.attention.joined) $x4411 $x2945))))))
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
 (let (($x6517 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x3361 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x4544 (not new.attention.full_though_split)))
 (let (($x5827 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x4544)))
 (let (($x5282 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x6299 (= (_ bv92 7) new.attention.out_state)))
 (let (($x526 (= 1 new.tp)))
 (let (($x372 (or $x526 (not new.model.out_bias) (and $x6299 $x5282) $x5827 (and $x3361 $x6517))))
 (not $x372))))))))))
(assert
 (let (($x918 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x472 (= (_ bv29 7) old.attention.out.bias)))
(let (($x984 (not old.attention.full_though_split)))
(let (($x924 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x984)))
(let (($x4756 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x4358 (= (_ bv92 7) old.attention.out_state)))
(let (($x6509 (not old.model.out_bias)))
(let (($x1508 (= 1 old.tp)))
(or $x1508 $x6509 (and $x4358 $x4756) $x924 (and $x472 $x918)))))))))))
(check-sat)

; from one replica to any number, question 67
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
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x5011 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2500 (= (_ bv56 7) old.attention.heads.kind) $x6322 $x1030 (= (_ bv91 7) old.attention.heads.kind) $x6595 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x6238 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x6238 $x890 $x3067 $x2308))))))
(assert
 (let (($x2849 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3909 (= (_ bv10 7) old.attention.out.input)))
 (or $x3909 $x2849 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x957 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x5334 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x4858 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x814 (= (_ bv1 7) old.attention.out.residual)))
 (or $x814 $x4858 $x5334 $x957))))))
(assert
 (let (($x1335 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1594 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (or $x3770 $x1594 $x1335)))))
(assert
 (let (($x2934 (= (_ bv8 7) old.attention.pairs)))
 (or $x2934 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3825 $x4811 $x4348 $x2202 $x4423)))))))
(assert
 (let (($x158 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x158 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1669 $x5135 $x3981 $x5398))))))
(assert
 (let (($x267 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x267 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x6189 (= (_ bv56 7) old.attention.value_dim.kind) $x3253 $x4498 (= (_ bv91 7) old.attention.value_dim.kind) $x4632 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1019 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x1019 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x3601 (= (_ bv38 7) old.embedding.split)))
 (or $x3601 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2924 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x2924 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x1621 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2637 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2637 (= (_ bv23 7) old.ffn.down.residual) $x1621 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x208 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x208)))
(assert
 (let (($x5367 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1744 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2067 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2067 (= (_ bv56 7) old.hidden.kind) $x2699 $x1744 (= (_ bv91 7) old.hidden.kind) $x5367 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3391 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x3391 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x1415 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1415)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2939 (= (_ bv96 7) old.stream)))
 (let (($x4268 (= (_ bv94 7) old.stream)))
 (let (($x4744 (= (_ bv38 7) old.stream)))
 (or $x4744 $x4268 $x2939)))))
(assert
 (let (($x1847 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x5050 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x6629 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x6629 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x5050 (= (_ bv91 7) old.stream_tokens.kind) $x1847 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3222 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1271 (= (div (* ?x3222 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2699 (< 1 old.hidden.parts) $x1271))))))
(assert
 (let (($x2699 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2699 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1847 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1107 (or $x1847 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x221 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1107)))
 (= old.stream_tokens.everywhere $x221)))))
(assert
 (let ((?x116 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2228 (= (div (* ?x116 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x6322 (< 1 old.attention.heads.parts) $x2228))))))
(assert
 (let (($x1348 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x6322 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x6322 $x1348)))))
(assert
 (let ((?x2545 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4867 (div (* ?x2545 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5011 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x5100 (and $x5011 (< 1 old.attention.head_dim.parts) (= ?x4867 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x5100))))))
(assert
 (let ((?x655 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3253 (not (= 0 ?x655)))))))
(assert
 (let ((?x69 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1750 (* (div (- ?x69 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3253 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x567 (and $x3253 (< 1 old.attention.value_dim.parts) (= (div ?x1750 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x567))))))
(assert
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x3909 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2849 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2849 (and $x3909 $x4759))))))))
(assert
 (let (($x1335 (= (_ bv61 7) old.attention.out.split)))
 (let (($x5334 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x814 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x814 (and $x5334 $x1335)))))))
(assert
 (let (($x2637 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x1147 (or $x2637 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x1147)))))
(assert
 (let (($x3258 (not old.model.embedding_norm)))
 (let (($x2949 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4744 (= (_ bv38 7) old.stream)))
 (let (($x1019 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3601 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x3601 $x1019 $x4744 old.hidden.filled (not $x2949) $x3258))))))))
(assert
 (let (($x3391 (= (_ bv68 7) old.model.norm)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2360 (not $x3109)))
 (let (($x4744 (= (_ bv38 7) old.stream)))
 (let (($x6238 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1335 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1335 $x6238 $x4744 old.hidden.filled $x2360 $x3391)))))))))
(assert
 (let (($x3391 (= (_ bv68 7) old.model.norm)))
 (let (($x4344 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x4744 (= (_ bv38 7) old.stream)))
 (let (($x2924 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x208 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x208 $x2924 $x4744 old.hidden.filled (not $x4344) $x3391))))))))
(assert
 (let (($x5367 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3105 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x5367 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3105))))
(assert
 (let (($x3138 (not old.attention.heads.padded)))
 (let (($x6595 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2500 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1030 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x6250 (ite (or $x1030 $x2500) old.attention.heads.given_everywhere (or $x6595 (and (= 1 old.attention.heads.parts) $x3138)))))
 (= old.attention.heads.everywhere $x6250)))))))
(assert
 (let (($x5106 (not old.attention.value_dim.padded)))
 (let (($x4632 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x6189 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4498 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1347 (ite (or $x4498 $x6189) old.attention.value_dim.given_everywhere (or $x4632 (and (= 1 old.attention.value_dim.parts) $x5106)))))
 (= old.attention.value_dim.everywhere $x1347)))))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x126 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x5398 ?x3097 ?x126)))))))))))))))))))))
(assert
 (let (($x4742 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x4742)))
(assert
 (let (($x2939 (= (_ bv96 7) old.stream)))
 (let (($x603 (or $x2939 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x603))))
(assert
 (let (($x4423 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3825 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2956 (ite (or $x3825 $x4423) (_ bv16 7) (_ bv96 7))))
 (let (($x2202 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4811 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4409 (and $x4811 $x5135 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x1669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2519 (and $x4811 $x1669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2346 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4348 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x5384 (or $x4348 $x2202)))
 (let ((?x664 (ite (or $x5384 $x2346) old.attention.qkv.split (ite (or $x3825 $x2519 $x4409) (_ bv96 7) (_ bv16 7)))))
 (let (($x3981 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x646 (not $x3981)))
 (let ((?x6446 (ite $x646 ?x664 (ite (or $x2202 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2956))))
 (let ((?x3097 (ite (or $x5384 $x2346 old.model.query_latent) (_ bv96 7) (ite $x4811 (_ bv21 7) (_ bv16 7)))))
 (let (($x5398 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x5398 ?x3097 ?x6446))))))))))))))))))))))
(assert
 (let (($x2760 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x4592 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x4320 (and old.model.behind_dense $x4592)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x4320 $x2760))))))
(assert
 (let (($x5135 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4365 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1045 (ite $x4365 old.attention.v (ite $x5135 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1045)))))
(assert
 (let (($x364 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x151 (not old.attention.gathers)))
 (let (($x1594 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1594 $x151 $x364))))))
(assert
 (let ((?x2943 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x890 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4801 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x3067 $x890) $x3109))))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4759 (not $x3770)))
 (let (($x2492 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2187 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2492)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2492 old.attention.value_dim.everywhere $x4759) $x4801)))
 (= old.attention.mixed_in (ite $x2187 (_ bv96 7) ?x2943))))))))))))
(assert
 (let ((?x1832 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4678 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x5314 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x4678)))
 (let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3067 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3770 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3770 (or $x3067 $x3109) $x5314) (_ bv96 7) ?x1832)))))))))
(assert
 (let (($x6238 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4858 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x957 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x2939 (= (_ bv96 7) old.stream)))
 (let (($x6455 (= (_ bv38 7) old.attention.out_state)))
 (let (($x4704 (= (_ bv96 7) old.attention.out_state)))
 (let (($x4358 (= (_ bv92 7) old.attention.out_state)))
 (let (($x2355 (and $x957 old.stream.first_has_all (or (or $x4358 $x4704) old.hidden.filled))))
 (let (($x3212 (= old.attention.out_state old.stream)))
 (let (($x4744 (= (_ bv38 7) old.stream)))
 (let (($x5334 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2068 (and $x5334 (not $x4358) (or $x3212 (and old.stream.in_order (or $x4704 old.hidden.everywhere))))))
 (let (($x295 (or $x2068 (and $x5334 $x4744 old.hidden.filled) (and (or $x957 $x4858) $x4358 old.stream.in_order) (and $x957 old.stream.first_keeps_all $x3212) $x2355 (and $x6455 $x2939 old.hidden.filled (or $x957 (= $x4858 $x6238))))))
 (let (($x3109 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2360 (not $x3109)))
 (let (($x6252 (or $x4358 (and $x6455 (or $x6238 (= (_ bv73 7) old.attention.out.collective)) $x2360))))
 (let (($x1399 (or $x3212 (and old.stream.in_order (or (not $x6455) old.hidden.everywhere)))))
 (let (($x1508 (= 1 old.tp)))
 (let (($x4413 (or (and $x1508 $x1399) (and (not (and $x5334 old.stream.junk_in_attention $x6252)) $x295))))
 (= old.attention.residual_once $x4413)))))))))))))))))))))
(assert
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x764 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2963 (= (_ bv56 7) new.attention.heads.kind) $x820 $x1197 (= (_ bv91 7) new.attention.heads.kind) $x2544 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x6612 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4411 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x4411 $x2107 $x2336 $x6612))))))
(assert
 (let (($x1774 (= (_ bv32 7) new.attention.out.input)))
 (let (($x29 (= (_ bv10 7) new.attention.out.input)))
 (or $x29 $x1774 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x4301 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x5386 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2772 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x5013 (= (_ bv1 7) new.attention.out.residual)))
 (or $x5013 $x2772 $x5386 $x4301))))))
(assert
 (let (($x1238 (= (_ bv61 7) new.attention.out.split)))
 (let (($x4699 (= (_ bv57 7) new.attention.out.split)))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (or $x5115 $x4699 $x1238)))))
(assert
 (let (($x1067 (= (_ bv8 7) new.attention.pairs)))
 (or $x1067 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1521 $x2458 $x274 $x6309 $x1645)))))))
(assert
 (let (($x1973 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1973 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1734 $x234 $x1189 $x4852))))))
(assert
 (let (($x3298 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3298 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x6507 (= (_ bv56 7) new.attention.value_dim.kind) $x353 $x2725 (= (_ bv91 7) new.attention.value_dim.kind) $x2410 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1287 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1287 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x2146 (= (_ bv38 7) new.embedding.split)))
 (or $x2146 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x4943 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x4943 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x429 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1477 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1477 (= (_ bv23 7) new.ffn.down.residual) $x429 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x4272 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x4272)))
(assert
 (let (($x4486 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3398 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2028 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2028 (= (_ bv56 7) new.hidden.kind) $x2834 $x3398 (= (_ bv91 7) new.hidden.kind) $x4486 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x68 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x68 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x4990 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4990)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1007 (= (_ bv96 7) new.stream)))
 (let (($x421 (= (_ bv94 7) new.stream)))
 (let (($x1307 (= (_ bv38 7) new.stream)))
 (or $x1307 $x421 $x1007)))))
(assert
 (let (($x4590 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1163 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2207 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2207 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1163 (= (_ bv91 7) new.stream_tokens.kind) $x4590 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1614 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x4780 (= (div (* ?x1614 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2834 (< 1 new.hidden.parts) $x4780))))))
(assert
 (let (($x2834 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2834 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4590 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2540 (or $x4590 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x4788 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2540)))
 (= new.stream_tokens.everywhere $x4788)))))
(assert
 (let ((?x2736 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4545 (= (div (* ?x2736 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x820 (< 1 new.attention.heads.parts) $x4545))))))
(assert
 (let (($x112 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x820 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x820 $x112)))))
(assert
 (let ((?x941 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4721 (div (* ?x941 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x764 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x6616 (and $x764 (< 1 new.attention.head_dim.parts) (= ?x4721 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x6616))))))
(assert
 (let ((?x2215 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x353 (not (= 0 ?x2215)))))))
(assert
 (let ((?x4959 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2064 (* (div ?x4959 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x353 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x5405 (and $x353 (< 1 new.attention.value_dim.parts) (= (div ?x2064 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x5405))))))
(assert
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x29 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1774 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1774 (and $x29 $x2350))))))))
(assert
 (let (($x1238 (= (_ bv61 7) new.attention.out.split)))
 (let (($x5386 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x5013 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x5013 (and $x5386 $x1238)))))))
(assert
 (let (($x1477 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1965 (or $x1477 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1965)))))
(assert
 (let (($x2793 (not new.model.embedding_norm)))
 (let (($x1072 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1307 (= (_ bv38 7) new.stream)))
 (let (($x1287 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2146 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x2146 $x1287 $x1307 new.hidden.filled (not $x1072) $x2793))))))))
(assert
 (let (($x68 (= (_ bv68 7) new.model.norm)))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2137 (not $x695)))
 (let (($x1307 (= (_ bv38 7) new.stream)))
 (let (($x4411 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1238 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1238 $x4411 $x1307 new.hidden.filled $x2137 $x68)))))))))
(assert
 (let (($x68 (= (_ bv68 7) new.model.norm)))
 (let (($x2575 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1307 (= (_ bv38 7) new.stream)))
 (let (($x4943 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x4272 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x4272 $x4943 $x1307 new.hidden.filled (not $x2575) $x68))))))))
(assert
 (let (($x4486 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2501 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x4486 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2501))))
(assert
 (let (($x6672 (not new.attention.heads.padded)))
 (let (($x2544 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2963 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1197 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2683 (ite (or $x1197 $x2963) new.attention.heads.given_everywhere (or $x2544 (and (= 1 new.attention.heads.parts) $x6672)))))
 (= new.attention.heads.everywhere $x2683)))))))
(assert
 (let (($x968 (not new.attention.value_dim.padded)))
 (let (($x2410 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x6507 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2725 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4781 (ite (or $x2725 $x6507) new.attention.value_dim.given_everywhere (or $x2410 (and (= 1 new.attention.value_dim.parts) $x968)))))
 (= new.attention.value_dim.everywhere $x4781)))))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x1724 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x4852 ?x2206 ?x1724)))))))))))))))))))))))
(assert
 (let (($x3775 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x3775)))
(assert
 (let (($x1007 (= (_ bv96 7) new.stream)))
 (let (($x1799 (or $x1007 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1799))))
(assert
 (let (($x1645 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1521 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x6576 (ite (or $x1521 $x1645) (_ bv16 7) (_ bv96 7))))
 (let (($x6309 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3014 (or new.model.latent new.attention.kv_filled)))
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2458 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x218 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1734 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3061 (and $x2458 $x1734 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x218)))
 (let ((?x5161 (ite (or $x1521 $x3061 (and $x2458 $x234 new.attention.heads.filled $x3014)) (_ bv96 7) (_ bv16 7))))
 (let (($x5272 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x274 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5313 (or $x274 $x6309)))
 (let ((?x2770 (ite (or $x5313 $x5272) new.attention.qkv.split ?x5161)))
 (let (($x1189 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x502 (not $x1189)))
 (let ((?x4665 (ite $x502 ?x2770 (ite (or $x6309 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x6576))))
 (let ((?x2206 (ite (or $x5313 $x5272 new.model.query_latent) (_ bv96 7) (ite $x2458 (_ bv21 7) (_ bv16 7)))))
 (let (($x4852 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x4852 ?x2206 ?x4665))))))))))))))))))))))))
(assert
 (let (($x296 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x6649 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2441 (and new.model.behind_dense $x6649)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2441 $x296))))))
(assert
 (let (($x234 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2485 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1405 (ite $x2485 new.attention.v (ite $x234 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1405)))))
(assert
 (let (($x2565 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1626 (not new.attention.gathers)))
 (let (($x4699 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x4699 $x1626 $x2565))))))
(assert
 (let ((?x5402 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2107 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4727 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2336 $x2107) $x695))))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2350 (not $x5115)))
 (let (($x557 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1371 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x557)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x557 new.attention.value_dim.everywhere $x2350) $x4727)))
 (= new.attention.mixed_in (ite $x1371 (_ bv96 7) ?x5402))))))))))))
(assert
 (let ((?x2301 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3028 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x962 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3028)))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x5115 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x5115 (or $x2336 $x695) $x962) (_ bv96 7) ?x2301)))))))))
(assert
 (let (($x4411 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2772 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x4301 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1007 (= (_ bv96 7) new.stream)))
 (let (($x4743 (= (_ bv38 7) new.attention.out_state)))
 (let (($x3160 (= (_ bv96 7) new.attention.out_state)))
 (let (($x6299 (= (_ bv92 7) new.attention.out_state)))
 (let (($x5146 (and $x4301 new.stream.first_has_all (or (or $x6299 $x3160) new.hidden.filled))))
 (let (($x6369 (= new.attention.out_state new.stream)))
 (let (($x1307 (= (_ bv38 7) new.stream)))
 (let (($x5386 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2060 (and $x5386 (not $x6299) (or $x6369 (and new.stream.in_order (or $x3160 new.hidden.everywhere))))))
 (let (($x4368 (or $x2060 (and $x5386 $x1307 new.hidden.filled) (and (or $x4301 $x2772) $x6299 new.stream.in_order) (and $x4301 new.stream.first_keeps_all $x6369) $x5146 (and $x4743 $x1007 new.hidden.filled (or $x4301 (= $x2772 $x4411))))))
 (let (($x695 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2137 (not $x695)))
 (let (($x2205 (or $x6299 (and $x4743 (or $x4411 (= (_ bv73 7) new.attention.out.collective)) $x2137))))
 (let (($x5207 (or $x6369 (and new.stream.in_order (or (not $x4743) new.hidden.everywhere)))))
 (let (($x526 (= 1 new.tp)))
 (let (($x3904 (or (and $x526 $x5207) (and (not (and $x5386 new.stream.junk_in_attention $x2205)) $x4368))))
 (= new.attention.residual_once $x3904)))))))))))))))))))))
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
 (let (($x5058 (not new.model.scaled_residual)))
 (let (($x68 (= (_ bv68 7) new.model.norm)))
 (let (($x5013 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x5013 (and $x68 $x5058 new.attention.residual_once)))))))
(assert
 (let (($x2780 (not old.model.scaled_residual)))
(let (($x3391 (= (_ bv68 7) old.model.norm)))
(let (($x814 (= (_ bv1 7) old.attention.out.residual)))
(or $x814 (and $x3391 $x2780 old.attention.residual_once))))))
(check-sat)

; from one replica to any number, question 68
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun new.dp () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
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
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
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
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (let (($x99 (= 0 ?x3562)))
 (not $x99))))
(assert
 (let ((?x1511 (mod old.stage.ranks old.moe.block)))
(= 0 ?x1511)))
(check-sat)

; from one replica to any number, question 69
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ep () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.moe.combine () (_ BitVec 7))
(declare-fun old.moe.dispatch () (_ BitVec 7))
(declare-fun old.moe.expert_tp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stage.same_tokens () Int)
(declare-fun old.tp () Int)
(declare-fun old.moe.spans () Bool)
(declare-fun old.moe.dispatched () (_ BitVec 7))
(declare-fun old.moe.combined () (_ BitVec 7))
(declare-fun old.moe.group.sp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun old.moe.group_fits () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ep () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.moe.combine () (_ BitVec 7))
(declare-fun new.moe.dispatch () (_ BitVec 7))
(declare-fun new.moe.expert_tp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stage.same_tokens () Int)
(declare-fun new.tp () Int)
(declare-fun new.moe.spans () Bool)
(declare-fun new.moe.dispatched () (_ BitVec 7))
(declare-fun new.moe.combined () (_ BitVec 7))
(declare-fun new.moe.group.sp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun new.moe.group_fits () Bool)
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
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.once () Bool)
(declare-fun old.moe.once () Bool)
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
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2311 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2311 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2908 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2908 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.stage.same_tokens)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x6599 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x6599)))
(assert
 (let ((?x3308 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x3308))))
(assert
 (let ((?x2128 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x2128))))
(assert
 (let (($x2448 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x5338 (= old.moe.block old.stage.ranks)))
 (let (($x6369 (and (= 1 old.tp) $x5338 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2630 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2630 $x6369) (or $x5338 $x2448)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5274 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x5274 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x4417 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x4417 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.stage.same_tokens)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2830 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2830)))
(assert
 (let ((?x3826 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3826))))
(assert
 (let ((?x2772 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x2772))))
(assert
 (let (($x4816 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3331 (= new.moe.block new.stage.ranks)))
 (let (($x2059 (and (= 1 new.tp) $x3331 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1828 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1828 $x2059) (or $x3331 $x4816)))))))))
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
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ep new.ep))
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
 (= old.moe.combine new.moe.combine))
(assert
 (= old.moe.dispatch new.moe.dispatch))
(assert
 (= old.moe.expert_tp new.moe.expert_tp))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.moe.once new.moe.once))
(assert
 (= old.sp new.sp))
(assert
 (= old.stage.same_tokens new.stage.same_tokens))
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
 (not (or new.moe.group_fits new.moe.once)))
(assert
 (or old.moe.group_fits old.moe.once))
(check-sat)

