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
 (let (($x3015 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2610 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2610 $x3015 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x2497 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1821 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1821 $x2497 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1922 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1922 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x1796 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1037 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1037 $x1796 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x1085 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x1085)))
(assert
 (let (($x2878 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1554 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x536 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2714 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3004 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x3004 $x2714 $x536 $x1554 $x2878)))))))
(assert
 (let (($x3355 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2682 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2682 $x3355))))
(assert
 (let (($x3817 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x3817 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2319 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1672 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3012 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3635 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2038 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2038 $x3635 $x3012 $x1672 $x2319)))))))
(assert
 (let (($x2658 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2897 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2368 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2368 $x2897 $x2658)))))
(assert
 (let (($x1850 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2959 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1469 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1469 $x2959 $x1850 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2509 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2449 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3549 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1529 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2702 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2256 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2036 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3744 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1740 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2211 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x2211 $x1740 $x3744 $x2036 $x2256 $x2702 $x1529 $x3549 $x2449 $x2509))))))))))))
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
 (let (($x1798 (= (_ bv38 7) old.stages.send)))
 (let (($x2073 (= (_ bv14 7) old.stages.send)))
 (let (($x1002 (= (_ bv10 7) old.stages.send)))
 (or $x1002 $x2073 $x1798 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x3148 (= (_ bv53 7) old.stages.stream)))
 (or $x3148 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2734 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x607 (div (* ?x2734 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1218 (= (- 1) old.ffn.width.n)))
 (let ((?x1423 (ite (or $x1218 (< (* ?x607 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x3590 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1423)))
 (let (($x2702 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x2923 (ite (or $x1218 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x3744 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x3907 (ite $x3744 (ite (and $x1218 (= 1 old.ffn.width.parts)) 1 ?x2923) (ite $x2702 ?x3590 old.ffn.width.given_least))))
 (let (($x2256 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2509 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x3549 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2211 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1740 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2449 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x3060 (ite $x2449 old.ffn.width.parts (ite (or $x1740 $x2211 $x3549 $x2509 $x2256) 1 ?x3907))))
 (= old.ffn.width.least ?x3060))))))))))))))))))
(assert
 (let ((?x2734 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x607 (div (* ?x2734 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3343 (< 1 old.ffn.width.parts)))
 (let (($x2702 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2702 $x3343 (= ?x607 old.ffn.width.n))))))))
(assert
 (let ((?x2734 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x607 (div (* ?x2734 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3343 (< 1 old.ffn.width.parts)))
 (let (($x2702 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2702 $x3343 (<= old.ffn.width.n ?x607))))))))
(assert
 (let (($x2702 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1125 (and $x2702 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1125))))
(assert
 (let (($x1218 (= (- 1) old.ffn.width.n)))
 (let (($x3744 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2056 (ite $x3744 (or $x1218 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1218 (< 1 old.ffn.width.n)))))
 (let ((?x2734 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x607 (div (* ?x2734 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2702 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3549 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x342 (ite $x3549 (or $x1218 (< old.ffn.width.block old.ffn.width.n)) (ite $x2702 (or $x1218 (< ?x607 old.ffn.width.n)) $x2056))))
 (let (($x2555 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x342)))
 (let (($x2036 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1529 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2170 (or $x1529 $x2036)))
 (= old.ffn.width.moved (ite $x2170 old.ffn.width.given_moved $x2555)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2497 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x674 (or $x2497 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x674))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2449 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x87 (or $x2449 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2036 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1529 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2170 (or $x1529 $x2036)))
 (= old.ffn.width.everywhere (ite $x2170 old.ffn.width.given_everywhere $x87))))))))
(assert
 (let (($x864 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3092 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2502 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3092)))
 (let (($x477 (ite old.model.gated $x2502 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x864))))
 (let (($x1796 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1263 (and old.ffn.width.filled $x1796 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x477)))))
 (= old.ffn.piece_kept $x1263))))))))
(assert
 (let (($x2399 (not old.ffn.width.moved)))
 (let (($x2509 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x3549 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2211 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1740 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3018 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x1740 $x2211 $x3549 $x2509) $x2399))))
 (let (($x2036 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1529 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2170 (or $x1529 $x2036)))
 (= old.ffn.width.undivided (ite $x2170 old.ffn.width.given_undivided $x3018))))))))))))
(assert
 (let (($x2399 (not old.ffn.width.moved)))
 (let (($x2754 (and old.ffn.width.everywhere $x2399)))
 (= old.ffn.in_place (or $x2754 old.ffn.width.filled)))))
(assert
 (let (($x1819 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2610 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x3015 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2455 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x3015 $x2610) $x1819))))
 (= old.ffn.first_reads $x2455))))))
(assert
 (let (($x3092 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2502 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3092)))
 (let (($x3355 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2986 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x1037 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1796 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3635 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3012 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2706 (or $x3012 $x3635)))
 (let (($x864 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2368 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2417 (< 1 old.tp)))
 (let (($x151 (and old.model.gated $x2417 $x2368 $x864 $x2706 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x1796 (and $x1037 (and old.ffn.width.undivided $x2986))) (not (and old.ffn.gathers $x3355 $x2502)))))
 (= old.ffn.up_idle $x151)))))))))))))))
(assert
 (let (($x2399 (not old.ffn.width.moved)))
 (let (($x2754 (and old.ffn.width.everywhere $x2399)))
 (let ((?x1552 (ite $x2754 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2417 (< 1 old.tp)))
 (let ((?x3584 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2319 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3635 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3012 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2706 (or $x3012 $x3635)))
 (let (($x2959 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1672 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2109 (or $x1672 (not (or $x2959 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x864 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1046 (or $x3012 $x1672)))
 (let ((?x2711 (ite (or $x1046 $x864 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x3635 (_ bv21 7) (_ bv16 7)))))
 (let (($x2897 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2762 (ite $x2897 ?x2711 (ite $x2109 (_ bv92 7) (ite $x2706 (_ bv96 7) (ite $x2319 ?x3584 (ite $x2417 (_ bv16 7) ?x1552)))))))
 (let (($x260 (or $x1046 $x864 (and $x3635 old.ffn.width.padded $x2399) (and $x2319 old.ffn.width.leads))))
 (let ((?x2011 (ite (and $x3635 old.ffn.width.filled (not $x864)) (_ bv96 7) (ite $x260 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2658 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2658 ?x2011 ?x2762)))))))))))))))))))))))
(assert
 (let (($x306 (not old.ffn.width.everywhere)))
 (let (($x2518 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x306)))
 (= old.ffn.up_piece (ite $x2518 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1850 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1672 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1604 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x1672 $x1850 old.ffn.up_idle))))
 (= old.ffn.up_left $x1604)))))
(assert
 (let (($x922 (not old.ffn.up_left)))
 (let (($x1129 (not old.model.joint)))
 (let (($x3593 (and old.ffn.piece_kept old.model.gated $x1129 (= (_ bv97 7) old.ffn.up_piece) $x922)))
 (= old.ffn.share_of_one $x3593)))))
(assert
 (let (($x2399 (not old.ffn.width.moved)))
 (let (($x2754 (and old.ffn.width.everywhere $x2399)))
 (let (($x2417 (< 1 old.tp)))
 (let ((?x1082 (ite $x2417 (_ bv16 7) (ite $x2754 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2741 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x2878 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2714 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x536 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1554 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1519 (ite (or $x1554 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x536 $x2714) (_ bv96 7) (ite $x2878 ?x2741 ?x1082)))))
 (let (($x3092 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2295 (or $x536 $x1554)))
 (let (($x1141 (or $x2295 $x3092 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2682 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2249 (or $x2295 $x3092 (and $x2714 old.ffn.width.padded $x2399) (and $x2878 old.ffn.width.leads))))
 (let ((?x1401 (ite (and $x2714 old.ffn.width.filled (not $x3092)) (_ bv96 7) (ite $x2249 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3355 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3355 ?x1401 (ite $x2682 (ite $x1141 (_ bv96 7) (ite $x2714 (_ bv21 7) (_ bv16 7))) ?x1519)))))))))))))))))))))
(assert
 (let (($x306 (not old.ffn.width.everywhere)))
 (let (($x3355 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3355 (not (= (_ bv96 7) old.ffn.gate_state)) $x306) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x750 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x750)))
(assert
 (let ((?x641 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x3661 (not old.ffn.share_of_one)))
 (let (($x1762 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x3661))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x1762) (_ bv96 7) ?x641))))))
(assert
 (let (($x1085 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x2417 (< 1 old.tp)))
 (let (($x2975 (and $x2417 $x1085 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x2975)))))
(assert
 (let (($x3148 (= (_ bv53 7) old.stages.stream)))
 (let (($x1873 (and $x3148 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1680 (not old.model.parallel)))
 (let (($x416 (not old.stages.leaves)))
 (let (($x282 (or $x416 (and old.layer.dense $x1680 (not (= (_ bv1 7) old.ffn.down.residual))) $x1873)))
 (= old.stages.one_part $x282)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x256 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1375 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1375 $x256 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x2208 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1531 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1531 $x2208 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1757 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1757 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x230 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1159 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1159 $x230 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x791 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x791)))
(assert
 (let (($x2690 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1747 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1748 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2795 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3098 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x3098 $x2795 $x1748 $x1747 $x2690)))))))
(assert
 (let (($x2499 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3044 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x3044 $x2499))))
(assert
 (let (($x2489 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2489 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2053 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2236 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3912 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x528 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3442 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x3442 $x528 $x3912 $x2236 $x2053)))))))
(assert
 (let (($x199 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3778 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x701 (= (_ bv40 7) new.ffn.up.split)))
 (or $x701 $x3778 $x199)))))
(assert
 (let (($x3140 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1594 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x999 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x999 $x1594 $x3140 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x584 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2963 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3245 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x293 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2867 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2506 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2593 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1357 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x26 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1878 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1878 $x26 $x1357 $x2593 $x2506 $x2867 $x293 $x3245 $x2963 $x584))))))))))))
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
 (let (($x2416 (= (_ bv38 7) new.stages.send)))
 (let (($x1787 (= (_ bv14 7) new.stages.send)))
 (let (($x3013 (= (_ bv10 7) new.stages.send)))
 (or $x3013 $x1787 $x2416 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x2670 (= (_ bv53 7) new.stages.stream)))
 (or $x2670 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2072 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1006 (div (* ?x2072 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2034 (= (- 1) new.ffn.width.n)))
 (let ((?x515 (ite (or $x2034 (< (* ?x1006 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x3788 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x515)))
 (let (($x2867 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x994 (ite (or $x2034 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1357 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x2531 (ite $x1357 (ite (and $x2034 (= 1 new.ffn.width.parts)) 1 ?x994) (ite $x2867 ?x3788 new.ffn.width.given_least))))
 (let (($x2506 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x584 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3245 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1878 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x26 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2963 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x993 (ite $x2963 new.ffn.width.parts (ite (or $x26 $x1878 $x3245 $x584 $x2506) 1 ?x2531))))
 (= new.ffn.width.least ?x993))))))))))))))))))
(assert
 (let ((?x2072 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1006 (div (* ?x2072 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x790 (< 1 new.ffn.width.parts)))
 (let (($x2867 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2867 $x790 (= ?x1006 new.ffn.width.n))))))))
(assert
 (let ((?x2072 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1006 (div (* ?x2072 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x790 (< 1 new.ffn.width.parts)))
 (let (($x2867 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2867 $x790 (<= new.ffn.width.n ?x1006))))))))
(assert
 (let (($x2867 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3299 (and $x2867 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3299))))
(assert
 (let (($x2034 (= (- 1) new.ffn.width.n)))
 (let (($x1357 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3801 (ite $x1357 (or $x2034 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2034 (< 1 new.ffn.width.n)))))
 (let ((?x2072 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1006 (div (* ?x2072 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2867 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3245 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1861 (ite $x3245 (or $x2034 (< new.ffn.width.block new.ffn.width.n)) (ite $x2867 (or $x2034 (< ?x1006 new.ffn.width.n)) $x3801))))
 (let (($x1227 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1861)))
 (let (($x2593 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x293 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3602 (or $x293 $x2593)))
 (= new.ffn.width.moved (ite $x3602 new.ffn.width.given_moved $x1227)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2208 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3396 (or $x2208 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x3396))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2963 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x860 (or $x2963 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2593 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x293 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3602 (or $x293 $x2593)))
 (= new.ffn.width.everywhere (ite $x3602 new.ffn.width.given_everywhere $x860))))))))
(assert
 (let (($x899 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1889 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1057 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1889)))
 (let (($x3039 (ite new.model.gated $x1057 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x899))))
 (let (($x230 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x704 (and new.ffn.width.filled $x230 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x3039)))))
 (= new.ffn.piece_kept $x704))))))))
(assert
 (let (($x1822 (not new.ffn.width.moved)))
 (let (($x584 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3245 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1878 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x26 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x523 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x26 $x1878 $x3245 $x584) $x1822))))
 (let (($x2593 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x293 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3602 (or $x293 $x2593)))
 (= new.ffn.width.undivided (ite $x3602 new.ffn.width.given_undivided $x523))))))))))))
(assert
 (let (($x1822 (not new.ffn.width.moved)))
 (let (($x292 (and new.ffn.width.everywhere $x1822)))
 (= new.ffn.in_place (or $x292 new.ffn.width.filled)))))
(assert
 (let (($x1144 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1375 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x256 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1996 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x256 $x1375) $x1144))))
 (= new.ffn.first_reads $x1996))))))
(assert
 (let (($x1889 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1057 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1889)))
 (let (($x2499 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1908 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x1159 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x230 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x528 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3912 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x154 (or $x3912 $x528)))
 (let (($x899 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x701 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2128 (< 1 new.tp)))
 (let (($x3100 (and new.model.gated $x2128 $x701 $x899 $x154 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x230 (and $x1159 (and new.ffn.width.undivided $x1908))) (not (and new.ffn.gathers $x2499 $x1057)))))
 (= new.ffn.up_idle $x3100)))))))))))))))
(assert
 (let (($x1822 (not new.ffn.width.moved)))
 (let (($x292 (and new.ffn.width.everywhere $x1822)))
 (let ((?x3463 (ite $x292 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2128 (< 1 new.tp)))
 (let ((?x3105 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2053 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x528 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3912 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x154 (or $x3912 $x528)))
 (let (($x1594 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2236 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2074 (or $x2236 (not (or $x1594 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x899 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x800 (or $x3912 $x2236)))
 (let ((?x2746 (ite (or $x800 $x899 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x528 (_ bv21 7) (_ bv16 7)))))
 (let (($x3778 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1071 (ite $x3778 ?x2746 (ite $x2074 (_ bv92 7) (ite $x154 (_ bv96 7) (ite $x2053 ?x3105 (ite $x2128 (_ bv16 7) ?x3463)))))))
 (let (($x852 (or $x800 $x899 (and $x528 new.ffn.width.padded $x1822) (and $x2053 new.ffn.width.leads))))
 (let ((?x3865 (ite (and $x528 new.ffn.width.filled (not $x899)) (_ bv96 7) (ite $x852 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x199 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x199 ?x3865 ?x1071)))))))))))))))))))))))
(assert
 (let (($x2108 (not new.ffn.width.everywhere)))
 (let (($x571 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2108)))
 (= new.ffn.up_piece (ite $x571 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3140 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2236 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1079 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x2236 $x3140 new.ffn.up_idle))))
 (= new.ffn.up_left $x1079)))))
(assert
 (let (($x2977 (not new.ffn.up_left)))
 (let (($x1978 (not new.model.joint)))
 (let (($x2251 (and new.ffn.piece_kept new.model.gated $x1978 (= (_ bv97 7) new.ffn.up_piece) $x2977)))
 (= new.ffn.share_of_one $x2251)))))
(assert
 (let (($x1822 (not new.ffn.width.moved)))
 (let (($x292 (and new.ffn.width.everywhere $x1822)))
 (let (($x2128 (< 1 new.tp)))
 (let ((?x3252 (ite $x2128 (_ bv16 7) (ite $x292 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2190 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x2690 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2795 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1748 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1747 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3001 (ite (or $x1747 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1748 $x2795) (_ bv96 7) (ite $x2690 ?x2190 ?x3252)))))
 (let (($x1889 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3795 (or $x1748 $x1747)))
 (let (($x1901 (or $x3795 $x1889 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x3044 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2872 (or $x3795 $x1889 (and $x2795 new.ffn.width.padded $x1822) (and $x2690 new.ffn.width.leads))))
 (let ((?x1339 (ite (and $x2795 new.ffn.width.filled (not $x1889)) (_ bv96 7) (ite $x2872 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2499 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2499 ?x1339 (ite $x3044 (ite $x1901 (_ bv96 7) (ite $x2795 (_ bv21 7) (_ bv16 7))) ?x3001)))))))))))))))))))))
(assert
 (let (($x2108 (not new.ffn.width.everywhere)))
 (let (($x2499 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2499 (not (= (_ bv96 7) new.ffn.gate_state)) $x2108) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1927 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1927)))
(assert
 (let ((?x2006 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x812 (not new.ffn.share_of_one)))
 (let (($x2077 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x812))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2077) (_ bv96 7) ?x2006))))))
(assert
 (let (($x791 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x2128 (< 1 new.tp)))
 (let (($x2656 (and $x2128 $x791 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x2656)))))
(assert
 (let (($x2670 (= (_ bv53 7) new.stages.stream)))
 (let (($x3282 (and $x2670 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x1209 (not new.model.parallel)))
 (let (($x237 (not new.stages.leaves)))
 (let (($x1555 (or $x237 (and new.layer.dense $x1209 (not (= (_ bv1 7) new.ffn.down.residual))) $x3282)))
 (= new.stages.one_part $x1555)))))))
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
 (let (($x3746 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x3746)))
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
 (let ((?x1566 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x2451 (* (div (* ?x1566 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x1868 (= (- 1) old.batch.sequences.n)))
 (let ((?x2689 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x1868 (< ?x2451 old.batch.sequences.n)) 0 1))))
 (let (($x1759 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1060 (or $x1868 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x1202 (ite (and $x1868 (= 1 old.batch.sequences.parts)) 1 (ite $x1060 0 1))))
 (let (($x3574 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x1473 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x3244 (ite (or $x421 $x1001 $x3594 $x2460 $x1473) 1 (ite $x3574 ?x1202 (ite $x1759 ?x2689 old.batch.sequences.given_least)))))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2541 old.batch.sequences.parts ?x3244))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2376 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x3942 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x924 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2444 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1361 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x3330 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x604 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x2462 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x2462 $x604 $x3330 (= (_ bv48 7) new.batch.sequences.kind) $x1361 $x2444 (= (_ bv86 7) new.batch.sequences.kind) $x924 $x3942 $x2376))))))))))
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
 (let ((?x535 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x2910 (* (div (* ?x535 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1247 (= (- 1) new.batch.sequences.n)))
 (let ((?x732 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1247 (< ?x2910 new.batch.sequences.n)) 0 1))))
 (let (($x2444 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x3364 (or $x1247 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1945 (ite (and $x1247 (= 1 new.batch.sequences.parts)) 1 (ite $x3364 0 1))))
 (let (($x3330 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1361 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2376 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x924 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2462 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x604 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x1985 (ite (or $x604 $x2462 $x924 $x2376 $x1361) 1 (ite $x3330 ?x1945 (ite $x2444 ?x732 new.batch.sequences.given_least)))))
 (let (($x3942 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x3942 new.batch.sequences.parts ?x1985))))))))))))))))))
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
 (let (($x891 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x891))))
(assert
 (let (($x611 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x611)))
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
 (let (($x3747 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x3747)))
(assert
 (let (($x2670 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x2670 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x1555 (= (_ bv38 7) old.embedding.split)))
 (or $x1555 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x474 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x474)))
(assert
 (let (($x570 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x570 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x422 (= (_ bv40 7) old.ffn.up.split)))
 (or $x422 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x2666 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3758 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2489 (= (_ bv91 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3252 (= (_ bv65 7) old.hidden.kind)))
 (let (($x292 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2512 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2175 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2084 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2592 (= (_ bv11 7) old.hidden.kind)))
 (or $x2592 $x2084 $x2175 $x2512 $x292 $x3252 $x968 $x2489 $x3758 $x2666))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x875 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x875 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x887 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1532 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2006 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2055 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2055 (= (_ bv56 7) old.lm_head.cut.kind) $x2006 $x1532 (= (_ bv91 7) old.lm_head.cut.kind) $x887 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1253 (= (_ bv95 7) old.lm_head.split)))
 (let (($x791 (= (_ bv40 7) old.lm_head.split)))
 (or $x791 (= (_ bv57 7) old.lm_head.split) $x1253))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2901 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x2901 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1538 (= (_ bv38 7) old.stream)))
 (or $x1538 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2073 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1002 (div (* ?x2073 old.hidden.multiple) old.hidden.parts)))
 (let (($x3664 (= (- 1) old.hidden.n)))
 (let ((?x2977 (ite (or $x3664 (< (* ?x1002 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3252 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1258 (ite $x3252 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2977) old.hidden.given_least)))
 (let ((?x1787 (ite (or $x3664 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2175 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x435 (ite $x2175 (ite (and $x3664 (= 1 old.hidden.parts)) 1 ?x1787) ?x1258)))
 (let (($x292 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2666 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2489 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2592 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2084 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3758 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1091 (ite $x3758 old.hidden.parts (ite (or $x2084 $x2592 $x2489 $x2666 $x292) 1 ?x435))))
 (= old.hidden.least ?x1091))))))))))))))))))
(assert
 (let ((?x2073 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1002 (div (* ?x2073 old.hidden.multiple) old.hidden.parts)))
 (let (($x3252 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3252 (< 1 old.hidden.parts) (= ?x1002 old.hidden.n)))))))
(assert
 (let (($x3252 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3252 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2512 (= (_ bv48 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1004 (or $x968 $x2512)))
 (let (($x3758 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x3758 old.hidden.parts (ite $x1004 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x2175 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3912 (ite $x2175 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2073 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1002 (div (* ?x2073 old.hidden.multiple) old.hidden.parts)))
 (let (($x3664 (= (- 1) old.hidden.n)))
 (let (($x3252 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2489 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2138 (ite $x2489 (or $x3664 (< old.hidden.block old.hidden.n)) (ite $x3252 (or $x3664 (< ?x1002 old.hidden.n)) $x3912))))
 (let (($x2053 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2138)))
 (let (($x2512 (= (_ bv48 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1004 (or $x968 $x2512)))
 (= old.hidden.moved (ite $x1004 old.hidden.given_moved $x2053)))))))))))))))
(assert
 (let (($x2006 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3865 (and $x2006 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3865))))
(assert
 (let (($x3747 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1555 (= (_ bv38 7) old.embedding.split)))
 (let (($x1538 (= (_ bv38 7) old.stream)))
 (let (($x3385 (or $x1538 $x1555 $x3747 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x3385))))))
(assert
 (let (($x3758 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2512 (= (_ bv48 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1004 (or $x968 $x2512)))
 (let (($x999 (ite $x1004 old.hidden.given_everywhere (or $x3758 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x999)))))))
(assert
 (let (($x887 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x888 (or $x887 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x648 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x888)))
 (= old.lm_head.cut.everywhere $x648)))))
(assert
 (let (($x3463 (not old.hidden.moved)))
 (let (($x2666 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2489 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2592 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2084 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2922 (or old.hidden.everywhere old.hidden.filled (and (or $x2084 $x2592 $x2489 $x2666) $x3463))))
 (let (($x2512 (= (_ bv48 7) old.hidden.kind)))
 (let (($x968 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1004 (or $x968 $x2512)))
 (= old.hidden.undivided (ite $x1004 old.hidden.given_undivided $x2922))))))))))))
(assert
 (let (($x633 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x875 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1057 (or $x875 $x633)))
 (let (($x791 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1505 (and $x791 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1057)))
 (let (($x1253 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2142 (ite (and $x1253 old.lm_head.cut.everywhere $x1057) (_ bv96 7) (ite $x1253 (_ bv95 7) (ite $x1505 (_ bv96 7) (ite $x791 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2142)))))))))
(assert
 (let (($x422 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x676 (and old.layer.dense (or $x422 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2670 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1144 (or $x2670 (= (_ bv92 7) old.lm_head.state) $x676 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x1144))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x293 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x293)))
(assert
 (let (($x1878 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x1878 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1537 (= (_ bv38 7) new.embedding.split)))
 (or $x1537 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x438 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x438)))
(assert
 (let (($x3039 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x3039 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x2659 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2659 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x3017 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2887 (= (_ bv96 7) new.hidden.kind)))
 (let (($x526 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1959 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3396 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3604 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2157 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1531 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2208 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2100 (= (_ bv11 7) new.hidden.kind)))
 (or $x2100 $x2208 $x1531 $x2157 $x3604 $x3396 $x1959 $x526 $x2887 $x3017))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1882 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1882 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x1713 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1227 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1861 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3801 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3801 (= (_ bv56 7) new.lm_head.cut.kind) $x1861 $x1227 (= (_ bv91 7) new.lm_head.cut.kind) $x1713 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x264 (= (_ bv95 7) new.lm_head.split)))
 (let (($x3764 (= (_ bv40 7) new.lm_head.split)))
 (or $x3764 (= (_ bv57 7) new.lm_head.split) $x264))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1089 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1089 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x994 (= (_ bv38 7) new.stream)))
 (or $x994 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2854 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1520 (div (* ?x2854 new.hidden.multiple) new.hidden.parts)))
 (let (($x2427 (= (- 1) new.hidden.n)))
 (let ((?x404 (ite (or $x2427 (< (* ?x1520 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3396 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2943 (ite $x3396 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x404) new.hidden.given_least)))
 (let ((?x993 (ite (or $x2427 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1531 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1503 (ite $x1531 (ite (and $x2427 (= 1 new.hidden.parts)) 1 ?x993) ?x2943)))
 (let (($x3604 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3017 (= (_ bv99 7) new.hidden.kind)))
 (let (($x526 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2100 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2208 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2887 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x3538 (ite $x2887 new.hidden.parts (ite (or $x2208 $x2100 $x526 $x3017 $x3604) 1 ?x1503))))
 (= new.hidden.least ?x3538))))))))))))))))))
(assert
 (let ((?x2854 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1520 (div (* ?x2854 new.hidden.multiple) new.hidden.parts)))
 (let (($x3396 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3396 (< 1 new.hidden.parts) (= ?x1520 new.hidden.n)))))))
(assert
 (let (($x3396 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3396 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2157 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1959 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3488 (or $x1959 $x2157)))
 (let (($x2887 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x2887 new.hidden.parts (ite $x3488 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x1531 (= (_ bv26 7) new.hidden.kind)))
 (let (($x832 (ite $x1531 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2854 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1520 (div (* ?x2854 new.hidden.multiple) new.hidden.parts)))
 (let (($x2427 (= (- 1) new.hidden.n)))
 (let (($x3396 (= (_ bv65 7) new.hidden.kind)))
 (let (($x526 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3183 (ite $x526 (or $x2427 (< new.hidden.block new.hidden.n)) (ite $x3396 (or $x2427 (< ?x1520 new.hidden.n)) $x832))))
 (let (($x1013 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3183)))
 (let (($x2157 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1959 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3488 (or $x1959 $x2157)))
 (= new.hidden.moved (ite $x3488 new.hidden.given_moved $x1013)))))))))))))))
(assert
 (let (($x1861 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2816 (and $x1861 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2816))))
(assert
 (let (($x293 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1537 (= (_ bv38 7) new.embedding.split)))
 (let (($x994 (= (_ bv38 7) new.stream)))
 (let (($x2958 (or $x994 $x1537 $x293 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x2958))))))
(assert
 (let (($x2887 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2157 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1959 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3488 (or $x1959 $x2157)))
 (let (($x1680 (ite $x3488 new.hidden.given_everywhere (or $x2887 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1680)))))))
(assert
 (let (($x1713 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2148 (or $x1713 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1873 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2148)))
 (= new.lm_head.cut.everywhere $x1873)))))
(assert
 (let (($x2417 (not new.hidden.moved)))
 (let (($x3017 (= (_ bv99 7) new.hidden.kind)))
 (let (($x526 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2100 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2208 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1037 (or new.hidden.everywhere new.hidden.filled (and (or $x2208 $x2100 $x526 $x3017) $x2417))))
 (let (($x2157 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1959 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3488 (or $x1959 $x2157)))
 (= new.hidden.undivided (ite $x3488 new.hidden.given_undivided $x1037))))))))))))
(assert
 (let (($x3115 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1882 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2895 (or $x1882 $x3115)))
 (let (($x3764 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3311 (and $x3764 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2895)))
 (let (($x264 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2753 (ite (and $x264 new.lm_head.cut.everywhere $x2895) (_ bv96 7) (ite $x264 (_ bv95 7) (ite $x3311 (_ bv96 7) (ite $x3764 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2753)))))))))
(assert
 (let (($x2659 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1590 (and new.layer.dense (or $x2659 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1878 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2806 (or $x1878 (= (_ bv92 7) new.lm_head.state) $x1590 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x2806))))))
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
 (let (($x189 (not new.hidden.beyond)))
 (let (($x634 (and (<= 1 new.hidden.least) $x189 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x634)))))
(assert
 (let (($x2340 (not old.hidden.beyond)))
(let (($x536 (and (<= 1 old.hidden.least) $x2340 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x268 (not (or old.hidden.gathered old.hidden.summed))))
(or $x268 $x536)))))
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
 (let (($x896 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x896 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2222 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x2410 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1789 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x280 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x2501 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1073 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x393 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x1479 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x176 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x76 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x76 $x176 $x1479 $x393 $x1073 $x2501 $x280 $x1789 $x2410 $x2222))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1209 (= (_ bv95 7) old.embedding.split)))
 (let (($x1555 (= (_ bv38 7) old.embedding.split)))
 (or $x1555 (= (_ bv57 7) old.embedding.split) $x1209))))
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
 (let ((?x2956 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x1068 (* (div (* ?x2956 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x512 (= (- 1) old.embedding.cut.n)))
 (let ((?x342 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x512 (< ?x1068 old.embedding.cut.n)) 0 1))))
 (let (($x2501 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2658 (or $x512 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1604 (ite (and $x512 (= 1 old.embedding.cut.parts)) 1 (ite $x2658 0 1))))
 (let (($x1479 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1073 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2222 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1789 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x76 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x176 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x463 (ite (or $x176 $x76 $x1789 $x2222 $x1073) 1 (ite $x1479 ?x1604 (ite $x2501 ?x342 old.embedding.cut.given_least)))))
 (let (($x2410 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x2410 old.embedding.cut.parts ?x463))))))))))))))))))
(assert
 (let ((?x2711 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x2410 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x2410 old.embedding.cut.parts ?x2711)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x3175 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x896 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1209 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3584 (ite $x1209 (ite (and old.embedding.rows_where_kept (or $x896 $x3175)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3584))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x2653 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x2078 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x209 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x2617 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x708 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x3871 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2598 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1023 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x192 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1224 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x132 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x132 $x1224 $x192 $x1023 $x2598 $x3871 $x708 $x2617 $x209 $x2078))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x523 (= (_ bv95 7) new.embedding.split)))
 (let (($x1537 (= (_ bv38 7) new.embedding.split)))
 (or $x1537 (= (_ bv57 7) new.embedding.split) $x523))))
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
 (let ((?x3215 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x3519 (* (div (* ?x3215 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x386 (= (- 1) new.embedding.cut.n)))
 (let ((?x2893 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x386 (< ?x3519 new.embedding.cut.n)) 0 1))))
 (let (($x3871 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1877 (or $x386 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2741 (ite (and $x386 (= 1 new.embedding.cut.parts)) 1 (ite $x1877 0 1))))
 (let (($x192 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2598 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x2078 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x2617 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x132 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x1224 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x937 (ite (or $x1224 $x132 $x2617 $x2078 $x2598) 1 (ite $x192 ?x2741 (ite $x3871 ?x2893 new.embedding.cut.given_least)))))
 (let (($x209 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x209 new.embedding.cut.parts ?x937))))))))))))))))))
(assert
 (let ((?x3775 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x209 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x209 new.embedding.cut.parts ?x3775)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x3877 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (let (($x523 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3712 (ite $x523 (ite (and new.embedding.rows_where_kept (or $x2653 $x3877)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3712))))))
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
 (let (($x3678 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1987 (not new.embedding.cut.beyond)))
 (let (($x1621 (or (not (= (_ bv95 7) new.embedding.split)) (and $x1987 (or (= (_ bv96 7) new.embedding.state) $x3678)))))
 (not $x1621)))))
(assert
 (let (($x2509 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1529 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x1529 (or (= (_ bv96 7) old.embedding.state) $x2509))))))
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
 (let (($x2342 (= (_ bv73 7) old.embedding.collective)))
 (let (($x896 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1032 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3824 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1575 (= (_ bv4 7) old.embedding.collective)))
 (or $x1575 $x3824 $x1032 $x896 $x2342)))))))
(assert
 (let (($x1209 (= (_ bv95 7) old.embedding.split)))
 (let (($x1555 (= (_ bv38 7) old.embedding.split)))
 (or $x1555 (= (_ bv57 7) old.embedding.split) $x1209))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x413 (= (_ bv96 7) old.hidden.kind)))
 (let (($x939 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3065 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1066 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2531 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2531 $x1066 (= (_ bv56 7) old.hidden.kind) $x1468 $x3065 $x939 $x413 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x933 (= (_ bv49 7) old.norm.statistic)))
 (or $x933 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x860 (= (_ bv96 7) old.stream)))
 (let (($x1248 (= (_ bv94 7) old.stream)))
 (let (($x2034 (= (_ bv38 7) old.stream)))
 (or $x2034 $x1248 $x860)))))
(assert
 (let (($x1780 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1520 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x319 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x319 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1520 (= (_ bv91 7) old.stream_tokens.kind) $x1780 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x576 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x848 (div (* ?x576 old.hidden.multiple) old.hidden.parts)))
 (let (($x1397 (< 1 old.hidden.parts)))
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1468 $x1397 (= ?x848 old.hidden.n))))))))
(assert
 (let ((?x576 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x848 (div (* ?x576 old.hidden.multiple) old.hidden.parts)))
 (let (($x1397 (< 1 old.hidden.parts)))
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1468 $x1397 (<= old.hidden.n ?x848))))))))
(assert
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1468 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2531 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2759 (ite $x2531 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x576 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x848 (div (* ?x576 old.hidden.multiple) old.hidden.parts)))
 (let (($x895 (= (- 1) old.hidden.n)))
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (let (($x939 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1198 (ite $x939 (or $x895 (< old.hidden.block old.hidden.n)) (ite $x1468 (or $x895 (< ?x848 old.hidden.n)) $x2759))))
 (let (($x26 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1198)))
 (let (($x1066 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3065 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1085 (or $x3065 $x1066)))
 (= old.hidden.moved (ite $x1085 old.hidden.given_moved $x26)))))))))))))))
(assert
 (let (($x1780 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x704 (or $x1780 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x913 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x704)))
 (= old.stream_tokens.everywhere $x913)))))
(assert
 (let (($x3175 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x896 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2624 (or $x896 $x3175)))
 (let (($x1209 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3584 (ite $x1209 (ite (and old.embedding.rows_where_kept $x2624) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3584)))))))
(assert
 (let (($x413 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1066 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3065 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1085 (or $x3065 $x1066)))
 (let (($x96 (ite $x1085 old.hidden.given_everywhere (or $x413 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x96)))))))
(assert
 (let (($x860 (= (_ bv96 7) old.stream)))
 (let (($x552 (or $x860 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x552))))
(assert
 (let (($x3057 (= 1 old.tp)))
 (let (($x860 (= (_ bv96 7) old.stream)))
 (let (($x1788 (or $x860 $x3057 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x3175 (and (or (not old.embedding.group.tp) $x3057) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1032 (= (_ bv10 7) old.embedding.collective)))
 (let (($x896 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1903 (ite (or (or $x896 $x1032) (and $x3175 $x1788)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2342 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3824 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1596 (ite (or $x896 (and $x1032 (= (_ bv38 7) old.stream)) (and (or $x3824 $x2342) $x3175)) (_ bv38 7) (ite $x1032 (_ bv96 7) (_ bv16 7)))))
 (let (($x2603 (or (and old.hidden.filled (not $x860)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3161 (not $x3175)))
 (let (($x933 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2034 (= (_ bv38 7) old.stream)))
 (let ((?x3538 (ite (and $x3824 old.hidden.filled $x2034 $x3161 $x933) old.stream (ite (and $x2342 $x3161 $x2603) old.stream ?x1596))))
 (let (($x1575 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2606 (ite $x1575 (_ bv96 7) (ite (and $x3824 old.hidden.filled $x860 $x3161) (_ bv96 7) ?x3538))))
 (let (($x2624 (or $x896 $x3175)))
 (let ((?x3071 (ite (and (not $x2034) old.stream.in_order old.hidden.everywhere $x2624) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x3175) (_ bv38 7) ?x2606))))
 (let ((?x1698 (ite (= (_ bv38 7) old.embedding.state) ?x3071 (ite (= (_ bv96 7) old.embedding.state) ?x1903 old.embedding.state))))
 (let ((?x3062 (ite $x2342 (ite (not $x860) old.stream (_ bv66 7)) (ite $x1032 (ite $x860 (_ bv96 7) old.stream) (ite $x896 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x3824 (_ bv96 7) ?x3062) ?x1698))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1016 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3258 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1381 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1552 (= (_ bv4 7) new.embedding.collective)))
 (or $x1552 $x1381 $x3258 $x2653 $x1016)))))))
(assert
 (let (($x523 (= (_ bv95 7) new.embedding.split)))
 (let (($x1537 (= (_ bv38 7) new.embedding.split)))
 (or $x1537 (= (_ bv57 7) new.embedding.split) $x523))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x3390 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1327 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1861 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2958 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2958 $x1861 (= (_ bv56 7) new.hidden.kind) $x2230 $x1327 $x2136 $x3390 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1680 (= (_ bv49 7) new.norm.statistic)))
 (or $x1680 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3801 (= (_ bv96 7) new.stream)))
 (let (($x293 (= (_ bv94 7) new.stream)))
 (let (($x2102 (= (_ bv38 7) new.stream)))
 (or $x2102 $x293 $x3801)))))
(assert
 (let (($x131 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2844 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x3017 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3017 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2844 (= (_ bv91 7) new.stream_tokens.kind) $x131 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1012 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2714 (div (* ?x1012 new.hidden.multiple) new.hidden.parts)))
 (let (($x1712 (< 1 new.hidden.parts)))
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2230 $x1712 (= ?x2714 new.hidden.n))))))))
(assert
 (let ((?x1012 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2714 (div (* ?x1012 new.hidden.multiple) new.hidden.parts)))
 (let (($x1712 (< 1 new.hidden.parts)))
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2230 $x1712 (<= new.hidden.n ?x2714))))))))
(assert
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2230 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2958 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3052 (ite $x2958 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1012 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2714 (div (* ?x1012 new.hidden.multiple) new.hidden.parts)))
 (let (($x2158 (= (- 1) new.hidden.n)))
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1889 (ite $x2136 (or $x2158 (< new.hidden.block new.hidden.n)) (ite $x2230 (or $x2158 (< ?x2714 new.hidden.n)) $x3052))))
 (let (($x189 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1889)))
 (let (($x1861 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1327 (= (_ bv86 7) new.hidden.kind)))
 (let (($x248 (or $x1327 $x1861)))
 (= new.hidden.moved (ite $x248 new.hidden.given_moved $x189)))))))))))))))
(assert
 (let (($x131 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2340 (or $x131 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3558 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2340)))
 (= new.stream_tokens.everywhere $x3558)))))
(assert
 (let (($x3877 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (let (($x13 (or $x2653 $x3877)))
 (let (($x523 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3712 (ite $x523 (ite (and new.embedding.rows_where_kept $x13) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3712)))))))
(assert
 (let (($x3390 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1861 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1327 (= (_ bv86 7) new.hidden.kind)))
 (let (($x248 (or $x1327 $x1861)))
 (let (($x1639 (ite $x248 new.hidden.given_everywhere (or $x3390 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1639)))))))
(assert
 (let (($x3801 (= (_ bv96 7) new.stream)))
 (let (($x2375 (or $x3801 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2375))))
(assert
 (let (($x1041 (= 1 new.tp)))
 (let (($x3801 (= (_ bv96 7) new.stream)))
 (let (($x1825 (or $x3801 $x1041 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x3877 (and (or (not new.embedding.group.tp) $x1041) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3258 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1532 (ite (or (or $x2653 $x3258) (and $x3877 $x1825)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1016 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1381 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x968 (ite (or $x2653 (and $x3258 (= (_ bv38 7) new.stream)) (and (or $x1381 $x1016) $x3877)) (_ bv38 7) (ite $x3258 (_ bv96 7) (_ bv16 7)))))
 (let (($x3100 (or (and new.hidden.filled (not $x3801)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x633 (not $x3877)))
 (let (($x1680 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2102 (= (_ bv38 7) new.stream)))
 (let ((?x1004 (ite (and $x1381 new.hidden.filled $x2102 $x633 $x1680) new.stream (ite (and $x1016 $x633 $x3100) new.stream ?x968))))
 (let (($x1552 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2592 (ite $x1552 (_ bv96 7) (ite (and $x1381 new.hidden.filled $x3801 $x633) (_ bv96 7) ?x1004))))
 (let (($x13 (or $x2653 $x3877)))
 (let ((?x2666 (ite (and (not $x2102) new.stream.in_order new.hidden.everywhere $x13) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3877) (_ bv38 7) ?x2592))))
 (let ((?x2915 (ite (= (_ bv38 7) new.embedding.state) ?x2666 (ite (= (_ bv96 7) new.embedding.state) ?x1532 new.embedding.state))))
 (let ((?x1071 (ite $x1016 (ite (not $x3801) new.stream (_ bv66 7)) (ite $x3258 (ite $x3801 (_ bv96 7) new.stream) (ite $x2653 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x1381 (_ bv96 7) ?x1071) ?x2915))))))))))))))))))))))))
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
 (let (($x3488 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1041 (= 1 new.tp)))
 (let (($x3047 (= new.embedding.joined new.stream)))
 (let (($x1595 (or (or (= (_ bv96 7) new.embedding.joined) $x3047) (and $x1041 (or (not (= (_ bv38 7) new.embedding.split)) $x3488)))))
 (not $x1595))))))
(assert
 (let (($x1798 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x3057 (= 1 old.tp)))
(let (($x154 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x154) (and $x3057 (or (not (= (_ bv38 7) old.embedding.split)) $x1798)))))))
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
 (let (($x2342 (= (_ bv73 7) old.embedding.collective)))
 (let (($x896 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1032 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3824 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1575 (= (_ bv4 7) old.embedding.collective)))
 (or $x1575 $x3824 $x1032 $x896 $x2342)))))))
(assert
 (let (($x1209 (= (_ bv95 7) old.embedding.split)))
 (let (($x1555 (= (_ bv38 7) old.embedding.split)))
 (or $x1555 (= (_ bv57 7) old.embedding.split) $x1209))))
(assert
 (let (($x413 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3065 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1066 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1066 (= (_ bv56 7) old.hidden.kind) $x1468 $x3065 (= (_ bv91 7) old.hidden.kind) $x413 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x933 (= (_ bv49 7) old.norm.statistic)))
 (or $x933 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x860 (= (_ bv96 7) old.stream)))
 (let (($x1248 (= (_ bv94 7) old.stream)))
 (let (($x2034 (= (_ bv38 7) old.stream)))
 (or $x2034 $x1248 $x860)))))
(assert
 (let (($x1780 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1520 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x319 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x319 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1520 (= (_ bv91 7) old.stream_tokens.kind) $x1780 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x576 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x848 (div (* ?x576 old.hidden.multiple) old.hidden.parts)))
 (let (($x1397 (< 1 old.hidden.parts)))
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1468 $x1397 (= ?x848 old.hidden.n))))))))
(assert
 (let ((?x576 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x848 (div (* ?x576 old.hidden.multiple) old.hidden.parts)))
 (let (($x1397 (< 1 old.hidden.parts)))
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1468 $x1397 (<= old.hidden.n ?x848))))))))
(assert
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1468 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1780 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x704 (or $x1780 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x913 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x704)))
 (= old.stream_tokens.everywhere $x913)))))
(assert
 (let (($x3103 (not old.embedding.group.pp)))
 (let (($x1060 (or $x3103 (= 1 old.pp))))
 (let (($x1477 (not old.embedding.group.sp)))
 (let (($x2704 (or $x1477 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x258 (not old.embedding.group.dp)))
 (let (($x2897 (or $x258 $x2870)))
 (let (($x3175 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2897 $x2704 $x1060)))
 (let (($x896 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2624 (or $x896 $x3175)))
 (let (($x1209 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3584 (ite $x1209 (ite (and old.embedding.rows_where_kept $x2624) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3584))))))))))))))
(assert
 (let (($x413 (= (_ bv96 7) old.hidden.kind)))
 (let (($x96 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x413 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x96))))
(assert
 (let (($x860 (= (_ bv96 7) old.stream)))
 (let (($x552 (or $x860 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x552))))
(assert
 (let (($x3057 (= 1 old.tp)))
 (let (($x860 (= (_ bv96 7) old.stream)))
 (let (($x1788 (or $x860 $x3057 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x3103 (not old.embedding.group.pp)))
 (let (($x1060 (or $x3103 (= 1 old.pp))))
 (let (($x1477 (not old.embedding.group.sp)))
 (let (($x2704 (or $x1477 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x258 (not old.embedding.group.dp)))
 (let (($x2897 (or $x258 $x2870)))
 (let (($x3175 (and (or (not old.embedding.group.tp) $x3057) $x2897 $x2704 $x1060)))
 (let (($x1032 (= (_ bv10 7) old.embedding.collective)))
 (let (($x896 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1903 (ite (or (or $x896 $x1032) (and $x3175 $x1788)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2170 (= (_ bv96 7) old.embedding.state)))
 (let (($x2342 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3824 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1596 (ite (or $x896 (and $x1032 (= (_ bv38 7) old.stream)) (and (or $x3824 $x2342) $x3175)) (_ bv38 7) (ite $x1032 (_ bv96 7) (_ bv16 7)))))
 (let (($x2603 (or (and old.hidden.filled (not $x860)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3161 (not $x3175)))
 (let (($x933 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2034 (= (_ bv38 7) old.stream)))
 (let ((?x3538 (ite (and $x3824 old.hidden.filled $x2034 $x3161 $x933) old.stream (ite (and $x2342 $x3161 $x2603) old.stream ?x1596))))
 (let (($x1575 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2606 (ite $x1575 (_ bv96 7) (ite (and $x3824 old.hidden.filled $x860 $x3161) (_ bv96 7) ?x3538))))
 (let (($x2624 (or $x896 $x3175)))
 (let ((?x3071 (ite (and (not $x2034) old.stream.in_order old.hidden.everywhere $x2624) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x3175) (_ bv38 7) ?x2606))))
 (let (($x2201 (= (_ bv38 7) old.embedding.state)))
 (let ((?x3062 (ite $x2342 (ite (not $x860) old.stream (_ bv66 7)) (ite $x1032 (ite $x860 (_ bv96 7) old.stream) (ite $x896 (_ bv92 7) (_ bv16 7))))))
 (let ((?x753 (ite (= (_ bv92 7) old.embedding.state) (ite $x3824 (_ bv96 7) ?x3062) (ite $x2201 ?x3071 (ite $x2170 ?x1903 old.embedding.state)))))
 (= old.embedding.joined ?x753))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1016 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3258 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1381 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1552 (= (_ bv4 7) new.embedding.collective)))
 (or $x1552 $x1381 $x3258 $x2653 $x1016)))))))
(assert
 (let (($x523 (= (_ bv95 7) new.embedding.split)))
 (let (($x1537 (= (_ bv38 7) new.embedding.split)))
 (or $x1537 (= (_ bv57 7) new.embedding.split) $x523))))
(assert
 (let (($x3390 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1327 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1861 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1861 (= (_ bv56 7) new.hidden.kind) $x2230 $x1327 (= (_ bv91 7) new.hidden.kind) $x3390 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1680 (= (_ bv49 7) new.norm.statistic)))
 (or $x1680 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3801 (= (_ bv96 7) new.stream)))
 (let (($x293 (= (_ bv94 7) new.stream)))
 (let (($x2102 (= (_ bv38 7) new.stream)))
 (or $x2102 $x293 $x3801)))))
(assert
 (let (($x131 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2844 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x3017 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3017 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2844 (= (_ bv91 7) new.stream_tokens.kind) $x131 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1012 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2714 (div (* ?x1012 new.hidden.multiple) new.hidden.parts)))
 (let (($x1712 (< 1 new.hidden.parts)))
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2230 $x1712 (= ?x2714 new.hidden.n))))))))
(assert
 (let ((?x1012 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2714 (div (* ?x1012 new.hidden.multiple) new.hidden.parts)))
 (let (($x1712 (< 1 new.hidden.parts)))
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2230 $x1712 (<= new.hidden.n ?x2714))))))))
(assert
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2230 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x131 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2340 (or $x131 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3558 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2340)))
 (= new.stream_tokens.everywhere $x3558)))))
(assert
 (let (($x2970 (not new.embedding.group.pp)))
 (let (($x2757 (or $x2970 (= 1 new.pp))))
 (let (($x1570 (not new.embedding.group.sp)))
 (let (($x1347 (or $x1570 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3278 (not new.embedding.group.dp)))
 (let (($x2649 (or $x3278 $x1405)))
 (let (($x3877 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2649 $x1347 $x2757)))
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (let (($x13 (or $x2653 $x3877)))
 (let (($x523 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3712 (ite $x523 (ite (and new.embedding.rows_where_kept $x13) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3712))))))))))))))
(assert
 (let (($x3390 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1639 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x3390 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1639))))
(assert
 (let (($x3801 (= (_ bv96 7) new.stream)))
 (let (($x2375 (or $x3801 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2375))))
(assert
 (let (($x1041 (= 1 new.tp)))
 (let (($x3801 (= (_ bv96 7) new.stream)))
 (let (($x1825 (or $x3801 $x1041 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2970 (not new.embedding.group.pp)))
 (let (($x2757 (or $x2970 (= 1 new.pp))))
 (let (($x1570 (not new.embedding.group.sp)))
 (let (($x1347 (or $x1570 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3278 (not new.embedding.group.dp)))
 (let (($x2649 (or $x3278 $x1405)))
 (let (($x3877 (and (or (not new.embedding.group.tp) $x1041) $x2649 $x1347 $x2757)))
 (let (($x3258 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1532 (ite (or (or $x2653 $x3258) (and $x3877 $x1825)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2112 (= (_ bv96 7) new.embedding.state)))
 (let (($x1016 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1381 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x968 (ite (or $x2653 (and $x3258 (= (_ bv38 7) new.stream)) (and (or $x1381 $x1016) $x3877)) (_ bv38 7) (ite $x3258 (_ bv96 7) (_ bv16 7)))))
 (let (($x3100 (or (and new.hidden.filled (not $x3801)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x633 (not $x3877)))
 (let (($x1680 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2102 (= (_ bv38 7) new.stream)))
 (let ((?x1004 (ite (and $x1381 new.hidden.filled $x2102 $x633 $x1680) new.stream (ite (and $x1016 $x633 $x3100) new.stream ?x968))))
 (let (($x1552 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2592 (ite $x1552 (_ bv96 7) (ite (and $x1381 new.hidden.filled $x3801 $x633) (_ bv96 7) ?x1004))))
 (let (($x13 (or $x2653 $x3877)))
 (let ((?x2666 (ite (and (not $x2102) new.stream.in_order new.hidden.everywhere $x13) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3877) (_ bv38 7) ?x2592))))
 (let (($x701 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1071 (ite $x1016 (ite (not $x3801) new.stream (_ bv66 7)) (ite $x3258 (ite $x3801 (_ bv96 7) new.stream) (ite $x2653 (_ bv92 7) (_ bv16 7))))))
 (let ((?x887 (ite (= (_ bv92 7) new.embedding.state) (ite $x1381 (_ bv96 7) ?x1071) (ite $x701 ?x2666 (ite $x2112 ?x1532 new.embedding.state)))))
 (= new.embedding.joined ?x887))))))))))))))))))))))))))))))))
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
 (let (($x2970 (not new.embedding.group.pp)))
 (let (($x2757 (or $x2970 (= 1 new.pp))))
 (let (($x1570 (not new.embedding.group.sp)))
 (let (($x1347 (or $x1570 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3278 (not new.embedding.group.dp)))
 (let (($x2649 (or $x3278 $x1405)))
 (let (($x701 (= (_ bv38 7) new.embedding.state)))
 (let (($x2112 (= (_ bv96 7) new.embedding.state)))
 (let (($x3877 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2649 $x1347 $x2757)))
 (let (($x1838 (and $x3877 (or $x2112 (and $x701 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x3258 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1737 (or (and (= (_ bv96 7) new.embedding.joined) $x2112) $x2653 (and $x3258 $x701 (= (_ bv38 7) new.embedding.joined)) $x1838 (and (or new.embedding.group.tp (= 1 new.tp)) $x2649 $x1347 $x2757))))
 (not $x1737))))))))))))))))
(assert
 (let (($x3103 (not old.embedding.group.pp)))
(let (($x1060 (or $x3103 (= 1 old.pp))))
(let (($x1477 (not old.embedding.group.sp)))
(let (($x2704 (or $x1477 (= 1 old.sp))))
(let (($x2870 (= 1 old.dp)))
(let (($x258 (not old.embedding.group.dp)))
(let (($x2897 (or $x258 $x2870)))
(let (($x2201 (= (_ bv38 7) old.embedding.state)))
(let (($x2170 (= (_ bv96 7) old.embedding.state)))
(let (($x3175 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2897 $x2704 $x1060)))
(let (($x585 (and $x3175 (or $x2170 (and $x2201 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1032 (= (_ bv10 7) old.embedding.collective)))
(let (($x896 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x2170) $x896 (and $x1032 $x2201 (= (_ bv38 7) old.embedding.joined)) $x585 (and (or old.embedding.group.tp (= 1 old.tp)) $x2897 $x2704 $x1060))))))))))))))))
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
 (let (($x2342 (= (_ bv73 7) old.embedding.collective)))
 (let (($x896 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1032 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3824 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1575 (= (_ bv4 7) old.embedding.collective)))
 (or $x1575 $x3824 $x1032 $x896 $x2342)))))))
(assert
 (let (($x1073 (= (_ bv29 7) old.embedding.positions)))
 (let (($x2759 (= (_ bv27 7) old.embedding.positions)))
 (let (($x1649 (= (_ bv23 7) old.embedding.positions)))
 (let (($x3475 (= (_ bv1 7) old.embedding.positions)))
 (or $x3475 $x1649 $x2759 $x1073))))))
(assert
 (let (($x1209 (= (_ bv95 7) old.embedding.split)))
 (let (($x1555 (= (_ bv38 7) old.embedding.split)))
 (or $x1555 (= (_ bv57 7) old.embedding.split) $x1209))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x413 (= (_ bv96 7) old.hidden.kind)))
 (let (($x939 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3065 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1066 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2531 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2531 $x1066 (= (_ bv56 7) old.hidden.kind) $x1468 $x3065 $x939 $x413 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2083 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x2083 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x933 (= (_ bv49 7) old.norm.statistic)))
 (or $x933 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x860 (= (_ bv96 7) old.stream)))
 (let (($x1248 (= (_ bv94 7) old.stream)))
 (let (($x2034 (= (_ bv38 7) old.stream)))
 (or $x2034 $x1248 $x860)))))
(assert
 (let (($x1780 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1520 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x319 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x319 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1520 (= (_ bv91 7) old.stream_tokens.kind) $x1780 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x576 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x848 (div (* ?x576 old.hidden.multiple) old.hidden.parts)))
 (let (($x1397 (< 1 old.hidden.parts)))
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1468 $x1397 (= ?x848 old.hidden.n))))))))
(assert
 (let ((?x576 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x848 (div (* ?x576 old.hidden.multiple) old.hidden.parts)))
 (let (($x1397 (< 1 old.hidden.parts)))
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1468 $x1397 (<= old.hidden.n ?x848))))))))
(assert
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1468 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2531 (= (_ bv26 7) old.hidden.kind)))
 (let (($x276 (ite $x2531 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x576 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x848 (div (* ?x576 old.hidden.multiple) old.hidden.parts)))
 (let (($x3919 (= (- 1) old.hidden.n)))
 (let (($x1468 (= (_ bv65 7) old.hidden.kind)))
 (let (($x939 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2731 (ite $x939 (or $x3919 (< old.hidden.block old.hidden.n)) (ite $x1468 (or $x3919 (< ?x848 old.hidden.n)) $x276))))
 (let (($x2955 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2731)))
 (let (($x1066 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3065 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1085 (or $x3065 $x1066)))
 (= old.hidden.moved (ite $x1085 old.hidden.given_moved $x2955)))))))))))))))
(assert
 (let (($x1780 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x704 (or $x1780 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x913 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x704)))
 (= old.stream_tokens.everywhere $x913)))))
(assert
 (let (($x3175 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x896 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2624 (or $x896 $x3175)))
 (let (($x1209 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3584 (ite $x1209 (ite (and old.embedding.rows_where_kept $x2624) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3584)))))))
(assert
 (let (($x413 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1066 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3065 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1085 (or $x3065 $x1066)))
 (let (($x96 (ite $x1085 old.hidden.given_everywhere (or $x413 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x96)))))))
(assert
 (let (($x1855 (not old.hidden.moved)))
 (let (($x45 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1855)))
 (let (($x3661 (= 1 old.hidden.parts)))
 (let (($x1066 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3065 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1085 (or $x3065 $x1066)))
 (= old.hidden.first_alone (ite $x1085 old.hidden.given_first (or $x3661 $x45))))))))))
(assert
 (let (($x860 (= (_ bv96 7) old.stream)))
 (let (($x552 (or $x860 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x552))))
(assert
 (let (($x1209 (= (_ bv95 7) old.embedding.split)))
 (let (($x221 (not $x1209)))
 (let (($x3057 (= 1 old.tp)))
 (let (($x860 (= (_ bv96 7) old.stream)))
 (let (($x3175 (and (or (not old.embedding.group.tp) $x3057) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1454 (and $x3175 (or $x860 $x3057 (not (= (_ bv4 7) old.embedding.collective)) $x221))))
 (let (($x1032 (= (_ bv10 7) old.embedding.collective)))
 (let (($x896 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1903 (ite (or (or $x896 $x1032) $x1454) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2170 (= (_ bv96 7) old.embedding.state)))
 (let (($x2342 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3824 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1596 (ite (or $x896 (and $x1032 (= (_ bv38 7) old.stream)) (and (or $x3824 $x2342) $x3175)) (_ bv38 7) (ite $x1032 (_ bv96 7) (_ bv16 7)))))
 (let (($x2603 (or (and old.hidden.filled (not $x860)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3161 (not $x3175)))
 (let (($x933 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2034 (= (_ bv38 7) old.stream)))
 (let ((?x3538 (ite (and $x3824 old.hidden.filled $x2034 $x3161 $x933) old.stream (ite (and $x2342 $x3161 $x2603) old.stream ?x1596))))
 (let (($x1575 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2606 (ite $x1575 (_ bv96 7) (ite (and $x3824 old.hidden.filled $x860 $x3161) (_ bv96 7) ?x3538))))
 (let (($x2624 (or $x896 $x3175)))
 (let ((?x3071 (ite (and (not $x2034) old.stream.in_order old.hidden.everywhere $x2624) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x3175) (_ bv38 7) ?x2606))))
 (let (($x2201 (= (_ bv38 7) old.embedding.state)))
 (let ((?x3062 (ite $x2342 (ite (not $x860) old.stream (_ bv66 7)) (ite $x1032 (ite $x860 (_ bv96 7) old.stream) (ite $x896 (_ bv92 7) (_ bv16 7))))))
 (let (($x2072 (= (_ bv92 7) old.embedding.state)))
 (let ((?x753 (ite $x2072 (ite $x3824 (_ bv96 7) ?x3062) (ite $x2201 ?x3071 (ite $x2170 ?x1903 old.embedding.state)))))
 (= old.embedding.joined ?x753))))))))))))))))))))))))))))
(assert
 (let (($x2408 (not old.hidden.everywhere)))
 (let (($x3824 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2201 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x2201 (= (_ bv96 7) old.embedding.joined) $x3824 $x2408))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1016 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3258 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1381 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1552 (= (_ bv4 7) new.embedding.collective)))
 (or $x1552 $x1381 $x3258 $x2653 $x1016)))))))
(assert
 (let (($x1296 (= (_ bv29 7) new.embedding.positions)))
 (let (($x607 (= (_ bv27 7) new.embedding.positions)))
 (let (($x3113 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1630 (= (_ bv1 7) new.embedding.positions)))
 (or $x1630 $x3113 $x607 $x1296))))))
(assert
 (let (($x523 (= (_ bv95 7) new.embedding.split)))
 (let (($x1537 (= (_ bv38 7) new.embedding.split)))
 (or $x1537 (= (_ bv57 7) new.embedding.split) $x523))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x3390 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1327 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1861 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2958 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2958 $x1861 (= (_ bv56 7) new.hidden.kind) $x2230 $x1327 $x2136 $x3390 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1451 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x1451 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1680 (= (_ bv49 7) new.norm.statistic)))
 (or $x1680 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3801 (= (_ bv96 7) new.stream)))
 (let (($x293 (= (_ bv94 7) new.stream)))
 (let (($x2102 (= (_ bv38 7) new.stream)))
 (or $x2102 $x293 $x3801)))))
(assert
 (let (($x131 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2844 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x3017 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3017 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2844 (= (_ bv91 7) new.stream_tokens.kind) $x131 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1012 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2714 (div (* ?x1012 new.hidden.multiple) new.hidden.parts)))
 (let (($x1712 (< 1 new.hidden.parts)))
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2230 $x1712 (= ?x2714 new.hidden.n))))))))
(assert
 (let ((?x1012 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2714 (div (* ?x1012 new.hidden.multiple) new.hidden.parts)))
 (let (($x1712 (< 1 new.hidden.parts)))
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2230 $x1712 (<= new.hidden.n ?x2714))))))))
(assert
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2230 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2958 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3222 (ite $x2958 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1012 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2714 (div (* ?x1012 new.hidden.multiple) new.hidden.parts)))
 (let (($x2256 (= (- 1) new.hidden.n)))
 (let (($x2230 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv91 7) new.hidden.kind)))
 (let (($x594 (ite $x2136 (or $x2256 (< new.hidden.block new.hidden.n)) (ite $x2230 (or $x2256 (< ?x2714 new.hidden.n)) $x3222))))
 (let (($x879 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x594)))
 (let (($x1861 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1327 (= (_ bv86 7) new.hidden.kind)))
 (let (($x248 (or $x1327 $x1861)))
 (= new.hidden.moved (ite $x248 new.hidden.given_moved $x879)))))))))))))))
(assert
 (let (($x131 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2340 (or $x131 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3558 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2340)))
 (= new.stream_tokens.everywhere $x3558)))))
(assert
 (let (($x3877 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (let (($x13 (or $x2653 $x3877)))
 (let (($x523 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3712 (ite $x523 (ite (and new.embedding.rows_where_kept $x13) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3712)))))))
(assert
 (let (($x3390 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1861 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1327 (= (_ bv86 7) new.hidden.kind)))
 (let (($x248 (or $x1327 $x1861)))
 (let (($x1639 (ite $x248 new.hidden.given_everywhere (or $x3390 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1639)))))))
(assert
 (let (($x2128 (not new.hidden.moved)))
 (let (($x1943 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2128)))
 (let (($x1748 (= 1 new.hidden.parts)))
 (let (($x1861 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1327 (= (_ bv86 7) new.hidden.kind)))
 (let (($x248 (or $x1327 $x1861)))
 (= new.hidden.first_alone (ite $x248 new.hidden.given_first (or $x1748 $x1943))))))))))
(assert
 (let (($x3801 (= (_ bv96 7) new.stream)))
 (let (($x2375 (or $x3801 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2375))))
(assert
 (let (($x523 (= (_ bv95 7) new.embedding.split)))
 (let (($x1134 (not $x523)))
 (let (($x1041 (= 1 new.tp)))
 (let (($x3801 (= (_ bv96 7) new.stream)))
 (let (($x3877 (and (or (not new.embedding.group.tp) $x1041) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2922 (and $x3877 (or $x3801 $x1041 (not (= (_ bv4 7) new.embedding.collective)) $x1134))))
 (let (($x3258 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2653 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1532 (ite (or (or $x2653 $x3258) $x2922) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2112 (= (_ bv96 7) new.embedding.state)))
 (let (($x1016 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1381 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x968 (ite (or $x2653 (and $x3258 (= (_ bv38 7) new.stream)) (and (or $x1381 $x1016) $x3877)) (_ bv38 7) (ite $x3258 (_ bv96 7) (_ bv16 7)))))
 (let (($x3100 (or (and new.hidden.filled (not $x3801)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x633 (not $x3877)))
 (let (($x1680 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2102 (= (_ bv38 7) new.stream)))
 (let ((?x1004 (ite (and $x1381 new.hidden.filled $x2102 $x633 $x1680) new.stream (ite (and $x1016 $x633 $x3100) new.stream ?x968))))
 (let (($x1552 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2592 (ite $x1552 (_ bv96 7) (ite (and $x1381 new.hidden.filled $x3801 $x633) (_ bv96 7) ?x1004))))
 (let (($x13 (or $x2653 $x3877)))
 (let ((?x2666 (ite (and (not $x2102) new.stream.in_order new.hidden.everywhere $x13) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x3877) (_ bv38 7) ?x2592))))
 (let (($x701 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1071 (ite $x1016 (ite (not $x3801) new.stream (_ bv66 7)) (ite $x3258 (ite $x3801 (_ bv96 7) new.stream) (ite $x2653 (_ bv92 7) (_ bv16 7))))))
 (let (($x2901 (= (_ bv92 7) new.embedding.state)))
 (let ((?x887 (ite $x2901 (ite $x1381 (_ bv96 7) ?x1071) (ite $x701 ?x2666 (ite $x2112 ?x1532 new.embedding.state)))))
 (= new.embedding.joined ?x887))))))))))))))))))))))))))))
(assert
 (let (($x3850 (not new.hidden.everywhere)))
 (let (($x1381 (= (_ bv5 7) new.embedding.collective)))
 (let (($x701 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x701 (= (_ bv96 7) new.embedding.joined) $x1381 $x3850))))))
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
 (let (($x2901 (= (_ bv92 7) new.embedding.state)))
 (let (($x132 (or $x2901 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x1296 (= (_ bv29 7) new.embedding.positions)))
 (let (($x587 (not new.embedding.full_though_split)))
 (let (($x607 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1041 (= 1 new.tp)))
 (let (($x1762 (or $x1041 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x587) (and $x607 $x587 (or (not (= (_ bv95 7) new.embedding.split)) (not $x2901))) (and $x1296 $x132) (and (= (_ bv23 7) new.embedding.positions) $x2901))))
 (not $x1762)))))))))
(assert
 (let (($x2072 (= (_ bv92 7) old.embedding.state)))
(let (($x819 (or $x2072 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x1073 (= (_ bv29 7) old.embedding.positions)))
(let (($x2863 (not old.embedding.full_though_split)))
(let (($x2759 (= (_ bv27 7) old.embedding.positions)))
(let (($x3057 (= 1 old.tp)))
(or $x3057 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2863) (and $x2759 $x2863 (or (not (= (_ bv95 7) old.embedding.split)) (not $x2072))) (and $x1073 $x819) (and (= (_ bv23 7) old.embedding.positions) $x2072)))))))))
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
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2272 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1775 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1819 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2599 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3015 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3015 $x2599 $x2696 $x1637 $x1819 $x104 $x609 $x2682 $x2711 $x1775))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x260 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x733 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x733 $x260 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2038 (= (_ bv10 7) old.attention.out.input)))
 (or $x2038 $x1707 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x623 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2196 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1582 (= (_ bv40 7) old.attention.out.split)))
 (or $x1582 $x2196 $x623)))))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x463 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x463 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x393 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x393 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3747 (= (_ bv56 7) old.attention.value_dim.kind) $x3125 $x3343 (= (_ bv91 7) old.attention.value_dim.kind) $x1463 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1263 (= (- 1) old.attention.heads.n)))
 (let (($x1082 (or $x1263 (< (* ?x3519 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x239 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1082 0 1))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2410 (or $x1263 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x49 (ite (and $x1263 (= 1 old.attention.heads.parts)) 1 (ite $x2410 0 1))))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1819 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1775 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3015 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2599 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x712 (ite (or $x2599 $x3015 $x2682 $x1775 $x1819) 1 (ite $x2696 ?x49 (ite $x104 ?x239 old.attention.heads.given_least)))))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2711 old.attention.heads.parts ?x712)))))))))))))))))))
(assert
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1595 (and $x104 (< 1 old.attention.heads.parts) (= ?x3519 old.attention.heads.n))))
 (= old.attention.heads.filled $x1595))))))
(assert
 (let (($x3581 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x104 $x3581)))))
(assert
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3427 (or $x609 $x1637)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x3758 (ite $x2711 old.attention.heads.parts (ite $x3427 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x3758)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x1263 (= (- 1) old.attention.heads.n)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3001 (ite $x2696 (or $x1263 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1263 (< 1 old.attention.heads.n)))))
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2876 (ite $x2682 (or $x1263 (< old.attention.heads.block old.attention.heads.n)) (ite $x104 (or $x1263 (< ?x3519 old.attention.heads.n)) $x3001))))
 (let (($x3506 (= 1 old.attention.heads.parts)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3427 (or $x609 $x1637)))
 (let (($x1374 (ite $x3427 old.attention.heads.given_moved (ite (or $x2711 $x3506) false $x2876))))
 (= old.attention.heads.moved $x1374))))))))))))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x1945 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3125 (not (= 0 ?x1945)))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x1582 (= (_ bv40 7) old.attention.out.split)))
 (let (($x100 (not $x1582)))
 (let (($x2038 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1707 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1707 (and $x2038 $x100))))))))
(assert
 (let (($x868 (not old.attention.heads.padded)))
 (let (($x3506 (= 1 old.attention.heads.parts)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3427 (or $x609 $x1637)))
 (let (($x1997 (ite $x3427 old.attention.heads.given_everywhere (or $x2711 (and $x3506 $x868)))))
 (= old.attention.heads.everywhere $x1997)))))))))
(assert
 (let (($x3553 (not old.attention.value_dim.padded)))
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3415 (ite (or $x3343 $x3747) old.attention.value_dim.given_everywhere (or $x1463 (and (= 1 old.attention.value_dim.parts) $x3553)))))
 (= old.attention.value_dim.everywhere $x3415)))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3524 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x3524)))))))))))))))))))))))
(assert
 (let (($x2036 (not old.attention.heads.moved)))
 (let (($x1775 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3015 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2599 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1359 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2599 $x3015 $x2682 $x1775) $x2036))))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3427 (or $x609 $x1637)))
 (= old.attention.heads.undivided (ite $x3427 old.attention.heads.given_undivided $x1359))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x708 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1281 ?x2715 ?x708))))))))))))))))))))))))
(assert
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2011 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x76 (ite $x2011 old.attention.v (ite $x2444 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x76)))))
(assert
 (let (($x2753 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2544 (not old.attention.gathers)))
 (let (($x2196 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2196 $x2544 $x2753))))))
(assert
 (let ((?x2158 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x268 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x733 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x260 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3245 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x260 $x733) $x268))))
 (let (($x1582 (= (_ bv40 7) old.attention.out.split)))
 (let (($x100 (not $x1582)))
 (let (($x3385 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1214 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3385)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3385 old.attention.value_dim.everywhere $x100) $x3245)))
 (= old.attention.mixed_in (ite $x1214 (_ bv96 7) ?x2158))))))))))))
(assert
 (let ((?x3215 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3875 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x895 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x268 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x260 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1582 (= (_ bv40 7) old.attention.out.split)))
 (let (($x821 (and $x1582 (or $x260 $x268) (ite $x895 old.attention.dims_where_kept $x3875))))
 (= old.attention.out_state (ite $x821 (_ bv96 7) ?x3215))))))))))
(assert
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1538 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1597 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3907 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2977 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x347 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x347 $x2977 $x2251 $x817 $x3907 $x3517 $x1081 $x2923 $x1174 $x1597))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x237 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1736 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1736 $x237 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1426 (= (_ bv32 7) new.attention.out.input)))
 (let (($x804 (= (_ bv10 7) new.attention.out.input)))
 (or $x804 $x1426 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2281 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1580 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1346 (= (_ bv40 7) new.attention.out.split)))
 (or $x1346 $x1580 $x2281)))))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x1366 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1366 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x3561 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3561 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2987 (= (_ bv56 7) new.attention.value_dim.kind) $x1002 $x3912 (= (_ bv91 7) new.attention.value_dim.kind) $x800 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x199 (= (- 1) new.attention.heads.n)))
 (let (($x2327 (or $x199 (< (* ?x1064 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1529 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2327 0 1))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2635 (or $x199 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2182 (ite (and $x199 (= 1 new.attention.heads.parts)) 1 (ite $x2635 0 1))))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3907 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1597 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x347 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2977 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x585 (ite (or $x2977 $x347 $x2923 $x1597 $x3907) 1 (ite $x2251 ?x2182 (ite $x3517 ?x1529 new.attention.heads.given_least)))))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1174 new.attention.heads.parts ?x585)))))))))))))))))))
(assert
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1084 (and $x3517 (< 1 new.attention.heads.parts) (= ?x1064 new.attention.heads.n))))
 (= new.attention.heads.filled $x1084))))))
(assert
 (let (($x1769 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3517 $x1769)))))
(assert
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1447 (or $x1081 $x817)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x611 (ite $x1174 new.attention.heads.parts (ite $x1447 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x611)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x199 (= (- 1) new.attention.heads.n)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1112 (ite $x2251 (or $x199 (<= new.attention.heads.parts new.attention.heads.n)) (or $x199 (< 1 new.attention.heads.n)))))
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3007 (ite $x2923 (or $x199 (< new.attention.heads.block new.attention.heads.n)) (ite $x3517 (or $x199 (< ?x1064 new.attention.heads.n)) $x1112))))
 (let (($x1318 (= 1 new.attention.heads.parts)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1447 (or $x1081 $x817)))
 (let (($x2911 (ite $x1447 new.attention.heads.given_moved (ite (or $x1174 $x1318) false $x3007))))
 (= new.attention.heads.moved $x2911))))))))))))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x1113 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1002 (not (= 0 ?x1113)))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x1346 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1727 (not $x1346)))
 (let (($x804 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1426 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1426 (and $x804 $x1727))))))))
(assert
 (let (($x2866 (not new.attention.heads.padded)))
 (let (($x1318 (= 1 new.attention.heads.parts)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1447 (or $x1081 $x817)))
 (let (($x748 (ite $x1447 new.attention.heads.given_everywhere (or $x1174 (and $x1318 $x2866)))))
 (= new.attention.heads.everywhere $x748)))))))))
(assert
 (let (($x2424 (not new.attention.value_dim.padded)))
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3029 (ite (or $x3912 $x2987) new.attention.value_dim.given_everywhere (or $x800 (and (= 1 new.attention.value_dim.parts) $x2424)))))
 (= new.attention.value_dim.everywhere $x3029)))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2620 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x2620)))))))))))))))))))))
(assert
 (let (($x1300 (not new.attention.heads.moved)))
 (let (($x1597 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x347 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2977 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3086 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2977 $x347 $x2923 $x1597) $x1300))))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1447 (or $x1081 $x817)))
 (= new.attention.heads.undivided (ite $x1447 new.attention.heads.given_undivided $x3086))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2293 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3196 ?x3603 ?x2293))))))))))))))))))))))
(assert
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1056 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x652 (ite $x1056 new.attention.v (ite $x2959 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x652)))))
(assert
 (let (($x2787 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x25 (not new.attention.gathers)))
 (let (($x1580 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1580 $x25 $x2787))))))
(assert
 (let ((?x2824 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1096 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1736 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x237 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1911 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x237 $x1736) $x1096))))
 (let (($x1346 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1727 (not $x1346)))
 (let (($x1039 (= (_ bv36 7) new.attention.mixed)))
 (let (($x406 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1039)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1039 new.attention.value_dim.everywhere $x1727) $x1911)))
 (= new.attention.mixed_in (ite $x406 (_ bv96 7) ?x2824))))))))))))
(assert
 (let ((?x678 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x303 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3488 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x1096 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x237 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1346 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1025 (and $x1346 (or $x237 $x1096) (ite $x3488 new.attention.dims_where_kept $x303))))
 (= new.attention.out_state (ite $x1025 (_ bv96 7) ?x678))))))))))
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
 (let (($x2498 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1897 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x1346 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1727 (not $x1346)))
 (let (($x2702 (or (= 1 new.attention.heads.most) $x1727 (= (_ bv96 7) new.attention.out_state) (and $x1897 (and new.attention.heads.undivided $x2498)))))
 (let (($x1929 (not new.attention.heads.beyond)))
 (let (($x866 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x1346 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x866 (and (<= 1 new.attention.heads.least) $x1929 $x2702)))))))))))
(assert
 (let (($x245 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2499 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x1582 (= (_ bv40 7) old.attention.out.split)))
(let (($x100 (not $x1582)))
(let (($x785 (or (= 1 old.attention.heads.most) $x100 (= (_ bv96 7) old.attention.out_state) (and $x2499 (and old.attention.heads.undivided $x245)))))
(let (($x1107 (not old.attention.heads.beyond)))
(let (($x3408 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x1582 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x3408 (and (<= 1 old.attention.heads.least) $x1107 $x785))))))))))
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
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2272 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x104 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3125 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3521 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7)))))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x3801 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369) ?x3521)))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2056 (ite $x1281 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7))) ?x3801)))
 (= old.attention.q ?x2056)))))))))))))))))))
(assert
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1538 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3517 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1477 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7)))))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3103 (ite $x3196 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1751 ?x1477))))
 (= new.attention.q ?x3103)))))))))))))))))
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
 (let (($x2342 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x2342)))))
(assert
 (let (($x1787 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x1787))))
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
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2736 $x2956 $x3116 $x2658 $x1604 $x2272 $x2504 $x937 $x706 $x2939))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1637 (= (_ bv56 7) old.attention.heads.kind) $x104 $x609 (= (_ bv91 7) old.attention.heads.kind) $x2711 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1453 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2252 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2252 $x1453 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x26 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2981 (= (_ bv10 7) old.attention.out.input)))
 (or $x2981 $x26 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3442 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3104 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3105 (= (_ bv40 7) old.attention.out.split)))
 (or $x3105 $x3104 $x3442)))))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x513 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x513 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x2620 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2620 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x197 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x474 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x474 $x197 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x1814 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1125 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1200 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1349 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x66 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x354 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x354 $x66 $x1349 $x3747 $x1200 $x3125 $x3343 $x1125 $x1463 $x1814))))))))))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let (($x2941 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x104 $x2941)))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1529 (= (- 1) old.attention.head_dim.n)))
 (let (($x3506 (or $x1529 (< (* ?x813 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2837 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1340 (ite $x2272 (ite (= 0 ?x2837) 1 (ite $x3506 0 1)) old.attention.head_dim.given_least)))
 (let (($x2038 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3553 (ite (and $x1529 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1529 $x2038) 0 1))))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3203 (ite $x706 old.attention.head_dim.parts (ite (or $x2956 $x2736 $x937 $x2939 $x1604) 1 (ite $x3116 ?x3553 ?x1340)))))
 (= old.attention.head_dim.least ?x3203)))))))))))))))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x3664 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2272 (not (= 0 ?x3664)))))))
(assert
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2217 (or $x2504 $x2658)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2548 (ite $x706 old.attention.head_dim.parts (ite $x2217 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2548)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x1529 (= (- 1) old.attention.head_dim.n)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3011 (ite $x3116 (or $x1529 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1529 (< 1 old.attention.head_dim.n)))))
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1945 (ite $x937 (or $x1529 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2272 (or $x1529 (< ?x813 old.attention.head_dim.n)) $x3011))))
 (let (($x2099 (= 1 old.attention.head_dim.parts)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2217 (or $x2504 $x2658)))
 (let (($x2509 (ite $x2217 old.attention.head_dim.given_moved (ite (or $x706 $x2099) false $x1945))))
 (= old.attention.head_dim.moved $x2509))))))))))))))))
(assert
 (let ((?x3244 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3125 (not (= 0 ?x3244)))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1332 (div ?x984 old.attention.value_dim.parts)))
 (let (($x1844 (= (- 1) old.attention.value_dim.n)))
 (let (($x3149 (or $x1844 (< (* ?x1332 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x2115 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x3359 (ite $x3125 (ite (= 0 ?x2115) 1 (ite $x3149 0 1)) old.attention.value_dim.given_least)))
 (let (($x306 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x2011 (ite (and $x1844 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1844 $x306) 0 1))))
 (let (($x1349 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1200 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1814 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1125 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x354 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x66 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x2196 (ite $x1463 old.attention.value_dim.parts (ite (or $x66 $x354 $x1125 $x1814 $x1200) 1 (ite $x1349 ?x2011 ?x3359)))))
 (= old.attention.value_dim.least ?x2196))))))))))))))))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1332 (div ?x984 old.attention.value_dim.parts)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= ?x1332 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x1699 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x884 (not old.model.sinks)))
 (= old.attention.one_key (and $x884 $x1699)))))
(assert
 (let (($x3105 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1842 (not $x3105)))
 (let (($x2981 (= (_ bv10 7) old.attention.out.input)))
 (let (($x26 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x26 (and $x2981 $x1842))))))))
(assert
 (let (($x943 (not old.attention.heads.padded)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3725 (ite (or $x609 $x1637) old.attention.heads.given_everywhere (or $x2711 (and (= 1 old.attention.heads.parts) $x943)))))
 (= old.attention.heads.everywhere $x3725)))))))
(assert
 (let (($x1583 (not old.attention.head_dim.padded)))
 (let (($x2099 (= 1 old.attention.head_dim.parts)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2217 (or $x2504 $x2658)))
 (let (($x2157 (ite $x2217 old.attention.head_dim.given_everywhere (or $x706 (and $x2099 $x1583)))))
 (= old.attention.head_dim.everywhere $x2157)))))))))
(assert
 (let (($x3047 (not old.attention.value_dim.padded)))
 (let (($x708 (= 1 old.attention.value_dim.parts)))
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x553 (ite (or $x3343 $x3747) old.attention.value_dim.given_everywhere (or $x1463 (and $x708 $x3047)))))
 (= old.attention.value_dim.everywhere $x553))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3801 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1281 ?x2715 ?x3801)))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x585 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x585)))))))))))))))))))))))
(assert
 (let (($x2175 (not old.attention.head_dim.moved)))
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x899 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2956 $x2736 $x937 $x2939) $x2175))))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2217 (or $x2504 $x2658)))
 (= old.attention.head_dim.undivided (ite $x2217 old.attention.head_dim.given_undivided $x899))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3865 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1281 ?x2715 ?x3865))))))))))))))))))))))))
(assert
 (let (($x3514 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x474 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2175 (not old.attention.head_dim.moved)))
 (let (($x1113 (= 1 old.attention.head_dim.most)))
 (let (($x2799 (<= 1 old.attention.head_dim.least)))
 (let (($x1769 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x197 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3528 (ite (or $x197 $x1769) (and $x2799 (or old.attention.head_dim.undivided (and $x1113 $x2175))) (and $x474 (and old.attention.head_dim.undivided $x3514)))))
 (= old.attention.scores_whole $x3528))))))))))
(assert
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3439 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2841 (ite $x3439 old.attention.v (ite $x2444 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2841)))))
(assert
 (let (($x865 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x98 (not old.attention.gathers)))
 (let (($x3104 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3104 $x98 $x865))))))
(assert
 (let ((?x406 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2824 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2252 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1453 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x25 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1453 $x2252) $x2824))))
 (let (($x3105 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1842 (not $x3105)))
 (let (($x1097 (= (_ bv36 7) old.attention.mixed)))
 (let (($x185 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1097)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1097 old.attention.value_dim.everywhere $x1842) $x25)))
 (= old.attention.mixed_in (ite $x185 (_ bv96 7) ?x406))))))))))))
(assert
 (let ((?x1096 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x678 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3282 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x678)))
 (let (($x2824 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1453 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3105 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3105 (or $x1453 $x2824) $x3282) (_ bv96 7) ?x1096)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x999 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2525 $x3757 $x2648 $x1783 $x999 $x1538 $x1849 $x1420 $x642 $x2392))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x817 (= (_ bv56 7) new.attention.heads.kind) $x3517 $x1081 (= (_ bv91 7) new.attention.heads.kind) $x1174 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1265 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3532 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3532 $x1265 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1472 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3546 (= (_ bv10 7) new.attention.out.input)))
 (or $x3546 $x1472 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2522 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2208 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1386 (= (_ bv40 7) new.attention.out.split)))
 (or $x1386 $x2208 $x2522)))))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x1907 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1907 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x1020 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1020 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1346 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3641 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3641 $x1346 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x2116 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2138 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2971 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2000 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2068 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2868 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x2868 $x2068 $x2000 $x2987 $x2971 $x1002 $x3912 $x2138 $x800 $x2116))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let (($x100 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3517 $x100)))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x785 (= (- 1) new.attention.head_dim.n)))
 (let (($x571 (or $x785 (< (* ?x3409 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2332 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x48 (ite $x1538 (ite (= 0 ?x2332) 1 (ite $x571 0 1)) new.attention.head_dim.given_least)))
 (let (($x3571 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x3408 (ite (and $x785 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x785 $x3571) 0 1))))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x999 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x49 (ite $x642 new.attention.head_dim.parts (ite (or $x3757 $x2525 $x1420 $x2392 $x999) 1 (ite $x2648 ?x3408 ?x48)))))
 (= new.attention.head_dim.least ?x49)))))))))))))))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x2893 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1538 (not (= 0 ?x2893)))))))
(assert
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x239 (or $x1849 $x1783)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x522 (ite $x642 new.attention.head_dim.parts (ite $x239 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x522)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x785 (= (- 1) new.attention.head_dim.n)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2762 (ite $x2648 (or $x785 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x785 (< 1 new.attention.head_dim.n)))))
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1984 (ite $x1420 (or $x785 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1538 (or $x785 (< ?x3409 new.attention.head_dim.n)) $x2762))))
 (let (($x953 (= 1 new.attention.head_dim.parts)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x239 (or $x1849 $x1783)))
 (let (($x36 (ite $x239 new.attention.head_dim.given_moved (ite (or $x642 $x953) false $x1984))))
 (= new.attention.head_dim.moved $x36))))))))))))))))
(assert
 (let ((?x1986 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1002 (not (= 0 ?x1986)))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3681 (div ?x1242 new.attention.value_dim.parts)))
 (let (($x3080 (= (- 1) new.attention.value_dim.n)))
 (let (($x2649 (or $x3080 (< (* ?x3681 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x1049 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x2375 (ite $x1002 (ite (= 0 ?x1049) 1 (ite $x2649 0 1)) new.attention.value_dim.given_least)))
 (let (($x2817 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x55 (ite (and $x3080 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x3080 $x2817) 0 1))))
 (let (($x2000 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2971 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2116 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2138 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2868 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x2068 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x552 (ite $x800 new.attention.value_dim.parts (ite (or $x2068 $x2868 $x2138 $x2116 $x2971) 1 (ite $x2000 ?x55 ?x2375)))))
 (= new.attention.value_dim.least ?x552))))))))))))))))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3681 (div ?x1242 new.attention.value_dim.parts)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= ?x3681 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x936 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1066 (not new.model.sinks)))
 (= new.attention.one_key (and $x1066 $x936)))))
(assert
 (let (($x1386 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1580 (not $x1386)))
 (let (($x3546 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1472 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1472 (and $x3546 $x1580))))))))
(assert
 (let (($x2922 (not new.attention.heads.padded)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3175 (ite (or $x1081 $x817) new.attention.heads.given_everywhere (or $x1174 (and (= 1 new.attention.heads.parts) $x2922)))))
 (= new.attention.heads.everywhere $x3175)))))))
(assert
 (let (($x2624 (not new.attention.head_dim.padded)))
 (let (($x953 (= 1 new.attention.head_dim.parts)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x239 (or $x1849 $x1783)))
 (let (($x2105 (ite $x239 new.attention.head_dim.given_everywhere (or $x642 (and $x953 $x2624)))))
 (= new.attention.head_dim.everywhere $x2105)))))))))
(assert
 (let (($x248 (not new.attention.value_dim.padded)))
 (let (($x1664 (= 1 new.attention.value_dim.parts)))
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2714 (ite (or $x3912 $x2987) new.attention.value_dim.given_everywhere (or $x800 (and $x1664 $x248)))))
 (= new.attention.value_dim.everywhere $x2714))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2704 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3196 ?x3603 ?x2704)))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x1767 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x1767)))))))))))))))))))))
(assert
 (let (($x1095 (not new.attention.head_dim.moved)))
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x701 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3757 $x2525 $x1420 $x2392) $x1095))))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x239 (or $x1849 $x1783)))
 (= new.attention.head_dim.undivided (ite $x239 new.attention.head_dim.given_undivided $x701))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x3914 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3196 ?x3603 ?x3914))))))))))))))))))))))
(assert
 (let (($x1144 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3641 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1095 (not new.attention.head_dim.moved)))
 (let (($x1203 (= 1 new.attention.head_dim.most)))
 (let (($x997 (<= 1 new.attention.head_dim.least)))
 (let (($x977 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1346 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1431 (ite (or $x1346 $x977) (and $x997 (or new.attention.head_dim.undivided (and $x1203 $x1095))) (and $x3641 (and new.attention.head_dim.undivided $x1144)))))
 (= new.attention.scores_whole $x1431))))))))))
(assert
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3063 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2912 (ite $x3063 new.attention.v (ite $x2959 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2912)))))
(assert
 (let (($x1843 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1670 (not new.attention.gathers)))
 (let (($x2208 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2208 $x1670 $x1843))))))
(assert
 (let ((?x1411 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3532 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1265 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x235 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1265 $x3532) $x1680))))
 (let (($x1386 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1580 (not $x1386)))
 (let (($x2112 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1864 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2112)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2112 new.attention.value_dim.everywhere $x1580) $x235)))
 (= new.attention.mixed_in (ite $x1864 (_ bv96 7) ?x1411))))))))))))
(assert
 (let ((?x570 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2040 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2055 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2040)))
 (let (($x1680 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1265 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1386 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1386 (or $x1265 $x1680) $x2055) (_ bv96 7) ?x570)))))))))
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
 (let (($x604 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x1386 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1580 (not $x1386)))
 (let (($x2827 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1203 (= 1 new.attention.head_dim.most)))
 (let (($x2889 (= (_ bv96 7) new.attention.q)))
 (let (($x503 (or $x2889 $x1203 (and $x2827 (or $x1580 $x604 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x2677 (not new.attention.value_dim.beyond)))
 (let (($x3775 (or (and (<= 1 new.attention.value_dim.least) $x2677) (and new.model.latent $x2889))))
 (let (($x997 (<= 1 new.attention.head_dim.least)))
 (let (($x3012 (not new.attention.head_dim.beyond)))
 (let (($x1992 (and $x3012 (or $x997 (and new.attention.one_key (not $x2889))) $x3775 $x503)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x1992)))))))))))))))
(assert
 (let (($x723 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x3105 (= (_ bv40 7) old.attention.out.split)))
(let (($x1842 (not $x3105)))
(let (($x1438 (or old.attention.one_key old.attention.scores_whole)))
(let (($x1113 (= 1 old.attention.head_dim.most)))
(let (($x2484 (= (_ bv96 7) old.attention.q)))
(let (($x3487 (or $x2484 $x1113 (and $x1438 (or $x1842 $x723 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2071 (not old.attention.value_dim.beyond)))
(let (($x993 (or (and (<= 1 old.attention.value_dim.least) $x2071) (and old.model.latent $x2484))))
(let (($x2799 (<= 1 old.attention.head_dim.least)))
(let (($x1397 (not old.attention.head_dim.beyond)))
(let (($x2473 (and $x1397 (or $x2799 (and old.attention.one_key (not $x2484))) $x993 $x3487)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x2473))))))))))))))
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
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2272 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x104 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3125 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3521 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7)))))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x3801 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369) ?x3521)))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2056 (ite $x1281 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7))) ?x3801)))
 (= old.attention.q ?x2056)))))))))))))))))))
(assert
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1538 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3517 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1477 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7)))))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3103 (ite $x3196 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1751 ?x1477))))
 (= new.attention.q ?x3103)))))))))))))))))
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
 (let (($x3258 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x3258)))
(assert
 (let (($x3108 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x3108)))
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
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2272 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x104 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x1453 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1453 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x1929 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1929 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3125 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3801 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1281 ?x2715 ?x3801)))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1897 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x1897)))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1931 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1281 ?x2715 ?x1931))))))))))))))))))))))))
(assert
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1538 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3517 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x449 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x449 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x1025 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1025 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2704 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3196 ?x3603 ?x2704)))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x1843 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x1843)))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x235 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3196 ?x3603 ?x235))))))))))))))))))))))
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
 (let (($x303 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x1041 (= 1 new.tp)))
 (not (or $x1041 (not $x303))))))
(assert
 (let (($x3920 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x3057 (= 1 old.tp)))
(or $x3057 (not $x3920)))))
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
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2272 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1775 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1819 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2599 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3015 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3015 $x2599 $x2696 $x1637 $x1819 $x104 $x609 $x2682 $x2711 $x1775))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2657 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1248 (= (_ bv40 7) old.attention.out.split)))
 (or $x1248 $x2657 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x1453 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1453 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x1929 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1929 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x664 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x664)))
(assert
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3125 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
(assert
 (let (($x2190 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2190 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3062 (= (- 1) old.attention.heads.n)))
 (let (($x1059 (or $x3062 (< (* ?x3519 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1680 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1059 0 1))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3764 (or $x3062 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2053 (ite (and $x3062 (= 1 old.attention.heads.parts)) 1 (ite $x3764 0 1))))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1819 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1775 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3015 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2599 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x3528 (ite (or $x2599 $x3015 $x2682 $x1775 $x1819) 1 (ite $x2696 ?x2053 (ite $x104 ?x1680 old.attention.heads.given_least)))))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2711 old.attention.heads.parts ?x3528)))))))))))))))))))
(assert
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1595 (and $x104 (< 1 old.attention.heads.parts) (= ?x3519 old.attention.heads.n))))
 (= old.attention.heads.filled $x1595))))))
(assert
 (let (($x699 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x104 $x699)))))
(assert
 (let (($x3062 (= (- 1) old.attention.heads.n)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1290 (ite $x2696 (or $x3062 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3062 (< 1 old.attention.heads.n)))))
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1727 (ite $x2682 (or $x3062 (< old.attention.heads.block old.attention.heads.n)) (ite $x104 (or $x3062 (< ?x3519 old.attention.heads.n)) $x1290))))
 (let (($x1286 (= 1 old.attention.heads.parts)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2762 (or $x609 $x1637)))
 (let (($x406 (ite $x2762 old.attention.heads.given_moved (ite (or $x2711 $x1286) false $x1727))))
 (= old.attention.heads.moved $x406))))))))))))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x1438 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2522 (not old.model.sinks)))
 (= old.attention.one_key (and $x2522 $x1438)))))
(assert
 (let (($x1548 (not old.attention.heads.padded)))
 (let (($x1286 (= 1 old.attention.heads.parts)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2762 (or $x609 $x1637)))
 (let (($x1602 (ite $x2762 old.attention.heads.given_everywhere (or $x2711 (and $x1286 $x1548)))))
 (= old.attention.heads.everywhere $x1602)))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3801 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1281 ?x2715 ?x3801)))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1897 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x1897)))))))))))))))))))))))
(assert
 (let (($x552 (not old.attention.heads.moved)))
 (let (($x1775 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3015 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2599 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1300 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2599 $x3015 $x2682 $x1775) $x552))))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2762 (or $x609 $x1637)))
 (= old.attention.heads.undivided (ite $x2762 old.attention.heads.given_undivided $x1300))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1931 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1281 ?x2715 ?x1931))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1538 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1597 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3907 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2977 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x347 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x347 $x2977 $x2251 $x817 $x3907 $x3517 $x1081 $x2923 $x1174 $x1597))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1091 (= (_ bv57 7) new.attention.out.split)))
 (let (($x48 (= (_ bv40 7) new.attention.out.split)))
 (or $x48 $x1091 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x449 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x449 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x1025 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1025 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1472 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x1472)))
(assert
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
(assert
 (let (($x474 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x474 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3029 (= (- 1) new.attention.heads.n)))
 (let (($x2774 (or $x3029 (< (* ?x1064 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2115 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2774 0 1))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1097 (or $x3029 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x895 (ite (and $x3029 (= 1 new.attention.heads.parts)) 1 (ite $x1097 0 1))))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3907 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1597 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x347 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2977 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x623 (ite (or $x2977 $x347 $x2923 $x1597 $x3907) 1 (ite $x2251 ?x895 (ite $x3517 ?x2115 new.attention.heads.given_least)))))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1174 new.attention.heads.parts ?x623)))))))))))))))))))
(assert
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1084 (and $x3517 (< 1 new.attention.heads.parts) (= ?x1064 new.attention.heads.n))))
 (= new.attention.heads.filled $x1084))))))
(assert
 (let (($x3385 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3517 $x3385)))))
(assert
 (let (($x3029 (= (- 1) new.attention.heads.n)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x696 (ite $x2251 (or $x3029 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3029 (< 1 new.attention.heads.n)))))
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2878 (ite $x2923 (or $x3029 (< new.attention.heads.block new.attention.heads.n)) (ite $x3517 (or $x3029 (< ?x1064 new.attention.heads.n)) $x696))))
 (let (($x494 (= 1 new.attention.heads.parts)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x943 (or $x1081 $x817)))
 (let (($x1594 (ite $x943 new.attention.heads.given_moved (ite (or $x1174 $x494) false $x2878))))
 (= new.attention.heads.moved $x1594))))))))))))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x2182 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x553 (not new.model.sinks)))
 (= new.attention.one_key (and $x553 $x2182)))))
(assert
 (let (($x3439 (not new.attention.heads.padded)))
 (let (($x494 (= 1 new.attention.heads.parts)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x943 (or $x1081 $x817)))
 (let (($x197 (ite $x943 new.attention.heads.given_everywhere (or $x1174 (and $x494 $x3439)))))
 (= new.attention.heads.everywhere $x197)))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2704 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3196 ?x3603 ?x2704)))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x1843 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x1843)))))))))))))))))))))
(assert
 (let (($x2911 (not new.attention.heads.moved)))
 (let (($x1597 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x347 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2977 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1039 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2977 $x347 $x2923 $x1597) $x2911))))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x943 (or $x1081 $x817)))
 (= new.attention.heads.undivided (ite $x943 new.attention.heads.given_undivided $x1039))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x235 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3196 ?x3603 ?x235))))))))))))))))))))))
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
 (let (($x1093 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x48 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1091 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2721 (not new.model.latent)))
 (let (($x248 (and $x2721 (or $x1091 (and $x48 (and new.attention.heads.undivided $x1093))))))
 (let (($x1472 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2360 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x1472 new.attention.one_key)))
 (let (($x3783 (not (= (_ bv92 7) new.attention.k))))
 (let (($x2782 (not (= (_ bv92 7) new.attention.q))))
 (let (($x2169 (or $x2782 new.attention.one_key (and $x3783 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x2425 (and $x2169 (or $x3783 (and (= (_ bv57 7) new.model.qk_norm) $x2721)) $x2360 (or (not (= (_ bv92 7) new.attention.v)) $x248))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let (($x1041 (= 1 new.tp)))
 (not (or $x1041 $x2935 $x2425)))))))))))))))))
(assert
 (let (($x1452 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1248 (= (_ bv40 7) old.attention.out.split)))
(let (($x2657 (= (_ bv57 7) old.attention.out.split)))
(let (($x1468 (not old.model.latent)))
(let (($x2673 (and $x1468 (or $x2657 (and $x1248 (and old.attention.heads.undivided $x1452))))))
(let (($x664 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1017 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x664 old.attention.one_key)))
(let (($x724 (not (= (_ bv92 7) old.attention.k))))
(let (($x98 (not (= (_ bv92 7) old.attention.q))))
(let (($x2071 (or $x98 old.attention.one_key (and $x724 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x1781 (and $x2071 (or $x724 (and (= (_ bv57 7) old.model.qk_norm) $x1468)) $x1017 (or (not (= (_ bv92 7) old.attention.v)) $x2673))))
(let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1362 (not $x979)))
(let (($x3057 (= 1 old.tp)))
(or $x3057 $x1362 $x1781))))))))))))))))
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
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2272 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x104 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x1453 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1453 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x1929 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1929 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3125 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x1438 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2522 (not old.model.sinks)))
 (= old.attention.one_key (and $x2522 $x1438)))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x1634 (not old.attention.qkv.group.pp)))
 (let (($x2502 (or $x1634 (= 1 old.pp))))
 (let (($x3876 (not old.attention.qkv.group.sp)))
 (let (($x3028 (or $x3876 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x2610 (or $x919 $x2870)))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2610 $x3028 $x2502)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3801 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1281 ?x2715 ?x3801))))))))))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x1634 (not old.attention.qkv.group.pp)))
 (let (($x2502 (or $x1634 (= 1 old.pp))))
 (let (($x3876 (not old.attention.qkv.group.sp)))
 (let (($x3028 (or $x3876 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x2610 (or $x919 $x2870)))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2610 $x3028 $x2502)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1897 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x1897))))))))))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x1634 (not old.attention.qkv.group.pp)))
 (let (($x2502 (or $x1634 (= 1 old.pp))))
 (let (($x3876 (not old.attention.qkv.group.sp)))
 (let (($x3028 (or $x3876 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x2610 (or $x919 $x2870)))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2610 $x3028 $x2502)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1931 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1281 ?x2715 ?x1931)))))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1538 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3517 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x449 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x449 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x1025 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1025 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x2182 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x553 (not new.model.sinks)))
 (= new.attention.one_key (and $x553 $x2182)))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x867 (not new.attention.qkv.group.pp)))
 (let (($x1954 (or $x867 (= 1 new.pp))))
 (let (($x3510 (not new.attention.qkv.group.sp)))
 (let (($x3731 (or $x3510 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2865 (not new.attention.qkv.group.dp)))
 (let (($x3272 (or $x2865 $x1405)))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x3272 $x3731 $x1954)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2704 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3196 ?x3603 ?x2704))))))))))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x867 (not new.attention.qkv.group.pp)))
 (let (($x1954 (or $x867 (= 1 new.pp))))
 (let (($x3510 (not new.attention.qkv.group.sp)))
 (let (($x3731 (or $x3510 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2865 (not new.attention.qkv.group.dp)))
 (let (($x3272 (or $x2865 $x1405)))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x3272 $x3731 $x1954)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x1843 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x1843))))))))))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x867 (not new.attention.qkv.group.pp)))
 (let (($x1954 (or $x867 (= 1 new.pp))))
 (let (($x3510 (not new.attention.qkv.group.sp)))
 (let (($x3731 (or $x3510 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2865 (not new.attention.qkv.group.dp)))
 (let (($x3272 (or $x2865 $x1405)))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x3272 $x3731 $x1954)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x235 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3196 ?x3603 ?x235)))))))))))))))))))))))))))))
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
 (let (($x867 (not new.attention.qkv.group.pp)))
 (let (($x1954 (or $x867 (= 1 new.pp))))
 (let (($x3510 (not new.attention.qkv.group.sp)))
 (let (($x3731 (or $x3510 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2865 (not new.attention.qkv.group.dp)))
 (let (($x3272 (or $x2865 $x1405)))
 (let (($x922 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x3272 $x3731 $x1954)))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x3272 $x3731 $x1954)))
 (let (($x3216 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x3782)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1971 (or $x528 (and $x2935 (or (= (_ bv10 7) new.attention.qkv.collective) $x3782)) $x3216 $x922)))
 (not $x1971))))))))))))))))
(assert
 (let (($x1634 (not old.attention.qkv.group.pp)))
(let (($x2502 (or $x1634 (= 1 old.pp))))
(let (($x3876 (not old.attention.qkv.group.sp)))
(let (($x3028 (or $x3876 (= 1 old.sp))))
(let (($x2870 (= 1 old.dp)))
(let (($x919 (not old.attention.qkv.group.dp)))
(let (($x2610 (or $x919 $x2870)))
(let (($x3136 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x2610 $x3028 $x2502)))
(let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2610 $x3028 $x2502)))
(let (($x3415 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x2986)))))
(let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1362 (not $x979)))
(let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x2501 (and $x1362 (or (= (_ bv10 7) old.attention.qkv.collective) $x2986)) $x3415 $x3136)))))))))))))))
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
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x3116 $x2658 (= (_ bv56 7) old.attention.head_dim.kind) $x2272 $x2504 $x937 $x706 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2696 $x1637 (= (_ bv56 7) old.attention.heads.kind) $x104 $x609 $x2682 $x2711 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3561 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x3054 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2947 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x2217 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x2217 $x2947 $x3054 $x3561))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x1453 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1453 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x1929 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1929 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3125 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1595 (and $x104 (< 1 old.attention.heads.parts) (= ?x3519 old.attention.heads.n))))
 (= old.attention.heads.filled $x1595))))))
(assert
 (let (($x1781 (= (- 1) old.attention.heads.n)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x552 (ite $x2696 (or $x1781 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1781 (< 1 old.attention.heads.n)))))
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2963 (ite $x2682 (or $x1781 (< old.attention.heads.block old.attention.heads.n)) (ite $x104 (or $x1781 (< ?x3519 old.attention.heads.n)) $x552))))
 (let (($x899 (= 1 old.attention.heads.parts)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2670 (or $x609 $x1637)))
 (let (($x3442 (ite $x2670 old.attention.heads.given_moved (ite (or $x2711 $x899) false $x2963))))
 (= old.attention.heads.moved $x3442))))))))))))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let (($x2281 (= (- 1) old.attention.head_dim.n)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2822 (ite $x3116 (or $x2281 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2281 (< 1 old.attention.head_dim.n)))))
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3164 (ite $x937 (or $x2281 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2272 (or $x2281 (< ?x813 old.attention.head_dim.n)) $x2822))))
 (let (($x3282 (= 1 old.attention.head_dim.parts)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x2490 (ite $x1786 old.attention.head_dim.given_moved (ite (or $x706 $x3282) false $x3164))))
 (= old.attention.head_dim.moved $x2490))))))))))))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x1438 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2522 (not old.model.sinks)))
 (= old.attention.one_key (and $x2522 $x1438)))))
(assert
 (let (($x765 (not old.attention.heads.moved)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x899 (= 1 old.attention.heads.parts)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2670 (or $x609 $x1637)))
 (let (($x494 (ite $x2670 old.attention.heads.given_first (or $x899 (and (not (or $x2711 $x2696)) $x765)))))
 (= old.attention.heads.first_alone $x494))))))))))
(assert
 (let (($x3086 (not old.attention.head_dim.moved)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3282 (= 1 old.attention.head_dim.parts)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x2403 (ite $x1786 old.attention.head_dim.given_first (or $x3282 (and (not (or $x706 $x3116)) $x3086)))))
 (= old.attention.head_dim.first_alone $x2403))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3801 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1281 ?x2715 ?x3801)))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1897 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x1897)))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1931 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1281 ?x2715 ?x1931))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x2648 $x1783 (= (_ bv56 7) new.attention.head_dim.kind) $x1538 $x1849 $x1420 $x642 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2251 $x817 (= (_ bv56 7) new.attention.heads.kind) $x3517 $x1081 $x2923 $x1174 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1926 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2327 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x708 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x3865 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x3865 $x708 $x2327 $x1926))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x449 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x449 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x1025 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1025 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1084 (and $x3517 (< 1 new.attention.heads.parts) (= ?x1064 new.attention.heads.n))))
 (= new.attention.heads.filled $x1084))))))
(assert
 (let (($x1784 (= (- 1) new.attention.heads.n)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x781 (ite $x2251 (or $x1784 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1784 (< 1 new.attention.heads.n)))))
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3245 (ite $x2923 (or $x1784 (< new.attention.heads.block new.attention.heads.n)) (ite $x3517 (or $x1784 (< ?x1064 new.attention.heads.n)) $x781))))
 (let (($x17 (= 1 new.attention.heads.parts)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x762 (or $x1081 $x817)))
 (let (($x1579 (ite $x762 new.attention.heads.given_moved (ite (or $x1174 $x17) false $x3245))))
 (= new.attention.heads.moved $x1579))))))))))))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let (($x3268 (= (- 1) new.attention.head_dim.n)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2389 (ite $x2648 (or $x3268 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3268 (< 1 new.attention.head_dim.n)))))
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2492 (ite $x1420 (or $x3268 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1538 (or $x3268 (< ?x3409 new.attention.head_dim.n)) $x2389))))
 (let (($x659 (= 1 new.attention.head_dim.parts)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x1780 (ite $x3395 new.attention.head_dim.given_moved (ite (or $x642 $x659) false $x2492))))
 (= new.attention.head_dim.moved $x1780))))))))))))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x2182 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x553 (not new.model.sinks)))
 (= new.attention.one_key (and $x553 $x2182)))))
(assert
 (let (($x2824 (not new.attention.heads.moved)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x17 (= 1 new.attention.heads.parts)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x762 (or $x1081 $x817)))
 (let (($x1827 (ite $x762 new.attention.heads.given_first (or $x17 (and (not (or $x1174 $x2251)) $x2824)))))
 (= new.attention.heads.first_alone $x1827))))))))))
(assert
 (let (($x1608 (not new.attention.head_dim.moved)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x659 (= 1 new.attention.head_dim.parts)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x1321 (ite $x3395 new.attention.head_dim.given_first (or $x659 (and (not (or $x642 $x2648)) $x1608)))))
 (= new.attention.head_dim.first_alone $x1321))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2704 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3196 ?x3603 ?x2704)))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x1843 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x1843)))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x235 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3196 ?x3603 ?x235))))))))))))))))))))))
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
 (let (($x376 (not new.attention.one_key)))
 (let (($x3865 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x3085 (and $x3865 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x376)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x260 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x3085)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x888 (or (and $x2959 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x909 new.attention.head_dim.first_alone))))
 (let (($x1926 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1779 (or (and new.model.q_bias $x376) new.model.k_bias new.model.v_bias)))
 (let (($x1041 (= 1 new.tp)))
 (let (($x1582 (or $x1041 (not $x1779) (and (not $x2537) (or $x3865 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1926 $x888) (and $x2537 $x260))))
 (not $x1582))))))))))))))
(assert
 (let (($x2451 (not old.attention.one_key)))
(let (($x2217 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x1747 (and $x2217 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x2451)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x1890 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x1747)))
(let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x2845 (or (and $x2444 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x471 old.attention.head_dim.first_alone))))
(let (($x3561 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x652 (not (or (and old.model.q_bias $x2451) old.model.k_bias old.model.v_bias))))
(let (($x3057 (= 1 old.tp)))
(or $x3057 $x652 (and (not $x979) (or $x2217 (= (_ bv27 7) old.attention.qkv.bias))) (and $x3561 $x2845) (and $x979 $x1890))))))))))))))
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
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2736 $x2956 $x3116 $x2658 $x1604 $x2272 $x2504 $x937 $x706 $x2939))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x104 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x1027 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1511 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x868 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x868 $x1511 $x1027)))))
(assert
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3125 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2281 (= (- 1) old.attention.head_dim.n)))
 (let (($x478 (or $x2281 (< (* ?x813 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1286 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x474 (ite $x2272 (ite (= 0 ?x1286) 1 (ite $x478 0 1)) old.attention.head_dim.given_least)))
 (let (($x3035 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3230 (ite (and $x2281 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2281 $x3035) 0 1))))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x724 (ite $x706 old.attention.head_dim.parts (ite (or $x2956 $x2736 $x937 $x2939 $x1604) 1 (ite $x3116 ?x3230 ?x474)))))
 (= old.attention.head_dim.least ?x724)))))))))))))))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x2657 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2272 (not (= 0 ?x2657)))))))
(assert
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1331 (ite $x706 old.attention.head_dim.parts (ite $x1786 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1331)))))))
(assert
 (let (($x2281 (= (- 1) old.attention.head_dim.n)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2822 (ite $x3116 (or $x2281 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2281 (< 1 old.attention.head_dim.n)))))
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3164 (ite $x937 (or $x2281 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2272 (or $x2281 (< ?x813 old.attention.head_dim.n)) $x2822))))
 (let (($x3282 (= 1 old.attention.head_dim.parts)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x2490 (ite $x1786 old.attention.head_dim.given_moved (ite (or $x706 $x3282) false $x3164))))
 (= old.attention.head_dim.moved $x2490))))))))))))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x1438 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2522 (not old.model.sinks)))
 (= old.attention.one_key (and $x2522 $x1438)))))
(assert
 (let (($x733 (not old.attention.head_dim.padded)))
 (let (($x3282 (= 1 old.attention.head_dim.parts)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x1113 (ite $x1786 old.attention.head_dim.given_everywhere (or $x706 (and $x3282 $x733)))))
 (= old.attention.head_dim.everywhere $x1113)))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3521 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7)))))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x3801 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369) ?x3521)))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2056 (ite $x1281 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7))) ?x3801)))
 (= old.attention.q ?x2056)))))))))))))))))))
(assert
 (let (($x3086 (not old.attention.head_dim.moved)))
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2872 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2956 $x2736 $x937 $x2939) $x3086))))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (= old.attention.head_dim.undivided (ite $x1786 old.attention.head_dim.given_undivided $x2872))))))))))))
(assert
 (let (($x3948 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x868 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x3086 (not old.attention.head_dim.moved)))
 (let (($x2776 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x3086))))
 (let (($x2304 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1511 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2731 (ite (or $x1511 $x2304) (and (<= 1 old.attention.head_dim.least) $x2776) (and $x868 (and old.attention.head_dim.undivided $x3948)))))
 (= old.attention.scores_whole $x2731)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x999 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2525 $x3757 $x2648 $x1783 $x999 $x1538 $x1849 $x1420 $x642 $x2392))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3517 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x3749 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1568 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3555 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3555 $x1568 $x3749)))))
(assert
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3268 (= (- 1) new.attention.head_dim.n)))
 (let (($x2311 (or $x3268 (< (* ?x3409 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2509 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1263 (ite $x1538 (ite (= 0 ?x2509) 1 (ite $x2311 0 1)) new.attention.head_dim.given_least)))
 (let (($x2717 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x822 (ite (and $x3268 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3268 $x2717) 0 1))))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x999 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2642 (ite $x642 new.attention.head_dim.parts (ite (or $x3757 $x2525 $x1420 $x2392 $x999) 1 (ite $x2648 ?x822 ?x1263)))))
 (= new.attention.head_dim.least ?x2642)))))))))))))))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x1363 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1538 (not (= 0 ?x1363)))))))
(assert
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x513 (ite $x642 new.attention.head_dim.parts (ite $x3395 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x513)))))))
(assert
 (let (($x3268 (= (- 1) new.attention.head_dim.n)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2389 (ite $x2648 (or $x3268 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3268 (< 1 new.attention.head_dim.n)))))
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2492 (ite $x1420 (or $x3268 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1538 (or $x3268 (< ?x3409 new.attention.head_dim.n)) $x2389))))
 (let (($x659 (= 1 new.attention.head_dim.parts)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x1780 (ite $x3395 new.attention.head_dim.given_moved (ite (or $x642 $x659) false $x2492))))
 (= new.attention.head_dim.moved $x1780))))))))))))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x2182 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x553 (not new.model.sinks)))
 (= new.attention.one_key (and $x553 $x2182)))))
(assert
 (let (($x1296 (not new.attention.head_dim.padded)))
 (let (($x659 (= 1 new.attention.head_dim.parts)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x1699 (ite $x3395 new.attention.head_dim.given_everywhere (or $x642 (and $x659 $x1296)))))
 (= new.attention.head_dim.everywhere $x1699)))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1477 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7)))))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3103 (ite $x3196 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1751 ?x1477))))
 (= new.attention.q ?x3103)))))))))))))))))
(assert
 (let (($x1608 (not new.attention.head_dim.moved)))
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3014 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3757 $x2525 $x1420 $x2392) $x1608))))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (= new.attention.head_dim.undivided (ite $x3395 new.attention.head_dim.given_undivided $x3014))))))))))))
(assert
 (let (($x3951 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3555 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1608 (not new.attention.head_dim.moved)))
 (let (($x404 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1608))))
 (let (($x2196 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1568 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3244 (ite (or $x1568 $x2196) (and (<= 1 new.attention.head_dim.least) $x404) (and $x3555 (and new.attention.head_dim.undivided $x3951)))))
 (= new.attention.scores_whole $x3244)))))))))
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
 (let (($x3749 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1041 (= 1 new.tp)))
 (let (($x1673 (or $x1041 (not (= (_ bv36 7) new.attention.q)) $x3749 new.attention.one_key new.attention.scores_whole)))
 (not $x1673)))))
(assert
 (let (($x1027 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x3057 (= 1 old.tp)))
(or $x3057 (not (= (_ bv36 7) old.attention.q)) $x1027 old.attention.one_key old.attention.scores_whole))))
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
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2736 $x2956 $x3116 $x2658 $x1604 $x2272 $x2504 $x937 $x706 $x2939))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x104 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x3018 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3018 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x1511 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x868 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x868 $x1511 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3125 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2281 (= (- 1) old.attention.head_dim.n)))
 (let (($x478 (or $x2281 (< (* ?x813 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1286 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x474 (ite $x2272 (ite (= 0 ?x1286) 1 (ite $x478 0 1)) old.attention.head_dim.given_least)))
 (let (($x3035 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3230 (ite (and $x2281 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2281 $x3035) 0 1))))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x724 (ite $x706 old.attention.head_dim.parts (ite (or $x2956 $x2736 $x937 $x2939 $x1604) 1 (ite $x3116 ?x3230 ?x474)))))
 (= old.attention.head_dim.least ?x724)))))))))))))))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x2657 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2272 (not (= 0 ?x2657)))))))
(assert
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1331 (ite $x706 old.attention.head_dim.parts (ite $x1786 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1331)))))))
(assert
 (let (($x2281 (= (- 1) old.attention.head_dim.n)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2822 (ite $x3116 (or $x2281 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2281 (< 1 old.attention.head_dim.n)))))
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3164 (ite $x937 (or $x2281 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2272 (or $x2281 (< ?x813 old.attention.head_dim.n)) $x2822))))
 (let (($x3282 (= 1 old.attention.head_dim.parts)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x2490 (ite $x1786 old.attention.head_dim.given_moved (ite (or $x706 $x3282) false $x3164))))
 (= old.attention.head_dim.moved $x2490))))))))))))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x1438 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2522 (not old.model.sinks)))
 (= old.attention.one_key (and $x2522 $x1438)))))
(assert
 (let (($x733 (not old.attention.head_dim.padded)))
 (let (($x3282 (= 1 old.attention.head_dim.parts)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x1113 (ite $x1786 old.attention.head_dim.given_everywhere (or $x706 (and $x3282 $x733)))))
 (= old.attention.head_dim.everywhere $x1113)))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3801 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1281 ?x2715 ?x3801)))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x2544 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x2544)))))))))))))))))))))))
(assert
 (let (($x3086 (not old.attention.head_dim.moved)))
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2872 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2956 $x2736 $x937 $x2939) $x3086))))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (= old.attention.head_dim.undivided (ite $x1786 old.attention.head_dim.given_undivided $x2872))))))))))))
(assert
 (let (($x3948 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x868 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x3086 (not old.attention.head_dim.moved)))
 (let (($x2776 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x3086))))
 (let (($x1499 (= 1 old.pp)))
 (let (($x3175 (not old.attention.scores.group.pp)))
 (let (($x1192 (or $x3175 $x1499)))
 (let (($x230 (= 1 old.sp)))
 (let (($x1017 (not old.attention.scores.group.sp)))
 (let (($x664 (or $x1017 $x230)))
 (let (($x2870 (= 1 old.dp)))
 (let (($x1298 (not old.attention.scores.group.dp)))
 (let (($x246 (or $x1298 $x2870)))
 (let (($x2304 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x246 $x664 $x1192)))
 (let (($x1511 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2731 (ite (or $x1511 $x2304) (and (<= 1 old.attention.head_dim.least) $x2776) (and $x868 (and old.attention.head_dim.undivided $x3948)))))
 (= old.attention.scores_whole $x2731))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x999 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2525 $x3757 $x2648 $x1783 $x999 $x1538 $x1849 $x1420 $x642 $x2392))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3517 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x3159 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3159 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x1568 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3555 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3555 $x1568 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3268 (= (- 1) new.attention.head_dim.n)))
 (let (($x2311 (or $x3268 (< (* ?x3409 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2509 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1263 (ite $x1538 (ite (= 0 ?x2509) 1 (ite $x2311 0 1)) new.attention.head_dim.given_least)))
 (let (($x2717 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x822 (ite (and $x3268 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3268 $x2717) 0 1))))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x999 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2642 (ite $x642 new.attention.head_dim.parts (ite (or $x3757 $x2525 $x1420 $x2392 $x999) 1 (ite $x2648 ?x822 ?x1263)))))
 (= new.attention.head_dim.least ?x2642)))))))))))))))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x1363 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1538 (not (= 0 ?x1363)))))))
(assert
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x513 (ite $x642 new.attention.head_dim.parts (ite $x3395 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x513)))))))
(assert
 (let (($x3268 (= (- 1) new.attention.head_dim.n)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2389 (ite $x2648 (or $x3268 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3268 (< 1 new.attention.head_dim.n)))))
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2492 (ite $x1420 (or $x3268 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1538 (or $x3268 (< ?x3409 new.attention.head_dim.n)) $x2389))))
 (let (($x659 (= 1 new.attention.head_dim.parts)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x1780 (ite $x3395 new.attention.head_dim.given_moved (ite (or $x642 $x659) false $x2492))))
 (= new.attention.head_dim.moved $x1780))))))))))))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x2182 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x553 (not new.model.sinks)))
 (= new.attention.one_key (and $x553 $x2182)))))
(assert
 (let (($x1296 (not new.attention.head_dim.padded)))
 (let (($x659 (= 1 new.attention.head_dim.parts)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x1699 (ite $x3395 new.attention.head_dim.given_everywhere (or $x642 (and $x659 $x1296)))))
 (= new.attention.head_dim.everywhere $x1699)))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2704 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3196 ?x3603 ?x2704)))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x616 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x616)))))))))))))))))))))
(assert
 (let (($x1608 (not new.attention.head_dim.moved)))
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3014 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3757 $x2525 $x1420 $x2392) $x1608))))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (= new.attention.head_dim.undivided (ite $x3395 new.attention.head_dim.given_undivided $x3014))))))))))))
(assert
 (let (($x3951 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3555 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1608 (not new.attention.head_dim.moved)))
 (let (($x404 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1608))))
 (let (($x641 (= 1 new.pp)))
 (let (($x3364 (not new.attention.scores.group.pp)))
 (let (($x2153 (or $x3364 $x641)))
 (let (($x249 (= 1 new.sp)))
 (let (($x1415 (not new.attention.scores.group.sp)))
 (let (($x2040 (or $x1415 $x249)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2267 (not new.attention.scores.group.dp)))
 (let (($x2913 (or $x2267 $x1405)))
 (let (($x2196 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2913 $x2040 $x2153)))
 (let (($x1568 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3244 (ite (or $x1568 $x2196) (and (<= 1 new.attention.head_dim.least) $x404) (and $x3555 (and new.attention.head_dim.undivided $x3951)))))
 (= new.attention.scores_whole $x3244))))))))))))))))))
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
 (let (($x2016 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x641 (= 1 new.pp)))
 (let (($x3364 (not new.attention.scores.group.pp)))
 (let (($x2153 (or $x3364 $x641)))
 (let (($x249 (= 1 new.sp)))
 (let (($x1415 (not new.attention.scores.group.sp)))
 (let (($x2040 (or $x1415 $x249)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2267 (not new.attention.scores.group.dp)))
 (let (($x2913 (or $x2267 $x1405)))
 (let (($x2196 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2913 $x2040 $x2153)))
 (let (($x2761 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x2913 $x2040 $x2153)))
 (let (($x80 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x3044 (not new.attention.one_key)))
 (let (($x1260 (not new.attention.scores_whole)))
 (let (($x3555 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1568 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3661 (or $x1568 (and $x3555 (not (= 1 new.tp)) $x1260 $x3044) $x80 $x2761 (and $x2196 $x2016))))
 (not $x3661))))))))))))))))))))
(assert
 (let (($x2988 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x1499 (= 1 old.pp)))
(let (($x3175 (not old.attention.scores.group.pp)))
(let (($x1192 (or $x3175 $x1499)))
(let (($x230 (= 1 old.sp)))
(let (($x1017 (not old.attention.scores.group.sp)))
(let (($x664 (or $x1017 $x230)))
(let (($x2870 (= 1 old.dp)))
(let (($x1298 (not old.attention.scores.group.dp)))
(let (($x246 (or $x1298 $x2870)))
(let (($x2304 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x246 $x664 $x1192)))
(let (($x1943 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x246 $x664 $x1192)))
(let (($x189 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x2570 (not old.attention.one_key)))
(let (($x2186 (not old.attention.scores_whole)))
(let (($x868 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1511 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1511 (and $x868 (not (= 1 old.tp)) $x2186 $x2570) $x189 $x1943 (and $x2304 $x2988))))))))))))))))))))
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
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2736 $x2956 $x3116 $x2658 $x1604 $x2272 $x2504 $x937 $x706 $x2939))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x104 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x3452 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x3452 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3125 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2281 (= (- 1) old.attention.head_dim.n)))
 (let (($x478 (or $x2281 (< (* ?x813 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1286 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x474 (ite $x2272 (ite (= 0 ?x1286) 1 (ite $x478 0 1)) old.attention.head_dim.given_least)))
 (let (($x3035 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3230 (ite (and $x2281 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2281 $x3035) 0 1))))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1604 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x724 (ite $x706 old.attention.head_dim.parts (ite (or $x2956 $x2736 $x937 $x2939 $x1604) 1 (ite $x3116 ?x3230 ?x474)))))
 (= old.attention.head_dim.least ?x724)))))))))))))))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x2657 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2272 (not (= 0 ?x2657)))))))
(assert
 (let (($x2281 (= (- 1) old.attention.head_dim.n)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2822 (ite $x3116 (or $x2281 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2281 (< 1 old.attention.head_dim.n)))))
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3164 (ite $x937 (or $x2281 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2272 (or $x2281 (< ?x813 old.attention.head_dim.n)) $x2822))))
 (let (($x3282 (= 1 old.attention.head_dim.parts)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x2490 (ite $x1786 old.attention.head_dim.given_moved (ite (or $x706 $x3282) false $x3164))))
 (= old.attention.head_dim.moved $x2490))))))))))))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x1438 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2522 (not old.model.sinks)))
 (= old.attention.one_key (and $x2522 $x1438)))))
(assert
 (let (($x733 (not old.attention.head_dim.padded)))
 (let (($x3282 (= 1 old.attention.head_dim.parts)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x1113 (ite $x1786 old.attention.head_dim.given_everywhere (or $x706 (and $x3282 $x733)))))
 (= old.attention.head_dim.everywhere $x1113)))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3521 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7)))))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x3801 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369) ?x3521)))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2056 (ite $x1281 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7))) ?x3801)))
 (= old.attention.q ?x2056)))))))))))))))))))
(assert
 (let (($x3086 (not old.attention.head_dim.moved)))
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2872 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2956 $x2736 $x937 $x2939) $x3086))))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (= old.attention.head_dim.undivided (ite $x1786 old.attention.head_dim.given_undivided $x2872))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x999 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2525 $x3757 $x2648 $x1783 $x999 $x1538 $x1849 $x1420 $x642 $x2392))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3517 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x2484 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x2484 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3268 (= (- 1) new.attention.head_dim.n)))
 (let (($x2311 (or $x3268 (< (* ?x3409 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2509 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1263 (ite $x1538 (ite (= 0 ?x2509) 1 (ite $x2311 0 1)) new.attention.head_dim.given_least)))
 (let (($x2717 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x822 (ite (and $x3268 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3268 $x2717) 0 1))))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x999 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2642 (ite $x642 new.attention.head_dim.parts (ite (or $x3757 $x2525 $x1420 $x2392 $x999) 1 (ite $x2648 ?x822 ?x1263)))))
 (= new.attention.head_dim.least ?x2642)))))))))))))))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x1363 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1538 (not (= 0 ?x1363)))))))
(assert
 (let (($x3268 (= (- 1) new.attention.head_dim.n)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2389 (ite $x2648 (or $x3268 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3268 (< 1 new.attention.head_dim.n)))))
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2492 (ite $x1420 (or $x3268 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1538 (or $x3268 (< ?x3409 new.attention.head_dim.n)) $x2389))))
 (let (($x659 (= 1 new.attention.head_dim.parts)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x1780 (ite $x3395 new.attention.head_dim.given_moved (ite (or $x642 $x659) false $x2492))))
 (= new.attention.head_dim.moved $x1780))))))))))))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x2182 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x553 (not new.model.sinks)))
 (= new.attention.one_key (and $x553 $x2182)))))
(assert
 (let (($x1296 (not new.attention.head_dim.padded)))
 (let (($x659 (= 1 new.attention.head_dim.parts)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x1699 (ite $x3395 new.attention.head_dim.given_everywhere (or $x642 (and $x659 $x1296)))))
 (= new.attention.head_dim.everywhere $x1699)))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1477 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7)))))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3103 (ite $x3196 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1751 ?x1477))))
 (= new.attention.q ?x3103)))))))))))))))))
(assert
 (let (($x1608 (not new.attention.head_dim.moved)))
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3014 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3757 $x2525 $x1420 $x2392) $x1608))))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (= new.attention.head_dim.undivided (ite $x3395 new.attention.head_dim.given_undivided $x3014))))))))))))
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
 (let (($x2484 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x714 (or (not (= (_ bv36 7) new.attention.q)) $x2484 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x714))))
(assert
 (let (($x3452 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x3452 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2736 $x2956 $x3116 $x2658 (= (_ bv56 7) old.attention.head_dim.kind) $x2272 $x2504 $x937 $x706 $x2939)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1775 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2599 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3015 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3015 $x2599 $x2696 $x1637 (= (_ bv56 7) old.attention.heads.kind) $x104 $x609 $x2682 $x2711 $x1775)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x1406 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1406 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x2886 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2886)))
(assert
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3125 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
(assert
 (let (($x865 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x1568 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1568 $x865))))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1595 (and $x104 (< 1 old.attention.heads.parts) (= ?x3519 old.attention.heads.n))))
 (= old.attention.heads.filled $x1595))))))
(assert
 (let (($x2082 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x104 $x2082)))))
(assert
 (let (($x2950 (= (- 1) old.attention.heads.n)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x599 (ite $x2696 (or $x2950 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2950 (< 1 old.attention.heads.n)))))
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x552 (ite $x2682 (or $x2950 (< old.attention.heads.block old.attention.heads.n)) (ite $x104 (or $x2950 (< ?x3519 old.attention.heads.n)) $x599))))
 (let (($x911 (= 1 old.attention.heads.parts)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x899 (or $x609 $x1637)))
 (let (($x1072 (ite $x899 old.attention.heads.given_moved (ite (or $x2711 $x911) false $x552))))
 (= old.attention.heads.moved $x1072))))))))))))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x2657 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2272 (not (= 0 ?x2657)))))))
(assert
 (let (($x2281 (= (- 1) old.attention.head_dim.n)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2822 (ite $x3116 (or $x2281 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2281 (< 1 old.attention.head_dim.n)))))
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3164 (ite $x937 (or $x2281 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2272 (or $x2281 (< ?x813 old.attention.head_dim.n)) $x2822))))
 (let (($x3282 (= 1 old.attention.head_dim.parts)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x2490 (ite $x1786 old.attention.head_dim.given_moved (ite (or $x706 $x3282) false $x3164))))
 (= old.attention.head_dim.moved $x2490))))))))))))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x1438 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2522 (not old.model.sinks)))
 (= old.attention.one_key (and $x2522 $x1438)))))
(assert
 (let (($x1024 (not old.attention.heads.padded)))
 (let (($x911 (= 1 old.attention.heads.parts)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x899 (or $x609 $x1637)))
 (let (($x3561 (ite $x899 old.attention.heads.given_everywhere (or $x2711 (and $x911 $x1024)))))
 (= old.attention.heads.everywhere $x3561)))))))))
(assert
 (let (($x733 (not old.attention.head_dim.padded)))
 (let (($x3282 (= 1 old.attention.head_dim.parts)))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (let (($x1113 (ite $x1786 old.attention.head_dim.given_everywhere (or $x706 (and $x3282 $x733)))))
 (= old.attention.head_dim.everywhere $x1113)))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3801 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1281 ?x2715 ?x3801)))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3197 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x3197)))))))))))))))))))))))
(assert
 (let (($x762 (not old.attention.heads.moved)))
 (let (($x1775 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3015 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2599 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2747 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2599 $x3015 $x2682 $x1775) $x762))))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x899 (or $x609 $x1637)))
 (= old.attention.heads.undivided (ite $x899 old.attention.heads.given_undivided $x2747))))))))))))
(assert
 (let (($x3086 (not old.attention.head_dim.moved)))
 (let (($x2939 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2736 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2956 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2872 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2956 $x2736 $x937 $x2939) $x3086))))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1786 (or $x2504 $x2658)))
 (= old.attention.head_dim.undivided (ite $x1786 old.attention.head_dim.given_undivided $x2872))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2525 $x3757 $x2648 $x1783 (= (_ bv56 7) new.attention.head_dim.kind) $x1538 $x1849 $x1420 $x642 $x2392)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1597 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2977 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x347 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x347 $x2977 $x2251 $x817 (= (_ bv56 7) new.attention.heads.kind) $x3517 $x1081 $x2923 $x1174 $x1597)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x2782 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2782 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x1023 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x1023)))
(assert
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
(assert
 (let (($x3381 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x837 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x837 $x3381))))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1084 (and $x3517 (< 1 new.attention.heads.parts) (= ?x1064 new.attention.heads.n))))
 (= new.attention.heads.filled $x1084))))))
(assert
 (let (($x3062 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3517 $x3062)))))
(assert
 (let (($x245 (= (- 1) new.attention.heads.n)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x240 (ite $x2251 (or $x245 (<= new.attention.heads.parts new.attention.heads.n)) (or $x245 (< 1 new.attention.heads.n)))))
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1321 (ite $x2923 (or $x245 (< new.attention.heads.block new.attention.heads.n)) (ite $x3517 (or $x245 (< ?x1064 new.attention.heads.n)) $x240))))
 (let (($x2816 (= 1 new.attention.heads.parts)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2247 (or $x1081 $x817)))
 (let (($x1612 (ite $x2247 new.attention.heads.given_moved (ite (or $x1174 $x2816) false $x1321))))
 (= new.attention.heads.moved $x1612))))))))))))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x1363 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1538 (not (= 0 ?x1363)))))))
(assert
 (let (($x3268 (= (- 1) new.attention.head_dim.n)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2389 (ite $x2648 (or $x3268 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3268 (< 1 new.attention.head_dim.n)))))
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2492 (ite $x1420 (or $x3268 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1538 (or $x3268 (< ?x3409 new.attention.head_dim.n)) $x2389))))
 (let (($x659 (= 1 new.attention.head_dim.parts)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x1780 (ite $x3395 new.attention.head_dim.given_moved (ite (or $x642 $x659) false $x2492))))
 (= new.attention.head_dim.moved $x1780))))))))))))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x2182 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x553 (not new.model.sinks)))
 (= new.attention.one_key (and $x553 $x2182)))))
(assert
 (let (($x1736 (not new.attention.heads.padded)))
 (let (($x2816 (= 1 new.attention.heads.parts)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2247 (or $x1081 $x817)))
 (let (($x2596 (ite $x2247 new.attention.heads.given_everywhere (or $x1174 (and $x2816 $x1736)))))
 (= new.attention.heads.everywhere $x2596)))))))))
(assert
 (let (($x1296 (not new.attention.head_dim.padded)))
 (let (($x659 (= 1 new.attention.head_dim.parts)))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (let (($x1699 (ite $x3395 new.attention.head_dim.given_everywhere (or $x642 (and $x659 $x1296)))))
 (= new.attention.head_dim.everywhere $x1699)))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2704 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3196 ?x3603 ?x2704)))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2949 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x2949)))))))))))))))))))))
(assert
 (let (($x145 (not new.attention.heads.moved)))
 (let (($x1597 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x347 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2977 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1798 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2977 $x347 $x2923 $x1597) $x145))))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2247 (or $x1081 $x817)))
 (= new.attention.heads.undivided (ite $x2247 new.attention.heads.given_undivided $x1798))))))))))))
(assert
 (let (($x1608 (not new.attention.head_dim.moved)))
 (let (($x2392 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2525 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3757 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3014 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3757 $x2525 $x1420 $x2392) $x1608))))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3395 (or $x1849 $x1783)))
 (= new.attention.head_dim.undivided (ite $x3395 new.attention.head_dim.given_undivided $x3014))))))))))))
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
 (let (($x2335 (not new.attention.heads.undivided)))
 (let (($x3555 (not new.attention.one_key)))
 (let (($x1400 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x3555 $x2335))))
 (let (($x3381 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x701 (not new.attention.head_dim.undivided)))
 (let (($x1402 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x3555)) $x701)))
 (let (($x837 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x1023 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x1023 $x837 (not (or $x1402 (and $x3381 $x1400))))))))))))))
(assert
 (let (($x3725 (not old.attention.heads.undivided)))
(let (($x769 (not old.attention.one_key)))
(let (($x2776 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x769 $x3725))))
(let (($x865 (= (_ bv97 7) old.model.qk_norm)))
(let (($x1029 (not old.attention.head_dim.undivided)))
(let (($x2616 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x769)) $x1029)))
(let (($x1568 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2886 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2886 $x1568 (not (or $x2616 (and $x865 $x2776)))))))))))))
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
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2272 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2696 $x1637 (= (_ bv56 7) old.attention.heads.kind) $x104 $x609 $x2682 $x2711 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x896 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x896 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x293 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x293)))
(assert
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3125 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (let (($x3746 (= (_ bv2 7) old.model.positions)))
 (or $x3746 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602))))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1789 (< 1 old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 $x1789 (= ?x3519 old.attention.heads.n))))))))
(assert
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1789 (< 1 old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x104 $x1789 (<= old.attention.heads.n ?x3519))))))))
(assert
 (let (($x2082 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x104 $x2082)))))
(assert
 (let (($x2950 (= (- 1) old.attention.heads.n)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x599 (ite $x2696 (or $x2950 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2950 (< 1 old.attention.heads.n)))))
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x552 (ite $x2682 (or $x2950 (< old.attention.heads.block old.attention.heads.n)) (ite $x104 (or $x2950 (< ?x3519 old.attention.heads.n)) $x599))))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1072 (ite (or $x609 $x1637) old.attention.heads.given_moved (ite (or $x2711 (= 1 old.attention.heads.parts)) false $x552))))
 (= old.attention.heads.moved $x1072))))))))))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x1438 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2522 (not old.model.sinks)))
 (= old.attention.one_key (and $x2522 $x1438)))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3521 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7)))))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x3801 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369) ?x3521)))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2056 (ite $x1281 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7))) ?x3801)))
 (= old.attention.q ?x2056)))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1538 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2251 $x817 (= (_ bv56 7) new.attention.heads.kind) $x3517 $x1081 $x2923 $x1174 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x3083 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3083 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x474 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x474)))
(assert
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1002 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (let (($x3166 (= (_ bv2 7) new.model.positions)))
 (or $x3166 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189))))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2220 (< 1 new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 $x2220 (= ?x1064 new.attention.heads.n))))))))
(assert
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2220 (< 1 new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x3517 $x2220 (<= new.attention.heads.n ?x1064))))))))
(assert
 (let (($x3062 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3517 $x3062)))))
(assert
 (let (($x245 (= (- 1) new.attention.heads.n)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x240 (ite $x2251 (or $x245 (<= new.attention.heads.parts new.attention.heads.n)) (or $x245 (< 1 new.attention.heads.n)))))
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1321 (ite $x2923 (or $x245 (< new.attention.heads.block new.attention.heads.n)) (ite $x3517 (or $x245 (< ?x1064 new.attention.heads.n)) $x240))))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1612 (ite (or $x1081 $x817) new.attention.heads.given_moved (ite (or $x1174 (= 1 new.attention.heads.parts)) false $x1321))))
 (= new.attention.heads.moved $x1612))))))))))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x2182 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x553 (not new.model.sinks)))
 (= new.attention.one_key (and $x553 $x2182)))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1477 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7)))))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3103 (ite $x3196 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1751 ?x1477))))
 (= new.attention.q ?x3103)))))))))))))))))
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
 (let (($x2367 (not new.attention.heads.filled)))
 (let (($x2218 (and new.attention.heads.padded $x2367 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x1071 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x474 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x2823 (or (not (= (_ bv37 7) new.attention.q)) $x474 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x1071 (and new.attention.one_key (not $x2218)))))
 (not $x2823)))))))
(assert
 (let (($x1253 (not old.attention.heads.filled)))
(let (($x785 (and old.attention.heads.padded $x1253 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x2048 (and (not old.attention.heads.moved) (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x293 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x293 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x2048 (and old.attention.one_key (not $x785))))))))
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
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x3116 $x2658 (= (_ bv56 7) old.attention.head_dim.kind) $x2272 $x2504 $x937 $x706 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2696 $x1637 (= (_ bv56 7) old.attention.heads.kind) $x104 $x609 $x2682 $x2711 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2143 $x1786 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2687 (= (_ bv32 7) old.attention.out.input)))
 (let (($x977 (= (_ bv10 7) old.attention.out.input)))
 (or $x977 $x2687 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1265 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (or $x3833 $x1265 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x2055 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2055 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x2976 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2976 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3747 (= (_ bv56 7) old.attention.value_dim.kind) $x3125 $x3343 (= (_ bv91 7) old.attention.value_dim.kind) $x1463 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
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
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1595 (and $x104 (< 1 old.attention.heads.parts) (= ?x3519 old.attention.heads.n))))
 (= old.attention.heads.filled $x1595))))))
(assert
 (let (($x2082 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x104 $x2082)))))
(assert
 (let (($x2950 (= (- 1) old.attention.heads.n)))
 (let (($x2696 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x599 (ite $x2696 (or $x2950 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2950 (< 1 old.attention.heads.n)))))
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3519 (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2682 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x552 (ite $x2682 (or $x2950 (< old.attention.heads.block old.attention.heads.n)) (ite $x104 (or $x2950 (< ?x3519 old.attention.heads.n)) $x599))))
 (let (($x911 (= 1 old.attention.heads.parts)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x899 (or $x609 $x1637)))
 (let (($x1072 (ite $x899 old.attention.heads.given_moved (ite (or $x2711 $x911) false $x552))))
 (= old.attention.heads.moved $x1072))))))))))))))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let (($x2962 (= (- 1) old.attention.head_dim.n)))
 (let (($x3116 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x306 (ite $x3116 (or $x2962 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2962 (< 1 old.attention.head_dim.n)))))
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x937 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3258 (ite $x937 (or $x2962 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2272 (or $x2962 (< ?x813 old.attention.head_dim.n)) $x306))))
 (let (($x706 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2658 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2504 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x804 (ite (or $x2504 $x2658) old.attention.head_dim.given_moved (ite (or $x706 (= 1 old.attention.head_dim.parts)) false $x3258))))
 (= old.attention.head_dim.moved $x804))))))))))))))
(assert
 (let ((?x2548 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3125 (not (= 0 ?x2548)))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x977 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2687 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2687 (and $x977 $x2649))))))))
(assert
 (let (($x1024 (not old.attention.heads.padded)))
 (let (($x911 (= 1 old.attention.heads.parts)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x899 (or $x609 $x1637)))
 (let (($x98 (ite $x899 old.attention.heads.given_everywhere (or $x2711 (and $x911 $x1024)))))
 (= old.attention.heads.everywhere $x98)))))))))
(assert
 (let (($x3427 (not old.attention.value_dim.padded)))
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2190 (ite (or $x3343 $x3747) old.attention.value_dim.given_everywhere (or $x1463 (and (= 1 old.attention.value_dim.parts) $x3427)))))
 (= old.attention.value_dim.everywhere $x2190)))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1312 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x1312)))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3282 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1281 ?x2715 ?x3282))))))))))))))))))))))))
(assert
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3561 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1147 (ite $x3561 old.attention.v (ite $x2444 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1147)))))
(assert
 (let (($x1767 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2281 (not old.attention.gathers)))
 (let (($x1265 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1265 $x2281 $x1767))))))
(assert
 (let ((?x267 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1366 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1786 $x2143) $x2913))))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x610 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1340 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x610)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x610 old.attention.value_dim.everywhere $x2649) $x1366)))
 (= old.attention.mixed_in (ite $x1340 (_ bv96 7) ?x267))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x2648 $x1783 (= (_ bv56 7) new.attention.head_dim.kind) $x1538 $x1849 $x1420 $x642 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2251 $x817 (= (_ bv56 7) new.attention.heads.kind) $x3517 $x1081 $x2923 $x1174 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2418 $x2295 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x17 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1277 (= (_ bv10 7) new.attention.out.input)))
 (or $x1277 $x17 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2399 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (or $x3531 $x2399 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x2955 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2955 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x3486 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3486 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2987 (= (_ bv56 7) new.attention.value_dim.kind) $x1002 $x3912 (= (_ bv91 7) new.attention.value_dim.kind) $x800 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
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
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1084 (and $x3517 (< 1 new.attention.heads.parts) (= ?x1064 new.attention.heads.n))))
 (= new.attention.heads.filled $x1084))))))
(assert
 (let (($x3062 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3517 $x3062)))))
(assert
 (let (($x245 (= (- 1) new.attention.heads.n)))
 (let (($x2251 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x240 (ite $x2251 (or $x245 (<= new.attention.heads.parts new.attention.heads.n)) (or $x245 (< 1 new.attention.heads.n)))))
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1064 (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2923 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1321 (ite $x2923 (or $x245 (< new.attention.heads.block new.attention.heads.n)) (ite $x3517 (or $x245 (< ?x1064 new.attention.heads.n)) $x240))))
 (let (($x2816 (= 1 new.attention.heads.parts)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2247 (or $x1081 $x817)))
 (let (($x1612 (ite $x2247 new.attention.heads.given_moved (ite (or $x1174 $x2816) false $x1321))))
 (= new.attention.heads.moved $x1612))))))))))))))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let (($x2414 (= (- 1) new.attention.head_dim.n)))
 (let (($x2648 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x282 (ite $x2648 (or $x2414 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2414 (< 1 new.attention.head_dim.n)))))
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1420 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2492 (ite $x1420 (or $x2414 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1538 (or $x2414 (< ?x3409 new.attention.head_dim.n)) $x282))))
 (let (($x642 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1783 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1849 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x924 (ite (or $x1849 $x1783) new.attention.head_dim.given_moved (ite (or $x642 (= 1 new.attention.head_dim.parts)) false $x2492))))
 (= new.attention.head_dim.moved $x924))))))))))))))
(assert
 (let ((?x2171 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1002 (not (= 0 ?x2171)))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1277 (= (_ bv10 7) new.attention.out.input)))
 (let (($x17 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x17 (and $x1277 $x300))))))))
(assert
 (let (($x1736 (not new.attention.heads.padded)))
 (let (($x2816 (= 1 new.attention.heads.parts)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2247 (or $x1081 $x817)))
 (let (($x584 (ite $x2247 new.attention.heads.given_everywhere (or $x1174 (and $x2816 $x1736)))))
 (= new.attention.heads.everywhere $x584)))))))))
(assert
 (let (($x1971 (not new.attention.value_dim.padded)))
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1234 (ite (or $x3912 $x2987) new.attention.value_dim.given_everywhere (or $x800 (and (= 1 new.attention.value_dim.parts) $x1971)))))
 (= new.attention.value_dim.everywhere $x1234)))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x1579 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x1579)))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2153 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3196 ?x3603 ?x2153))))))))))))))))))))))
(assert
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1017 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1156 (ite $x1017 new.attention.v (ite $x2959 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1156)))))
(assert
 (let (($x435 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1009 (not new.attention.gathers)))
 (let (($x2399 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2399 $x1009 $x435))))))
(assert
 (let ((?x3227 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1452 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2295 $x2418) $x2161))))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1095 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3090 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1095)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1095 new.attention.value_dim.everywhere $x300) $x1452)))
 (= new.attention.mixed_in (ite $x3090 (_ bv96 7) ?x3227))))))))))))
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
 (let (($x2947 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x772 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x1041 (= 1 new.tp)))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1248 (or $x3531 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x1041 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x772 $x2947))))))
 (not $x1248)))))))
(assert
 (let (($x3138 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x939 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x3057 (= 1 old.tp)))
(let (($x3833 (= (_ bv40 7) old.attention.out.split)))
(or $x3833 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x3057 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x939 $x3138)))))))))
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
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2272 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1637 (= (_ bv56 7) old.attention.heads.kind) $x104 $x609 (= (_ bv91 7) old.attention.heads.kind) $x2711 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3268 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3040 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x696 (= (_ bv4 7) old.attention.out.collective)))
 (or $x696 $x3040 $x2143 $x1786 $x3268)))))))
(assert
 (let (($x2687 (= (_ bv32 7) old.attention.out.input)))
 (let (($x977 (= (_ bv10 7) old.attention.out.input)))
 (or $x977 $x2687 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1802 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1265 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (or $x3833 $x1265 $x1802)))))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x2055 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2055 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x2976 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2976 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3747 (= (_ bv56 7) old.attention.value_dim.kind) $x3125 $x3343 (= (_ bv91 7) old.attention.value_dim.kind) $x1463 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x3165 (= (_ bv96 7) old.hidden.kind)))
 (let (($x373 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2616 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (let (($x634 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1827 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1827 $x634 (= (_ bv56 7) old.hidden.kind) $x1204 $x2616 $x373 $x3165 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1520 (= (_ bv49 7) old.norm.statistic)))
 (or $x1520 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1707 (= (_ bv96 7) old.stream)))
 (let (($x1066 (= (_ bv94 7) old.stream)))
 (let (($x3065 (= (_ bv38 7) old.stream)))
 (or $x3065 $x1066 $x1707)))))
(assert
 (let (($x3664 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1263 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1945 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1945 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1263 (= (_ bv91 7) old.stream_tokens.kind) $x3664 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3919 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2706 (div (* ?x3919 old.hidden.multiple) old.hidden.parts)))
 (let (($x3850 (< 1 old.hidden.parts)))
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1204 $x3850 (= ?x2706 old.hidden.n))))))))
(assert
 (let ((?x3919 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2706 (div (* ?x3919 old.hidden.multiple) old.hidden.parts)))
 (let (($x3850 (< 1 old.hidden.parts)))
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1204 $x3850 (<= old.hidden.n ?x2706))))))))
(assert
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1204 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1827 (= (_ bv26 7) old.hidden.kind)))
 (let (($x659 (ite $x1827 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3919 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2706 (div (* ?x3919 old.hidden.multiple) old.hidden.parts)))
 (let (($x1660 (= (- 1) old.hidden.n)))
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (let (($x373 (= (_ bv91 7) old.hidden.kind)))
 (let (($x917 (ite $x373 (or $x1660 (< old.hidden.block old.hidden.n)) (ite $x1204 (or $x1660 (< ?x2706 old.hidden.n)) $x659))))
 (let (($x2218 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x917)))
 (let (($x634 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2616 (= (_ bv86 7) old.hidden.kind)))
 (let (($x268 (or $x2616 $x634)))
 (= old.hidden.moved (ite $x268 old.hidden.given_moved $x2218)))))))))))))))
(assert
 (let (($x3664 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3083 (or $x3664 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x639 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3083)))
 (= old.stream_tokens.everywhere $x639)))))
(assert
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let (($x2082 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x104 $x2082)))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x2548 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3125 (not (= 0 ?x2548)))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x977 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2687 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2687 (and $x977 $x2649))))))))
(assert
 (let (($x3165 (= (_ bv96 7) old.hidden.kind)))
 (let (($x634 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2616 (= (_ bv86 7) old.hidden.kind)))
 (let (($x268 (or $x2616 $x634)))
 (let (($x972 (ite $x268 old.hidden.given_everywhere (or $x3165 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x972)))))))
(assert
 (let (($x1024 (not old.attention.heads.padded)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x98 (ite (or $x609 $x1637) old.attention.heads.given_everywhere (or $x2711 (and (= 1 old.attention.heads.parts) $x1024)))))
 (= old.attention.heads.everywhere $x98)))))))
(assert
 (let (($x3427 (not old.attention.value_dim.padded)))
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2190 (ite (or $x3343 $x3747) old.attention.value_dim.given_everywhere (or $x1463 (and (= 1 old.attention.value_dim.parts) $x3427)))))
 (= old.attention.value_dim.everywhere $x2190)))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1312 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x1312)))))))))))))))))))))))
(assert
 (let (($x1707 (= (_ bv96 7) old.stream)))
 (let (($x2053 (or $x1707 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2053))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3282 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1281 ?x2715 ?x3282))))))))))))))))))))))))
(assert
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3561 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1147 (ite $x3561 old.attention.v (ite $x2444 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1147)))))
(assert
 (let (($x1767 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2281 (not old.attention.gathers)))
 (let (($x1265 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1265 $x2281 $x1767))))))
(assert
 (let ((?x267 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3164 (or $x1786 $x2143)))
 (let (($x1366 (and old.attention.share_of_one old.stream.first_keeps_all (or $x3164 $x2913))))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x610 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1340 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x610)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x610 old.attention.value_dim.everywhere $x2649) $x1366)))
 (= old.attention.mixed_in (ite $x1340 (_ bv96 7) ?x267)))))))))))))
(assert
 (let ((?x1039 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3222 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2036 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3222)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3158 (or $x1786 $x2913)))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3833 $x3158 $x2036) (_ bv96 7) ?x1039))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x3057 (= 1 old.tp)))
 (let (($x1707 (= (_ bv96 7) old.stream)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) $x3057) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x404 (and $x2913 (or $x1707 $x3057 (not (= (_ bv4 7) old.attention.out.collective)) $x2649))))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3164 (or $x1786 $x2143)))
 (let ((?x3659 (ite (or $x3164 $x404) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3268 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3040 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x936 (ite (or $x1786 (and $x2143 (= (_ bv38 7) old.stream)) (and (or $x3040 $x3268) $x2913)) (_ bv38 7) (ite $x2143 (_ bv96 7) (_ bv16 7)))))
 (let (($x1959 (or (and old.hidden.filled (not $x1707)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x33 (not $x2913)))
 (let (($x1520 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3065 (= (_ bv38 7) old.stream)))
 (let ((?x2779 (ite (and $x3040 old.hidden.filled $x3065 $x33 $x1520) old.stream (ite (and $x3268 $x33 $x1959) old.stream ?x936))))
 (let (($x696 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x1669 (ite $x696 (_ bv96 7) (ite (and $x3040 old.hidden.filled $x1707 $x33) (_ bv96 7) ?x2779))))
 (let (($x3158 (or $x1786 $x2913)))
 (let ((?x1068 (ite (and (not $x3065) old.stream.in_order old.hidden.everywhere $x3158) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2913) (_ bv38 7) ?x1669))))
 (let ((?x2213 (ite (= (_ bv38 7) old.attention.out_state) ?x1068 (ite (= (_ bv96 7) old.attention.out_state) ?x3659 old.attention.out_state))))
 (let ((?x1986 (ite $x3268 (ite (not $x1707) old.stream (_ bv66 7)) (ite $x2143 (ite $x1707 (_ bv96 7) old.stream) (ite $x1786 (_ bv92 7) (_ bv16 7))))))
 (let (($x3557 (= (_ bv92 7) old.attention.out_state)))
 (= old.attention.joined (ite $x3557 (ite $x3040 (_ bv96 7) ?x1986) ?x2213))))))))))))))))))))))))))))
(assert
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x2484 (ite (and old.attention.taken_for_whole $x2143) (_ bv92 7) old.attention.joined)))
 (let (($x3041 (or old.hidden.moved old.hidden.padded)))
 (let (($x1802 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2703 (= (_ bv92 7) old.attention.mixed_in)))
 (let (($x3057 (= 1 old.tp)))
 (= old.attention.arrives (ite (and $x3057 $x2703 $x1802 $x3041) (_ bv16 7) ?x2484)))))))))
(assert
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1538 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x817 (= (_ bv56 7) new.attention.heads.kind) $x3517 $x1081 (= (_ bv91 7) new.attention.heads.kind) $x1174 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3233 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3395 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2229 (= (_ bv4 7) new.attention.out.collective)))
 (or $x2229 $x3395 $x2418 $x2295 $x3233)))))))
(assert
 (let (($x17 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1277 (= (_ bv10 7) new.attention.out.input)))
 (or $x1277 $x17 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2256 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2399 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (or $x3531 $x2399 $x2256)))))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x2955 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2955 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x3486 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3486 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2987 (= (_ bv56 7) new.attention.value_dim.kind) $x1002 $x3912 (= (_ bv91 7) new.attention.value_dim.kind) $x800 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2831 (= (_ bv96 7) new.hidden.kind)))
 (let (($x638 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1355 (= (_ bv86 7) new.hidden.kind)))
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2210 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1649 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1649 $x2210 (= (_ bv56 7) new.hidden.kind) $x197 $x1355 $x638 $x2831 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1594 (= (_ bv49 7) new.norm.statistic)))
 (or $x1594 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3014 (= (_ bv96 7) new.stream)))
 (let (($x620 (= (_ bv94 7) new.stream)))
 (let (($x2895 (= (_ bv38 7) new.stream)))
 (or $x2895 $x620 $x3014)))))
(assert
 (let (($x2136 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2293 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2606 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2606 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2293 (= (_ bv91 7) new.stream_tokens.kind) $x2136 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2184 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3800 (div (* ?x2184 new.hidden.multiple) new.hidden.parts)))
 (let (($x544 (< 1 new.hidden.parts)))
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x197 $x544 (= ?x3800 new.hidden.n))))))))
(assert
 (let ((?x2184 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3800 (div (* ?x2184 new.hidden.multiple) new.hidden.parts)))
 (let (($x544 (< 1 new.hidden.parts)))
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x197 $x544 (<= new.hidden.n ?x3800))))))))
(assert
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x197 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1649 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2746 (ite $x1649 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2184 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3800 (div (* ?x2184 new.hidden.multiple) new.hidden.parts)))
 (let (($x1406 (= (- 1) new.hidden.n)))
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (let (($x638 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3546 (ite $x638 (or $x1406 (< new.hidden.block new.hidden.n)) (ite $x197 (or $x1406 (< ?x3800 new.hidden.n)) $x2746))))
 (let (($x3677 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3546)))
 (let (($x2210 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1355 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2186 (or $x1355 $x2210)))
 (= new.hidden.moved (ite $x2186 new.hidden.given_moved $x3677)))))))))))))))
(assert
 (let (($x2136 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2397 (or $x2136 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2169 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2397)))
 (= new.stream_tokens.everywhere $x2169)))))
(assert
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let (($x3062 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3517 $x3062)))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x2171 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1002 (not (= 0 ?x2171)))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1277 (= (_ bv10 7) new.attention.out.input)))
 (let (($x17 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x17 (and $x1277 $x300))))))))
(assert
 (let (($x2831 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2210 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1355 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2186 (or $x1355 $x2210)))
 (let (($x1922 (ite $x2186 new.hidden.given_everywhere (or $x2831 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1922)))))))
(assert
 (let (($x1736 (not new.attention.heads.padded)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x584 (ite (or $x1081 $x817) new.attention.heads.given_everywhere (or $x1174 (and (= 1 new.attention.heads.parts) $x1736)))))
 (= new.attention.heads.everywhere $x584)))))))
(assert
 (let (($x1971 (not new.attention.value_dim.padded)))
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1234 (ite (or $x3912 $x2987) new.attention.value_dim.given_everywhere (or $x800 (and (= 1 new.attention.value_dim.parts) $x1971)))))
 (= new.attention.value_dim.everywhere $x1234)))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x1579 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x1579)))))))))))))))))))))
(assert
 (let (($x3014 (= (_ bv96 7) new.stream)))
 (let (($x1803 (or $x3014 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1803))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2153 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3196 ?x3603 ?x2153))))))))))))))))))))))
(assert
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1017 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1156 (ite $x1017 new.attention.v (ite $x2959 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1156)))))
(assert
 (let (($x435 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1009 (not new.attention.gathers)))
 (let (($x2399 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2399 $x1009 $x435))))))
(assert
 (let ((?x3227 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2889 (or $x2295 $x2418)))
 (let (($x1452 (and new.attention.share_of_one new.stream.first_keeps_all (or $x2889 $x2161))))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1095 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3090 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1095)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1095 new.attention.value_dim.everywhere $x300) $x1452)))
 (= new.attention.mixed_in (ite $x3090 (_ bv96 7) ?x3227)))))))))))))
(assert
 (let ((?x2910 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2981 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1978 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2981)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x755 (or $x2295 $x2161)))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3531 $x755 $x1978) (_ bv96 7) ?x2910))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1041 (= 1 new.tp)))
 (let (($x3014 (= (_ bv96 7) new.stream)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) $x1041) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2917 (and $x2161 (or $x3014 $x1041 (not (= (_ bv4 7) new.attention.out.collective)) $x300))))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2889 (or $x2295 $x2418)))
 (let ((?x13 (ite (or $x2889 $x2917) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3233 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3395 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x2329 (ite (or $x2295 (and $x2418 (= (_ bv38 7) new.stream)) (and (or $x3395 $x3233) $x2161)) (_ bv38 7) (ite $x2418 (_ bv96 7) (_ bv16 7)))))
 (let (($x2252 (or (and new.hidden.filled (not $x3014)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2936 (not $x2161)))
 (let (($x1594 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2895 (= (_ bv38 7) new.stream)))
 (let ((?x3457 (ite (and $x3395 new.hidden.filled $x2895 $x2936 $x1594) new.stream (ite (and $x3233 $x2936 $x2252) new.stream ?x2329))))
 (let (($x2229 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2707 (ite $x2229 (_ bv96 7) (ite (and $x3395 new.hidden.filled $x3014 $x2936) (_ bv96 7) ?x3457))))
 (let (($x755 (or $x2295 $x2161)))
 (let ((?x2592 (ite (and (not $x2895) new.stream.in_order new.hidden.everywhere $x755) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2161) (_ bv38 7) ?x2707))))
 (let ((?x1504 (ite (= (_ bv38 7) new.attention.out_state) ?x2592 (ite (= (_ bv96 7) new.attention.out_state) ?x13 new.attention.out_state))))
 (let ((?x2425 (ite $x3233 (ite (not $x3014) new.stream (_ bv66 7)) (ite $x2418 (ite $x3014 (_ bv96 7) new.stream) (ite $x2295 (_ bv92 7) (_ bv16 7))))))
 (let (($x2311 (= (_ bv92 7) new.attention.out_state)))
 (= new.attention.joined (ite $x2311 (ite $x3395 (_ bv96 7) ?x2425) ?x1504))))))))))))))))))))))))))))
(assert
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x2173 (ite (and new.attention.taken_for_whole $x2418) (_ bv92 7) new.attention.joined)))
 (let (($x3890 (or new.hidden.moved new.hidden.padded)))
 (let (($x2256 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2011 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x1041 (= 1 new.tp)))
 (= new.attention.arrives (ite (and $x1041 $x2011 $x2256 $x3890) (_ bv16 7) ?x2173)))))))))
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
 (let (($x3725 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1041 (= 1 new.tp)))
 (let (($x2056 (= new.attention.arrives new.stream)))
 (let (($x1766 (or (or (= (_ bv96 7) new.attention.arrives) $x2056) (and $x1041 (or (not (= (_ bv61 7) new.attention.out.split)) $x3725)))))
 (not $x1766))))))
(assert
 (let (($x586 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x3057 (= 1 old.tp)))
(let (($x3663 (= old.attention.arrives old.stream)))
(or (or (= (_ bv96 7) old.attention.arrives) $x3663) (and $x3057 (or (not (= (_ bv61 7) old.attention.out.split)) $x586)))))))
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
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2272 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1637 (= (_ bv56 7) old.attention.heads.kind) $x104 $x609 (= (_ bv91 7) old.attention.heads.kind) $x2711 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2143 $x1786 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2687 (= (_ bv32 7) old.attention.out.input)))
 (let (($x977 (= (_ bv10 7) old.attention.out.input)))
 (or $x977 $x2687 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1802 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1265 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (or $x3833 $x1265 $x1802)))))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x2055 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2055 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x2976 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2976 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3747 (= (_ bv56 7) old.attention.value_dim.kind) $x3125 $x3343 (= (_ bv91 7) old.attention.value_dim.kind) $x1463 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x3165 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2616 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (let (($x634 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x634 (= (_ bv56 7) old.hidden.kind) $x1204 $x2616 (= (_ bv91 7) old.hidden.kind) $x3165 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3065 (= (_ bv38 7) old.stream)))
 (or $x3065 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1204 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let (($x2082 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x104 $x2082)))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x2548 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3125 (not (= 0 ?x2548)))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x977 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2687 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2687 (and $x977 $x2649))))))))
(assert
 (let (($x3165 (= (_ bv96 7) old.hidden.kind)))
 (let (($x972 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3165 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x972))))
(assert
 (let (($x1024 (not old.attention.heads.padded)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x98 (ite (or $x609 $x1637) old.attention.heads.given_everywhere (or $x2711 (and (= 1 old.attention.heads.parts) $x1024)))))
 (= old.attention.heads.everywhere $x98)))))))
(assert
 (let (($x3427 (not old.attention.value_dim.padded)))
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2190 (ite (or $x3343 $x3747) old.attention.value_dim.given_everywhere (or $x1463 (and (= 1 old.attention.value_dim.parts) $x3427)))))
 (= old.attention.value_dim.everywhere $x2190)))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1312 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x1312)))))))))))))))))))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3282 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1281 ?x2715 ?x3282))))))))))))))))))))))))
(assert
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3561 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1147 (ite $x3561 old.attention.v (ite $x2444 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1147)))))
(assert
 (let (($x1767 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2281 (not old.attention.gathers)))
 (let (($x1265 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1265 $x2281 $x1767))))))
(assert
 (let ((?x267 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1499 (= 1 old.pp)))
 (let (($x2040 (not old.attention.out.group.pp)))
 (let (($x2267 (or $x2040 $x1499)))
 (let (($x230 (= 1 old.sp)))
 (let (($x1856 (not old.attention.out.group.sp)))
 (let (($x3364 (or $x1856 $x230)))
 (let (($x2870 (= 1 old.dp)))
 (let (($x3275 (not old.attention.out.group.dp)))
 (let (($x160 (or $x3275 $x2870)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x160 $x3364 $x2267)))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1366 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1786 $x2143) $x2913))))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x610 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1340 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x610)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x610 old.attention.value_dim.everywhere $x2649) $x1366)))
 (= old.attention.mixed_in (ite $x1340 (_ bv96 7) ?x267)))))))))))))))))))))
(assert
 (let ((?x1039 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3222 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2036 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3222)))
 (let (($x1499 (= 1 old.pp)))
 (let (($x2040 (not old.attention.out.group.pp)))
 (let (($x2267 (or $x2040 $x1499)))
 (let (($x230 (= 1 old.sp)))
 (let (($x1856 (not old.attention.out.group.sp)))
 (let (($x3364 (or $x1856 $x230)))
 (let (($x2870 (= 1 old.dp)))
 (let (($x3275 (not old.attention.out.group.dp)))
 (let (($x160 (or $x3275 $x2870)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x160 $x3364 $x2267)))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3833 (or $x1786 $x2913) $x2036) (_ bv96 7) ?x1039))))))))))))))))))
(assert
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1538 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x817 (= (_ bv56 7) new.attention.heads.kind) $x3517 $x1081 (= (_ bv91 7) new.attention.heads.kind) $x1174 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2418 $x2295 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x17 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1277 (= (_ bv10 7) new.attention.out.input)))
 (or $x1277 $x17 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2256 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2399 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (or $x3531 $x2399 $x2256)))))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x2955 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2955 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x3486 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3486 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2987 (= (_ bv56 7) new.attention.value_dim.kind) $x1002 $x3912 (= (_ bv91 7) new.attention.value_dim.kind) $x800 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2831 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1355 (= (_ bv86 7) new.hidden.kind)))
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2210 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2210 (= (_ bv56 7) new.hidden.kind) $x197 $x1355 (= (_ bv91 7) new.hidden.kind) $x2831 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2895 (= (_ bv38 7) new.stream)))
 (or $x2895 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x197 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let (($x3062 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3517 $x3062)))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x2171 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1002 (not (= 0 ?x2171)))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1277 (= (_ bv10 7) new.attention.out.input)))
 (let (($x17 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x17 (and $x1277 $x300))))))))
(assert
 (let (($x2831 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1922 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2831 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1922))))
(assert
 (let (($x1736 (not new.attention.heads.padded)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x584 (ite (or $x1081 $x817) new.attention.heads.given_everywhere (or $x1174 (and (= 1 new.attention.heads.parts) $x1736)))))
 (= new.attention.heads.everywhere $x584)))))))
(assert
 (let (($x1971 (not new.attention.value_dim.padded)))
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1234 (ite (or $x3912 $x2987) new.attention.value_dim.given_everywhere (or $x800 (and (= 1 new.attention.value_dim.parts) $x1971)))))
 (= new.attention.value_dim.everywhere $x1234)))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x1579 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x1579)))))))))))))))))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2153 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3196 ?x3603 ?x2153))))))))))))))))))))))
(assert
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1017 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1156 (ite $x1017 new.attention.v (ite $x2959 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1156)))))
(assert
 (let (($x435 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1009 (not new.attention.gathers)))
 (let (($x2399 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2399 $x1009 $x435))))))
(assert
 (let ((?x3227 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x641 (= 1 new.pp)))
 (let (($x3951 (not new.attention.out.group.pp)))
 (let (($x2480 (or $x3951 $x641)))
 (let (($x249 (= 1 new.sp)))
 (let (($x3635 (not new.attention.out.group.sp)))
 (let (($x239 (or $x3635 $x249)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3113 (not new.attention.out.group.dp)))
 (let (($x1214 (or $x3113 $x1405)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1214 $x239 $x2480)))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1452 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2295 $x2418) $x2161))))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1095 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3090 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1095)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1095 new.attention.value_dim.everywhere $x300) $x1452)))
 (= new.attention.mixed_in (ite $x3090 (_ bv96 7) ?x3227)))))))))))))))))))))
(assert
 (let ((?x2910 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2981 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1978 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2981)))
 (let (($x641 (= 1 new.pp)))
 (let (($x3951 (not new.attention.out.group.pp)))
 (let (($x2480 (or $x3951 $x641)))
 (let (($x249 (= 1 new.sp)))
 (let (($x3635 (not new.attention.out.group.sp)))
 (let (($x239 (or $x3635 $x249)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3113 (not new.attention.out.group.dp)))
 (let (($x1214 (or $x3113 $x1405)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1214 $x239 $x2480)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3531 (or $x2295 $x2161) $x1978) (_ bv96 7) ?x2910))))))))))))))))))
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
 (let (($x641 (= 1 new.pp)))
 (let (($x3951 (not new.attention.out.group.pp)))
 (let (($x2480 (or $x3951 $x641)))
 (let (($x249 (= 1 new.sp)))
 (let (($x3635 (not new.attention.out.group.sp)))
 (let (($x239 (or $x3635 $x249)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3113 (not new.attention.out.group.dp)))
 (let (($x1214 (or $x3113 $x1405)))
 (let (($x545 (and (or new.attention.out.group.tp (= 1 new.tp)) $x1214 $x239 $x2480)))
 (let (($x2689 (= (_ bv38 7) new.attention.out_state)))
 (let (($x3088 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1214 $x239 $x2480)))
 (let (($x2781 (and $x2161 (or $x3088 (and $x2689 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1531 (or $x2295 (and $x2418 (or $x3088 (and $x2689 (= (_ bv38 7) new.stream)))) $x2781 $x545)))
 (not $x1531)))))))))))))))))))
(assert
 (let (($x1499 (= 1 old.pp)))
(let (($x2040 (not old.attention.out.group.pp)))
(let (($x2267 (or $x2040 $x1499)))
(let (($x230 (= 1 old.sp)))
(let (($x1856 (not old.attention.out.group.sp)))
(let (($x3364 (or $x1856 $x230)))
(let (($x2870 (= 1 old.dp)))
(let (($x3275 (not old.attention.out.group.dp)))
(let (($x160 (or $x3275 $x2870)))
(let (($x1264 (and (or old.attention.out.group.tp (= 1 old.tp)) $x160 $x3364 $x2267)))
(let (($x1472 (= (_ bv38 7) old.attention.out_state)))
(let (($x2984 (= (_ bv96 7) old.attention.out_state)))
(let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x160 $x3364 $x2267)))
(let (($x2884 (and $x2913 (or $x2984 (and $x1472 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
(or $x1786 (and $x2143 (or $x2984 (and $x1472 (= (_ bv38 7) old.stream)))) $x2884 $x1264))))))))))))))))))
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
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2272 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1637 (= (_ bv56 7) old.attention.heads.kind) $x104 $x609 (= (_ bv91 7) old.attention.heads.kind) $x2711 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2077 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x3185 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x2275 (= (_ bv1 7) old.attention.out.bias)))
 (or $x2275 (= (_ bv23 7) old.attention.out.bias) $x3185 $x2077)))))
(assert
 (let (($x3268 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3040 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x696 (= (_ bv4 7) old.attention.out.collective)))
 (or $x696 $x3040 $x2143 $x1786 $x3268)))))))
(assert
 (let (($x2687 (= (_ bv32 7) old.attention.out.input)))
 (let (($x977 (= (_ bv10 7) old.attention.out.input)))
 (or $x977 $x2687 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1802 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1265 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (or $x3833 $x1265 $x1802)))))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x2055 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2055 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x2976 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2976 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3747 (= (_ bv56 7) old.attention.value_dim.kind) $x3125 $x3343 (= (_ bv91 7) old.attention.value_dim.kind) $x1463 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x3165 (= (_ bv96 7) old.hidden.kind)))
 (let (($x373 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2616 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (let (($x634 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1827 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1827 $x634 (= (_ bv56 7) old.hidden.kind) $x1204 $x2616 $x373 $x3165 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1768 (= (_ bv49 7) old.norm.statistic)))
 (or $x1768 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1707 (= (_ bv96 7) old.stream)))
 (let (($x1066 (= (_ bv94 7) old.stream)))
 (let (($x3065 (= (_ bv38 7) old.stream)))
 (or $x3065 $x1066 $x1707)))))
(assert
 (let (($x2949 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1529 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3400 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3400 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1529 (= (_ bv91 7) old.stream_tokens.kind) $x2949 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1740 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1503 (div (* ?x1740 old.hidden.multiple) old.hidden.parts)))
 (let (($x1320 (< 1 old.hidden.parts)))
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1204 $x1320 (= ?x1503 old.hidden.n))))))))
(assert
 (let ((?x1740 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1503 (div (* ?x1740 old.hidden.multiple) old.hidden.parts)))
 (let (($x1320 (< 1 old.hidden.parts)))
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1204 $x1320 (<= old.hidden.n ?x1503))))))))
(assert
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1204 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1827 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2254 (ite $x1827 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1740 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1503 (div (* ?x1740 old.hidden.multiple) old.hidden.parts)))
 (let (($x1052 (= (- 1) old.hidden.n)))
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (let (($x373 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2840 (ite $x373 (or $x1052 (< old.hidden.block old.hidden.n)) (ite $x1204 (or $x1052 (< ?x1503 old.hidden.n)) $x2254))))
 (let (($x2102 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2840)))
 (let (($x634 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2616 (= (_ bv86 7) old.hidden.kind)))
 (let (($x268 (or $x2616 $x634)))
 (= old.hidden.moved (ite $x268 old.hidden.given_moved $x2102)))))))))))))))
(assert
 (let (($x2949 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2016 (or $x2949 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2331 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2016)))
 (= old.stream_tokens.everywhere $x2331)))))
(assert
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let (($x2082 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x104 $x2082)))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x2548 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3125 (not (= 0 ?x2548)))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x977 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2687 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2687 (and $x977 $x2649))))))))
(assert
 (let (($x3165 (= (_ bv96 7) old.hidden.kind)))
 (let (($x634 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2616 (= (_ bv86 7) old.hidden.kind)))
 (let (($x268 (or $x2616 $x634)))
 (let (($x972 (ite $x268 old.hidden.given_everywhere (or $x3165 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x972)))))))
(assert
 (let (($x2403 (not old.hidden.moved)))
 (let (($x2072 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2403)))
 (let (($x1568 (= 1 old.hidden.parts)))
 (let (($x634 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2616 (= (_ bv86 7) old.hidden.kind)))
 (let (($x268 (or $x2616 $x634)))
 (= old.hidden.first_alone (ite $x268 old.hidden.given_first (or $x1568 $x2072))))))))))
(assert
 (let (($x1024 (not old.attention.heads.padded)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x98 (ite (or $x609 $x1637) old.attention.heads.given_everywhere (or $x2711 (and (= 1 old.attention.heads.parts) $x1024)))))
 (= old.attention.heads.everywhere $x98)))))))
(assert
 (let (($x3427 (not old.attention.value_dim.padded)))
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2190 (ite (or $x3343 $x3747) old.attention.value_dim.given_everywhere (or $x1463 (and (= 1 old.attention.value_dim.parts) $x3427)))))
 (= old.attention.value_dim.everywhere $x2190)))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1312 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x1312)))))))))))))))))))))))
(assert
 (let (($x1707 (= (_ bv96 7) old.stream)))
 (let (($x607 (or $x1707 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x607))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3282 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1281 ?x2715 ?x3282))))))))))))))))))))))))
(assert
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3561 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1147 (ite $x3561 old.attention.v (ite $x2444 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1147)))))
(assert
 (let (($x1767 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2281 (not old.attention.gathers)))
 (let (($x1265 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1265 $x2281 $x1767))))))
(assert
 (let ((?x267 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3164 (or $x1786 $x2143)))
 (let (($x1366 (and old.attention.share_of_one old.stream.first_keeps_all (or $x3164 $x2913))))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x610 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1340 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x610)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x610 old.attention.value_dim.everywhere $x2649) $x1366)))
 (= old.attention.mixed_in (ite $x1340 (_ bv96 7) ?x267)))))))))))))
(assert
 (let ((?x1039 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3222 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2036 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3222)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3158 (or $x1786 $x2913)))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3833 $x3158 $x2036) (_ bv96 7) ?x1039))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x3057 (= 1 old.tp)))
 (let (($x1707 (= (_ bv96 7) old.stream)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) $x3057) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x818 (and $x2913 (or $x1707 $x3057 (not (= (_ bv4 7) old.attention.out.collective)) $x2649))))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3164 (or $x1786 $x2143)))
 (let ((?x2371 (ite (or $x3164 $x818) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2984 (= (_ bv96 7) old.attention.out_state)))
 (let (($x3268 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3040 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x1445 (ite (or $x1786 (and $x2143 (= (_ bv38 7) old.stream)) (and (or $x3040 $x3268) $x2913)) (_ bv38 7) (ite $x2143 (_ bv96 7) (_ bv16 7)))))
 (let (($x3502 (or (and old.hidden.filled (not $x1707)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1508 (not $x2913)))
 (let (($x1768 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3065 (= (_ bv38 7) old.stream)))
 (let ((?x1712 (ite (and $x3040 old.hidden.filled $x3065 $x1508 $x1768) old.stream (ite (and $x3268 $x1508 $x3502) old.stream ?x1445))))
 (let (($x696 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x1263 (ite $x696 (_ bv96 7) (ite (and $x3040 old.hidden.filled $x1707 $x1508) (_ bv96 7) ?x1712))))
 (let (($x3158 (or $x1786 $x2913)))
 (let ((?x2530 (ite (and (not $x3065) old.stream.in_order old.hidden.everywhere $x3158) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2913) (_ bv38 7) ?x1263))))
 (let (($x1472 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x393 (ite $x3268 (ite (not $x1707) old.stream (_ bv66 7)) (ite $x2143 (ite $x1707 (_ bv96 7) old.stream) (ite $x1786 (_ bv92 7) (_ bv16 7))))))
 (let (($x599 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x3551 (ite $x599 (ite $x3040 (_ bv96 7) ?x393) (ite $x1472 ?x2530 (ite $x2984 ?x2371 old.attention.out_state)))))
 (= old.attention.joined ?x3551)))))))))))))))))))))))))))))
(assert
 (let (($x2120 (not old.hidden.everywhere)))
 (let (($x3040 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1472 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x1472 (= (_ bv96 7) old.attention.joined) $x3040 $x2120))))))
(assert
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1538 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x817 (= (_ bv56 7) new.attention.heads.kind) $x3517 $x1081 (= (_ bv91 7) new.attention.heads.kind) $x1174 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2824 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x406 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x2635 (= (_ bv1 7) new.attention.out.bias)))
 (or $x2635 (= (_ bv23 7) new.attention.out.bias) $x406 $x2824)))))
(assert
 (let (($x3233 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3395 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2229 (= (_ bv4 7) new.attention.out.collective)))
 (or $x2229 $x3395 $x2418 $x2295 $x3233)))))))
(assert
 (let (($x17 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1277 (= (_ bv10 7) new.attention.out.input)))
 (or $x1277 $x17 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2256 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2399 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (or $x3531 $x2399 $x2256)))))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x2955 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2955 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x3486 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3486 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2987 (= (_ bv56 7) new.attention.value_dim.kind) $x1002 $x3912 (= (_ bv91 7) new.attention.value_dim.kind) $x800 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2831 (= (_ bv96 7) new.hidden.kind)))
 (let (($x638 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1355 (= (_ bv86 7) new.hidden.kind)))
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2210 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1649 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1649 $x2210 (= (_ bv56 7) new.hidden.kind) $x197 $x1355 $x638 $x2831 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2022 (= (_ bv49 7) new.norm.statistic)))
 (or $x2022 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3014 (= (_ bv96 7) new.stream)))
 (let (($x620 (= (_ bv94 7) new.stream)))
 (let (($x2895 (= (_ bv38 7) new.stream)))
 (or $x2895 $x620 $x3014)))))
(assert
 (let (($x2643 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3081 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2095 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2095 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3081 (= (_ bv91 7) new.stream_tokens.kind) $x2643 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2465 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2422 (div (* ?x2465 new.hidden.multiple) new.hidden.parts)))
 (let (($x2169 (< 1 new.hidden.parts)))
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x197 $x2169 (= ?x2422 new.hidden.n))))))))
(assert
 (let ((?x2465 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2422 (div (* ?x2465 new.hidden.multiple) new.hidden.parts)))
 (let (($x2169 (< 1 new.hidden.parts)))
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x197 $x2169 (<= new.hidden.n ?x2422))))))))
(assert
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x197 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1649 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3050 (ite $x1649 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2465 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2422 (div (* ?x2465 new.hidden.multiple) new.hidden.parts)))
 (let (($x3355 (= (- 1) new.hidden.n)))
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (let (($x638 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3366 (ite $x638 (or $x3355 (< new.hidden.block new.hidden.n)) (ite $x197 (or $x3355 (< ?x2422 new.hidden.n)) $x3050))))
 (let (($x2867 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3366)))
 (let (($x2210 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1355 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2186 (or $x1355 $x2210)))
 (= new.hidden.moved (ite $x2186 new.hidden.given_moved $x2867)))))))))))))))
(assert
 (let (($x2643 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x364 (or $x2643 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1888 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x364)))
 (= new.stream_tokens.everywhere $x1888)))))
(assert
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let (($x3062 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3517 $x3062)))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x2171 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1002 (not (= 0 ?x2171)))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1277 (= (_ bv10 7) new.attention.out.input)))
 (let (($x17 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x17 (and $x1277 $x300))))))))
(assert
 (let (($x2831 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2210 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1355 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2186 (or $x1355 $x2210)))
 (let (($x1922 (ite $x2186 new.hidden.given_everywhere (or $x2831 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1922)))))))
(assert
 (let (($x2671 (not new.hidden.moved)))
 (let (($x3455 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2671)))
 (let (($x3413 (= 1 new.hidden.parts)))
 (let (($x2210 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1355 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2186 (or $x1355 $x2210)))
 (= new.hidden.first_alone (ite $x2186 new.hidden.given_first (or $x3413 $x3455))))))))))
(assert
 (let (($x1736 (not new.attention.heads.padded)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x584 (ite (or $x1081 $x817) new.attention.heads.given_everywhere (or $x1174 (and (= 1 new.attention.heads.parts) $x1736)))))
 (= new.attention.heads.everywhere $x584)))))))
(assert
 (let (($x1971 (not new.attention.value_dim.padded)))
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1234 (ite (or $x3912 $x2987) new.attention.value_dim.given_everywhere (or $x800 (and (= 1 new.attention.value_dim.parts) $x1971)))))
 (= new.attention.value_dim.everywhere $x1234)))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x1579 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x1579)))))))))))))))))))))
(assert
 (let (($x3014 (= (_ bv96 7) new.stream)))
 (let (($x2342 (or $x3014 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2342))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2153 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3196 ?x3603 ?x2153))))))))))))))))))))))
(assert
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1017 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1156 (ite $x1017 new.attention.v (ite $x2959 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1156)))))
(assert
 (let (($x435 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1009 (not new.attention.gathers)))
 (let (($x2399 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2399 $x1009 $x435))))))
(assert
 (let ((?x3227 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2889 (or $x2295 $x2418)))
 (let (($x1452 (and new.attention.share_of_one new.stream.first_keeps_all (or $x2889 $x2161))))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1095 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3090 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1095)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1095 new.attention.value_dim.everywhere $x300) $x1452)))
 (= new.attention.mixed_in (ite $x3090 (_ bv96 7) ?x3227)))))))))))))
(assert
 (let ((?x2910 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2981 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1978 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2981)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x755 (or $x2295 $x2161)))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3531 $x755 $x1978) (_ bv96 7) ?x2910))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1041 (= 1 new.tp)))
 (let (($x3014 (= (_ bv96 7) new.stream)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) $x1041) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2969 (and $x2161 (or $x3014 $x1041 (not (= (_ bv4 7) new.attention.out.collective)) $x300))))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2889 (or $x2295 $x2418)))
 (let ((?x3172 (ite (or $x2889 $x2969) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3088 (= (_ bv96 7) new.attention.out_state)))
 (let (($x3233 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3395 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x1787 (ite (or $x2295 (and $x2418 (= (_ bv38 7) new.stream)) (and (or $x3395 $x3233) $x2161)) (_ bv38 7) (ite $x2418 (_ bv96 7) (_ bv16 7)))))
 (let (($x723 (or (and new.hidden.filled (not $x3014)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3927 (not $x2161)))
 (let (($x2022 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2895 (= (_ bv38 7) new.stream)))
 (let ((?x559 (ite (and $x3395 new.hidden.filled $x2895 $x3927 $x2022) new.stream (ite (and $x3233 $x3927 $x723) new.stream ?x1787))))
 (let (($x2229 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2121 (ite $x2229 (_ bv96 7) (ite (and $x3395 new.hidden.filled $x3014 $x3927) (_ bv96 7) ?x559))))
 (let (($x755 (or $x2295 $x2161)))
 (let ((?x2214 (ite (and (not $x2895) new.stream.in_order new.hidden.everywhere $x755) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2161) (_ bv38 7) ?x2121))))
 (let (($x2689 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x1715 (ite $x3233 (ite (not $x3014) new.stream (_ bv66 7)) (ite $x2418 (ite $x3014 (_ bv96 7) new.stream) (ite $x2295 (_ bv92 7) (_ bv16 7))))))
 (let (($x917 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1756 (ite $x917 (ite $x3395 (_ bv96 7) ?x1715) (ite $x2689 ?x2214 (ite $x3088 ?x3172 new.attention.out_state)))))
 (= new.attention.joined ?x1756)))))))))))))))))))))))))))))
(assert
 (let (($x2934 (not new.hidden.everywhere)))
 (let (($x3395 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2689 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x2689 (= (_ bv96 7) new.attention.joined) $x3395 $x2934))))))
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
 (let (($x2642 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x2824 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2329 (not new.attention.full_though_split)))
 (let (($x1144 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x2329)))
 (let (($x2416 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x917 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1041 (= 1 new.tp)))
 (let (($x3775 (or $x1041 (not new.model.out_bias) (and $x917 $x2416) $x1144 (and $x2824 $x2642))))
 (not $x3775))))))))))
(assert
 (let (($x603 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x2077 (= (_ bv29 7) old.attention.out.bias)))
(let (($x2821 (not old.attention.full_though_split)))
(let (($x2817 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x2821)))
(let (($x2887 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x599 (= (_ bv92 7) old.attention.out_state)))
(let (($x2722 (not old.model.out_bias)))
(let (($x3057 (= 1 old.tp)))
(or $x3057 $x2722 (and $x599 $x2887) $x2817 (and $x2077 $x603)))))))))))
(check-sat)

