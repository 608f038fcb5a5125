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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x1941 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1941)))
(assert
 (let (($x2336 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x2336 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2793 (= (_ bv38 7) old.embedding.split)))
 (or $x2793 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x761 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x761)))
(assert
 (let (($x1842 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1842 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x3012 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3012 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x1248 (= (_ bv99 7) old.hidden.kind)))
 (let (($x260 (= (_ bv96 7) old.hidden.kind)))
 (let (($x17 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2480 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2620 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1178 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2887 (= (_ bv48 7) old.hidden.kind)))
 (let (($x372 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1594 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3154 (= (_ bv11 7) old.hidden.kind)))
 (or $x3154 $x1594 $x372 $x2887 $x1178 $x2620 $x2480 $x17 $x260 $x1248))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1480 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1480 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x2981 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1782 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3940 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x937 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x937 (= (_ bv56 7) old.lm_head.cut.kind) $x3940 $x1782 (= (_ bv91 7) old.lm_head.cut.kind) $x2981 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1935 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2913 (= (_ bv40 7) old.lm_head.split)))
 (or $x2913 (= (_ bv57 7) old.lm_head.split) $x1935))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3475 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x3475 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2925 (= (_ bv38 7) old.stream)))
 (or $x2925 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3782 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x917 (div (* ?x3782 old.hidden.multiple) old.hidden.parts)))
 (let (($x867 (= (- 1) old.hidden.n)))
 (let ((?x10 (ite (or $x867 (< (* ?x917 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2620 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1183 (ite $x2620 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x10) old.hidden.given_least)))
 (let ((?x1188 (ite (or $x867 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x372 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1055 (ite $x372 (ite (and $x867 (= 1 old.hidden.parts)) 1 ?x1188) ?x1183)))
 (let (($x1178 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1248 (= (_ bv99 7) old.hidden.kind)))
 (let (($x17 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3154 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1594 (= (_ bv18 7) old.hidden.kind)))
 (let (($x260 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1123 (ite $x260 old.hidden.parts (ite (or $x1594 $x3154 $x17 $x1248 $x1178) 1 ?x1055))))
 (= old.hidden.least ?x1123))))))))))))))))))
(assert
 (let ((?x3782 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x917 (div (* ?x3782 old.hidden.multiple) old.hidden.parts)))
 (let (($x2620 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2620 (< 1 old.hidden.parts) (= ?x917 old.hidden.n)))))))
(assert
 (let (($x2620 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2620 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2887 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2480 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2638 (or $x2480 $x2887)))
 (let (($x260 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x260 old.hidden.parts (ite $x2638 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x372 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2955 (ite $x372 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3782 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x917 (div (* ?x3782 old.hidden.multiple) old.hidden.parts)))
 (let (($x867 (= (- 1) old.hidden.n)))
 (let (($x2620 (= (_ bv65 7) old.hidden.kind)))
 (let (($x17 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1392 (ite $x17 (or $x867 (< old.hidden.block old.hidden.n)) (ite $x2620 (or $x867 (< ?x917 old.hidden.n)) $x2955))))
 (let (($x1374 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1392)))
 (let (($x2887 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2480 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2638 (or $x2480 $x2887)))
 (= old.hidden.moved (ite $x2638 old.hidden.given_moved $x1374)))))))))))))))
(assert
 (let (($x3940 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x259 (and $x3940 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x259))))
(assert
 (let (($x1941 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2793 (= (_ bv38 7) old.embedding.split)))
 (let (($x2925 (= (_ bv38 7) old.stream)))
 (let (($x3474 (or $x2925 $x2793 $x1941 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x3474))))))
(assert
 (let (($x260 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2887 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2480 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2638 (or $x2480 $x2887)))
 (let (($x2786 (ite $x2638 old.hidden.given_everywhere (or $x260 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2786)))))))
(assert
 (let (($x2981 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2679 (or $x2981 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2161 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2679)))
 (= old.lm_head.cut.everywhere $x2161)))))
(assert
 (let (($x1318 (not old.hidden.moved)))
 (let (($x1248 (= (_ bv99 7) old.hidden.kind)))
 (let (($x17 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3154 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1594 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2190 (or old.hidden.everywhere old.hidden.filled (and (or $x1594 $x3154 $x17 $x1248) $x1318))))
 (let (($x2887 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2480 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2638 (or $x2480 $x2887)))
 (= old.hidden.undivided (ite $x2638 old.hidden.given_undivided $x2190))))))))))))
(assert
 (let (($x2274 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1480 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2414 (or $x1480 $x2274)))
 (let (($x2913 (= (_ bv40 7) old.lm_head.split)))
 (let (($x494 (and $x2913 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2414)))
 (let (($x1935 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1038 (ite (and $x1935 old.lm_head.cut.everywhere $x2414) (_ bv96 7) (ite $x1935 (_ bv95 7) (ite $x494 (_ bv96 7) (ite $x2913 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1038)))))))))
(assert
 (let (($x3012 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1478 (and old.layer.dense (or $x3012 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2336 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3026 (or $x2336 (= (_ bv92 7) old.lm_head.state) $x1478 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x3026))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x1621 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x1621)))
(assert
 (let (($x2069 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x2069 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3658 (= (_ bv38 7) new.embedding.split)))
 (or $x3658 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x782 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x782)))
(assert
 (let (($x2647 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2647 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1460 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1460 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x2230 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3919 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3871 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1552 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1124 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2259 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1451 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2150 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2420 (= (_ bv11 7) new.hidden.kind)))
 (or $x2420 $x2150 $x1451 $x2259 $x1124 $x1552 $x3871 $x1411 $x3919 $x2230))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x289 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x289 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x2983 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x743 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x63 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x994 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x994 (= (_ bv56 7) new.lm_head.cut.kind) $x63 $x743 (= (_ bv91 7) new.lm_head.cut.kind) $x2983 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x49 (= (_ bv95 7) new.lm_head.split)))
 (let (($x188 (= (_ bv40 7) new.lm_head.split)))
 (or $x188 (= (_ bv57 7) new.lm_head.split) $x49))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2576 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x2576 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1549 (= (_ bv38 7) new.stream)))
 (or $x1549 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x485 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1026 (div (* ?x485 new.hidden.multiple) new.hidden.parts)))
 (let (($x3311 (= (- 1) new.hidden.n)))
 (let ((?x535 (ite (or $x3311 (< (* ?x1026 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1552 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2775 (ite $x1552 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x535) new.hidden.given_least)))
 (let ((?x555 (ite (or $x3311 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1451 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2514 (ite $x1451 (ite (and $x3311 (= 1 new.hidden.parts)) 1 ?x555) ?x2775)))
 (let (($x1124 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2230 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2420 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2150 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3919 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x551 (ite $x3919 new.hidden.parts (ite (or $x2150 $x2420 $x1411 $x2230 $x1124) 1 ?x2514))))
 (= new.hidden.least ?x551))))))))))))))))))
(assert
 (let ((?x485 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1026 (div (* ?x485 new.hidden.multiple) new.hidden.parts)))
 (let (($x1552 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1552 (< 1 new.hidden.parts) (= ?x1026 new.hidden.n)))))))
(assert
 (let (($x1552 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1552 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2259 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3871 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2855 (or $x3871 $x2259)))
 (let (($x3919 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x3919 new.hidden.parts (ite $x2855 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x1451 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1260 (ite $x1451 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x485 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1026 (div (* ?x485 new.hidden.multiple) new.hidden.parts)))
 (let (($x3311 (= (- 1) new.hidden.n)))
 (let (($x1552 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1455 (ite $x1411 (or $x3311 (< new.hidden.block new.hidden.n)) (ite $x1552 (or $x3311 (< ?x1026 new.hidden.n)) $x1260))))
 (let (($x2568 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1455)))
 (let (($x2259 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3871 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2855 (or $x3871 $x2259)))
 (= new.hidden.moved (ite $x2855 new.hidden.given_moved $x2568)))))))))))))))
(assert
 (let (($x63 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x422 (and $x63 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x422))))
(assert
 (let (($x1621 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3658 (= (_ bv38 7) new.embedding.split)))
 (let (($x1549 (= (_ bv38 7) new.stream)))
 (let (($x3697 (or $x1549 $x3658 $x1621 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x3697))))))
(assert
 (let (($x3919 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2259 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3871 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2855 (or $x3871 $x2259)))
 (let (($x3124 (ite $x2855 new.hidden.given_everywhere (or $x3919 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3124)))))))
(assert
 (let (($x2983 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2474 (or $x2983 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2760 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2474)))
 (= new.lm_head.cut.everywhere $x2760)))))
(assert
 (let (($x3619 (not new.hidden.moved)))
 (let (($x2230 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2420 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2150 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2543 (or new.hidden.everywhere new.hidden.filled (and (or $x2150 $x2420 $x1411 $x2230) $x3619))))
 (let (($x2259 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3871 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2855 (or $x3871 $x2259)))
 (= new.hidden.undivided (ite $x2855 new.hidden.given_undivided $x2543))))))))))))
(assert
 (let (($x2305 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x289 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2985 (or $x289 $x2305)))
 (let (($x188 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2413 (and $x188 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2985)))
 (let (($x49 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2134 (ite (and $x49 new.lm_head.cut.everywhere $x2985) (_ bv96 7) (ite $x49 (_ bv95 7) (ite $x2413 (_ bv96 7) (ite $x188 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2134)))))))))
(assert
 (let (($x1460 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1056 (and new.layer.dense (or $x1460 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2069 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3195 (or $x2069 (= (_ bv92 7) new.lm_head.state) $x1056 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x3195))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3791 (not new.hidden.beyond)))
 (let (($x3514 (and (<= 1 new.hidden.least) $x3791 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x3514)))))
(assert
 (let (($x3052 (not old.hidden.beyond)))
(let (($x2312 (and (<= 1 old.hidden.least) $x3052 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2612 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2612 $x2312)))))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2318 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x2318 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2013 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1810 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x277 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2878 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x2904 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x222 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1250 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x2149 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x3553 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x1492 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x1492 $x3553 $x2149 $x1250 $x222 $x2904 $x2878 $x277 $x1810 $x2013))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1971 (= (_ bv95 7) old.embedding.split)))
 (let (($x2793 (= (_ bv38 7) old.embedding.split)))
 (or $x2793 (= (_ bv57 7) old.embedding.split) $x1971))))
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
 (let ((?x506 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x1112 (* (div (* ?x506 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x1449 (= (- 1) old.embedding.cut.n)))
 (let ((?x1537 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x1449 (< ?x1112 old.embedding.cut.n)) 0 1))))
 (let (($x2904 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1441 (or $x1449 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x2472 (ite (and $x1449 (= 1 old.embedding.cut.parts)) 1 (ite $x1441 0 1))))
 (let (($x2149 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x222 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2013 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x277 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1492 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x3553 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x1876 (ite (or $x3553 $x1492 $x277 $x2013 $x222) 1 (ite $x2149 ?x2472 (ite $x2904 ?x1537 old.embedding.cut.given_least)))))
 (let (($x1810 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1810 old.embedding.cut.parts ?x1876))))))))))))))))))
(assert
 (let ((?x570 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1810 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1810 old.embedding.cut.parts ?x570)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x131 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2318 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1971 (= (_ bv95 7) old.embedding.split)))
 (let ((?x148 (ite $x1971 (ite (and old.embedding.rows_where_kept (or $x2318 $x131)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x148))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x3243 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1646 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x257 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x1680 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x88 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x2278 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2534 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x879 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x860 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1395 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x2660 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x2660 $x1395 $x860 $x879 $x2534 $x2278 $x88 $x1680 $x257 $x1646))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x292 (= (_ bv95 7) new.embedding.split)))
 (let (($x3658 (= (_ bv38 7) new.embedding.split)))
 (or $x3658 (= (_ bv57 7) new.embedding.split) $x292))))
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
 (let ((?x2548 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x1710 (* (div (* ?x2548 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x2666 (= (- 1) new.embedding.cut.n)))
 (let ((?x3376 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x2666 (< ?x1710 new.embedding.cut.n)) 0 1))))
 (let (($x2278 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x550 (or $x2666 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2061 (ite (and $x2666 (= 1 new.embedding.cut.parts)) 1 (ite $x550 0 1))))
 (let (($x860 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2534 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1646 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1680 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2660 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x1395 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x610 (ite (or $x1395 $x2660 $x1680 $x1646 $x2534) 1 (ite $x860 ?x2061 (ite $x2278 ?x3376 new.embedding.cut.given_least)))))
 (let (($x257 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x257 new.embedding.cut.parts ?x610))))))))))))))))))
(assert
 (let ((?x3549 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x257 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x257 new.embedding.cut.parts ?x3549)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x548 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (let (($x292 (= (_ bv95 7) new.embedding.split)))
 (let ((?x224 (ite $x292 (ite (and new.embedding.rows_where_kept (or $x3243 $x548)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x224))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2846 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1176 (not new.embedding.cut.beyond)))
 (let (($x2593 (or (not (= (_ bv95 7) new.embedding.split)) (and $x1176 (or (= (_ bv96 7) new.embedding.state) $x2846)))))
 (not $x2593)))))
(assert
 (let (($x1487 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1682 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x1682 (or (= (_ bv96 7) old.embedding.state) $x1487))))))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3618 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2318 (= (_ bv57 7) old.embedding.collective)))
 (let (($x89 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1379 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3113 (= (_ bv4 7) old.embedding.collective)))
 (or $x3113 $x1379 $x89 $x2318 $x3618)))))))
(assert
 (let (($x1971 (= (_ bv95 7) old.embedding.split)))
 (let (($x2793 (= (_ bv38 7) old.embedding.split)))
 (or $x2793 (= (_ bv57 7) old.embedding.split) $x1971))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3001 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3205 (= (_ bv91 7) old.hidden.kind)))
 (let (($x422 (= (_ bv86 7) old.hidden.kind)))
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3619 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2191 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2191 $x3619 (= (_ bv56 7) old.hidden.kind) $x989 $x422 $x3205 $x3001 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2087 (= (_ bv49 7) old.norm.statistic)))
 (or $x2087 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x530 (= (_ bv96 7) old.stream)))
 (let (($x2379 (= (_ bv94 7) old.stream)))
 (let (($x3061 (= (_ bv38 7) old.stream)))
 (or $x3061 $x2379 $x530)))))
(assert
 (let (($x2148 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3394 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2538 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2538 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3394 (= (_ bv91 7) old.stream_tokens.kind) $x2148 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1026 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1020 (div (* ?x1026 old.hidden.multiple) old.hidden.parts)))
 (let (($x3663 (< 1 old.hidden.parts)))
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x989 $x3663 (= ?x1020 old.hidden.n))))))))
(assert
 (let ((?x1026 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1020 (div (* ?x1026 old.hidden.multiple) old.hidden.parts)))
 (let (($x3663 (< 1 old.hidden.parts)))
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x989 $x3663 (<= old.hidden.n ?x1020))))))))
(assert
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x989 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2191 (= (_ bv26 7) old.hidden.kind)))
 (let (($x132 (ite $x2191 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1026 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1020 (div (* ?x1026 old.hidden.multiple) old.hidden.parts)))
 (let (($x2529 (= (- 1) old.hidden.n)))
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3205 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1332 (ite $x3205 (or $x2529 (< old.hidden.block old.hidden.n)) (ite $x989 (or $x2529 (< ?x1020 old.hidden.n)) $x132))))
 (let (($x2334 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1332)))
 (let (($x3619 (= (_ bv48 7) old.hidden.kind)))
 (let (($x422 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1903 (or $x422 $x3619)))
 (= old.hidden.moved (ite $x1903 old.hidden.given_moved $x2334)))))))))))))))
(assert
 (let (($x2148 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1623 (or $x2148 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2563 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1623)))
 (= old.stream_tokens.everywhere $x2563)))))
(assert
 (let (($x131 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2318 (= (_ bv57 7) old.embedding.collective)))
 (let (($x532 (or $x2318 $x131)))
 (let (($x1971 (= (_ bv95 7) old.embedding.split)))
 (let ((?x148 (ite $x1971 (ite (and old.embedding.rows_where_kept $x532) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x148)))))))
(assert
 (let (($x3001 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3619 (= (_ bv48 7) old.hidden.kind)))
 (let (($x422 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1903 (or $x422 $x3619)))
 (let (($x1315 (ite $x1903 old.hidden.given_everywhere (or $x3001 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1315)))))))
(assert
 (let (($x530 (= (_ bv96 7) old.stream)))
 (let (($x307 (or $x530 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x307))))
(assert
 (let (($x1012 (= 1 old.tp)))
 (let (($x530 (= (_ bv96 7) old.stream)))
 (let (($x3410 (or $x530 $x1012 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x131 (and (or (not old.embedding.group.tp) $x1012) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x89 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2318 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x779 (ite (or (or $x2318 $x89) (and $x131 $x3410)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3618 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1379 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x2525 (ite (or $x2318 (and $x89 (= (_ bv38 7) old.stream)) (and (or $x1379 $x3618) $x131)) (_ bv38 7) (ite $x89 (_ bv96 7) (_ bv16 7)))))
 (let (($x1199 (or (and old.hidden.filled (not $x530)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3215 (not $x131)))
 (let (($x2087 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3061 (= (_ bv38 7) old.stream)))
 (let ((?x1451 (ite (and $x1379 old.hidden.filled $x3061 $x3215 $x2087) old.stream (ite (and $x3618 $x3215 $x1199) old.stream ?x2525))))
 (let (($x3113 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1406 (ite $x3113 (_ bv96 7) (ite (and $x1379 old.hidden.filled $x530 $x3215) (_ bv96 7) ?x1451))))
 (let (($x532 (or $x2318 $x131)))
 (let ((?x782 (ite (and (not $x3061) old.stream.in_order old.hidden.everywhere $x532) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x131) (_ bv38 7) ?x1406))))
 (let ((?x3919 (ite (= (_ bv38 7) old.embedding.state) ?x782 (ite (= (_ bv96 7) old.embedding.state) ?x779 old.embedding.state))))
 (let ((?x2975 (ite $x3618 (ite (not $x530) old.stream (_ bv66 7)) (ite $x89 (ite $x530 (_ bv96 7) old.stream) (ite $x2318 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x1379 (_ bv96 7) ?x2975) ?x3919))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x706 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1944 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1089 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1132 (= (_ bv4 7) new.embedding.collective)))
 (or $x1132 $x1089 $x1944 $x3243 $x706)))))))
(assert
 (let (($x292 (= (_ bv95 7) new.embedding.split)))
 (let (($x3658 (= (_ bv38 7) new.embedding.split)))
 (or $x3658 (= (_ bv57 7) new.embedding.split) $x292))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2983 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1885 (= (_ bv91 7) new.hidden.kind)))
 (let (($x994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1549 (= (_ bv48 7) new.hidden.kind)))
 (let (($x524 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x524 $x1549 (= (_ bv56 7) new.hidden.kind) $x1621 $x994 $x1885 $x2983 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2111 (= (_ bv49 7) new.norm.statistic)))
 (or $x2111 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3085 (= (_ bv96 7) new.stream)))
 (let (($x11 (= (_ bv94 7) new.stream)))
 (let (($x3195 (= (_ bv38 7) new.stream)))
 (or $x3195 $x11 $x3085)))))
(assert
 (let (($x711 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2417 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2894 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2894 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2417 (= (_ bv91 7) new.stream_tokens.kind) $x711 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x3002 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x350 (div (* ?x3002 new.hidden.multiple) new.hidden.parts)))
 (let (($x2292 (< 1 new.hidden.parts)))
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1621 $x2292 (= ?x350 new.hidden.n))))))))
(assert
 (let ((?x3002 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x350 (div (* ?x3002 new.hidden.multiple) new.hidden.parts)))
 (let (($x2292 (< 1 new.hidden.parts)))
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1621 $x2292 (<= new.hidden.n ?x350))))))))
(assert
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1621 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x524 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3012 (ite $x524 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3002 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x350 (div (* ?x3002 new.hidden.multiple) new.hidden.parts)))
 (let (($x1448 (= (- 1) new.hidden.n)))
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1885 (= (_ bv91 7) new.hidden.kind)))
 (let (($x869 (ite $x1885 (or $x1448 (< new.hidden.block new.hidden.n)) (ite $x1621 (or $x1448 (< ?x350 new.hidden.n)) $x3012))))
 (let (($x696 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x869)))
 (let (($x1549 (= (_ bv48 7) new.hidden.kind)))
 (let (($x994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2738 (or $x994 $x1549)))
 (= new.hidden.moved (ite $x2738 new.hidden.given_moved $x696)))))))))))))))
(assert
 (let (($x711 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2253 (or $x711 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x702 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2253)))
 (= new.stream_tokens.everywhere $x702)))))
(assert
 (let (($x548 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3104 (or $x3243 $x548)))
 (let (($x292 (= (_ bv95 7) new.embedding.split)))
 (let ((?x224 (ite $x292 (ite (and new.embedding.rows_where_kept $x3104) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x224)))))))
(assert
 (let (($x2983 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1549 (= (_ bv48 7) new.hidden.kind)))
 (let (($x994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2738 (or $x994 $x1549)))
 (let (($x1447 (ite $x2738 new.hidden.given_everywhere (or $x2983 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1447)))))))
(assert
 (let (($x3085 (= (_ bv96 7) new.stream)))
 (let (($x2913 (or $x3085 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2913))))
(assert
 (let (($x2250 (= 1 new.tp)))
 (let (($x3085 (= (_ bv96 7) new.stream)))
 (let (($x1394 (or $x3085 $x2250 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x548 (and (or (not new.embedding.group.tp) $x2250) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1944 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1941 (ite (or (or $x3243 $x1944) (and $x548 $x1394)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x706 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1089 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2744 (ite (or $x3243 (and $x1944 (= (_ bv38 7) new.stream)) (and (or $x1089 $x706) $x548)) (_ bv38 7) (ite $x1944 (_ bv96 7) (_ bv16 7)))))
 (let (($x1820 (or (and new.hidden.filled (not $x3085)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1248 (not $x548)))
 (let (($x2111 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3195 (= (_ bv38 7) new.stream)))
 (let ((?x2679 (ite (and $x1089 new.hidden.filled $x3195 $x1248 $x2111) new.stream (ite (and $x706 $x1248 $x1820) new.stream ?x2744))))
 (let (($x1132 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1080 (ite $x1132 (_ bv96 7) (ite (and $x1089 new.hidden.filled $x3085 $x1248) (_ bv96 7) ?x2679))))
 (let (($x3104 (or $x3243 $x548)))
 (let ((?x2987 (ite (and (not $x3195) new.stream.in_order new.hidden.everywhere $x3104) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x548) (_ bv38 7) ?x1080))))
 (let ((?x1614 (ite (= (_ bv38 7) new.embedding.state) ?x2987 (ite (= (_ bv96 7) new.embedding.state) ?x1941 new.embedding.state))))
 (let ((?x2368 (ite $x706 (ite (not $x3085) new.stream (_ bv66 7)) (ite $x1944 (ite $x3085 (_ bv96 7) new.stream) (ite $x3243 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x1089 (_ bv96 7) ?x2368) ?x1614))))))))))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x873 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x2250 (= 1 new.tp)))
 (let (($x2259 (= new.embedding.joined new.stream)))
 (let (($x3505 (or (or (= (_ bv96 7) new.embedding.joined) $x2259) (and $x2250 (or (not (= (_ bv38 7) new.embedding.split)) $x873)))))
 (not $x3505))))))
(assert
 (let (($x1858 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1012 (= 1 old.tp)))
(let (($x2675 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x2675) (and $x1012 (or (not (= (_ bv38 7) old.embedding.split)) $x1858)))))))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3618 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2318 (= (_ bv57 7) old.embedding.collective)))
 (let (($x89 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1379 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3113 (= (_ bv4 7) old.embedding.collective)))
 (or $x3113 $x1379 $x89 $x2318 $x3618)))))))
(assert
 (let (($x1971 (= (_ bv95 7) old.embedding.split)))
 (let (($x2793 (= (_ bv38 7) old.embedding.split)))
 (or $x2793 (= (_ bv57 7) old.embedding.split) $x1971))))
(assert
 (let (($x3001 (= (_ bv96 7) old.hidden.kind)))
 (let (($x422 (= (_ bv86 7) old.hidden.kind)))
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3619 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x3619 (= (_ bv56 7) old.hidden.kind) $x989 $x422 (= (_ bv91 7) old.hidden.kind) $x3001 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2087 (= (_ bv49 7) old.norm.statistic)))
 (or $x2087 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x530 (= (_ bv96 7) old.stream)))
 (let (($x2379 (= (_ bv94 7) old.stream)))
 (let (($x3061 (= (_ bv38 7) old.stream)))
 (or $x3061 $x2379 $x530)))))
(assert
 (let (($x2148 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3394 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2538 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2538 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3394 (= (_ bv91 7) old.stream_tokens.kind) $x2148 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1026 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1020 (div (* ?x1026 old.hidden.multiple) old.hidden.parts)))
 (let (($x3663 (< 1 old.hidden.parts)))
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x989 $x3663 (= ?x1020 old.hidden.n))))))))
(assert
 (let ((?x1026 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1020 (div (* ?x1026 old.hidden.multiple) old.hidden.parts)))
 (let (($x3663 (< 1 old.hidden.parts)))
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x989 $x3663 (<= old.hidden.n ?x1020))))))))
(assert
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x989 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2148 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1623 (or $x2148 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2563 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1623)))
 (= old.stream_tokens.everywhere $x2563)))))
(assert
 (let (($x3018 (not old.embedding.group.pp)))
 (let (($x2178 (or $x3018 (= 1 old.pp))))
 (let (($x689 (not old.embedding.group.sp)))
 (let (($x1716 (or $x689 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x258 (not old.embedding.group.dp)))
 (let (($x864 (or $x258 $x2870)))
 (let (($x131 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x864 $x1716 $x2178)))
 (let (($x2318 (= (_ bv57 7) old.embedding.collective)))
 (let (($x532 (or $x2318 $x131)))
 (let (($x1971 (= (_ bv95 7) old.embedding.split)))
 (let ((?x148 (ite $x1971 (ite (and old.embedding.rows_where_kept $x532) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x148))))))))))))))
(assert
 (let (($x3001 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1315 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3001 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1315))))
(assert
 (let (($x530 (= (_ bv96 7) old.stream)))
 (let (($x307 (or $x530 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x307))))
(assert
 (let (($x1012 (= 1 old.tp)))
 (let (($x530 (= (_ bv96 7) old.stream)))
 (let (($x3410 (or $x530 $x1012 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x3018 (not old.embedding.group.pp)))
 (let (($x2178 (or $x3018 (= 1 old.pp))))
 (let (($x689 (not old.embedding.group.sp)))
 (let (($x1716 (or $x689 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x258 (not old.embedding.group.dp)))
 (let (($x864 (or $x258 $x2870)))
 (let (($x131 (and (or (not old.embedding.group.tp) $x1012) $x864 $x1716 $x2178)))
 (let (($x89 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2318 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x779 (ite (or (or $x2318 $x89) (and $x131 $x3410)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2084 (= (_ bv96 7) old.embedding.state)))
 (let (($x3618 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1379 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x2525 (ite (or $x2318 (and $x89 (= (_ bv38 7) old.stream)) (and (or $x1379 $x3618) $x131)) (_ bv38 7) (ite $x89 (_ bv96 7) (_ bv16 7)))))
 (let (($x1199 (or (and old.hidden.filled (not $x530)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3215 (not $x131)))
 (let (($x2087 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3061 (= (_ bv38 7) old.stream)))
 (let ((?x1451 (ite (and $x1379 old.hidden.filled $x3061 $x3215 $x2087) old.stream (ite (and $x3618 $x3215 $x1199) old.stream ?x2525))))
 (let (($x3113 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1406 (ite $x3113 (_ bv96 7) (ite (and $x1379 old.hidden.filled $x530 $x3215) (_ bv96 7) ?x1451))))
 (let (($x532 (or $x2318 $x131)))
 (let ((?x782 (ite (and (not $x3061) old.stream.in_order old.hidden.everywhere $x532) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x131) (_ bv38 7) ?x1406))))
 (let (($x2422 (= (_ bv38 7) old.embedding.state)))
 (let ((?x2975 (ite $x3618 (ite (not $x530) old.stream (_ bv66 7)) (ite $x89 (ite $x530 (_ bv96 7) old.stream) (ite $x2318 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2236 (ite (= (_ bv92 7) old.embedding.state) (ite $x1379 (_ bv96 7) ?x2975) (ite $x2422 ?x782 (ite $x2084 ?x779 old.embedding.state)))))
 (= old.embedding.joined ?x2236))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x706 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1944 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1089 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1132 (= (_ bv4 7) new.embedding.collective)))
 (or $x1132 $x1089 $x1944 $x3243 $x706)))))))
(assert
 (let (($x292 (= (_ bv95 7) new.embedding.split)))
 (let (($x3658 (= (_ bv38 7) new.embedding.split)))
 (or $x3658 (= (_ bv57 7) new.embedding.split) $x292))))
(assert
 (let (($x2983 (= (_ bv96 7) new.hidden.kind)))
 (let (($x994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1549 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1549 (= (_ bv56 7) new.hidden.kind) $x1621 $x994 (= (_ bv91 7) new.hidden.kind) $x2983 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2111 (= (_ bv49 7) new.norm.statistic)))
 (or $x2111 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3085 (= (_ bv96 7) new.stream)))
 (let (($x11 (= (_ bv94 7) new.stream)))
 (let (($x3195 (= (_ bv38 7) new.stream)))
 (or $x3195 $x11 $x3085)))))
(assert
 (let (($x711 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2417 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2894 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2894 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2417 (= (_ bv91 7) new.stream_tokens.kind) $x711 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x3002 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x350 (div (* ?x3002 new.hidden.multiple) new.hidden.parts)))
 (let (($x2292 (< 1 new.hidden.parts)))
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1621 $x2292 (= ?x350 new.hidden.n))))))))
(assert
 (let ((?x3002 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x350 (div (* ?x3002 new.hidden.multiple) new.hidden.parts)))
 (let (($x2292 (< 1 new.hidden.parts)))
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1621 $x2292 (<= new.hidden.n ?x350))))))))
(assert
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1621 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x711 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2253 (or $x711 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x702 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2253)))
 (= new.stream_tokens.everywhere $x702)))))
(assert
 (let (($x2068 (not new.embedding.group.pp)))
 (let (($x1049 (or $x2068 (= 1 new.pp))))
 (let (($x96 (not new.embedding.group.sp)))
 (let (($x1489 (or $x96 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2761 (not new.embedding.group.dp)))
 (let (($x406 (or $x2761 $x1405)))
 (let (($x548 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x406 $x1489 $x1049)))
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3104 (or $x3243 $x548)))
 (let (($x292 (= (_ bv95 7) new.embedding.split)))
 (let ((?x224 (ite $x292 (ite (and new.embedding.rows_where_kept $x3104) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x224))))))))))))))
(assert
 (let (($x2983 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1447 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2983 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1447))))
(assert
 (let (($x3085 (= (_ bv96 7) new.stream)))
 (let (($x2913 (or $x3085 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2913))))
(assert
 (let (($x2250 (= 1 new.tp)))
 (let (($x3085 (= (_ bv96 7) new.stream)))
 (let (($x1394 (or $x3085 $x2250 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2068 (not new.embedding.group.pp)))
 (let (($x1049 (or $x2068 (= 1 new.pp))))
 (let (($x96 (not new.embedding.group.sp)))
 (let (($x1489 (or $x96 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2761 (not new.embedding.group.dp)))
 (let (($x406 (or $x2761 $x1405)))
 (let (($x548 (and (or (not new.embedding.group.tp) $x2250) $x406 $x1489 $x1049)))
 (let (($x1944 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1941 (ite (or (or $x3243 $x1944) (and $x548 $x1394)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2671 (= (_ bv96 7) new.embedding.state)))
 (let (($x706 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1089 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2744 (ite (or $x3243 (and $x1944 (= (_ bv38 7) new.stream)) (and (or $x1089 $x706) $x548)) (_ bv38 7) (ite $x1944 (_ bv96 7) (_ bv16 7)))))
 (let (($x1820 (or (and new.hidden.filled (not $x3085)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1248 (not $x548)))
 (let (($x2111 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3195 (= (_ bv38 7) new.stream)))
 (let ((?x2679 (ite (and $x1089 new.hidden.filled $x3195 $x1248 $x2111) new.stream (ite (and $x706 $x1248 $x1820) new.stream ?x2744))))
 (let (($x1132 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1080 (ite $x1132 (_ bv96 7) (ite (and $x1089 new.hidden.filled $x3085 $x1248) (_ bv96 7) ?x2679))))
 (let (($x3104 (or $x3243 $x548)))
 (let ((?x2987 (ite (and (not $x3195) new.stream.in_order new.hidden.everywhere $x3104) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x548) (_ bv38 7) ?x1080))))
 (let (($x2887 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2368 (ite $x706 (ite (not $x3085) new.stream (_ bv66 7)) (ite $x1944 (ite $x3085 (_ bv96 7) new.stream) (ite $x3243 (_ bv92 7) (_ bv16 7))))))
 (let ((?x3474 (ite (= (_ bv92 7) new.embedding.state) (ite $x1089 (_ bv96 7) ?x2368) (ite $x2887 ?x2987 (ite $x2671 ?x1941 new.embedding.state)))))
 (= new.embedding.joined ?x3474))))))))))))))))))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2068 (not new.embedding.group.pp)))
 (let (($x1049 (or $x2068 (= 1 new.pp))))
 (let (($x96 (not new.embedding.group.sp)))
 (let (($x1489 (or $x96 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2761 (not new.embedding.group.dp)))
 (let (($x406 (or $x2761 $x1405)))
 (let (($x2887 (= (_ bv38 7) new.embedding.state)))
 (let (($x2671 (= (_ bv96 7) new.embedding.state)))
 (let (($x548 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x406 $x1489 $x1049)))
 (let (($x1374 (and $x548 (or $x2671 (and $x2887 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1944 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1568 (or (and (= (_ bv96 7) new.embedding.joined) $x2671) $x3243 (and $x1944 $x2887 (= (_ bv38 7) new.embedding.joined)) $x1374 (and (or new.embedding.group.tp (= 1 new.tp)) $x406 $x1489 $x1049))))
 (not $x1568))))))))))))))))
(assert
 (let (($x3018 (not old.embedding.group.pp)))
(let (($x2178 (or $x3018 (= 1 old.pp))))
(let (($x689 (not old.embedding.group.sp)))
(let (($x1716 (or $x689 (= 1 old.sp))))
(let (($x2870 (= 1 old.dp)))
(let (($x258 (not old.embedding.group.dp)))
(let (($x864 (or $x258 $x2870)))
(let (($x2422 (= (_ bv38 7) old.embedding.state)))
(let (($x2084 (= (_ bv96 7) old.embedding.state)))
(let (($x131 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x864 $x1716 $x2178)))
(let (($x3033 (and $x131 (or $x2084 (and $x2422 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x89 (= (_ bv10 7) old.embedding.collective)))
(let (($x2318 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x2084) $x2318 (and $x89 $x2422 (= (_ bv38 7) old.embedding.joined)) $x3033 (and (or old.embedding.group.tp (= 1 old.tp)) $x864 $x1716 $x2178))))))))))))))))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3618 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2318 (= (_ bv57 7) old.embedding.collective)))
 (let (($x89 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1379 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3113 (= (_ bv4 7) old.embedding.collective)))
 (or $x3113 $x1379 $x89 $x2318 $x3618)))))))
(assert
 (let (($x484 (= (_ bv29 7) old.embedding.positions)))
 (let (($x2986 (= (_ bv27 7) old.embedding.positions)))
 (let (($x3076 (= (_ bv23 7) old.embedding.positions)))
 (let (($x3198 (= (_ bv1 7) old.embedding.positions)))
 (or $x3198 $x3076 $x2986 $x484))))))
(assert
 (let (($x1971 (= (_ bv95 7) old.embedding.split)))
 (let (($x2793 (= (_ bv38 7) old.embedding.split)))
 (or $x2793 (= (_ bv57 7) old.embedding.split) $x1971))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3001 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3205 (= (_ bv91 7) old.hidden.kind)))
 (let (($x422 (= (_ bv86 7) old.hidden.kind)))
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3619 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2191 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2191 $x3619 (= (_ bv56 7) old.hidden.kind) $x989 $x422 $x3205 $x3001 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2730 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x2730 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2087 (= (_ bv49 7) old.norm.statistic)))
 (or $x2087 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x530 (= (_ bv96 7) old.stream)))
 (let (($x2379 (= (_ bv94 7) old.stream)))
 (let (($x3061 (= (_ bv38 7) old.stream)))
 (or $x3061 $x2379 $x530)))))
(assert
 (let (($x2148 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3394 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2538 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2538 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3394 (= (_ bv91 7) old.stream_tokens.kind) $x2148 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1026 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1020 (div (* ?x1026 old.hidden.multiple) old.hidden.parts)))
 (let (($x3663 (< 1 old.hidden.parts)))
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x989 $x3663 (= ?x1020 old.hidden.n))))))))
(assert
 (let ((?x1026 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1020 (div (* ?x1026 old.hidden.multiple) old.hidden.parts)))
 (let (($x3663 (< 1 old.hidden.parts)))
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x989 $x3663 (<= old.hidden.n ?x1020))))))))
(assert
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x989 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2191 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2889 (ite $x2191 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1026 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1020 (div (* ?x1026 old.hidden.multiple) old.hidden.parts)))
 (let (($x3570 (= (- 1) old.hidden.n)))
 (let (($x989 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3205 (= (_ bv91 7) old.hidden.kind)))
 (let (($x769 (ite $x3205 (or $x3570 (< old.hidden.block old.hidden.n)) (ite $x989 (or $x3570 (< ?x1020 old.hidden.n)) $x2889))))
 (let (($x1869 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x769)))
 (let (($x3619 (= (_ bv48 7) old.hidden.kind)))
 (let (($x422 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1903 (or $x422 $x3619)))
 (= old.hidden.moved (ite $x1903 old.hidden.given_moved $x1869)))))))))))))))
(assert
 (let (($x2148 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1623 (or $x2148 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2563 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1623)))
 (= old.stream_tokens.everywhere $x2563)))))
(assert
 (let (($x131 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2318 (= (_ bv57 7) old.embedding.collective)))
 (let (($x532 (or $x2318 $x131)))
 (let (($x1971 (= (_ bv95 7) old.embedding.split)))
 (let ((?x148 (ite $x1971 (ite (and old.embedding.rows_where_kept $x532) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x148)))))))
(assert
 (let (($x3001 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3619 (= (_ bv48 7) old.hidden.kind)))
 (let (($x422 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1903 (or $x422 $x3619)))
 (let (($x1315 (ite $x1903 old.hidden.given_everywhere (or $x3001 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1315)))))))
(assert
 (let (($x1247 (not old.hidden.moved)))
 (let (($x1686 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1247)))
 (let (($x3062 (= 1 old.hidden.parts)))
 (let (($x3619 (= (_ bv48 7) old.hidden.kind)))
 (let (($x422 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1903 (or $x422 $x3619)))
 (= old.hidden.first_alone (ite $x1903 old.hidden.given_first (or $x3062 $x1686))))))))))
(assert
 (let (($x530 (= (_ bv96 7) old.stream)))
 (let (($x307 (or $x530 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x307))))
(assert
 (let (($x1971 (= (_ bv95 7) old.embedding.split)))
 (let (($x3117 (not $x1971)))
 (let (($x1012 (= 1 old.tp)))
 (let (($x530 (= (_ bv96 7) old.stream)))
 (let (($x131 (and (or (not old.embedding.group.tp) $x1012) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1011 (and $x131 (or $x530 $x1012 (not (= (_ bv4 7) old.embedding.collective)) $x3117))))
 (let (($x89 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2318 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x779 (ite (or (or $x2318 $x89) $x1011) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2084 (= (_ bv96 7) old.embedding.state)))
 (let (($x3618 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1379 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x2525 (ite (or $x2318 (and $x89 (= (_ bv38 7) old.stream)) (and (or $x1379 $x3618) $x131)) (_ bv38 7) (ite $x89 (_ bv96 7) (_ bv16 7)))))
 (let (($x1199 (or (and old.hidden.filled (not $x530)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3215 (not $x131)))
 (let (($x2087 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3061 (= (_ bv38 7) old.stream)))
 (let ((?x1451 (ite (and $x1379 old.hidden.filled $x3061 $x3215 $x2087) old.stream (ite (and $x3618 $x3215 $x1199) old.stream ?x2525))))
 (let (($x3113 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1406 (ite $x3113 (_ bv96 7) (ite (and $x1379 old.hidden.filled $x530 $x3215) (_ bv96 7) ?x1451))))
 (let (($x532 (or $x2318 $x131)))
 (let ((?x782 (ite (and (not $x3061) old.stream.in_order old.hidden.everywhere $x532) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x131) (_ bv38 7) ?x1406))))
 (let (($x2422 (= (_ bv38 7) old.embedding.state)))
 (let ((?x2975 (ite $x3618 (ite (not $x530) old.stream (_ bv66 7)) (ite $x89 (ite $x530 (_ bv96 7) old.stream) (ite $x2318 (_ bv92 7) (_ bv16 7))))))
 (let (($x2498 (= (_ bv92 7) old.embedding.state)))
 (let ((?x2236 (ite $x2498 (ite $x1379 (_ bv96 7) ?x2975) (ite $x2422 ?x782 (ite $x2084 ?x779 old.embedding.state)))))
 (= old.embedding.joined ?x2236))))))))))))))))))))))))))))
(assert
 (let (($x364 (not old.hidden.everywhere)))
 (let (($x1379 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2422 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x2422 (= (_ bv96 7) old.embedding.joined) $x1379 $x364))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x706 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1944 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1089 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1132 (= (_ bv4 7) new.embedding.collective)))
 (or $x1132 $x1089 $x1944 $x3243 $x706)))))))
(assert
 (let (($x3012 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2022 (= (_ bv27 7) new.embedding.positions)))
 (let (($x2406 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1657 (= (_ bv1 7) new.embedding.positions)))
 (or $x1657 $x2406 $x2022 $x3012))))))
(assert
 (let (($x292 (= (_ bv95 7) new.embedding.split)))
 (let (($x3658 (= (_ bv38 7) new.embedding.split)))
 (or $x3658 (= (_ bv57 7) new.embedding.split) $x292))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2983 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1885 (= (_ bv91 7) new.hidden.kind)))
 (let (($x994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1549 (= (_ bv48 7) new.hidden.kind)))
 (let (($x524 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x524 $x1549 (= (_ bv56 7) new.hidden.kind) $x1621 $x994 $x1885 $x2983 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2880 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x2880 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2111 (= (_ bv49 7) new.norm.statistic)))
 (or $x2111 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3085 (= (_ bv96 7) new.stream)))
 (let (($x11 (= (_ bv94 7) new.stream)))
 (let (($x3195 (= (_ bv38 7) new.stream)))
 (or $x3195 $x11 $x3085)))))
(assert
 (let (($x711 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2417 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2894 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2894 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2417 (= (_ bv91 7) new.stream_tokens.kind) $x711 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x3002 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x350 (div (* ?x3002 new.hidden.multiple) new.hidden.parts)))
 (let (($x2292 (< 1 new.hidden.parts)))
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1621 $x2292 (= ?x350 new.hidden.n))))))))
(assert
 (let ((?x3002 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x350 (div (* ?x3002 new.hidden.multiple) new.hidden.parts)))
 (let (($x2292 (< 1 new.hidden.parts)))
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1621 $x2292 (<= new.hidden.n ?x350))))))))
(assert
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1621 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x524 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1484 (ite $x524 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3002 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x350 (div (* ?x3002 new.hidden.multiple) new.hidden.parts)))
 (let (($x1210 (= (- 1) new.hidden.n)))
 (let (($x1621 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1885 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3022 (ite $x1885 (or $x1210 (< new.hidden.block new.hidden.n)) (ite $x1621 (or $x1210 (< ?x350 new.hidden.n)) $x1484))))
 (let (($x183 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3022)))
 (let (($x1549 (= (_ bv48 7) new.hidden.kind)))
 (let (($x994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2738 (or $x994 $x1549)))
 (= new.hidden.moved (ite $x2738 new.hidden.given_moved $x183)))))))))))))))
(assert
 (let (($x711 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2253 (or $x711 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x702 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2253)))
 (= new.stream_tokens.everywhere $x702)))))
(assert
 (let (($x548 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3104 (or $x3243 $x548)))
 (let (($x292 (= (_ bv95 7) new.embedding.split)))
 (let ((?x224 (ite $x292 (ite (and new.embedding.rows_where_kept $x3104) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x224)))))))
(assert
 (let (($x2983 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1549 (= (_ bv48 7) new.hidden.kind)))
 (let (($x994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2738 (or $x994 $x1549)))
 (let (($x1447 (ite $x2738 new.hidden.given_everywhere (or $x2983 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1447)))))))
(assert
 (let (($x2562 (not new.hidden.moved)))
 (let (($x3087 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2562)))
 (let (($x3090 (= 1 new.hidden.parts)))
 (let (($x1549 (= (_ bv48 7) new.hidden.kind)))
 (let (($x994 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2738 (or $x994 $x1549)))
 (= new.hidden.first_alone (ite $x2738 new.hidden.given_first (or $x3090 $x3087))))))))))
(assert
 (let (($x3085 (= (_ bv96 7) new.stream)))
 (let (($x2913 (or $x3085 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2913))))
(assert
 (let (($x292 (= (_ bv95 7) new.embedding.split)))
 (let (($x3054 (not $x292)))
 (let (($x2250 (= 1 new.tp)))
 (let (($x3085 (= (_ bv96 7) new.stream)))
 (let (($x548 (and (or (not new.embedding.group.tp) $x2250) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2786 (and $x548 (or $x3085 $x2250 (not (= (_ bv4 7) new.embedding.collective)) $x3054))))
 (let (($x1944 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3243 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1941 (ite (or (or $x3243 $x1944) $x2786) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2671 (= (_ bv96 7) new.embedding.state)))
 (let (($x706 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1089 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2744 (ite (or $x3243 (and $x1944 (= (_ bv38 7) new.stream)) (and (or $x1089 $x706) $x548)) (_ bv38 7) (ite $x1944 (_ bv96 7) (_ bv16 7)))))
 (let (($x1820 (or (and new.hidden.filled (not $x3085)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1248 (not $x548)))
 (let (($x2111 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3195 (= (_ bv38 7) new.stream)))
 (let ((?x2679 (ite (and $x1089 new.hidden.filled $x3195 $x1248 $x2111) new.stream (ite (and $x706 $x1248 $x1820) new.stream ?x2744))))
 (let (($x1132 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1080 (ite $x1132 (_ bv96 7) (ite (and $x1089 new.hidden.filled $x3085 $x1248) (_ bv96 7) ?x2679))))
 (let (($x3104 (or $x3243 $x548)))
 (let ((?x2987 (ite (and (not $x3195) new.stream.in_order new.hidden.everywhere $x3104) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x548) (_ bv38 7) ?x1080))))
 (let (($x2887 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2368 (ite $x706 (ite (not $x3085) new.stream (_ bv66 7)) (ite $x1944 (ite $x3085 (_ bv96 7) new.stream) (ite $x3243 (_ bv92 7) (_ bv16 7))))))
 (let (($x2410 (= (_ bv92 7) new.embedding.state)))
 (let ((?x3474 (ite $x2410 (ite $x1089 (_ bv96 7) ?x2368) (ite $x2887 ?x2987 (ite $x2671 ?x1941 new.embedding.state)))))
 (= new.embedding.joined ?x3474))))))))))))))))))))))))))))
(assert
 (let (($x2869 (not new.hidden.everywhere)))
 (let (($x1089 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2887 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x2887 (= (_ bv96 7) new.embedding.joined) $x1089 $x2869))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2410 (= (_ bv92 7) new.embedding.state)))
 (let (($x132 (or $x2410 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x3012 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1764 (not new.embedding.full_though_split)))
 (let (($x2022 (= (_ bv27 7) new.embedding.positions)))
 (let (($x2250 (= 1 new.tp)))
 (let (($x3549 (or $x2250 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1764) (and $x2022 $x1764 (or (not (= (_ bv95 7) new.embedding.split)) (not $x2410))) (and $x3012 $x132) (and (= (_ bv23 7) new.embedding.positions) $x2410))))
 (not $x3549)))))))))
(assert
 (let (($x2498 (= (_ bv92 7) old.embedding.state)))
(let (($x1635 (or $x2498 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x484 (= (_ bv29 7) old.embedding.positions)))
(let (($x2611 (not old.embedding.full_though_split)))
(let (($x2986 (= (_ bv27 7) old.embedding.positions)))
(let (($x1012 (= 1 old.tp)))
(or $x1012 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2611) (and $x2986 $x2611 (or (not (= (_ bv95 7) old.embedding.split)) (not $x2498))) (and $x484 $x1635) (and (= (_ bv23 7) old.embedding.positions) $x2498)))))))))
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
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3126 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x3167 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1118 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3125 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3125 $x879 $x3016 $x1602 $x1118 $x1176 $x600 $x556 $x2201 $x3167))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2645 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2560 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2560 $x2645 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3790 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3277 (= (_ bv10 7) old.attention.out.input)))
 (or $x3277 $x3790 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1410 (= (_ bv61 7) old.attention.out.split)))
 (let (($x544 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3137 (= (_ bv40 7) old.attention.out.split)))
 (or $x3137 $x544 $x1410)))))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x2482 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2482 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x2520 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2520 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1294 (= (_ bv56 7) old.attention.value_dim.kind) $x1908 $x3413 (= (_ bv91 7) old.attention.value_dim.kind) $x647 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1883 (= (- 1) old.attention.heads.n)))
 (let (($x2662 (or $x1883 (< (* ?x3380 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2577 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2662 0 1))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3202 (or $x1883 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1333 (ite (and $x1883 (= 1 old.attention.heads.parts)) 1 (ite $x3202 0 1))))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1118 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x3167 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3125 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x230 (ite (or $x879 $x3125 $x556 $x3167 $x1118) 1 (ite $x3016 ?x1333 (ite $x1176 ?x2577 old.attention.heads.given_least)))))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2201 old.attention.heads.parts ?x230)))))))))))))))))))
(assert
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2626 (and $x1176 (< 1 old.attention.heads.parts) (= ?x3380 old.attention.heads.n))))
 (= old.attention.heads.filled $x2626))))))
(assert
 (let (($x1761 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1176 $x1761)))))
(assert
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3781 (or $x600 $x1602)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x2507 (ite $x2201 old.attention.heads.parts (ite $x3781 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x2507)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x1883 (= (- 1) old.attention.heads.n)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3718 (ite $x3016 (or $x1883 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1883 (< 1 old.attention.heads.n)))))
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2846 (ite $x556 (or $x1883 (< old.attention.heads.block old.attention.heads.n)) (ite $x1176 (or $x1883 (< ?x3380 old.attention.heads.n)) $x3718))))
 (let (($x1601 (= 1 old.attention.heads.parts)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3781 (or $x600 $x1602)))
 (let (($x2316 (ite $x3781 old.attention.heads.given_moved (ite (or $x2201 $x1601) false $x2846))))
 (= old.attention.heads.moved $x2316))))))))))))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x2472 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1908 (not (= 0 ?x2472)))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x3137 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1881 (not $x3137)))
 (let (($x3277 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3790 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3790 (and $x3277 $x1881))))))))
(assert
 (let (($x2194 (not old.attention.heads.padded)))
 (let (($x1601 (= 1 old.attention.heads.parts)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3781 (or $x600 $x1602)))
 (let (($x2684 (ite $x3781 old.attention.heads.given_everywhere (or $x2201 (and $x1601 $x2194)))))
 (= old.attention.heads.everywhere $x2684)))))))))
(assert
 (let (($x1111 (not old.attention.value_dim.padded)))
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2926 (ite (or $x3413 $x1294) old.attention.value_dim.given_everywhere (or $x647 (and (= 1 old.attention.value_dim.parts) $x1111)))))
 (= old.attention.value_dim.everywhere $x2926)))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x1537 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x1537)))))))))))))))))))))))
(assert
 (let (($x1516 (not old.attention.heads.moved)))
 (let (($x3167 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3125 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3466 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x879 $x3125 $x556 $x3167) $x1516))))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3781 (or $x600 $x1602)))
 (= old.attention.heads.undivided (ite $x3781 old.attention.heads.given_undivided $x3466))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x1878 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x3282 ?x1600 ?x1878))))))))))))))))))))))))
(assert
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2364 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3760 (ite $x2364 old.attention.v (ite $x522 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3760)))))
(assert
 (let (($x2549 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3188 (not old.attention.gathers)))
 (let (($x544 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x544 $x3188 $x2549))))))
(assert
 (let ((?x2344 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3525 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2560 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2645 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1690 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2645 $x2560) $x3525))))
 (let (($x3137 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1881 (not $x3137)))
 (let (($x2123 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1905 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2123)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2123 old.attention.value_dim.everywhere $x1881) $x1690)))
 (= old.attention.mixed_in (ite $x1905 (_ bv96 7) ?x2344))))))))))))
(assert
 (let ((?x1646 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x395 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2847 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x3525 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2645 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3137 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2604 (and $x3137 (or $x2645 $x3525) (ite $x2847 old.attention.dims_where_kept $x395))))
 (= old.attention.out_state (ite $x2604 (_ bv96 7) ?x1646))))))))))
(assert
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1923 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1285 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1063 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2397 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3735 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x3735 $x2397 $x21 $x1740 $x1063 $x1113 $x1067 $x3206 $x1924 $x1285))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1850 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1400 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1400 $x1850 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1795 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2338 (= (_ bv10 7) new.attention.out.input)))
 (or $x2338 $x1795 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1793 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1837 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2181 (= (_ bv40 7) new.attention.out.split)))
 (or $x2181 $x1837 $x1793)))))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x2443 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2443 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x3630 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3630 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2958 (= (_ bv56 7) new.attention.value_dim.kind) $x686 $x1685 (= (_ bv91 7) new.attention.value_dim.kind) $x953 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1282 (= (- 1) new.attention.heads.n)))
 (let (($x2902 (or $x1282 (< (* ?x2950 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1421 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2902 0 1))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3385 (or $x1282 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1873 (ite (and $x1282 (= 1 new.attention.heads.parts)) 1 (ite $x3385 0 1))))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1063 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1285 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3735 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2397 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x3105 (ite (or $x2397 $x3735 $x3206 $x1285 $x1063) 1 (ite $x21 ?x1873 (ite $x1113 ?x1421 new.attention.heads.given_least)))))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1924 new.attention.heads.parts ?x3105)))))))))))))))))))
(assert
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1750 (and $x1113 (< 1 new.attention.heads.parts) (= ?x2950 new.attention.heads.n))))
 (= new.attention.heads.filled $x1750))))))
(assert
 (let (($x676 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1113 $x676)))))
(assert
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1942 (or $x1067 $x1740)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x3555 (ite $x1924 new.attention.heads.parts (ite $x1942 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x3555)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x1282 (= (- 1) new.attention.heads.n)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x434 (ite $x21 (or $x1282 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1282 (< 1 new.attention.heads.n)))))
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x70 (ite $x3206 (or $x1282 (< new.attention.heads.block new.attention.heads.n)) (ite $x1113 (or $x1282 (< ?x2950 new.attention.heads.n)) $x434))))
 (let (($x202 (= 1 new.attention.heads.parts)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1942 (or $x1067 $x1740)))
 (let (($x1749 (ite $x1942 new.attention.heads.given_moved (ite (or $x1924 $x202) false $x70))))
 (= new.attention.heads.moved $x1749))))))))))))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x1610 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x686 (not (= 0 ?x1610)))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x2181 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1169 (not $x2181)))
 (let (($x2338 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1795 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1795 (and $x2338 $x1169))))))))
(assert
 (let (($x2585 (not new.attention.heads.padded)))
 (let (($x202 (= 1 new.attention.heads.parts)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1942 (or $x1067 $x1740)))
 (let (($x2163 (ite $x1942 new.attention.heads.given_everywhere (or $x1924 (and $x202 $x2585)))))
 (= new.attention.heads.everywhere $x2163)))))))))
(assert
 (let (($x1203 (not new.attention.value_dim.padded)))
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2575 (ite (or $x1685 $x2958) new.attention.value_dim.given_everywhere (or $x953 (and (= 1 new.attention.value_dim.parts) $x1203)))))
 (= new.attention.value_dim.everywhere $x2575)))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1725 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x1725)))))))))))))))))))))
(assert
 (let (($x2909 (not new.attention.heads.moved)))
 (let (($x1285 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3735 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2397 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2473 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2397 $x3735 $x3206 $x1285) $x2909))))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1942 (or $x1067 $x1740)))
 (= new.attention.heads.undivided (ite $x1942 new.attention.heads.given_undivided $x2473))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x773 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2791 ?x2863 ?x773))))))))))))))))))))))
(assert
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2284 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1906 (ite $x2284 new.attention.v (ite $x570 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1906)))))
(assert
 (let (($x73 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2308 (not new.attention.gathers)))
 (let (($x1837 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1837 $x2308 $x73))))))
(assert
 (let ((?x3749 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1093 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1400 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1850 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2506 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1850 $x1400) $x1093))))
 (let (($x2181 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1169 (not $x2181)))
 (let (($x790 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2587 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x790)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x790 new.attention.value_dim.everywhere $x1169) $x2506)))
 (= new.attention.mixed_in (ite $x2587 (_ bv96 7) ?x3749))))))))))))
(assert
 (let ((?x1141 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3587 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1707 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x1093 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1850 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2181 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2017 (and $x2181 (or $x1850 $x1093) (ite $x1707 new.attention.dims_where_kept $x3587))))
 (= new.attention.out_state (ite $x2017 (_ bv96 7) ?x1141))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2921 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x821 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x2181 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1169 (not $x2181)))
 (let (($x3027 (or (= 1 new.attention.heads.most) $x1169 (= (_ bv96 7) new.attention.out_state) (and $x821 (and new.attention.heads.undivided $x2921)))))
 (let (($x267 (not new.attention.heads.beyond)))
 (let (($x2342 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x2181 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x2342 (and (<= 1 new.attention.heads.least) $x267 $x3027)))))))))))
(assert
 (let (($x3262 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2055 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x3137 (= (_ bv40 7) old.attention.out.split)))
(let (($x1881 (not $x3137)))
(let (($x3452 (or (= 1 old.attention.heads.most) $x1881 (= (_ bv96 7) old.attention.out_state) (and $x2055 (and old.attention.heads.undivided $x3262)))))
(let (($x2313 (not old.attention.heads.beyond)))
(let (($x3411 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x3137 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x3411 (and (<= 1 old.attention.heads.least) $x2313 $x3452))))))))))
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
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3126 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1176 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1908 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1716 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7)))))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x3018 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x10 $x3226) old.attention.qkv.split ?x324) ?x1716)))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3108 (ite $x3282 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7))) ?x3018)))
 (= old.attention.q ?x3108)))))))))))))))))))
(assert
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1923 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1113 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x686 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2514 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7)))))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x275 (ite $x2791 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2867 ?x2514))))
 (= new.attention.q ?x275)))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1006 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x1006)))))
(assert
 (let (($x1701 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x1701))))
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
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_beyond () Bool)
(declare-fun old.attention.head_dim.beyond () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.least () Int)
(declare-fun old.attention.value_dim.filled () Bool)
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
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_beyond () Bool)
(declare-fun new.attention.head_dim.beyond () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.least () Int)
(declare-fun new.attention.value_dim.filled () Bool)
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
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2136 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1667 $x2865 $x3817 $x2320 $x2136 $x3126 $x1441 $x2013 $x3668 $x3877))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1602 (= (_ bv56 7) old.attention.heads.kind) $x1176 $x600 (= (_ bv91 7) old.attention.heads.kind) $x2201 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2339 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x605 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x605 $x2339 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x502 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2031 (= (_ bv10 7) old.attention.out.input)))
 (or $x2031 $x502 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x70 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1615 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2763 (= (_ bv40 7) old.attention.out.split)))
 (or $x2763 $x1615 $x70)))))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x2251 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2251 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x1778 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1778 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x377 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2507 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2507 $x377 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x820 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1835 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3170 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2335 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1892 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1748 $x1892 $x2335 $x1294 $x3170 $x1908 $x3413 $x1835 $x647 $x820))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let (($x1883 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1176 $x1883)))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x352 (= (- 1) old.attention.head_dim.n)))
 (let (($x1914 (or $x352 (< (* ?x2603 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x805 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1604 (ite $x3126 (ite (= 0 ?x805) 1 (ite $x1914 0 1)) old.attention.head_dim.given_least)))
 (let (($x2529 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2984 (ite (and $x352 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x352 $x2529) 0 1))))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2136 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2364 (ite $x3668 old.attention.head_dim.parts (ite (or $x2865 $x1667 $x2013 $x3877 $x2136) 1 (ite $x3817 ?x2984 ?x1604)))))
 (= old.attention.head_dim.least ?x2364)))))))))))))))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x3616 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3126 (not (= 0 ?x3616)))))))
(assert
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3075 (or $x1441 $x2320)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x544 (ite $x3668 old.attention.head_dim.parts (ite $x3075 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x544)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x352 (= (- 1) old.attention.head_dim.n)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x237 (ite $x3817 (or $x352 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x352 (< 1 old.attention.head_dim.n)))))
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3525 (ite $x2013 (or $x352 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3126 (or $x352 (< ?x2603 old.attention.head_dim.n)) $x237))))
 (let (($x2472 (= 1 old.attention.head_dim.parts)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3075 (or $x1441 $x2320)))
 (let (($x939 (ite $x3075 old.attention.head_dim.given_moved (ite (or $x3668 $x2472) false $x3525))))
 (= old.attention.head_dim.moved $x939))))))))))))))))
(assert
 (let ((?x1545 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1908 (not (= 0 ?x1545)))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x3804 (div ?x2848 old.attention.value_dim.parts)))
 (let (($x303 (= (- 1) old.attention.value_dim.n)))
 (let (($x1756 (or $x303 (< (* ?x3804 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x1745 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2276 (ite $x1908 (ite (= 0 ?x1745) 1 (ite $x1756 0 1)) old.attention.value_dim.given_least)))
 (let (($x2196 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x2592 (ite (and $x303 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x303 $x2196) 0 1))))
 (let (($x2335 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3170 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x820 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1835 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1748 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1892 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x1859 (ite $x647 old.attention.value_dim.parts (ite (or $x1892 $x1748 $x1835 $x820 $x3170) 1 (ite $x2335 ?x2592 ?x2276)))))
 (= old.attention.value_dim.least ?x1859))))))))))))))))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x3804 (div ?x2848 old.attention.value_dim.parts)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= ?x3804 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x3555 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x716 (not old.model.sinks)))
 (= old.attention.one_key (and $x716 $x3555)))))
(assert
 (let (($x2763 (= (_ bv40 7) old.attention.out.split)))
 (let (($x676 (not $x2763)))
 (let (($x2031 (= (_ bv10 7) old.attention.out.input)))
 (let (($x502 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x502 (and $x2031 $x676))))))))
(assert
 (let (($x474 (not old.attention.heads.padded)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1203 (ite (or $x600 $x1602) old.attention.heads.given_everywhere (or $x2201 (and (= 1 old.attention.heads.parts) $x474)))))
 (= old.attention.heads.everywhere $x1203)))))))
(assert
 (let (($x2575 (not old.attention.head_dim.padded)))
 (let (($x2472 (= 1 old.attention.head_dim.parts)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3075 (or $x1441 $x2320)))
 (let (($x2585 (ite $x3075 old.attention.head_dim.given_everywhere (or $x3668 (and $x2472 $x2575)))))
 (= old.attention.head_dim.everywhere $x2585)))))))))
(assert
 (let (($x3699 (not old.attention.value_dim.padded)))
 (let (($x1695 (= 1 old.attention.value_dim.parts)))
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1576 (ite (or $x3413 $x1294) old.attention.value_dim.given_everywhere (or $x647 (and $x1695 $x3699)))))
 (= old.attention.value_dim.everywhere $x1576))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x3018 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x3282 ?x1600 ?x3018)))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x3121 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x3121)))))))))))))))))))))))
(assert
 (let (($x3091 (not old.attention.head_dim.moved)))
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1963 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2865 $x1667 $x2013 $x3877) $x3091))))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3075 (or $x1441 $x2320)))
 (= old.attention.head_dim.undivided (ite $x3075 old.attention.head_dim.given_undivided $x1963))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x305 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x3282 ?x1600 ?x305))))))))))))))))))))))))
(assert
 (let (($x602 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2507 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x3091 (not old.attention.head_dim.moved)))
 (let (($x2840 (= 1 old.attention.head_dim.most)))
 (let (($x1141 (<= 1 old.attention.head_dim.least)))
 (let (($x2494 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x377 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2551 (ite (or $x377 $x2494) (and $x1141 (or old.attention.head_dim.undivided (and $x2840 $x3091))) (and $x2507 (and old.attention.head_dim.undivided $x602)))))
 (= old.attention.scores_whole $x2551))))))))))
(assert
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1521 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2734 (ite $x1521 old.attention.v (ite $x522 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2734)))))
(assert
 (let (($x518 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x285 (not old.attention.gathers)))
 (let (($x1615 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1615 $x285 $x518))))))
(assert
 (let ((?x267 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1540 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x605 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2339 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2342 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2339 $x605) $x1540))))
 (let (($x2763 (= (_ bv40 7) old.attention.out.split)))
 (let (($x676 (not $x2763)))
 (let (($x3214 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1939 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3214)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3214 old.attention.value_dim.everywhere $x676) $x2342)))
 (= old.attention.mixed_in (ite $x1939 (_ bv96 7) ?x267))))))))))))
(assert
 (let ((?x3411 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3645 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2402 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3645)))
 (let (($x1540 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2339 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2763 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2763 (or $x2339 $x1540) $x2402) (_ bv96 7) ?x3411)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x684 $x3784 $x1262 $x333 $x1568 $x1923 $x990 $x1374 $x941 $x2955))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1740 (= (_ bv56 7) new.attention.heads.kind) $x1113 $x1067 (= (_ bv91 7) new.attention.heads.kind) $x1924 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2868 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1108 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1108 $x2868 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2577 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3189 (= (_ bv10 7) new.attention.out.input)))
 (or $x3189 $x2577 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x924 (= (_ bv61 7) new.attention.out.split)))
 (let (($x230 (= (_ bv57 7) new.attention.out.split)))
 (let (($x501 (= (_ bv40 7) new.attention.out.split)))
 (or $x501 $x230 $x924)))))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x2656 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2656 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x3398 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3398 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3667 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x269 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x269 $x3667 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x3291 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1985 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x565 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2088 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x3391 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1932 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x1932 $x3391 $x2088 $x2958 $x565 $x686 $x1685 $x1985 $x953 $x3291))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let (($x1842 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1113 $x1842)))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x312 (= (- 1) new.attention.head_dim.n)))
 (let (($x478 (or $x312 (< (* ?x2133 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1402 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2738 (ite $x1923 (ite (= 0 ?x1402) 1 (ite $x478 0 1)) new.attention.head_dim.given_least)))
 (let (($x2766 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1764 (ite (and $x312 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x312 $x2766) 0 1))))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x838 (ite $x941 new.attention.head_dim.parts (ite (or $x3784 $x684 $x1374 $x2955 $x1568) 1 (ite $x1262 ?x1764 ?x2738)))))
 (= new.attention.head_dim.least ?x838)))))))))))))))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x3232 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1923 (not (= 0 ?x3232)))))))
(assert
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1614 (or $x990 $x333)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2995 (ite $x941 new.attention.head_dim.parts (ite $x1614 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2995)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x312 (= (- 1) new.attention.head_dim.n)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3586 (ite $x1262 (or $x312 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x312 (< 1 new.attention.head_dim.n)))))
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3875 (ite $x1374 (or $x312 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1923 (or $x312 (< ?x2133 new.attention.head_dim.n)) $x3586))))
 (let (($x911 (= 1 new.attention.head_dim.parts)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1614 (or $x990 $x333)))
 (let (($x524 (ite $x1614 new.attention.head_dim.given_moved (ite (or $x941 $x911) false $x3875))))
 (= new.attention.head_dim.moved $x524))))))))))))))))
(assert
 (let ((?x2417 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x686 (not (= 0 ?x2417)))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1281 (div ?x3216 new.attention.value_dim.parts)))
 (let (($x3154 (= (- 1) new.attention.value_dim.n)))
 (let (($x3098 (or $x3154 (< (* ?x1281 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x551 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1011 (ite $x686 (ite (= 0 ?x551) 1 (ite $x3098 0 1)) new.attention.value_dim.given_least)))
 (let (($x3604 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x2379 (ite (and $x3154 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x3154 $x3604) 0 1))))
 (let (($x2088 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x565 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x3291 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1985 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1932 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x3391 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x968 (ite $x953 new.attention.value_dim.parts (ite (or $x3391 $x1932 $x1985 $x3291 $x565) 1 (ite $x2088 ?x2379 ?x1011)))))
 (= new.attention.value_dim.least ?x968))))))))))))))))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1281 (div ?x3216 new.attention.value_dim.parts)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= ?x1281 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x3128 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1478 (not new.model.sinks)))
 (= new.attention.one_key (and $x1478 $x3128)))))
(assert
 (let (($x501 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1554 (not $x501)))
 (let (($x3189 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2577 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2577 (and $x3189 $x1554))))))))
(assert
 (let (($x2028 (not new.attention.heads.padded)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3012 (ite (or $x1067 $x1740) new.attention.heads.given_everywhere (or $x1924 (and (= 1 new.attention.heads.parts) $x2028)))))
 (= new.attention.heads.everywhere $x3012)))))))
(assert
 (let (($x1484 (not new.attention.head_dim.padded)))
 (let (($x911 (= 1 new.attention.head_dim.parts)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1614 (or $x990 $x333)))
 (let (($x2405 (ite $x1614 new.attention.head_dim.given_everywhere (or $x941 (and $x911 $x1484)))))
 (= new.attention.head_dim.everywhere $x2405)))))))))
(assert
 (let (($x3455 (not new.attention.value_dim.padded)))
 (let (($x2887 (= 1 new.attention.value_dim.parts)))
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3366 (ite (or $x1685 $x2958) new.attention.value_dim.given_everywhere (or $x953 (and $x2887 $x3455)))))
 (= new.attention.value_dim.everywhere $x3366))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1485 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2791 ?x2863 ?x1485)))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1621 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x1621)))))))))))))))))))))
(assert
 (let (($x1595 (not new.attention.head_dim.moved)))
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1860 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3784 $x684 $x1374 $x2955) $x1595))))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1614 (or $x990 $x333)))
 (= new.attention.head_dim.undivided (ite $x1614 new.attention.head_dim.given_undivided $x1860))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x2111 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2791 ?x2863 ?x2111))))))))))))))))))))))
(assert
 (let (($x2141 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x269 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1595 (not new.attention.head_dim.moved)))
 (let (($x1725 (= 1 new.attention.head_dim.most)))
 (let (($x3179 (<= 1 new.attention.head_dim.least)))
 (let (($x3109 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x3667 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2925 (ite (or $x3667 $x3109) (and $x3179 (or new.attention.head_dim.undivided (and $x1725 $x1595))) (and $x269 (and new.attention.head_dim.undivided $x2141)))))
 (= new.attention.scores_whole $x2925))))))))))
(assert
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2511 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3469 (ite $x2511 new.attention.v (ite $x570 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3469)))))
(assert
 (let (($x3602 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3314 (not new.attention.gathers)))
 (let (($x230 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x230 $x3314 $x3602))))))
(assert
 (let ((?x3311 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x849 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1108 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2868 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2078 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2868 $x1108) $x849))))
 (let (($x501 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1554 (not $x501)))
 (let (($x2356 (= (_ bv36 7) new.attention.mixed)))
 (let (($x535 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2356)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2356 new.attention.value_dim.everywhere $x1554) $x2078)))
 (= new.attention.mixed_in (ite $x535 (_ bv96 7) ?x3311))))))))))))
(assert
 (let ((?x3082 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2736 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1954 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2736)))
 (let (($x849 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2868 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x501 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x501 (or $x2868 $x849) $x1954) (_ bv96 7) ?x3082)))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x443 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x501 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1554 (not $x501)))
 (let (($x1400 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1725 (= 1 new.attention.head_dim.most)))
 (let (($x2318 (= (_ bv96 7) new.attention.q)))
 (let (($x2593 (or $x2318 $x1725 (and $x1400 (or $x1554 $x443 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x2235 (not new.attention.value_dim.beyond)))
 (let (($x2071 (or (and (<= 1 new.attention.value_dim.least) $x2235) (and new.model.latent $x2318))))
 (let (($x3179 (<= 1 new.attention.head_dim.least)))
 (let (($x2163 (not new.attention.head_dim.beyond)))
 (let (($x2542 (and $x2163 (or $x3179 (and new.attention.one_key (not $x2318))) $x2071 $x2593)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x2542)))))))))))))))
(assert
 (let (($x2847 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x2763 (= (_ bv40 7) old.attention.out.split)))
(let (($x676 (not $x2763)))
(let (($x1980 (or old.attention.one_key old.attention.scores_whole)))
(let (($x2840 (= 1 old.attention.head_dim.most)))
(let (($x1713 (= (_ bv96 7) old.attention.q)))
(let (($x3725 (or $x1713 $x2840 (and $x1980 (or $x676 $x2847 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2348 (not old.attention.value_dim.beyond)))
(let (($x91 (or (and (<= 1 old.attention.value_dim.least) $x2348) (and old.model.latent $x1713))))
(let (($x1141 (<= 1 old.attention.head_dim.least)))
(let (($x1318 (not old.attention.head_dim.beyond)))
(let (($x2687 (and $x1318 (or $x1141 (and old.attention.one_key (not $x1713))) $x91 $x3725)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x2687))))))))))))))
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
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3126 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1176 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1908 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1716 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7)))))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x3018 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x10 $x3226) old.attention.qkv.split ?x324) ?x1716)))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3108 (ite $x3282 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7))) ?x3018)))
 (= old.attention.q ?x3108)))))))))))))))))))
(assert
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1923 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1113 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x686 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2514 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7)))))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x275 (ite $x2791 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2867 ?x2514))))
 (= new.attention.q ?x275)))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x435 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x435)))
(assert
 (let (($x3113 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x3113)))
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
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3126 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1176 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x3474 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3474 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x2078 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2078 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1908 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x3018 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x3282 ?x1600 ?x3018)))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x2812 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x2812)))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x2149 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x3282 ?x1600 ?x2149))))))))))))))))))))))))
(assert
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1923 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1113 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x532 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x532 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x860 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x860 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x686 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1485 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2791 ?x2863 ?x1485)))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1851 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x1851)))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x2925 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2791 ?x2863 ?x2925))))))))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1946 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x2250 (= 1 new.tp)))
 (not (or $x2250 (not $x1946))))))
(assert
 (let (($x2111 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x1012 (= 1 old.tp)))
(or $x1012 (not $x2111)))))
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
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3126 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x3167 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1118 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3125 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3125 $x879 $x3016 $x1602 $x1118 $x1176 $x600 $x556 $x2201 $x3167))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3082 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3603 (= (_ bv40 7) old.attention.out.split)))
 (or $x3603 $x3082 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x3474 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3474 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x2078 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2078 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3875 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x3875)))
(assert
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1908 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
(assert
 (let (($x2251 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2251 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3093 (= (- 1) old.attention.heads.n)))
 (let (($x2506 (or $x3093 (< (* ?x3380 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x3236 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2506 0 1))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x850 (or $x3093 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1516 (ite (and $x3093 (= 1 old.attention.heads.parts)) 1 (ite $x850 0 1))))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1118 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x3167 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3125 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2366 (ite (or $x879 $x3125 $x556 $x3167 $x1118) 1 (ite $x3016 ?x1516 (ite $x1176 ?x3236 old.attention.heads.given_least)))))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2201 old.attention.heads.parts ?x2366)))))))))))))))))))
(assert
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2626 (and $x1176 (< 1 old.attention.heads.parts) (= ?x3380 old.attention.heads.n))))
 (= old.attention.heads.filled $x2626))))))
(assert
 (let (($x1162 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1176 $x1162)))))
(assert
 (let (($x3093 (= (- 1) old.attention.heads.n)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x924 (ite $x3016 (or $x3093 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3093 (< 1 old.attention.heads.n)))))
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1362 (ite $x556 (or $x3093 (< old.attention.heads.block old.attention.heads.n)) (ite $x1176 (or $x3093 (< ?x3380 old.attention.heads.n)) $x924))))
 (let (($x3137 (= 1 old.attention.heads.parts)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3749 (or $x600 $x1602)))
 (let (($x676 (ite $x3749 old.attention.heads.given_moved (ite (or $x2201 $x3137) false $x1362))))
 (= old.attention.heads.moved $x676))))))))))))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3323 (not old.model.sinks)))
 (= old.attention.one_key (and $x3323 $x1416)))))
(assert
 (let (($x58 (not old.attention.heads.padded)))
 (let (($x3137 (= 1 old.attention.heads.parts)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3749 (or $x600 $x1602)))
 (let (($x2543 (ite $x3749 old.attention.heads.given_everywhere (or $x2201 (and $x3137 $x58)))))
 (= old.attention.heads.everywhere $x2543)))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x3018 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x3282 ?x1600 ?x3018)))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x2812 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x2812)))))))))))))))))))))))
(assert
 (let (($x1508 (not old.attention.heads.moved)))
 (let (($x3167 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3125 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1472 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x879 $x3125 $x556 $x3167) $x1508))))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3749 (or $x600 $x1602)))
 (= old.attention.heads.undivided (ite $x3749 old.attention.heads.given_undivided $x1472))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x2149 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x3282 ?x1600 ?x2149))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1923 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1285 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1063 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2397 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3735 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x3735 $x2397 $x21 $x1740 $x1063 $x1113 $x1067 $x3206 $x1924 $x1285))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x132 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1179 (= (_ bv40 7) new.attention.out.split)))
 (or $x1179 $x132 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x532 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x532 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x860 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x860 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3189 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x3189)))
(assert
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x686 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
(assert
 (let (($x1333 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1333 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (- 1) new.attention.heads.n)))
 (let (($x1745 (or $x2472 (< (* ?x2950 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1474 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1745 0 1))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x562 (or $x2472 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2021 (ite (and $x2472 (= 1 new.attention.heads.parts)) 1 (ite $x562 0 1))))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1063 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1285 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3735 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2397 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1086 (ite (or $x2397 $x3735 $x3206 $x1285 $x1063) 1 (ite $x21 ?x2021 (ite $x1113 ?x1474 new.attention.heads.given_least)))))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1924 new.attention.heads.parts ?x1086)))))))))))))))))))
(assert
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1750 (and $x1113 (< 1 new.attention.heads.parts) (= ?x2950 new.attention.heads.n))))
 (= new.attention.heads.filled $x1750))))))
(assert
 (let (($x303 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1113 $x303)))))
(assert
 (let (($x2472 (= (- 1) new.attention.heads.n)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x202 (ite $x21 (or $x2472 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2472 (< 1 new.attention.heads.n)))))
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1095 (ite $x3206 (or $x2472 (< new.attention.heads.block new.attention.heads.n)) (ite $x1113 (or $x2472 (< ?x2950 new.attention.heads.n)) $x202))))
 (let (($x2074 (= 1 new.attention.heads.parts)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1496 (or $x1067 $x1740)))
 (let (($x1576 (ite $x1496 new.attention.heads.given_moved (ite (or $x1924 $x2074) false $x1095))))
 (= new.attention.heads.moved $x1576))))))))))))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x2017 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x773 (not new.model.sinks)))
 (= new.attention.one_key (and $x773 $x2017)))))
(assert
 (let (($x1850 (not new.attention.heads.padded)))
 (let (($x2074 (= 1 new.attention.heads.parts)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1496 (or $x1067 $x1740)))
 (let (($x377 (ite $x1496 new.attention.heads.given_everywhere (or $x1924 (and $x2074 $x1850)))))
 (= new.attention.heads.everywhere $x377)))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1485 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2791 ?x2863 ?x1485)))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1851 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x1851)))))))))))))))))))))
(assert
 (let (($x1169 (not new.attention.heads.moved)))
 (let (($x1285 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3735 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2397 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2127 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2397 $x3735 $x3206 $x1285) $x1169))))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1496 (or $x1067 $x1740)))
 (= new.attention.heads.undivided (ite $x1496 new.attention.heads.given_undivided $x2127))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x2925 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2791 ?x2863 ?x2925))))))))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2738 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1179 (= (_ bv40 7) new.attention.out.split)))
 (let (($x132 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2028 (not new.model.latent)))
 (let (($x2887 (and $x2028 (or $x132 (and $x1179 (and new.attention.heads.undivided $x2738))))))
 (let (($x3189 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x264 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x3189 new.attention.one_key)))
 (let (($x1146 (not (= (_ bv92 7) new.attention.k))))
 (let (($x3684 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1922 (or $x3684 new.attention.one_key (and $x1146 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x3366 (and $x1922 (or $x1146 (and (= (_ bv57 7) new.model.qk_norm) $x2028)) $x264 (or (not (= (_ bv92 7) new.attention.v)) $x2887))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let (($x2250 (= 1 new.tp)))
 (not (or $x2250 $x2358 $x3366)))))))))))))))))
(assert
 (let (($x2235 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x3603 (= (_ bv40 7) old.attention.out.split)))
(let (($x3082 (= (_ bv57 7) old.attention.out.split)))
(let (($x2068 (not old.model.latent)))
(let (($x2316 (and $x2068 (or $x3082 (and $x3603 (and old.attention.heads.undivided $x2235))))))
(let (($x3875 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1141 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x3875 old.attention.one_key)))
(let (($x1466 (not (= (_ bv92 7) old.attention.k))))
(let (($x3027 (not (= (_ bv92 7) old.attention.q))))
(let (($x3195 (or $x3027 old.attention.one_key (and $x1466 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x1752 (and $x3195 (or $x1466 (and (= (_ bv57 7) old.model.qk_norm) $x2068)) $x1141 (or (not (= (_ bv92 7) old.attention.v)) $x2316))))
(let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2666 (not $x3166)))
(let (($x1012 (= 1 old.tp)))
(or $x1012 $x2666 $x1752))))))))))))))))
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
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3126 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1176 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x3474 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3474 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x2078 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2078 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1908 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3323 (not old.model.sinks)))
 (= old.attention.one_key (and $x3323 $x1416)))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x408 (not old.attention.qkv.group.pp)))
 (let (($x1751 (or $x408 (= 1 old.pp))))
 (let (($x2935 (not old.attention.qkv.group.sp)))
 (let (($x1449 (or $x2935 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x3080 (or $x919 $x2870)))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3080 $x1449 $x1751)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x3018 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x3282 ?x1600 ?x3018))))))))))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x408 (not old.attention.qkv.group.pp)))
 (let (($x1751 (or $x408 (= 1 old.pp))))
 (let (($x2935 (not old.attention.qkv.group.sp)))
 (let (($x1449 (or $x2935 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x3080 (or $x919 $x2870)))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3080 $x1449 $x1751)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x2812 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x2812))))))))))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x408 (not old.attention.qkv.group.pp)))
 (let (($x1751 (or $x408 (= 1 old.pp))))
 (let (($x2935 (not old.attention.qkv.group.sp)))
 (let (($x1449 (or $x2935 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x3080 (or $x919 $x2870)))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3080 $x1449 $x1751)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x2149 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x3282 ?x1600 ?x2149)))))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1923 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1113 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x532 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x532 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x860 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x860 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x686 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x2017 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x773 (not new.model.sinks)))
 (= new.attention.one_key (and $x773 $x2017)))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3659 (not new.attention.qkv.group.pp)))
 (let (($x1214 (or $x3659 (= 1 new.pp))))
 (let (($x2099 (not new.attention.qkv.group.sp)))
 (let (($x664 (or $x2099 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x882 (not new.attention.qkv.group.dp)))
 (let (($x2968 (or $x882 $x1405)))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2968 $x664 $x1214)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1485 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2791 ?x2863 ?x1485))))))))))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3659 (not new.attention.qkv.group.pp)))
 (let (($x1214 (or $x3659 (= 1 new.pp))))
 (let (($x2099 (not new.attention.qkv.group.sp)))
 (let (($x664 (or $x2099 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x882 (not new.attention.qkv.group.dp)))
 (let (($x2968 (or $x882 $x1405)))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2968 $x664 $x1214)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1851 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x1851))))))))))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3659 (not new.attention.qkv.group.pp)))
 (let (($x1214 (or $x3659 (= 1 new.pp))))
 (let (($x2099 (not new.attention.qkv.group.sp)))
 (let (($x664 (or $x2099 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x882 (not new.attention.qkv.group.dp)))
 (let (($x2968 (or $x882 $x1405)))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2968 $x664 $x1214)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x2925 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2791 ?x2863 ?x2925)))))))))))))))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3659 (not new.attention.qkv.group.pp)))
 (let (($x1214 (or $x3659 (= 1 new.pp))))
 (let (($x2099 (not new.attention.qkv.group.sp)))
 (let (($x664 (or $x2099 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x882 (not new.attention.qkv.group.dp)))
 (let (($x2968 (or $x882 $x1405)))
 (let (($x1905 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x2968 $x664 $x1214)))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2968 $x664 $x1214)))
 (let (($x2535 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x2949)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1559 (or $x2917 (and $x2358 (or (= (_ bv10 7) new.attention.qkv.collective) $x2949)) $x2535 $x1905)))
 (not $x1559))))))))))))))))
(assert
 (let (($x408 (not old.attention.qkv.group.pp)))
(let (($x1751 (or $x408 (= 1 old.pp))))
(let (($x2935 (not old.attention.qkv.group.sp)))
(let (($x1449 (or $x2935 (= 1 old.sp))))
(let (($x2870 (= 1 old.dp)))
(let (($x919 (not old.attention.qkv.group.dp)))
(let (($x3080 (or $x919 $x2870)))
(let (($x2563 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x3080 $x1449 $x1751)))
(let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3080 $x1449 $x1751)))
(let (($x1914 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x3226)))))
(let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2666 (not $x3166)))
(let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x1497 (and $x2666 (or (= (_ bv10 7) old.attention.qkv.collective) $x3226)) $x1914 $x2563)))))))))))))))
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
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x3817 $x2320 (= (_ bv56 7) old.attention.head_dim.kind) $x3126 $x1441 $x2013 $x3668 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3016 $x1602 (= (_ bv56 7) old.attention.heads.kind) $x1176 $x600 $x556 $x2201 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3109 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x502 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x1508 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x1752 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x1752 $x1508 $x502 $x3109))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x3474 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3474 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x2078 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2078 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1908 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2626 (and $x1176 (< 1 old.attention.heads.parts) (= ?x3380 old.attention.heads.n))))
 (= old.attention.heads.filled $x2626))))))
(assert
 (let (($x1566 (= (- 1) old.attention.heads.n)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2386 (ite $x3016 (or $x1566 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1566 (< 1 old.attention.heads.n)))))
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2181 (ite $x556 (or $x1566 (< old.attention.heads.block old.attention.heads.n)) (ite $x1176 (or $x1566 (< ?x3380 old.attention.heads.n)) $x2386))))
 (let (($x3555 (= 1 old.attention.heads.parts)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x643 (or $x600 $x1602)))
 (let (($x1563 (ite $x643 old.attention.heads.given_moved (ite (or $x2201 $x3555) false $x2181))))
 (= old.attention.heads.moved $x1563))))))))))))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let (($x3718 (= (- 1) old.attention.head_dim.n)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3128 (ite $x3817 (or $x3718 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3718 (< 1 old.attention.head_dim.n)))))
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2005 (ite $x2013 (or $x3718 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3126 (or $x3718 (< ?x2603 old.attention.head_dim.n)) $x3128))))
 (let (($x3776 (= 1 old.attention.head_dim.parts)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x2482 (ite $x3518 old.attention.head_dim.given_moved (ite (or $x3668 $x3776) false $x2005))))
 (= old.attention.head_dim.moved $x2482))))))))))))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3323 (not old.model.sinks)))
 (= old.attention.one_key (and $x3323 $x1416)))))
(assert
 (let (($x1996 (not old.attention.heads.moved)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3555 (= 1 old.attention.heads.parts)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x643 (or $x600 $x1602)))
 (let (($x2074 (ite $x643 old.attention.heads.given_first (or $x3555 (and (not (or $x2201 $x3016)) $x1996)))))
 (= old.attention.heads.first_alone $x2074))))))))))
(assert
 (let (($x202 (not old.attention.head_dim.moved)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3776 (= 1 old.attention.head_dim.parts)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x802 (ite $x3518 old.attention.head_dim.given_first (or $x3776 (and (not (or $x3668 $x3817)) $x202)))))
 (= old.attention.head_dim.first_alone $x802))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x3018 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x3282 ?x1600 ?x3018)))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x2812 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x2812)))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x2149 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x3282 ?x1600 ?x2149))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1262 $x333 (= (_ bv56 7) new.attention.head_dim.kind) $x1923 $x990 $x1374 $x941 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x21 $x1740 (= (_ bv56 7) new.attention.heads.kind) $x1113 $x1067 $x3206 $x1924 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1430 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x3630 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2584 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x2506 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x2506 $x2584 $x3630 $x1430))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x532 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x532 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x860 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x860 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x686 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1750 (and $x1113 (< 1 new.attention.heads.parts) (= ?x2950 new.attention.heads.n))))
 (= new.attention.heads.filled $x1750))))))
(assert
 (let (($x2329 (= (- 1) new.attention.heads.n)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3587 (ite $x21 (or $x2329 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2329 (< 1 new.attention.heads.n)))))
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1319 (ite $x3206 (or $x2329 (< new.attention.heads.block new.attention.heads.n)) (ite $x1113 (or $x2329 (< ?x2950 new.attention.heads.n)) $x3587))))
 (let (($x1046 (= 1 new.attention.heads.parts)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2256 (or $x1067 $x1740)))
 (let (($x2458 (ite $x2256 new.attention.heads.given_moved (ite (or $x1924 $x1046) false $x1319))))
 (= new.attention.heads.moved $x2458))))))))))))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let (($x1090 (= (- 1) new.attention.head_dim.n)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2142 (ite $x1262 (or $x1090 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1090 (< 1 new.attention.head_dim.n)))))
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x484 (ite $x1374 (or $x1090 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1923 (or $x1090 (< ?x2133 new.attention.head_dim.n)) $x2142))))
 (let (($x2575 (= 1 new.attention.head_dim.parts)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x49 (ite $x434 new.attention.head_dim.given_moved (ite (or $x941 $x2575) false $x484))))
 (= new.attention.head_dim.moved $x49))))))))))))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x2017 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x773 (not new.model.sinks)))
 (= new.attention.one_key (and $x773 $x2017)))))
(assert
 (let (($x2902 (not new.attention.heads.moved)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1046 (= 1 new.attention.heads.parts)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2256 (or $x1067 $x1740)))
 (let (($x1718 (ite $x2256 new.attention.heads.given_first (or $x1046 (and (not (or $x1924 $x21)) $x2902)))))
 (= new.attention.heads.first_alone $x1718))))))))))
(assert
 (let (($x605 (not new.attention.head_dim.moved)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2575 (= 1 new.attention.head_dim.parts)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x1540 (ite $x434 new.attention.head_dim.given_first (or $x2575 (and (not (or $x941 $x1262)) $x605)))))
 (= new.attention.head_dim.first_alone $x1540))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1485 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2791 ?x2863 ?x1485)))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1851 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x1851)))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x2925 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2791 ?x2863 ?x2925))))))))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1791 (not new.attention.one_key)))
 (let (($x2506 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x1781 (and $x2506 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x1791)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x2551 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x1781)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2194 (or (and $x570 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x2155 new.attention.head_dim.first_alone))))
 (let (($x1430 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x73 (not (or (and new.model.q_bias $x1791) new.model.k_bias new.model.v_bias))))
 (let (($x2250 (= 1 new.tp)))
 (let (($x1778 (or $x2250 $x73 (and (not $x3794) (or $x2506 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1430 $x2194) (and $x3794 $x2551))))
 (not $x1778))))))))))))))
(assert
 (let (($x2612 (not old.attention.one_key)))
(let (($x1752 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x3409 (and $x1752 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x2612)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x422 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x3409)))
(let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x3582 (or (and $x522 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x3782 old.attention.head_dim.first_alone))))
(let (($x3109 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x2276 (not (or (and old.model.q_bias $x2612) old.model.k_bias old.model.v_bias))))
(let (($x1012 (= 1 old.tp)))
(or $x1012 $x2276 (and (not $x3166) (or $x1752 (= (_ bv27 7) old.attention.qkv.bias))) (and $x3109 $x3582) (and $x3166 $x422))))))))))))))
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
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
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
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
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
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2136 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1667 $x2865 $x3817 $x2320 $x2136 $x3126 $x1441 $x2013 $x3668 $x3877))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1176 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x805 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1881 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x268 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x268 $x1881 $x805)))))
(assert
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1908 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3718 (= (- 1) old.attention.head_dim.n)))
 (let (($x3071 (or $x3718 (< (* ?x2603 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2978 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2289 (ite $x3126 (ite (= 0 ?x2978) 1 (ite $x3071 0 1)) old.attention.head_dim.given_least)))
 (let (($x1132 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2520 (ite (and $x3718 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3718 $x1132) 0 1))))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2136 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1448 (ite $x3668 old.attention.head_dim.parts (ite (or $x2865 $x1667 $x2013 $x3877 $x2136) 1 (ite $x3817 ?x2520 ?x2289)))))
 (= old.attention.head_dim.least ?x1448)))))))))))))))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x2091 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3126 (not (= 0 ?x2091)))))))
(assert
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2480 (ite $x3668 old.attention.head_dim.parts (ite $x3518 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2480)))))))
(assert
 (let (($x3718 (= (- 1) old.attention.head_dim.n)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3128 (ite $x3817 (or $x3718 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3718 (< 1 old.attention.head_dim.n)))))
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2005 (ite $x2013 (or $x3718 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3126 (or $x3718 (< ?x2603 old.attention.head_dim.n)) $x3128))))
 (let (($x3776 (= 1 old.attention.head_dim.parts)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x2482 (ite $x3518 old.attention.head_dim.given_moved (ite (or $x3668 $x3776) false $x2005))))
 (= old.attention.head_dim.moved $x2482))))))))))))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3323 (not old.model.sinks)))
 (= old.attention.one_key (and $x3323 $x1416)))))
(assert
 (let (($x316 (not old.attention.head_dim.padded)))
 (let (($x3776 (= 1 old.attention.head_dim.parts)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x1504 (ite $x3518 old.attention.head_dim.given_everywhere (or $x3668 (and $x3776 $x316)))))
 (= old.attention.head_dim.everywhere $x1504)))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1716 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7)))))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x3018 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x10 $x3226) old.attention.qkv.split ?x324) ?x1716)))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3108 (ite $x3282 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7))) ?x3018)))
 (= old.attention.q ?x3108)))))))))))))))))))
(assert
 (let (($x202 (not old.attention.head_dim.moved)))
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1909 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2865 $x1667 $x2013 $x3877) $x202))))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (= old.attention.head_dim.undivided (ite $x3518 old.attention.head_dim.given_undivided $x1909))))))))))))
(assert
 (let (($x1410 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x268 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x202 (not old.attention.head_dim.moved)))
 (let (($x1159 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x202))))
 (let (($x455 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1881 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x267 (ite (or $x1881 $x455) (and (<= 1 old.attention.head_dim.least) $x1159) (and $x268 (and old.attention.head_dim.undivided $x1410)))))
 (= old.attention.scores_whole $x267)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x684 $x3784 $x1262 $x333 $x1568 $x1923 $x990 $x1374 $x941 $x2955))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1113 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x3527 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1134 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2402 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2402 $x1134 $x3527)))))
(assert
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x686 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1090 (= (- 1) new.attention.head_dim.n)))
 (let (($x1710 (or $x1090 (< (* ?x2133 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2592 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3604 (ite $x1923 (ite (= 0 ?x2592) 1 (ite $x1710 0 1)) new.attention.head_dim.given_least)))
 (let (($x1474 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x3105 (ite (and $x1090 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1090 $x1474) 0 1))))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x753 (ite $x941 new.attention.head_dim.parts (ite (or $x3784 $x684 $x1374 $x2955 $x1568) 1 (ite $x1262 ?x3105 ?x3604)))))
 (= new.attention.head_dim.least ?x753)))))))))))))))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x3537 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1923 (not (= 0 ?x3537)))))))
(assert
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2973 (ite $x941 new.attention.head_dim.parts (ite $x434 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2973)))))))
(assert
 (let (($x1090 (= (- 1) new.attention.head_dim.n)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2142 (ite $x1262 (or $x1090 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1090 (< 1 new.attention.head_dim.n)))))
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x484 (ite $x1374 (or $x1090 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1923 (or $x1090 (< ?x2133 new.attention.head_dim.n)) $x2142))))
 (let (($x2575 (= 1 new.attention.head_dim.parts)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x49 (ite $x434 new.attention.head_dim.given_moved (ite (or $x941 $x2575) false $x484))))
 (= new.attention.head_dim.moved $x49))))))))))))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x2017 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x773 (not new.model.sinks)))
 (= new.attention.one_key (and $x773 $x2017)))))
(assert
 (let (($x886 (not new.attention.head_dim.padded)))
 (let (($x2575 (= 1 new.attention.head_dim.parts)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x3121 (ite $x434 new.attention.head_dim.given_everywhere (or $x941 (and $x2575 $x886)))))
 (= new.attention.head_dim.everywhere $x3121)))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2514 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7)))))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x275 (ite $x2791 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2867 ?x2514))))
 (= new.attention.q ?x275)))))))))))))))))
(assert
 (let (($x605 (not new.attention.head_dim.moved)))
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2797 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3784 $x684 $x1374 $x2955) $x605))))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (= new.attention.head_dim.undivided (ite $x434 new.attention.head_dim.given_undivided $x2797))))))))))))
(assert
 (let (($x453 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2402 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x605 (not new.attention.head_dim.moved)))
 (let (($x208 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x605))))
 (let (($x480 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1134 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3536 (ite (or $x1134 $x480) (and (<= 1 new.attention.head_dim.least) $x208) (and $x2402 (and new.attention.head_dim.undivided $x453)))))
 (= new.attention.scores_whole $x3536)))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3527 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2250 (= 1 new.tp)))
 (let (($x1662 (or $x2250 (not (= (_ bv36 7) new.attention.q)) $x3527 new.attention.one_key new.attention.scores_whole)))
 (not $x1662)))))
(assert
 (let (($x805 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1012 (= 1 old.tp)))
(or $x1012 (not (= (_ bv36 7) old.attention.q)) $x805 old.attention.one_key old.attention.scores_whole))))
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
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
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
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
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
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2136 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1667 $x2865 $x3817 $x2320 $x2136 $x3126 $x1441 $x2013 $x3668 $x3877))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1176 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x3749 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3749 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x1881 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x268 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x268 $x1881 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1908 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3718 (= (- 1) old.attention.head_dim.n)))
 (let (($x3071 (or $x3718 (< (* ?x2603 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2978 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2289 (ite $x3126 (ite (= 0 ?x2978) 1 (ite $x3071 0 1)) old.attention.head_dim.given_least)))
 (let (($x1132 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2520 (ite (and $x3718 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3718 $x1132) 0 1))))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2136 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1448 (ite $x3668 old.attention.head_dim.parts (ite (or $x2865 $x1667 $x2013 $x3877 $x2136) 1 (ite $x3817 ?x2520 ?x2289)))))
 (= old.attention.head_dim.least ?x1448)))))))))))))))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x2091 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3126 (not (= 0 ?x2091)))))))
(assert
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2480 (ite $x3668 old.attention.head_dim.parts (ite $x3518 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2480)))))))
(assert
 (let (($x3718 (= (- 1) old.attention.head_dim.n)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3128 (ite $x3817 (or $x3718 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3718 (< 1 old.attention.head_dim.n)))))
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2005 (ite $x2013 (or $x3718 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3126 (or $x3718 (< ?x2603 old.attention.head_dim.n)) $x3128))))
 (let (($x3776 (= 1 old.attention.head_dim.parts)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x2482 (ite $x3518 old.attention.head_dim.given_moved (ite (or $x3668 $x3776) false $x2005))))
 (= old.attention.head_dim.moved $x2482))))))))))))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3323 (not old.model.sinks)))
 (= old.attention.one_key (and $x3323 $x1416)))))
(assert
 (let (($x316 (not old.attention.head_dim.padded)))
 (let (($x3776 (= 1 old.attention.head_dim.parts)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x1504 (ite $x3518 old.attention.head_dim.given_everywhere (or $x3668 (and $x3776 $x316)))))
 (= old.attention.head_dim.everywhere $x1504)))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x3018 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x3282 ?x1600 ?x3018)))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x1656 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x1656)))))))))))))))))))))))
(assert
 (let (($x202 (not old.attention.head_dim.moved)))
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1909 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2865 $x1667 $x2013 $x3877) $x202))))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (= old.attention.head_dim.undivided (ite $x3518 old.attention.head_dim.given_undivided $x1909))))))))))))
(assert
 (let (($x1410 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x268 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x202 (not old.attention.head_dim.moved)))
 (let (($x1159 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x202))))
 (let (($x3558 (= 1 old.pp)))
 (let (($x58 (not old.attention.scores.group.pp)))
 (let (($x1745 (or $x58 $x3558)))
 (let (($x1157 (= 1 old.sp)))
 (let (($x2332 (not old.attention.scores.group.sp)))
 (let (($x2414 (or $x2332 $x1157)))
 (let (($x2870 (= 1 old.dp)))
 (let (($x1298 (not old.attention.scores.group.dp)))
 (let (($x6 (or $x1298 $x2870)))
 (let (($x455 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x6 $x2414 $x1745)))
 (let (($x1881 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x267 (ite (or $x1881 $x455) (and (<= 1 old.attention.head_dim.least) $x1159) (and $x268 (and old.attention.head_dim.undivided $x1410)))))
 (= old.attention.scores_whole $x267))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x684 $x3784 $x1262 $x333 $x1568 $x1923 $x990 $x1374 $x941 $x2955))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1113 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x2673 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2673 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x1134 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2402 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2402 $x1134 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x686 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1090 (= (- 1) new.attention.head_dim.n)))
 (let (($x1710 (or $x1090 (< (* ?x2133 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2592 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3604 (ite $x1923 (ite (= 0 ?x2592) 1 (ite $x1710 0 1)) new.attention.head_dim.given_least)))
 (let (($x1474 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x3105 (ite (and $x1090 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1090 $x1474) 0 1))))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x753 (ite $x941 new.attention.head_dim.parts (ite (or $x3784 $x684 $x1374 $x2955 $x1568) 1 (ite $x1262 ?x3105 ?x3604)))))
 (= new.attention.head_dim.least ?x753)))))))))))))))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x3537 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1923 (not (= 0 ?x3537)))))))
(assert
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2973 (ite $x941 new.attention.head_dim.parts (ite $x434 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2973)))))))
(assert
 (let (($x1090 (= (- 1) new.attention.head_dim.n)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2142 (ite $x1262 (or $x1090 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1090 (< 1 new.attention.head_dim.n)))))
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x484 (ite $x1374 (or $x1090 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1923 (or $x1090 (< ?x2133 new.attention.head_dim.n)) $x2142))))
 (let (($x2575 (= 1 new.attention.head_dim.parts)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x49 (ite $x434 new.attention.head_dim.given_moved (ite (or $x941 $x2575) false $x484))))
 (= new.attention.head_dim.moved $x49))))))))))))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x2017 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x773 (not new.model.sinks)))
 (= new.attention.one_key (and $x773 $x2017)))))
(assert
 (let (($x886 (not new.attention.head_dim.padded)))
 (let (($x2575 (= 1 new.attention.head_dim.parts)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x3121 (ite $x434 new.attention.head_dim.given_everywhere (or $x941 (and $x2575 $x886)))))
 (= new.attention.head_dim.everywhere $x3121)))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1485 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2791 ?x2863 ?x1485)))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x337 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x337)))))))))))))))))))))
(assert
 (let (($x605 (not new.attention.head_dim.moved)))
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2797 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3784 $x684 $x1374 $x2955) $x605))))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (= new.attention.head_dim.undivided (ite $x434 new.attention.head_dim.given_undivided $x2797))))))))))))
(assert
 (let (($x453 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2402 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x605 (not new.attention.head_dim.moved)))
 (let (($x208 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x605))))
 (let (($x3099 (= 1 new.pp)))
 (let (($x3299 (not new.attention.scores.group.pp)))
 (let (($x3134 (or $x3299 $x3099)))
 (let (($x2096 (= 1 new.sp)))
 (let (($x3469 (not new.attention.scores.group.sp)))
 (let (($x646 (or $x3469 $x2096)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x1882 (not new.attention.scores.group.dp)))
 (let (($x2714 (or $x1882 $x1405)))
 (let (($x480 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2714 $x646 $x3134)))
 (let (($x1134 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3536 (ite (or $x1134 $x480) (and (<= 1 new.attention.head_dim.least) $x208) (and $x2402 (and new.attention.head_dim.undivided $x453)))))
 (= new.attention.scores_whole $x3536))))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3409 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x3099 (= 1 new.pp)))
 (let (($x3299 (not new.attention.scores.group.pp)))
 (let (($x3134 (or $x3299 $x3099)))
 (let (($x2096 (= 1 new.sp)))
 (let (($x3469 (not new.attention.scores.group.sp)))
 (let (($x646 (or $x3469 $x2096)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x1882 (not new.attention.scores.group.dp)))
 (let (($x2714 (or $x1882 $x1405)))
 (let (($x480 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2714 $x646 $x3134)))
 (let (($x558 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x2714 $x646 $x3134)))
 (let (($x422 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x3736 (not new.attention.one_key)))
 (let (($x2251 (not new.attention.scores_whole)))
 (let (($x2402 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1134 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x246 (or $x1134 (and $x2402 (not (= 1 new.tp)) $x2251 $x3736) $x422 $x558 (and $x480 $x3409))))
 (not $x246))))))))))))))))))))
(assert
 (let (($x3555 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x3558 (= 1 old.pp)))
(let (($x58 (not old.attention.scores.group.pp)))
(let (($x1745 (or $x58 $x3558)))
(let (($x1157 (= 1 old.sp)))
(let (($x2332 (not old.attention.scores.group.sp)))
(let (($x2414 (or $x2332 $x1157)))
(let (($x2870 (= 1 old.dp)))
(let (($x1298 (not old.attention.scores.group.dp)))
(let (($x6 (or $x1298 $x2870)))
(let (($x455 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x6 $x2414 $x1745)))
(let (($x1317 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x6 $x2414 $x1745)))
(let (($x79 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x1038 (not old.attention.one_key)))
(let (($x2138 (not old.attention.scores_whole)))
(let (($x268 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1881 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1881 (and $x268 (not (= 1 old.tp)) $x2138 $x1038) $x79 $x1317 (and $x455 $x3555))))))))))))))))))))
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
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
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
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
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
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2136 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1667 $x2865 $x3817 $x2320 $x2136 $x3126 $x1441 $x2013 $x3668 $x3877))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1176 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x504 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x504 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1908 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3718 (= (- 1) old.attention.head_dim.n)))
 (let (($x3071 (or $x3718 (< (* ?x2603 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2978 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2289 (ite $x3126 (ite (= 0 ?x2978) 1 (ite $x3071 0 1)) old.attention.head_dim.given_least)))
 (let (($x1132 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2520 (ite (and $x3718 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3718 $x1132) 0 1))))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2136 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1448 (ite $x3668 old.attention.head_dim.parts (ite (or $x2865 $x1667 $x2013 $x3877 $x2136) 1 (ite $x3817 ?x2520 ?x2289)))))
 (= old.attention.head_dim.least ?x1448)))))))))))))))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x2091 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3126 (not (= 0 ?x2091)))))))
(assert
 (let (($x3718 (= (- 1) old.attention.head_dim.n)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3128 (ite $x3817 (or $x3718 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3718 (< 1 old.attention.head_dim.n)))))
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2005 (ite $x2013 (or $x3718 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3126 (or $x3718 (< ?x2603 old.attention.head_dim.n)) $x3128))))
 (let (($x3776 (= 1 old.attention.head_dim.parts)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x2482 (ite $x3518 old.attention.head_dim.given_moved (ite (or $x3668 $x3776) false $x2005))))
 (= old.attention.head_dim.moved $x2482))))))))))))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3323 (not old.model.sinks)))
 (= old.attention.one_key (and $x3323 $x1416)))))
(assert
 (let (($x316 (not old.attention.head_dim.padded)))
 (let (($x3776 (= 1 old.attention.head_dim.parts)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x1504 (ite $x3518 old.attention.head_dim.given_everywhere (or $x3668 (and $x3776 $x316)))))
 (= old.attention.head_dim.everywhere $x1504)))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1716 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7)))))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x3018 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x10 $x3226) old.attention.qkv.split ?x324) ?x1716)))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3108 (ite $x3282 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7))) ?x3018)))
 (= old.attention.q ?x3108)))))))))))))))))))
(assert
 (let (($x202 (not old.attention.head_dim.moved)))
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1909 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2865 $x1667 $x2013 $x3877) $x202))))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (= old.attention.head_dim.undivided (ite $x3518 old.attention.head_dim.given_undivided $x1909))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x684 $x3784 $x1262 $x333 $x1568 $x1923 $x990 $x1374 $x941 $x2955))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1113 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x3040 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x3040 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x686 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1090 (= (- 1) new.attention.head_dim.n)))
 (let (($x1710 (or $x1090 (< (* ?x2133 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2592 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3604 (ite $x1923 (ite (= 0 ?x2592) 1 (ite $x1710 0 1)) new.attention.head_dim.given_least)))
 (let (($x1474 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x3105 (ite (and $x1090 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1090 $x1474) 0 1))))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x753 (ite $x941 new.attention.head_dim.parts (ite (or $x3784 $x684 $x1374 $x2955 $x1568) 1 (ite $x1262 ?x3105 ?x3604)))))
 (= new.attention.head_dim.least ?x753)))))))))))))))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x3537 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1923 (not (= 0 ?x3537)))))))
(assert
 (let (($x1090 (= (- 1) new.attention.head_dim.n)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2142 (ite $x1262 (or $x1090 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1090 (< 1 new.attention.head_dim.n)))))
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x484 (ite $x1374 (or $x1090 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1923 (or $x1090 (< ?x2133 new.attention.head_dim.n)) $x2142))))
 (let (($x2575 (= 1 new.attention.head_dim.parts)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x49 (ite $x434 new.attention.head_dim.given_moved (ite (or $x941 $x2575) false $x484))))
 (= new.attention.head_dim.moved $x49))))))))))))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x2017 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x773 (not new.model.sinks)))
 (= new.attention.one_key (and $x773 $x2017)))))
(assert
 (let (($x886 (not new.attention.head_dim.padded)))
 (let (($x2575 (= 1 new.attention.head_dim.parts)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x3121 (ite $x434 new.attention.head_dim.given_everywhere (or $x941 (and $x2575 $x886)))))
 (= new.attention.head_dim.everywhere $x3121)))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2514 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7)))))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x275 (ite $x2791 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2867 ?x2514))))
 (= new.attention.q ?x275)))))))))))))))))
(assert
 (let (($x605 (not new.attention.head_dim.moved)))
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2797 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3784 $x684 $x1374 $x2955) $x605))))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (= new.attention.head_dim.undivided (ite $x434 new.attention.head_dim.given_undivided $x2797))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3040 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x952 (or (not (= (_ bv36 7) new.attention.q)) $x3040 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x952))))
(assert
 (let (($x504 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x504 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1667 $x2865 $x3817 $x2320 (= (_ bv56 7) old.attention.head_dim.kind) $x3126 $x1441 $x2013 $x3668 $x3877)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x3167 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3125 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3125 $x879 $x3016 $x1602 (= (_ bv56 7) old.attention.heads.kind) $x1176 $x600 $x556 $x2201 $x3167)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x2991 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2991 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x932 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x932)))
(assert
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1908 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
(assert
 (let (($x2390 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x809 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x809 $x2390))))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2626 (and $x1176 (< 1 old.attention.heads.parts) (= ?x3380 old.attention.heads.n))))
 (= old.attention.heads.filled $x2626))))))
(assert
 (let (($x2947 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1176 $x2947)))))
(assert
 (let (($x1477 (= (- 1) old.attention.heads.n)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x455 (ite $x3016 (or $x1477 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1477 (< 1 old.attention.heads.n)))))
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2055 (ite $x556 (or $x1477 (< old.attention.heads.block old.attention.heads.n)) (ite $x1176 (or $x1477 (< ?x3380 old.attention.heads.n)) $x455))))
 (let (($x2151 (= 1 old.attention.heads.parts)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x643 (or $x600 $x1602)))
 (let (($x2786 (ite $x643 old.attention.heads.given_moved (ite (or $x2201 $x2151) false $x2055))))
 (= old.attention.heads.moved $x2786))))))))))))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x2091 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3126 (not (= 0 ?x2091)))))))
(assert
 (let (($x3718 (= (- 1) old.attention.head_dim.n)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3128 (ite $x3817 (or $x3718 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3718 (< 1 old.attention.head_dim.n)))))
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2005 (ite $x2013 (or $x3718 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3126 (or $x3718 (< ?x2603 old.attention.head_dim.n)) $x3128))))
 (let (($x3776 (= 1 old.attention.head_dim.parts)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x2482 (ite $x3518 old.attention.head_dim.given_moved (ite (or $x3668 $x3776) false $x2005))))
 (= old.attention.head_dim.moved $x2482))))))))))))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3323 (not old.model.sinks)))
 (= old.attention.one_key (and $x3323 $x1416)))))
(assert
 (let (($x3250 (not old.attention.heads.padded)))
 (let (($x2151 (= 1 old.attention.heads.parts)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x643 (or $x600 $x1602)))
 (let (($x1927 (ite $x643 old.attention.heads.given_everywhere (or $x2201 (and $x2151 $x3250)))))
 (= old.attention.heads.everywhere $x1927)))))))))
(assert
 (let (($x316 (not old.attention.head_dim.padded)))
 (let (($x3776 (= 1 old.attention.head_dim.parts)))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (let (($x1504 (ite $x3518 old.attention.head_dim.given_everywhere (or $x3668 (and $x3776 $x316)))))
 (= old.attention.head_dim.everywhere $x1504)))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x3018 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x3282 ?x1600 ?x3018)))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x2339 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x2339)))))))))))))))))))))))
(assert
 (let (($x1544 (not old.attention.heads.moved)))
 (let (($x3167 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3125 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x879 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x532 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x879 $x3125 $x556 $x3167) $x1544))))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x643 (or $x600 $x1602)))
 (= old.attention.heads.undivided (ite $x643 old.attention.heads.given_undivided $x532))))))))))))
(assert
 (let (($x202 (not old.attention.head_dim.moved)))
 (let (($x3877 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1667 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1909 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2865 $x1667 $x2013 $x3877) $x202))))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3518 (or $x1441 $x2320)))
 (= old.attention.head_dim.undivided (ite $x3518 old.attention.head_dim.given_undivided $x1909))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x684 $x3784 $x1262 $x333 (= (_ bv56 7) new.attention.head_dim.kind) $x1923 $x990 $x1374 $x941 $x2955)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1285 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2397 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3735 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x3735 $x2397 $x21 $x1740 (= (_ bv56 7) new.attention.heads.kind) $x1113 $x1067 $x3206 $x1924 $x1285)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x2756 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2756 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x509 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x509)))
(assert
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x686 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
(assert
 (let (($x3591 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1776 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1776 $x3591))))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1750 (and $x1113 (< 1 new.attention.heads.parts) (= ?x2950 new.attention.heads.n))))
 (= new.attention.heads.filled $x1750))))))
(assert
 (let (($x1533 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1113 $x1533)))))
(assert
 (let (($x1152 (= (- 1) new.attention.heads.n)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1484 (ite $x21 (or $x1152 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1152 (< 1 new.attention.heads.n)))))
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2736 (ite $x3206 (or $x1152 (< new.attention.heads.block new.attention.heads.n)) (ite $x1113 (or $x1152 (< ?x2950 new.attention.heads.n)) $x1484))))
 (let (($x3725 (= 1 new.attention.heads.parts)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2763 (or $x1067 $x1740)))
 (let (($x2178 (ite $x2763 new.attention.heads.given_moved (ite (or $x1924 $x3725) false $x2736))))
 (= new.attention.heads.moved $x2178))))))))))))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x3537 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1923 (not (= 0 ?x3537)))))))
(assert
 (let (($x1090 (= (- 1) new.attention.head_dim.n)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2142 (ite $x1262 (or $x1090 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1090 (< 1 new.attention.head_dim.n)))))
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x484 (ite $x1374 (or $x1090 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1923 (or $x1090 (< ?x2133 new.attention.head_dim.n)) $x2142))))
 (let (($x2575 (= 1 new.attention.head_dim.parts)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x49 (ite $x434 new.attention.head_dim.given_moved (ite (or $x941 $x2575) false $x484))))
 (= new.attention.head_dim.moved $x49))))))))))))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x2017 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x773 (not new.model.sinks)))
 (= new.attention.one_key (and $x773 $x2017)))))
(assert
 (let (($x1052 (not new.attention.heads.padded)))
 (let (($x3725 (= 1 new.attention.heads.parts)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2763 (or $x1067 $x1740)))
 (let (($x2697 (ite $x2763 new.attention.heads.given_everywhere (or $x1924 (and $x3725 $x1052)))))
 (= new.attention.heads.everywhere $x2697)))))))))
(assert
 (let (($x886 (not new.attention.head_dim.padded)))
 (let (($x2575 (= 1 new.attention.head_dim.parts)))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (let (($x3121 (ite $x434 new.attention.head_dim.given_everywhere (or $x941 (and $x2575 $x886)))))
 (= new.attention.head_dim.everywhere $x3121)))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1485 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2791 ?x2863 ?x1485)))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x3130 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x3130)))))))))))))))))))))
(assert
 (let (($x1997 (not new.attention.heads.moved)))
 (let (($x1285 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3735 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2397 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x300 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2397 $x3735 $x3206 $x1285) $x1997))))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2763 (or $x1067 $x1740)))
 (= new.attention.heads.undivided (ite $x2763 new.attention.heads.given_undivided $x300))))))))))))
(assert
 (let (($x605 (not new.attention.head_dim.moved)))
 (let (($x2955 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x684 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2797 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3784 $x684 $x1374 $x2955) $x605))))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x434 (or $x990 $x333)))
 (= new.attention.head_dim.undivided (ite $x434 new.attention.head_dim.given_undivided $x2797))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1877 (not new.attention.heads.undivided)))
 (let (($x1447 (not new.attention.one_key)))
 (let (($x817 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x1447 $x1877))))
 (let (($x3591 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x642 (not new.attention.head_dim.undivided)))
 (let (($x1756 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x1447)) $x642)))
 (let (($x1776 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x509 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x509 $x1776 (not (or $x1756 (and $x3591 $x817))))))))))))))
(assert
 (let (($x2893 (not old.attention.heads.undivided)))
(let (($x245 (not old.attention.one_key)))
(let (($x2087 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x245 $x2893))))
(let (($x2390 (= (_ bv97 7) old.model.qk_norm)))
(let (($x2338 (not old.attention.head_dim.undivided)))
(let (($x2461 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x245)) $x2338)))
(let (($x809 (= (_ bv57 7) old.model.qk_norm)))
(let (($x932 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x932 $x809 (not (or $x2461 (and $x2390 $x2087)))))))))))))
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
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3126 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3016 $x1602 (= (_ bv56 7) old.attention.heads.kind) $x1176 $x600 $x556 $x2201 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x2981 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2981 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x3525 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x3525)))
(assert
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1908 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (let (($x2737 (= (_ bv2 7) old.model.positions)))
 (or $x2737 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993))))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x523 (< 1 old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 $x523 (= ?x3380 old.attention.heads.n))))))))
(assert
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x523 (< 1 old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1176 $x523 (<= old.attention.heads.n ?x3380))))))))
(assert
 (let (($x2947 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1176 $x2947)))))
(assert
 (let (($x1477 (= (- 1) old.attention.heads.n)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x455 (ite $x3016 (or $x1477 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1477 (< 1 old.attention.heads.n)))))
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2055 (ite $x556 (or $x1477 (< old.attention.heads.block old.attention.heads.n)) (ite $x1176 (or $x1477 (< ?x3380 old.attention.heads.n)) $x455))))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2786 (ite (or $x600 $x1602) old.attention.heads.given_moved (ite (or $x2201 (= 1 old.attention.heads.parts)) false $x2055))))
 (= old.attention.heads.moved $x2786))))))))))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3323 (not old.model.sinks)))
 (= old.attention.one_key (and $x3323 $x1416)))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1716 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7)))))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x3018 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x10 $x3226) old.attention.qkv.split ?x324) ?x1716)))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3108 (ite $x3282 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7))) ?x3018)))
 (= old.attention.q ?x3108)))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1923 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x21 $x1740 (= (_ bv56 7) new.attention.heads.kind) $x1113 $x1067 $x3206 $x1924 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x2184 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2184 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x985 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x985)))
(assert
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x686 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (let (($x1280 (= (_ bv2 7) new.model.positions)))
 (or $x1280 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715))))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1930 (< 1 new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 $x1930 (= ?x2950 new.attention.heads.n))))))))
(assert
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1930 (< 1 new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x1113 $x1930 (<= new.attention.heads.n ?x2950))))))))
(assert
 (let (($x1533 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1113 $x1533)))))
(assert
 (let (($x1152 (= (- 1) new.attention.heads.n)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1484 (ite $x21 (or $x1152 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1152 (< 1 new.attention.heads.n)))))
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2736 (ite $x3206 (or $x1152 (< new.attention.heads.block new.attention.heads.n)) (ite $x1113 (or $x1152 (< ?x2950 new.attention.heads.n)) $x1484))))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2178 (ite (or $x1067 $x1740) new.attention.heads.given_moved (ite (or $x1924 (= 1 new.attention.heads.parts)) false $x2736))))
 (= new.attention.heads.moved $x2178))))))))))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x2017 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x773 (not new.model.sinks)))
 (= new.attention.one_key (and $x773 $x2017)))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2514 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7)))))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x275 (ite $x2791 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2867 ?x2514))))
 (= new.attention.q ?x275)))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1093 (not new.attention.heads.filled)))
 (let (($x3136 (and new.attention.heads.padded $x1093 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x3109 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x985 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x1353 (or (not (= (_ bv37 7) new.attention.q)) $x985 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x3109 (and new.attention.one_key (not $x3136)))))
 (not $x1353)))))))
(assert
 (let (($x1284 (not old.attention.heads.filled)))
(let (($x3681 (and old.attention.heads.padded $x1284 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x1544 (not old.attention.heads.moved)))
(let (($x3137 (and $x1544 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x3525 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x3525 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x3137 (and old.attention.one_key (not $x3681)))))))))
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
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x3817 $x2320 (= (_ bv56 7) old.attention.head_dim.kind) $x3126 $x1441 $x2013 $x3668 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3016 $x1602 (= (_ bv56 7) old.attention.heads.kind) $x1176 $x600 $x556 $x2201 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x846 $x1357 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1199 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2005 (= (_ bv10 7) old.attention.out.input)))
 (or $x2005 $x1199 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2813 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (or $x1359 $x2813 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x501 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x501 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1294 (= (_ bv56 7) old.attention.value_dim.kind) $x1908 $x3413 (= (_ bv91 7) old.attention.value_dim.kind) $x647 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
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
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2626 (and $x1176 (< 1 old.attention.heads.parts) (= ?x3380 old.attention.heads.n))))
 (= old.attention.heads.filled $x2626))))))
(assert
 (let (($x2947 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1176 $x2947)))))
(assert
 (let (($x1477 (= (- 1) old.attention.heads.n)))
 (let (($x3016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x455 (ite $x3016 (or $x1477 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1477 (< 1 old.attention.heads.n)))))
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3380 (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x556 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2055 (ite $x556 (or $x1477 (< old.attention.heads.block old.attention.heads.n)) (ite $x1176 (or $x1477 (< ?x3380 old.attention.heads.n)) $x455))))
 (let (($x2151 (= 1 old.attention.heads.parts)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x643 (or $x600 $x1602)))
 (let (($x2786 (ite $x643 old.attention.heads.given_moved (ite (or $x2201 $x2151) false $x2055))))
 (= old.attention.heads.moved $x2786))))))))))))))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let (($x911 (= (- 1) old.attention.head_dim.n)))
 (let (($x3817 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2912 (ite $x3817 (or $x911 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x911 (< 1 old.attention.head_dim.n)))))
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2013 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2784 (ite $x2013 (or $x911 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3126 (or $x911 (< ?x2603 old.attention.head_dim.n)) $x2912))))
 (let (($x3668 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2320 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1850 (ite (or $x1441 $x2320) old.attention.head_dim.given_moved (ite (or $x3668 (= 1 old.attention.head_dim.parts)) false $x2784))))
 (= old.attention.head_dim.moved $x1850))))))))))))))
(assert
 (let ((?x1499 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1908 (not (= 0 ?x1499)))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x2005 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1199 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1199 (and $x2005 $x2714))))))))
(assert
 (let (($x3250 (not old.attention.heads.padded)))
 (let (($x2151 (= 1 old.attention.heads.parts)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x643 (or $x600 $x1602)))
 (let (($x1000 (ite $x643 old.attention.heads.given_everywhere (or $x2201 (and $x2151 $x3250)))))
 (= old.attention.heads.everywhere $x1000)))))))))
(assert
 (let (($x1420 (not old.attention.value_dim.padded)))
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x241 (ite (or $x3413 $x1294) old.attention.value_dim.given_everywhere (or $x647 (and (= 1 old.attention.value_dim.parts) $x1420)))))
 (= old.attention.value_dim.everywhere $x241)))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x354 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x354)))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x1354 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x3282 ?x1600 ?x1354))))))))))))))))))))))))
(assert
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3595 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2407 (ite $x3595 old.attention.v (ite $x522 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2407)))))
(assert
 (let (($x2842 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3415 (not old.attention.gathers)))
 (let (($x2813 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2813 $x3415 $x2842))))))
(assert
 (let ((?x485 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3790 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1357 $x846) $x2360))))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x1263 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3221 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1263)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1263 old.attention.value_dim.everywhere $x2714) $x3790)))
 (= old.attention.mixed_in (ite $x3221 (_ bv96 7) ?x485))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1262 $x333 (= (_ bv56 7) new.attention.head_dim.kind) $x1923 $x990 $x1374 $x941 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x21 $x1740 (= (_ bv56 7) new.attention.heads.kind) $x1113 $x1067 $x3206 $x1924 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x518 $x555 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2268 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1752 (= (_ bv10 7) new.attention.out.input)))
 (or $x1752 $x2268 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2644 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (or $x1927 $x2644 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x1755 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1755 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x602 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x602 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2958 (= (_ bv56 7) new.attention.value_dim.kind) $x686 $x1685 (= (_ bv91 7) new.attention.value_dim.kind) $x953 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
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
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1750 (and $x1113 (< 1 new.attention.heads.parts) (= ?x2950 new.attention.heads.n))))
 (= new.attention.heads.filled $x1750))))))
(assert
 (let (($x1533 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1113 $x1533)))))
(assert
 (let (($x1152 (= (- 1) new.attention.heads.n)))
 (let (($x21 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1484 (ite $x21 (or $x1152 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1152 (< 1 new.attention.heads.n)))))
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2950 (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2736 (ite $x3206 (or $x1152 (< new.attention.heads.block new.attention.heads.n)) (ite $x1113 (or $x1152 (< ?x2950 new.attention.heads.n)) $x1484))))
 (let (($x3725 (= 1 new.attention.heads.parts)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2763 (or $x1067 $x1740)))
 (let (($x2178 (ite $x2763 new.attention.heads.given_moved (ite (or $x1924 $x3725) false $x2736))))
 (= new.attention.heads.moved $x2178))))))))))))))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let (($x1491 (= (- 1) new.attention.head_dim.n)))
 (let (($x1262 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3538 (ite $x1262 (or $x1491 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1491 (< 1 new.attention.head_dim.n)))))
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1374 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x305 (ite $x1374 (or $x1491 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1923 (or $x1491 (< ?x2133 new.attention.head_dim.n)) $x3538))))
 (let (($x941 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x333 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x990 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1326 (ite (or $x990 $x333) new.attention.head_dim.given_moved (ite (or $x941 (= 1 new.attention.head_dim.parts)) false $x305))))
 (= new.attention.head_dim.moved $x1326))))))))))))))
(assert
 (let ((?x208 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x686 (not (= 0 ?x208)))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x1752 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2268 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2268 (and $x1752 $x1621))))))))
(assert
 (let (($x1052 (not new.attention.heads.padded)))
 (let (($x3725 (= 1 new.attention.heads.parts)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2763 (or $x1067 $x1740)))
 (let (($x316 (ite $x2763 new.attention.heads.given_everywhere (or $x1924 (and $x3725 $x1052)))))
 (= new.attention.heads.everywhere $x316)))))))))
(assert
 (let (($x2832 (not new.attention.value_dim.padded)))
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2256 (ite (or $x1685 $x2958) new.attention.value_dim.given_everywhere (or $x953 (and (= 1 new.attention.value_dim.parts) $x2832)))))
 (= new.attention.value_dim.everywhere $x2256)))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1178 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x1178)))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1706 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2791 ?x2863 ?x1706))))))))))))))))))))))
(assert
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1291 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2405 (ite $x1291 new.attention.v (ite $x570 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2405)))))
(assert
 (let (($x740 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3205 (not new.attention.gathers)))
 (let (($x2644 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2644 $x3205 $x740))))))
(assert
 (let ((?x3113 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2379 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x555 $x518) $x3230))))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x3498 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1466 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3498)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3498 new.attention.value_dim.everywhere $x1621) $x2379)))
 (= new.attention.mixed_in (ite $x1466 (_ bv96 7) ?x3113))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2011 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x1909 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x2250 (= 1 new.tp)))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x87 (or $x1927 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x2250 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x1909 $x2011))))))
 (not $x87)))))))
(assert
 (let (($x3098 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x2138 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x1012 (= 1 old.tp)))
(let (($x1359 (= (_ bv40 7) old.attention.out.split)))
(or $x1359 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x1012 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x2138 $x3098)))))))))
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
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3126 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1602 (= (_ bv56 7) old.attention.heads.kind) $x1176 $x600 (= (_ bv91 7) old.attention.heads.kind) $x2201 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3128 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3611 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2729 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2729 $x3611 $x846 $x1357 $x3128)))))))
(assert
 (let (($x1199 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2005 (= (_ bv10 7) old.attention.out.input)))
 (or $x2005 $x1199 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x973 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2813 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (or $x1359 $x2813 $x973)))))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x501 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x501 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1294 (= (_ bv56 7) old.attention.value_dim.kind) $x1908 $x3413 (= (_ bv91 7) old.attention.value_dim.kind) $x647 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x94 (= (_ bv96 7) old.hidden.kind)))
 (let (($x80 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1686 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1447 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3736 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3736 $x1447 (= (_ bv56 7) old.hidden.kind) $x2461 $x1686 $x80 $x94 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2520 (= (_ bv49 7) old.norm.statistic)))
 (or $x2520 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x34 (= (_ bv96 7) old.stream)))
 (let (($x114 (= (_ bv94 7) old.stream)))
 (let (($x2740 (= (_ bv38 7) old.stream)))
 (or $x2740 $x114 $x34)))))
(assert
 (let (($x3527 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3871 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x788 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x788 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3871 (= (_ bv91 7) old.stream_tokens.kind) $x3527 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2164 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1646 (div (* ?x2164 old.hidden.multiple) old.hidden.parts)))
 (let (($x1635 (< 1 old.hidden.parts)))
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2461 $x1635 (= ?x1646 old.hidden.n))))))))
(assert
 (let ((?x2164 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1646 (div (* ?x2164 old.hidden.multiple) old.hidden.parts)))
 (let (($x1635 (< 1 old.hidden.parts)))
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2461 $x1635 (<= old.hidden.n ?x1646))))))))
(assert
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2461 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3736 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3781 (ite $x3736 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2164 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1646 (div (* ?x2164 old.hidden.multiple) old.hidden.parts)))
 (let (($x504 (= (- 1) old.hidden.n)))
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (let (($x80 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2690 (ite $x80 (or $x504 (< old.hidden.block old.hidden.n)) (ite $x2461 (or $x504 (< ?x1646 old.hidden.n)) $x3781))))
 (let (($x3447 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2690)))
 (let (($x1447 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1686 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2997 (or $x1686 $x1447)))
 (= old.hidden.moved (ite $x2997 old.hidden.given_moved $x3447)))))))))))))))
(assert
 (let (($x3527 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2071 (or $x3527 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x652 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2071)))
 (= old.stream_tokens.everywhere $x652)))))
(assert
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let (($x2947 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1176 $x2947)))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x1499 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1908 (not (= 0 ?x1499)))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x2005 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1199 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1199 (and $x2005 $x2714))))))))
(assert
 (let (($x94 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1447 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1686 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2997 (or $x1686 $x1447)))
 (let (($x470 (ite $x2997 old.hidden.given_everywhere (or $x94 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x470)))))))
(assert
 (let (($x3250 (not old.attention.heads.padded)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1000 (ite (or $x600 $x1602) old.attention.heads.given_everywhere (or $x2201 (and (= 1 old.attention.heads.parts) $x3250)))))
 (= old.attention.heads.everywhere $x1000)))))))
(assert
 (let (($x1420 (not old.attention.value_dim.padded)))
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x241 (ite (or $x3413 $x1294) old.attention.value_dim.given_everywhere (or $x647 (and (= 1 old.attention.value_dim.parts) $x1420)))))
 (= old.attention.value_dim.everywhere $x241)))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x354 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x354)))))))))))))))))))))))
(assert
 (let (($x34 (= (_ bv96 7) old.stream)))
 (let (($x3788 (or $x34 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3788))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x1354 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x3282 ?x1600 ?x1354))))))))))))))))))))))))
(assert
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3595 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2407 (ite $x3595 old.attention.v (ite $x522 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2407)))))
(assert
 (let (($x2842 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3415 (not old.attention.gathers)))
 (let (($x2813 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2813 $x3415 $x2842))))))
(assert
 (let ((?x485 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2780 (or $x1357 $x846)))
 (let (($x3790 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2780 $x2360))))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x1263 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3221 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1263)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1263 old.attention.value_dim.everywhere $x2714) $x3790)))
 (= old.attention.mixed_in (ite $x3221 (_ bv96 7) ?x485)))))))))))))
(assert
 (let ((?x2318 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3136 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3202 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3136)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2575 (or $x1357 $x2360)))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1359 $x2575 $x3202) (_ bv96 7) ?x2318))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x1012 (= 1 old.tp)))
 (let (($x34 (= (_ bv96 7) old.stream)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) $x1012) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1637 (and $x2360 (or $x34 $x1012 (not (= (_ bv4 7) old.attention.out.collective)) $x2714))))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2780 (or $x1357 $x846)))
 (let ((?x2699 (ite (or $x2780 $x1637) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3128 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3611 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x3045 (ite (or $x1357 (and $x846 (= (_ bv38 7) old.stream)) (and (or $x3611 $x3128) $x2360)) (_ bv38 7) (ite $x846 (_ bv96 7) (_ bv16 7)))))
 (let (($x2521 (or (and old.hidden.filled (not $x34)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1416 (not $x2360)))
 (let (($x2520 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2740 (= (_ bv38 7) old.stream)))
 (let ((?x1474 (ite (and $x3611 old.hidden.filled $x2740 $x1416 $x2520) old.stream (ite (and $x3128 $x1416 $x2521) old.stream ?x3045))))
 (let (($x2729 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2887 (ite $x2729 (_ bv96 7) (ite (and $x3611 old.hidden.filled $x34 $x1416) (_ bv96 7) ?x1474))))
 (let (($x2575 (or $x1357 $x2360)))
 (let ((?x3163 (ite (and (not $x2740) old.stream.in_order old.hidden.everywhere $x2575) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2360) (_ bv38 7) ?x2887))))
 (let ((?x3040 (ite (= (_ bv38 7) old.attention.out_state) ?x3163 (ite (= (_ bv96 7) old.attention.out_state) ?x2699 old.attention.out_state))))
 (let ((?x1873 (ite $x3128 (ite (not $x34) old.stream (_ bv66 7)) (ite $x846 (ite $x34 (_ bv96 7) old.stream) (ite $x1357 (_ bv92 7) (_ bv16 7))))))
 (let (($x2329 (= (_ bv92 7) old.attention.out_state)))
 (= old.attention.joined (ite $x2329 (ite $x3611 (_ bv96 7) ?x1873) ?x3040))))))))))))))))))))))))))))
(assert
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x2274 (ite (and old.attention.taken_for_whole $x846) (_ bv92 7) old.attention.joined)))
 (let (($x2346 (or old.hidden.moved old.hidden.padded)))
 (let (($x973 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1718 (= (_ bv92 7) old.attention.mixed_in)))
 (let (($x1012 (= 1 old.tp)))
 (= old.attention.arrives (ite (and $x1012 $x1718 $x973 $x2346) (_ bv16 7) ?x2274)))))))))
(assert
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1923 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1740 (= (_ bv56 7) new.attention.heads.kind) $x1113 $x1067 (= (_ bv91 7) new.attention.heads.kind) $x1924 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1317 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1038 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2251 (= (_ bv4 7) new.attention.out.collective)))
 (or $x2251 $x1038 $x518 $x555 $x1317)))))))
(assert
 (let (($x2268 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1752 (= (_ bv10 7) new.attention.out.input)))
 (or $x1752 $x2268 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x239 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2644 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (or $x1927 $x2644 $x239)))))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x1755 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1755 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x602 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x602 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2958 (= (_ bv56 7) new.attention.value_dim.kind) $x686 $x1685 (= (_ bv91 7) new.attention.value_dim.kind) $x953 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1963 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2991 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2563 (= (_ bv86 7) new.hidden.kind)))
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (let (($x554 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3082 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3082 $x554 (= (_ bv56 7) new.hidden.kind) $x532 $x2563 $x2991 $x1963 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3385 (= (_ bv49 7) new.norm.statistic)))
 (or $x3385 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x696 (= (_ bv96 7) new.stream)))
 (let (($x1555 (= (_ bv94 7) new.stream)))
 (let (($x1781 (= (_ bv38 7) new.stream)))
 (or $x1781 $x1555 $x696)))))
(assert
 (let (($x1465 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2471 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2392 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2392 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2471 (= (_ bv91 7) new.stream_tokens.kind) $x1465 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x252 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3130 (div (* ?x252 new.hidden.multiple) new.hidden.parts)))
 (let (($x2671 (< 1 new.hidden.parts)))
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x532 $x2671 (= ?x3130 new.hidden.n))))))))
(assert
 (let ((?x252 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3130 (div (* ?x252 new.hidden.multiple) new.hidden.parts)))
 (let (($x2671 (< 1 new.hidden.parts)))
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x532 $x2671 (<= new.hidden.n ?x3130))))))))
(assert
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x532 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3082 (= (_ bv26 7) new.hidden.kind)))
 (let (($x395 (ite $x3082 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x252 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3130 (div (* ?x252 new.hidden.multiple) new.hidden.parts)))
 (let (($x2543 (= (- 1) new.hidden.n)))
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2991 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2973 (ite $x2991 (or $x2543 (< new.hidden.block new.hidden.n)) (ite $x532 (or $x2543 (< ?x3130 new.hidden.n)) $x395))))
 (let (($x1302 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2973)))
 (let (($x554 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2563 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2245 (or $x2563 $x554)))
 (= new.hidden.moved (ite $x2245 new.hidden.given_moved $x1302)))))))))))))))
(assert
 (let (($x1465 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3466 (or $x1465 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1928 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3466)))
 (= new.stream_tokens.everywhere $x1928)))))
(assert
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let (($x1533 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1113 $x1533)))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x208 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x686 (not (= 0 ?x208)))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x1752 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2268 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2268 (and $x1752 $x1621))))))))
(assert
 (let (($x1963 (= (_ bv96 7) new.hidden.kind)))
 (let (($x554 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2563 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2245 (or $x2563 $x554)))
 (let (($x1186 (ite $x2245 new.hidden.given_everywhere (or $x1963 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1186)))))))
(assert
 (let (($x1052 (not new.attention.heads.padded)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x316 (ite (or $x1067 $x1740) new.attention.heads.given_everywhere (or $x1924 (and (= 1 new.attention.heads.parts) $x1052)))))
 (= new.attention.heads.everywhere $x316)))))))
(assert
 (let (($x2832 (not new.attention.value_dim.padded)))
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2256 (ite (or $x1685 $x2958) new.attention.value_dim.given_everywhere (or $x953 (and (= 1 new.attention.value_dim.parts) $x2832)))))
 (= new.attention.value_dim.everywhere $x2256)))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1178 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x1178)))))))))))))))))))))
(assert
 (let (($x696 (= (_ bv96 7) new.stream)))
 (let (($x583 (or $x696 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x583))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1706 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2791 ?x2863 ?x1706))))))))))))))))))))))
(assert
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1291 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2405 (ite $x1291 new.attention.v (ite $x570 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2405)))))
(assert
 (let (($x740 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3205 (not new.attention.gathers)))
 (let (($x2644 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2644 $x3205 $x740))))))
(assert
 (let ((?x3113 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x939 (or $x555 $x518)))
 (let (($x2379 (and new.attention.share_of_one new.stream.first_keeps_all (or $x939 $x3230))))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x3498 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1466 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3498)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3498 new.attention.value_dim.everywhere $x1621) $x2379)))
 (= new.attention.mixed_in (ite $x1466 (_ bv96 7) ?x3113)))))))))))))
(assert
 (let ((?x2084 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3096 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3463 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3096)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2091 (or $x555 $x3230)))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1927 $x2091 $x3463) (_ bv96 7) ?x2084))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x2250 (= 1 new.tp)))
 (let (($x696 (= (_ bv96 7) new.stream)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) $x2250) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1144 (and $x3230 (or $x696 $x2250 (not (= (_ bv4 7) new.attention.out.collective)) $x1621))))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x939 (or $x555 $x518)))
 (let ((?x1668 (ite (or $x939 $x1144) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1317 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1038 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x1763 (ite (or $x555 (and $x518 (= (_ bv38 7) new.stream)) (and (or $x1038 $x1317) $x3230)) (_ bv38 7) (ite $x518 (_ bv96 7) (_ bv16 7)))))
 (let (($x2649 (or (and new.hidden.filled (not $x696)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x797 (not $x3230)))
 (let (($x3385 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1781 (= (_ bv38 7) new.stream)))
 (let ((?x1350 (ite (and $x1038 new.hidden.filled $x1781 $x797 $x3385) new.stream (ite (and $x1317 $x797 $x2649) new.stream ?x1763))))
 (let (($x2251 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x1156 (ite $x2251 (_ bv96 7) (ite (and $x1038 new.hidden.filled $x696 $x797) (_ bv96 7) ?x1350))))
 (let (($x2091 (or $x555 $x3230)))
 (let ((?x988 (ite (and (not $x1781) new.stream.in_order new.hidden.everywhere $x2091) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3230) (_ bv38 7) ?x1156))))
 (let ((?x998 (ite (= (_ bv38 7) new.attention.out_state) ?x988 (ite (= (_ bv96 7) new.attention.out_state) ?x1668 new.attention.out_state))))
 (let ((?x3641 (ite $x1317 (ite (not $x696) new.stream (_ bv66 7)) (ite $x518 (ite $x696 (_ bv96 7) new.stream) (ite $x555 (_ bv92 7) (_ bv16 7))))))
 (let (($x1011 (= (_ bv92 7) new.attention.out_state)))
 (= new.attention.joined (ite $x1011 (ite $x1038 (_ bv96 7) ?x3641) ?x998))))))))))))))))))))))))))))
(assert
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x661 (ite (and new.attention.taken_for_whole $x518) (_ bv92 7) new.attention.joined)))
 (let (($x3452 (or new.hidden.moved new.hidden.padded)))
 (let (($x239 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2424 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x2250 (= 1 new.tp)))
 (= new.attention.arrives (ite (and $x2250 $x2424 $x239 $x3452) (_ bv16 7) ?x661)))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2664 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x2250 (= 1 new.tp)))
 (let (($x2821 (= new.attention.arrives new.stream)))
 (let (($x3018 (or (or (= (_ bv96 7) new.attention.arrives) $x2821) (and $x2250 (or (not (= (_ bv61 7) new.attention.out.split)) $x2664)))))
 (not $x3018))))))
(assert
 (let (($x1650 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1012 (= 1 old.tp)))
(let (($x3215 (= old.attention.arrives old.stream)))
(or (or (= (_ bv96 7) old.attention.arrives) $x3215) (and $x1012 (or (not (= (_ bv61 7) old.attention.out.split)) $x1650)))))))
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
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3126 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1602 (= (_ bv56 7) old.attention.heads.kind) $x1176 $x600 (= (_ bv91 7) old.attention.heads.kind) $x2201 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x846 $x1357 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1199 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2005 (= (_ bv10 7) old.attention.out.input)))
 (or $x2005 $x1199 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x973 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2813 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (or $x1359 $x2813 $x973)))))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x501 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x501 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1294 (= (_ bv56 7) old.attention.value_dim.kind) $x1908 $x3413 (= (_ bv91 7) old.attention.value_dim.kind) $x647 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x94 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1686 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1447 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1447 (= (_ bv56 7) old.hidden.kind) $x2461 $x1686 (= (_ bv91 7) old.hidden.kind) $x94 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2740 (= (_ bv38 7) old.stream)))
 (or $x2740 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2461 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let (($x2947 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1176 $x2947)))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x1499 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1908 (not (= 0 ?x1499)))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x2005 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1199 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1199 (and $x2005 $x2714))))))))
(assert
 (let (($x94 (= (_ bv96 7) old.hidden.kind)))
 (let (($x470 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x94 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x470))))
(assert
 (let (($x3250 (not old.attention.heads.padded)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1000 (ite (or $x600 $x1602) old.attention.heads.given_everywhere (or $x2201 (and (= 1 old.attention.heads.parts) $x3250)))))
 (= old.attention.heads.everywhere $x1000)))))))
(assert
 (let (($x1420 (not old.attention.value_dim.padded)))
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x241 (ite (or $x3413 $x1294) old.attention.value_dim.given_everywhere (or $x647 (and (= 1 old.attention.value_dim.parts) $x1420)))))
 (= old.attention.value_dim.everywhere $x241)))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x354 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x354)))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x1354 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x3282 ?x1600 ?x1354))))))))))))))))))))))))
(assert
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3595 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2407 (ite $x3595 old.attention.v (ite $x522 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2407)))))
(assert
 (let (($x2842 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3415 (not old.attention.gathers)))
 (let (($x2813 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2813 $x3415 $x2842))))))
(assert
 (let ((?x485 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3558 (= 1 old.pp)))
 (let (($x2369 (not old.attention.out.group.pp)))
 (let (($x1595 (or $x2369 $x3558)))
 (let (($x1157 (= 1 old.sp)))
 (let (($x2945 (not old.attention.out.group.sp)))
 (let (($x1807 (or $x2945 $x1157)))
 (let (($x2870 (= 1 old.dp)))
 (let (($x3275 (not old.attention.out.group.dp)))
 (let (($x79 (or $x3275 $x2870)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x79 $x1807 $x1595)))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3790 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1357 $x846) $x2360))))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x1263 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3221 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1263)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1263 old.attention.value_dim.everywhere $x2714) $x3790)))
 (= old.attention.mixed_in (ite $x3221 (_ bv96 7) ?x485)))))))))))))))))))))
(assert
 (let ((?x2318 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3136 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3202 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3136)))
 (let (($x3558 (= 1 old.pp)))
 (let (($x2369 (not old.attention.out.group.pp)))
 (let (($x1595 (or $x2369 $x3558)))
 (let (($x1157 (= 1 old.sp)))
 (let (($x2945 (not old.attention.out.group.sp)))
 (let (($x1807 (or $x2945 $x1157)))
 (let (($x2870 (= 1 old.dp)))
 (let (($x3275 (not old.attention.out.group.dp)))
 (let (($x79 (or $x3275 $x2870)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x79 $x1807 $x1595)))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1359 (or $x1357 $x2360) $x3202) (_ bv96 7) ?x2318))))))))))))))))))
(assert
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1923 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1740 (= (_ bv56 7) new.attention.heads.kind) $x1113 $x1067 (= (_ bv91 7) new.attention.heads.kind) $x1924 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x518 $x555 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2268 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1752 (= (_ bv10 7) new.attention.out.input)))
 (or $x1752 $x2268 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x239 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2644 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (or $x1927 $x2644 $x239)))))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x1755 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1755 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x602 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x602 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2958 (= (_ bv56 7) new.attention.value_dim.kind) $x686 $x1685 (= (_ bv91 7) new.attention.value_dim.kind) $x953 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1963 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2563 (= (_ bv86 7) new.hidden.kind)))
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (let (($x554 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x554 (= (_ bv56 7) new.hidden.kind) $x532 $x2563 (= (_ bv91 7) new.hidden.kind) $x1963 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1781 (= (_ bv38 7) new.stream)))
 (or $x1781 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x532 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let (($x1533 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1113 $x1533)))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x208 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x686 (not (= 0 ?x208)))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x1752 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2268 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2268 (and $x1752 $x1621))))))))
(assert
 (let (($x1963 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1186 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1963 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1186))))
(assert
 (let (($x1052 (not new.attention.heads.padded)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x316 (ite (or $x1067 $x1740) new.attention.heads.given_everywhere (or $x1924 (and (= 1 new.attention.heads.parts) $x1052)))))
 (= new.attention.heads.everywhere $x316)))))))
(assert
 (let (($x2832 (not new.attention.value_dim.padded)))
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2256 (ite (or $x1685 $x2958) new.attention.value_dim.given_everywhere (or $x953 (and (= 1 new.attention.value_dim.parts) $x2832)))))
 (= new.attention.value_dim.everywhere $x2256)))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1178 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x1178)))))))))))))))))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1706 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2791 ?x2863 ?x1706))))))))))))))))))))))
(assert
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1291 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2405 (ite $x1291 new.attention.v (ite $x570 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2405)))))
(assert
 (let (($x740 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3205 (not new.attention.gathers)))
 (let (($x2644 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2644 $x3205 $x740))))))
(assert
 (let ((?x3113 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3099 (= 1 new.pp)))
 (let (($x3035 (not new.attention.out.group.pp)))
 (let (($x2535 (or $x3035 $x3099)))
 (let (($x2096 (= 1 new.sp)))
 (let (($x2111 (not new.attention.out.group.sp)))
 (let (($x1132 (or $x2111 $x2096)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3455 (not new.attention.out.group.dp)))
 (let (($x1480 (or $x3455 $x1405)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1480 $x1132 $x2535)))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2379 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x555 $x518) $x3230))))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x3498 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1466 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3498)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3498 new.attention.value_dim.everywhere $x1621) $x2379)))
 (= new.attention.mixed_in (ite $x1466 (_ bv96 7) ?x3113)))))))))))))))))))))
(assert
 (let ((?x2084 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3096 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3463 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3096)))
 (let (($x3099 (= 1 new.pp)))
 (let (($x3035 (not new.attention.out.group.pp)))
 (let (($x2535 (or $x3035 $x3099)))
 (let (($x2096 (= 1 new.sp)))
 (let (($x2111 (not new.attention.out.group.sp)))
 (let (($x1132 (or $x2111 $x2096)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3455 (not new.attention.out.group.dp)))
 (let (($x1480 (or $x3455 $x1405)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1480 $x1132 $x2535)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1927 (or $x555 $x3230) $x3463) (_ bv96 7) ?x2084))))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3099 (= 1 new.pp)))
 (let (($x3035 (not new.attention.out.group.pp)))
 (let (($x2535 (or $x3035 $x3099)))
 (let (($x2096 (= 1 new.sp)))
 (let (($x2111 (not new.attention.out.group.sp)))
 (let (($x1132 (or $x2111 $x2096)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3455 (not new.attention.out.group.dp)))
 (let (($x1480 (or $x3455 $x1405)))
 (let (($x1778 (and (or new.attention.out.group.tp (= 1 new.tp)) $x1480 $x1132 $x2535)))
 (let (($x2162 (= (_ bv38 7) new.attention.out_state)))
 (let (($x3278 (= (_ bv96 7) new.attention.out_state)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1480 $x1132 $x2535)))
 (let (($x3065 (and $x3230 (or $x3278 (and $x2162 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2879 (or $x555 (and $x518 (or $x3278 (and $x2162 (= (_ bv38 7) new.stream)))) $x3065 $x1778)))
 (not $x2879)))))))))))))))))))
(assert
 (let (($x3558 (= 1 old.pp)))
(let (($x2369 (not old.attention.out.group.pp)))
(let (($x1595 (or $x2369 $x3558)))
(let (($x1157 (= 1 old.sp)))
(let (($x2945 (not old.attention.out.group.sp)))
(let (($x1807 (or $x2945 $x1157)))
(let (($x2870 (= 1 old.dp)))
(let (($x3275 (not old.attention.out.group.dp)))
(let (($x79 (or $x3275 $x2870)))
(let (($x1536 (and (or old.attention.out.group.tp (= 1 old.tp)) $x79 $x1807 $x1595)))
(let (($x91 (= (_ bv38 7) old.attention.out_state)))
(let (($x2006 (= (_ bv96 7) old.attention.out_state)))
(let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x79 $x1807 $x1595)))
(let (($x1387 (and $x2360 (or $x2006 (and $x91 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x846 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
(or $x1357 (and $x846 (or $x2006 (and $x91 (= (_ bv38 7) old.stream)))) $x1387 $x1536))))))))))))))))))
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
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3126 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1602 (= (_ bv56 7) old.attention.heads.kind) $x1176 $x600 (= (_ bv91 7) old.attention.heads.kind) $x2201 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2773 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x998 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x2689 (= (_ bv1 7) old.attention.out.bias)))
 (or $x2689 (= (_ bv23 7) old.attention.out.bias) $x998 $x2773)))))
(assert
 (let (($x3128 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3611 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2729 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2729 $x3611 $x846 $x1357 $x3128)))))))
(assert
 (let (($x1199 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2005 (= (_ bv10 7) old.attention.out.input)))
 (or $x2005 $x1199 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x973 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2813 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (or $x1359 $x2813 $x973)))))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x501 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x501 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1294 (= (_ bv56 7) old.attention.value_dim.kind) $x1908 $x3413 (= (_ bv91 7) old.attention.value_dim.kind) $x647 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x94 (= (_ bv96 7) old.hidden.kind)))
 (let (($x80 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1686 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1447 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3736 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3736 $x1447 (= (_ bv56 7) old.hidden.kind) $x2461 $x1686 $x80 $x94 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2074 (= (_ bv49 7) old.norm.statistic)))
 (or $x2074 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x34 (= (_ bv96 7) old.stream)))
 (let (($x114 (= (_ bv94 7) old.stream)))
 (let (($x2740 (= (_ bv38 7) old.stream)))
 (or $x2740 $x114 $x34)))))
(assert
 (let (($x2593 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1258 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x674 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x674 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1258 (= (_ bv91 7) old.stream_tokens.kind) $x2593 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x659 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1203 (div (* ?x659 old.hidden.multiple) old.hidden.parts)))
 (let (($x1144 (< 1 old.hidden.parts)))
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2461 $x1144 (= ?x1203 old.hidden.n))))))))
(assert
 (let ((?x659 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1203 (div (* ?x659 old.hidden.multiple) old.hidden.parts)))
 (let (($x1144 (< 1 old.hidden.parts)))
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2461 $x1144 (<= old.hidden.n ?x1203))))))))
(assert
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2461 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3736 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3272 (ite $x3736 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x659 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1203 (div (* ?x659 old.hidden.multiple) old.hidden.parts)))
 (let (($x924 (= (- 1) old.hidden.n)))
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (let (($x80 (= (_ bv91 7) old.hidden.kind)))
 (let (($x453 (ite $x80 (or $x924 (< old.hidden.block old.hidden.n)) (ite $x2461 (or $x924 (< ?x1203 old.hidden.n)) $x3272))))
 (let (($x1315 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x453)))
 (let (($x1447 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1686 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2997 (or $x1686 $x1447)))
 (= old.hidden.moved (ite $x2997 old.hidden.given_moved $x1315)))))))))))))))
(assert
 (let (($x2593 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x397 (or $x2593 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2178 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x397)))
 (= old.stream_tokens.everywhere $x2178)))))
(assert
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let (($x2947 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1176 $x2947)))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x1499 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1908 (not (= 0 ?x1499)))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x2005 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1199 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1199 (and $x2005 $x2714))))))))
(assert
 (let (($x94 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1447 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1686 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2997 (or $x1686 $x1447)))
 (let (($x470 (ite $x2997 old.hidden.given_everywhere (or $x94 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x470)))))))
(assert
 (let (($x1055 (not old.hidden.moved)))
 (let (($x352 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1055)))
 (let (($x2068 (= 1 old.hidden.parts)))
 (let (($x1447 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1686 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2997 (or $x1686 $x1447)))
 (= old.hidden.first_alone (ite $x2997 old.hidden.given_first (or $x2068 $x352))))))))))
(assert
 (let (($x3250 (not old.attention.heads.padded)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1000 (ite (or $x600 $x1602) old.attention.heads.given_everywhere (or $x2201 (and (= 1 old.attention.heads.parts) $x3250)))))
 (= old.attention.heads.everywhere $x1000)))))))
(assert
 (let (($x1420 (not old.attention.value_dim.padded)))
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x241 (ite (or $x3413 $x1294) old.attention.value_dim.given_everywhere (or $x647 (and (= 1 old.attention.value_dim.parts) $x1420)))))
 (= old.attention.value_dim.everywhere $x241)))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x354 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x354)))))))))))))))))))))))
(assert
 (let (($x34 (= (_ bv96 7) old.stream)))
 (let (($x3025 (or $x34 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3025))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x1354 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x3282 ?x1600 ?x1354))))))))))))))))))))))))
(assert
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3595 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2407 (ite $x3595 old.attention.v (ite $x522 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2407)))))
(assert
 (let (($x2842 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3415 (not old.attention.gathers)))
 (let (($x2813 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2813 $x3415 $x2842))))))
(assert
 (let ((?x485 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2780 (or $x1357 $x846)))
 (let (($x3790 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2780 $x2360))))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x1263 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3221 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1263)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1263 old.attention.value_dim.everywhere $x2714) $x3790)))
 (= old.attention.mixed_in (ite $x3221 (_ bv96 7) ?x485)))))))))))))
(assert
 (let ((?x2318 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3136 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3202 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3136)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2575 (or $x1357 $x2360)))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1359 $x2575 $x3202) (_ bv96 7) ?x2318))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x1012 (= 1 old.tp)))
 (let (($x34 (= (_ bv96 7) old.stream)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) $x1012) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2060 (and $x2360 (or $x34 $x1012 (not (= (_ bv4 7) old.attention.out.collective)) $x2714))))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2780 (or $x1357 $x846)))
 (let ((?x2890 (ite (or $x2780 $x2060) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2006 (= (_ bv96 7) old.attention.out_state)))
 (let (($x3128 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3611 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x2468 (ite (or $x1357 (and $x846 (= (_ bv38 7) old.stream)) (and (or $x3611 $x3128) $x2360)) (_ bv38 7) (ite $x846 (_ bv96 7) (_ bv16 7)))))
 (let (($x1029 (or (and old.hidden.filled (not $x34)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x220 (not $x2360)))
 (let (($x2074 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2740 (= (_ bv38 7) old.stream)))
 (let ((?x1804 (ite (and $x3611 old.hidden.filled $x2740 $x220 $x2074) old.stream (ite (and $x3128 $x220 $x1029) old.stream ?x2468))))
 (let (($x2729 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2190 (ite $x2729 (_ bv96 7) (ite (and $x3611 old.hidden.filled $x34 $x220) (_ bv96 7) ?x1804))))
 (let (($x2575 (or $x1357 $x2360)))
 (let ((?x2915 (ite (and (not $x2740) old.stream.in_order old.hidden.everywhere $x2575) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2360) (_ bv38 7) ?x2190))))
 (let (($x91 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x1025 (ite $x3128 (ite (not $x34) old.stream (_ bv66 7)) (ite $x846 (ite $x34 (_ bv96 7) old.stream) (ite $x1357 (_ bv92 7) (_ bv16 7))))))
 (let (($x1980 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x1323 (ite $x1980 (ite $x3611 (_ bv96 7) ?x1025) (ite $x91 ?x2915 (ite $x2006 ?x2890 old.attention.out_state)))))
 (= old.attention.joined ?x1323)))))))))))))))))))))))))))))
(assert
 (let (($x1559 (not old.hidden.everywhere)))
 (let (($x3611 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x91 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x91 (= (_ bv96 7) old.attention.joined) $x3611 $x1559))))))
(assert
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1923 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1740 (= (_ bv56 7) new.attention.heads.kind) $x1113 $x1067 (= (_ bv91 7) new.attention.heads.kind) $x1924 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2850 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1156 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x1763 (= (_ bv1 7) new.attention.out.bias)))
 (or $x1763 (= (_ bv23 7) new.attention.out.bias) $x1156 $x2850)))))
(assert
 (let (($x1317 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1038 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2251 (= (_ bv4 7) new.attention.out.collective)))
 (or $x2251 $x1038 $x518 $x555 $x1317)))))))
(assert
 (let (($x2268 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1752 (= (_ bv10 7) new.attention.out.input)))
 (or $x1752 $x2268 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x239 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2644 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (or $x1927 $x2644 $x239)))))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x1755 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1755 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x602 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x602 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2958 (= (_ bv56 7) new.attention.value_dim.kind) $x686 $x1685 (= (_ bv91 7) new.attention.value_dim.kind) $x953 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1963 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2991 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2563 (= (_ bv86 7) new.hidden.kind)))
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (let (($x554 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3082 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3082 $x554 (= (_ bv56 7) new.hidden.kind) $x532 $x2563 $x2991 $x1963 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2964 (= (_ bv49 7) new.norm.statistic)))
 (or $x2964 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x696 (= (_ bv96 7) new.stream)))
 (let (($x1555 (= (_ bv94 7) new.stream)))
 (let (($x1781 (= (_ bv38 7) new.stream)))
 (or $x1781 $x1555 $x696)))))
(assert
 (let (($x1928 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2699 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2975 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2975 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2699 (= (_ bv91 7) new.stream_tokens.kind) $x1928 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x50 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2787 (div (* ?x50 new.hidden.multiple) new.hidden.parts)))
 (let (($x2805 (< 1 new.hidden.parts)))
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x532 $x2805 (= ?x2787 new.hidden.n))))))))
(assert
 (let ((?x50 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2787 (div (* ?x50 new.hidden.multiple) new.hidden.parts)))
 (let (($x2805 (< 1 new.hidden.parts)))
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x532 $x2805 (<= new.hidden.n ?x2787))))))))
(assert
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x532 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3082 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2812 (ite $x3082 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x50 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2787 (div (* ?x50 new.hidden.multiple) new.hidden.parts)))
 (let (($x1087 (= (- 1) new.hidden.n)))
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2991 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2755 (ite $x2991 (or $x1087 (< new.hidden.block new.hidden.n)) (ite $x532 (or $x1087 (< ?x2787 new.hidden.n)) $x2812))))
 (let (($x2182 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2755)))
 (let (($x554 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2563 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2245 (or $x2563 $x554)))
 (= new.hidden.moved (ite $x2245 new.hidden.given_moved $x2182)))))))))))))))
(assert
 (let (($x1928 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2509 (or $x1928 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1618 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2509)))
 (= new.stream_tokens.everywhere $x1618)))))
(assert
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let (($x1533 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1113 $x1533)))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x208 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x686 (not (= 0 ?x208)))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x1752 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2268 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2268 (and $x1752 $x1621))))))))
(assert
 (let (($x1963 (= (_ bv96 7) new.hidden.kind)))
 (let (($x554 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2563 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2245 (or $x2563 $x554)))
 (let (($x1186 (ite $x2245 new.hidden.given_everywhere (or $x1963 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1186)))))))
(assert
 (let (($x1398 (not new.hidden.moved)))
 (let (($x282 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1398)))
 (let (($x441 (= 1 new.hidden.parts)))
 (let (($x554 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2563 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2245 (or $x2563 $x554)))
 (= new.hidden.first_alone (ite $x2245 new.hidden.given_first (or $x441 $x282))))))))))
(assert
 (let (($x1052 (not new.attention.heads.padded)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x316 (ite (or $x1067 $x1740) new.attention.heads.given_everywhere (or $x1924 (and (= 1 new.attention.heads.parts) $x1052)))))
 (= new.attention.heads.everywhere $x316)))))))
(assert
 (let (($x2832 (not new.attention.value_dim.padded)))
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2256 (ite (or $x1685 $x2958) new.attention.value_dim.given_everywhere (or $x953 (and (= 1 new.attention.value_dim.parts) $x2832)))))
 (= new.attention.value_dim.everywhere $x2256)))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1178 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x1178)))))))))))))))))))))
(assert
 (let (($x696 (= (_ bv96 7) new.stream)))
 (let (($x1758 (or $x696 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1758))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1706 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2791 ?x2863 ?x1706))))))))))))))))))))))
(assert
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1291 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2405 (ite $x1291 new.attention.v (ite $x570 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2405)))))
(assert
 (let (($x740 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3205 (not new.attention.gathers)))
 (let (($x2644 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2644 $x3205 $x740))))))
(assert
 (let ((?x3113 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x939 (or $x555 $x518)))
 (let (($x2379 (and new.attention.share_of_one new.stream.first_keeps_all (or $x939 $x3230))))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x3498 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1466 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3498)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3498 new.attention.value_dim.everywhere $x1621) $x2379)))
 (= new.attention.mixed_in (ite $x1466 (_ bv96 7) ?x3113)))))))))))))
(assert
 (let ((?x2084 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3096 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3463 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3096)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2091 (or $x555 $x3230)))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1927 $x2091 $x3463) (_ bv96 7) ?x2084))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x2250 (= 1 new.tp)))
 (let (($x696 (= (_ bv96 7) new.stream)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) $x2250) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2576 (and $x3230 (or $x696 $x2250 (not (= (_ bv4 7) new.attention.out.collective)) $x1621))))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x939 (or $x555 $x518)))
 (let ((?x2203 (ite (or $x939 $x2576) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3278 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1317 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1038 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x2995 (ite (or $x555 (and $x518 (= (_ bv38 7) new.stream)) (and (or $x1038 $x1317) $x3230)) (_ bv38 7) (ite $x518 (_ bv96 7) (_ bv16 7)))))
 (let (($x3394 (or (and new.hidden.filled (not $x696)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x721 (not $x3230)))
 (let (($x2964 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1781 (= (_ bv38 7) new.stream)))
 (let ((?x1944 (ite (and $x1038 new.hidden.filled $x1781 $x721 $x2964) new.stream (ite (and $x1317 $x721 $x3394) new.stream ?x2995))))
 (let (($x2251 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2149 (ite $x2251 (_ bv96 7) (ite (and $x1038 new.hidden.filled $x696 $x721) (_ bv96 7) ?x1944))))
 (let (($x2091 (or $x555 $x3230)))
 (let ((?x3361 (ite (and (not $x1781) new.stream.in_order new.hidden.everywhere $x2091) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3230) (_ bv38 7) ?x2149))))
 (let (($x2162 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x3369 (ite $x1317 (ite (not $x696) new.stream (_ bv66 7)) (ite $x518 (ite $x696 (_ bv96 7) new.stream) (ite $x555 (_ bv92 7) (_ bv16 7))))))
 (let (($x67 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x2325 (ite $x67 (ite $x1038 (_ bv96 7) ?x3369) (ite $x2162 ?x3361 (ite $x3278 ?x2203 new.attention.out_state)))))
 (= new.attention.joined ?x2325)))))))))))))))))))))))))))))
(assert
 (let (($x864 (not new.hidden.everywhere)))
 (let (($x1038 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2162 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x2162 (= (_ bv96 7) new.attention.joined) $x1038 $x864))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3145 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x2850 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2846 (not new.attention.full_though_split)))
 (let (($x1175 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x2846)))
 (let (($x560 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x67 (= (_ bv92 7) new.attention.out_state)))
 (let (($x2250 (= 1 new.tp)))
 (let (($x251 (or $x2250 (not new.model.out_bias) (and $x67 $x560) $x1175 (and $x2850 $x3145))))
 (not $x251))))))))))
(assert
 (let (($x2443 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x2773 (= (_ bv29 7) old.attention.out.bias)))
(let (($x1460 (not old.attention.full_though_split)))
(let (($x3150 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x1460)))
(let (($x2462 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x1980 (= (_ bv92 7) old.attention.out_state)))
(let (($x2578 (not old.model.out_bias)))
(let (($x1012 (= 1 old.tp)))
(or $x1012 $x2578 (and $x1980 $x2462) $x3150 (and $x2773 $x2443)))))))))))
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
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3126 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1602 (= (_ bv56 7) old.attention.heads.kind) $x1176 $x600 (= (_ bv91 7) old.attention.heads.kind) $x2201 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3128 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3611 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3611 $x846 $x1357 $x3128))))))
(assert
 (let (($x1199 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2005 (= (_ bv10 7) old.attention.out.input)))
 (or $x2005 $x1199 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3366 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x3045 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2244 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1529 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1529 $x2244 $x3045 $x3366))))))
(assert
 (let (($x973 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2813 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (or $x1359 $x2813 $x973)))))
(assert
 (let (($x277 (= (_ bv8 7) old.attention.pairs)))
 (or $x277 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2620 $x2904 $x2524 $x1497 $x1648)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3782 $x522 $x3166 $x3282))))))
(assert
 (let (($x501 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x501 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1294 (= (_ bv56 7) old.attention.value_dim.kind) $x1908 $x3413 (= (_ bv91 7) old.attention.value_dim.kind) $x647 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3105 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x3105 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1020 (= (_ bv38 7) old.embedding.split)))
 (or $x1020 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x96 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x96 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x1327 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2217 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2217 (= (_ bv23 7) old.ffn.down.residual) $x1327 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x2164 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2164)))
(assert
 (let (($x94 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1686 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1447 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1447 (= (_ bv56 7) old.hidden.kind) $x2461 $x1686 (= (_ bv91 7) old.hidden.kind) $x94 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1478 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x1478 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x2993 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2993)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x34 (= (_ bv96 7) old.stream)))
 (let (($x114 (= (_ bv94 7) old.stream)))
 (let (($x2740 (= (_ bv38 7) old.stream)))
 (or $x2740 $x114 $x34)))))
(assert
 (let (($x2593 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1258 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x674 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x674 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1258 (= (_ bv91 7) old.stream_tokens.kind) $x2593 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x659 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x3083 (= (div (* ?x659 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2461 (< 1 old.hidden.parts) $x3083))))))
(assert
 (let (($x2461 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2461 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2593 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x397 (or $x2593 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2178 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x397)))
 (= old.stream_tokens.everywhere $x2178)))))
(assert
 (let ((?x2101 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1890 (= (div (* ?x2101 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1176 (< 1 old.attention.heads.parts) $x1890))))))
(assert
 (let (($x2947 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1176 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1176 $x2947)))))
(assert
 (let ((?x2270 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2603 (div (* ?x2270 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3126 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x997 (and $x3126 (< 1 old.attention.head_dim.parts) (= ?x2603 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x997))))))
(assert
 (let ((?x1499 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1908 (not (= 0 ?x1499)))))))
(assert
 (let ((?x506 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2848 (* (div (- ?x506 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1908 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x867 (and $x1908 (< 1 old.attention.value_dim.parts) (= (div ?x2848 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x867))))))
(assert
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x2005 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1199 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1199 (and $x2005 $x2714))))))))
(assert
 (let (($x973 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3045 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1529 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1529 (and $x3045 $x973)))))))
(assert
 (let (($x2217 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x1805 (or $x2217 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x1805)))))
(assert
 (let (($x62 (not old.model.embedding_norm)))
 (let (($x2159 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2740 (= (_ bv38 7) old.stream)))
 (let (($x3105 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1020 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1020 $x3105 $x2740 old.hidden.filled (not $x2159) $x62))))))))
(assert
 (let (($x1478 (= (_ bv68 7) old.model.norm)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x220 (not $x2360)))
 (let (($x2740 (= (_ bv38 7) old.stream)))
 (let (($x3611 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x973 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x973 $x3611 $x2740 old.hidden.filled $x220 $x1478)))))))))
(assert
 (let (($x1478 (= (_ bv68 7) old.model.norm)))
 (let (($x2078 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2740 (= (_ bv38 7) old.stream)))
 (let (($x96 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2164 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x2164 $x96 $x2740 old.hidden.filled (not $x2078) $x1478))))))))
(assert
 (let (($x94 (= (_ bv96 7) old.hidden.kind)))
 (let (($x470 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x94 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x470))))
(assert
 (let (($x3250 (not old.attention.heads.padded)))
 (let (($x2201 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x600 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1000 (ite (or $x600 $x1602) old.attention.heads.given_everywhere (or $x2201 (and (= 1 old.attention.heads.parts) $x3250)))))
 (= old.attention.heads.everywhere $x1000)))))))
(assert
 (let (($x1420 (not old.attention.value_dim.padded)))
 (let (($x647 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1294 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3413 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x241 (ite (or $x3413 $x1294) old.attention.value_dim.given_everywhere (or $x647 (and (= 1 old.attention.value_dim.parts) $x1420)))))
 (= old.attention.value_dim.everywhere $x241)))))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x354 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x3282 ?x1600 ?x354)))))))))))))))))))))))
(assert
 (let (($x1937 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1937)))
(assert
 (let (($x34 (= (_ bv96 7) old.stream)))
 (let (($x3025 (or $x34 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3025))))
(assert
 (let (($x1648 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2620 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x984 (ite (or $x2620 $x1648) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1655 (or old.model.latent old.attention.kv_filled)))
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2904 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3320 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3782 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1112 (and $x2904 $x3782 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3320)))
 (let ((?x324 (ite (or $x2620 $x1112 (and $x2904 $x522 old.attention.heads.filled $x1655)) (_ bv96 7) (_ bv16 7))))
 (let (($x3226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2524 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x10 (or $x2524 $x1497)))
 (let ((?x2254 (ite (or $x10 $x3226) old.attention.qkv.split ?x324)))
 (let (($x3166 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2666 (not $x3166)))
 (let ((?x1354 (ite $x2666 ?x2254 (ite (or $x1497 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x984))))
 (let ((?x1600 (ite (or $x10 $x3226 old.model.query_latent) (_ bv96 7) (ite $x2904 (_ bv21 7) (_ bv16 7)))))
 (let (($x3282 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x3282 ?x1600 ?x1354))))))))))))))))))))))))
(assert
 (let (($x3085 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x3029 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x540 (and old.model.behind_dense $x3029)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x540 $x3085))))))
(assert
 (let (($x522 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3595 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2407 (ite $x3595 old.attention.v (ite $x522 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2407)))))
(assert
 (let (($x2842 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3415 (not old.attention.gathers)))
 (let (($x2813 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2813 $x3415 $x2842))))))
(assert
 (let ((?x485 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x846 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3790 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1357 $x846) $x2360))))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2714 (not $x1359)))
 (let (($x1263 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3221 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1263)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1263 old.attention.value_dim.everywhere $x2714) $x3790)))
 (= old.attention.mixed_in (ite $x3221 (_ bv96 7) ?x485))))))))))))
(assert
 (let ((?x2318 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3136 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3202 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3136)))
 (let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1357 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1359 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1359 (or $x1357 $x2360) $x3202) (_ bv96 7) ?x2318)))))))))
(assert
 (let (($x3611 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2244 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x3366 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x34 (= (_ bv96 7) old.stream)))
 (let (($x91 (= (_ bv38 7) old.attention.out_state)))
 (let (($x2006 (= (_ bv96 7) old.attention.out_state)))
 (let (($x1980 (= (_ bv92 7) old.attention.out_state)))
 (let (($x3618 (and $x3366 old.stream.first_has_all (or (or $x1980 $x2006) old.hidden.filled))))
 (let (($x1013 (= old.attention.out_state old.stream)))
 (let (($x2740 (= (_ bv38 7) old.stream)))
 (let (($x3045 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3469 (and $x3045 (not $x1980) (or $x1013 (and old.stream.in_order (or $x2006 old.hidden.everywhere))))))
 (let (($x1776 (or $x3469 (and $x3045 $x2740 old.hidden.filled) (and (or $x3366 $x2244) $x1980 old.stream.in_order) (and $x3366 old.stream.first_keeps_all $x1013) $x3618 (and $x91 $x34 old.hidden.filled (or $x3366 (= $x2244 $x3611))))))
 (let (($x2360 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x220 (not $x2360)))
 (let (($x3088 (or $x1980 (and $x91 (or $x3611 (= (_ bv73 7) old.attention.out.collective)) $x220))))
 (let (($x3002 (or $x1013 (and old.stream.in_order (or (not $x91) old.hidden.everywhere)))))
 (let (($x1012 (= 1 old.tp)))
 (let (($x3908 (or (and $x1012 $x3002) (and (not (and $x3045 old.stream.junk_in_attention $x3088)) $x1776))))
 (= old.attention.residual_once $x3908)))))))))))))))))))))
(assert
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1923 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1740 (= (_ bv56 7) new.attention.heads.kind) $x1113 $x1067 (= (_ bv91 7) new.attention.heads.kind) $x1924 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1317 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1038 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x1038 $x518 $x555 $x1317))))))
(assert
 (let (($x2268 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1752 (= (_ bv10 7) new.attention.out.input)))
 (or $x1752 $x2268 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x337 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x2087 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x132 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x3331 (= (_ bv1 7) new.attention.out.residual)))
 (or $x3331 $x132 $x2087 $x337))))))
(assert
 (let (($x239 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2644 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (or $x1927 $x2644 $x239)))))
(assert
 (let (($x3756 (= (_ bv8 7) new.attention.pairs)))
 (or $x3756 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1068 $x2247 $x1575 $x2917 $x1511)))))))
(assert
 (let (($x1755 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1755 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2155 $x570 $x3794 $x2791))))))
(assert
 (let (($x602 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x602 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2958 (= (_ bv56 7) new.attention.value_dim.kind) $x686 $x1685 (= (_ bv91 7) new.attention.value_dim.kind) $x953 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2894 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x2894 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x2562 (= (_ bv38 7) new.embedding.split)))
 (or $x2562 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2734 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x2734 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x176 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x127 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x127 (= (_ bv23 7) new.ffn.down.residual) $x176 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x1662 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1662)))
(assert
 (let (($x1963 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2563 (= (_ bv86 7) new.hidden.kind)))
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (let (($x554 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x554 (= (_ bv56 7) new.hidden.kind) $x532 $x2563 (= (_ bv91 7) new.hidden.kind) $x1963 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x834 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x834 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x2715 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2715)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x696 (= (_ bv96 7) new.stream)))
 (let (($x1555 (= (_ bv94 7) new.stream)))
 (let (($x1781 (= (_ bv38 7) new.stream)))
 (or $x1781 $x1555 $x696)))))
(assert
 (let (($x1928 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2699 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2975 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2975 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2699 (= (_ bv91 7) new.stream_tokens.kind) $x1928 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x50 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1586 (= (div (* ?x50 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x532 (< 1 new.hidden.parts) $x1586))))))
(assert
 (let (($x532 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x532 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1928 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2509 (or $x1928 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1618 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2509)))
 (= new.stream_tokens.everywhere $x1618)))))
(assert
 (let ((?x2600 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1033 (= (div (* ?x2600 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1113 (< 1 new.attention.heads.parts) $x1033))))))
(assert
 (let (($x1533 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1113 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1113 $x1533)))))
(assert
 (let ((?x3637 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2133 (div (* ?x3637 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1923 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2075 (and $x1923 (< 1 new.attention.head_dim.parts) (= ?x2133 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2075))))))
(assert
 (let ((?x208 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x686 (not (= 0 ?x208)))))))
(assert
 (let ((?x1983 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3216 (* (div (- ?x1983 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x686 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2624 (and $x686 (< 1 new.attention.value_dim.parts) (= (div ?x3216 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2624))))))
(assert
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x1752 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2268 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2268 (and $x1752 $x1621))))))))
(assert
 (let (($x239 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2087 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x3331 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x3331 (and $x2087 $x239)))))))
(assert
 (let (($x127 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1987 (or $x127 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1987)))))
(assert
 (let (($x280 (not new.model.embedding_norm)))
 (let (($x2236 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1781 (= (_ bv38 7) new.stream)))
 (let (($x2894 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2562 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x2562 $x2894 $x1781 new.hidden.filled (not $x2236) $x280))))))))
(assert
 (let (($x834 (= (_ bv68 7) new.model.norm)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x721 (not $x3230)))
 (let (($x1781 (= (_ bv38 7) new.stream)))
 (let (($x1038 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x239 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x239 $x1038 $x1781 new.hidden.filled $x721 $x834)))))))))
(assert
 (let (($x834 (= (_ bv68 7) new.model.norm)))
 (let (($x2342 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1781 (= (_ bv38 7) new.stream)))
 (let (($x2734 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1662 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x1662 $x2734 $x1781 new.hidden.filled (not $x2342) $x834))))))))
(assert
 (let (($x1963 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1186 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1963 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1186))))
(assert
 (let (($x1052 (not new.attention.heads.padded)))
 (let (($x1924 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1740 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1067 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x316 (ite (or $x1067 $x1740) new.attention.heads.given_everywhere (or $x1924 (and (= 1 new.attention.heads.parts) $x1052)))))
 (= new.attention.heads.everywhere $x316)))))))
(assert
 (let (($x2832 (not new.attention.value_dim.padded)))
 (let (($x953 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2958 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2256 (ite (or $x1685 $x2958) new.attention.value_dim.given_everywhere (or $x953 (and (= 1 new.attention.value_dim.parts) $x2832)))))
 (= new.attention.value_dim.everywhere $x2256)))))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1178 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2791 ?x2863 ?x1178)))))))))))))))))))))
(assert
 (let (($x3353 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x3353)))
(assert
 (let (($x696 (= (_ bv96 7) new.stream)))
 (let (($x1758 (or $x696 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1758))))
(assert
 (let (($x1511 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1068 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2077 (ite (or $x1068 $x1511) (_ bv16 7) (_ bv96 7))))
 (let (($x2917 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2247 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2919 (and $x2247 $x570 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x734 (and $x2247 $x2155 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2949 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x343 (or $x1575 $x2917)))
 (let ((?x2867 (ite (or $x343 $x2949) new.attention.qkv.split (ite (or $x1068 $x734 $x2919) (_ bv96 7) (_ bv16 7)))))
 (let (($x3794 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2358 (not $x3794)))
 (let ((?x1706 (ite $x2358 ?x2867 (ite (or $x2917 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2077))))
 (let ((?x2863 (ite (or $x343 $x2949 new.model.query_latent) (_ bv96 7) (ite $x2247 (_ bv21 7) (_ bv16 7)))))
 (let (($x2791 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2791 ?x2863 ?x1706))))))))))))))))))))))
(assert
 (let (($x1659 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x3245 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2378 (and new.model.behind_dense $x3245)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2378 $x1659))))))
(assert
 (let (($x570 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1291 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2405 (ite $x1291 new.attention.v (ite $x570 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2405)))))
(assert
 (let (($x740 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3205 (not new.attention.gathers)))
 (let (($x2644 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2644 $x3205 $x740))))))
(assert
 (let ((?x3113 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x518 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2379 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x555 $x518) $x3230))))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1621 (not $x1927)))
 (let (($x3498 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1466 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3498)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3498 new.attention.value_dim.everywhere $x1621) $x2379)))
 (= new.attention.mixed_in (ite $x1466 (_ bv96 7) ?x3113))))))))))))
(assert
 (let ((?x2084 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3096 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3463 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3096)))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x555 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1927 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1927 (or $x555 $x3230) $x3463) (_ bv96 7) ?x2084)))))))))
(assert
 (let (($x1038 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x132 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x337 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x696 (= (_ bv96 7) new.stream)))
 (let (($x2162 (= (_ bv38 7) new.attention.out_state)))
 (let (($x3278 (= (_ bv96 7) new.attention.out_state)))
 (let (($x67 (= (_ bv92 7) new.attention.out_state)))
 (let (($x2346 (and $x337 new.stream.first_has_all (or (or $x67 $x3278) new.hidden.filled))))
 (let (($x2760 (= new.attention.out_state new.stream)))
 (let (($x1781 (= (_ bv38 7) new.stream)))
 (let (($x2087 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1997 (and $x2087 (not $x67) (or $x2760 (and new.stream.in_order (or $x3278 new.hidden.everywhere))))))
 (let (($x2936 (or $x1997 (and $x2087 $x1781 new.hidden.filled) (and (or $x337 $x132) $x67 new.stream.in_order) (and $x337 new.stream.first_keeps_all $x2760) $x2346 (and $x2162 $x696 new.hidden.filled (or $x337 (= $x132 $x1038))))))
 (let (($x3230 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x721 (not $x3230)))
 (let (($x471 (or $x67 (and $x2162 (or $x1038 (= (_ bv73 7) new.attention.out.collective)) $x721))))
 (let (($x3154 (or $x2760 (and new.stream.in_order (or (not $x2162) new.hidden.everywhere)))))
 (let (($x2250 (= 1 new.tp)))
 (let (($x1716 (or (and $x2250 $x3154) (and (not (and $x2087 new.stream.junk_in_attention $x471)) $x2936))))
 (= new.attention.residual_once $x1716)))))))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x937 (not new.model.scaled_residual)))
 (let (($x834 (= (_ bv68 7) new.model.norm)))
 (let (($x3331 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x3331 (and $x834 $x937 new.attention.residual_once)))))))
(assert
 (let (($x1494 (not old.model.scaled_residual)))
(let (($x1478 (= (_ bv68 7) old.model.norm)))
(let (($x1529 (= (_ bv1 7) old.attention.out.residual)))
(or $x1529 (and $x1478 $x1494 old.attention.residual_once))))))
(check-sat)

