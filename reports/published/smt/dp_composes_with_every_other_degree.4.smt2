; from one replica to any number, question 83
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x83 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1143 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1227 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2821 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2821 $x1227 $x1902 $x2438 $x1143 $x402 $x2985 $x272 $x2980 $x83))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1989 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x1989 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x3205 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2565 (= (_ bv10 7) old.attention.out.input)))
 (or $x2565 $x3205 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2200 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3105 (= (_ bv40 7) old.attention.out.split)))
 (or $x3105 (= (_ bv57 7) old.attention.out.split) $x2200))))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x3572 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3572 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x2022 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2022 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3249 (= (_ bv56 7) old.attention.value_dim.kind) $x1053 $x1802 (= (_ bv91 7) old.attention.value_dim.kind) $x610 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
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
 (let (($x544 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x402 $x544)))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2544 (= (- 1) old.attention.heads.n)))
 (let (($x1181 (or $x2544 (< (* ?x848 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1727 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1181 0 1))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2215 (or $x2544 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2807 (ite (and $x2544 (= 1 old.attention.heads.parts)) 1 (ite $x2215 0 1))))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1143 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x83 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2821 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1227 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x166 (ite (or $x1227 $x2821 $x272 $x83 $x1143) 1 (ite $x1902 ?x2807 (ite $x402 ?x1727 old.attention.heads.given_least)))))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2980 old.attention.heads.parts ?x166)))))))))))))))))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1271 (and $x402 (< 1 old.attention.heads.parts) (= ?x848 old.attention.heads.n))))
 (= old.attention.heads.filled $x1271))))))
(assert
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1207 (or $x2985 $x2438)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x2801 (ite $x2980 old.attention.heads.parts (ite $x1207 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x2801)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x2544 (= (- 1) old.attention.heads.n)))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x117 (ite $x1902 (or $x2544 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2544 (< 1 old.attention.heads.n)))))
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x658 (ite $x272 (or $x2544 (< old.attention.heads.block old.attention.heads.n)) (ite $x402 (or $x2544 (< ?x848 old.attention.heads.n)) $x117))))
 (let (($x1925 (= 1 old.attention.heads.parts)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1207 (or $x2985 $x2438)))
 (let (($x906 (ite $x1207 old.attention.heads.given_moved (ite (or $x2980 $x1925) false $x658))))
 (= old.attention.heads.moved $x906))))))))))))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x705 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1053 (not (= 0 ?x705)))))))
(assert
 (let (($x3105 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3067 (not $x3105)))
 (let (($x2565 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3205 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3205 (and $x2565 $x3067))))))))
(assert
 (let (($x1354 (not old.attention.heads.padded)))
 (let (($x1925 (= 1 old.attention.heads.parts)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1207 (or $x2985 $x2438)))
 (let (($x1279 (ite $x1207 old.attention.heads.given_everywhere (or $x2980 (and $x1925 $x1354)))))
 (= old.attention.heads.everywhere $x1279)))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x217 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x217)))))))))))))))))))))))
(assert
 (let (($x1106 (not old.attention.value_dim.padded)))
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2152 (ite (or $x1802 $x3249) old.attention.value_dim.given_everywhere (or $x610 (and (= 1 old.attention.value_dim.parts) $x1106)))))
 (= old.attention.value_dim.everywhere $x2152)))))))
(assert
 (let (($x986 (not old.attention.heads.moved)))
 (let (($x83 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2821 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1227 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1429 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1227 $x2821 $x272 $x83) $x986))))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1207 (or $x2985 $x2438)))
 (= old.attention.heads.undivided (ite $x1207 old.attention.heads.given_undivided $x1429))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2977 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1536 ?x1244 ?x2977))))))))))))))))))))))))
(assert
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2360 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1934 (ite $x2360 old.attention.v (ite $x2470 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1934)))))
(assert
 (let (($x3105 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3067 (not $x3105)))
 (let (($x2697 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1460 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2697)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2697 old.attention.value_dim.everywhere $x3067))))
 (= old.attention.mixed_in (ite $x1460 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x3025 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x875 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2464 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x1757 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1989 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3105 (= (_ bv40 7) old.attention.out.split)))
 (let (($x358 (and $x3105 (or $x1989 $x1757) (ite $x2464 old.attention.dims_where_kept $x875))))
 (= old.attention.out_state (ite $x358 (_ bv96 7) ?x3025))))))))))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x112 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1775 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1951 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2191 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2191 $x1951 $x1655 $x2741 $x1775 $x2214 $x2423 $x2837 $x1610 $x112))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1664 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x1664 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1815 (= (_ bv32 7) new.attention.out.input)))
 (let (($x747 (= (_ bv10 7) new.attention.out.input)))
 (or $x747 $x1815 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1891 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2331 (= (_ bv40 7) new.attention.out.split)))
 (or $x2331 (= (_ bv57 7) new.attention.out.split) $x1891))))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x2497 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2497 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x884 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x884 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1957 (= (_ bv56 7) new.attention.value_dim.kind) $x1011 $x1133 (= (_ bv91 7) new.attention.value_dim.kind) $x2750 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
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
 (let (($x172 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2214 $x172)))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2276 (= (- 1) new.attention.heads.n)))
 (let (($x971 (or $x2276 (< (* ?x84 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x450 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x971 0 1))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x554 (or $x2276 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x680 (ite (and $x2276 (= 1 new.attention.heads.parts)) 1 (ite $x554 0 1))))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1775 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x112 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2191 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1951 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2604 (ite (or $x1951 $x2191 $x2837 $x112 $x1775) 1 (ite $x1655 ?x680 (ite $x2214 ?x450 new.attention.heads.given_least)))))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1610 new.attention.heads.parts ?x2604)))))))))))))))))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3164 (and $x2214 (< 1 new.attention.heads.parts) (= ?x84 new.attention.heads.n))))
 (= new.attention.heads.filled $x3164))))))
(assert
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3228 (or $x2423 $x2741)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x2193 (ite $x1610 new.attention.heads.parts (ite $x3228 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x2193)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x2276 (= (- 1) new.attention.heads.n)))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1045 (ite $x1655 (or $x2276 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2276 (< 1 new.attention.heads.n)))))
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3457 (ite $x2837 (or $x2276 (< new.attention.heads.block new.attention.heads.n)) (ite $x2214 (or $x2276 (< ?x84 new.attention.heads.n)) $x1045))))
 (let (($x2465 (= 1 new.attention.heads.parts)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3228 (or $x2423 $x2741)))
 (let (($x1984 (ite $x3228 new.attention.heads.given_moved (ite (or $x1610 $x2465) false $x3457))))
 (= new.attention.heads.moved $x1984))))))))))))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let ((?x2085 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1011 (not (= 0 ?x2085)))))))
(assert
 (let (($x2331 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2632 (not $x2331)))
 (let (($x747 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1815 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1815 (and $x747 $x2632))))))))
(assert
 (let (($x436 (not new.attention.heads.padded)))
 (let (($x2465 (= 1 new.attention.heads.parts)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3228 (or $x2423 $x2741)))
 (let (($x2148 (ite $x3228 new.attention.heads.given_everywhere (or $x1610 (and $x2465 $x436)))))
 (= new.attention.heads.everywhere $x2148)))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x1721 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x1721))))))))))))))))))))))
(assert
 (let (($x1432 (not new.attention.value_dim.padded)))
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2314 (ite (or $x1133 $x1957) new.attention.value_dim.given_everywhere (or $x2750 (and (= 1 new.attention.value_dim.parts) $x1432)))))
 (= new.attention.value_dim.everywhere $x2314)))))))
(assert
 (let (($x1002 (not new.attention.heads.moved)))
 (let (($x112 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2191 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1951 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2878 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1951 $x2191 $x2837 $x112) $x1002))))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3228 (or $x2423 $x2741)))
 (= new.attention.heads.undivided (ite $x3228 new.attention.heads.given_undivided $x2878))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x912 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1697 ?x2183 ?x912)))))))))))))))))))))))
(assert
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x904 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1461 (ite $x904 new.attention.v (ite $x2779 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1461)))))
(assert
 (let (($x2331 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2632 (not $x2331)))
 (let (($x596 (= (_ bv36 7) new.attention.mixed)))
 (let (($x181 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x596)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x596 new.attention.value_dim.everywhere $x2632))))
 (= new.attention.mixed_in (ite $x181 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x3010 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3190 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1637 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x3356 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2331 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2263 (and $x2331 (or $x1664 $x3356) (ite $x1637 new.attention.dims_where_kept $x3190))))
 (= new.attention.out_state (ite $x2263 (_ bv96 7) ?x3010))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3246 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x2450 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x2331 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2632 (not $x2331)))
 (let (($x750 (or (= 1 new.attention.heads.most) $x2632 (= (_ bv96 7) new.attention.out_state) (and $x2450 (and new.attention.heads.undivided $x3246)))))
 (let (($x2029 (not new.attention.heads.beyond)))
 (let (($x673 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x2331 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x673 (and (<= 1 new.attention.heads.least) $x2029 $x750)))))))))))
(assert
 (let (($x85 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2069 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x3105 (= (_ bv40 7) old.attention.out.split)))
(let (($x3067 (not $x3105)))
(let (($x1859 (or (= 1 old.attention.heads.most) $x3067 (= (_ bv96 7) old.attention.out_state) (and $x2069 (and old.attention.heads.undivided $x85)))))
(let (($x1750 (not old.attention.heads.beyond)))
(let (($x417 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x3105 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x417 (and (<= 1 old.attention.heads.least) $x1750 $x1859))))))))))
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x402 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1053 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
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
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x683 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7)))))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2305 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x241 $x1475) old.attention.qkv.split ?x2763) ?x683)))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x408 (ite $x1536 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7))) ?x2305)))
 (= old.attention.q ?x408)))))))))))))))))))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2214 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1011 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
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
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x359 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7)))))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x26 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1229 $x2514) new.attention.qkv.split ?x466) ?x359)))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1047 (ite $x1697 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7))) ?x26)))
 (= new.attention.q ?x1047))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x684 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x1929 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x684)))))
 (not $x1929))))
(assert
 (let (($x1941 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned $x1941)))))
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
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2251 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2864 $x1249 $x3136 $x2402 $x2251 $x3108 $x1444 $x500 $x667 $x1624))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2438 (= (_ bv56 7) old.attention.heads.kind) $x402 $x2985 (= (_ bv91 7) old.attention.heads.kind) $x2980 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2180 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x2180 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1815 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1207 (= (_ bv10 7) old.attention.out.input)))
 (or $x1207 $x1815 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x412 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2148 (= (_ bv40 7) old.attention.out.split)))
 (or $x2148 (= (_ bv57 7) old.attention.out.split) $x412))))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x607 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x607 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x1829 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1829 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2878 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1934 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1934 $x2878 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x3208 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x218 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x851 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x751 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1401 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x710 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x710 $x1401 $x751 $x3249 $x851 $x1053 $x1802 $x218 $x610 $x3208))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
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
 (let (($x1241 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x402 $x1241)))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x3321 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3108 (not (= 0 ?x3321)))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1014 (= (- 1) old.attention.head_dim.n)))
 (let (($x544 (or $x1014 (< (* ?x3058 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x486 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2901 (ite $x3108 (ite (= 0 ?x486) 1 (ite $x544 0 1)) old.attention.head_dim.given_least)))
 (let (($x1035 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1588 (ite (and $x1014 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1014 $x1035) 0 1))))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2251 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1458 (ite $x667 old.attention.head_dim.parts (ite (or $x1249 $x2864 $x500 $x1624 $x2251) 1 (ite $x3136 ?x1588 ?x2901)))))
 (= old.attention.head_dim.least ?x1458)))))))))))))))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x575 (or $x1444 $x2402)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2234 (ite $x667 old.attention.head_dim.parts (ite $x575 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2234)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x1014 (= (- 1) old.attention.head_dim.n)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1320 (ite $x3136 (or $x1014 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1014 (< 1 old.attention.head_dim.n)))))
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x217 (ite $x500 (or $x1014 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3108 (or $x1014 (< ?x3058 old.attention.head_dim.n)) $x1320))))
 (let (($x3260 (= 1 old.attention.head_dim.parts)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x575 (or $x1444 $x2402)))
 (let (($x2229 (ite $x575 old.attention.head_dim.given_moved (ite (or $x667 $x3260) false $x217))))
 (= old.attention.head_dim.moved $x2229))))))))))))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x108 (div ?x1549 old.attention.value_dim.parts)))
 (let (($x2530 (= (- 1) old.attention.value_dim.n)))
 (let (($x2751 (or $x2530 (< (* ?x108 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x2345 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2977 (ite $x1053 (ite (= 0 ?x2345) 1 (ite $x2751 0 1)) old.attention.value_dim.given_least)))
 (let (($x1939 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1543 (ite (and $x2530 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x2530 $x1939) 0 1))))
 (let (($x751 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x851 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x218 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x710 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1401 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x2360 (ite $x610 old.attention.value_dim.parts (ite (or $x1401 $x710 $x218 $x3208 $x851) 1 (ite $x751 ?x1543 ?x2977)))))
 (= old.attention.value_dim.least ?x2360))))))))))))))))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x108 (div ?x1549 old.attention.value_dim.parts)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= ?x108 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083)))))))
(assert
 (let ((?x921 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1053 (not (= 0 ?x921)))))))
(assert
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1538 (or $x1802 $x3249)))
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x1208 (ite $x610 old.attention.value_dim.parts (ite $x1538 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x1208)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x3025 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2253 (not old.model.sinks)))
 (= old.attention.one_key (and $x2253 $x3025)))))
(assert
 (let (($x2148 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3042 (not $x2148)))
 (let (($x1207 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1815 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1815 (and $x1207 $x3042))))))))
(assert
 (let (($x2031 (not old.attention.heads.padded)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1989 (ite (or $x2985 $x2438) old.attention.heads.given_everywhere (or $x2980 (and (= 1 old.attention.heads.parts) $x2031)))))
 (= old.attention.heads.everywhere $x1989)))))))
(assert
 (let (($x277 (not old.attention.head_dim.padded)))
 (let (($x3260 (= 1 old.attention.head_dim.parts)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x575 (or $x1444 $x2402)))
 (let (($x1040 (ite $x575 old.attention.head_dim.given_everywhere (or $x667 (and $x3260 $x277)))))
 (= old.attention.head_dim.everywhere $x1040)))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2305 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1536 ?x1244 ?x2305)))))))))))))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2311 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x2311)))))))))))))))))))))))
(assert
 (let (($x1212 (not old.attention.value_dim.padded)))
 (let (($x748 (= 1 old.attention.value_dim.parts)))
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1538 (or $x1802 $x3249)))
 (let (($x2726 (ite $x1538 old.attention.value_dim.given_everywhere (or $x610 (and $x748 $x1212)))))
 (= old.attention.value_dim.everywhere $x2726)))))))))
(assert
 (let (($x2281 (not old.attention.head_dim.moved)))
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x314 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1249 $x2864 $x500 $x1624) $x2281))))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x575 (or $x1444 $x2402)))
 (= old.attention.head_dim.undivided (ite $x575 old.attention.head_dim.given_undivided $x314))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x592 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1536 ?x1244 ?x592))))))))))))))))))))))))
(assert
 (let (($x1721 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1934 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2281 (not old.attention.head_dim.moved)))
 (let (($x2179 (= 1 old.attention.head_dim.most)))
 (let (($x810 (<= 1 old.attention.head_dim.least)))
 (let (($x2909 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2878 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2465 (ite (or $x2878 $x2909) (and $x810 (or old.attention.head_dim.undivided (and $x2179 $x2281))) (and $x1934 (and old.attention.head_dim.undivided $x1721)))))
 (= old.attention.scores_whole $x2465))))))))))
(assert
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2351 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1267 (ite $x2351 old.attention.v (ite $x2470 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1267)))))
(assert
 (let (($x2148 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3042 (not $x2148)))
 (let (($x3228 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1179 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3228)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3228 old.attention.value_dim.everywhere $x3042))))
 (= old.attention.mixed_in (ite $x1179 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x10 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x901 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2624 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x901)))
 (let (($x1500 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2180 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2148 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2148 (or $x2180 $x1500) $x2624) (_ bv96 7) ?x10)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x957 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x560 $x899 $x1437 $x3162 $x957 $x332 $x2867 $x3371 $x2090 $x2068))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2741 (= (_ bv56 7) new.attention.heads.kind) $x2214 $x2423 (= (_ bv91 7) new.attention.heads.kind) $x1610 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2119 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x2119 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x2904 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2527 (= (_ bv10 7) new.attention.out.input)))
 (or $x2527 $x2904 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1445 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2094 (= (_ bv40 7) new.attention.out.split)))
 (or $x2094 (= (_ bv57 7) new.attention.out.split) $x1445))))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x327 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x327 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x1968 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1968 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2331 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2754 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2754 $x2331 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x1353 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x795 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2367 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2652 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2533 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2072 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x2072 $x2533 $x2652 $x1957 $x2367 $x1011 $x1133 $x795 $x2750 $x1353))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
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
 (let (($x600 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2214 $x600)))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x606 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x332 (not (= 0 ?x606)))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2928 (= (- 1) new.attention.head_dim.n)))
 (let (($x2577 (or $x2928 (< (* ?x517 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1516 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3464 (ite $x332 (ite (= 0 ?x1516) 1 (ite $x2577 0 1)) new.attention.head_dim.given_least)))
 (let (($x967 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x666 (ite (and $x2928 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2928 $x967) 0 1))))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x957 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1657 (ite $x2090 new.attention.head_dim.parts (ite (or $x899 $x560 $x3371 $x2068 $x957) 1 (ite $x1437 ?x666 ?x3464)))))
 (= new.attention.head_dim.least ?x1657)))))))))))))))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2362 (or $x2867 $x3162)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1055 (ite $x2090 new.attention.head_dim.parts (ite $x2362 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1055)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x2928 (= (- 1) new.attention.head_dim.n)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2113 (ite $x1437 (or $x2928 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2928 (< 1 new.attention.head_dim.n)))))
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2003 (ite $x3371 (or $x2928 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x332 (or $x2928 (< ?x517 new.attention.head_dim.n)) $x2113))))
 (let (($x417 (= 1 new.attention.head_dim.parts)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2362 (or $x2867 $x3162)))
 (let (($x3344 (ite $x2362 new.attention.head_dim.given_moved (ite (or $x2090 $x417) false $x2003))))
 (= new.attention.head_dim.moved $x3344))))))))))))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1113 (div ?x3535 new.attention.value_dim.parts)))
 (let (($x1498 (= (- 1) new.attention.value_dim.n)))
 (let (($x212 (or $x1498 (< (* ?x1113 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2749 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1359 (ite $x1011 (ite (= 0 ?x2749) 1 (ite $x212 0 1)) new.attention.value_dim.given_least)))
 (let (($x2004 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x1280 (ite (and $x1498 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x1498 $x2004) 0 1))))
 (let (($x2652 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2367 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1353 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x795 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2072 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x2533 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1716 (ite $x2750 new.attention.value_dim.parts (ite (or $x2533 $x2072 $x795 $x1353 $x2367) 1 (ite $x2652 ?x1280 ?x1359)))))
 (= new.attention.value_dim.least ?x1716))))))))))))))))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1113 (div ?x3535 new.attention.value_dim.parts)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= ?x1113 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431)))))))
(assert
 (let ((?x2778 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1011 (not (= 0 ?x2778)))))))
(assert
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1131 (or $x1133 $x1957)))
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1725 (ite $x2750 new.attention.value_dim.parts (ite $x1131 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x1725)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1211 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2384 (not new.model.sinks)))
 (= new.attention.one_key (and $x2384 $x1211)))))
(assert
 (let (($x2094 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2432 (not $x2094)))
 (let (($x2527 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2904 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2904 (and $x2527 $x2432))))))))
(assert
 (let (($x2239 (not new.attention.heads.padded)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2947 (ite (or $x2423 $x2741) new.attention.heads.given_everywhere (or $x1610 (and (= 1 new.attention.heads.parts) $x2239)))))
 (= new.attention.heads.everywhere $x2947)))))))
(assert
 (let (($x2568 (not new.attention.head_dim.padded)))
 (let (($x417 (= 1 new.attention.head_dim.parts)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2362 (or $x2867 $x3162)))
 (let (($x561 (ite $x2362 new.attention.head_dim.given_everywhere (or $x2090 (and $x417 $x2568)))))
 (= new.attention.head_dim.everywhere $x561)))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x26 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1697 ?x2183 ?x26))))))))))))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x313 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x313))))))))))))))))))))))
(assert
 (let (($x387 (not new.attention.value_dim.padded)))
 (let (($x1533 (= 1 new.attention.value_dim.parts)))
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1131 (or $x1133 $x1957)))
 (let (($x1904 (ite $x1131 new.attention.value_dim.given_everywhere (or $x2750 (and $x1533 $x387)))))
 (= new.attention.value_dim.everywhere $x1904)))))))))
(assert
 (let (($x2933 (not new.attention.head_dim.moved)))
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2739 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x899 $x560 $x3371 $x2068) $x2933))))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2362 (or $x2867 $x3162)))
 (= new.attention.head_dim.undivided (ite $x2362 new.attention.head_dim.given_undivided $x2739))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x2770 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1697 ?x2183 ?x2770)))))))))))))))))))))))
(assert
 (let (($x1033 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2754 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2933 (not new.attention.head_dim.moved)))
 (let (($x307 (= 1 new.attention.head_dim.most)))
 (let (($x3023 (<= 1 new.attention.head_dim.least)))
 (let (($x1856 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2331 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1169 (ite (or $x2331 $x1856) (and $x3023 (or new.attention.head_dim.undivided (and $x307 $x2933))) (and $x2754 (and new.attention.head_dim.undivided $x1033)))))
 (= new.attention.scores_whole $x1169))))))))))
(assert
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2242 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x435 (ite $x2242 new.attention.v (ite $x2779 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x435)))))
(assert
 (let (($x2094 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2432 (not $x2094)))
 (let (($x1423 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1018 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1423)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1423 new.attention.value_dim.everywhere $x2432))))
 (= new.attention.mixed_in (ite $x1018 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x771 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3227 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1263 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3227)))
 (let (($x1268 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2119 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2094 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2094 (or $x2119 $x1268) $x1263) (_ bv96 7) ?x771)))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2756 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x2094 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2432 (not $x2094)))
 (let (($x699 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x307 (= 1 new.attention.head_dim.most)))
 (let (($x2011 (= (_ bv96 7) new.attention.q)))
 (let (($x916 (or $x2011 (and $x307 (= 1 new.attention.value_dim.most)) (and $x699 (or $x2432 $x2756 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x705 (not new.attention.value_dim.beyond)))
 (let (($x3324 (or (and (<= 1 new.attention.value_dim.least) $x705) (and new.model.latent $x2011))))
 (let (($x3023 (<= 1 new.attention.head_dim.least)))
 (let (($x3396 (not new.attention.head_dim.beyond)))
 (let (($x1416 (and $x3396 (or $x3023 (and new.model.latent new.attention.one_key (not $x2011))) $x3324 $x916)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x1416)))))))))))))))
(assert
 (let (($x2757 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x2148 (= (_ bv40 7) old.attention.out.split)))
(let (($x3042 (not $x2148)))
(let (($x437 (or old.attention.one_key old.attention.scores_whole)))
(let (($x2179 (= 1 old.attention.head_dim.most)))
(let (($x1938 (= (_ bv96 7) old.attention.q)))
(let (($x2720 (or $x1938 (and $x2179 (= 1 old.attention.value_dim.most)) (and $x437 (or $x3042 $x2757 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2718 (not old.attention.value_dim.beyond)))
(let (($x1496 (or (and (<= 1 old.attention.value_dim.least) $x2718) (and old.model.latent $x1938))))
(let (($x810 (<= 1 old.attention.head_dim.least)))
(let (($x1794 (not old.attention.head_dim.beyond)))
(let (($x1607 (and $x1794 (or $x810 (and old.model.latent old.attention.one_key (not $x1938))) $x1496 $x2720)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x1607))))))))))))))
(check-sat)

; from one replica to any number, question 86
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x402 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1053 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
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
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x683 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7)))))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2305 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x241 $x1475) old.attention.qkv.split ?x2763) ?x683)))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x408 (ite $x1536 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7))) ?x2305)))
 (= old.attention.q ?x408)))))))))))))))))))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2214 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1011 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
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
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x359 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7)))))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x26 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1229 $x2514) new.attention.qkv.split ?x466) ?x359)))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1047 (ite $x1697 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7))) ?x26)))
 (= new.attention.q ?x1047))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2486 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x2486)))
(assert
 (let (($x1568 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x1568)))
(check-sat)

; from one replica to any number, question 87
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x402 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x2331 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2331 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x1510 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1510 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1053 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
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
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2305 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1536 ?x1244 ?x2305)))))))))))))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x920 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x920)))))))))))))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x736 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1536 ?x1244 ?x736))))))))))))))))))))))))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2214 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x2384 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2384 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x3431 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3431 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1011 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
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
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x26 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1697 ?x2183 ?x26))))))))))))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x2770 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x2770))))))))))))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x986 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1697 ?x2183 ?x986)))))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1002 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x2386 (= 1 new.tp)))
 (not (or $x2386 (not $x1002))))))
(assert
 (let (($x2194 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x3274 (= 1 old.tp)))
(or $x3274 (not $x2194)))))
(check-sat)

; from one replica to any number, question 88
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x83 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1143 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1227 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2821 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2821 $x1227 $x1902 $x2438 $x1143 $x402 $x2985 $x272 $x2980 $x83))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x542 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2568 (= (_ bv40 7) old.attention.out.split)))
 (or $x2568 $x542 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x2331 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2331 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x1510 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1510 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x138 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x138)))
(assert
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1053 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
(assert
 (let (($x2512 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2512 (= (_ bv97 7) old.model.qk_norm))))
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
 (let (($x2061 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x402 $x2061)))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1825 (= (- 1) old.attention.heads.n)))
 (let (($x1645 (or $x1825 (< (* ?x848 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x277 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1645 0 1))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2031 (or $x1825 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2868 (ite (and $x1825 (= 1 old.attention.heads.parts)) 1 (ite $x2031 0 1))))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1143 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x83 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2821 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1227 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x3379 (ite (or $x1227 $x2821 $x272 $x83 $x1143) 1 (ite $x1902 ?x2868 (ite $x402 ?x277 old.attention.heads.given_least)))))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2980 old.attention.heads.parts ?x3379)))))))))))))))))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1271 (and $x402 (< 1 old.attention.heads.parts) (= ?x848 old.attention.heads.n))))
 (= old.attention.heads.filled $x1271))))))
(assert
 (let (($x1825 (= (- 1) old.attention.heads.n)))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1461 (ite $x1902 (or $x1825 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1825 (< 1 old.attention.heads.n)))))
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2246 (ite $x272 (or $x1825 (< old.attention.heads.block old.attention.heads.n)) (ite $x402 (or $x1825 (< ?x848 old.attention.heads.n)) $x1461))))
 (let (($x3060 (= 1 old.attention.heads.parts)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2190 (or $x2985 $x2438)))
 (let (($x657 (ite $x2190 old.attention.heads.given_moved (ite (or $x2980 $x3060) false $x2246))))
 (= old.attention.heads.moved $x657))))))))))))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let (($x3007 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1589 (not old.model.sinks)))
 (= old.attention.one_key (and $x1589 $x3007)))))
(assert
 (let (($x742 (not old.attention.heads.padded)))
 (let (($x3060 (= 1 old.attention.heads.parts)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2190 (or $x2985 $x2438)))
 (let (($x1777 (ite $x2190 old.attention.heads.given_everywhere (or $x2980 (and $x3060 $x742)))))
 (= old.attention.heads.everywhere $x1777)))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2305 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1536 ?x1244 ?x2305)))))))))))))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x920 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x920)))))))))))))))))))))))
(assert
 (let (($x1169 (not old.attention.heads.moved)))
 (let (($x83 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2821 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1227 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2537 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1227 $x2821 $x272 $x83) $x1169))))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2190 (or $x2985 $x2438)))
 (= old.attention.heads.undivided (ite $x2190 old.attention.heads.given_undivided $x2537))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x736 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1536 ?x1244 ?x736))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x112 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1775 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1951 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2191 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2191 $x1951 $x1655 $x2741 $x1775 $x2214 $x2423 $x2837 $x1610 $x112))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x327 (= (_ bv57 7) new.attention.out.split)))
 (let (($x91 (= (_ bv40 7) new.attention.out.split)))
 (or $x91 $x327 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x2384 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2384 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x3431 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3431 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2500 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x2500)))
(assert
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1011 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
(assert
 (let (($x575 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x575 (= (_ bv97 7) new.model.qk_norm))))
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
 (let (($x2736 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2214 $x2736)))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2029 (= (- 1) new.attention.heads.n)))
 (let (($x2345 (or $x2029 (< (* ?x84 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1354 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2345 0 1))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1866 (or $x2029 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2627 (ite (and $x2029 (= 1 new.attention.heads.parts)) 1 (ite $x1866 0 1))))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1775 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x112 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2191 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1951 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2530 (ite (or $x1951 $x2191 $x2837 $x112 $x1775) 1 (ite $x1655 ?x2627 (ite $x2214 ?x1354 new.attention.heads.given_least)))))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1610 new.attention.heads.parts ?x2530)))))))))))))))))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3164 (and $x2214 (< 1 new.attention.heads.parts) (= ?x84 new.attention.heads.n))))
 (= new.attention.heads.filled $x3164))))))
(assert
 (let (($x2029 (= (- 1) new.attention.heads.n)))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1207 (ite $x1655 (or $x2029 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2029 (< 1 new.attention.heads.n)))))
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x762 (ite $x2837 (or $x2029 (< new.attention.heads.block new.attention.heads.n)) (ite $x2214 (or $x2029 (< ?x84 new.attention.heads.n)) $x1207))))
 (let (($x3228 (= 1 new.attention.heads.parts)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1757 (or $x2423 $x2741)))
 (let (($x214 (ite $x1757 new.attention.heads.given_moved (ite (or $x1610 $x3228) false $x762))))
 (= new.attention.heads.moved $x214))))))))))))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let (($x520 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1684 (not new.model.sinks)))
 (= new.attention.one_key (and $x1684 $x520)))))
(assert
 (let (($x2281 (not new.attention.heads.padded)))
 (let (($x3228 (= 1 new.attention.heads.parts)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1757 (or $x2423 $x2741)))
 (let (($x2794 (ite $x1757 new.attention.heads.given_everywhere (or $x1610 (and $x3228 $x2281)))))
 (= new.attention.heads.everywhere $x2794)))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x26 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1697 ?x2183 ?x26))))))))))))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x2770 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x2770))))))))))))))))))))))
(assert
 (let (($x2351 (not new.attention.heads.moved)))
 (let (($x112 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2191 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1951 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2913 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1951 $x2191 $x2837 $x112) $x2351))))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1757 (or $x2423 $x2741)))
 (= new.attention.heads.undivided (ite $x1757 new.attention.heads.given_undivided $x2913))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x986 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1697 ?x2183 ?x986)))))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2888 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x91 (= (_ bv40 7) new.attention.out.split)))
 (let (($x327 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1548 (not new.model.latent)))
 (let (($x2605 (and $x1548 (or $x327 (and $x91 (and new.attention.heads.undivided $x2888))))))
 (let (($x2500 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x127 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x2500 new.attention.one_key)))
 (let (($x1813 (not (= (_ bv92 7) new.attention.k))))
 (let (($x3287 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1680 (or $x3287 new.attention.one_key (and $x1813 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x2842 (and $x1680 (or $x1813 (and (= (_ bv57 7) new.model.qk_norm) $x1548)) $x127 (or (not (= (_ bv92 7) new.attention.v)) $x2605))))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let (($x2386 (= 1 new.tp)))
 (not (or $x2386 $x1301 $x2842)))))))))))))))))
(assert
 (let (($x3042 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2568 (= (_ bv40 7) old.attention.out.split)))
(let (($x542 (= (_ bv57 7) old.attention.out.split)))
(let (($x964 (not old.model.latent)))
(let (($x3165 (and $x964 (or $x542 (and $x2568 (and old.attention.heads.undivided $x3042))))))
(let (($x138 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2860 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x138 old.attention.one_key)))
(let (($x902 (not (= (_ bv92 7) old.attention.k))))
(let (($x1432 (not (= (_ bv92 7) old.attention.q))))
(let (($x3101 (or $x1432 old.attention.one_key (and $x902 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x2720 (and $x3101 (or $x902 (and (= (_ bv57 7) old.model.qk_norm) $x964)) $x2860 (or (not (= (_ bv92 7) old.attention.v)) $x3165))))
(let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1351 (not $x1582)))
(let (($x3274 (= 1 old.tp)))
(or $x3274 $x1351 $x2720))))))))))))))))
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x402 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x2331 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2331 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x1510 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1510 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1053 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
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
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let (($x3007 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1589 (not old.model.sinks)))
 (= old.attention.one_key (and $x1589 $x3007)))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x2135 (not old.attention.qkv.group.pp)))
 (let (($x2168 (or $x2135 (= 1 old.pp))))
 (let (($x2724 (not old.attention.qkv.group.sp)))
 (let (($x1479 (or $x2724 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x2092 (or $x1991 $x2122)))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2092 $x1479 $x2168)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2305 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1536 ?x1244 ?x2305))))))))))))))))))))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x2135 (not old.attention.qkv.group.pp)))
 (let (($x2168 (or $x2135 (= 1 old.pp))))
 (let (($x2724 (not old.attention.qkv.group.sp)))
 (let (($x1479 (or $x2724 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x2092 (or $x1991 $x2122)))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2092 $x1479 $x2168)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x920 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x920))))))))))))))))))))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x2135 (not old.attention.qkv.group.pp)))
 (let (($x2168 (or $x2135 (= 1 old.pp))))
 (let (($x2724 (not old.attention.qkv.group.sp)))
 (let (($x1479 (or $x2724 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x2092 (or $x1991 $x2122)))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2092 $x1479 $x2168)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x736 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1536 ?x1244 ?x736)))))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2214 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x2384 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2384 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x3431 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3431 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1011 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
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
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let (($x520 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1684 (not new.model.sinks)))
 (= new.attention.one_key (and $x1684 $x520)))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x1808 (not new.attention.qkv.group.pp)))
 (let (($x3234 (or $x1808 (= 1 new.pp))))
 (let (($x270 (not new.attention.qkv.group.sp)))
 (let (($x926 (or $x270 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x796 (not new.attention.qkv.group.dp)))
 (let (($x1618 (or $x796 $x3184)))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1618 $x926 $x3234)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x26 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1697 ?x2183 ?x26)))))))))))))))))))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x1808 (not new.attention.qkv.group.pp)))
 (let (($x3234 (or $x1808 (= 1 new.pp))))
 (let (($x270 (not new.attention.qkv.group.sp)))
 (let (($x926 (or $x270 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x796 (not new.attention.qkv.group.dp)))
 (let (($x1618 (or $x796 $x3184)))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1618 $x926 $x3234)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x2770 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x2770)))))))))))))))))))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x1808 (not new.attention.qkv.group.pp)))
 (let (($x3234 (or $x1808 (= 1 new.pp))))
 (let (($x270 (not new.attention.qkv.group.sp)))
 (let (($x926 (or $x270 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x796 (not new.attention.qkv.group.dp)))
 (let (($x1618 (or $x796 $x3184)))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1618 $x926 $x3234)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x986 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1697 ?x2183 ?x986))))))))))))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1808 (not new.attention.qkv.group.pp)))
 (let (($x3234 (or $x1808 (= 1 new.pp))))
 (let (($x270 (not new.attention.qkv.group.sp)))
 (let (($x926 (or $x270 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x796 (not new.attention.qkv.group.dp)))
 (let (($x1618 (or $x796 $x3184)))
 (let (($x2337 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x1618 $x926 $x3234)))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1618 $x926 $x3234)))
 (let (($x1136 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x2514)))))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1795 (or $x2405 (and $x1301 (or (= (_ bv10 7) new.attention.qkv.collective) $x2514)) $x1136 $x2337)))
 (not $x1795))))))))))))))))
(assert
 (let (($x2135 (not old.attention.qkv.group.pp)))
(let (($x2168 (or $x2135 (= 1 old.pp))))
(let (($x2724 (not old.attention.qkv.group.sp)))
(let (($x1479 (or $x2724 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x1991 (not old.attention.qkv.group.dp)))
(let (($x2092 (or $x1991 $x2122)))
(let (($x771 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x2092 $x1479 $x2168)))
(let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2092 $x1479 $x2168)))
(let (($x3173 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x1475)))))
(let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1351 (not $x1582)))
(let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x2181 (and $x1351 (or (= (_ bv10 7) old.attention.qkv.collective) $x1475)) $x3173 $x771)))))))))))))))
(check-sat)

; from one replica to any number, question 90
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x402 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x593 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x2913 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x715 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x2878 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x2878 $x715 $x2913 $x593))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x2331 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2331 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x1510 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1510 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1053 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
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
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let (($x3007 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1589 (not old.model.sinks)))
 (= old.attention.one_key (and $x1589 $x3007)))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2305 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1536 ?x1244 ?x2305)))))))))))))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x920 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x920)))))))))))))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x736 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1536 ?x1244 ?x736))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2214 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1605 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x711 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2465 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x1352 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x1352 $x2465 $x711 $x1605))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x2384 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2384 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x3431 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3431 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1011 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
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
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let (($x520 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1684 (not new.model.sinks)))
 (= new.attention.one_key (and $x1684 $x520)))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x26 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1697 ?x2183 ?x26))))))))))))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x2770 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x2770))))))))))))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x986 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1697 ?x2183 ?x986)))))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2276 (not new.attention.one_key)))
 (let (($x1352 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x953 (and $x1352 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x2276)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x2868 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x953)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x918 (not (or (and new.model.q_bias $x2276) new.model.k_bias new.model.v_bias))))
 (let (($x2386 (= 1 new.tp)))
 (let (($x277 (or $x2386 $x918 (and (not $x347) (or $x1352 (= (_ bv27 7) new.attention.qkv.bias))) (and $x347 $x2868))))
 (not $x277))))))))))
(assert
 (let (($x1441 (not old.attention.one_key)))
(let (($x2878 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x1721 (and $x2878 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x1441)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x2061 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x1721)))
(let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2142 (not (or (and old.model.q_bias $x1441) old.model.k_bias old.model.v_bias))))
(let (($x3274 (= 1 old.tp)))
(or $x3274 $x2142 (and (not $x1582) (or $x2878 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1582 $x2061))))))))))
(check-sat)

; from one replica to any number, question 91
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2251 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2864 $x1249 $x3136 $x2402 $x2251 $x3108 $x1444 $x500 $x667 $x1624))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x402 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x480 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x3078 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1818 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1818 $x3078 $x480)))))
(assert
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1053 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
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
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x2658 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3108 (not (= 0 ?x2658)))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2394 (= (- 1) old.attention.head_dim.n)))
 (let (($x2314 (or $x2394 (< (* ?x3058 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1934 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2748 (ite $x3108 (ite (= 0 ?x1934) 1 (ite $x2314 0 1)) old.attention.head_dim.given_least)))
 (let (($x2516 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3040 (ite (and $x2394 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2394 $x2516) 0 1))))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2251 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x673 (ite $x667 old.attention.head_dim.parts (ite (or $x1249 $x2864 $x500 $x1624 $x2251) 1 (ite $x3136 ?x3040 ?x2748)))))
 (= old.attention.head_dim.least ?x673)))))))))))))))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2769 (ite $x667 old.attention.head_dim.parts (ite $x2443 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2769)))))))
(assert
 (let (($x2394 (= (- 1) old.attention.head_dim.n)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2011 (ite $x3136 (or $x2394 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2394 (< 1 old.attention.head_dim.n)))))
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3344 (ite $x500 (or $x2394 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3108 (or $x2394 (< ?x3058 old.attention.head_dim.n)) $x2011))))
 (let (($x2627 (= 1 old.attention.head_dim.parts)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (let (($x2175 (ite $x2443 old.attention.head_dim.given_moved (ite (or $x667 $x2627) false $x3344))))
 (= old.attention.head_dim.moved $x2175))))))))))))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let (($x3007 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1589 (not old.model.sinks)))
 (= old.attention.one_key (and $x1589 $x3007)))))
(assert
 (let (($x1813 (not old.attention.head_dim.padded)))
 (let (($x2627 (= 1 old.attention.head_dim.parts)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (let (($x531 (ite $x2443 old.attention.head_dim.given_everywhere (or $x667 (and $x2627 $x1813)))))
 (= old.attention.head_dim.everywhere $x531)))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x683 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7)))))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2305 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x241 $x1475) old.attention.qkv.split ?x2763) ?x683)))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x408 (ite $x1536 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7))) ?x2305)))
 (= old.attention.q ?x408)))))))))))))))))))
(assert
 (let (($x680 (not old.attention.head_dim.moved)))
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1106 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1249 $x2864 $x500 $x1624) $x680))))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (= old.attention.head_dim.undivided (ite $x2443 old.attention.head_dim.given_undivided $x1106))))))))))))
(assert
 (let (($x3101 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x680 (not old.attention.head_dim.moved)))
 (let (($x3165 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x680))))
 (let (($x1548 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x3078 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2696 (ite (or $x3078 $x1548) (and (<= 1 old.attention.head_dim.least) $x3165) (and $x1818 (and old.attention.head_dim.undivided $x3101)))))
 (= old.attention.scores_whole $x2696)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x957 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x560 $x899 $x1437 $x3162 $x957 $x332 $x2867 $x3371 $x2090 $x2068))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2214 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x1141 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2756 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1710 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1710 $x2756 $x1141)))))
(assert
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1011 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
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
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1640 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x332 (not (= 0 ?x1640)))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1675 (= (- 1) new.attention.head_dim.n)))
 (let (($x2164 (or $x1675 (< (* ?x517 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1932 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2579 (ite $x332 (ite (= 0 ?x1932) 1 (ite $x2164 0 1)) new.attention.head_dim.given_least)))
 (let (($x2356 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2157 (ite (and $x1675 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1675 $x2356) 0 1))))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x957 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1285 (ite $x2090 new.attention.head_dim.parts (ite (or $x899 $x560 $x3371 $x2068 $x957) 1 (ite $x1437 ?x2157 ?x2579)))))
 (= new.attention.head_dim.least ?x1285)))))))))))))))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x902 (ite $x2090 new.attention.head_dim.parts (ite $x2694 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x902)))))))
(assert
 (let (($x1675 (= (- 1) new.attention.head_dim.n)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1283 (ite $x1437 (or $x1675 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1675 (< 1 new.attention.head_dim.n)))))
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3287 (ite $x3371 (or $x1675 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x332 (or $x1675 (< ?x517 new.attention.head_dim.n)) $x1283))))
 (let (($x3343 (= 1 new.attention.head_dim.parts)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (let (($x884 (ite $x2694 new.attention.head_dim.given_moved (ite (or $x2090 $x3343) false $x3287))))
 (= new.attention.head_dim.moved $x884))))))))))))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let (($x520 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1684 (not new.model.sinks)))
 (= new.attention.one_key (and $x1684 $x520)))))
(assert
 (let (($x256 (not new.attention.head_dim.padded)))
 (let (($x3343 (= 1 new.attention.head_dim.parts)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (let (($x658 (ite $x2694 new.attention.head_dim.given_everywhere (or $x2090 (and $x3343 $x256)))))
 (= new.attention.head_dim.everywhere $x658)))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x359 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7)))))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x26 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1229 $x2514) new.attention.qkv.split ?x466) ?x359)))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1047 (ite $x1697 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7))) ?x26)))
 (= new.attention.q ?x1047))))))))))))))))))
(assert
 (let (($x2761 (not new.attention.head_dim.moved)))
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x734 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x899 $x560 $x3371 $x2068) $x2761))))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (= new.attention.head_dim.undivided (ite $x2694 new.attention.head_dim.given_undivided $x734))))))))))))
(assert
 (let (($x2781 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1710 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2761 (not new.attention.head_dim.moved)))
 (let (($x3276 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2761))))
 (let (($x1018 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2756 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1268 (ite (or $x2756 $x1018) (and (<= 1 new.attention.head_dim.least) $x3276) (and $x1710 (and new.attention.head_dim.undivided $x2781)))))
 (= new.attention.scores_whole $x1268)))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1141 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x327 (or $x2386 (not (= (_ bv36 7) new.attention.q)) $x1141 new.attention.one_key new.attention.scores_whole)))
 (not $x327)))))
(assert
 (let (($x480 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x3274 (= 1 old.tp)))
(or $x3274 (not (= (_ bv36 7) old.attention.q)) $x480 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 92
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2251 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2864 $x1249 $x3136 $x2402 $x2251 $x3108 $x1444 $x500 $x667 $x1624))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x402 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x2788 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2788 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x3078 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1818 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1818 $x3078 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1053 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
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
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x2658 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3108 (not (= 0 ?x2658)))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2394 (= (- 1) old.attention.head_dim.n)))
 (let (($x2314 (or $x2394 (< (* ?x3058 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1934 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2748 (ite $x3108 (ite (= 0 ?x1934) 1 (ite $x2314 0 1)) old.attention.head_dim.given_least)))
 (let (($x2516 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3040 (ite (and $x2394 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2394 $x2516) 0 1))))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2251 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x673 (ite $x667 old.attention.head_dim.parts (ite (or $x1249 $x2864 $x500 $x1624 $x2251) 1 (ite $x3136 ?x3040 ?x2748)))))
 (= old.attention.head_dim.least ?x673)))))))))))))))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2769 (ite $x667 old.attention.head_dim.parts (ite $x2443 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2769)))))))
(assert
 (let (($x2394 (= (- 1) old.attention.head_dim.n)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2011 (ite $x3136 (or $x2394 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2394 (< 1 old.attention.head_dim.n)))))
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3344 (ite $x500 (or $x2394 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3108 (or $x2394 (< ?x3058 old.attention.head_dim.n)) $x2011))))
 (let (($x2627 (= 1 old.attention.head_dim.parts)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (let (($x2175 (ite $x2443 old.attention.head_dim.given_moved (ite (or $x667 $x2627) false $x3344))))
 (= old.attention.head_dim.moved $x2175))))))))))))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let (($x3007 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1589 (not old.model.sinks)))
 (= old.attention.one_key (and $x1589 $x3007)))))
(assert
 (let (($x1813 (not old.attention.head_dim.padded)))
 (let (($x2627 (= 1 old.attention.head_dim.parts)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (let (($x531 (ite $x2443 old.attention.head_dim.given_everywhere (or $x667 (and $x2627 $x1813)))))
 (= old.attention.head_dim.everywhere $x531)))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2305 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1536 ?x1244 ?x2305)))))))))))))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x1477 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x1477)))))))))))))))))))))))
(assert
 (let (($x680 (not old.attention.head_dim.moved)))
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1106 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1249 $x2864 $x500 $x1624) $x680))))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (= old.attention.head_dim.undivided (ite $x2443 old.attention.head_dim.given_undivided $x1106))))))))))))
(assert
 (let (($x3101 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1818 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x680 (not old.attention.head_dim.moved)))
 (let (($x3165 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x680))))
 (let (($x1921 (= 1 old.pp)))
 (let (($x653 (not old.attention.scores.group.pp)))
 (let (($x2212 (or $x653 $x1921)))
 (let (($x818 (= 1 old.sp)))
 (let (($x1241 (not old.attention.scores.group.sp)))
 (let (($x1777 (or $x1241 $x818)))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2167 (not old.attention.scores.group.dp)))
 (let (($x561 (or $x2167 $x2122)))
 (let (($x1548 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x561 $x1777 $x2212)))
 (let (($x3078 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2696 (ite (or $x3078 $x1548) (and (<= 1 old.attention.head_dim.least) $x3165) (and $x1818 (and old.attention.head_dim.undivided $x3101)))))
 (= old.attention.scores_whole $x2696))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x957 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x560 $x899 $x1437 $x3162 $x957 $x332 $x2867 $x3371 $x2090 $x2068))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2214 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x2476 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2476 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x2756 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1710 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1710 $x2756 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1011 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
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
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1640 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x332 (not (= 0 ?x1640)))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1675 (= (- 1) new.attention.head_dim.n)))
 (let (($x2164 (or $x1675 (< (* ?x517 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1932 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2579 (ite $x332 (ite (= 0 ?x1932) 1 (ite $x2164 0 1)) new.attention.head_dim.given_least)))
 (let (($x2356 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2157 (ite (and $x1675 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1675 $x2356) 0 1))))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x957 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1285 (ite $x2090 new.attention.head_dim.parts (ite (or $x899 $x560 $x3371 $x2068 $x957) 1 (ite $x1437 ?x2157 ?x2579)))))
 (= new.attention.head_dim.least ?x1285)))))))))))))))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x902 (ite $x2090 new.attention.head_dim.parts (ite $x2694 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x902)))))))
(assert
 (let (($x1675 (= (- 1) new.attention.head_dim.n)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1283 (ite $x1437 (or $x1675 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1675 (< 1 new.attention.head_dim.n)))))
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3287 (ite $x3371 (or $x1675 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x332 (or $x1675 (< ?x517 new.attention.head_dim.n)) $x1283))))
 (let (($x3343 (= 1 new.attention.head_dim.parts)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (let (($x884 (ite $x2694 new.attention.head_dim.given_moved (ite (or $x2090 $x3343) false $x3287))))
 (= new.attention.head_dim.moved $x884))))))))))))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let (($x520 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1684 (not new.model.sinks)))
 (= new.attention.one_key (and $x1684 $x520)))))
(assert
 (let (($x256 (not new.attention.head_dim.padded)))
 (let (($x3343 (= 1 new.attention.head_dim.parts)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (let (($x658 (ite $x2694 new.attention.head_dim.given_everywhere (or $x2090 (and $x3343 $x256)))))
 (= new.attention.head_dim.everywhere $x658)))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x26 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1697 ?x2183 ?x26))))))))))))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x2562 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x2562))))))))))))))))))))))
(assert
 (let (($x2761 (not new.attention.head_dim.moved)))
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x734 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x899 $x560 $x3371 $x2068) $x2761))))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (= new.attention.head_dim.undivided (ite $x2694 new.attention.head_dim.given_undivided $x734))))))))))))
(assert
 (let (($x2781 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1710 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2761 (not new.attention.head_dim.moved)))
 (let (($x3276 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2761))))
 (let (($x455 (= 1 new.pp)))
 (let (($x1523 (not new.attention.scores.group.pp)))
 (let (($x1755 (or $x1523 $x455)))
 (let (($x723 (= 1 new.sp)))
 (let (($x2494 (not new.attention.scores.group.sp)))
 (let (($x2118 (or $x2494 $x723)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1290 (not new.attention.scores.group.dp)))
 (let (($x2965 (or $x1290 $x3184)))
 (let (($x1018 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2965 $x2118 $x1755)))
 (let (($x2756 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1268 (ite (or $x2756 $x1018) (and (<= 1 new.attention.head_dim.least) $x3276) (and $x1710 (and new.attention.head_dim.undivided $x2781)))))
 (= new.attention.scores_whole $x1268))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2176 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x455 (= 1 new.pp)))
 (let (($x1523 (not new.attention.scores.group.pp)))
 (let (($x1755 (or $x1523 $x455)))
 (let (($x723 (= 1 new.sp)))
 (let (($x2494 (not new.attention.scores.group.sp)))
 (let (($x2118 (or $x2494 $x723)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1290 (not new.attention.scores.group.dp)))
 (let (($x2965 (or $x1290 $x3184)))
 (let (($x1018 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2965 $x2118 $x1755)))
 (let (($x1626 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x2965 $x2118 $x1755)))
 (let (($x986 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x2754 (not new.attention.one_key)))
 (let (($x1080 (not new.attention.scores_whole)))
 (let (($x1710 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2756 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x10 (or $x2756 (and $x1710 (not (= 1 new.tp)) $x1080 $x2754) $x986 $x1626 (and $x1018 $x2176))))
 (not $x10))))))))))))))))))))
(assert
 (let (($x3015 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x1921 (= 1 old.pp)))
(let (($x653 (not old.attention.scores.group.pp)))
(let (($x2212 (or $x653 $x1921)))
(let (($x818 (= 1 old.sp)))
(let (($x1241 (not old.attention.scores.group.sp)))
(let (($x1777 (or $x1241 $x818)))
(let (($x2122 (= 1 old.dp)))
(let (($x2167 (not old.attention.scores.group.dp)))
(let (($x561 (or $x2167 $x2122)))
(let (($x1548 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x561 $x1777 $x2212)))
(let (($x2511 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x561 $x1777 $x2212)))
(let (($x2057 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x1598 (not old.attention.one_key)))
(let (($x2843 (not old.attention.scores_whole)))
(let (($x1818 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x3078 (= (_ bv57 7) old.attention.scores.sum)))
(or $x3078 (and $x1818 (not (= 1 old.tp)) $x2843 $x1598) $x2057 $x2511 (and $x1548 $x3015))))))))))))))))))))
(check-sat)

; from one replica to any number, question 93
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2251 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2864 $x1249 $x3136 $x2402 $x2251 $x3108 $x1444 $x500 $x667 $x1624))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x402 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x682 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x682 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1053 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
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
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x2658 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3108 (not (= 0 ?x2658)))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2394 (= (- 1) old.attention.head_dim.n)))
 (let (($x2314 (or $x2394 (< (* ?x3058 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1934 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2748 (ite $x3108 (ite (= 0 ?x1934) 1 (ite $x2314 0 1)) old.attention.head_dim.given_least)))
 (let (($x2516 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3040 (ite (and $x2394 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2394 $x2516) 0 1))))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2251 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x673 (ite $x667 old.attention.head_dim.parts (ite (or $x1249 $x2864 $x500 $x1624 $x2251) 1 (ite $x3136 ?x3040 ?x2748)))))
 (= old.attention.head_dim.least ?x673)))))))))))))))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let (($x2394 (= (- 1) old.attention.head_dim.n)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2011 (ite $x3136 (or $x2394 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2394 (< 1 old.attention.head_dim.n)))))
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3344 (ite $x500 (or $x2394 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3108 (or $x2394 (< ?x3058 old.attention.head_dim.n)) $x2011))))
 (let (($x2627 (= 1 old.attention.head_dim.parts)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (let (($x2175 (ite $x2443 old.attention.head_dim.given_moved (ite (or $x667 $x2627) false $x3344))))
 (= old.attention.head_dim.moved $x2175))))))))))))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let (($x3007 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1589 (not old.model.sinks)))
 (= old.attention.one_key (and $x1589 $x3007)))))
(assert
 (let (($x1813 (not old.attention.head_dim.padded)))
 (let (($x2627 (= 1 old.attention.head_dim.parts)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (let (($x531 (ite $x2443 old.attention.head_dim.given_everywhere (or $x667 (and $x2627 $x1813)))))
 (= old.attention.head_dim.everywhere $x531)))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x683 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7)))))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2305 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x241 $x1475) old.attention.qkv.split ?x2763) ?x683)))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x408 (ite $x1536 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7))) ?x2305)))
 (= old.attention.q ?x408)))))))))))))))))))
(assert
 (let (($x680 (not old.attention.head_dim.moved)))
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1106 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1249 $x2864 $x500 $x1624) $x680))))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (= old.attention.head_dim.undivided (ite $x2443 old.attention.head_dim.given_undivided $x1106))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x957 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x560 $x899 $x1437 $x3162 $x957 $x332 $x2867 $x3371 $x2090 $x2068))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2214 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x2182 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x2182 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1011 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
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
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1640 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x332 (not (= 0 ?x1640)))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1675 (= (- 1) new.attention.head_dim.n)))
 (let (($x2164 (or $x1675 (< (* ?x517 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1932 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2579 (ite $x332 (ite (= 0 ?x1932) 1 (ite $x2164 0 1)) new.attention.head_dim.given_least)))
 (let (($x2356 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2157 (ite (and $x1675 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1675 $x2356) 0 1))))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x957 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1285 (ite $x2090 new.attention.head_dim.parts (ite (or $x899 $x560 $x3371 $x2068 $x957) 1 (ite $x1437 ?x2157 ?x2579)))))
 (= new.attention.head_dim.least ?x1285)))))))))))))))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let (($x1675 (= (- 1) new.attention.head_dim.n)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1283 (ite $x1437 (or $x1675 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1675 (< 1 new.attention.head_dim.n)))))
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3287 (ite $x3371 (or $x1675 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x332 (or $x1675 (< ?x517 new.attention.head_dim.n)) $x1283))))
 (let (($x3343 (= 1 new.attention.head_dim.parts)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (let (($x884 (ite $x2694 new.attention.head_dim.given_moved (ite (or $x2090 $x3343) false $x3287))))
 (= new.attention.head_dim.moved $x884))))))))))))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let (($x520 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1684 (not new.model.sinks)))
 (= new.attention.one_key (and $x1684 $x520)))))
(assert
 (let (($x256 (not new.attention.head_dim.padded)))
 (let (($x3343 (= 1 new.attention.head_dim.parts)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (let (($x658 (ite $x2694 new.attention.head_dim.given_everywhere (or $x2090 (and $x3343 $x256)))))
 (= new.attention.head_dim.everywhere $x658)))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x359 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7)))))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x26 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1229 $x2514) new.attention.qkv.split ?x466) ?x359)))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1047 (ite $x1697 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7))) ?x26)))
 (= new.attention.q ?x1047))))))))))))))))))
(assert
 (let (($x2761 (not new.attention.head_dim.moved)))
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x734 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x899 $x560 $x3371 $x2068) $x2761))))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (= new.attention.head_dim.undivided (ite $x2694 new.attention.head_dim.given_undivided $x734))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2182 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x1830 (or (not (= (_ bv36 7) new.attention.q)) $x2182 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x1830))))
(assert
 (let (($x682 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x682 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 94
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2864 $x1249 $x3136 $x2402 (= (_ bv56 7) old.attention.head_dim.kind) $x3108 $x1444 $x500 $x667 $x1624)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x83 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1227 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2821 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2821 $x1227 $x1902 $x2438 (= (_ bv56 7) old.attention.heads.kind) $x402 $x2985 $x272 $x2980 $x83)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x704 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x704 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x3102 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x3102)))
(assert
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1053 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
(assert
 (let (($x1990 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x624 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x624 $x1990))))
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
 (let (($x48 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x402 $x48)))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1271 (and $x402 (< 1 old.attention.heads.parts) (= ?x848 old.attention.heads.n))))
 (= old.attention.heads.filled $x1271))))))
(assert
 (let (($x2307 (= (- 1) old.attention.heads.n)))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1056 (ite $x1902 (or $x2307 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2307 (< 1 old.attention.heads.n)))))
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3105 (ite $x272 (or $x2307 (< old.attention.heads.block old.attention.heads.n)) (ite $x402 (or $x2307 (< ?x848 old.attention.heads.n)) $x1056))))
 (let (($x1533 (= 1 old.attention.heads.parts)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1321 (or $x2985 $x2438)))
 (let (($x2069 (ite $x1321 old.attention.heads.given_moved (ite (or $x2980 $x1533) false $x3105))))
 (= old.attention.heads.moved $x2069))))))))))))))))
(assert
 (let ((?x2658 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3108 (not (= 0 ?x2658)))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let (($x2394 (= (- 1) old.attention.head_dim.n)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2011 (ite $x3136 (or $x2394 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2394 (< 1 old.attention.head_dim.n)))))
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3344 (ite $x500 (or $x2394 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3108 (or $x2394 (< ?x3058 old.attention.head_dim.n)) $x2011))))
 (let (($x2627 (= 1 old.attention.head_dim.parts)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (let (($x2175 (ite $x2443 old.attention.head_dim.given_moved (ite (or $x667 $x2627) false $x3344))))
 (= old.attention.head_dim.moved $x2175))))))))))))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let (($x3007 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1589 (not old.model.sinks)))
 (= old.attention.one_key (and $x1589 $x3007)))))
(assert
 (let (($x591 (not old.attention.heads.padded)))
 (let (($x1533 (= 1 old.attention.heads.parts)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1321 (or $x2985 $x2438)))
 (let (($x181 (ite $x1321 old.attention.heads.given_everywhere (or $x2980 (and $x1533 $x591)))))
 (= old.attention.heads.everywhere $x181)))))))))
(assert
 (let (($x1813 (not old.attention.head_dim.padded)))
 (let (($x2627 (= 1 old.attention.head_dim.parts)))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (let (($x531 (ite $x2443 old.attention.head_dim.given_everywhere (or $x667 (and $x2627 $x1813)))))
 (= old.attention.head_dim.everywhere $x531)))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2305 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1536 ?x1244 ?x2305)))))))))))))))))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x363 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x363)))))))))))))))))))))))
(assert
 (let (($x916 (not old.attention.heads.moved)))
 (let (($x83 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2821 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1227 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1364 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1227 $x2821 $x272 $x83) $x916))))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1321 (or $x2985 $x2438)))
 (= old.attention.heads.undivided (ite $x1321 old.attention.heads.given_undivided $x1364))))))))))))
(assert
 (let (($x680 (not old.attention.head_dim.moved)))
 (let (($x1624 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2864 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1249 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1106 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1249 $x2864 $x500 $x1624) $x680))))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2443 (or $x1444 $x2402)))
 (= old.attention.head_dim.undivided (ite $x2443 old.attention.head_dim.given_undivided $x1106))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x560 $x899 $x1437 $x3162 (= (_ bv56 7) new.attention.head_dim.kind) $x332 $x2867 $x3371 $x2090 $x2068)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x112 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1951 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2191 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2191 $x1951 $x1655 $x2741 (= (_ bv56 7) new.attention.heads.kind) $x2214 $x2423 $x2837 $x1610 $x112)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x2729 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2729 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x872 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x872)))
(assert
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1011 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
(assert
 (let (($x2714 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1486 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1486 $x2714))))
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
 (let (($x3027 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2214 $x3027)))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3164 (and $x2214 (< 1 new.attention.heads.parts) (= ?x84 new.attention.heads.n))))
 (= new.attention.heads.filled $x3164))))))
(assert
 (let (($x927 (= (- 1) new.attention.heads.n)))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x412 (ite $x1655 (or $x927 (<= new.attention.heads.parts new.attention.heads.n)) (or $x927 (< 1 new.attention.heads.n)))))
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2892 (ite $x2837 (or $x927 (< new.attention.heads.block new.attention.heads.n)) (ite $x2214 (or $x927 (< ?x84 new.attention.heads.n)) $x412))))
 (let (($x453 (= 1 new.attention.heads.parts)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2868 (or $x2423 $x2741)))
 (let (($x1361 (ite $x2868 new.attention.heads.given_moved (ite (or $x1610 $x453) false $x2892))))
 (= new.attention.heads.moved $x1361))))))))))))))))
(assert
 (let ((?x1640 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x332 (not (= 0 ?x1640)))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let (($x1675 (= (- 1) new.attention.head_dim.n)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1283 (ite $x1437 (or $x1675 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1675 (< 1 new.attention.head_dim.n)))))
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3287 (ite $x3371 (or $x1675 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x332 (or $x1675 (< ?x517 new.attention.head_dim.n)) $x1283))))
 (let (($x3343 (= 1 new.attention.head_dim.parts)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (let (($x884 (ite $x2694 new.attention.head_dim.given_moved (ite (or $x2090 $x3343) false $x3287))))
 (= new.attention.head_dim.moved $x884))))))))))))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let (($x520 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1684 (not new.model.sinks)))
 (= new.attention.one_key (and $x1684 $x520)))))
(assert
 (let (($x2953 (not new.attention.heads.padded)))
 (let (($x453 (= 1 new.attention.heads.parts)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2868 (or $x2423 $x2741)))
 (let (($x2810 (ite $x2868 new.attention.heads.given_everywhere (or $x1610 (and $x453 $x2953)))))
 (= new.attention.heads.everywhere $x2810)))))))))
(assert
 (let (($x256 (not new.attention.head_dim.padded)))
 (let (($x3343 (= 1 new.attention.head_dim.parts)))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (let (($x658 (ite $x2694 new.attention.head_dim.given_everywhere (or $x2090 (and $x3343 $x256)))))
 (= new.attention.head_dim.everywhere $x658)))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x26 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1697 ?x2183 ?x26))))))))))))))))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x2558 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x2558))))))))))))))))))))))
(assert
 (let (($x990 (not new.attention.heads.moved)))
 (let (($x112 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2191 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1951 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x421 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1951 $x2191 $x2837 $x112) $x990))))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2868 (or $x2423 $x2741)))
 (= new.attention.heads.undivided (ite $x2868 new.attention.heads.given_undivided $x421))))))))))))
(assert
 (let (($x2761 (not new.attention.head_dim.moved)))
 (let (($x2068 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x560 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x899 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x734 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x899 $x560 $x3371 $x2068) $x2761))))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2694 (or $x2867 $x3162)))
 (= new.attention.head_dim.undivided (ite $x2694 new.attention.head_dim.given_undivided $x734))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3273 (not new.attention.heads.undivided)))
 (let (($x1058 (not new.attention.one_key)))
 (let (($x3379 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x1058 $x3273))))
 (let (($x2714 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x2304 (not new.attention.head_dim.undivided)))
 (let (($x2756 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x1058)) $x2304)))
 (let (($x1486 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x872 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x872 $x1486 (not (or $x2756 (and $x2714 $x3379))))))))))))))
(assert
 (let (($x1741 (not old.attention.heads.undivided)))
(let (($x1092 (not old.attention.one_key)))
(let (($x2119 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x1092 $x1741))))
(let (($x1990 (= (_ bv97 7) old.model.qk_norm)))
(let (($x946 (not old.attention.head_dim.undivided)))
(let (($x750 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x1092)) $x946)))
(let (($x624 (= (_ bv57 7) old.model.qk_norm)))
(let (($x3102 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x3102 $x624 (not (or $x750 (and $x1990 $x2119)))))))))))))
(check-sat)

; from one replica to any number, question 95
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.leads () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.leads () Bool)
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1902 $x2438 (= (_ bv56 7) old.attention.heads.kind) $x402 $x2985 $x272 $x2980 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x1863 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1863 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x792 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x792)))
(assert
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1053 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (let (($x2425 (= (_ bv2 7) old.model.positions)))
 (or $x2425 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474))))
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
 (let (($x48 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x402 $x48)))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x107 (< 1 old.attention.heads.parts)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 $x107 (= ?x848 old.attention.heads.n))))))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x107 (< 1 old.attention.heads.parts)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x402 $x107 (<= old.attention.heads.n ?x848))))))))
(assert
 (let (($x2307 (= (- 1) old.attention.heads.n)))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1056 (ite $x1902 (or $x2307 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2307 (< 1 old.attention.heads.n)))))
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3105 (ite $x272 (or $x2307 (< old.attention.heads.block old.attention.heads.n)) (ite $x402 (or $x2307 (< ?x848 old.attention.heads.n)) $x1056))))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2069 (ite (or $x2985 $x2438) old.attention.heads.given_moved (ite (or $x2980 (= 1 old.attention.heads.parts)) false $x3105))))
 (= old.attention.heads.moved $x2069))))))))))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let (($x3007 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1589 (not old.model.sinks)))
 (= old.attention.one_key (and $x1589 $x3007)))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x683 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7)))))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2305 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x241 $x1475) old.attention.qkv.split ?x2763) ?x683)))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x408 (ite $x1536 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7))) ?x2305)))
 (= old.attention.q ?x408)))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1655 $x2741 (= (_ bv56 7) new.attention.heads.kind) $x2214 $x2423 $x2837 $x1610 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x1563 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1563 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x2466 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x2466)))
(assert
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1011 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (let (($x2954 (= (_ bv2 7) new.model.positions)))
 (or $x2954 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790))))
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
 (let (($x3027 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2214 $x3027)))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1296 (< 1 new.attention.heads.parts)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 $x1296 (= ?x84 new.attention.heads.n))))))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1296 (< 1 new.attention.heads.parts)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x2214 $x1296 (<= new.attention.heads.n ?x84))))))))
(assert
 (let (($x927 (= (- 1) new.attention.heads.n)))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x412 (ite $x1655 (or $x927 (<= new.attention.heads.parts new.attention.heads.n)) (or $x927 (< 1 new.attention.heads.n)))))
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2892 (ite $x2837 (or $x927 (< new.attention.heads.block new.attention.heads.n)) (ite $x2214 (or $x927 (< ?x84 new.attention.heads.n)) $x412))))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1361 (ite (or $x2423 $x2741) new.attention.heads.given_moved (ite (or $x1610 (= 1 new.attention.heads.parts)) false $x2892))))
 (= new.attention.heads.moved $x1361))))))))))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let (($x520 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1684 (not new.model.sinks)))
 (= new.attention.one_key (and $x1684 $x520)))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x359 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7)))))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x26 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1229 $x2514) new.attention.qkv.split ?x466) ?x359)))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1047 (ite $x1697 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7))) ?x26)))
 (= new.attention.q ?x1047))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2447 (not new.attention.heads.filled)))
 (let (($x2137 (and new.attention.heads.padded $x2447 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x990 (not new.attention.heads.moved)))
 (let (($x2159 (and $x990 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x2466 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x2913 (or (not (= (_ bv37 7) new.attention.q)) $x2466 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x2159 (and new.attention.one_key (not $x2137)))))
 (not $x2913))))))))
(assert
 (let (($x736 (not old.attention.heads.filled)))
(let (($x1275 (and old.attention.heads.padded $x736 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x593 (and (not old.attention.heads.moved) (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x792 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x792 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x593 (and old.attention.one_key (not $x1275))))))))
(check-sat)

; from one replica to any number, question 96
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
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x3136 $x2402 (= (_ bv56 7) old.attention.head_dim.kind) $x3108 $x1444 $x500 $x667 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1902 $x2438 (= (_ bv56 7) old.attention.heads.kind) $x402 $x2985 $x272 $x2980 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2209 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1498 (= (_ bv10 7) old.attention.out.input)))
 (or $x1498 $x2209 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (or $x1424 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x2094 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2094 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x2786 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2786 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3249 (= (_ bv56 7) old.attention.value_dim.kind) $x1053 $x1802 (= (_ bv91 7) old.attention.value_dim.kind) $x610 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
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
 (let (($x48 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x402 $x48)))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1271 (and $x402 (< 1 old.attention.heads.parts) (= ?x848 old.attention.heads.n))))
 (= old.attention.heads.filled $x1271))))))
(assert
 (let (($x2307 (= (- 1) old.attention.heads.n)))
 (let (($x1902 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1056 (ite $x1902 (or $x2307 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2307 (< 1 old.attention.heads.n)))))
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x848 (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x272 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3105 (ite $x272 (or $x2307 (< old.attention.heads.block old.attention.heads.n)) (ite $x402 (or $x2307 (< ?x848 old.attention.heads.n)) $x1056))))
 (let (($x1533 (= 1 old.attention.heads.parts)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1321 (or $x2985 $x2438)))
 (let (($x2069 (ite $x1321 old.attention.heads.given_moved (ite (or $x2980 $x1533) false $x3105))))
 (= old.attention.heads.moved $x2069))))))))))))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let (($x2356 (= (- 1) old.attention.head_dim.n)))
 (let (($x3136 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x409 (ite $x3136 (or $x2356 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2356 (< 1 old.attention.head_dim.n)))))
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x500 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1111 (ite $x500 (or $x2356 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3108 (or $x2356 (< ?x3058 old.attention.head_dim.n)) $x409))))
 (let (($x667 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1444 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x586 (ite (or $x1444 $x2402) old.attention.head_dim.given_moved (ite (or $x667 (= 1 old.attention.head_dim.parts)) false $x1111))))
 (= old.attention.head_dim.moved $x586))))))))))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x2253 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1053 (not (= 0 ?x2253)))))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x1498 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2209 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2209 (and $x1498 $x1290))))))))
(assert
 (let (($x591 (not old.attention.heads.padded)))
 (let (($x1533 (= 1 old.attention.heads.parts)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1321 (or $x2985 $x2438)))
 (let (($x1267 (ite $x1321 old.attention.heads.given_everywhere (or $x2980 (and $x1533 $x591)))))
 (= old.attention.heads.everywhere $x1267)))))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x575 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x575)))))))))))))))))))))))
(assert
 (let (($x293 (not old.attention.value_dim.padded)))
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2734 (ite (or $x1802 $x3249) old.attention.value_dim.given_everywhere (or $x610 (and (= 1 old.attention.value_dim.parts) $x293)))))
 (= old.attention.value_dim.everywhere $x2734)))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2202 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1536 ?x1244 ?x2202))))))))))))))))))))))))
(assert
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3344 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x762 (ite $x3344 old.attention.v (ite $x2470 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x762)))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x2688 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1781 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2688)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2688 old.attention.value_dim.everywhere $x1290))))
 (= old.attention.mixed_in (ite $x1781 (_ bv96 7) old.attention.mixed)))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1437 $x3162 (= (_ bv56 7) new.attention.head_dim.kind) $x332 $x2867 $x3371 $x2090 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1655 $x2741 (= (_ bv56 7) new.attention.heads.kind) $x2214 $x2423 $x2837 $x1610 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2297 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1272 (= (_ bv10 7) new.attention.out.input)))
 (or $x1272 $x2297 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (or $x2807 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x1020 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1020 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x257 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x257 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1957 (= (_ bv56 7) new.attention.value_dim.kind) $x1011 $x1133 (= (_ bv91 7) new.attention.value_dim.kind) $x2750 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
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
 (let (($x3027 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2214 $x3027)))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3164 (and $x2214 (< 1 new.attention.heads.parts) (= ?x84 new.attention.heads.n))))
 (= new.attention.heads.filled $x3164))))))
(assert
 (let (($x927 (= (- 1) new.attention.heads.n)))
 (let (($x1655 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x412 (ite $x1655 (or $x927 (<= new.attention.heads.parts new.attention.heads.n)) (or $x927 (< 1 new.attention.heads.n)))))
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x84 (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2837 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2892 (ite $x2837 (or $x927 (< new.attention.heads.block new.attention.heads.n)) (ite $x2214 (or $x927 (< ?x84 new.attention.heads.n)) $x412))))
 (let (($x453 (= 1 new.attention.heads.parts)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2868 (or $x2423 $x2741)))
 (let (($x1361 (ite $x2868 new.attention.heads.given_moved (ite (or $x1610 $x453) false $x2892))))
 (= new.attention.heads.moved $x1361))))))))))))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let (($x2133 (= (- 1) new.attention.head_dim.n)))
 (let (($x1437 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x730 (ite $x1437 (or $x2133 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2133 (< 1 new.attention.head_dim.n)))))
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3371 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2131 (ite $x3371 (or $x2133 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x332 (or $x2133 (< ?x517 new.attention.head_dim.n)) $x730))))
 (let (($x2090 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2867 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x875 (ite (or $x2867 $x3162) new.attention.head_dim.given_moved (ite (or $x2090 (= 1 new.attention.head_dim.parts)) false $x2131))))
 (= new.attention.head_dim.moved $x875))))))))))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let ((?x2819 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1011 (not (= 0 ?x2819)))))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x1272 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2297 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2297 (and $x1272 $x1543))))))))
(assert
 (let (($x2953 (not new.attention.heads.padded)))
 (let (($x453 (= 1 new.attention.heads.parts)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2868 (or $x2423 $x2741)))
 (let (($x574 (ite $x2868 new.attention.heads.given_everywhere (or $x1610 (and $x453 $x2953)))))
 (= new.attention.heads.everywhere $x574)))))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x945 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x945))))))))))))))))))))))
(assert
 (let (($x2977 (not new.attention.value_dim.padded)))
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x689 (ite (or $x1133 $x1957) new.attention.value_dim.given_everywhere (or $x2750 (and (= 1 new.attention.value_dim.parts) $x2977)))))
 (= new.attention.value_dim.everywhere $x689)))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x1376 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1697 ?x2183 ?x1376)))))))))))))))))))))))
(assert
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3529 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2497 (ite $x3529 new.attention.v (ite $x2779 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2497)))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x2375 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1144 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2375)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2375 new.attention.value_dim.everywhere $x1543))))
 (= new.attention.mixed_in (ite $x1144 (_ bv96 7) new.attention.mixed)))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1794 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x1080 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1523 (or $x2807 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x2386 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x1080 $x1794))))))
 (not $x1523)))))))
(assert
 (let (($x410 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x2212 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x3274 (= 1 old.tp)))
(let (($x1424 (= (_ bv40 7) old.attention.out.split)))
(or $x1424 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x3274 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x2212 $x410)))))))))
(check-sat)

; from one replica to any number, question 97
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
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2438 (= (_ bv56 7) old.attention.heads.kind) $x402 $x2985 (= (_ bv91 7) old.attention.heads.kind) $x2980 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3272 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x804 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2304 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3431 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2604 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2604 $x3431 $x2304 $x804 $x3272)))))))
(assert
 (let (($x2209 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1498 (= (_ bv10 7) old.attention.out.input)))
 (or $x1498 $x2209 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1869 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (or $x1424 (= (_ bv57 7) old.attention.out.split) $x1869))))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x2094 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2094 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x2786 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2786 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3249 (= (_ bv56 7) old.attention.value_dim.kind) $x1053 $x1802 (= (_ bv91 7) old.attention.value_dim.kind) $x610 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2608 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1179 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1609 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1609 $x1179 (= (_ bv56 7) old.hidden.kind) $x2426 $x1818 $x2608 $x901 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2885 (= (_ bv49 7) old.norm.statistic)))
 (or $x2885 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (or $x138 (= (_ bv94 7) old.stream) $x1075))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1535 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1904 (div (* ?x1535 old.hidden.multiple) old.hidden.parts)))
 (let (($x1568 (< 1 old.hidden.parts)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2426 $x1568 (= ?x1904 old.hidden.n))))))))
(assert
 (let ((?x1535 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1904 (div (* ?x1535 old.hidden.multiple) old.hidden.parts)))
 (let (($x1568 (< 1 old.hidden.parts)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2426 $x1568 (<= old.hidden.n ?x1904))))))))
(assert
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2426 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1609 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2473 (ite $x1609 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1535 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1904 (div (* ?x1535 old.hidden.multiple) old.hidden.parts)))
 (let (($x2436 (= (- 1) old.hidden.n)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2608 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2328 (ite $x2608 (or $x2436 (< old.hidden.block old.hidden.n)) (ite $x2426 (or $x2436 (< ?x1904 old.hidden.n)) $x2473))))
 (let (($x389 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2328)))
 (let (($x1179 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2121 (or $x1818 $x1179)))
 (= old.hidden.moved (ite $x2121 old.hidden.given_moved $x389)))))))))))))))
(assert
 (let (($x48 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x402 $x48)))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x2253 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1053 (not (= 0 ?x2253)))))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x1498 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2209 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2209 (and $x1498 $x1290))))))))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1179 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2121 (or $x1818 $x1179)))
 (let (($x1906 (ite $x2121 old.hidden.given_everywhere (or $x901 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1906)))))))
(assert
 (let (($x591 (not old.attention.heads.padded)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1267 (ite (or $x2985 $x2438) old.attention.heads.given_everywhere (or $x2980 (and (= 1 old.attention.heads.parts) $x591)))))
 (= old.attention.heads.everywhere $x1267)))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x575 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x575)))))))))))))))))))))))
(assert
 (let (($x293 (not old.attention.value_dim.padded)))
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2734 (ite (or $x1802 $x3249) old.attention.value_dim.given_everywhere (or $x610 (and (= 1 old.attention.value_dim.parts) $x293)))))
 (= old.attention.value_dim.everywhere $x2734)))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2202 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1536 ?x1244 ?x2202))))))))))))))))))))))))
(assert
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3344 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x762 (ite $x3344 old.attention.v (ite $x2470 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x762)))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x2688 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1781 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2688)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2688 old.attention.value_dim.everywhere $x1290))))
 (= old.attention.mixed_in (ite $x1781 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2699 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1795 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2843 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1795)))
 (let (($x1680 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x804 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1424 (or $x804 $x1680) $x2843) (_ bv96 7) ?x2699)))))))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x3274 (= 1 old.tp)))
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x1680 (and (or (not old.attention.out.group.tp) $x3274) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2831 (and $x1680 (or $x1075 $x3274 (not (= (_ bv4 7) old.attention.out.collective)) $x1290))))
 (let (($x2304 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x804 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x937 (ite (or (or $x804 $x2304) $x2831) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3272 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3431 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2152 (and (or $x3431 $x3272) $x1680)))
 (let ((?x2137 (ite (or $x804 (and $x2304 (= (_ bv38 7) old.stream)) $x2152) (_ bv38 7) (ite $x2304 (_ bv96 7) (_ bv16 7)))))
 (let (($x2696 (or (and old.hidden.filled (not $x1075)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1268 (not $x1680)))
 (let (($x2885 (= (_ bv49 7) old.norm.statistic)))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (let ((?x921 (ite (and $x3431 old.hidden.filled $x138 $x1268 $x2885) old.stream (ite (and $x3272 $x1268 $x2696) old.stream ?x2137))))
 (let ((?x17 (ite (and $x1075 old.hidden.everywhere (or $x804 $x2152)) (_ bv96 7) (ite (and $x3431 old.hidden.filled $x1075 $x1268) (_ bv96 7) ?x921))))
 (let (($x2604 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x359 (ite (= (_ bv38 7) old.attention.out_state) (ite $x2604 (_ bv96 7) ?x17) (ite (= (_ bv96 7) old.attention.out_state) ?x937 old.attention.out_state))))
 (let ((?x1141 (ite $x3272 (ite (not $x1075) old.stream (_ bv66 7)) (ite $x2304 (ite $x1075 (_ bv96 7) old.stream) (ite $x804 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x3431 (_ bv96 7) ?x1141) ?x359)))))))))))))))))))))))))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2741 (= (_ bv56 7) new.attention.heads.kind) $x2214 $x2423 (= (_ bv91 7) new.attention.heads.kind) $x1610 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3102 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x262 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x26 (= (_ bv4 7) new.attention.out.collective)))
 (or $x26 $x2217 $x262 $x750 $x3102)))))))
(assert
 (let (($x2297 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1272 (= (_ bv10 7) new.attention.out.input)))
 (or $x1272 $x2297 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1283 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (or $x2807 (= (_ bv57 7) new.attention.out.split) $x1283))))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x1020 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1020 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x257 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x257 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1957 (= (_ bv56 7) new.attention.value_dim.kind) $x1011 $x1133 (= (_ bv91 7) new.attention.value_dim.kind) $x2750 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x771 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3321 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2331 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2331 $x1777 (= (_ bv56 7) new.hidden.kind) $x1825 $x3321 $x771 $x2432 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2260 (= (_ bv49 7) new.norm.statistic)))
 (or $x2260 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (or $x2537 (= (_ bv94 7) new.stream) $x3047))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x542 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2146 (div (* ?x542 new.hidden.multiple) new.hidden.parts)))
 (let (($x3457 (< 1 new.hidden.parts)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1825 $x3457 (= ?x2146 new.hidden.n))))))))
(assert
 (let ((?x542 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2146 (div (* ?x542 new.hidden.multiple) new.hidden.parts)))
 (let (($x3457 (< 1 new.hidden.parts)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1825 $x3457 (<= new.hidden.n ?x2146))))))))
(assert
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1825 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2331 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2078 (ite $x2331 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x542 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2146 (div (* ?x542 new.hidden.multiple) new.hidden.parts)))
 (let (($x3036 (= (- 1) new.hidden.n)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (let (($x771 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3474 (ite $x771 (or $x3036 (< new.hidden.block new.hidden.n)) (ite $x1825 (or $x3036 (< ?x2146 new.hidden.n)) $x2078))))
 (let (($x2233 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3474)))
 (let (($x1777 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3321 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2916 (or $x3321 $x1777)))
 (= new.hidden.moved (ite $x2916 new.hidden.given_moved $x2233)))))))))))))))
(assert
 (let (($x3027 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2214 $x3027)))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let ((?x2819 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1011 (not (= 0 ?x2819)))))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x1272 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2297 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2297 (and $x1272 $x1543))))))))
(assert
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3321 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2916 (or $x3321 $x1777)))
 (let (($x2778 (ite $x2916 new.hidden.given_everywhere (or $x2432 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2778)))))))
(assert
 (let (($x2953 (not new.attention.heads.padded)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x574 (ite (or $x2423 $x2741) new.attention.heads.given_everywhere (or $x1610 (and (= 1 new.attention.heads.parts) $x2953)))))
 (= new.attention.heads.everywhere $x574)))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x945 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x945))))))))))))))))))))))
(assert
 (let (($x2977 (not new.attention.value_dim.padded)))
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x689 (ite (or $x1133 $x1957) new.attention.value_dim.given_everywhere (or $x2750 (and (= 1 new.attention.value_dim.parts) $x2977)))))
 (= new.attention.value_dim.everywhere $x689)))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x1376 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1697 ?x2183 ?x1376)))))))))))))))))))))))
(assert
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3529 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2497 (ite $x3529 new.attention.v (ite $x2779 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2497)))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x2375 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1144 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2375)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2375 new.attention.value_dim.everywhere $x1543))))
 (= new.attention.mixed_in (ite $x1144 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1770 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x269 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2736 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x269)))
 (let (($x2006 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2807 (or $x750 $x2006) $x2736) (_ bv96 7) ?x1770)))))))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x2006 (and (or (not new.attention.out.group.tp) $x2386) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x314 (and $x2006 (or $x3047 $x2386 (not (= (_ bv4 7) new.attention.out.collective)) $x1543))))
 (let (($x262 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x750 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x1278 (ite (or (or $x750 $x262) $x314) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3102 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2057 (and (or $x2217 $x3102) $x2006)))
 (let ((?x1002 (ite (or $x750 (and $x262 (= (_ bv38 7) new.stream)) $x2057) (_ bv38 7) (ite $x262 (_ bv96 7) (_ bv16 7)))))
 (let (($x1086 (or (and new.hidden.filled (not $x3047)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x766 (not $x2006)))
 (let (($x2260 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (let ((?x2756 (ite (and $x2217 new.hidden.filled $x2537 $x766 $x2260) new.stream (ite (and $x3102 $x766 $x1086) new.stream ?x1002))))
 (let ((?x1458 (ite (and $x3047 new.hidden.everywhere (or $x750 $x2057)) (_ bv96 7) (ite (and $x2217 new.hidden.filled $x3047 $x766) (_ bv96 7) ?x2756))))
 (let (($x26 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x1883 (ite (= (_ bv38 7) new.attention.out_state) (ite $x26 (_ bv96 7) ?x1458) (ite (= (_ bv96 7) new.attention.out_state) ?x1278 new.attention.out_state))))
 (let ((?x2238 (ite $x3102 (ite (not $x3047) new.stream (_ bv66 7)) (ite $x262 (ite $x3047 (_ bv96 7) new.stream) (ite $x750 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x2217 (_ bv96 7) ?x2238) ?x1883)))))))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1689 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x2386 (= 1 new.tp)))
 (let (($x3257 (= new.attention.joined new.stream)))
 (let (($x1306 (or (or (= (_ bv96 7) new.attention.joined) $x3257) (and $x2386 (or (not (= (_ bv61 7) new.attention.out.split)) $x1689)))))
 (not $x1306))))))
(assert
 (let (($x2138 (not (or old.hidden.moved old.hidden.padded))))
(let (($x3274 (= 1 old.tp)))
(let (($x75 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x75) (and $x3274 (or (not (= (_ bv61 7) old.attention.out.split)) $x2138)))))))
(check-sat)

; from one replica to any number, question 98
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
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2438 (= (_ bv56 7) old.attention.heads.kind) $x402 $x2985 (= (_ bv91 7) old.attention.heads.kind) $x2980 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x804 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2304 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2304 $x804 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2209 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1498 (= (_ bv10 7) old.attention.out.input)))
 (or $x1498 $x2209 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1869 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (or $x1424 (= (_ bv57 7) old.attention.out.split) $x1869))))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x2094 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2094 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x2786 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2786 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3249 (= (_ bv56 7) old.attention.value_dim.kind) $x1053 $x1802 (= (_ bv91 7) old.attention.value_dim.kind) $x610 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1179 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1179 (= (_ bv56 7) old.hidden.kind) $x2426 $x1818 (= (_ bv91 7) old.hidden.kind) $x901 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x138 (= (_ bv38 7) old.stream)))
 (or $x138 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2426 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x48 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x402 $x48)))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x2253 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1053 (not (= 0 ?x2253)))))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x1498 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2209 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2209 (and $x1498 $x1290))))))))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1906 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x901 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1906))))
(assert
 (let (($x591 (not old.attention.heads.padded)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1267 (ite (or $x2985 $x2438) old.attention.heads.given_everywhere (or $x2980 (and (= 1 old.attention.heads.parts) $x591)))))
 (= old.attention.heads.everywhere $x1267)))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x575 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x575)))))))))))))))))))))))
(assert
 (let (($x293 (not old.attention.value_dim.padded)))
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2734 (ite (or $x1802 $x3249) old.attention.value_dim.given_everywhere (or $x610 (and (= 1 old.attention.value_dim.parts) $x293)))))
 (= old.attention.value_dim.everywhere $x2734)))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2202 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1536 ?x1244 ?x2202))))))))))))))))))))))))
(assert
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3344 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x762 (ite $x3344 old.attention.v (ite $x2470 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x762)))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x2688 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1781 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2688)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2688 old.attention.value_dim.everywhere $x1290))))
 (= old.attention.mixed_in (ite $x1781 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2699 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1795 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2843 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1795)))
 (let (($x1921 (= 1 old.pp)))
 (let (($x2757 (not old.attention.out.group.pp)))
 (let (($x686 (or $x2757 $x1921)))
 (let (($x818 (= 1 old.sp)))
 (let (($x1162 (not old.attention.out.group.sp)))
 (let (($x1176 (or $x1162 $x818)))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2670 (not old.attention.out.group.dp)))
 (let (($x534 (or $x2670 $x2122)))
 (let (($x1680 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x534 $x1176 $x686)))
 (let (($x804 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1424 (or $x804 $x1680) $x2843) (_ bv96 7) ?x2699))))))))))))))))))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2741 (= (_ bv56 7) new.attention.heads.kind) $x2214 $x2423 (= (_ bv91 7) new.attention.heads.kind) $x1610 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x262 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x262 $x750 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2297 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1272 (= (_ bv10 7) new.attention.out.input)))
 (or $x1272 $x2297 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1283 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (or $x2807 (= (_ bv57 7) new.attention.out.split) $x1283))))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x1020 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1020 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x257 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x257 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1957 (= (_ bv56 7) new.attention.value_dim.kind) $x1011 $x1133 (= (_ bv91 7) new.attention.value_dim.kind) $x2750 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3321 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1777 (= (_ bv56 7) new.hidden.kind) $x1825 $x3321 (= (_ bv91 7) new.hidden.kind) $x2432 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (or $x2537 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1825 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3027 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2214 $x3027)))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let ((?x2819 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1011 (not (= 0 ?x2819)))))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x1272 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2297 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2297 (and $x1272 $x1543))))))))
(assert
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2778 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2432 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2778))))
(assert
 (let (($x2953 (not new.attention.heads.padded)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x574 (ite (or $x2423 $x2741) new.attention.heads.given_everywhere (or $x1610 (and (= 1 new.attention.heads.parts) $x2953)))))
 (= new.attention.heads.everywhere $x574)))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x945 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x945))))))))))))))))))))))
(assert
 (let (($x2977 (not new.attention.value_dim.padded)))
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x689 (ite (or $x1133 $x1957) new.attention.value_dim.given_everywhere (or $x2750 (and (= 1 new.attention.value_dim.parts) $x2977)))))
 (= new.attention.value_dim.everywhere $x689)))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x1376 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1697 ?x2183 ?x1376)))))))))))))))))))))))
(assert
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3529 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2497 (ite $x3529 new.attention.v (ite $x2779 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2497)))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x2375 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1144 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2375)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2375 new.attention.value_dim.everywhere $x1543))))
 (= new.attention.mixed_in (ite $x1144 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1770 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x269 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2736 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x269)))
 (let (($x455 (= 1 new.pp)))
 (let (($x2820 (not new.attention.out.group.pp)))
 (let (($x307 (or $x2820 $x455)))
 (let (($x723 (= 1 new.sp)))
 (let (($x1792 (not new.attention.out.group.sp)))
 (let (($x1751 (or $x1792 $x723)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1547 (not new.attention.out.group.dp)))
 (let (($x2022 (or $x1547 $x3184)))
 (let (($x2006 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2022 $x1751 $x307)))
 (let (($x750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2807 (or $x750 $x2006) $x2736) (_ bv96 7) ?x1770))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x455 (= 1 new.pp)))
 (let (($x2820 (not new.attention.out.group.pp)))
 (let (($x307 (or $x2820 $x455)))
 (let (($x723 (= 1 new.sp)))
 (let (($x1792 (not new.attention.out.group.sp)))
 (let (($x1751 (or $x1792 $x723)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1547 (not new.attention.out.group.dp)))
 (let (($x2022 (or $x1547 $x3184)))
 (let (($x2096 (and (or new.attention.out.group.tp (= 1 new.tp)) $x2022 $x1751 $x307)))
 (let (($x3060 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1433 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2006 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2022 $x1751 $x307)))
 (let (($x2486 (and $x2006 (or $x1433 (and $x3060 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x262 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x364 (or $x750 (and $x262 (or $x1433 (and $x3060 (= (_ bv38 7) new.stream)))) $x2486 $x2096)))
 (not $x364)))))))))))))))))))
(assert
 (let (($x1921 (= 1 old.pp)))
(let (($x2757 (not old.attention.out.group.pp)))
(let (($x686 (or $x2757 $x1921)))
(let (($x818 (= 1 old.sp)))
(let (($x1162 (not old.attention.out.group.sp)))
(let (($x1176 (or $x1162 $x818)))
(let (($x2122 (= 1 old.dp)))
(let (($x2670 (not old.attention.out.group.dp)))
(let (($x534 (or $x2670 $x2122)))
(let (($x2665 (and (or old.attention.out.group.tp (= 1 old.tp)) $x534 $x1176 $x686)))
(let (($x2562 (= (_ bv38 7) old.attention.out_state)))
(let (($x258 (= (_ bv96 7) old.attention.out_state)))
(let (($x1680 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x534 $x1176 $x686)))
(let (($x932 (and $x1680 (or $x258 (and $x2562 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2304 (= (_ bv10 7) old.attention.out.collective)))
(let (($x804 (= (_ bv57 7) old.attention.out.collective)))
(or $x804 (and $x2304 (or $x258 (and $x2562 (= (_ bv38 7) old.stream)))) $x932 $x2665))))))))))))))))))
(check-sat)

; from one replica to any number, question 99
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
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2438 (= (_ bv56 7) old.attention.heads.kind) $x402 $x2985 (= (_ bv91 7) old.attention.heads.kind) $x2980 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1942 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x3077 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x3207 (= (_ bv1 7) old.attention.out.bias)))
 (or $x3207 (= (_ bv23 7) old.attention.out.bias) $x3077 $x1942)))))
(assert
 (let (($x3272 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x804 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2304 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3431 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2604 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2604 $x3431 $x2304 $x804 $x3272)))))))
(assert
 (let (($x2209 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1498 (= (_ bv10 7) old.attention.out.input)))
 (or $x1498 $x2209 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1869 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (or $x1424 (= (_ bv57 7) old.attention.out.split) $x1869))))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x2094 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2094 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x2786 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2786 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3249 (= (_ bv56 7) old.attention.value_dim.kind) $x1053 $x1802 (= (_ bv91 7) old.attention.value_dim.kind) $x610 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2608 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1179 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1609 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1609 $x1179 (= (_ bv56 7) old.hidden.kind) $x2426 $x1818 $x2608 $x901 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x871 (= (_ bv49 7) old.norm.statistic)))
 (or $x871 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (or $x138 (= (_ bv94 7) old.stream) $x1075))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3457 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x60 (div (* ?x3457 old.hidden.multiple) old.hidden.parts)))
 (let (($x2696 (< 1 old.hidden.parts)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2426 $x2696 (= ?x60 old.hidden.n))))))))
(assert
 (let ((?x3457 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x60 (div (* ?x3457 old.hidden.multiple) old.hidden.parts)))
 (let (($x2696 (< 1 old.hidden.parts)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2426 $x2696 (<= old.hidden.n ?x60))))))))
(assert
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2426 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1609 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1916 (ite $x1609 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3457 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x60 (div (* ?x3457 old.hidden.multiple) old.hidden.parts)))
 (let (($x3241 (= (- 1) old.hidden.n)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2608 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2527 (ite $x2608 (or $x3241 (< old.hidden.block old.hidden.n)) (ite $x2426 (or $x3241 (< ?x60 old.hidden.n)) $x1916))))
 (let (($x946 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2527)))
 (let (($x1179 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2121 (or $x1818 $x1179)))
 (= old.hidden.moved (ite $x2121 old.hidden.given_moved $x946)))))))))))))))
(assert
 (let (($x48 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x402 $x48)))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x2253 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1053 (not (= 0 ?x2253)))))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x1498 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2209 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2209 (and $x1498 $x1290))))))))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1179 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2121 (or $x1818 $x1179)))
 (let (($x1906 (ite $x2121 old.hidden.given_everywhere (or $x901 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1906)))))))
(assert
 (let (($x832 (not old.hidden.moved)))
 (let (($x1208 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x832)))
 (let (($x2085 (= 1 old.hidden.parts)))
 (let (($x1179 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2121 (or $x1818 $x1179)))
 (= old.hidden.first_alone (ite $x2121 old.hidden.given_first (or $x2085 $x1208))))))))))
(assert
 (let (($x591 (not old.attention.heads.padded)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1267 (ite (or $x2985 $x2438) old.attention.heads.given_everywhere (or $x2980 (and (= 1 old.attention.heads.parts) $x591)))))
 (= old.attention.heads.everywhere $x1267)))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x575 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x575)))))))))))))))))))))))
(assert
 (let (($x293 (not old.attention.value_dim.padded)))
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2734 (ite (or $x1802 $x3249) old.attention.value_dim.given_everywhere (or $x610 (and (= 1 old.attention.value_dim.parts) $x293)))))
 (= old.attention.value_dim.everywhere $x2734)))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2202 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1536 ?x1244 ?x2202))))))))))))))))))))))))
(assert
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3344 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x762 (ite $x3344 old.attention.v (ite $x2470 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x762)))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x2688 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1781 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2688)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2688 old.attention.value_dim.everywhere $x1290))))
 (= old.attention.mixed_in (ite $x1781 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2699 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1795 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2843 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1795)))
 (let (($x1680 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x804 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1424 (or $x804 $x1680) $x2843) (_ bv96 7) ?x2699)))))))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x3274 (= 1 old.tp)))
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x1680 (and (or (not old.attention.out.group.tp) $x3274) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3550 (and $x1680 (or $x1075 $x3274 (not (= (_ bv4 7) old.attention.out.collective)) $x1290))))
 (let (($x2304 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x804 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x1371 (ite (or (or $x804 $x2304) $x3550) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x258 (= (_ bv96 7) old.attention.out_state)))
 (let (($x3272 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3431 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x374 (and (or $x3431 $x3272) $x1680)))
 (let ((?x719 (ite (or $x804 (and $x2304 (= (_ bv38 7) old.stream)) $x374) (_ bv38 7) (ite $x2304 (_ bv96 7) (_ bv16 7)))))
 (let (($x2180 (or (and old.hidden.filled (not $x1075)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1299 (not $x1680)))
 (let (($x871 (= (_ bv49 7) old.norm.statistic)))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (let ((?x1877 (ite (and $x3431 old.hidden.filled $x138 $x1299 $x871) old.stream (ite (and $x3272 $x1299 $x2180) old.stream ?x719))))
 (let ((?x959 (ite (and $x1075 old.hidden.everywhere (or $x804 $x374)) (_ bv96 7) (ite (and $x3431 old.hidden.filled $x1075 $x1299) (_ bv96 7) ?x1877))))
 (let (($x2604 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x2562 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x582 (ite $x3272 (ite (not $x1075) old.stream (_ bv66 7)) (ite $x2304 (ite $x1075 (_ bv96 7) old.stream) (ite $x804 (_ bv92 7) (_ bv16 7))))))
 (let (($x2951 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x2782 (ite $x2951 (ite $x3431 (_ bv96 7) ?x582) (ite $x2562 (ite $x2604 (_ bv96 7) ?x959) (ite $x258 ?x1371 old.attention.out_state)))))
 (= old.attention.joined ?x2782)))))))))))))))))))))))))))
(assert
 (let (($x1822 (not old.hidden.everywhere)))
 (let (($x3431 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2562 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x2562 (= (_ bv96 7) old.attention.joined) $x3431 $x1822))))))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2741 (= (_ bv56 7) new.attention.heads.kind) $x2214 $x2423 (= (_ bv91 7) new.attention.heads.kind) $x1610 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1175 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1820 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x1767 (= (_ bv1 7) new.attention.out.bias)))
 (or $x1767 (= (_ bv23 7) new.attention.out.bias) $x1820 $x1175)))))
(assert
 (let (($x3102 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x262 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x26 (= (_ bv4 7) new.attention.out.collective)))
 (or $x26 $x2217 $x262 $x750 $x3102)))))))
(assert
 (let (($x2297 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1272 (= (_ bv10 7) new.attention.out.input)))
 (or $x1272 $x2297 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1283 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (or $x2807 (= (_ bv57 7) new.attention.out.split) $x1283))))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x1020 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1020 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x257 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x257 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1957 (= (_ bv56 7) new.attention.value_dim.kind) $x1011 $x1133 (= (_ bv91 7) new.attention.value_dim.kind) $x2750 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x771 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3321 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2331 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2331 $x1777 (= (_ bv56 7) new.hidden.kind) $x1825 $x3321 $x771 $x2432 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1552 (= (_ bv49 7) new.norm.statistic)))
 (or $x1552 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (or $x2537 (= (_ bv94 7) new.stream) $x3047))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x651 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x70 (div (* ?x651 new.hidden.multiple) new.hidden.parts)))
 (let (($x3032 (< 1 new.hidden.parts)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1825 $x3032 (= ?x70 new.hidden.n))))))))
(assert
 (let ((?x651 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x70 (div (* ?x651 new.hidden.multiple) new.hidden.parts)))
 (let (($x3032 (< 1 new.hidden.parts)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1825 $x3032 (<= new.hidden.n ?x70))))))))
(assert
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1825 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2331 (= (_ bv26 7) new.hidden.kind)))
 (let (($x10 (ite $x2331 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x651 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x70 (div (* ?x651 new.hidden.multiple) new.hidden.parts)))
 (let (($x2523 (= (- 1) new.hidden.n)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (let (($x771 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1598 (ite $x771 (or $x2523 (< new.hidden.block new.hidden.n)) (ite $x1825 (or $x2523 (< ?x70 new.hidden.n)) $x10))))
 (let (($x2942 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1598)))
 (let (($x1777 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3321 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2916 (or $x3321 $x1777)))
 (= new.hidden.moved (ite $x2916 new.hidden.given_moved $x2942)))))))))))))))
(assert
 (let (($x3027 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2214 $x3027)))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let ((?x2819 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1011 (not (= 0 ?x2819)))))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x1272 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2297 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2297 (and $x1272 $x1543))))))))
(assert
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3321 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2916 (or $x3321 $x1777)))
 (let (($x2778 (ite $x2916 new.hidden.given_everywhere (or $x2432 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2778)))))))
(assert
 (let (($x1848 (not new.hidden.moved)))
 (let (($x912 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1848)))
 (let (($x1068 (= 1 new.hidden.parts)))
 (let (($x1777 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3321 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2916 (or $x3321 $x1777)))
 (= new.hidden.first_alone (ite $x2916 new.hidden.given_first (or $x1068 $x912))))))))))
(assert
 (let (($x2953 (not new.attention.heads.padded)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x574 (ite (or $x2423 $x2741) new.attention.heads.given_everywhere (or $x1610 (and (= 1 new.attention.heads.parts) $x2953)))))
 (= new.attention.heads.everywhere $x574)))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x945 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x945))))))))))))))))))))))
(assert
 (let (($x2977 (not new.attention.value_dim.padded)))
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x689 (ite (or $x1133 $x1957) new.attention.value_dim.given_everywhere (or $x2750 (and (= 1 new.attention.value_dim.parts) $x2977)))))
 (= new.attention.value_dim.everywhere $x689)))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x1376 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1697 ?x2183 ?x1376)))))))))))))))))))))))
(assert
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3529 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2497 (ite $x3529 new.attention.v (ite $x2779 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2497)))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x2375 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1144 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2375)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2375 new.attention.value_dim.everywhere $x1543))))
 (= new.attention.mixed_in (ite $x1144 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1770 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x269 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2736 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x269)))
 (let (($x2006 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2807 (or $x750 $x2006) $x2736) (_ bv96 7) ?x1770)))))))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x2006 (and (or (not new.attention.out.group.tp) $x2386) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1247 (and $x2006 (or $x3047 $x2386 (not (= (_ bv4 7) new.attention.out.collective)) $x1543))))
 (let (($x262 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x750 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x1002 (ite (or (or $x750 $x262) $x1247) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1433 (= (_ bv96 7) new.attention.out_state)))
 (let (($x3102 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1178 (and (or $x2217 $x3102) $x2006)))
 (let ((?x2039 (ite (or $x750 (and $x262 (= (_ bv38 7) new.stream)) $x1178) (_ bv38 7) (ite $x262 (_ bv96 7) (_ bv16 7)))))
 (let (($x480 (or (and new.hidden.filled (not $x3047)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1040 (not $x2006)))
 (let (($x1552 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (let ((?x1487 (ite (and $x2217 new.hidden.filled $x2537 $x1040 $x1552) new.stream (ite (and $x3102 $x1040 $x480) new.stream ?x2039))))
 (let ((?x1087 (ite (and $x3047 new.hidden.everywhere (or $x750 $x1178)) (_ bv96 7) (ite (and $x2217 new.hidden.filled $x3047 $x1040) (_ bv96 7) ?x1487))))
 (let (($x26 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x3060 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x869 (ite $x3102 (ite (not $x3047) new.stream (_ bv66 7)) (ite $x262 (ite $x3047 (_ bv96 7) new.stream) (ite $x750 (_ bv92 7) (_ bv16 7))))))
 (let (($x2431 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x2130 (ite $x2431 (ite $x2217 (_ bv96 7) ?x869) (ite $x3060 (ite $x26 (_ bv96 7) ?x1087) (ite $x1433 ?x1002 new.attention.out_state)))))
 (= new.attention.joined ?x2130)))))))))))))))))))))))))))
(assert
 (let (($x735 (not new.hidden.everywhere)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3060 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x3060 (= (_ bv96 7) new.attention.joined) $x2217 $x735))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2146 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x1175 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1594 (not new.attention.full_though_split)))
 (let (($x1094 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x1594)))
 (let (($x2431 (= (_ bv92 7) new.attention.out_state)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x627 (or $x2386 (not new.model.out_bias) (and $x2431 (not (= (_ bv27 7) new.attention.out.bias))) $x1094 (and $x1175 $x2146))))
 (not $x627)))))))))
(assert
 (let (($x2161 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x1942 (= (_ bv29 7) old.attention.out.bias)))
(let (($x1834 (not old.attention.full_though_split)))
(let (($x267 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x1834)))
(let (($x2951 (= (_ bv92 7) old.attention.out_state)))
(let (($x89 (not old.model.out_bias)))
(let (($x3274 (= 1 old.tp)))
(or $x3274 $x89 (and $x2951 (not (= (_ bv27 7) old.attention.out.bias))) $x267 (and $x1942 $x2161))))))))))
(check-sat)

; from one replica to any number, question 100
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3108 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2438 (= (_ bv56 7) old.attention.heads.kind) $x402 $x2985 (= (_ bv91 7) old.attention.heads.kind) $x2980 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3272 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x804 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3431 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3431 (= (_ bv10 7) old.attention.out.collective) $x804 $x3272)))))
(assert
 (let (($x2209 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1498 (= (_ bv10 7) old.attention.out.input)))
 (or $x1498 $x2209 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2057 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x934 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x421 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x542 (= (_ bv1 7) old.attention.out.residual)))
 (or $x542 $x421 $x934 $x2057))))))
(assert
 (let (($x1869 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (or $x1424 (= (_ bv57 7) old.attention.out.split) $x1869))))
(assert
 (let (($x880 (= (_ bv8 7) old.attention.pairs)))
 (or $x880 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x540 $x746 $x2054 $x2181 $x1881)))))))
(assert
 (let (($x2094 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2094 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1643 $x2470 $x1582 $x1536))))))
(assert
 (let (($x2786 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2786 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3249 (= (_ bv56 7) old.attention.value_dim.kind) $x1053 $x1802 (= (_ bv91 7) old.attention.value_dim.kind) $x610 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2220 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2220 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x3003 (= (_ bv38 7) old.embedding.split)))
 (or $x3003 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2315 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x2315 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x3530 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1718 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1718 (= (_ bv23 7) old.ffn.down.residual) $x3530 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x1706 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1706)))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1179 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1179 (= (_ bv56 7) old.hidden.kind) $x2426 $x1818 (= (_ bv91 7) old.hidden.kind) $x901 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3356 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x3356 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x2474 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2474)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x2318 (= (_ bv94 7) old.stream)))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (or $x138 $x2318 $x1075)))))
(assert
 (let (($x2108 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1039 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1170 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1170 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1039 (= (_ bv91 7) old.stream_tokens.kind) $x2108 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3457 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2075 (= (div (* ?x3457 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2426 (< 1 old.hidden.parts) $x2075))))))
(assert
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2426 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2108 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2404 (or $x2108 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3227 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2404)))
 (= old.stream_tokens.everywhere $x3227)))))
(assert
 (let (($x48 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x402 $x48)))))
(assert
 (let ((?x1544 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2358 (= (div (* ?x1544 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x402 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x402 (< 1 old.attention.heads.parts) $x2358))))))
(assert
 (let ((?x1025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3058 (div (* ?x1025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3108 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2383 (and $x3108 (< 1 old.attention.head_dim.parts) (= ?x3058 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2383))))))
(assert
 (let ((?x668 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1549 (* (div (- ?x668 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2083 (and $x1053 (< 1 old.attention.value_dim.parts) (= (div ?x1549 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2083))))))
(assert
 (let ((?x2253 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1053 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1053 (not (= 0 ?x2253)))))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x1498 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2209 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2209 (and $x1498 $x1290))))))))
(assert
 (let (($x1869 (= (_ bv61 7) old.attention.out.split)))
 (let (($x934 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x542 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x542 (and $x934 $x1869)))))))
(assert
 (let (($x1718 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x449 (or $x1718 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x449)))))
(assert
 (let (($x1762 (not old.model.embedding_norm)))
 (let (($x85 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (let (($x2220 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3003 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x3003 $x2220 $x138 old.hidden.filled (not $x85) $x1762))))))))
(assert
 (let (($x3356 (= (_ bv68 7) old.model.norm)))
 (let (($x1680 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1299 (not $x1680)))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (let (($x3431 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1869 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1869 $x3431 $x138 old.hidden.filled $x1299 $x3356)))))))))
(assert
 (let (($x3356 (= (_ bv68 7) old.model.norm)))
 (let (($x535 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (let (($x2315 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1706 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x1706 $x2315 $x138 old.hidden.filled (not $x535) $x3356))))))))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1906 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x901 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1906))))
(assert
 (let (($x591 (not old.attention.heads.padded)))
 (let (($x2980 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2438 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2985 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1267 (ite (or $x2985 $x2438) old.attention.heads.given_everywhere (or $x2980 (and (= 1 old.attention.heads.parts) $x591)))))
 (= old.attention.heads.everywhere $x1267)))))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x575 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1536 ?x1244 ?x575)))))))))))))))))))))))
(assert
 (let (($x293 (not old.attention.value_dim.padded)))
 (let (($x610 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3249 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1802 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2734 (ite (or $x1802 $x3249) old.attention.value_dim.given_everywhere (or $x610 (and (= 1 old.attention.value_dim.parts) $x293)))))
 (= old.attention.value_dim.everywhere $x2734)))))))
(assert
 (let (($x898 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x898)))
(assert
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x2716 (or $x1075 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2716))))
(assert
 (let (($x1881 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x540 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1736 (ite (or $x540 $x1881) (_ bv16 7) (_ bv96 7))))
 (let (($x2181 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x737 (or old.model.latent old.attention.kv_filled)))
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x746 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1218 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1643 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3253 (and $x746 $x1643 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1218)))
 (let ((?x2763 (ite (or $x540 $x3253 (and $x746 $x2470 old.attention.heads.filled $x737)) (_ bv96 7) (_ bv16 7))))
 (let (($x1475 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2054 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x241 (or $x2054 $x2181)))
 (let ((?x2550 (ite (or $x241 $x1475) old.attention.qkv.split ?x2763)))
 (let (($x1582 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1351 (not $x1582)))
 (let ((?x2202 (ite $x1351 ?x2550 (ite (or $x2181 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1736))))
 (let ((?x1244 (ite (or $x241 $x1475 old.model.query_latent) (_ bv96 7) (ite $x746 (_ bv21 7) (_ bv16 7)))))
 (let (($x1536 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1536 ?x1244 ?x2202))))))))))))))))))))))))
(assert
 (let (($x1174 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x2705 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x2706 (and old.model.behind_dense $x2705)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x2706 $x1174))))))
(assert
 (let (($x2470 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3344 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x762 (ite $x3344 old.attention.v (ite $x2470 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x762)))))
(assert
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1290 (not $x1424)))
 (let (($x2688 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1781 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2688)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2688 old.attention.value_dim.everywhere $x1290))))
 (= old.attention.mixed_in (ite $x1781 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2699 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1795 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2843 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1795)))
 (let (($x1680 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x804 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1424 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1424 (or $x804 $x1680) $x2843) (_ bv96 7) ?x2699)))))))))
(assert
 (let (($x3431 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x421 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2057 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x2562 (= (_ bv38 7) old.attention.out_state)))
 (let (($x2951 (= (_ bv92 7) old.attention.out_state)))
 (let (($x472 (and $x2057 old.stream.first_has_all (or (or $x2951 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x3083 (= old.attention.out_state old.stream)))
 (let (($x1007 (and (or $x2057 $x421) $x2951 (or $x1075 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (let (($x934 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x660 (and $x934 (not $x2951) (or $x3083 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x748 (or $x660 (and $x934 $x138 old.hidden.filled) $x1007 (and $x2057 old.stream.first_keeps_all $x3083) $x472 (and $x2562 $x1075 old.hidden.filled (or $x2057 (= $x421 $x3431))))))
 (let (($x1680 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1299 (not $x1680)))
 (let (($x2112 (or $x2951 (and $x2562 (or $x3431 (= (_ bv73 7) old.attention.out.collective)) $x1299))))
 (let (($x1147 (or $x3083 (and old.stream.in_order (or (not $x2562) old.hidden.everywhere)))))
 (let (($x3274 (= 1 old.tp)))
 (let (($x2580 (or (and $x3274 $x1147) (and (not (and $x934 old.stream.junk_in_attention $x2112)) $x748))))
 (= old.attention.residual_once $x2580)))))))))))))))))))))
(assert
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x332 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2741 (= (_ bv56 7) new.attention.heads.kind) $x2214 $x2423 (= (_ bv91 7) new.attention.heads.kind) $x1610 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3102 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2217 (= (_ bv10 7) new.attention.out.collective) $x750 $x3102)))))
(assert
 (let (($x2297 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1272 (= (_ bv10 7) new.attention.out.input)))
 (or $x1272 $x2297 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2563 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1614 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x214 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x55 (= (_ bv1 7) new.attention.out.residual)))
 (or $x55 $x214 $x1614 $x2563))))))
(assert
 (let (($x1283 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (or $x2807 (= (_ bv57 7) new.attention.out.split) $x1283))))
(assert
 (let (($x1814 (= (_ bv8 7) new.attention.pairs)))
 (or $x1814 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1971 $x2566 $x2735 $x2405 $x3385)))))))
(assert
 (let (($x1020 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1020 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x2779 $x347 $x1697))))))
(assert
 (let (($x257 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x257 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1957 (= (_ bv56 7) new.attention.value_dim.kind) $x1011 $x1133 (= (_ bv91 7) new.attention.value_dim.kind) $x2750 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1457 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1457 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x1083 (= (_ bv38 7) new.embedding.split)))
 (or $x1083 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x801 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x801 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1681 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x564 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x564 (= (_ bv23 7) new.ffn.down.residual) $x1681 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x596 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x596)))
(assert
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3321 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1777 (= (_ bv56 7) new.hidden.kind) $x1825 $x3321 (= (_ bv91 7) new.hidden.kind) $x2432 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3059 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x3059 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x1790 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1790)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x687 (= (_ bv94 7) new.stream)))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (or $x2537 $x687 $x3047)))))
(assert
 (let (($x1492 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x488 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1904 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1904 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x488 (= (_ bv91 7) new.stream_tokens.kind) $x1492 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x651 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x2648 (= (div (* ?x651 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1825 (< 1 new.hidden.parts) $x2648))))))
(assert
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1825 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1492 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x990 (or $x1492 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1352 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x990)))
 (= new.stream_tokens.everywhere $x1352)))))
(assert
 (let (($x3027 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2214 $x3027)))))
(assert
 (let ((?x425 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1847 (= (div (* ?x425 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2214 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2214 (< 1 new.attention.heads.parts) $x1847))))))
(assert
 (let ((?x1217 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x517 (div (* ?x1217 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x332 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3199 (and $x332 (< 1 new.attention.head_dim.parts) (= ?x517 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3199))))))
(assert
 (let ((?x1842 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x3535 (* (div ?x1842 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x431 (and $x1011 (< 1 new.attention.value_dim.parts) (= (div ?x3535 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x431))))))
(assert
 (let ((?x2819 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1011 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1011 (not (= 0 ?x2819)))))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x1272 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2297 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2297 (and $x1272 $x1543))))))))
(assert
 (let (($x1283 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1614 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x55 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x55 (and $x1614 $x1283)))))))
(assert
 (let (($x564 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2256 (or $x564 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2256)))))
(assert
 (let (($x3464 (not new.model.embedding_norm)))
 (let (($x1626 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (let (($x1457 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1083 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1083 $x1457 $x2537 new.hidden.filled (not $x1626) $x3464))))))))
(assert
 (let (($x3059 (= (_ bv68 7) new.model.norm)))
 (let (($x2006 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1040 (not $x2006)))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1283 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1283 $x2217 $x2537 new.hidden.filled $x1040 $x3059)))))))))
(assert
 (let (($x3059 (= (_ bv68 7) new.model.norm)))
 (let (($x1553 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (let (($x801 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x596 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x596 $x801 $x2537 new.hidden.filled (not $x1553) $x3059))))))))
(assert
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2778 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2432 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2778))))
(assert
 (let (($x2953 (not new.attention.heads.padded)))
 (let (($x1610 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2741 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2423 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x574 (ite (or $x2423 $x2741) new.attention.heads.given_everywhere (or $x1610 (and (= 1 new.attention.heads.parts) $x2953)))))
 (= new.attention.heads.everywhere $x574)))))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x945 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1697 ?x2183 ?x945))))))))))))))))))))))
(assert
 (let (($x2977 (not new.attention.value_dim.padded)))
 (let (($x2750 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1957 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1133 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x689 (ite (or $x1133 $x1957) new.attention.value_dim.given_everywhere (or $x2750 (and (= 1 new.attention.value_dim.parts) $x2977)))))
 (= new.attention.value_dim.everywhere $x689)))))))
(assert
 (let (($x595 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x595)))
(assert
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x2528 (or $x3047 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2528))))
(assert
 (let (($x3385 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1971 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3135 (ite (or $x1971 $x3385) (_ bv16 7) (_ bv96 7))))
 (let (($x2405 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2173 (or new.model.latent new.attention.kv_filled)))
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2566 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2660 (and $x2566 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x466 (ite (or $x1971 $x2660 (and $x2566 $x2779 new.attention.heads.filled $x2173)) (_ bv96 7) (_ bv16 7))))
 (let (($x2514 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2735 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1229 (or $x2735 $x2405)))
 (let ((?x1531 (ite (or $x1229 $x2514) new.attention.qkv.split ?x466)))
 (let (($x347 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1301 (not $x347)))
 (let ((?x1376 (ite $x1301 ?x1531 (ite (or $x2405 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3135))))
 (let ((?x2183 (ite (or $x1229 $x2514 new.model.query_latent) (_ bv96 7) (ite $x2566 (_ bv21 7) (_ bv16 7)))))
 (let (($x1697 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1697 ?x2183 ?x1376)))))))))))))))))))))))
(assert
 (let (($x2709 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x2781 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2040 (and new.model.behind_dense $x2781)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2040 $x2709))))))
(assert
 (let (($x2779 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3529 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2497 (ite $x3529 new.attention.v (ite $x2779 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2497)))))
(assert
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1543 (not $x2807)))
 (let (($x2375 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1144 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2375)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2375 new.attention.value_dim.everywhere $x1543))))
 (= new.attention.mixed_in (ite $x1144 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1770 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x269 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2736 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x269)))
 (let (($x2006 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2807 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2807 (or $x750 $x2006) $x2736) (_ bv96 7) ?x1770)))))))))
(assert
 (let (($x2217 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x214 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2563 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x3060 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2431 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1211 (and $x2563 new.stream.first_has_all (or (or $x2431 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x1587 (= new.attention.out_state new.stream)))
 (let (($x2748 (and (or $x2563 $x214) $x2431 (or $x3047 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (let (($x1614 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x985 (and $x1614 (not $x2431) (or $x1587 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1320 (or $x985 (and $x1614 $x2537 new.hidden.filled) $x2748 (and $x2563 new.stream.first_keeps_all $x1587) $x1211 (and $x3060 $x3047 new.hidden.filled (or $x2563 (= $x214 $x2217))))))
 (let (($x2006 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1040 (not $x2006)))
 (let (($x1495 (or $x2431 (and $x3060 (or $x2217 (= (_ bv73 7) new.attention.out.collective)) $x1040))))
 (let (($x2910 (or $x1587 (and new.stream.in_order (or (not $x3060) new.hidden.everywhere)))))
 (let (($x2386 (= 1 new.tp)))
 (let (($x2888 (or (and $x2386 $x2910) (and (not (and $x1614 new.stream.junk_in_attention $x1495)) $x1320))))
 (= new.attention.residual_once $x2888)))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1965 (not new.model.scaled_residual)))
 (let (($x3059 (= (_ bv68 7) new.model.norm)))
 (let (($x55 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x55 (and $x3059 $x1965 new.attention.residual_once)))))))
(assert
 (let (($x1510 (not old.model.scaled_residual)))
(let (($x3356 (= (_ bv68 7) old.model.norm)))
(let (($x542 (= (_ bv1 7) old.attention.out.residual)))
(or $x542 (and $x3356 $x1510 old.attention.residual_once))))))
(check-sat)

; from one replica to any number, question 101
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
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
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
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
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2238 (= (_ bv57 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) (= (_ bv10 7) old.ffn.down.collective) $x2238 (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x2329 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1287 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1287 $x2329 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1706 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2707 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2895 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2895 $x2707 $x1706)))))
(assert
 (let (($x1504 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1568 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x1568 $x2263 $x629 $x1504)))))))
(assert
 (let (($x2150 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2290 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2290 $x2150 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1853 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1620 $x1853 $x2536)))))
(assert
 (let (($x977 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x977 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x970 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3425 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x468 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x480 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1689 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1689 $x480 $x468 $x3425 $x970)))))))
(assert
 (let (($x2524 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2602 (= (_ bv10 7) old.ffn.up.input)))
 (or $x2602 $x2524 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2697 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1541 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3263 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3263 $x1541 $x2697)))))
(assert
 (let (($x1877 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1405 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1476 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1476 $x1405 $x1877 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (and (<= 0 old.ffn.width.given_most)))
(assert
 (let (($x1136 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x280 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3010 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2170 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x13 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2798 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3021 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2667 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1833 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x1833 $x2667 $x3021 $x2798 $x13 $x808 $x2170 $x3010 $x280 $x1136))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1179 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1179 (= (_ bv56 7) old.hidden.kind) $x2426 $x1818 (= (_ bv91 7) old.hidden.kind) $x901 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x2318 (= (_ bv94 7) old.stream)))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (or $x138 $x2318 $x1075)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2426 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3280 (and $x808 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3280))))
(assert
 (let ((?x3550 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x912 (div (* ?x3550 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x963 (= (- 1) old.ffn.width.n)))
 (let ((?x666 (ite (or $x963 (< (* ?x912 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x1120 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x666)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x1887 (ite (or $x963 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x3021 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x832 (ite $x3021 (ite (and $x963 (= 1 old.ffn.width.parts)) 1 ?x1887) (ite $x808 ?x1120 old.ffn.width.given_least))))
 (let (($x13 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1136 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x3010 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1833 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2667 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x280 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x1993 (ite $x280 old.ffn.width.parts (ite (or $x2667 $x1833 $x3010 $x1136 $x13) 1 ?x832))))
 (= old.ffn.width.least ?x1993))))))))))))))))))
(assert
 (let ((?x3550 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x912 (div (* ?x3550 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x295 (< 1 old.ffn.width.parts)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x808 $x295 (= ?x912 old.ffn.width.n))))))))
(assert
 (let ((?x3550 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x912 (div (* ?x3550 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x295 (< 1 old.ffn.width.parts)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x808 $x295 (<= old.ffn.width.n ?x912))))))))
(assert
 (let (($x2798 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2170 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2839 (or $x2170 $x2798)))
 (let (($x280 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x1371 (ite $x280 old.ffn.width.parts (ite $x2839 old.ffn.width.given_most 1))))
 (= old.ffn.width.most ?x1371)))))))
(assert
 (= old.ffn.width.beyond old.ffn.width.given_beyond))
(assert
 (let (($x963 (= (- 1) old.ffn.width.n)))
 (let (($x3021 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1503 (ite $x3021 (or $x963 (<= old.ffn.width.parts old.ffn.width.n)) (or $x963 (< 1 old.ffn.width.n)))))
 (let ((?x3550 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x912 (div (* ?x3550 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3010 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3119 (ite $x3010 (or $x963 (< old.ffn.width.block old.ffn.width.n)) (ite $x808 (or $x963 (< ?x912 old.ffn.width.n)) $x1503))))
 (let (($x1395 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3119)))
 (let (($x2798 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2170 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2839 (or $x2170 $x2798)))
 (= old.ffn.width.moved (ite $x2839 old.ffn.width.given_moved $x1395)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2329 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3042 (or $x2329 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3042))))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1906 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x901 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1906))))
(assert
 (let (($x280 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x884 (or $x280 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2798 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2170 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2839 (or $x2170 $x2798)))
 (= old.ffn.width.everywhere (ite $x2839 old.ffn.width.given_everywhere $x884))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2290 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2802 (and $x2290 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (let (($x2150 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x1363 (or $x1075 $x2150 (and $x138 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2802)))
 (= old.ffn.gate_entering (ite $x1363 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2602 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1206 (and $x2602 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (let (($x2524 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x1552 (or $x1075 $x2524 (and $x138 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1206)))
 (= old.ffn.up_entering (ite $x1552 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1304 (not old.ffn.width.moved)))
 (let (($x1136 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x3010 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1833 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2667 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1944 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x2667 $x1833 $x3010 $x1136) $x1304))))
 (let (($x2798 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2170 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2839 (or $x2170 $x2798)))
 (= old.ffn.width.undivided (ite $x2839 old.ffn.width.given_undivided $x1944))))))))))))
(assert
 (let (($x1304 (not old.ffn.width.moved)))
 (let (($x624 (and old.ffn.width.everywhere $x1304)))
 (= old.ffn.in_place (or $x624 old.ffn.width.filled)))))
(assert
 (let (($x1304 (not old.ffn.width.moved)))
 (let (($x624 (and old.ffn.width.everywhere $x1304)))
 (let (($x1079 (< 1 old.tp)))
 (let ((?x2401 (ite $x1079 (_ bv16 7) (ite $x624 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1772 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1504 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1568 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1522 (ite (or $x629 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2263 $x1568) (_ bv96 7) (ite $x1504 ?x1772 ?x2401)))))
 (let (($x2559 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1416 (or $x2263 $x629)))
 (let (($x1163 (or $x1416 $x2559 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1853 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1729 (or $x1416 $x2559 (and $x1568 old.ffn.width.padded $x1304) (and $x1504 old.ffn.width.leads))))
 (let ((?x2506 (ite (and $x1568 old.ffn.width.filled (not $x2559)) (_ bv96 7) (ite $x1729 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2536 ?x2506 (ite $x1853 (ite $x1163 (_ bv96 7) (ite $x1568 (_ bv21 7) (_ bv16 7))) ?x1522)))))))))))))))))))))
(assert
 (let (($x1304 (not old.ffn.width.moved)))
 (let (($x624 (and old.ffn.width.everywhere $x1304)))
 (let ((?x2475 (ite $x624 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1079 (< 1 old.tp)))
 (let ((?x878 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x970 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2385 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x970 ?x878 (ite $x1079 (_ bv16 7) ?x2475)))))
 (let (($x1405 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3425 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1615 (or $x3425 (not (or $x1405 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x619 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x468 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2796 (or $x468 $x3425)))
 (let ((?x2023 (ite (or $x2796 $x619 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1541 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x38 (or $x2796 $x619 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1304) (and $x970 old.ffn.width.leads))))
 (let ((?x859 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x619)) (_ bv96 7) (ite $x38 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2697 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2697 ?x859 (ite $x1541 ?x2023 (ite $x1615 (_ bv92 7) ?x2385)))))))))))))))))))))))
(assert
 (let (($x1550 (not old.ffn.width.everywhere)))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2536 (not (= (_ bv96 7) old.ffn.gate_state)) $x1550) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1550 (not old.ffn.width.everywhere)))
 (let (($x1329 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1550)))
 (= old.ffn.up_piece (ite $x1329 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2255 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x2255)))
(assert
 (let ((?x2616 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2616)))
(assert
 (let ((?x1561 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1561)))
(assert
 (let (($x2707 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1161 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2536 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x2559 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1416 (or $x2263 $x629)))
 (let (($x2052 (not old.model.gated)))
 (let (($x743 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2697 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1929 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2697 old.ffn.width.everywhere $x743))))
 (let (($x619 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3425 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x468 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2796 (or $x468 $x3425)))
 (let (($x2318 (= (_ bv94 7) old.stream)))
 (let (($x1079 (< 1 old.tp)))
 (let (($x3311 (and $x1079 $x2318 (and (= (_ bv94 7) old.ffn.up_entering) (or $x2796 $x619) $x1929) (or $x2052 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1416 $x2559) $x1161)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x2707)))
 (= old.ffn.tokenwise $x3311))))))))))))))))))))
(assert
 (let ((?x2665 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x535 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2238 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2895 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x3061 (and $x2895 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2238 $x535) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x3061 (_ bv96 7) ?x2665)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1743 (= (_ bv57 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) (= (_ bv10 7) new.ffn.down.collective) $x1743 (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x461 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x536 (= (_ bv10 7) new.ffn.down.input)))
 (or $x536 $x461 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x596 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1932 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3067 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3067 $x1932 $x596)))))
(assert
 (let (($x634 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1758 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x658 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x658 $x1758 $x3328 $x3337 $x634)))))))
(assert
 (let (($x1382 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x355 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x355 $x1382 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2352 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2352 $x1184 $x3375)))))
(assert
 (let (($x1067 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1067 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x80 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x553 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x273 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1801 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1983 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1983 $x1801 $x273 $x553 $x80)))))))
(assert
 (let (($x2344 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1386 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1386 $x2344 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x994 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1461 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x592 (= (_ bv40 7) new.ffn.up.split)))
 (or $x592 $x1461 $x994)))))
(assert
 (let (($x1939 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2488 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x441 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x441 $x2488 $x1939 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (and (<= 0 new.ffn.width.given_most)))
(assert
 (let (($x1867 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2291 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1001 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1830 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1496 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1385 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x835 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2313 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3072 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x3072 $x2313 $x835 $x1385 $x1496 $x1462 $x1830 $x1001 $x2291 $x1867))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3321 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1777 (= (_ bv56 7) new.hidden.kind) $x1825 $x3321 (= (_ bv91 7) new.hidden.kind) $x2432 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x687 (= (_ bv94 7) new.stream)))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (or $x2537 $x687 $x3047)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1825 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2503 (and $x1462 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2503))))
(assert
 (let ((?x279 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2311 (div (* ?x279 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1673 (= (- 1) new.ffn.width.n)))
 (let ((?x919 (ite (or $x1673 (< (* ?x2311 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x781 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x919)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x646 (ite (or $x1673 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x835 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x2430 (ite $x835 (ite (and $x1673 (= 1 new.ffn.width.parts)) 1 ?x646) (ite $x1462 ?x781 new.ffn.width.given_least))))
 (let (($x1496 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1867 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1001 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3072 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2313 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2291 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x1286 (ite $x2291 new.ffn.width.parts (ite (or $x2313 $x3072 $x1001 $x1867 $x1496) 1 ?x2430))))
 (= new.ffn.width.least ?x1286))))))))))))))))))
(assert
 (let ((?x279 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2311 (div (* ?x279 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2165 (< 1 new.ffn.width.parts)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1462 $x2165 (= ?x2311 new.ffn.width.n))))))))
(assert
 (let ((?x279 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2311 (div (* ?x279 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2165 (< 1 new.ffn.width.parts)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1462 $x2165 (<= new.ffn.width.n ?x2311))))))))
(assert
 (let (($x1385 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1830 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1827 (or $x1830 $x1385)))
 (let (($x2291 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x2436 (ite $x2291 new.ffn.width.parts (ite $x1827 new.ffn.width.given_most 1))))
 (= new.ffn.width.most ?x2436)))))))
(assert
 (= new.ffn.width.beyond new.ffn.width.given_beyond))
(assert
 (let (($x1673 (= (- 1) new.ffn.width.n)))
 (let (($x835 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1535 (ite $x835 (or $x1673 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1673 (< 1 new.ffn.width.n)))))
 (let ((?x279 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2311 (div (* ?x279 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1001 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3531 (ite $x1001 (or $x1673 (< new.ffn.width.block new.ffn.width.n)) (ite $x1462 (or $x1673 (< ?x2311 new.ffn.width.n)) $x1535))))
 (let (($x2476 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3531)))
 (let (($x1385 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1830 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1827 (or $x1830 $x1385)))
 (= new.ffn.width.moved (ite $x1827 new.ffn.width.given_moved $x2476)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x461 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x495 (or $x461 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x495))))
(assert
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2778 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2432 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2778))))
(assert
 (let (($x2291 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1519 (or $x2291 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1385 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1830 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1827 (or $x1830 $x1385)))
 (= new.ffn.width.everywhere (ite $x1827 new.ffn.width.given_everywhere $x1519))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x355 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2119 (and $x355 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (let (($x1382 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x3474 (or $x3047 $x1382 (and $x2537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2119)))
 (= new.ffn.gate_entering (ite $x3474 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1386 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x314 (and $x1386 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (let (($x2344 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x1334 (or $x3047 $x2344 (and $x2537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x314)))
 (= new.ffn.up_entering (ite $x1334 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x131 (not new.ffn.width.moved)))
 (let (($x1867 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1001 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3072 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2313 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3435 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x2313 $x3072 $x1001 $x1867) $x131))))
 (let (($x1385 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1830 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1827 (or $x1830 $x1385)))
 (= new.ffn.width.undivided (ite $x1827 new.ffn.width.given_undivided $x3435))))))))))))
(assert
 (let (($x131 (not new.ffn.width.moved)))
 (let (($x616 (and new.ffn.width.everywhere $x131)))
 (= new.ffn.in_place (or $x616 new.ffn.width.filled)))))
(assert
 (let (($x131 (not new.ffn.width.moved)))
 (let (($x616 (and new.ffn.width.everywhere $x131)))
 (let (($x2801 (< 1 new.tp)))
 (let ((?x916 (ite $x2801 (_ bv16 7) (ite $x616 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1429 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x634 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1758 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x876 (ite (or $x3337 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x3328 $x1758) (_ bv96 7) (ite $x634 ?x1429 ?x916)))))
 (let (($x2664 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2525 (or $x3328 $x3337)))
 (let (($x577 (or $x2525 $x2664 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x576 (or $x2525 $x2664 (and $x1758 new.ffn.width.padded $x131) (and $x634 new.ffn.width.leads))))
 (let ((?x29 (ite (and $x1758 new.ffn.width.filled (not $x2664)) (_ bv96 7) (ite $x576 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x3375 ?x29 (ite $x1184 (ite $x577 (_ bv96 7) (ite $x1758 (_ bv21 7) (_ bv16 7))) ?x876)))))))))))))))))))))
(assert
 (let (($x131 (not new.ffn.width.moved)))
 (let (($x616 (and new.ffn.width.everywhere $x131)))
 (let ((?x1810 (ite $x616 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2801 (< 1 new.tp)))
 (let ((?x1442 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x80 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x955 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x80 ?x1442 (ite $x2801 (_ bv16 7) ?x1810)))))
 (let (($x2488 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x553 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3078 (or $x553 (not (or $x2488 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2928 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x273 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2611 (or $x273 $x553)))
 (let ((?x2360 (ite (or $x2611 $x2928 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1461 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x734 (or $x2611 $x2928 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x131) (and $x80 new.ffn.width.leads))))
 (let ((?x1058 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2928)) (_ bv96 7) (ite $x734 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x994 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x994 ?x1058 (ite $x1461 ?x2360 (ite $x3078 (_ bv92 7) ?x955)))))))))))))))))))))))
(assert
 (let (($x1090 (not new.ffn.width.everywhere)))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x3375 (not (= (_ bv96 7) new.ffn.gate_state)) $x1090) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1090 (not new.ffn.width.everywhere)))
 (let (($x2111 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1090)))
 (= new.ffn.up_piece (ite $x2111 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2500 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2500)))
(assert
 (let ((?x1019 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1019)))
(assert
 (let ((?x2530 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2530)))
(assert
 (let (($x1932 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x498 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x3375 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2664 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2525 (or $x3328 $x3337)))
 (let (($x3257 (not new.model.gated)))
 (let (($x1704 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x994 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2105 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x994 new.ffn.width.everywhere $x1704))))
 (let (($x2928 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x553 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x273 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2611 (or $x273 $x553)))
 (let (($x687 (= (_ bv94 7) new.stream)))
 (let (($x2801 (< 1 new.tp)))
 (let (($x1840 (and $x2801 $x687 (and (= (_ bv94 7) new.ffn.up_entering) (or $x2611 $x2928) $x2105) (or $x3257 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2525 $x2664) $x498)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1932)))
 (= new.ffn.tokenwise $x1840))))))))))))))))))))
(assert
 (let ((?x2646 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1553 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1743 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3067 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x599 (and $x3067 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1743 $x1553) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x599 (_ bv96 7) ?x2646)))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2340 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x3067 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3015 (not $x3067)))
 (let (($x1859 (or (= 1 new.ffn.width.most) $x3015 (or (= (_ bv96 7) new.ffn.down_state) (= (_ bv94 7) new.ffn.down_state)) (and (= (_ bv92 7) new.ffn.product) (and new.ffn.width.undivided $x2340)))))
 (let (($x1399 (not new.ffn.width.beyond)))
 (let (($x77 (and (not (= (_ bv61 7) new.ffn.up.split)) $x3015 (or (not (= (_ bv61 7) new.ffn.gate.split)) (not new.model.gated)))))
 (not (or $x77 (and (<= 1 new.ffn.width.least) $x1399 $x1859))))))))))
(assert
 (let (($x763 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x2895 (= (_ bv40 7) old.ffn.down.split)))
(let (($x1502 (not $x2895)))
(let (($x1595 (or (= 1 old.ffn.width.most) $x1502 (or (= (_ bv96 7) old.ffn.down_state) (= (_ bv94 7) old.ffn.down_state)) (and (= (_ bv92 7) old.ffn.product) (and old.ffn.width.undivided $x763)))))
(let (($x1670 (not old.ffn.width.beyond)))
(let (($x2103 (and (not (= (_ bv61 7) old.ffn.up.split)) $x1502 (or (not (= (_ bv61 7) old.ffn.gate.split)) (not old.model.gated)))))
(or $x2103 (and (<= 1 old.ffn.width.least) $x1670 $x1595)))))))))
(check-sat)

; from one replica to any number, question 102
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2329 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1287 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1287 $x2329 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2707 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2895 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2895 $x2707 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x1504 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1568 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x1568 $x2263 $x629 $x1504)))))))
(assert
 (let (($x2150 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2290 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2290 $x2150 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1853 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1620 $x1853 $x2536)))))
(assert
 (let (($x977 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x977 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x970 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3425 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x468 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x480 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1689 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1689 $x480 $x468 $x3425 $x970)))))))
(assert
 (let (($x2524 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2602 (= (_ bv10 7) old.ffn.up.input)))
 (or $x2602 $x2524 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2697 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1541 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3263 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3263 $x1541 $x2697)))))
(assert
 (let (($x1877 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1405 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1476 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1476 $x1405 $x1877 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x280 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3010 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2170 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2798 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3021 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3021 $x2798 (= (_ bv56 7) old.ffn.width.kind) $x808 $x2170 $x3010 $x280 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1179 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1179 (= (_ bv56 7) old.hidden.kind) $x2426 $x1818 (= (_ bv91 7) old.hidden.kind) $x901 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x2318 (= (_ bv94 7) old.stream)))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (or $x138 $x2318 $x1075)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2426 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2426 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3280 (and $x808 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3280))))
(assert
 (let ((?x3550 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x912 (div (* ?x3550 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x295 (< 1 old.ffn.width.parts)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x808 $x295 (= ?x912 old.ffn.width.n))))))))
(assert
 (let ((?x3550 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x912 (div (* ?x3550 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x295 (< 1 old.ffn.width.parts)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x808 $x295 (<= old.ffn.width.n ?x912))))))))
(assert
 (let (($x963 (= (- 1) old.ffn.width.n)))
 (let (($x3021 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1503 (ite $x3021 (or $x963 (<= old.ffn.width.parts old.ffn.width.n)) (or $x963 (< 1 old.ffn.width.n)))))
 (let ((?x3550 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x912 (div (* ?x3550 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3010 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3119 (ite $x3010 (or $x963 (< old.ffn.width.block old.ffn.width.n)) (ite $x808 (or $x963 (< ?x912 old.ffn.width.n)) $x1503))))
 (let (($x1395 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3119)))
 (let (($x2798 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2170 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2839 (or $x2170 $x2798)))
 (= old.ffn.width.moved (ite $x2839 old.ffn.width.given_moved $x1395)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2329 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3042 (or $x2329 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3042))))
(assert
 (let (($x901 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1906 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x901 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1906))))
(assert
 (let (($x280 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x884 (or $x280 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2798 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2170 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2839 (or $x2170 $x2798)))
 (= old.ffn.width.everywhere (ite $x2839 old.ffn.width.given_everywhere $x884))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2290 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2802 (and $x2290 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (let (($x2150 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x1363 (or $x1075 $x2150 (and $x138 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2802)))
 (= old.ffn.gate_entering (ite $x1363 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2602 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1206 (and $x2602 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x138 (= (_ bv38 7) old.stream)))
 (let (($x2524 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1075 (= (_ bv96 7) old.stream)))
 (let (($x1552 (or $x1075 $x2524 (and $x138 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1206)))
 (= old.ffn.up_entering (ite $x1552 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1304 (not old.ffn.width.moved)))
 (let (($x624 (and old.ffn.width.everywhere $x1304)))
 (= old.ffn.in_place (or $x624 old.ffn.width.filled)))))
(assert
 (let (($x1304 (not old.ffn.width.moved)))
 (let (($x624 (and old.ffn.width.everywhere $x1304)))
 (let (($x1079 (< 1 old.tp)))
 (let ((?x2401 (ite $x1079 (_ bv16 7) (ite $x624 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1772 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1504 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1568 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1522 (ite (or $x629 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2263 $x1568) (_ bv96 7) (ite $x1504 ?x1772 ?x2401)))))
 (let (($x2559 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1416 (or $x2263 $x629)))
 (let (($x1163 (or $x1416 $x2559 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1853 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1729 (or $x1416 $x2559 (and $x1568 old.ffn.width.padded $x1304) (and $x1504 old.ffn.width.leads))))
 (let ((?x2506 (ite (and $x1568 old.ffn.width.filled (not $x2559)) (_ bv96 7) (ite $x1729 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2536 ?x2506 (ite $x1853 (ite $x1163 (_ bv96 7) (ite $x1568 (_ bv21 7) (_ bv16 7))) ?x1522)))))))))))))))))))))
(assert
 (let (($x1304 (not old.ffn.width.moved)))
 (let (($x624 (and old.ffn.width.everywhere $x1304)))
 (let ((?x2475 (ite $x624 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1079 (< 1 old.tp)))
 (let ((?x878 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x970 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2385 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x970 ?x878 (ite $x1079 (_ bv16 7) ?x2475)))))
 (let (($x1405 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3425 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1615 (or $x3425 (not (or $x1405 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x619 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x468 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2796 (or $x468 $x3425)))
 (let ((?x2023 (ite (or $x2796 $x619 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1541 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x38 (or $x2796 $x619 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1304) (and $x970 old.ffn.width.leads))))
 (let ((?x859 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x619)) (_ bv96 7) (ite $x38 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2697 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2697 ?x859 (ite $x1541 ?x2023 (ite $x1615 (_ bv92 7) ?x2385)))))))))))))))))))))))
(assert
 (let (($x1550 (not old.ffn.width.everywhere)))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2536 (not (= (_ bv96 7) old.ffn.gate_state)) $x1550) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1550 (not old.ffn.width.everywhere)))
 (let (($x1329 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1550)))
 (= old.ffn.up_piece (ite $x1329 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2255 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x2255)))
(assert
 (let ((?x2616 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2616)))
(assert
 (let ((?x1561 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1561)))
(assert
 (let (($x2707 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1161 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2536 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x2559 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1416 (or $x2263 $x629)))
 (let (($x2052 (not old.model.gated)))
 (let (($x743 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2697 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1929 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2697 old.ffn.width.everywhere $x743))))
 (let (($x619 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3425 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x468 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2796 (or $x468 $x3425)))
 (let (($x2318 (= (_ bv94 7) old.stream)))
 (let (($x1079 (< 1 old.tp)))
 (let (($x3311 (and $x1079 $x2318 (and (= (_ bv94 7) old.ffn.up_entering) (or $x2796 $x619) $x1929) (or $x2052 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1416 $x2559) $x1161)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x2707)))
 (= old.ffn.tokenwise $x3311))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x461 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x536 (= (_ bv10 7) new.ffn.down.input)))
 (or $x536 $x461 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1932 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3067 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3067 $x1932 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x634 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1758 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x658 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x658 $x1758 $x3328 $x3337 $x634)))))))
(assert
 (let (($x1382 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x355 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x355 $x1382 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2352 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2352 $x1184 $x3375)))))
(assert
 (let (($x1067 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1067 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x80 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x553 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x273 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1801 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1983 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1983 $x1801 $x273 $x553 $x80)))))))
(assert
 (let (($x2344 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1386 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1386 $x2344 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x994 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1461 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x592 (= (_ bv40 7) new.ffn.up.split)))
 (or $x592 $x1461 $x994)))))
(assert
 (let (($x1939 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2488 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x441 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x441 $x2488 $x1939 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2291 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1001 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1830 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1385 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x835 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x835 $x1385 (= (_ bv56 7) new.ffn.width.kind) $x1462 $x1830 $x1001 $x2291 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3321 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1777 (= (_ bv56 7) new.hidden.kind) $x1825 $x3321 (= (_ bv91 7) new.hidden.kind) $x2432 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x687 (= (_ bv94 7) new.stream)))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (or $x2537 $x687 $x3047)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1825 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1825 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2503 (and $x1462 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2503))))
(assert
 (let ((?x279 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2311 (div (* ?x279 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2165 (< 1 new.ffn.width.parts)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1462 $x2165 (= ?x2311 new.ffn.width.n))))))))
(assert
 (let ((?x279 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2311 (div (* ?x279 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2165 (< 1 new.ffn.width.parts)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1462 $x2165 (<= new.ffn.width.n ?x2311))))))))
(assert
 (let (($x1673 (= (- 1) new.ffn.width.n)))
 (let (($x835 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1535 (ite $x835 (or $x1673 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1673 (< 1 new.ffn.width.n)))))
 (let ((?x279 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2311 (div (* ?x279 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1001 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3531 (ite $x1001 (or $x1673 (< new.ffn.width.block new.ffn.width.n)) (ite $x1462 (or $x1673 (< ?x2311 new.ffn.width.n)) $x1535))))
 (let (($x2476 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3531)))
 (let (($x1385 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1830 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1827 (or $x1830 $x1385)))
 (= new.ffn.width.moved (ite $x1827 new.ffn.width.given_moved $x2476)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x461 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x495 (or $x461 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x495))))
(assert
 (let (($x2432 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2778 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2432 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2778))))
(assert
 (let (($x2291 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1519 (or $x2291 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1385 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1830 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1827 (or $x1830 $x1385)))
 (= new.ffn.width.everywhere (ite $x1827 new.ffn.width.given_everywhere $x1519))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x355 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2119 (and $x355 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (let (($x1382 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x3474 (or $x3047 $x1382 (and $x2537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2119)))
 (= new.ffn.gate_entering (ite $x3474 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1386 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x314 (and $x1386 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x2537 (= (_ bv38 7) new.stream)))
 (let (($x2344 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x3047 (= (_ bv96 7) new.stream)))
 (let (($x1334 (or $x3047 $x2344 (and $x2537 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x314)))
 (= new.ffn.up_entering (ite $x1334 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x131 (not new.ffn.width.moved)))
 (let (($x616 (and new.ffn.width.everywhere $x131)))
 (= new.ffn.in_place (or $x616 new.ffn.width.filled)))))
(assert
 (let (($x131 (not new.ffn.width.moved)))
 (let (($x616 (and new.ffn.width.everywhere $x131)))
 (let (($x2801 (< 1 new.tp)))
 (let ((?x916 (ite $x2801 (_ bv16 7) (ite $x616 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1429 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x634 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1758 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x876 (ite (or $x3337 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x3328 $x1758) (_ bv96 7) (ite $x634 ?x1429 ?x916)))))
 (let (($x2664 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2525 (or $x3328 $x3337)))
 (let (($x577 (or $x2525 $x2664 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x576 (or $x2525 $x2664 (and $x1758 new.ffn.width.padded $x131) (and $x634 new.ffn.width.leads))))
 (let ((?x29 (ite (and $x1758 new.ffn.width.filled (not $x2664)) (_ bv96 7) (ite $x576 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x3375 ?x29 (ite $x1184 (ite $x577 (_ bv96 7) (ite $x1758 (_ bv21 7) (_ bv16 7))) ?x876)))))))))))))))))))))
(assert
 (let (($x131 (not new.ffn.width.moved)))
 (let (($x616 (and new.ffn.width.everywhere $x131)))
 (let ((?x1810 (ite $x616 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2801 (< 1 new.tp)))
 (let ((?x1442 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x80 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x955 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x80 ?x1442 (ite $x2801 (_ bv16 7) ?x1810)))))
 (let (($x2488 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x553 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3078 (or $x553 (not (or $x2488 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2928 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x273 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2611 (or $x273 $x553)))
 (let ((?x2360 (ite (or $x2611 $x2928 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1461 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x734 (or $x2611 $x2928 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x131) (and $x80 new.ffn.width.leads))))
 (let ((?x1058 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2928)) (_ bv96 7) (ite $x734 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x994 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x994 ?x1058 (ite $x1461 ?x2360 (ite $x3078 (_ bv92 7) ?x955)))))))))))))))))))))))
(assert
 (let (($x1090 (not new.ffn.width.everywhere)))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x3375 (not (= (_ bv96 7) new.ffn.gate_state)) $x1090) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1090 (not new.ffn.width.everywhere)))
 (let (($x2111 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1090)))
 (= new.ffn.up_piece (ite $x2111 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2500 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2500)))
(assert
 (let ((?x1019 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1019)))
(assert
 (let ((?x2530 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2530)))
(assert
 (let (($x1932 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x498 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x3375 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2664 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2525 (or $x3328 $x3337)))
 (let (($x3257 (not new.model.gated)))
 (let (($x1704 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x994 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2105 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x994 new.ffn.width.everywhere $x1704))))
 (let (($x2928 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x553 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x273 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2611 (or $x273 $x553)))
 (let (($x687 (= (_ bv94 7) new.stream)))
 (let (($x2801 (< 1 new.tp)))
 (let (($x1840 (and $x2801 $x687 (and (= (_ bv94 7) new.ffn.up_entering) (or $x2611 $x2928) $x2105) (or $x3257 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2525 $x2664) $x498)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1932)))
 (= new.ffn.tokenwise $x1840))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3257 (not new.model.gated)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x3228 (or $x2386 $x3257 (= (_ bv96 7) new.ffn.gate_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.gate_entering) (= (_ bv40 7) new.ffn.gate.split)))))
 (not $x3228)))))
(assert
 (let (($x2052 (not old.model.gated)))
(let (($x3274 (= 1 old.tp)))
(or $x3274 $x2052 (= (_ bv96 7) old.ffn.gate_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.gate_entering) (= (_ bv40 7) old.ffn.gate.split))))))
(check-sat)

; from one replica to any number, question 103
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.split () (_ BitVec 7))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.split () (_ BitVec 7))
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2895 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2895 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1504 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1568 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x1568 $x2263 $x629 $x1504)))))))
(assert
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1853 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1620 $x1853 $x2536)))))
(assert
 (let (($x977 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x977 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x280 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3010 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2170 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2798 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3021 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3021 $x2798 (= (_ bv56 7) old.ffn.width.kind) $x808 $x2170 $x3010 $x280 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3280 (and $x808 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3280))))
(assert
 (let ((?x3550 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x912 (div (* ?x3550 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x295 (< 1 old.ffn.width.parts)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x808 $x295 (= ?x912 old.ffn.width.n))))))))
(assert
 (let ((?x3550 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x912 (div (* ?x3550 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x295 (< 1 old.ffn.width.parts)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x808 $x295 (<= old.ffn.width.n ?x912))))))))
(assert
 (let (($x963 (= (- 1) old.ffn.width.n)))
 (let (($x3021 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1503 (ite $x3021 (or $x963 (<= old.ffn.width.parts old.ffn.width.n)) (or $x963 (< 1 old.ffn.width.n)))))
 (let ((?x3550 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x912 (div (* ?x3550 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x808 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3010 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3119 (ite $x3010 (or $x963 (< old.ffn.width.block old.ffn.width.n)) (ite $x808 (or $x963 (< ?x912 old.ffn.width.n)) $x1503))))
 (let (($x1395 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3119)))
 (let (($x2798 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2170 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2839 (or $x2170 $x2798)))
 (= old.ffn.width.moved (ite $x2839 old.ffn.width.given_moved $x1395)))))))))))))))
(assert
 (let (($x280 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x884 (or $x280 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2798 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2170 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2839 (or $x2170 $x2798)))
 (= old.ffn.width.everywhere (ite $x2839 old.ffn.width.given_everywhere $x884))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1304 (not old.ffn.width.moved)))
 (let (($x624 (and old.ffn.width.everywhere $x1304)))
 (= old.ffn.in_place (or $x624 old.ffn.width.filled)))))
(assert
 (let (($x1304 (not old.ffn.width.moved)))
 (let (($x624 (and old.ffn.width.everywhere $x1304)))
 (let ((?x2401 (ite (< 1 old.tp) (_ bv16 7) (ite $x624 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1772 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1504 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1568 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1522 (ite (or $x629 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2263 $x1568) (_ bv96 7) (ite $x1504 ?x1772 ?x2401)))))
 (let (($x2559 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1416 (or $x2263 $x629)))
 (let (($x1163 (or $x1416 $x2559 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1853 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1729 (or $x1416 $x2559 (and $x1568 old.ffn.width.padded $x1304) (and $x1504 old.ffn.width.leads))))
 (let ((?x2506 (ite (and $x1568 old.ffn.width.filled (not $x2559)) (_ bv96 7) (ite $x1729 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2536 ?x2506 (ite $x1853 (ite $x1163 (_ bv96 7) (ite $x1568 (_ bv21 7) (_ bv16 7))) ?x1522))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3067 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3067 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x634 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1758 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x658 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x658 $x1758 $x3328 $x3337 $x634)))))))
(assert
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2352 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2352 $x1184 $x3375)))))
(assert
 (let (($x1067 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1067 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2291 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1001 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1830 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1385 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x835 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x835 $x1385 (= (_ bv56 7) new.ffn.width.kind) $x1462 $x1830 $x1001 $x2291 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2503 (and $x1462 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2503))))
(assert
 (let ((?x279 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2311 (div (* ?x279 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2165 (< 1 new.ffn.width.parts)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1462 $x2165 (= ?x2311 new.ffn.width.n))))))))
(assert
 (let ((?x279 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2311 (div (* ?x279 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2165 (< 1 new.ffn.width.parts)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1462 $x2165 (<= new.ffn.width.n ?x2311))))))))
(assert
 (let (($x1673 (= (- 1) new.ffn.width.n)))
 (let (($x835 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1535 (ite $x835 (or $x1673 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1673 (< 1 new.ffn.width.n)))))
 (let ((?x279 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2311 (div (* ?x279 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1462 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1001 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3531 (ite $x1001 (or $x1673 (< new.ffn.width.block new.ffn.width.n)) (ite $x1462 (or $x1673 (< ?x2311 new.ffn.width.n)) $x1535))))
 (let (($x2476 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3531)))
 (let (($x1385 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1830 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1827 (or $x1830 $x1385)))
 (= new.ffn.width.moved (ite $x1827 new.ffn.width.given_moved $x2476)))))))))))))))
(assert
 (let (($x2291 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1519 (or $x2291 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1385 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1830 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1827 (or $x1830 $x1385)))
 (= new.ffn.width.everywhere (ite $x1827 new.ffn.width.given_everywhere $x1519))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x131 (not new.ffn.width.moved)))
 (let (($x616 (and new.ffn.width.everywhere $x131)))
 (= new.ffn.in_place (or $x616 new.ffn.width.filled)))))
(assert
 (let (($x131 (not new.ffn.width.moved)))
 (let (($x616 (and new.ffn.width.everywhere $x131)))
 (let ((?x916 (ite (< 1 new.tp) (_ bv16 7) (ite $x616 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1429 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x634 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1758 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x876 (ite (or $x3337 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x3328 $x1758) (_ bv96 7) (ite $x634 ?x1429 ?x916)))))
 (let (($x2664 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2525 (or $x3328 $x3337)))
 (let (($x577 (or $x2525 $x2664 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x576 (or $x2525 $x2664 (and $x1758 new.ffn.width.padded $x131) (and $x634 new.ffn.width.leads))))
 (let ((?x29 (ite (and $x1758 new.ffn.width.filled (not $x2664)) (_ bv96 7) (ite $x576 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x3375 ?x29 (ite $x1184 (ite $x577 (_ bv96 7) (ite $x1758 (_ bv21 7) (_ bv16 7))) ?x876))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x988 (or (not new.model.gated) (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.gate.split))) (not (or (= (_ bv21 7) new.ffn.gate_state) (= (_ bv16 7) new.ffn.gate_state))))))
 (not $x988)))
(assert
 (let (($x2052 (not old.model.gated)))
(or $x2052 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.gate.split))) (not (or (= (_ bv21 7) old.ffn.gate_state) (= (_ bv16 7) old.ffn.gate_state))))))
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (or (= (_ bv4 7) old.ffn.gate.collective) (= (_ bv5 7) old.ffn.gate.collective) $x2263 $x629 (= (_ bv73 7) old.ffn.gate.collective)))))
(assert
 (let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1620 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1916 (= (_ bv69 7) old.ffn.gate.sum)))
 (let (($x690 (= (_ bv24 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) (= (_ bv15 7) old.ffn.gate.sum) $x690 $x1916))))
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
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (or (= (_ bv4 7) new.ffn.gate.collective) (= (_ bv5 7) new.ffn.gate.collective) $x3328 $x3337 (= (_ bv73 7) new.ffn.gate.collective)))))
(assert
 (let (($x2352 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2352 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x2225 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x444 (= (_ bv24 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) (= (_ bv15 7) new.ffn.gate.sum) $x444 $x2225))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2188 (not new.ffn.gate.group.pp)))
 (let (($x3017 (or $x2188 (= 1 new.pp))))
 (let (($x3182 (not new.ffn.gate.group.sp)))
 (let (($x2366 (or $x3182 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2177 (not new.ffn.gate.group.dp)))
 (let (($x2692 (or $x2177 $x3184)))
 (let (($x2225 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x3257 (not new.model.gated)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x444 (= (_ bv24 7) new.ffn.gate.sum)))
 (let (($x2352 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x311 (and (not $x2352) (or $x3328 (and (or (not new.ffn.gate.group.tp) $x2386) $x2692 $x2366 $x3017)))))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1754 (or $x3257 $x3337 $x311 (and $x2352 (or $x444 (and $x2386 $x3257 $x2225))) (and (or new.ffn.gate.group.tp $x2386) $x2692 $x2366 $x3017))))
 (not $x1754))))))))))))))))))
(assert
 (let (($x1677 (not old.ffn.gate.group.pp)))
(let (($x1311 (or $x1677 (= 1 old.pp))))
(let (($x1064 (not old.ffn.gate.group.sp)))
(let (($x2773 (or $x1064 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x2850 (not old.ffn.gate.group.dp)))
(let (($x1569 (or $x2850 $x2122)))
(let (($x1916 (= (_ bv69 7) old.ffn.gate.sum)))
(let (($x2052 (not old.model.gated)))
(let (($x3274 (= 1 old.tp)))
(let (($x690 (= (_ bv24 7) old.ffn.gate.sum)))
(let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
(let (($x2255 (and (not $x1620) (or $x2263 (and (or (not old.ffn.gate.group.tp) $x3274) $x1569 $x2773 $x1311)))))
(let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
(or $x2052 $x629 $x2255 (and $x1620 (or $x690 (and $x3274 $x2052 $x1916))) (and (or old.ffn.gate.group.tp $x3274) $x1569 $x2773 $x1311))))))))))))))))))
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
(declare-fun old.ffn.gate.bias () (_ BitVec 7))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_first () Bool)
(declare-fun old.ffn.width.first_alone () Bool)
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
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.bias () (_ BitVec 7))
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_first () Bool)
(declare-fun new.ffn.width.first_alone () Bool)
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2823 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2229 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2229 $x2823 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2313 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2313 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x924 (= (_ bv29 7) old.ffn.gate.bias)))
 (let (($x1268 (= (_ bv27 7) old.ffn.gate.bias)))
 (let (($x2476 (= (_ bv23 7) old.ffn.gate.bias)))
 (let (($x596 (= (_ bv1 7) old.ffn.gate.bias)))
 (or $x596 $x2476 $x1268 $x924))))))
(assert
 (let (($x1504 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1568 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x1568 $x2263 $x629 $x1504)))))))
(assert
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1853 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1620 $x1853 $x2536)))))
(assert
 (let (($x977 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x977 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x438 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1763 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1763 $x438 $x2311 $x3260 $x2585)))))))
(assert
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x1563 $x49))))
(assert
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3432 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3432 $x329 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1385 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x916 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1987 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1018 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2711 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1001 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1001 $x2711 (= (_ bv56 7) old.ffn.width.kind) $x1018 $x1987 $x916 $x1385 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x1018 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1429 (and $x1018 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1429))))
(assert
 (let ((?x1132 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1656 (div (* ?x1132 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3276 (< 1 old.ffn.width.parts)))
 (let (($x1018 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1018 $x3276 (= ?x1656 old.ffn.width.n))))))))
(assert
 (let ((?x1132 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1656 (div (* ?x1132 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3276 (< 1 old.ffn.width.parts)))
 (let (($x1018 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1018 $x3276 (<= old.ffn.width.n ?x1656))))))))
(assert
 (let (($x1604 (= (- 1) old.ffn.width.n)))
 (let (($x1001 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2806 (ite $x1001 (or $x1604 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1604 (< 1 old.ffn.width.n)))))
 (let ((?x1132 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1656 (div (* ?x1132 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1018 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x916 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1645 (ite $x916 (or $x1604 (< old.ffn.width.block old.ffn.width.n)) (ite $x1018 (or $x1604 (< ?x1656 old.ffn.width.n)) $x2806))))
 (let (($x990 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1645)))
 (let (($x2711 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1987 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1579 (or $x1987 $x2711)))
 (= old.ffn.width.moved (ite $x1579 old.ffn.width.given_moved $x990)))))))))))))))
(assert
 (let (($x2823 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x881 (or $x2823 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x881))))
(assert
 (let (($x1385 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x624 (or $x1385 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2711 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1987 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1579 (or $x1987 $x2711)))
 (= old.ffn.width.everywhere (ite $x1579 old.ffn.width.given_everywhere $x624))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x44 (not old.ffn.width.moved)))
 (let (($x2790 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x44)))
 (let (($x2525 (= 1 old.ffn.width.parts)))
 (let (($x2711 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1987 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1579 (or $x1987 $x2711)))
 (= old.ffn.width.first_alone (ite $x1579 old.ffn.width.given_first (or $x2525 $x2790))))))))))
(assert
 (let (($x44 (not old.ffn.width.moved)))
 (let (($x2895 (and old.ffn.width.everywhere $x44)))
 (= old.ffn.in_place (or $x2895 old.ffn.width.filled)))))
(assert
 (let (($x44 (not old.ffn.width.moved)))
 (let (($x2895 (and old.ffn.width.everywhere $x44)))
 (let (($x912 (< 1 old.tp)))
 (let ((?x3021 (ite $x912 (_ bv16 7) (ite $x2895 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1384 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1504 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1568 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2521 (ite (or $x629 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2263 $x1568) (_ bv96 7) (ite $x1504 ?x1384 ?x3021)))))
 (let (($x2559 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2839 (or $x2263 $x629)))
 (let (($x3010 (or $x2839 $x2559 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1853 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3465 (or $x2839 $x2559 (and $x1568 old.ffn.width.padded $x44) (and $x1504 old.ffn.width.leads))))
 (let ((?x1188 (ite (and $x1568 old.ffn.width.filled (not $x2559)) (_ bv96 7) (ite $x3465 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2536 ?x1188 (ite $x1853 (ite $x3010 (_ bv96 7) (ite $x1568 (_ bv21 7) (_ bv16 7))) ?x2521)))))))))))))))))))))
(assert
 (let (($x44 (not old.ffn.width.moved)))
 (let (($x2895 (and old.ffn.width.everywhere $x44)))
 (let ((?x1706 (ite $x2895 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x912 (< 1 old.tp)))
 (let ((?x2994 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1759 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2585 ?x2994 (ite $x912 (_ bv16 7) ?x1706)))))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x13 (or $x3260 (not (or $x329 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x794 (or $x2311 $x3260)))
 (let ((?x1990 (ite (or $x794 $x2293 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x182 (or $x794 $x2293 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x44) (and $x2585 old.ffn.width.leads))))
 (let ((?x760 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2293)) (_ bv96 7) (ite $x182 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x49 ?x760 (ite $x1563 ?x1990 (ite $x13 (_ bv92 7) ?x1759)))))))))))))))))))))))
(assert
 (let (($x256 (not old.ffn.width.everywhere)))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2536 (not (= (_ bv96 7) old.ffn.gate_state)) $x256) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2111 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1090 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1090 $x2111 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x29 (= (_ bv40 7) new.ffn.down.split)))
 (or $x29 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2801 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x2503 (= (_ bv27 7) new.ffn.gate.bias)))
 (let (($x1163 (= (_ bv23 7) new.ffn.gate.bias)))
 (let (($x1304 (= (_ bv1 7) new.ffn.gate.bias)))
 (or $x1304 $x1163 $x2503 $x2801))))))
(assert
 (let (($x634 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1758 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x658 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x658 $x1758 $x3328 $x3337 $x634)))))))
(assert
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2352 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2352 $x1184 $x3375)))))
(assert
 (let (($x1067 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1067 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2718 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2524 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2524 $x2718 $x2602 $x3263 $x905)))))))
(assert
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x2399 $x1455))))
(assert
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1719 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1719 $x3425 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2014 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1329 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1550 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2700 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3216 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2318 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2318 $x3216 (= (_ bv56 7) new.ffn.width.kind) $x2700 $x1550 $x1329 $x2014 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2700 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1072 (and $x2700 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1072))))
(assert
 (let ((?x1810 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x684 (div (* ?x1810 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3334 (< 1 new.ffn.width.parts)))
 (let (($x2700 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2700 $x3334 (= ?x684 new.ffn.width.n))))))))
(assert
 (let ((?x1810 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x684 (div (* ?x1810 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3334 (< 1 new.ffn.width.parts)))
 (let (($x2700 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2700 $x3334 (<= new.ffn.width.n ?x684))))))))
(assert
 (let (($x1101 (= (- 1) new.ffn.width.n)))
 (let (($x2318 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2140 (ite $x2318 (or $x1101 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1101 (< 1 new.ffn.width.n)))))
 (let ((?x1810 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x684 (div (* ?x1810 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2700 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1329 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x441 (ite $x1329 (or $x1101 (< new.ffn.width.block new.ffn.width.n)) (ite $x2700 (or $x1101 (< ?x684 new.ffn.width.n)) $x2140))))
 (let (($x1575 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x441)))
 (let (($x3216 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1550 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1425 (or $x1550 $x3216)))
 (= new.ffn.width.moved (ite $x1425 new.ffn.width.given_moved $x1575)))))))))))))))
(assert
 (let (($x2111 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1442 (or $x2111 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1442))))
(assert
 (let (($x2014 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2000 (or $x2014 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x3216 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1550 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1425 (or $x1550 $x3216)))
 (= new.ffn.width.everywhere (ite $x1425 new.ffn.width.given_everywhere $x2000))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3169 (not new.ffn.width.moved)))
 (let (($x1476 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x3169)))
 (let (($x994 (= 1 new.ffn.width.parts)))
 (let (($x3216 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1550 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1425 (or $x1550 $x3216)))
 (= new.ffn.width.first_alone (ite $x1425 new.ffn.width.given_first (or $x994 $x1476))))))))))
(assert
 (let (($x3169 (not new.ffn.width.moved)))
 (let (($x1137 (and new.ffn.width.everywhere $x3169)))
 (= new.ffn.in_place (or $x1137 new.ffn.width.filled)))))
(assert
 (let (($x3169 (not new.ffn.width.moved)))
 (let (($x1137 (and new.ffn.width.everywhere $x3169)))
 (let (($x1557 (< 1 new.tp)))
 (let ((?x138 (ite $x1557 (_ bv16 7) (ite $x1137 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2104 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x634 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1758 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2215 (ite (or $x3337 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x3328 $x1758) (_ bv96 7) (ite $x634 ?x2104 ?x138)))))
 (let (($x2664 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2410 (or $x3328 $x3337)))
 (let (($x2669 (or $x2410 $x2664 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x355 (or $x2410 $x2664 (and $x1758 new.ffn.width.padded $x3169) (and $x634 new.ffn.width.leads))))
 (let ((?x558 (ite (and $x1758 new.ffn.width.filled (not $x2664)) (_ bv96 7) (ite $x355 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x3375 ?x558 (ite $x1184 (ite $x2669 (_ bv96 7) (ite $x1758 (_ bv21 7) (_ bv16 7))) ?x2215)))))))))))))))))))))
(assert
 (let (($x3169 (not new.ffn.width.moved)))
 (let (($x1137 (and new.ffn.width.everywhere $x3169)))
 (let ((?x2385 (ite $x1137 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1557 (< 1 new.tp)))
 (let ((?x852 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1732 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x905 ?x852 (ite $x1557 (_ bv16 7) ?x2385)))))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2637 (or $x3263 (not (or $x3425 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1207 (or $x2602 $x3263)))
 (let ((?x2150 (ite (or $x1207 $x2840 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2881 (or $x1207 $x2840 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x3169) (and $x905 new.ffn.width.leads))))
 (let ((?x1363 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2840)) (_ bv96 7) (ite $x2881 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1455 ?x1363 (ite $x2399 ?x2150 (ite $x2637 (_ bv92 7) ?x1732)))))))))))))))))))))))
(assert
 (let (($x3378 (not new.ffn.width.everywhere)))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x3375 (not (= (_ bv96 7) new.ffn.gate_state)) $x3378) (_ bv97 7) (_ bv96 7))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1304 (= (_ bv1 7) new.ffn.gate.bias)))
 (let (($x2506 (and $x1304 (or (not (= (_ bv97 7) new.ffn.gate_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.gate_state)) (not new.model.gated) true))))
 (let (($x3494 (or (or (= (_ bv29 7) new.ffn.gate.bias) (= (_ bv23 7) new.ffn.gate.bias)) $x2506)))
 (let (($x2352 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x2291 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x29 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2801 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x616 (and $x2801 new.ffn.width.first_alone (or $x3375 (and $x1184 (not (= (_ bv92 7) new.ffn.up_state)) (or $x29 $x2291))))))
 (let (($x3257 (not new.model.gated)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x950 (or $x2386 $x3257 (not new.model.up_bias) (and (not $x2352) (or $x1304 (= (_ bv27 7) new.ffn.gate.bias))) $x616 (and $x2352 $x3494))))
 (not $x950)))))))))))))))
(assert
 (let (($x596 (= (_ bv1 7) old.ffn.gate.bias)))
(let (($x2567 (and $x596 (or (not (= (_ bv97 7) old.ffn.gate_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.gate_state)) (not old.model.gated) true))))
(let (($x619 (or (or (= (_ bv29 7) old.ffn.gate.bias) (= (_ bv23 7) old.ffn.gate.bias)) $x2567)))
(let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x2417 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x2313 (= (_ bv40 7) old.ffn.down.split)))
(let (($x1853 (= (_ bv57 7) old.ffn.gate.split)))
(let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x924 (= (_ bv29 7) old.ffn.gate.bias)))
(let (($x2607 (and $x924 old.ffn.width.first_alone (or $x2536 (and $x1853 (not (= (_ bv92 7) old.ffn.up_state)) (or $x2313 $x2417))))))
(let (($x970 (not old.model.up_bias)))
(let (($x2052 (not old.model.gated)))
(let (($x3274 (= 1 old.tp)))
(or $x3274 $x2052 $x970 (and (not $x1620) (or $x596 (= (_ bv27 7) old.ffn.gate.bias))) $x2607 (and $x1620 $x619))))))))))))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2823 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2229 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2229 $x2823 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1496 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2313 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2313 $x1496 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x1504 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1568 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x1568 $x2263 $x629 $x1504)))))))
(assert
 (let (($x1148 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3474 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3474 $x1148 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1853 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1620 $x1853 $x2536)))))
(assert
 (let (($x977 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x977 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x438 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1763 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1763 $x438 $x2311 $x3260 $x2585)))))))
(assert
 (let (($x685 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2253 (= (_ bv10 7) old.ffn.up.input)))
 (or $x2253 $x685 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x835 (= (_ bv40 7) old.ffn.up.split)))
 (or $x835 $x1563 $x49)))))
(assert
 (let (($x279 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3432 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3432 $x329 $x279 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1385 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x916 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1987 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1018 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2711 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1001 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1001 $x2711 (= (_ bv56 7) old.ffn.width.kind) $x1018 $x1987 $x916 $x1385 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2837 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2875 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2537 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2537 (= (_ bv56 7) old.hidden.kind) $x2320 $x2875 (= (_ bv91 7) old.hidden.kind) $x2837 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x1398 (= (_ bv96 7) old.stream)))
 (let (($x2135 (= (_ bv94 7) old.stream)))
 (let (($x1948 (= (_ bv38 7) old.stream)))
 (or $x1948 $x2135 $x1398)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2320 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2320 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1018 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1429 (and $x1018 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1429))))
(assert
 (let ((?x1132 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1656 (div (* ?x1132 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3276 (< 1 old.ffn.width.parts)))
 (let (($x1018 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1018 $x3276 (= ?x1656 old.ffn.width.n))))))))
(assert
 (let ((?x1132 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1656 (div (* ?x1132 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3276 (< 1 old.ffn.width.parts)))
 (let (($x1018 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1018 $x3276 (<= old.ffn.width.n ?x1656))))))))
(assert
 (let (($x1604 (= (- 1) old.ffn.width.n)))
 (let (($x1001 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2806 (ite $x1001 (or $x1604 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1604 (< 1 old.ffn.width.n)))))
 (let ((?x1132 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1656 (div (* ?x1132 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1018 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x916 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1645 (ite $x916 (or $x1604 (< old.ffn.width.block old.ffn.width.n)) (ite $x1018 (or $x1604 (< ?x1656 old.ffn.width.n)) $x2806))))
 (let (($x990 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1645)))
 (let (($x2711 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1987 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1579 (or $x1987 $x2711)))
 (= old.ffn.width.moved (ite $x1579 old.ffn.width.given_moved $x990)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2823 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x881 (or $x2823 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x881))))
(assert
 (let (($x2837 (= (_ bv96 7) old.hidden.kind)))
 (let (($x705 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2837 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x705))))
(assert
 (let (($x1385 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x624 (or $x1385 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2711 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1987 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1579 (or $x1987 $x2711)))
 (= old.ffn.width.everywhere (ite $x1579 old.ffn.width.given_everywhere $x624))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3474 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2842 (and $x3474 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1948 (= (_ bv38 7) old.stream)))
 (let (($x1148 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1398 (= (_ bv96 7) old.stream)))
 (let (($x673 (or $x1398 $x1148 (and $x1948 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2842)))
 (= old.ffn.gate_entering (ite $x673 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2253 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x2933 (and $x2253 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1948 (= (_ bv38 7) old.stream)))
 (let (($x685 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1398 (= (_ bv96 7) old.stream)))
 (let (($x3110 (or $x1398 $x685 (and $x1948 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x2933)))
 (= old.ffn.up_entering (ite $x3110 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x44 (not old.ffn.width.moved)))
 (let (($x2895 (and old.ffn.width.everywhere $x44)))
 (= old.ffn.in_place (or $x2895 old.ffn.width.filled)))))
(assert
 (let (($x44 (not old.ffn.width.moved)))
 (let (($x2895 (and old.ffn.width.everywhere $x44)))
 (let (($x912 (< 1 old.tp)))
 (let ((?x3021 (ite $x912 (_ bv16 7) (ite $x2895 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1384 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1504 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1568 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2521 (ite (or $x629 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2263 $x1568) (_ bv96 7) (ite $x1504 ?x1384 ?x3021)))))
 (let (($x2559 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2839 (or $x2263 $x629)))
 (let (($x3010 (or $x2839 $x2559 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1853 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3465 (or $x2839 $x2559 (and $x1568 old.ffn.width.padded $x44) (and $x1504 old.ffn.width.leads))))
 (let ((?x1188 (ite (and $x1568 old.ffn.width.filled (not $x2559)) (_ bv96 7) (ite $x3465 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2536 ?x1188 (ite $x1853 (ite $x3010 (_ bv96 7) (ite $x1568 (_ bv21 7) (_ bv16 7))) ?x2521)))))))))))))))))))))
(assert
 (let (($x44 (not old.ffn.width.moved)))
 (let (($x2895 (and old.ffn.width.everywhere $x44)))
 (let ((?x1706 (ite $x2895 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x912 (< 1 old.tp)))
 (let ((?x2994 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2585 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1759 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2585 ?x2994 (ite $x912 (_ bv16 7) ?x1706)))))
 (let (($x329 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x13 (or $x3260 (not (or $x329 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x794 (or $x2311 $x3260)))
 (let ((?x1990 (ite (or $x794 $x2293 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1563 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x182 (or $x794 $x2293 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x44) (and $x2585 old.ffn.width.leads))))
 (let ((?x760 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2293)) (_ bv96 7) (ite $x182 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x49 ?x760 (ite $x1563 ?x1990 (ite $x13 (_ bv92 7) ?x1759)))))))))))))))))))))))
(assert
 (let (($x256 (not old.ffn.width.everywhere)))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2536 (not (= (_ bv96 7) old.ffn.gate_state)) $x256) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x256 (not old.ffn.width.everywhere)))
 (let (($x1284 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x256)))
 (= old.ffn.up_piece (ite $x1284 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1536 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1536)))
(assert
 (let ((?x1596 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1596)))
(assert
 (let ((?x1250 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1250)))
(assert
 (let (($x1496 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2536 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2118 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2536 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x2559 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x629 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2839 (or $x2263 $x629)))
 (let (($x2052 (not old.model.gated)))
 (let (($x2319 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x49 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x3409 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x49 old.ffn.width.everywhere $x2319))))
 (let (($x2293 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3260 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2311 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x794 (or $x2311 $x3260)))
 (let (($x2135 (= (_ bv94 7) old.stream)))
 (let (($x912 (< 1 old.tp)))
 (let (($x1949 (and $x912 $x2135 (and (= (_ bv94 7) old.ffn.up_entering) (or $x794 $x2293) $x3409) (or $x2052 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x2839 $x2559) $x2118)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1496)))
 (= old.ffn.tokenwise $x1949))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2111 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1090 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1090 $x2111 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3007 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x29 (= (_ bv40 7) new.ffn.down.split)))
 (or $x29 $x3007 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x634 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1758 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x658 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x658 $x1758 $x3328 $x3337 $x634)))))))
(assert
 (let (($x604 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2305 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2305 $x604 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2352 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2352 $x1184 $x3375)))))
(assert
 (let (($x1067 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1067 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2718 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2524 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2524 $x2718 $x2602 $x3263 $x905)))))))
(assert
 (let (($x3371 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x503 (= (_ bv10 7) new.ffn.up.input)))
 (or $x503 $x3371 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x843 (= (_ bv40 7) new.ffn.up.split)))
 (or $x843 $x2399 $x1455)))))
(assert
 (let (($x3221 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1719 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1719 $x3425 $x3221 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2014 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1329 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1550 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2700 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3216 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2318 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2318 $x3216 (= (_ bv56 7) new.ffn.width.kind) $x2700 $x1550 $x1329 $x2014 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x75 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2608 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1925 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1925 (= (_ bv56 7) new.hidden.kind) $x2608 $x2337 (= (_ bv91 7) new.hidden.kind) $x75 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x128 (= (_ bv96 7) new.stream)))
 (let (($x1140 (= (_ bv94 7) new.stream)))
 (let (($x2179 (= (_ bv38 7) new.stream)))
 (or $x2179 $x1140 $x128)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2608 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2608 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2700 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1072 (and $x2700 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1072))))
(assert
 (let ((?x1810 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x684 (div (* ?x1810 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3334 (< 1 new.ffn.width.parts)))
 (let (($x2700 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2700 $x3334 (= ?x684 new.ffn.width.n))))))))
(assert
 (let ((?x1810 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x684 (div (* ?x1810 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3334 (< 1 new.ffn.width.parts)))
 (let (($x2700 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2700 $x3334 (<= new.ffn.width.n ?x684))))))))
(assert
 (let (($x1101 (= (- 1) new.ffn.width.n)))
 (let (($x2318 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2140 (ite $x2318 (or $x1101 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1101 (< 1 new.ffn.width.n)))))
 (let ((?x1810 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x684 (div (* ?x1810 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2700 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1329 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x441 (ite $x1329 (or $x1101 (< new.ffn.width.block new.ffn.width.n)) (ite $x2700 (or $x1101 (< ?x684 new.ffn.width.n)) $x2140))))
 (let (($x1575 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x441)))
 (let (($x3216 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1550 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1425 (or $x1550 $x3216)))
 (= new.ffn.width.moved (ite $x1425 new.ffn.width.given_moved $x1575)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2111 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1442 (or $x2111 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1442))))
(assert
 (let (($x75 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2597 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x75 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2597))))
(assert
 (let (($x2014 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2000 (or $x2014 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x3216 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1550 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1425 (or $x1550 $x3216)))
 (= new.ffn.width.everywhere (ite $x1425 new.ffn.width.given_everywhere $x2000))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2305 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1375 (and $x2305 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2179 (= (_ bv38 7) new.stream)))
 (let (($x604 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x128 (= (_ bv96 7) new.stream)))
 (let (($x77 (or $x128 $x604 (and $x2179 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1375)))
 (= new.ffn.gate_entering (ite $x77 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x503 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2500 (and $x503 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x2179 (= (_ bv38 7) new.stream)))
 (let (($x3371 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x128 (= (_ bv96 7) new.stream)))
 (let (($x1019 (or $x128 $x3371 (and $x2179 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2500)))
 (= new.ffn.up_entering (ite $x1019 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x3169 (not new.ffn.width.moved)))
 (let (($x1137 (and new.ffn.width.everywhere $x3169)))
 (= new.ffn.in_place (or $x1137 new.ffn.width.filled)))))
(assert
 (let (($x3169 (not new.ffn.width.moved)))
 (let (($x1137 (and new.ffn.width.everywhere $x3169)))
 (let (($x1557 (< 1 new.tp)))
 (let ((?x138 (ite $x1557 (_ bv16 7) (ite $x1137 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2104 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x634 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1758 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2215 (ite (or $x3337 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x3328 $x1758) (_ bv96 7) (ite $x634 ?x2104 ?x138)))))
 (let (($x2664 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2410 (or $x3328 $x3337)))
 (let (($x2669 (or $x2410 $x2664 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x355 (or $x2410 $x2664 (and $x1758 new.ffn.width.padded $x3169) (and $x634 new.ffn.width.leads))))
 (let ((?x558 (ite (and $x1758 new.ffn.width.filled (not $x2664)) (_ bv96 7) (ite $x355 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x3375 ?x558 (ite $x1184 (ite $x2669 (_ bv96 7) (ite $x1758 (_ bv21 7) (_ bv16 7))) ?x2215)))))))))))))))))))))
(assert
 (let (($x3169 (not new.ffn.width.moved)))
 (let (($x1137 (and new.ffn.width.everywhere $x3169)))
 (let ((?x2385 (ite $x1137 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1557 (< 1 new.tp)))
 (let ((?x852 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x905 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1732 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x905 ?x852 (ite $x1557 (_ bv16 7) ?x2385)))))
 (let (($x3425 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2637 (or $x3263 (not (or $x3425 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1207 (or $x2602 $x3263)))
 (let ((?x2150 (ite (or $x1207 $x2840 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2399 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2881 (or $x1207 $x2840 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x3169) (and $x905 new.ffn.width.leads))))
 (let ((?x1363 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2840)) (_ bv96 7) (ite $x2881 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1455 ?x1363 (ite $x2399 ?x2150 (ite $x2637 (_ bv92 7) ?x1732)))))))))))))))))))))))
(assert
 (let (($x3378 (not new.ffn.width.everywhere)))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x3375 (not (= (_ bv96 7) new.ffn.gate_state)) $x3378) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3378 (not new.ffn.width.everywhere)))
 (let (($x1219 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3378)))
 (= new.ffn.up_piece (ite $x1219 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1025 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1025)))
(assert
 (let ((?x532 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x532)))
(assert
 (let ((?x1231 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1231)))
(assert
 (let (($x3007 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3375 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1721 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x3375 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2664 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3337 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3328 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2410 (or $x3328 $x3337)))
 (let (($x3257 (not new.model.gated)))
 (let (($x1459 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1455 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2627 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1455 new.ffn.width.everywhere $x1459))))
 (let (($x2840 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3263 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2602 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1207 (or $x2602 $x3263)))
 (let (($x1140 (= (_ bv94 7) new.stream)))
 (let (($x1557 (< 1 new.tp)))
 (let (($x1335 (and $x1557 $x1140 (and (= (_ bv94 7) new.ffn.up_entering) (or $x1207 $x2840) $x2627) (or $x3257 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2410 $x2664) $x1721)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x3007)))
 (= new.ffn.tokenwise $x1335))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2380 (not true)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x2493 (or $x2386 $x2380 (= (_ bv96 7) new.ffn.up_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.up_entering) (= (_ bv40 7) new.ffn.up.split)))))
 (not $x2493)))))
(assert
 (let (($x2380 (not true)))
(let (($x3274 (= 1 old.tp)))
(or $x3274 $x2380 (= (_ bv96 7) old.ffn.up_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.up_entering) (= (_ bv40 7) old.ffn.up.split))))))
(check-sat)

