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
 (let (($x1293 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x635 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x635 $x1293 (= (_ bv75 7) old.ffn.down.collective)))))
(assert
 (let (($x1720 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x942 (= (_ bv10 7) old.ffn.down.input)))
 (or $x942 $x1720 (= (_ bv65 7) old.ffn.down.input)))))
(assert
 (let (($x2895 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2895 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x2066 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x2098 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2098 $x2066 (= (_ bv63 7) old.ffn.down.split)))))
(assert
 (let (($x3239 (= (_ bv60 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x3239)))
(assert
 (let (($x2777 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x2212 (= (_ bv59 7) old.ffn.gate.collective)))
 (let (($x3018 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3471 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2528 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2528 $x3471 $x3018 $x2212 $x2777)))))))
(assert
 (let (($x3805 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x3285 (= (_ bv59 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x3285 $x3805))))
(assert
 (let (($x1150 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1150 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv71 7) old.ffn.gate.sum))))
(assert
 (let (($x1085 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x1797 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x251 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x965 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2762 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2762 $x965 $x251 $x1797 $x1085)))))))
(assert
 (let (($x1763 (= (_ bv63 7) old.ffn.up.split)))
 (let (($x2010 (= (_ bv59 7) old.ffn.up.split)))
 (let (($x1767 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1767 $x2010 $x1763)))))
(assert
 (let (($x3318 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2690 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2766 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2766 $x2690 $x3318 (= (_ bv71 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x166 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x3352 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x1465 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x2452 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x2653 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x793 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x3167 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2880 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x3060 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x974 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x974 $x3060 $x2880 $x3167 $x793 $x2653 $x2452 $x1465 $x3352 $x166))))))))))))
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
 (let (($x1884 (= (_ bv38 7) old.stages.send)))
 (let (($x1063 (= (_ bv14 7) old.stages.send)))
 (let (($x2504 (= (_ bv10 7) old.stages.send)))
 (or $x2504 $x1063 $x1884 (= (_ bv61 7) old.stages.send) (= (_ bv77 7) old.stages.send))))))
(assert
 (let (($x2584 (= (_ bv55 7) old.stages.stream)))
 (or $x2584 (= (_ bv86 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x535 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2075 (div (* ?x535 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x655 (= (- 1) old.ffn.width.n)))
 (let ((?x3686 (ite (or $x655 (< (* ?x2075 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x1661 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x3686)))
 (let (($x2653 (= (_ bv67 7) old.ffn.width.kind)))
 (let ((?x2221 (ite (or $x655 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x2880 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x139 (ite $x2880 (ite (and $x655 (= 1 old.ffn.width.parts)) 1 ?x2221) (ite $x2653 ?x1661 old.ffn.width.given_least))))
 (let (($x793 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x166 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x1465 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x974 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3060 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3352 (= (_ bv98 7) old.ffn.width.kind)))
 (let ((?x2838 (ite $x3352 old.ffn.width.parts (ite (or $x3060 $x974 $x1465 $x166 $x793) 1 ?x139))))
 (= old.ffn.width.least ?x2838))))))))))))))))))
(assert
 (let ((?x535 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2075 (div (* ?x535 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2800 (< 1 old.ffn.width.parts)))
 (let (($x2653 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2653 $x2800 (= ?x2075 old.ffn.width.n))))))))
(assert
 (let ((?x535 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2075 (div (* ?x535 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2800 (< 1 old.ffn.width.parts)))
 (let (($x2653 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2653 $x2800 (<= old.ffn.width.n ?x2075))))))))
(assert
 (let (($x2653 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x2489 (and $x2653 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2489))))
(assert
 (let (($x655 (= (- 1) old.ffn.width.n)))
 (let (($x2880 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x855 (ite $x2880 (or $x655 (<= old.ffn.width.parts old.ffn.width.n)) (or $x655 (< 1 old.ffn.width.n)))))
 (let ((?x535 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2075 (div (* ?x535 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2653 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x1465 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x2867 (ite $x1465 (or $x655 (< old.ffn.width.block old.ffn.width.n)) (ite $x2653 (or $x655 (< ?x2075 old.ffn.width.n)) $x855))))
 (let (($x695 (ite (or (= (_ bv98 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2867)))
 (let (($x3167 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2452 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x2009 (or $x2452 $x3167)))
 (= old.ffn.width.moved (ite $x2009 old.ffn.width.given_moved $x695)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1720 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x270 (or $x1720 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x270))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3352 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x1592 (or $x3352 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x3167 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2452 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x2009 (or $x2452 $x3167)))
 (= old.ffn.width.everywhere (ite $x2009 old.ffn.width.given_everywhere $x1592))))))))
(assert
 (let (($x3714 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1337 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3778 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1337)))
 (let (($x2214 (ite old.model.gated $x3778 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3714))))
 (let (($x2066 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x2589 (and old.ffn.width.filled $x2066 (not (and old.ffn.gathers (= (_ bv63 7) old.ffn.lead) $x2214)))))
 (= old.ffn.piece_kept $x2589))))))))
(assert
 (let (($x1198 (not old.ffn.width.moved)))
 (let (($x166 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x1465 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x974 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3060 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2366 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x3060 $x974 $x1465 $x166) $x1198))))
 (let (($x3167 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2452 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x2009 (or $x2452 $x3167)))
 (= old.ffn.width.undivided (ite $x2009 old.ffn.width.given_undivided $x2366))))))))))))
(assert
 (let (($x1198 (not old.ffn.width.moved)))
 (let (($x3548 (and old.ffn.width.everywhere $x1198)))
 (= old.ffn.in_place (or $x3548 old.ffn.width.filled)))))
(assert
 (let (($x2946 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x635 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1293 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x1522 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1293 $x635) $x2946))))
 (= old.ffn.first_reads $x1522))))))
(assert
 (let (($x1337 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3778 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1337)))
 (let (($x3805 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x116 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x2098 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2066 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x965 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x251 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3119 (or $x251 $x965)))
 (let (($x3714 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1767 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2840 (< 1 old.tp)))
 (let (($x2727 (and old.model.gated $x2840 $x1767 $x3714 $x3119 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x2066 (and $x2098 (and old.ffn.width.undivided $x116))) (not (and old.ffn.gathers $x3805 $x3778)))))
 (= old.ffn.up_idle $x2727)))))))))))))))
(assert
 (let (($x1198 (not old.ffn.width.moved)))
 (let (($x3548 (and old.ffn.width.everywhere $x1198)))
 (let ((?x1983 (ite $x3548 (_ bv98 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2840 (< 1 old.tp)))
 (let ((?x2617 (ite old.ffn.width.everywhere (_ bv98 7) (ite old.ffn.piece_of_one (_ bv99 7) (ite old.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x1085 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x965 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x251 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3119 (or $x251 $x965)))
 (let (($x2690 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1797 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x3354 (or $x1797 (not (or $x2690 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3714 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2709 (or $x251 $x1797)))
 (let ((?x1709 (ite (or $x2709 $x3714 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv98 7) (ite $x965 (_ bv21 7) (_ bv16 7)))))
 (let (($x2010 (= (_ bv59 7) old.ffn.up.split)))
 (let ((?x3152 (ite $x2010 ?x1709 (ite $x3354 (_ bv94 7) (ite $x3119 (_ bv98 7) (ite $x1085 ?x2617 (ite $x2840 (_ bv16 7) ?x1983)))))))
 (let (($x347 (or $x2709 $x3714 (and $x965 old.ffn.width.padded $x1198) (and $x1085 old.ffn.width.leads))))
 (let ((?x57 (ite (and $x965 old.ffn.width.filled (not $x3714)) (_ bv98 7) (ite $x347 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x1763 (= (_ bv63 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x1763 ?x57 ?x3152)))))))))))))))))))))))
(assert
 (let (($x1876 (not old.ffn.width.everywhere)))
 (let (($x2241 (and (or (= (_ bv63 7) old.ffn.up.split) (= (_ bv99 7) old.ffn.up_state)) (not (= (_ bv98 7) old.ffn.up_state)) $x1876)))
 (= old.ffn.up_piece (ite $x2241 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x3318 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1797 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x1764 (and old.model.gated (= (_ bv94 7) old.ffn.up_state) (or $x1797 $x3318 old.ffn.up_idle))))
 (= old.ffn.up_left $x1764)))))
(assert
 (let (($x1530 (not old.ffn.up_left)))
 (let (($x755 (not old.model.joint)))
 (let (($x336 (and old.ffn.piece_kept old.model.gated $x755 (= (_ bv99 7) old.ffn.up_piece) $x1530)))
 (= old.ffn.share_of_one $x336)))))
(assert
 (let (($x1198 (not old.ffn.width.moved)))
 (let (($x3548 (and old.ffn.width.everywhere $x1198)))
 (let (($x2840 (< 1 old.tp)))
 (let ((?x1091 (ite $x2840 (_ bv16 7) (ite $x3548 (_ bv98 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x315 (ite old.ffn.width.everywhere (_ bv98 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x2777 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x3471 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3018 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2212 (= (_ bv59 7) old.ffn.gate.collective)))
 (let ((?x3128 (ite (or $x2212 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv94 7) (ite (or $x3018 $x3471) (_ bv98 7) (ite $x2777 ?x315 ?x1091)))))
 (let (($x1337 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x489 (or $x3018 $x2212)))
 (let (($x382 (or $x489 $x1337 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3285 (= (_ bv59 7) old.ffn.gate.split)))
 (let (($x2145 (or $x489 $x1337 (and $x3471 old.ffn.width.padded $x1198) (and $x2777 old.ffn.width.leads))))
 (let ((?x1609 (ite (and $x3471 old.ffn.width.filled (not $x1337)) (_ bv98 7) (ite $x2145 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x3805 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3805 ?x1609 (ite $x3285 (ite $x382 (_ bv98 7) (ite $x3471 (_ bv21 7) (_ bv16 7))) ?x3128)))))))))))))))))))))
(assert
 (let (($x1876 (not old.ffn.width.everywhere)))
 (let (($x3805 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3805 (not (= (_ bv98 7) old.ffn.gate_state)) $x1876) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x827 (ite old.ffn.up_left (_ bv94 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x827)))
(assert
 (let ((?x714 (ite old.ffn.share_of_one (_ bv94 7) old.ffn.product)))
 (let (($x1222 (not old.ffn.share_of_one)))
 (let (($x282 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv99 7) old.ffn.product) $x1222))))
 (= old.ffn.product_in (ite (and (not (= (_ bv94 7) old.ffn.product)) $x282) (_ bv98 7) ?x714))))))
(assert
 (let (($x3239 (= (_ bv60 7) old.ffn.down.sum)))
 (let (($x2840 (< 1 old.tp)))
 (let (($x2109 (and $x2840 $x3239 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv94 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x2109)))))
(assert
 (let (($x681 (or old.model.parallel old.layer.moe (not old.stages.ffn_due))))
 (let (($x2584 (= (_ bv55 7) old.stages.stream)))
 (let (($x3713 (not old.model.parallel)))
 (let (($x2749 (not old.stages.leaves)))
 (let (($x675 (or $x2749 (and old.layer.dense $x3713 (not (= (_ bv1 7) old.ffn.down.residual))) (and $x2584 $x681))))
 (= old.stages.one_part $x675)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1993 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x1027 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1027 $x1993 (= (_ bv75 7) new.ffn.down.collective)))))
(assert
 (let (($x3300 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x932 (= (_ bv10 7) new.ffn.down.input)))
 (or $x932 $x3300 (= (_ bv65 7) new.ffn.down.input)))))
(assert
 (let (($x395 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x395 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x3740 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x3003 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3003 $x3740 (= (_ bv63 7) new.ffn.down.split)))))
(assert
 (let (($x1271 (= (_ bv60 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x1271)))
(assert
 (let (($x2962 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x2079 (= (_ bv59 7) new.ffn.gate.collective)))
 (let (($x455 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1546 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3210 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x3210 $x1546 $x455 $x2079 $x2962)))))))
(assert
 (let (($x1874 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x2915 (= (_ bv59 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2915 $x1874))))
(assert
 (let (($x3023 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3023 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv71 7) new.ffn.gate.sum))))
(assert
 (let (($x2964 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x1666 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x3513 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3286 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3538 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x3538 $x3286 $x3513 $x1666 $x2964)))))))
(assert
 (let (($x1520 (= (_ bv63 7) new.ffn.up.split)))
 (let (($x973 (= (_ bv59 7) new.ffn.up.split)))
 (let (($x882 (= (_ bv40 7) new.ffn.up.split)))
 (or $x882 $x973 $x1520)))))
(assert
 (let (($x3283 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1033 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2590 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2590 $x1033 $x3283 (= (_ bv71 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x388 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x3492 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x2662 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x2810 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x141 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x2439 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x2813 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x2795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3139 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x775 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x775 $x3139 $x2795 $x2813 $x2439 $x141 $x2810 $x2662 $x3492 $x388))))))))))))
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
 (let (($x2055 (= (_ bv38 7) new.stages.send)))
 (let (($x1069 (= (_ bv14 7) new.stages.send)))
 (let (($x2052 (= (_ bv10 7) new.stages.send)))
 (or $x2052 $x1069 $x2055 (= (_ bv61 7) new.stages.send) (= (_ bv77 7) new.stages.send))))))
(assert
 (let (($x2150 (= (_ bv55 7) new.stages.stream)))
 (or $x2150 (= (_ bv86 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1341 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3661 (div (* ?x1341 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x784 (= (- 1) new.ffn.width.n)))
 (let ((?x1315 (ite (or $x784 (< (* ?x3661 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x225 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1315)))
 (let (($x141 (= (_ bv67 7) new.ffn.width.kind)))
 (let ((?x460 (ite (or $x784 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x2795 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x1912 (ite $x2795 (ite (and $x784 (= 1 new.ffn.width.parts)) 1 ?x460) (ite $x141 ?x225 new.ffn.width.given_least))))
 (let (($x2439 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x388 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x2662 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x775 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x3139 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3492 (= (_ bv98 7) new.ffn.width.kind)))
 (let ((?x3582 (ite $x3492 new.ffn.width.parts (ite (or $x3139 $x775 $x2662 $x388 $x2439) 1 ?x1912))))
 (= new.ffn.width.least ?x3582))))))))))))))))))
(assert
 (let ((?x1341 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3661 (div (* ?x1341 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3067 (< 1 new.ffn.width.parts)))
 (let (($x141 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x141 $x3067 (= ?x3661 new.ffn.width.n))))))))
(assert
 (let ((?x1341 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3661 (div (* ?x1341 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3067 (< 1 new.ffn.width.parts)))
 (let (($x141 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x141 $x3067 (<= new.ffn.width.n ?x3661))))))))
(assert
 (let (($x141 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x3187 (and $x141 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3187))))
(assert
 (let (($x784 (= (- 1) new.ffn.width.n)))
 (let (($x2795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1049 (ite $x2795 (or $x784 (<= new.ffn.width.parts new.ffn.width.n)) (or $x784 (< 1 new.ffn.width.n)))))
 (let ((?x1341 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3661 (div (* ?x1341 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x141 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x2662 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x2683 (ite $x2662 (or $x784 (< new.ffn.width.block new.ffn.width.n)) (ite $x141 (or $x784 (< ?x3661 new.ffn.width.n)) $x1049))))
 (let (($x26 (ite (or (= (_ bv98 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2683)))
 (let (($x2813 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x2810 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x149 (or $x2810 $x2813)))
 (= new.ffn.width.moved (ite $x149 new.ffn.width.given_moved $x26)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x3300 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1207 (or $x3300 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1207))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3492 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x3539 (or $x3492 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2813 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x2810 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x149 (or $x2810 $x2813)))
 (= new.ffn.width.everywhere (ite $x149 new.ffn.width.given_everywhere $x3539))))))))
(assert
 (let (($x3547 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2698 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1911 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2698)))
 (let (($x2001 (ite new.model.gated $x1911 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x3547))))
 (let (($x3740 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x896 (and new.ffn.width.filled $x3740 (not (and new.ffn.gathers (= (_ bv63 7) new.ffn.lead) $x2001)))))
 (= new.ffn.piece_kept $x896))))))))
(assert
 (let (($x1845 (not new.ffn.width.moved)))
 (let (($x388 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x2662 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x775 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x3139 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1310 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x3139 $x775 $x2662 $x388) $x1845))))
 (let (($x2813 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x2810 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x149 (or $x2810 $x2813)))
 (= new.ffn.width.undivided (ite $x149 new.ffn.width.given_undivided $x1310))))))))))))
(assert
 (let (($x1845 (not new.ffn.width.moved)))
 (let (($x505 (and new.ffn.width.everywhere $x1845)))
 (= new.ffn.in_place (or $x505 new.ffn.width.filled)))))
(assert
 (let (($x3358 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1027 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1993 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x1472 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1993 $x1027) $x3358))))
 (= new.ffn.first_reads $x1472))))))
(assert
 (let (($x2698 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1911 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2698)))
 (let (($x1874 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x2006 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x3003 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3740 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x3286 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3513 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3015 (or $x3513 $x3286)))
 (let (($x3547 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x882 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x621 (< 1 new.tp)))
 (let (($x328 (and new.model.gated $x621 $x882 $x3547 $x3015 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x3740 (and $x3003 (and new.ffn.width.undivided $x2006))) (not (and new.ffn.gathers $x1874 $x1911)))))
 (= new.ffn.up_idle $x328)))))))))))))))
(assert
 (let (($x1845 (not new.ffn.width.moved)))
 (let (($x505 (and new.ffn.width.everywhere $x1845)))
 (let ((?x349 (ite $x505 (_ bv98 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x621 (< 1 new.tp)))
 (let ((?x2630 (ite new.ffn.width.everywhere (_ bv98 7) (ite new.ffn.piece_of_one (_ bv99 7) (ite new.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x2964 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x3286 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3513 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3015 (or $x3513 $x3286)))
 (let (($x1033 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1666 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x2530 (or $x1666 (not (or $x1033 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x3547 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1825 (or $x3513 $x1666)))
 (let ((?x2169 (ite (or $x1825 $x3547 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv98 7) (ite $x3286 (_ bv21 7) (_ bv16 7)))))
 (let (($x973 (= (_ bv59 7) new.ffn.up.split)))
 (let ((?x608 (ite $x973 ?x2169 (ite $x2530 (_ bv94 7) (ite $x3015 (_ bv98 7) (ite $x2964 ?x2630 (ite $x621 (_ bv16 7) ?x349)))))))
 (let (($x3497 (or $x1825 $x3547 (and $x3286 new.ffn.width.padded $x1845) (and $x2964 new.ffn.width.leads))))
 (let ((?x2591 (ite (and $x3286 new.ffn.width.filled (not $x3547)) (_ bv98 7) (ite $x3497 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x1520 (= (_ bv63 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1520 ?x2591 ?x608)))))))))))))))))))))))
(assert
 (let (($x2827 (not new.ffn.width.everywhere)))
 (let (($x734 (and (or (= (_ bv63 7) new.ffn.up.split) (= (_ bv99 7) new.ffn.up_state)) (not (= (_ bv98 7) new.ffn.up_state)) $x2827)))
 (= new.ffn.up_piece (ite $x734 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x3283 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1666 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1278 (and new.model.gated (= (_ bv94 7) new.ffn.up_state) (or $x1666 $x3283 new.ffn.up_idle))))
 (= new.ffn.up_left $x1278)))))
(assert
 (let (($x3016 (not new.ffn.up_left)))
 (let (($x2490 (not new.model.joint)))
 (let (($x1070 (and new.ffn.piece_kept new.model.gated $x2490 (= (_ bv99 7) new.ffn.up_piece) $x3016)))
 (= new.ffn.share_of_one $x1070)))))
(assert
 (let (($x1845 (not new.ffn.width.moved)))
 (let (($x505 (and new.ffn.width.everywhere $x1845)))
 (let (($x621 (< 1 new.tp)))
 (let ((?x1334 (ite $x621 (_ bv16 7) (ite $x505 (_ bv98 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1749 (ite new.ffn.width.everywhere (_ bv98 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x2962 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x1546 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x455 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2079 (= (_ bv59 7) new.ffn.gate.collective)))
 (let ((?x3136 (ite (or $x2079 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv94 7) (ite (or $x455 $x1546) (_ bv98 7) (ite $x2962 ?x1749 ?x1334)))))
 (let (($x2698 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3459 (or $x455 $x2079)))
 (let (($x1573 (or $x3459 $x2698 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2915 (= (_ bv59 7) new.ffn.gate.split)))
 (let (($x3771 (or $x3459 $x2698 (and $x1546 new.ffn.width.padded $x1845) (and $x2962 new.ffn.width.leads))))
 (let ((?x1026 (ite (and $x1546 new.ffn.width.filled (not $x2698)) (_ bv98 7) (ite $x3771 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x1874 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1874 ?x1026 (ite $x2915 (ite $x1573 (_ bv98 7) (ite $x1546 (_ bv21 7) (_ bv16 7))) ?x3136)))))))))))))))))))))
(assert
 (let (($x2827 (not new.ffn.width.everywhere)))
 (let (($x1874 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1874 (not (= (_ bv98 7) new.ffn.gate_state)) $x2827) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x2674 (ite new.ffn.up_left (_ bv94 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2674)))
(assert
 (let ((?x3289 (ite new.ffn.share_of_one (_ bv94 7) new.ffn.product)))
 (let (($x2232 (not new.ffn.share_of_one)))
 (let (($x3425 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv99 7) new.ffn.product) $x2232))))
 (= new.ffn.product_in (ite (and (not (= (_ bv94 7) new.ffn.product)) $x3425) (_ bv98 7) ?x3289))))))
(assert
 (let (($x1271 (= (_ bv60 7) new.ffn.down.sum)))
 (let (($x621 (< 1 new.tp)))
 (let (($x3216 (and $x621 $x1271 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv94 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x3216)))))
(assert
 (let (($x2150 (= (_ bv55 7) new.stages.stream)))
 (let (($x1311 (and $x2150 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x1697 (not new.model.parallel)))
 (let (($x1537 (not new.stages.leaves)))
 (let (($x956 (or $x1537 (and new.layer.dense $x1697 (not (= (_ bv1 7) new.ffn.down.residual))) $x1311)))
 (= new.stages.one_part $x956)))))))
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
 (let (($x2210 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x2210)))
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
 (let ((?x2307 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1458 (* (div (* ?x2307 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x3110 (= (- 1) old.batch.sequences.n)))
 (let ((?x1628 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x3110 (< ?x1458 old.batch.sequences.n)) 0 1))))
 (let (($x998 (= (_ bv67 7) old.batch.sequences.kind)))
 (let (($x86 (or $x3110 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x1298 (ite (and $x3110 (= 1 old.batch.sequences.parts)) 1 (ite $x86 0 1))))
 (let (($x1275 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x3086 (= (_ bv58 7) old.batch.sequences.kind)))
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x1710 (ite (or $x1712 $x2836 $x2912 $x2071 $x3086) 1 (ite $x1275 ?x1298 (ite $x998 ?x1628 old.batch.sequences.given_least)))))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2205 old.batch.sequences.parts ?x1710))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2976 (= (_ bv101 7) new.batch.sequences.kind)))
 (let (($x2949 (= (_ bv98 7) new.batch.sequences.kind)))
 (let (($x345 (= (_ bv93 7) new.batch.sequences.kind)))
 (let (($x3350 (= (_ bv67 7) new.batch.sequences.kind)))
 (let (($x2950 (= (_ bv58 7) new.batch.sequences.kind)))
 (let (($x1552 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x3163 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x2831 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x2831 $x3163 $x1552 (= (_ bv49 7) new.batch.sequences.kind) $x2950 $x3350 (= (_ bv88 7) new.batch.sequences.kind) $x345 $x2949 $x2976))))))))))
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
 (let ((?x1521 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x3047 (* (div (* ?x1521 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x2183 (= (- 1) new.batch.sequences.n)))
 (let ((?x1660 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x2183 (< ?x3047 new.batch.sequences.n)) 0 1))))
 (let (($x3350 (= (_ bv67 7) new.batch.sequences.kind)))
 (let (($x620 (or $x2183 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x2429 (ite (and $x2183 (= 1 new.batch.sequences.parts)) 1 (ite $x620 0 1))))
 (let (($x1552 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2950 (= (_ bv58 7) new.batch.sequences.kind)))
 (let (($x2976 (= (_ bv101 7) new.batch.sequences.kind)))
 (let (($x345 (= (_ bv93 7) new.batch.sequences.kind)))
 (let (($x2831 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x3163 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x3032 (ite (or $x3163 $x2831 $x345 $x2976 $x2950) 1 (ite $x1552 ?x2429 (ite $x3350 ?x1660 new.batch.sequences.given_least)))))
 (let (($x2949 (= (_ bv98 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2949 new.batch.sequences.parts ?x3032))))))))))))))))))
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
 (let (($x2469 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x2469))))
(assert
 (let (($x2346 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x2346)))
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
 (let (($x2225 (= (_ bv63 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv59 7) old.attention.out.split) $x2225)))
(assert
 (let (($x1874 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x1874 (= (_ bv59 7) old.attention.qkv.split))))
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
 (let (($x1654 (= (_ bv38 7) old.embedding.split)))
 (or $x1654 (= (_ bv59 7) old.embedding.split) (= (_ bv97 7) old.embedding.split))))
(assert
 (let (($x2824 (= (_ bv63 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv59 7) old.ffn.down.split) $x2824)))
(assert
 (let (($x1537 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1537 (= (_ bv59 7) old.ffn.gate.split) (= (_ bv63 7) old.ffn.gate.split))))
(assert
 (let (($x3007 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3007 (= (_ bv59 7) old.ffn.up.split) (= (_ bv63 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x1566 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2757 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1193 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3101 (= (_ bv67 7) old.hidden.kind)))
 (let (($x280 (= (_ bv58 7) old.hidden.kind)))
 (let (($x2951 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3023 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1374 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1784 (= (_ bv11 7) old.hidden.kind)))
 (or $x1784 $x1374 $x3023 $x2951 $x280 $x3101 $x1193 $x1839 $x2757 $x1566))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1671 (= (_ bv59 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1671 (= (_ bv75 7) old.lm_head.collective))))
(assert
 (let (($x1153 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x1419 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2486 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x602 (= (_ bv49 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x602 (= (_ bv58 7) old.lm_head.cut.kind) $x2486 $x1419 (= (_ bv93 7) old.lm_head.cut.kind) $x1153 (= (_ bv101 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2821 (= (_ bv97 7) old.lm_head.split)))
 (let (($x616 (= (_ bv40 7) old.lm_head.split)))
 (or $x616 (= (_ bv59 7) old.lm_head.split) $x2821))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3685 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x3685 (= (_ bv59 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2097 (= (_ bv38 7) old.stream)))
 (or $x2097 (= (_ bv96 7) old.stream) (= (_ bv98 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x3101 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3101 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2904 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1070 (div (* ?x2904 old.hidden.multiple) old.hidden.parts)))
 (let (($x1069 (= (- 1) old.hidden.n)))
 (let ((?x61 (ite (or $x1069 (< (* ?x1070 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3101 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x1003 (ite $x3101 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x61) old.hidden.given_least)))
 (let ((?x283 (ite (or $x1069 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3023 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1278 (ite $x3023 (ite (and $x1069 (= 1 old.hidden.parts)) 1 ?x283) ?x1003)))
 (let (($x280 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1566 (= (_ bv101 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1784 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1374 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2757 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x1520 (ite $x2757 old.hidden.parts (ite (or $x1374 $x1784 $x1839 $x1566 $x280) 1 ?x1278))))
 (= old.hidden.least ?x1520))))))))))))))))))
(assert
 (let ((?x2904 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1070 (div (* ?x2904 old.hidden.multiple) old.hidden.parts)))
 (let (($x3101 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3101 (< 1 old.hidden.parts) (= ?x1070 old.hidden.n)))))))
(assert
 (let (($x2951 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1193 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2968 (or $x1193 $x2951)))
 (let (($x2757 (= (_ bv98 7) old.hidden.kind)))
 (= old.hidden.most (ite $x2757 old.hidden.parts (ite $x2968 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x3023 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3513 (ite $x3023 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2904 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1070 (div (* ?x2904 old.hidden.multiple) old.hidden.parts)))
 (let (($x1069 (= (- 1) old.hidden.n)))
 (let (($x3101 (= (_ bv67 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv93 7) old.hidden.kind)))
 (let (($x796 (ite $x1839 (or $x1069 (< old.hidden.block old.hidden.n)) (ite $x3101 (or $x1069 (< ?x1070 old.hidden.n)) $x3513))))
 (let (($x2964 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x796)))
 (let (($x2951 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1193 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2968 (or $x1193 $x2951)))
 (= old.hidden.moved (ite $x2968 old.hidden.given_moved $x2964)))))))))))))))
(assert
 (let (($x2486 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x2591 (and $x2486 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2591))))
(assert
 (let (($x2225 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1654 (= (_ bv38 7) old.embedding.split)))
 (let (($x2097 (= (_ bv38 7) old.stream)))
 (let (($x978 (or $x2097 $x1654 $x2225 (and old.layer.dense (= (_ bv63 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x978))))))
(assert
 (let (($x2757 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2951 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1193 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2968 (or $x1193 $x2951)))
 (let (($x2590 (ite $x2968 old.hidden.given_everywhere (or $x2757 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2590)))))))
(assert
 (let (($x1153 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x1533 (or $x1153 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2415 (ite (or (= (_ bv88 7) old.lm_head.cut.kind) (= (_ bv49 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1533)))
 (= old.lm_head.cut.everywhere $x2415)))))
(assert
 (let (($x349 (not old.hidden.moved)))
 (let (($x1566 (= (_ bv101 7) old.hidden.kind)))
 (let (($x1839 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1784 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1374 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3214 (or old.hidden.everywhere old.hidden.filled (and (or $x1374 $x1784 $x1839 $x1566) $x349))))
 (let (($x2951 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1193 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2968 (or $x1193 $x2951)))
 (= old.hidden.undivided (ite $x2968 old.hidden.given_undivided $x3214))))))))))))
(assert
 (let (($x2894 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1671 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x1911 (or $x1671 $x2894)))
 (let (($x616 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3663 (and $x616 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1911)))
 (let (($x2821 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x1713 (ite (and $x2821 old.lm_head.cut.everywhere $x1911) (_ bv98 7) (ite $x2821 (_ bv97 7) (ite $x3663 (_ bv98 7) (ite $x616 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x1713)))))))))
(assert
 (let (($x3007 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2044 (and old.layer.dense (or $x3007 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1874 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3358 (or $x1874 (= (_ bv94 7) old.lm_head.state) $x2044 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x3358))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x2810 (= (_ bv63 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv59 7) new.attention.out.split) $x2810)))
(assert
 (let (($x775 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x775 (= (_ bv59 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x578 (= (_ bv38 7) new.embedding.split)))
 (or $x578 (= (_ bv59 7) new.embedding.split) (= (_ bv97 7) new.embedding.split))))
(assert
 (let (($x2476 (= (_ bv63 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv59 7) new.ffn.down.split) $x2476)))
(assert
 (let (($x2001 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2001 (= (_ bv59 7) new.ffn.gate.split) (= (_ bv63 7) new.ffn.gate.split))))
(assert
 (let (($x2306 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2306 (= (_ bv59 7) new.ffn.up.split) (= (_ bv63 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x3570 (= (_ bv101 7) new.hidden.kind)))
 (let (($x1781 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2871 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1649 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1207 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2171 (= (_ bv58 7) new.hidden.kind)))
 (let (($x2746 (= (_ bv49 7) new.hidden.kind)))
 (let (($x932 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3300 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2796 (= (_ bv11 7) new.hidden.kind)))
 (or $x2796 $x3300 $x932 $x2746 $x2171 $x1207 $x1649 $x2871 $x1781 $x3570))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2677 (= (_ bv59 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2677 (= (_ bv75 7) new.lm_head.collective))))
(assert
 (let (($x2302 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x26 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2683 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1049 (= (_ bv49 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1049 (= (_ bv58 7) new.lm_head.cut.kind) $x2683 $x26 (= (_ bv93 7) new.lm_head.cut.kind) $x2302 (= (_ bv101 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1945 (= (_ bv97 7) new.lm_head.split)))
 (let (($x1766 (= (_ bv40 7) new.lm_head.split)))
 (or $x1766 (= (_ bv59 7) new.lm_head.split) $x1945))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2309 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x2309 (= (_ bv59 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x460 (= (_ bv38 7) new.stream)))
 (or $x460 (= (_ bv96 7) new.stream) (= (_ bv98 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1207 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1207 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2007 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1152 (div (* ?x2007 new.hidden.multiple) new.hidden.parts)))
 (let (($x1912 (= (- 1) new.hidden.n)))
 (let ((?x2378 (ite (or $x1912 (< (* ?x1152 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1207 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x1831 (ite $x1207 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2378) new.hidden.given_least)))
 (let ((?x1879 (ite (or $x1912 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x932 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3660 (ite $x932 (ite (and $x1912 (= 1 new.hidden.parts)) 1 ?x1879) ?x1831)))
 (let (($x2171 (= (_ bv58 7) new.hidden.kind)))
 (let (($x3570 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2871 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2796 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3300 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1781 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x3166 (ite $x1781 new.hidden.parts (ite (or $x3300 $x2796 $x2871 $x3570 $x2171) 1 ?x3660))))
 (= new.hidden.least ?x3166))))))))))))))))))
(assert
 (let ((?x2007 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1152 (div (* ?x2007 new.hidden.multiple) new.hidden.parts)))
 (let (($x1207 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1207 (< 1 new.hidden.parts) (= ?x1152 new.hidden.n)))))))
(assert
 (let (($x2746 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1649 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1108 (or $x1649 $x2746)))
 (let (($x1781 (= (_ bv98 7) new.hidden.kind)))
 (= new.hidden.most (ite $x1781 new.hidden.parts (ite $x1108 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x932 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2420 (ite $x932 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2007 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1152 (div (* ?x2007 new.hidden.multiple) new.hidden.parts)))
 (let (($x1912 (= (- 1) new.hidden.n)))
 (let (($x1207 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2871 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1474 (ite $x2871 (or $x1912 (< new.hidden.block new.hidden.n)) (ite $x1207 (or $x1912 (< ?x1152 new.hidden.n)) $x2420))))
 (let (($x787 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1474)))
 (let (($x2746 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1649 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1108 (or $x1649 $x2746)))
 (= new.hidden.moved (ite $x1108 new.hidden.given_moved $x787)))))))))))))))
(assert
 (let (($x2683 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1975 (and $x2683 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1975))))
(assert
 (let (($x2810 (= (_ bv63 7) new.attention.out.split)))
 (let (($x578 (= (_ bv38 7) new.embedding.split)))
 (let (($x460 (= (_ bv38 7) new.stream)))
 (let (($x3075 (or $x460 $x578 $x2810 (and new.layer.dense (= (_ bv63 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x3075))))))
(assert
 (let (($x1781 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2746 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1649 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1108 (or $x1649 $x2746)))
 (let (($x3713 (ite $x1108 new.hidden.given_everywhere (or $x1781 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3713)))))))
(assert
 (let (($x2302 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x681 (or $x2302 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3500 (ite (or (= (_ bv88 7) new.lm_head.cut.kind) (= (_ bv49 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x681)))
 (= new.lm_head.cut.everywhere $x3500)))))
(assert
 (let (($x2840 (not new.hidden.moved)))
 (let (($x3570 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2871 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2796 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3300 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2098 (or new.hidden.everywhere new.hidden.filled (and (or $x3300 $x2796 $x2871 $x3570) $x2840))))
 (let (($x2746 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1649 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1108 (or $x1649 $x2746)))
 (= new.hidden.undivided (ite $x1108 new.hidden.given_undivided $x2098))))))))))))
(assert
 (let (($x1107 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2677 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2398 (or $x2677 $x1107)))
 (let (($x1766 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1415 (and $x1766 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2398)))
 (let (($x1945 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x1959 (ite (and $x1945 new.lm_head.cut.everywhere $x2398) (_ bv98 7) (ite $x1945 (_ bv97 7) (ite $x1415 (_ bv98 7) (ite $x1766 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x1959)))))))))
(assert
 (let (($x2306 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x829 (and new.layer.dense (or $x2306 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x775 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3720 (or $x775 (= (_ bv94 7) new.lm_head.state) $x829 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x3720))))))
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
 (let (($x1550 (not new.hidden.beyond)))
 (let (($x455 (and (<= 1 new.hidden.least) $x1550 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x455)))))
(assert
 (let (($x2138 (not old.hidden.beyond)))
(let (($x3018 (and (<= 1 old.hidden.least) $x2138 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x742 (not (or old.hidden.gathered old.hidden.summed))))
(or $x742 $x3018)))))
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
 (let (($x3714 (= (_ bv59 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x3714 (= (_ bv75 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x887 (= (_ bv101 7) old.embedding.cut.kind)))
 (let (($x1618 (= (_ bv98 7) old.embedding.cut.kind)))
 (let (($x2838 (= (_ bv93 7) old.embedding.cut.kind)))
 (let (($x249 (= (_ bv88 7) old.embedding.cut.kind)))
 (let (($x755 (= (_ bv67 7) old.embedding.cut.kind)))
 (let (($x1797 (= (_ bv58 7) old.embedding.cut.kind)))
 (let (($x3350 (= (_ bv49 7) old.embedding.cut.kind)))
 (let (($x805 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x577 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x2221 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x2221 $x577 $x805 $x3350 $x1797 $x755 $x249 $x2838 $x1618 $x887))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x187 (= (_ bv97 7) old.embedding.split)))
 (let (($x1654 (= (_ bv38 7) old.embedding.split)))
 (or $x1654 (= (_ bv59 7) old.embedding.split) $x187))))
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
 (let ((?x1204 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x987 (* (div (* ?x1204 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x2413 (= (- 1) old.embedding.cut.n)))
 (let ((?x3292 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x2413 (< ?x987 old.embedding.cut.n)) 0 1))))
 (let (($x755 (= (_ bv67 7) old.embedding.cut.kind)))
 (let (($x3586 (or $x2413 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1857 (ite (and $x2413 (= 1 old.embedding.cut.parts)) 1 (ite $x3586 0 1))))
 (let (($x805 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1797 (= (_ bv58 7) old.embedding.cut.kind)))
 (let (($x887 (= (_ bv101 7) old.embedding.cut.kind)))
 (let (($x2838 (= (_ bv93 7) old.embedding.cut.kind)))
 (let (($x2221 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x577 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2287 (ite (or $x577 $x2221 $x2838 $x887 $x1797) 1 (ite $x805 ?x1857 (ite $x755 ?x3292 old.embedding.cut.given_least)))))
 (let (($x1618 (= (_ bv98 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1618 old.embedding.cut.parts ?x2287))))))))))))))))))
(assert
 (let ((?x166 (ite (or (= (_ bv88 7) old.embedding.cut.kind) (= (_ bv49 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1618 (= (_ bv98 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1618 old.embedding.cut.parts ?x166)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x1127 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3714 (= (_ bv59 7) old.embedding.collective)))
 (let (($x187 (= (_ bv97 7) old.embedding.split)))
 (let ((?x855 (ite $x187 (ite (and old.embedding.rows_where_kept (or $x3714 $x1127)) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x855))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x1709 (= (_ bv75 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x944 (= (_ bv101 7) new.embedding.cut.kind)))
 (let (($x3017 (= (_ bv98 7) new.embedding.cut.kind)))
 (let (($x3172 (= (_ bv93 7) new.embedding.cut.kind)))
 (let (($x3186 (= (_ bv88 7) new.embedding.cut.kind)))
 (let (($x3285 (= (_ bv67 7) new.embedding.cut.kind)))
 (let (($x3047 (= (_ bv58 7) new.embedding.cut.kind)))
 (let (($x2867 (= (_ bv49 7) new.embedding.cut.kind)))
 (let (($x682 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1050 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x2820 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x2820 $x1050 $x682 $x2867 $x3047 $x3285 $x3186 $x3172 $x3017 $x944))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x1310 (= (_ bv97 7) new.embedding.split)))
 (let (($x578 (= (_ bv38 7) new.embedding.split)))
 (or $x578 (= (_ bv59 7) new.embedding.split) $x1310))))
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
 (let ((?x1977 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x1617 (* (div (* ?x1977 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x620 (= (- 1) new.embedding.cut.n)))
 (let ((?x3395 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x620 (< ?x1617 new.embedding.cut.n)) 0 1))))
 (let (($x3285 (= (_ bv67 7) new.embedding.cut.kind)))
 (let (($x2477 (or $x620 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2426 (ite (and $x620 (= 1 new.embedding.cut.parts)) 1 (ite $x2477 0 1))))
 (let (($x682 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x3047 (= (_ bv58 7) new.embedding.cut.kind)))
 (let (($x944 (= (_ bv101 7) new.embedding.cut.kind)))
 (let (($x3172 (= (_ bv93 7) new.embedding.cut.kind)))
 (let (($x2820 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x1050 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x3006 (ite (or $x1050 $x2820 $x3172 $x944 $x3047) 1 (ite $x682 ?x2426 (ite $x3285 ?x3395 new.embedding.cut.given_least)))))
 (let (($x3017 (= (_ bv98 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x3017 new.embedding.cut.parts ?x3006))))))))))))))))))
(assert
 (let ((?x2058 (ite (or (= (_ bv88 7) new.embedding.cut.kind) (= (_ bv49 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x3017 (= (_ bv98 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x3017 new.embedding.cut.parts ?x2058)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x3128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (let (($x1310 (= (_ bv97 7) new.embedding.split)))
 (let ((?x3354 (ite $x1310 (ite (and new.embedding.rows_where_kept (or $x1709 $x3128)) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x3354))))))
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
 (let (($x1523 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1543 (not new.embedding.cut.beyond)))
 (let (($x818 (or (not (= (_ bv97 7) new.embedding.split)) (and $x1543 (or (= (_ bv98 7) new.embedding.state) $x1523)))))
 (not $x818)))))
(assert
 (let (($x1041 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1432 (not old.embedding.cut.beyond)))
(or (not (= (_ bv97 7) old.embedding.split)) (and $x1432 (or (= (_ bv98 7) old.embedding.state) $x1041))))))
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
 (let (($x1370 (= (_ bv75 7) old.embedding.collective)))
 (let (($x3714 (= (_ bv59 7) old.embedding.collective)))
 (let (($x3261 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1948 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1935 (= (_ bv4 7) old.embedding.collective)))
 (or $x1935 $x1948 $x3261 $x3714 $x1370)))))))
(assert
 (let (($x187 (= (_ bv97 7) old.embedding.split)))
 (let (($x1654 (= (_ bv38 7) old.embedding.split)))
 (or $x1654 (= (_ bv59 7) old.embedding.split) $x187))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1017 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2851 (= (_ bv93 7) old.hidden.kind)))
 (let (($x784 (= (_ bv88 7) old.hidden.kind)))
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (let (($x1649 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3300 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3300 $x1649 (= (_ bv58 7) old.hidden.kind) $x317 $x784 $x2851 $x1017 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2171 (= (_ bv50 7) old.norm.statistic)))
 (or $x2171 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2548 (= (_ bv98 7) old.stream)))
 (let (($x1958 (= (_ bv96 7) old.stream)))
 (let (($x1137 (= (_ bv38 7) old.stream)))
 (or $x1137 $x1958 $x2548)))))
(assert
 (let (($x2334 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2224 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x874 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x874 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x2224 (= (_ bv93 7) old.stream_tokens.kind) $x2334 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x317 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3013 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3543 (div (* ?x3013 old.hidden.multiple) old.hidden.parts)))
 (let (($x2420 (< 1 old.hidden.parts)))
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x317 $x2420 (= ?x3543 old.hidden.n))))))))
(assert
 (let ((?x3013 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3543 (div (* ?x3013 old.hidden.multiple) old.hidden.parts)))
 (let (($x2420 (< 1 old.hidden.parts)))
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x317 $x2420 (<= old.hidden.n ?x3543))))))))
(assert
 (let (($x3300 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2914 (ite $x3300 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3013 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3543 (div (* ?x3013 old.hidden.multiple) old.hidden.parts)))
 (let (($x2398 (= (- 1) old.hidden.n)))
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2851 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2253 (ite $x2851 (or $x2398 (< old.hidden.block old.hidden.n)) (ite $x317 (or $x2398 (< ?x3543 old.hidden.n)) $x2914))))
 (let (($x3139 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2253)))
 (let (($x1649 (= (_ bv49 7) old.hidden.kind)))
 (let (($x784 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1431 (or $x784 $x1649)))
 (= old.hidden.moved (ite $x1431 old.hidden.given_moved $x3139)))))))))))))))
(assert
 (let (($x2334 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x896 (or $x2334 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2947 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x896)))
 (= old.stream_tokens.everywhere $x2947)))))
(assert
 (let (($x1127 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3714 (= (_ bv59 7) old.embedding.collective)))
 (let (($x1215 (or $x3714 $x1127)))
 (let (($x187 (= (_ bv97 7) old.embedding.split)))
 (let ((?x855 (ite $x187 (ite (and old.embedding.rows_where_kept $x1215) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x855)))))))
(assert
 (let (($x1017 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1649 (= (_ bv49 7) old.hidden.kind)))
 (let (($x784 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1431 (or $x784 $x1649)))
 (let (($x1341 (ite $x1431 old.hidden.given_everywhere (or $x1017 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1341)))))))
(assert
 (let (($x2548 (= (_ bv98 7) old.stream)))
 (let (($x2596 (or $x2548 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2596))))
(assert
 (let (($x2393 (= 1 old.tp)))
 (let (($x2548 (= (_ bv98 7) old.stream)))
 (let (($x1148 (or $x2548 $x2393 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv97 7) old.embedding.split)))))
 (let (($x1127 (and (or (not old.embedding.group.tp) $x2393) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3261 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3714 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x1899 (ite (or (or $x3714 $x3261) (and $x1127 $x1148)) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1370 (= (_ bv75 7) old.embedding.collective)))
 (let (($x1948 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1474 (ite (or $x3714 (and $x3261 (= (_ bv38 7) old.stream)) (and (or $x1948 $x1370) $x1127)) (_ bv38 7) (ite $x3261 (_ bv98 7) (_ bv16 7)))))
 (let (($x1002 (or (and old.hidden.filled (not $x2548)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x848 (not $x1127)))
 (let (($x2171 (= (_ bv50 7) old.norm.statistic)))
 (let (($x1137 (= (_ bv38 7) old.stream)))
 (let ((?x1315 (ite (and $x1948 old.hidden.filled $x1137 $x848 $x2171) old.stream (ite (and $x1370 $x848 $x1002) old.stream ?x1474))))
 (let (($x1935 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x540 (ite $x1935 (_ bv98 7) (ite (and $x1948 old.hidden.filled $x2548 $x848) (_ bv98 7) ?x1315))))
 (let (($x1215 (or $x3714 $x1127)))
 (let ((?x31 (ite (and (not $x1137) old.stream.in_order old.hidden.everywhere $x1215) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x1127) (_ bv38 7) ?x540))))
 (let ((?x1246 (ite (= (_ bv38 7) old.embedding.state) ?x31 (ite (= (_ bv98 7) old.embedding.state) ?x1899 old.embedding.state))))
 (let ((?x890 (ite $x1370 (ite (not $x2548) old.stream (_ bv68 7)) (ite $x3261 (ite $x2548 (_ bv98 7) old.stream) (ite $x3714 (_ bv94 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv94 7) old.embedding.state) (ite $x1948 (_ bv98 7) ?x890) ?x1246))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2690 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (let (($x1551 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2766 (= (_ bv5 7) new.embedding.collective)))
 (let (($x404 (= (_ bv4 7) new.embedding.collective)))
 (or $x404 $x2766 $x1551 $x1709 $x2690)))))))
(assert
 (let (($x1310 (= (_ bv97 7) new.embedding.split)))
 (let (($x578 (= (_ bv38 7) new.embedding.split)))
 (or $x578 (= (_ bv59 7) new.embedding.split) $x1310))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x681 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3075 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2683 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1163 (= (_ bv49 7) new.hidden.kind)))
 (let (($x284 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x284 $x1163 (= (_ bv58 7) new.hidden.kind) $x1975 $x2683 $x3075 $x681 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2895 (= (_ bv50 7) new.norm.statistic)))
 (or $x2895 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2576 (= (_ bv98 7) new.stream)))
 (let (($x2476 (= (_ bv96 7) new.stream)))
 (let (($x2810 (= (_ bv38 7) new.stream)))
 (or $x2810 $x2476 $x2576)))))
(assert
 (let (($x873 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x26 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x1175 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1175 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x26 (= (_ bv93 7) new.stream_tokens.kind) $x873 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1975 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3519 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3527 (div (* ?x3519 new.hidden.multiple) new.hidden.parts)))
 (let (($x3471 (< 1 new.hidden.parts)))
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1975 $x3471 (= ?x3527 new.hidden.n))))))))
(assert
 (let ((?x3519 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3527 (div (* ?x3519 new.hidden.multiple) new.hidden.parts)))
 (let (($x3471 (< 1 new.hidden.parts)))
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1975 $x3471 (<= new.hidden.n ?x3527))))))))
(assert
 (let (($x284 (= (_ bv26 7) new.hidden.kind)))
 (let (($x177 (ite $x284 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3519 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3527 (div (* ?x3519 new.hidden.multiple) new.hidden.parts)))
 (let (($x1081 (= (- 1) new.hidden.n)))
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3075 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1561 (ite $x3075 (or $x1081 (< new.hidden.block new.hidden.n)) (ite $x1975 (or $x1081 (< ?x3527 new.hidden.n)) $x177))))
 (let (($x1550 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1561)))
 (let (($x1163 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2683 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3565 (or $x2683 $x1163)))
 (= new.hidden.moved (ite $x3565 new.hidden.given_moved $x1550)))))))))))))))
(assert
 (let (($x873 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2138 (or $x873 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1761 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2138)))
 (= new.stream_tokens.everywhere $x1761)))))
(assert
 (let (($x3128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (let (($x1365 (or $x1709 $x3128)))
 (let (($x1310 (= (_ bv97 7) new.embedding.split)))
 (let ((?x3354 (ite $x1310 (ite (and new.embedding.rows_where_kept $x1365) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x3354)))))))
(assert
 (let (($x681 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1163 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2683 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3565 (or $x2683 $x1163)))
 (let (($x3407 (ite $x3565 new.hidden.given_everywhere (or $x681 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3407)))))))
(assert
 (let (($x2576 (= (_ bv98 7) new.stream)))
 (let (($x2557 (or $x2576 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2557))))
(assert
 (let (($x1829 (= 1 new.tp)))
 (let (($x2576 (= (_ bv98 7) new.stream)))
 (let (($x354 (or $x2576 $x1829 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv97 7) new.embedding.split)))))
 (let (($x3128 (and (or (not new.embedding.group.tp) $x1829) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1551 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x1419 (ite (or (or $x1709 $x1551) (and $x3128 $x354)) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2690 (= (_ bv75 7) new.embedding.collective)))
 (let (($x2766 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x1193 (ite (or $x1709 (and $x1551 (= (_ bv38 7) new.stream)) (and (or $x2766 $x2690) $x3128)) (_ bv38 7) (ite $x1551 (_ bv98 7) (_ bv16 7)))))
 (let (($x328 (or (and new.hidden.filled (not $x2576)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2894 (not $x3128)))
 (let (($x2895 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2810 (= (_ bv38 7) new.stream)))
 (let ((?x2968 (ite (and $x2766 new.hidden.filled $x2810 $x2894 $x2895) new.stream (ite (and $x2690 $x2894 $x328) new.stream ?x1193))))
 (let (($x404 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1784 (ite $x404 (_ bv98 7) (ite (and $x2766 new.hidden.filled $x2576 $x2894) (_ bv98 7) ?x2968))))
 (let (($x1365 (or $x1709 $x3128)))
 (let ((?x1566 (ite (and (not $x2810) new.stream.in_order new.hidden.everywhere $x1365) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3128) (_ bv38 7) ?x1784))))
 (let ((?x3458 (ite (= (_ bv38 7) new.embedding.state) ?x1566 (ite (= (_ bv98 7) new.embedding.state) ?x1419 new.embedding.state))))
 (let ((?x608 (ite $x2690 (ite (not $x2576) new.stream (_ bv68 7)) (ite $x1551 (ite $x2576 (_ bv98 7) new.stream) (ite $x1709 (_ bv94 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv94 7) new.embedding.state) (ite $x2766 (_ bv98 7) ?x608) ?x3458))))))))))))))))))))))))
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
 (let (($x1207 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1829 (= 1 new.tp)))
 (let (($x586 (= new.embedding.joined new.stream)))
 (let (($x1876 (or (or (= (_ bv98 7) new.embedding.joined) $x586) (and $x1829 (or (not (= (_ bv38 7) new.embedding.split)) $x1207)))))
 (not $x1876))))))
(assert
 (let (($x2052 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2393 (= 1 old.tp)))
(let (($x3015 (= old.embedding.joined old.stream)))
(or (or (= (_ bv98 7) old.embedding.joined) $x3015) (and $x2393 (or (not (= (_ bv38 7) old.embedding.split)) $x2052)))))))
(check-sat)

; from one replica to any number, question 48
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
 (let (($x1370 (= (_ bv75 7) old.embedding.collective)))
 (let (($x3714 (= (_ bv59 7) old.embedding.collective)))
 (let (($x3261 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1948 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1935 (= (_ bv4 7) old.embedding.collective)))
 (or $x1935 $x1948 $x3261 $x3714 $x1370)))))))
(assert
 (let (($x187 (= (_ bv97 7) old.embedding.split)))
 (let (($x1654 (= (_ bv38 7) old.embedding.split)))
 (or $x1654 (= (_ bv59 7) old.embedding.split) $x187))))
(assert
 (let (($x1017 (= (_ bv98 7) old.hidden.kind)))
 (let (($x784 (= (_ bv88 7) old.hidden.kind)))
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (let (($x1649 (= (_ bv49 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1649 (= (_ bv58 7) old.hidden.kind) $x317 $x784 (= (_ bv93 7) old.hidden.kind) $x1017 (= (_ bv101 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2171 (= (_ bv50 7) old.norm.statistic)))
 (or $x2171 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2548 (= (_ bv98 7) old.stream)))
 (let (($x1958 (= (_ bv96 7) old.stream)))
 (let (($x1137 (= (_ bv38 7) old.stream)))
 (or $x1137 $x1958 $x2548)))))
(assert
 (let (($x2334 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2224 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x874 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x874 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x2224 (= (_ bv93 7) old.stream_tokens.kind) $x2334 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x317 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3013 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3543 (div (* ?x3013 old.hidden.multiple) old.hidden.parts)))
 (let (($x2420 (< 1 old.hidden.parts)))
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x317 $x2420 (= ?x3543 old.hidden.n))))))))
(assert
 (let ((?x3013 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3543 (div (* ?x3013 old.hidden.multiple) old.hidden.parts)))
 (let (($x2420 (< 1 old.hidden.parts)))
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x317 $x2420 (<= old.hidden.n ?x3543))))))))
(assert
 (let (($x2334 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x896 (or $x2334 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2947 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x896)))
 (= old.stream_tokens.everywhere $x2947)))))
(assert
 (let (($x399 (not old.embedding.group.pp)))
 (let (($x696 (or $x399 (= 1 old.pp))))
 (let (($x2574 (not old.embedding.group.sp)))
 (let (($x2800 (or $x2574 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1971 (not old.embedding.group.dp)))
 (let (($x2830 (or $x1971 $x2523)))
 (let (($x1127 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2830 $x2800 $x696)))
 (let (($x3714 (= (_ bv59 7) old.embedding.collective)))
 (let (($x1215 (or $x3714 $x1127)))
 (let (($x187 (= (_ bv97 7) old.embedding.split)))
 (let ((?x855 (ite $x187 (ite (and old.embedding.rows_where_kept $x1215) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x855))))))))))))))
(assert
 (let (($x1017 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1341 (ite (or (= (_ bv88 7) old.hidden.kind) (= (_ bv49 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1017 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1341))))
(assert
 (let (($x2548 (= (_ bv98 7) old.stream)))
 (let (($x2596 (or $x2548 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2596))))
(assert
 (let (($x2393 (= 1 old.tp)))
 (let (($x2548 (= (_ bv98 7) old.stream)))
 (let (($x1148 (or $x2548 $x2393 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv97 7) old.embedding.split)))))
 (let (($x399 (not old.embedding.group.pp)))
 (let (($x696 (or $x399 (= 1 old.pp))))
 (let (($x2574 (not old.embedding.group.sp)))
 (let (($x2800 (or $x2574 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1971 (not old.embedding.group.dp)))
 (let (($x2830 (or $x1971 $x2523)))
 (let (($x1127 (and (or (not old.embedding.group.tp) $x2393) $x2830 $x2800 $x696)))
 (let (($x3261 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3714 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x1899 (ite (or (or $x3714 $x3261) (and $x1127 $x1148)) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3743 (= (_ bv98 7) old.embedding.state)))
 (let (($x1370 (= (_ bv75 7) old.embedding.collective)))
 (let (($x1948 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1474 (ite (or $x3714 (and $x3261 (= (_ bv38 7) old.stream)) (and (or $x1948 $x1370) $x1127)) (_ bv38 7) (ite $x3261 (_ bv98 7) (_ bv16 7)))))
 (let (($x1002 (or (and old.hidden.filled (not $x2548)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x848 (not $x1127)))
 (let (($x2171 (= (_ bv50 7) old.norm.statistic)))
 (let (($x1137 (= (_ bv38 7) old.stream)))
 (let ((?x1315 (ite (and $x1948 old.hidden.filled $x1137 $x848 $x2171) old.stream (ite (and $x1370 $x848 $x1002) old.stream ?x1474))))
 (let (($x1935 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x540 (ite $x1935 (_ bv98 7) (ite (and $x1948 old.hidden.filled $x2548 $x848) (_ bv98 7) ?x1315))))
 (let (($x1215 (or $x3714 $x1127)))
 (let ((?x31 (ite (and (not $x1137) old.stream.in_order old.hidden.everywhere $x1215) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x1127) (_ bv38 7) ?x540))))
 (let (($x2485 (= (_ bv38 7) old.embedding.state)))
 (let ((?x890 (ite $x1370 (ite (not $x2548) old.stream (_ bv68 7)) (ite $x3261 (ite $x2548 (_ bv98 7) old.stream) (ite $x3714 (_ bv94 7) (_ bv16 7))))))
 (let ((?x3333 (ite (= (_ bv94 7) old.embedding.state) (ite $x1948 (_ bv98 7) ?x890) (ite $x2485 ?x31 (ite $x3743 ?x1899 old.embedding.state)))))
 (= old.embedding.joined ?x3333))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2690 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (let (($x1551 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2766 (= (_ bv5 7) new.embedding.collective)))
 (let (($x404 (= (_ bv4 7) new.embedding.collective)))
 (or $x404 $x2766 $x1551 $x1709 $x2690)))))))
(assert
 (let (($x1310 (= (_ bv97 7) new.embedding.split)))
 (let (($x578 (= (_ bv38 7) new.embedding.split)))
 (or $x578 (= (_ bv59 7) new.embedding.split) $x1310))))
(assert
 (let (($x681 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2683 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1163 (= (_ bv49 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1163 (= (_ bv58 7) new.hidden.kind) $x1975 $x2683 (= (_ bv93 7) new.hidden.kind) $x681 (= (_ bv101 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2895 (= (_ bv50 7) new.norm.statistic)))
 (or $x2895 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2576 (= (_ bv98 7) new.stream)))
 (let (($x2476 (= (_ bv96 7) new.stream)))
 (let (($x2810 (= (_ bv38 7) new.stream)))
 (or $x2810 $x2476 $x2576)))))
(assert
 (let (($x873 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x26 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x1175 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1175 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x26 (= (_ bv93 7) new.stream_tokens.kind) $x873 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1975 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3519 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3527 (div (* ?x3519 new.hidden.multiple) new.hidden.parts)))
 (let (($x3471 (< 1 new.hidden.parts)))
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1975 $x3471 (= ?x3527 new.hidden.n))))))))
(assert
 (let ((?x3519 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3527 (div (* ?x3519 new.hidden.multiple) new.hidden.parts)))
 (let (($x3471 (< 1 new.hidden.parts)))
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1975 $x3471 (<= new.hidden.n ?x3527))))))))
(assert
 (let (($x873 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2138 (or $x873 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1761 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2138)))
 (= new.stream_tokens.everywhere $x1761)))))
(assert
 (let (($x2740 (not new.embedding.group.pp)))
 (let (($x2842 (or $x2740 (= 1 new.pp))))
 (let (($x278 (not new.embedding.group.sp)))
 (let (($x2967 (or $x278 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x809 (not new.embedding.group.dp)))
 (let (($x3344 (or $x809 $x766)))
 (let (($x3128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x3344 $x2967 $x2842)))
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (let (($x1365 (or $x1709 $x3128)))
 (let (($x1310 (= (_ bv97 7) new.embedding.split)))
 (let ((?x3354 (ite $x1310 (ite (and new.embedding.rows_where_kept $x1365) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x3354))))))))))))))
(assert
 (let (($x681 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3407 (ite (or (= (_ bv88 7) new.hidden.kind) (= (_ bv49 7) new.hidden.kind)) new.hidden.given_everywhere (or $x681 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3407))))
(assert
 (let (($x2576 (= (_ bv98 7) new.stream)))
 (let (($x2557 (or $x2576 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2557))))
(assert
 (let (($x1829 (= 1 new.tp)))
 (let (($x2576 (= (_ bv98 7) new.stream)))
 (let (($x354 (or $x2576 $x1829 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv97 7) new.embedding.split)))))
 (let (($x2740 (not new.embedding.group.pp)))
 (let (($x2842 (or $x2740 (= 1 new.pp))))
 (let (($x278 (not new.embedding.group.sp)))
 (let (($x2967 (or $x278 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x809 (not new.embedding.group.dp)))
 (let (($x3344 (or $x809 $x766)))
 (let (($x3128 (and (or (not new.embedding.group.tp) $x1829) $x3344 $x2967 $x2842)))
 (let (($x1551 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x1419 (ite (or (or $x1709 $x1551) (and $x3128 $x354)) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2250 (= (_ bv98 7) new.embedding.state)))
 (let (($x2690 (= (_ bv75 7) new.embedding.collective)))
 (let (($x2766 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x1193 (ite (or $x1709 (and $x1551 (= (_ bv38 7) new.stream)) (and (or $x2766 $x2690) $x3128)) (_ bv38 7) (ite $x1551 (_ bv98 7) (_ bv16 7)))))
 (let (($x328 (or (and new.hidden.filled (not $x2576)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2894 (not $x3128)))
 (let (($x2895 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2810 (= (_ bv38 7) new.stream)))
 (let ((?x2968 (ite (and $x2766 new.hidden.filled $x2810 $x2894 $x2895) new.stream (ite (and $x2690 $x2894 $x328) new.stream ?x1193))))
 (let (($x404 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1784 (ite $x404 (_ bv98 7) (ite (and $x2766 new.hidden.filled $x2576 $x2894) (_ bv98 7) ?x2968))))
 (let (($x1365 (or $x1709 $x3128)))
 (let ((?x1566 (ite (and (not $x2810) new.stream.in_order new.hidden.everywhere $x1365) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3128) (_ bv38 7) ?x1784))))
 (let (($x882 (= (_ bv38 7) new.embedding.state)))
 (let ((?x608 (ite $x2690 (ite (not $x2576) new.stream (_ bv68 7)) (ite $x1551 (ite $x2576 (_ bv98 7) new.stream) (ite $x1709 (_ bv94 7) (_ bv16 7))))))
 (let ((?x1153 (ite (= (_ bv94 7) new.embedding.state) (ite $x2766 (_ bv98 7) ?x608) (ite $x882 ?x1566 (ite $x2250 ?x1419 new.embedding.state)))))
 (= new.embedding.joined ?x1153))))))))))))))))))))))))))))))))
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
 (let (($x2740 (not new.embedding.group.pp)))
 (let (($x2842 (or $x2740 (= 1 new.pp))))
 (let (($x278 (not new.embedding.group.sp)))
 (let (($x2967 (or $x278 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x809 (not new.embedding.group.dp)))
 (let (($x3344 (or $x809 $x766)))
 (let (($x882 (= (_ bv38 7) new.embedding.state)))
 (let (($x2250 (= (_ bv98 7) new.embedding.state)))
 (let (($x3128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x3344 $x2967 $x2842)))
 (let (($x884 (and $x3128 (or $x2250 (and $x882 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1551 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (let (($x3101 (or (and (= (_ bv98 7) new.embedding.joined) $x2250) $x1709 (and $x1551 $x882 (= (_ bv38 7) new.embedding.joined)) $x884 (and (or new.embedding.group.tp (= 1 new.tp)) $x3344 $x2967 $x2842))))
 (not $x3101))))))))))))))))
(assert
 (let (($x399 (not old.embedding.group.pp)))
(let (($x696 (or $x399 (= 1 old.pp))))
(let (($x2574 (not old.embedding.group.sp)))
(let (($x2800 (or $x2574 (= 1 old.sp))))
(let (($x2523 (= 1 old.dp)))
(let (($x1971 (not old.embedding.group.dp)))
(let (($x2830 (or $x1971 $x2523)))
(let (($x2485 (= (_ bv38 7) old.embedding.state)))
(let (($x3743 (= (_ bv98 7) old.embedding.state)))
(let (($x1127 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2830 $x2800 $x696)))
(let (($x3164 (and $x1127 (or $x3743 (and $x2485 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x3261 (= (_ bv10 7) old.embedding.collective)))
(let (($x3714 (= (_ bv59 7) old.embedding.collective)))
(or (and (= (_ bv98 7) old.embedding.joined) $x3743) $x3714 (and $x3261 $x2485 (= (_ bv38 7) old.embedding.joined)) $x3164 (and (or old.embedding.group.tp (= 1 old.tp)) $x2830 $x2800 $x696))))))))))))))))
(check-sat)

; from one replica to any number, question 49
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
 (let (($x1370 (= (_ bv75 7) old.embedding.collective)))
 (let (($x3714 (= (_ bv59 7) old.embedding.collective)))
 (let (($x3261 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1948 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1935 (= (_ bv4 7) old.embedding.collective)))
 (or $x1935 $x1948 $x3261 $x3714 $x1370)))))))
(assert
 (let (($x3058 (= (_ bv29 7) old.embedding.positions)))
 (let (($x1685 (= (_ bv27 7) old.embedding.positions)))
 (let (($x488 (= (_ bv23 7) old.embedding.positions)))
 (let (($x1561 (= (_ bv1 7) old.embedding.positions)))
 (or $x1561 $x488 $x1685 $x3058))))))
(assert
 (let (($x187 (= (_ bv97 7) old.embedding.split)))
 (let (($x1654 (= (_ bv38 7) old.embedding.split)))
 (or $x1654 (= (_ bv59 7) old.embedding.split) $x187))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1017 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2851 (= (_ bv93 7) old.hidden.kind)))
 (let (($x784 (= (_ bv88 7) old.hidden.kind)))
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (let (($x1649 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3300 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3300 $x1649 (= (_ bv58 7) old.hidden.kind) $x317 $x784 $x2851 $x1017 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x492 (= (_ bv48 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x492 (= (_ bv59 7) old.model.positions) (= (_ bv81 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2171 (= (_ bv50 7) old.norm.statistic)))
 (or $x2171 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2548 (= (_ bv98 7) old.stream)))
 (let (($x1958 (= (_ bv96 7) old.stream)))
 (let (($x1137 (= (_ bv38 7) old.stream)))
 (or $x1137 $x1958 $x2548)))))
(assert
 (let (($x2334 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2224 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x874 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x874 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x2224 (= (_ bv93 7) old.stream_tokens.kind) $x2334 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x317 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3013 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3543 (div (* ?x3013 old.hidden.multiple) old.hidden.parts)))
 (let (($x2420 (< 1 old.hidden.parts)))
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x317 $x2420 (= ?x3543 old.hidden.n))))))))
(assert
 (let ((?x3013 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3543 (div (* ?x3013 old.hidden.multiple) old.hidden.parts)))
 (let (($x2420 (< 1 old.hidden.parts)))
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x317 $x2420 (<= old.hidden.n ?x3543))))))))
(assert
 (let (($x3300 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1884 (ite $x3300 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3013 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3543 (div (* ?x3013 old.hidden.multiple) old.hidden.parts)))
 (let (($x690 (= (- 1) old.hidden.n)))
 (let (($x317 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2851 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2253 (ite $x2851 (or $x690 (< old.hidden.block old.hidden.n)) (ite $x317 (or $x690 (< ?x3543 old.hidden.n)) $x1884))))
 (let (($x2791 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2253)))
 (let (($x1649 (= (_ bv49 7) old.hidden.kind)))
 (let (($x784 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1431 (or $x784 $x1649)))
 (= old.hidden.moved (ite $x1431 old.hidden.given_moved $x2791)))))))))))))))
(assert
 (let (($x2334 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x896 (or $x2334 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2947 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x896)))
 (= old.stream_tokens.everywhere $x2947)))))
(assert
 (let (($x1127 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3714 (= (_ bv59 7) old.embedding.collective)))
 (let (($x1215 (or $x3714 $x1127)))
 (let (($x187 (= (_ bv97 7) old.embedding.split)))
 (let ((?x855 (ite $x187 (ite (and old.embedding.rows_where_kept $x1215) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x855)))))))
(assert
 (let (($x1017 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1649 (= (_ bv49 7) old.hidden.kind)))
 (let (($x784 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1431 (or $x784 $x1649)))
 (let (($x1341 (ite $x1431 old.hidden.given_everywhere (or $x1017 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1341)))))))
(assert
 (let (($x1414 (not old.hidden.moved)))
 (let (($x1737 (and (not (or (= (_ bv98 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1414)))
 (let (($x282 (= 1 old.hidden.parts)))
 (let (($x1649 (= (_ bv49 7) old.hidden.kind)))
 (let (($x784 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1431 (or $x784 $x1649)))
 (= old.hidden.first_alone (ite $x1431 old.hidden.given_first (or $x282 $x1737))))))))))
(assert
 (let (($x2548 (= (_ bv98 7) old.stream)))
 (let (($x2596 (or $x2548 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2596))))
(assert
 (let (($x187 (= (_ bv97 7) old.embedding.split)))
 (let (($x2206 (not $x187)))
 (let (($x2393 (= 1 old.tp)))
 (let (($x2548 (= (_ bv98 7) old.stream)))
 (let (($x1127 (and (or (not old.embedding.group.tp) $x2393) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2673 (and $x1127 (or $x2548 $x2393 (not (= (_ bv4 7) old.embedding.collective)) $x2206))))
 (let (($x3261 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3714 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x1899 (ite (or (or $x3714 $x3261) $x2673) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3743 (= (_ bv98 7) old.embedding.state)))
 (let (($x1370 (= (_ bv75 7) old.embedding.collective)))
 (let (($x1948 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1474 (ite (or $x3714 (and $x3261 (= (_ bv38 7) old.stream)) (and (or $x1948 $x1370) $x1127)) (_ bv38 7) (ite $x3261 (_ bv98 7) (_ bv16 7)))))
 (let (($x1002 (or (and old.hidden.filled (not $x2548)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x848 (not $x1127)))
 (let (($x2171 (= (_ bv50 7) old.norm.statistic)))
 (let (($x1137 (= (_ bv38 7) old.stream)))
 (let ((?x1315 (ite (and $x1948 old.hidden.filled $x1137 $x848 $x2171) old.stream (ite (and $x1370 $x848 $x1002) old.stream ?x1474))))
 (let (($x1935 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x540 (ite $x1935 (_ bv98 7) (ite (and $x1948 old.hidden.filled $x2548 $x848) (_ bv98 7) ?x1315))))
 (let (($x1215 (or $x3714 $x1127)))
 (let ((?x31 (ite (and (not $x1137) old.stream.in_order old.hidden.everywhere $x1215) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x1127) (_ bv38 7) ?x540))))
 (let (($x2485 (= (_ bv38 7) old.embedding.state)))
 (let ((?x890 (ite $x1370 (ite (not $x2548) old.stream (_ bv68 7)) (ite $x3261 (ite $x2548 (_ bv98 7) old.stream) (ite $x3714 (_ bv94 7) (_ bv16 7))))))
 (let (($x141 (= (_ bv94 7) old.embedding.state)))
 (let ((?x3333 (ite $x141 (ite $x1948 (_ bv98 7) ?x890) (ite $x2485 ?x31 (ite $x3743 ?x1899 old.embedding.state)))))
 (= old.embedding.joined ?x3333))))))))))))))))))))))))))))
(assert
 (let (($x539 (not old.hidden.everywhere)))
 (let (($x1948 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2485 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x2485 (= (_ bv98 7) old.embedding.joined) $x1948 $x539))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2690 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (let (($x1551 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2766 (= (_ bv5 7) new.embedding.collective)))
 (let (($x404 (= (_ bv4 7) new.embedding.collective)))
 (or $x404 $x2766 $x1551 $x1709 $x2690)))))))
(assert
 (let (($x2852 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1010 (= (_ bv27 7) new.embedding.positions)))
 (let (($x2123 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1450 (= (_ bv1 7) new.embedding.positions)))
 (or $x1450 $x2123 $x1010 $x2852))))))
(assert
 (let (($x1310 (= (_ bv97 7) new.embedding.split)))
 (let (($x578 (= (_ bv38 7) new.embedding.split)))
 (or $x578 (= (_ bv59 7) new.embedding.split) $x1310))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x681 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3075 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2683 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1163 (= (_ bv49 7) new.hidden.kind)))
 (let (($x284 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x284 $x1163 (= (_ bv58 7) new.hidden.kind) $x1975 $x2683 $x3075 $x681 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x834 (= (_ bv48 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x834 (= (_ bv59 7) new.model.positions) (= (_ bv81 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2895 (= (_ bv50 7) new.norm.statistic)))
 (or $x2895 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2576 (= (_ bv98 7) new.stream)))
 (let (($x2476 (= (_ bv96 7) new.stream)))
 (let (($x2810 (= (_ bv38 7) new.stream)))
 (or $x2810 $x2476 $x2576)))))
(assert
 (let (($x873 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x26 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x1175 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1175 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x26 (= (_ bv93 7) new.stream_tokens.kind) $x873 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1975 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3519 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3527 (div (* ?x3519 new.hidden.multiple) new.hidden.parts)))
 (let (($x3471 (< 1 new.hidden.parts)))
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1975 $x3471 (= ?x3527 new.hidden.n))))))))
(assert
 (let ((?x3519 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3527 (div (* ?x3519 new.hidden.multiple) new.hidden.parts)))
 (let (($x3471 (< 1 new.hidden.parts)))
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1975 $x3471 (<= new.hidden.n ?x3527))))))))
(assert
 (let (($x284 (= (_ bv26 7) new.hidden.kind)))
 (let (($x910 (ite $x284 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3519 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3527 (div (* ?x3519 new.hidden.multiple) new.hidden.parts)))
 (let (($x455 (= (- 1) new.hidden.n)))
 (let (($x1975 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3075 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2029 (ite $x3075 (or $x455 (< new.hidden.block new.hidden.n)) (ite $x1975 (or $x455 (< ?x3527 new.hidden.n)) $x910))))
 (let (($x2074 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2029)))
 (let (($x1163 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2683 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3565 (or $x2683 $x1163)))
 (= new.hidden.moved (ite $x3565 new.hidden.given_moved $x2074)))))))))))))))
(assert
 (let (($x873 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2138 (or $x873 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1761 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2138)))
 (= new.stream_tokens.everywhere $x1761)))))
(assert
 (let (($x3128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (let (($x1365 (or $x1709 $x3128)))
 (let (($x1310 (= (_ bv97 7) new.embedding.split)))
 (let ((?x3354 (ite $x1310 (ite (and new.embedding.rows_where_kept $x1365) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x3354)))))))
(assert
 (let (($x681 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1163 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2683 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3565 (or $x2683 $x1163)))
 (let (($x3407 (ite $x3565 new.hidden.given_everywhere (or $x681 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3407)))))))
(assert
 (let (($x728 (not new.hidden.moved)))
 (let (($x1876 (and (not (or (= (_ bv98 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x728)))
 (let (($x1134 (= 1 new.hidden.parts)))
 (let (($x1163 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2683 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3565 (or $x2683 $x1163)))
 (= new.hidden.first_alone (ite $x3565 new.hidden.given_first (or $x1134 $x1876))))))))))
(assert
 (let (($x2576 (= (_ bv98 7) new.stream)))
 (let (($x2557 (or $x2576 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2557))))
(assert
 (let (($x1310 (= (_ bv97 7) new.embedding.split)))
 (let (($x2844 (not $x1310)))
 (let (($x1829 (= 1 new.tp)))
 (let (($x2576 (= (_ bv98 7) new.stream)))
 (let (($x3128 (and (or (not new.embedding.group.tp) $x1829) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3214 (and $x3128 (or $x2576 $x1829 (not (= (_ bv4 7) new.embedding.collective)) $x2844))))
 (let (($x1551 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1709 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x1419 (ite (or (or $x1709 $x1551) $x3214) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2250 (= (_ bv98 7) new.embedding.state)))
 (let (($x2690 (= (_ bv75 7) new.embedding.collective)))
 (let (($x2766 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x1193 (ite (or $x1709 (and $x1551 (= (_ bv38 7) new.stream)) (and (or $x2766 $x2690) $x3128)) (_ bv38 7) (ite $x1551 (_ bv98 7) (_ bv16 7)))))
 (let (($x328 (or (and new.hidden.filled (not $x2576)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2894 (not $x3128)))
 (let (($x2895 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2810 (= (_ bv38 7) new.stream)))
 (let ((?x2968 (ite (and $x2766 new.hidden.filled $x2810 $x2894 $x2895) new.stream (ite (and $x2690 $x2894 $x328) new.stream ?x1193))))
 (let (($x404 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1784 (ite $x404 (_ bv98 7) (ite (and $x2766 new.hidden.filled $x2576 $x2894) (_ bv98 7) ?x2968))))
 (let (($x1365 (or $x1709 $x3128)))
 (let ((?x1566 (ite (and (not $x2810) new.stream.in_order new.hidden.everywhere $x1365) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3128) (_ bv38 7) ?x1784))))
 (let (($x882 (= (_ bv38 7) new.embedding.state)))
 (let ((?x608 (ite $x2690 (ite (not $x2576) new.stream (_ bv68 7)) (ite $x1551 (ite $x2576 (_ bv98 7) new.stream) (ite $x1709 (_ bv94 7) (_ bv16 7))))))
 (let (($x3685 (= (_ bv94 7) new.embedding.state)))
 (let ((?x1153 (ite $x3685 (ite $x2766 (_ bv98 7) ?x608) (ite $x882 ?x1566 (ite $x2250 ?x1419 new.embedding.state)))))
 (= new.embedding.joined ?x1153))))))))))))))))))))))))))))
(assert
 (let (($x258 (not new.hidden.everywhere)))
 (let (($x2766 (= (_ bv5 7) new.embedding.collective)))
 (let (($x882 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x882 (= (_ bv98 7) new.embedding.joined) $x2766 $x258))))))
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
 (let (($x3685 (= (_ bv94 7) new.embedding.state)))
 (let (($x2149 (or $x3685 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv98 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x2852 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2952 (not new.embedding.full_though_split)))
 (let (($x1010 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1829 (= 1 new.tp)))
 (let (($x2201 (or $x1829 (not (= (_ bv48 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x2952) (and $x1010 $x2952 (or (not (= (_ bv97 7) new.embedding.split)) (not $x3685))) (and $x2852 $x2149) (and (= (_ bv23 7) new.embedding.positions) $x3685))))
 (not $x2201)))))))))
(assert
 (let (($x141 (= (_ bv94 7) old.embedding.state)))
(let (($x476 (or $x141 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv98 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x3058 (= (_ bv29 7) old.embedding.positions)))
(let (($x3132 (not old.embedding.full_though_split)))
(let (($x1685 (= (_ bv27 7) old.embedding.positions)))
(let (($x2393 (= 1 old.tp)))
(or $x2393 (not (= (_ bv48 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x3132) (and $x1685 $x3132 (or (not (= (_ bv97 7) old.embedding.split)) (not $x141))) (and $x3058 $x476) (and (= (_ bv23 7) old.embedding.positions) $x141)))))))))
(check-sat)

; from one replica to any number, question 50
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
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2964 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
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
 (let (($x2568 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2630 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3082 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2827 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2827 $x3082 $x2139 $x2385 $x2630 $x2107 $x1617 $x1977 $x2887 $x2568))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x947 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x660 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x660 $x947 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x1835 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1767 (= (_ bv10 7) old.attention.out.input)))
 (or $x1767 $x1835 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1459 (= (_ bv63 7) old.attention.out.split)))
 (let (($x952 (= (_ bv59 7) old.attention.out.split)))
 (let (($x3047 (= (_ bv40 7) old.attention.out.split)))
 (or $x3047 $x952 $x1459)))))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2426 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2426 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x1182 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1182 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x682 (= (_ bv58 7) old.attention.value_dim.kind) $x2045 $x3719 (= (_ bv93 7) old.attention.value_dim.kind) $x1858 (= (_ bv101 7) old.attention.value_dim.kind)))))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2590 (and $x2107 (< 1 old.attention.heads.parts) (= ?x2613 old.attention.heads.n))))
 (= old.attention.heads.filled $x2590))))))
(assert
 (let (($x2066 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2107 $x2066)))))
(assert
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x961 (= (- 1) old.attention.heads.n)))
 (let (($x944 (or $x961 (< (* ?x2613 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x972 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x944 0 1))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1751 (or $x961 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x978 (ite (and $x961 (= 1 old.attention.heads.parts)) 1 (ite $x1751 0 1))))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2630 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x2568 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2827 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3082 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x315 (ite (or $x3082 $x2827 $x1977 $x2568 $x2630) 1 (ite $x2139 ?x978 (ite $x2107 ?x972 old.attention.heads.given_least)))))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2887 old.attention.heads.parts ?x315)))))))))))))))))))
(assert
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2228 (or $x1617 $x2385)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let ((?x1458 (ite $x2887 old.attention.heads.parts (ite $x2228 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1458)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x961 (= (- 1) old.attention.heads.n)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1774 (ite $x2139 (or $x961 (<= old.attention.heads.parts old.attention.heads.n)) (or $x961 (< 1 old.attention.heads.n)))))
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3169 (ite $x1977 (or $x961 (< old.attention.heads.block old.attention.heads.n)) (ite $x2107 (or $x961 (< ?x2613 old.attention.heads.n)) $x1774))))
 (let (($x347 (= 1 old.attention.heads.parts)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2228 (or $x1617 $x2385)))
 (let (($x2243 (ite $x2228 old.attention.heads.given_moved (ite (or $x2887 $x347) false $x3169))))
 (= old.attention.heads.moved $x2243))))))))))))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let ((?x3174 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2045 (not (= 0 ?x3174)))))))
(assert
 (let (($x3047 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3032 (not $x3047)))
 (let (($x1767 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1835 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1835 (and $x1767 $x3032))))))))
(assert
 (let (($x1426 (not old.attention.heads.padded)))
 (let (($x347 (= 1 old.attention.heads.parts)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2228 (or $x1617 $x2385)))
 (let (($x3347 (ite $x2228 old.attention.heads.given_everywhere (or $x2887 (and $x347 $x1426)))))
 (= old.attention.heads.everywhere $x3347)))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x1536 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x1536)))))))))))))))))))))
(assert
 (let (($x974 (not old.attention.value_dim.padded)))
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2216 (ite (or $x3719 $x682) old.attention.value_dim.given_everywhere (or $x1858 (and (= 1 old.attention.value_dim.parts) $x974)))))
 (= old.attention.value_dim.everywhere $x2216)))))))
(assert
 (let (($x3467 (not old.attention.heads.moved)))
 (let (($x2568 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2827 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3082 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1085 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3082 $x2827 $x1977 $x2568) $x3467))))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2228 (or $x1617 $x2385)))
 (= old.attention.heads.undivided (ite $x2228 old.attention.heads.given_undivided $x1085))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x2867 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2430 ?x1293 ?x2867))))))))))))))))))))))
(assert
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1098 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1062 (ite $x1098 old.attention.v (ite $x2656 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x1062)))))
(assert
 (let (($x1152 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1204 (not old.attention.gathers)))
 (let (($x952 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x952 $x1204 $x1152))))))
(assert
 (let ((?x1926 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x412 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x660 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x947 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2398 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x947 $x660) $x412))))
 (let (($x3047 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3032 (not $x3047)))
 (let (($x2824 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1081 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2824)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2824 old.attention.value_dim.everywhere $x3032) $x2398)))
 (= old.attention.mixed_in (ite $x1081 (_ bv98 7) ?x1926))))))))))))
(assert
 (let ((?x3136 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x3139 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x1766 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x412 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x947 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3047 (= (_ bv40 7) old.attention.out.split)))
 (let (($x164 (and $x3047 (or $x947 $x412) (ite $x1766 old.attention.dims_where_kept $x3139))))
 (= old.attention.out_state (ite $x164 (_ bv98 7) ?x3136))))))))))
(assert
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x3033 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
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
 (let (($x86 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2681 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3285 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x57 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x57 $x3285 $x1686 $x2752 $x2681 $x2025 $x2452 $x2241 $x3586 $x86))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x441 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2721 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2721 $x441 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x2703 (= (_ bv32 7) new.attention.out.input)))
 (let (($x793 (= (_ bv10 7) new.attention.out.input)))
 (or $x793 $x2703 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x1505 (= (_ bv63 7) new.attention.out.split)))
 (let (($x2542 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2489 (= (_ bv40 7) new.attention.out.split)))
 (or $x2489 $x2542 $x1505)))))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x2808 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2808 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x280 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x280 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3475 (= (_ bv58 7) new.attention.value_dim.kind) $x2493 $x2682 (= (_ bv93 7) new.attention.value_dim.kind) $x2255 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2917 (and $x2025 (< 1 new.attention.heads.parts) (= ?x501 new.attention.heads.n))))
 (= new.attention.heads.filled $x2917))))))
(assert
 (let (($x3342 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2025 $x3342)))))
(assert
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x884 (= (- 1) new.attention.heads.n)))
 (let (($x1177 (or $x884 (< (* ?x501 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x3241 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1177 0 1))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1432 (or $x884 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2400 (ite (and $x884 (= 1 new.attention.heads.parts)) 1 (ite $x1432 0 1))))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2681 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x86 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x57 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3285 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1335 (ite (or $x3285 $x57 $x2241 $x86 $x2681) 1 (ite $x1686 ?x2400 (ite $x2025 ?x3241 new.attention.heads.given_least)))))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3586 new.attention.heads.parts ?x1335)))))))))))))))))))
(assert
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2534 (or $x2452 $x2752)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let ((?x2346 (ite $x3586 new.attention.heads.parts (ite $x2534 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x2346)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x884 (= (- 1) new.attention.heads.n)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x340 (ite $x1686 (or $x884 (<= new.attention.heads.parts new.attention.heads.n)) (or $x884 (< 1 new.attention.heads.n)))))
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2498 (ite $x2241 (or $x884 (< new.attention.heads.block new.attention.heads.n)) (ite $x2025 (or $x884 (< ?x501 new.attention.heads.n)) $x340))))
 (let (($x2126 (= 1 new.attention.heads.parts)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2534 (or $x2452 $x2752)))
 (let (($x2297 (ite $x2534 new.attention.heads.given_moved (ite (or $x3586 $x2126) false $x2498))))
 (= new.attention.heads.moved $x2297))))))))))))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let ((?x2623 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2493 (not (= 0 ?x2623)))))))
(assert
 (let (($x2489 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2589 (not $x2489)))
 (let (($x793 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2703 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2703 (and $x793 $x2589))))))))
(assert
 (let (($x740 (not new.attention.heads.padded)))
 (let (($x2126 (= 1 new.attention.heads.parts)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2534 (or $x2452 $x2752)))
 (let (($x210 (ite $x2534 new.attention.heads.given_everywhere (or $x3586 (and $x2126 $x740)))))
 (= new.attention.heads.everywhere $x210)))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x2873 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x2873)))))))))))))))))))))
(assert
 (let (($x3464 (not new.attention.value_dim.padded)))
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x3750 (ite (or $x2682 $x3475) new.attention.value_dim.given_everywhere (or $x2255 (and (= 1 new.attention.value_dim.parts) $x3464)))))
 (= new.attention.value_dim.everywhere $x3750)))))))
(assert
 (let (($x2869 (not new.attention.heads.moved)))
 (let (($x86 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x57 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3285 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1360 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3285 $x57 $x2241 $x86) $x2869))))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2534 (or $x2452 $x2752)))
 (= new.attention.heads.undivided (ite $x2534 new.attention.heads.given_undivided $x1360))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x2860 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3868 ?x2168 ?x2860))))))))))))))))))))))
(assert
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1823 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1866 (ite $x1823 new.attention.v (ite $x392 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x1866)))))
(assert
 (let (($x3231 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x897 (not new.attention.gathers)))
 (let (($x2542 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2542 $x897 $x3231))))))
(assert
 (let ((?x2466 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x3150 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2721 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x441 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2899 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x441 $x2721) $x3150))))
 (let (($x2489 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2589 (not $x2489)))
 (let (($x3698 (= (_ bv36 7) new.attention.mixed)))
 (let (($x446 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3698)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3698 new.attention.value_dim.everywhere $x2589) $x2899)))
 (= new.attention.mixed_in (ite $x446 (_ bv98 7) ?x2466))))))))))))
(assert
 (let ((?x2185 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1218 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x2124 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x3150 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x441 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2489 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1323 (and $x2489 (or $x441 $x3150) (ite $x2124 new.attention.dims_where_kept $x1218))))
 (= new.attention.out_state (ite $x1323 (_ bv98 7) ?x2185))))))))))
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
 (let (($x2678 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x535 (= (_ bv94 7) new.attention.mixed_in)))
 (let (($x2489 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2589 (not $x2489)))
 (let (($x2058 (or (= 1 new.attention.heads.most) $x2589 (= (_ bv98 7) new.attention.out_state) (and $x535 (and new.attention.heads.undivided $x2678)))))
 (let (($x942 (not new.attention.heads.beyond)))
 (let (($x770 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x2489 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x770 (and (<= 1 new.attention.heads.least) $x942 $x2058)))))))))))
(assert
 (let (($x1339 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x917 (= (_ bv94 7) old.attention.mixed_in)))
(let (($x3047 (= (_ bv40 7) old.attention.out.split)))
(let (($x3032 (not $x3047)))
(let (($x1065 (or (= 1 old.attention.heads.most) $x3032 (= (_ bv98 7) old.attention.out_state) (and $x917 (and old.attention.heads.undivided $x1339)))))
(let (($x3392 (not old.attention.heads.beyond)))
(let (($x1895 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x3047 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x1895 (and (<= 1 old.attention.heads.least) $x3392 $x1065))))))))))
(check-sat)

; from one replica to any number, question 51
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
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2964 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x2107 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x2045 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x3052 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7)))))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x2982 (ite $x2430 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x382 ?x3052))))
 (= old.attention.q ?x2982)))))))))))))))))
(assert
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x3033 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2025 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2493 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x539 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7)))))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x411 (ite $x3868 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1386 ?x539))))
 (= new.attention.q ?x411)))))))))))))))))
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
 (let (($x1199 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x1530 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv98 7) new.attention.q) new.attention.kv_unowned $x1199)))))
 (not $x1530))))
(assert
 (let (($x1370 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv98 7) old.attention.q) old.attention.kv_unowned $x1370)))))
(check-sat)

; from one replica to any number, question 52
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
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1825 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1557 $x3722 $x564 $x1522 $x1825 $x2964 $x1486 $x1393 $x336 $x1237))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2385 (= (_ bv58 7) old.attention.heads.kind) $x2107 $x1617 (= (_ bv93 7) old.attention.heads.kind) $x2887 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1430 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x192 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x192 $x1430 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x2527 (= (_ bv32 7) old.attention.out.input)))
 (let (($x340 (= (_ bv10 7) old.attention.out.input)))
 (or $x340 $x2527 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1343 (= (_ bv63 7) old.attention.out.split)))
 (let (($x924 (= (_ bv59 7) old.attention.out.split)))
 (let (($x2398 (= (_ bv40 7) old.attention.out.split)))
 (or $x2398 $x924 $x1343)))))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x3174 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3174 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x3012 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3012 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1026 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x1835 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1835 $x1026 (= (_ bv90 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x2676 (= (_ bv101 7) old.attention.value_dim.kind)))
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3286 (= (_ bv93 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x1857 (= (_ bv58 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x3351 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3209 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1473 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1473 $x3209 $x3351 $x682 $x1857 $x2045 $x3719 $x3286 $x1858 $x2676))))))))))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let (($x1421 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2107 $x1421)))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1368 (= (- 1) old.attention.head_dim.n)))
 (let (($x2558 (or $x1368 (< (* ?x1521 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x811 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x1808 (ite $x2964 (ite (= 0 ?x811) 1 (ite $x2558 0 1)) old.attention.head_dim.given_least)))
 (let (($x2808 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x210 (ite (and $x1368 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1368 $x2808) 0 1))))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1825 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x1507 (ite $x336 old.attention.head_dim.parts (ite (or $x3722 $x1557 $x1393 $x1237 $x1825) 1 (ite $x564 ?x210 ?x1808)))))
 (= old.attention.head_dim.least ?x1507)))))))))))))))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x2053 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2964 (not (= 0 ?x2053)))))))
(assert
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1091 (or $x1486 $x1522)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x978 (ite $x336 old.attention.head_dim.parts (ite $x1091 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x978)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x1368 (= (- 1) old.attention.head_dim.n)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x907 (ite $x564 (or $x1368 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1368 (< 1 old.attention.head_dim.n)))))
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x3548 (ite $x1393 (or $x1368 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2964 (or $x1368 (< ?x1521 old.attention.head_dim.n)) $x907))))
 (let (($x1616 (= 1 old.attention.head_dim.parts)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1091 (or $x1486 $x1522)))
 (let (($x2829 (ite $x1091 old.attention.head_dim.given_moved (ite (or $x336 $x1616) false $x3548))))
 (= old.attention.head_dim.moved $x2829))))))))))))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x989 (div ?x1660 old.attention.value_dim.parts)))
 (let (($x961 (= (- 1) old.attention.value_dim.n)))
 (let (($x3040 (or $x961 (< (* ?x989 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x1085 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let ((?x391 (ite $x2045 (ite (= 0 ?x1085) 1 (ite $x3040 0 1)) old.attention.value_dim.given_least)))
 (let (($x2307 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x2186 (ite (and $x961 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x961 $x2307) 0 1))))
 (let (($x3351 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1857 (= (_ bv58 7) old.attention.value_dim.kind)))
 (let (($x2676 (= (_ bv101 7) old.attention.value_dim.kind)))
 (let (($x3286 (= (_ bv93 7) old.attention.value_dim.kind)))
 (let (($x1473 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x3209 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let ((?x2068 (ite $x1858 old.attention.value_dim.parts (ite (or $x3209 $x1473 $x3286 $x2676 $x1857) 1 (ite $x3351 ?x2186 ?x391)))))
 (= old.attention.value_dim.least ?x2068))))))))))))))))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x989 (div ?x1660 old.attention.value_dim.parts)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= ?x989 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402)))))))
(assert
 (let ((?x1041 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2045 (not (= 0 ?x1041)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x3538 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1298 (not old.model.sinks)))
 (= old.attention.one_key (and $x1298 $x3538)))))
(assert
 (let (($x2398 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2415 (not $x2398)))
 (let (($x340 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2527 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2527 (and $x340 $x2415))))))))
(assert
 (let (($x164 (not old.attention.heads.padded)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1353 (ite (or $x1617 $x2385) old.attention.heads.given_everywhere (or $x2887 (and (= 1 old.attention.heads.parts) $x164)))))
 (= old.attention.heads.everywhere $x1353)))))))
(assert
 (let (($x3139 (not old.attention.head_dim.padded)))
 (let (($x1616 (= 1 old.attention.head_dim.parts)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1091 (or $x1486 $x1522)))
 (let (($x1595 (ite $x1091 old.attention.head_dim.given_everywhere (or $x336 (and $x1616 $x3139)))))
 (= old.attention.head_dim.everywhere $x1595)))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x2004 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2430 ?x1293 ?x2004)))))))))))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x2112 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x2112)))))))))))))))))))))
(assert
 (let (($x1912 (not old.attention.value_dim.padded)))
 (let (($x2562 (= 1 old.attention.value_dim.parts)))
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2055 (ite (or $x3719 $x682) old.attention.value_dim.given_everywhere (or $x1858 (and $x2562 $x1912)))))
 (= old.attention.value_dim.everywhere $x2055))))))))
(assert
 (let (($x1391 (not old.attention.head_dim.moved)))
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1879 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3722 $x1557 $x1393 $x1237) $x1391))))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1091 (or $x1486 $x1522)))
 (= old.attention.head_dim.undivided (ite $x1091 old.attention.head_dim.given_undivided $x1879))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x2950 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2430 ?x1293 ?x2950))))))))))))))))))))))
(assert
 (let (($x3164 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1835 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1391 (not old.attention.head_dim.moved)))
 (let (($x973 (= 1 old.attention.head_dim.most)))
 (let (($x1069 (<= 1 old.attention.head_dim.least)))
 (let (($x3551 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1026 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2900 (ite (or $x1026 $x3551) (and $x1069 (or old.attention.head_dim.undivided (and $x973 $x1391))) (and $x1835 (and old.attention.head_dim.undivided $x3164)))))
 (= old.attention.scores_whole $x2900))))))))))
(assert
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x100 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1109 (ite $x100 old.attention.v (ite $x2656 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x1109)))))
(assert
 (let (($x3464 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1360 (not old.attention.gathers)))
 (let (($x924 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x924 $x1360 $x3464))))))
(assert
 (let ((?x2899 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x1006 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x192 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1430 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3231 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1430 $x192) $x1006))))
 (let (($x2398 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2415 (not $x2398)))
 (let (($x2033 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2891 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2033)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2033 old.attention.value_dim.everywhere $x2415) $x3231)))
 (= old.attention.mixed_in (ite $x2891 (_ bv98 7) ?x2899))))))))))))
(assert
 (let ((?x1505 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x611 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x2618 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x611)))
 (let (($x1006 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1430 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2398 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2398 (or $x1430 $x1006) $x2618) (_ bv98 7) ?x1505)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x843 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1003 $x1520 $x3283 $x3131 $x843 $x3033 $x3331 $x2614 $x2879 $x3299))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2752 (= (_ bv58 7) new.attention.heads.kind) $x2025 $x2452 (= (_ bv93 7) new.attention.heads.kind) $x3586 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3138 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2903 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2903 $x3138 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x626 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1454 (= (_ bv10 7) new.attention.out.input)))
 (or $x1454 $x626 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x3057 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1070 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2300 (= (_ bv40 7) new.attention.out.split)))
 (or $x2300 $x1070 $x3057)))))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x2058 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2058 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x977 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x977 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x116 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x671 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x671 $x116 (= (_ bv90 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x3023 (= (_ bv101 7) new.attention.value_dim.kind)))
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x3478 (= (_ bv93 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2132 (= (_ bv58 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x796 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2210 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x2210 $x796 $x1278 $x3475 $x2132 $x2493 $x2682 $x3478 $x2255 $x3023))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let (($x770 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2025 $x770)))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2589 (= (- 1) new.attention.head_dim.n)))
 (let (($x1895 (or $x2589 (< (* ?x879 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x917 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x2177 (ite $x3033 (ite (= 0 ?x917) 1 (ite $x1895 0 1)) new.attention.head_dim.given_least)))
 (let (($x1065 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1339 (ite (and $x2589 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2589 $x1065) 0 1))))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x843 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x944 (ite $x2879 new.attention.head_dim.parts (ite (or $x1520 $x1003 $x2614 $x3299 $x843) 1 (ite $x3283 ?x1339 ?x2177)))))
 (= new.attention.head_dim.least ?x944)))))))))))))))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x972 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3033 (not (= 0 ?x972)))))))
(assert
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2486 (or $x3331 $x3131)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x7 (ite $x2879 new.attention.head_dim.parts (ite $x2486 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x7)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x2589 (= (- 1) new.attention.head_dim.n)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3117 (ite $x3283 (or $x2589 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2589 (< 1 new.attention.head_dim.n)))))
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3620 (ite $x2614 (or $x2589 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3033 (or $x2589 (< ?x879 new.attention.head_dim.n)) $x3117))))
 (let (($x3032 (= 1 new.attention.head_dim.parts)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2486 (or $x3331 $x3131)))
 (let (($x3292 (ite $x2486 new.attention.head_dim.given_moved (ite (or $x2879 $x3032) false $x3620))))
 (= new.attention.head_dim.moved $x3292))))))))))))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2087 (div ?x2305 new.attention.value_dim.parts)))
 (let (($x704 (= (- 1) new.attention.value_dim.n)))
 (let (($x2876 (or $x704 (< (* ?x2087 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2718 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let ((?x602 (ite $x2493 (ite (= 0 ?x2718) 1 (ite $x2876 0 1)) new.attention.value_dim.given_least)))
 (let (($x728 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x620 (ite (and $x704 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x704 $x728) 0 1))))
 (let (($x1278 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2132 (= (_ bv58 7) new.attention.value_dim.kind)))
 (let (($x3023 (= (_ bv101 7) new.attention.value_dim.kind)))
 (let (($x3478 (= (_ bv93 7) new.attention.value_dim.kind)))
 (let (($x2210 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x796 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let ((?x3007 (ite $x2255 new.attention.value_dim.parts (ite (or $x796 $x2210 $x3478 $x3023 $x2132) 1 (ite $x1278 ?x620 ?x602)))))
 (= new.attention.value_dim.least ?x3007))))))))))))))))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2087 (div ?x2305 new.attention.value_dim.parts)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= ?x2087 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715)))))))
(assert
 (let ((?x1807 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2493 (not (= 0 ?x1807)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1431 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3214 (not new.model.sinks)))
 (= new.attention.one_key (and $x3214 $x1431)))))
(assert
 (let (($x2300 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3185 (not $x2300)))
 (let (($x1454 (= (_ bv10 7) new.attention.out.input)))
 (let (($x626 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x626 (and $x1454 $x3185))))))))
(assert
 (let (($x572 (not new.attention.heads.padded)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2987 (ite (or $x2452 $x2752) new.attention.heads.given_everywhere (or $x3586 (and (= 1 new.attention.heads.parts) $x572)))))
 (= new.attention.heads.everywhere $x2987)))))))
(assert
 (let (($x453 (not new.attention.head_dim.padded)))
 (let (($x3032 (= 1 new.attention.head_dim.parts)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2486 (or $x3331 $x3131)))
 (let (($x2149 (ite $x2486 new.attention.head_dim.given_everywhere (or $x2879 (and $x3032 $x453)))))
 (= new.attention.head_dim.everywhere $x2149)))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1948 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3868 ?x2168 ?x1948)))))))))))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x3519 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x3519)))))))))))))))))))))
(assert
 (let (($x1336 (not new.attention.value_dim.padded)))
 (let (($x1755 (= 1 new.attention.value_dim.parts)))
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x1221 (ite (or $x2682 $x3475) new.attention.value_dim.given_everywhere (or $x2255 (and $x1755 $x1336)))))
 (= new.attention.value_dim.everywhere $x1221))))))))
(assert
 (let (($x1174 (not new.attention.head_dim.moved)))
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3153 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1520 $x1003 $x2614 $x3299) $x1174))))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2486 (or $x3331 $x3131)))
 (= new.attention.head_dim.undivided (ite $x2486 new.attention.head_dim.given_undivided $x3153))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x2113 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3868 ?x2168 ?x2113))))))))))))))))))))))
(assert
 (let (($x3341 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x671 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1174 (not new.attention.head_dim.moved)))
 (let (($x867 (= 1 new.attention.head_dim.most)))
 (let (($x2776 (<= 1 new.attention.head_dim.least)))
 (let (($x806 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x116 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x1184 (ite (or $x116 $x806) (and $x2776 (or new.attention.head_dim.undivided (and $x867 $x1174))) (and $x671 (and new.attention.head_dim.undivided $x3341)))))
 (= new.attention.scores_whole $x1184))))))))))
(assert
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x882 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1049 (ite $x882 new.attention.v (ite $x392 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x1049)))))
(assert
 (let (($x422 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3832 (not new.attention.gathers)))
 (let (($x1070 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1070 $x3832 $x422))))))
(assert
 (let ((?x2910 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x3015 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2903 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3138 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2007 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3138 $x2903) $x3015))))
 (let (($x2300 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3185 (not $x2300)))
 (let (($x3352 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2179 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3352)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3352 new.attention.value_dim.everywhere $x3185) $x2007)))
 (= new.attention.mixed_in (ite $x2179 (_ bv98 7) ?x2910))))))))))))
(assert
 (let ((?x1824 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x3660 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x1831 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3660)))
 (let (($x3015 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3138 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2300 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2300 (or $x3138 $x3015) $x1831) (_ bv98 7) ?x1824)))))))))
(assert
 (= new.prefill true))
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
 (let (($x1746 (= (_ bv98 7) new.attention.mixed_in)))
 (let (($x2300 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3185 (not $x2300)))
 (let (($x2297 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x867 (= 1 new.attention.head_dim.most)))
 (let (($x3062 (= (_ bv98 7) new.attention.q)))
 (let (($x490 (or $x3062 $x867 (and $x2297 (or $x3185 $x1746 (= (_ bv98 7) new.attention.out_state))))))
 (let (($x655 (not new.attention.value_dim.beyond)))
 (let (($x2498 (or (and (<= 1 new.attention.value_dim.least) $x655) (and new.model.latent $x3062))))
 (let (($x2776 (<= 1 new.attention.head_dim.least)))
 (let (($x3785 (not new.attention.head_dim.beyond)))
 (let (($x2623 (and $x3785 (or $x2776 (and new.attention.one_key (not $x3062))) $x2498 $x490)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x2623)))))))))))))))
(assert
 (let (($x2919 (= (_ bv98 7) old.attention.mixed_in)))
(let (($x2398 (= (_ bv40 7) old.attention.out.split)))
(let (($x2415 (not $x2398)))
(let (($x2626 (or old.attention.one_key old.attention.scores_whole)))
(let (($x973 (= 1 old.attention.head_dim.most)))
(let (($x2548 (= (_ bv98 7) old.attention.q)))
(let (($x3471 (or $x2548 $x973 (and $x2626 (or $x2415 $x2919 (= (_ bv98 7) old.attention.out_state))))))
(let (($x914 (not old.attention.value_dim.beyond)))
(let (($x302 (or (and (<= 1 old.attention.value_dim.least) $x914) (and old.model.latent $x2548))))
(let (($x1069 (<= 1 old.attention.head_dim.least)))
(let (($x314 (not old.attention.head_dim.beyond)))
(let (($x1424 (and $x314 (or $x1069 (and old.attention.one_key (not $x2548))) $x302 $x3471)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x1424))))))))))))))
(check-sat)

; from one replica to any number, question 53
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
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2964 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x2107 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x2045 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x3052 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7)))))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x2982 (ite $x2430 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x382 ?x3052))))
 (= old.attention.q ?x2982)))))))))))))))))
(assert
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x3033 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2025 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2493 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x539 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7)))))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x411 (ite $x3868 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1386 ?x539))))
 (= new.attention.q ?x411)))))))))))))))))
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
 (let (($x708 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv98 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x708)))
(assert
 (let (($x2795 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv98 7) old.attention.q) $x2795)))
(check-sat)

; from one replica to any number, question 54
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
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2964 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x2107 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2877 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2877 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x2284 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2284 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x2045 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x2004 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2430 ?x1293 ?x2004)))))))))))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x1790 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x1790)))))))))))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x649 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2430 ?x1293 ?x649))))))))))))))))))))))
(assert
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x3033 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2025 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x1394 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1394 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x2486 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2486 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2493 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1948 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3868 ?x2168 ?x1948)))))))))))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x2058 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x2058)))))))))))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x728 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3868 ?x2168 ?x728))))))))))))))))))))))
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
 (let (($x3714 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x1829 (= 1 new.tp)))
 (not (or $x1829 (not $x3714))))))
(assert
 (let (($x1138 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x2393 (= 1 old.tp)))
(or $x2393 (not $x1138)))))
(check-sat)

; from one replica to any number, question 55
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
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2964 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
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
 (let (($x2568 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2630 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3082 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2827 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2827 $x3082 $x2139 $x2385 $x2630 $x2107 $x1617 $x1977 $x2887 $x2568))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3300 (= (_ bv59 7) old.attention.out.split)))
 (let (($x1454 (= (_ bv40 7) old.attention.out.split)))
 (or $x1454 $x3300 (= (_ bv63 7) old.attention.out.split)))))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2877 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2877 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x2284 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2284 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2635 (= (_ bv90 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv59 7) old.attention.scores.sum) $x2635)))
(assert
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x2045 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
(assert
 (let (($x2910 (= (_ bv59 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2910 (= (_ bv99 7) old.model.qk_norm))))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2590 (and $x2107 (< 1 old.attention.heads.parts) (= ?x2613 old.attention.heads.n))))
 (= old.attention.heads.filled $x2590))))))
(assert
 (let (($x1432 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2107 $x1432)))))
(assert
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3164 (= (- 1) old.attention.heads.n)))
 (let (($x1831 (or $x3164 (< (* ?x2613 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2562 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1831 0 1))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x924 (or $x3164 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2765 (ite (and $x3164 (= 1 old.attention.heads.parts)) 1 (ite $x924 0 1))))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2630 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x2568 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2827 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3082 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x3241 (ite (or $x3082 $x2827 $x1977 $x2568 $x2630) 1 (ite $x2139 ?x2765 (ite $x2107 ?x2562 old.attention.heads.given_least)))))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2887 old.attention.heads.parts ?x3241)))))))))))))))))))
(assert
 (let (($x3164 (= (- 1) old.attention.heads.n)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1533 (ite $x2139 (or $x3164 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3164 (< 1 old.attention.heads.n)))))
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x742 (ite $x1977 (or $x3164 (< old.attention.heads.block old.attention.heads.n)) (ite $x2107 (or $x3164 (< ?x2613 old.attention.heads.n)) $x1533))))
 (let (($x1042 (= 1 old.attention.heads.parts)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3186 (or $x1617 $x2385)))
 (let (($x3139 (ite $x3186 old.attention.heads.given_moved (ite (or $x2887 $x1042) false $x742))))
 (= old.attention.heads.moved $x3139))))))))))))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let (($x2016 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1542 (not old.model.sinks)))
 (= old.attention.one_key (and $x1542 $x2016)))))
(assert
 (let (($x2321 (not old.attention.heads.padded)))
 (let (($x1042 (= 1 old.attention.heads.parts)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3186 (or $x1617 $x2385)))
 (let (($x2904 (ite $x3186 old.attention.heads.given_everywhere (or $x2887 (and $x1042 $x2321)))))
 (= old.attention.heads.everywhere $x2904)))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x2004 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2430 ?x1293 ?x2004)))))))))))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x1790 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x1790)))))))))))))))))))))
(assert
 (let (($x250 (not old.attention.heads.moved)))
 (let (($x2568 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2827 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3082 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x681 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3082 $x2827 $x1977 $x2568) $x250))))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3186 (or $x1617 $x2385)))
 (= old.attention.heads.undivided (ite $x3186 old.attention.heads.given_undivided $x681))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x649 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2430 ?x1293 ?x649))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x3033 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
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
 (let (($x86 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2681 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3285 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x57 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x57 $x3285 $x1686 $x2752 $x2681 $x2025 $x2452 $x2241 $x3586 $x86))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1057 (= (_ bv59 7) new.attention.out.split)))
 (let (($x535 (= (_ bv40 7) new.attention.out.split)))
 (or $x535 $x1057 (= (_ bv63 7) new.attention.out.split)))))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x1394 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1394 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x2486 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2486 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2860 (= (_ bv90 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv59 7) new.attention.scores.sum) $x2860)))
(assert
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2493 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
(assert
 (let (($x1649 (= (_ bv59 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1649 (= (_ bv99 7) new.model.qk_norm))))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2917 (and $x2025 (< 1 new.attention.heads.parts) (= ?x501 new.attention.heads.n))))
 (= new.attention.heads.filled $x2917))))))
(assert
 (let (($x2997 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2025 $x2997)))))
(assert
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1204 (= (- 1) new.attention.heads.n)))
 (let (($x2214 (or $x1204 (< (* ?x501 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x3276 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2214 0 1))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x441 (or $x1204 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1342 (ite (and $x1204 (= 1 new.attention.heads.parts)) 1 (ite $x441 0 1))))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2681 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x86 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x57 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3285 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x3040 (ite (or $x3285 $x57 $x2241 $x86 $x2681) 1 (ite $x1686 ?x1342 (ite $x2025 ?x3276 new.attention.heads.given_least)))))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3586 new.attention.heads.parts ?x3040)))))))))))))))))))
(assert
 (let (($x1204 (= (- 1) new.attention.heads.n)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1926 (ite $x1686 (or $x1204 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1204 (< 1 new.attention.heads.n)))))
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x340 (ite $x2241 (or $x1204 (< new.attention.heads.block new.attention.heads.n)) (ite $x2025 (or $x1204 (< ?x501 new.attention.heads.n)) $x1926))))
 (let (($x1152 (= 1 new.attention.heads.parts)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1536 (or $x2452 $x2752)))
 (let (($x1353 (ite $x1536 new.attention.heads.given_moved (ite (or $x3586 $x1152) false $x340))))
 (= new.attention.heads.moved $x1353))))))))))))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let (($x2176 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2662 (not new.model.sinks)))
 (= new.attention.one_key (and $x2662 $x2176)))))
(assert
 (let (($x395 (not new.attention.heads.padded)))
 (let (($x1152 (= 1 new.attention.heads.parts)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1536 (or $x2452 $x2752)))
 (let (($x2112 (ite $x1536 new.attention.heads.given_everywhere (or $x3586 (and $x1152 $x395)))))
 (= new.attention.heads.everywhere $x2112)))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1948 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3868 ?x2168 ?x1948)))))))))))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x2058 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x2058)))))))))))))))))))))
(assert
 (let (($x1026 (not new.attention.heads.moved)))
 (let (($x86 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x57 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3285 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3342 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3285 $x57 $x2241 $x86) $x1026))))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1536 (or $x2452 $x2752)))
 (= new.attention.heads.undivided (ite $x1536 new.attention.heads.given_undivided $x3342))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x728 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3868 ?x2168 ?x728))))))))))))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x2882 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x535 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1057 (= (_ bv59 7) new.attention.out.split)))
 (let (($x3229 (not new.model.latent)))
 (let (($x3003 (and $x3229 (or $x1057 (and $x535 (and new.attention.heads.undivided $x2882))))))
 (let (($x2860 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x1763 (or (and (not (= (_ bv94 7) new.attention.q)) (not (= (_ bv94 7) new.attention.k))) $x2860 new.attention.one_key)))
 (let (($x1175 (not (= (_ bv94 7) new.attention.k))))
 (let (($x1399 (not (= (_ bv94 7) new.attention.q))))
 (let (($x2645 (or $x1399 new.attention.one_key (and $x1175 (= (_ bv59 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x453 (and $x2645 (or $x1175 (and (= (_ bv59 7) new.model.qk_norm) $x3229)) $x1763 (or (not (= (_ bv94 7) new.attention.v)) $x3003))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let (($x1829 (= 1 new.tp)))
 (not (or $x1829 $x418 $x453)))))))))))))))))
(assert
 (let (($x914 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1454 (= (_ bv40 7) old.attention.out.split)))
(let (($x3300 (= (_ bv59 7) old.attention.out.split)))
(let (($x2873 (not old.model.latent)))
(let (($x1684 (and $x2873 (or $x3300 (and $x1454 (and old.attention.heads.undivided $x914))))))
(let (($x2635 (= (_ bv90 7) old.attention.scores.sum)))
(let (($x2415 (or (and (not (= (_ bv94 7) old.attention.q)) (not (= (_ bv94 7) old.attention.k))) $x2635 old.attention.one_key)))
(let (($x2266 (not (= (_ bv94 7) old.attention.k))))
(let (($x3091 (not (= (_ bv94 7) old.attention.q))))
(let (($x2428 (or $x3091 old.attention.one_key (and $x2266 (= (_ bv59 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x302 (and $x2428 (or $x2266 (and (= (_ bv59 7) old.model.qk_norm) $x2873)) $x2415 (or (not (= (_ bv94 7) old.attention.v)) $x1684))))
(let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x635 (not $x3172)))
(let (($x2393 (= 1 old.tp)))
(or $x2393 $x635 $x302))))))))))))))))
(check-sat)

; from one replica to any number, question 56
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
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2964 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x2107 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2877 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2877 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x2284 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2284 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x2045 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let (($x2016 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1542 (not old.model.sinks)))
 (= old.attention.one_key (and $x1542 $x2016)))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3155 (not old.attention.qkv.group.pp)))
 (let (($x1678 (or $x3155 (= 1 old.pp))))
 (let (($x1782 (not old.attention.qkv.group.sp)))
 (let (($x1198 (or $x1782 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x3681 (or $x1037 $x2523)))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3681 $x1198 $x1678)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x2004 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2430 ?x1293 ?x2004))))))))))))))))))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3155 (not old.attention.qkv.group.pp)))
 (let (($x1678 (or $x3155 (= 1 old.pp))))
 (let (($x1782 (not old.attention.qkv.group.sp)))
 (let (($x1198 (or $x1782 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x3681 (or $x1037 $x2523)))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3681 $x1198 $x1678)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x1790 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x1790))))))))))))))))))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3155 (not old.attention.qkv.group.pp)))
 (let (($x1678 (or $x3155 (= 1 old.pp))))
 (let (($x1782 (not old.attention.qkv.group.sp)))
 (let (($x1198 (or $x1782 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x3681 (or $x1037 $x2523)))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3681 $x1198 $x1678)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x649 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2430 ?x1293 ?x649)))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x3033 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2025 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x1394 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1394 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x2486 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2486 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2493 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let (($x2176 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2662 (not new.model.sinks)))
 (= new.attention.one_key (and $x2662 $x2176)))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3690 (not new.attention.qkv.group.pp)))
 (let (($x3444 (or $x3690 (= 1 new.pp))))
 (let (($x3126 (not new.attention.qkv.group.sp)))
 (let (($x590 (or $x3126 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1099 (not new.attention.qkv.group.dp)))
 (let (($x832 (or $x1099 $x766)))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x832 $x590 $x3444)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1948 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3868 ?x2168 ?x1948))))))))))))))))))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3690 (not new.attention.qkv.group.pp)))
 (let (($x3444 (or $x3690 (= 1 new.pp))))
 (let (($x3126 (not new.attention.qkv.group.sp)))
 (let (($x590 (or $x3126 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1099 (not new.attention.qkv.group.dp)))
 (let (($x832 (or $x1099 $x766)))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x832 $x590 $x3444)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x2058 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x2058))))))))))))))))))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3690 (not new.attention.qkv.group.pp)))
 (let (($x3444 (or $x3690 (= 1 new.pp))))
 (let (($x3126 (not new.attention.qkv.group.sp)))
 (let (($x590 (or $x3126 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1099 (not new.attention.qkv.group.dp)))
 (let (($x832 (or $x1099 $x766)))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x832 $x590 $x3444)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x728 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3868 ?x2168 ?x728)))))))))))))))))))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x3690 (not new.attention.qkv.group.pp)))
 (let (($x3444 (or $x3690 (= 1 new.pp))))
 (let (($x3126 (not new.attention.qkv.group.sp)))
 (let (($x590 (or $x3126 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1099 (not new.attention.qkv.group.dp)))
 (let (($x832 (or $x1099 $x766)))
 (let (($x1701 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x832 $x590 $x3444)))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x832 $x590 $x3444)))
 (let (($x2954 (and (= (_ bv94 7) new.attention.k) (= (_ bv94 7) new.attention.v) (or (= (_ bv94 7) new.attention.q) (and new.attention.one_key $x663)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x809 (or $x2826 (and $x418 (or (= (_ bv10 7) new.attention.qkv.collective) $x663)) $x2954 $x1701)))
 (not $x809))))))))))))))))
(assert
 (let (($x3155 (not old.attention.qkv.group.pp)))
(let (($x1678 (or $x3155 (= 1 old.pp))))
(let (($x1782 (not old.attention.qkv.group.sp)))
(let (($x1198 (or $x1782 (= 1 old.sp))))
(let (($x2523 (= 1 old.dp)))
(let (($x1037 (not old.attention.qkv.group.dp)))
(let (($x3681 (or $x1037 $x2523)))
(let (($x1671 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x3681 $x1198 $x1678)))
(let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3681 $x1198 $x1678)))
(let (($x2844 (and (= (_ bv94 7) old.attention.k) (= (_ bv94 7) old.attention.v) (or (= (_ bv94 7) old.attention.q) (and old.attention.one_key $x1609)))))
(let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x635 (not $x3172)))
(let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
(or $x3349 (and $x635 (or (= (_ bv10 7) old.attention.qkv.collective) $x1609)) $x2844 $x1671)))))))))))))))
(check-sat)

; from one replica to any number, question 57
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
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x564 $x1522 (= (_ bv58 7) old.attention.head_dim.kind) $x2964 $x1486 $x1393 $x336 (= (_ bv101 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2139 $x2385 (= (_ bv58 7) old.attention.heads.kind) $x2107 $x1617 $x1977 $x2887 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1006 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x1143 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2380 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x2627 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x2627 $x2380 $x1143 $x1006))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2877 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2877 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x2284 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2284 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x2045 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2590 (and $x2107 (< 1 old.attention.heads.parts) (= ?x2613 old.attention.heads.n))))
 (= old.attention.heads.filled $x2590))))))
(assert
 (let (($x1447 (= (- 1) old.attention.heads.n)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2047 (ite $x2139 (or $x1447 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1447 (< 1 old.attention.heads.n)))))
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x428 (ite $x1977 (or $x1447 (< old.attention.heads.block old.attention.heads.n)) (ite $x2107 (or $x1447 (< ?x2613 old.attention.heads.n)) $x2047))))
 (let (($x1831 (= 1 old.attention.heads.parts)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3174 (or $x1617 $x2385)))
 (let (($x735 (ite $x3174 old.attention.heads.given_moved (ite (or $x2887 $x1831) false $x428))))
 (= old.attention.heads.moved $x735))))))))))))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let (($x2542 (= (- 1) old.attention.head_dim.n)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x70 (ite $x564 (or $x2542 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2542 (< 1 old.attention.head_dim.n)))))
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x3208 (ite $x1393 (or $x2542 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2964 (or $x2542 (< ?x1521 old.attention.head_dim.n)) $x70))))
 (let (($x207 (= 1 old.attention.head_dim.parts)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x836 (ite $x3347 old.attention.head_dim.given_moved (ite (or $x336 $x207) false $x3208))))
 (= old.attention.head_dim.moved $x836))))))))))))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let (($x2016 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1542 (not old.model.sinks)))
 (= old.attention.one_key (and $x1542 $x2016)))))
(assert
 (let (($x847 (not old.attention.heads.moved)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1831 (= 1 old.attention.heads.parts)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3174 (or $x1617 $x2385)))
 (let (($x1528 (ite $x3174 old.attention.heads.given_first (or $x1831 (and (not (or $x2887 $x2139)) $x847)))))
 (= old.attention.heads.first_alone $x1528))))))))))
(assert
 (let (($x3538 (not old.attention.head_dim.moved)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x207 (= 1 old.attention.head_dim.parts)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x1196 (ite $x3347 old.attention.head_dim.given_first (or $x207 (and (not (or $x336 $x564)) $x3538)))))
 (= old.attention.head_dim.first_alone $x1196))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x2004 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2430 ?x1293 ?x2004)))))))))))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x1790 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x1790)))))))))))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x649 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2430 ?x1293 ?x649))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x3283 $x3131 (= (_ bv58 7) new.attention.head_dim.kind) $x3033 $x3331 $x2614 $x2879 (= (_ bv101 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1686 $x2752 (= (_ bv58 7) new.attention.heads.kind) $x2025 $x2452 $x2241 $x3586 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2618 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x948 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2282 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x3117 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x3117 $x2282 $x948 $x2618))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x1394 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1394 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x2486 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2486 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2493 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2917 (and $x2025 (< 1 new.attention.heads.parts) (= ?x501 new.attention.heads.n))))
 (= new.attention.heads.filled $x2917))))))
(assert
 (let (($x765 (= (- 1) new.attention.heads.n)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x275 (ite $x1686 (or $x765 (<= new.attention.heads.parts new.attention.heads.n)) (or $x765 (< 1 new.attention.heads.n)))))
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2257 (ite $x2241 (or $x765 (< new.attention.heads.block new.attention.heads.n)) (ite $x2025 (or $x765 (< ?x501 new.attention.heads.n)) $x275))))
 (let (($x2742 (= 1 new.attention.heads.parts)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x390 (or $x2452 $x2752)))
 (let (($x1234 (ite $x390 new.attention.heads.given_moved (ite (or $x3586 $x2742) false $x2257))))
 (= new.attention.heads.moved $x1234))))))))))))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let (($x1808 (= (- 1) new.attention.head_dim.n)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2182 (ite $x3283 (or $x1808 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1808 (< 1 new.attention.head_dim.n)))))
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x179 (ite $x2614 (or $x1808 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3033 (or $x1808 (< ?x879 new.attention.head_dim.n)) $x2182))))
 (let (($x285 (= 1 new.attention.head_dim.parts)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x2974 (ite $x2562 new.attention.head_dim.given_moved (ite (or $x2879 $x285) false $x179))))
 (= new.attention.head_dim.moved $x2974))))))))))))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let (($x2176 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2662 (not new.model.sinks)))
 (= new.attention.one_key (and $x2662 $x2176)))))
(assert
 (let (($x3459 (not new.attention.heads.moved)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2742 (= 1 new.attention.heads.parts)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x390 (or $x2452 $x2752)))
 (let (($x124 (ite $x390 new.attention.heads.given_first (or $x2742 (and (not (or $x3586 $x1686)) $x3459)))))
 (= new.attention.heads.first_alone $x124))))))))))
(assert
 (let (($x3163 (not new.attention.head_dim.moved)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x285 (= 1 new.attention.head_dim.parts)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x1535 (ite $x2562 new.attention.head_dim.given_first (or $x285 (and (not (or $x2879 $x3283)) $x3163)))))
 (= new.attention.head_dim.first_alone $x1535))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1948 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3868 ?x2168 ?x1948)))))))))))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x2058 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x2058)))))))))))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x728 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3868 ?x2168 ?x728))))))))))))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x2346 (not new.attention.one_key)))
 (let (($x3117 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x1091 (and $x3117 (not (and new.model.q_bias (= (_ bv94 7) new.attention.q) $x2346)) (not (and new.model.k_bias (= (_ bv94 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv94 7) new.attention.v))))))
 (let (($x2723 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x1091)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2765 (or (and $x392 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x2095 new.attention.head_dim.first_alone))))
 (let (($x2618 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1595 (or (and new.model.q_bias $x2346) new.model.k_bias new.model.v_bias)))
 (let (($x1829 (= 1 new.tp)))
 (let (($x1959 (or $x1829 (not $x1595) (and (not $x2855) (or $x3117 (= (_ bv27 7) new.attention.qkv.bias))) (and $x2618 $x2765) (and $x2855 $x2723))))
 (not $x1959))))))))))))))
(assert
 (let (($x2279 (not old.attention.one_key)))
(let (($x2627 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x1049 (and $x2627 (not (and old.model.q_bias (= (_ bv94 7) old.attention.q) $x2279)) (not (and old.model.k_bias (= (_ bv94 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv94 7) old.attention.v))))))
(let (($x2226 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x1049)))
(let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x1726 (or (and $x2656 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x2059 old.attention.head_dim.first_alone))))
(let (($x1006 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x3660 (not (or (and old.model.q_bias $x2279) old.model.k_bias old.model.v_bias))))
(let (($x2393 (= 1 old.tp)))
(or $x2393 $x3660 (and (not $x3172) (or $x2627 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1006 $x1726) (and $x3172 $x2226))))))))))))))
(check-sat)

; from one replica to any number, question 58
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
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1825 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1557 $x3722 $x564 $x1522 $x1825 $x2964 $x1486 $x1393 $x336 $x1237))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x2107 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x1357 (= (_ bv90 7) old.attention.scores.sum)))
 (let (($x3228 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2820 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2820 $x3228 $x1357)))))
(assert
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x2045 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2542 (= (- 1) old.attention.head_dim.n)))
 (let (($x1551 (or $x2542 (< (* ?x1521 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2792 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x3425 (ite $x2964 (ite (= 0 ?x2792) 1 (ite $x1551 0 1)) old.attention.head_dim.given_least)))
 (let (($x258 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3858 (ite (and $x2542 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2542 $x258) 0 1))))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1825 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x2652 (ite $x336 old.attention.head_dim.parts (ite (or $x3722 $x1557 $x1393 $x1237 $x1825) 1 (ite $x564 ?x3858 ?x3425)))))
 (= old.attention.head_dim.least ?x2652)))))))))))))))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x87 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2964 (not (= 0 ?x87)))))))
(assert
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x280 (ite $x336 old.attention.head_dim.parts (ite $x3347 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x280)))))))
(assert
 (let (($x2542 (= (- 1) old.attention.head_dim.n)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x70 (ite $x564 (or $x2542 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2542 (< 1 old.attention.head_dim.n)))))
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x3208 (ite $x1393 (or $x2542 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2964 (or $x2542 (< ?x1521 old.attention.head_dim.n)) $x70))))
 (let (($x207 (= 1 old.attention.head_dim.parts)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x836 (ite $x3347 old.attention.head_dim.given_moved (ite (or $x336 $x207) false $x3208))))
 (= old.attention.head_dim.moved $x836))))))))))))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let (($x2016 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1542 (not old.model.sinks)))
 (= old.attention.one_key (and $x1542 $x2016)))))
(assert
 (let (($x973 (not old.attention.head_dim.padded)))
 (let (($x207 (= 1 old.attention.head_dim.parts)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x1399 (ite $x3347 old.attention.head_dim.given_everywhere (or $x336 (and $x207 $x973)))))
 (= old.attention.head_dim.everywhere $x1399)))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x3052 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7)))))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x2982 (ite $x2430 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x382 ?x3052))))
 (= old.attention.q ?x2982)))))))))))))))))
(assert
 (let (($x3538 (not old.attention.head_dim.moved)))
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1431 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3722 $x1557 $x1393 $x1237) $x3538))))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (= old.attention.head_dim.undivided (ite $x3347 old.attention.head_dim.given_undivided $x1431))))))))))))
(assert
 (let (($x2876 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2820 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x3538 (not old.attention.head_dim.moved)))
 (let (($x3007 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x3538))))
 (let (($x1680 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x3228 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x3467 (ite (or $x3228 $x1680) (and (<= 1 old.attention.head_dim.least) $x3007) (and $x2820 (and old.attention.head_dim.undivided $x2876)))))
 (= old.attention.scores_whole $x3467)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x843 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1003 $x1520 $x3283 $x3131 $x843 $x3033 $x3331 $x2614 $x2879 $x3299))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2025 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x1126 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x2900 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x1892 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1892 $x2900 $x1126)))))
(assert
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2493 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1808 (= (- 1) new.attention.head_dim.n)))
 (let (($x1628 (or $x1808 (< (* ?x879 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x340 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x495 (ite $x3033 (ite (= 0 ?x340) 1 (ite $x1628 0 1)) new.attention.head_dim.given_least)))
 (let (($x1085 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2824 (ite (and $x1808 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1808 $x1085) 0 1))))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x843 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2829 (ite $x2879 new.attention.head_dim.parts (ite (or $x1520 $x1003 $x2614 $x3299 $x843) 1 (ite $x3283 ?x2824 ?x495)))))
 (= new.attention.head_dim.least ?x2829)))))))))))))))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x190 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3033 (not (= 0 ?x190)))))))
(assert
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2753 (ite $x2879 new.attention.head_dim.parts (ite $x2562 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2753)))))))
(assert
 (let (($x1808 (= (- 1) new.attention.head_dim.n)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2182 (ite $x3283 (or $x1808 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1808 (< 1 new.attention.head_dim.n)))))
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x179 (ite $x2614 (or $x1808 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3033 (or $x1808 (< ?x879 new.attention.head_dim.n)) $x2182))))
 (let (($x285 (= 1 new.attention.head_dim.parts)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x2974 (ite $x2562 new.attention.head_dim.given_moved (ite (or $x2879 $x285) false $x179))))
 (= new.attention.head_dim.moved $x2974))))))))))))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let (($x2176 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2662 (not new.model.sinks)))
 (= new.attention.one_key (and $x2662 $x2176)))))
(assert
 (let (($x2433 (not new.attention.head_dim.padded)))
 (let (($x285 (= 1 new.attention.head_dim.parts)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x484 (ite $x2562 new.attention.head_dim.given_everywhere (or $x2879 (and $x285 $x2433)))))
 (= new.attention.head_dim.everywhere $x484)))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x539 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7)))))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x411 (ite $x3868 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1386 ?x539))))
 (= new.attention.q ?x411)))))))))))))))))
(assert
 (let (($x3163 (not new.attention.head_dim.moved)))
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3139 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1520 $x1003 $x2614 $x3299) $x3163))))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (= new.attention.head_dim.undivided (ite $x2562 new.attention.head_dim.given_undivided $x3139))))))))))))
(assert
 (let (($x2635 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1892 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3163 (not new.attention.head_dim.moved)))
 (let (($x2626 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x3163))))
 (let (($x1454 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2900 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x2976 (ite (or $x2900 $x1454) (and (<= 1 new.attention.head_dim.least) $x2626) (and $x1892 (and new.attention.head_dim.undivided $x2635)))))
 (= new.attention.scores_whole $x2976)))))))))
(assert
 (= new.prefill true))
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
 (let (($x1126 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x1829 (= 1 new.tp)))
 (let (($x2598 (or $x1829 (not (= (_ bv36 7) new.attention.q)) $x1126 new.attention.one_key new.attention.scores_whole)))
 (not $x2598)))))
(assert
 (let (($x1357 (= (_ bv90 7) old.attention.scores.sum)))
(let (($x2393 (= 1 old.tp)))
(or $x2393 (not (= (_ bv36 7) old.attention.q)) $x1357 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 59
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
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1825 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1557 $x3722 $x564 $x1522 $x1825 $x2964 $x1486 $x1393 $x336 $x1237))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x2107 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2327 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2327 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x3228 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2820 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2820 $x3228 (= (_ bv90 7) old.attention.scores.sum)))))
(assert
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x2045 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2542 (= (- 1) old.attention.head_dim.n)))
 (let (($x1551 (or $x2542 (< (* ?x1521 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2792 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x3425 (ite $x2964 (ite (= 0 ?x2792) 1 (ite $x1551 0 1)) old.attention.head_dim.given_least)))
 (let (($x258 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3858 (ite (and $x2542 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2542 $x258) 0 1))))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1825 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x2652 (ite $x336 old.attention.head_dim.parts (ite (or $x3722 $x1557 $x1393 $x1237 $x1825) 1 (ite $x564 ?x3858 ?x3425)))))
 (= old.attention.head_dim.least ?x2652)))))))))))))))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x87 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2964 (not (= 0 ?x87)))))))
(assert
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x280 (ite $x336 old.attention.head_dim.parts (ite $x3347 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x280)))))))
(assert
 (let (($x2542 (= (- 1) old.attention.head_dim.n)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x70 (ite $x564 (or $x2542 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2542 (< 1 old.attention.head_dim.n)))))
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x3208 (ite $x1393 (or $x2542 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2964 (or $x2542 (< ?x1521 old.attention.head_dim.n)) $x70))))
 (let (($x207 (= 1 old.attention.head_dim.parts)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x836 (ite $x3347 old.attention.head_dim.given_moved (ite (or $x336 $x207) false $x3208))))
 (= old.attention.head_dim.moved $x836))))))))))))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let (($x2016 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1542 (not old.model.sinks)))
 (= old.attention.one_key (and $x1542 $x2016)))))
(assert
 (let (($x973 (not old.attention.head_dim.padded)))
 (let (($x207 (= 1 old.attention.head_dim.parts)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x1399 (ite $x3347 old.attention.head_dim.given_everywhere (or $x336 (and $x207 $x973)))))
 (= old.attention.head_dim.everywhere $x1399)))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x2004 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2430 ?x1293 ?x2004)))))))))))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x2949 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x2949)))))))))))))))))))))
(assert
 (let (($x3538 (not old.attention.head_dim.moved)))
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1431 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3722 $x1557 $x1393 $x1237) $x3538))))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (= old.attention.head_dim.undivided (ite $x3347 old.attention.head_dim.given_undivided $x1431))))))))))))
(assert
 (let (($x2876 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2820 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x3538 (not old.attention.head_dim.moved)))
 (let (($x3007 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x3538))))
 (let (($x3115 (= 1 old.pp)))
 (let (($x483 (not old.attention.scores.group.pp)))
 (let (($x1958 (or $x483 $x3115)))
 (let (($x3740 (= 1 old.sp)))
 (let (($x2795 (not old.attention.scores.group.sp)))
 (let (($x3157 (or $x2795 $x3740)))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1623 (not old.attention.scores.group.dp)))
 (let (($x972 (or $x1623 $x2523)))
 (let (($x1680 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x972 $x3157 $x1958)))
 (let (($x3228 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x3467 (ite (or $x3228 $x1680) (and (<= 1 old.attention.head_dim.least) $x3007) (and $x2820 (and old.attention.head_dim.undivided $x2876)))))
 (= old.attention.scores_whole $x3467))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x843 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1003 $x1520 $x3283 $x3131 $x843 $x3033 $x3331 $x2614 $x2879 $x3299))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2025 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x549 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x549 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x2900 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x1892 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1892 $x2900 (= (_ bv90 7) new.attention.scores.sum)))))
(assert
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2493 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1808 (= (- 1) new.attention.head_dim.n)))
 (let (($x1628 (or $x1808 (< (* ?x879 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x340 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x495 (ite $x3033 (ite (= 0 ?x340) 1 (ite $x1628 0 1)) new.attention.head_dim.given_least)))
 (let (($x1085 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2824 (ite (and $x1808 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1808 $x1085) 0 1))))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x843 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2829 (ite $x2879 new.attention.head_dim.parts (ite (or $x1520 $x1003 $x2614 $x3299 $x843) 1 (ite $x3283 ?x2824 ?x495)))))
 (= new.attention.head_dim.least ?x2829)))))))))))))))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x190 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3033 (not (= 0 ?x190)))))))
(assert
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2753 (ite $x2879 new.attention.head_dim.parts (ite $x2562 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2753)))))))
(assert
 (let (($x1808 (= (- 1) new.attention.head_dim.n)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2182 (ite $x3283 (or $x1808 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1808 (< 1 new.attention.head_dim.n)))))
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x179 (ite $x2614 (or $x1808 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3033 (or $x1808 (< ?x879 new.attention.head_dim.n)) $x2182))))
 (let (($x285 (= 1 new.attention.head_dim.parts)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x2974 (ite $x2562 new.attention.head_dim.given_moved (ite (or $x2879 $x285) false $x179))))
 (= new.attention.head_dim.moved $x2974))))))))))))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let (($x2176 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2662 (not new.model.sinks)))
 (= new.attention.one_key (and $x2662 $x2176)))))
(assert
 (let (($x2433 (not new.attention.head_dim.padded)))
 (let (($x285 (= 1 new.attention.head_dim.parts)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x484 (ite $x2562 new.attention.head_dim.given_everywhere (or $x2879 (and $x285 $x2433)))))
 (= new.attention.head_dim.everywhere $x484)))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1948 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3868 ?x2168 ?x1948)))))))))))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1705 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x1705)))))))))))))))))))))
(assert
 (let (($x3163 (not new.attention.head_dim.moved)))
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3139 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1520 $x1003 $x2614 $x3299) $x3163))))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (= new.attention.head_dim.undivided (ite $x2562 new.attention.head_dim.given_undivided $x3139))))))))))))
(assert
 (let (($x2635 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1892 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3163 (not new.attention.head_dim.moved)))
 (let (($x2626 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x3163))))
 (let (($x714 (= 1 new.pp)))
 (let (($x1947 (not new.attention.scores.group.pp)))
 (let (($x1751 (or $x1947 $x714)))
 (let (($x2780 (= 1 new.sp)))
 (let (($x3150 (not new.attention.scores.group.sp)))
 (let (($x3543 (or $x3150 $x2780)))
 (let (($x766 (= 1 new.dp)))
 (let (($x1368 (not new.attention.scores.group.dp)))
 (let (($x876 (or $x1368 $x766)))
 (let (($x1454 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x876 $x3543 $x1751)))
 (let (($x2900 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x2976 (ite (or $x2900 $x1454) (and (<= 1 new.attention.head_dim.least) $x2626) (and $x1892 (and new.attention.head_dim.undivided $x2635)))))
 (= new.attention.scores_whole $x2976))))))))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x27 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x714 (= 1 new.pp)))
 (let (($x1947 (not new.attention.scores.group.pp)))
 (let (($x1751 (or $x1947 $x714)))
 (let (($x2780 (= 1 new.sp)))
 (let (($x3150 (not new.attention.scores.group.sp)))
 (let (($x3543 (or $x3150 $x2780)))
 (let (($x766 (= 1 new.dp)))
 (let (($x1368 (not new.attention.scores.group.dp)))
 (let (($x876 (or $x1368 $x766)))
 (let (($x1454 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x876 $x3543 $x1751)))
 (let (($x1152 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x876 $x3543 $x1751)))
 (let (($x974 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv94 7) new.attention.q)) (not (= (_ bv94 7) new.attention.k)))))
 (let (($x3396 (not new.attention.one_key)))
 (let (($x2183 (not new.attention.scores_whole)))
 (let (($x1892 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2900 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x2391 (or $x2900 (and $x1892 (not (= 1 new.tp)) $x2183 $x3396) $x974 $x1152 (and $x1454 $x27))))
 (not $x2391))))))))))))))))))))
(assert
 (let (($x2030 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x3115 (= 1 old.pp)))
(let (($x483 (not old.attention.scores.group.pp)))
(let (($x1958 (or $x483 $x3115)))
(let (($x3740 (= 1 old.sp)))
(let (($x2795 (not old.attention.scores.group.sp)))
(let (($x3157 (or $x2795 $x3740)))
(let (($x2523 (= 1 old.dp)))
(let (($x1623 (not old.attention.scores.group.dp)))
(let (($x972 (or $x1623 $x2523)))
(let (($x1680 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x972 $x3157 $x1958)))
(let (($x1041 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x972 $x3157 $x1958)))
(let (($x2066 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv94 7) old.attention.q)) (not (= (_ bv94 7) old.attention.k)))))
(let (($x1688 (not old.attention.one_key)))
(let (($x381 (not old.attention.scores_whole)))
(let (($x2820 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x3228 (= (_ bv59 7) old.attention.scores.sum)))
(or $x3228 (and $x2820 (not (= 1 old.tp)) $x381 $x1688) $x2066 $x1041 (and $x1680 $x2030))))))))))))))))))))
(check-sat)

; from one replica to any number, question 60
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
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1825 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1557 $x3722 $x564 $x1522 $x1825 $x2964 $x1486 $x1393 $x336 $x1237))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x2107 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x1392 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x1392 (= (_ bv50 7) old.attention.scores.scale))))
(assert
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x2045 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2542 (= (- 1) old.attention.head_dim.n)))
 (let (($x1551 (or $x2542 (< (* ?x1521 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2792 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x3425 (ite $x2964 (ite (= 0 ?x2792) 1 (ite $x1551 0 1)) old.attention.head_dim.given_least)))
 (let (($x258 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3858 (ite (and $x2542 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2542 $x258) 0 1))))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1825 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x2652 (ite $x336 old.attention.head_dim.parts (ite (or $x3722 $x1557 $x1393 $x1237 $x1825) 1 (ite $x564 ?x3858 ?x3425)))))
 (= old.attention.head_dim.least ?x2652)))))))))))))))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x87 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2964 (not (= 0 ?x87)))))))
(assert
 (let (($x2542 (= (- 1) old.attention.head_dim.n)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x70 (ite $x564 (or $x2542 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2542 (< 1 old.attention.head_dim.n)))))
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x3208 (ite $x1393 (or $x2542 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2964 (or $x2542 (< ?x1521 old.attention.head_dim.n)) $x70))))
 (let (($x207 (= 1 old.attention.head_dim.parts)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x836 (ite $x3347 old.attention.head_dim.given_moved (ite (or $x336 $x207) false $x3208))))
 (= old.attention.head_dim.moved $x836))))))))))))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let (($x2016 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1542 (not old.model.sinks)))
 (= old.attention.one_key (and $x1542 $x2016)))))
(assert
 (let (($x973 (not old.attention.head_dim.padded)))
 (let (($x207 (= 1 old.attention.head_dim.parts)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x1399 (ite $x3347 old.attention.head_dim.given_everywhere (or $x336 (and $x207 $x973)))))
 (= old.attention.head_dim.everywhere $x1399)))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x3052 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7)))))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x2982 (ite $x2430 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x382 ?x3052))))
 (= old.attention.q ?x2982)))))))))))))))))
(assert
 (let (($x3538 (not old.attention.head_dim.moved)))
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1431 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3722 $x1557 $x1393 $x1237) $x3538))))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (= old.attention.head_dim.undivided (ite $x3347 old.attention.head_dim.given_undivided $x1431))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x843 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1003 $x1520 $x3283 $x3131 $x843 $x3033 $x3331 $x2614 $x2879 $x3299))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x2025 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x1196 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x1196 (= (_ bv50 7) new.attention.scores.scale))))
(assert
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2493 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1808 (= (- 1) new.attention.head_dim.n)))
 (let (($x1628 (or $x1808 (< (* ?x879 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x340 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x495 (ite $x3033 (ite (= 0 ?x340) 1 (ite $x1628 0 1)) new.attention.head_dim.given_least)))
 (let (($x1085 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2824 (ite (and $x1808 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1808 $x1085) 0 1))))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x843 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2829 (ite $x2879 new.attention.head_dim.parts (ite (or $x1520 $x1003 $x2614 $x3299 $x843) 1 (ite $x3283 ?x2824 ?x495)))))
 (= new.attention.head_dim.least ?x2829)))))))))))))))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x190 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3033 (not (= 0 ?x190)))))))
(assert
 (let (($x1808 (= (- 1) new.attention.head_dim.n)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2182 (ite $x3283 (or $x1808 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1808 (< 1 new.attention.head_dim.n)))))
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x179 (ite $x2614 (or $x1808 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3033 (or $x1808 (< ?x879 new.attention.head_dim.n)) $x2182))))
 (let (($x285 (= 1 new.attention.head_dim.parts)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x2974 (ite $x2562 new.attention.head_dim.given_moved (ite (or $x2879 $x285) false $x179))))
 (= new.attention.head_dim.moved $x2974))))))))))))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let (($x2176 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2662 (not new.model.sinks)))
 (= new.attention.one_key (and $x2662 $x2176)))))
(assert
 (let (($x2433 (not new.attention.head_dim.padded)))
 (let (($x285 (= 1 new.attention.head_dim.parts)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x484 (ite $x2562 new.attention.head_dim.given_everywhere (or $x2879 (and $x285 $x2433)))))
 (= new.attention.head_dim.everywhere $x484)))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x539 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7)))))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x411 (ite $x3868 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1386 ?x539))))
 (= new.attention.q ?x411)))))))))))))))))
(assert
 (let (($x3163 (not new.attention.head_dim.moved)))
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3139 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1520 $x1003 $x2614 $x3299) $x3163))))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (= new.attention.head_dim.undivided (ite $x2562 new.attention.head_dim.given_undivided $x3139))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x1196 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x1271 (or (not (= (_ bv36 7) new.attention.q)) $x1196 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x1271))))
(assert
 (let (($x1392 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x1392 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 61
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
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1557 $x3722 $x564 $x1522 (= (_ bv58 7) old.attention.head_dim.kind) $x2964 $x1486 $x1393 $x336 $x1237)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2568 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3082 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2827 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2827 $x3082 $x2139 $x2385 (= (_ bv58 7) old.attention.heads.kind) $x2107 $x1617 $x1977 $x2887 $x2568)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2461 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2461 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x931 (= (_ bv95 7) old.attention.scores.statistic)))
 (or (= (_ bv50 7) old.attention.scores.statistic) $x931)))
(assert
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x2045 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
(assert
 (let (($x3317 (= (_ bv99 7) old.model.qk_norm)))
 (let (($x1643 (= (_ bv59 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1643 $x3317))))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2590 (and $x2107 (< 1 old.attention.heads.parts) (= ?x2613 old.attention.heads.n))))
 (= old.attention.heads.filled $x2590))))))
(assert
 (let (($x1484 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2107 $x1484)))))
(assert
 (let (($x2589 (= (- 1) old.attention.heads.n)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2476 (ite $x2139 (or $x2589 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2589 (< 1 old.attention.heads.n)))))
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x963 (ite $x1977 (or $x2589 (< old.attention.heads.block old.attention.heads.n)) (ite $x2107 (or $x2589 (< ?x2613 old.attention.heads.n)) $x2476))))
 (let (($x2765 (= 1 old.attention.heads.parts)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2828 (or $x1617 $x2385)))
 (let (($x3416 (ite $x2828 old.attention.heads.given_moved (ite (or $x2887 $x2765) false $x963))))
 (= old.attention.heads.moved $x3416))))))))))))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x87 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2964 (not (= 0 ?x87)))))))
(assert
 (let (($x2542 (= (- 1) old.attention.head_dim.n)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x70 (ite $x564 (or $x2542 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2542 (< 1 old.attention.head_dim.n)))))
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x3208 (ite $x1393 (or $x2542 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2964 (or $x2542 (< ?x1521 old.attention.head_dim.n)) $x70))))
 (let (($x207 (= 1 old.attention.head_dim.parts)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x836 (ite $x3347 old.attention.head_dim.given_moved (ite (or $x336 $x207) false $x3208))))
 (= old.attention.head_dim.moved $x836))))))))))))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let (($x2016 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1542 (not old.model.sinks)))
 (= old.attention.one_key (and $x1542 $x2016)))))
(assert
 (let (($x3215 (not old.attention.heads.padded)))
 (let (($x2765 (= 1 old.attention.heads.parts)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2828 (or $x1617 $x2385)))
 (let (($x1325 (ite $x2828 old.attention.heads.given_everywhere (or $x2887 (and $x2765 $x3215)))))
 (= old.attention.heads.everywhere $x1325)))))))))
(assert
 (let (($x973 (not old.attention.head_dim.padded)))
 (let (($x207 (= 1 old.attention.head_dim.parts)))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (let (($x1399 (ite $x3347 old.attention.head_dim.given_everywhere (or $x336 (and $x207 $x973)))))
 (= old.attention.head_dim.everywhere $x1399)))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x2004 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2430 ?x1293 ?x2004)))))))))))))))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x857 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x857)))))))))))))))))))))
(assert
 (let (($x3830 (not old.attention.heads.moved)))
 (let (($x2568 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2827 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3082 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3471 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3082 $x2827 $x1977 $x2568) $x3830))))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2828 (or $x1617 $x2385)))
 (= old.attention.heads.undivided (ite $x2828 old.attention.heads.given_undivided $x3471))))))))))))
(assert
 (let (($x3538 (not old.attention.head_dim.moved)))
 (let (($x1237 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1557 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3722 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1431 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3722 $x1557 $x1393 $x1237) $x3538))))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x3347 (or $x1486 $x1522)))
 (= old.attention.head_dim.undivided (ite $x3347 old.attention.head_dim.given_undivided $x1431))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1003 $x1520 $x3283 $x3131 (= (_ bv58 7) new.attention.head_dim.kind) $x3033 $x3331 $x2614 $x2879 $x3299)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x86 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3285 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x57 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x57 $x3285 $x1686 $x2752 (= (_ bv58 7) new.attention.heads.kind) $x2025 $x2452 $x2241 $x3586 $x86)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x2323 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2323 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x2865 (= (_ bv95 7) new.attention.scores.statistic)))
 (or (= (_ bv50 7) new.attention.scores.statistic) $x2865)))
(assert
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2493 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
(assert
 (let (($x1907 (= (_ bv99 7) new.model.qk_norm)))
 (let (($x1337 (= (_ bv59 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1337 $x1907))))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2917 (and $x2025 (< 1 new.attention.heads.parts) (= ?x501 new.attention.heads.n))))
 (= new.attention.heads.filled $x2917))))))
(assert
 (let (($x3117 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2025 $x3117)))))
(assert
 (let (($x2808 (= (- 1) new.attention.heads.n)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x282 (ite $x1686 (or $x2808 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2808 (< 1 new.attention.heads.n)))))
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x603 (ite $x2241 (or $x2808 (< new.attention.heads.block new.attention.heads.n)) (ite $x2025 (or $x2808 (< ?x501 new.attention.heads.n)) $x282))))
 (let (($x275 (= 1 new.attention.heads.parts)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1207 (or $x2452 $x2752)))
 (let (($x2989 (ite $x1207 new.attention.heads.given_moved (ite (or $x3586 $x275) false $x603))))
 (= new.attention.heads.moved $x2989))))))))))))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x190 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3033 (not (= 0 ?x190)))))))
(assert
 (let (($x1808 (= (- 1) new.attention.head_dim.n)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2182 (ite $x3283 (or $x1808 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1808 (< 1 new.attention.head_dim.n)))))
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x179 (ite $x2614 (or $x1808 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3033 (or $x1808 (< ?x879 new.attention.head_dim.n)) $x2182))))
 (let (($x285 (= 1 new.attention.head_dim.parts)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x2974 (ite $x2562 new.attention.head_dim.given_moved (ite (or $x2879 $x285) false $x179))))
 (= new.attention.head_dim.moved $x2974))))))))))))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let (($x2176 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2662 (not new.model.sinks)))
 (= new.attention.one_key (and $x2662 $x2176)))))
(assert
 (let (($x1447 (not new.attention.heads.padded)))
 (let (($x275 (= 1 new.attention.heads.parts)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1207 (or $x2452 $x2752)))
 (let (($x1117 (ite $x1207 new.attention.heads.given_everywhere (or $x3586 (and $x275 $x1447)))))
 (= new.attention.heads.everywhere $x1117)))))))))
(assert
 (let (($x2433 (not new.attention.head_dim.padded)))
 (let (($x285 (= 1 new.attention.head_dim.parts)))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (let (($x484 (ite $x2562 new.attention.head_dim.given_everywhere (or $x2879 (and $x285 $x2433)))))
 (= new.attention.head_dim.everywhere $x484)))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1948 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3868 ?x2168 ?x1948)))))))))))))))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x2534 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x2534)))))))))))))))))))))
(assert
 (let (($x613 (not new.attention.heads.moved)))
 (let (($x86 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x57 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3285 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2753 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3285 $x57 $x2241 $x86) $x613))))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1207 (or $x2452 $x2752)))
 (= new.attention.heads.undivided (ite $x1207 new.attention.heads.given_undivided $x2753))))))))))))
(assert
 (let (($x3163 (not new.attention.head_dim.moved)))
 (let (($x3299 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1003 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3139 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1520 $x1003 $x2614 $x3299) $x3163))))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2562 (or $x3331 $x3131)))
 (= new.attention.head_dim.undivided (ite $x2562 new.attention.head_dim.given_undivided $x3139))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x2573 (not new.attention.heads.undivided)))
 (let (($x3536 (not new.attention.one_key)))
 (let (($x1391 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x3536 $x2573))))
 (let (($x1907 (= (_ bv99 7) new.model.qk_norm)))
 (let (($x2900 (not new.attention.head_dim.undivided)))
 (let (($x806 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x3536)) $x2900)))
 (let (($x1337 (= (_ bv59 7) new.model.qk_norm)))
 (let (($x2865 (= (_ bv95 7) new.attention.scores.statistic)))
 (not (or $x2865 $x1337 (not (or $x806 (and $x1907 $x1391))))))))))))))
(assert
 (let (($x1671 (not old.attention.heads.undivided)))
(let (($x3096 (not old.attention.one_key)))
(let (($x809 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x3096 $x1671))))
(let (($x3317 (= (_ bv99 7) old.model.qk_norm)))
(let (($x398 (not old.attention.head_dim.undivided)))
(let (($x704 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x3096)) $x398)))
(let (($x1643 (= (_ bv59 7) old.model.qk_norm)))
(let (($x931 (= (_ bv95 7) old.attention.scores.statistic)))
(or $x931 $x1643 (not (or $x704 (and $x3317 $x809)))))))))))))
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
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2964 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2139 $x2385 (= (_ bv58 7) old.attention.heads.kind) $x2107 $x1617 $x1977 $x2887 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x1809 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1809 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x1335 (= (_ bv65 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1335)))
(assert
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x2045 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (let (($x3069 (= (_ bv2 7) old.model.positions)))
 (or $x3069 (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664))))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x283 (< 1 old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 $x283 (= ?x2613 old.attention.heads.n))))))))
(assert
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x283 (< 1 old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x2107 $x283 (<= old.attention.heads.n ?x2613))))))))
(assert
 (let (($x1484 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2107 $x1484)))))
(assert
 (let (($x2589 (= (- 1) old.attention.heads.n)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2476 (ite $x2139 (or $x2589 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2589 (< 1 old.attention.heads.n)))))
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x963 (ite $x1977 (or $x2589 (< old.attention.heads.block old.attention.heads.n)) (ite $x2107 (or $x2589 (< ?x2613 old.attention.heads.n)) $x2476))))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3416 (ite (or $x1617 $x2385) old.attention.heads.given_moved (ite (or $x2887 (= 1 old.attention.heads.parts)) false $x963))))
 (= old.attention.heads.moved $x3416))))))))))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let (($x2016 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1542 (not old.model.sinks)))
 (= old.attention.one_key (and $x1542 $x2016)))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x3052 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7)))))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x2982 (ite $x2430 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x382 ?x3052))))
 (= old.attention.q ?x2982)))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x3033 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1686 $x2752 (= (_ bv58 7) new.attention.heads.kind) $x2025 $x2452 $x2241 $x3586 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x3591 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3591 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x2053 (= (_ bv65 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x2053)))
(assert
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2493 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (let (($x1634 (= (_ bv2 7) new.model.positions)))
 (or $x1634 (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572))))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1934 (< 1 new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 $x1934 (= ?x501 new.attention.heads.n))))))))
(assert
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1934 (< 1 new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x2025 $x1934 (<= new.attention.heads.n ?x501))))))))
(assert
 (let (($x3117 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2025 $x3117)))))
(assert
 (let (($x2808 (= (- 1) new.attention.heads.n)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x282 (ite $x1686 (or $x2808 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2808 (< 1 new.attention.heads.n)))))
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x603 (ite $x2241 (or $x2808 (< new.attention.heads.block new.attention.heads.n)) (ite $x2025 (or $x2808 (< ?x501 new.attention.heads.n)) $x282))))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2989 (ite (or $x2452 $x2752) new.attention.heads.given_moved (ite (or $x3586 (= 1 new.attention.heads.parts)) false $x603))))
 (= new.attention.heads.moved $x2989))))))))))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let (($x2176 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2662 (not new.model.sinks)))
 (= new.attention.one_key (and $x2662 $x2176)))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x539 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7)))))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x411 (ite $x3868 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1386 ?x539))))
 (= new.attention.q ?x411)))))))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x3032 (not new.attention.heads.filled)))
 (let (($x1866 (and new.attention.heads.padded $x3032 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x613 (not new.attention.heads.moved)))
 (let (($x1006 (and $x613 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x2053 (= (_ bv65 7) new.attention.scores.per_head)))
 (let (($x876 (or (not (= (_ bv37 7) new.attention.q)) $x2053 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x1006 (and new.attention.one_key (not $x1866)))))
 (not $x876))))))))
(assert
 (let (($x2133 (not old.attention.heads.filled)))
(let (($x2904 (and old.attention.heads.padded $x2133 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x2102 (and (not old.attention.heads.moved) (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1335 (= (_ bv65 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1335 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x2102 (and old.attention.one_key (not $x2904))))))))
(check-sat)

; from one replica to any number, question 63
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
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x564 $x1522 (= (_ bv58 7) old.attention.head_dim.kind) $x2964 $x1486 $x1393 $x336 (= (_ bv101 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2139 $x2385 (= (_ bv58 7) old.attention.heads.kind) $x2107 $x1617 $x1977 $x2887 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2709 $x1876 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x1033 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1585 (= (_ bv10 7) old.attention.out.input)))
 (or $x1585 $x1033 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1561 (= (_ bv59 7) old.attention.out.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (or $x2498 $x1561 (= (_ bv63 7) old.attention.out.split)))))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2431 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2431 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x1446 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1446 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x682 (= (_ bv58 7) old.attention.value_dim.kind) $x2045 $x3719 (= (_ bv93 7) old.attention.value_dim.kind) $x1858 (= (_ bv101 7) old.attention.value_dim.kind)))))))
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
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
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
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2590 (and $x2107 (< 1 old.attention.heads.parts) (= ?x2613 old.attention.heads.n))))
 (= old.attention.heads.filled $x2590))))))
(assert
 (let (($x1484 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2107 $x1484)))))
(assert
 (let (($x2589 (= (- 1) old.attention.heads.n)))
 (let (($x2139 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2476 (ite $x2139 (or $x2589 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2589 (< 1 old.attention.heads.n)))))
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2613 (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x963 (ite $x1977 (or $x2589 (< old.attention.heads.block old.attention.heads.n)) (ite $x2107 (or $x2589 (< ?x2613 old.attention.heads.n)) $x2476))))
 (let (($x2765 (= 1 old.attention.heads.parts)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2828 (or $x1617 $x2385)))
 (let (($x3416 (ite $x2828 old.attention.heads.given_moved (ite (or $x2887 $x2765) false $x963))))
 (= old.attention.heads.moved $x3416))))))))))))))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let (($x2109 (= (- 1) old.attention.head_dim.n)))
 (let (($x564 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2155 (ite $x564 (or $x2109 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2109 (< 1 old.attention.head_dim.n)))))
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x134 (ite $x1393 (or $x2109 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2964 (or $x2109 (< ?x1521 old.attention.head_dim.n)) $x2155))))
 (let (($x336 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1522 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1486 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1091 (ite (or $x1486 $x1522) old.attention.head_dim.given_moved (ite (or $x336 (= 1 old.attention.head_dim.parts)) false $x134))))
 (= old.attention.head_dim.moved $x1091))))))))))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let ((?x2113 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2045 (not (= 0 ?x2113)))))))
(assert
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x1585 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1033 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1033 (and $x1585 $x2770))))))))
(assert
 (let (($x3215 (not old.attention.heads.padded)))
 (let (($x2765 (= 1 old.attention.heads.parts)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2828 (or $x1617 $x2385)))
 (let (($x2624 (ite $x2828 old.attention.heads.given_everywhere (or $x2887 (and $x2765 $x3215)))))
 (= old.attention.heads.everywhere $x2624)))))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x1472 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x1472)))))))))))))))))))))
(assert
 (let (($x2740 (not old.attention.value_dim.padded)))
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2954 (ite (or $x3719 $x682) old.attention.value_dim.given_everywhere (or $x1858 (and (= 1 old.attention.value_dim.parts) $x2740)))))
 (= old.attention.value_dim.everywhere $x2954)))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x270 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2430 ?x1293 ?x270))))))))))))))))))))))
(assert
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x10 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1616 (ite $x10 old.attention.v (ite $x2656 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x1616)))))
(assert
 (let (($x1431 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3413 (not old.attention.gathers)))
 (let (($x1561 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1561 $x3413 $x1431))))))
(assert
 (let ((?x2124 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2166 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1876 $x2709) $x2655))))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x3538 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2820 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3538)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3538 old.attention.value_dim.everywhere $x2770) $x2166)))
 (= old.attention.mixed_in (ite $x2820 (_ bv98 7) ?x2124))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x3283 $x3131 (= (_ bv58 7) new.attention.head_dim.kind) $x3033 $x3331 $x2614 $x2879 (= (_ bv101 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1686 $x2752 (= (_ bv58 7) new.attention.heads.kind) $x2025 $x2452 $x2241 $x3586 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x646 $x1628 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x2645 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2553 (= (_ bv10 7) new.attention.out.input)))
 (or $x2553 $x2645 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x3858 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (or $x2562 $x3858 (= (_ bv63 7) new.attention.out.split)))))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x2903 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2903 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x207 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x207 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3475 (= (_ bv58 7) new.attention.value_dim.kind) $x2493 $x2682 (= (_ bv93 7) new.attention.value_dim.kind) $x2255 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
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
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2917 (and $x2025 (< 1 new.attention.heads.parts) (= ?x501 new.attention.heads.n))))
 (= new.attention.heads.filled $x2917))))))
(assert
 (let (($x3117 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2025 $x3117)))))
(assert
 (let (($x2808 (= (- 1) new.attention.heads.n)))
 (let (($x1686 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x282 (ite $x1686 (or $x2808 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2808 (< 1 new.attention.heads.n)))))
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x501 (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2241 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x603 (ite $x2241 (or $x2808 (< new.attention.heads.block new.attention.heads.n)) (ite $x2025 (or $x2808 (< ?x501 new.attention.heads.n)) $x282))))
 (let (($x275 (= 1 new.attention.heads.parts)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1207 (or $x2452 $x2752)))
 (let (($x2989 (ite $x1207 new.attention.heads.given_moved (ite (or $x3586 $x275) false $x603))))
 (= new.attention.heads.moved $x2989))))))))))))))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let (($x914 (= (- 1) new.attention.head_dim.n)))
 (let (($x3283 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3292 (ite $x3283 (or $x914 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x914 (< 1 new.attention.head_dim.n)))))
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2614 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3081 (ite $x2614 (or $x914 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3033 (or $x914 (< ?x879 new.attention.head_dim.n)) $x3292))))
 (let (($x2879 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3131 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x3331 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x687 (ite (or $x3331 $x3131) new.attention.head_dim.given_moved (ite (or $x2879 (= 1 new.attention.head_dim.parts)) false $x3081))))
 (= new.attention.head_dim.moved $x687))))))))))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let ((?x573 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2493 (not (= 0 ?x573)))))))
(assert
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x2553 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2645 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2645 (and $x2553 $x1607))))))))
(assert
 (let (($x1447 (not new.attention.heads.padded)))
 (let (($x275 (= 1 new.attention.heads.parts)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1207 (or $x2452 $x2752)))
 (let (($x2469 (ite $x1207 new.attention.heads.given_everywhere (or $x3586 (and $x275 $x1447)))))
 (= new.attention.heads.everywhere $x2469)))))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1544 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x1544)))))))))))))))))))))
(assert
 (let (($x2703 (not new.attention.value_dim.padded)))
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x602 (ite (or $x2682 $x3475) new.attention.value_dim.given_everywhere (or $x2255 (and (= 1 new.attention.value_dim.parts) $x2703)))))
 (= new.attention.value_dim.everywhere $x602)))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1533 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3868 ?x2168 ?x1533))))))))))))))))))))))
(assert
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3241 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3186 (ite $x3241 new.attention.v (ite $x392 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x3186)))))
(assert
 (let (($x1065 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1755 (not new.attention.gathers)))
 (let (($x3858 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3858 $x1755 $x1065))))))
(assert
 (let ((?x1156 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x972 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1628 $x646) $x3157))))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x1387 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2852 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1387)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1387 new.attention.value_dim.everywhere $x1607) $x972)))
 (= new.attention.mixed_in (ite $x2852 (_ bv98 7) ?x1156))))))))))))
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
 (let (($x1959 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x3057 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x1829 (= 1 new.tp)))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1026 (or $x2562 (or (= (_ bv98 7) new.attention.mixed_in) (= (_ bv94 7) new.attention.mixed_in)) (and $x1829 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x3057 $x1959))))))
 (not $x1026)))))))
(assert
 (let (($x293 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x3548 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x2393 (= 1 old.tp)))
(let (($x2498 (= (_ bv40 7) old.attention.out.split)))
(or $x2498 (or (= (_ bv98 7) old.attention.mixed_in) (= (_ bv94 7) old.attention.mixed_in)) (and $x2393 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x3548 $x293)))))))))
(check-sat)

; from one replica to any number, question 64
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
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2964 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2385 (= (_ bv58 7) old.attention.heads.kind) $x2107 $x1617 (= (_ bv93 7) old.attention.heads.kind) $x2887 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1919 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3333 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2022 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2022 $x3333 $x2709 $x1876 $x1919)))))))
(assert
 (let (($x1033 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1585 (= (_ bv10 7) old.attention.out.input)))
 (or $x1585 $x1033 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1824 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1561 (= (_ bv59 7) old.attention.out.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (or $x2498 $x1561 $x1824)))))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2431 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2431 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x1446 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1446 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x682 (= (_ bv58 7) old.attention.value_dim.kind) $x2045 $x3719 (= (_ bv93 7) old.attention.value_dim.kind) $x1858 (= (_ bv101 7) old.attention.value_dim.kind)))))))
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
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x770 (= (_ bv93 7) old.hidden.kind)))
 (let (($x978 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2663 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2792 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2792 $x2663 (= (_ bv58 7) old.hidden.kind) $x2485 $x978 $x770 $x2829 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2468 (= (_ bv50 7) old.norm.statistic)))
 (or $x2468 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2279 (= (_ bv98 7) old.stream)))
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x2297 (= (_ bv38 7) old.stream)))
 (or $x2297 $x3228 $x2279)))))
(assert
 (let (($x3371 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x1542 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2296 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2296 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x1542 (= (_ bv93 7) old.stream_tokens.kind) $x3371 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2485 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2461 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3103 (div (* ?x2461 old.hidden.multiple) old.hidden.parts)))
 (let (($x166 (< 1 old.hidden.parts)))
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2485 $x166 (= ?x3103 old.hidden.n))))))))
(assert
 (let ((?x2461 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3103 (div (* ?x2461 old.hidden.multiple) old.hidden.parts)))
 (let (($x166 (< 1 old.hidden.parts)))
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2485 $x166 (<= old.hidden.n ?x3103))))))))
(assert
 (let (($x2792 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1006 (ite $x2792 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2461 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3103 (div (* ?x2461 old.hidden.multiple) old.hidden.parts)))
 (let (($x3028 (= (- 1) old.hidden.n)))
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (let (($x770 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1254 (ite $x770 (or $x3028 (< old.hidden.block old.hidden.n)) (ite $x2485 (or $x3028 (< ?x3103 old.hidden.n)) $x1006))))
 (let (($x629 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1254)))
 (let (($x2663 (= (_ bv49 7) old.hidden.kind)))
 (let (($x978 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2141 (or $x978 $x2663)))
 (= old.hidden.moved (ite $x2141 old.hidden.given_moved $x629)))))))))))))))
(assert
 (let (($x3371 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x3464 (or $x3371 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2226 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3464)))
 (= old.stream_tokens.everywhere $x2226)))))
(assert
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let (($x1484 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2107 $x1484)))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let ((?x2113 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2045 (not (= 0 ?x2113)))))))
(assert
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x1585 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1033 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1033 (and $x1585 $x2770))))))))
(assert
 (let (($x2829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2663 (= (_ bv49 7) old.hidden.kind)))
 (let (($x978 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2141 (or $x978 $x2663)))
 (let (($x1287 (ite $x2141 old.hidden.given_everywhere (or $x2829 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1287)))))))
(assert
 (let (($x3215 (not old.attention.heads.padded)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2624 (ite (or $x1617 $x2385) old.attention.heads.given_everywhere (or $x2887 (and (= 1 old.attention.heads.parts) $x3215)))))
 (= old.attention.heads.everywhere $x2624)))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x1472 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x1472)))))))))))))))))))))
(assert
 (let (($x2740 (not old.attention.value_dim.padded)))
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2954 (ite (or $x3719 $x682) old.attention.value_dim.given_everywhere (or $x1858 (and (= 1 old.attention.value_dim.parts) $x2740)))))
 (= old.attention.value_dim.everywhere $x2954)))))))
(assert
 (let (($x2279 (= (_ bv98 7) old.stream)))
 (let (($x977 (or $x2279 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x977))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x270 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2430 ?x1293 ?x270))))))))))))))))))))))
(assert
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x10 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1616 (ite $x10 old.attention.v (ite $x2656 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x1616)))))
(assert
 (let (($x1431 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3413 (not old.attention.gathers)))
 (let (($x1561 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1561 $x3413 $x1431))))))
(assert
 (let ((?x2124 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2712 (or $x1876 $x2709)))
 (let (($x2166 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2712 $x2655))))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x3538 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2820 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3538)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3538 old.attention.value_dim.everywhere $x2770) $x2166)))
 (= old.attention.mixed_in (ite $x2820 (_ bv98 7) ?x2124)))))))))))))
(assert
 (let ((?x1536 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1501 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x3154 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1501)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2813 (or $x1876 $x2655)))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2498 $x2813 $x3154) (_ bv98 7) ?x1536))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv94 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x2393 (= 1 old.tp)))
 (let (($x2279 (= (_ bv98 7) old.stream)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) $x2393) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1647 (and $x2655 (or $x2279 $x2393 (not (= (_ bv4 7) old.attention.out.collective)) $x2770))))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2712 (or $x1876 $x2709)))
 (let ((?x1368 (ite (or $x2712 $x1647) (_ bv98 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1919 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x3333 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x2777 (ite (or $x1876 (and $x2709 (= (_ bv38 7) old.stream)) (and (or $x3333 $x1919) $x2655)) (_ bv38 7) (ite $x2709 (_ bv98 7) (_ bv16 7)))))
 (let (($x1137 (or (and old.hidden.filled (not $x2279)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1017 (not $x2655)))
 (let (($x2468 (= (_ bv50 7) old.norm.statistic)))
 (let (($x2297 (= (_ bv38 7) old.stream)))
 (let ((?x1669 (ite (and $x3333 old.hidden.filled $x2297 $x1017 $x2468) old.stream (ite (and $x1919 $x1017 $x1137) old.stream ?x2777))))
 (let (($x2022 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2504 (ite $x2022 (_ bv98 7) (ite (and $x3333 old.hidden.filled $x2279 $x1017) (_ bv98 7) ?x1669))))
 (let (($x2813 (or $x1876 $x2655)))
 (let ((?x1665 (ite (and (not $x2297) old.stream.in_order old.hidden.everywhere $x2813) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x2655) (_ bv38 7) ?x2504))))
 (let ((?x1763 (ite (= (_ bv38 7) old.attention.out_state) ?x1665 (ite (= (_ bv98 7) old.attention.out_state) ?x1368 old.attention.out_state))))
 (let ((?x3480 (ite $x1919 (ite (not $x2279) old.stream (_ bv68 7)) (ite $x2709 (ite $x2279 (_ bv98 7) old.stream) (ite $x1876 (_ bv94 7) (_ bv16 7))))))
 (let (($x1350 (= (_ bv94 7) old.attention.out_state)))
 (= old.attention.joined (ite $x1350 (ite $x3333 (_ bv98 7) ?x3480) ?x1763))))))))))))))))))))))))))))
(assert
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x291 (ite (and old.attention.taken_for_whole $x2709) (_ bv94 7) old.attention.joined)))
 (let (($x1395 (or old.hidden.moved old.hidden.padded)))
 (let (($x1824 (= (_ bv63 7) old.attention.out.split)))
 (let (($x2786 (= (_ bv94 7) old.attention.mixed_in)))
 (let (($x2393 (= 1 old.tp)))
 (= old.attention.arrives (ite (and $x2393 $x2786 $x1824 $x1395) (_ bv16 7) ?x291)))))))))
(assert
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x3033 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2752 (= (_ bv58 7) new.attention.heads.kind) $x2025 $x2452 (= (_ bv93 7) new.attention.heads.kind) $x3586 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2787 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3570 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1602 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1602 $x3570 $x646 $x1628 $x2787)))))))
(assert
 (let (($x2645 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2553 (= (_ bv10 7) new.attention.out.input)))
 (or $x2553 $x2645 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x3858 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (or $x2562 $x3858 $x3462)))))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x2903 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2903 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x207 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x207 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3475 (= (_ bv58 7) new.attention.value_dim.kind) $x2493 $x2682 (= (_ bv93 7) new.attention.value_dim.kind) $x2255 (= (_ bv101 7) new.attention.value_dim.kind)))))))
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
 (let (($x806 (= (_ bv98 7) new.hidden.kind)))
 (let (($x280 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2648 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2417 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1050 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1050 $x2417 (= (_ bv58 7) new.hidden.kind) $x2838 $x2648 $x280 $x806 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1070 (= (_ bv50 7) new.norm.statistic)))
 (or $x1070 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2418 (= (_ bv98 7) new.stream)))
 (let (($x896 (= (_ bv96 7) new.stream)))
 (let (($x2163 (= (_ bv38 7) new.stream)))
 (or $x2163 $x896 $x2418)))))
(assert
 (let (($x809 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2900 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x1573 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1573 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2900 (= (_ bv93 7) new.stream_tokens.kind) $x809 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2838 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2744 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2927 (div (* ?x2744 new.hidden.multiple) new.hidden.parts)))
 (let (($x1081 (< 1 new.hidden.parts)))
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2838 $x1081 (= ?x2927 new.hidden.n))))))))
(assert
 (let ((?x2744 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2927 (div (* ?x2744 new.hidden.multiple) new.hidden.parts)))
 (let (($x1081 (< 1 new.hidden.parts)))
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2838 $x1081 (<= new.hidden.n ?x2927))))))))
(assert
 (let (($x1050 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3513 (ite $x1050 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2744 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2927 (div (* ?x2744 new.hidden.multiple) new.hidden.parts)))
 (let (($x2030 (= (- 1) new.hidden.n)))
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (let (($x280 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2831 (ite $x280 (or $x2030 (< new.hidden.block new.hidden.n)) (ite $x2838 (or $x2030 (< ?x2927 new.hidden.n)) $x3513))))
 (let (($x552 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2831)))
 (let (($x2417 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2648 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2070 (or $x2648 $x2417)))
 (= new.hidden.moved (ite $x2070 new.hidden.given_moved $x552)))))))))))))))
(assert
 (let (($x809 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x1753 (or $x809 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1766 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1753)))
 (= new.stream_tokens.everywhere $x1766)))))
(assert
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let (($x3117 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2025 $x3117)))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let ((?x573 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2493 (not (= 0 ?x573)))))))
(assert
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x2553 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2645 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2645 (and $x2553 $x1607))))))))
(assert
 (let (($x806 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2417 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2648 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2070 (or $x2648 $x2417)))
 (let (($x3344 (ite $x2070 new.hidden.given_everywhere (or $x806 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3344)))))))
(assert
 (let (($x1447 (not new.attention.heads.padded)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2469 (ite (or $x2452 $x2752) new.attention.heads.given_everywhere (or $x3586 (and (= 1 new.attention.heads.parts) $x1447)))))
 (= new.attention.heads.everywhere $x2469)))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1544 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x1544)))))))))))))))))))))
(assert
 (let (($x2703 (not new.attention.value_dim.padded)))
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x602 (ite (or $x2682 $x3475) new.attention.value_dim.given_everywhere (or $x2255 (and (= 1 new.attention.value_dim.parts) $x2703)))))
 (= new.attention.value_dim.everywhere $x602)))))))
(assert
 (let (($x2418 (= (_ bv98 7) new.stream)))
 (let (($x2623 (or $x2418 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2623))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1533 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3868 ?x2168 ?x1533))))))))))))))))))))))
(assert
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3241 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3186 (ite $x3241 new.attention.v (ite $x392 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x3186)))))
(assert
 (let (($x1065 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1755 (not new.attention.gathers)))
 (let (($x3858 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3858 $x1755 $x1065))))))
(assert
 (let ((?x1156 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1545 (or $x1628 $x646)))
 (let (($x972 (and new.attention.share_of_one new.stream.first_keeps_all (or $x1545 $x3157))))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x1387 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2852 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1387)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1387 new.attention.value_dim.everywhere $x1607) $x972)))
 (= new.attention.mixed_in (ite $x2852 (_ bv98 7) ?x1156)))))))))))))
(assert
 (let ((?x3685 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x3276 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x3497 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3276)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x210 (or $x1628 $x3157)))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2562 $x210 $x3497) (_ bv98 7) ?x3685))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv94 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x1829 (= 1 new.tp)))
 (let (($x2418 (= (_ bv98 7) new.stream)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) $x1829) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1996 (and $x3157 (or $x2418 $x1829 (not (= (_ bv4 7) new.attention.out.collective)) $x1607))))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1545 (or $x1628 $x646)))
 (let ((?x877 (ite (or $x1545 $x1996) (_ bv98 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2787 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x3570 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x1761 (ite (or $x1628 (and $x646 (= (_ bv38 7) new.stream)) (and (or $x3570 $x2787) $x3157)) (_ bv38 7) (ite $x646 (_ bv98 7) (_ bv16 7)))))
 (let (($x2867 (or (and new.hidden.filled (not $x2418)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1497 (not $x3157)))
 (let (($x1070 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2163 (= (_ bv38 7) new.stream)))
 (let ((?x1008 (ite (and $x3570 new.hidden.filled $x2163 $x1497 $x1070) new.stream (ite (and $x2787 $x1497 $x2867) new.stream ?x1761))))
 (let (($x1602 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2515 (ite $x1602 (_ bv98 7) (ite (and $x3570 new.hidden.filled $x2418 $x1497) (_ bv98 7) ?x1008))))
 (let (($x210 (or $x1628 $x3157)))
 (let ((?x2557 (ite (and (not $x2163) new.stream.in_order new.hidden.everywhere $x210) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3157) (_ bv38 7) ?x2515))))
 (let ((?x761 (ite (= (_ bv38 7) new.attention.out_state) ?x2557 (ite (= (_ bv98 7) new.attention.out_state) ?x877 new.attention.out_state))))
 (let ((?x2866 (ite $x2787 (ite (not $x2418) new.stream (_ bv68 7)) (ite $x646 (ite $x2418 (_ bv98 7) new.stream) (ite $x1628 (_ bv94 7) (_ bv16 7))))))
 (let (($x704 (= (_ bv94 7) new.attention.out_state)))
 (= new.attention.joined (ite $x704 (ite $x3570 (_ bv98 7) ?x2866) ?x761))))))))))))))))))))))))))))
(assert
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x252 (ite (and new.attention.taken_for_whole $x646) (_ bv94 7) new.attention.joined)))
 (let (($x594 (or new.hidden.moved new.hidden.padded)))
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x3350 (= (_ bv94 7) new.attention.mixed_in)))
 (let (($x1829 (= 1 new.tp)))
 (= new.attention.arrives (ite (and $x1829 $x3350 $x3462 $x594) (_ bv16 7) ?x252)))))))))
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
 (let (($x3060 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1829 (= 1 new.tp)))
 (let (($x3473 (= new.attention.arrives new.stream)))
 (let (($x782 (or (or (= (_ bv98 7) new.attention.arrives) $x3473) (and $x1829 (or (not (= (_ bv63 7) new.attention.out.split)) $x3060)))))
 (not $x782))))))
(assert
 (let (($x561 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2393 (= 1 old.tp)))
(let (($x2187 (= old.attention.arrives old.stream)))
(or (or (= (_ bv98 7) old.attention.arrives) $x2187) (and $x2393 (or (not (= (_ bv63 7) old.attention.out.split)) $x561)))))))
(check-sat)

; from one replica to any number, question 65
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
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2964 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2385 (= (_ bv58 7) old.attention.heads.kind) $x2107 $x1617 (= (_ bv93 7) old.attention.heads.kind) $x2887 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2709 $x1876 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x1033 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1585 (= (_ bv10 7) old.attention.out.input)))
 (or $x1585 $x1033 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1824 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1561 (= (_ bv59 7) old.attention.out.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (or $x2498 $x1561 $x1824)))))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2431 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2431 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x1446 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1446 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x682 (= (_ bv58 7) old.attention.value_dim.kind) $x2045 $x3719 (= (_ bv93 7) old.attention.value_dim.kind) $x1858 (= (_ bv101 7) old.attention.value_dim.kind)))))))
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
 (let (($x2829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x978 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2663 (= (_ bv49 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2663 (= (_ bv58 7) old.hidden.kind) $x2485 $x978 (= (_ bv93 7) old.hidden.kind) $x2829 (= (_ bv101 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2297 (= (_ bv38 7) old.stream)))
 (or $x2297 (= (_ bv96 7) old.stream) (= (_ bv98 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2485 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let (($x1484 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2107 $x1484)))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let ((?x2113 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2045 (not (= 0 ?x2113)))))))
(assert
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x1585 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1033 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1033 (and $x1585 $x2770))))))))
(assert
 (let (($x2829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1287 (ite (or (= (_ bv88 7) old.hidden.kind) (= (_ bv49 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2829 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1287))))
(assert
 (let (($x3215 (not old.attention.heads.padded)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2624 (ite (or $x1617 $x2385) old.attention.heads.given_everywhere (or $x2887 (and (= 1 old.attention.heads.parts) $x3215)))))
 (= old.attention.heads.everywhere $x2624)))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x1472 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x1472)))))))))))))))))))))
(assert
 (let (($x2740 (not old.attention.value_dim.padded)))
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2954 (ite (or $x3719 $x682) old.attention.value_dim.given_everywhere (or $x1858 (and (= 1 old.attention.value_dim.parts) $x2740)))))
 (= old.attention.value_dim.everywhere $x2954)))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x270 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2430 ?x1293 ?x270))))))))))))))))))))))
(assert
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x10 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1616 (ite $x10 old.attention.v (ite $x2656 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x1616)))))
(assert
 (let (($x1431 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3413 (not old.attention.gathers)))
 (let (($x1561 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1561 $x3413 $x1431))))))
(assert
 (let ((?x2124 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x3115 (= 1 old.pp)))
 (let (($x1411 (not old.attention.out.group.pp)))
 (let (($x3058 (or $x1411 $x3115)))
 (let (($x3740 (= 1 old.sp)))
 (let (($x1705 (not old.attention.out.group.sp)))
 (let (($x2350 (or $x1705 $x3740)))
 (let (($x2523 (= 1 old.dp)))
 (let (($x2293 (not old.attention.out.group.dp)))
 (let (($x2186 (or $x2293 $x2523)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2186 $x2350 $x3058)))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2166 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1876 $x2709) $x2655))))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x3538 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2820 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3538)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3538 old.attention.value_dim.everywhere $x2770) $x2166)))
 (= old.attention.mixed_in (ite $x2820 (_ bv98 7) ?x2124)))))))))))))))))))))
(assert
 (let ((?x1536 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1501 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x3154 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1501)))
 (let (($x3115 (= 1 old.pp)))
 (let (($x1411 (not old.attention.out.group.pp)))
 (let (($x3058 (or $x1411 $x3115)))
 (let (($x3740 (= 1 old.sp)))
 (let (($x1705 (not old.attention.out.group.sp)))
 (let (($x2350 (or $x1705 $x3740)))
 (let (($x2523 (= 1 old.dp)))
 (let (($x2293 (not old.attention.out.group.dp)))
 (let (($x2186 (or $x2293 $x2523)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2186 $x2350 $x3058)))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2498 (or $x1876 $x2655) $x3154) (_ bv98 7) ?x1536))))))))))))))))))
(assert
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x3033 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2752 (= (_ bv58 7) new.attention.heads.kind) $x2025 $x2452 (= (_ bv93 7) new.attention.heads.kind) $x3586 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x646 $x1628 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x2645 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2553 (= (_ bv10 7) new.attention.out.input)))
 (or $x2553 $x2645 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x3858 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (or $x2562 $x3858 $x3462)))))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x2903 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2903 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x207 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x207 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3475 (= (_ bv58 7) new.attention.value_dim.kind) $x2493 $x2682 (= (_ bv93 7) new.attention.value_dim.kind) $x2255 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x806 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2648 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2417 (= (_ bv49 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2417 (= (_ bv58 7) new.hidden.kind) $x2838 $x2648 (= (_ bv93 7) new.hidden.kind) $x806 (= (_ bv101 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2163 (= (_ bv38 7) new.stream)))
 (or $x2163 (= (_ bv96 7) new.stream) (= (_ bv98 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2838 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let (($x3117 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2025 $x3117)))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let ((?x573 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2493 (not (= 0 ?x573)))))))
(assert
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x2553 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2645 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2645 (and $x2553 $x1607))))))))
(assert
 (let (($x806 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3344 (ite (or (= (_ bv88 7) new.hidden.kind) (= (_ bv49 7) new.hidden.kind)) new.hidden.given_everywhere (or $x806 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3344))))
(assert
 (let (($x1447 (not new.attention.heads.padded)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2469 (ite (or $x2452 $x2752) new.attention.heads.given_everywhere (or $x3586 (and (= 1 new.attention.heads.parts) $x1447)))))
 (= new.attention.heads.everywhere $x2469)))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1544 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x1544)))))))))))))))))))))
(assert
 (let (($x2703 (not new.attention.value_dim.padded)))
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x602 (ite (or $x2682 $x3475) new.attention.value_dim.given_everywhere (or $x2255 (and (= 1 new.attention.value_dim.parts) $x2703)))))
 (= new.attention.value_dim.everywhere $x602)))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1533 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3868 ?x2168 ?x1533))))))))))))))))))))))
(assert
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3241 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3186 (ite $x3241 new.attention.v (ite $x392 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x3186)))))
(assert
 (let (($x1065 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1755 (not new.attention.gathers)))
 (let (($x3858 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3858 $x1755 $x1065))))))
(assert
 (let ((?x1156 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x714 (= 1 new.pp)))
 (let (($x2152 (not new.attention.out.group.pp)))
 (let (($x2074 (or $x2152 $x714)))
 (let (($x2780 (= 1 new.sp)))
 (let (($x2592 (not new.attention.out.group.sp)))
 (let (($x2576 (or $x2592 $x2780)))
 (let (($x766 (= 1 new.dp)))
 (let (($x2366 (not new.attention.out.group.dp)))
 (let (($x3392 (or $x2366 $x766)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3392 $x2576 $x2074)))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x972 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1628 $x646) $x3157))))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x1387 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2852 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1387)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1387 new.attention.value_dim.everywhere $x1607) $x972)))
 (= new.attention.mixed_in (ite $x2852 (_ bv98 7) ?x1156)))))))))))))))))))))
(assert
 (let ((?x3685 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x3276 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x3497 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3276)))
 (let (($x714 (= 1 new.pp)))
 (let (($x2152 (not new.attention.out.group.pp)))
 (let (($x2074 (or $x2152 $x714)))
 (let (($x2780 (= 1 new.sp)))
 (let (($x2592 (not new.attention.out.group.sp)))
 (let (($x2576 (or $x2592 $x2780)))
 (let (($x766 (= 1 new.dp)))
 (let (($x2366 (not new.attention.out.group.dp)))
 (let (($x3392 (or $x2366 $x766)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3392 $x2576 $x2074)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2562 (or $x1628 $x3157) $x3497) (_ bv98 7) ?x3685))))))))))))))))))
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
 (let (($x714 (= 1 new.pp)))
 (let (($x2152 (not new.attention.out.group.pp)))
 (let (($x2074 (or $x2152 $x714)))
 (let (($x2780 (= 1 new.sp)))
 (let (($x2592 (not new.attention.out.group.sp)))
 (let (($x2576 (or $x2592 $x2780)))
 (let (($x766 (= 1 new.dp)))
 (let (($x2366 (not new.attention.out.group.dp)))
 (let (($x3392 (or $x2366 $x766)))
 (let (($x2413 (and (or new.attention.out.group.tp (= 1 new.tp)) $x3392 $x2576 $x2074)))
 (let (($x2381 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2621 (= (_ bv98 7) new.attention.out_state)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x3392 $x2576 $x2074)))
 (let (($x109 (and $x3157 (or $x2621 (and $x2381 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x3403 (or $x1628 (and $x646 (or $x2621 (and $x2381 (= (_ bv38 7) new.stream)))) $x109 $x2413)))
 (not $x3403)))))))))))))))))))
(assert
 (let (($x3115 (= 1 old.pp)))
(let (($x1411 (not old.attention.out.group.pp)))
(let (($x3058 (or $x1411 $x3115)))
(let (($x3740 (= 1 old.sp)))
(let (($x1705 (not old.attention.out.group.sp)))
(let (($x2350 (or $x1705 $x3740)))
(let (($x2523 (= 1 old.dp)))
(let (($x2293 (not old.attention.out.group.dp)))
(let (($x2186 (or $x2293 $x2523)))
(let (($x1973 (and (or old.attention.out.group.tp (= 1 old.tp)) $x2186 $x2350 $x3058)))
(let (($x2486 (= (_ bv38 7) old.attention.out_state)))
(let (($x1460 (= (_ bv98 7) old.attention.out_state)))
(let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2186 $x2350 $x3058)))
(let (($x3035 (and $x2655 (or $x1460 (and $x2486 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
(or $x1876 (and $x2709 (or $x1460 (and $x2486 (= (_ bv38 7) old.stream)))) $x3035 $x1973))))))))))))))))))
(check-sat)

; from one replica to any number, question 66
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
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2964 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2385 (= (_ bv58 7) old.attention.heads.kind) $x2107 $x1617 (= (_ bv93 7) old.attention.heads.kind) $x2887 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x760 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x1107 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x1970 (= (_ bv1 7) old.attention.out.bias)))
 (or $x1970 (= (_ bv23 7) old.attention.out.bias) $x1107 $x760)))))
(assert
 (let (($x1919 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3333 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2022 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2022 $x3333 $x2709 $x1876 $x1919)))))))
(assert
 (let (($x1033 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1585 (= (_ bv10 7) old.attention.out.input)))
 (or $x1585 $x1033 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1824 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1561 (= (_ bv59 7) old.attention.out.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (or $x2498 $x1561 $x1824)))))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2431 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2431 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x1446 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1446 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x682 (= (_ bv58 7) old.attention.value_dim.kind) $x2045 $x3719 (= (_ bv93 7) old.attention.value_dim.kind) $x1858 (= (_ bv101 7) old.attention.value_dim.kind)))))))
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
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x770 (= (_ bv93 7) old.hidden.kind)))
 (let (($x978 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2663 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2792 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2792 $x2663 (= (_ bv58 7) old.hidden.kind) $x2485 $x978 $x770 $x2829 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x192 (= (_ bv50 7) old.norm.statistic)))
 (or $x192 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2279 (= (_ bv98 7) old.stream)))
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x2297 (= (_ bv38 7) old.stream)))
 (or $x2297 $x3228 $x2279)))))
(assert
 (let (($x2653 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x809 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2085 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2085 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x809 (= (_ bv93 7) old.stream_tokens.kind) $x2653 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2485 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2123 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x390 (div (* ?x2123 old.hidden.multiple) old.hidden.parts)))
 (let (($x2147 (< 1 old.hidden.parts)))
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2485 $x2147 (= ?x390 old.hidden.n))))))))
(assert
 (let ((?x2123 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x390 (div (* ?x2123 old.hidden.multiple) old.hidden.parts)))
 (let (($x2147 (< 1 old.hidden.parts)))
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2485 $x2147 (<= old.hidden.n ?x390))))))))
(assert
 (let (($x2792 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3056 (ite $x2792 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2123 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x390 (div (* ?x2123 old.hidden.multiple) old.hidden.parts)))
 (let (($x2967 (= (- 1) old.hidden.n)))
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (let (($x770 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2307 (ite $x770 (or $x2967 (< old.hidden.block old.hidden.n)) (ite $x2485 (or $x2967 (< ?x390 old.hidden.n)) $x3056))))
 (let (($x1366 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2307)))
 (let (($x2663 (= (_ bv49 7) old.hidden.kind)))
 (let (($x978 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2141 (or $x978 $x2663)))
 (= old.hidden.moved (ite $x2141 old.hidden.given_moved $x1366)))))))))))))))
(assert
 (let (($x2653 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x21 (or $x2653 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x874 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x21)))
 (= old.stream_tokens.everywhere $x874)))))
(assert
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let (($x1484 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2107 $x1484)))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let ((?x2113 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2045 (not (= 0 ?x2113)))))))
(assert
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x1585 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1033 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1033 (and $x1585 $x2770))))))))
(assert
 (let (($x2829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2663 (= (_ bv49 7) old.hidden.kind)))
 (let (($x978 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2141 (or $x978 $x2663)))
 (let (($x1287 (ite $x2141 old.hidden.given_everywhere (or $x2829 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1287)))))))
(assert
 (let (($x932 (not old.hidden.moved)))
 (let (($x1342 (and (not (or (= (_ bv98 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x932)))
 (let (($x315 (= 1 old.hidden.parts)))
 (let (($x2663 (= (_ bv49 7) old.hidden.kind)))
 (let (($x978 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2141 (or $x978 $x2663)))
 (= old.hidden.first_alone (ite $x2141 old.hidden.given_first (or $x315 $x1342))))))))))
(assert
 (let (($x3215 (not old.attention.heads.padded)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2624 (ite (or $x1617 $x2385) old.attention.heads.given_everywhere (or $x2887 (and (= 1 old.attention.heads.parts) $x3215)))))
 (= old.attention.heads.everywhere $x2624)))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x1472 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x1472)))))))))))))))))))))
(assert
 (let (($x2740 (not old.attention.value_dim.padded)))
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2954 (ite (or $x3719 $x682) old.attention.value_dim.given_everywhere (or $x1858 (and (= 1 old.attention.value_dim.parts) $x2740)))))
 (= old.attention.value_dim.everywhere $x2954)))))))
(assert
 (let (($x2279 (= (_ bv98 7) old.stream)))
 (let (($x2183 (or $x2279 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2183))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x270 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2430 ?x1293 ?x270))))))))))))))))))))))
(assert
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x10 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1616 (ite $x10 old.attention.v (ite $x2656 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x1616)))))
(assert
 (let (($x1431 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3413 (not old.attention.gathers)))
 (let (($x1561 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1561 $x3413 $x1431))))))
(assert
 (let ((?x2124 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2712 (or $x1876 $x2709)))
 (let (($x2166 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2712 $x2655))))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x3538 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2820 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3538)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3538 old.attention.value_dim.everywhere $x2770) $x2166)))
 (= old.attention.mixed_in (ite $x2820 (_ bv98 7) ?x2124)))))))))))))
(assert
 (let ((?x1536 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1501 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x3154 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1501)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2813 (or $x1876 $x2655)))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2498 $x2813 $x3154) (_ bv98 7) ?x1536))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv94 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x2393 (= 1 old.tp)))
 (let (($x2279 (= (_ bv98 7) old.stream)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) $x2393) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3655 (and $x2655 (or $x2279 $x2393 (not (= (_ bv4 7) old.attention.out.collective)) $x2770))))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2712 (or $x1876 $x2709)))
 (let ((?x3013 (ite (or $x2712 $x3655) (_ bv98 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1460 (= (_ bv98 7) old.attention.out_state)))
 (let (($x1919 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x3333 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x2171 (ite (or $x1876 (and $x2709 (= (_ bv38 7) old.stream)) (and (or $x3333 $x1919) $x2655)) (_ bv38 7) (ite $x2709 (_ bv98 7) (_ bv16 7)))))
 (let (($x2720 (or (and old.hidden.filled (not $x2279)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3472 (not $x2655)))
 (let (($x192 (= (_ bv50 7) old.norm.statistic)))
 (let (($x2297 (= (_ bv38 7) old.stream)))
 (let ((?x173 (ite (and $x3333 old.hidden.filled $x2297 $x3472 $x192) old.stream (ite (and $x1919 $x3472 $x2720) old.stream ?x2171))))
 (let (($x2022 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x837 (ite $x2022 (_ bv98 7) (ite (and $x3333 old.hidden.filled $x2279 $x3472) (_ bv98 7) ?x173))))
 (let (($x2813 (or $x1876 $x2655)))
 (let ((?x2102 (ite (and (not $x2297) old.stream.in_order old.hidden.everywhere $x2813) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x2655) (_ bv38 7) ?x837))))
 (let (($x2486 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x1260 (ite $x1919 (ite (not $x2279) old.stream (_ bv68 7)) (ite $x2709 (ite $x2279 (_ bv98 7) old.stream) (ite $x1876 (_ bv94 7) (_ bv16 7))))))
 (let (($x2355 (= (_ bv94 7) old.attention.out_state)))
 (let ((?x775 (ite $x2355 (ite $x3333 (_ bv98 7) ?x1260) (ite $x2486 ?x2102 (ite $x1460 ?x3013 old.attention.out_state)))))
 (= old.attention.joined ?x775)))))))))))))))))))))))))))))
(assert
 (let (($x1204 (not old.hidden.everywhere)))
 (let (($x3333 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2486 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x2486 (= (_ bv98 7) old.attention.joined) $x3333 $x1204))))))
(assert
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x3033 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2752 (= (_ bv58 7) new.attention.heads.kind) $x2025 $x2452 (= (_ bv93 7) new.attention.heads.kind) $x3586 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x411 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2369 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x1254 (= (_ bv1 7) new.attention.out.bias)))
 (or $x1254 (= (_ bv23 7) new.attention.out.bias) $x2369 $x411)))))
(assert
 (let (($x2787 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3570 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1602 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1602 $x3570 $x646 $x1628 $x2787)))))))
(assert
 (let (($x2645 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2553 (= (_ bv10 7) new.attention.out.input)))
 (or $x2553 $x2645 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x3858 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (or $x2562 $x3858 $x3462)))))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x2903 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2903 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x207 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x207 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3475 (= (_ bv58 7) new.attention.value_dim.kind) $x2493 $x2682 (= (_ bv93 7) new.attention.value_dim.kind) $x2255 (= (_ bv101 7) new.attention.value_dim.kind)))))))
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
 (let (($x806 (= (_ bv98 7) new.hidden.kind)))
 (let (($x280 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2648 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2417 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1050 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1050 $x2417 (= (_ bv58 7) new.hidden.kind) $x2838 $x2648 $x280 $x806 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1741 (= (_ bv50 7) new.norm.statistic)))
 (or $x1741 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2418 (= (_ bv98 7) new.stream)))
 (let (($x896 (= (_ bv96 7) new.stream)))
 (let (($x2163 (= (_ bv38 7) new.stream)))
 (or $x2163 $x896 $x2418)))))
(assert
 (let (($x1373 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x3877 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x2914 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2914 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x3877 (= (_ bv93 7) new.stream_tokens.kind) $x1373 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2838 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x935 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2900 (div (* ?x935 new.hidden.multiple) new.hidden.parts)))
 (let (($x187 (< 1 new.hidden.parts)))
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2838 $x187 (= ?x2900 new.hidden.n))))))))
(assert
 (let ((?x935 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2900 (div (* ?x935 new.hidden.multiple) new.hidden.parts)))
 (let (($x187 (< 1 new.hidden.parts)))
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2838 $x187 (<= new.hidden.n ?x2900))))))))
(assert
 (let (($x1050 (= (_ bv26 7) new.hidden.kind)))
 (let (($x950 (ite $x1050 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x935 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2900 (div (* ?x935 new.hidden.multiple) new.hidden.parts)))
 (let (($x3486 (= (- 1) new.hidden.n)))
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (let (($x280 (= (_ bv93 7) new.hidden.kind)))
 (let (($x354 (ite $x280 (or $x3486 (< new.hidden.block new.hidden.n)) (ite $x2838 (or $x3486 (< ?x2900 new.hidden.n)) $x950))))
 (let (($x2952 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x354)))
 (let (($x2417 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2648 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2070 (or $x2648 $x2417)))
 (= new.hidden.moved (ite $x2070 new.hidden.given_moved $x2952)))))))))))))))
(assert
 (let (($x1373 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x3274 (or $x1373 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x767 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3274)))
 (= new.stream_tokens.everywhere $x767)))))
(assert
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let (($x3117 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2025 $x3117)))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let ((?x573 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2493 (not (= 0 ?x573)))))))
(assert
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x2553 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2645 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2645 (and $x2553 $x1607))))))))
(assert
 (let (($x806 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2417 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2648 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2070 (or $x2648 $x2417)))
 (let (($x3344 (ite $x2070 new.hidden.given_everywhere (or $x806 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3344)))))))
(assert
 (let (($x3001 (not new.hidden.moved)))
 (let (($x2647 (and (not (or (= (_ bv98 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x3001)))
 (let (($x2199 (= 1 new.hidden.parts)))
 (let (($x2417 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2648 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2070 (or $x2648 $x2417)))
 (= new.hidden.first_alone (ite $x2070 new.hidden.given_first (or $x2199 $x2647))))))))))
(assert
 (let (($x1447 (not new.attention.heads.padded)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2469 (ite (or $x2452 $x2752) new.attention.heads.given_everywhere (or $x3586 (and (= 1 new.attention.heads.parts) $x1447)))))
 (= new.attention.heads.everywhere $x2469)))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1544 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x1544)))))))))))))))))))))
(assert
 (let (($x2703 (not new.attention.value_dim.padded)))
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x602 (ite (or $x2682 $x3475) new.attention.value_dim.given_everywhere (or $x2255 (and (= 1 new.attention.value_dim.parts) $x2703)))))
 (= new.attention.value_dim.everywhere $x602)))))))
(assert
 (let (($x2418 (= (_ bv98 7) new.stream)))
 (let (($x1975 (or $x2418 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1975))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1533 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3868 ?x2168 ?x1533))))))))))))))))))))))
(assert
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3241 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3186 (ite $x3241 new.attention.v (ite $x392 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x3186)))))
(assert
 (let (($x1065 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1755 (not new.attention.gathers)))
 (let (($x3858 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3858 $x1755 $x1065))))))
(assert
 (let ((?x1156 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1545 (or $x1628 $x646)))
 (let (($x972 (and new.attention.share_of_one new.stream.first_keeps_all (or $x1545 $x3157))))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x1387 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2852 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1387)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1387 new.attention.value_dim.everywhere $x1607) $x972)))
 (= new.attention.mixed_in (ite $x2852 (_ bv98 7) ?x1156)))))))))))))
(assert
 (let ((?x3685 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x3276 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x3497 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3276)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x210 (or $x1628 $x3157)))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2562 $x210 $x3497) (_ bv98 7) ?x3685))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv94 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x1829 (= 1 new.tp)))
 (let (($x2418 (= (_ bv98 7) new.stream)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) $x1829) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3587 (and $x3157 (or $x2418 $x1829 (not (= (_ bv4 7) new.attention.out.collective)) $x1607))))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1545 (or $x1628 $x646)))
 (let ((?x2082 (ite (or $x1545 $x3587) (_ bv98 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2621 (= (_ bv98 7) new.attention.out_state)))
 (let (($x2787 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x3570 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x483 (ite (or $x1628 (and $x646 (= (_ bv38 7) new.stream)) (and (or $x3570 $x2787) $x3157)) (_ bv38 7) (ite $x646 (_ bv98 7) (_ bv16 7)))))
 (let (($x3385 (or (and new.hidden.filled (not $x2418)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x954 (not $x3157)))
 (let (($x1741 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2163 (= (_ bv38 7) new.stream)))
 (let ((?x2577 (ite (and $x3570 new.hidden.filled $x2163 $x954 $x1741) new.stream (ite (and $x2787 $x954 $x3385) new.stream ?x483))))
 (let (($x1602 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x3661 (ite $x1602 (_ bv98 7) (ite (and $x3570 new.hidden.filled $x2418 $x954) (_ bv98 7) ?x2577))))
 (let (($x210 (or $x1628 $x3157)))
 (let ((?x185 (ite (and (not $x2163) new.stream.in_order new.hidden.everywhere $x210) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x3157) (_ bv38 7) ?x3661))))
 (let (($x2381 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x343 (ite $x2787 (ite (not $x2418) new.stream (_ bv68 7)) (ite $x646 (ite $x2418 (_ bv98 7) new.stream) (ite $x1628 (_ bv94 7) (_ bv16 7))))))
 (let (($x2400 (= (_ bv94 7) new.attention.out_state)))
 (let ((?x3527 (ite $x2400 (ite $x3570 (_ bv98 7) ?x343) (ite $x2381 ?x185 (ite $x2621 ?x2082 new.attention.out_state)))))
 (= new.attention.joined ?x3527)))))))))))))))))))))))))))))
(assert
 (let (($x2989 (not new.hidden.everywhere)))
 (let (($x3570 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2381 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x2381 (= (_ bv98 7) new.attention.joined) $x3570 $x2989))))))
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
 (let (($x550 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv98 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x411 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2849 (not new.attention.full_though_split)))
 (let (($x629 (and (not (= (_ bv94 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x2849)))
 (let (($x1603 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x2400 (= (_ bv94 7) new.attention.out_state)))
 (let (($x1829 (= 1 new.tp)))
 (let (($x685 (or $x1829 (not new.model.out_bias) (and $x2400 $x1603) $x629 (and $x411 $x550))))
 (not $x685))))))))))
(assert
 (let (($x2876 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv98 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x760 (= (_ bv29 7) old.attention.out.bias)))
(let (($x2253 (not old.attention.full_though_split)))
(let (($x710 (and (not (= (_ bv94 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x2253)))
(let (($x487 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x2355 (= (_ bv94 7) old.attention.out_state)))
(let (($x70 (not old.model.out_bias)))
(let (($x2393 (= 1 old.tp)))
(or $x2393 $x70 (and $x2355 $x487) $x710 (and $x760 $x2876)))))))))))
(check-sat)

