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
 (let (($x1747 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2841 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2753 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2753 $x2841 $x3159 $x1733 (= (_ bv56 7) old.attention.head_dim.kind) $x3774 $x3833 $x797 $x1426 $x1747)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2386 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x607 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1621 $x607 $x1321 $x2169 (= (_ bv56 7) old.attention.heads.kind) $x680 $x2533 $x2978 $x994 $x2386)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x587 (= (_ bv8 7) old.attention.pairs)))
 (or $x587 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x602 $x1318 $x483 $x1849 $x2429)))))))
(assert
 (let (($x160 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x160 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1786 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1786 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1559 $x66 $x1061 $x2015))))))
(assert
 (let (($x1120 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x1120)))
(assert
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x185 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2511 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2511)))
(assert
 (let (($x3725 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x1752 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1752 $x3725))))
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
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1568 (and $x680 (< 1 old.attention.heads.parts) (= ?x3568 old.attention.heads.n))))
 (= old.attention.heads.filled $x1568))))))
(assert
 (let (($x2244 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x680 $x2244)))))
(assert
 (let (($x1590 (= (- 1) old.attention.heads.n)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3502 (ite $x1321 (or $x1590 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1590 (< 1 old.attention.heads.n)))))
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3141 (ite $x2978 (or $x1590 (< old.attention.heads.block old.attention.heads.n)) (ite $x680 (or $x1590 (< ?x3568 old.attention.heads.n)) $x3502))))
 (let (($x595 (= 1 old.attention.heads.parts)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x546 (or $x2533 $x2169)))
 (let (($x1283 (ite $x546 old.attention.heads.given_moved (ite (or $x994 $x595) false $x3141))))
 (= old.attention.heads.moved $x1283))))))))))))))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x303 (and $x3774 (< 1 old.attention.head_dim.parts) (= ?x626 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x303))))))
(assert
 (let ((?x3031 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3774 (not (= 0 ?x3031)))))))
(assert
 (let (($x2866 (= (- 1) old.attention.head_dim.n)))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1910 (ite $x3159 (or $x2866 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2866 (< 1 old.attention.head_dim.n)))))
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2391 (ite $x797 (or $x2866 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3774 (or $x2866 (< ?x626 old.attention.head_dim.n)) $x1910))))
 (let (($x3517 (= 1 old.attention.head_dim.parts)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2228 (or $x3833 $x1733)))
 (let (($x3027 (ite $x2228 old.attention.head_dim.given_moved (ite (or $x1426 $x3517) false $x2391))))
 (= old.attention.head_dim.moved $x3027))))))))))))))))
(assert
 (let ((?x2995 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1930 (* (div (- ?x2995 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2366 (and $x185 (< 1 old.attention.value_dim.parts) (= (div ?x1930 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2366))))))
(assert
 (let (($x3573 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x366 (not old.model.sinks)))
 (= old.attention.one_key (and $x366 $x3573)))))
(assert
 (let (($x1882 (not old.attention.heads.padded)))
 (let (($x595 (= 1 old.attention.heads.parts)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x546 (or $x2533 $x2169)))
 (let (($x3045 (ite $x546 old.attention.heads.given_everywhere (or $x994 (and $x595 $x1882)))))
 (= old.attention.heads.everywhere $x3045)))))))))
(assert
 (let (($x3500 (not old.attention.head_dim.padded)))
 (let (($x3517 (= 1 old.attention.head_dim.parts)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2228 (or $x3833 $x1733)))
 (let (($x319 (ite $x2228 old.attention.head_dim.given_everywhere (or $x1426 (and $x3517 $x3500)))))
 (= old.attention.head_dim.everywhere $x319)))))))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x1198 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2015 ?x2064 ?x1198)))))))))))))))))))))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x3069 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x3069)))))))))))))))))))))))
(assert
 (let (($x1902 (not old.attention.heads.moved)))
 (let (($x2386 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x607 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1489 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x607 $x1621 $x2978 $x2386) $x1902))))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x546 (or $x2533 $x2169)))
 (= old.attention.heads.undivided (ite $x546 old.attention.heads.given_undivided $x1489))))))))))))
(assert
 (let (($x1108 (not old.attention.head_dim.moved)))
 (let (($x1747 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2753 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2841 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2364 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2841 $x2753 $x797 $x1747) $x1108))))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2228 (or $x3833 $x1733)))
 (= old.attention.head_dim.undivided (ite $x2228 old.attention.head_dim.given_undivided $x2364))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2402 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2871 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2871 $x502 $x2034 $x2447 (= (_ bv56 7) new.attention.head_dim.kind) $x2217 $x2278 $x3877 $x3665 $x2402)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2608 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3890 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2321 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2321 $x3890 $x862 $x734 (= (_ bv56 7) new.attention.heads.kind) $x903 $x2125 $x2806 $x1196 $x2608)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2649 (= (_ bv8 7) new.attention.pairs)))
 (or $x2649 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x34 $x1250 $x2902 $x2353 $x1482)))))))
(assert
 (let (($x1818 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1818 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1154 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1154 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x767 $x2824 $x1819 $x1587))))))
(assert
 (let (($x2074 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x2074)))
(assert
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1025 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2348 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2348)))
(assert
 (let (($x3104 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x3666 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x3666 $x3104))))
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
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1238 (and $x903 (< 1 new.attention.heads.parts) (= ?x1966 new.attention.heads.n))))
 (= new.attention.heads.filled $x1238))))))
(assert
 (let (($x908 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x903 $x908)))))
(assert
 (let (($x1420 (= (- 1) new.attention.heads.n)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x422 (ite $x862 (or $x1420 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1420 (< 1 new.attention.heads.n)))))
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2964 (ite $x2806 (or $x1420 (< new.attention.heads.block new.attention.heads.n)) (ite $x903 (or $x1420 (< ?x1966 new.attention.heads.n)) $x422))))
 (let (($x1876 (= 1 new.attention.heads.parts)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3165 (or $x2125 $x734)))
 (let (($x506 (ite $x3165 new.attention.heads.given_moved (ite (or $x1196 $x1876) false $x2964))))
 (= new.attention.heads.moved $x506))))))))))))))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3116 (and $x2217 (< 1 new.attention.head_dim.parts) (= ?x1247 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3116))))))
(assert
 (let ((?x318 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2217 (not (= 0 ?x318)))))))
(assert
 (let (($x1800 (= (- 1) new.attention.head_dim.n)))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x92 (ite $x2034 (or $x1800 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1800 (< 1 new.attention.head_dim.n)))))
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1177 (ite $x3877 (or $x1800 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2217 (or $x1800 (< ?x1247 new.attention.head_dim.n)) $x92))))
 (let (($x241 (= 1 new.attention.head_dim.parts)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x873 (or $x2278 $x2447)))
 (let (($x2999 (ite $x873 new.attention.head_dim.given_moved (ite (or $x3665 $x241) false $x1177))))
 (= new.attention.head_dim.moved $x2999))))))))))))))))
(assert
 (let ((?x1266 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1573 (* (div (- ?x1266 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3161 (and $x1025 (< 1 new.attention.value_dim.parts) (= (div ?x1573 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3161))))))
(assert
 (let (($x1018 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1146 (not new.model.sinks)))
 (= new.attention.one_key (and $x1146 $x1018)))))
(assert
 (let (($x640 (not new.attention.heads.padded)))
 (let (($x1876 (= 1 new.attention.heads.parts)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3165 (or $x2125 $x734)))
 (let (($x3101 (ite $x3165 new.attention.heads.given_everywhere (or $x1196 (and $x1876 $x640)))))
 (= new.attention.heads.everywhere $x3101)))))))))
(assert
 (let (($x1794 (not new.attention.head_dim.padded)))
 (let (($x241 (= 1 new.attention.head_dim.parts)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x873 (or $x2278 $x2447)))
 (let (($x2071 (ite $x873 new.attention.head_dim.given_everywhere (or $x3665 (and $x241 $x1794)))))
 (= new.attention.head_dim.everywhere $x2071)))))))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x2332 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1587 ?x617 ?x2332)))))))))))))))))))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x1204 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x1204)))))))))))))))))))))
(assert
 (let (($x1093 (not new.attention.heads.moved)))
 (let (($x2608 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2321 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3890 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2721 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3890 $x2321 $x2806 $x2608) $x1093))))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3165 (or $x2125 $x734)))
 (= new.attention.heads.undivided (ite $x3165 new.attention.heads.given_undivided $x2721))))))))))))
(assert
 (let (($x1226 (not new.attention.head_dim.moved)))
 (let (($x2402 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2871 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x64 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x502 $x2871 $x3877 $x2402) $x1226))))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x873 (or $x2278 $x2447)))
 (= new.attention.head_dim.undivided (ite $x873 new.attention.head_dim.given_undivided $x64))))))))))))
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
 (let (($x691 (not new.attention.heads.undivided)))
 (let (($x1549 (not new.attention.one_key)))
 (let (($x2880 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x1549 $x691))))
 (let (($x3104 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x3948 (not new.attention.head_dim.undivided)))
 (let (($x1195 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x1549)) $x3948)))
 (let (($x3666 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x2074 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x2074 $x3666 (not (or $x1195 (and $x3104 $x2880))))))))))))))
(assert
 (let (($x267 (not old.attention.heads.undivided)))
(let (($x2053 (not old.attention.one_key)))
(let (($x2717 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x2053 $x267))))
(let (($x3725 (= (_ bv97 7) old.model.qk_norm)))
(let (($x12 (not old.attention.head_dim.undivided)))
(let (($x1203 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x2053)) $x12)))
(let (($x1752 (= (_ bv57 7) old.model.qk_norm)))
(let (($x1120 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x1120 $x1752 (not (or $x1203 (and $x3725 $x2717)))))))))))))
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
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3774 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1321 $x2169 (= (_ bv56 7) old.attention.heads.kind) $x680 $x2533 $x2978 $x994 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x587 (= (_ bv8 7) old.attention.pairs)))
 (or $x587 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x602 $x1318 $x483 $x1849 $x2429)))))))
(assert
 (let (($x1786 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1786 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1559 $x66 $x1061 $x2015))))))
(assert
 (let (($x2727 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x2727)))
(assert
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x185 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2511 (= (_ bv79 7) old.model.positions)))
 (let (($x1654 (= (_ bv2 7) old.model.positions)))
 (or $x1654 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2511))))
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
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2591 (< 1 old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 $x2591 (= ?x3568 old.attention.heads.n))))))))
(assert
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2591 (< 1 old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x680 $x2591 (<= old.attention.heads.n ?x3568))))))))
(assert
 (let (($x2244 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x680 $x2244)))))
(assert
 (let (($x1590 (= (- 1) old.attention.heads.n)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3502 (ite $x1321 (or $x1590 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1590 (< 1 old.attention.heads.n)))))
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3141 (ite $x2978 (or $x1590 (< old.attention.heads.block old.attention.heads.n)) (ite $x680 (or $x1590 (< ?x3568 old.attention.heads.n)) $x3502))))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1283 (ite (or $x2533 $x2169) old.attention.heads.given_moved (ite (or $x994 (= 1 old.attention.heads.parts)) false $x3141))))
 (= old.attention.heads.moved $x1283))))))))))))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x303 (and $x3774 (< 1 old.attention.head_dim.parts) (= ?x626 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x303))))))
(assert
 (let ((?x2995 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1930 (* (div (- ?x2995 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2366 (and $x185 (< 1 old.attention.value_dim.parts) (= (div ?x1930 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2366))))))
(assert
 (let (($x3573 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x366 (not old.model.sinks)))
 (= old.attention.one_key (and $x366 $x3573)))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3302 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7)))))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x1198 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796) ?x3302)))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x571 (ite $x2015 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7))) ?x1198)))
 (= old.attention.q ?x571)))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2217 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x862 $x734 (= (_ bv56 7) new.attention.heads.kind) $x903 $x2125 $x2806 $x1196 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2649 (= (_ bv8 7) new.attention.pairs)))
 (or $x2649 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x34 $x1250 $x2902 $x2353 $x1482)))))))
(assert
 (let (($x1154 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1154 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x767 $x2824 $x1819 $x1587))))))
(assert
 (let (($x1552 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x1552)))
(assert
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1025 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2348 (= (_ bv79 7) new.model.positions)))
 (let (($x3667 (= (_ bv2 7) new.model.positions)))
 (or $x3667 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2348))))
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
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2613 (< 1 new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 $x2613 (= ?x1966 new.attention.heads.n))))))))
(assert
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2613 (< 1 new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x903 $x2613 (<= new.attention.heads.n ?x1966))))))))
(assert
 (let (($x908 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x903 $x908)))))
(assert
 (let (($x1420 (= (- 1) new.attention.heads.n)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x422 (ite $x862 (or $x1420 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1420 (< 1 new.attention.heads.n)))))
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2964 (ite $x2806 (or $x1420 (< new.attention.heads.block new.attention.heads.n)) (ite $x903 (or $x1420 (< ?x1966 new.attention.heads.n)) $x422))))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x506 (ite (or $x2125 $x734) new.attention.heads.given_moved (ite (or $x1196 (= 1 new.attention.heads.parts)) false $x2964))))
 (= new.attention.heads.moved $x506))))))))))))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3116 (and $x2217 (< 1 new.attention.head_dim.parts) (= ?x1247 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3116))))))
(assert
 (let ((?x1266 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1573 (* (div (- ?x1266 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3161 (and $x1025 (< 1 new.attention.value_dim.parts) (= (div ?x1573 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3161))))))
(assert
 (let (($x1018 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1146 (not new.model.sinks)))
 (= new.attention.one_key (and $x1146 $x1018)))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1598 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7)))))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2522 (ite $x1587 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x648 ?x1598))))
 (= new.attention.q ?x2522)))))))))))))))))
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
 (let (($x1263 (not new.attention.heads.filled)))
 (let (($x2162 (and new.attention.heads.padded $x1263 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x2409 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x1552 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x3706 (or (not (= (_ bv37 7) new.attention.q)) $x1552 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x2409 (and new.attention.one_key (not $x2162)))))
 (not $x3706)))))))
(assert
 (let (($x1811 (not old.attention.heads.filled)))
(let (($x2818 (and old.attention.heads.padded $x1811 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x1935 (and (not old.attention.heads.moved) (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x2727 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x2727 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x1935 (and old.attention.one_key (not $x2818))))))))
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
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x3159 $x1733 (= (_ bv56 7) old.attention.head_dim.kind) $x3774 $x3833 $x797 $x1426 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1321 $x2169 (= (_ bv56 7) old.attention.heads.kind) $x680 $x2533 $x2978 $x994 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2375 $x572 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2391 (= (_ bv10 7) old.attention.out.input)))
 (or $x2391 $x1707 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1167 (= (_ bv57 7) old.attention.out.split)))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (or $x482 $x1167 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x587 (= (_ bv8 7) old.attention.pairs)))
 (or $x587 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x602 $x1318 $x483 $x1849 $x2429)))))))
(assert
 (let (($x614 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x614 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1559 $x66 $x1061 $x2015))))))
(assert
 (let (($x837 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x837 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2226 (= (_ bv56 7) old.attention.value_dim.kind) $x185 $x576 (= (_ bv91 7) old.attention.value_dim.kind) $x609 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2511 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2511)))
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
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1568 (and $x680 (< 1 old.attention.heads.parts) (= ?x3568 old.attention.heads.n))))
 (= old.attention.heads.filled $x1568))))))
(assert
 (let (($x2244 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x680 $x2244)))))
(assert
 (let (($x1590 (= (- 1) old.attention.heads.n)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3502 (ite $x1321 (or $x1590 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1590 (< 1 old.attention.heads.n)))))
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3141 (ite $x2978 (or $x1590 (< old.attention.heads.block old.attention.heads.n)) (ite $x680 (or $x1590 (< ?x3568 old.attention.heads.n)) $x3502))))
 (let (($x595 (= 1 old.attention.heads.parts)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x546 (or $x2533 $x2169)))
 (let (($x1283 (ite $x546 old.attention.heads.given_moved (ite (or $x994 $x595) false $x3141))))
 (= old.attention.heads.moved $x1283))))))))))))))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x303 (and $x3774 (< 1 old.attention.head_dim.parts) (= ?x626 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x303))))))
(assert
 (let (($x3571 (= (- 1) old.attention.head_dim.n)))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2228 (ite $x3159 (or $x3571 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3571 (< 1 old.attention.head_dim.n)))))
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3245 (ite $x797 (or $x3571 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3774 (or $x3571 (< ?x626 old.attention.head_dim.n)) $x2228))))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2889 (ite (or $x3833 $x1733) old.attention.head_dim.given_moved (ite (or $x1426 (= 1 old.attention.head_dim.parts)) false $x3245))))
 (= old.attention.head_dim.moved $x2889))))))))))))))
(assert
 (let ((?x25 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x185 (not (= 0 ?x25)))))))
(assert
 (let ((?x2995 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1930 (* (div (- ?x2995 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2366 (and $x185 (< 1 old.attention.value_dim.parts) (= (div ?x1930 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2366))))))
(assert
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x2391 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1707 (and $x2391 $x3749))))))))
(assert
 (let (($x1882 (not old.attention.heads.padded)))
 (let (($x595 (= 1 old.attention.heads.parts)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x546 (or $x2533 $x2169)))
 (let (($x240 (ite $x546 old.attention.heads.given_everywhere (or $x994 (and $x595 $x1882)))))
 (= old.attention.heads.everywhere $x240)))))))))
(assert
 (let (($x3778 (not old.attention.value_dim.padded)))
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2809 (ite (or $x576 $x2226) old.attention.value_dim.given_everywhere (or $x609 (and (= 1 old.attention.value_dim.parts) $x3778)))))
 (= old.attention.value_dim.everywhere $x2809)))))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x3730 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x3730)))))))))))))))))))))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x986 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2015 ?x2064 ?x986))))))))))))))))))))))))
(assert
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1781 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1829 (ite $x1781 old.attention.v (ite $x66 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1829)))))
(assert
 (let (($x1788 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2311 (not old.attention.gathers)))
 (let (($x1167 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1167 $x2311 $x1788))))))
(assert
 (let ((?x3947 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3379 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x572 $x2375) $x17))))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x2251 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1260 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2251)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2251 old.attention.value_dim.everywhere $x3749) $x3379)))
 (= old.attention.mixed_in (ite $x1260 (_ bv96 7) ?x3947))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x2034 $x2447 (= (_ bv56 7) new.attention.head_dim.kind) $x2217 $x2278 $x3877 $x3665 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x862 $x734 (= (_ bv56 7) new.attention.heads.kind) $x903 $x2125 $x2806 $x1196 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2788 $x3312 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2389 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2912 (= (_ bv10 7) new.attention.out.input)))
 (or $x2912 $x2389 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2673 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (or $x3045 $x2673 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x2649 (= (_ bv8 7) new.attention.pairs)))
 (or $x2649 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x34 $x1250 $x2902 $x2353 $x1482)))))))
(assert
 (let (($x2128 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2128 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x767 $x2824 $x1819 $x1587))))))
(assert
 (let (($x1616 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1616 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x434 (= (_ bv56 7) new.attention.value_dim.kind) $x1025 $x2213 (= (_ bv91 7) new.attention.value_dim.kind) $x3131 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2348 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2348)))
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
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1238 (and $x903 (< 1 new.attention.heads.parts) (= ?x1966 new.attention.heads.n))))
 (= new.attention.heads.filled $x1238))))))
(assert
 (let (($x908 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x903 $x908)))))
(assert
 (let (($x1420 (= (- 1) new.attention.heads.n)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x422 (ite $x862 (or $x1420 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1420 (< 1 new.attention.heads.n)))))
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2964 (ite $x2806 (or $x1420 (< new.attention.heads.block new.attention.heads.n)) (ite $x903 (or $x1420 (< ?x1966 new.attention.heads.n)) $x422))))
 (let (($x1876 (= 1 new.attention.heads.parts)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3165 (or $x2125 $x734)))
 (let (($x506 (ite $x3165 new.attention.heads.given_moved (ite (or $x1196 $x1876) false $x2964))))
 (= new.attention.heads.moved $x506))))))))))))))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3116 (and $x2217 (< 1 new.attention.head_dim.parts) (= ?x1247 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3116))))))
(assert
 (let (($x2383 (= (- 1) new.attention.head_dim.n)))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2117 (ite $x2034 (or $x2383 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2383 (< 1 new.attention.head_dim.n)))))
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3011 (ite $x3877 (or $x2383 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2217 (or $x2383 (< ?x1247 new.attention.head_dim.n)) $x2117))))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x977 (ite (or $x2278 $x2447) new.attention.head_dim.given_moved (ite (or $x3665 (= 1 new.attention.head_dim.parts)) false $x3011))))
 (= new.attention.head_dim.moved $x977))))))))))))))
(assert
 (let ((?x1531 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1025 (not (= 0 ?x1531)))))))
(assert
 (let ((?x1266 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1573 (* (div (- ?x1266 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3161 (and $x1025 (< 1 new.attention.value_dim.parts) (= (div ?x1573 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3161))))))
(assert
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x2912 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2389 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2389 (and $x2912 $x3238))))))))
(assert
 (let (($x640 (not new.attention.heads.padded)))
 (let (($x1876 (= 1 new.attention.heads.parts)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3165 (or $x2125 $x734)))
 (let (($x1296 (ite $x3165 new.attention.heads.given_everywhere (or $x1196 (and $x1876 $x640)))))
 (= new.attention.heads.everywhere $x1296)))))))))
(assert
 (let (($x1290 (not new.attention.value_dim.padded)))
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x788 (ite (or $x2213 $x434) new.attention.value_dim.given_everywhere (or $x3131 (and (= 1 new.attention.value_dim.parts) $x1290)))))
 (= new.attention.value_dim.everywhere $x788)))))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x208 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x208)))))))))))))))))))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x1907 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1587 ?x617 ?x1907))))))))))))))))))))))
(assert
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2962 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1313 (ite $x2962 new.attention.v (ite $x2824 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1313)))))
(assert
 (let (($x1790 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3777 (not new.attention.gathers)))
 (let (($x2673 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2673 $x3777 $x1790))))))
(assert
 (let ((?x1508 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x733 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3312 $x2788) $x2248))))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x50 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1497 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x50)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x50 new.attention.value_dim.everywhere $x3238) $x733)))
 (= new.attention.mixed_in (ite $x1497 (_ bv96 7) ?x1508))))))))))))
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
 (let (($x593 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x2364 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x1469 (= 1 new.tp)))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x212 (or $x3045 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x1469 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x2364 $x593))))))
 (not $x212)))))))
(assert
 (let (($x2336 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x2801 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x3913 (= 1 old.tp)))
(let (($x482 (= (_ bv40 7) old.attention.out.split)))
(or $x482 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x3913 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x2801 $x2336)))))))))
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
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3774 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2169 (= (_ bv56 7) old.attention.heads.kind) $x680 $x2533 (= (_ bv91 7) old.attention.heads.kind) $x994 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1910 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3125 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3510 (= (_ bv4 7) old.attention.out.collective)))
 (or $x3510 $x3125 $x2375 $x572 $x1910)))))))
(assert
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2391 (= (_ bv10 7) old.attention.out.input)))
 (or $x2391 $x1707 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2100 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1167 (= (_ bv57 7) old.attention.out.split)))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (or $x482 $x1167 $x2100)))))
(assert
 (let (($x587 (= (_ bv8 7) old.attention.pairs)))
 (or $x587 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x602 $x1318 $x483 $x1849 $x2429)))))))
(assert
 (let (($x614 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x614 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1559 $x66 $x1061 $x2015))))))
(assert
 (let (($x837 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x837 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2226 (= (_ bv56 7) old.attention.value_dim.kind) $x185 $x576 (= (_ bv91 7) old.attention.value_dim.kind) $x609 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x3081 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1320 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2292 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1041 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3028 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3028 $x1041 (= (_ bv56 7) old.hidden.kind) $x1549 $x2292 $x1320 $x3081 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2511 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2511)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1571 (= (_ bv49 7) old.norm.statistic)))
 (or $x1571 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3036 (= (_ bv96 7) old.stream)))
 (let (($x2980 (= (_ bv94 7) old.stream)))
 (let (($x2224 (= (_ bv38 7) old.stream)))
 (or $x2224 $x2980 $x3036)))))
(assert
 (let (($x818 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1328 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2410 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2410 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1328 (= (_ bv91 7) old.stream_tokens.kind) $x818 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1325 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1860 (div (* ?x1325 old.hidden.multiple) old.hidden.parts)))
 (let (($x2076 (< 1 old.hidden.parts)))
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1549 $x2076 (= ?x1860 old.hidden.n))))))))
(assert
 (let ((?x1325 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1860 (div (* ?x1325 old.hidden.multiple) old.hidden.parts)))
 (let (($x2076 (< 1 old.hidden.parts)))
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1549 $x2076 (<= old.hidden.n ?x1860))))))))
(assert
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1549 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3028 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1527 (ite $x3028 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1325 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1860 (div (* ?x1325 old.hidden.multiple) old.hidden.parts)))
 (let (($x1851 (= (- 1) old.hidden.n)))
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1320 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1948 (ite $x1320 (or $x1851 (< old.hidden.block old.hidden.n)) (ite $x1549 (or $x1851 (< ?x1860 old.hidden.n)) $x1527))))
 (let (($x799 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1948)))
 (let (($x1041 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2292 (= (_ bv86 7) old.hidden.kind)))
 (let (($x486 (or $x2292 $x1041)))
 (= old.hidden.moved (ite $x486 old.hidden.given_moved $x799)))))))))))))))
(assert
 (let (($x818 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x888 (or $x818 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3038 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x888)))
 (= old.stream_tokens.everywhere $x3038)))))
(assert
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
(assert
 (let (($x2244 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x680 $x2244)))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x303 (and $x3774 (< 1 old.attention.head_dim.parts) (= ?x626 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x303))))))
(assert
 (let ((?x25 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x185 (not (= 0 ?x25)))))))
(assert
 (let ((?x2995 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1930 (* (div (- ?x2995 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2366 (and $x185 (< 1 old.attention.value_dim.parts) (= (div ?x1930 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2366))))))
(assert
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x2391 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1707 (and $x2391 $x3749))))))))
(assert
 (let (($x3081 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1041 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2292 (= (_ bv86 7) old.hidden.kind)))
 (let (($x486 (or $x2292 $x1041)))
 (let (($x1995 (ite $x486 old.hidden.given_everywhere (or $x3081 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1995)))))))
(assert
 (let (($x1882 (not old.attention.heads.padded)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x240 (ite (or $x2533 $x2169) old.attention.heads.given_everywhere (or $x994 (and (= 1 old.attention.heads.parts) $x1882)))))
 (= old.attention.heads.everywhere $x240)))))))
(assert
 (let (($x3778 (not old.attention.value_dim.padded)))
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2809 (ite (or $x576 $x2226) old.attention.value_dim.given_everywhere (or $x609 (and (= 1 old.attention.value_dim.parts) $x3778)))))
 (= old.attention.value_dim.everywhere $x2809)))))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x3730 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x3730)))))))))))))))))))))))
(assert
 (let (($x3036 (= (_ bv96 7) old.stream)))
 (let (($x2109 (or $x3036 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2109))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x986 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2015 ?x2064 ?x986))))))))))))))))))))))))
(assert
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1781 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1829 (ite $x1781 old.attention.v (ite $x66 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1829)))))
(assert
 (let (($x1788 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2311 (not old.attention.gathers)))
 (let (($x1167 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1167 $x2311 $x1788))))))
(assert
 (let ((?x3947 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1867 (or $x572 $x2375)))
 (let (($x3379 (and old.attention.share_of_one old.stream.first_keeps_all (or $x1867 $x17))))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x2251 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1260 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2251)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2251 old.attention.value_dim.everywhere $x3749) $x3379)))
 (= old.attention.mixed_in (ite $x1260 (_ bv96 7) ?x3947)))))))))))))
(assert
 (let ((?x2949 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2475 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1280 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2475)))
 (let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x343 (or $x572 $x17)))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x482 $x343 $x1280) (_ bv96 7) ?x2949))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x3913 (= 1 old.tp)))
 (let (($x3036 (= (_ bv96 7) old.stream)))
 (let (($x17 (and (or (not old.attention.out.group.tp) $x3913) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x10 (and $x17 (or $x3036 $x3913 (not (= (_ bv4 7) old.attention.out.collective)) $x3749))))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1867 (or $x572 $x2375)))
 (let ((?x1154 (ite (or $x1867 $x10) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1910 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3125 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x2510 (ite (or $x572 (and $x2375 (= (_ bv38 7) old.stream)) (and (or $x3125 $x1910) $x17)) (_ bv38 7) (ite $x2375 (_ bv96 7) (_ bv16 7)))))
 (let (($x586 (or (and old.hidden.filled (not $x3036)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x388 (not $x17)))
 (let (($x1571 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2224 (= (_ bv38 7) old.stream)))
 (let ((?x584 (ite (and $x3125 old.hidden.filled $x2224 $x388 $x1571) old.stream (ite (and $x1910 $x388 $x586) old.stream ?x2510))))
 (let (($x3510 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x1016 (ite $x3510 (_ bv96 7) (ite (and $x3125 old.hidden.filled $x3036 $x388) (_ bv96 7) ?x584))))
 (let (($x343 (or $x572 $x17)))
 (let ((?x2857 (ite (and (not $x2224) old.stream.in_order old.hidden.everywhere $x343) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x17) (_ bv38 7) ?x1016))))
 (let ((?x1354 (ite (= (_ bv38 7) old.attention.out_state) ?x2857 (ite (= (_ bv96 7) old.attention.out_state) ?x1154 old.attention.out_state))))
 (let ((?x3788 (ite $x1910 (ite (not $x3036) old.stream (_ bv66 7)) (ite $x2375 (ite $x3036 (_ bv96 7) old.stream) (ite $x572 (_ bv92 7) (_ bv16 7))))))
 (let (($x75 (= (_ bv92 7) old.attention.out_state)))
 (= old.attention.joined (ite $x75 (ite $x3125 (_ bv96 7) ?x3788) ?x1354))))))))))))))))))))))))))))
(assert
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x1988 (ite (and old.attention.taken_for_whole $x2375) (_ bv92 7) old.attention.joined)))
 (let (($x2122 (or old.hidden.moved old.hidden.padded)))
 (let (($x2100 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3126 (= (_ bv92 7) old.attention.mixed_in)))
 (let (($x3913 (= 1 old.tp)))
 (= old.attention.arrives (ite (and $x3913 $x3126 $x2100 $x2122) (_ bv16 7) ?x1988)))))))))
(assert
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2217 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x734 (= (_ bv56 7) new.attention.heads.kind) $x903 $x2125 (= (_ bv91 7) new.attention.heads.kind) $x1196 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2080 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2956 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1214 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1214 $x2956 $x2788 $x3312 $x2080)))))))
(assert
 (let (($x2389 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2912 (= (_ bv10 7) new.attention.out.input)))
 (or $x2912 $x2389 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1002 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2673 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (or $x3045 $x2673 $x1002)))))
(assert
 (let (($x2649 (= (_ bv8 7) new.attention.pairs)))
 (or $x2649 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x34 $x1250 $x2902 $x2353 $x1482)))))))
(assert
 (let (($x2128 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2128 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x767 $x2824 $x1819 $x1587))))))
(assert
 (let (($x1616 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1616 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x434 (= (_ bv56 7) new.attention.value_dim.kind) $x1025 $x2213 (= (_ bv91 7) new.attention.value_dim.kind) $x3131 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2757 (= (_ bv96 7) new.hidden.kind)))
 (let (($x47 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2968 (= (_ bv86 7) new.hidden.kind)))
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2461 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1498 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1498 $x2461 (= (_ bv56 7) new.hidden.kind) $x256 $x2968 $x47 $x2757 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2348 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2348)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2470 (= (_ bv49 7) new.norm.statistic)))
 (or $x2470 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1285 (= (_ bv96 7) new.stream)))
 (let (($x302 (= (_ bv94 7) new.stream)))
 (let (($x2272 (= (_ bv38 7) new.stream)))
 (or $x2272 $x302 $x1285)))))
(assert
 (let (($x1064 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x605 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2005 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2005 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x605 (= (_ bv91 7) new.stream_tokens.kind) $x1064 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x3089 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3546 (div (* ?x3089 new.hidden.multiple) new.hidden.parts)))
 (let (($x779 (< 1 new.hidden.parts)))
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x256 $x779 (= ?x3546 new.hidden.n))))))))
(assert
 (let ((?x3089 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3546 (div (* ?x3089 new.hidden.multiple) new.hidden.parts)))
 (let (($x779 (< 1 new.hidden.parts)))
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x256 $x779 (<= new.hidden.n ?x3546))))))))
(assert
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x256 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1498 (= (_ bv26 7) new.hidden.kind)))
 (let (($x526 (ite $x1498 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3089 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3546 (div (* ?x3089 new.hidden.multiple) new.hidden.parts)))
 (let (($x1327 (= (- 1) new.hidden.n)))
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (let (($x47 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3069 (ite $x47 (or $x1327 (< new.hidden.block new.hidden.n)) (ite $x256 (or $x1327 (< ?x3546 new.hidden.n)) $x526))))
 (let (($x2039 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3069)))
 (let (($x2461 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2968 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2701 (or $x2968 $x2461)))
 (= new.hidden.moved (ite $x2701 new.hidden.given_moved $x2039)))))))))))))))
(assert
 (let (($x1064 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3170 (or $x1064 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3233 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3170)))
 (= new.stream_tokens.everywhere $x3233)))))
(assert
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
(assert
 (let (($x908 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x903 $x908)))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3116 (and $x2217 (< 1 new.attention.head_dim.parts) (= ?x1247 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3116))))))
(assert
 (let ((?x1531 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1025 (not (= 0 ?x1531)))))))
(assert
 (let ((?x1266 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1573 (* (div (- ?x1266 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3161 (and $x1025 (< 1 new.attention.value_dim.parts) (= (div ?x1573 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3161))))))
(assert
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x2912 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2389 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2389 (and $x2912 $x3238))))))))
(assert
 (let (($x2757 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2461 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2968 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2701 (or $x2968 $x2461)))
 (let (($x3198 (ite $x2701 new.hidden.given_everywhere (or $x2757 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3198)))))))
(assert
 (let (($x640 (not new.attention.heads.padded)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1296 (ite (or $x2125 $x734) new.attention.heads.given_everywhere (or $x1196 (and (= 1 new.attention.heads.parts) $x640)))))
 (= new.attention.heads.everywhere $x1296)))))))
(assert
 (let (($x1290 (not new.attention.value_dim.padded)))
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x788 (ite (or $x2213 $x434) new.attention.value_dim.given_everywhere (or $x3131 (and (= 1 new.attention.value_dim.parts) $x1290)))))
 (= new.attention.value_dim.everywhere $x788)))))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x208 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x208)))))))))))))))))))))
(assert
 (let (($x1285 (= (_ bv96 7) new.stream)))
 (let (($x1660 (or $x1285 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1660))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x1907 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1587 ?x617 ?x1907))))))))))))))))))))))
(assert
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2962 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1313 (ite $x2962 new.attention.v (ite $x2824 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1313)))))
(assert
 (let (($x1790 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3777 (not new.attention.gathers)))
 (let (($x2673 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2673 $x3777 $x1790))))))
(assert
 (let ((?x1508 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3118 (or $x3312 $x2788)))
 (let (($x733 (and new.attention.share_of_one new.stream.first_keeps_all (or $x3118 $x2248))))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x50 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1497 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x50)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x50 new.attention.value_dim.everywhere $x3238) $x733)))
 (= new.attention.mixed_in (ite $x1497 (_ bv96 7) ?x1508)))))))))))))
(assert
 (let ((?x1898 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x393 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x354 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x393)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1024 (or $x3312 $x2248)))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3045 $x1024 $x354) (_ bv96 7) ?x1898))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x1469 (= 1 new.tp)))
 (let (($x1285 (= (_ bv96 7) new.stream)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) $x1469) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x868 (and $x2248 (or $x1285 $x1469 (not (= (_ bv4 7) new.attention.out.collective)) $x3238))))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3118 (or $x3312 $x2788)))
 (let ((?x1760 (ite (or $x3118 $x868) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2080 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2956 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x3057 (ite (or $x3312 (and $x2788 (= (_ bv38 7) new.stream)) (and (or $x2956 $x2080) $x2248)) (_ bv38 7) (ite $x2788 (_ bv96 7) (_ bv16 7)))))
 (let (($x493 (or (and new.hidden.filled (not $x1285)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3700 (not $x2248)))
 (let (($x2470 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2272 (= (_ bv38 7) new.stream)))
 (let ((?x1033 (ite (and $x2956 new.hidden.filled $x2272 $x3700 $x2470) new.stream (ite (and $x2080 $x3700 $x493) new.stream ?x3057))))
 (let (($x1214 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x3380 (ite $x1214 (_ bv96 7) (ite (and $x2956 new.hidden.filled $x1285 $x3700) (_ bv96 7) ?x1033))))
 (let (($x1024 (or $x3312 $x2248)))
 (let ((?x2749 (ite (and (not $x2272) new.stream.in_order new.hidden.everywhere $x1024) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2248) (_ bv38 7) ?x3380))))
 (let ((?x2118 (ite (= (_ bv38 7) new.attention.out_state) ?x2749 (ite (= (_ bv96 7) new.attention.out_state) ?x1760 new.attention.out_state))))
 (let ((?x1471 (ite $x2080 (ite (not $x1285) new.stream (_ bv66 7)) (ite $x2788 (ite $x1285 (_ bv96 7) new.stream) (ite $x3312 (_ bv92 7) (_ bv16 7))))))
 (let (($x1697 (= (_ bv92 7) new.attention.out_state)))
 (= new.attention.joined (ite $x1697 (ite $x2956 (_ bv96 7) ?x1471) ?x2118))))))))))))))))))))))))))))
(assert
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x3518 (ite (and new.attention.taken_for_whole $x2788) (_ bv92 7) new.attention.joined)))
 (let (($x2346 (or new.hidden.moved new.hidden.padded)))
 (let (($x1002 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1133 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x1469 (= 1 new.tp)))
 (= new.attention.arrives (ite (and $x1469 $x1133 $x1002 $x2346) (_ bv16 7) ?x3518)))))))))
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
 (let (($x1120 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1469 (= 1 new.tp)))
 (let (($x571 (= new.attention.arrives new.stream)))
 (let (($x2793 (or (or (= (_ bv96 7) new.attention.arrives) $x571) (and $x1469 (or (not (= (_ bv61 7) new.attention.out.split)) $x1120)))))
 (not $x2793))))))
(assert
 (let (($x3060 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x3913 (= 1 old.tp)))
(let (($x1777 (= old.attention.arrives old.stream)))
(or (or (= (_ bv96 7) old.attention.arrives) $x1777) (and $x3913 (or (not (= (_ bv61 7) old.attention.out.split)) $x3060)))))))
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
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3774 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2169 (= (_ bv56 7) old.attention.heads.kind) $x680 $x2533 (= (_ bv91 7) old.attention.heads.kind) $x994 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2375 $x572 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2391 (= (_ bv10 7) old.attention.out.input)))
 (or $x2391 $x1707 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2100 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1167 (= (_ bv57 7) old.attention.out.split)))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (or $x482 $x1167 $x2100)))))
(assert
 (let (($x587 (= (_ bv8 7) old.attention.pairs)))
 (or $x587 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x602 $x1318 $x483 $x1849 $x2429)))))))
(assert
 (let (($x614 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x614 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1559 $x66 $x1061 $x2015))))))
(assert
 (let (($x837 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x837 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2226 (= (_ bv56 7) old.attention.value_dim.kind) $x185 $x576 (= (_ bv91 7) old.attention.value_dim.kind) $x609 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x3081 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2292 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1041 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1041 (= (_ bv56 7) old.hidden.kind) $x1549 $x2292 (= (_ bv91 7) old.hidden.kind) $x3081 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2511 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2511)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2224 (= (_ bv38 7) old.stream)))
 (or $x2224 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1549 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
(assert
 (let (($x2244 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x680 $x2244)))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x303 (and $x3774 (< 1 old.attention.head_dim.parts) (= ?x626 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x303))))))
(assert
 (let ((?x25 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x185 (not (= 0 ?x25)))))))
(assert
 (let ((?x2995 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1930 (* (div (- ?x2995 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2366 (and $x185 (< 1 old.attention.value_dim.parts) (= (div ?x1930 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2366))))))
(assert
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x2391 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1707 (and $x2391 $x3749))))))))
(assert
 (let (($x3081 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1995 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3081 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1995))))
(assert
 (let (($x1882 (not old.attention.heads.padded)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x240 (ite (or $x2533 $x2169) old.attention.heads.given_everywhere (or $x994 (and (= 1 old.attention.heads.parts) $x1882)))))
 (= old.attention.heads.everywhere $x240)))))))
(assert
 (let (($x3778 (not old.attention.value_dim.padded)))
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2809 (ite (or $x576 $x2226) old.attention.value_dim.given_everywhere (or $x609 (and (= 1 old.attention.value_dim.parts) $x3778)))))
 (= old.attention.value_dim.everywhere $x2809)))))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x3730 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x3730)))))))))))))))))))))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x986 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2015 ?x2064 ?x986))))))))))))))))))))))))
(assert
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1781 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1829 (ite $x1781 old.attention.v (ite $x66 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1829)))))
(assert
 (let (($x1788 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2311 (not old.attention.gathers)))
 (let (($x1167 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1167 $x2311 $x1788))))))
(assert
 (let ((?x3947 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x3832 (= 1 old.pp)))
 (let (($x575 (not old.attention.out.group.pp)))
 (let (($x1445 (or $x575 $x3832)))
 (let (($x2202 (= 1 old.sp)))
 (let (($x3314 (not old.attention.out.group.sp)))
 (let (($x1994 (or $x3314 $x2202)))
 (let (($x2870 (= 1 old.dp)))
 (let (($x3275 (not old.attention.out.group.dp)))
 (let (($x2502 (or $x3275 $x2870)))
 (let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2502 $x1994 $x1445)))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3379 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x572 $x2375) $x17))))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x2251 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1260 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2251)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2251 old.attention.value_dim.everywhere $x3749) $x3379)))
 (= old.attention.mixed_in (ite $x1260 (_ bv96 7) ?x3947)))))))))))))))))))))
(assert
 (let ((?x2949 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2475 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1280 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2475)))
 (let (($x3832 (= 1 old.pp)))
 (let (($x575 (not old.attention.out.group.pp)))
 (let (($x1445 (or $x575 $x3832)))
 (let (($x2202 (= 1 old.sp)))
 (let (($x3314 (not old.attention.out.group.sp)))
 (let (($x1994 (or $x3314 $x2202)))
 (let (($x2870 (= 1 old.dp)))
 (let (($x3275 (not old.attention.out.group.dp)))
 (let (($x2502 (or $x3275 $x2870)))
 (let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2502 $x1994 $x1445)))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x482 (or $x572 $x17) $x1280) (_ bv96 7) ?x2949))))))))))))))))))
(assert
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2217 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x734 (= (_ bv56 7) new.attention.heads.kind) $x903 $x2125 (= (_ bv91 7) new.attention.heads.kind) $x1196 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2788 $x3312 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2389 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2912 (= (_ bv10 7) new.attention.out.input)))
 (or $x2912 $x2389 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1002 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2673 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (or $x3045 $x2673 $x1002)))))
(assert
 (let (($x2649 (= (_ bv8 7) new.attention.pairs)))
 (or $x2649 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x34 $x1250 $x2902 $x2353 $x1482)))))))
(assert
 (let (($x2128 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2128 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x767 $x2824 $x1819 $x1587))))))
(assert
 (let (($x1616 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1616 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x434 (= (_ bv56 7) new.attention.value_dim.kind) $x1025 $x2213 (= (_ bv91 7) new.attention.value_dim.kind) $x3131 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2757 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2968 (= (_ bv86 7) new.hidden.kind)))
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2461 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2461 (= (_ bv56 7) new.hidden.kind) $x256 $x2968 (= (_ bv91 7) new.hidden.kind) $x2757 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2348 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2348)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2272 (= (_ bv38 7) new.stream)))
 (or $x2272 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x256 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
(assert
 (let (($x908 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x903 $x908)))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3116 (and $x2217 (< 1 new.attention.head_dim.parts) (= ?x1247 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3116))))))
(assert
 (let ((?x1531 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1025 (not (= 0 ?x1531)))))))
(assert
 (let ((?x1266 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1573 (* (div (- ?x1266 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3161 (and $x1025 (< 1 new.attention.value_dim.parts) (= (div ?x1573 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3161))))))
(assert
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x2912 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2389 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2389 (and $x2912 $x3238))))))))
(assert
 (let (($x2757 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3198 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2757 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3198))))
(assert
 (let (($x640 (not new.attention.heads.padded)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1296 (ite (or $x2125 $x734) new.attention.heads.given_everywhere (or $x1196 (and (= 1 new.attention.heads.parts) $x640)))))
 (= new.attention.heads.everywhere $x1296)))))))
(assert
 (let (($x1290 (not new.attention.value_dim.padded)))
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x788 (ite (or $x2213 $x434) new.attention.value_dim.given_everywhere (or $x3131 (and (= 1 new.attention.value_dim.parts) $x1290)))))
 (= new.attention.value_dim.everywhere $x788)))))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x208 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x208)))))))))))))))))))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x1907 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1587 ?x617 ?x1907))))))))))))))))))))))
(assert
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2962 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1313 (ite $x2962 new.attention.v (ite $x2824 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1313)))))
(assert
 (let (($x1790 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3777 (not new.attention.gathers)))
 (let (($x2673 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2673 $x3777 $x1790))))))
(assert
 (let ((?x1508 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1452 (= 1 new.pp)))
 (let (($x3908 (not new.attention.out.group.pp)))
 (let (($x3047 (or $x3908 $x1452)))
 (let (($x1130 (= 1 new.sp)))
 (let (($x671 (not new.attention.out.group.sp)))
 (let (($x1822 (or $x671 $x1130)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2135 (not new.attention.out.group.dp)))
 (let (($x2939 (or $x2135 $x1405)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2939 $x1822 $x3047)))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x733 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3312 $x2788) $x2248))))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x50 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1497 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x50)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x50 new.attention.value_dim.everywhere $x3238) $x733)))
 (= new.attention.mixed_in (ite $x1497 (_ bv96 7) ?x1508)))))))))))))))))))))
(assert
 (let ((?x1898 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x393 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x354 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x393)))
 (let (($x1452 (= 1 new.pp)))
 (let (($x3908 (not new.attention.out.group.pp)))
 (let (($x3047 (or $x3908 $x1452)))
 (let (($x1130 (= 1 new.sp)))
 (let (($x671 (not new.attention.out.group.sp)))
 (let (($x1822 (or $x671 $x1130)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2135 (not new.attention.out.group.dp)))
 (let (($x2939 (or $x2135 $x1405)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2939 $x1822 $x3047)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3045 (or $x3312 $x2248) $x354) (_ bv96 7) ?x1898))))))))))))))))))
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
 (let (($x1452 (= 1 new.pp)))
 (let (($x3908 (not new.attention.out.group.pp)))
 (let (($x3047 (or $x3908 $x1452)))
 (let (($x1130 (= 1 new.sp)))
 (let (($x671 (not new.attention.out.group.sp)))
 (let (($x1822 (or $x671 $x1130)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2135 (not new.attention.out.group.dp)))
 (let (($x2939 (or $x2135 $x1405)))
 (let (($x2721 (and (or new.attention.out.group.tp (= 1 new.tp)) $x2939 $x1822 $x3047)))
 (let (($x1612 (= (_ bv38 7) new.attention.out_state)))
 (let (($x3184 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2939 $x1822 $x3047)))
 (let (($x3167 (and $x2248 (or $x3184 (and $x1612 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2071 (or $x3312 (and $x2788 (or $x3184 (and $x1612 (= (_ bv38 7) new.stream)))) $x3167 $x2721)))
 (not $x2071)))))))))))))))))))
(assert
 (let (($x3832 (= 1 old.pp)))
(let (($x575 (not old.attention.out.group.pp)))
(let (($x1445 (or $x575 $x3832)))
(let (($x2202 (= 1 old.sp)))
(let (($x3314 (not old.attention.out.group.sp)))
(let (($x1994 (or $x3314 $x2202)))
(let (($x2870 (= 1 old.dp)))
(let (($x3275 (not old.attention.out.group.dp)))
(let (($x2502 (or $x3275 $x2870)))
(let (($x2434 (and (or old.attention.out.group.tp (= 1 old.tp)) $x2502 $x1994 $x1445)))
(let (($x2196 (= (_ bv38 7) old.attention.out_state)))
(let (($x2254 (= (_ bv96 7) old.attention.out_state)))
(let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2502 $x1994 $x1445)))
(let (($x2371 (and $x17 (or $x2254 (and $x2196 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
(let (($x572 (= (_ bv57 7) old.attention.out.collective)))
(or $x572 (and $x2375 (or $x2254 (and $x2196 (= (_ bv38 7) old.stream)))) $x2371 $x2434))))))))))))))))))
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
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3774 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2169 (= (_ bv56 7) old.attention.heads.kind) $x680 $x2533 (= (_ bv91 7) old.attention.heads.kind) $x994 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2297 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x2904 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x3086 (= (_ bv1 7) old.attention.out.bias)))
 (or $x3086 (= (_ bv23 7) old.attention.out.bias) $x2904 $x2297)))))
(assert
 (let (($x1910 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3125 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3510 (= (_ bv4 7) old.attention.out.collective)))
 (or $x3510 $x3125 $x2375 $x572 $x1910)))))))
(assert
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2391 (= (_ bv10 7) old.attention.out.input)))
 (or $x2391 $x1707 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2100 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1167 (= (_ bv57 7) old.attention.out.split)))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (or $x482 $x1167 $x2100)))))
(assert
 (let (($x587 (= (_ bv8 7) old.attention.pairs)))
 (or $x587 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x602 $x1318 $x483 $x1849 $x2429)))))))
(assert
 (let (($x614 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x614 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1559 $x66 $x1061 $x2015))))))
(assert
 (let (($x837 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x837 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2226 (= (_ bv56 7) old.attention.value_dim.kind) $x185 $x576 (= (_ bv91 7) old.attention.value_dim.kind) $x609 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x3081 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1320 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2292 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1041 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3028 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3028 $x1041 (= (_ bv56 7) old.hidden.kind) $x1549 $x2292 $x1320 $x3081 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2511 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2511)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2168 (= (_ bv49 7) old.norm.statistic)))
 (or $x2168 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3036 (= (_ bv96 7) old.stream)))
 (let (($x2980 (= (_ bv94 7) old.stream)))
 (let (($x2224 (= (_ bv38 7) old.stream)))
 (or $x2224 $x2980 $x3036)))))
(assert
 (let (($x2222 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2229 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3788 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3788 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2229 (= (_ bv91 7) old.stream_tokens.kind) $x2222 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3395 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3115 (div (* ?x3395 old.hidden.multiple) old.hidden.parts)))
 (let (($x973 (< 1 old.hidden.parts)))
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1549 $x973 (= ?x3115 old.hidden.n))))))))
(assert
 (let ((?x3395 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3115 (div (* ?x3395 old.hidden.multiple) old.hidden.parts)))
 (let (($x973 (< 1 old.hidden.parts)))
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1549 $x973 (<= old.hidden.n ?x3115))))))))
(assert
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1549 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3028 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2219 (ite $x3028 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3395 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3115 (div (* ?x3395 old.hidden.multiple) old.hidden.parts)))
 (let (($x1844 (= (- 1) old.hidden.n)))
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1320 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1918 (ite $x1320 (or $x1844 (< old.hidden.block old.hidden.n)) (ite $x1549 (or $x1844 (< ?x3115 old.hidden.n)) $x2219))))
 (let (($x2975 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1918)))
 (let (($x1041 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2292 (= (_ bv86 7) old.hidden.kind)))
 (let (($x486 (or $x2292 $x1041)))
 (= old.hidden.moved (ite $x486 old.hidden.given_moved $x2975)))))))))))))))
(assert
 (let (($x2222 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1839 (or $x2222 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2170 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1839)))
 (= old.stream_tokens.everywhere $x2170)))))
(assert
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
(assert
 (let (($x2244 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x680 $x2244)))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x303 (and $x3774 (< 1 old.attention.head_dim.parts) (= ?x626 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x303))))))
(assert
 (let ((?x25 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x185 (not (= 0 ?x25)))))))
(assert
 (let ((?x2995 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1930 (* (div (- ?x2995 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2366 (and $x185 (< 1 old.attention.value_dim.parts) (= (div ?x1930 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2366))))))
(assert
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x2391 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1707 (and $x2391 $x3749))))))))
(assert
 (let (($x3081 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1041 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2292 (= (_ bv86 7) old.hidden.kind)))
 (let (($x486 (or $x2292 $x1041)))
 (let (($x1995 (ite $x486 old.hidden.given_everywhere (or $x3081 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1995)))))))
(assert
 (let (($x896 (not old.hidden.moved)))
 (let (($x3052 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x896)))
 (let (($x1277 (= 1 old.hidden.parts)))
 (let (($x1041 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2292 (= (_ bv86 7) old.hidden.kind)))
 (let (($x486 (or $x2292 $x1041)))
 (= old.hidden.first_alone (ite $x486 old.hidden.given_first (or $x1277 $x3052))))))))))
(assert
 (let (($x1882 (not old.attention.heads.padded)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x240 (ite (or $x2533 $x2169) old.attention.heads.given_everywhere (or $x994 (and (= 1 old.attention.heads.parts) $x1882)))))
 (= old.attention.heads.everywhere $x240)))))))
(assert
 (let (($x3778 (not old.attention.value_dim.padded)))
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2809 (ite (or $x576 $x2226) old.attention.value_dim.given_everywhere (or $x609 (and (= 1 old.attention.value_dim.parts) $x3778)))))
 (= old.attention.value_dim.everywhere $x2809)))))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x3730 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x3730)))))))))))))))))))))))
(assert
 (let (($x3036 (= (_ bv96 7) old.stream)))
 (let (($x1265 (or $x3036 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1265))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x986 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2015 ?x2064 ?x986))))))))))))))))))))))))
(assert
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1781 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1829 (ite $x1781 old.attention.v (ite $x66 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1829)))))
(assert
 (let (($x1788 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2311 (not old.attention.gathers)))
 (let (($x1167 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1167 $x2311 $x1788))))))
(assert
 (let ((?x3947 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1867 (or $x572 $x2375)))
 (let (($x3379 (and old.attention.share_of_one old.stream.first_keeps_all (or $x1867 $x17))))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x2251 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1260 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2251)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2251 old.attention.value_dim.everywhere $x3749) $x3379)))
 (= old.attention.mixed_in (ite $x1260 (_ bv96 7) ?x3947)))))))))))))
(assert
 (let ((?x2949 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2475 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1280 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2475)))
 (let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x343 (or $x572 $x17)))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x482 $x343 $x1280) (_ bv96 7) ?x2949))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x3913 (= 1 old.tp)))
 (let (($x3036 (= (_ bv96 7) old.stream)))
 (let (($x17 (and (or (not old.attention.out.group.tp) $x3913) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1102 (and $x17 (or $x3036 $x3913 (not (= (_ bv4 7) old.attention.out.collective)) $x3749))))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1867 (or $x572 $x2375)))
 (let ((?x847 (ite (or $x1867 $x1102) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2254 (= (_ bv96 7) old.attention.out_state)))
 (let (($x1910 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3125 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x1908 (ite (or $x572 (and $x2375 (= (_ bv38 7) old.stream)) (and (or $x3125 $x1910) $x17)) (_ bv38 7) (ite $x2375 (_ bv96 7) (_ bv16 7)))))
 (let (($x1936 (or (and old.hidden.filled (not $x3036)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3763 (not $x17)))
 (let (($x2168 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2224 (= (_ bv38 7) old.stream)))
 (let ((?x2853 (ite (and $x3125 old.hidden.filled $x2224 $x3763 $x2168) old.stream (ite (and $x1910 $x3763 $x1936) old.stream ?x1908))))
 (let (($x3510 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2492 (ite $x3510 (_ bv96 7) (ite (and $x3125 old.hidden.filled $x3036 $x3763) (_ bv96 7) ?x2853))))
 (let (($x343 (or $x572 $x17)))
 (let ((?x1584 (ite (and (not $x2224) old.stream.in_order old.hidden.everywhere $x343) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x17) (_ bv38 7) ?x2492))))
 (let (($x2196 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x2938 (ite $x1910 (ite (not $x3036) old.stream (_ bv66 7)) (ite $x2375 (ite $x3036 (_ bv96 7) old.stream) (ite $x572 (_ bv92 7) (_ bv16 7))))))
 (let (($x599 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x100 (ite $x599 (ite $x3125 (_ bv96 7) ?x2938) (ite $x2196 ?x1584 (ite $x2254 ?x847 old.attention.out_state)))))
 (= old.attention.joined ?x100)))))))))))))))))))))))))))))
(assert
 (let (($x1868 (not old.hidden.everywhere)))
 (let (($x3125 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2196 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x2196 (= (_ bv96 7) old.attention.joined) $x3125 $x1868))))))
(assert
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2217 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x734 (= (_ bv56 7) new.attention.heads.kind) $x903 $x2125 (= (_ bv91 7) new.attention.heads.kind) $x1196 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1125 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2638 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x870 (= (_ bv1 7) new.attention.out.bias)))
 (or $x870 (= (_ bv23 7) new.attention.out.bias) $x2638 $x1125)))))
(assert
 (let (($x2080 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2956 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1214 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1214 $x2956 $x2788 $x3312 $x2080)))))))
(assert
 (let (($x2389 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2912 (= (_ bv10 7) new.attention.out.input)))
 (or $x2912 $x2389 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1002 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2673 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (or $x3045 $x2673 $x1002)))))
(assert
 (let (($x2649 (= (_ bv8 7) new.attention.pairs)))
 (or $x2649 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x34 $x1250 $x2902 $x2353 $x1482)))))))
(assert
 (let (($x2128 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2128 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x767 $x2824 $x1819 $x1587))))))
(assert
 (let (($x1616 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1616 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x434 (= (_ bv56 7) new.attention.value_dim.kind) $x1025 $x2213 (= (_ bv91 7) new.attention.value_dim.kind) $x3131 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2757 (= (_ bv96 7) new.hidden.kind)))
 (let (($x47 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2968 (= (_ bv86 7) new.hidden.kind)))
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2461 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1498 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1498 $x2461 (= (_ bv56 7) new.hidden.kind) $x256 $x2968 $x47 $x2757 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2348 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2348)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3138 (= (_ bv49 7) new.norm.statistic)))
 (or $x3138 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1285 (= (_ bv96 7) new.stream)))
 (let (($x302 (= (_ bv94 7) new.stream)))
 (let (($x2272 (= (_ bv38 7) new.stream)))
 (or $x2272 $x302 $x1285)))))
(assert
 (let (($x2088 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x999 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2023 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2023 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x999 (= (_ bv91 7) new.stream_tokens.kind) $x2088 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2593 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1613 (div (* ?x2593 new.hidden.multiple) new.hidden.parts)))
 (let (($x3233 (< 1 new.hidden.parts)))
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x256 $x3233 (= ?x1613 new.hidden.n))))))))
(assert
 (let ((?x2593 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1613 (div (* ?x2593 new.hidden.multiple) new.hidden.parts)))
 (let (($x3233 (< 1 new.hidden.parts)))
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x256 $x3233 (<= new.hidden.n ?x1613))))))))
(assert
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x256 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1498 (= (_ bv26 7) new.hidden.kind)))
 (let (($x850 (ite $x1498 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2593 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1613 (div (* ?x2593 new.hidden.multiple) new.hidden.parts)))
 (let (($x375 (= (- 1) new.hidden.n)))
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (let (($x47 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3457 (ite $x47 (or $x375 (< new.hidden.block new.hidden.n)) (ite $x256 (or $x375 (< ?x1613 new.hidden.n)) $x850))))
 (let (($x2078 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3457)))
 (let (($x2461 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2968 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2701 (or $x2968 $x2461)))
 (= new.hidden.moved (ite $x2701 new.hidden.given_moved $x2078)))))))))))))))
(assert
 (let (($x2088 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2490 (or $x2088 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1090 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2490)))
 (= new.stream_tokens.everywhere $x1090)))))
(assert
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
(assert
 (let (($x908 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x903 $x908)))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3116 (and $x2217 (< 1 new.attention.head_dim.parts) (= ?x1247 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3116))))))
(assert
 (let ((?x1531 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1025 (not (= 0 ?x1531)))))))
(assert
 (let ((?x1266 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1573 (* (div (- ?x1266 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3161 (and $x1025 (< 1 new.attention.value_dim.parts) (= (div ?x1573 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3161))))))
(assert
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x2912 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2389 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2389 (and $x2912 $x3238))))))))
(assert
 (let (($x2757 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2461 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2968 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2701 (or $x2968 $x2461)))
 (let (($x3198 (ite $x2701 new.hidden.given_everywhere (or $x2757 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3198)))))))
(assert
 (let (($x3098 (not new.hidden.moved)))
 (let (($x192 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x3098)))
 (let (($x2275 (= 1 new.hidden.parts)))
 (let (($x2461 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2968 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2701 (or $x2968 $x2461)))
 (= new.hidden.first_alone (ite $x2701 new.hidden.given_first (or $x2275 $x192))))))))))
(assert
 (let (($x640 (not new.attention.heads.padded)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1296 (ite (or $x2125 $x734) new.attention.heads.given_everywhere (or $x1196 (and (= 1 new.attention.heads.parts) $x640)))))
 (= new.attention.heads.everywhere $x1296)))))))
(assert
 (let (($x1290 (not new.attention.value_dim.padded)))
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x788 (ite (or $x2213 $x434) new.attention.value_dim.given_everywhere (or $x3131 (and (= 1 new.attention.value_dim.parts) $x1290)))))
 (= new.attention.value_dim.everywhere $x788)))))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x208 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x208)))))))))))))))))))))
(assert
 (let (($x1285 (= (_ bv96 7) new.stream)))
 (let (($x1959 (or $x1285 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1959))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x1907 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1587 ?x617 ?x1907))))))))))))))))))))))
(assert
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2962 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1313 (ite $x2962 new.attention.v (ite $x2824 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1313)))))
(assert
 (let (($x1790 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3777 (not new.attention.gathers)))
 (let (($x2673 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2673 $x3777 $x1790))))))
(assert
 (let ((?x1508 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3118 (or $x3312 $x2788)))
 (let (($x733 (and new.attention.share_of_one new.stream.first_keeps_all (or $x3118 $x2248))))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x50 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1497 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x50)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x50 new.attention.value_dim.everywhere $x3238) $x733)))
 (= new.attention.mixed_in (ite $x1497 (_ bv96 7) ?x1508)))))))))))))
(assert
 (let ((?x1898 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x393 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x354 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x393)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1024 (or $x3312 $x2248)))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3045 $x1024 $x354) (_ bv96 7) ?x1898))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x1469 (= 1 new.tp)))
 (let (($x1285 (= (_ bv96 7) new.stream)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) $x1469) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1866 (and $x2248 (or $x1285 $x1469 (not (= (_ bv4 7) new.attention.out.collective)) $x3238))))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3118 (or $x3312 $x2788)))
 (let ((?x2266 (ite (or $x3118 $x1866) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3184 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2080 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2956 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x3015 (ite (or $x3312 (and $x2788 (= (_ bv38 7) new.stream)) (and (or $x2956 $x2080) $x2248)) (_ bv38 7) (ite $x2788 (_ bv96 7) (_ bv16 7)))))
 (let (($x2957 (or (and new.hidden.filled (not $x1285)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1806 (not $x2248)))
 (let (($x3138 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2272 (= (_ bv38 7) new.stream)))
 (let ((?x1585 (ite (and $x2956 new.hidden.filled $x2272 $x1806 $x3138) new.stream (ite (and $x2080 $x1806 $x2957) new.stream ?x3015))))
 (let (($x1214 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x1323 (ite $x1214 (_ bv96 7) (ite (and $x2956 new.hidden.filled $x1285 $x1806) (_ bv96 7) ?x1585))))
 (let (($x1024 (or $x3312 $x2248)))
 (let ((?x1118 (ite (and (not $x2272) new.stream.in_order new.hidden.everywhere $x1024) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2248) (_ bv38 7) ?x1323))))
 (let (($x1612 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x3037 (ite $x2080 (ite (not $x1285) new.stream (_ bv66 7)) (ite $x2788 (ite $x1285 (_ bv96 7) new.stream) (ite $x3312 (_ bv92 7) (_ bv16 7))))))
 (let (($x1029 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x652 (ite $x1029 (ite $x2956 (_ bv96 7) ?x3037) (ite $x1612 ?x1118 (ite $x3184 ?x2266 new.attention.out_state)))))
 (= new.attention.joined ?x652)))))))))))))))))))))))))))))
(assert
 (let (($x2852 (not new.hidden.everywhere)))
 (let (($x2956 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1612 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x1612 (= (_ bv96 7) new.attention.joined) $x2956 $x2852))))))
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
 (let (($x148 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x1125 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2207 (not new.attention.full_though_split)))
 (let (($x134 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x2207)))
 (let (($x3929 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x1029 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1469 (= 1 new.tp)))
 (let (($x1923 (or $x1469 (not new.model.out_bias) (and $x1029 $x3929) $x134 (and $x1125 $x148))))
 (not $x1923))))))))))
(assert
 (let (($x3538 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x2297 (= (_ bv29 7) old.attention.out.bias)))
(let (($x2443 (not old.attention.full_though_split)))
(let (($x2598 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x2443)))
(let (($x2741 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x599 (= (_ bv92 7) old.attention.out_state)))
(let (($x2900 (not old.model.out_bias)))
(let (($x3913 (= 1 old.tp)))
(or $x3913 $x2900 (and $x599 $x2741) $x2598 (and $x2297 $x3538)))))))))))
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
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3774 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2169 (= (_ bv56 7) old.attention.heads.kind) $x680 $x2533 (= (_ bv91 7) old.attention.heads.kind) $x994 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1910 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3125 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3125 $x2375 $x572 $x1910))))))
(assert
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2391 (= (_ bv10 7) old.attention.out.input)))
 (or $x2391 $x1707 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2104 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x413 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1073 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2450 (= (_ bv1 7) old.attention.out.residual)))
 (or $x2450 $x1073 $x413 $x2104))))))
(assert
 (let (($x2100 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1167 (= (_ bv57 7) old.attention.out.split)))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (or $x482 $x1167 $x2100)))))
(assert
 (let (($x587 (= (_ bv8 7) old.attention.pairs)))
 (or $x587 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x602 $x1318 $x483 $x1849 $x2429)))))))
(assert
 (let (($x614 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x614 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1559 $x66 $x1061 $x2015))))))
(assert
 (let (($x837 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x837 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2226 (= (_ bv56 7) old.attention.value_dim.kind) $x185 $x576 (= (_ bv91 7) old.attention.value_dim.kind) $x609 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2392 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2392 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x94 (= (_ bv38 7) old.embedding.split)))
 (or $x94 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x444 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x444 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x67 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2867 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2867 (= (_ bv23 7) old.ffn.down.residual) $x67 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x3170 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x3170)))
(assert
 (let (($x3081 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2292 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1041 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1041 (= (_ bv56 7) old.hidden.kind) $x1549 $x2292 (= (_ bv91 7) old.hidden.kind) $x3081 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3265 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x3265 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x2511 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2511)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3036 (= (_ bv96 7) old.stream)))
 (let (($x2980 (= (_ bv94 7) old.stream)))
 (let (($x2224 (= (_ bv38 7) old.stream)))
 (or $x2224 $x2980 $x3036)))))
(assert
 (let (($x2222 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2229 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3788 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3788 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2229 (= (_ bv91 7) old.stream_tokens.kind) $x2222 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3395 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1939 (= (div (* ?x3395 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1549 (< 1 old.hidden.parts) $x1939))))))
(assert
 (let (($x1549 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1549 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2222 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1839 (or $x2222 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2170 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1839)))
 (= old.stream_tokens.everywhere $x2170)))))
(assert
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
(assert
 (let (($x2244 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x680 $x2244)))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x303 (and $x3774 (< 1 old.attention.head_dim.parts) (= ?x626 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x303))))))
(assert
 (let ((?x25 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x185 (not (= 0 ?x25)))))))
(assert
 (let ((?x2995 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1930 (* (div (- ?x2995 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2366 (and $x185 (< 1 old.attention.value_dim.parts) (= (div ?x1930 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2366))))))
(assert
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x2391 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1707 (and $x2391 $x3749))))))))
(assert
 (let (($x2100 (= (_ bv61 7) old.attention.out.split)))
 (let (($x413 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2450 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x2450 (and $x413 $x2100)))))))
(assert
 (let (($x2867 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2704 (or $x2867 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2704)))))
(assert
 (let (($x1569 (not old.model.embedding_norm)))
 (let (($x3058 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2224 (= (_ bv38 7) old.stream)))
 (let (($x2392 (= (_ bv5 7) old.embedding.collective)))
 (let (($x94 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x94 $x2392 $x2224 old.hidden.filled (not $x3058) $x1569))))))))
(assert
 (let (($x3265 (= (_ bv68 7) old.model.norm)))
 (let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3763 (not $x17)))
 (let (($x2224 (= (_ bv38 7) old.stream)))
 (let (($x3125 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2100 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x2100 $x3125 $x2224 old.hidden.filled $x3763 $x3265)))))))))
(assert
 (let (($x3265 (= (_ bv68 7) old.model.norm)))
 (let (($x2408 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2224 (= (_ bv38 7) old.stream)))
 (let (($x444 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3170 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x3170 $x444 $x2224 old.hidden.filled (not $x2408) $x3265))))))))
(assert
 (let (($x3081 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1995 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3081 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1995))))
(assert
 (let (($x1882 (not old.attention.heads.padded)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x240 (ite (or $x2533 $x2169) old.attention.heads.given_everywhere (or $x994 (and (= 1 old.attention.heads.parts) $x1882)))))
 (= old.attention.heads.everywhere $x240)))))))
(assert
 (let (($x3778 (not old.attention.value_dim.padded)))
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2809 (ite (or $x576 $x2226) old.attention.value_dim.given_everywhere (or $x609 (and (= 1 old.attention.value_dim.parts) $x3778)))))
 (= old.attention.value_dim.everywhere $x2809)))))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x3730 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x3730)))))))))))))))))))))))
(assert
 (let (($x1175 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1175)))
(assert
 (let (($x3036 (= (_ bv96 7) old.stream)))
 (let (($x1265 (or $x3036 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1265))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x986 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2015 ?x2064 ?x986))))))))))))))))))))))))
(assert
 (let (($x1096 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x3940 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1860 (and old.model.behind_dense $x3940)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x1860 $x1096))))))
(assert
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1781 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1829 (ite $x1781 old.attention.v (ite $x66 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1829)))))
(assert
 (let (($x1788 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2311 (not old.attention.gathers)))
 (let (($x1167 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1167 $x2311 $x1788))))))
(assert
 (let ((?x3947 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2375 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3379 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x572 $x2375) $x17))))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3749 (not $x482)))
 (let (($x2251 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1260 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2251)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2251 old.attention.value_dim.everywhere $x3749) $x3379)))
 (= old.attention.mixed_in (ite $x1260 (_ bv96 7) ?x3947))))))))))))
(assert
 (let ((?x2949 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2475 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1280 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2475)))
 (let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x572 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x482 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x482 (or $x572 $x17) $x1280) (_ bv96 7) ?x2949)))))))))
(assert
 (let (($x3125 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1073 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2104 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x3036 (= (_ bv96 7) old.stream)))
 (let (($x2196 (= (_ bv38 7) old.attention.out_state)))
 (let (($x2254 (= (_ bv96 7) old.attention.out_state)))
 (let (($x599 (= (_ bv92 7) old.attention.out_state)))
 (let (($x709 (and $x2104 old.stream.first_has_all (or (or $x599 $x2254) old.hidden.filled))))
 (let (($x2487 (= old.attention.out_state old.stream)))
 (let (($x2224 (= (_ bv38 7) old.stream)))
 (let (($x413 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2060 (and $x413 (not $x599) (or $x2487 (and old.stream.in_order (or $x2254 old.hidden.everywhere))))))
 (let (($x3252 (or $x2060 (and $x413 $x2224 old.hidden.filled) (and (or $x2104 $x1073) $x599 old.stream.in_order) (and $x2104 old.stream.first_keeps_all $x2487) $x709 (and $x2196 $x3036 old.hidden.filled (or $x2104 (= $x1073 $x3125))))))
 (let (($x17 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3763 (not $x17)))
 (let (($x2732 (or $x599 (and $x2196 (or $x3125 (= (_ bv73 7) old.attention.out.collective)) $x3763))))
 (let (($x1605 (or $x2487 (and old.stream.in_order (or (not $x2196) old.hidden.everywhere)))))
 (let (($x3913 (= 1 old.tp)))
 (let (($x1043 (or (and $x3913 $x1605) (and (not (and $x413 old.stream.junk_in_attention $x2732)) $x3252))))
 (= old.attention.residual_once $x1043)))))))))))))))))))))
(assert
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2217 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x734 (= (_ bv56 7) new.attention.heads.kind) $x903 $x2125 (= (_ bv91 7) new.attention.heads.kind) $x1196 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2080 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2956 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2956 $x2788 $x3312 $x2080))))))
(assert
 (let (($x2389 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2912 (= (_ bv10 7) new.attention.out.input)))
 (or $x2912 $x2389 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1901 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1264 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x936 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x3394 (= (_ bv1 7) new.attention.out.residual)))
 (or $x3394 $x936 $x1264 $x1901))))))
(assert
 (let (($x1002 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2673 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (or $x3045 $x2673 $x1002)))))
(assert
 (let (($x2649 (= (_ bv8 7) new.attention.pairs)))
 (or $x2649 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x34 $x1250 $x2902 $x2353 $x1482)))))))
(assert
 (let (($x2128 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2128 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x767 $x2824 $x1819 $x1587))))))
(assert
 (let (($x1616 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1616 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x434 (= (_ bv56 7) new.attention.value_dim.kind) $x1025 $x2213 (= (_ bv91 7) new.attention.value_dim.kind) $x3131 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x757 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x757 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x3521 (= (_ bv38 7) new.embedding.split)))
 (or $x3521 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x580 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x580 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x3536 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1284 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1284 (= (_ bv23 7) new.ffn.down.residual) $x3536 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2696 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2696)))
(assert
 (let (($x2757 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2968 (= (_ bv86 7) new.hidden.kind)))
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2461 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2461 (= (_ bv56 7) new.hidden.kind) $x256 $x2968 (= (_ bv91 7) new.hidden.kind) $x2757 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3604 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x3604 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x2348 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2348)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1285 (= (_ bv96 7) new.stream)))
 (let (($x302 (= (_ bv94 7) new.stream)))
 (let (($x2272 (= (_ bv38 7) new.stream)))
 (or $x2272 $x302 $x1285)))))
(assert
 (let (($x2088 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x999 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2023 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2023 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x999 (= (_ bv91 7) new.stream_tokens.kind) $x2088 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2593 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1553 (= (div (* ?x2593 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x256 (< 1 new.hidden.parts) $x1553))))))
(assert
 (let (($x256 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x256 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2088 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2490 (or $x2088 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1090 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2490)))
 (= new.stream_tokens.everywhere $x1090)))))
(assert
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
(assert
 (let (($x908 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x903 $x908)))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3116 (and $x2217 (< 1 new.attention.head_dim.parts) (= ?x1247 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3116))))))
(assert
 (let ((?x1531 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1025 (not (= 0 ?x1531)))))))
(assert
 (let ((?x1266 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1573 (* (div (- ?x1266 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3161 (and $x1025 (< 1 new.attention.value_dim.parts) (= (div ?x1573 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3161))))))
(assert
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x2912 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2389 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2389 (and $x2912 $x3238))))))))
(assert
 (let (($x1002 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1264 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x3394 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x3394 (and $x1264 $x1002)))))))
(assert
 (let (($x1284 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x844 (or $x1284 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x844)))))
(assert
 (let (($x3070 (not new.model.embedding_norm)))
 (let (($x2967 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2272 (= (_ bv38 7) new.stream)))
 (let (($x757 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3521 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x3521 $x757 $x2272 new.hidden.filled (not $x2967) $x3070))))))))
(assert
 (let (($x3604 (= (_ bv68 7) new.model.norm)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1806 (not $x2248)))
 (let (($x2272 (= (_ bv38 7) new.stream)))
 (let (($x2956 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1002 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1002 $x2956 $x2272 new.hidden.filled $x1806 $x3604)))))))))
(assert
 (let (($x3604 (= (_ bv68 7) new.model.norm)))
 (let (($x1697 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2272 (= (_ bv38 7) new.stream)))
 (let (($x580 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2696 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2696 $x580 $x2272 new.hidden.filled (not $x1697) $x3604))))))))
(assert
 (let (($x2757 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3198 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2757 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3198))))
(assert
 (let (($x640 (not new.attention.heads.padded)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1296 (ite (or $x2125 $x734) new.attention.heads.given_everywhere (or $x1196 (and (= 1 new.attention.heads.parts) $x640)))))
 (= new.attention.heads.everywhere $x1296)))))))
(assert
 (let (($x1290 (not new.attention.value_dim.padded)))
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x788 (ite (or $x2213 $x434) new.attention.value_dim.given_everywhere (or $x3131 (and (= 1 new.attention.value_dim.parts) $x1290)))))
 (= new.attention.value_dim.everywhere $x788)))))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x208 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x208)))))))))))))))))))))
(assert
 (let (($x135 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x135)))
(assert
 (let (($x1285 (= (_ bv96 7) new.stream)))
 (let (($x1959 (or $x1285 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1959))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x1907 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1587 ?x617 ?x1907))))))))))))))))))))))
(assert
 (let (($x2528 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x2065 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2336 (and new.model.behind_dense $x2065)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2336 $x2528))))))
(assert
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2962 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1313 (ite $x2962 new.attention.v (ite $x2824 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1313)))))
(assert
 (let (($x1790 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3777 (not new.attention.gathers)))
 (let (($x2673 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2673 $x3777 $x1790))))))
(assert
 (let ((?x1508 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2788 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x733 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3312 $x2788) $x2248))))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3238 (not $x3045)))
 (let (($x50 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1497 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x50)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x50 new.attention.value_dim.everywhere $x3238) $x733)))
 (= new.attention.mixed_in (ite $x1497 (_ bv96 7) ?x1508))))))))))))
(assert
 (let ((?x1898 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x393 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x354 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x393)))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3045 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3045 (or $x3312 $x2248) $x354) (_ bv96 7) ?x1898)))))))))
(assert
 (let (($x2956 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x936 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1901 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1285 (= (_ bv96 7) new.stream)))
 (let (($x1612 (= (_ bv38 7) new.attention.out_state)))
 (let (($x3184 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1029 (= (_ bv92 7) new.attention.out_state)))
 (let (($x3709 (and $x1901 new.stream.first_has_all (or (or $x1029 $x3184) new.hidden.filled))))
 (let (($x1614 (= new.attention.out_state new.stream)))
 (let (($x2272 (= (_ bv38 7) new.stream)))
 (let (($x1264 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1307 (and $x1264 (not $x1029) (or $x1614 (and new.stream.in_order (or $x3184 new.hidden.everywhere))))))
 (let (($x260 (or $x1307 (and $x1264 $x2272 new.hidden.filled) (and (or $x1901 $x936) $x1029 new.stream.in_order) (and $x1901 new.stream.first_keeps_all $x1614) $x3709 (and $x1612 $x1285 new.hidden.filled (or $x1901 (= $x936 $x2956))))))
 (let (($x2248 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1806 (not $x2248)))
 (let (($x3678 (or $x1029 (and $x1612 (or $x2956 (= (_ bv73 7) new.attention.out.collective)) $x1806))))
 (let (($x3023 (or $x1614 (and new.stream.in_order (or (not $x1612) new.hidden.everywhere)))))
 (let (($x1469 (= 1 new.tp)))
 (let (($x2109 (or (and $x1469 $x3023) (and (not (and $x1264 new.stream.junk_in_attention $x3678)) $x260))))
 (= new.attention.residual_once $x2109)))))))))))))))))))))
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
 (let (($x1660 (not new.model.scaled_residual)))
 (let (($x3604 (= (_ bv68 7) new.model.norm)))
 (let (($x3394 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x3394 (and $x3604 $x1660 new.attention.residual_once)))))))
(assert
 (let (($x1814 (not old.model.scaled_residual)))
(let (($x3265 (= (_ bv68 7) old.model.norm)))
(let (($x2450 (= (_ bv1 7) old.attention.out.residual)))
(or $x2450 (and $x3265 $x1814 old.attention.residual_once))))))
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
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (let (($x426 (= 0 ?x1461)))
 (not $x426))))
(assert
 (let ((?x3413 (mod old.stage.ranks old.moe.block)))
(= 0 ?x3413)))
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
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2840 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2840 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2094 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2094 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x2153 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x2153)))
(assert
 (let ((?x340 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x340))))
(assert
 (let ((?x3249 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x3249))))
(assert
 (let (($x2005 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1660 (= old.moe.block old.stage.ranks)))
 (let (($x1527 (and (= 1 old.tp) $x1660 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x3666 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x3666 $x1527) (or $x1660 $x2005)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2136 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2136 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1612 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1612 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x2643 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2643)))
(assert
 (let ((?x917 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x917))))
(assert
 (let ((?x3908 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x3908))))
(assert
 (let (($x936 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3184 (= new.moe.block new.stage.ranks)))
 (let (($x1307 (and (= 1 new.tp) $x3184 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1999 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1999 $x1307) (or $x3184 $x936)))))))))
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
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (let (($x3679 (= (_ bv29 7) old.moe.bias)))
 (let (($x1522 (= (_ bv23 7) old.moe.bias)))
 (or $x1522 (= (_ bv27 7) old.moe.bias) $x3679))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2840 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2840 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2094 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2094 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x2880 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1002 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x3806 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1971 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x1290 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2970 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2696 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x6 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x2634 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x3598 (= (_ bv11 7) old.moe.width.kind)))
 (or $x3598 $x2634 $x6 $x2696 $x2970 $x1290 $x1971 $x3806 $x1002 $x2880))))))))))))
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
 (let ((?x313 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x208 (* (div (* ?x313 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x3700 (= (- 1) old.moe.width.n)))
 (let ((?x2213 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x3700 (< ?x208 old.moe.width.n)) 0 1))))
 (let (($x1290 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x857 (ite (or $x3700 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x6 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x434 (ite $x6 (ite (and $x3700 (= 1 old.moe.width.parts)) 1 ?x857) (ite $x1290 ?x2213 old.moe.width.given_least))))
 (let (($x2970 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2880 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x3806 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x3598 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x2634 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1002 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x2036 (ite $x1002 old.moe.width.parts (ite (or $x2634 $x3598 $x3806 $x2880 $x2970) 1 ?x434))))
 (= old.moe.width.least ?x2036)))))))))))))))))
(assert
 (let ((?x673 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1002 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1002 old.moe.width.parts ?x673)))))
(assert
 (let (($x2153 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x2153)))
(assert
 (let ((?x340 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x340))))
(assert
 (let (($x19 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x366 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x19 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x366))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x1046 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x13 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x1046 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x13))))
(assert
 (let (($x2005 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1660 (= old.moe.block old.stage.ranks)))
 (let (($x1527 (and (= 1 old.tp) $x1660 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x3666 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x3666 $x1527) (or $x1660 $x2005)))))))))
(assert
 (let (($x2072 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x2072)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x2597 (= (_ bv29 7) new.moe.bias)))
 (let (($x1168 (= (_ bv23 7) new.moe.bias)))
 (or $x1168 (= (_ bv27 7) new.moe.bias) $x2597))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2136 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2136 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1612 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1612 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x2353 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2247 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x1587 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2902 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x2299 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x1107 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x706 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x3879 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2089 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x34 (= (_ bv11 7) new.moe.width.kind)))
 (or $x34 $x2089 $x3879 $x706 $x1107 $x2299 $x2902 $x1587 $x2247 $x2353))))))))))))
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
 (let ((?x816 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x2673 (* (div (* ?x816 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1250 (= (- 1) new.moe.width.n)))
 (let ((?x733 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1250 (< ?x2673 new.moe.width.n)) 0 1))))
 (let (($x2299 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x2824 (ite (or $x1250 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x3879 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x1898 (ite $x3879 (ite (and $x1250 (= 1 new.moe.width.parts)) 1 ?x2824) (ite $x2299 ?x733 new.moe.width.given_least))))
 (let (($x1107 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x2353 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1587 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x34 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2089 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2247 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x3238 (ite $x2247 new.moe.width.parts (ite (or $x2089 $x34 $x1587 $x2353 $x1107) 1 ?x1898))))
 (= new.moe.width.least ?x3238)))))))))))))))))
(assert
 (let ((?x912 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x2247 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x2247 new.moe.width.parts ?x912)))))
(assert
 (let (($x2643 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2643)))
(assert
 (let ((?x917 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x917))))
(assert
 (let (($x671 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1452 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x671 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1452))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x1130 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x301 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x1130 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x301))))
(assert
 (let (($x936 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3184 (= new.moe.block new.stage.ranks)))
 (let (($x1307 (and (= 1 new.tp) $x3184 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1999 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1999 $x1307) (or $x3184 $x936)))))))))
(assert
 (let (($x1755 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x1755)))
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
 (let (($x3323 (or new.moe.over_block (not new.moe.once))))
 (let (($x3678 (= 1 new.moe.expert_tp)))
 (let (($x2038 (or $x3678 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x3323) new.moe.bias_once)))
 (not $x2038)))))
(assert
 (let (($x3783 (or old.moe.over_block (not old.moe.once))))
(let (($x2109 (not old.model.down_bias)))
(let (($x2739 (= 1 old.moe.expert_tp)))
(or $x2739 $x2109 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x3783) old.moe.bias_once)))))
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
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2840 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2840 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2094 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2094 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x2171 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x2158 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x2158 $x2171))))
(assert
 (let (($x504 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x504)))
(assert
 (let (($x2648 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x2648)))
(assert
 (let (($x3041 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x2593 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x2088 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x3233 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x3233 (= (_ bv56 7) old.moe.shared.width.kind) $x2088 $x2593 (= (_ bv91 7) old.moe.shared.width.kind) $x3041 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x2880 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1002 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x3806 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1971 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x1290 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2970 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2696 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x6 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x2634 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x3598 (= (_ bv11 7) old.moe.width.kind)))
 (or $x3598 $x2634 $x6 $x2696 $x2970 $x1290 $x1971 $x3806 $x1002 $x2880))))))))))))
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
 (let ((?x313 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x208 (* (div (* ?x313 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x3700 (= (- 1) old.moe.width.n)))
 (let ((?x2213 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x3700 (< ?x208 old.moe.width.n)) 0 1))))
 (let (($x1290 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x857 (ite (or $x3700 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x6 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x434 (ite $x6 (ite (and $x3700 (= 1 old.moe.width.parts)) 1 ?x857) (ite $x1290 ?x2213 old.moe.width.given_least))))
 (let (($x2970 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2880 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x3806 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x3598 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x2634 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1002 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x2036 (ite $x1002 old.moe.width.parts (ite (or $x2634 $x3598 $x3806 $x2880 $x2970) 1 ?x434))))
 (= old.moe.width.least ?x2036)))))))))))))))))
(assert
 (let ((?x673 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1002 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1002 old.moe.width.parts ?x673)))))
(assert
 (let (($x2534 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x2088 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x2088 $x2534)))))
(assert
 (let (($x2153 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x2153)))
(assert
 (let (($x2871 (not old.moe.shared.width.padded)))
 (let (($x3041 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x3233 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x2593 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x1214 (ite (or $x2593 $x3233) old.moe.shared.width.given_everywhere (or $x3041 (and (= 1 old.moe.shared.width.parts) $x2871)))))
 (= old.moe.shared.width.everywhere $x1214)))))))
(assert
 (let ((?x340 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x340))))
(assert
 (let (($x741 (= 1 old.tp)))
 (let (($x1280 (or $x741 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x1280 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x19 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x366 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x19 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x366))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x1516 (= (_ bv5 7) old.moe.combined)))
 (let (($x302 (or $x1516 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x302 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x1516 (= (_ bv5 7) old.moe.combined)))
 (let (($x302 (or $x1516 (= (_ bv73 7) old.moe.combined))))
 (let (($x1046 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x13 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x1516) (and $x1046 $x302) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x13))))))
(assert
 (let (($x2005 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1660 (= old.moe.block old.stage.ranks)))
 (let (($x741 (= 1 old.tp)))
 (let (($x1527 (and $x741 $x1660 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x3666 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x3666 $x1527) (or $x1660 $x2005))))))))))
(assert
 (let ((?x269 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x269)))
(assert
 (let (($x2072 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x2072)))
(assert
 (let (($x1368 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x999 (ite $x1368 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x999))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2136 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2136 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1612 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1612 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x1961 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x2099 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x2099 $x1961))))
(assert
 (let (($x2965 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x2965)))
(assert
 (let (($x1073 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x1073)))
(assert
 (let (($x878 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x3230 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x3042 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x429 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x429 (= (_ bv56 7) new.moe.shared.width.kind) $x3042 $x3230 (= (_ bv91 7) new.moe.shared.width.kind) $x878 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x2353 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2247 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x1587 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2902 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x2299 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x1107 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x706 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x3879 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2089 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x34 (= (_ bv11 7) new.moe.width.kind)))
 (or $x34 $x2089 $x3879 $x706 $x1107 $x2299 $x2902 $x1587 $x2247 $x2353))))))))))))
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
 (let ((?x816 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x2673 (* (div (* ?x816 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1250 (= (- 1) new.moe.width.n)))
 (let ((?x733 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1250 (< ?x2673 new.moe.width.n)) 0 1))))
 (let (($x2299 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x2824 (ite (or $x1250 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x3879 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x1898 (ite $x3879 (ite (and $x1250 (= 1 new.moe.width.parts)) 1 ?x2824) (ite $x2299 ?x733 new.moe.width.given_least))))
 (let (($x1107 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x2353 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1587 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x34 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2089 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2247 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x3238 (ite $x2247 new.moe.width.parts (ite (or $x2089 $x34 $x1587 $x2353 $x1107) 1 ?x1898))))
 (= new.moe.width.least ?x3238)))))))))))))))))
(assert
 (let ((?x912 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x2247 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x2247 new.moe.width.parts ?x912)))))
(assert
 (let (($x1284 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x3042 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x3042 $x1284)))))
(assert
 (let (($x2643 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2643)))
(assert
 (let (($x1234 (not new.moe.shared.width.padded)))
 (let (($x878 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x429 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x3230 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x3630 (ite (or $x3230 $x429) new.moe.shared.width.given_everywhere (or $x878 (and (= 1 new.moe.shared.width.parts) $x1234)))))
 (= new.moe.shared.width.everywhere $x3630)))))))
(assert
 (let ((?x917 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x917))))
(assert
 (let (($x1760 (= 1 new.tp)))
 (let (($x3940 (or $x1760 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x3940 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x671 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1452 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x671 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1452))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x1113 (= (_ bv5 7) new.moe.combined)))
 (let (($x3244 (or $x1113 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x3244 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x1113 (= (_ bv5 7) new.moe.combined)))
 (let (($x3244 (or $x1113 (= (_ bv73 7) new.moe.combined))))
 (let (($x1130 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x301 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x1113) (and $x1130 $x3244) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x301))))))
(assert
 (let (($x936 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3184 (= new.moe.block new.stage.ranks)))
 (let (($x1760 (= 1 new.tp)))
 (let (($x1307 (and $x1760 $x3184 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1999 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1999 $x1307) (or $x3184 $x936))))))))))
(assert
 (let ((?x2666 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x2666)))
(assert
 (let (($x1755 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x1755)))
(assert
 (let (($x1176 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x1167 (ite $x1176 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x1167))))
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
 (let (($x1176 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x2447 (or $x1176 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x1961 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x2320 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x1173 (and $x2320 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x1907 (not new.moe.once)))
 (let (($x2402 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x1907) (or $x1173 (and (not $x2320) $x1961 $x2447)))))
 (not (or (not new.model.shared) $x2402 new.moe.shared_once))))))))))
(assert
 (let (($x1368 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x572 (or $x1368 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x2171 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x2375 (= (_ bv57 7) old.moe.shared_by)))
(let (($x1417 (and $x2375 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x2279 (not old.moe.once)))
(let (($x2475 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x2279) (or $x1417 (and (not $x2375) $x2171 $x572)))))
(let (($x2663 (not old.model.shared)))
(or $x2663 $x2475 old.moe.shared_once))))))))))
(check-sat)

; from one replica to any number, question 151
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.cut.kind () (_ BitVec 7))
(declare-fun old.embedding.cut.multiple () Int)
(declare-fun old.embedding.cut.n () Int)
(declare-fun old.embedding.cut.parts () Int)
(declare-fun old.embedding.split () (_ BitVec 7))
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
(declare-fun old.lm_head.tied () (_ BitVec 7))
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
(declare-fun old.embedding.cut.filled () Bool)
(declare-fun old.lm_head.cut.filled () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
(declare-fun old.lm_head.same_cut () Bool)
(declare-fun old.model.tied () Bool)
(declare-fun old.lm_head.stored () Bool)
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
(declare-fun new.embedding.cut.kind () (_ BitVec 7))
(declare-fun new.embedding.cut.multiple () Int)
(declare-fun new.embedding.cut.n () Int)
(declare-fun new.embedding.cut.parts () Int)
(declare-fun new.embedding.split () (_ BitVec 7))
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
(declare-fun new.lm_head.tied () (_ BitVec 7))
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
(declare-fun new.embedding.cut.filled () Bool)
(declare-fun new.lm_head.cut.filled () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
(declare-fun new.lm_head.same_cut () Bool)
(declare-fun new.model.tied () Bool)
(declare-fun new.lm_head.stored () Bool)
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
 (let (($x2064 (= (_ bv65 7) old.embedding.cut.kind)))
 (or (= (_ bv11 7) old.embedding.cut.kind) (= (_ bv18 7) old.embedding.cut.kind) (= (_ bv26 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind) (= (_ bv56 7) old.embedding.cut.kind) $x2064 (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv91 7) old.embedding.cut.kind) (= (_ bv96 7) old.embedding.cut.kind) (= (_ bv99 7) old.embedding.cut.kind))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x494 (= (_ bv95 7) old.embedding.split)))
 (or (= (_ bv38 7) old.embedding.split) (= (_ bv57 7) old.embedding.split) $x494)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3236 (= (_ bv56 7) old.hidden.kind)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (or $x2318 $x3890 $x1604 $x272 $x3236 $x2959 $x2668 $x540 $x2533 $x762))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2834 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x1553 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1626 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2773 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2949 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2949 $x2773 $x1626 $x1553 $x2834)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1503 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1882 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1661 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2779 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2331 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3469 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x3469 $x2331 (= (_ bv56 7) old.lm_head.cut.kind) $x2779 $x1661 $x1882 $x1503 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1468 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1274 (= (_ bv40 7) old.lm_head.split)))
 (or $x1274 (= (_ bv57 7) old.lm_head.split) $x1468))))
(assert
 (let (($x1700 (= (_ bv85 7) old.lm_head.tied)))
 (or (= (_ bv20 7) old.lm_head.tied) (= (_ bv54 7) old.lm_head.tied) $x1700)))
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
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x1554 (= (- 1) old.hidden.n)))
 (let ((?x2325 (ite (or $x1554 (< (* ?x1707 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x307 (ite $x2959 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2325) old.hidden.given_least)))
 (let ((?x3731 (ite (or $x1554 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1596 (ite $x1604 (ite (and $x1554 (= 1 old.hidden.parts)) 1 ?x3731) ?x307)))
 (let (($x3236 (= (_ bv56 7) old.hidden.kind)))
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2250 (ite $x2533 old.hidden.parts (ite (or $x3890 $x2318 $x540 $x762 $x3236) 1 ?x1596))))
 (= old.hidden.least ?x2250))))))))))))))))))
(assert
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2959 (< 1 old.hidden.parts) (= ?x1707 old.hidden.n)))))))
(assert
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2959 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let (($x565 (ite $x1604 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x1554 (= (- 1) old.hidden.n)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x615 (ite $x540 (or $x1554 (< old.hidden.block old.hidden.n)) (ite $x2959 (or $x1554 (< ?x1707 old.hidden.n)) $x565))))
 (let (($x3447 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x615)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (= old.hidden.moved (ite $x2202 old.hidden.given_moved $x3447)))))))))))))))
(assert
 (let ((?x386 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let (($x1408 (= (div (* ?x386 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.n)))
 (let (($x2064 (= (_ bv65 7) old.embedding.cut.kind)))
 (= old.embedding.cut.filled (and $x2064 (< 1 old.embedding.cut.parts) $x1408))))))
(assert
 (let ((?x1033 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2789 (div (* ?x1033 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2779 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3150 (and $x2779 (< 1 old.lm_head.cut.parts) (= ?x2789 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x3150))))))
(assert
 (let (($x2779 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1401 (and $x2779 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1401))))
(assert
 (let (($x1064 (= (- 1) old.lm_head.cut.n)))
 (let (($x3469 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1117 (ite $x3469 (or $x1064 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1064 (< 1 old.lm_head.cut.n)))))
 (let ((?x1033 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2789 (div (* ?x1033 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2779 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1882 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2417 (ite $x1882 (or $x1064 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2779 (or $x1064 (< ?x2789 old.lm_head.cut.n)) $x1117))))
 (let (($x2222 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2417)))
 (let (($x2331 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1661 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1192 (or $x1661 $x2331)))
 (= old.lm_head.cut.moved (ite $x1192 old.lm_head.cut.given_moved $x2222)))))))))))))))
(assert
 (let (($x494 (= (_ bv95 7) old.embedding.split)))
 (let (($x1700 (= (_ bv85 7) old.lm_head.tied)))
 (= old.lm_head.stored (and old.model.tied $x1700 $x494 old.lm_head.same_cut)))))
(assert
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (let (($x1769 (ite $x2202 old.hidden.given_everywhere (or $x2533 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1769)))))))
(assert
 (let (($x1503 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3197 (or $x1503 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2331 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1661 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1192 (or $x1661 $x2331)))
 (= old.lm_head.cut.everywhere (ite $x1192 old.lm_head.cut.given_everywhere $x3197))))))))
(assert
 (let (($x3568 (not old.hidden.moved)))
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1568 (or old.hidden.everywhere old.hidden.filled (and (or $x3890 $x2318 $x540 $x762) $x3568))))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (= old.hidden.undivided (ite $x2202 old.hidden.given_undivided $x1568))))))))))))
(assert
 (let (($x3774 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1553 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2830 (or $x1553 $x3774)))
 (let (($x1274 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1930 (and $x1274 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2830)))
 (let (($x1468 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x185 (ite (and $x1468 old.lm_head.cut.everywhere $x2830) (_ bv96 7) (ite $x1468 (_ bv95 7) (ite $x1930 (_ bv96 7) (ite $x1274 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x185)))))))))
(assert
 (let (($x3774 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2776 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x3774)))
 (let (($x1569 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x1041 (ite (= (_ bv92 7) old.lm_head.state) (ite $x1569 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2776 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x3258 (or old.lm_head.cut.filled (and old.lm_head.stored old.embedding.cut.filled))))
 (let (($x2773 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2867 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and $x2773 $x3258))))
 (let ((?x2292 (ite (= (_ bv95 7) old.lm_head.state) (ite $x2867 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1041)))
 (= old.lm_head.joined ?x2292))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x609 (= (_ bv65 7) new.embedding.cut.kind)))
 (or (= (_ bv11 7) new.embedding.cut.kind) (= (_ bv18 7) new.embedding.cut.kind) (= (_ bv26 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind) (= (_ bv56 7) new.embedding.cut.kind) $x609 (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv91 7) new.embedding.cut.kind) (= (_ bv96 7) new.embedding.cut.kind) (= (_ bv99 7) new.embedding.cut.kind))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x2800 (= (_ bv95 7) new.embedding.split)))
 (or (= (_ bv38 7) new.embedding.split) (= (_ bv57 7) new.embedding.split) $x2800)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (or $x2429 $x602 $x1474 $x2031 $x1254 $x1796 $x2037 $x604 $x2511 $x1123))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2595 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x757 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3020 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1595 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1318 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1318 $x1595 $x3020 $x757 $x2595)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x483 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2015 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3343 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x508 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3517 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2842 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2842 $x3517 (= (_ bv56 7) new.lm_head.cut.kind) $x508 $x3343 $x2015 $x483 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x556 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1062 (= (_ bv40 7) new.lm_head.split)))
 (or $x1062 (= (_ bv57 7) new.lm_head.split) $x556))))
(assert
 (let (($x3027 (= (_ bv85 7) new.lm_head.tied)))
 (or (= (_ bv20 7) new.lm_head.tied) (= (_ bv54 7) new.lm_head.tied) $x3027)))
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
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x2458 (= (- 1) new.hidden.n)))
 (let ((?x1480 (ite (or $x2458 (< (* ?x3116 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3721 (ite $x1796 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1480) new.hidden.given_least)))
 (let ((?x293 (ite (or $x2458 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x838 (ite $x1474 (ite (and $x2458 (= 1 new.hidden.parts)) 1 ?x293) ?x3721)))
 (let (($x1254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2642 (ite $x2511 new.hidden.parts (ite (or $x602 $x2429 $x604 $x1123 $x1254) 1 ?x838))))
 (= new.hidden.least ?x2642))))))))))))))))))
(assert
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1796 (< 1 new.hidden.parts) (= ?x3116 new.hidden.n)))))))
(assert
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1796 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3487 (ite $x1474 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x2458 (= (- 1) new.hidden.n)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x193 (ite $x604 (or $x2458 (< new.hidden.block new.hidden.n)) (ite $x1796 (or $x2458 (< ?x3116 new.hidden.n)) $x3487))))
 (let (($x575 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x193)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (= new.hidden.moved (ite $x1451 new.hidden.given_moved $x575)))))))))))))))
(assert
 (let ((?x3535 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let (($x1378 (= (div (* ?x3535 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.n)))
 (let (($x609 (= (_ bv65 7) new.embedding.cut.kind)))
 (= new.embedding.cut.filled (and $x609 (< 1 new.embedding.cut.parts) $x1378))))))
(assert
 (let ((?x1730 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x3252 (div (* ?x1730 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x508 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x709 (and $x508 (< 1 new.lm_head.cut.parts) (= ?x3252 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x709))))))
(assert
 (let (($x508 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3720 (and $x508 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3720))))
(assert
 (let (($x1640 (= (- 1) new.lm_head.cut.n)))
 (let (($x2842 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x3323 (ite $x2842 (or $x1640 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1640 (< 1 new.lm_head.cut.n)))))
 (let ((?x1730 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x3252 (div (* ?x1730 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x508 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2015 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2597 (ite $x2015 (or $x1640 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x508 (or $x1640 (< ?x3252 new.lm_head.cut.n)) $x3323))))
 (let (($x3709 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2597)))
 (let (($x3517 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3343 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x160 (or $x3343 $x3517)))
 (= new.lm_head.cut.moved (ite $x160 new.lm_head.cut.given_moved $x3709)))))))))))))))
(assert
 (let (($x2800 (= (_ bv95 7) new.embedding.split)))
 (let (($x3027 (= (_ bv85 7) new.lm_head.tied)))
 (= new.lm_head.stored (and new.model.tied $x3027 $x2800 new.lm_head.same_cut)))))
(assert
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (let (($x3076 (ite $x1451 new.hidden.given_everywhere (or $x2511 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3076)))))))
(assert
 (let (($x483 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3712 (or $x483 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3517 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3343 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x160 (or $x3343 $x3517)))
 (= new.lm_head.cut.everywhere (ite $x160 new.lm_head.cut.given_everywhere $x3712))))))))
(assert
 (let (($x3699 (not new.hidden.moved)))
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1148 (or new.hidden.everywhere new.hidden.filled (and (or $x602 $x2429 $x604 $x1123) $x3699))))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (= new.hidden.undivided (ite $x1451 new.hidden.given_undivided $x1148))))))))))))
(assert
 (let (($x3250 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x757 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x775 (or $x757 $x3250)))
 (let (($x1062 (= (_ bv40 7) new.lm_head.split)))
 (let (($x607 (and $x1062 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x775)))
 (let (($x556 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2386 (ite (and $x556 new.lm_head.cut.everywhere $x775) (_ bv96 7) (ite $x556 (_ bv95 7) (ite $x607 (_ bv96 7) (ite $x1062 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2386)))))))))
(assert
 (let (($x3250 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1072 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x3250)))
 (let (($x3833 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x669 (ite (= (_ bv92 7) new.lm_head.state) (ite $x3833 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1072 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x3330 (or new.lm_head.cut.filled (and new.lm_head.stored new.embedding.cut.filled))))
 (let (($x1595 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1746 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and $x1595 $x3330))))
 (let ((?x2869 (ite (= (_ bv95 7) new.lm_head.state) (ite $x1746 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x669)))
 (= new.lm_head.joined ?x2869))))))))))
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
 (= old.lm_head.same_cut new.lm_head.same_cut))
(assert
 (= old.lm_head.split new.lm_head.split))
(assert
 (= old.lm_head.tied new.lm_head.tied))
(assert
 (= old.model.tied new.model.tied))
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
 (let (($x1498 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x1760 (= 1 new.tp)))
 (let (($x2192 (or (= (_ bv96 7) new.lm_head.joined) (and $x1760 (or (not (= (_ bv95 7) new.lm_head.split)) $x1498)))))
 (not $x2192)))))
(assert
 (let (($x1066 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x741 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x741 (or (not (= (_ bv95 7) old.lm_head.split)) $x1066))))))
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3236 (= (_ bv56 7) old.hidden.kind)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (or $x2318 $x3890 $x1604 $x272 $x3236 $x2959 $x2668 $x540 $x2533 $x762))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1553 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1626 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1626 $x1553 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x1503 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1661 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2779 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2331 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2331 (= (_ bv56 7) old.lm_head.cut.kind) $x2779 $x1661 (= (_ bv91 7) old.lm_head.cut.kind) $x1503 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1468 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1274 (= (_ bv40 7) old.lm_head.split)))
 (or $x1274 (= (_ bv57 7) old.lm_head.split) $x1468))))
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
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x1554 (= (- 1) old.hidden.n)))
 (let ((?x2325 (ite (or $x1554 (< (* ?x1707 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x307 (ite $x2959 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2325) old.hidden.given_least)))
 (let ((?x3731 (ite (or $x1554 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1596 (ite $x1604 (ite (and $x1554 (= 1 old.hidden.parts)) 1 ?x3731) ?x307)))
 (let (($x3236 (= (_ bv56 7) old.hidden.kind)))
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2250 (ite $x2533 old.hidden.parts (ite (or $x3890 $x2318 $x540 $x762 $x3236) 1 ?x1596))))
 (= old.hidden.least ?x2250))))))))))))))))))
(assert
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2959 (< 1 old.hidden.parts) (= ?x1707 old.hidden.n)))))))
(assert
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2959 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let (($x565 (ite $x1604 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x1554 (= (- 1) old.hidden.n)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x615 (ite $x540 (or $x1554 (< old.hidden.block old.hidden.n)) (ite $x2959 (or $x1554 (< ?x1707 old.hidden.n)) $x565))))
 (let (($x3447 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x615)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (= old.hidden.moved (ite $x2202 old.hidden.given_moved $x3447)))))))))))))))
(assert
 (let (($x2779 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1401 (and $x2779 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1401))))
(assert
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (let (($x1769 (ite $x2202 old.hidden.given_everywhere (or $x2533 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1769)))))))
(assert
 (let (($x1503 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3197 (or $x1503 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x639 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x3197)))
 (= old.lm_head.cut.everywhere $x639)))))
(assert
 (let (($x3568 (not old.hidden.moved)))
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1568 (or old.hidden.everywhere old.hidden.filled (and (or $x3890 $x2318 $x540 $x762) $x3568))))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (= old.hidden.undivided (ite $x2202 old.hidden.given_undivided $x1568))))))))))))
(assert
 (let (($x1022 (not old.lm_head.group.pp)))
 (let (($x1126 (or $x1022 (= 1 old.pp))))
 (let (($x812 (not old.lm_head.group.sp)))
 (let (($x680 (or $x812 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x2621 (not old.lm_head.group.dp)))
 (let (($x303 (or $x2621 $x2870)))
 (let (($x3774 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x303 $x680 $x1126)))
 (let (($x1553 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2830 (or $x1553 $x3774)))
 (let (($x1274 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1930 (and $x1274 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2830)))
 (let (($x1468 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x185 (ite (and $x1468 old.lm_head.cut.everywhere $x2830) (_ bv96 7) (ite $x1468 (_ bv95 7) (ite $x1930 (_ bv96 7) (ite $x1274 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x185))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (or $x2429 $x602 $x1474 $x2031 $x1254 $x1796 $x2037 $x604 $x2511 $x1123))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x757 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3020 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x3020 $x757 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x483 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3343 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x508 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3517 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3517 (= (_ bv56 7) new.lm_head.cut.kind) $x508 $x3343 (= (_ bv91 7) new.lm_head.cut.kind) $x483 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x556 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1062 (= (_ bv40 7) new.lm_head.split)))
 (or $x1062 (= (_ bv57 7) new.lm_head.split) $x556))))
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
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x2458 (= (- 1) new.hidden.n)))
 (let ((?x1480 (ite (or $x2458 (< (* ?x3116 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3721 (ite $x1796 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1480) new.hidden.given_least)))
 (let ((?x293 (ite (or $x2458 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x838 (ite $x1474 (ite (and $x2458 (= 1 new.hidden.parts)) 1 ?x293) ?x3721)))
 (let (($x1254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2642 (ite $x2511 new.hidden.parts (ite (or $x602 $x2429 $x604 $x1123 $x1254) 1 ?x838))))
 (= new.hidden.least ?x2642))))))))))))))))))
(assert
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1796 (< 1 new.hidden.parts) (= ?x3116 new.hidden.n)))))))
(assert
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1796 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3487 (ite $x1474 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x2458 (= (- 1) new.hidden.n)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x193 (ite $x604 (or $x2458 (< new.hidden.block new.hidden.n)) (ite $x1796 (or $x2458 (< ?x3116 new.hidden.n)) $x3487))))
 (let (($x575 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x193)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (= new.hidden.moved (ite $x1451 new.hidden.given_moved $x575)))))))))))))))
(assert
 (let (($x508 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3720 (and $x508 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3720))))
(assert
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (let (($x3076 (ite $x1451 new.hidden.given_everywhere (or $x2511 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3076)))))))
(assert
 (let (($x483 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3712 (or $x483 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2915 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3712)))
 (= new.lm_head.cut.everywhere $x2915)))))
(assert
 (let (($x3699 (not new.hidden.moved)))
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1148 (or new.hidden.everywhere new.hidden.filled (and (or $x602 $x2429 $x604 $x1123) $x3699))))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (= new.hidden.undivided (ite $x1451 new.hidden.given_undivided $x1148))))))))))))
(assert
 (let (($x1586 (not new.lm_head.group.pp)))
 (let (($x2265 (or $x1586 (= 1 new.pp))))
 (let (($x1109 (not new.lm_head.group.sp)))
 (let (($x3510 (or $x1109 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2290 (not new.lm_head.group.dp)))
 (let (($x2407 (or $x2290 $x1405)))
 (let (($x3250 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2407 $x3510 $x2265)))
 (let (($x757 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x775 (or $x757 $x3250)))
 (let (($x1062 (= (_ bv40 7) new.lm_head.split)))
 (let (($x607 (and $x1062 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x775)))
 (let (($x556 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2386 (ite (and $x556 new.lm_head.cut.everywhere $x775) (_ bv96 7) (ite $x556 (_ bv95 7) (ite $x607 (_ bv96 7) (ite $x1062 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2386))))))))))))))))
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
 (let (($x1586 (not new.lm_head.group.pp)))
 (let (($x2265 (or $x1586 (= 1 new.pp))))
 (let (($x1109 (not new.lm_head.group.sp)))
 (let (($x3510 (or $x1109 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2290 (not new.lm_head.group.dp)))
 (let (($x2407 (or $x2290 $x1405)))
 (let (($x3250 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2407 $x3510 $x2265)))
 (let (($x3020 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x757 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x366 (or $x757 (and (= (_ bv96 7) new.lm_head.state) (or $x3020 $x3250)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x2407 $x3510 $x2265))))
 (not $x366)))))))))))))
(assert
 (let (($x1022 (not old.lm_head.group.pp)))
(let (($x1126 (or $x1022 (= 1 old.pp))))
(let (($x812 (not old.lm_head.group.sp)))
(let (($x680 (or $x812 (= 1 old.sp))))
(let (($x2870 (= 1 old.dp)))
(let (($x2621 (not old.lm_head.group.dp)))
(let (($x303 (or $x2621 $x2870)))
(let (($x3774 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x303 $x680 $x1126)))
(let (($x1626 (= (_ bv10 7) old.lm_head.collective)))
(let (($x1553 (= (_ bv57 7) old.lm_head.collective)))
(or $x1553 (and (= (_ bv96 7) old.lm_head.state) (or $x1626 $x3774)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x303 $x680 $x1126)))))))))))))
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3236 (= (_ bv56 7) old.hidden.kind)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (or $x2318 $x3890 $x1604 $x272 $x3236 $x2959 $x2668 $x540 $x2533 $x762))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1553 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1626 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2949 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2949 (= (_ bv5 7) old.lm_head.collective) $x1626 $x1553 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x1503 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1661 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2779 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2331 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2331 (= (_ bv56 7) old.lm_head.cut.kind) $x2779 $x1661 (= (_ bv91 7) old.lm_head.cut.kind) $x1503 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1025 (= (_ bv64 7) old.lm_head.order)))
 (or $x1025 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x1468 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1274 (= (_ bv40 7) old.lm_head.split)))
 (or $x1274 (= (_ bv57 7) old.lm_head.split) $x1468))))
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
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x1554 (= (- 1) old.hidden.n)))
 (let ((?x2325 (ite (or $x1554 (< (* ?x1707 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x307 (ite $x2959 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2325) old.hidden.given_least)))
 (let ((?x3731 (ite (or $x1554 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1596 (ite $x1604 (ite (and $x1554 (= 1 old.hidden.parts)) 1 ?x3731) ?x307)))
 (let (($x3236 (= (_ bv56 7) old.hidden.kind)))
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2250 (ite $x2533 old.hidden.parts (ite (or $x3890 $x2318 $x540 $x762 $x3236) 1 ?x1596))))
 (= old.hidden.least ?x2250))))))))))))))))))
(assert
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2959 (< 1 old.hidden.parts) (= ?x1707 old.hidden.n)))))))
(assert
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2959 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let (($x565 (ite $x1604 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x1554 (= (- 1) old.hidden.n)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x615 (ite $x540 (or $x1554 (< old.hidden.block old.hidden.n)) (ite $x2959 (or $x1554 (< ?x1707 old.hidden.n)) $x565))))
 (let (($x3447 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x615)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (= old.hidden.moved (ite $x2202 old.hidden.given_moved $x3447)))))))))))))))
(assert
 (let (($x2779 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1401 (and $x2779 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1401))))
(assert
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (let (($x1769 (ite $x2202 old.hidden.given_everywhere (or $x2533 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1769)))))))
(assert
 (let (($x1503 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3197 (or $x1503 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x639 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x3197)))
 (= old.lm_head.cut.everywhere $x639)))))
(assert
 (let (($x3568 (not old.hidden.moved)))
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1568 (or old.hidden.everywhere old.hidden.filled (and (or $x3890 $x2318 $x540 $x762) $x3568))))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (= old.hidden.undivided (ite $x2202 old.hidden.given_undivided $x1568))))))))))))
(assert
 (let (($x3774 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1553 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2830 (or $x1553 $x3774)))
 (let (($x1274 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1930 (and $x1274 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2830)))
 (let (($x1468 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x185 (ite (and $x1468 old.lm_head.cut.everywhere $x2830) (_ bv96 7) (ite $x1468 (_ bv95 7) (ite $x1930 (_ bv96 7) (ite $x1274 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x185)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (or $x2429 $x602 $x1474 $x2031 $x1254 $x1796 $x2037 $x604 $x2511 $x1123))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x757 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3020 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1318 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1318 (= (_ bv5 7) new.lm_head.collective) $x3020 $x757 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x483 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3343 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x508 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3517 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3517 (= (_ bv56 7) new.lm_head.cut.kind) $x508 $x3343 (= (_ bv91 7) new.lm_head.cut.kind) $x483 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x599 (= (_ bv64 7) new.lm_head.order)))
 (or $x599 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x556 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1062 (= (_ bv40 7) new.lm_head.split)))
 (or $x1062 (= (_ bv57 7) new.lm_head.split) $x556))))
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
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x2458 (= (- 1) new.hidden.n)))
 (let ((?x1480 (ite (or $x2458 (< (* ?x3116 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3721 (ite $x1796 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1480) new.hidden.given_least)))
 (let ((?x293 (ite (or $x2458 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x838 (ite $x1474 (ite (and $x2458 (= 1 new.hidden.parts)) 1 ?x293) ?x3721)))
 (let (($x1254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2642 (ite $x2511 new.hidden.parts (ite (or $x602 $x2429 $x604 $x1123 $x1254) 1 ?x838))))
 (= new.hidden.least ?x2642))))))))))))))))))
(assert
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1796 (< 1 new.hidden.parts) (= ?x3116 new.hidden.n)))))))
(assert
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1796 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3487 (ite $x1474 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x2458 (= (- 1) new.hidden.n)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x193 (ite $x604 (or $x2458 (< new.hidden.block new.hidden.n)) (ite $x1796 (or $x2458 (< ?x3116 new.hidden.n)) $x3487))))
 (let (($x575 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x193)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (= new.hidden.moved (ite $x1451 new.hidden.given_moved $x575)))))))))))))))
(assert
 (let (($x508 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3720 (and $x508 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3720))))
(assert
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (let (($x3076 (ite $x1451 new.hidden.given_everywhere (or $x2511 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3076)))))))
(assert
 (let (($x483 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3712 (or $x483 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2915 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3712)))
 (= new.lm_head.cut.everywhere $x2915)))))
(assert
 (let (($x3699 (not new.hidden.moved)))
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1148 (or new.hidden.everywhere new.hidden.filled (and (or $x602 $x2429 $x604 $x1123) $x3699))))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (= new.hidden.undivided (ite $x1451 new.hidden.given_undivided $x1148))))))))))))
(assert
 (let (($x3250 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x757 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x775 (or $x757 $x3250)))
 (let (($x1062 (= (_ bv40 7) new.lm_head.split)))
 (let (($x607 (and $x1062 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x775)))
 (let (($x556 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2386 (ite (and $x556 new.lm_head.cut.everywhere $x775) (_ bv96 7) (ite $x556 (_ bv95 7) (ite $x607 (_ bv96 7) (ite $x1062 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2386)))))))))
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
 (let (($x3001 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x599 (= (_ bv64 7) new.lm_head.order)))
 (let (($x1760 (= 1 new.tp)))
 (let (($x2968 (or $x1760 (not (= (_ bv95 7) new.lm_head.state)) $x599 $x3001 new.lm_head.reversible)))
 (not $x2968))))))
(assert
 (let (($x2034 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x1025 (= (_ bv64 7) old.lm_head.order)))
(let (($x741 (= 1 old.tp)))
(or $x741 (not (= (_ bv95 7) old.lm_head.state)) $x1025 $x2034 old.lm_head.reversible)))))
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3236 (= (_ bv56 7) old.hidden.kind)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (or $x2318 $x3890 $x1604 $x272 $x3236 $x2959 $x2668 $x540 $x2533 $x762))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1730 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1965 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x1450 (= (_ bv1 7) old.lm_head.bias)))
 (or $x1450 (= (_ bv23 7) old.lm_head.bias) $x1965 $x1730)))))
(assert
 (let (($x1553 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1553 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1503 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1882 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1661 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2779 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2331 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3469 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x3469 $x2331 (= (_ bv56 7) old.lm_head.cut.kind) $x2779 $x1661 $x1882 $x1503 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1468 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1274 (= (_ bv40 7) old.lm_head.split)))
 (or $x1274 (= (_ bv57 7) old.lm_head.split) $x1468))))
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
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x1554 (= (- 1) old.hidden.n)))
 (let ((?x2325 (ite (or $x1554 (< (* ?x1707 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x307 (ite $x2959 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2325) old.hidden.given_least)))
 (let ((?x3731 (ite (or $x1554 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1596 (ite $x1604 (ite (and $x1554 (= 1 old.hidden.parts)) 1 ?x3731) ?x307)))
 (let (($x3236 (= (_ bv56 7) old.hidden.kind)))
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2250 (ite $x2533 old.hidden.parts (ite (or $x3890 $x2318 $x540 $x762 $x3236) 1 ?x1596))))
 (= old.hidden.least ?x2250))))))))))))))))))
(assert
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2959 (< 1 old.hidden.parts) (= ?x1707 old.hidden.n)))))))
(assert
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2959 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1604 (= (_ bv26 7) old.hidden.kind)))
 (let (($x565 (ite $x1604 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x92 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1707 (div (* ?x92 old.hidden.multiple) old.hidden.parts)))
 (let (($x1554 (= (- 1) old.hidden.n)))
 (let (($x2959 (= (_ bv65 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x615 (ite $x540 (or $x1554 (< old.hidden.block old.hidden.n)) (ite $x2959 (or $x1554 (< ?x1707 old.hidden.n)) $x565))))
 (let (($x3447 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x615)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (= old.hidden.moved (ite $x2202 old.hidden.given_moved $x3447)))))))))))))))
(assert
 (let (($x2779 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1401 (and $x2779 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1401))))
(assert
 (let (($x790 (= (- 1) old.lm_head.cut.n)))
 (let (($x3469 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1910 (ite $x3469 (or $x790 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x790 (< 1 old.lm_head.cut.n)))))
 (let ((?x1341 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x2329 (< (div (* ?x1341 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x2779 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1882 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1064 (ite $x1882 (or $x790 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2779 (or $x790 $x2329) $x1910))))
 (let (($x2170 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1064)))
 (let (($x2331 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1661 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1192 (or $x1661 $x2331)))
 (= old.lm_head.cut.moved (ite $x1192 old.lm_head.cut.given_moved $x2170)))))))))))))))
(assert
 (let (($x2533 (= (_ bv96 7) old.hidden.kind)))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (let (($x1769 (ite $x2202 old.hidden.given_everywhere (or $x2533 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1769)))))))
(assert
 (let (($x1503 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3197 (or $x1503 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2331 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1661 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1192 (or $x1661 $x2331)))
 (= old.lm_head.cut.everywhere (ite $x1192 old.lm_head.cut.given_everywhere $x3197))))))))
(assert
 (let (($x2096 (not old.lm_head.cut.moved)))
 (let (($x3875 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x3175 (= 1 old.lm_head.cut.parts)))
 (let (($x2331 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1661 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1192 (or $x1661 $x2331)))
 (= old.lm_head.cut.first_alone (ite $x1192 old.lm_head.cut.given_first (or $x3175 (and $x3875 $x2096)))))))))))
(assert
 (let (($x3568 (not old.hidden.moved)))
 (let (($x762 (= (_ bv99 7) old.hidden.kind)))
 (let (($x540 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv11 7) old.hidden.kind)))
 (let (($x3890 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1568 (or old.hidden.everywhere old.hidden.filled (and (or $x3890 $x2318 $x540 $x762) $x3568))))
 (let (($x272 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2668 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2202 (or $x2668 $x272)))
 (= old.hidden.undivided (ite $x2202 old.hidden.given_undivided $x1568))))))))))))
(assert
 (let (($x3774 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1553 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2830 (or $x1553 $x3774)))
 (let (($x1274 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1930 (and $x1274 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2830)))
 (let (($x1468 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x185 (ite (and $x1468 old.lm_head.cut.everywhere $x2830) (_ bv96 7) (ite $x1468 (_ bv95 7) (ite $x1930 (_ bv96 7) (ite $x1274 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x185)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (or $x2429 $x602 $x1474 $x2031 $x1254 $x1796 $x2037 $x604 $x2511 $x1123))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1646 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2135 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x1781 (= (_ bv1 7) new.lm_head.bias)))
 (or $x1781 (= (_ bv23 7) new.lm_head.bias) $x2135 $x1646)))))
(assert
 (let (($x757 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x757 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x483 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2015 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3343 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x508 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3517 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2842 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2842 $x3517 (= (_ bv56 7) new.lm_head.cut.kind) $x508 $x3343 $x2015 $x483 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x556 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1062 (= (_ bv40 7) new.lm_head.split)))
 (or $x1062 (= (_ bv57 7) new.lm_head.split) $x556))))
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
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x2458 (= (- 1) new.hidden.n)))
 (let ((?x1480 (ite (or $x2458 (< (* ?x3116 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3721 (ite $x1796 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1480) new.hidden.given_least)))
 (let ((?x293 (ite (or $x2458 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x838 (ite $x1474 (ite (and $x2458 (= 1 new.hidden.parts)) 1 ?x293) ?x3721)))
 (let (($x1254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2642 (ite $x2511 new.hidden.parts (ite (or $x602 $x2429 $x604 $x1123 $x1254) 1 ?x838))))
 (= new.hidden.least ?x2642))))))))))))))))))
(assert
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1796 (< 1 new.hidden.parts) (= ?x3116 new.hidden.n)))))))
(assert
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1796 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1474 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3487 (ite $x1474 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3222 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3116 (div (* ?x3222 new.hidden.multiple) new.hidden.parts)))
 (let (($x2458 (= (- 1) new.hidden.n)))
 (let (($x1796 (= (_ bv65 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x193 (ite $x604 (or $x2458 (< new.hidden.block new.hidden.n)) (ite $x1796 (or $x2458 (< ?x3116 new.hidden.n)) $x3487))))
 (let (($x575 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x193)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (= new.hidden.moved (ite $x1451 new.hidden.given_moved $x575)))))))))))))))
(assert
 (let (($x508 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3720 (and $x508 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3720))))
(assert
 (let (($x3442 (= (- 1) new.lm_head.cut.n)))
 (let (($x2842 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2757 (ite $x2842 (or $x3442 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x3442 (< 1 new.lm_head.cut.n)))))
 (let ((?x1041 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x2022 (< (div (* ?x1041 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x508 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2015 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3042 (ite $x2015 (or $x3442 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x508 (or $x3442 $x2022) $x2757))))
 (let (($x1867 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x3042)))
 (let (($x3517 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3343 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x160 (or $x3343 $x3517)))
 (= new.lm_head.cut.moved (ite $x160 new.lm_head.cut.given_moved $x1867)))))))))))))))
(assert
 (let (($x2511 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (let (($x3076 (ite $x1451 new.hidden.given_everywhere (or $x2511 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3076)))))))
(assert
 (let (($x483 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3712 (or $x483 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3517 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3343 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x160 (or $x3343 $x3517)))
 (= new.lm_head.cut.everywhere (ite $x160 new.lm_head.cut.given_everywhere $x3712))))))))
(assert
 (let (($x1737 (not new.lm_head.cut.moved)))
 (let (($x494 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x1642 (= 1 new.lm_head.cut.parts)))
 (let (($x3517 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3343 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x160 (or $x3343 $x3517)))
 (= new.lm_head.cut.first_alone (ite $x160 new.lm_head.cut.given_first (or $x1642 (and $x494 $x1737)))))))))))
(assert
 (let (($x3699 (not new.hidden.moved)))
 (let (($x1123 (= (_ bv99 7) new.hidden.kind)))
 (let (($x604 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2429 (= (_ bv11 7) new.hidden.kind)))
 (let (($x602 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1148 (or new.hidden.everywhere new.hidden.filled (and (or $x602 $x2429 $x604 $x1123) $x3699))))
 (let (($x2031 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2037 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1451 (or $x2037 $x2031)))
 (= new.hidden.undivided (ite $x1451 new.hidden.given_undivided $x1148))))))))))))
(assert
 (let (($x3250 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x757 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x775 (or $x757 $x3250)))
 (let (($x1062 (= (_ bv40 7) new.lm_head.split)))
 (let (($x607 (and $x1062 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x775)))
 (let (($x556 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2386 (ite (and $x556 new.lm_head.cut.everywhere $x775) (_ bv96 7) (ite $x556 (_ bv95 7) (ite $x607 (_ bv96 7) (ite $x1062 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2386)))))))))
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
 (let (($x1646 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x3312 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x1760 (= 1 new.tp)))
 (let (($x1901 (or $x1760 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x3312 (and (= (_ bv95 7) new.lm_head.state) $x1646 new.lm_head.cut.first_alone))))
 (not $x1901))))))
(assert
 (let (($x1730 (= (_ bv29 7) old.lm_head.bias)))
(let (($x1499 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x497 (not old.model.head_bias)))
(let (($x741 (= 1 old.tp)))
(or $x741 $x497 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x1499 (and (= (_ bv95 7) old.lm_head.state) $x1730 old.lm_head.cut.first_alone)))))))
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
 (let (($x3121 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2547 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2547 $x3121 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x2966 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2979 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2979 $x2966 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2252 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2252 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x2889 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1857 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1857 $x2889 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x3048 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x3048)))
(assert
 (let (($x2534 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1807 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1147 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1490 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3019 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x3019 $x1490 $x1147 $x1807 $x2534)))))))
(assert
 (let (($x1839 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3165 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x3165 $x1839))))
(assert
 (let (($x301 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x301 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x3757 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2848 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3677 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2927 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2040 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2040 $x2927 $x3677 $x2848 $x3757)))))))
(assert
 (let (($x3177 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1903 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3507 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3507 $x1903 $x3177)))))
(assert
 (let (($x1638 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3221 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x201 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x201 $x3221 $x1638 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x1130 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1195 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1752 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2512 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2841 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1733 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x588 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2740 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x46 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3014 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x3014 $x46 $x2740 $x588 $x1733 $x2841 $x2512 $x1752 $x1195 $x1130))))))))))))
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
 (let (($x1346 (= (_ bv38 7) old.stages.send)))
 (let (($x3511 (= (_ bv14 7) old.stages.send)))
 (let (($x2314 (= (_ bv10 7) old.stages.send)))
 (or $x2314 $x3511 $x1346 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x1167 (= (_ bv53 7) old.stages.stream)))
 (or $x1167 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1106 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3700 (div (* ?x1106 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2236 (= (- 1) old.ffn.width.n)))
 (let ((?x3395 (ite (or $x2236 (< (* ?x3700 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x2970 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x3395)))
 (let (($x2841 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x2036 (ite (or $x2236 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x2740 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x1985 (ite $x2740 (ite (and $x2236 (= 1 old.ffn.width.parts)) 1 ?x2036) (ite $x2841 ?x2970 old.ffn.width.given_least))))
 (let (($x1733 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1130 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1752 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3014 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x46 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1195 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x3548 (ite $x1195 old.ffn.width.parts (ite (or $x46 $x3014 $x1752 $x1130 $x1733) 1 ?x1985))))
 (= old.ffn.width.least ?x3548))))))))))))))))))
(assert
 (let ((?x1106 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3700 (div (* ?x1106 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x626 (< 1 old.ffn.width.parts)))
 (let (($x2841 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2841 $x626 (= ?x3700 old.ffn.width.n))))))))
(assert
 (let ((?x1106 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3700 (div (* ?x1106 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x626 (< 1 old.ffn.width.parts)))
 (let (($x2841 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2841 $x626 (<= old.ffn.width.n ?x3700))))))))
(assert
 (let (($x2841 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1959 (and $x2841 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1959))))
(assert
 (let (($x2236 (= (- 1) old.ffn.width.n)))
 (let (($x2740 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x828 (ite $x2740 (or $x2236 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2236 (< 1 old.ffn.width.n)))))
 (let ((?x1106 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3700 (div (* ?x1106 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2841 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1752 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2248 (ite $x1752 (or $x2236 (< old.ffn.width.block old.ffn.width.n)) (ite $x2841 (or $x2236 (< ?x3700 old.ffn.width.n)) $x828))))
 (let (($x3521 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2248)))
 (let (($x588 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2512 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2251 (or $x2512 $x588)))
 (= old.ffn.width.moved (ite $x2251 old.ffn.width.given_moved $x3521)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2966 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x546 (or $x2966 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x546))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1195 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x340 (or $x1195 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x588 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2512 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2251 (or $x2512 $x588)))
 (= old.ffn.width.everywhere (ite $x2251 old.ffn.width.given_everywhere $x340))))))))
(assert
 (let (($x2823 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2840 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1597 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2840)))
 (let (($x912 (ite old.model.gated $x1597 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x2823))))
 (let (($x2889 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x425 (and old.ffn.width.filled $x2889 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x912)))))
 (= old.ffn.piece_kept $x425))))))))
(assert
 (let (($x742 (not old.ffn.width.moved)))
 (let (($x1130 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1752 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3014 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x46 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3537 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x46 $x3014 $x1752 $x1130) $x742))))
 (let (($x588 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2512 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2251 (or $x2512 $x588)))
 (= old.ffn.width.undivided (ite $x2251 old.ffn.width.given_undivided $x3537))))))))))))
(assert
 (let (($x742 (not old.ffn.width.moved)))
 (let (($x2666 (and old.ffn.width.everywhere $x742)))
 (= old.ffn.in_place (or $x2666 old.ffn.width.filled)))))
(assert
 (let (($x2594 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2547 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x3121 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1765 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x3121 $x2547) $x2594))))
 (= old.ffn.first_reads $x1765))))))
(assert
 (let (($x2840 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1597 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2840)))
 (let (($x1839 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1213 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x1857 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2889 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2927 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3677 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1963 (or $x3677 $x2927)))
 (let (($x2823 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3507 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x3339 (< 1 old.tp)))
 (let (($x2880 (and old.model.gated $x3339 $x3507 $x2823 $x1963 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x2889 (and $x1857 (and old.ffn.width.undivided $x1213))) (not (and old.ffn.gathers $x1839 $x1597)))))
 (= old.ffn.up_idle $x2880)))))))))))))))
(assert
 (let (($x742 (not old.ffn.width.moved)))
 (let (($x2666 (and old.ffn.width.everywhere $x742)))
 (let ((?x1656 (ite $x2666 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3339 (< 1 old.tp)))
 (let ((?x2489 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x3757 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2927 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3677 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1963 (or $x3677 $x2927)))
 (let (($x3221 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2848 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3026 (or $x2848 (not (or $x3221 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x2823 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3198 (or $x3677 $x2848)))
 (let ((?x2180 (ite (or $x3198 $x2823 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2927 (_ bv21 7) (_ bv16 7)))))
 (let (($x1903 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x1095 (ite $x1903 ?x2180 (ite $x3026 (_ bv92 7) (ite $x1963 (_ bv96 7) (ite $x3757 ?x2489 (ite $x3339 (_ bv16 7) ?x1656)))))))
 (let (($x923 (or $x3198 $x2823 (and $x2927 old.ffn.width.padded $x742) (and $x3757 old.ffn.width.leads))))
 (let ((?x2468 (ite (and $x2927 old.ffn.width.filled (not $x2823)) (_ bv96 7) (ite $x923 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3177 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3177 ?x2468 ?x1095)))))))))))))))))))))))
(assert
 (let (($x1381 (not old.ffn.width.everywhere)))
 (let (($x899 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1381)))
 (= old.ffn.up_piece (ite $x899 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1638 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2848 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1403 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x2848 $x1638 old.ffn.up_idle))))
 (= old.ffn.up_left $x1403)))))
(assert
 (let (($x2884 (not old.ffn.up_left)))
 (let (($x2618 (not old.model.joint)))
 (let (($x2714 (and old.ffn.piece_kept old.model.gated $x2618 (= (_ bv97 7) old.ffn.up_piece) $x2884)))
 (= old.ffn.share_of_one $x2714)))))
(assert
 (let (($x742 (not old.ffn.width.moved)))
 (let (($x2666 (and old.ffn.width.everywhere $x742)))
 (let (($x3339 (< 1 old.tp)))
 (let ((?x1000 (ite $x3339 (_ bv16 7) (ite $x2666 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x729 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x2534 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1490 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1147 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1807 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x3265 (ite (or $x1807 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x1147 $x1490) (_ bv96 7) (ite $x2534 ?x729 ?x1000)))))
 (let (($x2840 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1650 (or $x1147 $x1807)))
 (let (($x2304 (or $x1650 $x2840 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3165 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2253 (or $x1650 $x2840 (and $x1490 old.ffn.width.padded $x742) (and $x2534 old.ffn.width.leads))))
 (let ((?x779 (ite (and $x1490 old.ffn.width.filled (not $x2840)) (_ bv96 7) (ite $x2253 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1839 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1839 ?x779 (ite $x3165 (ite $x2304 (_ bv96 7) (ite $x1490 (_ bv21 7) (_ bv16 7))) ?x3265)))))))))))))))))))))
(assert
 (let (($x1381 (not old.ffn.width.everywhere)))
 (let (($x1839 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1839 (not (= (_ bv96 7) old.ffn.gate_state)) $x1381) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x3912 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x3912)))
(assert
 (let ((?x2242 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x706 (not old.ffn.share_of_one)))
 (let (($x2980 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x706))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x2980) (_ bv96 7) ?x2242))))))
(assert
 (let (($x3048 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x3339 (< 1 old.tp)))
 (let (($x721 (and $x3339 $x3048 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x721)))))
(assert
 (let (($x1167 (= (_ bv53 7) old.stages.stream)))
 (let (($x1408 (and $x1167 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1522 (not old.model.parallel)))
 (let (($x785 (not old.stages.leaves)))
 (let (($x2153 (or $x785 (and old.layer.dense $x1522 (not (= (_ bv1 7) old.ffn.down.residual))) $x1408)))
 (= old.stages.one_part $x2153)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x310 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2449 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x2449 $x310 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x1312 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2651 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2651 $x1312 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3747 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x3747 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1031 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2230 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2230 $x1031 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x3783 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x3783)))
(assert
 (let (($x1995 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2368 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3646 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2141 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1175 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1175 $x2141 $x3646 $x2368 $x1995)))))))
(assert
 (let (($x2914 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2992 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2992 $x2914))))
(assert
 (let (($x3486 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3486 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2902 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2822 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3252 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2175 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1700 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1700 $x2175 $x3252 $x2822 $x2902)))))))
(assert
 (let (($x1814 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x585 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1991 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1991 $x585 $x1814)))))
(assert
 (let (($x2011 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2097 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x837 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x837 $x2097 $x2011 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x2912 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x36 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1548 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2867 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2229 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2064 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1833 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1922 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3017 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3031 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x3031 $x3017 $x1922 $x1833 $x2064 $x2229 $x2867 $x1548 $x36 $x2912))))))))))))
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
 (let (($x3258 (= (_ bv38 7) new.stages.send)))
 (let (($x2461 (= (_ bv14 7) new.stages.send)))
 (let (($x434 (= (_ bv10 7) new.stages.send)))
 (or $x434 $x2461 $x3258 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x3125 (= (_ bv53 7) new.stages.stream)))
 (or $x3125 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3806 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2634 (div (* ?x3806 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1323 (= (- 1) new.ffn.width.n)))
 (let ((?x1002 (ite (or $x1323 (< (* ?x2634 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x2696 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1002)))
 (let (($x2229 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x2390 (ite (or $x1323 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1922 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x2950 (ite $x1922 (ite (and $x1323 (= 1 new.ffn.width.parts)) 1 ?x2390) (ite $x2229 ?x2696 new.ffn.width.given_least))))
 (let (($x2064 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2912 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1548 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3031 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x3017 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x36 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x2088 (ite $x36 new.ffn.width.parts (ite (or $x3017 $x3031 $x1548 $x2912 $x2064) 1 ?x2950))))
 (= new.ffn.width.least ?x2088))))))))))))))))))
(assert
 (let ((?x3806 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2634 (div (* ?x3806 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2993 (< 1 new.ffn.width.parts)))
 (let (($x2229 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2229 $x2993 (= ?x2634 new.ffn.width.n))))))))
(assert
 (let ((?x3806 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2634 (div (* ?x3806 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2993 (< 1 new.ffn.width.parts)))
 (let (($x2229 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2229 $x2993 (<= new.ffn.width.n ?x2634))))))))
(assert
 (let (($x2229 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1280 (and $x2229 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1280))))
(assert
 (let (($x1323 (= (- 1) new.ffn.width.n)))
 (let (($x1922 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x19 (ite $x1922 (or $x1323 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1323 (< 1 new.ffn.width.n)))))
 (let ((?x3806 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2634 (div (* ?x3806 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2229 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1548 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1046 (ite $x1548 (or $x1323 (< new.ffn.width.block new.ffn.width.n)) (ite $x2229 (or $x1323 (< ?x2634 new.ffn.width.n)) $x19))))
 (let (($x2246 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1046)))
 (let (($x1833 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2867 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1196 (or $x2867 $x1833)))
 (= new.ffn.width.moved (ite $x1196 new.ffn.width.given_moved $x2246)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1312 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2002 (or $x1312 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2002))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x36 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3666 (or $x36 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1833 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2867 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1196 (or $x2867 $x1833)))
 (= new.ffn.width.everywhere (ite $x1196 new.ffn.width.given_everywhere $x3666))))))))
(assert
 (let (($x2664 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3443 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1744 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3443)))
 (let (($x2104 (ite new.model.gated $x1744 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2664))))
 (let (($x1031 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3169 (and new.ffn.width.filled $x1031 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x2104)))))
 (= new.ffn.piece_kept $x3169))))))))
(assert
 (let (($x1898 (not new.ffn.width.moved)))
 (let (($x2912 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1548 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3031 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x3017 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2734 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x3017 $x3031 $x1548 $x2912) $x1898))))
 (let (($x1833 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2867 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1196 (or $x2867 $x1833)))
 (= new.ffn.width.undivided (ite $x1196 new.ffn.width.given_undivided $x2734))))))))))))
(assert
 (let (($x1898 (not new.ffn.width.moved)))
 (let (($x1433 (and new.ffn.width.everywhere $x1898)))
 (= new.ffn.in_place (or $x1433 new.ffn.width.filled)))))
(assert
 (let (($x1234 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2449 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x310 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3230 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x310 $x2449) $x1234))))
 (= new.ffn.first_reads $x3230))))))
(assert
 (let (($x3443 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1744 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3443)))
 (let (($x2914 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1559 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x2230 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1031 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2175 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3252 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x936 (or $x3252 $x2175)))
 (let (($x2664 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1991 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x3154 (< 1 new.tp)))
 (let (($x354 (and new.model.gated $x3154 $x1991 $x2664 $x936 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x1031 (and $x2230 (and new.ffn.width.undivided $x1559))) (not (and new.ffn.gathers $x2914 $x1744)))))
 (= new.ffn.up_idle $x354)))))))))))))))
(assert
 (let (($x1898 (not new.ffn.width.moved)))
 (let (($x1433 (and new.ffn.width.everywhere $x1898)))
 (let ((?x848 (ite $x1433 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3154 (< 1 new.tp)))
 (let ((?x2403 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2902 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2175 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3252 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x936 (or $x3252 $x2175)))
 (let (($x2097 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2822 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3678 (or $x2822 (not (or $x2097 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2664 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1748 (or $x3252 $x2822)))
 (let ((?x1135 (ite (or $x1748 $x2664 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2175 (_ bv21 7) (_ bv16 7)))))
 (let (($x585 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2528 (ite $x585 ?x1135 (ite $x3678 (_ bv92 7) (ite $x936 (_ bv96 7) (ite $x2902 ?x2403 (ite $x3154 (_ bv16 7) ?x848)))))))
 (let (($x2075 (or $x1748 $x2664 (and $x2175 new.ffn.width.padded $x1898) (and $x2902 new.ffn.width.leads))))
 (let ((?x2272 (ite (and $x2175 new.ffn.width.filled (not $x2664)) (_ bv96 7) (ite $x2075 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1814 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1814 ?x2272 ?x2528)))))))))))))))))))))))
(assert
 (let (($x1961 (not new.ffn.width.everywhere)))
 (let (($x1176 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1961)))
 (= new.ffn.up_piece (ite $x1176 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2011 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2822 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2402 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x2822 $x2011 new.ffn.up_idle))))
 (= new.ffn.up_left $x2402)))))
(assert
 (let (($x2475 (not new.ffn.up_left)))
 (let (($x1083 (not new.model.joint)))
 (let (($x2210 (and new.ffn.piece_kept new.model.gated $x1083 (= (_ bv97 7) new.ffn.up_piece) $x2475)))
 (= new.ffn.share_of_one $x2210)))))
(assert
 (let (($x1898 (not new.ffn.width.moved)))
 (let (($x1433 (and new.ffn.width.everywhere $x1898)))
 (let (($x3154 (< 1 new.tp)))
 (let ((?x1813 (ite $x3154 (_ bv16 7) (ite $x1433 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2279 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1995 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2141 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3646 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2368 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x972 (ite (or $x2368 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x3646 $x2141) (_ bv96 7) (ite $x1995 ?x2279 ?x1813)))))
 (let (($x3443 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2099 (or $x3646 $x2368)))
 (let (($x2171 (or $x2099 $x3443 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2992 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x3191 (or $x2099 $x3443 (and $x2141 new.ffn.width.padded $x1898) (and $x1995 new.ffn.width.leads))))
 (let ((?x1883 (ite (and $x2141 new.ffn.width.filled (not $x3443)) (_ bv96 7) (ite $x3191 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2914 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2914 ?x1883 (ite $x2992 (ite $x2171 (_ bv96 7) (ite $x2141 (_ bv21 7) (_ bv16 7))) ?x972)))))))))))))))))))))
(assert
 (let (($x1961 (not new.ffn.width.everywhere)))
 (let (($x2914 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2914 (not (= (_ bv96 7) new.ffn.gate_state)) $x1961) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1224 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1224)))
(assert
 (let ((?x1270 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x1221 (not new.ffn.share_of_one)))
 (let (($x3134 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x1221))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x3134) (_ bv96 7) ?x1270))))))
(assert
 (let (($x3783 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x3154 (< 1 new.tp)))
 (let (($x3914 (and $x3154 $x3783 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x3914)))))
(assert
 (let (($x3125 (= (_ bv53 7) new.stages.stream)))
 (let (($x1209 (and $x3125 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x404 (not new.model.parallel)))
 (let (($x2520 (not new.stages.leaves)))
 (let (($x194 (or $x2520 (and new.layer.dense $x404 (not (= (_ bv1 7) new.ffn.down.residual))) $x1209)))
 (= new.stages.one_part $x194)))))))
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
 (let (($x2882 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x2882)))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1759 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1473 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x3574 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 $x3574 (= (_ bv48 7) old.batch.sequences.kind) $x1473 $x1759 (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460))))))))))
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
 (let ((?x282 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1596 (* (div (* ?x282 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x2806 (= (- 1) old.batch.sequences.n)))
 (let ((?x2410 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x2806 (< ?x1596 old.batch.sequences.n)) 0 1))))
 (let (($x1759 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2330 (or $x2806 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2837 (ite (and $x2806 (= 1 old.batch.sequences.parts)) 1 (ite $x2330 0 1))))
 (let (($x3574 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x1473 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x602 (ite (or $x421 $x1001 $x3594 $x2460 $x1473) 1 (ite $x3574 ?x2837 (ite $x1759 ?x2410 old.batch.sequences.given_least)))))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2541 old.batch.sequences.parts ?x602))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2091 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1219 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x1451 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3268 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2386 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x3250 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1189 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x1623 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x1623 $x1189 $x3250 (= (_ bv48 7) new.batch.sequences.kind) $x2386 $x3268 (= (_ bv86 7) new.batch.sequences.kind) $x1451 $x1219 $x2091))))))))))
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
 (let ((?x2202 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x3756 (* (div (* ?x2202 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x994 (= (- 1) new.batch.sequences.n)))
 (let ((?x2907 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x994 (< ?x3756 new.batch.sequences.n)) 0 1))))
 (let (($x3268 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x3788 (or $x994 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x3020 (ite (and $x994 (= 1 new.batch.sequences.parts)) 1 (ite $x3788 0 1))))
 (let (($x3250 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2386 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2091 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1451 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1623 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1189 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x2080 (ite (or $x1189 $x1623 $x1451 $x2091 $x2386) 1 (ite $x3250 ?x3020 (ite $x3268 ?x2907 new.batch.sequences.given_least)))))
 (let (($x1219 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x1219 new.batch.sequences.parts ?x2080))))))))))))))))))
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
 (let (($x1593 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1593))))
(assert
 (let (($x1330 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x1330)))
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
 (let (($x3196 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3196 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x727 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3914 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2876 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x194 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3661 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2056 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2056 $x3661 (= (_ bv56 7) old.attention.heads.kind) $x194 $x2876 $x3914 $x727 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2921 (= (_ bv8 7) old.attention.pairs)))
 (or $x2921 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1376 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x958 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1433 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2089 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2119 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2119 $x2089 $x1433 $x958 $x1376)))))))
(assert
 (let (($x502 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x502 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1995 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2099 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1175 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2384 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2384 $x1175 $x2099 $x1995))))))
(assert
 (let (($x2643 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2643 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3000 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x3000 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x6 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x6)))
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
 (let ((?x1346 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2063 (div (* ?x1346 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x194 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3258 (and $x194 (< 1 old.attention.heads.parts) (= ?x2063 old.attention.heads.n))))
 (= old.attention.heads.filled $x3258))))))
(assert
 (let (($x1471 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x194 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x194 $x1471)))))
(assert
 (let (($x2314 (= (- 1) old.attention.heads.n)))
 (let (($x2056 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1155 (ite $x2056 (or $x2314 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2314 (< 1 old.attention.heads.n)))))
 (let ((?x1346 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2063 (div (* ?x1346 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x194 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3914 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3665 (ite $x3914 (or $x2314 (< old.attention.heads.block old.attention.heads.n)) (ite $x194 (or $x2314 (< ?x2063 old.attention.heads.n)) $x1155))))
 (let (($x3511 (= 1 old.attention.heads.parts)))
 (let (($x727 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3661 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2876 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x192 (or $x2876 $x3661)))
 (let (($x704 (ite $x192 old.attention.heads.given_moved (ite (or $x727 $x3511) false $x3665))))
 (= old.attention.heads.moved $x704))))))))))))))))
(assert
 (let ((?x1173 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3179 (div (* ?x1173 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3196 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2175 (and $x3196 (< 1 old.attention.head_dim.parts) (= ?x3179 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2175))))))
(assert
 (let ((?x1827 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2225 (* (div (- ?x1827 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2643 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2664 (and $x2643 (< 1 old.attention.value_dim.parts) (= (div ?x2225 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2664))))))
(assert
 (let (($x3092 (not old.attention.heads.padded)))
 (let (($x3511 (= 1 old.attention.heads.parts)))
 (let (($x727 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3661 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2876 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x192 (or $x2876 $x3661)))
 (let (($x2189 (ite $x192 old.attention.heads.given_everywhere (or $x727 (and $x3511 $x3092)))))
 (= old.attention.heads.everywhere $x2189)))))))))
(assert
 (let (($x1376 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2119 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x958 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1031 (ite (or $x958 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2119 $x1376) (_ bv16 7) (_ bv96 7)))))
 (let (($x848 (or old.model.latent old.attention.kv_filled)))
 (let (($x1175 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2089 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2403 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x2384 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2900 (and $x2089 $x2384 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2403)))
 (let ((?x3152 (ite (or $x2119 $x2900 (and $x2089 $x1175 old.attention.heads.filled $x848)) (_ bv96 7) (_ bv16 7))))
 (let (($x2097 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1433 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2988 (or $x1433 $x958)))
 (let ((?x1559 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2988 $x2097) old.attention.qkv.split ?x3152) ?x1031)))
 (let (($x1995 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2101 (ite $x1995 (ite (or $x2988 $x2097 old.model.query_latent) (_ bv96 7) (ite $x2089 (_ bv21 7) (_ bv16 7))) ?x1559)))
 (= old.attention.q ?x2101)))))))))))))))))))
(assert
 (let (($x354 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x354 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3017 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1196 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1833 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2867 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2190 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x429 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x429 $x2190 (= (_ bv56 7) new.attention.heads.kind) $x2867 $x1833 $x1196 $x3017 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2450 (= (_ bv8 7) new.attention.pairs)))
 (or $x2450 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1497 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3169 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x256 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x443 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2104 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2104 $x443 $x256 $x3169 $x1497)))))))
(assert
 (let (($x2111 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2111 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x902 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x3394 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1660 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3666 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3666 $x1660 $x3394 $x902))))))
(assert
 (let (($x2002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1925 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x1925 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x2763 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2763)))
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
 (let ((?x3536 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1876 (div (* ?x3536 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2867 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1842 (and $x2867 (< 1 new.attention.heads.parts) (= ?x1876 new.attention.heads.n))))
 (= new.attention.heads.filled $x1842))))))
(assert
 (let (($x2278 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2867 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2867 $x2278)))))
(assert
 (let (($x2956 (= (- 1) new.attention.heads.n)))
 (let (($x429 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1573 (ite $x429 (or $x2956 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2956 (< 1 new.attention.heads.n)))))
 (let ((?x3536 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1876 (div (* ?x3536 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2867 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1196 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2696 (ite $x1196 (or $x2956 (< new.attention.heads.block new.attention.heads.n)) (ite $x2867 (or $x2956 (< ?x1876 new.attention.heads.n)) $x1573))))
 (let (($x1929 (= 1 new.attention.heads.parts)))
 (let (($x3017 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2190 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1833 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3035 (or $x1833 $x2190)))
 (let (($x2950 (ite $x3035 new.attention.heads.given_moved (ite (or $x3017 $x1929) false $x2696))))
 (= new.attention.heads.moved $x2950))))))))))))))))
(assert
 (let ((?x1043 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2986 (div (* ?x1043 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x354 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1569 (and $x354 (< 1 new.attention.head_dim.parts) (= ?x2986 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1569))))))
(assert
 (let ((?x289 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2577 (* (div (- ?x289 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3400 (and $x2002 (< 1 new.attention.value_dim.parts) (= (div ?x2577 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3400))))))
(assert
 (let (($x2358 (not new.attention.heads.padded)))
 (let (($x1929 (= 1 new.attention.heads.parts)))
 (let (($x3017 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2190 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1833 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3035 (or $x1833 $x2190)))
 (let (($x2939 (ite $x3035 new.attention.heads.given_everywhere (or $x3017 (and $x1929 $x2358)))))
 (= new.attention.heads.everywhere $x2939)))))))))
(assert
 (let (($x1497 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2104 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3169 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x3113 (ite (or $x3169 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2104 $x1497) (_ bv16 7) (_ bv96 7)))))
 (let (($x1660 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x443 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2732 (and $x443 $x1660 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x3666 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x999 (and $x443 $x3666 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2192 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x256 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1117 (or $x256 $x3169)))
 (let ((?x750 (ite (or $x1117 $x2192) new.attention.qkv.split (ite (or $x2104 $x999 $x2732) (_ bv96 7) (_ bv16 7)))))
 (let (($x902 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3506 (ite $x902 (ite (or $x1117 $x2192 new.model.query_latent) (_ bv96 7) (ite $x443 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x750 ?x3113))))
 (= new.attention.q ?x3506)))))))))))))))))
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
 (let (($x950 (not new.attention.heads.everywhere)))
 (let (($x3659 (not new.attention.heads.moved)))
 (let (($x1066 (= 1 new.tp)))
 (let (($x797 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x1066 (and (= (_ bv37 7) new.attention.q) $x3659 $x950))))
 (not $x797))))))
(assert
 (let (($x2223 (not old.attention.heads.everywhere)))
(let (($x2252 (not old.attention.heads.moved)))
(let (($x1700 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x1700 (and (= (_ bv37 7) old.attention.q) $x2252 $x2223))))))
(check-sat)

