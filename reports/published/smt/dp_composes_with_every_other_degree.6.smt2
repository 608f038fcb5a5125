; from one replica to any number, question 115
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
(declare-fun old.ffn.width.given_least () Int)
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
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
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
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
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
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.width_where_kept () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun old.ffn.taken_for_whole () Bool)
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
(declare-fun new.ffn.width.given_least () Int)
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
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
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
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
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
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.width_where_kept () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
(declare-fun new.ffn.taken_for_whole () Bool)
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
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3010 (= (_ bv29 7) old.ffn.down.bias)))
 (let (($x1799 (= (_ bv27 7) old.ffn.down.bias)))
 (let (($x2415 (= (_ bv1 7) old.ffn.down.bias)))
 (or $x2415 (= (_ bv23 7) old.ffn.down.bias) $x1799 $x3010)))))
(assert
 (let (($x1000 (= (_ bv75 7) old.ffn.down.collective)))
 (let (($x1774 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x1487 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2273 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1137 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x1137 $x2273 $x1487 $x1774 $x1000)))))))
(assert
 (let (($x2232 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1285 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1285 $x2232 (= (_ bv65 7) old.ffn.down.input)))))
(assert
 (let (($x1360 (= (_ bv63 7) old.ffn.down.split)))
 (let (($x1367 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x511 (= (_ bv40 7) old.ffn.down.split)))
 (or $x511 $x1367 $x1360)))))
(assert
 (let (($x1876 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x1665 (= (_ bv59 7) old.ffn.gate.collective)))
 (let (($x864 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3395 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1407 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1407 $x3395 $x864 $x1665 $x1876)))))))
(assert
 (let (($x2851 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3061 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3061 $x2851 (= (_ bv65 7) old.ffn.gate.input)))))
(assert
 (let (($x641 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x2001 (= (_ bv59 7) old.ffn.gate.split)))
 (let (($x1806 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1806 $x2001 $x641)))))
(assert
 (let (($x2991 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2991 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv71 7) old.ffn.gate.sum))))
(assert
 (let (($x3477 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x2412 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x2250 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2983 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1418 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1418 $x2983 $x2250 $x2412 $x3477)))))))
(assert
 (let (($x226 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x284 (= (_ bv10 7) old.ffn.up.input)))
 (or $x284 $x226 (= (_ bv65 7) old.ffn.up.input)))))
(assert
 (let (($x2092 (= (_ bv63 7) old.ffn.up.split)))
 (let (($x2800 (= (_ bv59 7) old.ffn.up.split)))
 (let (($x1519 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1519 $x2800 $x2092)))))
(assert
 (let (($x1066 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2113 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1990 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1990 $x2113 $x1066 (= (_ bv71 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2094 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x2439 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x3680 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x2088 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x1386 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x1341 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x897 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x3621 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2702 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x2702 $x3621 $x897 $x1341 $x1386 $x473 $x2088 $x3680 $x2439 $x2094))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2307 $x871 (= (_ bv58 7) old.hidden.kind) $x3546 $x3013 $x3011 $x2862 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x868 (= (_ bv50 7) old.norm.statistic)))
 (or $x868 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2584 (= (_ bv98 7) old.stream)))
 (let (($x1535 (= (_ bv96 7) old.stream)))
 (let (($x1996 (= (_ bv38 7) old.stream)))
 (or $x1996 $x1535 $x2584)))))
(assert
 (let (($x903 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x629 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2138 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2138 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x629 (= (_ bv93 7) old.stream_tokens.kind) $x903 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3546 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x1293 (< 1 old.hidden.parts)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3546 $x1293 (= ?x948 old.hidden.n))))))))
(assert
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x1293 (< 1 old.hidden.parts)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3546 $x1293 (<= old.hidden.n ?x948))))))))
(assert
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1742 (ite $x2307 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x2058 (= (- 1) old.hidden.n)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1436 (ite $x3011 (or $x2058 (< old.hidden.block old.hidden.n)) (ite $x3546 (or $x2058 (< ?x948 old.hidden.n)) $x1742))))
 (let (($x208 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1436)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (= old.hidden.moved (ite $x3858 old.hidden.given_moved $x208)))))))))))))))
(assert
 (let (($x903 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x793 (or $x903 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3071 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x793)))
 (= old.stream_tokens.everywhere $x3071)))))
(assert
 (let ((?x2494 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2007 (div (* ?x2494 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2335 (= (- 1) old.ffn.width.n)))
 (let ((?x1895 (ite (or $x2335 (< (* ?x2007 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x3069 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1895)))
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (let ((?x2317 (ite (or $x2335 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x897 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x3389 (ite $x897 (ite (and $x2335 (= 1 old.ffn.width.parts)) 1 ?x2317) (ite $x473 ?x3069 old.ffn.width.given_least))))
 (let (($x1386 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x2094 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x3680 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x2702 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3621 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2439 (= (_ bv98 7) old.ffn.width.kind)))
 (let ((?x2270 (ite $x2439 old.ffn.width.parts (ite (or $x3621 $x2702 $x3680 $x2094 $x1386) 1 ?x3389))))
 (= old.ffn.width.least ?x2270))))))))))))))))))
(assert
 (let ((?x2494 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2007 (div (* ?x2494 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1979 (< 1 old.ffn.width.parts)))
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x473 $x1979 (= ?x2007 old.ffn.width.n))))))))
(assert
 (let ((?x2494 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2007 (div (* ?x2494 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1979 (< 1 old.ffn.width.parts)))
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x473 $x1979 (<= old.ffn.width.n ?x2007))))))))
(assert
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x3136 (and $x473 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3136))))
(assert
 (let (($x2335 (= (- 1) old.ffn.width.n)))
 (let (($x897 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1982 (ite $x897 (or $x2335 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2335 (< 1 old.ffn.width.n)))))
 (let ((?x2494 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2007 (div (* ?x2494 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x3680 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x1899 (ite $x3680 (or $x2335 (< old.ffn.width.block old.ffn.width.n)) (ite $x473 (or $x2335 (< ?x2007 old.ffn.width.n)) $x1982))))
 (let (($x2145 (ite (or (= (_ bv98 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1899)))
 (let (($x1341 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2088 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x3472 (or $x2088 $x1341)))
 (= old.ffn.width.moved (ite $x3472 old.ffn.width.given_moved $x2145)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2232 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2473 (or $x2232 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2473))))
(assert
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (let (($x2746 (ite $x3858 old.hidden.given_everywhere (or $x2862 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2746)))))))
(assert
 (let (($x2790 (not old.hidden.moved)))
 (let (($x649 (and (not (or (= (_ bv98 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2790)))
 (let (($x2895 (= 1 old.hidden.parts)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (= old.hidden.first_alone (ite $x3858 old.hidden.given_first (or $x2895 $x649))))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2439 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x2640 (or $x2439 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1341 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2088 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x3472 (or $x2088 $x1341)))
 (= old.ffn.width.everywhere (ite $x3472 old.ffn.width.given_everywhere $x2640))))))))
(assert
 (let (($x1248 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2937 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1767 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2937)))
 (let (($x2049 (ite old.model.gated $x1767 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1248))))
 (let (($x2888 (= (_ bv63 7) old.ffn.lead)))
 (let (($x1367 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x2502 (and old.ffn.width.filled $x1367 (not (and old.ffn.gathers $x2888 $x2049)))))
 (= old.ffn.piece_kept $x2502)))))))))
(assert
 (let (($x3061 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x207 (and $x3061 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1535 (= (_ bv96 7) old.stream)))
 (let (($x612 (and $x1535 old.stream_tokens.everywhere)))
 (let (($x1996 (= (_ bv38 7) old.stream)))
 (let (($x2851 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2584 (= (_ bv98 7) old.stream)))
 (let (($x2358 (or $x2584 $x2851 (and $x1996 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x612 $x207)))
 (= old.ffn.gate_entering (ite $x2358 (_ bv98 7) old.stream)))))))))))
(assert
 (let (($x284 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1448 (and $x284 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1535 (= (_ bv96 7) old.stream)))
 (let (($x612 (and $x1535 old.stream_tokens.everywhere)))
 (let (($x1996 (= (_ bv38 7) old.stream)))
 (let (($x226 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2584 (= (_ bv98 7) old.stream)))
 (let (($x2338 (or $x2584 $x226 (and $x1996 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x612 $x1448)))
 (= old.ffn.up_entering (ite $x2338 (_ bv98 7) old.stream)))))))))))
(assert
 (let (($x1535 (= (_ bv96 7) old.stream)))
 (let (($x612 (and $x1535 old.stream_tokens.everywhere)))
 (let (($x2584 (= (_ bv98 7) old.stream)))
 (= old.stream.in_order (or $x2584 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) $x612))))))
(assert
 (let (($x2589 (not old.ffn.width.moved)))
 (let (($x2094 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x3680 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x2702 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3621 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1038 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x3621 $x2702 $x3680 $x2094) $x2589))))
 (let (($x1341 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2088 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x3472 (or $x2088 $x1341)))
 (= old.ffn.width.undivided (ite $x3472 old.ffn.width.given_undivided $x1038))))))))))))
(assert
 (let (($x2589 (not old.ffn.width.moved)))
 (let (($x3771 (and old.ffn.width.everywhere $x2589)))
 (= old.ffn.in_place (or $x3771 old.ffn.width.filled)))))
(assert
 (let (($x1709 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1487 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1774 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x3122 (or $x1774 $x1487)))
 (let (($x698 (or $x3122 $x1709)))
 (= old.ffn.first_reads (and old.ffn.piece_kept old.stream.first_keeps_all $x698))))))))
(assert
 (let (($x2937 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1767 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2937)))
 (let (($x641 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x2622 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x511 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1367 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x2983 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2250 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x320 (or $x2250 $x2983)))
 (let (($x1248 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1519 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1343 (< 1 old.tp)))
 (let (($x870 (and old.model.gated $x1343 $x1519 $x1248 $x320 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x1367 (and $x511 (and old.ffn.width.undivided $x2622))) (not (and old.ffn.gathers $x641 $x1767)))))
 (= old.ffn.up_idle $x870)))))))))))))))
(assert
 (let (($x2589 (not old.ffn.width.moved)))
 (let (($x3771 (and old.ffn.width.everywhere $x2589)))
 (let ((?x124 (ite $x3771 (_ bv98 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1343 (< 1 old.tp)))
 (let ((?x1211 (ite old.ffn.width.everywhere (_ bv98 7) (ite old.ffn.piece_of_one (_ bv99 7) (ite old.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x3477 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x2983 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2250 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x320 (or $x2250 $x2983)))
 (let (($x2113 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2412 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x1567 (or $x2412 (not (or $x2113 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1248 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x324 (or $x2250 $x2412)))
 (let ((?x1460 (ite (or $x324 $x1248 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv98 7) (ite $x2983 (_ bv21 7) (_ bv16 7)))))
 (let (($x2800 (= (_ bv59 7) old.ffn.up.split)))
 (let ((?x2796 (ite $x2800 ?x1460 (ite $x1567 (_ bv94 7) (ite $x320 (_ bv98 7) (ite $x3477 ?x1211 (ite $x1343 (_ bv16 7) ?x124)))))))
 (let (($x1484 (or $x324 $x1248 (and $x2983 old.ffn.width.padded $x2589) (and $x3477 old.ffn.width.leads))))
 (let ((?x1145 (ite (and $x2983 old.ffn.width.filled (not $x1248)) (_ bv98 7) (ite $x1484 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x2092 (= (_ bv63 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2092 ?x1145 ?x2796)))))))))))))))))))))))
(assert
 (let (($x2282 (not old.ffn.width.everywhere)))
 (let (($x2516 (and (or (= (_ bv63 7) old.ffn.up.split) (= (_ bv99 7) old.ffn.up_state)) (not (= (_ bv98 7) old.ffn.up_state)) $x2282)))
 (= old.ffn.up_piece (ite $x2516 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x1066 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2412 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x3154 (and old.model.gated (= (_ bv94 7) old.ffn.up_state) (or $x2412 $x1066 old.ffn.up_idle))))
 (= old.ffn.up_left $x3154)))))
(assert
 (let (($x2016 (not old.ffn.up_left)))
 (let (($x2772 (not old.model.joint)))
 (let (($x3331 (and old.ffn.piece_kept old.model.gated $x2772 (= (_ bv99 7) old.ffn.up_piece) $x2016)))
 (= old.ffn.share_of_one $x3331)))))
(assert
 (let (($x2589 (not old.ffn.width.moved)))
 (let (($x3771 (and old.ffn.width.everywhere $x2589)))
 (let (($x1343 (< 1 old.tp)))
 (let ((?x2191 (ite $x1343 (_ bv16 7) (ite $x3771 (_ bv98 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x741 (ite old.ffn.width.everywhere (_ bv98 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x1876 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x3395 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x864 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1665 (= (_ bv59 7) old.ffn.gate.collective)))
 (let ((?x1400 (ite (or $x1665 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv94 7) (ite (or $x864 $x3395) (_ bv98 7) (ite $x1876 ?x741 ?x2191)))))
 (let (($x2937 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2025 (or $x864 $x1665)))
 (let (($x1598 (or $x2025 $x2937 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2001 (= (_ bv59 7) old.ffn.gate.split)))
 (let (($x370 (or $x2025 $x2937 (and $x3395 old.ffn.width.padded $x2589) (and $x1876 old.ffn.width.leads))))
 (let ((?x574 (ite (and $x3395 old.ffn.width.filled (not $x2937)) (_ bv98 7) (ite $x370 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x641 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x641 ?x574 (ite $x2001 (ite $x1598 (_ bv98 7) (ite $x3395 (_ bv21 7) (_ bv16 7))) ?x1400)))))))))))))))))))))
(assert
 (let (($x2282 (not old.ffn.width.everywhere)))
 (let (($x641 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x641 (not (= (_ bv98 7) old.ffn.gate_state)) $x2282) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x1633 (ite old.ffn.up_left (_ bv94 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1633)))
(assert
 (let ((?x2126 (ite old.ffn.share_of_one (_ bv94 7) old.ffn.product)))
 (let (($x492 (not old.ffn.share_of_one)))
 (let (($x2248 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv99 7) old.ffn.product) $x492))))
 (= old.ffn.product_in (ite (and (not (= (_ bv94 7) old.ffn.product)) $x2248) (_ bv98 7) ?x2126))))))
(assert
 (let (($x1137 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x1189 (not $x1137)))
 (let (($x2016 (not old.ffn.up_left)))
 (let (($x1582 (= (_ bv96 7) old.ffn.up_entering)))
 (let (($x1395 (and $x1582 (or (not old.model.gated) (= (_ bv96 7) old.ffn.gate_entering)) $x2016 $x1189)))
 (let (($x1424 (or old.ffn.width.everywhere old.ffn.first_reads)))
 (let (($x641 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x3033 (or (and (= (_ bv59 7) old.ffn.gate.split) (= (_ bv98 7) old.ffn.gate_state)) (and $x641 $x1424 (= (_ bv99 7) old.ffn.gate_state)))))
 (let (($x2937 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1665 (= (_ bv59 7) old.ffn.gate.collective)))
 (let (($x864 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2025 (or $x864 $x1665)))
 (let (($x2980 (= (_ bv96 7) old.ffn.gate_entering)))
 (let (($x837 (not old.model.gated)))
 (let (($x2795 (or (and (= (_ bv59 7) old.ffn.up.split) (= (_ bv98 7) old.ffn.up_state)) (and (= (_ bv63 7) old.ffn.up.split) $x1424 (= (_ bv99 7) old.ffn.up_state)))))
 (let (($x1248 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2412 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x2250 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x324 (or $x2250 $x2412)))
 (let (($x1379 (and (and $x1582 (or $x324 $x1248) $x2795) (or $x837 (and $x2980 (or $x2025 $x2937) $x3033)) (= (_ bv98 7) old.ffn.product_in) (or (not (= (_ bv63 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x1343 (< 1 old.tp)))
 (let (($x1709 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1360 (= (_ bv63 7) old.ffn.down.split)))
 (let (($x1362 (and $x1360 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x1343 $x1709)))))
 (let (($x1367 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x1535 (= (_ bv96 7) old.stream)))
 (= old.ffn.tokenwise (and $x1535 (or $x1367 $x1362) (ite $x1343 $x1379 $x1395))))))))))))))))))))))))))))))
(assert
 (let ((?x2002 (ite (or (= (_ bv94 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv94 7) (ite (= (_ bv63 7) old.ffn.down.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1709 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1774 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x2112 (or $x1774 $x1709)))
 (let (($x511 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x345 (and $x511 (not (= (_ bv94 7) old.ffn.product_in)) $x2112 old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv96 7) (ite $x345 (_ bv98 7) ?x2002))))))))))
(assert
 (let (($x210 (or old.ffn.share_of_one (and old.ffn.up_idle (not (= (_ bv40 7) old.ffn.down.split))))))
 (let (($x970 (= (_ bv94 7) old.ffn.down_state)))
 (= old.ffn.taken_for_whole (and $x970 $x210)))))
(assert
 (let (($x511 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2135 (not $x511)))
 (let (($x1137 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x1189 (not $x1137)))
 (let (($x2354 (= 1 old.tp)))
 (let (($x2584 (= (_ bv98 7) old.stream)))
 (let (($x1709 (and (or (not old.ffn.down.group.tp) $x2354) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1487 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1774 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x3122 (or $x1774 $x1487)))
 (let ((?x2009 (ite (or $x3122 (and $x1709 (or $x2584 $x2354 $x1189 $x2135))) (_ bv98 7) (ite $x1137 (_ bv16 7) (_ bv21 7)))))
 (let (($x1368 (= (_ bv98 7) old.ffn.down_state)))
 (let (($x1000 (= (_ bv75 7) old.ffn.down.collective)))
 (let (($x2273 (= (_ bv5 7) old.ffn.down.collective)))
 (let ((?x2141 (ite (or $x1774 (and $x1487 (= (_ bv38 7) old.stream)) (and (or $x2273 $x1000) $x1709)) (_ bv38 7) (ite $x1487 (_ bv98 7) (_ bv16 7)))))
 (let (($x2734 (or (and old.hidden.filled (not $x2584)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1323 (not $x1709)))
 (let (($x868 (= (_ bv50 7) old.norm.statistic)))
 (let (($x1996 (= (_ bv38 7) old.stream)))
 (let ((?x1180 (ite (and $x2273 old.hidden.filled $x1996 $x1323 $x868) old.stream (ite (and $x1000 $x1323 $x2734) old.stream ?x2141))))
 (let ((?x1130 (ite $x1137 (_ bv98 7) (ite (and $x2273 old.hidden.filled $x2584 $x1323) (_ bv98 7) ?x1180))))
 (let (($x2112 (or $x1774 $x1709)))
 (let ((?x3197 (ite (and (not $x1996) old.stream.in_order old.hidden.everywhere $x2112) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x1709) (_ bv38 7) ?x1130))))
 (let (($x3371 (= (_ bv38 7) old.ffn.down_state)))
 (let ((?x2941 (ite $x1000 (ite (not $x2584) old.stream (_ bv68 7)) (ite $x1487 (ite $x2584 (_ bv98 7) old.stream) (ite $x1774 (_ bv94 7) (_ bv16 7))))))
 (let (($x970 (= (_ bv94 7) old.ffn.down_state)))
 (let ((?x3841 (ite $x970 (ite $x2273 (_ bv98 7) ?x2941) (ite $x3371 ?x3197 (ite $x1368 ?x2009 old.ffn.down_state)))))
 (= old.ffn.joined (ite old.ffn.tokenwise (ite (or $x3122 $x1709) (_ bv96 7) (_ bv21 7)) ?x3841))))))))))))))))))))))))))))))
(assert
 (let (($x3745 (not old.hidden.everywhere)))
 (let (($x2273 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3371 (= (_ bv38 7) old.ffn.down_state)))
 (= old.ffn.full_though_split (and $x3371 (= (_ bv98 7) old.ffn.joined) $x2273 $x3745))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x648 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x1732 (= (_ bv27 7) new.ffn.down.bias)))
 (let (($x1184 (= (_ bv1 7) new.ffn.down.bias)))
 (or $x1184 (= (_ bv23 7) new.ffn.down.bias) $x1732 $x648)))))
(assert
 (let (($x2327 (= (_ bv75 7) new.ffn.down.collective)))
 (let (($x3261 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x3613 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x271 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2566 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x2566 $x271 $x3613 $x3261 $x2327)))))))
(assert
 (let (($x1003 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1014 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1014 $x1003 (= (_ bv65 7) new.ffn.down.input)))))
(assert
 (let (($x932 (= (_ bv63 7) new.ffn.down.split)))
 (let (($x621 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x3229 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3229 $x621 $x932)))))
(assert
 (let (($x3607 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x2195 (= (_ bv59 7) new.ffn.gate.collective)))
 (let (($x876 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2987 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x687 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x687 $x2987 $x876 $x2195 $x3607)))))))
(assert
 (let (($x3641 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2413 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2413 $x3641 (= (_ bv65 7) new.ffn.gate.input)))))
(assert
 (let (($x1970 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x2813 (= (_ bv59 7) new.ffn.gate.split)))
 (let (($x2899 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2899 $x2813 $x1970)))))
(assert
 (let (($x31 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x31 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv71 7) new.ffn.gate.sum))))
(assert
 (let (($x3513 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x1661 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1446 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3547 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x61 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x61 $x3547 $x1446 $x1661 $x3513)))))))
(assert
 (let (($x1464 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2230 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2230 $x1464 (= (_ bv65 7) new.ffn.up.input)))))
(assert
 (let (($x583 (= (_ bv63 7) new.ffn.up.split)))
 (let (($x3209 (= (_ bv59 7) new.ffn.up.split)))
 (let (($x14 (= (_ bv40 7) new.ffn.up.split)))
 (or $x14 $x3209 $x583)))))
(assert
 (let (($x1108 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3551 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1835 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1835 $x3551 $x1108 (= (_ bv71 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x1658 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x3463 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x1819 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x3413 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x849 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x1590 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x770 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1212 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3207 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x3207 $x1212 $x770 $x1590 $x849 $x1015 $x3413 $x1819 $x3463 $x1658))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2068 $x1339 (= (_ bv58 7) new.hidden.kind) $x539 $x1270 $x2479 $x1468 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x404 (= (_ bv50 7) new.norm.statistic)))
 (or $x404 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x484 (= (_ bv98 7) new.stream)))
 (let (($x2290 (= (_ bv96 7) new.stream)))
 (let (($x1568 (= (_ bv38 7) new.stream)))
 (or $x1568 $x2290 $x484)))))
(assert
 (let (($x1320 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x302 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x183 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x183 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x302 (= (_ bv93 7) new.stream_tokens.kind) $x1320 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x539 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x681 (< 1 new.hidden.parts)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x539 $x681 (= ?x2024 new.hidden.n))))))))
(assert
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x681 (< 1 new.hidden.parts)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x539 $x681 (<= new.hidden.n ?x2024))))))))
(assert
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2565 (ite $x2068 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x2978 (= (- 1) new.hidden.n)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1858 (ite $x2479 (or $x2978 (< new.hidden.block new.hidden.n)) (ite $x539 (or $x2978 (< ?x2024 new.hidden.n)) $x2565))))
 (let (($x1650 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1858)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (= new.hidden.moved (ite $x1271 new.hidden.given_moved $x1650)))))))))))))))
(assert
 (let (($x1320 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x453 (or $x1320 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x446 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x453)))
 (= new.stream_tokens.everywhere $x446)))))
(assert
 (let ((?x1631 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3660 (div (* ?x1631 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2380 (= (- 1) new.ffn.width.n)))
 (let ((?x2074 (ite (or $x2380 (< (* ?x3660 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x3289 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x2074)))
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (let ((?x1559 (ite (or $x2380 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x770 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x2409 (ite $x770 (ite (and $x2380 (= 1 new.ffn.width.parts)) 1 ?x1559) (ite $x1015 ?x3289 new.ffn.width.given_least))))
 (let (($x849 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x1658 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x1819 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x3207 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1212 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3463 (= (_ bv98 7) new.ffn.width.kind)))
 (let ((?x1185 (ite $x3463 new.ffn.width.parts (ite (or $x1212 $x3207 $x1819 $x1658 $x849) 1 ?x2409))))
 (= new.ffn.width.least ?x1185))))))))))))))))))
(assert
 (let ((?x1631 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3660 (div (* ?x1631 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1433 (< 1 new.ffn.width.parts)))
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1015 $x1433 (= ?x3660 new.ffn.width.n))))))))
(assert
 (let ((?x1631 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3660 (div (* ?x1631 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1433 (< 1 new.ffn.width.parts)))
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1015 $x1433 (<= new.ffn.width.n ?x3660))))))))
(assert
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x3185 (and $x1015 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3185))))
(assert
 (let (($x2380 (= (- 1) new.ffn.width.n)))
 (let (($x770 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2226 (ite $x770 (or $x2380 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2380 (< 1 new.ffn.width.n)))))
 (let ((?x1631 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3660 (div (* ?x1631 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x1819 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x1010 (ite $x1819 (or $x2380 (< new.ffn.width.block new.ffn.width.n)) (ite $x1015 (or $x2380 (< ?x3660 new.ffn.width.n)) $x2226))))
 (let (($x3750 (ite (or (= (_ bv98 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1010)))
 (let (($x1590 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x3413 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x2548 (or $x3413 $x1590)))
 (= new.ffn.width.moved (ite $x2548 new.ffn.width.given_moved $x3750)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1003 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3113 (or $x1003 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x3113))))
(assert
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (let (($x555 (ite $x1271 new.hidden.given_everywhere (or $x1468 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x555)))))))
(assert
 (let (($x396 (not new.hidden.moved)))
 (let (($x1012 (and (not (or (= (_ bv98 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x396)))
 (let (($x1415 (= 1 new.hidden.parts)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (= new.hidden.first_alone (ite $x1271 new.hidden.given_first (or $x1415 $x1012))))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3463 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x1393 (or $x3463 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1590 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x3413 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x2548 (or $x3413 $x1590)))
 (= new.ffn.width.everywhere (ite $x2548 new.ffn.width.given_everywhere $x1393))))))))
(assert
 (let (($x602 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3166 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x848 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3166)))
 (let (($x1649 (ite new.model.gated $x848 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x602))))
 (let (($x2070 (= (_ bv63 7) new.ffn.lead)))
 (let (($x621 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x2499 (and new.ffn.width.filled $x621 (not (and new.ffn.gathers $x2070 $x1649)))))
 (= new.ffn.piece_kept $x2499)))))))))
(assert
 (let (($x2413 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2997 (and $x2413 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2290 (= (_ bv96 7) new.stream)))
 (let (($x3536 (and $x2290 new.stream_tokens.everywhere)))
 (let (($x1568 (= (_ bv38 7) new.stream)))
 (let (($x3641 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x484 (= (_ bv98 7) new.stream)))
 (let (($x2075 (or $x484 $x3641 (and $x1568 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x3536 $x2997)))
 (= new.ffn.gate_entering (ite $x2075 (_ bv98 7) new.stream)))))))))))
(assert
 (let (($x2230 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x1566 (and $x2230 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x2290 (= (_ bv96 7) new.stream)))
 (let (($x3536 (and $x2290 new.stream_tokens.everywhere)))
 (let (($x1568 (= (_ bv38 7) new.stream)))
 (let (($x1464 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x484 (= (_ bv98 7) new.stream)))
 (let (($x3131 (or $x484 $x1464 (and $x1568 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x3536 $x1566)))
 (= new.ffn.up_entering (ite $x3131 (_ bv98 7) new.stream)))))))))))
(assert
 (let (($x2290 (= (_ bv96 7) new.stream)))
 (let (($x3536 (and $x2290 new.stream_tokens.everywhere)))
 (let (($x484 (= (_ bv98 7) new.stream)))
 (= new.stream.in_order (or $x484 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) $x3536))))))
(assert
 (let (($x3608 (not new.ffn.width.moved)))
 (let (($x1658 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x1819 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x3207 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1212 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x991 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x1212 $x3207 $x1819 $x1658) $x3608))))
 (let (($x1590 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x3413 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x2548 (or $x3413 $x1590)))
 (= new.ffn.width.undivided (ite $x2548 new.ffn.width.given_undivided $x991))))))))))))
(assert
 (let (($x3608 (not new.ffn.width.moved)))
 (let (($x2855 (and new.ffn.width.everywhere $x3608)))
 (= new.ffn.in_place (or $x2855 new.ffn.width.filled)))))
(assert
 (let (($x857 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3613 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3261 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x1948 (or $x3261 $x3613)))
 (let (($x2186 (or $x1948 $x857)))
 (= new.ffn.first_reads (and new.ffn.piece_kept new.stream.first_keeps_all $x2186))))))))
(assert
 (let (($x3166 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x848 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3166)))
 (let (($x1970 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x3629 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x3229 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x621 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x3547 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1446 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x782 (or $x1446 $x3547)))
 (let (($x602 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x14 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x3782 (< 1 new.tp)))
 (let (($x2653 (and new.model.gated $x3782 $x14 $x602 $x782 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x621 (and $x3229 (and new.ffn.width.undivided $x3629))) (not (and new.ffn.gathers $x1970 $x848)))))
 (= new.ffn.up_idle $x2653)))))))))))))))
(assert
 (let (($x3608 (not new.ffn.width.moved)))
 (let (($x2855 (and new.ffn.width.everywhere $x3608)))
 (let ((?x2533 (ite $x2855 (_ bv98 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3782 (< 1 new.tp)))
 (let ((?x3002 (ite new.ffn.width.everywhere (_ bv98 7) (ite new.ffn.piece_of_one (_ bv99 7) (ite new.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x3513 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x3547 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1446 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x782 (or $x1446 $x3547)))
 (let (($x3551 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1661 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x3078 (or $x1661 (not (or $x3551 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x602 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1482 (or $x1446 $x1661)))
 (let ((?x1266 (ite (or $x1482 $x602 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv98 7) (ite $x3547 (_ bv21 7) (_ bv16 7)))))
 (let (($x3209 (= (_ bv59 7) new.ffn.up.split)))
 (let ((?x2347 (ite $x3209 ?x1266 (ite $x3078 (_ bv94 7) (ite $x782 (_ bv98 7) (ite $x3513 ?x3002 (ite $x3782 (_ bv16 7) ?x2533)))))))
 (let (($x3008 (or $x1482 $x602 (and $x3547 new.ffn.width.padded $x3608) (and $x3513 new.ffn.width.leads))))
 (let ((?x2489 (ite (and $x3547 new.ffn.width.filled (not $x602)) (_ bv98 7) (ite $x3008 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x583 (= (_ bv63 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x583 ?x2489 ?x2347)))))))))))))))))))))))
(assert
 (let (($x1294 (not new.ffn.width.everywhere)))
 (let (($x1062 (and (or (= (_ bv63 7) new.ffn.up.split) (= (_ bv99 7) new.ffn.up_state)) (not (= (_ bv98 7) new.ffn.up_state)) $x1294)))
 (= new.ffn.up_piece (ite $x1062 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x1108 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1661 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1230 (and new.model.gated (= (_ bv94 7) new.ffn.up_state) (or $x1661 $x1108 new.ffn.up_idle))))
 (= new.ffn.up_left $x1230)))))
(assert
 (let (($x805 (not new.ffn.up_left)))
 (let (($x13 (not new.model.joint)))
 (let (($x426 (and new.ffn.piece_kept new.model.gated $x13 (= (_ bv99 7) new.ffn.up_piece) $x805)))
 (= new.ffn.share_of_one $x426)))))
(assert
 (let (($x3608 (not new.ffn.width.moved)))
 (let (($x2855 (and new.ffn.width.everywhere $x3608)))
 (let (($x3782 (< 1 new.tp)))
 (let ((?x2872 (ite $x3782 (_ bv16 7) (ite $x2855 (_ bv98 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x326 (ite new.ffn.width.everywhere (_ bv98 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x3607 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x2987 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x876 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2195 (= (_ bv59 7) new.ffn.gate.collective)))
 (let ((?x818 (ite (or $x2195 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv94 7) (ite (or $x876 $x2987) (_ bv98 7) (ite $x3607 ?x326 ?x2872)))))
 (let (($x3166 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x27 (or $x876 $x2195)))
 (let (($x3628 (or $x27 $x3166 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2813 (= (_ bv59 7) new.ffn.gate.split)))
 (let (($x1896 (or $x27 $x3166 (and $x2987 new.ffn.width.padded $x3608) (and $x3607 new.ffn.width.leads))))
 (let ((?x676 (ite (and $x2987 new.ffn.width.filled (not $x3166)) (_ bv98 7) (ite $x1896 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x1970 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1970 ?x676 (ite $x2813 (ite $x3628 (_ bv98 7) (ite $x2987 (_ bv21 7) (_ bv16 7))) ?x818)))))))))))))))))))))
(assert
 (let (($x1294 (not new.ffn.width.everywhere)))
 (let (($x1970 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1970 (not (= (_ bv98 7) new.ffn.gate_state)) $x1294) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x1370 (ite new.ffn.up_left (_ bv94 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1370)))
(assert
 (let ((?x2119 (ite new.ffn.share_of_one (_ bv94 7) new.ffn.product)))
 (let (($x429 (not new.ffn.share_of_one)))
 (let (($x2185 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv99 7) new.ffn.product) $x429))))
 (= new.ffn.product_in (ite (and (not (= (_ bv94 7) new.ffn.product)) $x2185) (_ bv98 7) ?x2119))))))
(assert
 (let (($x2566 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x1901 (not $x2566)))
 (let (($x805 (not new.ffn.up_left)))
 (let (($x1099 (= (_ bv96 7) new.ffn.up_entering)))
 (let (($x2885 (and $x1099 (or (not new.model.gated) (= (_ bv96 7) new.ffn.gate_entering)) $x805 $x1901)))
 (let (($x1805 (or new.ffn.width.everywhere new.ffn.first_reads)))
 (let (($x1970 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x3589 (or (and (= (_ bv59 7) new.ffn.gate.split) (= (_ bv98 7) new.ffn.gate_state)) (and $x1970 $x1805 (= (_ bv99 7) new.ffn.gate_state)))))
 (let (($x3166 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2195 (= (_ bv59 7) new.ffn.gate.collective)))
 (let (($x876 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x27 (or $x876 $x2195)))
 (let (($x2345 (= (_ bv96 7) new.ffn.gate_entering)))
 (let (($x86 (not new.model.gated)))
 (let (($x832 (or (and (= (_ bv59 7) new.ffn.up.split) (= (_ bv98 7) new.ffn.up_state)) (and (= (_ bv63 7) new.ffn.up.split) $x1805 (= (_ bv99 7) new.ffn.up_state)))))
 (let (($x602 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1661 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1446 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1482 (or $x1446 $x1661)))
 (let (($x3806 (and (and $x1099 (or $x1482 $x602) $x832) (or $x86 (and $x2345 (or $x27 $x3166) $x3589)) (= (_ bv98 7) new.ffn.product_in) (or (not (= (_ bv63 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x3782 (< 1 new.tp)))
 (let (($x857 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x932 (= (_ bv63 7) new.ffn.down.split)))
 (let (($x1713 (and $x932 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x3782 $x857)))))
 (let (($x621 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x2290 (= (_ bv96 7) new.stream)))
 (= new.ffn.tokenwise (and $x2290 (or $x621 $x1713) (ite $x3782 $x3806 $x2885))))))))))))))))))))))))))))))
(assert
 (let ((?x616 (ite (or (= (_ bv94 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv94 7) (ite (= (_ bv63 7) new.ffn.down.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x857 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3261 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x3778 (or $x3261 $x857)))
 (let (($x3229 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x635 (and $x3229 (not (= (_ bv94 7) new.ffn.product_in)) $x3778 new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv96 7) (ite $x635 (_ bv98 7) ?x616))))))))))
(assert
 (let (($x2023 (or new.ffn.share_of_one (and new.ffn.up_idle (not (= (_ bv40 7) new.ffn.down.split))))))
 (let (($x1907 (= (_ bv94 7) new.ffn.down_state)))
 (= new.ffn.taken_for_whole (and $x1907 $x2023)))))
(assert
 (let (($x3229 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x220 (not $x3229)))
 (let (($x2566 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x1901 (not $x2566)))
 (let (($x653 (= 1 new.tp)))
 (let (($x484 (= (_ bv98 7) new.stream)))
 (let (($x857 (and (or (not new.ffn.down.group.tp) $x653) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3613 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3261 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x1948 (or $x3261 $x3613)))
 (let ((?x1613 (ite (or $x1948 (and $x857 (or $x484 $x653 $x1901 $x220))) (_ bv98 7) (ite $x2566 (_ bv16 7) (_ bv21 7)))))
 (let (($x1179 (= (_ bv98 7) new.ffn.down_state)))
 (let (($x2327 (= (_ bv75 7) new.ffn.down.collective)))
 (let (($x271 (= (_ bv5 7) new.ffn.down.collective)))
 (let ((?x652 (ite (or $x3261 (and $x3613 (= (_ bv38 7) new.stream)) (and (or $x271 $x2327) $x857)) (_ bv38 7) (ite $x3613 (_ bv98 7) (_ bv16 7)))))
 (let (($x3324 (or (and new.hidden.filled (not $x484)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2742 (not $x857)))
 (let (($x404 (= (_ bv50 7) new.norm.statistic)))
 (let (($x1568 (= (_ bv38 7) new.stream)))
 (let ((?x1724 (ite (and $x271 new.hidden.filled $x1568 $x2742 $x404) new.stream (ite (and $x2327 $x2742 $x3324) new.stream ?x652))))
 (let ((?x3447 (ite $x2566 (_ bv98 7) (ite (and $x271 new.hidden.filled $x484 $x2742) (_ bv98 7) ?x1724))))
 (let (($x3778 (or $x3261 $x857)))
 (let ((?x1710 (ite (and (not $x1568) new.stream.in_order new.hidden.everywhere $x3778) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x857) (_ bv38 7) ?x3447))))
 (let (($x2840 (= (_ bv38 7) new.ffn.down_state)))
 (let ((?x3582 (ite $x2327 (ite (not $x484) new.stream (_ bv68 7)) (ite $x3613 (ite $x484 (_ bv98 7) new.stream) (ite $x3261 (_ bv94 7) (_ bv16 7))))))
 (let (($x1907 (= (_ bv94 7) new.ffn.down_state)))
 (let ((?x1989 (ite $x1907 (ite $x271 (_ bv98 7) ?x3582) (ite $x2840 ?x1710 (ite $x1179 ?x1613 new.ffn.down_state)))))
 (= new.ffn.joined (ite new.ffn.tokenwise (ite (or $x1948 $x857) (_ bv96 7) (_ bv21 7)) ?x1989))))))))))))))))))))))))))))))
(assert
 (let (($x3047 (not new.hidden.everywhere)))
 (let (($x271 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2840 (= (_ bv38 7) new.ffn.down_state)))
 (= new.ffn.full_though_split (and $x2840 (= (_ bv98 7) new.ffn.joined) $x271 $x3047))))))
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
 (= old.ffn.width_where_kept new.ffn.width_where_kept))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2940 (and (or (= (_ bv98 7) new.ffn.down_state) (= (_ bv96 7) new.ffn.down_state)) new.stream.first_keeps_all)))
 (let (($x648 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x81 (and $x648 (or (and (= (_ bv38 7) new.ffn.down_state) new.hidden.first_alone) $x2940))))
 (let (($x1315 (not new.ffn.full_though_split)))
 (let (($x2175 (and (not (= (_ bv94 7) new.ffn.down_state)) (or (= (_ bv1 7) new.ffn.down.bias) (= (_ bv27 7) new.ffn.down.bias)) $x1315)))
 (let (($x1907 (= (_ bv94 7) new.ffn.down_state)))
 (let (($x2426 (and $x1907 (or (not (= (_ bv27 7) new.ffn.down.bias)) new.ffn.taken_for_whole))))
 (let (($x653 (= 1 new.tp)))
 (not (or $x653 (not new.model.down_bias) $x2426 $x2175 $x81)))))))))))
(assert
 (let (($x430 (and (or (= (_ bv98 7) old.ffn.down_state) (= (_ bv96 7) old.ffn.down_state)) old.stream.first_keeps_all)))
(let (($x3010 (= (_ bv29 7) old.ffn.down.bias)))
(let (($x2419 (and $x3010 (or (and (= (_ bv38 7) old.ffn.down_state) old.hidden.first_alone) $x430))))
(let (($x2655 (not old.ffn.full_though_split)))
(let (($x2124 (and (not (= (_ bv94 7) old.ffn.down_state)) (or (= (_ bv1 7) old.ffn.down.bias) (= (_ bv27 7) old.ffn.down.bias)) $x2655)))
(let (($x970 (= (_ bv94 7) old.ffn.down_state)))
(let (($x778 (and $x970 (or (not (= (_ bv27 7) old.ffn.down.bias)) old.ffn.taken_for_whole))))
(let (($x1812 (not old.model.down_bias)))
(let (($x2354 (= 1 old.tp)))
(or $x2354 $x1812 $x778 $x2124 $x2419)))))))))))
(check-sat)

; from one replica to any number, question 116
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
(declare-fun old.ffn.width.given_least () Int)
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
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.stream.attention_keeps_junk () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
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
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.stream.junk_in_ffn () Bool)
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
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.width_where_kept () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun old.stream.first_has_all () Bool)
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
(declare-fun new.ffn.width.given_least () Int)
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
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.stream.attention_keeps_junk () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
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
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.stream.junk_in_ffn () Bool)
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
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.width_where_kept () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
(declare-fun new.stream.first_has_all () Bool)
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
 (let (($x152 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x152 (= (_ bv10 7) old.attention.out.collective) (= (_ bv59 7) old.attention.out.collective) (= (_ bv75 7) old.attention.out.collective))))
(assert
 (let (($x752 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1384 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1384 (= (_ bv23 7) old.attention.out.residual) $x752 (= (_ bv29 7) old.attention.out.residual)))))
(assert
 (let (($x3051 (= (_ bv63 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv59 7) old.attention.out.split) $x3051)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2312 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2312 (= (_ bv10 7) old.embedding.collective) (= (_ bv59 7) old.embedding.collective) (= (_ bv75 7) old.embedding.collective))))
(assert
 (let (($x53 (= (_ bv38 7) old.embedding.split)))
 (or $x53 (= (_ bv59 7) old.embedding.split) (= (_ bv97 7) old.embedding.split))))
(assert
 (let (($x1000 (= (_ bv75 7) old.ffn.down.collective)))
 (let (($x1774 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x1487 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2273 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1137 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x1137 $x2273 $x1487 $x1774 $x1000)))))))
(assert
 (let (($x2232 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1285 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1285 $x2232 (= (_ bv65 7) old.ffn.down.input)))))
(assert
 (let (($x2170 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x1550 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x3335 (= (_ bv23 7) old.ffn.down.residual)))
 (let (($x2793 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2793 $x3335 $x1550 $x2170))))))
(assert
 (let (($x1360 (= (_ bv63 7) old.ffn.down.split)))
 (let (($x1367 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x511 (= (_ bv40 7) old.ffn.down.split)))
 (or $x511 $x1367 $x1360)))))
(assert
 (let (($x1876 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x1665 (= (_ bv59 7) old.ffn.gate.collective)))
 (let (($x864 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3395 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1407 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1407 $x3395 $x864 $x1665 $x1876)))))))
(assert
 (let (($x2851 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3061 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3061 $x2851 (= (_ bv65 7) old.ffn.gate.input)))))
(assert
 (let (($x641 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x2001 (= (_ bv59 7) old.ffn.gate.split)))
 (let (($x1806 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1806 $x2001 $x641)))))
(assert
 (let (($x2991 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2991 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv71 7) old.ffn.gate.sum))))
(assert
 (let (($x3477 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x2412 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x2250 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2983 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1418 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1418 $x2983 $x2250 $x2412 $x3477)))))))
(assert
 (let (($x226 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x284 (= (_ bv10 7) old.ffn.up.input)))
 (or $x284 $x226 (= (_ bv65 7) old.ffn.up.input)))))
(assert
 (let (($x2092 (= (_ bv63 7) old.ffn.up.split)))
 (let (($x2800 (= (_ bv59 7) old.ffn.up.split)))
 (let (($x1519 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1519 $x2800 $x2092)))))
(assert
 (let (($x1066 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2113 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1990 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1990 $x2113 $x1066 (= (_ bv71 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2094 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x2439 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x3680 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x2088 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x1386 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x1341 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x897 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x3621 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2702 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x2702 $x3621 $x897 $x1341 $x1386 $x473 $x2088 $x3680 $x2439 $x2094))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x871 (= (_ bv58 7) old.hidden.kind) $x3546 $x3013 (= (_ bv93 7) old.hidden.kind) $x2862 (= (_ bv101 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2626 (= (_ bv70 7) old.model.norm)))
 (or (= (_ bv69 7) old.model.norm) $x2626 (= (_ bv84 7) old.model.norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2584 (= (_ bv98 7) old.stream)))
 (let (($x1535 (= (_ bv96 7) old.stream)))
 (let (($x1996 (= (_ bv38 7) old.stream)))
 (or $x1996 $x1535 $x2584)))))
(assert
 (let (($x903 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x629 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2138 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2138 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x629 (= (_ bv93 7) old.stream_tokens.kind) $x903 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3546 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1697 (= (div (* ?x2755 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3546 (< 1 old.hidden.parts) $x1697))))))
(assert
 (let (($x903 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x793 (or $x903 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3071 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x793)))
 (= old.stream_tokens.everywhere $x3071)))))
(assert
 (let ((?x2494 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2007 (div (* ?x2494 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2335 (= (- 1) old.ffn.width.n)))
 (let ((?x1895 (ite (or $x2335 (< (* ?x2007 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x3069 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1895)))
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (let ((?x2317 (ite (or $x2335 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x897 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x3389 (ite $x897 (ite (and $x2335 (= 1 old.ffn.width.parts)) 1 ?x2317) (ite $x473 ?x3069 old.ffn.width.given_least))))
 (let (($x1386 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x2094 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x3680 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x2702 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3621 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2439 (= (_ bv98 7) old.ffn.width.kind)))
 (let ((?x2270 (ite $x2439 old.ffn.width.parts (ite (or $x3621 $x2702 $x3680 $x2094 $x1386) 1 ?x3389))))
 (= old.ffn.width.least ?x2270))))))))))))))))))
(assert
 (let ((?x2494 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2007 (div (* ?x2494 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1979 (< 1 old.ffn.width.parts)))
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x473 $x1979 (= ?x2007 old.ffn.width.n))))))))
(assert
 (let ((?x2494 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2007 (div (* ?x2494 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1979 (< 1 old.ffn.width.parts)))
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x473 $x1979 (<= old.ffn.width.n ?x2007))))))))
(assert
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x3136 (and $x473 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3136))))
(assert
 (let (($x2335 (= (- 1) old.ffn.width.n)))
 (let (($x897 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1982 (ite $x897 (or $x2335 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2335 (< 1 old.ffn.width.n)))))
 (let ((?x2494 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2007 (div (* ?x2494 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x473 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x3680 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x1899 (ite $x3680 (or $x2335 (< old.ffn.width.block old.ffn.width.n)) (ite $x473 (or $x2335 (< ?x2007 old.ffn.width.n)) $x1982))))
 (let (($x2145 (ite (or (= (_ bv98 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1899)))
 (let (($x1341 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2088 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x3472 (or $x2088 $x1341)))
 (= old.ffn.width.moved (ite $x3472 old.ffn.width.given_moved $x2145)))))))))))))))
(assert
 (let (($x3051 (= (_ bv63 7) old.attention.out.split)))
 (let (($x752 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1384 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1384 (and $x752 $x3051)))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2232 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2473 (or $x2232 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2473))))
(assert
 (let (($x2793 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x87 (or $x2793 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv63 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x87)))))
(assert
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2746 (ite (or (= (_ bv88 7) old.hidden.kind) (= (_ bv49 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2862 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2746))))
(assert
 (let (($x2598 (not old.model.embedding_norm)))
 (let (($x1683 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1996 (= (_ bv38 7) old.stream)))
 (let (($x2312 (= (_ bv5 7) old.embedding.collective)))
 (let (($x53 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x53 $x2312 $x1996 old.hidden.filled (not $x1683) $x2598))))))))
(assert
 (let (($x2626 (= (_ bv70 7) old.model.norm)))
 (let (($x198 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1996 (= (_ bv38 7) old.stream)))
 (let (($x152 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3051 (= (_ bv63 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x3051 $x152 $x1996 old.hidden.filled (not $x198) $x2626))))))))
(assert
 (let (($x2626 (= (_ bv70 7) old.model.norm)))
 (let (($x1709 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1323 (not $x1709)))
 (let (($x1996 (= (_ bv38 7) old.stream)))
 (let (($x2273 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1360 (= (_ bv63 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x1360 $x2273 $x1996 old.hidden.filled $x1323 $x2626)))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2439 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x2640 (or $x2439 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1341 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2088 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x3472 (or $x2088 $x1341)))
 (= old.ffn.width.everywhere (ite $x3472 old.ffn.width.given_everywhere $x2640))))))))
(assert
 (let (($x1248 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2937 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1767 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2937)))
 (let (($x2049 (ite old.model.gated $x1767 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1248))))
 (let (($x2888 (= (_ bv63 7) old.ffn.lead)))
 (let (($x1367 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x2502 (and old.ffn.width.filled $x1367 (not (and old.ffn.gathers $x2888 $x2049)))))
 (= old.ffn.piece_kept $x2502)))))))))
(assert
 (let (($x3061 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x207 (and $x3061 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1535 (= (_ bv96 7) old.stream)))
 (let (($x612 (and $x1535 old.stream_tokens.everywhere)))
 (let (($x1996 (= (_ bv38 7) old.stream)))
 (let (($x2851 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2584 (= (_ bv98 7) old.stream)))
 (let (($x2358 (or $x2584 $x2851 (and $x1996 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x612 $x207)))
 (= old.ffn.gate_entering (ite $x2358 (_ bv98 7) old.stream)))))))))))
(assert
 (let (($x284 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1448 (and $x284 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1535 (= (_ bv96 7) old.stream)))
 (let (($x612 (and $x1535 old.stream_tokens.everywhere)))
 (let (($x1996 (= (_ bv38 7) old.stream)))
 (let (($x226 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2584 (= (_ bv98 7) old.stream)))
 (let (($x2338 (or $x2584 $x226 (and $x1996 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x612 $x1448)))
 (= old.ffn.up_entering (ite $x2338 (_ bv98 7) old.stream)))))))))))
(assert
 (let (($x1535 (= (_ bv96 7) old.stream)))
 (let (($x612 (and $x1535 old.stream_tokens.everywhere)))
 (let (($x2584 (= (_ bv98 7) old.stream)))
 (= old.stream.in_order (or $x2584 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) $x612))))))
(assert
 (let (($x1880 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1880)))
(assert
 (let (($x2589 (not old.ffn.width.moved)))
 (let (($x2094 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x3680 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x2702 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3621 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1038 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x3621 $x2702 $x3680 $x2094) $x2589))))
 (let (($x1341 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2088 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x3472 (or $x2088 $x1341)))
 (= old.ffn.width.undivided (ite $x3472 old.ffn.width.given_undivided $x1038))))))))))))
(assert
 (let (($x2589 (not old.ffn.width.moved)))
 (let (($x3771 (and old.ffn.width.everywhere $x2589)))
 (= old.ffn.in_place (or $x3771 old.ffn.width.filled)))))
(assert
 (let (($x1709 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1487 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1774 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x1147 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1774 $x1487) $x1709))))
 (= old.ffn.first_reads $x1147))))))
(assert
 (let (($x790 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x891 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x2417 (and old.model.behind_dense $x891)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x2417 $x790))))))
(assert
 (let (($x2937 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1767 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2937)))
 (let (($x641 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x2622 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x511 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1367 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x2983 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2250 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x320 (or $x2250 $x2983)))
 (let (($x1248 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1519 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1343 (< 1 old.tp)))
 (let (($x870 (and old.model.gated $x1343 $x1519 $x1248 $x320 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x1367 (and $x511 (and old.ffn.width.undivided $x2622))) (not (and old.ffn.gathers $x641 $x1767)))))
 (= old.ffn.up_idle $x870)))))))))))))))
(assert
 (let (($x2346 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_in_attention))))
 (= old.stream.junk_in_ffn $x2346)))
(assert
 (let (($x2589 (not old.ffn.width.moved)))
 (let (($x3771 (and old.ffn.width.everywhere $x2589)))
 (let ((?x124 (ite $x3771 (_ bv98 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1343 (< 1 old.tp)))
 (let ((?x1211 (ite old.ffn.width.everywhere (_ bv98 7) (ite old.ffn.piece_of_one (_ bv99 7) (ite old.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x3477 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x2983 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2250 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x320 (or $x2250 $x2983)))
 (let (($x2113 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2412 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x1567 (or $x2412 (not (or $x2113 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1248 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x324 (or $x2250 $x2412)))
 (let ((?x1460 (ite (or $x324 $x1248 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv98 7) (ite $x2983 (_ bv21 7) (_ bv16 7)))))
 (let (($x2800 (= (_ bv59 7) old.ffn.up.split)))
 (let ((?x2796 (ite $x2800 ?x1460 (ite $x1567 (_ bv94 7) (ite $x320 (_ bv98 7) (ite $x3477 ?x1211 (ite $x1343 (_ bv16 7) ?x124)))))))
 (let (($x1484 (or $x324 $x1248 (and $x2983 old.ffn.width.padded $x2589) (and $x3477 old.ffn.width.leads))))
 (let ((?x1145 (ite (and $x2983 old.ffn.width.filled (not $x1248)) (_ bv98 7) (ite $x1484 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x2092 (= (_ bv63 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2092 ?x1145 ?x2796)))))))))))))))))))))))
(assert
 (let (($x2282 (not old.ffn.width.everywhere)))
 (let (($x2516 (and (or (= (_ bv63 7) old.ffn.up.split) (= (_ bv99 7) old.ffn.up_state)) (not (= (_ bv98 7) old.ffn.up_state)) $x2282)))
 (= old.ffn.up_piece (ite $x2516 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x1066 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2412 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x3154 (and old.model.gated (= (_ bv94 7) old.ffn.up_state) (or $x2412 $x1066 old.ffn.up_idle))))
 (= old.ffn.up_left $x3154)))))
(assert
 (let (($x2016 (not old.ffn.up_left)))
 (let (($x2772 (not old.model.joint)))
 (let (($x3331 (and old.ffn.piece_kept old.model.gated $x2772 (= (_ bv99 7) old.ffn.up_piece) $x2016)))
 (= old.ffn.share_of_one $x3331)))))
(assert
 (let (($x2589 (not old.ffn.width.moved)))
 (let (($x3771 (and old.ffn.width.everywhere $x2589)))
 (let (($x1343 (< 1 old.tp)))
 (let ((?x2191 (ite $x1343 (_ bv16 7) (ite $x3771 (_ bv98 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x741 (ite old.ffn.width.everywhere (_ bv98 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x1876 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x3395 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x864 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1665 (= (_ bv59 7) old.ffn.gate.collective)))
 (let ((?x1400 (ite (or $x1665 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv94 7) (ite (or $x864 $x3395) (_ bv98 7) (ite $x1876 ?x741 ?x2191)))))
 (let (($x2937 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2025 (or $x864 $x1665)))
 (let (($x1598 (or $x2025 $x2937 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2001 (= (_ bv59 7) old.ffn.gate.split)))
 (let (($x370 (or $x2025 $x2937 (and $x3395 old.ffn.width.padded $x2589) (and $x1876 old.ffn.width.leads))))
 (let ((?x574 (ite (and $x3395 old.ffn.width.filled (not $x2937)) (_ bv98 7) (ite $x370 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x641 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x641 ?x574 (ite $x2001 (ite $x1598 (_ bv98 7) (ite $x3395 (_ bv21 7) (_ bv16 7))) ?x1400)))))))))))))))))))))
(assert
 (let (($x2282 (not old.ffn.width.everywhere)))
 (let (($x641 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x641 (not (= (_ bv98 7) old.ffn.gate_state)) $x2282) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x1633 (ite old.ffn.up_left (_ bv94 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1633)))
(assert
 (let ((?x2126 (ite old.ffn.share_of_one (_ bv94 7) old.ffn.product)))
 (let (($x492 (not old.ffn.share_of_one)))
 (let (($x2248 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv99 7) old.ffn.product) $x492))))
 (= old.ffn.product_in (ite (and (not (= (_ bv94 7) old.ffn.product)) $x2248) (_ bv98 7) ?x2126))))))
(assert
 (let (($x2016 (not old.ffn.up_left)))
 (let (($x1582 (= (_ bv96 7) old.ffn.up_entering)))
 (let (($x1395 (and $x1582 (or (not old.model.gated) (= (_ bv96 7) old.ffn.gate_entering)) $x2016 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x1424 (or old.ffn.width.everywhere old.ffn.first_reads)))
 (let (($x641 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x3033 (or (and (= (_ bv59 7) old.ffn.gate.split) (= (_ bv98 7) old.ffn.gate_state)) (and $x641 $x1424 (= (_ bv99 7) old.ffn.gate_state)))))
 (let (($x2937 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1665 (= (_ bv59 7) old.ffn.gate.collective)))
 (let (($x864 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2025 (or $x864 $x1665)))
 (let (($x2980 (= (_ bv96 7) old.ffn.gate_entering)))
 (let (($x837 (not old.model.gated)))
 (let (($x2795 (or (and (= (_ bv59 7) old.ffn.up.split) (= (_ bv98 7) old.ffn.up_state)) (and (= (_ bv63 7) old.ffn.up.split) $x1424 (= (_ bv99 7) old.ffn.up_state)))))
 (let (($x1248 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2412 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x2250 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x324 (or $x2250 $x2412)))
 (let (($x1379 (and (and $x1582 (or $x324 $x1248) $x2795) (or $x837 (and $x2980 (or $x2025 $x2937) $x3033)) (= (_ bv98 7) old.ffn.product_in) (or (not (= (_ bv63 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x1343 (< 1 old.tp)))
 (let (($x1709 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1360 (= (_ bv63 7) old.ffn.down.split)))
 (let (($x1362 (and $x1360 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x1343 $x1709)))))
 (let (($x1367 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x1535 (= (_ bv96 7) old.stream)))
 (= old.ffn.tokenwise (and $x1535 (or $x1367 $x1362) (ite $x1343 $x1379 $x1395))))))))))))))))))))))))))))
(assert
 (let ((?x2002 (ite (or (= (_ bv94 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv94 7) (ite (= (_ bv63 7) old.ffn.down.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1709 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1774 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x511 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x345 (and $x511 (not (= (_ bv94 7) old.ffn.product_in)) (or $x1774 $x1709) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv96 7) (ite $x345 (_ bv98 7) ?x2002)))))))))
(assert
 (let (($x2170 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x2316 (or $x2170 (= (= (_ bv23 7) old.ffn.down.residual) (= (_ bv5 7) old.ffn.down.collective)))))
 (let (($x2584 (= (_ bv98 7) old.stream)))
 (let (($x3371 (= (_ bv38 7) old.ffn.down_state)))
 (let (($x2207 (or (or (= (_ bv94 7) old.ffn.down_state) (= (_ bv98 7) old.ffn.down_state)) old.hidden.filled)))
 (let (($x1292 (= old.ffn.down_state old.stream)))
 (let (($x970 (= (_ bv94 7) old.ffn.down_state)))
 (let (($x1593 (and (or $x2170 (= (_ bv23 7) old.ffn.down.residual)) $x970 old.stream.in_order)))
 (let (($x1996 (= (_ bv38 7) old.stream)))
 (let (($x1550 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1975 (and old.stream.in_order (or (= (_ bv98 7) old.ffn.down_state) old.hidden.everywhere))))
 (let (($x977 (or (and $x1550 (not $x970) (or $x1292 $x1975)) (and $x1550 $x1996 old.hidden.filled) $x1593 (and $x2170 old.stream.first_keeps_all $x1292) (and $x2170 old.stream.first_has_all $x2207) (and $x3371 $x2584 old.hidden.filled $x2316))))
 (let (($x1709 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1323 (not $x1709)))
 (let (($x1000 (= (_ bv75 7) old.ffn.down.collective)))
 (let (($x2273 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2791 (and $x1550 old.stream.junk_in_ffn (or $x970 (and $x3371 (or $x2273 $x1000) $x1323)))))
 (let (($x2865 (or $x1292 (and old.stream.in_order (or (not $x3371) old.hidden.everywhere)))))
 (let (($x2354 (= 1 old.tp)))
 (= old.ffn.residual_once (or (and $x2354 $x2865) (and (not $x2791) $x977)))))))))))))))))))))))
(assert
 (let (($x263 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x263 (= (_ bv10 7) new.attention.out.collective) (= (_ bv59 7) new.attention.out.collective) (= (_ bv75 7) new.attention.out.collective))))
(assert
 (let (($x3123 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2476 (= (_ bv1 7) new.attention.out.residual)))
 (or $x2476 (= (_ bv23 7) new.attention.out.residual) $x3123 (= (_ bv29 7) new.attention.out.residual)))))
(assert
 (let (($x1648 (= (_ bv63 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv59 7) new.attention.out.split) $x1648)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x667 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x667 (= (_ bv10 7) new.embedding.collective) (= (_ bv59 7) new.embedding.collective) (= (_ bv75 7) new.embedding.collective))))
(assert
 (let (($x2557 (= (_ bv38 7) new.embedding.split)))
 (or $x2557 (= (_ bv59 7) new.embedding.split) (= (_ bv97 7) new.embedding.split))))
(assert
 (let (($x2327 (= (_ bv75 7) new.ffn.down.collective)))
 (let (($x3261 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x3613 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x271 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2566 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x2566 $x271 $x3613 $x3261 $x2327)))))))
(assert
 (let (($x1003 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1014 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1014 $x1003 (= (_ bv65 7) new.ffn.down.input)))))
(assert
 (let (($x852 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x1204 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x3624 (= (_ bv23 7) new.ffn.down.residual)))
 (let (($x2935 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2935 $x3624 $x1204 $x852))))))
(assert
 (let (($x932 (= (_ bv63 7) new.ffn.down.split)))
 (let (($x621 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x3229 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3229 $x621 $x932)))))
(assert
 (let (($x3607 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x2195 (= (_ bv59 7) new.ffn.gate.collective)))
 (let (($x876 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2987 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x687 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x687 $x2987 $x876 $x2195 $x3607)))))))
(assert
 (let (($x3641 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2413 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2413 $x3641 (= (_ bv65 7) new.ffn.gate.input)))))
(assert
 (let (($x1970 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x2813 (= (_ bv59 7) new.ffn.gate.split)))
 (let (($x2899 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2899 $x2813 $x1970)))))
(assert
 (let (($x31 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x31 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv71 7) new.ffn.gate.sum))))
(assert
 (let (($x3513 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x1661 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1446 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3547 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x61 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x61 $x3547 $x1446 $x1661 $x3513)))))))
(assert
 (let (($x1464 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2230 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2230 $x1464 (= (_ bv65 7) new.ffn.up.input)))))
(assert
 (let (($x583 (= (_ bv63 7) new.ffn.up.split)))
 (let (($x3209 (= (_ bv59 7) new.ffn.up.split)))
 (let (($x14 (= (_ bv40 7) new.ffn.up.split)))
 (or $x14 $x3209 $x583)))))
(assert
 (let (($x1108 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3551 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1835 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1835 $x3551 $x1108 (= (_ bv71 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x1658 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x3463 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x1819 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x3413 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x849 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x1590 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x770 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1212 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3207 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x3207 $x1212 $x770 $x1590 $x849 $x1015 $x3413 $x1819 $x3463 $x1658))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1339 (= (_ bv58 7) new.hidden.kind) $x539 $x1270 (= (_ bv93 7) new.hidden.kind) $x1468 (= (_ bv101 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3143 (= (_ bv70 7) new.model.norm)))
 (or (= (_ bv69 7) new.model.norm) $x3143 (= (_ bv84 7) new.model.norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x484 (= (_ bv98 7) new.stream)))
 (let (($x2290 (= (_ bv96 7) new.stream)))
 (let (($x1568 (= (_ bv38 7) new.stream)))
 (or $x1568 $x2290 $x484)))))
(assert
 (let (($x1320 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x302 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x183 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x183 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x302 (= (_ bv93 7) new.stream_tokens.kind) $x1320 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x539 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1592 (= (div (* ?x892 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x539 (< 1 new.hidden.parts) $x1592))))))
(assert
 (let (($x1320 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x453 (or $x1320 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x446 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x453)))
 (= new.stream_tokens.everywhere $x446)))))
(assert
 (let ((?x1631 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3660 (div (* ?x1631 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2380 (= (- 1) new.ffn.width.n)))
 (let ((?x2074 (ite (or $x2380 (< (* ?x3660 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x3289 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x2074)))
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (let ((?x1559 (ite (or $x2380 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x770 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x2409 (ite $x770 (ite (and $x2380 (= 1 new.ffn.width.parts)) 1 ?x1559) (ite $x1015 ?x3289 new.ffn.width.given_least))))
 (let (($x849 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x1658 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x1819 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x3207 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1212 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3463 (= (_ bv98 7) new.ffn.width.kind)))
 (let ((?x1185 (ite $x3463 new.ffn.width.parts (ite (or $x1212 $x3207 $x1819 $x1658 $x849) 1 ?x2409))))
 (= new.ffn.width.least ?x1185))))))))))))))))))
(assert
 (let ((?x1631 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3660 (div (* ?x1631 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1433 (< 1 new.ffn.width.parts)))
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1015 $x1433 (= ?x3660 new.ffn.width.n))))))))
(assert
 (let ((?x1631 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3660 (div (* ?x1631 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1433 (< 1 new.ffn.width.parts)))
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1015 $x1433 (<= new.ffn.width.n ?x3660))))))))
(assert
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x3185 (and $x1015 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3185))))
(assert
 (let (($x2380 (= (- 1) new.ffn.width.n)))
 (let (($x770 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2226 (ite $x770 (or $x2380 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2380 (< 1 new.ffn.width.n)))))
 (let ((?x1631 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3660 (div (* ?x1631 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1015 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x1819 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x1010 (ite $x1819 (or $x2380 (< new.ffn.width.block new.ffn.width.n)) (ite $x1015 (or $x2380 (< ?x3660 new.ffn.width.n)) $x2226))))
 (let (($x3750 (ite (or (= (_ bv98 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1010)))
 (let (($x1590 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x3413 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x2548 (or $x3413 $x1590)))
 (= new.ffn.width.moved (ite $x2548 new.ffn.width.given_moved $x3750)))))))))))))))
(assert
 (let (($x1648 (= (_ bv63 7) new.attention.out.split)))
 (let (($x3123 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2476 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x2476 (and $x3123 $x1648)))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1003 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3113 (or $x1003 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x3113))))
(assert
 (let (($x2935 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x282 (or $x2935 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv63 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x282)))))
(assert
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x555 (ite (or (= (_ bv88 7) new.hidden.kind) (= (_ bv49 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1468 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x555))))
(assert
 (let (($x2507 (not new.model.embedding_norm)))
 (let (($x2915 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1568 (= (_ bv38 7) new.stream)))
 (let (($x667 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2557 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x2557 $x667 $x1568 new.hidden.filled (not $x2915) $x2507))))))))
(assert
 (let (($x3143 (= (_ bv70 7) new.model.norm)))
 (let (($x2188 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1568 (= (_ bv38 7) new.stream)))
 (let (($x263 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1648 (= (_ bv63 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1648 $x263 $x1568 new.hidden.filled (not $x2188) $x3143))))))))
(assert
 (let (($x3143 (= (_ bv70 7) new.model.norm)))
 (let (($x857 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2742 (not $x857)))
 (let (($x1568 (= (_ bv38 7) new.stream)))
 (let (($x271 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x932 (= (_ bv63 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x932 $x271 $x1568 new.hidden.filled $x2742 $x3143)))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3463 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x1393 (or $x3463 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1590 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x3413 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x2548 (or $x3413 $x1590)))
 (= new.ffn.width.everywhere (ite $x2548 new.ffn.width.given_everywhere $x1393))))))))
(assert
 (let (($x602 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3166 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x848 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3166)))
 (let (($x1649 (ite new.model.gated $x848 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x602))))
 (let (($x2070 (= (_ bv63 7) new.ffn.lead)))
 (let (($x621 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x2499 (and new.ffn.width.filled $x621 (not (and new.ffn.gathers $x2070 $x1649)))))
 (= new.ffn.piece_kept $x2499)))))))))
(assert
 (let (($x2413 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2997 (and $x2413 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2290 (= (_ bv96 7) new.stream)))
 (let (($x3536 (and $x2290 new.stream_tokens.everywhere)))
 (let (($x1568 (= (_ bv38 7) new.stream)))
 (let (($x3641 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x484 (= (_ bv98 7) new.stream)))
 (let (($x2075 (or $x484 $x3641 (and $x1568 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x3536 $x2997)))
 (= new.ffn.gate_entering (ite $x2075 (_ bv98 7) new.stream)))))))))))
(assert
 (let (($x2230 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x1566 (and $x2230 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x2290 (= (_ bv96 7) new.stream)))
 (let (($x3536 (and $x2290 new.stream_tokens.everywhere)))
 (let (($x1568 (= (_ bv38 7) new.stream)))
 (let (($x1464 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x484 (= (_ bv98 7) new.stream)))
 (let (($x3131 (or $x484 $x1464 (and $x1568 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x3536 $x1566)))
 (= new.ffn.up_entering (ite $x3131 (_ bv98 7) new.stream)))))))))))
(assert
 (let (($x2290 (= (_ bv96 7) new.stream)))
 (let (($x3536 (and $x2290 new.stream_tokens.everywhere)))
 (let (($x484 (= (_ bv98 7) new.stream)))
 (= new.stream.in_order (or $x484 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) $x3536))))))
(assert
 (let (($x267 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x267)))
(assert
 (let (($x3608 (not new.ffn.width.moved)))
 (let (($x1658 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x1819 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x3207 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1212 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x991 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x1212 $x3207 $x1819 $x1658) $x3608))))
 (let (($x1590 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x3413 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x2548 (or $x3413 $x1590)))
 (= new.ffn.width.undivided (ite $x2548 new.ffn.width.given_undivided $x991))))))))))))
(assert
 (let (($x3608 (not new.ffn.width.moved)))
 (let (($x2855 (and new.ffn.width.everywhere $x3608)))
 (= new.ffn.in_place (or $x2855 new.ffn.width.filled)))))
(assert
 (let (($x857 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3613 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3261 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x3611 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x3261 $x3613) $x857))))
 (= new.ffn.first_reads $x3611))))))
(assert
 (let (($x190 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x2006 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x1435 (and new.model.behind_dense $x2006)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x1435 $x190))))))
(assert
 (let (($x3166 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x848 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3166)))
 (let (($x1970 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x3629 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x3229 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x621 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x3547 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1446 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x782 (or $x1446 $x3547)))
 (let (($x602 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x14 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x3782 (< 1 new.tp)))
 (let (($x2653 (and new.model.gated $x3782 $x14 $x602 $x782 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x621 (and $x3229 (and new.ffn.width.undivided $x3629))) (not (and new.ffn.gathers $x1970 $x848)))))
 (= new.ffn.up_idle $x2653)))))))))))))))
(assert
 (let (($x878 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_in_attention))))
 (= new.stream.junk_in_ffn $x878)))
(assert
 (let (($x3608 (not new.ffn.width.moved)))
 (let (($x2855 (and new.ffn.width.everywhere $x3608)))
 (let ((?x2533 (ite $x2855 (_ bv98 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3782 (< 1 new.tp)))
 (let ((?x3002 (ite new.ffn.width.everywhere (_ bv98 7) (ite new.ffn.piece_of_one (_ bv99 7) (ite new.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x3513 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x3547 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1446 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x782 (or $x1446 $x3547)))
 (let (($x3551 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1661 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x3078 (or $x1661 (not (or $x3551 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x602 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1482 (or $x1446 $x1661)))
 (let ((?x1266 (ite (or $x1482 $x602 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv98 7) (ite $x3547 (_ bv21 7) (_ bv16 7)))))
 (let (($x3209 (= (_ bv59 7) new.ffn.up.split)))
 (let ((?x2347 (ite $x3209 ?x1266 (ite $x3078 (_ bv94 7) (ite $x782 (_ bv98 7) (ite $x3513 ?x3002 (ite $x3782 (_ bv16 7) ?x2533)))))))
 (let (($x3008 (or $x1482 $x602 (and $x3547 new.ffn.width.padded $x3608) (and $x3513 new.ffn.width.leads))))
 (let ((?x2489 (ite (and $x3547 new.ffn.width.filled (not $x602)) (_ bv98 7) (ite $x3008 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x583 (= (_ bv63 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x583 ?x2489 ?x2347)))))))))))))))))))))))
(assert
 (let (($x1294 (not new.ffn.width.everywhere)))
 (let (($x1062 (and (or (= (_ bv63 7) new.ffn.up.split) (= (_ bv99 7) new.ffn.up_state)) (not (= (_ bv98 7) new.ffn.up_state)) $x1294)))
 (= new.ffn.up_piece (ite $x1062 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x1108 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1661 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1230 (and new.model.gated (= (_ bv94 7) new.ffn.up_state) (or $x1661 $x1108 new.ffn.up_idle))))
 (= new.ffn.up_left $x1230)))))
(assert
 (let (($x805 (not new.ffn.up_left)))
 (let (($x13 (not new.model.joint)))
 (let (($x426 (and new.ffn.piece_kept new.model.gated $x13 (= (_ bv99 7) new.ffn.up_piece) $x805)))
 (= new.ffn.share_of_one $x426)))))
(assert
 (let (($x3608 (not new.ffn.width.moved)))
 (let (($x2855 (and new.ffn.width.everywhere $x3608)))
 (let (($x3782 (< 1 new.tp)))
 (let ((?x2872 (ite $x3782 (_ bv16 7) (ite $x2855 (_ bv98 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x326 (ite new.ffn.width.everywhere (_ bv98 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x3607 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x2987 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x876 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2195 (= (_ bv59 7) new.ffn.gate.collective)))
 (let ((?x818 (ite (or $x2195 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv94 7) (ite (or $x876 $x2987) (_ bv98 7) (ite $x3607 ?x326 ?x2872)))))
 (let (($x3166 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x27 (or $x876 $x2195)))
 (let (($x3628 (or $x27 $x3166 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2813 (= (_ bv59 7) new.ffn.gate.split)))
 (let (($x1896 (or $x27 $x3166 (and $x2987 new.ffn.width.padded $x3608) (and $x3607 new.ffn.width.leads))))
 (let ((?x676 (ite (and $x2987 new.ffn.width.filled (not $x3166)) (_ bv98 7) (ite $x1896 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x1970 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1970 ?x676 (ite $x2813 (ite $x3628 (_ bv98 7) (ite $x2987 (_ bv21 7) (_ bv16 7))) ?x818)))))))))))))))))))))
(assert
 (let (($x1294 (not new.ffn.width.everywhere)))
 (let (($x1970 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1970 (not (= (_ bv98 7) new.ffn.gate_state)) $x1294) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x1370 (ite new.ffn.up_left (_ bv94 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1370)))
(assert
 (let ((?x2119 (ite new.ffn.share_of_one (_ bv94 7) new.ffn.product)))
 (let (($x429 (not new.ffn.share_of_one)))
 (let (($x2185 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv99 7) new.ffn.product) $x429))))
 (= new.ffn.product_in (ite (and (not (= (_ bv94 7) new.ffn.product)) $x2185) (_ bv98 7) ?x2119))))))
(assert
 (let (($x805 (not new.ffn.up_left)))
 (let (($x1099 (= (_ bv96 7) new.ffn.up_entering)))
 (let (($x2885 (and $x1099 (or (not new.model.gated) (= (_ bv96 7) new.ffn.gate_entering)) $x805 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x1805 (or new.ffn.width.everywhere new.ffn.first_reads)))
 (let (($x1970 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x3589 (or (and (= (_ bv59 7) new.ffn.gate.split) (= (_ bv98 7) new.ffn.gate_state)) (and $x1970 $x1805 (= (_ bv99 7) new.ffn.gate_state)))))
 (let (($x3166 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2195 (= (_ bv59 7) new.ffn.gate.collective)))
 (let (($x876 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x27 (or $x876 $x2195)))
 (let (($x2345 (= (_ bv96 7) new.ffn.gate_entering)))
 (let (($x86 (not new.model.gated)))
 (let (($x832 (or (and (= (_ bv59 7) new.ffn.up.split) (= (_ bv98 7) new.ffn.up_state)) (and (= (_ bv63 7) new.ffn.up.split) $x1805 (= (_ bv99 7) new.ffn.up_state)))))
 (let (($x602 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1661 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1446 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1482 (or $x1446 $x1661)))
 (let (($x3806 (and (and $x1099 (or $x1482 $x602) $x832) (or $x86 (and $x2345 (or $x27 $x3166) $x3589)) (= (_ bv98 7) new.ffn.product_in) (or (not (= (_ bv63 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x3782 (< 1 new.tp)))
 (let (($x857 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x932 (= (_ bv63 7) new.ffn.down.split)))
 (let (($x1713 (and $x932 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x3782 $x857)))))
 (let (($x621 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x2290 (= (_ bv96 7) new.stream)))
 (= new.ffn.tokenwise (and $x2290 (or $x621 $x1713) (ite $x3782 $x3806 $x2885))))))))))))))))))))))))))))
(assert
 (let ((?x616 (ite (or (= (_ bv94 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv94 7) (ite (= (_ bv63 7) new.ffn.down.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x857 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3261 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x3229 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x635 (and $x3229 (not (= (_ bv94 7) new.ffn.product_in)) (or $x3261 $x857) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv96 7) (ite $x635 (_ bv98 7) ?x616)))))))))
(assert
 (let (($x852 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x3578 (or $x852 (= (= (_ bv23 7) new.ffn.down.residual) (= (_ bv5 7) new.ffn.down.collective)))))
 (let (($x484 (= (_ bv98 7) new.stream)))
 (let (($x2840 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x96 (or (or (= (_ bv94 7) new.ffn.down_state) (= (_ bv98 7) new.ffn.down_state)) new.hidden.filled)))
 (let (($x1761 (= new.ffn.down_state new.stream)))
 (let (($x1907 (= (_ bv94 7) new.ffn.down_state)))
 (let (($x60 (and (or $x852 (= (_ bv23 7) new.ffn.down.residual)) $x1907 new.stream.in_order)))
 (let (($x1568 (= (_ bv38 7) new.stream)))
 (let (($x1204 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1127 (and new.stream.in_order (or (= (_ bv98 7) new.ffn.down_state) new.hidden.everywhere))))
 (let (($x819 (or (and $x1204 (not $x1907) (or $x1761 $x1127)) (and $x1204 $x1568 new.hidden.filled) $x60 (and $x852 new.stream.first_keeps_all $x1761) (and $x852 new.stream.first_has_all $x96) (and $x2840 $x484 new.hidden.filled $x3578))))
 (let (($x857 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2742 (not $x857)))
 (let (($x2327 (= (_ bv75 7) new.ffn.down.collective)))
 (let (($x271 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1310 (and $x1204 new.stream.junk_in_ffn (or $x1907 (and $x2840 (or $x271 $x2327) $x2742)))))
 (let (($x2638 (or $x1761 (and new.stream.in_order (or (not $x2840) new.hidden.everywhere)))))
 (let (($x653 (= 1 new.tp)))
 (= new.ffn.residual_once (or (and $x653 $x2638) (and (not $x1310) $x819)))))))))))))))))))))))
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
 (= old.model.behind_dense new.model.behind_dense))
(assert
 (= old.model.behind_moe new.model.behind_moe))
(assert
 (= old.model.embedding_norm new.model.embedding_norm))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2278 (not new.model.scaled_residual)))
 (let (($x3143 (= (_ bv70 7) new.model.norm)))
 (let (($x2935 (= (_ bv1 7) new.ffn.down.residual)))
 (not (or new.model.parallel $x2935 (and $x3143 $x2278 new.ffn.residual_once)))))))
(assert
 (let (($x1018 (not old.model.scaled_residual)))
(let (($x2626 (= (_ bv70 7) old.model.norm)))
(let (($x2793 (= (_ bv1 7) old.ffn.down.residual)))
(or old.model.parallel $x2793 (and $x2626 $x1018 old.ffn.residual_once))))))
(check-sat)

; from one replica to any number, question 117
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.embedding.cut.filled () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.filled () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.embedding.cut.filled () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.filled () Bool)
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
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2579 (= (_ bv67 7) old.embedding.cut.kind)))
 (or (= (_ bv11 7) old.embedding.cut.kind) (= (_ bv18 7) old.embedding.cut.kind) (= (_ bv26 7) old.embedding.cut.kind) (= (_ bv49 7) old.embedding.cut.kind) (= (_ bv58 7) old.embedding.cut.kind) $x2579 (= (_ bv88 7) old.embedding.cut.kind) (= (_ bv93 7) old.embedding.cut.kind) (= (_ bv98 7) old.embedding.cut.kind) (= (_ bv101 7) old.embedding.cut.kind))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1486 (= (_ bv97 7) old.embedding.split)))
 (or (= (_ bv38 7) old.embedding.split) (= (_ bv59 7) old.embedding.split) $x1486)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let (($x248 (= (_ bv58 7) old.hidden.kind)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (or $x928 $x1985 $x2307 $x871 $x248 $x3546 $x3013 $x3011 $x2862 $x3016))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x19 (= (_ bv75 7) old.lm_head.collective)))
 (let (($x1263 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x1613 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1856 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2010 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2010 $x1856 $x1613 $x1263 $x19)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2797 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x1034 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x775 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x1782 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1451 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x1330 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1330 $x1451 (= (_ bv58 7) old.lm_head.cut.kind) $x1782 $x775 $x1034 $x2797 (= (_ bv101 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x924 (= (_ bv97 7) old.lm_head.split)))
 (let (($x972 (= (_ bv40 7) old.lm_head.split)))
 (or $x972 (= (_ bv59 7) old.lm_head.split) $x924))))
(assert
 (let (($x2521 (= (_ bv87 7) old.lm_head.tied)))
 (or (= (_ bv20 7) old.lm_head.tied) (= (_ bv56 7) old.lm_head.tied) $x2521)))
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
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3546 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x2631 (= (- 1) old.hidden.n)))
 (let ((?x1413 (ite (or $x2631 (< (* ?x948 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x200 (ite $x3546 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1413) old.hidden.given_least)))
 (let ((?x1562 (ite (or $x2631 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2982 (ite $x2307 (ite (and $x2631 (= 1 old.hidden.parts)) 1 ?x1562) ?x200)))
 (let (($x248 (= (_ bv58 7) old.hidden.kind)))
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x2906 (ite $x2862 old.hidden.parts (ite (or $x1985 $x928 $x3011 $x3016 $x248) 1 ?x2982))))
 (= old.hidden.least ?x2906))))))))))))))))))
(assert
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3546 (< 1 old.hidden.parts) (= ?x948 old.hidden.n)))))))
(assert
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2577 (ite $x2307 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x2631 (= (- 1) old.hidden.n)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3745 (ite $x3011 (or $x2631 (< old.hidden.block old.hidden.n)) (ite $x3546 (or $x2631 (< ?x948 old.hidden.n)) $x2577))))
 (let (($x2410 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3745)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (= old.hidden.moved (ite $x3858 old.hidden.given_moved $x2410)))))))))))))))
(assert
 (let ((?x438 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let (($x180 (= (div (* ?x438 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.n)))
 (let (($x2579 (= (_ bv67 7) old.embedding.cut.kind)))
 (= old.embedding.cut.filled (and $x2579 (< 1 old.embedding.cut.parts) $x180))))))
(assert
 (let (($x1782 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x186 (and $x1782 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x186))))
(assert
 (let ((?x2372 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x979 (div (* ?x2372 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1782 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x809 (and $x1782 (< 1 old.lm_head.cut.parts) (= ?x979 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x809))))))
(assert
 (let (($x2964 (= (- 1) old.lm_head.cut.n)))
 (let (($x1330 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1994 (ite $x1330 (or $x2964 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2964 (< 1 old.lm_head.cut.n)))))
 (let ((?x2372 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x979 (div (* ?x2372 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1782 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1034 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x3206 (ite $x1034 (or $x2964 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1782 (or $x2964 (< ?x979 old.lm_head.cut.n)) $x1994))))
 (let (($x2922 (ite (or (= (_ bv98 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x3206)))
 (let (($x1451 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x775 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x1955 (or $x775 $x1451)))
 (= old.lm_head.cut.moved (ite $x1955 old.lm_head.cut.given_moved $x2922)))))))))))))))
(assert
 (let (($x1486 (= (_ bv97 7) old.embedding.split)))
 (let (($x2521 (= (_ bv87 7) old.lm_head.tied)))
 (= old.lm_head.stored (and old.model.tied $x2521 $x1486 old.lm_head.same_cut)))))
(assert
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (let (($x2746 (ite $x3858 old.hidden.given_everywhere (or $x2862 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2746)))))))
(assert
 (let (($x2797 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x862 (or $x2797 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1451 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x775 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x1955 (or $x775 $x1451)))
 (= old.lm_head.cut.everywhere (ite $x1955 old.lm_head.cut.given_everywhere $x862))))))))
(assert
 (let (($x3720 (not old.hidden.moved)))
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x569 (or old.hidden.everywhere old.hidden.filled (and (or $x1985 $x928 $x3011 $x3016) $x3720))))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (= old.hidden.undivided (ite $x3858 old.hidden.given_undivided $x569))))))))))))
(assert
 (let (($x1244 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1263 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x366 (or $x1263 $x1244)))
 (let (($x972 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2023 (and $x972 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x366)))
 (let (($x924 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x1949 (ite (and $x924 old.lm_head.cut.everywhere $x366) (_ bv98 7) (ite $x924 (_ bv97 7) (ite $x2023 (_ bv98 7) (ite $x972 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x1949)))))))))
(assert
 (let (($x1244 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2951 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv59 7) old.lm_head.collective)) $x1244)))
 (let (($x3926 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv75 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x3490 (ite (= (_ bv94 7) old.lm_head.state) (ite $x3926 (_ bv98 7) (ite (= (_ bv59 7) old.lm_head.collective) (_ bv94 7) (_ bv16 7))) (ite $x2951 (_ bv98 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2614 (or old.lm_head.cut.filled (and old.lm_head.stored old.embedding.cut.filled))))
 (let (($x1856 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x1524 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and $x1856 $x2614))))
 (let ((?x2087 (ite (= (_ bv97 7) old.lm_head.state) (ite $x1524 (_ bv98 7) (ite (= (_ bv59 7) old.lm_head.collective) (_ bv97 7) (_ bv16 7))) ?x3490)))
 (= old.lm_head.joined ?x2087))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x573 (= (_ bv67 7) new.embedding.cut.kind)))
 (or (= (_ bv11 7) new.embedding.cut.kind) (= (_ bv18 7) new.embedding.cut.kind) (= (_ bv26 7) new.embedding.cut.kind) (= (_ bv49 7) new.embedding.cut.kind) (= (_ bv58 7) new.embedding.cut.kind) $x573 (= (_ bv88 7) new.embedding.cut.kind) (= (_ bv93 7) new.embedding.cut.kind) (= (_ bv98 7) new.embedding.cut.kind) (= (_ bv101 7) new.embedding.cut.kind))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x2091 (= (_ bv97 7) new.embedding.split)))
 (or (= (_ bv38 7) new.embedding.split) (= (_ bv59 7) new.embedding.split) $x2091)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1402 (= (_ bv58 7) new.hidden.kind)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (or $x2258 $x933 $x2068 $x1339 $x1402 $x539 $x1270 $x2479 $x1468 $x2659))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1054 (= (_ bv75 7) new.lm_head.collective)))
 (let (($x652 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x3539 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x342 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x2399 (= (_ bv4 7) new.lm_head.collective)))
 (or $x2399 $x342 $x3539 $x652 $x1054)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x3213 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x81 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2461 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2565 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x2268 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2268 $x2565 (= (_ bv58 7) new.lm_head.cut.kind) $x2461 $x1441 $x81 $x3213 (= (_ bv101 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x291 (= (_ bv97 7) new.lm_head.split)))
 (let (($x1064 (= (_ bv40 7) new.lm_head.split)))
 (or $x1064 (= (_ bv59 7) new.lm_head.split) $x291))))
(assert
 (let (($x1825 (= (_ bv87 7) new.lm_head.tied)))
 (or (= (_ bv20 7) new.lm_head.tied) (= (_ bv56 7) new.lm_head.tied) $x1825)))
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
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x539 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x2416 (= (- 1) new.hidden.n)))
 (let ((?x1681 (ite (or $x2416 (< (* ?x2024 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x1620 (ite $x539 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1681) new.hidden.given_least)))
 (let ((?x314 (ite (or $x2416 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1246 (ite $x2068 (ite (and $x2416 (= 1 new.hidden.parts)) 1 ?x314) ?x1620)))
 (let (($x1402 (= (_ bv58 7) new.hidden.kind)))
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x682 (ite $x1468 new.hidden.parts (ite (or $x933 $x2258 $x2479 $x2659 $x1402) 1 ?x1246))))
 (= new.hidden.least ?x682))))))))))))))))))
(assert
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x539 (< 1 new.hidden.parts) (= ?x2024 new.hidden.n)))))))
(assert
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let (($x843 (ite $x2068 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x2416 (= (- 1) new.hidden.n)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3661 (ite $x2479 (or $x2416 (< new.hidden.block new.hidden.n)) (ite $x539 (or $x2416 (< ?x2024 new.hidden.n)) $x843))))
 (let (($x2431 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3661)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (= new.hidden.moved (ite $x1271 new.hidden.given_moved $x2431)))))))))))))))
(assert
 (let ((?x1986 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let (($x3221 (= (div (* ?x1986 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.n)))
 (let (($x573 (= (_ bv67 7) new.embedding.cut.kind)))
 (= new.embedding.cut.filled (and $x573 (< 1 new.embedding.cut.parts) $x3221))))))
(assert
 (let (($x2461 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1687 (and $x2461 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1687))))
(assert
 (let ((?x1548 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2721 (div (* ?x1548 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2461 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2575 (and $x2461 (< 1 new.lm_head.cut.parts) (= ?x2721 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x2575))))))
(assert
 (let (($x3295 (= (- 1) new.lm_head.cut.n)))
 (let (($x2268 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1336 (ite $x2268 (or $x3295 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x3295 (< 1 new.lm_head.cut.n)))))
 (let ((?x1548 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2721 (div (* ?x1548 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2461 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x81 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x2981 (ite $x81 (or $x3295 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2461 (or $x3295 (< ?x2721 new.lm_head.cut.n)) $x1336))))
 (let (($x305 (ite (or (= (_ bv98 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2981)))
 (let (($x2565 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x3312 (or $x1441 $x2565)))
 (= new.lm_head.cut.moved (ite $x3312 new.lm_head.cut.given_moved $x305)))))))))))))))
(assert
 (let (($x2091 (= (_ bv97 7) new.embedding.split)))
 (let (($x1825 (= (_ bv87 7) new.lm_head.tied)))
 (= new.lm_head.stored (and new.model.tied $x1825 $x2091 new.lm_head.same_cut)))))
(assert
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (let (($x555 (ite $x1271 new.hidden.given_everywhere (or $x1468 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x555)))))))
(assert
 (let (($x3213 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2379 (or $x3213 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2565 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x3312 (or $x1441 $x2565)))
 (= new.lm_head.cut.everywhere (ite $x3312 new.lm_head.cut.given_everywhere $x2379))))))))
(assert
 (let (($x611 (not new.hidden.moved)))
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x660 (or new.hidden.everywhere new.hidden.filled (and (or $x933 $x2258 $x2479 $x2659) $x611))))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (= new.hidden.undivided (ite $x1271 new.hidden.given_undivided $x660))))))))))))
(assert
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x652 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x3047 (or $x652 $x1235)))
 (let (($x1064 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1671 (and $x1064 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3047)))
 (let (($x291 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x669 (ite (and $x291 new.lm_head.cut.everywhere $x3047) (_ bv98 7) (ite $x291 (_ bv97 7) (ite $x1671 (_ bv98 7) (ite $x1064 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x669)))))))))
(assert
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1238 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv59 7) new.lm_head.collective)) $x1235)))
 (let (($x2663 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv75 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x840 (ite (= (_ bv94 7) new.lm_head.state) (ite $x2663 (_ bv98 7) (ite (= (_ bv59 7) new.lm_head.collective) (_ bv94 7) (_ bv16 7))) (ite $x1238 (_ bv98 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2305 (or new.lm_head.cut.filled (and new.lm_head.stored new.embedding.cut.filled))))
 (let (($x342 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1483 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and $x342 $x2305))))
 (let ((?x1727 (ite (= (_ bv97 7) new.lm_head.state) (ite $x1483 (_ bv98 7) (ite (= (_ bv59 7) new.lm_head.collective) (_ bv97 7) (_ bv16 7))) ?x840)))
 (= new.lm_head.joined ?x1727))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3145 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x653 (= 1 new.tp)))
 (let (($x598 (or (= (_ bv98 7) new.lm_head.joined) (and $x653 (or (not (= (_ bv97 7) new.lm_head.split)) $x3145)))))
 (not $x598)))))
(assert
 (let (($x251 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x2354 (= 1 old.tp)))
(or (= (_ bv98 7) old.lm_head.joined) (and $x2354 (or (not (= (_ bv97 7) old.lm_head.split)) $x251))))))
(check-sat)

; from one replica to any number, question 118
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
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
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let (($x248 (= (_ bv58 7) old.hidden.kind)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (or $x928 $x1985 $x2307 $x871 $x248 $x3546 $x3013 $x3011 $x2862 $x3016))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1263 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x1613 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1613 $x1263 (= (_ bv75 7) old.lm_head.collective)))))
(assert
 (let (($x2797 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x775 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x1782 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1451 (= (_ bv49 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1451 (= (_ bv58 7) old.lm_head.cut.kind) $x1782 $x775 (= (_ bv93 7) old.lm_head.cut.kind) $x2797 (= (_ bv101 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x924 (= (_ bv97 7) old.lm_head.split)))
 (let (($x972 (= (_ bv40 7) old.lm_head.split)))
 (or $x972 (= (_ bv59 7) old.lm_head.split) $x924))))
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
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3546 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x2631 (= (- 1) old.hidden.n)))
 (let ((?x1413 (ite (or $x2631 (< (* ?x948 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x200 (ite $x3546 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1413) old.hidden.given_least)))
 (let ((?x1562 (ite (or $x2631 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2982 (ite $x2307 (ite (and $x2631 (= 1 old.hidden.parts)) 1 ?x1562) ?x200)))
 (let (($x248 (= (_ bv58 7) old.hidden.kind)))
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x2906 (ite $x2862 old.hidden.parts (ite (or $x1985 $x928 $x3011 $x3016 $x248) 1 ?x2982))))
 (= old.hidden.least ?x2906))))))))))))))))))
(assert
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3546 (< 1 old.hidden.parts) (= ?x948 old.hidden.n)))))))
(assert
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2577 (ite $x2307 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x2631 (= (- 1) old.hidden.n)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3745 (ite $x3011 (or $x2631 (< old.hidden.block old.hidden.n)) (ite $x3546 (or $x2631 (< ?x948 old.hidden.n)) $x2577))))
 (let (($x2410 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3745)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (= old.hidden.moved (ite $x3858 old.hidden.given_moved $x2410)))))))))))))))
(assert
 (let (($x1782 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x186 (and $x1782 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x186))))
(assert
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (let (($x2746 (ite $x3858 old.hidden.given_everywhere (or $x2862 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2746)))))))
(assert
 (let (($x2797 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x862 (or $x2797 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2252 (ite (or (= (_ bv88 7) old.lm_head.cut.kind) (= (_ bv49 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x862)))
 (= old.lm_head.cut.everywhere $x2252)))))
(assert
 (let (($x3720 (not old.hidden.moved)))
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x569 (or old.hidden.everywhere old.hidden.filled (and (or $x1985 $x928 $x3011 $x3016) $x3720))))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (= old.hidden.undivided (ite $x3858 old.hidden.given_undivided $x569))))))))))))
(assert
 (let (($x2197 (not old.lm_head.group.pp)))
 (let (($x428 (or $x2197 (= 1 old.pp))))
 (let (($x2646 (not old.lm_head.group.sp)))
 (let (($x1737 (or $x2646 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1040 (not old.lm_head.group.dp)))
 (let (($x2903 (or $x1040 $x2523)))
 (let (($x1244 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2903 $x1737 $x428)))
 (let (($x1263 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x366 (or $x1263 $x1244)))
 (let (($x972 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2023 (and $x972 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x366)))
 (let (($x924 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x1949 (ite (and $x924 old.lm_head.cut.everywhere $x366) (_ bv98 7) (ite $x924 (_ bv97 7) (ite $x2023 (_ bv98 7) (ite $x972 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x1949))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1402 (= (_ bv58 7) new.hidden.kind)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (or $x2258 $x933 $x2068 $x1339 $x1402 $x539 $x1270 $x2479 $x1468 $x2659))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x652 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x3539 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x3539 $x652 (= (_ bv75 7) new.lm_head.collective)))))
(assert
 (let (($x3213 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2461 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2565 (= (_ bv49 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2565 (= (_ bv58 7) new.lm_head.cut.kind) $x2461 $x1441 (= (_ bv93 7) new.lm_head.cut.kind) $x3213 (= (_ bv101 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x291 (= (_ bv97 7) new.lm_head.split)))
 (let (($x1064 (= (_ bv40 7) new.lm_head.split)))
 (or $x1064 (= (_ bv59 7) new.lm_head.split) $x291))))
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
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x539 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x2416 (= (- 1) new.hidden.n)))
 (let ((?x1681 (ite (or $x2416 (< (* ?x2024 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x1620 (ite $x539 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1681) new.hidden.given_least)))
 (let ((?x314 (ite (or $x2416 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1246 (ite $x2068 (ite (and $x2416 (= 1 new.hidden.parts)) 1 ?x314) ?x1620)))
 (let (($x1402 (= (_ bv58 7) new.hidden.kind)))
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x682 (ite $x1468 new.hidden.parts (ite (or $x933 $x2258 $x2479 $x2659 $x1402) 1 ?x1246))))
 (= new.hidden.least ?x682))))))))))))))))))
(assert
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x539 (< 1 new.hidden.parts) (= ?x2024 new.hidden.n)))))))
(assert
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let (($x843 (ite $x2068 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x2416 (= (- 1) new.hidden.n)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3661 (ite $x2479 (or $x2416 (< new.hidden.block new.hidden.n)) (ite $x539 (or $x2416 (< ?x2024 new.hidden.n)) $x843))))
 (let (($x2431 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3661)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (= new.hidden.moved (ite $x1271 new.hidden.given_moved $x2431)))))))))))))))
(assert
 (let (($x2461 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1687 (and $x2461 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1687))))
(assert
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (let (($x555 (ite $x1271 new.hidden.given_everywhere (or $x1468 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x555)))))))
(assert
 (let (($x3213 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2379 (or $x3213 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2384 (ite (or (= (_ bv88 7) new.lm_head.cut.kind) (= (_ bv49 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2379)))
 (= new.lm_head.cut.everywhere $x2384)))))
(assert
 (let (($x611 (not new.hidden.moved)))
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x660 (or new.hidden.everywhere new.hidden.filled (and (or $x933 $x2258 $x2479 $x2659) $x611))))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (= new.hidden.undivided (ite $x1271 new.hidden.given_undivided $x660))))))))))))
(assert
 (let (($x300 (not new.lm_head.group.pp)))
 (let (($x255 (or $x300 (= 1 new.pp))))
 (let (($x647 (not new.lm_head.group.sp)))
 (let (($x824 (or $x647 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1434 (not new.lm_head.group.dp)))
 (let (($x1243 (or $x1434 $x766)))
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1243 $x824 $x255)))
 (let (($x652 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x3047 (or $x652 $x1235)))
 (let (($x1064 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1671 (and $x1064 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3047)))
 (let (($x291 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x669 (ite (and $x291 new.lm_head.cut.everywhere $x3047) (_ bv98 7) (ite $x291 (_ bv97 7) (ite $x1671 (_ bv98 7) (ite $x1064 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x669))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x300 (not new.lm_head.group.pp)))
 (let (($x255 (or $x300 (= 1 new.pp))))
 (let (($x647 (not new.lm_head.group.sp)))
 (let (($x824 (or $x647 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1434 (not new.lm_head.group.dp)))
 (let (($x1243 (or $x1434 $x766)))
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1243 $x824 $x255)))
 (let (($x3539 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x652 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x1163 (or $x652 (and (= (_ bv98 7) new.lm_head.state) (or $x3539 $x1235)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x1243 $x824 $x255))))
 (not $x1163)))))))))))))
(assert
 (let (($x2197 (not old.lm_head.group.pp)))
(let (($x428 (or $x2197 (= 1 old.pp))))
(let (($x2646 (not old.lm_head.group.sp)))
(let (($x1737 (or $x2646 (= 1 old.sp))))
(let (($x2523 (= 1 old.dp)))
(let (($x1040 (not old.lm_head.group.dp)))
(let (($x2903 (or $x1040 $x2523)))
(let (($x1244 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2903 $x1737 $x428)))
(let (($x1613 (= (_ bv10 7) old.lm_head.collective)))
(let (($x1263 (= (_ bv59 7) old.lm_head.collective)))
(or $x1263 (and (= (_ bv98 7) old.lm_head.state) (or $x1613 $x1244)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x2903 $x1737 $x428)))))))))))))
(check-sat)

; from one replica to any number, question 119
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
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
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let (($x248 (= (_ bv58 7) old.hidden.kind)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (or $x928 $x1985 $x2307 $x871 $x248 $x3546 $x3013 $x3011 $x2862 $x3016))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1263 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x1613 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2010 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2010 (= (_ bv5 7) old.lm_head.collective) $x1613 $x1263 (= (_ bv75 7) old.lm_head.collective))))))
(assert
 (let (($x2797 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x775 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x1782 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1451 (= (_ bv49 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1451 (= (_ bv58 7) old.lm_head.cut.kind) $x1782 $x775 (= (_ bv93 7) old.lm_head.cut.kind) $x2797 (= (_ bv101 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1805 (= (_ bv66 7) old.lm_head.order)))
 (or $x1805 (= (_ bv79 7) old.lm_head.order))))
(assert
 (let (($x924 (= (_ bv97 7) old.lm_head.split)))
 (let (($x972 (= (_ bv40 7) old.lm_head.split)))
 (or $x972 (= (_ bv59 7) old.lm_head.split) $x924))))
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
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3546 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x2631 (= (- 1) old.hidden.n)))
 (let ((?x1413 (ite (or $x2631 (< (* ?x948 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x200 (ite $x3546 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1413) old.hidden.given_least)))
 (let ((?x1562 (ite (or $x2631 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2982 (ite $x2307 (ite (and $x2631 (= 1 old.hidden.parts)) 1 ?x1562) ?x200)))
 (let (($x248 (= (_ bv58 7) old.hidden.kind)))
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x2906 (ite $x2862 old.hidden.parts (ite (or $x1985 $x928 $x3011 $x3016 $x248) 1 ?x2982))))
 (= old.hidden.least ?x2906))))))))))))))))))
(assert
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3546 (< 1 old.hidden.parts) (= ?x948 old.hidden.n)))))))
(assert
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2577 (ite $x2307 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x2631 (= (- 1) old.hidden.n)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3745 (ite $x3011 (or $x2631 (< old.hidden.block old.hidden.n)) (ite $x3546 (or $x2631 (< ?x948 old.hidden.n)) $x2577))))
 (let (($x2410 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3745)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (= old.hidden.moved (ite $x3858 old.hidden.given_moved $x2410)))))))))))))))
(assert
 (let (($x1782 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x186 (and $x1782 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x186))))
(assert
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (let (($x2746 (ite $x3858 old.hidden.given_everywhere (or $x2862 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2746)))))))
(assert
 (let (($x2797 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x862 (or $x2797 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2252 (ite (or (= (_ bv88 7) old.lm_head.cut.kind) (= (_ bv49 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x862)))
 (= old.lm_head.cut.everywhere $x2252)))))
(assert
 (let (($x3720 (not old.hidden.moved)))
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x569 (or old.hidden.everywhere old.hidden.filled (and (or $x1985 $x928 $x3011 $x3016) $x3720))))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (= old.hidden.undivided (ite $x3858 old.hidden.given_undivided $x569))))))))))))
(assert
 (let (($x1244 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1263 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x366 (or $x1263 $x1244)))
 (let (($x972 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2023 (and $x972 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x366)))
 (let (($x924 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x1949 (ite (and $x924 old.lm_head.cut.everywhere $x366) (_ bv98 7) (ite $x924 (_ bv97 7) (ite $x2023 (_ bv98 7) (ite $x972 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x1949)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1402 (= (_ bv58 7) new.hidden.kind)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (or $x2258 $x933 $x2068 $x1339 $x1402 $x539 $x1270 $x2479 $x1468 $x2659))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x652 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x3539 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2399 (= (_ bv4 7) new.lm_head.collective)))
 (or $x2399 (= (_ bv5 7) new.lm_head.collective) $x3539 $x652 (= (_ bv75 7) new.lm_head.collective))))))
(assert
 (let (($x3213 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2461 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2565 (= (_ bv49 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2565 (= (_ bv58 7) new.lm_head.cut.kind) $x2461 $x1441 (= (_ bv93 7) new.lm_head.cut.kind) $x3213 (= (_ bv101 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3353 (= (_ bv66 7) new.lm_head.order)))
 (or $x3353 (= (_ bv79 7) new.lm_head.order))))
(assert
 (let (($x291 (= (_ bv97 7) new.lm_head.split)))
 (let (($x1064 (= (_ bv40 7) new.lm_head.split)))
 (or $x1064 (= (_ bv59 7) new.lm_head.split) $x291))))
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
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x539 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x2416 (= (- 1) new.hidden.n)))
 (let ((?x1681 (ite (or $x2416 (< (* ?x2024 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x1620 (ite $x539 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1681) new.hidden.given_least)))
 (let ((?x314 (ite (or $x2416 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1246 (ite $x2068 (ite (and $x2416 (= 1 new.hidden.parts)) 1 ?x314) ?x1620)))
 (let (($x1402 (= (_ bv58 7) new.hidden.kind)))
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x682 (ite $x1468 new.hidden.parts (ite (or $x933 $x2258 $x2479 $x2659 $x1402) 1 ?x1246))))
 (= new.hidden.least ?x682))))))))))))))))))
(assert
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x539 (< 1 new.hidden.parts) (= ?x2024 new.hidden.n)))))))
(assert
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let (($x843 (ite $x2068 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x2416 (= (- 1) new.hidden.n)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3661 (ite $x2479 (or $x2416 (< new.hidden.block new.hidden.n)) (ite $x539 (or $x2416 (< ?x2024 new.hidden.n)) $x843))))
 (let (($x2431 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3661)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (= new.hidden.moved (ite $x1271 new.hidden.given_moved $x2431)))))))))))))))
(assert
 (let (($x2461 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1687 (and $x2461 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1687))))
(assert
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (let (($x555 (ite $x1271 new.hidden.given_everywhere (or $x1468 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x555)))))))
(assert
 (let (($x3213 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2379 (or $x3213 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2384 (ite (or (= (_ bv88 7) new.lm_head.cut.kind) (= (_ bv49 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2379)))
 (= new.lm_head.cut.everywhere $x2384)))))
(assert
 (let (($x611 (not new.hidden.moved)))
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x660 (or new.hidden.everywhere new.hidden.filled (and (or $x933 $x2258 $x2479 $x2659) $x611))))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (= new.hidden.undivided (ite $x1271 new.hidden.given_undivided $x660))))))))))))
(assert
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x652 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x3047 (or $x652 $x1235)))
 (let (($x1064 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1671 (and $x1064 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3047)))
 (let (($x291 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x669 (ite (and $x291 new.lm_head.cut.everywhere $x3047) (_ bv98 7) (ite $x291 (_ bv97 7) (ite $x1671 (_ bv98 7) (ite $x1064 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x669)))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x583 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x3353 (= (_ bv66 7) new.lm_head.order)))
 (let (($x653 (= 1 new.tp)))
 (let (($x602 (or $x653 (not (= (_ bv97 7) new.lm_head.state)) $x3353 $x583 new.lm_head.reversible)))
 (not $x602))))))
(assert
 (let (($x2872 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x1805 (= (_ bv66 7) old.lm_head.order)))
(let (($x2354 (= 1 old.tp)))
(or $x2354 (not (= (_ bv97 7) old.lm_head.state)) $x1805 $x2872 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 120
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
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
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let (($x248 (= (_ bv58 7) old.hidden.kind)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (or $x928 $x1985 $x2307 $x871 $x248 $x3546 $x3013 $x3011 $x2862 $x3016))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2900 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x2557 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x506 (= (_ bv1 7) old.lm_head.bias)))
 (or $x506 (= (_ bv23 7) old.lm_head.bias) $x2557 $x2900)))))
(assert
 (let (($x1263 (= (_ bv59 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1263 (= (_ bv75 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2797 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x1034 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x775 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x1782 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1451 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x1330 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1330 $x1451 (= (_ bv58 7) old.lm_head.cut.kind) $x1782 $x775 $x1034 $x2797 (= (_ bv101 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x924 (= (_ bv97 7) old.lm_head.split)))
 (let (($x972 (= (_ bv40 7) old.lm_head.split)))
 (or $x972 (= (_ bv59 7) old.lm_head.split) $x924))))
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
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3546 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x2631 (= (- 1) old.hidden.n)))
 (let ((?x1413 (ite (or $x2631 (< (* ?x948 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x200 (ite $x3546 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1413) old.hidden.given_least)))
 (let ((?x1562 (ite (or $x2631 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2982 (ite $x2307 (ite (and $x2631 (= 1 old.hidden.parts)) 1 ?x1562) ?x200)))
 (let (($x248 (= (_ bv58 7) old.hidden.kind)))
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x2906 (ite $x2862 old.hidden.parts (ite (or $x1985 $x928 $x3011 $x3016 $x248) 1 ?x2982))))
 (= old.hidden.least ?x2906))))))))))))))))))
(assert
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3546 (< 1 old.hidden.parts) (= ?x948 old.hidden.n)))))))
(assert
 (let (($x2307 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2577 (ite $x2307 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2755 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x948 (div (* ?x2755 old.hidden.multiple) old.hidden.parts)))
 (let (($x2631 (= (- 1) old.hidden.n)))
 (let (($x3546 (= (_ bv67 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3745 (ite $x3011 (or $x2631 (< old.hidden.block old.hidden.n)) (ite $x3546 (or $x2631 (< ?x948 old.hidden.n)) $x2577))))
 (let (($x2410 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3745)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (= old.hidden.moved (ite $x3858 old.hidden.given_moved $x2410)))))))))))))))
(assert
 (let (($x1782 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x186 (and $x1782 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x186))))
(assert
 (let (($x2987 (= (- 1) old.lm_head.cut.n)))
 (let (($x1330 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x743 (ite $x1330 (or $x2987 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2987 (< 1 old.lm_head.cut.n)))))
 (let ((?x3230 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x1005 (< (div (* ?x3230 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x1782 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1034 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x953 (ite $x1034 (or $x2987 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1782 (or $x2987 $x1005) $x743))))
 (let (($x1807 (ite (or (= (_ bv98 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x953)))
 (let (($x1451 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x775 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x1955 (or $x775 $x1451)))
 (= old.lm_head.cut.moved (ite $x1955 old.lm_head.cut.given_moved $x1807)))))))))))))))
(assert
 (let (($x2862 (= (_ bv98 7) old.hidden.kind)))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (let (($x2746 (ite $x3858 old.hidden.given_everywhere (or $x2862 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2746)))))))
(assert
 (let (($x2797 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x862 (or $x2797 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1451 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x775 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x1955 (or $x775 $x1451)))
 (= old.lm_head.cut.everywhere (ite $x1955 old.lm_head.cut.given_everywhere $x862))))))))
(assert
 (let (($x487 (not old.lm_head.cut.moved)))
 (let (($x2834 (not (or (= (_ bv98 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x3272 (= 1 old.lm_head.cut.parts)))
 (let (($x1451 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x775 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x1955 (or $x775 $x1451)))
 (= old.lm_head.cut.first_alone (ite $x1955 old.lm_head.cut.given_first (or $x3272 (and $x2834 $x487)))))))))))
(assert
 (let (($x3720 (not old.hidden.moved)))
 (let (($x3016 (= (_ bv101 7) old.hidden.kind)))
 (let (($x3011 (= (_ bv93 7) old.hidden.kind)))
 (let (($x928 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1985 (= (_ bv18 7) old.hidden.kind)))
 (let (($x569 (or old.hidden.everywhere old.hidden.filled (and (or $x1985 $x928 $x3011 $x3016) $x3720))))
 (let (($x871 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3013 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3858 (or $x3013 $x871)))
 (= old.hidden.undivided (ite $x3858 old.hidden.given_undivided $x569))))))))))))
(assert
 (let (($x1244 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1263 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x366 (or $x1263 $x1244)))
 (let (($x972 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2023 (and $x972 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x366)))
 (let (($x924 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x1949 (ite (and $x924 old.lm_head.cut.everywhere $x366) (_ bv98 7) (ite $x924 (_ bv97 7) (ite $x2023 (_ bv98 7) (ite $x972 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x1949)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1402 (= (_ bv58 7) new.hidden.kind)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (or $x2258 $x933 $x2068 $x1339 $x1402 $x539 $x1270 $x2479 $x1468 $x2659))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1183 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2320 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x270 (= (_ bv1 7) new.lm_head.bias)))
 (or $x270 (= (_ bv23 7) new.lm_head.bias) $x2320 $x1183)))))
(assert
 (let (($x652 (= (_ bv59 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x652 (= (_ bv75 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x3213 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x81 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2461 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2565 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x2268 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2268 $x2565 (= (_ bv58 7) new.lm_head.cut.kind) $x2461 $x1441 $x81 $x3213 (= (_ bv101 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x291 (= (_ bv97 7) new.lm_head.split)))
 (let (($x1064 (= (_ bv40 7) new.lm_head.split)))
 (or $x1064 (= (_ bv59 7) new.lm_head.split) $x291))))
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
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x539 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x2416 (= (- 1) new.hidden.n)))
 (let ((?x1681 (ite (or $x2416 (< (* ?x2024 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x1620 (ite $x539 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1681) new.hidden.given_least)))
 (let ((?x314 (ite (or $x2416 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1246 (ite $x2068 (ite (and $x2416 (= 1 new.hidden.parts)) 1 ?x314) ?x1620)))
 (let (($x1402 (= (_ bv58 7) new.hidden.kind)))
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x682 (ite $x1468 new.hidden.parts (ite (or $x933 $x2258 $x2479 $x2659 $x1402) 1 ?x1246))))
 (= new.hidden.least ?x682))))))))))))))))))
(assert
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x539 (< 1 new.hidden.parts) (= ?x2024 new.hidden.n)))))))
(assert
 (let (($x2068 (= (_ bv26 7) new.hidden.kind)))
 (let (($x843 (ite $x2068 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x892 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2024 (div (* ?x892 new.hidden.multiple) new.hidden.parts)))
 (let (($x2416 (= (- 1) new.hidden.n)))
 (let (($x539 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3661 (ite $x2479 (or $x2416 (< new.hidden.block new.hidden.n)) (ite $x539 (or $x2416 (< ?x2024 new.hidden.n)) $x843))))
 (let (($x2431 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3661)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (= new.hidden.moved (ite $x1271 new.hidden.given_moved $x2431)))))))))))))))
(assert
 (let (($x2461 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1687 (and $x2461 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1687))))
(assert
 (let (($x558 (= (- 1) new.lm_head.cut.n)))
 (let (($x2268 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2672 (ite $x2268 (or $x558 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x558 (< 1 new.lm_head.cut.n)))))
 (let ((?x577 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x381 (< (div (* ?x577 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x2461 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x81 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x1734 (ite $x81 (or $x558 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2461 (or $x558 $x381) $x2672))))
 (let (($x2521 (ite (or (= (_ bv98 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1734)))
 (let (($x2565 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x3312 (or $x1441 $x2565)))
 (= new.lm_head.cut.moved (ite $x3312 new.lm_head.cut.given_moved $x2521)))))))))))))))
(assert
 (let (($x1468 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (let (($x555 (ite $x1271 new.hidden.given_everywhere (or $x1468 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x555)))))))
(assert
 (let (($x3213 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2379 (or $x3213 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2565 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x3312 (or $x1441 $x2565)))
 (= new.lm_head.cut.everywhere (ite $x3312 new.lm_head.cut.given_everywhere $x2379))))))))
(assert
 (let (($x2804 (not new.lm_head.cut.moved)))
 (let (($x1650 (not (or (= (_ bv98 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x1262 (= 1 new.lm_head.cut.parts)))
 (let (($x2565 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x3312 (or $x1441 $x2565)))
 (= new.lm_head.cut.first_alone (ite $x3312 new.lm_head.cut.given_first (or $x1262 (and $x1650 $x2804)))))))))))
(assert
 (let (($x611 (not new.hidden.moved)))
 (let (($x2659 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2258 (= (_ bv11 7) new.hidden.kind)))
 (let (($x933 (= (_ bv18 7) new.hidden.kind)))
 (let (($x660 (or new.hidden.everywhere new.hidden.filled (and (or $x933 $x2258 $x2479 $x2659) $x611))))
 (let (($x1339 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1270 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1271 (or $x1270 $x1339)))
 (= new.hidden.undivided (ite $x1271 new.hidden.given_undivided $x660))))))))))))
(assert
 (let (($x1235 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x652 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x3047 (or $x652 $x1235)))
 (let (($x1064 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1671 (and $x1064 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3047)))
 (let (($x291 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x669 (ite (and $x291 new.lm_head.cut.everywhere $x3047) (_ bv98 7) (ite $x291 (_ bv97 7) (ite $x1671 (_ bv98 7) (ite $x1064 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x669)))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1183 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1311 (and (not (= (_ bv94 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x653 (= 1 new.tp)))
 (let (($x3466 (or $x653 (not new.model.head_bias) (and (= (_ bv94 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x1311 (and (= (_ bv97 7) new.lm_head.state) $x1183 new.lm_head.cut.first_alone))))
 (not $x3466))))))
(assert
 (let (($x2900 (= (_ bv29 7) old.lm_head.bias)))
(let (($x1294 (and (not (= (_ bv94 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x305 (not old.model.head_bias)))
(let (($x2354 (= 1 old.tp)))
(or $x2354 $x305 (and (= (_ bv94 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x1294 (and (= (_ bv97 7) old.lm_head.state) $x2900 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 121
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
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2854 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x2128 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2128 $x2854 (= (_ bv75 7) old.ffn.down.collective)))))
(assert
 (let (($x3103 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x180 (= (_ bv10 7) old.ffn.down.input)))
 (or $x180 $x3103 (= (_ bv65 7) old.ffn.down.input)))))
(assert
 (let (($x908 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x908 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x3413 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x1506 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1506 $x3413 (= (_ bv63 7) old.ffn.down.split)))))
(assert
 (let (($x2466 (= (_ bv60 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x2466)))
(assert
 (let (($x340 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x1171 (= (_ bv59 7) old.ffn.gate.collective)))
 (let (($x3436 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x426 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1182 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1182 $x426 $x3436 $x1171 $x340)))))))
(assert
 (let (($x1204 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x2152 (= (_ bv59 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2152 $x1204))))
(assert
 (let (($x624 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x624 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv71 7) old.ffn.gate.sum))))
(assert
 (let (($x2215 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x394 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x421 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3655 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2037 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2037 $x3655 $x421 $x394 $x2215)))))))
(assert
 (let (($x3806 (= (_ bv63 7) old.ffn.up.split)))
 (let (($x1919 (= (_ bv59 7) old.ffn.up.split)))
 (let (($x3425 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3425 $x1919 $x3806)))))
(assert
 (let (($x1502 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1520 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3607 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3607 $x1520 $x1502 (= (_ bv71 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2474 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x3719 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x834 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x53 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x1989 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x1049 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x507 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x3707 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2413 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3060 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x3060 $x2413 $x3707 $x507 $x1049 $x1989 $x53 $x834 $x3719 $x2474))))))))))))
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
 (let (($x878 (= (_ bv38 7) old.stages.send)))
 (let (($x2899 (= (_ bv14 7) old.stages.send)))
 (let (($x1566 (= (_ bv10 7) old.stages.send)))
 (or $x1566 $x2899 $x878 (= (_ bv61 7) old.stages.send) (= (_ bv77 7) old.stages.send))))))
(assert
 (let (($x857 (= (_ bv55 7) old.stages.stream)))
 (or $x857 (= (_ bv86 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2670 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1825 (div (* ?x2670 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x575 (= (- 1) old.ffn.width.n)))
 (let ((?x2682 (ite (or $x575 (< (* ?x1825 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x1483 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x2682)))
 (let (($x1989 (= (_ bv67 7) old.ffn.width.kind)))
 (let ((?x2263 (ite (or $x575 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x3707 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x3035 (ite $x3707 (ite (and $x575 (= 1 old.ffn.width.parts)) 1 ?x2263) (ite $x1989 ?x1483 old.ffn.width.given_least))))
 (let (($x1049 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x2474 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x834 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x3060 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2413 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3719 (= (_ bv98 7) old.ffn.width.kind)))
 (let ((?x1603 (ite $x3719 old.ffn.width.parts (ite (or $x2413 $x3060 $x834 $x2474 $x1049) 1 ?x3035))))
 (= old.ffn.width.least ?x1603))))))))))))))))))
(assert
 (let ((?x2670 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1825 (div (* ?x2670 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3114 (< 1 old.ffn.width.parts)))
 (let (($x1989 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1989 $x3114 (= ?x1825 old.ffn.width.n))))))))
(assert
 (let ((?x2670 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1825 (div (* ?x2670 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3114 (< 1 old.ffn.width.parts)))
 (let (($x1989 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1989 $x3114 (<= old.ffn.width.n ?x1825))))))))
(assert
 (let (($x1989 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x491 (and $x1989 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x491))))
(assert
 (let (($x575 (= (- 1) old.ffn.width.n)))
 (let (($x3707 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2107 (ite $x3707 (or $x575 (<= old.ffn.width.parts old.ffn.width.n)) (or $x575 (< 1 old.ffn.width.n)))))
 (let ((?x2670 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1825 (div (* ?x2670 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1989 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x834 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x1661 (ite $x834 (or $x575 (< old.ffn.width.block old.ffn.width.n)) (ite $x1989 (or $x575 (< ?x1825 old.ffn.width.n)) $x2107))))
 (let (($x510 (ite (or (= (_ bv98 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1661)))
 (let (($x507 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x53 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x2852 (or $x53 $x507)))
 (= old.ffn.width.moved (ite $x2852 old.ffn.width.given_moved $x510)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x3103 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2305 (or $x3103 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2305))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3719 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x2915 (or $x3719 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x507 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x53 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x2852 (or $x53 $x507)))
 (= old.ffn.width.everywhere (ite $x2852 old.ffn.width.given_everywhere $x2915))))))))
(assert
 (let (($x1397 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1485 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3596 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1485)))
 (let (($x1642 (ite old.model.gated $x3596 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1397))))
 (let (($x3413 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x1383 (and old.ffn.width.filled $x3413 (not (and old.ffn.gathers (= (_ bv63 7) old.ffn.lead) $x1642)))))
 (= old.ffn.piece_kept $x1383))))))))
(assert
 (let (($x1716 (not old.ffn.width.moved)))
 (let (($x2474 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x834 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x3060 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2413 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2687 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x2413 $x3060 $x834 $x2474) $x1716))))
 (let (($x507 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x53 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x2852 (or $x53 $x507)))
 (= old.ffn.width.undivided (ite $x2852 old.ffn.width.given_undivided $x2687))))))))))))
(assert
 (let (($x1716 (not old.ffn.width.moved)))
 (let (($x667 (and old.ffn.width.everywhere $x1716)))
 (= old.ffn.in_place (or $x667 old.ffn.width.filled)))))
(assert
 (let (($x1088 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2128 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2854 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x315 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x2854 $x2128) $x1088))))
 (= old.ffn.first_reads $x315))))))
(assert
 (let (($x1485 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3596 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1485)))
 (let (($x1204 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x874 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x1506 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x3413 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x3655 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x421 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2332 (or $x421 $x3655)))
 (let (($x1397 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3425 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1664 (< 1 old.tp)))
 (let (($x132 (and old.model.gated $x1664 $x3425 $x1397 $x2332 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x3413 (and $x1506 (and old.ffn.width.undivided $x874))) (not (and old.ffn.gathers $x1204 $x3596)))))
 (= old.ffn.up_idle $x132)))))))))))))))
(assert
 (let (($x1716 (not old.ffn.width.moved)))
 (let (($x667 (and old.ffn.width.everywhere $x1716)))
 (let ((?x2376 (ite $x667 (_ bv98 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1664 (< 1 old.tp)))
 (let ((?x126 (ite old.ffn.width.everywhere (_ bv98 7) (ite old.ffn.piece_of_one (_ bv99 7) (ite old.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x2215 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x3655 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x421 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2332 (or $x421 $x3655)))
 (let (($x1520 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x394 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x1177 (or $x394 (not (or $x1520 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1397 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2230 (or $x421 $x394)))
 (let ((?x3113 (ite (or $x2230 $x1397 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv98 7) (ite $x3655 (_ bv21 7) (_ bv16 7)))))
 (let (($x1919 (= (_ bv59 7) old.ffn.up.split)))
 (let ((?x581 (ite $x1919 ?x3113 (ite $x1177 (_ bv94 7) (ite $x2332 (_ bv98 7) (ite $x2215 ?x126 (ite $x1664 (_ bv16 7) ?x2376)))))))
 (let (($x2998 (or $x2230 $x1397 (and $x3655 old.ffn.width.padded $x1716) (and $x2215 old.ffn.width.leads))))
 (let ((?x1478 (ite (and $x3655 old.ffn.width.filled (not $x1397)) (_ bv98 7) (ite $x2998 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x3806 (= (_ bv63 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3806 ?x1478 ?x581)))))))))))))))))))))))
(assert
 (let (($x1338 (not old.ffn.width.everywhere)))
 (let (($x2908 (and (or (= (_ bv63 7) old.ffn.up.split) (= (_ bv99 7) old.ffn.up_state)) (not (= (_ bv98 7) old.ffn.up_state)) $x1338)))
 (= old.ffn.up_piece (ite $x2908 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x1502 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x394 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x1943 (and old.model.gated (= (_ bv94 7) old.ffn.up_state) (or $x394 $x1502 old.ffn.up_idle))))
 (= old.ffn.up_left $x1943)))))
(assert
 (let (($x1348 (not old.ffn.up_left)))
 (let (($x134 (not old.model.joint)))
 (let (($x171 (and old.ffn.piece_kept old.model.gated $x134 (= (_ bv99 7) old.ffn.up_piece) $x1348)))
 (= old.ffn.share_of_one $x171)))))
(assert
 (let (($x1716 (not old.ffn.width.moved)))
 (let (($x667 (and old.ffn.width.everywhere $x1716)))
 (let (($x1664 (< 1 old.tp)))
 (let ((?x1163 (ite $x1664 (_ bv16 7) (ite $x667 (_ bv98 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x983 (ite old.ffn.width.everywhere (_ bv98 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x340 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x426 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3436 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1171 (= (_ bv59 7) old.ffn.gate.collective)))
 (let ((?x2201 (ite (or $x1171 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv94 7) (ite (or $x3436 $x426) (_ bv98 7) (ite $x340 ?x983 ?x1163)))))
 (let (($x1485 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1427 (or $x3436 $x1171)))
 (let (($x1649 (or $x1427 $x1485 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2152 (= (_ bv59 7) old.ffn.gate.split)))
 (let (($x3778 (or $x1427 $x1485 (and $x426 old.ffn.width.padded $x1716) (and $x340 old.ffn.width.leads))))
 (let ((?x1537 (ite (and $x426 old.ffn.width.filled (not $x1485)) (_ bv98 7) (ite $x3778 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x1204 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1204 ?x1537 (ite $x2152 (ite $x1649 (_ bv98 7) (ite $x426 (_ bv21 7) (_ bv16 7))) ?x2201)))))))))))))))))))))
(assert
 (let (($x1338 (not old.ffn.width.everywhere)))
 (let (($x1204 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1204 (not (= (_ bv98 7) old.ffn.gate_state)) $x1338) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x965 (ite old.ffn.up_left (_ bv94 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x965)))
(assert
 (let ((?x2013 (ite old.ffn.share_of_one (_ bv94 7) old.ffn.product)))
 (let (($x656 (not old.ffn.share_of_one)))
 (let (($x1577 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv99 7) old.ffn.product) $x656))))
 (= old.ffn.product_in (ite (and (not (= (_ bv94 7) old.ffn.product)) $x1577) (_ bv98 7) ?x2013))))))
(assert
 (let (($x2466 (= (_ bv60 7) old.ffn.down.sum)))
 (let (($x1664 (< 1 old.tp)))
 (let (($x2951 (and $x1664 $x2466 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv94 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x2951)))))
(assert
 (let (($x1565 (or old.model.parallel old.layer.moe (not old.stages.ffn_due))))
 (let (($x857 (= (_ bv55 7) old.stages.stream)))
 (let (($x2018 (not old.model.parallel)))
 (let (($x2721 (not old.stages.leaves)))
 (let (($x1761 (or $x2721 (and old.layer.dense $x2018 (not (= (_ bv1 7) old.ffn.down.residual))) (and $x857 $x1565))))
 (= old.stages.one_part $x1761)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2213 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x2119 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x2119 $x2213 (= (_ bv75 7) new.ffn.down.collective)))))
(assert
 (let (($x1631 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1347 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1347 $x1631 (= (_ bv65 7) new.ffn.down.input)))))
(assert
 (let (($x3036 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x3036 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x3244 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x1622 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1622 $x3244 (= (_ bv63 7) new.ffn.down.split)))))
(assert
 (let (($x886 (= (_ bv60 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x886)))
(assert
 (let (($x1998 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x2254 (= (_ bv59 7) new.ffn.gate.collective)))
 (let (($x452 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3691 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3149 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x3149 $x3691 $x452 $x2254 $x1998)))))))
(assert
 (let (($x2235 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x250 (= (_ bv59 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x250 $x2235))))
(assert
 (let (($x598 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x598 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv71 7) new.ffn.gate.sum))))
(assert
 (let (($x672 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x954 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1727 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3330 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3295 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x3295 $x3330 $x1727 $x954 $x672)))))))
(assert
 (let (($x3145 (= (_ bv63 7) new.ffn.up.split)))
 (let (($x251 (= (_ bv59 7) new.ffn.up.split)))
 (let (($x1474 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1474 $x251 $x3145)))))
(assert
 (let (($x3270 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x501 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x877 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x877 $x501 $x3270 (= (_ bv71 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x2091 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x3497 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x2579 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x627 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x382 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x1911 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x2287 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x1667 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1854 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1724 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1724 $x1854 $x1667 $x2287 $x1911 $x382 $x627 $x2579 $x3497 $x2091))))))))))))
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
 (let (($x2676 (= (_ bv38 7) new.stages.send)))
 (let (($x1948 (= (_ bv14 7) new.stages.send)))
 (let (($x2776 (= (_ bv10 7) new.stages.send)))
 (or $x2776 $x1948 $x2676 (= (_ bv61 7) new.stages.send) (= (_ bv77 7) new.stages.send))))))
(assert
 (let (($x2997 (= (_ bv55 7) new.stages.stream)))
 (or $x2997 (= (_ bv86 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2831 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1933 (div (* ?x2831 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3353 (= (- 1) new.ffn.width.n)))
 (let ((?x597 (ite (or $x3353 (< (* ?x1933 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x2222 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x597)))
 (let (($x382 (= (_ bv67 7) new.ffn.width.kind)))
 (let ((?x947 (ite (or $x3353 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1667 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x3207 (ite $x1667 (ite (and $x3353 (= 1 new.ffn.width.parts)) 1 ?x947) (ite $x382 ?x2222 new.ffn.width.given_least))))
 (let (($x1911 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x2091 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x2579 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x1724 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1854 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3497 (= (_ bv98 7) new.ffn.width.kind)))
 (let ((?x1212 (ite $x3497 new.ffn.width.parts (ite (or $x1854 $x1724 $x2579 $x2091 $x1911) 1 ?x3207))))
 (= new.ffn.width.least ?x1212))))))))))))))))))
(assert
 (let ((?x2831 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1933 (div (* ?x2831 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1590 (< 1 new.ffn.width.parts)))
 (let (($x382 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x382 $x1590 (= ?x1933 new.ffn.width.n))))))))
(assert
 (let ((?x2831 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1933 (div (* ?x2831 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1590 (< 1 new.ffn.width.parts)))
 (let (($x382 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x382 $x1590 (<= new.ffn.width.n ?x1933))))))))
(assert
 (let (($x382 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x564 (and $x382 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x564))))
(assert
 (let (($x3353 (= (- 1) new.ffn.width.n)))
 (let (($x1667 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1337 (ite $x1667 (or $x3353 (<= new.ffn.width.parts new.ffn.width.n)) (or $x3353 (< 1 new.ffn.width.n)))))
 (let ((?x2831 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1933 (div (* ?x2831 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x382 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x2579 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x1266 (ite $x2579 (or $x3353 (< new.ffn.width.block new.ffn.width.n)) (ite $x382 (or $x3353 (< ?x1933 new.ffn.width.n)) $x1337))))
 (let (($x1935 (ite (or (= (_ bv98 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1266)))
 (let (($x2287 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x627 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x160 (or $x627 $x2287)))
 (= new.ffn.width.moved (ite $x160 new.ffn.width.given_moved $x1935)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1631 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2530 (or $x1631 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2530))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3497 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x1680 (or $x3497 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2287 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x627 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x160 (or $x627 $x2287)))
 (= new.ffn.width.everywhere (ite $x160 new.ffn.width.given_everywhere $x1680))))))))
(assert
 (let (($x676 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1108 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2034 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1108)))
 (let (($x3628 (ite new.model.gated $x2034 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x676))))
 (let (($x3244 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x3476 (and new.ffn.width.filled $x3244 (not (and new.ffn.gathers (= (_ bv63 7) new.ffn.lead) $x3628)))))
 (= new.ffn.piece_kept $x3476))))))))
(assert
 (let (($x805 (not new.ffn.width.moved)))
 (let (($x2091 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x2579 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x1724 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1854 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2827 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x1854 $x1724 $x2579 $x2091) $x805))))
 (let (($x2287 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x627 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x160 (or $x627 $x2287)))
 (= new.ffn.width.undivided (ite $x160 new.ffn.width.given_undivided $x2827))))))))))))
(assert
 (let (($x805 (not new.ffn.width.moved)))
 (let (($x3589 (and new.ffn.width.everywhere $x805)))
 (= new.ffn.in_place (or $x3589 new.ffn.width.filled)))))
(assert
 (let (($x1099 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2119 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2213 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x1762 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2213 $x2119) $x1099))))
 (= new.ffn.first_reads $x1762))))))
(assert
 (let (($x1108 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2034 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1108)))
 (let (($x2235 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x640 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x1622 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3244 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x3330 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1727 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x621 (or $x1727 $x3330)))
 (let (($x676 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1474 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2290 (< 1 new.tp)))
 (let (($x467 (and new.model.gated $x2290 $x1474 $x676 $x621 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x3244 (and $x1622 (and new.ffn.width.undivided $x640))) (not (and new.ffn.gathers $x2235 $x2034)))))
 (= new.ffn.up_idle $x467)))))))))))))))
(assert
 (let (($x805 (not new.ffn.width.moved)))
 (let (($x3589 (and new.ffn.width.everywhere $x805)))
 (let ((?x1044 (ite $x3589 (_ bv98 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2290 (< 1 new.tp)))
 (let ((?x914 (ite new.ffn.width.everywhere (_ bv98 7) (ite new.ffn.piece_of_one (_ bv99 7) (ite new.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x672 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x3330 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1727 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x621 (or $x1727 $x3330)))
 (let (($x501 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x954 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1523 (or $x954 (not (or $x501 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x676 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2137 (or $x1727 $x954)))
 (let ((?x3519 (ite (or $x2137 $x676 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv98 7) (ite $x3330 (_ bv21 7) (_ bv16 7)))))
 (let (($x251 (= (_ bv59 7) new.ffn.up.split)))
 (let ((?x1151 (ite $x251 ?x3519 (ite $x1523 (_ bv94 7) (ite $x621 (_ bv98 7) (ite $x672 ?x914 (ite $x2290 (_ bv16 7) ?x1044)))))))
 (let (($x754 (or $x2137 $x676 (and $x3330 new.ffn.width.padded $x805) (and $x672 new.ffn.width.leads))))
 (let ((?x1795 (ite (and $x3330 new.ffn.width.filled (not $x676)) (_ bv98 7) (ite $x754 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x3145 (= (_ bv63 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x3145 ?x1795 ?x1151)))))))))))))))))))))))
(assert
 (let (($x3912 (not new.ffn.width.everywhere)))
 (let (($x615 (and (or (= (_ bv63 7) new.ffn.up.split) (= (_ bv99 7) new.ffn.up_state)) (not (= (_ bv98 7) new.ffn.up_state)) $x3912)))
 (= new.ffn.up_piece (ite $x615 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x3270 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x954 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x3000 (and new.model.gated (= (_ bv94 7) new.ffn.up_state) (or $x954 $x3270 new.ffn.up_idle))))
 (= new.ffn.up_left $x3000)))))
(assert
 (let (($x422 (not new.ffn.up_left)))
 (let (($x1790 (not new.model.joint)))
 (let (($x2635 (and new.ffn.piece_kept new.model.gated $x1790 (= (_ bv99 7) new.ffn.up_piece) $x422)))
 (= new.ffn.share_of_one $x2635)))))
(assert
 (let (($x805 (not new.ffn.width.moved)))
 (let (($x3589 (and new.ffn.width.everywhere $x805)))
 (let (($x2290 (< 1 new.tp)))
 (let ((?x2637 (ite $x2290 (_ bv16 7) (ite $x3589 (_ bv98 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1747 (ite new.ffn.width.everywhere (_ bv98 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x1998 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x3691 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x452 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2254 (= (_ bv59 7) new.ffn.gate.collective)))
 (let ((?x2234 (ite (or $x2254 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv94 7) (ite (or $x452 $x3691) (_ bv98 7) (ite $x1998 ?x1747 ?x2637)))))
 (let (($x1108 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1698 (or $x452 $x2254)))
 (let (($x742 (or $x1698 $x1108 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x250 (= (_ bv59 7) new.ffn.gate.split)))
 (let (($x254 (or $x1698 $x1108 (and $x3691 new.ffn.width.padded $x805) (and $x1998 new.ffn.width.leads))))
 (let ((?x343 (ite (and $x3691 new.ffn.width.filled (not $x1108)) (_ bv98 7) (ite $x254 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x2235 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2235 ?x343 (ite $x250 (ite $x742 (_ bv98 7) (ite $x3691 (_ bv21 7) (_ bv16 7))) ?x2234)))))))))))))))))))))
(assert
 (let (($x3912 (not new.ffn.width.everywhere)))
 (let (($x2235 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2235 (not (= (_ bv98 7) new.ffn.gate_state)) $x3912) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x1781 (ite new.ffn.up_left (_ bv94 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1781)))
(assert
 (let ((?x1401 (ite new.ffn.share_of_one (_ bv94 7) new.ffn.product)))
 (let (($x970 (not new.ffn.share_of_one)))
 (let (($x1000 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv99 7) new.ffn.product) $x970))))
 (= new.ffn.product_in (ite (and (not (= (_ bv94 7) new.ffn.product)) $x1000) (_ bv98 7) ?x1401))))))
(assert
 (let (($x886 (= (_ bv60 7) new.ffn.down.sum)))
 (let (($x2290 (< 1 new.tp)))
 (let (($x3716 (and $x2290 $x886 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv94 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x3716)))))
(assert
 (let (($x2997 (= (_ bv55 7) new.stages.stream)))
 (let (($x2420 (and $x2997 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x1323 (not new.model.parallel)))
 (let (($x1709 (not new.stages.leaves)))
 (let (($x1368 (or $x1709 (and new.layer.dense $x1323 (not (= (_ bv1 7) new.ffn.down.residual))) $x2420)))
 (= new.stages.one_part $x1368)))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1812 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1812)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 122
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
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x998 (= (_ bv67 7) old.batch.sequences.kind)))
 (let (($x3086 (= (_ bv58 7) old.batch.sequences.kind)))
 (let (($x1275 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 $x1275 (= (_ bv49 7) old.batch.sequences.kind) $x3086 $x998 (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071))))))))))
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
 (let ((?x370 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1407 (* (div (* ?x370 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x2255 (= (- 1) old.batch.sequences.n)))
 (let ((?x1318 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x2255 (< ?x1407 old.batch.sequences.n)) 0 1))))
 (let (($x998 (= (_ bv67 7) old.batch.sequences.kind)))
 (let (($x1270 (or $x2255 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x946 (ite (and $x2255 (= 1 old.batch.sequences.parts)) 1 (ite $x1270 0 1))))
 (let (($x1275 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x3086 (= (_ bv58 7) old.batch.sequences.kind)))
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x3016 (ite (or $x1712 $x2836 $x2912 $x2071 $x3086) 1 (ite $x1275 ?x946 (ite $x998 ?x1318 old.batch.sequences.given_least)))))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2205 old.batch.sequences.parts ?x3016))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x19 (= (_ bv101 7) new.batch.sequences.kind)))
 (let (($x2991 (= (_ bv98 7) new.batch.sequences.kind)))
 (let (($x2879 (= (_ bv93 7) new.batch.sequences.kind)))
 (let (($x1598 (= (_ bv67 7) new.batch.sequences.kind)))
 (let (($x1273 (= (_ bv58 7) new.batch.sequences.kind)))
 (let (($x1834 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x345 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x982 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x982 $x345 $x1834 (= (_ bv49 7) new.batch.sequences.kind) $x1273 $x1598 (= (_ bv88 7) new.batch.sequences.kind) $x2879 $x2991 $x19))))))))))
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
 (let ((?x2412 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x324 (* (div (* ?x2412 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1644 (= (- 1) new.batch.sequences.n)))
 (let ((?x200 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1644 (< ?x324 new.batch.sequences.n)) 0 1))))
 (let (($x1598 (= (_ bv67 7) new.batch.sequences.kind)))
 (let (($x1246 (or $x1644 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x652 (ite (and $x1644 (= 1 new.batch.sequences.parts)) 1 (ite $x1246 0 1))))
 (let (($x1834 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1273 (= (_ bv58 7) new.batch.sequences.kind)))
 (let (($x19 (= (_ bv101 7) new.batch.sequences.kind)))
 (let (($x2879 (= (_ bv93 7) new.batch.sequences.kind)))
 (let (($x982 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x345 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x730 (ite (or $x345 $x982 $x2879 $x19 $x1273) 1 (ite $x1834 ?x652 (ite $x1598 ?x200 new.batch.sequences.given_least)))))
 (let (($x2991 (= (_ bv98 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2991 new.batch.sequences.parts ?x730))))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3084 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x3084))))
(assert
 (let (($x1054 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x1054)))
(check-sat)

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
 (let (($x1575 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x1575 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2420 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3620 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2791 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1357 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x3551 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2765 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2765 $x3551 (= (_ bv58 7) old.attention.heads.kind) $x1357 $x2791 $x3620 $x2420 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3831 (= (_ bv8 7) old.attention.pairs)))
 (or $x3831 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2935 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x250 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2793 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1636 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1018 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1018 $x1636 $x2793 $x250 $x2935)))))))
(assert
 (let (($x2762 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2762 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1781 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1310 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x254 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2118 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2118 $x254 $x1310 $x1781))))))
(assert
 (let (($x1000 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1000 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3291 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x3291 (= (_ bv51 7) old.handoff.cache) (= (_ bv92 7) old.handoff.cache))))
(assert
 (let (($x1986 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1986)))
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
 (let ((?x1948 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3318 (div (* ?x1948 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1357 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1545 (and $x1357 (< 1 old.attention.heads.parts) (= ?x3318 old.attention.heads.n))))
 (= old.attention.heads.filled $x1545))))))
(assert
 (let (($x1566 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1357 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1357 $x1566)))))
(assert
 (let (($x422 (= (- 1) old.attention.heads.n)))
 (let (($x2765 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3478 (ite $x2765 (or $x422 (<= old.attention.heads.parts old.attention.heads.n)) (or $x422 (< 1 old.attention.heads.n)))))
 (let ((?x1948 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3318 (div (* ?x1948 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1357 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x3620 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2946 (ite $x3620 (or $x422 (< old.attention.heads.block old.attention.heads.n)) (ite $x1357 (or $x422 (< ?x3318 old.attention.heads.n)) $x3478))))
 (let (($x1790 (= 1 old.attention.heads.parts)))
 (let (($x2420 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3551 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2791 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2561 (or $x2791 $x3551)))
 (let (($x985 (ite $x2561 old.attention.heads.given_moved (ite (or $x2420 $x1790) false $x2946))))
 (= old.attention.heads.moved $x985))))))))))))))))
(assert
 (let ((?x3330 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3561 (div (* ?x3330 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1575 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x2101 (and $x1575 (< 1 old.attention.head_dim.parts) (= ?x3561 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2101))))))
(assert
 (let ((?x2212 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1568 (* (div ?x2212 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1000 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2137 (and $x1000 (< 1 old.attention.value_dim.parts) (= (div ?x1568 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2137))))))
(assert
 (let (($x672 (not old.attention.heads.padded)))
 (let (($x1790 (= 1 old.attention.heads.parts)))
 (let (($x2420 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3551 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2791 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2561 (or $x2791 $x3551)))
 (let (($x3295 (ite $x2561 old.attention.heads.given_everywhere (or $x2420 (and $x1790 $x672)))))
 (= old.attention.heads.everywhere $x3295)))))))))
(assert
 (let (($x2935 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1018 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x250 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x2183 (ite (or $x250 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1018 $x2935) (_ bv16 7) (_ bv98 7)))))
 (let (($x254 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1636 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1151 (and $x1636 $x254 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2118 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1051 (and $x1636 $x2118 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2973 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2793 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2864 (or $x2793 $x250)))
 (let ((?x1474 (ite (or $x2864 $x2973) old.attention.qkv.split (ite (or $x1018 $x1051 $x1151) (_ bv98 7) (_ bv16 7)))))
 (let (($x1781 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x2034 (ite $x1781 (ite (or $x2864 $x2973 old.model.query_latent) (_ bv98 7) (ite $x1636 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1474 ?x2183))))
 (= old.attention.q ?x2034)))))))))))))))))
(assert
 (let (($x1426 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1426 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x151 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2091 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2579 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1724 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x160 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2287 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2287 $x160 (= (_ bv58 7) new.attention.heads.kind) $x1724 $x2579 $x2091 $x151 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x687 (= (_ bv8 7) new.attention.pairs)))
 (or $x687 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1062 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1829 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x3050 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3497 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1896 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1896 $x3497 $x3050 $x1829 $x1062)))))))
(assert
 (let (($x1945 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1945 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1347 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1631 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2099 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2480 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2480 $x2099 $x1631 $x1347))))))
(assert
 (let (($x1387 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1387 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1994 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x1994 (= (_ bv51 7) new.handoff.cache) (= (_ bv92 7) new.handoff.cache))))
(assert
 (let (($x1266 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1266)))
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
 (let ((?x3054 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2006 (div (* ?x3054 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1724 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1435 (and $x1724 (< 1 new.attention.heads.parts) (= ?x2006 new.attention.heads.n))))
 (= new.attention.heads.filled $x1435))))))
(assert
 (let (($x3209 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1724 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1724 $x3209)))))
(assert
 (let (($x602 (= (- 1) new.attention.heads.n)))
 (let (($x2287 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3207 (ite $x2287 (or $x602 (<= new.attention.heads.parts new.attention.heads.n)) (or $x602 (< 1 new.attention.heads.n)))))
 (let ((?x3054 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2006 (div (* ?x3054 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1724 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2091 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1212 (ite $x2091 (or $x602 (< new.attention.heads.block new.attention.heads.n)) (ite $x1724 (or $x602 (< ?x2006 new.attention.heads.n)) $x3207))))
 (let (($x745 (= 1 new.attention.heads.parts)))
 (let (($x151 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x160 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2579 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x686 (or $x2579 $x160)))
 (let (($x86 (ite $x686 new.attention.heads.given_moved (ite (or $x151 $x745) false $x1212))))
 (= new.attention.heads.moved $x86))))))))))))))))
(assert
 (let ((?x1570 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x60 (div (* ?x1570 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1426 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1065 (and $x1426 (< 1 new.attention.head_dim.parts) (= ?x60 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1065))))))
(assert
 (let ((?x1524 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1574 (* (div ?x1524 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1387 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x773 (and $x1387 (< 1 new.attention.value_dim.parts) (= (div ?x1574 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x773))))))
(assert
 (let (($x302 (not new.attention.heads.padded)))
 (let (($x745 (= 1 new.attention.heads.parts)))
 (let (($x151 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x160 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2579 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x686 (or $x2579 $x160)))
 (let (($x855 (ite $x686 new.attention.heads.given_everywhere (or $x151 (and $x745 $x302)))))
 (= new.attention.heads.everywhere $x855)))))))))
(assert
 (let (($x1062 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1896 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1829 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x1298 (ite (or $x1829 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1896 $x1062) (_ bv16 7) (_ bv98 7)))))
 (let (($x2099 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3497 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x453 (and $x3497 $x2099 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2480 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1008 (and $x3497 $x2480 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2075 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3050 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2175 (or $x3050 $x1829)))
 (let ((?x1380 (ite (or $x2175 $x2075) new.attention.qkv.split (ite (or $x1896 $x1008 $x453) (_ bv98 7) (_ bv16 7)))))
 (let (($x1347 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x2018 (ite $x1347 (ite (or $x2175 $x2075 new.model.query_latent) (_ bv98 7) (ite $x3497 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1380 ?x1298))))
 (= new.attention.q ?x2018)))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3716 (not new.attention.heads.everywhere)))
 (let (($x1300 (not new.attention.heads.moved)))
 (let (($x3046 (= 1 new.tp)))
 (let (($x61 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x3046 (and (= (_ bv37 7) new.attention.q) $x1300 $x3716))))
 (not $x61))))))
(assert
 (let (($x1565 (not old.attention.heads.everywhere)))
(let (($x3490 (not old.attention.heads.moved)))
(let (($x251 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x251 (and (= (_ bv37 7) old.attention.q) $x3490 $x1565))))))
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
 (let (($x2198 (= (_ bv63 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv59 7) old.attention.out.split) $x2198)))
(assert
 (let (($x1310 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x1310 (= (_ bv59 7) old.attention.qkv.split))))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3494 (= (_ bv38 7) old.embedding.split)))
 (or $x3494 (= (_ bv59 7) old.embedding.split) (= (_ bv97 7) old.embedding.split))))
(assert
 (let (($x3113 (= (_ bv63 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv59 7) old.ffn.down.split) $x3113)))
(assert
 (let (($x1520 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1520 (= (_ bv59 7) old.ffn.gate.split) (= (_ bv63 7) old.ffn.gate.split))))
(assert
 (let (($x2186 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2186 (= (_ bv59 7) old.ffn.up.split) (= (_ bv63 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x221 (= (_ bv101 7) old.hidden.kind)))
 (let (($x711 (= (_ bv98 7) old.hidden.kind)))
 (let (($x869 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2037 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2998 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2699 (= (_ bv58 7) old.hidden.kind)))
 (let (($x2970 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1434 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1889 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2116 (= (_ bv11 7) old.hidden.kind)))
 (or $x2116 $x1889 $x1434 $x2970 $x2699 $x2998 $x2037 $x869 $x711 $x221))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3040 (= (_ bv59 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x3040 (= (_ bv75 7) old.lm_head.collective))))
(assert
 (let (($x1129 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x3463 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x639 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1255 (= (_ bv49 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1255 (= (_ bv58 7) old.lm_head.cut.kind) $x639 $x3463 (= (_ bv93 7) old.lm_head.cut.kind) $x1129 (= (_ bv101 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2682 (= (_ bv97 7) old.lm_head.split)))
 (let (($x669 (= (_ bv40 7) old.lm_head.split)))
 (or $x669 (= (_ bv59 7) old.lm_head.split) $x2682))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2302 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x2302 (= (_ bv59 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (or $x2023 (= (_ bv96 7) old.stream) (= (_ bv98 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2998 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2998 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3655 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3132 (div (* ?x3655 old.hidden.multiple) old.hidden.parts)))
 (let (($x394 (= (- 1) old.hidden.n)))
 (let ((?x2983 (ite (or $x394 (< (* ?x3132 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2998 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x1559 (ite $x2998 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2983) old.hidden.given_least)))
 (let ((?x3591 (ite (or $x394 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1434 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3156 (ite $x1434 (ite (and $x394 (= 1 old.hidden.parts)) 1 ?x3591) ?x1559)))
 (let (($x2699 (= (_ bv58 7) old.hidden.kind)))
 (let (($x221 (= (_ bv101 7) old.hidden.kind)))
 (let (($x869 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2116 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1889 (= (_ bv18 7) old.hidden.kind)))
 (let (($x711 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x2207 (ite $x711 old.hidden.parts (ite (or $x1889 $x2116 $x869 $x221 $x2699) 1 ?x3156))))
 (= old.hidden.least ?x2207))))))))))))))))))
(assert
 (let ((?x3655 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3132 (div (* ?x3655 old.hidden.multiple) old.hidden.parts)))
 (let (($x2998 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2998 (< 1 old.hidden.parts) (= ?x3132 old.hidden.n)))))))
(assert
 (let (($x2970 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2037 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2019 (or $x2037 $x2970)))
 (let (($x711 (= (_ bv98 7) old.hidden.kind)))
 (= old.hidden.most (ite $x711 old.hidden.parts (ite $x2019 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x1434 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3131 (ite $x1434 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3655 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3132 (div (* ?x3655 old.hidden.multiple) old.hidden.parts)))
 (let (($x394 (= (- 1) old.hidden.n)))
 (let (($x2998 (= (_ bv67 7) old.hidden.kind)))
 (let (($x869 (= (_ bv93 7) old.hidden.kind)))
 (let (($x774 (ite $x869 (or $x394 (< old.hidden.block old.hidden.n)) (ite $x2998 (or $x394 (< ?x3132 old.hidden.n)) $x3131))))
 (let (($x3433 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x774)))
 (let (($x2970 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2037 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2019 (or $x2037 $x2970)))
 (= old.hidden.moved (ite $x2019 old.hidden.given_moved $x3433)))))))))))))))
(assert
 (let (($x639 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x327 (and $x639 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x327))))
(assert
 (let (($x2198 (= (_ bv63 7) old.attention.out.split)))
 (let (($x3494 (= (_ bv38 7) old.embedding.split)))
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (let (($x1661 (or $x2023 $x3494 $x2198 (and old.layer.dense (= (_ bv63 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1661))))))
(assert
 (let (($x711 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2970 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2037 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2019 (or $x2037 $x2970)))
 (let (($x3135 (ite $x2019 old.hidden.given_everywhere (or $x711 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3135)))))))
(assert
 (let (($x1129 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2263 (or $x1129 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1542 (ite (or (= (_ bv88 7) old.lm_head.cut.kind) (= (_ bv49 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2263)))
 (= old.lm_head.cut.everywhere $x1542)))))
(assert
 (let (($x685 (not old.hidden.moved)))
 (let (($x221 (= (_ bv101 7) old.hidden.kind)))
 (let (($x869 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2116 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1889 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1710 (or old.hidden.everywhere old.hidden.filled (and (or $x1889 $x2116 $x869 $x221) $x685))))
 (let (($x2970 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2037 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2019 (or $x2037 $x2970)))
 (= old.hidden.undivided (ite $x2019 old.hidden.given_undivided $x1710))))))))))))
(assert
 (let (($x1211 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3040 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x1593 (or $x3040 $x1211)))
 (let (($x669 (= (_ bv40 7) old.lm_head.split)))
 (let (($x848 (and $x669 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1593)))
 (let (($x2682 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x2427 (ite (and $x2682 old.lm_head.cut.everywhere $x1593) (_ bv98 7) (ite $x2682 (_ bv97 7) (ite $x848 (_ bv98 7) (ite $x669 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x2427)))))))))
(assert
 (let (($x2186 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x827 (and old.layer.dense (or $x2186 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1310 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2131 (or $x1310 (= (_ bv94 7) old.lm_head.state) $x827 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x2131))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x1461 (= (_ bv63 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv59 7) new.attention.out.split) $x1461)))
(assert
 (let (($x1631 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x1631 (= (_ bv59 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3455 (= (_ bv38 7) new.embedding.split)))
 (or $x3455 (= (_ bv59 7) new.embedding.split) (= (_ bv97 7) new.embedding.split))))
(assert
 (let (($x3279 (= (_ bv63 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv59 7) new.ffn.down.split) $x3279)))
(assert
 (let (($x770 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x770 (= (_ bv59 7) new.ffn.gate.split) (= (_ bv63 7) new.ffn.gate.split))))
(assert
 (let (($x1988 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1988 (= (_ bv59 7) new.ffn.up.split) (= (_ bv63 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x3805 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2305 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2206 (= (_ bv93 7) new.hidden.kind)))
 (let (($x873 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1787 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3608 (= (_ bv58 7) new.hidden.kind)))
 (let (($x575 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1679 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2469 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3707 (= (_ bv11 7) new.hidden.kind)))
 (or $x3707 $x2469 $x1679 $x575 $x3608 $x1787 $x873 $x2206 $x2305 $x3805))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1383 (= (_ bv59 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1383 (= (_ bv75 7) new.lm_head.collective))))
(assert
 (let (($x273 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2687 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x1952 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x834 (= (_ bv49 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x834 (= (_ bv58 7) new.lm_head.cut.kind) $x1952 $x2687 (= (_ bv93 7) new.lm_head.cut.kind) $x273 (= (_ bv101 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2854 (= (_ bv97 7) new.lm_head.split)))
 (let (($x234 (= (_ bv40 7) new.lm_head.split)))
 (or $x234 (= (_ bv59 7) new.lm_head.split) $x2854))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1345 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1345 (= (_ bv59 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1797 (= (_ bv38 7) new.stream)))
 (or $x1797 (= (_ bv96 7) new.stream) (= (_ bv98 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1787 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1787 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1502 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1943 (div (* ?x1502 new.hidden.multiple) new.hidden.parts)))
 (let (($x2122 (= (- 1) new.hidden.n)))
 (let ((?x2749 (ite (or $x2122 (< (* ?x1943 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1787 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x1518 (ite $x1787 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2749) new.hidden.given_least)))
 (let ((?x2607 (ite (or $x2122 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1679 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2614 (ite $x1679 (ite (and $x2122 (= 1 new.hidden.parts)) 1 ?x2607) ?x1518)))
 (let (($x3608 (= (_ bv58 7) new.hidden.kind)))
 (let (($x3805 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2206 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3707 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2469 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2305 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x635 (ite $x2305 new.hidden.parts (ite (or $x2469 $x3707 $x2206 $x3805 $x3608) 1 ?x2614))))
 (= new.hidden.least ?x635))))))))))))))))))
(assert
 (let ((?x1502 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1943 (div (* ?x1502 new.hidden.multiple) new.hidden.parts)))
 (let (($x1787 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1787 (< 1 new.hidden.parts) (= ?x1943 new.hidden.n)))))))
(assert
 (let (($x575 (= (_ bv49 7) new.hidden.kind)))
 (let (($x873 (= (_ bv88 7) new.hidden.kind)))
 (let (($x959 (or $x873 $x575)))
 (let (($x2305 (= (_ bv98 7) new.hidden.kind)))
 (= new.hidden.most (ite $x2305 new.hidden.parts (ite $x959 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x1679 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1577 (ite $x1679 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1502 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1943 (div (* ?x1502 new.hidden.multiple) new.hidden.parts)))
 (let (($x2122 (= (- 1) new.hidden.n)))
 (let (($x1787 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2206 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3257 (ite $x2206 (or $x2122 (< new.hidden.block new.hidden.n)) (ite $x1787 (or $x2122 (< ?x1943 new.hidden.n)) $x1577))))
 (let (($x3239 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3257)))
 (let (($x575 (= (_ bv49 7) new.hidden.kind)))
 (let (($x873 (= (_ bv88 7) new.hidden.kind)))
 (let (($x959 (or $x873 $x575)))
 (= new.hidden.moved (ite $x959 new.hidden.given_moved $x3239)))))))))))))))
(assert
 (let (($x1952 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2466 (and $x1952 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2466))))
(assert
 (let (($x1461 (= (_ bv63 7) new.attention.out.split)))
 (let (($x3455 (= (_ bv38 7) new.embedding.split)))
 (let (($x1797 (= (_ bv38 7) new.stream)))
 (let (($x10 (or $x1797 $x3455 $x1461 (and new.layer.dense (= (_ bv63 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x10))))))
(assert
 (let (($x2305 (= (_ bv98 7) new.hidden.kind)))
 (let (($x575 (= (_ bv49 7) new.hidden.kind)))
 (let (($x873 (= (_ bv88 7) new.hidden.kind)))
 (let (($x959 (or $x873 $x575)))
 (let (($x2631 (ite $x959 new.hidden.given_everywhere (or $x2305 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2631)))))))
(assert
 (let (($x273 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x1346 (or $x273 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1249 (ite (or (= (_ bv88 7) new.lm_head.cut.kind) (= (_ bv49 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1346)))
 (= new.lm_head.cut.everywhere $x1249)))))
(assert
 (let (($x1270 (not new.hidden.moved)))
 (let (($x3805 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2206 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3707 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2469 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2589 (or new.hidden.everywhere new.hidden.filled (and (or $x2469 $x3707 $x2206 $x3805) $x1270))))
 (let (($x575 (= (_ bv49 7) new.hidden.kind)))
 (let (($x873 (= (_ bv88 7) new.hidden.kind)))
 (let (($x959 (or $x873 $x575)))
 (= new.hidden.undivided (ite $x959 new.hidden.given_undivided $x2589))))))))))))
(assert
 (let (($x1010 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1383 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2490 (or $x1383 $x1010)))
 (let (($x234 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3012 (and $x234 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2490)))
 (let (($x2854 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x3109 (ite (and $x2854 new.lm_head.cut.everywhere $x2490) (_ bv98 7) (ite $x2854 (_ bv97 7) (ite $x3012 (_ bv98 7) (ite $x234 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x3109)))))))))
(assert
 (let (($x1988 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1834 (and new.layer.dense (or $x1988 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1631 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1237 (or $x1631 (= (_ bv94 7) new.lm_head.state) $x1834 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x1237))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1411 (not new.hidden.beyond)))
 (let (($x1764 (and (<= 1 new.hidden.least) $x1411 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x1764)))))
(assert
 (let (($x468 (not old.hidden.beyond)))
(let (($x1054 (and (<= 1 old.hidden.least) $x468 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x1845 (not (or old.hidden.gathered old.hidden.summed))))
(or $x1845 $x1054)))))
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
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2530 (= (_ bv59 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x2530 (= (_ bv75 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2166 (= (_ bv101 7) old.embedding.cut.kind)))
 (let (($x1108 (= (_ bv98 7) old.embedding.cut.kind)))
 (let (($x396 (= (_ bv93 7) old.embedding.cut.kind)))
 (let (($x1550 (= (_ bv88 7) old.embedding.cut.kind)))
 (let (($x1143 (= (_ bv67 7) old.embedding.cut.kind)))
 (let (($x233 (= (_ bv58 7) old.embedding.cut.kind)))
 (let (($x3407 (= (_ bv49 7) old.embedding.cut.kind)))
 (let (($x2997 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2279 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x970 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x970 $x2279 $x2997 $x3407 $x233 $x1143 $x1550 $x396 $x1108 $x2166))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1897 (= (_ bv97 7) old.embedding.split)))
 (let (($x3494 (= (_ bv38 7) old.embedding.split)))
 (or $x3494 (= (_ bv59 7) old.embedding.split) $x1897))))
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
 (let ((?x686 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x2334 (* (div (* ?x686 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x1516 (= (- 1) old.embedding.cut.n)))
 (let ((?x568 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x1516 (< ?x2334 old.embedding.cut.n)) 0 1))))
 (let (($x1143 (= (_ bv67 7) old.embedding.cut.kind)))
 (let (($x3008 (or $x1516 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x479 (ite (and $x1516 (= 1 old.embedding.cut.parts)) 1 (ite $x3008 0 1))))
 (let (($x2997 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x233 (= (_ bv58 7) old.embedding.cut.kind)))
 (let (($x2166 (= (_ bv101 7) old.embedding.cut.kind)))
 (let (($x396 (= (_ bv93 7) old.embedding.cut.kind)))
 (let (($x970 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2279 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2813 (ite (or $x2279 $x970 $x396 $x2166 $x233) 1 (ite $x2997 ?x479 (ite $x1143 ?x568 old.embedding.cut.given_least)))))
 (let (($x1108 (= (_ bv98 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1108 old.embedding.cut.parts ?x2813))))))))))))))))))
(assert
 (let ((?x2768 (ite (or (= (_ bv88 7) old.embedding.cut.kind) (= (_ bv49 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1108 (= (_ bv98 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1108 old.embedding.cut.parts ?x2768)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x840 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2530 (= (_ bv59 7) old.embedding.collective)))
 (let (($x1897 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2239 (ite $x1897 (ite (and old.embedding.rows_where_kept (or $x2530 $x840)) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2239))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x805 (= (_ bv75 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1063 (= (_ bv101 7) new.embedding.cut.kind)))
 (let (($x1368 (= (_ bv98 7) new.embedding.cut.kind)))
 (let (($x1818 (= (_ bv93 7) new.embedding.cut.kind)))
 (let (($x3302 (= (_ bv88 7) new.embedding.cut.kind)))
 (let (($x3126 (= (_ bv67 7) new.embedding.cut.kind)))
 (let (($x2169 (= (_ bv58 7) new.embedding.cut.kind)))
 (let (($x1336 (= (_ bv49 7) new.embedding.cut.kind)))
 (let (($x1772 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x687 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x25 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x25 $x687 $x1772 $x1336 $x2169 $x3126 $x3302 $x1818 $x1368 $x1063))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x665 (= (_ bv97 7) new.embedding.split)))
 (let (($x3455 (= (_ bv38 7) new.embedding.split)))
 (or $x3455 (= (_ bv59 7) new.embedding.split) $x665))))
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
 (let ((?x1017 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2694 (* (div (* ?x1017 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x1292 (= (- 1) new.embedding.cut.n)))
 (let ((?x2697 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x1292 (< ?x2694 new.embedding.cut.n)) 0 1))))
 (let (($x3126 (= (_ bv67 7) new.embedding.cut.kind)))
 (let (($x1590 (or $x1292 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x246 (ite (and $x1292 (= 1 new.embedding.cut.parts)) 1 (ite $x1590 0 1))))
 (let (($x1772 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2169 (= (_ bv58 7) new.embedding.cut.kind)))
 (let (($x1063 (= (_ bv101 7) new.embedding.cut.kind)))
 (let (($x1818 (= (_ bv93 7) new.embedding.cut.kind)))
 (let (($x25 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x687 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x2247 (ite (or $x687 $x25 $x1818 $x1063 $x2169) 1 (ite $x1772 ?x246 (ite $x3126 ?x2697 new.embedding.cut.given_least)))))
 (let (($x1368 (= (_ bv98 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x1368 new.embedding.cut.parts ?x2247))))))))))))))))))
(assert
 (let ((?x950 (ite (or (= (_ bv88 7) new.embedding.cut.kind) (= (_ bv49 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x1368 (= (_ bv98 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x1368 new.embedding.cut.parts ?x950)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x3912 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (let (($x665 (= (_ bv97 7) new.embedding.split)))
 (let ((?x146 (ite $x665 (ite (and new.embedding.rows_where_kept (or $x805 $x3912)) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x146))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2394 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x683 (not new.embedding.cut.beyond)))
 (let (($x2872 (or (not (= (_ bv97 7) new.embedding.split)) (and $x683 (or (= (_ bv98 7) new.embedding.state) $x2394)))))
 (not $x2872)))))
(assert
 (let (($x31 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x2800 (not old.embedding.cut.beyond)))
(or (not (= (_ bv97 7) old.embedding.split)) (and $x2800 (or (= (_ bv98 7) old.embedding.state) $x31))))))
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
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x826 (= (_ bv75 7) old.embedding.collective)))
 (let (($x2530 (= (_ bv59 7) old.embedding.collective)))
 (let (($x2430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3096 (= (_ bv4 7) old.embedding.collective)))
 (or $x3096 $x1230 $x2430 $x2530 $x826)))))))
(assert
 (let (($x1897 (= (_ bv97 7) old.embedding.split)))
 (let (($x3494 (= (_ bv38 7) old.embedding.split)))
 (or $x3494 (= (_ bv59 7) old.embedding.split) $x1897))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1944 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2107 (= (_ bv93 7) old.hidden.kind)))
 (let (($x180 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (let (($x873 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2469 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2469 $x873 (= (_ bv58 7) old.hidden.kind) $x2552 $x180 $x2107 $x1944 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3608 (= (_ bv50 7) old.norm.statistic)))
 (or $x3608 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x652 (= (_ bv98 7) old.stream)))
 (let (($x2230 (= (_ bv96 7) old.stream)))
 (let (($x1167 (= (_ bv38 7) old.stream)))
 (or $x1167 $x2230 $x652)))))
(assert
 (let (($x3806 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2908 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x1965 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1965 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x2908 (= (_ bv93 7) old.stream_tokens.kind) $x3806 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2552 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2229 (div (* ?x370 old.hidden.multiple) old.hidden.parts)))
 (let (($x1577 (< 1 old.hidden.parts)))
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2552 $x1577 (= ?x2229 old.hidden.n))))))))
(assert
 (let ((?x370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2229 (div (* ?x370 old.hidden.multiple) old.hidden.parts)))
 (let (($x1577 (< 1 old.hidden.parts)))
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2552 $x1577 (<= old.hidden.n ?x2229))))))))
(assert
 (let (($x2469 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2255 (ite $x2469 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2229 (div (* ?x370 old.hidden.multiple) old.hidden.parts)))
 (let (($x1010 (= (- 1) old.hidden.n)))
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2107 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1998 (ite $x2107 (or $x1010 (< old.hidden.block old.hidden.n)) (ite $x2552 (or $x1010 (< ?x2229 old.hidden.n)) $x2255))))
 (let (($x2099 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1998)))
 (let (($x873 (= (_ bv49 7) old.hidden.kind)))
 (let (($x180 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2283 (or $x180 $x873)))
 (= old.hidden.moved (ite $x2283 old.hidden.given_moved $x2099)))))))))))))))
(assert
 (let (($x3806 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x484 (or $x3806 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1482 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x484)))
 (= old.stream_tokens.everywhere $x1482)))))
(assert
 (let (($x840 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2530 (= (_ bv59 7) old.embedding.collective)))
 (let (($x755 (or $x2530 $x840)))
 (let (($x1897 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2239 (ite $x1897 (ite (and old.embedding.rows_where_kept $x755) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2239)))))))
(assert
 (let (($x1944 (= (_ bv98 7) old.hidden.kind)))
 (let (($x873 (= (_ bv49 7) old.hidden.kind)))
 (let (($x180 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2283 (or $x180 $x873)))
 (let (($x3020 (ite $x2283 old.hidden.given_everywhere (or $x1944 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3020)))))))
(assert
 (let (($x652 (= (_ bv98 7) old.stream)))
 (let (($x1521 (or $x652 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1521))))
(assert
 (let (($x251 (= 1 old.tp)))
 (let (($x652 (= (_ bv98 7) old.stream)))
 (let (($x2929 (or $x652 $x251 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv97 7) old.embedding.split)))))
 (let (($x840 (and (or (not old.embedding.group.tp) $x251) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2530 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x2761 (ite (or (or $x2530 $x2430) (and $x840 $x2929)) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x826 (= (_ bv75 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3257 (ite (or $x2530 (and $x2430 (= (_ bv38 7) old.stream)) (and (or $x1230 $x826) $x840)) (_ bv38 7) (ite $x2430 (_ bv98 7) (_ bv16 7)))))
 (let (($x3060 (or (and old.hidden.filled (not $x652)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x942 (not $x840)))
 (let (($x3608 (= (_ bv50 7) old.norm.statistic)))
 (let (($x1167 (= (_ bv38 7) old.stream)))
 (let ((?x3062 (ite (and $x1230 old.hidden.filled $x1167 $x942 $x3608) old.stream (ite (and $x826 $x942 $x3060) old.stream ?x3257))))
 (let (($x3096 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3001 (ite $x3096 (_ bv98 7) (ite (and $x1230 old.hidden.filled $x652 $x942) (_ bv98 7) ?x3062))))
 (let (($x755 (or $x2530 $x840)))
 (let ((?x134 (ite (and (not $x1167) old.stream.in_order old.hidden.everywhere $x755) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x840) (_ bv38 7) ?x3001))))
 (let ((?x2013 (ite (= (_ bv38 7) old.embedding.state) ?x134 (ite (= (_ bv98 7) old.embedding.state) ?x2761 old.embedding.state))))
 (let ((?x2345 (ite $x826 (ite (not $x652) old.stream (_ bv68 7)) (ite $x2430 (ite $x652 (_ bv98 7) old.stream) (ite $x2530 (_ bv94 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv94 7) old.embedding.state) (ite $x1230 (_ bv98 7) ?x2345) ?x2013))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x423 (= (_ bv75 7) new.embedding.collective)))
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (let (($x3513 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1698 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2212 (= (_ bv4 7) new.embedding.collective)))
 (or $x2212 $x1698 $x3513 $x805 $x423)))))))
(assert
 (let (($x665 (= (_ bv97 7) new.embedding.split)))
 (let (($x3455 (= (_ bv38 7) new.embedding.split)))
 (or $x3455 (= (_ bv59 7) new.embedding.split) $x665))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1346 (= (_ bv98 7) new.hidden.kind)))
 (let (($x10 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1952 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2380 (= (_ bv49 7) new.hidden.kind)))
 (let (($x3263 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3263 $x2380 (= (_ bv58 7) new.hidden.kind) $x2466 $x1952 $x10 $x1346 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x945 (= (_ bv50 7) new.norm.statistic)))
 (or $x945 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x574 (= (_ bv98 7) new.stream)))
 (let (($x3279 (= (_ bv96 7) new.stream)))
 (let (($x1461 (= (_ bv38 7) new.stream)))
 (or $x1461 $x3279 $x574)))))
(assert
 (let (($x611 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2687 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x2220 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2220 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2687 (= (_ bv93 7) new.stream_tokens.kind) $x611 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2466 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x507 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2185 (div (* ?x507 new.hidden.multiple) new.hidden.parts)))
 (let (($x1598 (< 1 new.hidden.parts)))
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2466 $x1598 (= ?x2185 new.hidden.n))))))))
(assert
 (let ((?x507 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2185 (div (* ?x507 new.hidden.multiple) new.hidden.parts)))
 (let (($x1598 (< 1 new.hidden.parts)))
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2466 $x1598 (<= new.hidden.n ?x2185))))))))
(assert
 (let (($x3263 (= (_ bv26 7) new.hidden.kind)))
 (let (($x426 (ite $x3263 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x507 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2185 (div (* ?x507 new.hidden.multiple) new.hidden.parts)))
 (let (($x2188 (= (- 1) new.hidden.n)))
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (let (($x10 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1338 (ite $x10 (or $x2188 (< new.hidden.block new.hidden.n)) (ite $x2466 (or $x2188 (< ?x2185 new.hidden.n)) $x426))))
 (let (($x1411 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1338)))
 (let (($x2380 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1952 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3436 (or $x1952 $x2380)))
 (= new.hidden.moved (ite $x3436 new.hidden.given_moved $x1411)))))))))))))))
(assert
 (let (($x611 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x468 (or $x611 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1246 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x468)))
 (= new.stream_tokens.everywhere $x1246)))))
(assert
 (let (($x3912 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (let (($x258 (or $x805 $x3912)))
 (let (($x665 (= (_ bv97 7) new.embedding.split)))
 (let ((?x146 (ite $x665 (ite (and new.embedding.rows_where_kept $x258) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x146)))))))
(assert
 (let (($x1346 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2380 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1952 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3436 (or $x1952 $x2380)))
 (let (($x709 (ite $x3436 new.hidden.given_everywhere (or $x1346 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x709)))))))
(assert
 (let (($x574 (= (_ bv98 7) new.stream)))
 (let (($x1734 (or $x574 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1734))))
(assert
 (let (($x3046 (= 1 new.tp)))
 (let (($x574 (= (_ bv98 7) new.stream)))
 (let (($x2467 (or $x574 $x3046 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv97 7) new.embedding.split)))))
 (let (($x3912 (and (or (not new.embedding.group.tp) $x3046) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3513 (= (_ bv10 7) new.embedding.collective)))
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x3463 (ite (or (or $x805 $x3513) (and $x3912 $x2467)) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x423 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1698 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2037 (ite (or $x805 (and $x3513 (= (_ bv38 7) new.stream)) (and (or $x1698 $x423) $x3912)) (_ bv38 7) (ite $x3513 (_ bv98 7) (_ bv16 7)))))
 (let (($x2672 (or (and new.hidden.filled (not $x574)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1211 (not $x3912)))
 (let (($x945 (= (_ bv50 7) new.norm.statistic)))
 (let (($x1461 (= (_ bv38 7) new.stream)))
 (let ((?x2019 (ite (and $x1698 new.hidden.filled $x1461 $x1211 $x945) new.stream (ite (and $x423 $x1211 $x2672) new.stream ?x2037))))
 (let (($x2212 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2116 (ite $x2212 (_ bv98 7) (ite (and $x1698 new.hidden.filled $x574 $x1211) (_ bv98 7) ?x2019))))
 (let (($x258 (or $x805 $x3912)))
 (let ((?x221 (ite (and (not $x1461) new.stream.in_order new.hidden.everywhere $x258) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3912) (_ bv38 7) ?x2116))))
 (let ((?x1123 (ite (= (_ bv38 7) new.embedding.state) ?x221 (ite (= (_ bv98 7) new.embedding.state) ?x3463 new.embedding.state))))
 (let ((?x3385 (ite $x423 (ite (not $x574) new.stream (_ bv68 7)) (ite $x3513 (ite $x574 (_ bv98 7) new.stream) (ite $x805 (_ bv94 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv94 7) new.embedding.state) (ite $x1698 (_ bv98 7) ?x3385) ?x1123))))))))))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1787 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x3046 (= 1 new.tp)))
 (let (($x3111 (= new.embedding.joined new.stream)))
 (let (($x647 (or (or (= (_ bv98 7) new.embedding.joined) $x3111) (and $x3046 (or (not (= (_ bv38 7) new.embedding.split)) $x1787)))))
 (not $x647))))))
(assert
 (let (($x1947 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x251 (= 1 old.tp)))
(let (($x238 (= old.embedding.joined old.stream)))
(or (or (= (_ bv98 7) old.embedding.joined) $x238) (and $x251 (or (not (= (_ bv38 7) old.embedding.split)) $x1947)))))))
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
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
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
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x826 (= (_ bv75 7) old.embedding.collective)))
 (let (($x2530 (= (_ bv59 7) old.embedding.collective)))
 (let (($x2430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3096 (= (_ bv4 7) old.embedding.collective)))
 (or $x3096 $x1230 $x2430 $x2530 $x826)))))))
(assert
 (let (($x1897 (= (_ bv97 7) old.embedding.split)))
 (let (($x3494 (= (_ bv38 7) old.embedding.split)))
 (or $x3494 (= (_ bv59 7) old.embedding.split) $x1897))))
(assert
 (let (($x1944 (= (_ bv98 7) old.hidden.kind)))
 (let (($x180 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (let (($x873 (= (_ bv49 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x873 (= (_ bv58 7) old.hidden.kind) $x2552 $x180 (= (_ bv93 7) old.hidden.kind) $x1944 (= (_ bv101 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3608 (= (_ bv50 7) old.norm.statistic)))
 (or $x3608 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x652 (= (_ bv98 7) old.stream)))
 (let (($x2230 (= (_ bv96 7) old.stream)))
 (let (($x1167 (= (_ bv38 7) old.stream)))
 (or $x1167 $x2230 $x652)))))
(assert
 (let (($x3806 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2908 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x1965 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1965 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x2908 (= (_ bv93 7) old.stream_tokens.kind) $x3806 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2552 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2229 (div (* ?x370 old.hidden.multiple) old.hidden.parts)))
 (let (($x1577 (< 1 old.hidden.parts)))
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2552 $x1577 (= ?x2229 old.hidden.n))))))))
(assert
 (let ((?x370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2229 (div (* ?x370 old.hidden.multiple) old.hidden.parts)))
 (let (($x1577 (< 1 old.hidden.parts)))
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2552 $x1577 (<= old.hidden.n ?x2229))))))))
(assert
 (let (($x3806 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x484 (or $x3806 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1482 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x484)))
 (= old.stream_tokens.everywhere $x1482)))))
(assert
 (let (($x1127 (not old.embedding.group.pp)))
 (let (($x1688 (or $x1127 (= 1 old.pp))))
 (let (($x1172 (not old.embedding.group.sp)))
 (let (($x2273 (or $x1172 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1971 (not old.embedding.group.dp)))
 (let (($x1569 (or $x1971 $x2523)))
 (let (($x840 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1569 $x2273 $x1688)))
 (let (($x2530 (= (_ bv59 7) old.embedding.collective)))
 (let (($x755 (or $x2530 $x840)))
 (let (($x1897 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2239 (ite $x1897 (ite (and old.embedding.rows_where_kept $x755) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2239))))))))))))))
(assert
 (let (($x1944 (= (_ bv98 7) old.hidden.kind)))
 (let (($x3020 (ite (or (= (_ bv88 7) old.hidden.kind) (= (_ bv49 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1944 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3020))))
(assert
 (let (($x652 (= (_ bv98 7) old.stream)))
 (let (($x1521 (or $x652 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1521))))
(assert
 (let (($x251 (= 1 old.tp)))
 (let (($x652 (= (_ bv98 7) old.stream)))
 (let (($x2929 (or $x652 $x251 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv97 7) old.embedding.split)))))
 (let (($x1127 (not old.embedding.group.pp)))
 (let (($x1688 (or $x1127 (= 1 old.pp))))
 (let (($x1172 (not old.embedding.group.sp)))
 (let (($x2273 (or $x1172 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1971 (not old.embedding.group.dp)))
 (let (($x1569 (or $x1971 $x2523)))
 (let (($x840 (and (or (not old.embedding.group.tp) $x251) $x1569 $x2273 $x1688)))
 (let (($x2430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2530 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x2761 (ite (or (or $x2530 $x2430) (and $x840 $x2929)) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3015 (= (_ bv98 7) old.embedding.state)))
 (let (($x826 (= (_ bv75 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3257 (ite (or $x2530 (and $x2430 (= (_ bv38 7) old.stream)) (and (or $x1230 $x826) $x840)) (_ bv38 7) (ite $x2430 (_ bv98 7) (_ bv16 7)))))
 (let (($x3060 (or (and old.hidden.filled (not $x652)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x942 (not $x840)))
 (let (($x3608 (= (_ bv50 7) old.norm.statistic)))
 (let (($x1167 (= (_ bv38 7) old.stream)))
 (let ((?x3062 (ite (and $x1230 old.hidden.filled $x1167 $x942 $x3608) old.stream (ite (and $x826 $x942 $x3060) old.stream ?x3257))))
 (let (($x3096 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3001 (ite $x3096 (_ bv98 7) (ite (and $x1230 old.hidden.filled $x652 $x942) (_ bv98 7) ?x3062))))
 (let (($x755 (or $x2530 $x840)))
 (let ((?x134 (ite (and (not $x1167) old.stream.in_order old.hidden.everywhere $x755) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x840) (_ bv38 7) ?x3001))))
 (let (($x1464 (= (_ bv38 7) old.embedding.state)))
 (let ((?x2345 (ite $x826 (ite (not $x652) old.stream (_ bv68 7)) (ite $x2430 (ite $x652 (_ bv98 7) old.stream) (ite $x2530 (_ bv94 7) (_ bv16 7))))))
 (let ((?x1796 (ite (= (_ bv94 7) old.embedding.state) (ite $x1230 (_ bv98 7) ?x2345) (ite $x1464 ?x134 (ite $x3015 ?x2761 old.embedding.state)))))
 (= old.embedding.joined ?x1796))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x423 (= (_ bv75 7) new.embedding.collective)))
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (let (($x3513 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1698 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2212 (= (_ bv4 7) new.embedding.collective)))
 (or $x2212 $x1698 $x3513 $x805 $x423)))))))
(assert
 (let (($x665 (= (_ bv97 7) new.embedding.split)))
 (let (($x3455 (= (_ bv38 7) new.embedding.split)))
 (or $x3455 (= (_ bv59 7) new.embedding.split) $x665))))
(assert
 (let (($x1346 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1952 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2380 (= (_ bv49 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2380 (= (_ bv58 7) new.hidden.kind) $x2466 $x1952 (= (_ bv93 7) new.hidden.kind) $x1346 (= (_ bv101 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x945 (= (_ bv50 7) new.norm.statistic)))
 (or $x945 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x574 (= (_ bv98 7) new.stream)))
 (let (($x3279 (= (_ bv96 7) new.stream)))
 (let (($x1461 (= (_ bv38 7) new.stream)))
 (or $x1461 $x3279 $x574)))))
(assert
 (let (($x611 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2687 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x2220 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2220 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2687 (= (_ bv93 7) new.stream_tokens.kind) $x611 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2466 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x507 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2185 (div (* ?x507 new.hidden.multiple) new.hidden.parts)))
 (let (($x1598 (< 1 new.hidden.parts)))
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2466 $x1598 (= ?x2185 new.hidden.n))))))))
(assert
 (let ((?x507 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2185 (div (* ?x507 new.hidden.multiple) new.hidden.parts)))
 (let (($x1598 (< 1 new.hidden.parts)))
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2466 $x1598 (<= new.hidden.n ?x2185))))))))
(assert
 (let (($x611 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x468 (or $x611 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1246 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x468)))
 (= new.stream_tokens.everywhere $x1246)))))
(assert
 (let (($x476 (not new.embedding.group.pp)))
 (let (($x3207 (or $x476 (= 1 new.pp))))
 (let (($x2548 (not new.embedding.group.sp)))
 (let (($x86 (or $x2548 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1658 (not new.embedding.group.dp)))
 (let (($x1212 (or $x1658 $x766)))
 (let (($x3912 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1212 $x86 $x3207)))
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (let (($x258 (or $x805 $x3912)))
 (let (($x665 (= (_ bv97 7) new.embedding.split)))
 (let ((?x146 (ite $x665 (ite (and new.embedding.rows_where_kept $x258) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x146))))))))))))))
(assert
 (let (($x1346 (= (_ bv98 7) new.hidden.kind)))
 (let (($x709 (ite (or (= (_ bv88 7) new.hidden.kind) (= (_ bv49 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1346 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x709))))
(assert
 (let (($x574 (= (_ bv98 7) new.stream)))
 (let (($x1734 (or $x574 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1734))))
(assert
 (let (($x3046 (= 1 new.tp)))
 (let (($x574 (= (_ bv98 7) new.stream)))
 (let (($x2467 (or $x574 $x3046 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv97 7) new.embedding.split)))))
 (let (($x476 (not new.embedding.group.pp)))
 (let (($x3207 (or $x476 (= 1 new.pp))))
 (let (($x2548 (not new.embedding.group.sp)))
 (let (($x86 (or $x2548 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1658 (not new.embedding.group.dp)))
 (let (($x1212 (or $x1658 $x766)))
 (let (($x3912 (and (or (not new.embedding.group.tp) $x3046) $x1212 $x86 $x3207)))
 (let (($x3513 (= (_ bv10 7) new.embedding.collective)))
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x3463 (ite (or (or $x805 $x3513) (and $x3912 $x2467)) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2637 (= (_ bv98 7) new.embedding.state)))
 (let (($x423 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1698 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2037 (ite (or $x805 (and $x3513 (= (_ bv38 7) new.stream)) (and (or $x1698 $x423) $x3912)) (_ bv38 7) (ite $x3513 (_ bv98 7) (_ bv16 7)))))
 (let (($x2672 (or (and new.hidden.filled (not $x574)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1211 (not $x3912)))
 (let (($x945 (= (_ bv50 7) new.norm.statistic)))
 (let (($x1461 (= (_ bv38 7) new.stream)))
 (let ((?x2019 (ite (and $x1698 new.hidden.filled $x1461 $x1211 $x945) new.stream (ite (and $x423 $x1211 $x2672) new.stream ?x2037))))
 (let (($x2212 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2116 (ite $x2212 (_ bv98 7) (ite (and $x1698 new.hidden.filled $x574 $x1211) (_ bv98 7) ?x2019))))
 (let (($x258 (or $x805 $x3912)))
 (let ((?x221 (ite (and (not $x1461) new.stream.in_order new.hidden.everywhere $x258) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3912) (_ bv38 7) ?x2116))))
 (let (($x1379 (= (_ bv38 7) new.embedding.state)))
 (let ((?x3385 (ite $x423 (ite (not $x574) new.stream (_ bv68 7)) (ite $x3513 (ite $x574 (_ bv98 7) new.stream) (ite $x805 (_ bv94 7) (_ bv16 7))))))
 (let ((?x1129 (ite (= (_ bv94 7) new.embedding.state) (ite $x1698 (_ bv98 7) ?x3385) (ite $x1379 ?x221 (ite $x2637 ?x3463 new.embedding.state)))))
 (= new.embedding.joined ?x1129))))))))))))))))))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x476 (not new.embedding.group.pp)))
 (let (($x3207 (or $x476 (= 1 new.pp))))
 (let (($x2548 (not new.embedding.group.sp)))
 (let (($x86 (or $x2548 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1658 (not new.embedding.group.dp)))
 (let (($x1212 (or $x1658 $x766)))
 (let (($x1379 (= (_ bv38 7) new.embedding.state)))
 (let (($x2637 (= (_ bv98 7) new.embedding.state)))
 (let (($x3912 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1212 $x86 $x3207)))
 (let (($x3536 (and $x3912 (or $x2637 (and $x1379 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x3513 (= (_ bv10 7) new.embedding.collective)))
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (let (($x2998 (or (and (= (_ bv98 7) new.embedding.joined) $x2637) $x805 (and $x3513 $x1379 (= (_ bv38 7) new.embedding.joined)) $x3536 (and (or new.embedding.group.tp (= 1 new.tp)) $x1212 $x86 $x3207))))
 (not $x2998))))))))))))))))
(assert
 (let (($x1127 (not old.embedding.group.pp)))
(let (($x1688 (or $x1127 (= 1 old.pp))))
(let (($x1172 (not old.embedding.group.sp)))
(let (($x2273 (or $x1172 (= 1 old.sp))))
(let (($x2523 (= 1 old.dp)))
(let (($x1971 (not old.embedding.group.dp)))
(let (($x1569 (or $x1971 $x2523)))
(let (($x1464 (= (_ bv38 7) old.embedding.state)))
(let (($x3015 (= (_ bv98 7) old.embedding.state)))
(let (($x840 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1569 $x2273 $x1688)))
(let (($x2431 (and $x840 (or $x3015 (and $x1464 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2430 (= (_ bv10 7) old.embedding.collective)))
(let (($x2530 (= (_ bv59 7) old.embedding.collective)))
(or (and (= (_ bv98 7) old.embedding.joined) $x3015) $x2530 (and $x2430 $x1464 (= (_ bv38 7) old.embedding.joined)) $x2431 (and (or old.embedding.group.tp (= 1 old.tp)) $x1569 $x2273 $x1688))))))))))))))))
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
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x826 (= (_ bv75 7) old.embedding.collective)))
 (let (($x2530 (= (_ bv59 7) old.embedding.collective)))
 (let (($x2430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3096 (= (_ bv4 7) old.embedding.collective)))
 (or $x3096 $x1230 $x2430 $x2530 $x826)))))))
(assert
 (let (($x2207 (= (_ bv29 7) old.embedding.positions)))
 (let (($x1998 (= (_ bv27 7) old.embedding.positions)))
 (let (($x3166 (= (_ bv23 7) old.embedding.positions)))
 (let (($x568 (= (_ bv1 7) old.embedding.positions)))
 (or $x568 $x3166 $x1998 $x2207))))))
(assert
 (let (($x1897 (= (_ bv97 7) old.embedding.split)))
 (let (($x3494 (= (_ bv38 7) old.embedding.split)))
 (or $x3494 (= (_ bv59 7) old.embedding.split) $x1897))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1944 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2107 (= (_ bv93 7) old.hidden.kind)))
 (let (($x180 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (let (($x873 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2469 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2469 $x873 (= (_ bv58 7) old.hidden.kind) $x2552 $x180 $x2107 $x1944 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2092 (= (_ bv48 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x2092 (= (_ bv59 7) old.model.positions) (= (_ bv81 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3608 (= (_ bv50 7) old.norm.statistic)))
 (or $x3608 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x652 (= (_ bv98 7) old.stream)))
 (let (($x2230 (= (_ bv96 7) old.stream)))
 (let (($x1167 (= (_ bv38 7) old.stream)))
 (or $x1167 $x2230 $x652)))))
(assert
 (let (($x3806 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2908 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x1965 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1965 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x2908 (= (_ bv93 7) old.stream_tokens.kind) $x3806 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2552 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2229 (div (* ?x370 old.hidden.multiple) old.hidden.parts)))
 (let (($x1577 (< 1 old.hidden.parts)))
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2552 $x1577 (= ?x2229 old.hidden.n))))))))
(assert
 (let ((?x370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2229 (div (* ?x370 old.hidden.multiple) old.hidden.parts)))
 (let (($x1577 (< 1 old.hidden.parts)))
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2552 $x1577 (<= old.hidden.n ?x2229))))))))
(assert
 (let (($x2469 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2702 (ite $x2469 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x370 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2229 (div (* ?x370 old.hidden.multiple) old.hidden.parts)))
 (let (($x2268 (= (- 1) old.hidden.n)))
 (let (($x2552 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2107 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3472 (ite $x2107 (or $x2268 (< old.hidden.block old.hidden.n)) (ite $x2552 (or $x2268 (< ?x2229 old.hidden.n)) $x2702))))
 (let (($x3478 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3472)))
 (let (($x873 (= (_ bv49 7) old.hidden.kind)))
 (let (($x180 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2283 (or $x180 $x873)))
 (= old.hidden.moved (ite $x2283 old.hidden.given_moved $x3478)))))))))))))))
(assert
 (let (($x3806 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x484 (or $x3806 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1482 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x484)))
 (= old.stream_tokens.everywhere $x1482)))))
(assert
 (let (($x840 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2530 (= (_ bv59 7) old.embedding.collective)))
 (let (($x755 (or $x2530 $x840)))
 (let (($x1897 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2239 (ite $x1897 (ite (and old.embedding.rows_where_kept $x755) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2239)))))))
(assert
 (let (($x1944 (= (_ bv98 7) old.hidden.kind)))
 (let (($x873 (= (_ bv49 7) old.hidden.kind)))
 (let (($x180 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2283 (or $x180 $x873)))
 (let (($x3020 (ite $x2283 old.hidden.given_everywhere (or $x1944 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3020)))))))
(assert
 (let (($x598 (not old.hidden.moved)))
 (let (($x3663 (and (not (or (= (_ bv98 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x598)))
 (let (($x1273 (= 1 old.hidden.parts)))
 (let (($x873 (= (_ bv49 7) old.hidden.kind)))
 (let (($x180 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2283 (or $x180 $x873)))
 (= old.hidden.first_alone (ite $x2283 old.hidden.given_first (or $x1273 $x3663))))))))))
(assert
 (let (($x652 (= (_ bv98 7) old.stream)))
 (let (($x1521 (or $x652 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1521))))
(assert
 (let (($x1897 (= (_ bv97 7) old.embedding.split)))
 (let (($x2565 (not $x1897)))
 (let (($x251 (= 1 old.tp)))
 (let (($x652 (= (_ bv98 7) old.stream)))
 (let (($x840 (and (or (not old.embedding.group.tp) $x251) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2951 (and $x840 (or $x652 $x251 (not (= (_ bv4 7) old.embedding.collective)) $x2565))))
 (let (($x2430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2530 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x2761 (ite (or (or $x2530 $x2430) $x2951) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3015 (= (_ bv98 7) old.embedding.state)))
 (let (($x826 (= (_ bv75 7) old.embedding.collective)))
 (let (($x1230 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3257 (ite (or $x2530 (and $x2430 (= (_ bv38 7) old.stream)) (and (or $x1230 $x826) $x840)) (_ bv38 7) (ite $x2430 (_ bv98 7) (_ bv16 7)))))
 (let (($x3060 (or (and old.hidden.filled (not $x652)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x942 (not $x840)))
 (let (($x3608 (= (_ bv50 7) old.norm.statistic)))
 (let (($x1167 (= (_ bv38 7) old.stream)))
 (let ((?x3062 (ite (and $x1230 old.hidden.filled $x1167 $x942 $x3608) old.stream (ite (and $x826 $x942 $x3060) old.stream ?x3257))))
 (let (($x3096 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3001 (ite $x3096 (_ bv98 7) (ite (and $x1230 old.hidden.filled $x652 $x942) (_ bv98 7) ?x3062))))
 (let (($x755 (or $x2530 $x840)))
 (let ((?x134 (ite (and (not $x1167) old.stream.in_order old.hidden.everywhere $x755) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x840) (_ bv38 7) ?x3001))))
 (let (($x1464 (= (_ bv38 7) old.embedding.state)))
 (let ((?x2345 (ite $x826 (ite (not $x652) old.stream (_ bv68 7)) (ite $x2430 (ite $x652 (_ bv98 7) old.stream) (ite $x2530 (_ bv94 7) (_ bv16 7))))))
 (let (($x2587 (= (_ bv94 7) old.embedding.state)))
 (let ((?x1796 (ite $x2587 (ite $x1230 (_ bv98 7) ?x2345) (ite $x1464 ?x134 (ite $x3015 ?x2761 old.embedding.state)))))
 (= old.embedding.joined ?x1796))))))))))))))))))))))))))))
(assert
 (let (($x1340 (not old.hidden.everywhere)))
 (let (($x1230 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1464 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1464 (= (_ bv98 7) old.embedding.joined) $x1230 $x1340))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x423 (= (_ bv75 7) new.embedding.collective)))
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (let (($x3513 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1698 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2212 (= (_ bv4 7) new.embedding.collective)))
 (or $x2212 $x1698 $x3513 $x805 $x423)))))))
(assert
 (let (($x3228 (= (_ bv29 7) new.embedding.positions)))
 (let (($x3295 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1486 (= (_ bv23 7) new.embedding.positions)))
 (let (($x892 (= (_ bv1 7) new.embedding.positions)))
 (or $x892 $x1486 $x3295 $x3228))))))
(assert
 (let (($x665 (= (_ bv97 7) new.embedding.split)))
 (let (($x3455 (= (_ bv38 7) new.embedding.split)))
 (or $x3455 (= (_ bv59 7) new.embedding.split) $x665))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1346 (= (_ bv98 7) new.hidden.kind)))
 (let (($x10 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1952 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2380 (= (_ bv49 7) new.hidden.kind)))
 (let (($x3263 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3263 $x2380 (= (_ bv58 7) new.hidden.kind) $x2466 $x1952 $x10 $x1346 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x406 (= (_ bv48 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x406 (= (_ bv59 7) new.model.positions) (= (_ bv81 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x945 (= (_ bv50 7) new.norm.statistic)))
 (or $x945 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x574 (= (_ bv98 7) new.stream)))
 (let (($x3279 (= (_ bv96 7) new.stream)))
 (let (($x1461 (= (_ bv38 7) new.stream)))
 (or $x1461 $x3279 $x574)))))
(assert
 (let (($x611 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2687 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x2220 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2220 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2687 (= (_ bv93 7) new.stream_tokens.kind) $x611 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2466 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x507 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2185 (div (* ?x507 new.hidden.multiple) new.hidden.parts)))
 (let (($x1598 (< 1 new.hidden.parts)))
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2466 $x1598 (= ?x2185 new.hidden.n))))))))
(assert
 (let ((?x507 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2185 (div (* ?x507 new.hidden.multiple) new.hidden.parts)))
 (let (($x1598 (< 1 new.hidden.parts)))
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2466 $x1598 (<= new.hidden.n ?x2185))))))))
(assert
 (let (($x3263 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1425 (ite $x3263 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x507 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2185 (div (* ?x507 new.hidden.multiple) new.hidden.parts)))
 (let (($x1866 (= (- 1) new.hidden.n)))
 (let (($x2466 (= (_ bv67 7) new.hidden.kind)))
 (let (($x10 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2674 (ite $x10 (or $x1866 (< new.hidden.block new.hidden.n)) (ite $x2466 (or $x1866 (< ?x2185 new.hidden.n)) $x1425))))
 (let (($x1926 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2674)))
 (let (($x2380 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1952 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3436 (or $x1952 $x2380)))
 (= new.hidden.moved (ite $x3436 new.hidden.given_moved $x1926)))))))))))))))
(assert
 (let (($x611 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x468 (or $x611 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1246 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x468)))
 (= new.stream_tokens.everywhere $x1246)))))
(assert
 (let (($x3912 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (let (($x258 (or $x805 $x3912)))
 (let (($x665 (= (_ bv97 7) new.embedding.split)))
 (let ((?x146 (ite $x665 (ite (and new.embedding.rows_where_kept $x258) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x146)))))))
(assert
 (let (($x1346 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2380 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1952 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3436 (or $x1952 $x2380)))
 (let (($x709 (ite $x3436 new.hidden.given_everywhere (or $x1346 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x709)))))))
(assert
 (let (($x2023 (not new.hidden.moved)))
 (let (($x2119 (and (not (or (= (_ bv98 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2023)))
 (let (($x3779 (= 1 new.hidden.parts)))
 (let (($x2380 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1952 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3436 (or $x1952 $x2380)))
 (= new.hidden.first_alone (ite $x3436 new.hidden.given_first (or $x3779 $x2119))))))))))
(assert
 (let (($x574 (= (_ bv98 7) new.stream)))
 (let (($x1734 (or $x574 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1734))))
(assert
 (let (($x665 (= (_ bv97 7) new.embedding.split)))
 (let (($x2091 (not $x665)))
 (let (($x3046 (= 1 new.tp)))
 (let (($x574 (= (_ bv98 7) new.stream)))
 (let (($x3912 (and (or (not new.embedding.group.tp) $x3046) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1710 (and $x3912 (or $x574 $x3046 (not (= (_ bv4 7) new.embedding.collective)) $x2091))))
 (let (($x3513 (= (_ bv10 7) new.embedding.collective)))
 (let (($x805 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x3463 (ite (or (or $x805 $x3513) $x1710) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2637 (= (_ bv98 7) new.embedding.state)))
 (let (($x423 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1698 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2037 (ite (or $x805 (and $x3513 (= (_ bv38 7) new.stream)) (and (or $x1698 $x423) $x3912)) (_ bv38 7) (ite $x3513 (_ bv98 7) (_ bv16 7)))))
 (let (($x2672 (or (and new.hidden.filled (not $x574)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1211 (not $x3912)))
 (let (($x945 (= (_ bv50 7) new.norm.statistic)))
 (let (($x1461 (= (_ bv38 7) new.stream)))
 (let ((?x2019 (ite (and $x1698 new.hidden.filled $x1461 $x1211 $x945) new.stream (ite (and $x423 $x1211 $x2672) new.stream ?x2037))))
 (let (($x2212 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2116 (ite $x2212 (_ bv98 7) (ite (and $x1698 new.hidden.filled $x574 $x1211) (_ bv98 7) ?x2019))))
 (let (($x258 (or $x805 $x3912)))
 (let ((?x221 (ite (and (not $x1461) new.stream.in_order new.hidden.everywhere $x258) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3912) (_ bv38 7) ?x2116))))
 (let (($x1379 (= (_ bv38 7) new.embedding.state)))
 (let ((?x3385 (ite $x423 (ite (not $x574) new.stream (_ bv68 7)) (ite $x3513 (ite $x574 (_ bv98 7) new.stream) (ite $x805 (_ bv94 7) (_ bv16 7))))))
 (let (($x2302 (= (_ bv94 7) new.embedding.state)))
 (let ((?x1129 (ite $x2302 (ite $x1698 (_ bv98 7) ?x3385) (ite $x1379 ?x221 (ite $x2637 ?x3463 new.embedding.state)))))
 (= new.embedding.joined ?x1129))))))))))))))))))))))))))))
(assert
 (let (($x982 (not new.hidden.everywhere)))
 (let (($x1698 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1379 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x1379 (= (_ bv98 7) new.embedding.joined) $x1698 $x982))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2302 (= (_ bv94 7) new.embedding.state)))
 (let (($x3121 (or $x2302 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv98 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x3228 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1874 (not new.embedding.full_though_split)))
 (let (($x3295 (= (_ bv27 7) new.embedding.positions)))
 (let (($x3046 (= 1 new.tp)))
 (let (($x264 (or $x3046 (not (= (_ bv48 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1874) (and $x3295 $x1874 (or (not (= (_ bv97 7) new.embedding.split)) (not $x2302))) (and $x3228 $x3121) (and (= (_ bv23 7) new.embedding.positions) $x2302))))
 (not $x264)))))))))
(assert
 (let (($x2587 (= (_ bv94 7) old.embedding.state)))
(let (($x254 (or $x2587 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv98 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x2207 (= (_ bv29 7) old.embedding.positions)))
(let (($x1116 (not old.embedding.full_though_split)))
(let (($x1998 (= (_ bv27 7) old.embedding.positions)))
(let (($x251 (= 1 old.tp)))
(or $x251 (not (= (_ bv48 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x1116) (and $x1998 $x1116 (or (not (= (_ bv97 7) old.embedding.split)) (not $x2587))) (and $x2207 $x254) (and (= (_ bv23 7) old.embedding.positions) $x2587)))))))))
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
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.least () Int)
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
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
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
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x281 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
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
 (let (($x3832 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x564 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3057 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1935 $x3057 $x825 $x1667 $x564 $x1424 $x2489 $x777 $x1337 $x3832))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2865 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3149 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3149 $x2865 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x3629 (= (_ bv32 7) old.attention.out.input)))
 (let (($x944 (= (_ bv10 7) old.attention.out.input)))
 (or $x944 $x3629 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x396 (= (_ bv63 7) old.attention.out.split)))
 (let (($x424 (= (_ bv59 7) old.attention.out.split)))
 (let (($x676 (= (_ bv40 7) old.attention.out.split)))
 (or $x676 $x424 $x396)))))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x708 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x708 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x1818 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1818 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3371 (= (_ bv58 7) old.attention.value_dim.kind) $x373 $x1378 (= (_ bv93 7) old.attention.value_dim.kind) $x3628 (= (_ bv101 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x773 (and $x1424 (< 1 old.attention.heads.parts) (= ?x1426 old.attention.heads.n))))
 (= old.attention.heads.filled $x773))))))
(assert
 (let (($x294 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1424 $x294)))))
(assert
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1661 (= (- 1) old.attention.heads.n)))
 (let (($x2973 (or $x1661 (< (* ?x1426 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1474 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2973 0 1))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x754 (or $x1661 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x3607 (ite (and $x1661 (= 1 old.attention.heads.parts)) 1 (ite $x754 0 1))))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x564 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x3832 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3057 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1751 (ite (or $x3057 $x1935 $x777 $x3832 $x564) 1 (ite $x825 ?x3607 (ite $x1424 ?x1474 old.attention.heads.given_least)))))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1337 old.attention.heads.parts ?x1751)))))))))))))))))))
(assert
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x950 (or $x2489 $x1667)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let ((?x1648 (ite $x1337 old.attention.heads.parts (ite $x950 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1648)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x1661 (= (- 1) old.attention.heads.n)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1435 (ite $x825 (or $x1661 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1661 (< 1 old.attention.heads.n)))))
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3213 (ite $x777 (or $x1661 (< old.attention.heads.block old.attention.heads.n)) (ite $x1424 (or $x1661 (< ?x1426 old.attention.heads.n)) $x1435))))
 (let (($x1570 (= 1 old.attention.heads.parts)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x950 (or $x2489 $x1667)))
 (let (($x3115 (ite $x950 old.attention.heads.given_moved (ite (or $x1337 $x1570) false $x3213))))
 (= old.attention.heads.moved $x3115))))))))))))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x3405 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x373 (not (= 0 ?x3405)))))))
(assert
 (let (($x676 (= (_ bv40 7) old.attention.out.split)))
 (let (($x517 (not $x676)))
 (let (($x944 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3629 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3629 (and $x944 $x517))))))))
(assert
 (let (($x3288 (not old.attention.heads.padded)))
 (let (($x1570 (= 1 old.attention.heads.parts)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x950 (or $x2489 $x1667)))
 (let (($x1523 (ite $x950 old.attention.heads.given_everywhere (or $x1337 (and $x1570 $x3288)))))
 (= old.attention.heads.everywhere $x1523)))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2195 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x2195)))))))))))))))))))))
(assert
 (let (($x1795 (not old.attention.value_dim.padded)))
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x3537 (ite (or $x1378 $x3371) old.attention.value_dim.given_everywhere (or $x3628 (and (= 1 old.attention.value_dim.parts) $x1795)))))
 (= old.attention.value_dim.everywhere $x3537)))))))
(assert
 (let (($x2365 (not old.attention.heads.moved)))
 (let (($x3832 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3057 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x914 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3057 $x1935 $x777 $x3832) $x2365))))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x950 (or $x2489 $x1667)))
 (= old.attention.heads.undivided (ite $x950 old.attention.heads.given_undivided $x914))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x3302 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1724 ?x855 ?x3302))))))))))))))))))))))
(assert
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1401 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x970 (ite $x1401 old.attention.v (ite $x3054 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x970)))))
(assert
 (let (($x306 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3113 (not old.attention.gathers)))
 (let (($x424 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x424 $x3113 $x306))))))
(assert
 (let ((?x1411 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2263 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3149 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2865 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1544 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2865 $x3149) $x2263))))
 (let (($x676 (= (_ bv40 7) old.attention.out.split)))
 (let (($x517 (not $x676)))
 (let (($x686 (= (_ bv36 7) old.attention.mixed)))
 (let (($x933 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x686)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x686 old.attention.value_dim.everywhere $x517) $x1544)))
 (= old.attention.mixed_in (ite $x933 (_ bv98 7) ?x1411))))))))))))
(assert
 (let ((?x171 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x635 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x929 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x2263 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2865 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x676 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3402 (and $x676 (or $x2865 $x2263) (ite $x929 old.attention.dims_where_kept $x635))))
 (= old.attention.out_state (ite $x3402 (_ bv98 7) ?x171))))))))))
(assert
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1163 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
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
 (let (($x1772 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3117 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1566 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2845 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2845 $x1566 $x1559 $x1292 $x3117 $x2472 $x313 $x1977 $x3206 $x1772))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2935 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1051 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1051 $x2935 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2910 (= (_ bv10 7) new.attention.out.input)))
 (or $x2910 $x1896 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x2765 (= (_ bv63 7) new.attention.out.split)))
 (let (($x3561 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2118 (= (_ bv40 7) new.attention.out.split)))
 (or $x2118 $x3561 $x2765)))))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x550 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x550 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x2730 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2730 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x932 (= (_ bv58 7) new.attention.value_dim.kind) $x2028 $x1082 (= (_ bv93 7) new.attention.value_dim.kind) $x2521 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x703 (and $x2472 (< 1 new.attention.heads.parts) (= ?x3078 new.attention.heads.n))))
 (= new.attention.heads.filled $x703))))))
(assert
 (let (($x2058 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2472 $x2058)))))
(assert
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x25 (= (- 1) new.attention.heads.n)))
 (let (($x843 (or $x25 (< (* ?x3078 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x682 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x843 0 1))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x327 (or $x25 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2800 (ite (and $x25 (= 1 new.attention.heads.parts)) 1 (ite $x327 0 1))))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3117 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x1772 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2845 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1566 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x582 (ite (or $x1566 $x2845 $x1977 $x1772 $x3117) 1 (ite $x1559 ?x2800 (ite $x2472 ?x682 new.attention.heads.given_least)))))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3206 new.attention.heads.parts ?x582)))))))))))))))))))
(assert
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1857 (or $x313 $x1292)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let ((?x2422 (ite $x3206 new.attention.heads.parts (ite $x1857 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x2422)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x25 (= (- 1) new.attention.heads.n)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3291 (ite $x1559 (or $x25 (<= new.attention.heads.parts new.attention.heads.n)) (or $x25 (< 1 new.attention.heads.n)))))
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x3917 (ite $x1977 (or $x25 (< new.attention.heads.block new.attention.heads.n)) (ite $x2472 (or $x25 (< ?x3078 new.attention.heads.n)) $x3291))))
 (let (($x23 (= 1 new.attention.heads.parts)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1857 (or $x313 $x1292)))
 (let (($x3335 (ite $x1857 new.attention.heads.given_moved (ite (or $x3206 $x23) false $x3917))))
 (= new.attention.heads.moved $x3335))))))))))))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let ((?x2250 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2028 (not (= 0 ?x2250)))))))
(assert
 (let (($x2118 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1271 (not $x2118)))
 (let (($x2910 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1896 (and $x2910 $x1271))))))))
(assert
 (let (($x2745 (not new.attention.heads.padded)))
 (let (($x23 (= 1 new.attention.heads.parts)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1857 (or $x313 $x1292)))
 (let (($x1395 (ite $x1857 new.attention.heads.given_everywhere (or $x3206 (and $x23 $x2745)))))
 (= new.attention.heads.everywhere $x1395)))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x2063 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x2063)))))))))))))))))))))
(assert
 (let (($x2944 (not new.attention.value_dim.padded)))
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x152 (ite (or $x1082 $x932) new.attention.value_dim.given_everywhere (or $x2521 (and (= 1 new.attention.value_dim.parts) $x2944)))))
 (= new.attention.value_dim.everywhere $x152)))))))
(assert
 (let (($x867 (not new.attention.heads.moved)))
 (let (($x1772 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2845 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1566 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1653 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1566 $x2845 $x1977 $x1772) $x867))))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1857 (or $x313 $x1292)))
 (= new.attention.heads.undivided (ite $x1857 new.attention.heads.given_undivided $x1653))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x2735 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2766 ?x2645 ?x2735))))))))))))))))))))))
(assert
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1450 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2808 (ite $x1450 new.attention.v (ite $x1545 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x2808)))))
(assert
 (let (($x3061 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1806 (not new.attention.gathers)))
 (let (($x3561 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3561 $x1806 $x3061))))))
(assert
 (let ((?x891 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x1444 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1051 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2935 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1251 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2935 $x1051) $x1444))))
 (let (($x2118 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1271 (not $x2118)))
 (let (($x2851 (= (_ bv36 7) new.attention.mixed)))
 (let (($x870 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2851)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2851 new.attention.value_dim.everywhere $x1271) $x1251)))
 (= new.attention.mixed_in (ite $x870 (_ bv98 7) ?x891))))))))))))
(assert
 (let ((?x2088 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x698 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x3135 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x1444 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2935 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2118 (= (_ bv40 7) new.attention.out.split)))
 (let (($x671 (and $x2118 (or $x2935 $x1444) (ite $x3135 new.attention.dims_where_kept $x698))))
 (= new.attention.out_state (ite $x671 (_ bv98 7) ?x2088))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x551 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x2989 (= (_ bv94 7) new.attention.mixed_in)))
 (let (($x2118 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1271 (not $x2118)))
 (let (($x2034 (or (= 1 new.attention.heads.most) $x1271 (= (_ bv98 7) new.attention.out_state) (and $x2989 (and new.attention.heads.undivided $x551)))))
 (let (($x15 (not new.attention.heads.beyond)))
 (let (($x923 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x2118 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x923 (and (<= 1 new.attention.heads.least) $x15 $x2034)))))))))))
(assert
 (let (($x3341 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2122 (= (_ bv94 7) old.attention.mixed_in)))
(let (($x676 (= (_ bv40 7) old.attention.out.split)))
(let (($x517 (not $x676)))
(let (($x3110 (or (= 1 old.attention.heads.most) $x517 (= (_ bv98 7) old.attention.out_state) (and $x2122 (and old.attention.heads.undivided $x3341)))))
(let (($x1771 (not old.attention.heads.beyond)))
(let (($x3297 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x676 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x3297 (and (<= 1 old.attention.heads.least) $x1771 $x3110))))))))))
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
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x281 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1424 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x373 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x441 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7)))))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x976 (ite $x1724 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x3354 ?x441))))
 (= old.attention.q ?x976)))))))))))))))))
(assert
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1163 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2472 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2028 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x1340 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7)))))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x3154 (ite $x2766 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x3500 ?x1340))))
 (= new.attention.q ?x3154)))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1350 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x1371 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv98 7) new.attention.q) new.attention.kv_unowned $x1350)))))
 (not $x1371))))
(assert
 (let (($x826 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv98 7) old.attention.q) old.attention.kv_unowned $x826)))))
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
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2566 $x1393 $x2899 $x1323 $x3162 $x281 $x1548 $x946 $x2234 $x349))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1667 (= (_ bv58 7) old.attention.heads.kind) $x1424 $x2489 (= (_ bv93 7) old.attention.heads.kind) $x1337 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2094 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3716 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3716 $x2094 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x2214 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1266 (= (_ bv10 7) old.attention.out.input)))
 (or $x1266 $x2214 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1357 (= (_ bv63 7) old.attention.out.split)))
 (let (($x3198 (= (_ bv59 7) old.attention.out.split)))
 (let (($x1544 (= (_ bv40 7) old.attention.out.split)))
 (or $x1544 $x3198 $x1357)))))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x3405 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3405 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x2889 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2889 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3091 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2983 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2983 $x3091 (= (_ bv90 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x2718 (= (_ bv101 7) old.attention.value_dim.kind)))
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1852 (= (_ bv93 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x1298 (= (_ bv58 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x1812 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2394 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1122 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1122 $x2394 $x1812 $x3371 $x1298 $x373 $x1378 $x1852 $x3628 $x2718))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let (($x573 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1424 $x573)))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x849 (= (- 1) old.attention.head_dim.n)))
 (let (($x3012 (or $x849 (< (* ?x809 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x3144 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x1945 (ite $x281 (ite (= 0 ?x3144) 1 (ite $x3012 0 1)) old.attention.head_dim.given_least)))
 (let (($x550 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1395 (ite (and $x849 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x849 $x550) 0 1))))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x2793 (ite $x2234 old.attention.head_dim.parts (ite (or $x1393 $x2566 $x946 $x349 $x3162) 1 (ite $x2899 ?x1395 ?x1945)))))
 (= old.attention.head_dim.least ?x2793)))))))))))))))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x453 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x281 (not (= 0 ?x453)))))))
(assert
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2459 (or $x1548 $x1323)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x3607 (ite $x2234 old.attention.head_dim.parts (ite $x2459 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x3607)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x849 (= (- 1) old.attention.head_dim.n)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x343 (ite $x2899 (or $x849 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x849 (< 1 old.attention.head_dim.n)))))
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x413 (ite $x946 (or $x849 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x281 (or $x849 (< ?x809 old.attention.head_dim.n)) $x343))))
 (let (($x3114 (= 1 old.attention.head_dim.parts)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2459 (or $x1548 $x1323)))
 (let (($x1948 (ite $x2459 old.attention.head_dim.given_moved (ite (or $x2234 $x3114) false $x413))))
 (= old.attention.head_dim.moved $x1948))))))))))))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2175 (div ?x1829 old.attention.value_dim.parts)))
 (let (($x1661 (= (- 1) old.attention.value_dim.n)))
 (let (($x2781 (or $x1661 (< (* ?x2175 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x2365 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let ((?x1108 (ite $x373 (ite (= 0 ?x2365) 1 (ite $x2781 0 1)) old.attention.value_dim.given_least)))
 (let (($x429 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1260 (ite (and $x1661 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1661 $x429) 0 1))))
 (let (($x1812 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1298 (= (_ bv58 7) old.attention.value_dim.kind)))
 (let (($x2718 (= (_ bv101 7) old.attention.value_dim.kind)))
 (let (($x1852 (= (_ bv93 7) old.attention.value_dim.kind)))
 (let (($x1122 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x2394 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let ((?x1961 (ite $x3628 old.attention.value_dim.parts (ite (or $x2394 $x1122 $x1852 $x2718 $x1298) 1 (ite $x1812 ?x1260 ?x1108)))))
 (= old.attention.value_dim.least ?x1961))))))))))))))))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2175 (div ?x1829 old.attention.value_dim.parts)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= ?x2175 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653)))))))
(assert
 (let ((?x2290 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x373 (not (= 0 ?x2290)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x1434 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2721 (not old.model.sinks)))
 (= old.attention.one_key (and $x2721 $x1434)))))
(assert
 (let (($x1544 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1542 (not $x1544)))
 (let (($x1266 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2214 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2214 (and $x1266 $x1542))))))))
(assert
 (let (($x3402 (not old.attention.heads.padded)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x893 (ite (or $x2489 $x1667) old.attention.heads.given_everywhere (or $x1337 (and (= 1 old.attention.heads.parts) $x3402)))))
 (= old.attention.heads.everywhere $x893)))))))
(assert
 (let (($x635 (not old.attention.head_dim.padded)))
 (let (($x3114 (= 1 old.attention.head_dim.parts)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2459 (or $x1548 $x1323)))
 (let (($x763 (ite $x2459 old.attention.head_dim.given_everywhere (or $x2234 (and $x3114 $x635)))))
 (= old.attention.head_dim.everywhere $x763)))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x749 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1724 ?x855 ?x749)))))))))))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x1134 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x1134)))))))))))))))))))))
(assert
 (let (($x1845 (not old.attention.value_dim.padded)))
 (let (($x1524 (= 1 old.attention.value_dim.parts)))
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2183 (ite (or $x1378 $x3371) old.attention.value_dim.given_everywhere (or $x3628 (and $x1524 $x1845)))))
 (= old.attention.value_dim.everywhere $x2183))))))))
(assert
 (let (($x2295 (not old.attention.head_dim.moved)))
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3690 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1393 $x2566 $x946 $x349) $x2295))))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2459 (or $x1548 $x1323)))
 (= old.attention.head_dim.undivided (ite $x2459 old.attention.head_dim.given_undivided $x3690))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2109 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1724 ?x855 ?x2109))))))))))))))))))))))
(assert
 (let (($x3109 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2983 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2295 (not old.attention.head_dim.moved)))
 (let (($x394 (= 1 old.attention.head_dim.most)))
 (let (($x2428 (<= 1 old.attention.head_dim.least)))
 (let (($x2998 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x3091 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2584 (ite (or $x3091 $x2998) (and $x2428 (or old.attention.head_dim.undivided (and $x394 $x2295))) (and $x2983 (and old.attention.head_dim.undivided $x3109)))))
 (= old.attention.scores_whole $x2584))))))))))
(assert
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1404 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2016 (ite $x1404 old.attention.v (ite $x3054 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x2016)))))
(assert
 (let (($x2944 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1653 (not old.attention.gathers)))
 (let (($x3198 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3198 $x1653 $x2944))))))
(assert
 (let ((?x1251 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2209 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3716 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2094 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3061 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2094 $x3716) $x2209))))
 (let (($x1544 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1542 (not $x1544)))
 (let (($x438 (= (_ bv36 7) old.attention.mixed)))
 (let (($x299 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x438)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x438 old.attention.value_dim.everywhere $x1542) $x3061)))
 (= old.attention.mixed_in (ite $x299 (_ bv98 7) ?x1251))))))))))))
(assert
 (let ((?x2765 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x2338 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x3565 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2338)))
 (let (($x2209 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2094 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1544 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1544 (or $x2094 $x2209) $x3565) (_ bv98 7) ?x2765)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x868 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x382 $x1516 $x1000 $x2776 $x868 $x1163 $x2149 $x1824 $x1049 $x2198))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1292 (= (_ bv58 7) new.attention.heads.kind) $x2472 $x313 (= (_ bv93 7) new.attention.heads.kind) $x3206 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1825 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1744 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1744 $x1825 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x2831 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1265 (= (_ bv10 7) new.attention.out.input)))
 (or $x1265 $x2831 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x791 (= (_ bv63 7) new.attention.out.split)))
 (let (($x3002 (= (_ bv59 7) new.attention.out.split)))
 (let (($x1896 (= (_ bv40 7) new.attention.out.split)))
 (or $x1896 $x3002 $x791)))))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x2034 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2034 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x1595 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1595 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1970 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x2416 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2416 $x1970 (= (_ bv90 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x3131 (= (_ bv101 7) new.attention.value_dim.kind)))
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x3261 (= (_ bv93 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1483 (= (_ bv58 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1348 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x3774 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1478 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x1478 $x3774 $x1348 $x932 $x1483 $x2028 $x1082 $x3261 $x2521 $x3131))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let (($x923 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2472 $x923)))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1271 (= (- 1) new.attention.head_dim.n)))
 (let (($x3297 (or $x1271 (< (* ?x2888 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2122 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x3212 (ite $x1163 (ite (= 0 ?x2122) 1 (ite $x3297 0 1)) new.attention.head_dim.given_least)))
 (let (($x3110 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x3341 (ite (and $x1271 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1271 $x3110) 0 1))))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x868 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2973 (ite $x1049 new.attention.head_dim.parts (ite (or $x1516 $x382 $x1824 $x2198 $x868) 1 (ite $x1000 ?x3341 ?x3212)))))
 (= new.attention.head_dim.least ?x2973)))))))))))))))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1474 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1163 (not (= 0 ?x1474)))))))
(assert
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2946 (or $x2149 $x2776)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2613 (ite $x1049 new.attention.head_dim.parts (ite $x2946 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2613)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x1271 (= (- 1) new.attention.head_dim.n)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x812 (ite $x1000 (or $x1271 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1271 (< 1 new.attention.head_dim.n)))))
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x908 (ite $x1824 (or $x1271 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1163 (or $x1271 (< ?x2888 new.attention.head_dim.n)) $x812))))
 (let (($x517 (= 1 new.attention.head_dim.parts)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2946 (or $x2149 $x2776)))
 (let (($x539 (ite $x2946 new.attention.head_dim.given_moved (ite (or $x1049 $x517) false $x908))))
 (= new.attention.head_dim.moved $x539))))))))))))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1696 (div ?x2917 new.attention.value_dim.parts)))
 (let (($x2837 (= (- 1) new.attention.value_dim.n)))
 (let (($x840 (or $x2837 (< (* ?x1696 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2251 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let ((?x574 (ite $x2028 (ite (= 0 ?x2251) 1 (ite $x840 0 1)) new.attention.value_dim.given_least)))
 (let (($x1710 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x1850 (ite (and $x2837 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x2837 $x1710) 0 1))))
 (let (($x1348 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1483 (= (_ bv58 7) new.attention.value_dim.kind)))
 (let (($x3131 (= (_ bv101 7) new.attention.value_dim.kind)))
 (let (($x3261 (= (_ bv93 7) new.attention.value_dim.kind)))
 (let (($x1478 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x3774 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let ((?x2509 (ite $x2521 new.attention.value_dim.parts (ite (or $x3774 $x1478 $x3261 $x3131 $x1483) 1 (ite $x1348 ?x1850 ?x574)))))
 (= new.attention.value_dim.least ?x2509))))))))))))))))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1696 (div ?x2917 new.attention.value_dim.parts)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= ?x1696 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588)))))))
(assert
 (let ((?x132 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2028 (not (= 0 ?x132)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x873 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1569 (not new.model.sinks)))
 (= new.attention.one_key (and $x1569 $x873)))))
(assert
 (let (($x1896 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2741 (not $x1896)))
 (let (($x1265 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2831 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2831 (and $x1265 $x2741))))))))
(assert
 (let (($x2496 (not new.attention.heads.padded)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1306 (ite (or $x313 $x1292) new.attention.heads.given_everywhere (or $x3206 (and (= 1 new.attention.heads.parts) $x2496)))))
 (= new.attention.heads.everywhere $x1306)))))))
(assert
 (let (($x2577 (not new.attention.head_dim.padded)))
 (let (($x517 (= 1 new.attention.head_dim.parts)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2946 (or $x2149 $x2776)))
 (let (($x3121 (ite $x2946 new.attention.head_dim.given_everywhere (or $x1049 (and $x517 $x2577)))))
 (= new.attention.head_dim.everywhere $x3121)))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1230 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2766 ?x2645 ?x1230)))))))))))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x2281 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x2281)))))))))))))))))))))
(assert
 (let (($x669 (not new.attention.value_dim.padded)))
 (let (($x1680 (= 1 new.attention.value_dim.parts)))
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2114 (ite (or $x1082 $x932) new.attention.value_dim.given_everywhere (or $x2521 (and $x1680 $x669)))))
 (= new.attention.value_dim.everywhere $x2114))))))))
(assert
 (let (($x656 (not new.attention.head_dim.moved)))
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1379 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1516 $x382 $x1824 $x2198) $x656))))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2946 (or $x2149 $x2776)))
 (= new.attention.head_dim.undivided (ite $x2946 new.attention.head_dim.given_undivided $x1379))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1419 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2766 ?x2645 ?x1419))))))))))))))))))))))
(assert
 (let (($x2530 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2416 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x656 (not new.attention.head_dim.moved)))
 (let (($x2171 (= 1 new.attention.head_dim.most)))
 (let (($x2152 (<= 1 new.attention.head_dim.least)))
 (let (($x345 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1970 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x2410 (ite (or $x1970 $x345) (and $x2152 (or new.attention.head_dim.undivided (and $x2171 $x656))) (and $x2416 (and new.attention.head_dim.undivided $x2530)))))
 (= new.attention.scores_whole $x2410))))))))))
(assert
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1425 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1288 (ite $x1425 new.attention.v (ite $x1545 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x1288)))))
(assert
 (let (($x1325 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2437 (not new.attention.gathers)))
 (let (($x3002 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3002 $x2437 $x1325))))))
(assert
 (let ((?x1520 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x2241 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1744 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1825 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1255 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1825 $x1744) $x2241))))
 (let (($x1896 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2741 (not $x1896)))
 (let (($x3182 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1123 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3182)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3182 new.attention.value_dim.everywhere $x2741) $x1255)))
 (= new.attention.mixed_in (ite $x1123 (_ bv98 7) ?x1520))))))))))))
(assert
 (let ((?x3160 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x647 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x3363 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x647)))
 (let (($x2241 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1825 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1896 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1896 (or $x1825 $x2241) $x3363) (_ bv98 7) ?x3160)))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2740 (= (_ bv98 7) new.attention.mixed_in)))
 (let (($x1896 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2741 (not $x1896)))
 (let (($x2910 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x2171 (= 1 new.attention.head_dim.most)))
 (let (($x797 (= (_ bv98 7) new.attention.q)))
 (let (($x25 (or $x797 $x2171 (and $x2910 (or $x2741 $x2740 (= (_ bv98 7) new.attention.out_state))))))
 (let (($x3335 (not new.attention.value_dim.beyond)))
 (let (($x1643 (or (and (<= 1 new.attention.value_dim.least) $x3335) (and new.model.latent $x797))))
 (let (($x2152 (<= 1 new.attention.head_dim.least)))
 (let (($x3270 (not new.attention.head_dim.beyond)))
 (let (($x226 (and $x3270 (or $x2152 (and new.attention.one_key (not $x797))) $x1643 $x25)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x226)))))))))))))))
(assert
 (let (($x2151 (= (_ bv98 7) old.attention.mixed_in)))
(let (($x1544 (= (_ bv40 7) old.attention.out.split)))
(let (($x1542 (not $x1544)))
(let (($x2964 (or old.attention.one_key old.attention.scores_whole)))
(let (($x394 (= 1 old.attention.head_dim.most)))
(let (($x652 (= (_ bv98 7) old.attention.q)))
(let (($x2451 (or $x652 $x394 (and $x2964 (or $x1542 $x2151 (= (_ bv98 7) old.attention.out_state))))))
(let (($x2534 (not old.attention.value_dim.beyond)))
(let (($x2614 (or (and (<= 1 old.attention.value_dim.least) $x2534) (and old.model.latent $x652))))
(let (($x2428 (<= 1 old.attention.head_dim.least)))
(let (($x2940 (not old.attention.head_dim.beyond)))
(let (($x2953 (and $x2940 (or $x2428 (and old.attention.one_key (not $x652))) $x2614 $x2451)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x2953))))))))))))))
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
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x281 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1424 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x373 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x441 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7)))))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x976 (ite $x1724 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x3354 ?x441))))
 (= old.attention.q ?x976)))))))))))))))))
(assert
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1163 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2472 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2028 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x1340 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7)))))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x3154 (ite $x2766 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x3500 ?x1340))))
 (= new.attention.q ?x3154)))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2603 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv98 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x2603)))
(assert
 (let (($x1413 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv98 7) old.attention.q) $x1413)))
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
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x281 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1424 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x2296 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2296 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x476 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x476 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x373 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x749 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1724 ?x855 ?x749)))))))))))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2762 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x2762)))))))))))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x3281 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1724 ?x855 ?x3281))))))))))))))))))))))
(assert
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1163 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2472 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x2122 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2122 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x1474 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1474 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2028 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1230 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2766 ?x2645 ?x1230)))))))))))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x412 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x412)))))))))))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x3384 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2766 ?x2645 ?x3384))))))))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1421 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x3046 (= 1 new.tp)))
 (not (or $x3046 (not $x1421))))))
(assert
 (let (($x1343 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x251 (= 1 old.tp)))
(or $x251 (not $x1343)))))
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
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.least () Int)
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
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
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
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x281 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
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
 (let (($x3832 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x564 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3057 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1935 $x3057 $x825 $x1667 $x564 $x1424 $x2489 $x777 $x1337 $x3832))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3109 (= (_ bv59 7) old.attention.out.split)))
 (let (($x1262 (= (_ bv40 7) old.attention.out.split)))
 (or $x1262 $x3109 (= (_ bv63 7) old.attention.out.split)))))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x2296 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2296 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x476 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x476 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1926 (= (_ bv90 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv59 7) old.attention.scores.sum) $x1926)))
(assert
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x373 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
(assert
 (let (($x3318 (= (_ bv59 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x3318 (= (_ bv99 7) old.model.qk_norm))))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x773 (and $x1424 (< 1 old.attention.heads.parts) (= ?x1426 old.attention.heads.n))))
 (= old.attention.heads.filled $x773))))))
(assert
 (let (($x1590 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1424 $x1590)))))
(assert
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x954 (= (- 1) old.attention.heads.n)))
 (let (($x3655 (or $x954 (< (* ?x1426 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2262 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x3655 0 1))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1653 (or $x954 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x956 (ite (and $x954 (= 1 old.attention.heads.parts)) 1 (ite $x1653 0 1))))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x564 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x3832 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3057 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1459 (ite (or $x3057 $x1935 $x777 $x3832 $x564) 1 (ite $x825 ?x956 (ite $x1424 ?x2262 old.attention.heads.given_least)))))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1337 old.attention.heads.parts ?x1459)))))))))))))))))))
(assert
 (let (($x954 (= (- 1) old.attention.heads.n)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1052 (ite $x825 (or $x954 (<= old.attention.heads.parts old.attention.heads.n)) (or $x954 (< 1 old.attention.heads.n)))))
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2496 (ite $x777 (or $x954 (< old.attention.heads.block old.attention.heads.n)) (ite $x1424 (or $x954 (< ?x1426 old.attention.heads.n)) $x1052))))
 (let (($x3565 (= 1 old.attention.heads.parts)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2070 (or $x2489 $x1667)))
 (let (($x2222 (ite $x2070 old.attention.heads.given_moved (ite (or $x1337 $x3565) false $x2496))))
 (= old.attention.heads.moved $x2222))))))))))))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1522 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x234 (not old.model.sinks)))
 (= old.attention.one_key (and $x234 $x1522)))))
(assert
 (let (($x2533 (not old.attention.heads.padded)))
 (let (($x3565 (= 1 old.attention.heads.parts)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2070 (or $x2489 $x1667)))
 (let (($x1688 (ite $x2070 old.attention.heads.given_everywhere (or $x1337 (and $x3565 $x2533)))))
 (= old.attention.heads.everywhere $x1688)))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x749 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1724 ?x855 ?x749)))))))))))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2762 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x2762)))))))))))))))))))))
(assert
 (let (($x1720 (not old.attention.heads.moved)))
 (let (($x3832 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3057 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2584 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3057 $x1935 $x777 $x3832) $x1720))))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2070 (or $x2489 $x1667)))
 (= old.attention.heads.undivided (ite $x2070 old.attention.heads.given_undivided $x2584))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x3281 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1724 ?x855 ?x3281))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1163 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
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
 (let (($x1772 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3117 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1566 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2845 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2845 $x1566 $x1559 $x1292 $x3117 $x2472 $x313 $x1977 $x3206 $x1772))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2742 (= (_ bv59 7) new.attention.out.split)))
 (let (($x1809 (= (_ bv40 7) new.attention.out.split)))
 (or $x1809 $x2742 (= (_ bv63 7) new.attention.out.split)))))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x2122 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2122 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x1474 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1474 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1944 (= (_ bv90 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv59 7) new.attention.scores.sum) $x1944)))
(assert
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2028 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
(assert
 (let (($x2453 (= (_ bv59 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x2453 (= (_ bv99 7) new.model.qk_norm))))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x703 (and $x2472 (< 1 new.attention.heads.parts) (= ?x3078 new.attention.heads.n))))
 (= new.attention.heads.filled $x703))))))
(assert
 (let (($x1127 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2472 $x1127)))))
(assert
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1620 (= (- 1) new.attention.heads.n)))
 (let (($x1260 (or $x1620 (< (* ?x3078 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2638 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1260 0 1))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x635 (or $x1620 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2622 (ite (and $x1620 (= 1 new.attention.heads.parts)) 1 (ite $x635 0 1))))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3117 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x1772 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2845 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1566 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2781 (ite (or $x1566 $x2845 $x1977 $x1772 $x3117) 1 (ite $x1559 ?x2622 (ite $x2472 ?x2638 new.attention.heads.given_least)))))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3206 new.attention.heads.parts ?x2781)))))))))))))))))))
(assert
 (let (($x1620 (= (- 1) new.attention.heads.n)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1411 (ite $x1559 (or $x1620 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1620 (< 1 new.attention.heads.n)))))
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x893 (ite $x1977 (or $x1620 (< new.attention.heads.block new.attention.heads.n)) (ite $x2472 (or $x1620 (< ?x3078 new.attention.heads.n)) $x1411))))
 (let (($x1301 (= 1 new.attention.heads.parts)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1193 (or $x313 $x1292)))
 (let (($x1266 (ite $x1193 new.attention.heads.given_moved (ite (or $x3206 $x1301) false $x893))))
 (= new.attention.heads.moved $x1266))))))))))))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let (($x2188 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3660 (not new.model.sinks)))
 (= new.attention.one_key (and $x3660 $x2188)))))
(assert
 (let (($x1918 (not new.attention.heads.padded)))
 (let (($x1301 (= 1 new.attention.heads.parts)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1193 (or $x313 $x1292)))
 (let (($x1134 (ite $x1193 new.attention.heads.given_everywhere (or $x3206 (and $x1301 $x1918)))))
 (= new.attention.heads.everywhere $x1134)))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1230 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2766 ?x2645 ?x1230)))))))))))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x412 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x412)))))))))))))))))))))
(assert
 (let (($x3091 (not new.attention.heads.moved)))
 (let (($x1772 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2845 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1566 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2058 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1566 $x2845 $x1977 $x1772) $x3091))))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1193 (or $x313 $x1292)))
 (= new.attention.heads.undivided (ite $x1193 new.attention.heads.given_undivided $x2058))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x3384 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2766 ?x2645 ?x3384))))))))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1520 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1809 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2742 (= (_ bv59 7) new.attention.out.split)))
 (let (($x602 (not new.model.latent)))
 (let (($x3621 (and $x602 (or $x2742 (and $x1809 (and new.attention.heads.undivided $x1520))))))
 (let (($x1944 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x2469 (or (and (not (= (_ bv94 7) new.attention.q)) (not (= (_ bv94 7) new.attention.k))) $x1944 new.attention.one_key)))
 (let (($x873 (not (= (_ bv94 7) new.attention.k))))
 (let (($x1634 (not (= (_ bv94 7) new.attention.q))))
 (let (($x1306 (or $x1634 new.attention.one_key (and $x873 (= (_ bv59 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x3363 (and $x1306 (or $x873 (and (= (_ bv59 7) new.model.qk_norm) $x602)) $x2469 (or (not (= (_ bv94 7) new.attention.v)) $x3621))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let (($x3046 (= 1 new.tp)))
 (not (or $x3046 $x3150 $x3363)))))))))))))))))
(assert
 (let (($x2534 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1262 (= (_ bv40 7) old.attention.out.split)))
(let (($x3109 (= (_ bv59 7) old.attention.out.split)))
(let (($x61 (not old.model.latent)))
(let (($x1261 (and $x61 (or $x3109 (and $x1262 (and old.attention.heads.undivided $x2534))))))
(let (($x1926 (= (_ bv90 7) old.attention.scores.sum)))
(let (($x1542 (or (and (not (= (_ bv94 7) old.attention.q)) (not (= (_ bv94 7) old.attention.k))) $x1926 old.attention.one_key)))
(let (($x1687 (not (= (_ bv94 7) old.attention.k))))
(let (($x2822 (not (= (_ bv94 7) old.attention.q))))
(let (($x3347 (or $x2822 old.attention.one_key (and $x1687 (= (_ bv59 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x2614 (and $x3347 (or $x1687 (and (= (_ bv59 7) old.model.qk_norm) $x61)) $x1542 (or (not (= (_ bv94 7) old.attention.v)) $x1261))))
(let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1446 (not $x1713)))
(let (($x251 (= 1 old.tp)))
(or $x251 $x1446 $x2614))))))))))))))))
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
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x281 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1424 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x2296 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2296 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x476 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x476 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x373 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1522 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x234 (not old.model.sinks)))
 (= old.attention.one_key (and $x234 $x1522)))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1062 (not old.attention.qkv.group.pp)))
 (let (($x151 (or $x1062 (= 1 old.pp))))
 (let (($x2018 (not old.attention.qkv.group.sp)))
 (let (($x1335 (or $x2018 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x3231 (or $x1037 $x2523)))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3231 $x1335 $x151)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x749 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1724 ?x855 ?x749))))))))))))))))))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1062 (not old.attention.qkv.group.pp)))
 (let (($x151 (or $x1062 (= 1 old.pp))))
 (let (($x2018 (not old.attention.qkv.group.sp)))
 (let (($x1335 (or $x2018 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x3231 (or $x1037 $x2523)))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3231 $x1335 $x151)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2762 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x2762))))))))))))))))))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1062 (not old.attention.qkv.group.pp)))
 (let (($x151 (or $x1062 (= 1 old.pp))))
 (let (($x2018 (not old.attention.qkv.group.sp)))
 (let (($x1335 (or $x2018 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x3231 (or $x1037 $x2523)))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3231 $x1335 $x151)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x3281 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1724 ?x855 ?x3281)))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1163 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2472 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x2122 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2122 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x1474 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1474 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2028 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let (($x2188 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3660 (not new.model.sinks)))
 (= new.attention.one_key (and $x3660 $x2188)))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x492 (not new.attention.qkv.group.pp)))
 (let (($x2248 (or $x492 (= 1 new.pp))))
 (let (($x718 (not new.attention.qkv.group.sp)))
 (let (($x3282 (or $x718 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x2210 (not new.attention.qkv.group.dp)))
 (let (($x2844 (or $x2210 $x766)))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2844 $x3282 $x2248)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1230 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2766 ?x2645 ?x1230))))))))))))))))))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x492 (not new.attention.qkv.group.pp)))
 (let (($x2248 (or $x492 (= 1 new.pp))))
 (let (($x718 (not new.attention.qkv.group.sp)))
 (let (($x3282 (or $x718 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x2210 (not new.attention.qkv.group.dp)))
 (let (($x2844 (or $x2210 $x766)))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2844 $x3282 $x2248)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x412 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x412))))))))))))))))))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x492 (not new.attention.qkv.group.pp)))
 (let (($x2248 (or $x492 (= 1 new.pp))))
 (let (($x718 (not new.attention.qkv.group.sp)))
 (let (($x3282 (or $x718 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x2210 (not new.attention.qkv.group.dp)))
 (let (($x2844 (or $x2210 $x766)))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2844 $x3282 $x2248)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x3384 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2766 ?x2645 ?x3384)))))))))))))))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x492 (not new.attention.qkv.group.pp)))
 (let (($x2248 (or $x492 (= 1 new.pp))))
 (let (($x718 (not new.attention.qkv.group.sp)))
 (let (($x3282 (or $x718 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x2210 (not new.attention.qkv.group.dp)))
 (let (($x2844 (or $x2210 $x766)))
 (let (($x2354 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x2844 $x3282 $x2248)))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2844 $x3282 $x2248)))
 (let (($x2926 (and (= (_ bv94 7) new.attention.k) (= (_ bv94 7) new.attention.v) (or (= (_ bv94 7) new.attention.q) (and new.attention.one_key $x684)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2548 (or $x1471 (and $x3150 (or (= (_ bv10 7) new.attention.qkv.collective) $x684)) $x2926 $x2354)))
 (not $x2548))))))))))))))))
(assert
 (let (($x1062 (not old.attention.qkv.group.pp)))
(let (($x151 (or $x1062 (= 1 old.pp))))
(let (($x2018 (not old.attention.qkv.group.sp)))
(let (($x1335 (or $x2018 (= 1 old.sp))))
(let (($x2523 (= 1 old.dp)))
(let (($x1037 (not old.attention.qkv.group.dp)))
(let (($x3231 (or $x1037 $x2523)))
(let (($x2945 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x3231 $x1335 $x151)))
(let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3231 $x1335 $x151)))
(let (($x2140 (and (= (_ bv94 7) old.attention.k) (= (_ bv94 7) old.attention.v) (or (= (_ bv94 7) old.attention.q) (and old.attention.one_key $x302)))))
(let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1446 (not $x1713)))
(let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
(or $x2279 (and $x1446 (or (= (_ bv10 7) old.attention.qkv.collective) $x302)) $x2140 $x2945)))))))))))))))
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
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x2899 $x1323 (= (_ bv58 7) old.attention.head_dim.kind) $x281 $x1548 $x946 $x2234 (= (_ bv101 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x825 $x1667 (= (_ bv58 7) old.attention.heads.kind) $x1424 $x2489 $x777 $x1337 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1392 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x3207 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2026 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x487 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x487 $x2026 $x3207 $x1392))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x2296 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2296 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x476 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x476 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x373 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x773 (and $x1424 (< 1 old.attention.heads.parts) (= ?x1426 old.attention.heads.n))))
 (= old.attention.heads.filled $x773))))))
(assert
 (let (($x798 (= (- 1) old.attention.heads.n)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2360 (ite $x825 (or $x798 (<= old.attention.heads.parts old.attention.heads.n)) (or $x798 (< 1 old.attention.heads.n)))))
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2574 (ite $x777 (or $x798 (< old.attention.heads.block old.attention.heads.n)) (ite $x1424 (or $x798 (< ?x1426 old.attention.heads.n)) $x2360))))
 (let (($x3509 (= 1 old.attention.heads.parts)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1254 (or $x2489 $x1667)))
 (let (($x1244 (ite $x1254 old.attention.heads.given_moved (ite (or $x1337 $x3509) false $x2574))))
 (= old.attention.heads.moved $x1244))))))))))))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let (($x929 (= (- 1) old.attention.head_dim.n)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x429 (ite $x2899 (or $x929 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x929 (< 1 old.attention.head_dim.n)))))
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2087 (ite $x946 (or $x929 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x281 (or $x929 (< ?x809 old.attention.head_dim.n)) $x429))))
 (let (($x2935 (= 1 old.attention.head_dim.parts)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x2501 (ite $x1807 old.attention.head_dim.given_moved (ite (or $x2234 $x2935) false $x2087))))
 (= old.attention.head_dim.moved $x2501))))))))))))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1522 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x234 (not old.model.sinks)))
 (= old.attention.one_key (and $x234 $x1522)))))
(assert
 (let (($x573 (not old.attention.heads.moved)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3509 (= 1 old.attention.heads.parts)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1254 (or $x2489 $x1667)))
 (let (($x2451 (ite $x1254 old.attention.heads.given_first (or $x3509 (and (not (or $x1337 $x825)) $x573)))))
 (= old.attention.heads.first_alone $x2451))))))))))
(assert
 (let (($x1991 (not old.attention.head_dim.moved)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2935 (= 1 old.attention.head_dim.parts)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x267 (ite $x1807 old.attention.head_dim.given_first (or $x2935 (and (not (or $x2234 $x2899)) $x1991)))))
 (= old.attention.head_dim.first_alone $x267))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x749 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1724 ?x855 ?x749)))))))))))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2762 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x2762)))))))))))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x3281 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1724 ?x855 ?x3281))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1000 $x2776 (= (_ bv58 7) new.attention.head_dim.kind) $x1163 $x2149 $x1824 $x1049 (= (_ bv101 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1559 $x1292 (= (_ bv58 7) new.attention.heads.kind) $x2472 $x313 $x1977 $x3206 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1005 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1653 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x672 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x592 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x592 $x672 $x1653 $x1005))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x2122 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2122 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x1474 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1474 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2028 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x703 (and $x2472 (< 1 new.attention.heads.parts) (= ?x3078 new.attention.heads.n))))
 (= new.attention.heads.filled $x703))))))
(assert
 (let (($x840 (= (- 1) new.attention.heads.n)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x823 (ite $x1559 (or $x840 (<= new.attention.heads.parts new.attention.heads.n)) (or $x840 (< 1 new.attention.heads.n)))))
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x886 (ite $x1977 (or $x840 (< new.attention.heads.block new.attention.heads.n)) (ite $x2472 (or $x840 (< ?x3078 new.attention.heads.n)) $x823))))
 (let (($x2345 (= 1 new.attention.heads.parts)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x812 (or $x313 $x1292)))
 (let (($x3779 (ite $x812 new.attention.heads.given_moved (ite (or $x3206 $x2345) false $x886))))
 (= new.attention.heads.moved $x3779))))))))))))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let (($x2034 (= (- 1) new.attention.head_dim.n)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1880 (ite $x1000 (or $x2034 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2034 (< 1 new.attention.head_dim.n)))))
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1570 (ite $x1824 (or $x2034 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1163 (or $x2034 (< ?x2888 new.attention.head_dim.n)) $x1880))))
 (let (($x2185 (= 1 new.attention.head_dim.parts)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x1235 (ite $x2804 new.attention.head_dim.given_moved (ite (or $x1049 $x2185) false $x1570))))
 (= new.attention.head_dim.moved $x1235))))))))))))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let (($x2188 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3660 (not new.model.sinks)))
 (= new.attention.one_key (and $x3660 $x2188)))))
(assert
 (let (($x109 (not new.attention.heads.moved)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2345 (= 1 new.attention.heads.parts)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x812 (or $x313 $x1292)))
 (let (($x1215 (ite $x812 new.attention.heads.given_first (or $x2345 (and (not (or $x3206 $x1559)) $x109)))))
 (= new.attention.heads.first_alone $x1215))))))))))
(assert
 (let (($x3222 (not new.attention.head_dim.moved)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2185 (= 1 new.attention.head_dim.parts)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x2674 (ite $x2804 new.attention.head_dim.given_first (or $x2185 (and (not (or $x1049 $x1000)) $x3222)))))
 (= new.attention.head_dim.first_alone $x2674))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1230 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2766 ?x2645 ?x1230)))))))))))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x412 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x412)))))))))))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x3384 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2766 ?x2645 ?x3384))))))))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2422 (not new.attention.one_key)))
 (let (($x592 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x891 (and $x592 (not (and new.model.q_bias (= (_ bv94 7) new.attention.q) $x2422)) (not (and new.model.k_bias (= (_ bv94 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv94 7) new.attention.v))))))
 (let (($x1233 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x891)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3655 (or (and $x1545 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x2957 new.attention.head_dim.first_alone))))
 (let (($x1005 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2070 (or (and new.model.q_bias $x2422) new.model.k_bias new.model.v_bias)))
 (let (($x3046 (= 1 new.tp)))
 (let (($x3447 (or $x3046 (not $x2070) (and (not $x3084) (or $x592 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1005 $x3655) (and $x3084 $x1233))))
 (not $x3447))))))))))))))
(assert
 (let (($x711 (not old.attention.one_key)))
(let (($x487 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x387 (and $x487 (not (and old.model.q_bias (= (_ bv94 7) old.attention.q) $x711)) (not (and old.model.k_bias (= (_ bv94 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv94 7) old.attention.v))))))
(let (($x960 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x387)))
(let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x754 (or (and $x3054 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x2635 old.attention.head_dim.first_alone))))
(let (($x1392 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x2201 (not (or (and old.model.q_bias $x711) old.model.k_bias old.model.v_bias))))
(let (($x251 (= 1 old.tp)))
(or $x251 $x2201 (and (not $x1713) (or $x487 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1392 $x754) (and $x1713 $x960))))))))))))))
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
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2566 $x1393 $x2899 $x1323 $x3162 $x281 $x1548 $x946 $x2234 $x349))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1424 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x96 (= (_ bv90 7) old.attention.scores.sum)))
 (let (($x394 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2307 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2307 $x394 $x96)))))
(assert
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x373 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x929 (= (- 1) old.attention.head_dim.n)))
 (let (($x3192 (or $x929 (< (* ?x809 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1099 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x2365 (ite $x281 (ite (= 0 ?x1099) 1 (ite $x3192 0 1)) old.attention.head_dim.given_least)))
 (let (($x2453 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2258 (ite (and $x929 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x929 $x2453) 0 1))))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x914 (ite $x2234 old.attention.head_dim.parts (ite (or $x1393 $x2566 $x946 $x349 $x3162) 1 (ite $x2899 ?x2258 ?x2365)))))
 (= old.attention.head_dim.least ?x914)))))))))))))))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x2721 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x281 (not (= 0 ?x2721)))))))
(assert
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x2150 (ite $x2234 old.attention.head_dim.parts (ite $x1807 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2150)))))))
(assert
 (let (($x929 (= (- 1) old.attention.head_dim.n)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x429 (ite $x2899 (or $x929 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x929 (< 1 old.attention.head_dim.n)))))
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2087 (ite $x946 (or $x929 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x281 (or $x929 (< ?x809 old.attention.head_dim.n)) $x429))))
 (let (($x2935 (= 1 old.attention.head_dim.parts)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x2501 (ite $x1807 old.attention.head_dim.given_moved (ite (or $x2234 $x2935) false $x2087))))
 (= old.attention.head_dim.moved $x2501))))))))))))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1522 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x234 (not old.model.sinks)))
 (= old.attention.one_key (and $x234 $x1522)))))
(assert
 (let (($x2838 (not old.attention.head_dim.padded)))
 (let (($x2935 (= 1 old.attention.head_dim.parts)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x1518 (ite $x1807 old.attention.head_dim.given_everywhere (or $x2234 (and $x2935 $x2838)))))
 (= old.attention.head_dim.everywhere $x1518)))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x441 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7)))))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x976 (ite $x1724 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x3354 ?x441))))
 (= old.attention.q ?x976)))))))))))))))))
(assert
 (let (($x1991 (not old.attention.head_dim.moved)))
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2214 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1393 $x2566 $x946 $x349) $x1991))))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (= old.attention.head_dim.undivided (ite $x1807 old.attention.head_dim.given_undivided $x2214))))))))))))
(assert
 (let (($x3607 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2307 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1991 (not old.attention.head_dim.moved)))
 (let (($x3330 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1991))))
 (let (($x49 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x394 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2897 (ite (or $x394 $x49) (and (<= 1 old.attention.head_dim.least) $x3330) (and $x2307 (and old.attention.head_dim.undivided $x3607)))))
 (= old.attention.scores_whole $x2897)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x868 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x382 $x1516 $x1000 $x2776 $x868 $x1163 $x2149 $x1824 $x1049 $x2198))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2472 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x3409 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x1352 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x3318 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3318 $x1352 $x3409)))))
(assert
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2028 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2034 (= (- 1) new.attention.head_dim.n)))
 (let (($x61 (or $x2034 (< (* ?x2888 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3109 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x1879 (ite $x1163 (ite (= 0 ?x3109) 1 (ite $x61 0 1)) new.attention.head_dim.given_least)))
 (let (($x612 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1262 (ite (and $x2034 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2034 $x612) 0 1))))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x868 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x3299 (ite $x1049 new.attention.head_dim.parts (ite (or $x1516 $x382 $x1824 $x2198 $x868) 1 (ite $x1000 ?x1262 ?x1879)))))
 (= new.attention.head_dim.least ?x3299)))))))))))))))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x2408 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1163 (not (= 0 ?x2408)))))))
(assert
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2749 (ite $x1049 new.attention.head_dim.parts (ite $x2804 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2749)))))))
(assert
 (let (($x2034 (= (- 1) new.attention.head_dim.n)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1880 (ite $x1000 (or $x2034 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2034 (< 1 new.attention.head_dim.n)))))
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1570 (ite $x1824 (or $x2034 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1163 (or $x2034 (< ?x2888 new.attention.head_dim.n)) $x1880))))
 (let (($x2185 (= 1 new.attention.head_dim.parts)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x1235 (ite $x2804 new.attention.head_dim.given_moved (ite (or $x1049 $x2185) false $x1570))))
 (= new.attention.head_dim.moved $x1235))))))))))))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let (($x2188 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3660 (not new.model.sinks)))
 (= new.attention.one_key (and $x3660 $x2188)))))
(assert
 (let (($x3546 (not new.attention.head_dim.padded)))
 (let (($x2185 (= 1 new.attention.head_dim.parts)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x2755 (ite $x2804 new.attention.head_dim.given_everywhere (or $x1049 (and $x2185 $x3546)))))
 (= new.attention.head_dim.everywhere $x2755)))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x1340 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7)))))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x3154 (ite $x2766 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x3500 ?x1340))))
 (= new.attention.q ?x3154)))))))))))))))))
(assert
 (let (($x3222 (not new.attention.head_dim.moved)))
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1427 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1516 $x382 $x1824 $x2198) $x3222))))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (= new.attention.head_dim.undivided (ite $x2804 new.attention.head_dim.given_undivided $x1427))))))))))))
(assert
 (let (($x953 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3318 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3222 (not new.attention.head_dim.moved)))
 (let (($x862 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x3222))))
 (let (($x1675 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1352 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x550 (ite (or $x1352 $x1675) (and (<= 1 new.attention.head_dim.least) $x862) (and $x3318 (and new.attention.head_dim.undivided $x953)))))
 (= new.attention.scores_whole $x550)))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3409 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x3046 (= 1 new.tp)))
 (let (($x339 (or $x3046 (not (= (_ bv36 7) new.attention.q)) $x3409 new.attention.one_key new.attention.scores_whole)))
 (not $x339)))))
(assert
 (let (($x96 (= (_ bv90 7) old.attention.scores.sum)))
(let (($x251 (= 1 old.tp)))
(or $x251 (not (= (_ bv36 7) old.attention.q)) $x96 old.attention.one_key old.attention.scores_whole))))
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
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2566 $x1393 $x2899 $x1323 $x3162 $x281 $x1548 $x946 $x2234 $x349))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1424 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x3342 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3342 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x394 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2307 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2307 $x394 (= (_ bv90 7) old.attention.scores.sum)))))
(assert
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x373 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x929 (= (- 1) old.attention.head_dim.n)))
 (let (($x3192 (or $x929 (< (* ?x809 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1099 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x2365 (ite $x281 (ite (= 0 ?x1099) 1 (ite $x3192 0 1)) old.attention.head_dim.given_least)))
 (let (($x2453 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2258 (ite (and $x929 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x929 $x2453) 0 1))))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x914 (ite $x2234 old.attention.head_dim.parts (ite (or $x1393 $x2566 $x946 $x349 $x3162) 1 (ite $x2899 ?x2258 ?x2365)))))
 (= old.attention.head_dim.least ?x914)))))))))))))))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x2721 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x281 (not (= 0 ?x2721)))))))
(assert
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x2150 (ite $x2234 old.attention.head_dim.parts (ite $x1807 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2150)))))))
(assert
 (let (($x929 (= (- 1) old.attention.head_dim.n)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x429 (ite $x2899 (or $x929 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x929 (< 1 old.attention.head_dim.n)))))
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2087 (ite $x946 (or $x929 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x281 (or $x929 (< ?x809 old.attention.head_dim.n)) $x429))))
 (let (($x2935 (= 1 old.attention.head_dim.parts)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x2501 (ite $x1807 old.attention.head_dim.given_moved (ite (or $x2234 $x2935) false $x2087))))
 (= old.attention.head_dim.moved $x2501))))))))))))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1522 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x234 (not old.model.sinks)))
 (= old.attention.one_key (and $x234 $x1522)))))
(assert
 (let (($x2838 (not old.attention.head_dim.padded)))
 (let (($x2935 (= 1 old.attention.head_dim.parts)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x1518 (ite $x1807 old.attention.head_dim.given_everywhere (or $x2234 (and $x2935 $x2838)))))
 (= old.attention.head_dim.everywhere $x1518)))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x749 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1724 ?x855 ?x749)))))))))))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2226 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x2226)))))))))))))))))))))
(assert
 (let (($x1991 (not old.attention.head_dim.moved)))
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2214 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1393 $x2566 $x946 $x349) $x1991))))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (= old.attention.head_dim.undivided (ite $x1807 old.attention.head_dim.given_undivided $x2214))))))))))))
(assert
 (let (($x3607 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2307 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1991 (not old.attention.head_dim.moved)))
 (let (($x3330 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1991))))
 (let (($x877 (= 1 old.pp)))
 (let (($x3047 (not old.attention.scores.group.pp)))
 (let (($x972 (or $x3047 $x877)))
 (let (($x3519 (= 1 old.sp)))
 (let (($x539 (not old.attention.scores.group.sp)))
 (let (($x677 (or $x539 $x3519)))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1623 (not old.attention.scores.group.dp)))
 (let (($x2879 (or $x1623 $x2523)))
 (let (($x49 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2879 $x677 $x972)))
 (let (($x394 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2897 (ite (or $x394 $x49) (and (<= 1 old.attention.head_dim.least) $x3330) (and $x2307 (and old.attention.head_dim.undivided $x3607)))))
 (= old.attention.scores_whole $x2897))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x868 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x382 $x1516 $x1000 $x2776 $x868 $x1163 $x2149 $x1824 $x1049 $x2198))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2472 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x782 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x782 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x1352 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x3318 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3318 $x1352 (= (_ bv90 7) new.attention.scores.sum)))))
(assert
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2028 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2034 (= (- 1) new.attention.head_dim.n)))
 (let (($x61 (or $x2034 (< (* ?x2888 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3109 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x1879 (ite $x1163 (ite (= 0 ?x3109) 1 (ite $x61 0 1)) new.attention.head_dim.given_least)))
 (let (($x612 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1262 (ite (and $x2034 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2034 $x612) 0 1))))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x868 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x3299 (ite $x1049 new.attention.head_dim.parts (ite (or $x1516 $x382 $x1824 $x2198 $x868) 1 (ite $x1000 ?x1262 ?x1879)))))
 (= new.attention.head_dim.least ?x3299)))))))))))))))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x2408 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1163 (not (= 0 ?x2408)))))))
(assert
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2749 (ite $x1049 new.attention.head_dim.parts (ite $x2804 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2749)))))))
(assert
 (let (($x2034 (= (- 1) new.attention.head_dim.n)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1880 (ite $x1000 (or $x2034 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2034 (< 1 new.attention.head_dim.n)))))
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1570 (ite $x1824 (or $x2034 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1163 (or $x2034 (< ?x2888 new.attention.head_dim.n)) $x1880))))
 (let (($x2185 (= 1 new.attention.head_dim.parts)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x1235 (ite $x2804 new.attention.head_dim.given_moved (ite (or $x1049 $x2185) false $x1570))))
 (= new.attention.head_dim.moved $x1235))))))))))))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let (($x2188 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3660 (not new.model.sinks)))
 (= new.attention.one_key (and $x3660 $x2188)))))
(assert
 (let (($x3546 (not new.attention.head_dim.padded)))
 (let (($x2185 (= 1 new.attention.head_dim.parts)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x2755 (ite $x2804 new.attention.head_dim.given_everywhere (or $x1049 (and $x2185 $x3546)))))
 (= new.attention.head_dim.everywhere $x2755)))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1230 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2766 ?x2645 ?x1230)))))))))))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x442 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x442)))))))))))))))))))))
(assert
 (let (($x3222 (not new.attention.head_dim.moved)))
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1427 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1516 $x382 $x1824 $x2198) $x3222))))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (= new.attention.head_dim.undivided (ite $x2804 new.attention.head_dim.given_undivided $x1427))))))))))))
(assert
 (let (($x953 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3318 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3222 (not new.attention.head_dim.moved)))
 (let (($x862 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x3222))))
 (let (($x2104 (= 1 new.pp)))
 (let (($x1270 (not new.attention.scores.group.pp)))
 (let (($x2658 (or $x1270 $x2104)))
 (let (($x1445 (= 1 new.sp)))
 (let (($x944 (not new.attention.scores.group.sp)))
 (let (($x698 (or $x944 $x1445)))
 (let (($x766 (= 1 new.dp)))
 (let (($x3478 (not new.attention.scores.group.dp)))
 (let (($x3472 (or $x3478 $x766)))
 (let (($x1675 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3472 $x698 $x2658)))
 (let (($x1352 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x550 (ite (or $x1352 $x1675) (and (<= 1 new.attention.head_dim.least) $x862) (and $x3318 (and new.attention.head_dim.undivided $x953)))))
 (= new.attention.scores_whole $x550))))))))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3561 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x2104 (= 1 new.pp)))
 (let (($x1270 (not new.attention.scores.group.pp)))
 (let (($x2658 (or $x1270 $x2104)))
 (let (($x1445 (= 1 new.sp)))
 (let (($x944 (not new.attention.scores.group.sp)))
 (let (($x698 (or $x944 $x1445)))
 (let (($x766 (= 1 new.dp)))
 (let (($x3478 (not new.attention.scores.group.dp)))
 (let (($x3472 (or $x3478 $x766)))
 (let (($x1675 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3472 $x698 $x2658)))
 (let (($x1063 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x3472 $x698 $x2658)))
 (let (($x2765 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv94 7) new.attention.q)) (not (= (_ bv94 7) new.attention.k)))))
 (let (($x2215 (not new.attention.one_key)))
 (let (($x2257 (not new.attention.scores_whole)))
 (let (($x3318 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1352 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x86 (or $x1352 (and $x3318 (not (= 1 new.tp)) $x2257 $x2215) $x2765 $x1063 (and $x1675 $x3561))))
 (not $x86))))))))))))))))))))
(assert
 (let (($x2430 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x877 (= 1 old.pp)))
(let (($x3047 (not old.attention.scores.group.pp)))
(let (($x972 (or $x3047 $x877)))
(let (($x3519 (= 1 old.sp)))
(let (($x539 (not old.attention.scores.group.sp)))
(let (($x677 (or $x539 $x3519)))
(let (($x2523 (= 1 old.dp)))
(let (($x1623 (not old.attention.scores.group.dp)))
(let (($x2879 (or $x1623 $x2523)))
(let (($x49 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2879 $x677 $x972)))
(let (($x574 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x2879 $x677 $x972)))
(let (($x1380 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv94 7) old.attention.q)) (not (= (_ bv94 7) old.attention.k)))))
(let (($x2903 (not old.attention.one_key)))
(let (($x1498 (not old.attention.scores_whole)))
(let (($x2307 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x394 (= (_ bv59 7) old.attention.scores.sum)))
(or $x394 (and $x2307 (not (= 1 old.tp)) $x1498 $x2903) $x1380 $x574 (and $x49 $x2430))))))))))))))))))))
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
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2566 $x1393 $x2899 $x1323 $x3162 $x281 $x1548 $x946 $x2234 $x349))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1424 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x2950 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x2950 (= (_ bv50 7) old.attention.scores.scale))))
(assert
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x373 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x929 (= (- 1) old.attention.head_dim.n)))
 (let (($x3192 (or $x929 (< (* ?x809 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1099 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x2365 (ite $x281 (ite (= 0 ?x1099) 1 (ite $x3192 0 1)) old.attention.head_dim.given_least)))
 (let (($x2453 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2258 (ite (and $x929 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x929 $x2453) 0 1))))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3162 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x914 (ite $x2234 old.attention.head_dim.parts (ite (or $x1393 $x2566 $x946 $x349 $x3162) 1 (ite $x2899 ?x2258 ?x2365)))))
 (= old.attention.head_dim.least ?x914)))))))))))))))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x2721 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x281 (not (= 0 ?x2721)))))))
(assert
 (let (($x929 (= (- 1) old.attention.head_dim.n)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x429 (ite $x2899 (or $x929 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x929 (< 1 old.attention.head_dim.n)))))
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2087 (ite $x946 (or $x929 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x281 (or $x929 (< ?x809 old.attention.head_dim.n)) $x429))))
 (let (($x2935 (= 1 old.attention.head_dim.parts)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x2501 (ite $x1807 old.attention.head_dim.given_moved (ite (or $x2234 $x2935) false $x2087))))
 (= old.attention.head_dim.moved $x2501))))))))))))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1522 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x234 (not old.model.sinks)))
 (= old.attention.one_key (and $x234 $x1522)))))
(assert
 (let (($x2838 (not old.attention.head_dim.padded)))
 (let (($x2935 (= 1 old.attention.head_dim.parts)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x1518 (ite $x1807 old.attention.head_dim.given_everywhere (or $x2234 (and $x2935 $x2838)))))
 (= old.attention.head_dim.everywhere $x1518)))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x441 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7)))))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x976 (ite $x1724 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x3354 ?x441))))
 (= old.attention.q ?x976)))))))))))))))))
(assert
 (let (($x1991 (not old.attention.head_dim.moved)))
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2214 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1393 $x2566 $x946 $x349) $x1991))))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (= old.attention.head_dim.undivided (ite $x1807 old.attention.head_dim.given_undivided $x2214))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x868 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x382 $x1516 $x1000 $x2776 $x868 $x1163 $x2149 $x1824 $x1049 $x2198))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2472 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x3221 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x3221 (= (_ bv50 7) new.attention.scores.scale))))
(assert
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2028 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2034 (= (- 1) new.attention.head_dim.n)))
 (let (($x61 (or $x2034 (< (* ?x2888 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3109 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x1879 (ite $x1163 (ite (= 0 ?x3109) 1 (ite $x61 0 1)) new.attention.head_dim.given_least)))
 (let (($x612 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1262 (ite (and $x2034 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2034 $x612) 0 1))))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x868 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x3299 (ite $x1049 new.attention.head_dim.parts (ite (or $x1516 $x382 $x1824 $x2198 $x868) 1 (ite $x1000 ?x1262 ?x1879)))))
 (= new.attention.head_dim.least ?x3299)))))))))))))))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x2408 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1163 (not (= 0 ?x2408)))))))
(assert
 (let (($x2034 (= (- 1) new.attention.head_dim.n)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1880 (ite $x1000 (or $x2034 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2034 (< 1 new.attention.head_dim.n)))))
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1570 (ite $x1824 (or $x2034 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1163 (or $x2034 (< ?x2888 new.attention.head_dim.n)) $x1880))))
 (let (($x2185 (= 1 new.attention.head_dim.parts)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x1235 (ite $x2804 new.attention.head_dim.given_moved (ite (or $x1049 $x2185) false $x1570))))
 (= new.attention.head_dim.moved $x1235))))))))))))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let (($x2188 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3660 (not new.model.sinks)))
 (= new.attention.one_key (and $x3660 $x2188)))))
(assert
 (let (($x3546 (not new.attention.head_dim.padded)))
 (let (($x2185 (= 1 new.attention.head_dim.parts)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x2755 (ite $x2804 new.attention.head_dim.given_everywhere (or $x1049 (and $x2185 $x3546)))))
 (= new.attention.head_dim.everywhere $x2755)))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x1340 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7)))))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x3154 (ite $x2766 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x3500 ?x1340))))
 (= new.attention.q ?x3154)))))))))))))))))
(assert
 (let (($x3222 (not new.attention.head_dim.moved)))
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1427 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1516 $x382 $x1824 $x2198) $x3222))))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (= new.attention.head_dim.undivided (ite $x2804 new.attention.head_dim.given_undivided $x1427))))))))))))
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
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
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
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3221 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x1647 (or (not (= (_ bv36 7) new.attention.q)) $x3221 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x1647))))
(assert
 (let (($x2950 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x2950 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

