; from one replica to any number, question 60
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x507 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x5069 (= (_ bv56 7) old.attention.heads.kind) $x1814 $x355 (= (_ bv91 7) old.attention.heads.kind) $x312 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2127 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4961 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4173 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1585 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x924 (= (_ bv4 7) old.attention.out.collective)))
 (or $x924 $x1585 $x4173 $x4961 $x2127)))))))
(assert
 (let (($x1248 (= (_ bv32 7) old.attention.out.input)))
 (let (($x142 (= (_ bv10 7) old.attention.out.input)))
 (or $x142 $x1248 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1263 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (or $x1828 (= (_ bv57 7) old.attention.out.split) $x1263))))
(assert
 (let (($x1886 (= (_ bv8 7) old.attention.pairs)))
 (or $x1886 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x880 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1078 $x516 $x880 $x2027 $x4000)))))))
(assert
 (let (($x2121 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2121 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 $x996 $x1783 $x4516))))))
(assert
 (let (($x424 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x424 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x4692 (= (_ bv56 7) old.attention.value_dim.kind) $x1501 $x536 (= (_ bv91 7) old.attention.value_dim.kind) $x339 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x4590 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4612 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1376 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1214 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4954 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x4954 $x1214 (= (_ bv56 7) old.hidden.kind) $x4111 $x1376 $x4612 $x4590 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1916 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1916)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1394 (= (_ bv49 7) old.norm.statistic)))
 (or $x1394 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x865 (= (_ bv96 7) old.stream)))
 (let (($x745 (= (_ bv38 7) old.stream)))
 (or $x745 (= (_ bv94 7) old.stream) $x865))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x4160 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x886 (div (* ?x4160 old.hidden.multiple) old.hidden.parts)))
 (let (($x664 (< 1 old.hidden.parts)))
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4111 $x664 (= ?x886 old.hidden.n))))))))
(assert
 (let ((?x4160 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x886 (div (* ?x4160 old.hidden.multiple) old.hidden.parts)))
 (let (($x664 (< 1 old.hidden.parts)))
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x4111 $x664 (<= old.hidden.n ?x886))))))))
(assert
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4111 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x4954 (= (_ bv26 7) old.hidden.kind)))
 (let (($x291 (ite $x4954 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x4160 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x886 (div (* ?x4160 old.hidden.multiple) old.hidden.parts)))
 (let (($x2033 (= (- 1) old.hidden.n)))
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4612 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4884 (ite $x4612 (or $x2033 (< old.hidden.block old.hidden.n)) (ite $x4111 (or $x2033 (< ?x886 old.hidden.n)) $x291))))
 (let (($x3959 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x4884)))
 (let (($x1214 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1376 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1001 (or $x1376 $x1214)))
 (= old.hidden.moved (ite $x1001 old.hidden.given_moved $x3959)))))))))))))))
(assert
 (let (($x661 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1814 $x661)))))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4469 (and $x507 (< 1 old.attention.head_dim.parts) (= ?x1596 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4469))))))
(assert
 (let ((?x1217 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1113 (* (div ?x1217 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1208 (and $x1501 (< 1 old.attention.value_dim.parts) (= (div ?x1113 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1208))))))
(assert
 (let ((?x887 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1501 (not (= 0 ?x887)))))))
(assert
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1518 (not $x1828)))
 (let (($x142 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1248 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1248 (and $x142 $x1518))))))))
(assert
 (let (($x4590 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1214 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1376 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1001 (or $x1376 $x1214)))
 (let (($x254 (ite $x1001 old.hidden.given_everywhere (or $x4590 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x254)))))))
(assert
 (let (($x1572 (not old.attention.heads.padded)))
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4353 (ite (or $x355 $x5069) old.attention.heads.given_everywhere (or $x312 (and (= 1 old.attention.heads.parts) $x1572)))))
 (= old.attention.heads.everywhere $x4353)))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2070 (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7))))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1966 (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7)))))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x952 (not $x1783)))
 (let ((?x4568 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x4516 ?x540 ?x4568))))))))))))))))))
(assert
 (let (($x1542 (not old.attention.value_dim.padded)))
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1534 (ite (or $x536 $x4692) old.attention.value_dim.given_everywhere (or $x339 (and (= 1 old.attention.value_dim.parts) $x1542)))))
 (= old.attention.value_dim.everywhere $x1534)))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2070 (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7))))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1966 (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7)))))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x952 (not $x1783)))
 (let ((?x4839 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x4516 ?x540 ?x4839)))))))))))))))))))
(assert
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1169 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x848 (ite $x1169 old.attention.v (ite $x996 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x848)))))
(assert
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1518 (not $x1828)))
 (let (($x1777 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1076 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1777)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1777 old.attention.value_dim.everywhere $x1518))))
 (= old.attention.mixed_in (ite $x1076 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x1616 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2203 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x118 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x2203)))
 (let (($x655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4961 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1828 (or $x4961 $x655) $x118) (_ bv96 7) ?x1616)))))))))
(assert
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1518 (not $x1828)))
 (let (($x1470 (= 1 old.tp)))
 (let (($x865 (= (_ bv96 7) old.stream)))
 (let (($x655 (and (or (not old.attention.out.group.tp) $x1470) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1747 (and $x655 (or $x865 $x1470 (not (= (_ bv4 7) old.attention.out.collective)) $x1518))))
 (let (($x4173 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4961 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x4238 (ite (or (or $x4961 $x4173) $x1747) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2127 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1585 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1860 (and (or $x1585 $x2127) $x655)))
 (let ((?x558 (ite (or $x4961 (and $x4173 (= (_ bv38 7) old.stream)) $x1860) (_ bv38 7) (ite $x4173 (_ bv96 7) (_ bv16 7)))))
 (let (($x1961 (or (and old.hidden.filled (not $x865)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2119 (not $x655)))
 (let (($x1394 (= (_ bv49 7) old.norm.statistic)))
 (let (($x745 (= (_ bv38 7) old.stream)))
 (let ((?x1302 (ite (and $x1585 old.hidden.filled $x745 $x2119 $x1394) old.stream (ite (and $x2127 $x2119 $x1961) old.stream ?x558))))
 (let ((?x4292 (ite (and $x865 old.hidden.everywhere (or $x4961 $x1860)) (_ bv96 7) (ite (and $x1585 old.hidden.filled $x865 $x2119) (_ bv96 7) ?x1302))))
 (let (($x924 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x1419 (ite (= (_ bv38 7) old.attention.out_state) (ite $x924 (_ bv96 7) ?x4292) (ite (= (_ bv96 7) old.attention.out_state) ?x4238 old.attention.out_state))))
 (let ((?x1389 (ite $x2127 (ite (not $x865) old.stream (_ bv66 7)) (ite $x4173 (ite $x865 (_ bv96 7) old.stream) (ite $x4961 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x1585 (_ bv96 7) ?x1389) ?x1419)))))))))))))))))))))))))
(assert
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1231 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x796 (= (_ bv56 7) new.attention.heads.kind) $x1445 $x190 (= (_ bv91 7) new.attention.heads.kind) $x1458 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x4306 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2045 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1556 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x730 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1461 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1461 $x730 $x1556 $x2045 $x4306)))))))
(assert
 (let (($x1505 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1929 (= (_ bv10 7) new.attention.out.input)))
 (or $x1929 $x1505 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1275 (= (_ bv61 7) new.attention.out.split)))
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (or $x399 (= (_ bv57 7) new.attention.out.split) $x1275))))
(assert
 (let (($x1721 (= (_ bv8 7) new.attention.pairs)))
 (or $x1721 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4742 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2079 $x2011 $x4742 $x1497 $x1216)))))))
(assert
 (let (($x1761 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1761 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 $x1264 $x4698 $x93))))))
(assert
 (let (($x1455 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1455 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x665 (= (_ bv56 7) new.attention.value_dim.kind) $x4959 $x609 (= (_ bv91 7) new.attention.value_dim.kind) $x1794 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1137 (= (_ bv96 7) new.hidden.kind)))
 (let (($x918 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1504 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4154 (= (_ bv48 7) new.hidden.kind)))
 (let (($x315 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x315 $x4154 (= (_ bv56 7) new.hidden.kind) $x1890 $x1504 $x918 $x1137 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x220 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x220)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1707 (= (_ bv49 7) new.norm.statistic)))
 (or $x1707 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2049 (= (_ bv96 7) new.stream)))
 (let (($x1085 (= (_ bv38 7) new.stream)))
 (or $x1085 (= (_ bv94 7) new.stream) $x2049))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x4629 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1203 (div (* ?x4629 new.hidden.multiple) new.hidden.parts)))
 (let (($x88 (< 1 new.hidden.parts)))
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1890 $x88 (= ?x1203 new.hidden.n))))))))
(assert
 (let ((?x4629 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1203 (div (* ?x4629 new.hidden.multiple) new.hidden.parts)))
 (let (($x88 (< 1 new.hidden.parts)))
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1890 $x88 (<= new.hidden.n ?x1203))))))))
(assert
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1890 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x315 (= (_ bv26 7) new.hidden.kind)))
 (let (($x975 (ite $x315 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x4629 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1203 (div (* ?x4629 new.hidden.multiple) new.hidden.parts)))
 (let (($x4957 (= (- 1) new.hidden.n)))
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (let (($x918 (= (_ bv91 7) new.hidden.kind)))
 (let (($x822 (ite $x918 (or $x4957 (< new.hidden.block new.hidden.n)) (ite $x1890 (or $x4957 (< ?x1203 new.hidden.n)) $x975))))
 (let (($x616 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x822)))
 (let (($x4154 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1504 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1911 (or $x1504 $x4154)))
 (= new.hidden.moved (ite $x1911 new.hidden.given_moved $x616)))))))))))))))
(assert
 (let (($x843 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1445 $x843)))))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x263 (and $x1231 (< 1 new.attention.head_dim.parts) (= ?x1859 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x263))))))
(assert
 (let ((?x264 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1150 (* (div (- ?x264 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1678 (and $x4959 (< 1 new.attention.value_dim.parts) (= (div ?x1150 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1678))))))
(assert
 (let ((?x279 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x4959 (not (= 0 ?x279)))))))
(assert
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2067 (not $x399)))
 (let (($x1929 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1505 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1505 (and $x1929 $x2067))))))))
(assert
 (let (($x1137 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4154 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1504 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1911 (or $x1504 $x4154)))
 (let (($x1346 (ite $x1911 new.hidden.given_everywhere (or $x1137 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1346)))))))
(assert
 (let (($x1593 (not new.attention.heads.padded)))
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1383 (ite (or $x190 $x796) new.attention.heads.given_everywhere (or $x1458 (and (= 1 new.attention.heads.parts) $x1593)))))
 (= new.attention.heads.everywhere $x1383)))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1102 (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x3984 (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7)))))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let ((?x727 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x93 ?x1340 ?x727)))))))))))))))))))
(assert
 (let (($x1309 (not new.attention.value_dim.padded)))
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4010 (ite (or $x609 $x665) new.attention.value_dim.given_everywhere (or $x1794 (and (= 1 new.attention.value_dim.parts) $x1309)))))
 (= new.attention.value_dim.everywhere $x4010)))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1102 (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x3984 (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7)))))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let ((?x4606 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x93 ?x1340 ?x4606))))))))))))))))))))
(assert
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4536 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1460 (ite $x4536 new.attention.v (ite $x1264 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1460)))))
(assert
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2067 (not $x399)))
 (let (($x1984 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1213 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1984)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1984 new.attention.value_dim.everywhere $x2067))))
 (= new.attention.mixed_in (ite $x1213 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2037 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1120 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x872 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x1120)))
 (let (($x316 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2045 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x399 (or $x2045 $x316) $x872) (_ bv96 7) ?x2037)))))))))
(assert
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2067 (not $x399)))
 (let (($x509 (= 1 new.tp)))
 (let (($x2049 (= (_ bv96 7) new.stream)))
 (let (($x316 (and (or (not new.attention.out.group.tp) $x509) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x920 (and $x316 (or $x2049 $x509 (not (= (_ bv4 7) new.attention.out.collective)) $x2067))))
 (let (($x1556 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2045 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x1635 (ite (or (or $x2045 $x1556) $x920) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4306 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x730 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1967 (and (or $x730 $x4306) $x316)))
 (let ((?x249 (ite (or $x2045 (and $x1556 (= (_ bv38 7) new.stream)) $x1967) (_ bv38 7) (ite $x1556 (_ bv96 7) (_ bv16 7)))))
 (let (($x5089 (or (and new.hidden.filled (not $x2049)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1295 (not $x316)))
 (let (($x1707 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1085 (= (_ bv38 7) new.stream)))
 (let ((?x594 (ite (and $x730 new.hidden.filled $x1085 $x1295 $x1707) new.stream (ite (and $x4306 $x1295 $x5089) new.stream ?x249))))
 (let ((?x869 (ite (and $x2049 new.hidden.everywhere (or $x2045 $x1967)) (_ bv96 7) (ite (and $x730 new.hidden.filled $x2049 $x1295) (_ bv96 7) ?x594))))
 (let (($x1461 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x979 (ite (= (_ bv38 7) new.attention.out_state) (ite $x1461 (_ bv96 7) ?x869) (ite (= (_ bv96 7) new.attention.out_state) ?x1635 new.attention.out_state))))
 (let ((?x4812 (ite $x4306 (ite (not $x2049) new.stream (_ bv66 7)) (ite $x1556 (ite $x2049 (_ bv96 7) new.stream) (ite $x2045 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x730 (_ bv96 7) ?x4812) ?x979)))))))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x998 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x509 (= 1 new.tp)))
 (let (($x583 (= new.attention.joined new.stream)))
 (let (($x4864 (or (or (= (_ bv96 7) new.attention.joined) $x583) (and $x509 (or (not (= (_ bv61 7) new.attention.out.split)) $x998)))))
 (not $x4864))))))
(assert
 (let (($x2062 (not (or old.hidden.moved old.hidden.padded))))
(let (($x1470 (= 1 old.tp)))
(let (($x2063 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x2063) (and $x1470 (or (not (= (_ bv61 7) old.attention.out.split)) $x2062)))))))
(check-sat)

; from one replica to any number, question 61
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x507 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x5069 (= (_ bv56 7) old.attention.heads.kind) $x1814 $x355 (= (_ bv91 7) old.attention.heads.kind) $x312 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x4961 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4173 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x4173 $x4961 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1248 (= (_ bv32 7) old.attention.out.input)))
 (let (($x142 (= (_ bv10 7) old.attention.out.input)))
 (or $x142 $x1248 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1263 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (or $x1828 (= (_ bv57 7) old.attention.out.split) $x1263))))
(assert
 (let (($x1886 (= (_ bv8 7) old.attention.pairs)))
 (or $x1886 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x880 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1078 $x516 $x880 $x2027 $x4000)))))))
(assert
 (let (($x2121 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2121 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 $x996 $x1783 $x4516))))))
(assert
 (let (($x424 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x424 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x4692 (= (_ bv56 7) old.attention.value_dim.kind) $x1501 $x536 (= (_ bv91 7) old.attention.value_dim.kind) $x339 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4590 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1376 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1214 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1214 (= (_ bv56 7) old.hidden.kind) $x4111 $x1376 (= (_ bv91 7) old.hidden.kind) $x4590 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1916 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1916)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x745 (= (_ bv38 7) old.stream)))
 (or $x745 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4111 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x661 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1814 $x661)))))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4469 (and $x507 (< 1 old.attention.head_dim.parts) (= ?x1596 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4469))))))
(assert
 (let ((?x1217 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1113 (* (div ?x1217 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1208 (and $x1501 (< 1 old.attention.value_dim.parts) (= (div ?x1113 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1208))))))
(assert
 (let ((?x887 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1501 (not (= 0 ?x887)))))))
(assert
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1518 (not $x1828)))
 (let (($x142 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1248 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1248 (and $x142 $x1518))))))))
(assert
 (let (($x4590 (= (_ bv96 7) old.hidden.kind)))
 (let (($x254 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x4590 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x254))))
(assert
 (let (($x1572 (not old.attention.heads.padded)))
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4353 (ite (or $x355 $x5069) old.attention.heads.given_everywhere (or $x312 (and (= 1 old.attention.heads.parts) $x1572)))))
 (= old.attention.heads.everywhere $x4353)))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2070 (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7))))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1966 (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7)))))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x952 (not $x1783)))
 (let ((?x4568 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x4516 ?x540 ?x4568))))))))))))))))))
(assert
 (let (($x1542 (not old.attention.value_dim.padded)))
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1534 (ite (or $x536 $x4692) old.attention.value_dim.given_everywhere (or $x339 (and (= 1 old.attention.value_dim.parts) $x1542)))))
 (= old.attention.value_dim.everywhere $x1534)))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2070 (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7))))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1966 (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7)))))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x952 (not $x1783)))
 (let ((?x4839 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x4516 ?x540 ?x4839)))))))))))))))))))
(assert
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1169 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x848 (ite $x1169 old.attention.v (ite $x996 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x848)))))
(assert
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1518 (not $x1828)))
 (let (($x1777 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1076 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1777)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1777 old.attention.value_dim.everywhere $x1518))))
 (= old.attention.mixed_in (ite $x1076 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x1616 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2203 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x118 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x2203)))
 (let (($x1804 (= 1 old.pp)))
 (let (($x1535 (not old.attention.out.group.pp)))
 (let (($x1829 (or $x1535 $x1804)))
 (let (($x282 (= 1 old.sp)))
 (let (($x849 (not old.attention.out.group.sp)))
 (let (($x1116 (or $x849 $x282)))
 (let (($x1592 (= 1 old.dp)))
 (let (($x4403 (not old.attention.out.group.dp)))
 (let (($x1951 (or $x4403 $x1592)))
 (let (($x655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1951 $x1116 $x1829)))
 (let (($x4961 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1828 (or $x4961 $x655) $x118) (_ bv96 7) ?x1616))))))))))))))))))
(assert
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1231 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x796 (= (_ bv56 7) new.attention.heads.kind) $x1445 $x190 (= (_ bv91 7) new.attention.heads.kind) $x1458 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2045 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1556 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1556 $x2045 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1505 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1929 (= (_ bv10 7) new.attention.out.input)))
 (or $x1929 $x1505 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1275 (= (_ bv61 7) new.attention.out.split)))
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (or $x399 (= (_ bv57 7) new.attention.out.split) $x1275))))
(assert
 (let (($x1721 (= (_ bv8 7) new.attention.pairs)))
 (or $x1721 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4742 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2079 $x2011 $x4742 $x1497 $x1216)))))))
(assert
 (let (($x1761 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1761 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 $x1264 $x4698 $x93))))))
(assert
 (let (($x1455 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1455 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x665 (= (_ bv56 7) new.attention.value_dim.kind) $x4959 $x609 (= (_ bv91 7) new.attention.value_dim.kind) $x1794 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1137 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1504 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4154 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4154 (= (_ bv56 7) new.hidden.kind) $x1890 $x1504 (= (_ bv91 7) new.hidden.kind) $x1137 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x220 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x220)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1085 (= (_ bv38 7) new.stream)))
 (or $x1085 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1890 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x843 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1445 $x843)))))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x263 (and $x1231 (< 1 new.attention.head_dim.parts) (= ?x1859 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x263))))))
(assert
 (let ((?x264 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1150 (* (div (- ?x264 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1678 (and $x4959 (< 1 new.attention.value_dim.parts) (= (div ?x1150 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1678))))))
(assert
 (let ((?x279 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x4959 (not (= 0 ?x279)))))))
(assert
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2067 (not $x399)))
 (let (($x1929 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1505 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1505 (and $x1929 $x2067))))))))
(assert
 (let (($x1137 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1346 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1137 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1346))))
(assert
 (let (($x1593 (not new.attention.heads.padded)))
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1383 (ite (or $x190 $x796) new.attention.heads.given_everywhere (or $x1458 (and (= 1 new.attention.heads.parts) $x1593)))))
 (= new.attention.heads.everywhere $x1383)))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1102 (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x3984 (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7)))))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let ((?x727 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x93 ?x1340 ?x727)))))))))))))))))))
(assert
 (let (($x1309 (not new.attention.value_dim.padded)))
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4010 (ite (or $x609 $x665) new.attention.value_dim.given_everywhere (or $x1794 (and (= 1 new.attention.value_dim.parts) $x1309)))))
 (= new.attention.value_dim.everywhere $x4010)))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1102 (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x3984 (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7)))))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let ((?x4606 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x93 ?x1340 ?x4606))))))))))))))))))))
(assert
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4536 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1460 (ite $x4536 new.attention.v (ite $x1264 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1460)))))
(assert
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2067 (not $x399)))
 (let (($x1984 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1213 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1984)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1984 new.attention.value_dim.everywhere $x2067))))
 (= new.attention.mixed_in (ite $x1213 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2037 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1120 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x872 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x1120)))
 (let (($x1021 (= 1 new.pp)))
 (let (($x535 (not new.attention.out.group.pp)))
 (let (($x5054 (or $x535 $x1021)))
 (let (($x600 (= 1 new.sp)))
 (let (($x4179 (not new.attention.out.group.sp)))
 (let (($x4544 (or $x4179 $x600)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x4247 (not new.attention.out.group.dp)))
 (let (($x1008 (or $x4247 $x2024)))
 (let (($x316 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1008 $x4544 $x5054)))
 (let (($x2045 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x399 (or $x2045 $x316) $x872) (_ bv96 7) ?x2037))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1021 (= 1 new.pp)))
 (let (($x535 (not new.attention.out.group.pp)))
 (let (($x5054 (or $x535 $x1021)))
 (let (($x600 (= 1 new.sp)))
 (let (($x4179 (not new.attention.out.group.sp)))
 (let (($x4544 (or $x4179 $x600)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x4247 (not new.attention.out.group.dp)))
 (let (($x1008 (or $x4247 $x2024)))
 (let (($x696 (and (or new.attention.out.group.tp (= 1 new.tp)) $x1008 $x4544 $x5054)))
 (let (($x4303 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2075 (= (_ bv96 7) new.attention.out_state)))
 (let (($x316 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1008 $x4544 $x5054)))
 (let (($x1736 (and $x316 (or $x2075 (and $x4303 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1556 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2045 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x23 (or $x2045 (and $x1556 (or $x2075 (and $x4303 (= (_ bv38 7) new.stream)))) $x1736 $x696)))
 (not $x23)))))))))))))))))))
(assert
 (let (($x1804 (= 1 old.pp)))
(let (($x1535 (not old.attention.out.group.pp)))
(let (($x1829 (or $x1535 $x1804)))
(let (($x282 (= 1 old.sp)))
(let (($x849 (not old.attention.out.group.sp)))
(let (($x1116 (or $x849 $x282)))
(let (($x1592 (= 1 old.dp)))
(let (($x4403 (not old.attention.out.group.dp)))
(let (($x1951 (or $x4403 $x1592)))
(let (($x713 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1951 $x1116 $x1829)))
(let (($x4883 (= (_ bv38 7) old.attention.out_state)))
(let (($x1759 (= (_ bv96 7) old.attention.out_state)))
(let (($x655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1951 $x1116 $x1829)))
(let (($x985 (and $x655 (or $x1759 (and $x4883 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x4173 (= (_ bv10 7) old.attention.out.collective)))
(let (($x4961 (= (_ bv57 7) old.attention.out.collective)))
(or $x4961 (and $x4173 (or $x1759 (and $x4883 (= (_ bv38 7) old.stream)))) $x985 $x713))))))))))))))))))
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x507 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x5069 (= (_ bv56 7) old.attention.heads.kind) $x1814 $x355 (= (_ bv91 7) old.attention.heads.kind) $x312 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x36 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x1676 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x4256 (= (_ bv1 7) old.attention.out.bias)))
 (or $x4256 (= (_ bv23 7) old.attention.out.bias) $x1676 $x36)))))
(assert
 (let (($x2127 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4961 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4173 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1585 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x924 (= (_ bv4 7) old.attention.out.collective)))
 (or $x924 $x1585 $x4173 $x4961 $x2127)))))))
(assert
 (let (($x1248 (= (_ bv32 7) old.attention.out.input)))
 (let (($x142 (= (_ bv10 7) old.attention.out.input)))
 (or $x142 $x1248 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1263 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (or $x1828 (= (_ bv57 7) old.attention.out.split) $x1263))))
(assert
 (let (($x1886 (= (_ bv8 7) old.attention.pairs)))
 (or $x1886 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x880 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1078 $x516 $x880 $x2027 $x4000)))))))
(assert
 (let (($x2121 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2121 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 $x996 $x1783 $x4516))))))
(assert
 (let (($x424 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x424 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x4692 (= (_ bv56 7) old.attention.value_dim.kind) $x1501 $x536 (= (_ bv91 7) old.attention.value_dim.kind) $x339 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x4590 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4612 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1376 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1214 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4954 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x4954 $x1214 (= (_ bv56 7) old.hidden.kind) $x4111 $x1376 $x4612 $x4590 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1916 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1916)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x4754 (= (_ bv49 7) old.norm.statistic)))
 (or $x4754 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x865 (= (_ bv96 7) old.stream)))
 (let (($x745 (= (_ bv38 7) old.stream)))
 (or $x745 (= (_ bv94 7) old.stream) $x865))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1153 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4235 (div (* ?x1153 old.hidden.multiple) old.hidden.parts)))
 (let (($x1081 (< 1 old.hidden.parts)))
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4111 $x1081 (= ?x4235 old.hidden.n))))))))
(assert
 (let ((?x1153 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4235 (div (* ?x1153 old.hidden.multiple) old.hidden.parts)))
 (let (($x1081 (< 1 old.hidden.parts)))
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x4111 $x1081 (<= old.hidden.n ?x4235))))))))
(assert
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4111 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x4954 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1254 (ite $x4954 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1153 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4235 (div (* ?x1153 old.hidden.multiple) old.hidden.parts)))
 (let (($x1642 (= (- 1) old.hidden.n)))
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4612 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4757 (ite $x4612 (or $x1642 (< old.hidden.block old.hidden.n)) (ite $x4111 (or $x1642 (< ?x4235 old.hidden.n)) $x1254))))
 (let (($x5039 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x4757)))
 (let (($x1214 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1376 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1001 (or $x1376 $x1214)))
 (= old.hidden.moved (ite $x1001 old.hidden.given_moved $x5039)))))))))))))))
(assert
 (let (($x661 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1814 $x661)))))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4469 (and $x507 (< 1 old.attention.head_dim.parts) (= ?x1596 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4469))))))
(assert
 (let ((?x1217 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1113 (* (div ?x1217 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1208 (and $x1501 (< 1 old.attention.value_dim.parts) (= (div ?x1113 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1208))))))
(assert
 (let ((?x887 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1501 (not (= 0 ?x887)))))))
(assert
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1518 (not $x1828)))
 (let (($x142 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1248 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1248 (and $x142 $x1518))))))))
(assert
 (let (($x4590 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1214 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1376 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1001 (or $x1376 $x1214)))
 (let (($x254 (ite $x1001 old.hidden.given_everywhere (or $x4590 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x254)))))))
(assert
 (let (($x2091 (not old.hidden.moved)))
 (let (($x449 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2091)))
 (let (($x12 (= 1 old.hidden.parts)))
 (let (($x1214 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1376 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1001 (or $x1376 $x1214)))
 (= old.hidden.first_alone (ite $x1001 old.hidden.given_first (or $x12 $x449))))))))))
(assert
 (let (($x1572 (not old.attention.heads.padded)))
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4353 (ite (or $x355 $x5069) old.attention.heads.given_everywhere (or $x312 (and (= 1 old.attention.heads.parts) $x1572)))))
 (= old.attention.heads.everywhere $x4353)))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2070 (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7))))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1966 (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7)))))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x952 (not $x1783)))
 (let ((?x4568 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x4516 ?x540 ?x4568))))))))))))))))))
(assert
 (let (($x1542 (not old.attention.value_dim.padded)))
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1534 (ite (or $x536 $x4692) old.attention.value_dim.given_everywhere (or $x339 (and (= 1 old.attention.value_dim.parts) $x1542)))))
 (= old.attention.value_dim.everywhere $x1534)))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2070 (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7))))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1966 (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7)))))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x952 (not $x1783)))
 (let ((?x4839 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x4516 ?x540 ?x4839)))))))))))))))))))
(assert
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1169 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x848 (ite $x1169 old.attention.v (ite $x996 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x848)))))
(assert
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1518 (not $x1828)))
 (let (($x1777 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1076 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1777)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1777 old.attention.value_dim.everywhere $x1518))))
 (= old.attention.mixed_in (ite $x1076 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x1616 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2203 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x118 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x2203)))
 (let (($x655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4961 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1828 (or $x4961 $x655) $x118) (_ bv96 7) ?x1616)))))))))
(assert
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1518 (not $x1828)))
 (let (($x1470 (= 1 old.tp)))
 (let (($x865 (= (_ bv96 7) old.stream)))
 (let (($x655 (and (or (not old.attention.out.group.tp) $x1470) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x744 (and $x655 (or $x865 $x1470 (not (= (_ bv4 7) old.attention.out.collective)) $x1518))))
 (let (($x4173 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4961 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x1735 (ite (or (or $x4961 $x4173) $x744) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1759 (= (_ bv96 7) old.attention.out_state)))
 (let (($x2127 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1585 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x628 (and (or $x1585 $x2127) $x655)))
 (let ((?x983 (ite (or $x4961 (and $x4173 (= (_ bv38 7) old.stream)) $x628) (_ bv38 7) (ite $x4173 (_ bv96 7) (_ bv16 7)))))
 (let (($x4110 (or (and old.hidden.filled (not $x865)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x124 (not $x655)))
 (let (($x4754 (= (_ bv49 7) old.norm.statistic)))
 (let (($x745 (= (_ bv38 7) old.stream)))
 (let ((?x1003 (ite (and $x1585 old.hidden.filled $x745 $x124 $x4754) old.stream (ite (and $x2127 $x124 $x4110) old.stream ?x983))))
 (let ((?x1844 (ite (and $x865 old.hidden.everywhere (or $x4961 $x628)) (_ bv96 7) (ite (and $x1585 old.hidden.filled $x865 $x124) (_ bv96 7) ?x1003))))
 (let (($x924 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x4883 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x1199 (ite $x2127 (ite (not $x865) old.stream (_ bv66 7)) (ite $x4173 (ite $x865 (_ bv96 7) old.stream) (ite $x4961 (_ bv92 7) (_ bv16 7))))))
 (let (($x88 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x642 (ite $x88 (ite $x1585 (_ bv96 7) ?x1199) (ite $x4883 (ite $x924 (_ bv96 7) ?x1844) (ite $x1759 ?x1735 old.attention.out_state)))))
 (= old.attention.joined ?x642)))))))))))))))))))))))))))
(assert
 (let (($x4643 (not old.hidden.everywhere)))
 (let (($x1585 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4883 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x4883 (= (_ bv96 7) old.attention.joined) $x1585 $x4643))))))
(assert
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1231 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x796 (= (_ bv56 7) new.attention.heads.kind) $x1445 $x190 (= (_ bv91 7) new.attention.heads.kind) $x1458 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1487 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x223 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x436 (= (_ bv1 7) new.attention.out.bias)))
 (or $x436 (= (_ bv23 7) new.attention.out.bias) $x223 $x1487)))))
(assert
 (let (($x4306 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2045 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1556 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x730 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1461 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1461 $x730 $x1556 $x2045 $x4306)))))))
(assert
 (let (($x1505 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1929 (= (_ bv10 7) new.attention.out.input)))
 (or $x1929 $x1505 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1275 (= (_ bv61 7) new.attention.out.split)))
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (or $x399 (= (_ bv57 7) new.attention.out.split) $x1275))))
(assert
 (let (($x1721 (= (_ bv8 7) new.attention.pairs)))
 (or $x1721 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4742 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2079 $x2011 $x4742 $x1497 $x1216)))))))
(assert
 (let (($x1761 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1761 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 $x1264 $x4698 $x93))))))
(assert
 (let (($x1455 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1455 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x665 (= (_ bv56 7) new.attention.value_dim.kind) $x4959 $x609 (= (_ bv91 7) new.attention.value_dim.kind) $x1794 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1137 (= (_ bv96 7) new.hidden.kind)))
 (let (($x918 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1504 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4154 (= (_ bv48 7) new.hidden.kind)))
 (let (($x315 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x315 $x4154 (= (_ bv56 7) new.hidden.kind) $x1890 $x1504 $x918 $x1137 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x220 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x220)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x374 (= (_ bv49 7) new.norm.statistic)))
 (or $x374 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2049 (= (_ bv96 7) new.stream)))
 (let (($x1085 (= (_ bv38 7) new.stream)))
 (or $x1085 (= (_ bv94 7) new.stream) $x2049))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2146 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x869 (div (* ?x2146 new.hidden.multiple) new.hidden.parts)))
 (let (($x676 (< 1 new.hidden.parts)))
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1890 $x676 (= ?x869 new.hidden.n))))))))
(assert
 (let ((?x2146 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x869 (div (* ?x2146 new.hidden.multiple) new.hidden.parts)))
 (let (($x676 (< 1 new.hidden.parts)))
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1890 $x676 (<= new.hidden.n ?x869))))))))
(assert
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1890 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x315 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1785 (ite $x315 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2146 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x869 (div (* ?x2146 new.hidden.multiple) new.hidden.parts)))
 (let (($x1597 (= (- 1) new.hidden.n)))
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (let (($x918 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4457 (ite $x918 (or $x1597 (< new.hidden.block new.hidden.n)) (ite $x1890 (or $x1597 (< ?x869 new.hidden.n)) $x1785))))
 (let (($x1681 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x4457)))
 (let (($x4154 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1504 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1911 (or $x1504 $x4154)))
 (= new.hidden.moved (ite $x1911 new.hidden.given_moved $x1681)))))))))))))))
(assert
 (let (($x843 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1445 $x843)))))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x263 (and $x1231 (< 1 new.attention.head_dim.parts) (= ?x1859 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x263))))))
(assert
 (let ((?x264 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1150 (* (div (- ?x264 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1678 (and $x4959 (< 1 new.attention.value_dim.parts) (= (div ?x1150 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1678))))))
(assert
 (let ((?x279 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x4959 (not (= 0 ?x279)))))))
(assert
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2067 (not $x399)))
 (let (($x1929 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1505 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1505 (and $x1929 $x2067))))))))
(assert
 (let (($x1137 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4154 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1504 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1911 (or $x1504 $x4154)))
 (let (($x1346 (ite $x1911 new.hidden.given_everywhere (or $x1137 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1346)))))))
(assert
 (let (($x1443 (not new.hidden.moved)))
 (let (($x932 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1443)))
 (let (($x4484 (= 1 new.hidden.parts)))
 (let (($x4154 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1504 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1911 (or $x1504 $x4154)))
 (= new.hidden.first_alone (ite $x1911 new.hidden.given_first (or $x4484 $x932))))))))))
(assert
 (let (($x1593 (not new.attention.heads.padded)))
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1383 (ite (or $x190 $x796) new.attention.heads.given_everywhere (or $x1458 (and (= 1 new.attention.heads.parts) $x1593)))))
 (= new.attention.heads.everywhere $x1383)))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1102 (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x3984 (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7)))))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let ((?x727 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x93 ?x1340 ?x727)))))))))))))))))))
(assert
 (let (($x1309 (not new.attention.value_dim.padded)))
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4010 (ite (or $x609 $x665) new.attention.value_dim.given_everywhere (or $x1794 (and (= 1 new.attention.value_dim.parts) $x1309)))))
 (= new.attention.value_dim.everywhere $x4010)))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1102 (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x3984 (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7)))))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let ((?x4606 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x93 ?x1340 ?x4606))))))))))))))))))))
(assert
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4536 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1460 (ite $x4536 new.attention.v (ite $x1264 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1460)))))
(assert
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2067 (not $x399)))
 (let (($x1984 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1213 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1984)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1984 new.attention.value_dim.everywhere $x2067))))
 (= new.attention.mixed_in (ite $x1213 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2037 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1120 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x872 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x1120)))
 (let (($x316 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2045 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x399 (or $x2045 $x316) $x872) (_ bv96 7) ?x2037)))))))))
(assert
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2067 (not $x399)))
 (let (($x509 (= 1 new.tp)))
 (let (($x2049 (= (_ bv96 7) new.stream)))
 (let (($x316 (and (or (not new.attention.out.group.tp) $x509) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x906 (and $x316 (or $x2049 $x509 (not (= (_ bv4 7) new.attention.out.collective)) $x2067))))
 (let (($x1556 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2045 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x1202 (ite (or (or $x2045 $x1556) $x906) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2075 (= (_ bv96 7) new.attention.out_state)))
 (let (($x4306 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x730 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x4033 (and (or $x730 $x4306) $x316)))
 (let ((?x771 (ite (or $x2045 (and $x1556 (= (_ bv38 7) new.stream)) $x4033) (_ bv38 7) (ite $x1556 (_ bv96 7) (_ bv16 7)))))
 (let (($x1832 (or (and new.hidden.filled (not $x2049)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x4069 (not $x316)))
 (let (($x374 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1085 (= (_ bv38 7) new.stream)))
 (let ((?x1067 (ite (and $x730 new.hidden.filled $x1085 $x4069 $x374) new.stream (ite (and $x4306 $x4069 $x1832) new.stream ?x771))))
 (let ((?x1936 (ite (and $x2049 new.hidden.everywhere (or $x2045 $x4033)) (_ bv96 7) (ite (and $x730 new.hidden.filled $x2049 $x4069) (_ bv96 7) ?x1067))))
 (let (($x1461 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x4303 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x4515 (ite $x4306 (ite (not $x2049) new.stream (_ bv66 7)) (ite $x1556 (ite $x2049 (_ bv96 7) new.stream) (ite $x2045 (_ bv92 7) (_ bv16 7))))))
 (let (($x1198 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x4362 (ite $x1198 (ite $x730 (_ bv96 7) ?x4515) (ite $x4303 (ite $x1461 (_ bv96 7) ?x1936) (ite $x2075 ?x1202 new.attention.out_state)))))
 (= new.attention.joined ?x4362)))))))))))))))))))))))))))
(assert
 (let (($x1963 (not new.hidden.everywhere)))
 (let (($x730 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x4303 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x4303 (= (_ bv96 7) new.attention.joined) $x730 $x1963))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1017 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x1487 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x168 (not new.attention.full_though_split)))
 (let (($x1384 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x168)))
 (let (($x1198 (= (_ bv92 7) new.attention.out_state)))
 (let (($x509 (= 1 new.tp)))
 (let (($x4259 (or $x509 (not new.model.out_bias) (and $x1198 (not (= (_ bv27 7) new.attention.out.bias))) $x1384 (and $x1487 $x1017))))
 (not $x4259)))))))))
(assert
 (let (($x2018 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x36 (= (_ bv29 7) old.attention.out.bias)))
(let (($x407 (not old.attention.full_though_split)))
(let (($x4970 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x407)))
(let (($x88 (= (_ bv92 7) old.attention.out_state)))
(let (($x678 (not old.model.out_bias)))
(let (($x1470 (= 1 old.tp)))
(or $x1470 $x678 (and $x88 (not (= (_ bv27 7) old.attention.out.bias))) $x4970 (and $x36 $x2018))))))))))
(check-sat)

; from one replica to any number, question 63
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x507 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x5069 (= (_ bv56 7) old.attention.heads.kind) $x1814 $x355 (= (_ bv91 7) old.attention.heads.kind) $x312 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2127 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4961 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1585 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x1585 (= (_ bv10 7) old.attention.out.collective) $x4961 $x2127)))))
(assert
 (let (($x1248 (= (_ bv32 7) old.attention.out.input)))
 (let (($x142 (= (_ bv10 7) old.attention.out.input)))
 (or $x142 $x1248 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x330 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1132 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x4152 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1224 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1224 $x4152 $x1132 $x330))))))
(assert
 (let (($x1263 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (or $x1828 (= (_ bv57 7) old.attention.out.split) $x1263))))
(assert
 (let (($x1886 (= (_ bv8 7) old.attention.pairs)))
 (or $x1886 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x880 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1078 $x516 $x880 $x2027 $x4000)))))))
(assert
 (let (($x2121 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2121 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 $x996 $x1783 $x4516))))))
(assert
 (let (($x424 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x424 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x4692 (= (_ bv56 7) old.attention.value_dim.kind) $x1501 $x536 (= (_ bv91 7) old.attention.value_dim.kind) $x339 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2063 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2063 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x648 (= (_ bv38 7) old.embedding.split)))
 (or $x648 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x13 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x13 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x1570 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1633 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1633 (= (_ bv23 7) old.ffn.down.residual) $x1570 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x5072 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x5072)))
(assert
 (let (($x4590 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1376 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1214 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1214 (= (_ bv56 7) old.hidden.kind) $x4111 $x1376 (= (_ bv91 7) old.hidden.kind) $x4590 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x841 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x841 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x1916 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1916)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x865 (= (_ bv96 7) old.stream)))
 (let (($x1063 (= (_ bv94 7) old.stream)))
 (let (($x745 (= (_ bv38 7) old.stream)))
 (or $x745 $x1063 $x865)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1153 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1117 (= (div (* ?x1153 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4111 (< 1 old.hidden.parts) $x1117))))))
(assert
 (let (($x4111 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4111 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x661 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1814 $x661)))))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4469 (and $x507 (< 1 old.attention.head_dim.parts) (= ?x1596 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4469))))))
(assert
 (let ((?x1217 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1113 (* (div ?x1217 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1208 (and $x1501 (< 1 old.attention.value_dim.parts) (= (div ?x1113 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1208))))))
(assert
 (let ((?x887 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1501 (not (= 0 ?x887)))))))
(assert
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1518 (not $x1828)))
 (let (($x142 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1248 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1248 (and $x142 $x1518))))))))
(assert
 (let (($x1263 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1132 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1224 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1224 (and $x1132 $x1263)))))))
(assert
 (let (($x1633 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x1653 (or $x1633 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x1653)))))
(assert
 (let (($x1273 (not old.model.embedding_norm)))
 (let (($x90 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x745 (= (_ bv38 7) old.stream)))
 (let (($x2063 (= (_ bv5 7) old.embedding.collective)))
 (let (($x648 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x648 $x2063 $x745 old.hidden.filled (not $x90) $x1273))))))))
(assert
 (let (($x841 (= (_ bv68 7) old.model.norm)))
 (let (($x655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x124 (not $x655)))
 (let (($x745 (= (_ bv38 7) old.stream)))
 (let (($x1585 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1263 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1263 $x1585 $x745 old.hidden.filled $x124 $x841)))))))))
(assert
 (let (($x841 (= (_ bv68 7) old.model.norm)))
 (let (($x581 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x745 (= (_ bv38 7) old.stream)))
 (let (($x13 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x5072 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x5072 $x13 $x745 old.hidden.filled (not $x581) $x841))))))))
(assert
 (let (($x4590 (= (_ bv96 7) old.hidden.kind)))
 (let (($x254 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x4590 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x254))))
(assert
 (let (($x1572 (not old.attention.heads.padded)))
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4353 (ite (or $x355 $x5069) old.attention.heads.given_everywhere (or $x312 (and (= 1 old.attention.heads.parts) $x1572)))))
 (= old.attention.heads.everywhere $x4353)))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2070 (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7))))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1966 (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7)))))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x952 (not $x1783)))
 (let ((?x4568 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x4516 ?x540 ?x4568))))))))))))))))))
(assert
 (let (($x1542 (not old.attention.value_dim.padded)))
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1534 (ite (or $x536 $x4692) old.attention.value_dim.given_everywhere (or $x339 (and (= 1 old.attention.value_dim.parts) $x1542)))))
 (= old.attention.value_dim.everywhere $x1534)))))))
(assert
 (let (($x1357 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1357)))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2070 (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7))))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1966 (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7)))))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x952 (not $x1783)))
 (let ((?x4839 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x4516 ?x540 ?x4839)))))))))))))))))))
(assert
 (let (($x1498 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x1853 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1322 (and old.model.behind_dense $x1853)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x1322 $x1498))))))
(assert
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1169 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x848 (ite $x1169 old.attention.v (ite $x996 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x848)))))
(assert
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1518 (not $x1828)))
 (let (($x1777 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1076 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1777)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1777 old.attention.value_dim.everywhere $x1518))))
 (= old.attention.mixed_in (ite $x1076 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x1616 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2203 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x118 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x2203)))
 (let (($x655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4961 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1828 (or $x4961 $x655) $x118) (_ bv96 7) ?x1616)))))))))
(assert
 (let (($x1585 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4152 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x330 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x865 (= (_ bv96 7) old.stream)))
 (let (($x4883 (= (_ bv38 7) old.attention.out_state)))
 (let (($x88 (= (_ bv92 7) old.attention.out_state)))
 (let (($x60 (and $x330 old.stream.first_has_all (or (or $x88 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x1238 (= old.attention.out_state old.stream)))
 (let (($x2094 (and (or $x330 $x4152) $x88 (or $x865 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x745 (= (_ bv38 7) old.stream)))
 (let (($x1132 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1589 (and $x1132 (not $x88) (or $x1238 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x461 (or $x1589 (and $x1132 $x745 old.hidden.filled) $x2094 (and $x330 old.stream.first_keeps_all $x1238) $x60 (and $x4883 $x865 old.hidden.filled (or $x330 (= $x4152 $x1585))))))
 (let (($x655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x124 (not $x655)))
 (let (($x1130 (or $x88 (and $x4883 (or $x1585 (= (_ bv73 7) old.attention.out.collective)) $x124))))
 (= old.attention.residual_once (and (not (and $x1132 old.stream.junk_in_attention $x1130)) $x461)))))))))))))))))))
(assert
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1231 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x796 (= (_ bv56 7) new.attention.heads.kind) $x1445 $x190 (= (_ bv91 7) new.attention.heads.kind) $x1458 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x4306 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2045 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x730 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x730 (= (_ bv10 7) new.attention.out.collective) $x2045 $x4306)))))
(assert
 (let (($x1505 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1929 (= (_ bv10 7) new.attention.out.input)))
 (or $x1929 $x1505 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x62 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x342 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1152 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1638 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1638 $x1152 $x342 $x62))))))
(assert
 (let (($x1275 (= (_ bv61 7) new.attention.out.split)))
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (or $x399 (= (_ bv57 7) new.attention.out.split) $x1275))))
(assert
 (let (($x1721 (= (_ bv8 7) new.attention.pairs)))
 (or $x1721 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4742 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2079 $x2011 $x4742 $x1497 $x1216)))))))
(assert
 (let (($x1761 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1761 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 $x1264 $x4698 $x93))))))
(assert
 (let (($x1455 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1455 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x665 (= (_ bv56 7) new.attention.value_dim.kind) $x4959 $x609 (= (_ bv91 7) new.attention.value_dim.kind) $x1794 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1185 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1185 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x743 (= (_ bv38 7) new.embedding.split)))
 (or $x743 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x258 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x258 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1170 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x580 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x580 (= (_ bv23 7) new.ffn.down.residual) $x1170 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x1985 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1985)))
(assert
 (let (($x1137 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1504 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4154 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4154 (= (_ bv56 7) new.hidden.kind) $x1890 $x1504 (= (_ bv91 7) new.hidden.kind) $x1137 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x149 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x149 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x220 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x220)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2049 (= (_ bv96 7) new.stream)))
 (let (($x4669 (= (_ bv94 7) new.stream)))
 (let (($x1085 (= (_ bv38 7) new.stream)))
 (or $x1085 $x4669 $x2049)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2146 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1242 (= (div (* ?x2146 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1890 (< 1 new.hidden.parts) $x1242))))))
(assert
 (let (($x1890 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1890 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x843 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1445 $x843)))))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x263 (and $x1231 (< 1 new.attention.head_dim.parts) (= ?x1859 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x263))))))
(assert
 (let ((?x264 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1150 (* (div (- ?x264 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1678 (and $x4959 (< 1 new.attention.value_dim.parts) (= (div ?x1150 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1678))))))
(assert
 (let ((?x279 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x4959 (not (= 0 ?x279)))))))
(assert
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2067 (not $x399)))
 (let (($x1929 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1505 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1505 (and $x1929 $x2067))))))))
(assert
 (let (($x1275 (= (_ bv61 7) new.attention.out.split)))
 (let (($x342 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1638 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1638 (and $x342 $x1275)))))))
(assert
 (let (($x580 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1379 (or $x580 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1379)))))
(assert
 (let (($x962 (not new.model.embedding_norm)))
 (let (($x3959 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1085 (= (_ bv38 7) new.stream)))
 (let (($x1185 (= (_ bv5 7) new.embedding.collective)))
 (let (($x743 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x743 $x1185 $x1085 new.hidden.filled (not $x3959) $x962))))))))
(assert
 (let (($x149 (= (_ bv68 7) new.model.norm)))
 (let (($x316 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x4069 (not $x316)))
 (let (($x1085 (= (_ bv38 7) new.stream)))
 (let (($x730 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1275 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1275 $x730 $x1085 new.hidden.filled $x4069 $x149)))))))))
(assert
 (let (($x149 (= (_ bv68 7) new.model.norm)))
 (let (($x1957 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1085 (= (_ bv38 7) new.stream)))
 (let (($x258 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1985 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x1985 $x258 $x1085 new.hidden.filled (not $x1957) $x149))))))))
(assert
 (let (($x1137 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1346 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1137 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1346))))
(assert
 (let (($x1593 (not new.attention.heads.padded)))
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1383 (ite (or $x190 $x796) new.attention.heads.given_everywhere (or $x1458 (and (= 1 new.attention.heads.parts) $x1593)))))
 (= new.attention.heads.everywhere $x1383)))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1102 (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x3984 (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7)))))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let ((?x727 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x93 ?x1340 ?x727)))))))))))))))))))
(assert
 (let (($x1309 (not new.attention.value_dim.padded)))
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4010 (ite (or $x609 $x665) new.attention.value_dim.given_everywhere (or $x1794 (and (= 1 new.attention.value_dim.parts) $x1309)))))
 (= new.attention.value_dim.everywhere $x4010)))))))
(assert
 (let (($x4085 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x4085)))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1102 (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x3984 (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7)))))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let ((?x4606 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x93 ?x1340 ?x4606))))))))))))))))))))
(assert
 (let (($x782 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x1030 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x80 (and new.model.behind_dense $x1030)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x80 $x782))))))
(assert
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4536 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1460 (ite $x4536 new.attention.v (ite $x1264 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1460)))))
(assert
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2067 (not $x399)))
 (let (($x1984 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1213 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1984)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1984 new.attention.value_dim.everywhere $x2067))))
 (= new.attention.mixed_in (ite $x1213 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2037 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1120 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x872 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x1120)))
 (let (($x316 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2045 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x399 (or $x2045 $x316) $x872) (_ bv96 7) ?x2037)))))))))
(assert
 (let (($x730 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1152 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x62 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x2049 (= (_ bv96 7) new.stream)))
 (let (($x4303 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1198 (= (_ bv92 7) new.attention.out_state)))
 (let (($x874 (and $x62 new.stream.first_has_all (or (or $x1198 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x143 (= new.attention.out_state new.stream)))
 (let (($x2012 (and (or $x62 $x1152) $x1198 (or $x2049 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1085 (= (_ bv38 7) new.stream)))
 (let (($x342 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1315 (and $x342 (not $x1198) (or $x143 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x742 (or $x1315 (and $x342 $x1085 new.hidden.filled) $x2012 (and $x62 new.stream.first_keeps_all $x143) $x874 (and $x4303 $x2049 new.hidden.filled (or $x62 (= $x1152 $x730))))))
 (let (($x316 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x4069 (not $x316)))
 (let (($x191 (or $x1198 (and $x4303 (or $x730 (= (_ bv73 7) new.attention.out.collective)) $x4069))))
 (= new.attention.residual_once (and (not (and $x342 new.stream.junk_in_attention $x191)) $x742)))))))))))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x435 (not new.model.scaled_residual)))
 (let (($x149 (= (_ bv68 7) new.model.norm)))
 (let (($x1638 (= (_ bv1 7) new.attention.out.residual)))
 (let (($x2065 (or $x1638 (and $x149 $x435 (or (= 1 new.tp) new.attention.residual_once)))))
 (not $x2065))))))
(assert
 (let (($x1484 (not old.model.scaled_residual)))
(let (($x841 (= (_ bv68 7) old.model.norm)))
(let (($x1224 (= (_ bv1 7) old.attention.out.residual)))
(or $x1224 (and $x841 $x1484 (or (= 1 old.tp) old.attention.residual_once)))))))
(check-sat)

; from one replica to any number, question 64
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (let (($x4386 (= 0 ?x4385)))
 (not $x4386))))
(assert
 (let ((?x1702 (mod old.stage.ranks old.moe.block)))
(= 0 ?x1702)))
(check-sat)

; from one replica to any number, question 65
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1397 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x1397 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2193 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2193 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x890 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x890)))
(assert
 (let ((?x984 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x984))))
(assert
 (let ((?x645 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x645))))
(assert
 (let (($x1266 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x4658 (= old.moe.block old.stage.ranks)))
 (let (($x966 (and (= 1 old.tp) $x4658 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x841 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x841 $x966) (or $x4658 $x1266)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x535 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x535 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x283 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x283 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x859 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x859)))
(assert
 (let ((?x1152 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x1152))))
(assert
 (let ((?x2016 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x2016))))
(assert
 (let (($x872 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1906 (= new.moe.block new.stage.ranks)))
 (let (($x1023 (and (= 1 new.tp) $x1906 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1037 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1037 $x1023) (or $x1906 $x872)))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (not (or new.moe.group_fits new.moe.once)))
(assert
 (or old.moe.group_fits old.moe.once))
(check-sat)

; from one replica to any number, question 66
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (let (($x1401 (= (_ bv29 7) old.moe.bias)))
 (let (($x1030 (= (_ bv23 7) old.moe.bias)))
 (or $x1030 (= (_ bv27 7) old.moe.bias) $x1401))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1397 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x1397 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2193 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2193 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x1505 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x2128 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x264 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x4499 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x1265 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x1847 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x5085 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x260 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1475 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x3954 (= (_ bv11 7) old.moe.width.kind)))
 (or $x3954 $x1475 $x260 $x5085 $x1847 $x1265 $x4499 $x264 $x2128 $x1505))))))))))))
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
 (let ((?x580 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x4160 (* (div (* ?x580 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1185 (= (- 1) old.moe.width.n)))
 (let ((?x1598 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1185 (< ?x4160 old.moe.width.n)) 0 1))))
 (let (($x1265 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x2026 (ite (or $x1185 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x260 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x4484 (ite $x260 (ite (and $x1185 (= 1 old.moe.width.parts)) 1 ?x2026) (ite $x1265 ?x1598 old.moe.width.given_least))))
 (let (($x1847 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1505 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x264 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x3954 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1475 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x2128 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x4154 (ite $x2128 old.moe.width.parts (ite (or $x1475 $x3954 $x264 $x1505 $x1847) 1 ?x4484))))
 (= old.moe.width.least ?x4154)))))))))))))))))
(assert
 (let ((?x1458 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x2128 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x2128 old.moe.width.parts ?x1458)))))
(assert
 (let (($x890 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x890)))
(assert
 (let ((?x984 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x984))))
(assert
 (let (($x1807 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x1181 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x1807 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x1181))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x1224 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x482 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x1224 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x482))))
(assert
 (let (($x1266 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x4658 (= old.moe.block old.stage.ranks)))
 (let (($x966 (and (= 1 old.tp) $x4658 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x841 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x841 $x966) (or $x4658 $x1266)))))))))
(assert
 (let (($x609 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x609)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x1286 (= (_ bv29 7) new.moe.bias)))
 (let (($x4959 (= (_ bv23 7) new.moe.bias)))
 (or $x4959 (= (_ bv27 7) new.moe.bias) $x1286))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x535 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x535 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x283 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x283 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x1340 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x4698 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x428 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x4752 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x1020 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x220 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x1236 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x2071 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x1336 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x4010 (= (_ bv11 7) new.moe.width.kind)))
 (or $x4010 $x1336 $x2071 $x1236 $x220 $x1020 $x4752 $x428 $x4698 $x1340))))))))))))
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
 (let ((?x1460 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x204 (* (div (* ?x1460 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1142 (= (- 1) new.moe.width.n)))
 (let ((?x1860 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1142 (< ?x204 new.moe.width.n)) 0 1))))
 (let (($x1020 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x1499 (ite (or $x1142 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x2071 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x1213 (ite $x2071 (ite (and $x1142 (= 1 new.moe.width.parts)) 1 ?x1499) (ite $x1020 ?x1860 new.moe.width.given_least))))
 (let (($x220 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x1340 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x428 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x4010 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x1336 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x4698 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x2067 (ite $x4698 new.moe.width.parts (ite (or $x1336 $x4010 $x428 $x1340 $x220) 1 ?x1213))))
 (= new.moe.width.least ?x2067)))))))))))))))))
(assert
 (let ((?x1870 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x4698 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x4698 new.moe.width.parts ?x1870)))))
(assert
 (let (($x859 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x859)))
(assert
 (let ((?x1152 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x1152))))
(assert
 (let (($x1044 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x874 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x1044 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x874))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2075 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x263 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x2075 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x263))))
(assert
 (let (($x872 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1906 (= new.moe.block new.stage.ranks)))
 (let (($x1023 (and (= 1 new.tp) $x1906 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1037 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1037 $x1023) (or $x1906 $x872)))))))))
(assert
 (let (($x425 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x425)))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x471 (or new.moe.over_block (not new.moe.once))))
 (let (($x4794 (= 1 new.moe.expert_tp)))
 (let (($x2031 (or $x4794 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x471) new.moe.bias_once)))
 (not $x2031)))))
(assert
 (let (($x576 (or old.moe.over_block (not old.moe.once))))
(let (($x2095 (not old.model.down_bias)))
(let (($x1470 (= 1 old.moe.expert_tp)))
(or $x1470 $x2095 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x576) old.moe.bias_once)))))
(check-sat)

; from one replica to any number, question 67
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1397 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x1397 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2193 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2193 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x123 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x921 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x921 $x123))))
(assert
 (let (($x4000 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x4000)))
(assert
 (let (($x1442 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x1442)))
(assert
 (let (($x141 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x1922 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x5060 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x4631 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x4631 (= (_ bv56 7) old.moe.shared.width.kind) $x5060 $x1922 (= (_ bv91 7) old.moe.shared.width.kind) $x141 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x1505 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x2128 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x264 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x4499 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x1265 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x1847 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x5085 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x260 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1475 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x3954 (= (_ bv11 7) old.moe.width.kind)))
 (or $x3954 $x1475 $x260 $x5085 $x1847 $x1265 $x4499 $x264 $x2128 $x1505))))))))))))
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
 (let ((?x580 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x4160 (* (div (* ?x580 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1185 (= (- 1) old.moe.width.n)))
 (let ((?x1598 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1185 (< ?x4160 old.moe.width.n)) 0 1))))
 (let (($x1265 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x2026 (ite (or $x1185 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x260 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x4484 (ite $x260 (ite (and $x1185 (= 1 old.moe.width.parts)) 1 ?x2026) (ite $x1265 ?x1598 old.moe.width.given_least))))
 (let (($x1847 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1505 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x264 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x3954 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1475 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x2128 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x4154 (ite $x2128 old.moe.width.parts (ite (or $x1475 $x3954 $x264 $x1505 $x1847) 1 ?x4484))))
 (= old.moe.width.least ?x4154)))))))))))))))))
(assert
 (let ((?x1458 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x2128 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x2128 old.moe.width.parts ?x1458)))))
(assert
 (let (($x145 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x5060 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x5060 $x145)))))
(assert
 (let (($x890 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x890)))
(assert
 (let (($x113 (not old.moe.shared.width.padded)))
 (let (($x141 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x4631 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x1922 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x1855 (ite (or $x1922 $x4631) old.moe.shared.width.given_everywhere (or $x141 (and (= 1 old.moe.shared.width.parts) $x113)))))
 (= old.moe.shared.width.everywhere $x1855)))))))
(assert
 (let ((?x984 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x984))))
(assert
 (let (($x1360 (= 1 old.tp)))
 (let (($x2121 (or $x1360 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x2121 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x1807 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x1181 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x1807 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x1181))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x727 (= (_ bv5 7) old.moe.combined)))
 (let (($x1761 (or $x727 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x1761 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x727 (= (_ bv5 7) old.moe.combined)))
 (let (($x1761 (or $x727 (= (_ bv73 7) old.moe.combined))))
 (let (($x1224 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x482 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x727) (and $x1224 $x1761) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x482))))))
(assert
 (let (($x1266 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x4658 (= old.moe.block old.stage.ranks)))
 (let (($x1360 (= 1 old.tp)))
 (let (($x966 (and $x1360 $x4658 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x841 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x841 $x966) (or $x4658 $x1266))))))))))
(assert
 (let ((?x952 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x952)))
(assert
 (let (($x609 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x609)))
(assert
 (let (($x1916 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x1089 (ite $x1916 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x1089))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x535 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x535 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x283 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x283 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x2169 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x607 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x607 $x2169))))
(assert
 (let (($x2032 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x2032)))
(assert
 (let (($x1038 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x1038)))
(assert
 (let (($x1273 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x137 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x2063 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x1388 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x1388 (= (_ bv56 7) new.moe.shared.width.kind) $x2063 $x137 (= (_ bv91 7) new.moe.shared.width.kind) $x1273 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x1340 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x4698 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x428 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x4752 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x1020 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x220 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x1236 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x2071 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x1336 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x4010 (= (_ bv11 7) new.moe.width.kind)))
 (or $x4010 $x1336 $x2071 $x1236 $x220 $x1020 $x4752 $x428 $x4698 $x1340))))))))))))
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
 (let ((?x1460 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x204 (* (div (* ?x1460 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1142 (= (- 1) new.moe.width.n)))
 (let ((?x1860 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1142 (< ?x204 new.moe.width.n)) 0 1))))
 (let (($x1020 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x1499 (ite (or $x1142 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x2071 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x1213 (ite $x2071 (ite (and $x1142 (= 1 new.moe.width.parts)) 1 ?x1499) (ite $x1020 ?x1860 new.moe.width.given_least))))
 (let (($x220 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x1340 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x428 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x4010 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x1336 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x4698 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x2067 (ite $x4698 new.moe.width.parts (ite (or $x1336 $x4010 $x428 $x1340 $x220) 1 ?x1213))))
 (= new.moe.width.least ?x2067)))))))))))))))))
(assert
 (let ((?x1870 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x4698 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x4698 new.moe.width.parts ?x1870)))))
(assert
 (let (($x4593 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x2063 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x2063 $x4593)))))
(assert
 (let (($x859 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x859)))
(assert
 (let (($x1175 (not new.moe.shared.width.padded)))
 (let (($x1273 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x1388 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x137 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x4038 (ite (or $x137 $x1388) new.moe.shared.width.given_everywhere (or $x1273 (and (= 1 new.moe.shared.width.parts) $x1175)))))
 (= new.moe.shared.width.everywhere $x4038)))))))
(assert
 (let ((?x1152 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x1152))))
(assert
 (let (($x399 (= 1 new.tp)))
 (let (($x1073 (or $x399 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x1073 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x1044 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x874 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x1044 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x874))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x1231 (= (_ bv5 7) new.moe.combined)))
 (let (($x1849 (or $x1231 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x1849 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x1231 (= (_ bv5 7) new.moe.combined)))
 (let (($x1849 (or $x1231 (= (_ bv73 7) new.moe.combined))))
 (let (($x2075 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x263 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x1231) (and $x2075 $x1849) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x263))))))
(assert
 (let (($x872 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1906 (= new.moe.block new.stage.ranks)))
 (let (($x399 (= 1 new.tp)))
 (let (($x1023 (and $x399 $x1906 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1037 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1037 $x1023) (or $x1906 $x872))))))))))
(assert
 (let ((?x355 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x355)))
(assert
 (let (($x425 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x425)))
(assert
 (let (($x701 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x1105 (ite $x701 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x1105))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x701 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x1359 (or $x701 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x2169 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x4692 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x1951 (and $x4692 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x279 (not new.moe.once)))
 (let (($x1791 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x279) (or $x1951 (and (not $x4692) $x2169 $x1359)))))
 (not (or (not new.model.shared) $x1791 new.moe.shared_once))))))))))
(assert
 (let (($x1916 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x2155 (or $x1916 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x123 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x1261 (= (_ bv57 7) old.moe.shared_by)))
(let (($x1357 (and $x1261 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x1890 (not old.moe.once)))
(let (($x424 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x1890) (or $x1357 (and (not $x1261) $x123 $x2155)))))
(let (($x5069 (not old.model.shared)))
(or $x5069 $x424 old.moe.shared_once))))))))))
(check-sat)

; from one replica to any number, question 68
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.lm_head.cut.filled () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun old.lm_head.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.lm_head.cut.filled () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x613 (= (_ bv65 7) old.hidden.kind)))
 (let (($x109 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x109 (= (_ bv56 7) old.hidden.kind) $x613 $x574 (= (_ bv91 7) old.hidden.kind) $x4755 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x726 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x1225 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x641 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1501 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x1478 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1478 $x1501 $x641 $x1225 $x726)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1825 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1773 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1242 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1263 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x978 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1136 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1136 $x978 (= (_ bv56 7) old.lm_head.cut.kind) $x1263 $x1242 $x1773 $x1825 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x834 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1893 (= (_ bv40 7) old.lm_head.split)))
 (or $x1893 (= (_ bv57 7) old.lm_head.split) $x834))))
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
 (let (($x613 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x613 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x286 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1788 (div (* ?x286 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1263 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x81 (and $x1263 (< 1 old.lm_head.cut.parts) (= ?x1788 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x81))))))
(assert
 (let (($x1263 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1804 (and $x1263 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1804))))
(assert
 (let (($x282 (= (- 1) old.lm_head.cut.n)))
 (let (($x1136 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2112 (ite $x1136 (or $x282 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x282 (< 1 old.lm_head.cut.n)))))
 (let ((?x286 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1788 (div (* ?x286 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1263 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1773 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x87 (ite $x1773 (or $x282 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1263 (or $x282 (< ?x1788 old.lm_head.cut.n)) $x2112))))
 (let (($x1494 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x87)))
 (let (($x978 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1242 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x152 (or $x1242 $x978)))
 (= old.lm_head.cut.moved (ite $x152 old.lm_head.cut.given_moved $x1494)))))))))))))))
(assert
 (let (($x4755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1956 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x4755 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1956))))
(assert
 (let (($x1825 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2094 (or $x1825 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x978 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1242 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x152 (or $x1242 $x978)))
 (= old.lm_head.cut.everywhere (ite $x152 old.lm_head.cut.given_everywhere $x2094))))))))
(assert
 (let (($x1117 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1225 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1698 (or $x1225 $x1117)))
 (let (($x1893 (= (_ bv40 7) old.lm_head.split)))
 (let (($x834 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1233 (ite $x834 (_ bv95 7) (ite (and $x1893 old.hidden.everywhere $x1698) (_ bv96 7) (ite $x1893 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x834 old.lm_head.cut.everywhere $x1698) (_ bv96 7) ?x1233)))))))))
(assert
 (let (($x1117 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2053 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x1117)))
 (let (($x1147 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x1187 (ite (= (_ bv92 7) old.lm_head.state) (ite $x1147 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2053 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1226 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x50 (ite (= (_ bv95 7) old.lm_head.state) (ite $x1226 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1187)))
 (= old.lm_head.joined ?x50))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x216 (= (_ bv96 7) new.hidden.kind)))
 (let (($x32 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2132 (= (_ bv65 7) new.hidden.kind)))
 (let (($x932 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x932 (= (_ bv56 7) new.hidden.kind) $x2132 $x32 (= (_ bv91 7) new.hidden.kind) $x216 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1976 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x1320 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1808 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x154 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1444 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1444 $x154 $x1808 $x1320 $x1976)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1295 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1848 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1898 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1640 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1934 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x485 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x485 $x1934 (= (_ bv56 7) new.lm_head.cut.kind) $x1640 $x1898 $x1848 $x1295 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x792 (= (_ bv95 7) new.lm_head.split)))
 (let (($x402 (= (_ bv40 7) new.lm_head.split)))
 (or $x402 (= (_ bv57 7) new.lm_head.split) $x792))))
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
 (let (($x2132 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2132 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1101 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x735 (div (* ?x1101 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1640 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x900 (and $x1640 (< 1 new.lm_head.cut.parts) (= ?x735 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x900))))))
(assert
 (let (($x1640 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x4584 (and $x1640 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x4584))))
(assert
 (let (($x2113 (= (- 1) new.lm_head.cut.n)))
 (let (($x485 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1079 (ite $x485 (or $x2113 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2113 (< 1 new.lm_head.cut.n)))))
 (let ((?x1101 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x735 (div (* ?x1101 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1640 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1848 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1106 (ite $x1848 (or $x2113 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1640 (or $x2113 (< ?x735 new.lm_head.cut.n)) $x1079))))
 (let (($x997 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1106)))
 (let (($x1934 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1898 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x228 (or $x1898 $x1934)))
 (= new.lm_head.cut.moved (ite $x228 new.lm_head.cut.given_moved $x997)))))))))))))))
(assert
 (let (($x216 (= (_ bv96 7) new.hidden.kind)))
 (let (($x999 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x216 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x999))))
(assert
 (let (($x1295 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x656 (or $x1295 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1934 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1898 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x228 (or $x1898 $x1934)))
 (= new.lm_head.cut.everywhere (ite $x228 new.lm_head.cut.given_everywhere $x656))))))))
(assert
 (let (($x1928 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1320 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3995 (or $x1320 $x1928)))
 (let (($x402 (= (_ bv40 7) new.lm_head.split)))
 (let (($x792 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1127 (ite $x792 (_ bv95 7) (ite (and $x402 new.hidden.everywhere $x3995) (_ bv96 7) (ite $x402 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x792 new.lm_head.cut.everywhere $x3995) (_ bv96 7) ?x1127)))))))))
(assert
 (let (($x1928 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x644 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x1928)))
 (let (($x864 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x1311 (ite (= (_ bv92 7) new.lm_head.state) (ite $x864 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x644 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x879 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x2114 (ite (= (_ bv95 7) new.lm_head.state) (ite $x879 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1311)))
 (= new.lm_head.joined ?x2114))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1661 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x399 (= 1 new.tp)))
 (let (($x1780 (or (= (_ bv96 7) new.lm_head.joined) (and $x399 (or (not (= (_ bv95 7) new.lm_head.split)) $x1661)))))
 (not $x1780)))))
(assert
 (let (($x1654 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x1360 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x1360 (or (not (= (_ bv95 7) old.lm_head.split)) $x1654))))))
(check-sat)

; from one replica to any number, question 69
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun new.dp () Int)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x613 (= (_ bv65 7) old.hidden.kind)))
 (let (($x109 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x109 (= (_ bv56 7) old.hidden.kind) $x613 $x574 (= (_ bv91 7) old.hidden.kind) $x4755 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1225 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x641 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x641 $x1225 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x1825 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1242 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1263 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x978 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x978 (= (_ bv56 7) old.lm_head.cut.kind) $x1263 $x1242 (= (_ bv91 7) old.lm_head.cut.kind) $x1825 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x834 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1893 (= (_ bv40 7) old.lm_head.split)))
 (or $x1893 (= (_ bv57 7) old.lm_head.split) $x834))))
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
 (let (($x613 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x613 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1263 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1804 (and $x1263 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1804))))
(assert
 (let (($x4755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1956 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x4755 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1956))))
(assert
 (let (($x1825 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2094 (or $x1825 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x4957 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2094)))
 (= old.lm_head.cut.everywhere $x4957)))))
(assert
 (let (($x1081 (not old.lm_head.group.pp)))
 (let (($x1130 (or $x1081 (= 1 old.pp))))
 (let (($x814 (not old.lm_head.group.sp)))
 (let (($x3961 (or $x814 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1591 (not old.lm_head.group.dp)))
 (let (($x4605 (or $x1591 $x1592)))
 (let (($x1117 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x4605 $x3961 $x1130)))
 (let (($x1225 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1698 (or $x1225 $x1117)))
 (let (($x1893 (= (_ bv40 7) old.lm_head.split)))
 (let (($x834 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1233 (ite $x834 (_ bv95 7) (ite (and $x1893 old.hidden.everywhere $x1698) (_ bv96 7) (ite $x1893 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x834 old.lm_head.cut.everywhere $x1698) (_ bv96 7) ?x1233))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x216 (= (_ bv96 7) new.hidden.kind)))
 (let (($x32 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2132 (= (_ bv65 7) new.hidden.kind)))
 (let (($x932 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x932 (= (_ bv56 7) new.hidden.kind) $x2132 $x32 (= (_ bv91 7) new.hidden.kind) $x216 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1320 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1808 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x1808 $x1320 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x1295 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1898 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1640 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1934 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1934 (= (_ bv56 7) new.lm_head.cut.kind) $x1640 $x1898 (= (_ bv91 7) new.lm_head.cut.kind) $x1295 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x792 (= (_ bv95 7) new.lm_head.split)))
 (let (($x402 (= (_ bv40 7) new.lm_head.split)))
 (or $x402 (= (_ bv57 7) new.lm_head.split) $x792))))
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
 (let (($x2132 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2132 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1640 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x4584 (and $x1640 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x4584))))
(assert
 (let (($x216 (= (_ bv96 7) new.hidden.kind)))
 (let (($x999 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x216 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x999))))
(assert
 (let (($x1295 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x656 (or $x1295 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x856 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x656)))
 (= new.lm_head.cut.everywhere $x856)))))
(assert
 (let (($x4037 (not new.lm_head.group.pp)))
 (let (($x125 (or $x4037 (= 1 new.pp))))
 (let (($x1882 (not new.lm_head.group.sp)))
 (let (($x590 (or $x1882 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x365 (not new.lm_head.group.dp)))
 (let (($x651 (or $x365 $x2024)))
 (let (($x1928 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x651 $x590 $x125)))
 (let (($x1320 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3995 (or $x1320 $x1928)))
 (let (($x402 (= (_ bv40 7) new.lm_head.split)))
 (let (($x792 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1127 (ite $x792 (_ bv95 7) (ite (and $x402 new.hidden.everywhere $x3995) (_ bv96 7) (ite $x402 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x792 new.lm_head.cut.everywhere $x3995) (_ bv96 7) ?x1127))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4037 (not new.lm_head.group.pp)))
 (let (($x125 (or $x4037 (= 1 new.pp))))
 (let (($x1882 (not new.lm_head.group.sp)))
 (let (($x590 (or $x1882 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x365 (not new.lm_head.group.dp)))
 (let (($x651 (or $x365 $x2024)))
 (let (($x1928 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x651 $x590 $x125)))
 (let (($x1808 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1320 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1507 (or $x1320 (and (= (_ bv96 7) new.lm_head.state) (or $x1808 $x1928)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x651 $x590 $x125))))
 (not $x1507)))))))))))))
(assert
 (let (($x1081 (not old.lm_head.group.pp)))
(let (($x1130 (or $x1081 (= 1 old.pp))))
(let (($x814 (not old.lm_head.group.sp)))
(let (($x3961 (or $x814 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1591 (not old.lm_head.group.dp)))
(let (($x4605 (or $x1591 $x1592)))
(let (($x1117 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x4605 $x3961 $x1130)))
(let (($x641 (= (_ bv10 7) old.lm_head.collective)))
(let (($x1225 (= (_ bv57 7) old.lm_head.collective)))
(or $x1225 (and (= (_ bv96 7) old.lm_head.state) (or $x641 $x1117)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x4605 $x3961 $x1130)))))))))))))
(check-sat)

; from one replica to any number, question 70
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun new.dp () Int)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x613 (= (_ bv65 7) old.hidden.kind)))
 (let (($x109 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x109 (= (_ bv56 7) old.hidden.kind) $x613 $x574 (= (_ bv91 7) old.hidden.kind) $x4755 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1225 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x641 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1478 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1478 (= (_ bv5 7) old.lm_head.collective) $x641 $x1225 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x1825 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1242 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1263 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x978 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x978 (= (_ bv56 7) old.lm_head.cut.kind) $x1263 $x1242 (= (_ bv91 7) old.lm_head.cut.kind) $x1825 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1120 (= (_ bv64 7) old.lm_head.order)))
 (or $x1120 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x834 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1893 (= (_ bv40 7) old.lm_head.split)))
 (or $x1893 (= (_ bv57 7) old.lm_head.split) $x834))))
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
 (let (($x613 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x613 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1263 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1804 (and $x1263 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1804))))
(assert
 (let (($x4755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1956 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x4755 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1956))))
(assert
 (let (($x1825 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2094 (or $x1825 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x4957 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2094)))
 (= old.lm_head.cut.everywhere $x4957)))))
(assert
 (let (($x1117 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1225 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1698 (or $x1225 $x1117)))
 (let (($x1893 (= (_ bv40 7) old.lm_head.split)))
 (let (($x834 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1233 (ite $x834 (_ bv95 7) (ite (and $x1893 old.hidden.everywhere $x1698) (_ bv96 7) (ite $x1893 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x834 old.lm_head.cut.everywhere $x1698) (_ bv96 7) ?x1233)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x216 (= (_ bv96 7) new.hidden.kind)))
 (let (($x32 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2132 (= (_ bv65 7) new.hidden.kind)))
 (let (($x932 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x932 (= (_ bv56 7) new.hidden.kind) $x2132 $x32 (= (_ bv91 7) new.hidden.kind) $x216 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1320 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1808 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1444 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1444 (= (_ bv5 7) new.lm_head.collective) $x1808 $x1320 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x1295 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1898 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1640 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1934 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1934 (= (_ bv56 7) new.lm_head.cut.kind) $x1640 $x1898 (= (_ bv91 7) new.lm_head.cut.kind) $x1295 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2061 (= (_ bv64 7) new.lm_head.order)))
 (or $x2061 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x792 (= (_ bv95 7) new.lm_head.split)))
 (let (($x402 (= (_ bv40 7) new.lm_head.split)))
 (or $x402 (= (_ bv57 7) new.lm_head.split) $x792))))
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
 (let (($x2132 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2132 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1640 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x4584 (and $x1640 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x4584))))
(assert
 (let (($x216 (= (_ bv96 7) new.hidden.kind)))
 (let (($x999 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x216 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x999))))
(assert
 (let (($x1295 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x656 (or $x1295 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x856 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x656)))
 (= new.lm_head.cut.everywhere $x856)))))
(assert
 (let (($x1928 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1320 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3995 (or $x1320 $x1928)))
 (let (($x402 (= (_ bv40 7) new.lm_head.split)))
 (let (($x792 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1127 (ite $x792 (_ bv95 7) (ite (and $x402 new.hidden.everywhere $x3995) (_ bv96 7) (ite $x402 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x792 new.lm_head.cut.everywhere $x3995) (_ bv96 7) ?x1127)))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1411 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x2061 (= (_ bv64 7) new.lm_head.order)))
 (let (($x399 (= 1 new.tp)))
 (let (($x665 (or $x399 (not (= (_ bv95 7) new.lm_head.state)) $x2061 $x1411 new.lm_head.reversible)))
 (not $x665))))))
(assert
 (let (($x2504 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x1120 (= (_ bv64 7) old.lm_head.order)))
(let (($x1360 (= 1 old.tp)))
(or $x1360 (not (= (_ bv95 7) old.lm_head.state)) $x1120 $x2504 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 71
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.lm_head.cut.given_first () Bool)
(declare-fun old.lm_head.cut.first_alone () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun new.dp () Int)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
(declare-fun new.lm_head.cut.given_first () Bool)
(declare-fun new.lm_head.cut.first_alone () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x574 (= (_ bv86 7) old.hidden.kind)))
 (let (($x613 (= (_ bv65 7) old.hidden.kind)))
 (let (($x109 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x109 (= (_ bv56 7) old.hidden.kind) $x613 $x574 (= (_ bv91 7) old.hidden.kind) $x4755 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1807 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1240 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x1450 (= (_ bv1 7) old.lm_head.bias)))
 (or $x1450 (= (_ bv23 7) old.lm_head.bias) $x1240 $x1807)))))
(assert
 (let (($x1225 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1225 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1825 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1773 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1242 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1263 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x978 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1136 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1136 $x978 (= (_ bv56 7) old.lm_head.cut.kind) $x1263 $x1242 $x1773 $x1825 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x834 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1893 (= (_ bv40 7) old.lm_head.split)))
 (or $x1893 (= (_ bv57 7) old.lm_head.split) $x834))))
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
 (let (($x613 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x613 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1263 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1804 (and $x1263 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1804))))
(assert
 (let (($x1224 (= (- 1) old.lm_head.cut.n)))
 (let (($x1136 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x81 (ite $x1136 (or $x1224 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1224 (< 1 old.lm_head.cut.n)))))
 (let ((?x1966 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x4135 (< (div (* ?x1966 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x1263 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1773 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x4864 (ite $x1773 (or $x1224 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1263 (or $x1224 $x4135) $x81))))
 (let (($x255 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x4864)))
 (let (($x978 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1242 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x152 (or $x1242 $x978)))
 (= old.lm_head.cut.moved (ite $x152 old.lm_head.cut.given_moved $x255)))))))))))))))
(assert
 (let (($x4755 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1956 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x4755 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1956))))
(assert
 (let (($x1825 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2094 (or $x1825 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x978 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1242 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x152 (or $x1242 $x978)))
 (= old.lm_head.cut.everywhere (ite $x152 old.lm_head.cut.given_everywhere $x2094))))))))
(assert
 (let (($x2091 (not old.lm_head.cut.moved)))
 (let (($x4954 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x1098 (= 1 old.lm_head.cut.parts)))
 (let (($x978 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1242 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x152 (or $x1242 $x978)))
 (= old.lm_head.cut.first_alone (ite $x152 old.lm_head.cut.given_first (or $x1098 (and $x4954 $x2091)))))))))))
(assert
 (let (($x1117 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1225 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1698 (or $x1225 $x1117)))
 (let (($x1893 (= (_ bv40 7) old.lm_head.split)))
 (let (($x834 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1233 (ite $x834 (_ bv95 7) (ite (and $x1893 old.hidden.everywhere $x1698) (_ bv96 7) (ite $x1893 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x834 old.lm_head.cut.everywhere $x1698) (_ bv96 7) ?x1233)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x216 (= (_ bv96 7) new.hidden.kind)))
 (let (($x32 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2132 (= (_ bv65 7) new.hidden.kind)))
 (let (($x932 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x932 (= (_ bv56 7) new.hidden.kind) $x2132 $x32 (= (_ bv91 7) new.hidden.kind) $x216 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1068 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x692 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x187 (= (_ bv1 7) new.lm_head.bias)))
 (or $x187 (= (_ bv23 7) new.lm_head.bias) $x692 $x1068)))))
(assert
 (let (($x1320 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1320 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1295 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1848 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1898 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1640 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1934 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x485 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x485 $x1934 (= (_ bv56 7) new.lm_head.cut.kind) $x1640 $x1898 $x1848 $x1295 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x792 (= (_ bv95 7) new.lm_head.split)))
 (let (($x402 (= (_ bv40 7) new.lm_head.split)))
 (or $x402 (= (_ bv57 7) new.lm_head.split) $x792))))
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
 (let (($x2132 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2132 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1640 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x4584 (and $x1640 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x4584))))
(assert
 (let (($x3998 (= (- 1) new.lm_head.cut.n)))
 (let (($x485 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x93 (ite $x485 (or $x3998 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x3998 (< 1 new.lm_head.cut.n)))))
 (let ((?x5054 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x279 (< (div (* ?x5054 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x1640 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1848 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1652 (ite $x1848 (or $x3998 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1640 (or $x3998 $x279) $x93))))
 (let (($x1445 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1652)))
 (let (($x1934 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1898 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x228 (or $x1898 $x1934)))
 (= new.lm_head.cut.moved (ite $x228 new.lm_head.cut.given_moved $x1445)))))))))))))))
(assert
 (let (($x216 (= (_ bv96 7) new.hidden.kind)))
 (let (($x999 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x216 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x999))))
(assert
 (let (($x1295 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x656 (or $x1295 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1934 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1898 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x228 (or $x1898 $x1934)))
 (= new.lm_head.cut.everywhere (ite $x228 new.lm_head.cut.given_everywhere $x656))))))))
(assert
 (let (($x1061 (not new.lm_head.cut.moved)))
 (let (($x1654 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x27 (= 1 new.lm_head.cut.parts)))
 (let (($x1934 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1898 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x228 (or $x1898 $x1934)))
 (= new.lm_head.cut.first_alone (ite $x228 new.lm_head.cut.given_first (or $x27 (and $x1654 $x1061)))))))))))
(assert
 (let (($x1928 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1320 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3995 (or $x1320 $x1928)))
 (let (($x402 (= (_ bv40 7) new.lm_head.split)))
 (let (($x792 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1127 (ite $x792 (_ bv95 7) (ite (and $x402 new.hidden.everywhere $x3995) (_ bv96 7) (ite $x402 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x792 new.lm_head.cut.everywhere $x3995) (_ bv96 7) ?x1127)))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1068 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x3964 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x399 (= 1 new.tp)))
 (let (($x1311 (or $x399 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x3964 (and (= (_ bv95 7) new.lm_head.state) $x1068 new.lm_head.cut.first_alone))))
 (not $x1311))))))
(assert
 (let (($x1807 (= (_ bv29 7) old.lm_head.bias)))
(let (($x591 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x1414 (not old.model.head_bias)))
(let (($x1360 (= 1 old.tp)))
(or $x1360 $x1414 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x591 (and (= (_ bv95 7) old.lm_head.state) $x1807 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 72
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.model.gated () Bool)
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
(declare-fun old.stages.ffn_due () Bool)
(declare-fun old.layer.moe () Bool)
(declare-fun old.model.parallel () Bool)
(declare-fun old.layer.dense () Bool)
(declare-fun old.stages.leaves () Bool)
(declare-fun old.stages.one_part () Bool)
(declare-fun new.dp () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.model.gated () Bool)
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
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4260 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2021 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2021 $x4260 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1653 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1653 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x648 (= (_ bv40 7) old.ffn.down.split)))
 (or $x648 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x2067 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x2067)))
(assert
 (let (($x1881 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x509 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x289 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2011 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2011 $x1860 $x289 $x509 $x1881)))))))
(assert
 (let (($x1142 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x782 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x782 $x1142))))
(assert
 (let (($x1020 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1020 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1482 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1164 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x410 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x86 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x874 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x874 $x86 $x410 $x1164 $x1482)))))))
(assert
 (let (($x307 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1306 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x1306 $x307))))
(assert
 (let (($x1947 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2129 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4669 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x4669 $x2129 $x1947 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4606 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1135 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1195 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1497 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x4880 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1034 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1034 $x4880 (= (_ bv56 7) old.ffn.width.kind) $x1497 $x1195 $x1135 $x4606 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x1402 (= (_ bv38 7) old.stages.send)))
 (let (($x145 (= (_ bv14 7) old.stages.send)))
 (let (($x1232 (= (_ bv10 7) old.stages.send)))
 (or $x1232 $x145 $x1402 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x1038 (= (_ bv53 7) old.stages.stream)))
 (or $x1038 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x4985 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1045 (div (* ?x4985 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1497 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1497 (< 1 old.ffn.width.parts) (= ?x1045 old.ffn.width.n)))))))
(assert
 (let (($x1497 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x4631 (and $x1497 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x4631))))
(assert
 (let (($x424 (= (- 1) old.ffn.width.n)))
 (let (($x1034 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1076 (ite $x1034 (or $x424 (<= old.ffn.width.parts old.ffn.width.n)) (or $x424 (< 1 old.ffn.width.n)))))
 (let ((?x4985 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1045 (div (* ?x4985 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1497 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1135 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1227 (ite $x1135 (or $x424 (< old.ffn.width.block old.ffn.width.n)) (ite $x1497 (or $x424 (< ?x1045 old.ffn.width.n)) $x1076))))
 (let (($x958 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1227)))
 (let (($x4880 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1195 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x638 (or $x1195 $x4880)))
 (= old.ffn.width.moved (ite $x638 old.ffn.width.given_moved $x958)))))))))))))))
(assert
 (let (($x4260 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x355 (or $x4260 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x355))))
(assert
 (let (($x4606 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x42 (or $x4606 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x4880 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1195 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x638 (or $x1195 $x4880)))
 (= old.ffn.width.everywhere (ite $x638 old.ffn.width.given_everywhere $x42))))))))
(assert
 (let (($x1386 (not old.ffn.width.moved)))
 (let (($x742 (and old.ffn.width.everywhere $x1386)))
 (= old.ffn.in_place (or $x742 old.ffn.width.filled)))))
(assert
 (let (($x1386 (not old.ffn.width.moved)))
 (let (($x742 (and old.ffn.width.everywhere $x1386)))
 (let (($x5100 (< 1 old.tp)))
 (let ((?x191 (ite $x5100 (_ bv16 7) (ite $x742 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1881 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x289 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x895 (ite (or $x289 $x1860) (_ bv96 7) (ite $x1881 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x191))))
 (let (($x509 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4771 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1340 (or $x289 $x509)))
 (let (($x4698 (or $x1340 $x4771 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x782 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x4069 (ite $x782 (ite $x4698 (_ bv96 7) (ite $x1860 (_ bv21 7) (_ bv16 7))) (ite (or $x509 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x895))))
 (let ((?x2037 (ite (or $x1340 $x4771 (and $x1860 old.ffn.width.padded $x1386)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1142 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x4658 (ite $x1142 (ite (and $x1860 old.ffn.width.filled (not $x4771)) (_ bv96 7) ?x2037) ?x4069)))
 (= old.ffn.gate_state ?x4658)))))))))))))))))))
(assert
 (let (($x1386 (not old.ffn.width.moved)))
 (let (($x742 (and old.ffn.width.everywhere $x1386)))
 (let ((?x1458 (ite $x742 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x5100 (< 1 old.tp)))
 (let ((?x113 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1475 (ite old.ffn.width.everywhere (_ bv96 7) ?x113)))
 (let (($x1482 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1299 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1482 ?x1475 (ite $x5100 (_ bv16 7) ?x1458)))))
 (let (($x2129 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1164 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1922 (or $x1164 (not (or $x2129 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1266 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x410 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2065 (or $x410 $x1164)))
 (let ((?x1397 (ite (or $x2065 $x1266 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1306 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1313 (or $x2065 $x1266 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1386))))
 (let ((?x645 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1266)) (_ bv96 7) (ite $x1313 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x307 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x307 ?x645 (ite $x1306 ?x1397 (ite $x1922 (_ bv92 7) ?x1299))))))))))))))))))))))))
(assert
 (let (($x1811 (not old.ffn.width.everywhere)))
 (let (($x1142 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1142 (not (= (_ bv96 7) old.ffn.gate_state)) $x1811) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1811 (not old.ffn.width.everywhere)))
 (let (($x1829 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1811)))
 (= old.ffn.up_piece (ite $x1829 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x997 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x997)))
(assert
 (let ((?x5072 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x5072)))
(assert
 (let ((?x1161 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1161)))
(assert
 (let (($x2067 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x5100 (< 1 old.tp)))
 (let (($x727 (and $x5100 $x2067 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x727)))))
(assert
 (let (($x1038 (= (_ bv53 7) old.stages.stream)))
 (let (($x4019 (and $x1038 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x4261 (not old.model.parallel)))
 (let (($x4237 (not old.stages.leaves)))
 (let (($x1229 (or $x4237 (and old.layer.dense $x4261 (not (= (_ bv1 7) old.ffn.down.residual))) $x4019)))
 (= old.stages.one_part $x1229)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1213 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x4544 (= (_ bv10 7) new.ffn.down.input)))
 (or $x4544 $x1213 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1003 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1003 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x773 (= (_ bv40 7) new.ffn.down.split)))
 (or $x773 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x286 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x286)))
(assert
 (let (($x1147 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1079 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4342 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x282 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1129 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1129 $x282 $x4342 $x1079 $x1147)))))))
(assert
 (let (($x1420 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2053 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2053 $x1420))))
(assert
 (let (($x1623 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1623 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x948 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1859 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x313 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1226 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x4657 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x4657 $x1226 $x313 $x1859 $x948)))))))
(assert
 (let (($x2190 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1906 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1906 $x2190))))
(assert
 (let (($x1220 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1611 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x263 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x263 $x1611 $x1220 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1534 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2155 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3974 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x607 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1120 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4463 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x4463 $x1120 (= (_ bv56 7) new.ffn.width.kind) $x607 $x3974 $x2155 $x1534 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2049 (= (_ bv38 7) new.stages.send)))
 (let (($x2063 (= (_ bv14 7) new.stages.send)))
 (let (($x998 (= (_ bv10 7) new.stages.send)))
 (or $x998 $x2063 $x2049 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x2156 (= (_ bv53 7) new.stages.stream)))
 (or $x2156 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1367 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1185 (div (* ?x1367 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x607 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x607 (< 1 new.ffn.width.parts) (= ?x1185 new.ffn.width.n)))))))
(assert
 (let (($x607 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2026 (and $x607 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2026))))
(assert
 (let (($x285 (= (- 1) new.ffn.width.n)))
 (let (($x4463 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1598 (ite $x4463 (or $x285 (<= new.ffn.width.parts new.ffn.width.n)) (or $x285 (< 1 new.ffn.width.n)))))
 (let ((?x1367 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1185 (div (* ?x1367 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x607 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2155 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4484 (ite $x2155 (or $x285 (< new.ffn.width.block new.ffn.width.n)) (ite $x607 (or $x285 (< ?x1185 new.ffn.width.n)) $x1598))))
 (let (($x1137 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x4484)))
 (let (($x1120 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3974 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1265 (or $x3974 $x1120)))
 (= new.ffn.width.moved (ite $x1265 new.ffn.width.given_moved $x1137)))))))))))))))
(assert
 (let (($x1213 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1213 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x1534 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1792 (or $x1534 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1120 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3974 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1265 (or $x3974 $x1120)))
 (= new.ffn.width.everywhere (ite $x1265 new.ffn.width.given_everywhere $x1792))))))))
(assert
 (let (($x4391 (not new.ffn.width.moved)))
 (let (($x1316 (and new.ffn.width.everywhere $x4391)))
 (= new.ffn.in_place (or $x1316 new.ffn.width.filled)))))
(assert
 (let (($x4391 (not new.ffn.width.moved)))
 (let (($x1316 (and new.ffn.width.everywhere $x4391)))
 (let (($x1028 (< 1 new.tp)))
 (let ((?x4745 (ite $x1028 (_ bv16 7) (ite $x1316 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1147 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x282 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4342 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x779 (ite (or $x4342 $x282) (_ bv96 7) (ite $x1147 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x4745))))
 (let (($x1079 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4281 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x691 (or $x4342 $x1079)))
 (let (($x2101 (or $x691 $x4281 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2053 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x619 (ite $x2053 (ite $x2101 (_ bv96 7) (ite $x282 (_ bv21 7) (_ bv16 7))) (ite (or $x1079 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x779))))
 (let ((?x544 (ite (or $x691 $x4281 (and $x282 new.ffn.width.padded $x4391)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1420 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x870 (ite $x1420 (ite (and $x282 new.ffn.width.filled (not $x4281)) (_ bv96 7) ?x544) ?x619)))
 (= new.ffn.gate_state ?x870)))))))))))))))))))
(assert
 (let (($x4391 (not new.ffn.width.moved)))
 (let (($x1316 (and new.ffn.width.everywhere $x4391)))
 (let ((?x1217 (ite $x1316 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1028 (< 1 new.tp)))
 (let ((?x4111 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x3975 (ite new.ffn.width.everywhere (_ bv96 7) ?x4111)))
 (let (($x948 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2135 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x948 ?x3975 (ite $x1028 (_ bv16 7) ?x1217)))))
 (let (($x1611 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1859 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1901 (or $x1859 (not (or $x1611 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1268 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x313 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x144 (or $x313 $x1859)))
 (let ((?x1814 (ite (or $x144 $x1268 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1906 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x507 (or $x144 $x1268 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x4391))))
 (let ((?x4313 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1268)) (_ bv96 7) (ite $x507 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2190 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2190 ?x4313 (ite $x1906 ?x1814 (ite $x1901 (_ bv92 7) ?x2135))))))))))))))))))))))))
(assert
 (let (($x1817 (not new.ffn.width.everywhere)))
 (let (($x1420 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1420 (not (= (_ bv96 7) new.ffn.gate_state)) $x1817) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1817 (not new.ffn.width.everywhere)))
 (let (($x487 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1817)))
 (= new.ffn.up_piece (ite $x487 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1347 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1347)))
(assert
 (let ((?x348 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x348)))
(assert
 (let ((?x1440 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1440)))
(assert
 (let (($x286 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x1028 (< 1 new.tp)))
 (let (($x918 (and $x1028 $x286 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x918)))))
(assert
 (let (($x2156 (= (_ bv53 7) new.stages.stream)))
 (let (($x505 (and $x2156 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x1267 (not new.model.parallel)))
 (let (($x1535 (not new.stages.leaves)))
 (let (($x1288 (or $x1535 (and new.layer.dense $x1267 (not (= (_ bv1 7) new.ffn.down.residual))) $x505)))
 (= new.stages.one_part $x1288)))))))
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
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
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
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1073 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1073)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 73
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x803 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x4928 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x811 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 $x811 (= (_ bv48 7) old.batch.sequences.kind) $x4928 $x803 (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935))))))))))
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
 (let ((?x4207 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x735 (* (div (* ?x4207 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x2091 (= (- 1) old.batch.sequences.n)))
 (let ((?x1933 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x2091 (< ?x735 old.batch.sequences.n)) 0 1))))
 (let (($x803 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x4910 (or $x2091 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x609 (ite (and $x2091 (= 1 old.batch.sequences.parts)) 1 (ite $x4910 0 1))))
 (let (($x811 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x4928 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x5047 (ite (or $x4926 $x762 $x4930 $x4935 $x4928) 1 (ite $x811 ?x609 (ite $x803 ?x1933 old.batch.sequences.given_least)))))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x4932 old.batch.sequences.parts ?x5047))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x232 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1568 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x13 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x4584 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x906 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1780 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2001 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x1665 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x1665 $x2001 $x1780 (= (_ bv48 7) new.batch.sequences.kind) $x906 $x4584 (= (_ bv86 7) new.batch.sequences.kind) $x13 $x1568 $x232))))))))))
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
 (let ((?x1127 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x1247 (* (div (* ?x1127 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x4845 (= (- 1) new.batch.sequences.n)))
 (let ((?x4987 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x4845 (< ?x1247 new.batch.sequences.n)) 0 1))))
 (let (($x4584 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2150 (or $x4845 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1932 (ite (and $x4845 (= 1 new.batch.sequences.parts)) 1 (ite $x2150 0 1))))
 (let (($x1780 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x906 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x232 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x13 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1665 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2001 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x4769 (ite (or $x2001 $x1665 $x13 $x232 $x906) 1 (ite $x1780 ?x1932 (ite $x4584 ?x4987 new.batch.sequences.given_least)))))
 (let (($x1568 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x1568 new.batch.sequences.parts ?x4769))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1862 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1862))))
(assert
 (let (($x4037 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x4037)))
(check-sat)

; from one replica to any number, question 74
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
(declare-fun old.hidden.most () Int)
(declare-fun old.hidden.given_beyond () Bool)
(declare-fun old.hidden.beyond () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.layer.dense () Bool)
(declare-fun old.hidden.gathered () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
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
(declare-fun new.hidden.most () Int)
(declare-fun new.hidden.given_beyond () Bool)
(declare-fun new.hidden.beyond () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.layer.dense () Bool)
(declare-fun new.hidden.gathered () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
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
 (let (($x1085 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1085)))
(assert
 (let (($x753 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x753 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x5085 (= (_ bv38 7) old.embedding.split)))
 (or $x5085 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x4682 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x4682)))
(assert
 (let (($x5076 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x5076 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1114 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1114 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x1316 (= (_ bv99 7) old.hidden.kind)))
 (let (($x948 (= (_ bv96 7) old.hidden.kind)))
 (let (($x915 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1528 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2078 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1113 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1217 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1540 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2138 (= (_ bv18 7) old.hidden.kind)))
 (let (($x4159 (= (_ bv11 7) old.hidden.kind)))
 (or $x4159 $x2138 $x1540 $x1217 $x1113 $x2078 $x1528 $x915 $x948 $x1316))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x313 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x313 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x336 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2190 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x676 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2076 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2076 (= (_ bv56 7) old.lm_head.cut.kind) $x676 $x2190 (= (_ bv91 7) old.lm_head.cut.kind) $x336 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1970 (= (_ bv95 7) old.lm_head.split)))
 (let (($x286 (= (_ bv40 7) old.lm_head.split)))
 (or $x286 (= (_ bv57 7) old.lm_head.split) $x1970))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x904 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x904 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2112 (= (_ bv38 7) old.stream)))
 (or $x2112 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2078 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2078 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x796 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1208 (* (div (* ?x796 old.hidden.multiple) old.hidden.parts) old.hidden.parts)))
 (let (($x1402 (= (- 1) old.hidden.n)))
 (let ((?x379 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 (ite (or $x1402 (< ?x1208 old.hidden.n)) 0 1))))
 (let (($x2078 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x998 (ite (or $x1402 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1540 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x239 (ite $x1540 (ite (and $x1402 (= 1 old.hidden.parts)) 1 ?x998) (ite $x2078 ?x379 old.hidden.given_least))))
 (let (($x1113 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1316 (= (_ bv99 7) old.hidden.kind)))
 (let (($x915 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4159 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2138 (= (_ bv18 7) old.hidden.kind)))
 (let (($x948 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x4630 (ite $x948 old.hidden.parts (ite (or $x2138 $x4159 $x915 $x1316 $x1113) 1 ?x239))))
 (= old.hidden.least ?x4630)))))))))))))))))
(assert
 (let (($x1217 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1528 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1406 (or $x1528 $x1217)))
 (let (($x948 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x948 old.hidden.parts (ite $x1406 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x676 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x339 (and $x676 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x339))))
(assert
 (let (($x1085 (= (_ bv61 7) old.attention.out.split)))
 (let (($x5085 (= (_ bv38 7) old.embedding.split)))
 (let (($x2112 (= (_ bv38 7) old.stream)))
 (let (($x1573 (or $x2112 $x5085 $x1085 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1573))))))
(assert
 (let (($x948 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1217 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1528 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1406 (or $x1528 $x1217)))
 (let (($x2101 (ite $x1406 old.hidden.given_everywhere (or $x948 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2101)))))))
(assert
 (let (($x336 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4808 (or $x336 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1147 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x4808)))
 (= old.lm_head.cut.everywhere $x1147)))))
(assert
 (let (($x2079 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x313 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3974 (or $x313 $x2079)))
 (let (($x286 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1970 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x723 (ite $x1970 (_ bv95 7) (ite (and $x286 old.hidden.everywhere $x3974) (_ bv96 7) (ite $x286 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x1970 old.lm_head.cut.everywhere $x3974) (_ bv96 7) ?x723)))))))))
(assert
 (let (($x1114 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x4544 (and old.layer.dense (or $x1114 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x753 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x484 (or $x753 (= (_ bv92 7) old.lm_head.state) $x4544 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x484))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x886 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x886)))
(assert
 (let (($x1847 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x1847 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1185 (= (_ bv38 7) new.embedding.split)))
 (or $x1185 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x258 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x258)))
(assert
 (let (($x1598 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1598 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x4154 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4154 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x536 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4017 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1083 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1890 (= (_ bv86 7) new.hidden.kind)))
 (let (($x843 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3954 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4537 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1209 (= (_ bv18 7) new.hidden.kind)))
 (let (($x743 (= (_ bv11 7) new.hidden.kind)))
 (or $x743 $x1209 $x4537 $x1369 $x3954 $x843 $x1890 $x1083 $x4017 $x536))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1461 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1461 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x665 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4868 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1494 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1916 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1916 (= (_ bv56 7) new.lm_head.cut.kind) $x1494 $x4868 (= (_ bv91 7) new.lm_head.cut.kind) $x665 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1112 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1187 (= (_ bv40 7) new.lm_head.split)))
 (or $x1187 (= (_ bv57 7) new.lm_head.split) $x1112))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x66 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x66 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x644 (= (_ bv38 7) new.stream)))
 (or $x644 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x843 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x843 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x587 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1408 (* (div (* ?x587 new.hidden.multiple) new.hidden.parts) new.hidden.parts)))
 (let (($x1653 (= (- 1) new.hidden.n)))
 (let ((?x1040 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 (ite (or $x1653 (< ?x1408 new.hidden.n)) 0 1))))
 (let (($x843 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1229 (ite (or $x1653 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x4537 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x535 (ite $x4537 (ite (and $x1653 (= 1 new.hidden.parts)) 1 ?x1229) (ite $x843 ?x1040 new.hidden.given_least))))
 (let (($x3954 (= (_ bv56 7) new.hidden.kind)))
 (let (($x536 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1083 (= (_ bv91 7) new.hidden.kind)))
 (let (($x743 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1209 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4017 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1164 (ite $x4017 new.hidden.parts (ite (or $x1209 $x743 $x1083 $x536 $x3954) 1 ?x535))))
 (= new.hidden.least ?x1164)))))))))))))))))
(assert
 (let (($x1369 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1890 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4692 (or $x1890 $x1369)))
 (let (($x4017 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x4017 new.hidden.parts (ite $x4692 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x1494 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1811 (and $x1494 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1811))))
(assert
 (let (($x886 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1185 (= (_ bv38 7) new.embedding.split)))
 (let (($x644 (= (_ bv38 7) new.stream)))
 (let (($x1273 (or $x644 $x1185 $x886 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x1273))))))
(assert
 (let (($x4017 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1890 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4692 (or $x1890 $x1369)))
 (let (($x2113 (ite $x4692 new.hidden.given_everywhere (or $x4017 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2113)))))))
(assert
 (let (($x665 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1914 (or $x665 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1198 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1914)))
 (= new.lm_head.cut.everywhere $x1198)))))
(assert
 (let (($x1313 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1461 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x874 (or $x1461 $x1313)))
 (let (($x1187 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1112 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x984 (ite $x1112 (_ bv95 7) (ite (and $x1187 new.hidden.everywhere $x874) (_ bv96 7) (ite $x1187 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x1112 new.lm_head.cut.everywhere $x874) (_ bv96 7) ?x984)))))))))
(assert
 (let (($x4154 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x4700 (and new.layer.dense (or $x4154 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1847 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x541 (or $x1847 (= (_ bv92 7) new.lm_head.state) $x4700 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x541))))))
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
 (= old.hidden.given_beyond new.hidden.given_beyond))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
(assert
 (= old.hidden.given_most new.hidden.given_most))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4358 (not new.hidden.beyond)))
 (let (($x2098 (and (<= 1 new.hidden.least) $x4358 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x2098)))))
(assert
 (let (($x1475 (not old.hidden.beyond)))
(let (($x189 (and (<= 1 old.hidden.least) $x1475 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x1482 (not (or old.hidden.gathered old.hidden.summed))))
(or $x1482 $x189)))))
(check-sat)

; from one replica to any number, question 75
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1892 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x1892 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x143 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1984 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1633 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x5047 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x4584 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1607 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1202 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x115 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1159 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x4910 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x4910 $x1159 $x115 $x1202 $x1607 $x4584 $x5047 $x1633 $x1984 $x143))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x411 (= (_ bv95 7) old.embedding.split)))
 (let (($x5085 (= (_ bv38 7) old.embedding.split)))
 (or $x5085 (= (_ bv57 7) old.embedding.split) $x411))))
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
 (let ((?x193 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x1832 (* (div (* ?x193 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x125 (= (- 1) old.embedding.cut.n)))
 (let ((?x1247 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x125 (< ?x1832 old.embedding.cut.n)) 0 1))))
 (let (($x4584 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x605 (or $x125 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x461 (ite (and $x125 (= 1 old.embedding.cut.parts)) 1 (ite $x605 0 1))))
 (let (($x115 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1607 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x143 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1633 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x4910 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x1159 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x1521 (ite (or $x1159 $x4910 $x1633 $x143 $x1607) 1 (ite $x115 ?x461 (ite $x4584 ?x1247 old.embedding.cut.given_least)))))
 (let (($x1984 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1984 old.embedding.cut.parts ?x1521))))))))))))))))))
(assert
 (let ((?x1791 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1984 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1984 old.embedding.cut.parts ?x1791)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x342 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1892 (= (_ bv57 7) old.embedding.collective)))
 (let (($x411 (= (_ bv95 7) old.embedding.split)))
 (let ((?x933 (ite $x411 (ite (and old.embedding.rows_where_kept (or $x1892 $x342)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x933))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x504 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1020 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x4752 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x1236 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x782 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x4698 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x325 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1575 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x571 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x698 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x1425 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x1425 $x698 $x571 $x1575 $x325 $x4698 $x782 $x1236 $x4752 $x1020))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x4203 (= (_ bv95 7) new.embedding.split)))
 (let (($x1185 (= (_ bv38 7) new.embedding.split)))
 (or $x1185 (= (_ bv57 7) new.embedding.split) $x4203))))
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
 (let ((?x226 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2198 (* (div (* ?x226 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x4356 (= (- 1) new.embedding.cut.n)))
 (let ((?x4606 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x4356 (< ?x2198 new.embedding.cut.n)) 0 1))))
 (let (($x4698 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1063 (or $x4356 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x4260 (ite (and $x4356 (= 1 new.embedding.cut.parts)) 1 (ite $x1063 0 1))))
 (let (($x571 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x325 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1020 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1236 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1425 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x698 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x1780 (ite (or $x698 $x1425 $x1236 $x1020 $x325) 1 (ite $x571 ?x4260 (ite $x4698 ?x4606 new.embedding.cut.given_least)))))
 (let (($x4752 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x4752 new.embedding.cut.parts ?x1780))))))))))))))))))
(assert
 (let ((?x4127 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x4752 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x4752 new.embedding.cut.parts ?x4127)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x1035 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4203 (= (_ bv95 7) new.embedding.split)))
 (let ((?x483 (ite $x4203 (ite (and new.embedding.rows_where_kept (or $x504 $x1035)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x483))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1698 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1875 (not new.embedding.cut.beyond)))
 (let (($x1102 (or (not (= (_ bv95 7) new.embedding.split)) (and $x1875 (or (= (_ bv96 7) new.embedding.state) $x1698)))))
 (not $x1102)))))
(assert
 (let (($x777 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1795 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x1795 (or (= (_ bv96 7) old.embedding.state) $x777))))))
(check-sat)

; from one replica to any number, question 76
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1567 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1892 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1887 (= (_ bv10 7) old.embedding.collective)))
 (let (($x345 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1175 (= (_ bv4 7) old.embedding.collective)))
 (or $x1175 $x345 $x1887 $x1892 $x1567)))))))
(assert
 (let (($x411 (= (_ bv95 7) old.embedding.split)))
 (let (($x5085 (= (_ bv38 7) old.embedding.split)))
 (or $x5085 (= (_ bv57 7) old.embedding.split) $x411))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x665 (= (_ bv96 7) old.hidden.kind)))
 (let (($x86 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (let (($x661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1284 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1284 $x661 (= (_ bv56 7) old.hidden.kind) $x4868 $x1916 $x86 $x665 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2067 (= (_ bv49 7) old.norm.statistic)))
 (or $x2067 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4692 (= (_ bv96 7) old.stream)))
 (let (($x4154 (= (_ bv38 7) old.stream)))
 (or $x4154 (= (_ bv94 7) old.stream) $x4692))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3993 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4544 (div (* ?x3993 old.hidden.multiple) old.hidden.parts)))
 (let (($x1359 (< 1 old.hidden.parts)))
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4868 $x1359 (= ?x4544 old.hidden.n))))))))
(assert
 (let ((?x3993 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4544 (div (* ?x3993 old.hidden.multiple) old.hidden.parts)))
 (let (($x1359 (< 1 old.hidden.parts)))
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x4868 $x1359 (<= old.hidden.n ?x4544))))))))
(assert
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4868 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1284 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4530 (ite $x1284 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3993 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4544 (div (* ?x3993 old.hidden.multiple) old.hidden.parts)))
 (let (($x2154 (= (- 1) old.hidden.n)))
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (let (($x86 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1420 (ite $x86 (or $x2154 (< old.hidden.block old.hidden.n)) (ite $x4868 (or $x2154 (< ?x4544 old.hidden.n)) $x4530))))
 (let (($x1345 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1420)))
 (let (($x661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1216 (or $x1916 $x661)))
 (= old.hidden.moved (ite $x1216 old.hidden.given_moved $x1345)))))))))))))))
(assert
 (let (($x342 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1892 (= (_ bv57 7) old.embedding.collective)))
 (let (($x411 (= (_ bv95 7) old.embedding.split)))
 (let ((?x933 (ite $x411 (ite (and old.embedding.rows_where_kept (or $x1892 $x342)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x933))))))
(assert
 (let (($x665 (= (_ bv96 7) old.hidden.kind)))
 (let (($x661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1216 (or $x1916 $x661)))
 (let (($x874 (ite $x1216 old.hidden.given_everywhere (or $x665 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x874)))))))
(assert
 (let (($x227 (= 1 old.tp)))
 (let (($x4692 (= (_ bv96 7) old.stream)))
 (let (($x4111 (or $x4692 $x227 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x342 (and (or (not old.embedding.group.tp) $x227) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1887 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1892 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x456 (ite (or (or $x1892 $x1887) (and $x342 $x4111)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1567 (= (_ bv73 7) old.embedding.collective)))
 (let (($x345 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1120 (and (or $x345 $x1567) $x342)))
 (let ((?x484 (ite (or $x1892 (and $x1887 (= (_ bv38 7) old.stream)) $x1120) (_ bv38 7) (ite $x1887 (_ bv96 7) (_ bv16 7)))))
 (let (($x1716 (or (and old.hidden.filled (not $x4692)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1792 (not $x342)))
 (let (($x2067 (= (_ bv49 7) old.norm.statistic)))
 (let (($x4154 (= (_ bv38 7) old.stream)))
 (let ((?x1796 (ite (and $x345 old.hidden.filled $x4154 $x1792 $x2067) old.stream (ite (and $x1567 $x1792 $x1716) old.stream ?x484))))
 (let ((?x1929 (ite (and $x4692 old.hidden.everywhere (or $x1892 $x1120)) (_ bv96 7) (ite (and $x345 old.hidden.filled $x4692 $x1792) (_ bv96 7) ?x1796))))
 (let (($x1175 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2026 (ite (= (_ bv38 7) old.embedding.state) (ite $x1175 (_ bv96 7) ?x1929) (ite (= (_ bv96 7) old.embedding.state) ?x456 old.embedding.state))))
 (let ((?x4745 (ite $x1567 (ite (not $x4692) old.stream (_ bv66 7)) (ite $x1887 (ite $x4692 (_ bv96 7) old.stream) (ite $x1892 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x345 (_ bv96 7) ?x4745) ?x2026)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1059 (= (_ bv73 7) new.embedding.collective)))
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (let (($x186 (= (_ bv10 7) new.embedding.collective)))
 (let (($x4658 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4069 (= (_ bv4 7) new.embedding.collective)))
 (or $x4069 $x4658 $x186 $x504 $x1059)))))))
(assert
 (let (($x4203 (= (_ bv95 7) new.embedding.split)))
 (let (($x1185 (= (_ bv38 7) new.embedding.split)))
 (or $x1185 (= (_ bv57 7) new.embedding.split) $x4203))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1261 (= (_ bv96 7) new.hidden.kind)))
 (let (($x921 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1743 (= (_ bv86 7) new.hidden.kind)))
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2033 (= (_ bv48 7) new.hidden.kind)))
 (let (($x914 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x914 $x2033 (= (_ bv56 7) new.hidden.kind) $x607 $x1743 $x921 $x1261 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5069 (= (_ bv49 7) new.norm.statistic)))
 (or $x5069 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2007 (= (_ bv96 7) new.stream)))
 (let (($x4814 (= (_ bv38 7) new.stream)))
 (or $x4814 (= (_ bv94 7) new.stream) $x2007))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1161 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1408 (div (* ?x1161 new.hidden.multiple) new.hidden.parts)))
 (let (($x879 (< 1 new.hidden.parts)))
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x607 $x879 (= ?x1408 new.hidden.n))))))))
(assert
 (let ((?x1161 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1408 (div (* ?x1161 new.hidden.multiple) new.hidden.parts)))
 (let (($x879 (< 1 new.hidden.parts)))
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x607 $x879 (<= new.hidden.n ?x1408))))))))
(assert
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x607 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x914 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1209 (ite $x914 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1161 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1408 (div (* ?x1161 new.hidden.multiple) new.hidden.parts)))
 (let (($x1494 (= (- 1) new.hidden.n)))
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (let (($x921 (= (_ bv91 7) new.hidden.kind)))
 (let (($x644 (ite $x921 (or $x1494 (< new.hidden.block new.hidden.n)) (ite $x607 (or $x1494 (< ?x1408 new.hidden.n)) $x1209))))
 (let (($x715 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x644)))
 (let (($x2033 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1743 (= (_ bv86 7) new.hidden.kind)))
 (let (($x258 (or $x1743 $x2033)))
 (= new.hidden.moved (ite $x258 new.hidden.given_moved $x715)))))))))))))))
(assert
 (let (($x1035 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4203 (= (_ bv95 7) new.embedding.split)))
 (let ((?x483 (ite $x4203 (ite (and new.embedding.rows_where_kept (or $x504 $x1035)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x483))))))
(assert
 (let (($x1261 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2033 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1743 (= (_ bv86 7) new.hidden.kind)))
 (let (($x258 (or $x1743 $x2033)))
 (let (($x2047 (ite $x258 new.hidden.given_everywhere (or $x1261 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2047)))))))
(assert
 (let (($x4306 (= 1 new.tp)))
 (let (($x2007 (= (_ bv96 7) new.stream)))
 (let (($x1028 (or $x2007 $x4306 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1035 (and (or (not new.embedding.group.tp) $x4306) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x186 (= (_ bv10 7) new.embedding.collective)))
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x773 (ite (or (or $x504 $x186) (and $x1035 $x1028)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1059 (= (_ bv73 7) new.embedding.collective)))
 (let (($x4658 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4669 (and (or $x4658 $x1059) $x1035)))
 (let ((?x4195 (ite (or $x504 (and $x186 (= (_ bv38 7) new.stream)) $x4669) (_ bv38 7) (ite $x186 (_ bv96 7) (_ bv16 7)))))
 (let (($x1859 (or (and new.hidden.filled (not $x2007)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1397 (not $x1035)))
 (let (($x5069 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4814 (= (_ bv38 7) new.stream)))
 (let ((?x738 (ite (and $x4658 new.hidden.filled $x4814 $x1397 $x5069) new.stream (ite (and $x1059 $x1397 $x1859) new.stream ?x4195))))
 (let ((?x315 (ite (and $x2007 new.hidden.everywhere (or $x504 $x4669)) (_ bv96 7) (ite (and $x4658 new.hidden.filled $x2007 $x1397) (_ bv96 7) ?x738))))
 (let (($x4069 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x612 (ite (= (_ bv38 7) new.embedding.state) (ite $x4069 (_ bv96 7) ?x315) (ite (= (_ bv96 7) new.embedding.state) ?x773 new.embedding.state))))
 (let ((?x1112 (ite $x1059 (ite (not $x2007) new.stream (_ bv66 7)) (ite $x186 (ite $x2007 (_ bv96 7) new.stream) (ite $x504 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x4658 (_ bv96 7) ?x1112) ?x612)))))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1921 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x4306 (= 1 new.tp)))
 (let (($x88 (= new.embedding.joined new.stream)))
 (let (($x962 (or (or (= (_ bv96 7) new.embedding.joined) $x88) (and $x4306 (or (not (= (_ bv38 7) new.embedding.split)) $x1921)))))
 (not $x962))))))
(assert
 (let (($x1475 (not (or old.hidden.moved old.hidden.padded))))
(let (($x227 (= 1 old.tp)))
(let (($x890 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x890) (and $x227 (or (not (= (_ bv38 7) old.embedding.split)) $x1475)))))))
(check-sat)

; from one replica to any number, question 77
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1567 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1892 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1887 (= (_ bv10 7) old.embedding.collective)))
 (let (($x345 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1175 (= (_ bv4 7) old.embedding.collective)))
 (or $x1175 $x345 $x1887 $x1892 $x1567)))))))
(assert
 (let (($x411 (= (_ bv95 7) old.embedding.split)))
 (let (($x5085 (= (_ bv38 7) old.embedding.split)))
 (or $x5085 (= (_ bv57 7) old.embedding.split) $x411))))
(assert
 (let (($x665 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (let (($x661 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x661 (= (_ bv56 7) old.hidden.kind) $x4868 $x1916 (= (_ bv91 7) old.hidden.kind) $x665 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2067 (= (_ bv49 7) old.norm.statistic)))
 (or $x2067 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4692 (= (_ bv96 7) old.stream)))
 (let (($x4154 (= (_ bv38 7) old.stream)))
 (or $x4154 (= (_ bv94 7) old.stream) $x4692))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3993 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4544 (div (* ?x3993 old.hidden.multiple) old.hidden.parts)))
 (let (($x1359 (< 1 old.hidden.parts)))
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4868 $x1359 (= ?x4544 old.hidden.n))))))))
(assert
 (let ((?x3993 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4544 (div (* ?x3993 old.hidden.multiple) old.hidden.parts)))
 (let (($x1359 (< 1 old.hidden.parts)))
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x4868 $x1359 (<= old.hidden.n ?x4544))))))))
(assert
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4868 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1518 (not old.embedding.group.pp)))
 (let (($x191 (or $x1518 (= 1 old.pp))))
 (let (($x1442 (not old.embedding.group.sp)))
 (let (($x4337 (or $x1442 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1582 (not old.embedding.group.dp)))
 (let (($x2102 (or $x1582 $x1592)))
 (let (($x342 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2102 $x4337 $x191)))
 (let (($x1892 (= (_ bv57 7) old.embedding.collective)))
 (let (($x411 (= (_ bv95 7) old.embedding.split)))
 (let ((?x933 (ite $x411 (ite (and old.embedding.rows_where_kept (or $x1892 $x342)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x933)))))))))))))
(assert
 (let (($x665 (= (_ bv96 7) old.hidden.kind)))
 (let (($x874 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x665 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x874))))
(assert
 (let (($x227 (= 1 old.tp)))
 (let (($x4692 (= (_ bv96 7) old.stream)))
 (let (($x4111 (or $x4692 $x227 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1518 (not old.embedding.group.pp)))
 (let (($x191 (or $x1518 (= 1 old.pp))))
 (let (($x1442 (not old.embedding.group.sp)))
 (let (($x4337 (or $x1442 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1582 (not old.embedding.group.dp)))
 (let (($x2102 (or $x1582 $x1592)))
 (let (($x342 (and (or (not old.embedding.group.tp) $x227) $x2102 $x4337 $x191)))
 (let (($x1887 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1892 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x456 (ite (or (or $x1892 $x1887) (and $x342 $x4111)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x55 (= (_ bv96 7) old.embedding.state)))
 (let (($x1567 (= (_ bv73 7) old.embedding.collective)))
 (let (($x345 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1120 (and (or $x345 $x1567) $x342)))
 (let ((?x484 (ite (or $x1892 (and $x1887 (= (_ bv38 7) old.stream)) $x1120) (_ bv38 7) (ite $x1887 (_ bv96 7) (_ bv16 7)))))
 (let (($x1716 (or (and old.hidden.filled (not $x4692)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1792 (not $x342)))
 (let (($x2067 (= (_ bv49 7) old.norm.statistic)))
 (let (($x4154 (= (_ bv38 7) old.stream)))
 (let ((?x1796 (ite (and $x345 old.hidden.filled $x4154 $x1792 $x2067) old.stream (ite (and $x1567 $x1792 $x1716) old.stream ?x484))))
 (let ((?x1929 (ite (and $x4692 old.hidden.everywhere (or $x1892 $x1120)) (_ bv96 7) (ite (and $x345 old.hidden.filled $x4692 $x1792) (_ bv96 7) ?x1796))))
 (let (($x1175 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1265 (= (_ bv38 7) old.embedding.state)))
 (let ((?x4745 (ite $x1567 (ite (not $x4692) old.stream (_ bv66 7)) (ite $x1887 (ite $x4692 (_ bv96 7) old.stream) (ite $x1892 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1419 (ite (= (_ bv92 7) old.embedding.state) (ite $x345 (_ bv96 7) ?x4745) (ite $x1265 (ite $x1175 (_ bv96 7) ?x1929) (ite $x55 ?x456 old.embedding.state)))))
 (= old.embedding.joined ?x1419)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1059 (= (_ bv73 7) new.embedding.collective)))
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (let (($x186 (= (_ bv10 7) new.embedding.collective)))
 (let (($x4658 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4069 (= (_ bv4 7) new.embedding.collective)))
 (or $x4069 $x4658 $x186 $x504 $x1059)))))))
(assert
 (let (($x4203 (= (_ bv95 7) new.embedding.split)))
 (let (($x1185 (= (_ bv38 7) new.embedding.split)))
 (or $x1185 (= (_ bv57 7) new.embedding.split) $x4203))))
(assert
 (let (($x1261 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1743 (= (_ bv86 7) new.hidden.kind)))
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2033 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2033 (= (_ bv56 7) new.hidden.kind) $x607 $x1743 (= (_ bv91 7) new.hidden.kind) $x1261 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5069 (= (_ bv49 7) new.norm.statistic)))
 (or $x5069 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2007 (= (_ bv96 7) new.stream)))
 (let (($x4814 (= (_ bv38 7) new.stream)))
 (or $x4814 (= (_ bv94 7) new.stream) $x2007))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1161 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1408 (div (* ?x1161 new.hidden.multiple) new.hidden.parts)))
 (let (($x879 (< 1 new.hidden.parts)))
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x607 $x879 (= ?x1408 new.hidden.n))))))))
(assert
 (let ((?x1161 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1408 (div (* ?x1161 new.hidden.multiple) new.hidden.parts)))
 (let (($x879 (< 1 new.hidden.parts)))
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x607 $x879 (<= new.hidden.n ?x1408))))))))
(assert
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x607 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1331 (not new.embedding.group.pp)))
 (let (($x1304 (or $x1331 (= 1 new.pp))))
 (let (($x1350 (not new.embedding.group.sp)))
 (let (($x288 (or $x1350 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x756 (not new.embedding.group.dp)))
 (let (($x916 (or $x756 $x2024)))
 (let (($x1035 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x916 $x288 $x1304)))
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4203 (= (_ bv95 7) new.embedding.split)))
 (let ((?x483 (ite $x4203 (ite (and new.embedding.rows_where_kept (or $x504 $x1035)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x483)))))))))))))
(assert
 (let (($x1261 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2047 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1261 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2047))))
(assert
 (let (($x4306 (= 1 new.tp)))
 (let (($x2007 (= (_ bv96 7) new.stream)))
 (let (($x1028 (or $x2007 $x4306 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1331 (not new.embedding.group.pp)))
 (let (($x1304 (or $x1331 (= 1 new.pp))))
 (let (($x1350 (not new.embedding.group.sp)))
 (let (($x288 (or $x1350 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x756 (not new.embedding.group.dp)))
 (let (($x916 (or $x756 $x2024)))
 (let (($x1035 (and (or (not new.embedding.group.tp) $x4306) $x916 $x288 $x1304)))
 (let (($x186 (= (_ bv10 7) new.embedding.collective)))
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x773 (ite (or (or $x504 $x186) (and $x1035 $x1028)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x991 (= (_ bv96 7) new.embedding.state)))
 (let (($x1059 (= (_ bv73 7) new.embedding.collective)))
 (let (($x4658 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4669 (and (or $x4658 $x1059) $x1035)))
 (let ((?x4195 (ite (or $x504 (and $x186 (= (_ bv38 7) new.stream)) $x4669) (_ bv38 7) (ite $x186 (_ bv96 7) (_ bv16 7)))))
 (let (($x1859 (or (and new.hidden.filled (not $x2007)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1397 (not $x1035)))
 (let (($x5069 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4814 (= (_ bv38 7) new.stream)))
 (let ((?x738 (ite (and $x4658 new.hidden.filled $x4814 $x1397 $x5069) new.stream (ite (and $x1059 $x1397 $x1859) new.stream ?x4195))))
 (let ((?x315 (ite (and $x2007 new.hidden.everywhere (or $x504 $x4669)) (_ bv96 7) (ite (and $x4658 new.hidden.filled $x2007 $x1397) (_ bv96 7) ?x738))))
 (let (($x4069 (= (_ bv4 7) new.embedding.collective)))
 (let (($x4700 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1112 (ite $x1059 (ite (not $x2007) new.stream (_ bv66 7)) (ite $x186 (ite $x2007 (_ bv96 7) new.stream) (ite $x504 (_ bv92 7) (_ bv16 7))))))
 (let ((?x4358 (ite (= (_ bv92 7) new.embedding.state) (ite $x4658 (_ bv96 7) ?x1112) (ite $x4700 (ite $x4069 (_ bv96 7) ?x315) (ite $x991 ?x773 new.embedding.state)))))
 (= new.embedding.joined ?x4358)))))))))))))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1331 (not new.embedding.group.pp)))
 (let (($x1304 (or $x1331 (= 1 new.pp))))
 (let (($x1350 (not new.embedding.group.sp)))
 (let (($x288 (or $x1350 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x756 (not new.embedding.group.dp)))
 (let (($x916 (or $x756 $x2024)))
 (let (($x4700 (= (_ bv38 7) new.embedding.state)))
 (let (($x991 (= (_ bv96 7) new.embedding.state)))
 (let (($x1035 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x916 $x288 $x1304)))
 (let (($x4311 (and $x1035 (or $x991 (and $x4700 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1318 (or (and (= (_ bv96 7) new.embedding.joined) $x991) $x504 (and $x4700 (= (_ bv38 7) new.embedding.joined)) $x4311 (and (or new.embedding.group.tp (= 1 new.tp)) $x916 $x288 $x1304))))
 (not $x1318)))))))))))))))
(assert
 (let (($x1518 (not old.embedding.group.pp)))
(let (($x191 (or $x1518 (= 1 old.pp))))
(let (($x1442 (not old.embedding.group.sp)))
(let (($x4337 (or $x1442 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1582 (not old.embedding.group.dp)))
(let (($x2102 (or $x1582 $x1592)))
(let (($x1265 (= (_ bv38 7) old.embedding.state)))
(let (($x55 (= (_ bv96 7) old.embedding.state)))
(let (($x342 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2102 $x4337 $x191)))
(let (($x1654 (and $x342 (or $x55 (and $x1265 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1892 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x55) $x1892 (and $x1265 (= (_ bv38 7) old.embedding.joined)) $x1654 (and (or old.embedding.group.tp (= 1 old.tp)) $x2102 $x4337 $x191)))))))))))))))
(check-sat)

; from one replica to any number, question 78
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1567 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1892 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1887 (= (_ bv10 7) old.embedding.collective)))
 (let (($x345 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1175 (= (_ bv4 7) old.embedding.collective)))
 (or $x1175 $x345 $x1887 $x1892 $x1567)))))))
(assert
 (let (($x4342 (= (_ bv29 7) old.embedding.positions)))
 (let (($x651 (= (_ bv27 7) old.embedding.positions)))
 (let (($x1227 (= (_ bv23 7) old.embedding.positions)))
 (let (($x1991 (= (_ bv1 7) old.embedding.positions)))
 (or $x1991 $x1227 $x651 $x4342))))))
(assert
 (let (($x411 (= (_ bv95 7) old.embedding.split)))
 (let (($x5085 (= (_ bv38 7) old.embedding.split)))
 (or $x5085 (= (_ bv57 7) old.embedding.split) $x411))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x665 (= (_ bv96 7) old.hidden.kind)))
 (let (($x86 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (let (($x661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1284 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1284 $x661 (= (_ bv56 7) old.hidden.kind) $x4868 $x1916 $x86 $x665 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x4954 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x4954 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2067 (= (_ bv49 7) old.norm.statistic)))
 (or $x2067 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4692 (= (_ bv96 7) old.stream)))
 (let (($x4154 (= (_ bv38 7) old.stream)))
 (or $x4154 (= (_ bv94 7) old.stream) $x4692))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3993 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4544 (div (* ?x3993 old.hidden.multiple) old.hidden.parts)))
 (let (($x1359 (< 1 old.hidden.parts)))
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4868 $x1359 (= ?x4544 old.hidden.n))))))))
(assert
 (let ((?x3993 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4544 (div (* ?x3993 old.hidden.multiple) old.hidden.parts)))
 (let (($x1359 (< 1 old.hidden.parts)))
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x4868 $x1359 (<= old.hidden.n ?x4544))))))))
(assert
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4868 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1284 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1203 (ite $x1284 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3993 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4544 (div (* ?x3993 old.hidden.multiple) old.hidden.parts)))
 (let (($x334 (= (- 1) old.hidden.n)))
 (let (($x4868 (= (_ bv65 7) old.hidden.kind)))
 (let (($x86 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4235 (ite $x86 (or $x334 (< old.hidden.block old.hidden.n)) (ite $x4868 (or $x334 (< ?x4544 old.hidden.n)) $x1203))))
 (let (($x1554 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x4235)))
 (let (($x661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1216 (or $x1916 $x661)))
 (= old.hidden.moved (ite $x1216 old.hidden.given_moved $x1554)))))))))))))))
(assert
 (let (($x342 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1892 (= (_ bv57 7) old.embedding.collective)))
 (let (($x411 (= (_ bv95 7) old.embedding.split)))
 (let ((?x933 (ite $x411 (ite (and old.embedding.rows_where_kept (or $x1892 $x342)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x933))))))
(assert
 (let (($x665 (= (_ bv96 7) old.hidden.kind)))
 (let (($x661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1216 (or $x1916 $x661)))
 (let (($x874 (ite $x1216 old.hidden.given_everywhere (or $x665 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x874)))))))
(assert
 (let (($x4022 (not old.hidden.moved)))
 (let (($x1044 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x4022)))
 (let (($x1572 (= 1 old.hidden.parts)))
 (let (($x661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1216 (or $x1916 $x661)))
 (= old.hidden.first_alone (ite $x1216 old.hidden.given_first (or $x1572 $x1044))))))))))
(assert
 (let (($x411 (= (_ bv95 7) old.embedding.split)))
 (let (($x1479 (not $x411)))
 (let (($x227 (= 1 old.tp)))
 (let (($x4692 (= (_ bv96 7) old.stream)))
 (let (($x342 (and (or (not old.embedding.group.tp) $x227) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x285 (and $x342 (or $x4692 $x227 (not (= (_ bv4 7) old.embedding.collective)) $x1479))))
 (let (($x1887 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1892 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x456 (ite (or (or $x1892 $x1887) $x285) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x55 (= (_ bv96 7) old.embedding.state)))
 (let (($x1567 (= (_ bv73 7) old.embedding.collective)))
 (let (($x345 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1120 (and (or $x345 $x1567) $x342)))
 (let ((?x484 (ite (or $x1892 (and $x1887 (= (_ bv38 7) old.stream)) $x1120) (_ bv38 7) (ite $x1887 (_ bv96 7) (_ bv16 7)))))
 (let (($x1716 (or (and old.hidden.filled (not $x4692)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1792 (not $x342)))
 (let (($x2067 (= (_ bv49 7) old.norm.statistic)))
 (let (($x4154 (= (_ bv38 7) old.stream)))
 (let ((?x1796 (ite (and $x345 old.hidden.filled $x4154 $x1792 $x2067) old.stream (ite (and $x1567 $x1792 $x1716) old.stream ?x484))))
 (let ((?x1929 (ite (and $x4692 old.hidden.everywhere (or $x1892 $x1120)) (_ bv96 7) (ite (and $x345 old.hidden.filled $x4692 $x1792) (_ bv96 7) ?x1796))))
 (let (($x1175 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1265 (= (_ bv38 7) old.embedding.state)))
 (let ((?x4745 (ite $x1567 (ite (not $x4692) old.stream (_ bv66 7)) (ite $x1887 (ite $x4692 (_ bv96 7) old.stream) (ite $x1892 (_ bv92 7) (_ bv16 7))))))
 (let (($x1341 (= (_ bv92 7) old.embedding.state)))
 (let ((?x1419 (ite $x1341 (ite $x345 (_ bv96 7) ?x4745) (ite $x1265 (ite $x1175 (_ bv96 7) ?x1929) (ite $x55 ?x456 old.embedding.state)))))
 (= old.embedding.joined ?x1419)))))))))))))))))))))))))))
(assert
 (let (($x1042 (not old.hidden.everywhere)))
 (let (($x345 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1265 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1265 (= (_ bv96 7) old.embedding.joined) $x345 $x1042))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1059 (= (_ bv73 7) new.embedding.collective)))
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (let (($x186 (= (_ bv10 7) new.embedding.collective)))
 (let (($x4658 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4069 (= (_ bv4 7) new.embedding.collective)))
 (or $x4069 $x4658 $x186 $x504 $x1059)))))))
(assert
 (let (($x349 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1750 (= (_ bv27 7) new.embedding.positions)))
 (let (($x886 (= (_ bv23 7) new.embedding.positions)))
 (let (($x676 (= (_ bv1 7) new.embedding.positions)))
 (or $x676 $x886 $x1750 $x349))))))
(assert
 (let (($x4203 (= (_ bv95 7) new.embedding.split)))
 (let (($x1185 (= (_ bv38 7) new.embedding.split)))
 (or $x1185 (= (_ bv57 7) new.embedding.split) $x4203))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1261 (= (_ bv96 7) new.hidden.kind)))
 (let (($x921 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1743 (= (_ bv86 7) new.hidden.kind)))
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2033 (= (_ bv48 7) new.hidden.kind)))
 (let (($x914 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x914 $x2033 (= (_ bv56 7) new.hidden.kind) $x607 $x1743 $x921 $x1261 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4682 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x4682 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5069 (= (_ bv49 7) new.norm.statistic)))
 (or $x5069 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2007 (= (_ bv96 7) new.stream)))
 (let (($x4814 (= (_ bv38 7) new.stream)))
 (or $x4814 (= (_ bv94 7) new.stream) $x2007))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1161 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1408 (div (* ?x1161 new.hidden.multiple) new.hidden.parts)))
 (let (($x879 (< 1 new.hidden.parts)))
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x607 $x879 (= ?x1408 new.hidden.n))))))))
(assert
 (let ((?x1161 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1408 (div (* ?x1161 new.hidden.multiple) new.hidden.parts)))
 (let (($x879 (< 1 new.hidden.parts)))
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x607 $x879 (<= new.hidden.n ?x1408))))))))
(assert
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x607 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x914 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1834 (ite $x914 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1161 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1408 (div (* ?x1161 new.hidden.multiple) new.hidden.parts)))
 (let (($x1460 (= (- 1) new.hidden.n)))
 (let (($x607 (= (_ bv65 7) new.hidden.kind)))
 (let (($x921 (= (_ bv91 7) new.hidden.kind)))
 (let (($x880 (ite $x921 (or $x1460 (< new.hidden.block new.hidden.n)) (ite $x607 (or $x1460 (< ?x1408 new.hidden.n)) $x1834))))
 (let (($x1909 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x880)))
 (let (($x2033 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1743 (= (_ bv86 7) new.hidden.kind)))
 (let (($x258 (or $x1743 $x2033)))
 (= new.hidden.moved (ite $x258 new.hidden.given_moved $x1909)))))))))))))))
(assert
 (let (($x1035 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4203 (= (_ bv95 7) new.embedding.split)))
 (let ((?x483 (ite $x4203 (ite (and new.embedding.rows_where_kept (or $x504 $x1035)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x483))))))
(assert
 (let (($x1261 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2033 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1743 (= (_ bv86 7) new.hidden.kind)))
 (let (($x258 (or $x1743 $x2033)))
 (let (($x2047 (ite $x258 new.hidden.given_everywhere (or $x1261 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2047)))))))
(assert
 (let (($x1710 (not new.hidden.moved)))
 (let (($x4960 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1710)))
 (let (($x1273 (= 1 new.hidden.parts)))
 (let (($x2033 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1743 (= (_ bv86 7) new.hidden.kind)))
 (let (($x258 (or $x1743 $x2033)))
 (= new.hidden.first_alone (ite $x258 new.hidden.given_first (or $x1273 $x4960))))))))))
(assert
 (let (($x4203 (= (_ bv95 7) new.embedding.split)))
 (let (($x1258 (not $x4203)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x2007 (= (_ bv96 7) new.stream)))
 (let (($x1035 (and (or (not new.embedding.group.tp) $x4306) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x189 (and $x1035 (or $x2007 $x4306 (not (= (_ bv4 7) new.embedding.collective)) $x1258))))
 (let (($x186 (= (_ bv10 7) new.embedding.collective)))
 (let (($x504 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x773 (ite (or (or $x504 $x186) $x189) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x991 (= (_ bv96 7) new.embedding.state)))
 (let (($x1059 (= (_ bv73 7) new.embedding.collective)))
 (let (($x4658 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4669 (and (or $x4658 $x1059) $x1035)))
 (let ((?x4195 (ite (or $x504 (and $x186 (= (_ bv38 7) new.stream)) $x4669) (_ bv38 7) (ite $x186 (_ bv96 7) (_ bv16 7)))))
 (let (($x1859 (or (and new.hidden.filled (not $x2007)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1397 (not $x1035)))
 (let (($x5069 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4814 (= (_ bv38 7) new.stream)))
 (let ((?x738 (ite (and $x4658 new.hidden.filled $x4814 $x1397 $x5069) new.stream (ite (and $x1059 $x1397 $x1859) new.stream ?x4195))))
 (let ((?x315 (ite (and $x2007 new.hidden.everywhere (or $x504 $x4669)) (_ bv96 7) (ite (and $x4658 new.hidden.filled $x2007 $x1397) (_ bv96 7) ?x738))))
 (let (($x4069 (= (_ bv4 7) new.embedding.collective)))
 (let (($x4700 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1112 (ite $x1059 (ite (not $x2007) new.stream (_ bv66 7)) (ite $x186 (ite $x2007 (_ bv96 7) new.stream) (ite $x504 (_ bv92 7) (_ bv16 7))))))
 (let (($x410 (= (_ bv92 7) new.embedding.state)))
 (let ((?x4358 (ite $x410 (ite $x4658 (_ bv96 7) ?x1112) (ite $x4700 (ite $x4069 (_ bv96 7) ?x315) (ite $x991 ?x773 new.embedding.state)))))
 (= new.embedding.joined ?x4358)))))))))))))))))))))))))))
(assert
 (let (($x1985 (not new.hidden.everywhere)))
 (let (($x4658 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4700 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x4700 (= (_ bv96 7) new.embedding.joined) $x4658 $x1985))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x410 (= (_ bv92 7) new.embedding.state)))
 (let (($x4484 (or $x410 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x349 (= (_ bv29 7) new.embedding.positions)))
 (let (($x4568 (not new.embedding.full_though_split)))
 (let (($x1750 (= (_ bv27 7) new.embedding.positions)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x1108 (or $x4306 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x4568) (and $x1750 $x4568 (or (not (= (_ bv95 7) new.embedding.split)) (not $x410))) (and $x349 $x4484) (and (= (_ bv23 7) new.embedding.positions) $x410))))
 (not $x1108)))))))))
(assert
 (let (($x1341 (= (_ bv92 7) old.embedding.state)))
(let (($x448 (or $x1341 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x4342 (= (_ bv29 7) old.embedding.positions)))
(let (($x1089 (not old.embedding.full_though_split)))
(let (($x651 (= (_ bv27 7) old.embedding.positions)))
(let (($x227 (= 1 old.tp)))
(or $x227 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x1089) (and $x651 $x1089 (or (not (= (_ bv95 7) old.embedding.split)) (not $x1341))) (and $x4342 $x448) (and (= (_ bv23 7) old.embedding.positions) $x1341)))))))))
(check-sat)

; from one replica to any number, question 79
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.most () Int)
(declare-fun old.attention.heads.given_beyond () Bool)
(declare-fun old.attention.heads.beyond () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.most () Int)
(declare-fun new.attention.heads.given_beyond () Bool)
(declare-fun new.attention.heads.beyond () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4312 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 0 old.attention.heads.given_least)))
(assert
 (and (<= 0 old.attention.heads.given_most)))
(assert
 (let (($x386 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x568 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1316 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1208 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x948 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2016 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1425 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1611 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x663 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1070 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1070 $x663 $x1611 $x1425 $x2016 $x948 $x1208 $x1316 $x568 $x386))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x526 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x526 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x465 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1008 (= (_ bv10 7) old.attention.out.input)))
 (or $x1008 $x465 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2203 (= (_ bv61 7) old.attention.out.split)))
 (let (($x141 (= (_ bv40 7) old.attention.out.split)))
 (or $x141 (= (_ bv57 7) old.attention.out.split) $x2203))))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1076 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1076 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1340 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 $x1340 $x1084 $x1875))))))
(assert
 (let (($x4391 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4391 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x782 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4060 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x4060 (= (_ bv56 7) old.attention.value_dim.kind) $x1105 $x1575 (= (_ bv91 7) old.attention.value_dim.kind) $x782 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
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
 (let ((?x235 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x4302 (* (div (* ?x235 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.parts)))
 (let (($x1236 (= (- 1) old.attention.heads.n)))
 (let ((?x4163 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite (or $x1236 (< ?x4302 old.attention.heads.n)) 0 1))))
 (let (($x948 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1607 (or $x1236 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x997 (ite (and $x1236 (= 1 old.attention.heads.parts)) 1 (ite $x1607 0 1))))
 (let (($x1611 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2016 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x386 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1316 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1070 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x663 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2050 (ite (or $x663 $x1070 $x1316 $x386 $x2016) 1 (ite $x1611 ?x997 (ite $x948 ?x4163 old.attention.heads.given_least)))))
 (let (($x568 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x568 old.attention.heads.parts ?x2050))))))))))))))))))
(assert
 (let (($x1102 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x948 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x948 $x1102)))))
(assert
 (let (($x1425 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1208 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x158 (or $x1208 $x1425)))
 (let (($x568 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x1205 (ite $x568 old.attention.heads.parts (ite $x158 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1205)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let ((?x744 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1105 (not (= 0 ?x744)))))))
(assert
 (let (($x141 (= (_ bv40 7) old.attention.out.split)))
 (let (($x222 (not $x141)))
 (let (($x1008 (= (_ bv10 7) old.attention.out.input)))
 (let (($x465 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x465 (and $x1008 $x222))))))))
(assert
 (let (($x1812 (not old.attention.heads.padded)))
 (let (($x1131 (= 1 old.attention.heads.parts)))
 (let (($x568 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1425 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1208 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x158 (or $x1208 $x1425)))
 (let (($x1414 (ite $x158 old.attention.heads.given_everywhere (or $x568 (and $x1131 $x1812)))))
 (= old.attention.heads.everywhere $x1414)))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x1723 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1875 ?x4806 ?x1723))))))))))))))))))
(assert
 (let (($x109 (not old.attention.value_dim.padded)))
 (let (($x782 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4060 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x561 (ite (or $x1575 $x4060) old.attention.value_dim.given_everywhere (or $x782 (and (= 1 old.attention.value_dim.parts) $x109)))))
 (= old.attention.value_dim.everywhere $x561)))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x2011 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1875 ?x4806 ?x2011)))))))))))))))))))
(assert
 (let (($x1340 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1444 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x154 (ite $x1444 old.attention.v (ite $x1340 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x154)))))
(assert
 (let (($x141 (= (_ bv40 7) old.attention.out.split)))
 (let (($x222 (not $x141)))
 (let (($x42 (= (_ bv36 7) old.attention.mixed)))
 (let (($x451 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x42)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x42 old.attention.value_dim.everywhere $x222))))
 (= old.attention.mixed_in (ite $x451 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x115 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1378 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x5060 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x1378)))
 (let (($x1698 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x526 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x141 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x141 (or $x526 $x1698) $x5060) (_ bv96 7) ?x115)))))))))
(assert
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1623 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (and (<= 0 new.attention.heads.given_most)))
(assert
 (let (($x4313 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1113 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x587 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1073 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4065 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1367 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1345 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x4247 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1811 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x4461 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x4461 $x1811 $x4247 $x1345 $x1367 $x4065 $x1073 $x587 $x1113 $x4313))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1856 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x1856 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x4742 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1814 (= (_ bv10 7) new.attention.out.input)))
 (or $x1814 $x4742 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x471 (= (_ bv61 7) new.attention.out.split)))
 (let (($x4010 (= (_ bv40 7) new.attention.out.split)))
 (or $x4010 (= (_ bv57 7) new.attention.out.split) $x471))))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x1271 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1271 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x940 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 $x940 $x1210 $x574))))))
(assert
 (let (($x1989 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1989 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2053 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x366 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x135 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x135 (= (_ bv56 7) new.attention.value_dim.kind) $x918 $x366 (= (_ bv91 7) new.attention.value_dim.kind) $x2053 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
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
 (let ((?x1783 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x848 (* (div (* ?x1783 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.parts)))
 (let (($x4205 (= (- 1) new.attention.heads.n)))
 (let ((?x924 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite (or $x4205 (< ?x848 new.attention.heads.n)) 0 1))))
 (let (($x4065 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x192 (or $x4205 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1465 (ite (and $x4205 (= 1 new.attention.heads.parts)) 1 (ite $x192 0 1))))
 (let (($x4247 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1367 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x4313 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x587 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4461 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1811 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1180 (ite (or $x1811 $x4461 $x587 $x4313 $x1367) 1 (ite $x4247 ?x1465 (ite $x4065 ?x924 new.attention.heads.given_least)))))
 (let (($x1113 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1113 new.attention.heads.parts ?x1180))))))))))))))))))
(assert
 (let (($x1065 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x4065 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x4065 $x1065)))))
(assert
 (let (($x1345 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1073 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4959 (or $x1073 $x1345)))
 (let (($x1113 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x1134 (ite $x1113 new.attention.heads.parts (ite $x4959 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x1134)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let ((?x1736 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x918 (not (= 0 ?x1736)))))))
(assert
 (let (($x4010 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1855 (not $x4010)))
 (let (($x1814 (= (_ bv10 7) new.attention.out.input)))
 (let (($x4742 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x4742 (and $x1814 $x1855))))))))
(assert
 (let (($x985 (not new.attention.heads.padded)))
 (let (($x1483 (= 1 new.attention.heads.parts)))
 (let (($x1113 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1345 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1073 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4959 (or $x1073 $x1345)))
 (let (($x274 (ite $x4959 new.attention.heads.given_everywhere (or $x1113 (and $x1483 $x985)))))
 (= new.attention.heads.everywhere $x274)))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4373 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x574 ?x842 ?x4373)))))))))))))))))))
(assert
 (let (($x249 (not new.attention.value_dim.padded)))
 (let (($x2053 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x135 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x366 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x377 (ite (or $x366 $x135) new.attention.value_dim.given_everywhere (or $x2053 (and (= 1 new.attention.value_dim.parts) $x249)))))
 (= new.attention.value_dim.everywhere $x377)))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x246 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x574 ?x842 ?x246))))))))))))))))))))
(assert
 (let (($x940 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1869 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1662 (ite $x1869 new.attention.v (ite $x940 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1662)))))
(assert
 (let (($x4010 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1855 (not $x4010)))
 (let (($x1734 (= (_ bv36 7) new.attention.mixed)))
 (let (($x926 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1734)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1734 new.attention.value_dim.everywhere $x1855))))
 (= new.attention.mixed_in (ite $x926 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x615 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4695 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1616 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x4695)))
 (let (($x996 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1856 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4010 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x4010 (or $x1856 $x996) $x1616) (_ bv96 7) ?x615)))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_beyond new.attention.heads.given_beyond))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_least new.attention.heads.given_least))
(assert
 (= old.attention.heads.given_most new.attention.heads.given_most))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4010 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1855 (not $x4010)))
 (let (($x1860 (or (= 1 new.attention.heads.most) $x1855 (= (_ bv96 7) new.attention.out_state))))
 (let (($x1217 (not new.attention.heads.beyond)))
 (let (($x865 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x4010 (= (_ bv96 7) new.attention.mixed_in))))))
 (not (or $x865 (and (<= 1 new.attention.heads.least) $x1217 $x1860)))))))))
(assert
 (let (($x141 (= (_ bv40 7) old.attention.out.split)))
(let (($x222 (not $x141)))
(let (($x1925 (or (= 1 old.attention.heads.most) $x222 (= (_ bv96 7) old.attention.out_state))))
(let (($x1714 (not old.attention.heads.beyond)))
(let (($x1116 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x141 (= (_ bv96 7) old.attention.mixed_in))))))
(or $x1116 (and (<= 1 old.attention.heads.least) $x1714 $x1925))))))))
(check-sat)

; from one replica to any number, question 80
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.scores_whole () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x78 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1759 $x2062 $x4061 $x1933 $x78 $x4312 $x735 $x1640 $x932 $x1061))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x568 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1208 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x948 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1425 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1425 (= (_ bv56 7) old.attention.heads.kind) $x948 $x1208 (= (_ bv91 7) old.attention.heads.kind) $x568 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x526 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x526 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x465 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1008 (= (_ bv10 7) old.attention.out.input)))
 (or $x1008 $x465 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2203 (= (_ bv61 7) old.attention.out.split)))
 (let (($x141 (= (_ bv40 7) old.attention.out.split)))
 (or $x141 (= (_ bv57 7) old.attention.out.split) $x2203))))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1076 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1076 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1899 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1899 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1340 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 $x1340 $x1084 $x1875))))))
(assert
 (let (($x4391 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4391 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x792 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2095 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2095 $x792 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x715 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x782 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4752 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x712 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x4060 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4812 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x4593 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x4726 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x4726 $x4593 $x4812 $x4060 $x712 $x1105 $x1575 $x4752 $x782 $x715))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
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
 (let (($x1102 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x948 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x948 $x1102)))))
(assert
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1456 (= (- 1) old.attention.head_dim.n)))
 (let (($x1928 (or $x1456 (< (* ?x2157 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x935 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1350 (ite $x4312 (ite (= 0 ?x935) 1 (ite $x1928 0 1)) old.attention.head_dim.given_least)))
 (let (($x228 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x402 (ite (and $x1456 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1456 $x228) 0 1))))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x78 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x4960 (ite $x932 old.attention.head_dim.parts (ite (or $x2062 $x1759 $x1640 $x1061 $x78) 1 (ite $x4061 ?x402 ?x1350)))))
 (= old.attention.head_dim.least ?x4960)))))))))))))))))))
(assert
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let ((?x1470 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4312 (not (= 0 ?x1470)))))))
(assert
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x174 (or $x735 $x1933)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x682 (ite $x932 old.attention.head_dim.parts (ite $x174 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x682)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x1456 (= (- 1) old.attention.head_dim.n)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x743 (ite $x4061 (or $x1456 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1456 (< 1 old.attention.head_dim.n)))))
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x485 (ite $x1640 (or $x1456 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4312 (or $x1456 (< ?x2157 old.attention.head_dim.n)) $x743))))
 (let (($x216 (= 1 old.attention.head_dim.parts)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x174 (or $x735 $x1933)))
 (let (($x1567 (ite $x174 old.attention.head_dim.given_moved (ite (or $x932 $x216) false $x485))))
 (= old.attention.head_dim.moved $x1567))))))))))))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x4755 (div ?x1230 old.attention.value_dim.parts)))
 (let (($x1103 (= (- 1) old.attention.value_dim.n)))
 (let (($x958 (or $x1103 (< (* ?x4755 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x4485 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x1277 (ite $x1105 (ite (= 0 ?x4485) 1 (ite $x958 0 1)) old.attention.value_dim.given_least)))
 (let (($x4544 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1859 (ite (and $x1103 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1103 $x4544) 0 1))))
 (let (($x4812 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x712 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x715 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x4752 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x4726 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x4593 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x782 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x81 (ite $x782 old.attention.value_dim.parts (ite (or $x4593 $x4726 $x4752 $x715 $x712) 1 (ite $x4812 ?x1859 ?x1277)))))
 (= old.attention.value_dim.least ?x81))))))))))))))))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x4755 (div ?x1230 old.attention.value_dim.parts)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= ?x4755 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25)))))))
(assert
 (let ((?x744 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1105 (not (= 0 ?x744)))))))
(assert
 (let (($x4060 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1570 (or $x1575 $x4060)))
 (let (($x782 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x613 (ite $x782 old.attention.value_dim.parts (ite $x1570 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x613)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x639 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1645 (not old.model.sinks)))
 (= old.attention.one_key (and $x1645 $x639)))))
(assert
 (let (($x141 (= (_ bv40 7) old.attention.out.split)))
 (let (($x222 (not $x141)))
 (let (($x1008 (= (_ bv10 7) old.attention.out.input)))
 (let (($x465 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x465 (and $x1008 $x222))))))))
(assert
 (let (($x1812 (not old.attention.heads.padded)))
 (let (($x568 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1425 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1208 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1414 (ite (or $x1208 $x1425) old.attention.heads.given_everywhere (or $x568 (and (= 1 old.attention.heads.parts) $x1812)))))
 (= old.attention.heads.everywhere $x1414)))))))
(assert
 (let (($x1216 (not old.attention.head_dim.padded)))
 (let (($x216 (= 1 old.attention.head_dim.parts)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x174 (or $x735 $x1933)))
 (let (($x1743 (ite $x174 old.attention.head_dim.given_everywhere (or $x932 (and $x216 $x1216)))))
 (= old.attention.head_dim.everywhere $x1743)))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x914 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1875 ?x4806 ?x914))))))))))))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x1723 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1875 ?x4806 ?x1723))))))))))))))))))
(assert
 (let (($x109 (not old.attention.value_dim.padded)))
 (let (($x4769 (= 1 old.attention.value_dim.parts)))
 (let (($x782 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4060 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1570 (or $x1575 $x4060)))
 (let (($x561 (ite $x1570 old.attention.value_dim.given_everywhere (or $x782 (and $x4769 $x109)))))
 (= old.attention.value_dim.everywhere $x561)))))))))
(assert
 (let (($x1770 (not old.attention.head_dim.moved)))
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1323 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2062 $x1759 $x1640 $x1061) $x1770))))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x174 (or $x735 $x1933)))
 (= old.attention.head_dim.undivided (ite $x174 old.attention.head_dim.given_undivided $x1323))))))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x2011 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1875 ?x4806 ?x2011)))))))))))))))))))
(assert
 (let (($x1645 (not old.model.sinks)))
 (let (($x2095 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1770 (not old.attention.head_dim.moved)))
 (let (($x1873 (= 1 old.attention.head_dim.most)))
 (let (($x374 (<= 1 old.attention.head_dim.least)))
 (let (($x792 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x66 (or (and $x792 $x374 (or old.attention.head_dim.undivided (and $x1873 $x1770))) (and $x2095 old.attention.head_dim.everywhere $x1645))))
 (= old.attention.scores_whole $x66)))))))))
(assert
 (let (($x1340 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1444 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x154 (ite $x1444 old.attention.v (ite $x1340 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x154)))))
(assert
 (let (($x141 (= (_ bv40 7) old.attention.out.split)))
 (let (($x222 (not $x141)))
 (let (($x42 (= (_ bv36 7) old.attention.mixed)))
 (let (($x451 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x42)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x42 old.attention.value_dim.everywhere $x222))))
 (= old.attention.mixed_in (ite $x451 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x115 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1378 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x5060 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x1378)))
 (let (($x1698 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x526 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x141 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x141 (or $x526 $x1698) $x5060) (_ bv96 7) ?x115)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x336 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x125 $x4808 $x370 $x2084 $x336 $x1623 $x1738 $x88 $x745 $x208))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1113 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1073 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4065 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1345 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1345 (= (_ bv56 7) new.attention.heads.kind) $x4065 $x1073 (= (_ bv91 7) new.attention.heads.kind) $x1113 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1856 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x1856 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x4742 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1814 (= (_ bv10 7) new.attention.out.input)))
 (or $x1814 $x4742 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x471 (= (_ bv61 7) new.attention.out.split)))
 (let (($x4010 (= (_ bv40 7) new.attention.out.split)))
 (or $x4010 (= (_ bv57 7) new.attention.out.split) $x471))))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x1271 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1271 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x553 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x553 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x940 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 $x940 $x1210 $x574))))))
(assert
 (let (($x1989 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1989 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1395 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1300 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1300 $x1395 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x1232 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2053 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2070 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x366 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x291 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x135 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1542 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1960 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x4657 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x4657 $x1960 $x1542 $x135 $x291 $x918 $x366 $x2070 $x2053 $x1232))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
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
 (let (($x1065 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x4065 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x4065 $x1065)))))
(assert
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x137 (= (- 1) new.attention.head_dim.n)))
 (let (($x979 (or $x137 (< (* ?x2111 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2051 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3386 (ite $x1623 (ite (= 0 ?x2051) 1 (ite $x979 0 1)) new.attention.head_dim.given_least)))
 (let (($x4484 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x981 (ite (and $x137 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x137 $x4484) 0 1))))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x336 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x143 (ite $x745 new.attention.head_dim.parts (ite (or $x4808 $x125 $x88 $x208 $x336) 1 (ite $x370 ?x981 ?x3386)))))
 (= new.attention.head_dim.least ?x143)))))))))))))))))))
(assert
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let ((?x600 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1623 (not (= 0 ?x600)))))))
(assert
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1185 (or $x1738 $x2084)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1710 (ite $x745 new.attention.head_dim.parts (ite $x1185 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1710)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x137 (= (- 1) new.attention.head_dim.n)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1311 (ite $x370 (or $x137 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x137 (< 1 new.attention.head_dim.n)))))
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1512 (ite $x88 (or $x137 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1623 (or $x137 (< ?x2111 new.attention.head_dim.n)) $x1311))))
 (let (($x793 (= 1 new.attention.head_dim.parts)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1185 (or $x1738 $x2084)))
 (let (($x2015 (ite $x1185 new.attention.head_dim.given_moved (ite (or $x745 $x793) false $x1512))))
 (= new.attention.head_dim.moved $x2015))))))))))))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x426 (div ?x1002 new.attention.value_dim.parts)))
 (let (($x4667 (= (- 1) new.attention.value_dim.n)))
 (let (($x4487 (or $x4667 (< (* ?x426 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x1287 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x5089 (ite $x918 (ite (= 0 ?x1287) 1 (ite $x4487 0 1)) new.attention.value_dim.given_least)))
 (let (($x4859 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x2006 (ite (and $x4667 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x4667 $x4859) 0 1))))
 (let (($x1542 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x291 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1232 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2070 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x4657 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1960 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2053 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x766 (ite $x2053 new.attention.value_dim.parts (ite (or $x1960 $x4657 $x2070 $x1232 $x291) 1 (ite $x1542 ?x2006 ?x5089)))))
 (= new.attention.value_dim.least ?x766))))))))))))))))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x426 (div ?x1002 new.attention.value_dim.parts)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= ?x426 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561)))))))
(assert
 (let ((?x1736 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x918 (not (= 0 ?x1736)))))))
(assert
 (let (($x135 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x366 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2005 (or $x366 $x135)))
 (let (($x2053 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1885 (ite $x2053 new.attention.value_dim.parts (ite $x2005 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x1885)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x594 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x4912 (not new.model.sinks)))
 (= new.attention.one_key (and $x4912 $x594)))))
(assert
 (let (($x4010 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1855 (not $x4010)))
 (let (($x1814 (= (_ bv10 7) new.attention.out.input)))
 (let (($x4742 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x4742 (and $x1814 $x1855))))))))
(assert
 (let (($x985 (not new.attention.heads.padded)))
 (let (($x1113 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1345 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1073 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x274 (ite (or $x1073 $x1345) new.attention.heads.given_everywhere (or $x1113 (and (= 1 new.attention.heads.parts) $x985)))))
 (= new.attention.heads.everywhere $x274)))))))
(assert
 (let (($x1096 (not new.attention.head_dim.padded)))
 (let (($x793 (= 1 new.attention.head_dim.parts)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1185 (or $x1738 $x2084)))
 (let (($x1393 (ite $x1185 new.attention.head_dim.given_everywhere (or $x745 (and $x793 $x1096)))))
 (= new.attention.head_dim.everywhere $x1393)))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4292 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x574 ?x842 ?x4292)))))))))))))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4373 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x574 ?x842 ?x4373)))))))))))))))))))
(assert
 (let (($x249 (not new.attention.value_dim.padded)))
 (let (($x1730 (= 1 new.attention.value_dim.parts)))
 (let (($x2053 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x135 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x366 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2005 (or $x366 $x135)))
 (let (($x377 (ite $x2005 new.attention.value_dim.given_everywhere (or $x2053 (and $x1730 $x249)))))
 (= new.attention.value_dim.everywhere $x377)))))))))
(assert
 (let (($x789 (not new.attention.head_dim.moved)))
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x155 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x4808 $x125 $x88 $x208) $x789))))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1185 (or $x1738 $x2084)))
 (= new.attention.head_dim.undivided (ite $x1185 new.attention.head_dim.given_undivided $x155))))))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x246 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x574 ?x842 ?x246))))))))))))))))))))
(assert
 (let (($x4912 (not new.model.sinks)))
 (let (($x1300 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x789 (not new.attention.head_dim.moved)))
 (let (($x1266 (= 1 new.attention.head_dim.most)))
 (let (($x1752 (<= 1 new.attention.head_dim.least)))
 (let (($x1395 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2116 (or (and $x1395 $x1752 (or new.attention.head_dim.undivided (and $x1266 $x789))) (and $x1300 new.attention.head_dim.everywhere $x4912))))
 (= new.attention.scores_whole $x2116)))))))))
(assert
 (let (($x940 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1869 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1662 (ite $x1869 new.attention.v (ite $x940 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1662)))))
(assert
 (let (($x4010 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1855 (not $x4010)))
 (let (($x1734 (= (_ bv36 7) new.attention.mixed)))
 (let (($x926 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1734)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1734 new.attention.value_dim.everywhere $x1855))))
 (= new.attention.mixed_in (ite $x926 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x615 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4695 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1616 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x4695)))
 (let (($x996 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1856 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4010 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x4010 (or $x1856 $x996) $x1616) (_ bv96 7) ?x615)))))))))
(assert
 (= new.prefill false))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4010 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1855 (not $x4010)))
 (let (($x4692 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1266 (= 1 new.attention.head_dim.most)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1887 (or $x4496 (and $x1266 (= 1 new.attention.value_dim.most)) (and $x4692 (or $x1855 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x505 (not new.attention.value_dim.beyond)))
 (let (($x1810 (or (and (<= 1 new.attention.value_dim.least) $x505) (and new.model.latent (= (_ bv96 7) new.attention.q)))))
 (let (($x2181 (not new.attention.head_dim.beyond)))
 (let (($x1752 (<= 1 new.attention.head_dim.least)))
 (let (($x1892 (or (not (= (_ bv36 7) new.attention.qkv.split)) (and $x1752 $x2181 $x1810 $x1887))))
 (not $x1892)))))))))))))
(assert
 (let (($x141 (= (_ bv40 7) old.attention.out.split)))
(let (($x222 (not $x141)))
(let (($x1807 (or old.attention.one_key old.attention.scores_whole)))
(let (($x1873 (= 1 old.attention.head_dim.most)))
(let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
(let (($x679 (or $x4699 (and $x1873 (= 1 old.attention.value_dim.most)) (and $x1807 (or $x222 (= (_ bv96 7) old.attention.out_state))))))
(let (($x1094 (not old.attention.value_dim.beyond)))
(let (($x4041 (or (and (<= 1 old.attention.value_dim.least) $x1094) (and old.model.latent (= (_ bv96 7) old.attention.q)))))
(let (($x2131 (not old.attention.head_dim.beyond)))
(let (($x374 (<= 1 old.attention.head_dim.least)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (and $x374 $x2131 $x4041 $x679)))))))))))))
(check-sat)

; from one replica to any number, question 81
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4312 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1076 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1076 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1899 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1899 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 (= (_ bv37 7) old.attention.qkv.split) $x1084 $x1875)))))
(assert
 (let (($x4391 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4391 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1105 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
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
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x914 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1875 ?x4806 ?x914))))))))))))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x1723 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1875 ?x4806 ?x1723))))))))))))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x2011 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1875 ?x4806 ?x2011)))))))))))))))))))
(assert
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1623 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x1271 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1271 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x553 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x553 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 (= (_ bv37 7) new.attention.qkv.split) $x1210 $x574)))))
(assert
 (let (($x1989 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1989 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x918 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
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
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4292 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x574 ?x842 ?x4292)))))))))))))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4373 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x574 ?x842 ?x4373)))))))))))))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x246 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x574 ?x842 ?x246))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1354 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x4306 (= 1 new.tp)))
 (not (or $x4306 (not $x1354))))))
(assert
 (let (($x4121 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x227 (= 1 old.tp)))
(or $x227 (not $x4121)))))
(check-sat)

; from one replica to any number, question 82
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
(declare-fun new.model.query_latent () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4312 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1745 (= (_ bv57 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) $x1745 (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1076 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1076 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1899 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1899 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 (= (_ bv37 7) old.attention.qkv.split) $x1084 $x1875)))))
(assert
 (let (($x4391 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4391 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x398 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x398)))
(assert
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1105 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
(assert
 (let (($x576 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x576 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let (($x4501 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x4864 (not old.model.sinks)))
 (= old.attention.one_key (and $x4864 $x4501)))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x914 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1875 ?x4806 ?x914))))))))))))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x1723 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1875 ?x4806 ?x1723))))))))))))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x2011 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1875 ?x4806 ?x2011)))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1623 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1287 (= (_ bv57 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) $x1287 (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x1271 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1271 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x553 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x553 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 (= (_ bv37 7) new.attention.qkv.split) $x1210 $x574)))))
(assert
 (let (($x1989 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1989 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x4010 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x4010)))
(assert
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x918 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
(assert
 (let (($x155 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x155 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let (($x1603 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1406 (not new.model.sinks)))
 (= new.attention.one_key (and $x1406 $x1603)))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4292 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x574 ?x842 ?x4292)))))))))))))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4373 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x574 ?x842 ?x4373)))))))))))))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x246 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x574 ?x842 ?x246))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4152 (or (not (= (_ bv92 7) new.attention.v)) (and (= (_ bv57 7) new.attention.out.split) (not new.model.latent)))))
 (let (($x4010 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1311 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x4010 new.attention.one_key)))
 (let (($x559 (not (= (_ bv92 7) new.attention.k))))
 (let (($x1747 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1855 (or $x1747 new.attention.one_key (and $x559 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x1752 (and $x1855 (or $x559 (and (= (_ bv57 7) new.model.qk_norm) (not new.model.latent))) $x1311 $x4152)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let (($x4306 (= 1 new.tp)))
 (not (or $x4306 $x1155 $x1752)))))))))))))
(assert
 (let (($x400 (or (not (= (_ bv92 7) old.attention.v)) (and (= (_ bv57 7) old.attention.out.split) (not old.model.latent)))))
(let (($x398 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x4590 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x398 old.attention.one_key)))
(let (($x554 (not (= (_ bv92 7) old.attention.k))))
(let (($x1508 (not (= (_ bv92 7) old.attention.q))))
(let (($x2174 (or $x1508 old.attention.one_key (and $x554 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x1877 (and $x2174 (or $x554 (and (= (_ bv57 7) old.model.qk_norm) (not old.model.latent))) $x4590 $x400)))
(let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1295 (not $x1084)))
(let (($x227 (= 1 old.tp)))
(or $x227 $x1295 $x1877))))))))))))
(check-sat)

; from one replica to any number, question 83
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4312 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1076 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1076 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1899 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1899 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 (= (_ bv37 7) old.attention.qkv.split) $x1084 $x1875)))))
(assert
 (let (($x4391 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4391 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1105 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
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
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x4862 (not old.attention.qkv.group.pp)))
 (let (($x4450 (or $x4862 (= 1 old.pp))))
 (let (($x4678 (not old.attention.qkv.group.sp)))
 (let (($x4423 (or $x4678 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x4355 (or $x1583 $x1592)))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4355 $x4423 $x4450)))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x914 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1875 ?x4806 ?x914)))))))))))))))))))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x4862 (not old.attention.qkv.group.pp)))
 (let (($x4450 (or $x4862 (= 1 old.pp))))
 (let (($x4678 (not old.attention.qkv.group.sp)))
 (let (($x4423 (or $x4678 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x4355 (or $x1583 $x1592)))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4355 $x4423 $x4450)))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x1723 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1875 ?x4806 ?x1723)))))))))))))))))))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x4862 (not old.attention.qkv.group.pp)))
 (let (($x4450 (or $x4862 (= 1 old.pp))))
 (let (($x4678 (not old.attention.qkv.group.sp)))
 (let (($x4423 (or $x4678 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x4355 (or $x1583 $x1592)))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4355 $x4423 $x4450)))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x2011 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1875 ?x4806 ?x2011))))))))))))))))))))))))))
(assert
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1623 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x1271 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1271 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x553 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x553 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 (= (_ bv37 7) new.attention.qkv.split) $x1210 $x574)))))
(assert
 (let (($x1989 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1989 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x918 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
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
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x172 (not new.attention.qkv.group.pp)))
 (let (($x277 (or $x172 (= 1 new.pp))))
 (let (($x1996 (not new.attention.qkv.group.sp)))
 (let (($x1644 (or $x1996 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1207 (not new.attention.qkv.group.dp)))
 (let (($x1469 (or $x1207 $x2024)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1469 $x1644 $x277)))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4292 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x574 ?x842 ?x4292))))))))))))))))))))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x172 (not new.attention.qkv.group.pp)))
 (let (($x277 (or $x172 (= 1 new.pp))))
 (let (($x1996 (not new.attention.qkv.group.sp)))
 (let (($x1644 (or $x1996 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1207 (not new.attention.qkv.group.dp)))
 (let (($x1469 (or $x1207 $x2024)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1469 $x1644 $x277)))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4373 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x574 ?x842 ?x4373))))))))))))))))))))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x172 (not new.attention.qkv.group.pp)))
 (let (($x277 (or $x172 (= 1 new.pp))))
 (let (($x1996 (not new.attention.qkv.group.sp)))
 (let (($x1644 (or $x1996 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1207 (not new.attention.qkv.group.dp)))
 (let (($x1469 (or $x1207 $x2024)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1469 $x1644 $x277)))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x246 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x574 ?x842 ?x246)))))))))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x172 (not new.attention.qkv.group.pp)))
 (let (($x277 (or $x172 (= 1 new.pp))))
 (let (($x1996 (not new.attention.qkv.group.sp)))
 (let (($x1644 (or $x1996 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1207 (not new.attention.qkv.group.dp)))
 (let (($x1469 (or $x1207 $x2024)))
 (let (($x1967 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x1469 $x1644 $x277)))
 (let (($x1896 (and (= (_ bv92 7) new.attention.q) (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v))))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1469 $x1644 $x277)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (not (or $x2138 (and $x1155 (or $x4517 $x116)) $x1896 $x1967)))))))))))))))))
(assert
 (let (($x4862 (not old.attention.qkv.group.pp)))
(let (($x4450 (or $x4862 (= 1 old.pp))))
(let (($x4678 (not old.attention.qkv.group.sp)))
(let (($x4423 (or $x4678 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1583 (not old.attention.qkv.group.dp)))
(let (($x4355 (or $x1583 $x1592)))
(let (($x766 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x4355 $x4423 $x4450)))
(let (($x255 (and (= (_ bv92 7) old.attention.q) (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v))))
(let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4355 $x4423 $x4450)))
(let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
(let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1295 (not $x1084)))
(let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x1726 (and $x1295 (or $x1383 $x1665)) $x255 $x766))))))))))))))))
(check-sat)

; from one replica to any number, question 84
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4312 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x1642 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x605 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x1645 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x1645 $x605 $x1642 $x1277))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1076 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1076 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1899 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1899 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 (= (_ bv37 7) old.attention.qkv.split) $x1084 $x1875)))))
(assert
 (let (($x4391 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4391 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1105 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
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
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x914 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1875 ?x4806 ?x914))))))))))))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x1723 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1875 ?x4806 ?x1723))))))))))))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x2011 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1875 ?x4806 ?x2011)))))))))))))))))))
(assert
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1623 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x493 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x457 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x1752 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x744 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x744 $x1752 $x457 $x493))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x1271 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1271 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x553 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x553 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 (= (_ bv37 7) new.attention.qkv.split) $x1210 $x574)))))
(assert
 (let (($x1989 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1989 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x918 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
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
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4292 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x574 ?x842 ?x4292)))))))))))))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4373 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x574 ?x842 ?x4373)))))))))))))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x246 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x574 ?x842 ?x246))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
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
 (= old.model.v_bias new.model.v_bias))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x744 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x4879 (and $x744 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q))) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x561 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x4879)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x963 (or $x4306 (not (or new.model.q_bias new.model.k_bias new.model.v_bias)) (and (not $x1210) (or $x744 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1210 $x561))))
 (not $x963))))))))
(assert
 (let (($x1645 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x109 (and $x1645 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q))) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x630 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x109)))
(let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x227 (= 1 old.tp)))
(or $x227 (not (or old.model.q_bias old.model.k_bias old.model.v_bias)) (and (not $x1084) (or $x1645 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1084 $x630))))))))
(check-sat)

; from one replica to any number, question 85
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.scores_whole () Bool)
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
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x78 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1759 $x2062 $x4061 $x1933 $x78 $x4312 $x735 $x1640 $x932 $x1061))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1899 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1899 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 (= (_ bv37 7) old.attention.qkv.split) $x1084 $x1875)))))
(assert
 (let (($x1113 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1350 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x402 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x402 $x1350 $x1113)))))
(assert
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1105 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
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
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1661 (= (- 1) old.attention.head_dim.n)))
 (let (($x509 (or $x1661 (< (* ?x2157 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1054 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1684 (ite $x4312 (ite (= 0 ?x1054) 1 (ite $x509 0 1)) old.attention.head_dim.given_least)))
 (let (($x1928 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x639 (ite (and $x1661 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1661 $x1928) 0 1))))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x78 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1413 (ite $x932 old.attention.head_dim.parts (ite (or $x2062 $x1759 $x1640 $x1061 $x78) 1 (ite $x4061 ?x639 ?x1684)))))
 (= old.attention.head_dim.least ?x1413)))))))))))))))))))
(assert
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let ((?x1308 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4312 (not (= 0 ?x1308)))))))
(assert
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1287 (or $x735 $x1933)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1311 (ite $x932 old.attention.head_dim.parts (ite $x1287 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1311)))))))
(assert
 (let (($x1661 (= (- 1) old.attention.head_dim.n)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x947 (ite $x4061 (or $x1661 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1661 (< 1 old.attention.head_dim.n)))))
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x648 (ite $x1640 (or $x1661 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4312 (or $x1661 (< ?x2157 old.attention.head_dim.n)) $x947))))
 (let (($x81 (= 1 old.attention.head_dim.parts)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1287 (or $x735 $x1933)))
 (let (($x355 (ite $x1287 old.attention.head_dim.given_moved (ite (or $x932 $x81) false $x648))))
 (= old.attention.head_dim.moved $x355))))))))))))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let (($x645 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x4463 (not old.model.sinks)))
 (= old.attention.one_key (and $x4463 $x645)))))
(assert
 (let (($x73 (not old.attention.head_dim.padded)))
 (let (($x81 (= 1 old.attention.head_dim.parts)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1287 (or $x735 $x1933)))
 (let (($x4782 (ite $x1287 old.attention.head_dim.given_everywhere (or $x932 (and $x81 $x73)))))
 (= old.attention.head_dim.everywhere $x4782)))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1273 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7)))))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x914 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7))) ?x1273)))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1875 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7))) ?x914))))))))))))))
(assert
 (let (($x814 (not old.attention.head_dim.moved)))
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x948 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2062 $x1759 $x1640 $x1061) $x814))))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1287 (or $x735 $x1933)))
 (= old.attention.head_dim.undivided (ite $x1287 old.attention.head_dim.given_undivided $x948))))))))))))
(assert
 (let (($x4463 (not old.model.sinks)))
 (let (($x402 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x814 (not old.attention.head_dim.moved)))
 (let (($x1395 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x814))))
 (let (($x1350 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1189 (or (and $x1350 (<= 1 old.attention.head_dim.least) $x1395) (and $x402 old.attention.head_dim.everywhere $x4463))))
 (= old.attention.scores_whole $x1189))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x336 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x125 $x4808 $x370 $x2084 $x336 $x1623 $x1738 $x88 $x745 $x208))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x553 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x553 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 (= (_ bv37 7) new.attention.qkv.split) $x1210 $x574)))))
(assert
 (let (($x186 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1038 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4042 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x4042 $x1038 $x186)))))
(assert
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x918 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
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
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4629 (= (- 1) new.attention.head_dim.n)))
 (let (($x1869 (or $x4629 (< (* ?x2111 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2113 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1456 (ite $x1623 (ite (= 0 ?x2113) 1 (ite $x1869 0 1)) new.attention.head_dim.given_least)))
 (let (($x4769 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x899 (ite (and $x4629 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x4629 $x4769) 0 1))))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x336 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2061 (ite $x745 new.attention.head_dim.parts (ite (or $x4808 $x125 $x88 $x208 $x336) 1 (ite $x370 ?x899 ?x1456)))))
 (= new.attention.head_dim.least ?x2061)))))))))))))))))))
(assert
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let ((?x326 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1623 (not (= 0 ?x326)))))))
(assert
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x1738 $x2084)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1063 (ite $x745 new.attention.head_dim.parts (ite $x526 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1063)))))))
(assert
 (let (($x4629 (= (- 1) new.attention.head_dim.n)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1225 (ite $x370 (or $x4629 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4629 (< 1 new.attention.head_dim.n)))))
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2021 (ite $x88 (or $x4629 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1623 (or $x4629 (< ?x2111 new.attention.head_dim.n)) $x1225))))
 (let (($x4590 (= 1 new.attention.head_dim.parts)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x1738 $x2084)))
 (let (($x1195 (ite $x526 new.attention.head_dim.given_moved (ite (or $x745 $x4590) false $x2021))))
 (= new.attention.head_dim.moved $x1195))))))))))))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let (($x446 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1369 (not new.model.sinks)))
 (= new.attention.one_key (and $x1369 $x446)))))
(assert
 (let (($x981 (not new.attention.head_dim.padded)))
 (let (($x4590 (= 1 new.attention.head_dim.parts)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x1738 $x2084)))
 (let (($x3993 (ite $x526 new.attention.head_dim.given_everywhere (or $x745 (and $x4590 $x981)))))
 (= new.attention.head_dim.everywhere $x3993)))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x558 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7)))))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x4292 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7))) ?x558)))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x574 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7))) ?x4292)))))))))))))))
(assert
 (let (($x1710 (not new.attention.head_dim.moved)))
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1226 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x4808 $x125 $x88 $x208) $x1710))))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x1738 $x2084)))
 (= new.attention.head_dim.undivided (ite $x526 new.attention.head_dim.given_undivided $x1226))))))))))))
(assert
 (let (($x1369 (not new.model.sinks)))
 (let (($x4042 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1710 (not new.attention.head_dim.moved)))
 (let (($x1483 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1710))))
 (let (($x1038 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1300 (or (and $x1038 (<= 1 new.attention.head_dim.least) $x1483) (and $x4042 new.attention.head_dim.everywhere $x1369))))
 (= new.attention.scores_whole $x1300))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x186 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x1414 (or $x4306 (not (= (_ bv36 7) new.attention.q)) $x186 new.attention.one_key new.attention.scores_whole)))
 (not $x1414)))))
(assert
 (let (($x1113 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x227 (= 1 old.tp)))
(or $x227 (not (= (_ bv36 7) old.attention.q)) $x1113 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 86
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
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
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
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x78 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1759 $x2062 $x4061 $x1933 $x78 $x4312 $x735 $x1640 $x932 $x1061))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x4062 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x4062 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1899 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1899 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 (= (_ bv37 7) old.attention.qkv.split) $x1084 $x1875)))))
(assert
 (let (($x1350 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x402 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x402 $x1350 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1105 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
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
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1661 (= (- 1) old.attention.head_dim.n)))
 (let (($x509 (or $x1661 (< (* ?x2157 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1054 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1684 (ite $x4312 (ite (= 0 ?x1054) 1 (ite $x509 0 1)) old.attention.head_dim.given_least)))
 (let (($x1928 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x639 (ite (and $x1661 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1661 $x1928) 0 1))))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x78 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1413 (ite $x932 old.attention.head_dim.parts (ite (or $x2062 $x1759 $x1640 $x1061 $x78) 1 (ite $x4061 ?x639 ?x1684)))))
 (= old.attention.head_dim.least ?x1413)))))))))))))))))))
(assert
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let ((?x1308 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4312 (not (= 0 ?x1308)))))))
(assert
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1287 (or $x735 $x1933)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1311 (ite $x932 old.attention.head_dim.parts (ite $x1287 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1311)))))))
(assert
 (let (($x1661 (= (- 1) old.attention.head_dim.n)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x947 (ite $x4061 (or $x1661 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1661 (< 1 old.attention.head_dim.n)))))
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x648 (ite $x1640 (or $x1661 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4312 (or $x1661 (< ?x2157 old.attention.head_dim.n)) $x947))))
 (let (($x81 (= 1 old.attention.head_dim.parts)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1287 (or $x735 $x1933)))
 (let (($x355 (ite $x1287 old.attention.head_dim.given_moved (ite (or $x932 $x81) false $x648))))
 (= old.attention.head_dim.moved $x355))))))))))))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let (($x73 (not old.attention.head_dim.padded)))
 (let (($x81 (= 1 old.attention.head_dim.parts)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1287 (or $x735 $x1933)))
 (let (($x4782 (ite $x1287 old.attention.head_dim.given_everywhere (or $x932 (and $x81 $x73)))))
 (= old.attention.head_dim.everywhere $x4782)))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x914 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1875 ?x4806 ?x914))))))))))))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x1535 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1875 ?x4806 ?x1535))))))))))))))))))
(assert
 (let (($x814 (not old.attention.head_dim.moved)))
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x948 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2062 $x1759 $x1640 $x1061) $x814))))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1287 (or $x735 $x1933)))
 (= old.attention.head_dim.undivided (ite $x1287 old.attention.head_dim.given_undivided $x948))))))))))))
(assert
 (let (($x4463 (not old.model.sinks)))
 (let (($x402 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x814 (not old.attention.head_dim.moved)))
 (let (($x1395 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x814))))
 (let (($x1350 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1189 (or (and $x1350 (<= 1 old.attention.head_dim.least) $x1395) (and $x402 old.attention.head_dim.everywhere $x4463))))
 (= old.attention.scores_whole $x1189))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x336 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x125 $x4808 $x370 $x2084 $x336 $x1623 $x1738 $x88 $x745 $x208))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x4017 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4017 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x553 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x553 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 (= (_ bv37 7) new.attention.qkv.split) $x1210 $x574)))))
(assert
 (let (($x1038 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4042 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x4042 $x1038 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x918 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
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
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4629 (= (- 1) new.attention.head_dim.n)))
 (let (($x1869 (or $x4629 (< (* ?x2111 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2113 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1456 (ite $x1623 (ite (= 0 ?x2113) 1 (ite $x1869 0 1)) new.attention.head_dim.given_least)))
 (let (($x4769 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x899 (ite (and $x4629 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x4629 $x4769) 0 1))))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x336 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2061 (ite $x745 new.attention.head_dim.parts (ite (or $x4808 $x125 $x88 $x208 $x336) 1 (ite $x370 ?x899 ?x1456)))))
 (= new.attention.head_dim.least ?x2061)))))))))))))))))))
(assert
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let ((?x326 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1623 (not (= 0 ?x326)))))))
(assert
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x1738 $x2084)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1063 (ite $x745 new.attention.head_dim.parts (ite $x526 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1063)))))))
(assert
 (let (($x4629 (= (- 1) new.attention.head_dim.n)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1225 (ite $x370 (or $x4629 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4629 (< 1 new.attention.head_dim.n)))))
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2021 (ite $x88 (or $x4629 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1623 (or $x4629 (< ?x2111 new.attention.head_dim.n)) $x1225))))
 (let (($x4590 (= 1 new.attention.head_dim.parts)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x1738 $x2084)))
 (let (($x1195 (ite $x526 new.attention.head_dim.given_moved (ite (or $x745 $x4590) false $x2021))))
 (= new.attention.head_dim.moved $x1195))))))))))))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let (($x981 (not new.attention.head_dim.padded)))
 (let (($x4590 (= 1 new.attention.head_dim.parts)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x1738 $x2084)))
 (let (($x3993 (ite $x526 new.attention.head_dim.given_everywhere (or $x745 (and $x4590 $x981)))))
 (= new.attention.head_dim.everywhere $x3993)))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x4292 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x574 ?x842 ?x4292)))))))))))))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x1873 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x574 ?x842 ?x1873)))))))))))))))))))
(assert
 (let (($x1710 (not new.attention.head_dim.moved)))
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1226 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x4808 $x125 $x88 $x208) $x1710))))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x1738 $x2084)))
 (= new.attention.head_dim.undivided (ite $x526 new.attention.head_dim.given_undivided $x1226))))))))))))
(assert
 (let (($x1369 (not new.model.sinks)))
 (let (($x4042 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1710 (not new.attention.head_dim.moved)))
 (let (($x1483 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1710))))
 (let (($x1038 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1300 (or (and $x1038 (<= 1 new.attention.head_dim.least) $x1483) (and $x4042 new.attention.head_dim.everywhere $x1369))))
 (= new.attention.scores_whole $x1300))))))))
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
 (= old.model.sinks new.model.sinks))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x485 (and (or new.attention.scores.group.tp (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2194 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x504 (not new.attention.scores_whole)))
 (let (($x4042 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1038 (= (_ bv57 7) new.attention.scores.sum)))
 (not (or $x1038 (and $x4042 (not (= 1 new.tp)) $x504) $x2194 $x485))))))))
(assert
 (let (($x1593 (and (or old.attention.scores.group.tp (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
(let (($x4961 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x1887 (not old.attention.scores_whole)))
(let (($x402 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1350 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1350 (and $x402 (not (= 1 old.tp)) $x1887) $x4961 $x1593)))))))
(check-sat)

; from one replica to any number, question 87
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x78 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1759 $x2062 $x4061 $x1933 $x78 $x4312 $x735 $x1640 $x932 $x1061))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1899 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1899 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 (= (_ bv37 7) old.attention.qkv.split) $x1084 $x1875)))))
(assert
 (let (($x1078 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x1078 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1105 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
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
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1661 (= (- 1) old.attention.head_dim.n)))
 (let (($x509 (or $x1661 (< (* ?x2157 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1054 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1684 (ite $x4312 (ite (= 0 ?x1054) 1 (ite $x509 0 1)) old.attention.head_dim.given_least)))
 (let (($x1928 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x639 (ite (and $x1661 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1661 $x1928) 0 1))))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x78 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1413 (ite $x932 old.attention.head_dim.parts (ite (or $x2062 $x1759 $x1640 $x1061 $x78) 1 (ite $x4061 ?x639 ?x1684)))))
 (= old.attention.head_dim.least ?x1413)))))))))))))))))))
(assert
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let ((?x1308 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4312 (not (= 0 ?x1308)))))))
(assert
 (let (($x1661 (= (- 1) old.attention.head_dim.n)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x947 (ite $x4061 (or $x1661 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1661 (< 1 old.attention.head_dim.n)))))
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x648 (ite $x1640 (or $x1661 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4312 (or $x1661 (< ?x2157 old.attention.head_dim.n)) $x947))))
 (let (($x81 (= 1 old.attention.head_dim.parts)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1287 (or $x735 $x1933)))
 (let (($x355 (ite $x1287 old.attention.head_dim.given_moved (ite (or $x932 $x81) false $x648))))
 (= old.attention.head_dim.moved $x355))))))))))))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let (($x33 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x4463 (not old.model.sinks)))
 (= old.attention.one_key (and $x4463 $x33)))))
(assert
 (let (($x73 (not old.attention.head_dim.padded)))
 (let (($x81 (= 1 old.attention.head_dim.parts)))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1287 (or $x735 $x1933)))
 (let (($x4782 (ite $x1287 old.attention.head_dim.given_everywhere (or $x932 (and $x81 $x73)))))
 (= old.attention.head_dim.everywhere $x4782)))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1273 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7)))))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x914 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7))) ?x1273)))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1875 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7))) ?x914))))))))))))))
(assert
 (let (($x814 (not old.attention.head_dim.moved)))
 (let (($x1061 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1759 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2062 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x948 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2062 $x1759 $x1640 $x1061) $x814))))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1287 (or $x735 $x1933)))
 (= old.attention.head_dim.undivided (ite $x1287 old.attention.head_dim.given_undivided $x948))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x336 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x125 $x4808 $x370 $x2084 $x336 $x1623 $x1738 $x88 $x745 $x208))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x553 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x553 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 (= (_ bv37 7) new.attention.qkv.split) $x1210 $x574)))))
(assert
 (let (($x465 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x465 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x918 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
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
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4629 (= (- 1) new.attention.head_dim.n)))
 (let (($x1869 (or $x4629 (< (* ?x2111 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2113 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1456 (ite $x1623 (ite (= 0 ?x2113) 1 (ite $x1869 0 1)) new.attention.head_dim.given_least)))
 (let (($x4769 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x899 (ite (and $x4629 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x4629 $x4769) 0 1))))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x336 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2061 (ite $x745 new.attention.head_dim.parts (ite (or $x4808 $x125 $x88 $x208 $x336) 1 (ite $x370 ?x899 ?x1456)))))
 (= new.attention.head_dim.least ?x2061)))))))))))))))))))
(assert
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let ((?x326 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1623 (not (= 0 ?x326)))))))
(assert
 (let (($x4629 (= (- 1) new.attention.head_dim.n)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1225 (ite $x370 (or $x4629 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4629 (< 1 new.attention.head_dim.n)))))
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2021 (ite $x88 (or $x4629 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1623 (or $x4629 (< ?x2111 new.attention.head_dim.n)) $x1225))))
 (let (($x4590 (= 1 new.attention.head_dim.parts)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x1738 $x2084)))
 (let (($x1195 (ite $x526 new.attention.head_dim.given_moved (ite (or $x745 $x4590) false $x2021))))
 (= new.attention.head_dim.moved $x1195))))))))))))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let (($x216 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1369 (not new.model.sinks)))
 (= new.attention.one_key (and $x1369 $x216)))))
(assert
 (let (($x981 (not new.attention.head_dim.padded)))
 (let (($x4590 (= 1 new.attention.head_dim.parts)))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x1738 $x2084)))
 (let (($x3993 (ite $x526 new.attention.head_dim.given_everywhere (or $x745 (and $x4590 $x981)))))
 (= new.attention.head_dim.everywhere $x3993)))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x558 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7)))))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x4292 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7))) ?x558)))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x574 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7))) ?x4292)))))))))))))))
(assert
 (let (($x1710 (not new.attention.head_dim.moved)))
 (let (($x208 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x125 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x4808 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1226 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x4808 $x125 $x88 $x208) $x1710))))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x526 (or $x1738 $x2084)))
 (= new.attention.head_dim.undivided (ite $x526 new.attention.head_dim.given_undivided $x1226))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x465 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x69 (or (not (= (_ bv36 7) new.attention.q)) $x465 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x69))))
(assert
 (let (($x1078 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x1078 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 88
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
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
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
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x4061 $x1933 (= (_ bv56 7) old.attention.head_dim.kind) $x4312 $x735 $x1640 $x932 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1731 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4957 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4607 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1981 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1240 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1240 $x1981 (= (_ bv56 7) old.attention.heads.kind) $x761 $x4607 $x4957 $x1731 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1899 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1899 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 (= (_ bv37 7) old.attention.qkv.split) $x1084 $x1875)))))
(assert
 (let (($x1073 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x1073)))
(assert
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1105 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
(assert
 (let (($x605 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x120 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x120 $x605))))
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
 (let (($x2049 (= (- 1) old.attention.heads.n)))
 (let (($x1240 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x754 (ite $x1240 (or $x2049 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2049 (< 1 old.attention.heads.n)))))
 (let ((?x619 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x111 (< (div (* ?x619 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4957 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1680 (ite $x4957 (or $x2049 (< old.attention.heads.block old.attention.heads.n)) (ite $x761 (or $x2049 $x111) $x754))))
 (let (($x1731 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1981 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4607 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x100 (ite (or $x4607 $x1981) old.attention.heads.given_moved (ite (or $x1731 (= 1 old.attention.heads.parts)) false $x1680))))
 (= old.attention.heads.moved $x100))))))))))))))
(assert
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let (($x1661 (= (- 1) old.attention.head_dim.n)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x947 (ite $x4061 (or $x1661 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1661 (< 1 old.attention.head_dim.n)))))
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x648 (ite $x1640 (or $x1661 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4312 (or $x1661 (< ?x2157 old.attention.head_dim.n)) $x947))))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x355 (ite (or $x735 $x1933) old.attention.head_dim.given_moved (ite (or $x932 (= 1 old.attention.head_dim.parts)) false $x648))))
 (= old.attention.head_dim.moved $x355))))))))))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1273 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7)))))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x914 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7))) ?x1273)))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1875 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7))) ?x914))))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x370 $x2084 (= (_ bv56 7) new.attention.head_dim.kind) $x1623 $x1738 $x88 $x745 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x933 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1362 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x996 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1248 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1412 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1782 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1782 $x1412 (= (_ bv56 7) new.attention.heads.kind) $x1248 $x996 $x1362 $x933 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x553 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x553 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 (= (_ bv37 7) new.attention.qkv.split) $x1210 $x574)))))
(assert
 (let (($x143 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x143)))
(assert
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x918 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
(assert
 (let (($x485 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x591 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x591 $x485))))
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
 (let (($x4232 (= (- 1) new.attention.heads.n)))
 (let (($x1782 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x85 (ite $x1782 (or $x4232 (<= new.attention.heads.parts new.attention.heads.n)) (or $x4232 (< 1 new.attention.heads.n)))))
 (let ((?x4647 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1483 (< (div (* ?x4647 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1248 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1362 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4252 (ite $x1362 (or $x4232 (< new.attention.heads.block new.attention.heads.n)) (ite $x1248 (or $x4232 $x1483) $x85))))
 (let (($x933 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1412 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x996 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4859 (ite (or $x996 $x1412) new.attention.heads.given_moved (ite (or $x933 (= 1 new.attention.heads.parts)) false $x4252))))
 (= new.attention.heads.moved $x4859))))))))))))))
(assert
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let (($x4629 (= (- 1) new.attention.head_dim.n)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1225 (ite $x370 (or $x4629 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4629 (< 1 new.attention.head_dim.n)))))
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2021 (ite $x88 (or $x4629 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1623 (or $x4629 (< ?x2111 new.attention.head_dim.n)) $x1225))))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1195 (ite (or $x1738 $x2084) new.attention.head_dim.given_moved (ite (or $x745 (= 1 new.attention.head_dim.parts)) false $x2021))))
 (= new.attention.head_dim.moved $x1195))))))))))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x558 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7)))))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x4292 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7))) ?x558)))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x574 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7))) ?x4292)))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x485 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x500 (or (and (= (_ bv36 7) new.attention.q) new.attention.head_dim.moved) (and $x485 (= (_ bv37 7) new.attention.q) new.attention.heads.moved))))
 (let (($x591 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x143 (= (_ bv93 7) new.attention.scores.statistic)))
 (let (($x4306 (= 1 new.tp)))
 (not (or $x4306 $x143 $x591 (not $x500)))))))))
(assert
 (let (($x605 (= (_ bv97 7) old.model.qk_norm)))
(let (($x504 (or (and (= (_ bv36 7) old.attention.q) old.attention.head_dim.moved) (and $x605 (= (_ bv37 7) old.attention.q) old.attention.heads.moved))))
(let (($x120 (= (_ bv57 7) old.model.qk_norm)))
(let (($x1073 (= (_ bv93 7) old.attention.scores.statistic)))
(let (($x227 (= 1 old.tp)))
(or $x227 $x1073 $x120 (not $x504))))))))
(check-sat)

; from one replica to any number, question 89
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4312 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1731 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4957 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4607 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1981 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1240 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1240 $x1981 (= (_ bv56 7) old.attention.heads.kind) $x761 $x4607 $x4957 $x1731 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1899 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1899 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 (= (_ bv37 7) old.attention.qkv.split) $x1084 $x1875)))))
(assert
 (let (($x1185 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1185)))
(assert
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1105 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (let (($x1276 (= (_ bv2 7) old.model.positions)))
 (or $x1276 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911))))
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
 (let ((?x619 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1808 (div (* ?x619 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4839 (and $x761 (< 1 old.attention.heads.parts) (= ?x1808 old.attention.heads.n))))
 (= old.attention.heads.filled $x4839))))))
(assert
 (let (($x1856 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x761 $x1856)))))
(assert
 (let (($x2049 (= (- 1) old.attention.heads.n)))
 (let (($x1240 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x754 (ite $x1240 (or $x2049 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2049 (< 1 old.attention.heads.n)))))
 (let ((?x619 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1808 (div (* ?x619 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4957 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1680 (ite $x4957 (or $x2049 (< old.attention.heads.block old.attention.heads.n)) (ite $x761 (or $x2049 (< ?x1808 old.attention.heads.n)) $x754))))
 (let (($x1731 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1981 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4607 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x100 (ite (or $x4607 $x1981) old.attention.heads.given_moved (ite (or $x1731 (= 1 old.attention.heads.parts)) false $x1680))))
 (= old.attention.heads.moved $x100))))))))))))))
(assert
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let (($x263 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x4163 (not old.model.sinks)))
 (= old.attention.one_key (and $x4163 $x263)))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1273 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7)))))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x914 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7))) ?x1273)))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1875 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7))) ?x914))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1623 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x933 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1362 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x996 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1248 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1412 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1782 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1782 $x1412 (= (_ bv56 7) new.attention.heads.kind) $x1248 $x996 $x1362 $x933 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x553 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x553 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 (= (_ bv37 7) new.attention.qkv.split) $x1210 $x574)))))
(assert
 (let (($x1723 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x1723)))
(assert
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x918 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (let (($x970 (= (_ bv2 7) new.model.positions)))
 (or $x970 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892))))
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
 (let ((?x4647 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1440 (div (* ?x4647 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1248 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1284 (and $x1248 (< 1 new.attention.heads.parts) (= ?x1440 new.attention.heads.n))))
 (= new.attention.heads.filled $x1284))))))
(assert
 (let (($x1593 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1248 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1248 $x1593)))))
(assert
 (let (($x4232 (= (- 1) new.attention.heads.n)))
 (let (($x1782 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x85 (ite $x1782 (or $x4232 (<= new.attention.heads.parts new.attention.heads.n)) (or $x4232 (< 1 new.attention.heads.n)))))
 (let ((?x4647 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1440 (div (* ?x4647 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1248 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1362 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4252 (ite $x1362 (or $x4232 (< new.attention.heads.block new.attention.heads.n)) (ite $x1248 (or $x4232 (< ?x1440 new.attention.heads.n)) $x85))))
 (let (($x933 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1412 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x996 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4859 (ite (or $x996 $x1412) new.attention.heads.given_moved (ite (or $x933 (= 1 new.attention.heads.parts)) false $x4252))))
 (= new.attention.heads.moved $x4859))))))))))))))
(assert
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let (($x954 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1501 (not new.model.sinks)))
 (= new.attention.one_key (and $x1501 $x954)))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x558 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7)))))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x4292 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7))) ?x558)))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x574 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7))) ?x4292)))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1102 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x1723 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x1722 (or (not (= (_ bv37 7) new.attention.q)) $x1723 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x1102 new.attention.one_key)))
 (not $x1722)))))
(assert
 (let (($x1261 (not old.attention.heads.moved)))
(let (($x1734 (and $x1261 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1185 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1185 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x1734 old.attention.one_key)))))
(check-sat)

; from one replica to any number, question 90
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x4061 $x1933 (= (_ bv56 7) old.attention.head_dim.kind) $x4312 $x735 $x1640 $x932 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1731 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4957 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4607 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1981 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1240 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1240 $x1981 (= (_ bv56 7) old.attention.heads.kind) $x761 $x4607 $x4957 $x1731 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x4401 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1000 (= (_ bv10 7) old.attention.out.input)))
 (or $x1000 $x4401 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x795 (= (_ bv40 7) old.attention.out.split)))
 (or $x795 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1460 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1460 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1340 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 $x1340 $x1084 $x1875))))))
(assert
 (let (($x1629 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1629 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x782 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4060 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x4060 (= (_ bv56 7) old.attention.value_dim.kind) $x1105 $x1575 (= (_ bv91 7) old.attention.value_dim.kind) $x782 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
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
 (let (($x1856 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x761 $x1856)))))
(assert
 (let (($x2049 (= (- 1) old.attention.heads.n)))
 (let (($x1240 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x754 (ite $x1240 (or $x2049 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2049 (< 1 old.attention.heads.n)))))
 (let ((?x619 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x111 (< (div (* ?x619 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4957 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1680 (ite $x4957 (or $x2049 (< old.attention.heads.block old.attention.heads.n)) (ite $x761 (or $x2049 $x111) $x754))))
 (let (($x1337 (= 1 old.attention.heads.parts)))
 (let (($x1731 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1981 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4607 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x80 (or $x4607 $x1981)))
 (let (($x100 (ite $x80 old.attention.heads.given_moved (ite (or $x1731 $x1337) false $x1680))))
 (= old.attention.heads.moved $x100))))))))))))))))
(assert
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let (($x1336 (= (- 1) old.attention.head_dim.n)))
 (let (($x4061 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x682 (ite $x4061 (or $x1336 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1336 (< 1 old.attention.head_dim.n)))))
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1640 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1636 (ite $x1640 (or $x1336 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4312 (or $x1336 (< ?x2157 old.attention.head_dim.n)) $x682))))
 (let (($x932 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1933 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x735 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1114 (ite (or $x735 $x1933) old.attention.head_dim.given_moved (ite (or $x932 (= 1 old.attention.head_dim.parts)) false $x1636))))
 (= old.attention.head_dim.moved $x1114))))))))))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let ((?x604 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1105 (not (= 0 ?x604)))))))
(assert
 (let (($x795 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x795)))
 (let (($x1000 (= (_ bv10 7) old.attention.out.input)))
 (let (($x4401 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x4401 (and $x1000 $x2190))))))))
(assert
 (let (($x1134 (not old.attention.heads.padded)))
 (let (($x1337 (= 1 old.attention.heads.parts)))
 (let (($x1731 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1981 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4607 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x80 (or $x4607 $x1981)))
 (let (($x1520 (ite $x80 old.attention.heads.given_everywhere (or $x1731 (and $x1337 $x1134)))))
 (= old.attention.heads.everywhere $x1520)))))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x1399 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1875 ?x4806 ?x1399))))))))))))))))))
(assert
 (let (($x4063 (not old.attention.value_dim.padded)))
 (let (($x782 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4060 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2169 (ite (or $x1575 $x4060) old.attention.value_dim.given_everywhere (or $x782 (and (= 1 old.attention.value_dim.parts) $x4063)))))
 (= old.attention.value_dim.everywhere $x2169)))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x2182 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1875 ?x4806 ?x2182)))))))))))))))))))
(assert
 (let (($x1340 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x936 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2131 (ite $x936 old.attention.v (ite $x1340 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2131)))))
(assert
 (let (($x795 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x795)))
 (let (($x1076 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2137 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1076)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1076 old.attention.value_dim.everywhere $x2190))))
 (= old.attention.mixed_in (ite $x2137 (_ bv96 7) old.attention.mixed)))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x370 $x2084 (= (_ bv56 7) new.attention.head_dim.kind) $x1623 $x1738 $x88 $x745 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x933 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1362 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x996 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1248 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1412 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1782 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1782 $x1412 (= (_ bv56 7) new.attention.heads.kind) $x1248 $x996 $x1362 $x933 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1978 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1751 (= (_ bv10 7) new.attention.out.input)))
 (or $x1751 $x1978 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x42 (= (_ bv40 7) new.attention.out.split)))
 (or $x42 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x4023 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4023 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x940 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 $x940 $x1210 $x574))))))
(assert
 (let (($x991 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x991 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2053 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x366 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x135 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x135 (= (_ bv56 7) new.attention.value_dim.kind) $x918 $x366 (= (_ bv91 7) new.attention.value_dim.kind) $x2053 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
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
 (let (($x1593 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1248 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1248 $x1593)))))
(assert
 (let (($x4232 (= (- 1) new.attention.heads.n)))
 (let (($x1782 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x85 (ite $x1782 (or $x4232 (<= new.attention.heads.parts new.attention.heads.n)) (or $x4232 (< 1 new.attention.heads.n)))))
 (let ((?x4647 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1483 (< (div (* ?x4647 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1248 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1362 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4252 (ite $x1362 (or $x4232 (< new.attention.heads.block new.attention.heads.n)) (ite $x1248 (or $x4232 $x1483) $x85))))
 (let (($x808 (= 1 new.attention.heads.parts)))
 (let (($x933 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1412 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x996 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1253 (or $x996 $x1412)))
 (let (($x4859 (ite $x1253 new.attention.heads.given_moved (ite (or $x933 $x808) false $x4252))))
 (= new.attention.heads.moved $x4859))))))))))))))))
(assert
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let (($x1359 (= (- 1) new.attention.head_dim.n)))
 (let (($x370 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x401 (ite $x370 (or $x1359 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1359 (< 1 new.attention.head_dim.n)))))
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x88 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1231 (ite $x88 (or $x1359 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1623 (or $x1359 (< ?x2111 new.attention.head_dim.n)) $x401))))
 (let (($x745 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2084 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1738 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1101 (ite (or $x1738 $x2084) new.attention.head_dim.given_moved (ite (or $x745 (= 1 new.attention.head_dim.parts)) false $x1231))))
 (= new.attention.head_dim.moved $x1101))))))))))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let ((?x4658 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x918 (not (= 0 ?x4658)))))))
(assert
 (let (($x42 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2021 (not $x42)))
 (let (($x1751 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1978 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1978 (and $x1751 $x2021))))))))
(assert
 (let (($x1354 (not new.attention.heads.padded)))
 (let (($x808 (= 1 new.attention.heads.parts)))
 (let (($x933 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1412 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x996 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1253 (or $x996 $x1412)))
 (let (($x4757 (ite $x1253 new.attention.heads.given_everywhere (or $x933 (and $x808 $x1354)))))
 (= new.attention.heads.everywhere $x4757)))))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x985 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x574 ?x842 ?x985)))))))))))))))))))
(assert
 (let (($x789 (not new.attention.value_dim.padded)))
 (let (($x2053 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x135 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x366 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3386 (ite (or $x366 $x135) new.attention.value_dim.given_everywhere (or $x2053 (and (= 1 new.attention.value_dim.parts) $x789)))))
 (= new.attention.value_dim.everywhere $x3386)))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x977 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x574 ?x842 ?x977))))))))))))))))))))
(assert
 (let (($x940 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x616 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x4111 (ite $x616 new.attention.v (ite $x940 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x4111)))))
(assert
 (let (($x42 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2021 (not $x42)))
 (let (($x4373 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1297 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x4373)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x4373 new.attention.value_dim.everywhere $x2021))))
 (= new.attention.mixed_in (ite $x1297 (_ bv96 7) new.attention.mixed)))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1855 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x612 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x42 (= (_ bv40 7) new.attention.out.split)))
 (let (($x609 (or $x42 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x4306 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x612 $x1855))))))
 (not $x609)))))))
(assert
 (let (($x164 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x756 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x227 (= 1 old.tp)))
(let (($x795 (= (_ bv40 7) old.attention.out.split)))
(or $x795 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x227 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x756 $x164)))))))))
(check-sat)

; from one replica to any number, question 91
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4312 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1731 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4607 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1981 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1981 (= (_ bv56 7) old.attention.heads.kind) $x761 $x4607 (= (_ bv91 7) old.attention.heads.kind) $x1731 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x67 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4700 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1279 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1104 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x497 (= (_ bv4 7) old.attention.out.collective)))
 (or $x497 $x1104 $x1279 $x4700 $x67)))))))
(assert
 (let (($x4401 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1000 (= (_ bv10 7) old.attention.out.input)))
 (or $x1000 $x4401 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x4131 (= (_ bv61 7) old.attention.out.split)))
 (let (($x795 (= (_ bv40 7) old.attention.out.split)))
 (or $x795 (= (_ bv57 7) old.attention.out.split) $x4131))))
(assert
 (let (($x1191 (= (_ bv8 7) old.attention.pairs)))
 (or $x1191 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4699 $x4585 $x1383 $x1726 $x1832)))))))
(assert
 (let (($x1460 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1460 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1340 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1130 $x1340 $x1084 $x1875))))))
(assert
 (let (($x1629 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1629 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x782 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4060 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x4060 (= (_ bv56 7) old.attention.value_dim.kind) $x1105 $x1575 (= (_ bv91 7) old.attention.value_dim.kind) $x782 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x109 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1034 (= (_ bv91 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4421 (= (_ bv48 7) old.hidden.kind)))
 (let (($x66 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x66 $x4421 (= (_ bv56 7) old.hidden.kind) $x4213 $x962 $x1034 $x109 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1911 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1911)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1154 (= (_ bv49 7) old.norm.statistic)))
 (or $x1154 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1780 (= (_ bv96 7) old.stream)))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (or $x263 (= (_ bv94 7) old.stream) $x1780))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1951 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4959 (div (* ?x1951 old.hidden.multiple) old.hidden.parts)))
 (let (($x1873 (< 1 old.hidden.parts)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4213 $x1873 (= ?x4959 old.hidden.n))))))))
(assert
 (let ((?x1951 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4959 (div (* ?x1951 old.hidden.multiple) old.hidden.parts)))
 (let (($x1873 (< 1 old.hidden.parts)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x4213 $x1873 (<= old.hidden.n ?x4959))))))))
(assert
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4213 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x66 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1507 (ite $x66 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1951 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4959 (div (* ?x1951 old.hidden.multiple) old.hidden.parts)))
 (let (($x2198 (= (- 1) old.hidden.n)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1034 (= (_ bv91 7) old.hidden.kind)))
 (let (($x753 (ite $x1034 (or $x2198 (< old.hidden.block old.hidden.n)) (ite $x4213 (or $x2198 (< ?x4959 old.hidden.n)) $x1507))))
 (let (($x2067 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x753)))
 (let (($x4421 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x923 (or $x962 $x4421)))
 (= old.hidden.moved (ite $x923 old.hidden.given_moved $x2067)))))))))))))))
(assert
 (let (($x1856 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x761 $x1856)))))
(assert
 (let ((?x1842 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2157 (div (* ?x1842 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4312 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x282 (and $x4312 (< 1 old.attention.head_dim.parts) (= ?x2157 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x282))))))
(assert
 (let ((?x1254 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1230 (* (div ?x1254 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x25 (and $x1105 (< 1 old.attention.value_dim.parts) (= (div ?x1230 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x25))))))
(assert
 (let ((?x604 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1105 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1105 (not (= 0 ?x604)))))))
(assert
 (let (($x795 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x795)))
 (let (($x1000 (= (_ bv10 7) old.attention.out.input)))
 (let (($x4401 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x4401 (and $x1000 $x2190))))))))
(assert
 (let (($x109 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4421 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x923 (or $x962 $x4421)))
 (let (($x1934 (ite $x923 old.hidden.given_everywhere (or $x109 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1934)))))))
(assert
 (let (($x1134 (not old.attention.heads.padded)))
 (let (($x1731 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1981 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4607 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1520 (ite (or $x4607 $x1981) old.attention.heads.given_everywhere (or $x1731 (and (= 1 old.attention.heads.parts) $x1134)))))
 (= old.attention.heads.everywhere $x1520)))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x1399 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1875 ?x4806 ?x1399))))))))))))))))))
(assert
 (let (($x4063 (not old.attention.value_dim.padded)))
 (let (($x782 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4060 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1575 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2169 (ite (or $x1575 $x4060) old.attention.value_dim.given_everywhere (or $x782 (and (= 1 old.attention.value_dim.parts) $x4063)))))
 (= old.attention.value_dim.everywhere $x2169)))))))
(assert
 (let (($x1832 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4234 (ite (or $x4699 $x1832) (_ bv16 7) (_ bv96 7))))
 (let (($x1726 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1130 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x4585 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x232 (and $x4585 $x1130 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1665 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2001 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1726) $x1665)))
 (let ((?x4110 (ite $x2001 old.attention.qkv.split (ite (or $x4699 $x232) (_ bv96 7) (_ bv16 7)))))
 (let (($x1084 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1295 (not $x1084)))
 (let ((?x2182 (ite $x1295 ?x4110 (ite (or $x1726 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4234))))
 (let ((?x4806 (ite $x2001 (_ bv96 7) (ite $x4585 (_ bv21 7) (_ bv16 7)))))
 (let (($x1875 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1875 ?x4806 ?x2182)))))))))))))))))))
(assert
 (let (($x1340 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x936 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2131 (ite $x936 old.attention.v (ite $x1340 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2131)))))
(assert
 (let (($x795 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x795)))
 (let (($x1076 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2137 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1076)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1076 old.attention.value_dim.everywhere $x2190))))
 (= old.attention.mixed_in (ite $x2137 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x463 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4199 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x723 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x4199)))
 (let (($x373 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4700 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x795 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x795 (or $x4700 $x373) $x723) (_ bv96 7) ?x463)))))))))
(assert
 (let (($x795 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2190 (not $x795)))
 (let (($x227 (= 1 old.tp)))
 (let (($x1780 (= (_ bv96 7) old.stream)))
 (let (($x373 (and (or (not old.attention.out.group.tp) $x227) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4328 (and $x373 (or $x1780 $x227 (not (= (_ bv4 7) old.attention.out.collective)) $x2190))))
 (let (($x1279 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4700 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x615 (ite (or (or $x4700 $x1279) $x4328) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x67 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1104 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3975 (and (or $x1104 $x67) $x373)))
 (let ((?x1176 (ite (or $x4700 (and $x1279 (= (_ bv38 7) old.stream)) $x3975) (_ bv38 7) (ite $x1279 (_ bv96 7) (_ bv16 7)))))
 (let (($x1914 (or (and old.hidden.filled (not $x1780)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x224 (not $x373)))
 (let (($x1154 (= (_ bv49 7) old.norm.statistic)))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (let ((?x1487 (ite (and $x1104 old.hidden.filled $x263 $x224 $x1154) old.stream (ite (and $x67 $x224 $x1914) old.stream ?x1176))))
 (let ((?x4233 (ite (and $x1780 old.hidden.everywhere (or $x4700 $x3975)) (_ bv96 7) (ite (and $x1104 old.hidden.filled $x1780 $x224) (_ bv96 7) ?x1487))))
 (let (($x497 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x822 (ite (= (_ bv38 7) old.attention.out_state) (ite $x497 (_ bv96 7) ?x4233) (ite (= (_ bv96 7) old.attention.out_state) ?x615 old.attention.out_state))))
 (let ((?x777 (ite $x67 (ite (not $x1780) old.stream (_ bv66 7)) (ite $x1279 (ite $x1780 (_ bv96 7) old.stream) (ite $x4700 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x1104 (_ bv96 7) ?x777) ?x822)))))))))))))))))))))))))
(assert
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1623 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x933 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x996 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1248 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1412 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1412 (= (_ bv56 7) new.attention.heads.kind) $x1248 $x996 (= (_ bv91 7) new.attention.heads.kind) $x933 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x4667 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x6205 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x447 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1413 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x4498 (= (_ bv4 7) new.attention.out.collective)))
 (or $x4498 $x1413 $x447 $x6205 $x4667)))))))
(assert
 (let (($x1978 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1751 (= (_ bv10 7) new.attention.out.input)))
 (or $x1751 $x1978 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1481 (= (_ bv61 7) new.attention.out.split)))
 (let (($x42 (= (_ bv40 7) new.attention.out.split)))
 (or $x42 (= (_ bv57 7) new.attention.out.split) $x1481))))
(assert
 (let (($x1669 (= (_ bv8 7) new.attention.pairs)))
 (or $x1669 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4517 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4496 $x4127 $x4517 $x2138 $x2127)))))))
(assert
 (let (($x4023 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4023 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x940 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x144 $x940 $x1210 $x574))))))
(assert
 (let (($x991 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x991 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2053 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x366 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x135 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x135 (= (_ bv56 7) new.attention.value_dim.kind) $x918 $x366 (= (_ bv91 7) new.attention.value_dim.kind) $x2053 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x4771 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4960 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1103 (= (_ bv86 7) new.hidden.kind)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (let (($x630 (= (_ bv48 7) new.hidden.kind)))
 (let (($x744 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x744 $x630 (= (_ bv56 7) new.hidden.kind) $x536 $x1103 $x4960 $x4771 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x892 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x892)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2135 (= (_ bv49 7) new.norm.statistic)))
 (or $x2135 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1023 (= (_ bv96 7) new.stream)))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (or $x1251 (= (_ bv94 7) new.stream) $x1023))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1215 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1859 (div (* ?x1215 new.hidden.multiple) new.hidden.parts)))
 (let (($x1135 (< 1 new.hidden.parts)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x536 $x1135 (= ?x1859 new.hidden.n))))))))
(assert
 (let ((?x1215 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1859 (div (* ?x1215 new.hidden.multiple) new.hidden.parts)))
 (let (($x1135 (< 1 new.hidden.parts)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x536 $x1135 (<= new.hidden.n ?x1859))))))))
(assert
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x536 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x744 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1710 (ite $x744 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1215 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1859 (div (* ?x1215 new.hidden.multiple) new.hidden.parts)))
 (let (($x1284 (= (- 1) new.hidden.n)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4960 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1611 (ite $x4960 (or $x1284 (< new.hidden.block new.hidden.n)) (ite $x536 (or $x1284 (< ?x1859 new.hidden.n)) $x1710))))
 (let (($x2016 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1611)))
 (let (($x630 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1103 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1046 (or $x1103 $x630)))
 (= new.hidden.moved (ite $x1046 new.hidden.given_moved $x2016)))))))))))))))
(assert
 (let (($x1593 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1248 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1248 $x1593)))))
(assert
 (let ((?x376 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2111 (div (* ?x376 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1623 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1657 (and $x1623 (< 1 new.attention.head_dim.parts) (= ?x2111 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1657))))))
(assert
 (let ((?x4514 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1002 (* (div (- ?x4514 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1561 (and $x918 (< 1 new.attention.value_dim.parts) (= (div ?x1002 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1561))))))
(assert
 (let ((?x4658 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x918 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x918 (not (= 0 ?x4658)))))))
(assert
 (let (($x42 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2021 (not $x42)))
 (let (($x1751 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1978 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1978 (and $x1751 $x2021))))))))
(assert
 (let (($x4771 (= (_ bv96 7) new.hidden.kind)))
 (let (($x630 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1103 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1046 (or $x1103 $x630)))
 (let (($x4864 (ite $x1046 new.hidden.given_everywhere (or $x4771 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4864)))))))
(assert
 (let (($x1354 (not new.attention.heads.padded)))
 (let (($x933 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1412 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x996 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4757 (ite (or $x996 $x1412) new.attention.heads.given_everywhere (or $x933 (and (= 1 new.attention.heads.parts) $x1354)))))
 (= new.attention.heads.everywhere $x4757)))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x985 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x574 ?x842 ?x985)))))))))))))))))))
(assert
 (let (($x789 (not new.attention.value_dim.padded)))
 (let (($x2053 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x135 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x366 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3386 (ite (or $x366 $x135) new.attention.value_dim.given_everywhere (or $x2053 (and (= 1 new.attention.value_dim.parts) $x789)))))
 (= new.attention.value_dim.everywhere $x3386)))))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4496 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x297 (ite (or $x4496 $x2127) (_ bv16 7) (_ bv96 7))))
 (let (($x2138 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x178 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x144 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4127 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1749 (and $x4127 $x144 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x178)))
 (let (($x116 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2187 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2138) $x116)))
 (let ((?x1364 (ite $x2187 new.attention.qkv.split (ite (or $x4496 $x1749) (_ bv96 7) (_ bv16 7)))))
 (let (($x1210 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1155 (not $x1210)))
 (let ((?x977 (ite $x1155 ?x1364 (ite (or $x2138 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x297))))
 (let ((?x842 (ite $x2187 (_ bv96 7) (ite $x4127 (_ bv21 7) (_ bv16 7)))))
 (let (($x574 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x574 ?x842 ?x977))))))))))))))))))))
(assert
 (let (($x940 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x616 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x4111 (ite $x616 new.attention.v (ite $x940 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x4111)))))
(assert
 (let (($x42 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2021 (not $x42)))
 (let (($x4373 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1297 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x4373)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x4373 new.attention.value_dim.everywhere $x2021))))
 (= new.attention.mixed_in (ite $x1297 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1456 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1037 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x35 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x1037)))
 (let (($x849 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6205 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x42 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x42 (or $x6205 $x849) $x35) (_ bv96 7) ?x1456)))))))))
(assert
 (let (($x42 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2021 (not $x42)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x1023 (= (_ bv96 7) new.stream)))
 (let (($x849 (and (or (not new.attention.out.group.tp) $x4306) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1661 (and $x849 (or $x1023 $x4306 (not (= (_ bv4 7) new.attention.out.collective)) $x2021))))
 (let (($x447 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6205 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x1015 (ite (or (or $x6205 $x447) $x1661) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4667 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1413 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x835 (and (or $x1413 $x4667) $x849)))
 (let ((?x751 (ite (or $x6205 (and $x447 (= (_ bv38 7) new.stream)) $x835) (_ bv38 7) (ite $x447 (_ bv96 7) (_ bv16 7)))))
 (let (($x1752 (or (and new.hidden.filled (not $x1023)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2162 (not $x849)))
 (let (($x2135 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (let ((?x437 (ite (and $x1413 new.hidden.filled $x1251 $x2162 $x2135) new.stream (ite (and $x4667 $x2162 $x1752) new.stream ?x751))))
 (let ((?x774 (ite (and $x1023 new.hidden.everywhere (or $x6205 $x835)) (_ bv96 7) (ite (and $x1413 new.hidden.filled $x1023 $x2162) (_ bv96 7) ?x437))))
 (let (($x4498 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x53 (ite (= (_ bv38 7) new.attention.out_state) (ite $x4498 (_ bv96 7) ?x774) (ite (= (_ bv96 7) new.attention.out_state) ?x1015 new.attention.out_state))))
 (let ((?x1289 (ite $x4667 (ite (not $x1023) new.stream (_ bv66 7)) (ite $x447 (ite $x1023 (_ bv96 7) new.stream) (ite $x6205 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x1413 (_ bv96 7) ?x1289) ?x53)))))))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2050 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x4306 (= 1 new.tp)))
 (let (($x529 (= new.attention.joined new.stream)))
 (let (($x1518 (or (or (= (_ bv96 7) new.attention.joined) $x529) (and $x4306 (or (not (= (_ bv61 7) new.attention.out.split)) $x2050)))))
 (not $x1518))))))
(assert
 (let (($x787 (not (or old.hidden.moved old.hidden.padded))))
(let (($x227 (= 1 old.tp)))
(let (($x1472 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x1472) (and $x227 (or (not (= (_ bv61 7) old.attention.out.split)) $x787)))))))
(check-sat)

