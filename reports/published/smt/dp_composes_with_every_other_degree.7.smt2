; from one replica to any number, question 142
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
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x4346 $x4452 (= (_ bv56 7) old.attention.head_dim.kind) $x670 $x2477 $x1052 $x2006 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x5258 $x3204 (= (_ bv56 7) old.attention.heads.kind) $x1696 $x729 $x1211 $x838 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3307 $x4342 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x911 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1709 (= (_ bv10 7) old.attention.out.input)))
 (or $x1709 $x911 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1437 (= (_ bv57 7) old.attention.out.split)))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (or $x4852 $x1437 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x6247 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x6247 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x4944 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4944 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3880 (= (_ bv56 7) old.attention.value_dim.kind) $x1423 $x1942 (= (_ bv91 7) old.attention.value_dim.kind) $x4640 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1732 (and $x1696 (< 1 old.attention.heads.parts) (= ?x602 old.attention.heads.n))))
 (= old.attention.heads.filled $x1732))))))
(assert
 (let (($x6179 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1696 $x6179)))))
(assert
 (let (($x5191 (= (- 1) old.attention.heads.n)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4696 (ite $x5258 (or $x5191 (<= old.attention.heads.parts old.attention.heads.n)) (or $x5191 (< 1 old.attention.heads.n)))))
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x735 (ite $x1211 (or $x5191 (< old.attention.heads.block old.attention.heads.n)) (ite $x1696 (or $x5191 (< ?x602 old.attention.heads.n)) $x4696))))
 (let (($x4772 (= 1 old.attention.heads.parts)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x381 (or $x729 $x3204)))
 (let (($x1120 (ite $x381 old.attention.heads.given_moved (ite (or $x838 $x4772) false $x735))))
 (= old.attention.heads.moved $x1120))))))))))))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let (($x6559 (= (- 1) old.attention.head_dim.n)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3171 (ite $x4346 (or $x6559 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x6559 (< 1 old.attention.head_dim.n)))))
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2155 (ite $x1052 (or $x6559 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x670 (or $x6559 (< ?x2183 old.attention.head_dim.n)) $x3171))))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3009 (ite (or $x2477 $x4452) old.attention.head_dim.given_moved (ite (or $x2006 (= 1 old.attention.head_dim.parts)) false $x2155))))
 (= old.attention.head_dim.moved $x3009))))))))))))))
(assert
 (let ((?x4641 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1423 (not (= 0 ?x4641)))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x1709 (= (_ bv10 7) old.attention.out.input)))
 (let (($x911 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x911 (and $x1709 $x1797))))))))
(assert
 (let (($x4947 (not old.attention.heads.padded)))
 (let (($x4772 (= 1 old.attention.heads.parts)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x381 (or $x729 $x3204)))
 (let (($x3138 (ite $x381 old.attention.heads.given_everywhere (or $x838 (and $x4772 $x4947)))))
 (= old.attention.heads.everywhere $x3138)))))))))
(assert
 (let (($x4490 (not old.attention.value_dim.padded)))
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x4485 (ite (or $x1942 $x3880) old.attention.value_dim.given_everywhere (or $x4640 (and (= 1 old.attention.value_dim.parts) $x4490)))))
 (= old.attention.value_dim.everywhere $x4485)))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x3130 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x3130)))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x3903 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x737 ?x2984 ?x3903))))))))))))))))))))))
(assert
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x5003 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x4630 (ite $x5003 old.attention.v (ite $x4699 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x4630)))))
(assert
 (let (($x629 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3774 (not old.attention.gathers)))
 (let (($x1437 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1437 $x3774 $x629))))))
(assert
 (let ((?x6582 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4413 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x4342 $x3307) $x3023))))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x6649 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2222 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x6649)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x6649 old.attention.value_dim.everywhere $x1797) $x4413)))
 (= old.attention.mixed_in (ite $x2222 (_ bv96 7) ?x6582))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x5298 $x1520 (= (_ bv56 7) new.attention.head_dim.kind) $x1004 $x3186 $x771 $x2795 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x420 $x2247 (= (_ bv56 7) new.attention.heads.kind) $x2531 $x1132 $x2707 $x2048 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x6542 $x4960 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x3827 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1323 (= (_ bv10 7) new.attention.out.input)))
 (or $x1323 $x3827 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x730 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (or $x2012 $x730 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x963 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x963 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x2045 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2045 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2294 (= (_ bv56 7) new.attention.value_dim.kind) $x3059 $x2010 (= (_ bv91 7) new.attention.value_dim.kind) $x5338 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1778 (and $x2531 (< 1 new.attention.heads.parts) (= ?x4304 new.attention.heads.n))))
 (= new.attention.heads.filled $x1778))))))
(assert
 (let (($x1143 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2531 $x1143)))))
(assert
 (let (($x2791 (= (- 1) new.attention.heads.n)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x221 (ite $x420 (or $x2791 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2791 (< 1 new.attention.heads.n)))))
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x5264 (ite $x2707 (or $x2791 (< new.attention.heads.block new.attention.heads.n)) (ite $x2531 (or $x2791 (< ?x4304 new.attention.heads.n)) $x221))))
 (let (($x4890 (= 1 new.attention.heads.parts)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6666 (or $x1132 $x2247)))
 (let (($x231 (ite $x6666 new.attention.heads.given_moved (ite (or $x2048 $x4890) false $x5264))))
 (= new.attention.heads.moved $x231))))))))))))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let (($x1715 (= (- 1) new.attention.head_dim.n)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1067 (ite $x5298 (or $x1715 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1715 (< 1 new.attention.head_dim.n)))))
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x6574 (ite $x771 (or $x1715 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1004 (or $x1715 (< ?x1238 new.attention.head_dim.n)) $x1067))))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5062 (ite (or $x3186 $x1520) new.attention.head_dim.given_moved (ite (or $x2795 (= 1 new.attention.head_dim.parts)) false $x6574))))
 (= new.attention.head_dim.moved $x5062))))))))))))))
(assert
 (let ((?x1894 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3059 (not (= 0 ?x1894)))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x1323 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3827 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3827 (and $x1323 $x2561))))))))
(assert
 (let (($x5263 (not new.attention.heads.padded)))
 (let (($x4890 (= 1 new.attention.heads.parts)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6666 (or $x1132 $x2247)))
 (let (($x6657 (ite $x6666 new.attention.heads.given_everywhere (or $x2048 (and $x4890 $x5263)))))
 (= new.attention.heads.everywhere $x6657)))))))))
(assert
 (let (($x5035 (not new.attention.value_dim.padded)))
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2393 (ite (or $x2010 $x2294) new.attention.value_dim.given_everywhere (or $x5338 (and (= 1 new.attention.value_dim.parts) $x5035)))))
 (= new.attention.value_dim.everywhere $x2393)))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1354 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x1354)))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1681 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x966 ?x4673 ?x1681))))))))))))))))))))))))
(assert
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x819 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x152 (ite $x819 new.attention.v (ite $x4384 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x152)))))
(assert
 (let (($x774 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x945 (not new.attention.gathers)))
 (let (($x730 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x730 $x945 $x774))))))
(assert
 (let ((?x6615 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x586 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x4960 $x6542) $x1163))))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x2484 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2190 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2484)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2484 new.attention.value_dim.everywhere $x2561) $x586)))
 (= new.attention.mixed_in (ite $x2190 (_ bv96 7) ?x6615))))))))))))
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
 (let (($x4268 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x3391 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x775 (= 1 new.tp)))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2412 (or $x2012 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x775 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x3391 $x4268))))))
 (not $x2412)))))))
(assert
 (let (($x6597 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x1473 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x781 (= 1 old.tp)))
(let (($x4852 (= (_ bv40 7) old.attention.out.split)))
(or $x4852 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x781 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x1473 $x6597)))))))))
(check-sat)

; from one replica to any number, question 143
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
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x670 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3204 (= (_ bv56 7) old.attention.heads.kind) $x1696 $x729 (= (_ bv91 7) old.attention.heads.kind) $x838 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3194 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4816 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x5194 (= (_ bv4 7) old.attention.out.collective)))
 (or $x5194 $x4816 $x3307 $x4342 $x3194)))))))
(assert
 (let (($x911 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1709 (= (_ bv10 7) old.attention.out.input)))
 (or $x1709 $x911 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1679 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1437 (= (_ bv57 7) old.attention.out.split)))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (or $x4852 $x1437 $x1679)))))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x6247 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x6247 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x4944 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4944 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3880 (= (_ bv56 7) old.attention.value_dim.kind) $x1423 $x1942 (= (_ bv91 7) old.attention.value_dim.kind) $x4640 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1764 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4538 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4267 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1258 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1258 $x4267 (= (_ bv56 7) old.hidden.kind) $x3438 $x4538 $x2253 $x1764 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2368 (= (_ bv49 7) old.norm.statistic)))
 (or $x2368 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4928 (= (_ bv96 7) old.stream)))
 (let (($x3922 (= (_ bv94 7) old.stream)))
 (let (($x865 (= (_ bv38 7) old.stream)))
 (or $x865 $x3922 $x4928)))))
(assert
 (let (($x2869 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2130 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1216 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1216 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2130 (= (_ bv91 7) old.stream_tokens.kind) $x2869 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x6339 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5132 (div (* ?x6339 old.hidden.multiple) old.hidden.parts)))
 (let (($x6543 (< 1 old.hidden.parts)))
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3438 $x6543 (= ?x5132 old.hidden.n))))))))
(assert
 (let ((?x6339 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5132 (div (* ?x6339 old.hidden.multiple) old.hidden.parts)))
 (let (($x6543 (< 1 old.hidden.parts)))
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3438 $x6543 (<= old.hidden.n ?x5132))))))))
(assert
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3438 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1258 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4946 (ite $x1258 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x6339 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5132 (div (* ?x6339 old.hidden.multiple) old.hidden.parts)))
 (let (($x1992 (= (- 1) old.hidden.n)))
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv91 7) old.hidden.kind)))
 (let (($x158 (ite $x2253 (or $x1992 (< old.hidden.block old.hidden.n)) (ite $x3438 (or $x1992 (< ?x5132 old.hidden.n)) $x4946))))
 (let (($x4868 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x158)))
 (let (($x4267 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4538 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3033 (or $x4538 $x4267)))
 (= old.hidden.moved (ite $x3033 old.hidden.given_moved $x4868)))))))))))))))
(assert
 (let (($x2869 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x6435 (or $x2869 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2214 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x6435)))
 (= old.stream_tokens.everywhere $x2214)))))
(assert
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let (($x6179 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1696 $x6179)))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x4641 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1423 (not (= 0 ?x4641)))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x1709 (= (_ bv10 7) old.attention.out.input)))
 (let (($x911 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x911 (and $x1709 $x1797))))))))
(assert
 (let (($x1764 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4267 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4538 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3033 (or $x4538 $x4267)))
 (let (($x432 (ite $x3033 old.hidden.given_everywhere (or $x1764 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432)))))))
(assert
 (let (($x4947 (not old.attention.heads.padded)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3138 (ite (or $x729 $x3204) old.attention.heads.given_everywhere (or $x838 (and (= 1 old.attention.heads.parts) $x4947)))))
 (= old.attention.heads.everywhere $x3138)))))))
(assert
 (let (($x4490 (not old.attention.value_dim.padded)))
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x4485 (ite (or $x1942 $x3880) old.attention.value_dim.given_everywhere (or $x4640 (and (= 1 old.attention.value_dim.parts) $x4490)))))
 (= old.attention.value_dim.everywhere $x4485)))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x3130 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x3130)))))))))))))))))))))
(assert
 (let (($x4928 (= (_ bv96 7) old.stream)))
 (let (($x5166 (or $x4928 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x5166))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x3903 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x737 ?x2984 ?x3903))))))))))))))))))))))
(assert
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x5003 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x4630 (ite $x5003 old.attention.v (ite $x4699 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x4630)))))
(assert
 (let (($x629 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3774 (not old.attention.gathers)))
 (let (($x1437 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1437 $x3774 $x629))))))
(assert
 (let ((?x6582 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3738 (or $x4342 $x3307)))
 (let (($x4413 (and old.attention.share_of_one old.stream.first_keeps_all (or $x3738 $x3023))))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x6649 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2222 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x6649)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x6649 old.attention.value_dim.everywhere $x1797) $x4413)))
 (= old.attention.mixed_in (ite $x2222 (_ bv96 7) ?x6582)))))))))))))
(assert
 (let ((?x2387 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3075 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3098 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3075)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x345 (or $x4342 $x3023)))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x4852 $x345 $x3098) (_ bv96 7) ?x2387))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x781 (= 1 old.tp)))
 (let (($x4928 (= (_ bv96 7) old.stream)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) $x781) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4826 (and $x3023 (or $x4928 $x781 (not (= (_ bv4 7) old.attention.out.collective)) $x1797))))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3738 (or $x4342 $x3307)))
 (let ((?x2215 (ite (or $x3738 $x4826) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3194 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4816 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x5272 (ite (or $x4342 (and $x3307 (= (_ bv38 7) old.stream)) (and (or $x4816 $x3194) $x3023)) (_ bv38 7) (ite $x3307 (_ bv96 7) (_ bv16 7)))))
 (let (($x5354 (or (and old.hidden.filled (not $x4928)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x5130 (not $x3023)))
 (let (($x2368 (= (_ bv49 7) old.norm.statistic)))
 (let (($x865 (= (_ bv38 7) old.stream)))
 (let ((?x2229 (ite (and $x4816 old.hidden.filled $x865 $x5130 $x2368) old.stream (ite (and $x3194 $x5130 $x5354) old.stream ?x5272))))
 (let (($x5194 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2302 (ite $x5194 (_ bv96 7) (ite (and $x4816 old.hidden.filled $x4928 $x5130) (_ bv96 7) ?x2229))))
 (let (($x345 (or $x4342 $x3023)))
 (let ((?x969 (ite (and (not $x865) old.stream.in_order old.hidden.everywhere $x345) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x3023) (_ bv38 7) ?x2302))))
 (let ((?x1003 (ite (= (_ bv38 7) old.attention.out_state) ?x969 (ite (= (_ bv96 7) old.attention.out_state) ?x2215 old.attention.out_state))))
 (let ((?x2414 (ite $x3194 (ite (not $x4928) old.stream (_ bv66 7)) (ite $x3307 (ite $x4928 (_ bv96 7) old.stream) (ite $x4342 (_ bv92 7) (_ bv16 7))))))
 (let (($x6343 (= (_ bv92 7) old.attention.out_state)))
 (= old.attention.joined (ite $x6343 (ite $x4816 (_ bv96 7) ?x2414) ?x1003))))))))))))))))))))))))))))
(assert
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x6619 (ite (and old.attention.taken_for_whole $x3307) (_ bv92 7) old.attention.joined)))
 (let (($x1801 (or old.hidden.moved old.hidden.padded)))
 (let (($x1679 (= (_ bv61 7) old.attention.out.split)))
 (let (($x4506 (= (_ bv92 7) old.attention.mixed_in)))
 (let (($x781 (= 1 old.tp)))
 (= old.attention.arrives (ite (and $x781 $x4506 $x1679 $x1801) (_ bv16 7) ?x6619)))))))))
(assert
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1004 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2247 (= (_ bv56 7) new.attention.heads.kind) $x2531 $x1132 (= (_ bv91 7) new.attention.heads.kind) $x2048 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x6238 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4510 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x112 (= (_ bv4 7) new.attention.out.collective)))
 (or $x112 $x4510 $x6542 $x4960 $x6238)))))))
(assert
 (let (($x3827 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1323 (= (_ bv10 7) new.attention.out.input)))
 (or $x1323 $x3827 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x895 (= (_ bv61 7) new.attention.out.split)))
 (let (($x730 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (or $x2012 $x730 $x895)))))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x963 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x963 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x2045 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2045 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2294 (= (_ bv56 7) new.attention.value_dim.kind) $x3059 $x2010 (= (_ bv91 7) new.attention.value_dim.kind) $x5338 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x3751 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4301 (= (_ bv91 7) new.hidden.kind)))
 (let (($x765 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (let (($x296 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4323 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x4323 $x296 (= (_ bv56 7) new.hidden.kind) $x2695 $x765 $x4301 $x3751 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x6252 (= (_ bv49 7) new.norm.statistic)))
 (or $x6252 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1162 (= (_ bv96 7) new.stream)))
 (let (($x1155 (= (_ bv94 7) new.stream)))
 (let (($x743 (= (_ bv38 7) new.stream)))
 (or $x743 $x1155 $x1162)))))
(assert
 (let (($x5396 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1240 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2354 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2354 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1240 (= (_ bv91 7) new.stream_tokens.kind) $x5396 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x5140 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2844 (div (* ?x5140 new.hidden.multiple) new.hidden.parts)))
 (let (($x1650 (< 1 new.hidden.parts)))
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2695 $x1650 (= ?x2844 new.hidden.n))))))))
(assert
 (let ((?x5140 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2844 (div (* ?x5140 new.hidden.multiple) new.hidden.parts)))
 (let (($x1650 (< 1 new.hidden.parts)))
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2695 $x1650 (<= new.hidden.n ?x2844))))))))
(assert
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2695 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4323 (= (_ bv26 7) new.hidden.kind)))
 (let (($x5383 (ite $x4323 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x5140 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2844 (div (* ?x5140 new.hidden.multiple) new.hidden.parts)))
 (let (($x2218 (= (- 1) new.hidden.n)))
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4301 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6533 (ite $x4301 (or $x2218 (< new.hidden.block new.hidden.n)) (ite $x2695 (or $x2218 (< ?x2844 new.hidden.n)) $x5383))))
 (let (($x1832 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x6533)))
 (let (($x296 (= (_ bv48 7) new.hidden.kind)))
 (let (($x765 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2630 (or $x765 $x296)))
 (= new.hidden.moved (ite $x2630 new.hidden.given_moved $x1832)))))))))))))))
(assert
 (let (($x5396 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2951 (or $x5396 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x5380 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2951)))
 (= new.stream_tokens.everywhere $x5380)))))
(assert
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let (($x1143 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2531 $x1143)))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x1894 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3059 (not (= 0 ?x1894)))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x1323 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3827 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3827 (and $x1323 $x2561))))))))
(assert
 (let (($x3751 (= (_ bv96 7) new.hidden.kind)))
 (let (($x296 (= (_ bv48 7) new.hidden.kind)))
 (let (($x765 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2630 (or $x765 $x296)))
 (let (($x6621 (ite $x2630 new.hidden.given_everywhere (or $x3751 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x6621)))))))
(assert
 (let (($x5263 (not new.attention.heads.padded)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6657 (ite (or $x1132 $x2247) new.attention.heads.given_everywhere (or $x2048 (and (= 1 new.attention.heads.parts) $x5263)))))
 (= new.attention.heads.everywhere $x6657)))))))
(assert
 (let (($x5035 (not new.attention.value_dim.padded)))
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2393 (ite (or $x2010 $x2294) new.attention.value_dim.given_everywhere (or $x5338 (and (= 1 new.attention.value_dim.parts) $x5035)))))
 (= new.attention.value_dim.everywhere $x2393)))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1354 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x1354)))))))))))))))))))))))
(assert
 (let (($x1162 (= (_ bv96 7) new.stream)))
 (let (($x4854 (or $x1162 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x4854))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1681 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x966 ?x4673 ?x1681))))))))))))))))))))))))
(assert
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x819 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x152 (ite $x819 new.attention.v (ite $x4384 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x152)))))
(assert
 (let (($x774 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x945 (not new.attention.gathers)))
 (let (($x730 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x730 $x945 $x774))))))
(assert
 (let ((?x6615 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3115 (or $x4960 $x6542)))
 (let (($x586 (and new.attention.share_of_one new.stream.first_keeps_all (or $x3115 $x1163))))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x2484 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2190 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2484)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2484 new.attention.value_dim.everywhere $x2561) $x586)))
 (= new.attention.mixed_in (ite $x2190 (_ bv96 7) ?x6615)))))))))))))
(assert
 (let ((?x5141 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4307 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x757 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x4307)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1426 (or $x4960 $x1163)))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2012 $x1426 $x757) (_ bv96 7) ?x5141))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x775 (= 1 new.tp)))
 (let (($x1162 (= (_ bv96 7) new.stream)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) $x775) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x5348 (and $x1163 (or $x1162 $x775 (not (= (_ bv4 7) new.attention.out.collective)) $x2561))))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3115 (or $x4960 $x6542)))
 (let ((?x3102 (ite (or $x3115 $x5348) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x6238 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x4510 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x6500 (ite (or $x4960 (and $x6542 (= (_ bv38 7) new.stream)) (and (or $x4510 $x6238) $x1163)) (_ bv38 7) (ite $x6542 (_ bv96 7) (_ bv16 7)))))
 (let (($x2875 (or (and new.hidden.filled (not $x1162)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x6506 (not $x1163)))
 (let (($x6252 (= (_ bv49 7) new.norm.statistic)))
 (let (($x743 (= (_ bv38 7) new.stream)))
 (let ((?x6484 (ite (and $x4510 new.hidden.filled $x743 $x6506 $x6252) new.stream (ite (and $x6238 $x6506 $x2875) new.stream ?x6500))))
 (let (($x112 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x5173 (ite $x112 (_ bv96 7) (ite (and $x4510 new.hidden.filled $x1162 $x6506) (_ bv96 7) ?x6484))))
 (let (($x1426 (or $x4960 $x1163)))
 (let ((?x4150 (ite (and (not $x743) new.stream.in_order new.hidden.everywhere $x1426) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1163) (_ bv38 7) ?x5173))))
 (let ((?x1523 (ite (= (_ bv38 7) new.attention.out_state) ?x4150 (ite (= (_ bv96 7) new.attention.out_state) ?x3102 new.attention.out_state))))
 (let ((?x2903 (ite $x6238 (ite (not $x1162) new.stream (_ bv66 7)) (ite $x6542 (ite $x1162 (_ bv96 7) new.stream) (ite $x4960 (_ bv92 7) (_ bv16 7))))))
 (let (($x514 (= (_ bv92 7) new.attention.out_state)))
 (= new.attention.joined (ite $x514 (ite $x4510 (_ bv96 7) ?x2903) ?x1523))))))))))))))))))))))))))))
(assert
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x3235 (ite (and new.attention.taken_for_whole $x6542) (_ bv92 7) new.attention.joined)))
 (let (($x1508 (or new.hidden.moved new.hidden.padded)))
 (let (($x895 (= (_ bv61 7) new.attention.out.split)))
 (let (($x6478 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x775 (= 1 new.tp)))
 (= new.attention.arrives (ite (and $x775 $x6478 $x895 $x1508) (_ bv16 7) ?x3235)))))))))
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
 (let (($x3260 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x775 (= 1 new.tp)))
 (let (($x943 (= new.attention.arrives new.stream)))
 (let (($x3069 (or (or (= (_ bv96 7) new.attention.arrives) $x943) (and $x775 (or (not (= (_ bv61 7) new.attention.out.split)) $x3260)))))
 (not $x3069))))))
(assert
 (let (($x2803 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x781 (= 1 old.tp)))
(let (($x5161 (= old.attention.arrives old.stream)))
(or (or (= (_ bv96 7) old.attention.arrives) $x5161) (and $x781 (or (not (= (_ bv61 7) old.attention.out.split)) $x2803)))))))
(check-sat)

; from one replica to any number, question 144
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
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x670 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3204 (= (_ bv56 7) old.attention.heads.kind) $x1696 $x729 (= (_ bv91 7) old.attention.heads.kind) $x838 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3307 $x4342 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x911 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1709 (= (_ bv10 7) old.attention.out.input)))
 (or $x1709 $x911 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1679 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1437 (= (_ bv57 7) old.attention.out.split)))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (or $x4852 $x1437 $x1679)))))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x6247 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x6247 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x4944 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4944 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3880 (= (_ bv56 7) old.attention.value_dim.kind) $x1423 $x1942 (= (_ bv91 7) old.attention.value_dim.kind) $x4640 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1764 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4538 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4267 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x4267 (= (_ bv56 7) old.hidden.kind) $x3438 $x4538 (= (_ bv91 7) old.hidden.kind) $x1764 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x865 (= (_ bv38 7) old.stream)))
 (or $x865 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3438 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let (($x6179 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1696 $x6179)))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x4641 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1423 (not (= 0 ?x4641)))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x1709 (= (_ bv10 7) old.attention.out.input)))
 (let (($x911 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x911 (and $x1709 $x1797))))))))
(assert
 (let (($x1764 (= (_ bv96 7) old.hidden.kind)))
 (let (($x432 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1764 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432))))
(assert
 (let (($x4947 (not old.attention.heads.padded)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3138 (ite (or $x729 $x3204) old.attention.heads.given_everywhere (or $x838 (and (= 1 old.attention.heads.parts) $x4947)))))
 (= old.attention.heads.everywhere $x3138)))))))
(assert
 (let (($x4490 (not old.attention.value_dim.padded)))
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x4485 (ite (or $x1942 $x3880) old.attention.value_dim.given_everywhere (or $x4640 (and (= 1 old.attention.value_dim.parts) $x4490)))))
 (= old.attention.value_dim.everywhere $x4485)))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x3130 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x3130)))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x3903 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x737 ?x2984 ?x3903))))))))))))))))))))))
(assert
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x5003 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x4630 (ite $x5003 old.attention.v (ite $x4699 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x4630)))))
(assert
 (let (($x629 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3774 (not old.attention.gathers)))
 (let (($x1437 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1437 $x3774 $x629))))))
(assert
 (let ((?x6582 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x676 (= 1 old.pp)))
 (let (($x2609 (not old.attention.out.group.pp)))
 (let (($x575 (or $x2609 $x676)))
 (let (($x4810 (= 1 old.sp)))
 (let (($x4414 (not old.attention.out.group.sp)))
 (let (($x925 (or $x4414 $x4810)))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2437 (not old.attention.out.group.dp)))
 (let (($x2352 (or $x2437 $x3056)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2352 $x925 $x575)))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4413 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x4342 $x3307) $x3023))))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x6649 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2222 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x6649)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x6649 old.attention.value_dim.everywhere $x1797) $x4413)))
 (= old.attention.mixed_in (ite $x2222 (_ bv96 7) ?x6582)))))))))))))))))))))
(assert
 (let ((?x2387 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3075 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3098 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3075)))
 (let (($x676 (= 1 old.pp)))
 (let (($x2609 (not old.attention.out.group.pp)))
 (let (($x575 (or $x2609 $x676)))
 (let (($x4810 (= 1 old.sp)))
 (let (($x4414 (not old.attention.out.group.sp)))
 (let (($x925 (or $x4414 $x4810)))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2437 (not old.attention.out.group.dp)))
 (let (($x2352 (or $x2437 $x3056)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2352 $x925 $x575)))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x4852 (or $x4342 $x3023) $x3098) (_ bv96 7) ?x2387))))))))))))))))))
(assert
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1004 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2247 (= (_ bv56 7) new.attention.heads.kind) $x2531 $x1132 (= (_ bv91 7) new.attention.heads.kind) $x2048 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x6542 $x4960 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x3827 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1323 (= (_ bv10 7) new.attention.out.input)))
 (or $x1323 $x3827 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x895 (= (_ bv61 7) new.attention.out.split)))
 (let (($x730 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (or $x2012 $x730 $x895)))))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x963 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x963 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x2045 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2045 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2294 (= (_ bv56 7) new.attention.value_dim.kind) $x3059 $x2010 (= (_ bv91 7) new.attention.value_dim.kind) $x5338 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3751 (= (_ bv96 7) new.hidden.kind)))
 (let (($x765 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (let (($x296 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x296 (= (_ bv56 7) new.hidden.kind) $x2695 $x765 (= (_ bv91 7) new.hidden.kind) $x3751 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x743 (= (_ bv38 7) new.stream)))
 (or $x743 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2695 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let (($x1143 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2531 $x1143)))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x1894 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3059 (not (= 0 ?x1894)))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x1323 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3827 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3827 (and $x1323 $x2561))))))))
(assert
 (let (($x3751 (= (_ bv96 7) new.hidden.kind)))
 (let (($x6621 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x3751 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x6621))))
(assert
 (let (($x5263 (not new.attention.heads.padded)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6657 (ite (or $x1132 $x2247) new.attention.heads.given_everywhere (or $x2048 (and (= 1 new.attention.heads.parts) $x5263)))))
 (= new.attention.heads.everywhere $x6657)))))))
(assert
 (let (($x5035 (not new.attention.value_dim.padded)))
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2393 (ite (or $x2010 $x2294) new.attention.value_dim.given_everywhere (or $x5338 (and (= 1 new.attention.value_dim.parts) $x5035)))))
 (= new.attention.value_dim.everywhere $x2393)))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1354 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x1354)))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1681 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x966 ?x4673 ?x1681))))))))))))))))))))))))
(assert
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x819 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x152 (ite $x819 new.attention.v (ite $x4384 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x152)))))
(assert
 (let (($x774 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x945 (not new.attention.gathers)))
 (let (($x730 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x730 $x945 $x774))))))
(assert
 (let ((?x6615 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1313 (= 1 new.pp)))
 (let (($x600 (not new.attention.out.group.pp)))
 (let (($x6671 (or $x600 $x1313)))
 (let (($x2433 (= 1 new.sp)))
 (let (($x746 (not new.attention.out.group.sp)))
 (let (($x614 (or $x746 $x2433)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1902 (not new.attention.out.group.dp)))
 (let (($x2262 (or $x1902 $x2472)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2262 $x614 $x6671)))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x586 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x4960 $x6542) $x1163))))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x2484 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2190 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2484)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2484 new.attention.value_dim.everywhere $x2561) $x586)))
 (= new.attention.mixed_in (ite $x2190 (_ bv96 7) ?x6615)))))))))))))))))))))
(assert
 (let ((?x5141 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4307 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x757 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x4307)))
 (let (($x1313 (= 1 new.pp)))
 (let (($x600 (not new.attention.out.group.pp)))
 (let (($x6671 (or $x600 $x1313)))
 (let (($x2433 (= 1 new.sp)))
 (let (($x746 (not new.attention.out.group.sp)))
 (let (($x614 (or $x746 $x2433)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1902 (not new.attention.out.group.dp)))
 (let (($x2262 (or $x1902 $x2472)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2262 $x614 $x6671)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2012 (or $x4960 $x1163) $x757) (_ bv96 7) ?x5141))))))))))))))))))
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
 (let (($x1313 (= 1 new.pp)))
 (let (($x600 (not new.attention.out.group.pp)))
 (let (($x6671 (or $x600 $x1313)))
 (let (($x2433 (= 1 new.sp)))
 (let (($x746 (not new.attention.out.group.sp)))
 (let (($x614 (or $x746 $x2433)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1902 (not new.attention.out.group.dp)))
 (let (($x2262 (or $x1902 $x2472)))
 (let (($x4867 (and (or new.attention.out.group.tp (= 1 new.tp)) $x2262 $x614 $x6671)))
 (let (($x1104 (= (_ bv38 7) new.attention.out_state)))
 (let (($x6485 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2262 $x614 $x6671)))
 (let (($x2178 (and $x1163 (or $x6485 (and $x1104 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6344 (or $x4960 (and $x6542 (or $x6485 (and $x1104 (= (_ bv38 7) new.stream)))) $x2178 $x4867)))
 (not $x6344)))))))))))))))))))
(assert
 (let (($x676 (= 1 old.pp)))
(let (($x2609 (not old.attention.out.group.pp)))
(let (($x575 (or $x2609 $x676)))
(let (($x4810 (= 1 old.sp)))
(let (($x4414 (not old.attention.out.group.sp)))
(let (($x925 (or $x4414 $x4810)))
(let (($x3056 (= 1 old.dp)))
(let (($x2437 (not old.attention.out.group.dp)))
(let (($x2352 (or $x2437 $x3056)))
(let (($x4528 (and (or old.attention.out.group.tp (= 1 old.tp)) $x2352 $x925 $x575)))
(let (($x2772 (= (_ bv38 7) old.attention.out_state)))
(let (($x3183 (= (_ bv96 7) old.attention.out_state)))
(let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2352 $x925 $x575)))
(let (($x6603 (and $x3023 (or $x3183 (and $x2772 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
(let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
(or $x4342 (and $x3307 (or $x3183 (and $x2772 (= (_ bv38 7) old.stream)))) $x6603 $x4528))))))))))))))))))
(check-sat)

; from one replica to any number, question 145
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
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x670 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3204 (= (_ bv56 7) old.attention.heads.kind) $x1696 $x729 (= (_ bv91 7) old.attention.heads.kind) $x838 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2107 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x3048 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x1896 (= (_ bv1 7) old.attention.out.bias)))
 (or $x1896 (= (_ bv23 7) old.attention.out.bias) $x3048 $x2107)))))
(assert
 (let (($x3194 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4816 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x5194 (= (_ bv4 7) old.attention.out.collective)))
 (or $x5194 $x4816 $x3307 $x4342 $x3194)))))))
(assert
 (let (($x911 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1709 (= (_ bv10 7) old.attention.out.input)))
 (or $x1709 $x911 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1679 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1437 (= (_ bv57 7) old.attention.out.split)))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (or $x4852 $x1437 $x1679)))))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x6247 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x6247 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x4944 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4944 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3880 (= (_ bv56 7) old.attention.value_dim.kind) $x1423 $x1942 (= (_ bv91 7) old.attention.value_dim.kind) $x4640 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1764 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4538 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4267 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1258 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1258 $x4267 (= (_ bv56 7) old.hidden.kind) $x3438 $x4538 $x2253 $x1764 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x5311 (= (_ bv49 7) old.norm.statistic)))
 (or $x5311 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4928 (= (_ bv96 7) old.stream)))
 (let (($x3922 (= (_ bv94 7) old.stream)))
 (let (($x865 (= (_ bv38 7) old.stream)))
 (or $x865 $x3922 $x4928)))))
(assert
 (let (($x3724 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2193 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x4745 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x4745 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2193 (= (_ bv91 7) old.stream_tokens.kind) $x3724 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x833 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x162 (div (* ?x833 old.hidden.multiple) old.hidden.parts)))
 (let (($x2831 (< 1 old.hidden.parts)))
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3438 $x2831 (= ?x162 old.hidden.n))))))))
(assert
 (let ((?x833 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x162 (div (* ?x833 old.hidden.multiple) old.hidden.parts)))
 (let (($x2831 (< 1 old.hidden.parts)))
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3438 $x2831 (<= old.hidden.n ?x162))))))))
(assert
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3438 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1258 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2414 (ite $x1258 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x833 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x162 (div (* ?x833 old.hidden.multiple) old.hidden.parts)))
 (let (($x2064 (= (- 1) old.hidden.n)))
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4971 (ite $x2253 (or $x2064 (< old.hidden.block old.hidden.n)) (ite $x3438 (or $x2064 (< ?x162 old.hidden.n)) $x2414))))
 (let (($x2155 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x4971)))
 (let (($x4267 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4538 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3033 (or $x4538 $x4267)))
 (= old.hidden.moved (ite $x3033 old.hidden.given_moved $x2155)))))))))))))))
(assert
 (let (($x3724 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x5267 (or $x3724 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x250 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x5267)))
 (= old.stream_tokens.everywhere $x250)))))
(assert
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let (($x6179 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1696 $x6179)))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x4641 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1423 (not (= 0 ?x4641)))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x1709 (= (_ bv10 7) old.attention.out.input)))
 (let (($x911 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x911 (and $x1709 $x1797))))))))
(assert
 (let (($x1764 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4267 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4538 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3033 (or $x4538 $x4267)))
 (let (($x432 (ite $x3033 old.hidden.given_everywhere (or $x1764 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432)))))))
(assert
 (let (($x4901 (not old.hidden.moved)))
 (let (($x1748 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x4901)))
 (let (($x4670 (= 1 old.hidden.parts)))
 (let (($x4267 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4538 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3033 (or $x4538 $x4267)))
 (= old.hidden.first_alone (ite $x3033 old.hidden.given_first (or $x4670 $x1748))))))))))
(assert
 (let (($x4947 (not old.attention.heads.padded)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3138 (ite (or $x729 $x3204) old.attention.heads.given_everywhere (or $x838 (and (= 1 old.attention.heads.parts) $x4947)))))
 (= old.attention.heads.everywhere $x3138)))))))
(assert
 (let (($x4490 (not old.attention.value_dim.padded)))
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x4485 (ite (or $x1942 $x3880) old.attention.value_dim.given_everywhere (or $x4640 (and (= 1 old.attention.value_dim.parts) $x4490)))))
 (= old.attention.value_dim.everywhere $x4485)))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x3130 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x3130)))))))))))))))))))))
(assert
 (let (($x4928 (= (_ bv96 7) old.stream)))
 (let (($x3602 (or $x4928 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3602))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x3903 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x737 ?x2984 ?x3903))))))))))))))))))))))
(assert
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x5003 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x4630 (ite $x5003 old.attention.v (ite $x4699 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x4630)))))
(assert
 (let (($x629 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3774 (not old.attention.gathers)))
 (let (($x1437 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1437 $x3774 $x629))))))
(assert
 (let ((?x6582 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3738 (or $x4342 $x3307)))
 (let (($x4413 (and old.attention.share_of_one old.stream.first_keeps_all (or $x3738 $x3023))))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x6649 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2222 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x6649)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x6649 old.attention.value_dim.everywhere $x1797) $x4413)))
 (= old.attention.mixed_in (ite $x2222 (_ bv96 7) ?x6582)))))))))))))
(assert
 (let ((?x2387 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3075 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3098 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3075)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x345 (or $x4342 $x3023)))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x4852 $x345 $x3098) (_ bv96 7) ?x2387))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x781 (= 1 old.tp)))
 (let (($x4928 (= (_ bv96 7) old.stream)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) $x781) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x6517 (and $x3023 (or $x4928 $x781 (not (= (_ bv4 7) old.attention.out.collective)) $x1797))))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3738 (or $x4342 $x3307)))
 (let ((?x954 (ite (or $x3738 $x6517) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3183 (= (_ bv96 7) old.attention.out_state)))
 (let (($x3194 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4816 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x3663 (ite (or $x4342 (and $x3307 (= (_ bv38 7) old.stream)) (and (or $x4816 $x3194) $x3023)) (_ bv38 7) (ite $x3307 (_ bv96 7) (_ bv16 7)))))
 (let (($x5079 (or (and old.hidden.filled (not $x4928)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2135 (not $x3023)))
 (let (($x5311 (= (_ bv49 7) old.norm.statistic)))
 (let (($x865 (= (_ bv38 7) old.stream)))
 (let ((?x3065 (ite (and $x4816 old.hidden.filled $x865 $x2135 $x5311) old.stream (ite (and $x3194 $x2135 $x5079) old.stream ?x3663))))
 (let (($x5194 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x6549 (ite $x5194 (_ bv96 7) (ite (and $x4816 old.hidden.filled $x4928 $x2135) (_ bv96 7) ?x3065))))
 (let (($x345 (or $x4342 $x3023)))
 (let ((?x6250 (ite (and (not $x865) old.stream.in_order old.hidden.everywhere $x345) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x3023) (_ bv38 7) ?x6549))))
 (let (($x2772 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x6302 (ite $x3194 (ite (not $x4928) old.stream (_ bv66 7)) (ite $x3307 (ite $x4928 (_ bv96 7) old.stream) (ite $x4342 (_ bv92 7) (_ bv16 7))))))
 (let (($x717 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x3529 (ite $x717 (ite $x4816 (_ bv96 7) ?x6302) (ite $x2772 ?x6250 (ite $x3183 ?x954 old.attention.out_state)))))
 (= old.attention.joined ?x3529)))))))))))))))))))))))))))))
(assert
 (let (($x903 (not old.hidden.everywhere)))
 (let (($x4816 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2772 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x2772 (= (_ bv96 7) old.attention.joined) $x4816 $x903))))))
(assert
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1004 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2247 (= (_ bv56 7) new.attention.heads.kind) $x2531 $x1132 (= (_ bv91 7) new.attention.heads.kind) $x2048 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x5268 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x4411 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x437 (= (_ bv1 7) new.attention.out.bias)))
 (or $x437 (= (_ bv23 7) new.attention.out.bias) $x4411 $x5268)))))
(assert
 (let (($x6238 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4510 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x112 (= (_ bv4 7) new.attention.out.collective)))
 (or $x112 $x4510 $x6542 $x4960 $x6238)))))))
(assert
 (let (($x3827 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1323 (= (_ bv10 7) new.attention.out.input)))
 (or $x1323 $x3827 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x895 (= (_ bv61 7) new.attention.out.split)))
 (let (($x730 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (or $x2012 $x730 $x895)))))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x963 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x963 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x2045 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2045 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2294 (= (_ bv56 7) new.attention.value_dim.kind) $x3059 $x2010 (= (_ bv91 7) new.attention.value_dim.kind) $x5338 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x3751 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4301 (= (_ bv91 7) new.hidden.kind)))
 (let (($x765 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (let (($x296 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4323 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x4323 $x296 (= (_ bv56 7) new.hidden.kind) $x2695 $x765 $x4301 $x3751 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1567 (= (_ bv49 7) new.norm.statistic)))
 (or $x1567 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1162 (= (_ bv96 7) new.stream)))
 (let (($x1155 (= (_ bv94 7) new.stream)))
 (let (($x743 (= (_ bv38 7) new.stream)))
 (or $x743 $x1155 $x1162)))))
(assert
 (let (($x1240 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2049 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x4655 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x4655 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2049 (= (_ bv91 7) new.stream_tokens.kind) $x1240 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x3212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2830 (div (* ?x3212 new.hidden.multiple) new.hidden.parts)))
 (let (($x6653 (< 1 new.hidden.parts)))
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2695 $x6653 (= ?x2830 new.hidden.n))))))))
(assert
 (let ((?x3212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2830 (div (* ?x3212 new.hidden.multiple) new.hidden.parts)))
 (let (($x6653 (< 1 new.hidden.parts)))
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2695 $x6653 (<= new.hidden.n ?x2830))))))))
(assert
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2695 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4323 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2037 (ite $x4323 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2830 (div (* ?x3212 new.hidden.multiple) new.hidden.parts)))
 (let (($x2063 (= (- 1) new.hidden.n)))
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4301 (= (_ bv91 7) new.hidden.kind)))
 (let (($x646 (ite $x4301 (or $x2063 (< new.hidden.block new.hidden.n)) (ite $x2695 (or $x2063 (< ?x2830 new.hidden.n)) $x2037))))
 (let (($x764 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x646)))
 (let (($x296 (= (_ bv48 7) new.hidden.kind)))
 (let (($x765 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2630 (or $x765 $x296)))
 (= new.hidden.moved (ite $x2630 new.hidden.given_moved $x764)))))))))))))))
(assert
 (let (($x1240 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x4344 (or $x1240 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x872 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x4344)))
 (= new.stream_tokens.everywhere $x872)))))
(assert
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let (($x1143 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2531 $x1143)))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x1894 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3059 (not (= 0 ?x1894)))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x1323 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3827 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3827 (and $x1323 $x2561))))))))
(assert
 (let (($x3751 (= (_ bv96 7) new.hidden.kind)))
 (let (($x296 (= (_ bv48 7) new.hidden.kind)))
 (let (($x765 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2630 (or $x765 $x296)))
 (let (($x6621 (ite $x2630 new.hidden.given_everywhere (or $x3751 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x6621)))))))
(assert
 (let (($x4492 (not new.hidden.moved)))
 (let (($x4668 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x4492)))
 (let (($x2233 (= 1 new.hidden.parts)))
 (let (($x296 (= (_ bv48 7) new.hidden.kind)))
 (let (($x765 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2630 (or $x765 $x296)))
 (= new.hidden.first_alone (ite $x2630 new.hidden.given_first (or $x2233 $x4668))))))))))
(assert
 (let (($x5263 (not new.attention.heads.padded)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6657 (ite (or $x1132 $x2247) new.attention.heads.given_everywhere (or $x2048 (and (= 1 new.attention.heads.parts) $x5263)))))
 (= new.attention.heads.everywhere $x6657)))))))
(assert
 (let (($x5035 (not new.attention.value_dim.padded)))
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2393 (ite (or $x2010 $x2294) new.attention.value_dim.given_everywhere (or $x5338 (and (= 1 new.attention.value_dim.parts) $x5035)))))
 (= new.attention.value_dim.everywhere $x2393)))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1354 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x1354)))))))))))))))))))))))
(assert
 (let (($x1162 (= (_ bv96 7) new.stream)))
 (let (($x4725 (or $x1162 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x4725))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1681 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x966 ?x4673 ?x1681))))))))))))))))))))))))
(assert
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x819 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x152 (ite $x819 new.attention.v (ite $x4384 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x152)))))
(assert
 (let (($x774 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x945 (not new.attention.gathers)))
 (let (($x730 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x730 $x945 $x774))))))
(assert
 (let ((?x6615 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3115 (or $x4960 $x6542)))
 (let (($x586 (and new.attention.share_of_one new.stream.first_keeps_all (or $x3115 $x1163))))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x2484 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2190 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2484)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2484 new.attention.value_dim.everywhere $x2561) $x586)))
 (= new.attention.mixed_in (ite $x2190 (_ bv96 7) ?x6615)))))))))))))
(assert
 (let ((?x5141 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4307 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x757 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x4307)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1426 (or $x4960 $x1163)))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2012 $x1426 $x757) (_ bv96 7) ?x5141))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x775 (= 1 new.tp)))
 (let (($x1162 (= (_ bv96 7) new.stream)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) $x775) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1715 (and $x1163 (or $x1162 $x775 (not (= (_ bv4 7) new.attention.out.collective)) $x2561))))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3115 (or $x4960 $x6542)))
 (let ((?x2226 (ite (or $x3115 $x1715) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x6485 (= (_ bv96 7) new.attention.out_state)))
 (let (($x6238 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x4510 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x2296 (ite (or $x4960 (and $x6542 (= (_ bv38 7) new.stream)) (and (or $x4510 $x6238) $x1163)) (_ bv38 7) (ite $x6542 (_ bv96 7) (_ bv16 7)))))
 (let (($x6620 (or (and new.hidden.filled (not $x1162)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3229 (not $x1163)))
 (let (($x1567 (= (_ bv49 7) new.norm.statistic)))
 (let (($x743 (= (_ bv38 7) new.stream)))
 (let ((?x1205 (ite (and $x4510 new.hidden.filled $x743 $x3229 $x1567) new.stream (ite (and $x6238 $x3229 $x6620) new.stream ?x2296))))
 (let (($x112 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x231 (ite $x112 (_ bv96 7) (ite (and $x4510 new.hidden.filled $x1162 $x3229) (_ bv96 7) ?x1205))))
 (let (($x1426 (or $x4960 $x1163)))
 (let ((?x394 (ite (and (not $x743) new.stream.in_order new.hidden.everywhere $x1426) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1163) (_ bv38 7) ?x231))))
 (let (($x1104 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x125 (ite $x6238 (ite (not $x1162) new.stream (_ bv66 7)) (ite $x6542 (ite $x1162 (_ bv96 7) new.stream) (ite $x4960 (_ bv92 7) (_ bv16 7))))))
 (let (($x6543 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1301 (ite $x6543 (ite $x4510 (_ bv96 7) ?x125) (ite $x1104 ?x394 (ite $x6485 ?x2226 new.attention.out_state)))))
 (= new.attention.joined ?x1301)))))))))))))))))))))))))))))
(assert
 (let (($x874 (not new.hidden.everywhere)))
 (let (($x4510 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1104 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x1104 (= (_ bv96 7) new.attention.joined) $x4510 $x874))))))
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
 (let (($x2380 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x5268 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x5045 (not new.attention.full_though_split)))
 (let (($x2436 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x5045)))
 (let (($x2563 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x6543 (= (_ bv92 7) new.attention.out_state)))
 (let (($x775 (= 1 new.tp)))
 (let (($x6645 (or $x775 (not new.model.out_bias) (and $x6543 $x2563) $x2436 (and $x5268 $x2380))))
 (not $x6645))))))))))
(assert
 (let (($x4858 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x2107 (= (_ bv29 7) old.attention.out.bias)))
(let (($x1850 (not old.attention.full_though_split)))
(let (($x1633 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x1850)))
(let (($x1026 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x717 (= (_ bv92 7) old.attention.out_state)))
(let (($x5002 (not old.model.out_bias)))
(let (($x781 (= 1 old.tp)))
(or $x781 $x5002 (and $x717 $x1026) $x1633 (and $x2107 $x4858)))))))))))
(check-sat)

; from one replica to any number, question 146
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
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x670 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3204 (= (_ bv56 7) old.attention.heads.kind) $x1696 $x729 (= (_ bv91 7) old.attention.heads.kind) $x838 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3194 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4816 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x4816 $x3307 $x4342 $x3194))))))
(assert
 (let (($x911 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1709 (= (_ bv10 7) old.attention.out.input)))
 (or $x1709 $x911 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x6347 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x2951 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x6323 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x6524 (= (_ bv1 7) old.attention.out.residual)))
 (or $x6524 $x6323 $x2951 $x6347))))))
(assert
 (let (($x1679 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1437 (= (_ bv57 7) old.attention.out.split)))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (or $x4852 $x1437 $x1679)))))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x6247 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x6247 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x4944 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4944 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3880 (= (_ bv56 7) old.attention.value_dim.kind) $x1423 $x1942 (= (_ bv91 7) old.attention.value_dim.kind) $x4640 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x598 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x598 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x2087 (= (_ bv38 7) old.embedding.split)))
 (or $x2087 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x6346 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x6346 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x397 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x6675 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x6675 (= (_ bv23 7) old.ffn.down.residual) $x397 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x5381 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x5381)))
(assert
 (let (($x1764 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4538 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4267 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x4267 (= (_ bv56 7) old.hidden.kind) $x3438 $x4538 (= (_ bv91 7) old.hidden.kind) $x1764 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2732 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x2732 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4928 (= (_ bv96 7) old.stream)))
 (let (($x3922 (= (_ bv94 7) old.stream)))
 (let (($x865 (= (_ bv38 7) old.stream)))
 (or $x865 $x3922 $x4928)))))
(assert
 (let (($x3724 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2193 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x4745 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x4745 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2193 (= (_ bv91 7) old.stream_tokens.kind) $x3724 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x833 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x3354 (= (div (* ?x833 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3438 (< 1 old.hidden.parts) $x3354))))))
(assert
 (let (($x3438 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3438 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3724 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x5267 (or $x3724 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x250 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x5267)))
 (= old.stream_tokens.everywhere $x250)))))
(assert
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let (($x6179 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1696 $x6179)))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x4641 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1423 (not (= 0 ?x4641)))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x1709 (= (_ bv10 7) old.attention.out.input)))
 (let (($x911 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x911 (and $x1709 $x1797))))))))
(assert
 (let (($x1679 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2951 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x6524 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x6524 (and $x2951 $x1679)))))))
(assert
 (let (($x6675 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x5584 (or $x6675 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x5584)))))
(assert
 (let (($x6577 (not old.model.embedding_norm)))
 (let (($x1452 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x865 (= (_ bv38 7) old.stream)))
 (let (($x598 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2087 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x2087 $x598 $x865 old.hidden.filled (not $x1452) $x6577))))))))
(assert
 (let (($x2732 (= (_ bv68 7) old.model.norm)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2135 (not $x3023)))
 (let (($x865 (= (_ bv38 7) old.stream)))
 (let (($x4816 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1679 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1679 $x4816 $x865 old.hidden.filled $x2135 $x2732)))))))))
(assert
 (let (($x2732 (= (_ bv68 7) old.model.norm)))
 (let (($x2540 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x865 (= (_ bv38 7) old.stream)))
 (let (($x6346 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x5381 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x5381 $x6346 $x865 old.hidden.filled (not $x2540) $x2732))))))))
(assert
 (let (($x1764 (= (_ bv96 7) old.hidden.kind)))
 (let (($x432 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1764 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432))))
(assert
 (let (($x4947 (not old.attention.heads.padded)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3138 (ite (or $x729 $x3204) old.attention.heads.given_everywhere (or $x838 (and (= 1 old.attention.heads.parts) $x4947)))))
 (= old.attention.heads.everywhere $x3138)))))))
(assert
 (let (($x4490 (not old.attention.value_dim.padded)))
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x4485 (ite (or $x1942 $x3880) old.attention.value_dim.given_everywhere (or $x4640 (and (= 1 old.attention.value_dim.parts) $x4490)))))
 (= old.attention.value_dim.everywhere $x4485)))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x3130 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x3130)))))))))))))))))))))
(assert
 (let (($x2576 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x2576)))
(assert
 (let (($x4928 (= (_ bv96 7) old.stream)))
 (let (($x3602 (or $x4928 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3602))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x3903 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x737 ?x2984 ?x3903))))))))))))))))))))))
(assert
 (let (($x4743 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1045 (or old.stream.junk_of_embedding (and old.model.behind_dense $x4743) (and old.model.behind_moe old.stream.junk_in_ffn_before))))
 (= old.stream.junk_in_attention $x1045))))
(assert
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x5003 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x4630 (ite $x5003 old.attention.v (ite $x4699 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x4630)))))
(assert
 (let (($x629 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3774 (not old.attention.gathers)))
 (let (($x1437 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1437 $x3774 $x629))))))
(assert
 (let ((?x6582 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3307 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4413 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x4342 $x3307) $x3023))))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1797 (not $x4852)))
 (let (($x6649 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2222 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x6649)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x6649 old.attention.value_dim.everywhere $x1797) $x4413)))
 (= old.attention.mixed_in (ite $x2222 (_ bv96 7) ?x6582))))))))))))
(assert
 (let ((?x2387 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3075 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3098 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3075)))
 (let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4342 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4852 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x4852 (or $x4342 $x3023) $x3098) (_ bv96 7) ?x2387)))))))))
(assert
 (let (($x4816 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x6323 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x6347 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x4928 (= (_ bv96 7) old.stream)))
 (let (($x2772 (= (_ bv38 7) old.attention.out_state)))
 (let (($x3183 (= (_ bv96 7) old.attention.out_state)))
 (let (($x717 (= (_ bv92 7) old.attention.out_state)))
 (let (($x4509 (and $x6347 old.stream.first_has_all (or (or $x717 $x3183) old.hidden.filled))))
 (let (($x2347 (= old.attention.out_state old.stream)))
 (let (($x865 (= (_ bv38 7) old.stream)))
 (let (($x2951 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x4453 (and $x2951 (not $x717) (or $x2347 (and old.stream.in_order (or $x3183 old.hidden.everywhere))))))
 (let (($x3770 (or $x4453 (and $x2951 $x865 old.hidden.filled) (and (or $x6347 $x6323) $x717 old.stream.in_order) (and $x6347 old.stream.first_keeps_all $x2347) $x4509 (and $x2772 $x4928 old.hidden.filled (or $x6347 (= $x6323 $x4816))))))
 (let (($x3023 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2135 (not $x3023)))
 (let (($x1352 (or $x717 (and $x2772 (or $x4816 (= (_ bv73 7) old.attention.out.collective)) $x2135))))
 (let (($x5113 (or $x2347 (and old.stream.in_order (or (not $x2772) old.hidden.everywhere)))))
 (let (($x781 (= 1 old.tp)))
 (let (($x1139 (or (and $x781 $x5113) (and (not (and $x2951 old.stream.junk_in_attention $x1352)) $x3770))))
 (= old.attention.residual_once $x1139)))))))))))))))))))))
(assert
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1004 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2247 (= (_ bv56 7) new.attention.heads.kind) $x2531 $x1132 (= (_ bv91 7) new.attention.heads.kind) $x2048 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x6238 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4510 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x4510 $x6542 $x4960 $x6238))))))
(assert
 (let (($x3827 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1323 (= (_ bv10 7) new.attention.out.input)))
 (or $x1323 $x3827 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x784 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3274 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1076 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x6617 (= (_ bv1 7) new.attention.out.residual)))
 (or $x6617 $x1076 $x3274 $x784))))))
(assert
 (let (($x895 (= (_ bv61 7) new.attention.out.split)))
 (let (($x730 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (or $x2012 $x730 $x895)))))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x963 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x963 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x2045 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2045 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2294 (= (_ bv56 7) new.attention.value_dim.kind) $x3059 $x2010 (= (_ bv91 7) new.attention.value_dim.kind) $x5338 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x6597 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x6597 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x281 (= (_ bv38 7) new.embedding.split)))
 (or $x281 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1036 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x1036 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x5330 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x3267 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x3267 (= (_ bv23 7) new.ffn.down.residual) $x5330 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x960 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x960)))
(assert
 (let (($x3751 (= (_ bv96 7) new.hidden.kind)))
 (let (($x765 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (let (($x296 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x296 (= (_ bv56 7) new.hidden.kind) $x2695 $x765 (= (_ bv91 7) new.hidden.kind) $x3751 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3067 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x3067 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1162 (= (_ bv96 7) new.stream)))
 (let (($x1155 (= (_ bv94 7) new.stream)))
 (let (($x743 (= (_ bv38 7) new.stream)))
 (or $x743 $x1155 $x1162)))))
(assert
 (let (($x1240 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2049 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x4655 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x4655 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2049 (= (_ bv91 7) new.stream_tokens.kind) $x1240 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x3212 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x2862 (= (div (* ?x3212 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2695 (< 1 new.hidden.parts) $x2862))))))
(assert
 (let (($x2695 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2695 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1240 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x4344 (or $x1240 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x872 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x4344)))
 (= new.stream_tokens.everywhere $x872)))))
(assert
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let (($x1143 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2531 $x1143)))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x1894 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3059 (not (= 0 ?x1894)))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x1323 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3827 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3827 (and $x1323 $x2561))))))))
(assert
 (let (($x895 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3274 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x6617 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x6617 (and $x3274 $x895)))))))
(assert
 (let (($x3267 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x5127 (or $x3267 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x5127)))))
(assert
 (let (($x311 (not new.model.embedding_norm)))
 (let (($x6476 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x743 (= (_ bv38 7) new.stream)))
 (let (($x6597 (= (_ bv5 7) new.embedding.collective)))
 (let (($x281 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x281 $x6597 $x743 new.hidden.filled (not $x6476) $x311))))))))
(assert
 (let (($x3067 (= (_ bv68 7) new.model.norm)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3229 (not $x1163)))
 (let (($x743 (= (_ bv38 7) new.stream)))
 (let (($x4510 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x895 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x895 $x4510 $x743 new.hidden.filled $x3229 $x3067)))))))))
(assert
 (let (($x3067 (= (_ bv68 7) new.model.norm)))
 (let (($x6536 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x743 (= (_ bv38 7) new.stream)))
 (let (($x1036 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x960 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x960 $x1036 $x743 new.hidden.filled (not $x6536) $x3067))))))))
(assert
 (let (($x3751 (= (_ bv96 7) new.hidden.kind)))
 (let (($x6621 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x3751 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x6621))))
(assert
 (let (($x5263 (not new.attention.heads.padded)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6657 (ite (or $x1132 $x2247) new.attention.heads.given_everywhere (or $x2048 (and (= 1 new.attention.heads.parts) $x5263)))))
 (= new.attention.heads.everywhere $x6657)))))))
(assert
 (let (($x5035 (not new.attention.value_dim.padded)))
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2393 (ite (or $x2010 $x2294) new.attention.value_dim.given_everywhere (or $x5338 (and (= 1 new.attention.value_dim.parts) $x5035)))))
 (= new.attention.value_dim.everywhere $x2393)))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1354 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x1354)))))))))))))))))))))))
(assert
 (let (($x4423 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x4423)))
(assert
 (let (($x1162 (= (_ bv96 7) new.stream)))
 (let (($x4725 (or $x1162 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x4725))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1681 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x966 ?x4673 ?x1681))))))))))))))))))))))))
(assert
 (let (($x3047 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x935 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x4345 (and new.model.behind_dense $x935)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x4345 $x3047))))))
(assert
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x819 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x152 (ite $x819 new.attention.v (ite $x4384 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x152)))))
(assert
 (let (($x774 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x945 (not new.attention.gathers)))
 (let (($x730 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x730 $x945 $x774))))))
(assert
 (let ((?x6615 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6542 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x586 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x4960 $x6542) $x1163))))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2561 (not $x2012)))
 (let (($x2484 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2190 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2484)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2484 new.attention.value_dim.everywhere $x2561) $x586)))
 (= new.attention.mixed_in (ite $x2190 (_ bv96 7) ?x6615))))))))))))
(assert
 (let ((?x5141 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4307 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x757 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x4307)))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x4960 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2012 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2012 (or $x4960 $x1163) $x757) (_ bv96 7) ?x5141)))))))))
(assert
 (let (($x4510 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1076 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x784 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1162 (= (_ bv96 7) new.stream)))
 (let (($x1104 (= (_ bv38 7) new.attention.out_state)))
 (let (($x6485 (= (_ bv96 7) new.attention.out_state)))
 (let (($x6543 (= (_ bv92 7) new.attention.out_state)))
 (let (($x2412 (and $x784 new.stream.first_has_all (or (or $x6543 $x6485) new.hidden.filled))))
 (let (($x1667 (= new.attention.out_state new.stream)))
 (let (($x743 (= (_ bv38 7) new.stream)))
 (let (($x3274 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2019 (and $x3274 (not $x6543) (or $x1667 (and new.stream.in_order (or $x6485 new.hidden.everywhere))))))
 (let (($x2166 (or $x2019 (and $x3274 $x743 new.hidden.filled) (and (or $x784 $x1076) $x6543 new.stream.in_order) (and $x784 new.stream.first_keeps_all $x1667) $x2412 (and $x1104 $x1162 new.hidden.filled (or $x784 (= $x1076 $x4510))))))
 (let (($x1163 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3229 (not $x1163)))
 (let (($x2868 (or $x6543 (and $x1104 (or $x4510 (= (_ bv73 7) new.attention.out.collective)) $x3229))))
 (let (($x4909 (or $x1667 (and new.stream.in_order (or (not $x1104) new.hidden.everywhere)))))
 (let (($x775 (= 1 new.tp)))
 (let (($x461 (or (and $x775 $x4909) (and (not (and $x3274 new.stream.junk_in_attention $x2868)) $x2166))))
 (= new.attention.residual_once $x461)))))))))))))))))))))
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
 (let (($x4854 (not new.model.scaled_residual)))
 (let (($x3067 (= (_ bv68 7) new.model.norm)))
 (let (($x6617 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x6617 (and $x3067 $x4854 new.attention.residual_once)))))))
(assert
 (let (($x2524 (not old.model.scaled_residual)))
(let (($x2732 (= (_ bv68 7) old.model.norm)))
(let (($x6524 (= (_ bv1 7) old.attention.out.residual)))
(or $x6524 (and $x2732 $x2524 old.attention.residual_once))))))
(check-sat)

; from one replica to any number, question 147
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
 (let ((?x3100 (mod old.stage.ranks old.moe.block)))
(= 0 ?x3100)))
(check-sat)

; from one replica to any number, question 148
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
 (let (($x916 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x916 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x894 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x894 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x587 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x587)))
(assert
 (let ((?x4358 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x4358))))
(assert
 (let ((?x6662 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x6662))))
(assert
 (let (($x370 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x589 (= old.moe.block old.stage.ranks)))
 (let (($x6524 (and (= 1 old.tp) $x589 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2277 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2277 $x6524) (or $x589 $x370)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5126 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x5126 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1104 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1104 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x4778 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x4778)))
(assert
 (let ((?x6663 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x6663))))
(assert
 (let ((?x600 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x600))))
(assert
 (let (($x1076 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x6485 (= new.moe.block new.stage.ranks)))
 (let (($x2019 (and (= 1 new.tp) $x6485 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x3555 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x3555 $x2019) (or $x6485 $x1076)))))))))
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

; from one replica to any number, question 149
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ep () Int)
(declare-fun old.moe.bias () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.moe.combine () (_ BitVec 7))
(declare-fun old.moe.dispatch () (_ BitVec 7))
(declare-fun old.moe.expert_tp () Int)
(declare-fun old.moe.width.given_least () Int)
(declare-fun old.moe.width.given_most () Int)
(declare-fun old.moe.width.kind () (_ BitVec 7))
(declare-fun old.moe.width.multiple () Int)
(declare-fun old.moe.width.n () Int)
(declare-fun old.moe.width.parts () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stage.same_tokens () Int)
(declare-fun old.tp () Int)
(declare-fun old.moe.width.least () Int)
(declare-fun old.moe.width.most () Int)
(declare-fun old.moe.spans () Bool)
(declare-fun old.moe.dispatched () (_ BitVec 7))
(declare-fun old.moe.combined () (_ BitVec 7))
(declare-fun old.moe.reaches () Bool)
(declare-fun old.moe.comes_back () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun old.moe.group_fits () Bool)
(declare-fun old.moe.over_block () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ep () Int)
(declare-fun new.moe.bias () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.moe.combine () (_ BitVec 7))
(declare-fun new.moe.dispatch () (_ BitVec 7))
(declare-fun new.moe.expert_tp () Int)
(declare-fun new.moe.width.given_least () Int)
(declare-fun new.moe.width.given_most () Int)
(declare-fun new.moe.width.kind () (_ BitVec 7))
(declare-fun new.moe.width.multiple () Int)
(declare-fun new.moe.width.n () Int)
(declare-fun new.moe.width.parts () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stage.same_tokens () Int)
(declare-fun new.tp () Int)
(declare-fun new.moe.width.least () Int)
(declare-fun new.moe.width.most () Int)
(declare-fun new.moe.spans () Bool)
(declare-fun new.moe.dispatched () (_ BitVec 7))
(declare-fun new.moe.combined () (_ BitVec 7))
(declare-fun new.moe.reaches () Bool)
(declare-fun new.moe.comes_back () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun new.moe.group_fits () Bool)
(declare-fun new.moe.over_block () Bool)
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
(declare-fun new.model.down_bias () Bool)
(declare-fun old.model.down_bias () Bool)
(declare-fun new.moe.bias_once () Bool)
(declare-fun old.moe.bias_once () Bool)
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
 (let (($x5146 (= (_ bv29 7) old.moe.bias)))
 (let (($x4874 (= (_ bv23 7) old.moe.bias)))
 (or $x4874 (= (_ bv27 7) old.moe.bias) $x5146))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x916 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x916 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x894 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x894 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x2746 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x895 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x1980 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x2251 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x5035 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x4327 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x960 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x762 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x984 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x791 (= (_ bv11 7) old.moe.width.kind)))
 (or $x791 $x984 $x762 $x960 $x4327 $x5035 $x2251 $x1980 $x895 $x2746))))))))))))
(assert
 (and (<= 1 old.moe.width.multiple)))
(assert
 (and (<= (- 1) old.moe.width.n)))
(assert
 (and (<= 1 old.moe.width.parts)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.stage.same_tokens)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x6677 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1354 (* (div (* ?x6677 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1506 (= (- 1) old.moe.width.n)))
 (let ((?x2010 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1506 (< ?x1354 old.moe.width.n)) 0 1))))
 (let (($x5035 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x881 (ite (or $x1506 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x762 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x2294 (ite $x762 (ite (and $x1506 (= 1 old.moe.width.parts)) 1 ?x881) (ite $x5035 ?x2010 old.moe.width.given_least))))
 (let (($x4327 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2746 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1980 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x791 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x984 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x895 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x341 (ite $x895 old.moe.width.parts (ite (or $x984 $x791 $x1980 $x2746 $x4327) 1 ?x2294))))
 (= old.moe.width.least ?x341)))))))))))))))))
(assert
 (let ((?x2246 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x895 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x895 old.moe.width.parts ?x2246)))))
(assert
 (let (($x587 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x587)))
(assert
 (let ((?x4358 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x4358))))
(assert
 (let (($x2933 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x2441 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x2933 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x2441))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x2923 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x1357 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x2923 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x1357))))
(assert
 (let (($x370 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x589 (= old.moe.block old.stage.ranks)))
 (let (($x6524 (and (= 1 old.tp) $x589 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2277 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2277 $x6524) (or $x589 $x370)))))))))
(assert
 (let (($x5712 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x5712)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x2648 (= (_ bv29 7) new.moe.bias)))
 (let (($x4324 (= (_ bv23 7) new.moe.bias)))
 (or $x4324 (= (_ bv27 7) new.moe.bias) $x2648))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5126 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x5126 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1104 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1104 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x328 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2829 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x966 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1606 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x321 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x3061 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x690 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x2651 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2716 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x318 (= (_ bv11 7) new.moe.width.kind)))
 (or $x318 $x2716 $x2651 $x690 $x3061 $x321 $x1606 $x966 $x2829 $x328))))))))))))
(assert
 (and (<= 1 new.moe.width.multiple)))
(assert
 (and (<= (- 1) new.moe.width.n)))
(assert
 (and (<= 1 new.moe.width.parts)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.stage.same_tokens)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1172 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x730 (* (div (* ?x1172 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1933 (= (- 1) new.moe.width.n)))
 (let ((?x586 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1933 (< ?x730 new.moe.width.n)) 0 1))))
 (let (($x321 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x4384 (ite (or $x1933 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x2651 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x5141 (ite $x2651 (ite (and $x1933 (= 1 new.moe.width.parts)) 1 ?x4384) (ite $x321 ?x586 new.moe.width.given_least))))
 (let (($x3061 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x328 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x966 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x318 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2716 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2829 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x2561 (ite $x2829 new.moe.width.parts (ite (or $x2716 $x318 $x966 $x328 $x3061) 1 ?x5141))))
 (= new.moe.width.least ?x2561)))))))))))))))))
(assert
 (let ((?x1291 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x2829 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x2829 new.moe.width.parts ?x1291)))))
(assert
 (let (($x4778 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x4778)))
(assert
 (let ((?x6663 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x6663))))
(assert
 (let (($x746 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1313 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x746 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1313))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2433 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x231 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x2433 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x231))))
(assert
 (let (($x1076 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x6485 (= new.moe.block new.stage.ranks)))
 (let (($x2019 (and (= 1 new.tp) $x6485 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x3555 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x3555 $x2019) (or $x6485 $x1076)))))))))
(assert
 (let (($x2455 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2455)))
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
 (= old.model.down_bias new.model.down_bias))
(assert
 (= old.moe.bias new.moe.bias))
(assert
 (= old.moe.bias_once new.moe.bias_once))
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
 (= old.moe.width.given_least new.moe.width.given_least))
(assert
 (= old.moe.width.given_most new.moe.width.given_most))
(assert
 (= old.moe.width.kind new.moe.width.kind))
(assert
 (= old.moe.width.multiple new.moe.width.multiple))
(assert
 (= old.moe.width.n new.moe.width.n))
(assert
 (= old.moe.width.parts new.moe.width.parts))
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
 (let (($x1359 (or new.moe.over_block (not new.moe.once))))
 (let (($x2868 (= 1 new.moe.expert_tp)))
 (let (($x2303 (or $x2868 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x1359) new.moe.bias_once)))
 (not $x2303)))))
(assert
 (let (($x1898 (or old.moe.over_block (not old.moe.once))))
(let (($x461 (not old.model.down_bias)))
(let (($x2086 (= 1 old.moe.expert_tp)))
(or $x2086 $x461 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x1898) old.moe.bias_once)))))
(check-sat)

; from one replica to any number, question 150
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
(declare-fun old.moe.shared.scale () (_ BitVec 7))
(declare-fun old.moe.shared.split () (_ BitVec 7))
(declare-fun old.moe.shared.sum () (_ BitVec 7))
(declare-fun old.moe.shared.width.kind () (_ BitVec 7))
(declare-fun old.moe.shared.width.multiple () Int)
(declare-fun old.moe.shared.width.n () Int)
(declare-fun old.moe.shared.width.parts () Int)
(declare-fun old.moe.width.given_least () Int)
(declare-fun old.moe.width.given_most () Int)
(declare-fun old.moe.width.kind () (_ BitVec 7))
(declare-fun old.moe.width.multiple () Int)
(declare-fun old.moe.width.n () Int)
(declare-fun old.moe.width.parts () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stage.same_tokens () Int)
(declare-fun old.tp () Int)
(declare-fun old.moe.width.least () Int)
(declare-fun old.moe.width.most () Int)
(declare-fun old.moe.shared.width.padded () Bool)
(declare-fun old.moe.spans () Bool)
(declare-fun old.moe.shared.width.given_everywhere () Bool)
(declare-fun old.moe.shared.width.everywhere () Bool)
(declare-fun old.moe.dispatched () (_ BitVec 7))
(declare-fun old.moe.shared_by () (_ BitVec 7))
(declare-fun old.moe.combined () (_ BitVec 7))
(declare-fun old.moe.reaches () Bool)
(declare-fun old.moe.sums_block () Bool)
(declare-fun old.moe.comes_back () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun old.moe.group_fits () Bool)
(declare-fun old.moe.shared_summed () (_ BitVec 7))
(declare-fun old.moe.over_block () Bool)
(declare-fun old.moe.shared_ranks () Int)
(declare-fun new.dp () Int)
(declare-fun new.ep () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.moe.combine () (_ BitVec 7))
(declare-fun new.moe.dispatch () (_ BitVec 7))
(declare-fun new.moe.expert_tp () Int)
(declare-fun new.moe.shared.scale () (_ BitVec 7))
(declare-fun new.moe.shared.split () (_ BitVec 7))
(declare-fun new.moe.shared.sum () (_ BitVec 7))
(declare-fun new.moe.shared.width.kind () (_ BitVec 7))
(declare-fun new.moe.shared.width.multiple () Int)
(declare-fun new.moe.shared.width.n () Int)
(declare-fun new.moe.shared.width.parts () Int)
(declare-fun new.moe.width.given_least () Int)
(declare-fun new.moe.width.given_most () Int)
(declare-fun new.moe.width.kind () (_ BitVec 7))
(declare-fun new.moe.width.multiple () Int)
(declare-fun new.moe.width.n () Int)
(declare-fun new.moe.width.parts () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stage.same_tokens () Int)
(declare-fun new.tp () Int)
(declare-fun new.moe.width.least () Int)
(declare-fun new.moe.width.most () Int)
(declare-fun new.moe.shared.width.padded () Bool)
(declare-fun new.moe.spans () Bool)
(declare-fun new.moe.shared.width.given_everywhere () Bool)
(declare-fun new.moe.shared.width.everywhere () Bool)
(declare-fun new.moe.dispatched () (_ BitVec 7))
(declare-fun new.moe.shared_by () (_ BitVec 7))
(declare-fun new.moe.combined () (_ BitVec 7))
(declare-fun new.moe.reaches () Bool)
(declare-fun new.moe.sums_block () Bool)
(declare-fun new.moe.comes_back () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun new.moe.group_fits () Bool)
(declare-fun new.moe.shared_summed () (_ BitVec 7))
(declare-fun new.moe.over_block () Bool)
(declare-fun new.moe.shared_ranks () Int)
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
(declare-fun new.model.shared () Bool)
(declare-fun old.model.shared () Bool)
(declare-fun new.moe.once () Bool)
(declare-fun old.moe.once () Bool)
(declare-fun new.moe.shared_once () Bool)
(declare-fun old.moe.shared_once () Bool)
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
 (let (($x916 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x916 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x894 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x894 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x49 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x354 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x354 $x49))))
(assert
 (let (($x519 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x519)))
(assert
 (let (($x3186 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x3186)))
(assert
 (let (($x2951 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x2343 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x4584 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x2772 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x2772 (= (_ bv56 7) old.moe.shared.width.kind) $x4584 $x2343 (= (_ bv91 7) old.moe.shared.width.kind) $x2951 (= (_ bv99 7) old.moe.shared.width.kind)))))))
(assert
 (and (<= 1 old.moe.shared.width.multiple)))
(assert
 (and (<= (- 1) old.moe.shared.width.n)))
(assert
 (and (<= 1 old.moe.shared.width.parts)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x2746 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x895 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x1980 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x2251 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x5035 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x4327 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x960 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x762 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x984 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x791 (= (_ bv11 7) old.moe.width.kind)))
 (or $x791 $x984 $x762 $x960 $x4327 $x5035 $x2251 $x1980 $x895 $x2746))))))))))))
(assert
 (and (<= 1 old.moe.width.multiple)))
(assert
 (and (<= (- 1) old.moe.width.n)))
(assert
 (and (<= 1 old.moe.width.parts)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.stage.same_tokens)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x6677 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1354 (* (div (* ?x6677 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1506 (= (- 1) old.moe.width.n)))
 (let ((?x2010 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1506 (< ?x1354 old.moe.width.n)) 0 1))))
 (let (($x5035 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x881 (ite (or $x1506 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x762 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x2294 (ite $x762 (ite (and $x1506 (= 1 old.moe.width.parts)) 1 ?x881) (ite $x5035 ?x2010 old.moe.width.given_least))))
 (let (($x4327 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2746 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1980 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x791 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x984 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x895 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x341 (ite $x895 old.moe.width.parts (ite (or $x984 $x791 $x1980 $x2746 $x4327) 1 ?x2294))))
 (= old.moe.width.least ?x341)))))))))))))))))
(assert
 (let ((?x2246 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x895 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x895 old.moe.width.parts ?x2246)))))
(assert
 (let (($x3023 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x4584 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x4584 $x3023)))))
(assert
 (let (($x587 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x587)))
(assert
 (let (($x2496 (not old.moe.shared.width.padded)))
 (let (($x2951 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x2772 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x2343 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x4451 (ite (or $x2343 $x2772) old.moe.shared.width.given_everywhere (or $x2951 (and (= 1 old.moe.shared.width.parts) $x2496)))))
 (= old.moe.shared.width.everywhere $x4451)))))))
(assert
 (let ((?x4358 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x4358))))
(assert
 (let (($x2637 (= 1 old.tp)))
 (let (($x865 (or $x2637 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x865 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x2933 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x2441 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x2933 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x2441))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x719 (= (_ bv5 7) old.moe.combined)))
 (let (($x1155 (or $x719 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x1155 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x719 (= (_ bv5 7) old.moe.combined)))
 (let (($x1155 (or $x719 (= (_ bv73 7) old.moe.combined))))
 (let (($x2923 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x1357 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x719) (and $x2923 $x1155) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x1357))))))
(assert
 (let (($x370 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x589 (= old.moe.block old.stage.ranks)))
 (let (($x2637 (= 1 old.tp)))
 (let (($x6524 (and $x2637 $x589 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2277 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2277 $x6524) (or $x589 $x370))))))))))
(assert
 (let ((?x4655 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x4655)))
(assert
 (let (($x5712 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x5712)))
(assert
 (let (($x3200 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x2517 (ite $x3200 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x2517))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5126 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x5126 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1104 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1104 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x1774 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x6660 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x6660 $x1774))))
(assert
 (let (($x1501 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x1501)))
(assert
 (let (($x1437 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x1437)))
(assert
 (let (($x1859 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x5230 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1063 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x2268 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x2268 (= (_ bv56 7) new.moe.shared.width.kind) $x1063 $x5230 (= (_ bv91 7) new.moe.shared.width.kind) $x1859 (= (_ bv99 7) new.moe.shared.width.kind)))))))
(assert
 (and (<= 1 new.moe.shared.width.multiple)))
(assert
 (and (<= (- 1) new.moe.shared.width.n)))
(assert
 (and (<= 1 new.moe.shared.width.parts)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x328 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2829 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x966 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1606 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x321 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x3061 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x690 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x2651 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2716 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x318 (= (_ bv11 7) new.moe.width.kind)))
 (or $x318 $x2716 $x2651 $x690 $x3061 $x321 $x1606 $x966 $x2829 $x328))))))))))))
(assert
 (and (<= 1 new.moe.width.multiple)))
(assert
 (and (<= (- 1) new.moe.width.n)))
(assert
 (and (<= 1 new.moe.width.parts)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.stage.same_tokens)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1172 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x730 (* (div (* ?x1172 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1933 (= (- 1) new.moe.width.n)))
 (let ((?x586 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1933 (< ?x730 new.moe.width.n)) 0 1))))
 (let (($x321 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x4384 (ite (or $x1933 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x2651 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x5141 (ite $x2651 (ite (and $x1933 (= 1 new.moe.width.parts)) 1 ?x4384) (ite $x321 ?x586 new.moe.width.given_least))))
 (let (($x3061 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x328 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x966 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x318 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2716 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2829 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x2561 (ite $x2829 new.moe.width.parts (ite (or $x2716 $x318 $x966 $x328 $x3061) 1 ?x5141))))
 (= new.moe.width.least ?x2561)))))))))))))))))
(assert
 (let ((?x1291 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x2829 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x2829 new.moe.width.parts ?x1291)))))
(assert
 (let (($x5380 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x1063 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x1063 $x5380)))))
(assert
 (let (($x4778 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x4778)))
(assert
 (let (($x781 (not new.moe.shared.width.padded)))
 (let (($x1859 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x2268 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x5230 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x2842 (ite (or $x5230 $x2268) new.moe.shared.width.given_everywhere (or $x1859 (and (= 1 new.moe.shared.width.parts) $x781)))))
 (= new.moe.shared.width.everywhere $x2842)))))))
(assert
 (let ((?x6663 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x6663))))
(assert
 (let (($x6309 (= 1 new.tp)))
 (let (($x4924 (or $x6309 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x4924 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x746 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1313 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x746 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1313))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x4932 (= (_ bv5 7) new.moe.combined)))
 (let (($x1607 (or $x4932 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x1607 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x4932 (= (_ bv5 7) new.moe.combined)))
 (let (($x1607 (or $x4932 (= (_ bv73 7) new.moe.combined))))
 (let (($x2433 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x231 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x4932) (and $x2433 $x1607) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x231))))))
(assert
 (let (($x1076 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x6485 (= new.moe.block new.stage.ranks)))
 (let (($x6309 (= 1 new.tp)))
 (let (($x2019 (and $x6309 $x6485 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x3555 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x3555 $x2019) (or $x6485 $x1076))))))))))
(assert
 (let ((?x3738 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x3738)))
(assert
 (let (($x2455 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2455)))
(assert
 (let (($x1002 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x2222 (ite $x1002 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x2222))))
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
 (= old.model.shared new.model.shared))
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
 (= old.moe.shared.scale new.moe.shared.scale))
(assert
 (= old.moe.shared.split new.moe.shared.split))
(assert
 (= old.moe.shared.sum new.moe.shared.sum))
(assert
 (= old.moe.shared.width.given_everywhere new.moe.shared.width.given_everywhere))
(assert
 (= old.moe.shared.width.kind new.moe.shared.width.kind))
(assert
 (= old.moe.shared.width.multiple new.moe.shared.width.multiple))
(assert
 (= old.moe.shared.width.n new.moe.shared.width.n))
(assert
 (= old.moe.shared.width.parts new.moe.shared.width.parts))
(assert
 (= old.moe.shared_once new.moe.shared_once))
(assert
 (= old.moe.width.given_least new.moe.width.given_least))
(assert
 (= old.moe.width.given_most new.moe.width.given_most))
(assert
 (= old.moe.width.kind new.moe.width.kind))
(assert
 (= old.moe.width.multiple new.moe.width.multiple))
(assert
 (= old.moe.width.n new.moe.width.n))
(assert
 (= old.moe.width.parts new.moe.width.parts))
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
 (let (($x1002 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x888 (or $x1002 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x1774 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x583 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x2526 (and $x583 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x1681 (not new.moe.once)))
 (let (($x3827 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x1681) (or $x2526 (and (not $x583) $x1774 $x888)))))
 (not (or (not new.model.shared) $x3827 new.moe.shared_once))))))))))
(assert
 (let (($x3200 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x345 (or $x3200 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x49 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x5110 (= (_ bv57 7) old.moe.shared_by)))
(let (($x1797 (and $x5110 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x1434 (not old.moe.once)))
(let (($x309 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x1434) (or $x1797 (and (not $x5110) $x49 $x345)))))
(let (($x234 (not old.model.shared)))
(or $x234 $x309 old.moe.shared_once))))))))))
(check-sat)

; from one replica to any number, question 151
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.block () Int)
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.filled () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
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
(declare-fun old.lm_head.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.block () Int)
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.filled () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
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
(declare-fun new.lm_head.joined () (_ BitVec 7))
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2099 (= (_ bv56 7) old.hidden.kind)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (or $x6459 $x3723 $x3770 $x919 $x2099 $x5327 $x642 $x2183 $x5339 $x2022))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x6624 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x1725 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x687 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1502 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2331 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2331 $x1502 $x687 $x1725 $x6624)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x4807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2387 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x5265 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1088 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x162 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4776 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x4776 $x162 (= (_ bv56 7) old.lm_head.cut.kind) $x1088 $x5265 $x2387 $x4807 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x4641 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2722 (= (_ bv40 7) old.lm_head.split)))
 (or $x2722 (= (_ bv57 7) old.lm_head.split) $x4641))))
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
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x5327 (< 1 old.hidden.parts) (= ?x1820 old.hidden.n)))))))
(assert
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x5327 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x3187 (= (- 1) old.hidden.n)))
 (let ((?x6513 (ite (or $x3187 (< (* ?x1820 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3057 (ite $x5327 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x6513) old.hidden.given_least)))
 (let ((?x5235 (ite (or $x3187 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x5167 (ite $x3770 (ite (and $x3187 (= 1 old.hidden.parts)) 1 ?x5235) ?x3057)))
 (let (($x2099 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2500 (ite $x5339 old.hidden.parts (ite (or $x3723 $x6459 $x2183 $x2022 $x2099) 1 ?x5167))))
 (= old.hidden.least ?x2500))))))))))))))))))
(assert
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2739 (ite $x3770 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x3187 (= (- 1) old.hidden.n)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x834 (ite $x2183 (or $x3187 (< old.hidden.block old.hidden.n)) (ite $x5327 (or $x3187 (< ?x1820 old.hidden.n)) $x2739))))
 (let (($x4485 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x834)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (= old.hidden.moved (ite $x675 old.hidden.given_moved $x4485)))))))))))))))
(assert
 (let ((?x619 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2540 (div (* ?x619 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1088 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2425 (and $x1088 (< 1 old.lm_head.cut.parts) (= ?x2540 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x2425))))))
(assert
 (let (($x1088 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1027 (and $x1088 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1027))))
(assert
 (let (($x5145 (= (- 1) old.lm_head.cut.n)))
 (let (($x4776 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x3176 (ite $x4776 (or $x5145 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x5145 (< 1 old.lm_head.cut.n)))))
 (let ((?x619 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2540 (div (* ?x619 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1088 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2387 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x4625 (ite $x2387 (or $x5145 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1088 (or $x5145 (< ?x2540 old.lm_head.cut.n)) $x3176))))
 (let (($x2945 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x4625)))
 (let (($x162 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x5265 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2334 (or $x5265 $x162)))
 (= old.lm_head.cut.moved (ite $x2334 old.lm_head.cut.given_moved $x2945)))))))))))))))
(assert
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (let (($x5300 (ite $x675 old.hidden.given_everywhere (or $x5339 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5300)))))))
(assert
 (let (($x4807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4990 (or $x4807 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x162 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x5265 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2334 (or $x5265 $x162)))
 (= old.lm_head.cut.everywhere (ite $x2334 old.lm_head.cut.given_everywhere $x4990))))))))
(assert
 (let (($x1264 (not old.hidden.moved)))
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x723 (or old.hidden.everywhere old.hidden.filled (and (or $x3723 $x6459 $x2183 $x2022) $x1264))))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (= old.hidden.undivided (ite $x675 old.hidden.given_undivided $x723))))))))))))
(assert
 (let (($x4454 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1725 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x753 (or $x1725 $x4454)))
 (let (($x2722 (= (_ bv40 7) old.lm_head.split)))
 (let (($x6565 (and $x2722 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x753)))
 (let (($x4641 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x89 (ite (and $x4641 old.lm_head.cut.everywhere $x753) (_ bv96 7) (ite $x4641 (_ bv95 7) (ite $x6565 (_ bv96 7) (ite $x2722 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x89)))))))))
(assert
 (let (($x4454 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1518 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x4454)))
 (let (($x3438 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x2502 (ite (= (_ bv92 7) old.lm_head.state) (ite $x3438 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1518 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2193 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x602 (ite (= (_ bv95 7) old.lm_head.state) (ite $x2193 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2502)))
 (= old.lm_head.joined ?x602))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let (($x6526 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (or $x871 $x1461 $x4009 $x1489 $x6526 $x2996 $x2940 $x2266 $x1158 $x4382))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x5360 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x4851 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2384 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1423 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1678 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1678 $x1423 $x2384 $x4851 $x5360)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1350 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1452 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x4824 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1366 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x397 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x6675 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x6675 $x397 (= (_ bv56 7) new.lm_head.cut.kind) $x1366 $x4824 $x1452 $x1350 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x518 (= (_ bv95 7) new.lm_head.split)))
 (let (($x4538 (= (_ bv40 7) new.lm_head.split)))
 (or $x4538 (= (_ bv57 7) new.lm_head.split) $x518))))
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
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2996 (< 1 new.hidden.parts) (= ?x4665 new.hidden.n)))))))
(assert
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2996 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x585 (= (- 1) new.hidden.n)))
 (let ((?x115 (ite (or $x585 (< (* ?x4665 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3840 (ite $x2996 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x115) new.hidden.given_least)))
 (let ((?x4438 (ite (or $x585 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2498 (ite $x4009 (ite (and $x585 (= 1 new.hidden.parts)) 1 ?x4438) ?x3840)))
 (let (($x6526 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2274 (ite $x1158 new.hidden.parts (ite (or $x1461 $x871 $x2266 $x4382 $x6526) 1 ?x2498))))
 (= new.hidden.least ?x2274))))))))))))))))))
(assert
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let (($x6536 (ite $x4009 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x585 (= (- 1) new.hidden.n)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6368 (ite $x2266 (or $x585 (< new.hidden.block new.hidden.n)) (ite $x2996 (or $x585 (< ?x4665 new.hidden.n)) $x6536))))
 (let (($x1272 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x6368)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (= new.hidden.moved (ite $x2505 new.hidden.given_moved $x1272)))))))))))))))
(assert
 (let ((?x2533 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x59 (div (* ?x2533 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1366 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1056 (and $x1366 (< 1 new.lm_head.cut.parts) (= ?x59 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x1056))))))
(assert
 (let (($x1366 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x5148 (and $x1366 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x5148))))
(assert
 (let (($x5248 (= (- 1) new.lm_head.cut.n)))
 (let (($x6675 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2531 (ite $x6675 (or $x5248 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x5248 (< 1 new.lm_head.cut.n)))))
 (let ((?x2533 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x59 (div (* ?x2533 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1366 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1452 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x4364 (ite $x1452 (or $x5248 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1366 (or $x5248 (< ?x59 new.lm_head.cut.n)) $x2531))))
 (let (($x4588 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x4364)))
 (let (($x397 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x4824 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x5127 (or $x4824 $x397)))
 (= new.lm_head.cut.moved (ite $x5127 new.lm_head.cut.given_moved $x4588)))))))))))))))
(assert
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (let (($x170 (ite $x2505 new.hidden.given_everywhere (or $x1158 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x170)))))))
(assert
 (let (($x1350 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1973 (or $x1350 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x397 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x4824 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x5127 (or $x4824 $x397)))
 (= new.lm_head.cut.everywhere (ite $x5127 new.lm_head.cut.given_everywhere $x1973))))))))
(assert
 (let (($x4323 (not new.hidden.moved)))
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x27 (or new.hidden.everywhere new.hidden.filled (and (or $x1461 $x871 $x2266 $x4382) $x4323))))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (= new.hidden.undivided (ite $x2505 new.hidden.given_undivided $x27))))))))))))
(assert
 (let (($x460 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x4851 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x4362 (or $x4851 $x460)))
 (let (($x4538 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2449 (and $x4538 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x4362)))
 (let (($x518 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2707 (ite (and $x518 new.lm_head.cut.everywhere $x4362) (_ bv96 7) (ite $x518 (_ bv95 7) (ite $x2449 (_ bv96 7) (ite $x4538 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2707)))))))))
(assert
 (let (($x460 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3183 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x460)))
 (let (($x1352 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x5405 (ite (= (_ bv92 7) new.lm_head.state) (ite $x1352 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x3183 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x5166 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x3391 (ite (= (_ bv95 7) new.lm_head.state) (ite $x5166 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x5405)))
 (= new.lm_head.joined ?x3391))))))))
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
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
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
 (= old.lm_head.collective new.lm_head.collective))
(assert
 (= old.lm_head.cut.block new.lm_head.cut.block))
(assert
 (= old.lm_head.cut.given_everywhere new.lm_head.cut.given_everywhere))
(assert
 (= old.lm_head.cut.given_moved new.lm_head.cut.given_moved))
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
 (let (($x3904 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x6309 (= 1 new.tp)))
 (let (($x472 (or (= (_ bv96 7) new.lm_head.joined) (and $x6309 (or (not (= (_ bv95 7) new.lm_head.split)) $x3904)))))
 (not $x472)))))
(assert
 (let (($x4928 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x2637 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x2637 (or (not (= (_ bv95 7) old.lm_head.split)) $x4928))))))
(check-sat)

; from one replica to any number, question 152
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
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
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
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
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
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
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2099 (= (_ bv56 7) old.hidden.kind)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (or $x6459 $x3723 $x3770 $x919 $x2099 $x5327 $x642 $x2183 $x5339 $x2022))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1725 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x687 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x687 $x1725 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x4807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x5265 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1088 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x162 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x162 (= (_ bv56 7) old.lm_head.cut.kind) $x1088 $x5265 (= (_ bv91 7) old.lm_head.cut.kind) $x4807 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x4641 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2722 (= (_ bv40 7) old.lm_head.split)))
 (or $x2722 (= (_ bv57 7) old.lm_head.split) $x4641))))
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
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x5327 (< 1 old.hidden.parts) (= ?x1820 old.hidden.n)))))))
(assert
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x5327 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x3187 (= (- 1) old.hidden.n)))
 (let ((?x6513 (ite (or $x3187 (< (* ?x1820 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3057 (ite $x5327 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x6513) old.hidden.given_least)))
 (let ((?x5235 (ite (or $x3187 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x5167 (ite $x3770 (ite (and $x3187 (= 1 old.hidden.parts)) 1 ?x5235) ?x3057)))
 (let (($x2099 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2500 (ite $x5339 old.hidden.parts (ite (or $x3723 $x6459 $x2183 $x2022 $x2099) 1 ?x5167))))
 (= old.hidden.least ?x2500))))))))))))))))))
(assert
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2739 (ite $x3770 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x3187 (= (- 1) old.hidden.n)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x834 (ite $x2183 (or $x3187 (< old.hidden.block old.hidden.n)) (ite $x5327 (or $x3187 (< ?x1820 old.hidden.n)) $x2739))))
 (let (($x4485 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x834)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (= old.hidden.moved (ite $x675 old.hidden.given_moved $x4485)))))))))))))))
(assert
 (let (($x1088 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1027 (and $x1088 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1027))))
(assert
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (let (($x5300 (ite $x675 old.hidden.given_everywhere (or $x5339 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5300)))))))
(assert
 (let (($x4807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4990 (or $x4807 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x4902 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x4990)))
 (= old.lm_head.cut.everywhere $x4902)))))
(assert
 (let (($x1264 (not old.hidden.moved)))
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x723 (or old.hidden.everywhere old.hidden.filled (and (or $x3723 $x6459 $x2183 $x2022) $x1264))))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (= old.hidden.undivided (ite $x675 old.hidden.given_undivided $x723))))))))))))
(assert
 (let (($x4464 (not old.lm_head.group.pp)))
 (let (($x2590 (or $x4464 (= 1 old.pp))))
 (let (($x1430 (not old.lm_head.group.sp)))
 (let (($x1276 (or $x1430 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x1059 (not old.lm_head.group.dp)))
 (let (($x5318 (or $x1059 $x3056)))
 (let (($x4454 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x5318 $x1276 $x2590)))
 (let (($x1725 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x753 (or $x1725 $x4454)))
 (let (($x2722 (= (_ bv40 7) old.lm_head.split)))
 (let (($x6565 (and $x2722 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x753)))
 (let (($x4641 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x89 (ite (and $x4641 old.lm_head.cut.everywhere $x753) (_ bv96 7) (ite $x4641 (_ bv95 7) (ite $x6565 (_ bv96 7) (ite $x2722 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x89))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let (($x6526 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (or $x871 $x1461 $x4009 $x1489 $x6526 $x2996 $x2940 $x2266 $x1158 $x4382))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4851 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2384 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x2384 $x4851 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x1350 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4824 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1366 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x397 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x397 (= (_ bv56 7) new.lm_head.cut.kind) $x1366 $x4824 (= (_ bv91 7) new.lm_head.cut.kind) $x1350 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x518 (= (_ bv95 7) new.lm_head.split)))
 (let (($x4538 (= (_ bv40 7) new.lm_head.split)))
 (or $x4538 (= (_ bv57 7) new.lm_head.split) $x518))))
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
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2996 (< 1 new.hidden.parts) (= ?x4665 new.hidden.n)))))))
(assert
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2996 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x585 (= (- 1) new.hidden.n)))
 (let ((?x115 (ite (or $x585 (< (* ?x4665 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3840 (ite $x2996 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x115) new.hidden.given_least)))
 (let ((?x4438 (ite (or $x585 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2498 (ite $x4009 (ite (and $x585 (= 1 new.hidden.parts)) 1 ?x4438) ?x3840)))
 (let (($x6526 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2274 (ite $x1158 new.hidden.parts (ite (or $x1461 $x871 $x2266 $x4382 $x6526) 1 ?x2498))))
 (= new.hidden.least ?x2274))))))))))))))))))
(assert
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let (($x6536 (ite $x4009 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x585 (= (- 1) new.hidden.n)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6368 (ite $x2266 (or $x585 (< new.hidden.block new.hidden.n)) (ite $x2996 (or $x585 (< ?x4665 new.hidden.n)) $x6536))))
 (let (($x1272 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x6368)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (= new.hidden.moved (ite $x2505 new.hidden.given_moved $x1272)))))))))))))))
(assert
 (let (($x1366 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x5148 (and $x1366 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x5148))))
(assert
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (let (($x170 (ite $x2505 new.hidden.given_everywhere (or $x1158 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x170)))))))
(assert
 (let (($x1350 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1973 (or $x1350 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3222 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1973)))
 (= new.lm_head.cut.everywhere $x3222)))))
(assert
 (let (($x4323 (not new.hidden.moved)))
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x27 (or new.hidden.everywhere new.hidden.filled (and (or $x1461 $x871 $x2266 $x4382) $x4323))))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (= new.hidden.undivided (ite $x2505 new.hidden.given_undivided $x27))))))))))))
(assert
 (let (($x3253 (not new.lm_head.group.pp)))
 (let (($x1922 (or $x3253 (= 1 new.pp))))
 (let (($x951 (not new.lm_head.group.sp)))
 (let (($x1166 (or $x951 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x660 (not new.lm_head.group.dp)))
 (let (($x678 (or $x660 $x2472)))
 (let (($x460 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x678 $x1166 $x1922)))
 (let (($x4851 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x4362 (or $x4851 $x460)))
 (let (($x4538 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2449 (and $x4538 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x4362)))
 (let (($x518 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2707 (ite (and $x518 new.lm_head.cut.everywhere $x4362) (_ bv96 7) (ite $x518 (_ bv95 7) (ite $x2449 (_ bv96 7) (ite $x4538 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2707))))))))))))))))
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
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
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
 (let (($x3253 (not new.lm_head.group.pp)))
 (let (($x1922 (or $x3253 (= 1 new.pp))))
 (let (($x951 (not new.lm_head.group.sp)))
 (let (($x1166 (or $x951 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x660 (not new.lm_head.group.dp)))
 (let (($x678 (or $x660 $x2472)))
 (let (($x460 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x678 $x1166 $x1922)))
 (let (($x2384 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x4851 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x4624 (or $x4851 (and (= (_ bv96 7) new.lm_head.state) (or $x2384 $x460)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x678 $x1166 $x1922))))
 (not $x4624)))))))))))))
(assert
 (let (($x4464 (not old.lm_head.group.pp)))
(let (($x2590 (or $x4464 (= 1 old.pp))))
(let (($x1430 (not old.lm_head.group.sp)))
(let (($x1276 (or $x1430 (= 1 old.sp))))
(let (($x3056 (= 1 old.dp)))
(let (($x1059 (not old.lm_head.group.dp)))
(let (($x5318 (or $x1059 $x3056)))
(let (($x4454 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x5318 $x1276 $x2590)))
(let (($x687 (= (_ bv10 7) old.lm_head.collective)))
(let (($x1725 (= (_ bv57 7) old.lm_head.collective)))
(or $x1725 (and (= (_ bv96 7) old.lm_head.state) (or $x687 $x4454)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x5318 $x1276 $x2590)))))))))))))
(check-sat)

; from one replica to any number, question 153
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.order () (_ BitVec 7))
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
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
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.order () (_ BitVec 7))
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
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
(declare-fun new.lm_head.reversible () Bool)
(declare-fun old.lm_head.reversible () Bool)
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
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2099 (= (_ bv56 7) old.hidden.kind)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (or $x6459 $x3723 $x3770 $x919 $x2099 $x5327 $x642 $x2183 $x5339 $x2022))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1725 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x687 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2331 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2331 (= (_ bv5 7) old.lm_head.collective) $x687 $x1725 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x4807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x5265 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1088 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x162 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x162 (= (_ bv56 7) old.lm_head.cut.kind) $x1088 $x5265 (= (_ bv91 7) old.lm_head.cut.kind) $x4807 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x6646 (= (_ bv64 7) old.lm_head.order)))
 (or $x6646 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x4641 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2722 (= (_ bv40 7) old.lm_head.split)))
 (or $x2722 (= (_ bv57 7) old.lm_head.split) $x4641))))
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
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x5327 (< 1 old.hidden.parts) (= ?x1820 old.hidden.n)))))))
(assert
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x5327 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x3187 (= (- 1) old.hidden.n)))
 (let ((?x6513 (ite (or $x3187 (< (* ?x1820 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3057 (ite $x5327 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x6513) old.hidden.given_least)))
 (let ((?x5235 (ite (or $x3187 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x5167 (ite $x3770 (ite (and $x3187 (= 1 old.hidden.parts)) 1 ?x5235) ?x3057)))
 (let (($x2099 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2500 (ite $x5339 old.hidden.parts (ite (or $x3723 $x6459 $x2183 $x2022 $x2099) 1 ?x5167))))
 (= old.hidden.least ?x2500))))))))))))))))))
(assert
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2739 (ite $x3770 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x3187 (= (- 1) old.hidden.n)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x834 (ite $x2183 (or $x3187 (< old.hidden.block old.hidden.n)) (ite $x5327 (or $x3187 (< ?x1820 old.hidden.n)) $x2739))))
 (let (($x4485 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x834)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (= old.hidden.moved (ite $x675 old.hidden.given_moved $x4485)))))))))))))))
(assert
 (let (($x1088 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1027 (and $x1088 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1027))))
(assert
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (let (($x5300 (ite $x675 old.hidden.given_everywhere (or $x5339 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5300)))))))
(assert
 (let (($x4807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4990 (or $x4807 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x4902 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x4990)))
 (= old.lm_head.cut.everywhere $x4902)))))
(assert
 (let (($x1264 (not old.hidden.moved)))
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x723 (or old.hidden.everywhere old.hidden.filled (and (or $x3723 $x6459 $x2183 $x2022) $x1264))))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (= old.hidden.undivided (ite $x675 old.hidden.given_undivided $x723))))))))))))
(assert
 (let (($x4454 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1725 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x753 (or $x1725 $x4454)))
 (let (($x2722 (= (_ bv40 7) old.lm_head.split)))
 (let (($x6565 (and $x2722 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x753)))
 (let (($x4641 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x89 (ite (and $x4641 old.lm_head.cut.everywhere $x753) (_ bv96 7) (ite $x4641 (_ bv95 7) (ite $x6565 (_ bv96 7) (ite $x2722 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x89)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let (($x6526 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (or $x871 $x1461 $x4009 $x1489 $x6526 $x2996 $x2940 $x2266 $x1158 $x4382))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4851 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2384 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1678 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1678 (= (_ bv5 7) new.lm_head.collective) $x2384 $x4851 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x1350 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4824 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1366 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x397 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x397 (= (_ bv56 7) new.lm_head.cut.kind) $x1366 $x4824 (= (_ bv91 7) new.lm_head.cut.kind) $x1350 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x186 (= (_ bv64 7) new.lm_head.order)))
 (or $x186 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x518 (= (_ bv95 7) new.lm_head.split)))
 (let (($x4538 (= (_ bv40 7) new.lm_head.split)))
 (or $x4538 (= (_ bv57 7) new.lm_head.split) $x518))))
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
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2996 (< 1 new.hidden.parts) (= ?x4665 new.hidden.n)))))))
(assert
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2996 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x585 (= (- 1) new.hidden.n)))
 (let ((?x115 (ite (or $x585 (< (* ?x4665 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3840 (ite $x2996 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x115) new.hidden.given_least)))
 (let ((?x4438 (ite (or $x585 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2498 (ite $x4009 (ite (and $x585 (= 1 new.hidden.parts)) 1 ?x4438) ?x3840)))
 (let (($x6526 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2274 (ite $x1158 new.hidden.parts (ite (or $x1461 $x871 $x2266 $x4382 $x6526) 1 ?x2498))))
 (= new.hidden.least ?x2274))))))))))))))))))
(assert
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let (($x6536 (ite $x4009 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x585 (= (- 1) new.hidden.n)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6368 (ite $x2266 (or $x585 (< new.hidden.block new.hidden.n)) (ite $x2996 (or $x585 (< ?x4665 new.hidden.n)) $x6536))))
 (let (($x1272 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x6368)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (= new.hidden.moved (ite $x2505 new.hidden.given_moved $x1272)))))))))))))))
(assert
 (let (($x1366 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x5148 (and $x1366 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x5148))))
(assert
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (let (($x170 (ite $x2505 new.hidden.given_everywhere (or $x1158 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x170)))))))
(assert
 (let (($x1350 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1973 (or $x1350 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3222 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1973)))
 (= new.lm_head.cut.everywhere $x3222)))))
(assert
 (let (($x4323 (not new.hidden.moved)))
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x27 (or new.hidden.everywhere new.hidden.filled (and (or $x1461 $x871 $x2266 $x4382) $x4323))))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (= new.hidden.undivided (ite $x2505 new.hidden.given_undivided $x27))))))))))))
(assert
 (let (($x460 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x4851 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x4362 (or $x4851 $x460)))
 (let (($x4538 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2449 (and $x4538 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x4362)))
 (let (($x518 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2707 (ite (and $x518 new.lm_head.cut.everywhere $x4362) (_ bv96 7) (ite $x518 (_ bv95 7) (ite $x2449 (_ bv96 7) (ite $x4538 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2707)))))))))
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
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
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
 (= old.lm_head.order new.lm_head.order))
(assert
 (= old.lm_head.reversible new.lm_head.reversible))
(assert
 (= old.lm_head.split new.lm_head.split))
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
 (let (($x386 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x186 (= (_ bv64 7) new.lm_head.order)))
 (let (($x6309 (= 1 new.tp)))
 (let (($x6615 (or $x6309 (not (= (_ bv95 7) new.lm_head.state)) $x186 $x386 new.lm_head.reversible)))
 (not $x6615))))))
(assert
 (let (($x3254 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x6646 (= (_ bv64 7) old.lm_head.order)))
(let (($x2637 (= 1 old.tp)))
(or $x2637 (not (= (_ bv95 7) old.lm_head.state)) $x6646 $x3254 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 154
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.bias () (_ BitVec 7))
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.block () Int)
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.lm_head.cut.given_first () Bool)
(declare-fun old.lm_head.cut.first_alone () Bool)
(declare-fun old.hidden.given_undivided () Bool)
(declare-fun old.hidden.undivided () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.bias () (_ BitVec 7))
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.block () Int)
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
(declare-fun new.lm_head.cut.given_first () Bool)
(declare-fun new.lm_head.cut.first_alone () Bool)
(declare-fun new.hidden.given_undivided () Bool)
(declare-fun new.hidden.undivided () Bool)
(declare-fun new.lm_head.group.pp () Bool)
(declare-fun new.lm_head.group.sp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun new.lm_head.group.tp () Bool)
(declare-fun new.lm_head.state () (_ BitVec 7))
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
(declare-fun new.model.head_bias () Bool)
(declare-fun old.model.head_bias () Bool)
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
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2099 (= (_ bv56 7) old.hidden.kind)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (or $x6459 $x3723 $x3770 $x919 $x2099 $x5327 $x642 $x2183 $x5339 $x2022))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2048 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x6542 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x3176 (= (_ bv1 7) old.lm_head.bias)))
 (or $x3176 (= (_ bv23 7) old.lm_head.bias) $x6542 $x2048)))))
(assert
 (let (($x1725 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1725 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x4807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2387 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x5265 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1088 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x162 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4776 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x4776 $x162 (= (_ bv56 7) old.lm_head.cut.kind) $x1088 $x5265 $x2387 $x4807 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x4641 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2722 (= (_ bv40 7) old.lm_head.split)))
 (or $x2722 (= (_ bv57 7) old.lm_head.split) $x4641))))
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
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x5327 (< 1 old.hidden.parts) (= ?x1820 old.hidden.n)))))))
(assert
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x5327 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x3187 (= (- 1) old.hidden.n)))
 (let ((?x6513 (ite (or $x3187 (< (* ?x1820 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3057 (ite $x5327 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x6513) old.hidden.given_least)))
 (let ((?x5235 (ite (or $x3187 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x5167 (ite $x3770 (ite (and $x3187 (= 1 old.hidden.parts)) 1 ?x5235) ?x3057)))
 (let (($x2099 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2500 (ite $x5339 old.hidden.parts (ite (or $x3723 $x6459 $x2183 $x2022 $x2099) 1 ?x5167))))
 (= old.hidden.least ?x2500))))))))))))))))))
(assert
 (let (($x3770 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2739 (ite $x3770 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x250 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1820 (div (* ?x250 old.hidden.multiple) old.hidden.parts)))
 (let (($x3187 (= (- 1) old.hidden.n)))
 (let (($x5327 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x834 (ite $x2183 (or $x3187 (< old.hidden.block old.hidden.n)) (ite $x5327 (or $x3187 (< ?x1820 old.hidden.n)) $x2739))))
 (let (($x4485 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x834)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (= old.hidden.moved (ite $x675 old.hidden.given_moved $x4485)))))))))))))))
(assert
 (let (($x1088 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1027 (and $x1088 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1027))))
(assert
 (let (($x4304 (= (- 1) old.lm_head.cut.n)))
 (let (($x4776 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x401 (ite $x4776 (or $x4304 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x4304 (< 1 old.lm_head.cut.n)))))
 (let ((?x3331 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x2945 (< (div (* ?x3331 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x1088 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2387 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3171 (ite $x2387 (or $x4304 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1088 (or $x4304 $x2945) $x401))))
 (let (($x2912 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x3171)))
 (let (($x162 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x5265 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2334 (or $x5265 $x162)))
 (= old.lm_head.cut.moved (ite $x2334 old.lm_head.cut.given_moved $x2912)))))))))))))))
(assert
 (let (($x5339 (= (_ bv96 7) old.hidden.kind)))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (let (($x5300 (ite $x675 old.hidden.given_everywhere (or $x5339 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5300)))))))
(assert
 (let (($x4807 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4990 (or $x4807 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x162 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x5265 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2334 (or $x5265 $x162)))
 (= old.lm_head.cut.everywhere (ite $x2334 old.lm_head.cut.given_everywhere $x4990))))))))
(assert
 (let (($x4545 (not old.lm_head.cut.moved)))
 (let (($x4932 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x5472 (= 1 old.lm_head.cut.parts)))
 (let (($x162 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x5265 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2334 (or $x5265 $x162)))
 (= old.lm_head.cut.first_alone (ite $x2334 old.lm_head.cut.given_first (or $x5472 (and $x4932 $x4545)))))))))))
(assert
 (let (($x1264 (not old.hidden.moved)))
 (let (($x2022 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6459 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x723 (or old.hidden.everywhere old.hidden.filled (and (or $x3723 $x6459 $x2183 $x2022) $x1264))))
 (let (($x919 (= (_ bv48 7) old.hidden.kind)))
 (let (($x642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x675 (or $x642 $x919)))
 (= old.hidden.undivided (ite $x675 old.hidden.given_undivided $x723))))))))))))
(assert
 (let (($x4454 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1725 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x753 (or $x1725 $x4454)))
 (let (($x2722 (= (_ bv40 7) old.lm_head.split)))
 (let (($x6565 (and $x2722 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x753)))
 (let (($x4641 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x89 (ite (and $x4641 old.lm_head.cut.everywhere $x753) (_ bv96 7) (ite $x4641 (_ bv95 7) (ite $x6565 (_ bv96 7) (ite $x2722 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x89)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let (($x6526 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (or $x871 $x1461 $x4009 $x1489 $x6526 $x2996 $x2940 $x2266 $x1158 $x4382))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2523 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x4981 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x5024 (= (_ bv1 7) new.lm_head.bias)))
 (or $x5024 (= (_ bv23 7) new.lm_head.bias) $x4981 $x2523)))))
(assert
 (let (($x4851 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x4851 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1350 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1452 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x4824 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1366 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x397 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x6675 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x6675 $x397 (= (_ bv56 7) new.lm_head.cut.kind) $x1366 $x4824 $x1452 $x1350 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x518 (= (_ bv95 7) new.lm_head.split)))
 (let (($x4538 (= (_ bv40 7) new.lm_head.split)))
 (or $x4538 (= (_ bv57 7) new.lm_head.split) $x518))))
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
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2996 (< 1 new.hidden.parts) (= ?x4665 new.hidden.n)))))))
(assert
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2996 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x585 (= (- 1) new.hidden.n)))
 (let ((?x115 (ite (or $x585 (< (* ?x4665 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3840 (ite $x2996 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x115) new.hidden.given_least)))
 (let ((?x4438 (ite (or $x585 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2498 (ite $x4009 (ite (and $x585 (= 1 new.hidden.parts)) 1 ?x4438) ?x3840)))
 (let (($x6526 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2274 (ite $x1158 new.hidden.parts (ite (or $x1461 $x871 $x2266 $x4382 $x6526) 1 ?x2498))))
 (= new.hidden.least ?x2274))))))))))))))))))
(assert
 (let (($x4009 (= (_ bv26 7) new.hidden.kind)))
 (let (($x6536 (ite $x4009 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x4529 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4665 (div (* ?x4529 new.hidden.multiple) new.hidden.parts)))
 (let (($x585 (= (- 1) new.hidden.n)))
 (let (($x2996 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6368 (ite $x2266 (or $x585 (< new.hidden.block new.hidden.n)) (ite $x2996 (or $x585 (< ?x4665 new.hidden.n)) $x6536))))
 (let (($x1272 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x6368)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (= new.hidden.moved (ite $x2505 new.hidden.given_moved $x1272)))))))))))))))
(assert
 (let (($x1366 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x5148 (and $x1366 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x5148))))
(assert
 (let (($x317 (= (- 1) new.lm_head.cut.n)))
 (let (($x6675 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x5258 (ite $x6675 (or $x317 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x317 (< 1 new.lm_head.cut.n)))))
 (let ((?x5248 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x3439 (< (div (* ?x5248 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x1366 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1452 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x4856 (ite $x1452 (or $x317 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1366 (or $x317 $x3439) $x5258))))
 (let (($x2455 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x4856)))
 (let (($x397 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x4824 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x5127 (or $x4824 $x397)))
 (= new.lm_head.cut.moved (ite $x5127 new.lm_head.cut.given_moved $x2455)))))))))))))))
(assert
 (let (($x1158 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (let (($x170 (ite $x2505 new.hidden.given_everywhere (or $x1158 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x170)))))))
(assert
 (let (($x1350 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1973 (or $x1350 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x397 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x4824 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x5127 (or $x4824 $x397)))
 (= new.lm_head.cut.everywhere (ite $x5127 new.lm_head.cut.given_everywhere $x1973))))))))
(assert
 (let (($x1501 (not new.lm_head.cut.moved)))
 (let (($x2943 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x4803 (= 1 new.lm_head.cut.parts)))
 (let (($x397 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x4824 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x5127 (or $x4824 $x397)))
 (= new.lm_head.cut.first_alone (ite $x5127 new.lm_head.cut.given_first (or $x4803 (and $x2943 $x1501)))))))))))
(assert
 (let (($x4323 (not new.hidden.moved)))
 (let (($x4382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2266 (= (_ bv91 7) new.hidden.kind)))
 (let (($x871 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1461 (= (_ bv18 7) new.hidden.kind)))
 (let (($x27 (or new.hidden.everywhere new.hidden.filled (and (or $x1461 $x871 $x2266 $x4382) $x4323))))
 (let (($x1489 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2505 (or $x2940 $x1489)))
 (= new.hidden.undivided (ite $x2505 new.hidden.given_undivided $x27))))))))))))
(assert
 (let (($x460 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x4851 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x4362 (or $x4851 $x460)))
 (let (($x4538 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2449 (and $x4538 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x4362)))
 (let (($x518 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2707 (ite (and $x518 new.lm_head.cut.everywhere $x4362) (_ bv96 7) (ite $x518 (_ bv95 7) (ite $x2449 (_ bv96 7) (ite $x4538 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2707)))))))))
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
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
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
 (= old.lm_head.bias new.lm_head.bias))
(assert
 (= old.lm_head.collective new.lm_head.collective))
(assert
 (= old.lm_head.cut.block new.lm_head.cut.block))
(assert
 (= old.lm_head.cut.given_everywhere new.lm_head.cut.given_everywhere))
(assert
 (= old.lm_head.cut.given_first new.lm_head.cut.given_first))
(assert
 (= old.lm_head.cut.given_moved new.lm_head.cut.given_moved))
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
 (= old.model.head_bias new.model.head_bias))
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
 (let (($x2523 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1894 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x6309 (= 1 new.tp)))
 (let (($x798 (or $x6309 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x1894 (and (= (_ bv95 7) new.lm_head.state) $x2523 new.lm_head.cut.first_alone))))
 (not $x798))))))
(assert
 (let (($x2048 (= (_ bv29 7) old.lm_head.bias)))
(let (($x4924 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x1607 (not old.model.head_bias)))
(let (($x2637 (= 1 old.tp)))
(or $x2637 $x1607 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x4924 (and (= (_ bv95 7) old.lm_head.state) $x2048 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 155
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.residual () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.down.sum () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.given_least () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stages.send () (_ BitVec 7))
(declare-fun old.stages.stream () (_ BitVec 7))
(declare-fun old.stages.visits () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.product () (_ BitVec 7))
(declare-fun old.ffn.product_in () (_ BitVec 7))
(declare-fun old.stages.ffn_due () Bool)
(declare-fun old.layer.moe () Bool)
(declare-fun old.model.parallel () Bool)
(declare-fun old.layer.dense () Bool)
(declare-fun old.stages.leaves () Bool)
(declare-fun old.stages.one_part () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.residual () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.down.sum () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.given_least () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stages.send () (_ BitVec 7))
(declare-fun new.stages.stream () (_ BitVec 7))
(declare-fun new.stages.visits () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.ffn.product () (_ BitVec 7))
(declare-fun new.ffn.product_in () (_ BitVec 7))
(declare-fun new.stages.ffn_due () Bool)
(declare-fun new.layer.moe () Bool)
(declare-fun new.model.parallel () Bool)
(declare-fun new.layer.dense () Bool)
(declare-fun new.stages.leaves () Bool)
(declare-fun new.stages.one_part () Bool)
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
 (let (($x1446 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1520 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x1520 $x1446 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x791 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1174 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1174 $x791 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1699 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1699 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x4745 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2193 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2193 $x4745 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x5267 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x5267)))
(assert
 (let (($x1577 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x6524 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2831 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x6591 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x6591 $x2831 $x676 $x6524 $x1577)))))))
(assert
 (let (($x112 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x5016 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x5016 $x112))))
(assert
 (let (($x1749 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1749 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x5166 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x5149 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2240 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1663 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4942 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4942 $x1663 $x2240 $x5149 $x5166)))))))
(assert
 (let (($x2277 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x5386 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2354 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2354 $x5386 $x2277)))))
(assert
 (let (($x973 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x6391 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1778 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1778 $x6391 $x973 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2484 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2935 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x6621 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x4673 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4327 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x4384 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x3115 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x762 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x4412 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1238 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x1238 $x4412 $x762 $x3115 $x4384 $x4327 $x4673 $x6621 $x2935 $x2484))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4630 (= (_ bv38 7) old.stages.send)))
 (let (($x2033 (= (_ bv14 7) old.stages.send)))
 (let (($x6323 (= (_ bv10 7) old.stages.send)))
 (or $x6323 $x2033 $x4630 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x3229 (= (_ bv53 7) old.stages.stream)))
 (or $x3229 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2085 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2251 (div (* ?x2085 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2412 (= (- 1) old.ffn.width.n)))
 (let ((?x1902 (ite (or $x2412 (< (* ?x2251 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x3864 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1902)))
 (let (($x4327 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x625 (ite (or $x2412 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x762 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x2892 (ite $x762 (ite (and $x2412 (= 1 old.ffn.width.parts)) 1 ?x625) (ite $x4327 ?x3864 old.ffn.width.given_least))))
 (let (($x4384 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2484 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x6621 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1238 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x4412 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2935 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x2190 (ite $x2935 old.ffn.width.parts (ite (or $x4412 $x1238 $x6621 $x2484 $x4384) 1 ?x2892))))
 (= old.ffn.width.least ?x2190))))))))))))))))))
(assert
 (let ((?x2085 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2251 (div (* ?x2085 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x4327 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4327 $x586 (= ?x2251 old.ffn.width.n))))))))
(assert
 (let ((?x2085 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2251 (div (* ?x2085 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x4327 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x4327 $x586 (<= old.ffn.width.n ?x2251))))))))
(assert
 (let (($x4327 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x5064 (and $x4327 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x5064))))
(assert
 (let (($x2412 (= (- 1) old.ffn.width.n)))
 (let (($x762 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x775 (ite $x762 (or $x2412 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2412 (< 1 old.ffn.width.n)))))
 (let ((?x2085 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2251 (div (* ?x2085 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4327 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x6621 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x5338 (ite $x6621 (or $x2412 (< old.ffn.width.block old.ffn.width.n)) (ite $x4327 (or $x2412 (< ?x2251 old.ffn.width.n)) $x775))))
 (let (($x5398 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x5338)))
 (let (($x3115 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4673 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2553 (or $x4673 $x3115)))
 (= old.ffn.width.moved (ite $x2553 old.ffn.width.given_moved $x5398)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x791 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1155 (or $x791 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1155))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2935 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1036 (or $x2935 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x3115 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4673 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2553 (or $x4673 $x3115)))
 (= old.ffn.width.everywhere (ite $x2553 old.ffn.width.given_everywhere $x1036))))))))
(assert
 (let (($x4837 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1684 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4373 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1684)))
 (let (($x3173 (ite old.model.gated $x4373 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x4837))))
 (let (($x4745 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x519 (and old.ffn.width.filled $x4745 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3173)))))
 (= old.ffn.piece_kept $x519))))))))
(assert
 (let (($x1328 (not old.ffn.width.moved)))
 (let (($x2484 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x6621 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1238 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x4412 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x5035 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x4412 $x1238 $x6621 $x2484) $x1328))))
 (let (($x3115 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4673 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2553 (or $x4673 $x3115)))
 (= old.ffn.width.undivided (ite $x2553 old.ffn.width.given_undivided $x5035))))))))))))
(assert
 (let (($x1328 (not old.ffn.width.moved)))
 (let (($x575 (and old.ffn.width.everywhere $x1328)))
 (= old.ffn.in_place (or $x575 old.ffn.width.filled)))))
(assert
 (let (($x6543 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1520 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1446 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1406 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1446 $x1520) $x6543))))
 (= old.ffn.first_reads $x1406))))))
(assert
 (let (($x1684 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4373 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1684)))
 (let (($x112 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1354 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x2193 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x4745 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1663 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2240 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1615 (or $x2240 $x1663)))
 (let (($x4837 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2354 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x3752 (< 1 old.tp)))
 (let (($x2526 (and old.model.gated $x3752 $x2354 $x4837 $x1615 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x4745 (and $x2193 (and old.ffn.width.undivided $x1354))) (not (and old.ffn.gathers $x112 $x4373)))))
 (= old.ffn.up_idle $x2526)))))))))))))))
(assert
 (let (($x1328 (not old.ffn.width.moved)))
 (let (($x575 (and old.ffn.width.everywhere $x1328)))
 (let ((?x1076 (ite $x575 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3752 (< 1 old.tp)))
 (let ((?x5354 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x5166 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1663 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2240 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1615 (or $x2240 $x1663)))
 (let (($x6391 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x5149 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2262 (or $x5149 (not (or $x6391 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x4837 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x5002 (or $x2240 $x5149)))
 (let ((?x938 (ite (or $x5002 $x4837 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1663 (_ bv21 7) (_ bv16 7)))))
 (let (($x5386 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x736 (ite $x5386 ?x938 (ite $x2262 (_ bv92 7) (ite $x1615 (_ bv96 7) (ite $x5166 ?x5354 (ite $x3752 (_ bv16 7) ?x1076)))))))
 (let (($x3148 (or $x5002 $x4837 (and $x1663 old.ffn.width.padded $x1328) (and $x5166 old.ffn.width.leads))))
 (let ((?x2237 (ite (and $x1663 old.ffn.width.filled (not $x4837)) (_ bv96 7) (ite $x3148 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2277 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2277 ?x2237 ?x736)))))))))))))))))))))))
(assert
 (let (($x2790 (not old.ffn.width.everywhere)))
 (let (($x3307 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2790)))
 (= old.ffn.up_piece (ite $x3307 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x973 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x5149 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x5356 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x5149 $x973 old.ffn.up_idle))))
 (= old.ffn.up_left $x5356)))))
(assert
 (let (($x875 (not old.ffn.up_left)))
 (let (($x1240 (not old.model.joint)))
 (let (($x3885 (and old.ffn.piece_kept old.model.gated $x1240 (= (_ bv97 7) old.ffn.up_piece) $x875)))
 (= old.ffn.share_of_one $x3885)))))
(assert
 (let (($x1328 (not old.ffn.width.moved)))
 (let (($x575 (and old.ffn.width.everywhere $x1328)))
 (let (($x3752 (< 1 old.tp)))
 (let ((?x5337 (ite $x3752 (_ bv16 7) (ite $x575 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x5416 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1577 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2831 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x6524 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x6281 (ite (or $x6524 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x2831) (_ bv96 7) (ite $x1577 ?x5416 ?x5337)))))
 (let (($x1684 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3737 (or $x676 $x6524)))
 (let (($x4752 (or $x3737 $x1684 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x5016 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x659 (or $x3737 $x1684 (and $x2831 old.ffn.width.padded $x1328) (and $x1577 old.ffn.width.leads))))
 (let ((?x6662 (ite (and $x2831 old.ffn.width.filled (not $x1684)) (_ bv96 7) (ite $x659 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x112 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x112 ?x6662 (ite $x5016 (ite $x4752 (_ bv96 7) (ite $x2831 (_ bv21 7) (_ bv16 7))) ?x6281)))))))))))))))))))))
(assert
 (let (($x2790 (not old.ffn.width.everywhere)))
 (let (($x112 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x112 (not (= (_ bv96 7) old.ffn.gate_state)) $x2790) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1506 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1506)))
(assert
 (let ((?x4810 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1056 (not old.ffn.share_of_one)))
 (let (($x1915 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1056))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x1915) (_ bv96 7) ?x4810))))))
(assert
 (let (($x5267 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x3752 (< 1 old.tp)))
 (let (($x4361 (and $x3752 $x5267 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x4361)))))
(assert
 (let (($x3229 (= (_ bv53 7) old.stages.stream)))
 (let (($x4960 (and $x3229 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1160 (not old.model.parallel)))
 (let (($x346 (not old.stages.leaves)))
 (let (($x24 (or $x346 (and old.layer.dense $x1160 (not (= (_ bv1 7) old.ffn.down.residual))) $x4960)))
 (= old.stages.one_part $x24)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x5584 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1576 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1576 $x5584 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x669 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3097 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3097 $x669 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1172 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1172 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1451 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2732 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2732 $x1451 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x761 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x761)))
(assert
 (let (($x916 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x619 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2332 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x6185 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x602 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x602 $x6185 $x2332 $x619 $x916)))))))
(assert
 (let (($x4505 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4509 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x4509 $x4505))))
(assert
 (let (($x447 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x447 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1549 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x4945 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3212 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2620 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x5112 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x5112 $x2620 $x3212 $x4945 $x1549)))))))
(assert
 (let (($x2311 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3293 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x5080 (= (_ bv40 7) new.ffn.up.split)))
 (or $x5080 $x3293 $x2311)))))
(assert
 (let (($x6649 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x925 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x588 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x588 $x925 $x6649 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x6671 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x320 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2573 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x6657 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4679 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x370 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x989 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3724 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2630 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2868 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x2868 $x2630 $x3724 $x989 $x370 $x4679 $x6657 $x2573 $x320 $x6671))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x341 (= (_ bv38 7) new.stages.send)))
 (let (($x289 (= (_ bv14 7) new.stages.send)))
 (let (($x757 (= (_ bv10 7) new.stages.send)))
 (or $x757 $x289 $x341 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x2322 (= (_ bv53 7) new.stages.stream)))
 (or $x2322 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x4223 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x4344 (div (* ?x4223 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x186 (= (- 1) new.ffn.width.n)))
 (let ((?x5279 (ite (or $x186 (< (* ?x4344 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x5769 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x5279)))
 (let (($x4679 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x960 (ite (or $x186 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x3724 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x1137 (ite $x3724 (ite (and $x186 (= 1 new.ffn.width.parts)) 1 ?x960) (ite $x4679 ?x5769 new.ffn.width.given_least))))
 (let (($x370 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x6671 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2573 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2868 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2630 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x320 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x49 (ite $x320 new.ffn.width.parts (ite (or $x2630 $x2868 $x2573 $x6671 $x370) 1 ?x1137))))
 (= new.ffn.width.least ?x49))))))))))))))))))
(assert
 (let ((?x4223 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x4344 (div (* ?x4223 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1347 (< 1 new.ffn.width.parts)))
 (let (($x4679 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x4679 $x1347 (= ?x4344 new.ffn.width.n))))))))
(assert
 (let ((?x4223 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x4344 (div (* ?x4223 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1347 (< 1 new.ffn.width.parts)))
 (let (($x4679 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x4679 $x1347 (<= new.ffn.width.n ?x4344))))))))
(assert
 (let (($x4679 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1295 (and $x4679 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1295))))
(assert
 (let (($x186 (= (- 1) new.ffn.width.n)))
 (let (($x3724 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2006 (ite $x3724 (or $x186 (<= new.ffn.width.parts new.ffn.width.n)) (or $x186 (< 1 new.ffn.width.n)))))
 (let ((?x4223 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x4344 (div (* ?x4223 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x4679 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2573 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2548 (ite $x2573 (or $x186 (< new.ffn.width.block new.ffn.width.n)) (ite $x4679 (or $x186 (< ?x4344 new.ffn.width.n)) $x2006))))
 (let (($x4710 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2548)))
 (let (($x989 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x6657 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2828 (or $x6657 $x989)))
 (= new.ffn.width.moved (ite $x2828 new.ffn.width.given_moved $x4710)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x669 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x4696 (or $x669 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x4696))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x320 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2288 (or $x320 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x989 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x6657 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2828 (or $x6657 $x989)))
 (= new.ffn.width.everywhere (ite $x2828 new.ffn.width.given_everywhere $x2288))))))))
(assert
 (let (($x5244 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1508 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2344 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1508)))
 (let (($x1213 (ite new.model.gated $x2344 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x5244))))
 (let (($x1451 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2134 (and new.ffn.width.filled $x1451 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x1213)))))
 (= new.ffn.piece_kept $x2134))))))))
(assert
 (let (($x2680 (not new.ffn.width.moved)))
 (let (($x6671 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2573 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2868 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2630 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x4774 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x2630 $x2868 $x2573 $x6671) $x2680))))
 (let (($x989 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x6657 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2828 (or $x6657 $x989)))
 (= new.ffn.width.undivided (ite $x2828 new.ffn.width.given_undivided $x4774))))))))))))
(assert
 (let (($x2680 (not new.ffn.width.moved)))
 (let (($x2725 (and new.ffn.width.everywhere $x2680)))
 (= new.ffn.in_place (or $x2725 new.ffn.width.filled)))))
(assert
 (let (($x3633 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1576 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x5584 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3269 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x5584 $x1576) $x3633))))
 (= new.ffn.first_reads $x3269))))))
(assert
 (let (($x1508 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2344 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1508)))
 (let (($x4505 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3791 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x2732 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1451 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2620 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3212 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2214 (or $x3212 $x2620)))
 (let (($x5244 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x5080 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x3028 (< 1 new.tp)))
 (let (($x603 (and new.model.gated $x3028 $x5080 $x5244 $x2214 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x1451 (and $x2732 (and new.ffn.width.undivided $x3791))) (not (and new.ffn.gathers $x4505 $x2344)))))
 (= new.ffn.up_idle $x603)))))))))))))))
(assert
 (let (($x2680 (not new.ffn.width.moved)))
 (let (($x2725 (and new.ffn.width.everywhere $x2680)))
 (let ((?x2698 (ite $x2725 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3028 (< 1 new.tp)))
 (let ((?x2813 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1549 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2620 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3212 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2214 (or $x3212 $x2620)))
 (let (($x925 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x4945 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x5079 (or $x4945 (not (or $x925 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x5244 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x5525 (or $x3212 $x4945)))
 (let ((?x1569 (ite (or $x5525 $x5244 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2620 (_ bv21 7) (_ bv16 7)))))
 (let (($x3293 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2601 (ite $x3293 ?x1569 (ite $x5079 (_ bv92 7) (ite $x2214 (_ bv96 7) (ite $x1549 ?x2813 (ite $x3028 (_ bv16 7) ?x2698)))))))
 (let (($x5388 (or $x5525 $x5244 (and $x2620 new.ffn.width.padded $x2680) (and $x1549 new.ffn.width.leads))))
 (let ((?x3006 (ite (and $x2620 new.ffn.width.filled (not $x5244)) (_ bv96 7) (ite $x5388 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2311 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2311 ?x3006 ?x2601)))))))))))))))))))))))
(assert
 (let (($x1608 (not new.ffn.width.everywhere)))
 (let (($x590 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1608)))
 (= new.ffn.up_piece (ite $x590 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x6649 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x4945 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1030 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x4945 $x6649 new.ffn.up_idle))))
 (= new.ffn.up_left $x1030)))))
(assert
 (let (($x6452 (not new.ffn.up_left)))
 (let (($x2189 (not new.model.joint)))
 (let (($x1736 (and new.ffn.piece_kept new.model.gated $x2189 (= (_ bv97 7) new.ffn.up_piece) $x6452)))
 (= new.ffn.share_of_one $x1736)))))
(assert
 (let (($x2680 (not new.ffn.width.moved)))
 (let (($x2725 (and new.ffn.width.everywhere $x2680)))
 (let (($x3028 (< 1 new.tp)))
 (let ((?x6466 (ite $x3028 (_ bv16 7) (ite $x2725 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x616 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x916 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x6185 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2332 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x619 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1521 (ite (or $x619 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2332 $x6185) (_ bv96 7) (ite $x916 ?x616 ?x6466)))))
 (let (($x1508 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1368 (or $x2332 $x619)))
 (let (($x6610 (or $x1368 $x1508 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4509 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x6549 (or $x1368 $x1508 (and $x6185 new.ffn.width.padded $x2680) (and $x916 new.ffn.width.leads))))
 (let ((?x3165 (ite (and $x6185 new.ffn.width.filled (not $x1508)) (_ bv96 7) (ite $x6549 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x4505 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x4505 ?x3165 (ite $x4509 (ite $x6610 (_ bv96 7) (ite $x6185 (_ bv21 7) (_ bv16 7))) ?x1521)))))))))))))))))))))
(assert
 (let (($x1608 (not new.ffn.width.everywhere)))
 (let (($x4505 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x4505 (not (= (_ bv96 7) new.ffn.gate_state)) $x1608) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x5313 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x5313)))
(assert
 (let ((?x77 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x971 (not new.ffn.share_of_one)))
 (let (($x2594 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x971))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2594) (_ bv96 7) ?x77))))))
(assert
 (let (($x761 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x3028 (< 1 new.tp)))
 (let (($x1188 (and $x3028 $x761 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x1188)))))
(assert
 (let (($x2322 (= (_ bv53 7) new.stages.stream)))
 (let (($x2207 (and $x2322 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x2170 (not new.model.parallel)))
 (let (($x1742 (not new.stages.leaves)))
 (let (($x2884 (or $x1742 (and new.layer.dense $x2170 (not (= (_ bv1 7) new.ffn.down.residual))) $x2207)))
 (= new.stages.one_part $x2884)))))))
(assert
 (= new.layer.dense false))
(assert
 (= new.layer.moe true))
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
 (= old.ffn.down.residual new.ffn.down.residual))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.down.sum new.ffn.down.sum))
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
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_least new.ffn.width.given_least))
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
 (= old.layer.dense new.layer.dense))
(assert
 (= old.layer.moe new.layer.moe))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
(assert
 (= old.model.parallel new.model.parallel))
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
 (= old.stages.leaves new.stages.leaves))
(assert
 (= old.stages.send new.stages.send))
(assert
 (= old.stages.stream new.stages.stream))
(assert
 (= old.stages.visits new.stages.visits))
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
 (let (($x1727 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1727)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 156
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
 (let ((?x687 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x2406 (* (div (* ?x687 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x2259 (= (- 1) old.batch.sequences.n)))
 (let ((?x1027 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x2259 (< ?x2406 old.batch.sequences.n)) 0 1))))
 (let (($x5285 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2064 (or $x2259 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2741 (ite (and $x2259 (= 1 old.batch.sequences.parts)) 1 (ite $x2064 0 1))))
 (let (($x2381 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2992 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x1548 (ite (or $x5165 $x1454 $x500 $x71 $x2992) 1 (ite $x2381 ?x2741 (ite $x5285 ?x1027 old.batch.sequences.given_least)))))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x4813 old.batch.sequences.parts ?x1548))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x4932 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x6510 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x6565 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x4892 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x6631 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x6253 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x5192 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x342 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x342 $x5192 $x6253 (= (_ bv48 7) new.batch.sequences.kind) $x6631 $x4892 (= (_ bv86 7) new.batch.sequences.kind) $x6565 $x6510 $x4932))))))))))
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
 (let ((?x464 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x2248 (* (div (* ?x464 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1461 (= (- 1) new.batch.sequences.n)))
 (let ((?x427 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1461 (< ?x2248 new.batch.sequences.n)) 0 1))))
 (let (($x4892 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x729 (or $x1461 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1501 (ite (and $x1461 (= 1 new.batch.sequences.parts)) 1 (ite $x729 0 1))))
 (let (($x6253 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x6631 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x4932 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x6565 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x342 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x5192 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x6536 (ite (or $x5192 $x342 $x6565 $x4932 $x6631) 1 (ite $x6253 ?x1501 (ite $x4892 ?x427 new.batch.sequences.given_least)))))
 (let (($x6510 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x6510 new.batch.sequences.parts ?x6536))))))))))))))))))
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
 (let (($x6494 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x6494))))
(assert
 (let (($x4811 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x4811)))
(check-sat)

; from one replica to any number, question 157
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
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.handoff.cache () (_ BitVec 7))
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.steps () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
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
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.handoff.cache () (_ BitVec 7))
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.steps () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
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
 (let (($x1838 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1838 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x4584 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x5145 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4800 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x602 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x774 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x5122 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x5122 $x774 (= (_ bv56 7) old.attention.heads.kind) $x602 $x4800 $x5145 $x4584 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x403 (= (_ bv8 7) old.attention.pairs)))
 (or $x403 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2244 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4364 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x5714 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x6505 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x447 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x447 $x6505 $x5714 $x4364 $x2244)))))))
(assert
 (let (($x6610 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x6610 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x916 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1152 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4865 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4865 $x971 $x1152 $x916))))))
(assert
 (let (($x6162 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x6162 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x558 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x558 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x5301 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x5301)))
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
 (and (<= (- 1) old.work.steps)))
(assert
 (let ((?x1727 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1798 (div (* ?x1727 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x602 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5378 (and $x602 (< 1 old.attention.heads.parts) (= ?x1798 old.attention.heads.n))))
 (= old.attention.heads.filled $x5378))))))
(assert
 (let (($x2203 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x602 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x602 $x2203)))))
(assert
 (let (($x2037 (= (- 1) old.attention.heads.n)))
 (let (($x5122 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x5263 (ite $x5122 (or $x2037 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2037 (< 1 old.attention.heads.n)))))
 (let ((?x1727 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1798 (div (* ?x1727 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x602 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5145 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2304 (ite $x5145 (or $x2037 (< old.attention.heads.block old.attention.heads.n)) (ite $x602 (or $x2037 (< ?x1798 old.attention.heads.n)) $x5263))))
 (let (($x4285 (= 1 old.attention.heads.parts)))
 (let (($x4584 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x774 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4800 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2033 (or $x4800 $x774)))
 (let (($x3767 (ite $x2033 old.attention.heads.given_moved (ite (or $x4584 $x4285) false $x2304))))
 (= old.attention.heads.moved $x3767))))))))))))))))
(assert
 (let ((?x17 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1766 (div (* ?x17 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1838 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2620 (and $x1838 (< 1 old.attention.head_dim.parts) (= ?x1766 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2620))))))
(assert
 (let ((?x1877 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x5715 (* (div (- ?x1877 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x6162 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x5244 (and $x6162 (< 1 old.attention.value_dim.parts) (= (div ?x5715 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x5244))))))
(assert
 (let (($x2133 (not old.attention.heads.padded)))
 (let (($x4285 (= 1 old.attention.heads.parts)))
 (let (($x4584 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x774 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4800 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2033 (or $x4800 $x774)))
 (let (($x1456 (ite $x2033 old.attention.heads.given_everywhere (or $x4584 (and $x4285 $x2133)))))
 (= old.attention.heads.everywhere $x1456)))))))))
(assert
 (let (($x2244 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x447 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x4364 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1451 (ite (or $x4364 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x447 $x2244) (_ bv16 7) (_ bv96 7)))))
 (let (($x971 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6505 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1285 (and $x6505 $x971 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4865 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x976 (and $x6505 $x4865 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x925 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x5714 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4268 (or $x5714 $x4364)))
 (let ((?x683 (ite (or $x4268 $x925) old.attention.qkv.split (ite (or $x447 $x976 $x1285) (_ bv96 7) (_ bv16 7)))))
 (let (($x916 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x4898 (ite $x916 (ite (or $x4268 $x925 old.model.query_latent) (_ bv96 7) (ite $x6505 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x683 ?x1451))))
 (= old.attention.q ?x4898)))))))))))))))))
(assert
 (let (($x603 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x603 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2630 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2828 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x989 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6657 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1904 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3101 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x3101 $x1904 (= (_ bv56 7) new.attention.heads.kind) $x6657 $x989 $x2828 $x2630 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2059 (= (_ bv8 7) new.attention.pairs)))
 (or $x2059 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3065 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2134 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1744 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x6443 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1213 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1213 $x6443 $x1744 $x2134 $x3065)))))))
(assert
 (let (($x321 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x321 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x5710 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1756 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1003 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2288 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2288 $x1003 $x1756 $x5710))))))
(assert
 (let (($x4696 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x4696 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x6328 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x6328 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x2477 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2477)))
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
 (and (<= (- 1) new.work.steps)))
(assert
 (let ((?x970 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4922 (div (* ?x970 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x6657 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x5110 (and $x6657 (< 1 new.attention.heads.parts) (= ?x4922 new.attention.heads.n))))
 (= new.attention.heads.filled $x5110))))))
(assert
 (let (($x2378 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x6657 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x6657 $x2378)))))
(assert
 (let (($x966 (= (- 1) new.attention.heads.n)))
 (let (($x3101 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x345 (ite $x3101 (or $x966 (<= new.attention.heads.parts new.attention.heads.n)) (or $x966 (< 1 new.attention.heads.n)))))
 (let ((?x970 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4922 (div (* ?x970 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x6657 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2828 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x5769 (ite $x2828 (or $x966 (< new.attention.heads.block new.attention.heads.n)) (ite $x6657 (or $x966 (< ?x4922 new.attention.heads.n)) $x345))))
 (let (($x4726 (= 1 new.attention.heads.parts)))
 (let (($x2630 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1904 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x989 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x386 (or $x989 $x1904)))
 (let (($x1137 (ite $x386 new.attention.heads.given_moved (ite (or $x2630 $x4726) false $x5769))))
 (= new.attention.heads.moved $x1137))))))))))))))))
(assert
 (let ((?x1987 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4887 (div (* ?x1987 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x603 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1259 (and $x603 (< 1 new.attention.head_dim.parts) (= ?x4887 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1259))))))
(assert
 (let ((?x1255 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x5229 (* (div ?x1255 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x4696 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x4699 (and $x4696 (< 1 new.attention.value_dim.parts) (= (div ?x5229 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x4699))))))
(assert
 (let (($x4390 (not new.attention.heads.padded)))
 (let (($x4726 (= 1 new.attention.heads.parts)))
 (let (($x2630 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1904 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x989 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x386 (or $x989 $x1904)))
 (let (($x1946 (ite $x386 new.attention.heads.given_everywhere (or $x2630 (and $x4726 $x4390)))))
 (= new.attention.heads.everywhere $x1946)))))))))
(assert
 (let (($x3065 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1213 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2134 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2583 (ite (or $x2134 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1213 $x3065) (_ bv16 7) (_ bv96 7)))))
 (let (($x825 (or new.model.latent new.attention.kv_filled)))
 (let (($x1003 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6443 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2288 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4931 (and $x6443 $x2288 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1178)))
 (let ((?x3100 (ite (or $x1213 $x4931 (and $x6443 $x1003 new.attention.heads.filled $x825)) (_ bv96 7) (_ bv16 7))))
 (let (($x395 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1744 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4890 (or $x1744 $x2134)))
 (let ((?x3751 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x4890 $x395) new.attention.qkv.split ?x3100) ?x2583)))
 (let (($x5710 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x765 (ite $x5710 (ite (or $x4890 $x395 new.model.query_latent) (_ bv96 7) (ite $x6443 (_ bv21 7) (_ bv16 7))) ?x3751)))
 (= new.attention.q ?x765)))))))))))))))))))
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
 (= old.handoff.cache new.handoff.cache))
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
 (= old.work.steps new.work.steps))
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
 (let (($x6632 (not new.attention.heads.everywhere)))
 (let (($x1447 (not new.attention.heads.moved)))
 (let (($x1002 (= 1 new.tp)))
 (let (($x4615 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x1002 (and (= (_ bv37 7) new.attention.q) $x1447 $x6632))))
 (not $x4615))))))
(assert
 (let (($x5417 (not old.attention.heads.everywhere)))
(let (($x1699 (not old.attention.heads.moved)))
(let (($x5112 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x5112 (and (= (_ bv37 7) old.attention.q) $x1699 $x5417))))))
(check-sat)

