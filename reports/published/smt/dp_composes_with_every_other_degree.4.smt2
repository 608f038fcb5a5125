; from one replica to any number, question 92
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
 (let (($x4700 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1279 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1279 $x4700 (= (_ bv73 7) old.attention.out.collective)))))
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
 (let (($x109 (= (_ bv96 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4421 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x4421 (= (_ bv56 7) old.hidden.kind) $x4213 $x962 (= (_ bv91 7) old.hidden.kind) $x109 (= (_ bv99 7) old.hidden.kind)))))))
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
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x263 (= (_ bv38 7) old.stream)))
 (or $x263 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4213 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
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
 (let (($x1934 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x109 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1934))))
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
 (let (($x4660 (= 1 old.pp)))
 (let (($x333 (not old.attention.out.group.pp)))
 (let (($x741 (or $x333 $x4660)))
 (let (($x930 (= 1 old.sp)))
 (let (($x1698 (not old.attention.out.group.sp)))
 (let (($x428 (or $x1698 $x930)))
 (let (($x1592 (= 1 old.dp)))
 (let (($x4403 (not old.attention.out.group.dp)))
 (let (($x890 (or $x4403 $x1592)))
 (let (($x373 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x890 $x428 $x741)))
 (let (($x4700 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x795 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x795 (or $x4700 $x373) $x723) (_ bv96 7) ?x463))))))))))))))))))
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
 (let (($x6205 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x447 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x447 $x6205 (= (_ bv73 7) new.attention.out.collective)))))
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
 (let (($x4771 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1103 (= (_ bv86 7) new.hidden.kind)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (let (($x630 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x630 (= (_ bv56 7) new.hidden.kind) $x536 $x1103 (= (_ bv91 7) new.hidden.kind) $x4771 (= (_ bv99 7) new.hidden.kind)))))))
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
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (or $x1251 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x536 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
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
 (let (($x4864 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x4771 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4864))))
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
 (let (($x1386 (= 1 new.pp)))
 (let (($x4135 (not new.attention.out.group.pp)))
 (let (($x899 (or $x4135 $x1386)))
 (let (($x1541 (= 1 new.sp)))
 (let (($x4448 (not new.attention.out.group.sp)))
 (let (($x2194 (or $x4448 $x1541)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x2185 (not new.attention.out.group.dp)))
 (let (($x1963 (or $x2185 $x2024)))
 (let (($x849 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1963 $x2194 $x899)))
 (let (($x6205 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x42 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x42 (or $x6205 $x849) $x35) (_ bv96 7) ?x1456))))))))))))))))))
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
 (let (($x1386 (= 1 new.pp)))
 (let (($x4135 (not new.attention.out.group.pp)))
 (let (($x899 (or $x4135 $x1386)))
 (let (($x1541 (= 1 new.sp)))
 (let (($x4448 (not new.attention.out.group.sp)))
 (let (($x2194 (or $x4448 $x1541)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x2185 (not new.attention.out.group.dp)))
 (let (($x1963 (or $x2185 $x2024)))
 (let (($x2167 (and (or new.attention.out.group.tp (= 1 new.tp)) $x1963 $x2194 $x899)))
 (let (($x1365 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1379 (= (_ bv96 7) new.attention.out_state)))
 (let (($x849 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1963 $x2194 $x899)))
 (let (($x944 (and $x849 (or $x1379 (and $x1365 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x447 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6205 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x115 (or $x6205 (and $x447 (or $x1379 (and $x1365 (= (_ bv38 7) new.stream)))) $x944 $x2167)))
 (not $x115)))))))))))))))))))
(assert
 (let (($x4660 (= 1 old.pp)))
(let (($x333 (not old.attention.out.group.pp)))
(let (($x741 (or $x333 $x4660)))
(let (($x930 (= 1 old.sp)))
(let (($x1698 (not old.attention.out.group.sp)))
(let (($x428 (or $x1698 $x930)))
(let (($x1592 (= 1 old.dp)))
(let (($x4403 (not old.attention.out.group.dp)))
(let (($x890 (or $x4403 $x1592)))
(let (($x258 (and (or old.attention.out.group.tp (= 1 old.tp)) $x890 $x428 $x741)))
(let (($x4065 (= (_ bv38 7) old.attention.out_state)))
(let (($x4205 (= (_ bv96 7) old.attention.out_state)))
(let (($x373 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x890 $x428 $x741)))
(let (($x780 (and $x373 (or $x4205 (and $x4065 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1279 (= (_ bv10 7) old.attention.out.collective)))
(let (($x4700 (= (_ bv57 7) old.attention.out.collective)))
(or $x4700 (and $x1279 (or $x4205 (and $x4065 (= (_ bv38 7) old.stream)))) $x780 $x258))))))))))))))))))
(check-sat)

; from one replica to any number, question 93
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
 (let (($x4122 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x1502 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x1015 (= (_ bv1 7) old.attention.out.bias)))
 (or $x1015 (= (_ bv23 7) old.attention.out.bias) $x1502 $x4122)))))
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
 (let (($x1089 (= (_ bv49 7) old.norm.statistic)))
 (or $x1089 (= (_ bv93 7) old.norm.statistic))))
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
 (let ((?x594 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x571 (div (* ?x594 old.hidden.multiple) old.hidden.parts)))
 (let (($x958 (< 1 old.hidden.parts)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4213 $x958 (= ?x571 old.hidden.n))))))))
(assert
 (let ((?x594 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x571 (div (* ?x594 old.hidden.multiple) old.hidden.parts)))
 (let (($x958 (< 1 old.hidden.parts)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x4213 $x958 (<= old.hidden.n ?x571))))))))
(assert
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4213 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x66 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4358 (ite $x66 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x594 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x571 (div (* ?x594 old.hidden.multiple) old.hidden.parts)))
 (let (($x2181 (= (- 1) old.hidden.n)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1034 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1074 (ite $x1034 (or $x2181 (< old.hidden.block old.hidden.n)) (ite $x4213 (or $x2181 (< ?x571 old.hidden.n)) $x4358))))
 (let (($x711 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1074)))
 (let (($x4421 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x923 (or $x962 $x4421)))
 (= old.hidden.moved (ite $x923 old.hidden.given_moved $x711)))))))))))))))
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
 (let (($x28 (not old.hidden.moved)))
 (let (($x460 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x28)))
 (let (($x540 (= 1 old.hidden.parts)))
 (let (($x4421 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x923 (or $x962 $x4421)))
 (= old.hidden.first_alone (ite $x923 old.hidden.given_first (or $x540 $x460))))))))))
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
 (let (($x4375 (and $x373 (or $x1780 $x227 (not (= (_ bv4 7) old.attention.out.collective)) $x2190))))
 (let (($x1279 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4700 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x77 (ite (or (or $x4700 $x1279) $x4375) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4205 (= (_ bv96 7) old.attention.out_state)))
 (let (($x67 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1104 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1936 (and (or $x1104 $x67) $x373)))
 (let ((?x689 (ite (or $x4700 (and $x1279 (= (_ bv38 7) old.stream)) $x1936) (_ bv38 7) (ite $x1279 (_ bv96 7) (_ bv16 7)))))
 (let (($x402 (or (and old.hidden.filled (not $x1780)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1985 (not $x373)))
 (let (($x1089 (= (_ bv49 7) old.norm.statistic)))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (let ((?x4124 (ite (and $x1104 old.hidden.filled $x263 $x1985 $x1089) old.stream (ite (and $x67 $x1985 $x402) old.stream ?x689))))
 (let ((?x777 (ite (and $x1780 old.hidden.everywhere (or $x4700 $x1936)) (_ bv96 7) (ite (and $x1104 old.hidden.filled $x1780 $x1985) (_ bv96 7) ?x4124))))
 (let (($x497 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x4065 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x399 (ite $x67 (ite (not $x1780) old.stream (_ bv66 7)) (ite $x1279 (ite $x1780 (_ bv96 7) old.stream) (ite $x4700 (_ bv92 7) (_ bv16 7))))))
 (let (($x545 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x2031 (ite $x545 (ite $x1104 (_ bv96 7) ?x399) (ite $x4065 (ite $x497 (_ bv96 7) ?x777) (ite $x4205 ?x77 old.attention.out_state)))))
 (= old.attention.joined ?x2031)))))))))))))))))))))))))))
(assert
 (let (($x351 (not old.hidden.everywhere)))
 (let (($x1104 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4065 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x4065 (= (_ bv96 7) old.attention.joined) $x1104 $x351))))))
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
 (let (($x1736 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x261 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x576 (= (_ bv1 7) new.attention.out.bias)))
 (or $x576 (= (_ bv23 7) new.attention.out.bias) $x261 $x1736)))))
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
 (let (($x240 (= (_ bv49 7) new.norm.statistic)))
 (or $x240 (= (_ bv93 7) new.norm.statistic))))
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
 (let ((?x738 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3956 (div (* ?x738 new.hidden.multiple) new.hidden.parts)))
 (let (($x2051 (< 1 new.hidden.parts)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x536 $x2051 (= ?x3956 new.hidden.n))))))))
(assert
 (let ((?x738 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3956 (div (* ?x738 new.hidden.multiple) new.hidden.parts)))
 (let (($x2051 (< 1 new.hidden.parts)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x536 $x2051 (<= new.hidden.n ?x3956))))))))
(assert
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x536 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x744 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1090 (ite $x744 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x738 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3956 (div (* ?x738 new.hidden.multiple) new.hidden.parts)))
 (let (($x883 (= (- 1) new.hidden.n)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4960 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4536 (ite $x4960 (or $x883 (< new.hidden.block new.hidden.n)) (ite $x536 (or $x883 (< ?x3956 new.hidden.n)) $x1090))))
 (let (($x1558 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x4536)))
 (let (($x630 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1103 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1046 (or $x1103 $x630)))
 (= new.hidden.moved (ite $x1046 new.hidden.given_moved $x1558)))))))))))))))
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
 (let (($x446 (not new.hidden.moved)))
 (let (($x4163 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x446)))
 (let (($x1385 (= 1 new.hidden.parts)))
 (let (($x630 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1103 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1046 (or $x1103 $x630)))
 (= new.hidden.first_alone (ite $x1046 new.hidden.given_first (or $x1385 $x4163))))))))))
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
 (let (($x4685 (and $x849 (or $x1023 $x4306 (not (= (_ bv4 7) new.attention.out.collective)) $x2021))))
 (let (($x447 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6205 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x2164 (ite (or (or $x6205 $x447) $x4685) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1379 (= (_ bv96 7) new.attention.out_state)))
 (let (($x4667 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1413 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1338 (and (or $x1413 $x4667) $x849)))
 (let ((?x1363 (ite (or $x6205 (and $x447 (= (_ bv38 7) new.stream)) $x1338) (_ bv38 7) (ite $x447 (_ bv96 7) (_ bv16 7)))))
 (let (($x1524 (or (and new.hidden.filled (not $x1023)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1341 (not $x849)))
 (let (($x240 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (let ((?x1693 (ite (and $x1413 new.hidden.filled $x1251 $x1341 $x240) new.stream (ite (and $x4667 $x1341 $x1524) new.stream ?x1363))))
 (let ((?x1377 (ite (and $x1023 new.hidden.everywhere (or $x6205 $x1338)) (_ bv96 7) (ite (and $x1413 new.hidden.filled $x1023 $x1341) (_ bv96 7) ?x1693))))
 (let (($x4498 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x1365 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x4069 (ite $x4667 (ite (not $x1023) new.stream (_ bv66 7)) (ite $x447 (ite $x1023 (_ bv96 7) new.stream) (ite $x6205 (_ bv92 7) (_ bv16 7))))))
 (let (($x1284 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x97 (ite $x1284 (ite $x1413 (_ bv96 7) ?x4069) (ite $x1365 (ite $x4498 (_ bv96 7) ?x1377) (ite $x1379 ?x2164 new.attention.out_state)))))
 (= new.attention.joined ?x97)))))))))))))))))))))))))))
(assert
 (let (($x4035 (not new.hidden.everywhere)))
 (let (($x1413 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1365 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x1365 (= (_ bv96 7) new.attention.joined) $x1413 $x4035))))))
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
 (let (($x526 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x1736 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x554 (not new.attention.full_though_split)))
 (let (($x1596 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x554)))
 (let (($x1284 (= (_ bv92 7) new.attention.out_state)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x1195 (or $x4306 (not new.model.out_bias) (and $x1284 (not (= (_ bv27 7) new.attention.out.bias))) $x1596 (and $x1736 $x526))))
 (not $x1195)))))))))
(assert
 (let (($x1479 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x4122 (= (_ bv29 7) old.attention.out.bias)))
(let (($x1265 (not old.attention.full_though_split)))
(let (($x379 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x1265)))
(let (($x545 (= (_ bv92 7) old.attention.out_state)))
(let (($x1573 (not old.model.out_bias)))
(let (($x227 (= 1 old.tp)))
(or $x227 $x1573 (and $x545 (not (= (_ bv27 7) old.attention.out.bias))) $x379 (and $x4122 $x1479))))))))))
(check-sat)

; from one replica to any number, question 94
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
 (let (($x1104 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x1104 (= (_ bv10 7) old.attention.out.collective) $x4700 $x67)))))
(assert
 (let (($x4401 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1000 (= (_ bv10 7) old.attention.out.input)))
 (or $x1000 $x4401 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1924 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x5060 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1869 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x4484 (= (_ bv1 7) old.attention.out.residual)))
 (or $x4484 $x1869 $x5060 $x1924))))))
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
 (let (($x5084 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x5084 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1472 (= (_ bv38 7) old.embedding.split)))
 (or $x1472 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x273 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x273 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x4532 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1468 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1468 (= (_ bv23 7) old.ffn.down.residual) $x4532 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x1063 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1063)))
(assert
 (let (($x109 (= (_ bv96 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4421 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x4421 (= (_ bv56 7) old.hidden.kind) $x4213 $x962 (= (_ bv91 7) old.hidden.kind) $x109 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x981 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x981 (= (_ bv82 7) old.model.norm))))
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
 (let (($x1780 (= (_ bv96 7) old.stream)))
 (let (($x982 (= (_ bv94 7) old.stream)))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (or $x263 $x982 $x1780)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x594 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1768 (= (div (* ?x594 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4213 (< 1 old.hidden.parts) $x1768))))))
(assert
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4213 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
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
 (let (($x4131 (= (_ bv61 7) old.attention.out.split)))
 (let (($x5060 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x4484 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x4484 (and $x5060 $x4131)))))))
(assert
 (let (($x1468 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x4767 (or $x1468 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x4767)))))
(assert
 (let (($x887 (not old.model.embedding_norm)))
 (let (($x407 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (let (($x5084 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1472 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1472 $x5084 $x263 old.hidden.filled (not $x407) $x887))))))))
(assert
 (let (($x981 (= (_ bv68 7) old.model.norm)))
 (let (($x373 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1985 (not $x373)))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (let (($x1104 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4131 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x4131 $x1104 $x263 old.hidden.filled $x1985 $x981)))))))))
(assert
 (let (($x981 (= (_ bv68 7) old.model.norm)))
 (let (($x1791 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (let (($x273 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1063 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x1063 $x273 $x263 old.hidden.filled (not $x1791) $x981))))))))
(assert
 (let (($x109 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1934 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x109 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1934))))
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
 (let (($x100 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x100)))
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
 (let (($x1734 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1928 (or old.stream.junk_of_embedding (and old.model.behind_dense $x1734) (and old.model.behind_moe old.stream.junk_in_ffn_before))))
 (= old.stream.junk_in_attention $x1928))))
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
 (let (($x1104 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1869 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1924 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1780 (= (_ bv96 7) old.stream)))
 (let (($x4065 (= (_ bv38 7) old.attention.out_state)))
 (let (($x545 (= (_ bv92 7) old.attention.out_state)))
 (let (($x193 (and $x1924 old.stream.first_has_all (or (or $x545 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x1242 (= old.attention.out_state old.stream)))
 (let (($x4462 (and (or $x1924 $x1869) $x545 (or $x1780 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (let (($x5060 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2010 (and $x5060 (not $x545) (or $x1242 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1360 (or $x2010 (and $x5060 $x263 old.hidden.filled) $x4462 (and $x1924 old.stream.first_keeps_all $x1242) $x193 (and $x4065 $x1780 old.hidden.filled (or $x1924 (= $x1869 $x1104))))))
 (let (($x373 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1985 (not $x373)))
 (let (($x1879 (or $x545 (and $x4065 (or $x1104 (= (_ bv73 7) old.attention.out.collective)) $x1985))))
 (= old.attention.residual_once (and (not (and $x5060 old.stream.junk_in_attention $x1879)) $x1360)))))))))))))))))))
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
 (let (($x1413 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x1413 (= (_ bv10 7) new.attention.out.collective) $x6205 $x4667)))))
(assert
 (let (($x1978 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1751 (= (_ bv10 7) new.attention.out.input)))
 (or $x1751 $x1978 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x152 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x4307 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1735 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x779 (= (_ bv1 7) new.attention.out.residual)))
 (or $x779 $x1735 $x4307 $x152))))))
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
 (let (($x1359 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1359 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x1786 (= (_ bv38 7) new.embedding.split)))
 (or $x1786 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1352 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x1352 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1170 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1079 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1079 (= (_ bv23 7) new.ffn.down.residual) $x1170 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2091 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2091)))
(assert
 (let (($x4771 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1103 (= (_ bv86 7) new.hidden.kind)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (let (($x630 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x630 (= (_ bv56 7) new.hidden.kind) $x536 $x1103 (= (_ bv91 7) new.hidden.kind) $x4771 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x649 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x649 (= (_ bv82 7) new.model.norm))))
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
 (let (($x1023 (= (_ bv96 7) new.stream)))
 (let (($x1899 (= (_ bv94 7) new.stream)))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (or $x1251 $x1899 $x1023)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x738 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x386 (= (div (* ?x738 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x536 (< 1 new.hidden.parts) $x386))))))
(assert
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x536 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
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
 (let (($x1481 (= (_ bv61 7) new.attention.out.split)))
 (let (($x4307 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x779 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x779 (and $x4307 $x1481)))))))
(assert
 (let (($x1079 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x4374 (or $x1079 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x4374)))))
(assert
 (let (($x137 (not new.model.embedding_norm)))
 (let (($x2146 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (let (($x1359 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1786 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1786 $x1359 $x1251 new.hidden.filled (not $x2146) $x137))))))))
(assert
 (let (($x649 (= (_ bv68 7) new.model.norm)))
 (let (($x849 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1341 (not $x849)))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (let (($x1413 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1481 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1481 $x1413 $x1251 new.hidden.filled $x1341 $x649)))))))))
(assert
 (let (($x649 (= (_ bv68 7) new.model.norm)))
 (let (($x1893 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (let (($x1352 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2091 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2091 $x1352 $x1251 new.hidden.filled (not $x1893) $x649))))))))
(assert
 (let (($x4771 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4864 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x4771 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4864))))
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
 (let (($x1494 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x1494)))
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
 (let (($x1099 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x156 (or new.stream.junk_of_embedding (and new.model.behind_dense $x1099) (and new.model.behind_moe new.stream.junk_in_ffn_before))))
 (= new.stream.junk_in_attention $x156))))
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
 (let (($x1413 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1735 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x152 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1023 (= (_ bv96 7) new.stream)))
 (let (($x1365 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1284 (= (_ bv92 7) new.attention.out_state)))
 (let (($x4151 (and $x152 new.stream.first_has_all (or (or $x1284 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x4173 (= new.attention.out_state new.stream)))
 (let (($x4235 (and (or $x152 $x1735) $x1284 (or $x1023 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (let (($x4307 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x754 (and $x4307 (not $x1284) (or $x4173 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x4611 (or $x754 (and $x4307 $x1251 new.hidden.filled) $x4235 (and $x152 new.stream.first_keeps_all $x4173) $x4151 (and $x1365 $x1023 new.hidden.filled (or $x152 (= $x1735 $x1413))))))
 (let (($x849 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1341 (not $x849)))
 (let (($x783 (or $x1284 (and $x1365 (or $x1413 (= (_ bv73 7) new.attention.out.collective)) $x1341))))
 (= new.attention.residual_once (and (not (and $x4307 new.stream.junk_in_attention $x783)) $x4611)))))))))))))))))))
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
 (let (($x1289 (not new.model.scaled_residual)))
 (let (($x649 (= (_ bv68 7) new.model.norm)))
 (let (($x779 (= (_ bv1 7) new.attention.out.residual)))
 (let (($x2499 (or $x779 (and $x649 $x1289 (or (= 1 new.tp) new.attention.residual_once)))))
 (not $x2499))))))
(assert
 (let (($x4794 (not old.model.scaled_residual)))
(let (($x981 (= (_ bv68 7) old.model.norm)))
(let (($x4484 (= (_ bv1 7) old.attention.out.residual)))
(or $x4484 (and $x981 $x4794 (or (= 1 old.tp) old.attention.residual_once)))))))
(check-sat)

; from one replica to any number, question 95
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
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
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
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
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
 (let (($x963 (= (_ bv57 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) (= (_ bv10 7) old.ffn.down.collective) $x963 (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x1897 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x525 (= (_ bv10 7) old.ffn.down.input)))
 (or $x525 $x1897 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1063 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x4537 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2080 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2080 $x4537 $x1063)))))
(assert
 (let (($x1113 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x85 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1370 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1370 $x85 $x362 $x1238 $x1113)))))))
(assert
 (let (($x63 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x952 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x952 $x63 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x326 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x4358 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x4358 $x326 $x912)))))
(assert
 (let (($x2167 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2167 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x843 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x743 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4236 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2504 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x612 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x612 $x2504 $x4236 $x743 $x843)))))))
(assert
 (let (($x750 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1351 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1351 $x750 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x4970 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x243 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1259 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1259 $x243 $x4970)))))
(assert
 (let (($x2135 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1102 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4124 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x4124 $x1102 $x2135 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (and (<= 0 old.ffn.width.given_most)))
(assert
 (let (($x897 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x4430 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4697 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x4643 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1418 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4198 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x445 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1724 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x1724 $x445 $x4198 $x1418 $x4643 $x4035 $x1022 $x4697 $x4430 $x897))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x109 (= (_ bv96 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4421 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x4421 (= (_ bv56 7) old.hidden.kind) $x4213 $x962 (= (_ bv91 7) old.hidden.kind) $x109 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x1780 (= (_ bv96 7) old.stream)))
 (let (($x982 (= (_ bv94 7) old.stream)))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (or $x263 $x982 $x1780)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4213 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x77 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1350 (div (* ?x77 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x799 (= (- 1) old.ffn.width.n)))
 (let ((?x4668 (ite (or $x799 (< (* ?x1350 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x651 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x4668)))
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x927 (ite (or $x799 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x4198 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x1421 (ite $x4198 (ite (and $x799 (= 1 old.ffn.width.parts)) 1 ?x927) (ite $x4035 ?x651 old.ffn.width.given_least))))
 (let (($x4643 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x897 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x4697 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1724 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x445 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x4430 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x3993 (ite $x4430 old.ffn.width.parts (ite (or $x445 $x1724 $x4697 $x897 $x4643) 1 ?x1421))))
 (= old.ffn.width.least ?x3993))))))))))))))))))
(assert
 (let ((?x77 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1350 (div (* ?x77 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4035 (< 1 old.ffn.width.parts) (= ?x1350 old.ffn.width.n)))))))
(assert
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x774 (and $x4035 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x774))))
(assert
 (let (($x1418 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x877 (or $x1022 $x1418)))
 (let (($x4430 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x529 (ite $x4430 old.ffn.width.parts (ite $x877 old.ffn.width.given_most 1))))
 (= old.ffn.width.most ?x529)))))))
(assert
 (= old.ffn.width.beyond old.ffn.width.given_beyond))
(assert
 (let (($x799 (= (- 1) old.ffn.width.n)))
 (let (($x4198 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x924 (ite $x4198 (or $x799 (<= old.ffn.width.parts old.ffn.width.n)) (or $x799 (< 1 old.ffn.width.n)))))
 (let ((?x77 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1350 (div (* ?x77 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x4697 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1426 (ite $x4697 (or $x799 (< old.ffn.width.block old.ffn.width.n)) (ite $x4035 (or $x799 (< ?x1350 old.ffn.width.n)) $x924))))
 (let (($x895 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1426)))
 (let (($x1418 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x877 (or $x1022 $x1418)))
 (= old.ffn.width.moved (ite $x877 old.ffn.width.given_moved $x895)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1897 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3999 (or $x1897 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3999))))
(assert
 (let (($x109 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1934 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x109 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1934))))
(assert
 (let (($x4430 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1750 (or $x4430 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1418 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x877 (or $x1022 $x1418)))
 (= old.ffn.width.everywhere (ite $x877 old.ffn.width.given_everywhere $x1750))))))))
(assert
 (let (($x952 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1442 (and $x952 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (let (($x63 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1780 (= (_ bv96 7) old.stream)))
 (let (($x4341 (or $x1780 $x63 (and $x263 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1442)))
 (= old.ffn.gate_entering (ite $x4341 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1351 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x399 (and $x1351 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (let (($x750 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1780 (= (_ bv96 7) old.stream)))
 (let (($x449 (or $x1780 $x750 (and $x263 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x399)))
 (= old.ffn.up_entering (ite $x449 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2071 (not old.ffn.width.moved)))
 (let (($x1096 (and old.ffn.width.everywhere $x2071)))
 (= old.ffn.in_place (or $x1096 old.ffn.width.filled)))))
(assert
 (let (($x2071 (not old.ffn.width.moved)))
 (let (($x1096 (and old.ffn.width.everywhere $x2071)))
 (let (($x4254 (< 1 old.tp)))
 (let ((?x4884 (ite $x4254 (_ bv16 7) (ite $x1096 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1113 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x85 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1116 (ite (or $x362 $x85) (_ bv96 7) (ite $x1113 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x4884))))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x436 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1162 (or $x362 $x1238)))
 (let (($x4342 (or $x1162 $x436 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x326 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x722 (ite $x326 (ite $x4342 (_ bv96 7) (ite $x85 (_ bv21 7) (_ bv16 7))) (ite (or $x1238 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1116))))
 (let ((?x4511 (ite (or $x1162 $x436 (and $x85 old.ffn.width.padded $x2071)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x4372 (ite $x912 (ite (and $x85 old.ffn.width.filled (not $x436)) (_ bv96 7) ?x4511) ?x722)))
 (= old.ffn.gate_state ?x4372)))))))))))))))))))
(assert
 (let (($x2071 (not old.ffn.width.moved)))
 (let (($x1096 (and old.ffn.width.everywhere $x2071)))
 (let ((?x1434 (ite $x1096 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4254 (< 1 old.tp)))
 (let ((?x3954 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4159 (ite old.ffn.width.everywhere (_ bv96 7) ?x3954)))
 (let (($x843 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x86 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x843 ?x4159 (ite $x4254 (_ bv16 7) ?x1434)))))
 (let (($x1102 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x743 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x5072 (or $x743 (not (or $x1102 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x342 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x4236 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x4281 (or $x4236 $x743)))
 (let ((?x2015 (ite (or $x4281 $x342 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x243 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1420 (or $x4281 $x342 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2071))))
 (let ((?x944 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x342)) (_ bv96 7) (ite $x1420 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x4970 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x4970 ?x944 (ite $x243 ?x2015 (ite $x5072 (_ bv92 7) ?x86))))))))))))))))))))))))
(assert
 (let (($x1203 (not old.ffn.width.everywhere)))
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x912 (not (= (_ bv96 7) old.ffn.gate_state)) $x1203) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1203 (not old.ffn.width.everywhere)))
 (let (($x607 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1203)))
 (= old.ffn.up_piece (ite $x607 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x628 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x628)))
(assert
 (let ((?x1590 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1590)))
(assert
 (let ((?x1722 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1722)))
(assert
 (let (($x4537 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x330 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x912 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x436 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1162 (or $x362 $x1238)))
 (let (($x1020 (not old.model.gated)))
 (let (($x1092 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x4970 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x4090 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x4970 old.ffn.width.everywhere $x1092))))
 (let (($x342 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x743 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4236 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x4281 (or $x4236 $x743)))
 (let (($x982 (= (_ bv94 7) old.stream)))
 (let (($x4254 (< 1 old.tp)))
 (let (($x986 (and $x4254 $x982 (and (= (_ bv94 7) old.ffn.up_entering) (or $x4281 $x342) $x4090) (or $x1020 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1162 $x436) $x330)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x4537)))
 (= old.ffn.tokenwise $x986))))))))))))))))))))
(assert
 (let ((?x611 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1791 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x963 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2080 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1795 (and $x2080 old.ffn.width.everywhere (not (= (_ bv92 7) old.ffn.product_in)) (or $x963 $x1791))))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x1795 (_ bv96 7) ?x611)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1332 (= (_ bv57 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) (= (_ bv10 7) new.ffn.down.collective) $x1332 (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x771 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x627 (= (_ bv10 7) new.ffn.down.input)))
 (or $x627 $x771 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2091 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x505 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1512 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1512 $x505 $x2091)))))
(assert
 (let (($x4426 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4256 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4256 $x679 $x1607 $x4785 $x4426)))))))
(assert
 (let (($x1909 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1106 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1106 $x1909 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4910 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1273 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1273 $x4910 $x872)))))
(assert
 (let (($x4328 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x4328 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x4233 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x692 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1176 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x727 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2155 $x727 $x1176 $x692 $x4233)))))))
(assert
 (let (($x1487 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x84 (= (_ bv10 7) new.ffn.up.input)))
 (or $x84 $x1487 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2181 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1120 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x954 (= (_ bv40 7) new.ffn.up.split)))
 (or $x954 $x1120 $x2181)))))
(assert
 (let (($x112 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x4152 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2057 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2057 $x4152 $x112 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (and (<= 0 new.ffn.width.given_most)))
(assert
 (let (($x210 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1348 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x53 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x608 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1215 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x4912 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x315 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1375 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x321 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x321 $x1375 $x315 $x4912 $x1215 $x994 $x608 $x53 $x1348 $x210))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x4771 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1103 (= (_ bv86 7) new.hidden.kind)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (let (($x630 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x630 (= (_ bv56 7) new.hidden.kind) $x536 $x1103 (= (_ bv91 7) new.hidden.kind) $x4771 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x1023 (= (_ bv96 7) new.stream)))
 (let (($x1899 (= (_ bv94 7) new.stream)))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (or $x1251 $x1899 $x1023)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x536 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1844 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1186 (div (* ?x1844 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let ((?x1624 (ite (or $x65 (< (* ?x1186 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x4250 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1624)))
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x1389 (ite (or $x65 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x315 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x3964 (ite $x315 (ite (and $x65 (= 1 new.ffn.width.parts)) 1 ?x1389) (ite $x994 ?x4250 new.ffn.width.given_least))))
 (let (($x1215 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x210 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x53 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x321 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1375 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1348 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x248 (ite $x1348 new.ffn.width.parts (ite (or $x1375 $x321 $x53 $x210 $x1215) 1 ?x3964))))
 (= new.ffn.width.least ?x248))))))))))))))))))
(assert
 (let ((?x1844 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1186 (div (* ?x1844 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x994 (< 1 new.ffn.width.parts) (= ?x1186 new.ffn.width.n)))))))
(assert
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x57 (and $x994 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x57))))
(assert
 (let (($x4912 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x608 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1438 (or $x608 $x4912)))
 (let (($x1348 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x717 (ite $x1348 new.ffn.width.parts (ite $x1438 new.ffn.width.given_most 1))))
 (= new.ffn.width.most ?x717)))))))
(assert
 (= new.ffn.width.beyond new.ffn.width.given_beyond))
(assert
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let (($x315 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1453 (ite $x315 (or $x65 (<= new.ffn.width.parts new.ffn.width.n)) (or $x65 (< 1 new.ffn.width.n)))))
 (let ((?x1844 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1186 (div (* ?x1844 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x53 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x510 (ite $x53 (or $x65 (< new.ffn.width.block new.ffn.width.n)) (ite $x994 (or $x65 (< ?x1186 new.ffn.width.n)) $x1453))))
 (let (($x4692 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x510)))
 (let (($x4912 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x608 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1438 (or $x608 $x4912)))
 (= new.ffn.width.moved (ite $x1438 new.ffn.width.given_moved $x4692)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x771 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x120 (or $x771 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x120))))
(assert
 (let (($x4771 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4864 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x4771 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4864))))
(assert
 (let (($x1348 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3960 (or $x1348 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x4912 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x608 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1438 (or $x608 $x4912)))
 (= new.ffn.width.everywhere (ite $x1438 new.ffn.width.given_everywhere $x3960))))))))
(assert
 (let (($x1106 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x4725 (and $x1106 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (let (($x1909 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1023 (= (_ bv96 7) new.stream)))
 (let (($x311 (or $x1023 $x1909 (and $x1251 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x4725)))
 (= new.ffn.gate_entering (ite $x311 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x84 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x619 (and $x84 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (let (($x1487 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1023 (= (_ bv96 7) new.stream)))
 (let (($x1808 (or $x1023 $x1487 (and $x1251 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x619)))
 (= new.ffn.up_entering (ite $x1808 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1181 (not new.ffn.width.moved)))
 (let (($x2060 (and new.ffn.width.everywhere $x1181)))
 (= new.ffn.in_place (or $x2060 new.ffn.width.filled)))))
(assert
 (let (($x1181 (not new.ffn.width.moved)))
 (let (($x2060 (and new.ffn.width.everywhere $x1181)))
 (let (($x1742 (< 1 new.tp)))
 (let ((?x739 (ite $x1742 (_ bv16 7) (ite $x2060 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x4426 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x204 (ite (or $x1607 $x679) (_ bv96 7) (ite $x4426 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x739))))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x935 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1145 (or $x1607 $x4785)))
 (let (($x4859 (or $x1145 $x935 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4910 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x1329 (ite $x4910 (ite $x4859 (_ bv96 7) (ite $x679 (_ bv21 7) (_ bv16 7))) (ite (or $x4785 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x204))))
 (let ((?x1476 (ite (or $x1145 $x935 (and $x679 new.ffn.width.padded $x1181)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4344 (ite $x872 (ite (and $x679 new.ffn.width.filled (not $x935)) (_ bv96 7) ?x1476) ?x1329)))
 (= new.ffn.gate_state ?x4344)))))))))))))))))))
(assert
 (let (($x1181 (not new.ffn.width.moved)))
 (let (($x2060 (and new.ffn.width.everywhere $x1181)))
 (let ((?x4206 (ite $x2060 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1742 (< 1 new.tp)))
 (let ((?x235 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1318 (ite new.ffn.width.everywhere (_ bv96 7) ?x235)))
 (let (($x4233 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1169 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x4233 ?x1318 (ite $x1742 (_ bv16 7) ?x4206)))))
 (let (($x4152 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x692 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1224 (or $x692 (not (or $x4152 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x93 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1176 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1639 (or $x1176 $x692)))
 (let ((?x1651 (ite (or $x1639 $x93 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1120 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2076 (or $x1639 $x93 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1181))))
 (let ((?x1806 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x93)) (_ bv96 7) (ite $x2076 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2181 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2181 ?x1806 (ite $x1120 ?x1651 (ite $x1224 (_ bv92 7) ?x1169))))))))))))))))))))))))
(assert
 (let (($x1610 (not new.ffn.width.everywhere)))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x872 (not (= (_ bv96 7) new.ffn.gate_state)) $x1610) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1610 (not new.ffn.width.everywhere)))
 (let (($x246 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1610)))
 (= new.ffn.up_piece (ite $x246 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x4538 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x4538)))
(assert
 (let ((?x2134 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2134)))
(assert
 (let ((?x4391 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x4391)))
(assert
 (let (($x505 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1867 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x872 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x935 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1145 (or $x1607 $x4785)))
 (let (($x975 (not new.model.gated)))
 (let (($x1807 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2181 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1598 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2181 new.ffn.width.everywhere $x1807))))
 (let (($x93 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x692 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1176 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1639 (or $x1176 $x692)))
 (let (($x1899 (= (_ bv94 7) new.stream)))
 (let (($x1742 (< 1 new.tp)))
 (let (($x2050 (and $x1742 $x1899 (and (= (_ bv94 7) new.ffn.up_entering) (or $x1639 $x93) $x1598) (or $x975 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1145 $x935) $x1867)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x505)))
 (= new.ffn.tokenwise $x2050))))))))))))))))))))
(assert
 (let ((?x2198 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1893 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1332 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1512 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2145 (and $x1512 new.ffn.width.everywhere (not (= (_ bv92 7) new.ffn.product_in)) (or $x1332 $x1893))))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x2145 (_ bv96 7) ?x2198)))))))))
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
 (let (($x1512 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1925 (not $x1512)))
 (let (($x1901 (or (= 1 new.ffn.width.most) $x1925 (or (= (_ bv96 7) new.ffn.down_state) (= (_ bv94 7) new.ffn.down_state)))))
 (let (($x1567 (not new.ffn.width.beyond)))
 (let (($x1772 (and (not (= (_ bv61 7) new.ffn.up.split)) $x1925 (or (not (= (_ bv61 7) new.ffn.gate.split)) (not new.model.gated)))))
 (not (or $x1772 (and (<= 1 new.ffn.width.least) $x1567 $x1901)))))))))
(assert
 (let (($x2080 (= (_ bv40 7) old.ffn.down.split)))
(let (($x419 (not $x2080)))
(let (($x914 (or (= 1 old.ffn.width.most) $x419 (or (= (_ bv96 7) old.ffn.down_state) (= (_ bv94 7) old.ffn.down_state)))))
(let (($x1173 (not old.ffn.width.beyond)))
(let (($x550 (and (not (= (_ bv61 7) old.ffn.up.split)) $x419 (or (not (= (_ bv61 7) old.ffn.gate.split)) (not old.model.gated)))))
(or $x550 (and (<= 1 old.ffn.width.least) $x1173 $x914))))))))
(check-sat)

; from one replica to any number, question 96
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
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
(declare-fun new.dp () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
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
 (let (($x1897 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x525 (= (_ bv10 7) old.ffn.down.input)))
 (or $x525 $x1897 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x4537 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2080 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2080 $x4537 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x1113 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x85 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1370 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1370 $x85 $x362 $x1238 $x1113)))))))
(assert
 (let (($x63 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x952 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x952 $x63 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x326 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x4358 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x4358 $x326 $x912)))))
(assert
 (let (($x2167 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2167 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x843 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x743 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4236 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2504 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x612 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x612 $x2504 $x4236 $x743 $x843)))))))
(assert
 (let (($x750 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1351 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1351 $x750 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x4970 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x243 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1259 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1259 $x243 $x4970)))))
(assert
 (let (($x2135 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1102 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4124 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x4124 $x1102 $x2135 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4430 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4697 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1418 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4198 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x4198 $x1418 (= (_ bv56 7) old.ffn.width.kind) $x4035 $x1022 $x4697 $x4430 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x109 (= (_ bv96 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4421 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x4421 (= (_ bv56 7) old.hidden.kind) $x4213 $x962 (= (_ bv91 7) old.hidden.kind) $x109 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x1780 (= (_ bv96 7) old.stream)))
 (let (($x982 (= (_ bv94 7) old.stream)))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (or $x263 $x982 $x1780)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x4213 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4213 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x77 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1350 (div (* ?x77 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4035 (< 1 old.ffn.width.parts) (= ?x1350 old.ffn.width.n)))))))
(assert
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x774 (and $x4035 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x774))))
(assert
 (let (($x799 (= (- 1) old.ffn.width.n)))
 (let (($x4198 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x924 (ite $x4198 (or $x799 (<= old.ffn.width.parts old.ffn.width.n)) (or $x799 (< 1 old.ffn.width.n)))))
 (let ((?x77 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1350 (div (* ?x77 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x4697 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1426 (ite $x4697 (or $x799 (< old.ffn.width.block old.ffn.width.n)) (ite $x4035 (or $x799 (< ?x1350 old.ffn.width.n)) $x924))))
 (let (($x895 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1426)))
 (let (($x1418 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x877 (or $x1022 $x1418)))
 (= old.ffn.width.moved (ite $x877 old.ffn.width.given_moved $x895)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1897 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3999 (or $x1897 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3999))))
(assert
 (let (($x109 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1934 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x109 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1934))))
(assert
 (let (($x4430 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1750 (or $x4430 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1418 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x877 (or $x1022 $x1418)))
 (= old.ffn.width.everywhere (ite $x877 old.ffn.width.given_everywhere $x1750))))))))
(assert
 (let (($x952 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1442 (and $x952 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (let (($x63 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1780 (= (_ bv96 7) old.stream)))
 (let (($x4341 (or $x1780 $x63 (and $x263 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1442)))
 (= old.ffn.gate_entering (ite $x4341 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1351 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x399 (and $x1351 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x263 (= (_ bv38 7) old.stream)))
 (let (($x750 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1780 (= (_ bv96 7) old.stream)))
 (let (($x449 (or $x1780 $x750 (and $x263 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x399)))
 (= old.ffn.up_entering (ite $x449 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2071 (not old.ffn.width.moved)))
 (let (($x1096 (and old.ffn.width.everywhere $x2071)))
 (= old.ffn.in_place (or $x1096 old.ffn.width.filled)))))
(assert
 (let (($x2071 (not old.ffn.width.moved)))
 (let (($x1096 (and old.ffn.width.everywhere $x2071)))
 (let (($x4254 (< 1 old.tp)))
 (let ((?x4884 (ite $x4254 (_ bv16 7) (ite $x1096 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1113 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x85 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1116 (ite (or $x362 $x85) (_ bv96 7) (ite $x1113 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x4884))))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x436 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1162 (or $x362 $x1238)))
 (let (($x4342 (or $x1162 $x436 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x326 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x722 (ite $x326 (ite $x4342 (_ bv96 7) (ite $x85 (_ bv21 7) (_ bv16 7))) (ite (or $x1238 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1116))))
 (let ((?x4511 (ite (or $x1162 $x436 (and $x85 old.ffn.width.padded $x2071)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x4372 (ite $x912 (ite (and $x85 old.ffn.width.filled (not $x436)) (_ bv96 7) ?x4511) ?x722)))
 (= old.ffn.gate_state ?x4372)))))))))))))))))))
(assert
 (let (($x2071 (not old.ffn.width.moved)))
 (let (($x1096 (and old.ffn.width.everywhere $x2071)))
 (let ((?x1434 (ite $x1096 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4254 (< 1 old.tp)))
 (let ((?x3954 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4159 (ite old.ffn.width.everywhere (_ bv96 7) ?x3954)))
 (let (($x843 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x86 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x843 ?x4159 (ite $x4254 (_ bv16 7) ?x1434)))))
 (let (($x1102 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x743 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x5072 (or $x743 (not (or $x1102 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x342 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x4236 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x4281 (or $x4236 $x743)))
 (let ((?x2015 (ite (or $x4281 $x342 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x243 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1420 (or $x4281 $x342 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2071))))
 (let ((?x944 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x342)) (_ bv96 7) (ite $x1420 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x4970 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x4970 ?x944 (ite $x243 ?x2015 (ite $x5072 (_ bv92 7) ?x86))))))))))))))))))))))))
(assert
 (let (($x1203 (not old.ffn.width.everywhere)))
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x912 (not (= (_ bv96 7) old.ffn.gate_state)) $x1203) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1203 (not old.ffn.width.everywhere)))
 (let (($x607 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1203)))
 (= old.ffn.up_piece (ite $x607 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x628 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x628)))
(assert
 (let ((?x1590 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1590)))
(assert
 (let ((?x1722 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1722)))
(assert
 (let (($x4537 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x330 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x912 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x436 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1162 (or $x362 $x1238)))
 (let (($x1020 (not old.model.gated)))
 (let (($x1092 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x4970 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x4090 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x4970 old.ffn.width.everywhere $x1092))))
 (let (($x342 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x743 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4236 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x4281 (or $x4236 $x743)))
 (let (($x982 (= (_ bv94 7) old.stream)))
 (let (($x4254 (< 1 old.tp)))
 (let (($x986 (and $x4254 $x982 (and (= (_ bv94 7) old.ffn.up_entering) (or $x4281 $x342) $x4090) (or $x1020 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1162 $x436) $x330)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x4537)))
 (= old.ffn.tokenwise $x986))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x771 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x627 (= (_ bv10 7) new.ffn.down.input)))
 (or $x627 $x771 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x505 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1512 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1512 $x505 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x4426 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4256 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4256 $x679 $x1607 $x4785 $x4426)))))))
(assert
 (let (($x1909 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1106 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1106 $x1909 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4910 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1273 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1273 $x4910 $x872)))))
(assert
 (let (($x4328 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x4328 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x4233 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x692 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1176 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x727 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2155 $x727 $x1176 $x692 $x4233)))))))
(assert
 (let (($x1487 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x84 (= (_ bv10 7) new.ffn.up.input)))
 (or $x84 $x1487 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2181 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1120 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x954 (= (_ bv40 7) new.ffn.up.split)))
 (or $x954 $x1120 $x2181)))))
(assert
 (let (($x112 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x4152 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2057 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2057 $x4152 $x112 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1348 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x53 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x608 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x4912 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x315 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x315 $x4912 (= (_ bv56 7) new.ffn.width.kind) $x994 $x608 $x53 $x1348 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x4771 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1103 (= (_ bv86 7) new.hidden.kind)))
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (let (($x630 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x630 (= (_ bv56 7) new.hidden.kind) $x536 $x1103 (= (_ bv91 7) new.hidden.kind) $x4771 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x1023 (= (_ bv96 7) new.stream)))
 (let (($x1899 (= (_ bv94 7) new.stream)))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (or $x1251 $x1899 $x1023)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x536 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x536 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1844 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1186 (div (* ?x1844 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x994 (< 1 new.ffn.width.parts) (= ?x1186 new.ffn.width.n)))))))
(assert
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x57 (and $x994 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x57))))
(assert
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let (($x315 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1453 (ite $x315 (or $x65 (<= new.ffn.width.parts new.ffn.width.n)) (or $x65 (< 1 new.ffn.width.n)))))
 (let ((?x1844 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1186 (div (* ?x1844 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x53 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x510 (ite $x53 (or $x65 (< new.ffn.width.block new.ffn.width.n)) (ite $x994 (or $x65 (< ?x1186 new.ffn.width.n)) $x1453))))
 (let (($x4692 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x510)))
 (let (($x4912 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x608 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1438 (or $x608 $x4912)))
 (= new.ffn.width.moved (ite $x1438 new.ffn.width.given_moved $x4692)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x771 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x120 (or $x771 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x120))))
(assert
 (let (($x4771 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4864 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x4771 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4864))))
(assert
 (let (($x1348 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3960 (or $x1348 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x4912 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x608 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1438 (or $x608 $x4912)))
 (= new.ffn.width.everywhere (ite $x1438 new.ffn.width.given_everywhere $x3960))))))))
(assert
 (let (($x1106 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x4725 (and $x1106 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (let (($x1909 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1023 (= (_ bv96 7) new.stream)))
 (let (($x311 (or $x1023 $x1909 (and $x1251 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x4725)))
 (= new.ffn.gate_entering (ite $x311 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x84 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x619 (and $x84 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1251 (= (_ bv38 7) new.stream)))
 (let (($x1487 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1023 (= (_ bv96 7) new.stream)))
 (let (($x1808 (or $x1023 $x1487 (and $x1251 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x619)))
 (= new.ffn.up_entering (ite $x1808 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1181 (not new.ffn.width.moved)))
 (let (($x2060 (and new.ffn.width.everywhere $x1181)))
 (= new.ffn.in_place (or $x2060 new.ffn.width.filled)))))
(assert
 (let (($x1181 (not new.ffn.width.moved)))
 (let (($x2060 (and new.ffn.width.everywhere $x1181)))
 (let (($x1742 (< 1 new.tp)))
 (let ((?x739 (ite $x1742 (_ bv16 7) (ite $x2060 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x4426 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x204 (ite (or $x1607 $x679) (_ bv96 7) (ite $x4426 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x739))))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x935 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1145 (or $x1607 $x4785)))
 (let (($x4859 (or $x1145 $x935 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4910 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x1329 (ite $x4910 (ite $x4859 (_ bv96 7) (ite $x679 (_ bv21 7) (_ bv16 7))) (ite (or $x4785 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x204))))
 (let ((?x1476 (ite (or $x1145 $x935 (and $x679 new.ffn.width.padded $x1181)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4344 (ite $x872 (ite (and $x679 new.ffn.width.filled (not $x935)) (_ bv96 7) ?x1476) ?x1329)))
 (= new.ffn.gate_state ?x4344)))))))))))))))))))
(assert
 (let (($x1181 (not new.ffn.width.moved)))
 (let (($x2060 (and new.ffn.width.everywhere $x1181)))
 (let ((?x4206 (ite $x2060 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1742 (< 1 new.tp)))
 (let ((?x235 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1318 (ite new.ffn.width.everywhere (_ bv96 7) ?x235)))
 (let (($x4233 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1169 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x4233 ?x1318 (ite $x1742 (_ bv16 7) ?x4206)))))
 (let (($x4152 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x692 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1224 (or $x692 (not (or $x4152 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x93 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1176 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1639 (or $x1176 $x692)))
 (let ((?x1651 (ite (or $x1639 $x93 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1120 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2076 (or $x1639 $x93 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1181))))
 (let ((?x1806 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x93)) (_ bv96 7) (ite $x2076 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2181 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2181 ?x1806 (ite $x1120 ?x1651 (ite $x1224 (_ bv92 7) ?x1169))))))))))))))))))))))))
(assert
 (let (($x1610 (not new.ffn.width.everywhere)))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x872 (not (= (_ bv96 7) new.ffn.gate_state)) $x1610) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1610 (not new.ffn.width.everywhere)))
 (let (($x246 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1610)))
 (= new.ffn.up_piece (ite $x246 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x4538 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x4538)))
(assert
 (let ((?x2134 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2134)))
(assert
 (let ((?x4391 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x4391)))
(assert
 (let (($x505 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1867 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x872 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x935 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1145 (or $x1607 $x4785)))
 (let (($x975 (not new.model.gated)))
 (let (($x1807 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2181 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1598 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2181 new.ffn.width.everywhere $x1807))))
 (let (($x93 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x692 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1176 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1639 (or $x1176 $x692)))
 (let (($x1899 (= (_ bv94 7) new.stream)))
 (let (($x1742 (< 1 new.tp)))
 (let (($x2050 (and $x1742 $x1899 (and (= (_ bv94 7) new.ffn.up_entering) (or $x1639 $x93) $x1598) (or $x975 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1145 $x935) $x1867)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x505)))
 (= new.ffn.tokenwise $x2050))))))))))))))))))))
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
 (let (($x975 (not new.model.gated)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x1221 (or $x4306 $x975 (= (_ bv96 7) new.ffn.gate_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.gate_entering) (= (_ bv40 7) new.ffn.gate.split)))))
 (not $x1221)))))
(assert
 (let (($x1020 (not old.model.gated)))
(let (($x227 (= 1 old.tp)))
(or $x227 $x1020 (= (_ bv96 7) old.ffn.gate_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.gate_entering) (= (_ bv40 7) old.ffn.gate.split))))))
(check-sat)

; from one replica to any number, question 97
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
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
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun old.model.gated () Bool)
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
 (let (($x1113 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x85 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1370 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1370 $x85 $x362 $x1238 $x1113)))))))
(assert
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x326 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x4358 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x4358 $x326 $x912)))))
(assert
 (let (($x2167 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2167 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4430 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4697 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1418 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4198 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x4198 $x1418 (= (_ bv56 7) old.ffn.width.kind) $x4035 $x1022 $x4697 $x4430 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x77 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1350 (div (* ?x77 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4035 (< 1 old.ffn.width.parts) (= ?x1350 old.ffn.width.n)))))))
(assert
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x774 (and $x4035 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x774))))
(assert
 (let (($x799 (= (- 1) old.ffn.width.n)))
 (let (($x4198 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x924 (ite $x4198 (or $x799 (<= old.ffn.width.parts old.ffn.width.n)) (or $x799 (< 1 old.ffn.width.n)))))
 (let ((?x77 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1350 (div (* ?x77 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4035 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x4697 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1426 (ite $x4697 (or $x799 (< old.ffn.width.block old.ffn.width.n)) (ite $x4035 (or $x799 (< ?x1350 old.ffn.width.n)) $x924))))
 (let (($x895 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1426)))
 (let (($x1418 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x877 (or $x1022 $x1418)))
 (= old.ffn.width.moved (ite $x877 old.ffn.width.given_moved $x895)))))))))))))))
(assert
 (let (($x4430 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1750 (or $x4430 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1418 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x877 (or $x1022 $x1418)))
 (= old.ffn.width.everywhere (ite $x877 old.ffn.width.given_everywhere $x1750))))))))
(assert
 (let (($x2071 (not old.ffn.width.moved)))
 (let (($x1096 (and old.ffn.width.everywhere $x2071)))
 (= old.ffn.in_place (or $x1096 old.ffn.width.filled)))))
(assert
 (let (($x2071 (not old.ffn.width.moved)))
 (let (($x1096 (and old.ffn.width.everywhere $x2071)))
 (let ((?x4884 (ite (< 1 old.tp) (_ bv16 7) (ite $x1096 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1113 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x85 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1116 (ite (or $x362 $x85) (_ bv96 7) (ite $x1113 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x4884))))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x436 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1162 (or $x362 $x1238)))
 (let (($x4342 (or $x1162 $x436 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x326 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x722 (ite $x326 (ite $x4342 (_ bv96 7) (ite $x85 (_ bv21 7) (_ bv16 7))) (ite (or $x1238 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1116))))
 (let ((?x4511 (ite (or $x1162 $x436 (and $x85 old.ffn.width.padded $x2071)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x4372 (ite $x912 (ite (and $x85 old.ffn.width.filled (not $x436)) (_ bv96 7) ?x4511) ?x722)))
 (= old.ffn.gate_state ?x4372))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4426 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4256 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4256 $x679 $x1607 $x4785 $x4426)))))))
(assert
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4910 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1273 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1273 $x4910 $x872)))))
(assert
 (let (($x4328 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x4328 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1348 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x53 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x608 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x4912 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x315 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x315 $x4912 (= (_ bv56 7) new.ffn.width.kind) $x994 $x608 $x53 $x1348 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1844 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1186 (div (* ?x1844 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x994 (< 1 new.ffn.width.parts) (= ?x1186 new.ffn.width.n)))))))
(assert
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x57 (and $x994 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x57))))
(assert
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let (($x315 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1453 (ite $x315 (or $x65 (<= new.ffn.width.parts new.ffn.width.n)) (or $x65 (< 1 new.ffn.width.n)))))
 (let ((?x1844 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1186 (div (* ?x1844 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x994 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x53 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x510 (ite $x53 (or $x65 (< new.ffn.width.block new.ffn.width.n)) (ite $x994 (or $x65 (< ?x1186 new.ffn.width.n)) $x1453))))
 (let (($x4692 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x510)))
 (let (($x4912 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x608 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1438 (or $x608 $x4912)))
 (= new.ffn.width.moved (ite $x1438 new.ffn.width.given_moved $x4692)))))))))))))))
(assert
 (let (($x1348 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3960 (or $x1348 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x4912 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x608 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1438 (or $x608 $x4912)))
 (= new.ffn.width.everywhere (ite $x1438 new.ffn.width.given_everywhere $x3960))))))))
(assert
 (let (($x1181 (not new.ffn.width.moved)))
 (let (($x2060 (and new.ffn.width.everywhere $x1181)))
 (= new.ffn.in_place (or $x2060 new.ffn.width.filled)))))
(assert
 (let (($x1181 (not new.ffn.width.moved)))
 (let (($x2060 (and new.ffn.width.everywhere $x1181)))
 (let ((?x739 (ite (< 1 new.tp) (_ bv16 7) (ite $x2060 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x4426 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x204 (ite (or $x1607 $x679) (_ bv96 7) (ite $x4426 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x739))))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x935 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1145 (or $x1607 $x4785)))
 (let (($x4859 (or $x1145 $x935 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4910 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x1329 (ite $x4910 (ite $x4859 (_ bv96 7) (ite $x679 (_ bv21 7) (_ bv16 7))) (ite (or $x4785 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x204))))
 (let ((?x1476 (ite (or $x1145 $x935 (and $x679 new.ffn.width.padded $x1181)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4344 (ite $x872 (ite (and $x679 new.ffn.width.filled (not $x935)) (_ bv96 7) ?x1476) ?x1329)))
 (= new.ffn.gate_state ?x4344))))))))))))))))))
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
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
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
 (let (($x223 (or (not new.model.gated) (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.gate.split))) (not (or (= (_ bv21 7) new.ffn.gate_state) (= (_ bv16 7) new.ffn.gate_state))))))
 (not $x223)))
(assert
 (let (($x1020 (not old.model.gated)))
(or $x1020 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.gate.split))) (not (or (= (_ bv21 7) old.ffn.gate_state) (= (_ bv16 7) old.ffn.gate_state))))))
(check-sat)

; from one replica to any number, question 98
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun new.dp () Int)
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
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
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun old.model.gated () Bool)
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
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (or (= (_ bv4 7) old.ffn.gate.collective) (= (_ bv5 7) old.ffn.gate.collective) $x362 $x1238 (= (_ bv73 7) old.ffn.gate.collective)))))
(assert
 (let (($x4358 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x4358 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x764 (= (_ bv69 7) old.ffn.gate.sum)))
 (let (($x382 (= (_ bv24 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) (= (_ bv15 7) old.ffn.gate.sum) $x382 $x764))))
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
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (or (= (_ bv4 7) new.ffn.gate.collective) (= (_ bv5 7) new.ffn.gate.collective) $x1607 $x4785 (= (_ bv73 7) new.ffn.gate.collective)))))
(assert
 (let (($x1273 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1273 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x951 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x355 (= (_ bv24 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) (= (_ bv15 7) new.ffn.gate.sum) $x355 $x951))))
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
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
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
 (let (($x1066 (not new.ffn.gate.group.pp)))
 (let (($x1813 (or $x1066 (= 1 new.pp))))
 (let (($x4568 (not new.ffn.gate.group.sp)))
 (let (($x1231 (or $x4568 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x609 (not new.ffn.gate.group.dp)))
 (let (($x1101 (or $x609 $x2024)))
 (let (($x951 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x975 (not new.model.gated)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x355 (= (_ bv24 7) new.ffn.gate.sum)))
 (let (($x1273 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x4585 (and (not $x1273) (or $x1607 (and (or (not new.ffn.gate.group.tp) $x4306) $x1101 $x1231 $x1813)))))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x243 (or $x975 $x4785 $x4585 (and $x1273 (or $x355 (and $x4306 $x975 $x951))) (and (or new.ffn.gate.group.tp $x4306) $x1101 $x1231 $x1813))))
 (not $x243))))))))))))))))))
(assert
 (let (($x1392 (not old.ffn.gate.group.pp)))
(let (($x1112 (or $x1392 (= 1 old.pp))))
(let (($x121 (not old.ffn.gate.group.sp)))
(let (($x4898 (or $x121 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x4404 (not old.ffn.gate.group.dp)))
(let (($x1714 (or $x4404 $x1592)))
(let (($x764 (= (_ bv69 7) old.ffn.gate.sum)))
(let (($x1020 (not old.model.gated)))
(let (($x227 (= 1 old.tp)))
(let (($x382 (= (_ bv24 7) old.ffn.gate.sum)))
(let (($x4358 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
(let (($x4090 (and (not $x4358) (or $x362 (and (or (not old.ffn.gate.group.tp) $x227) $x1714 $x4898 $x1112)))))
(let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
(or $x1020 $x1238 $x4090 (and $x4358 (or $x382 (and $x227 $x1020 $x764))) (and (or old.ffn.gate.group.tp $x227) $x1714 $x4898 $x1112))))))))))))))))))
(check-sat)

; from one replica to any number, question 99
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.gate.bias () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.width.given_first () Bool)
(declare-fun old.ffn.width.first_alone () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.gate.bias () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.width.given_first () Bool)
(declare-fun new.ffn.width.first_alone () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
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
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun new.model.up_bias () Bool)
(declare-fun old.model.up_bias () Bool)
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
 (let (($x722 (= (_ bv29 7) old.ffn.gate.bias)))
 (let (($x280 (= (_ bv27 7) old.ffn.gate.bias)))
 (let (($x739 (= (_ bv23 7) old.ffn.gate.bias)))
 (let (($x4899 (= (_ bv1 7) old.ffn.gate.bias)))
 (or $x4899 $x739 $x280 $x722))))))
(assert
 (let (($x1113 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x85 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1370 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1370 $x85 $x362 $x1238 $x1113)))))))
(assert
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x326 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x4358 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x4358 $x326 $x912)))))
(assert
 (let (($x2167 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2167 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1483 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1635 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3987 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1116 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1116 $x3987 (= (_ bv56 7) old.ffn.width.kind) $x6204 $x1022 $x1635 $x1483 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1185 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4343 (div (* ?x1185 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x6204 (< 1 old.ffn.width.parts) (= ?x4343 old.ffn.width.n)))))))
(assert
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x510 (and $x6204 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x510))))
(assert
 (let (($x957 (= (- 1) old.ffn.width.n)))
 (let (($x1116 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x65 (ite $x1116 (or $x957 (<= old.ffn.width.parts old.ffn.width.n)) (or $x957 (< 1 old.ffn.width.n)))))
 (let ((?x1185 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4343 (div (* ?x1185 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1635 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x781 (ite $x1635 (or $x957 (< old.ffn.width.block old.ffn.width.n)) (ite $x6204 (or $x957 (< ?x4343 old.ffn.width.n)) $x65))))
 (let (($x1603 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x781)))
 (let (($x3987 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4692 (or $x1022 $x3987)))
 (= old.ffn.width.moved (ite $x4692 old.ffn.width.given_moved $x1603)))))))))))))))
(assert
 (let (($x1483 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3960 (or $x1483 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x3987 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4692 (or $x1022 $x3987)))
 (= old.ffn.width.everywhere (ite $x4692 old.ffn.width.given_everywhere $x3960))))))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x796 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x4912)))
 (let (($x561 (= 1 old.ffn.width.parts)))
 (let (($x3987 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4692 (or $x1022 $x3987)))
 (= old.ffn.width.first_alone (ite $x4692 old.ffn.width.given_first (or $x561 $x796))))))))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x4344 (and old.ffn.width.everywhere $x4912)))
 (= old.ffn.in_place (or $x4344 old.ffn.width.filled)))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x4344 (and old.ffn.width.everywhere $x4912)))
 (let ((?x767 (ite (< 1 old.tp) (_ bv16 7) (ite $x4344 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1113 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x85 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x97 (ite (or $x362 $x85) (_ bv96 7) (ite $x1113 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x767))))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x436 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4499 (or $x362 $x1238)))
 (let (($x1739 (or $x4499 $x436 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x326 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x223 (ite $x326 (ite $x1739 (_ bv96 7) (ite $x85 (_ bv21 7) (_ bv16 7))) (ite (or $x1238 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x97))))
 (let ((?x2049 (ite (or $x4499 $x436 (and $x85 old.ffn.width.padded $x4912)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x4462 (ite $x912 (ite (and $x85 old.ffn.width.filled (not $x436)) (_ bv96 7) ?x2049) ?x223)))
 (= old.ffn.gate_state ?x4462))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1471 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x210 (= (_ bv27 7) new.ffn.gate.bias)))
 (let (($x4359 (= (_ bv23 7) new.ffn.gate.bias)))
 (let (($x4254 (= (_ bv1 7) new.ffn.gate.bias)))
 (or $x4254 $x4359 $x210 $x1471))))))
(assert
 (let (($x4426 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4256 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4256 $x679 $x1607 $x4785 $x4426)))))))
(assert
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4910 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1273 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1273 $x4910 $x872)))))
(assert
 (let (($x4328 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x4328 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1513 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1283 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4430 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1558 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1040 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1040 $x1558 (= (_ bv56 7) new.ffn.width.kind) $x877 $x4430 $x1283 $x1513 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x983 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1423 (div (* ?x983 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x877 (< 1 new.ffn.width.parts) (= ?x1423 new.ffn.width.n)))))))
(assert
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1310 (and $x877 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1310))))
(assert
 (let (($x895 (= (- 1) new.ffn.width.n)))
 (let (($x1040 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x493 (ite $x1040 (or $x895 (<= new.ffn.width.parts new.ffn.width.n)) (or $x895 (< 1 new.ffn.width.n)))))
 (let ((?x983 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1423 (div (* ?x983 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1283 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x402 (ite $x1283 (or $x895 (< new.ffn.width.block new.ffn.width.n)) (ite $x877 (or $x895 (< ?x1423 new.ffn.width.n)) $x493))))
 (let (($x1711 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x402)))
 (let (($x1558 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4430 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x924 (or $x4430 $x1558)))
 (= new.ffn.width.moved (ite $x924 new.ffn.width.given_moved $x1711)))))))))))))))
(assert
 (let (($x1513 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x165 (or $x1513 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1558 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4430 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x924 (or $x4430 $x1558)))
 (= new.ffn.width.everywhere (ite $x924 new.ffn.width.given_everywhere $x165))))))))
(assert
 (let (($x1704 (not new.ffn.width.moved)))
 (let (($x1989 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x1704)))
 (let (($x1881 (= 1 new.ffn.width.parts)))
 (let (($x1558 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4430 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x924 (or $x4430 $x1558)))
 (= new.ffn.width.first_alone (ite $x924 new.ffn.width.given_first (or $x1881 $x1989))))))))))
(assert
 (let (($x1704 (not new.ffn.width.moved)))
 (let (($x771 (and new.ffn.width.everywhere $x1704)))
 (= new.ffn.in_place (or $x771 new.ffn.width.filled)))))
(assert
 (let (($x1704 (not new.ffn.width.moved)))
 (let (($x771 (and new.ffn.width.everywhere $x1704)))
 (let ((?x1925 (ite (< 1 new.tp) (_ bv16 7) (ite $x771 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x4426 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x2091 (ite (or $x1607 $x679) (_ bv96 7) (ite $x4426 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1925))))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x935 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x91 (or $x1607 $x4785)))
 (let (($x207 (or $x91 $x935 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4910 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x4303 (ite $x4910 (ite $x207 (_ bv96 7) (ite $x679 (_ bv21 7) (_ bv16 7))) (ite (or $x4785 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x2091))))
 (let ((?x1716 (ite (or $x91 $x935 (and $x679 new.ffn.width.padded $x1704)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x727 (ite $x872 (ite (and $x679 new.ffn.width.filled (not $x935)) (_ bv96 7) ?x1716) ?x4303)))
 (= new.ffn.gate_state ?x727))))))))))))))))))
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
 (= old.ffn.gate.bias new.ffn.gate.bias))
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
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_first new.ffn.width.given_first))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.up_bias new.model.up_bias))
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
 (let (($x4254 (= (_ bv1 7) new.ffn.gate.bias)))
 (let (($x1844 (and $x4254 (not (= (_ bv97 7) new.ffn.gate_state)) (or (not (= (_ bv92 7) new.ffn.gate_state)) (not new.model.gated) true))))
 (let (($x1187 (or (or (= (_ bv29 7) new.ffn.gate.bias) (= (_ bv23 7) new.ffn.gate.bias)) $x1844)))
 (let (($x1273 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x1471 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x975 (not new.model.gated)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x4559 (or $x4306 $x975 (not new.model.up_bias) (and (not $x1273) (or $x4254 (= (_ bv27 7) new.ffn.gate.bias))) (and $x872 $x1471 new.ffn.width.first_alone) (and $x1273 $x1187))))
 (not $x4559)))))))))))
(assert
 (let (($x4899 (= (_ bv1 7) old.ffn.gate.bias)))
(let (($x141 (and $x4899 (not (= (_ bv97 7) old.ffn.gate_state)) (or (not (= (_ bv92 7) old.ffn.gate_state)) (not old.model.gated) true))))
(let (($x4538 (or (or (= (_ bv29 7) old.ffn.gate.bias) (= (_ bv23 7) old.ffn.gate.bias)) $x141)))
(let (($x4358 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x722 (= (_ bv29 7) old.ffn.gate.bias)))
(let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x1258 (not old.model.up_bias)))
(let (($x1020 (not old.model.gated)))
(let (($x227 (= 1 old.tp)))
(or $x227 $x1020 $x1258 (and (not $x4358) (or $x4899 (= (_ bv27 7) old.ffn.gate.bias))) (and $x912 $x722 old.ffn.width.first_alone) (and $x4358 $x4538))))))))))))
(check-sat)

; from one replica to any number, question 100
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
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
(declare-fun new.dp () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
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
 (let (($x1945 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1038 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1038 $x1945 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1408 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x5072 (= (_ bv40 7) old.ffn.down.split)))
 (or $x5072 $x1408 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x1113 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x85 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1370 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1370 $x85 $x362 $x1238 $x1113)))))))
(assert
 (let (($x665 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x987 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x987 $x665 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x326 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x4358 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x4358 $x326 $x912)))))
(assert
 (let (($x2167 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2167 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1217 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4987 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4987 $x1217 $x186 $x4152 $x1025)))))))
(assert
 (let (($x3984 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x449 (= (_ bv10 7) old.ffn.up.input)))
 (or $x449 $x3984 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x286 (= (_ bv40 7) old.ffn.up.split)))
 (or $x286 $x954 $x3998)))))
(assert
 (let (($x619 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1658 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1658 $x4207 $x619 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1483 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1635 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3987 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1116 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1116 $x3987 (= (_ bv56 7) old.ffn.width.kind) $x6204 $x1022 $x1635 $x1483 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x1159 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2050 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2007 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4391 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x4391 (= (_ bv56 7) old.hidden.kind) $x2007 $x2050 (= (_ bv91 7) old.hidden.kind) $x1159 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x1030 (= (_ bv96 7) old.stream)))
 (let (($x300 (= (_ bv94 7) old.stream)))
 (let (($x744 (= (_ bv38 7) old.stream)))
 (or $x744 $x300 $x1030)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2007 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2007 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1185 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4343 (div (* ?x1185 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x6204 (< 1 old.ffn.width.parts) (= ?x4343 old.ffn.width.n)))))))
(assert
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x510 (and $x6204 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x510))))
(assert
 (let (($x957 (= (- 1) old.ffn.width.n)))
 (let (($x1116 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x65 (ite $x1116 (or $x957 (<= old.ffn.width.parts old.ffn.width.n)) (or $x957 (< 1 old.ffn.width.n)))))
 (let ((?x1185 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4343 (div (* ?x1185 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1635 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x781 (ite $x1635 (or $x957 (< old.ffn.width.block old.ffn.width.n)) (ite $x6204 (or $x957 (< ?x4343 old.ffn.width.n)) $x65))))
 (let (($x1603 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x781)))
 (let (($x3987 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4692 (or $x1022 $x3987)))
 (= old.ffn.width.moved (ite $x4692 old.ffn.width.given_moved $x1603)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1945 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2015 (or $x1945 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2015))))
(assert
 (let (($x1159 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1982 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1159 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1982))))
(assert
 (let (($x1483 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3960 (or $x1483 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x3987 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4692 (or $x1022 $x3987)))
 (= old.ffn.width.everywhere (ite $x4692 old.ffn.width.given_everywhere $x3960))))))))
(assert
 (let (($x987 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2134 (and $x987 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x744 (= (_ bv38 7) old.stream)))
 (let (($x665 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1030 (= (_ bv96 7) old.stream)))
 (let (($x36 (or $x1030 $x665 (and $x744 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2134)))
 (= old.ffn.gate_entering (ite $x36 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x449 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1196 (and $x449 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x744 (= (_ bv38 7) old.stream)))
 (let (($x3984 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1030 (= (_ bv96 7) old.stream)))
 (let (($x536 (or $x1030 $x3984 (and $x744 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1196)))
 (= old.ffn.up_entering (ite $x536 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x4344 (and old.ffn.width.everywhere $x4912)))
 (= old.ffn.in_place (or $x4344 old.ffn.width.filled)))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x4344 (and old.ffn.width.everywhere $x4912)))
 (let (($x1484 (< 1 old.tp)))
 (let ((?x767 (ite $x1484 (_ bv16 7) (ite $x4344 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1113 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x85 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x97 (ite (or $x362 $x85) (_ bv96 7) (ite $x1113 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x767))))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x436 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4499 (or $x362 $x1238)))
 (let (($x1739 (or $x4499 $x436 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x326 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x223 (ite $x326 (ite $x1739 (_ bv96 7) (ite $x85 (_ bv21 7) (_ bv16 7))) (ite (or $x1238 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x97))))
 (let ((?x2049 (ite (or $x4499 $x436 (and $x85 old.ffn.width.padded $x4912)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x4462 (ite $x912 (ite (and $x85 old.ffn.width.filled (not $x436)) (_ bv96 7) ?x2049) ?x223)))
 (= old.ffn.gate_state ?x4462)))))))))))))))))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x4344 (and old.ffn.width.everywhere $x4912)))
 (let ((?x112 (ite $x4344 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1484 (< 1 old.tp)))
 (let ((?x1236 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x2155 (ite old.ffn.width.everywhere (_ bv96 7) ?x1236)))
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1351 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1025 ?x2155 (ite $x1484 (_ bv16 7) ?x112)))))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1318 (or $x4152 (not (or $x4207 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1209 (or $x186 $x4152)))
 (let ((?x2057 (ite (or $x1209 $x1221 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2011 (or $x1209 $x1221 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4912))))
 (let ((?x516 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1221)) (_ bv96 7) (ite $x2011 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3998 ?x516 (ite $x954 ?x2057 (ite $x1318 (_ bv92 7) ?x1351))))))))))))))))))))))))
(assert
 (let (($x1382 (not old.ffn.width.everywhere)))
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x912 (not (= (_ bv96 7) old.ffn.gate_state)) $x1382) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1382 (not old.ffn.width.everywhere)))
 (let (($x628 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1382)))
 (= old.ffn.up_piece (ite $x628 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1788 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1788)))
(assert
 (let ((?x1954 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1954)))
(assert
 (let ((?x2504 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2504)))
(assert
 (let (($x1408 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x912 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x59 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x912 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x436 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1238 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x362 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x4499 (or $x362 $x1238)))
 (let (($x1020 (not old.model.gated)))
 (let (($x630 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x448 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3998 old.ffn.width.everywhere $x630))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1209 (or $x186 $x4152)))
 (let (($x300 (= (_ bv94 7) old.stream)))
 (let (($x1484 (< 1 old.tp)))
 (let (($x1571 (and $x1484 $x300 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1209 $x1221) $x448) (or $x1020 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x4499 $x436) $x59)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1408)))
 (= old.ffn.tokenwise $x1571))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2020 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x264 (= (_ bv10 7) new.ffn.down.input)))
 (or $x264 $x2020 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x351 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x163 (= (_ bv40 7) new.ffn.down.split)))
 (or $x163 $x351 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x4426 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4256 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4256 $x679 $x1607 $x4785 $x4426)))))))
(assert
 (let (($x51 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1276 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1276 $x51 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4910 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1273 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1273 $x4910 $x872)))))
(assert
 (let (($x4328 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x4328 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x497 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x167 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x167 $x497 $x594 $x1135 $x1860)))))))
(assert
 (let (($x1341 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x4065 (= (_ bv10 7) new.ffn.up.input)))
 (or $x4065 $x1341 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4159 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4159 $x67 $x2075)))))
(assert
 (let (($x1300 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2182 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2182 $x1568 $x1300 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1513 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1283 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4430 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1558 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1040 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1040 $x1558 (= (_ bv56 7) new.ffn.width.kind) $x877 $x4430 $x1283 $x1513 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x4954 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1866 (= (_ bv86 7) new.hidden.kind)))
 (let (($x496 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3961 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x3961 (= (_ bv56 7) new.hidden.kind) $x496 $x1866 (= (_ bv91 7) new.hidden.kind) $x4954 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x885 (= (_ bv96 7) new.stream)))
 (let (($x456 (= (_ bv94 7) new.stream)))
 (let (($x997 (= (_ bv38 7) new.stream)))
 (or $x997 $x456 $x885)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x496 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x496 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x983 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1423 (div (* ?x983 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x877 (< 1 new.ffn.width.parts) (= ?x1423 new.ffn.width.n)))))))
(assert
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1310 (and $x877 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1310))))
(assert
 (let (($x895 (= (- 1) new.ffn.width.n)))
 (let (($x1040 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x493 (ite $x1040 (or $x895 (<= new.ffn.width.parts new.ffn.width.n)) (or $x895 (< 1 new.ffn.width.n)))))
 (let ((?x983 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1423 (div (* ?x983 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1283 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x402 (ite $x1283 (or $x895 (< new.ffn.width.block new.ffn.width.n)) (ite $x877 (or $x895 (< ?x1423 new.ffn.width.n)) $x493))))
 (let (($x1711 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x402)))
 (let (($x1558 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4430 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x924 (or $x4430 $x1558)))
 (= new.ffn.width.moved (ite $x924 new.ffn.width.given_moved $x1711)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2020 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1103 (or $x2020 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1103))))
(assert
 (let (($x4954 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1106 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x4954 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1106))))
(assert
 (let (($x1513 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x165 (or $x1513 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1558 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4430 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x924 (or $x4430 $x1558)))
 (= new.ffn.width.everywhere (ite $x924 new.ffn.width.given_everywhere $x165))))))))
(assert
 (let (($x1276 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x4249 (and $x1276 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x997 (= (_ bv38 7) new.stream)))
 (let (($x51 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x885 (= (_ bv96 7) new.stream)))
 (let (($x1796 (or $x885 $x51 (and $x997 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x4249)))
 (= new.ffn.gate_entering (ite $x1796 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x4065 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x4236 (and $x4065 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x997 (= (_ bv38 7) new.stream)))
 (let (($x1341 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x885 (= (_ bv96 7) new.stream)))
 (let (($x1823 (or $x885 $x1341 (and $x997 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x4236)))
 (= new.ffn.up_entering (ite $x1823 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1704 (not new.ffn.width.moved)))
 (let (($x771 (and new.ffn.width.everywhere $x1704)))
 (= new.ffn.in_place (or $x771 new.ffn.width.filled)))))
(assert
 (let (($x1704 (not new.ffn.width.moved)))
 (let (($x771 (and new.ffn.width.everywhere $x1704)))
 (let (($x880 (< 1 new.tp)))
 (let ((?x1925 (ite $x880 (_ bv16 7) (ite $x771 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x4426 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x2091 (ite (or $x1607 $x679) (_ bv96 7) (ite $x4426 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1925))))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x935 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x91 (or $x1607 $x4785)))
 (let (($x207 (or $x91 $x935 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4910 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x4303 (ite $x4910 (ite $x207 (_ bv96 7) (ite $x679 (_ bv21 7) (_ bv16 7))) (ite (or $x4785 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x2091))))
 (let ((?x1716 (ite (or $x91 $x935 (and $x679 new.ffn.width.padded $x1704)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x727 (ite $x872 (ite (and $x679 new.ffn.width.filled (not $x935)) (_ bv96 7) ?x1716) ?x4303)))
 (= new.ffn.gate_state ?x727)))))))))))))))))))
(assert
 (let (($x1704 (not new.ffn.width.moved)))
 (let (($x771 (and new.ffn.width.everywhere $x1704)))
 (let ((?x937 (ite $x771 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x880 (< 1 new.tp)))
 (let ((?x960 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1814 (ite new.ffn.width.everywhere (_ bv96 7) ?x960)))
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1449 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1860 ?x1814 (ite $x880 (_ bv16 7) ?x937)))))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x621 (or $x1135 (not (or $x1568 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1127 (or $x594 $x1135)))
 (let ((?x4213 (ite (or $x1127 $x1961 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4124 (or $x1127 $x1961 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1704))))
 (let ((?x1653 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1961)) (_ bv96 7) (ite $x4124 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2075 ?x1653 (ite $x67 ?x4213 (ite $x621 (_ bv92 7) ?x1449))))))))))))))))))))))))
(assert
 (let (($x2026 (not new.ffn.width.everywhere)))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x872 (not (= (_ bv96 7) new.ffn.gate_state)) $x2026) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2026 (not new.ffn.width.everywhere)))
 (let (($x4458 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2026)))
 (= new.ffn.up_piece (ite $x4458 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x84 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x84)))
(assert
 (let ((?x1670 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1670)))
(assert
 (let ((?x352 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x352)))
(assert
 (let (($x351 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x872 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1610 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x872 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x935 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x4785 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1607 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x91 (or $x1607 $x4785)))
 (let (($x975 (not new.model.gated)))
 (let (($x682 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x187 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2075 new.ffn.width.everywhere $x682))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1127 (or $x594 $x1135)))
 (let (($x456 (= (_ bv94 7) new.stream)))
 (let (($x880 (< 1 new.tp)))
 (let (($x1136 (and $x880 $x456 (and (= (_ bv94 7) new.ffn.up_entering) (or $x1127 $x1961) $x187) (or $x975 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x91 $x935) $x1610)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x351)))
 (= new.ffn.tokenwise $x1136))))))))))))))))))))
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
 (let (($x414 (not true)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x1179 (or $x4306 $x414 (= (_ bv96 7) new.ffn.up_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.up_entering) (= (_ bv40 7) new.ffn.up.split)))))
 (not $x1179)))))
(assert
 (let (($x414 (not true)))
(let (($x227 (= 1 old.tp)))
(or $x227 $x414 (= (_ bv96 7) old.ffn.up_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.up_entering) (= (_ bv40 7) old.ffn.up.split))))))
(check-sat)

; from one replica to any number, question 101
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun new.dp () Int)
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
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
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
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1217 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4987 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4987 $x1217 $x186 $x4152 $x1025)))))))
(assert
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x286 (= (_ bv40 7) old.ffn.up.split)))
 (or $x286 $x954 $x3998)))))
(assert
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1658 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1658 $x4207 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1483 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1635 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3987 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1116 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1116 $x3987 (= (_ bv56 7) old.ffn.width.kind) $x6204 $x1022 $x1635 $x1483 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1185 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4343 (div (* ?x1185 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x6204 (< 1 old.ffn.width.parts) (= ?x4343 old.ffn.width.n)))))))
(assert
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x510 (and $x6204 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x510))))
(assert
 (let (($x957 (= (- 1) old.ffn.width.n)))
 (let (($x1116 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x65 (ite $x1116 (or $x957 (<= old.ffn.width.parts old.ffn.width.n)) (or $x957 (< 1 old.ffn.width.n)))))
 (let ((?x1185 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4343 (div (* ?x1185 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x6204 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1635 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x781 (ite $x1635 (or $x957 (< old.ffn.width.block old.ffn.width.n)) (ite $x6204 (or $x957 (< ?x4343 old.ffn.width.n)) $x65))))
 (let (($x1603 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x781)))
 (let (($x3987 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4692 (or $x1022 $x3987)))
 (= old.ffn.width.moved (ite $x4692 old.ffn.width.given_moved $x1603)))))))))))))))
(assert
 (let (($x1483 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3960 (or $x1483 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x3987 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4692 (or $x1022 $x3987)))
 (= old.ffn.width.everywhere (ite $x4692 old.ffn.width.given_everywhere $x3960))))))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x4344 (and old.ffn.width.everywhere $x4912)))
 (= old.ffn.in_place (or $x4344 old.ffn.width.filled)))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x4344 (and old.ffn.width.everywhere $x4912)))
 (let ((?x112 (ite $x4344 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x1236 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x2155 (ite old.ffn.width.everywhere (_ bv96 7) ?x1236)))
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1351 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1025 ?x2155 (ite (< 1 old.tp) (_ bv16 7) ?x112)))))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1318 (or $x4152 (not (or $x4207 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1209 (or $x186 $x4152)))
 (let ((?x2057 (ite (or $x1209 $x1221 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2011 (or $x1209 $x1221 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4912))))
 (let ((?x516 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1221)) (_ bv96 7) (ite $x2011 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3998 ?x516 (ite $x954 ?x2057 (ite $x1318 (_ bv92 7) ?x1351)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x497 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x167 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x167 $x497 $x594 $x1135 $x1860)))))))
(assert
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4159 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4159 $x67 $x2075)))))
(assert
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2182 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2182 $x1568 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1513 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1283 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4430 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1558 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1040 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1040 $x1558 (= (_ bv56 7) new.ffn.width.kind) $x877 $x4430 $x1283 $x1513 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x983 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1423 (div (* ?x983 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x877 (< 1 new.ffn.width.parts) (= ?x1423 new.ffn.width.n)))))))
(assert
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1310 (and $x877 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1310))))
(assert
 (let (($x895 (= (- 1) new.ffn.width.n)))
 (let (($x1040 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x493 (ite $x1040 (or $x895 (<= new.ffn.width.parts new.ffn.width.n)) (or $x895 (< 1 new.ffn.width.n)))))
 (let ((?x983 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1423 (div (* ?x983 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x877 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1283 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x402 (ite $x1283 (or $x895 (< new.ffn.width.block new.ffn.width.n)) (ite $x877 (or $x895 (< ?x1423 new.ffn.width.n)) $x493))))
 (let (($x1711 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x402)))
 (let (($x1558 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4430 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x924 (or $x4430 $x1558)))
 (= new.ffn.width.moved (ite $x924 new.ffn.width.given_moved $x1711)))))))))))))))
(assert
 (let (($x1513 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x165 (or $x1513 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1558 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4430 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x924 (or $x4430 $x1558)))
 (= new.ffn.width.everywhere (ite $x924 new.ffn.width.given_everywhere $x165))))))))
(assert
 (let (($x1704 (not new.ffn.width.moved)))
 (let (($x771 (and new.ffn.width.everywhere $x1704)))
 (= new.ffn.in_place (or $x771 new.ffn.width.filled)))))
(assert
 (let (($x1704 (not new.ffn.width.moved)))
 (let (($x771 (and new.ffn.width.everywhere $x1704)))
 (let ((?x937 (ite $x771 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x960 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1814 (ite new.ffn.width.everywhere (_ bv96 7) ?x960)))
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1449 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1860 ?x1814 (ite (< 1 new.tp) (_ bv16 7) ?x937)))))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x621 (or $x1135 (not (or $x1568 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1127 (or $x594 $x1135)))
 (let ((?x4213 (ite (or $x1127 $x1961 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4124 (or $x1127 $x1961 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1704))))
 (let ((?x1653 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1961)) (_ bv96 7) (ite $x4124 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2075 ?x1653 (ite $x67 ?x4213 (ite $x621 (_ bv92 7) ?x1449)))))))))))))))))))))))
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
 (let (($x414 (not true)))
 (let (($x1242 (or $x414 (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.up.split))) (not (or (= (_ bv21 7) new.ffn.up_state) (= (_ bv16 7) new.ffn.up_state))))))
 (not $x1242))))
(assert
 (let (($x414 (not true)))
(or $x414 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.up.split))) (not (or (= (_ bv21 7) old.ffn.up_state) (= (_ bv16 7) old.ffn.up_state))))))
(check-sat)

; from one replica to any number, question 102
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun new.dp () Int)
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
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
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun old.model.gated () Bool)
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
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (or (= (_ bv4 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective) $x186 $x4152 (= (_ bv73 7) old.ffn.up.collective)))))
(assert
 (let (($x286 (= (_ bv40 7) old.ffn.up.split)))
 (or $x286 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (let (($x1073 (= (_ bv69 7) old.ffn.up.sum)))
 (let (($x619 (= (_ bv24 7) old.ffn.up.sum)))
 (or (= (_ bv0 7) old.ffn.up.sum) (= (_ bv15 7) old.ffn.up.sum) $x619 $x1073))))
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
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (or (= (_ bv4 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective) $x594 $x1135 (= (_ bv73 7) new.ffn.up.collective)))))
(assert
 (let (($x4159 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4159 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (let (($x2174 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x1300 (= (_ bv24 7) new.ffn.up.sum)))
 (or (= (_ bv0 7) new.ffn.up.sum) (= (_ bv15 7) new.ffn.up.sum) $x1300 $x2174))))
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
 (let (($x1802 (not new.ffn.up.group.pp)))
 (let (($x916 (or $x1802 (= 1 new.pp))))
 (let (($x952 (not new.ffn.up.group.sp)))
 (let (($x4341 (or $x952 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1907 (not new.ffn.up.group.dp)))
 (let (($x1442 (or $x1907 $x2024)))
 (let (($x2174 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x1499 (not new.model.gated)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x1300 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x4159 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1008 (and (not $x4159) (or $x594 (and (or (not new.ffn.up.group.tp) $x4306) $x1442 $x4341 $x916)))))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x414 (not true)))
 (let (($x2059 (or $x414 $x1135 $x1008 (and $x4159 (or $x1300 (and $x4306 $x1499 $x2174))) (and (or new.ffn.up.group.tp $x4306) $x1442 $x4341 $x916))))
 (not $x2059)))))))))))))))))))
(assert
 (let (($x1500 (not old.ffn.up.group.pp)))
(let (($x473 (or $x1500 (= 1 old.pp))))
(let (($x732 (not old.ffn.up.group.sp)))
(let (($x255 (or $x732 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x4405 (not old.ffn.up.group.dp)))
(let (($x1741 (or $x4405 $x1592)))
(let (($x1073 (= (_ bv69 7) old.ffn.up.sum)))
(let (($x1853 (not old.model.gated)))
(let (($x227 (= 1 old.tp)))
(let (($x619 (= (_ bv24 7) old.ffn.up.sum)))
(let (($x286 (= (_ bv40 7) old.ffn.up.split)))
(let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
(let (($x4910 (and (not $x286) (or $x186 (and (or (not old.ffn.up.group.tp) $x227) $x1741 $x255 $x473)))))
(let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
(let (($x414 (not true)))
(or $x414 $x4152 $x4910 (and $x286 (or $x619 (and $x227 $x1853 $x1073))) (and (or old.ffn.up.group.tp $x227) $x1741 $x255 $x473)))))))))))))))))))
(check-sat)

; from one replica to any number, question 103
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.up.bias () (_ BitVec 7))
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
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.width.given_first () Bool)
(declare-fun old.ffn.width.first_alone () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.up.bias () (_ BitVec 7))
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
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.width.given_first () Bool)
(declare-fun new.ffn.width.first_alone () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
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
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.up_bias () Bool)
(declare-fun old.model.up_bias () Bool)
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
 (let (($x1899 (= (_ bv29 7) old.ffn.up.bias)))
 (let (($x771 (= (_ bv27 7) old.ffn.up.bias)))
 (let (($x4213 (= (_ bv23 7) old.ffn.up.bias)))
 (let (($x235 (= (_ bv1 7) old.ffn.up.bias)))
 (or $x235 $x4213 $x771 $x1899))))))
(assert
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1217 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4987 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4987 $x1217 $x186 $x4152 $x1025)))))))
(assert
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x286 (= (_ bv40 7) old.ffn.up.split)))
 (or $x286 $x954 $x3998)))))
(assert
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1658 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1658 $x4207 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x516 $x2155 (= (_ bv56 7) old.ffn.width.kind) $x4344 $x1870 $x1209 $x4912 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4344 (< 1 old.ffn.width.parts) (= ?x2164 old.ffn.width.n)))))))
(assert
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1848 (and $x4344 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1848))))
(assert
 (let (($x2016 (= (- 1) old.ffn.width.n)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1426 (ite $x516 (or $x2016 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2016 (< 1 old.ffn.width.n)))))
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1710 (ite $x1209 (or $x2016 (< old.ffn.width.block old.ffn.width.n)) (ite $x4344 (or $x2016 (< ?x2164 old.ffn.width.n)) $x1426))))
 (let (($x165 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1710)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.moved (ite $x493 old.ffn.width.given_moved $x165)))))))))))))))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1881 (or $x4912 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.everywhere (ite $x493 old.ffn.width.given_everywhere $x1881))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x2173 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x4771)))
 (let (($x663 (= 1 old.ffn.width.parts)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.first_alone (ite $x493 old.ffn.width.given_first (or $x663 $x2173))))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (= old.ffn.in_place (or $x1449 old.ffn.width.filled)))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let ((?x2162 (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x1258 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4559 (ite old.ffn.width.everywhere (_ bv96 7) ?x1258)))
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1226 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1025 ?x4559 (ite (< 1 old.tp) (_ bv16 7) ?x2162)))))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4884 (or $x4152 (not (or $x4207 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let ((?x1419 (ite (or $x621 $x1221 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1229 (or $x621 $x1221 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4771))))
 (let ((?x325 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1221)) (_ bv96 7) (ite $x1229 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3998 ?x325 (ite $x954 ?x1419 (ite $x4884 (_ bv92 7) ?x1226)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1166 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x880 (= (_ bv27 7) new.ffn.up.bias)))
 (let (($x947 (= (_ bv23 7) new.ffn.up.bias)))
 (let (($x1750 (= (_ bv1 7) new.ffn.up.bias)))
 (or $x1750 $x947 $x880 $x1166))))))
(assert
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x497 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x167 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x167 $x497 $x594 $x1135 $x1860)))))))
(assert
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4159 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4159 $x67 $x2075)))))
(assert
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2182 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2182 $x1568 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1035 $x248 (= (_ bv56 7) new.ffn.width.kind) $x2060 $x1022 $x3987 $x4692 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2060 (< 1 new.ffn.width.parts) (= ?x2039 new.ffn.width.n)))))))
(assert
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1116 (and $x2060 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1116))))
(assert
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x510 (ite $x1035 (or $x65 (<= new.ffn.width.parts new.ffn.width.n)) (or $x65 (< 1 new.ffn.width.n)))))
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1545 (ite $x3987 (or $x65 (< new.ffn.width.block new.ffn.width.n)) (ite $x2060 (or $x65 (< ?x2039 new.ffn.width.n)) $x510))))
 (let (($x4302 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1545)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.moved (ite $x1684 new.ffn.width.given_moved $x4302)))))))))))))))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2071 (or $x4692 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.everywhere (ite $x1684 new.ffn.width.given_everywhere $x2071))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x1675 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x2065)))
 (let (($x1186 (= 1 new.ffn.width.parts)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.first_alone (ite $x1684 new.ffn.width.given_first (or $x1186 $x1675))))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (= new.ffn.in_place (or $x4342 new.ffn.width.filled)))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let ((?x223 (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x4785 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4163 (ite new.ffn.width.everywhere (_ bv96 7) ?x4785)))
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x4237 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1860 ?x4163 (ite (< 1 new.tp) (_ bv16 7) ?x223)))))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x4857 (or $x1135 (not (or $x1568 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let ((?x73 (ite (or $x84 $x1961 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1201 (or $x84 $x1961 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2065))))
 (let ((?x4353 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1961)) (_ bv96 7) (ite $x1201 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2075 ?x4353 (ite $x67 ?x73 (ite $x4857 (_ bv92 7) ?x4237)))))))))))))))))))))))
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
 (= old.ffn.up.bias new.ffn.up.bias))
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
 (= old.ffn.width.given_first new.ffn.width.given_first))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.up_bias new.model.up_bias))
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
 (let (($x1750 (= (_ bv1 7) new.ffn.up.bias)))
 (let (($x1102 (and $x1750 (not (= (_ bv97 7) new.ffn.up_state)) (or (not (= (_ bv92 7) new.ffn.up_state)) (not new.model.gated) false))))
 (let (($x4159 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x4779 (and $x4159 (or (or (= (_ bv29 7) new.ffn.up.bias) (= (_ bv23 7) new.ffn.up.bias)) $x1102))))
 (let (($x1166 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x414 (not true)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x192 (or $x4306 $x414 (not new.model.up_bias) (and (not $x4159) (or $x1750 (= (_ bv27 7) new.ffn.up.bias))) (and $x2075 $x1166 new.ffn.width.first_alone) $x4779)))
 (not $x192)))))))))))
(assert
 (let (($x235 (= (_ bv1 7) old.ffn.up.bias)))
(let (($x4485 (and $x235 (not (= (_ bv97 7) old.ffn.up_state)) (or (not (= (_ bv92 7) old.ffn.up_state)) (not old.model.gated) false))))
(let (($x286 (= (_ bv40 7) old.ffn.up.split)))
(let (($x1788 (and $x286 (or (or (= (_ bv29 7) old.ffn.up.bias) (= (_ bv23 7) old.ffn.up.bias)) $x4485))))
(let (($x1899 (= (_ bv29 7) old.ffn.up.bias)))
(let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
(let (($x1411 (not old.model.up_bias)))
(let (($x414 (not true)))
(let (($x227 (= 1 old.tp)))
(or $x227 $x414 $x1411 (and (not $x286) (or $x235 (= (_ bv27 7) old.ffn.up.bias))) (and $x3998 $x1899 old.ffn.width.first_alone) $x1788)))))))))))
(check-sat)

; from one replica to any number, question 104
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
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
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.activated () (_ BitVec 7))
(declare-fun new.dp () Int)
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
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
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
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.activated () (_ BitVec 7))
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
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x91 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x91 $x1668 $x4742 $x175 $x1763)))))))
(assert
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x4729 $x69))))
(assert
 (let (($x1665 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1665 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1217 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4987 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4987 $x1217 $x186 $x4152 $x1025)))))))
(assert
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x954 $x3998))))
(assert
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1658 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1658 $x4207 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x516 $x2155 (= (_ bv56 7) old.ffn.width.kind) $x4344 $x1870 $x1209 $x4912 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4344 (< 1 old.ffn.width.parts) (= ?x2164 old.ffn.width.n)))))))
(assert
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1848 (and $x4344 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1848))))
(assert
 (let (($x2016 (= (- 1) old.ffn.width.n)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1426 (ite $x516 (or $x2016 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2016 (< 1 old.ffn.width.n)))))
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1710 (ite $x1209 (or $x2016 (< old.ffn.width.block old.ffn.width.n)) (ite $x4344 (or $x2016 (< ?x2164 old.ffn.width.n)) $x1426))))
 (let (($x165 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1710)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.moved (ite $x493 old.ffn.width.given_moved $x165)))))))))))))))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1881 (or $x4912 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.everywhere (ite $x493 old.ffn.width.given_everywhere $x1881))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (= old.ffn.in_place (or $x1449 old.ffn.width.filled)))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1396 (ite $x1267 (_ bv16 7) (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1954 (ite (or $x4742 $x1668) (_ bv96 7) (ite $x1763 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1396))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1804 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1450 (or $x4742 $x175)))
 (let (($x145 (or $x1450 $x1804 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x4725 (ite $x4729 (ite $x145 (_ bv96 7) (ite $x1668 (_ bv21 7) (_ bv16 7))) (ite (or $x175 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1954))))
 (let ((?x1164 (ite (or $x1450 $x1804 (and $x1668 old.ffn.width.padded $x4771)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x912 (ite $x69 (ite (and $x1668 old.ffn.width.filled (not $x1804)) (_ bv96 7) ?x1164) ?x4725)))
 (= old.ffn.gate_state ?x912)))))))))))))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let ((?x2162 (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1258 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4559 (ite old.ffn.width.everywhere (_ bv96 7) ?x1258)))
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1226 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1025 ?x4559 (ite $x1267 (_ bv16 7) ?x2162)))))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4884 (or $x4152 (not (or $x4207 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let ((?x1419 (ite (or $x621 $x1221 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1229 (or $x621 $x1221 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4771))))
 (let ((?x325 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1221)) (_ bv96 7) (ite $x1229 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3998 ?x325 (ite $x954 ?x1419 (ite $x4884 (_ bv92 7) ?x1226))))))))))))))))))))))))
(assert
 (let ((?x345 (ite old.model.gated old.ffn.gate_state old.ffn.up_state)))
 (= old.ffn.activated (ite (and old.model.joint (= (_ bv92 7) old.ffn.up_state)) (_ bv92 7) ?x345))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x848 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x848 $x2160 $x1196 $x1570 $x841)))))))
(assert
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1026 $x4590))))
(assert
 (let (($x2132 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2132 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x497 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x167 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x167 $x497 $x594 $x1135 $x1860)))))))
(assert
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x67 $x2075))))
(assert
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2182 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2182 $x1568 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1035 $x248 (= (_ bv56 7) new.ffn.width.kind) $x2060 $x1022 $x3987 $x4692 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2060 (< 1 new.ffn.width.parts) (= ?x2039 new.ffn.width.n)))))))
(assert
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1116 (and $x2060 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1116))))
(assert
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x510 (ite $x1035 (or $x65 (<= new.ffn.width.parts new.ffn.width.n)) (or $x65 (< 1 new.ffn.width.n)))))
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1545 (ite $x3987 (or $x65 (< new.ffn.width.block new.ffn.width.n)) (ite $x2060 (or $x65 (< ?x2039 new.ffn.width.n)) $x510))))
 (let (($x4302 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1545)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.moved (ite $x1684 new.ffn.width.given_moved $x4302)))))))))))))))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2071 (or $x4692 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.everywhere (ite $x1684 new.ffn.width.given_everywhere $x2071))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (= new.ffn.in_place (or $x4342 new.ffn.width.filled)))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let (($x260 (< 1 new.tp)))
 (let ((?x187 (ite $x260 (_ bv16 7) (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4868 (ite (or $x1196 $x2160) (_ bv96 7) (ite $x841 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x187))))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x465 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (or $x1196 $x1570)))
 (let (($x1347 (or $x17 $x465 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x2005 (ite $x1026 (ite $x1347 (_ bv96 7) (ite $x2160 (_ bv21 7) (_ bv16 7))) (ite (or $x1570 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4868))))
 (let ((?x2035 (ite (or $x17 $x465 (and $x2160 new.ffn.width.padded $x2065)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x205 (ite $x4590 (ite (and $x2160 new.ffn.width.filled (not $x465)) (_ bv96 7) ?x2035) ?x2005)))
 (= new.ffn.gate_state ?x205)))))))))))))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let ((?x223 (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x260 (< 1 new.tp)))
 (let ((?x4785 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4163 (ite new.ffn.width.everywhere (_ bv96 7) ?x4785)))
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x4237 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1860 ?x4163 (ite $x260 (_ bv16 7) ?x223)))))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x4857 (or $x1135 (not (or $x1568 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let ((?x73 (ite (or $x84 $x1961 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1201 (or $x84 $x1961 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2065))))
 (let ((?x4353 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1961)) (_ bv96 7) (ite $x1201 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2075 ?x4353 (ite $x67 ?x73 (ite $x4857 (_ bv92 7) ?x4237))))))))))))))))))))))))
(assert
 (let ((?x780 (ite new.model.gated new.ffn.gate_state new.ffn.up_state)))
 (= new.ffn.activated (ite (and new.model.joint (= (_ bv92 7) new.ffn.up_state)) (_ bv92 7) ?x780))))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (not (or (= 1 new.tp) (not (= (_ bv92 7) new.ffn.activated)))))
(assert
 (let (($x227 (= 1 old.tp)))
(or $x227 (not (= (_ bv92 7) old.ffn.activated)))))
(check-sat)

; from one replica to any number, question 105
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
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
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
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
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2087 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2087 $x2085 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1538 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x91 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x91 $x1668 $x4742 $x175 $x1763)))))))
(assert
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x4729 $x69))))
(assert
 (let (($x1665 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1665 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1217 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4987 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4987 $x1217 $x186 $x4152 $x1025)))))))
(assert
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x954 $x3998))))
(assert
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1658 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1658 $x4207 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x516 $x2155 (= (_ bv56 7) old.ffn.width.kind) $x4344 $x1870 $x1209 $x4912 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4344 (< 1 old.ffn.width.parts) (= ?x2164 old.ffn.width.n)))))))
(assert
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1848 (and $x4344 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1848))))
(assert
 (let (($x2016 (= (- 1) old.ffn.width.n)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1426 (ite $x516 (or $x2016 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2016 (< 1 old.ffn.width.n)))))
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1710 (ite $x1209 (or $x2016 (< old.ffn.width.block old.ffn.width.n)) (ite $x4344 (or $x2016 (< ?x2164 old.ffn.width.n)) $x1426))))
 (let (($x165 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1710)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.moved (ite $x493 old.ffn.width.given_moved $x165)))))))))))))))
(assert
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x28 (or $x2085 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x28))))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1881 (or $x4912 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.everywhere (ite $x493 old.ffn.width.given_everywhere $x1881))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (= old.ffn.in_place (or $x1449 old.ffn.width.filled)))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1396 (ite $x1267 (_ bv16 7) (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1954 (ite (or $x4742 $x1668) (_ bv96 7) (ite $x1763 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1396))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1804 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1450 (or $x4742 $x175)))
 (let (($x145 (or $x1450 $x1804 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x4725 (ite $x4729 (ite $x145 (_ bv96 7) (ite $x1668 (_ bv21 7) (_ bv16 7))) (ite (or $x175 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1954))))
 (let ((?x1164 (ite (or $x1450 $x1804 (and $x1668 old.ffn.width.padded $x4771)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x912 (ite $x69 (ite (and $x1668 old.ffn.width.filled (not $x1804)) (_ bv96 7) ?x1164) ?x4725)))
 (= old.ffn.gate_state ?x912)))))))))))))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let ((?x2162 (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1258 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4559 (ite old.ffn.width.everywhere (_ bv96 7) ?x1258)))
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1226 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1025 ?x4559 (ite $x1267 (_ bv16 7) ?x2162)))))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4884 (or $x4152 (not (or $x4207 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let ((?x1419 (ite (or $x621 $x1221 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1229 (or $x621 $x1221 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4771))))
 (let ((?x325 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1221)) (_ bv96 7) (ite $x1229 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3998 ?x325 (ite $x954 ?x1419 (ite $x4884 (_ bv92 7) ?x1226))))))))))))))))))))))))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x69 (not (= (_ bv96 7) old.ffn.gate_state)) $x1510) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x449 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1510)))
 (= old.ffn.up_piece (ite $x449 (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x574 (= (_ bv10 7) new.ffn.down.input)))
 (or $x574 $x4885 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1769 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x848 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x848 $x2160 $x1196 $x1570 $x841)))))))
(assert
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1026 $x4590))))
(assert
 (let (($x2132 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2132 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x497 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x167 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x167 $x497 $x594 $x1135 $x1860)))))))
(assert
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x67 $x2075))))
(assert
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2182 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2182 $x1568 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1035 $x248 (= (_ bv56 7) new.ffn.width.kind) $x2060 $x1022 $x3987 $x4692 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2060 (< 1 new.ffn.width.parts) (= ?x2039 new.ffn.width.n)))))))
(assert
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1116 (and $x2060 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1116))))
(assert
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x510 (ite $x1035 (or $x65 (<= new.ffn.width.parts new.ffn.width.n)) (or $x65 (< 1 new.ffn.width.n)))))
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1545 (ite $x3987 (or $x65 (< new.ffn.width.block new.ffn.width.n)) (ite $x2060 (or $x65 (< ?x2039 new.ffn.width.n)) $x510))))
 (let (($x4302 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1545)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.moved (ite $x1684 new.ffn.width.given_moved $x4302)))))))))))))))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2009 (or $x4885 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2009))))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2071 (or $x4692 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.everywhere (ite $x1684 new.ffn.width.given_everywhere $x2071))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (= new.ffn.in_place (or $x4342 new.ffn.width.filled)))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let (($x260 (< 1 new.tp)))
 (let ((?x187 (ite $x260 (_ bv16 7) (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4868 (ite (or $x1196 $x2160) (_ bv96 7) (ite $x841 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x187))))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x465 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (or $x1196 $x1570)))
 (let (($x1347 (or $x17 $x465 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x2005 (ite $x1026 (ite $x1347 (_ bv96 7) (ite $x2160 (_ bv21 7) (_ bv16 7))) (ite (or $x1570 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4868))))
 (let ((?x2035 (ite (or $x17 $x465 (and $x2160 new.ffn.width.padded $x2065)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x205 (ite $x4590 (ite (and $x2160 new.ffn.width.filled (not $x465)) (_ bv96 7) ?x2035) ?x2005)))
 (= new.ffn.gate_state ?x205)))))))))))))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let ((?x223 (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x260 (< 1 new.tp)))
 (let ((?x4785 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4163 (ite new.ffn.width.everywhere (_ bv96 7) ?x4785)))
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x4237 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1860 ?x4163 (ite $x260 (_ bv16 7) ?x223)))))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x4857 (or $x1135 (not (or $x1568 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let ((?x73 (ite (or $x84 $x1961 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1201 (or $x84 $x1961 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2065))))
 (let ((?x4353 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1961)) (_ bv96 7) (ite $x1201 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2075 ?x4353 (ite $x67 ?x73 (ite $x4857 (_ bv92 7) ?x4237))))))))))))))))))))))))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x4590 (not (= (_ bv96 7) new.ffn.gate_state)) $x1888) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4864 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1888)))
 (= new.ffn.up_piece (ite $x4864 (_ bv97 7) (_ bv96 7))))))
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
 (let (($x331 (not new.ffn.width.padded)))
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x951 (or (= (_ bv97 7) new.ffn.gate_piece) $x1769 (and new.ffn.gathers $x2160 $x4590))))
 (let (($x1925 (= new.ffn.gate_piece new.ffn.up_piece)))
 (let (($x362 (or (not new.model.gated) $x1925 (and new.ffn.width.filled $x951) (and $x4306 $x2065 $x331))))
 (not $x362)))))))))))
(assert
 (let (($x937 (not old.ffn.width.padded)))
(let (($x4771 (not old.ffn.width.moved)))
(let (($x227 (= 1 old.tp)))
(let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
(let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
(let (($x997 (or (= (_ bv97 7) old.ffn.gate_piece) $x1538 (and old.ffn.gathers $x1668 $x69))))
(let (($x1065 (= old.ffn.gate_piece old.ffn.up_piece)))
(let (($x4173 (not old.model.gated)))
(or $x4173 $x1065 (and old.ffn.width.filled $x997) (and $x227 $x4771 $x937))))))))))))
(check-sat)

; from one replica to any number, question 106
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
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
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
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
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2087 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2087 $x2085 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x877 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1538 $x877 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x91 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x91 $x1668 $x4742 $x175 $x1763)))))))
(assert
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x4729 $x69))))
(assert
 (let (($x1665 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1665 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1217 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4987 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4987 $x1217 $x186 $x4152 $x1025)))))))
(assert
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x954 $x3998))))
(assert
 (let (($x619 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1658 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1658 $x4207 $x619 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x516 $x2155 (= (_ bv56 7) old.ffn.width.kind) $x4344 $x1870 $x1209 $x4912 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4344 (< 1 old.ffn.width.parts) (= ?x2164 old.ffn.width.n)))))))
(assert
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1848 (and $x4344 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1848))))
(assert
 (let (($x2016 (= (- 1) old.ffn.width.n)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1426 (ite $x516 (or $x2016 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2016 (< 1 old.ffn.width.n)))))
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1710 (ite $x1209 (or $x2016 (< old.ffn.width.block old.ffn.width.n)) (ite $x4344 (or $x2016 (< ?x2164 old.ffn.width.n)) $x1426))))
 (let (($x165 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1710)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.moved (ite $x493 old.ffn.width.given_moved $x165)))))))))))))))
(assert
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x28 (or $x2085 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x28))))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1881 (or $x4912 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.everywhere (ite $x493 old.ffn.width.given_everywhere $x1881))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (= old.ffn.in_place (or $x1449 old.ffn.width.filled)))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1396 (ite $x1267 (_ bv16 7) (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1954 (ite (or $x4742 $x1668) (_ bv96 7) (ite $x1763 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1396))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1804 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1450 (or $x4742 $x175)))
 (let (($x145 (or $x1450 $x1804 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x4725 (ite $x4729 (ite $x145 (_ bv96 7) (ite $x1668 (_ bv21 7) (_ bv16 7))) (ite (or $x175 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1954))))
 (let ((?x1164 (ite (or $x1450 $x1804 (and $x1668 old.ffn.width.padded $x4771)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x912 (ite $x69 (ite (and $x1668 old.ffn.width.filled (not $x1804)) (_ bv96 7) ?x1164) ?x4725)))
 (= old.ffn.gate_state ?x912)))))))))))))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let ((?x2162 (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1258 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4559 (ite old.ffn.width.everywhere (_ bv96 7) ?x1258)))
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1226 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1025 ?x4559 (ite $x1267 (_ bv16 7) ?x2162)))))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4884 (or $x4152 (not (or $x4207 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let ((?x1419 (ite (or $x621 $x1221 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1229 (or $x621 $x1221 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4771))))
 (let ((?x325 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1221)) (_ bv96 7) (ite $x1229 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3998 ?x325 (ite $x954 ?x1419 (ite $x4884 (_ bv92 7) ?x1226))))))))))))))))))))))))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x69 (not (= (_ bv96 7) old.ffn.gate_state)) $x1510) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x449 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1510)))
 (= old.ffn.up_piece (ite $x449 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1175 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1175)))
(assert
 (let ((?x1021 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1021)))
(assert
 (let ((?x1855 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1855)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x574 (= (_ bv10 7) new.ffn.down.input)))
 (or $x574 $x4885 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1096 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1769 $x1096 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x848 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x848 $x2160 $x1196 $x1570 $x841)))))))
(assert
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1026 $x4590))))
(assert
 (let (($x2132 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2132 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x497 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x167 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x167 $x497 $x594 $x1135 $x1860)))))))
(assert
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x67 $x2075))))
(assert
 (let (($x1300 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2182 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2182 $x1568 $x1300 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1035 $x248 (= (_ bv56 7) new.ffn.width.kind) $x2060 $x1022 $x3987 $x4692 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2060 (< 1 new.ffn.width.parts) (= ?x2039 new.ffn.width.n)))))))
(assert
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1116 (and $x2060 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1116))))
(assert
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x510 (ite $x1035 (or $x65 (<= new.ffn.width.parts new.ffn.width.n)) (or $x65 (< 1 new.ffn.width.n)))))
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1545 (ite $x3987 (or $x65 (< new.ffn.width.block new.ffn.width.n)) (ite $x2060 (or $x65 (< ?x2039 new.ffn.width.n)) $x510))))
 (let (($x4302 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1545)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.moved (ite $x1684 new.ffn.width.given_moved $x4302)))))))))))))))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2009 (or $x4885 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2009))))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2071 (or $x4692 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.everywhere (ite $x1684 new.ffn.width.given_everywhere $x2071))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (= new.ffn.in_place (or $x4342 new.ffn.width.filled)))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let (($x260 (< 1 new.tp)))
 (let ((?x187 (ite $x260 (_ bv16 7) (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4868 (ite (or $x1196 $x2160) (_ bv96 7) (ite $x841 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x187))))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x465 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (or $x1196 $x1570)))
 (let (($x1347 (or $x17 $x465 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x2005 (ite $x1026 (ite $x1347 (_ bv96 7) (ite $x2160 (_ bv21 7) (_ bv16 7))) (ite (or $x1570 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4868))))
 (let ((?x2035 (ite (or $x17 $x465 (and $x2160 new.ffn.width.padded $x2065)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x205 (ite $x4590 (ite (and $x2160 new.ffn.width.filled (not $x465)) (_ bv96 7) ?x2035) ?x2005)))
 (= new.ffn.gate_state ?x205)))))))))))))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let ((?x223 (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x260 (< 1 new.tp)))
 (let ((?x4785 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4163 (ite new.ffn.width.everywhere (_ bv96 7) ?x4785)))
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x4237 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1860 ?x4163 (ite $x260 (_ bv16 7) ?x223)))))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x4857 (or $x1135 (not (or $x1568 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let ((?x73 (ite (or $x84 $x1961 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1201 (or $x84 $x1961 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2065))))
 (let ((?x4353 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1961)) (_ bv96 7) (ite $x1201 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2075 ?x4353 (ite $x67 ?x73 (ite $x4857 (_ bv92 7) ?x4237))))))))))))))))))))))))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x4590 (not (= (_ bv96 7) new.ffn.gate_state)) $x1888) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4864 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1888)))
 (= new.ffn.up_piece (ite $x4864 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x767 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x767)))
(assert
 (let ((?x4584 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x4584)))
(assert
 (let ((?x1892 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1892)))
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
 (let (($x331 (not new.ffn.width.padded)))
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1934 (ite (= (_ bv92 7) new.ffn.product) (or $x4306 (= (_ bv57 7) new.ffn.down.split)) (or $x1769 (= (_ bv96 7) new.ffn.product_in) (and $x4306 $x2065 $x331)))))
 (not $x1934)))))))
(assert
 (let (($x937 (not old.ffn.width.padded)))
(let (($x4771 (not old.ffn.width.moved)))
(let (($x227 (= 1 old.tp)))
(let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
(ite (= (_ bv92 7) old.ffn.product) (or $x227 (= (_ bv57 7) old.ffn.down.split)) (or $x1538 (= (_ bv96 7) old.ffn.product_in) (and $x227 $x4771 $x937))))))))
(check-sat)

; from one replica to any number, question 107
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
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
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
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun old.ffn.joined () (_ BitVec 7))
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
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
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
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
(declare-fun new.ffn.joined () (_ BitVec 7))
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
 (let (($x4121 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x4669 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x4063 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2136 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2190 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2190 $x2136 $x4063 $x4669 $x4121)))))))
(assert
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2087 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2087 $x2085 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1345 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x877 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1538 $x877 $x1345)))))
(assert
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x91 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x91 $x1668 $x4742 $x175 $x1763)))))))
(assert
 (let (($x1909 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x193 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x193 $x1909 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2181 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2181 $x4729 $x69)))))
(assert
 (let (($x1665 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1665 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1217 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4987 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4987 $x1217 $x186 $x4152 $x1025)))))))
(assert
 (let (($x1019 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1166 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1166 $x1019 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x286 (= (_ bv40 7) old.ffn.up.split)))
 (or $x286 $x954 $x3998)))))
(assert
 (let (($x619 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1658 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1658 $x4207 $x619 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x516 $x2155 (= (_ bv56 7) old.ffn.width.kind) $x4344 $x1870 $x1209 $x4912 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x975 (= (_ bv91 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2049 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2049 $x488 (= (_ bv56 7) old.hidden.kind) $x568 $x580 $x975 $x796 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x5027 (= (_ bv49 7) old.norm.statistic)))
 (or $x5027 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x170 (= (_ bv94 7) old.stream)))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (or $x1726 $x170 $x4898)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x4485 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1103 (div (* ?x4485 old.hidden.multiple) old.hidden.parts)))
 (let (($x885 (< 1 old.hidden.parts)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x568 $x885 (= ?x1103 old.hidden.n))))))))
(assert
 (let ((?x4485 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1103 (div (* ?x4485 old.hidden.multiple) old.hidden.parts)))
 (let (($x885 (< 1 old.hidden.parts)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x568 $x885 (<= old.hidden.n ?x1103))))))))
(assert
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2049 (= (_ bv26 7) old.hidden.kind)))
 (let (($x216 (ite $x2049 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x4485 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1103 (div (* ?x4485 old.hidden.multiple) old.hidden.parts)))
 (let (($x665 (= (- 1) old.hidden.n)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x975 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1640 (ite $x975 (or $x665 (< old.hidden.block old.hidden.n)) (ite $x568 (or $x665 (< ?x1103 old.hidden.n)) $x216))))
 (let (($x4061 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1640)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1282 (or $x580 $x488)))
 (= old.hidden.moved (ite $x1282 old.hidden.given_moved $x4061)))))))))))))))
(assert
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4344 (< 1 old.ffn.width.parts) (= ?x2164 old.ffn.width.n)))))))
(assert
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1848 (and $x4344 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1848))))
(assert
 (let (($x2016 (= (- 1) old.ffn.width.n)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1426 (ite $x516 (or $x2016 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2016 (< 1 old.ffn.width.n)))))
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1710 (ite $x1209 (or $x2016 (< old.ffn.width.block old.ffn.width.n)) (ite $x4344 (or $x2016 (< ?x2164 old.ffn.width.n)) $x1426))))
 (let (($x165 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1710)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.moved (ite $x493 old.ffn.width.given_moved $x165)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x28 (or $x2085 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x28))))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1282 (or $x580 $x488)))
 (let (($x651 (ite $x1282 old.hidden.given_everywhere (or $x796 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x651)))))))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1881 (or $x4912 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.everywhere (ite $x493 old.ffn.width.given_everywhere $x1881))))))))
(assert
 (let (($x193 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x864 (and $x193 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x1909 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x1114 (or $x4898 $x1909 (and $x1726 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x864)))
 (= old.ffn.gate_entering (ite $x1114 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1166 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x4671 (and $x1166 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x1019 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x1951 (or $x4898 $x1019 (and $x1726 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x4671)))
 (= old.ffn.up_entering (ite $x1951 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (= old.ffn.in_place (or $x1449 old.ffn.width.filled)))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1396 (ite $x1267 (_ bv16 7) (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1954 (ite (or $x4742 $x1668) (_ bv96 7) (ite $x1763 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1396))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1804 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1450 (or $x4742 $x175)))
 (let (($x145 (or $x1450 $x1804 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x4725 (ite $x4729 (ite $x145 (_ bv96 7) (ite $x1668 (_ bv21 7) (_ bv16 7))) (ite (or $x175 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1954))))
 (let ((?x1164 (ite (or $x1450 $x1804 (and $x1668 old.ffn.width.padded $x4771)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x912 (ite $x69 (ite (and $x1668 old.ffn.width.filled (not $x1804)) (_ bv96 7) ?x1164) ?x4725)))
 (= old.ffn.gate_state ?x912)))))))))))))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let ((?x2162 (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1258 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4559 (ite old.ffn.width.everywhere (_ bv96 7) ?x1258)))
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1226 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1025 ?x4559 (ite $x1267 (_ bv16 7) ?x2162)))))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4884 (or $x4152 (not (or $x4207 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let ((?x1419 (ite (or $x621 $x1221 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1229 (or $x621 $x1221 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4771))))
 (let ((?x325 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1221)) (_ bv96 7) (ite $x1229 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3998 ?x325 (ite $x954 ?x1419 (ite $x4884 (_ bv92 7) ?x1226))))))))))))))))))))))))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x69 (not (= (_ bv96 7) old.ffn.gate_state)) $x1510) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x449 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1510)))
 (= old.ffn.up_piece (ite $x449 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1175 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1175)))
(assert
 (let ((?x1021 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1021)))
(assert
 (let ((?x1855 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1855)))
(assert
 (let (($x877 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x734 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x69 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1804 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1450 (or $x4742 $x175)))
 (let (($x1714 (not old.model.gated)))
 (let (($x1675 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2059 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3998 old.ffn.width.everywhere $x1675))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let (($x170 (= (_ bv94 7) old.stream)))
 (let (($x1267 (< 1 old.tp)))
 (let (($x1554 (and $x1267 $x170 (and (= (_ bv94 7) old.ffn.up_entering) (or $x621 $x1221) $x2059) (or $x1714 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1450 $x1804) $x734)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x877)))
 (= old.ffn.tokenwise $x1554))))))))))))))))))))
(assert
 (let ((?x2091 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x612 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x4669 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x903 (and $x1538 old.ffn.width.everywhere (not (= (_ bv92 7) old.ffn.product_in)) (or $x4669 $x612))))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x903 (_ bv96 7) ?x2091)))))))))
(assert
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x843 (not $x1538)))
 (let (($x227 (= 1 old.tp)))
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x612 (and (or (not old.ffn.down.group.tp) $x227) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x411 (and $x612 (or $x4898 $x227 (not (= (_ bv4 7) old.ffn.down.collective)) $x843))))
 (let (($x4063 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x4669 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x51 (or $x4669 $x4063)))
 (let ((?x2114 (ite (or $x51 $x411) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4121 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2136 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x529 (and (or $x2136 $x4121) $x612)))
 (let ((?x1062 (ite (or $x4669 (and $x4063 (= (_ bv38 7) old.stream)) $x529) (_ bv38 7) (ite $x4063 (_ bv96 7) (_ bv16 7)))))
 (let (($x1054 (or (and old.hidden.filled (not $x4898)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3975 (not $x612)))
 (let (($x5027 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let ((?x2062 (ite (and $x2136 old.hidden.filled $x1726 $x3975 $x5027) old.stream (ite (and $x4121 $x3975 $x1054) old.stream ?x1062))))
 (let ((?x4765 (ite (and $x4898 old.hidden.everywhere (or $x4669 $x529)) (_ bv96 7) (ite (and $x2136 old.hidden.filled $x4898 $x3975) (_ bv96 7) ?x2062))))
 (let (($x2190 (= (_ bv4 7) old.ffn.down.collective)))
 (let ((?x713 (ite (= (_ bv38 7) old.ffn.down_state) (ite $x2190 (_ bv96 7) ?x4765) (ite (= (_ bv96 7) old.ffn.down_state) ?x2114 old.ffn.down_state))))
 (let ((?x1374 (ite $x4121 (ite (not $x4898) old.stream (_ bv66 7)) (ite $x4063 (ite $x4898 (_ bv96 7) old.stream) (ite $x4669 (_ bv92 7) (_ bv16 7))))))
 (let ((?x513 (ite old.ffn.tokenwise (ite (or $x51 $x612) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) old.ffn.down_state) (ite $x2136 (_ bv96 7) ?x1374) ?x713))))
 (= old.ffn.joined ?x513))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4359 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x4263 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1957 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1378 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x920 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x920 $x1378 $x1957 $x4263 $x4359)))))))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x574 (= (_ bv10 7) new.ffn.down.input)))
 (or $x574 $x4885 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2173 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1096 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1769 $x1096 $x2173)))))
(assert
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x848 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x848 $x2160 $x1196 $x1570 $x841)))))))
(assert
 (let (($x228 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x135 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x135 $x228 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2020 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2020 $x1026 $x4590)))))
(assert
 (let (($x2132 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2132 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x497 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x167 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x167 $x497 $x594 $x1135 $x1860)))))))
(assert
 (let (($x1745 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x721 (= (_ bv10 7) new.ffn.up.input)))
 (or $x721 $x1745 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4159 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4159 $x67 $x2075)))))
(assert
 (let (($x1300 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2182 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2182 $x1568 $x1300 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1035 $x248 (= (_ bv56 7) new.ffn.width.kind) $x2060 $x1022 $x3987 $x4692 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x5085 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (let (($x5076 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x5076 $x4375 (= (_ bv56 7) new.hidden.kind) $x55 $x4041 $x5085 $x1672 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4585 (= (_ bv49 7) new.norm.statistic)))
 (or $x4585 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x190 (= (_ bv94 7) new.stream)))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (or $x4537 $x190 $x1717)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1136 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x345 (div (* ?x1136 new.hidden.multiple) new.hidden.parts)))
 (let (($x1162 (< 1 new.hidden.parts)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x55 $x1162 (= ?x345 new.hidden.n))))))))
(assert
 (let ((?x1136 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x345 (div (* ?x1136 new.hidden.multiple) new.hidden.parts)))
 (let (($x1162 (< 1 new.hidden.parts)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x55 $x1162 (<= new.hidden.n ?x345))))))))
(assert
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x55 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x5076 (= (_ bv26 7) new.hidden.kind)))
 (let (($x915 (ite $x5076 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1136 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x345 (div (* ?x1136 new.hidden.multiple) new.hidden.parts)))
 (let (($x158 (= (- 1) new.hidden.n)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (let (($x5085 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1350 (ite $x5085 (or $x158 (< new.hidden.block new.hidden.n)) (ite $x55 (or $x158 (< ?x345 new.hidden.n)) $x915))))
 (let (($x897 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1350)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x640 (or $x4041 $x4375)))
 (= new.hidden.moved (ite $x640 new.hidden.given_moved $x897)))))))))))))))
(assert
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2060 (< 1 new.ffn.width.parts) (= ?x2039 new.ffn.width.n)))))))
(assert
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1116 (and $x2060 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1116))))
(assert
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x510 (ite $x1035 (or $x65 (<= new.ffn.width.parts new.ffn.width.n)) (or $x65 (< 1 new.ffn.width.n)))))
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1545 (ite $x3987 (or $x65 (< new.ffn.width.block new.ffn.width.n)) (ite $x2060 (or $x65 (< ?x2039 new.ffn.width.n)) $x510))))
 (let (($x4302 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1545)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.moved (ite $x1684 new.ffn.width.given_moved $x4302)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2009 (or $x4885 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2009))))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x640 (or $x4041 $x4375)))
 (let (($x209 (ite $x640 new.hidden.given_everywhere (or $x1672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x209)))))))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2071 (or $x4692 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.everywhere (ite $x1684 new.ffn.width.given_everywhere $x2071))))))))
(assert
 (let (($x135 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x604 (and $x135 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x228 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x777 (or $x1717 $x228 (and $x4537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x604)))
 (= new.ffn.gate_entering (ite $x777 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x721 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x558 (and $x721 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x1745 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x1336 (or $x1717 $x1745 (and $x4537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x558)))
 (= new.ffn.up_entering (ite $x1336 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (= new.ffn.in_place (or $x4342 new.ffn.width.filled)))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let (($x260 (< 1 new.tp)))
 (let ((?x187 (ite $x260 (_ bv16 7) (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4868 (ite (or $x1196 $x2160) (_ bv96 7) (ite $x841 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x187))))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x465 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (or $x1196 $x1570)))
 (let (($x1347 (or $x17 $x465 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x2005 (ite $x1026 (ite $x1347 (_ bv96 7) (ite $x2160 (_ bv21 7) (_ bv16 7))) (ite (or $x1570 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4868))))
 (let ((?x2035 (ite (or $x17 $x465 (and $x2160 new.ffn.width.padded $x2065)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x205 (ite $x4590 (ite (and $x2160 new.ffn.width.filled (not $x465)) (_ bv96 7) ?x2035) ?x2005)))
 (= new.ffn.gate_state ?x205)))))))))))))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let ((?x223 (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x260 (< 1 new.tp)))
 (let ((?x4785 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4163 (ite new.ffn.width.everywhere (_ bv96 7) ?x4785)))
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x4237 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1860 ?x4163 (ite $x260 (_ bv16 7) ?x223)))))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x4857 (or $x1135 (not (or $x1568 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let ((?x73 (ite (or $x84 $x1961 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1201 (or $x84 $x1961 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2065))))
 (let ((?x4353 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1961)) (_ bv96 7) (ite $x1201 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2075 ?x4353 (ite $x67 ?x73 (ite $x4857 (_ bv92 7) ?x4237))))))))))))))))))))))))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x4590 (not (= (_ bv96 7) new.ffn.gate_state)) $x1888) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4864 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1888)))
 (= new.ffn.up_piece (ite $x4864 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x767 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x767)))
(assert
 (let ((?x4584 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x4584)))
(assert
 (let ((?x1892 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1892)))
(assert
 (let (($x1096 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1616 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x4590 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x465 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (or $x1196 $x1570)))
 (let (($x536 (not new.model.gated)))
 (let (($x1716 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1292 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2075 new.ffn.width.everywhere $x1716))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let (($x190 (= (_ bv94 7) new.stream)))
 (let (($x260 (< 1 new.tp)))
 (let (($x1367 (and $x260 $x190 (and (= (_ bv94 7) new.ffn.up_entering) (or $x84 $x1961) $x1292) (or $x536 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x17 $x465) $x1616)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1096)))
 (= new.ffn.tokenwise $x1367))))))))))))))))))))
(assert
 (let ((?x289 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1513 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4263 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1558 (and $x1769 new.ffn.width.everywhere (not (= (_ bv92 7) new.ffn.product_in)) (or $x4263 $x1513))))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1558 (_ bv96 7) ?x289)))))))))
(assert
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1335 (not $x1769)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x1513 (and (or (not new.ffn.down.group.tp) $x4306) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x868 (and $x1513 (or $x1717 $x4306 (not (= (_ bv4 7) new.ffn.down.collective)) $x1335))))
 (let (($x1957 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x4263 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2001 (or $x4263 $x1957)))
 (let ((?x1332 (ite (or $x2001 $x868) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4359 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1378 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x152 (and (or $x1378 $x4359) $x1513)))
 (let ((?x550 (ite (or $x4263 (and $x1957 (= (_ bv38 7) new.stream)) $x152) (_ bv38 7) (ite $x1957 (_ bv96 7) (_ bv16 7)))))
 (let (($x2126 (or (and new.hidden.filled (not $x1717)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1862 (not $x1513)))
 (let (($x4585 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let ((?x2125 (ite (and $x1378 new.hidden.filled $x4537 $x1862 $x4585) new.stream (ite (and $x4359 $x1862 $x2126) new.stream ?x550))))
 (let ((?x1220 (ite (and $x1717 new.hidden.everywhere (or $x4263 $x152)) (_ bv96 7) (ite (and $x1378 new.hidden.filled $x1717 $x1862) (_ bv96 7) ?x2125))))
 (let (($x920 (= (_ bv4 7) new.ffn.down.collective)))
 (let ((?x1747 (ite (= (_ bv38 7) new.ffn.down_state) (ite $x920 (_ bv96 7) ?x1220) (ite (= (_ bv96 7) new.ffn.down_state) ?x1332 new.ffn.down_state))))
 (let ((?x457 (ite $x4359 (ite (not $x1717) new.stream (_ bv66 7)) (ite $x1957 (ite $x1717 (_ bv96 7) new.stream) (ite $x4263 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2129 (ite new.ffn.tokenwise (ite (or $x2001 $x1513) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) new.ffn.down_state) (ite $x1378 (_ bv96 7) ?x457) ?x1747))))
 (= new.ffn.joined ?x2129))))))))))))))))))))))))))
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
 (let (($x1268 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x4306 (= 1 new.tp)))
 (let (($x85 (or (or (= (_ bv96 7) new.ffn.joined) (= new.ffn.joined new.stream)) (and $x4306 (or (not (= (_ bv61 7) new.ffn.down.split)) $x1268)))))
 (not $x85)))))
(assert
 (let (($x303 (not (or old.hidden.moved old.hidden.padded))))
(let (($x227 (= 1 old.tp)))
(or (or (= (_ bv96 7) old.ffn.joined) (= old.ffn.joined old.stream)) (and $x227 (or (not (= (_ bv61 7) old.ffn.down.split)) $x303))))))
(check-sat)

; from one replica to any number, question 108
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
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
 (let (($x4669 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x4063 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x4063 $x4669 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2087 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2087 $x2085 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1345 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x877 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1538 $x877 $x1345)))))
(assert
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x91 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x91 $x1668 $x4742 $x175 $x1763)))))))
(assert
 (let (($x1909 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x193 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x193 $x1909 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2181 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2181 $x4729 $x69)))))
(assert
 (let (($x1665 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1665 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1217 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4987 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4987 $x1217 $x186 $x4152 $x1025)))))))
(assert
 (let (($x1019 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1166 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1166 $x1019 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x286 (= (_ bv40 7) old.ffn.up.split)))
 (or $x286 $x954 $x3998)))))
(assert
 (let (($x619 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1658 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1658 $x4207 $x619 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x516 $x2155 (= (_ bv56 7) old.ffn.width.kind) $x4344 $x1870 $x1209 $x4912 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x488 (= (_ bv56 7) old.hidden.kind) $x568 $x580 (= (_ bv91 7) old.hidden.kind) $x796 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x170 (= (_ bv94 7) old.stream)))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (or $x1726 $x170 $x4898)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4344 (< 1 old.ffn.width.parts) (= ?x2164 old.ffn.width.n)))))))
(assert
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1848 (and $x4344 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1848))))
(assert
 (let (($x2016 (= (- 1) old.ffn.width.n)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1426 (ite $x516 (or $x2016 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2016 (< 1 old.ffn.width.n)))))
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1710 (ite $x1209 (or $x2016 (< old.ffn.width.block old.ffn.width.n)) (ite $x4344 (or $x2016 (< ?x2164 old.ffn.width.n)) $x1426))))
 (let (($x165 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1710)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.moved (ite $x493 old.ffn.width.given_moved $x165)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x28 (or $x2085 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x28))))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x651 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x796 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x651))))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1881 (or $x4912 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.everywhere (ite $x493 old.ffn.width.given_everywhere $x1881))))))))
(assert
 (let (($x193 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x864 (and $x193 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x1909 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x1114 (or $x4898 $x1909 (and $x1726 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x864)))
 (= old.ffn.gate_entering (ite $x1114 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1166 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x4671 (and $x1166 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x1019 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x1951 (or $x4898 $x1019 (and $x1726 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x4671)))
 (= old.ffn.up_entering (ite $x1951 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (= old.ffn.in_place (or $x1449 old.ffn.width.filled)))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1396 (ite $x1267 (_ bv16 7) (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1954 (ite (or $x4742 $x1668) (_ bv96 7) (ite $x1763 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1396))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1804 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1450 (or $x4742 $x175)))
 (let (($x145 (or $x1450 $x1804 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x4725 (ite $x4729 (ite $x145 (_ bv96 7) (ite $x1668 (_ bv21 7) (_ bv16 7))) (ite (or $x175 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1954))))
 (let ((?x1164 (ite (or $x1450 $x1804 (and $x1668 old.ffn.width.padded $x4771)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x912 (ite $x69 (ite (and $x1668 old.ffn.width.filled (not $x1804)) (_ bv96 7) ?x1164) ?x4725)))
 (= old.ffn.gate_state ?x912)))))))))))))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let ((?x2162 (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1258 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4559 (ite old.ffn.width.everywhere (_ bv96 7) ?x1258)))
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1226 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1025 ?x4559 (ite $x1267 (_ bv16 7) ?x2162)))))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4884 (or $x4152 (not (or $x4207 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let ((?x1419 (ite (or $x621 $x1221 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1229 (or $x621 $x1221 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4771))))
 (let ((?x325 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1221)) (_ bv96 7) (ite $x1229 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3998 ?x325 (ite $x954 ?x1419 (ite $x4884 (_ bv92 7) ?x1226))))))))))))))))))))))))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x69 (not (= (_ bv96 7) old.ffn.gate_state)) $x1510) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x449 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1510)))
 (= old.ffn.up_piece (ite $x449 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1175 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1175)))
(assert
 (let ((?x1021 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1021)))
(assert
 (let ((?x1855 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1855)))
(assert
 (let (($x877 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x734 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x69 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1804 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1450 (or $x4742 $x175)))
 (let (($x1714 (not old.model.gated)))
 (let (($x1675 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2059 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3998 old.ffn.width.everywhere $x1675))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let (($x170 (= (_ bv94 7) old.stream)))
 (let (($x1267 (< 1 old.tp)))
 (let (($x1554 (and $x1267 $x170 (and (= (_ bv94 7) old.ffn.up_entering) (or $x621 $x1221) $x2059) (or $x1714 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1450 $x1804) $x734)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x877)))
 (= old.ffn.tokenwise $x1554))))))))))))))))))))
(assert
 (let ((?x2091 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4660 (= 1 old.pp)))
 (let (($x1995 (not old.ffn.down.group.pp)))
 (let (($x1323 (or $x1995 $x4660)))
 (let (($x930 (= 1 old.sp)))
 (let (($x1040 (not old.ffn.down.group.sp)))
 (let (($x1169 (or $x1040 $x930)))
 (let (($x1592 (= 1 old.dp)))
 (let (($x4406 (not old.ffn.down.group.dp)))
 (let (($x382 (or $x4406 $x1592)))
 (let (($x612 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x382 $x1169 $x1323)))
 (let (($x4669 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x903 (and $x1538 old.ffn.width.everywhere (not (= (_ bv92 7) old.ffn.product_in)) (or $x4669 $x612))))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x903 (_ bv96 7) ?x2091))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4263 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1957 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1957 $x4263 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x574 (= (_ bv10 7) new.ffn.down.input)))
 (or $x574 $x4885 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2173 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1096 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1769 $x1096 $x2173)))))
(assert
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x848 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x848 $x2160 $x1196 $x1570 $x841)))))))
(assert
 (let (($x228 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x135 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x135 $x228 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2020 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2020 $x1026 $x4590)))))
(assert
 (let (($x2132 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2132 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x497 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x167 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x167 $x497 $x594 $x1135 $x1860)))))))
(assert
 (let (($x1745 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x721 (= (_ bv10 7) new.ffn.up.input)))
 (or $x721 $x1745 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4159 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4159 $x67 $x2075)))))
(assert
 (let (($x1300 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2182 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2182 $x1568 $x1300 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1035 $x248 (= (_ bv56 7) new.ffn.width.kind) $x2060 $x1022 $x3987 $x4692 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4375 (= (_ bv56 7) new.hidden.kind) $x55 $x4041 (= (_ bv91 7) new.hidden.kind) $x1672 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x190 (= (_ bv94 7) new.stream)))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (or $x4537 $x190 $x1717)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x55 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2060 (< 1 new.ffn.width.parts) (= ?x2039 new.ffn.width.n)))))))
(assert
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1116 (and $x2060 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1116))))
(assert
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x510 (ite $x1035 (or $x65 (<= new.ffn.width.parts new.ffn.width.n)) (or $x65 (< 1 new.ffn.width.n)))))
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1545 (ite $x3987 (or $x65 (< new.ffn.width.block new.ffn.width.n)) (ite $x2060 (or $x65 (< ?x2039 new.ffn.width.n)) $x510))))
 (let (($x4302 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1545)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.moved (ite $x1684 new.ffn.width.given_moved $x4302)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2009 (or $x4885 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2009))))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x209 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x209))))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2071 (or $x4692 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.everywhere (ite $x1684 new.ffn.width.given_everywhere $x2071))))))))
(assert
 (let (($x135 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x604 (and $x135 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x228 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x777 (or $x1717 $x228 (and $x4537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x604)))
 (= new.ffn.gate_entering (ite $x777 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x721 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x558 (and $x721 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x1745 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x1336 (or $x1717 $x1745 (and $x4537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x558)))
 (= new.ffn.up_entering (ite $x1336 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (= new.ffn.in_place (or $x4342 new.ffn.width.filled)))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let (($x260 (< 1 new.tp)))
 (let ((?x187 (ite $x260 (_ bv16 7) (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4868 (ite (or $x1196 $x2160) (_ bv96 7) (ite $x841 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x187))))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x465 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (or $x1196 $x1570)))
 (let (($x1347 (or $x17 $x465 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x2005 (ite $x1026 (ite $x1347 (_ bv96 7) (ite $x2160 (_ bv21 7) (_ bv16 7))) (ite (or $x1570 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4868))))
 (let ((?x2035 (ite (or $x17 $x465 (and $x2160 new.ffn.width.padded $x2065)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x205 (ite $x4590 (ite (and $x2160 new.ffn.width.filled (not $x465)) (_ bv96 7) ?x2035) ?x2005)))
 (= new.ffn.gate_state ?x205)))))))))))))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let ((?x223 (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x260 (< 1 new.tp)))
 (let ((?x4785 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4163 (ite new.ffn.width.everywhere (_ bv96 7) ?x4785)))
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x4237 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1860 ?x4163 (ite $x260 (_ bv16 7) ?x223)))))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x4857 (or $x1135 (not (or $x1568 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let ((?x73 (ite (or $x84 $x1961 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1201 (or $x84 $x1961 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2065))))
 (let ((?x4353 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1961)) (_ bv96 7) (ite $x1201 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2075 ?x4353 (ite $x67 ?x73 (ite $x4857 (_ bv92 7) ?x4237))))))))))))))))))))))))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x4590 (not (= (_ bv96 7) new.ffn.gate_state)) $x1888) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4864 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1888)))
 (= new.ffn.up_piece (ite $x4864 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x767 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x767)))
(assert
 (let ((?x4584 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x4584)))
(assert
 (let ((?x1892 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1892)))
(assert
 (let (($x1096 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1616 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x4590 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x465 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (or $x1196 $x1570)))
 (let (($x536 (not new.model.gated)))
 (let (($x1716 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1292 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2075 new.ffn.width.everywhere $x1716))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let (($x190 (= (_ bv94 7) new.stream)))
 (let (($x260 (< 1 new.tp)))
 (let (($x1367 (and $x260 $x190 (and (= (_ bv94 7) new.ffn.up_entering) (or $x84 $x1961) $x1292) (or $x536 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x17 $x465) $x1616)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1096)))
 (= new.ffn.tokenwise $x1367))))))))))))))))))))
(assert
 (let ((?x289 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1386 (= 1 new.pp)))
 (let (($x1254 (not new.ffn.down.group.pp)))
 (let (($x1290 (or $x1254 $x1386)))
 (let (($x1541 (= 1 new.sp)))
 (let (($x1023 (not new.ffn.down.group.sp)))
 (let (($x1067 (or $x1023 $x1541)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x2052 (not new.ffn.down.group.dp)))
 (let (($x842 (or $x2052 $x2024)))
 (let (($x1513 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x842 $x1067 $x1290)))
 (let (($x4263 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1558 (and $x1769 new.ffn.width.everywhere (not (= (_ bv92 7) new.ffn.product_in)) (or $x4263 $x1513))))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1558 (_ bv96 7) ?x289))))))))))))))))))
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
 (let (($x1386 (= 1 new.pp)))
 (let (($x1254 (not new.ffn.down.group.pp)))
 (let (($x1290 (or $x1254 $x1386)))
 (let (($x1541 (= 1 new.sp)))
 (let (($x1023 (not new.ffn.down.group.sp)))
 (let (($x1067 (or $x1023 $x1541)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x2052 (not new.ffn.down.group.dp)))
 (let (($x842 (or $x2052 $x2024)))
 (let (($x1513 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x842 $x1067 $x1290)))
 (let (($x1791 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x963 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x692 (and $x1513 (or $x963 (and $x1791 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2079 (or (or $x963 (= (_ bv94 7) new.ffn.down_state)) (and $x1791 (= (_ bv38 7) new.stream)))))
 (let (($x1957 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x4263 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x4781 (or $x4263 (and $x1957 $x2079) $x692 (and new.ffn.tokenwise $x1513) (and (or new.ffn.down.group.tp (= 1 new.tp)) $x842 $x1067 $x1290))))
 (not $x4781)))))))))))))))))))
(assert
 (let (($x4660 (= 1 old.pp)))
(let (($x1995 (not old.ffn.down.group.pp)))
(let (($x1323 (or $x1995 $x4660)))
(let (($x930 (= 1 old.sp)))
(let (($x1040 (not old.ffn.down.group.sp)))
(let (($x1169 (or $x1040 $x930)))
(let (($x1592 (= 1 old.dp)))
(let (($x4406 (not old.ffn.down.group.dp)))
(let (($x382 (or $x4406 $x1592)))
(let (($x612 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x382 $x1169 $x1323)))
(let (($x771 (= (_ bv38 7) old.ffn.down_state)))
(let (($x1240 (= (_ bv96 7) old.ffn.down_state)))
(let (($x404 (and $x612 (or $x1240 (and $x771 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x33 (or (or $x1240 (= (_ bv94 7) old.ffn.down_state)) (and $x771 (= (_ bv38 7) old.stream)))))
(let (($x4063 (= (_ bv10 7) old.ffn.down.collective)))
(let (($x4669 (= (_ bv57 7) old.ffn.down.collective)))
(or $x4669 (and $x4063 $x33) $x404 (and old.ffn.tokenwise $x612) (and (or old.ffn.down.group.tp (= 1 old.tp)) $x382 $x1169 $x1323)))))))))))))))))))
(check-sat)

; from one replica to any number, question 109
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.bias () (_ BitVec 7))
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
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
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
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun old.ffn.joined () (_ BitVec 7))
(declare-fun old.ffn.full_though_split () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.bias () (_ BitVec 7))
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
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
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
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
(declare-fun new.ffn.joined () (_ BitVec 7))
(declare-fun new.ffn.full_though_split () Bool)
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
(declare-fun new.model.down_bias () Bool)
(declare-fun old.model.down_bias () Bool)
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
 (let (($x1926 (= (_ bv29 7) old.ffn.down.bias)))
 (let (($x739 (= (_ bv27 7) old.ffn.down.bias)))
 (let (($x850 (= (_ bv1 7) old.ffn.down.bias)))
 (or $x850 (= (_ bv23 7) old.ffn.down.bias) $x739 $x1926)))))
(assert
 (let (($x4121 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x4669 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x4063 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2136 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2190 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2190 $x2136 $x4063 $x4669 $x4121)))))))
(assert
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2087 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2087 $x2085 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1345 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x877 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1538 $x877 $x1345)))))
(assert
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x91 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x91 $x1668 $x4742 $x175 $x1763)))))))
(assert
 (let (($x1909 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x193 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x193 $x1909 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2181 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2181 $x4729 $x69)))))
(assert
 (let (($x1665 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1665 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1217 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4987 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4987 $x1217 $x186 $x4152 $x1025)))))))
(assert
 (let (($x1019 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1166 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1166 $x1019 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x286 (= (_ bv40 7) old.ffn.up.split)))
 (or $x286 $x954 $x3998)))))
(assert
 (let (($x619 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1658 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1658 $x4207 $x619 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x516 $x2155 (= (_ bv56 7) old.ffn.width.kind) $x4344 $x1870 $x1209 $x4912 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x975 (= (_ bv91 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2049 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2049 $x488 (= (_ bv56 7) old.hidden.kind) $x568 $x580 $x975 $x796 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x334 (= (_ bv49 7) old.norm.statistic)))
 (or $x334 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x170 (= (_ bv94 7) old.stream)))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (or $x1726 $x170 $x4898)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1944 (div (* ?x605 old.hidden.multiple) old.hidden.parts)))
 (let (($x1844 (< 1 old.hidden.parts)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x568 $x1844 (= ?x1944 old.hidden.n))))))))
(assert
 (let ((?x605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1944 (div (* ?x605 old.hidden.multiple) old.hidden.parts)))
 (let (($x1844 (< 1 old.hidden.parts)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x568 $x1844 (<= old.hidden.n ?x1944))))))))
(assert
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2049 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1257 (ite $x2049 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1944 (div (* ?x605 old.hidden.multiple) old.hidden.parts)))
 (let (($x4235 (= (- 1) old.hidden.n)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x975 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1686 (ite $x975 (or $x4235 (< old.hidden.block old.hidden.n)) (ite $x568 (or $x4235 (< ?x1944 old.hidden.n)) $x1257))))
 (let (($x1518 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1686)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1282 (or $x580 $x488)))
 (= old.hidden.moved (ite $x1282 old.hidden.given_moved $x1518)))))))))))))))
(assert
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4344 (< 1 old.ffn.width.parts) (= ?x2164 old.ffn.width.n)))))))
(assert
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1848 (and $x4344 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1848))))
(assert
 (let (($x2016 (= (- 1) old.ffn.width.n)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1426 (ite $x516 (or $x2016 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2016 (< 1 old.ffn.width.n)))))
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1710 (ite $x1209 (or $x2016 (< old.ffn.width.block old.ffn.width.n)) (ite $x4344 (or $x2016 (< ?x2164 old.ffn.width.n)) $x1426))))
 (let (($x165 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1710)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.moved (ite $x493 old.ffn.width.given_moved $x165)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x28 (or $x2085 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x28))))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1282 (or $x580 $x488)))
 (let (($x651 (ite $x1282 old.hidden.given_everywhere (or $x796 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x651)))))))
(assert
 (let (($x89 (not old.hidden.moved)))
 (let (($x1590 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x89)))
 (let (($x1759 (= 1 old.hidden.parts)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1282 (or $x580 $x488)))
 (= old.hidden.first_alone (ite $x1282 old.hidden.given_first (or $x1759 $x1590))))))))))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1881 (or $x4912 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.everywhere (ite $x493 old.ffn.width.given_everywhere $x1881))))))))
(assert
 (let (($x193 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x864 (and $x193 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x1909 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x1114 (or $x4898 $x1909 (and $x1726 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x864)))
 (= old.ffn.gate_entering (ite $x1114 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1166 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x4671 (and $x1166 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x1019 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x1951 (or $x4898 $x1019 (and $x1726 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x4671)))
 (= old.ffn.up_entering (ite $x1951 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (= old.ffn.in_place (or $x1449 old.ffn.width.filled)))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1396 (ite $x1267 (_ bv16 7) (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1954 (ite (or $x4742 $x1668) (_ bv96 7) (ite $x1763 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1396))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1804 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1450 (or $x4742 $x175)))
 (let (($x145 (or $x1450 $x1804 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x4725 (ite $x4729 (ite $x145 (_ bv96 7) (ite $x1668 (_ bv21 7) (_ bv16 7))) (ite (or $x175 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1954))))
 (let ((?x1164 (ite (or $x1450 $x1804 (and $x1668 old.ffn.width.padded $x4771)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x912 (ite $x69 (ite (and $x1668 old.ffn.width.filled (not $x1804)) (_ bv96 7) ?x1164) ?x4725)))
 (= old.ffn.gate_state ?x912)))))))))))))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let ((?x2162 (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1258 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4559 (ite old.ffn.width.everywhere (_ bv96 7) ?x1258)))
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1226 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1025 ?x4559 (ite $x1267 (_ bv16 7) ?x2162)))))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4884 (or $x4152 (not (or $x4207 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let ((?x1419 (ite (or $x621 $x1221 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1229 (or $x621 $x1221 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4771))))
 (let ((?x325 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1221)) (_ bv96 7) (ite $x1229 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3998 ?x325 (ite $x954 ?x1419 (ite $x4884 (_ bv92 7) ?x1226))))))))))))))))))))))))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x69 (not (= (_ bv96 7) old.ffn.gate_state)) $x1510) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x449 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1510)))
 (= old.ffn.up_piece (ite $x449 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1175 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1175)))
(assert
 (let ((?x1021 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1021)))
(assert
 (let ((?x1855 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1855)))
(assert
 (let (($x877 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x734 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x69 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1804 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1450 (or $x4742 $x175)))
 (let (($x1714 (not old.model.gated)))
 (let (($x1675 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2059 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3998 old.ffn.width.everywhere $x1675))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let (($x170 (= (_ bv94 7) old.stream)))
 (let (($x1267 (< 1 old.tp)))
 (let (($x1554 (and $x1267 $x170 (and (= (_ bv94 7) old.ffn.up_entering) (or $x621 $x1221) $x2059) (or $x1714 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1450 $x1804) $x734)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x877)))
 (= old.ffn.tokenwise $x1554))))))))))))))))))))
(assert
 (let ((?x2091 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x612 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x4669 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x903 (and $x1538 old.ffn.width.everywhere (not (= (_ bv92 7) old.ffn.product_in)) (or $x4669 $x612))))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x903 (_ bv96 7) ?x2091)))))))))
(assert
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x843 (not $x1538)))
 (let (($x227 (= 1 old.tp)))
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x612 (and (or (not old.ffn.down.group.tp) $x227) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1320 (and $x612 (or $x4898 $x227 (not (= (_ bv4 7) old.ffn.down.collective)) $x843))))
 (let (($x4063 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x4669 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x628 (or $x4669 $x4063)))
 (let ((?x1365 (ite (or $x628 $x1320) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1240 (= (_ bv96 7) old.ffn.down_state)))
 (let (($x4121 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2136 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1887 (and (or $x2136 $x4121) $x612)))
 (let ((?x297 (ite (or $x4669 (and $x4063 (= (_ bv38 7) old.stream)) $x1887) (_ bv38 7) (ite $x4063 (_ bv96 7) (_ bv16 7)))))
 (let (($x4668 (or (and old.hidden.filled (not $x4898)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1406 (not $x612)))
 (let (($x334 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let ((?x268 (ite (and $x2136 old.hidden.filled $x1726 $x1406 $x334) old.stream (ite (and $x4121 $x1406 $x4668) old.stream ?x297))))
 (let ((?x631 (ite (and $x4898 old.hidden.everywhere (or $x4669 $x1887)) (_ bv96 7) (ite (and $x2136 old.hidden.filled $x4898 $x1406) (_ bv96 7) ?x268))))
 (let (($x2190 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x771 (= (_ bv38 7) old.ffn.down_state)))
 (let ((?x1642 (ite $x4121 (ite (not $x4898) old.stream (_ bv66 7)) (ite $x4063 (ite $x4898 (_ bv96 7) old.stream) (ite $x4669 (_ bv92 7) (_ bv16 7))))))
 (let (($x2054 (= (_ bv92 7) old.ffn.down_state)))
 (let ((?x868 (ite $x2054 (ite $x2136 (_ bv96 7) ?x1642) (ite $x771 (ite $x2190 (_ bv96 7) ?x631) (ite $x1240 ?x1365 old.ffn.down_state)))))
 (= old.ffn.joined (ite old.ffn.tokenwise (ite (or $x628 $x612) (_ bv94 7) (_ bv21 7)) ?x868)))))))))))))))))))))))))))))
(assert
 (let (($x4847 (not old.hidden.everywhere)))
 (let (($x2136 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x771 (= (_ bv38 7) old.ffn.down_state)))
 (= old.ffn.full_though_split (and $x771 (= (_ bv96 7) old.ffn.joined) $x2136 $x4847))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1155 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x116 (= (_ bv27 7) new.ffn.down.bias)))
 (let (($x942 (= (_ bv1 7) new.ffn.down.bias)))
 (or $x942 (= (_ bv23 7) new.ffn.down.bias) $x116 $x1155)))))
(assert
 (let (($x4359 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x4263 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1957 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1378 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x920 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x920 $x1378 $x1957 $x4263 $x4359)))))))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x574 (= (_ bv10 7) new.ffn.down.input)))
 (or $x574 $x4885 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2173 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1096 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1769 $x1096 $x2173)))))
(assert
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x848 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x848 $x2160 $x1196 $x1570 $x841)))))))
(assert
 (let (($x228 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x135 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x135 $x228 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2020 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2020 $x1026 $x4590)))))
(assert
 (let (($x2132 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2132 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x497 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x167 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x167 $x497 $x594 $x1135 $x1860)))))))
(assert
 (let (($x1745 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x721 (= (_ bv10 7) new.ffn.up.input)))
 (or $x721 $x1745 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4159 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4159 $x67 $x2075)))))
(assert
 (let (($x1300 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2182 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2182 $x1568 $x1300 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1035 $x248 (= (_ bv56 7) new.ffn.width.kind) $x2060 $x1022 $x3987 $x4692 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x5085 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (let (($x5076 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x5076 $x4375 (= (_ bv56 7) new.hidden.kind) $x55 $x4041 $x5085 $x1672 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x815 (= (_ bv49 7) new.norm.statistic)))
 (or $x815 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x190 (= (_ bv94 7) new.stream)))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (or $x4537 $x190 $x1717)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x412 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x232 (div (* ?x412 new.hidden.multiple) new.hidden.parts)))
 (let (($x1261 (< 1 new.hidden.parts)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x55 $x1261 (= ?x232 new.hidden.n))))))))
(assert
 (let ((?x412 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x232 (div (* ?x412 new.hidden.multiple) new.hidden.parts)))
 (let (($x1261 (< 1 new.hidden.parts)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x55 $x1261 (<= new.hidden.n ?x232))))))))
(assert
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x55 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x5076 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4304 (ite $x5076 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x412 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x232 (div (* ?x412 new.hidden.multiple) new.hidden.parts)))
 (let (($x1220 (= (- 1) new.hidden.n)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (let (($x5085 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1752 (ite $x5085 (or $x1220 (< new.hidden.block new.hidden.n)) (ite $x55 (or $x1220 (< ?x232 new.hidden.n)) $x4304))))
 (let (($x2499 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1752)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x640 (or $x4041 $x4375)))
 (= new.hidden.moved (ite $x640 new.hidden.given_moved $x2499)))))))))))))))
(assert
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2060 (< 1 new.ffn.width.parts) (= ?x2039 new.ffn.width.n)))))))
(assert
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1116 (and $x2060 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1116))))
(assert
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x510 (ite $x1035 (or $x65 (<= new.ffn.width.parts new.ffn.width.n)) (or $x65 (< 1 new.ffn.width.n)))))
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1545 (ite $x3987 (or $x65 (< new.ffn.width.block new.ffn.width.n)) (ite $x2060 (or $x65 (< ?x2039 new.ffn.width.n)) $x510))))
 (let (($x4302 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1545)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.moved (ite $x1684 new.ffn.width.given_moved $x4302)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2009 (or $x4885 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2009))))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x640 (or $x4041 $x4375)))
 (let (($x209 (ite $x640 new.hidden.given_everywhere (or $x1672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x209)))))))
(assert
 (let (($x1162 (not new.hidden.moved)))
 (let (($x1622 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1162)))
 (let (($x1233 (= 1 new.hidden.parts)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x640 (or $x4041 $x4375)))
 (= new.hidden.first_alone (ite $x640 new.hidden.given_first (or $x1233 $x1622))))))))))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2071 (or $x4692 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.everywhere (ite $x1684 new.ffn.width.given_everywhere $x2071))))))))
(assert
 (let (($x135 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x604 (and $x135 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x228 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x777 (or $x1717 $x228 (and $x4537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x604)))
 (= new.ffn.gate_entering (ite $x777 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x721 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x558 (and $x721 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x1745 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x1336 (or $x1717 $x1745 (and $x4537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x558)))
 (= new.ffn.up_entering (ite $x1336 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (= new.ffn.in_place (or $x4342 new.ffn.width.filled)))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let (($x260 (< 1 new.tp)))
 (let ((?x187 (ite $x260 (_ bv16 7) (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4868 (ite (or $x1196 $x2160) (_ bv96 7) (ite $x841 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x187))))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x465 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (or $x1196 $x1570)))
 (let (($x1347 (or $x17 $x465 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x2005 (ite $x1026 (ite $x1347 (_ bv96 7) (ite $x2160 (_ bv21 7) (_ bv16 7))) (ite (or $x1570 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4868))))
 (let ((?x2035 (ite (or $x17 $x465 (and $x2160 new.ffn.width.padded $x2065)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x205 (ite $x4590 (ite (and $x2160 new.ffn.width.filled (not $x465)) (_ bv96 7) ?x2035) ?x2005)))
 (= new.ffn.gate_state ?x205)))))))))))))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let ((?x223 (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x260 (< 1 new.tp)))
 (let ((?x4785 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4163 (ite new.ffn.width.everywhere (_ bv96 7) ?x4785)))
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x4237 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1860 ?x4163 (ite $x260 (_ bv16 7) ?x223)))))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x4857 (or $x1135 (not (or $x1568 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let ((?x73 (ite (or $x84 $x1961 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1201 (or $x84 $x1961 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2065))))
 (let ((?x4353 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1961)) (_ bv96 7) (ite $x1201 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2075 ?x4353 (ite $x67 ?x73 (ite $x4857 (_ bv92 7) ?x4237))))))))))))))))))))))))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x4590 (not (= (_ bv96 7) new.ffn.gate_state)) $x1888) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4864 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1888)))
 (= new.ffn.up_piece (ite $x4864 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x767 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x767)))
(assert
 (let ((?x4584 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x4584)))
(assert
 (let ((?x1892 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1892)))
(assert
 (let (($x1096 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1616 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x4590 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x465 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (or $x1196 $x1570)))
 (let (($x536 (not new.model.gated)))
 (let (($x1716 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1292 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2075 new.ffn.width.everywhere $x1716))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let (($x190 (= (_ bv94 7) new.stream)))
 (let (($x260 (< 1 new.tp)))
 (let (($x1367 (and $x260 $x190 (and (= (_ bv94 7) new.ffn.up_entering) (or $x84 $x1961) $x1292) (or $x536 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x17 $x465) $x1616)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1096)))
 (= new.ffn.tokenwise $x1367))))))))))))))))))))
(assert
 (let ((?x289 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1513 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4263 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1558 (and $x1769 new.ffn.width.everywhere (not (= (_ bv92 7) new.ffn.product_in)) (or $x4263 $x1513))))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1558 (_ bv96 7) ?x289)))))))))
(assert
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1335 (not $x1769)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x1513 (and (or (not new.ffn.down.group.tp) $x4306) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x783 (and $x1513 (or $x1717 $x4306 (not (= (_ bv4 7) new.ffn.down.collective)) $x1335))))
 (let (($x1957 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x4263 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x5010 (or $x4263 $x1957)))
 (let ((?x437 (ite (or $x5010 $x783) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x963 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x4359 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1378 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x4667 (and (or $x1378 $x4359) $x1513)))
 (let ((?x340 (ite (or $x4263 (and $x1957 (= (_ bv38 7) new.stream)) $x4667) (_ bv38 7) (ite $x1957 (_ bv96 7) (_ bv16 7)))))
 (let (($x1894 (or (and new.hidden.filled (not $x1717)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x134 (not $x1513)))
 (let (($x815 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let ((?x1458 (ite (and $x1378 new.hidden.filled $x4537 $x134 $x815) new.stream (ite (and $x4359 $x134 $x1894) new.stream ?x340))))
 (let ((?x1915 (ite (and $x1717 new.hidden.everywhere (or $x4263 $x4667)) (_ bv96 7) (ite (and $x1378 new.hidden.filled $x1717 $x134) (_ bv96 7) ?x1458))))
 (let (($x920 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x1791 (= (_ bv38 7) new.ffn.down_state)))
 (let ((?x93 (ite $x4359 (ite (not $x1717) new.stream (_ bv66 7)) (ite $x1957 (ite $x1717 (_ bv96 7) new.stream) (ite $x4263 (_ bv92 7) (_ bv16 7))))))
 (let (($x1535 (= (_ bv92 7) new.ffn.down_state)))
 (let ((?x42 (ite $x1535 (ite $x1378 (_ bv96 7) ?x93) (ite $x1791 (ite $x920 (_ bv96 7) ?x1915) (ite $x963 ?x437 new.ffn.down_state)))))
 (= new.ffn.joined (ite new.ffn.tokenwise (ite (or $x5010 $x1513) (_ bv94 7) (_ bv21 7)) ?x42)))))))))))))))))))))))))))))
(assert
 (let (($x4257 (not new.hidden.everywhere)))
 (let (($x1378 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1791 (= (_ bv38 7) new.ffn.down_state)))
 (= new.ffn.full_though_split (and $x1791 (= (_ bv96 7) new.ffn.joined) $x1378 $x4257))))))
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
 (= old.ffn.down.bias new.ffn.down.bias))
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
 (= old.model.down_bias new.model.down_bias))
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
 (let (($x1151 (or (and (= (_ bv38 7) new.ffn.down_state) new.hidden.first_alone) (and (= (_ bv96 7) new.ffn.down_state) new.stream.first_keeps_all))))
 (let (($x1155 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x452 (not new.ffn.full_though_split)))
 (let (($x892 (and (not (= (_ bv92 7) new.ffn.down_state)) (or (= (_ bv1 7) new.ffn.down.bias) (= (_ bv27 7) new.ffn.down.bias)) $x452)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x103 (or $x4306 (not new.model.down_bias) (and (= (_ bv92 7) new.ffn.down_state) (not (= (_ bv27 7) new.ffn.down.bias))) $x892 (and $x1155 $x1151))))
 (not $x103))))))))
(assert
 (let (($x4457 (or (and (= (_ bv38 7) old.ffn.down_state) old.hidden.first_alone) (and (= (_ bv96 7) old.ffn.down_state) old.stream.first_keeps_all))))
(let (($x1926 (= (_ bv29 7) old.ffn.down.bias)))
(let (($x1629 (not old.ffn.full_though_split)))
(let (($x1030 (and (not (= (_ bv92 7) old.ffn.down_state)) (or (= (_ bv1 7) old.ffn.down.bias) (= (_ bv27 7) old.ffn.down.bias)) $x1629)))
(let (($x713 (not old.model.down_bias)))
(let (($x227 (= 1 old.tp)))
(or $x227 $x713 (and (= (_ bv92 7) old.ffn.down_state) (not (= (_ bv27 7) old.ffn.down.bias))) $x1030 (and $x1926 $x4457)))))))))
(check-sat)

; from one replica to any number, question 110
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.residual () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.residual () (_ BitVec 7))
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
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.norm () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.stream.attention_keeps_junk () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
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
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
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
(declare-fun old.stream.junk_in_ffn () Bool)
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.ffn.product () (_ BitVec 7))
(declare-fun old.ffn.product_in () (_ BitVec 7))
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun old.stream.first_has_all () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.residual_once () Bool)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.residual () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.residual () (_ BitVec 7))
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
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.norm () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.stream.attention_keeps_junk () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
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
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
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
(declare-fun new.stream.junk_in_ffn () Bool)
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.ffn.product () (_ BitVec 7))
(declare-fun new.ffn.product_in () (_ BitVec 7))
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
(declare-fun new.stream.first_has_all () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.residual_once () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
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
 (let (($x577 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x577 (= (_ bv10 7) old.attention.out.collective) (= (_ bv57 7) old.attention.out.collective) (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x4991 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2038 (= (_ bv1 7) old.attention.out.residual)))
 (or $x2038 (= (_ bv23 7) old.attention.out.residual) $x4991 (= (_ bv29 7) old.attention.out.residual)))))
(assert
 (let (($x6199 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x6199)))
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
 (let (($x6195 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x6195 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x6198 (= (_ bv38 7) old.embedding.split)))
 (or $x6198 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x4121 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x4669 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2136 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x2136 (= (_ bv10 7) old.ffn.down.collective) $x4669 $x4121)))))
(assert
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2087 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2087 $x2085 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x100 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x972 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x4059 (= (_ bv23 7) old.ffn.down.residual)))
 (let (($x4259 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x4259 $x4059 $x972 $x100))))))
(assert
 (let (($x1345 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x877 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1538 $x877 $x1345)))))
(assert
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x91 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x91 $x1668 $x4742 $x175 $x1763)))))))
(assert
 (let (($x1909 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x193 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x193 $x1909 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2181 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2181 $x4729 $x69)))))
(assert
 (let (($x1665 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1665 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1217 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4987 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4987 $x1217 $x186 $x4152 $x1025)))))))
(assert
 (let (($x1019 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1166 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1166 $x1019 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x286 (= (_ bv40 7) old.ffn.up.split)))
 (or $x286 $x954 $x3998)))))
(assert
 (let (($x619 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1658 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1658 $x4207 $x619 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x516 $x2155 (= (_ bv56 7) old.ffn.width.kind) $x4344 $x1870 $x1209 $x4912 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x488 (= (_ bv56 7) old.hidden.kind) $x568 $x580 (= (_ bv91 7) old.hidden.kind) $x796 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x740 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x740 (= (_ bv82 7) old.model.norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x170 (= (_ bv94 7) old.stream)))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (or $x1726 $x170 $x4898)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x982 (= (div (* ?x605 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x568 (< 1 old.hidden.parts) $x982))))))
(assert
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4344 (< 1 old.ffn.width.parts) (= ?x2164 old.ffn.width.n)))))))
(assert
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1848 (and $x4344 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1848))))
(assert
 (let (($x2016 (= (- 1) old.ffn.width.n)))
 (let (($x516 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1426 (ite $x516 (or $x2016 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2016 (< 1 old.ffn.width.n)))))
 (let ((?x2042 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2164 (div (* ?x2042 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4344 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1209 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1710 (ite $x1209 (or $x2016 (< old.ffn.width.block old.ffn.width.n)) (ite $x4344 (or $x2016 (< ?x2164 old.ffn.width.n)) $x1426))))
 (let (($x165 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1710)))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.moved (ite $x493 old.ffn.width.given_moved $x165)))))))))))))))
(assert
 (let (($x6199 (= (_ bv61 7) old.attention.out.split)))
 (let (($x4991 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2038 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x2038 (and $x4991 $x6199)))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2085 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x28 (or $x2085 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x28))))
(assert
 (let (($x4259 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x4860 (or $x4259 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x4860)))))
(assert
 (let (($x1643 (not old.model.embedding_norm)))
 (let (($x354 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x6195 (= (_ bv5 7) old.embedding.collective)))
 (let (($x6198 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x6198 $x6195 $x1726 old.hidden.filled (not $x354) $x1643))))))))
(assert
 (let (($x740 (= (_ bv68 7) old.model.norm)))
 (let (($x1661 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x577 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x6199 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x6199 $x577 $x1726 old.hidden.filled (not $x1661) $x740))))))))
(assert
 (let (($x740 (= (_ bv68 7) old.model.norm)))
 (let (($x612 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1406 (not $x612)))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x2136 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1345 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x1345 $x2136 $x1726 old.hidden.filled $x1406 $x740)))))))))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x651 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x796 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x651))))
(assert
 (let (($x4912 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1881 (or $x4912 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2155 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1870 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x493 (or $x1870 $x2155)))
 (= old.ffn.width.everywhere (ite $x493 old.ffn.width.given_everywhere $x1881))))))))
(assert
 (let (($x936 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x936)))
(assert
 (let (($x193 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x864 (and $x193 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x1909 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x1114 (or $x4898 $x1909 (and $x1726 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x864)))
 (= old.ffn.gate_entering (ite $x1114 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1166 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x4671 (and $x1166 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x1019 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x1951 (or $x4898 $x1019 (and $x1726 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x4671)))
 (= old.ffn.up_entering (ite $x1951 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (= old.ffn.in_place (or $x1449 old.ffn.width.filled)))))
(assert
 (let (($x401 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x4110 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x45 (and old.model.behind_dense $x4110)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x45 $x401))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1396 (ite $x1267 (_ bv16 7) (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1763 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1668 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1954 (ite (or $x4742 $x1668) (_ bv96 7) (ite $x1763 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1396))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1804 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1450 (or $x4742 $x175)))
 (let (($x145 (or $x1450 $x1804 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x4729 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x4725 (ite $x4729 (ite $x145 (_ bv96 7) (ite $x1668 (_ bv21 7) (_ bv16 7))) (ite (or $x175 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1954))))
 (let ((?x1164 (ite (or $x1450 $x1804 (and $x1668 old.ffn.width.padded $x4771)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x912 (ite $x69 (ite (and $x1668 old.ffn.width.filled (not $x1804)) (_ bv96 7) ?x1164) ?x4725)))
 (= old.ffn.gate_state ?x912)))))))))))))))))))
(assert
 (let (($x4771 (not old.ffn.width.moved)))
 (let (($x1449 (and old.ffn.width.everywhere $x4771)))
 (let ((?x2162 (ite $x1449 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1267 (< 1 old.tp)))
 (let ((?x1258 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4559 (ite old.ffn.width.everywhere (_ bv96 7) ?x1258)))
 (let (($x1025 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1226 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1025 ?x4559 (ite $x1267 (_ bv16 7) ?x2162)))))
 (let (($x4207 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4884 (or $x4152 (not (or $x4207 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let ((?x1419 (ite (or $x621 $x1221 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x954 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1229 (or $x621 $x1221 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4771))))
 (let ((?x325 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1221)) (_ bv96 7) (ite $x1229 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3998 ?x325 (ite $x954 ?x1419 (ite $x4884 (_ bv92 7) ?x1226))))))))))))))))))))))))
(assert
 (let (($x1141 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_in_attention))))
 (= old.stream.junk_in_ffn $x1141)))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x69 (not (= (_ bv96 7) old.ffn.gate_state)) $x1510) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1510 (not old.ffn.width.everywhere)))
 (let (($x449 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1510)))
 (= old.ffn.up_piece (ite $x449 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1175 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1175)))
(assert
 (let ((?x1021 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1021)))
(assert
 (let ((?x1855 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1855)))
(assert
 (let (($x877 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x69 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x734 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x69 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1804 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1450 (or $x4742 $x175)))
 (let (($x1714 (not old.model.gated)))
 (let (($x1675 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3998 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2059 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3998 old.ffn.width.everywhere $x1675))))
 (let (($x1221 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x4152 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x186 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x621 (or $x186 $x4152)))
 (let (($x170 (= (_ bv94 7) old.stream)))
 (let (($x1267 (< 1 old.tp)))
 (let (($x1554 (and $x1267 $x170 (and (= (_ bv94 7) old.ffn.up_entering) (or $x621 $x1221) $x2059) (or $x1714 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1450 $x1804) $x734)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x877)))
 (= old.ffn.tokenwise $x1554))))))))))))))))))))
(assert
 (let ((?x2091 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x612 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x4669 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1538 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x903 (and $x1538 old.ffn.width.everywhere (not (= (_ bv92 7) old.ffn.product_in)) (or $x4669 $x612))))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x903 (_ bv96 7) ?x2091)))))))))
(assert
 (let (($x100 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x2101 (or $x100 (= (= (_ bv23 7) old.ffn.down.residual) (= (_ bv5 7) old.ffn.down.collective)))))
 (let (($x4898 (= (_ bv96 7) old.stream)))
 (let (($x771 (= (_ bv38 7) old.ffn.down_state)))
 (let (($x5033 (or (or (= (_ bv92 7) old.ffn.down_state) (= (_ bv96 7) old.ffn.down_state)) old.hidden.filled)))
 (let (($x1243 (= old.ffn.down_state old.stream)))
 (let (($x2054 (= (_ bv92 7) old.ffn.down_state)))
 (let (($x1216 (and (or $x100 (= (_ bv23 7) old.ffn.down.residual)) $x2054 (or $x4898 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1726 (= (_ bv38 7) old.stream)))
 (let (($x972 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x665 (and $x972 (not $x2054) (or $x1243 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x4965 (or $x665 (and $x972 $x1726 old.hidden.filled) $x1216 (and $x100 old.stream.first_keeps_all $x1243) (and $x100 old.stream.first_has_all $x5033) (and $x771 $x4898 old.hidden.filled $x2101))))
 (let (($x612 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1406 (not $x612)))
 (let (($x4121 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2136 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1964 (and $x972 old.stream.junk_in_ffn (or $x2054 (and $x771 (or $x2136 $x4121) $x1406)))))
 (= old.ffn.residual_once (and (not $x1964) $x4965))))))))))))))))))))
(assert
 (let (($x6190 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x6190 (= (_ bv10 7) new.attention.out.collective) (= (_ bv57 7) new.attention.out.collective) (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1171 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x676 (= (_ bv1 7) new.attention.out.residual)))
 (or $x676 (= (_ bv23 7) new.attention.out.residual) $x1171 (= (_ bv29 7) new.attention.out.residual)))))
(assert
 (let (($x5054 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x5054)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4633 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x4633 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x1397 (= (_ bv38 7) new.embedding.split)))
 (or $x1397 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x4359 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x4263 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1378 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x1378 (= (_ bv10 7) new.ffn.down.collective) $x4263 $x4359)))))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x574 (= (_ bv10 7) new.ffn.down.input)))
 (or $x574 $x4885 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x377 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x4456 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x4356 (= (_ bv23 7) new.ffn.down.residual)))
 (let (($x125 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x125 $x4356 $x4456 $x377))))))
(assert
 (let (($x2173 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1096 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1769 $x1096 $x2173)))))
(assert
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x848 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x848 $x2160 $x1196 $x1570 $x841)))))))
(assert
 (let (($x228 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x135 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x135 $x228 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2020 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2020 $x1026 $x4590)))))
(assert
 (let (($x2132 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2132 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x497 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x167 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x167 $x497 $x594 $x1135 $x1860)))))))
(assert
 (let (($x1745 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x721 (= (_ bv10 7) new.ffn.up.input)))
 (or $x721 $x1745 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4159 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4159 $x67 $x2075)))))
(assert
 (let (($x1300 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2182 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2182 $x1568 $x1300 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1035 $x248 (= (_ bv56 7) new.ffn.width.kind) $x2060 $x1022 $x3987 $x4692 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4375 (= (_ bv56 7) new.hidden.kind) $x55 $x4041 (= (_ bv91 7) new.hidden.kind) $x1672 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x926 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x926 (= (_ bv82 7) new.model.norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x190 (= (_ bv94 7) new.stream)))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (or $x4537 $x190 $x1717)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x412 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x2355 (= (div (* ?x412 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x55 (< 1 new.hidden.parts) $x2355))))))
(assert
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x55 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2060 (< 1 new.ffn.width.parts) (= ?x2039 new.ffn.width.n)))))))
(assert
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1116 (and $x2060 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1116))))
(assert
 (let (($x65 (= (- 1) new.ffn.width.n)))
 (let (($x1035 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x510 (ite $x1035 (or $x65 (<= new.ffn.width.parts new.ffn.width.n)) (or $x65 (< 1 new.ffn.width.n)))))
 (let ((?x1723 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2039 (div (* ?x1723 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2060 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3987 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1545 (ite $x3987 (or $x65 (< new.ffn.width.block new.ffn.width.n)) (ite $x2060 (or $x65 (< ?x2039 new.ffn.width.n)) $x510))))
 (let (($x4302 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1545)))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.moved (ite $x1684 new.ffn.width.given_moved $x4302)))))))))))))))
(assert
 (let (($x5054 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1171 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x676 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x676 (and $x1171 $x5054)))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x4885 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2009 (or $x4885 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2009))))
(assert
 (let (($x125 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1036 (or $x125 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1036)))))
(assert
 (let (($x1253 (not new.model.embedding_norm)))
 (let (($x4978 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x4633 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1397 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1397 $x4633 $x4537 new.hidden.filled (not $x4978) $x1253))))))))
(assert
 (let (($x926 (= (_ bv68 7) new.model.norm)))
 (let (($x97 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x6190 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x5054 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x5054 $x6190 $x4537 new.hidden.filled (not $x97) $x926))))))))
(assert
 (let (($x926 (= (_ bv68 7) new.model.norm)))
 (let (($x1513 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x134 (not $x1513)))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x1378 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2173 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2173 $x1378 $x4537 new.hidden.filled $x134 $x926)))))))))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x209 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x209))))
(assert
 (let (($x4692 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2071 (or $x4692 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x248 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1684 (or $x1022 $x248)))
 (= new.ffn.width.everywhere (ite $x1684 new.ffn.width.given_everywhere $x2071))))))))
(assert
 (let (($x899 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x899)))
(assert
 (let (($x135 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x604 (and $x135 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x228 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x777 (or $x1717 $x228 (and $x4537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x604)))
 (= new.ffn.gate_entering (ite $x777 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x721 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x558 (and $x721 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x1745 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x1336 (or $x1717 $x1745 (and $x4537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x558)))
 (= new.ffn.up_entering (ite $x1336 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (= new.ffn.in_place (or $x4342 new.ffn.width.filled)))))
(assert
 (let (($x933 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x1728 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x291 (and new.model.behind_dense $x1728)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x291 $x933))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let (($x260 (< 1 new.tp)))
 (let ((?x187 (ite $x260 (_ bv16 7) (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x841 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2160 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4868 (ite (or $x1196 $x2160) (_ bv96 7) (ite $x841 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x187))))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x465 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (or $x1196 $x1570)))
 (let (($x1347 (or $x17 $x465 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1026 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x2005 (ite $x1026 (ite $x1347 (_ bv96 7) (ite $x2160 (_ bv21 7) (_ bv16 7))) (ite (or $x1570 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4868))))
 (let ((?x2035 (ite (or $x17 $x465 (and $x2160 new.ffn.width.padded $x2065)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x205 (ite $x4590 (ite (and $x2160 new.ffn.width.filled (not $x465)) (_ bv96 7) ?x2035) ?x2005)))
 (= new.ffn.gate_state ?x205)))))))))))))))))))
(assert
 (let (($x2065 (not new.ffn.width.moved)))
 (let (($x4342 (and new.ffn.width.everywhere $x2065)))
 (let ((?x223 (ite $x4342 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x260 (< 1 new.tp)))
 (let ((?x4785 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4163 (ite new.ffn.width.everywhere (_ bv96 7) ?x4785)))
 (let (($x1860 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x4237 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1860 ?x4163 (ite $x260 (_ bv16 7) ?x223)))))
 (let (($x1568 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x4857 (or $x1135 (not (or $x1568 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let ((?x73 (ite (or $x84 $x1961 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x67 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1201 (or $x84 $x1961 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2065))))
 (let ((?x4353 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1961)) (_ bv96 7) (ite $x1201 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2075 ?x4353 (ite $x67 ?x73 (ite $x4857 (_ bv92 7) ?x4237))))))))))))))))))))))))
(assert
 (let (($x1421 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_in_attention))))
 (= new.stream.junk_in_ffn $x1421)))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x4590 (not (= (_ bv96 7) new.ffn.gate_state)) $x1888) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1888 (not new.ffn.width.everywhere)))
 (let (($x4864 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1888)))
 (= new.ffn.up_piece (ite $x4864 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x767 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x767)))
(assert
 (let ((?x4584 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x4584)))
(assert
 (let ((?x1892 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1892)))
(assert
 (let (($x1096 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x4590 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1616 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x4590 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x465 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1570 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1196 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (or $x1196 $x1570)))
 (let (($x536 (not new.model.gated)))
 (let (($x1716 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2075 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1292 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2075 new.ffn.width.everywhere $x1716))))
 (let (($x1961 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x594 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x84 (or $x594 $x1135)))
 (let (($x190 (= (_ bv94 7) new.stream)))
 (let (($x260 (< 1 new.tp)))
 (let (($x1367 (and $x260 $x190 (and (= (_ bv94 7) new.ffn.up_entering) (or $x84 $x1961) $x1292) (or $x536 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x17 $x465) $x1616)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1096)))
 (= new.ffn.tokenwise $x1367))))))))))))))))))))
(assert
 (let ((?x289 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1513 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4263 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1769 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1558 (and $x1769 new.ffn.width.everywhere (not (= (_ bv92 7) new.ffn.product_in)) (or $x4263 $x1513))))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1558 (_ bv96 7) ?x289)))))))))
(assert
 (let (($x377 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x4961 (or $x377 (= (= (_ bv23 7) new.ffn.down.residual) (= (_ bv5 7) new.ffn.down.collective)))))
 (let (($x1717 (= (_ bv96 7) new.stream)))
 (let (($x1791 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x4067 (or (or (= (_ bv92 7) new.ffn.down_state) (= (_ bv96 7) new.ffn.down_state)) new.hidden.filled)))
 (let (($x526 (= new.ffn.down_state new.stream)))
 (let (($x1535 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x4496 (and (or $x377 (= (_ bv23 7) new.ffn.down.residual)) $x1535 (or $x1717 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x4537 (= (_ bv38 7) new.stream)))
 (let (($x4456 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1838 (and $x4456 (not $x1535) (or $x526 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1334 (or $x1838 (and $x4456 $x4537 new.hidden.filled) $x4496 (and $x377 new.stream.first_keeps_all $x526) (and $x377 new.stream.first_has_all $x4067) (and $x1791 $x1717 new.hidden.filled $x4961))))
 (let (($x1513 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x134 (not $x1513)))
 (let (($x4359 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1378 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x124 (and $x4456 new.stream.junk_in_ffn (or $x1535 (and $x1791 (or $x1378 $x4359) $x134)))))
 (= new.ffn.residual_once (and (not $x124) $x1334))))))))))))))))))))
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
 (= old.attention.out.residual new.attention.out.residual))
(assert
 (= old.attention.out.split new.attention.out.split))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.residual new.ffn.down.residual))
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
 (= old.model.gated new.model.gated))
(assert
 (= old.model.norm new.model.norm))
(assert
 (= old.model.parallel new.model.parallel))
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
 (let (($x4569 (not new.model.scaled_residual)))
 (let (($x926 (= (_ bv68 7) new.model.norm)))
 (let (($x125 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x274 (or new.model.parallel $x125 (and $x926 $x4569 (or (= 1 new.tp) new.ffn.residual_once)))))
 (not $x274))))))
(assert
 (let (($x1981 (not old.model.scaled_residual)))
(let (($x740 (= (_ bv68 7) old.model.norm)))
(let (($x4259 (= (_ bv1 7) old.ffn.down.residual)))
(or old.model.parallel $x4259 (and $x740 $x1981 (or (= 1 old.tp) old.ffn.residual_once)))))))
(check-sat)

; from one replica to any number, question 111
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
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x488 (= (_ bv56 7) old.hidden.kind) $x568 $x580 (= (_ bv91 7) old.hidden.kind) $x796 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2068 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x823 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x5065 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x929 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x1755 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1755 $x929 $x5065 $x823 $x2068)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x626 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x628 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x4199 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2137 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1922 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x939 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x939 $x1922 (= (_ bv56 7) old.lm_head.cut.kind) $x2137 $x4199 $x628 $x626 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x529 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1090 (= (_ bv40 7) old.lm_head.split)))
 (or $x1090 (= (_ bv57 7) old.lm_head.split) $x529))))
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
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x411 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2077 (div (* ?x411 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2137 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1277 (and $x2137 (< 1 old.lm_head.cut.parts) (= ?x2077 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x1277))))))
(assert
 (let (($x2137 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2022 (and $x2137 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2022))))
(assert
 (let (($x1170 (= (- 1) old.lm_head.cut.n)))
 (let (($x939 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1076 (ite $x939 (or $x1170 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1170 (< 1 old.lm_head.cut.n)))))
 (let ((?x411 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2077 (div (* ?x411 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2137 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x628 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2098 (ite $x628 (or $x1170 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2137 (or $x1170 (< ?x2077 old.lm_head.cut.n)) $x1076))))
 (let (($x1187 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2098)))
 (let (($x1922 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4199 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x42 (or $x4199 $x1922)))
 (= old.lm_head.cut.moved (ite $x42 old.lm_head.cut.given_moved $x1187)))))))))))))))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x651 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x796 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x651))))
(assert
 (let (($x626 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x336 (or $x626 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1922 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4199 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x42 (or $x4199 $x1922)))
 (= old.lm_head.cut.everywhere (ite $x42 old.lm_head.cut.given_everywhere $x336))))))))
(assert
 (let (($x1181 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x823 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1376 (or $x823 $x1181)))
 (let (($x1090 (= (_ bv40 7) old.lm_head.split)))
 (let (($x529 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1142 (ite $x529 (_ bv95 7) (ite (and $x1090 old.hidden.everywhere $x1376) (_ bv96 7) (ite $x1090 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x529 old.lm_head.cut.everywhere $x1376) (_ bv96 7) ?x1142)))))))))
(assert
 (let (($x1181 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3973 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x1181)))
 (let (($x4806 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x1778 (ite (= (_ bv92 7) old.lm_head.state) (ite $x4806 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x3973 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x4236 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x4808 (ite (= (_ bv95 7) old.lm_head.state) (ite $x4236 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1778)))
 (= old.lm_head.joined ?x4808))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4375 (= (_ bv56 7) new.hidden.kind) $x55 $x4041 (= (_ bv91 7) new.hidden.kind) $x1672 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1788 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x1985 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3974 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1411 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1747 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1747 $x1411 $x3974 $x1985 $x1788)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x625 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1351 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1932 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1083 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1936 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1610 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1610 $x1936 (= (_ bv56 7) new.lm_head.cut.kind) $x1083 $x1932 $x1351 $x625 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x868 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1662 (= (_ bv40 7) new.lm_head.split)))
 (or $x1662 (= (_ bv57 7) new.lm_head.split) $x868))))
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
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x55 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1027 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x4812 (div (* ?x1027 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1083 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x386 (and $x1083 (< 1 new.lm_head.cut.parts) (= ?x4812 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x386))))))
(assert
 (let (($x1083 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1953 (and $x1083 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1953))))
(assert
 (let (($x1821 (= (- 1) new.lm_head.cut.n)))
 (let (($x1610 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1481 (ite $x1610 (or $x1821 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1821 (< 1 new.lm_head.cut.n)))))
 (let ((?x1027 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x4812 (div (* ?x1027 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1083 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1351 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x461 (ite $x1351 (or $x1821 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1083 (or $x1821 (< ?x4812 new.lm_head.cut.n)) $x1481))))
 (let (($x457 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x461)))
 (let (($x1936 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1932 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x4304 (or $x1932 $x1936)))
 (= new.lm_head.cut.moved (ite $x4304 new.lm_head.cut.given_moved $x457)))))))))))))))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x209 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x209))))
(assert
 (let (($x625 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x111 (or $x625 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1936 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1932 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x4304 (or $x1932 $x1936)))
 (= new.lm_head.cut.everywhere (ite $x4304 new.lm_head.cut.given_everywhere $x111))))))))
(assert
 (let (($x2001 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1985 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x4724 (or $x1985 $x2001)))
 (let (($x1662 (= (_ bv40 7) new.lm_head.split)))
 (let (($x868 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1901 (ite $x868 (_ bv95 7) (ite (and $x1662 new.hidden.everywhere $x4724) (_ bv96 7) (ite $x1662 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x868 new.lm_head.cut.everywhere $x4724) (_ bv96 7) ?x1901)))))))))
(assert
 (let (($x2001 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1503 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x2001)))
 (let (($x4257 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x638 (ite (= (_ bv92 7) new.lm_head.state) (ite $x4257 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1503 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x51 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x2146 (ite (= (_ bv95 7) new.lm_head.state) (ite $x51 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x638)))
 (= new.lm_head.joined ?x2146))))))))
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
 (let (($x550 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x4306 (= 1 new.tp)))
 (let (($x1891 (or (= (_ bv96 7) new.lm_head.joined) (and $x4306 (or (not (= (_ bv95 7) new.lm_head.split)) $x550)))))
 (not $x1891)))))
(assert
 (let (($x1652 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x227 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x227 (or (not (= (_ bv95 7) old.lm_head.split)) $x1652))))))
(check-sat)

; from one replica to any number, question 112
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
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x488 (= (_ bv56 7) old.hidden.kind) $x568 $x580 (= (_ bv91 7) old.hidden.kind) $x796 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x823 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x5065 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x5065 $x823 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x626 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4199 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2137 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1922 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1922 (= (_ bv56 7) old.lm_head.cut.kind) $x2137 $x4199 (= (_ bv91 7) old.lm_head.cut.kind) $x626 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x529 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1090 (= (_ bv40 7) old.lm_head.split)))
 (or $x1090 (= (_ bv57 7) old.lm_head.split) $x529))))
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
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2137 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2022 (and $x2137 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2022))))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x651 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x796 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x651))))
(assert
 (let (($x626 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x336 (or $x626 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x4780 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x336)))
 (= old.lm_head.cut.everywhere $x4780)))))
(assert
 (let (($x1266 (not old.lm_head.group.pp)))
 (let (($x603 (or $x1266 (= 1 old.pp))))
 (let (($x2143 (not old.lm_head.group.sp)))
 (let (($x1495 (or $x2143 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1591 (not old.lm_head.group.dp)))
 (let (($x372 (or $x1591 $x1592)))
 (let (($x1181 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x372 $x1495 $x603)))
 (let (($x823 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1376 (or $x823 $x1181)))
 (let (($x1090 (= (_ bv40 7) old.lm_head.split)))
 (let (($x529 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1142 (ite $x529 (_ bv95 7) (ite (and $x1090 old.hidden.everywhere $x1376) (_ bv96 7) (ite $x1090 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x529 old.lm_head.cut.everywhere $x1376) (_ bv96 7) ?x1142))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4375 (= (_ bv56 7) new.hidden.kind) $x55 $x4041 (= (_ bv91 7) new.hidden.kind) $x1672 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1985 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3974 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x3974 $x1985 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x625 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1932 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1083 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1936 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1936 (= (_ bv56 7) new.lm_head.cut.kind) $x1083 $x1932 (= (_ bv91 7) new.lm_head.cut.kind) $x625 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x868 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1662 (= (_ bv40 7) new.lm_head.split)))
 (or $x1662 (= (_ bv57 7) new.lm_head.split) $x868))))
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
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x55 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1083 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1953 (and $x1083 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1953))))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x209 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x209))))
(assert
 (let (($x625 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x111 (or $x625 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1054 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x111)))
 (= new.lm_head.cut.everywhere $x1054)))))
(assert
 (let (($x1374 (not new.lm_head.group.pp)))
 (let (($x218 (or $x1374 (= 1 new.pp))))
 (let (($x258 (not new.lm_head.group.sp)))
 (let (($x154 (or $x258 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x178 (not new.lm_head.group.dp)))
 (let (($x242 (or $x178 $x2024)))
 (let (($x2001 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x242 $x154 $x218)))
 (let (($x1985 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x4724 (or $x1985 $x2001)))
 (let (($x1662 (= (_ bv40 7) new.lm_head.split)))
 (let (($x868 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1901 (ite $x868 (_ bv95 7) (ite (and $x1662 new.hidden.everywhere $x4724) (_ bv96 7) (ite $x1662 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x868 new.lm_head.cut.everywhere $x4724) (_ bv96 7) ?x1901))))))))))))))))
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
 (let (($x1374 (not new.lm_head.group.pp)))
 (let (($x218 (or $x1374 (= 1 new.pp))))
 (let (($x258 (not new.lm_head.group.sp)))
 (let (($x154 (or $x258 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x178 (not new.lm_head.group.dp)))
 (let (($x242 (or $x178 $x2024)))
 (let (($x2001 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x242 $x154 $x218)))
 (let (($x3974 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1985 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2046 (or $x1985 (and (= (_ bv96 7) new.lm_head.state) (or $x3974 $x2001)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x242 $x154 $x218))))
 (not $x2046)))))))))))))
(assert
 (let (($x1266 (not old.lm_head.group.pp)))
(let (($x603 (or $x1266 (= 1 old.pp))))
(let (($x2143 (not old.lm_head.group.sp)))
(let (($x1495 (or $x2143 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1591 (not old.lm_head.group.dp)))
(let (($x372 (or $x1591 $x1592)))
(let (($x1181 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x372 $x1495 $x603)))
(let (($x5065 (= (_ bv10 7) old.lm_head.collective)))
(let (($x823 (= (_ bv57 7) old.lm_head.collective)))
(or $x823 (and (= (_ bv96 7) old.lm_head.state) (or $x5065 $x1181)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x372 $x1495 $x603)))))))))))))
(check-sat)

; from one replica to any number, question 113
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
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x488 (= (_ bv56 7) old.hidden.kind) $x568 $x580 (= (_ bv91 7) old.hidden.kind) $x796 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x823 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x5065 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1755 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1755 (= (_ bv5 7) old.lm_head.collective) $x5065 $x823 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x626 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4199 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2137 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1922 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1922 (= (_ bv56 7) old.lm_head.cut.kind) $x2137 $x4199 (= (_ bv91 7) old.lm_head.cut.kind) $x626 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x471 (= (_ bv64 7) old.lm_head.order)))
 (or $x471 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x529 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1090 (= (_ bv40 7) old.lm_head.split)))
 (or $x1090 (= (_ bv57 7) old.lm_head.split) $x529))))
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
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2137 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2022 (and $x2137 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2022))))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x651 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x796 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x651))))
(assert
 (let (($x626 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x336 (or $x626 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x4780 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x336)))
 (= old.lm_head.cut.everywhere $x4780)))))
(assert
 (let (($x1181 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x823 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1376 (or $x823 $x1181)))
 (let (($x1090 (= (_ bv40 7) old.lm_head.split)))
 (let (($x529 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1142 (ite $x529 (_ bv95 7) (ite (and $x1090 old.hidden.everywhere $x1376) (_ bv96 7) (ite $x1090 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x529 old.lm_head.cut.everywhere $x1376) (_ bv96 7) ?x1142)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4375 (= (_ bv56 7) new.hidden.kind) $x55 $x4041 (= (_ bv91 7) new.hidden.kind) $x1672 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1985 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3974 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1747 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1747 (= (_ bv5 7) new.lm_head.collective) $x3974 $x1985 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x625 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1932 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1083 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1936 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1936 (= (_ bv56 7) new.lm_head.cut.kind) $x1083 $x1932 (= (_ bv91 7) new.lm_head.cut.kind) $x625 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1362 (= (_ bv64 7) new.lm_head.order)))
 (or $x1362 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x868 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1662 (= (_ bv40 7) new.lm_head.split)))
 (or $x1662 (= (_ bv57 7) new.lm_head.split) $x868))))
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
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x55 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1083 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1953 (and $x1083 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1953))))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x209 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x209))))
(assert
 (let (($x625 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x111 (or $x625 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1054 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x111)))
 (= new.lm_head.cut.everywhere $x1054)))))
(assert
 (let (($x2001 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1985 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x4724 (or $x1985 $x2001)))
 (let (($x1662 (= (_ bv40 7) new.lm_head.split)))
 (let (($x868 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1901 (ite $x868 (_ bv95 7) (ite (and $x1662 new.hidden.everywhere $x4724) (_ bv96 7) (ite $x1662 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x868 new.lm_head.cut.everywhere $x4724) (_ bv96 7) ?x1901)))))))))
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
 (let (($x1187 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x1362 (= (_ bv64 7) new.lm_head.order)))
 (let (($x4306 (= 1 new.tp)))
 (let (($x2098 (or $x4306 (not (= (_ bv95 7) new.lm_head.state)) $x1362 $x1187 new.lm_head.reversible)))
 (not $x2098))))))
(assert
 (let (($x172 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x471 (= (_ bv64 7) old.lm_head.order)))
(let (($x227 (= 1 old.tp)))
(or $x227 (not (= (_ bv95 7) old.lm_head.state)) $x471 $x172 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 114
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
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x580 (= (_ bv86 7) old.hidden.kind)))
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x488 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x488 (= (_ bv56 7) old.hidden.kind) $x568 $x580 (= (_ bv91 7) old.hidden.kind) $x796 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1813 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1334 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x639 (= (_ bv1 7) old.lm_head.bias)))
 (or $x639 (= (_ bv23 7) old.lm_head.bias) $x1334 $x1813)))))
(assert
 (let (($x823 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x823 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x626 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x628 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x4199 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2137 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1922 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x939 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x939 $x1922 (= (_ bv56 7) old.lm_head.cut.kind) $x2137 $x4199 $x628 $x626 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x529 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1090 (= (_ bv40 7) old.lm_head.split)))
 (or $x1090 (= (_ bv57 7) old.lm_head.split) $x529))))
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
 (let (($x568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2137 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2022 (and $x2137 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2022))))
(assert
 (let (($x2160 (= (- 1) old.lm_head.cut.n)))
 (let (($x939 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x4785 (ite $x939 (or $x2160 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2160 (< 1 old.lm_head.cut.n)))))
 (let ((?x1651 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x1890 (< (div (* ?x1651 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x2137 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x628 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x4131 (ite $x628 (or $x2160 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2137 (or $x2160 $x1890) $x4785))))
 (let (($x115 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x4131)))
 (let (($x1922 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4199 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x42 (or $x4199 $x1922)))
 (= old.lm_head.cut.moved (ite $x42 old.lm_head.cut.given_moved $x115)))))))))))))))
(assert
 (let (($x796 (= (_ bv96 7) old.hidden.kind)))
 (let (($x651 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x796 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x651))))
(assert
 (let (($x626 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x336 (or $x626 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1922 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4199 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x42 (or $x4199 $x1922)))
 (= old.lm_head.cut.everywhere (ite $x42 old.lm_head.cut.given_everywhere $x336))))))))
(assert
 (let (($x1364 (not old.lm_head.cut.moved)))
 (let (($x722 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x4516 (= 1 old.lm_head.cut.parts)))
 (let (($x1922 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4199 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x42 (or $x4199 $x1922)))
 (= old.lm_head.cut.first_alone (ite $x42 old.lm_head.cut.given_first (or $x4516 (and $x722 $x1364)))))))))))
(assert
 (let (($x1181 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x823 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1376 (or $x823 $x1181)))
 (let (($x1090 (= (_ bv40 7) old.lm_head.split)))
 (let (($x529 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1142 (ite $x529 (_ bv95 7) (ite (and $x1090 old.hidden.everywhere $x1376) (_ bv96 7) (ite $x1090 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x529 old.lm_head.cut.everywhere $x1376) (_ bv96 7) ?x1142)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4041 (= (_ bv86 7) new.hidden.kind)))
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4375 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4375 (= (_ bv56 7) new.hidden.kind) $x55 $x4041 (= (_ bv91 7) new.hidden.kind) $x1672 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1223 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x97 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x504 (= (_ bv1 7) new.lm_head.bias)))
 (or $x504 (= (_ bv23 7) new.lm_head.bias) $x97 $x1223)))))
(assert
 (let (($x1985 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1985 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x625 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1351 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1932 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1083 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1936 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1610 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1610 $x1936 (= (_ bv56 7) new.lm_head.cut.kind) $x1083 $x1932 $x1351 $x625 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x868 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1662 (= (_ bv40 7) new.lm_head.split)))
 (or $x1662 (= (_ bv57 7) new.lm_head.split) $x868))))
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
 (let (($x55 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x55 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1083 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1953 (and $x1083 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1953))))
(assert
 (let (($x228 (= (- 1) new.lm_head.cut.n)))
 (let (($x1610 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1096 (ite $x1610 (or $x228 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x228 (< 1 new.lm_head.cut.n)))))
 (let ((?x289 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x774 (< (div (* ?x289 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x1083 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1351 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x4249 (ite $x1351 (or $x228 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1083 (or $x228 $x774) $x1096))))
 (let (($x1378 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x4249)))
 (let (($x1936 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1932 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x4304 (or $x1932 $x1936)))
 (= new.lm_head.cut.moved (ite $x4304 new.lm_head.cut.given_moved $x1378)))))))))))))))
(assert
 (let (($x1672 (= (_ bv96 7) new.hidden.kind)))
 (let (($x209 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1672 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x209))))
(assert
 (let (($x625 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x111 (or $x625 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1936 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1932 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x4304 (or $x1932 $x1936)))
 (= new.lm_head.cut.everywhere (ite $x4304 new.lm_head.cut.given_everywhere $x111))))))))
(assert
 (let (($x2131 (not new.lm_head.cut.moved)))
 (let (($x1652 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x2034 (= 1 new.lm_head.cut.parts)))
 (let (($x1936 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1932 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x4304 (or $x1932 $x1936)))
 (= new.lm_head.cut.first_alone (ite $x4304 new.lm_head.cut.given_first (or $x2034 (and $x1652 $x2131)))))))))))
(assert
 (let (($x2001 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1985 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x4724 (or $x1985 $x2001)))
 (let (($x1662 (= (_ bv40 7) new.lm_head.split)))
 (let (($x868 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1901 (ite $x868 (_ bv95 7) (ite (and $x1662 new.hidden.everywhere $x4724) (_ bv96 7) (ite $x1662 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x868 new.lm_head.cut.everywhere $x4724) (_ bv96 7) ?x1901)))))))))
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
 (let (($x1223 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1219 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x4306 (= 1 new.tp)))
 (let (($x638 (or $x4306 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x1219 (and (= (_ bv95 7) new.lm_head.state) $x1223 new.lm_head.cut.first_alone))))
 (not $x638))))))
(assert
 (let (($x1813 (= (_ bv29 7) old.lm_head.bias)))
(let (($x1856 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x1214 (not old.model.head_bias)))
(let (($x227 (= 1 old.tp)))
(or $x227 $x1214 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x1856 (and (= (_ bv95 7) old.lm_head.state) $x1813 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 115
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
 (let (($x2165 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x374 (= (_ bv10 7) old.ffn.down.input)))
 (or $x374 $x2165 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x167 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x167 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x1469 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1469 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x735 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x735)))
(assert
 (let (($x1961 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x916 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4685 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1131 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1131 $x1558 $x4685 $x916 $x1961)))))))
(assert
 (let (($x2035 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x72 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x72 $x2035))))
(assert
 (let (($x4629 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x4629 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2173 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4257 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x386 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1487 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x4159 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x4159 $x1487 $x386 $x4257 $x2173)))))))
(assert
 (let (($x339 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x300 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x300 $x339))))
(assert
 (let (($x5078 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1521 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1568 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1568 $x1521 $x5078 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1477 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4584 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x4065 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x50 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1222 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1421 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1421 $x1222 (= (_ bv56 7) old.ffn.width.kind) $x50 $x4065 $x4584 $x1477 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x2018 (= (_ bv38 7) old.stages.send)))
 (let (($x767 (= (_ bv14 7) old.stages.send)))
 (let (($x1468 (= (_ bv10 7) old.stages.send)))
 (or $x1468 $x767 $x2018 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x1321 (= (_ bv53 7) old.stages.stream)))
 (or $x1321 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x260 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1596 (div (* ?x260 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x50 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x50 (< 1 old.ffn.width.parts) (= ?x1596 old.ffn.width.n)))))))
(assert
 (let (($x50 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1443 (and $x50 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1443))))
(assert
 (let (($x1203 (= (- 1) old.ffn.width.n)))
 (let (($x1421 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x962 (ite $x1421 (or $x1203 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1203 (< 1 old.ffn.width.n)))))
 (let ((?x260 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1596 (div (* ?x260 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x50 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x4584 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1377 (ite $x4584 (or $x1203 (< old.ffn.width.block old.ffn.width.n)) (ite $x50 (or $x1203 (< ?x1596 old.ffn.width.n)) $x962))))
 (let (($x1757 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1377)))
 (let (($x1222 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4065 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x895 (or $x4065 $x1222)))
 (= old.ffn.width.moved (ite $x895 old.ffn.width.given_moved $x1757)))))))))))))))
(assert
 (let (($x2165 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2052 (or $x2165 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2052))))
(assert
 (let (($x1477 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1067 (or $x1477 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1222 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4065 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x895 (or $x4065 $x1222)))
 (= old.ffn.width.everywhere (ite $x895 old.ffn.width.given_everywhere $x1067))))))))
(assert
 (let (($x134 (not old.ffn.width.moved)))
 (let (($x1743 (and old.ffn.width.everywhere $x134)))
 (= old.ffn.in_place (or $x1743 old.ffn.width.filled)))))
(assert
 (let (($x134 (not old.ffn.width.moved)))
 (let (($x1743 (and old.ffn.width.everywhere $x134)))
 (let (($x208 (< 1 old.tp)))
 (let ((?x2005 (ite $x208 (_ bv16 7) (ite $x1743 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1961 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x4685 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x4237 (ite (or $x4685 $x1558) (_ bv96 7) (ite $x1961 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x2005))))
 (let (($x916 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1389 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4281 (or $x4685 $x916)))
 (let (($x1945 (or $x4281 $x1389 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x72 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x1573 (ite $x72 (ite $x1945 (_ bv96 7) (ite $x1558 (_ bv21 7) (_ bv16 7))) (ite (or $x916 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x4237))))
 (let ((?x1026 (ite (or $x4281 $x1389 (and $x1558 old.ffn.width.padded $x134)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x2035 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x291 (ite $x2035 (ite (and $x1558 old.ffn.width.filled (not $x1389)) (_ bv96 7) ?x1026) ?x1573)))
 (= old.ffn.gate_state ?x291)))))))))))))))))))
(assert
 (let (($x134 (not old.ffn.width.moved)))
 (let (($x1743 (and old.ffn.width.everywhere $x134)))
 (let ((?x409 (ite $x1743 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x208 (< 1 old.tp)))
 (let ((?x1947 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1009 (ite old.ffn.width.everywhere (_ bv96 7) ?x1947)))
 (let (($x2173 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1338 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2173 ?x1009 (ite $x208 (_ bv16 7) ?x409)))))
 (let (($x1521 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4257 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x655 (or $x4257 (not (or $x1521 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x135 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x386 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x899 (or $x386 $x4257)))
 (let ((?x311 (ite (or $x899 $x135 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x300 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1636 (or $x899 $x135 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x134))))
 (let ((?x2071 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x135)) (_ bv96 7) (ite $x1636 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x339 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x339 ?x2071 (ite $x300 ?x311 (ite $x655 (_ bv92 7) ?x1338))))))))))))))))))))))))
(assert
 (let (($x1769 (not old.ffn.width.everywhere)))
 (let (($x2035 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2035 (not (= (_ bv96 7) old.ffn.gate_state)) $x1769) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1769 (not old.ffn.width.everywhere)))
 (let (($x4954 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1769)))
 (= old.ffn.up_piece (ite $x4954 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1607 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1607)))
(assert
 (let ((?x1292 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1292)))
(assert
 (let ((?x4695 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x4695)))
(assert
 (let (($x735 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x208 (< 1 old.tp)))
 (let (($x883 (and $x208 $x735 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x883)))))
(assert
 (let (($x1321 (= (_ bv53 7) old.stages.stream)))
 (let (($x2033 (and $x1321 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1471 (not old.model.parallel)))
 (let (($x3961 (not old.stages.leaves)))
 (let (($x1439 (or $x3961 (and old.layer.dense $x1471 (not (= (_ bv1 7) old.ffn.down.residual))) $x2033)))
 (= old.stages.one_part $x1439)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1383 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x90 (= (_ bv10 7) new.ffn.down.input)))
 (or $x90 $x1383 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x190 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x190 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1232 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1232 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x437 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x437)))
(assert
 (let (($x428 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4806 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1481 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1735 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1170 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1170 $x1735 $x1481 $x4806 $x428)))))))
(assert
 (let (($x1778 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1673 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1673 $x1778))))
(assert
 (let (($x461 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x461 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1187 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x4130 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x4657 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x250 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x4236 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x4236 $x250 $x4657 $x4130 $x1187)))))))
(assert
 (let (($x599 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x307 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x307 $x599))))
(assert
 (let (($x2062 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2107 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x963 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x963 $x2107 $x2062 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x926 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x324 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1645 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2012 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x976 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x471 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x471 $x976 (= (_ bv56 7) new.ffn.width.kind) $x2012 $x1645 $x324 $x926 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x952 (= (_ bv38 7) new.stages.send)))
 (let (($x94 (= (_ bv14 7) new.stages.send)))
 (let (($x1570 (= (_ bv10 7) new.stages.send)))
 (or $x1570 $x94 $x952 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x1408 (= (_ bv53 7) new.stages.stream)))
 (or $x1408 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x4401 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x574 (div (* ?x4401 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2012 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2012 (< 1 new.ffn.width.parts) (= ?x574 new.ffn.width.n)))))))
(assert
 (let (($x2012 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x676 (and $x2012 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x676))))
(assert
 (let (($x157 (= (- 1) new.ffn.width.n)))
 (let (($x471 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x6204 (ite $x471 (or $x157 (<= new.ffn.width.parts new.ffn.width.n)) (or $x157 (< 1 new.ffn.width.n)))))
 (let ((?x4401 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x574 (div (* ?x4401 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2012 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x324 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1603 (ite $x324 (or $x157 (< new.ffn.width.block new.ffn.width.n)) (ite $x2012 (or $x157 (< ?x574 new.ffn.width.n)) $x6204))))
 (let (($x53 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1603)))
 (let (($x976 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1645 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1507 (or $x1645 $x976)))
 (= new.ffn.width.moved (ite $x1507 new.ffn.width.given_moved $x53)))))))))))))))
(assert
 (let (($x1383 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x696 (or $x1383 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x696))))
(assert
 (let (($x926 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x4302 (or $x926 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x976 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1645 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1507 (or $x1645 $x976)))
 (= new.ffn.width.everywhere (ite $x1507 new.ffn.width.given_everywhere $x4302))))))))
(assert
 (let (($x4343 (not new.ffn.width.moved)))
 (let (($x315 (and new.ffn.width.everywhere $x4343)))
 (= new.ffn.in_place (or $x315 new.ffn.width.filled)))))
(assert
 (let (($x4343 (not new.ffn.width.moved)))
 (let (($x315 (and new.ffn.width.everywhere $x4343)))
 (let (($x1152 (< 1 new.tp)))
 (let ((?x1329 (ite $x1152 (_ bv16 7) (ite $x315 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x428 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1735 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1481 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x561 (ite (or $x1481 $x1735) (_ bv96 7) (ite $x428 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1329))))
 (let (($x4806 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x412 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2355 (or $x1481 $x4806)))
 (let (($x2128 (or $x2355 $x412 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1673 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x1476 (ite $x1673 (ite $x2128 (_ bv96 7) (ite $x1735 (_ bv21 7) (_ bv16 7))) (ite (or $x4806 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x561))))
 (let ((?x5043 (ite (or $x2355 $x412 (and $x1735 new.ffn.width.padded $x4343)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1778 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x1748 (ite $x1778 (ite (and $x1735 new.ffn.width.filled (not $x412)) (_ bv96 7) ?x5043) ?x1476)))
 (= new.ffn.gate_state ?x1748)))))))))))))))))))
(assert
 (let (($x4343 (not new.ffn.width.moved)))
 (let (($x315 (and new.ffn.width.everywhere $x4343)))
 (let ((?x784 (ite $x315 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1152 (< 1 new.tp)))
 (let ((?x5101 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1012 (ite new.ffn.width.everywhere (_ bv96 7) ?x5101)))
 (let (($x1187 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1942 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1187 ?x1012 (ite $x1152 (_ bv16 7) ?x784)))))
 (let (($x2107 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x4130 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1973 (or $x4130 (not (or $x2107 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x5072 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x4657 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2053 (or $x4657 $x4130)))
 (let ((?x366 (ite (or $x2053 $x5072 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x307 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x456 (or $x2053 $x5072 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x4343))))
 (let ((?x500 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x5072)) (_ bv96 7) (ite $x456 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x599 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x599 ?x500 (ite $x307 ?x366 (ite $x1973 (_ bv92 7) ?x1942))))))))))))))))))))))))
(assert
 (let (($x6189 (not new.ffn.width.everywhere)))
 (let (($x1778 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1778 (not (= (_ bv96 7) new.ffn.gate_state)) $x6189) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x6189 (not new.ffn.width.everywhere)))
 (let (($x2167 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x6189)))
 (= new.ffn.up_piece (ite $x2167 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1323 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1323)))
(assert
 (let ((?x770 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x770)))
(assert
 (let ((?x4061 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x4061)))
(assert
 (let (($x437 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x1152 (< 1 new.tp)))
 (let (($x1349 (and $x1152 $x437 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x1349)))))
(assert
 (let (($x1408 (= (_ bv53 7) new.stages.stream)))
 (let (($x4898 (and $x1408 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x1726 (not new.model.parallel)))
 (let (($x665 (not new.stages.leaves)))
 (let (($x679 (or $x665 (and new.layer.dense $x1726 (not (= (_ bv1 7) new.ffn.down.residual))) $x4898)))
 (= new.stages.one_part $x679)))))))
(assert
 (= new.layer.dense true))
(assert
 (= new.layer.moe false))
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
 (let (($x1497 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1497)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 116
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
 (let ((?x1953 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x535 (* (div (* ?x1953 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x4839 (= (- 1) old.batch.sequences.n)))
 (let ((?x3974 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x4839 (< ?x535 old.batch.sequences.n)) 0 1))))
 (let (($x803 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1509 (or $x4839 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x89 (ite (and $x4839 (= 1 old.batch.sequences.parts)) 1 (ite $x1509 0 1))))
 (let (($x811 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x4928 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x2146 (ite (or $x4926 $x762 $x4930 $x4935 $x4928) 1 (ite $x811 ?x89 (ite $x803 ?x3974 old.batch.sequences.given_least)))))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x4932 old.batch.sequences.parts ?x2146))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x1018 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x63 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x178 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1384 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x4530 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1364 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x336 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x4807 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x4807 $x336 $x1364 (= (_ bv48 7) new.batch.sequences.kind) $x4530 $x1384 (= (_ bv86 7) new.batch.sequences.kind) $x178 $x63 $x1018))))))))))
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
 (let ((?x1704 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x1633 (* (div (* ?x1704 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1385 (= (- 1) new.batch.sequences.n)))
 (let ((?x2131 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1385 (< ?x1633 new.batch.sequences.n)) 0 1))))
 (let (($x1384 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x3999 (or $x1385 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1847 (ite (and $x1385 (= 1 new.batch.sequences.parts)) 1 (ite $x3999 0 1))))
 (let (($x1364 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x4530 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1018 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x178 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x4807 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x336 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x4965 (ite (or $x336 $x4807 $x178 $x1018 $x4530) 1 (ite $x1364 ?x1847 (ite $x1384 ?x2131 new.batch.sequences.given_least)))))
 (let (($x63 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x63 new.batch.sequences.parts ?x4965))))))))))))))))))
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
 (let (($x1865 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1865))))
(assert
 (let (($x2034 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x2034)))
(check-sat)

; from one replica to any number, question 117
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
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
 (let (($x842 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x842 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x4512 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1027 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1838 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1474 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4059 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4061 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x4061 $x4059 (= (_ bv56 7) old.attention.heads.kind) $x1474 $x1838 $x1027 $x4512 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1511 (= (_ bv8 7) old.attention.pairs)))
 (or $x1511 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x744 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x536 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x963 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x315 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1074 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1074 $x315 $x963 $x536 $x744)))))))
(assert
 (let (($x462 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x462 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x465 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x4236 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4657 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4657 (= (_ bv37 7) old.attention.qkv.split) $x4236 $x465)))))
(assert
 (let (($x2136 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2136 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x370 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x370 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x1888 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1888)))
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
 (let (($x4558 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1474 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1474 $x4558)))))
(assert
 (let (($x4066 (= (- 1) old.attention.heads.n)))
 (let (($x4061 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x751 (ite $x4061 (or $x4066 (<= old.attention.heads.parts old.attention.heads.n)) (or $x4066 (< 1 old.attention.heads.n)))))
 (let ((?x604 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x977 (< (div (* ?x604 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1474 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1027 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2097 (ite $x1027 (or $x4066 (< old.attention.heads.block old.attention.heads.n)) (ite $x1474 (or $x4066 $x977) $x751))))
 (let (($x94 (= 1 old.attention.heads.parts)))
 (let (($x4512 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4059 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1838 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1907 (or $x1838 $x4059)))
 (let (($x4424 (ite $x1907 old.attention.heads.given_moved (ite (or $x4512 $x94) false $x2097))))
 (= old.attention.heads.moved $x4424))))))))))))))))
(assert
 (let ((?x1481 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2355 (div (* ?x1481 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x842 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1950 (and $x842 (< 1 old.attention.head_dim.parts) (= ?x2355 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1950))))))
(assert
 (let ((?x4374 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x562 (* (div ?x4374 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2136 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1967 (and $x2136 (< 1 old.attention.value_dim.parts) (= (div ?x562 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1967))))))
(assert
 (let (($x3983 (not old.attention.heads.padded)))
 (let (($x94 (= 1 old.attention.heads.parts)))
 (let (($x4512 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4059 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1838 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1907 (or $x1838 $x4059)))
 (let (($x428 (ite $x1907 old.attention.heads.given_everywhere (or $x4512 (and $x94 $x3983)))))
 (= old.attention.heads.everywhere $x428)))))))))
(assert
 (let (($x744 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1074 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x536 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x157 (ite (or $x536 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1074 $x744) (_ bv16 7) (_ bv96 7)))))
 (let (($x4657 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x315 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1416 (and $x315 $x4657 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1645 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x976 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x536) $x1645)))
 (let ((?x3987 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x976 old.attention.qkv.split (ite (or $x1074 $x1416) (_ bv96 7) (_ bv16 7))) ?x157)))
 (let (($x465 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x465 (ite $x976 (_ bv96 7) (ite $x315 (_ bv21 7) (_ bv16 7))) ?x3987))))))))))))))
(assert
 (let (($x1097 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1097 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2504 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2009 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x793 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1335 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1171 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x676 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x676 $x1171 (= (_ bv56 7) new.attention.heads.kind) $x1335 $x793 $x2009 $x2504 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1085 (= (_ bv8 7) new.attention.pairs)))
 (or $x1085 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x274 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x226 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x13 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x149 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x149 $x13 $x1940 $x226 $x274)))))))
(assert
 (let (($x110 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x110 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x4354 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1344 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4124 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4124 (= (_ bv37 7) new.attention.qkv.split) $x1344 $x4354)))))
(assert
 (let (($x1362 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1362 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4974 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x4974 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x1147 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1147)))
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
 (let (($x1996 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1335 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1335 $x1996)))))
(assert
 (let (($x1439 (= (- 1) new.attention.heads.n)))
 (let (($x676 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1292 (ite $x676 (or $x1439 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1439 (< 1 new.attention.heads.n)))))
 (let ((?x1988 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x4062 (< (div (* ?x1988 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1335 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2009 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1808 (ite $x2009 (or $x1439 (< new.attention.heads.block new.attention.heads.n)) (ite $x1335 (or $x1439 $x4062) $x1292))))
 (let (($x264 (= 1 new.attention.heads.parts)))
 (let (($x2504 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1171 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x793 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2017 (or $x793 $x1171)))
 (let (($x5078 (ite $x2017 new.attention.heads.given_moved (ite (or $x2504 $x264) false $x1808))))
 (= new.attention.heads.moved $x5078))))))))))))))))
(assert
 (let ((?x4090 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x4536 (div (* ?x4090 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1097 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1769 (and $x1097 (< 1 new.attention.head_dim.parts) (= ?x4536 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1769))))))
(assert
 (let ((?x51 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1253 (* (div (- ?x51 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x848 (and $x1362 (< 1 new.attention.value_dim.parts) (= (div ?x1253 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x848))))))
(assert
 (let (($x19 (not new.attention.heads.padded)))
 (let (($x264 (= 1 new.attention.heads.parts)))
 (let (($x2504 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1171 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x793 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2017 (or $x793 $x1171)))
 (let (($x205 (ite $x2017 new.attention.heads.given_everywhere (or $x2504 (and $x264 $x19)))))
 (= new.attention.heads.everywhere $x205)))))))))
(assert
 (let (($x274 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x149 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x226 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x655 (ite (or $x226 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x149 $x274) (_ bv16 7) (_ bv96 7)))))
 (let (($x1124 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4124 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x13 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1575 (and $x13 $x4124 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1124)))
 (let (($x248 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1636 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x226) $x248)))
 (let ((?x1553 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x1636 new.attention.qkv.split (ite (or $x149 $x1575) (_ bv96 7) (_ bv16 7))) ?x655)))
 (let (($x4354 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x4354 (ite $x1636 (_ bv96 7) (ite $x13 (_ bv21 7) (_ bv16 7))) ?x1553)))))))))))))))
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
 (let (($x250 (not new.attention.heads.everywhere)))
 (let (($x1906 (not new.attention.heads.moved)))
 (let (($x771 (= 1 new.tp)))
 (let (($x485 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x771 (and (= (_ bv37 7) new.attention.q) $x1906 $x250))))
 (not $x485))))))
(assert
 (let (($x1158 (not old.attention.heads.everywhere)))
(let (($x409 (not old.attention.heads.moved)))
(let (($x1329 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x1329 (and (= (_ bv37 7) old.attention.q) $x409 $x1158))))))
(check-sat)

; from one replica to any number, question 118
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
 (let (($x1443 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1443)))
(assert
 (let (($x4236 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x4236 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x348 (= (_ bv38 7) old.embedding.split)))
 (or $x348 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1945 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1945)))
(assert
 (let (($x1788 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1788 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1254 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1254 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x4065 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1290 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1704 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1485 (= (_ bv86 7) old.hidden.kind)))
 (let (($x291 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1573 (= (_ bv56 7) old.hidden.kind)))
 (let (($x4868 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1089 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2005 (= (_ bv18 7) old.hidden.kind)))
 (let (($x4462 (= (_ bv11 7) old.hidden.kind)))
 (or $x4462 $x2005 $x1089 $x4868 $x1573 $x291 $x1485 $x1704 $x1290 $x4065))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1667 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1667 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x419 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1780 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4344 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1739 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1739 (= (_ bv56 7) old.lm_head.cut.kind) $x4344 $x1780 (= (_ bv91 7) old.lm_head.cut.kind) $x419 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1310 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1500 (= (_ bv40 7) old.lm_head.split)))
 (or $x1500 (= (_ bv57 7) old.lm_head.split) $x1310))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1736 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1736 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1276 (= (_ bv38 7) old.stream)))
 (or $x1276 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x291 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x291 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x748 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4183 (* (div (* ?x748 old.hidden.multiple) old.hidden.parts) old.hidden.parts)))
 (let (($x870 (= (- 1) old.hidden.n)))
 (let ((?x1943 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 (ite (or $x870 (< ?x4183 old.hidden.n)) 0 1))))
 (let (($x291 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x5039 (ite (or $x870 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1089 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x583 (ite $x1089 (ite (and $x870 (= 1 old.hidden.parts)) 1 ?x5039) (ite $x291 ?x1943 old.hidden.given_least))))
 (let (($x1573 (= (_ bv56 7) old.hidden.kind)))
 (let (($x4065 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1704 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4462 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2005 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1290 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1742 (ite $x1290 old.hidden.parts (ite (or $x2005 $x4462 $x1704 $x4065 $x1573) 1 ?x583))))
 (= old.hidden.least ?x1742)))))))))))))))))
(assert
 (let (($x4868 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1485 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1309 (or $x1485 $x4868)))
 (let (($x1290 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x1290 old.hidden.parts (ite $x1309 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x4344 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2127 (and $x4344 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2127))))
(assert
 (let (($x1443 (= (_ bv61 7) old.attention.out.split)))
 (let (($x348 (= (_ bv38 7) old.embedding.split)))
 (let (($x1276 (= (_ bv38 7) old.stream)))
 (let (($x4639 (or $x1276 $x348 $x1443 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x4639))))))
(assert
 (let (($x1290 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4868 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1485 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1309 (or $x1485 $x4868)))
 (let (($x4041 (ite $x1309 old.hidden.given_everywhere (or $x1290 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4041)))))))
(assert
 (let (($x419 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x5075 (or $x419 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1654 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x5075)))
 (= old.lm_head.cut.everywhere $x1654)))))
(assert
 (let (($x4844 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1667 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x746 (or $x1667 $x4844)))
 (let (($x1500 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1310 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x6198 (ite $x1310 (_ bv95 7) (ite (and $x1500 old.hidden.everywhere $x746) (_ bv96 7) (ite $x1500 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x1310 old.lm_head.cut.everywhere $x746) (_ bv96 7) ?x6198)))))))))
(assert
 (let (($x1254 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1559 (and old.layer.dense (or $x1254 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x4236 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x6195 (or $x4236 (= (_ bv92 7) old.lm_head.state) $x1559 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x6195))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x4860 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x4860)))
(assert
 (let (($x1344 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x1344 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1643 (= (_ bv38 7) new.embedding.split)))
 (or $x1643 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1897 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1897)))
(assert
 (let (($x28 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x28 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1675 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1675 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x1482 (= (_ bv99 7) new.hidden.kind)))
 (let (($x609 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4514 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4135 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4880 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2031 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1860 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2160 (= (_ bv18 7) new.hidden.kind)))
 (let (($x944 (= (_ bv11 7) new.hidden.kind)))
 (or $x944 $x2160 $x1860 $x1948 $x2031 $x4880 $x4135 $x4514 $x609 $x1482))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x796 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x796 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x4249 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1181 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x372 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1554 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1554 (= (_ bv56 7) new.lm_head.cut.kind) $x372 $x1181 (= (_ bv91 7) new.lm_head.cut.kind) $x4249 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1264 (= (_ bv95 7) new.lm_head.split)))
 (let (($x399 (= (_ bv40 7) new.lm_head.split)))
 (or $x399 (= (_ bv57 7) new.lm_head.split) $x1264))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1051 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1051 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x4857 (= (_ bv38 7) new.stream)))
 (or $x4857 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x4880 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4880 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x984 (* (div (* ?x849 new.hidden.multiple) new.hidden.parts) new.hidden.parts)))
 (let (($x1107 (= (- 1) new.hidden.n)))
 (let ((?x4633 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 (ite (or $x1107 (< ?x984 new.hidden.n)) 0 1))))
 (let (($x4880 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1685 (ite (or $x1107 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1860 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x414 (ite $x1860 (ite (and $x1107 (= 1 new.hidden.parts)) 1 ?x1685) (ite $x4880 ?x4633 new.hidden.given_least))))
 (let (($x2031 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1482 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4514 (= (_ bv91 7) new.hidden.kind)))
 (let (($x944 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2160 (= (_ bv18 7) new.hidden.kind)))
 (let (($x609 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1828 (ite $x609 new.hidden.parts (ite (or $x2160 $x944 $x4514 $x1482 $x2031) 1 ?x414))))
 (= new.hidden.least ?x1828)))))))))))))))))
(assert
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4135 (= (_ bv86 7) new.hidden.kind)))
 (let (($x876 (or $x4135 $x1948)))
 (let (($x609 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x609 new.hidden.parts (ite $x876 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x372 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x4584 (and $x372 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x4584))))
(assert
 (let (($x4860 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1643 (= (_ bv38 7) new.embedding.split)))
 (let (($x4857 (= (_ bv38 7) new.stream)))
 (let (($x1360 (or $x4857 $x1643 $x4860 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x1360))))))
(assert
 (let (($x609 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4135 (= (_ bv86 7) new.hidden.kind)))
 (let (($x876 (or $x4135 $x1948)))
 (let (($x2165 (ite $x876 new.hidden.given_everywhere (or $x609 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2165)))))))
(assert
 (let (($x4249 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4281 (or $x4249 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x750 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x4281)))
 (= new.lm_head.cut.everywhere $x750)))))
(assert
 (let (($x1612 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x796 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x84 (or $x796 $x1612)))
 (let (($x399 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1264 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x303 (ite $x1264 (_ bv95 7) (ite (and $x399 new.hidden.everywhere $x84) (_ bv96 7) (ite $x399 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x1264 new.lm_head.cut.everywhere $x84) (_ bv96 7) ?x303)))))))))
(assert
 (let (($x1675 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x640 (and new.layer.dense (or $x1675 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1344 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1747 (or $x1344 (= (_ bv92 7) new.lm_head.state) $x640 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x1747))))))
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
 (let (($x504 (not new.hidden.beyond)))
 (let (($x1741 (and (<= 1 new.hidden.least) $x504 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x1741)))))
(assert
 (let (($x2198 (not old.hidden.beyond)))
(let (($x1268 (and (<= 1 old.hidden.least) $x2198 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x535 (not (or old.hidden.gathered old.hidden.summed))))
(or $x535 $x1268)))))
(check-sat)

; from one replica to any number, question 119
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
 (let (($x87 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x87 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x4678 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x5051 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1893 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2156 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x1680 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x845 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2046 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x3987 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2053 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x428 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x428 $x2053 $x3987 $x2046 $x845 $x1680 $x2156 $x1893 $x5051 $x4678))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1791 (= (_ bv95 7) old.embedding.split)))
 (let (($x348 (= (_ bv38 7) old.embedding.split)))
 (or $x348 (= (_ bv57 7) old.embedding.split) $x1791))))
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
 (let ((?x21 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x1996 (* (div (* ?x21 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x4532 (= (- 1) old.embedding.cut.n)))
 (let ((?x1135 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x4532 (< ?x1996 old.embedding.cut.n)) 0 1))))
 (let (($x1680 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x883 (or $x4532 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x232 (ite (and $x4532 (= 1 old.embedding.cut.parts)) 1 (ite $x883 0 1))))
 (let (($x3987 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x845 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x4678 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1893 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x428 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2053 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x471 (ite (or $x2053 $x428 $x1893 $x4678 $x845) 1 (ite $x3987 ?x232 (ite $x1680 ?x1135 old.embedding.cut.given_least)))))
 (let (($x5051 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x5051 old.embedding.cut.parts ?x471))))))))))))))))))
(assert
 (let ((?x149 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x5051 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x5051 old.embedding.cut.parts ?x149)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x1497 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1791 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4496 (ite $x1791 (ite (and old.embedding.rows_where_kept (or $x87 $x1497)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4496))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x1169 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x355 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1469 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x1988 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x208 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x735 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1847 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x4965 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x2131 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x890 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x4812 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x4812 $x890 $x2131 $x4965 $x1847 $x735 $x208 $x1988 $x1469 $x355))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x416 (= (_ bv95 7) new.embedding.split)))
 (let (($x1643 (= (_ bv38 7) new.embedding.split)))
 (or $x1643 (= (_ bv57 7) new.embedding.split) $x416))))
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
 (let ((?x235 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x1349 (* (div (* ?x235 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x5101 (= (- 1) new.embedding.cut.n)))
 (let ((?x926 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x5101 (< ?x1349 new.embedding.cut.n)) 0 1))))
 (let (($x735 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x770 (or $x5101 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x1520 (ite (and $x5101 (= 1 new.embedding.cut.parts)) 1 (ite $x770 0 1))))
 (let (($x2131 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1847 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x355 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1988 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x4812 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x890 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x1924 (ite (or $x890 $x4812 $x1988 $x355 $x1847) 1 (ite $x2131 ?x1520 (ite $x735 ?x926 new.embedding.cut.given_least)))))
 (let (($x1469 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x1469 new.embedding.cut.parts ?x1924))))))))))))))))))
(assert
 (let ((?x4742 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x1469 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x1469 new.embedding.cut.parts ?x4742)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x1217 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (let (($x416 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2150 (ite $x416 (ite (and new.embedding.rows_where_kept (or $x1169 $x1217)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2150))))))
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
 (let (($x1210 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x4302 (not new.embedding.cut.beyond)))
 (let (($x3973 (or (not (= (_ bv95 7) new.embedding.split)) (and $x4302 (or (= (_ bv96 7) new.embedding.state) $x1210)))))
 (not $x3973)))))
(assert
 (let (($x190 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1891 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x1891 (or (= (_ bv96 7) old.embedding.state) $x190))))))
(check-sat)

; from one replica to any number, question 120
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
 (let (($x125 (= (_ bv73 7) old.embedding.collective)))
 (let (($x87 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1001 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4259 (= (_ bv5 7) old.embedding.collective)))
 (let (($x784 (= (_ bv4 7) old.embedding.collective)))
 (or $x784 $x4259 $x1001 $x87 $x125)))))))
(assert
 (let (($x1791 (= (_ bv95 7) old.embedding.split)))
 (let (($x348 (= (_ bv38 7) old.embedding.split)))
 (or $x348 (= (_ bv57 7) old.embedding.split) $x1791))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x192 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2065 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4880 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (let (($x580 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1812 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1812 $x580 (= (_ bv56 7) old.hidden.kind) $x1860 $x4880 $x2065 $x192 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x162 (= (_ bv49 7) old.norm.statistic)))
 (or $x162 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x207 (= (_ bv96 7) old.stream)))
 (let (($x255 (= (_ bv38 7) old.stream)))
 (or $x255 (= (_ bv94 7) old.stream) $x207))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x4752 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4110 (div (* ?x4752 old.hidden.multiple) old.hidden.parts)))
 (let (($x1344 (< 1 old.hidden.parts)))
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1860 $x1344 (= ?x4110 old.hidden.n))))))))
(assert
 (let ((?x4752 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4110 (div (* ?x4752 old.hidden.multiple) old.hidden.parts)))
 (let (($x1344 (< 1 old.hidden.parts)))
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1860 $x1344 (<= old.hidden.n ?x4110))))))))
(assert
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1860 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1812 (= (_ bv26 7) old.hidden.kind)))
 (let (($x144 (ite $x1812 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x4752 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4110 (div (* ?x4752 old.hidden.multiple) old.hidden.parts)))
 (let (($x2185 (= (- 1) old.hidden.n)))
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2065 (= (_ bv91 7) old.hidden.kind)))
 (let (($x509 (ite $x2065 (or $x2185 (< old.hidden.block old.hidden.n)) (ite $x1860 (or $x2185 (< ?x4110 old.hidden.n)) $x144))))
 (let (($x84 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x509)))
 (let (($x580 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4880 (= (_ bv86 7) old.hidden.kind)))
 (let (($x303 (or $x4880 $x580)))
 (= old.hidden.moved (ite $x303 old.hidden.given_moved $x84)))))))))))))))
(assert
 (let (($x1497 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1791 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4496 (ite $x1791 (ite (and old.embedding.rows_where_kept (or $x87 $x1497)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4496))))))
(assert
 (let (($x192 (= (_ bv96 7) old.hidden.kind)))
 (let (($x580 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4880 (= (_ bv86 7) old.hidden.kind)))
 (let (($x303 (or $x4880 $x580)))
 (let (($x4421 (ite $x303 old.hidden.given_everywhere (or $x192 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4421)))))))
(assert
 (let (($x1329 (= 1 old.tp)))
 (let (($x207 (= (_ bv96 7) old.stream)))
 (let (($x4912 (or $x207 $x1329 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1497 (and (or (not old.embedding.group.tp) $x1329) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1001 (= (_ bv10 7) old.embedding.collective)))
 (let (($x87 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x186 (ite (or (or $x87 $x1001) (and $x1497 $x4912)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x125 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4259 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1793 (and (or $x4259 $x125) $x1497)))
 (let ((?x6195 (ite (or $x87 (and $x1001 (= (_ bv38 7) old.stream)) $x1793) (_ bv38 7) (ite $x1001 (_ bv96 7) (_ bv16 7)))))
 (let (($x4805 (or (and old.hidden.filled (not $x207)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2367 (not $x1497)))
 (let (($x162 (= (_ bv49 7) old.norm.statistic)))
 (let (($x255 (= (_ bv38 7) old.stream)))
 (let ((?x1112 (ite (and $x4259 old.hidden.filled $x255 $x2367 $x162) old.stream (ite (and $x125 $x2367 $x4805) old.stream ?x6195))))
 (let ((?x1611 (ite (and $x207 old.hidden.everywhere (or $x87 $x1793)) (_ bv96 7) (ite (and $x4259 old.hidden.filled $x207 $x2367) (_ bv96 7) ?x1112))))
 (let (($x784 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x243 (ite (= (_ bv38 7) old.embedding.state) (ite $x784 (_ bv96 7) ?x1611) (ite (= (_ bv96 7) old.embedding.state) ?x186 old.embedding.state))))
 (let ((?x1652 (ite $x125 (ite (not $x207) old.stream (_ bv66 7)) (ite $x1001 (ite $x207 (_ bv96 7) old.stream) (ite $x87 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x4259 (_ bv96 7) ?x1652) ?x243)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x90 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (let (($x5078 (= (_ bv10 7) new.embedding.collective)))
 (let (($x4257 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1253 (= (_ bv4 7) new.embedding.collective)))
 (or $x1253 $x4257 $x5078 $x1169 $x90)))))))
(assert
 (let (($x416 (= (_ bv95 7) new.embedding.split)))
 (let (($x1643 (= (_ bv38 7) new.embedding.split)))
 (or $x1643 (= (_ bv57 7) new.embedding.split) $x416))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1378 (= (_ bv96 7) new.hidden.kind)))
 (let (($x168 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1778 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (let (($x983 (= (_ bv48 7) new.hidden.kind)))
 (let (($x77 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x77 $x983 (= (_ bv56 7) new.hidden.kind) $x4124 $x1778 $x168 $x1378 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5036 (= (_ bv49 7) new.norm.statistic)))
 (or $x5036 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x912 (= (_ bv96 7) new.stream)))
 (let (($x831 (= (_ bv38 7) new.stream)))
 (or $x831 (= (_ bv94 7) new.stream) $x912))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x624 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x984 (div (* ?x624 new.hidden.multiple) new.hidden.parts)))
 (let (($x1318 (< 1 new.hidden.parts)))
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4124 $x1318 (= ?x984 new.hidden.n))))))))
(assert
 (let ((?x624 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x984 (div (* ?x624 new.hidden.multiple) new.hidden.parts)))
 (let (($x1318 (< 1 new.hidden.parts)))
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4124 $x1318 (<= new.hidden.n ?x984))))))))
(assert
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4124 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x77 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2160 (ite $x77 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x624 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x984 (div (* ?x624 new.hidden.multiple) new.hidden.parts)))
 (let (($x372 (= (- 1) new.hidden.n)))
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (let (($x168 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4857 (ite $x168 (or $x372 (< new.hidden.block new.hidden.n)) (ite $x4124 (or $x372 (< ?x984 new.hidden.n)) $x2160))))
 (let (($x2015 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x4857)))
 (let (($x983 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1778 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1897 (or $x1778 $x983)))
 (= new.hidden.moved (ite $x1897 new.hidden.given_moved $x2015)))))))))))))))
(assert
 (let (($x1217 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (let (($x416 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2150 (ite $x416 (ite (and new.embedding.rows_where_kept (or $x1169 $x1217)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2150))))))
(assert
 (let (($x1378 (= (_ bv96 7) new.hidden.kind)))
 (let (($x983 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1778 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1897 (or $x1778 $x983)))
 (let (($x260 (ite $x1897 new.hidden.given_everywhere (or $x1378 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x260)))))))
(assert
 (let (($x771 (= 1 new.tp)))
 (let (($x912 (= (_ bv96 7) new.stream)))
 (let (($x73 (or $x912 $x771 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1217 (and (or (not new.embedding.group.tp) $x771) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x5078 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x4340 (ite (or (or $x1169 $x5078) (and $x1217 $x73)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x90 (= (_ bv73 7) new.embedding.collective)))
 (let (($x4257 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1429 (and (or $x4257 $x90) $x1217)))
 (let ((?x4838 (ite (or $x1169 (and $x5078 (= (_ bv38 7) new.stream)) $x1429) (_ bv38 7) (ite $x5078 (_ bv96 7) (_ bv16 7)))))
 (let (($x1388 (or (and new.hidden.filled (not $x912)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2146 (not $x1217)))
 (let (($x5036 (= (_ bv49 7) new.norm.statistic)))
 (let (($x831 (= (_ bv38 7) new.stream)))
 (let ((?x1653 (ite (and $x4257 new.hidden.filled $x831 $x2146 $x5036) new.stream (ite (and $x90 $x2146 $x1388) new.stream ?x4838))))
 (let ((?x109 (ite (and $x912 new.hidden.everywhere (or $x1169 $x1429)) (_ bv96 7) (ite (and $x4257 new.hidden.filled $x912 $x2146) (_ bv96 7) ?x1653))))
 (let (($x1253 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1870 (ite (= (_ bv38 7) new.embedding.state) (ite $x1253 (_ bv96 7) ?x109) (ite (= (_ bv96 7) new.embedding.state) ?x4340 new.embedding.state))))
 (let ((?x1264 (ite $x90 (ite (not $x912) new.stream (_ bv66 7)) (ite $x5078 (ite $x912 (_ bv96 7) new.stream) (ite $x1169 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x4257 (_ bv96 7) ?x1264) ?x1870)))))))))))))))))))))))
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
 (let (($x4859 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x771 (= 1 new.tp)))
 (let (($x202 (= new.embedding.joined new.stream)))
 (let (($x47 (or (or (= (_ bv96 7) new.embedding.joined) $x202) (and $x771 (or (not (= (_ bv38 7) new.embedding.split)) $x4859)))))
 (not $x47))))))
(assert
 (let (($x2198 (not (or old.hidden.moved old.hidden.padded))))
(let (($x1329 (= 1 old.tp)))
(let (($x713 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x713) (and $x1329 (or (not (= (_ bv38 7) old.embedding.split)) $x2198)))))))
(check-sat)

; from one replica to any number, question 121
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
 (let (($x125 (= (_ bv73 7) old.embedding.collective)))
 (let (($x87 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1001 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4259 (= (_ bv5 7) old.embedding.collective)))
 (let (($x784 (= (_ bv4 7) old.embedding.collective)))
 (or $x784 $x4259 $x1001 $x87 $x125)))))))
(assert
 (let (($x1791 (= (_ bv95 7) old.embedding.split)))
 (let (($x348 (= (_ bv38 7) old.embedding.split)))
 (or $x348 (= (_ bv57 7) old.embedding.split) $x1791))))
(assert
 (let (($x192 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4880 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (let (($x580 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x580 (= (_ bv56 7) old.hidden.kind) $x1860 $x4880 (= (_ bv91 7) old.hidden.kind) $x192 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x162 (= (_ bv49 7) old.norm.statistic)))
 (or $x162 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x207 (= (_ bv96 7) old.stream)))
 (let (($x255 (= (_ bv38 7) old.stream)))
 (or $x255 (= (_ bv94 7) old.stream) $x207))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x4752 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4110 (div (* ?x4752 old.hidden.multiple) old.hidden.parts)))
 (let (($x1344 (< 1 old.hidden.parts)))
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1860 $x1344 (= ?x4110 old.hidden.n))))))))
(assert
 (let ((?x4752 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4110 (div (* ?x4752 old.hidden.multiple) old.hidden.parts)))
 (let (($x1344 (< 1 old.hidden.parts)))
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1860 $x1344 (<= old.hidden.n ?x4110))))))))
(assert
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1860 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1442 (not old.embedding.group.pp)))
 (let (($x952 (or $x1442 (= 1 old.pp))))
 (let (($x331 (not old.embedding.group.sp)))
 (let (($x5033 (or $x331 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1582 (not old.embedding.group.dp)))
 (let (($x2018 (or $x1582 $x1592)))
 (let (($x1497 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2018 $x5033 $x952)))
 (let (($x87 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1791 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4496 (ite $x1791 (ite (and old.embedding.rows_where_kept (or $x87 $x1497)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4496)))))))))))))
(assert
 (let (($x192 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4421 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x192 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4421))))
(assert
 (let (($x1329 (= 1 old.tp)))
 (let (($x207 (= (_ bv96 7) old.stream)))
 (let (($x4912 (or $x207 $x1329 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1442 (not old.embedding.group.pp)))
 (let (($x952 (or $x1442 (= 1 old.pp))))
 (let (($x331 (not old.embedding.group.sp)))
 (let (($x5033 (or $x331 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1582 (not old.embedding.group.dp)))
 (let (($x2018 (or $x1582 $x1592)))
 (let (($x1497 (and (or (not old.embedding.group.tp) $x1329) $x2018 $x5033 $x952)))
 (let (($x1001 (= (_ bv10 7) old.embedding.collective)))
 (let (($x87 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x186 (ite (or (or $x87 $x1001) (and $x1497 $x4912)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4898 (= (_ bv96 7) old.embedding.state)))
 (let (($x125 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4259 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1793 (and (or $x4259 $x125) $x1497)))
 (let ((?x6195 (ite (or $x87 (and $x1001 (= (_ bv38 7) old.stream)) $x1793) (_ bv38 7) (ite $x1001 (_ bv96 7) (_ bv16 7)))))
 (let (($x4805 (or (and old.hidden.filled (not $x207)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2367 (not $x1497)))
 (let (($x162 (= (_ bv49 7) old.norm.statistic)))
 (let (($x255 (= (_ bv38 7) old.stream)))
 (let ((?x1112 (ite (and $x4259 old.hidden.filled $x255 $x2367 $x162) old.stream (ite (and $x125 $x2367 $x4805) old.stream ?x6195))))
 (let ((?x1611 (ite (and $x207 old.hidden.everywhere (or $x87 $x1793)) (_ bv96 7) (ite (and $x4259 old.hidden.filled $x207 $x2367) (_ bv96 7) ?x1112))))
 (let (($x784 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1661 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1652 (ite $x125 (ite (not $x207) old.stream (_ bv66 7)) (ite $x1001 (ite $x207 (_ bv96 7) old.stream) (ite $x87 (_ bv92 7) (_ bv16 7))))))
 (let ((?x4017 (ite (= (_ bv92 7) old.embedding.state) (ite $x4259 (_ bv96 7) ?x1652) (ite $x1661 (ite $x784 (_ bv96 7) ?x1611) (ite $x4898 ?x186 old.embedding.state)))))
 (= old.embedding.joined ?x4017)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x90 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (let (($x5078 (= (_ bv10 7) new.embedding.collective)))
 (let (($x4257 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1253 (= (_ bv4 7) new.embedding.collective)))
 (or $x1253 $x4257 $x5078 $x1169 $x90)))))))
(assert
 (let (($x416 (= (_ bv95 7) new.embedding.split)))
 (let (($x1643 (= (_ bv38 7) new.embedding.split)))
 (or $x1643 (= (_ bv57 7) new.embedding.split) $x416))))
(assert
 (let (($x1378 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1778 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (let (($x983 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x983 (= (_ bv56 7) new.hidden.kind) $x4124 $x1778 (= (_ bv91 7) new.hidden.kind) $x1378 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5036 (= (_ bv49 7) new.norm.statistic)))
 (or $x5036 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x912 (= (_ bv96 7) new.stream)))
 (let (($x831 (= (_ bv38 7) new.stream)))
 (or $x831 (= (_ bv94 7) new.stream) $x912))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x624 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x984 (div (* ?x624 new.hidden.multiple) new.hidden.parts)))
 (let (($x1318 (< 1 new.hidden.parts)))
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4124 $x1318 (= ?x984 new.hidden.n))))))))
(assert
 (let ((?x624 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x984 (div (* ?x624 new.hidden.multiple) new.hidden.parts)))
 (let (($x1318 (< 1 new.hidden.parts)))
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4124 $x1318 (<= new.hidden.n ?x984))))))))
(assert
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4124 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1985 (not new.embedding.group.pp)))
 (let (($x1658 (or $x1985 (= 1 new.pp))))
 (let (($x1814 (not new.embedding.group.sp)))
 (let (($x1127 (or $x1814 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1385 (not new.embedding.group.dp)))
 (let (($x889 (or $x1385 $x2024)))
 (let (($x1217 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x889 $x1127 $x1658)))
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (let (($x416 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2150 (ite $x416 (ite (and new.embedding.rows_where_kept (or $x1169 $x1217)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2150)))))))))))))
(assert
 (let (($x1378 (= (_ bv96 7) new.hidden.kind)))
 (let (($x260 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1378 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x260))))
(assert
 (let (($x771 (= 1 new.tp)))
 (let (($x912 (= (_ bv96 7) new.stream)))
 (let (($x73 (or $x912 $x771 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1985 (not new.embedding.group.pp)))
 (let (($x1658 (or $x1985 (= 1 new.pp))))
 (let (($x1814 (not new.embedding.group.sp)))
 (let (($x1127 (or $x1814 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1385 (not new.embedding.group.dp)))
 (let (($x889 (or $x1385 $x2024)))
 (let (($x1217 (and (or (not new.embedding.group.tp) $x771) $x889 $x1127 $x1658)))
 (let (($x5078 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x4340 (ite (or (or $x1169 $x5078) (and $x1217 $x73)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x170 (= (_ bv96 7) new.embedding.state)))
 (let (($x90 (= (_ bv73 7) new.embedding.collective)))
 (let (($x4257 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1429 (and (or $x4257 $x90) $x1217)))
 (let ((?x4838 (ite (or $x1169 (and $x5078 (= (_ bv38 7) new.stream)) $x1429) (_ bv38 7) (ite $x5078 (_ bv96 7) (_ bv16 7)))))
 (let (($x1388 (or (and new.hidden.filled (not $x912)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2146 (not $x1217)))
 (let (($x5036 (= (_ bv49 7) new.norm.statistic)))
 (let (($x831 (= (_ bv38 7) new.stream)))
 (let ((?x1653 (ite (and $x4257 new.hidden.filled $x831 $x2146 $x5036) new.stream (ite (and $x90 $x2146 $x1388) new.stream ?x4838))))
 (let ((?x109 (ite (and $x912 new.hidden.everywhere (or $x1169 $x1429)) (_ bv96 7) (ite (and $x4257 new.hidden.filled $x912 $x2146) (_ bv96 7) ?x1653))))
 (let (($x1253 (= (_ bv4 7) new.embedding.collective)))
 (let (($x640 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1264 (ite $x90 (ite (not $x912) new.stream (_ bv66 7)) (ite $x5078 (ite $x912 (_ bv96 7) new.stream) (ite $x1169 (_ bv92 7) (_ bv16 7))))))
 (let ((?x504 (ite (= (_ bv92 7) new.embedding.state) (ite $x4257 (_ bv96 7) ?x1264) (ite $x640 (ite $x1253 (_ bv96 7) ?x109) (ite $x170 ?x4340 new.embedding.state)))))
 (= new.embedding.joined ?x504)))))))))))))))))))))))))))))))
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
 (let (($x1985 (not new.embedding.group.pp)))
 (let (($x1658 (or $x1985 (= 1 new.pp))))
 (let (($x1814 (not new.embedding.group.sp)))
 (let (($x1127 (or $x1814 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1385 (not new.embedding.group.dp)))
 (let (($x889 (or $x1385 $x2024)))
 (let (($x640 (= (_ bv38 7) new.embedding.state)))
 (let (($x170 (= (_ bv96 7) new.embedding.state)))
 (let (($x1217 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x889 $x1127 $x1658)))
 (let (($x793 (and $x1217 (or $x170 (and $x640 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1981 (or (and (= (_ bv96 7) new.embedding.joined) $x170) $x1169 (and $x640 (= (_ bv38 7) new.embedding.joined)) $x793 (and (or new.embedding.group.tp (= 1 new.tp)) $x889 $x1127 $x1658))))
 (not $x1981)))))))))))))))
(assert
 (let (($x1442 (not old.embedding.group.pp)))
(let (($x952 (or $x1442 (= 1 old.pp))))
(let (($x331 (not old.embedding.group.sp)))
(let (($x5033 (or $x331 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1582 (not old.embedding.group.dp)))
(let (($x2018 (or $x1582 $x1592)))
(let (($x1661 (= (_ bv38 7) old.embedding.state)))
(let (($x4898 (= (_ bv96 7) old.embedding.state)))
(let (($x1497 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2018 $x5033 $x952)))
(let (($x591 (and $x1497 (or $x4898 (and $x1661 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x87 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x4898) $x87 (and $x1661 (= (_ bv38 7) old.embedding.joined)) $x591 (and (or old.embedding.group.tp (= 1 old.tp)) $x2018 $x5033 $x952)))))))))))))))
(check-sat)

; from one replica to any number, question 122
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
 (let (($x125 (= (_ bv73 7) old.embedding.collective)))
 (let (($x87 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1001 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4259 (= (_ bv5 7) old.embedding.collective)))
 (let (($x784 (= (_ bv4 7) old.embedding.collective)))
 (or $x784 $x4259 $x1001 $x87 $x125)))))))
(assert
 (let (($x1704 (= (_ bv29 7) old.embedding.positions)))
 (let (($x465 (= (_ bv27 7) old.embedding.positions)))
 (let (($x456 (= (_ bv23 7) old.embedding.positions)))
 (let (($x4359 (= (_ bv1 7) old.embedding.positions)))
 (or $x4359 $x456 $x465 $x1704))))))
(assert
 (let (($x1791 (= (_ bv95 7) old.embedding.split)))
 (let (($x348 (= (_ bv38 7) old.embedding.split)))
 (or $x348 (= (_ bv57 7) old.embedding.split) $x1791))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x192 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2065 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4880 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (let (($x580 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1812 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1812 $x580 (= (_ bv56 7) old.hidden.kind) $x1860 $x4880 $x2065 $x192 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2097 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x2097 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x162 (= (_ bv49 7) old.norm.statistic)))
 (or $x162 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x207 (= (_ bv96 7) old.stream)))
 (let (($x255 (= (_ bv38 7) old.stream)))
 (or $x255 (= (_ bv94 7) old.stream) $x207))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x4752 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4110 (div (* ?x4752 old.hidden.multiple) old.hidden.parts)))
 (let (($x1344 (< 1 old.hidden.parts)))
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1860 $x1344 (= ?x4110 old.hidden.n))))))))
(assert
 (let ((?x4752 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4110 (div (* ?x4752 old.hidden.multiple) old.hidden.parts)))
 (let (($x1344 (< 1 old.hidden.parts)))
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1860 $x1344 (<= old.hidden.n ?x4110))))))))
(assert
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1860 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1812 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1570 (ite $x1812 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x4752 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4110 (div (* ?x4752 old.hidden.multiple) old.hidden.parts)))
 (let (($x2060 (= (- 1) old.hidden.n)))
 (let (($x1860 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2065 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1288 (ite $x2065 (or $x2060 (< old.hidden.block old.hidden.n)) (ite $x1860 (or $x2060 (< ?x4110 old.hidden.n)) $x1570))))
 (let (($x377 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1288)))
 (let (($x580 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4880 (= (_ bv86 7) old.hidden.kind)))
 (let (($x303 (or $x4880 $x580)))
 (= old.hidden.moved (ite $x303 old.hidden.given_moved $x377)))))))))))))))
(assert
 (let (($x1497 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1791 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4496 (ite $x1791 (ite (and old.embedding.rows_where_kept (or $x87 $x1497)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4496))))))
(assert
 (let (($x192 (= (_ bv96 7) old.hidden.kind)))
 (let (($x580 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4880 (= (_ bv86 7) old.hidden.kind)))
 (let (($x303 (or $x4880 $x580)))
 (let (($x4421 (ite $x303 old.hidden.given_everywhere (or $x192 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4421)))))))
(assert
 (let (($x604 (not old.hidden.moved)))
 (let (($x1996 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x604)))
 (let (($x1181 (= 1 old.hidden.parts)))
 (let (($x580 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4880 (= (_ bv86 7) old.hidden.kind)))
 (let (($x303 (or $x4880 $x580)))
 (= old.hidden.first_alone (ite $x303 old.hidden.given_first (or $x1181 $x1996))))))))))
(assert
 (let (($x1791 (= (_ bv95 7) old.embedding.split)))
 (let (($x1953 (not $x1791)))
 (let (($x1329 (= 1 old.tp)))
 (let (($x207 (= (_ bv96 7) old.stream)))
 (let (($x1497 (and (or (not old.embedding.group.tp) $x1329) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4118 (and $x1497 (or $x207 $x1329 (not (= (_ bv4 7) old.embedding.collective)) $x1953))))
 (let (($x1001 (= (_ bv10 7) old.embedding.collective)))
 (let (($x87 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x186 (ite (or (or $x87 $x1001) $x4118) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4898 (= (_ bv96 7) old.embedding.state)))
 (let (($x125 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4259 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1793 (and (or $x4259 $x125) $x1497)))
 (let ((?x6195 (ite (or $x87 (and $x1001 (= (_ bv38 7) old.stream)) $x1793) (_ bv38 7) (ite $x1001 (_ bv96 7) (_ bv16 7)))))
 (let (($x4805 (or (and old.hidden.filled (not $x207)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2367 (not $x1497)))
 (let (($x162 (= (_ bv49 7) old.norm.statistic)))
 (let (($x255 (= (_ bv38 7) old.stream)))
 (let ((?x1112 (ite (and $x4259 old.hidden.filled $x255 $x2367 $x162) old.stream (ite (and $x125 $x2367 $x4805) old.stream ?x6195))))
 (let ((?x1611 (ite (and $x207 old.hidden.everywhere (or $x87 $x1793)) (_ bv96 7) (ite (and $x4259 old.hidden.filled $x207 $x2367) (_ bv96 7) ?x1112))))
 (let (($x784 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1661 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1652 (ite $x125 (ite (not $x207) old.stream (_ bv66 7)) (ite $x1001 (ite $x207 (_ bv96 7) old.stream) (ite $x87 (_ bv92 7) (_ bv16 7))))))
 (let (($x1961 (= (_ bv92 7) old.embedding.state)))
 (let ((?x4017 (ite $x1961 (ite $x4259 (_ bv96 7) ?x1652) (ite $x1661 (ite $x784 (_ bv96 7) ?x1611) (ite $x4898 ?x186 old.embedding.state)))))
 (= old.embedding.joined ?x4017)))))))))))))))))))))))))))
(assert
 (let (($x4767 (not old.hidden.everywhere)))
 (let (($x4259 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1661 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1661 (= (_ bv96 7) old.embedding.joined) $x4259 $x4767))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x90 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (let (($x5078 (= (_ bv10 7) new.embedding.collective)))
 (let (($x4257 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1253 (= (_ bv4 7) new.embedding.collective)))
 (or $x1253 $x4257 $x5078 $x1169 $x90)))))))
(assert
 (let (($x1266 (= (_ bv29 7) new.embedding.positions)))
 (let (($x462 (= (_ bv27 7) new.embedding.positions)))
 (let (($x4860 (= (_ bv23 7) new.embedding.positions)))
 (let (($x157 (= (_ bv1 7) new.embedding.positions)))
 (or $x157 $x4860 $x462 $x1266))))))
(assert
 (let (($x416 (= (_ bv95 7) new.embedding.split)))
 (let (($x1643 (= (_ bv38 7) new.embedding.split)))
 (or $x1643 (= (_ bv57 7) new.embedding.split) $x416))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1378 (= (_ bv96 7) new.hidden.kind)))
 (let (($x168 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1778 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (let (($x983 (= (_ bv48 7) new.hidden.kind)))
 (let (($x77 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x77 $x983 (= (_ bv56 7) new.hidden.kind) $x4124 $x1778 $x168 $x1378 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1907 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x1907 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5036 (= (_ bv49 7) new.norm.statistic)))
 (or $x5036 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x912 (= (_ bv96 7) new.stream)))
 (let (($x831 (= (_ bv38 7) new.stream)))
 (or $x831 (= (_ bv94 7) new.stream) $x912))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x624 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x984 (div (* ?x624 new.hidden.multiple) new.hidden.parts)))
 (let (($x1318 (< 1 new.hidden.parts)))
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4124 $x1318 (= ?x984 new.hidden.n))))))))
(assert
 (let ((?x624 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x984 (div (* ?x624 new.hidden.multiple) new.hidden.parts)))
 (let (($x1318 (< 1 new.hidden.parts)))
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4124 $x1318 (<= new.hidden.n ?x984))))))))
(assert
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4124 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x77 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4864 (ite $x77 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x624 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x984 (div (* ?x624 new.hidden.multiple) new.hidden.parts)))
 (let (($x167 (= (- 1) new.hidden.n)))
 (let (($x4124 (= (_ bv65 7) new.hidden.kind)))
 (let (($x168 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2127 (ite $x168 (or $x167 (< new.hidden.block new.hidden.n)) (ite $x4124 (or $x167 (< ?x984 new.hidden.n)) $x4864))))
 (let (($x4237 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2127)))
 (let (($x983 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1778 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1897 (or $x1778 $x983)))
 (= new.hidden.moved (ite $x1897 new.hidden.given_moved $x4237)))))))))))))))
(assert
 (let (($x1217 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (let (($x416 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2150 (ite $x416 (ite (and new.embedding.rows_where_kept (or $x1169 $x1217)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2150))))))
(assert
 (let (($x1378 (= (_ bv96 7) new.hidden.kind)))
 (let (($x983 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1778 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1897 (or $x1778 $x983)))
 (let (($x260 (ite $x1897 new.hidden.given_everywhere (or $x1378 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x260)))))))
(assert
 (let (($x315 (not new.hidden.moved)))
 (let (($x128 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x315)))
 (let (($x1360 (= 1 new.hidden.parts)))
 (let (($x983 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1778 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1897 (or $x1778 $x983)))
 (= new.hidden.first_alone (ite $x1897 new.hidden.given_first (or $x1360 $x128))))))))))
(assert
 (let (($x416 (= (_ bv95 7) new.embedding.split)))
 (let (($x1416 (not $x416)))
 (let (($x771 (= 1 new.tp)))
 (let (($x912 (= (_ bv96 7) new.stream)))
 (let (($x1217 (and (or (not new.embedding.group.tp) $x771) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1268 (and $x1217 (or $x912 $x771 (not (= (_ bv4 7) new.embedding.collective)) $x1416))))
 (let (($x5078 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1169 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x4340 (ite (or (or $x1169 $x5078) $x1268) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x170 (= (_ bv96 7) new.embedding.state)))
 (let (($x90 (= (_ bv73 7) new.embedding.collective)))
 (let (($x4257 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1429 (and (or $x4257 $x90) $x1217)))
 (let ((?x4838 (ite (or $x1169 (and $x5078 (= (_ bv38 7) new.stream)) $x1429) (_ bv38 7) (ite $x5078 (_ bv96 7) (_ bv16 7)))))
 (let (($x1388 (or (and new.hidden.filled (not $x912)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2146 (not $x1217)))
 (let (($x5036 (= (_ bv49 7) new.norm.statistic)))
 (let (($x831 (= (_ bv38 7) new.stream)))
 (let ((?x1653 (ite (and $x4257 new.hidden.filled $x831 $x2146 $x5036) new.stream (ite (and $x90 $x2146 $x1388) new.stream ?x4838))))
 (let ((?x109 (ite (and $x912 new.hidden.everywhere (or $x1169 $x1429)) (_ bv96 7) (ite (and $x4257 new.hidden.filled $x912 $x2146) (_ bv96 7) ?x1653))))
 (let (($x1253 (= (_ bv4 7) new.embedding.collective)))
 (let (($x640 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1264 (ite $x90 (ite (not $x912) new.stream (_ bv66 7)) (ite $x5078 (ite $x912 (_ bv96 7) new.stream) (ite $x1169 (_ bv92 7) (_ bv16 7))))))
 (let (($x847 (= (_ bv92 7) new.embedding.state)))
 (let ((?x504 (ite $x847 (ite $x4257 (_ bv96 7) ?x1264) (ite $x640 (ite $x1253 (_ bv96 7) ?x109) (ite $x170 ?x4340 new.embedding.state)))))
 (= new.embedding.joined ?x504)))))))))))))))))))))))))))
(assert
 (let (($x438 (not new.hidden.everywhere)))
 (let (($x4257 (= (_ bv5 7) new.embedding.collective)))
 (let (($x640 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x640 (= (_ bv96 7) new.embedding.joined) $x4257 $x438))))))
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
 (let (($x847 (= (_ bv92 7) new.embedding.state)))
 (let (($x1010 (or $x847 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x1266 (= (_ bv29 7) new.embedding.positions)))
 (let (($x4356 (not new.embedding.full_though_split)))
 (let (($x462 (= (_ bv27 7) new.embedding.positions)))
 (let (($x771 (= 1 new.tp)))
 (let (($x1477 (or $x771 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x4356) (and $x462 $x4356 (or (not (= (_ bv95 7) new.embedding.split)) (not $x847))) (and $x1266 $x1010) (and (= (_ bv23 7) new.embedding.positions) $x847))))
 (not $x1477)))))))))
(assert
 (let (($x1961 (= (_ bv92 7) old.embedding.state)))
(let (($x1943 (or $x1961 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x1704 (= (_ bv29 7) old.embedding.positions)))
(let (($x1391 (not old.embedding.full_though_split)))
(let (($x465 (= (_ bv27 7) old.embedding.positions)))
(let (($x1329 (= 1 old.tp)))
(or $x1329 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x1391) (and $x465 $x1391 (or (not (= (_ bv95 7) old.embedding.split)) (not $x1961))) (and $x1704 $x1943) (and (= (_ bv23 7) old.embedding.positions) $x1961)))))))))
(check-sat)

