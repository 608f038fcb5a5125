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
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2419 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3297 (= (_ bv56 7) old.attention.heads.kind) $x3657 $x887 (= (_ bv91 7) old.attention.heads.kind) $x2185 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1477 $x1099 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1611 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1360 (= (_ bv10 7) old.attention.out.input)))
 (or $x1360 $x1611 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2052 (= (_ bv61 7) old.attention.out.split)))
 (let (($x407 (= (_ bv57 7) old.attention.out.split)))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (or $x131 $x407 $x2052)))))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x2404 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2404 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x330 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x330 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1912 (= (_ bv56 7) old.attention.value_dim.kind) $x2550 $x3637 (= (_ bv91 7) old.attention.value_dim.kind) $x557 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x774 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3210 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2661 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2661 (= (_ bv56 7) old.hidden.kind) $x3108 $x3210 (= (_ bv91 7) old.hidden.kind) $x774 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1707 (= (_ bv38 7) old.stream)))
 (or $x1707 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3108 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let (($x540 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3657 $x540)))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x1601 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2550 (not (= 0 ?x1601)))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x1360 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1611 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1611 (and $x1360 $x2214))))))))
(assert
 (let (($x774 (= (_ bv96 7) old.hidden.kind)))
 (let (($x537 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x774 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x537))))
(assert
 (let (($x2836 (not old.attention.heads.padded)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2955 (ite (or $x887 $x3297) old.attention.heads.given_everywhere (or $x2185 (and (= 1 old.attention.heads.parts) $x2836)))))
 (= old.attention.heads.everywhere $x2955)))))))
(assert
 (let (($x3940 (not old.attention.value_dim.padded)))
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x506 (ite (or $x3637 $x1912) old.attention.value_dim.given_everywhere (or $x557 (and (= 1 old.attention.value_dim.parts) $x3940)))))
 (= old.attention.value_dim.everywhere $x506)))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x2784 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x2784)))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x3213 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x310 ?x2025 ?x3213))))))))))))))))))))))))
(assert
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2670 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1627 (ite $x2670 old.attention.v (ite $x785 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1627)))))
(assert
 (let (($x830 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3056 (not old.attention.gathers)))
 (let (($x407 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x407 $x3056 $x830))))))
(assert
 (let ((?x3078 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x52 (= 1 old.pp)))
 (let (($x2273 (not old.attention.out.group.pp)))
 (let (($x305 (or $x2273 $x52)))
 (let (($x941 (= 1 old.sp)))
 (let (($x1284 (not old.attention.out.group.sp)))
 (let (($x1790 (or $x1284 $x941)))
 (let (($x2243 (= 1 old.dp)))
 (let (($x3700 (not old.attention.out.group.dp)))
 (let (($x2573 (or $x3700 $x2243)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2573 $x1790 $x305)))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1948 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1099 $x1477) $x2660))))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x3461 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2251 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3461)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3461 old.attention.value_dim.everywhere $x2214) $x1948)))
 (= old.attention.mixed_in (ite $x2251 (_ bv96 7) ?x3078)))))))))))))))))))))
(assert
 (let ((?x2680 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2398 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3320 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2398)))
 (let (($x52 (= 1 old.pp)))
 (let (($x2273 (not old.attention.out.group.pp)))
 (let (($x305 (or $x2273 $x52)))
 (let (($x941 (= 1 old.sp)))
 (let (($x1284 (not old.attention.out.group.sp)))
 (let (($x1790 (or $x1284 $x941)))
 (let (($x2243 (= 1 old.dp)))
 (let (($x3700 (not old.attention.out.group.dp)))
 (let (($x2573 (or $x3700 $x2243)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2573 $x1790 $x305)))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x131 (or $x1099 $x2660) $x3320) (_ bv96 7) ?x2680))))))))))))))))))
(assert
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2391 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2759 (= (_ bv56 7) new.attention.heads.kind) $x3136 $x3709 (= (_ bv91 7) new.attention.heads.kind) $x1827 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3322 $x3041 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1097 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3766 (= (_ bv10 7) new.attention.out.input)))
 (or $x3766 $x1097 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3173 (= (_ bv61 7) new.attention.out.split)))
 (let (($x962 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (or $x2271 $x962 $x3173)))))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x871 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x871 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x3178 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3178 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1163 (= (_ bv56 7) new.attention.value_dim.kind) $x2252 $x2490 (= (_ bv91 7) new.attention.value_dim.kind) $x2674 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1804 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1328 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2829 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2829 (= (_ bv56 7) new.hidden.kind) $x2006 $x1328 (= (_ bv91 7) new.hidden.kind) $x1804 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2070 (= (_ bv38 7) new.stream)))
 (or $x2070 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2006 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let (($x2929 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3136 $x2929)))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x1287 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2252 (not (= 0 ?x1287)))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x3766 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1097 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1097 (and $x3766 $x1292))))))))
(assert
 (let (($x1804 (= (_ bv96 7) new.hidden.kind)))
 (let (($x917 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1804 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x917))))
(assert
 (let (($x3092 (not new.attention.heads.padded)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2536 (ite (or $x3709 $x2759) new.attention.heads.given_everywhere (or $x1827 (and (= 1 new.attention.heads.parts) $x3092)))))
 (= new.attention.heads.everywhere $x2536)))))))
(assert
 (let (($x1746 (not new.attention.value_dim.padded)))
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2086 (ite (or $x2490 $x1163) new.attention.value_dim.given_everywhere (or $x2674 (and (= 1 new.attention.value_dim.parts) $x1746)))))
 (= new.attention.value_dim.everywhere $x2086)))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1704 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1704))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x2339 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x759 ?x3259 ?x2339)))))))))))))))))))))))
(assert
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2388 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3698 (ite $x2388 new.attention.v (ite $x172 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3698)))))
(assert
 (let (($x2751 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x460 (not new.attention.gathers)))
 (let (($x962 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x962 $x460 $x2751))))))
(assert
 (let ((?x156 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1840 (= 1 new.pp)))
 (let (($x272 (not new.attention.out.group.pp)))
 (let (($x3235 (or $x272 $x1840)))
 (let (($x77 (= 1 new.sp)))
 (let (($x1226 (not new.attention.out.group.sp)))
 (let (($x956 (or $x1226 $x77)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x542 (not new.attention.out.group.dp)))
 (let (($x3685 (or $x542 $x2345)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3685 $x956 $x3235)))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1152 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3041 $x3322) $x2157))))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x431 (= (_ bv36 7) new.attention.mixed)))
 (let (($x161 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x431)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x431 new.attention.value_dim.everywhere $x1292) $x1152)))
 (= new.attention.mixed_in (ite $x161 (_ bv96 7) ?x156)))))))))))))))))))))
(assert
 (let ((?x1731 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2028 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2988 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2028)))
 (let (($x1840 (= 1 new.pp)))
 (let (($x272 (not new.attention.out.group.pp)))
 (let (($x3235 (or $x272 $x1840)))
 (let (($x77 (= 1 new.sp)))
 (let (($x1226 (not new.attention.out.group.sp)))
 (let (($x956 (or $x1226 $x77)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x542 (not new.attention.out.group.dp)))
 (let (($x3685 (or $x542 $x2345)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3685 $x956 $x3235)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2271 (or $x3041 $x2157) $x2988) (_ bv96 7) ?x1731))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1840 (= 1 new.pp)))
 (let (($x272 (not new.attention.out.group.pp)))
 (let (($x3235 (or $x272 $x1840)))
 (let (($x77 (= 1 new.sp)))
 (let (($x1226 (not new.attention.out.group.sp)))
 (let (($x956 (or $x1226 $x77)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x542 (not new.attention.out.group.dp)))
 (let (($x3685 (or $x542 $x2345)))
 (let (($x211 (and (or new.attention.out.group.tp (= 1 new.tp)) $x3685 $x956 $x3235)))
 (let (($x2694 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2714 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3685 $x956 $x3235)))
 (let (($x2244 (and $x2157 (or $x2714 (and $x2694 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3118 (or $x3041 (and $x3322 (or $x2714 (and $x2694 (= (_ bv38 7) new.stream)))) $x2244 $x211)))
 (not $x3118)))))))))))))))))))
(assert
 (let (($x52 (= 1 old.pp)))
(let (($x2273 (not old.attention.out.group.pp)))
(let (($x305 (or $x2273 $x52)))
(let (($x941 (= 1 old.sp)))
(let (($x1284 (not old.attention.out.group.sp)))
(let (($x1790 (or $x1284 $x941)))
(let (($x2243 (= 1 old.dp)))
(let (($x3700 (not old.attention.out.group.dp)))
(let (($x2573 (or $x3700 $x2243)))
(let (($x993 (and (or old.attention.out.group.tp (= 1 old.tp)) $x2573 $x1790 $x305)))
(let (($x2323 (= (_ bv38 7) old.attention.out_state)))
(let (($x819 (= (_ bv96 7) old.attention.out_state)))
(let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2573 $x1790 $x305)))
(let (($x3232 (and $x2660 (or $x819 (and $x2323 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
(or $x1099 (and $x1477 (or $x819 (and $x2323 (= (_ bv38 7) old.stream)))) $x3232 $x993))))))))))))))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
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
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2419 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3297 (= (_ bv56 7) old.attention.heads.kind) $x3657 $x887 (= (_ bv91 7) old.attention.heads.kind) $x2185 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3168 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x467 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x78 (= (_ bv1 7) old.attention.out.bias)))
 (or $x78 (= (_ bv23 7) old.attention.out.bias) $x467 $x3168)))))
(assert
 (let (($x2023 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2953 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2473 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2473 $x2953 $x1477 $x1099 $x2023)))))))
(assert
 (let (($x1611 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1360 (= (_ bv10 7) old.attention.out.input)))
 (or $x1360 $x1611 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2052 (= (_ bv61 7) old.attention.out.split)))
 (let (($x407 (= (_ bv57 7) old.attention.out.split)))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (or $x131 $x407 $x2052)))))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x2404 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2404 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x330 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x330 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1912 (= (_ bv56 7) old.attention.value_dim.kind) $x2550 $x3637 (= (_ bv91 7) old.attention.value_dim.kind) $x557 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x774 (= (_ bv96 7) old.hidden.kind)))
 (let (($x157 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3210 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2326 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2326 $x2661 (= (_ bv56 7) old.hidden.kind) $x3108 $x3210 $x157 $x774 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2600 (= (_ bv49 7) old.norm.statistic)))
 (or $x2600 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x947 (= (_ bv96 7) old.stream)))
 (let (($x640 (= (_ bv94 7) old.stream)))
 (let (($x1707 (= (_ bv38 7) old.stream)))
 (or $x1707 $x640 $x947)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2603 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3204 (div (* ?x2603 old.hidden.multiple) old.hidden.parts)))
 (let (($x704 (< 1 old.hidden.parts)))
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3108 $x704 (= ?x3204 old.hidden.n))))))))
(assert
 (let ((?x2603 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3204 (div (* ?x2603 old.hidden.multiple) old.hidden.parts)))
 (let (($x704 (< 1 old.hidden.parts)))
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3108 $x704 (<= old.hidden.n ?x3204))))))))
(assert
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3108 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2326 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1553 (ite $x2326 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2603 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3204 (div (* ?x2603 old.hidden.multiple) old.hidden.parts)))
 (let (($x2853 (= (- 1) old.hidden.n)))
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (let (($x157 (= (_ bv91 7) old.hidden.kind)))
 (let (($x238 (ite $x157 (or $x2853 (< old.hidden.block old.hidden.n)) (ite $x3108 (or $x2853 (< ?x3204 old.hidden.n)) $x1553))))
 (let (($x56 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x238)))
 (let (($x2661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3210 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2144 (or $x3210 $x2661)))
 (= old.hidden.moved (ite $x2144 old.hidden.given_moved $x56)))))))))))))))
(assert
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let (($x540 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3657 $x540)))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x1601 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2550 (not (= 0 ?x1601)))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x1360 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1611 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1611 (and $x1360 $x2214))))))))
(assert
 (let (($x774 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3210 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2144 (or $x3210 $x2661)))
 (let (($x537 (ite $x2144 old.hidden.given_everywhere (or $x774 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x537)))))))
(assert
 (let (($x2625 (not old.hidden.moved)))
 (let (($x1664 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2625)))
 (let (($x46 (= 1 old.hidden.parts)))
 (let (($x2661 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3210 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2144 (or $x3210 $x2661)))
 (= old.hidden.first_alone (ite $x2144 old.hidden.given_first (or $x46 $x1664))))))))))
(assert
 (let (($x2836 (not old.attention.heads.padded)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2955 (ite (or $x887 $x3297) old.attention.heads.given_everywhere (or $x2185 (and (= 1 old.attention.heads.parts) $x2836)))))
 (= old.attention.heads.everywhere $x2955)))))))
(assert
 (let (($x3940 (not old.attention.value_dim.padded)))
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x506 (ite (or $x3637 $x1912) old.attention.value_dim.given_everywhere (or $x557 (and (= 1 old.attention.value_dim.parts) $x3940)))))
 (= old.attention.value_dim.everywhere $x506)))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x2784 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x2784)))))))))))))))))))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x3213 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x310 ?x2025 ?x3213))))))))))))))))))))))))
(assert
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2670 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1627 (ite $x2670 old.attention.v (ite $x785 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1627)))))
(assert
 (let (($x830 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3056 (not old.attention.gathers)))
 (let (($x407 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x407 $x3056 $x830))))))
(assert
 (let ((?x3078 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4049 (or $x1099 $x1477)))
 (let (($x1948 (and old.attention.share_of_one old.stream.first_keeps_all (or $x4049 $x2660))))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x3461 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2251 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3461)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3461 old.attention.value_dim.everywhere $x2214) $x1948)))
 (= old.attention.mixed_in (ite $x2251 (_ bv96 7) ?x3078)))))))))))))
(assert
 (let ((?x2680 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2398 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3320 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2398)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x131 (or $x1099 $x2660) $x3320) (_ bv96 7) ?x2680)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x1684 (= 1 old.tp)))
 (let (($x947 (= (_ bv96 7) old.stream)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) $x1684) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2439 (and $x2660 (or $x947 $x1684 (not (= (_ bv4 7) old.attention.out.collective)) $x2214))))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4049 (or $x1099 $x1477)))
 (let ((?x674 (ite (or $x4049 $x2439) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x819 (= (_ bv96 7) old.attention.out_state)))
 (let (($x2023 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2953 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3148 (and (or $x2953 $x2023) $x2660)))
 (let ((?x2242 (ite (or $x1099 (and $x1477 (= (_ bv38 7) old.stream)) $x3148) (_ bv38 7) (ite $x1477 (_ bv96 7) (_ bv16 7)))))
 (let (($x2400 (or (and old.hidden.filled (not $x947)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2239 (not $x2660)))
 (let (($x2600 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1707 (= (_ bv38 7) old.stream)))
 (let ((?x621 (ite (and $x2953 old.hidden.filled $x1707 $x2239 $x2600) old.stream (ite (and $x2023 $x2239 $x2400) old.stream ?x2242))))
 (let ((?x1758 (ite (and $x947 old.hidden.everywhere (or $x1099 $x3148)) (_ bv96 7) (ite (and $x2953 old.hidden.filled $x947 $x2239) (_ bv96 7) ?x621))))
 (let (($x2473 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2337 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2660) (_ bv38 7) (ite $x2473 (_ bv96 7) ?x1758))))
 (let (($x2323 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x539 (ite $x2023 (ite (not $x947) old.stream (_ bv66 7)) (ite $x1477 (ite $x947 (_ bv96 7) old.stream) (ite $x1099 (_ bv92 7) (_ bv16 7))))))
 (let (($x1898 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x1582 (ite $x1898 (ite $x2953 (_ bv96 7) ?x539) (ite $x2323 ?x2337 (ite $x819 ?x674 old.attention.out_state)))))
 (= old.attention.joined ?x1582)))))))))))))))))))))))))))))
(assert
 (let (($x3175 (not old.hidden.everywhere)))
 (let (($x2953 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2323 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x2323 (= (_ bv96 7) old.attention.joined) $x2953 $x3175))))))
(assert
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2391 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2759 (= (_ bv56 7) new.attention.heads.kind) $x3136 $x3709 (= (_ bv91 7) new.attention.heads.kind) $x1827 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3586 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1278 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x1548 (= (_ bv1 7) new.attention.out.bias)))
 (or $x1548 (= (_ bv23 7) new.attention.out.bias) $x1278 $x3586)))))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1313 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1313 $x2977 $x3322 $x3041 $x2127)))))))
(assert
 (let (($x1097 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3766 (= (_ bv10 7) new.attention.out.input)))
 (or $x3766 $x1097 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3173 (= (_ bv61 7) new.attention.out.split)))
 (let (($x962 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (or $x2271 $x962 $x3173)))))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x871 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x871 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x3178 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3178 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1163 (= (_ bv56 7) new.attention.value_dim.kind) $x2252 $x2490 (= (_ bv91 7) new.attention.value_dim.kind) $x2674 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1804 (= (_ bv96 7) new.hidden.kind)))
 (let (($x141 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1328 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2829 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1051 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1051 $x2829 (= (_ bv56 7) new.hidden.kind) $x2006 $x1328 $x141 $x1804 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2998 (= (_ bv49 7) new.norm.statistic)))
 (or $x2998 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3654 (= (_ bv96 7) new.stream)))
 (let (($x1154 (= (_ bv94 7) new.stream)))
 (let (($x2070 (= (_ bv38 7) new.stream)))
 (or $x2070 $x1154 $x3654)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2410 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x132 (div (* ?x2410 new.hidden.multiple) new.hidden.parts)))
 (let (($x1678 (< 1 new.hidden.parts)))
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2006 $x1678 (= ?x132 new.hidden.n))))))))
(assert
 (let ((?x2410 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x132 (div (* ?x2410 new.hidden.multiple) new.hidden.parts)))
 (let (($x1678 (< 1 new.hidden.parts)))
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2006 $x1678 (<= new.hidden.n ?x132))))))))
(assert
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2006 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1051 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2280 (ite $x1051 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2410 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x132 (div (* ?x2410 new.hidden.multiple) new.hidden.parts)))
 (let (($x2395 (= (- 1) new.hidden.n)))
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (let (($x141 (= (_ bv91 7) new.hidden.kind)))
 (let (($x708 (ite $x141 (or $x2395 (< new.hidden.block new.hidden.n)) (ite $x2006 (or $x2395 (< ?x132 new.hidden.n)) $x2280))))
 (let (($x877 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x708)))
 (let (($x2829 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1328 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2486 (or $x1328 $x2829)))
 (= new.hidden.moved (ite $x2486 new.hidden.given_moved $x877)))))))))))))))
(assert
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let (($x2929 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3136 $x2929)))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x1287 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2252 (not (= 0 ?x1287)))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x3766 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1097 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1097 (and $x3766 $x1292))))))))
(assert
 (let (($x1804 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2829 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1328 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2486 (or $x1328 $x2829)))
 (let (($x917 (ite $x2486 new.hidden.given_everywhere (or $x1804 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x917)))))))
(assert
 (let (($x449 (not new.hidden.moved)))
 (let (($x1967 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x449)))
 (let (($x2019 (= 1 new.hidden.parts)))
 (let (($x2829 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1328 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2486 (or $x1328 $x2829)))
 (= new.hidden.first_alone (ite $x2486 new.hidden.given_first (or $x2019 $x1967))))))))))
(assert
 (let (($x3092 (not new.attention.heads.padded)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2536 (ite (or $x3709 $x2759) new.attention.heads.given_everywhere (or $x1827 (and (= 1 new.attention.heads.parts) $x3092)))))
 (= new.attention.heads.everywhere $x2536)))))))
(assert
 (let (($x1746 (not new.attention.value_dim.padded)))
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2086 (ite (or $x2490 $x1163) new.attention.value_dim.given_everywhere (or $x2674 (and (= 1 new.attention.value_dim.parts) $x1746)))))
 (= new.attention.value_dim.everywhere $x2086)))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1704 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1704))))))))))))))))))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x2339 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x759 ?x3259 ?x2339)))))))))))))))))))))))
(assert
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2388 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3698 (ite $x2388 new.attention.v (ite $x172 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3698)))))
(assert
 (let (($x2751 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x460 (not new.attention.gathers)))
 (let (($x962 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x962 $x460 $x2751))))))
(assert
 (let ((?x156 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2669 (or $x3041 $x3322)))
 (let (($x1152 (and new.attention.share_of_one new.stream.first_keeps_all (or $x2669 $x2157))))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x431 (= (_ bv36 7) new.attention.mixed)))
 (let (($x161 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x431)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x431 new.attention.value_dim.everywhere $x1292) $x1152)))
 (= new.attention.mixed_in (ite $x161 (_ bv96 7) ?x156)))))))))))))
(assert
 (let ((?x1731 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2028 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2988 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2028)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2271 (or $x3041 $x2157) $x2988) (_ bv96 7) ?x1731)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x1509 (= 1 new.tp)))
 (let (($x3654 (= (_ bv96 7) new.stream)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) $x1509) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2328 (and $x2157 (or $x3654 $x1509 (not (= (_ bv4 7) new.attention.out.collective)) $x1292))))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2669 (or $x3041 $x3322)))
 (let ((?x3087 (ite (or $x2669 $x2328) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2714 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2127 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2484 (and (or $x2977 $x2127) $x2157)))
 (let ((?x1347 (ite (or $x3041 (and $x3322 (= (_ bv38 7) new.stream)) $x2484) (_ bv38 7) (ite $x3322 (_ bv96 7) (_ bv16 7)))))
 (let (($x2094 (or (and new.hidden.filled (not $x3654)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1993 (not $x2157)))
 (let (($x2998 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2070 (= (_ bv38 7) new.stream)))
 (let ((?x1478 (ite (and $x2977 new.hidden.filled $x2070 $x1993 $x2998) new.stream (ite (and $x2127 $x1993 $x2094) new.stream ?x1347))))
 (let ((?x992 (ite (and $x3654 new.hidden.everywhere (or $x3041 $x2484)) (_ bv96 7) (ite (and $x2977 new.hidden.filled $x3654 $x1993) (_ bv96 7) ?x1478))))
 (let (($x1313 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x317 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2157) (_ bv38 7) (ite $x1313 (_ bv96 7) ?x992))))
 (let (($x2694 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x3495 (ite $x2127 (ite (not $x3654) new.stream (_ bv66 7)) (ite $x3322 (ite $x3654 (_ bv96 7) new.stream) (ite $x3041 (_ bv92 7) (_ bv16 7))))))
 (let (($x2016 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1319 (ite $x2016 (ite $x2977 (_ bv96 7) ?x3495) (ite $x2694 ?x317 (ite $x2714 ?x3087 new.attention.out_state)))))
 (= new.attention.joined ?x1319)))))))))))))))))))))))))))))
(assert
 (let (($x1311 (not new.hidden.everywhere)))
 (let (($x2977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2694 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x2694 (= (_ bv96 7) new.attention.joined) $x2977 $x1311))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3161 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x3586 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x459 (not new.attention.full_though_split)))
 (let (($x3287 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x459)))
 (let (($x335 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x2016 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1509 (= 1 new.tp)))
 (let (($x2584 (or $x1509 (not new.model.out_bias) (and $x2016 $x335) $x3287 (and $x3586 $x3161))))
 (not $x2584))))))))))
(assert
 (let (($x3531 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x3168 (= (_ bv29 7) old.attention.out.bias)))
(let (($x4057 (not old.attention.full_though_split)))
(let (($x2431 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x4057)))
(let (($x3186 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x1898 (= (_ bv92 7) old.attention.out_state)))
(let (($x1237 (not old.model.out_bias)))
(let (($x1684 (= 1 old.tp)))
(or $x1684 $x1237 (and $x1898 $x3186) $x2431 (and $x3168 $x3531)))))))))))
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
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2419 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3297 (= (_ bv56 7) old.attention.heads.kind) $x3657 $x887 (= (_ bv91 7) old.attention.heads.kind) $x2185 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2023 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2953 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x2953 $x1477 $x1099 $x2023))))))
(assert
 (let (($x1611 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1360 (= (_ bv10 7) old.attention.out.input)))
 (or $x1360 $x1611 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2812 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x2046 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1835 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x667 (= (_ bv1 7) old.attention.out.residual)))
 (or $x667 $x1835 $x2046 $x2812))))))
(assert
 (let (($x2052 (= (_ bv61 7) old.attention.out.split)))
 (let (($x407 (= (_ bv57 7) old.attention.out.split)))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (or $x131 $x407 $x2052)))))
(assert
 (let (($x1475 (= (_ bv8 7) old.attention.pairs)))
 (or $x1475 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2699 $x2290 $x2779 $x3007 $x2297)))))))
(assert
 (let (($x2404 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2404 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x790 $x785 $x3972 $x310))))))
(assert
 (let (($x330 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x330 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1912 (= (_ bv56 7) old.attention.value_dim.kind) $x2550 $x3637 (= (_ bv91 7) old.attention.value_dim.kind) $x557 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1878 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x1878 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x3292 (= (_ bv38 7) old.embedding.split)))
 (or $x3292 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2308 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x2308 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x3618 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2268 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2268 (= (_ bv23 7) old.ffn.down.residual) $x3618 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x1970 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1970)))
(assert
 (let (($x774 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3210 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2661 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2661 (= (_ bv56 7) old.hidden.kind) $x3108 $x3210 (= (_ bv91 7) old.hidden.kind) $x774 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2708 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x2708 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x2164 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2164)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x947 (= (_ bv96 7) old.stream)))
 (let (($x640 (= (_ bv94 7) old.stream)))
 (let (($x1707 (= (_ bv38 7) old.stream)))
 (or $x1707 $x640 $x947)))))
(assert
 (let (($x1209 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3012 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x227 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x227 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3012 (= (_ bv91 7) old.stream_tokens.kind) $x1209 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2603 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1882 (= (div (* ?x2603 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3108 (< 1 old.hidden.parts) $x1882))))))
(assert
 (let (($x3108 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3108 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1209 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2125 (or $x1209 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x37 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2125)))
 (= old.stream_tokens.everywhere $x37)))))
(assert
 (let ((?x36 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3159 (= (div (* ?x36 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x3657 (< 1 old.attention.heads.parts) $x3159))))))
(assert
 (let (($x540 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3657 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3657 $x540)))))
(assert
 (let ((?x2212 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3795 (div (* ?x2212 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2419 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1141 (and $x2419 (< 1 old.attention.head_dim.parts) (= ?x3795 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1141))))))
(assert
 (let ((?x1601 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2550 (not (= 0 ?x1601)))))))
(assert
 (let ((?x641 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3469 (* (div (- ?x641 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2550 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2465 (and $x2550 (< 1 old.attention.value_dim.parts) (= (div ?x3469 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2465))))))
(assert
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x1360 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1611 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1611 (and $x1360 $x2214))))))))
(assert
 (let (($x2052 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2046 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x667 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x667 (and $x2046 $x2052)))))))
(assert
 (let (($x2268 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2175 (or $x2268 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2175)))))
(assert
 (let (($x2616 (not old.model.embedding_norm)))
 (let (($x160 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1707 (= (_ bv38 7) old.stream)))
 (let (($x1878 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3292 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x3292 $x1878 $x1707 old.hidden.filled (not $x160) $x2616))))))))
(assert
 (let (($x2708 (= (_ bv68 7) old.model.norm)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2239 (not $x2660)))
 (let (($x1707 (= (_ bv38 7) old.stream)))
 (let (($x2953 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2052 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x2052 $x2953 $x1707 old.hidden.filled $x2239 $x2708)))))))))
(assert
 (let (($x2708 (= (_ bv68 7) old.model.norm)))
 (let (($x1459 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1707 (= (_ bv38 7) old.stream)))
 (let (($x2308 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1970 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x1970 $x2308 $x1707 old.hidden.filled (not $x1459) $x2708))))))))
(assert
 (let (($x774 (= (_ bv96 7) old.hidden.kind)))
 (let (($x537 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x774 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x537))))
(assert
 (let (($x2836 (not old.attention.heads.padded)))
 (let (($x2185 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3297 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x887 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2955 (ite (or $x887 $x3297) old.attention.heads.given_everywhere (or $x2185 (and (= 1 old.attention.heads.parts) $x2836)))))
 (= old.attention.heads.everywhere $x2955)))))))
(assert
 (let (($x3940 (not old.attention.value_dim.padded)))
 (let (($x557 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3637 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x506 (ite (or $x3637 $x1912) old.attention.value_dim.given_everywhere (or $x557 (and (= 1 old.attention.value_dim.parts) $x3940)))))
 (= old.attention.value_dim.everywhere $x506)))))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x2784 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x310 ?x2025 ?x2784)))))))))))))))))))))))
(assert
 (let (($x2249 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x2249)))
(assert
 (let (($x947 (= (_ bv96 7) old.stream)))
 (let (($x2520 (or $x947 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2520))))
(assert
 (let (($x2297 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2699 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1137 (ite (or $x2699 $x2297) (_ bv16 7) (_ bv96 7))))
 (let (($x3007 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x575 (or old.model.latent old.attention.kv_filled)))
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x980 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x790 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1637 (and $x2290 $x790 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x980)))
 (let ((?x1271 (ite (or $x2699 $x1637 (and $x2290 $x785 old.attention.heads.filled $x575)) (_ bv96 7) (_ bv16 7))))
 (let (($x524 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3265 (or $x2779 $x3007)))
 (let ((?x2653 (ite (or $x3265 $x524) old.attention.qkv.split ?x1271)))
 (let (($x3972 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1457 (not $x3972)))
 (let ((?x3213 (ite $x1457 ?x2653 (ite (or $x3007 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1137))))
 (let ((?x2025 (ite (or $x3265 $x524 old.model.query_latent) (_ bv96 7) (ite $x2290 (_ bv21 7) (_ bv16 7)))))
 (let (($x310 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x310 ?x2025 ?x3213))))))))))))))))))))))))
(assert
 (let (($x3278 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x3776 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x3738 (and old.model.behind_dense $x3776)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x3738 $x3278))))))
(assert
 (let (($x785 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2670 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1627 (ite $x2670 old.attention.v (ite $x785 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1627)))))
(assert
 (let (($x830 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3056 (not old.attention.gathers)))
 (let (($x407 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x407 $x3056 $x830))))))
(assert
 (let ((?x3078 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1477 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1948 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1099 $x1477) $x2660))))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2214 (not $x131)))
 (let (($x3461 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2251 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3461)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3461 old.attention.value_dim.everywhere $x2214) $x1948)))
 (= old.attention.mixed_in (ite $x2251 (_ bv96 7) ?x3078))))))))))))
(assert
 (let ((?x2680 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2398 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3320 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2398)))
 (let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1099 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x131 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x131 (or $x1099 $x2660) $x3320) (_ bv96 7) ?x2680)))))))))
(assert
 (let (($x2953 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1835 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2812 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x947 (= (_ bv96 7) old.stream)))
 (let (($x2323 (= (_ bv38 7) old.attention.out_state)))
 (let (($x1898 (= (_ bv92 7) old.attention.out_state)))
 (let (($x3280 (and $x2812 old.stream.first_has_all (or (or $x1898 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x852 (= old.attention.out_state old.stream)))
 (let (($x1542 (and (or $x2812 $x1835) $x1898 (or $x947 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1707 (= (_ bv38 7) old.stream)))
 (let (($x2046 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3417 (and $x2046 (not $x1898) (or $x852 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x2173 (or $x3417 (and $x2046 $x1707 old.hidden.filled) $x1542 (and $x2812 old.stream.first_keeps_all $x852) $x3280 (and $x2323 $x947 old.hidden.filled (or $x2812 (= $x1835 $x2953))))))
 (let (($x2660 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2239 (not $x2660)))
 (let (($x377 (or $x1898 (and $x2323 (or $x2953 (= (_ bv73 7) old.attention.out.collective)) $x2239))))
 (let (($x1344 (or $x852 (and old.stream.in_order (or (not $x2323) old.hidden.everywhere)))))
 (let (($x1684 (= 1 old.tp)))
 (let (($x2456 (or (and $x1684 $x1344) (and (not (and $x2046 old.stream.junk_in_attention $x377)) $x2173))))
 (= old.attention.residual_once $x2456)))))))))))))))))))))
(assert
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2391 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2759 (= (_ bv56 7) new.attention.heads.kind) $x3136 $x3709 (= (_ bv91 7) new.attention.heads.kind) $x1827 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2127 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2977 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2977 $x3322 $x3041 $x2127))))))
(assert
 (let (($x1097 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3766 (= (_ bv10 7) new.attention.out.input)))
 (or $x3766 $x1097 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3185 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3045 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2208 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1172 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1172 $x2208 $x3045 $x3185))))))
(assert
 (let (($x3173 (= (_ bv61 7) new.attention.out.split)))
 (let (($x962 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (or $x2271 $x962 $x3173)))))
(assert
 (let (($x1661 (= (_ bv8 7) new.attention.pairs)))
 (or $x1661 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1093 $x964 $x3440 $x2562 $x3124)))))))
(assert
 (let (($x871 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x871 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2970 $x172 $x1978 $x759))))))
(assert
 (let (($x3178 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3178 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1163 (= (_ bv56 7) new.attention.value_dim.kind) $x2252 $x2490 (= (_ bv91 7) new.attention.value_dim.kind) $x2674 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1613 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1613 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x1629 (= (_ bv38 7) new.embedding.split)))
 (or $x1629 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x968 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x968 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1729 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1777 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1777 (= (_ bv23 7) new.ffn.down.residual) $x1729 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2434 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2434)))
(assert
 (let (($x1804 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1328 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2829 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2829 (= (_ bv56 7) new.hidden.kind) $x2006 $x1328 (= (_ bv91 7) new.hidden.kind) $x1804 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1422 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x1422 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x3751 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3751)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3654 (= (_ bv96 7) new.stream)))
 (let (($x1154 (= (_ bv94 7) new.stream)))
 (let (($x2070 (= (_ bv38 7) new.stream)))
 (or $x2070 $x1154 $x3654)))))
(assert
 (let (($x3787 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2498 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x3027 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3027 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2498 (= (_ bv91 7) new.stream_tokens.kind) $x3787 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2410 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1438 (= (div (* ?x2410 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2006 (< 1 new.hidden.parts) $x1438))))))
(assert
 (let (($x2006 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2006 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3787 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1801 (or $x3787 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x264 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1801)))
 (= new.stream_tokens.everywhere $x264)))))
(assert
 (let ((?x3898 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2556 (= (div (* ?x3898 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3136 (< 1 new.attention.heads.parts) $x2556))))))
(assert
 (let (($x2929 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3136 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3136 $x2929)))))
(assert
 (let ((?x2776 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3335 (div (* ?x2776 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2391 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3755 (and $x2391 (< 1 new.attention.head_dim.parts) (= ?x3335 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3755))))))
(assert
 (let ((?x1287 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2252 (not (= 0 ?x1287)))))))
(assert
 (let ((?x2392 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1297 (* (div ?x2392 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2252 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x869 (and $x2252 (< 1 new.attention.value_dim.parts) (= (div ?x1297 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x869))))))
(assert
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x3766 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1097 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1097 (and $x3766 $x1292))))))))
(assert
 (let (($x3173 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3045 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1172 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1172 (and $x3045 $x3173)))))))
(assert
 (let (($x1777 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2481 (or $x1777 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2481)))))
(assert
 (let (($x1808 (not new.model.embedding_norm)))
 (let (($x1563 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2070 (= (_ bv38 7) new.stream)))
 (let (($x1613 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1629 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1629 $x1613 $x2070 new.hidden.filled (not $x1563) $x1808))))))))
(assert
 (let (($x1422 (= (_ bv68 7) new.model.norm)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1993 (not $x2157)))
 (let (($x2070 (= (_ bv38 7) new.stream)))
 (let (($x2977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3173 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x3173 $x2977 $x2070 new.hidden.filled $x1993 $x1422)))))))))
(assert
 (let (($x1422 (= (_ bv68 7) new.model.norm)))
 (let (($x2011 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2070 (= (_ bv38 7) new.stream)))
 (let (($x968 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2434 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2434 $x968 $x2070 new.hidden.filled (not $x2011) $x1422))))))))
(assert
 (let (($x1804 (= (_ bv96 7) new.hidden.kind)))
 (let (($x917 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1804 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x917))))
(assert
 (let (($x3092 (not new.attention.heads.padded)))
 (let (($x1827 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2759 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3709 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2536 (ite (or $x3709 $x2759) new.attention.heads.given_everywhere (or $x1827 (and (= 1 new.attention.heads.parts) $x3092)))))
 (= new.attention.heads.everywhere $x2536)))))))
(assert
 (let (($x1746 (not new.attention.value_dim.padded)))
 (let (($x2674 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1163 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2490 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2086 (ite (or $x2490 $x1163) new.attention.value_dim.given_everywhere (or $x2674 (and (= 1 new.attention.value_dim.parts) $x1746)))))
 (= new.attention.value_dim.everywhere $x2086)))))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x1704 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x759 ?x3259 ?x1704))))))))))))))))))))))
(assert
 (let (($x1036 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x1036)))
(assert
 (let (($x3654 (= (_ bv96 7) new.stream)))
 (let (($x1779 (or $x3654 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1779))))
(assert
 (let (($x3124 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1093 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x208 (ite (or $x1093 $x3124) (_ bv16 7) (_ bv96 7))))
 (let (($x2562 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1649 (or new.model.latent new.attention.kv_filled)))
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2970 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1968 (and $x964 $x2970 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x1934 (ite (or $x1093 $x1968 (and $x964 $x172 new.attention.heads.filled $x1649)) (_ bv96 7) (_ bv16 7))))
 (let (($x3244 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3440 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2492 (or $x3440 $x2562)))
 (let ((?x3480 (ite (or $x2492 $x3244) new.attention.qkv.split ?x1934)))
 (let (($x1978 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x87 (not $x1978)))
 (let ((?x2339 (ite $x87 ?x3480 (ite (or $x2562 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x208))))
 (let ((?x3259 (ite (or $x2492 $x3244 new.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7)))))
 (let (($x759 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x759 ?x3259 ?x2339)))))))))))))))))))))))
(assert
 (let (($x235 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x1101 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x3758 (and new.model.behind_dense $x1101)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x3758 $x235))))))
(assert
 (let (($x172 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2388 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3698 (ite $x2388 new.attention.v (ite $x172 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3698)))))
(assert
 (let (($x2751 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x460 (not new.attention.gathers)))
 (let (($x962 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x962 $x460 $x2751))))))
(assert
 (let ((?x156 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3322 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1152 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3041 $x3322) $x2157))))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1292 (not $x2271)))
 (let (($x431 (= (_ bv36 7) new.attention.mixed)))
 (let (($x161 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x431)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x431 new.attention.value_dim.everywhere $x1292) $x1152)))
 (= new.attention.mixed_in (ite $x161 (_ bv96 7) ?x156))))))))))))
(assert
 (let ((?x1731 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2028 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2988 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2028)))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3041 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2271 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2271 (or $x3041 $x2157) $x2988) (_ bv96 7) ?x1731)))))))))
(assert
 (let (($x2977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2208 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x3185 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3654 (= (_ bv96 7) new.stream)))
 (let (($x2694 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2016 (= (_ bv92 7) new.attention.out_state)))
 (let (($x3391 (and $x3185 new.stream.first_has_all (or (or $x2016 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x2663 (= new.attention.out_state new.stream)))
 (let (($x311 (and (or $x3185 $x2208) $x2016 (or $x3654 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x2070 (= (_ bv38 7) new.stream)))
 (let (($x3045 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2427 (and $x3045 (not $x2016) (or $x2663 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x3874 (or $x2427 (and $x3045 $x2070 new.hidden.filled) $x311 (and $x3185 new.stream.first_keeps_all $x2663) $x3391 (and $x2694 $x3654 new.hidden.filled (or $x3185 (= $x2208 $x2977))))))
 (let (($x2157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1993 (not $x2157)))
 (let (($x1813 (or $x2016 (and $x2694 (or $x2977 (= (_ bv73 7) new.attention.out.collective)) $x1993))))
 (let (($x413 (or $x2663 (and new.stream.in_order (or (not $x2694) new.hidden.everywhere)))))
 (let (($x1509 (= 1 new.tp)))
 (let (($x1737 (or (and $x1509 $x413) (and (not (and $x3045 new.stream.junk_in_attention $x1813)) $x3874))))
 (= new.attention.residual_once $x1737)))))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2529 (not new.model.scaled_residual)))
 (let (($x1422 (= (_ bv68 7) new.model.norm)))
 (let (($x1172 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x1172 (and $x1422 $x2529 new.attention.residual_once)))))))
(assert
 (let (($x1830 (not old.model.scaled_residual)))
(let (($x2708 (= (_ bv68 7) old.model.norm)))
(let (($x667 (= (_ bv1 7) old.attention.out.residual)))
(or $x667 (and $x2708 $x1830 old.attention.residual_once))))))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (let (($x2954 (= 0 ?x3073)))
 (not $x2954))))
(assert
 (let ((?x3438 (mod old.stage.ranks old.moe.block)))
(= 0 ?x3438)))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x60 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x60 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2846 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2846 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x1976 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1976)))
(assert
 (let ((?x2809 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2809))))
(assert
 (let ((?x565 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x565))))
(assert
 (let (($x2163 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2529 (= old.moe.block old.stage.ranks)))
 (let (($x975 (and (= 1 old.tp) $x2529 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x838 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x838 $x975) (or $x2529 $x2163)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2413 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2413 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x2694 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x2694 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x2894 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2894)))
(assert
 (let ((?x2908 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x2908))))
(assert
 (let ((?x272 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x272))))
(assert
 (let (($x1473 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3753 (= new.moe.block new.stage.ranks)))
 (let (($x1014 (and (= 1 new.tp) $x3753 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1182 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1182 $x1014) (or $x3753 $x1473)))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (let (($x1036 (= (_ bv29 7) old.moe.bias)))
 (let (($x1093 (= (_ bv23 7) old.moe.bias)))
 (or $x1093 (= (_ bv27 7) old.moe.bias) $x1036))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x60 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x60 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2846 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2846 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x1479 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x884 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x2988 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x3092 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x3494 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x438 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1027 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x917 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1556 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x968 (= (_ bv11 7) old.moe.width.kind)))
 (or $x968 $x1556 $x917 $x1027 $x438 $x3494 $x3092 $x2988 $x884 $x1479))))))))))))
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
 (let ((?x2536 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1535 (* (div (* ?x2536 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1717 (= (- 1) old.moe.width.n)))
 (let ((?x1826 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1717 (< ?x1535 old.moe.width.n)) 0 1))))
 (let (($x3494 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x1119 (ite (or $x1717 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x917 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x2490 (ite $x917 (ite (and $x1717 (= 1 old.moe.width.parts)) 1 ?x1119) (ite $x3494 ?x1826 old.moe.width.given_least))))
 (let (($x438 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1479 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x2988 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x968 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1556 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x884 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x1746 (ite $x884 old.moe.width.parts (ite (or $x1556 $x968 $x2988 $x1479 $x438) 1 ?x2490))))
 (= old.moe.width.least ?x1746)))))))))))))))))
(assert
 (let ((?x2086 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x884 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x884 old.moe.width.parts ?x2086)))))
(assert
 (let (($x1976 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1976)))
(assert
 (let ((?x2809 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2809))))
(assert
 (let (($x2804 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x254 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x2804 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x254))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x1378 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x3480 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x1378 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x3480))))
(assert
 (let (($x2163 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2529 (= old.moe.block old.stage.ranks)))
 (let (($x975 (and (= 1 old.tp) $x2529 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x838 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x838 $x975) (or $x2529 $x2163)))))))))
(assert
 (let (($x2983 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x2983)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x3745 (= (_ bv29 7) new.moe.bias)))
 (let (($x1690 (= (_ bv23 7) new.moe.bias)))
 (or $x1690 (= (_ bv27 7) new.moe.bias) $x3745))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2413 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2413 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x2694 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x2694 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x805 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x759 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x235 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2508 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x3758 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x3511 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x1978 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x3259 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2689 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x87 (= (_ bv11 7) new.moe.width.kind)))
 (or $x87 $x2689 $x3259 $x1978 $x3511 $x3758 $x2508 $x235 $x759 $x805))))))))))))
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
 (let ((?x962 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x156 (* (div (* ?x962 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x55 (= (- 1) new.moe.width.n)))
 (let ((?x3322 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x55 (< ?x156 new.moe.width.n)) 0 1))))
 (let (($x3758 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x3581 (ite (or $x55 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x3259 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x3096 (ite $x3259 (ite (and $x55 (= 1 new.moe.width.parts)) 1 ?x3581) (ite $x3758 ?x3322 new.moe.width.given_least))))
 (let (($x3511 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x805 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x235 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x87 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2689 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x759 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x1856 (ite $x759 new.moe.width.parts (ite (or $x2689 $x87 $x235 $x805 $x3511) 1 ?x3096))))
 (= new.moe.width.least ?x1856)))))))))))))))))
(assert
 (let ((?x2932 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x759 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x759 new.moe.width.parts ?x2932)))))
(assert
 (let (($x2894 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2894)))
(assert
 (let ((?x2908 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x2908))))
(assert
 (let (($x1226 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1840 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x1226 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1840))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x77 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x992 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x77 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x992))))
(assert
 (let (($x1473 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3753 (= new.moe.block new.stage.ranks)))
 (let (($x1014 (and (= 1 new.tp) $x3753 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1182 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1182 $x1014) (or $x3753 $x1473)))))))))
(assert
 (let (($x3468 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x3468)))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x208 (or new.moe.over_block (not new.moe.once))))
 (let (($x1813 (= 1 new.moe.expert_tp)))
 (let (($x1649 (or $x1813 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x208) new.moe.bias_once)))
 (not $x1649)))))
(assert
 (let (($x1720 (or old.moe.over_block (not old.moe.once))))
(let (($x644 (not old.model.down_bias)))
(let (($x32 (= 1 old.moe.expert_tp)))
(or $x32 $x644 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x1720) old.moe.bias_once)))))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x60 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x60 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2846 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2846 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x2953 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x1898 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x1898 $x2953))))
(assert
 (let (($x3417 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x3417)))
(assert
 (let (($x3320 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x3320)))
(assert
 (let (($x245 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x642 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x2646 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x1729 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x1729 (= (_ bv56 7) old.moe.shared.width.kind) $x2646 $x642 (= (_ bv91 7) old.moe.shared.width.kind) $x245 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x1479 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x884 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x2988 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x3092 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x3494 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x438 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1027 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x917 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1556 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x968 (= (_ bv11 7) old.moe.width.kind)))
 (or $x968 $x1556 $x917 $x1027 $x438 $x3494 $x3092 $x2988 $x884 $x1479))))))))))))
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
 (let ((?x2536 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1535 (* (div (* ?x2536 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1717 (= (- 1) old.moe.width.n)))
 (let ((?x1826 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1717 (< ?x1535 old.moe.width.n)) 0 1))))
 (let (($x3494 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x1119 (ite (or $x1717 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x917 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x2490 (ite $x917 (ite (and $x1717 (= 1 old.moe.width.parts)) 1 ?x1119) (ite $x3494 ?x1826 old.moe.width.given_least))))
 (let (($x438 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1479 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x2988 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x968 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1556 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x884 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x1746 (ite $x884 old.moe.width.parts (ite (or $x1556 $x968 $x2988 $x1479 $x438) 1 ?x2490))))
 (= old.moe.width.least ?x1746)))))))))))))))))
(assert
 (let ((?x2086 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x884 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x884 old.moe.width.parts ?x2086)))))
(assert
 (let (($x1777 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x2646 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x2646 $x1777)))))
(assert
 (let (($x1976 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1976)))
(assert
 (let (($x377 (not old.moe.shared.width.padded)))
 (let (($x245 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x1729 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x642 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x1060 (ite (or $x642 $x1729) old.moe.shared.width.given_everywhere (or $x245 (and (= 1 old.moe.shared.width.parts) $x377)))))
 (= old.moe.shared.width.everywhere $x1060)))))))
(assert
 (let ((?x2809 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2809))))
(assert
 (let (($x624 (= 1 old.tp)))
 (let (($x1707 (or $x624 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x1707 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x2804 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x254 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x2804 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x254))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x3272 (= (_ bv5 7) old.moe.combined)))
 (let (($x3715 (or $x3272 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x3715 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x3272 (= (_ bv5 7) old.moe.combined)))
 (let (($x3715 (or $x3272 (= (_ bv73 7) old.moe.combined))))
 (let (($x1378 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x3480 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x3272) (and $x1378 $x3715) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x3480))))))
(assert
 (let (($x2163 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2529 (= old.moe.block old.stage.ranks)))
 (let (($x624 (= 1 old.tp)))
 (let (($x975 (and $x624 $x2529 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x838 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x838 $x975) (or $x2529 $x2163))))))))))
(assert
 (let ((?x1663 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x1663)))
(assert
 (let (($x2983 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x2983)))
(assert
 (let (($x2505 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x869 (ite $x2505 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x869))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2413 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2413 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x2694 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x2694 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x1139 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x1916 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x1916 $x1139))))
(assert
 (let (($x3056 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x3056)))
(assert
 (let (($x2451 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x2451)))
(assert
 (let (($x2768 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x264 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1801 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x3885 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x3885 (= (_ bv56 7) new.moe.shared.width.kind) $x1801 $x264 (= (_ bv91 7) new.moe.shared.width.kind) $x2768 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x805 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x759 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x235 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2508 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x3758 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x3511 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x1978 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x3259 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2689 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x87 (= (_ bv11 7) new.moe.width.kind)))
 (or $x87 $x2689 $x3259 $x1978 $x3511 $x3758 $x2508 $x235 $x759 $x805))))))))))))
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
 (let ((?x962 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x156 (* (div (* ?x962 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x55 (= (- 1) new.moe.width.n)))
 (let ((?x3322 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x55 (< ?x156 new.moe.width.n)) 0 1))))
 (let (($x3758 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x3581 (ite (or $x55 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x3259 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x3096 (ite $x3259 (ite (and $x55 (= 1 new.moe.width.parts)) 1 ?x3581) (ite $x3758 ?x3322 new.moe.width.given_least))))
 (let (($x3511 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x805 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x235 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x87 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2689 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x759 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x1856 (ite $x759 new.moe.width.parts (ite (or $x2689 $x87 $x235 $x805 $x3511) 1 ?x3096))))
 (= new.moe.width.least ?x1856)))))))))))))))))
(assert
 (let ((?x2932 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x759 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x759 new.moe.width.parts ?x2932)))))
(assert
 (let (($x2006 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x1801 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x1801 $x2006)))))
(assert
 (let (($x2894 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2894)))
(assert
 (let (($x2679 (not new.moe.shared.width.padded)))
 (let (($x2768 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x3885 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x264 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x729 (ite (or $x264 $x3885) new.moe.shared.width.given_everywhere (or $x2768 (and (= 1 new.moe.shared.width.parts) $x2679)))))
 (= new.moe.shared.width.everywhere $x729)))))))
(assert
 (let ((?x2908 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x2908))))
(assert
 (let (($x3122 (= 1 new.tp)))
 (let (($x119 (or $x3122 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x119 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x1226 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1840 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x1226 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1840))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2200 (= (_ bv5 7) new.moe.combined)))
 (let (($x3041 (or $x2200 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x3041 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x2200 (= (_ bv5 7) new.moe.combined)))
 (let (($x3041 (or $x2200 (= (_ bv73 7) new.moe.combined))))
 (let (($x77 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x992 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x2200) (and $x77 $x3041) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x992))))))
(assert
 (let (($x1473 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3753 (= new.moe.block new.stage.ranks)))
 (let (($x3122 (= 1 new.tp)))
 (let (($x1014 (and $x3122 $x3753 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1182 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1182 $x1014) (or $x3753 $x1473))))))))))
(assert
 (let ((?x3508 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x3508)))
(assert
 (let (($x3468 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x3468)))
(assert
 (let (($x2372 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x2857 (ite $x2372 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x2857))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2372 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x1734 (or $x2372 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x1139 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x625 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x1887 (and $x625 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x2909 (not new.moe.once)))
 (let (($x1344 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x2909) (or $x1887 (and (not $x625) $x1139 $x1734)))))
 (not (or (not new.model.shared) $x1344 new.moe.shared_once))))))))))
(assert
 (let (($x2505 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x131 (or $x2505 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x2953 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x1477 (= (_ bv57 7) old.moe.shared_by)))
(let (($x901 (and $x1477 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x1983 (not old.moe.once)))
(let (($x1164 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x1983) (or $x901 (and (not $x1477) $x2953 $x131)))))
(let (($x4049 (not old.model.shared)))
(or $x4049 $x1164 old.moe.shared_once))))))))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3637 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (or $x3871 $x1839 $x3895 $x2034 $x3637 $x3265 $x2153 $x1792 $x1336 $x1379))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x690 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x2935 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2441 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1622 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2675 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2675 $x1622 $x2441 $x2935 $x690)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2837 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1434 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3266 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1537 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1332 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2039 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x2039 $x1332 (= (_ bv56 7) old.lm_head.cut.kind) $x1537 $x3266 $x1434 $x2837 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1121 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1045 (= (_ bv40 7) old.lm_head.split)))
 (or $x1045 (= (_ bv57 7) old.lm_head.split) $x1121))))
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
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3362 (= (- 1) old.hidden.n)))
 (let ((?x2027 (ite (or $x3362 (< (* ?x2696 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2172 (ite $x3265 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2027) old.hidden.given_least)))
 (let ((?x3252 (ite (or $x3362 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2828 (ite $x3895 (ite (and $x3362 (= 1 old.hidden.parts)) 1 ?x3252) ?x2172)))
 (let (($x3637 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2851 (ite $x1336 old.hidden.parts (ite (or $x1839 $x3871 $x1792 $x1379 $x3637) 1 ?x2828))))
 (= old.hidden.least ?x2851))))))))))))))))))
(assert
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3265 (< 1 old.hidden.parts) (= ?x2696 old.hidden.n)))))))
(assert
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3265 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1259 (ite $x3895 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3362 (= (- 1) old.hidden.n)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1474 (ite $x1792 (or $x3362 (< old.hidden.block old.hidden.n)) (ite $x3265 (or $x3362 (< ?x2696 old.hidden.n)) $x1259))))
 (let (($x506 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1474)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (= old.hidden.moved (ite $x528 old.hidden.given_moved $x506)))))))))))))))
(assert
 (let ((?x3363 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x652 (div (* ?x3363 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1537 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3085 (and $x1537 (< 1 old.lm_head.cut.parts) (= ?x652 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x3085))))))
(assert
 (let (($x1537 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1051 (and $x1537 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1051))))
(assert
 (let (($x201 (= (- 1) old.lm_head.cut.n)))
 (let (($x2039 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1362 (ite $x2039 (or $x201 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x201 (< 1 old.lm_head.cut.n)))))
 (let ((?x3363 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x652 (div (* ?x3363 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1537 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1434 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1906 (ite $x1434 (or $x201 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1537 (or $x201 (< ?x652 old.lm_head.cut.n)) $x1362))))
 (let (($x1802 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1906)))
 (let (($x1332 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3266 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x25 (or $x3266 $x1332)))
 (= old.lm_head.cut.moved (ite $x25 old.lm_head.cut.given_moved $x1802)))))))))))))))
(assert
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (let (($x3214 (ite $x528 old.hidden.given_everywhere (or $x1336 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3214)))))))
(assert
 (let (($x2837 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4082 (or $x2837 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1332 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3266 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x25 (or $x3266 $x1332)))
 (= old.lm_head.cut.everywhere (ite $x25 old.lm_head.cut.given_everywhere $x4082))))))))
(assert
 (let (($x3177 (not old.hidden.moved)))
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3274 (or old.hidden.everywhere old.hidden.filled (and (or $x1839 $x3871 $x1792 $x1379) $x3177))))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (= old.hidden.undivided (ite $x528 old.hidden.given_undivided $x3274))))))))))))
(assert
 (let (($x2036 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2935 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x494 (or $x2935 $x2036)))
 (let (($x1045 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1672 (and $x1045 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x494)))
 (let (($x1121 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3387 (ite (and $x1121 old.lm_head.cut.everywhere $x494) (_ bv96 7) (ite $x1121 (_ bv95 7) (ite $x1672 (_ bv96 7) (ite $x1045 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3387)))))))))
(assert
 (let (($x2036 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x627 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x2036)))
 (let (($x2125 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x704 (ite (= (_ bv92 7) old.lm_head.state) (ite $x2125 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x627 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2489 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x2059 (ite (= (_ bv95 7) old.lm_head.state) (ite $x2489 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x704)))
 (= old.lm_head.joined ?x2059))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1871 (= (_ bv56 7) new.hidden.kind)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (or $x3159 $x2013 $x2183 $x552 $x1871 $x1562 $x1141 $x1283 $x1544 $x1367))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2319 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x2550 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2465 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x867 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1880 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1880 $x867 $x2465 $x2550 $x2319)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x3038 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2110 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1017 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3618 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2558 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3037 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x3037 $x2558 (= (_ bv56 7) new.lm_head.cut.kind) $x3618 $x1017 $x2110 $x3038 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2583 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2144 (= (_ bv40 7) new.lm_head.split)))
 (or $x2144 (= (_ bv57 7) new.lm_head.split) $x2583))))
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
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x2799 (= (- 1) new.hidden.n)))
 (let ((?x3408 (ite (or $x2799 (< (* ?x3213 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x330 (ite $x1562 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3408) new.hidden.given_least)))
 (let ((?x2404 (ite (or $x2799 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x439 (ite $x2183 (ite (and $x2799 (= 1 new.hidden.parts)) 1 ?x2404) ?x330)))
 (let (($x1871 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1224 (ite $x1544 new.hidden.parts (ite (or $x2013 $x3159 $x1283 $x1367 $x1871) 1 ?x439))))
 (= new.hidden.least ?x1224))))))))))))))))))
(assert
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1562 (< 1 new.hidden.parts) (= ?x3213 new.hidden.n)))))))
(assert
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1562 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1187 (ite $x2183 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x2799 (= (- 1) new.hidden.n)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1986 (ite $x1283 (or $x2799 (< new.hidden.block new.hidden.n)) (ite $x1562 (or $x2799 (< ?x3213 new.hidden.n)) $x1187))))
 (let (($x1923 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1986)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (= new.hidden.moved (ite $x3972 new.hidden.given_moved $x1923)))))))))))))))
(assert
 (let ((?x868 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x310 (div (* ?x868 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x3618 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1432 (and $x3618 (< 1 new.lm_head.cut.parts) (= ?x310 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x1432))))))
(assert
 (let (($x3618 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2238 (and $x3618 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2238))))
(assert
 (let (($x1097 (= (- 1) new.lm_head.cut.n)))
 (let (($x3037 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x770 (ite $x3037 (or $x1097 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1097 (< 1 new.lm_head.cut.n)))))
 (let ((?x868 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x310 (div (* ?x868 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x3618 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2110 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3136 (ite $x2110 (or $x1097 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x3618 (or $x1097 (< ?x310 new.lm_head.cut.n)) $x770))))
 (let (($x3755 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x3136)))
 (let (($x2558 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1017 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x669 (or $x1017 $x2558)))
 (= new.lm_head.cut.moved (ite $x669 new.lm_head.cut.given_moved $x3755)))))))))))))))
(assert
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (let (($x2929 (ite $x3972 new.hidden.given_everywhere (or $x1544 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2929)))))))
(assert
 (let (($x3038 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1541 (or $x3038 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2558 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1017 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x669 (or $x1017 $x2558)))
 (= new.lm_head.cut.everywhere (ite $x669 new.lm_head.cut.given_everywhere $x1541))))))))
(assert
 (let (($x3190 (not new.hidden.moved)))
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x972 (or new.hidden.everywhere new.hidden.filled (and (or $x2013 $x3159 $x1283 $x1367) $x3190))))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (= new.hidden.undivided (ite $x3972 new.hidden.given_undivided $x972))))))))))))
(assert
 (let (($x3748 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2550 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2311 (or $x2550 $x3748)))
 (let (($x2144 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1076 (and $x2144 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2311)))
 (let (($x2583 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1048 (ite (and $x2583 new.lm_head.cut.everywhere $x2311) (_ bv96 7) (ite $x2583 (_ bv95 7) (ite $x1076 (_ bv96 7) (ite $x2144 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1048)))))))))
(assert
 (let (($x3748 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2365 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x3748)))
 (let (($x941 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x2463 (ite (= (_ bv92 7) new.lm_head.state) (ite $x941 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2365 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1242 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x1514 (ite (= (_ bv95 7) new.lm_head.state) (ite $x1242 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2463)))
 (= new.lm_head.joined ?x1514))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2656 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x3122 (= 1 new.tp)))
 (let (($x1838 (or (= (_ bv96 7) new.lm_head.joined) (and $x3122 (or (not (= (_ bv95 7) new.lm_head.split)) $x2656)))))
 (not $x1838)))))
(assert
 (let (($x543 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x624 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x624 (or (not (= (_ bv95 7) old.lm_head.split)) $x543))))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3637 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (or $x3871 $x1839 $x3895 $x2034 $x3637 $x3265 $x2153 $x1792 $x1336 $x1379))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2935 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2441 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x2441 $x2935 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x2837 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3266 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1537 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1332 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1332 (= (_ bv56 7) old.lm_head.cut.kind) $x1537 $x3266 (= (_ bv91 7) old.lm_head.cut.kind) $x2837 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1121 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1045 (= (_ bv40 7) old.lm_head.split)))
 (or $x1045 (= (_ bv57 7) old.lm_head.split) $x1121))))
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
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3362 (= (- 1) old.hidden.n)))
 (let ((?x2027 (ite (or $x3362 (< (* ?x2696 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2172 (ite $x3265 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2027) old.hidden.given_least)))
 (let ((?x3252 (ite (or $x3362 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2828 (ite $x3895 (ite (and $x3362 (= 1 old.hidden.parts)) 1 ?x3252) ?x2172)))
 (let (($x3637 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2851 (ite $x1336 old.hidden.parts (ite (or $x1839 $x3871 $x1792 $x1379 $x3637) 1 ?x2828))))
 (= old.hidden.least ?x2851))))))))))))))))))
(assert
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3265 (< 1 old.hidden.parts) (= ?x2696 old.hidden.n)))))))
(assert
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3265 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1259 (ite $x3895 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3362 (= (- 1) old.hidden.n)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1474 (ite $x1792 (or $x3362 (< old.hidden.block old.hidden.n)) (ite $x3265 (or $x3362 (< ?x2696 old.hidden.n)) $x1259))))
 (let (($x506 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1474)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (= old.hidden.moved (ite $x528 old.hidden.given_moved $x506)))))))))))))))
(assert
 (let (($x1537 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1051 (and $x1537 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1051))))
(assert
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (let (($x3214 (ite $x528 old.hidden.given_everywhere (or $x1336 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3214)))))))
(assert
 (let (($x2837 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4082 (or $x2837 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x157 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x4082)))
 (= old.lm_head.cut.everywhere $x157)))))
(assert
 (let (($x3177 (not old.hidden.moved)))
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3274 (or old.hidden.everywhere old.hidden.filled (and (or $x1839 $x3871 $x1792 $x1379) $x3177))))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (= old.hidden.undivided (ite $x528 old.hidden.given_undivided $x3274))))))))))))
(assert
 (let (($x2477 (not old.lm_head.group.pp)))
 (let (($x3876 (or $x2477 (= 1 old.pp))))
 (let (($x1866 (not old.lm_head.group.sp)))
 (let (($x1134 (or $x1866 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x1507 (not old.lm_head.group.dp)))
 (let (($x2731 (or $x1507 $x2243)))
 (let (($x2036 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2731 $x1134 $x3876)))
 (let (($x2935 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x494 (or $x2935 $x2036)))
 (let (($x1045 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1672 (and $x1045 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x494)))
 (let (($x1121 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3387 (ite (and $x1121 old.lm_head.cut.everywhere $x494) (_ bv96 7) (ite $x1121 (_ bv95 7) (ite $x1672 (_ bv96 7) (ite $x1045 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3387))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1871 (= (_ bv56 7) new.hidden.kind)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (or $x3159 $x2013 $x2183 $x552 $x1871 $x1562 $x1141 $x1283 $x1544 $x1367))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2550 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2465 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x2465 $x2550 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x3038 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1017 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3618 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2558 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2558 (= (_ bv56 7) new.lm_head.cut.kind) $x3618 $x1017 (= (_ bv91 7) new.lm_head.cut.kind) $x3038 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2583 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2144 (= (_ bv40 7) new.lm_head.split)))
 (or $x2144 (= (_ bv57 7) new.lm_head.split) $x2583))))
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
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x2799 (= (- 1) new.hidden.n)))
 (let ((?x3408 (ite (or $x2799 (< (* ?x3213 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x330 (ite $x1562 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3408) new.hidden.given_least)))
 (let ((?x2404 (ite (or $x2799 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x439 (ite $x2183 (ite (and $x2799 (= 1 new.hidden.parts)) 1 ?x2404) ?x330)))
 (let (($x1871 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1224 (ite $x1544 new.hidden.parts (ite (or $x2013 $x3159 $x1283 $x1367 $x1871) 1 ?x439))))
 (= new.hidden.least ?x1224))))))))))))))))))
(assert
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1562 (< 1 new.hidden.parts) (= ?x3213 new.hidden.n)))))))
(assert
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1562 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1187 (ite $x2183 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x2799 (= (- 1) new.hidden.n)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1986 (ite $x1283 (or $x2799 (< new.hidden.block new.hidden.n)) (ite $x1562 (or $x2799 (< ?x3213 new.hidden.n)) $x1187))))
 (let (($x1923 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1986)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (= new.hidden.moved (ite $x3972 new.hidden.given_moved $x1923)))))))))))))))
(assert
 (let (($x3618 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2238 (and $x3618 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2238))))
(assert
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (let (($x2929 (ite $x3972 new.hidden.given_everywhere (or $x1544 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2929)))))))
(assert
 (let (($x3038 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1541 (or $x3038 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2262 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1541)))
 (= new.lm_head.cut.everywhere $x2262)))))
(assert
 (let (($x3190 (not new.hidden.moved)))
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x972 (or new.hidden.everywhere new.hidden.filled (and (or $x2013 $x3159 $x1283 $x1367) $x3190))))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (= new.hidden.undivided (ite $x3972 new.hidden.given_undivided $x972))))))))))))
(assert
 (let (($x2769 (not new.lm_head.group.pp)))
 (let (($x1536 (or $x2769 (= 1 new.pp))))
 (let (($x3428 (not new.lm_head.group.sp)))
 (let (($x3413 (or $x3428 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2990 (not new.lm_head.group.dp)))
 (let (($x319 (or $x2990 $x2345)))
 (let (($x3748 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x319 $x3413 $x1536)))
 (let (($x2550 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2311 (or $x2550 $x3748)))
 (let (($x2144 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1076 (and $x2144 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2311)))
 (let (($x2583 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1048 (ite (and $x2583 new.lm_head.cut.everywhere $x2311) (_ bv96 7) (ite $x2583 (_ bv95 7) (ite $x1076 (_ bv96 7) (ite $x2144 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1048))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2769 (not new.lm_head.group.pp)))
 (let (($x1536 (or $x2769 (= 1 new.pp))))
 (let (($x3428 (not new.lm_head.group.sp)))
 (let (($x3413 (or $x3428 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x2990 (not new.lm_head.group.dp)))
 (let (($x319 (or $x2990 $x2345)))
 (let (($x3748 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x319 $x3413 $x1536)))
 (let (($x2465 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2550 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2791 (or $x2550 (and (= (_ bv96 7) new.lm_head.state) (or $x2465 $x3748)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x319 $x3413 $x1536))))
 (not $x2791)))))))))))))
(assert
 (let (($x2477 (not old.lm_head.group.pp)))
(let (($x3876 (or $x2477 (= 1 old.pp))))
(let (($x1866 (not old.lm_head.group.sp)))
(let (($x1134 (or $x1866 (= 1 old.sp))))
(let (($x2243 (= 1 old.dp)))
(let (($x1507 (not old.lm_head.group.dp)))
(let (($x2731 (or $x1507 $x2243)))
(let (($x2036 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2731 $x1134 $x3876)))
(let (($x2441 (= (_ bv10 7) old.lm_head.collective)))
(let (($x2935 (= (_ bv57 7) old.lm_head.collective)))
(or $x2935 (and (= (_ bv96 7) old.lm_head.state) (or $x2441 $x2036)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x2731 $x1134 $x3876)))))))))))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3637 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (or $x3871 $x1839 $x3895 $x2034 $x3637 $x3265 $x2153 $x1792 $x1336 $x1379))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2935 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2441 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2675 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2675 (= (_ bv5 7) old.lm_head.collective) $x2441 $x2935 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x2837 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3266 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1537 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1332 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1332 (= (_ bv56 7) old.lm_head.cut.kind) $x1537 $x3266 (= (_ bv91 7) old.lm_head.cut.kind) $x2837 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2793 (= (_ bv64 7) old.lm_head.order)))
 (or $x2793 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x1121 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1045 (= (_ bv40 7) old.lm_head.split)))
 (or $x1045 (= (_ bv57 7) old.lm_head.split) $x1121))))
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
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3362 (= (- 1) old.hidden.n)))
 (let ((?x2027 (ite (or $x3362 (< (* ?x2696 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2172 (ite $x3265 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2027) old.hidden.given_least)))
 (let ((?x3252 (ite (or $x3362 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2828 (ite $x3895 (ite (and $x3362 (= 1 old.hidden.parts)) 1 ?x3252) ?x2172)))
 (let (($x3637 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2851 (ite $x1336 old.hidden.parts (ite (or $x1839 $x3871 $x1792 $x1379 $x3637) 1 ?x2828))))
 (= old.hidden.least ?x2851))))))))))))))))))
(assert
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3265 (< 1 old.hidden.parts) (= ?x2696 old.hidden.n)))))))
(assert
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3265 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1259 (ite $x3895 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3362 (= (- 1) old.hidden.n)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1474 (ite $x1792 (or $x3362 (< old.hidden.block old.hidden.n)) (ite $x3265 (or $x3362 (< ?x2696 old.hidden.n)) $x1259))))
 (let (($x506 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1474)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (= old.hidden.moved (ite $x528 old.hidden.given_moved $x506)))))))))))))))
(assert
 (let (($x1537 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1051 (and $x1537 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1051))))
(assert
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (let (($x3214 (ite $x528 old.hidden.given_everywhere (or $x1336 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3214)))))))
(assert
 (let (($x2837 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4082 (or $x2837 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x157 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x4082)))
 (= old.lm_head.cut.everywhere $x157)))))
(assert
 (let (($x3177 (not old.hidden.moved)))
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3274 (or old.hidden.everywhere old.hidden.filled (and (or $x1839 $x3871 $x1792 $x1379) $x3177))))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (= old.hidden.undivided (ite $x528 old.hidden.given_undivided $x3274))))))))))))
(assert
 (let (($x2036 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2935 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x494 (or $x2935 $x2036)))
 (let (($x1045 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1672 (and $x1045 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x494)))
 (let (($x1121 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3387 (ite (and $x1121 old.lm_head.cut.everywhere $x494) (_ bv96 7) (ite $x1121 (_ bv95 7) (ite $x1672 (_ bv96 7) (ite $x1045 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3387)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1871 (= (_ bv56 7) new.hidden.kind)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (or $x3159 $x2013 $x2183 $x552 $x1871 $x1562 $x1141 $x1283 $x1544 $x1367))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2550 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2465 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1880 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1880 (= (_ bv5 7) new.lm_head.collective) $x2465 $x2550 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x3038 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1017 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3618 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2558 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2558 (= (_ bv56 7) new.lm_head.cut.kind) $x3618 $x1017 (= (_ bv91 7) new.lm_head.cut.kind) $x3038 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x48 (= (_ bv64 7) new.lm_head.order)))
 (or $x48 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x2583 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2144 (= (_ bv40 7) new.lm_head.split)))
 (or $x2144 (= (_ bv57 7) new.lm_head.split) $x2583))))
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
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x2799 (= (- 1) new.hidden.n)))
 (let ((?x3408 (ite (or $x2799 (< (* ?x3213 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x330 (ite $x1562 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3408) new.hidden.given_least)))
 (let ((?x2404 (ite (or $x2799 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x439 (ite $x2183 (ite (and $x2799 (= 1 new.hidden.parts)) 1 ?x2404) ?x330)))
 (let (($x1871 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1224 (ite $x1544 new.hidden.parts (ite (or $x2013 $x3159 $x1283 $x1367 $x1871) 1 ?x439))))
 (= new.hidden.least ?x1224))))))))))))))))))
(assert
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1562 (< 1 new.hidden.parts) (= ?x3213 new.hidden.n)))))))
(assert
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1562 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1187 (ite $x2183 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x2799 (= (- 1) new.hidden.n)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1986 (ite $x1283 (or $x2799 (< new.hidden.block new.hidden.n)) (ite $x1562 (or $x2799 (< ?x3213 new.hidden.n)) $x1187))))
 (let (($x1923 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1986)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (= new.hidden.moved (ite $x3972 new.hidden.given_moved $x1923)))))))))))))))
(assert
 (let (($x3618 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2238 (and $x3618 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2238))))
(assert
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (let (($x2929 (ite $x3972 new.hidden.given_everywhere (or $x1544 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2929)))))))
(assert
 (let (($x3038 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1541 (or $x3038 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2262 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1541)))
 (= new.lm_head.cut.everywhere $x2262)))))
(assert
 (let (($x3190 (not new.hidden.moved)))
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x972 (or new.hidden.everywhere new.hidden.filled (and (or $x2013 $x3159 $x1283 $x1367) $x3190))))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (= new.hidden.undivided (ite $x3972 new.hidden.given_undivided $x972))))))))))))
(assert
 (let (($x3748 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2550 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2311 (or $x2550 $x3748)))
 (let (($x2144 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1076 (and $x2144 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2311)))
 (let (($x2583 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1048 (ite (and $x2583 new.lm_head.cut.everywhere $x2311) (_ bv96 7) (ite $x2583 (_ bv95 7) (ite $x1076 (_ bv96 7) (ite $x2144 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1048)))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2066 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x48 (= (_ bv64 7) new.lm_head.order)))
 (let (($x3122 (= 1 new.tp)))
 (let (($x1906 (or $x3122 (not (= (_ bv95 7) new.lm_head.state)) $x48 $x2066 new.lm_head.reversible)))
 (not $x1906))))))
(assert
 (let (($x1804 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x2793 (= (_ bv64 7) old.lm_head.order)))
(let (($x624 (= 1 old.tp)))
(or $x624 (not (= (_ bv95 7) old.lm_head.state)) $x2793 $x1804 old.lm_head.reversible)))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3637 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (or $x3871 $x1839 $x3895 $x2034 $x3637 $x3265 $x2153 $x1792 $x1336 $x1379))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x451 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x415 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x1402 (= (_ bv1 7) old.lm_head.bias)))
 (or $x1402 (= (_ bv23 7) old.lm_head.bias) $x415 $x451)))))
(assert
 (let (($x2935 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2935 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2837 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1434 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3266 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1537 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1332 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2039 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x2039 $x1332 (= (_ bv56 7) old.lm_head.cut.kind) $x1537 $x3266 $x1434 $x2837 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1121 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1045 (= (_ bv40 7) old.lm_head.split)))
 (or $x1045 (= (_ bv57 7) old.lm_head.split) $x1121))))
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
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3362 (= (- 1) old.hidden.n)))
 (let ((?x2027 (ite (or $x3362 (< (* ?x2696 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2172 (ite $x3265 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2027) old.hidden.given_least)))
 (let ((?x3252 (ite (or $x3362 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2828 (ite $x3895 (ite (and $x3362 (= 1 old.hidden.parts)) 1 ?x3252) ?x2172)))
 (let (($x3637 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2851 (ite $x1336 old.hidden.parts (ite (or $x1839 $x3871 $x1792 $x1379 $x3637) 1 ?x2828))))
 (= old.hidden.least ?x2851))))))))))))))))))
(assert
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3265 (< 1 old.hidden.parts) (= ?x2696 old.hidden.n)))))))
(assert
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3265 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3895 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1259 (ite $x3895 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2605 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2696 (div (* ?x2605 old.hidden.multiple) old.hidden.parts)))
 (let (($x3362 (= (- 1) old.hidden.n)))
 (let (($x3265 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1474 (ite $x1792 (or $x3362 (< old.hidden.block old.hidden.n)) (ite $x3265 (or $x3362 (< ?x2696 old.hidden.n)) $x1259))))
 (let (($x506 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1474)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (= old.hidden.moved (ite $x528 old.hidden.given_moved $x506)))))))))))))))
(assert
 (let (($x1537 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1051 (and $x1537 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1051))))
(assert
 (let (($x172 (= (- 1) old.lm_head.cut.n)))
 (let (($x2039 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2468 (ite $x2039 (or $x172 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x172 (< 1 old.lm_head.cut.n)))))
 (let ((?x3134 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x1514 (< (div (* ?x3134 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x1537 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1434 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3787 (ite $x1434 (or $x172 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1537 (or $x172 $x1514) $x2468))))
 (let (($x2967 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x3787)))
 (let (($x1332 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3266 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x25 (or $x3266 $x1332)))
 (= old.lm_head.cut.moved (ite $x25 old.lm_head.cut.given_moved $x2967)))))))))))))))
(assert
 (let (($x1336 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (let (($x3214 (ite $x528 old.hidden.given_everywhere (or $x1336 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3214)))))))
(assert
 (let (($x2837 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4082 (or $x2837 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1332 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3266 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x25 (or $x3266 $x1332)))
 (= old.lm_head.cut.everywhere (ite $x25 old.lm_head.cut.given_everywhere $x4082))))))))
(assert
 (let (($x3627 (not old.lm_head.cut.moved)))
 (let (($x2163 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x540 (= 1 old.lm_head.cut.parts)))
 (let (($x1332 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3266 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x25 (or $x3266 $x1332)))
 (= old.lm_head.cut.first_alone (ite $x25 old.lm_head.cut.given_first (or $x540 (and $x2163 $x3627)))))))))))
(assert
 (let (($x3177 (not old.hidden.moved)))
 (let (($x1379 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1792 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3871 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3274 (or old.hidden.everywhere old.hidden.filled (and (or $x1839 $x3871 $x1792 $x1379) $x3177))))
 (let (($x2034 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2153 (= (_ bv86 7) old.hidden.kind)))
 (let (($x528 (or $x2153 $x2034)))
 (= old.hidden.undivided (ite $x528 old.hidden.given_undivided $x3274))))))))))))
(assert
 (let (($x2036 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2935 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x494 (or $x2935 $x2036)))
 (let (($x1045 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1672 (and $x1045 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x494)))
 (let (($x1121 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3387 (ite (and $x1121 old.lm_head.cut.everywhere $x494) (_ bv96 7) (ite $x1121 (_ bv95 7) (ite $x1672 (_ bv96 7) (ite $x1045 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3387)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1871 (= (_ bv56 7) new.hidden.kind)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (or $x3159 $x2013 $x2183 $x552 $x1871 $x1562 $x1141 $x1283 $x1544 $x1367))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3244 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2320 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x3009 (= (_ bv1 7) new.lm_head.bias)))
 (or $x3009 (= (_ bv23 7) new.lm_head.bias) $x2320 $x3244)))))
(assert
 (let (($x2550 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2550 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x3038 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2110 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1017 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3618 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2558 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3037 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x3037 $x2558 (= (_ bv56 7) new.lm_head.cut.kind) $x3618 $x1017 $x2110 $x3038 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2583 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2144 (= (_ bv40 7) new.lm_head.split)))
 (or $x2144 (= (_ bv57 7) new.lm_head.split) $x2583))))
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
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x2799 (= (- 1) new.hidden.n)))
 (let ((?x3408 (ite (or $x2799 (< (* ?x3213 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x330 (ite $x1562 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3408) new.hidden.given_least)))
 (let ((?x2404 (ite (or $x2799 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x439 (ite $x2183 (ite (and $x2799 (= 1 new.hidden.parts)) 1 ?x2404) ?x330)))
 (let (($x1871 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1224 (ite $x1544 new.hidden.parts (ite (or $x2013 $x3159 $x1283 $x1367 $x1871) 1 ?x439))))
 (= new.hidden.least ?x1224))))))))))))))))))
(assert
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1562 (< 1 new.hidden.parts) (= ?x3213 new.hidden.n)))))))
(assert
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1562 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2183 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1187 (ite $x2183 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2520 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3213 (div (* ?x2520 new.hidden.multiple) new.hidden.parts)))
 (let (($x2799 (= (- 1) new.hidden.n)))
 (let (($x1562 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1986 (ite $x1283 (or $x2799 (< new.hidden.block new.hidden.n)) (ite $x1562 (or $x2799 (< ?x3213 new.hidden.n)) $x1187))))
 (let (($x1923 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1986)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (= new.hidden.moved (ite $x3972 new.hidden.given_moved $x1923)))))))))))))))
(assert
 (let (($x3618 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2238 (and $x3618 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2238))))
(assert
 (let (($x2848 (= (- 1) new.lm_head.cut.n)))
 (let (($x3037 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x354 (ite $x3037 (or $x2848 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2848 (< 1 new.lm_head.cut.n)))))
 (let ((?x3465 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x542 (< (div (* ?x3465 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x3618 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2110 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2557 (ite $x2110 (or $x2848 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x3618 (or $x2848 $x542) $x354))))
 (let (($x3076 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2557)))
 (let (($x2558 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1017 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x669 (or $x1017 $x2558)))
 (= new.lm_head.cut.moved (ite $x669 new.lm_head.cut.given_moved $x3076)))))))))))))))
(assert
 (let (($x1544 (= (_ bv96 7) new.hidden.kind)))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (let (($x2929 (ite $x3972 new.hidden.given_everywhere (or $x1544 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2929)))))))
(assert
 (let (($x3038 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1541 (or $x3038 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2558 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1017 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x669 (or $x1017 $x2558)))
 (= new.lm_head.cut.everywhere (ite $x669 new.lm_head.cut.given_everywhere $x1541))))))))
(assert
 (let (($x3046 (not new.lm_head.cut.moved)))
 (let (($x2109 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x1808 (= 1 new.lm_head.cut.parts)))
 (let (($x2558 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1017 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x669 (or $x1017 $x2558)))
 (= new.lm_head.cut.first_alone (ite $x669 new.lm_head.cut.given_first (or $x1808 (and $x2109 $x3046)))))))))))
(assert
 (let (($x3190 (not new.hidden.moved)))
 (let (($x1367 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1283 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3159 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2013 (= (_ bv18 7) new.hidden.kind)))
 (let (($x972 (or new.hidden.everywhere new.hidden.filled (and (or $x2013 $x3159 $x1283 $x1367) $x3190))))
 (let (($x552 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3972 (or $x1141 $x552)))
 (= new.hidden.undivided (ite $x3972 new.hidden.given_undivided $x972))))))))))))
(assert
 (let (($x3748 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2550 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2311 (or $x2550 $x3748)))
 (let (($x2144 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1076 (and $x2144 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2311)))
 (let (($x2583 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1048 (ite (and $x2583 new.lm_head.cut.everywhere $x2311) (_ bv96 7) (ite $x2583 (_ bv95 7) (ite $x1076 (_ bv96 7) (ite $x2144 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1048)))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3244 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x565 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x3122 (= 1 new.tp)))
 (let (($x2679 (or $x3122 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x565 (and (= (_ bv95 7) new.lm_head.state) $x3244 new.lm_head.cut.first_alone))))
 (not $x2679))))))
(assert
 (let (($x451 (= (_ bv29 7) old.lm_head.bias)))
(let (($x323 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x1840 (not old.model.head_bias)))
(let (($x624 (= 1 old.tp)))
(or $x624 $x1840 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x323 (and (= (_ bv95 7) old.lm_head.state) $x451 old.lm_head.cut.first_alone)))))))
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.least () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.least () Int)
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3537 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1068 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x1068 $x3537 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1180 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x532 (= (_ bv10 7) old.ffn.down.input)))
 (or $x532 $x1180 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2674 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2674 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x2727 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2274 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2274 $x2727 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x1383 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x1383)))
(assert
 (let (($x2405 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3968 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3078 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x4052 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2680 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2680 $x4052 $x3078 $x3968 $x2405)))))))
(assert
 (let (($x3178 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1378 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1378 $x3178))))
(assert
 (let (($x2298 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2298 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2708 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x293 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1729 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2294 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2556 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2556 $x2294 $x1729 $x293 $x2708)))))))
(assert
 (let (($x827 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x830 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1830 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1830 $x830 $x827)))))
(assert
 (let (($x2023 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2845 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x899 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x899 $x2845 $x2023 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x636 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x757 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2875 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x716 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3157 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2908 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x262 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1968 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x3066 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3173 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x3173 $x3066 $x1968 $x262 $x2908 $x3157 $x716 $x2875 $x757 $x636))))))))))))
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
 (let (($x2646 (= (_ bv38 7) old.stages.send)))
 (let (($x1976 (= (_ bv14 7) old.stages.send)))
 (let (($x2481 (= (_ bv10 7) old.stages.send)))
 (or $x2481 $x1976 $x2646 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x2980 (= (_ bv53 7) old.stages.stream)))
 (or $x2980 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1831 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3766 (div (* ?x1831 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2256 (< 1 old.ffn.width.parts)))
 (let (($x3157 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3157 $x2256 (= ?x3766 old.ffn.width.n))))))))
(assert
 (let ((?x1831 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3766 (div (* ?x1831 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2256 (< 1 old.ffn.width.parts)))
 (let (($x3157 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3157 $x2256 (<= old.ffn.width.n ?x3766))))))))
(assert
 (let (($x3157 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x161 (and $x3157 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x161))))
(assert
 (let ((?x1831 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3766 (div (* ?x1831 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x992 (= (- 1) old.ffn.width.n)))
 (let ((?x2846 (ite (or $x992 (< (* ?x3766 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x3578 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x2846)))
 (let (($x3157 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x687 (ite (or $x992 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x1968 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x2427 (ite $x1968 (ite (and $x992 (= 1 old.ffn.width.parts)) 1 ?x687) (ite $x3157 ?x3578 old.ffn.width.given_least))))
 (let (($x2908 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x636 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2875 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3173 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3066 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x757 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x3658 (ite $x757 old.ffn.width.parts (ite (or $x3066 $x3173 $x2875 $x636 $x2908) 1 ?x2427))))
 (= old.ffn.width.least ?x3658))))))))))))))))))
(assert
 (let (($x992 (= (- 1) old.ffn.width.n)))
 (let (($x1968 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2669 (ite $x1968 (or $x992 (<= old.ffn.width.parts old.ffn.width.n)) (or $x992 (< 1 old.ffn.width.n)))))
 (let ((?x1831 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3766 (div (* ?x1831 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3157 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2875 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3096 (ite $x2875 (or $x992 (< old.ffn.width.block old.ffn.width.n)) (ite $x3157 (or $x992 (< ?x3766 old.ffn.width.n)) $x2669))))
 (let (($x1521 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3096)))
 (let (($x262 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x716 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x956 (or $x716 $x262)))
 (= old.ffn.width.moved (ite $x956 old.ffn.width.given_moved $x1521)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1180 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2531 (or $x1180 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2531))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x757 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x641 (or $x757 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x262 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x716 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x956 (or $x716 $x262)))
 (= old.ffn.width.everywhere (ite $x956 old.ffn.width.given_everywhere $x641))))))))
(assert
 (let (($x2572 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2983 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1545 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2983)))
 (let (($x3008 (ite old.model.gated $x1545 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x2572))))
 (let (($x2727 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x407 (and old.ffn.width.filled $x2727 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3008)))))
 (= old.ffn.piece_kept $x407))))))))
(assert
 (let (($x607 (not old.ffn.width.moved)))
 (let (($x636 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2875 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3173 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3066 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1978 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x3066 $x3173 $x2875 $x636) $x607))))
 (let (($x262 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x716 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x956 (or $x716 $x262)))
 (= old.ffn.width.undivided (ite $x956 old.ffn.width.given_undivided $x1978))))))))))))
(assert
 (let (($x607 (not old.ffn.width.moved)))
 (let (($x3685 (and old.ffn.width.everywhere $x607)))
 (= old.ffn.in_place (or $x3685 old.ffn.width.filled)))))
(assert
 (let (($x3487 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1068 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x3537 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3885 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x3537 $x1068) $x3487))))
 (= old.ffn.first_reads $x3885))))))
(assert
 (let (($x2983 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1545 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2983)))
 (let (($x3178 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x183 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x2274 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2727 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2294 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1729 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2977 (or $x1729 $x2294)))
 (let (($x2572 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1830 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1202 (< 1 old.tp)))
 (let (($x525 (and old.model.gated $x1202 $x1830 $x2572 $x2977 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x2727 (and $x2274 (and old.ffn.width.undivided $x183))) (not (and old.ffn.gathers $x3178 $x1545)))))
 (= old.ffn.up_idle $x525)))))))))))))))
(assert
 (let (($x607 (not old.ffn.width.moved)))
 (let (($x3685 (and old.ffn.width.everywhere $x607)))
 (let ((?x2451 (ite $x3685 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1202 (< 1 old.tp)))
 (let ((?x77 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2708 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2294 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1729 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2977 (or $x1729 $x2294)))
 (let (($x2845 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x293 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3874 (or $x293 (not (or $x2845 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x2572 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1139 (or $x1729 $x293)))
 (let ((?x2157 (ite (or $x1139 $x2572 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2294 (_ bv21 7) (_ bv16 7)))))
 (let (($x830 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x1731 (ite $x830 ?x2157 (ite $x3874 (_ bv92 7) (ite $x2977 (_ bv96 7) (ite $x2708 ?x77 (ite $x1202 (_ bv16 7) ?x2451)))))))
 (let (($x2857 (or $x1139 $x2572 (and $x2294 old.ffn.width.padded $x607) (and $x2708 old.ffn.width.leads))))
 (let ((?x2772 (ite (and $x2294 old.ffn.width.filled (not $x2572)) (_ bv96 7) (ite $x2857 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x827 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x827 ?x2772 ?x1731)))))))))))))))))))))))
(assert
 (let (($x1133 (not old.ffn.width.everywhere)))
 (let (($x3045 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1133)))
 (= old.ffn.up_piece (ite $x3045 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2023 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x293 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3424 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x293 $x2023 old.ffn.up_idle))))
 (= old.ffn.up_left $x3424)))))
(assert
 (let (($x929 (not old.ffn.up_left)))
 (let (($x501 (not old.model.joint)))
 (let (($x1678 (and old.ffn.piece_kept old.model.gated $x501 (= (_ bv97 7) old.ffn.up_piece) $x929)))
 (= old.ffn.share_of_one $x1678)))))
(assert
 (let (($x607 (not old.ffn.width.moved)))
 (let (($x3685 (and old.ffn.width.everywhere $x607)))
 (let (($x1202 (< 1 old.tp)))
 (let ((?x2496 (ite $x1202 (_ bv16 7) (ite $x3685 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1344 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x2405 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x4052 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3078 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3968 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2905 (ite (or $x3968 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3078 $x4052) (_ bv96 7) (ite $x2405 ?x1344 ?x2496)))))
 (let (($x2983 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3014 (or $x3078 $x3968)))
 (let (($x2239 (or $x3014 $x2983 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1378 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x305 (or $x3014 $x2983 (and $x4052 old.ffn.width.padded $x607) (and $x2405 old.ffn.width.leads))))
 (let ((?x34 (ite (and $x4052 old.ffn.width.filled (not $x2983)) (_ bv96 7) (ite $x305 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3178 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3178 ?x34 (ite $x1378 (ite $x2239 (_ bv96 7) (ite $x4052 (_ bv21 7) (_ bv16 7))) ?x2905)))))))))))))))))))))
(assert
 (let (($x1133 (not old.ffn.width.everywhere)))
 (let (($x3178 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3178 (not (= (_ bv96 7) old.ffn.gate_state)) $x1133) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2092 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2092)))
(assert
 (let ((?x2491 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x2398 (not old.ffn.share_of_one)))
 (let (($x1118 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x2398))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x1118) (_ bv96 7) ?x2491))))))
(assert
 (let (($x1383 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x1202 (< 1 old.tp)))
 (let (($x1479 (and $x1202 $x1383 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x1479)))))
(assert
 (let (($x2980 (= (_ bv53 7) old.stages.stream)))
 (let (($x2534 (and $x2980 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x2988 (not old.model.parallel)))
 (let (($x1179 (not old.stages.leaves)))
 (let (($x1126 (or $x1179 (and old.layer.dense $x2988 (not (= (_ bv1 7) old.ffn.down.residual))) $x2534)))
 (= old.stages.one_part $x1126)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2934 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3468 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x3468 $x2934 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x3041 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1471 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1471 $x3041 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1621 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1621 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x3315 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1835 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1835 $x3315 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1119 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x1119)))
(assert
 (let (($x3330 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1837 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2059 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2333 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1113 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1113 $x2333 $x2059 $x1837 $x3330)))))))
(assert
 (let (($x2966 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1440 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1440 $x2966))))
(assert
 (let (($x2149 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2149 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x756 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3381 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2473 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x498 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3448 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x3448 $x498 $x2473 $x3381 $x756)))))))
(assert
 (let (($x2279 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1813 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x769 (= (_ bv40 7) new.ffn.up.split)))
 (or $x769 $x1813 $x2279)))))
(assert
 (let (($x2554 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1226 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3511 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x3511 $x1226 $x2554 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x1598 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3891 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1268 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1361 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3056 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1286 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1576 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1806 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x543 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3635 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x3635 $x543 $x1806 $x1576 $x1286 $x3056 $x1361 $x1268 $x3891 $x1598))))))))))))
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
 (let (($x2660 (= (_ bv38 7) new.stages.send)))
 (let (($x2623 (= (_ bv14 7) new.stages.send)))
 (let (($x2438 (= (_ bv10 7) new.stages.send)))
 (or $x2438 $x2623 $x2660 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x1580 (= (_ bv53 7) new.stages.stream)))
 (or $x1580 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x48 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1284 (div (* ?x48 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3260 (< 1 new.ffn.width.parts)))
 (let (($x3056 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x3056 $x3260 (= ?x1284 new.ffn.width.n))))))))
(assert
 (let ((?x48 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1284 (div (* ?x48 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3260 (< 1 new.ffn.width.parts)))
 (let (($x3056 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x3056 $x3260 (<= new.ffn.width.n ?x1284))))))))
(assert
 (let (($x3056 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1804 (and $x3056 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1804))))
(assert
 (let ((?x48 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1284 (div (* ?x48 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x100 (= (- 1) new.ffn.width.n)))
 (let ((?x145 (ite (or $x100 (< (* ?x1284 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x1898 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x145)))
 (let (($x3056 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x2505 (ite (or $x100 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1806 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x2904 (ite $x1806 (ite (and $x100 (= 1 new.ffn.width.parts)) 1 ?x2505) (ite $x3056 ?x1898 new.ffn.width.given_least))))
 (let (($x1286 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1598 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1268 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3635 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x543 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3891 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x2251 (ite $x3891 new.ffn.width.parts (ite (or $x543 $x3635 $x1268 $x1598 $x1286) 1 ?x2904))))
 (= new.ffn.width.least ?x2251))))))))))))))))))
(assert
 (let (($x100 (= (- 1) new.ffn.width.n)))
 (let (($x1806 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1784 (ite $x1806 (or $x100 (<= new.ffn.width.parts new.ffn.width.n)) (or $x100 (< 1 new.ffn.width.n)))))
 (let ((?x48 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1284 (div (* ?x48 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1268 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3558 (ite $x1268 (or $x100 (< new.ffn.width.block new.ffn.width.n)) (ite $x3056 (or $x100 (< ?x1284 new.ffn.width.n)) $x1784))))
 (let (($x492 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3558)))
 (let (($x1576 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1361 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1307 (or $x1361 $x1576)))
 (= new.ffn.width.moved (ite $x1307 new.ffn.width.given_moved $x492)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x3041 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1472 (or $x3041 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1472))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3891 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2037 (or $x3891 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1576 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1361 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1307 (or $x1361 $x1576)))
 (= new.ffn.width.everywhere (ite $x1307 new.ffn.width.given_everywhere $x2037))))))))
(assert
 (let (($x3918 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x118 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1371 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x118)))
 (let (($x1375 (ite new.model.gated $x1371 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x3918))))
 (let (($x3315 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x621 (and new.ffn.width.filled $x3315 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x1375)))))
 (= new.ffn.piece_kept $x621))))))))
(assert
 (let (($x2941 (not new.ffn.width.moved)))
 (let (($x1598 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1268 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3635 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x543 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1733 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x543 $x3635 $x1268 $x1598) $x2941))))
 (let (($x1576 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1361 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1307 (or $x1361 $x1576)))
 (= new.ffn.width.undivided (ite $x1307 new.ffn.width.given_undivided $x1733))))))))))))
(assert
 (let (($x2941 (not new.ffn.width.moved)))
 (let (($x2882 (and new.ffn.width.everywhere $x2941)))
 (= new.ffn.in_place (or $x2882 new.ffn.width.filled)))))
(assert
 (let (($x3247 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3468 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2934 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x817 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2934 $x3468) $x3247))))
 (= new.ffn.first_reads $x817))))))
(assert
 (let (($x118 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1371 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x118)))
 (let (($x2966 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3988 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x1835 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3315 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x498 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2473 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2495 (or $x2473 $x498)))
 (let (($x3918 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x769 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1414 (< 1 new.tp)))
 (let (($x381 (and new.model.gated $x1414 $x769 $x3918 $x2495 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x3315 (and $x1835 (and new.ffn.width.undivided $x3988))) (not (and new.ffn.gathers $x2966 $x1371)))))
 (= new.ffn.up_idle $x381)))))))))))))))
(assert
 (let (($x2941 (not new.ffn.width.moved)))
 (let (($x2882 (and new.ffn.width.everywhere $x2941)))
 (let ((?x3162 (ite $x2882 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1414 (< 1 new.tp)))
 (let ((?x1204 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x756 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x498 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2473 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2495 (or $x2473 $x498)))
 (let (($x1226 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3381 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2560 (or $x3381 (not (or $x1226 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x3918 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x276 (or $x2473 $x3381)))
 (let ((?x993 (ite (or $x276 $x3918 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x498 (_ bv21 7) (_ bv16 7)))))
 (let (($x1813 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x3275 (ite $x1813 ?x993 (ite $x2560 (_ bv92 7) (ite $x2495 (_ bv96 7) (ite $x756 ?x1204 (ite $x1414 (_ bv16 7) ?x3162)))))))
 (let (($x372 (or $x276 $x3918 (and $x498 new.ffn.width.padded $x2941) (and $x756 new.ffn.width.leads))))
 (let ((?x2748 (ite (and $x498 new.ffn.width.filled (not $x3918)) (_ bv96 7) (ite $x372 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2279 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2279 ?x2748 ?x3275)))))))))))))))))))))))
(assert
 (let (($x1116 (not new.ffn.width.everywhere)))
 (let (($x2123 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1116)))
 (= new.ffn.up_piece (ite $x2123 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2554 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3381 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1069 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x3381 $x2554 new.ffn.up_idle))))
 (= new.ffn.up_left $x1069)))))
(assert
 (let (($x2610 (not new.ffn.up_left)))
 (let (($x1634 (not new.model.joint)))
 (let (($x3801 (and new.ffn.piece_kept new.model.gated $x1634 (= (_ bv97 7) new.ffn.up_piece) $x2610)))
 (= new.ffn.share_of_one $x3801)))))
(assert
 (let (($x2941 (not new.ffn.width.moved)))
 (let (($x2882 (and new.ffn.width.everywhere $x2941)))
 (let (($x1414 (< 1 new.tp)))
 (let ((?x1758 (ite $x1414 (_ bv16 7) (ite $x2882 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x10 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3330 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2333 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2059 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1837 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2094 (ite (or $x1837 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2059 $x2333) (_ bv96 7) (ite $x3330 ?x10 ?x1758)))))
 (let (($x118 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3415 (or $x2059 $x1837)))
 (let (($x1279 (or $x3415 $x118 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1440 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1926 (or $x3415 $x118 (and $x2333 new.ffn.width.padded $x2941) (and $x3330 new.ffn.width.leads))))
 (let ((?x1938 (ite (and $x2333 new.ffn.width.filled (not $x118)) (_ bv96 7) (ite $x1926 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2966 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2966 ?x1938 (ite $x1440 (ite $x1279 (_ bv96 7) (ite $x2333 (_ bv21 7) (_ bv16 7))) ?x2094)))))))))))))))))))))
(assert
 (let (($x1116 (not new.ffn.width.everywhere)))
 (let (($x2966 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2966 (not (= (_ bv96 7) new.ffn.gate_state)) $x1116) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2798 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2798)))
(assert
 (let ((?x2280 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x721 (not new.ffn.share_of_one)))
 (let (($x707 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x721))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x707) (_ bv96 7) ?x2280))))))
(assert
 (let (($x1119 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x1414 (< 1 new.tp)))
 (let (($x2484 (and $x1414 $x1119 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x2484)))))
(assert
 (let (($x1580 (= (_ bv53 7) new.stages.stream)))
 (let (($x317 (and $x1580 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x3566 (not new.model.parallel)))
 (let (($x2621 (not new.stages.leaves)))
 (let (($x2590 (or $x2621 (and new.layer.dense $x3566 (not (= (_ bv1 7) new.ffn.down.residual))) $x317)))
 (= new.stages.one_part $x2590)))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3919 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x3919)))
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1870 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x3659 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x3303 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 $x3303 (= (_ bv48 7) old.batch.sequences.kind) $x3659 $x1870 (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902))))))))))
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
 (let ((?x559 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1195 (* (div (* ?x559 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x2799 (= (- 1) old.batch.sequences.n)))
 (let ((?x2216 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x2799 (< ?x1195 old.batch.sequences.n)) 0 1))))
 (let (($x1870 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x3486 (or $x2799 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x524 (ite (and $x2799 (= 1 old.batch.sequences.parts)) 1 (ite $x3486 0 1))))
 (let (($x3303 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x3659 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x2025 (ite (or $x2373 $x1753 $x3216 $x2902 $x3659) 1 (ite $x3303 ?x524 (ite $x1870 ?x2216 old.batch.sequences.given_least)))))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x1925 old.batch.sequences.parts ?x2025))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2705 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2329 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x354 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2694 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2339 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x3037 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x3940 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x455 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x455 $x3940 $x3037 (= (_ bv48 7) new.batch.sequences.kind) $x2339 $x2694 (= (_ bv86 7) new.batch.sequences.kind) $x354 $x2329 $x2705))))))))))
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
 (let ((?x2853 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x2429 (* (div (* ?x2853 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1137 (= (- 1) new.batch.sequences.n)))
 (let ((?x3070 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1137 (< ?x2429 new.batch.sequences.n)) 0 1))))
 (let (($x2694 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x3627 (or $x1137 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x2511 (ite (and $x1137 (= 1 new.batch.sequences.parts)) 1 (ite $x3627 0 1))))
 (let (($x3037 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2339 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2705 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x354 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x455 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x3940 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x2013 (ite (or $x3940 $x455 $x354 $x2705 $x2339) 1 (ite $x3037 ?x2511 (ite $x2694 ?x3070 new.batch.sequences.given_least)))))
 (let (($x2329 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2329 new.batch.sequences.parts ?x2013))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1781 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1781))))
(assert
 (let (($x4067 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x4067)))
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
 (let (($x3036 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3036 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1721 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x235 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2536 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x805 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x954 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1914 $x954 (= (_ bv56 7) old.attention.heads.kind) $x805 $x2536 $x235 $x1721 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1782 (= (_ bv8 7) old.attention.pairs)))
 (or $x1782 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1440 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x311 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2005 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1062 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2906 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2906 $x1062 $x2005 $x311 $x1440)))))))
(assert
 (let (($x2349 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2349 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3330 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2539 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1065 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x721 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x721 $x1065 $x2539 $x3330))))))
(assert
 (let (($x3030 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3030 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1414 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x1414 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x3320 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3320)))
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
 (let ((?x2409 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2660 (div (* ?x2409 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x805 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2623 (and $x805 (< 1 old.attention.heads.parts) (= ?x2660 old.attention.heads.n))))
 (= old.attention.heads.filled $x2623))))))
(assert
 (let (($x3494 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x805 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x805 $x3494)))))
(assert
 (let (($x3146 (= (- 1) old.attention.heads.n)))
 (let (($x1914 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2529 (ite $x1914 (or $x3146 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3146 (< 1 old.attention.heads.n)))))
 (let ((?x2409 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2660 (div (* ?x2409 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x805 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x235 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x383 (ite $x235 (or $x3146 (< old.attention.heads.block old.attention.heads.n)) (ite $x805 (or $x3146 (< ?x2660 old.attention.heads.n)) $x2529))))
 (let (($x2481 (= 1 old.attention.heads.parts)))
 (let (($x1721 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x954 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2536 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3012 (or $x2536 $x954)))
 (let (($x3325 (ite $x3012 old.attention.heads.given_moved (ite (or $x1721 $x2481) false $x383))))
 (= old.attention.heads.moved $x3325))))))))))))))))
(assert
 (let ((?x1730 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2193 (div (* ?x1730 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3036 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x498 (and $x3036 (< 1 old.attention.head_dim.parts) (= ?x2193 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x498))))))
(assert
 (let ((?x3155 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3118 (* (div (- ?x3155 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3030 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3918 (and $x3030 (< 1 old.attention.value_dim.parts) (= (div ?x3118 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3918))))))
(assert
 (let (($x504 (not old.attention.heads.padded)))
 (let (($x2481 (= 1 old.attention.heads.parts)))
 (let (($x1721 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x954 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2536 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3012 (or $x2536 $x954)))
 (let (($x1896 (ite $x3012 old.attention.heads.given_everywhere (or $x1721 (and $x2481 $x504)))))
 (= old.attention.heads.everywhere $x1896)))))))))
(assert
 (let (($x1440 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2906 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x311 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3315 (ite (or $x311 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2906 $x1440) (_ bv16 7) (_ bv96 7)))))
 (let (($x3162 (or old.model.latent old.attention.kv_filled)))
 (let (($x1065 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1062 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1204 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x721 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1854 (and $x1062 $x721 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1204)))
 (let ((?x928 (ite (or $x2906 $x1854 (and $x1062 $x1065 old.attention.heads.filled $x3162)) (_ bv96 7) (_ bv16 7))))
 (let (($x1226 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2005 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3739 (or $x2005 $x311)))
 (let ((?x3988 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3739 $x1226) old.attention.qkv.split ?x928) ?x3315)))
 (let (($x3330 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3232 (ite $x3330 (ite (or $x3739 $x1226 old.model.query_latent) (_ bv96 7) (ite $x1062 (_ bv21 7) (_ bv16 7))) ?x3988)))
 (= old.attention.q ?x3232)))))))))))))))))))
(assert
 (let (($x381 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x381 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x543 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1307 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1576 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1361 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3829 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x489 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x489 $x3829 (= (_ bv56 7) new.attention.heads.kind) $x1361 $x1576 $x1307 $x543 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1478 (= (_ bv8 7) new.attention.pairs)))
 (or $x1478 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2395 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x621 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3110 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2869 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1375 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1375 $x2869 $x3110 $x621 $x2395)))))))
(assert
 (let (($x2785 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2785 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2081 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x804 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3087 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2037 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2037 $x3087 $x804 $x2081))))))
(assert
 (let (($x1472 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1472 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2941 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x2941 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x3170 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3170)))
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
 (let ((?x1916 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x131 (div (* ?x1916 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1361 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2004 (and $x1361 (< 1 new.attention.heads.parts) (= ?x131 new.attention.heads.n))))
 (= new.attention.heads.filled $x2004))))))
(assert
 (let (($x2953 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1361 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1361 $x2953)))))
(assert
 (let (($x1477 (= (- 1) new.attention.heads.n)))
 (let (($x489 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1313 (ite $x489 (or $x1477 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1477 (< 1 new.attention.heads.n)))))
 (let ((?x1916 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x131 (div (* ?x1916 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1361 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1307 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3280 (ite $x1307 (or $x1477 (< new.attention.heads.block new.attention.heads.n)) (ite $x1361 (or $x1477 (< ?x131 new.attention.heads.n)) $x1313))))
 (let (($x145 (= 1 new.attention.heads.parts)))
 (let (($x543 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3829 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1576 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x901 (or $x1576 $x3829)))
 (let (($x1906 (ite $x901 new.attention.heads.given_moved (ite (or $x543 $x145) false $x3280))))
 (= new.attention.heads.moved $x1906))))))))))))))))
(assert
 (let ((?x1097 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3906 (div (* ?x1097 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x381 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x917 (and $x381 (< 1 new.attention.head_dim.parts) (= ?x3906 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x917))))))
(assert
 (let ((?x245 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x89 (* (div ?x245 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1472 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1632 (and $x1472 (< 1 new.attention.value_dim.parts) (= (div ?x89 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1632))))))
(assert
 (let (($x87 (not new.attention.heads.padded)))
 (let (($x145 (= 1 new.attention.heads.parts)))
 (let (($x543 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3829 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1576 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x901 (or $x1576 $x3829)))
 (let (($x3438 (ite $x901 new.attention.heads.given_everywhere (or $x543 (and $x145 $x87)))))
 (= new.attention.heads.everywhere $x3438)))))))))
(assert
 (let (($x2395 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1375 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x621 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1797 (ite (or $x621 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1375 $x2395) (_ bv16 7) (_ bv96 7)))))
 (let (($x1515 (or new.model.latent new.attention.kv_filled)))
 (let (($x3087 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2869 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2037 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1928 (and $x2869 $x2037 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2470 (ite (or $x1375 $x1928 (and $x2869 $x3087 new.attention.heads.filled $x1515)) (_ bv96 7) (_ bv16 7))))
 (let (($x2778 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3110 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3236 (or $x3110 $x621)))
 (let ((?x1460 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x3236 $x2778) new.attention.qkv.split ?x2470) ?x1797)))
 (let (($x2081 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3267 (ite $x2081 (ite (or $x3236 $x2778 new.model.query_latent) (_ bv96 7) (ite $x2869 (_ bv21 7) (_ bv16 7))) ?x1460)))
 (= new.attention.q ?x3267))))))))))))))))))
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
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1925 $x1753 $x2373 $x3216 $x2902)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (<= old.moe.block ?x3141)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x3141 (* old.sp old.tp)))
 (= old.stage.ranks ?x3141)))
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
 (let (($x3633 (not old.moe.group.sp)))
 (let (($x1227 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1227 $x3633))))
(assert
 (let ((?x3073 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3073)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2149 (not new.attention.heads.everywhere)))
 (let (($x1279 (not new.attention.heads.moved)))
 (let (($x549 (= 1 new.tp)))
 (let (($x2882 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x549 (and (= (_ bv37 7) new.attention.q) $x1279 $x2149))))
 (not $x2882))))))
(assert
 (let (($x438 (not old.attention.heads.everywhere)))
(let (($x2674 (not old.attention.heads.moved)))
(let (($x3448 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x3448 (and (= (_ bv37 7) old.attention.q) $x2674 $x438))))))
(check-sat)

