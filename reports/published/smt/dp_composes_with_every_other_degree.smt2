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
 (let (($x3019 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x3019)))
(assert
 (let (($x1390 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x1390 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2812 (= (_ bv38 7) old.embedding.split)))
 (or $x2812 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1087 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1087)))
(assert
 (let (($x3277 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3277 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1952 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1952 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x2381 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1398 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1710 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2864 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1863 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2938 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1342 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2279 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3160 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2426 (= (_ bv11 7) old.hidden.kind)))
 (or $x2426 $x3160 $x2279 $x1342 $x2938 $x1863 $x2864 $x1710 $x1398 $x2381))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1851 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1851 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x1286 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x250 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1176 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x491 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x491 (= (_ bv56 7) old.lm_head.cut.kind) $x1176 $x250 (= (_ bv91 7) old.lm_head.cut.kind) $x1286 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2923 (= (_ bv95 7) old.lm_head.split)))
 (let (($x600 (= (_ bv40 7) old.lm_head.split)))
 (or $x600 (= (_ bv57 7) old.lm_head.split) $x2923))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2047 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x2047 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1310 (= (_ bv38 7) old.stream)))
 (or $x1310 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x433 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x709 (div (* ?x433 old.hidden.multiple) old.hidden.parts)))
 (let (($x1863 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1863 (< 1 old.hidden.parts) (= ?x709 old.hidden.n)))))))
(assert
 (let (($x1863 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1863 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x433 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x709 (div (* ?x433 old.hidden.multiple) old.hidden.parts)))
 (let (($x517 (= (- 1) old.hidden.n)))
 (let ((?x2765 (ite (or $x517 (< (* ?x709 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1863 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1590 (ite $x1863 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2765) old.hidden.given_least)))
 (let ((?x930 (ite (or $x517 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2279 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3275 (ite $x2279 (ite (and $x517 (= 1 old.hidden.parts)) 1 ?x930) ?x1590)))
 (let (($x2938 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2381 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1710 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2426 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3160 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1398 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x3234 (ite $x1398 old.hidden.parts (ite (or $x3160 $x2426 $x1710 $x2381 $x2938) 1 ?x3275))))
 (= old.hidden.least ?x3234))))))))))))))))))
(assert
 (let (($x1342 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2864 (= (_ bv86 7) old.hidden.kind)))
 (let (($x308 (or $x2864 $x1342)))
 (let (($x1398 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x1398 old.hidden.parts (ite $x308 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x2279 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1118 (ite $x2279 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x433 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x709 (div (* ?x433 old.hidden.multiple) old.hidden.parts)))
 (let (($x517 (= (- 1) old.hidden.n)))
 (let (($x1863 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1710 (= (_ bv91 7) old.hidden.kind)))
 (let (($x442 (ite $x1710 (or $x517 (< old.hidden.block old.hidden.n)) (ite $x1863 (or $x517 (< ?x709 old.hidden.n)) $x1118))))
 (let (($x3327 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x442)))
 (let (($x1342 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2864 (= (_ bv86 7) old.hidden.kind)))
 (let (($x308 (or $x2864 $x1342)))
 (= old.hidden.moved (ite $x308 old.hidden.given_moved $x3327)))))))))))))))
(assert
 (let (($x1176 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1193 (and $x1176 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1193))))
(assert
 (let (($x3019 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2812 (= (_ bv38 7) old.embedding.split)))
 (let (($x1310 (= (_ bv38 7) old.stream)))
 (let (($x1934 (or $x1310 $x2812 $x3019 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1934))))))
(assert
 (let (($x1398 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1342 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2864 (= (_ bv86 7) old.hidden.kind)))
 (let (($x308 (or $x2864 $x1342)))
 (let (($x971 (ite $x308 old.hidden.given_everywhere (or $x1398 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x971)))))))
(assert
 (let (($x1286 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x239 (or $x1286 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3571 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x239)))
 (= old.lm_head.cut.everywhere $x3571)))))
(assert
 (let (($x2224 (not old.hidden.moved)))
 (let (($x2381 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1710 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2426 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3160 (= (_ bv18 7) old.hidden.kind)))
 (let (($x539 (or old.hidden.everywhere old.hidden.filled (and (or $x3160 $x2426 $x1710 $x2381) $x2224))))
 (let (($x1342 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2864 (= (_ bv86 7) old.hidden.kind)))
 (let (($x308 (or $x2864 $x1342)))
 (= old.hidden.undivided (ite $x308 old.hidden.given_undivided $x539))))))))))))
(assert
 (let (($x1154 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1851 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x765 (or $x1851 $x1154)))
 (let (($x600 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3508 (and $x600 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x765)))
 (let (($x2923 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1400 (ite (and $x2923 old.lm_head.cut.everywhere $x765) (_ bv96 7) (ite $x2923 (_ bv95 7) (ite $x3508 (_ bv96 7) (ite $x600 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1400)))))))))
(assert
 (let (($x1952 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x153 (and old.layer.dense (or $x1952 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1390 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3494 (or $x1390 (= (_ bv92 7) old.lm_head.state) $x153 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x3494))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x1895 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x1895)))
(assert
 (let (($x1741 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x1741 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3420 (= (_ bv38 7) new.embedding.split)))
 (or $x3420 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2110 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2110)))
(assert
 (let (($x1889 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1889 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x3458 (= (_ bv40 7) new.ffn.up.split)))
 (or $x3458 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x311 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1312 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3055 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1334 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2427 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2067 (= (_ bv56 7) new.hidden.kind)))
 (let (($x967 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3364 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2606 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3085 (= (_ bv11 7) new.hidden.kind)))
 (or $x3085 $x2606 $x3364 $x967 $x2067 $x2427 $x1334 $x3055 $x1312 $x311))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x781 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x781 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x717 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x650 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2841 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x57 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x57 (= (_ bv56 7) new.lm_head.cut.kind) $x2841 $x650 (= (_ bv91 7) new.lm_head.cut.kind) $x717 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x230 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2505 (= (_ bv40 7) new.lm_head.split)))
 (or $x2505 (= (_ bv57 7) new.lm_head.split) $x230))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3070 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x3070 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x903 (= (_ bv38 7) new.stream)))
 (or $x903 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2546 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2313 (div (* ?x2546 new.hidden.multiple) new.hidden.parts)))
 (let (($x2427 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2427 (< 1 new.hidden.parts) (= ?x2313 new.hidden.n)))))))
(assert
 (let (($x2427 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2427 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2546 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2313 (div (* ?x2546 new.hidden.multiple) new.hidden.parts)))
 (let (($x616 (= (- 1) new.hidden.n)))
 (let ((?x1639 (ite (or $x616 (< (* ?x2313 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2427 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2086 (ite $x2427 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1639) new.hidden.given_least)))
 (let ((?x2304 (ite (or $x616 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3364 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1163 (ite $x3364 (ite (and $x616 (= 1 new.hidden.parts)) 1 ?x2304) ?x2086)))
 (let (($x2067 (= (_ bv56 7) new.hidden.kind)))
 (let (($x311 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3055 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3085 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2606 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1312 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2939 (ite $x1312 new.hidden.parts (ite (or $x2606 $x3085 $x3055 $x311 $x2067) 1 ?x1163))))
 (= new.hidden.least ?x2939))))))))))))))))))
(assert
 (let (($x967 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1334 (= (_ bv86 7) new.hidden.kind)))
 (let (($x514 (or $x1334 $x967)))
 (let (($x1312 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x1312 new.hidden.parts (ite $x514 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x3364 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3073 (ite $x3364 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2546 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2313 (div (* ?x2546 new.hidden.multiple) new.hidden.parts)))
 (let (($x616 (= (- 1) new.hidden.n)))
 (let (($x2427 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3055 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2032 (ite $x3055 (or $x616 (< new.hidden.block new.hidden.n)) (ite $x2427 (or $x616 (< ?x2313 new.hidden.n)) $x3073))))
 (let (($x1148 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2032)))
 (let (($x967 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1334 (= (_ bv86 7) new.hidden.kind)))
 (let (($x514 (or $x1334 $x967)))
 (= new.hidden.moved (ite $x514 new.hidden.given_moved $x1148)))))))))))))))
(assert
 (let (($x2841 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1913 (and $x2841 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1913))))
(assert
 (let (($x1895 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3420 (= (_ bv38 7) new.embedding.split)))
 (let (($x903 (= (_ bv38 7) new.stream)))
 (let (($x2276 (or $x903 $x3420 $x1895 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x2276))))))
(assert
 (let (($x1312 (= (_ bv96 7) new.hidden.kind)))
 (let (($x967 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1334 (= (_ bv86 7) new.hidden.kind)))
 (let (($x514 (or $x1334 $x967)))
 (let (($x900 (ite $x514 new.hidden.given_everywhere (or $x1312 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x900)))))))
(assert
 (let (($x717 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1012 (or $x717 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3236 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1012)))
 (= new.lm_head.cut.everywhere $x3236)))))
(assert
 (let (($x1278 (not new.hidden.moved)))
 (let (($x311 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3055 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3085 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2606 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2236 (or new.hidden.everywhere new.hidden.filled (and (or $x2606 $x3085 $x3055 $x311) $x1278))))
 (let (($x967 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1334 (= (_ bv86 7) new.hidden.kind)))
 (let (($x514 (or $x1334 $x967)))
 (= new.hidden.undivided (ite $x514 new.hidden.given_undivided $x2236))))))))))))
(assert
 (let (($x2510 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x781 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2709 (or $x781 $x2510)))
 (let (($x2505 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1233 (and $x2505 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2709)))
 (let (($x230 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x264 (ite (and $x230 new.lm_head.cut.everywhere $x2709) (_ bv96 7) (ite $x230 (_ bv95 7) (ite $x1233 (_ bv96 7) (ite $x2505 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x264)))))))))
(assert
 (let (($x3458 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x674 (and new.layer.dense (or $x3458 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1741 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (or $x1741 (= (_ bv92 7) new.lm_head.state) $x674 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x87))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x145 (not new.hidden.beyond)))
 (let (($x609 (and (<= 1 new.hidden.least) $x145 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x609)))))
(assert
 (let (($x1104 (not old.hidden.beyond)))
(let (($x2817 (and (<= 1 old.hidden.least) $x1104 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x27 (not (or old.hidden.gathered old.hidden.summed))))
(or $x27 $x2817)))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1261 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x1261 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2728 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1076 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1689 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x389 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x2113 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2848 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x3064 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x3224 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2362 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x713 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x713 $x2362 $x3224 $x3064 $x2848 $x2113 $x389 $x1689 $x1076 $x2728))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x248 (= (_ bv95 7) old.embedding.split)))
 (let (($x2812 (= (_ bv38 7) old.embedding.split)))
 (or $x2812 (= (_ bv57 7) old.embedding.split) $x248))))
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
 (let ((?x1902 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x2958 (* (div (* ?x1902 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x3560 (= (- 1) old.embedding.cut.n)))
 (let ((?x2418 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x3560 (< ?x2958 old.embedding.cut.n)) 0 1))))
 (let (($x2113 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1884 (or $x3560 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x2702 (ite (and $x3560 (= 1 old.embedding.cut.parts)) 1 (ite $x1884 0 1))))
 (let (($x3224 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2848 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2728 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1689 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x713 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2362 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2404 (ite (or $x2362 $x713 $x1689 $x2728 $x2848) 1 (ite $x3224 ?x2702 (ite $x2113 ?x2418 old.embedding.cut.given_least)))))
 (let (($x1076 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1076 old.embedding.cut.parts ?x2404))))))))))))))))))
(assert
 (let ((?x367 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1076 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1076 old.embedding.cut.parts ?x367)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x580 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1261 (= (_ bv57 7) old.embedding.collective)))
 (let (($x248 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1596 (ite $x248 (ite (and old.embedding.rows_where_kept (or $x1261 $x580)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1596))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x450 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x820 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1602 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x1392 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x325 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x1733 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1862 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1032 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x2861 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1847 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x615 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x615 $x1847 $x2861 $x1032 $x1862 $x1733 $x325 $x1392 $x1602 $x820))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x625 (= (_ bv95 7) new.embedding.split)))
 (let (($x3420 (= (_ bv38 7) new.embedding.split)))
 (or $x3420 (= (_ bv57 7) new.embedding.split) $x625))))
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
 (let ((?x1429 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x1720 (* (div (* ?x1429 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x1237 (= (- 1) new.embedding.cut.n)))
 (let ((?x959 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x1237 (< ?x1720 new.embedding.cut.n)) 0 1))))
 (let (($x1733 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2946 (or $x1237 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2386 (ite (and $x1237 (= 1 new.embedding.cut.parts)) 1 (ite $x2946 0 1))))
 (let (($x2861 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1862 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x820 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1392 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x615 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x1847 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x3087 (ite (or $x1847 $x615 $x1392 $x820 $x1862) 1 (ite $x2861 ?x2386 (ite $x1733 ?x959 new.embedding.cut.given_least)))))
 (let (($x1602 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x1602 new.embedding.cut.parts ?x3087))))))))))))))))))
(assert
 (let ((?x2193 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x1602 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x1602 new.embedding.cut.parts ?x2193)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x2095 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (let (($x625 (= (_ bv95 7) new.embedding.split)))
 (let ((?x148 (ite $x625 (ite (and new.embedding.rows_where_kept (or $x450 $x2095)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x148))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1356 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1573 (not new.embedding.cut.beyond)))
 (let (($x2525 (or (not (= (_ bv95 7) new.embedding.split)) (and $x1573 (or (= (_ bv96 7) new.embedding.state) $x1356)))))
 (not $x2525)))))
(assert
 (let (($x1538 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1647 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x1647 (or (= (_ bv96 7) old.embedding.state) $x1538))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3152 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1261 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1480 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv5 7) old.embedding.collective)))
 (let (($x255 (= (_ bv4 7) old.embedding.collective)))
 (or $x255 $x2265 $x1480 $x1261 $x3152)))))))
(assert
 (let (($x248 (= (_ bv95 7) old.embedding.split)))
 (let (($x2812 (= (_ bv38 7) old.embedding.split)))
 (or $x2812 (= (_ bv57 7) old.embedding.split) $x248))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2653 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2750 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2510 (= (_ bv86 7) old.hidden.kind)))
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2427 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1287 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1287 $x2427 (= (_ bv56 7) old.hidden.kind) $x616 $x2510 $x2750 $x2653 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1051 (= (_ bv49 7) old.norm.statistic)))
 (or $x1051 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x899 (= (_ bv96 7) old.stream)))
 (let (($x1488 (= (_ bv38 7) old.stream)))
 (or $x1488 (= (_ bv94 7) old.stream) $x899))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3095 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1150 (div (* ?x3095 old.hidden.multiple) old.hidden.parts)))
 (let (($x867 (< 1 old.hidden.parts)))
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x616 $x867 (= ?x1150 old.hidden.n))))))))
(assert
 (let ((?x3095 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1150 (div (* ?x3095 old.hidden.multiple) old.hidden.parts)))
 (let (($x867 (< 1 old.hidden.parts)))
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x616 $x867 (<= old.hidden.n ?x1150))))))))
(assert
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x616 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1287 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3105 (ite $x1287 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3095 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1150 (div (* ?x3095 old.hidden.multiple) old.hidden.parts)))
 (let (($x3125 (= (- 1) old.hidden.n)))
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2750 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1318 (ite $x2750 (or $x3125 (< old.hidden.block old.hidden.n)) (ite $x616 (or $x3125 (< ?x1150 old.hidden.n)) $x3105))))
 (let (($x1269 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1318)))
 (let (($x2427 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2510 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2313 (or $x2510 $x2427)))
 (= old.hidden.moved (ite $x2313 old.hidden.given_moved $x1269)))))))))))))))
(assert
 (let (($x580 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1261 (= (_ bv57 7) old.embedding.collective)))
 (let (($x248 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1596 (ite $x248 (ite (and old.embedding.rows_where_kept (or $x1261 $x580)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1596))))))
(assert
 (let (($x2653 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2427 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2510 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2313 (or $x2510 $x2427)))
 (let (($x2925 (ite $x2313 old.hidden.given_everywhere (or $x2653 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2925)))))))
(assert
 (let (($x2796 (= 1 old.tp)))
 (let (($x899 (= (_ bv96 7) old.stream)))
 (let (($x711 (or $x899 $x2796 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x580 (and (or (not old.embedding.group.tp) $x2796) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1480 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1261 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1201 (ite (or (or $x1261 $x1480) (and $x580 $x711)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3152 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2052 (and (or $x2265 $x3152) $x580)))
 (let ((?x2800 (ite (or $x1261 (and $x1480 (= (_ bv38 7) old.stream)) $x2052) (_ bv38 7) (ite $x1480 (_ bv96 7) (_ bv16 7)))))
 (let (($x2683 (or (and old.hidden.filled (not $x899)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2825 (not $x580)))
 (let (($x1051 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1488 (= (_ bv38 7) old.stream)))
 (let ((?x564 (ite (and $x2265 old.hidden.filled $x1488 $x2825 $x1051) old.stream (ite (and $x3152 $x2825 $x2683) old.stream ?x2800))))
 (let ((?x1236 (ite (and $x899 old.hidden.everywhere (or $x1261 $x2052)) (_ bv96 7) (ite (and $x2265 old.hidden.filled $x899 $x2825) (_ bv96 7) ?x564))))
 (let (($x255 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1707 (ite (= (_ bv38 7) old.embedding.state) (ite $x255 (_ bv96 7) ?x1236) (ite (= (_ bv96 7) old.embedding.state) ?x1201 old.embedding.state))))
 (let ((?x788 (ite $x3152 (ite (not $x899) old.stream (_ bv66 7)) (ite $x1480 (ite $x899 (_ bv96 7) old.stream) (ite $x1261 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x2265 (_ bv96 7) ?x788) ?x1707)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1614 (= (_ bv73 7) new.embedding.collective)))
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (let (($x645 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1383 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2793 (= (_ bv4 7) new.embedding.collective)))
 (or $x2793 $x1383 $x645 $x450 $x1614)))))))
(assert
 (let (($x625 (= (_ bv95 7) new.embedding.split)))
 (let (($x3420 (= (_ bv38 7) new.embedding.split)))
 (or $x3420 (= (_ bv57 7) new.embedding.split) $x625))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x371 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1734 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2345 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2345 $x1734 (= (_ bv56 7) new.hidden.kind) $x2568 $x2538 $x371 $x1177 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2442 (= (_ bv49 7) new.norm.statistic)))
 (or $x2442 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x969 (= (_ bv96 7) new.stream)))
 (let (($x2708 (= (_ bv38 7) new.stream)))
 (or $x2708 (= (_ bv94 7) new.stream) $x969))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2000 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2276 (div (* ?x2000 new.hidden.multiple) new.hidden.parts)))
 (let (($x3364 (< 1 new.hidden.parts)))
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2568 $x3364 (= ?x2276 new.hidden.n))))))))
(assert
 (let ((?x2000 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2276 (div (* ?x2000 new.hidden.multiple) new.hidden.parts)))
 (let (($x3364 (< 1 new.hidden.parts)))
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2568 $x3364 (<= new.hidden.n ?x2276))))))))
(assert
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2568 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2345 (= (_ bv26 7) new.hidden.kind)))
 (let (($x311 (ite $x2345 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2000 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2276 (div (* ?x2000 new.hidden.multiple) new.hidden.parts)))
 (let (($x2388 (= (- 1) new.hidden.n)))
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (let (($x371 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1375 (ite $x371 (or $x2388 (< new.hidden.block new.hidden.n)) (ite $x2568 (or $x2388 (< ?x2276 new.hidden.n)) $x311))))
 (let (($x1391 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1375)))
 (let (($x1734 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3382 (or $x2538 $x1734)))
 (= new.hidden.moved (ite $x3382 new.hidden.given_moved $x1391)))))))))))))))
(assert
 (let (($x2095 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (let (($x625 (= (_ bv95 7) new.embedding.split)))
 (let ((?x148 (ite $x625 (ite (and new.embedding.rows_where_kept (or $x450 $x2095)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x148))))))
(assert
 (let (($x1177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1734 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3382 (or $x2538 $x1734)))
 (let (($x87 (ite $x3382 new.hidden.given_everywhere (or $x1177 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x87)))))))
(assert
 (let (($x2090 (= 1 new.tp)))
 (let (($x969 (= (_ bv96 7) new.stream)))
 (let (($x3608 (or $x969 $x2090 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2095 (and (or (not new.embedding.group.tp) $x2090) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x645 (= (_ bv10 7) new.embedding.collective)))
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2255 (ite (or (or $x450 $x645) (and $x2095 $x3608)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1614 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1383 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2102 (and (or $x1383 $x1614) $x2095)))
 (let ((?x2903 (ite (or $x450 (and $x645 (= (_ bv38 7) new.stream)) $x2102) (_ bv38 7) (ite $x645 (_ bv96 7) (_ bv16 7)))))
 (let (($x1015 (or (and new.hidden.filled (not $x969)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2251 (not $x2095)))
 (let (($x2442 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2708 (= (_ bv38 7) new.stream)))
 (let ((?x2112 (ite (and $x1383 new.hidden.filled $x2708 $x2251 $x2442) new.stream (ite (and $x1614 $x2251 $x1015) new.stream ?x2903))))
 (let ((?x609 (ite (and $x969 new.hidden.everywhere (or $x450 $x2102)) (_ bv96 7) (ite (and $x1383 new.hidden.filled $x969 $x2251) (_ bv96 7) ?x2112))))
 (let (($x2793 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1370 (ite (= (_ bv38 7) new.embedding.state) (ite $x2793 (_ bv96 7) ?x609) (ite (= (_ bv96 7) new.embedding.state) ?x2255 new.embedding.state))))
 (let ((?x1741 (ite $x1614 (ite (not $x969) new.stream (_ bv66 7)) (ite $x645 (ite $x969 (_ bv96 7) new.stream) (ite $x450 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x1383 (_ bv96 7) ?x1741) ?x1370)))))))))))))))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2606 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1021 (= new.embedding.joined new.stream)))
 (let (($x514 (or (or (= (_ bv96 7) new.embedding.joined) $x1021) (and $x2090 (or (not (= (_ bv38 7) new.embedding.split)) $x2606)))))
 (not $x514))))))
(assert
 (let (($x2764 (not (or old.hidden.moved old.hidden.padded))))
(let (($x2796 (= 1 old.tp)))
(let (($x822 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x822) (and $x2796 (or (not (= (_ bv38 7) old.embedding.split)) $x2764)))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3152 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1261 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1480 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv5 7) old.embedding.collective)))
 (let (($x255 (= (_ bv4 7) old.embedding.collective)))
 (or $x255 $x2265 $x1480 $x1261 $x3152)))))))
(assert
 (let (($x248 (= (_ bv95 7) old.embedding.split)))
 (let (($x2812 (= (_ bv38 7) old.embedding.split)))
 (or $x2812 (= (_ bv57 7) old.embedding.split) $x248))))
(assert
 (let (($x2653 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2510 (= (_ bv86 7) old.hidden.kind)))
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2427 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2427 (= (_ bv56 7) old.hidden.kind) $x616 $x2510 (= (_ bv91 7) old.hidden.kind) $x2653 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1051 (= (_ bv49 7) old.norm.statistic)))
 (or $x1051 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x899 (= (_ bv96 7) old.stream)))
 (let (($x1488 (= (_ bv38 7) old.stream)))
 (or $x1488 (= (_ bv94 7) old.stream) $x899))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3095 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1150 (div (* ?x3095 old.hidden.multiple) old.hidden.parts)))
 (let (($x867 (< 1 old.hidden.parts)))
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x616 $x867 (= ?x1150 old.hidden.n))))))))
(assert
 (let ((?x3095 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1150 (div (* ?x3095 old.hidden.multiple) old.hidden.parts)))
 (let (($x867 (< 1 old.hidden.parts)))
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x616 $x867 (<= old.hidden.n ?x1150))))))))
(assert
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x616 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x122 (not old.embedding.group.pp)))
 (let (($x2429 (or $x122 (= 1 old.pp))))
 (let (($x2811 (not old.embedding.group.sp)))
 (let (($x2303 (or $x2811 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2290 (not old.embedding.group.dp)))
 (let (($x1332 (or $x2290 $x1840)))
 (let (($x580 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1332 $x2303 $x2429)))
 (let (($x1261 (= (_ bv57 7) old.embedding.collective)))
 (let (($x248 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1596 (ite $x248 (ite (and old.embedding.rows_where_kept (or $x1261 $x580)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1596)))))))))))))
(assert
 (let (($x2653 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2925 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2653 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2925))))
(assert
 (let (($x2796 (= 1 old.tp)))
 (let (($x899 (= (_ bv96 7) old.stream)))
 (let (($x711 (or $x899 $x2796 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x122 (not old.embedding.group.pp)))
 (let (($x2429 (or $x122 (= 1 old.pp))))
 (let (($x2811 (not old.embedding.group.sp)))
 (let (($x2303 (or $x2811 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2290 (not old.embedding.group.dp)))
 (let (($x1332 (or $x2290 $x1840)))
 (let (($x580 (and (or (not old.embedding.group.tp) $x2796) $x1332 $x2303 $x2429)))
 (let (($x1480 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1261 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1201 (ite (or (or $x1261 $x1480) (and $x580 $x711)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3048 (= (_ bv96 7) old.embedding.state)))
 (let (($x3152 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2052 (and (or $x2265 $x3152) $x580)))
 (let ((?x2800 (ite (or $x1261 (and $x1480 (= (_ bv38 7) old.stream)) $x2052) (_ bv38 7) (ite $x1480 (_ bv96 7) (_ bv16 7)))))
 (let (($x2683 (or (and old.hidden.filled (not $x899)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2825 (not $x580)))
 (let (($x1051 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1488 (= (_ bv38 7) old.stream)))
 (let ((?x564 (ite (and $x2265 old.hidden.filled $x1488 $x2825 $x1051) old.stream (ite (and $x3152 $x2825 $x2683) old.stream ?x2800))))
 (let ((?x1236 (ite (and $x899 old.hidden.everywhere (or $x1261 $x2052)) (_ bv96 7) (ite (and $x2265 old.hidden.filled $x899 $x2825) (_ bv96 7) ?x564))))
 (let (($x255 (= (_ bv4 7) old.embedding.collective)))
 (let (($x2349 (= (_ bv38 7) old.embedding.state)))
 (let ((?x788 (ite $x3152 (ite (not $x899) old.stream (_ bv66 7)) (ite $x1480 (ite $x899 (_ bv96 7) old.stream) (ite $x1261 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1632 (ite (= (_ bv92 7) old.embedding.state) (ite $x2265 (_ bv96 7) ?x788) (ite $x2349 (ite $x255 (_ bv96 7) ?x1236) (ite $x3048 ?x1201 old.embedding.state)))))
 (= old.embedding.joined ?x1632)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1614 (= (_ bv73 7) new.embedding.collective)))
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (let (($x645 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1383 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2793 (= (_ bv4 7) new.embedding.collective)))
 (or $x2793 $x1383 $x645 $x450 $x1614)))))))
(assert
 (let (($x625 (= (_ bv95 7) new.embedding.split)))
 (let (($x3420 (= (_ bv38 7) new.embedding.split)))
 (or $x3420 (= (_ bv57 7) new.embedding.split) $x625))))
(assert
 (let (($x1177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1734 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1734 (= (_ bv56 7) new.hidden.kind) $x2568 $x2538 (= (_ bv91 7) new.hidden.kind) $x1177 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2442 (= (_ bv49 7) new.norm.statistic)))
 (or $x2442 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x969 (= (_ bv96 7) new.stream)))
 (let (($x2708 (= (_ bv38 7) new.stream)))
 (or $x2708 (= (_ bv94 7) new.stream) $x969))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2000 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2276 (div (* ?x2000 new.hidden.multiple) new.hidden.parts)))
 (let (($x3364 (< 1 new.hidden.parts)))
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2568 $x3364 (= ?x2276 new.hidden.n))))))))
(assert
 (let ((?x2000 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2276 (div (* ?x2000 new.hidden.multiple) new.hidden.parts)))
 (let (($x3364 (< 1 new.hidden.parts)))
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2568 $x3364 (<= new.hidden.n ?x2276))))))))
(assert
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2568 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2690 (not new.embedding.group.pp)))
 (let (($x111 (or $x2690 (= 1 new.pp))))
 (let (($x2184 (not new.embedding.group.sp)))
 (let (($x3057 (or $x2184 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2083 (not new.embedding.group.dp)))
 (let (($x1180 (or $x2083 $x1615)))
 (let (($x2095 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1180 $x3057 $x111)))
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (let (($x625 (= (_ bv95 7) new.embedding.split)))
 (let ((?x148 (ite $x625 (ite (and new.embedding.rows_where_kept (or $x450 $x2095)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x148)))))))))))))
(assert
 (let (($x1177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x87 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1177 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x87))))
(assert
 (let (($x2090 (= 1 new.tp)))
 (let (($x969 (= (_ bv96 7) new.stream)))
 (let (($x3608 (or $x969 $x2090 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2690 (not new.embedding.group.pp)))
 (let (($x111 (or $x2690 (= 1 new.pp))))
 (let (($x2184 (not new.embedding.group.sp)))
 (let (($x3057 (or $x2184 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2083 (not new.embedding.group.dp)))
 (let (($x1180 (or $x2083 $x1615)))
 (let (($x2095 (and (or (not new.embedding.group.tp) $x2090) $x1180 $x3057 $x111)))
 (let (($x645 (= (_ bv10 7) new.embedding.collective)))
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2255 (ite (or (or $x450 $x645) (and $x2095 $x3608)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1434 (= (_ bv96 7) new.embedding.state)))
 (let (($x1614 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1383 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2102 (and (or $x1383 $x1614) $x2095)))
 (let ((?x2903 (ite (or $x450 (and $x645 (= (_ bv38 7) new.stream)) $x2102) (_ bv38 7) (ite $x645 (_ bv96 7) (_ bv16 7)))))
 (let (($x1015 (or (and new.hidden.filled (not $x969)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2251 (not $x2095)))
 (let (($x2442 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2708 (= (_ bv38 7) new.stream)))
 (let ((?x2112 (ite (and $x1383 new.hidden.filled $x2708 $x2251 $x2442) new.stream (ite (and $x1614 $x2251 $x1015) new.stream ?x2903))))
 (let ((?x609 (ite (and $x969 new.hidden.everywhere (or $x450 $x2102)) (_ bv96 7) (ite (and $x1383 new.hidden.filled $x969 $x2251) (_ bv96 7) ?x2112))))
 (let (($x2793 (= (_ bv4 7) new.embedding.collective)))
 (let (($x192 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1741 (ite $x1614 (ite (not $x969) new.stream (_ bv66 7)) (ite $x645 (ite $x969 (_ bv96 7) new.stream) (ite $x450 (_ bv92 7) (_ bv16 7))))))
 (let ((?x3207 (ite (= (_ bv92 7) new.embedding.state) (ite $x1383 (_ bv96 7) ?x1741) (ite $x192 (ite $x2793 (_ bv96 7) ?x609) (ite $x1434 ?x2255 new.embedding.state)))))
 (= new.embedding.joined ?x3207)))))))))))))))))))))))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2690 (not new.embedding.group.pp)))
 (let (($x111 (or $x2690 (= 1 new.pp))))
 (let (($x2184 (not new.embedding.group.sp)))
 (let (($x3057 (or $x2184 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2083 (not new.embedding.group.dp)))
 (let (($x1180 (or $x2083 $x1615)))
 (let (($x192 (= (_ bv38 7) new.embedding.state)))
 (let (($x1434 (= (_ bv96 7) new.embedding.state)))
 (let (($x2095 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1180 $x3057 $x111)))
 (let (($x2468 (and $x2095 (or $x1434 (and $x192 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x645 (= (_ bv10 7) new.embedding.collective)))
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1465 (or (and (= (_ bv96 7) new.embedding.joined) $x1434) $x450 (and $x645 $x192 (= (_ bv38 7) new.embedding.joined)) $x2468 (and (or new.embedding.group.tp (= 1 new.tp)) $x1180 $x3057 $x111))))
 (not $x1465))))))))))))))))
(assert
 (let (($x122 (not old.embedding.group.pp)))
(let (($x2429 (or $x122 (= 1 old.pp))))
(let (($x2811 (not old.embedding.group.sp)))
(let (($x2303 (or $x2811 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x2290 (not old.embedding.group.dp)))
(let (($x1332 (or $x2290 $x1840)))
(let (($x2349 (= (_ bv38 7) old.embedding.state)))
(let (($x3048 (= (_ bv96 7) old.embedding.state)))
(let (($x580 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1332 $x2303 $x2429)))
(let (($x1354 (and $x580 (or $x3048 (and $x2349 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1480 (= (_ bv10 7) old.embedding.collective)))
(let (($x1261 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x3048) $x1261 (and $x1480 $x2349 (= (_ bv38 7) old.embedding.joined)) $x1354 (and (or old.embedding.group.tp (= 1 old.tp)) $x1332 $x2303 $x2429))))))))))))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3152 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1261 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1480 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv5 7) old.embedding.collective)))
 (let (($x255 (= (_ bv4 7) old.embedding.collective)))
 (or $x255 $x2265 $x1480 $x1261 $x3152)))))))
(assert
 (let (($x3180 (= (_ bv29 7) old.embedding.positions)))
 (let (($x2446 (= (_ bv27 7) old.embedding.positions)))
 (let (($x102 (= (_ bv23 7) old.embedding.positions)))
 (let (($x3019 (= (_ bv1 7) old.embedding.positions)))
 (or $x3019 $x102 $x2446 $x3180))))))
(assert
 (let (($x248 (= (_ bv95 7) old.embedding.split)))
 (let (($x2812 (= (_ bv38 7) old.embedding.split)))
 (or $x2812 (= (_ bv57 7) old.embedding.split) $x248))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2653 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2750 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2510 (= (_ bv86 7) old.hidden.kind)))
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2427 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1287 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1287 $x2427 (= (_ bv56 7) old.hidden.kind) $x616 $x2510 $x2750 $x2653 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x850 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x850 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1051 (= (_ bv49 7) old.norm.statistic)))
 (or $x1051 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x899 (= (_ bv96 7) old.stream)))
 (let (($x1488 (= (_ bv38 7) old.stream)))
 (or $x1488 (= (_ bv94 7) old.stream) $x899))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3095 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1150 (div (* ?x3095 old.hidden.multiple) old.hidden.parts)))
 (let (($x867 (< 1 old.hidden.parts)))
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x616 $x867 (= ?x1150 old.hidden.n))))))))
(assert
 (let ((?x3095 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1150 (div (* ?x3095 old.hidden.multiple) old.hidden.parts)))
 (let (($x867 (< 1 old.hidden.parts)))
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x616 $x867 (<= old.hidden.n ?x1150))))))))
(assert
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x616 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1287 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2832 (ite $x1287 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3095 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1150 (div (* ?x3095 old.hidden.multiple) old.hidden.parts)))
 (let (($x1504 (= (- 1) old.hidden.n)))
 (let (($x616 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2750 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2872 (ite $x2750 (or $x1504 (< old.hidden.block old.hidden.n)) (ite $x616 (or $x1504 (< ?x1150 old.hidden.n)) $x2832))))
 (let (($x2450 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2872)))
 (let (($x2427 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2510 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2313 (or $x2510 $x2427)))
 (= old.hidden.moved (ite $x2313 old.hidden.given_moved $x2450)))))))))))))))
(assert
 (let (($x580 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1261 (= (_ bv57 7) old.embedding.collective)))
 (let (($x248 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1596 (ite $x248 (ite (and old.embedding.rows_where_kept (or $x1261 $x580)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1596))))))
(assert
 (let (($x2653 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2427 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2510 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2313 (or $x2510 $x2427)))
 (let (($x2925 (ite $x2313 old.hidden.given_everywhere (or $x2653 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2925)))))))
(assert
 (let (($x1342 (not old.hidden.moved)))
 (let (($x308 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1342)))
 (let (($x1133 (= 1 old.hidden.parts)))
 (let (($x2427 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2510 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2313 (or $x2510 $x2427)))
 (= old.hidden.first_alone (ite $x2313 old.hidden.given_first (or $x1133 $x308))))))))))
(assert
 (let (($x248 (= (_ bv95 7) old.embedding.split)))
 (let (($x2784 (not $x248)))
 (let (($x2796 (= 1 old.tp)))
 (let (($x899 (= (_ bv96 7) old.stream)))
 (let (($x580 (and (or (not old.embedding.group.tp) $x2796) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3291 (and $x580 (or $x899 $x2796 (not (= (_ bv4 7) old.embedding.collective)) $x2784))))
 (let (($x1480 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1261 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1201 (ite (or (or $x1261 $x1480) $x3291) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3048 (= (_ bv96 7) old.embedding.state)))
 (let (($x3152 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2265 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2052 (and (or $x2265 $x3152) $x580)))
 (let ((?x2800 (ite (or $x1261 (and $x1480 (= (_ bv38 7) old.stream)) $x2052) (_ bv38 7) (ite $x1480 (_ bv96 7) (_ bv16 7)))))
 (let (($x2683 (or (and old.hidden.filled (not $x899)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2825 (not $x580)))
 (let (($x1051 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1488 (= (_ bv38 7) old.stream)))
 (let ((?x564 (ite (and $x2265 old.hidden.filled $x1488 $x2825 $x1051) old.stream (ite (and $x3152 $x2825 $x2683) old.stream ?x2800))))
 (let ((?x1236 (ite (and $x899 old.hidden.everywhere (or $x1261 $x2052)) (_ bv96 7) (ite (and $x2265 old.hidden.filled $x899 $x2825) (_ bv96 7) ?x564))))
 (let (($x255 (= (_ bv4 7) old.embedding.collective)))
 (let (($x2349 (= (_ bv38 7) old.embedding.state)))
 (let ((?x788 (ite $x3152 (ite (not $x899) old.stream (_ bv66 7)) (ite $x1480 (ite $x899 (_ bv96 7) old.stream) (ite $x1261 (_ bv92 7) (_ bv16 7))))))
 (let (($x914 (= (_ bv92 7) old.embedding.state)))
 (let ((?x1632 (ite $x914 (ite $x2265 (_ bv96 7) ?x788) (ite $x2349 (ite $x255 (_ bv96 7) ?x1236) (ite $x3048 ?x1201 old.embedding.state)))))
 (= old.embedding.joined ?x1632)))))))))))))))))))))))))))
(assert
 (let (($x1716 (not old.hidden.everywhere)))
 (let (($x2265 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2349 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x2349 (= (_ bv96 7) old.embedding.joined) $x2265 $x1716))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1614 (= (_ bv73 7) new.embedding.collective)))
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (let (($x645 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1383 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2793 (= (_ bv4 7) new.embedding.collective)))
 (or $x2793 $x1383 $x645 $x450 $x1614)))))))
(assert
 (let (($x2317 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1166 (= (_ bv27 7) new.embedding.positions)))
 (let (($x491 (= (_ bv23 7) new.embedding.positions)))
 (let (($x892 (= (_ bv1 7) new.embedding.positions)))
 (or $x892 $x491 $x1166 $x2317))))))
(assert
 (let (($x625 (= (_ bv95 7) new.embedding.split)))
 (let (($x3420 (= (_ bv38 7) new.embedding.split)))
 (or $x3420 (= (_ bv57 7) new.embedding.split) $x625))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x371 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1734 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2345 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2345 $x1734 (= (_ bv56 7) new.hidden.kind) $x2568 $x2538 $x371 $x1177 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x977 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x977 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2442 (= (_ bv49 7) new.norm.statistic)))
 (or $x2442 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x969 (= (_ bv96 7) new.stream)))
 (let (($x2708 (= (_ bv38 7) new.stream)))
 (or $x2708 (= (_ bv94 7) new.stream) $x969))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2000 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2276 (div (* ?x2000 new.hidden.multiple) new.hidden.parts)))
 (let (($x3364 (< 1 new.hidden.parts)))
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2568 $x3364 (= ?x2276 new.hidden.n))))))))
(assert
 (let ((?x2000 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2276 (div (* ?x2000 new.hidden.multiple) new.hidden.parts)))
 (let (($x3364 (< 1 new.hidden.parts)))
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2568 $x3364 (<= new.hidden.n ?x2276))))))))
(assert
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2568 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2345 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1803 (ite $x2345 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2000 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2276 (div (* ?x2000 new.hidden.multiple) new.hidden.parts)))
 (let (($x3287 (= (- 1) new.hidden.n)))
 (let (($x2568 (= (_ bv65 7) new.hidden.kind)))
 (let (($x371 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1152 (ite $x371 (or $x3287 (< new.hidden.block new.hidden.n)) (ite $x2568 (or $x3287 (< ?x2276 new.hidden.n)) $x1803))))
 (let (($x1136 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1152)))
 (let (($x1734 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3382 (or $x2538 $x1734)))
 (= new.hidden.moved (ite $x3382 new.hidden.given_moved $x1136)))))))))))))))
(assert
 (let (($x2095 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (let (($x625 (= (_ bv95 7) new.embedding.split)))
 (let ((?x148 (ite $x625 (ite (and new.embedding.rows_where_kept (or $x450 $x2095)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x148))))))
(assert
 (let (($x1177 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1734 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3382 (or $x2538 $x1734)))
 (let (($x87 (ite $x3382 new.hidden.given_everywhere (or $x1177 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x87)))))))
(assert
 (let (($x999 (not new.hidden.moved)))
 (let (($x2279 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x999)))
 (let (($x2129 (= 1 new.hidden.parts)))
 (let (($x1734 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3382 (or $x2538 $x1734)))
 (= new.hidden.first_alone (ite $x3382 new.hidden.given_first (or $x2129 $x2279))))))))))
(assert
 (let (($x625 (= (_ bv95 7) new.embedding.split)))
 (let (($x2460 (not $x625)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x969 (= (_ bv96 7) new.stream)))
 (let (($x2095 (and (or (not new.embedding.group.tp) $x2090) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x145 (and $x2095 (or $x969 $x2090 (not (= (_ bv4 7) new.embedding.collective)) $x2460))))
 (let (($x645 (= (_ bv10 7) new.embedding.collective)))
 (let (($x450 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2255 (ite (or (or $x450 $x645) $x145) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1434 (= (_ bv96 7) new.embedding.state)))
 (let (($x1614 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1383 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2102 (and (or $x1383 $x1614) $x2095)))
 (let ((?x2903 (ite (or $x450 (and $x645 (= (_ bv38 7) new.stream)) $x2102) (_ bv38 7) (ite $x645 (_ bv96 7) (_ bv16 7)))))
 (let (($x1015 (or (and new.hidden.filled (not $x969)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2251 (not $x2095)))
 (let (($x2442 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2708 (= (_ bv38 7) new.stream)))
 (let ((?x2112 (ite (and $x1383 new.hidden.filled $x2708 $x2251 $x2442) new.stream (ite (and $x1614 $x2251 $x1015) new.stream ?x2903))))
 (let ((?x609 (ite (and $x969 new.hidden.everywhere (or $x450 $x2102)) (_ bv96 7) (ite (and $x1383 new.hidden.filled $x969 $x2251) (_ bv96 7) ?x2112))))
 (let (($x2793 (= (_ bv4 7) new.embedding.collective)))
 (let (($x192 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1741 (ite $x1614 (ite (not $x969) new.stream (_ bv66 7)) (ite $x645 (ite $x969 (_ bv96 7) new.stream) (ite $x450 (_ bv92 7) (_ bv16 7))))))
 (let (($x10 (= (_ bv92 7) new.embedding.state)))
 (let ((?x3207 (ite $x10 (ite $x1383 (_ bv96 7) ?x1741) (ite $x192 (ite $x2793 (_ bv96 7) ?x609) (ite $x1434 ?x2255 new.embedding.state)))))
 (= new.embedding.joined ?x3207)))))))))))))))))))))))))))
(assert
 (let (($x1682 (not new.hidden.everywhere)))
 (let (($x1383 (= (_ bv5 7) new.embedding.collective)))
 (let (($x192 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x192 (= (_ bv96 7) new.embedding.joined) $x1383 $x1682))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x10 (= (_ bv92 7) new.embedding.state)))
 (let (($x1159 (or $x10 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x2317 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1400 (not new.embedding.full_though_split)))
 (let (($x1166 (= (_ bv27 7) new.embedding.positions)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1076 (or $x2090 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1400) (and $x1166 $x1400 (or (not (= (_ bv95 7) new.embedding.split)) (not $x10))) (and $x2317 $x1159) (and (= (_ bv23 7) new.embedding.positions) $x10))))
 (not $x1076)))))))))
(assert
 (let (($x914 (= (_ bv92 7) old.embedding.state)))
(let (($x311 (or $x914 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x3180 (= (_ bv29 7) old.embedding.positions)))
(let (($x2388 (not old.embedding.full_though_split)))
(let (($x2446 (= (_ bv27 7) old.embedding.positions)))
(let (($x2796 (= 1 old.tp)))
(or $x2796 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2388) (and $x2446 $x2388 (or (not (= (_ bv95 7) old.embedding.split)) (not $x914))) (and $x3180 $x311) (and (= (_ bv23 7) old.embedding.positions) $x914)))))))))
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
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.heads.given_undivided () Bool)
(declare-fun old.attention.heads.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
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
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.heads.given_undivided () Bool)
(declare-fun new.attention.heads.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
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
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x206 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3290 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2249 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3069 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3069 $x2249 $x2417 $x2351 $x3290 $x3124 $x2764 $x1862 $x1428 $x206))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2976 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x2976 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1778 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2637 (= (_ bv10 7) old.attention.out.input)))
 (or $x2637 $x1778 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1111 (= (_ bv61 7) old.attention.out.split)))
 (let (($x930 (= (_ bv40 7) old.attention.out.split)))
 (or $x930 (= (_ bv57 7) old.attention.out.split) $x1111))))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x571 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x571 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x2328 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2328 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1022 (= (_ bv56 7) old.attention.value_dim.kind) $x1845 $x1486 (= (_ bv91 7) old.attention.value_dim.kind) $x1379 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1543 (= (- 1) old.attention.heads.n)))
 (let (($x605 (or $x1543 (< (* ?x603 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1508 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x605 0 1))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1172 (or $x1543 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2869 (ite (and $x1543 (= 1 old.attention.heads.parts)) 1 (ite $x1172 0 1))))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3290 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x206 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3069 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2249 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x3013 (ite (or $x2249 $x3069 $x1862 $x206 $x3290) 1 (ite $x2417 ?x2869 (ite $x3124 ?x1508 old.attention.heads.given_least)))))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1428 old.attention.heads.parts ?x3013)))))))))))))))))))
(assert
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3104 (and $x3124 (< 1 old.attention.heads.parts) (= ?x603 old.attention.heads.n))))
 (= old.attention.heads.filled $x3104))))))
(assert
 (let (($x993 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3124 $x993)))))
(assert
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1671 (or $x2764 $x2351)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x1065 (ite $x1428 old.attention.heads.parts (ite $x1671 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1065)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x1543 (= (- 1) old.attention.heads.n)))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1444 (ite $x2417 (or $x1543 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1543 (< 1 old.attention.heads.n)))))
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2019 (ite $x1862 (or $x1543 (< old.attention.heads.block old.attention.heads.n)) (ite $x3124 (or $x1543 (< ?x603 old.attention.heads.n)) $x1444))))
 (let (($x2494 (= 1 old.attention.heads.parts)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1671 (or $x2764 $x2351)))
 (let (($x950 (ite $x1671 old.attention.heads.given_moved (ite (or $x1428 $x2494) false $x2019))))
 (= old.attention.heads.moved $x950))))))))))))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let ((?x1447 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1845 (not (= 0 ?x1447)))))))
(assert
 (let (($x930 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3467 (not $x930)))
 (let (($x2637 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1778 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1778 (and $x2637 $x3467))))))))
(assert
 (let (($x3105 (not old.attention.heads.padded)))
 (let (($x2494 (= 1 old.attention.heads.parts)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1671 (or $x2764 $x2351)))
 (let (($x1278 (ite $x1671 old.attention.heads.given_everywhere (or $x1428 (and $x2494 $x3105)))))
 (= old.attention.heads.everywhere $x1278)))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2776 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x2776)))))))))))))))))))))))
(assert
 (let (($x602 (not old.attention.value_dim.padded)))
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x379 (ite (or $x1486 $x1022) old.attention.value_dim.given_everywhere (or $x1379 (and (= 1 old.attention.value_dim.parts) $x602)))))
 (= old.attention.value_dim.everywhere $x379)))))))
(assert
 (let (($x1590 (not old.attention.heads.moved)))
 (let (($x206 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3069 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2249 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1000 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2249 $x3069 $x1862 $x206) $x1590))))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1671 (or $x2764 $x2351)))
 (= old.attention.heads.undivided (ite $x1671 old.attention.heads.given_undivided $x1000))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x19 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2245 ?x1460 ?x19))))))))))))))))))))))))
(assert
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1295 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x524 (ite $x1295 old.attention.v (ite $x1432 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x524)))))
(assert
 (let (($x930 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3467 (not $x930)))
 (let (($x2468 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2954 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2468)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2468 old.attention.value_dim.everywhere $x3467))))
 (= old.attention.mixed_in (ite $x2954 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x356 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2237 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1666 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x1794 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2976 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x930 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2953 (and $x930 (or $x2976 $x1794) (ite $x1666 old.attention.dims_where_kept $x2237))))
 (= old.attention.out_state (ite $x2953 (_ bv96 7) ?x356))))))))))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1881 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x750 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2550 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1494 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1494 $x2550 $x3450 $x487 $x750 $x1692 $x1220 $x3375 $x1745 $x1881))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x688 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x688 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x601 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1343 (= (_ bv10 7) new.attention.out.input)))
 (or $x1343 $x601 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1273 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2864 (= (_ bv40 7) new.attention.out.split)))
 (or $x2864 (= (_ bv57 7) new.attention.out.split) $x1273))))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x689 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x689 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x2970 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2970 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3429 (= (_ bv56 7) new.attention.value_dim.kind) $x2240 $x1047 (= (_ bv91 7) new.attention.value_dim.kind) $x1500 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x841 (= (- 1) new.attention.heads.n)))
 (let (($x2364 (or $x841 (< (* ?x2078 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x667 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2364 0 1))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2775 (or $x841 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1093 (ite (and $x841 (= 1 new.attention.heads.parts)) 1 (ite $x2775 0 1))))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x750 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1881 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1494 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2550 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2603 (ite (or $x2550 $x1494 $x3375 $x1881 $x750) 1 (ite $x3450 ?x1093 (ite $x1692 ?x667 new.attention.heads.given_least)))))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1745 new.attention.heads.parts ?x2603)))))))))))))))))))
(assert
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2287 (and $x1692 (< 1 new.attention.heads.parts) (= ?x2078 new.attention.heads.n))))
 (= new.attention.heads.filled $x2287))))))
(assert
 (let (($x1101 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1692 $x1101)))))
(assert
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x633 (or $x1220 $x487)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x1961 (ite $x1745 new.attention.heads.parts (ite $x633 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x1961)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x841 (= (- 1) new.attention.heads.n)))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1788 (ite $x3450 (or $x841 (<= new.attention.heads.parts new.attention.heads.n)) (or $x841 (< 1 new.attention.heads.n)))))
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1644 (ite $x3375 (or $x841 (< new.attention.heads.block new.attention.heads.n)) (ite $x1692 (or $x841 (< ?x2078 new.attention.heads.n)) $x1788))))
 (let (($x1446 (= 1 new.attention.heads.parts)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x633 (or $x1220 $x487)))
 (let (($x2693 (ite $x633 new.attention.heads.given_moved (ite (or $x1745 $x1446) false $x1644))))
 (= new.attention.heads.moved $x2693))))))))))))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let ((?x2661 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2240 (not (= 0 ?x2661)))))))
(assert
 (let (($x2864 (= (_ bv40 7) new.attention.out.split)))
 (let (($x517 (not $x2864)))
 (let (($x1343 (= (_ bv10 7) new.attention.out.input)))
 (let (($x601 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x601 (and $x1343 $x517))))))))
(assert
 (let (($x2501 (not new.attention.heads.padded)))
 (let (($x1446 (= 1 new.attention.heads.parts)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x633 (or $x1220 $x487)))
 (let (($x2561 (ite $x633 new.attention.heads.given_everywhere (or $x1745 (and $x1446 $x2501)))))
 (= new.attention.heads.everywhere $x2561)))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x3187 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x3187)))))))))))))))))))))
(assert
 (let (($x1870 (not new.attention.value_dim.padded)))
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1980 (ite (or $x1047 $x3429) new.attention.value_dim.given_everywhere (or $x1500 (and (= 1 new.attention.value_dim.parts) $x1870)))))
 (= new.attention.value_dim.everywhere $x1980)))))))
(assert
 (let (($x970 (not new.attention.heads.moved)))
 (let (($x1881 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1494 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2550 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x983 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2550 $x1494 $x3375 $x1881) $x970))))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x633 (or $x1220 $x487)))
 (= new.attention.heads.undivided (ite $x633 new.attention.heads.given_undivided $x983))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x2136 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x882 ?x2175 ?x2136))))))))))))))))))))))
(assert
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1914 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1661 (ite $x1914 new.attention.v (ite $x2094 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1661)))))
(assert
 (let (($x2864 (= (_ bv40 7) new.attention.out.split)))
 (let (($x517 (not $x2864)))
 (let (($x1476 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2177 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1476)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1476 new.attention.value_dim.everywhere $x517))))
 (= new.attention.mixed_in (ite $x2177 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2293 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x584 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x172 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x1690 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x688 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2864 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2844 (and $x2864 (or $x688 $x1690) (ite $x172 new.attention.dims_where_kept $x584))))
 (= new.attention.out_state (ite $x2844 (_ bv96 7) ?x2293))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1021 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x2524 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x2864 (= (_ bv40 7) new.attention.out.split)))
 (let (($x517 (not $x2864)))
 (let (($x2607 (or (= 1 new.attention.heads.most) $x517 (= (_ bv96 7) new.attention.out_state) (and $x2524 (and new.attention.heads.undivided $x1021)))))
 (let (($x1392 (not new.attention.heads.beyond)))
 (let (($x1237 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x2864 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x1237 (and (<= 1 new.attention.heads.least) $x1392 $x2607)))))))))))
(assert
 (let (($x595 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2656 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x930 (= (_ bv40 7) old.attention.out.split)))
(let (($x3467 (not $x930)))
(let (($x1972 (or (= 1 old.attention.heads.most) $x3467 (= (_ bv96 7) old.attention.out_state) (and $x2656 (and old.attention.heads.undivided $x595)))))
(let (($x1910 (not old.attention.heads.beyond)))
(let (($x312 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x930 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x312 (and (<= 1 old.attention.heads.least) $x1910 $x1972))))))))))
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
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3124 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1845 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1236 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7)))))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x809 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x123 $x121) old.attention.qkv.split ?x15) ?x1236)))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1164 (ite $x2245 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7))) ?x809)))
 (= old.attention.q ?x1164)))))))))))))))))))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1692 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2240 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2048 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7)))))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1640 (ite $x882 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x3051 ?x2048))))
 (= new.attention.q ?x1640)))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1233 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x1233)))))
(assert
 (let (($x1642 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x1642))))
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
(declare-fun old.attention.value_dim.given_most () Int)
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
(declare-fun old.attention.value_dim.least () Int)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.most () Int)
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
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
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
(declare-fun new.attention.value_dim.given_most () Int)
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
(declare-fun new.attention.value_dim.least () Int)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.most () Int)
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
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
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
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3160 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1402 $x3268 $x726 $x2794 $x3160 $x314 $x2662 $x971 $x2198 $x798))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2351 (= (_ bv56 7) old.attention.heads.kind) $x3124 $x2764 (= (_ bv91 7) old.attention.heads.kind) $x1428 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x189 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x189 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x2096 (= (_ bv32 7) old.attention.out.input)))
 (let (($x328 (= (_ bv10 7) old.attention.out.input)))
 (or $x328 $x2096 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1065 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1444 (= (_ bv40 7) old.attention.out.split)))
 (or $x1444 (= (_ bv57 7) old.attention.out.split) $x1065))))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x3155 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3155 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x1119 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1119 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2869 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x474 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x474 $x2869 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x1035 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1984 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1755 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1956 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1800 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1539 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1539 $x1800 $x1956 $x1022 $x1755 $x1845 $x1486 $x1984 $x1379 $x1035))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let (($x993 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3124 $x993)))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1702 (= (- 1) old.attention.head_dim.n)))
 (let (($x2765 (or $x1702 (< (* ?x2047 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1278 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x602 (ite $x314 (ite (= 0 ?x1278) 1 (ite $x2765 0 1)) old.attention.head_dim.given_least)))
 (let (($x2494 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2961 (ite (and $x1702 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1702 $x2494) 0 1))))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3160 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1154 (ite $x2198 old.attention.head_dim.parts (ite (or $x3268 $x1402 $x971 $x798 $x3160) 1 (ite $x726 ?x2961 ?x602)))))
 (= old.attention.head_dim.least ?x1154)))))))))))))))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x2426 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x314 (not (= 0 ?x2426)))))))
(assert
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2592 (or $x2662 $x2794)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2283 (ite $x2198 old.attention.head_dim.parts (ite $x2592 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2283)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x1702 (= (- 1) old.attention.head_dim.n)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1794 (ite $x726 (or $x1702 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1702 (< 1 old.attention.head_dim.n)))))
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2323 (ite $x971 (or $x1702 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x314 (or $x1702 (< ?x2047 old.attention.head_dim.n)) $x1794))))
 (let (($x1725 (= 1 old.attention.head_dim.parts)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2592 (or $x2662 $x2794)))
 (let (($x2237 (ite $x2592 old.attention.head_dim.given_moved (ite (or $x2198 $x1725) false $x2323))))
 (= old.attention.head_dim.moved $x2237))))))))))))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x3085 (div ?x514 old.attention.value_dim.parts)))
 (let (($x1111 (= (- 1) old.attention.value_dim.n)))
 (let (($x3164 (or $x1111 (< (* ?x3085 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x3068 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2464 (ite $x1845 (ite (= 0 ?x3068) 1 (ite $x3164 0 1)) old.attention.value_dim.given_least)))
 (let (($x3359 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1216 (ite (and $x1111 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1111 $x3359) 0 1))))
 (let (($x1956 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1755 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1035 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1984 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1539 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1800 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x518 (ite $x1379 old.attention.value_dim.parts (ite (or $x1800 $x1539 $x1984 $x1035 $x1755) 1 (ite $x1956 ?x1216 ?x2464)))))
 (= old.attention.value_dim.least ?x518))))))))))))))))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x3085 (div ?x514 old.attention.value_dim.parts)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= ?x3085 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236)))))))
(assert
 (let ((?x2389 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1845 (not (= 0 ?x2389)))))))
(assert
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1093 (or $x1486 $x1022)))
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x2262 (ite $x1379 old.attention.value_dim.parts (ite $x1093 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x2262)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x1694 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1788 (not old.model.sinks)))
 (= old.attention.one_key (and $x1788 $x1694)))))
(assert
 (let (($x1444 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3111 (not $x1444)))
 (let (($x328 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2096 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2096 (and $x328 $x3111))))))))
(assert
 (let (($x177 (not old.attention.heads.padded)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2501 (ite (or $x2764 $x2351) old.attention.heads.given_everywhere (or $x1428 (and (= 1 old.attention.heads.parts) $x177)))))
 (= old.attention.heads.everywhere $x2501)))))))
(assert
 (let (($x1446 (not old.attention.head_dim.padded)))
 (let (($x1725 (= 1 old.attention.head_dim.parts)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2592 (or $x2662 $x2794)))
 (let (($x1949 (ite $x2592 old.attention.head_dim.given_everywhere (or $x2198 (and $x1725 $x1446)))))
 (= old.attention.head_dim.everywhere $x1949)))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x809 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2245 ?x1460 ?x809)))))))))))))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2536 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x2536)))))))))))))))))))))))
(assert
 (let (($x2828 (not old.attention.value_dim.padded)))
 (let (($x2451 (= 1 old.attention.value_dim.parts)))
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1093 (or $x1486 $x1022)))
 (let (($x549 (ite $x1093 old.attention.value_dim.given_everywhere (or $x1379 (and $x2451 $x2828)))))
 (= old.attention.value_dim.everywhere $x549)))))))))
(assert
 (let (($x1313 (not old.attention.head_dim.moved)))
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3011 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3268 $x1402 $x971 $x798) $x1313))))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2592 (or $x2662 $x2794)))
 (= old.attention.head_dim.undivided (ite $x2592 old.attention.head_dim.given_undivided $x3011))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2343 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2245 ?x1460 ?x2343))))))))))))))))))))))))
(assert
 (let (($x2448 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x474 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1313 (not old.attention.head_dim.moved)))
 (let (($x584 (= 1 old.attention.head_dim.most)))
 (let (($x2495 (<= 1 old.attention.head_dim.least)))
 (let (($x1627 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2869 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x243 (ite (or $x2869 $x1627) (and $x2495 (or old.attention.head_dim.undivided (and $x584 $x1313))) (and $x474 (and old.attention.head_dim.undivided $x2448)))))
 (= old.attention.scores_whole $x243))))))))))
(assert
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x489 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1161 (ite $x489 old.attention.v (ite $x1432 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1161)))))
(assert
 (let (($x1444 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3111 (not $x1444)))
 (let (($x361 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1021 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x361)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x361 old.attention.value_dim.everywhere $x3111))))
 (= old.attention.mixed_in (ite $x1021 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2167 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1972 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x730 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1972)))
 (let (($x2193 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x189 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1444 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1444 (or $x189 $x2193) $x730) (_ bv96 7) ?x2167)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1746 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1280 $x1835 $x1859 $x2399 $x1746 $x2850 $x2600 $x1466 $x832 $x2594))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x487 (= (_ bv56 7) new.attention.heads.kind) $x1692 $x1220 (= (_ bv91 7) new.attention.heads.kind) $x1745 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1977 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x1977 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1414 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1793 (= (_ bv10 7) new.attention.out.input)))
 (or $x1793 $x1414 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2120 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2835 (= (_ bv40 7) new.attention.out.split)))
 (or $x2835 (= (_ bv57 7) new.attention.out.split) $x2120))))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x542 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x542 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x2713 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2713 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1305 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1040 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1040 $x1305 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x699 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3148 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1475 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1799 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2210 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x2210 $x1799 $x1378 $x3429 $x1475 $x2240 $x1047 $x3148 $x1500 $x699))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let (($x1177 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1692 $x1177)))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1844 (= (- 1) new.attention.head_dim.n)))
 (let (($x2786 (or $x1844 (< (* ?x1291 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1306 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2824 (ite $x2850 (ite (= 0 ?x1306) 1 (ite $x2786 0 1)) new.attention.head_dim.given_least)))
 (let (($x1558 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2486 (ite (and $x1844 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1844 $x1558) 0 1))))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1746 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2772 (ite $x832 new.attention.head_dim.parts (ite (or $x1835 $x1280 $x1466 $x2594 $x1746) 1 (ite $x1859 ?x2486 ?x2824)))))
 (= new.attention.head_dim.least ?x2772)))))))))))))))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x784 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2850 (not (= 0 ?x784)))))))
(assert
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x753 (or $x2600 $x2399)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x238 (ite $x832 new.attention.head_dim.parts (ite $x753 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x238)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x1844 (= (- 1) new.attention.head_dim.n)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x410 (ite $x1859 (or $x1844 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1844 (< 1 new.attention.head_dim.n)))))
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1792 (ite $x1466 (or $x1844 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2850 (or $x1844 (< ?x1291 new.attention.head_dim.n)) $x410))))
 (let (($x999 (= 1 new.attention.head_dim.parts)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x753 (or $x2600 $x2399)))
 (let (($x522 (ite $x753 new.attention.head_dim.given_moved (ite (or $x832 $x999) false $x1792))))
 (= new.attention.head_dim.moved $x522))))))))))))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1677 (div ?x543 new.attention.value_dim.parts)))
 (let (($x781 (= (- 1) new.attention.value_dim.n)))
 (let (($x1744 (or $x781 (< (* ?x1677 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x371 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1312 (ite $x2240 (ite (= 0 ?x371) 1 (ite $x1744 0 1)) new.attention.value_dim.given_least)))
 (let (($x1408 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x2279 (ite (and $x781 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x781 $x1408) 0 1))))
 (let (($x1378 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1475 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x699 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x3148 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2210 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1799 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1834 (ite $x1500 new.attention.value_dim.parts (ite (or $x1799 $x2210 $x3148 $x699 $x1475) 1 (ite $x1378 ?x2279 ?x1312)))))
 (= new.attention.value_dim.least ?x1834))))))))))))))))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1677 (div ?x543 new.attention.value_dim.parts)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= ?x1677 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415)))))))
(assert
 (let ((?x1921 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2240 (not (= 0 ?x1921)))))))
(assert
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1163 (or $x1047 $x3429)))
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x2086 (ite $x1500 new.attention.value_dim.parts (ite $x1163 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x2086)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x992 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3274 (not new.model.sinks)))
 (= new.attention.one_key (and $x3274 $x992)))))
(assert
 (let (($x2835 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1206 (not $x2835)))
 (let (($x1793 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1414 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1414 (and $x1793 $x1206))))))))
(assert
 (let (($x3291 (not new.attention.heads.padded)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2292 (ite (or $x1220 $x487) new.attention.heads.given_everywhere (or $x1745 (and (= 1 new.attention.heads.parts) $x3291)))))
 (= new.attention.heads.everywhere $x2292)))))))
(assert
 (let (($x1865 (not new.attention.head_dim.padded)))
 (let (($x999 (= 1 new.attention.head_dim.parts)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x753 (or $x2600 $x2399)))
 (let (($x3257 (ite $x753 new.attention.head_dim.given_everywhere (or $x832 (and $x999 $x1865)))))
 (= new.attention.head_dim.everywhere $x3257)))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x263 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x882 ?x2175 ?x263)))))))))))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x656 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x656)))))))))))))))))))))
(assert
 (let (($x816 (not new.attention.value_dim.padded)))
 (let (($x87 (= 1 new.attention.value_dim.parts)))
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1163 (or $x1047 $x3429)))
 (let (($x1803 (ite $x1163 new.attention.value_dim.given_everywhere (or $x1500 (and $x87 $x816)))))
 (= new.attention.value_dim.everywhere $x1803)))))))))
(assert
 (let (($x1820 (not new.attention.head_dim.moved)))
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1372 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1835 $x1280 $x1466 $x2594) $x1820))))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x753 (or $x2600 $x2399)))
 (= new.attention.head_dim.undivided (ite $x753 new.attention.head_dim.given_undivided $x1372))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x2299 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x882 ?x2175 ?x2299))))))))))))))))))))))
(assert
 (let (($x1315 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1040 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1820 (not new.attention.head_dim.moved)))
 (let (($x524 (= 1 new.attention.head_dim.most)))
 (let (($x1534 (<= 1 new.attention.head_dim.least)))
 (let (($x270 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1305 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2708 (ite (or $x1305 $x270) (and $x1534 (or new.attention.head_dim.undivided (and $x524 $x1820))) (and $x1040 (and new.attention.head_dim.undivided $x1315)))))
 (= new.attention.scores_whole $x2708))))))))))
(assert
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2340 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1113 (ite $x2340 new.attention.v (ite $x2094 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1113)))))
(assert
 (let (($x2835 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1206 (not $x2835)))
 (let (($x2453 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1563 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2453)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2453 new.attention.value_dim.everywhere $x1206))))
 (= new.attention.mixed_in (ite $x1563 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1960 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1639 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3458 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1639)))
 (let (($x2273 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1977 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2835 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2835 (or $x1977 $x2273) $x3458) (_ bv96 7) ?x1960)))))))))
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
 (= old.attention.value_dim.given_most new.attention.value_dim.given_most))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2400 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x2835 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1206 (not $x2835)))
 (let (($x2268 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x524 (= 1 new.attention.head_dim.most)))
 (let (($x1682 (= (_ bv96 7) new.attention.q)))
 (let (($x1508 (or $x1682 (and $x524 (= 1 new.attention.value_dim.most)) (and $x2268 (or $x1206 $x2400 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x853 (not new.attention.value_dim.beyond)))
 (let (($x464 (or (and (<= 1 new.attention.value_dim.least) $x853) (and new.model.latent $x1682))))
 (let (($x1534 (<= 1 new.attention.head_dim.least)))
 (let (($x3559 (not new.attention.head_dim.beyond)))
 (let (($x1646 (and $x3559 (or $x1534 (and new.model.latent new.attention.one_key (not $x1682))) $x464 $x1508)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x1646)))))))))))))))
(assert
 (let (($x1908 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x1444 (= (_ bv40 7) old.attention.out.split)))
(let (($x3111 (not $x1444)))
(let (($x695 (or old.attention.one_key old.attention.scores_whole)))
(let (($x584 (= 1 old.attention.head_dim.most)))
(let (($x3390 (= (_ bv96 7) old.attention.q)))
(let (($x982 (or $x3390 (and $x584 (= 1 old.attention.value_dim.most)) (and $x695 (or $x3111 $x1908 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2444 (not old.attention.value_dim.beyond)))
(let (($x1884 (or (and (<= 1 old.attention.value_dim.least) $x2444) (and old.model.latent $x3390))))
(let (($x2495 (<= 1 old.attention.head_dim.least)))
(let (($x1716 (not old.attention.head_dim.beyond)))
(let (($x3394 (and $x1716 (or $x2495 (and old.model.latent old.attention.one_key (not $x3390))) $x1884 $x982)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x3394))))))))))))))
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
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3124 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1845 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1236 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7)))))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x809 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x123 $x121) old.attention.qkv.split ?x15) ?x1236)))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1164 (ite $x2245 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7))) ?x809)))
 (= old.attention.q ?x1164)))))))))))))))))))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1692 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2240 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2048 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7)))))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1640 (ite $x882 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x3051 ?x2048))))
 (= new.attention.q ?x1640)))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1442 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x1442)))
(assert
 (let (($x2686 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x2686)))
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
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3124 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x542 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x542 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x2881 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2881 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1845 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x809 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2245 ?x1460 ?x809)))))))))))))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x551 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x551)))))))))))))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2655 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2245 ?x1460 ?x2655))))))))))))))))))))))))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1692 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x747 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x747 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x87 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x87 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2240 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x263 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x882 ?x2175 ?x263)))))))))))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1686 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x1686)))))))))))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x2512 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x882 ?x2175 ?x2512))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2037 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x2090 (= 1 new.tp)))
 (not (or $x2090 (not $x2037))))))
(assert
 (let (($x1658 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x2796 (= 1 old.tp)))
(or $x2796 (not $x1658)))))
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
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x206 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3290 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2249 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3069 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3069 $x2249 $x2417 $x2351 $x3290 $x3124 $x2764 $x1862 $x1428 $x206))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2834 (= (_ bv57 7) old.attention.out.split)))
 (let (($x755 (= (_ bv40 7) old.attention.out.split)))
 (or $x755 $x2834 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x542 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x542 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x2881 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2881 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1880 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x1880)))
(assert
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1845 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
(assert
 (let (($x1870 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1870 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3110 (= (- 1) old.attention.heads.n)))
 (let (($x1582 (or $x3110 (< (* ?x603 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1392 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1582 0 1))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2451 (or $x3110 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x549 (ite (and $x3110 (= 1 old.attention.heads.parts)) 1 (ite $x2451 0 1))))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3290 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x206 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3069 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2249 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1375 (ite (or $x2249 $x3069 $x1862 $x206 $x3290) 1 (ite $x2417 ?x549 (ite $x3124 ?x1392 old.attention.heads.given_least)))))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1428 old.attention.heads.parts ?x1375)))))))))))))))))))
(assert
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3104 (and $x3124 (< 1 old.attention.heads.parts) (= ?x603 old.attention.heads.n))))
 (= old.attention.heads.filled $x3104))))))
(assert
 (let (($x1040 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3124 $x1040)))))
(assert
 (let (($x3110 (= (- 1) old.attention.heads.n)))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2882 (ite $x2417 (or $x3110 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3110 (< 1 old.attention.heads.n)))))
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x621 (ite $x1862 (or $x3110 (< old.attention.heads.block old.attention.heads.n)) (ite $x3124 (or $x3110 (< ?x603 old.attention.heads.n)) $x2882))))
 (let (($x1114 (= 1 old.attention.heads.parts)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x489 (or $x2764 $x2351)))
 (let (($x2291 (ite $x489 old.attention.heads.given_moved (ite (or $x1428 $x1114) false $x621))))
 (= old.attention.heads.moved $x2291))))))))))))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let (($x1972 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3410 (not old.model.sinks)))
 (= old.attention.one_key (and $x3410 $x1972)))))
(assert
 (let (($x3251 (not old.attention.heads.padded)))
 (let (($x1114 (= 1 old.attention.heads.parts)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x489 (or $x2764 $x2351)))
 (let (($x1444 (ite $x489 old.attention.heads.given_everywhere (or $x1428 (and $x1114 $x3251)))))
 (= old.attention.heads.everywhere $x1444)))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x809 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2245 ?x1460 ?x809)))))))))))))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x551 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x551)))))))))))))))))))))))
(assert
 (let (($x1180 (not old.attention.heads.moved)))
 (let (($x206 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3069 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2249 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2946 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2249 $x3069 $x1862 $x206) $x1180))))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x489 (or $x2764 $x2351)))
 (= old.attention.heads.undivided (ite $x489 old.attention.heads.given_undivided $x2946))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2655 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2245 ?x1460 ?x2655))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1881 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x750 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2550 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1494 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1494 $x2550 $x3450 $x487 $x750 $x1692 $x1220 $x3375 $x1745 $x1881))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x374 (= (_ bv57 7) new.attention.out.split)))
 (let (($x999 (= (_ bv40 7) new.attention.out.split)))
 (or $x999 $x374 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x747 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x747 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x87 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x87 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2617 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x2617)))
(assert
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2240 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
(assert
 (let (($x574 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x574 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2790 (= (- 1) new.attention.heads.n)))
 (let (($x3097 (or $x2790 (< (* ?x2078 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2464 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x3097 0 1))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x361 (or $x2790 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1558 (ite (and $x2790 (= 1 new.attention.heads.parts)) 1 (ite $x361 0 1))))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x750 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1881 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1494 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2550 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x607 (ite (or $x2550 $x1494 $x3375 $x1881 $x750) 1 (ite $x3450 ?x1558 (ite $x1692 ?x2464 new.attention.heads.given_least)))))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1745 new.attention.heads.parts ?x607)))))))))))))))))))
(assert
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2287 (and $x1692 (< 1 new.attention.heads.parts) (= ?x2078 new.attention.heads.n))))
 (= new.attention.heads.filled $x2287))))))
(assert
 (let (($x3632 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1692 $x3632)))))
(assert
 (let (($x2790 (= (- 1) new.attention.heads.n)))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1694 (ite $x3450 (or $x2790 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2790 (< 1 new.attention.heads.n)))))
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1788 (ite $x3375 (or $x2790 (< new.attention.heads.block new.attention.heads.n)) (ite $x1692 (or $x2790 (< ?x2078 new.attention.heads.n)) $x1694))))
 (let (($x1372 (= 1 new.attention.heads.parts)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1790 (or $x1220 $x487)))
 (let (($x2501 (ite $x1790 new.attention.heads.given_moved (ite (or $x1745 $x1372) false $x1788))))
 (= new.attention.heads.moved $x2501))))))))))))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let (($x633 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2096 (not new.model.sinks)))
 (= new.attention.one_key (and $x2096 $x633)))))
(assert
 (let (($x1313 (not new.attention.heads.padded)))
 (let (($x1372 (= 1 new.attention.heads.parts)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1790 (or $x1220 $x487)))
 (let (($x2448 (ite $x1790 new.attention.heads.given_everywhere (or $x1745 (and $x1372 $x1313)))))
 (= new.attention.heads.everywhere $x2448)))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x263 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x882 ?x2175 ?x263)))))))))))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1686 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x1686)))))))))))))))))))))
(assert
 (let (($x688 (not new.attention.heads.moved)))
 (let (($x1881 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1494 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2550 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2607 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2550 $x1494 $x3375 $x1881) $x688))))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1790 (or $x1220 $x487)))
 (= new.attention.heads.undivided (ite $x1790 new.attention.heads.given_undivided $x2607))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x2512 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x882 ?x2175 ?x2512))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2602 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x999 (= (_ bv40 7) new.attention.out.split)))
 (let (($x374 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2730 (not new.model.latent)))
 (let (($x2193 (and $x2730 (or $x374 (and $x999 (and new.attention.heads.undivided $x2602))))))
 (let (($x2617 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x3517 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x2617 new.attention.one_key)))
 (let (($x2292 (not (= (_ bv92 7) new.attention.k))))
 (let (($x2592 (not (= (_ bv92 7) new.attention.q))))
 (let (($x2108 (or $x2592 new.attention.one_key (and $x2292 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x3257 (and $x2108 (or $x2292 (and (= (_ bv57 7) new.model.qk_norm) $x2730)) $x3517 (or (not (= (_ bv92 7) new.attention.v)) $x2193))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let (($x2090 (= 1 new.tp)))
 (not (or $x2090 $x176 $x3257)))))))))))))))))
(assert
 (let (($x1712 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x755 (= (_ bv40 7) old.attention.out.split)))
(let (($x2834 (= (_ bv57 7) old.attention.out.split)))
(let (($x2444 (not old.model.latent)))
(let (($x1534 (and $x2444 (or $x2834 (and $x755 (and old.attention.heads.undivided $x1712))))))
(let (($x1880 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2188 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x1880 old.attention.one_key)))
(let (($x3168 (not (= (_ bv92 7) old.attention.k))))
(let (($x3079 (not (= (_ bv92 7) old.attention.q))))
(let (($x3076 (or $x3079 old.attention.one_key (and $x3168 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x2400 (and $x3076 (or $x3168 (and (= (_ bv57 7) old.model.qk_norm) $x2444)) $x2188 (or (not (= (_ bv92 7) old.attention.v)) $x1534))))
(let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2113 (not $x1395)))
(let (($x2796 (= 1 old.tp)))
(or $x2796 $x2113 $x2400))))))))))))))))
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
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3124 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x542 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x542 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x2881 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2881 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1845 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let (($x1972 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3410 (not old.model.sinks)))
 (= old.attention.one_key (and $x3410 $x1972)))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x3050 (not old.attention.qkv.group.pp)))
 (let (($x3089 (or $x3050 (= 1 old.pp))))
 (let (($x678 (not old.attention.qkv.group.sp)))
 (let (($x1733 (or $x678 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x2315 (or $x3067 $x1840)))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2315 $x1733 $x3089)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x809 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2245 ?x1460 ?x809))))))))))))))))))))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x3050 (not old.attention.qkv.group.pp)))
 (let (($x3089 (or $x3050 (= 1 old.pp))))
 (let (($x678 (not old.attention.qkv.group.sp)))
 (let (($x1733 (or $x678 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x2315 (or $x3067 $x1840)))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2315 $x1733 $x3089)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x551 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x551))))))))))))))))))))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x3050 (not old.attention.qkv.group.pp)))
 (let (($x3089 (or $x3050 (= 1 old.pp))))
 (let (($x678 (not old.attention.qkv.group.sp)))
 (let (($x1733 (or $x678 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x2315 (or $x3067 $x1840)))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2315 $x1733 $x3089)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2655 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2245 ?x1460 ?x2655)))))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1692 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x747 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x747 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x87 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x87 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2240 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let (($x633 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2096 (not new.model.sinks)))
 (= new.attention.one_key (and $x2096 $x633)))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3439 (not new.attention.qkv.group.pp)))
 (let (($x1235 (or $x3439 (= 1 new.pp))))
 (let (($x787 (not new.attention.qkv.group.sp)))
 (let (($x3360 (or $x787 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2415 (not new.attention.qkv.group.dp)))
 (let (($x291 (or $x2415 $x1615)))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x291 $x3360 $x1235)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x263 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x882 ?x2175 ?x263))))))))))))))))))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3439 (not new.attention.qkv.group.pp)))
 (let (($x1235 (or $x3439 (= 1 new.pp))))
 (let (($x787 (not new.attention.qkv.group.sp)))
 (let (($x3360 (or $x787 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2415 (not new.attention.qkv.group.dp)))
 (let (($x291 (or $x2415 $x1615)))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x291 $x3360 $x1235)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1686 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x1686))))))))))))))))))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3439 (not new.attention.qkv.group.pp)))
 (let (($x1235 (or $x3439 (= 1 new.pp))))
 (let (($x787 (not new.attention.qkv.group.sp)))
 (let (($x3360 (or $x787 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2415 (not new.attention.qkv.group.dp)))
 (let (($x291 (or $x2415 $x1615)))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x291 $x3360 $x1235)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x2512 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x882 ?x2175 ?x2512)))))))))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3439 (not new.attention.qkv.group.pp)))
 (let (($x1235 (or $x3439 (= 1 new.pp))))
 (let (($x787 (not new.attention.qkv.group.sp)))
 (let (($x3360 (or $x787 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2415 (not new.attention.qkv.group.dp)))
 (let (($x291 (or $x2415 $x1615)))
 (let (($x3060 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x291 $x3360 $x1235)))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x291 $x3360 $x1235)))
 (let (($x1278 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x681)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2076 (or $x639 (and $x176 (or (= (_ bv10 7) new.attention.qkv.collective) $x681)) $x1278 $x3060)))
 (not $x2076))))))))))))))))
(assert
 (let (($x3050 (not old.attention.qkv.group.pp)))
(let (($x3089 (or $x3050 (= 1 old.pp))))
(let (($x678 (not old.attention.qkv.group.sp)))
(let (($x1733 (or $x678 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x3067 (not old.attention.qkv.group.dp)))
(let (($x2315 (or $x3067 $x1840)))
(let (($x331 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x2315 $x1733 $x3089)))
(let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2315 $x1733 $x3089)))
(let (($x2080 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x121)))))
(let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2113 (not $x1395)))
(let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x1703 (and $x2113 (or (= (_ bv10 7) old.attention.qkv.collective) $x121)) $x2080 $x331)))))))))))))))
(check-sat)

; from one replica to any number, question 12
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
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3124 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1988 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x858 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2167 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x1392 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x1392 $x2167 $x858 $x1988))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x542 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x542 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x2881 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2881 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1845 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let (($x1972 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3410 (not old.model.sinks)))
 (= old.attention.one_key (and $x3410 $x1972)))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x809 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2245 ?x1460 ?x809)))))))))))))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x551 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x551)))))))))))))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2655 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2245 ?x1460 ?x2655))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1692 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1661 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x940 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x1093 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x1030 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x1030 $x1093 $x940 $x1661))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x747 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x747 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x87 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x87 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2240 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let (($x633 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2096 (not new.model.sinks)))
 (= new.attention.one_key (and $x2096 $x633)))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x263 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x882 ?x2175 ?x263)))))))))))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1686 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x1686)))))))))))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x2512 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x882 ?x2175 ?x2512))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2244 (not new.attention.one_key)))
 (let (($x1030 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x2607 (and $x1030 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x2244)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x3068 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x2607)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x215 (not (or (and new.model.q_bias $x2244) new.model.k_bias new.model.v_bias))))
 (let (($x2090 (= 1 new.tp)))
 (let (($x2766 (or $x2090 $x215 (and (not $x1953) (or $x1030 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1953 $x3068))))
 (not $x2766))))))))))
(assert
 (let (($x1463 (not old.attention.one_key)))
(let (($x1392 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x2976 (and $x1392 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x1463)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x2827 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x2976)))
(let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x428 (not (or (and old.model.q_bias $x1463) old.model.k_bias old.model.v_bias))))
(let (($x2796 (= 1 old.tp)))
(or $x2796 $x428 (and (not $x1395) (or $x1392 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1395 $x2827))))))))))
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
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3160 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1402 $x3268 $x726 $x2794 $x3160 $x314 $x2662 $x971 $x2198 $x798))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3124 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x938 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x3111 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1954 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1954 $x3111 $x938)))))
(assert
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1845 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3164 (= (- 1) old.attention.head_dim.n)))
 (let (($x3517 (or $x3164 (< (* ?x2047 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1274 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x114 (ite $x314 (ite (= 0 ?x1274) 1 (ite $x3517 0 1)) old.attention.head_dim.given_least)))
 (let (($x1666 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2491 (ite (and $x3164 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3164 $x1666) 0 1))))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3160 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2830 (ite $x2198 old.attention.head_dim.parts (ite (or $x3268 $x1402 $x971 $x798 $x3160) 1 (ite $x726 ?x2491 ?x114)))))
 (= old.attention.head_dim.least ?x2830)))))))))))))))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x2108 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x314 (not (= 0 ?x2108)))))))
(assert
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1148 (ite $x2198 old.attention.head_dim.parts (ite $x2837 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1148)))))))
(assert
 (let (($x3164 (= (- 1) old.attention.head_dim.n)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x567 (ite $x726 (or $x3164 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3164 (< 1 old.attention.head_dim.n)))))
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x621 (ite $x971 (or $x3164 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x314 (or $x3164 (< ?x2047 old.attention.head_dim.n)) $x567))))
 (let (($x3298 (= 1 old.attention.head_dim.parts)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (let (($x3168 (ite $x2837 old.attention.head_dim.given_moved (ite (or $x2198 $x3298) false $x621))))
 (= old.attention.head_dim.moved $x3168))))))))))))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let (($x1972 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3410 (not old.model.sinks)))
 (= old.attention.one_key (and $x3410 $x1972)))))
(assert
 (let (($x2328 (not old.attention.head_dim.padded)))
 (let (($x3298 (= 1 old.attention.head_dim.parts)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (let (($x1429 (ite $x2837 old.attention.head_dim.given_everywhere (or $x2198 (and $x3298 $x2328)))))
 (= old.attention.head_dim.everywhere $x1429)))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1236 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7)))))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x809 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x123 $x121) old.attention.qkv.split ?x15) ?x1236)))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1164 (ite $x2245 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7))) ?x809)))
 (= old.attention.q ?x1164)))))))))))))))))))
(assert
 (let (($x2292 (not old.attention.head_dim.moved)))
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1258 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3268 $x1402 $x971 $x798) $x2292))))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (= old.attention.head_dim.undivided (ite $x2837 old.attention.head_dim.given_undivided $x1258))))))))))))
(assert
 (let (($x759 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1954 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2292 (not old.attention.head_dim.moved)))
 (let (($x1499 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2292))))
 (let (($x2188 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x3111 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2917 (ite (or $x3111 $x2188) (and (<= 1 old.attention.head_dim.least) $x1499) (and $x1954 (and old.attention.head_dim.undivided $x759)))))
 (= old.attention.scores_whole $x2917)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1746 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1280 $x1835 $x1859 $x2399 $x1746 $x2850 $x2600 $x1466 $x832 $x2594))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1692 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x3361 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2912 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3076 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3076 $x2912 $x3361)))))
(assert
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2240 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3256 (= (- 1) new.attention.head_dim.n)))
 (let (($x2640 (or $x3256 (< (* ?x1291 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1783 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2824 (ite $x2850 (ite (= 0 ?x1783) 1 (ite $x2640 0 1)) new.attention.head_dim.given_least)))
 (let (($x2544 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2468 (ite (and $x3256 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3256 $x2544) 0 1))))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1746 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x957 (ite $x832 new.attention.head_dim.parts (ite (or $x1835 $x1280 $x1466 $x2594 $x1746) 1 (ite $x1859 ?x2468 ?x2824)))))
 (= new.attention.head_dim.least ?x957)))))))))))))))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x3020 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2850 (not (= 0 ?x3020)))))))
(assert
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x293 (ite $x832 new.attention.head_dim.parts (ite $x2013 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x293)))))))
(assert
 (let (($x3256 (= (- 1) new.attention.head_dim.n)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2595 (ite $x1859 (or $x3256 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3256 (< 1 new.attention.head_dim.n)))))
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1222 (ite $x1466 (or $x3256 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2850 (or $x3256 (< ?x1291 new.attention.head_dim.n)) $x2595))))
 (let (($x1087 (= 1 new.attention.head_dim.parts)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (let (($x3591 (ite $x2013 new.attention.head_dim.given_moved (ite (or $x832 $x1087) false $x1222))))
 (= new.attention.head_dim.moved $x3591))))))))))))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let (($x633 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2096 (not new.model.sinks)))
 (= new.attention.one_key (and $x2096 $x633)))))
(assert
 (let (($x807 (not new.attention.head_dim.padded)))
 (let (($x1087 (= 1 new.attention.head_dim.parts)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (let (($x1849 (ite $x2013 new.attention.head_dim.given_everywhere (or $x832 (and $x1087 $x807)))))
 (= new.attention.head_dim.everywhere $x1849)))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2048 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7)))))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1640 (ite $x882 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x3051 ?x2048))))
 (= new.attention.q ?x1640)))))))))))))))))
(assert
 (let (($x1948 (not new.attention.head_dim.moved)))
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x17 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1835 $x1280 $x1466 $x2594) $x1948))))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (= new.attention.head_dim.undivided (ite $x2013 new.attention.head_dim.given_undivided $x17))))))))))))
(assert
 (let (($x2906 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3076 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1948 (not new.attention.head_dim.moved)))
 (let (($x2051 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1948))))
 (let (($x2340 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2912 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x317 (ite (or $x2912 $x2340) (and (<= 1 new.attention.head_dim.least) $x2051) (and $x3076 (and new.attention.head_dim.undivided $x2906)))))
 (= new.attention.scores_whole $x317)))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3361 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1057 (or $x2090 (not (= (_ bv36 7) new.attention.q)) $x3361 new.attention.one_key new.attention.scores_whole)))
 (not $x1057)))))
(assert
 (let (($x938 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2796 (= 1 old.tp)))
(or $x2796 (not (= (_ bv36 7) old.attention.q)) $x938 old.attention.one_key old.attention.scores_whole))))
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
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3160 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1402 $x3268 $x726 $x2794 $x3160 $x314 $x2662 $x971 $x2198 $x798))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3124 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x3553 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3553 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x3111 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1954 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1954 $x3111 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1845 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3164 (= (- 1) old.attention.head_dim.n)))
 (let (($x3517 (or $x3164 (< (* ?x2047 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1274 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x114 (ite $x314 (ite (= 0 ?x1274) 1 (ite $x3517 0 1)) old.attention.head_dim.given_least)))
 (let (($x1666 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2491 (ite (and $x3164 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3164 $x1666) 0 1))))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3160 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2830 (ite $x2198 old.attention.head_dim.parts (ite (or $x3268 $x1402 $x971 $x798 $x3160) 1 (ite $x726 ?x2491 ?x114)))))
 (= old.attention.head_dim.least ?x2830)))))))))))))))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x2108 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x314 (not (= 0 ?x2108)))))))
(assert
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1148 (ite $x2198 old.attention.head_dim.parts (ite $x2837 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1148)))))))
(assert
 (let (($x3164 (= (- 1) old.attention.head_dim.n)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x567 (ite $x726 (or $x3164 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3164 (< 1 old.attention.head_dim.n)))))
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x621 (ite $x971 (or $x3164 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x314 (or $x3164 (< ?x2047 old.attention.head_dim.n)) $x567))))
 (let (($x3298 (= 1 old.attention.head_dim.parts)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (let (($x3168 (ite $x2837 old.attention.head_dim.given_moved (ite (or $x2198 $x3298) false $x621))))
 (= old.attention.head_dim.moved $x3168))))))))))))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let (($x1972 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3410 (not old.model.sinks)))
 (= old.attention.one_key (and $x3410 $x1972)))))
(assert
 (let (($x2328 (not old.attention.head_dim.padded)))
 (let (($x3298 (= 1 old.attention.head_dim.parts)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (let (($x1429 (ite $x2837 old.attention.head_dim.given_everywhere (or $x2198 (and $x3298 $x2328)))))
 (= old.attention.head_dim.everywhere $x1429)))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x809 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2245 ?x1460 ?x809)))))))))))))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x1874 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x1874)))))))))))))))))))))))
(assert
 (let (($x2292 (not old.attention.head_dim.moved)))
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1258 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3268 $x1402 $x971 $x798) $x2292))))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (= old.attention.head_dim.undivided (ite $x2837 old.attention.head_dim.given_undivided $x1258))))))))))))
(assert
 (let (($x759 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1954 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2292 (not old.attention.head_dim.moved)))
 (let (($x1499 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2292))))
 (let (($x729 (= 1 old.pp)))
 (let (($x1013 (not old.attention.scores.group.pp)))
 (let (($x945 (or $x1013 $x729)))
 (let (($x1591 (= 1 old.sp)))
 (let (($x2592 (not old.attention.scores.group.sp)))
 (let (($x1614 (or $x2592 $x1591)))
 (let (($x1840 (= 1 old.dp)))
 (let (($x363 (not old.attention.scores.group.dp)))
 (let (($x853 (or $x363 $x1840)))
 (let (($x2188 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x853 $x1614 $x945)))
 (let (($x3111 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2917 (ite (or $x3111 $x2188) (and (<= 1 old.attention.head_dim.least) $x1499) (and $x1954 (and old.attention.head_dim.undivided $x759)))))
 (= old.attention.scores_whole $x2917))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1746 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1280 $x1835 $x1859 $x2399 $x1746 $x2850 $x2600 $x1466 $x832 $x2594))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1692 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x2499 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2499 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x2912 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3076 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3076 $x2912 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2240 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3256 (= (- 1) new.attention.head_dim.n)))
 (let (($x2640 (or $x3256 (< (* ?x1291 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1783 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2824 (ite $x2850 (ite (= 0 ?x1783) 1 (ite $x2640 0 1)) new.attention.head_dim.given_least)))
 (let (($x2544 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2468 (ite (and $x3256 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3256 $x2544) 0 1))))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1746 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x957 (ite $x832 new.attention.head_dim.parts (ite (or $x1835 $x1280 $x1466 $x2594 $x1746) 1 (ite $x1859 ?x2468 ?x2824)))))
 (= new.attention.head_dim.least ?x957)))))))))))))))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x3020 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2850 (not (= 0 ?x3020)))))))
(assert
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x293 (ite $x832 new.attention.head_dim.parts (ite $x2013 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x293)))))))
(assert
 (let (($x3256 (= (- 1) new.attention.head_dim.n)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2595 (ite $x1859 (or $x3256 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3256 (< 1 new.attention.head_dim.n)))))
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1222 (ite $x1466 (or $x3256 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2850 (or $x3256 (< ?x1291 new.attention.head_dim.n)) $x2595))))
 (let (($x1087 (= 1 new.attention.head_dim.parts)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (let (($x3591 (ite $x2013 new.attention.head_dim.given_moved (ite (or $x832 $x1087) false $x1222))))
 (= new.attention.head_dim.moved $x3591))))))))))))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let (($x633 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2096 (not new.model.sinks)))
 (= new.attention.one_key (and $x2096 $x633)))))
(assert
 (let (($x807 (not new.attention.head_dim.padded)))
 (let (($x1087 (= 1 new.attention.head_dim.parts)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (let (($x1849 (ite $x2013 new.attention.head_dim.given_everywhere (or $x832 (and $x1087 $x807)))))
 (= new.attention.head_dim.everywhere $x1849)))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x263 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x882 ?x2175 ?x263)))))))))))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1702 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x1702)))))))))))))))))))))
(assert
 (let (($x1948 (not new.attention.head_dim.moved)))
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x17 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1835 $x1280 $x1466 $x2594) $x1948))))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (= new.attention.head_dim.undivided (ite $x2013 new.attention.head_dim.given_undivided $x17))))))))))))
(assert
 (let (($x2906 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3076 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1948 (not new.attention.head_dim.moved)))
 (let (($x2051 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1948))))
 (let (($x640 (= 1 new.pp)))
 (let (($x2507 (not new.attention.scores.group.pp)))
 (let (($x867 (or $x2507 $x640)))
 (let (($x395 (= 1 new.sp)))
 (let (($x1089 (not new.attention.scores.group.sp)))
 (let (($x773 (or $x1089 $x395)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2689 (not new.attention.scores.group.dp)))
 (let (($x3153 (or $x2689 $x1615)))
 (let (($x2340 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3153 $x773 $x867)))
 (let (($x2912 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x317 (ite (or $x2912 $x2340) (and (<= 1 new.attention.head_dim.least) $x2051) (and $x3076 (and new.attention.head_dim.undivided $x2906)))))
 (= new.attention.scores_whole $x317))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1784 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x640 (= 1 new.pp)))
 (let (($x2507 (not new.attention.scores.group.pp)))
 (let (($x867 (or $x2507 $x640)))
 (let (($x395 (= 1 new.sp)))
 (let (($x1089 (not new.attention.scores.group.sp)))
 (let (($x773 (or $x1089 $x395)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2689 (not new.attention.scores.group.dp)))
 (let (($x3153 (or $x2689 $x1615)))
 (let (($x2340 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3153 $x773 $x867)))
 (let (($x2500 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x3153 $x773 $x867)))
 (let (($x2019 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x2086 (not new.attention.one_key)))
 (let (($x1734 (not new.attention.scores_whole)))
 (let (($x3076 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2912 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2819 (or $x2912 (and $x3076 (not (= 1 new.tp)) $x1734 $x2086) $x2019 $x2500 (and $x2340 $x1784))))
 (not $x2819))))))))))))))))))))
(assert
 (let (($x3176 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x729 (= 1 old.pp)))
(let (($x1013 (not old.attention.scores.group.pp)))
(let (($x945 (or $x1013 $x729)))
(let (($x1591 (= 1 old.sp)))
(let (($x2592 (not old.attention.scores.group.sp)))
(let (($x1614 (or $x2592 $x1591)))
(let (($x1840 (= 1 old.dp)))
(let (($x363 (not old.attention.scores.group.dp)))
(let (($x853 (or $x363 $x1840)))
(let (($x2188 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x853 $x1614 $x945)))
(let (($x1369 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x853 $x1614 $x945)))
(let (($x2112 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x1833 (not old.attention.one_key)))
(let (($x288 (not old.attention.scores_whole)))
(let (($x1954 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x3111 (= (_ bv57 7) old.attention.scores.sum)))
(or $x3111 (and $x1954 (not (= 1 old.tp)) $x288 $x1833) $x2112 $x1369 (and $x2188 $x3176))))))))))))))))))))
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
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3160 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1402 $x3268 $x726 $x2794 $x3160 $x314 $x2662 $x971 $x2198 $x798))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x3124 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x767 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x767 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1845 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3164 (= (- 1) old.attention.head_dim.n)))
 (let (($x3517 (or $x3164 (< (* ?x2047 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1274 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x114 (ite $x314 (ite (= 0 ?x1274) 1 (ite $x3517 0 1)) old.attention.head_dim.given_least)))
 (let (($x1666 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2491 (ite (and $x3164 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3164 $x1666) 0 1))))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3160 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2830 (ite $x2198 old.attention.head_dim.parts (ite (or $x3268 $x1402 $x971 $x798 $x3160) 1 (ite $x726 ?x2491 ?x114)))))
 (= old.attention.head_dim.least ?x2830)))))))))))))))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x2108 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x314 (not (= 0 ?x2108)))))))
(assert
 (let (($x3164 (= (- 1) old.attention.head_dim.n)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x567 (ite $x726 (or $x3164 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3164 (< 1 old.attention.head_dim.n)))))
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x621 (ite $x971 (or $x3164 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x314 (or $x3164 (< ?x2047 old.attention.head_dim.n)) $x567))))
 (let (($x3298 (= 1 old.attention.head_dim.parts)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (let (($x3168 (ite $x2837 old.attention.head_dim.given_moved (ite (or $x2198 $x3298) false $x621))))
 (= old.attention.head_dim.moved $x3168))))))))))))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let (($x1972 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3410 (not old.model.sinks)))
 (= old.attention.one_key (and $x3410 $x1972)))))
(assert
 (let (($x2328 (not old.attention.head_dim.padded)))
 (let (($x3298 (= 1 old.attention.head_dim.parts)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (let (($x1429 (ite $x2837 old.attention.head_dim.given_everywhere (or $x2198 (and $x3298 $x2328)))))
 (= old.attention.head_dim.everywhere $x1429)))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1236 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7)))))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x809 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x123 $x121) old.attention.qkv.split ?x15) ?x1236)))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1164 (ite $x2245 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7))) ?x809)))
 (= old.attention.q ?x1164)))))))))))))))))))
(assert
 (let (($x2292 (not old.attention.head_dim.moved)))
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1258 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3268 $x1402 $x971 $x798) $x2292))))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (= old.attention.head_dim.undivided (ite $x2837 old.attention.head_dim.given_undivided $x1258))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1746 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1280 $x1835 $x1859 $x2399 $x1746 $x2850 $x2600 $x1466 $x832 $x2594))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1692 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x1543 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x1543 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2240 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3256 (= (- 1) new.attention.head_dim.n)))
 (let (($x2640 (or $x3256 (< (* ?x1291 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1783 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2824 (ite $x2850 (ite (= 0 ?x1783) 1 (ite $x2640 0 1)) new.attention.head_dim.given_least)))
 (let (($x2544 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2468 (ite (and $x3256 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3256 $x2544) 0 1))))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1746 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x957 (ite $x832 new.attention.head_dim.parts (ite (or $x1835 $x1280 $x1466 $x2594 $x1746) 1 (ite $x1859 ?x2468 ?x2824)))))
 (= new.attention.head_dim.least ?x957)))))))))))))))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x3020 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2850 (not (= 0 ?x3020)))))))
(assert
 (let (($x3256 (= (- 1) new.attention.head_dim.n)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2595 (ite $x1859 (or $x3256 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3256 (< 1 new.attention.head_dim.n)))))
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1222 (ite $x1466 (or $x3256 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2850 (or $x3256 (< ?x1291 new.attention.head_dim.n)) $x2595))))
 (let (($x1087 (= 1 new.attention.head_dim.parts)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (let (($x3591 (ite $x2013 new.attention.head_dim.given_moved (ite (or $x832 $x1087) false $x1222))))
 (= new.attention.head_dim.moved $x3591))))))))))))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let (($x633 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2096 (not new.model.sinks)))
 (= new.attention.one_key (and $x2096 $x633)))))
(assert
 (let (($x807 (not new.attention.head_dim.padded)))
 (let (($x1087 (= 1 new.attention.head_dim.parts)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (let (($x1849 (ite $x2013 new.attention.head_dim.given_everywhere (or $x832 (and $x1087 $x807)))))
 (= new.attention.head_dim.everywhere $x1849)))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2048 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7)))))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1640 (ite $x882 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x3051 ?x2048))))
 (= new.attention.q ?x1640)))))))))))))))))
(assert
 (let (($x1948 (not new.attention.head_dim.moved)))
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x17 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1835 $x1280 $x1466 $x2594) $x1948))))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (= new.attention.head_dim.undivided (ite $x2013 new.attention.head_dim.given_undivided $x17))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1543 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x2776 (or (not (= (_ bv36 7) new.attention.q)) $x1543 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x2776))))
(assert
 (let (($x767 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x767 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1402 $x3268 $x726 $x2794 (= (_ bv56 7) old.attention.head_dim.kind) $x314 $x2662 $x971 $x2198 $x798)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x206 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2249 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3069 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3069 $x2249 $x2417 $x2351 (= (_ bv56 7) old.attention.heads.kind) $x3124 $x2764 $x1862 $x1428 $x206)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x3008 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3008 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x2868 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2868)))
(assert
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1845 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
(assert
 (let (($x274 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x2897 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2897 $x274))))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3104 (and $x3124 (< 1 old.attention.heads.parts) (= ?x603 old.attention.heads.n))))
 (= old.attention.heads.filled $x3104))))))
(assert
 (let (($x856 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3124 $x856)))))
(assert
 (let (($x1113 (= (- 1) old.attention.heads.n)))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x230 (ite $x2417 (or $x1113 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1113 (< 1 old.attention.heads.n)))))
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2655 (ite $x1862 (or $x1113 (< old.attention.heads.block old.attention.heads.n)) (ite $x3124 (or $x1113 (< ?x603 old.attention.heads.n)) $x230))))
 (let (($x2185 (= 1 old.attention.heads.parts)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1114 (or $x2764 $x2351)))
 (let (($x2143 (ite $x1114 old.attention.heads.given_moved (ite (or $x1428 $x2185) false $x2655))))
 (= old.attention.heads.moved $x2143))))))))))))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x2108 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x314 (not (= 0 ?x2108)))))))
(assert
 (let (($x3164 (= (- 1) old.attention.head_dim.n)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x567 (ite $x726 (or $x3164 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3164 (< 1 old.attention.head_dim.n)))))
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x621 (ite $x971 (or $x3164 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x314 (or $x3164 (< ?x2047 old.attention.head_dim.n)) $x567))))
 (let (($x3298 (= 1 old.attention.head_dim.parts)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (let (($x3168 (ite $x2837 old.attention.head_dim.given_moved (ite (or $x2198 $x3298) false $x621))))
 (= old.attention.head_dim.moved $x3168))))))))))))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let (($x1972 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3410 (not old.model.sinks)))
 (= old.attention.one_key (and $x3410 $x1972)))))
(assert
 (let (($x2133 (not old.attention.heads.padded)))
 (let (($x2185 (= 1 old.attention.heads.parts)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1114 (or $x2764 $x2351)))
 (let (($x337 (ite $x1114 old.attention.heads.given_everywhere (or $x1428 (and $x2185 $x2133)))))
 (= old.attention.heads.everywhere $x337)))))))))
(assert
 (let (($x2328 (not old.attention.head_dim.padded)))
 (let (($x3298 (= 1 old.attention.head_dim.parts)))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (let (($x1429 (ite $x2837 old.attention.head_dim.given_everywhere (or $x2198 (and $x3298 $x2328)))))
 (= old.attention.head_dim.everywhere $x1429)))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x809 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2245 ?x1460 ?x809)))))))))))))))))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x903 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x903)))))))))))))))))))))))
(assert
 (let (($x2459 (not old.attention.heads.moved)))
 (let (($x206 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3069 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2249 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2603 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2249 $x3069 $x1862 $x206) $x2459))))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1114 (or $x2764 $x2351)))
 (= old.attention.heads.undivided (ite $x1114 old.attention.heads.given_undivided $x2603))))))))))))
(assert
 (let (($x2292 (not old.attention.head_dim.moved)))
 (let (($x798 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1402 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3268 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1258 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3268 $x1402 $x971 $x798) $x2292))))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2837 (or $x2662 $x2794)))
 (= old.attention.head_dim.undivided (ite $x2837 old.attention.head_dim.given_undivided $x1258))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1280 $x1835 $x1859 $x2399 (= (_ bv56 7) new.attention.head_dim.kind) $x2850 $x2600 $x1466 $x832 $x2594)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1881 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2550 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1494 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1494 $x2550 $x3450 $x487 (= (_ bv56 7) new.attention.heads.kind) $x1692 $x1220 $x3375 $x1745 $x1881)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x2276 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2276 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x2126 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x2126)))
(assert
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2240 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
(assert
 (let (($x846 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x835 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x835 $x846))))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2287 (and $x1692 (< 1 new.attention.heads.parts) (= ?x2078 new.attention.heads.n))))
 (= new.attention.heads.filled $x2287))))))
(assert
 (let (($x1102 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1692 $x1102)))))
(assert
 (let (($x2500 (= (- 1) new.attention.heads.n)))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1813 (ite $x3450 (or $x2500 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2500 (< 1 new.attention.heads.n)))))
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x664 (ite $x3375 (or $x2500 (< new.attention.heads.block new.attention.heads.n)) (ite $x1692 (or $x2500 (< ?x2078 new.attention.heads.n)) $x1813))))
 (let (($x2092 (= 1 new.attention.heads.parts)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x460 (or $x1220 $x487)))
 (let (($x1936 (ite $x460 new.attention.heads.given_moved (ite (or $x1745 $x2092) false $x664))))
 (= new.attention.heads.moved $x1936))))))))))))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x3020 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2850 (not (= 0 ?x3020)))))))
(assert
 (let (($x3256 (= (- 1) new.attention.head_dim.n)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2595 (ite $x1859 (or $x3256 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3256 (< 1 new.attention.head_dim.n)))))
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1222 (ite $x1466 (or $x3256 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2850 (or $x3256 (< ?x1291 new.attention.head_dim.n)) $x2595))))
 (let (($x1087 (= 1 new.attention.head_dim.parts)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (let (($x3591 (ite $x2013 new.attention.head_dim.given_moved (ite (or $x832 $x1087) false $x1222))))
 (= new.attention.head_dim.moved $x3591))))))))))))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let (($x633 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2096 (not new.model.sinks)))
 (= new.attention.one_key (and $x2096 $x633)))))
(assert
 (let (($x275 (not new.attention.heads.padded)))
 (let (($x2092 (= 1 new.attention.heads.parts)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x460 (or $x1220 $x487)))
 (let (($x2180 (ite $x460 new.attention.heads.given_everywhere (or $x1745 (and $x2092 $x275)))))
 (= new.attention.heads.everywhere $x2180)))))))))
(assert
 (let (($x807 (not new.attention.head_dim.padded)))
 (let (($x1087 (= 1 new.attention.head_dim.parts)))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (let (($x1849 (ite $x2013 new.attention.head_dim.given_everywhere (or $x832 (and $x1087 $x807)))))
 (= new.attention.head_dim.everywhere $x1849)))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x263 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x882 ?x2175 ?x263)))))))))))))))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x2263 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x2263)))))))))))))))))))))
(assert
 (let (($x2709 (not new.attention.heads.moved)))
 (let (($x1881 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1494 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2550 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1499 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2550 $x1494 $x3375 $x1881) $x2709))))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x460 (or $x1220 $x487)))
 (= new.attention.heads.undivided (ite $x460 new.attention.heads.given_undivided $x1499))))))))))))
(assert
 (let (($x1948 (not new.attention.head_dim.moved)))
 (let (($x2594 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1280 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1835 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x17 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1835 $x1280 $x1466 $x2594) $x1948))))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2013 (or $x2600 $x2399)))
 (= new.attention.head_dim.undivided (ite $x2013 new.attention.head_dim.given_undivided $x17))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2912 (not new.attention.heads.undivided)))
 (let (($x648 (not new.attention.one_key)))
 (let (($x902 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x648 $x2912))))
 (let (($x846 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1396 (not new.attention.head_dim.undivided)))
 (let (($x1131 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x648)) $x1396)))
 (let (($x835 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x2126 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x2126 $x835 (not (or $x1131 (and $x846 $x902))))))))))))))
(assert
 (let (($x231 (not old.attention.heads.undivided)))
(let (($x3308 (not old.attention.one_key)))
(let (($x2095 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x3308 $x231))))
(let (($x274 (= (_ bv97 7) old.model.qk_norm)))
(let (($x2153 (not old.attention.head_dim.undivided)))
(let (($x2896 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x3308)) $x2153)))
(let (($x2897 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2868 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2868 $x2897 (not (or $x2896 (and $x274 $x2095)))))))))))))
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
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2417 $x2351 (= (_ bv56 7) old.attention.heads.kind) $x3124 $x2764 $x1862 $x1428 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x46 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x46 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x1908 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1908)))
(assert
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1845 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (let (($x2469 (= (_ bv2 7) old.model.positions)))
 (or $x2469 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460))))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3230 (< 1 old.attention.heads.parts)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 $x3230 (= ?x603 old.attention.heads.n))))))))
(assert
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3230 (< 1 old.attention.heads.parts)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x3124 $x3230 (<= old.attention.heads.n ?x603))))))))
(assert
 (let (($x856 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3124 $x856)))))
(assert
 (let (($x1113 (= (- 1) old.attention.heads.n)))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x230 (ite $x2417 (or $x1113 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1113 (< 1 old.attention.heads.n)))))
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2655 (ite $x1862 (or $x1113 (< old.attention.heads.block old.attention.heads.n)) (ite $x3124 (or $x1113 (< ?x603 old.attention.heads.n)) $x230))))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2143 (ite (or $x2764 $x2351) old.attention.heads.given_moved (ite (or $x1428 (= 1 old.attention.heads.parts)) false $x2655))))
 (= old.attention.heads.moved $x2143))))))))))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let (($x1972 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3410 (not old.model.sinks)))
 (= old.attention.one_key (and $x3410 $x1972)))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1236 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7)))))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x809 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x123 $x121) old.attention.qkv.split ?x15) ?x1236)))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1164 (ite $x2245 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7))) ?x809)))
 (= old.attention.q ?x1164)))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x3450 $x487 (= (_ bv56 7) new.attention.heads.kind) $x1692 $x1220 $x3375 $x1745 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x3353 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3353 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x896 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x896)))
(assert
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2240 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (let (($x2599 (= (_ bv2 7) new.model.positions)))
 (or $x2599 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859))))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3499 (< 1 new.attention.heads.parts)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 $x3499 (= ?x2078 new.attention.heads.n))))))))
(assert
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3499 (< 1 new.attention.heads.parts)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x1692 $x3499 (<= new.attention.heads.n ?x2078))))))))
(assert
 (let (($x1102 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1692 $x1102)))))
(assert
 (let (($x2500 (= (- 1) new.attention.heads.n)))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1813 (ite $x3450 (or $x2500 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2500 (< 1 new.attention.heads.n)))))
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x664 (ite $x3375 (or $x2500 (< new.attention.heads.block new.attention.heads.n)) (ite $x1692 (or $x2500 (< ?x2078 new.attention.heads.n)) $x1813))))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1936 (ite (or $x1220 $x487) new.attention.heads.given_moved (ite (or $x1745 (= 1 new.attention.heads.parts)) false $x664))))
 (= new.attention.heads.moved $x1936))))))))))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let (($x633 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2096 (not new.model.sinks)))
 (= new.attention.one_key (and $x2096 $x633)))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2048 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7)))))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1640 (ite $x882 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x3051 ?x2048))))
 (= new.attention.q ?x1640)))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2262 (not new.attention.heads.filled)))
 (let (($x1865 (and new.attention.heads.padded $x2262 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x3590 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x896 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x2279 (or (not (= (_ bv37 7) new.attention.q)) $x896 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x3590 (and new.attention.one_key (not $x1865)))))
 (not $x2279)))))))
(assert
 (let (($x2230 (not old.attention.heads.filled)))
(let (($x867 (and old.attention.heads.padded $x2230 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x2459 (not old.attention.heads.moved)))
(let (($x312 (and $x2459 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1908 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1908 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x312 (and old.attention.one_key (not $x867)))))))))
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
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
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
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x726 $x2794 (= (_ bv56 7) old.attention.head_dim.kind) $x314 $x2662 $x971 $x2198 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2417 $x2351 (= (_ bv56 7) old.attention.heads.kind) $x3124 $x2764 $x1862 $x1428 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2117 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1924 (= (_ bv10 7) old.attention.out.input)))
 (or $x1924 $x2117 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (or $x2524 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x2592 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2592 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x2158 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2158 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1022 (= (_ bv56 7) old.attention.value_dim.kind) $x1845 $x1486 (= (_ bv91 7) old.attention.value_dim.kind) $x1379 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
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
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3104 (and $x3124 (< 1 old.attention.heads.parts) (= ?x603 old.attention.heads.n))))
 (= old.attention.heads.filled $x3104))))))
(assert
 (let (($x856 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3124 $x856)))))
(assert
 (let (($x1113 (= (- 1) old.attention.heads.n)))
 (let (($x2417 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x230 (ite $x2417 (or $x1113 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1113 (< 1 old.attention.heads.n)))))
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x603 (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1862 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2655 (ite $x1862 (or $x1113 (< old.attention.heads.block old.attention.heads.n)) (ite $x3124 (or $x1113 (< ?x603 old.attention.heads.n)) $x230))))
 (let (($x2185 (= 1 old.attention.heads.parts)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1114 (or $x2764 $x2351)))
 (let (($x2143 (ite $x1114 old.attention.heads.given_moved (ite (or $x1428 $x2185) false $x2655))))
 (= old.attention.heads.moved $x2143))))))))))))))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let (($x947 (= (- 1) old.attention.head_dim.n)))
 (let (($x726 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2854 (ite $x726 (or $x947 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x947 (< 1 old.attention.head_dim.n)))))
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x971 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2687 (ite $x971 (or $x947 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x314 (or $x947 (< ?x2047 old.attention.head_dim.n)) $x2854))))
 (let (($x2198 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2794 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2662 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1644 (ite (or $x2662 $x2794) old.attention.head_dim.given_moved (ite (or $x2198 (= 1 old.attention.head_dim.parts)) false $x2687))))
 (= old.attention.head_dim.moved $x1644))))))))))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let ((?x1931 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1845 (not (= 0 ?x1931)))))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x1924 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2117 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2117 (and $x1924 $x2328))))))))
(assert
 (let (($x2133 (not old.attention.heads.padded)))
 (let (($x2185 (= 1 old.attention.heads.parts)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1114 (or $x2764 $x2351)))
 (let (($x1174 (ite $x1114 old.attention.heads.given_everywhere (or $x1428 (and $x2185 $x2133)))))
 (= old.attention.heads.everywhere $x1174)))))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x902 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x902)))))))))))))))))))))))
(assert
 (let (($x2689 (not old.attention.value_dim.padded)))
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1525 (ite (or $x1486 $x1022) old.attention.value_dim.given_everywhere (or $x1379 (and (= 1 old.attention.value_dim.parts) $x2689)))))
 (= old.attention.value_dim.everywhere $x1525)))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2171 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2245 ?x1460 ?x2171))))))))))))))))))))))))
(assert
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3323 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1844 (ite $x3323 old.attention.v (ite $x1432 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1844)))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x1154 (= (_ bv36 7) old.attention.mixed)))
 (let (($x649 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1154)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1154 old.attention.value_dim.everywhere $x2328))))
 (= old.attention.mixed_in (ite $x649 (_ bv96 7) old.attention.mixed)))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1859 $x2399 (= (_ bv56 7) new.attention.head_dim.kind) $x2850 $x2600 $x1466 $x832 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x3450 $x487 (= (_ bv56 7) new.attention.heads.kind) $x1692 $x1220 $x3375 $x1745 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2613 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1658 (= (_ bv10 7) new.attention.out.input)))
 (or $x1658 $x2613 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (or $x2640 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x2019 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2019 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x2032 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2032 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3429 (= (_ bv56 7) new.attention.value_dim.kind) $x2240 $x1047 (= (_ bv91 7) new.attention.value_dim.kind) $x1500 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
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
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2287 (and $x1692 (< 1 new.attention.heads.parts) (= ?x2078 new.attention.heads.n))))
 (= new.attention.heads.filled $x2287))))))
(assert
 (let (($x1102 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1692 $x1102)))))
(assert
 (let (($x2500 (= (- 1) new.attention.heads.n)))
 (let (($x3450 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1813 (ite $x3450 (or $x2500 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2500 (< 1 new.attention.heads.n)))))
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2078 (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3375 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x664 (ite $x3375 (or $x2500 (< new.attention.heads.block new.attention.heads.n)) (ite $x1692 (or $x2500 (< ?x2078 new.attention.heads.n)) $x1813))))
 (let (($x2092 (= 1 new.attention.heads.parts)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x460 (or $x1220 $x487)))
 (let (($x1936 (ite $x460 new.attention.heads.given_moved (ite (or $x1745 $x2092) false $x664))))
 (= new.attention.heads.moved $x1936))))))))))))))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let (($x716 (= (- 1) new.attention.head_dim.n)))
 (let (($x1859 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2323 (ite $x1859 (or $x716 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x716 (< 1 new.attention.head_dim.n)))))
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1466 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1111 (ite $x1466 (or $x716 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2850 (or $x716 (< ?x1291 new.attention.head_dim.n)) $x2323))))
 (let (($x832 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2399 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2600 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x647 (ite (or $x2600 $x2399) new.attention.head_dim.given_moved (ite (or $x832 (= 1 new.attention.head_dim.parts)) false $x1111))))
 (= new.attention.head_dim.moved $x647))))))))))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let ((?x2544 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2240 (not (= 0 ?x2544)))))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x1658 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2613 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2613 (and $x1658 $x1914))))))))
(assert
 (let (($x275 (not new.attention.heads.padded)))
 (let (($x2092 (= 1 new.attention.heads.parts)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x460 (or $x1220 $x487)))
 (let (($x2370 (ite $x460 new.attention.heads.given_everywhere (or $x1745 (and $x2092 $x275)))))
 (= new.attention.heads.everywhere $x2370)))))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1555 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x1555)))))))))))))))))))))
(assert
 (let (($x1604 (not new.attention.value_dim.padded)))
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x410 (ite (or $x1047 $x3429) new.attention.value_dim.given_everywhere (or $x1500 (and (= 1 new.attention.value_dim.parts) $x1604)))))
 (= new.attention.value_dim.everywhere $x410)))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1512 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x882 ?x2175 ?x1512))))))))))))))))))))))
(assert
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2221 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x400 (ite $x2221 new.attention.v (ite $x2094 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x400)))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x3169 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2433 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3169)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3169 new.attention.value_dim.everywhere $x1914))))
 (= new.attention.mixed_in (ite $x2433 (_ bv96 7) new.attention.mixed)))))))
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
 (= old.attention.out.group.dp new.attention.out.group.dp))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x753 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x1686 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1948 (or $x2640 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x2090 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x1686 $x753))))))
 (not $x1948)))))))
(assert
 (let (($x2568 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x2144 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x2796 (= 1 old.tp)))
(let (($x2524 (= (_ bv40 7) old.attention.out.split)))
(or $x2524 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x2796 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x2144 $x2568)))))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.attention.joined () (_ BitVec 7))
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.joined () (_ BitVec 7))
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
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2351 (= (_ bv56 7) old.attention.heads.kind) $x3124 $x2764 (= (_ bv91 7) old.attention.heads.kind) $x1428 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x903 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1537 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2869 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x846 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3349 (= (_ bv4 7) old.attention.out.collective)))
 (or $x3349 $x846 $x2869 $x1537 $x903)))))))
(assert
 (let (($x2117 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1924 (= (_ bv10 7) old.attention.out.input)))
 (or $x1924 $x2117 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1013 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (or $x2524 (= (_ bv57 7) old.attention.out.split) $x1013))))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x2592 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2592 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x2158 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2158 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1022 (= (_ bv56 7) old.attention.value_dim.kind) $x1845 $x1486 (= (_ bv91 7) old.attention.value_dim.kind) $x1379 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1954 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (let (($x906 (= (_ bv48 7) old.hidden.kind)))
 (let (($x559 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x559 $x906 (= (_ bv56 7) old.hidden.kind) $x1127 $x1276 $x1954 $x2196 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2017 (= (_ bv49 7) old.norm.statistic)))
 (or $x2017 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (or $x3057 (= (_ bv94 7) old.stream) $x1092))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x759 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x396 (div (* ?x759 old.hidden.multiple) old.hidden.parts)))
 (let (($x1384 (< 1 old.hidden.parts)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1127 $x1384 (= ?x396 old.hidden.n))))))))
(assert
 (let ((?x759 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x396 (div (* ?x759 old.hidden.multiple) old.hidden.parts)))
 (let (($x1384 (< 1 old.hidden.parts)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1127 $x1384 (<= old.hidden.n ?x396))))))))
(assert
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1127 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x559 (= (_ bv26 7) old.hidden.kind)))
 (let (($x447 (ite $x559 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x759 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x396 (div (* ?x759 old.hidden.multiple) old.hidden.parts)))
 (let (($x1563 (= (- 1) old.hidden.n)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1954 (= (_ bv91 7) old.hidden.kind)))
 (let (($x880 (ite $x1954 (or $x1563 (< old.hidden.block old.hidden.n)) (ite $x1127 (or $x1563 (< ?x396 old.hidden.n)) $x447))))
 (let (($x868 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x880)))
 (let (($x906 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) old.hidden.kind)))
 (let (($x670 (or $x1276 $x906)))
 (= old.hidden.moved (ite $x670 old.hidden.given_moved $x868)))))))))))))))
(assert
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let (($x856 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3124 $x856)))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let ((?x1931 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1845 (not (= 0 ?x1931)))))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x1924 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2117 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2117 (and $x1924 $x2328))))))))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x906 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) old.hidden.kind)))
 (let (($x670 (or $x1276 $x906)))
 (let (($x2128 (ite $x670 old.hidden.given_everywhere (or $x2196 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2128)))))))
(assert
 (let (($x2133 (not old.attention.heads.padded)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1174 (ite (or $x2764 $x2351) old.attention.heads.given_everywhere (or $x1428 (and (= 1 old.attention.heads.parts) $x2133)))))
 (= old.attention.heads.everywhere $x1174)))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x902 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x902)))))))))))))))))))))))
(assert
 (let (($x2689 (not old.attention.value_dim.padded)))
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1525 (ite (or $x1486 $x1022) old.attention.value_dim.given_everywhere (or $x1379 (and (= 1 old.attention.value_dim.parts) $x2689)))))
 (= old.attention.value_dim.everywhere $x1525)))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2171 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2245 ?x1460 ?x2171))))))))))))))))))))))))
(assert
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3323 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1844 (ite $x3323 old.attention.v (ite $x1432 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1844)))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x1154 (= (_ bv36 7) old.attention.mixed)))
 (let (($x649 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1154)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1154 old.attention.value_dim.everywhere $x2328))))
 (= old.attention.mixed_in (ite $x649 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2765 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1459 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1554 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1459)))
 (let (($x1613 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1537 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2524 (or $x1537 $x1613) $x1554) (_ bv96 7) ?x2765)))))))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x2796 (= 1 old.tp)))
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x1613 (and (or (not old.attention.out.group.tp) $x2796) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2276 (and $x1613 (or $x1092 $x2796 (not (= (_ bv4 7) old.attention.out.collective)) $x2328))))
 (let (($x2869 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1537 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x2715 (ite (or (or $x1537 $x2869) $x2276) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x903 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x846 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1237 (and (or $x846 $x903) $x1613)))
 (let ((?x813 (ite (or $x1537 (and $x2869 (= (_ bv38 7) old.stream)) $x1237) (_ bv38 7) (ite $x2869 (_ bv96 7) (_ bv16 7)))))
 (let (($x959 (or (and old.hidden.filled (not $x1092)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2846 (not $x1613)))
 (let (($x2017 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (let ((?x2994 (ite (and $x846 old.hidden.filled $x3057 $x2846 $x2017) old.stream (ite (and $x903 $x2846 $x959) old.stream ?x813))))
 (let ((?x317 (ite (and $x1092 old.hidden.everywhere (or $x1537 $x1237)) (_ bv96 7) (ite (and $x846 old.hidden.filled $x1092 $x2846) (_ bv96 7) ?x2994))))
 (let (($x3349 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x1865 (ite (= (_ bv38 7) old.attention.out_state) (ite $x3349 (_ bv96 7) ?x317) (ite (= (_ bv96 7) old.attention.out_state) ?x2715 old.attention.out_state))))
 (let ((?x1760 (ite $x903 (ite (not $x1092) old.stream (_ bv66 7)) (ite $x2869 (ite $x1092 (_ bv96 7) old.stream) (ite $x1537 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x846 (_ bv96 7) ?x1760) ?x1865)))))))))))))))))))))))))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x487 (= (_ bv56 7) new.attention.heads.kind) $x1692 $x1220 (= (_ bv91 7) new.attention.heads.kind) $x1745 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1526 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2841 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3609 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2835 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2618 (= (_ bv4 7) new.attention.out.collective)))
 (or $x2618 $x2835 $x3609 $x2841 $x1526)))))))
(assert
 (let (($x2613 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1658 (= (_ bv10 7) new.attention.out.input)))
 (or $x1658 $x2613 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1874 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (or $x2640 (= (_ bv57 7) new.attention.out.split) $x1874))))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x2019 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2019 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x2032 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2032 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3429 (= (_ bv56 7) new.attention.value_dim.kind) $x2240 $x1047 (= (_ bv91 7) new.attention.value_dim.kind) $x1500 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1664 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1639 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (let (($x648 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1783 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1783 $x648 (= (_ bv56 7) new.hidden.kind) $x1631 $x1639 $x1664 $x27 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2244 (= (_ bv49 7) new.norm.statistic)))
 (or $x2244 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (or $x1024 (= (_ bv94 7) new.stream) $x1538))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2142 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2770 (div (* ?x2142 new.hidden.multiple) new.hidden.parts)))
 (let (($x2207 (< 1 new.hidden.parts)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1631 $x2207 (= ?x2770 new.hidden.n))))))))
(assert
 (let ((?x2142 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2770 (div (* ?x2142 new.hidden.multiple) new.hidden.parts)))
 (let (($x2207 (< 1 new.hidden.parts)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1631 $x2207 (<= new.hidden.n ?x2770))))))))
(assert
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1631 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1783 (= (_ bv26 7) new.hidden.kind)))
 (let (($x218 (ite $x1783 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2142 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2770 (div (* ?x2142 new.hidden.multiple) new.hidden.parts)))
 (let (($x3132 (= (- 1) new.hidden.n)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1664 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1131 (ite $x1664 (or $x3132 (< new.hidden.block new.hidden.n)) (ite $x1631 (or $x3132 (< ?x2770 new.hidden.n)) $x218))))
 (let (($x1640 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1131)))
 (let (($x648 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1639 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1445 (or $x1639 $x648)))
 (= new.hidden.moved (ite $x1445 new.hidden.given_moved $x1640)))))))))))))))
(assert
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let (($x1102 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1692 $x1102)))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let ((?x2544 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2240 (not (= 0 ?x2544)))))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x1658 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2613 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2613 (and $x1658 $x1914))))))))
(assert
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x648 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1639 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1445 (or $x1639 $x648)))
 (let (($x2348 (ite $x1445 new.hidden.given_everywhere (or $x27 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2348)))))))
(assert
 (let (($x275 (not new.attention.heads.padded)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2370 (ite (or $x1220 $x487) new.attention.heads.given_everywhere (or $x1745 (and (= 1 new.attention.heads.parts) $x275)))))
 (= new.attention.heads.everywhere $x2370)))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1555 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x1555)))))))))))))))))))))
(assert
 (let (($x1604 (not new.attention.value_dim.padded)))
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x410 (ite (or $x1047 $x3429) new.attention.value_dim.given_everywhere (or $x1500 (and (= 1 new.attention.value_dim.parts) $x1604)))))
 (= new.attention.value_dim.everywhere $x410)))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1512 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x882 ?x2175 ?x1512))))))))))))))))))))))
(assert
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2221 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x400 (ite $x2221 new.attention.v (ite $x2094 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x400)))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x3169 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2433 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3169)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3169 new.attention.value_dim.everywhere $x1914))))
 (= new.attention.mixed_in (ite $x2433 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x957 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2453 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x331 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2453)))
 (let (($x2099 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2841 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2640 (or $x2841 $x2099) $x331) (_ bv96 7) ?x957)))))))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x2099 (and (or (not new.attention.out.group.tp) $x2090) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2026 (and $x2099 (or $x1538 $x2090 (not (= (_ bv4 7) new.attention.out.collective)) $x1914))))
 (let (($x3609 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2841 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x873 (ite (or (or $x2841 $x3609) $x2026) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1526 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2835 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1306 (and (or $x2835 $x1526) $x2099)))
 (let ((?x1670 (ite (or $x2841 (and $x3609 (= (_ bv38 7) new.stream)) $x1306) (_ bv38 7) (ite $x3609 (_ bv96 7) (_ bv16 7)))))
 (let (($x1641 (or (and new.hidden.filled (not $x1538)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x551 (not $x2099)))
 (let (($x2244 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (let ((?x2312 (ite (and $x2835 new.hidden.filled $x1024 $x551 $x2244) new.stream (ite (and $x1526 $x551 $x1641) new.stream ?x1670))))
 (let ((?x1313 (ite (and $x1538 new.hidden.everywhere (or $x2841 $x1306)) (_ bv96 7) (ite (and $x2835 new.hidden.filled $x1538 $x551) (_ bv96 7) ?x2312))))
 (let (($x2618 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x614 (ite (= (_ bv38 7) new.attention.out_state) (ite $x2618 (_ bv96 7) ?x1313) (ite (= (_ bv96 7) new.attention.out_state) ?x873 new.attention.out_state))))
 (let ((?x1193 (ite $x1526 (ite (not $x1538) new.stream (_ bv66 7)) (ite $x3609 (ite $x1538 (_ bv96 7) new.stream) (ite $x2841 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x2835 (_ bv96 7) ?x1193) ?x614)))))))))))))))))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3364 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1719 (= new.attention.joined new.stream)))
 (let (($x2683 (or (or (= (_ bv96 7) new.attention.joined) $x1719) (and $x2090 (or (not (= (_ bv61 7) new.attention.out.split)) $x3364)))))
 (not $x2683))))))
(assert
 (let (($x637 (not (or old.hidden.moved old.hidden.padded))))
(let (($x2796 (= 1 old.tp)))
(let (($x3073 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x3073) (and $x2796 (or (not (= (_ bv61 7) old.attention.out.split)) $x637)))))))
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
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
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
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
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
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2351 (= (_ bv56 7) old.attention.heads.kind) $x3124 $x2764 (= (_ bv91 7) old.attention.heads.kind) $x1428 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1537 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2869 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2869 $x1537 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2117 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1924 (= (_ bv10 7) old.attention.out.input)))
 (or $x1924 $x2117 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1013 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (or $x2524 (= (_ bv57 7) old.attention.out.split) $x1013))))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x2592 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2592 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x2158 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2158 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1022 (= (_ bv56 7) old.attention.value_dim.kind) $x1845 $x1486 (= (_ bv91 7) old.attention.value_dim.kind) $x1379 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (let (($x906 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x906 (= (_ bv56 7) old.hidden.kind) $x1127 $x1276 (= (_ bv91 7) old.hidden.kind) $x2196 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (or $x3057 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1127 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let (($x856 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3124 $x856)))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let ((?x1931 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1845 (not (= 0 ?x1931)))))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x1924 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2117 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2117 (and $x1924 $x2328))))))))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2128 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2196 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2128))))
(assert
 (let (($x2133 (not old.attention.heads.padded)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1174 (ite (or $x2764 $x2351) old.attention.heads.given_everywhere (or $x1428 (and (= 1 old.attention.heads.parts) $x2133)))))
 (= old.attention.heads.everywhere $x1174)))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x902 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x902)))))))))))))))))))))))
(assert
 (let (($x2689 (not old.attention.value_dim.padded)))
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1525 (ite (or $x1486 $x1022) old.attention.value_dim.given_everywhere (or $x1379 (and (= 1 old.attention.value_dim.parts) $x2689)))))
 (= old.attention.value_dim.everywhere $x1525)))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2171 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2245 ?x1460 ?x2171))))))))))))))))))))))))
(assert
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3323 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1844 (ite $x3323 old.attention.v (ite $x1432 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1844)))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x1154 (= (_ bv36 7) old.attention.mixed)))
 (let (($x649 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1154)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1154 old.attention.value_dim.everywhere $x2328))))
 (= old.attention.mixed_in (ite $x649 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2765 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1459 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1554 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1459)))
 (let (($x729 (= 1 old.pp)))
 (let (($x654 (not old.attention.out.group.pp)))
 (let (($x1435 (or $x654 $x729)))
 (let (($x1591 (= 1 old.sp)))
 (let (($x3064 (not old.attention.out.group.sp)))
 (let (($x2177 (or $x3064 $x1591)))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2050 (not old.attention.out.group.dp)))
 (let (($x2242 (or $x2050 $x1840)))
 (let (($x1613 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2242 $x2177 $x1435)))
 (let (($x1537 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2524 (or $x1537 $x1613) $x1554) (_ bv96 7) ?x2765))))))))))))))))))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x487 (= (_ bv56 7) new.attention.heads.kind) $x1692 $x1220 (= (_ bv91 7) new.attention.heads.kind) $x1745 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2841 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3609 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3609 $x2841 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2613 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1658 (= (_ bv10 7) new.attention.out.input)))
 (or $x1658 $x2613 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1874 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (or $x2640 (= (_ bv57 7) new.attention.out.split) $x1874))))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x2019 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2019 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x2032 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2032 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3429 (= (_ bv56 7) new.attention.value_dim.kind) $x2240 $x1047 (= (_ bv91 7) new.attention.value_dim.kind) $x1500 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1639 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (let (($x648 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x648 (= (_ bv56 7) new.hidden.kind) $x1631 $x1639 (= (_ bv91 7) new.hidden.kind) $x27 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (or $x1024 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1631 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let (($x1102 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1692 $x1102)))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let ((?x2544 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2240 (not (= 0 ?x2544)))))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x1658 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2613 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2613 (and $x1658 $x1914))))))))
(assert
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2348 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x27 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2348))))
(assert
 (let (($x275 (not new.attention.heads.padded)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2370 (ite (or $x1220 $x487) new.attention.heads.given_everywhere (or $x1745 (and (= 1 new.attention.heads.parts) $x275)))))
 (= new.attention.heads.everywhere $x2370)))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1555 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x1555)))))))))))))))))))))
(assert
 (let (($x1604 (not new.attention.value_dim.padded)))
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x410 (ite (or $x1047 $x3429) new.attention.value_dim.given_everywhere (or $x1500 (and (= 1 new.attention.value_dim.parts) $x1604)))))
 (= new.attention.value_dim.everywhere $x410)))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1512 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x882 ?x2175 ?x1512))))))))))))))))))))))
(assert
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2221 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x400 (ite $x2221 new.attention.v (ite $x2094 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x400)))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x3169 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2433 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3169)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3169 new.attention.value_dim.everywhere $x1914))))
 (= new.attention.mixed_in (ite $x2433 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x957 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2453 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x331 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2453)))
 (let (($x640 (= 1 new.pp)))
 (let (($x1446 (not new.attention.out.group.pp)))
 (let (($x524 (or $x1446 $x640)))
 (let (($x395 (= 1 new.sp)))
 (let (($x1218 (not new.attention.out.group.sp)))
 (let (($x2153 (or $x1218 $x395)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1141 (not new.attention.out.group.dp)))
 (let (($x2749 (or $x1141 $x1615)))
 (let (($x2099 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2749 $x2153 $x524)))
 (let (($x2841 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2640 (or $x2841 $x2099) $x331) (_ bv96 7) ?x957))))))))))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x640 (= 1 new.pp)))
 (let (($x1446 (not new.attention.out.group.pp)))
 (let (($x524 (or $x1446 $x640)))
 (let (($x395 (= 1 new.sp)))
 (let (($x1218 (not new.attention.out.group.sp)))
 (let (($x2153 (or $x1218 $x395)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1141 (not new.attention.out.group.dp)))
 (let (($x2749 (or $x1141 $x1615)))
 (let (($x2426 (and (or new.attention.out.group.tp (= 1 new.tp)) $x2749 $x2153 $x524)))
 (let (($x656 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2345 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2099 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2749 $x2153 $x524)))
 (let (($x1373 (and $x2099 (or $x2345 (and $x656 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x3609 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2841 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2565 (or $x2841 (and $x3609 (or $x2345 (and $x656 (= (_ bv38 7) new.stream)))) $x1373 $x2426)))
 (not $x2565)))))))))))))))))))
(assert
 (let (($x729 (= 1 old.pp)))
(let (($x654 (not old.attention.out.group.pp)))
(let (($x1435 (or $x654 $x729)))
(let (($x1591 (= 1 old.sp)))
(let (($x3064 (not old.attention.out.group.sp)))
(let (($x2177 (or $x3064 $x1591)))
(let (($x1840 (= 1 old.dp)))
(let (($x2050 (not old.attention.out.group.dp)))
(let (($x2242 (or $x2050 $x1840)))
(let (($x2605 (and (or old.attention.out.group.tp (= 1 old.tp)) $x2242 $x2177 $x1435)))
(let (($x148 (= (_ bv38 7) old.attention.out_state)))
(let (($x1894 (= (_ bv96 7) old.attention.out_state)))
(let (($x1613 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2242 $x2177 $x1435)))
(let (($x1065 (and $x1613 (or $x1894 (and $x148 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2869 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1537 (= (_ bv57 7) old.attention.out.collective)))
(or $x1537 (and $x2869 (or $x1894 (and $x148 (= (_ bv38 7) old.stream)))) $x1065 $x2605))))))))))))))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
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
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(assert
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2351 (= (_ bv56 7) old.attention.heads.kind) $x3124 $x2764 (= (_ bv91 7) old.attention.heads.kind) $x1428 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x565 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x706 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x2305 (= (_ bv1 7) old.attention.out.bias)))
 (or $x2305 (= (_ bv23 7) old.attention.out.bias) $x706 $x565)))))
(assert
 (let (($x903 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1537 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2869 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x846 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3349 (= (_ bv4 7) old.attention.out.collective)))
 (or $x3349 $x846 $x2869 $x1537 $x903)))))))
(assert
 (let (($x2117 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1924 (= (_ bv10 7) old.attention.out.input)))
 (or $x1924 $x2117 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1013 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (or $x2524 (= (_ bv57 7) old.attention.out.split) $x1013))))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x2592 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2592 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x2158 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2158 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1022 (= (_ bv56 7) old.attention.value_dim.kind) $x1845 $x1486 (= (_ bv91 7) old.attention.value_dim.kind) $x1379 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1954 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (let (($x906 (= (_ bv48 7) old.hidden.kind)))
 (let (($x559 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x559 $x906 (= (_ bv56 7) old.hidden.kind) $x1127 $x1276 $x1954 $x2196 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x917 (= (_ bv49 7) old.norm.statistic)))
 (or $x917 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (or $x3057 (= (_ bv94 7) old.stream) $x1092))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2075 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x393 (div (* ?x2075 old.hidden.multiple) old.hidden.parts)))
 (let (($x1926 (< 1 old.hidden.parts)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1127 $x1926 (= ?x393 old.hidden.n))))))))
(assert
 (let ((?x2075 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x393 (div (* ?x2075 old.hidden.multiple) old.hidden.parts)))
 (let (($x1926 (< 1 old.hidden.parts)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1127 $x1926 (<= old.hidden.n ?x393))))))))
(assert
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1127 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x559 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3384 (ite $x559 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2075 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x393 (div (* ?x2075 old.hidden.multiple) old.hidden.parts)))
 (let (($x1212 (= (- 1) old.hidden.n)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1954 (= (_ bv91 7) old.hidden.kind)))
 (let (($x455 (ite $x1954 (or $x1212 (< old.hidden.block old.hidden.n)) (ite $x1127 (or $x1212 (< ?x393 old.hidden.n)) $x3384))))
 (let (($x594 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x455)))
 (let (($x906 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) old.hidden.kind)))
 (let (($x670 (or $x1276 $x906)))
 (= old.hidden.moved (ite $x670 old.hidden.given_moved $x594)))))))))))))))
(assert
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let (($x856 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3124 $x856)))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let ((?x1931 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1845 (not (= 0 ?x1931)))))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x1924 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2117 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2117 (and $x1924 $x2328))))))))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x906 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) old.hidden.kind)))
 (let (($x670 (or $x1276 $x906)))
 (let (($x2128 (ite $x670 old.hidden.given_everywhere (or $x2196 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2128)))))))
(assert
 (let (($x336 (not old.hidden.moved)))
 (let (($x1960 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x336)))
 (let (($x3247 (= 1 old.hidden.parts)))
 (let (($x906 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) old.hidden.kind)))
 (let (($x670 (or $x1276 $x906)))
 (= old.hidden.first_alone (ite $x670 old.hidden.given_first (or $x3247 $x1960))))))))))
(assert
 (let (($x2133 (not old.attention.heads.padded)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1174 (ite (or $x2764 $x2351) old.attention.heads.given_everywhere (or $x1428 (and (= 1 old.attention.heads.parts) $x2133)))))
 (= old.attention.heads.everywhere $x1174)))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x902 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x902)))))))))))))))))))))))
(assert
 (let (($x2689 (not old.attention.value_dim.padded)))
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1525 (ite (or $x1486 $x1022) old.attention.value_dim.given_everywhere (or $x1379 (and (= 1 old.attention.value_dim.parts) $x2689)))))
 (= old.attention.value_dim.everywhere $x1525)))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2171 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2245 ?x1460 ?x2171))))))))))))))))))))))))
(assert
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3323 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1844 (ite $x3323 old.attention.v (ite $x1432 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1844)))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x1154 (= (_ bv36 7) old.attention.mixed)))
 (let (($x649 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1154)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1154 old.attention.value_dim.everywhere $x2328))))
 (= old.attention.mixed_in (ite $x649 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2765 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1459 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1554 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1459)))
 (let (($x1613 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1537 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2524 (or $x1537 $x1613) $x1554) (_ bv96 7) ?x2765)))))))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x2796 (= 1 old.tp)))
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x1613 (and (or (not old.attention.out.group.tp) $x2796) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2391 (and $x1613 (or $x1092 $x2796 (not (= (_ bv4 7) old.attention.out.collective)) $x2328))))
 (let (($x2869 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1537 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x3207 (ite (or (or $x1537 $x2869) $x2391) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1894 (= (_ bv96 7) old.attention.out_state)))
 (let (($x903 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x846 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x985 (and (or $x846 $x903) $x1613)))
 (let ((?x2182 (ite (or $x1537 (and $x2869 (= (_ bv38 7) old.stream)) $x985) (_ bv38 7) (ite $x2869 (_ bv96 7) (_ bv16 7)))))
 (let (($x3472 (or (and old.hidden.filled (not $x1092)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3457 (not $x1613)))
 (let (($x917 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (let ((?x2964 (ite (and $x846 old.hidden.filled $x3057 $x3457 $x917) old.stream (ite (and $x903 $x3457 $x3472) old.stream ?x2182))))
 (let ((?x293 (ite (and $x1092 old.hidden.everywhere (or $x1537 $x985)) (_ bv96 7) (ite (and $x846 old.hidden.filled $x1092 $x3457) (_ bv96 7) ?x2964))))
 (let (($x3349 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x148 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x3474 (ite $x903 (ite (not $x1092) old.stream (_ bv66 7)) (ite $x2869 (ite $x1092 (_ bv96 7) old.stream) (ite $x1537 (_ bv92 7) (_ bv16 7))))))
 (let (($x1760 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x778 (ite $x1760 (ite $x846 (_ bv96 7) ?x3474) (ite $x148 (ite $x3349 (_ bv96 7) ?x293) (ite $x1894 ?x3207 old.attention.out_state)))))
 (= old.attention.joined ?x778)))))))))))))))))))))))))))
(assert
 (let (($x122 (not old.hidden.everywhere)))
 (let (($x846 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x148 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x148 (= (_ bv96 7) old.attention.joined) $x846 $x122))))))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x487 (= (_ bv56 7) new.attention.heads.kind) $x1692 $x1220 (= (_ bv91 7) new.attention.heads.kind) $x1745 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1112 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2388 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x2317 (= (_ bv1 7) new.attention.out.bias)))
 (or $x2317 (= (_ bv23 7) new.attention.out.bias) $x2388 $x1112)))))
(assert
 (let (($x1526 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2841 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3609 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2835 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2618 (= (_ bv4 7) new.attention.out.collective)))
 (or $x2618 $x2835 $x3609 $x2841 $x1526)))))))
(assert
 (let (($x2613 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1658 (= (_ bv10 7) new.attention.out.input)))
 (or $x1658 $x2613 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1874 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (or $x2640 (= (_ bv57 7) new.attention.out.split) $x1874))))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x2019 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2019 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x2032 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2032 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3429 (= (_ bv56 7) new.attention.value_dim.kind) $x2240 $x1047 (= (_ bv91 7) new.attention.value_dim.kind) $x1500 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1664 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1639 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (let (($x648 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1783 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1783 $x648 (= (_ bv56 7) new.hidden.kind) $x1631 $x1639 $x1664 $x27 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x609 (= (_ bv49 7) new.norm.statistic)))
 (or $x609 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (or $x1024 (= (_ bv94 7) new.stream) $x1538))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1803 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2313 (div (* ?x1803 new.hidden.multiple) new.hidden.parts)))
 (let (($x1951 (< 1 new.hidden.parts)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1631 $x1951 (= ?x2313 new.hidden.n))))))))
(assert
 (let ((?x1803 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2313 (div (* ?x1803 new.hidden.multiple) new.hidden.parts)))
 (let (($x1951 (< 1 new.hidden.parts)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1631 $x1951 (<= new.hidden.n ?x2313))))))))
(assert
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1631 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1783 (= (_ bv26 7) new.hidden.kind)))
 (let (($x290 (ite $x1783 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1803 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2313 (div (* ?x1803 new.hidden.multiple) new.hidden.parts)))
 (let (($x2519 (= (- 1) new.hidden.n)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1664 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1159 (ite $x1664 (or $x2519 (< new.hidden.block new.hidden.n)) (ite $x1631 (or $x2519 (< ?x2313 new.hidden.n)) $x290))))
 (let (($x2566 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1159)))
 (let (($x648 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1639 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1445 (or $x1639 $x648)))
 (= new.hidden.moved (ite $x1445 new.hidden.given_moved $x2566)))))))))))))))
(assert
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let (($x1102 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1692 $x1102)))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let ((?x2544 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2240 (not (= 0 ?x2544)))))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x1658 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2613 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2613 (and $x1658 $x1914))))))))
(assert
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x648 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1639 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1445 (or $x1639 $x648)))
 (let (($x2348 (ite $x1445 new.hidden.given_everywhere (or $x27 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2348)))))))
(assert
 (let (($x1420 (not new.hidden.moved)))
 (let (($x2896 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1420)))
 (let (($x2369 (= 1 new.hidden.parts)))
 (let (($x648 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1639 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1445 (or $x1639 $x648)))
 (= new.hidden.first_alone (ite $x1445 new.hidden.given_first (or $x2369 $x2896))))))))))
(assert
 (let (($x275 (not new.attention.heads.padded)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2370 (ite (or $x1220 $x487) new.attention.heads.given_everywhere (or $x1745 (and (= 1 new.attention.heads.parts) $x275)))))
 (= new.attention.heads.everywhere $x2370)))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1555 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x1555)))))))))))))))))))))
(assert
 (let (($x1604 (not new.attention.value_dim.padded)))
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x410 (ite (or $x1047 $x3429) new.attention.value_dim.given_everywhere (or $x1500 (and (= 1 new.attention.value_dim.parts) $x1604)))))
 (= new.attention.value_dim.everywhere $x410)))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1512 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x882 ?x2175 ?x1512))))))))))))))))))))))
(assert
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2221 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x400 (ite $x2221 new.attention.v (ite $x2094 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x400)))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x3169 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2433 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3169)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3169 new.attention.value_dim.everywhere $x1914))))
 (= new.attention.mixed_in (ite $x2433 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x957 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2453 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x331 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2453)))
 (let (($x2099 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2841 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2640 (or $x2841 $x2099) $x331) (_ bv96 7) ?x957)))))))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x2099 (and (or (not new.attention.out.group.tp) $x2090) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x392 (and $x2099 (or $x1538 $x2090 (not (= (_ bv4 7) new.attention.out.collective)) $x1914))))
 (let (($x3609 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2841 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x396 (ite (or (or $x2841 $x3609) $x392) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2345 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1526 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2835 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x371 (and (or $x2835 $x1526) $x2099)))
 (let ((?x2427 (ite (or $x2841 (and $x3609 (= (_ bv38 7) new.stream)) $x371) (_ bv38 7) (ite $x3609 (_ bv96 7) (_ bv16 7)))))
 (let (($x3061 (or (and new.hidden.filled (not $x1538)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2595 (not $x2099)))
 (let (($x609 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (let ((?x1034 (ite (and $x2835 new.hidden.filled $x1024 $x2595 $x609) new.stream (ite (and $x1526 $x2595 $x3061) new.stream ?x2427))))
 (let ((?x19 (ite (and $x1538 new.hidden.everywhere (or $x2841 $x371)) (_ bv96 7) (ite (and $x2835 new.hidden.filled $x1538 $x2595) (_ bv96 7) ?x1034))))
 (let (($x2618 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x656 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x2487 (ite $x1526 (ite (not $x1538) new.stream (_ bv66 7)) (ite $x3609 (ite $x1538 (_ bv96 7) new.stream) (ite $x2841 (_ bv92 7) (_ bv16 7))))))
 (let (($x830 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1761 (ite $x830 (ite $x2835 (_ bv96 7) ?x2487) (ite $x656 (ite $x2618 (_ bv96 7) ?x19) (ite $x2345 ?x396 new.attention.out_state)))))
 (= new.attention.joined ?x1761)))))))))))))))))))))))))))
(assert
 (let (($x2963 (not new.hidden.everywhere)))
 (let (($x2835 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x656 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x656 (= (_ bv96 7) new.attention.joined) $x2835 $x2963))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x984 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x1112 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x3237 (not new.attention.full_though_split)))
 (let (($x2770 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x3237)))
 (let (($x830 (= (_ bv92 7) new.attention.out_state)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x374 (or $x2090 (not new.model.out_bias) (and $x830 (not (= (_ bv27 7) new.attention.out.bias))) $x2770 (and $x1112 $x984))))
 (not $x374)))))))))
(assert
 (let (($x3220 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x565 (= (_ bv29 7) old.attention.out.bias)))
(let (($x1536 (not old.attention.full_though_split)))
(let (($x1815 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x1536)))
(let (($x1760 (= (_ bv92 7) old.attention.out_state)))
(let (($x2371 (not old.model.out_bias)))
(let (($x2796 (= 1 old.tp)))
(or $x2796 $x2371 (and $x1760 (not (= (_ bv27 7) old.attention.out.bias))) $x1815 (and $x565 $x3220))))))))))
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
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
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
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.stream.first_has_all () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
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
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
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
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.stream.first_has_all () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
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
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x314 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2351 (= (_ bv56 7) old.attention.heads.kind) $x3124 $x2764 (= (_ bv91 7) old.attention.heads.kind) $x1428 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x903 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1537 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x846 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x846 (= (_ bv10 7) old.attention.out.collective) $x1537 $x903)))))
(assert
 (let (($x2117 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1924 (= (_ bv10 7) old.attention.out.input)))
 (or $x1924 $x2117 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3309 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1267 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2394 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x3382 (= (_ bv1 7) old.attention.out.residual)))
 (or $x3382 $x2394 $x1267 $x3309))))))
(assert
 (let (($x1013 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (or $x2524 (= (_ bv57 7) old.attention.out.split) $x1013))))
(assert
 (let (($x901 (= (_ bv8 7) old.attention.pairs)))
 (or $x901 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1324 $x1945 $x2357 $x1703 $x1096)))))))
(assert
 (let (($x2592 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2592 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1393 $x1432 $x1395 $x2245))))))
(assert
 (let (($x2158 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2158 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1022 (= (_ bv56 7) old.attention.value_dim.kind) $x1845 $x1486 (= (_ bv91 7) old.attention.value_dim.kind) $x1379 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3197 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x3197 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x2678 (= (_ bv38 7) old.embedding.split)))
 (or $x2678 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2726 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x2726 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x260 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1463 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1463 (= (_ bv23 7) old.ffn.down.residual) $x260 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x1794 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1794)))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (let (($x906 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x906 (= (_ bv56 7) old.hidden.kind) $x1127 $x1276 (= (_ bv91 7) old.hidden.kind) $x2196 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1585 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x1585 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x3460 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3460)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x2771 (= (_ bv94 7) old.stream)))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (or $x3057 $x2771 $x1092)))))
(assert
 (let (($x2030 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3158 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3176 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3176 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3158 (= (_ bv91 7) old.stream_tokens.kind) $x2030 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2075 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2226 (= (div (* ?x2075 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1127 (< 1 old.hidden.parts) $x2226))))))
(assert
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1127 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2030 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x584 (or $x2030 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1805 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x584)))
 (= old.stream_tokens.everywhere $x1805)))))
(assert
 (let ((?x92 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1223 (= (div (* ?x92 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3124 (< 1 old.attention.heads.parts) $x1223))))))
(assert
 (let (($x856 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3124 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3124 $x856)))))
(assert
 (let ((?x2942 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2047 (div (* ?x2942 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x314 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1540 (and $x314 (< 1 old.attention.head_dim.parts) (= ?x2047 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1540))))))
(assert
 (let ((?x1310 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x514 (* (div (- ?x1310 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2236 (and $x1845 (< 1 old.attention.value_dim.parts) (= (div ?x514 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2236))))))
(assert
 (let ((?x1931 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1845 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1845 (not (= 0 ?x1931)))))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x1924 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2117 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2117 (and $x1924 $x2328))))))))
(assert
 (let (($x1013 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1267 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3382 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x3382 (and $x1267 $x1013)))))))
(assert
 (let (($x1463 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x1204 (or $x1463 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x1204)))))
(assert
 (let (($x3147 (not old.model.embedding_norm)))
 (let (($x2741 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (let (($x3197 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2678 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x2678 $x3197 $x3057 old.hidden.filled (not $x2741) $x3147))))))))
(assert
 (let (($x1585 (= (_ bv68 7) old.model.norm)))
 (let (($x1613 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3457 (not $x1613)))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (let (($x846 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1013 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1013 $x846 $x3057 old.hidden.filled $x3457 $x1585)))))))))
(assert
 (let (($x1585 (= (_ bv68 7) old.model.norm)))
 (let (($x731 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (let (($x2726 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1794 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x1794 $x2726 $x3057 old.hidden.filled (not $x731) $x1585))))))))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2128 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2196 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2128))))
(assert
 (let (($x2133 (not old.attention.heads.padded)))
 (let (($x1428 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2351 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2764 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1174 (ite (or $x2764 $x2351) old.attention.heads.given_everywhere (or $x1428 (and (= 1 old.attention.heads.parts) $x2133)))))
 (= old.attention.heads.everywhere $x1174)))))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x902 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2245 ?x1460 ?x902)))))))))))))))))))))))
(assert
 (let (($x2689 (not old.attention.value_dim.padded)))
 (let (($x1379 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1022 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1486 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1525 (ite (or $x1486 $x1022) old.attention.value_dim.given_everywhere (or $x1379 (and (= 1 old.attention.value_dim.parts) $x2689)))))
 (= old.attention.value_dim.everywhere $x1525)))))))
(assert
 (let (($x1587 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1587)))
(assert
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x369 (or $x1092 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x369))))
(assert
 (let (($x1096 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1324 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3615 (ite (or $x1324 $x1096) (_ bv16 7) (_ bv96 7))))
 (let (($x1703 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1225 (or old.model.latent old.attention.kv_filled)))
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1945 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x693 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1747 (and $x1945 $x1393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x693)))
 (let ((?x15 (ite (or $x1324 $x1747 (and $x1945 $x1432 old.attention.heads.filled $x1225)) (_ bv96 7) (_ bv16 7))))
 (let (($x121 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2357 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x123 (or $x2357 $x1703)))
 (let ((?x1229 (ite (or $x123 $x121) old.attention.qkv.split ?x15)))
 (let (($x1395 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2113 (not $x1395)))
 (let ((?x2171 (ite $x2113 ?x1229 (ite (or $x1703 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3615))))
 (let ((?x1460 (ite (or $x123 $x121 old.model.query_latent) (_ bv96 7) (ite $x1945 (_ bv21 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2245 ?x1460 ?x2171))))))))))))))))))))))))
(assert
 (let (($x579 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x1566 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x2790 (and old.model.behind_dense $x1566)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x2790 $x579))))))
(assert
 (let (($x1432 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3323 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1844 (ite $x3323 old.attention.v (ite $x1432 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1844)))))
(assert
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2328 (not $x2524)))
 (let (($x1154 (= (_ bv36 7) old.attention.mixed)))
 (let (($x649 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1154)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1154 old.attention.value_dim.everywhere $x2328))))
 (= old.attention.mixed_in (ite $x649 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2765 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1459 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1554 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1459)))
 (let (($x1613 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1537 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2524 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2524 (or $x1537 $x1613) $x1554) (_ bv96 7) ?x2765)))))))))
(assert
 (let (($x846 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2394 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x3309 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x148 (= (_ bv38 7) old.attention.out_state)))
 (let (($x1760 (= (_ bv92 7) old.attention.out_state)))
 (let (($x167 (and $x3309 old.stream.first_has_all (or (or $x1760 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x1136 (= old.attention.out_state old.stream)))
 (let (($x2956 (and (or $x3309 $x2394) $x1760 (or $x1092 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (let (($x1267 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1614 (and $x1267 (not $x1760) (or $x1136 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x701 (or $x1614 (and $x1267 $x3057 old.hidden.filled) $x2956 (and $x3309 old.stream.first_keeps_all $x1136) $x167 (and $x148 $x1092 old.hidden.filled (or $x3309 (= $x2394 $x846))))))
 (let (($x1613 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3457 (not $x1613)))
 (let (($x1936 (or $x1760 (and $x148 (or $x846 (= (_ bv73 7) old.attention.out.collective)) $x3457))))
 (let (($x2748 (or $x1136 (and old.stream.in_order (or (not $x148) old.hidden.everywhere)))))
 (let (($x2796 (= 1 old.tp)))
 (let (($x1409 (or (and $x2796 $x2748) (and (not (and $x1267 old.stream.junk_in_attention $x1936)) $x701))))
 (= old.attention.residual_once $x1409)))))))))))))))))))))
(assert
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2850 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x487 (= (_ bv56 7) new.attention.heads.kind) $x1692 $x1220 (= (_ bv91 7) new.attention.heads.kind) $x1745 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1526 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2841 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2835 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2835 (= (_ bv10 7) new.attention.out.collective) $x2841 $x1526)))))
(assert
 (let (($x2613 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1658 (= (_ bv10 7) new.attention.out.input)))
 (or $x1658 $x2613 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2006 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x2484 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x610 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2976 (= (_ bv1 7) new.attention.out.residual)))
 (or $x2976 $x610 $x2484 $x2006))))))
(assert
 (let (($x1874 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (or $x2640 (= (_ bv57 7) new.attention.out.split) $x1874))))
(assert
 (let (($x2356 (= (_ bv8 7) new.attention.pairs)))
 (or $x2356 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2732 $x1265 $x3171 $x639 $x178)))))))
(assert
 (let (($x2019 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2019 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1405 $x2094 $x1953 $x882))))))
(assert
 (let (($x2032 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2032 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3429 (= (_ bv56 7) new.attention.value_dim.kind) $x2240 $x1047 (= (_ bv91 7) new.attention.value_dim.kind) $x1500 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2709 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x2709 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x1375 (= (_ bv38 7) new.embedding.split)))
 (or $x1375 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x490 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x490 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x3507 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2642 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2642 (= (_ bv23 7) new.ffn.down.residual) $x3507 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2633 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2633)))
(assert
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1639 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (let (($x648 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x648 (= (_ bv56 7) new.hidden.kind) $x1631 $x1639 (= (_ bv91 7) new.hidden.kind) $x27 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x950 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x950 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x2859 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2859)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x817 (= (_ bv94 7) new.stream)))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (or $x1024 $x817 $x1538)))))
(assert
 (let (($x2337 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3444 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2160 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2160 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3444 (= (_ bv91 7) new.stream_tokens.kind) $x2337 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1803 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1201 (= (div (* ?x1803 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1631 (< 1 new.hidden.parts) $x1201))))))
(assert
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1631 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2337 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2265 (or $x2337 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x805 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2265)))
 (= new.stream_tokens.everywhere $x805)))))
(assert
 (let ((?x2206 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3108 (= (div (* ?x2206 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1692 (< 1 new.attention.heads.parts) $x3108))))))
(assert
 (let (($x1102 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1692 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1692 $x1102)))))
(assert
 (let ((?x2231 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1291 (div (* ?x2231 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2850 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1907 (and $x2850 (< 1 new.attention.head_dim.parts) (= ?x1291 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1907))))))
(assert
 (let ((?x2774 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x543 (* (div ?x2774 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1415 (and $x2240 (< 1 new.attention.value_dim.parts) (= (div ?x543 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1415))))))
(assert
 (let ((?x2544 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2240 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2240 (not (= 0 ?x2544)))))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x1658 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2613 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2613 (and $x1658 $x1914))))))))
(assert
 (let (($x1874 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2484 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2976 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x2976 (and $x2484 $x1874)))))))
(assert
 (let (($x2642 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1702 (or $x2642 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1702)))))
(assert
 (let (($x2015 (not new.model.embedding_norm)))
 (let (($x1541 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (let (($x2709 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1375 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1375 $x2709 $x1024 new.hidden.filled (not $x1541) $x2015))))))))
(assert
 (let (($x950 (= (_ bv68 7) new.model.norm)))
 (let (($x2099 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2595 (not $x2099)))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (let (($x2835 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1874 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1874 $x2835 $x1024 new.hidden.filled $x2595 $x950)))))))))
(assert
 (let (($x950 (= (_ bv68 7) new.model.norm)))
 (let (($x2817 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (let (($x490 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2633 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2633 $x490 $x1024 new.hidden.filled (not $x2817) $x950))))))))
(assert
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2348 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x27 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2348))))
(assert
 (let (($x275 (not new.attention.heads.padded)))
 (let (($x1745 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x487 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1220 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2370 (ite (or $x1220 $x487) new.attention.heads.given_everywhere (or $x1745 (and (= 1 new.attention.heads.parts) $x275)))))
 (= new.attention.heads.everywhere $x2370)))))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1555 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x882 ?x2175 ?x1555)))))))))))))))))))))
(assert
 (let (($x1604 (not new.attention.value_dim.padded)))
 (let (($x1500 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3429 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x410 (ite (or $x1047 $x3429) new.attention.value_dim.given_everywhere (or $x1500 (and (= 1 new.attention.value_dim.parts) $x1604)))))
 (= new.attention.value_dim.everywhere $x410)))))))
(assert
 (let (($x2699 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x2699)))
(assert
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x2055 (or $x1538 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2055))))
(assert
 (let (($x178 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2732 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1764 (ite (or $x2732 $x178) (_ bv16 7) (_ bv96 7))))
 (let (($x639 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1265 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3252 (and $x1265 $x2094 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1405 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1697 (and $x1265 $x1405 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x681 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3114 (or $x3171 $x639)))
 (let ((?x3051 (ite (or $x3114 $x681) new.attention.qkv.split (ite (or $x2732 $x1697 $x3252) (_ bv96 7) (_ bv16 7)))))
 (let (($x1953 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x176 (not $x1953)))
 (let ((?x1512 (ite $x176 ?x3051 (ite (or $x639 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1764))))
 (let ((?x2175 (ite (or $x3114 $x681 new.model.query_latent) (_ bv96 7) (ite $x1265 (_ bv21 7) (_ bv16 7)))))
 (let (($x882 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x882 ?x2175 ?x1512))))))))))))))))))))))
(assert
 (let (($x1734 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2112 (or new.stream.junk_of_embedding (and new.model.behind_dense $x1734) (and new.model.behind_moe new.stream.junk_in_ffn_before))))
 (= new.stream.junk_in_attention $x2112))))
(assert
 (let (($x2094 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2221 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x400 (ite $x2221 new.attention.v (ite $x2094 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x400)))))
(assert
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1914 (not $x2640)))
 (let (($x3169 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2433 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3169)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3169 new.attention.value_dim.everywhere $x1914))))
 (= new.attention.mixed_in (ite $x2433 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x957 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2453 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x331 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2453)))
 (let (($x2099 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2841 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2640 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2640 (or $x2841 $x2099) $x331) (_ bv96 7) ?x957)))))))))
(assert
 (let (($x2835 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x610 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2006 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x656 (= (_ bv38 7) new.attention.out_state)))
 (let (($x830 (= (_ bv92 7) new.attention.out_state)))
 (let (($x3619 (and $x2006 new.stream.first_has_all (or (or $x830 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x3111 (= new.attention.out_state new.stream)))
 (let (($x1240 (and (or $x2006 $x610) $x830 (or $x1538 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (let (($x2484 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x918 (and $x2484 (not $x830) (or $x3111 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x423 (or $x918 (and $x2484 $x1024 new.hidden.filled) $x1240 (and $x2006 new.stream.first_keeps_all $x3111) $x3619 (and $x656 $x1538 new.hidden.filled (or $x2006 (= $x610 $x2835))))))
 (let (($x2099 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2595 (not $x2099)))
 (let (($x890 (or $x830 (and $x656 (or $x2835 (= (_ bv73 7) new.attention.out.collective)) $x2595))))
 (let (($x1567 (or $x3111 (and new.stream.in_order (or (not $x656) new.hidden.everywhere)))))
 (let (($x2090 (= 1 new.tp)))
 (let (($x2481 (or (and $x2090 $x1567) (and (not (and $x2484 new.stream.junk_in_attention $x890)) $x423))))
 (= new.attention.residual_once $x2481)))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x880 (not new.model.scaled_residual)))
 (let (($x950 (= (_ bv68 7) new.model.norm)))
 (let (($x2976 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x2976 (and $x950 $x880 new.attention.residual_once)))))))
(assert
 (let (($x752 (not old.model.scaled_residual)))
(let (($x1585 (= (_ bv68 7) old.model.norm)))
(let (($x3382 (= (_ bv1 7) old.attention.out.residual)))
(or $x3382 (and $x1585 $x752 old.attention.residual_once))))))
(check-sat)

; from one replica to any number, question 23
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.input () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.input () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.given_least () Int)
(declare-fun old.ffn.width.given_most () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.most () Int)
(declare-fun old.ffn.width.given_beyond () Bool)
(declare-fun old.ffn.width.beyond () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.ffn.product () (_ BitVec 7))
(declare-fun old.ffn.product_in () (_ BitVec 7))
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.width_where_kept () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.input () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.input () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.given_least () Int)
(declare-fun new.ffn.width.given_most () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.most () Int)
(declare-fun new.ffn.width.given_beyond () Bool)
(declare-fun new.ffn.width.beyond () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.ffn.product () (_ BitVec 7))
(declare-fun new.ffn.product_in () (_ BitVec 7))
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.width_where_kept () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1074 (= (_ bv57 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) (= (_ bv10 7) old.ffn.down.collective) $x1074 (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x3097 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3412 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3412 $x3097 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1794 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1106 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x781 (= (_ bv40 7) old.ffn.down.split)))
 (or $x781 $x1106 $x1794)))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x962 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x616 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x616 $x962 $x2847 $x3342 $x406)))))))
(assert
 (let (($x1331 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1865 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x1865 $x1331 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2538 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2538 $x175 $x577)))))
(assert
 (let (($x2690 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2690 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2788 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2329 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1739 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1561 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1519 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1519 $x1561 $x1739 $x2329 $x2788)))))))
(assert
 (let (($x2081 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1701 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1701 $x2081 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3207 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x622 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1650 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1650 $x622 $x3207)))))
(assert
 (let (($x1611 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x385 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x385 $x1053 $x1611 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (and (<= 0 old.ffn.width.given_most)))
(assert
 (let (($x534 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1396 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1304 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3044 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1112 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x3472 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2069 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1908 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x1908 $x2069 $x1855 $x3472 $x1112 $x2284 $x3044 $x1304 $x1396 $x534))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (let (($x906 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x906 (= (_ bv56 7) old.hidden.kind) $x1127 $x1276 (= (_ bv91 7) old.hidden.kind) $x2196 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x2771 (= (_ bv94 7) old.stream)))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (or $x3057 $x2771 $x1092)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1127 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2095 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2680 (div (* ?x2095 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2911 (= (- 1) old.ffn.width.n)))
 (let ((?x1646 (ite (or $x2911 (< (* ?x2680 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x1292 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1646)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x2520 (ite (or $x2911 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x3235 (ite $x1855 (ite (and $x2911 (= 1 old.ffn.width.parts)) 1 ?x2520) (ite $x2284 ?x1292 old.ffn.width.given_least))))
 (let (($x1112 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x534 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1304 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1908 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2069 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1396 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x609 (ite $x1396 old.ffn.width.parts (ite (or $x2069 $x1908 $x1304 $x534 $x1112) 1 ?x3235))))
 (= old.ffn.width.least ?x609))))))))))))))))))
(assert
 (let ((?x2095 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2680 (div (* ?x2095 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3474 (< 1 old.ffn.width.parts)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2284 $x3474 (= ?x2680 old.ffn.width.n))))))))
(assert
 (let ((?x2095 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2680 (div (* ?x2095 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3474 (< 1 old.ffn.width.parts)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2284 $x3474 (<= old.ffn.width.n ?x2680))))))))
(assert
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2320 (and $x2284 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2320))))
(assert
 (let (($x3472 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3044 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x728 (or $x3044 $x3472)))
 (let (($x1396 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x1957 (ite $x1396 old.ffn.width.parts (ite $x728 old.ffn.width.given_most 1))))
 (= old.ffn.width.most ?x1957)))))))
(assert
 (= old.ffn.width.beyond old.ffn.width.given_beyond))
(assert
 (let (($x2911 (= (- 1) old.ffn.width.n)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2900 (ite $x1855 (or $x2911 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2911 (< 1 old.ffn.width.n)))))
 (let ((?x2095 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2680 (div (* ?x2095 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1304 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3091 (ite $x1304 (or $x2911 (< old.ffn.width.block old.ffn.width.n)) (ite $x2284 (or $x2911 (< ?x2680 old.ffn.width.n)) $x2900))))
 (let (($x1143 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3091)))
 (let (($x3472 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3044 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x728 (or $x3044 $x3472)))
 (= old.ffn.width.moved (ite $x728 old.ffn.width.given_moved $x1143)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x3097 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x724 (or $x3097 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x724))))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2128 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2196 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2128))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1396 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1906 (or $x1396 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x3472 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3044 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x728 (or $x3044 $x3472)))
 (= old.ffn.width.everywhere (ite $x728 old.ffn.width.given_everywhere $x1906))))))))
(assert
 (let (($x1865 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2968 (and $x1865 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (let (($x1331 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x1473 (or $x1092 $x1331 (and $x3057 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2968)))
 (= old.ffn.gate_entering (ite $x1473 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1701 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1308 (and $x1701 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (let (($x2081 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x219 (or $x1092 $x2081 (and $x3057 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1308)))
 (= old.ffn.up_entering (ite $x219 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x378 (not old.ffn.width.moved)))
 (let (($x534 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1304 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1908 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2069 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1564 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x2069 $x1908 $x1304 $x534) $x378))))
 (let (($x3472 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3044 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x728 (or $x3044 $x3472)))
 (= old.ffn.width.undivided (ite $x728 old.ffn.width.given_undivided $x1564))))))))))))
(assert
 (let (($x378 (not old.ffn.width.moved)))
 (let (($x2213 (and old.ffn.width.everywhere $x378)))
 (= old.ffn.in_place (or $x2213 old.ffn.width.filled)))))
(assert
 (let (($x378 (not old.ffn.width.moved)))
 (let (($x2213 (and old.ffn.width.everywhere $x378)))
 (let (($x1676 (< 1 old.tp)))
 (let ((?x445 (ite $x1676 (_ bv16 7) (ite $x2213 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2815 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x962 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2057 (ite (or $x3342 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2847 $x962) (_ bv96 7) (ite $x406 ?x2815 ?x445)))))
 (let (($x1144 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1389 (or $x2847 $x3342)))
 (let (($x1622 (or $x1389 $x1144 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x485 (or $x1389 $x1144 (and $x962 old.ffn.width.padded $x378) (and $x406 old.ffn.width.leads))))
 (let ((?x2258 (ite (and $x962 old.ffn.width.filled (not $x1144)) (_ bv96 7) (ite $x485 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x577 ?x2258 (ite $x175 (ite $x1622 (_ bv96 7) (ite $x962 (_ bv21 7) (_ bv16 7))) ?x2057)))))))))))))))))))))
(assert
 (let (($x378 (not old.ffn.width.moved)))
 (let (($x2213 (and old.ffn.width.everywhere $x378)))
 (let ((?x1830 (ite $x2213 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1676 (< 1 old.tp)))
 (let ((?x2857 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2788 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1436 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2788 ?x2857 (ite $x1676 (_ bv16 7) ?x1830)))))
 (let (($x1053 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2329 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2802 (or $x2329 (not (or $x1053 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1791 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1739 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x70 (or $x1739 $x2329)))
 (let ((?x727 (ite (or $x70 $x1791 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x622 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3014 (or $x70 $x1791 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x378) (and $x2788 old.ffn.width.leads))))
 (let ((?x1025 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1791)) (_ bv96 7) (ite $x3014 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3207 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3207 ?x1025 (ite $x622 ?x727 (ite $x2802 (_ bv92 7) ?x1436)))))))))))))))))))))))
(assert
 (let (($x318 (not old.ffn.width.everywhere)))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x577 (not (= (_ bv96 7) old.ffn.gate_state)) $x318) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x318 (not old.ffn.width.everywhere)))
 (let (($x1155 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x318)))
 (= old.ffn.up_piece (ite $x1155 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1065 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1065)))
(assert
 (let ((?x2011 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2011)))
(assert
 (let ((?x2219 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2219)))
(assert
 (let (($x1106 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1819 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x577 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1144 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1389 (or $x2847 $x3342)))
 (let (($x1756 (not old.model.gated)))
 (let (($x1012 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3207 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2034 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3207 old.ffn.width.everywhere $x1012))))
 (let (($x1791 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2329 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1739 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x70 (or $x1739 $x2329)))
 (let (($x2771 (= (_ bv94 7) old.stream)))
 (let (($x1676 (< 1 old.tp)))
 (let (($x1707 (and $x1676 $x2771 (and (= (_ bv94 7) old.ffn.up_entering) (or $x70 $x1791) $x2034) (or $x1756 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1389 $x1144) $x1819)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1106)))
 (= old.ffn.tokenwise $x1707))))))))))))))))))))
(assert
 (let ((?x969 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x731 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1074 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x781 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2793 (and $x781 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1074 $x731) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2793 (_ bv96 7) ?x969)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1548 (= (_ bv57 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) (= (_ bv10 7) new.ffn.down.collective) $x1548 (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1457 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1487 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1487 $x1457 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2633 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1648 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2080 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2080 $x1648 $x2633)))))
(assert
 (let (($x2418 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3437 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2625 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2625 $x3437 $x301 $x2235 $x2418)))))))
(assert
 (let (($x2735 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2546 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2546 $x2735 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1113 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1113 $x2184 $x61)))))
(assert
 (let (($x938 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x938 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2504 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x319 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1759 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1888 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1011 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1011 $x1888 $x1759 $x319 $x2504)))))))
(assert
 (let (($x3343 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x3296 (= (_ bv10 7) new.ffn.up.input)))
 (or $x3296 $x3343 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2499 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1941 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x790 (= (_ bv40 7) new.ffn.up.split)))
 (or $x790 $x1941 $x2499)))))
(assert
 (let (($x2491 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2703 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2454 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2454 $x2703 $x2491 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (and (<= 0 new.ffn.width.given_most)))
(assert
 (let (($x474 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x451 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x773 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2188 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1288 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2102 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1148 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x816 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x177 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x177 $x816 $x1148 $x2102 $x1288 $x2876 $x2188 $x773 $x451 $x474))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1639 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (let (($x648 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x648 (= (_ bv56 7) new.hidden.kind) $x1631 $x1639 (= (_ bv91 7) new.hidden.kind) $x27 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x817 (= (_ bv94 7) new.stream)))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (or $x1024 $x817 $x1538)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1631 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1736 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2808 (div (* ?x1736 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2096 (= (- 1) new.ffn.width.n)))
 (let ((?x1269 (ite (or $x2096 (< (* ?x2808 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x3591 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1269)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x1239 (ite (or $x2096 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1148 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x3020 (ite $x1148 (ite (and $x2096 (= 1 new.ffn.width.parts)) 1 ?x1239) (ite $x2876 ?x3591 new.ffn.width.given_least))))
 (let (($x1288 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x474 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x773 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x177 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x816 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x451 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x3410 (ite $x451 new.ffn.width.parts (ite (or $x816 $x177 $x773 $x474 $x1288) 1 ?x3020))))
 (= new.ffn.width.least ?x3410))))))))))))))))))
(assert
 (let ((?x1736 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2808 (div (* ?x1736 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1300 (< 1 new.ffn.width.parts)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2876 $x1300 (= ?x2808 new.ffn.width.n))))))))
(assert
 (let ((?x1736 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2808 (div (* ?x1736 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1300 (< 1 new.ffn.width.parts)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2876 $x1300 (<= new.ffn.width.n ?x2808))))))))
(assert
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2979 (and $x2876 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2979))))
(assert
 (let (($x2102 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2188 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1079 (or $x2188 $x2102)))
 (let (($x451 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x2622 (ite $x451 new.ffn.width.parts (ite $x1079 new.ffn.width.given_most 1))))
 (= new.ffn.width.most ?x2622)))))))
(assert
 (= new.ffn.width.beyond new.ffn.width.given_beyond))
(assert
 (let (($x2096 (= (- 1) new.ffn.width.n)))
 (let (($x1148 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2719 (ite $x1148 (or $x2096 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2096 (< 1 new.ffn.width.n)))))
 (let ((?x1736 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2808 (div (* ?x1736 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x773 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3307 (ite $x773 (or $x2096 (< new.ffn.width.block new.ffn.width.n)) (ite $x2876 (or $x2096 (< ?x2808 new.ffn.width.n)) $x2719))))
 (let (($x2947 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3307)))
 (let (($x2102 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2188 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1079 (or $x2188 $x2102)))
 (= new.ffn.width.moved (ite $x1079 new.ffn.width.given_moved $x2947)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1457 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1811 (or $x1457 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1811))))
(assert
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2348 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x27 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2348))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x451 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3190 (or $x451 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2102 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2188 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1079 (or $x2188 $x2102)))
 (= new.ffn.width.everywhere (ite $x1079 new.ffn.width.given_everywhere $x3190))))))))
(assert
 (let (($x2546 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2459 (and $x2546 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (let (($x2735 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x2446 (or $x1538 $x2735 (and $x1024 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2459)))
 (= new.ffn.gate_entering (ite $x2446 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x3296 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x1287 (and $x3296 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (let (($x3343 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x1020 (or $x1538 $x3343 (and $x1024 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x1287)))
 (= new.ffn.up_entering (ite $x1020 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2512 (not new.ffn.width.moved)))
 (let (($x474 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x773 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x177 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x816 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3394 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x816 $x177 $x773 $x474) $x2512))))
 (let (($x2102 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2188 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1079 (or $x2188 $x2102)))
 (= new.ffn.width.undivided (ite $x1079 new.ffn.width.given_undivided $x3394))))))))))))
(assert
 (let (($x2512 (not new.ffn.width.moved)))
 (let (($x2377 (and new.ffn.width.everywhere $x2512)))
 (= new.ffn.in_place (or $x2377 new.ffn.width.filled)))))
(assert
 (let (($x2512 (not new.ffn.width.moved)))
 (let (($x2377 (and new.ffn.width.everywhere $x2512)))
 (let (($x2759 (< 1 new.tp)))
 (let ((?x2215 (ite $x2759 (_ bv16 7) (ite $x2377 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1250 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2418 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3437 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x947 (ite (or $x2235 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x301 $x3437) (_ bv96 7) (ite $x2418 ?x1250 ?x2215)))))
 (let (($x2424 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1090 (or $x301 $x2235)))
 (let (($x1866 (or $x1090 $x2424 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x87 (or $x1090 $x2424 (and $x3437 new.ffn.width.padded $x2512) (and $x2418 new.ffn.width.leads))))
 (let ((?x3016 (ite (and $x3437 new.ffn.width.filled (not $x2424)) (_ bv96 7) (ite $x87 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x61 ?x3016 (ite $x2184 (ite $x1866 (_ bv96 7) (ite $x3437 (_ bv21 7) (_ bv16 7))) ?x947)))))))))))))))))))))
(assert
 (let (($x2512 (not new.ffn.width.moved)))
 (let (($x2377 (and new.ffn.width.everywhere $x2512)))
 (let ((?x1706 (ite $x2377 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2759 (< 1 new.tp)))
 (let ((?x1869 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2504 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2474 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2504 ?x1869 (ite $x2759 (_ bv16 7) ?x1706)))))
 (let (($x2703 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x319 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3448 (or $x319 (not (or $x2703 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1598 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1759 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2436 (or $x1759 $x319)))
 (let ((?x1482 (ite (or $x2436 $x1598 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1941 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1468 (or $x2436 $x1598 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2512) (and $x2504 new.ffn.width.leads))))
 (let ((?x3467 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1598)) (_ bv96 7) (ite $x1468 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2499 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2499 ?x3467 (ite $x1941 ?x1482 (ite $x3448 (_ bv92 7) ?x2474)))))))))))))))))))))))
(assert
 (let (($x2894 (not new.ffn.width.everywhere)))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x61 (not (= (_ bv96 7) new.ffn.gate_state)) $x2894) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2894 (not new.ffn.width.everywhere)))
 (let (($x2509 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2894)))
 (= new.ffn.up_piece (ite $x2509 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x617 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x617)))
(assert
 (let ((?x674 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x674)))
(assert
 (let ((?x2138 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2138)))
(assert
 (let (($x1648 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1960 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x61 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2424 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1090 (or $x301 $x2235)))
 (let (($x1849 (not new.model.gated)))
 (let (($x315 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2499 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3048 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2499 new.ffn.width.everywhere $x315))))
 (let (($x1598 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x319 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1759 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2436 (or $x1759 $x319)))
 (let (($x817 (= (_ bv94 7) new.stream)))
 (let (($x2759 (< 1 new.tp)))
 (let (($x262 (and $x2759 $x817 (and (= (_ bv94 7) new.ffn.up_entering) (or $x2436 $x1598) $x3048) (or $x1849 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1090 $x2424) $x1960)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1648)))
 (= new.ffn.tokenwise $x262))))))))))))))))))))
(assert
 (let ((?x3440 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2817 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1548 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2080 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2705 (and $x2080 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1548 $x2817) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x2705 (_ bv96 7) ?x3440)))))))))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.gate.collective new.ffn.gate.collective))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.gate.group.pp new.ffn.gate.group.pp))
(assert
 (= old.ffn.gate.group.sp new.ffn.gate.group.sp))
(assert
 (= old.ffn.gate.group.tp new.ffn.gate.group.tp))
(assert
 (= old.ffn.gate.input new.ffn.gate.input))
(assert
 (= old.ffn.gate.split new.ffn.gate.split))
(assert
 (= old.ffn.gate.sum new.ffn.gate.sum))
(assert
 (= old.ffn.up.collective new.ffn.up.collective))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.ffn.up.group.pp new.ffn.up.group.pp))
(assert
 (= old.ffn.up.group.sp new.ffn.up.group.sp))
(assert
 (= old.ffn.up.group.tp new.ffn.up.group.tp))
(assert
 (= old.ffn.up.input new.ffn.up.input))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_beyond new.ffn.width.given_beyond))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_least new.ffn.width.given_least))
(assert
 (= old.ffn.width.given_most new.ffn.width.given_most))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
(assert
 (= old.ffn.width.given_undivided new.ffn.width.given_undivided))
(assert
 (= old.ffn.width.kind new.ffn.width.kind))
(assert
 (= old.ffn.width.multiple new.ffn.width.multiple))
(assert
 (= old.ffn.width.n new.ffn.width.n))
(assert
 (= old.ffn.width.parts new.ffn.width.parts))
(assert
 (= old.ffn.width_twice_back new.ffn.width_twice_back))
(assert
 (= old.ffn.width_where_kept new.ffn.width_where_kept))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x461 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x2080 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x265 (not $x2080)))
 (let (($x2963 (or (= 1 new.ffn.width.most) $x265 (or (= (_ bv96 7) new.ffn.down_state) (= (_ bv94 7) new.ffn.down_state)) (and (= (_ bv92 7) new.ffn.product) (and new.ffn.width.undivided $x461)))))
 (let (($x2964 (not new.ffn.width.beyond)))
 (let (($x172 (and (not (= (_ bv61 7) new.ffn.up.split)) $x265 (or (not (= (_ bv61 7) new.ffn.gate.split)) (not new.model.gated)))))
 (not (or $x172 (and (<= 1 new.ffn.width.least) $x2964 $x2963))))))))))
(assert
 (let (($x1418 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x781 (= (_ bv40 7) old.ffn.down.split)))
(let (($x1044 (not $x781)))
(let (($x2107 (or (= 1 old.ffn.width.most) $x1044 (or (= (_ bv96 7) old.ffn.down_state) (= (_ bv94 7) old.ffn.down_state)) (and (= (_ bv92 7) old.ffn.product) (and old.ffn.width.undivided $x1418)))))
(let (($x1681 (not old.ffn.width.beyond)))
(let (($x909 (and (not (= (_ bv61 7) old.ffn.up.split)) $x1044 (or (not (= (_ bv61 7) old.ffn.gate.split)) (not old.model.gated)))))
(or $x909 (and (<= 1 old.ffn.width.least) $x1681 $x2107)))))))))
(check-sat)

