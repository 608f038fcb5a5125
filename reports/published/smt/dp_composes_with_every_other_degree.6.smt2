; from one replica to any number, question 123
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
 (let (($x2023 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2023 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1467 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x980 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1034 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3105 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1104 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x425 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x425 $x1104 (= (_ bv56 7) old.attention.heads.kind) $x3105 $x1034 $x980 $x1467 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2687 (= (_ bv8 7) old.attention.pairs)))
 (or $x2687 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1073 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2788 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3698 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1814 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3417 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3417 $x1814 $x3698 $x2788 $x1073)))))))
(assert
 (let (($x297 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x297 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1045 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2743 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1975 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x439 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x439 $x1975 $x2743 $x1045))))))
(assert
 (let (($x1733 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1733 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3769 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x3769 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x2355 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2355)))
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
 (let ((?x1341 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2964 (div (* ?x1341 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3105 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1311 (and $x3105 (< 1 old.attention.heads.parts) (= ?x2964 old.attention.heads.n))))
 (= old.attention.heads.filled $x1311))))))
(assert
 (let (($x477 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3105 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3105 $x477)))))
(assert
 (let (($x2974 (= (- 1) old.attention.heads.n)))
 (let (($x425 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2351 (ite $x425 (or $x2974 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2974 (< 1 old.attention.heads.n)))))
 (let ((?x1341 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2964 (div (* ?x1341 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3105 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x980 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2057 (ite $x980 (or $x2974 (< old.attention.heads.block old.attention.heads.n)) (ite $x3105 (or $x2974 (< ?x2964 old.attention.heads.n)) $x2351))))
 (let (($x208 (= 1 old.attention.heads.parts)))
 (let (($x1467 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1104 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1034 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1448 (or $x1034 $x1104)))
 (let (($x3334 (ite $x1448 old.attention.heads.given_moved (ite (or $x1467 $x208) false $x2057))))
 (= old.attention.heads.moved $x3334))))))))))))))))
(assert
 (let ((?x964 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x274 (div (* ?x964 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2023 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x549 (and $x2023 (< 1 old.attention.head_dim.parts) (= ?x274 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x549))))))
(assert
 (let ((?x2483 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x812 (* (div (- ?x2483 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1733 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1014 (and $x1733 (< 1 old.attention.value_dim.parts) (= (div ?x812 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1014))))))
(assert
 (let (($x1012 (not old.attention.heads.padded)))
 (let (($x208 (= 1 old.attention.heads.parts)))
 (let (($x1467 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1104 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1034 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1448 (or $x1034 $x1104)))
 (let (($x2949 (ite $x1448 old.attention.heads.given_everywhere (or $x1467 (and $x208 $x1012)))))
 (= old.attention.heads.everywhere $x2949)))))))))
(assert
 (let (($x1073 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3417 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2788 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1909 (ite (or $x2788 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3417 $x1073) (_ bv16 7) (_ bv96 7)))))
 (let (($x1975 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1814 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3045 (and $x1814 $x1975 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x439 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x942 (and $x1814 $x439 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1289 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3698 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x101 (or $x3698 $x2788)))
 (let ((?x1819 (ite (or $x101 $x1289) old.attention.qkv.split (ite (or $x3417 $x942 $x3045) (_ bv96 7) (_ bv16 7)))))
 (let (($x1045 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2736 (ite $x1045 (ite (or $x101 $x1289 old.model.query_latent) (_ bv96 7) (ite $x1814 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1819 ?x1909))))
 (= old.attention.q ?x2736)))))))))))))))))
(assert
 (let (($x2635 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2635 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1533 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2054 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x134 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2782 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2807 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1850 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1850 $x2807 (= (_ bv56 7) new.attention.heads.kind) $x2782 $x134 $x2054 $x1533 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1508 (= (_ bv8 7) new.attention.pairs)))
 (or $x1508 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2697 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1465 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2330 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1475 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1645 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1645 $x1475 $x2330 $x1465 $x2697)))))))
(assert
 (let (($x2469 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2469 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1551 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1827 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1463 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2903 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2903 $x1463 $x1827 $x1551))))))
(assert
 (let (($x2286 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2286 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x710 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x710 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x671 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x671)))
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
 (let ((?x918 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x503 (div (* ?x918 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2782 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3719 (and $x2782 (< 1 new.attention.heads.parts) (= ?x503 new.attention.heads.n))))
 (= new.attention.heads.filled $x3719))))))
(assert
 (let (($x1552 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2782 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2782 $x1552)))))
(assert
 (let (($x3003 (= (- 1) new.attention.heads.n)))
 (let (($x1850 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3717 (ite $x1850 (or $x3003 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3003 (< 1 new.attention.heads.n)))))
 (let ((?x918 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x503 (div (* ?x918 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2782 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2054 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x59 (ite $x2054 (or $x3003 (< new.attention.heads.block new.attention.heads.n)) (ite $x2782 (or $x3003 (< ?x503 new.attention.heads.n)) $x3717))))
 (let (($x2458 (= 1 new.attention.heads.parts)))
 (let (($x1533 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2807 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x134 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1691 (or $x134 $x2807)))
 (let (($x1877 (ite $x1691 new.attention.heads.given_moved (ite (or $x1533 $x2458) false $x59))))
 (= new.attention.heads.moved $x1877))))))))))))))))
(assert
 (let ((?x328 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x803 (div (* ?x328 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2635 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2849 (and $x2635 (< 1 new.attention.head_dim.parts) (= ?x803 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x2977 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x909 (* (div (- ?x2977 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2286 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2744 (and $x2286 (< 1 new.attention.value_dim.parts) (= (div ?x909 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2744))))))
(assert
 (let (($x1839 (not new.attention.heads.padded)))
 (let (($x2458 (= 1 new.attention.heads.parts)))
 (let (($x1533 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2807 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x134 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1691 (or $x134 $x2807)))
 (let (($x650 (ite $x1691 new.attention.heads.given_everywhere (or $x1533 (and $x2458 $x1839)))))
 (= new.attention.heads.everywhere $x650)))))))))
(assert
 (let (($x2697 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1645 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1465 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x687 (ite (or $x1465 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1645 $x2697) (_ bv16 7) (_ bv96 7)))))
 (let (($x1463 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1475 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2183 (and $x1475 $x1463 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2903 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3311 (and $x1475 $x2903 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3162 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2330 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x533 (or $x2330 $x1465)))
 (let ((?x509 (ite (or $x533 $x3162) new.attention.qkv.split (ite (or $x1645 $x3311 $x2183) (_ bv96 7) (_ bv16 7)))))
 (let (($x1551 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2981 (ite $x1551 (ite (or $x533 $x3162 new.model.query_latent) (_ bv96 7) (ite $x1475 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x509 ?x687))))
 (= new.attention.q ?x2981)))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x683 (not new.attention.heads.everywhere)))
 (let (($x2478 (not new.attention.heads.moved)))
 (let (($x240 (= 1 new.tp)))
 (let (($x2014 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x240 (and (= (_ bv37 7) new.attention.q) $x2478 $x683))))
 (not $x2014))))))
(assert
 (let (($x1166 (not old.attention.heads.everywhere)))
(let (($x1600 (not old.attention.heads.moved)))
(let (($x2298 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x2298 (and (= (_ bv37 7) old.attention.q) $x1600 $x1166))))))
(check-sat)

; from one replica to any number, question 124
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
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
 (let (($x2739 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x2739)))
(assert
 (let (($x2743 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x2743 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2933 (= (_ bv38 7) old.embedding.split)))
 (or $x2933 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2682 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2682)))
(assert
 (let (($x2426 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2426 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x3893 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3893 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x1497 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1109 (= (_ bv96 7) old.hidden.kind)))
 (let (($x578 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2778 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1287 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2360 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1929 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2652 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3180 (= (_ bv18 7) old.hidden.kind)))
 (let (($x598 (= (_ bv11 7) old.hidden.kind)))
 (or $x598 $x3180 $x2652 $x1929 $x2360 $x1287 $x2778 $x578 $x1109 $x1497))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1717 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1717 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x1542 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3118 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2442 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1145 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1145 (= (_ bv56 7) old.lm_head.cut.kind) $x2442 $x3118 (= (_ bv91 7) old.lm_head.cut.kind) $x1542 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1888 (= (_ bv95 7) old.lm_head.split)))
 (let (($x465 (= (_ bv40 7) old.lm_head.split)))
 (or $x465 (= (_ bv57 7) old.lm_head.split) $x1888))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2253 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x2253 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1018 (= (_ bv38 7) old.stream)))
 (or $x1018 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1287 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1287 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3728 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1486 (div (* ?x3728 old.hidden.multiple) old.hidden.parts)))
 (let (($x2030 (= (- 1) old.hidden.n)))
 (let ((?x3561 (ite (or $x2030 (< (* ?x1486 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1287 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2922 (ite $x1287 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x3561) old.hidden.given_least)))
 (let ((?x419 (ite (or $x2030 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2652 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3682 (ite $x2652 (ite (and $x2030 (= 1 old.hidden.parts)) 1 ?x419) ?x2922)))
 (let (($x2360 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1497 (= (_ bv99 7) old.hidden.kind)))
 (let (($x578 (= (_ bv91 7) old.hidden.kind)))
 (let (($x598 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3180 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1109 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x935 (ite $x1109 old.hidden.parts (ite (or $x3180 $x598 $x578 $x1497 $x2360) 1 ?x3682))))
 (= old.hidden.least ?x935))))))))))))))))))
(assert
 (let ((?x3728 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1486 (div (* ?x3728 old.hidden.multiple) old.hidden.parts)))
 (let (($x1287 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1287 (< 1 old.hidden.parts) (= ?x1486 old.hidden.n)))))))
(assert
 (let (($x1929 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2778 (= (_ bv86 7) old.hidden.kind)))
 (let (($x464 (or $x2778 $x1929)))
 (let (($x1109 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x1109 old.hidden.parts (ite $x464 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x2652 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2847 (ite $x2652 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3728 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1486 (div (* ?x3728 old.hidden.multiple) old.hidden.parts)))
 (let (($x2030 (= (- 1) old.hidden.n)))
 (let (($x1287 (= (_ bv65 7) old.hidden.kind)))
 (let (($x578 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2124 (ite $x578 (or $x2030 (< old.hidden.block old.hidden.n)) (ite $x1287 (or $x2030 (< ?x1486 old.hidden.n)) $x2847))))
 (let (($x1593 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2124)))
 (let (($x1929 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2778 (= (_ bv86 7) old.hidden.kind)))
 (let (($x464 (or $x2778 $x1929)))
 (= old.hidden.moved (ite $x464 old.hidden.given_moved $x1593)))))))))))))))
(assert
 (let (($x2442 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1895 (and $x2442 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1895))))
(assert
 (let (($x2739 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2933 (= (_ bv38 7) old.embedding.split)))
 (let (($x1018 (= (_ bv38 7) old.stream)))
 (let (($x2297 (or $x1018 $x2933 $x2739 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x2297))))))
(assert
 (let (($x1109 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1929 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2778 (= (_ bv86 7) old.hidden.kind)))
 (let (($x464 (or $x2778 $x1929)))
 (let (($x3131 (ite $x464 old.hidden.given_everywhere (or $x1109 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3131)))))))
(assert
 (let (($x1542 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x751 (or $x1542 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3940 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x751)))
 (= old.lm_head.cut.everywhere $x3940)))))
(assert
 (let (($x1488 (not old.hidden.moved)))
 (let (($x1497 (= (_ bv99 7) old.hidden.kind)))
 (let (($x578 (= (_ bv91 7) old.hidden.kind)))
 (let (($x598 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3180 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1426 (or old.hidden.everywhere old.hidden.filled (and (or $x3180 $x598 $x578 $x1497) $x1488))))
 (let (($x1929 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2778 (= (_ bv86 7) old.hidden.kind)))
 (let (($x464 (or $x2778 $x1929)))
 (= old.hidden.undivided (ite $x464 old.hidden.given_undivided $x1426))))))))))))
(assert
 (let (($x1284 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1717 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1932 (or $x1717 $x1284)))
 (let (($x465 (= (_ bv40 7) old.lm_head.split)))
 (let (($x179 (and $x465 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1932)))
 (let (($x1888 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2129 (ite (and $x1888 old.lm_head.cut.everywhere $x1932) (_ bv96 7) (ite $x1888 (_ bv95 7) (ite $x179 (_ bv96 7) (ite $x465 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2129)))))))))
(assert
 (let (($x3893 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1762 (and old.layer.dense (or $x3893 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2743 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2224 (or $x2743 (= (_ bv92 7) old.lm_head.state) $x1762 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x2224))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x3378 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x3378)))
(assert
 (let (($x1827 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x1827 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2487 (= (_ bv38 7) new.embedding.split)))
 (or $x2487 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x3779 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x3779)))
(assert
 (let (($x945 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x945 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x3551 (= (_ bv40 7) new.ffn.up.split)))
 (or $x3551 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x3056 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1328 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2514 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3060 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3490 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3048 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2411 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1367 (= (_ bv26 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x435 (= (_ bv11 7) new.hidden.kind)))
 (or $x435 $x605 $x1367 $x2411 $x3048 $x3490 $x3060 $x2514 $x1328 $x3056))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2628 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2628 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x2401 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2143 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3531 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2976 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2976 (= (_ bv56 7) new.lm_head.cut.kind) $x3531 $x2143 (= (_ bv91 7) new.lm_head.cut.kind) $x2401 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x790 (= (_ bv95 7) new.lm_head.split)))
 (let (($x3450 (= (_ bv40 7) new.lm_head.split)))
 (or $x3450 (= (_ bv57 7) new.lm_head.split) $x790))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3309 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x3309 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1825 (= (_ bv38 7) new.stream)))
 (or $x1825 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x3490 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3490 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1857 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x1857 new.hidden.multiple) new.hidden.parts)))
 (let (($x3624 (= (- 1) new.hidden.n)))
 (let ((?x2926 (ite (or $x3624 (< (* ?x2319 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3490 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1917 (ite $x3490 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2926) new.hidden.given_least)))
 (let ((?x2005 (ite (or $x3624 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1367 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3750 (ite $x1367 (ite (and $x3624 (= 1 new.hidden.parts)) 1 ?x2005) ?x1917)))
 (let (($x3048 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3056 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2514 (= (_ bv91 7) new.hidden.kind)))
 (let (($x435 (= (_ bv11 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1328 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x761 (ite $x1328 new.hidden.parts (ite (or $x605 $x435 $x2514 $x3056 $x3048) 1 ?x3750))))
 (= new.hidden.least ?x761))))))))))))))))))
(assert
 (let ((?x1857 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x1857 new.hidden.multiple) new.hidden.parts)))
 (let (($x3490 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3490 (< 1 new.hidden.parts) (= ?x2319 new.hidden.n)))))))
(assert
 (let (($x2411 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3060 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1343 (or $x3060 $x2411)))
 (let (($x1328 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x1328 new.hidden.parts (ite $x1343 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x1367 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1334 (ite $x1367 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1857 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2319 (div (* ?x1857 new.hidden.multiple) new.hidden.parts)))
 (let (($x3624 (= (- 1) new.hidden.n)))
 (let (($x3490 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2514 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3173 (ite $x2514 (or $x3624 (< new.hidden.block new.hidden.n)) (ite $x3490 (or $x3624 (< ?x2319 new.hidden.n)) $x1334))))
 (let (($x281 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3173)))
 (let (($x2411 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3060 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1343 (or $x3060 $x2411)))
 (= new.hidden.moved (ite $x1343 new.hidden.given_moved $x281)))))))))))))))
(assert
 (let (($x3531 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2927 (and $x3531 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2927))))
(assert
 (let (($x3378 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2487 (= (_ bv38 7) new.embedding.split)))
 (let (($x1825 (= (_ bv38 7) new.stream)))
 (let (($x2866 (or $x1825 $x2487 $x3378 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x2866))))))
(assert
 (let (($x1328 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2411 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3060 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1343 (or $x3060 $x2411)))
 (let (($x2423 (ite $x1343 new.hidden.given_everywhere (or $x1328 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2423)))))))
(assert
 (let (($x2401 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2065 (or $x2401 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2725 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2065)))
 (= new.lm_head.cut.everywhere $x2725)))))
(assert
 (let (($x215 (not new.hidden.moved)))
 (let (($x3056 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2514 (= (_ bv91 7) new.hidden.kind)))
 (let (($x435 (= (_ bv11 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1706 (or new.hidden.everywhere new.hidden.filled (and (or $x605 $x435 $x2514 $x3056) $x215))))
 (let (($x2411 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3060 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1343 (or $x3060 $x2411)))
 (= new.hidden.undivided (ite $x1343 new.hidden.given_undivided $x1706))))))))))))
(assert
 (let (($x122 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2628 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3253 (or $x2628 $x122)))
 (let (($x3450 (= (_ bv40 7) new.lm_head.split)))
 (let (($x897 (and $x3450 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3253)))
 (let (($x790 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2436 (ite (and $x790 new.lm_head.cut.everywhere $x3253) (_ bv96 7) (ite $x790 (_ bv95 7) (ite $x897 (_ bv96 7) (ite $x3450 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2436)))))))))
(assert
 (let (($x3551 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1604 (and new.layer.dense (or $x3551 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1827 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2695 (or $x1827 (= (_ bv92 7) new.lm_head.state) $x1604 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x2695))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2097 (not new.hidden.beyond)))
 (let (($x2235 (and (<= 1 new.hidden.least) $x2097 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x2235)))))
(assert
 (let (($x1646 (not old.hidden.beyond)))
(let (($x3148 (and (<= 1 old.hidden.least) $x1646 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x3288 (not (or old.hidden.gathered old.hidden.summed))))
(or $x3288 $x3148)))))
(check-sat)

; from one replica to any number, question 125
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3760 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x3760 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x1445 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x3335 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x2174 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1421 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x2239 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2790 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1661 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x1671 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2482 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x274 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x274 $x2482 $x1671 $x1661 $x2790 $x2239 $x1421 $x2174 $x3335 $x1445))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x3167 (= (_ bv95 7) old.embedding.split)))
 (let (($x2933 (= (_ bv38 7) old.embedding.split)))
 (or $x2933 (= (_ bv57 7) old.embedding.split) $x3167))))
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
 (let ((?x59 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x722 (* (div (* ?x59 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x861 (= (- 1) old.embedding.cut.n)))
 (let ((?x2814 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x861 (< ?x722 old.embedding.cut.n)) 0 1))))
 (let (($x2239 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1850 (or $x861 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x3324 (ite (and $x861 (= 1 old.embedding.cut.parts)) 1 (ite $x1850 0 1))))
 (let (($x1671 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2790 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1445 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x2174 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x274 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2482 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2346 (ite (or $x2482 $x274 $x2174 $x1445 $x2790) 1 (ite $x1671 ?x3324 (ite $x2239 ?x2814 old.embedding.cut.given_least)))))
 (let (($x3335 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x3335 old.embedding.cut.parts ?x2346))))))))))))))))))
(assert
 (let ((?x509 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x3335 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x3335 old.embedding.cut.parts ?x509)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x1517 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3760 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3167 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2868 (ite $x3167 (ite (and old.embedding.rows_where_kept (or $x3760 $x1517)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2868))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x818 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x2004 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x983 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x1608 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2907 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x1767 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x3879 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x632 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x2788 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x3698 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x1009 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x1009 $x3698 $x2788 $x632 $x3879 $x1767 $x2907 $x1608 $x983 $x2004))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x1353 (= (_ bv95 7) new.embedding.split)))
 (let (($x2487 (= (_ bv38 7) new.embedding.split)))
 (or $x2487 (= (_ bv57 7) new.embedding.split) $x1353))))
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
 (let ((?x102 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x1404 (* (div (* ?x102 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x2526 (= (- 1) new.embedding.cut.n)))
 (let ((?x527 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x2526 (< ?x1404 new.embedding.cut.n)) 0 1))))
 (let (($x1767 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x917 (or $x2526 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x3164 (ite (and $x2526 (= 1 new.embedding.cut.parts)) 1 (ite $x917 0 1))))
 (let (($x2788 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x3879 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x2004 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1608 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1009 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x3698 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x2393 (ite (or $x3698 $x1009 $x1608 $x2004 $x3879) 1 (ite $x2788 ?x3164 (ite $x1767 ?x527 new.embedding.cut.given_least)))))
 (let (($x983 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x983 new.embedding.cut.parts ?x2393))))))))))))))))))
(assert
 (let ((?x1908 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x983 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x983 new.embedding.cut.parts ?x1908)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x1057 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1353 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2069 (ite $x1353 (ite (and new.embedding.rows_where_kept (or $x818 $x1057)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2069))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1326 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x242 (not new.embedding.cut.beyond)))
 (let (($x3334 (or (not (= (_ bv95 7) new.embedding.split)) (and $x242 (or (= (_ bv96 7) new.embedding.state) $x1326)))))
 (not $x3334)))))
(assert
 (let (($x2953 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x2311 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x2311 (or (= (_ bv96 7) old.embedding.state) $x2953))))))
(check-sat)

; from one replica to any number, question 126
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
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
(declare-fun old.embedding.joined () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
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
(declare-fun new.embedding.joined () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1249 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3760 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2613 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2287 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1412 (= (_ bv4 7) old.embedding.collective)))
 (or $x1412 $x2287 $x2613 $x3760 $x1249)))))))
(assert
 (let (($x3167 (= (_ bv95 7) old.embedding.split)))
 (let (($x2933 (= (_ bv38 7) old.embedding.split)))
 (or $x2933 (= (_ bv57 7) old.embedding.split) $x3167))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1765 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2584 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3060 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2514 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2514 $x3060 (= (_ bv56 7) old.hidden.kind) $x1187 $x2584 $x2301 $x1765 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3056 (= (_ bv49 7) old.norm.statistic)))
 (or $x3056 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3397 (= (_ bv96 7) old.stream)))
 (let (($x1299 (= (_ bv94 7) old.stream)))
 (let (($x1706 (= (_ bv38 7) old.stream)))
 (or $x1706 $x1299 $x3397)))))
(assert
 (let (($x163 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1741 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1917 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1917 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1741 (= (_ bv91 7) old.stream_tokens.kind) $x163 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1187 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1829 (div (* ?x217 old.hidden.multiple) old.hidden.parts)))
 (let (($x1367 (< 1 old.hidden.parts)))
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1187 $x1367 (= ?x1829 old.hidden.n))))))))
(assert
 (let ((?x217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1829 (div (* ?x217 old.hidden.multiple) old.hidden.parts)))
 (let (($x1367 (< 1 old.hidden.parts)))
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1187 $x1367 (<= old.hidden.n ?x1829))))))))
(assert
 (let (($x2514 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2068 (ite $x2514 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1829 (div (* ?x217 old.hidden.multiple) old.hidden.parts)))
 (let (($x3398 (= (- 1) old.hidden.n)))
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1435 (ite $x2301 (or $x3398 (< old.hidden.block old.hidden.n)) (ite $x1187 (or $x3398 (< ?x1829 old.hidden.n)) $x2068))))
 (let (($x1463 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1435)))
 (let (($x3060 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2584 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2005 (or $x2584 $x3060)))
 (= old.hidden.moved (ite $x2005 old.hidden.given_moved $x1463)))))))))))))))
(assert
 (let (($x163 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x936 (or $x163 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3654 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x936)))
 (= old.stream_tokens.everywhere $x3654)))))
(assert
 (let (($x1517 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3760 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3167 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2868 (ite $x3167 (ite (and old.embedding.rows_where_kept (or $x3760 $x1517)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2868))))))
(assert
 (let (($x1765 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3060 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2584 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2005 (or $x2584 $x3060)))
 (let (($x2370 (ite $x2005 old.hidden.given_everywhere (or $x1765 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2370)))))))
(assert
 (let (($x2298 (= 1 old.tp)))
 (let (($x3397 (= (_ bv96 7) old.stream)))
 (let (($x839 (or $x3397 $x2298 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1517 (and (or (not old.embedding.group.tp) $x2298) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2613 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3760 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1524 (ite (or (or $x3760 $x2613) (and $x1517 $x839)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1249 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2287 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2656 (and (or $x2287 $x1249) $x1517)))
 (let ((?x1911 (ite (or $x3760 (and $x2613 (= (_ bv38 7) old.stream)) $x2656) (_ bv38 7) (ite $x2613 (_ bv96 7) (_ bv16 7)))))
 (let (($x62 (or (and old.hidden.filled (not $x3397)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1634 (not $x1517)))
 (let (($x3056 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1706 (= (_ bv38 7) old.stream)))
 (let ((?x1102 (ite (and $x2287 old.hidden.filled $x1706 $x1634 $x3056) old.stream (ite (and $x1249 $x1634 $x62) old.stream ?x1911))))
 (let ((?x3173 (ite (and $x3397 old.hidden.everywhere (or $x3760 $x2656)) (_ bv96 7) (ite (and $x2287 old.hidden.filled $x3397 $x1634) (_ bv96 7) ?x1102))))
 (let (($x1412 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1158 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x1517) (_ bv38 7) (ite $x1412 (_ bv96 7) ?x3173))))
 (let ((?x2858 (ite (= (_ bv38 7) old.embedding.state) ?x1158 (ite (= (_ bv96 7) old.embedding.state) ?x1524 old.embedding.state))))
 (let ((?x744 (ite $x1249 (ite (not $x3397) old.stream (_ bv66 7)) (ite $x2613 (ite $x3397 (_ bv96 7) old.stream) (ite $x3760 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x2287 (_ bv96 7) ?x744) ?x2858))))))))))))))))))))))))
(assert
 (let (($x3397 (= (_ bv96 7) old.stream)))
 (let (($x1271 (or $x3397 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1271))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3128 (= (_ bv73 7) new.embedding.collective)))
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (let (($x560 (= (_ bv10 7) new.embedding.collective)))
 (let (($x918 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3094 (= (_ bv4 7) new.embedding.collective)))
 (or $x3094 $x918 $x560 $x818 $x3128)))))))
(assert
 (let (($x1353 (= (_ bv95 7) new.embedding.split)))
 (let (($x2487 (= (_ bv38 7) new.embedding.split)))
 (or $x2487 (= (_ bv57 7) new.embedding.split) $x1353))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2065 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2866 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3531 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (let (($x98 (= (_ bv48 7) new.hidden.kind)))
 (let (($x48 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x48 $x98 (= (_ bv56 7) new.hidden.kind) $x2927 $x3531 $x2866 $x2065 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x579 (= (_ bv49 7) new.norm.statistic)))
 (or $x579 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1100 (= (_ bv96 7) new.stream)))
 (let (($x3779 (= (_ bv94 7) new.stream)))
 (let (($x3378 (= (_ bv38 7) new.stream)))
 (or $x3378 $x3779 $x1100)))))
(assert
 (let (($x1573 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2143 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x3787 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3787 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2143 (= (_ bv91 7) new.stream_tokens.kind) $x1573 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2927 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3044 (div (* ?x1510 new.hidden.multiple) new.hidden.parts)))
 (let (($x2952 (< 1 new.hidden.parts)))
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2927 $x2952 (= ?x3044 new.hidden.n))))))))
(assert
 (let ((?x1510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3044 (div (* ?x1510 new.hidden.multiple) new.hidden.parts)))
 (let (($x2952 (< 1 new.hidden.parts)))
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2927 $x2952 (<= new.hidden.n ?x3044))))))))
(assert
 (let (($x48 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2508 (ite $x48 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3044 (div (* ?x1510 new.hidden.multiple) new.hidden.parts)))
 (let (($x1946 (= (- 1) new.hidden.n)))
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2866 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2388 (ite $x2866 (or $x1946 (< new.hidden.block new.hidden.n)) (ite $x2927 (or $x1946 (< ?x3044 new.hidden.n)) $x2508))))
 (let (($x2097 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2388)))
 (let (($x98 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3531 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2704 (or $x3531 $x98)))
 (= new.hidden.moved (ite $x2704 new.hidden.given_moved $x2097)))))))))))))))
(assert
 (let (($x1573 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1646 (or $x1573 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1903 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1646)))
 (= new.stream_tokens.everywhere $x1903)))))
(assert
 (let (($x1057 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1353 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2069 (ite $x1353 (ite (and new.embedding.rows_where_kept (or $x818 $x1057)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2069))))))
(assert
 (let (($x2065 (= (_ bv96 7) new.hidden.kind)))
 (let (($x98 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3531 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2704 (or $x3531 $x98)))
 (let (($x2608 (ite $x2704 new.hidden.given_everywhere (or $x2065 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2608)))))))
(assert
 (let (($x240 (= 1 new.tp)))
 (let (($x1100 (= (_ bv96 7) new.stream)))
 (let (($x578 (or $x1100 $x240 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1057 (and (or (not new.embedding.group.tp) $x240) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x560 (= (_ bv10 7) new.embedding.collective)))
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3783 (ite (or (or $x818 $x560) (and $x1057 $x578)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3128 (= (_ bv73 7) new.embedding.collective)))
 (let (($x918 (= (_ bv5 7) new.embedding.collective)))
 (let (($x531 (and (or $x918 $x3128) $x1057)))
 (let ((?x1441 (ite (or $x818 (and $x560 (= (_ bv38 7) new.stream)) $x531) (_ bv38 7) (ite $x560 (_ bv96 7) (_ bv16 7)))))
 (let (($x465 (or (and new.hidden.filled (not $x1100)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2615 (not $x1057)))
 (let (($x579 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3378 (= (_ bv38 7) new.stream)))
 (let ((?x2129 (ite (and $x918 new.hidden.filled $x3378 $x2615 $x579) new.stream (ite (and $x3128 $x2615 $x465) new.stream ?x1441))))
 (let ((?x2778 (ite (and $x1100 new.hidden.everywhere (or $x818 $x531)) (_ bv96 7) (ite (and $x918 new.hidden.filled $x1100 $x2615) (_ bv96 7) ?x2129))))
 (let (($x3094 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x464 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1057) (_ bv38 7) (ite $x3094 (_ bv96 7) ?x2778))))
 (let ((?x2439 (ite (= (_ bv38 7) new.embedding.state) ?x464 (ite (= (_ bv96 7) new.embedding.state) ?x3783 new.embedding.state))))
 (let ((?x2224 (ite $x3128 (ite (not $x1100) new.stream (_ bv66 7)) (ite $x560 (ite $x1100 (_ bv96 7) new.stream) (ite $x818 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x918 (_ bv96 7) ?x2224) ?x2439))))))))))))))))))))))))
(assert
 (let (($x1100 (= (_ bv96 7) new.stream)))
 (let (($x1542 (or $x1100 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1542))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3490 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x240 (= 1 new.tp)))
 (let (($x1201 (= new.embedding.joined new.stream)))
 (let (($x2027 (or (or (= (_ bv96 7) new.embedding.joined) $x1201) (and $x240 (or (not (= (_ bv38 7) new.embedding.split)) $x3490)))))
 (not $x2027))))))
(assert
 (let (($x1444 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2298 (= 1 old.tp)))
(let (($x2083 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x2083) (and $x2298 (or (not (= (_ bv38 7) old.embedding.split)) $x1444)))))))
(check-sat)

; from one replica to any number, question 127
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1249 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3760 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2613 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2287 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1412 (= (_ bv4 7) old.embedding.collective)))
 (or $x1412 $x2287 $x2613 $x3760 $x1249)))))))
(assert
 (let (($x3167 (= (_ bv95 7) old.embedding.split)))
 (let (($x2933 (= (_ bv38 7) old.embedding.split)))
 (or $x2933 (= (_ bv57 7) old.embedding.split) $x3167))))
(assert
 (let (($x1765 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2584 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3060 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x3060 (= (_ bv56 7) old.hidden.kind) $x1187 $x2584 (= (_ bv91 7) old.hidden.kind) $x1765 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3056 (= (_ bv49 7) old.norm.statistic)))
 (or $x3056 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3397 (= (_ bv96 7) old.stream)))
 (let (($x1299 (= (_ bv94 7) old.stream)))
 (let (($x1706 (= (_ bv38 7) old.stream)))
 (or $x1706 $x1299 $x3397)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1187 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1829 (div (* ?x217 old.hidden.multiple) old.hidden.parts)))
 (let (($x1367 (< 1 old.hidden.parts)))
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1187 $x1367 (= ?x1829 old.hidden.n))))))))
(assert
 (let ((?x217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1829 (div (* ?x217 old.hidden.multiple) old.hidden.parts)))
 (let (($x1367 (< 1 old.hidden.parts)))
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1187 $x1367 (<= old.hidden.n ?x1829))))))))
(assert
 (let (($x19 (not old.embedding.group.pp)))
 (let (($x1537 (or $x19 (= 1 old.pp))))
 (let (($x3223 (not old.embedding.group.sp)))
 (let (($x1250 (or $x3223 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2185 (not old.embedding.group.dp)))
 (let (($x3079 (or $x2185 $x993)))
 (let (($x1517 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3079 $x1250 $x1537)))
 (let (($x3760 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3167 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2868 (ite $x3167 (ite (and old.embedding.rows_where_kept (or $x3760 $x1517)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2868)))))))))))))
(assert
 (let (($x1765 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2370 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1765 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2370))))
(assert
 (let (($x2298 (= 1 old.tp)))
 (let (($x3397 (= (_ bv96 7) old.stream)))
 (let (($x839 (or $x3397 $x2298 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x19 (not old.embedding.group.pp)))
 (let (($x1537 (or $x19 (= 1 old.pp))))
 (let (($x3223 (not old.embedding.group.sp)))
 (let (($x1250 (or $x3223 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2185 (not old.embedding.group.dp)))
 (let (($x3079 (or $x2185 $x993)))
 (let (($x1517 (and (or (not old.embedding.group.tp) $x2298) $x3079 $x1250 $x1537)))
 (let (($x2613 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3760 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1524 (ite (or (or $x3760 $x2613) (and $x1517 $x839)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2251 (= (_ bv96 7) old.embedding.state)))
 (let (($x1249 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2287 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2656 (and (or $x2287 $x1249) $x1517)))
 (let ((?x1911 (ite (or $x3760 (and $x2613 (= (_ bv38 7) old.stream)) $x2656) (_ bv38 7) (ite $x2613 (_ bv96 7) (_ bv16 7)))))
 (let (($x62 (or (and old.hidden.filled (not $x3397)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1634 (not $x1517)))
 (let (($x3056 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1706 (= (_ bv38 7) old.stream)))
 (let ((?x1102 (ite (and $x2287 old.hidden.filled $x1706 $x1634 $x3056) old.stream (ite (and $x1249 $x1634 $x62) old.stream ?x1911))))
 (let ((?x3173 (ite (and $x3397 old.hidden.everywhere (or $x3760 $x2656)) (_ bv96 7) (ite (and $x2287 old.hidden.filled $x3397 $x1634) (_ bv96 7) ?x1102))))
 (let (($x1412 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1158 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x1517) (_ bv38 7) (ite $x1412 (_ bv96 7) ?x3173))))
 (let (($x1355 (= (_ bv38 7) old.embedding.state)))
 (let ((?x744 (ite $x1249 (ite (not $x3397) old.stream (_ bv66 7)) (ite $x2613 (ite $x3397 (_ bv96 7) old.stream) (ite $x3760 (_ bv92 7) (_ bv16 7))))))
 (let ((?x281 (ite (= (_ bv92 7) old.embedding.state) (ite $x2287 (_ bv96 7) ?x744) (ite $x1355 ?x1158 (ite $x2251 ?x1524 old.embedding.state)))))
 (= old.embedding.joined ?x281))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3128 (= (_ bv73 7) new.embedding.collective)))
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (let (($x560 (= (_ bv10 7) new.embedding.collective)))
 (let (($x918 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3094 (= (_ bv4 7) new.embedding.collective)))
 (or $x3094 $x918 $x560 $x818 $x3128)))))))
(assert
 (let (($x1353 (= (_ bv95 7) new.embedding.split)))
 (let (($x2487 (= (_ bv38 7) new.embedding.split)))
 (or $x2487 (= (_ bv57 7) new.embedding.split) $x1353))))
(assert
 (let (($x2065 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3531 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (let (($x98 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x98 (= (_ bv56 7) new.hidden.kind) $x2927 $x3531 (= (_ bv91 7) new.hidden.kind) $x2065 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x579 (= (_ bv49 7) new.norm.statistic)))
 (or $x579 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1100 (= (_ bv96 7) new.stream)))
 (let (($x3779 (= (_ bv94 7) new.stream)))
 (let (($x3378 (= (_ bv38 7) new.stream)))
 (or $x3378 $x3779 $x1100)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2927 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3044 (div (* ?x1510 new.hidden.multiple) new.hidden.parts)))
 (let (($x2952 (< 1 new.hidden.parts)))
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2927 $x2952 (= ?x3044 new.hidden.n))))))))
(assert
 (let ((?x1510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3044 (div (* ?x1510 new.hidden.multiple) new.hidden.parts)))
 (let (($x2952 (< 1 new.hidden.parts)))
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2927 $x2952 (<= new.hidden.n ?x3044))))))))
(assert
 (let (($x2916 (not new.embedding.group.pp)))
 (let (($x67 (or $x2916 (= 1 new.pp))))
 (let (($x3692 (not new.embedding.group.sp)))
 (let (($x1434 (or $x3692 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1998 (not new.embedding.group.dp)))
 (let (($x2485 (or $x1998 $x1399)))
 (let (($x1057 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2485 $x1434 $x67)))
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1353 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2069 (ite $x1353 (ite (and new.embedding.rows_where_kept (or $x818 $x1057)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2069)))))))))))))
(assert
 (let (($x2065 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2608 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2065 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2608))))
(assert
 (let (($x240 (= 1 new.tp)))
 (let (($x1100 (= (_ bv96 7) new.stream)))
 (let (($x578 (or $x1100 $x240 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2916 (not new.embedding.group.pp)))
 (let (($x67 (or $x2916 (= 1 new.pp))))
 (let (($x3692 (not new.embedding.group.sp)))
 (let (($x1434 (or $x3692 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1998 (not new.embedding.group.dp)))
 (let (($x2485 (or $x1998 $x1399)))
 (let (($x1057 (and (or (not new.embedding.group.tp) $x240) $x2485 $x1434 $x67)))
 (let (($x560 (= (_ bv10 7) new.embedding.collective)))
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3783 (ite (or (or $x818 $x560) (and $x1057 $x578)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1214 (= (_ bv96 7) new.embedding.state)))
 (let (($x3128 (= (_ bv73 7) new.embedding.collective)))
 (let (($x918 (= (_ bv5 7) new.embedding.collective)))
 (let (($x531 (and (or $x918 $x3128) $x1057)))
 (let ((?x1441 (ite (or $x818 (and $x560 (= (_ bv38 7) new.stream)) $x531) (_ bv38 7) (ite $x560 (_ bv96 7) (_ bv16 7)))))
 (let (($x465 (or (and new.hidden.filled (not $x1100)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2615 (not $x1057)))
 (let (($x579 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3378 (= (_ bv38 7) new.stream)))
 (let ((?x2129 (ite (and $x918 new.hidden.filled $x3378 $x2615 $x579) new.stream (ite (and $x3128 $x2615 $x465) new.stream ?x1441))))
 (let ((?x2778 (ite (and $x1100 new.hidden.everywhere (or $x818 $x531)) (_ bv96 7) (ite (and $x918 new.hidden.filled $x1100 $x2615) (_ bv96 7) ?x2129))))
 (let (($x3094 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x464 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1057) (_ bv38 7) (ite $x3094 (_ bv96 7) ?x2778))))
 (let (($x1888 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2224 (ite $x3128 (ite (not $x1100) new.stream (_ bv66 7)) (ite $x560 (ite $x1100 (_ bv96 7) new.stream) (ite $x818 (_ bv92 7) (_ bv16 7))))))
 (let ((?x3001 (ite (= (_ bv92 7) new.embedding.state) (ite $x918 (_ bv96 7) ?x2224) (ite $x1888 ?x464 (ite $x1214 ?x3783 new.embedding.state)))))
 (= new.embedding.joined ?x3001))))))))))))))))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2916 (not new.embedding.group.pp)))
 (let (($x67 (or $x2916 (= 1 new.pp))))
 (let (($x3692 (not new.embedding.group.sp)))
 (let (($x1434 (or $x3692 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1998 (not new.embedding.group.dp)))
 (let (($x2485 (or $x1998 $x1399)))
 (let (($x1888 (= (_ bv38 7) new.embedding.state)))
 (let (($x1214 (= (_ bv96 7) new.embedding.state)))
 (let (($x1057 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2485 $x1434 $x67)))
 (let (($x1464 (and $x1057 (or $x1214 (and $x1888 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x560 (= (_ bv10 7) new.embedding.collective)))
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1287 (or (and (= (_ bv96 7) new.embedding.joined) $x1214) $x818 (and $x560 $x1888 (= (_ bv38 7) new.embedding.joined)) $x1464 (and (or new.embedding.group.tp (= 1 new.tp)) $x2485 $x1434 $x67))))
 (not $x1287))))))))))))))))
(assert
 (let (($x19 (not old.embedding.group.pp)))
(let (($x1537 (or $x19 (= 1 old.pp))))
(let (($x3223 (not old.embedding.group.sp)))
(let (($x1250 (or $x3223 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x2185 (not old.embedding.group.dp)))
(let (($x3079 (or $x2185 $x993)))
(let (($x1355 (= (_ bv38 7) old.embedding.state)))
(let (($x2251 (= (_ bv96 7) old.embedding.state)))
(let (($x1517 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3079 $x1250 $x1537)))
(let (($x1368 (and $x1517 (or $x2251 (and $x1355 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2613 (= (_ bv10 7) old.embedding.collective)))
(let (($x3760 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x2251) $x3760 (and $x2613 $x1355 (= (_ bv38 7) old.embedding.joined)) $x1368 (and (or old.embedding.group.tp (= 1 old.tp)) $x3079 $x1250 $x1537))))))))))))))))
(check-sat)

; from one replica to any number, question 128
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1249 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3760 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2613 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2287 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1412 (= (_ bv4 7) old.embedding.collective)))
 (or $x1412 $x2287 $x2613 $x3760 $x1249)))))))
(assert
 (let (($x2106 (= (_ bv29 7) old.embedding.positions)))
 (let (($x2433 (= (_ bv27 7) old.embedding.positions)))
 (let (($x2360 (= (_ bv23 7) old.embedding.positions)))
 (let (($x778 (= (_ bv1 7) old.embedding.positions)))
 (or $x778 $x2360 $x2433 $x2106))))))
(assert
 (let (($x3167 (= (_ bv95 7) old.embedding.split)))
 (let (($x2933 (= (_ bv38 7) old.embedding.split)))
 (or $x2933 (= (_ bv57 7) old.embedding.split) $x3167))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1765 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2584 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3060 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2514 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2514 $x3060 (= (_ bv56 7) old.hidden.kind) $x1187 $x2584 $x2301 $x1765 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x87 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x87 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3056 (= (_ bv49 7) old.norm.statistic)))
 (or $x3056 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3397 (= (_ bv96 7) old.stream)))
 (let (($x1299 (= (_ bv94 7) old.stream)))
 (let (($x1706 (= (_ bv38 7) old.stream)))
 (or $x1706 $x1299 $x3397)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1187 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1829 (div (* ?x217 old.hidden.multiple) old.hidden.parts)))
 (let (($x1367 (< 1 old.hidden.parts)))
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1187 $x1367 (= ?x1829 old.hidden.n))))))))
(assert
 (let ((?x217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1829 (div (* ?x217 old.hidden.multiple) old.hidden.parts)))
 (let (($x1367 (< 1 old.hidden.parts)))
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1187 $x1367 (<= old.hidden.n ?x1829))))))))
(assert
 (let (($x2514 (= (_ bv26 7) old.hidden.kind)))
 (let (($x869 (ite $x2514 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x217 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1829 (div (* ?x217 old.hidden.multiple) old.hidden.parts)))
 (let (($x3067 (= (- 1) old.hidden.n)))
 (let (($x1187 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2301 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1018 (ite $x2301 (or $x3067 (< old.hidden.block old.hidden.n)) (ite $x1187 (or $x3067 (< ?x1829 old.hidden.n)) $x869))))
 (let (($x1239 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1018)))
 (let (($x3060 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2584 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2005 (or $x2584 $x3060)))
 (= old.hidden.moved (ite $x2005 old.hidden.given_moved $x1239)))))))))))))))
(assert
 (let (($x1517 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3760 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3167 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2868 (ite $x3167 (ite (and old.embedding.rows_where_kept (or $x3760 $x1517)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2868))))))
(assert
 (let (($x1765 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3060 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2584 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2005 (or $x2584 $x3060)))
 (let (($x2370 (ite $x2005 old.hidden.given_everywhere (or $x1765 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2370)))))))
(assert
 (let (($x1160 (not old.hidden.moved)))
 (let (($x936 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1160)))
 (let (($x761 (= 1 old.hidden.parts)))
 (let (($x3060 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2584 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2005 (or $x2584 $x3060)))
 (= old.hidden.first_alone (ite $x2005 old.hidden.given_first (or $x761 $x936))))))))))
(assert
 (let (($x3167 (= (_ bv95 7) old.embedding.split)))
 (let (($x2690 (not $x3167)))
 (let (($x2298 (= 1 old.tp)))
 (let (($x3397 (= (_ bv96 7) old.stream)))
 (let (($x1517 (and (or (not old.embedding.group.tp) $x2298) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1590 (and $x1517 (or $x3397 $x2298 (not (= (_ bv4 7) old.embedding.collective)) $x2690))))
 (let (($x2613 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3760 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1524 (ite (or (or $x3760 $x2613) $x1590) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2251 (= (_ bv96 7) old.embedding.state)))
 (let (($x1249 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2287 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2656 (and (or $x2287 $x1249) $x1517)))
 (let ((?x1911 (ite (or $x3760 (and $x2613 (= (_ bv38 7) old.stream)) $x2656) (_ bv38 7) (ite $x2613 (_ bv96 7) (_ bv16 7)))))
 (let (($x62 (or (and old.hidden.filled (not $x3397)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1634 (not $x1517)))
 (let (($x3056 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1706 (= (_ bv38 7) old.stream)))
 (let ((?x1102 (ite (and $x2287 old.hidden.filled $x1706 $x1634 $x3056) old.stream (ite (and $x1249 $x1634 $x62) old.stream ?x1911))))
 (let ((?x3173 (ite (and $x3397 old.hidden.everywhere (or $x3760 $x2656)) (_ bv96 7) (ite (and $x2287 old.hidden.filled $x3397 $x1634) (_ bv96 7) ?x1102))))
 (let (($x1412 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1158 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x1517) (_ bv38 7) (ite $x1412 (_ bv96 7) ?x3173))))
 (let (($x1355 (= (_ bv38 7) old.embedding.state)))
 (let ((?x744 (ite $x1249 (ite (not $x3397) old.stream (_ bv66 7)) (ite $x2613 (ite $x3397 (_ bv96 7) old.stream) (ite $x3760 (_ bv92 7) (_ bv16 7))))))
 (let (($x319 (= (_ bv92 7) old.embedding.state)))
 (let ((?x281 (ite $x319 (ite $x2287 (_ bv96 7) ?x744) (ite $x1355 ?x1158 (ite $x2251 ?x1524 old.embedding.state)))))
 (= old.embedding.joined ?x281))))))))))))))))))))))))))))
(assert
 (let (($x1473 (not old.hidden.everywhere)))
 (let (($x2287 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1355 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1355 (= (_ bv96 7) old.embedding.joined) $x2287 $x1473))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3128 (= (_ bv73 7) new.embedding.collective)))
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (let (($x560 (= (_ bv10 7) new.embedding.collective)))
 (let (($x918 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3094 (= (_ bv4 7) new.embedding.collective)))
 (or $x3094 $x918 $x560 $x818 $x3128)))))))
(assert
 (let (($x980 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2973 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1809 (= (_ bv23 7) new.embedding.positions)))
 (let (($x255 (= (_ bv1 7) new.embedding.positions)))
 (or $x255 $x1809 $x2973 $x980))))))
(assert
 (let (($x1353 (= (_ bv95 7) new.embedding.split)))
 (let (($x2487 (= (_ bv38 7) new.embedding.split)))
 (or $x2487 (= (_ bv57 7) new.embedding.split) $x1353))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2065 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2866 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3531 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (let (($x98 (= (_ bv48 7) new.hidden.kind)))
 (let (($x48 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x48 $x98 (= (_ bv56 7) new.hidden.kind) $x2927 $x3531 $x2866 $x2065 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2903 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x2903 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x579 (= (_ bv49 7) new.norm.statistic)))
 (or $x579 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1100 (= (_ bv96 7) new.stream)))
 (let (($x3779 (= (_ bv94 7) new.stream)))
 (let (($x3378 (= (_ bv38 7) new.stream)))
 (or $x3378 $x3779 $x1100)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2927 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3044 (div (* ?x1510 new.hidden.multiple) new.hidden.parts)))
 (let (($x2952 (< 1 new.hidden.parts)))
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2927 $x2952 (= ?x3044 new.hidden.n))))))))
(assert
 (let ((?x1510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3044 (div (* ?x1510 new.hidden.multiple) new.hidden.parts)))
 (let (($x2952 (< 1 new.hidden.parts)))
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2927 $x2952 (<= new.hidden.n ?x3044))))))))
(assert
 (let (($x48 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1767 (ite $x48 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3044 (div (* ?x1510 new.hidden.multiple) new.hidden.parts)))
 (let (($x2884 (= (- 1) new.hidden.n)))
 (let (($x2927 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2866 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3722 (ite $x2866 (or $x2884 (< new.hidden.block new.hidden.n)) (ite $x2927 (or $x2884 (< ?x3044 new.hidden.n)) $x1767))))
 (let (($x1009 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3722)))
 (let (($x98 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3531 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2704 (or $x3531 $x98)))
 (= new.hidden.moved (ite $x2704 new.hidden.given_moved $x1009)))))))))))))))
(assert
 (let (($x1057 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1353 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2069 (ite $x1353 (ite (and new.embedding.rows_where_kept (or $x818 $x1057)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2069))))))
(assert
 (let (($x2065 (= (_ bv96 7) new.hidden.kind)))
 (let (($x98 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3531 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2704 (or $x3531 $x98)))
 (let (($x2608 (ite $x2704 new.hidden.given_everywhere (or $x2065 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2608)))))))
(assert
 (let (($x1633 (not new.hidden.moved)))
 (let (($x861 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1633)))
 (let (($x1360 (= 1 new.hidden.parts)))
 (let (($x98 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3531 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2704 (or $x3531 $x98)))
 (= new.hidden.first_alone (ite $x2704 new.hidden.given_first (or $x1360 $x861))))))))))
(assert
 (let (($x1353 (= (_ bv95 7) new.embedding.split)))
 (let (($x422 (not $x1353)))
 (let (($x240 (= 1 new.tp)))
 (let (($x1100 (= (_ bv96 7) new.stream)))
 (let (($x1057 (and (or (not new.embedding.group.tp) $x240) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1497 (and $x1057 (or $x1100 $x240 (not (= (_ bv4 7) new.embedding.collective)) $x422))))
 (let (($x560 (= (_ bv10 7) new.embedding.collective)))
 (let (($x818 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3783 (ite (or (or $x818 $x560) $x1497) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1214 (= (_ bv96 7) new.embedding.state)))
 (let (($x3128 (= (_ bv73 7) new.embedding.collective)))
 (let (($x918 (= (_ bv5 7) new.embedding.collective)))
 (let (($x531 (and (or $x918 $x3128) $x1057)))
 (let ((?x1441 (ite (or $x818 (and $x560 (= (_ bv38 7) new.stream)) $x531) (_ bv38 7) (ite $x560 (_ bv96 7) (_ bv16 7)))))
 (let (($x465 (or (and new.hidden.filled (not $x1100)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2615 (not $x1057)))
 (let (($x579 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3378 (= (_ bv38 7) new.stream)))
 (let ((?x2129 (ite (and $x918 new.hidden.filled $x3378 $x2615 $x579) new.stream (ite (and $x3128 $x2615 $x465) new.stream ?x1441))))
 (let ((?x2778 (ite (and $x1100 new.hidden.everywhere (or $x818 $x531)) (_ bv96 7) (ite (and $x918 new.hidden.filled $x1100 $x2615) (_ bv96 7) ?x2129))))
 (let (($x3094 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x464 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1057) (_ bv38 7) (ite $x3094 (_ bv96 7) ?x2778))))
 (let (($x1888 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2224 (ite $x3128 (ite (not $x1100) new.stream (_ bv66 7)) (ite $x560 (ite $x1100 (_ bv96 7) new.stream) (ite $x818 (_ bv92 7) (_ bv16 7))))))
 (let (($x2426 (= (_ bv92 7) new.embedding.state)))
 (let ((?x3001 (ite $x2426 (ite $x918 (_ bv96 7) ?x2224) (ite $x1888 ?x464 (ite $x1214 ?x3783 new.embedding.state)))))
 (= new.embedding.joined ?x3001))))))))))))))))))))))))))))
(assert
 (let (($x102 (not new.hidden.everywhere)))
 (let (($x918 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1888 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x1888 (= (_ bv96 7) new.embedding.joined) $x918 $x102))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2426 (= (_ bv92 7) new.embedding.state)))
 (let (($x696 (or $x2426 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x980 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1116 (not new.embedding.full_though_split)))
 (let (($x2973 (= (_ bv27 7) new.embedding.positions)))
 (let (($x240 (= 1 new.tp)))
 (let (($x895 (or $x240 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1116) (and $x2973 $x1116 (or (not (= (_ bv95 7) new.embedding.split)) (not $x2426))) (and $x980 $x696) (and (= (_ bv23 7) new.embedding.positions) $x2426))))
 (not $x895)))))))))
(assert
 (let (($x319 (= (_ bv92 7) old.embedding.state)))
(let (($x935 (or $x319 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x2106 (= (_ bv29 7) old.embedding.positions)))
(let (($x3123 (not old.embedding.full_though_split)))
(let (($x2433 (= (_ bv27 7) old.embedding.positions)))
(let (($x2298 (= 1 old.tp)))
(or $x2298 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x3123) (and $x2433 $x3123 (or (not (= (_ bv95 7) old.embedding.split)) (not $x319))) (and $x2106 $x935) (and (= (_ bv23 7) old.embedding.positions) $x319)))))))))
(check-sat)

; from one replica to any number, question 129
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
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1996 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x397 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3071 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x223 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x897 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x897 $x223 $x758 $x1189 $x3071 $x1364 $x2628 $x3534 $x2733 $x397))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1552 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1118 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1118 $x1552 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x156 (= (_ bv32 7) old.attention.out.input)))
 (let (($x502 (= (_ bv10 7) old.attention.out.input)))
 (or $x502 $x156 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x863 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2777 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1449 (= (_ bv40 7) old.attention.out.split)))
 (or $x1449 $x2777 $x863)))))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x1319 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1319 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x3138 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3138 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3523 (= (_ bv56 7) old.attention.value_dim.kind) $x2102 $x1448 (= (_ bv91 7) old.attention.value_dim.kind) $x2736 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3717 (= (- 1) old.attention.heads.n)))
 (let (($x205 (or $x3717 (< (* ?x2974 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1104 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x205 0 1))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3561 (or $x3717 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1147 (ite (and $x3717 (= 1 old.attention.heads.parts)) 1 (ite $x3561 0 1))))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3071 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x397 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x897 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x223 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1909 (ite (or $x223 $x897 $x3534 $x397 $x3071) 1 (ite $x758 ?x1147 (ite $x1364 ?x1104 old.attention.heads.given_least)))))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2733 old.attention.heads.parts ?x1909)))))))))))))))))))
(assert
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x448 (and $x1364 (< 1 old.attention.heads.parts) (= ?x2974 old.attention.heads.n))))
 (= old.attention.heads.filled $x448))))))
(assert
 (let (($x3212 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1364 $x3212)))))
(assert
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1624 (or $x2628 $x1189)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x2197 (ite $x2733 old.attention.heads.parts (ite $x1624 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x2197)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x3717 (= (- 1) old.attention.heads.n)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3879 (ite $x758 (or $x3717 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3717 (< 1 old.attention.heads.n)))))
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x789 (ite $x3534 (or $x3717 (< old.attention.heads.block old.attention.heads.n)) (ite $x1364 (or $x3717 (< ?x2974 old.attention.heads.n)) $x3879))))
 (let (($x3576 (= 1 old.attention.heads.parts)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1624 (or $x2628 $x1189)))
 (let (($x3698 (ite $x1624 old.attention.heads.given_moved (ite (or $x2733 $x3576) false $x789))))
 (= old.attention.heads.moved $x3698))))))))))))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let ((?x2592 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2102 (not (= 0 ?x2592)))))))
(assert
 (let (($x1449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x455 (not $x1449)))
 (let (($x502 (= (_ bv10 7) old.attention.out.input)))
 (let (($x156 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x156 (and $x502 $x455))))))))
(assert
 (let (($x1326 (not old.attention.heads.padded)))
 (let (($x3576 (= 1 old.attention.heads.parts)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1624 (or $x2628 $x1189)))
 (let (($x195 (ite $x1624 old.attention.heads.given_everywhere (or $x2733 (and $x3576 $x1326)))))
 (= old.attention.heads.everywhere $x195)))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2393 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x2393)))))))))))))))))))))
(assert
 (let (($x3012 (not old.attention.value_dim.padded)))
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2167 (ite (or $x1448 $x3523) old.attention.value_dim.given_everywhere (or $x2736 (and (= 1 old.attention.value_dim.parts) $x3012)))))
 (= old.attention.value_dim.everywhere $x2167)))))))
(assert
 (let (($x2040 (not old.attention.heads.moved)))
 (let (($x397 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x897 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x223 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1153 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x223 $x897 $x3534 $x397) $x2040))))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1624 (or $x2628 $x1189)))
 (= old.attention.heads.undivided (ite $x1624 old.attention.heads.given_undivided $x1153))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x1841 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1990 ?x990 ?x1841))))))))))))))))))))))
(assert
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x498 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2263 (ite $x498 old.attention.v (ite $x1119 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2263)))))
(assert
 (let (($x2023 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3406 (not old.attention.gathers)))
 (let (($x2777 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2777 $x3406 $x2023))))))
(assert
 (let ((?x2112 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3683 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1118 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1552 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3202 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1552 $x1118) $x3683))))
 (let (($x1449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x455 (not $x1449)))
 (let (($x964 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2881 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x964)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x964 old.attention.value_dim.everywhere $x455) $x3202)))
 (= old.attention.mixed_in (ite $x2881 (_ bv96 7) ?x2112))))))))))))
(assert
 (let ((?x3624 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x746 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2460 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x3683 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1552 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1645 (and $x1449 (or $x1552 $x3683) (ite $x2460 old.attention.dims_where_kept $x746))))
 (= old.attention.out_state (ite $x1645 (_ bv96 7) ?x3624))))))))))
(assert
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2535 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x676 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x101 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1850 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x503 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x503 $x1850 $x3693 $x2687 $x101 $x2769 $x1421 $x3445 $x3417 $x676))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1442 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2949 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2949 $x1442 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2875 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2131 (= (_ bv10 7) new.attention.out.input)))
 (or $x2131 $x2875 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1073 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2355 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2235 (= (_ bv40 7) new.attention.out.split)))
 (or $x2235 $x2355 $x1073)))))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x2013 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2013 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x149 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x149 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x91 (= (_ bv56 7) new.attention.value_dim.kind) $x2436 $x2550 (= (_ bv91 7) new.attention.value_dim.kind) $x3365 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1904 (= (- 1) new.attention.heads.n)))
 (let (($x1174 (or $x1904 (< (* ?x1970 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x138 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1174 0 1))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2386 (or $x1904 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x372 (ite (and $x1904 (= 1 new.attention.heads.parts)) 1 (ite $x2386 0 1))))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x101 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x676 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x503 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1850 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2849 (ite (or $x1850 $x503 $x3445 $x676 $x101) 1 (ite $x3693 ?x372 (ite $x2769 ?x138 new.attention.heads.given_least)))))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3417 new.attention.heads.parts ?x2849)))))))))))))))))))
(assert
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3656 (and $x2769 (< 1 new.attention.heads.parts) (= ?x1970 new.attention.heads.n))))
 (= new.attention.heads.filled $x3656))))))
(assert
 (let (($x544 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2769 $x544)))))
(assert
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2977 (or $x1421 $x2687)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x2286 (ite $x3417 new.attention.heads.parts (ite $x2977 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x2286)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x1904 (= (- 1) new.attention.heads.n)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2807 (ite $x3693 (or $x1904 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1904 (< 1 new.attention.heads.n)))))
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3931 (ite $x3445 (or $x1904 (< new.attention.heads.block new.attention.heads.n)) (ite $x2769 (or $x1904 (< ?x1970 new.attention.heads.n)) $x2807))))
 (let (($x1920 (= 1 new.attention.heads.parts)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2977 (or $x1421 $x2687)))
 (let (($x2701 (ite $x2977 new.attention.heads.given_moved (ite (or $x3417 $x1920) false $x3931))))
 (= new.attention.heads.moved $x2701))))))))))))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let ((?x2330 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2436 (not (= 0 ?x2330)))))))
(assert
 (let (($x2235 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2794 (not $x2235)))
 (let (($x2131 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2875 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2875 (and $x2131 $x2794))))))))
(assert
 (let (($x1656 (not new.attention.heads.padded)))
 (let (($x1920 (= 1 new.attention.heads.parts)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2977 (or $x1421 $x2687)))
 (let (($x3620 (ite $x2977 new.attention.heads.given_everywhere (or $x3417 (and $x1920 $x1656)))))
 (= new.attention.heads.everywhere $x3620)))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2278 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x2278)))))))))))))))))))))
(assert
 (let (($x369 (not new.attention.value_dim.padded)))
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1192 (ite (or $x2550 $x91) new.attention.value_dim.given_everywhere (or $x3365 (and (= 1 new.attention.value_dim.parts) $x369)))))
 (= new.attention.value_dim.everywhere $x1192)))))))
(assert
 (let (($x244 (not new.attention.heads.moved)))
 (let (($x676 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x503 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1850 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2200 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1850 $x503 $x3445 $x676) $x244))))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2977 (or $x1421 $x2687)))
 (= new.attention.heads.undivided (ite $x2977 new.attention.heads.given_undivided $x2200))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2169 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1287 ?x1256 ?x2169))))))))))))))))))))))
(assert
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1495 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x207 (ite $x1495 new.attention.v (ite $x3048 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x207)))))
(assert
 (let (($x1129 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1676 (not new.attention.gathers)))
 (let (($x2355 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2355 $x1676 $x1129))))))
(assert
 (let ((?x637 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x855 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2949 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1442 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3558 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1442 $x2949) $x855))))
 (let (($x2235 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2794 (not $x2235)))
 (let (($x288 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2761 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x288)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x288 new.attention.value_dim.everywhere $x2794) $x3558)))
 (= new.attention.mixed_in (ite $x2761 (_ bv96 7) ?x637))))))))))))
(assert
 (let ((?x1163 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3595 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2042 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x855 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1442 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2235 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3339 (and $x2235 (or $x1442 $x855) (ite $x2042 new.attention.dims_where_kept $x3595))))
 (= new.attention.out_state (ite $x3339 (_ bv96 7) ?x1163))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3288 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x2388 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x2235 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2794 (not $x2235)))
 (let (($x3277 (or (= 1 new.attention.heads.most) $x2794 (= (_ bv96 7) new.attention.out_state) (and $x2388 (and new.attention.heads.undivided $x3288)))))
 (let (($x1375 (not new.attention.heads.beyond)))
 (let (($x3454 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x2235 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x3454 (and (<= 1 new.attention.heads.least) $x1375 $x3277)))))))))))
(assert
 (let (($x820 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2788 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x1449 (= (_ bv40 7) old.attention.out.split)))
(let (($x455 (not $x1449)))
(let (($x1251 (or (= 1 old.attention.heads.most) $x455 (= (_ bv96 7) old.attention.out_state) (and $x2788 (and old.attention.heads.undivided $x820)))))
(let (($x2428 (not old.attention.heads.beyond)))
(let (($x2225 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x1449 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x2225 (and (<= 1 old.attention.heads.least) $x2428 $x1251))))))))))
(check-sat)

; from one replica to any number, question 130
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
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1996 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1364 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2102 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x560 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7)))))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1102 (ite $x1990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x3144 ?x560))))
 (= old.attention.q ?x1102)))))))))))))))))
(assert
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2535 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2769 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2436 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1685 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7)))))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3661 (ite $x1287 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2331 ?x1685))))
 (= new.attention.q ?x3661)))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1698 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x2656 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x1698)))))
 (not $x2656))))
(assert
 (let (($x2647 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x2647))))
(check-sat)

; from one replica to any number, question 131
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
(declare-fun old.attention.value_dim.least () Int)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
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
(declare-fun new.attention.value_dim.least () Int)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
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
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x377 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2174 $x2515 $x929 $x693 $x377 $x1996 $x3642 $x59 $x2239 $x631))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1189 (= (_ bv56 7) old.attention.heads.kind) $x1364 $x2628 (= (_ bv91 7) old.attention.heads.kind) $x2733 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2127 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2881 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2881 $x2127 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2875 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2768 (= (_ bv10 7) old.attention.out.input)))
 (or $x2768 $x2875 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1341 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1976 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2808 (= (_ bv40 7) old.attention.out.split)))
 (or $x2808 $x1976 $x1341)))))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x94 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x94 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x1662 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1662 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2217 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1414 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1414 $x2217 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x3425 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1975 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1013 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1983 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1816 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1820 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1820 $x1816 $x1983 $x3523 $x1013 $x2102 $x1448 $x1975 $x2736 $x3425))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let (($x2483 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1364 $x2483)))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2141 (= (- 1) old.attention.head_dim.n)))
 (let (($x1533 (or $x2141 (< (* ?x3787 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2701 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2697 (ite $x1996 (ite (= 0 ?x2701) 1 (ite $x1533 0 1)) old.attention.head_dim.given_least)))
 (let (($x1841 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3050 (ite (and $x2141 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2141 $x1841) 0 1))))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x377 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x134 (ite $x2239 old.attention.head_dim.parts (ite (or $x2515 $x2174 $x59 $x631 $x377) 1 (ite $x929 ?x3050 ?x2697)))))
 (= old.attention.head_dim.least ?x134)))))))))))))))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x650 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1996 (not (= 0 ?x650)))))))
(assert
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2557 (or $x3642 $x693)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3115 (ite $x2239 old.attention.head_dim.parts (ite $x2557 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x3115)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x2141 (= (- 1) old.attention.head_dim.n)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x611 (ite $x929 (or $x2141 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2141 (< 1 old.attention.head_dim.n)))))
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2637 (ite $x59 (or $x2141 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1996 (or $x2141 (< ?x3787 old.attention.head_dim.n)) $x611))))
 (let (($x477 (= 1 old.attention.head_dim.parts)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2557 (or $x3642 $x693)))
 (let (($x272 (ite $x2557 old.attention.head_dim.given_moved (ite (or $x2239 $x477) false $x2637))))
 (= old.attention.head_dim.moved $x272))))))))))))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2451 (div ?x3249 old.attention.value_dim.parts)))
 (let (($x3764 (= (- 1) old.attention.value_dim.n)))
 (let (($x1308 (or $x3764 (< (* ?x2451 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x1153 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x53 (ite $x2102 (ite (= 0 ?x1153) 1 (ite $x1308 0 1)) old.attention.value_dim.given_least)))
 (let (($x2340 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x816 (ite (and $x3764 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x3764 $x2340) 0 1))))
 (let (($x1983 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1013 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x3425 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1975 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1820 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1816 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x3138 (ite $x2736 old.attention.value_dim.parts (ite (or $x1816 $x1820 $x1975 $x3425 $x1013) 1 (ite $x1983 ?x816 ?x53)))))
 (= old.attention.value_dim.least ?x3138))))))))))))))))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2451 (div ?x3249 old.attention.value_dim.parts)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= ?x2451 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266)))))))
(assert
 (let ((?x2112 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2102 (not (= 0 ?x2112)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x524 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3406 (not old.model.sinks)))
 (= old.attention.one_key (and $x3406 $x524)))))
(assert
 (let (($x2808 (= (_ bv40 7) old.attention.out.split)))
 (let (($x964 (not $x2808)))
 (let (($x2768 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2875 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2875 (and $x2768 $x964))))))))
(assert
 (let (($x863 (not old.attention.heads.padded)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1711 (ite (or $x2628 $x1189) old.attention.heads.given_everywhere (or $x2733 (and (= 1 old.attention.heads.parts) $x863)))))
 (= old.attention.heads.everywhere $x1711)))))))
(assert
 (let (($x2729 (not old.attention.head_dim.padded)))
 (let (($x477 (= 1 old.attention.head_dim.parts)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2557 (or $x3642 $x693)))
 (let (($x1552 (ite $x2557 old.attention.head_dim.given_everywhere (or $x2239 (and $x477 $x2729)))))
 (= old.attention.head_dim.everywhere $x1552)))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2156 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1990 ?x990 ?x2156)))))))))))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x1694 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x1694)))))))))))))))))))))
(assert
 (let (($x2879 (not old.attention.value_dim.padded)))
 (let (($x1548 (= 1 old.attention.value_dim.parts)))
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1819 (ite (or $x1448 $x3523) old.attention.value_dim.given_everywhere (or $x2736 (and $x1548 $x2879)))))
 (= old.attention.value_dim.everywhere $x1819))))))))
(assert
 (let (($x1464 (not old.attention.head_dim.moved)))
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x328 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2515 $x2174 $x59 $x631) $x1464))))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2557 (or $x3642 $x693)))
 (= old.attention.head_dim.undivided (ite $x2557 old.attention.head_dim.given_undivided $x328))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x3719 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1990 ?x990 ?x3719))))))))))))))))))))))
(assert
 (let (($x1325 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1414 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1464 (not old.attention.head_dim.moved)))
 (let (($x1692 (= 1 old.attention.head_dim.most)))
 (let (($x3262 (<= 1 old.attention.head_dim.least)))
 (let (($x1322 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2217 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1839 (ite (or $x2217 $x1322) (and $x3262 (or old.attention.head_dim.undivided (and $x1692 $x1464))) (and $x1414 (and old.attention.head_dim.undivided $x1325)))))
 (= old.attention.scores_whole $x1839))))))))))
(assert
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x232 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2622 (ite $x232 old.attention.v (ite $x1119 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2622)))))
(assert
 (let (($x3517 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1798 (not old.attention.gathers)))
 (let (($x1976 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1976 $x1798 $x3517))))))
(assert
 (let ((?x637 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2696 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2881 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2127 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2577 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2127 $x2881) $x2696))))
 (let (($x2808 (= (_ bv40 7) old.attention.out.split)))
 (let (($x964 (not $x2808)))
 (let (($x369 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3558 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x369)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x369 old.attention.value_dim.everywhere $x964) $x2577)))
 (= old.attention.mixed_in (ite $x3558 (_ bv96 7) ?x637))))))))))))
(assert
 (let ((?x2178 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3671 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1919 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3671)))
 (let (($x2696 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2127 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2808 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2808 (or $x2127 $x2696) $x1919) (_ bv96 7) ?x2178)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2751 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2976 $x1604 $x86 $x2177 $x2751 $x2535 $x3615 $x3182 $x1311 $x3136))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2687 (= (_ bv56 7) new.attention.heads.kind) $x2769 $x1421 (= (_ bv91 7) new.attention.heads.kind) $x3417 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1442 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3088 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3088 $x1442 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1217 (= (_ bv32 7) new.attention.out.input)))
 (let (($x643 (= (_ bv10 7) new.attention.out.input)))
 (or $x643 $x1217 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1391 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3057 (= (_ bv57 7) new.attention.out.split)))
 (let (($x689 (= (_ bv40 7) new.attention.out.split)))
 (or $x689 $x3057 $x1391)))))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x2699 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2699 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x2027 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2027 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1930 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x591 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x591 $x1930 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x3447 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2311 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1895 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2030 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2302 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x2302 $x2030 $x1895 $x91 $x2311 $x2436 $x2550 $x1368 $x3365 $x3447))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let (($x615 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2769 $x615)))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x455 (= (- 1) new.attention.head_dim.n)))
 (let (($x1805 (or $x455 (< (* ?x617 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2249 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x541 (ite $x2535 (ite (= 0 ?x2249) 1 (ite $x1805 0 1)) new.attention.head_dim.given_least)))
 (let (($x3808 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2788 (ite (and $x455 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x455 $x3808) 0 1))))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2751 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1147 (ite $x1311 new.attention.head_dim.parts (ite (or $x1604 $x2976 $x3182 $x3136 $x2751) 1 (ite $x86 ?x2788 ?x541)))))
 (= new.attention.head_dim.least ?x1147)))))))))))))))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1997 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2535 (not (= 0 ?x1997)))))))
(assert
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1104 (or $x3615 $x2177)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3490 (ite $x1311 new.attention.head_dim.parts (ite $x1104 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x3490)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x455 (= (- 1) new.attention.head_dim.n)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3183 (ite $x86 (or $x455 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x455 (< 1 new.attention.head_dim.n)))))
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1178 (ite $x3182 (or $x455 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2535 (or $x455 (< ?x617 new.attention.head_dim.n)) $x3183))))
 (let (($x2428 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1104 (or $x3615 $x2177)))
 (let (($x122 (ite $x1104 new.attention.head_dim.given_moved (ite (or $x1311 $x2428) false $x1178))))
 (= new.attention.head_dim.moved $x122))))))))))))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x533 (div ?x1465 new.attention.value_dim.parts)))
 (let (($x551 (= (- 1) new.attention.value_dim.n)))
 (let (($x2193 (or $x551 (< (* ?x533 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2289 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1762 (ite $x2436 (ite (= 0 ?x2289) 1 (ite $x2193 0 1)) new.attention.value_dim.given_least)))
 (let (($x1098 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x1734 (ite (and $x551 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x551 $x1098) 0 1))))
 (let (($x1895 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2311 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x3447 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2302 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x2030 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x2348 (ite $x3365 new.attention.value_dim.parts (ite (or $x2030 $x2302 $x1368 $x3447 $x2311) 1 (ite $x1895 ?x1734 ?x1762)))))
 (= new.attention.value_dim.least ?x2348))))))))))))))))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x533 (div ?x1465 new.attention.value_dim.parts)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= ?x533 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628)))))))
(assert
 (let ((?x1633 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2436 (not (= 0 ?x1633)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1583 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2608 (not new.model.sinks)))
 (= new.attention.one_key (and $x2608 $x1583)))))
(assert
 (let (($x689 (= (_ bv40 7) new.attention.out.split)))
 (let (($x909 (not $x689)))
 (let (($x643 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1217 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1217 (and $x643 $x909))))))))
(assert
 (let (($x1536 (not new.attention.heads.padded)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2718 (ite (or $x1421 $x2687) new.attention.heads.given_everywhere (or $x3417 (and (= 1 new.attention.heads.parts) $x1536)))))
 (= new.attention.heads.everywhere $x2718)))))))
(assert
 (let (($x1918 (not new.attention.head_dim.padded)))
 (let (($x2428 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1104 (or $x3615 $x2177)))
 (let (($x3238 (ite $x1104 new.attention.head_dim.given_everywhere (or $x1311 (and $x2428 $x1918)))))
 (= new.attention.head_dim.everywhere $x3238)))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1911 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1287 ?x1256 ?x1911)))))))))))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1653 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x1653)))))))))))))))))))))
(assert
 (let (($x1023 (not new.attention.value_dim.padded)))
 (let (($x3750 (= 1 new.attention.value_dim.parts)))
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x546 (ite (or $x2550 $x91) new.attention.value_dim.given_everywhere (or $x3365 (and $x3750 $x1023)))))
 (= new.attention.value_dim.everywhere $x546))))))))
(assert
 (let (($x1059 (not new.attention.head_dim.moved)))
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3675 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1604 $x2976 $x3182 $x3136) $x1059))))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1104 (or $x3615 $x2177)))
 (= new.attention.head_dim.undivided (ite $x1104 new.attention.head_dim.given_undivided $x3675))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1433 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1287 ?x1256 ?x1433))))))))))))))))))))))
(assert
 (let (($x2328 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x591 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1059 (not new.attention.head_dim.moved)))
 (let (($x1950 (= 1 new.attention.head_dim.most)))
 (let (($x2210 (<= 1 new.attention.head_dim.least)))
 (let (($x3691 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1930 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1249 (ite (or $x1930 $x3691) (and $x2210 (or new.attention.head_dim.undivided (and $x1950 $x1059))) (and $x591 (and new.attention.head_dim.undivided $x2328)))))
 (= new.attention.scores_whole $x1249))))))))))
(assert
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x727 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1321 (ite $x727 new.attention.v (ite $x3048 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1321)))))
(assert
 (let (($x3607 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x98 (not new.attention.gathers)))
 (let (($x3057 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3057 $x98 $x3607))))))
(assert
 (let ((?x2935 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1861 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3088 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1442 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3521 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1442 $x3088) $x1861))))
 (let (($x689 (= (_ bv40 7) new.attention.out.split)))
 (let (($x909 (not $x689)))
 (let (($x838 (= (_ bv36 7) new.attention.mixed)))
 (let (($x966 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x838)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x838 new.attention.value_dim.everywhere $x909) $x3521)))
 (= new.attention.mixed_in (ite $x966 (_ bv96 7) ?x2935))))))))))))
(assert
 (let ((?x2567 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2117 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2681 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2117)))
 (let (($x1861 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1442 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x689 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x689 (or $x1442 $x1861) $x2681) (_ bv96 7) ?x2567)))))))))
(assert
 (= new.prefill false))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2977 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x689 (= (_ bv40 7) new.attention.out.split)))
 (let (($x909 (not $x689)))
 (let (($x1542 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1950 (= 1 new.attention.head_dim.most)))
 (let (($x102 (= (_ bv96 7) new.attention.q)))
 (let (($x1629 (or $x102 $x1950 (and $x1542 (or $x909 $x2977 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x502 (not new.attention.value_dim.beyond)))
 (let (($x2847 (or (and (<= 1 new.attention.value_dim.least) $x502) (and new.model.latent $x102))))
 (let (($x2210 (<= 1 new.attention.head_dim.least)))
 (let (($x3542 (not new.attention.head_dim.beyond)))
 (let (($x2200 (and $x3542 (or $x2210 (and new.attention.one_key (not $x102))) $x2847 $x1629)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x2200)))))))))))))))
(assert
 (let (($x288 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x2808 (= (_ bv40 7) old.attention.out.split)))
(let (($x964 (not $x2808)))
(let (($x1060 (or old.attention.one_key old.attention.scores_whole)))
(let (($x1692 (= 1 old.attention.head_dim.most)))
(let (($x11 (= (_ bv96 7) old.attention.q)))
(let (($x3006 (or $x11 $x1692 (and $x1060 (or $x964 $x288 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2494 (not old.attention.value_dim.beyond)))
(let (($x923 (or (and (<= 1 old.attention.value_dim.least) $x2494) (and old.model.latent $x11))))
(let (($x3262 (<= 1 old.attention.head_dim.least)))
(let (($x846 (not old.attention.head_dim.beyond)))
(let (($x593 (and $x846 (or $x3262 (and old.attention.one_key (not $x11))) $x923 $x3006)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x593))))))))))))))
(check-sat)

; from one replica to any number, question 132
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
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1996 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1364 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2102 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x560 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7)))))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1102 (ite $x1990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x3144 ?x560))))
 (= old.attention.q ?x1102)))))))))))))))))
(assert
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2535 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2769 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2436 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1685 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7)))))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3661 (ite $x1287 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2331 ?x1685))))
 (= new.attention.q ?x3661)))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3692 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x3692)))
(assert
 (let (($x1253 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x1253)))
(check-sat)

; from one replica to any number, question 133
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
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1996 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1364 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x2430 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2430 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x1023 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1023 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2102 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2156 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1990 ?x990 ?x2156)))))))))))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x1000 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x1000)))))))))))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x818 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1990 ?x990 ?x818))))))))))))))))))))))
(assert
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2535 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2769 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x1503 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1503 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x1609 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1609 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2436 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1911 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1287 ?x1256 ?x1911)))))))))))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2219 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x2219)))))))))))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1098 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1287 ?x1256 ?x1098))))))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x247 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x240 (= 1 new.tp)))
 (not (or $x240 (not $x247))))))
(assert
 (let (($x3589 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x2298 (= 1 old.tp)))
(or $x2298 (not $x3589)))))
(check-sat)

; from one replica to any number, question 134
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
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1996 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x397 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3071 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x223 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x897 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x897 $x223 $x758 $x1189 $x3071 $x1364 $x2628 $x3534 $x2733 $x397))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1414 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1325 (= (_ bv40 7) old.attention.out.split)))
 (or $x1325 $x1414 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x2430 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2430 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x1023 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1023 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1091 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x1091)))
(assert
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2102 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
(assert
 (let (($x3419 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x3419 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x289 (= (- 1) old.attention.heads.n)))
 (let (($x1159 (or $x289 (< (* ?x2974 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1375 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1159 0 1))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x574 (or $x289 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x3664 (ite (and $x289 (= 1 old.attention.heads.parts)) 1 (ite $x574 0 1))))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3071 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x397 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x897 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x223 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2762 (ite (or $x223 $x897 $x3534 $x397 $x3071) 1 (ite $x758 ?x3664 (ite $x1364 ?x1375 old.attention.heads.given_least)))))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2733 old.attention.heads.parts ?x2762)))))))))))))))))))
(assert
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x448 (and $x1364 (< 1 old.attention.heads.parts) (= ?x2974 old.attention.heads.n))))
 (= old.attention.heads.filled $x448))))))
(assert
 (let (($x2414 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1364 $x2414)))))
(assert
 (let (($x289 (= (- 1) old.attention.heads.n)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1863 (ite $x758 (or $x289 (<= old.attention.heads.parts old.attention.heads.n)) (or $x289 (< 1 old.attention.heads.n)))))
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3808 (ite $x3534 (or $x289 (< old.attention.heads.block old.attention.heads.n)) (ite $x1364 (or $x289 (< ?x2974 old.attention.heads.n)) $x1863))))
 (let (($x351 (= 1 old.attention.heads.parts)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x288 (or $x2628 $x1189)))
 (let (($x1251 (ite $x288 old.attention.heads.given_moved (ite (or $x2733 $x351) false $x3808))))
 (= old.attention.heads.moved $x1251))))))))))))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let (($x2737 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2453 (not old.model.sinks)))
 (= old.attention.one_key (and $x2453 $x2737)))))
(assert
 (let (($x2023 (not old.attention.heads.padded)))
 (let (($x351 (= 1 old.attention.heads.parts)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x288 (or $x2628 $x1189)))
 (let (($x1797 (ite $x288 old.attention.heads.given_everywhere (or $x2733 (and $x351 $x2023)))))
 (= old.attention.heads.everywhere $x1797)))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2156 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1990 ?x990 ?x2156)))))))))))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x1000 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x1000)))))))))))))))))))))
(assert
 (let (($x1819 (not old.attention.heads.moved)))
 (let (($x397 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x897 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x223 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x94 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x223 $x897 $x3534 $x397) $x1819))))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x288 (or $x2628 $x1189)))
 (= old.attention.heads.undivided (ite $x288 old.attention.heads.given_undivided $x94))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x818 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1990 ?x990 ?x818))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2535 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x676 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x101 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1850 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x503 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x503 $x1850 $x3693 $x2687 $x101 $x2769 $x1421 $x3445 $x3417 $x676))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3149 (= (_ bv57 7) new.attention.out.split)))
 (let (($x479 (= (_ bv40 7) new.attention.out.split)))
 (or $x479 $x3149 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x1503 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1503 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x1609 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1609 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1606 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x1606)))
(assert
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2436 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
(assert
 (let (($x2237 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x2237 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2696 (= (- 1) new.attention.heads.n)))
 (let (($x509 (or $x2696 (< (* ?x1970 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1153 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x509 0 1))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1920 (or $x2696 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1694 (ite (and $x2696 (= 1 new.attention.heads.parts)) 1 (ite $x1920 0 1))))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x101 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x676 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x503 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1850 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2340 (ite (or $x1850 $x503 $x3445 $x676 $x101) 1 (ite $x3693 ?x1694 (ite $x2769 ?x1153 new.attention.heads.given_least)))))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3417 new.attention.heads.parts ?x2340)))))))))))))))))))
(assert
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3656 (and $x2769 (< 1 new.attention.heads.parts) (= ?x1970 new.attention.heads.n))))
 (= new.attention.heads.filled $x3656))))))
(assert
 (let (($x65 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2769 $x65)))))
(assert
 (let (($x2696 (= (- 1) new.attention.heads.n)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x93 (ite $x3693 (or $x2696 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2696 (< 1 new.attention.heads.n)))))
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2875 (ite $x3445 (or $x2696 (< new.attention.heads.block new.attention.heads.n)) (ite $x2769 (or $x2696 (< ?x1970 new.attention.heads.n)) $x93))))
 (let (($x328 (= 1 new.attention.heads.parts)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2271 (or $x1421 $x2687)))
 (let (($x3624 (ite $x2271 new.attention.heads.given_moved (ite (or $x3417 $x328) false $x2875))))
 (= new.attention.heads.moved $x3624))))))))))))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let (($x1552 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3051 (not new.model.sinks)))
 (= new.attention.one_key (and $x3051 $x1552)))))
(assert
 (let (($x729 (not new.attention.heads.padded)))
 (let (($x328 (= 1 new.attention.heads.parts)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2271 (or $x1421 $x2687)))
 (let (($x3127 (ite $x2271 new.attention.heads.given_everywhere (or $x3417 (and $x328 $x729)))))
 (= new.attention.heads.everywhere $x3127)))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1911 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1287 ?x1256 ?x1911)))))))))))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2219 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x2219)))))))))))))))))))))
(assert
 (let (($x2217 (not new.attention.heads.moved)))
 (let (($x676 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x503 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1850 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2386 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1850 $x503 $x3445 $x676) $x2217))))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2271 (or $x1421 $x2687)))
 (= new.attention.heads.undivided (ite $x2271 new.attention.heads.given_undivided $x2386))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1098 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1287 ?x1256 ?x1098))))))))))))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x512 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x479 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3149 (= (_ bv57 7) new.attention.out.split)))
 (let (($x643 (not new.model.latent)))
 (let (($x1918 (and $x643 (or $x3149 (and $x479 (and new.attention.heads.undivided $x512))))))
 (let (($x1606 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1607 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x1606 new.attention.one_key)))
 (let (($x1583 (not (= (_ bv92 7) new.attention.k))))
 (let (($x1112 (not (= (_ bv92 7) new.attention.q))))
 (let (($x2718 (or $x1112 new.attention.one_key (and $x1583 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x1171 (and $x2718 (or $x1583 (and (= (_ bv57 7) new.model.qk_norm) $x643)) $x1607 (or (not (= (_ bv92 7) new.attention.v)) $x1918))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let (($x240 (= 1 new.tp)))
 (not (or $x240 $x329 $x1171)))))))))))))))))
(assert
 (let (($x2925 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1325 (= (_ bv40 7) old.attention.out.split)))
(let (($x1414 (= (_ bv57 7) old.attention.out.split)))
(let (($x2278 (not old.model.latent)))
(let (($x116 (and $x2278 (or $x1414 (and $x1325 (and old.attention.heads.undivided $x2925))))))
(let (($x1091 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1692 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x1091 old.attention.one_key)))
(let (($x3517 (not (= (_ bv92 7) old.attention.k))))
(let (($x1632 (not (= (_ bv92 7) old.attention.q))))
(let (($x57 (or $x1632 old.attention.one_key (and $x3517 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x923 (and $x57 (or $x3517 (and (= (_ bv57 7) old.model.qk_norm) $x2278)) $x1692 (or (not (= (_ bv92 7) old.attention.v)) $x116))))
(let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1475 (not $x3375)))
(let (($x2298 (= 1 old.tp)))
(or $x2298 $x1475 $x923))))))))))))))))
(check-sat)

; from one replica to any number, question 135
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
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1996 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1364 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x2430 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2430 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x1023 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1023 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2102 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let (($x2737 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2453 (not old.model.sinks)))
 (= old.attention.one_key (and $x2453 $x2737)))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1608 (not old.attention.qkv.group.pp)))
 (let (($x3616 (or $x1608 (= 1 old.pp))))
 (let (($x2897 (not old.attention.qkv.group.sp)))
 (let (($x983 (or $x2897 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x687 (or $x1674 $x993)))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x687 $x983 $x3616)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2156 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1990 ?x990 ?x2156))))))))))))))))))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1608 (not old.attention.qkv.group.pp)))
 (let (($x3616 (or $x1608 (= 1 old.pp))))
 (let (($x2897 (not old.attention.qkv.group.sp)))
 (let (($x983 (or $x2897 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x687 (or $x1674 $x993)))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x687 $x983 $x3616)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x1000 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x1000))))))))))))))))))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1608 (not old.attention.qkv.group.pp)))
 (let (($x3616 (or $x1608 (= 1 old.pp))))
 (let (($x2897 (not old.attention.qkv.group.sp)))
 (let (($x983 (or $x2897 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x687 (or $x1674 $x993)))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x687 $x983 $x3616)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x818 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1990 ?x990 ?x818)))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2535 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2769 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x1503 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1503 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x1609 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1609 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2436 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let (($x1552 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3051 (not new.model.sinks)))
 (= new.attention.one_key (and $x3051 $x1552)))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2014 (not new.attention.qkv.group.pp)))
 (let (($x881 (or $x2014 (= 1 new.pp))))
 (let (($x1870 (not new.attention.qkv.group.sp)))
 (let (($x92 (or $x1870 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3377 (not new.attention.qkv.group.dp)))
 (let (($x2672 (or $x3377 $x1399)))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2672 $x92 $x881)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1911 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1287 ?x1256 ?x1911))))))))))))))))))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2014 (not new.attention.qkv.group.pp)))
 (let (($x881 (or $x2014 (= 1 new.pp))))
 (let (($x1870 (not new.attention.qkv.group.sp)))
 (let (($x92 (or $x1870 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3377 (not new.attention.qkv.group.dp)))
 (let (($x2672 (or $x3377 $x1399)))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2672 $x92 $x881)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2219 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x2219))))))))))))))))))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2014 (not new.attention.qkv.group.pp)))
 (let (($x881 (or $x2014 (= 1 new.pp))))
 (let (($x1870 (not new.attention.qkv.group.sp)))
 (let (($x92 (or $x1870 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3377 (not new.attention.qkv.group.dp)))
 (let (($x2672 (or $x3377 $x1399)))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2672 $x92 $x881)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1098 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1287 ?x1256 ?x1098)))))))))))))))))))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2014 (not new.attention.qkv.group.pp)))
 (let (($x881 (or $x2014 (= 1 new.pp))))
 (let (($x1870 (not new.attention.qkv.group.sp)))
 (let (($x92 (or $x1870 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3377 (not new.attention.qkv.group.dp)))
 (let (($x2672 (or $x3377 $x1399)))
 (let (($x1025 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x2672 $x92 $x881)))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2672 $x92 $x881)))
 (let (($x2681 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x2041)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1036 (or $x2261 (and $x329 (or (= (_ bv10 7) new.attention.qkv.collective) $x2041)) $x2681 $x1025)))
 (not $x1036))))))))))))))))
(assert
 (let (($x1608 (not old.attention.qkv.group.pp)))
(let (($x3616 (or $x1608 (= 1 old.pp))))
(let (($x2897 (not old.attention.qkv.group.sp)))
(let (($x983 (or $x2897 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x1674 (not old.attention.qkv.group.dp)))
(let (($x687 (or $x1674 $x993)))
(let (($x1693 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x687 $x983 $x3616)))
(let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x687 $x983 $x3616)))
(let (($x1533 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x1383)))))
(let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1475 (not $x3375)))
(let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x1445 (and $x1475 (or (= (_ bv10 7) old.attention.qkv.collective) $x1383)) $x1533 $x1693)))))))))))))))
(check-sat)

; from one replica to any number, question 136
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
(declare-fun old.attention.value_dim.block () Int)
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
(declare-fun old.attention.value_dim.given_moved () Bool)
(declare-fun old.attention.value_dim.moved () Bool)
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
(declare-fun old.attention.value_dim.given_first () Bool)
(declare-fun old.attention.value_dim.first_alone () Bool)
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
(declare-fun new.attention.value_dim.block () Int)
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
(declare-fun new.attention.value_dim.given_moved () Bool)
(declare-fun new.attention.value_dim.moved () Bool)
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
(declare-fun new.attention.value_dim.given_first () Bool)
(declare-fun new.attention.value_dim.first_alone () Bool)
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
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x929 $x693 (= (_ bv56 7) old.attention.head_dim.kind) $x1996 $x3642 $x59 $x2239 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x758 $x1189 (= (_ bv56 7) old.attention.heads.kind) $x1364 $x2628 $x3534 $x2733 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1812 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x372 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x791 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x1765 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x1765 $x791 $x372 $x1812))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x2430 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2430 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x1023 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1023 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (and (<= 1 old.attention.value_dim.block)))
(assert
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1975 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1983 (= (_ bv26 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) $x1983 $x3523 (= (_ bv56 7) old.attention.value_dim.kind) $x2102 $x1448 $x1975 $x2736 (= (_ bv99 7) old.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x448 (and $x1364 (< 1 old.attention.heads.parts) (= ?x2974 old.attention.heads.n))))
 (= old.attention.heads.filled $x448))))))
(assert
 (let (($x2859 (= (- 1) old.attention.heads.n)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x686 (ite $x758 (or $x2859 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2859 (< 1 old.attention.heads.n)))))
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x94 (ite $x3534 (or $x2859 (< old.attention.heads.block old.attention.heads.n)) (ite $x1364 (or $x2859 (< ?x2974 old.attention.heads.n)) $x686))))
 (let (($x3265 (= 1 old.attention.heads.parts)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x62 (or $x2628 $x1189)))
 (let (($x1839 (ite $x62 old.attention.heads.given_moved (ite (or $x2733 $x3265) false $x94))))
 (= old.attention.heads.moved $x1839))))))))))))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let (($x2845 (= (- 1) old.attention.head_dim.n)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1260 (ite $x929 (or $x2845 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2845 (< 1 old.attention.head_dim.n)))))
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2726 (ite $x59 (or $x2845 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1996 (or $x2845 (< ?x3787 old.attention.head_dim.n)) $x1260))))
 (let (($x2622 (= 1 old.attention.head_dim.parts)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x753 (ite $x2949 old.attention.head_dim.given_moved (ite (or $x2239 $x2622) false $x2726))))
 (= old.attention.head_dim.moved $x753))))))))))))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2451 (div ?x3249 old.attention.value_dim.parts)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= ?x2451 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266)))))))
(assert
 (let (($x1120 (= (- 1) old.attention.value_dim.n)))
 (let (($x1983 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3740 (ite $x1983 (or $x1120 (<= old.attention.value_dim.parts old.attention.value_dim.n)) (or $x1120 (< 1 old.attention.value_dim.n)))))
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2451 (div ?x3249 old.attention.value_dim.parts)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1975 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x523 (ite $x1975 (or $x1120 (< old.attention.value_dim.block old.attention.value_dim.n)) (ite $x2102 (or $x1120 (< ?x2451 old.attention.value_dim.n)) $x3740))))
 (let (($x922 (= 1 old.attention.value_dim.parts)))
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x63 (or $x1448 $x3523)))
 (let (($x1359 (ite $x63 old.attention.value_dim.given_moved (ite (or $x2736 $x922) false $x523))))
 (= old.attention.value_dim.moved $x1359)))))))))))))))))
(assert
 (let (($x2737 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2453 (not old.model.sinks)))
 (= old.attention.one_key (and $x2453 $x2737)))))
(assert
 (let (($x2823 (not old.attention.heads.moved)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3265 (= 1 old.attention.heads.parts)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x62 (or $x2628 $x1189)))
 (let (($x211 (ite $x62 old.attention.heads.given_first (or $x3265 (and (not (or $x2733 $x758)) $x2823)))))
 (= old.attention.heads.first_alone $x211))))))))))
(assert
 (let (($x2679 (not old.attention.head_dim.moved)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2622 (= 1 old.attention.head_dim.parts)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x289 (ite $x2949 old.attention.head_dim.given_first (or $x2622 (and (not (or $x2239 $x929)) $x2679)))))
 (= old.attention.head_dim.first_alone $x289))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2156 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1990 ?x990 ?x2156)))))))))))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x1000 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x1000)))))))))))))))))))))
(assert
 (let (($x2756 (not old.attention.value_dim.moved)))
 (let (($x1983 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x922 (= 1 old.attention.value_dim.parts)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x63 (or $x1448 $x3523)))
 (let (($x232 (ite $x63 old.attention.value_dim.given_first (or $x922 (and (not (or $x2736 $x1983)) $x2756)))))
 (= old.attention.value_dim.first_alone $x232))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x818 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1990 ?x990 ?x818))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x86 $x2177 (= (_ bv56 7) new.attention.head_dim.kind) $x2535 $x3615 $x3182 $x1311 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x3693 $x2687 (= (_ bv56 7) new.attention.heads.kind) $x2769 $x1421 $x3445 $x3417 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x574 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x3691 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x1653 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x2808 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x2808 $x1653 $x3691 $x574))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x1503 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1503 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x1609 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1609 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (and (<= 1 new.attention.value_dim.block)))
(assert
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1895 (= (_ bv26 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) $x1895 $x91 (= (_ bv56 7) new.attention.value_dim.kind) $x2436 $x2550 $x1368 $x3365 (= (_ bv99 7) new.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3656 (and $x2769 (< 1 new.attention.heads.parts) (= ?x1970 new.attention.heads.n))))
 (= new.attention.heads.filled $x3656))))))
(assert
 (let (($x1487 (= (- 1) new.attention.heads.n)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1548 (ite $x3693 (or $x1487 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1487 (< 1 new.attention.heads.n)))))
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2536 (ite $x3445 (or $x1487 (< new.attention.heads.block new.attention.heads.n)) (ite $x2769 (or $x1487 (< ?x1970 new.attention.heads.n)) $x1548))))
 (let (($x2001 (= 1 new.attention.heads.parts)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3088 (or $x1421 $x2687)))
 (let (($x816 (ite $x3088 new.attention.heads.given_moved (ite (or $x3417 $x2001) false $x2536))))
 (= new.attention.heads.moved $x816))))))))))))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let (($x1308 (= (- 1) new.attention.head_dim.n)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x498 (ite $x86 (or $x1308 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1308 (< 1 new.attention.head_dim.n)))))
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2402 (ite $x3182 (or $x1308 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2535 (or $x1308 (< ?x617 new.attention.head_dim.n)) $x498))))
 (let (($x3139 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x2929 (ite $x3032 new.attention.head_dim.given_moved (ite (or $x1311 $x3139) false $x2402))))
 (= new.attention.head_dim.moved $x2929))))))))))))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x533 (div ?x1465 new.attention.value_dim.parts)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= ?x533 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628)))))))
(assert
 (let (($x19 (= (- 1) new.attention.value_dim.n)))
 (let (($x1895 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1825 (ite $x1895 (or $x19 (<= new.attention.value_dim.parts new.attention.value_dim.n)) (or $x19 (< 1 new.attention.value_dim.n)))))
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x533 (div ?x1465 new.attention.value_dim.parts)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1368 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x3692 (ite $x1368 (or $x19 (< new.attention.value_dim.block new.attention.value_dim.n)) (ite $x2436 (or $x19 (< ?x533 new.attention.value_dim.n)) $x1825))))
 (let (($x1953 (= 1 new.attention.value_dim.parts)))
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1537 (or $x2550 $x91)))
 (let (($x2574 (ite $x1537 new.attention.value_dim.given_moved (ite (or $x3365 $x1953) false $x3692))))
 (= new.attention.value_dim.moved $x2574)))))))))))))))))
(assert
 (let (($x1552 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3051 (not new.model.sinks)))
 (= new.attention.one_key (and $x3051 $x1552)))))
(assert
 (let (($x2592 (not new.attention.heads.moved)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2001 (= 1 new.attention.heads.parts)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3088 (or $x1421 $x2687)))
 (let (($x1633 (ite $x3088 new.attention.heads.given_first (or $x2001 (and (not (or $x3417 $x3693)) $x2592)))))
 (= new.attention.heads.first_alone $x1633))))))))))
(assert
 (let (($x572 (not new.attention.head_dim.moved)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3139 (= 1 new.attention.head_dim.parts)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x3264 (ite $x3032 new.attention.head_dim.given_first (or $x3139 (and (not (or $x1311 $x86)) $x572)))))
 (= new.attention.head_dim.first_alone $x3264))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1911 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1287 ?x1256 ?x1911)))))))))))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2219 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x2219)))))))))))))))))))))
(assert
 (let (($x3100 (not new.attention.value_dim.moved)))
 (let (($x1895 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1953 (= 1 new.attention.value_dim.parts)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1537 (or $x2550 $x91)))
 (let (($x242 (ite $x1537 new.attention.value_dim.given_first (or $x1953 (and (not (or $x3365 $x1895)) $x3100)))))
 (= new.attention.value_dim.first_alone $x242))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1098 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1287 ?x1256 ?x1098))))))))))))))))))))))
(assert
 (= new.prefill false))
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
 (= old.attention.value_dim.block new.attention.value_dim.block))
(assert
 (= old.attention.value_dim.given_first new.attention.value_dim.given_first))
(assert
 (= old.attention.value_dim.given_moved new.attention.value_dim.given_moved))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3576 (not new.attention.one_key)))
 (let (($x2808 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x2167 (and $x2808 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x3576)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x3671 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x2167)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1507 (and $x2097 new.attention.head_dim.first_alone new.attention.value_dim.first_alone)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3221 (or (and $x3048 new.attention.heads.first_alone new.attention.kv_first_alone) $x1507)))
 (let (($x574 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x3262 (not (or (and new.model.q_bias $x3576) new.model.k_bias new.model.v_bias))))
 (let (($x240 (= 1 new.tp)))
 (let (($x1976 (or $x240 $x3262 (and (not $x47) (or $x2808 (= (_ bv27 7) new.attention.qkv.bias))) (and $x574 $x3221) (and $x47 $x3671))))
 (not $x1976)))))))))))))))
(assert
 (let (($x1673 (not old.attention.one_key)))
(let (($x1765 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x1403 (and $x1765 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x1673)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x2577 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x1403)))
(let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x3272 (and $x3423 old.attention.head_dim.first_alone old.attention.value_dim.first_alone)))
(let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x619 (or (and $x1119 old.attention.heads.first_alone old.attention.kv_first_alone) $x3272)))
(let (($x1812 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x2276 (not (or (and old.model.q_bias $x1673) old.model.k_bias old.model.v_bias))))
(let (($x2298 (= 1 old.tp)))
(or $x2298 $x2276 (and (not $x3375) (or $x1765 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1812 $x619) (and $x3375 $x2577)))))))))))))))
(check-sat)

; from one replica to any number, question 137
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
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x377 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2174 $x2515 $x929 $x693 $x377 $x1996 $x3642 $x59 $x2239 $x631))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1364 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x2488 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1651 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x751 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x751 $x1651 $x2488)))))
(assert
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2102 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2845 (= (- 1) old.attention.head_dim.n)))
 (let (($x217 (or $x2845 (< (* ?x3787 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x3073 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1353 (ite $x1996 (ite (= 0 ?x3073) 1 (ite $x217 0 1)) old.attention.head_dim.given_least)))
 (let (($x2321 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x935 (ite (and $x2845 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2845 $x2321) 0 1))))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x377 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2251 (ite $x2239 old.attention.head_dim.parts (ite (or $x2515 $x2174 $x59 $x631 $x377) 1 (ite $x929 ?x935 ?x1353)))))
 (= old.attention.head_dim.least ?x2251)))))))))))))))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x2918 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1996 (not (= 0 ?x2918)))))))
(assert
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2039 (ite $x2239 old.attention.head_dim.parts (ite $x2949 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2039)))))))
(assert
 (let (($x2845 (= (- 1) old.attention.head_dim.n)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1260 (ite $x929 (or $x2845 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2845 (< 1 old.attention.head_dim.n)))))
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2726 (ite $x59 (or $x2845 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1996 (or $x2845 (< ?x3787 old.attention.head_dim.n)) $x1260))))
 (let (($x2622 (= 1 old.attention.head_dim.parts)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x753 (ite $x2949 old.attention.head_dim.given_moved (ite (or $x2239 $x2622) false $x2726))))
 (= old.attention.head_dim.moved $x753))))))))))))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let (($x2737 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2453 (not old.model.sinks)))
 (= old.attention.one_key (and $x2453 $x2737)))))
(assert
 (let (($x1830 (not old.attention.head_dim.padded)))
 (let (($x2622 (= 1 old.attention.head_dim.parts)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x2603 (ite $x2949 old.attention.head_dim.given_everywhere (or $x2239 (and $x2622 $x1830)))))
 (= old.attention.head_dim.everywhere $x2603)))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x560 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7)))))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1102 (ite $x1990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x3144 ?x560))))
 (= old.attention.q ?x1102)))))))))))))))))
(assert
 (let (($x2679 (not old.attention.head_dim.moved)))
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2253 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2515 $x2174 $x59 $x631) $x2679))))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (= old.attention.head_dim.undivided (ite $x2949 old.attention.head_dim.given_undivided $x2253))))))))))))
(assert
 (let (($x2049 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x751 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2679 (not old.attention.head_dim.moved)))
 (let (($x1650 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2679))))
 (let (($x2770 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1651 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1271 (ite (or $x1651 $x2770) (and (<= 1 old.attention.head_dim.least) $x1650) (and $x751 (and old.attention.head_dim.undivided $x2049)))))
 (= old.attention.scores_whole $x1271)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2751 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2976 $x1604 $x86 $x2177 $x2751 $x2535 $x3615 $x3182 $x1311 $x3136))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2769 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x2789 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1730 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2676 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2676 $x1730 $x2789)))))
(assert
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2436 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1308 (= (- 1) new.attention.head_dim.n)))
 (let (($x1920 (or $x1308 (< (* ?x617 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3527 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2380 (ite $x2535 (ite (= 0 ?x3527) 1 (ite $x1920 0 1)) new.attention.head_dim.given_least)))
 (let (($x664 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1838 (ite (and $x1308 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1308 $x664) 0 1))))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2751 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3148 (ite $x1311 new.attention.head_dim.parts (ite (or $x1604 $x2976 $x3182 $x3136 $x2751) 1 (ite $x86 ?x1838 ?x2380)))))
 (= new.attention.head_dim.least ?x3148)))))))))))))))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x3764 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2535 (not (= 0 ?x3764)))))))
(assert
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1262 (ite $x1311 new.attention.head_dim.parts (ite $x3032 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1262)))))))
(assert
 (let (($x1308 (= (- 1) new.attention.head_dim.n)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x498 (ite $x86 (or $x1308 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1308 (< 1 new.attention.head_dim.n)))))
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2402 (ite $x3182 (or $x1308 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2535 (or $x1308 (< ?x617 new.attention.head_dim.n)) $x498))))
 (let (($x3139 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x2929 (ite $x3032 new.attention.head_dim.given_moved (ite (or $x1311 $x3139) false $x2402))))
 (= new.attention.head_dim.moved $x2929))))))))))))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let (($x1552 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3051 (not new.model.sinks)))
 (= new.attention.one_key (and $x3051 $x1552)))))
(assert
 (let (($x3406 (not new.attention.head_dim.padded)))
 (let (($x3139 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x475 (ite $x3032 new.attention.head_dim.given_everywhere (or $x1311 (and $x3139 $x3406)))))
 (= new.attention.head_dim.everywhere $x475)))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1685 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7)))))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3661 (ite $x1287 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2331 ?x1685))))
 (= new.attention.q ?x3661)))))))))))))))))
(assert
 (let (($x572 (not new.attention.head_dim.moved)))
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1799 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1604 $x2976 $x3182 $x3136) $x572))))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (= new.attention.head_dim.undivided (ite $x3032 new.attention.head_dim.given_undivided $x1799))))))))))))
(assert
 (let (($x95 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2676 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x572 (not new.attention.head_dim.moved)))
 (let (($x2292 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x572))))
 (let (($x3665 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1730 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1998 (ite (or $x1730 $x3665) (and (<= 1 new.attention.head_dim.least) $x2292) (and $x2676 (and new.attention.head_dim.undivided $x95)))))
 (= new.attention.scores_whole $x1998)))))))))
(assert
 (= new.prefill false))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2789 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x240 (= 1 new.tp)))
 (let (($x2320 (or $x240 (not (= (_ bv36 7) new.attention.q)) $x2789 new.attention.one_key new.attention.scores_whole)))
 (not $x2320)))))
(assert
 (let (($x2488 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2298 (= 1 old.tp)))
(or $x2298 (not (= (_ bv36 7) old.attention.q)) $x2488 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 138
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
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x377 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2174 $x2515 $x929 $x693 $x377 $x1996 $x3642 $x59 $x2239 $x631))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1364 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x2875 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2875 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x1651 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x751 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x751 $x1651 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2102 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2845 (= (- 1) old.attention.head_dim.n)))
 (let (($x217 (or $x2845 (< (* ?x3787 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x3073 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1353 (ite $x1996 (ite (= 0 ?x3073) 1 (ite $x217 0 1)) old.attention.head_dim.given_least)))
 (let (($x2321 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x935 (ite (and $x2845 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2845 $x2321) 0 1))))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x377 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2251 (ite $x2239 old.attention.head_dim.parts (ite (or $x2515 $x2174 $x59 $x631 $x377) 1 (ite $x929 ?x935 ?x1353)))))
 (= old.attention.head_dim.least ?x2251)))))))))))))))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x2918 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1996 (not (= 0 ?x2918)))))))
(assert
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2039 (ite $x2239 old.attention.head_dim.parts (ite $x2949 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2039)))))))
(assert
 (let (($x2845 (= (- 1) old.attention.head_dim.n)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1260 (ite $x929 (or $x2845 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2845 (< 1 old.attention.head_dim.n)))))
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2726 (ite $x59 (or $x2845 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1996 (or $x2845 (< ?x3787 old.attention.head_dim.n)) $x1260))))
 (let (($x2622 (= 1 old.attention.head_dim.parts)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x753 (ite $x2949 old.attention.head_dim.given_moved (ite (or $x2239 $x2622) false $x2726))))
 (= old.attention.head_dim.moved $x753))))))))))))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let (($x2737 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2453 (not old.model.sinks)))
 (= old.attention.one_key (and $x2453 $x2737)))))
(assert
 (let (($x1830 (not old.attention.head_dim.padded)))
 (let (($x2622 (= 1 old.attention.head_dim.parts)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x2603 (ite $x2949 old.attention.head_dim.given_everywhere (or $x2239 (and $x2622 $x1830)))))
 (= old.attention.head_dim.everywhere $x2603)))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2156 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1990 ?x990 ?x2156)))))))))))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x1606 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x1606)))))))))))))))))))))
(assert
 (let (($x2679 (not old.attention.head_dim.moved)))
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2253 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2515 $x2174 $x59 $x631) $x2679))))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (= old.attention.head_dim.undivided (ite $x2949 old.attention.head_dim.given_undivided $x2253))))))))))))
(assert
 (let (($x2049 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x751 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2679 (not old.attention.head_dim.moved)))
 (let (($x1650 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2679))))
 (let (($x1928 (= 1 old.pp)))
 (let (($x3019 (not old.attention.scores.group.pp)))
 (let (($x1734 (or $x3019 $x1928)))
 (let (($x2869 (= 1 old.sp)))
 (let (($x3333 (not old.attention.scores.group.sp)))
 (let (($x2589 (or $x3333 $x2869)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1267 (not old.attention.scores.group.dp)))
 (let (($x2642 (or $x1267 $x993)))
 (let (($x2770 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2642 $x2589 $x1734)))
 (let (($x1651 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1271 (ite (or $x1651 $x2770) (and (<= 1 old.attention.head_dim.least) $x1650) (and $x751 (and old.attention.head_dim.undivided $x2049)))))
 (= old.attention.scores_whole $x1271))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2751 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2976 $x1604 $x86 $x2177 $x2751 $x2535 $x3615 $x3182 $x1311 $x3136))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2769 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x2494 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2494 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x1730 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2676 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2676 $x1730 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2436 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1308 (= (- 1) new.attention.head_dim.n)))
 (let (($x1920 (or $x1308 (< (* ?x617 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3527 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2380 (ite $x2535 (ite (= 0 ?x3527) 1 (ite $x1920 0 1)) new.attention.head_dim.given_least)))
 (let (($x664 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1838 (ite (and $x1308 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1308 $x664) 0 1))))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2751 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3148 (ite $x1311 new.attention.head_dim.parts (ite (or $x1604 $x2976 $x3182 $x3136 $x2751) 1 (ite $x86 ?x1838 ?x2380)))))
 (= new.attention.head_dim.least ?x3148)))))))))))))))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x3764 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2535 (not (= 0 ?x3764)))))))
(assert
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1262 (ite $x1311 new.attention.head_dim.parts (ite $x3032 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1262)))))))
(assert
 (let (($x1308 (= (- 1) new.attention.head_dim.n)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x498 (ite $x86 (or $x1308 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1308 (< 1 new.attention.head_dim.n)))))
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2402 (ite $x3182 (or $x1308 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2535 (or $x1308 (< ?x617 new.attention.head_dim.n)) $x498))))
 (let (($x3139 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x2929 (ite $x3032 new.attention.head_dim.given_moved (ite (or $x1311 $x3139) false $x2402))))
 (= new.attention.head_dim.moved $x2929))))))))))))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let (($x1552 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3051 (not new.model.sinks)))
 (= new.attention.one_key (and $x3051 $x1552)))))
(assert
 (let (($x3406 (not new.attention.head_dim.padded)))
 (let (($x3139 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x475 (ite $x3032 new.attention.head_dim.given_everywhere (or $x1311 (and $x3139 $x3406)))))
 (= new.attention.head_dim.everywhere $x475)))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1911 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1287 ?x1256 ?x1911)))))))))))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2536 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x2536)))))))))))))))))))))
(assert
 (let (($x572 (not new.attention.head_dim.moved)))
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1799 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1604 $x2976 $x3182 $x3136) $x572))))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (= new.attention.head_dim.undivided (ite $x3032 new.attention.head_dim.given_undivided $x1799))))))))))))
(assert
 (let (($x95 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2676 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x572 (not new.attention.head_dim.moved)))
 (let (($x2292 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x572))))
 (let (($x2446 (= 1 new.pp)))
 (let (($x3204 (not new.attention.scores.group.pp)))
 (let (($x1545 (or $x3204 $x2446)))
 (let (($x2616 (= 1 new.sp)))
 (let (($x1171 (not new.attention.scores.group.sp)))
 (let (($x435 (or $x1171 $x2616)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x215 (not new.attention.scores.group.dp)))
 (let (($x577 (or $x215 $x1399)))
 (let (($x3665 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x577 $x435 $x1545)))
 (let (($x1730 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1998 (ite (or $x1730 $x3665) (and (<= 1 new.attention.head_dim.least) $x2292) (and $x2676 (and new.attention.head_dim.undivided $x95)))))
 (= new.attention.scores_whole $x1998))))))))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1214 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x2446 (= 1 new.pp)))
 (let (($x3204 (not new.attention.scores.group.pp)))
 (let (($x1545 (or $x3204 $x2446)))
 (let (($x2616 (= 1 new.sp)))
 (let (($x1171 (not new.attention.scores.group.sp)))
 (let (($x435 (or $x1171 $x2616)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x215 (not new.attention.scores.group.dp)))
 (let (($x577 (or $x215 $x1399)))
 (let (($x3665 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x577 $x435 $x1545)))
 (let (($x2499 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x577 $x435 $x1545)))
 (let (($x1950 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x12 (not new.attention.one_key)))
 (let (($x147 (not new.attention.scores_whole)))
 (let (($x2676 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1730 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x254 (or $x1730 (and $x2676 (not (= 1 new.tp)) $x147 $x12) $x1950 $x2499 (and $x3665 $x1214))))
 (not $x254))))))))))))))))))))
(assert
 (let (($x244 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x1928 (= 1 old.pp)))
(let (($x3019 (not old.attention.scores.group.pp)))
(let (($x1734 (or $x3019 $x1928)))
(let (($x2869 (= 1 old.sp)))
(let (($x3333 (not old.attention.scores.group.sp)))
(let (($x2589 (or $x3333 $x2869)))
(let (($x993 (= 1 old.dp)))
(let (($x1267 (not old.attention.scores.group.dp)))
(let (($x2642 (or $x1267 $x993)))
(let (($x2770 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2642 $x2589 $x1734)))
(let (($x2442 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x2642 $x2589 $x1734)))
(let (($x1925 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x1060 (not old.attention.one_key)))
(let (($x2318 (not old.attention.scores_whole)))
(let (($x751 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1651 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1651 (and $x751 (not (= 1 old.tp)) $x2318 $x1060) $x1925 $x2442 (and $x2770 $x244))))))))))))))))))))
(check-sat)

; from one replica to any number, question 139
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
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x377 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2174 $x2515 $x929 $x693 $x377 $x1996 $x3642 $x59 $x2239 $x631))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1364 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x3700 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x3700 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2102 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2845 (= (- 1) old.attention.head_dim.n)))
 (let (($x217 (or $x2845 (< (* ?x3787 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x3073 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1353 (ite $x1996 (ite (= 0 ?x3073) 1 (ite $x217 0 1)) old.attention.head_dim.given_least)))
 (let (($x2321 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x935 (ite (and $x2845 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2845 $x2321) 0 1))))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x377 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2251 (ite $x2239 old.attention.head_dim.parts (ite (or $x2515 $x2174 $x59 $x631 $x377) 1 (ite $x929 ?x935 ?x1353)))))
 (= old.attention.head_dim.least ?x2251)))))))))))))))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x2918 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1996 (not (= 0 ?x2918)))))))
(assert
 (let (($x2845 (= (- 1) old.attention.head_dim.n)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1260 (ite $x929 (or $x2845 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2845 (< 1 old.attention.head_dim.n)))))
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2726 (ite $x59 (or $x2845 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1996 (or $x2845 (< ?x3787 old.attention.head_dim.n)) $x1260))))
 (let (($x2622 (= 1 old.attention.head_dim.parts)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x753 (ite $x2949 old.attention.head_dim.given_moved (ite (or $x2239 $x2622) false $x2726))))
 (= old.attention.head_dim.moved $x753))))))))))))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let (($x2737 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2453 (not old.model.sinks)))
 (= old.attention.one_key (and $x2453 $x2737)))))
(assert
 (let (($x1830 (not old.attention.head_dim.padded)))
 (let (($x2622 (= 1 old.attention.head_dim.parts)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x2603 (ite $x2949 old.attention.head_dim.given_everywhere (or $x2239 (and $x2622 $x1830)))))
 (= old.attention.head_dim.everywhere $x2603)))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x560 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7)))))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1102 (ite $x1990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x3144 ?x560))))
 (= old.attention.q ?x1102)))))))))))))))))
(assert
 (let (($x2679 (not old.attention.head_dim.moved)))
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2253 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2515 $x2174 $x59 $x631) $x2679))))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (= old.attention.head_dim.undivided (ite $x2949 old.attention.head_dim.given_undivided $x2253))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2751 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2976 $x1604 $x86 $x2177 $x2751 $x2535 $x3615 $x3182 $x1311 $x3136))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2769 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x1072 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x1072 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2436 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1308 (= (- 1) new.attention.head_dim.n)))
 (let (($x1920 (or $x1308 (< (* ?x617 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3527 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2380 (ite $x2535 (ite (= 0 ?x3527) 1 (ite $x1920 0 1)) new.attention.head_dim.given_least)))
 (let (($x664 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1838 (ite (and $x1308 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1308 $x664) 0 1))))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2751 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3148 (ite $x1311 new.attention.head_dim.parts (ite (or $x1604 $x2976 $x3182 $x3136 $x2751) 1 (ite $x86 ?x1838 ?x2380)))))
 (= new.attention.head_dim.least ?x3148)))))))))))))))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x3764 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2535 (not (= 0 ?x3764)))))))
(assert
 (let (($x1308 (= (- 1) new.attention.head_dim.n)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x498 (ite $x86 (or $x1308 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1308 (< 1 new.attention.head_dim.n)))))
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2402 (ite $x3182 (or $x1308 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2535 (or $x1308 (< ?x617 new.attention.head_dim.n)) $x498))))
 (let (($x3139 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x2929 (ite $x3032 new.attention.head_dim.given_moved (ite (or $x1311 $x3139) false $x2402))))
 (= new.attention.head_dim.moved $x2929))))))))))))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let (($x1552 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3051 (not new.model.sinks)))
 (= new.attention.one_key (and $x3051 $x1552)))))
(assert
 (let (($x3406 (not new.attention.head_dim.padded)))
 (let (($x3139 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x475 (ite $x3032 new.attention.head_dim.given_everywhere (or $x1311 (and $x3139 $x3406)))))
 (= new.attention.head_dim.everywhere $x475)))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1685 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7)))))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3661 (ite $x1287 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2331 ?x1685))))
 (= new.attention.q ?x3661)))))))))))))))))
(assert
 (let (($x572 (not new.attention.head_dim.moved)))
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1799 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1604 $x2976 $x3182 $x3136) $x572))))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (= new.attention.head_dim.undivided (ite $x3032 new.attention.head_dim.given_undivided $x1799))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1072 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x2285 (or (not (= (_ bv36 7) new.attention.q)) $x1072 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x2285))))
(assert
 (let (($x3700 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x3700 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 140
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
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2174 $x2515 $x929 $x693 (= (_ bv56 7) old.attention.head_dim.kind) $x1996 $x3642 $x59 $x2239 $x631)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x397 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x223 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x897 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x897 $x223 $x758 $x1189 (= (_ bv56 7) old.attention.heads.kind) $x1364 $x2628 $x3534 $x2733 $x397)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x2500 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2500 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x2209 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2209)))
(assert
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2102 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
(assert
 (let (($x242 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x2574 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2574 $x242))))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x448 (and $x1364 (< 1 old.attention.heads.parts) (= ?x2974 old.attention.heads.n))))
 (= old.attention.heads.filled $x448))))))
(assert
 (let (($x2502 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1364 $x2502)))))
(assert
 (let (($x3044 (= (- 1) old.attention.heads.n)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x619 (ite $x758 (or $x3044 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3044 (< 1 old.attention.heads.n)))))
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2723 (ite $x3534 (or $x3044 (< old.attention.heads.block old.attention.heads.n)) (ite $x1364 (or $x3044 (< ?x2974 old.attention.heads.n)) $x619))))
 (let (($x1080 (= 1 old.attention.heads.parts)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2756 (or $x2628 $x1189)))
 (let (($x2592 (ite $x2756 old.attention.heads.given_moved (ite (or $x2733 $x1080) false $x2723))))
 (= old.attention.heads.moved $x2592))))))))))))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x2918 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1996 (not (= 0 ?x2918)))))))
(assert
 (let (($x2845 (= (- 1) old.attention.head_dim.n)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1260 (ite $x929 (or $x2845 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2845 (< 1 old.attention.head_dim.n)))))
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2726 (ite $x59 (or $x2845 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1996 (or $x2845 (< ?x3787 old.attention.head_dim.n)) $x1260))))
 (let (($x2622 (= 1 old.attention.head_dim.parts)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x753 (ite $x2949 old.attention.head_dim.given_moved (ite (or $x2239 $x2622) false $x2726))))
 (= old.attention.head_dim.moved $x753))))))))))))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let (($x2737 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2453 (not old.model.sinks)))
 (= old.attention.one_key (and $x2453 $x2737)))))
(assert
 (let (($x1853 (not old.attention.heads.padded)))
 (let (($x1080 (= 1 old.attention.heads.parts)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2756 (or $x2628 $x1189)))
 (let (($x292 (ite $x2756 old.attention.heads.given_everywhere (or $x2733 (and $x1080 $x1853)))))
 (= old.attention.heads.everywhere $x292)))))))))
(assert
 (let (($x1830 (not old.attention.head_dim.padded)))
 (let (($x2622 (= 1 old.attention.head_dim.parts)))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (let (($x2603 (ite $x2949 old.attention.head_dim.given_everywhere (or $x2239 (and $x2622 $x1830)))))
 (= old.attention.head_dim.everywhere $x2603)))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2156 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1990 ?x990 ?x2156)))))))))))))))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x1159 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x1159)))))))))))))))))))))
(assert
 (let (($x792 (not old.attention.heads.moved)))
 (let (($x397 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x897 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x223 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3272 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x223 $x897 $x3534 $x397) $x792))))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2756 (or $x2628 $x1189)))
 (= old.attention.heads.undivided (ite $x2756 old.attention.heads.given_undivided $x3272))))))))))))
(assert
 (let (($x2679 (not old.attention.head_dim.moved)))
 (let (($x631 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2515 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2253 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2515 $x2174 $x59 $x631) $x2679))))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2949 (or $x3642 $x693)))
 (= old.attention.head_dim.undivided (ite $x2949 old.attention.head_dim.given_undivided $x2253))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2976 $x1604 $x86 $x2177 (= (_ bv56 7) new.attention.head_dim.kind) $x2535 $x3615 $x3182 $x1311 $x3136)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x676 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1850 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x503 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x503 $x1850 $x3693 $x2687 (= (_ bv56 7) new.attention.heads.kind) $x2769 $x1421 $x3445 $x3417 $x676)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x1334 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1334 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x535 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x535)))
(assert
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2436 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
(assert
 (let (($x2879 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x312 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x312 $x2879))))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3656 (and $x2769 (< 1 new.attention.heads.parts) (= ?x1970 new.attention.heads.n))))
 (= new.attention.heads.filled $x3656))))))
(assert
 (let (($x1734 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2769 $x1734)))))
(assert
 (let (($x1955 (= (- 1) new.attention.heads.n)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2770 (ite $x3693 (or $x1955 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1955 (< 1 new.attention.heads.n)))))
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x593 (ite $x3445 (or $x1955 (< new.attention.heads.block new.attention.heads.n)) (ite $x2769 (or $x1955 (< ?x1970 new.attention.heads.n)) $x2770))))
 (let (($x2655 (= 1 new.attention.heads.parts)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1817 (or $x1421 $x2687)))
 (let (($x2200 (ite $x1817 new.attention.heads.given_moved (ite (or $x3417 $x2655) false $x593))))
 (= new.attention.heads.moved $x2200))))))))))))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x3764 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2535 (not (= 0 ?x3764)))))))
(assert
 (let (($x1308 (= (- 1) new.attention.head_dim.n)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x498 (ite $x86 (or $x1308 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1308 (< 1 new.attention.head_dim.n)))))
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2402 (ite $x3182 (or $x1308 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2535 (or $x1308 (< ?x617 new.attention.head_dim.n)) $x498))))
 (let (($x3139 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x2929 (ite $x3032 new.attention.head_dim.given_moved (ite (or $x1311 $x3139) false $x2402))))
 (= new.attention.head_dim.moved $x2929))))))))))))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let (($x1552 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3051 (not new.model.sinks)))
 (= new.attention.one_key (and $x3051 $x1552)))))
(assert
 (let (($x1385 (not new.attention.heads.padded)))
 (let (($x2655 (= 1 new.attention.heads.parts)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1817 (or $x1421 $x2687)))
 (let (($x2220 (ite $x1817 new.attention.heads.given_everywhere (or $x3417 (and $x2655 $x1385)))))
 (= new.attention.heads.everywhere $x2220)))))))))
(assert
 (let (($x3406 (not new.attention.head_dim.padded)))
 (let (($x3139 (= 1 new.attention.head_dim.parts)))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (let (($x475 (ite $x3032 new.attention.head_dim.given_everywhere (or $x1311 (and $x3139 $x3406)))))
 (= new.attention.head_dim.everywhere $x475)))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x1911 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1287 ?x1256 ?x1911)))))))))))))))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x3097 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x3097)))))))))))))))))))))
(assert
 (let (($x1497 (not new.attention.heads.moved)))
 (let (($x676 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x503 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1850 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2969 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1850 $x503 $x3445 $x676) $x1497))))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1817 (or $x1421 $x2687)))
 (= new.attention.heads.undivided (ite $x1817 new.attention.heads.given_undivided $x2969))))))))))))
(assert
 (let (($x572 (not new.attention.head_dim.moved)))
 (let (($x3136 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2976 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1799 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1604 $x2976 $x3182 $x3136) $x572))))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3032 (or $x3615 $x2177)))
 (= new.attention.head_dim.undivided (ite $x3032 new.attention.head_dim.given_undivided $x1799))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2676 (not new.attention.heads.undivided)))
 (let (($x2947 (not new.attention.one_key)))
 (let (($x3393 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x2947 $x2676))))
 (let (($x2879 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1787 (not new.attention.head_dim.undivided)))
 (let (($x2835 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x2947)) $x1787)))
 (let (($x312 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x535 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x535 $x312 (not (or $x2835 (and $x2879 $x3393))))))))))))))
(assert
 (let (($x1671 (not old.attention.heads.undivided)))
(let (($x1138 (not old.attention.one_key)))
(let (($x2804 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x1138 $x1671))))
(let (($x242 (= (_ bv97 7) old.model.qk_norm)))
(let (($x2721 (not old.attention.head_dim.undivided)))
(let (($x543 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x1138)) $x2721)))
(let (($x2574 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2209 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2209 $x2574 (not (or $x543 (and $x242 $x2804)))))))))))))
(check-sat)

; from one replica to any number, question 141
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
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1996 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x758 $x1189 (= (_ bv56 7) old.attention.heads.kind) $x1364 $x2628 $x3534 $x2733 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x1706 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1706 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x1087 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1087)))
(assert
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2102 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (let (($x1573 (= (_ bv2 7) old.model.positions)))
 (or $x1573 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092))))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x988 (< 1 old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 $x988 (= ?x2974 old.attention.heads.n))))))))
(assert
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x988 (< 1 old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1364 $x988 (<= old.attention.heads.n ?x2974))))))))
(assert
 (let (($x2502 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1364 $x2502)))))
(assert
 (let (($x3044 (= (- 1) old.attention.heads.n)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x619 (ite $x758 (or $x3044 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3044 (< 1 old.attention.heads.n)))))
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2723 (ite $x3534 (or $x3044 (< old.attention.heads.block old.attention.heads.n)) (ite $x1364 (or $x3044 (< ?x2974 old.attention.heads.n)) $x619))))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2592 (ite (or $x2628 $x1189) old.attention.heads.given_moved (ite (or $x2733 (= 1 old.attention.heads.parts)) false $x2723))))
 (= old.attention.heads.moved $x2592))))))))))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let (($x2737 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2453 (not old.model.sinks)))
 (= old.attention.one_key (and $x2453 $x2737)))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x560 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7)))))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1102 (ite $x1990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x3144 ?x560))))
 (= old.attention.q ?x1102)))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2535 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x3693 $x2687 (= (_ bv56 7) new.attention.heads.kind) $x2769 $x1421 $x3445 $x3417 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x1285 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1285 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x234 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x234)))
(assert
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2436 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (let (($x1518 (= (_ bv2 7) new.model.positions)))
 (or $x1518 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679))))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2635 (< 1 new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 $x2635 (= ?x1970 new.attention.heads.n))))))))
(assert
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2635 (< 1 new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x2769 $x2635 (<= new.attention.heads.n ?x1970))))))))
(assert
 (let (($x1734 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2769 $x1734)))))
(assert
 (let (($x1955 (= (- 1) new.attention.heads.n)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2770 (ite $x3693 (or $x1955 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1955 (< 1 new.attention.heads.n)))))
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x593 (ite $x3445 (or $x1955 (< new.attention.heads.block new.attention.heads.n)) (ite $x2769 (or $x1955 (< ?x1970 new.attention.heads.n)) $x2770))))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2200 (ite (or $x1421 $x2687) new.attention.heads.given_moved (ite (or $x3417 (= 1 new.attention.heads.parts)) false $x593))))
 (= new.attention.heads.moved $x2200))))))))))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let (($x1552 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3051 (not new.model.sinks)))
 (= new.attention.one_key (and $x3051 $x1552)))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1685 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7)))))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3661 (ite $x1287 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2331 ?x1685))))
 (= new.attention.q ?x3661)))))))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1354 (not new.attention.heads.filled)))
 (let (($x610 (and new.attention.heads.padded $x1354 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x2013 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x234 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x2269 (or (not (= (_ bv37 7) new.attention.q)) $x234 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x2013 (and new.attention.one_key (not $x610)))))
 (not $x2269)))))))
(assert
 (let (($x2458 (not old.attention.heads.filled)))
(let (($x2666 (and old.attention.heads.padded $x2458 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x792 (not old.attention.heads.moved)))
(let (($x3324 (and $x792 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1087 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1087 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x3324 (and old.attention.one_key (not $x2666)))))))))
(check-sat)

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
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x929 $x693 (= (_ bv56 7) old.attention.head_dim.kind) $x1996 $x3642 $x59 $x2239 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x758 $x1189 (= (_ bv56 7) old.attention.heads.kind) $x1364 $x2628 $x3534 $x2733 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2962 $x1802 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2494 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3579 (= (_ bv10 7) old.attention.out.input)))
 (or $x3579 $x2494 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3331 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (or $x2927 $x3331 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x2197 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2197 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x3361 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3361 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3523 (= (_ bv56 7) old.attention.value_dim.kind) $x2102 $x1448 (= (_ bv91 7) old.attention.value_dim.kind) $x2736 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
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
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x448 (and $x1364 (< 1 old.attention.heads.parts) (= ?x2974 old.attention.heads.n))))
 (= old.attention.heads.filled $x448))))))
(assert
 (let (($x2502 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1364 $x2502)))))
(assert
 (let (($x3044 (= (- 1) old.attention.heads.n)))
 (let (($x758 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x619 (ite $x758 (or $x3044 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3044 (< 1 old.attention.heads.n)))))
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2974 (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3534 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2723 (ite $x3534 (or $x3044 (< old.attention.heads.block old.attention.heads.n)) (ite $x1364 (or $x3044 (< ?x2974 old.attention.heads.n)) $x619))))
 (let (($x1080 (= 1 old.attention.heads.parts)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2756 (or $x2628 $x1189)))
 (let (($x2592 (ite $x2756 old.attention.heads.given_moved (ite (or $x2733 $x1080) false $x2723))))
 (= old.attention.heads.moved $x2592))))))))))))))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let (($x3551 (= (- 1) old.attention.head_dim.n)))
 (let (($x929 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1953 (ite $x929 (or $x3551 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3551 (< 1 old.attention.head_dim.n)))))
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x59 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3209 (ite $x59 (or $x3551 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1996 (or $x3551 (< ?x3787 old.attention.head_dim.n)) $x1953))))
 (let (($x2239 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x693 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3642 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2385 (ite (or $x3642 $x693) old.attention.head_dim.given_moved (ite (or $x2239 (= 1 old.attention.head_dim.parts)) false $x3209))))
 (= old.attention.head_dim.moved $x2385))))))))))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let ((?x3654 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2102 (not (= 0 ?x3654)))))))
(assert
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x3579 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2494 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2494 (and $x3579 $x1023))))))))
(assert
 (let (($x1853 (not old.attention.heads.padded)))
 (let (($x1080 (= 1 old.attention.heads.parts)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2756 (or $x2628 $x1189)))
 (let (($x2985 (ite $x2756 old.attention.heads.given_everywhere (or $x2733 (and $x1080 $x1853)))))
 (= old.attention.heads.everywhere $x2985)))))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2516 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x2516)))))))))))))))))))))
(assert
 (let (($x1825 (not old.attention.value_dim.padded)))
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2722 (ite (or $x1448 $x3523) old.attention.value_dim.given_everywhere (or $x2736 (and (= 1 old.attention.value_dim.parts) $x1825)))))
 (= old.attention.value_dim.everywhere $x2722)))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x747 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1990 ?x990 ?x747))))))))))))))))))))))
(assert
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3084 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x435 (ite $x3084 old.attention.v (ite $x1119 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x435)))))
(assert
 (let (($x3292 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1228 (not old.attention.gathers)))
 (let (($x3331 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3331 $x1228 $x3292))))))
(assert
 (let ((?x1542 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3783 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1802 $x2962) $x637))))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x1206 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2442 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1206)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1206 old.attention.value_dim.everywhere $x1023) $x3783)))
 (= old.attention.mixed_in (ite $x2442 (_ bv96 7) ?x1542))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x86 $x2177 (= (_ bv56 7) new.attention.head_dim.kind) $x2535 $x3615 $x3182 $x1311 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x3693 $x2687 (= (_ bv56 7) new.attention.heads.kind) $x2769 $x1421 $x3445 $x3417 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3393 $x3032 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x3692 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2326 (= (_ bv10 7) new.attention.out.input)))
 (or $x2326 $x3692 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3367 (= (_ bv57 7) new.attention.out.split)))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (or $x147 $x3367 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x2999 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2999 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x572 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x572 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x91 (= (_ bv56 7) new.attention.value_dim.kind) $x2436 $x2550 (= (_ bv91 7) new.attention.value_dim.kind) $x3365 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
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
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3656 (and $x2769 (< 1 new.attention.heads.parts) (= ?x1970 new.attention.heads.n))))
 (= new.attention.heads.filled $x3656))))))
(assert
 (let (($x1734 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2769 $x1734)))))
(assert
 (let (($x1955 (= (- 1) new.attention.heads.n)))
 (let (($x3693 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2770 (ite $x3693 (or $x1955 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1955 (< 1 new.attention.heads.n)))))
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1970 (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3445 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x593 (ite $x3445 (or $x1955 (< new.attention.heads.block new.attention.heads.n)) (ite $x2769 (or $x1955 (< ?x1970 new.attention.heads.n)) $x2770))))
 (let (($x2655 (= 1 new.attention.heads.parts)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1817 (or $x1421 $x2687)))
 (let (($x2200 (ite $x1817 new.attention.heads.given_moved (ite (or $x3417 $x2655) false $x593))))
 (= new.attention.heads.moved $x2200))))))))))))))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let (($x2603 (= (- 1) new.attention.head_dim.n)))
 (let (($x86 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2622 (ite $x86 (or $x2603 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2603 (< 1 new.attention.head_dim.n)))))
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3182 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3349 (ite $x3182 (or $x2603 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2535 (or $x2603 (< ?x617 new.attention.head_dim.n)) $x2622))))
 (let (($x1311 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2177 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3615 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1322 (ite (or $x3615 $x2177) new.attention.head_dim.given_moved (ite (or $x1311 (= 1 new.attention.head_dim.parts)) false $x3349))))
 (= new.attention.head_dim.moved $x1322))))))))))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let ((?x2540 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2436 (not (= 0 ?x2540)))))))
(assert
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x2326 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3692 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3692 (and $x2326 $x1129))))))))
(assert
 (let (($x1385 (not new.attention.heads.padded)))
 (let (($x2655 (= 1 new.attention.heads.parts)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1817 (or $x1421 $x2687)))
 (let (($x751 (ite $x1817 new.attention.heads.given_everywhere (or $x3417 (and $x2655 $x1385)))))
 (= new.attention.heads.everywhere $x751)))))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2456 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x2456)))))))))))))))))))))
(assert
 (let (($x2141 (not new.attention.value_dim.padded)))
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2977 (ite (or $x2550 $x91) new.attention.value_dim.given_everywhere (or $x3365 (and (= 1 new.attention.value_dim.parts) $x2141)))))
 (= new.attention.value_dim.everywhere $x2977)))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2320 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1287 ?x1256 ?x2320))))))))))))))))))))))
(assert
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2396 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1160 (ite $x2396 new.attention.v (ite $x3048 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1160)))))
(assert
 (let (($x1920 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1603 (not new.attention.gathers)))
 (let (($x3367 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3367 $x1603 $x1920))))))
(assert
 (let ((?x2318 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2040 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3032 $x3393) $x1680))))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x1324 (= (_ bv36 7) new.attention.mixed)))
 (let (($x510 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1324)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1324 new.attention.value_dim.everywhere $x1129) $x2040)))
 (= new.attention.mixed_in (ite $x510 (_ bv96 7) ?x2318))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1747 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x1000 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x240 (= 1 new.tp)))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3743 (or $x147 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x240 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x1000 $x1747))))))
 (not $x3743)))))))
(assert
 (let (($x2428 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x2788 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x2298 (= 1 old.tp)))
(let (($x2927 (= (_ bv40 7) old.attention.out.split)))
(or $x2927 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x2298 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x2788 $x2428)))))))))
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
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
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1996 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1189 (= (_ bv56 7) old.attention.heads.kind) $x1364 $x2628 (= (_ bv91 7) old.attention.heads.kind) $x2733 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2444 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3624 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1673 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1673 $x3624 $x2962 $x1802 $x2444)))))))
(assert
 (let (($x2494 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3579 (= (_ bv10 7) old.attention.out.input)))
 (or $x3579 $x2494 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x63 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3331 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (or $x2927 $x3331 $x63)))))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x2197 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2197 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x3361 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3361 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3523 (= (_ bv56 7) old.attention.value_dim.kind) $x2102 $x1448 (= (_ bv91 7) old.attention.value_dim.kind) $x2736 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2835 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2879 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1909 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1647 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1718 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1718 $x1647 (= (_ bv56 7) old.hidden.kind) $x1847 $x1909 $x2879 $x2835 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2840 (= (_ bv49 7) old.norm.statistic)))
 (or $x2840 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1964 (= (_ bv96 7) old.stream)))
 (let (($x1214 (= (_ bv94 7) old.stream)))
 (let (($x2285 (= (_ bv38 7) old.stream)))
 (or $x2285 $x1214 $x1964)))))
(assert
 (let (($x2696 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2885 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x217 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x217 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2885 (= (_ bv91 7) old.stream_tokens.kind) $x2696 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1847 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3291 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2225 (div (* ?x3291 old.hidden.multiple) old.hidden.parts)))
 (let (($x1811 (< 1 old.hidden.parts)))
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1847 $x1811 (= ?x2225 old.hidden.n))))))))
(assert
 (let ((?x3291 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2225 (div (* ?x3291 old.hidden.multiple) old.hidden.parts)))
 (let (($x1811 (< 1 old.hidden.parts)))
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1847 $x1811 (<= old.hidden.n ?x2225))))))))
(assert
 (let (($x1718 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1162 (ite $x1718 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3291 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2225 (div (* ?x3291 old.hidden.multiple) old.hidden.parts)))
 (let (($x2694 (= (- 1) old.hidden.n)))
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2879 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1085 (ite $x2879 (or $x2694 (< old.hidden.block old.hidden.n)) (ite $x1847 (or $x2694 (< ?x2225 old.hidden.n)) $x1162))))
 (let (($x2565 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1085)))
 (let (($x1647 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1909 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1908 (or $x1909 $x1647)))
 (= old.hidden.moved (ite $x1908 old.hidden.given_moved $x2565)))))))))))))))
(assert
 (let (($x2696 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2060 (or $x2696 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x939 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2060)))
 (= old.stream_tokens.everywhere $x939)))))
(assert
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let (($x2502 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1364 $x2502)))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let ((?x3654 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2102 (not (= 0 ?x3654)))))))
(assert
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x3579 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2494 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2494 (and $x3579 $x1023))))))))
(assert
 (let (($x2835 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1647 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1909 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1908 (or $x1909 $x1647)))
 (let (($x727 (ite $x1908 old.hidden.given_everywhere (or $x2835 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x727)))))))
(assert
 (let (($x1853 (not old.attention.heads.padded)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2985 (ite (or $x2628 $x1189) old.attention.heads.given_everywhere (or $x2733 (and (= 1 old.attention.heads.parts) $x1853)))))
 (= old.attention.heads.everywhere $x2985)))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2516 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x2516)))))))))))))))))))))
(assert
 (let (($x1825 (not old.attention.value_dim.padded)))
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2722 (ite (or $x1448 $x3523) old.attention.value_dim.given_everywhere (or $x2736 (and (= 1 old.attention.value_dim.parts) $x1825)))))
 (= old.attention.value_dim.everywhere $x2722)))))))
(assert
 (let (($x1964 (= (_ bv96 7) old.stream)))
 (let (($x1641 (or $x1964 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1641))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x747 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1990 ?x990 ?x747))))))))))))))))))))))
(assert
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3084 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x435 (ite $x3084 old.attention.v (ite $x1119 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x435)))))
(assert
 (let (($x3292 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1228 (not old.attention.gathers)))
 (let (($x3331 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3331 $x1228 $x3292))))))
(assert
 (let ((?x1542 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2589 (or $x1802 $x2962)))
 (let (($x3783 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2589 $x637))))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x1206 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2442 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1206)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1206 old.attention.value_dim.everywhere $x1023) $x3783)))
 (= old.attention.mixed_in (ite $x2442 (_ bv96 7) ?x1542)))))))))))))
(assert
 (let ((?x3764 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x665 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2360 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x665)))
 (let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2927 (or $x1802 $x637) $x2360) (_ bv96 7) ?x3764)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x2298 (= 1 old.tp)))
 (let (($x1964 (= (_ bv96 7) old.stream)))
 (let (($x637 (and (or (not old.attention.out.group.tp) $x2298) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1285 (and $x637 (or $x1964 $x2298 (not (= (_ bv4 7) old.attention.out.collective)) $x1023))))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2589 (or $x1802 $x2962)))
 (let ((?x2522 (ite (or $x2589 $x1285) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2444 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3624 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3595 (and (or $x3624 $x2444) $x637)))
 (let ((?x2348 (ite (or $x1802 (and $x2962 (= (_ bv38 7) old.stream)) $x3595) (_ bv38 7) (ite $x2962 (_ bv96 7) (_ bv16 7)))))
 (let (($x3646 (or (and old.hidden.filled (not $x1964)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x797 (not $x637)))
 (let (($x2840 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2285 (= (_ bv38 7) old.stream)))
 (let ((?x3036 (ite (and $x3624 old.hidden.filled $x2285 $x797 $x2840) old.stream (ite (and $x2444 $x797 $x3646) old.stream ?x2348))))
 (let ((?x1906 (ite (and $x1964 old.hidden.everywhere (or $x1802 $x3595)) (_ bv96 7) (ite (and $x3624 old.hidden.filled $x1964 $x797) (_ bv96 7) ?x3036))))
 (let (($x1673 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2342 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x637) (_ bv38 7) (ite $x1673 (_ bv96 7) ?x1906))))
 (let ((?x1911 (ite (= (_ bv38 7) old.attention.out_state) ?x2342 (ite (= (_ bv96 7) old.attention.out_state) ?x2522 old.attention.out_state))))
 (let ((?x2055 (ite $x2444 (ite (not $x1964) old.stream (_ bv66 7)) (ite $x2962 (ite $x1964 (_ bv96 7) old.stream) (ite $x1802 (_ bv92 7) (_ bv16 7))))))
 (let (($x999 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x2743 (ite (and old.attention.taken_for_whole $x2962) (_ bv92 7) (ite $x999 (ite $x3624 (_ bv96 7) ?x2055) ?x1911))))
 (= old.attention.joined ?x2743))))))))))))))))))))))))))))
(assert
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2535 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2687 (= (_ bv56 7) new.attention.heads.kind) $x2769 $x1421 (= (_ bv91 7) new.attention.heads.kind) $x3417 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2986 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1826 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1826 $x2217 $x3393 $x3032 $x2986)))))))
(assert
 (let (($x3692 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2326 (= (_ bv10 7) new.attention.out.input)))
 (or $x2326 $x3692 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3166 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3367 (= (_ bv57 7) new.attention.out.split)))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (or $x147 $x3367 $x3166)))))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x2999 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2999 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x572 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x572 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x91 (= (_ bv56 7) new.attention.value_dim.kind) $x2436 $x2550 (= (_ bv91 7) new.attention.value_dim.kind) $x3365 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2401 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1586 (= (_ bv91 7) new.hidden.kind)))
 (let (($x118 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (let (($x451 (= (_ bv48 7) new.hidden.kind)))
 (let (($x254 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x254 $x451 (= (_ bv56 7) new.hidden.kind) $x1279 $x118 $x1586 $x2401 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3490 (= (_ bv49 7) new.norm.statistic)))
 (or $x3490 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2207 (= (_ bv96 7) new.stream)))
 (let (($x748 (= (_ bv94 7) new.stream)))
 (let (($x93 (= (_ bv38 7) new.stream)))
 (or $x93 $x748 $x2207)))))
(assert
 (let (($x2411 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1341 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1359 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1359 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1341 (= (_ bv91 7) new.stream_tokens.kind) $x2411 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1279 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2645 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2460 (div (* ?x2645 new.hidden.multiple) new.hidden.parts)))
 (let (($x2399 (< 1 new.hidden.parts)))
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1279 $x2399 (= ?x2460 new.hidden.n))))))))
(assert
 (let ((?x2645 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2460 (div (* ?x2645 new.hidden.multiple) new.hidden.parts)))
 (let (($x2399 (< 1 new.hidden.parts)))
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1279 $x2399 (<= new.hidden.n ?x2460))))))))
(assert
 (let (($x254 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1888 (ite $x254 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2645 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2460 (div (* ?x2645 new.hidden.multiple) new.hidden.parts)))
 (let (($x381 (= (- 1) new.hidden.n)))
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1586 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1516 (ite $x1586 (or $x381 (< new.hidden.block new.hidden.n)) (ite $x1279 (or $x381 (< ?x2460 new.hidden.n)) $x1888))))
 (let (($x1112 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1516)))
 (let (($x451 (= (_ bv48 7) new.hidden.kind)))
 (let (($x118 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3419 (or $x118 $x451)))
 (= new.hidden.moved (ite $x3419 new.hidden.given_moved $x1112)))))))))))))))
(assert
 (let (($x2411 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x349 (or $x2411 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x153 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x349)))
 (= new.stream_tokens.everywhere $x153)))))
(assert
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let (($x1734 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2769 $x1734)))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let ((?x2540 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2436 (not (= 0 ?x2540)))))))
(assert
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x2326 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3692 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3692 (and $x2326 $x1129))))))))
(assert
 (let (($x2401 (= (_ bv96 7) new.hidden.kind)))
 (let (($x451 (= (_ bv48 7) new.hidden.kind)))
 (let (($x118 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3419 (or $x118 $x451)))
 (let (($x1442 (ite $x3419 new.hidden.given_everywhere (or $x2401 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1442)))))))
(assert
 (let (($x1385 (not new.attention.heads.padded)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x751 (ite (or $x1421 $x2687) new.attention.heads.given_everywhere (or $x3417 (and (= 1 new.attention.heads.parts) $x1385)))))
 (= new.attention.heads.everywhere $x751)))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2456 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x2456)))))))))))))))))))))
(assert
 (let (($x2141 (not new.attention.value_dim.padded)))
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2977 (ite (or $x2550 $x91) new.attention.value_dim.given_everywhere (or $x3365 (and (= 1 new.attention.value_dim.parts) $x2141)))))
 (= new.attention.value_dim.everywhere $x2977)))))))
(assert
 (let (($x2207 (= (_ bv96 7) new.stream)))
 (let (($x1950 (or $x2207 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1950))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2320 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1287 ?x1256 ?x2320))))))))))))))))))))))
(assert
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2396 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1160 (ite $x2396 new.attention.v (ite $x3048 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1160)))))
(assert
 (let (($x1920 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1603 (not new.attention.gathers)))
 (let (($x3367 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3367 $x1603 $x1920))))))
(assert
 (let ((?x2318 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x430 (or $x3032 $x3393)))
 (let (($x2040 (and new.attention.share_of_one new.stream.first_keeps_all (or $x430 $x1680))))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x1324 (= (_ bv36 7) new.attention.mixed)))
 (let (($x510 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1324)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1324 new.attention.value_dim.everywhere $x1129) $x2040)))
 (= new.attention.mixed_in (ite $x510 (_ bv96 7) ?x2318)))))))))))))
(assert
 (let ((?x2080 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x875 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1379 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x875)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x147 (or $x3032 $x1680) $x1379) (_ bv96 7) ?x2080)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x240 (= 1 new.tp)))
 (let (($x2207 (= (_ bv96 7) new.stream)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) $x240) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2527 (and $x1680 (or $x2207 $x240 (not (= (_ bv4 7) new.attention.out.collective)) $x1129))))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x430 (or $x3032 $x3393)))
 (let ((?x2397 (ite (or $x430 $x2527) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2986 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1067 (and (or $x2217 $x2986) $x1680)))
 (let ((?x2013 (ite (or $x3032 (and $x3393 (= (_ bv38 7) new.stream)) $x1067) (_ bv38 7) (ite $x3393 (_ bv96 7) (_ bv16 7)))))
 (let (($x1158 (or (and new.hidden.filled (not $x2207)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2221 (not $x1680)))
 (let (($x3490 (= (_ bv49 7) new.norm.statistic)))
 (let (($x93 (= (_ bv38 7) new.stream)))
 (let ((?x2292 (ite (and $x2217 new.hidden.filled $x93 $x2221 $x3490) new.stream (ite (and $x2986 $x2221 $x1158) new.stream ?x2013))))
 (let ((?x1251 (ite (and $x2207 new.hidden.everywhere (or $x3032 $x1067)) (_ bv96 7) (ite (and $x2217 new.hidden.filled $x2207 $x2221) (_ bv96 7) ?x2292))))
 (let (($x1826 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x333 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1680) (_ bv38 7) (ite $x1826 (_ bv96 7) ?x1251))))
 (let ((?x1116 (ite (= (_ bv38 7) new.attention.out_state) ?x333 (ite (= (_ bv96 7) new.attention.out_state) ?x2397 new.attention.out_state))))
 (let ((?x1462 (ite $x2986 (ite (not $x2207) new.stream (_ bv66 7)) (ite $x3393 (ite $x2207 (_ bv96 7) new.stream) (ite $x3032 (_ bv92 7) (_ bv16 7))))))
 (let (($x1999 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x770 (ite (and new.attention.taken_for_whole $x3393) (_ bv92 7) (ite $x1999 (ite $x2217 (_ bv96 7) ?x1462) ?x1116))))
 (= new.attention.joined ?x770))))))))))))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x588 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x240 (= 1 new.tp)))
 (let (($x1102 (= new.attention.joined new.stream)))
 (let (($x1034 (or (or (= (_ bv96 7) new.attention.joined) $x1102) (and $x240 (or (not (= (_ bv61 7) new.attention.out.split)) $x588)))))
 (not $x1034))))))
(assert
 (let (($x3719 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2298 (= 1 old.tp)))
(let (($x1149 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x1149) (and $x2298 (or (not (= (_ bv61 7) old.attention.out.split)) $x3719)))))))
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
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1996 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1189 (= (_ bv56 7) old.attention.heads.kind) $x1364 $x2628 (= (_ bv91 7) old.attention.heads.kind) $x2733 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2962 $x1802 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2494 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3579 (= (_ bv10 7) old.attention.out.input)))
 (or $x3579 $x2494 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x63 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3331 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (or $x2927 $x3331 $x63)))))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x2197 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2197 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x3361 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3361 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3523 (= (_ bv56 7) old.attention.value_dim.kind) $x2102 $x1448 (= (_ bv91 7) old.attention.value_dim.kind) $x2736 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2835 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1909 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1647 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1647 (= (_ bv56 7) old.hidden.kind) $x1847 $x1909 (= (_ bv91 7) old.hidden.kind) $x2835 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2285 (= (_ bv38 7) old.stream)))
 (or $x2285 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1847 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let (($x2502 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1364 $x2502)))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let ((?x3654 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2102 (not (= 0 ?x3654)))))))
(assert
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x3579 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2494 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2494 (and $x3579 $x1023))))))))
(assert
 (let (($x2835 (= (_ bv96 7) old.hidden.kind)))
 (let (($x727 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2835 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x727))))
(assert
 (let (($x1853 (not old.attention.heads.padded)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2985 (ite (or $x2628 $x1189) old.attention.heads.given_everywhere (or $x2733 (and (= 1 old.attention.heads.parts) $x1853)))))
 (= old.attention.heads.everywhere $x2985)))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2516 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x2516)))))))))))))))))))))
(assert
 (let (($x1825 (not old.attention.value_dim.padded)))
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2722 (ite (or $x1448 $x3523) old.attention.value_dim.given_everywhere (or $x2736 (and (= 1 old.attention.value_dim.parts) $x1825)))))
 (= old.attention.value_dim.everywhere $x2722)))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x747 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1990 ?x990 ?x747))))))))))))))))))))))
(assert
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3084 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x435 (ite $x3084 old.attention.v (ite $x1119 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x435)))))
(assert
 (let (($x3292 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1228 (not old.attention.gathers)))
 (let (($x3331 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3331 $x1228 $x3292))))))
(assert
 (let ((?x1542 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1928 (= 1 old.pp)))
 (let (($x2219 (not old.attention.out.group.pp)))
 (let (($x469 (or $x2219 $x1928)))
 (let (($x2869 (= 1 old.sp)))
 (let (($x387 (not old.attention.out.group.sp)))
 (let (($x1120 (or $x387 $x2869)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1420 (not old.attention.out.group.dp)))
 (let (($x1925 (or $x1420 $x993)))
 (let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1925 $x1120 $x469)))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3783 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1802 $x2962) $x637))))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x1206 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2442 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1206)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1206 old.attention.value_dim.everywhere $x1023) $x3783)))
 (= old.attention.mixed_in (ite $x2442 (_ bv96 7) ?x1542)))))))))))))))))))))
(assert
 (let ((?x3764 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x665 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2360 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x665)))
 (let (($x1928 (= 1 old.pp)))
 (let (($x2219 (not old.attention.out.group.pp)))
 (let (($x469 (or $x2219 $x1928)))
 (let (($x2869 (= 1 old.sp)))
 (let (($x387 (not old.attention.out.group.sp)))
 (let (($x1120 (or $x387 $x2869)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1420 (not old.attention.out.group.dp)))
 (let (($x1925 (or $x1420 $x993)))
 (let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1925 $x1120 $x469)))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2927 (or $x1802 $x637) $x2360) (_ bv96 7) ?x3764))))))))))))))))))
(assert
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2535 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2687 (= (_ bv56 7) new.attention.heads.kind) $x2769 $x1421 (= (_ bv91 7) new.attention.heads.kind) $x3417 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3393 $x3032 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x3692 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2326 (= (_ bv10 7) new.attention.out.input)))
 (or $x2326 $x3692 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3166 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3367 (= (_ bv57 7) new.attention.out.split)))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (or $x147 $x3367 $x3166)))))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x2999 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2999 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x572 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x572 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x91 (= (_ bv56 7) new.attention.value_dim.kind) $x2436 $x2550 (= (_ bv91 7) new.attention.value_dim.kind) $x3365 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2401 (= (_ bv96 7) new.hidden.kind)))
 (let (($x118 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (let (($x451 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x451 (= (_ bv56 7) new.hidden.kind) $x1279 $x118 (= (_ bv91 7) new.hidden.kind) $x2401 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x93 (= (_ bv38 7) new.stream)))
 (or $x93 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1279 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let (($x1734 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2769 $x1734)))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let ((?x2540 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2436 (not (= 0 ?x2540)))))))
(assert
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x2326 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3692 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3692 (and $x2326 $x1129))))))))
(assert
 (let (($x2401 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1442 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2401 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1442))))
(assert
 (let (($x1385 (not new.attention.heads.padded)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x751 (ite (or $x1421 $x2687) new.attention.heads.given_everywhere (or $x3417 (and (= 1 new.attention.heads.parts) $x1385)))))
 (= new.attention.heads.everywhere $x751)))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2456 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x2456)))))))))))))))))))))
(assert
 (let (($x2141 (not new.attention.value_dim.padded)))
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2977 (ite (or $x2550 $x91) new.attention.value_dim.given_everywhere (or $x3365 (and (= 1 new.attention.value_dim.parts) $x2141)))))
 (= new.attention.value_dim.everywhere $x2977)))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2320 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1287 ?x1256 ?x2320))))))))))))))))))))))
(assert
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2396 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1160 (ite $x2396 new.attention.v (ite $x3048 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1160)))))
(assert
 (let (($x1920 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1603 (not new.attention.gathers)))
 (let (($x3367 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3367 $x1603 $x1920))))))
(assert
 (let ((?x2318 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2446 (= 1 new.pp)))
 (let (($x527 (not new.attention.out.group.pp)))
 (let (($x1066 (or $x527 $x2446)))
 (let (($x2616 (= 1 new.sp)))
 (let (($x1630 (not new.attention.out.group.sp)))
 (let (($x2070 (or $x1630 $x2616)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2567 (not new.attention.out.group.dp)))
 (let (($x1611 (or $x2567 $x1399)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1611 $x2070 $x1066)))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2040 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3032 $x3393) $x1680))))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x1324 (= (_ bv36 7) new.attention.mixed)))
 (let (($x510 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1324)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1324 new.attention.value_dim.everywhere $x1129) $x2040)))
 (= new.attention.mixed_in (ite $x510 (_ bv96 7) ?x2318)))))))))))))))))))))
(assert
 (let ((?x2080 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x875 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1379 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x875)))
 (let (($x2446 (= 1 new.pp)))
 (let (($x527 (not new.attention.out.group.pp)))
 (let (($x1066 (or $x527 $x2446)))
 (let (($x2616 (= 1 new.sp)))
 (let (($x1630 (not new.attention.out.group.sp)))
 (let (($x2070 (or $x1630 $x2616)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2567 (not new.attention.out.group.dp)))
 (let (($x1611 (or $x2567 $x1399)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1611 $x2070 $x1066)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x147 (or $x3032 $x1680) $x1379) (_ bv96 7) ?x2080))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2446 (= 1 new.pp)))
 (let (($x527 (not new.attention.out.group.pp)))
 (let (($x1066 (or $x527 $x2446)))
 (let (($x2616 (= 1 new.sp)))
 (let (($x1630 (not new.attention.out.group.sp)))
 (let (($x2070 (or $x1630 $x2616)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2567 (not new.attention.out.group.dp)))
 (let (($x1611 (or $x2567 $x1399)))
 (let (($x1799 (and (or new.attention.out.group.tp (= 1 new.tp)) $x1611 $x2070 $x1066)))
 (let (($x3040 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1388 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1611 $x2070 $x1066)))
 (let (($x626 (and $x1680 (or $x1388 (and $x3040 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2149 (or $x3032 (and $x3393 (or $x1388 (and $x3040 (= (_ bv38 7) new.stream)))) $x626 $x1799)))
 (not $x2149)))))))))))))))))))
(assert
 (let (($x1928 (= 1 old.pp)))
(let (($x2219 (not old.attention.out.group.pp)))
(let (($x469 (or $x2219 $x1928)))
(let (($x2869 (= 1 old.sp)))
(let (($x387 (not old.attention.out.group.sp)))
(let (($x1120 (or $x387 $x2869)))
(let (($x993 (= 1 old.dp)))
(let (($x1420 (not old.attention.out.group.dp)))
(let (($x1925 (or $x1420 $x993)))
(let (($x980 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1925 $x1120 $x469)))
(let (($x2812 (= (_ bv38 7) old.attention.out_state)))
(let (($x689 (= (_ bv96 7) old.attention.out_state)))
(let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1925 $x1120 $x469)))
(let (($x3385 (and $x637 (or $x689 (and $x2812 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
(or $x1802 (and $x2962 (or $x689 (and $x2812 (= (_ bv38 7) old.stream)))) $x3385 $x980))))))))))))))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
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
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1996 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1189 (= (_ bv56 7) old.attention.heads.kind) $x1364 $x2628 (= (_ bv91 7) old.attention.heads.kind) $x2733 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1027 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x2585 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x3682 (= (_ bv1 7) old.attention.out.bias)))
 (or $x3682 (= (_ bv23 7) old.attention.out.bias) $x2585 $x1027)))))
(assert
 (let (($x2444 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3624 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1673 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1673 $x3624 $x2962 $x1802 $x2444)))))))
(assert
 (let (($x2494 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3579 (= (_ bv10 7) old.attention.out.input)))
 (or $x3579 $x2494 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x63 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3331 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (or $x2927 $x3331 $x63)))))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x2197 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2197 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x3361 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3361 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3523 (= (_ bv56 7) old.attention.value_dim.kind) $x2102 $x1448 (= (_ bv91 7) old.attention.value_dim.kind) $x2736 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2835 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2879 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1909 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1647 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1718 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1718 $x1647 (= (_ bv56 7) old.hidden.kind) $x1847 $x1909 $x2879 $x2835 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1337 (= (_ bv49 7) old.norm.statistic)))
 (or $x1337 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1964 (= (_ bv96 7) old.stream)))
 (let (($x1214 (= (_ bv94 7) old.stream)))
 (let (($x2285 (= (_ bv38 7) old.stream)))
 (or $x2285 $x1214 $x1964)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1847 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2072 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2370 (div (* ?x2072 old.hidden.multiple) old.hidden.parts)))
 (let (($x756 (< 1 old.hidden.parts)))
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1847 $x756 (= ?x2370 old.hidden.n))))))))
(assert
 (let ((?x2072 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2370 (div (* ?x2072 old.hidden.multiple) old.hidden.parts)))
 (let (($x756 (< 1 old.hidden.parts)))
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1847 $x756 (<= old.hidden.n ?x2370))))))))
(assert
 (let (($x1718 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2601 (ite $x1718 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2072 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2370 (div (* ?x2072 old.hidden.multiple) old.hidden.parts)))
 (let (($x671 (= (- 1) old.hidden.n)))
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2879 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2385 (ite $x2879 (or $x671 (< old.hidden.block old.hidden.n)) (ite $x1847 (or $x671 (< ?x2370 old.hidden.n)) $x2601))))
 (let (($x1439 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2385)))
 (let (($x1647 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1909 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1908 (or $x1909 $x1647)))
 (= old.hidden.moved (ite $x1908 old.hidden.given_moved $x1439)))))))))))))))
(assert
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let (($x2502 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1364 $x2502)))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let ((?x3654 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2102 (not (= 0 ?x3654)))))))
(assert
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x3579 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2494 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2494 (and $x3579 $x1023))))))))
(assert
 (let (($x2835 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1647 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1909 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1908 (or $x1909 $x1647)))
 (let (($x727 (ite $x1908 old.hidden.given_everywhere (or $x2835 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x727)))))))
(assert
 (let (($x137 (not old.hidden.moved)))
 (let (($x2390 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x137)))
 (let (($x1643 (= 1 old.hidden.parts)))
 (let (($x1647 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1909 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1908 (or $x1909 $x1647)))
 (= old.hidden.first_alone (ite $x1908 old.hidden.given_first (or $x1643 $x2390))))))))))
(assert
 (let (($x1853 (not old.attention.heads.padded)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2985 (ite (or $x2628 $x1189) old.attention.heads.given_everywhere (or $x2733 (and (= 1 old.attention.heads.parts) $x1853)))))
 (= old.attention.heads.everywhere $x2985)))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2516 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x2516)))))))))))))))))))))
(assert
 (let (($x1825 (not old.attention.value_dim.padded)))
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2722 (ite (or $x1448 $x3523) old.attention.value_dim.given_everywhere (or $x2736 (and (= 1 old.attention.value_dim.parts) $x1825)))))
 (= old.attention.value_dim.everywhere $x2722)))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x747 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1990 ?x990 ?x747))))))))))))))))))))))
(assert
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3084 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x435 (ite $x3084 old.attention.v (ite $x1119 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x435)))))
(assert
 (let (($x3292 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1228 (not old.attention.gathers)))
 (let (($x3331 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3331 $x1228 $x3292))))))
(assert
 (let ((?x1542 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2589 (or $x1802 $x2962)))
 (let (($x3783 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2589 $x637))))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x1206 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2442 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1206)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1206 old.attention.value_dim.everywhere $x1023) $x3783)))
 (= old.attention.mixed_in (ite $x2442 (_ bv96 7) ?x1542)))))))))))))
(assert
 (let ((?x3764 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x665 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2360 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x665)))
 (let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2927 (or $x1802 $x637) $x2360) (_ bv96 7) ?x3764)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x2298 (= 1 old.tp)))
 (let (($x1964 (= (_ bv96 7) old.stream)))
 (let (($x637 (and (or (not old.attention.out.group.tp) $x2298) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1545 (and $x637 (or $x1964 $x2298 (not (= (_ bv4 7) old.attention.out.collective)) $x1023))))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2589 (or $x1802 $x2962)))
 (let ((?x358 (ite (or $x2589 $x1545) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x689 (= (_ bv96 7) old.attention.out_state)))
 (let (($x2444 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3624 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2176 (and (or $x3624 $x2444) $x637)))
 (let ((?x2762 (ite (or $x1802 (and $x2962 (= (_ bv38 7) old.stream)) $x2176) (_ bv38 7) (ite $x2962 (_ bv96 7) (_ bv16 7)))))
 (let (($x543 (or (and old.hidden.filled (not $x1964)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2140 (not $x637)))
 (let (($x1337 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2285 (= (_ bv38 7) old.stream)))
 (let ((?x1155 (ite (and $x3624 old.hidden.filled $x2285 $x2140 $x1337) old.stream (ite (and $x2444 $x2140 $x543) old.stream ?x2762))))
 (let ((?x640 (ite (and $x1964 old.hidden.everywhere (or $x1802 $x2176)) (_ bv96 7) (ite (and $x3624 old.hidden.filled $x1964 $x2140) (_ bv96 7) ?x1155))))
 (let (($x1673 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x3424 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x637) (_ bv38 7) (ite $x1673 (_ bv96 7) ?x640))))
 (let (($x2812 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x1589 (ite $x2444 (ite (not $x1964) old.stream (_ bv66 7)) (ite $x2962 (ite $x1964 (_ bv96 7) old.stream) (ite $x1802 (_ bv92 7) (_ bv16 7))))))
 (let (($x779 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x2255 (ite $x779 (ite $x3624 (_ bv96 7) ?x1589) (ite $x2812 ?x3424 (ite $x689 ?x358 old.attention.out_state)))))
 (= old.attention.joined (ite (and old.attention.taken_for_whole $x2962) (_ bv92 7) ?x2255))))))))))))))))))))))))))))))
(assert
 (let (($x939 (not old.hidden.everywhere)))
 (let (($x3624 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2812 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x2812 (= (_ bv96 7) old.attention.joined) $x3624 $x939))))))
(assert
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2535 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2687 (= (_ bv56 7) new.attention.heads.kind) $x2769 $x1421 (= (_ bv91 7) new.attention.heads.kind) $x3417 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2264 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x272 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x2469 (= (_ bv1 7) new.attention.out.bias)))
 (or $x2469 (= (_ bv23 7) new.attention.out.bias) $x272 $x2264)))))
(assert
 (let (($x2986 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1826 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1826 $x2217 $x3393 $x3032 $x2986)))))))
(assert
 (let (($x3692 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2326 (= (_ bv10 7) new.attention.out.input)))
 (or $x2326 $x3692 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3166 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3367 (= (_ bv57 7) new.attention.out.split)))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (or $x147 $x3367 $x3166)))))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x2999 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2999 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x572 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x572 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x91 (= (_ bv56 7) new.attention.value_dim.kind) $x2436 $x2550 (= (_ bv91 7) new.attention.value_dim.kind) $x3365 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2401 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1586 (= (_ bv91 7) new.hidden.kind)))
 (let (($x118 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (let (($x451 (= (_ bv48 7) new.hidden.kind)))
 (let (($x254 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x254 $x451 (= (_ bv56 7) new.hidden.kind) $x1279 $x118 $x1586 $x2401 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2233 (= (_ bv49 7) new.norm.statistic)))
 (or $x2233 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2207 (= (_ bv96 7) new.stream)))
 (let (($x748 (= (_ bv94 7) new.stream)))
 (let (($x93 (= (_ bv38 7) new.stream)))
 (or $x93 $x748 $x2207)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1279 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2287 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1238 (div (* ?x2287 new.hidden.multiple) new.hidden.parts)))
 (let (($x1610 (< 1 new.hidden.parts)))
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1279 $x1610 (= ?x1238 new.hidden.n))))))))
(assert
 (let ((?x2287 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1238 (div (* ?x2287 new.hidden.multiple) new.hidden.parts)))
 (let (($x1610 (< 1 new.hidden.parts)))
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1279 $x1610 (<= new.hidden.n ?x1238))))))))
(assert
 (let (($x254 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2739 (ite $x254 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2287 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1238 (div (* ?x2287 new.hidden.multiple) new.hidden.parts)))
 (let (($x2633 (= (- 1) new.hidden.n)))
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1586 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1018 (ite $x1586 (or $x2633 (< new.hidden.block new.hidden.n)) (ite $x1279 (or $x2633 (< ?x1238 new.hidden.n)) $x2739))))
 (let (($x1414 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1018)))
 (let (($x451 (= (_ bv48 7) new.hidden.kind)))
 (let (($x118 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3419 (or $x118 $x451)))
 (= new.hidden.moved (ite $x3419 new.hidden.given_moved $x1414)))))))))))))))
(assert
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let (($x1734 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2769 $x1734)))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let ((?x2540 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2436 (not (= 0 ?x2540)))))))
(assert
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x2326 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3692 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3692 (and $x2326 $x1129))))))))
(assert
 (let (($x2401 (= (_ bv96 7) new.hidden.kind)))
 (let (($x451 (= (_ bv48 7) new.hidden.kind)))
 (let (($x118 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3419 (or $x118 $x451)))
 (let (($x1442 (ite $x3419 new.hidden.given_everywhere (or $x2401 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1442)))))))
(assert
 (let (($x2386 (not new.hidden.moved)))
 (let (($x2650 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2386)))
 (let (($x1261 (= 1 new.hidden.parts)))
 (let (($x451 (= (_ bv48 7) new.hidden.kind)))
 (let (($x118 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3419 (or $x118 $x451)))
 (= new.hidden.first_alone (ite $x3419 new.hidden.given_first (or $x1261 $x2650))))))))))
(assert
 (let (($x1385 (not new.attention.heads.padded)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x751 (ite (or $x1421 $x2687) new.attention.heads.given_everywhere (or $x3417 (and (= 1 new.attention.heads.parts) $x1385)))))
 (= new.attention.heads.everywhere $x751)))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2456 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x2456)))))))))))))))))))))
(assert
 (let (($x2141 (not new.attention.value_dim.padded)))
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2977 (ite (or $x2550 $x91) new.attention.value_dim.given_everywhere (or $x3365 (and (= 1 new.attention.value_dim.parts) $x2141)))))
 (= new.attention.value_dim.everywhere $x2977)))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2320 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1287 ?x1256 ?x2320))))))))))))))))))))))
(assert
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2396 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1160 (ite $x2396 new.attention.v (ite $x3048 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1160)))))
(assert
 (let (($x1920 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1603 (not new.attention.gathers)))
 (let (($x3367 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3367 $x1603 $x1920))))))
(assert
 (let ((?x2318 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x430 (or $x3032 $x3393)))
 (let (($x2040 (and new.attention.share_of_one new.stream.first_keeps_all (or $x430 $x1680))))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x1324 (= (_ bv36 7) new.attention.mixed)))
 (let (($x510 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1324)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1324 new.attention.value_dim.everywhere $x1129) $x2040)))
 (= new.attention.mixed_in (ite $x510 (_ bv96 7) ?x2318)))))))))))))
(assert
 (let ((?x2080 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x875 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1379 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x875)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x147 (or $x3032 $x1680) $x1379) (_ bv96 7) ?x2080)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x240 (= 1 new.tp)))
 (let (($x2207 (= (_ bv96 7) new.stream)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) $x240) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x550 (and $x1680 (or $x2207 $x240 (not (= (_ bv4 7) new.attention.out.collective)) $x1129))))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x430 (or $x3032 $x3393)))
 (let ((?x3595 (ite (or $x430 $x550) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1388 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2986 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3711 (and (or $x2217 $x2986) $x1680)))
 (let ((?x879 (ite (or $x3032 (and $x3393 (= (_ bv38 7) new.stream)) $x3711) (_ bv38 7) (ite $x3393 (_ bv96 7) (_ bv16 7)))))
 (let (($x434 (or (and new.hidden.filled (not $x2207)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2238 (not $x1680)))
 (let (($x2233 (= (_ bv49 7) new.norm.statistic)))
 (let (($x93 (= (_ bv38 7) new.stream)))
 (let ((?x2886 (ite (and $x2217 new.hidden.filled $x93 $x2238 $x2233) new.stream (ite (and $x2986 $x2238 $x434) new.stream ?x879))))
 (let ((?x1739 (ite (and $x2207 new.hidden.everywhere (or $x3032 $x3711)) (_ bv96 7) (ite (and $x2217 new.hidden.filled $x2207 $x2238) (_ bv96 7) ?x2886))))
 (let (($x1826 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2623 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1680) (_ bv38 7) (ite $x1826 (_ bv96 7) ?x1739))))
 (let (($x3040 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x2117 (ite $x2986 (ite (not $x2207) new.stream (_ bv66 7)) (ite $x3393 (ite $x2207 (_ bv96 7) new.stream) (ite $x3032 (_ bv92 7) (_ bv16 7))))))
 (let (($x1390 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x799 (ite $x1390 (ite $x2217 (_ bv96 7) ?x2117) (ite $x3040 ?x2623 (ite $x1388 ?x3595 new.attention.out_state)))))
 (= new.attention.joined (ite (and new.attention.taken_for_whole $x3393) (_ bv92 7) ?x799))))))))))))))))))))))))))))))
(assert
 (let (($x1360 (not new.hidden.everywhere)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3040 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x3040 (= (_ bv96 7) new.attention.joined) $x2217 $x1360))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2701 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x2264 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1391 (not new.attention.full_though_split)))
 (let (($x790 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x1391)))
 (let (($x1765 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x1390 (= (_ bv92 7) new.attention.out_state)))
 (let (($x240 (= 1 new.tp)))
 (let (($x2022 (or $x240 (not new.model.out_bias) (and $x1390 $x1765) $x790 (and $x2264 $x2701))))
 (not $x2022))))))))))
(assert
 (let (($x765 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x1027 (= (_ bv29 7) old.attention.out.bias)))
(let (($x2880 (not old.attention.full_though_split)))
(let (($x1984 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x2880)))
(let (($x3531 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x779 (= (_ bv92 7) old.attention.out_state)))
(let (($x3241 (not old.model.out_bias)))
(let (($x2298 (= 1 old.tp)))
(or $x2298 $x3241 (and $x779 $x3531) $x1984 (and $x1027 $x765)))))))))))
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
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
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
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
(declare-fun old.stream.in_order () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
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
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
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
(declare-fun new.stream.in_order () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
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
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1996 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1189 (= (_ bv56 7) old.attention.heads.kind) $x1364 $x2628 (= (_ bv91 7) old.attention.heads.kind) $x2733 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2444 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3624 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3624 $x2962 $x1802 $x2444))))))
(assert
 (let (($x2494 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3579 (= (_ bv10 7) old.attention.out.input)))
 (or $x3579 $x2494 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x366 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x67 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2964 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1462 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1462 $x2964 $x67 $x366))))))
(assert
 (let (($x63 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3331 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (or $x2927 $x3331 $x63)))))
(assert
 (let (($x1989 (= (_ bv8 7) old.attention.pairs)))
 (or $x1989 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2652 $x2067 $x202 $x1445 $x2308)))))))
(assert
 (let (($x2197 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2197 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3423 $x1119 $x3375 $x1990))))))
(assert
 (let (($x3361 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3361 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3523 (= (_ bv56 7) old.attention.value_dim.kind) $x2102 $x1448 (= (_ bv91 7) old.attention.value_dim.kind) $x2736 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x715 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x715 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x3576 (= (_ bv38 7) old.embedding.split)))
 (or $x3576 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x3828 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x3828 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x3276 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2820 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2820 (= (_ bv23 7) old.ffn.down.residual) $x3276 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x327 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x327)))
(assert
 (let (($x2835 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1909 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1647 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1647 (= (_ bv56 7) old.hidden.kind) $x1847 $x1909 (= (_ bv91 7) old.hidden.kind) $x2835 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2885 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x2885 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x3092 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3092)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1964 (= (_ bv96 7) old.stream)))
 (let (($x1214 (= (_ bv94 7) old.stream)))
 (let (($x2285 (= (_ bv38 7) old.stream)))
 (or $x2285 $x1214 $x1964)))))
(assert
 (let (($x2539 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2640 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1750 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1750 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2640 (= (_ bv91 7) old.stream_tokens.kind) $x2539 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1847 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2072 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1384 (= (div (* ?x2072 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1847 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1847 (< 1 old.hidden.parts) $x1384))))))
(assert
 (let (($x2539 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2447 (or $x2539 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1772 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2447)))
 (= old.stream_tokens.everywhere $x1772)))))
(assert
 (let ((?x1145 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3217 (= (div (* ?x1145 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1364 (< 1 old.attention.heads.parts) $x3217))))))
(assert
 (let (($x2502 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1364 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1364 $x2502)))))
(assert
 (let ((?x722 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3787 (div (* ?x722 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1996 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x740 (and $x1996 (< 1 old.attention.head_dim.parts) (= ?x3787 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x740))))))
(assert
 (let ((?x295 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3249 (* (div (- ?x295 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3266 (and $x2102 (< 1 old.attention.value_dim.parts) (= (div ?x3249 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3266))))))
(assert
 (let ((?x3654 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2102 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2102 (not (= 0 ?x3654)))))))
(assert
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x3579 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2494 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2494 (and $x3579 $x1023))))))))
(assert
 (let (($x63 (= (_ bv61 7) old.attention.out.split)))
 (let (($x67 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1462 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1462 (and $x67 $x63)))))))
(assert
 (let (($x2820 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2027 (or $x2820 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2027)))))
(assert
 (let (($x2835 (= (_ bv96 7) old.hidden.kind)))
 (let (($x727 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2835 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x727))))
(assert
 (let (($x1149 (not old.model.embedding_norm)))
 (let (($x2557 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2285 (= (_ bv38 7) old.stream)))
 (let (($x715 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3576 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x3576 $x715 $x2285 old.hidden.filled (not $x2557) $x1149))))))))
(assert
 (let (($x2885 (= (_ bv68 7) old.model.norm)))
 (let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2140 (not $x637)))
 (let (($x2285 (= (_ bv38 7) old.stream)))
 (let (($x3624 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x63 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x63 $x3624 $x2285 old.hidden.filled $x2140 $x2885)))))))))
(assert
 (let (($x2885 (= (_ bv68 7) old.model.norm)))
 (let (($x1254 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2285 (= (_ bv38 7) old.stream)))
 (let (($x3828 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x327 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x327 $x3828 $x2285 old.hidden.filled (not $x1254) $x2885))))))))
(assert
 (let (($x1853 (not old.attention.heads.padded)))
 (let (($x2733 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1189 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2628 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2985 (ite (or $x2628 $x1189) old.attention.heads.given_everywhere (or $x2733 (and (= 1 old.attention.heads.parts) $x1853)))))
 (= old.attention.heads.everywhere $x2985)))))))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x2516 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1990 ?x990 ?x2516)))))))))))))))))))))
(assert
 (let (($x1825 (not old.attention.value_dim.padded)))
 (let (($x2736 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3523 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1448 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2722 (ite (or $x1448 $x3523) old.attention.value_dim.given_everywhere (or $x2736 (and (= 1 old.attention.value_dim.parts) $x1825)))))
 (= old.attention.value_dim.everywhere $x2722)))))))
(assert
 (let (($x1964 (= (_ bv96 7) old.stream)))
 (let (($x2214 (or $x1964 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2214))))
(assert
 (let (($x3095 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x3095)))
(assert
 (let (($x2308 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2646 (ite (or $x2652 $x2308) (_ bv16 7) (_ bv96 7))))
 (let (($x1445 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2067 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2815 (and $x2067 $x1119 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3423 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x917 (and $x2067 $x3423 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1383 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x202 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x632 (or $x202 $x1445)))
 (let ((?x3144 (ite (or $x632 $x1383) old.attention.qkv.split (ite (or $x2652 $x917 $x2815) (_ bv96 7) (_ bv16 7)))))
 (let (($x3375 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1475 (not $x3375)))
 (let ((?x747 (ite $x1475 ?x3144 (ite (or $x1445 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2646))))
 (let ((?x990 (ite (or $x632 $x1383 old.model.query_latent) (_ bv96 7) (ite $x2067 (_ bv21 7) (_ bv16 7)))))
 (let (($x1990 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1990 ?x990 ?x747))))))))))))))))))))))
(assert
 (let (($x1192 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x1876 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x2710 (and old.model.behind_dense $x1876)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x2710 $x1192))))))
(assert
 (let (($x1119 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3084 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x435 (ite $x3084 old.attention.v (ite $x1119 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x435)))))
(assert
 (let (($x3292 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1228 (not old.attention.gathers)))
 (let (($x3331 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3331 $x1228 $x3292))))))
(assert
 (let ((?x1542 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2962 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3783 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1802 $x2962) $x637))))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1023 (not $x2927)))
 (let (($x1206 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2442 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1206)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1206 old.attention.value_dim.everywhere $x1023) $x3783)))
 (= old.attention.mixed_in (ite $x2442 (_ bv96 7) ?x1542))))))))))))
(assert
 (let ((?x3764 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x665 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2360 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x665)))
 (let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1802 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2927 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2927 (or $x1802 $x637) $x2360) (_ bv96 7) ?x3764)))))))))
(assert
 (let (($x3624 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2964 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x366 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1964 (= (_ bv96 7) old.stream)))
 (let (($x2812 (= (_ bv38 7) old.attention.out_state)))
 (let (($x779 (= (_ bv92 7) old.attention.out_state)))
 (let (($x2221 (and $x366 old.stream.first_has_all (or (or $x779 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x493 (= old.attention.out_state old.stream)))
 (let (($x1808 (and (or $x366 $x2964) $x779 (or $x1964 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x2285 (= (_ bv38 7) old.stream)))
 (let (($x67 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x165 (and $x67 (not $x779) (or $x493 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x896 (or $x165 (and $x67 $x2285 old.hidden.filled) $x1808 (and $x366 old.stream.first_keeps_all $x493) $x2221 (and $x2812 $x1964 old.hidden.filled (or $x366 (= $x2964 $x3624))))))
 (let (($x637 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2140 (not $x637)))
 (let (($x2249 (or $x779 (and $x2812 (or $x3624 (= (_ bv73 7) old.attention.out.collective)) $x2140))))
 (let (($x138 (or $x493 (and old.stream.in_order (or (not $x2812) old.hidden.everywhere)))))
 (let (($x2298 (= 1 old.tp)))
 (let (($x2840 (or (and $x2298 $x138) (and (not (and $x67 old.stream.junk_in_attention $x2249)) $x896))))
 (= old.attention.residual_once $x2840)))))))))))))))))))))
(assert
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2535 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2687 (= (_ bv56 7) new.attention.heads.kind) $x2769 $x1421 (= (_ bv91 7) new.attention.heads.kind) $x3417 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2986 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2217 $x3393 $x3032 $x2986))))))
(assert
 (let (($x3692 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2326 (= (_ bv10 7) new.attention.out.input)))
 (or $x2326 $x3692 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3081 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x923 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1435 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2637 (= (_ bv1 7) new.attention.out.residual)))
 (or $x2637 $x1435 $x923 $x3081))))))
(assert
 (let (($x3166 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3367 (= (_ bv57 7) new.attention.out.split)))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (or $x147 $x3367 $x3166)))))
(assert
 (let (($x1313 (= (_ bv8 7) new.attention.pairs)))
 (or $x1313 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1232 $x519 $x2004 $x2261 $x3312)))))))
(assert
 (let (($x2999 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2999 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2097 $x3048 $x47 $x1287))))))
(assert
 (let (($x572 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x572 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x91 (= (_ bv56 7) new.attention.value_dim.kind) $x2436 $x2550 (= (_ bv91 7) new.attention.value_dim.kind) $x3365 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2486 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x2486 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x1036 (= (_ bv38 7) new.embedding.split)))
 (or $x1036 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x820 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x820 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x3227 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1821 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1821 (= (_ bv23 7) new.ffn.down.residual) $x3227 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2945 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2945)))
(assert
 (let (($x2401 (= (_ bv96 7) new.hidden.kind)))
 (let (($x118 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (let (($x451 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x451 (= (_ bv56 7) new.hidden.kind) $x1279 $x118 (= (_ bv91 7) new.hidden.kind) $x2401 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1147 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x1147 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x679 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x679)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2207 (= (_ bv96 7) new.stream)))
 (let (($x748 (= (_ bv94 7) new.stream)))
 (let (($x93 (= (_ bv38 7) new.stream)))
 (or $x93 $x748 $x2207)))))
(assert
 (let (($x2935 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x179 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x57 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x57 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x179 (= (_ bv91 7) new.stream_tokens.kind) $x2935 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1279 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2287 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x218 (= (div (* ?x2287 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1279 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1279 (< 1 new.hidden.parts) $x218))))))
(assert
 (let (($x2935 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3220 (or $x2935 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x255 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3220)))
 (= new.stream_tokens.everywhere $x255)))))
(assert
 (let ((?x2170 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x547 (= (div (* ?x2170 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2769 (< 1 new.attention.heads.parts) $x547))))))
(assert
 (let (($x1734 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2769 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2769 $x1734)))))
(assert
 (let ((?x3337 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x617 (div (* ?x3337 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2535 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2364 (and $x2535 (< 1 new.attention.head_dim.parts) (= ?x617 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2364))))))
(assert
 (let ((?x1291 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1465 (* (div (- ?x1291 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3628 (and $x2436 (< 1 new.attention.value_dim.parts) (= (div ?x1465 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3628))))))
(assert
 (let ((?x2540 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2436 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2436 (not (= 0 ?x2540)))))))
(assert
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x2326 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3692 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3692 (and $x2326 $x1129))))))))
(assert
 (let (($x3166 (= (_ bv61 7) new.attention.out.split)))
 (let (($x923 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2637 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x2637 (and $x923 $x3166)))))))
(assert
 (let (($x1821 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1258 (or $x1821 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1258)))))
(assert
 (let (($x2401 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1442 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2401 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1442))))
(assert
 (let (($x1999 (not new.model.embedding_norm)))
 (let (($x2088 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x93 (= (_ bv38 7) new.stream)))
 (let (($x2486 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1036 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1036 $x2486 $x93 new.hidden.filled (not $x2088) $x1999))))))))
(assert
 (let (($x1147 (= (_ bv68 7) new.model.norm)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2238 (not $x1680)))
 (let (($x93 (= (_ bv38 7) new.stream)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3166 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x3166 $x2217 $x93 new.hidden.filled $x2238 $x1147)))))))))
(assert
 (let (($x1147 (= (_ bv68 7) new.model.norm)))
 (let (($x1196 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x93 (= (_ bv38 7) new.stream)))
 (let (($x820 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2945 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2945 $x820 $x93 new.hidden.filled (not $x1196) $x1147))))))))
(assert
 (let (($x1385 (not new.attention.heads.padded)))
 (let (($x3417 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2687 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1421 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x751 (ite (or $x1421 $x2687) new.attention.heads.given_everywhere (or $x3417 (and (= 1 new.attention.heads.parts) $x1385)))))
 (= new.attention.heads.everywhere $x751)))))))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2456 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1287 ?x1256 ?x2456)))))))))))))))))))))
(assert
 (let (($x2141 (not new.attention.value_dim.padded)))
 (let (($x3365 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x91 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2977 (ite (or $x2550 $x91) new.attention.value_dim.given_everywhere (or $x3365 (and (= 1 new.attention.value_dim.parts) $x2141)))))
 (= new.attention.value_dim.everywhere $x2977)))))))
(assert
 (let (($x2207 (= (_ bv96 7) new.stream)))
 (let (($x2338 (or $x2207 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2338))))
(assert
 (let (($x3176 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x3176)))
(assert
 (let (($x3312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1232 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x709 (ite (or $x1232 $x3312) (_ bv16 7) (_ bv96 7))))
 (let (($x2261 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x519 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3769 (and $x519 $x3048 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2097 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1939 (and $x519 $x2097 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2041 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2004 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1146 (or $x2004 $x2261)))
 (let ((?x2331 (ite (or $x1146 $x2041) new.attention.qkv.split (ite (or $x1232 $x1939 $x3769) (_ bv96 7) (_ bv16 7)))))
 (let (($x47 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x329 (not $x47)))
 (let ((?x2320 (ite $x329 ?x2331 (ite (or $x2261 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x709))))
 (let ((?x1256 (ite (or $x1146 $x2041 new.model.query_latent) (_ bv96 7) (ite $x519 (_ bv21 7) (_ bv16 7)))))
 (let (($x1287 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1287 ?x1256 ?x2320))))))))))))))))))))))
(assert
 (let (($x2799 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x1748 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x3054 (and new.model.behind_dense $x1748)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x3054 $x2799))))))
(assert
 (let (($x3048 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2396 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1160 (ite $x2396 new.attention.v (ite $x3048 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1160)))))
(assert
 (let (($x1920 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1603 (not new.attention.gathers)))
 (let (($x3367 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3367 $x1603 $x1920))))))
(assert
 (let ((?x2318 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3393 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2040 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3032 $x3393) $x1680))))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1129 (not $x147)))
 (let (($x1324 (= (_ bv36 7) new.attention.mixed)))
 (let (($x510 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1324)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1324 new.attention.value_dim.everywhere $x1129) $x2040)))
 (= new.attention.mixed_in (ite $x510 (_ bv96 7) ?x2318))))))))))))
(assert
 (let ((?x2080 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x875 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1379 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x875)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3032 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x147 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x147 (or $x3032 $x1680) $x1379) (_ bv96 7) ?x2080)))))))))
(assert
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1435 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x3081 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x2207 (= (_ bv96 7) new.stream)))
 (let (($x3040 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1390 (= (_ bv92 7) new.attention.out_state)))
 (let (($x3734 (and $x3081 new.stream.first_has_all (or (or $x1390 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x3255 (= new.attention.out_state new.stream)))
 (let (($x1152 (and (or $x3081 $x1435) $x1390 (or $x2207 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x93 (= (_ bv38 7) new.stream)))
 (let (($x923 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1887 (and $x923 (not $x1390) (or $x3255 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x3504 (or $x1887 (and $x923 $x93 new.hidden.filled) $x1152 (and $x3081 new.stream.first_keeps_all $x3255) $x3734 (and $x3040 $x2207 new.hidden.filled (or $x3081 (= $x1435 $x2217))))))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2238 (not $x1680)))
 (let (($x3683 (or $x1390 (and $x3040 (or $x2217 (= (_ bv73 7) new.attention.out.collective)) $x2238))))
 (let (($x351 (or $x3255 (and new.stream.in_order (or (not $x3040) new.hidden.everywhere)))))
 (let (($x240 (= 1 new.tp)))
 (let (($x2432 (or (and $x240 $x351) (and (not (and $x923 new.stream.junk_in_attention $x3683)) $x3504))))
 (= new.attention.residual_once $x2432)))))))))))))))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1919 (not new.model.scaled_residual)))
 (let (($x1147 (= (_ bv68 7) new.model.norm)))
 (let (($x2637 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x2637 (and $x1147 $x1919 new.attention.residual_once)))))))
(assert
 (let (($x412 (not old.model.scaled_residual)))
(let (($x2885 (= (_ bv68 7) old.model.norm)))
(let (($x1462 (= (_ bv1 7) old.attention.out.residual)))
(or $x1462 (and $x2885 $x412 old.attention.residual_once))))))
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (let (($x2932 (= 0 ?x654)))
 (not $x2932))))
(assert
 (let ((?x2514 (mod old.stage.ranks old.moe.block)))
(= 0 ?x2514)))
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x64 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x64 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2944 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2944 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x1560 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1560)))
(assert
 (let ((?x1947 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1947))))
(assert
 (let ((?x3517 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x3517))))
(assert
 (let (($x3665 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2862 (= old.moe.block old.stage.ranks)))
 (let (($x1462 (and (= 1 old.tp) $x2862 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x119 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x119 $x1462) (or $x2862 $x3665)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2708 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2708 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x3040 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x3040 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x840 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x840)))
(assert
 (let ((?x3149 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3149))))
(assert
 (let ((?x527 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x527))))
(assert
 (let (($x457 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1072 (= new.moe.block new.stage.ranks)))
 (let (($x53 (and (= 1 new.tp) $x1072 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1280 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1280 $x53) (or $x1072 $x457)))))))))
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
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (not (or new.moe.group_fits new.moe.once)))
(assert
 (or old.moe.group_fits old.moe.once))
(check-sat)

