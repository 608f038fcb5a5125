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
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
 (let (($x281 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2468 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2777 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2777 (= (_ bv5 7) old.ffn.down.collective) $x2468 $x281 (= (_ bv73 7) old.ffn.down.collective))))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 $x96)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x3425 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3337 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3337 $x3425 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2098 $x3503 $x2376)))))
(assert
 (let (($x1600 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1600 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x3743 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x512 (= (_ bv10 7) old.ffn.up.input)))
 (or $x512 $x3743 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (and (<= 0 old.ffn.width.given_most)))
(assert
 (let (($x587 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x3115 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x139 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x178 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2869 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x511 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x3698 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x435 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x435 $x3698 $x511 $x2869 $x178 $x2760 $x3940 $x139 $x3115 $x587))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1916 (= (_ bv56 7) old.hidden.kind) $x2483 $x2642 (= (_ bv91 7) old.hidden.kind) $x48 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x2423 (= (_ bv94 7) old.stream)))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (or $x1440 $x2423 $x464)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2483 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x57 (and $x2760 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x57))))
(assert
 (let ((?x1947 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1692 (div (* ?x1947 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x116 (= (- 1) old.ffn.width.n)))
 (let ((?x3277 (ite (or $x116 (< (* ?x1692 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x2947 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x3277)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x3125 (ite (or $x116 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x511 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x864 (ite $x511 (ite (and $x116 (= 1 old.ffn.width.parts)) 1 ?x3125) (ite $x2760 ?x2947 old.ffn.width.given_least))))
 (let (($x178 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x587 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x139 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x435 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3698 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3115 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x3008 (ite $x3115 old.ffn.width.parts (ite (or $x3698 $x435 $x139 $x587 $x178) 1 ?x864))))
 (= old.ffn.width.least ?x3008))))))))))))))))))
(assert
 (let ((?x1947 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1692 (div (* ?x1947 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2136 (< 1 old.ffn.width.parts)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2760 $x2136 (= ?x1692 old.ffn.width.n))))))))
(assert
 (let ((?x1947 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1692 (div (* ?x1947 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2136 (< 1 old.ffn.width.parts)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2760 $x2136 (<= old.ffn.width.n ?x1692))))))))
(assert
 (let (($x2869 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3740 (or $x3940 $x2869)))
 (let (($x3115 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x3281 (ite $x3115 old.ffn.width.parts (ite $x3740 old.ffn.width.given_most 1))))
 (= old.ffn.width.most ?x3281)))))))
(assert
 (= old.ffn.width.beyond old.ffn.width.given_beyond))
(assert
 (let (($x116 (= (- 1) old.ffn.width.n)))
 (let (($x511 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2050 (ite $x511 (or $x116 (<= old.ffn.width.parts old.ffn.width.n)) (or $x116 (< 1 old.ffn.width.n)))))
 (let ((?x1947 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1692 (div (* ?x1947 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x139 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x729 (ite $x139 (or $x116 (< old.ffn.width.block old.ffn.width.n)) (ite $x2760 (or $x116 (< ?x1692 old.ffn.width.n)) $x2050))))
 (let (($x1297 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x729)))
 (let (($x2869 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3740 (or $x3940 $x2869)))
 (= old.ffn.width.moved (ite $x3740 old.ffn.width.given_moved $x1297)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x255 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x48 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x255))))
(assert
 (let (($x3115 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3394 (or $x3115 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2869 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3740 (or $x3940 $x2869)))
 (= old.ffn.width.everywhere (ite $x3740 old.ffn.width.given_everywhere $x3394))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x1839 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x2014 (= (_ bv61 7) old.ffn.lead)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3293 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers $x2014 $x1839)))))
 (= old.ffn.piece_kept $x3293)))))))))
(assert
 (let (($x3337 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2467 (and $x3337 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (let (($x3425 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x2643 (or $x464 $x3425 (and $x1440 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2467)))
 (= old.ffn.gate_entering (ite $x2643 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x512 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x662 (and $x512 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (let (($x3743 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x973 (or $x464 $x3743 (and $x1440 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x662)))
 (= old.ffn.up_entering (ite $x973 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x101 (not old.ffn.width.moved)))
 (let (($x587 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x139 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x435 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3698 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1174 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x3698 $x435 $x139 $x587) $x101))))
 (let (($x2869 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3740 (or $x3940 $x2869)))
 (= old.ffn.width.undivided (ite $x3740 old.ffn.width.given_undivided $x1174))))))))))))
(assert
 (let (($x101 (not old.ffn.width.moved)))
 (let (($x1128 (and old.ffn.width.everywhere $x101)))
 (= old.ffn.in_place (or $x1128 old.ffn.width.filled)))))
(assert
 (let (($x3460 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2468 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x281 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3421 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x281 $x2468) $x3460))))
 (= old.ffn.first_reads $x3421))))))
(assert
 (let (($x101 (not old.ffn.width.moved)))
 (let (($x1128 (and old.ffn.width.everywhere $x101)))
 (let ((?x205 (ite $x1128 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x1155 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2137 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2609 (or $x2628 $x3307)))
 (let ((?x1414 (ite (or $x2609 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x1135 (ite $x1160 ?x1414 (ite $x2137 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x1155 (ite $x202 (_ bv16 7) ?x205)))))))
 (let (($x3615 (or $x2609 $x1495 (and $x1505 old.ffn.width.padded $x101) (and $x406 old.ffn.width.leads))))
 (let ((?x349 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x3615 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x349 ?x1135)))))))))))))))))))))))
(assert
 (let (($x77 (not old.ffn.width.everywhere)))
 (let (($x1315 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x77)))
 (= old.ffn.up_piece (ite $x1315 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1696 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x3307 $x2218 old.ffn.up_idle))))
 (= old.ffn.up_left $x1696)))))
(assert
 (let (($x3227 (not old.ffn.up_left)))
 (let (($x2273 (not old.model.joint)))
 (let (($x2650 (and old.ffn.piece_kept old.model.gated $x2273 (= (_ bv97 7) old.ffn.up_piece) $x3227)))
 (= old.ffn.share_of_one $x2650)))))
(assert
 (let (($x101 (not old.ffn.width.moved)))
 (let (($x1128 (and old.ffn.width.everywhere $x101)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x556 (ite $x202 (_ bv16 7) (ite $x1128 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x779 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1621 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x779 ?x556)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2543 (or $x676 $x2779)))
 (let (($x1334 (or $x2543 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1925 (or $x2543 $x1290 (and $x3558 old.ffn.width.padded $x101) (and $x3020 old.ffn.width.leads))))
 (let ((?x1034 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x1925 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x1034 (ite $x3503 (ite $x1334 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x1621)))))))))))))))))))))
(assert
 (let (($x77 (not old.ffn.width.everywhere)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2376 (not (= (_ bv96 7) old.ffn.gate_state)) $x77) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x211 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x211)))
(assert
 (let ((?x1591 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1997 (not old.ffn.share_of_one)))
 (let (($x686 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1997))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x686) (_ bv96 7) ?x1591))))))
(assert
 (let (($x3227 (not old.ffn.up_left)))
 (let (($x2710 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x1081 (and $x2710 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x3227 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1676 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2376 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2543 (or $x676 $x2779)))
 (let (($x2904 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x2831 (not old.model.gated)))
 (let (($x3453 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1595 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3852 old.ffn.width.everywhere $x3453))))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2609 (or $x2628 $x3307)))
 (let (($x425 (and (and $x2710 (or $x2609 $x1495) $x1595) (or $x2831 (and $x2904 (or $x2543 $x1290) $x1676)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x202 (< 1 old.tp)))
 (let (($x3460 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x542 (and $x96 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x202 $x3460)))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2423 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x2423 (or $x2651 $x542) (ite $x202 $x425 $x1081)))))))))))))))))))))))))))))
(assert
 (let ((?x3053 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3460 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x281 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x312 (and $x1880 (not (= (_ bv92 7) old.ffn.product_in)) (or $x281 $x3460) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x312 (_ bv96 7) ?x3053)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1765 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2341 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x579 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x579 (= (_ bv5 7) new.ffn.down.collective) $x2341 $x1765 (= (_ bv73 7) new.ffn.down.collective))))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 $x748)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x3167 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1383 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1383 $x3167 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1837 $x2263 $x1575)))))
(assert
 (let (($x1426 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1426 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x3198 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2943 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2943 $x3198 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (and (<= 0 new.ffn.width.given_most)))
(assert
 (let (($x3204 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1693 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x274 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2002 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2956 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x240 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2515 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2212 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x2212 $x2515 $x240 $x2956 $x2002 $x752 $x1175 $x274 $x1693 $x3204))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x593 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2457 (= (_ bv56 7) new.hidden.kind) $x2318 $x593 (= (_ bv91 7) new.hidden.kind) $x102 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x2826 (= (_ bv94 7) new.stream)))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (or $x2159 $x2826 $x288)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2318 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x560 (and $x752 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x560))))
(assert
 (let ((?x2187 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2246 (div (* ?x2187 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x941 (= (- 1) new.ffn.width.n)))
 (let ((?x1745 (ite (or $x941 (< (* ?x2246 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x1455 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1745)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x419 (ite (or $x941 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x240 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x1066 (ite $x240 (ite (and $x941 (= 1 new.ffn.width.parts)) 1 ?x419) (ite $x752 ?x1455 new.ffn.width.given_least))))
 (let (($x2002 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x3204 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x274 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2212 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2515 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1693 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x575 (ite $x1693 new.ffn.width.parts (ite (or $x2515 $x2212 $x274 $x3204 $x2002) 1 ?x1066))))
 (= new.ffn.width.least ?x575))))))))))))))))))
(assert
 (let ((?x2187 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2246 (div (* ?x2187 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1021 (< 1 new.ffn.width.parts)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x752 $x1021 (= ?x2246 new.ffn.width.n))))))))
(assert
 (let ((?x2187 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2246 (div (* ?x2187 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1021 (< 1 new.ffn.width.parts)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x752 $x1021 (<= new.ffn.width.n ?x2246))))))))
(assert
 (let (($x2956 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2495 (or $x1175 $x2956)))
 (let (($x1693 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x436 (ite $x1693 new.ffn.width.parts (ite $x2495 new.ffn.width.given_most 1))))
 (= new.ffn.width.most ?x436)))))))
(assert
 (= new.ffn.width.beyond new.ffn.width.given_beyond))
(assert
 (let (($x941 (= (- 1) new.ffn.width.n)))
 (let (($x240 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2204 (ite $x240 (or $x941 (<= new.ffn.width.parts new.ffn.width.n)) (or $x941 (< 1 new.ffn.width.n)))))
 (let ((?x2187 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2246 (div (* ?x2187 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x274 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x488 (ite $x274 (or $x941 (< new.ffn.width.block new.ffn.width.n)) (ite $x752 (or $x941 (< ?x2246 new.ffn.width.n)) $x2204))))
 (let (($x1661 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x488)))
 (let (($x2956 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2495 (or $x1175 $x2956)))
 (= new.ffn.width.moved (ite $x2495 new.ffn.width.given_moved $x1661)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2454 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x102 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2454))))
(assert
 (let (($x1693 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2718 (or $x1693 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2956 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2495 (or $x1175 $x2956)))
 (= new.ffn.width.everywhere (ite $x2495 new.ffn.width.given_everywhere $x2718))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x3942 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x80 (= (_ bv61 7) new.ffn.lead)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1999 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers $x80 $x3942)))))
 (= new.ffn.piece_kept $x1999)))))))))
(assert
 (let (($x1383 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x247 (and $x1383 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (let (($x3167 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x791 (or $x288 $x3167 (and $x2159 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x247)))
 (= new.ffn.gate_entering (ite $x791 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2943 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x501 (and $x2943 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (let (($x3198 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x2918 (or $x288 $x3198 (and $x2159 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x501)))
 (= new.ffn.up_entering (ite $x2918 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x3081 (not new.ffn.width.moved)))
 (let (($x3204 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x274 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2212 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2515 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3573 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x2515 $x2212 $x274 $x3204) $x3081))))
 (let (($x2956 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2495 (or $x1175 $x2956)))
 (= new.ffn.width.undivided (ite $x2495 new.ffn.width.given_undivided $x3573))))))))))))
(assert
 (let (($x3081 (not new.ffn.width.moved)))
 (let (($x1841 (and new.ffn.width.everywhere $x3081)))
 (= new.ffn.in_place (or $x1841 new.ffn.width.filled)))))
(assert
 (let (($x715 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2341 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1765 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2890 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1765 $x2341) $x715))))
 (= new.ffn.first_reads $x2890))))))
(assert
 (let (($x3081 (not new.ffn.width.moved)))
 (let (($x1841 (and new.ffn.width.everywhere $x3081)))
 (let ((?x2733 (ite $x1841 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x1986 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1848 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x879 (or $x3213 $x1184)))
 (let ((?x3770 (ite (or $x879 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2795 (ite $x2249 ?x3770 (ite $x1848 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x1986 (ite $x1990 (_ bv16 7) ?x2733)))))))
 (let (($x2502 (or $x879 $x2260 (and $x2335 new.ffn.width.padded $x3081) (and $x1936 new.ffn.width.leads))))
 (let ((?x977 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2502 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x977 ?x2795)))))))))))))))))))))))
(assert
 (let (($x1235 (not new.ffn.width.everywhere)))
 (let (($x1970 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1235)))
 (= new.ffn.up_piece (ite $x1970 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3620 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1184 $x3308 new.ffn.up_idle))))
 (= new.ffn.up_left $x3620)))))
(assert
 (let (($x1605 (not new.ffn.up_left)))
 (let (($x1898 (not new.model.joint)))
 (let (($x1060 (and new.ffn.piece_kept new.model.gated $x1898 (= (_ bv97 7) new.ffn.up_piece) $x1605)))
 (= new.ffn.share_of_one $x1060)))))
(assert
 (let (($x3081 (not new.ffn.width.moved)))
 (let (($x1841 (and new.ffn.width.everywhere $x3081)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3760 (ite $x1990 (_ bv16 7) (ite $x1841 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x562 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x413 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x562 ?x3760)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3497 (or $x1532 $x17)))
 (let (($x510 (or $x3497 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x327 (or $x3497 $x3111 (and $x289 new.ffn.width.padded $x3081) (and $x780 new.ffn.width.leads))))
 (let ((?x671 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x327 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x671 (ite $x2263 (ite $x510 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x413)))))))))))))))))))))
(assert
 (let (($x1235 (not new.ffn.width.everywhere)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1575 (not (= (_ bv96 7) new.ffn.gate_state)) $x1235) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x962 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x962)))
(assert
 (let ((?x3140 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x484 (not new.ffn.share_of_one)))
 (let (($x2485 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x484))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2485) (_ bv96 7) ?x3140))))))
(assert
 (let (($x1605 (not new.ffn.up_left)))
 (let (($x2632 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x3576 (and $x2632 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x1605 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2672 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1575 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3497 (or $x1532 $x17)))
 (let (($x2552 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x621 (not new.model.gated)))
 (let (($x1112 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x354 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1423 new.ffn.width.everywhere $x1112))))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x879 (or $x3213 $x1184)))
 (let (($x1087 (and (and $x2632 (or $x879 $x2260) $x354) (or $x621 (and $x2552 (or $x3497 $x3111) $x2672)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x1990 (< 1 new.tp)))
 (let (($x715 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2729 (and $x748 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x1990 $x715)))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2826 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x2826 (or $x3747 $x2729) (ite $x1990 $x1087 $x3576)))))))))))))))))))))))))))))
(assert
 (let ((?x3205 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x715 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1765 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2782 (and $x3671 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1765 $x715) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x2782 (_ bv96 7) ?x3205)))))))))
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
 (let (($x2477 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x2403 (= (_ bv92 7) new.ffn.product)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x243 (not $x3671)))
 (let (($x2201 (or (= 1 new.ffn.width.most) $x243 (or (= (_ bv96 7) new.ffn.down_state) (= (_ bv94 7) new.ffn.down_state)) (and $x2403 (and new.ffn.width.undivided $x2477)))))
 (let (($x2460 (not new.ffn.width.beyond)))
 (let (($x3031 (and (not (= (_ bv61 7) new.ffn.up.split)) $x243 (or (not (= (_ bv61 7) new.ffn.gate.split)) (not new.model.gated)))))
 (not (or $x3031 (and (<= 1 new.ffn.width.least) $x2460 $x2201)))))))))))
(assert
 (let (($x273 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x2926 (= (_ bv92 7) old.ffn.product)))
(let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
(let (($x220 (not $x1880)))
(let (($x3591 (or (= 1 old.ffn.width.most) $x220 (or (= (_ bv96 7) old.ffn.down_state) (= (_ bv94 7) old.ffn.down_state)) (and $x2926 (and old.ffn.width.undivided $x273)))))
(let (($x88 (not old.ffn.width.beyond)))
(let (($x2140 (and (not (= (_ bv61 7) old.ffn.up.split)) $x220 (or (not (= (_ bv61 7) old.ffn.gate.split)) (not old.model.gated)))))
(or $x2140 (and (<= 1 old.ffn.width.least) $x88 $x3591))))))))))
(check-sat)

; from one replica to any number, question 24
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
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
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
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
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
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
 (let (($x281 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2468 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2777 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2777 (= (_ bv5 7) old.ffn.down.collective) $x2468 $x281 (= (_ bv73 7) old.ffn.down.collective))))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 $x96)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x3425 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3337 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3337 $x3425 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2098 $x3503 $x2376)))))
(assert
 (let (($x1600 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1600 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x3743 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x512 (= (_ bv10 7) old.ffn.up.input)))
 (or $x512 $x3743 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3115 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x139 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2869 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x511 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x511 $x2869 (= (_ bv56 7) old.ffn.width.kind) $x2760 $x3940 $x139 $x3115 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2642 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1916 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1916 (= (_ bv56 7) old.hidden.kind) $x2483 $x2642 (= (_ bv91 7) old.hidden.kind) $x48 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x2423 (= (_ bv94 7) old.stream)))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (or $x1440 $x2423 $x464)))))
(assert
 (let (($x1609 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2613 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3476 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3476 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2613 (= (_ bv91 7) old.stream_tokens.kind) $x1609 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2483 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2483 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1609 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2101 (or $x1609 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1015 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2101)))
 (= old.stream_tokens.everywhere $x1015)))))
(assert
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x57 (and $x2760 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x57))))
(assert
 (let ((?x1947 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1692 (div (* ?x1947 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2136 (< 1 old.ffn.width.parts)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2760 $x2136 (= ?x1692 old.ffn.width.n))))))))
(assert
 (let ((?x1947 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1692 (div (* ?x1947 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2136 (< 1 old.ffn.width.parts)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2760 $x2136 (<= old.ffn.width.n ?x1692))))))))
(assert
 (let (($x116 (= (- 1) old.ffn.width.n)))
 (let (($x511 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2050 (ite $x511 (or $x116 (<= old.ffn.width.parts old.ffn.width.n)) (or $x116 (< 1 old.ffn.width.n)))))
 (let ((?x1947 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1692 (div (* ?x1947 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x139 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x729 (ite $x139 (or $x116 (< old.ffn.width.block old.ffn.width.n)) (ite $x2760 (or $x116 (< ?x1692 old.ffn.width.n)) $x2050))))
 (let (($x1297 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x729)))
 (let (($x2869 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3740 (or $x3940 $x2869)))
 (= old.ffn.width.moved (ite $x3740 old.ffn.width.given_moved $x1297)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x48 (= (_ bv96 7) old.hidden.kind)))
 (let (($x255 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x48 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x255))))
(assert
 (let (($x3115 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3394 (or $x3115 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2869 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3740 (or $x3940 $x2869)))
 (= old.ffn.width.everywhere (ite $x3740 old.ffn.width.given_everywhere $x3394))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x1839 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x2014 (= (_ bv61 7) old.ffn.lead)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3293 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers $x2014 $x1839)))))
 (= old.ffn.piece_kept $x3293)))))))))
(assert
 (let (($x3337 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2467 (and $x3337 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (let (($x3425 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x2643 (or $x464 $x3425 (and $x1440 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2467)))
 (= old.ffn.gate_entering (ite $x2643 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x512 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x662 (and $x512 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1440 (= (_ bv38 7) old.stream)))
 (let (($x3743 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x973 (or $x464 $x3743 (and $x1440 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x662)))
 (= old.ffn.up_entering (ite $x973 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x464 (= (_ bv96 7) old.stream)))
 (let (($x1380 (or $x464 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1380))))
(assert
 (let (($x101 (not old.ffn.width.moved)))
 (let (($x1128 (and old.ffn.width.everywhere $x101)))
 (= old.ffn.in_place (or $x1128 old.ffn.width.filled)))))
(assert
 (let (($x3460 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2468 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x281 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3421 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x281 $x2468) $x3460))))
 (= old.ffn.first_reads $x3421))))))
(assert
 (let (($x101 (not old.ffn.width.moved)))
 (let (($x1128 (and old.ffn.width.everywhere $x101)))
 (let ((?x205 (ite $x1128 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x1155 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2137 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2609 (or $x2628 $x3307)))
 (let ((?x1414 (ite (or $x2609 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x1135 (ite $x1160 ?x1414 (ite $x2137 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x1155 (ite $x202 (_ bv16 7) ?x205)))))))
 (let (($x3615 (or $x2609 $x1495 (and $x1505 old.ffn.width.padded $x101) (and $x406 old.ffn.width.leads))))
 (let ((?x349 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x3615 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x349 ?x1135)))))))))))))))))))))))
(assert
 (let (($x77 (not old.ffn.width.everywhere)))
 (let (($x1315 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x77)))
 (= old.ffn.up_piece (ite $x1315 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1696 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x3307 $x2218 old.ffn.up_idle))))
 (= old.ffn.up_left $x1696)))))
(assert
 (let (($x3227 (not old.ffn.up_left)))
 (let (($x2273 (not old.model.joint)))
 (let (($x2650 (and old.ffn.piece_kept old.model.gated $x2273 (= (_ bv97 7) old.ffn.up_piece) $x3227)))
 (= old.ffn.share_of_one $x2650)))))
(assert
 (let (($x101 (not old.ffn.width.moved)))
 (let (($x1128 (and old.ffn.width.everywhere $x101)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x556 (ite $x202 (_ bv16 7) (ite $x1128 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x779 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1621 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x779 ?x556)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2543 (or $x676 $x2779)))
 (let (($x1334 (or $x2543 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1925 (or $x2543 $x1290 (and $x3558 old.ffn.width.padded $x101) (and $x3020 old.ffn.width.leads))))
 (let ((?x1034 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x1925 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x1034 (ite $x3503 (ite $x1334 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x1621)))))))))))))))))))))
(assert
 (let (($x77 (not old.ffn.width.everywhere)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2376 (not (= (_ bv96 7) old.ffn.gate_state)) $x77) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x211 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x211)))
(assert
 (let ((?x1591 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1997 (not old.ffn.share_of_one)))
 (let (($x686 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1997))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x686) (_ bv96 7) ?x1591))))))
(assert
 (let (($x3227 (not old.ffn.up_left)))
 (let (($x2710 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x1081 (and $x2710 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x3227 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1676 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2376 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2543 (or $x676 $x2779)))
 (let (($x2904 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x2831 (not old.model.gated)))
 (let (($x3453 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1595 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3852 old.ffn.width.everywhere $x3453))))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2609 (or $x2628 $x3307)))
 (let (($x425 (and (and $x2710 (or $x2609 $x1495) $x1595) (or $x2831 (and $x2904 (or $x2543 $x1290) $x1676)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x202 (< 1 old.tp)))
 (let (($x3460 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x542 (and $x96 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x202 $x3460)))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2423 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x2423 (or $x2651 $x542) (ite $x202 $x425 $x1081)))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1765 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2341 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x579 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x579 (= (_ bv5 7) new.ffn.down.collective) $x2341 $x1765 (= (_ bv73 7) new.ffn.down.collective))))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 $x748)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x3167 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1383 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1383 $x3167 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1837 $x2263 $x1575)))))
(assert
 (let (($x1426 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1426 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x3198 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2943 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2943 $x3198 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1693 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x274 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2956 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x240 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x240 $x2956 (= (_ bv56 7) new.ffn.width.kind) $x752 $x1175 $x274 $x1693 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x593 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2457 (= (_ bv56 7) new.hidden.kind) $x2318 $x593 (= (_ bv91 7) new.hidden.kind) $x102 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x2826 (= (_ bv94 7) new.stream)))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (or $x2159 $x2826 $x288)))))
(assert
 (let (($x1604 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1630 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x586 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x586 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1630 (= (_ bv91 7) new.stream_tokens.kind) $x1604 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2318 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2318 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1604 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2935 (or $x1604 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1178 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2935)))
 (= new.stream_tokens.everywhere $x1178)))))
(assert
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x560 (and $x752 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x560))))
(assert
 (let ((?x2187 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2246 (div (* ?x2187 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1021 (< 1 new.ffn.width.parts)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x752 $x1021 (= ?x2246 new.ffn.width.n))))))))
(assert
 (let ((?x2187 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2246 (div (* ?x2187 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1021 (< 1 new.ffn.width.parts)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x752 $x1021 (<= new.ffn.width.n ?x2246))))))))
(assert
 (let (($x941 (= (- 1) new.ffn.width.n)))
 (let (($x240 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2204 (ite $x240 (or $x941 (<= new.ffn.width.parts new.ffn.width.n)) (or $x941 (< 1 new.ffn.width.n)))))
 (let ((?x2187 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2246 (div (* ?x2187 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x274 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x488 (ite $x274 (or $x941 (< new.ffn.width.block new.ffn.width.n)) (ite $x752 (or $x941 (< ?x2246 new.ffn.width.n)) $x2204))))
 (let (($x1661 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x488)))
 (let (($x2956 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2495 (or $x1175 $x2956)))
 (= new.ffn.width.moved (ite $x2495 new.ffn.width.given_moved $x1661)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x102 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2454 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x102 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2454))))
(assert
 (let (($x1693 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2718 (or $x1693 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2956 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2495 (or $x1175 $x2956)))
 (= new.ffn.width.everywhere (ite $x2495 new.ffn.width.given_everywhere $x2718))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x3942 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x80 (= (_ bv61 7) new.ffn.lead)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1999 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers $x80 $x3942)))))
 (= new.ffn.piece_kept $x1999)))))))))
(assert
 (let (($x1383 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x247 (and $x1383 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (let (($x3167 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x791 (or $x288 $x3167 (and $x2159 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x247)))
 (= new.ffn.gate_entering (ite $x791 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2943 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x501 (and $x2943 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x2159 (= (_ bv38 7) new.stream)))
 (let (($x3198 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x2918 (or $x288 $x3198 (and $x2159 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x501)))
 (= new.ffn.up_entering (ite $x2918 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x288 (= (_ bv96 7) new.stream)))
 (let (($x2372 (or $x288 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2372))))
(assert
 (let (($x3081 (not new.ffn.width.moved)))
 (let (($x1841 (and new.ffn.width.everywhere $x3081)))
 (= new.ffn.in_place (or $x1841 new.ffn.width.filled)))))
(assert
 (let (($x715 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2341 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1765 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2890 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1765 $x2341) $x715))))
 (= new.ffn.first_reads $x2890))))))
(assert
 (let (($x3081 (not new.ffn.width.moved)))
 (let (($x1841 (and new.ffn.width.everywhere $x3081)))
 (let ((?x2733 (ite $x1841 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x1986 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1848 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x879 (or $x3213 $x1184)))
 (let ((?x3770 (ite (or $x879 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2795 (ite $x2249 ?x3770 (ite $x1848 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x1986 (ite $x1990 (_ bv16 7) ?x2733)))))))
 (let (($x2502 (or $x879 $x2260 (and $x2335 new.ffn.width.padded $x3081) (and $x1936 new.ffn.width.leads))))
 (let ((?x977 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2502 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x977 ?x2795)))))))))))))))))))))))
(assert
 (let (($x1235 (not new.ffn.width.everywhere)))
 (let (($x1970 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1235)))
 (= new.ffn.up_piece (ite $x1970 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3620 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1184 $x3308 new.ffn.up_idle))))
 (= new.ffn.up_left $x3620)))))
(assert
 (let (($x1605 (not new.ffn.up_left)))
 (let (($x1898 (not new.model.joint)))
 (let (($x1060 (and new.ffn.piece_kept new.model.gated $x1898 (= (_ bv97 7) new.ffn.up_piece) $x1605)))
 (= new.ffn.share_of_one $x1060)))))
(assert
 (let (($x3081 (not new.ffn.width.moved)))
 (let (($x1841 (and new.ffn.width.everywhere $x3081)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3760 (ite $x1990 (_ bv16 7) (ite $x1841 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x562 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x413 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x562 ?x3760)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3497 (or $x1532 $x17)))
 (let (($x510 (or $x3497 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x327 (or $x3497 $x3111 (and $x289 new.ffn.width.padded $x3081) (and $x780 new.ffn.width.leads))))
 (let ((?x671 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x327 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x671 (ite $x2263 (ite $x510 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x413)))))))))))))))))))))
(assert
 (let (($x1235 (not new.ffn.width.everywhere)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1575 (not (= (_ bv96 7) new.ffn.gate_state)) $x1235) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x962 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x962)))
(assert
 (let ((?x3140 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x484 (not new.ffn.share_of_one)))
 (let (($x2485 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x484))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2485) (_ bv96 7) ?x3140))))))
(assert
 (let (($x1605 (not new.ffn.up_left)))
 (let (($x2632 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x3576 (and $x2632 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x1605 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2672 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1575 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3497 (or $x1532 $x17)))
 (let (($x2552 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x621 (not new.model.gated)))
 (let (($x1112 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x354 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1423 new.ffn.width.everywhere $x1112))))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x879 (or $x3213 $x1184)))
 (let (($x1087 (and (and $x2632 (or $x879 $x2260) $x354) (or $x621 (and $x2552 (or $x3497 $x3111) $x2672)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x1990 (< 1 new.tp)))
 (let (($x715 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2729 (and $x748 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x1990 $x715)))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2826 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x2826 (or $x3747 $x2729) (ite $x1990 $x1087 $x3576)))))))))))))))))))))))))))))
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
 (let (($x621 (not new.model.gated)))
 (let (($x872 (or (and (= 1 new.tp) new.stream.in_order) $x621 (= (_ bv96 7) new.ffn.gate_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.gate_entering) (= (_ bv40 7) new.ffn.gate.split)))))
 (not $x872))))
(assert
 (let (($x2831 (not old.model.gated)))
(or (and (= 1 old.tp) old.stream.in_order) $x2831 (= (_ bv96 7) old.ffn.gate_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.gate_entering) (= (_ bv40 7) old.ffn.gate.split)))))
(check-sat)

; from one replica to any number, question 25
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
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
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2098 $x3503 $x2376)))))
(assert
 (let (($x1600 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1600 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3115 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x139 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2869 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x511 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x511 $x2869 (= (_ bv56 7) old.ffn.width.kind) $x2760 $x3940 $x139 $x3115 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x57 (and $x2760 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x57))))
(assert
 (let ((?x1947 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1692 (div (* ?x1947 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2136 (< 1 old.ffn.width.parts)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2760 $x2136 (= ?x1692 old.ffn.width.n))))))))
(assert
 (let ((?x1947 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1692 (div (* ?x1947 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2136 (< 1 old.ffn.width.parts)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2760 $x2136 (<= old.ffn.width.n ?x1692))))))))
(assert
 (let (($x116 (= (- 1) old.ffn.width.n)))
 (let (($x511 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2050 (ite $x511 (or $x116 (<= old.ffn.width.parts old.ffn.width.n)) (or $x116 (< 1 old.ffn.width.n)))))
 (let ((?x1947 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1692 (div (* ?x1947 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2760 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x139 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x729 (ite $x139 (or $x116 (< old.ffn.width.block old.ffn.width.n)) (ite $x2760 (or $x116 (< ?x1692 old.ffn.width.n)) $x2050))))
 (let (($x1297 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x729)))
 (let (($x2869 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3740 (or $x3940 $x2869)))
 (= old.ffn.width.moved (ite $x3740 old.ffn.width.given_moved $x1297)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x3115 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3394 (or $x3115 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2869 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3740 (or $x3940 $x2869)))
 (= old.ffn.width.everywhere (ite $x3740 old.ffn.width.given_everywhere $x3394))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x1839 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3293 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x1839)))))
 (= old.ffn.piece_kept $x3293))))))))
(assert
 (let (($x101 (not old.ffn.width.moved)))
 (let (($x1128 (and old.ffn.width.everywhere $x101)))
 (= old.ffn.in_place (or $x1128 old.ffn.width.filled)))))
(assert
 (let (($x101 (not old.ffn.width.moved)))
 (let (($x1128 (and old.ffn.width.everywhere $x101)))
 (let ((?x205 (ite $x1128 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x1155 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2137 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2609 (or $x2628 $x3307)))
 (let ((?x1414 (ite (or $x2609 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x1135 (ite $x1160 ?x1414 (ite $x2137 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x1155 (ite $x202 (_ bv16 7) ?x205)))))))
 (let (($x3615 (or $x2609 $x1495 (and $x1505 old.ffn.width.padded $x101) (and $x406 old.ffn.width.leads))))
 (let ((?x349 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x3615 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x349 ?x1135)))))))))))))))))))))))
(assert
 (let (($x77 (not old.ffn.width.everywhere)))
 (let (($x1315 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x77)))
 (= old.ffn.up_piece (ite $x1315 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1696 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x3307 $x2218 old.ffn.up_idle))))
 (= old.ffn.up_left $x1696)))))
(assert
 (let (($x3227 (not old.ffn.up_left)))
 (let (($x2273 (not old.model.joint)))
 (let (($x2650 (and old.ffn.piece_kept old.model.gated $x2273 (= (_ bv97 7) old.ffn.up_piece) $x3227)))
 (= old.ffn.share_of_one $x2650)))))
(assert
 (let (($x101 (not old.ffn.width.moved)))
 (let (($x1128 (and old.ffn.width.everywhere $x101)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x556 (ite $x202 (_ bv16 7) (ite $x1128 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x779 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1621 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x779 ?x556)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2543 (or $x676 $x2779)))
 (let (($x1334 (or $x2543 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1925 (or $x2543 $x1290 (and $x3558 old.ffn.width.padded $x101) (and $x3020 old.ffn.width.leads))))
 (let ((?x1034 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x1925 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x1034 (ite $x3503 (ite $x1334 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x1621)))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1837 $x2263 $x1575)))))
(assert
 (let (($x1426 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1426 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1693 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x274 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2956 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x240 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x240 $x2956 (= (_ bv56 7) new.ffn.width.kind) $x752 $x1175 $x274 $x1693 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x560 (and $x752 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x560))))
(assert
 (let ((?x2187 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2246 (div (* ?x2187 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1021 (< 1 new.ffn.width.parts)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x752 $x1021 (= ?x2246 new.ffn.width.n))))))))
(assert
 (let ((?x2187 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2246 (div (* ?x2187 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1021 (< 1 new.ffn.width.parts)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x752 $x1021 (<= new.ffn.width.n ?x2246))))))))
(assert
 (let (($x941 (= (- 1) new.ffn.width.n)))
 (let (($x240 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2204 (ite $x240 (or $x941 (<= new.ffn.width.parts new.ffn.width.n)) (or $x941 (< 1 new.ffn.width.n)))))
 (let ((?x2187 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2246 (div (* ?x2187 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x752 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x274 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x488 (ite $x274 (or $x941 (< new.ffn.width.block new.ffn.width.n)) (ite $x752 (or $x941 (< ?x2246 new.ffn.width.n)) $x2204))))
 (let (($x1661 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x488)))
 (let (($x2956 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2495 (or $x1175 $x2956)))
 (= new.ffn.width.moved (ite $x2495 new.ffn.width.given_moved $x1661)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x1693 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2718 (or $x1693 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2956 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2495 (or $x1175 $x2956)))
 (= new.ffn.width.everywhere (ite $x2495 new.ffn.width.given_everywhere $x2718))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x3942 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1999 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x3942)))))
 (= new.ffn.piece_kept $x1999))))))))
(assert
 (let (($x3081 (not new.ffn.width.moved)))
 (let (($x1841 (and new.ffn.width.everywhere $x3081)))
 (= new.ffn.in_place (or $x1841 new.ffn.width.filled)))))
(assert
 (let (($x3081 (not new.ffn.width.moved)))
 (let (($x1841 (and new.ffn.width.everywhere $x3081)))
 (let ((?x2733 (ite $x1841 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x1986 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1848 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x879 (or $x3213 $x1184)))
 (let ((?x3770 (ite (or $x879 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2795 (ite $x2249 ?x3770 (ite $x1848 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x1986 (ite $x1990 (_ bv16 7) ?x2733)))))))
 (let (($x2502 (or $x879 $x2260 (and $x2335 new.ffn.width.padded $x3081) (and $x1936 new.ffn.width.leads))))
 (let ((?x977 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2502 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x977 ?x2795)))))))))))))))))))))))
(assert
 (let (($x1235 (not new.ffn.width.everywhere)))
 (let (($x1970 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1235)))
 (= new.ffn.up_piece (ite $x1970 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3620 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1184 $x3308 new.ffn.up_idle))))
 (= new.ffn.up_left $x3620)))))
(assert
 (let (($x1605 (not new.ffn.up_left)))
 (let (($x1898 (not new.model.joint)))
 (let (($x1060 (and new.ffn.piece_kept new.model.gated $x1898 (= (_ bv97 7) new.ffn.up_piece) $x1605)))
 (= new.ffn.share_of_one $x1060)))))
(assert
 (let (($x3081 (not new.ffn.width.moved)))
 (let (($x1841 (and new.ffn.width.everywhere $x3081)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3760 (ite $x1990 (_ bv16 7) (ite $x1841 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x562 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x413 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x562 ?x3760)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3497 (or $x1532 $x17)))
 (let (($x510 (or $x3497 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x327 (or $x3497 $x3111 (and $x289 new.ffn.width.padded $x3081) (and $x780 new.ffn.width.leads))))
 (let ((?x671 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x327 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x671 (ite $x2263 (ite $x510 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x413)))))))))))))))))))))
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
 (let (($x2520 (or (not new.model.gated) (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.gate.split))) (not (or (= (_ bv21 7) new.ffn.gate_state) (= (_ bv16 7) new.ffn.gate_state))))))
 (not $x2520)))
(assert
 (let (($x2831 (not old.model.gated)))
(or $x2831 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.gate.split))) (not (or (= (_ bv21 7) old.ffn.gate_state) (= (_ bv16 7) old.ffn.gate_state))))))
(check-sat)

; from one replica to any number, question 26
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
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.up_idle () Bool)
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
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 (= (_ bv5 7) old.ffn.gate.collective) $x676 $x2779 (= (_ bv73 7) old.ffn.gate.collective))))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2098 (= (_ bv57 7) old.ffn.gate.split) $x2376))))
(assert
 (let (($x214 (= (_ bv69 7) old.ffn.gate.sum)))
 (let (($x3499 (= (_ bv24 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) (= (_ bv15 7) old.ffn.gate.sum) $x3499 $x214))))
(assert
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (or (= (_ bv4 7) old.ffn.up.collective) $x1505 $x2628 (= (_ bv57 7) old.ffn.up.collective) (= (_ bv73 7) old.ffn.up.collective)))))
(assert
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (or (= (_ bv0 7) old.ffn.up.sum) (= (_ bv15 7) old.ffn.up.sum) $x2218 (= (_ bv69 7) old.ffn.up.sum))))
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
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x2041 (= 1 old.pp)))
 (let (($x434 (not old.ffn.gate.group.pp)))
 (let (($x499 (or $x434 $x2041)))
 (let (($x1072 (= 1 old.sp)))
 (let (($x3547 (not old.ffn.gate.group.sp)))
 (let (($x2933 (or $x3547 $x1072)))
 (let (($x993 (= 1 old.dp)))
 (let (($x968 (not old.ffn.gate.group.dp)))
 (let (($x1717 (or $x968 $x993)))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) $x1717 $x2933 $x499)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x578 (and old.ffn.gathers $x2376 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290))))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) $x993) (or (not old.ffn.up.group.sp) $x1072) (or (not old.ffn.up.group.pp) $x2041))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2499 (and old.model.gated (< 1 old.tp) $x2756 $x1495 (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (not (= (_ bv24 7) old.ffn.up.sum)) (not $x578))))
 (= old.ffn.up_idle $x2499)))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 (= (_ bv5 7) new.ffn.gate.collective) $x1532 $x17 (= (_ bv73 7) new.ffn.gate.collective))))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1837 (= (_ bv57 7) new.ffn.gate.split) $x1575))))
(assert
 (let (($x2981 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x848 (= (_ bv24 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) (= (_ bv15 7) new.ffn.gate.sum) $x848 $x2981))))
(assert
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (or (= (_ bv4 7) new.ffn.up.collective) $x2335 $x3213 (= (_ bv57 7) new.ffn.up.collective) (= (_ bv73 7) new.ffn.up.collective)))))
(assert
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (or (= (_ bv0 7) new.ffn.up.sum) (= (_ bv15 7) new.ffn.up.sum) $x3308 (= (_ bv69 7) new.ffn.up.sum))))
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
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x2686 (= 1 new.pp)))
 (let (($x2417 (not new.ffn.gate.group.pp)))
 (let (($x2690 (or $x2417 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x568 (not new.ffn.gate.group.sp)))
 (let (($x1996 (or $x568 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1301 (not new.ffn.gate.group.dp)))
 (let (($x3380 (or $x1301 $x1399)))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) $x3380 $x1996 $x2690)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3485 (and new.ffn.gathers $x1575 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111))))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) $x1399) (or (not new.ffn.up.group.sp) $x3413) (or (not new.ffn.up.group.pp) $x2686))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1969 (and new.model.gated (< 1 new.tp) $x1397 $x2260 (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (not (= (_ bv24 7) new.ffn.up.sum)) (not $x3485))))
 (= new.ffn.up_idle $x1969)))))))))))))))))
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
 (let (($x2686 (= 1 new.pp)))
 (let (($x2417 (not new.ffn.gate.group.pp)))
 (let (($x2690 (or $x2417 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x568 (not new.ffn.gate.group.sp)))
 (let (($x1996 (or $x568 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1301 (not new.ffn.gate.group.dp)))
 (let (($x3380 (or $x1301 $x1399)))
 (let (($x2981 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x621 (not new.model.gated)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x848 (= (_ bv24 7) new.ffn.gate.sum)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x2913 (and $x1837 (or $x848 (and false new.ffn.up_idle) (and $x1239 $x621 $x2981)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) $x1239) $x3380 $x1996 $x2690)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3311 (or $x621 $x17 (and (not $x1837) (or $x1532 $x3111)) $x2913 (and (or new.ffn.gate.group.tp $x1239) $x3380 $x1996 $x2690))))
 (not $x3311)))))))))))))))))))))
(assert
 (let (($x2041 (= 1 old.pp)))
(let (($x434 (not old.ffn.gate.group.pp)))
(let (($x499 (or $x434 $x2041)))
(let (($x1072 (= 1 old.sp)))
(let (($x3547 (not old.ffn.gate.group.sp)))
(let (($x2933 (or $x3547 $x1072)))
(let (($x993 (= 1 old.dp)))
(let (($x968 (not old.ffn.gate.group.dp)))
(let (($x1717 (or $x968 $x993)))
(let (($x214 (= (_ bv69 7) old.ffn.gate.sum)))
(let (($x2831 (not old.model.gated)))
(let (($x3041 (= 1 old.tp)))
(let (($x3499 (= (_ bv24 7) old.ffn.gate.sum)))
(let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x826 (and $x2098 (or $x3499 (and false old.ffn.up_idle) (and $x3041 $x2831 $x214)))))
(let (($x1290 (and (or (not old.ffn.gate.group.tp) $x3041) $x1717 $x2933 $x499)))
(let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
(let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
(or $x2831 $x2779 (and (not $x2098) (or $x676 $x1290)) $x826 (and (or old.ffn.gate.group.tp $x3041) $x1717 $x2933 $x499)))))))))))))))))))))
(check-sat)

; from one replica to any number, question 27
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
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_first () Bool)
(declare-fun old.ffn.width.first_alone () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
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
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_first () Bool)
(declare-fun new.ffn.width.first_alone () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
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
 (let (($x264 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3149 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x3149 $x264 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x3431 (= (_ bv29 7) old.ffn.gate.bias)))
 (let (($x3040 (= (_ bv27 7) old.ffn.gate.bias)))
 (let (($x2850 (= (_ bv23 7) old.ffn.gate.bias)))
 (let (($x2188 (= (_ bv1 7) old.ffn.gate.bias)))
 (or $x2188 $x2850 $x3040 $x3431))))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2098 $x3503 $x2376)))))
(assert
 (let (($x1600 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1600 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3769 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2273 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1669 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2650 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2650 $x1669 (= (_ bv56 7) old.ffn.width.kind) $x1518 $x2273 $x449 $x3769 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1334 (and $x1518 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1334))))
(assert
 (let ((?x1793 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x560 (div (* ?x1793 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x888 (< 1 old.ffn.width.parts)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1518 $x888 (= ?x560 old.ffn.width.n))))))))
(assert
 (let ((?x1793 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x560 (div (* ?x1793 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x888 (< 1 old.ffn.width.parts)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1518 $x888 (<= old.ffn.width.n ?x560))))))))
(assert
 (let (($x2900 (= (- 1) old.ffn.width.n)))
 (let (($x2650 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1606 (ite $x2650 (or $x2900 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2900 (< 1 old.ffn.width.n)))))
 (let ((?x1793 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x560 (div (* ?x1793 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2697 (ite $x449 (or $x2900 (< old.ffn.width.block old.ffn.width.n)) (ite $x1518 (or $x2900 (< ?x560 old.ffn.width.n)) $x1606))))
 (let (($x1661 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2697)))
 (let (($x1669 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2273 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2118 (or $x2273 $x1669)))
 (= old.ffn.width.moved (ite $x2118 old.ffn.width.given_moved $x1661)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x3769 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x240 (or $x3769 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1669 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2273 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2118 (or $x2273 $x1669)))
 (= old.ffn.width.everywhere (ite $x2118 old.ffn.width.given_everywhere $x240))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2657 (not old.ffn.width.moved)))
 (let (($x797 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x2657)))
 (let (($x2543 (= 1 old.ffn.width.parts)))
 (let (($x1669 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2273 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2118 (or $x2273 $x1669)))
 (= old.ffn.width.first_alone (ite $x2118 old.ffn.width.given_first (or $x2543 $x797))))))))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2167 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2536 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x2167)))))
 (= old.ffn.piece_kept $x2536))))))))
(assert
 (let (($x2657 (not old.ffn.width.moved)))
 (let (($x610 (and old.ffn.width.everywhere $x2657)))
 (= old.ffn.in_place (or $x610 old.ffn.width.filled)))))
(assert
 (let (($x1157 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3149 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x264 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x750 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x264 $x3149) $x1157))))
 (= old.ffn.first_reads $x750))))))
(assert
 (let (($x2657 (not old.ffn.width.moved)))
 (let (($x610 (and old.ffn.width.everywhere $x2657)))
 (let ((?x873 (ite $x610 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x2762 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1863 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x95 (or $x2628 $x3307)))
 (let ((?x1112 (ite (or $x95 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2701 (ite $x1160 ?x1112 (ite $x1863 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x2762 (ite $x202 (_ bv16 7) ?x873)))))))
 (let (($x3682 (or $x95 $x1495 (and $x1505 old.ffn.width.padded $x2657) (and $x406 old.ffn.width.leads))))
 (let ((?x2514 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x3682 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x2514 ?x2701)))))))))))))))))))))))
(assert
 (let (($x2348 (not old.ffn.width.everywhere)))
 (let (($x1861 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2348)))
 (= old.ffn.up_piece (ite $x1861 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x327 (= (_ bv92 7) old.ffn.up_state)))
 (= old.ffn.up_left (and old.model.gated $x327 (or $x3307 $x2218 old.ffn.up_idle)))))))
(assert
 (let (($x2924 (not old.ffn.up_left)))
 (let (($x2284 (not old.model.joint)))
 (let (($x2618 (and old.ffn.piece_kept old.model.gated $x2284 (= (_ bv97 7) old.ffn.up_piece) $x2924)))
 (= old.ffn.share_of_one $x2618)))))
(assert
 (let (($x2657 (not old.ffn.width.moved)))
 (let (($x610 (and old.ffn.width.everywhere $x2657)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x2332 (ite $x202 (_ bv16 7) (ite $x610 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2343 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2137 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x2343 ?x2332)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x913 (or $x676 $x2779)))
 (let (($x2609 (or $x913 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1242 (or $x913 $x1290 (and $x3558 old.ffn.width.padded $x2657) (and $x3020 old.ffn.width.leads))))
 (let ((?x462 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x1242 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x462 (ite $x3503 (ite $x2609 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x2137)))))))))))))))))))))
(assert
 (let (($x2348 (not old.ffn.width.everywhere)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2376 (not (= (_ bv96 7) old.ffn.gate_state)) $x2348) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1713 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3229 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x3229 $x1713 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x709 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x2795 (= (_ bv27 7) new.ffn.gate.bias)))
 (let (($x1553 (= (_ bv23 7) new.ffn.gate.bias)))
 (let (($x2849 (= (_ bv1 7) new.ffn.gate.bias)))
 (or $x2849 $x1553 $x2795 $x709))))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1837 $x2263 $x1575)))))
(assert
 (let (($x1426 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1426 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2869 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3940 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1442 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3293 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1024 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1024 $x3293 (= (_ bv56 7) new.ffn.width.kind) $x2009 $x1442 $x3940 $x2869 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x139 (and $x2009 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x139))))
(assert
 (let ((?x3531 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1947 (div (* ?x3531 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x689 (< 1 new.ffn.width.parts)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2009 $x689 (= ?x1947 new.ffn.width.n))))))))
(assert
 (let ((?x3531 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1947 (div (* ?x3531 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x689 (< 1 new.ffn.width.parts)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2009 $x689 (<= new.ffn.width.n ?x1947))))))))
(assert
 (let (($x2050 (= (- 1) new.ffn.width.n)))
 (let (($x1024 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x656 (ite $x1024 (or $x2050 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2050 (< 1 new.ffn.width.n)))))
 (let ((?x3531 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1947 (div (* ?x3531 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3940 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1463 (ite $x3940 (or $x2050 (< new.ffn.width.block new.ffn.width.n)) (ite $x2009 (or $x2050 (< ?x1947 new.ffn.width.n)) $x656))))
 (let (($x1431 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1463)))
 (let (($x3293 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1442 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2931 (or $x1442 $x3293)))
 (= new.ffn.width.moved (ite $x2931 new.ffn.width.given_moved $x1431)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x2869 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2691 (or $x2869 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x3293 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1442 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2931 (or $x1442 $x3293)))
 (= new.ffn.width.everywhere (ite $x2931 new.ffn.width.given_everywhere $x2691))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x178 (not new.ffn.width.moved)))
 (let (($x587 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x178)))
 (let (($x1517 (= 1 new.ffn.width.parts)))
 (let (($x3293 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1442 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2931 (or $x1442 $x3293)))
 (= new.ffn.width.first_alone (ite $x2931 new.ffn.width.given_first (or $x1517 $x587))))))))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1450 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x75 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x1450)))))
 (= new.ffn.piece_kept $x75))))))))
(assert
 (let (($x178 (not new.ffn.width.moved)))
 (let (($x3012 (and new.ffn.width.everywhere $x178)))
 (= new.ffn.in_place (or $x3012 new.ffn.width.filled)))))
(assert
 (let (($x3595 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3229 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1713 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x266 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1713 $x3229) $x3595))))
 (= new.ffn.first_reads $x266))))))
(assert
 (let (($x178 (not new.ffn.width.moved)))
 (let (($x3012 (and new.ffn.width.everywhere $x178)))
 (let ((?x1983 (ite $x3012 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3715 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x929 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1406 (or $x3213 $x1184)))
 (let ((?x2891 (ite (or $x1406 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1000 (ite $x2249 ?x2891 (ite $x929 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x3715 (ite $x1990 (_ bv16 7) ?x1983)))))))
 (let (($x2796 (or $x1406 $x2260 (and $x2335 new.ffn.width.padded $x178) (and $x1936 new.ffn.width.leads))))
 (let ((?x1009 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2796 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x1009 ?x1000)))))))))))))))))))))))
(assert
 (let (($x2402 (not new.ffn.width.everywhere)))
 (let (($x1652 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2402)))
 (= new.ffn.up_piece (ite $x1652 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3075 (= (_ bv92 7) new.ffn.up_state)))
 (= new.ffn.up_left (and new.model.gated $x3075 (or $x1184 $x3308 new.ffn.up_idle)))))))
(assert
 (let (($x3398 (not new.ffn.up_left)))
 (let (($x123 (not new.model.joint)))
 (let (($x3198 (and new.ffn.piece_kept new.model.gated $x123 (= (_ bv97 7) new.ffn.up_piece) $x3398)))
 (= new.ffn.share_of_one $x3198)))))
(assert
 (let (($x178 (not new.ffn.width.moved)))
 (let (($x3012 (and new.ffn.width.everywhere $x178)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x452 (ite $x1990 (_ bv16 7) (ite $x3012 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x28 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x211 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x28 ?x452)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x454 (or $x1532 $x17)))
 (let (($x3719 (or $x454 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x238 (or $x454 $x3111 (and $x289 new.ffn.width.padded $x178) (and $x780 new.ffn.width.leads))))
 (let ((?x1409 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x238 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x1409 (ite $x2263 (ite $x3719 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x211)))))))))))))))))))))
(assert
 (let (($x2402 (not new.ffn.width.everywhere)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1575 (not (= (_ bv96 7) new.ffn.gate_state)) $x2402) (_ bv97 7) (_ bv96 7))))))
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
 (= old.model.joint new.model.joint))
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
 (let (($x2849 (= (_ bv1 7) new.ffn.gate.bias)))
 (let (($x1925 (and $x2849 (or (not (= (_ bv97 7) new.ffn.gate_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.gate_state)) (not new.model.gated) true))))
 (let (($x1605 (or (or (= (_ bv29 7) new.ffn.gate.bias) (= (_ bv23 7) new.ffn.gate.bias)) $x1925)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x2246 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x767 (and $x2263 (not (= (_ bv92 7) new.ffn.up_state)) (or $x3671 new.ffn.share_of_one new.ffn.first_reads $x2246))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x709 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x1581 (or new.ffn.width.padded new.ffn.width.moved)))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x621 (not new.model.gated)))
 (let (($x751 (or $x621 (not new.model.up_bias) (and $x1239 (not (and $x1837 $x2849 $x780 $x1581))) (and (not $x1837) (or $x2849 (= (_ bv27 7) new.ffn.gate.bias))) (and $x709 new.ffn.width.first_alone (or $x1575 $x767)) (and $x1837 $x1605))))
 (not $x751)))))))))))))))))
(assert
 (let (($x2188 (= (_ bv1 7) old.ffn.gate.bias)))
(let (($x1573 (and $x2188 (or (not (= (_ bv97 7) old.ffn.gate_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.gate_state)) (not old.model.gated) true))))
(let (($x2454 (or (or (= (_ bv29 7) old.ffn.gate.bias) (= (_ bv23 7) old.ffn.gate.bias)) $x1573)))
(let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x2457 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
(let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
(let (($x102 (and $x3503 (not (= (_ bv92 7) old.ffn.up_state)) (or $x1880 old.ffn.share_of_one old.ffn.first_reads $x2457))))
(let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x3431 (= (_ bv29 7) old.ffn.gate.bias)))
(let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
(let (($x791 (not (and $x2098 $x2188 $x3020 (or old.ffn.width.padded old.ffn.width.moved)))))
(let (($x3041 (= 1 old.tp)))
(let (($x1343 (not old.model.up_bias)))
(let (($x2831 (not old.model.gated)))
(or $x2831 $x1343 (and $x3041 $x791) (and (not $x2098) (or $x2188 (= (_ bv27 7) old.ffn.gate.bias))) (and $x3431 old.ffn.width.first_alone (or $x2376 $x102)) (and $x2098 $x2454))))))))))))))))))
(check-sat)

; from one replica to any number, question 28
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
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
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
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
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
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
 (let (($x264 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3149 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x3285 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x3285 (= (_ bv5 7) old.ffn.down.collective) $x3149 $x264 (= (_ bv73 7) old.ffn.down.collective))))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 $x96)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x2036 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3203 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3203 $x2036 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2098 $x3503 $x2376)))))
(assert
 (let (($x1600 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1600 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x500 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1885 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1885 $x500 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3769 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2273 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1669 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2650 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2650 $x1669 (= (_ bv56 7) old.ffn.width.kind) $x1518 $x2273 $x449 $x3769 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x400 (= (_ bv96 7) old.hidden.kind)))
 (let (($x196 (= (_ bv86 7) old.hidden.kind)))
 (let (($x650 (= (_ bv65 7) old.hidden.kind)))
 (let (($x721 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x721 (= (_ bv56 7) old.hidden.kind) $x650 $x196 (= (_ bv91 7) old.hidden.kind) $x400 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x2973 (= (_ bv96 7) old.stream)))
 (let (($x2904 (= (_ bv94 7) old.stream)))
 (let (($x1081 (= (_ bv38 7) old.stream)))
 (or $x1081 $x2904 $x2973)))))
(assert
 (let (($x1745 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x991 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1975 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1975 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x991 (= (_ bv91 7) old.stream_tokens.kind) $x1745 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x650 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x650 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1745 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x232 (or $x1745 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x465 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x232)))
 (= old.stream_tokens.everywhere $x465)))))
(assert
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1334 (and $x1518 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1334))))
(assert
 (let ((?x1793 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x560 (div (* ?x1793 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x888 (< 1 old.ffn.width.parts)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1518 $x888 (= ?x560 old.ffn.width.n))))))))
(assert
 (let ((?x1793 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x560 (div (* ?x1793 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x888 (< 1 old.ffn.width.parts)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1518 $x888 (<= old.ffn.width.n ?x560))))))))
(assert
 (let (($x2900 (= (- 1) old.ffn.width.n)))
 (let (($x2650 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1606 (ite $x2650 (or $x2900 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2900 (< 1 old.ffn.width.n)))))
 (let ((?x1793 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x560 (div (* ?x1793 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2697 (ite $x449 (or $x2900 (< old.ffn.width.block old.ffn.width.n)) (ite $x1518 (or $x2900 (< ?x560 old.ffn.width.n)) $x1606))))
 (let (($x1661 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2697)))
 (let (($x1669 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2273 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2118 (or $x2273 $x1669)))
 (= old.ffn.width.moved (ite $x2118 old.ffn.width.given_moved $x1661)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x400 (= (_ bv96 7) old.hidden.kind)))
 (let (($x919 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x400 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x919))))
(assert
 (let (($x3769 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x240 (or $x3769 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1669 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2273 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2118 (or $x2273 $x1669)))
 (= old.ffn.width.everywhere (ite $x2118 old.ffn.width.given_everywhere $x240))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2167 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x3451 (= (_ bv61 7) old.ffn.lead)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2536 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers $x3451 $x2167)))))
 (= old.ffn.piece_kept $x2536)))))))))
(assert
 (let (($x3203 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x665 (and $x3203 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1081 (= (_ bv38 7) old.stream)))
 (let (($x2036 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2973 (= (_ bv96 7) old.stream)))
 (let (($x1615 (or $x2973 $x2036 (and $x1081 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x665)))
 (= old.ffn.gate_entering (ite $x1615 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1885 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x3167 (and $x1885 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1081 (= (_ bv38 7) old.stream)))
 (let (($x500 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2973 (= (_ bv96 7) old.stream)))
 (let (($x1494 (or $x2973 $x500 (and $x1081 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x3167)))
 (= old.ffn.up_entering (ite $x1494 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2973 (= (_ bv96 7) old.stream)))
 (let (($x640 (or $x2973 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x640))))
(assert
 (let (($x2657 (not old.ffn.width.moved)))
 (let (($x610 (and old.ffn.width.everywhere $x2657)))
 (= old.ffn.in_place (or $x610 old.ffn.width.filled)))))
(assert
 (let (($x1157 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3149 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x264 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x750 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x264 $x3149) $x1157))))
 (= old.ffn.first_reads $x750))))))
(assert
 (let (($x2657 (not old.ffn.width.moved)))
 (let (($x610 (and old.ffn.width.everywhere $x2657)))
 (let ((?x873 (ite $x610 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x2762 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1863 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x95 (or $x2628 $x3307)))
 (let ((?x1112 (ite (or $x95 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2701 (ite $x1160 ?x1112 (ite $x1863 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x2762 (ite $x202 (_ bv16 7) ?x873)))))))
 (let (($x3682 (or $x95 $x1495 (and $x1505 old.ffn.width.padded $x2657) (and $x406 old.ffn.width.leads))))
 (let ((?x2514 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x3682 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x2514 ?x2701)))))))))))))))))))))))
(assert
 (let (($x2348 (not old.ffn.width.everywhere)))
 (let (($x1861 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2348)))
 (= old.ffn.up_piece (ite $x1861 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2095 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x3307 $x2218 old.ffn.up_idle))))
 (= old.ffn.up_left $x2095)))))
(assert
 (let (($x2924 (not old.ffn.up_left)))
 (let (($x2284 (not old.model.joint)))
 (let (($x2618 (and old.ffn.piece_kept old.model.gated $x2284 (= (_ bv97 7) old.ffn.up_piece) $x2924)))
 (= old.ffn.share_of_one $x2618)))))
(assert
 (let (($x2657 (not old.ffn.width.moved)))
 (let (($x610 (and old.ffn.width.everywhere $x2657)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x2332 (ite $x202 (_ bv16 7) (ite $x610 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2343 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2137 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x2343 ?x2332)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x913 (or $x676 $x2779)))
 (let (($x2609 (or $x913 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1242 (or $x913 $x1290 (and $x3558 old.ffn.width.padded $x2657) (and $x3020 old.ffn.width.leads))))
 (let ((?x462 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x1242 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x462 (ite $x3503 (ite $x2609 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x2137)))))))))))))))))))))
(assert
 (let (($x2348 (not old.ffn.width.everywhere)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2376 (not (= (_ bv96 7) old.ffn.gate_state)) $x2348) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x3765 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x3765)))
(assert
 (let ((?x3856 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x730 (not old.ffn.share_of_one)))
 (let (($x2130 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x730))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x2130) (_ bv96 7) ?x3856))))))
(assert
 (let (($x2924 (not old.ffn.up_left)))
 (let (($x1513 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x1201 (and $x1513 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2924 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1192 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2376 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x913 (or $x676 $x2779)))
 (let (($x2759 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x2831 (not old.model.gated)))
 (let (($x510 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x702 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3852 old.ffn.width.everywhere $x510))))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x95 (or $x2628 $x3307)))
 (let (($x2128 (and (and $x1513 (or $x95 $x1495) $x702) (or $x2831 (and $x2759 (or $x913 $x1290) $x1192)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x202 (< 1 old.tp)))
 (let (($x1157 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2341 (and $x96 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x202 $x1157)))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2904 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x2904 (or $x2651 $x2341) (ite $x202 $x2128 $x1201)))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1713 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3229 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1747 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x1747 (= (_ bv5 7) new.ffn.down.collective) $x3229 $x1713 (= (_ bv73 7) new.ffn.down.collective))))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 $x748)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x1448 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x950 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x950 $x1448 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1837 $x2263 $x1575)))))
(assert
 (let (($x1426 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1426 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x1571 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2610 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2610 $x1571 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2869 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3940 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1442 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3293 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1024 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1024 $x3293 (= (_ bv56 7) new.ffn.width.kind) $x2009 $x1442 $x3940 $x2869 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x1892 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2186 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1262 (= (_ bv65 7) new.hidden.kind)))
 (let (($x829 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x829 (= (_ bv56 7) new.hidden.kind) $x1262 $x2186 (= (_ bv91 7) new.hidden.kind) $x1892 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x2101 (= (_ bv96 7) new.stream)))
 (let (($x875 (= (_ bv94 7) new.stream)))
 (let (($x65 (= (_ bv38 7) new.stream)))
 (or $x65 $x875 $x2101)))))
(assert
 (let (($x2596 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2646 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1354 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1354 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2646 (= (_ bv91 7) new.stream_tokens.kind) $x2596 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1262 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1262 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2596 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3870 (or $x2596 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2481 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3870)))
 (= new.stream_tokens.everywhere $x2481)))))
(assert
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x139 (and $x2009 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x139))))
(assert
 (let ((?x3531 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1947 (div (* ?x3531 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x689 (< 1 new.ffn.width.parts)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2009 $x689 (= ?x1947 new.ffn.width.n))))))))
(assert
 (let ((?x3531 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1947 (div (* ?x3531 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x689 (< 1 new.ffn.width.parts)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2009 $x689 (<= new.ffn.width.n ?x1947))))))))
(assert
 (let (($x2050 (= (- 1) new.ffn.width.n)))
 (let (($x1024 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x656 (ite $x1024 (or $x2050 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2050 (< 1 new.ffn.width.n)))))
 (let ((?x3531 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1947 (div (* ?x3531 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3940 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1463 (ite $x3940 (or $x2050 (< new.ffn.width.block new.ffn.width.n)) (ite $x2009 (or $x2050 (< ?x1947 new.ffn.width.n)) $x656))))
 (let (($x1431 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1463)))
 (let (($x3293 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1442 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2931 (or $x1442 $x3293)))
 (= new.ffn.width.moved (ite $x2931 new.ffn.width.given_moved $x1431)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x1892 (= (_ bv96 7) new.hidden.kind)))
 (let (($x254 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1892 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x254))))
(assert
 (let (($x2869 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2691 (or $x2869 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x3293 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1442 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2931 (or $x1442 $x3293)))
 (= new.ffn.width.everywhere (ite $x2931 new.ffn.width.given_everywhere $x2691))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1450 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x235 (= (_ bv61 7) new.ffn.lead)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x75 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers $x235 $x1450)))))
 (= new.ffn.piece_kept $x75)))))))))
(assert
 (let (($x950 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1457 (and $x950 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x65 (= (_ bv38 7) new.stream)))
 (let (($x1448 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2101 (= (_ bv96 7) new.stream)))
 (let (($x3577 (or $x2101 $x1448 (and $x65 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1457)))
 (= new.ffn.gate_entering (ite $x3577 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2610 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2621 (and $x2610 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x65 (= (_ bv38 7) new.stream)))
 (let (($x1571 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2101 (= (_ bv96 7) new.stream)))
 (let (($x541 (or $x2101 $x1571 (and $x65 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2621)))
 (= new.ffn.up_entering (ite $x541 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2101 (= (_ bv96 7) new.stream)))
 (let (($x3146 (or $x2101 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x3146))))
(assert
 (let (($x178 (not new.ffn.width.moved)))
 (let (($x3012 (and new.ffn.width.everywhere $x178)))
 (= new.ffn.in_place (or $x3012 new.ffn.width.filled)))))
(assert
 (let (($x3595 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3229 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1713 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x266 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1713 $x3229) $x3595))))
 (= new.ffn.first_reads $x266))))))
(assert
 (let (($x178 (not new.ffn.width.moved)))
 (let (($x3012 (and new.ffn.width.everywhere $x178)))
 (let ((?x1983 (ite $x3012 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3715 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x929 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1406 (or $x3213 $x1184)))
 (let ((?x2891 (ite (or $x1406 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1000 (ite $x2249 ?x2891 (ite $x929 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x3715 (ite $x1990 (_ bv16 7) ?x1983)))))))
 (let (($x2796 (or $x1406 $x2260 (and $x2335 new.ffn.width.padded $x178) (and $x1936 new.ffn.width.leads))))
 (let ((?x1009 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2796 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x1009 ?x1000)))))))))))))))))))))))
(assert
 (let (($x2402 (not new.ffn.width.everywhere)))
 (let (($x1652 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2402)))
 (= new.ffn.up_piece (ite $x1652 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x812 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1184 $x3308 new.ffn.up_idle))))
 (= new.ffn.up_left $x812)))))
(assert
 (let (($x3398 (not new.ffn.up_left)))
 (let (($x123 (not new.model.joint)))
 (let (($x3198 (and new.ffn.piece_kept new.model.gated $x123 (= (_ bv97 7) new.ffn.up_piece) $x3398)))
 (= new.ffn.share_of_one $x3198)))))
(assert
 (let (($x178 (not new.ffn.width.moved)))
 (let (($x3012 (and new.ffn.width.everywhere $x178)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x452 (ite $x1990 (_ bv16 7) (ite $x3012 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x28 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x211 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x28 ?x452)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x454 (or $x1532 $x17)))
 (let (($x3719 (or $x454 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x238 (or $x454 $x3111 (and $x289 new.ffn.width.padded $x178) (and $x780 new.ffn.width.leads))))
 (let ((?x1409 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x238 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x1409 (ite $x2263 (ite $x3719 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x211)))))))))))))))))))))
(assert
 (let (($x2402 (not new.ffn.width.everywhere)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1575 (not (= (_ bv96 7) new.ffn.gate_state)) $x2402) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x894 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x894)))
(assert
 (let ((?x3580 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x2066 (not new.ffn.share_of_one)))
 (let (($x3266 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x2066))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x3266) (_ bv96 7) ?x3580))))))
(assert
 (let (($x3398 (not new.ffn.up_left)))
 (let (($x1802 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x3264 (and $x1802 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x3398 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x961 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1575 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x454 (or $x1532 $x17)))
 (let (($x1554 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x621 (not new.model.gated)))
 (let (($x1087 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2165 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1423 new.ffn.width.everywhere $x1087))))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1406 (or $x3213 $x1184)))
 (let (($x775 (and (and $x1802 (or $x1406 $x2260) $x2165) (or $x621 (and $x1554 (or $x454 $x3111) $x961)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x1990 (< 1 new.tp)))
 (let (($x3595 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2239 (and $x748 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x1990 $x3595)))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x875 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x875 (or $x3747 $x2239) (ite $x1990 $x775 $x3264)))))))))))))))))))))))))))))
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
 (let (($x2600 (not true)))
 (let (($x2790 (or (and (= 1 new.tp) new.stream.in_order) $x2600 (= (_ bv96 7) new.ffn.up_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.up_entering) (= (_ bv40 7) new.ffn.up.split)))))
 (not $x2790))))
(assert
 (let (($x2600 (not true)))
(or (and (= 1 old.tp) old.stream.in_order) $x2600 (= (_ bv96 7) old.ffn.up_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.up_entering) (= (_ bv40 7) old.ffn.up.split)))))
(check-sat)

; from one replica to any number, question 29
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
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
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
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
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
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 (= (_ bv5 7) old.ffn.gate.collective) (= (_ bv10 7) old.ffn.gate.collective) (= (_ bv57 7) old.ffn.gate.collective) (= (_ bv73 7) old.ffn.gate.collective))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) (= (_ bv57 7) old.ffn.gate.split) $x2376)))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3769 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2273 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1669 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2650 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2650 $x1669 (= (_ bv56 7) old.ffn.width.kind) $x1518 $x2273 $x449 $x3769 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1334 (and $x1518 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1334))))
(assert
 (let ((?x1793 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x560 (div (* ?x1793 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x888 (< 1 old.ffn.width.parts)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1518 $x888 (= ?x560 old.ffn.width.n))))))))
(assert
 (let ((?x1793 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x560 (div (* ?x1793 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x888 (< 1 old.ffn.width.parts)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1518 $x888 (<= old.ffn.width.n ?x560))))))))
(assert
 (let (($x2900 (= (- 1) old.ffn.width.n)))
 (let (($x2650 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1606 (ite $x2650 (or $x2900 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2900 (< 1 old.ffn.width.n)))))
 (let ((?x1793 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x560 (div (* ?x1793 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1518 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2697 (ite $x449 (or $x2900 (< old.ffn.width.block old.ffn.width.n)) (ite $x1518 (or $x2900 (< ?x560 old.ffn.width.n)) $x1606))))
 (let (($x1661 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2697)))
 (let (($x1669 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2273 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2118 (or $x2273 $x1669)))
 (= old.ffn.width.moved (ite $x2118 old.ffn.width.given_moved $x1661)))))))))))))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x3769 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x240 (or $x3769 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1669 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2273 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2118 (or $x2273 $x1669)))
 (= old.ffn.width.everywhere (ite $x2118 old.ffn.width.given_everywhere $x240))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x578 (and old.ffn.gathers $x2376 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290))))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not $x578))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x2657 (not old.ffn.width.moved)))
 (let (($x610 (and old.ffn.width.everywhere $x2657)))
 (= old.ffn.in_place (or $x610 old.ffn.width.filled)))))
(assert
 (let (($x2657 (not old.ffn.width.moved)))
 (let (($x610 (and old.ffn.width.everywhere $x2657)))
 (let ((?x873 (ite $x610 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x2762 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1863 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x95 (or $x2628 $x3307)))
 (let ((?x1112 (ite (or $x95 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2701 (ite $x1160 ?x1112 (ite $x1863 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x2762 (ite $x202 (_ bv16 7) ?x873)))))))
 (let (($x3682 (or $x95 $x1495 (and $x1505 old.ffn.width.padded $x2657) (and $x406 old.ffn.width.leads))))
 (let ((?x2514 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x3682 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x2514 ?x2701)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 (= (_ bv5 7) new.ffn.gate.collective) (= (_ bv10 7) new.ffn.gate.collective) (= (_ bv57 7) new.ffn.gate.collective) (= (_ bv73 7) new.ffn.gate.collective))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) (= (_ bv57 7) new.ffn.gate.split) $x1575)))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2869 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3940 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1442 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3293 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1024 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1024 $x3293 (= (_ bv56 7) new.ffn.width.kind) $x2009 $x1442 $x3940 $x2869 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x139 (and $x2009 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x139))))
(assert
 (let ((?x3531 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1947 (div (* ?x3531 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x689 (< 1 new.ffn.width.parts)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2009 $x689 (= ?x1947 new.ffn.width.n))))))))
(assert
 (let ((?x3531 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1947 (div (* ?x3531 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x689 (< 1 new.ffn.width.parts)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2009 $x689 (<= new.ffn.width.n ?x1947))))))))
(assert
 (let (($x2050 (= (- 1) new.ffn.width.n)))
 (let (($x1024 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x656 (ite $x1024 (or $x2050 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2050 (< 1 new.ffn.width.n)))))
 (let ((?x3531 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1947 (div (* ?x3531 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2009 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3940 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1463 (ite $x3940 (or $x2050 (< new.ffn.width.block new.ffn.width.n)) (ite $x2009 (or $x2050 (< ?x1947 new.ffn.width.n)) $x656))))
 (let (($x1431 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1463)))
 (let (($x3293 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1442 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2931 (or $x1442 $x3293)))
 (= new.ffn.width.moved (ite $x2931 new.ffn.width.given_moved $x1431)))))))))))))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x2869 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2691 (or $x2869 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x3293 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1442 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2931 (or $x1442 $x3293)))
 (= new.ffn.width.everywhere (ite $x2931 new.ffn.width.given_everywhere $x2691))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3485 (and new.ffn.gathers $x1575 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111))))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not $x3485))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x178 (not new.ffn.width.moved)))
 (let (($x3012 (and new.ffn.width.everywhere $x178)))
 (= new.ffn.in_place (or $x3012 new.ffn.width.filled)))))
(assert
 (let (($x178 (not new.ffn.width.moved)))
 (let (($x3012 (and new.ffn.width.everywhere $x178)))
 (let ((?x1983 (ite $x3012 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3715 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x929 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1406 (or $x3213 $x1184)))
 (let ((?x2891 (ite (or $x1406 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1000 (ite $x2249 ?x2891 (ite $x929 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x3715 (ite $x1990 (_ bv16 7) ?x1983)))))))
 (let (($x2796 (or $x1406 $x2260 (and $x2335 new.ffn.width.padded $x178) (and $x1936 new.ffn.width.leads))))
 (let ((?x1009 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2796 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x1009 ?x1000)))))))))))))))))))))))
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
 (let (($x2600 (not true)))
 (let (($x527 (or $x2600 (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.up.split))) (not (or (= (_ bv21 7) new.ffn.up_state) (= (_ bv16 7) new.ffn.up_state))))))
 (not $x527))))
(assert
 (let (($x2600 (not true)))
(or $x2600 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.up.split))) (not (or (= (_ bv21 7) old.ffn.up_state) (= (_ bv16 7) old.ffn.up_state))))))
(check-sat)

; from one replica to any number, question 30
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
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.up_idle () Bool)
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
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 (= (_ bv5 7) old.ffn.gate.collective) (= (_ bv10 7) old.ffn.gate.collective) (= (_ bv57 7) old.ffn.gate.collective) (= (_ bv73 7) old.ffn.gate.collective))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) (= (_ bv57 7) old.ffn.gate.split) $x2376)))
(assert
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (or (= (_ bv4 7) old.ffn.up.collective) $x1505 $x2628 $x3307 (= (_ bv73 7) old.ffn.up.collective))))))
(assert
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (let (($x3292 (= (_ bv69 7) old.ffn.up.sum)))
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (or (= (_ bv0 7) old.ffn.up.sum) (= (_ bv15 7) old.ffn.up.sum) $x2218 $x3292))))
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
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x578 (and old.ffn.gathers $x2376 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290))))
 (let (($x2041 (= 1 old.pp)))
 (let (($x2414 (not old.ffn.up.group.pp)))
 (let (($x2484 (or $x2414 $x2041)))
 (let (($x1072 (= 1 old.sp)))
 (let (($x1367 (not old.ffn.up.group.sp)))
 (let (($x1751 (or $x1367 $x1072)))
 (let (($x993 (= 1 old.dp)))
 (let (($x2247 (not old.ffn.up.group.dp)))
 (let (($x1253 (or $x2247 $x993)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) $x1253 $x1751 $x2484)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2499 (and old.model.gated (< 1 old.tp) $x2756 $x1495 (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (not (= (_ bv24 7) old.ffn.up.sum)) (not $x578))))
 (= old.ffn.up_idle $x2499)))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 (= (_ bv5 7) new.ffn.gate.collective) (= (_ bv10 7) new.ffn.gate.collective) (= (_ bv57 7) new.ffn.gate.collective) (= (_ bv73 7) new.ffn.gate.collective))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) (= (_ bv57 7) new.ffn.gate.split) $x1575)))
(assert
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (or (= (_ bv4 7) new.ffn.up.collective) $x2335 $x3213 $x1184 (= (_ bv73 7) new.ffn.up.collective))))))
(assert
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (let (($x2106 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (or (= (_ bv0 7) new.ffn.up.sum) (= (_ bv15 7) new.ffn.up.sum) $x3308 $x2106))))
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
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3485 (and new.ffn.gathers $x1575 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111))))
 (let (($x2686 (= 1 new.pp)))
 (let (($x806 (not new.ffn.up.group.pp)))
 (let (($x3239 (or $x806 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x551 (not new.ffn.up.group.sp)))
 (let (($x1599 (or $x551 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x375 (not new.ffn.up.group.dp)))
 (let (($x1799 (or $x375 $x1399)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) $x1799 $x1599 $x3239)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1969 (and new.model.gated (< 1 new.tp) $x1397 $x2260 (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (not (= (_ bv24 7) new.ffn.up.sum)) (not $x3485))))
 (= new.ffn.up_idle $x1969)))))))))))))))))
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
 (let (($x2686 (= 1 new.pp)))
 (let (($x806 (not new.ffn.up.group.pp)))
 (let (($x3239 (or $x806 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x551 (not new.ffn.up.group.sp)))
 (let (($x1599 (or $x551 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x375 (not new.ffn.up.group.dp)))
 (let (($x1799 (or $x375 $x1399)))
 (let (($x2106 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x2948 (not new.model.gated)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x961 (and $x1397 (or $x3308 (and true new.ffn.up_idle) (and $x1239 $x2948 $x2106)))))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) $x1239) $x1799 $x1599 $x3239)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2600 (not true)))
 (let (($x3146 (or $x2600 $x1184 (and (not $x1397) (or $x3213 $x2260)) $x961 (and (or new.ffn.up.group.tp $x1239) $x1799 $x1599 $x3239))))
 (not $x3146))))))))))))))))))))))
(assert
 (let (($x2041 (= 1 old.pp)))
(let (($x2414 (not old.ffn.up.group.pp)))
(let (($x2484 (or $x2414 $x2041)))
(let (($x1072 (= 1 old.sp)))
(let (($x1367 (not old.ffn.up.group.sp)))
(let (($x1751 (or $x1367 $x1072)))
(let (($x993 (= 1 old.dp)))
(let (($x2247 (not old.ffn.up.group.dp)))
(let (($x1253 (or $x2247 $x993)))
(let (($x3292 (= (_ bv69 7) old.ffn.up.sum)))
(let (($x1628 (not old.model.gated)))
(let (($x3041 (= 1 old.tp)))
(let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
(let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
(let (($x3198 (and $x2756 (or $x2218 (and true old.ffn.up_idle) (and $x3041 $x1628 $x3292)))))
(let (($x1495 (and (or (not old.ffn.up.group.tp) $x3041) $x1253 $x1751 $x2484)))
(let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
(let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
(let (($x2600 (not true)))
(or $x2600 $x3307 (and (not $x2756) (or $x2628 $x1495)) $x3198 (and (or old.ffn.up.group.tp $x3041) $x1253 $x1751 $x2484))))))))))))))))))))))
(check-sat)

; from one replica to any number, question 31
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
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_first () Bool)
(declare-fun old.ffn.width.first_alone () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_first () Bool)
(declare-fun new.ffn.width.first_alone () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
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
 (let (($x1661 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2446 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2446 $x1661 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x3503 $x2376))))
(assert
 (let (($x2212 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2212 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2642 (= (_ bv29 7) old.ffn.up.bias)))
 (let (($x856 (= (_ bv27 7) old.ffn.up.bias)))
 (let (($x671 (= (_ bv23 7) old.ffn.up.bias)))
 (let (($x2367 (= (_ bv1 7) old.ffn.up.bias)))
 (or $x2367 $x671 $x856 $x2642))))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x101 $x449 (= (_ bv56 7) old.ffn.width.kind) $x412 $x488 $x1518 $x1034 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2737 (and $x412 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2737))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x412 $x1124 (= ?x2447 old.ffn.width.n))))))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x412 $x1124 (<= old.ffn.width.n ?x2447))))))))
(assert
 (let (($x1021 (= (- 1) old.ffn.width.n)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1863 (ite $x101 (or $x1021 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1021 (< 1 old.ffn.width.n)))))
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1841 (ite $x1518 (or $x1021 (< old.ffn.width.block old.ffn.width.n)) (ite $x412 (or $x1021 (< ?x2447 old.ffn.width.n)) $x1863))))
 (let (($x2701 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1841)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.moved (ite $x3520 old.ffn.width.given_moved $x2701)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2762 (or $x1034 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.everywhere (ite $x3520 old.ffn.width.given_everywhere $x2762))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x95 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x1970)))
 (let (($x2697 (= 1 old.ffn.width.parts)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.first_alone (ite $x3520 old.ffn.width.given_first (or $x2697 $x95))))))))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x3450 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3115 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3450)))))
 (= old.ffn.piece_kept $x3115))))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (= old.ffn.in_place (or $x3394 old.ffn.width.filled)))))
(assert
 (let (($x2009 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2446 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1661 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1128 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1661 $x2446) $x2009))))
 (= old.ffn.first_reads $x1128))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let ((?x572 (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x329 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2469 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2124 (or $x2628 $x3307)))
 (let ((?x1983 (ite (or $x2124 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2067 (ite $x1160 ?x1983 (ite $x2469 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x329 (ite $x202 (_ bv16 7) ?x572)))))))
 (let (($x2931 (or $x2124 $x1495 (and $x1505 old.ffn.width.padded $x1970) (and $x406 old.ffn.width.leads))))
 (let ((?x1442 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x2931 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x1442 ?x2067)))))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x1343 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x494)))
 (= old.ffn.up_piece (ite $x1343 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3620 (= (_ bv92 7) old.ffn.up_state)))
 (= old.ffn.up_left (and old.model.gated $x3620 (or $x3307 $x2218 old.ffn.up_idle)))))))
(assert
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x2497 (not old.model.joint)))
 (let (($x2706 (and old.ffn.piece_kept old.model.gated $x2497 (= (_ bv97 7) old.ffn.up_piece) $x2002)))
 (= old.ffn.share_of_one $x2706)))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x1311 (ite $x202 (_ bv16 7) (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x11 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2201 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x11 ?x1311)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x1571 (or $x3280 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x681 (or $x3280 $x1290 (and $x3558 old.ffn.width.padded $x1970) (and $x3020 old.ffn.width.leads))))
 (let ((?x2831 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x681 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x2831 (ite $x3503 (ite $x1571 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x2201)))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2376 (not (= (_ bv96 7) old.ffn.gate_state)) $x494) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x32 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x87 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x87 $x32 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2263 $x1575))))
(assert
 (let (($x454 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x454 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x656 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x2214 (= (_ bv27 7) new.ffn.up.bias)))
 (let (($x2657 (= (_ bv23 7) new.ffn.up.bias)))
 (let (($x1297 (= (_ bv1 7) new.ffn.up.bias)))
 (or $x1297 $x2657 $x2214 $x656))))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1974 $x1465 (= (_ bv56 7) new.ffn.width.kind) $x683 $x531 $x2981 $x2137 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2095 (and $x683 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2095))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x683 $x2596 (= ?x2128 new.ffn.width.n))))))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x683 $x2596 (<= new.ffn.width.n ?x2128))))))))
(assert
 (let (($x541 (= (- 1) new.ffn.width.n)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1457 (ite $x1974 (or $x541 (<= new.ffn.width.parts new.ffn.width.n)) (or $x541 (< 1 new.ffn.width.n)))))
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2704 (ite $x2981 (or $x541 (< new.ffn.width.block new.ffn.width.n)) (ite $x683 (or $x541 (< ?x2128 new.ffn.width.n)) $x1457))))
 (let (($x1939 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2704)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.moved (ite $x2610 new.ffn.width.given_moved $x1939)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3285 (or $x2137 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.everywhere (ite $x2610 new.ffn.width.given_everywhere $x3285))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x1324 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x2372)))
 (let (($x1391 (= 1 new.ffn.width.parts)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.first_alone (ite $x2610 new.ffn.width.given_first (or $x1391 $x1324))))))))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x2130 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3856 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x2130)))))
 (= new.ffn.piece_kept $x3856))))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (= new.ffn.in_place (or $x3166 new.ffn.width.filled)))))
(assert
 (let (($x28 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x87 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x32 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1059 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x32 $x87) $x28))))
 (= new.ffn.first_reads $x1059))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let ((?x1646 (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x2478 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2425 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2617 (or $x3213 $x1184)))
 (let ((?x3075 (ite (or $x2617 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2971 (ite $x2249 ?x3075 (ite $x2425 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x2478 (ite $x1990 (_ bv16 7) ?x1646)))))))
 (let (($x2392 (or $x2617 $x2260 (and $x2335 new.ffn.width.padded $x2372) (and $x1936 new.ffn.width.leads))))
 (let ((?x2360 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2392 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x2360 ?x2971)))))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1087 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2177)))
 (= new.ffn.up_piece (ite $x1087 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1463 (= (_ bv92 7) new.ffn.up_state)))
 (= new.ffn.up_left (and new.model.gated $x1463 (or $x1184 $x3308 new.ffn.up_idle)))))))
(assert
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x3019 (not new.model.joint)))
 (let (($x2204 (and new.ffn.piece_kept new.model.gated $x3019 (= (_ bv97 7) new.ffn.up_piece) $x2903)))
 (= new.ffn.share_of_one $x2204)))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3497 (ite $x1990 (_ bv16 7) (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x937 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x443 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x937 ?x3497)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x19 (or $x1532 $x17)))
 (let (($x2536 (or $x19 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x55 (or $x19 $x3111 (and $x289 new.ffn.width.padded $x2372) (and $x780 new.ffn.width.leads))))
 (let ((?x3770 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x55 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x3770 (ite $x2263 (ite $x2536 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x443)))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1575 (not (= (_ bv96 7) new.ffn.gate_state)) $x2177) (_ bv97 7) (_ bv96 7))))))
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
 (= old.ffn.gate.split new.ffn.gate.split))
(assert
 (= old.ffn.gate.sum new.ffn.gate.sum))
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
 (= old.model.joint new.model.joint))
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
 (let (($x1297 (= (_ bv1 7) new.ffn.up.bias)))
 (let (($x762 (and $x1297 (or (not (= (_ bv97 7) new.ffn.up_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.up_state)) (not new.model.gated) false))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1658 (and $x1397 (or (or (= (_ bv29 7) new.ffn.up.bias) (= (_ bv23 7) new.ffn.up.bias)) $x762))))
 (let (($x689 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1463 (= (_ bv92 7) new.ffn.up_state)))
 (let (($x1431 (not $x1463)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x511 (and $x2249 $x1431 (or $x3671 new.ffn.share_of_one new.ffn.first_reads $x689))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x656 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x2456 (or new.ffn.width.padded new.ffn.width.moved)))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x2600 (not true)))
 (let (($x1998 (or $x2600 (not new.model.up_bias) (and $x1239 (not (and $x1397 $x1297 $x1936 $x2456))) (and (not $x1397) (or $x1297 (= (_ bv27 7) new.ffn.up.bias))) (and $x656 new.ffn.width.first_alone (or $x1423 $x511)) $x1658)))
 (not $x1998)))))))))))))))))))
(assert
 (let (($x2367 (= (_ bv1 7) old.ffn.up.bias)))
(let (($x2255 (and $x2367 (or (not (= (_ bv97 7) old.ffn.up_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.up_state)) (not old.model.gated) false))))
(let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
(let (($x337 (and $x2756 (or (or (= (_ bv29 7) old.ffn.up.bias) (= (_ bv23 7) old.ffn.up.bias)) $x2255))))
(let (($x874 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
(let (($x3620 (= (_ bv92 7) old.ffn.up_state)))
(let (($x1296 (not $x3620)))
(let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
(let (($x417 (and $x1160 $x1296 (or $x1880 old.ffn.share_of_one old.ffn.first_reads $x874))))
(let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
(let (($x2642 (= (_ bv29 7) old.ffn.up.bias)))
(let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
(let (($x2036 (not (and $x2756 $x2367 $x406 (or old.ffn.width.padded old.ffn.width.moved)))))
(let (($x3041 (= 1 old.tp)))
(let (($x500 (not old.model.up_bias)))
(let (($x2600 (not true)))
(or $x2600 $x500 (and $x3041 $x2036) (and (not $x2756) (or $x2367 (= (_ bv27 7) old.ffn.up.bias))) (and $x2642 old.ffn.width.first_alone (or $x3852 $x417)) $x337)))))))))))))))))))
(check-sat)

; from one replica to any number, question 32
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.activated () (_ BitVec 7))
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
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
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x3503 $x2376))))
(assert
 (let (($x2212 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2212 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x101 $x449 (= (_ bv56 7) old.ffn.width.kind) $x412 $x488 $x1518 $x1034 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2737 (and $x412 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2737))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x412 $x1124 (= ?x2447 old.ffn.width.n))))))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x412 $x1124 (<= old.ffn.width.n ?x2447))))))))
(assert
 (let (($x1021 (= (- 1) old.ffn.width.n)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1863 (ite $x101 (or $x1021 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1021 (< 1 old.ffn.width.n)))))
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1841 (ite $x1518 (or $x1021 (< old.ffn.width.block old.ffn.width.n)) (ite $x412 (or $x1021 (< ?x2447 old.ffn.width.n)) $x1863))))
 (let (($x2701 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1841)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.moved (ite $x3520 old.ffn.width.given_moved $x2701)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2762 (or $x1034 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.everywhere (ite $x3520 old.ffn.width.given_everywhere $x2762))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x3450 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3115 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3450)))))
 (= old.ffn.piece_kept $x3115))))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (= old.ffn.in_place (or $x3394 old.ffn.width.filled)))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let ((?x572 (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x329 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2469 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2124 (or $x2628 $x3307)))
 (let ((?x1983 (ite (or $x2124 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2067 (ite $x1160 ?x1983 (ite $x2469 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x329 (ite $x202 (_ bv16 7) ?x572)))))))
 (let (($x2931 (or $x2124 $x1495 (and $x1505 old.ffn.width.padded $x1970) (and $x406 old.ffn.width.leads))))
 (let ((?x1442 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x2931 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x1442 ?x2067)))))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x1343 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x494)))
 (= old.ffn.up_piece (ite $x1343 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3620 (= (_ bv92 7) old.ffn.up_state)))
 (= old.ffn.up_left (and old.model.gated $x3620 (or $x3307 $x2218 old.ffn.up_idle)))))))
(assert
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x2497 (not old.model.joint)))
 (let (($x2706 (and old.ffn.piece_kept old.model.gated $x2497 (= (_ bv97 7) old.ffn.up_piece) $x2002)))
 (= old.ffn.share_of_one $x2706)))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x1311 (ite $x202 (_ bv16 7) (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x11 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2201 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x11 ?x1311)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x1571 (or $x3280 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x681 (or $x3280 $x1290 (and $x3558 old.ffn.width.padded $x1970) (and $x3020 old.ffn.width.leads))))
 (let ((?x2831 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x681 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x2831 (ite $x3503 (ite $x1571 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x2201)))))))))))))))))))))
(assert
 (let ((?x2433 (ite old.model.gated old.ffn.gate_state old.ffn.up_state)))
 (= old.ffn.activated (ite (and old.model.joint (= (_ bv92 7) old.ffn.up_state)) (_ bv92 7) ?x2433))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2263 $x1575))))
(assert
 (let (($x454 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x454 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1974 $x1465 (= (_ bv56 7) new.ffn.width.kind) $x683 $x531 $x2981 $x2137 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2095 (and $x683 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2095))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x683 $x2596 (= ?x2128 new.ffn.width.n))))))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x683 $x2596 (<= new.ffn.width.n ?x2128))))))))
(assert
 (let (($x541 (= (- 1) new.ffn.width.n)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1457 (ite $x1974 (or $x541 (<= new.ffn.width.parts new.ffn.width.n)) (or $x541 (< 1 new.ffn.width.n)))))
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2704 (ite $x2981 (or $x541 (< new.ffn.width.block new.ffn.width.n)) (ite $x683 (or $x541 (< ?x2128 new.ffn.width.n)) $x1457))))
 (let (($x1939 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2704)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.moved (ite $x2610 new.ffn.width.given_moved $x1939)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3285 (or $x2137 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.everywhere (ite $x2610 new.ffn.width.given_everywhere $x3285))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x2130 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3856 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x2130)))))
 (= new.ffn.piece_kept $x3856))))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (= new.ffn.in_place (or $x3166 new.ffn.width.filled)))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let ((?x1646 (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x2478 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2425 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2617 (or $x3213 $x1184)))
 (let ((?x3075 (ite (or $x2617 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2971 (ite $x2249 ?x3075 (ite $x2425 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x2478 (ite $x1990 (_ bv16 7) ?x1646)))))))
 (let (($x2392 (or $x2617 $x2260 (and $x2335 new.ffn.width.padded $x2372) (and $x1936 new.ffn.width.leads))))
 (let ((?x2360 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2392 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x2360 ?x2971)))))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1087 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2177)))
 (= new.ffn.up_piece (ite $x1087 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1463 (= (_ bv92 7) new.ffn.up_state)))
 (= new.ffn.up_left (and new.model.gated $x1463 (or $x1184 $x3308 new.ffn.up_idle)))))))
(assert
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x3019 (not new.model.joint)))
 (let (($x2204 (and new.ffn.piece_kept new.model.gated $x3019 (= (_ bv97 7) new.ffn.up_piece) $x2903)))
 (= new.ffn.share_of_one $x2204)))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3497 (ite $x1990 (_ bv16 7) (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x937 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x443 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x937 ?x3497)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x19 (or $x1532 $x17)))
 (let (($x2536 (or $x19 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x55 (or $x19 $x3111 (and $x289 new.ffn.width.padded $x2372) (and $x780 new.ffn.width.leads))))
 (let ((?x3770 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x55 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x3770 (ite $x2263 (ite $x2536 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x443)))))))))))))))))))))
(assert
 (let ((?x1554 (ite new.model.gated new.ffn.gate_state new.ffn.up_state)))
 (= new.ffn.activated (ite (and new.model.joint (= (_ bv92 7) new.ffn.up_state)) (_ bv92 7) ?x1554))))
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
 (not (or (= 1 new.tp) (not (= (_ bv92 7) new.ffn.activated)))))
(assert
 (let (($x3041 (= 1 old.tp)))
(or $x3041 (not (= (_ bv92 7) old.ffn.activated)))))
(check-sat)

; from one replica to any number, question 33
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
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.product () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.ffn.product () (_ BitVec 7))
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
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x3542 $x2395 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x3503 $x2376))))
(assert
 (let (($x2212 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2212 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x101 $x449 (= (_ bv56 7) old.ffn.width.kind) $x412 $x488 $x1518 $x1034 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2737 (and $x412 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2737))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x412 $x1124 (= ?x2447 old.ffn.width.n))))))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x412 $x1124 (<= old.ffn.width.n ?x2447))))))))
(assert
 (let (($x1021 (= (- 1) old.ffn.width.n)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1863 (ite $x101 (or $x1021 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1021 (< 1 old.ffn.width.n)))))
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1841 (ite $x1518 (or $x1021 (< old.ffn.width.block old.ffn.width.n)) (ite $x412 (or $x1021 (< ?x2447 old.ffn.width.n)) $x1863))))
 (let (($x2701 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1841)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.moved (ite $x3520 old.ffn.width.given_moved $x2701)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2762 (or $x1034 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.everywhere (ite $x3520 old.ffn.width.given_everywhere $x2762))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x3450 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3115 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3450)))))
 (= old.ffn.piece_kept $x3115))))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (= old.ffn.in_place (or $x3394 old.ffn.width.filled)))))
(assert
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x929 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x2395 $x3542) $x2673))))
 (= old.ffn.first_reads $x929))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let ((?x572 (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x329 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2469 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2124 (or $x2628 $x3307)))
 (let ((?x1983 (ite (or $x2124 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2067 (ite $x1160 ?x1983 (ite $x2469 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x329 (ite $x202 (_ bv16 7) ?x572)))))))
 (let (($x2931 (or $x2124 $x1495 (and $x1505 old.ffn.width.padded $x1970) (and $x406 old.ffn.width.leads))))
 (let ((?x1442 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x2931 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x1442 ?x2067)))))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x1343 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x494)))
 (= old.ffn.up_piece (ite $x1343 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3620 (= (_ bv92 7) old.ffn.up_state)))
 (= old.ffn.up_left (and old.model.gated $x3620 (or $x3307 $x2218 old.ffn.up_idle)))))))
(assert
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x2497 (not old.model.joint)))
 (let (($x2706 (and old.ffn.piece_kept old.model.gated $x2497 (= (_ bv97 7) old.ffn.up_piece) $x2002)))
 (= old.ffn.share_of_one $x2706)))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x1311 (ite $x202 (_ bv16 7) (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x11 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2201 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x11 ?x1311)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x1571 (or $x3280 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x681 (or $x3280 $x1290 (and $x3558 old.ffn.width.padded $x1970) (and $x3020 old.ffn.width.leads))))
 (let ((?x2831 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x681 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x2831 (ite $x3503 (ite $x1571 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x2201)))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2376 (not (= (_ bv96 7) old.ffn.gate_state)) $x494) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1025 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1025)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1913 $x2127 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2263 $x1575))))
(assert
 (let (($x454 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x454 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1974 $x1465 (= (_ bv56 7) new.ffn.width.kind) $x683 $x531 $x2981 $x2137 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2095 (and $x683 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2095))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x683 $x2596 (= ?x2128 new.ffn.width.n))))))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x683 $x2596 (<= new.ffn.width.n ?x2128))))))))
(assert
 (let (($x541 (= (- 1) new.ffn.width.n)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1457 (ite $x1974 (or $x541 (<= new.ffn.width.parts new.ffn.width.n)) (or $x541 (< 1 new.ffn.width.n)))))
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2704 (ite $x2981 (or $x541 (< new.ffn.width.block new.ffn.width.n)) (ite $x683 (or $x541 (< ?x2128 new.ffn.width.n)) $x1457))))
 (let (($x1939 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2704)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.moved (ite $x2610 new.ffn.width.given_moved $x1939)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3285 (or $x2137 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.everywhere (ite $x2610 new.ffn.width.given_everywhere $x3285))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x2130 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3856 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x2130)))))
 (= new.ffn.piece_kept $x3856))))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (= new.ffn.in_place (or $x3166 new.ffn.width.filled)))))
(assert
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3060 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2127 $x1913) $x455))))
 (= new.ffn.first_reads $x3060))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let ((?x1646 (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x2478 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2425 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2617 (or $x3213 $x1184)))
 (let ((?x3075 (ite (or $x2617 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2971 (ite $x2249 ?x3075 (ite $x2425 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x2478 (ite $x1990 (_ bv16 7) ?x1646)))))))
 (let (($x2392 (or $x2617 $x2260 (and $x2335 new.ffn.width.padded $x2372) (and $x1936 new.ffn.width.leads))))
 (let ((?x2360 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2392 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x2360 ?x2971)))))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1087 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2177)))
 (= new.ffn.up_piece (ite $x1087 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1463 (= (_ bv92 7) new.ffn.up_state)))
 (= new.ffn.up_left (and new.model.gated $x1463 (or $x1184 $x3308 new.ffn.up_idle)))))))
(assert
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x3019 (not new.model.joint)))
 (let (($x2204 (and new.ffn.piece_kept new.model.gated $x3019 (= (_ bv97 7) new.ffn.up_piece) $x2903)))
 (= new.ffn.share_of_one $x2204)))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3497 (ite $x1990 (_ bv16 7) (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x937 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x443 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x937 ?x3497)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x19 (or $x1532 $x17)))
 (let (($x2536 (or $x19 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x55 (or $x19 $x3111 (and $x289 new.ffn.width.padded $x2372) (and $x780 new.ffn.width.leads))))
 (let ((?x3770 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x55 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x3770 (ite $x2263 (ite $x2536 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x443)))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1575 (not (= (_ bv96 7) new.ffn.gate_state)) $x2177) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2974 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2974)))
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
 (let (($x1801 (not new.ffn.width.padded)))
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1917 (or (= (_ bv97 7) new.ffn.gate_piece) $x3671 (and new.ffn.gathers $x289 $x1575))))
 (let (($x1431 (= new.ffn.gate_piece new.ffn.up_piece)))
 (let (($x502 (or (not new.model.gated) $x1431 new.ffn.share_of_one (and new.ffn.first_reads (not (= (_ bv92 7) new.ffn.product))) (and new.ffn.width.filled (not (= (_ bv92 7) new.ffn.up_state)) $x1917) (and $x1239 $x2372 $x1801))))
 (not $x502)))))))))))
(assert
 (let (($x610 (not old.ffn.width.padded)))
(let (($x1970 (not old.ffn.width.moved)))
(let (($x3041 (= 1 old.tp)))
(let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
(let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2254 (or (= (_ bv97 7) old.ffn.gate_piece) $x1880 (and old.ffn.gathers $x3558 $x2376))))
(let (($x511 (= old.ffn.gate_piece old.ffn.up_piece)))
(let (($x3092 (not old.model.gated)))
(or $x3092 $x511 old.ffn.share_of_one (and old.ffn.first_reads (not (= (_ bv92 7) old.ffn.product))) (and old.ffn.width.filled (not (= (_ bv92 7) old.ffn.up_state)) $x2254) (and $x3041 $x1970 $x610))))))))))))
(check-sat)

; from one replica to any number, question 34
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
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
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
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
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
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
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
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x3542 $x2395 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x3503 $x2376))))
(assert
 (let (($x2212 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2212 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x1517 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2900 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x328 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3763 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x3763 $x328 $x101 $x449 $x2900 $x412 $x488 $x1518 $x1034 $x1517))))))))))))
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
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2737 (and $x412 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2737))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1021 (= (- 1) old.ffn.width.n)))
 (let ((?x448 (ite (or $x1021 (< (* ?x2447 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x887 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x448)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x2149 (ite (or $x1021 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x2422 (ite $x101 (ite (and $x1021 (= 1 old.ffn.width.parts)) 1 ?x2149) (ite $x412 ?x887 old.ffn.width.given_least))))
 (let (($x2900 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1517 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3763 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x328 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x116 (ite $x1034 old.ffn.width.parts (ite (or $x328 $x3763 $x1518 $x1517 $x2900) 1 ?x2422))))
 (= old.ffn.width.least ?x116))))))))))))))))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x412 $x1124 (= ?x2447 old.ffn.width.n))))))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x412 $x1124 (<= old.ffn.width.n ?x2447))))))))
(assert
 (let (($x1021 (= (- 1) old.ffn.width.n)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1863 (ite $x101 (or $x1021 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1021 (< 1 old.ffn.width.n)))))
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1841 (ite $x1518 (or $x1021 (< old.ffn.width.block old.ffn.width.n)) (ite $x412 (or $x1021 (< ?x2447 old.ffn.width.n)) $x1863))))
 (let (($x2701 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1841)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.moved (ite $x3520 old.ffn.width.given_moved $x2701)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2762 (or $x1034 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.everywhere (ite $x3520 old.ffn.width.given_everywhere $x2762))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x3450 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3115 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3450)))))
 (= old.ffn.piece_kept $x3115))))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x1517 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3763 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x328 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3286 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x328 $x3763 $x1518 $x1517) $x1970))))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.undivided (ite $x3520 old.ffn.width.given_undivided $x3286))))))))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (= old.ffn.in_place (or $x3394 old.ffn.width.filled)))))
(assert
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x929 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x2395 $x3542) $x2673))))
 (= old.ffn.first_reads $x929))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let ((?x572 (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x329 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2469 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2124 (or $x2628 $x3307)))
 (let ((?x1983 (ite (or $x2124 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2067 (ite $x1160 ?x1983 (ite $x2469 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x329 (ite $x202 (_ bv16 7) ?x572)))))))
 (let (($x2931 (or $x2124 $x1495 (and $x1505 old.ffn.width.padded $x1970) (and $x406 old.ffn.width.leads))))
 (let ((?x1442 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x2931 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x1442 ?x2067)))))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x1343 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x494)))
 (= old.ffn.up_piece (ite $x1343 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2401 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x3307 $x2218 old.ffn.up_idle))))
 (= old.ffn.up_left $x2401)))))
(assert
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x2497 (not old.model.joint)))
 (let (($x2706 (and old.ffn.piece_kept old.model.gated $x2497 (= (_ bv97 7) old.ffn.up_piece) $x2002)))
 (= old.ffn.share_of_one $x2706)))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x1311 (ite $x202 (_ bv16 7) (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x11 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2201 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x11 ?x1311)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x1571 (or $x3280 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x681 (or $x3280 $x1290 (and $x3558 old.ffn.width.padded $x1970) (and $x3020 old.ffn.width.leads))))
 (let ((?x2831 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x681 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x2831 (ite $x3503 (ite $x1571 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x2201)))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2376 (not (= (_ bv96 7) old.ffn.gate_state)) $x494) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1025 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1025)))
(assert
 (let ((?x2968 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1324 (not old.ffn.share_of_one)))
 (let (($x3146 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1324))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x3146) (_ bv96 7) ?x2968))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1913 $x2127 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2263 $x1575))))
(assert
 (let (($x454 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x454 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x2613 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1885 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1813 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1494 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1494 $x1813 $x1974 $x1465 $x1885 $x683 $x531 $x2981 $x2137 $x2613))))))))))))
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
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2095 (and $x683 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2095))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x541 (= (- 1) new.ffn.width.n)))
 (let ((?x3010 (ite (or $x541 (< (* ?x2128 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x436 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x3010)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x952 (ite (or $x541 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x312 (ite $x1974 (ite (and $x541 (= 1 new.ffn.width.parts)) 1 ?x952) (ite $x683 ?x436 new.ffn.width.given_least))))
 (let (($x1885 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2613 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1494 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1813 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x3403 (ite $x2137 new.ffn.width.parts (ite (or $x1813 $x1494 $x2981 $x2613 $x1885) 1 ?x312))))
 (= new.ffn.width.least ?x3403))))))))))))))))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x683 $x2596 (= ?x2128 new.ffn.width.n))))))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x683 $x2596 (<= new.ffn.width.n ?x2128))))))))
(assert
 (let (($x541 (= (- 1) new.ffn.width.n)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1457 (ite $x1974 (or $x541 (<= new.ffn.width.parts new.ffn.width.n)) (or $x541 (< 1 new.ffn.width.n)))))
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2704 (ite $x2981 (or $x541 (< new.ffn.width.block new.ffn.width.n)) (ite $x683 (or $x541 (< ?x2128 new.ffn.width.n)) $x1457))))
 (let (($x1939 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2704)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.moved (ite $x2610 new.ffn.width.given_moved $x1939)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3285 (or $x2137 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.everywhere (ite $x2610 new.ffn.width.given_everywhere $x3285))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x2130 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3856 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x2130)))))
 (= new.ffn.piece_kept $x3856))))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x2613 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1494 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x1813 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2985 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x1813 $x1494 $x2981 $x2613) $x2372))))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.undivided (ite $x2610 new.ffn.width.given_undivided $x2985))))))))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (= new.ffn.in_place (or $x3166 new.ffn.width.filled)))))
(assert
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3060 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2127 $x1913) $x455))))
 (= new.ffn.first_reads $x3060))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let ((?x1646 (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x2478 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2425 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2617 (or $x3213 $x1184)))
 (let ((?x3075 (ite (or $x2617 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2971 (ite $x2249 ?x3075 (ite $x2425 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x2478 (ite $x1990 (_ bv16 7) ?x1646)))))))
 (let (($x2392 (or $x2617 $x2260 (and $x2335 new.ffn.width.padded $x2372) (and $x1936 new.ffn.width.leads))))
 (let ((?x2360 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2392 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x2360 ?x2971)))))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1087 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2177)))
 (= new.ffn.up_piece (ite $x1087 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x309 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1184 $x3308 new.ffn.up_idle))))
 (= new.ffn.up_left $x309)))))
(assert
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x3019 (not new.model.joint)))
 (let (($x2204 (and new.ffn.piece_kept new.model.gated $x3019 (= (_ bv97 7) new.ffn.up_piece) $x2903)))
 (= new.ffn.share_of_one $x2204)))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3497 (ite $x1990 (_ bv16 7) (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x937 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x443 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x937 ?x3497)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x19 (or $x1532 $x17)))
 (let (($x2536 (or $x19 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x55 (or $x19 $x3111 (and $x289 new.ffn.width.padded $x2372) (and $x780 new.ffn.width.leads))))
 (let ((?x3770 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x55 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x3770 (ite $x2263 (ite $x2536 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x443)))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1575 (not (= (_ bv96 7) new.ffn.gate_state)) $x2177) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2974 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2974)))
(assert
 (let ((?x1853 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x3717 (not new.ffn.share_of_one)))
 (let (($x2255 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x3717))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2255) (_ bv96 7) ?x1853))))))
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
 (let (($x1801 (not new.ffn.width.padded)))
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x462 (or $x3671 (= (_ bv96 7) new.ffn.product_in) new.ffn.share_of_one (and $x1239 $x2372 $x1801))))
 (let (($x75 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x493 (= (_ bv92 7) new.ffn.product)))
 (let (($x254 (ite $x493 (or $x1239 $x3747 (and $x3671 (and new.ffn.width.undivided $x75))) $x462)))
 (not $x254)))))))))))
(assert
 (let (($x610 (not old.ffn.width.padded)))
(let (($x1970 (not old.ffn.width.moved)))
(let (($x3041 (= 1 old.tp)))
(let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
(let (($x88 (or $x1880 (= (_ bv96 7) old.ffn.product_in) old.ffn.share_of_one (and $x3041 $x1970 $x610))))
(let (($x1617 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
(let (($x2118 (= (_ bv92 7) old.ffn.product)))
(ite $x2118 (or $x3041 $x2651 (and $x1880 (and old.ffn.width.undivided $x1617))) $x88))))))))))
(check-sat)

; from one replica to any number, question 35
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
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
 (let (($x907 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2232 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2557 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2557 $x2232 $x3542 $x2395 $x907)))))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 $x96)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x2186 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2319 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2319 $x2186 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2098 $x3503 $x2376)))))
(assert
 (let (($x2212 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2212 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x1319 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1015 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1015 $x1319 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x101 $x449 (= (_ bv56 7) old.ffn.width.kind) $x412 $x488 $x1518 $x1034 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1060 $x2885 (= (_ bv56 7) old.hidden.kind) $x2604 $x2278 $x3113 $x936 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x550 (= (_ bv49 7) old.norm.statistic)))
 (or $x550 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x1250 (= (_ bv94 7) old.stream)))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (or $x2239 $x1250 $x2897)))))
(assert
 (let (($x1590 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x509 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x215 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x215 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x509 (= (_ bv91 7) old.stream_tokens.kind) $x1590 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2604 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x349 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x275 (div (* ?x349 old.hidden.multiple) old.hidden.parts)))
 (let (($x961 (< 1 old.hidden.parts)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2604 $x961 (= ?x275 old.hidden.n))))))))
(assert
 (let ((?x349 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x275 (div (* ?x349 old.hidden.multiple) old.hidden.parts)))
 (let (($x961 (< 1 old.hidden.parts)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2604 $x961 (<= old.hidden.n ?x275))))))))
(assert
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3408 (ite $x1060 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x349 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x275 (div (* ?x349 old.hidden.multiple) old.hidden.parts)))
 (let (($x3915 (= (- 1) old.hidden.n)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x235 (ite $x3113 (or $x3915 (< old.hidden.block old.hidden.n)) (ite $x2604 (or $x3915 (< ?x275 old.hidden.n)) $x3408))))
 (let (($x2934 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x235)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (= old.hidden.moved (ite $x1661 old.hidden.given_moved $x2934)))))))))))))))
(assert
 (let (($x1590 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1641 (or $x1590 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3278 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1641)))
 (= old.stream_tokens.everywhere $x3278)))))
(assert
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2737 (and $x412 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2737))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x412 $x1124 (= ?x2447 old.ffn.width.n))))))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x412 $x1124 (<= old.ffn.width.n ?x2447))))))))
(assert
 (let (($x1021 (= (- 1) old.ffn.width.n)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1863 (ite $x101 (or $x1021 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1021 (< 1 old.ffn.width.n)))))
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1841 (ite $x1518 (or $x1021 (< old.ffn.width.block old.ffn.width.n)) (ite $x412 (or $x1021 (< ?x2447 old.ffn.width.n)) $x1863))))
 (let (($x2701 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1841)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.moved (ite $x3520 old.ffn.width.given_moved $x2701)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (let (($x432 (ite $x1661 old.hidden.given_everywhere (or $x936 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432)))))))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2762 (or $x1034 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.everywhere (ite $x3520 old.ffn.width.given_everywhere $x2762))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x3450 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x3722 (= (_ bv61 7) old.ffn.lead)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3115 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers $x3722 $x3450)))))
 (= old.ffn.piece_kept $x3115)))))))))
(assert
 (let (($x2319 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1168 (and $x2319 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x2186 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x2911 (or $x2897 $x2186 (and $x2239 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1168)))
 (= old.ffn.gate_entering (ite $x2911 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1015 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x688 (and $x1015 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x1319 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x1685 (or $x2897 $x1319 (and $x2239 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x688)))
 (= old.ffn.up_entering (ite $x1685 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x1589 (or $x2897 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1589))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (= old.ffn.in_place (or $x3394 old.ffn.width.filled)))))
(assert
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3384 (or $x2395 $x3542)))
 (let (($x3591 (or $x3384 $x2673)))
 (= old.ffn.first_reads (and old.ffn.piece_kept old.stream.first_keeps_all $x3591))))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let ((?x572 (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x329 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2469 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2124 (or $x2628 $x3307)))
 (let ((?x1983 (ite (or $x2124 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2067 (ite $x1160 ?x1983 (ite $x2469 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x329 (ite $x202 (_ bv16 7) ?x572)))))))
 (let (($x2931 (or $x2124 $x1495 (and $x1505 old.ffn.width.padded $x1970) (and $x406 old.ffn.width.leads))))
 (let ((?x1442 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x2931 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x1442 ?x2067)))))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x1343 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x494)))
 (= old.ffn.up_piece (ite $x1343 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2401 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x3307 $x2218 old.ffn.up_idle))))
 (= old.ffn.up_left $x2401)))))
(assert
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x2497 (not old.model.joint)))
 (let (($x2706 (and old.ffn.piece_kept old.model.gated $x2497 (= (_ bv97 7) old.ffn.up_piece) $x2002)))
 (= old.ffn.share_of_one $x2706)))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x1311 (ite $x202 (_ bv16 7) (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x11 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2201 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x11 ?x1311)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x1571 (or $x3280 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x681 (or $x3280 $x1290 (and $x3558 old.ffn.width.padded $x1970) (and $x3020 old.ffn.width.leads))))
 (let ((?x2831 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x681 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x2831 (ite $x3503 (ite $x1571 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x2201)))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2376 (not (= (_ bv96 7) old.ffn.gate_state)) $x494) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1025 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1025)))
(assert
 (let ((?x2968 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1324 (not old.ffn.share_of_one)))
 (let (($x3146 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1324))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x3146) (_ bv96 7) ?x2968))))))
(assert
 (let (($x2557 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x1268 (not $x2557)))
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x1383 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x1864 (and $x1383 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2002 $x1268)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1315 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2376 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x2522 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x1706 (not old.model.gated)))
 (let (($x1406 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1628 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3852 old.ffn.width.everywhere $x1406))))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2124 (or $x2628 $x3307)))
 (let (($x641 (and (and $x1383 (or $x2124 $x1495) $x1628) (or $x1706 (and $x2522 (or $x3280 $x1290) $x1315)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x202 (< 1 old.tp)))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2646 (and $x96 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x202 $x2673)))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1250 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x1250 (or $x2651 $x2646) (ite $x202 $x641 $x1864)))))))))))))))))))))))))))))))
(assert
 (let ((?x1038 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2365 (and $x1880 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2395 $x2673) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2365 (_ bv96 7) ?x1038)))))))))
(assert
 (let (($x2719 (or old.ffn.share_of_one (and old.ffn.up_idle (not (= (_ bv40 7) old.ffn.down.split))))))
 (let (($x3136 (= (_ bv92 7) old.ffn.down_state)))
 (= old.ffn.taken_for_whole (and $x3136 $x2719)))))
(assert
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x220 (not $x1880)))
 (let (($x2557 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x1268 (not $x2557)))
 (let (($x3041 (= 1 old.tp)))
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) $x3041) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3384 (or $x2395 $x3542)))
 (let ((?x1039 (ite (or $x3384 (and $x2673 (or $x2897 $x3041 $x1268 $x220))) (_ bv96 7) (ite $x2557 (_ bv16 7) (_ bv21 7)))))
 (let (($x907 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2232 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1652 (and (or $x2232 $x907) $x2673)))
 (let ((?x2937 (ite (or $x2395 (and $x3542 (= (_ bv38 7) old.stream)) $x1652) (_ bv38 7) (ite $x3542 (_ bv96 7) (_ bv16 7)))))
 (let (($x2277 (or (and old.hidden.filled (not $x2897)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x826 (not $x2673)))
 (let (($x550 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let ((?x1164 (ite (and $x2232 old.hidden.filled $x2239 $x826 $x550) old.stream (ite (and $x907 $x826 $x2277) old.stream ?x2937))))
 (let ((?x653 (ite (and $x2897 old.hidden.everywhere (or $x2395 $x1652)) (_ bv96 7) (ite (and $x2232 old.hidden.filled $x2897 $x826) (_ bv96 7) ?x1164))))
 (let ((?x1558 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2673) (_ bv38 7) (ite $x2557 (_ bv96 7) ?x653))))
 (let ((?x1236 (ite (= (_ bv38 7) old.ffn.down_state) ?x1558 (ite (= (_ bv96 7) old.ffn.down_state) ?x1039 old.ffn.down_state))))
 (let ((?x1404 (ite $x907 (ite (not $x2897) old.stream (_ bv66 7)) (ite $x3542 (ite $x2897 (_ bv96 7) old.stream) (ite $x2395 (_ bv92 7) (_ bv16 7))))))
 (let (($x3136 (= (_ bv92 7) old.ffn.down_state)))
 (let ((?x479 (ite old.ffn.tokenwise (ite (or $x3384 $x2673) (_ bv94 7) (_ bv21 7)) (ite $x3136 (ite $x2232 (_ bv96 7) ?x1404) ?x1236))))
 (= old.ffn.joined (ite (and old.ffn.taken_for_whole $x3542) (_ bv92 7) ?x479)))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x618 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3094 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1835 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x1835 $x3094 $x1913 $x2127 $x618)))))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 $x748)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x34 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3728 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x3728 $x34 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1837 $x2263 $x1575)))))
(assert
 (let (($x454 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x454 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x2451 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2427 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2427 $x2451 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1974 $x1465 (= (_ bv56 7) new.ffn.width.kind) $x683 $x531 $x2981 $x2137 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2953 $x1676 (= (_ bv56 7) new.hidden.kind) $x554 $x3195 $x1825 $x1671 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2179 (= (_ bv49 7) new.norm.statistic)))
 (or $x2179 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x2807 (= (_ bv94 7) new.stream)))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (or $x1552 $x2807 $x1027)))))
(assert
 (let (($x3692 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x234 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2504 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2504 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x234 (= (_ bv91 7) new.stream_tokens.kind) $x3692 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x554 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1956 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1770 (div (* ?x1956 new.hidden.multiple) new.hidden.parts)))
 (let (($x3606 (< 1 new.hidden.parts)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x554 $x3606 (= ?x1770 new.hidden.n))))))))
(assert
 (let ((?x1956 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1770 (div (* ?x1956 new.hidden.multiple) new.hidden.parts)))
 (let (($x3606 (< 1 new.hidden.parts)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x554 $x3606 (<= new.hidden.n ?x1770))))))))
(assert
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let (($x521 (ite $x2953 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1956 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1770 (div (* ?x1956 new.hidden.multiple) new.hidden.parts)))
 (let (($x2341 (= (- 1) new.hidden.n)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2777 (ite $x1825 (or $x2341 (< new.hidden.block new.hidden.n)) (ite $x554 (or $x2341 (< ?x1770 new.hidden.n)) $x521))))
 (let (($x1458 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2777)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (= new.hidden.moved (ite $x1214 new.hidden.given_moved $x1458)))))))))))))))
(assert
 (let (($x3692 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2532 (or $x3692 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3198 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2532)))
 (= new.stream_tokens.everywhere $x3198)))))
(assert
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2095 (and $x683 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2095))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x683 $x2596 (= ?x2128 new.ffn.width.n))))))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x683 $x2596 (<= new.ffn.width.n ?x2128))))))))
(assert
 (let (($x541 (= (- 1) new.ffn.width.n)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1457 (ite $x1974 (or $x541 (<= new.ffn.width.parts new.ffn.width.n)) (or $x541 (< 1 new.ffn.width.n)))))
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2704 (ite $x2981 (or $x541 (< new.ffn.width.block new.ffn.width.n)) (ite $x683 (or $x541 (< ?x2128 new.ffn.width.n)) $x1457))))
 (let (($x1939 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2704)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.moved (ite $x2610 new.ffn.width.given_moved $x1939)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (let (($x2564 (ite $x1214 new.hidden.given_everywhere (or $x1671 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2564)))))))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3285 (or $x2137 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.everywhere (ite $x2610 new.ffn.width.given_everywhere $x3285))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x2130 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x2726 (= (_ bv61 7) new.ffn.lead)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3856 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers $x2726 $x2130)))))
 (= new.ffn.piece_kept $x3856)))))))))
(assert
 (let (($x3728 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1903 (and $x3728 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x34 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x1174 (or $x1027 $x34 (and $x1552 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1903)))
 (= new.ffn.gate_entering (ite $x1174 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2427 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x775 (and $x2427 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x2451 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x794 (or $x1027 $x2451 (and $x1552 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x775)))
 (= new.ffn.up_entering (ite $x794 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x2202 (or $x1027 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2202))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (= new.ffn.in_place (or $x3166 new.ffn.width.filled)))))
(assert
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2672 (or $x2127 $x1913)))
 (let (($x867 (or $x2672 $x455)))
 (= new.ffn.first_reads (and new.ffn.piece_kept new.stream.first_keeps_all $x867))))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let ((?x1646 (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x2478 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2425 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2617 (or $x3213 $x1184)))
 (let ((?x3075 (ite (or $x2617 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2971 (ite $x2249 ?x3075 (ite $x2425 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x2478 (ite $x1990 (_ bv16 7) ?x1646)))))))
 (let (($x2392 (or $x2617 $x2260 (and $x2335 new.ffn.width.padded $x2372) (and $x1936 new.ffn.width.leads))))
 (let ((?x2360 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2392 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x2360 ?x2971)))))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1087 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2177)))
 (= new.ffn.up_piece (ite $x1087 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x309 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1184 $x3308 new.ffn.up_idle))))
 (= new.ffn.up_left $x309)))))
(assert
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x3019 (not new.model.joint)))
 (let (($x2204 (and new.ffn.piece_kept new.model.gated $x3019 (= (_ bv97 7) new.ffn.up_piece) $x2903)))
 (= new.ffn.share_of_one $x2204)))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3497 (ite $x1990 (_ bv16 7) (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x937 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x443 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x937 ?x3497)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x19 (or $x1532 $x17)))
 (let (($x2536 (or $x19 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x55 (or $x19 $x3111 (and $x289 new.ffn.width.padded $x2372) (and $x780 new.ffn.width.leads))))
 (let ((?x3770 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x55 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x3770 (ite $x2263 (ite $x2536 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x443)))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1575 (not (= (_ bv96 7) new.ffn.gate_state)) $x2177) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2974 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2974)))
(assert
 (let ((?x1853 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x3717 (not new.ffn.share_of_one)))
 (let (($x2255 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x3717))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2255) (_ bv96 7) ?x1853))))))
(assert
 (let (($x1835 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x3377 (not $x1835)))
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x2101 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x2720 (and $x2101 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x2903 $x3377)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2798 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1575 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x19 (or $x1532 $x17)))
 (let (($x149 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x3416 (not new.model.gated)))
 (let (($x1308 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2481 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1423 new.ffn.width.everywhere $x1308))))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2617 (or $x3213 $x1184)))
 (let (($x1454 (and (and $x2101 (or $x2617 $x2260) $x2481) (or $x3416 (and $x149 (or $x19 $x3111) $x2798)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x1990 (< 1 new.tp)))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3719 (and $x748 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x1990 $x455)))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2807 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x2807 (or $x3747 $x3719) (ite $x1990 $x1454 $x2720)))))))))))))))))))))))))))))))
(assert
 (let ((?x456 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x265 (and $x3671 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2127 $x455) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x265 (_ bv96 7) ?x456)))))))))
(assert
 (let (($x2348 (or new.ffn.share_of_one (and new.ffn.up_idle (not (= (_ bv40 7) new.ffn.down.split))))))
 (let (($x1573 (= (_ bv92 7) new.ffn.down_state)))
 (= new.ffn.taken_for_whole (and $x1573 $x2348)))))
(assert
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x243 (not $x3671)))
 (let (($x1835 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x3377 (not $x1835)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x455 (and (or (not new.ffn.down.group.tp) $x1239) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2672 (or $x2127 $x1913)))
 (let ((?x917 (ite (or $x2672 (and $x455 (or $x1027 $x1239 $x3377 $x243))) (_ bv96 7) (ite $x1835 (_ bv16 7) (_ bv21 7)))))
 (let (($x618 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x3094 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x3275 (and (or $x3094 $x618) $x455)))
 (let ((?x2031 (ite (or $x2127 (and $x1913 (= (_ bv38 7) new.stream)) $x3275) (_ bv38 7) (ite $x1913 (_ bv96 7) (_ bv16 7)))))
 (let (($x399 (or (and new.hidden.filled (not $x1027)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1642 (not $x455)))
 (let (($x2179 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let ((?x1668 (ite (and $x3094 new.hidden.filled $x1552 $x1642 $x2179) new.stream (ite (and $x618 $x1642 $x399) new.stream ?x2031))))
 (let ((?x1866 (ite (and $x1027 new.hidden.everywhere (or $x2127 $x3275)) (_ bv96 7) (ite (and $x3094 new.hidden.filled $x1027 $x1642) (_ bv96 7) ?x1668))))
 (let ((?x1759 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x455) (_ bv38 7) (ite $x1835 (_ bv96 7) ?x1866))))
 (let ((?x1192 (ite (= (_ bv38 7) new.ffn.down_state) ?x1759 (ite (= (_ bv96 7) new.ffn.down_state) ?x917 new.ffn.down_state))))
 (let ((?x3006 (ite $x618 (ite (not $x1027) new.stream (_ bv66 7)) (ite $x1913 (ite $x1027 (_ bv96 7) new.stream) (ite $x2127 (_ bv92 7) (_ bv16 7))))))
 (let (($x1573 (= (_ bv92 7) new.ffn.down_state)))
 (let ((?x2782 (ite new.ffn.tokenwise (ite (or $x2672 $x455) (_ bv94 7) (_ bv21 7)) (ite $x1573 (ite $x3094 (_ bv96 7) ?x3006) ?x1192))))
 (= new.ffn.joined (ite (and new.ffn.taken_for_whole $x1913) (_ bv92 7) ?x2782)))))))))))))))))))))))))))))
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
 (= old.ffn.width_where_kept new.ffn.width_where_kept))
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
 (let (($x1279 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1239 (= 1 new.tp)))
 (let (($x1120 (or (or (= (_ bv96 7) new.ffn.joined) (= new.ffn.joined new.stream)) (and $x1239 (or (not (= (_ bv61 7) new.ffn.down.split)) $x1279)))))
 (not $x1120)))))
(assert
 (let (($x257 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x3041 (= 1 old.tp)))
(or (or (= (_ bv96 7) old.ffn.joined) (= old.ffn.joined old.stream)) (and $x3041 (or (not (= (_ bv61 7) old.ffn.down.split)) $x257))))))
(check-sat)

; from one replica to any number, question 36
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
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2557 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2557 (= (_ bv5 7) old.ffn.down.collective) $x3542 $x2395 (= (_ bv73 7) old.ffn.down.collective))))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 $x96)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x2186 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2319 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2319 $x2186 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2098 $x3503 $x2376)))))
(assert
 (let (($x2212 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2212 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x1319 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1015 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1015 $x1319 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x101 $x449 (= (_ bv56 7) old.ffn.width.kind) $x412 $x488 $x1518 $x1034 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2885 (= (_ bv56 7) old.hidden.kind) $x2604 $x2278 (= (_ bv91 7) old.hidden.kind) $x936 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x1250 (= (_ bv94 7) old.stream)))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (or $x2239 $x1250 $x2897)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2604 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2737 (and $x412 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2737))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x412 $x1124 (= ?x2447 old.ffn.width.n))))))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x412 $x1124 (<= old.ffn.width.n ?x2447))))))))
(assert
 (let (($x1021 (= (- 1) old.ffn.width.n)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1863 (ite $x101 (or $x1021 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1021 (< 1 old.ffn.width.n)))))
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1841 (ite $x1518 (or $x1021 (< old.ffn.width.block old.ffn.width.n)) (ite $x412 (or $x1021 (< ?x2447 old.ffn.width.n)) $x1863))))
 (let (($x2701 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1841)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.moved (ite $x3520 old.ffn.width.given_moved $x2701)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x432 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x936 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432))))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2762 (or $x1034 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.everywhere (ite $x3520 old.ffn.width.given_everywhere $x2762))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x3450 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x3722 (= (_ bv61 7) old.ffn.lead)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3115 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers $x3722 $x3450)))))
 (= old.ffn.piece_kept $x3115)))))))))
(assert
 (let (($x2319 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1168 (and $x2319 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x2186 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x2911 (or $x2897 $x2186 (and $x2239 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1168)))
 (= old.ffn.gate_entering (ite $x2911 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1015 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x688 (and $x1015 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x1319 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x1685 (or $x2897 $x1319 (and $x2239 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x688)))
 (= old.ffn.up_entering (ite $x1685 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (= old.ffn.in_place (or $x3394 old.ffn.width.filled)))))
(assert
 (let (($x2041 (= 1 old.pp)))
 (let (($x2052 (not old.ffn.down.group.pp)))
 (let (($x2351 (or $x2052 $x2041)))
 (let (($x1072 (= 1 old.sp)))
 (let (($x12 (not old.ffn.down.group.sp)))
 (let (($x1847 (or $x12 $x1072)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1169 (not old.ffn.down.group.dp)))
 (let (($x2207 (or $x1169 $x993)))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x2207 $x1847 $x2351)))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x929 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x2395 $x3542) $x2673))))
 (= old.ffn.first_reads $x929)))))))))))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let ((?x572 (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x329 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2469 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2124 (or $x2628 $x3307)))
 (let ((?x1983 (ite (or $x2124 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2067 (ite $x1160 ?x1983 (ite $x2469 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x329 (ite $x202 (_ bv16 7) ?x572)))))))
 (let (($x2931 (or $x2124 $x1495 (and $x1505 old.ffn.width.padded $x1970) (and $x406 old.ffn.width.leads))))
 (let ((?x1442 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x2931 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x1442 ?x2067)))))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x1343 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x494)))
 (= old.ffn.up_piece (ite $x1343 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2401 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x3307 $x2218 old.ffn.up_idle))))
 (= old.ffn.up_left $x2401)))))
(assert
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x2497 (not old.model.joint)))
 (let (($x2706 (and old.ffn.piece_kept old.model.gated $x2497 (= (_ bv97 7) old.ffn.up_piece) $x2002)))
 (= old.ffn.share_of_one $x2706)))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x1311 (ite $x202 (_ bv16 7) (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x11 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2201 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x11 ?x1311)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x1571 (or $x3280 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x681 (or $x3280 $x1290 (and $x3558 old.ffn.width.padded $x1970) (and $x3020 old.ffn.width.leads))))
 (let ((?x2831 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x681 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x2831 (ite $x3503 (ite $x1571 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x2201)))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2376 (not (= (_ bv96 7) old.ffn.gate_state)) $x494) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1025 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1025)))
(assert
 (let ((?x2968 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1324 (not old.ffn.share_of_one)))
 (let (($x3146 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1324))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x3146) (_ bv96 7) ?x2968))))))
(assert
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x1383 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x1864 (and $x1383 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2002 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1315 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2376 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x2522 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x1706 (not old.model.gated)))
 (let (($x1406 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1628 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3852 old.ffn.width.everywhere $x1406))))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2124 (or $x2628 $x3307)))
 (let (($x641 (and (and $x1383 (or $x2124 $x1495) $x1628) (or $x1706 (and $x2522 (or $x3280 $x1290) $x1315)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x202 (< 1 old.tp)))
 (let (($x2041 (= 1 old.pp)))
 (let (($x2052 (not old.ffn.down.group.pp)))
 (let (($x2351 (or $x2052 $x2041)))
 (let (($x1072 (= 1 old.sp)))
 (let (($x12 (not old.ffn.down.group.sp)))
 (let (($x1847 (or $x12 $x1072)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1169 (not old.ffn.down.group.dp)))
 (let (($x2207 (or $x1169 $x993)))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x2207 $x1847 $x2351)))
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2646 (and $x96 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x202 $x2673)))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1250 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x1250 (or $x2651 $x2646) (ite $x202 $x641 $x1864))))))))))))))))))))))))))))))))))))))
(assert
 (let ((?x1038 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2041 (= 1 old.pp)))
 (let (($x2052 (not old.ffn.down.group.pp)))
 (let (($x2351 (or $x2052 $x2041)))
 (let (($x1072 (= 1 old.sp)))
 (let (($x12 (not old.ffn.down.group.sp)))
 (let (($x1847 (or $x12 $x1072)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1169 (not old.ffn.down.group.dp)))
 (let (($x2207 (or $x1169 $x993)))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x2207 $x1847 $x2351)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2365 (and $x1880 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2395 $x2673) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2365 (_ bv96 7) ?x1038))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1835 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x1835 (= (_ bv5 7) new.ffn.down.collective) $x1913 $x2127 (= (_ bv73 7) new.ffn.down.collective))))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 $x748)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x34 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3728 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x3728 $x34 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1837 $x2263 $x1575)))))
(assert
 (let (($x454 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x454 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x2451 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2427 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2427 $x2451 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1974 $x1465 (= (_ bv56 7) new.ffn.width.kind) $x683 $x531 $x2981 $x2137 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1676 (= (_ bv56 7) new.hidden.kind) $x554 $x3195 (= (_ bv91 7) new.hidden.kind) $x1671 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x2807 (= (_ bv94 7) new.stream)))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (or $x1552 $x2807 $x1027)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x554 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2095 (and $x683 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2095))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x683 $x2596 (= ?x2128 new.ffn.width.n))))))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x683 $x2596 (<= new.ffn.width.n ?x2128))))))))
(assert
 (let (($x541 (= (- 1) new.ffn.width.n)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1457 (ite $x1974 (or $x541 (<= new.ffn.width.parts new.ffn.width.n)) (or $x541 (< 1 new.ffn.width.n)))))
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2704 (ite $x2981 (or $x541 (< new.ffn.width.block new.ffn.width.n)) (ite $x683 (or $x541 (< ?x2128 new.ffn.width.n)) $x1457))))
 (let (($x1939 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2704)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.moved (ite $x2610 new.ffn.width.given_moved $x1939)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2564 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1671 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2564))))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3285 (or $x2137 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.everywhere (ite $x2610 new.ffn.width.given_everywhere $x3285))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x2130 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x2726 (= (_ bv61 7) new.ffn.lead)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3856 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers $x2726 $x2130)))))
 (= new.ffn.piece_kept $x3856)))))))))
(assert
 (let (($x3728 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1903 (and $x3728 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x34 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x1174 (or $x1027 $x34 (and $x1552 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1903)))
 (= new.ffn.gate_entering (ite $x1174 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2427 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x775 (and $x2427 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x2451 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x794 (or $x1027 $x2451 (and $x1552 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x775)))
 (= new.ffn.up_entering (ite $x794 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (= new.ffn.in_place (or $x3166 new.ffn.width.filled)))))
(assert
 (let (($x2686 (= 1 new.pp)))
 (let (($x1162 (not new.ffn.down.group.pp)))
 (let (($x2123 (or $x1162 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x1188 (not new.ffn.down.group.sp)))
 (let (($x897 (or $x1188 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1802 (not new.ffn.down.group.dp)))
 (let (($x441 (or $x1802 $x1399)))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x441 $x897 $x2123)))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3060 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2127 $x1913) $x455))))
 (= new.ffn.first_reads $x3060)))))))))))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let ((?x1646 (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x2478 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2425 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2617 (or $x3213 $x1184)))
 (let ((?x3075 (ite (or $x2617 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2971 (ite $x2249 ?x3075 (ite $x2425 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x2478 (ite $x1990 (_ bv16 7) ?x1646)))))))
 (let (($x2392 (or $x2617 $x2260 (and $x2335 new.ffn.width.padded $x2372) (and $x1936 new.ffn.width.leads))))
 (let ((?x2360 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2392 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x2360 ?x2971)))))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1087 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2177)))
 (= new.ffn.up_piece (ite $x1087 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x309 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1184 $x3308 new.ffn.up_idle))))
 (= new.ffn.up_left $x309)))))
(assert
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x3019 (not new.model.joint)))
 (let (($x2204 (and new.ffn.piece_kept new.model.gated $x3019 (= (_ bv97 7) new.ffn.up_piece) $x2903)))
 (= new.ffn.share_of_one $x2204)))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3497 (ite $x1990 (_ bv16 7) (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x937 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x443 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x937 ?x3497)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x19 (or $x1532 $x17)))
 (let (($x2536 (or $x19 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x55 (or $x19 $x3111 (and $x289 new.ffn.width.padded $x2372) (and $x780 new.ffn.width.leads))))
 (let ((?x3770 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x55 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x3770 (ite $x2263 (ite $x2536 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x443)))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1575 (not (= (_ bv96 7) new.ffn.gate_state)) $x2177) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2974 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2974)))
(assert
 (let ((?x1853 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x3717 (not new.ffn.share_of_one)))
 (let (($x2255 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x3717))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2255) (_ bv96 7) ?x1853))))))
(assert
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x2101 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x2720 (and $x2101 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x2903 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2798 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1575 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x19 (or $x1532 $x17)))
 (let (($x149 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x3416 (not new.model.gated)))
 (let (($x1308 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2481 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1423 new.ffn.width.everywhere $x1308))))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2617 (or $x3213 $x1184)))
 (let (($x1454 (and (and $x2101 (or $x2617 $x2260) $x2481) (or $x3416 (and $x149 (or $x19 $x3111) $x2798)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x1990 (< 1 new.tp)))
 (let (($x2686 (= 1 new.pp)))
 (let (($x1162 (not new.ffn.down.group.pp)))
 (let (($x2123 (or $x1162 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x1188 (not new.ffn.down.group.sp)))
 (let (($x897 (or $x1188 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1802 (not new.ffn.down.group.dp)))
 (let (($x441 (or $x1802 $x1399)))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x441 $x897 $x2123)))
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3719 (and $x748 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x1990 $x455)))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2807 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x2807 (or $x3747 $x3719) (ite $x1990 $x1454 $x2720))))))))))))))))))))))))))))))))))))))
(assert
 (let ((?x456 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2686 (= 1 new.pp)))
 (let (($x1162 (not new.ffn.down.group.pp)))
 (let (($x2123 (or $x1162 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x1188 (not new.ffn.down.group.sp)))
 (let (($x897 (or $x1188 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1802 (not new.ffn.down.group.dp)))
 (let (($x441 (or $x1802 $x1399)))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x441 $x897 $x2123)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x265 (and $x3671 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2127 $x455) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x265 (_ bv96 7) ?x456))))))))))))))))))
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
 (let (($x2686 (= 1 new.pp)))
 (let (($x1162 (not new.ffn.down.group.pp)))
 (let (($x2123 (or $x1162 $x2686)))
 (let (($x3413 (= 1 new.sp)))
 (let (($x1188 (not new.ffn.down.group.sp)))
 (let (($x897 (or $x1188 $x3413)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1802 (not new.ffn.down.group.dp)))
 (let (($x441 (or $x1802 $x1399)))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x441 $x897 $x2123)))
 (let (($x879 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x3139 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x1962 (and $x455 (or $x3139 (and $x879 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1666 (or (or $x3139 (= (_ bv94 7) new.ffn.down_state)) (and $x879 (= (_ bv38 7) new.stream)))))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1153 (or $x2127 (and $x1913 $x1666) $x1962 (and new.ffn.tokenwise $x455) (and (or new.ffn.down.group.tp (= 1 new.tp)) $x441 $x897 $x2123))))
 (not $x1153)))))))))))))))))))
(assert
 (let (($x2041 (= 1 old.pp)))
(let (($x2052 (not old.ffn.down.group.pp)))
(let (($x2351 (or $x2052 $x2041)))
(let (($x1072 (= 1 old.sp)))
(let (($x12 (not old.ffn.down.group.sp)))
(let (($x1847 (or $x12 $x1072)))
(let (($x993 (= 1 old.dp)))
(let (($x1169 (not old.ffn.down.group.dp)))
(let (($x2207 (or $x1169 $x993)))
(let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x2207 $x1847 $x2351)))
(let (($x3595 (= (_ bv38 7) old.ffn.down_state)))
(let (($x2298 (= (_ bv96 7) old.ffn.down_state)))
(let (($x436 (and $x2673 (or $x2298 (and $x3595 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1918 (or (or $x2298 (= (_ bv94 7) old.ffn.down_state)) (and $x3595 (= (_ bv38 7) old.stream)))))
(let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
(let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
(or $x2395 (and $x3542 $x1918) $x436 (and old.ffn.tokenwise $x2673) (and (or old.ffn.down.group.tp (= 1 old.tp)) $x2207 $x1847 $x2351)))))))))))))))))))
(check-sat)

; from one replica to any number, question 37
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
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
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
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
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
 (let (($x292 (= (_ bv29 7) old.ffn.down.bias)))
 (let (($x1607 (= (_ bv27 7) old.ffn.down.bias)))
 (let (($x2190 (= (_ bv1 7) old.ffn.down.bias)))
 (or $x2190 (= (_ bv23 7) old.ffn.down.bias) $x1607 $x292)))))
(assert
 (let (($x907 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2232 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2557 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2557 $x2232 $x3542 $x2395 $x907)))))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 $x96)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x2186 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2319 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2319 $x2186 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2098 $x3503 $x2376)))))
(assert
 (let (($x2212 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2212 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x1319 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1015 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1015 $x1319 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x101 $x449 (= (_ bv56 7) old.ffn.width.kind) $x412 $x488 $x1518 $x1034 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1060 $x2885 (= (_ bv56 7) old.hidden.kind) $x2604 $x2278 $x3113 $x936 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x728 (= (_ bv49 7) old.norm.statistic)))
 (or $x728 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x1250 (= (_ bv94 7) old.stream)))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (or $x2239 $x1250 $x2897)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2604 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x2879 (< 1 old.hidden.parts)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2604 $x2879 (= ?x1641 old.hidden.n))))))))
(assert
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x2879 (< 1 old.hidden.parts)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2604 $x2879 (<= old.hidden.n ?x1641))))))))
(assert
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let (($x518 (ite $x1060 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x3405 (= (- 1) old.hidden.n)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1245 (ite $x3113 (or $x3405 (< old.hidden.block old.hidden.n)) (ite $x2604 (or $x3405 (< ?x1641 old.hidden.n)) $x518))))
 (let (($x1081 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1245)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (= old.hidden.moved (ite $x1661 old.hidden.given_moved $x1081)))))))))))))))
(assert
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2737 (and $x412 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2737))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x412 $x1124 (= ?x2447 old.ffn.width.n))))))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x412 $x1124 (<= old.ffn.width.n ?x2447))))))))
(assert
 (let (($x1021 (= (- 1) old.ffn.width.n)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1863 (ite $x101 (or $x1021 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1021 (< 1 old.ffn.width.n)))))
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1841 (ite $x1518 (or $x1021 (< old.ffn.width.block old.ffn.width.n)) (ite $x412 (or $x1021 (< ?x2447 old.ffn.width.n)) $x1863))))
 (let (($x2701 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1841)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.moved (ite $x3520 old.ffn.width.given_moved $x2701)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (let (($x432 (ite $x1661 old.hidden.given_everywhere (or $x936 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432)))))))
(assert
 (let (($x1659 (not old.hidden.moved)))
 (let (($x3566 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1659)))
 (let (($x2367 (= 1 old.hidden.parts)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (= old.hidden.first_alone (ite $x1661 old.hidden.given_first (or $x2367 $x3566))))))))))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2762 (or $x1034 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.everywhere (ite $x3520 old.ffn.width.given_everywhere $x2762))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x3450 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x3722 (= (_ bv61 7) old.ffn.lead)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3115 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers $x3722 $x3450)))))
 (= old.ffn.piece_kept $x3115)))))))))
(assert
 (let (($x2319 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1168 (and $x2319 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x2186 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x2911 (or $x2897 $x2186 (and $x2239 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1168)))
 (= old.ffn.gate_entering (ite $x2911 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1015 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x688 (and $x1015 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x1319 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x1685 (or $x2897 $x1319 (and $x2239 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x688)))
 (= old.ffn.up_entering (ite $x1685 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (= old.ffn.in_place (or $x3394 old.ffn.width.filled)))))
(assert
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3384 (or $x2395 $x3542)))
 (let (($x3591 (or $x3384 $x2673)))
 (= old.ffn.first_reads (and old.ffn.piece_kept old.stream.first_keeps_all $x3591))))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let ((?x572 (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x329 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2469 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2124 (or $x2628 $x3307)))
 (let ((?x1983 (ite (or $x2124 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2067 (ite $x1160 ?x1983 (ite $x2469 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x329 (ite $x202 (_ bv16 7) ?x572)))))))
 (let (($x2931 (or $x2124 $x1495 (and $x1505 old.ffn.width.padded $x1970) (and $x406 old.ffn.width.leads))))
 (let ((?x1442 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x2931 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x1442 ?x2067)))))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x1343 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x494)))
 (= old.ffn.up_piece (ite $x1343 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2401 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x3307 $x2218 old.ffn.up_idle))))
 (= old.ffn.up_left $x2401)))))
(assert
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x2497 (not old.model.joint)))
 (let (($x2706 (and old.ffn.piece_kept old.model.gated $x2497 (= (_ bv97 7) old.ffn.up_piece) $x2002)))
 (= old.ffn.share_of_one $x2706)))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x1311 (ite $x202 (_ bv16 7) (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x11 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2201 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x11 ?x1311)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x1571 (or $x3280 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x681 (or $x3280 $x1290 (and $x3558 old.ffn.width.padded $x1970) (and $x3020 old.ffn.width.leads))))
 (let ((?x2831 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x681 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x2831 (ite $x3503 (ite $x1571 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x2201)))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2376 (not (= (_ bv96 7) old.ffn.gate_state)) $x494) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1025 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1025)))
(assert
 (let ((?x2968 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1324 (not old.ffn.share_of_one)))
 (let (($x3146 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1324))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x3146) (_ bv96 7) ?x2968))))))
(assert
 (let (($x2557 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x1268 (not $x2557)))
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x1383 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x1864 (and $x1383 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2002 $x1268)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1315 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2376 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x2522 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x1706 (not old.model.gated)))
 (let (($x1406 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1628 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3852 old.ffn.width.everywhere $x1406))))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2124 (or $x2628 $x3307)))
 (let (($x641 (and (and $x1383 (or $x2124 $x1495) $x1628) (or $x1706 (and $x2522 (or $x3280 $x1290) $x1315)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x202 (< 1 old.tp)))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2646 (and $x96 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x202 $x2673)))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1250 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x1250 (or $x2651 $x2646) (ite $x202 $x641 $x1864)))))))))))))))))))))))))))))))
(assert
 (let ((?x1038 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2365 (and $x1880 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2395 $x2673) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2365 (_ bv96 7) ?x1038)))))))))
(assert
 (let (($x3255 (or old.ffn.share_of_one (and old.ffn.up_idle (not (= (_ bv40 7) old.ffn.down.split))))))
 (let (($x2629 (= (_ bv92 7) old.ffn.down_state)))
 (= old.ffn.taken_for_whole (and $x2629 $x3255)))))
(assert
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x220 (not $x1880)))
 (let (($x2557 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x1268 (not $x2557)))
 (let (($x3041 (= 1 old.tp)))
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) $x3041) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3384 (or $x2395 $x3542)))
 (let ((?x584 (ite (or $x3384 (and $x2673 (or $x2897 $x3041 $x1268 $x220))) (_ bv96 7) (ite $x2557 (_ bv16 7) (_ bv21 7)))))
 (let (($x2298 (= (_ bv96 7) old.ffn.down_state)))
 (let (($x907 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2232 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1914 (and (or $x2232 $x907) $x2673)))
 (let ((?x1257 (ite (or $x2395 (and $x3542 (= (_ bv38 7) old.stream)) $x1914) (_ bv38 7) (ite $x3542 (_ bv96 7) (_ bv16 7)))))
 (let (($x2090 (or (and old.hidden.filled (not $x2897)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1045 (not $x2673)))
 (let (($x728 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let ((?x2865 (ite (and $x2232 old.hidden.filled $x2239 $x1045 $x728) old.stream (ite (and $x907 $x1045 $x2090) old.stream ?x1257))))
 (let ((?x1976 (ite (and $x2897 old.hidden.everywhere (or $x2395 $x1914)) (_ bv96 7) (ite (and $x2232 old.hidden.filled $x2897 $x1045) (_ bv96 7) ?x2865))))
 (let ((?x603 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2673) (_ bv38 7) (ite $x2557 (_ bv96 7) ?x1976))))
 (let (($x3595 (= (_ bv38 7) old.ffn.down_state)))
 (let ((?x3573 (ite $x907 (ite (not $x2897) old.stream (_ bv66 7)) (ite $x3542 (ite $x2897 (_ bv96 7) old.stream) (ite $x2395 (_ bv92 7) (_ bv16 7))))))
 (let (($x2629 (= (_ bv92 7) old.ffn.down_state)))
 (let ((?x3005 (ite $x2629 (ite $x2232 (_ bv96 7) ?x3573) (ite $x3595 ?x603 (ite $x2298 ?x584 old.ffn.down_state)))))
 (let ((?x3198 (ite (and old.ffn.taken_for_whole $x3542) (_ bv92 7) (ite old.ffn.tokenwise (ite (or $x3384 $x2673) (_ bv94 7) (_ bv21 7)) ?x3005))))
 (= old.ffn.joined ?x3198))))))))))))))))))))))))))))))
(assert
 (let (($x374 (not old.hidden.everywhere)))
 (let (($x2232 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3595 (= (_ bv38 7) old.ffn.down_state)))
 (= old.ffn.full_though_split (and $x3595 (= (_ bv96 7) old.ffn.joined) $x2232 $x374))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1897 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x87 (= (_ bv27 7) new.ffn.down.bias)))
 (let (($x3579 (= (_ bv1 7) new.ffn.down.bias)))
 (or $x3579 (= (_ bv23 7) new.ffn.down.bias) $x87 $x1897)))))
(assert
 (let (($x618 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3094 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1835 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x1835 $x3094 $x1913 $x2127 $x618)))))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 $x748)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x34 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3728 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x3728 $x34 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1837 $x2263 $x1575)))))
(assert
 (let (($x454 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x454 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x2451 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2427 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2427 $x2451 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1974 $x1465 (= (_ bv56 7) new.ffn.width.kind) $x683 $x531 $x2981 $x2137 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2953 $x1676 (= (_ bv56 7) new.hidden.kind) $x554 $x3195 $x1825 $x1671 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x275 (= (_ bv49 7) new.norm.statistic)))
 (or $x275 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x2807 (= (_ bv94 7) new.stream)))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (or $x1552 $x2807 $x1027)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x554 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x3915 (< 1 new.hidden.parts)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x554 $x3915 (= ?x550 new.hidden.n))))))))
(assert
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x3915 (< 1 new.hidden.parts)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x554 $x3915 (<= new.hidden.n ?x550))))))))
(assert
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2036 (ite $x2953 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x3879 (= (- 1) new.hidden.n)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3421 (ite $x1825 (or $x3879 (< new.hidden.block new.hidden.n)) (ite $x554 (or $x3879 (< ?x550 new.hidden.n)) $x2036))))
 (let (($x1075 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3421)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (= new.hidden.moved (ite $x1214 new.hidden.given_moved $x1075)))))))))))))))
(assert
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2095 (and $x683 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2095))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x683 $x2596 (= ?x2128 new.ffn.width.n))))))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x683 $x2596 (<= new.ffn.width.n ?x2128))))))))
(assert
 (let (($x541 (= (- 1) new.ffn.width.n)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1457 (ite $x1974 (or $x541 (<= new.ffn.width.parts new.ffn.width.n)) (or $x541 (< 1 new.ffn.width.n)))))
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2704 (ite $x2981 (or $x541 (< new.ffn.width.block new.ffn.width.n)) (ite $x683 (or $x541 (< ?x2128 new.ffn.width.n)) $x1457))))
 (let (($x1939 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2704)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.moved (ite $x2610 new.ffn.width.given_moved $x1939)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (let (($x2564 (ite $x1214 new.hidden.given_everywhere (or $x1671 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2564)))))))
(assert
 (let (($x838 (not new.hidden.moved)))
 (let (($x2620 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x838)))
 (let (($x2032 (= 1 new.hidden.parts)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (= new.hidden.first_alone (ite $x1214 new.hidden.given_first (or $x2032 $x2620))))))))))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3285 (or $x2137 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.everywhere (ite $x2610 new.ffn.width.given_everywhere $x3285))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x2130 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x2726 (= (_ bv61 7) new.ffn.lead)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3856 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers $x2726 $x2130)))))
 (= new.ffn.piece_kept $x3856)))))))))
(assert
 (let (($x3728 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1903 (and $x3728 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x34 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x1174 (or $x1027 $x34 (and $x1552 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1903)))
 (= new.ffn.gate_entering (ite $x1174 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2427 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x775 (and $x2427 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x2451 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x794 (or $x1027 $x2451 (and $x1552 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x775)))
 (= new.ffn.up_entering (ite $x794 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (= new.ffn.in_place (or $x3166 new.ffn.width.filled)))))
(assert
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2672 (or $x2127 $x1913)))
 (let (($x867 (or $x2672 $x455)))
 (= new.ffn.first_reads (and new.ffn.piece_kept new.stream.first_keeps_all $x867))))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let ((?x1646 (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x2478 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2425 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2617 (or $x3213 $x1184)))
 (let ((?x3075 (ite (or $x2617 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2971 (ite $x2249 ?x3075 (ite $x2425 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x2478 (ite $x1990 (_ bv16 7) ?x1646)))))))
 (let (($x2392 (or $x2617 $x2260 (and $x2335 new.ffn.width.padded $x2372) (and $x1936 new.ffn.width.leads))))
 (let ((?x2360 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2392 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x2360 ?x2971)))))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1087 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2177)))
 (= new.ffn.up_piece (ite $x1087 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x309 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1184 $x3308 new.ffn.up_idle))))
 (= new.ffn.up_left $x309)))))
(assert
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x3019 (not new.model.joint)))
 (let (($x2204 (and new.ffn.piece_kept new.model.gated $x3019 (= (_ bv97 7) new.ffn.up_piece) $x2903)))
 (= new.ffn.share_of_one $x2204)))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3497 (ite $x1990 (_ bv16 7) (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x937 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x443 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x937 ?x3497)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x19 (or $x1532 $x17)))
 (let (($x2536 (or $x19 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x55 (or $x19 $x3111 (and $x289 new.ffn.width.padded $x2372) (and $x780 new.ffn.width.leads))))
 (let ((?x3770 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x55 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x3770 (ite $x2263 (ite $x2536 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x443)))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1575 (not (= (_ bv96 7) new.ffn.gate_state)) $x2177) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2974 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2974)))
(assert
 (let ((?x1853 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x3717 (not new.ffn.share_of_one)))
 (let (($x2255 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x3717))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2255) (_ bv96 7) ?x1853))))))
(assert
 (let (($x1835 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x3377 (not $x1835)))
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x2101 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x2720 (and $x2101 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x2903 $x3377)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2798 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1575 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x19 (or $x1532 $x17)))
 (let (($x149 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x3416 (not new.model.gated)))
 (let (($x1308 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2481 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1423 new.ffn.width.everywhere $x1308))))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2617 (or $x3213 $x1184)))
 (let (($x1454 (and (and $x2101 (or $x2617 $x2260) $x2481) (or $x3416 (and $x149 (or $x19 $x3111) $x2798)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x1990 (< 1 new.tp)))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3719 (and $x748 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x1990 $x455)))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2807 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x2807 (or $x3747 $x3719) (ite $x1990 $x1454 $x2720)))))))))))))))))))))))))))))))
(assert
 (let ((?x456 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x265 (and $x3671 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2127 $x455) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x265 (_ bv96 7) ?x456)))))))))
(assert
 (let (($x1431 (or new.ffn.share_of_one (and new.ffn.up_idle (not (= (_ bv40 7) new.ffn.down.split))))))
 (let (($x521 (= (_ bv92 7) new.ffn.down_state)))
 (= new.ffn.taken_for_whole (and $x521 $x1431)))))
(assert
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x243 (not $x3671)))
 (let (($x1835 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x3377 (not $x1835)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x455 (and (or (not new.ffn.down.group.tp) $x1239) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2672 (or $x2127 $x1913)))
 (let ((?x192 (ite (or $x2672 (and $x455 (or $x1027 $x1239 $x3377 $x243))) (_ bv96 7) (ite $x1835 (_ bv16 7) (_ bv21 7)))))
 (let (($x3139 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x618 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x3094 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x757 (and (or $x3094 $x618) $x455)))
 (let ((?x447 (ite (or $x2127 (and $x1913 (= (_ bv38 7) new.stream)) $x757) (_ bv38 7) (ite $x1913 (_ bv96 7) (_ bv16 7)))))
 (let (($x3408 (or (and new.hidden.filled (not $x1027)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3600 (not $x455)))
 (let (($x275 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let ((?x116 (ite (and $x3094 new.hidden.filled $x1552 $x3600 $x275) new.stream (ite (and $x618 $x3600 $x3408) new.stream ?x447))))
 (let ((?x3374 (ite (and $x1027 new.hidden.everywhere (or $x2127 $x757)) (_ bv96 7) (ite (and $x3094 new.hidden.filled $x1027 $x3600) (_ bv96 7) ?x116))))
 (let ((?x2964 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x455) (_ bv38 7) (ite $x1835 (_ bv96 7) ?x3374))))
 (let (($x879 (= (_ bv38 7) new.ffn.down_state)))
 (let ((?x3081 (ite $x618 (ite (not $x1027) new.stream (_ bv66 7)) (ite $x1913 (ite $x1027 (_ bv96 7) new.stream) (ite $x2127 (_ bv92 7) (_ bv16 7))))))
 (let (($x521 (= (_ bv92 7) new.ffn.down_state)))
 (let ((?x3336 (ite $x521 (ite $x3094 (_ bv96 7) ?x3081) (ite $x879 ?x2964 (ite $x3139 ?x192 new.ffn.down_state)))))
 (let ((?x1266 (ite (and new.ffn.taken_for_whole $x1913) (_ bv92 7) (ite new.ffn.tokenwise (ite (or $x2672 $x455) (_ bv94 7) (_ bv21 7)) ?x3336))))
 (= new.ffn.joined ?x1266))))))))))))))))))))))))))))))
(assert
 (let (($x861 (not new.hidden.everywhere)))
 (let (($x3094 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x879 (= (_ bv38 7) new.ffn.down_state)))
 (= new.ffn.full_though_split (and $x879 (= (_ bv96 7) new.ffn.joined) $x3094 $x861))))))
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
 (let (($x577 (and (or (= (_ bv96 7) new.ffn.down_state) (= (_ bv94 7) new.ffn.down_state)) new.stream.first_keeps_all)))
 (let (($x1897 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x2662 (and $x1897 (or (and (= (_ bv38 7) new.ffn.down_state) new.hidden.first_alone) $x577))))
 (let (($x2432 (not new.ffn.full_though_split)))
 (let (($x1438 (and (not (= (_ bv92 7) new.ffn.down_state)) (or (= (_ bv1 7) new.ffn.down.bias) (= (_ bv27 7) new.ffn.down.bias)) $x2432)))
 (let (($x521 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x591 (and $x521 (or (not (= (_ bv27 7) new.ffn.down.bias)) new.ffn.taken_for_whole))))
 (let (($x1239 (= 1 new.tp)))
 (not (or $x1239 (not new.model.down_bias) $x591 $x1438 $x2662)))))))))))
(assert
 (let (($x1823 (and (or (= (_ bv96 7) old.ffn.down_state) (= (_ bv94 7) old.ffn.down_state)) old.stream.first_keeps_all)))
(let (($x292 (= (_ bv29 7) old.ffn.down.bias)))
(let (($x2491 (and $x292 (or (and (= (_ bv38 7) old.ffn.down_state) old.hidden.first_alone) $x1823))))
(let (($x2599 (not old.ffn.full_though_split)))
(let (($x3479 (and (not (= (_ bv92 7) old.ffn.down_state)) (or (= (_ bv1 7) old.ffn.down.bias) (= (_ bv27 7) old.ffn.down.bias)) $x2599)))
(let (($x2629 (= (_ bv92 7) old.ffn.down_state)))
(let (($x2539 (and $x2629 (or (not (= (_ bv27 7) old.ffn.down.bias)) old.ffn.taken_for_whole))))
(let (($x2292 (not old.model.down_bias)))
(let (($x3041 (= 1 old.tp)))
(or $x3041 $x2292 $x2539 $x3479 $x2491)))))))))))
(check-sat)

; from one replica to any number, question 38
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
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
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
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.stream.junk_in_ffn () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
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
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.stream.junk_in_ffn () Bool)
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
 (let (($x1963 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x1963 (= (_ bv10 7) old.attention.out.collective) (= (_ bv57 7) old.attention.out.collective) (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x662 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1614 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1614 (= (_ bv23 7) old.attention.out.residual) $x662 (= (_ bv29 7) old.attention.out.residual)))))
(assert
 (let (($x1594 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1594)))
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
 (let (($x620 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x620 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1321 (= (_ bv38 7) old.embedding.split)))
 (or $x1321 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x907 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2232 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2557 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2557 $x2232 $x3542 $x2395 $x907)))))))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x954 (= (_ bv10 7) old.ffn.down.input)))
 (or $x954 $x1680 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2353 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x2652 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2849 (= (_ bv23 7) old.ffn.down.residual)))
 (let (($x1490 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1490 $x2849 $x2652 $x2353))))))
(assert
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1880 $x2651 $x96)))))
(assert
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1860 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1860 $x3558 $x676 $x2779 $x3020)))))))
(assert
 (let (($x2186 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2319 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2319 $x2186 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2098 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2098 $x3503 $x2376)))))
(assert
 (let (($x2212 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2212 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3711 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3711 $x1505 $x2628 $x3307 $x406)))))))
(assert
 (let (($x1319 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1015 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1015 $x1319 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2756 $x1160 $x3852)))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2945 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2945 $x1810 $x2218 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x101 $x449 (= (_ bv56 7) old.ffn.width.kind) $x412 $x488 $x1518 $x1034 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2885 (= (_ bv56 7) old.hidden.kind) $x2604 $x2278 (= (_ bv91 7) old.hidden.kind) $x936 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2584 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x2584 (= (_ bv82 7) old.model.norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x1250 (= (_ bv94 7) old.stream)))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (or $x2239 $x1250 $x2897)))))
(assert
 (let (($x1386 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2926 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x132 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x132 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2926 (= (_ bv91 7) old.stream_tokens.kind) $x1386 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2604 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x3278 (= (div (* ?x2498 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2604 (< 1 old.hidden.parts) $x3278))))))
(assert
 (let (($x1386 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2794 (or $x1386 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2059 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2794)))
 (= old.stream_tokens.everywhere $x2059)))))
(assert
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2737 (and $x412 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2737))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x412 $x1124 (= ?x2447 old.ffn.width.n))))))))
(assert
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1124 (< 1 old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x412 $x1124 (<= old.ffn.width.n ?x2447))))))))
(assert
 (let (($x1021 (= (- 1) old.ffn.width.n)))
 (let (($x101 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1863 (ite $x101 (or $x1021 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1021 (< 1 old.ffn.width.n)))))
 (let ((?x3227 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2447 (div (* ?x3227 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x412 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1518 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1841 (ite $x1518 (or $x1021 (< old.ffn.width.block old.ffn.width.n)) (ite $x412 (or $x1021 (< ?x2447 old.ffn.width.n)) $x1863))))
 (let (($x2701 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1841)))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.moved (ite $x3520 old.ffn.width.given_moved $x2701)))))))))))))))
(assert
 (let (($x1594 (= (_ bv61 7) old.attention.out.split)))
 (let (($x662 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1614 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1614 (and $x662 $x1594)))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1680 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1167 (or $x1680 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1167))))
(assert
 (let (($x1490 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x416 (or $x1490 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x416)))))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x432 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x936 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432))))
(assert
 (let (($x2967 (not old.model.embedding_norm)))
 (let (($x2176 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x620 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1321 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1321 $x620 $x2239 old.hidden.filled (not $x2176) $x2967))))))))
(assert
 (let (($x2584 (= (_ bv68 7) old.model.norm)))
 (let (($x3361 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x1963 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1594 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1594 $x1963 $x2239 old.hidden.filled (not $x3361) $x2584))))))))
(assert
 (let (($x2584 (= (_ bv68 7) old.model.norm)))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1045 (not $x2673)))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x2232 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x96 $x2232 $x2239 old.hidden.filled $x1045 $x2584)))))))))
(assert
 (let (($x1034 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2762 (or $x1034 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x449 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x488 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3520 (or $x488 $x449)))
 (= old.ffn.width.everywhere (ite $x3520 old.ffn.width.given_everywhere $x2762))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2756 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x202 (< 1 old.tp)))
 (let (($x2499 (and old.model.gated $x202 $x2756 $x1495 $x1379 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2376 $x2989)))))
 (= old.ffn.up_idle $x2499))))))))))))
(assert
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2989 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1290)))
 (let (($x3450 (ite old.model.gated $x2989 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1495))))
 (let (($x3722 (= (_ bv61 7) old.ffn.lead)))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3115 (and old.ffn.width.filled $x2651 (not (and old.ffn.gathers $x3722 $x3450)))))
 (= old.ffn.piece_kept $x3115)))))))))
(assert
 (let (($x2319 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1168 (and $x2319 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x2186 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x2911 (or $x2897 $x2186 (and $x2239 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1168)))
 (= old.ffn.gate_entering (ite $x2911 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1015 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x688 (and $x1015 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x1319 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x1685 (or $x2897 $x1319 (and $x2239 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x688)))
 (= old.ffn.up_entering (ite $x1685 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x509 (or $x2897 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x509))))
(assert
 (let (($x2719 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x2719)))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (= old.ffn.in_place (or $x3394 old.ffn.width.filled)))))
(assert
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3542 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x929 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x2395 $x3542) $x2673))))
 (= old.ffn.first_reads $x929))))))
(assert
 (let (($x59 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x2682 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1073 (and old.model.behind_dense $x2682)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x1073 $x59))))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let ((?x572 (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x202 (< 1 old.tp)))
 (let ((?x329 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1505 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1379 (or $x2628 $x1505)))
 (let (($x1810 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2469 (or $x3307 (not (or $x1810 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2124 (or $x2628 $x3307)))
 (let ((?x1983 (ite (or $x2124 $x1495 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2067 (ite $x1160 ?x1983 (ite $x2469 (_ bv92 7) (ite $x1379 (_ bv96 7) (ite $x406 ?x329 (ite $x202 (_ bv16 7) ?x572)))))))
 (let (($x2931 (or $x2124 $x1495 (and $x1505 old.ffn.width.padded $x1970) (and $x406 old.ffn.width.leads))))
 (let ((?x1442 (ite (and $x1505 old.ffn.width.filled (not $x1495)) (_ bv96 7) (ite $x2931 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3852 ?x1442 ?x2067)))))))))))))))))))))))
(assert
 (let (($x2141 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_in_attention))))
 (= old.stream.junk_in_ffn $x2141)))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x1343 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x494)))
 (= old.ffn.up_piece (ite $x1343 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2218 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2401 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x3307 $x2218 old.ffn.up_idle))))
 (= old.ffn.up_left $x2401)))))
(assert
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x2497 (not old.model.joint)))
 (let (($x2706 (and old.ffn.piece_kept old.model.gated $x2497 (= (_ bv97 7) old.ffn.up_piece) $x2002)))
 (= old.ffn.share_of_one $x2706)))))
(assert
 (let (($x1970 (not old.ffn.width.moved)))
 (let (($x3394 (and old.ffn.width.everywhere $x1970)))
 (let (($x202 (< 1 old.tp)))
 (let ((?x1311 (ite $x202 (_ bv16 7) (ite $x3394 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x11 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3020 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3558 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2201 (ite (or $x2779 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x676 $x3558) (_ bv96 7) (ite $x3020 ?x11 ?x1311)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x1571 (or $x3280 $x1290 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3503 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x681 (or $x3280 $x1290 (and $x3558 old.ffn.width.padded $x1970) (and $x3020 old.ffn.width.leads))))
 (let ((?x2831 (ite (and $x3558 old.ffn.width.filled (not $x1290)) (_ bv96 7) (ite $x681 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2376 ?x2831 (ite $x3503 (ite $x1571 (_ bv96 7) (ite $x3558 (_ bv21 7) (_ bv16 7))) ?x2201)))))))))))))))))))))
(assert
 (let (($x494 (not old.ffn.width.everywhere)))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2376 (not (= (_ bv96 7) old.ffn.gate_state)) $x494) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1025 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1025)))
(assert
 (let ((?x2968 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1324 (not old.ffn.share_of_one)))
 (let (($x3146 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1324))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x3146) (_ bv96 7) ?x2968))))))
(assert
 (let (($x2002 (not old.ffn.up_left)))
 (let (($x1383 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x1864 (and $x1383 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2002 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x2376 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1315 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2376 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1290 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2779 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x676 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3280 (or $x676 $x2779)))
 (let (($x2522 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x1706 (not old.model.gated)))
 (let (($x1406 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3852 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1628 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3852 old.ffn.width.everywhere $x1406))))
 (let (($x1495 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3307 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2628 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2124 (or $x2628 $x3307)))
 (let (($x641 (and (and $x1383 (or $x2124 $x1495) $x1628) (or $x1706 (and $x2522 (or $x3280 $x1290) $x1315)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x202 (< 1 old.tp)))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x96 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2646 (and $x96 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x202 $x2673)))))
 (let (($x2651 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1250 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x1250 (or $x2651 $x2646) (ite $x202 $x641 $x1864)))))))))))))))))))))))))))))
(assert
 (let ((?x1038 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2395 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1880 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2365 (and $x1880 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2395 $x2673) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2365 (_ bv96 7) ?x1038)))))))))
(assert
 (let (($x2353 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x2164 (or $x2353 (= (= (_ bv23 7) old.ffn.down.residual) (= (_ bv5 7) old.ffn.down.collective)))))
 (let (($x2897 (= (_ bv96 7) old.stream)))
 (let (($x3595 (= (_ bv38 7) old.ffn.down_state)))
 (let (($x1313 (or (or (= (_ bv92 7) old.ffn.down_state) (= (_ bv96 7) old.ffn.down_state)) old.hidden.filled)))
 (let (($x2323 (= old.ffn.down_state old.stream)))
 (let (($x2629 (= (_ bv92 7) old.ffn.down_state)))
 (let (($x2555 (and (or $x2353 (= (_ bv23 7) old.ffn.down.residual)) $x2629 (or $x2897 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x2239 (= (_ bv38 7) old.stream)))
 (let (($x2652 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x3192 (and $x2652 (not $x2629) (or $x2323 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x2575 (or $x3192 (and $x2652 $x2239 old.hidden.filled) $x2555 (and $x2353 old.stream.first_keeps_all $x2323) (and $x2353 old.stream.first_has_all $x1313) (and $x3595 $x2897 old.hidden.filled $x2164))))
 (let (($x2673 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1045 (not $x2673)))
 (let (($x907 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2232 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2884 (and $x2652 old.stream.junk_in_ffn (or $x2629 (and $x3595 (or $x2232 $x907) $x1045)))))
 (let (($x2588 (or $x2323 (and old.stream.in_order (or (not $x3595) old.hidden.everywhere)))))
 (let (($x3041 (= 1 old.tp)))
 (= old.ffn.residual_once (or (and $x3041 $x2588) (and (not $x2884) $x2575)))))))))))))))))))))))
(assert
 (let (($x864 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x864 (= (_ bv10 7) new.attention.out.collective) (= (_ bv57 7) new.attention.out.collective) (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x547 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x3170 (= (_ bv1 7) new.attention.out.residual)))
 (or $x3170 (= (_ bv23 7) new.attention.out.residual) $x547 (= (_ bv29 7) new.attention.out.residual)))))
(assert
 (let (($x2399 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x2399)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x298 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x298 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x3289 (= (_ bv38 7) new.embedding.split)))
 (or $x3289 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x618 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3094 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1835 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x1835 $x3094 $x1913 $x2127 $x618)))))))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3256 $x1643 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x758 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x3325 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2008 (= (_ bv23 7) new.ffn.down.residual)))
 (let (($x1036 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1036 $x2008 $x3325 $x758))))))
(assert
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3671 $x3747 $x748)))))
(assert
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2005 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2005 $x289 $x1532 $x17 $x780)))))))
(assert
 (let (($x34 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3728 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x3728 $x34 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1837 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1837 $x2263 $x1575)))))
(assert
 (let (($x454 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x454 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1121 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1121 $x2335 $x3213 $x1184 $x1936)))))))
(assert
 (let (($x2451 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2427 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2427 $x2451 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1397 $x2249 $x1423)))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1514 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1514 $x3044 $x3308 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1974 $x1465 (= (_ bv56 7) new.ffn.width.kind) $x683 $x531 $x2981 $x2137 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1676 (= (_ bv56 7) new.hidden.kind) $x554 $x3195 (= (_ bv91 7) new.hidden.kind) $x1671 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2140 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2140 (= (_ bv82 7) new.model.norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x2807 (= (_ bv94 7) new.stream)))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (or $x1552 $x2807 $x1027)))))
(assert
 (let (($x1862 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x472 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x632 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x632 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x472 (= (_ bv91 7) new.stream_tokens.kind) $x1862 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x554 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x3831 (= (div (* ?x483 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x554 (< 1 new.hidden.parts) $x3831))))))
(assert
 (let (($x1862 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2093 (or $x1862 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1564 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2093)))
 (= new.stream_tokens.everywhere $x1564)))))
(assert
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2095 (and $x683 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2095))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x683 $x2596 (= ?x2128 new.ffn.width.n))))))))
(assert
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2596 (< 1 new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x683 $x2596 (<= new.ffn.width.n ?x2128))))))))
(assert
 (let (($x541 (= (- 1) new.ffn.width.n)))
 (let (($x1974 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1457 (ite $x1974 (or $x541 (<= new.ffn.width.parts new.ffn.width.n)) (or $x541 (< 1 new.ffn.width.n)))))
 (let ((?x3720 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2128 (div (* ?x3720 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x683 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2981 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2704 (ite $x2981 (or $x541 (< new.ffn.width.block new.ffn.width.n)) (ite $x683 (or $x541 (< ?x2128 new.ffn.width.n)) $x1457))))
 (let (($x1939 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2704)))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.moved (ite $x2610 new.ffn.width.given_moved $x1939)))))))))))))))
(assert
 (let (($x2399 (= (_ bv61 7) new.attention.out.split)))
 (let (($x547 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x3170 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x3170 (and $x547 $x2399)))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1643 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x935 (or $x1643 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x935))))
(assert
 (let (($x1036 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x940 (or $x1036 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x940)))))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2564 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1671 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2564))))
(assert
 (let (($x2044 (not new.model.embedding_norm)))
 (let (($x881 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x298 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3289 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x3289 $x298 $x1552 new.hidden.filled (not $x881) $x2044))))))))
(assert
 (let (($x2140 (= (_ bv68 7) new.model.norm)))
 (let (($x1962 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x864 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2399 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x2399 $x864 $x1552 new.hidden.filled (not $x1962) $x2140))))))))
(assert
 (let (($x2140 (= (_ bv68 7) new.model.norm)))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3600 (not $x455)))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x3094 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x748 $x3094 $x1552 new.hidden.filled $x3600 $x2140)))))))))
(assert
 (let (($x2137 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3285 (or $x2137 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1465 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x531 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2610 (or $x531 $x1465)))
 (= new.ffn.width.everywhere (ite $x2610 new.ffn.width.given_everywhere $x3285))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1397 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1990 (< 1 new.tp)))
 (let (($x1969 (and new.model.gated $x1990 $x1397 $x2260 $x1886 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1575 $x233)))))
 (= new.ffn.up_idle $x1969))))))))))))
(assert
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x233 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x3111)))
 (let (($x2130 (ite new.model.gated $x233 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2260))))
 (let (($x2726 (= (_ bv61 7) new.ffn.lead)))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3856 (and new.ffn.width.filled $x3747 (not (and new.ffn.gathers $x2726 $x2130)))))
 (= new.ffn.piece_kept $x3856)))))))))
(assert
 (let (($x3728 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1903 (and $x3728 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x34 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x1174 (or $x1027 $x34 (and $x1552 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1903)))
 (= new.ffn.gate_entering (ite $x1174 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2427 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x775 (and $x2427 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x2451 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x794 (or $x1027 $x2451 (and $x1552 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x775)))
 (= new.ffn.up_entering (ite $x794 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x3481 (or $x1027 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x3481))))
(assert
 (let (($x448 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x448)))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (= new.ffn.in_place (or $x3166 new.ffn.width.filled)))))
(assert
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1913 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3060 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2127 $x1913) $x455))))
 (= new.ffn.first_reads $x3060))))))
(assert
 (let (($x829 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x2812 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2350 (and new.model.behind_dense $x2812)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2350 $x829))))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let ((?x1646 (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x2478 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1936 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2335 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1886 (or $x3213 $x2335)))
 (let (($x3044 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2425 (or $x1184 (not (or $x3044 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2617 (or $x3213 $x1184)))
 (let ((?x3075 (ite (or $x2617 $x2260 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2335 (_ bv21 7) (_ bv16 7)))))
 (let (($x2249 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2971 (ite $x2249 ?x3075 (ite $x2425 (_ bv92 7) (ite $x1886 (_ bv96 7) (ite $x1936 ?x2478 (ite $x1990 (_ bv16 7) ?x1646)))))))
 (let (($x2392 (or $x2617 $x2260 (and $x2335 new.ffn.width.padded $x2372) (and $x1936 new.ffn.width.leads))))
 (let ((?x2360 (ite (and $x2335 new.ffn.width.filled (not $x2260)) (_ bv96 7) (ite $x2392 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1423 ?x2360 ?x2971)))))))))))))))))))))))
(assert
 (let (($x2253 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_in_attention))))
 (= new.stream.junk_in_ffn $x2253)))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1087 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2177)))
 (= new.ffn.up_piece (ite $x1087 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3308 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x309 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1184 $x3308 new.ffn.up_idle))))
 (= new.ffn.up_left $x309)))))
(assert
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x3019 (not new.model.joint)))
 (let (($x2204 (and new.ffn.piece_kept new.model.gated $x3019 (= (_ bv97 7) new.ffn.up_piece) $x2903)))
 (= new.ffn.share_of_one $x2204)))))
(assert
 (let (($x2372 (not new.ffn.width.moved)))
 (let (($x3166 (and new.ffn.width.everywhere $x2372)))
 (let (($x1990 (< 1 new.tp)))
 (let ((?x3497 (ite $x1990 (_ bv16 7) (ite $x3166 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x937 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x780 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x289 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x443 (ite (or $x17 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1532 $x289) (_ bv96 7) (ite $x780 ?x937 ?x3497)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x19 (or $x1532 $x17)))
 (let (($x2536 (or $x19 $x3111 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2263 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x55 (or $x19 $x3111 (and $x289 new.ffn.width.padded $x2372) (and $x780 new.ffn.width.leads))))
 (let ((?x3770 (ite (and $x289 new.ffn.width.filled (not $x3111)) (_ bv96 7) (ite $x55 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1575 ?x3770 (ite $x2263 (ite $x2536 (_ bv96 7) (ite $x289 (_ bv21 7) (_ bv16 7))) ?x443)))))))))))))))))))))
(assert
 (let (($x2177 (not new.ffn.width.everywhere)))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1575 (not (= (_ bv96 7) new.ffn.gate_state)) $x2177) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2974 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2974)))
(assert
 (let ((?x1853 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x3717 (not new.ffn.share_of_one)))
 (let (($x2255 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x3717))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2255) (_ bv96 7) ?x1853))))))
(assert
 (let (($x2903 (not new.ffn.up_left)))
 (let (($x2101 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x2720 (and $x2101 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x2903 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x1575 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2798 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1575 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x3111 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x17 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1532 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x19 (or $x1532 $x17)))
 (let (($x149 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x3416 (not new.model.gated)))
 (let (($x1308 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1423 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2481 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1423 new.ffn.width.everywhere $x1308))))
 (let (($x2260 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1184 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3213 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2617 (or $x3213 $x1184)))
 (let (($x1454 (and (and $x2101 (or $x2617 $x2260) $x2481) (or $x3416 (and $x149 (or $x19 $x3111) $x2798)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x1990 (< 1 new.tp)))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x748 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3719 (and $x748 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x1990 $x455)))))
 (let (($x3747 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2807 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x2807 (or $x3747 $x3719) (ite $x1990 $x1454 $x2720)))))))))))))))))))))))))))))
(assert
 (let ((?x456 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2127 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3671 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x265 (and $x3671 (not (= (_ bv92 7) new.ffn.product_in)) (or $x2127 $x455) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x265 (_ bv96 7) ?x456)))))))))
(assert
 (let (($x758 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x1608 (or $x758 (= (= (_ bv23 7) new.ffn.down.residual) (= (_ bv5 7) new.ffn.down.collective)))))
 (let (($x1027 (= (_ bv96 7) new.stream)))
 (let (($x879 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x3180 (or (or (= (_ bv92 7) new.ffn.down_state) (= (_ bv96 7) new.ffn.down_state)) new.hidden.filled)))
 (let (($x3264 (= new.ffn.down_state new.stream)))
 (let (($x521 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x157 (and (or $x758 (= (_ bv23 7) new.ffn.down.residual)) $x521 (or $x1027 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1552 (= (_ bv38 7) new.stream)))
 (let (($x3325 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1729 (and $x3325 (not $x521) (or $x3264 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x2321 (or $x1729 (and $x3325 $x1552 new.hidden.filled) $x157 (and $x758 new.stream.first_keeps_all $x3264) (and $x758 new.stream.first_has_all $x3180) (and $x879 $x1027 new.hidden.filled $x1608))))
 (let (($x455 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3600 (not $x455)))
 (let (($x618 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x3094 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x587 (and $x3325 new.stream.junk_in_ffn (or $x521 (and $x879 (or $x3094 $x618) $x3600)))))
 (let (($x3101 (or $x3264 (and new.stream.in_order (or (not $x879) new.hidden.everywhere)))))
 (let (($x1239 (= 1 new.tp)))
 (= new.ffn.residual_once (or (and $x1239 $x3101) (and (not $x587) $x2321)))))))))))))))))))))))
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
 (let (($x145 (not new.model.scaled_residual)))
 (let (($x2140 (= (_ bv68 7) new.model.norm)))
 (let (($x1036 (= (_ bv1 7) new.ffn.down.residual)))
 (not (or new.model.parallel $x1036 (and $x2140 $x145 new.ffn.residual_once)))))))
(assert
 (let (($x3070 (not old.model.scaled_residual)))
(let (($x2584 (= (_ bv68 7) old.model.norm)))
(let (($x1490 (= (_ bv1 7) old.ffn.down.residual)))
(or old.model.parallel $x1490 (and $x2584 $x3070 old.ffn.residual_once))))))
(check-sat)

; from one replica to any number, question 39
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3161 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (or $x1449 $x205 $x1060 $x2885 $x3161 $x2604 $x2278 $x3113 $x936 $x1604))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3448 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x2237 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3226 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x3043 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2066 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2066 $x3043 $x3226 $x2237 $x3448)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x3603 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1022 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1191 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3828 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3642 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3079 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x3079 $x3642 (= (_ bv56 7) old.lm_head.cut.kind) $x3828 $x1191 $x1022 $x3603 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3682 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2075 (= (_ bv40 7) old.lm_head.split)))
 (or $x2075 (= (_ bv57 7) old.lm_head.split) $x3682))))
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
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2604 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x60 (= (- 1) old.hidden.n)))
 (let ((?x1987 (ite (or $x60 (< (* ?x1641 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x895 (ite $x2604 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1987) old.hidden.given_least)))
 (let ((?x2757 (ite (or $x60 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2743 (ite $x1060 (ite (and $x60 (= 1 old.hidden.parts)) 1 ?x2757) ?x895)))
 (let (($x3161 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x696 (ite $x936 old.hidden.parts (ite (or $x205 $x1449 $x3113 $x1604 $x3161) 1 ?x2743))))
 (= old.hidden.least ?x696))))))))))))))))))
(assert
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2604 (< 1 old.hidden.parts) (= ?x1641 old.hidden.n)))))))
(assert
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1750 (ite $x1060 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x60 (= (- 1) old.hidden.n)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x549 (ite $x3113 (or $x60 (< old.hidden.block old.hidden.n)) (ite $x2604 (or $x60 (< ?x1641 old.hidden.n)) $x1750))))
 (let (($x1503 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x549)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (= old.hidden.moved (ite $x1661 old.hidden.given_moved $x1503)))))))))))))))
(assert
 (let ((?x747 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x3117 (div (* ?x747 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x3828 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2426 (and $x3828 (< 1 old.lm_head.cut.parts) (= ?x3117 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x2426))))))
(assert
 (let (($x3828 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3731 (and $x3828 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3731))))
(assert
 (let (($x917 (= (- 1) old.lm_head.cut.n)))
 (let (($x3079 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2662 (ite $x3079 (or $x917 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x917 (< 1 old.lm_head.cut.n)))))
 (let ((?x747 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x3117 (div (* ?x747 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x3828 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1022 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x559 (ite $x1022 (or $x917 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x3828 (or $x917 (< ?x3117 old.lm_head.cut.n)) $x2662))))
 (let (($x1284 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x559)))
 (let (($x3642 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1191 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3628 (or $x1191 $x3642)))
 (= old.lm_head.cut.moved (ite $x3628 old.lm_head.cut.given_moved $x1284)))))))))))))))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (let (($x432 (ite $x1661 old.hidden.given_everywhere (or $x936 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432)))))))
(assert
 (let (($x3603 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2347 (or $x3603 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3642 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1191 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3628 (or $x1191 $x3642)))
 (= old.lm_head.cut.everywhere (ite $x3628 old.lm_head.cut.given_everywhere $x2347))))))))
(assert
 (let (($x1624 (not old.hidden.moved)))
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3700 (or old.hidden.everywhere old.hidden.filled (and (or $x205 $x1449 $x3113 $x1604) $x1624))))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (= old.hidden.undivided (ite $x1661 old.hidden.given_undivided $x3700))))))))))))
(assert
 (let (($x447 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2237 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1658 (or $x2237 $x447)))
 (let (($x2075 (= (_ bv40 7) old.lm_head.split)))
 (let (($x70 (and $x2075 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1658)))
 (let (($x3682 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3375 (ite (and $x3682 old.lm_head.cut.everywhere $x1658) (_ bv96 7) (ite $x3682 (_ bv95 7) (ite $x70 (_ bv96 7) (ite $x2075 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3375)))))))))
(assert
 (let (($x447 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2808 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x447)))
 (let (($x1828 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x3590 (ite (= (_ bv92 7) old.lm_head.state) (ite $x1828 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2808 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2535 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x2452 (ite (= (_ bv95 7) old.lm_head.state) (ite $x2535 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x3590)))
 (= old.lm_head.joined ?x2452))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2483 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (or $x845 $x605 $x2953 $x1676 $x2483 $x554 $x3195 $x1825 $x1671 $x3832))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x814 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x234 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x25 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x496 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1692 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1692 $x496 $x25 $x234 $x814)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x976 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1429 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2722 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3513 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3204 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3272 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x3272 $x3204 (= (_ bv56 7) new.lm_head.cut.kind) $x3513 $x2722 $x1429 $x976 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1772 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2440 (= (_ bv40 7) new.lm_head.split)))
 (or $x2440 (= (_ bv57 7) new.lm_head.split) $x1772))))
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
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x554 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (= (- 1) new.hidden.n)))
 (let ((?x86 (ite (or $x932 (< (* ?x550 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3431 (ite $x554 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x86) new.hidden.given_least)))
 (let ((?x2714 (ite (or $x932 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3221 (ite $x2953 (ite (and $x932 (= 1 new.hidden.parts)) 1 ?x2714) ?x3431)))
 (let (($x2483 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3016 (ite $x1671 new.hidden.parts (ite (or $x605 $x845 $x1825 $x3832 $x2483) 1 ?x3221))))
 (= new.hidden.least ?x3016))))))))))))))))))
(assert
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x554 (< 1 new.hidden.parts) (= ?x550 new.hidden.n)))))))
(assert
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1930 (ite $x2953 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (= (- 1) new.hidden.n)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2531 (ite $x1825 (or $x932 (< new.hidden.block new.hidden.n)) (ite $x554 (or $x932 (< ?x550 new.hidden.n)) $x1930))))
 (let (($x3108 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2531)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (= new.hidden.moved (ite $x1214 new.hidden.given_moved $x3108)))))))))))))))
(assert
 (let ((?x546 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2881 (div (* ?x546 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x3513 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2092 (and $x3513 (< 1 new.lm_head.cut.parts) (= ?x2881 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x2092))))))
(assert
 (let (($x3513 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2272 (and $x3513 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2272))))
(assert
 (let (($x3879 (= (- 1) new.lm_head.cut.n)))
 (let (($x3272 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x643 (ite $x3272 (or $x3879 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x3879 (< 1 new.lm_head.cut.n)))))
 (let ((?x546 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2881 (div (* ?x546 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x3513 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1429 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x998 (ite $x1429 (or $x3879 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x3513 (or $x3879 (< ?x2881 new.lm_head.cut.n)) $x643))))
 (let (($x1413 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x998)))
 (let (($x3204 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2722 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2183 (or $x2722 $x3204)))
 (= new.lm_head.cut.moved (ite $x2183 new.lm_head.cut.given_moved $x1413)))))))))))))))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (let (($x2564 (ite $x1214 new.hidden.given_everywhere (or $x1671 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2564)))))))
(assert
 (let (($x976 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3471 (or $x976 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3204 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2722 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2183 (or $x2722 $x3204)))
 (= new.lm_head.cut.everywhere (ite $x2183 new.lm_head.cut.given_everywhere $x3471))))))))
(assert
 (let (($x2723 (not new.hidden.moved)))
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2516 (or new.hidden.everywhere new.hidden.filled (and (or $x605 $x845 $x1825 $x3832) $x2723))))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (= new.hidden.undivided (ite $x1214 new.hidden.given_undivided $x2516))))))))))))
(assert
 (let (($x1145 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x234 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3494 (or $x234 $x1145)))
 (let (($x2440 (= (_ bv40 7) new.lm_head.split)))
 (let (($x213 (and $x2440 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3494)))
 (let (($x1772 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3005 (ite (and $x1772 new.lm_head.cut.everywhere $x3494) (_ bv96 7) (ite $x1772 (_ bv95 7) (ite $x213 (_ bv96 7) (ite $x2440 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3005)))))))))
(assert
 (let (($x1145 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x224 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x1145)))
 (let (($x1976 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x987 (ite (= (_ bv92 7) new.lm_head.state) (ite $x1976 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x224 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2846 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x2384 (ite (= (_ bv95 7) new.lm_head.state) (ite $x2846 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x987)))
 (= new.lm_head.joined ?x2384))))))))
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
 (let (($x847 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x1239 (= 1 new.tp)))
 (let (($x1948 (or (= (_ bv96 7) new.lm_head.joined) (and $x1239 (or (not (= (_ bv95 7) new.lm_head.split)) $x847)))))
 (not $x1948)))))
(assert
 (let (($x815 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x3041 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x3041 (or (not (= (_ bv95 7) old.lm_head.split)) $x815))))))
(check-sat)

; from one replica to any number, question 40
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3161 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (or $x1449 $x205 $x1060 $x2885 $x3161 $x2604 $x2278 $x3113 $x936 $x1604))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2237 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3226 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x3226 $x2237 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x3603 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1191 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3828 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3642 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x3642 (= (_ bv56 7) old.lm_head.cut.kind) $x3828 $x1191 (= (_ bv91 7) old.lm_head.cut.kind) $x3603 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3682 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2075 (= (_ bv40 7) old.lm_head.split)))
 (or $x2075 (= (_ bv57 7) old.lm_head.split) $x3682))))
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
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2604 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x60 (= (- 1) old.hidden.n)))
 (let ((?x1987 (ite (or $x60 (< (* ?x1641 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x895 (ite $x2604 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1987) old.hidden.given_least)))
 (let ((?x2757 (ite (or $x60 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2743 (ite $x1060 (ite (and $x60 (= 1 old.hidden.parts)) 1 ?x2757) ?x895)))
 (let (($x3161 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x696 (ite $x936 old.hidden.parts (ite (or $x205 $x1449 $x3113 $x1604 $x3161) 1 ?x2743))))
 (= old.hidden.least ?x696))))))))))))))))))
(assert
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2604 (< 1 old.hidden.parts) (= ?x1641 old.hidden.n)))))))
(assert
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1750 (ite $x1060 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x60 (= (- 1) old.hidden.n)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x549 (ite $x3113 (or $x60 (< old.hidden.block old.hidden.n)) (ite $x2604 (or $x60 (< ?x1641 old.hidden.n)) $x1750))))
 (let (($x1503 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x549)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (= old.hidden.moved (ite $x1661 old.hidden.given_moved $x1503)))))))))))))))
(assert
 (let (($x3828 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3731 (and $x3828 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3731))))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (let (($x432 (ite $x1661 old.hidden.given_everywhere (or $x936 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432)))))))
(assert
 (let (($x3603 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2347 (or $x3603 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1235 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2347)))
 (= old.lm_head.cut.everywhere $x1235)))))
(assert
 (let (($x1624 (not old.hidden.moved)))
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3700 (or old.hidden.everywhere old.hidden.filled (and (or $x205 $x1449 $x3113 $x1604) $x1624))))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (= old.hidden.undivided (ite $x1661 old.hidden.given_undivided $x3700))))))))))))
(assert
 (let (($x1741 (not old.lm_head.group.pp)))
 (let (($x874 (or $x1741 (= 1 old.pp))))
 (let (($x1896 (not old.lm_head.group.sp)))
 (let (($x3009 (or $x1896 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2175 (not old.lm_head.group.dp)))
 (let (($x2331 (or $x2175 $x993)))
 (let (($x447 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2331 $x3009 $x874)))
 (let (($x2237 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1658 (or $x2237 $x447)))
 (let (($x2075 (= (_ bv40 7) old.lm_head.split)))
 (let (($x70 (and $x2075 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1658)))
 (let (($x3682 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3375 (ite (and $x3682 old.lm_head.cut.everywhere $x1658) (_ bv96 7) (ite $x3682 (_ bv95 7) (ite $x70 (_ bv96 7) (ite $x2075 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3375))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2483 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (or $x845 $x605 $x2953 $x1676 $x2483 $x554 $x3195 $x1825 $x1671 $x3832))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x234 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x25 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x25 $x234 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x976 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2722 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3513 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3204 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3204 (= (_ bv56 7) new.lm_head.cut.kind) $x3513 $x2722 (= (_ bv91 7) new.lm_head.cut.kind) $x976 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1772 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2440 (= (_ bv40 7) new.lm_head.split)))
 (or $x2440 (= (_ bv57 7) new.lm_head.split) $x1772))))
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
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x554 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (= (- 1) new.hidden.n)))
 (let ((?x86 (ite (or $x932 (< (* ?x550 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3431 (ite $x554 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x86) new.hidden.given_least)))
 (let ((?x2714 (ite (or $x932 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3221 (ite $x2953 (ite (and $x932 (= 1 new.hidden.parts)) 1 ?x2714) ?x3431)))
 (let (($x2483 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3016 (ite $x1671 new.hidden.parts (ite (or $x605 $x845 $x1825 $x3832 $x2483) 1 ?x3221))))
 (= new.hidden.least ?x3016))))))))))))))))))
(assert
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x554 (< 1 new.hidden.parts) (= ?x550 new.hidden.n)))))))
(assert
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1930 (ite $x2953 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (= (- 1) new.hidden.n)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2531 (ite $x1825 (or $x932 (< new.hidden.block new.hidden.n)) (ite $x554 (or $x932 (< ?x550 new.hidden.n)) $x1930))))
 (let (($x3108 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2531)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (= new.hidden.moved (ite $x1214 new.hidden.given_moved $x3108)))))))))))))))
(assert
 (let (($x3513 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2272 (and $x3513 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2272))))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (let (($x2564 (ite $x1214 new.hidden.given_everywhere (or $x1671 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2564)))))))
(assert
 (let (($x976 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3471 (or $x976 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x239 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3471)))
 (= new.lm_head.cut.everywhere $x239)))))
(assert
 (let (($x2723 (not new.hidden.moved)))
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2516 (or new.hidden.everywhere new.hidden.filled (and (or $x605 $x845 $x1825 $x3832) $x2723))))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (= new.hidden.undivided (ite $x1214 new.hidden.given_undivided $x2516))))))))))))
(assert
 (let (($x1467 (not new.lm_head.group.pp)))
 (let (($x450 (or $x1467 (= 1 new.pp))))
 (let (($x1303 (not new.lm_head.group.sp)))
 (let (($x580 (or $x1303 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2688 (not new.lm_head.group.dp)))
 (let (($x195 (or $x2688 $x1399)))
 (let (($x1145 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x195 $x580 $x450)))
 (let (($x234 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3494 (or $x234 $x1145)))
 (let (($x2440 (= (_ bv40 7) new.lm_head.split)))
 (let (($x213 (and $x2440 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3494)))
 (let (($x1772 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3005 (ite (and $x1772 new.lm_head.cut.everywhere $x3494) (_ bv96 7) (ite $x1772 (_ bv95 7) (ite $x213 (_ bv96 7) (ite $x2440 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3005))))))))))))))))
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
 (let (($x1467 (not new.lm_head.group.pp)))
 (let (($x450 (or $x1467 (= 1 new.pp))))
 (let (($x1303 (not new.lm_head.group.sp)))
 (let (($x580 (or $x1303 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2688 (not new.lm_head.group.dp)))
 (let (($x195 (or $x2688 $x1399)))
 (let (($x1145 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x195 $x580 $x450)))
 (let (($x25 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x234 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3497 (or $x234 (and (= (_ bv96 7) new.lm_head.state) (or $x25 $x1145)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x195 $x580 $x450))))
 (not $x3497)))))))))))))
(assert
 (let (($x1741 (not old.lm_head.group.pp)))
(let (($x874 (or $x1741 (= 1 old.pp))))
(let (($x1896 (not old.lm_head.group.sp)))
(let (($x3009 (or $x1896 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x2175 (not old.lm_head.group.dp)))
(let (($x2331 (or $x2175 $x993)))
(let (($x447 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2331 $x3009 $x874)))
(let (($x3226 (= (_ bv10 7) old.lm_head.collective)))
(let (($x2237 (= (_ bv57 7) old.lm_head.collective)))
(or $x2237 (and (= (_ bv96 7) old.lm_head.state) (or $x3226 $x447)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x2331 $x3009 $x874)))))))))))))
(check-sat)

; from one replica to any number, question 41
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3161 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (or $x1449 $x205 $x1060 $x2885 $x3161 $x2604 $x2278 $x3113 $x936 $x1604))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2237 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3226 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2066 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2066 (= (_ bv5 7) old.lm_head.collective) $x3226 $x2237 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x3603 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1191 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3828 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3642 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x3642 (= (_ bv56 7) old.lm_head.cut.kind) $x3828 $x1191 (= (_ bv91 7) old.lm_head.cut.kind) $x3603 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2726 (= (_ bv64 7) old.lm_head.order)))
 (or $x2726 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x3682 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2075 (= (_ bv40 7) old.lm_head.split)))
 (or $x2075 (= (_ bv57 7) old.lm_head.split) $x3682))))
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
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2604 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x60 (= (- 1) old.hidden.n)))
 (let ((?x1987 (ite (or $x60 (< (* ?x1641 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x895 (ite $x2604 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1987) old.hidden.given_least)))
 (let ((?x2757 (ite (or $x60 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2743 (ite $x1060 (ite (and $x60 (= 1 old.hidden.parts)) 1 ?x2757) ?x895)))
 (let (($x3161 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x696 (ite $x936 old.hidden.parts (ite (or $x205 $x1449 $x3113 $x1604 $x3161) 1 ?x2743))))
 (= old.hidden.least ?x696))))))))))))))))))
(assert
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2604 (< 1 old.hidden.parts) (= ?x1641 old.hidden.n)))))))
(assert
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1750 (ite $x1060 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x60 (= (- 1) old.hidden.n)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x549 (ite $x3113 (or $x60 (< old.hidden.block old.hidden.n)) (ite $x2604 (or $x60 (< ?x1641 old.hidden.n)) $x1750))))
 (let (($x1503 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x549)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (= old.hidden.moved (ite $x1661 old.hidden.given_moved $x1503)))))))))))))))
(assert
 (let (($x3828 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3731 (and $x3828 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3731))))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (let (($x432 (ite $x1661 old.hidden.given_everywhere (or $x936 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432)))))))
(assert
 (let (($x3603 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2347 (or $x3603 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1235 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2347)))
 (= old.lm_head.cut.everywhere $x1235)))))
(assert
 (let (($x1624 (not old.hidden.moved)))
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3700 (or old.hidden.everywhere old.hidden.filled (and (or $x205 $x1449 $x3113 $x1604) $x1624))))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (= old.hidden.undivided (ite $x1661 old.hidden.given_undivided $x3700))))))))))))
(assert
 (let (($x447 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2237 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1658 (or $x2237 $x447)))
 (let (($x2075 (= (_ bv40 7) old.lm_head.split)))
 (let (($x70 (and $x2075 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1658)))
 (let (($x3682 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3375 (ite (and $x3682 old.lm_head.cut.everywhere $x1658) (_ bv96 7) (ite $x3682 (_ bv95 7) (ite $x70 (_ bv96 7) (ite $x2075 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3375)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2483 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (or $x845 $x605 $x2953 $x1676 $x2483 $x554 $x3195 $x1825 $x1671 $x3832))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x234 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x25 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1692 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1692 (= (_ bv5 7) new.lm_head.collective) $x25 $x234 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x976 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2722 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3513 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3204 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3204 (= (_ bv56 7) new.lm_head.cut.kind) $x3513 $x2722 (= (_ bv91 7) new.lm_head.cut.kind) $x976 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x149 (= (_ bv64 7) new.lm_head.order)))
 (or $x149 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x1772 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2440 (= (_ bv40 7) new.lm_head.split)))
 (or $x2440 (= (_ bv57 7) new.lm_head.split) $x1772))))
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
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x554 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (= (- 1) new.hidden.n)))
 (let ((?x86 (ite (or $x932 (< (* ?x550 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3431 (ite $x554 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x86) new.hidden.given_least)))
 (let ((?x2714 (ite (or $x932 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3221 (ite $x2953 (ite (and $x932 (= 1 new.hidden.parts)) 1 ?x2714) ?x3431)))
 (let (($x2483 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3016 (ite $x1671 new.hidden.parts (ite (or $x605 $x845 $x1825 $x3832 $x2483) 1 ?x3221))))
 (= new.hidden.least ?x3016))))))))))))))))))
(assert
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x554 (< 1 new.hidden.parts) (= ?x550 new.hidden.n)))))))
(assert
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1930 (ite $x2953 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (= (- 1) new.hidden.n)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2531 (ite $x1825 (or $x932 (< new.hidden.block new.hidden.n)) (ite $x554 (or $x932 (< ?x550 new.hidden.n)) $x1930))))
 (let (($x3108 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2531)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (= new.hidden.moved (ite $x1214 new.hidden.given_moved $x3108)))))))))))))))
(assert
 (let (($x3513 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2272 (and $x3513 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2272))))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (let (($x2564 (ite $x1214 new.hidden.given_everywhere (or $x1671 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2564)))))))
(assert
 (let (($x976 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3471 (or $x976 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x239 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3471)))
 (= new.lm_head.cut.everywhere $x239)))))
(assert
 (let (($x2723 (not new.hidden.moved)))
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2516 (or new.hidden.everywhere new.hidden.filled (and (or $x605 $x845 $x1825 $x3832) $x2723))))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (= new.hidden.undivided (ite $x1214 new.hidden.given_undivided $x2516))))))))))))
(assert
 (let (($x1145 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x234 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3494 (or $x234 $x1145)))
 (let (($x2440 (= (_ bv40 7) new.lm_head.split)))
 (let (($x213 (and $x2440 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3494)))
 (let (($x1772 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3005 (ite (and $x1772 new.lm_head.cut.everywhere $x3494) (_ bv96 7) (ite $x1772 (_ bv95 7) (ite $x213 (_ bv96 7) (ite $x2440 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3005)))))))))
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
 (let (($x2645 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x149 (= (_ bv64 7) new.lm_head.order)))
 (let (($x1239 (= 1 new.tp)))
 (let (($x2058 (or $x1239 (not (= (_ bv95 7) new.lm_head.state)) $x149 $x2645 new.lm_head.reversible)))
 (not $x2058))))))
(assert
 (let (($x1649 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x2726 (= (_ bv64 7) old.lm_head.order)))
(let (($x3041 (= 1 old.tp)))
(or $x3041 (not (= (_ bv95 7) old.lm_head.state)) $x2726 $x1649 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 42
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3161 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (or $x1449 $x205 $x1060 $x2885 $x3161 $x2604 $x2278 $x3113 $x936 $x1604))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1933 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x643 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x3310 (= (_ bv1 7) old.lm_head.bias)))
 (or $x3310 (= (_ bv23 7) old.lm_head.bias) $x643 $x1933)))))
(assert
 (let (($x2237 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2237 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x3603 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1022 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1191 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3828 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3642 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3079 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x3079 $x3642 (= (_ bv56 7) old.lm_head.cut.kind) $x3828 $x1191 $x1022 $x3603 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3682 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2075 (= (_ bv40 7) old.lm_head.split)))
 (or $x2075 (= (_ bv57 7) old.lm_head.split) $x3682))))
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
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2604 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x60 (= (- 1) old.hidden.n)))
 (let ((?x1987 (ite (or $x60 (< (* ?x1641 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x895 (ite $x2604 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1987) old.hidden.given_least)))
 (let ((?x2757 (ite (or $x60 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2743 (ite $x1060 (ite (and $x60 (= 1 old.hidden.parts)) 1 ?x2757) ?x895)))
 (let (($x3161 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x696 (ite $x936 old.hidden.parts (ite (or $x205 $x1449 $x3113 $x1604 $x3161) 1 ?x2743))))
 (= old.hidden.least ?x696))))))))))))))))))
(assert
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2604 (< 1 old.hidden.parts) (= ?x1641 old.hidden.n)))))))
(assert
 (let (($x1060 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1750 (ite $x1060 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2498 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1641 (div (* ?x2498 old.hidden.multiple) old.hidden.parts)))
 (let (($x60 (= (- 1) old.hidden.n)))
 (let (($x2604 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x549 (ite $x3113 (or $x60 (< old.hidden.block old.hidden.n)) (ite $x2604 (or $x60 (< ?x1641 old.hidden.n)) $x1750))))
 (let (($x1503 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x549)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (= old.hidden.moved (ite $x1661 old.hidden.given_moved $x1503)))))))))))))))
(assert
 (let (($x3828 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3731 (and $x3828 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3731))))
(assert
 (let (($x987 (= (- 1) old.lm_head.cut.n)))
 (let (($x3079 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x3245 (ite $x3079 (or $x987 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x987 (< 1 old.lm_head.cut.n)))))
 (let ((?x3093 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x3228 (< (div (* ?x3093 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x3828 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1022 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x893 (ite $x1022 (or $x987 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x3828 (or $x987 $x3228) $x3245))))
 (let (($x665 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x893)))
 (let (($x3642 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1191 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3628 (or $x1191 $x3642)))
 (= old.lm_head.cut.moved (ite $x3628 old.lm_head.cut.given_moved $x665)))))))))))))))
(assert
 (let (($x936 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (let (($x432 (ite $x1661 old.hidden.given_everywhere (or $x936 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x432)))))))
(assert
 (let (($x3603 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2347 (or $x3603 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3642 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1191 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3628 (or $x1191 $x3642)))
 (= old.lm_head.cut.everywhere (ite $x3628 old.lm_head.cut.given_everywhere $x2347))))))))
(assert
 (let (($x219 (not old.lm_head.cut.moved)))
 (let (($x2342 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x3017 (= 1 old.lm_head.cut.parts)))
 (let (($x3642 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1191 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3628 (or $x1191 $x3642)))
 (= old.lm_head.cut.first_alone (ite $x3628 old.lm_head.cut.given_first (or $x3017 (and $x2342 $x219)))))))))))
(assert
 (let (($x1624 (not old.hidden.moved)))
 (let (($x1604 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3113 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1449 (= (_ bv11 7) old.hidden.kind)))
 (let (($x205 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3700 (or old.hidden.everywhere old.hidden.filled (and (or $x205 $x1449 $x3113 $x1604) $x1624))))
 (let (($x2885 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2278 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1661 (or $x2278 $x2885)))
 (= old.hidden.undivided (ite $x1661 old.hidden.given_undivided $x3700))))))))))))
(assert
 (let (($x447 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2237 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1658 (or $x2237 $x447)))
 (let (($x2075 (= (_ bv40 7) old.lm_head.split)))
 (let (($x70 (and $x2075 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1658)))
 (let (($x3682 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3375 (ite (and $x3682 old.lm_head.cut.everywhere $x1658) (_ bv96 7) (ite $x3682 (_ bv95 7) (ite $x70 (_ bv96 7) (ite $x2075 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3375)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2483 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (or $x845 $x605 $x2953 $x1676 $x2483 $x554 $x3195 $x1825 $x1671 $x3832))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1974 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2396 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x2030 (= (_ bv1 7) new.lm_head.bias)))
 (or $x2030 (= (_ bv23 7) new.lm_head.bias) $x2396 $x1974)))))
(assert
 (let (($x234 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x234 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x976 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1429 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2722 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3513 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3204 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3272 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x3272 $x3204 (= (_ bv56 7) new.lm_head.cut.kind) $x3513 $x2722 $x1429 $x976 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1772 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2440 (= (_ bv40 7) new.lm_head.split)))
 (or $x2440 (= (_ bv57 7) new.lm_head.split) $x1772))))
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
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x554 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (= (- 1) new.hidden.n)))
 (let ((?x86 (ite (or $x932 (< (* ?x550 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3431 (ite $x554 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x86) new.hidden.given_least)))
 (let ((?x2714 (ite (or $x932 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3221 (ite $x2953 (ite (and $x932 (= 1 new.hidden.parts)) 1 ?x2714) ?x3431)))
 (let (($x2483 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3016 (ite $x1671 new.hidden.parts (ite (or $x605 $x845 $x1825 $x3832 $x2483) 1 ?x3221))))
 (= new.hidden.least ?x3016))))))))))))))))))
(assert
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x554 (< 1 new.hidden.parts) (= ?x550 new.hidden.n)))))))
(assert
 (let (($x2953 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1930 (ite $x2953 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x483 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x550 (div (* ?x483 new.hidden.multiple) new.hidden.parts)))
 (let (($x932 (= (- 1) new.hidden.n)))
 (let (($x554 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2531 (ite $x1825 (or $x932 (< new.hidden.block new.hidden.n)) (ite $x554 (or $x932 (< ?x550 new.hidden.n)) $x1930))))
 (let (($x3108 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2531)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (= new.hidden.moved (ite $x1214 new.hidden.given_moved $x3108)))))))))))))))
(assert
 (let (($x3513 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2272 (and $x3513 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2272))))
(assert
 (let (($x2260 (= (- 1) new.lm_head.cut.n)))
 (let (($x3272 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x3476 (ite $x3272 (or $x2260 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2260 (< 1 new.lm_head.cut.n)))))
 (let ((?x559 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x2415 (< (div (* ?x559 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x3513 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1429 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x991 (ite $x1429 (or $x2260 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x3513 (or $x2260 $x2415) $x3476))))
 (let (($x3007 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x991)))
 (let (($x3204 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2722 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2183 (or $x2722 $x3204)))
 (= new.lm_head.cut.moved (ite $x2183 new.lm_head.cut.given_moved $x3007)))))))))))))))
(assert
 (let (($x1671 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (let (($x2564 (ite $x1214 new.hidden.given_everywhere (or $x1671 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2564)))))))
(assert
 (let (($x976 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3471 (or $x976 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3204 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2722 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2183 (or $x2722 $x3204)))
 (= new.lm_head.cut.everywhere (ite $x2183 new.lm_head.cut.given_everywhere $x3471))))))))
(assert
 (let (($x2939 (not new.lm_head.cut.moved)))
 (let (($x2761 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x3299 (= 1 new.lm_head.cut.parts)))
 (let (($x3204 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2722 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2183 (or $x2722 $x3204)))
 (= new.lm_head.cut.first_alone (ite $x2183 new.lm_head.cut.given_first (or $x3299 (and $x2761 $x2939)))))))))))
(assert
 (let (($x2723 (not new.hidden.moved)))
 (let (($x3832 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1825 (= (_ bv91 7) new.hidden.kind)))
 (let (($x845 (= (_ bv11 7) new.hidden.kind)))
 (let (($x605 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2516 (or new.hidden.everywhere new.hidden.filled (and (or $x605 $x845 $x1825 $x3832) $x2723))))
 (let (($x1676 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3195 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1214 (or $x3195 $x1676)))
 (= new.hidden.undivided (ite $x1214 new.hidden.given_undivided $x2516))))))))))))
(assert
 (let (($x1145 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x234 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3494 (or $x234 $x1145)))
 (let (($x2440 (= (_ bv40 7) new.lm_head.split)))
 (let (($x213 (and $x2440 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3494)))
 (let (($x1772 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3005 (ite (and $x1772 new.lm_head.cut.everywhere $x3494) (_ bv96 7) (ite $x1772 (_ bv95 7) (ite $x213 (_ bv96 7) (ite $x2440 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3005)))))))))
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
 (let (($x1974 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2236 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x1239 (= 1 new.tp)))
 (let (($x397 (or $x1239 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x2236 (and (= (_ bv95 7) new.lm_head.state) $x1974 new.lm_head.cut.first_alone))))
 (not $x397))))))
(assert
 (let (($x1933 (= (_ bv29 7) old.lm_head.bias)))
(let (($x1203 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x2215 (not old.model.head_bias)))
(let (($x3041 (= 1 old.tp)))
(or $x3041 $x2215 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x1203 (and (= (_ bv95 7) old.lm_head.state) $x1933 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 43
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
 (let (($x1118 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1553 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x1553 $x1118 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1996 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3566 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3566 $x1996 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1576 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1576 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x3334 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x998 (= (_ bv40 7) old.ffn.down.split)))
 (or $x998 $x3334 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x454 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x454)))
(assert
 (let (($x465 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x829 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1975 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1087 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2796 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2796 $x1087 $x1975 $x829 $x465)))))))
(assert
 (let (($x2580 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2204 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2204 $x2580))))
(assert
 (let (($x1615 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1615 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2956 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2536 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x683 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1999 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x919 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x919 $x1999 $x683 $x2536 $x2956)))))))
(assert
 (let (($x2177 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2110 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2167 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2167 $x2110 $x2177)))))
(assert
 (let (($x3381 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1438 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2372 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2372 $x1438 $x3381 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3156 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1162 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2729 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2881 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x621 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1201 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1201 $x621 (= (_ bv56 7) old.ffn.width.kind) $x2881 $x2729 $x1162 $x3156 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x758 (= (_ bv38 7) old.stages.send)))
 (let (($x264 (= (_ bv14 7) old.stages.send)))
 (let (($x3380 (= (_ bv10 7) old.stages.send)))
 (or $x3380 $x264 $x758 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x1638 (= (_ bv53 7) old.stages.stream)))
 (or $x1638 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2881 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3655 (and $x2881 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3655))))
(assert
 (let ((?x3521 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x102 (div (* ?x3521 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2158 (< 1 old.ffn.width.parts)))
 (let (($x2881 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2881 $x2158 (= ?x102 old.ffn.width.n))))))))
(assert
 (let ((?x3521 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x102 (div (* ?x3521 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2158 (< 1 old.ffn.width.parts)))
 (let (($x2881 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2881 $x2158 (<= old.ffn.width.n ?x102))))))))
(assert
 (let (($x501 (= (- 1) old.ffn.width.n)))
 (let (($x1201 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x856 (ite $x1201 (or $x501 (<= old.ffn.width.parts old.ffn.width.n)) (or $x501 (< 1 old.ffn.width.n)))))
 (let ((?x3521 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x102 (div (* ?x3521 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2881 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1162 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x815 (ite $x1162 (or $x501 (< old.ffn.width.block old.ffn.width.n)) (ite $x2881 (or $x501 (< ?x102 old.ffn.width.n)) $x856))))
 (let (($x3337 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x815)))
 (let (($x621 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2729 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3531 (or $x2729 $x621)))
 (= old.ffn.width.moved (ite $x3531 old.ffn.width.given_moved $x3337)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1996 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x196 (or $x1996 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x196))))
(assert
 (let (($x3156 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x650 (or $x3156 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x621 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2729 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3531 (or $x2729 $x621)))
 (= old.ffn.width.everywhere (ite $x3531 old.ffn.width.given_everywhere $x650))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3316 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3316)))
 (let (($x2580 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1999 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x683 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2092 (or $x683 $x1999)))
 (let (($x1982 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2167 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1163 (< 1 old.tp)))
 (let (($x3285 (and old.model.gated $x1163 $x2167 $x1982 $x2092 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2580 $x3720)))))
 (= old.ffn.up_idle $x3285))))))))))))
(assert
 (let (($x1982 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3316 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3316)))
 (let (($x1530 (ite old.model.gated $x3720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1982))))
 (let (($x3334 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x812 (and old.ffn.width.filled $x3334 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x1530)))))
 (= old.ffn.piece_kept $x812))))))))
(assert
 (let (($x3419 (not old.ffn.width.moved)))
 (let (($x1514 (and old.ffn.width.everywhere $x3419)))
 (= old.ffn.in_place (or $x1514 old.ffn.width.filled)))))
(assert
 (let (($x1256 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1553 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1118 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x746 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1118 $x1553) $x1256))))
 (= old.ffn.first_reads $x746))))))
(assert
 (let (($x3419 (not old.ffn.width.moved)))
 (let (($x1514 (and old.ffn.width.everywhere $x3419)))
 (let ((?x656 (ite $x1514 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1163 (< 1 old.tp)))
 (let ((?x3769 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2956 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1999 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x683 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2092 (or $x683 $x1999)))
 (let (($x1438 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2536 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1490 (or $x2536 (not (or $x1438 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1982 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1647 (or $x683 $x2536)))
 (let ((?x3747 (ite (or $x1647 $x1982 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1999 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x1036 (ite $x2110 ?x3747 (ite $x1490 (_ bv92 7) (ite $x2092 (_ bv96 7) (ite $x2956 ?x3769 (ite $x1163 (_ bv16 7) ?x656)))))))
 (let (($x441 (or $x1647 $x1982 (and $x1999 old.ffn.width.padded $x3419) (and $x2956 old.ffn.width.leads))))
 (let ((?x1646 (ite (and $x1999 old.ffn.width.filled (not $x1982)) (_ bv96 7) (ite $x441 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2177 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2177 ?x1646 ?x1036)))))))))))))))))))))))
(assert
 (let (($x119 (not old.ffn.width.everywhere)))
 (let (($x593 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x119)))
 (= old.ffn.up_piece (ite $x593 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3381 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2536 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1157 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x2536 $x3381 old.ffn.up_idle))))
 (= old.ffn.up_left $x1157)))))
(assert
 (let (($x318 (not old.ffn.up_left)))
 (let (($x1507 (not old.model.joint)))
 (let (($x521 (and old.ffn.piece_kept old.model.gated $x1507 (= (_ bv97 7) old.ffn.up_piece) $x318)))
 (= old.ffn.share_of_one $x521)))))
(assert
 (let (($x3419 (not old.ffn.width.moved)))
 (let (($x1514 (and old.ffn.width.everywhere $x3419)))
 (let (($x1163 (< 1 old.tp)))
 (let ((?x1354 (ite $x1163 (_ bv16 7) (ite $x1514 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1308 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x465 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1087 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1975 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x829 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1104 (ite (or $x829 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x1975 $x1087) (_ bv96 7) (ite $x465 ?x1308 ?x1354)))))
 (let (($x3316 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3325 (or $x1975 $x829)))
 (let (($x2481 (or $x3325 $x3316 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2204 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x614 (or $x3325 $x3316 (and $x1087 old.ffn.width.padded $x3419) (and $x465 old.ffn.width.leads))))
 (let ((?x2993 (ite (and $x1087 old.ffn.width.filled (not $x3316)) (_ bv96 7) (ite $x614 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2580 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2580 ?x2993 (ite $x2204 (ite $x2481 (_ bv96 7) (ite $x1087 (_ bv21 7) (_ bv16 7))) ?x1104)))))))))))))))))))))
(assert
 (let (($x119 (not old.ffn.width.everywhere)))
 (let (($x2580 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2580 (not (= (_ bv96 7) old.ffn.gate_state)) $x119) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x211 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x211)))
(assert
 (let ((?x1028 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x547 (not old.ffn.share_of_one)))
 (let (($x2437 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x547))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x2437) (_ bv96 7) ?x1028))))))
(assert
 (let (($x454 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x1163 (< 1 old.tp)))
 (let (($x443 (and $x1163 $x454 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x443)))))
(assert
 (let (($x1638 (= (_ bv53 7) old.stages.stream)))
 (let (($x3173 (and $x1638 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1592 (not old.model.parallel)))
 (let (($x400 (not old.stages.leaves)))
 (let (($x586 (or $x400 (and old.layer.dense $x1592 (not (= (_ bv1 7) old.ffn.down.residual))) $x3173)))
 (= old.stages.one_part $x586)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2159 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3688 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x3688 $x2159 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x1599 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2046 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2046 $x1599 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x765 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x765 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x2317 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x298 (= (_ bv40 7) new.ffn.down.split)))
 (or $x298 $x2317 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1403 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x1403)))
(assert
 (let (($x1174 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1903 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2427 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1730 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2088 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2088 $x1730 $x2427 $x1903 $x1174)))))))
(assert
 (let (($x1192 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2691 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2691 $x1192))))
(assert
 (let (($x2812 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2812 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1409 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x381 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3719 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3378 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1184 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1184 $x3378 $x3719 $x381 $x1409)))))))
(assert
 (let (($x34 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3406 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x3125 (= (_ bv40 7) new.ffn.up.split)))
 (or $x3125 $x3406 $x34)))))
(assert
 (let (($x531 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1075 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2123 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2123 $x1075 $x531 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2610 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3482 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3671 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1652 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3253 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3560 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x3560 $x3253 (= (_ bv56 7) new.ffn.width.kind) $x1652 $x3671 $x3482 $x2610 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x881 (= (_ bv38 7) new.stages.send)))
 (let (($x2403 (= (_ bv14 7) new.stages.send)))
 (let (($x2973 (= (_ bv10 7) new.stages.send)))
 (or $x2973 $x2403 $x881 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x2621 (= (_ bv53 7) new.stages.stream)))
 (or $x2621 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1652 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3152 (and $x1652 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3152))))
(assert
 (let ((?x842 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1805 (div (* ?x842 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x897 (< 1 new.ffn.width.parts)))
 (let (($x1652 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1652 $x897 (= ?x1805 new.ffn.width.n))))))))
(assert
 (let ((?x842 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1805 (div (* ?x842 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x897 (< 1 new.ffn.width.parts)))
 (let (($x1652 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1652 $x897 (<= new.ffn.width.n ?x1805))))))))
(assert
 (let (($x3675 (= (- 1) new.ffn.width.n)))
 (let (($x3560 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2891 (ite $x3560 (or $x3675 (<= new.ffn.width.parts new.ffn.width.n)) (or $x3675 (< 1 new.ffn.width.n)))))
 (let ((?x842 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1805 (div (* ?x842 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1652 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3482 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x568 (ite $x3482 (or $x3675 (< new.ffn.width.block new.ffn.width.n)) (ite $x1652 (or $x3675 (< ?x1805 new.ffn.width.n)) $x2891))))
 (let (($x309 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x568)))
 (let (($x3253 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3671 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2947 (or $x3671 $x3253)))
 (= new.ffn.width.moved (ite $x2947 new.ffn.width.given_moved $x309)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1599 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1649 (or $x1599 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1649))))
(assert
 (let (($x2610 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2140 (or $x2610 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x3253 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3671 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2947 (or $x3671 $x3253)))
 (= new.ffn.width.everywhere (ite $x2947 new.ffn.width.given_everywhere $x2140))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2402 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2882 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2402)))
 (let (($x1192 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3378 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3719 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1254 (or $x3719 $x3378)))
 (let (($x2613 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3125 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2782 (< 1 new.tp)))
 (let (($x990 (and new.model.gated $x2782 $x3125 $x2613 $x1254 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1192 $x2882)))))
 (= new.ffn.up_idle $x990))))))))))))
(assert
 (let (($x2613 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2402 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2882 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2402)))
 (let (($x1984 (ite new.model.gated $x2882 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2613))))
 (let (($x2317 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2799 (and new.ffn.width.filled $x2317 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x1984)))))
 (= new.ffn.piece_kept $x2799))))))))
(assert
 (let (($x1156 (not new.ffn.width.moved)))
 (let (($x3100 (and new.ffn.width.everywhere $x1156)))
 (= new.ffn.in_place (or $x3100 new.ffn.width.filled)))))
(assert
 (let (($x2948 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3688 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2159 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x768 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2159 $x3688) $x2948))))
 (= new.ffn.first_reads $x768))))))
(assert
 (let (($x1156 (not new.ffn.width.moved)))
 (let (($x3100 (and new.ffn.width.everywhere $x1156)))
 (let ((?x1045 (ite $x3100 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2782 (< 1 new.tp)))
 (let ((?x2351 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1409 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3378 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3719 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1254 (or $x3719 $x3378)))
 (let (($x1075 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x381 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x12 (or $x381 (not (or $x1075 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2613 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3595 (or $x3719 $x381)))
 (let ((?x1577 (ite (or $x3595 $x2613 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x3378 (_ bv21 7) (_ bv16 7)))))
 (let (($x3406 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1039 (ite $x3406 ?x1577 (ite $x12 (_ bv92 7) (ite $x1254 (_ bv96 7) (ite $x1409 ?x2351 (ite $x2782 (_ bv16 7) ?x1045)))))))
 (let (($x1359 (or $x3595 $x2613 (and $x3378 new.ffn.width.padded $x1156) (and $x1409 new.ffn.width.leads))))
 (let ((?x2652 (ite (and $x3378 new.ffn.width.filled (not $x2613)) (_ bv96 7) (ite $x1359 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x34 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x34 ?x2652 ?x1039)))))))))))))))))))))))
(assert
 (let (($x1433 (not new.ffn.width.everywhere)))
 (let (($x2353 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1433)))
 (= new.ffn.up_piece (ite $x2353 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x531 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x381 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2555 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x381 $x531 new.ffn.up_idle))))
 (= new.ffn.up_left $x2555)))))
(assert
 (let (($x1313 (not new.ffn.up_left)))
 (let (($x2298 (not new.model.joint)))
 (let (($x1634 (and new.ffn.piece_kept new.model.gated $x2298 (= (_ bv97 7) new.ffn.up_piece) $x1313)))
 (= new.ffn.share_of_one $x1634)))))
(assert
 (let (($x1156 (not new.ffn.width.moved)))
 (let (($x3100 (and new.ffn.width.everywhere $x1156)))
 (let (($x2782 (< 1 new.tp)))
 (let ((?x3958 (ite $x2782 (_ bv16 7) (ite $x3100 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x3193 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1174 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1730 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2427 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1903 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2275 (ite (or $x1903 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2427 $x1730) (_ bv96 7) (ite $x1174 ?x3193 ?x3958)))))
 (let (($x2402 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2575 (or $x2427 $x1903)))
 (let (($x1441 (or $x2575 $x2402 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2691 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1350 (or $x2575 $x2402 (and $x1730 new.ffn.width.padded $x1156) (and $x1174 new.ffn.width.leads))))
 (let ((?x3291 (ite (and $x1730 new.ffn.width.filled (not $x2402)) (_ bv96 7) (ite $x1350 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1192 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1192 ?x3291 (ite $x2691 (ite $x1441 (_ bv96 7) (ite $x1730 (_ bv21 7) (_ bv16 7))) ?x2275)))))))))))))))))))))
(assert
 (let (($x1433 (not new.ffn.width.everywhere)))
 (let (($x1192 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1192 (not (= (_ bv96 7) new.ffn.gate_state)) $x1433) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1367 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1367)))
(assert
 (let ((?x3852 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x1146 (not new.ffn.share_of_one)))
 (let (($x850 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x1146))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x850) (_ bv96 7) ?x3852))))))
(assert
 (let (($x1403 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x2782 (< 1 new.tp)))
 (let (($x2522 (and $x2782 $x1403 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x2522)))))
(assert
 (let (($x2621 (= (_ bv53 7) new.stages.stream)))
 (let (($x2933 (and $x2621 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x3280 (not new.model.parallel)))
 (let (($x2779 (not new.stages.leaves)))
 (let (($x434 (or $x2779 (and new.layer.dense $x3280 (not (= (_ bv1 7) new.ffn.down.residual))) $x2933)))
 (= new.stages.one_part $x434)))))))
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
 (let (($x1993 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1993)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 44
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x246 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1134 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x3271 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 $x3271 (= (_ bv48 7) old.batch.sequences.kind) $x1134 $x246 (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625))))))))))
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
 (let ((?x387 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1145 (* (div (* ?x387 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x1631 (= (- 1) old.batch.sequences.n)))
 (let ((?x1187 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x1631 (< ?x1145 old.batch.sequences.n)) 0 1))))
 (let (($x246 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1720 (or $x1631 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2454 (ite (and $x1631 (= 1 old.batch.sequences.parts)) 1 (ite $x1720 0 1))))
 (let (($x3271 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x1134 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x3114 (ite (or $x2135 $x1348 $x899 $x1625 $x1134) 1 (ite $x3271 ?x2454 (ite $x246 ?x1187 old.batch.sequences.given_least)))))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x1389 old.batch.sequences.parts ?x3114))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x458 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2127 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x624 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2851 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2679 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x855 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x820 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x3016 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x3016 $x820 $x855 (= (_ bv48 7) new.batch.sequences.kind) $x2679 $x2851 (= (_ bv86 7) new.batch.sequences.kind) $x624 $x2127 $x458))))))))))
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
 (let ((?x2002 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x1025 (* (div (* ?x2002 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x602 (= (- 1) new.batch.sequences.n)))
 (let ((?x2506 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x602 (< ?x1025 new.batch.sequences.n)) 0 1))))
 (let (($x2851 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x178 (or $x602 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x3399 (ite (and $x602 (= 1 new.batch.sequences.parts)) 1 (ite $x178 0 1))))
 (let (($x855 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2679 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x458 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x624 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3016 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x820 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x1920 (ite (or $x820 $x3016 $x624 $x458 $x2679) 1 (ite $x855 ?x3399 (ite $x2851 ?x2506 new.batch.sequences.given_least)))))
 (let (($x2127 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2127 new.batch.sequences.parts ?x1920))))))))))))))))))
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
 (let (($x2723 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x2723))))
(assert
 (let (($x2800 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x2800)))
(check-sat)

; from one replica to any number, question 45
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
 (let (($x3413 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x3413)))
(assert
 (let (($x2427 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x2427 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x1375 (= (_ bv38 7) old.embedding.split)))
 (or $x1375 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x3307 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x3307)))
(assert
 (let (($x2453 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2453 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x904 (= (_ bv40 7) old.ffn.up.split)))
 (or $x904 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x2395 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2365 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1441 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3124 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1659 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3958 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3542 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3193 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1038 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1067 (= (_ bv11 7) old.hidden.kind)))
 (or $x1067 $x1038 $x3193 $x3542 $x3958 $x1659 $x3124 $x1441 $x2365 $x2395))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1277 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1277 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x2667 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2484 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2522 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3852 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x3852 (= (_ bv56 7) old.lm_head.cut.kind) $x2522 $x2484 (= (_ bv91 7) old.lm_head.cut.kind) $x2667 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1513 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2083 (= (_ bv40 7) old.lm_head.split)))
 (or $x2083 (= (_ bv57 7) old.lm_head.split) $x1513))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3728 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x3728 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1976 (= (_ bv38 7) old.stream)))
 (or $x1976 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1659 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1659 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1634 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2897 (div (* ?x1634 old.hidden.multiple) old.hidden.parts)))
 (let (($x2973 (= (- 1) old.hidden.n)))
 (let ((?x2510 (ite (or $x2973 (< (* ?x2897 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1659 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3484 (ite $x1659 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2510) old.hidden.given_least)))
 (let ((?x3380 (ite (or $x2973 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3193 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x34 (ite $x3193 (ite (and $x2973 (= 1 old.hidden.parts)) 1 ?x3380) ?x3484)))
 (let (($x3958 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2395 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1441 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1067 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1038 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2365 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1579 (ite $x2365 old.hidden.parts (ite (or $x1038 $x1067 $x1441 $x2395 $x3958) 1 ?x34))))
 (= old.hidden.least ?x1579))))))))))))))))))
(assert
 (let ((?x1634 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2897 (div (* ?x1634 old.hidden.multiple) old.hidden.parts)))
 (let (($x1659 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1659 (< 1 old.hidden.parts) (= ?x2897 old.hidden.n)))))))
(assert
 (let (($x3542 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3124 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3378 (or $x3124 $x3542)))
 (let (($x2365 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x2365 old.hidden.parts (ite $x3378 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x3193 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3058 (ite $x3193 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1634 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2897 (div (* ?x1634 old.hidden.multiple) old.hidden.parts)))
 (let (($x2973 (= (- 1) old.hidden.n)))
 (let (($x1659 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1441 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1812 (ite $x1441 (or $x2973 (< old.hidden.block old.hidden.n)) (ite $x1659 (or $x2973 (< ?x2897 old.hidden.n)) $x3058))))
 (let (($x1359 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1812)))
 (let (($x3542 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3124 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3378 (or $x3124 $x3542)))
 (= old.hidden.moved (ite $x3378 old.hidden.given_moved $x1359)))))))))))))))
(assert
 (let (($x2522 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2629 (and $x2522 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2629))))
(assert
 (let (($x3413 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1375 (= (_ bv38 7) old.embedding.split)))
 (let (($x1976 (= (_ bv38 7) old.stream)))
 (let (($x1577 (or $x1976 $x1375 $x3413 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1577))))))
(assert
 (let (($x2365 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3542 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3124 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3378 (or $x3124 $x3542)))
 (let (($x1147 (ite $x3378 old.hidden.given_everywhere (or $x2365 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1147)))))))
(assert
 (let (($x2667 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2351 (or $x2667 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2673 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2351)))
 (= old.lm_head.cut.everywhere $x2673)))))
(assert
 (let (($x2699 (not old.hidden.moved)))
 (let (($x2395 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1441 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1067 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1038 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1820 (or old.hidden.everywhere old.hidden.filled (and (or $x1038 $x1067 $x1441 $x2395) $x2699))))
 (let (($x3542 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3124 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3378 (or $x3124 $x3542)))
 (= old.hidden.undivided (ite $x3378 old.hidden.given_undivided $x1820))))))))))))
(assert
 (let (($x623 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1277 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x348 (or $x1277 $x623)))
 (let (($x2083 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2144 (and $x2083 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x348)))
 (let (($x1513 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3167 (ite (and $x1513 old.lm_head.cut.everywhere $x348) (_ bv96 7) (ite $x1513 (_ bv95 7) (ite $x2144 (_ bv96 7) (ite $x2083 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3167)))))))))
(assert
 (let (($x904 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x63 (and old.layer.dense (or $x904 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2427 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2799 (or $x2427 (= (_ bv92 7) old.lm_head.state) $x63 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x2799))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x990 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x990)))
(assert
 (let (($x3671 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x3671 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2610 (= (_ bv38 7) new.embedding.split)))
 (or $x2610 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2694 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2694)))
(assert
 (let (($x1599 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1599 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1649 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1649 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x2645 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2130 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3560 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3239 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1805 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1697 (= (_ bv48 7) new.hidden.kind)))
 (let (($x842 (= (_ bv26 7) new.hidden.kind)))
 (let (($x675 (= (_ bv18 7) new.hidden.kind)))
 (let (($x587 (= (_ bv11 7) new.hidden.kind)))
 (or $x587 $x675 $x842 $x1697 $x1805 $x2015 $x3239 $x3560 $x2130 $x2645))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2619 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2619 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x3808 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2811 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3152 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2617 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2617 (= (_ bv56 7) new.lm_head.cut.kind) $x3152 $x2811 (= (_ bv91 7) new.lm_head.cut.kind) $x3808 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2976 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2540 (= (_ bv40 7) new.lm_head.split)))
 (or $x2540 (= (_ bv57 7) new.lm_head.split) $x2976))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x867 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x867 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1759 (= (_ bv38 7) new.stream)))
 (or $x1759 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2015 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2015 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1020 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2904 (div (* ?x1020 new.hidden.multiple) new.hidden.parts)))
 (let (($x2820 (= (- 1) new.hidden.n)))
 (let ((?x2809 (ite (or $x2820 (< (* ?x2904 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2015 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3397 (ite $x2015 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2809) new.hidden.given_least)))
 (let ((?x2188 (ite (or $x2820 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x842 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1817 (ite $x842 (ite (and $x2820 (= 1 new.hidden.parts)) 1 ?x2188) ?x3397)))
 (let (($x1805 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2645 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3560 (= (_ bv91 7) new.hidden.kind)))
 (let (($x587 (= (_ bv11 7) new.hidden.kind)))
 (let (($x675 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2130 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1284 (ite $x2130 new.hidden.parts (ite (or $x675 $x587 $x3560 $x2645 $x1805) 1 ?x1817))))
 (= new.hidden.least ?x1284))))))))))))))))))
(assert
 (let ((?x1020 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2904 (div (* ?x1020 new.hidden.multiple) new.hidden.parts)))
 (let (($x2015 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2015 (< 1 new.hidden.parts) (= ?x2904 new.hidden.n)))))))
(assert
 (let (($x1697 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3239 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2380 (or $x3239 $x1697)))
 (let (($x2130 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x2130 new.hidden.parts (ite $x2380 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x842 (= (_ bv26 7) new.hidden.kind)))
 (let (($x775 (ite $x842 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1020 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2904 (div (* ?x1020 new.hidden.multiple) new.hidden.parts)))
 (let (($x2820 (= (- 1) new.hidden.n)))
 (let (($x2015 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3560 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2399 (ite $x3560 (or $x2820 (< new.hidden.block new.hidden.n)) (ite $x2015 (or $x2820 (< ?x2904 new.hidden.n)) $x775))))
 (let (($x1892 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2399)))
 (let (($x1697 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3239 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2380 (or $x3239 $x1697)))
 (= new.hidden.moved (ite $x2380 new.hidden.given_moved $x1892)))))))))))))))
(assert
 (let (($x3152 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x750 (and $x3152 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x750))))
(assert
 (let (($x990 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2610 (= (_ bv38 7) new.embedding.split)))
 (let (($x1759 (= (_ bv38 7) new.stream)))
 (let (($x211 (or $x1759 $x2610 $x990 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x211))))))
(assert
 (let (($x2130 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1697 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3239 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2380 (or $x3239 $x1697)))
 (let (($x119 (ite $x2380 new.hidden.given_everywhere (or $x2130 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x119)))))))
(assert
 (let (($x3808 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3041 (or $x3808 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1990 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3041)))
 (= new.lm_head.cut.everywhere $x1990)))))
(assert
 (let (($x1072 (not new.hidden.moved)))
 (let (($x2645 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3560 (= (_ bv91 7) new.hidden.kind)))
 (let (($x587 (= (_ bv11 7) new.hidden.kind)))
 (let (($x675 (= (_ bv18 7) new.hidden.kind)))
 (let (($x950 (or new.hidden.everywhere new.hidden.filled (and (or $x675 $x587 $x3560 $x2645) $x1072))))
 (let (($x1697 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3239 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2380 (or $x3239 $x1697)))
 (= new.hidden.undivided (ite $x2380 new.hidden.given_undivided $x950))))))))))))
(assert
 (let (($x2796 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2619 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2742 (or $x2619 $x2796)))
 (let (($x2540 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3870 (and $x2540 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2742)))
 (let (($x2976 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1615 (ite (and $x2976 new.lm_head.cut.everywhere $x2742) (_ bv96 7) (ite $x2976 (_ bv95 7) (ite $x3870 (_ bv96 7) (ite $x2540 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1615)))))))))
(assert
 (let (($x1649 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1915 (and new.layer.dense (or $x1649 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x3671 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1514 (or $x3671 (= (_ bv92 7) new.lm_head.state) $x1915 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x1514))))))
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
 (let (($x2156 (not new.hidden.beyond)))
 (let (($x375 (and (<= 1 new.hidden.least) $x2156 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x375)))))
(assert
 (let (($x1895 (not old.hidden.beyond)))
(let (($x2163 (and (<= 1 old.hidden.least) $x1895 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x1354 (not (or old.hidden.gathered old.hidden.summed))))
(or $x1354 $x2163)))))
(check-sat)

; from one replica to any number, question 46
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
 (let (($x2911 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x2911 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x1970 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1236 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1669 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2956 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x1646 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1431 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2851 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x3607 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x234 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x611 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x611 $x234 $x3607 $x2851 $x1431 $x1646 $x2956 $x1669 $x1236 $x1970))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x804 (= (_ bv95 7) old.embedding.split)))
 (let (($x1375 (= (_ bv38 7) old.embedding.split)))
 (or $x1375 (= (_ bv57 7) old.embedding.split) $x804))))
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
 (let ((?x1012 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x345 (* (div (* ?x1012 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x3007 (= (- 1) old.embedding.cut.n)))
 (let ((?x937 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x3007 (< ?x345 old.embedding.cut.n)) 0 1))))
 (let (($x1646 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2841 (or $x3007 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x3328 (ite (and $x3007 (= 1 old.embedding.cut.parts)) 1 (ite $x2841 0 1))))
 (let (($x3607 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1431 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1970 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1669 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x611 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x234 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x1138 (ite (or $x234 $x611 $x1669 $x1970 $x1431) 1 (ite $x3607 ?x3328 (ite $x1646 ?x937 old.embedding.cut.given_least)))))
 (let (($x1236 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1236 old.embedding.cut.parts ?x1138))))))))))))))))))
(assert
 (let ((?x2019 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1236 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1236 old.embedding.cut.parts ?x2019)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x2881 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2911 (= (_ bv57 7) old.embedding.collective)))
 (let (($x804 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3521 (ite $x804 (ite (and old.embedding.rows_where_kept (or $x2911 $x2881)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3521))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x2137 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x366 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x2263 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x2426 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2110 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x2398 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1183 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x519 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x861 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x3336 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x1709 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x1709 $x3336 $x861 $x519 $x1183 $x2398 $x2110 $x2426 $x2263 $x366))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x2726 (= (_ bv95 7) new.embedding.split)))
 (let (($x2610 (= (_ bv38 7) new.embedding.split)))
 (or $x2610 (= (_ bv57 7) new.embedding.split) $x2726))))
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
 (let ((?x3190 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x297 (* (div (* ?x3190 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x3769 (= (- 1) new.embedding.cut.n)))
 (let ((?x1802 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x3769 (< ?x297 new.embedding.cut.n)) 0 1))))
 (let (($x2398 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x3468 (or $x3769 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x178 (ite (and $x3769 (= 1 new.embedding.cut.parts)) 1 (ite $x3468 0 1))))
 (let (($x861 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1183 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x366 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x2426 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1709 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x3336 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x441 (ite (or $x3336 $x1709 $x2426 $x366 $x1183) 1 (ite $x861 ?x178 (ite $x2398 ?x1802 new.embedding.cut.given_least)))))
 (let (($x2263 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x2263 new.embedding.cut.parts ?x441))))))))))))))))))
(assert
 (let ((?x3079 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x2263 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x2263 new.embedding.cut.parts ?x3079)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x2128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2726 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3334 (ite $x2726 (ite (and new.embedding.rows_where_kept (or $x2137 $x2128)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3334))))))
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
 (let (($x896 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x2356 (not new.embedding.cut.beyond)))
 (let (($x1459 (or (not (= (_ bv95 7) new.embedding.split)) (and $x2356 (or (= (_ bv96 7) new.embedding.state) $x896)))))
 (not $x1459)))))
(assert
 (let (($x812 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x460 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x460 (or (= (_ bv96 7) old.embedding.state) $x812))))))
(check-sat)

; from one replica to any number, question 47
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
 (let (($x2425 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2911 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1515 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3166 (= (_ bv5 7) old.embedding.collective)))
 (let (($x138 (= (_ bv4 7) old.embedding.collective)))
 (or $x138 $x3166 $x1515 $x2911 $x2425)))))))
(assert
 (let (($x804 (= (_ bv95 7) old.embedding.split)))
 (let (($x1375 (= (_ bv38 7) old.embedding.split)))
 (or $x1375 (= (_ bv57 7) old.embedding.split) $x804))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2890 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1919 (= (_ bv91 7) old.hidden.kind)))
 (let (($x491 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2704 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2704 $x2253 (= (_ bv56 7) old.hidden.kind) $x1799 $x491 $x1919 $x2890 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2907 (= (_ bv49 7) old.norm.statistic)))
 (or $x2907 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x627 (= (_ bv96 7) old.stream)))
 (let (($x840 (= (_ bv94 7) old.stream)))
 (let (($x3786 (= (_ bv38 7) old.stream)))
 (or $x3786 $x840 $x627)))))
(assert
 (let (($x2460 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x596 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1652 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1652 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x596 (= (_ bv91 7) old.stream_tokens.kind) $x2460 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1799 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3092 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x842 (div (* ?x3092 old.hidden.multiple) old.hidden.parts)))
 (let (($x1877 (< 1 old.hidden.parts)))
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1799 $x1877 (= ?x842 old.hidden.n))))))))
(assert
 (let ((?x3092 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x842 (div (* ?x3092 old.hidden.multiple) old.hidden.parts)))
 (let (($x1877 (< 1 old.hidden.parts)))
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1799 $x1877 (<= old.hidden.n ?x842))))))))
(assert
 (let (($x2704 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2049 (ite $x2704 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3092 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x842 (div (* ?x3092 old.hidden.multiple) old.hidden.parts)))
 (let (($x1014 (= (- 1) old.hidden.n)))
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1919 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2622 (ite $x1919 (or $x1014 (< old.hidden.block old.hidden.n)) (ite $x1799 (or $x1014 (< ?x842 old.hidden.n)) $x2049))))
 (let (($x2164 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2622)))
 (let (($x2253 (= (_ bv48 7) old.hidden.kind)))
 (let (($x491 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3094 (or $x491 $x2253)))
 (= old.hidden.moved (ite $x3094 old.hidden.given_moved $x2164)))))))))))))))
(assert
 (let (($x2460 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1328 (or $x2460 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2077 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1328)))
 (= old.stream_tokens.everywhere $x2077)))))
(assert
 (let (($x2881 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2911 (= (_ bv57 7) old.embedding.collective)))
 (let (($x804 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3521 (ite $x804 (ite (and old.embedding.rows_where_kept (or $x2911 $x2881)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3521))))))
(assert
 (let (($x2890 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv48 7) old.hidden.kind)))
 (let (($x491 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3094 (or $x491 $x2253)))
 (let (($x2891 (ite $x3094 old.hidden.given_everywhere (or $x2890 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2891)))))))
(assert
 (let (($x2159 (= 1 old.tp)))
 (let (($x627 (= (_ bv96 7) old.stream)))
 (let (($x400 (or $x627 $x2159 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2881 (and (or (not old.embedding.group.tp) $x2159) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1515 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2911 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x3240 (ite (or (or $x2911 $x1515) (and $x2881 $x400)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2425 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3166 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1743 (and (or $x3166 $x2425) $x2881)))
 (let ((?x2495 (ite (or $x2911 (and $x1515 (= (_ bv38 7) old.stream)) $x1743) (_ bv38 7) (ite $x1515 (_ bv96 7) (_ bv16 7)))))
 (let (($x960 (or (and old.hidden.filled (not $x627)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2008 (not $x2881)))
 (let (($x2907 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3786 (= (_ bv38 7) old.stream)))
 (let ((?x1105 (ite (and $x3166 old.hidden.filled $x3786 $x2008 $x2907) old.stream (ite (and $x2425 $x2008 $x960) old.stream ?x2495))))
 (let ((?x3500 (ite (and $x627 old.hidden.everywhere (or $x2911 $x1743)) (_ bv96 7) (ite (and $x3166 old.hidden.filled $x627 $x2008) (_ bv96 7) ?x1105))))
 (let (($x138 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1904 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2881) (_ bv38 7) (ite $x138 (_ bv96 7) ?x3500))))
 (let ((?x1892 (ite (= (_ bv38 7) old.embedding.state) ?x1904 (ite (= (_ bv96 7) old.embedding.state) ?x3240 old.embedding.state))))
 (let ((?x309 (ite $x2425 (ite (not $x627) old.stream (_ bv66 7)) (ite $x1515 (ite $x627 (_ bv96 7) old.stream) (ite $x2911 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x3166 (_ bv96 7) ?x309) ?x1892))))))))))))))))))))))))
(assert
 (let (($x627 (= (_ bv96 7) old.stream)))
 (let (($x998 (or $x627 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x998))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2913 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1826 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1201 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3856 (= (_ bv4 7) new.embedding.collective)))
 (or $x3856 $x1201 $x1826 $x2137 $x2913)))))))
(assert
 (let (($x2726 (= (_ bv95 7) new.embedding.split)))
 (let (($x2610 (= (_ bv38 7) new.embedding.split)))
 (or $x2610 (= (_ bv57 7) new.embedding.split) $x2726))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2339 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3041 (= (_ bv91 7) new.hidden.kind)))
 (let (($x211 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2437 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2437 $x1028 (= (_ bv56 7) new.hidden.kind) $x3152 $x211 $x3041 $x2339 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1759 (= (_ bv49 7) new.norm.statistic)))
 (or $x1759 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3808 (= (_ bv96 7) new.stream)))
 (let (($x2392 (= (_ bv94 7) new.stream)))
 (let (($x2694 (= (_ bv38 7) new.stream)))
 (or $x2694 $x2392 $x3808)))))
(assert
 (let (($x3316 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2617 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2041 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2041 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2617 (= (_ bv91 7) new.stream_tokens.kind) $x3316 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3152 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3942 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1381 (div (* ?x3942 new.hidden.multiple) new.hidden.parts)))
 (let (($x3671 (< 1 new.hidden.parts)))
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3152 $x3671 (= ?x1381 new.hidden.n))))))))
(assert
 (let ((?x3942 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1381 (div (* ?x3942 new.hidden.multiple) new.hidden.parts)))
 (let (($x3671 (< 1 new.hidden.parts)))
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3152 $x3671 (<= new.hidden.n ?x1381))))))))
(assert
 (let (($x2437 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1747 (ite $x2437 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3942 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1381 (div (* ?x3942 new.hidden.multiple) new.hidden.parts)))
 (let (($x2925 (= (- 1) new.hidden.n)))
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3041 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2156 (ite $x3041 (or $x2925 (< new.hidden.block new.hidden.n)) (ite $x3152 (or $x2925 (< ?x1381 new.hidden.n)) $x1747))))
 (let (($x1765 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2156)))
 (let (($x1028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x211 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2621 (or $x211 $x1028)))
 (= new.hidden.moved (ite $x2621 new.hidden.given_moved $x1765)))))))))))))))
(assert
 (let (($x3316 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1454 (or $x3316 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3615 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1454)))
 (= new.stream_tokens.everywhere $x3615)))))
(assert
 (let (($x2128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2726 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3334 (ite $x2726 (ite (and new.embedding.rows_where_kept (or $x2137 $x2128)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3334))))))
(assert
 (let (($x2339 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x211 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2621 (or $x211 $x1028)))
 (let (($x909 (ite $x2621 new.hidden.given_everywhere (or $x2339 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x909)))))))
(assert
 (let (($x379 (= 1 new.tp)))
 (let (($x3808 (= (_ bv96 7) new.stream)))
 (let (($x1441 (or $x3808 $x379 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2128 (and (or (not new.embedding.group.tp) $x379) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1826 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2884 (ite (or (or $x2137 $x1826) (and $x2128 $x1441)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2913 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1201 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1384 (and (or $x1201 $x2913) $x2128)))
 (let ((?x2317 (ite (or $x2137 (and $x1826 (= (_ bv38 7) new.stream)) $x1384) (_ bv38 7) (ite $x1826 (_ bv96 7) (_ bv16 7)))))
 (let (($x2083 (or (and new.hidden.filled (not $x3808)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3525 (not $x2128)))
 (let (($x1759 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2694 (= (_ bv38 7) new.stream)))
 (let ((?x3167 (ite (and $x1201 new.hidden.filled $x2694 $x3525 $x1759) new.stream (ite (and $x2913 $x3525 $x2083) new.stream ?x2317))))
 (let ((?x3124 (ite (and $x3808 new.hidden.everywhere (or $x2137 $x1384)) (_ bv96 7) (ite (and $x1201 new.hidden.filled $x3808 $x3525) (_ bv96 7) ?x3167))))
 (let (($x3856 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3378 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2128) (_ bv38 7) (ite $x3856 (_ bv96 7) ?x3124))))
 (let ((?x1039 (ite (= (_ bv38 7) new.embedding.state) ?x3378 (ite (= (_ bv96 7) new.embedding.state) ?x2884 new.embedding.state))))
 (let ((?x2799 (ite $x2913 (ite (not $x3808) new.stream (_ bv66 7)) (ite $x1826 (ite $x3808 (_ bv96 7) new.stream) (ite $x2137 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x1201 (_ bv96 7) ?x2799) ?x1039))))))))))))))))))))))))
(assert
 (let (($x3808 (= (_ bv96 7) new.stream)))
 (let (($x2667 (or $x3808 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2667))))
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
 (let (($x3239 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x379 (= 1 new.tp)))
 (let (($x1554 (= new.embedding.joined new.stream)))
 (let (($x1592 (or (or (= (_ bv96 7) new.embedding.joined) $x1554) (and $x379 (or (not (= (_ bv38 7) new.embedding.split)) $x3239)))))
 (not $x1592))))))
(assert
 (let (($x1532 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2159 (= 1 old.tp)))
(let (($x2052 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x2052) (and $x2159 (or (not (= (_ bv38 7) old.embedding.split)) $x1532)))))))
(check-sat)

