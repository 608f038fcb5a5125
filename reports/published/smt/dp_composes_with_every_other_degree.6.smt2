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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x1911 (= (_ bv29 7) old.ffn.down.bias)))
 (let (($x3158 (= (_ bv27 7) old.ffn.down.bias)))
 (let (($x312 (= (_ bv1 7) old.ffn.down.bias)))
 (or $x312 (= (_ bv23 7) old.ffn.down.bias) $x3158 $x1911)))))
(assert
 (let (($x1762 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x235 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2617 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1780 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2072 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2072 $x1780 $x2617 $x235 $x1762)))))))
(assert
 (let (($x1931 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2252 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2252 $x1931 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x3775 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1165 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3039 (= (_ bv40 7) old.ffn.down.split)))
 (or $x3039 $x1165 $x3775)))))
(assert
 (let (($x1133 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x727 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x424 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1067 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1270 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1270 $x1067 $x424 $x727 $x1133)))))))
(assert
 (let (($x3616 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2600 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2600 $x3616 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x3500 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3784 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2173 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2173 $x3784 $x3500)))))
(assert
 (let (($x2227 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2227 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x67 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x869 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x612 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2759 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2358 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2358 $x2759 $x612 $x869 $x67)))))))
(assert
 (let (($x2734 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x422 (= (_ bv10 7) old.ffn.up.input)))
 (or $x422 $x2734 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x1482 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1733 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1093 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1093 $x1733 $x1482)))))
(assert
 (let (($x2993 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2674 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3824 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3824 $x2674 $x2993 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2053 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x3510 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1274 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x943 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x674 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1503 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3020 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1283 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3517 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x3517 $x1283 $x3020 $x1503 $x674 $x3172 $x943 $x1274 $x3510 $x2053))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3666 $x758 (= (_ bv56 7) old.hidden.kind) $x3184 $x135 $x1135 $x3381 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1050 (= (_ bv49 7) old.norm.statistic)))
 (or $x1050 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2469 (= (_ bv96 7) old.stream)))
 (let (($x2751 (= (_ bv94 7) old.stream)))
 (let (($x1755 (= (_ bv38 7) old.stream)))
 (or $x1755 $x2751 $x2469)))))
(assert
 (let (($x1475 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1430 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x699 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x699 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1430 (= (_ bv91 7) old.stream_tokens.kind) $x1475 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x1788 (< 1 old.hidden.parts)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3184 $x1788 (= ?x2236 old.hidden.n))))))))
(assert
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x1788 (< 1 old.hidden.parts)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3184 $x1788 (<= old.hidden.n ?x2236))))))))
(assert
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3184 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2747 (ite $x3666 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x2223 (= (- 1) old.hidden.n)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2586 (ite $x1135 (or $x2223 (< old.hidden.block old.hidden.n)) (ite $x3184 (or $x2223 (< ?x2236 old.hidden.n)) $x2747))))
 (let (($x1620 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2586)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (= old.hidden.moved (ite $x563 old.hidden.given_moved $x1620)))))))))))))))
(assert
 (let (($x1475 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x469 (or $x1475 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x406 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x469)))
 (= old.stream_tokens.everywhere $x406)))))
(assert
 (let ((?x503 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x572 (div (* ?x503 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2096 (= (- 1) old.ffn.width.n)))
 (let ((?x2850 (ite (or $x2096 (< (* ?x572 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x2342 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x2850)))
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x3604 (ite (or $x2096 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x3020 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x305 (ite $x3020 (ite (and $x2096 (= 1 old.ffn.width.parts)) 1 ?x3604) (ite $x3172 ?x2342 old.ffn.width.given_least))))
 (let (($x674 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2053 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1274 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3517 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1283 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3510 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x3362 (ite $x3510 old.ffn.width.parts (ite (or $x1283 $x3517 $x1274 $x2053 $x674) 1 ?x305))))
 (= old.ffn.width.least ?x3362))))))))))))))))))
(assert
 (let ((?x503 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x572 (div (* ?x503 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3518 (< 1 old.ffn.width.parts)))
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3172 $x3518 (= ?x572 old.ffn.width.n))))))))
(assert
 (let ((?x503 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x572 (div (* ?x503 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3518 (< 1 old.ffn.width.parts)))
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3172 $x3518 (<= old.ffn.width.n ?x572))))))))
(assert
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2170 (and $x3172 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2170))))
(assert
 (let (($x2096 (= (- 1) old.ffn.width.n)))
 (let (($x3020 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2391 (ite $x3020 (or $x2096 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2096 (< 1 old.ffn.width.n)))))
 (let ((?x503 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x572 (div (* ?x503 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1274 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2153 (ite $x1274 (or $x2096 (< old.ffn.width.block old.ffn.width.n)) (ite $x3172 (or $x2096 (< ?x572 old.ffn.width.n)) $x2391))))
 (let (($x3028 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2153)))
 (let (($x1503 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x943 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2073 (or $x943 $x1503)))
 (= old.ffn.width.moved (ite $x2073 old.ffn.width.given_moved $x3028)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1931 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2156 (or $x1931 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2156))))
(assert
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (let (($x2794 (ite $x563 old.hidden.given_everywhere (or $x3381 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2794)))))))
(assert
 (let (($x3117 (not old.hidden.moved)))
 (let (($x691 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x3117)))
 (let (($x1590 (= 1 old.hidden.parts)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (= old.hidden.first_alone (ite $x563 old.hidden.given_first (or $x1590 $x691))))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3510 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2033 (or $x3510 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1503 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x943 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2073 (or $x943 $x1503)))
 (= old.ffn.width.everywhere (ite $x2073 old.ffn.width.given_everywhere $x2033))))))))
(assert
 (let (($x2258 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2375 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2947 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2375)))
 (let (($x1147 (ite old.model.gated $x2947 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x2258))))
 (let (($x462 (= (_ bv61 7) old.ffn.lead)))
 (let (($x1165 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x595 (and old.ffn.width.filled $x1165 (not (and old.ffn.gathers $x462 $x1147)))))
 (= old.ffn.piece_kept $x595)))))))))
(assert
 (let (($x2600 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1757 (and $x2600 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2751 (= (_ bv94 7) old.stream)))
 (let (($x2610 (and $x2751 old.stream_tokens.everywhere)))
 (let (($x1755 (= (_ bv38 7) old.stream)))
 (let (($x3616 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2469 (= (_ bv96 7) old.stream)))
 (let (($x2418 (or $x2469 $x3616 (and $x1755 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2610 $x1757)))
 (= old.ffn.gate_entering (ite $x2418 (_ bv96 7) old.stream)))))))))))
(assert
 (let (($x422 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x3189 (and $x422 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x2751 (= (_ bv94 7) old.stream)))
 (let (($x2610 (and $x2751 old.stream_tokens.everywhere)))
 (let (($x1755 (= (_ bv38 7) old.stream)))
 (let (($x2734 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2469 (= (_ bv96 7) old.stream)))
 (let (($x2757 (or $x2469 $x2734 (and $x1755 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x2610 $x3189)))
 (= old.ffn.up_entering (ite $x2757 (_ bv96 7) old.stream)))))))))))
(assert
 (let (($x2751 (= (_ bv94 7) old.stream)))
 (let (($x2610 (and $x2751 old.stream_tokens.everywhere)))
 (let (($x2469 (= (_ bv96 7) old.stream)))
 (= old.stream.in_order (or $x2469 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) $x2610))))))
(assert
 (let (($x1322 (not old.ffn.width.moved)))
 (let (($x2053 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1274 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3517 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1283 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2279 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x1283 $x3517 $x1274 $x2053) $x1322))))
 (let (($x1503 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x943 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2073 (or $x943 $x1503)))
 (= old.ffn.width.undivided (ite $x2073 old.ffn.width.given_undivided $x2279))))))))))))
(assert
 (let (($x1322 (not old.ffn.width.moved)))
 (let (($x1533 (and old.ffn.width.everywhere $x1322)))
 (= old.ffn.in_place (or $x1533 old.ffn.width.filled)))))
(assert
 (let (($x347 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2617 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x235 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3602 (or $x235 $x2617)))
 (let (($x2484 (or $x3602 $x347)))
 (= old.ffn.first_reads (and old.ffn.piece_kept old.stream.first_keeps_all $x2484))))))))
(assert
 (let (($x2375 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2947 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2375)))
 (let (($x3500 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1213 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x3039 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1165 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2759 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x612 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2611 (or $x612 $x2759)))
 (let (($x2258 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1093 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2452 (< 1 old.tp)))
 (let (($x1353 (and old.model.gated $x2452 $x1093 $x2258 $x2611 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x1165 (and $x3039 (and old.ffn.width.undivided $x1213))) (not (and old.ffn.gathers $x3500 $x2947)))))
 (= old.ffn.up_idle $x1353)))))))))))))))
(assert
 (let (($x1322 (not old.ffn.width.moved)))
 (let (($x1533 (and old.ffn.width.everywhere $x1322)))
 (let ((?x2210 (ite $x1533 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2452 (< 1 old.tp)))
 (let ((?x2660 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x67 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2759 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x612 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2611 (or $x612 $x2759)))
 (let (($x2674 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x869 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2251 (or $x869 (not (or $x2674 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x2258 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1777 (or $x612 $x869)))
 (let ((?x318 (ite (or $x1777 $x2258 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2759 (_ bv21 7) (_ bv16 7)))))
 (let (($x1733 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x3014 (ite $x1733 ?x318 (ite $x2251 (_ bv92 7) (ite $x2611 (_ bv96 7) (ite $x67 ?x2660 (ite $x2452 (_ bv16 7) ?x2210)))))))
 (let (($x3030 (or $x1777 $x2258 (and $x2759 old.ffn.width.padded $x1322) (and $x67 old.ffn.width.leads))))
 (let ((?x2894 (ite (and $x2759 old.ffn.width.filled (not $x2258)) (_ bv96 7) (ite $x3030 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1482 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x1482 ?x2894 ?x3014)))))))))))))))))))))))
(assert
 (let (($x2102 (not old.ffn.width.everywhere)))
 (let (($x134 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2102)))
 (= old.ffn.up_piece (ite $x134 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2993 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x869 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3154 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x869 $x2993 old.ffn.up_idle))))
 (= old.ffn.up_left $x3154)))))
(assert
 (let (($x2473 (not old.ffn.up_left)))
 (let (($x799 (not old.model.joint)))
 (let (($x2348 (and old.ffn.piece_kept old.model.gated $x799 (= (_ bv97 7) old.ffn.up_piece) $x2473)))
 (= old.ffn.share_of_one $x2348)))))
(assert
 (let (($x1322 (not old.ffn.width.moved)))
 (let (($x1533 (and old.ffn.width.everywhere $x1322)))
 (let (($x2452 (< 1 old.tp)))
 (let ((?x1245 (ite $x2452 (_ bv16 7) (ite $x1533 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1417 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1133 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1067 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x424 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x727 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x167 (ite (or $x727 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x424 $x1067) (_ bv96 7) (ite $x1133 ?x1417 ?x1245)))))
 (let (($x2375 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3071 (or $x424 $x727)))
 (let (($x2658 (or $x3071 $x2375 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3784 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1251 (or $x3071 $x2375 (and $x1067 old.ffn.width.padded $x1322) (and $x1133 old.ffn.width.leads))))
 (let ((?x1296 (ite (and $x1067 old.ffn.width.filled (not $x2375)) (_ bv96 7) (ite $x1251 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3500 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3500 ?x1296 (ite $x3784 (ite $x2658 (_ bv96 7) (ite $x1067 (_ bv21 7) (_ bv16 7))) ?x167)))))))))))))))))))))
(assert
 (let (($x2102 (not old.ffn.width.everywhere)))
 (let (($x3500 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3500 (not (= (_ bv96 7) old.ffn.gate_state)) $x2102) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2346 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2346)))
(assert
 (let ((?x3339 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x2598 (not old.ffn.share_of_one)))
 (let (($x3000 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x2598))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x3000) (_ bv96 7) ?x3339))))))
(assert
 (let (($x2072 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x3486 (not $x2072)))
 (let (($x2473 (not old.ffn.up_left)))
 (let (($x1373 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x2664 (and $x1373 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2473 $x3486)))
 (let (($x942 (or old.ffn.width.everywhere old.ffn.first_reads)))
 (let (($x3500 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x443 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x3500 $x942 (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x2375 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x727 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x424 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3071 (or $x424 $x727)))
 (let (($x721 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x3016 (not old.model.gated)))
 (let (($x1368 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and (= (_ bv61 7) old.ffn.up.split) $x942 (= (_ bv97 7) old.ffn.up_state)))))
 (let (($x2258 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x869 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x612 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1777 (or $x612 $x869)))
 (let (($x2427 (and (and $x1373 (or $x1777 $x2258) $x1368) (or $x3016 (and $x721 (or $x3071 $x2375) $x443)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x2452 (< 1 old.tp)))
 (let (($x347 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3775 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1926 (and $x3775 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x2452 $x347)))))
 (let (($x1165 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2751 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x2751 (or $x1165 $x1926) (ite $x2452 $x2427 $x2664))))))))))))))))))))))))))))))
(assert
 (let ((?x1374 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x347 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x235 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1313 (or $x235 $x347)))
 (let (($x3039 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1454 (and $x3039 (not (= (_ bv92 7) old.ffn.product_in)) $x1313 old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x1454 (_ bv96 7) ?x1374))))))))))
(assert
 (let (($x571 (or old.ffn.share_of_one (and old.ffn.up_idle (not (= (_ bv40 7) old.ffn.down.split))))))
 (let (($x576 (= (_ bv92 7) old.ffn.down_state)))
 (= old.ffn.taken_for_whole (and $x576 $x571)))))
(assert
 (let (($x3039 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x343 (not $x3039)))
 (let (($x2072 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x3486 (not $x2072)))
 (let (($x2763 (= 1 old.tp)))
 (let (($x2469 (= (_ bv96 7) old.stream)))
 (let (($x347 (and (or (not old.ffn.down.group.tp) $x2763) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2617 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x235 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3602 (or $x235 $x2617)))
 (let ((?x1324 (ite (or $x3602 (and $x347 (or $x2469 $x2763 $x3486 $x343))) (_ bv96 7) (ite $x2072 (_ bv16 7) (_ bv21 7)))))
 (let (($x185 (= (_ bv96 7) old.ffn.down_state)))
 (let (($x1762 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1780 (= (_ bv5 7) old.ffn.down.collective)))
 (let ((?x3041 (ite (or $x235 (and $x2617 (= (_ bv38 7) old.stream)) (and (or $x1780 $x1762) $x347)) (_ bv38 7) (ite $x2617 (_ bv96 7) (_ bv16 7)))))
 (let (($x2001 (or (and old.hidden.filled (not $x2469)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2407 (not $x347)))
 (let (($x1050 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1755 (= (_ bv38 7) old.stream)))
 (let ((?x205 (ite (and $x1780 old.hidden.filled $x1755 $x2407 $x1050) old.stream (ite (and $x1762 $x2407 $x2001) old.stream ?x3041))))
 (let ((?x2659 (ite $x2072 (_ bv96 7) (ite (and $x1780 old.hidden.filled $x2469 $x2407) (_ bv96 7) ?x205))))
 (let (($x1313 (or $x235 $x347)))
 (let ((?x1863 (ite (and (not $x1755) old.stream.in_order old.hidden.everywhere $x1313) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x347) (_ bv38 7) ?x2659))))
 (let (($x1648 (= (_ bv38 7) old.ffn.down_state)))
 (let ((?x3262 (ite $x1762 (ite (not $x2469) old.stream (_ bv66 7)) (ite $x2617 (ite $x2469 (_ bv96 7) old.stream) (ite $x235 (_ bv92 7) (_ bv16 7))))))
 (let (($x576 (= (_ bv92 7) old.ffn.down_state)))
 (let ((?x2363 (ite $x576 (ite $x1780 (_ bv96 7) ?x3262) (ite $x1648 ?x1863 (ite $x185 ?x1324 old.ffn.down_state)))))
 (= old.ffn.joined (ite old.ffn.tokenwise (ite (or $x3602 $x347) (_ bv94 7) (_ bv21 7)) ?x2363))))))))))))))))))))))))))))))
(assert
 (let (($x3792 (not old.hidden.everywhere)))
 (let (($x1780 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1648 (= (_ bv38 7) old.ffn.down_state)))
 (= old.ffn.full_though_split (and $x1648 (= (_ bv96 7) old.ffn.joined) $x1780 $x3792))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2687 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x2039 (= (_ bv27 7) new.ffn.down.bias)))
 (let (($x261 (= (_ bv1 7) new.ffn.down.bias)))
 (or $x261 (= (_ bv23 7) new.ffn.down.bias) $x2039 $x2687)))))
(assert
 (let (($x1508 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x3617 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1819 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x899 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1907 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x1907 $x899 $x1819 $x3617 $x1508)))))))
(assert
 (let (($x568 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1600 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1600 $x568 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2581 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1712 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3162 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3162 $x1712 $x2581)))))
(assert
 (let (($x2064 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x544 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1332 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3833 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2964 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2964 $x3833 $x1332 $x544 $x2064)))))))
(assert
 (let (($x2714 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1904 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1904 $x2714 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x2065 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1320 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1708 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1708 $x1320 $x2065)))))
(assert
 (let (($x3166 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3166 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1073 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1585 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x587 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3731 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3665 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x3665 $x3731 $x587 $x1585 $x1073)))))))
(assert
 (let (($x3173 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2103 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2103 $x3173 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x3457 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x131 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x103 (= (_ bv40 7) new.ffn.up.split)))
 (or $x103 $x131 $x3457)))))
(assert
 (let (($x2022 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1869 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1204 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1204 $x1869 $x2022 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x3908 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2151 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x208 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2768 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1765 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2402 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1978 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1978 $x2402 $x1022 $x2055 $x1765 $x2949 $x2768 $x208 $x2151 $x3908))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1637 $x3013 (= (_ bv56 7) new.hidden.kind) $x3469 $x2495 $x3308 $x250 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3095 (= (_ bv49 7) new.norm.statistic)))
 (or $x3095 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x981 (= (_ bv96 7) new.stream)))
 (let (($x2453 (= (_ bv94 7) new.stream)))
 (let (($x353 (= (_ bv38 7) new.stream)))
 (or $x353 $x2453 $x981)))))
(assert
 (let (($x535 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x310 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1994 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1994 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x310 (= (_ bv91 7) new.stream_tokens.kind) $x535 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x3015 (< 1 new.hidden.parts)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3469 $x3015 (= ?x349 new.hidden.n))))))))
(assert
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x3015 (< 1 new.hidden.parts)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3469 $x3015 (<= new.hidden.n ?x349))))))))
(assert
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3469 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1656 (ite $x1637 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x2739 (= (- 1) new.hidden.n)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2737 (ite $x3308 (or $x2739 (< new.hidden.block new.hidden.n)) (ite $x3469 (or $x2739 (< ?x349 new.hidden.n)) $x1656))))
 (let (($x1408 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2737)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (= new.hidden.moved (ite $x3400 new.hidden.given_moved $x1408)))))))))))))))
(assert
 (let (($x535 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2104 (or $x535 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1764 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2104)))
 (= new.stream_tokens.everywhere $x1764)))))
(assert
 (let ((?x3840 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1199 (div (* ?x3840 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1209 (= (- 1) new.ffn.width.n)))
 (let ((?x493 (ite (or $x1209 (< (* ?x1199 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x660 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x493)))
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x1516 (ite (or $x1209 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1022 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x3735 (ite $x1022 (ite (and $x1209 (= 1 new.ffn.width.parts)) 1 ?x1516) (ite $x2949 ?x660 new.ffn.width.given_least))))
 (let (($x1765 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x3908 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x208 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1978 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2402 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2151 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x3018 (ite $x2151 new.ffn.width.parts (ite (or $x2402 $x1978 $x208 $x3908 $x1765) 1 ?x3735))))
 (= new.ffn.width.least ?x3018))))))))))))))))))
(assert
 (let ((?x3840 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1199 (div (* ?x3840 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x34 (< 1 new.ffn.width.parts)))
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2949 $x34 (= ?x1199 new.ffn.width.n))))))))
(assert
 (let ((?x3840 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1199 (div (* ?x3840 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x34 (< 1 new.ffn.width.parts)))
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2949 $x34 (<= new.ffn.width.n ?x1199))))))))
(assert
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x852 (and $x2949 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x852))))
(assert
 (let (($x1209 (= (- 1) new.ffn.width.n)))
 (let (($x1022 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x884 (ite $x1022 (or $x1209 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1209 (< 1 new.ffn.width.n)))))
 (let ((?x3840 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1199 (div (* ?x3840 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x208 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1041 (ite $x208 (or $x1209 (< new.ffn.width.block new.ffn.width.n)) (ite $x2949 (or $x1209 (< ?x1199 new.ffn.width.n)) $x884))))
 (let (($x2927 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1041)))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2768 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x633 (or $x2768 $x2055)))
 (= new.ffn.width.moved (ite $x633 new.ffn.width.given_moved $x2927)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x568 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1347 (or $x568 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1347))))
(assert
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (let (($x2392 (ite $x3400 new.hidden.given_everywhere (or $x250 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2392)))))))
(assert
 (let (($x605 (not new.hidden.moved)))
 (let (($x567 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x605)))
 (let (($x1106 (= 1 new.hidden.parts)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (= new.hidden.first_alone (ite $x3400 new.hidden.given_first (or $x1106 $x567))))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2151 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3282 (or $x2151 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2768 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x633 (or $x2768 $x2055)))
 (= new.ffn.width.everywhere (ite $x633 new.ffn.width.given_everywhere $x3282))))))))
(assert
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2037 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x66 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2037)))
 (let (($x1504 (ite new.model.gated $x66 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2196))))
 (let (($x2264 (= (_ bv61 7) new.ffn.lead)))
 (let (($x1712 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3002 (and new.ffn.width.filled $x1712 (not (and new.ffn.gathers $x2264 $x1504)))))
 (= new.ffn.piece_kept $x3002)))))))))
(assert
 (let (($x1904 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x97 (and $x1904 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2453 (= (_ bv94 7) new.stream)))
 (let (($x1033 (and $x2453 new.stream_tokens.everywhere)))
 (let (($x353 (= (_ bv38 7) new.stream)))
 (let (($x2714 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x981 (= (_ bv96 7) new.stream)))
 (let (($x704 (or $x981 $x2714 (and $x353 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1033 $x97)))
 (= new.ffn.gate_entering (ite $x704 (_ bv96 7) new.stream)))))))))))
(assert
 (let (($x2103 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x3108 (and $x2103 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x2453 (= (_ bv94 7) new.stream)))
 (let (($x1033 (and $x2453 new.stream_tokens.everywhere)))
 (let (($x353 (= (_ bv38 7) new.stream)))
 (let (($x3173 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x981 (= (_ bv96 7) new.stream)))
 (let (($x408 (or $x981 $x3173 (and $x353 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x1033 $x3108)))
 (= new.ffn.up_entering (ite $x408 (_ bv96 7) new.stream)))))))))))
(assert
 (let (($x2453 (= (_ bv94 7) new.stream)))
 (let (($x1033 (and $x2453 new.stream_tokens.everywhere)))
 (let (($x981 (= (_ bv96 7) new.stream)))
 (= new.stream.in_order (or $x981 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) $x1033))))))
(assert
 (let (($x2177 (not new.ffn.width.moved)))
 (let (($x3908 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x208 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1978 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2402 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2973 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x2402 $x1978 $x208 $x3908) $x2177))))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2768 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x633 (or $x2768 $x2055)))
 (= new.ffn.width.undivided (ite $x633 new.ffn.width.given_undivided $x2973))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.moved)))
 (let (($x2780 (and new.ffn.width.everywhere $x2177)))
 (= new.ffn.in_place (or $x2780 new.ffn.width.filled)))))
(assert
 (let (($x3250 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3617 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x732 (or $x3617 $x1819)))
 (let (($x2689 (or $x732 $x3250)))
 (= new.ffn.first_reads (and new.ffn.piece_kept new.stream.first_keeps_all $x2689))))))))
(assert
 (let (($x2037 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x66 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2037)))
 (let (($x2065 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3150 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x3162 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1712 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3731 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x587 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1061 (or $x587 $x3731)))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x103 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1963 (< 1 new.tp)))
 (let (($x1491 (and new.model.gated $x1963 $x103 $x2196 $x1061 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x1712 (and $x3162 (and new.ffn.width.undivided $x3150))) (not (and new.ffn.gathers $x2065 $x66)))))
 (= new.ffn.up_idle $x1491)))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.moved)))
 (let (($x2780 (and new.ffn.width.everywhere $x2177)))
 (let ((?x1789 (ite $x2780 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1963 (< 1 new.tp)))
 (let ((?x3113 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1073 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3731 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x587 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1061 (or $x587 $x3731)))
 (let (($x1869 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1585 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2968 (or $x1585 (not (or $x1869 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x176 (or $x587 $x1585)))
 (let ((?x3007 (ite (or $x176 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x3731 (_ bv21 7) (_ bv16 7)))))
 (let (($x131 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1523 (ite $x131 ?x3007 (ite $x2968 (_ bv92 7) (ite $x1061 (_ bv96 7) (ite $x1073 ?x3113 (ite $x1963 (_ bv16 7) ?x1789)))))))
 (let (($x1095 (or $x176 $x2196 (and $x3731 new.ffn.width.padded $x2177) (and $x1073 new.ffn.width.leads))))
 (let ((?x1736 (ite (and $x3731 new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x1095 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3457 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x3457 ?x1736 ?x1523)))))))))))))))))))))))
(assert
 (let (($x1954 (not new.ffn.width.everywhere)))
 (let (($x1614 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1954)))
 (= new.ffn.up_piece (ite $x1614 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2022 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1585 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2122 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1585 $x2022 new.ffn.up_idle))))
 (= new.ffn.up_left $x2122)))))
(assert
 (let (($x934 (not new.ffn.up_left)))
 (let (($x2975 (not new.model.joint)))
 (let (($x2332 (and new.ffn.piece_kept new.model.gated $x2975 (= (_ bv97 7) new.ffn.up_piece) $x934)))
 (= new.ffn.share_of_one $x2332)))))
(assert
 (let (($x2177 (not new.ffn.width.moved)))
 (let (($x2780 (and new.ffn.width.everywhere $x2177)))
 (let (($x1963 (< 1 new.tp)))
 (let ((?x2576 (ite $x1963 (_ bv16 7) (ite $x2780 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1205 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x2064 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3833 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1332 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x544 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x520 (ite (or $x544 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1332 $x3833) (_ bv96 7) (ite $x2064 ?x1205 ?x2576)))))
 (let (($x2037 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x435 (or $x1332 $x544)))
 (let (($x3103 (or $x435 $x2037 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1320 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x3258 (or $x435 $x2037 (and $x3833 new.ffn.width.padded $x2177) (and $x2064 new.ffn.width.leads))))
 (let ((?x2399 (ite (and $x3833 new.ffn.width.filled (not $x2037)) (_ bv96 7) (ite $x3258 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2065 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2065 ?x2399 (ite $x1320 (ite $x3103 (_ bv96 7) (ite $x3833 (_ bv21 7) (_ bv16 7))) ?x520)))))))))))))))))))))
(assert
 (let (($x1954 (not new.ffn.width.everywhere)))
 (let (($x2065 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2065 (not (= (_ bv96 7) new.ffn.gate_state)) $x1954) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1277 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1277)))
(assert
 (let ((?x3876 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x2184 (not new.ffn.share_of_one)))
 (let (($x3871 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x2184))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x3871) (_ bv96 7) ?x3876))))))
(assert
 (let (($x1907 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x3082 (not $x1907)))
 (let (($x934 (not new.ffn.up_left)))
 (let (($x313 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x2482 (and $x313 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x934 $x3082)))
 (let (($x1216 (or new.ffn.width.everywhere new.ffn.first_reads)))
 (let (($x2065 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1474 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x2065 $x1216 (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2037 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x544 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1332 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x435 (or $x1332 $x544)))
 (let (($x1365 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x2556 (not new.model.gated)))
 (let (($x3447 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and (= (_ bv61 7) new.ffn.up.split) $x1216 (= (_ bv97 7) new.ffn.up_state)))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1585 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x587 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x176 (or $x587 $x1585)))
 (let (($x3396 (and (and $x313 (or $x176 $x2196) $x3447) (or $x2556 (and $x1365 (or $x435 $x2037) $x1474)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x1963 (< 1 new.tp)))
 (let (($x3250 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2581 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2470 (and $x2581 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x1963 $x3250)))))
 (let (($x1712 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2453 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x2453 (or $x1712 $x2470) (ite $x1963 $x3396 $x2482))))))))))))))))))))))))))))))
(assert
 (let ((?x2100 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3250 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3617 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1829 (or $x3617 $x3250)))
 (let (($x3162 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2752 (and $x3162 (not (= (_ bv92 7) new.ffn.product_in)) $x1829 new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x2752 (_ bv96 7) ?x2100))))))))))
(assert
 (let (($x3379 (or new.ffn.share_of_one (and new.ffn.up_idle (not (= (_ bv40 7) new.ffn.down.split))))))
 (let (($x3211 (= (_ bv92 7) new.ffn.down_state)))
 (= new.ffn.taken_for_whole (and $x3211 $x3379)))))
(assert
 (let (($x3162 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3138 (not $x3162)))
 (let (($x1907 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x3082 (not $x1907)))
 (let (($x1740 (= 1 new.tp)))
 (let (($x981 (= (_ bv96 7) new.stream)))
 (let (($x3250 (and (or (not new.ffn.down.group.tp) $x1740) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3617 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x732 (or $x3617 $x1819)))
 (let ((?x3185 (ite (or $x732 (and $x3250 (or $x981 $x1740 $x3082 $x3138))) (_ bv96 7) (ite $x1907 (_ bv16 7) (_ bv21 7)))))
 (let (($x1835 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x1508 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x899 (= (_ bv5 7) new.ffn.down.collective)))
 (let ((?x2995 (ite (or $x3617 (and $x1819 (= (_ bv38 7) new.stream)) (and (or $x899 $x1508) $x3250)) (_ bv38 7) (ite $x1819 (_ bv96 7) (_ bv16 7)))))
 (let (($x2879 (or (and new.hidden.filled (not $x981)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x70 (not $x3250)))
 (let (($x3095 (= (_ bv49 7) new.norm.statistic)))
 (let (($x353 (= (_ bv38 7) new.stream)))
 (let ((?x1822 (ite (and $x899 new.hidden.filled $x353 $x70 $x3095) new.stream (ite (and $x1508 $x70 $x2879) new.stream ?x2995))))
 (let ((?x220 (ite $x1907 (_ bv96 7) (ite (and $x899 new.hidden.filled $x981 $x70) (_ bv96 7) ?x1822))))
 (let (($x1829 (or $x3617 $x3250)))
 (let ((?x1877 (ite (and (not $x353) new.stream.in_order new.hidden.everywhere $x1829) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3250) (_ bv38 7) ?x220))))
 (let (($x1250 (= (_ bv38 7) new.ffn.down_state)))
 (let ((?x2155 (ite $x1508 (ite (not $x981) new.stream (_ bv66 7)) (ite $x1819 (ite $x981 (_ bv96 7) new.stream) (ite $x3617 (_ bv92 7) (_ bv16 7))))))
 (let (($x3211 (= (_ bv92 7) new.ffn.down_state)))
 (let ((?x2933 (ite $x3211 (ite $x899 (_ bv96 7) ?x2155) (ite $x1250 ?x1877 (ite $x1835 ?x3185 new.ffn.down_state)))))
 (= new.ffn.joined (ite new.ffn.tokenwise (ite (or $x732 $x3250) (_ bv94 7) (_ bv21 7)) ?x2933))))))))))))))))))))))))))))))
(assert
 (let (($x1393 (not new.hidden.everywhere)))
 (let (($x899 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1250 (= (_ bv38 7) new.ffn.down_state)))
 (= new.ffn.full_though_split (and $x1250 (= (_ bv96 7) new.ffn.joined) $x899 $x1393))))))
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
 (let (($x867 (and (or (= (_ bv96 7) new.ffn.down_state) (= (_ bv94 7) new.ffn.down_state)) new.stream.first_keeps_all)))
 (let (($x2687 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x1049 (and $x2687 (or (and (= (_ bv38 7) new.ffn.down_state) new.hidden.first_alone) $x867))))
 (let (($x1529 (not new.ffn.full_though_split)))
 (let (($x584 (and (not (= (_ bv92 7) new.ffn.down_state)) (or (= (_ bv1 7) new.ffn.down.bias) (= (_ bv27 7) new.ffn.down.bias)) $x1529)))
 (let (($x3211 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x1615 (and $x3211 (or (not (= (_ bv27 7) new.ffn.down.bias)) new.ffn.taken_for_whole))))
 (let (($x1740 (= 1 new.tp)))
 (not (or $x1740 (not new.model.down_bias) $x1615 $x584 $x1049)))))))))))
(assert
 (let (($x1306 (and (or (= (_ bv96 7) old.ffn.down_state) (= (_ bv94 7) old.ffn.down_state)) old.stream.first_keeps_all)))
(let (($x1911 (= (_ bv29 7) old.ffn.down.bias)))
(let (($x2599 (and $x1911 (or (and (= (_ bv38 7) old.ffn.down_state) old.hidden.first_alone) $x1306))))
(let (($x1181 (not old.ffn.full_though_split)))
(let (($x1776 (and (not (= (_ bv92 7) old.ffn.down_state)) (or (= (_ bv1 7) old.ffn.down.bias) (= (_ bv27 7) old.ffn.down.bias)) $x1181)))
(let (($x576 (= (_ bv92 7) old.ffn.down_state)))
(let (($x119 (and $x576 (or (not (= (_ bv27 7) old.ffn.down.bias)) old.ffn.taken_for_whole))))
(let (($x1449 (not old.model.down_bias)))
(let (($x2763 (= 1 old.tp)))
(or $x2763 $x1449 $x119 $x1776 $x2599)))))))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
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
 (let (($x1704 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x1704 (= (_ bv10 7) old.attention.out.collective) (= (_ bv57 7) old.attention.out.collective) (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1960 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3679 (= (_ bv1 7) old.attention.out.residual)))
 (or $x3679 (= (_ bv23 7) old.attention.out.residual) $x1960 (= (_ bv29 7) old.attention.out.residual)))))
(assert
 (let (($x366 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x366)))
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
 (let (($x407 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x407 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x2638 (= (_ bv38 7) old.embedding.split)))
 (or $x2638 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1762 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x235 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2617 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1780 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2072 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2072 $x1780 $x2617 $x235 $x1762)))))))
(assert
 (let (($x1931 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2252 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2252 $x1931 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x114 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x741 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2046 (= (_ bv23 7) old.ffn.down.residual)))
 (let (($x2475 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2475 $x2046 $x741 $x114))))))
(assert
 (let (($x3775 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1165 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3039 (= (_ bv40 7) old.ffn.down.split)))
 (or $x3039 $x1165 $x3775)))))
(assert
 (let (($x1133 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x727 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x424 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1067 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1270 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1270 $x1067 $x424 $x727 $x1133)))))))
(assert
 (let (($x3616 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2600 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2600 $x3616 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x3500 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3784 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2173 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2173 $x3784 $x3500)))))
(assert
 (let (($x2227 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2227 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x67 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x869 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x612 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2759 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2358 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2358 $x2759 $x612 $x869 $x67)))))))
(assert
 (let (($x2734 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x422 (= (_ bv10 7) old.ffn.up.input)))
 (or $x422 $x2734 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x1482 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1733 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1093 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1093 $x1733 $x1482)))))
(assert
 (let (($x2993 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2674 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3824 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3824 $x2674 $x2993 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2053 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x3510 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1274 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x943 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x674 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1503 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3020 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1283 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3517 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x3517 $x1283 $x3020 $x1503 $x674 $x3172 $x943 $x1274 $x3510 $x2053))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x758 (= (_ bv56 7) old.hidden.kind) $x3184 $x135 (= (_ bv91 7) old.hidden.kind) $x3381 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x169 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x169 (= (_ bv82 7) old.model.norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2469 (= (_ bv96 7) old.stream)))
 (let (($x2751 (= (_ bv94 7) old.stream)))
 (let (($x1755 (= (_ bv38 7) old.stream)))
 (or $x1755 $x2751 $x2469)))))
(assert
 (let (($x1475 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1430 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x699 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x699 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1430 (= (_ bv91 7) old.stream_tokens.kind) $x1475 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1120 (= (div (* ?x2569 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3184 (< 1 old.hidden.parts) $x1120))))))
(assert
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3184 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1475 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x469 (or $x1475 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x406 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x469)))
 (= old.stream_tokens.everywhere $x406)))))
(assert
 (let ((?x503 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x572 (div (* ?x503 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2096 (= (- 1) old.ffn.width.n)))
 (let ((?x2850 (ite (or $x2096 (< (* ?x572 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x2342 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x2850)))
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x3604 (ite (or $x2096 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x3020 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x305 (ite $x3020 (ite (and $x2096 (= 1 old.ffn.width.parts)) 1 ?x3604) (ite $x3172 ?x2342 old.ffn.width.given_least))))
 (let (($x674 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2053 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1274 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3517 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1283 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3510 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x3362 (ite $x3510 old.ffn.width.parts (ite (or $x1283 $x3517 $x1274 $x2053 $x674) 1 ?x305))))
 (= old.ffn.width.least ?x3362))))))))))))))))))
(assert
 (let ((?x503 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x572 (div (* ?x503 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3518 (< 1 old.ffn.width.parts)))
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3172 $x3518 (= ?x572 old.ffn.width.n))))))))
(assert
 (let ((?x503 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x572 (div (* ?x503 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3518 (< 1 old.ffn.width.parts)))
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3172 $x3518 (<= old.ffn.width.n ?x572))))))))
(assert
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2170 (and $x3172 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2170))))
(assert
 (let (($x2096 (= (- 1) old.ffn.width.n)))
 (let (($x3020 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2391 (ite $x3020 (or $x2096 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2096 (< 1 old.ffn.width.n)))))
 (let ((?x503 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x572 (div (* ?x503 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3172 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1274 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2153 (ite $x1274 (or $x2096 (< old.ffn.width.block old.ffn.width.n)) (ite $x3172 (or $x2096 (< ?x572 old.ffn.width.n)) $x2391))))
 (let (($x3028 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2153)))
 (let (($x1503 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x943 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2073 (or $x943 $x1503)))
 (= old.ffn.width.moved (ite $x2073 old.ffn.width.given_moved $x3028)))))))))))))))
(assert
 (let (($x366 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1960 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3679 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x3679 (and $x1960 $x366)))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1931 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2156 (or $x1931 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2156))))
(assert
 (let (($x2475 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x292 (or $x2475 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x292)))))
(assert
 (let (($x954 (not old.model.embedding_norm)))
 (let (($x2128 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1755 (= (_ bv38 7) old.stream)))
 (let (($x407 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2638 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x2638 $x407 $x1755 old.hidden.filled (not $x2128) $x954))))))))
(assert
 (let (($x169 (= (_ bv68 7) old.model.norm)))
 (let (($x853 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1755 (= (_ bv38 7) old.stream)))
 (let (($x1704 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x366 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x366 $x1704 $x1755 old.hidden.filled (not $x853) $x169))))))))
(assert
 (let (($x169 (= (_ bv68 7) old.model.norm)))
 (let (($x347 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2407 (not $x347)))
 (let (($x1755 (= (_ bv38 7) old.stream)))
 (let (($x1780 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3775 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x3775 $x1780 $x1755 old.hidden.filled $x2407 $x169)))))))))
(assert
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2794 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3381 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2794))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3510 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2033 (or $x3510 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1503 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x943 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2073 (or $x943 $x1503)))
 (= old.ffn.width.everywhere (ite $x2073 old.ffn.width.given_everywhere $x2033))))))))
(assert
 (let (($x2258 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2375 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2947 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2375)))
 (let (($x1147 (ite old.model.gated $x2947 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x2258))))
 (let (($x462 (= (_ bv61 7) old.ffn.lead)))
 (let (($x1165 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x595 (and old.ffn.width.filled $x1165 (not (and old.ffn.gathers $x462 $x1147)))))
 (= old.ffn.piece_kept $x595)))))))))
(assert
 (let (($x1000 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1000)))
(assert
 (let (($x2600 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1757 (and $x2600 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2751 (= (_ bv94 7) old.stream)))
 (let (($x2610 (and $x2751 old.stream_tokens.everywhere)))
 (let (($x1755 (= (_ bv38 7) old.stream)))
 (let (($x3616 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2469 (= (_ bv96 7) old.stream)))
 (let (($x2418 (or $x2469 $x3616 (and $x1755 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2610 $x1757)))
 (= old.ffn.gate_entering (ite $x2418 (_ bv96 7) old.stream)))))))))))
(assert
 (let (($x422 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x3189 (and $x422 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x2751 (= (_ bv94 7) old.stream)))
 (let (($x2610 (and $x2751 old.stream_tokens.everywhere)))
 (let (($x1755 (= (_ bv38 7) old.stream)))
 (let (($x2734 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2469 (= (_ bv96 7) old.stream)))
 (let (($x2757 (or $x2469 $x2734 (and $x1755 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x2610 $x3189)))
 (= old.ffn.up_entering (ite $x2757 (_ bv96 7) old.stream)))))))))))
(assert
 (let (($x2751 (= (_ bv94 7) old.stream)))
 (let (($x2610 (and $x2751 old.stream_tokens.everywhere)))
 (let (($x2469 (= (_ bv96 7) old.stream)))
 (= old.stream.in_order (or $x2469 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) $x2610))))))
(assert
 (let (($x1322 (not old.ffn.width.moved)))
 (let (($x2053 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1274 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3517 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1283 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2279 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x1283 $x3517 $x1274 $x2053) $x1322))))
 (let (($x1503 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x943 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2073 (or $x943 $x1503)))
 (= old.ffn.width.undivided (ite $x2073 old.ffn.width.given_undivided $x2279))))))))))))
(assert
 (let (($x1322 (not old.ffn.width.moved)))
 (let (($x1533 (and old.ffn.width.everywhere $x1322)))
 (= old.ffn.in_place (or $x1533 old.ffn.width.filled)))))
(assert
 (let (($x347 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2617 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x235 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2368 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x235 $x2617) $x347))))
 (= old.ffn.first_reads $x2368))))))
(assert
 (let (($x1445 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x1851 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1059 (and old.model.behind_dense $x1851)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x1059 $x1445))))))
(assert
 (let (($x2375 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2947 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2375)))
 (let (($x3500 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1213 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x3039 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1165 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2759 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x612 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2611 (or $x612 $x2759)))
 (let (($x2258 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1093 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2452 (< 1 old.tp)))
 (let (($x1353 (and old.model.gated $x2452 $x1093 $x2258 $x2611 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x1165 (and $x3039 (and old.ffn.width.undivided $x1213))) (not (and old.ffn.gathers $x3500 $x2947)))))
 (= old.ffn.up_idle $x1353)))))))))))))))
(assert
 (let (($x2319 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_in_attention))))
 (= old.stream.junk_in_ffn $x2319)))
(assert
 (let (($x1322 (not old.ffn.width.moved)))
 (let (($x1533 (and old.ffn.width.everywhere $x1322)))
 (let ((?x2210 (ite $x1533 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2452 (< 1 old.tp)))
 (let ((?x2660 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x67 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2759 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x612 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2611 (or $x612 $x2759)))
 (let (($x2674 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x869 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2251 (or $x869 (not (or $x2674 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x2258 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1777 (or $x612 $x869)))
 (let ((?x318 (ite (or $x1777 $x2258 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2759 (_ bv21 7) (_ bv16 7)))))
 (let (($x1733 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x3014 (ite $x1733 ?x318 (ite $x2251 (_ bv92 7) (ite $x2611 (_ bv96 7) (ite $x67 ?x2660 (ite $x2452 (_ bv16 7) ?x2210)))))))
 (let (($x3030 (or $x1777 $x2258 (and $x2759 old.ffn.width.padded $x1322) (and $x67 old.ffn.width.leads))))
 (let ((?x2894 (ite (and $x2759 old.ffn.width.filled (not $x2258)) (_ bv96 7) (ite $x3030 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1482 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x1482 ?x2894 ?x3014)))))))))))))))))))))))
(assert
 (let (($x2102 (not old.ffn.width.everywhere)))
 (let (($x134 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2102)))
 (= old.ffn.up_piece (ite $x134 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2993 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x869 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3154 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x869 $x2993 old.ffn.up_idle))))
 (= old.ffn.up_left $x3154)))))
(assert
 (let (($x2473 (not old.ffn.up_left)))
 (let (($x799 (not old.model.joint)))
 (let (($x2348 (and old.ffn.piece_kept old.model.gated $x799 (= (_ bv97 7) old.ffn.up_piece) $x2473)))
 (= old.ffn.share_of_one $x2348)))))
(assert
 (let (($x1322 (not old.ffn.width.moved)))
 (let (($x1533 (and old.ffn.width.everywhere $x1322)))
 (let (($x2452 (< 1 old.tp)))
 (let ((?x1245 (ite $x2452 (_ bv16 7) (ite $x1533 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1417 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1133 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1067 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x424 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x727 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x167 (ite (or $x727 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x424 $x1067) (_ bv96 7) (ite $x1133 ?x1417 ?x1245)))))
 (let (($x2375 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3071 (or $x424 $x727)))
 (let (($x2658 (or $x3071 $x2375 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3784 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1251 (or $x3071 $x2375 (and $x1067 old.ffn.width.padded $x1322) (and $x1133 old.ffn.width.leads))))
 (let ((?x1296 (ite (and $x1067 old.ffn.width.filled (not $x2375)) (_ bv96 7) (ite $x1251 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3500 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3500 ?x1296 (ite $x3784 (ite $x2658 (_ bv96 7) (ite $x1067 (_ bv21 7) (_ bv16 7))) ?x167)))))))))))))))))))))
(assert
 (let (($x2102 (not old.ffn.width.everywhere)))
 (let (($x3500 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3500 (not (= (_ bv96 7) old.ffn.gate_state)) $x2102) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2346 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2346)))
(assert
 (let ((?x3339 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x2598 (not old.ffn.share_of_one)))
 (let (($x3000 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x2598))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x3000) (_ bv96 7) ?x3339))))))
(assert
 (let (($x2473 (not old.ffn.up_left)))
 (let (($x1373 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x2664 (and $x1373 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2473 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x942 (or old.ffn.width.everywhere old.ffn.first_reads)))
 (let (($x3500 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x443 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x3500 $x942 (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x2375 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x727 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x424 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3071 (or $x424 $x727)))
 (let (($x721 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x3016 (not old.model.gated)))
 (let (($x1368 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and (= (_ bv61 7) old.ffn.up.split) $x942 (= (_ bv97 7) old.ffn.up_state)))))
 (let (($x2258 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x869 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x612 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1777 (or $x612 $x869)))
 (let (($x2427 (and (and $x1373 (or $x1777 $x2258) $x1368) (or $x3016 (and $x721 (or $x3071 $x2375) $x443)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x2452 (< 1 old.tp)))
 (let (($x347 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3775 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1926 (and $x3775 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x2452 $x347)))))
 (let (($x1165 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2751 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x2751 (or $x1165 $x1926) (ite $x2452 $x2427 $x2664))))))))))))))))))))))))))))
(assert
 (let ((?x1374 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x347 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x235 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3039 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1454 (and $x3039 (not (= (_ bv92 7) old.ffn.product_in)) (or $x235 $x347) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x1454 (_ bv96 7) ?x1374)))))))))
(assert
 (let (($x114 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x324 (or $x114 (= (= (_ bv23 7) old.ffn.down.residual) (= (_ bv5 7) old.ffn.down.collective)))))
 (let (($x2469 (= (_ bv96 7) old.stream)))
 (let (($x1648 (= (_ bv38 7) old.ffn.down_state)))
 (let (($x2283 (or (or (= (_ bv92 7) old.ffn.down_state) (= (_ bv96 7) old.ffn.down_state)) old.hidden.filled)))
 (let (($x2844 (= old.ffn.down_state old.stream)))
 (let (($x576 (= (_ bv92 7) old.ffn.down_state)))
 (let (($x2444 (and (or $x114 (= (_ bv23 7) old.ffn.down.residual)) $x576 old.stream.in_order)))
 (let (($x1755 (= (_ bv38 7) old.stream)))
 (let (($x741 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2366 (and old.stream.in_order (or (= (_ bv96 7) old.ffn.down_state) old.hidden.everywhere))))
 (let (($x2743 (or (and $x741 (not $x576) (or $x2844 $x2366)) (and $x741 $x1755 old.hidden.filled) $x2444 (and $x114 old.stream.first_keeps_all $x2844) (and $x114 old.stream.first_has_all $x2283) (and $x1648 $x2469 old.hidden.filled $x324))))
 (let (($x347 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2407 (not $x347)))
 (let (($x1762 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1780 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3532 (and $x741 old.stream.junk_in_ffn (or $x576 (and $x1648 (or $x1780 $x1762) $x2407)))))
 (let (($x1781 (or $x2844 (and old.stream.in_order (or (not $x1648) old.hidden.everywhere)))))
 (let (($x2763 (= 1 old.tp)))
 (= old.ffn.residual_once (or (and $x2763 $x1781) (and (not $x3532) $x2743)))))))))))))))))))))))
(assert
 (let (($x3757 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x3757 (= (_ bv10 7) new.attention.out.collective) (= (_ bv57 7) new.attention.out.collective) (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1524 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2805 (= (_ bv1 7) new.attention.out.residual)))
 (or $x2805 (= (_ bv23 7) new.attention.out.residual) $x1524 (= (_ bv29 7) new.attention.out.residual)))))
(assert
 (let (($x2657 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x2657)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2144 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x2144 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x700 (= (_ bv38 7) new.embedding.split)))
 (or $x700 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1508 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x3617 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1819 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x899 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1907 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x1907 $x899 $x1819 $x3617 $x1508)))))))
(assert
 (let (($x568 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1600 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1600 $x568 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3795 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x55 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2088 (= (_ bv23 7) new.ffn.down.residual)))
 (let (($x342 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x342 $x2088 $x55 $x3795))))))
(assert
 (let (($x2581 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1712 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3162 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3162 $x1712 $x2581)))))
(assert
 (let (($x2064 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x544 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1332 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3833 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2964 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2964 $x3833 $x1332 $x544 $x2064)))))))
(assert
 (let (($x2714 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1904 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1904 $x2714 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x2065 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1320 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1708 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1708 $x1320 $x2065)))))
(assert
 (let (($x3166 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3166 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1073 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1585 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x587 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3731 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3665 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x3665 $x3731 $x587 $x1585 $x1073)))))))
(assert
 (let (($x3173 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2103 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2103 $x3173 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x3457 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x131 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x103 (= (_ bv40 7) new.ffn.up.split)))
 (or $x103 $x131 $x3457)))))
(assert
 (let (($x2022 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1869 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1204 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1204 $x1869 $x2022 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x3908 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2151 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x208 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2768 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1765 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1022 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2402 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1978 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1978 $x2402 $x1022 $x2055 $x1765 $x2949 $x2768 $x208 $x2151 $x3908))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x3013 (= (_ bv56 7) new.hidden.kind) $x3469 $x2495 (= (_ bv91 7) new.hidden.kind) $x250 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2801 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2801 (= (_ bv82 7) new.model.norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x981 (= (_ bv96 7) new.stream)))
 (let (($x2453 (= (_ bv94 7) new.stream)))
 (let (($x353 (= (_ bv38 7) new.stream)))
 (or $x353 $x2453 $x981)))))
(assert
 (let (($x535 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x310 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1994 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1994 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x310 (= (_ bv91 7) new.stream_tokens.kind) $x535 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x3929 (= (div (* ?x1573 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3469 (< 1 new.hidden.parts) $x3929))))))
(assert
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3469 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x535 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2104 (or $x535 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1764 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2104)))
 (= new.stream_tokens.everywhere $x1764)))))
(assert
 (let ((?x3840 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1199 (div (* ?x3840 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1209 (= (- 1) new.ffn.width.n)))
 (let ((?x493 (ite (or $x1209 (< (* ?x1199 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x660 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x493)))
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x1516 (ite (or $x1209 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1022 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x3735 (ite $x1022 (ite (and $x1209 (= 1 new.ffn.width.parts)) 1 ?x1516) (ite $x2949 ?x660 new.ffn.width.given_least))))
 (let (($x1765 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x3908 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x208 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1978 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2402 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2151 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x3018 (ite $x2151 new.ffn.width.parts (ite (or $x2402 $x1978 $x208 $x3908 $x1765) 1 ?x3735))))
 (= new.ffn.width.least ?x3018))))))))))))))))))
(assert
 (let ((?x3840 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1199 (div (* ?x3840 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x34 (< 1 new.ffn.width.parts)))
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2949 $x34 (= ?x1199 new.ffn.width.n))))))))
(assert
 (let ((?x3840 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1199 (div (* ?x3840 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x34 (< 1 new.ffn.width.parts)))
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2949 $x34 (<= new.ffn.width.n ?x1199))))))))
(assert
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x852 (and $x2949 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x852))))
(assert
 (let (($x1209 (= (- 1) new.ffn.width.n)))
 (let (($x1022 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x884 (ite $x1022 (or $x1209 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1209 (< 1 new.ffn.width.n)))))
 (let ((?x3840 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1199 (div (* ?x3840 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2949 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x208 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1041 (ite $x208 (or $x1209 (< new.ffn.width.block new.ffn.width.n)) (ite $x2949 (or $x1209 (< ?x1199 new.ffn.width.n)) $x884))))
 (let (($x2927 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1041)))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2768 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x633 (or $x2768 $x2055)))
 (= new.ffn.width.moved (ite $x633 new.ffn.width.given_moved $x2927)))))))))))))))
(assert
 (let (($x2657 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1524 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2805 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x2805 (and $x1524 $x2657)))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x568 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1347 (or $x568 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1347))))
(assert
 (let (($x342 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x3169 (or $x342 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x3169)))))
(assert
 (let (($x434 (not new.model.embedding_norm)))
 (let (($x509 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x353 (= (_ bv38 7) new.stream)))
 (let (($x2144 (= (_ bv5 7) new.embedding.collective)))
 (let (($x700 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x700 $x2144 $x353 new.hidden.filled (not $x509) $x434))))))))
(assert
 (let (($x2801 (= (_ bv68 7) new.model.norm)))
 (let (($x847 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x353 (= (_ bv38 7) new.stream)))
 (let (($x3757 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2657 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x2657 $x3757 $x353 new.hidden.filled (not $x847) $x2801))))))))
(assert
 (let (($x2801 (= (_ bv68 7) new.model.norm)))
 (let (($x3250 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x70 (not $x3250)))
 (let (($x353 (= (_ bv38 7) new.stream)))
 (let (($x899 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2581 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2581 $x899 $x353 new.hidden.filled $x70 $x2801)))))))))
(assert
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2392 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x250 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2392))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2151 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3282 (or $x2151 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2768 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x633 (or $x2768 $x2055)))
 (= new.ffn.width.everywhere (ite $x633 new.ffn.width.given_everywhere $x3282))))))))
(assert
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2037 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x66 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2037)))
 (let (($x1504 (ite new.model.gated $x66 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2196))))
 (let (($x2264 (= (_ bv61 7) new.ffn.lead)))
 (let (($x1712 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3002 (and new.ffn.width.filled $x1712 (not (and new.ffn.gathers $x2264 $x1504)))))
 (= new.ffn.piece_kept $x3002)))))))))
(assert
 (let (($x2530 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x2530)))
(assert
 (let (($x1904 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x97 (and $x1904 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2453 (= (_ bv94 7) new.stream)))
 (let (($x1033 (and $x2453 new.stream_tokens.everywhere)))
 (let (($x353 (= (_ bv38 7) new.stream)))
 (let (($x2714 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x981 (= (_ bv96 7) new.stream)))
 (let (($x704 (or $x981 $x2714 (and $x353 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1033 $x97)))
 (= new.ffn.gate_entering (ite $x704 (_ bv96 7) new.stream)))))))))))
(assert
 (let (($x2103 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x3108 (and $x2103 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x2453 (= (_ bv94 7) new.stream)))
 (let (($x1033 (and $x2453 new.stream_tokens.everywhere)))
 (let (($x353 (= (_ bv38 7) new.stream)))
 (let (($x3173 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x981 (= (_ bv96 7) new.stream)))
 (let (($x408 (or $x981 $x3173 (and $x353 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x1033 $x3108)))
 (= new.ffn.up_entering (ite $x408 (_ bv96 7) new.stream)))))))))))
(assert
 (let (($x2453 (= (_ bv94 7) new.stream)))
 (let (($x1033 (and $x2453 new.stream_tokens.everywhere)))
 (let (($x981 (= (_ bv96 7) new.stream)))
 (= new.stream.in_order (or $x981 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) $x1033))))))
(assert
 (let (($x2177 (not new.ffn.width.moved)))
 (let (($x3908 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x208 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1978 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2402 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2973 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x2402 $x1978 $x208 $x3908) $x2177))))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2768 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x633 (or $x2768 $x2055)))
 (= new.ffn.width.undivided (ite $x633 new.ffn.width.given_undivided $x2973))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.moved)))
 (let (($x2780 (and new.ffn.width.everywhere $x2177)))
 (= new.ffn.in_place (or $x2780 new.ffn.width.filled)))))
(assert
 (let (($x3250 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1819 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3617 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x652 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x3617 $x1819) $x3250))))
 (= new.ffn.first_reads $x652))))))
(assert
 (let (($x2939 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x3101 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2226 (and new.model.behind_dense $x3101)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2226 $x2939))))))
(assert
 (let (($x2037 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x66 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2037)))
 (let (($x2065 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3150 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x3162 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1712 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3731 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x587 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1061 (or $x587 $x3731)))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x103 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1963 (< 1 new.tp)))
 (let (($x1491 (and new.model.gated $x1963 $x103 $x2196 $x1061 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x1712 (and $x3162 (and new.ffn.width.undivided $x3150))) (not (and new.ffn.gathers $x2065 $x66)))))
 (= new.ffn.up_idle $x1491)))))))))))))))
(assert
 (let (($x2977 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_in_attention))))
 (= new.stream.junk_in_ffn $x2977)))
(assert
 (let (($x2177 (not new.ffn.width.moved)))
 (let (($x2780 (and new.ffn.width.everywhere $x2177)))
 (let ((?x1789 (ite $x2780 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1963 (< 1 new.tp)))
 (let ((?x3113 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1073 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3731 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x587 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1061 (or $x587 $x3731)))
 (let (($x1869 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1585 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2968 (or $x1585 (not (or $x1869 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x176 (or $x587 $x1585)))
 (let ((?x3007 (ite (or $x176 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x3731 (_ bv21 7) (_ bv16 7)))))
 (let (($x131 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1523 (ite $x131 ?x3007 (ite $x2968 (_ bv92 7) (ite $x1061 (_ bv96 7) (ite $x1073 ?x3113 (ite $x1963 (_ bv16 7) ?x1789)))))))
 (let (($x1095 (or $x176 $x2196 (and $x3731 new.ffn.width.padded $x2177) (and $x1073 new.ffn.width.leads))))
 (let ((?x1736 (ite (and $x3731 new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x1095 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3457 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x3457 ?x1736 ?x1523)))))))))))))))))))))))
(assert
 (let (($x1954 (not new.ffn.width.everywhere)))
 (let (($x1614 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1954)))
 (= new.ffn.up_piece (ite $x1614 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2022 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1585 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2122 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1585 $x2022 new.ffn.up_idle))))
 (= new.ffn.up_left $x2122)))))
(assert
 (let (($x934 (not new.ffn.up_left)))
 (let (($x2975 (not new.model.joint)))
 (let (($x2332 (and new.ffn.piece_kept new.model.gated $x2975 (= (_ bv97 7) new.ffn.up_piece) $x934)))
 (= new.ffn.share_of_one $x2332)))))
(assert
 (let (($x2177 (not new.ffn.width.moved)))
 (let (($x2780 (and new.ffn.width.everywhere $x2177)))
 (let (($x1963 (< 1 new.tp)))
 (let ((?x2576 (ite $x1963 (_ bv16 7) (ite $x2780 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1205 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x2064 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3833 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1332 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x544 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x520 (ite (or $x544 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1332 $x3833) (_ bv96 7) (ite $x2064 ?x1205 ?x2576)))))
 (let (($x2037 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x435 (or $x1332 $x544)))
 (let (($x3103 (or $x435 $x2037 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1320 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x3258 (or $x435 $x2037 (and $x3833 new.ffn.width.padded $x2177) (and $x2064 new.ffn.width.leads))))
 (let ((?x2399 (ite (and $x3833 new.ffn.width.filled (not $x2037)) (_ bv96 7) (ite $x3258 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2065 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2065 ?x2399 (ite $x1320 (ite $x3103 (_ bv96 7) (ite $x3833 (_ bv21 7) (_ bv16 7))) ?x520)))))))))))))))))))))
(assert
 (let (($x1954 (not new.ffn.width.everywhere)))
 (let (($x2065 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2065 (not (= (_ bv96 7) new.ffn.gate_state)) $x1954) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1277 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1277)))
(assert
 (let ((?x3876 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x2184 (not new.ffn.share_of_one)))
 (let (($x3871 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x2184))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x3871) (_ bv96 7) ?x3876))))))
(assert
 (let (($x934 (not new.ffn.up_left)))
 (let (($x313 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x2482 (and $x313 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x934 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x1216 (or new.ffn.width.everywhere new.ffn.first_reads)))
 (let (($x2065 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1474 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x2065 $x1216 (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2037 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x544 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1332 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x435 (or $x1332 $x544)))
 (let (($x1365 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x2556 (not new.model.gated)))
 (let (($x3447 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and (= (_ bv61 7) new.ffn.up.split) $x1216 (= (_ bv97 7) new.ffn.up_state)))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1585 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x587 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x176 (or $x587 $x1585)))
 (let (($x3396 (and (and $x313 (or $x176 $x2196) $x3447) (or $x2556 (and $x1365 (or $x435 $x2037) $x1474)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x1963 (< 1 new.tp)))
 (let (($x3250 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2581 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2470 (and $x2581 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x1963 $x3250)))))
 (let (($x1712 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2453 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x2453 (or $x1712 $x2470) (ite $x1963 $x3396 $x2482))))))))))))))))))))))))))))
(assert
 (let ((?x2100 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3250 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3617 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3162 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2752 (and $x3162 (not (= (_ bv92 7) new.ffn.product_in)) (or $x3617 $x3250) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x2752 (_ bv96 7) ?x2100)))))))))
(assert
 (let (($x3795 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x3940 (or $x3795 (= (= (_ bv23 7) new.ffn.down.residual) (= (_ bv5 7) new.ffn.down.collective)))))
 (let (($x981 (= (_ bv96 7) new.stream)))
 (let (($x1250 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x2935 (or (or (= (_ bv92 7) new.ffn.down_state) (= (_ bv96 7) new.ffn.down_state)) new.hidden.filled)))
 (let (($x829 (= new.ffn.down_state new.stream)))
 (let (($x3211 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x3364 (and (or $x3795 (= (_ bv23 7) new.ffn.down.residual)) $x3211 new.stream.in_order)))
 (let (($x353 (= (_ bv38 7) new.stream)))
 (let (($x55 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x865 (and new.stream.in_order (or (= (_ bv96 7) new.ffn.down_state) new.hidden.everywhere))))
 (let (($x1029 (or (and $x55 (not $x3211) (or $x829 $x865)) (and $x55 $x353 new.hidden.filled) $x3364 (and $x3795 new.stream.first_keeps_all $x829) (and $x3795 new.stream.first_has_all $x2935) (and $x1250 $x981 new.hidden.filled $x3940))))
 (let (($x3250 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x70 (not $x3250)))
 (let (($x1508 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x899 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x491 (and $x55 new.stream.junk_in_ffn (or $x3211 (and $x1250 (or $x899 $x1508) $x70)))))
 (let (($x1406 (or $x829 (and new.stream.in_order (or (not $x1250) new.hidden.everywhere)))))
 (let (($x1740 (= 1 new.tp)))
 (= new.ffn.residual_once (or (and $x1740 $x1406) (and (not $x491) $x1029)))))))))))))))))))))))
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
 (let (($x1971 (not new.model.scaled_residual)))
 (let (($x2801 (= (_ bv68 7) new.model.norm)))
 (let (($x342 (= (_ bv1 7) new.ffn.down.residual)))
 (not (or new.model.parallel $x342 (and $x2801 $x1971 new.ffn.residual_once)))))))
(assert
 (let (($x260 (not old.model.scaled_residual)))
(let (($x169 (= (_ bv68 7) old.model.norm)))
(let (($x2475 (= (_ bv1 7) old.ffn.down.residual)))
(or old.model.parallel $x2475 (and $x169 $x260 old.ffn.residual_once))))))
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
 (let (($x2208 (= (_ bv65 7) old.embedding.cut.kind)))
 (or (= (_ bv11 7) old.embedding.cut.kind) (= (_ bv18 7) old.embedding.cut.kind) (= (_ bv26 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind) (= (_ bv56 7) old.embedding.cut.kind) $x2208 (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv91 7) old.embedding.cut.kind) (= (_ bv96 7) old.embedding.cut.kind) (= (_ bv99 7) old.embedding.cut.kind))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x375 (= (_ bv95 7) old.embedding.split)))
 (or (= (_ bv38 7) old.embedding.split) (= (_ bv57 7) old.embedding.split) $x375)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (or $x1793 $x2189 $x3666 $x758 $x1349 $x3184 $x135 $x1135 $x3381 $x2409))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1178 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x3546 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x565 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1914 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x240 (= (_ bv4 7) old.lm_head.collective)))
 (or $x240 $x1914 $x565 $x3546 $x1178)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1570 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1528 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1707 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1854 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x269 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1328 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1328 $x269 (= (_ bv56 7) old.lm_head.cut.kind) $x1854 $x1707 $x1528 $x1570 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1168 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3578 (= (_ bv40 7) old.lm_head.split)))
 (or $x3578 (= (_ bv57 7) old.lm_head.split) $x1168))))
(assert
 (let (($x3249 (= (_ bv85 7) old.lm_head.tied)))
 (or (= (_ bv20 7) old.lm_head.tied) (= (_ bv54 7) old.lm_head.tied) $x3249)))
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
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x1203 (= (- 1) old.hidden.n)))
 (let ((?x2524 (ite (or $x1203 (< (* ?x2236 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1312 (ite $x3184 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2524) old.hidden.given_least)))
 (let ((?x1821 (ite (or $x1203 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1935 (ite $x3666 (ite (and $x1203 (= 1 old.hidden.parts)) 1 ?x1821) ?x1312)))
 (let (($x1349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x444 (ite $x3381 old.hidden.parts (ite (or $x2189 $x1793 $x1135 $x2409 $x1349) 1 ?x1935))))
 (= old.hidden.least ?x444))))))))))))))))))
(assert
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3184 (< 1 old.hidden.parts) (= ?x2236 old.hidden.n)))))))
(assert
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3184 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1509 (ite $x3666 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x1203 (= (- 1) old.hidden.n)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1771 (ite $x1135 (or $x1203 (< old.hidden.block old.hidden.n)) (ite $x3184 (or $x1203 (< ?x2236 old.hidden.n)) $x1509))))
 (let (($x512 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1771)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (= old.hidden.moved (ite $x563 old.hidden.given_moved $x512)))))))))))))))
(assert
 (let ((?x854 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let (($x264 (= (div (* ?x854 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.n)))
 (let (($x2208 (= (_ bv65 7) old.embedding.cut.kind)))
 (= old.embedding.cut.filled (and $x2208 (< 1 old.embedding.cut.parts) $x264))))))
(assert
 (let ((?x1452 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x3913 (div (* ?x1452 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1854 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1881 (and $x1854 (< 1 old.lm_head.cut.parts) (= ?x3913 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x1881))))))
(assert
 (let (($x1854 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1814 (and $x1854 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1814))))
(assert
 (let (($x1291 (= (- 1) old.lm_head.cut.n)))
 (let (($x1328 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1922 (ite $x1328 (or $x1291 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1291 (< 1 old.lm_head.cut.n)))))
 (let ((?x1452 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x3913 (div (* ?x1452 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1854 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1528 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2194 (ite $x1528 (or $x1291 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1854 (or $x1291 (< ?x3913 old.lm_head.cut.n)) $x1922))))
 (let (($x33 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2194)))
 (let (($x269 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1707 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2101 (or $x1707 $x269)))
 (= old.lm_head.cut.moved (ite $x2101 old.lm_head.cut.given_moved $x33)))))))))))))))
(assert
 (let (($x375 (= (_ bv95 7) old.embedding.split)))
 (let (($x3249 (= (_ bv85 7) old.lm_head.tied)))
 (= old.lm_head.stored (and old.model.tied $x3249 $x375 old.lm_head.same_cut)))))
(assert
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (let (($x2794 (ite $x563 old.hidden.given_everywhere (or $x3381 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2794)))))))
(assert
 (let (($x1570 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x912 (or $x1570 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x269 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1707 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2101 (or $x1707 $x269)))
 (= old.lm_head.cut.everywhere (ite $x2101 old.lm_head.cut.given_everywhere $x912))))))))
(assert
 (let (($x1049 (not old.hidden.moved)))
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x632 (or old.hidden.everywhere old.hidden.filled (and (or $x2189 $x1793 $x1135 $x2409) $x1049))))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (= old.hidden.undivided (ite $x563 old.hidden.given_undivided $x632))))))))))))
(assert
 (let (($x786 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3546 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2990 (or $x3546 $x786)))
 (let (($x3578 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3316 (and $x3578 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2990)))
 (let (($x1168 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x425 (ite (and $x1168 old.lm_head.cut.everywhere $x2990) (_ bv96 7) (ite $x1168 (_ bv95 7) (ite $x3316 (_ bv96 7) (ite $x3578 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x425)))))))))
(assert
 (let (($x786 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x483 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x786)))
 (let (($x3832 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x2246 (ite (= (_ bv92 7) old.lm_head.state) (ite $x3832 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x483 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1860 (or old.lm_head.cut.filled (and old.lm_head.stored old.embedding.cut.filled))))
 (let (($x1914 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x1321 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and $x1914 $x1860))))
 (let ((?x1292 (ite (= (_ bv95 7) old.lm_head.state) (ite $x1321 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2246)))
 (= old.lm_head.joined ?x1292))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3907 (= (_ bv65 7) new.embedding.cut.kind)))
 (or (= (_ bv11 7) new.embedding.cut.kind) (= (_ bv18 7) new.embedding.cut.kind) (= (_ bv26 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind) (= (_ bv56 7) new.embedding.cut.kind) $x3907 (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv91 7) new.embedding.cut.kind) (= (_ bv96 7) new.embedding.cut.kind) (= (_ bv99 7) new.embedding.cut.kind))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x2071 (= (_ bv95 7) new.embedding.split)))
 (or (= (_ bv38 7) new.embedding.split) (= (_ bv57 7) new.embedding.split) $x2071)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (or $x2988 $x2383 $x1637 $x3013 $x2254 $x3469 $x2495 $x3308 $x250 $x3141))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1885 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x2701 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3312 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x714 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x470 (= (_ bv4 7) new.lm_head.collective)))
 (or $x470 $x714 $x3312 $x2701 $x1885)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2490 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x750 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1895 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1345 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3179 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2322 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2322 $x3179 (= (_ bv56 7) new.lm_head.cut.kind) $x1345 $x1895 $x750 $x2490 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1462 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2856 (= (_ bv40 7) new.lm_head.split)))
 (or $x2856 (= (_ bv57 7) new.lm_head.split) $x1462))))
(assert
 (let (($x76 (= (_ bv85 7) new.lm_head.tied)))
 (or (= (_ bv20 7) new.lm_head.tied) (= (_ bv54 7) new.lm_head.tied) $x76)))
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
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x279 (= (- 1) new.hidden.n)))
 (let ((?x1453 (ite (or $x279 (< (* ?x349 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3095 (ite $x3469 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1453) new.hidden.given_least)))
 (let ((?x3730 (ite (or $x279 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1633 (ite $x1637 (ite (and $x279 (= 1 new.hidden.parts)) 1 ?x3730) ?x3095)))
 (let (($x2254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3233 (ite $x250 new.hidden.parts (ite (or $x2383 $x2988 $x3308 $x3141 $x2254) 1 ?x1633))))
 (= new.hidden.least ?x3233))))))))))))))))))
(assert
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3469 (< 1 new.hidden.parts) (= ?x349 new.hidden.n)))))))
(assert
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3469 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1790 (ite $x1637 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x279 (= (- 1) new.hidden.n)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3914 (ite $x3308 (or $x279 (< new.hidden.block new.hidden.n)) (ite $x3469 (or $x279 (< ?x349 new.hidden.n)) $x1790))))
 (let (($x1927 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3914)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (= new.hidden.moved (ite $x3400 new.hidden.given_moved $x1927)))))))))))))))
(assert
 (let ((?x1925 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let (($x908 (= (div (* ?x1925 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.n)))
 (let (($x3907 (= (_ bv65 7) new.embedding.cut.kind)))
 (= new.embedding.cut.filled (and $x3907 (< 1 new.embedding.cut.parts) $x908))))))
(assert
 (let ((?x1522 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x3092 (div (* ?x1522 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1345 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2624 (and $x1345 (< 1 new.lm_head.cut.parts) (= ?x3092 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x2624))))))
(assert
 (let (($x1345 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x373 (and $x1345 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x373))))
(assert
 (let (($x2789 (= (- 1) new.lm_head.cut.n)))
 (let (($x2322 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x3774 (ite $x2322 (or $x2789 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2789 (< 1 new.lm_head.cut.n)))))
 (let ((?x1522 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x3092 (div (* ?x1522 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1345 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x750 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x673 (ite $x750 (or $x2789 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1345 (or $x2789 (< ?x3092 new.lm_head.cut.n)) $x3774))))
 (let (($x513 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x673)))
 (let (($x3179 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1895 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3927 (or $x1895 $x3179)))
 (= new.lm_head.cut.moved (ite $x3927 new.lm_head.cut.given_moved $x513)))))))))))))))
(assert
 (let (($x2071 (= (_ bv95 7) new.embedding.split)))
 (let (($x76 (= (_ bv85 7) new.lm_head.tied)))
 (= new.lm_head.stored (and new.model.tied $x76 $x2071 new.lm_head.same_cut)))))
(assert
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (let (($x2392 (ite $x3400 new.hidden.given_everywhere (or $x250 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2392)))))))
(assert
 (let (($x2490 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x739 (or $x2490 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3179 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1895 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3927 (or $x1895 $x3179)))
 (= new.lm_head.cut.everywhere (ite $x3927 new.lm_head.cut.given_everywhere $x739))))))))
(assert
 (let (($x846 (not new.hidden.moved)))
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3598 (or new.hidden.everywhere new.hidden.filled (and (or $x2383 $x2988 $x3308 $x3141) $x846))))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (= new.hidden.undivided (ite $x3400 new.hidden.given_undivided $x3598))))))))))))
(assert
 (let (($x3507 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2701 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x393 (or $x2701 $x3507)))
 (let (($x2856 (= (_ bv40 7) new.lm_head.split)))
 (let (($x867 (and $x2856 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x393)))
 (let (($x1462 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x390 (ite (and $x1462 new.lm_head.cut.everywhere $x393) (_ bv96 7) (ite $x1462 (_ bv95 7) (ite $x867 (_ bv96 7) (ite $x2856 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x390)))))))))
(assert
 (let (($x3507 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2591 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x3507)))
 (let (($x438 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x3037 (ite (= (_ bv92 7) new.lm_head.state) (ite $x438 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2591 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x271 (or new.lm_head.cut.filled (and new.lm_head.stored new.embedding.cut.filled))))
 (let (($x714 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x992 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and $x714 $x271))))
 (let ((?x2060 (ite (= (_ bv95 7) new.lm_head.state) (ite $x992 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x3037)))
 (= new.lm_head.joined ?x2060))))))))))
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
 (let (($x2292 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x1740 (= 1 new.tp)))
 (let (($x192 (or (= (_ bv96 7) new.lm_head.joined) (and $x1740 (or (not (= (_ bv95 7) new.lm_head.split)) $x2292)))))
 (not $x192)))))
(assert
 (let (($x1847 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x2763 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x2763 (or (not (= (_ bv95 7) old.lm_head.split)) $x1847))))))
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
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (or $x1793 $x2189 $x3666 $x758 $x1349 $x3184 $x135 $x1135 $x3381 $x2409))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3546 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x565 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x565 $x3546 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x1570 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1707 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1854 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x269 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x269 (= (_ bv56 7) old.lm_head.cut.kind) $x1854 $x1707 (= (_ bv91 7) old.lm_head.cut.kind) $x1570 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1168 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3578 (= (_ bv40 7) old.lm_head.split)))
 (or $x3578 (= (_ bv57 7) old.lm_head.split) $x1168))))
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
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x1203 (= (- 1) old.hidden.n)))
 (let ((?x2524 (ite (or $x1203 (< (* ?x2236 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1312 (ite $x3184 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2524) old.hidden.given_least)))
 (let ((?x1821 (ite (or $x1203 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1935 (ite $x3666 (ite (and $x1203 (= 1 old.hidden.parts)) 1 ?x1821) ?x1312)))
 (let (($x1349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x444 (ite $x3381 old.hidden.parts (ite (or $x2189 $x1793 $x1135 $x2409 $x1349) 1 ?x1935))))
 (= old.hidden.least ?x444))))))))))))))))))
(assert
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3184 (< 1 old.hidden.parts) (= ?x2236 old.hidden.n)))))))
(assert
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3184 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1509 (ite $x3666 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x1203 (= (- 1) old.hidden.n)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1771 (ite $x1135 (or $x1203 (< old.hidden.block old.hidden.n)) (ite $x3184 (or $x1203 (< ?x2236 old.hidden.n)) $x1509))))
 (let (($x512 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1771)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (= old.hidden.moved (ite $x563 old.hidden.given_moved $x512)))))))))))))))
(assert
 (let (($x1854 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1814 (and $x1854 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1814))))
(assert
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (let (($x2794 (ite $x563 old.hidden.given_everywhere (or $x3381 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2794)))))))
(assert
 (let (($x1570 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x912 (or $x1570 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1626 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x912)))
 (= old.lm_head.cut.everywhere $x1626)))))
(assert
 (let (($x1049 (not old.hidden.moved)))
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x632 (or old.hidden.everywhere old.hidden.filled (and (or $x2189 $x1793 $x1135 $x2409) $x1049))))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (= old.hidden.undivided (ite $x563 old.hidden.given_undivided $x632))))))))))))
(assert
 (let (($x3758 (not old.lm_head.group.pp)))
 (let (($x2596 (or $x3758 (= 1 old.pp))))
 (let (($x3296 (not old.lm_head.group.sp)))
 (let (($x1394 (or $x3296 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x2621 (not old.lm_head.group.dp)))
 (let (($x3379 (or $x2621 $x2870)))
 (let (($x786 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x3379 $x1394 $x2596)))
 (let (($x3546 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2990 (or $x3546 $x786)))
 (let (($x3578 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3316 (and $x3578 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2990)))
 (let (($x1168 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x425 (ite (and $x1168 old.lm_head.cut.everywhere $x2990) (_ bv96 7) (ite $x1168 (_ bv95 7) (ite $x3316 (_ bv96 7) (ite $x3578 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x425))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (or $x2988 $x2383 $x1637 $x3013 $x2254 $x3469 $x2495 $x3308 $x250 $x3141))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2701 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3312 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x3312 $x2701 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x2490 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1895 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1345 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3179 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3179 (= (_ bv56 7) new.lm_head.cut.kind) $x1345 $x1895 (= (_ bv91 7) new.lm_head.cut.kind) $x2490 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1462 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2856 (= (_ bv40 7) new.lm_head.split)))
 (or $x2856 (= (_ bv57 7) new.lm_head.split) $x1462))))
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
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x279 (= (- 1) new.hidden.n)))
 (let ((?x1453 (ite (or $x279 (< (* ?x349 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3095 (ite $x3469 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1453) new.hidden.given_least)))
 (let ((?x3730 (ite (or $x279 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1633 (ite $x1637 (ite (and $x279 (= 1 new.hidden.parts)) 1 ?x3730) ?x3095)))
 (let (($x2254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3233 (ite $x250 new.hidden.parts (ite (or $x2383 $x2988 $x3308 $x3141 $x2254) 1 ?x1633))))
 (= new.hidden.least ?x3233))))))))))))))))))
(assert
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3469 (< 1 new.hidden.parts) (= ?x349 new.hidden.n)))))))
(assert
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3469 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1790 (ite $x1637 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x279 (= (- 1) new.hidden.n)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3914 (ite $x3308 (or $x279 (< new.hidden.block new.hidden.n)) (ite $x3469 (or $x279 (< ?x349 new.hidden.n)) $x1790))))
 (let (($x1927 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3914)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (= new.hidden.moved (ite $x3400 new.hidden.given_moved $x1927)))))))))))))))
(assert
 (let (($x1345 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x373 (and $x1345 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x373))))
(assert
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (let (($x2392 (ite $x3400 new.hidden.given_everywhere (or $x250 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2392)))))))
(assert
 (let (($x2490 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x739 (or $x2490 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x678 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x739)))
 (= new.lm_head.cut.everywhere $x678)))))
(assert
 (let (($x846 (not new.hidden.moved)))
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3598 (or new.hidden.everywhere new.hidden.filled (and (or $x2383 $x2988 $x3308 $x3141) $x846))))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (= new.hidden.undivided (ite $x3400 new.hidden.given_undivided $x3598))))))))))))
(assert
 (let (($x1458 (not new.lm_head.group.pp)))
 (let (($x228 (or $x1458 (= 1 new.pp))))
 (let (($x3720 (not new.lm_head.group.sp)))
 (let (($x1660 (or $x3720 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x1151 (not new.lm_head.group.dp)))
 (let (($x571 (or $x1151 $x1405)))
 (let (($x3507 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x571 $x1660 $x228)))
 (let (($x2701 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x393 (or $x2701 $x3507)))
 (let (($x2856 (= (_ bv40 7) new.lm_head.split)))
 (let (($x867 (and $x2856 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x393)))
 (let (($x1462 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x390 (ite (and $x1462 new.lm_head.cut.everywhere $x393) (_ bv96 7) (ite $x1462 (_ bv95 7) (ite $x867 (_ bv96 7) (ite $x2856 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x390))))))))))))))))
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
 (let (($x1458 (not new.lm_head.group.pp)))
 (let (($x228 (or $x1458 (= 1 new.pp))))
 (let (($x3720 (not new.lm_head.group.sp)))
 (let (($x1660 (or $x3720 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x1151 (not new.lm_head.group.dp)))
 (let (($x571 (or $x1151 $x1405)))
 (let (($x3507 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x571 $x1660 $x228)))
 (let (($x3312 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2701 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x38 (or $x2701 (and (= (_ bv96 7) new.lm_head.state) (or $x3312 $x3507)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x571 $x1660 $x228))))
 (not $x38)))))))))))))
(assert
 (let (($x3758 (not old.lm_head.group.pp)))
(let (($x2596 (or $x3758 (= 1 old.pp))))
(let (($x3296 (not old.lm_head.group.sp)))
(let (($x1394 (or $x3296 (= 1 old.sp))))
(let (($x2870 (= 1 old.dp)))
(let (($x2621 (not old.lm_head.group.dp)))
(let (($x3379 (or $x2621 $x2870)))
(let (($x786 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x3379 $x1394 $x2596)))
(let (($x565 (= (_ bv10 7) old.lm_head.collective)))
(let (($x3546 (= (_ bv57 7) old.lm_head.collective)))
(or $x3546 (and (= (_ bv96 7) old.lm_head.state) (or $x565 $x786)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x3379 $x1394 $x2596)))))))))))))
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
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (or $x1793 $x2189 $x3666 $x758 $x1349 $x3184 $x135 $x1135 $x3381 $x2409))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3546 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x565 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x240 (= (_ bv4 7) old.lm_head.collective)))
 (or $x240 (= (_ bv5 7) old.lm_head.collective) $x565 $x3546 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x1570 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1707 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1854 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x269 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x269 (= (_ bv56 7) old.lm_head.cut.kind) $x1854 $x1707 (= (_ bv91 7) old.lm_head.cut.kind) $x1570 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3877 (= (_ bv64 7) old.lm_head.order)))
 (or $x3877 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x1168 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3578 (= (_ bv40 7) old.lm_head.split)))
 (or $x3578 (= (_ bv57 7) old.lm_head.split) $x1168))))
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
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x1203 (= (- 1) old.hidden.n)))
 (let ((?x2524 (ite (or $x1203 (< (* ?x2236 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1312 (ite $x3184 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2524) old.hidden.given_least)))
 (let ((?x1821 (ite (or $x1203 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1935 (ite $x3666 (ite (and $x1203 (= 1 old.hidden.parts)) 1 ?x1821) ?x1312)))
 (let (($x1349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x444 (ite $x3381 old.hidden.parts (ite (or $x2189 $x1793 $x1135 $x2409 $x1349) 1 ?x1935))))
 (= old.hidden.least ?x444))))))))))))))))))
(assert
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3184 (< 1 old.hidden.parts) (= ?x2236 old.hidden.n)))))))
(assert
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3184 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1509 (ite $x3666 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x1203 (= (- 1) old.hidden.n)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1771 (ite $x1135 (or $x1203 (< old.hidden.block old.hidden.n)) (ite $x3184 (or $x1203 (< ?x2236 old.hidden.n)) $x1509))))
 (let (($x512 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1771)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (= old.hidden.moved (ite $x563 old.hidden.given_moved $x512)))))))))))))))
(assert
 (let (($x1854 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1814 (and $x1854 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1814))))
(assert
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (let (($x2794 (ite $x563 old.hidden.given_everywhere (or $x3381 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2794)))))))
(assert
 (let (($x1570 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x912 (or $x1570 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1626 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x912)))
 (= old.lm_head.cut.everywhere $x1626)))))
(assert
 (let (($x1049 (not old.hidden.moved)))
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x632 (or old.hidden.everywhere old.hidden.filled (and (or $x2189 $x1793 $x1135 $x2409) $x1049))))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (= old.hidden.undivided (ite $x563 old.hidden.given_undivided $x632))))))))))))
(assert
 (let (($x786 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3546 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2990 (or $x3546 $x786)))
 (let (($x3578 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3316 (and $x3578 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2990)))
 (let (($x1168 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x425 (ite (and $x1168 old.lm_head.cut.everywhere $x2990) (_ bv96 7) (ite $x1168 (_ bv95 7) (ite $x3316 (_ bv96 7) (ite $x3578 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x425)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (or $x2988 $x2383 $x1637 $x3013 $x2254 $x3469 $x2495 $x3308 $x250 $x3141))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2701 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3312 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x470 (= (_ bv4 7) new.lm_head.collective)))
 (or $x470 (= (_ bv5 7) new.lm_head.collective) $x3312 $x2701 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x2490 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1895 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1345 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3179 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3179 (= (_ bv56 7) new.lm_head.cut.kind) $x1345 $x1895 (= (_ bv91 7) new.lm_head.cut.kind) $x2490 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x310 (= (_ bv64 7) new.lm_head.order)))
 (or $x310 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x1462 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2856 (= (_ bv40 7) new.lm_head.split)))
 (or $x2856 (= (_ bv57 7) new.lm_head.split) $x1462))))
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
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x279 (= (- 1) new.hidden.n)))
 (let ((?x1453 (ite (or $x279 (< (* ?x349 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3095 (ite $x3469 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1453) new.hidden.given_least)))
 (let ((?x3730 (ite (or $x279 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1633 (ite $x1637 (ite (and $x279 (= 1 new.hidden.parts)) 1 ?x3730) ?x3095)))
 (let (($x2254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3233 (ite $x250 new.hidden.parts (ite (or $x2383 $x2988 $x3308 $x3141 $x2254) 1 ?x1633))))
 (= new.hidden.least ?x3233))))))))))))))))))
(assert
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3469 (< 1 new.hidden.parts) (= ?x349 new.hidden.n)))))))
(assert
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3469 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1790 (ite $x1637 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x279 (= (- 1) new.hidden.n)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3914 (ite $x3308 (or $x279 (< new.hidden.block new.hidden.n)) (ite $x3469 (or $x279 (< ?x349 new.hidden.n)) $x1790))))
 (let (($x1927 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3914)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (= new.hidden.moved (ite $x3400 new.hidden.given_moved $x1927)))))))))))))))
(assert
 (let (($x1345 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x373 (and $x1345 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x373))))
(assert
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (let (($x2392 (ite $x3400 new.hidden.given_everywhere (or $x250 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2392)))))))
(assert
 (let (($x2490 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x739 (or $x2490 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x678 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x739)))
 (= new.lm_head.cut.everywhere $x678)))))
(assert
 (let (($x846 (not new.hidden.moved)))
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3598 (or new.hidden.everywhere new.hidden.filled (and (or $x2383 $x2988 $x3308 $x3141) $x846))))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (= new.hidden.undivided (ite $x3400 new.hidden.given_undivided $x3598))))))))))))
(assert
 (let (($x3507 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2701 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x393 (or $x2701 $x3507)))
 (let (($x2856 (= (_ bv40 7) new.lm_head.split)))
 (let (($x867 (and $x2856 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x393)))
 (let (($x1462 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x390 (ite (and $x1462 new.lm_head.cut.everywhere $x393) (_ bv96 7) (ite $x1462 (_ bv95 7) (ite $x867 (_ bv96 7) (ite $x2856 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x390)))))))))
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
 (let (($x982 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x310 (= (_ bv64 7) new.lm_head.order)))
 (let (($x1740 (= 1 new.tp)))
 (let (($x1357 (or $x1740 (not (= (_ bv95 7) new.lm_head.state)) $x310 $x982 new.lm_head.reversible)))
 (not $x1357))))))
(assert
 (let (($x3115 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x3877 (= (_ bv64 7) old.lm_head.order)))
(let (($x2763 (= 1 old.tp)))
(or $x2763 (not (= (_ bv95 7) old.lm_head.state)) $x3877 $x3115 old.lm_head.reversible)))))
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
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (or $x1793 $x2189 $x3666 $x758 $x1349 $x3184 $x135 $x1135 $x3381 $x2409))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1309 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1310 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x2264 (= (_ bv1 7) old.lm_head.bias)))
 (or $x2264 (= (_ bv23 7) old.lm_head.bias) $x1310 $x1309)))))
(assert
 (let (($x3546 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x3546 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1570 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1528 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1707 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1854 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x269 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1328 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1328 $x269 (= (_ bv56 7) old.lm_head.cut.kind) $x1854 $x1707 $x1528 $x1570 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1168 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3578 (= (_ bv40 7) old.lm_head.split)))
 (or $x3578 (= (_ bv57 7) old.lm_head.split) $x1168))))
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
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x1203 (= (- 1) old.hidden.n)))
 (let ((?x2524 (ite (or $x1203 (< (* ?x2236 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1312 (ite $x3184 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2524) old.hidden.given_least)))
 (let ((?x1821 (ite (or $x1203 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1935 (ite $x3666 (ite (and $x1203 (= 1 old.hidden.parts)) 1 ?x1821) ?x1312)))
 (let (($x1349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x444 (ite $x3381 old.hidden.parts (ite (or $x2189 $x1793 $x1135 $x2409 $x1349) 1 ?x1935))))
 (= old.hidden.least ?x444))))))))))))))))))
(assert
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3184 (< 1 old.hidden.parts) (= ?x2236 old.hidden.n)))))))
(assert
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3184 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3666 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1509 (ite $x3666 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2569 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2236 (div (* ?x2569 old.hidden.multiple) old.hidden.parts)))
 (let (($x1203 (= (- 1) old.hidden.n)))
 (let (($x3184 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1771 (ite $x1135 (or $x1203 (< old.hidden.block old.hidden.n)) (ite $x3184 (or $x1203 (< ?x2236 old.hidden.n)) $x1509))))
 (let (($x512 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1771)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (= old.hidden.moved (ite $x563 old.hidden.given_moved $x512)))))))))))))))
(assert
 (let (($x1854 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1814 (and $x1854 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1814))))
(assert
 (let (($x908 (= (- 1) old.lm_head.cut.n)))
 (let (($x1328 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x474 (ite $x1328 (or $x908 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x908 (< 1 old.lm_head.cut.n)))))
 (let ((?x131 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x2935 (< (div (* ?x131 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x1854 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1528 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2088 (ite $x1528 (or $x908 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1854 (or $x908 $x2935) $x474))))
 (let (($x1552 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2088)))
 (let (($x269 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1707 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2101 (or $x1707 $x269)))
 (= old.lm_head.cut.moved (ite $x2101 old.lm_head.cut.given_moved $x1552)))))))))))))))
(assert
 (let (($x3381 (= (_ bv96 7) old.hidden.kind)))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (let (($x2794 (ite $x563 old.hidden.given_everywhere (or $x3381 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2794)))))))
(assert
 (let (($x1570 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x912 (or $x1570 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x269 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1707 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2101 (or $x1707 $x269)))
 (= old.lm_head.cut.everywhere (ite $x2101 old.lm_head.cut.given_everywhere $x912))))))))
(assert
 (let (($x496 (not old.lm_head.cut.moved)))
 (let (($x2650 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x3119 (= 1 old.lm_head.cut.parts)))
 (let (($x269 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1707 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2101 (or $x1707 $x269)))
 (= old.lm_head.cut.first_alone (ite $x2101 old.lm_head.cut.given_first (or $x3119 (and $x2650 $x496)))))))))))
(assert
 (let (($x1049 (not old.hidden.moved)))
 (let (($x2409 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1135 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1793 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2189 (= (_ bv18 7) old.hidden.kind)))
 (let (($x632 (or old.hidden.everywhere old.hidden.filled (and (or $x2189 $x1793 $x1135 $x2409) $x1049))))
 (let (($x758 (= (_ bv48 7) old.hidden.kind)))
 (let (($x135 (= (_ bv86 7) old.hidden.kind)))
 (let (($x563 (or $x135 $x758)))
 (= old.hidden.undivided (ite $x563 old.hidden.given_undivided $x632))))))))))))
(assert
 (let (($x786 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3546 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2990 (or $x3546 $x786)))
 (let (($x3578 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3316 (and $x3578 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2990)))
 (let (($x1168 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x425 (ite (and $x1168 old.lm_head.cut.everywhere $x2990) (_ bv96 7) (ite $x1168 (_ bv95 7) (ite $x3316 (_ bv96 7) (ite $x3578 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x425)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (or $x2988 $x2383 $x1637 $x3013 $x2254 $x3469 $x2495 $x3308 $x250 $x3141))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2789 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x899 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x1818 (= (_ bv1 7) new.lm_head.bias)))
 (or $x1818 (= (_ bv23 7) new.lm_head.bias) $x899 $x2789)))))
(assert
 (let (($x2701 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2701 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2490 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x750 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1895 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1345 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3179 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2322 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2322 $x3179 (= (_ bv56 7) new.lm_head.cut.kind) $x1345 $x1895 $x750 $x2490 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1462 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2856 (= (_ bv40 7) new.lm_head.split)))
 (or $x2856 (= (_ bv57 7) new.lm_head.split) $x1462))))
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
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x279 (= (- 1) new.hidden.n)))
 (let ((?x1453 (ite (or $x279 (< (* ?x349 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3095 (ite $x3469 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1453) new.hidden.given_least)))
 (let ((?x3730 (ite (or $x279 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1633 (ite $x1637 (ite (and $x279 (= 1 new.hidden.parts)) 1 ?x3730) ?x3095)))
 (let (($x2254 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3233 (ite $x250 new.hidden.parts (ite (or $x2383 $x2988 $x3308 $x3141 $x2254) 1 ?x1633))))
 (= new.hidden.least ?x3233))))))))))))))))))
(assert
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3469 (< 1 new.hidden.parts) (= ?x349 new.hidden.n)))))))
(assert
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3469 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1637 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1790 (ite $x1637 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1573 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x349 (div (* ?x1573 new.hidden.multiple) new.hidden.parts)))
 (let (($x279 (= (- 1) new.hidden.n)))
 (let (($x3469 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3914 (ite $x3308 (or $x279 (< new.hidden.block new.hidden.n)) (ite $x3469 (or $x279 (< ?x349 new.hidden.n)) $x1790))))
 (let (($x1927 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3914)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (= new.hidden.moved (ite $x3400 new.hidden.given_moved $x1927)))))))))))))))
(assert
 (let (($x1345 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x373 (and $x1345 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x373))))
(assert
 (let (($x33 (= (- 1) new.lm_head.cut.n)))
 (let (($x2322 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2530 (ite $x2322 (or $x33 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x33 (< 1 new.lm_head.cut.n)))))
 (let ((?x197 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x49 (< (div (* ?x197 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x1345 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x750 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1209 (ite $x750 (or $x33 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1345 (or $x33 $x49) $x2530))))
 (let (($x2307 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1209)))
 (let (($x3179 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1895 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3927 (or $x1895 $x3179)))
 (= new.lm_head.cut.moved (ite $x3927 new.lm_head.cut.given_moved $x2307)))))))))))))))
(assert
 (let (($x250 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (let (($x2392 (ite $x3400 new.hidden.given_everywhere (or $x250 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2392)))))))
(assert
 (let (($x2490 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x739 (or $x2490 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3179 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1895 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3927 (or $x1895 $x3179)))
 (= new.lm_head.cut.everywhere (ite $x3927 new.lm_head.cut.given_everywhere $x739))))))))
(assert
 (let (($x3475 (not new.lm_head.cut.moved)))
 (let (($x873 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x3667 (= 1 new.lm_head.cut.parts)))
 (let (($x3179 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1895 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3927 (or $x1895 $x3179)))
 (= new.lm_head.cut.first_alone (ite $x3927 new.lm_head.cut.given_first (or $x3667 (and $x873 $x3475)))))))))))
(assert
 (let (($x846 (not new.hidden.moved)))
 (let (($x3141 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3308 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2988 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2383 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3598 (or new.hidden.everywhere new.hidden.filled (and (or $x2383 $x2988 $x3308 $x3141) $x846))))
 (let (($x3013 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2495 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3400 (or $x2495 $x3013)))
 (= new.hidden.undivided (ite $x3400 new.hidden.given_undivided $x3598))))))))))))
(assert
 (let (($x3507 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2701 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x393 (or $x2701 $x3507)))
 (let (($x2856 (= (_ bv40 7) new.lm_head.split)))
 (let (($x867 (and $x2856 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x393)))
 (let (($x1462 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x390 (ite (and $x1462 new.lm_head.cut.everywhere $x393) (_ bv96 7) (ite $x1462 (_ bv95 7) (ite $x867 (_ bv96 7) (ite $x2856 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x390)))))))))
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
 (let (($x2789 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2071 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x1740 (= 1 new.tp)))
 (let (($x76 (or $x1740 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x2071 (and (= (_ bv95 7) new.lm_head.state) $x2789 new.lm_head.cut.first_alone))))
 (not $x76))))))
(assert
 (let (($x1309 (= (_ bv29 7) old.lm_head.bias)))
(let (($x2576 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x513 (not old.model.head_bias)))
(let (($x2763 (= 1 old.tp)))
(or $x2763 $x513 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x2576 (and (= (_ bv95 7) old.lm_head.state) $x1309 old.lm_head.cut.first_alone)))))))
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
 (let (($x1381 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x732 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x732 $x1381 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1108 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3012 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3012 $x1108 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x992 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x992 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x1587 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3251 (= (_ bv40 7) old.ffn.down.split)))
 (or $x3251 $x1587 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x2147 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x2147)))
(assert
 (let (($x533 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x693 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1144 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3664 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3018 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x3018 $x3664 $x1144 $x693 $x533)))))))
(assert
 (let (($x143 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3573 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x3573 $x143))))
(assert
 (let (($x663 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x663 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1523 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x368 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3108 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2812 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1016 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1016 $x2812 $x3108 $x368 $x1523)))))))
(assert
 (let (($x148 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x973 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1675 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1675 $x973 $x148)))))
(assert
 (let (($x3169 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3113 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x633 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x633 $x3113 $x3169 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2065 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1449 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x275 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1764 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3506 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x939 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1403 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x12 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x220 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2758 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x2758 $x220 $x12 $x1403 $x939 $x3506 $x1764 $x275 $x1449 $x2065))))))))))))
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
 (let (($x3216 (= (_ bv38 7) old.stages.send)))
 (let (($x1426 (= (_ bv14 7) old.stages.send)))
 (let (($x585 (= (_ bv10 7) old.stages.send)))
 (or $x585 $x1426 $x3216 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x3137 (= (_ bv53 7) old.stages.stream)))
 (or $x3137 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1480 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2268 (div (* ?x1480 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x981 (= (- 1) old.ffn.width.n)))
 (let ((?x1195 (ite (or $x981 (< (* ?x2268 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x413 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1195)))
 (let (($x3506 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x1656 (ite (or $x981 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x12 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x1563 (ite $x12 (ite (and $x981 (= 1 old.ffn.width.parts)) 1 ?x1656) (ite $x3506 ?x413 old.ffn.width.given_least))))
 (let (($x939 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2065 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x275 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2758 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x220 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1449 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x2364 (ite $x1449 old.ffn.width.parts (ite (or $x220 $x2758 $x275 $x2065 $x939) 1 ?x1563))))
 (= old.ffn.width.least ?x2364))))))))))))))))))
(assert
 (let ((?x1480 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2268 (div (* ?x1480 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2871 (< 1 old.ffn.width.parts)))
 (let (($x3506 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3506 $x2871 (= ?x2268 old.ffn.width.n))))))))
(assert
 (let ((?x1480 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2268 (div (* ?x1480 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2871 (< 1 old.ffn.width.parts)))
 (let (($x3506 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3506 $x2871 (<= old.ffn.width.n ?x2268))))))))
(assert
 (let (($x3506 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2830 (and $x3506 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2830))))
(assert
 (let (($x981 (= (- 1) old.ffn.width.n)))
 (let (($x12 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x3126 (ite $x12 (or $x981 (<= old.ffn.width.parts old.ffn.width.n)) (or $x981 (< 1 old.ffn.width.n)))))
 (let ((?x1480 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2268 (div (* ?x1480 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3506 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x275 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3817 (ite $x275 (or $x981 (< old.ffn.width.block old.ffn.width.n)) (ite $x3506 (or $x981 (< ?x2268 old.ffn.width.n)) $x3126))))
 (let (($x3197 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3817)))
 (let (($x1403 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1764 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x138 (or $x1764 $x1403)))
 (= old.ffn.width.moved (ite $x138 old.ffn.width.given_moved $x3197)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1108 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3101 (or $x1108 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3101))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1449 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2921 (or $x1449 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1403 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1764 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x138 (or $x1764 $x1403)))
 (= old.ffn.width.everywhere (ite $x138 old.ffn.width.given_everywhere $x2921))))))))
(assert
 (let (($x1041 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1071 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x523 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1071)))
 (let (($x2939 (ite old.model.gated $x523 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1041))))
 (let (($x1587 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2168 (and old.ffn.width.filled $x1587 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x2939)))))
 (= old.ffn.piece_kept $x2168))))))))
(assert
 (let (($x1275 (not old.ffn.width.moved)))
 (let (($x2065 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x275 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2758 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x220 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2184 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x220 $x2758 $x275 $x2065) $x1275))))
 (let (($x1403 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1764 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x138 (or $x1764 $x1403)))
 (= old.ffn.width.undivided (ite $x138 old.ffn.width.given_undivided $x2184))))))))))))
(assert
 (let (($x1275 (not old.ffn.width.moved)))
 (let (($x192 (and old.ffn.width.everywhere $x1275)))
 (= old.ffn.in_place (or $x192 old.ffn.width.filled)))))
(assert
 (let (($x1470 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x732 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1381 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2213 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1381 $x732) $x1470))))
 (= old.ffn.first_reads $x2213))))))
(assert
 (let (($x1071 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x523 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1071)))
 (let (($x143 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3173 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x3251 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1587 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2812 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3108 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2584 (or $x3108 $x2812)))
 (let (($x1041 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1675 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1433 (< 1 old.tp)))
 (let (($x2151 (and old.model.gated $x1433 $x1675 $x1041 $x2584 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x1587 (and $x3251 (and old.ffn.width.undivided $x3173))) (not (and old.ffn.gathers $x143 $x523)))))
 (= old.ffn.up_idle $x2151)))))))))))))))
(assert
 (let (($x1275 (not old.ffn.width.moved)))
 (let (($x192 (and old.ffn.width.everywhere $x1275)))
 (let ((?x493 (ite $x192 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1433 (< 1 old.tp)))
 (let ((?x552 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1523 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2812 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3108 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2584 (or $x3108 $x2812)))
 (let (($x3113 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x368 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1304 (or $x368 (not (or $x3113 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1041 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1779 (or $x3108 $x368)))
 (let ((?x3607 (ite (or $x1779 $x1041 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2812 (_ bv21 7) (_ bv16 7)))))
 (let (($x973 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x744 (ite $x973 ?x3607 (ite $x1304 (_ bv92 7) (ite $x2584 (_ bv96 7) (ite $x1523 ?x552 (ite $x1433 (_ bv16 7) ?x493)))))))
 (let (($x3947 (or $x1779 $x1041 (and $x2812 old.ffn.width.padded $x1275) (and $x1523 old.ffn.width.leads))))
 (let ((?x1669 (ite (and $x2812 old.ffn.width.filled (not $x1041)) (_ bv96 7) (ite $x3947 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x148 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x148 ?x1669 ?x744)))))))))))))))))))))))
(assert
 (let (($x2753 (not old.ffn.width.everywhere)))
 (let (($x1690 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2753)))
 (= old.ffn.up_piece (ite $x1690 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3169 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x368 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3521 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x368 $x3169 old.ffn.up_idle))))
 (= old.ffn.up_left $x3521)))))
(assert
 (let (($x416 (not old.ffn.up_left)))
 (let (($x1571 (not old.model.joint)))
 (let (($x2336 (and old.ffn.piece_kept old.model.gated $x1571 (= (_ bv97 7) old.ffn.up_piece) $x416)))
 (= old.ffn.share_of_one $x2336)))))
(assert
 (let (($x1275 (not old.ffn.width.moved)))
 (let (($x192 (and old.ffn.width.everywhere $x1275)))
 (let (($x1433 (< 1 old.tp)))
 (let ((?x1291 (ite $x1433 (_ bv16 7) (ite $x192 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1737 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x533 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3664 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1144 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x693 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2728 (ite (or $x693 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x1144 $x3664) (_ bv96 7) (ite $x533 ?x1737 ?x1291)))))
 (let (($x1071 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x245 (or $x1144 $x693)))
 (let (($x884 (or $x245 $x1071 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3573 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x408 (or $x245 $x1071 (and $x3664 old.ffn.width.padded $x1275) (and $x533 old.ffn.width.leads))))
 (let ((?x2977 (ite (and $x3664 old.ffn.width.filled (not $x1071)) (_ bv96 7) (ite $x408 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x143 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x143 ?x2977 (ite $x3573 (ite $x884 (_ bv96 7) (ite $x3664 (_ bv21 7) (_ bv16 7))) ?x2728)))))))))))))))))))))
(assert
 (let (($x2753 (not old.ffn.width.everywhere)))
 (let (($x143 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x143 (not (= (_ bv96 7) old.ffn.gate_state)) $x2753) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x3871 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x3871)))
(assert
 (let ((?x1460 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x2857 (not old.ffn.share_of_one)))
 (let (($x844 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x2857))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x844) (_ bv96 7) ?x1460))))))
(assert
 (let (($x2147 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x1433 (< 1 old.tp)))
 (let (($x3399 (and $x1433 $x2147 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x3399)))))
(assert
 (let (($x3137 (= (_ bv53 7) old.stages.stream)))
 (let (($x1999 (and $x3137 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x2246 (not old.model.parallel)))
 (let (($x2744 (not old.stages.leaves)))
 (let (($x733 (or $x2744 (and old.layer.dense $x2246 (not (= (_ bv1 7) old.ffn.down.residual))) $x1999)))
 (= old.stages.one_part $x733)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x189 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2410 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x2410 $x189 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x829 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1354 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1354 $x829 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x303 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x303 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x2216 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3617 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3617 $x2216 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1925 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x1925)))
(assert
 (let (($x1970 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1847 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2386 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2901 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2624 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2624 $x2901 $x2386 $x1847 $x1970)))))))
(assert
 (let (($x3320 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1326 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1326 $x3320))))
(assert
 (let (($x1767 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1767 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x127 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1002 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2956 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3364 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x479 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x479 $x3364 $x2956 $x1002 $x127)))))))
(assert
 (let (($x1109 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3913 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1769 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1769 $x3913 $x1109)))))
(assert
 (let (($x3048 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2292 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3832 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x3832 $x2292 $x3048 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x2381 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1954 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2121 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2773 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1280 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1842 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1263 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1321 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1791 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x535 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x535 $x1791 $x1321 $x1263 $x1842 $x1280 $x2773 $x2121 $x1954 $x2381))))))))))))
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
 (let (($x1420 (= (_ bv38 7) new.stages.send)))
 (let (($x2695 (= (_ bv14 7) new.stages.send)))
 (let (($x3774 (= (_ bv10 7) new.stages.send)))
 (or $x3774 $x2695 $x1420 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x2219 (= (_ bv53 7) new.stages.stream)))
 (or $x2219 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2824 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3394 (div (* ?x2824 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2159 (= (- 1) new.ffn.width.n)))
 (let ((?x208 (ite (or $x2159 (< (* ?x3394 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x1376 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x208)))
 (let (($x1280 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x1928 (ite (or $x2159 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1321 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x2402 (ite $x1321 (ite (and $x2159 (= 1 new.ffn.width.parts)) 1 ?x1928) (ite $x1280 ?x1376 new.ffn.width.given_least))))
 (let (($x1842 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2381 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2121 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x535 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1791 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1954 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x2188 (ite $x1954 new.ffn.width.parts (ite (or $x1791 $x535 $x2121 $x2381 $x1842) 1 ?x2402))))
 (= new.ffn.width.least ?x2188))))))))))))))))))
(assert
 (let ((?x2824 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3394 (div (* ?x2824 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2813 (< 1 new.ffn.width.parts)))
 (let (($x1280 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1280 $x2813 (= ?x3394 new.ffn.width.n))))))))
(assert
 (let ((?x2824 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3394 (div (* ?x2824 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2813 (< 1 new.ffn.width.parts)))
 (let (($x1280 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1280 $x2813 (<= new.ffn.width.n ?x3394))))))))
(assert
 (let (($x1280 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2094 (and $x1280 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2094))))
(assert
 (let (($x2159 (= (- 1) new.ffn.width.n)))
 (let (($x1321 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1736 (ite $x1321 (or $x2159 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2159 (< 1 new.ffn.width.n)))))
 (let ((?x2824 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3394 (div (* ?x2824 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1280 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2121 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1901 (ite $x2121 (or $x2159 (< new.ffn.width.block new.ffn.width.n)) (ite $x1280 (or $x2159 (< ?x3394 new.ffn.width.n)) $x1736))))
 (let (($x3007 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1901)))
 (let (($x1263 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2773 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1219 (or $x2773 $x1263)))
 (= new.ffn.width.moved (ite $x1219 new.ffn.width.given_moved $x3007)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x829 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x257 (or $x829 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x257))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1954 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1410 (or $x1954 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1263 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2773 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1219 (or $x2773 $x1263)))
 (= new.ffn.width.everywhere (ite $x1219 new.ffn.width.given_everywhere $x1410))))))))
(assert
 (let (($x2036 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1341 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x481 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1341)))
 (let (($x2064 (ite new.model.gated $x481 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2036))))
 (let (($x2216 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2429 (and new.ffn.width.filled $x2216 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x2064)))))
 (= new.ffn.piece_kept $x2429))))))))
(assert
 (let (($x2522 (not new.ffn.width.moved)))
 (let (($x2381 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2121 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x535 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1791 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1766 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x1791 $x535 $x2121 $x2381) $x2522))))
 (let (($x1263 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2773 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1219 (or $x2773 $x1263)))
 (= new.ffn.width.undivided (ite $x1219 new.ffn.width.given_undivided $x1766))))))))))))
(assert
 (let (($x2522 (not new.ffn.width.moved)))
 (let (($x797 (and new.ffn.width.everywhere $x2522)))
 (= new.ffn.in_place (or $x797 new.ffn.width.filled)))))
(assert
 (let (($x313 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2410 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x189 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1963 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x189 $x2410) $x313))))
 (= new.ffn.first_reads $x1963))))))
(assert
 (let (($x1341 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x481 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1341)))
 (let (($x3320 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2242 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x3617 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2216 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3364 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2956 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3054 (or $x2956 $x3364)))
 (let (($x2036 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1769 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x862 (< 1 new.tp)))
 (let (($x2776 (and new.model.gated $x862 $x1769 $x2036 $x3054 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x2216 (and $x3617 (and new.ffn.width.undivided $x2242))) (not (and new.ffn.gathers $x3320 $x481)))))
 (= new.ffn.up_idle $x2776)))))))))))))))
(assert
 (let (($x2522 (not new.ffn.width.moved)))
 (let (($x797 (and new.ffn.width.everywhere $x2522)))
 (let ((?x2132 (ite $x797 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x862 (< 1 new.tp)))
 (let ((?x2896 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x127 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3364 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2956 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3054 (or $x2956 $x3364)))
 (let (($x2292 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1002 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3630 (or $x1002 (not (or $x2292 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2036 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1671 (or $x2956 $x1002)))
 (let ((?x2202 (ite (or $x1671 $x2036 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x3364 (_ bv21 7) (_ bv16 7)))))
 (let (($x3913 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1598 (ite $x3913 ?x2202 (ite $x3630 (_ bv92 7) (ite $x3054 (_ bv96 7) (ite $x127 ?x2896 (ite $x862 (_ bv16 7) ?x2132)))))))
 (let (($x1064 (or $x1671 $x2036 (and $x3364 new.ffn.width.padded $x2522) (and $x127 new.ffn.width.leads))))
 (let ((?x70 (ite (and $x3364 new.ffn.width.filled (not $x2036)) (_ bv96 7) (ite $x1064 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1109 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1109 ?x70 ?x1598)))))))))))))))))))))))
(assert
 (let (($x2913 (not new.ffn.width.everywhere)))
 (let (($x2443 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2913)))
 (= new.ffn.up_piece (ite $x2443 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3048 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1002 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1282 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1002 $x3048 new.ffn.up_idle))))
 (= new.ffn.up_left $x1282)))))
(assert
 (let (($x2984 (not new.ffn.up_left)))
 (let (($x212 (not new.model.joint)))
 (let (($x1997 (and new.ffn.piece_kept new.model.gated $x212 (= (_ bv97 7) new.ffn.up_piece) $x2984)))
 (= new.ffn.share_of_one $x1997)))))
(assert
 (let (($x2522 (not new.ffn.width.moved)))
 (let (($x797 (and new.ffn.width.everywhere $x2522)))
 (let (($x862 (< 1 new.tp)))
 (let ((?x1980 (ite $x862 (_ bv16 7) (ite $x797 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x260 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2901 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2386 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1847 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x734 (ite (or $x1847 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2386 $x2901) (_ bv96 7) (ite $x1970 ?x260 ?x1980)))))
 (let (($x1341 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1589 (or $x2386 $x1847)))
 (let (($x3330 (or $x1589 $x1341 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1326 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1971 (or $x1589 $x1341 (and $x2901 new.ffn.width.padded $x2522) (and $x1970 new.ffn.width.leads))))
 (let ((?x2475 (ite (and $x2901 new.ffn.width.filled (not $x1341)) (_ bv96 7) (ite $x1971 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3320 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x3320 ?x2475 (ite $x1326 (ite $x3330 (_ bv96 7) (ite $x2901 (_ bv21 7) (_ bv16 7))) ?x734)))))))))))))))))))))
(assert
 (let (($x2913 (not new.ffn.width.everywhere)))
 (let (($x3320 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x3320 (not (= (_ bv96 7) new.ffn.gate_state)) $x2913) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1155 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1155)))
(assert
 (let ((?x3825 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x576 (not new.ffn.share_of_one)))
 (let (($x1762 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x576))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x1762) (_ bv96 7) ?x3825))))))
(assert
 (let (($x1925 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x862 (< 1 new.tp)))
 (let (($x404 (and $x862 $x1925 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x404)))))
(assert
 (let (($x2219 (= (_ bv53 7) new.stages.stream)))
 (let (($x2953 (and $x2219 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x2407 (not new.model.parallel)))
 (let (($x347 (not new.stages.leaves)))
 (let (($x185 (or $x347 (and new.layer.dense $x2407 (not (= (_ bv1 7) new.ffn.down.residual))) $x2953)))
 (= new.stages.one_part $x185)))))))
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
 (let (($x1176 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1176)))
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
 (let ((?x2555 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1046 (* (div (* ?x2555 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x2434 (= (- 1) old.batch.sequences.n)))
 (let ((?x463 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x2434 (< ?x1046 old.batch.sequences.n)) 0 1))))
 (let (($x1759 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x671 (or $x2434 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x3323 (ite (and $x2434 (= 1 old.batch.sequences.parts)) 1 (ite $x671 0 1))))
 (let (($x3574 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x1473 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x2617 (ite (or $x421 $x1001 $x3594 $x2460 $x1473) 1 (ite $x3574 ?x3323 (ite $x1759 ?x463 old.batch.sequences.given_least)))))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2541 old.batch.sequences.parts ?x2617))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2254 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2261 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x3535 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x375 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x873 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x3015 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x3475 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x3244 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x3244 $x3475 $x3015 (= (_ bv48 7) new.batch.sequences.kind) $x873 $x375 (= (_ bv86 7) new.batch.sequences.kind) $x3535 $x2261 $x2254))))))))))
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
 (let ((?x2197 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x2383 (* (div (* ?x2197 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1604 (= (- 1) new.batch.sequences.n)))
 (let ((?x1178 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1604 (< ?x2383 new.batch.sequences.n)) 0 1))))
 (let (($x375 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2703 (or $x1604 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1673 (ite (and $x1604 (= 1 new.batch.sequences.parts)) 1 (ite $x2703 0 1))))
 (let (($x3015 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x873 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2254 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x3535 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3244 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x3475 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x2988 (ite (or $x3475 $x3244 $x3535 $x2254 $x873) 1 (ite $x3015 ?x1673 (ite $x375 ?x1178 new.batch.sequences.given_least)))))
 (let (($x2261 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2261 new.batch.sequences.parts ?x2988))))))))))))))))))
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
 (let (($x3806 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x3806))))
(assert
 (let (($x1264 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x1264)))
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
 (let (($x2265 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2265 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1468 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3359 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3302 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1478 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2016 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2016 $x1478 (= (_ bv56 7) old.attention.heads.kind) $x3302 $x1740 $x3359 $x1468 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3057 (= (_ bv8 7) old.attention.pairs)))
 (or $x3057 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1600 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3330 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x601 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2023 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x797 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x797 $x2023 $x601 $x3330 $x1600)))))))
(assert
 (let (($x1326 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1326 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1654 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1970 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1970 $x221 $x1063 $x1654))))))
(assert
 (let (($x1825 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1825 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1497 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x1497 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x3833 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3833)))
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
 (let ((?x1420 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x1420 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3302 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x568 (and $x3302 (< 1 old.attention.heads.parts) (= ?x2695 old.attention.heads.n))))
 (= old.attention.heads.filled $x568))))))
(assert
 (let (($x1426 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x3302 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x3302 $x1426)))))
(assert
 (let (($x2984 (= (- 1) old.attention.heads.n)))
 (let (($x2016 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1173 (ite $x2016 (or $x2984 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2984 (< 1 old.attention.heads.n)))))
 (let ((?x1420 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x1420 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3302 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3359 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1876 (ite $x3359 (or $x2984 (< old.attention.heads.block old.attention.heads.n)) (ite $x3302 (or $x2984 (< ?x2695 old.attention.heads.n)) $x1173))))
 (let (($x212 (= 1 old.attention.heads.parts)))
 (let (($x1468 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1478 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2206 (or $x1740 $x1478)))
 (let (($x364 (ite $x2206 old.attention.heads.given_moved (ite (or $x1468 $x212) false $x1876))))
 (= old.attention.heads.moved $x364))))))))))))))))
(assert
 (let ((?x3364 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2619 (div (* ?x3364 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2265 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3699 (and $x2265 (< 1 old.attention.head_dim.parts) (= ?x2619 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3699))))))
(assert
 (let ((?x3258 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x865 (* (div (- ?x3258 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1825 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1671 (and $x1825 (< 1 old.attention.value_dim.parts) (= (div ?x865 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1671))))))
(assert
 (let (($x127 (not old.attention.heads.padded)))
 (let (($x212 (= 1 old.attention.heads.parts)))
 (let (($x1468 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1478 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2206 (or $x1740 $x1478)))
 (let (($x479 (ite $x2206 old.attention.heads.given_everywhere (or $x1468 (and $x212 $x127)))))
 (= old.attention.heads.everywhere $x479)))))))))
(assert
 (let (($x1600 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x797 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3330 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2453 (ite (or $x3330 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x797 $x1600) (_ bv16 7) (_ bv96 7)))))
 (let (($x1146 (or old.model.latent old.attention.kv_filled)))
 (let (($x221 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2023 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1970 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x941 (and $x2023 $x1970 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x2840 (ite (or $x797 $x941 (and $x2023 $x221 old.attention.heads.filled $x1146)) (_ bv96 7) (_ bv16 7))))
 (let (($x3211 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x601 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1583 (or $x601 $x3330)))
 (let ((?x3731 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1583 $x3211) old.attention.qkv.split ?x2840) ?x2453)))
 (let (($x1654 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x481 (ite $x1654 (ite (or $x1583 $x3211 old.model.query_latent) (_ bv96 7) (ite $x2023 (_ bv21 7) (_ bv16 7))) ?x3731)))
 (= old.attention.q ?x481)))))))))))))))))))
(assert
 (let (($x2037 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2037 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1984 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2381 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2121 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x535 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1219 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1263 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1263 $x1219 (= (_ bv56 7) new.attention.heads.kind) $x535 $x2121 $x2381 $x1984 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1786 (= (_ bv8 7) new.attention.pairs)))
 (or $x1786 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1595 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1112 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x812 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1954 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3396 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3396 $x1954 $x812 $x1112 $x1595)))))))
(assert
 (let (($x1614 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1614 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1354 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x829 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2882 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2122 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2122 $x2882 $x829 $x1354))))))
(assert
 (let (($x1796 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1796 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x847 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x847 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x1901 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1901)))
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
 (let ((?x652 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x994 (div (* ?x652 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x535 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2226 (and $x535 (< 1 new.attention.heads.parts) (= ?x994 new.attention.heads.n))))
 (= new.attention.heads.filled $x2226))))))
(assert
 (let (($x1559 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x535 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x535 $x1559)))))
(assert
 (let (($x1718 (= (- 1) new.attention.heads.n)))
 (let (($x1263 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2402 (ite $x1263 (or $x1718 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1718 (< 1 new.attention.heads.n)))))
 (let ((?x652 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x994 (div (* ?x652 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x535 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2381 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2188 (ite $x2381 (or $x1718 (< new.attention.heads.block new.attention.heads.n)) (ite $x535 (or $x1718 (< ?x994 new.attention.heads.n)) $x2402))))
 (let (($x1357 (= 1 new.attention.heads.parts)))
 (let (($x1984 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1219 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2121 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1712 (or $x2121 $x1219)))
 (let (($x982 (ite $x1712 new.attention.heads.given_moved (ite (or $x1984 $x1357) false $x2188))))
 (= new.attention.heads.moved $x982))))))))))))))))
(assert
 (let ((?x970 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2842 (div (* ?x970 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1244 (and $x2037 (< 1 new.attention.head_dim.parts) (= ?x2842 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1244))))))
(assert
 (let ((?x2031 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1474 (* (div (- ?x2031 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1796 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2256 (and $x1796 (< 1 new.attention.value_dim.parts) (= (div ?x1474 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2256))))))
(assert
 (let (($x1843 (not new.attention.heads.padded)))
 (let (($x1357 (= 1 new.attention.heads.parts)))
 (let (($x1984 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1219 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2121 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1712 (or $x2121 $x1219)))
 (let (($x1609 (ite $x1712 new.attention.heads.given_everywhere (or $x1984 (and $x1357 $x1843)))))
 (= new.attention.heads.everywhere $x1609)))))))))
(assert
 (let (($x1595 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3396 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1112 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1763 (ite (or $x1112 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3396 $x1595) (_ bv16 7) (_ bv96 7)))))
 (let (($x2882 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1954 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2144 (and $x1954 $x2882 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2122 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2446 (and $x1954 $x2122 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1325 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x812 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3778 (or $x812 $x1112)))
 (let ((?x691 (ite (or $x3778 $x1325) new.attention.qkv.split (ite (or $x3396 $x2446 $x2144) (_ bv96 7) (_ bv16 7)))))
 (let (($x1354 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2246 (ite $x1354 (ite (or $x3778 $x1325 new.model.query_latent) (_ bv96 7) (ite $x1954 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x691 ?x1763))))
 (= new.attention.q ?x2246)))))))))))))))))
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
 (let (($x700 (not new.attention.heads.everywhere)))
 (let (($x1341 (not new.attention.heads.moved)))
 (let (($x1469 (= 1 new.tp)))
 (let (($x2623 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x1469 (and (= (_ bv37 7) new.attention.q) $x1341 $x700))))
 (not $x2623))))))
(assert
 (let (($x1062 (not old.attention.heads.everywhere)))
(let (($x1618 (not old.attention.heads.moved)))
(let (($x3913 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x3913 (and (= (_ bv37 7) old.attention.q) $x1618 $x1062))))))
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
 (let (($x2230 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x2230)))
(assert
 (let (($x1063 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x1063 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x2758 (= (_ bv38 7) old.embedding.split)))
 (or $x2758 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x3092 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x3092)))
(assert
 (let (($x3060 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3060 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x463 (= (_ bv40 7) old.ffn.up.split)))
 (or $x463 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x3620 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2403 (= (_ bv96 7) old.hidden.kind)))
 (let (($x612 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3506 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2635 (= (_ bv65 7) old.hidden.kind)))
 (let (($x646 (= (_ bv56 7) old.hidden.kind)))
 (let (($x981 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1698 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1071 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1922 (= (_ bv11 7) old.hidden.kind)))
 (or $x1922 $x1071 $x1698 $x981 $x646 $x2635 $x3506 $x612 $x2403 $x3620))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1877 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1877 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x2547 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1221 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3037 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1090 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1090 (= (_ bv56 7) old.lm_head.cut.kind) $x3037 $x1221 (= (_ bv91 7) old.lm_head.cut.kind) $x2547 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1994 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3380 (= (_ bv40 7) old.lm_head.split)))
 (or $x3380 (= (_ bv57 7) old.lm_head.split) $x1994))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3063 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x3063 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3041 (= (_ bv38 7) old.stream)))
 (or $x3041 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1018 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x884 (div (* ?x1018 old.hidden.multiple) old.hidden.parts)))
 (let (($x3409 (= (- 1) old.hidden.n)))
 (let ((?x680 (ite (or $x3409 (< (* ?x884 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2635 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x434 (ite $x2635 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x680) old.hidden.given_least)))
 (let ((?x1470 (ite (or $x3409 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1698 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x785 (ite $x1698 (ite (and $x3409 (= 1 old.hidden.parts)) 1 ?x1470) ?x434)))
 (let (($x646 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3620 (= (_ bv99 7) old.hidden.kind)))
 (let (($x612 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1922 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1071 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2403 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x639 (ite $x2403 old.hidden.parts (ite (or $x1071 $x1922 $x612 $x3620 $x646) 1 ?x785))))
 (= old.hidden.least ?x639))))))))))))))))))
(assert
 (let ((?x1018 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x884 (div (* ?x1018 old.hidden.multiple) old.hidden.parts)))
 (let (($x2635 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2635 (< 1 old.hidden.parts) (= ?x884 old.hidden.n)))))))
(assert
 (let (($x2635 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2635 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x981 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3506 (= (_ bv86 7) old.hidden.kind)))
 (let (($x846 (or $x3506 $x981)))
 (let (($x2403 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x2403 old.hidden.parts (ite $x846 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x1698 (= (_ bv26 7) old.hidden.kind)))
 (let (($x69 (ite $x1698 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1018 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x884 (div (* ?x1018 old.hidden.multiple) old.hidden.parts)))
 (let (($x3409 (= (- 1) old.hidden.n)))
 (let (($x2635 (= (_ bv65 7) old.hidden.kind)))
 (let (($x612 (= (_ bv91 7) old.hidden.kind)))
 (let (($x523 (ite $x612 (or $x3409 (< old.hidden.block old.hidden.n)) (ite $x2635 (or $x3409 (< ?x884 old.hidden.n)) $x69))))
 (let (($x3323 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x523)))
 (let (($x981 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3506 (= (_ bv86 7) old.hidden.kind)))
 (let (($x846 (or $x3506 $x981)))
 (= old.hidden.moved (ite $x846 old.hidden.given_moved $x3323)))))))))))))))
(assert
 (let (($x3037 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2799 (and $x3037 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2799))))
(assert
 (let (($x2230 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2758 (= (_ bv38 7) old.embedding.split)))
 (let (($x3041 (= (_ bv38 7) old.stream)))
 (let (($x1593 (or $x3041 $x2758 $x2230 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1593))))))
(assert
 (let (($x2403 (= (_ bv96 7) old.hidden.kind)))
 (let (($x981 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3506 (= (_ bv86 7) old.hidden.kind)))
 (let (($x846 (or $x3506 $x981)))
 (let (($x145 (ite $x846 old.hidden.given_everywhere (or $x2403 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x145)))))))
(assert
 (let (($x2547 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x75 (or $x2547 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1151 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x75)))
 (= old.lm_head.cut.everywhere $x1151)))))
(assert
 (let (($x49 (not old.hidden.moved)))
 (let (($x3620 (= (_ bv99 7) old.hidden.kind)))
 (let (($x612 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1922 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1071 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2244 (or old.hidden.everywhere old.hidden.filled (and (or $x1071 $x1922 $x612 $x3620) $x49))))
 (let (($x981 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3506 (= (_ bv86 7) old.hidden.kind)))
 (let (($x846 (or $x3506 $x981)))
 (= old.hidden.undivided (ite $x846 old.hidden.given_undivided $x2244))))))))))))
(assert
 (let (($x478 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1877 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2634 (or $x1877 $x478)))
 (let (($x3380 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2408 (and $x3380 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2634)))
 (let (($x1994 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3121 (ite (and $x1994 old.lm_head.cut.everywhere $x2634) (_ bv96 7) (ite $x1994 (_ bv95 7) (ite $x2408 (_ bv96 7) (ite $x3380 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3121)))))))))
(assert
 (let (($x463 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1907 (and old.layer.dense (or $x463 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1063 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3658 (or $x1063 (= (_ bv92 7) old.lm_head.state) $x1907 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x3658))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x3165 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x3165)))
(assert
 (let (($x829 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x829 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3681 (= (_ bv38 7) new.embedding.split)))
 (or $x3681 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2364 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2364)))
(assert
 (let (($x1563 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1563 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x319 (= (_ bv40 7) new.ffn.up.split)))
 (or $x319 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x2921 (= (_ bv99 7) new.hidden.kind)))
 (let (($x491 (= (_ bv96 7) new.hidden.kind)))
 (let (($x97 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1449 (= (_ bv86 7) new.hidden.kind)))
 (let (($x64 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1923 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2949 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2359 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3012 (= (_ bv11 7) new.hidden.kind)))
 (or $x3012 $x2359 $x2949 $x1108 $x1923 $x64 $x1449 $x97 $x491 $x2921))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1764 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1764 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x2869 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1822 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2184 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1198 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1198 (= (_ bv56 7) new.lm_head.cut.kind) $x2184 $x1822 (= (_ bv91 7) new.lm_head.cut.kind) $x2869 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3118 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1347 (= (_ bv40 7) new.lm_head.split)))
 (or $x1347 (= (_ bv57 7) new.lm_head.split) $x3118))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2120 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x2120 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1375 (= (_ bv38 7) new.stream)))
 (or $x1375 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2732 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3169 (div (* ?x2732 new.hidden.multiple) new.hidden.parts)))
 (let (($x857 (= (- 1) new.hidden.n)))
 (let ((?x3521 (ite (or $x857 (< (* ?x3169 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x64 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1291 (ite $x64 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3521) new.hidden.given_least)))
 (let ((?x3108 (ite (or $x857 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2949 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1561 (ite $x2949 (ite (and $x857 (= 1 new.hidden.parts)) 1 ?x3108) ?x1291)))
 (let (($x1923 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2921 (= (_ bv99 7) new.hidden.kind)))
 (let (($x97 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3012 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2359 (= (_ bv18 7) new.hidden.kind)))
 (let (($x491 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3703 (ite $x491 new.hidden.parts (ite (or $x2359 $x3012 $x97 $x2921 $x1923) 1 ?x1561))))
 (= new.hidden.least ?x3703))))))))))))))))))
(assert
 (let ((?x2732 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3169 (div (* ?x2732 new.hidden.multiple) new.hidden.parts)))
 (let (($x64 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x64 (< 1 new.hidden.parts) (= ?x3169 new.hidden.n)))))))
(assert
 (let (($x64 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x64 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1108 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1449 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3278 (or $x1449 $x1108)))
 (let (($x491 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x491 new.hidden.parts (ite $x3278 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x2949 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3399 (ite $x2949 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2732 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3169 (div (* ?x2732 new.hidden.multiple) new.hidden.parts)))
 (let (($x857 (= (- 1) new.hidden.n)))
 (let (($x64 (= (_ bv65 7) new.hidden.kind)))
 (let (($x97 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2641 (ite $x97 (or $x857 (< new.hidden.block new.hidden.n)) (ite $x64 (or $x857 (< ?x3169 new.hidden.n)) $x3399))))
 (let (($x1433 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2641)))
 (let (($x1108 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1449 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3278 (or $x1449 $x1108)))
 (= new.hidden.moved (ite $x3278 new.hidden.given_moved $x1433)))))))))))))))
(assert
 (let (($x2184 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2617 (and $x2184 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2617))))
(assert
 (let (($x3165 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3681 (= (_ bv38 7) new.embedding.split)))
 (let (($x1375 (= (_ bv38 7) new.stream)))
 (let (($x715 (or $x1375 $x3681 $x3165 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x715))))))
(assert
 (let (($x491 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1449 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3278 (or $x1449 $x1108)))
 (let (($x1046 (ite $x3278 new.hidden.given_everywhere (or $x491 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1046)))))))
(assert
 (let (($x2869 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1322 (or $x2869 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1133 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1322)))
 (= new.lm_head.cut.everywhere $x1133)))))
(assert
 (let (($x1096 (not new.hidden.moved)))
 (let (($x2921 (= (_ bv99 7) new.hidden.kind)))
 (let (($x97 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3012 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2359 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1067 (or new.hidden.everywhere new.hidden.filled (and (or $x2359 $x3012 $x97 $x2921) $x1096))))
 (let (($x1108 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1449 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3278 (or $x1449 $x1108)))
 (= new.hidden.undivided (ite $x3278 new.hidden.given_undivided $x1067))))))))))))
(assert
 (let (($x2345 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1764 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1178 (or $x1764 $x2345)))
 (let (($x1347 (= (_ bv40 7) new.lm_head.split)))
 (let (($x388 (and $x1347 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1178)))
 (let (($x3118 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3015 (ite (and $x3118 new.lm_head.cut.everywhere $x1178) (_ bv96 7) (ite $x3118 (_ bv95 7) (ite $x388 (_ bv96 7) (ite $x1347 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3015)))))))))
(assert
 (let (($x319 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x3440 (and new.layer.dense (or $x319 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x829 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3804 (or $x829 (= (_ bv92 7) new.lm_head.state) $x3440 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x3804))))))
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
 (let (($x3507 (not new.hidden.beyond)))
 (let (($x3947 (and (<= 1 new.hidden.least) $x3507 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x3947)))))
(assert
 (let (($x3535 (not old.hidden.beyond)))
(let (($x1793 (and (<= 1 old.hidden.least) $x3535 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2254 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2254 $x1793)))))
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
 (let (($x1786 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x1786 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x1244 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x986 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x2570 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2109 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x3806 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1683 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1420 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x2180 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1699 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x1755 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x1755 $x1699 $x2180 $x1420 $x1683 $x3806 $x2109 $x2570 $x986 $x1244))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x3173 (= (_ bv95 7) old.embedding.split)))
 (let (($x2758 (= (_ bv38 7) old.embedding.split)))
 (or $x2758 (= (_ bv57 7) old.embedding.split) $x3173))))
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
 (let ((?x964 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x755 (* (div (* ?x964 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x734 (= (- 1) old.embedding.cut.n)))
 (let ((?x3532 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x734 (< ?x755 old.embedding.cut.n)) 0 1))))
 (let (($x3806 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2824 (or $x734 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1029 (ite (and $x734 (= 1 old.embedding.cut.parts)) 1 (ite $x2824 0 1))))
 (let (($x2180 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1683 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1244 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x2570 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1755 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x1699 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x3756 (ite (or $x1699 $x1755 $x2570 $x1244 $x1683) 1 (ite $x2180 ?x1029 (ite $x3806 ?x3532 old.embedding.cut.given_least)))))
 (let (($x986 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x986 old.embedding.cut.parts ?x3756))))))))))))))))))
(assert
 (let ((?x870 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x986 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x986 old.embedding.cut.parts ?x870)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x3216 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3173 (= (_ bv95 7) old.embedding.split)))
 (let ((?x256 (ite $x3173 (ite (and old.embedding.rows_where_kept (or $x1786 $x3216)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x256))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x736 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x691 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x2552 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x1596 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x3825 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x3395 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2379 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1155 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x3617 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2744 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x2104 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x2104 $x2744 $x3617 $x1155 $x2379 $x3395 $x3825 $x1596 $x2552 $x691))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x1995 (= (_ bv95 7) new.embedding.split)))
 (let (($x3681 (= (_ bv38 7) new.embedding.split)))
 (or $x3681 (= (_ bv57 7) new.embedding.split) $x1995))))
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
 (let ((?x1072 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2768 (* (div (* ?x1072 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x1712 (= (- 1) new.embedding.cut.n)))
 (let ((?x982 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x1712 (< ?x2768 new.embedding.cut.n)) 0 1))))
 (let (($x3395 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2775 (or $x1712 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x3678 (ite (and $x1712 (= 1 new.embedding.cut.parts)) 1 (ite $x2775 0 1))))
 (let (($x3617 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2379 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x691 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1596 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2104 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x2744 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x1842 (ite (or $x2744 $x2104 $x1596 $x691 $x2379) 1 (ite $x3617 ?x3678 (ite $x3395 ?x982 new.embedding.cut.given_least)))))
 (let (($x2552 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x2552 new.embedding.cut.parts ?x1842))))))))))))))))))
(assert
 (let ((?x1881 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x2552 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x2552 new.embedding.cut.parts ?x1881)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x226 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1995 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3394 (ite $x1995 (ite (and new.embedding.rows_where_kept (or $x736 $x226)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3394))))))
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
 (let (($x1296 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x337 (not new.embedding.cut.beyond)))
 (let (($x2658 (or (not (= (_ bv95 7) new.embedding.split)) (and $x337 (or (= (_ bv96 7) new.embedding.state) $x1296)))))
 (not $x2658)))))
(assert
 (let (($x2444 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x2275 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x2275 (or (= (_ bv96 7) old.embedding.state) $x2444))))))
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
 (let (($x3098 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1786 (= (_ bv57 7) old.embedding.collective)))
 (let (($x259 (= (_ bv10 7) old.embedding.collective)))
 (let (($x479 (= (_ bv5 7) old.embedding.collective)))
 (let (($x229 (= (_ bv4 7) old.embedding.collective)))
 (or $x229 $x479 $x259 $x1786 $x3098)))))))
(assert
 (let (($x3173 (= (_ bv95 7) old.embedding.split)))
 (let (($x2758 (= (_ bv38 7) old.embedding.split)))
 (or $x2758 (= (_ bv57 7) old.embedding.split) $x3173))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1561 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (let (($x148 (= (_ bv48 7) old.hidden.kind)))
 (let (($x685 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x685 $x148 (= (_ bv56 7) old.hidden.kind) $x3521 $x1291 $x1561 $x1177 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1779 (= (_ bv49 7) old.norm.statistic)))
 (or $x1779 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3353 (= (_ bv96 7) old.stream)))
 (let (($x2955 (= (_ bv94 7) old.stream)))
 (let (($x368 (= (_ bv38 7) old.stream)))
 (or $x368 $x2955 $x3353)))))
(assert
 (let (($x375 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3113 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3162 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3162 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3113 (= (_ bv91 7) old.stream_tokens.kind) $x375 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1449 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3138 (div (* ?x1449 old.hidden.multiple) old.hidden.parts)))
 (let (($x2359 (< 1 old.hidden.parts)))
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3521 $x2359 (= ?x3138 old.hidden.n))))))))
(assert
 (let ((?x1449 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3138 (div (* ?x1449 old.hidden.multiple) old.hidden.parts)))
 (let (($x2359 (< 1 old.hidden.parts)))
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3521 $x2359 (<= old.hidden.n ?x3138))))))))
(assert
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3521 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x685 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1553 (ite $x685 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1449 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3138 (div (* ?x1449 old.hidden.multiple) old.hidden.parts)))
 (let (($x3408 (= (- 1) old.hidden.n)))
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1561 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1589 (ite $x1561 (or $x3408 (< old.hidden.block old.hidden.n)) (ite $x3521 (or $x3408 (< ?x3138 old.hidden.n)) $x1553))))
 (let (($x2882 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1589)))
 (let (($x148 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2988 (or $x1291 $x148)))
 (= old.hidden.moved (ite $x2988 old.hidden.given_moved $x2882)))))))))))))))
(assert
 (let (($x375 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3245 (or $x375 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x413 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3245)))
 (= old.stream_tokens.everywhere $x413)))))
(assert
 (let (($x3216 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2714 (or $x1786 $x3216)))
 (let (($x3173 (= (_ bv95 7) old.embedding.split)))
 (let ((?x256 (ite $x3173 (ite (and old.embedding.rows_where_kept $x2714) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x256)))))))
(assert
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x148 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2988 (or $x1291 $x148)))
 (let (($x1125 (ite $x2988 old.hidden.given_everywhere (or $x1177 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1125)))))))
(assert
 (let (($x3353 (= (_ bv96 7) old.stream)))
 (let (($x12 (or $x3353 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x12))))
(assert
 (let (($x3913 (= 1 old.tp)))
 (let (($x3353 (= (_ bv96 7) old.stream)))
 (let (($x1386 (or $x3353 $x3913 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x3216 (and (or (not old.embedding.group.tp) $x3913) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x259 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1786 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x448 (ite (or (or $x1786 $x259) (and $x3216 $x1386)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3098 (= (_ bv73 7) old.embedding.collective)))
 (let (($x479 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3940 (ite (or $x1786 (and $x259 (= (_ bv38 7) old.stream)) (and (or $x479 $x3098) $x3216)) (_ bv38 7) (ite $x259 (_ bv96 7) (_ bv16 7)))))
 (let (($x2065 (or (and old.hidden.filled (not $x3353)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1758 (not $x3216)))
 (let (($x1779 (= (_ bv49 7) old.norm.statistic)))
 (let (($x368 (= (_ bv38 7) old.stream)))
 (let ((?x3703 (ite (and $x479 old.hidden.filled $x368 $x1758 $x1779) old.stream (ite (and $x3098 $x1758 $x2065) old.stream ?x3940))))
 (let (($x229 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1040 (ite $x229 (_ bv96 7) (ite (and $x479 old.hidden.filled $x3353 $x1758) (_ bv96 7) ?x3703))))
 (let (($x2714 (or $x1786 $x3216)))
 (let ((?x3240 (ite (and (not $x368) old.stream.in_order old.hidden.everywhere $x2714) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x3216) (_ bv38 7) ?x1040))))
 (let ((?x264 (ite (= (_ bv38 7) old.embedding.state) ?x3240 (ite (= (_ bv96 7) old.embedding.state) ?x448 old.embedding.state))))
 (let ((?x2671 (ite $x3098 (ite (not $x3353) old.stream (_ bv66 7)) (ite $x259 (ite $x3353 (_ bv96 7) old.stream) (ite $x1786 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x479 (_ bv96 7) ?x2671) ?x264))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1708 (= (_ bv73 7) new.embedding.collective)))
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (let (($x879 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1860 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3258 (= (_ bv4 7) new.embedding.collective)))
 (or $x3258 $x1860 $x879 $x736 $x1708)))))))
(assert
 (let (($x1995 (= (_ bv95 7) new.embedding.split)))
 (let (($x3681 (= (_ bv38 7) new.embedding.split)))
 (or $x3681 (= (_ bv57 7) new.embedding.split) $x1995))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2184 (= (_ bv48 7) new.hidden.kind)))
 (let (($x715 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x715 $x2184 (= (_ bv56 7) new.hidden.kind) $x1065 $x1814 $x1777 $x671 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1046 (= (_ bv49 7) new.norm.statistic)))
 (or $x1046 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1198 (= (_ bv96 7) new.stream)))
 (let (($x3165 (= (_ bv94 7) new.stream)))
 (let (($x875 (= (_ bv38 7) new.stream)))
 (or $x875 $x3165 $x1198)))))
(assert
 (let (($x289 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3047 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2921 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2921 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3047 (= (_ bv91 7) new.stream_tokens.kind) $x289 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x526 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1393 (div (* ?x526 new.hidden.multiple) new.hidden.parts)))
 (let (($x2703 (< 1 new.hidden.parts)))
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1065 $x2703 (= ?x1393 new.hidden.n))))))))
(assert
 (let ((?x526 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1393 (div (* ?x526 new.hidden.multiple) new.hidden.parts)))
 (let (($x2703 (< 1 new.hidden.parts)))
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1065 $x2703 (<= new.hidden.n ?x1393))))))))
(assert
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1065 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x715 (= (_ bv26 7) new.hidden.kind)))
 (let (($x36 (ite $x715 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x526 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1393 (div (* ?x526 new.hidden.multiple) new.hidden.parts)))
 (let (($x837 (= (- 1) new.hidden.n)))
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1523 (ite $x1777 (or $x837 (< new.hidden.block new.hidden.n)) (ite $x1065 (or $x837 (< ?x1393 new.hidden.n)) $x36))))
 (let (($x3507 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1523)))
 (let (($x2184 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3840 (or $x1814 $x2184)))
 (= new.hidden.moved (ite $x3840 new.hidden.given_moved $x3507)))))))))))))))
(assert
 (let (($x289 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3535 (or $x289 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1264 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3535)))
 (= new.stream_tokens.everywhere $x1264)))))
(assert
 (let (($x226 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2011 (or $x736 $x226)))
 (let (($x1995 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3394 (ite $x1995 (ite (and new.embedding.rows_where_kept $x2011) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3394)))))))
(assert
 (let (($x671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2184 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3840 (or $x1814 $x2184)))
 (let (($x3215 (ite $x3840 new.hidden.given_everywhere (or $x671 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3215)))))))
(assert
 (let (($x1198 (= (_ bv96 7) new.stream)))
 (let (($x2325 (or $x1198 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2325))))
(assert
 (let (($x1469 (= 1 new.tp)))
 (let (($x1198 (= (_ bv96 7) new.stream)))
 (let (($x1209 (or $x1198 $x1469 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x226 (and (or (not new.embedding.group.tp) $x1469) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x879 (= (_ bv10 7) new.embedding.collective)))
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1221 (ite (or (or $x736 $x879) (and $x226 $x1209)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1708 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1860 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x3506 (ite (or $x736 (and $x879 (= (_ bv38 7) new.stream)) (and (or $x1860 $x1708) $x226)) (_ bv38 7) (ite $x879 (_ bv96 7) (_ bv16 7)))))
 (let (($x2487 (or (and new.hidden.filled (not $x1198)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x478 (not $x226)))
 (let (($x1046 (= (_ bv49 7) new.norm.statistic)))
 (let (($x875 (= (_ bv38 7) new.stream)))
 (let ((?x846 (ite (and $x1860 new.hidden.filled $x875 $x478 $x1046) new.stream (ite (and $x1708 $x478 $x2487) new.stream ?x3506))))
 (let (($x3258 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1922 (ite $x3258 (_ bv96 7) (ite (and $x1860 new.hidden.filled $x1198 $x478) (_ bv96 7) ?x846))))
 (let (($x2011 (or $x736 $x226)))
 (let ((?x3620 (ite (and (not $x875) new.stream.in_order new.hidden.everywhere $x2011) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x226) (_ bv38 7) ?x1922))))
 (let ((?x1631 (ite (= (_ bv38 7) new.embedding.state) ?x3620 (ite (= (_ bv96 7) new.embedding.state) ?x1221 new.embedding.state))))
 (let ((?x3075 (ite $x1708 (ite (not $x1198) new.stream (_ bv66 7)) (ite $x879 (ite $x1198 (_ bv96 7) new.stream) (ite $x736 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x1860 (_ bv96 7) ?x3075) ?x1631))))))))))))))))))))))))
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
 (let (($x2345 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1469 (= 1 new.tp)))
 (let (($x1746 (= new.embedding.joined new.stream)))
 (let (($x1180 (or (or (= (_ bv96 7) new.embedding.joined) $x1746) (and $x1469 (or (not (= (_ bv38 7) new.embedding.split)) $x2345)))))
 (not $x1180))))))
(assert
 (let (($x2830 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x3913 (= 1 old.tp)))
(let (($x3071 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x3071) (and $x3913 (or (not (= (_ bv38 7) old.embedding.split)) $x2830)))))))
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
 (let (($x3098 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1786 (= (_ bv57 7) old.embedding.collective)))
 (let (($x259 (= (_ bv10 7) old.embedding.collective)))
 (let (($x479 (= (_ bv5 7) old.embedding.collective)))
 (let (($x229 (= (_ bv4 7) old.embedding.collective)))
 (or $x229 $x479 $x259 $x1786 $x3098)))))))
(assert
 (let (($x3173 (= (_ bv95 7) old.embedding.split)))
 (let (($x2758 (= (_ bv38 7) old.embedding.split)))
 (or $x2758 (= (_ bv57 7) old.embedding.split) $x3173))))
(assert
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (let (($x148 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x148 (= (_ bv56 7) old.hidden.kind) $x3521 $x1291 (= (_ bv91 7) old.hidden.kind) $x1177 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1779 (= (_ bv49 7) old.norm.statistic)))
 (or $x1779 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3353 (= (_ bv96 7) old.stream)))
 (let (($x2955 (= (_ bv94 7) old.stream)))
 (let (($x368 (= (_ bv38 7) old.stream)))
 (or $x368 $x2955 $x3353)))))
(assert
 (let (($x375 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3113 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3162 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3162 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3113 (= (_ bv91 7) old.stream_tokens.kind) $x375 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1449 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3138 (div (* ?x1449 old.hidden.multiple) old.hidden.parts)))
 (let (($x2359 (< 1 old.hidden.parts)))
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3521 $x2359 (= ?x3138 old.hidden.n))))))))
(assert
 (let ((?x1449 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3138 (div (* ?x1449 old.hidden.multiple) old.hidden.parts)))
 (let (($x2359 (< 1 old.hidden.parts)))
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3521 $x2359 (<= old.hidden.n ?x3138))))))))
(assert
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3521 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x375 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3245 (or $x375 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x413 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3245)))
 (= old.stream_tokens.everywhere $x413)))))
(assert
 (let (($x2522 (not old.embedding.group.pp)))
 (let (($x865 (or $x2522 (= 1 old.pp))))
 (let (($x1598 (not old.embedding.group.sp)))
 (let (($x2332 (or $x1598 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x258 (not old.embedding.group.dp)))
 (let (($x3222 (or $x258 $x2870)))
 (let (($x3216 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3222 $x2332 $x865)))
 (let (($x1786 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2714 (or $x1786 $x3216)))
 (let (($x3173 (= (_ bv95 7) old.embedding.split)))
 (let ((?x256 (ite $x3173 (ite (and old.embedding.rows_where_kept $x2714) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x256))))))))))))))
(assert
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1125 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1177 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1125))))
(assert
 (let (($x3353 (= (_ bv96 7) old.stream)))
 (let (($x12 (or $x3353 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x12))))
(assert
 (let (($x3913 (= 1 old.tp)))
 (let (($x3353 (= (_ bv96 7) old.stream)))
 (let (($x1386 (or $x3353 $x3913 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2522 (not old.embedding.group.pp)))
 (let (($x865 (or $x2522 (= 1 old.pp))))
 (let (($x1598 (not old.embedding.group.sp)))
 (let (($x2332 (or $x1598 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x258 (not old.embedding.group.dp)))
 (let (($x3222 (or $x258 $x2870)))
 (let (($x3216 (and (or (not old.embedding.group.tp) $x3913) $x3222 $x2332 $x865)))
 (let (($x259 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1786 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x448 (ite (or (or $x1786 $x259) (and $x3216 $x1386)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1740 (= (_ bv96 7) old.embedding.state)))
 (let (($x3098 (= (_ bv73 7) old.embedding.collective)))
 (let (($x479 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3940 (ite (or $x1786 (and $x259 (= (_ bv38 7) old.stream)) (and (or $x479 $x3098) $x3216)) (_ bv38 7) (ite $x259 (_ bv96 7) (_ bv16 7)))))
 (let (($x2065 (or (and old.hidden.filled (not $x3353)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1758 (not $x3216)))
 (let (($x1779 (= (_ bv49 7) old.norm.statistic)))
 (let (($x368 (= (_ bv38 7) old.stream)))
 (let ((?x3703 (ite (and $x479 old.hidden.filled $x368 $x1758 $x1779) old.stream (ite (and $x3098 $x1758 $x2065) old.stream ?x3940))))
 (let (($x229 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1040 (ite $x229 (_ bv96 7) (ite (and $x479 old.hidden.filled $x3353 $x1758) (_ bv96 7) ?x3703))))
 (let (($x2714 (or $x1786 $x3216)))
 (let ((?x3240 (ite (and (not $x368) old.stream.in_order old.hidden.everywhere $x2714) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x3216) (_ bv38 7) ?x1040))))
 (let (($x3735 (= (_ bv38 7) old.embedding.state)))
 (let ((?x2671 (ite $x3098 (ite (not $x3353) old.stream (_ bv66 7)) (ite $x259 (ite $x3353 (_ bv96 7) old.stream) (ite $x1786 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2857 (ite (= (_ bv92 7) old.embedding.state) (ite $x479 (_ bv96 7) ?x2671) (ite $x3735 ?x3240 (ite $x1740 ?x448 old.embedding.state)))))
 (= old.embedding.joined ?x2857))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1708 (= (_ bv73 7) new.embedding.collective)))
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (let (($x879 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1860 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3258 (= (_ bv4 7) new.embedding.collective)))
 (or $x3258 $x1860 $x879 $x736 $x1708)))))))
(assert
 (let (($x1995 (= (_ bv95 7) new.embedding.split)))
 (let (($x3681 (= (_ bv38 7) new.embedding.split)))
 (or $x3681 (= (_ bv57 7) new.embedding.split) $x1995))))
(assert
 (let (($x671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2184 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2184 (= (_ bv56 7) new.hidden.kind) $x1065 $x1814 (= (_ bv91 7) new.hidden.kind) $x671 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1046 (= (_ bv49 7) new.norm.statistic)))
 (or $x1046 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1198 (= (_ bv96 7) new.stream)))
 (let (($x3165 (= (_ bv94 7) new.stream)))
 (let (($x875 (= (_ bv38 7) new.stream)))
 (or $x875 $x3165 $x1198)))))
(assert
 (let (($x289 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3047 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2921 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2921 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3047 (= (_ bv91 7) new.stream_tokens.kind) $x289 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x526 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1393 (div (* ?x526 new.hidden.multiple) new.hidden.parts)))
 (let (($x2703 (< 1 new.hidden.parts)))
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1065 $x2703 (= ?x1393 new.hidden.n))))))))
(assert
 (let ((?x526 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1393 (div (* ?x526 new.hidden.multiple) new.hidden.parts)))
 (let (($x2703 (< 1 new.hidden.parts)))
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1065 $x2703 (<= new.hidden.n ?x1393))))))))
(assert
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1065 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x289 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3535 (or $x289 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1264 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3535)))
 (= new.stream_tokens.everywhere $x1264)))))
(assert
 (let (($x984 (not new.embedding.group.pp)))
 (let (($x2381 (or $x984 (= 1 new.pp))))
 (let (($x1634 (not new.embedding.group.sp)))
 (let (($x1928 (or $x1634 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x1978 (not new.embedding.group.dp)))
 (let (($x208 (or $x1978 $x1405)))
 (let (($x226 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x208 $x1928 $x2381)))
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2011 (or $x736 $x226)))
 (let (($x1995 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3394 (ite $x1995 (ite (and new.embedding.rows_where_kept $x2011) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3394))))))))))))))
(assert
 (let (($x671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3215 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x671 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3215))))
(assert
 (let (($x1198 (= (_ bv96 7) new.stream)))
 (let (($x2325 (or $x1198 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2325))))
(assert
 (let (($x1469 (= 1 new.tp)))
 (let (($x1198 (= (_ bv96 7) new.stream)))
 (let (($x1209 (or $x1198 $x1469 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x984 (not new.embedding.group.pp)))
 (let (($x2381 (or $x984 (= 1 new.pp))))
 (let (($x1634 (not new.embedding.group.sp)))
 (let (($x1928 (or $x1634 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x1978 (not new.embedding.group.dp)))
 (let (($x208 (or $x1978 $x1405)))
 (let (($x226 (and (or (not new.embedding.group.tp) $x1469) $x208 $x1928 $x2381)))
 (let (($x879 (= (_ bv10 7) new.embedding.collective)))
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1221 (ite (or (or $x736 $x879) (and $x226 $x1209)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x515 (= (_ bv96 7) new.embedding.state)))
 (let (($x1708 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1860 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x3506 (ite (or $x736 (and $x879 (= (_ bv38 7) new.stream)) (and (or $x1860 $x1708) $x226)) (_ bv38 7) (ite $x879 (_ bv96 7) (_ bv16 7)))))
 (let (($x2487 (or (and new.hidden.filled (not $x1198)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x478 (not $x226)))
 (let (($x1046 (= (_ bv49 7) new.norm.statistic)))
 (let (($x875 (= (_ bv38 7) new.stream)))
 (let ((?x846 (ite (and $x1860 new.hidden.filled $x875 $x478 $x1046) new.stream (ite (and $x1708 $x478 $x2487) new.stream ?x3506))))
 (let (($x3258 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1922 (ite $x3258 (_ bv96 7) (ite (and $x1860 new.hidden.filled $x1198 $x478) (_ bv96 7) ?x846))))
 (let (($x2011 (or $x736 $x226)))
 (let ((?x3620 (ite (and (not $x875) new.stream.in_order new.hidden.everywhere $x2011) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x226) (_ bv38 7) ?x1922))))
 (let (($x1752 (= (_ bv38 7) new.embedding.state)))
 (let ((?x3075 (ite $x1708 (ite (not $x1198) new.stream (_ bv66 7)) (ite $x879 (ite $x1198 (_ bv96 7) new.stream) (ite $x736 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2547 (ite (= (_ bv92 7) new.embedding.state) (ite $x1860 (_ bv96 7) ?x3075) (ite $x1752 ?x3620 (ite $x515 ?x1221 new.embedding.state)))))
 (= new.embedding.joined ?x2547))))))))))))))))))))))))))))))))
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
 (let (($x984 (not new.embedding.group.pp)))
 (let (($x2381 (or $x984 (= 1 new.pp))))
 (let (($x1634 (not new.embedding.group.sp)))
 (let (($x1928 (or $x1634 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x1978 (not new.embedding.group.dp)))
 (let (($x208 (or $x1978 $x1405)))
 (let (($x1752 (= (_ bv38 7) new.embedding.state)))
 (let (($x515 (= (_ bv96 7) new.embedding.state)))
 (let (($x226 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x208 $x1928 $x2381)))
 (let (($x3573 (and $x226 (or $x515 (and $x1752 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x879 (= (_ bv10 7) new.embedding.collective)))
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1966 (or (and (= (_ bv96 7) new.embedding.joined) $x515) $x736 (and $x879 $x1752 (= (_ bv38 7) new.embedding.joined)) $x3573 (and (or new.embedding.group.tp (= 1 new.tp)) $x208 $x1928 $x2381))))
 (not $x1966))))))))))))))))
(assert
 (let (($x2522 (not old.embedding.group.pp)))
(let (($x865 (or $x2522 (= 1 old.pp))))
(let (($x1598 (not old.embedding.group.sp)))
(let (($x2332 (or $x1598 (= 1 old.sp))))
(let (($x2870 (= 1 old.dp)))
(let (($x258 (not old.embedding.group.dp)))
(let (($x3222 (or $x258 $x2870)))
(let (($x3735 (= (_ bv38 7) old.embedding.state)))
(let (($x1740 (= (_ bv96 7) old.embedding.state)))
(let (($x3216 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3222 $x2332 $x865)))
(let (($x1368 (and $x3216 (or $x1740 (and $x3735 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x259 (= (_ bv10 7) old.embedding.collective)))
(let (($x1786 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x1740) $x1786 (and $x259 $x3735 (= (_ bv38 7) old.embedding.joined)) $x1368 (and (or old.embedding.group.tp (= 1 old.tp)) $x3222 $x2332 $x865))))))))))))))))
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
 (let (($x3098 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1786 (= (_ bv57 7) old.embedding.collective)))
 (let (($x259 (= (_ bv10 7) old.embedding.collective)))
 (let (($x479 (= (_ bv5 7) old.embedding.collective)))
 (let (($x229 (= (_ bv4 7) old.embedding.collective)))
 (or $x229 $x479 $x259 $x1786 $x3098)))))))
(assert
 (let (($x3664 (= (_ bv29 7) old.embedding.positions)))
 (let (($x1553 (= (_ bv27 7) old.embedding.positions)))
 (let (($x103 (= (_ bv23 7) old.embedding.positions)))
 (let (($x789 (= (_ bv1 7) old.embedding.positions)))
 (or $x789 $x103 $x1553 $x3664))))))
(assert
 (let (($x3173 (= (_ bv95 7) old.embedding.split)))
 (let (($x2758 (= (_ bv38 7) old.embedding.split)))
 (or $x2758 (= (_ bv57 7) old.embedding.split) $x3173))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1561 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (let (($x148 (= (_ bv48 7) old.hidden.kind)))
 (let (($x685 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x685 $x148 (= (_ bv56 7) old.hidden.kind) $x3521 $x1291 $x1561 $x1177 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1401 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x1401 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1779 (= (_ bv49 7) old.norm.statistic)))
 (or $x1779 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3353 (= (_ bv96 7) old.stream)))
 (let (($x2955 (= (_ bv94 7) old.stream)))
 (let (($x368 (= (_ bv38 7) old.stream)))
 (or $x368 $x2955 $x3353)))))
(assert
 (let (($x375 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3113 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3162 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3162 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x3113 (= (_ bv91 7) old.stream_tokens.kind) $x375 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1449 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3138 (div (* ?x1449 old.hidden.multiple) old.hidden.parts)))
 (let (($x2359 (< 1 old.hidden.parts)))
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3521 $x2359 (= ?x3138 old.hidden.n))))))))
(assert
 (let ((?x1449 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3138 (div (* ?x1449 old.hidden.multiple) old.hidden.parts)))
 (let (($x2359 (< 1 old.hidden.parts)))
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3521 $x2359 (<= old.hidden.n ?x3138))))))))
(assert
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3521 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x685 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1781 (ite $x685 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1449 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3138 (div (* ?x1449 old.hidden.multiple) old.hidden.parts)))
 (let (($x3500 (= (- 1) old.hidden.n)))
 (let (($x3521 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1561 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1997 (ite $x1561 (or $x3500 (< old.hidden.block old.hidden.n)) (ite $x3521 (or $x3500 (< ?x3138 old.hidden.n)) $x1781))))
 (let (($x221 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1997)))
 (let (($x148 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2988 (or $x1291 $x148)))
 (= old.hidden.moved (ite $x2988 old.hidden.given_moved $x221)))))))))))))))
(assert
 (let (($x375 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3245 (or $x375 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x413 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3245)))
 (= old.stream_tokens.everywhere $x413)))))
(assert
 (let (($x3216 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2714 (or $x1786 $x3216)))
 (let (($x3173 (= (_ bv95 7) old.embedding.split)))
 (let ((?x256 (ite $x3173 (ite (and old.embedding.rows_where_kept $x2714) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x256)))))))
(assert
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x148 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2988 (or $x1291 $x148)))
 (let (($x1125 (ite $x2988 old.hidden.given_everywhere (or $x1177 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1125)))))))
(assert
 (let (($x176 (not old.hidden.moved)))
 (let (($x1226 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x176)))
 (let (($x1633 (= 1 old.hidden.parts)))
 (let (($x148 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2988 (or $x1291 $x148)))
 (= old.hidden.first_alone (ite $x2988 old.hidden.given_first (or $x1633 $x1226))))))))))
(assert
 (let (($x3353 (= (_ bv96 7) old.stream)))
 (let (($x12 (or $x3353 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x12))))
(assert
 (let (($x3173 (= (_ bv95 7) old.embedding.split)))
 (let (($x3057 (not $x3173)))
 (let (($x3913 (= 1 old.tp)))
 (let (($x3353 (= (_ bv96 7) old.stream)))
 (let (($x3216 (and (or (not old.embedding.group.tp) $x3913) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2147 (and $x3216 (or $x3353 $x3913 (not (= (_ bv4 7) old.embedding.collective)) $x3057))))
 (let (($x259 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1786 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x448 (ite (or (or $x1786 $x259) $x2147) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1740 (= (_ bv96 7) old.embedding.state)))
 (let (($x3098 (= (_ bv73 7) old.embedding.collective)))
 (let (($x479 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3940 (ite (or $x1786 (and $x259 (= (_ bv38 7) old.stream)) (and (or $x479 $x3098) $x3216)) (_ bv38 7) (ite $x259 (_ bv96 7) (_ bv16 7)))))
 (let (($x2065 (or (and old.hidden.filled (not $x3353)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1758 (not $x3216)))
 (let (($x1779 (= (_ bv49 7) old.norm.statistic)))
 (let (($x368 (= (_ bv38 7) old.stream)))
 (let ((?x3703 (ite (and $x479 old.hidden.filled $x368 $x1758 $x1779) old.stream (ite (and $x3098 $x1758 $x2065) old.stream ?x3940))))
 (let (($x229 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1040 (ite $x229 (_ bv96 7) (ite (and $x479 old.hidden.filled $x3353 $x1758) (_ bv96 7) ?x3703))))
 (let (($x2714 (or $x1786 $x3216)))
 (let ((?x3240 (ite (and (not $x368) old.stream.in_order old.hidden.everywhere $x2714) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x3216) (_ bv38 7) ?x1040))))
 (let (($x3735 (= (_ bv38 7) old.embedding.state)))
 (let ((?x2671 (ite $x3098 (ite (not $x3353) old.stream (_ bv66 7)) (ite $x259 (ite $x3353 (_ bv96 7) old.stream) (ite $x1786 (_ bv92 7) (_ bv16 7))))))
 (let (($x3084 (= (_ bv92 7) old.embedding.state)))
 (let ((?x2857 (ite $x3084 (ite $x479 (_ bv96 7) ?x2671) (ite $x3735 ?x3240 (ite $x1740 ?x448 old.embedding.state)))))
 (= old.embedding.joined ?x2857))))))))))))))))))))))))))))
(assert
 (let (($x642 (not old.hidden.everywhere)))
 (let (($x479 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3735 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x3735 (= (_ bv96 7) old.embedding.joined) $x479 $x642))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1708 (= (_ bv73 7) new.embedding.collective)))
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (let (($x879 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1860 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3258 (= (_ bv4 7) new.embedding.collective)))
 (or $x3258 $x1860 $x879 $x736 $x1708)))))))
(assert
 (let (($x2953 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2297 (= (_ bv27 7) new.embedding.positions)))
 (let (($x342 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1216 (= (_ bv1 7) new.embedding.positions)))
 (or $x1216 $x342 $x2297 $x2953))))))
(assert
 (let (($x1995 (= (_ bv95 7) new.embedding.split)))
 (let (($x3681 (= (_ bv38 7) new.embedding.split)))
 (or $x3681 (= (_ bv57 7) new.embedding.split) $x1995))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2184 (= (_ bv48 7) new.hidden.kind)))
 (let (($x715 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x715 $x2184 (= (_ bv56 7) new.hidden.kind) $x1065 $x1814 $x1777 $x671 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3617 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x3617 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1046 (= (_ bv49 7) new.norm.statistic)))
 (or $x1046 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1198 (= (_ bv96 7) new.stream)))
 (let (($x3165 (= (_ bv94 7) new.stream)))
 (let (($x875 (= (_ bv38 7) new.stream)))
 (or $x875 $x3165 $x1198)))))
(assert
 (let (($x289 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3047 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2921 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2921 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3047 (= (_ bv91 7) new.stream_tokens.kind) $x289 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x526 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1393 (div (* ?x526 new.hidden.multiple) new.hidden.parts)))
 (let (($x2703 (< 1 new.hidden.parts)))
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1065 $x2703 (= ?x1393 new.hidden.n))))))))
(assert
 (let ((?x526 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1393 (div (* ?x526 new.hidden.multiple) new.hidden.parts)))
 (let (($x2703 (< 1 new.hidden.parts)))
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1065 $x2703 (<= new.hidden.n ?x1393))))))))
(assert
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1065 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x715 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1605 (ite $x715 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x526 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1393 (div (* ?x526 new.hidden.multiple) new.hidden.parts)))
 (let (($x941 (= (- 1) new.hidden.n)))
 (let (($x1065 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1777 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1491 (ite $x1777 (or $x941 (< new.hidden.block new.hidden.n)) (ite $x1065 (or $x941 (< ?x1393 new.hidden.n)) $x1605))))
 (let (($x1792 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1491)))
 (let (($x2184 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3840 (or $x1814 $x2184)))
 (= new.hidden.moved (ite $x3840 new.hidden.given_moved $x1792)))))))))))))))
(assert
 (let (($x289 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3535 (or $x289 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1264 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3535)))
 (= new.stream_tokens.everywhere $x1264)))))
(assert
 (let (($x226 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2011 (or $x736 $x226)))
 (let (($x1995 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3394 (ite $x1995 (ite (and new.embedding.rows_where_kept $x2011) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3394)))))))
(assert
 (let (($x671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2184 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3840 (or $x1814 $x2184)))
 (let (($x3215 (ite $x3840 new.hidden.given_everywhere (or $x671 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3215)))))))
(assert
 (let (($x1718 (not new.hidden.moved)))
 (let (($x3041 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1718)))
 (let (($x763 (= 1 new.hidden.parts)))
 (let (($x2184 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3840 (or $x1814 $x2184)))
 (= new.hidden.first_alone (ite $x3840 new.hidden.given_first (or $x763 $x3041))))))))))
(assert
 (let (($x1198 (= (_ bv96 7) new.stream)))
 (let (($x2325 (or $x1198 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2325))))
(assert
 (let (($x1995 (= (_ bv95 7) new.embedding.split)))
 (let (($x3035 (not $x1995)))
 (let (($x1469 (= 1 new.tp)))
 (let (($x1198 (= (_ bv96 7) new.stream)))
 (let (($x226 (and (or (not new.embedding.group.tp) $x1469) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2244 (and $x226 (or $x1198 $x1469 (not (= (_ bv4 7) new.embedding.collective)) $x3035))))
 (let (($x879 (= (_ bv10 7) new.embedding.collective)))
 (let (($x736 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1221 (ite (or (or $x736 $x879) $x2244) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x515 (= (_ bv96 7) new.embedding.state)))
 (let (($x1708 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1860 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x3506 (ite (or $x736 (and $x879 (= (_ bv38 7) new.stream)) (and (or $x1860 $x1708) $x226)) (_ bv38 7) (ite $x879 (_ bv96 7) (_ bv16 7)))))
 (let (($x2487 (or (and new.hidden.filled (not $x1198)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x478 (not $x226)))
 (let (($x1046 (= (_ bv49 7) new.norm.statistic)))
 (let (($x875 (= (_ bv38 7) new.stream)))
 (let ((?x846 (ite (and $x1860 new.hidden.filled $x875 $x478 $x1046) new.stream (ite (and $x1708 $x478 $x2487) new.stream ?x3506))))
 (let (($x3258 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1922 (ite $x3258 (_ bv96 7) (ite (and $x1860 new.hidden.filled $x1198 $x478) (_ bv96 7) ?x846))))
 (let (($x2011 (or $x736 $x226)))
 (let ((?x3620 (ite (and (not $x875) new.stream.in_order new.hidden.everywhere $x2011) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x226) (_ bv38 7) ?x1922))))
 (let (($x1752 (= (_ bv38 7) new.embedding.state)))
 (let ((?x3075 (ite $x1708 (ite (not $x1198) new.stream (_ bv66 7)) (ite $x879 (ite $x1198 (_ bv96 7) new.stream) (ite $x736 (_ bv92 7) (_ bv16 7))))))
 (let (($x3063 (= (_ bv92 7) new.embedding.state)))
 (let ((?x2547 (ite $x3063 (ite $x1860 (_ bv96 7) ?x3075) (ite $x1752 ?x3620 (ite $x515 ?x1221 new.embedding.state)))))
 (= new.embedding.joined ?x2547))))))))))))))))))))))))))))
(assert
 (let (($x2293 (not new.hidden.everywhere)))
 (let (($x1860 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1752 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x1752 (= (_ bv96 7) new.embedding.joined) $x1860 $x2293))))))
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
 (let (($x3063 (= (_ bv92 7) new.embedding.state)))
 (let (($x2104 (or $x3063 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x2953 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2469 (not new.embedding.full_though_split)))
 (let (($x2297 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1469 (= 1 new.tp)))
 (let (($x1347 (or $x1469 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x2469) (and $x2297 $x2469 (or (not (= (_ bv95 7) new.embedding.split)) (not $x3063))) (and $x2953 $x2104) (and (= (_ bv23 7) new.embedding.positions) $x3063))))
 (not $x1347)))))))))
(assert
 (let (($x3084 (= (_ bv92 7) old.embedding.state)))
(let (($x2336 (or $x3084 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x3664 (= (_ bv29 7) old.embedding.positions)))
(let (($x1735 (not old.embedding.full_though_split)))
(let (($x1553 (= (_ bv27 7) old.embedding.positions)))
(let (($x3913 (= 1 old.tp)))
(or $x3913 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x1735) (and $x1553 $x1735 (or (not (= (_ bv95 7) old.embedding.split)) (not $x3084))) (and $x3664 $x2336) (and (= (_ bv23 7) old.embedding.positions) $x3084)))))))))
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
 (and (<= 0 old.attention.heads.given_least)))
(assert
 (and (<= 0 old.attention.heads.given_most)))
(assert
 (let (($x2386 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x985 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x607 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1621 $x607 $x1321 $x2169 $x985 $x680 $x2533 $x2978 $x994 $x2386))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2055 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x388 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x388 $x2055 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3103 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2956 (= (_ bv10 7) old.attention.out.input)))
 (or $x2956 $x3103 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1876 (= (_ bv61 7) old.attention.out.split)))
 (let (($x302 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2938 (= (_ bv40 7) old.attention.out.split)))
 (or $x2938 $x302 $x1876)))))
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
 (let (($x3007 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3007 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1559 $x66 $x1061 $x2015))))))
(assert
 (let (($x2248 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2248 (= (_ bv62 7) old.attention.qkv.v_sum))))
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
 (let (($x1280 (= (- 1) old.attention.heads.n)))
 (let (($x2384 (or $x1280 (< (* ?x3568 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x3067 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2384 0 1))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2695 (or $x1280 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1857 (ite (and $x1280 (= 1 old.attention.heads.parts)) 1 (ite $x2695 0 1))))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x985 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2386 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x607 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x691 (ite (or $x607 $x1621 $x2978 $x2386 $x985) 1 (ite $x1321 ?x1857 (ite $x680 ?x3067 old.attention.heads.given_least)))))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x994 old.attention.heads.parts ?x691)))))))))))))))))))
(assert
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1568 (and $x680 (< 1 old.attention.heads.parts) (= ?x3568 old.attention.heads.n))))
 (= old.attention.heads.filled $x1568))))))
(assert
 (let (($x1178 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x680 $x1178)))))
(assert
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3908 (or $x2533 $x2169)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x2289 (ite $x994 old.attention.heads.parts (ite $x3908 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x2289)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x1280 (= (- 1) old.attention.heads.n)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1326 (ite $x1321 (or $x1280 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1280 (< 1 old.attention.heads.n)))))
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1478 (ite $x2978 (or $x1280 (< old.attention.heads.block old.attention.heads.n)) (ite $x680 (or $x1280 (< ?x3568 old.attention.heads.n)) $x1326))))
 (let (($x1797 (= 1 old.attention.heads.parts)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3908 (or $x2533 $x2169)))
 (let (($x837 (ite $x3908 old.attention.heads.given_moved (ite (or $x994 $x1797) false $x1478))))
 (= old.attention.heads.moved $x837))))))))))))))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x303 (and $x3774 (< 1 old.attention.head_dim.parts) (= ?x626 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x303))))))
(assert
 (let ((?x1325 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x185 (not (= 0 ?x1325)))))))
(assert
 (let ((?x2995 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1930 (* (div (- ?x2995 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2366 (and $x185 (< 1 old.attention.value_dim.parts) (= (div ?x1930 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2366))))))
(assert
 (let (($x2938 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1847 (not $x2938)))
 (let (($x2956 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3103 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3103 (and $x2956 $x1847))))))))
(assert
 (let (($x1800 (not old.attention.heads.padded)))
 (let (($x1797 (= 1 old.attention.heads.parts)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3908 (or $x2533 $x2169)))
 (let (($x2475 (ite $x3908 old.attention.heads.given_everywhere (or $x994 (and $x1797 $x1800)))))
 (= old.attention.heads.everywhere $x2475)))))))))
(assert
 (let (($x1908 (not old.attention.value_dim.padded)))
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2060 (ite (or $x576 $x2226) old.attention.value_dim.given_everywhere (or $x609 (and (= 1 old.attention.value_dim.parts) $x1908)))))
 (= old.attention.value_dim.everywhere $x2060)))))))
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
 (let ((?x2292 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x2292)))))))))))))))))))))))
(assert
 (let (($x544 (not old.attention.heads.moved)))
 (let (($x2386 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x607 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3105 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x607 $x1621 $x2978 $x2386) $x544))))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3908 (or $x2533 $x2169)))
 (= old.attention.heads.undivided (ite $x3908 old.attention.heads.given_undivided $x3105))))))))))))
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
 (let ((?x3211 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2015 ?x2064 ?x3211))))))))))))))))))))))))
(assert
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2512 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x986 (ite $x2512 old.attention.v (ite $x66 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x986)))))
(assert
 (let (($x2739 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1616 (not old.attention.gathers)))
 (let (($x302 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x302 $x1616 $x2739))))))
(assert
 (let ((?x2489 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1971 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x388 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2055 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3104 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2055 $x388) $x1971))))
 (let (($x2938 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1847 (not $x2938)))
 (let (($x1029 (= (_ bv36 7) old.attention.mixed)))
 (let (($x493 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1029)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1029 old.attention.value_dim.everywhere $x1847) $x3104)))
 (= old.attention.mixed_in (ite $x493 (_ bv96 7) ?x2489))))))))))))
(assert
 (let ((?x1730 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2980 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2322 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x1971 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2055 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2938 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2805 (and $x2938 (or $x2055 $x1971) (ite $x2322 old.attention.dims_where_kept $x2980))))
 (= old.attention.out_state (ite $x2805 (_ bv96 7) ?x1730))))))))))
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
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (and (<= 0 new.attention.heads.given_most)))
(assert
 (let (($x2608 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3487 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3890 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2321 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2321 $x3890 $x862 $x734 $x3487 $x903 $x2125 $x2806 $x1196 $x2608))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1148 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3320 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3320 $x1148 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x481 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3731 (= (_ bv10 7) new.attention.out.input)))
 (or $x3731 $x481 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3191 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3536 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1699 (= (_ bv40 7) new.attention.out.split)))
 (or $x1699 $x3536 $x3191)))))
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
 (let (($x3549 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3549 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x767 $x2824 $x1819 $x1587))))))
(assert
 (let (($x1988 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1988 (= (_ bv62 7) new.attention.qkv.v_sum))))
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
 (let (($x1818 (= (- 1) new.attention.heads.n)))
 (let (($x3573 (or $x1818 (< (* ?x1966 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2199 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x3573 0 1))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x888 (or $x1818 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1018 (ite (and $x1818 (= 1 new.attention.heads.parts)) 1 (ite $x888 0 1))))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3487 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2608 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2321 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3890 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2799 (ite (or $x3890 $x2321 $x2806 $x2608 $x3487) 1 (ite $x862 ?x1018 (ite $x903 ?x2199 new.attention.heads.given_least)))))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1196 new.attention.heads.parts ?x2799)))))))))))))))))))
(assert
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1238 (and $x903 (< 1 new.attention.heads.parts) (= ?x1966 new.attention.heads.n))))
 (= new.attention.heads.filled $x1238))))))
(assert
 (let (($x169 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x903 $x169)))))
(assert
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x673 (or $x2125 $x734)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x2623 (ite $x1196 new.attention.heads.parts (ite $x673 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x2623)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x1818 (= (- 1) new.attention.heads.n)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3249 (ite $x862 (or $x1818 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1818 (< 1 new.attention.heads.n)))))
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3141 (ite $x2806 (or $x1818 (< new.attention.heads.block new.attention.heads.n)) (ite $x903 (or $x1818 (< ?x1966 new.attention.heads.n)) $x3249))))
 (let (($x3323 (= 1 new.attention.heads.parts)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x673 (or $x2125 $x734)))
 (let (($x1754 (ite $x673 new.attention.heads.given_moved (ite (or $x1196 $x3323) false $x3141))))
 (= new.attention.heads.moved $x1754))))))))))))))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3116 (and $x2217 (< 1 new.attention.head_dim.parts) (= ?x1247 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3116))))))
(assert
 (let ((?x1454 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1025 (not (= 0 ?x1454)))))))
(assert
 (let ((?x1266 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1573 (* (div (- ?x1266 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3161 (and $x1025 (< 1 new.attention.value_dim.parts) (= (div ?x1573 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3161))))))
(assert
 (let (($x1699 (= (_ bv40 7) new.attention.out.split)))
 (let (($x70 (not $x1699)))
 (let (($x3731 (= (_ bv10 7) new.attention.out.input)))
 (let (($x481 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x481 (and $x3731 $x70))))))))
(assert
 (let (($x630 (not new.attention.heads.padded)))
 (let (($x3323 (= 1 new.attention.heads.parts)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x673 (or $x2125 $x734)))
 (let (($x1639 (ite $x673 new.attention.heads.given_everywhere (or $x1196 (and $x3323 $x630)))))
 (= new.attention.heads.everywhere $x1639)))))))))
(assert
 (let (($x2701 (not new.attention.value_dim.padded)))
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2497 (ite (or $x2213 $x434) new.attention.value_dim.given_everywhere (or $x3131 (and (= 1 new.attention.value_dim.parts) $x2701)))))
 (= new.attention.value_dim.everywhere $x2497)))))))
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
 (let ((?x366 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x366)))))))))))))))))))))
(assert
 (let (($x3749 (not new.attention.heads.moved)))
 (let (($x2608 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2321 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3890 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x582 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3890 $x2321 $x2806 $x2608) $x3749))))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x673 (or $x2125 $x734)))
 (= new.attention.heads.undivided (ite $x673 new.attention.heads.given_undivided $x582))))))))))))
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
 (let ((?x2362 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1587 ?x617 ?x2362))))))))))))))))))))))
(assert
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2757 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3616 (ite $x2757 new.attention.v (ite $x2824 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3616)))))
(assert
 (let (($x729 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3134 (not new.attention.gathers)))
 (let (($x3536 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3536 $x3134 $x729))))))
(assert
 (let ((?x92 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2947 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3320 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1148 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1353 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1148 $x3320) $x2947))))
 (let (($x1699 (= (_ bv40 7) new.attention.out.split)))
 (let (($x70 (not $x1699)))
 (let (($x160 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3038 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x160)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x160 new.attention.value_dim.everywhere $x70) $x1353)))
 (= new.attention.mixed_in (ite $x3038 (_ bv96 7) ?x92))))))))))))
(assert
 (let ((?x3517 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2484 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3678 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x2947 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1148 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1699 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1503 (and $x1699 (or $x1148 $x2947) (ite $x3678 new.attention.dims_where_kept $x2484))))
 (= new.attention.out_state (ite $x1503 (_ bv96 7) ?x3517))))))))))
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
 (let (($x1277 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1596 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x1699 (= (_ bv40 7) new.attention.out.split)))
 (let (($x70 (not $x1699)))
 (let (($x1939 (or (= 1 new.attention.heads.most) $x70 (= (_ bv96 7) new.attention.out_state) (and $x1596 (and new.attention.heads.undivided $x1277)))))
 (let (($x1024 (not new.attention.heads.beyond)))
 (let (($x2410 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x1699 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x2410 (and (<= 1 new.attention.heads.least) $x1024 $x1939)))))))))))
(assert
 (let (($x593 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1584 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x2938 (= (_ bv40 7) old.attention.out.split)))
(let (($x1847 (not $x2938)))
(let (($x1511 (or (= 1 old.attention.heads.most) $x1847 (= (_ bv96 7) old.attention.out_state) (and $x1584 (and old.attention.heads.undivided $x593)))))
(let (($x2266 (not old.attention.heads.beyond)))
(let (($x154 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x2938 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x154 (and (<= 1 old.attention.heads.least) $x2266 $x1511))))))))))
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
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3774 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x680 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
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
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
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
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2217 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x903 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
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
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
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
 (let (($x3098 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x3098)))))
(assert
 (let (($x3933 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x3933))))
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
 (let (($x1747 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x423 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2841 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2753 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2753 $x2841 $x3159 $x1733 $x423 $x3774 $x3833 $x797 $x1426 $x1747))))))))))))
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
 (let (($x2912 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x520 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x520 $x2912 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3486 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2205 (= (_ bv10 7) old.attention.out.input)))
 (or $x2205 $x3486 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x252 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1224 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2224 (= (_ bv40 7) old.attention.out.split)))
 (or $x2224 $x1224 $x252)))))
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
 (let (($x50 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x50 (= (_ bv83 7) old.attention.qkv.k_sum))))
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
 (let (($x366 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x366 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2556 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2053 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2053 $x2556 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x3712 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2399 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x693 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1172 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3076 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x3756 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x3756 $x3076 $x1172 $x2226 $x693 $x185 $x576 $x2399 $x609 $x3712))))))))))))
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
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
(assert
 (let (($x595 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x680 $x595)))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2704 (= (- 1) old.attention.head_dim.n)))
 (let (($x3170 (or $x2704 (< (* ?x626 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x279 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x733 (ite $x3774 (ite (= 0 ?x279) 1 (ite $x3170 0 1)) old.attention.head_dim.given_least)))
 (let (($x1618 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1497 (ite (and $x2704 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2704 $x1618) 0 1))))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x423 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2753 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2841 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2788 (ite $x1426 old.attention.head_dim.parts (ite (or $x2841 $x2753 $x797 $x1747 $x423) 1 (ite $x3159 ?x1497 ?x733)))))
 (= old.attention.head_dim.least ?x2788)))))))))))))))))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x303 (and $x3774 (< 1 old.attention.head_dim.parts) (= ?x626 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x303))))))
(assert
 (let ((?x2197 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3774 (not (= 0 ?x2197)))))))
(assert
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3054 (or $x3833 $x1733)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2446 (ite $x1426 old.attention.head_dim.parts (ite $x3054 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2446)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x2704 (= (- 1) old.attention.head_dim.n)))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x977 (ite $x3159 (or $x2704 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2704 (< 1 old.attention.head_dim.n)))))
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1325 (ite $x797 (or $x2704 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3774 (or $x2704 (< ?x626 old.attention.head_dim.n)) $x977))))
 (let (($x2248 (= 1 old.attention.head_dim.parts)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3054 (or $x3833 $x1733)))
 (let (($x1963 (ite $x3054 old.attention.head_dim.given_moved (ite (or $x1426 $x2248) false $x1325))))
 (= old.attention.head_dim.moved $x1963))))))))))))))))
(assert
 (let ((?x3630 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x185 (not (= 0 ?x3630)))))))
(assert
 (let ((?x2995 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1930 (* (div (- ?x2995 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2419 (div ?x1930 old.attention.value_dim.parts)))
 (let (($x2967 (= (- 1) old.attention.value_dim.n)))
 (let (($x75 (or $x2967 (< (* ?x2419 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x337 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2927 (ite $x185 (ite (= 0 ?x337) 1 (ite $x75 0 1)) old.attention.value_dim.given_least)))
 (let (($x3092 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x2512 (ite (and $x2967 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x2967 $x3092) 0 1))))
 (let (($x1172 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x693 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x3712 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2399 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3756 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x3076 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x302 (ite $x609 old.attention.value_dim.parts (ite (or $x3076 $x3756 $x2399 $x3712 $x693) 1 (ite $x1172 ?x2512 ?x2927)))))
 (= old.attention.value_dim.least ?x302))))))))))))))))))))
(assert
 (let ((?x2995 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1930 (* (div (- ?x2995 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2419 (div ?x1930 old.attention.value_dim.parts)))
 (let (($x185 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2366 (and $x185 (< 1 old.attention.value_dim.parts) (= ?x2419 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2366)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x277 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x864 (not old.model.sinks)))
 (= old.attention.one_key (and $x864 $x277)))))
(assert
 (let (($x2224 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1453 (not $x2224)))
 (let (($x2205 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3486 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3486 (and $x2205 $x1453))))))))
(assert
 (let (($x697 (not old.attention.heads.padded)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x585 (ite (or $x2533 $x2169) old.attention.heads.given_everywhere (or $x994 (and (= 1 old.attention.heads.parts) $x697)))))
 (= old.attention.heads.everywhere $x585)))))))
(assert
 (let (($x1463 (not old.attention.head_dim.padded)))
 (let (($x2248 (= 1 old.attention.head_dim.parts)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3054 (or $x3833 $x1733)))
 (let (($x2338 (ite $x3054 old.attention.head_dim.given_everywhere (or $x1426 (and $x2248 $x1463)))))
 (= old.attention.head_dim.everywhere $x2338)))))))))
(assert
 (let (($x1642 (not old.attention.value_dim.padded)))
 (let (($x3211 (= 1 old.attention.value_dim.parts)))
 (let (($x609 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2226 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1146 (ite (or $x576 $x2226) old.attention.value_dim.given_everywhere (or $x609 (and $x3211 $x1642)))))
 (= old.attention.value_dim.everywhere $x1146))))))))
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
 (let ((?x2799 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x2799)))))))))))))))))))))))
(assert
 (let (($x2390 (not old.attention.head_dim.moved)))
 (let (($x1747 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2753 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2841 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x470 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2841 $x2753 $x797 $x1747) $x2390))))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3054 (or $x3833 $x1733)))
 (= old.attention.head_dim.undivided (ite $x3054 old.attention.head_dim.given_undivided $x470))))))))))))
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
 (let ((?x2283 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2015 ?x2064 ?x2283))))))))))))))))))))))))
(assert
 (let (($x2616 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2053 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2390 (not old.attention.head_dim.moved)))
 (let (($x1454 (= 1 old.attention.head_dim.most)))
 (let (($x2407 (<= 1 old.attention.head_dim.least)))
 (let (($x169 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2556 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3929 (ite (or $x2556 $x169) (and $x2407 (or old.attention.head_dim.undivided (and $x1454 $x2390))) (and $x2053 (and old.attention.head_dim.undivided $x2616)))))
 (= old.attention.scores_whole $x3929))))))))))
(assert
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1957 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3044 (ite $x1957 old.attention.v (ite $x66 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3044)))))
(assert
 (let (($x3948 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2809 (not old.attention.gathers)))
 (let (($x1224 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1224 $x2809 $x3948))))))
(assert
 (let ((?x3038 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x92 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x520 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2912 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3134 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2912 $x520) $x92))))
 (let (($x2224 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1453 (not $x2224)))
 (let (($x2173 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1851 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2173)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2173 old.attention.value_dim.everywhere $x1453) $x3134)))
 (= old.attention.mixed_in (ite $x1851 (_ bv96 7) ?x3038))))))))))))
(assert
 (let ((?x2947 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3517 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3817 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3517)))
 (let (($x92 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2912 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2224 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2224 (or $x2912 $x92) $x3817) (_ bv96 7) ?x2947)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2402 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2285 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2871 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2871 $x502 $x2034 $x2447 $x2285 $x2217 $x2278 $x3877 $x3665 $x2402))))))))))))
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
 (let (($x1232 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1296 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1296 $x1232 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1155 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2379 (= (_ bv10 7) new.attention.out.input)))
 (or $x2379 $x1155 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2383 (= (_ bv61 7) new.attention.out.split)))
 (let (($x482 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1591 (= (_ bv40 7) new.attention.out.split)))
 (or $x1591 $x482 $x2383)))))
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
 (let (($x1756 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1756 (= (_ bv83 7) new.attention.qkv.k_sum))))
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
 (let (($x2552 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2552 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1699 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3725 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3725 $x1699 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x2965 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1765 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x523 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x874 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x69 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2002 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x2002 $x69 $x874 $x434 $x523 $x1025 $x2213 $x1765 $x3131 $x2965))))))))))))
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
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
(assert
 (let (($x1847 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x903 $x1847)))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1511 (= (- 1) new.attention.head_dim.n)))
 (let (($x2117 (or $x1511 (< (* ?x1247 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2319 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2574 (ite $x2217 (ite (= 0 ?x2319) 1 (ite $x2117 0 1)) new.attention.head_dim.given_least)))
 (let (($x429 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x154 (ite (and $x1511 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1511 $x429) 0 1))))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2285 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2871 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1857 (ite $x3665 new.attention.head_dim.parts (ite (or $x502 $x2871 $x3877 $x2402 $x2285) 1 (ite $x2034 ?x154 ?x2574)))))
 (= new.attention.head_dim.least ?x1857)))))))))))))))))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3116 (and $x2217 (< 1 new.attention.head_dim.parts) (= ?x1247 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3116))))))
(assert
 (let ((?x2842 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2217 (not (= 0 ?x2842)))))))
(assert
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3067 (or $x2278 $x2447)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1002 (ite $x3665 new.attention.head_dim.parts (ite $x3067 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1002)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x1511 (= (- 1) new.attention.head_dim.n)))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2443 (ite $x2034 (or $x1511 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1511 (< 1 new.attention.head_dim.n)))))
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x580 (ite $x3877 (or $x1511 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2217 (or $x1511 (< ?x1247 new.attention.head_dim.n)) $x2443))))
 (let (($x1141 (= 1 new.attention.head_dim.parts)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3067 (or $x2278 $x2447)))
 (let (($x611 (ite $x3067 new.attention.head_dim.given_moved (ite (or $x3665 $x1141) false $x580))))
 (= new.attention.head_dim.moved $x611))))))))))))))))
(assert
 (let ((?x2780 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1025 (not (= 0 ?x2780)))))))
(assert
 (let ((?x1266 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1573 (* (div (- ?x1266 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x540 (div ?x1573 new.attention.value_dim.parts)))
 (let (($x821 (= (- 1) new.attention.value_dim.n)))
 (let (($x208 (or $x821 (< (* ?x540 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x138 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x2325 (ite $x1025 (ite (= 0 ?x138) 1 (ite $x208 0 1)) new.attention.value_dim.given_least)))
 (let (($x721 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x3411 (ite (and $x821 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x821 $x721) 0 1))))
 (let (($x874 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x523 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2965 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1765 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2002 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x69 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x12 (ite $x3131 new.attention.value_dim.parts (ite (or $x69 $x2002 $x1765 $x2965 $x523) 1 (ite $x874 ?x3411 ?x2325)))))
 (= new.attention.value_dim.least ?x12))))))))))))))))))))
(assert
 (let ((?x1266 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1573 (* (div (- ?x1266 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x540 (div ?x1573 new.attention.value_dim.parts)))
 (let (($x1025 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3161 (and $x1025 (< 1 new.attention.value_dim.parts) (= ?x540 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3161)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x2361 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x148 (not new.model.sinks)))
 (= new.attention.one_key (and $x148 $x2361)))))
(assert
 (let (($x1591 (= (_ bv40 7) new.attention.out.split)))
 (let (($x897 (not $x1591)))
 (let (($x2379 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1155 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1155 (and $x2379 $x897))))))))
(assert
 (let (($x2244 (not new.attention.heads.padded)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3216 (ite (or $x2125 $x734) new.attention.heads.given_everywhere (or $x1196 (and (= 1 new.attention.heads.parts) $x2244)))))
 (= new.attention.heads.everywhere $x3216)))))))
(assert
 (let (($x2714 (not new.attention.head_dim.padded)))
 (let (($x1141 (= 1 new.attention.head_dim.parts)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3067 (or $x2278 $x2447)))
 (let (($x660 (ite $x3067 new.attention.head_dim.given_everywhere (or $x3665 (and $x1141 $x2714)))))
 (= new.attention.head_dim.everywhere $x660)))))))))
(assert
 (let (($x275 (not new.attention.value_dim.padded)))
 (let (($x632 (= 1 new.attention.value_dim.parts)))
 (let (($x3131 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x434 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x962 (ite (or $x2213 $x434) new.attention.value_dim.given_everywhere (or $x3131 (and $x632 $x275)))))
 (= new.attention.value_dim.everywhere $x962))))))))
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
 (let ((?x3089 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x3089)))))))))))))))))))))
(assert
 (let (($x267 (not new.attention.head_dim.moved)))
 (let (($x2402 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2871 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x506 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x502 $x2871 $x3877 $x2402) $x267))))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3067 (or $x2278 $x2447)))
 (= new.attention.head_dim.undivided (ite $x3067 new.attention.head_dim.given_undivided $x506))))))))))))
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
 (let ((?x3785 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1587 ?x617 ?x3785))))))))))))))))))))))
(assert
 (let (($x763 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3725 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x267 (not new.attention.head_dim.moved)))
 (let (($x2230 (= 1 new.attention.head_dim.most)))
 (let (($x1299 (<= 1 new.attention.head_dim.least)))
 (let (($x633 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1699 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3532 (ite (or $x1699 $x633) (and $x1299 (or new.attention.head_dim.undivided (and $x2230 $x267))) (and $x3725 (and new.attention.head_dim.undivided $x763)))))
 (= new.attention.scores_whole $x3532))))))))))
(assert
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3244 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x272 (ite $x3244 new.attention.v (ite $x2824 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x272)))))
(assert
 (let (($x2122 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2611 (not new.attention.gathers)))
 (let (($x482 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x482 $x2611 $x2122))))))
(assert
 (let ((?x2359 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x844 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1296 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1232 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2135 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1232 $x1296) $x844))))
 (let (($x1591 (= (_ bv40 7) new.attention.out.split)))
 (let (($x897 (not $x1591)))
 (let (($x1332 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3011 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1332)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1332 new.attention.value_dim.everywhere $x897) $x2135)))
 (= new.attention.mixed_in (ite $x3011 (_ bv96 7) ?x2359))))))))))))
(assert
 (let ((?x3381 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1251 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2158 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1251)))
 (let (($x844 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1232 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1591 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1591 (or $x1232 $x844) $x2158) (_ bv96 7) ?x3381)))))))))
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
 (let (($x2721 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x1591 (= (_ bv40 7) new.attention.out.split)))
 (let (($x897 (not $x1591)))
 (let (($x388 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x2230 (= 1 new.attention.head_dim.most)))
 (let (($x1829 (= (_ bv96 7) new.attention.q)))
 (let (($x3295 (or $x1829 $x2230 (and $x388 (or $x897 $x2721 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x1174 (not new.attention.value_dim.beyond)))
 (let (($x1354 (or (and (<= 1 new.attention.value_dim.least) $x1174) (and new.model.latent $x1829))))
 (let (($x1299 (<= 1 new.attention.head_dim.least)))
 (let (($x1030 (not new.attention.head_dim.beyond)))
 (let (($x3103 (and $x1030 (or $x1299 (and new.attention.one_key (not $x1829))) $x1354 $x3295)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x3103)))))))))))))))
(assert
 (let (($x2389 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x2224 (= (_ bv40 7) old.attention.out.split)))
(let (($x1453 (not $x2224)))
(let (($x3278 (or old.attention.one_key old.attention.scores_whole)))
(let (($x1454 (= 1 old.attention.head_dim.most)))
(let (($x2201 (= (_ bv96 7) old.attention.q)))
(let (($x1682 (or $x2201 $x1454 (and $x3278 (or $x1453 $x2389 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2346 (not old.attention.value_dim.beyond)))
(let (($x1408 (or (and (<= 1 old.attention.value_dim.least) $x2346) (and old.model.latent $x2201))))
(let (($x2407 (<= 1 old.attention.head_dim.least)))
(let (($x2968 (not old.attention.head_dim.beyond)))
(let (($x2935 (and $x2968 (or $x2407 (and old.attention.one_key (not $x2201))) $x1408 $x1682)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x2935))))))))))))))
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
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3774 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x680 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
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
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
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
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2217 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x903 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
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
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
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
 (let (($x879 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x879)))
(assert
 (let (($x2215 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x2215)))
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
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3774 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x680 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
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
 (let (($x671 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x671 (= (_ bv83 7) old.attention.qkv.k_sum))))
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
 (let (($x2135 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2135 (= (_ bv62 7) old.attention.qkv.v_sum))))
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
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
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
 (let ((?x1683 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x1683)))))))))))))))))))))))
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
 (let ((?x1596 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2015 ?x2064 ?x1596))))))))))))))))))))))))
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
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x903 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
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
 (let (($x1584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1584 (= (_ bv83 7) new.attention.qkv.k_sum))))
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
 (let (($x3036 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3036 (= (_ bv62 7) new.attention.qkv.v_sum))))
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
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
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
 (let ((?x3840 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x3840)))))))))))))))))))))
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
 (let ((?x3532 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1587 ?x617 ?x3532))))))))))))))))))))))
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
 (let (($x1631 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x1469 (= 1 new.tp)))
 (not (or $x1469 (not $x1631))))))
(assert
 (let (($x3602 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x3913 (= 1 old.tp)))
(or $x3913 (not $x3602)))))
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
 (and (<= 0 old.attention.heads.given_least)))
(assert
 (let (($x2386 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x985 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x607 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1621 $x607 $x1321 $x2169 $x985 $x680 $x2533 $x2978 $x994 $x2386))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2186 (= (_ bv57 7) old.attention.out.split)))
 (let (($x660 (= (_ bv40 7) old.attention.out.split)))
 (or $x660 $x2186 (= (_ bv61 7) old.attention.out.split)))))
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
 (let (($x671 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x671 (= (_ bv83 7) old.attention.qkv.k_sum))))
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
 (let (($x2135 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2135 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1258 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x1258)))
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
 (let (($x2443 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2443 (= (_ bv97 7) old.model.qk_norm))))
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
 (let (($x2938 (= (- 1) old.attention.heads.n)))
 (let (($x1453 (or $x2938 (< (* ?x3568 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x3134 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1453 0 1))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1851 (or $x2938 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x873 (ite (and $x2938 (= 1 old.attention.heads.parts)) 1 (ite $x1851 0 1))))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x985 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2386 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x607 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1327 (ite (or $x607 $x1621 $x2978 $x2386 $x985) 1 (ite $x1321 ?x873 (ite $x680 ?x3134 old.attention.heads.given_least)))))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x994 old.attention.heads.parts ?x1327)))))))))))))))))))
(assert
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1568 (and $x680 (< 1 old.attention.heads.parts) (= ?x3568 old.attention.heads.n))))
 (= old.attention.heads.filled $x1568))))))
(assert
 (let (($x2734 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x680 $x2734)))))
(assert
 (let (($x2938 (= (- 1) old.attention.heads.n)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x324 (ite $x1321 (or $x2938 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2938 (< 1 old.attention.heads.n)))))
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2701 (ite $x2978 (or $x2938 (< old.attention.heads.block old.attention.heads.n)) (ite $x680 (or $x2938 (< ?x3568 old.attention.heads.n)) $x324))))
 (let (($x353 (= 1 old.attention.heads.parts)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x715 (or $x2533 $x2169)))
 (let (($x3929 (ite $x715 old.attention.heads.given_moved (ite (or $x994 $x353) false $x2701))))
 (= old.attention.heads.moved $x3929))))))))))))))))
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
 (let (($x1642 (not old.attention.heads.padded)))
 (let (($x353 (= 1 old.attention.heads.parts)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x715 (or $x2533 $x2169)))
 (let (($x585 (ite $x715 old.attention.heads.given_everywhere (or $x994 (and $x353 $x1642)))))
 (= old.attention.heads.everywhere $x585)))))))))
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
 (let ((?x1683 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x1683)))))))))))))))))))))))
(assert
 (let (($x2805 (not old.attention.heads.moved)))
 (let (($x2386 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x607 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2205 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x607 $x1621 $x2978 $x2386) $x2805))))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x715 (or $x2533 $x2169)))
 (= old.attention.heads.undivided (ite $x715 old.attention.heads.given_undivided $x2205))))))))))))
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
 (let ((?x1596 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2015 ?x2064 ?x1596))))))))))))))))))))))))
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
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (let (($x2608 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3487 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3890 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2321 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2321 $x3890 $x862 $x734 $x3487 $x903 $x2125 $x2806 $x1196 $x2608))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1757 (= (_ bv57 7) new.attention.out.split)))
 (let (($x416 (= (_ bv40 7) new.attention.out.split)))
 (or $x416 $x1757 (= (_ bv61 7) new.attention.out.split)))))
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
 (let (($x1584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1584 (= (_ bv83 7) new.attention.qkv.k_sum))))
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
 (let (($x3036 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3036 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1155 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x1155)))
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
 (let (($x2053 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x2053 (= (_ bv97 7) new.model.qk_norm))))
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
 (let (($x1159 (= (- 1) new.attention.heads.n)))
 (let (($x2512 (or $x1159 (< (* ?x1966 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x337 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2512 0 1))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3677 (or $x1159 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x3747 (ite (and $x1159 (= 1 new.attention.heads.parts)) 1 (ite $x3677 0 1))))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3487 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2608 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2321 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3890 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x277 (ite (or $x3890 $x2321 $x2806 $x2608 $x3487) 1 (ite $x862 ?x3747 (ite $x903 ?x337 new.attention.heads.given_least)))))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1196 new.attention.heads.parts ?x277)))))))))))))))))))
(assert
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1238 (and $x903 (< 1 new.attention.heads.parts) (= ?x1966 new.attention.heads.n))))
 (= new.attention.heads.filled $x1238))))))
(assert
 (let (($x3408 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x903 $x3408)))))
(assert
 (let (($x1159 (= (- 1) new.attention.heads.n)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3507 (ite $x862 (or $x1159 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1159 (< 1 new.attention.heads.n)))))
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x599 (ite $x2806 (or $x1159 (< new.attention.heads.block new.attention.heads.n)) (ite $x903 (or $x1159 (< ?x1966 new.attention.heads.n)) $x3507))))
 (let (($x2657 (= 1 new.attention.heads.parts)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x697 (or $x2125 $x734)))
 (let (($x1690 (ite $x697 new.attention.heads.given_moved (ite (or $x1196 $x2657) false $x599))))
 (= new.attention.heads.moved $x1690))))))))))))))))
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
 (let (($x1957 (not new.attention.heads.padded)))
 (let (($x2657 (= 1 new.attention.heads.parts)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x697 (or $x2125 $x734)))
 (let (($x3044 (ite $x697 new.attention.heads.given_everywhere (or $x1196 (and $x2657 $x1957)))))
 (= new.attention.heads.everywhere $x3044)))))))))
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
 (let ((?x3840 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x3840)))))))))))))))))))))
(assert
 (let (($x1754 (not new.attention.heads.moved)))
 (let (($x2608 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2321 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3890 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x160 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3890 $x2321 $x2806 $x2608) $x1754))))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x697 (or $x2125 $x734)))
 (= new.attention.heads.undivided (ite $x697 new.attention.heads.given_undivided $x160))))))))))))
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
 (let ((?x3532 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1587 ?x617 ?x3532))))))))))))))))))))))
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
 (let (($x275 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x416 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1757 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2236 (not new.model.latent)))
 (let (($x2695 (and $x2236 (or $x1757 (and $x416 (and new.attention.heads.undivided $x275))))))
 (let (($x1155 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1793 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x1155 new.attention.one_key)))
 (let (($x1678 (not (= (_ bv92 7) new.attention.k))))
 (let (($x1533 (not (= (_ bv92 7) new.attention.q))))
 (let (($x2244 (or $x1533 new.attention.one_key (and $x1678 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x632 (and $x2244 (or $x1678 (and (= (_ bv57 7) new.model.qk_norm) $x2236)) $x1793 (or (not (= (_ bv92 7) new.attention.v)) $x2695))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let (($x1469 (= 1 new.tp)))
 (not (or $x1469 $x1107 $x632)))))))))))))))))
(assert
 (let (($x1408 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x660 (= (_ bv40 7) old.attention.out.split)))
(let (($x2186 (= (_ bv57 7) old.attention.out.split)))
(let (($x2346 (not old.model.latent)))
(let (($x2739 (and $x2346 (or $x2186 (and $x660 (and old.attention.heads.undivided $x1408))))))
(let (($x1258 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x925 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x1258 old.attention.one_key)))
(let (($x2362 (not (= (_ bv92 7) old.attention.k))))
(let (($x2809 (not (= (_ bv92 7) old.attention.q))))
(let (($x1189 (or $x2809 old.attention.one_key (and $x2362 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x3103 (and $x1189 (or $x2362 (and (= (_ bv57 7) old.model.qk_norm) $x2346)) $x925 (or (not (= (_ bv92 7) old.attention.v)) $x2739))))
(let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x3166 (not $x1061)))
(let (($x3913 (= 1 old.tp)))
(or $x3913 $x3166 $x3103))))))))))))))))
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
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3774 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x680 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
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
 (let (($x671 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x671 (= (_ bv83 7) old.attention.qkv.k_sum))))
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
 (let (($x2135 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2135 (= (_ bv62 7) old.attention.qkv.v_sum))))
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
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
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
 (let ((?x934 (ite (or $x602 $x2429) (_ bv16 7) (_ bv96 7))))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2111 (or old.model.latent old.attention.kv_filled)))
 (let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x604 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1474 (and $x1318 $x1559 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x604)))
 (let ((?x1796 (ite (or $x602 $x1474 (and $x1318 $x66 old.attention.heads.filled $x2111)) (_ bv96 7) (_ bv16 7))))
 (let (($x1357 (not old.attention.qkv.group.pp)))
 (let (($x1300 (or $x1357 (= 1 old.pp))))
 (let (($x1609 (not old.attention.qkv.group.sp)))
 (let (($x1843 (or $x1609 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x1984 (or $x919 $x2870)))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1984 $x1843 $x1300)))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x1198 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2015 ?x2064 ?x1198))))))))))))))))))))))))))))))
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
 (let (($x1357 (not old.attention.qkv.group.pp)))
 (let (($x1300 (or $x1357 (= 1 old.pp))))
 (let (($x1609 (not old.attention.qkv.group.sp)))
 (let (($x1843 (or $x1609 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x1984 (or $x919 $x2870)))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1984 $x1843 $x1300)))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x1683 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x1683))))))))))))))))))))))))))))))
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
 (let (($x1357 (not old.attention.qkv.group.pp)))
 (let (($x1300 (or $x1357 (= 1 old.pp))))
 (let (($x1609 (not old.attention.qkv.group.sp)))
 (let (($x1843 (or $x1609 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x1984 (or $x919 $x2870)))
 (let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1984 $x1843 $x1300)))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1219 (or $x483 $x1849)))
 (let ((?x377 (ite (or $x1219 $x3085) old.attention.qkv.split ?x1796)))
 (let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3166 (not $x1061)))
 (let ((?x1596 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2015 ?x2064 ?x1596)))))))))))))))))))))))))))))))
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
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x903 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
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
 (let (($x1584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1584 (= (_ bv83 7) new.attention.qkv.k_sum))))
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
 (let (($x3036 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3036 (= (_ bv62 7) new.attention.qkv.v_sum))))
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
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
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
 (let ((?x1704 (ite (or $x34 $x1482) (_ bv16 7) (_ bv96 7))))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2214 (and $x1250 $x2824 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2473 (and $x1250 $x767 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2367 (not new.attention.qkv.group.pp)))
 (let (($x2651 (or $x2367 (= 1 new.pp))))
 (let (($x1373 (not new.attention.qkv.group.sp)))
 (let (($x2943 (or $x1373 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2046 (not new.attention.qkv.group.dp)))
 (let (($x2597 (or $x2046 $x1405)))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2597 $x2943 $x2651)))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x2332 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1587 ?x617 ?x2332))))))))))))))))))))))))))))
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
 (let (($x2367 (not new.attention.qkv.group.pp)))
 (let (($x2651 (or $x2367 (= 1 new.pp))))
 (let (($x1373 (not new.attention.qkv.group.sp)))
 (let (($x2943 (or $x1373 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2046 (not new.attention.qkv.group.dp)))
 (let (($x2597 (or $x2046 $x1405)))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2597 $x2943 $x2651)))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x3840 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x3840))))))))))))))))))))))))))))
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
 (let (($x2367 (not new.attention.qkv.group.pp)))
 (let (($x2651 (or $x2367 (= 1 new.pp))))
 (let (($x1373 (not new.attention.qkv.group.sp)))
 (let (($x2943 (or $x1373 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2046 (not new.attention.qkv.group.dp)))
 (let (($x2597 (or $x2046 $x1405)))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2597 $x2943 $x2651)))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2247 (or $x2902 $x2353)))
 (let ((?x648 (ite (or $x2247 $x1952) new.attention.qkv.split (ite (or $x34 $x2473 $x2214) (_ bv96 7) (_ bv16 7)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let ((?x3532 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1587 ?x617 ?x3532)))))))))))))))))))))))))))))
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
 (let (($x2367 (not new.attention.qkv.group.pp)))
 (let (($x2651 (or $x2367 (= 1 new.pp))))
 (let (($x1373 (not new.attention.qkv.group.sp)))
 (let (($x2943 (or $x1373 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2046 (not new.attention.qkv.group.dp)))
 (let (($x2597 (or $x2046 $x1405)))
 (let (($x1178 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x2597 $x2943 $x2651)))
 (let (($x1952 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2597 $x2943 $x2651)))
 (let (($x1332 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x1952)))))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1107 (not $x1819)))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1489 (or $x2353 (and $x1107 (or (= (_ bv10 7) new.attention.qkv.collective) $x1952)) $x1332 $x1178)))
 (not $x1489))))))))))))))))
(assert
 (let (($x1357 (not old.attention.qkv.group.pp)))
(let (($x1300 (or $x1357 (= 1 old.pp))))
(let (($x1609 (not old.attention.qkv.group.sp)))
(let (($x1843 (or $x1609 (= 1 old.sp))))
(let (($x2870 (= 1 old.dp)))
(let (($x919 (not old.attention.qkv.group.dp)))
(let (($x1984 (or $x919 $x2870)))
(let (($x2449 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x1984 $x1843 $x1300)))
(let (($x3085 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1984 $x1843 $x1300)))
(let (($x1818 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x3085)))))
(let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x3166 (not $x1061)))
(let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x1849 (and $x3166 (or (= (_ bv10 7) old.attention.qkv.collective) $x3085)) $x1818 $x2449)))))))))))))))
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
 (let (($x587 (= (_ bv8 7) old.attention.pairs)))
 (or $x587 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1988 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x1337 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2424 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x1626 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x1626 $x2424 $x1337 $x1988))))))
(assert
 (let (($x2429 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1849 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x483 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1318 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x602 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x602 $x1318 $x483 $x1849 $x2429)))))))
(assert
 (let (($x671 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x671 (= (_ bv83 7) old.attention.qkv.k_sum))))
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
 (let (($x2135 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2135 (= (_ bv62 7) old.attention.qkv.v_sum))))
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
 (let (($x614 (= (- 1) old.attention.heads.n)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2805 (ite $x1321 (or $x614 (<= old.attention.heads.parts old.attention.heads.n)) (or $x614 (< 1 old.attention.heads.n)))))
 (let ((?x714 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3568 (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2978 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2980 (ite $x2978 (or $x614 (< old.attention.heads.block old.attention.heads.n)) (ite $x680 (or $x614 (< ?x3568 old.attention.heads.n)) $x2805))))
 (let (($x2671 (= 1 old.attention.heads.parts)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1511 (or $x2533 $x2169)))
 (let (($x2611 (ite $x1511 old.attention.heads.given_moved (ite (or $x994 $x2671) false $x2980))))
 (= old.attention.heads.moved $x2611))))))))))))))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x303 (and $x3774 (< 1 old.attention.head_dim.parts) (= ?x626 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x303))))))
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
 (let (($x503 (not old.attention.heads.moved)))
 (let (($x1321 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x994 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2671 (= 1 old.attention.heads.parts)))
 (let (($x2169 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2533 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1511 (or $x2533 $x2169)))
 (let (($x3784 (ite $x1511 old.attention.heads.given_first (or $x2671 (and (not (or $x994 $x1321)) $x503)))))
 (= old.attention.heads.first_alone $x3784))))))))))
(assert
 (let (($x1108 (not old.attention.head_dim.moved)))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3517 (= 1 old.attention.head_dim.parts)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2228 (or $x3833 $x1733)))
 (let (($x2964 (ite $x2228 old.attention.head_dim.given_first (or $x3517 (and (not (or $x1426 $x3159)) $x1108)))))
 (= old.attention.head_dim.first_alone $x2964))))))))))
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
 (let ((?x1683 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x1683)))))))))))))))))))))))
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
 (let ((?x1596 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2015 ?x2064 ?x1596))))))))))))))))))))))))
(assert
 (= old.prefill false))
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
 (let (($x2649 (= (_ bv8 7) new.attention.pairs)))
 (or $x2649 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x267 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2266 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2761 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x3413 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x3413 $x2761 $x2266 $x267))))))
(assert
 (let (($x1482 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2353 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2902 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1250 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x34 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x34 $x1250 $x2902 $x2353 $x1482)))))))
(assert
 (let (($x1584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1584 (= (_ bv83 7) new.attention.qkv.k_sum))))
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
 (let (($x3036 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3036 (= (_ bv62 7) new.attention.qkv.v_sum))))
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
 (let (($x997 (= (- 1) new.attention.heads.n)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2939 (ite $x862 (or $x997 (<= new.attention.heads.parts new.attention.heads.n)) (or $x997 (< 1 new.attention.heads.n)))))
 (let ((?x2677 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1966 (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2806 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x364 (ite $x2806 (or $x997 (< new.attention.heads.block new.attention.heads.n)) (ite $x903 (or $x997 (< ?x1966 new.attention.heads.n)) $x2939))))
 (let (($x1791 (= 1 new.attention.heads.parts)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1829 (or $x2125 $x734)))
 (let (($x2546 (ite $x1829 new.attention.heads.given_moved (ite (or $x1196 $x1791) false $x364))))
 (= new.attention.heads.moved $x2546))))))))))))))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3116 (and $x2217 (< 1 new.attention.head_dim.parts) (= ?x1247 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3116))))))
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
 (let (($x1527 (not new.attention.heads.moved)))
 (let (($x862 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1196 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1791 (= 1 new.attention.heads.parts)))
 (let (($x734 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2125 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1829 (or $x2125 $x734)))
 (let (($x1168 (ite $x1829 new.attention.heads.given_first (or $x1791 (and (not (or $x1196 $x862)) $x1527)))))
 (= new.attention.heads.first_alone $x1168))))))))))
(assert
 (let (($x1226 (not new.attention.head_dim.moved)))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x241 (= 1 new.attention.head_dim.parts)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x873 (or $x2278 $x2447)))
 (let (($x2469 (ite $x873 new.attention.head_dim.given_first (or $x241 (and (not (or $x3665 $x2034)) $x1226)))))
 (= new.attention.head_dim.first_alone $x2469))))))))))
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
 (let ((?x3840 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x3840)))))))))))))))))))))
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
 (let ((?x3532 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1587 ?x617 ?x3532))))))))))))))))))))))
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
 (let (($x2268 (not new.attention.one_key)))
 (let (($x3413 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x2407 (and $x3413 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x2268)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x2224 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x2407)))
 (let (($x1819 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x767 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2824 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1789 (or (and $x2824 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x767 new.attention.head_dim.first_alone))))
 (let (($x267 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x3697 (or (and new.model.q_bias $x2268) new.model.k_bias new.model.v_bias)))
 (let (($x1469 (= 1 new.tp)))
 (let (($x1059 (or $x1469 (not $x3697) (and (not $x1819) (or $x3413 (= (_ bv27 7) new.attention.qkv.bias))) (and $x267 $x1789) (and $x1819 $x2224))))
 (not $x1059))))))))))))))
(assert
 (let (($x2458 (not old.attention.one_key)))
(let (($x1626 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x1983 (and $x1626 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x2458)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x3089 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x1983)))
(let (($x1061 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1559 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x66 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x76 (or (and $x66 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x1559 old.attention.head_dim.first_alone))))
(let (($x1988 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x3113 (not (or (and old.model.q_bias $x2458) old.model.k_bias old.model.v_bias))))
(let (($x3913 (= 1 old.tp)))
(or $x3913 $x3113 (and (not $x1061) (or $x1626 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1988 $x76) (and $x1061 $x3089))))))))))))))
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
 (let (($x1747 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x423 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2841 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2753 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2753 $x2841 $x3159 $x1733 $x423 $x3774 $x3833 $x797 $x1426 $x1747))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x680 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
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
 (let (($x1860 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x3391 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3788 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3788 $x3391 $x1860)))))
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
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2866 (= (- 1) old.attention.head_dim.n)))
 (let (($x2261 (or $x2866 (< (* ?x626 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x660 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x3706 (ite $x3774 (ite (= 0 ?x660) 1 (ite $x2261 0 1)) old.attention.head_dim.given_least)))
 (let (($x2443 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1656 (ite (and $x2866 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2866 $x2443) 0 1))))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x423 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2753 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2841 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x407 (ite $x1426 old.attention.head_dim.parts (ite (or $x2841 $x2753 $x797 $x1747 $x423) 1 (ite $x3159 ?x1656 ?x3706)))))
 (= old.attention.head_dim.least ?x407)))))))))))))))))))
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
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2228 (or $x3833 $x1733)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3782 (ite $x1426 old.attention.head_dim.parts (ite $x2228 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x3782)))))))
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
 (let (($x1708 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3788 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1108 (not old.attention.head_dim.moved)))
 (let (($x3635 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1108))))
 (let (($x3619 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x3391 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x114 (ite (or $x3391 $x3619) (and (<= 1 old.attention.head_dim.least) $x3635) (and $x3788 (and old.attention.head_dim.undivided $x1708)))))
 (= old.attention.scores_whole $x114)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2402 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2285 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2871 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2871 $x502 $x2034 $x2447 $x2285 $x2217 $x2278 $x3877 $x3665 $x2402))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x903 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
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
 (let (($x1408 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2292 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2074 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2074 $x2292 $x1408)))))
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
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1800 (= (- 1) new.attention.head_dim.n)))
 (let (($x3743 (or $x1800 (< (* ?x1247 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2006 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x580 (ite $x2217 (ite (= 0 ?x2006) 1 (ite $x3743 0 1)) new.attention.head_dim.given_least)))
 (let (($x3720 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1825 (ite (and $x1800 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1800 $x3720) 0 1))))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2285 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2871 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x404 (ite $x3665 new.attention.head_dim.parts (ite (or $x502 $x2871 $x3877 $x2402 $x2285) 1 (ite $x2034 ?x1825 ?x580)))))
 (= new.attention.head_dim.least ?x404)))))))))))))))))))
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
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x873 (or $x2278 $x2447)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1950 (ite $x3665 new.attention.head_dim.parts (ite $x873 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1950)))))))
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
 (let (($x337 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2074 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1226 (not new.attention.head_dim.moved)))
 (let (($x878 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1226))))
 (let (($x3081 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2292 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2453 (ite (or $x2292 $x3081) (and (<= 1 new.attention.head_dim.least) $x878) (and $x2074 (and new.attention.head_dim.undivided $x337)))))
 (= new.attention.scores_whole $x2453)))))))))
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
 (let (($x1408 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1469 (= 1 new.tp)))
 (let (($x3415 (or $x1469 (not (= (_ bv36 7) new.attention.q)) $x1408 new.attention.one_key new.attention.scores_whole)))
 (not $x3415)))))
(assert
 (let (($x1860 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x3913 (= 1 old.tp)))
(or $x3913 (not (= (_ bv36 7) old.attention.q)) $x1860 old.attention.one_key old.attention.scores_whole))))
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
 (let (($x1747 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x423 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2841 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2753 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2753 $x2841 $x3159 $x1733 $x423 $x3774 $x3833 $x797 $x1426 $x1747))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x680 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
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
 (let (($x1511 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1511 (= (_ bv83 7) old.attention.qkv.k_sum))))
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
 (let (($x3391 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3788 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3788 $x3391 (= (_ bv88 7) old.attention.scores.sum)))))
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
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2866 (= (- 1) old.attention.head_dim.n)))
 (let (($x2261 (or $x2866 (< (* ?x626 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x660 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x3706 (ite $x3774 (ite (= 0 ?x660) 1 (ite $x2261 0 1)) old.attention.head_dim.given_least)))
 (let (($x2443 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1656 (ite (and $x2866 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2866 $x2443) 0 1))))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x423 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2753 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2841 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x407 (ite $x1426 old.attention.head_dim.parts (ite (or $x2841 $x2753 $x797 $x1747 $x423) 1 (ite $x3159 ?x1656 ?x3706)))))
 (= old.attention.head_dim.least ?x407)))))))))))))))))))
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
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2228 (or $x3833 $x1733)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3782 (ite $x1426 old.attention.head_dim.parts (ite $x2228 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x3782)))))))
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
 (let ((?x3379 (ite $x3166 ?x377 (ite (or $x1849 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x934))))
 (let ((?x2064 (ite (or $x1219 $x3085 old.model.query_latent) (_ bv96 7) (ite $x1318 (_ bv21 7) (_ bv16 7)))))
 (let (($x2015 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2015 ?x2064 ?x3379)))))))))))))))))))))))
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
 (let (($x1708 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3788 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1108 (not old.attention.head_dim.moved)))
 (let (($x3635 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1108))))
 (let (($x3832 (= 1 old.pp)))
 (let (($x3546 (not old.attention.scores.group.pp)))
 (let (($x1151 (or $x3546 $x3832)))
 (let (($x2202 (= 1 old.sp)))
 (let (($x2482 (not old.attention.scores.group.sp)))
 (let (($x3700 (or $x2482 $x2202)))
 (let (($x2870 (= 1 old.dp)))
 (let (($x1298 (not old.attention.scores.group.dp)))
 (let (($x2732 (or $x1298 $x2870)))
 (let (($x3619 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2732 $x3700 $x1151)))
 (let (($x3391 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x114 (ite (or $x3391 $x3619) (and (<= 1 old.attention.head_dim.least) $x3635) (and $x3788 (and old.attention.head_dim.undivided $x1708)))))
 (= old.attention.scores_whole $x114))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2402 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2285 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2871 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2871 $x502 $x2034 $x2447 $x2285 $x2217 $x2278 $x3877 $x3665 $x2402))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x903 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
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
 (let (($x1296 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1296 (= (_ bv83 7) new.attention.qkv.k_sum))))
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
 (let (($x2292 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2074 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2074 $x2292 (= (_ bv88 7) new.attention.scores.sum)))))
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
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1800 (= (- 1) new.attention.head_dim.n)))
 (let (($x3743 (or $x1800 (< (* ?x1247 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2006 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x580 (ite $x2217 (ite (= 0 ?x2006) 1 (ite $x3743 0 1)) new.attention.head_dim.given_least)))
 (let (($x3720 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1825 (ite (and $x1800 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1800 $x3720) 0 1))))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2285 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2871 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x404 (ite $x3665 new.attention.head_dim.parts (ite (or $x502 $x2871 $x3877 $x2402 $x2285) 1 (ite $x2034 ?x1825 ?x580)))))
 (= new.attention.head_dim.least ?x404)))))))))))))))))))
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
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x873 (or $x2278 $x2447)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1950 (ite $x3665 new.attention.head_dim.parts (ite $x873 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1950)))))))
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
 (let ((?x2666 (ite $x1107 ?x648 (ite (or $x2353 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1704))))
 (let ((?x617 (ite (or $x2247 $x1952 new.model.query_latent) (_ bv96 7) (ite $x1250 (_ bv21 7) (_ bv16 7)))))
 (let (($x1587 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1587 ?x617 ?x2666)))))))))))))))))))))
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
 (let (($x337 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2074 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1226 (not new.attention.head_dim.moved)))
 (let (($x878 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1226))))
 (let (($x1452 (= 1 new.pp)))
 (let (($x2311 (not new.attention.scores.group.pp)))
 (let (($x45 (or $x2311 $x1452)))
 (let (($x1130 (= 1 new.sp)))
 (let (($x1994 (not new.attention.scores.group.sp)))
 (let (($x3314 (or $x1994 $x1130)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2574 (not new.attention.scores.group.dp)))
 (let (($x17 (or $x2574 $x1405)))
 (let (($x3081 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x17 $x3314 $x45)))
 (let (($x2292 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2453 (ite (or $x2292 $x3081) (and (<= 1 new.attention.head_dim.least) $x878) (and $x2074 (and new.attention.head_dim.undivided $x337)))))
 (= new.attention.scores_whole $x2453))))))))))))))))))
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
 (let (($x1320 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x1452 (= 1 new.pp)))
 (let (($x2311 (not new.attention.scores.group.pp)))
 (let (($x45 (or $x2311 $x1452)))
 (let (($x1130 (= 1 new.sp)))
 (let (($x1994 (not new.attention.scores.group.sp)))
 (let (($x3314 (or $x1994 $x1130)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2574 (not new.attention.scores.group.dp)))
 (let (($x17 (or $x2574 $x1405)))
 (let (($x3081 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x17 $x3314 $x45)))
 (let (($x1498 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x17 $x3314 $x45)))
 (let (($x3162 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x1957 (not new.attention.one_key)))
 (let (($x3102 (not new.attention.scores_whole)))
 (let (($x2074 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2292 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1327 (or $x2292 (and $x2074 (not (= 1 new.tp)) $x3102 $x1957) $x3162 $x1498 (and $x3081 $x1320))))
 (not $x1327))))))))))))))))))))
(assert
 (let (($x1432 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x3832 (= 1 old.pp)))
(let (($x3546 (not old.attention.scores.group.pp)))
(let (($x1151 (or $x3546 $x3832)))
(let (($x2202 (= 1 old.sp)))
(let (($x2482 (not old.attention.scores.group.sp)))
(let (($x3700 (or $x2482 $x2202)))
(let (($x2870 (= 1 old.dp)))
(let (($x1298 (not old.attention.scores.group.dp)))
(let (($x2732 (or $x1298 $x2870)))
(let (($x3619 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2732 $x3700 $x1151)))
(let (($x2751 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x2732 $x3700 $x1151)))
(let (($x1847 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x1867 (not old.attention.one_key)))
(let (($x2193 (not old.attention.scores_whole)))
(let (($x3788 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x3391 (= (_ bv57 7) old.attention.scores.sum)))
(or $x3391 (and $x3788 (not (= 1 old.tp)) $x2193 $x1867) $x1847 $x2751 (and $x3619 $x1432))))))))))))))))))))
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
 (let (($x1747 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3833 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x423 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1733 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2841 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2753 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2753 $x2841 $x3159 $x1733 $x423 $x3774 $x3833 $x797 $x1426 $x1747))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x680 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
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
 (let (($x2121 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x2121 (= (_ bv49 7) old.attention.scores.scale))))
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
 (let (($x3876 (= (div (* ?x714 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x680 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x680 (< 1 old.attention.heads.parts) $x3876))))))
(assert
 (let ((?x3195 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x626 (div (* ?x3195 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2866 (= (- 1) old.attention.head_dim.n)))
 (let (($x2261 (or $x2866 (< (* ?x626 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x660 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3774 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x3706 (ite $x3774 (ite (= 0 ?x660) 1 (ite $x2261 0 1)) old.attention.head_dim.given_least)))
 (let (($x2443 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1656 (ite (and $x2866 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2866 $x2443) 0 1))))
 (let (($x3159 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x423 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1747 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x797 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2753 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2841 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1426 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x407 (ite $x1426 old.attention.head_dim.parts (ite (or $x2841 $x2753 $x797 $x1747 $x423) 1 (ite $x3159 ?x1656 ?x3706)))))
 (= old.attention.head_dim.least ?x407)))))))))))))))))))
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
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x2402 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2278 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2285 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2871 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2871 $x502 $x2034 $x2447 $x2285 $x2217 $x2278 $x3877 $x3665 $x2402))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x903 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
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
 (let (($x2858 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x2858 (= (_ bv49 7) new.attention.scores.scale))))
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
 (let (($x1368 (= (div (* ?x2677 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x903 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x903 (< 1 new.attention.heads.parts) $x1368))))))
(assert
 (let ((?x1212 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1247 (div (* ?x1212 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1800 (= (- 1) new.attention.head_dim.n)))
 (let (($x3743 (or $x1800 (< (* ?x1247 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2006 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2217 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x580 (ite $x2217 (ite (= 0 ?x2006) 1 (ite $x3743 0 1)) new.attention.head_dim.given_least)))
 (let (($x3720 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1825 (ite (and $x1800 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1800 $x3720) 0 1))))
 (let (($x2034 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2285 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2402 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3877 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2871 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x502 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3665 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x404 (ite $x3665 new.attention.head_dim.parts (ite (or $x502 $x2871 $x3877 $x2402 $x2285) 1 (ite $x2034 ?x1825 ?x580)))))
 (= new.attention.head_dim.least ?x404)))))))))))))))))))
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
 (let (($x2858 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x2484 (or (not (= (_ bv36 7) new.attention.q)) $x2858 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x2484))))
(assert
 (let (($x2121 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x2121 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

