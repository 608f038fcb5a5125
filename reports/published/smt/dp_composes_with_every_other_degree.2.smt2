; from one replica to any number, question 30
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
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1042 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1042 $x1800 $x1017 $x4742 $x1401)))))))
(assert
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x745 $x1171))))
(assert
 (let (($x3984 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x3984 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x57 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2163 $x57 $x1761 $x625 $x125)))))))
(assert
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x1509 $x93))))
(assert
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x113 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x113 $x1365 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x865 $x1700 (= (_ bv56 7) old.ffn.width.kind) $x4558 $x1554 $x1022 $x3954 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4558 (< 1 old.ffn.width.parts) (= ?x1113 old.ffn.width.n)))))))
(assert
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1855 (and $x4558 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1855))))
(assert
 (let (($x1641 (= (- 1) old.ffn.width.n)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x951 (ite $x865 (or $x1641 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1641 (< 1 old.ffn.width.n)))))
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2018 (ite $x1022 (or $x1641 (< old.ffn.width.block old.ffn.width.n)) (ite $x4558 (or $x1641 (< ?x1113 old.ffn.width.n)) $x951))))
 (let (($x1751 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2018)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.moved (ite $x1316 old.ffn.width.given_moved $x1751)))))))))))))))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4643 (or $x3954 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.everywhere (ite $x1316 old.ffn.width.given_everywhere $x4643))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (= old.ffn.in_place (or $x923 old.ffn.width.filled)))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x1236 (ite $x4701 (_ bv16 7) (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x4238 (ite (or $x1017 $x1800) (_ bv96 7) (ite $x1401 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1236))))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4692 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1438 (or $x1017 $x4742)))
 (let (($x1460 (or $x1438 $x4692 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x2007 (ite $x745 (ite $x1460 (_ bv96 7) (ite $x1800 (_ bv21 7) (_ bv16 7))) (ite (or $x4742 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x4238))))
 (let ((?x1450 (ite (or $x1438 $x4692 (and $x1800 old.ffn.width.padded $x608)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x1603 (ite $x1171 (ite (and $x1800 old.ffn.width.filled (not $x4692)) (_ bv96 7) ?x1450) ?x2007)))
 (= old.ffn.gate_state ?x1603)))))))))))))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let ((?x1136 (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x779 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1452 (ite old.ffn.width.everywhere (_ bv96 7) ?x779)))
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1064 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x125 ?x1452 (ite $x4701 (_ bv16 7) ?x1136)))))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1966 (or $x625 (not (or $x1365 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let ((?x1411 (ite (or $x1038 $x916 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1256 (or $x1038 $x916 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x608))))
 (let ((?x4311 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x916)) (_ bv96 7) (ite $x1256 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x93 ?x4311 (ite $x1509 ?x1411 (ite $x1966 (_ bv92 7) ?x1064))))))))))))))))))))))))
(assert
 (let ((?x1742 (ite old.model.gated old.ffn.gate_state old.ffn.up_state)))
 (= old.ffn.activated (ite (and old.model.joint (= (_ bv92 7) old.ffn.up_state)) (_ bv92 7) ?x1742))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4657 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4657 $x1221 $x1542 $x607 $x1063)))))))
(assert
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x4059 $x1377))))
(assert
 (let (($x48 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x48 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x90 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1980 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1980 $x90 $x112 $x1924 $x1661)))))))
(assert
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1915 $x463))))
(assert
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1351 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1351 $x1358 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1079 $x1612 (= (_ bv56 7) new.ffn.width.kind) $x1672 $x1199 $x88 $x509 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1672 (< 1 new.ffn.width.parts) (= ?x1732 new.ffn.width.n)))))))
(assert
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x435 (and $x1672 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x435))))
(assert
 (let (($x4693 (= (- 1) new.ffn.width.n)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1104 (ite $x1079 (or $x4693 (<= new.ffn.width.parts new.ffn.width.n)) (or $x4693 (< 1 new.ffn.width.n)))))
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2042 (ite $x88 (or $x4693 (< new.ffn.width.block new.ffn.width.n)) (ite $x1672 (or $x4693 (< ?x1732 new.ffn.width.n)) $x1104))))
 (let (($x1874 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2042)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.moved (ite $x1948 new.ffn.width.given_moved $x1874)))))))))))))))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1025 (or $x509 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.everywhere (ite $x1948 new.ffn.width.given_everywhere $x1025))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (= new.ffn.in_place (or $x4961 new.ffn.width.filled)))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x91 (ite $x1925 (_ bv16 7) (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4304 (ite (or $x1542 $x1221) (_ bv96 7) (ite $x1063 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x91))))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x581 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2193 (or $x1542 $x607)))
 (let (($x1412 (or $x2193 $x581 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x741 (ite $x4059 (ite $x1412 (_ bv96 7) (ite $x1221 (_ bv21 7) (_ bv16 7))) (ite (or $x607 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4304))))
 (let ((?x4614 (ite (or $x2193 $x581 (and $x1221 new.ffn.width.padded $x1731)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4611 (ite $x1377 (ite (and $x1221 new.ffn.width.filled (not $x581)) (_ bv96 7) ?x4614) ?x741)))
 (= new.ffn.gate_state ?x4611)))))))))))))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let ((?x464 (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x1397 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x364 (ite new.ffn.width.everywhere (_ bv96 7) ?x1397)))
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1811 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1661 ?x364 (ite $x1925 (_ bv16 7) ?x464)))))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2074 (or $x1924 (not (or $x1358 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let ((?x1388 (ite (or $x1786 $x1302 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1105 (or $x1786 $x1302 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1731))))
 (let ((?x661 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1302)) (_ bv96 7) (ite $x1105 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x463 ?x661 (ite $x1915 ?x1388 (ite $x2074 (_ bv92 7) ?x1811))))))))))))))))))))))))
(assert
 (let ((?x4660 (ite new.model.gated new.ffn.gate_state new.ffn.up_state)))
 (= new.ffn.activated (ite (and new.model.joint (= (_ bv92 7) new.ffn.up_state)) (_ bv92 7) ?x4660))))
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
 (let (($x1589 (= 1 old.tp)))
(or $x1589 (not (= (_ bv92 7) old.ffn.activated)))))
(check-sat)

; from one replica to any number, question 31
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
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4681 (= (_ bv10 7) old.ffn.down.input)))
 (or $x4681 $x1317 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (or $x4469 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1042 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1042 $x1800 $x1017 $x4742 $x1401)))))))
(assert
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x745 $x1171))))
(assert
 (let (($x3984 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x3984 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x57 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2163 $x57 $x1761 $x625 $x125)))))))
(assert
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x1509 $x93))))
(assert
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x113 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x113 $x1365 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x865 $x1700 (= (_ bv56 7) old.ffn.width.kind) $x4558 $x1554 $x1022 $x3954 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4558 (< 1 old.ffn.width.parts) (= ?x1113 old.ffn.width.n)))))))
(assert
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1855 (and $x4558 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1855))))
(assert
 (let (($x1641 (= (- 1) old.ffn.width.n)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x951 (ite $x865 (or $x1641 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1641 (< 1 old.ffn.width.n)))))
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2018 (ite $x1022 (or $x1641 (< old.ffn.width.block old.ffn.width.n)) (ite $x4558 (or $x1641 (< ?x1113 old.ffn.width.n)) $x951))))
 (let (($x1751 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2018)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.moved (ite $x1316 old.ffn.width.given_moved $x1751)))))))))))))))
(assert
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4022 (or $x1317 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x4022))))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4643 (or $x3954 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.everywhere (ite $x1316 old.ffn.width.given_everywhere $x4643))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (= old.ffn.in_place (or $x923 old.ffn.width.filled)))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x1236 (ite $x4701 (_ bv16 7) (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x4238 (ite (or $x1017 $x1800) (_ bv96 7) (ite $x1401 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1236))))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4692 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1438 (or $x1017 $x4742)))
 (let (($x1460 (or $x1438 $x4692 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x2007 (ite $x745 (ite $x1460 (_ bv96 7) (ite $x1800 (_ bv21 7) (_ bv16 7))) (ite (or $x4742 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x4238))))
 (let ((?x1450 (ite (or $x1438 $x4692 (and $x1800 old.ffn.width.padded $x608)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x1603 (ite $x1171 (ite (and $x1800 old.ffn.width.filled (not $x4692)) (_ bv96 7) ?x1450) ?x2007)))
 (= old.ffn.gate_state ?x1603)))))))))))))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let ((?x1136 (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x779 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1452 (ite old.ffn.width.everywhere (_ bv96 7) ?x779)))
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1064 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x125 ?x1452 (ite $x4701 (_ bv16 7) ?x1136)))))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1966 (or $x625 (not (or $x1365 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let ((?x1411 (ite (or $x1038 $x916 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1256 (or $x1038 $x916 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x608))))
 (let ((?x4311 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x916)) (_ bv96 7) (ite $x1256 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x93 ?x4311 (ite $x1509 ?x1411 (ite $x1966 (_ bv92 7) ?x1064))))))))))))))))))))))))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1171 (not (= (_ bv96 7) old.ffn.gate_state)) $x1181) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1084 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1181)))
 (= old.ffn.up_piece (ite $x1084 (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x4729 (= (_ bv10 7) new.ffn.down.input)))
 (or $x4729 $x2032 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (or $x5054 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4657 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4657 $x1221 $x1542 $x607 $x1063)))))))
(assert
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x4059 $x1377))))
(assert
 (let (($x48 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x48 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x90 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1980 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1980 $x90 $x112 $x1924 $x1661)))))))
(assert
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1915 $x463))))
(assert
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1351 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1351 $x1358 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1079 $x1612 (= (_ bv56 7) new.ffn.width.kind) $x1672 $x1199 $x88 $x509 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1672 (< 1 new.ffn.width.parts) (= ?x1732 new.ffn.width.n)))))))
(assert
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x435 (and $x1672 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x435))))
(assert
 (let (($x4693 (= (- 1) new.ffn.width.n)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1104 (ite $x1079 (or $x4693 (<= new.ffn.width.parts new.ffn.width.n)) (or $x4693 (< 1 new.ffn.width.n)))))
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2042 (ite $x88 (or $x4693 (< new.ffn.width.block new.ffn.width.n)) (ite $x1672 (or $x4693 (< ?x1732 new.ffn.width.n)) $x1104))))
 (let (($x1874 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2042)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.moved (ite $x1948 new.ffn.width.given_moved $x1874)))))))))))))))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2080 (or $x2032 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2080))))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1025 (or $x509 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.everywhere (ite $x1948 new.ffn.width.given_everywhere $x1025))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (= new.ffn.in_place (or $x4961 new.ffn.width.filled)))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x91 (ite $x1925 (_ bv16 7) (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4304 (ite (or $x1542 $x1221) (_ bv96 7) (ite $x1063 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x91))))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x581 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2193 (or $x1542 $x607)))
 (let (($x1412 (or $x2193 $x581 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x741 (ite $x4059 (ite $x1412 (_ bv96 7) (ite $x1221 (_ bv21 7) (_ bv16 7))) (ite (or $x607 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4304))))
 (let ((?x4614 (ite (or $x2193 $x581 (and $x1221 new.ffn.width.padded $x1731)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4611 (ite $x1377 (ite (and $x1221 new.ffn.width.filled (not $x581)) (_ bv96 7) ?x4614) ?x741)))
 (= new.ffn.gate_state ?x4611)))))))))))))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let ((?x464 (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x1397 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x364 (ite new.ffn.width.everywhere (_ bv96 7) ?x1397)))
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1811 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1661 ?x364 (ite $x1925 (_ bv16 7) ?x464)))))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2074 (or $x1924 (not (or $x1358 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let ((?x1388 (ite (or $x1786 $x1302 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1105 (or $x1786 $x1302 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1731))))
 (let ((?x661 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1302)) (_ bv96 7) (ite $x1105 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x463 ?x661 (ite $x1915 ?x1388 (ite $x2074 (_ bv92 7) ?x1811))))))))))))))))))))))))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1377 (not (= (_ bv96 7) new.ffn.gate_state)) $x1922) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x4555 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1922)))
 (= new.ffn.up_piece (ite $x4555 (_ bv97 7) (_ bv96 7))))))
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
 (let (($x4536 (not new.ffn.width.padded)))
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1345 (or (= (_ bv97 7) new.ffn.gate_piece) $x5054 (and new.ffn.gathers $x1221 $x1377))))
 (let (($x1385 (= new.ffn.gate_piece new.ffn.up_piece)))
 (let (($x1495 (or (not new.model.gated) $x1385 (and new.ffn.width.filled $x1345) (and $x4448 $x1731 $x4536))))
 (not $x1495)))))))))))
(assert
 (let (($x1916 (not old.ffn.width.padded)))
(let (($x608 (not old.ffn.width.moved)))
(let (($x1589 (= 1 old.tp)))
(let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
(let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
(let (($x982 (or (= (_ bv97 7) old.ffn.gate_piece) $x4469 (and old.ffn.gathers $x1800 $x1171))))
(let (($x1530 (= old.ffn.gate_piece old.ffn.up_piece)))
(let (($x4593 (not old.model.gated)))
(or $x4593 $x1530 (and old.ffn.width.filled $x982) (and $x1589 $x608 $x1916))))))))))))
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
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4681 (= (_ bv10 7) old.ffn.down.input)))
 (or $x4681 $x1317 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1556 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (or $x4469 $x1556 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1042 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1042 $x1800 $x1017 $x4742 $x1401)))))))
(assert
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x745 $x1171))))
(assert
 (let (($x3984 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x3984 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x57 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2163 $x57 $x1761 $x625 $x125)))))))
(assert
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x1509 $x93))))
(assert
 (let (($x783 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x113 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x113 $x1365 $x783 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x865 $x1700 (= (_ bv56 7) old.ffn.width.kind) $x4558 $x1554 $x1022 $x3954 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4558 (< 1 old.ffn.width.parts) (= ?x1113 old.ffn.width.n)))))))
(assert
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1855 (and $x4558 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1855))))
(assert
 (let (($x1641 (= (- 1) old.ffn.width.n)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x951 (ite $x865 (or $x1641 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1641 (< 1 old.ffn.width.n)))))
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2018 (ite $x1022 (or $x1641 (< old.ffn.width.block old.ffn.width.n)) (ite $x4558 (or $x1641 (< ?x1113 old.ffn.width.n)) $x951))))
 (let (($x1751 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2018)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.moved (ite $x1316 old.ffn.width.given_moved $x1751)))))))))))))))
(assert
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4022 (or $x1317 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x4022))))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4643 (or $x3954 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.everywhere (ite $x1316 old.ffn.width.given_everywhere $x4643))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (= old.ffn.in_place (or $x923 old.ffn.width.filled)))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x1236 (ite $x4701 (_ bv16 7) (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x4238 (ite (or $x1017 $x1800) (_ bv96 7) (ite $x1401 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1236))))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4692 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1438 (or $x1017 $x4742)))
 (let (($x1460 (or $x1438 $x4692 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x2007 (ite $x745 (ite $x1460 (_ bv96 7) (ite $x1800 (_ bv21 7) (_ bv16 7))) (ite (or $x4742 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x4238))))
 (let ((?x1450 (ite (or $x1438 $x4692 (and $x1800 old.ffn.width.padded $x608)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x1603 (ite $x1171 (ite (and $x1800 old.ffn.width.filled (not $x4692)) (_ bv96 7) ?x1450) ?x2007)))
 (= old.ffn.gate_state ?x1603)))))))))))))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let ((?x1136 (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x779 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1452 (ite old.ffn.width.everywhere (_ bv96 7) ?x779)))
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1064 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x125 ?x1452 (ite $x4701 (_ bv16 7) ?x1136)))))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1966 (or $x625 (not (or $x1365 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let ((?x1411 (ite (or $x1038 $x916 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1256 (or $x1038 $x916 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x608))))
 (let ((?x4311 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x916)) (_ bv96 7) (ite $x1256 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x93 ?x4311 (ite $x1509 ?x1411 (ite $x1966 (_ bv92 7) ?x1064))))))))))))))))))))))))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1171 (not (= (_ bv96 7) old.ffn.gate_state)) $x1181) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1084 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1181)))
 (= old.ffn.up_piece (ite $x1084 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x970 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x970)))
(assert
 (let ((?x1170 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1170)))
(assert
 (let ((?x1590 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1590)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x4729 (= (_ bv10 7) new.ffn.down.input)))
 (or $x4729 $x2032 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1675 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (or $x5054 $x1675 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4657 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4657 $x1221 $x1542 $x607 $x1063)))))))
(assert
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x4059 $x1377))))
(assert
 (let (($x48 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x48 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x90 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1980 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1980 $x90 $x112 $x1924 $x1661)))))))
(assert
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1915 $x463))))
(assert
 (let (($x1127 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1351 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1351 $x1358 $x1127 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1079 $x1612 (= (_ bv56 7) new.ffn.width.kind) $x1672 $x1199 $x88 $x509 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1672 (< 1 new.ffn.width.parts) (= ?x1732 new.ffn.width.n)))))))
(assert
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x435 (and $x1672 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x435))))
(assert
 (let (($x4693 (= (- 1) new.ffn.width.n)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1104 (ite $x1079 (or $x4693 (<= new.ffn.width.parts new.ffn.width.n)) (or $x4693 (< 1 new.ffn.width.n)))))
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2042 (ite $x88 (or $x4693 (< new.ffn.width.block new.ffn.width.n)) (ite $x1672 (or $x4693 (< ?x1732 new.ffn.width.n)) $x1104))))
 (let (($x1874 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2042)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.moved (ite $x1948 new.ffn.width.given_moved $x1874)))))))))))))))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2080 (or $x2032 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2080))))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1025 (or $x509 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.everywhere (ite $x1948 new.ffn.width.given_everywhere $x1025))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (= new.ffn.in_place (or $x4961 new.ffn.width.filled)))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x91 (ite $x1925 (_ bv16 7) (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4304 (ite (or $x1542 $x1221) (_ bv96 7) (ite $x1063 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x91))))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x581 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2193 (or $x1542 $x607)))
 (let (($x1412 (or $x2193 $x581 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x741 (ite $x4059 (ite $x1412 (_ bv96 7) (ite $x1221 (_ bv21 7) (_ bv16 7))) (ite (or $x607 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4304))))
 (let ((?x4614 (ite (or $x2193 $x581 (and $x1221 new.ffn.width.padded $x1731)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4611 (ite $x1377 (ite (and $x1221 new.ffn.width.filled (not $x581)) (_ bv96 7) ?x4614) ?x741)))
 (= new.ffn.gate_state ?x4611)))))))))))))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let ((?x464 (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x1397 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x364 (ite new.ffn.width.everywhere (_ bv96 7) ?x1397)))
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1811 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1661 ?x364 (ite $x1925 (_ bv16 7) ?x464)))))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2074 (or $x1924 (not (or $x1358 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let ((?x1388 (ite (or $x1786 $x1302 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1105 (or $x1786 $x1302 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1731))))
 (let ((?x661 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1302)) (_ bv96 7) (ite $x1105 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x463 ?x661 (ite $x1915 ?x1388 (ite $x2074 (_ bv92 7) ?x1811))))))))))))))))))))))))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1377 (not (= (_ bv96 7) new.ffn.gate_state)) $x1922) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x4555 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1922)))
 (= new.ffn.up_piece (ite $x4555 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x4094 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x4094)))
(assert
 (let ((?x2174 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2174)))
(assert
 (let ((?x49 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x49)))
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
 (let (($x4536 (not new.ffn.width.padded)))
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1363 (ite (= (_ bv92 7) new.ffn.product) (or $x4448 (= (_ bv57 7) new.ffn.down.split)) (or $x5054 (= (_ bv96 7) new.ffn.product_in) (and $x4448 $x1731 $x4536)))))
 (not $x1363)))))))
(assert
 (let (($x1916 (not old.ffn.width.padded)))
(let (($x608 (not old.ffn.width.moved)))
(let (($x1589 (= 1 old.tp)))
(let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
(ite (= (_ bv92 7) old.ffn.product) (or $x1589 (= (_ bv57 7) old.ffn.down.split)) (or $x4469 (= (_ bv96 7) old.ffn.product_in) (and $x1589 $x608 $x1916))))))))
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
 (let (($x436 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x4428 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1929 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x428 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1030 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x1030 $x428 $x1929 $x4428 $x436)))))))
(assert
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4681 (= (_ bv10 7) old.ffn.down.input)))
 (or $x4681 $x1317 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1187 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1556 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (or $x4469 $x1556 $x1187)))))
(assert
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1042 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1042 $x1800 $x1017 $x4742 $x1401)))))))
(assert
 (let (($x1413 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x339 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x339 $x1413 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x814 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x814 $x745 $x1171)))))
(assert
 (let (($x3984 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x3984 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x57 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2163 $x57 $x1761 $x625 $x125)))))))
(assert
 (let (($x1635 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3963 (= (_ bv10 7) old.ffn.up.input)))
 (or $x3963 $x1635 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1934 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1934 $x1509 $x93)))))
(assert
 (let (($x783 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x113 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x113 $x1365 $x783 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x865 $x1700 (= (_ bv56 7) old.ffn.width.kind) $x4558 $x1554 $x1022 $x3954 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x688 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4698 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x4698 $x2129 (= (_ bv56 7) old.hidden.kind) $x1795 $x1147 $x688 $x1803 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1693 (= (_ bv49 7) old.norm.statistic)))
 (or $x1693 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x2001 (= (_ bv94 7) old.stream)))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (or $x247 $x2001 $x2164)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x394 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x784 (div (* ?x394 old.hidden.multiple) old.hidden.parts)))
 (let (($x2031 (< 1 old.hidden.parts)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1795 $x2031 (= ?x784 old.hidden.n))))))))
(assert
 (let ((?x394 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x784 (div (* ?x394 old.hidden.multiple) old.hidden.parts)))
 (let (($x2031 (< 1 old.hidden.parts)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1795 $x2031 (<= old.hidden.n ?x784))))))))
(assert
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1795 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x4698 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4118 (ite $x4698 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x394 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x784 (div (* ?x394 old.hidden.multiple) old.hidden.parts)))
 (let (($x4235 (= (- 1) old.hidden.n)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (let (($x688 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4177 (ite $x688 (or $x4235 (< old.hidden.block old.hidden.n)) (ite $x1795 (or $x4235 (< ?x784 old.hidden.n)) $x4118))))
 (let (($x1962 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x4177)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1518 (or $x1147 $x2129)))
 (= old.hidden.moved (ite $x1518 old.hidden.given_moved $x1962)))))))))))))))
(assert
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4558 (< 1 old.ffn.width.parts) (= ?x1113 old.ffn.width.n)))))))
(assert
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1855 (and $x4558 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1855))))
(assert
 (let (($x1641 (= (- 1) old.ffn.width.n)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x951 (ite $x865 (or $x1641 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1641 (< 1 old.ffn.width.n)))))
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2018 (ite $x1022 (or $x1641 (< old.ffn.width.block old.ffn.width.n)) (ite $x4558 (or $x1641 (< ?x1113 old.ffn.width.n)) $x951))))
 (let (($x1751 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2018)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.moved (ite $x1316 old.ffn.width.given_moved $x1751)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4022 (or $x1317 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x4022))))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1518 (or $x1147 $x2129)))
 (let (($x123 (ite $x1518 old.hidden.given_everywhere (or $x1803 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x123)))))))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4643 (or $x3954 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.everywhere (ite $x1316 old.ffn.width.given_everywhere $x4643))))))))
(assert
 (let (($x339 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1218 (and $x339 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x1413 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x1369 (or $x2164 $x1413 (and $x247 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1218)))
 (= old.ffn.gate_entering (ite $x1369 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x3963 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1773 (and $x3963 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x1635 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x1112 (or $x2164 $x1635 (and $x247 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1773)))
 (= old.ffn.up_entering (ite $x1112 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (= old.ffn.in_place (or $x923 old.ffn.width.filled)))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x1236 (ite $x4701 (_ bv16 7) (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x4238 (ite (or $x1017 $x1800) (_ bv96 7) (ite $x1401 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1236))))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4692 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1438 (or $x1017 $x4742)))
 (let (($x1460 (or $x1438 $x4692 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x2007 (ite $x745 (ite $x1460 (_ bv96 7) (ite $x1800 (_ bv21 7) (_ bv16 7))) (ite (or $x4742 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x4238))))
 (let ((?x1450 (ite (or $x1438 $x4692 (and $x1800 old.ffn.width.padded $x608)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x1603 (ite $x1171 (ite (and $x1800 old.ffn.width.filled (not $x4692)) (_ bv96 7) ?x1450) ?x2007)))
 (= old.ffn.gate_state ?x1603)))))))))))))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let ((?x1136 (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x779 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1452 (ite old.ffn.width.everywhere (_ bv96 7) ?x779)))
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1064 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x125 ?x1452 (ite $x4701 (_ bv16 7) ?x1136)))))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1966 (or $x625 (not (or $x1365 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let ((?x1411 (ite (or $x1038 $x916 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1256 (or $x1038 $x916 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x608))))
 (let ((?x4311 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x916)) (_ bv96 7) (ite $x1256 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x93 ?x4311 (ite $x1509 ?x1411 (ite $x1966 (_ bv92 7) ?x1064))))))))))))))))))))))))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1171 (not (= (_ bv96 7) old.ffn.gate_state)) $x1181) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1084 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1181)))
 (= old.ffn.up_piece (ite $x1084 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x970 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x970)))
(assert
 (let ((?x1170 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1170)))
(assert
 (let ((?x1590 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1590)))
(assert
 (let (($x1556 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1919 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1171 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x4692 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1438 (or $x1017 $x4742)))
 (let (($x2033 (not old.model.gated)))
 (let (($x1066 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1408 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x93 old.ffn.width.everywhere $x1066))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let (($x2001 (= (_ bv94 7) old.stream)))
 (let (($x4701 (< 1 old.tp)))
 (let (($x1114 (and $x4701 $x2001 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1038 $x916) $x1408) (or $x2033 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1438 $x4692) $x1919)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1556)))
 (= old.ffn.tokenwise $x1114))))))))))))))))))))
(assert
 (let ((?x1142 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1054 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x4428 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2010 (and $x4469 old.ffn.width.everywhere (not (= (_ bv92 7) old.ffn.product_in)) (or $x4428 $x1054))))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2010 (_ bv96 7) ?x1142)))))))))
(assert
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1765 (not $x4469)))
 (let (($x1589 (= 1 old.tp)))
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x1054 (and (or (not old.ffn.down.group.tp) $x1589) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x840 (and $x1054 (or $x2164 $x1589 (not (= (_ bv4 7) old.ffn.down.collective)) $x1765))))
 (let (($x1929 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x4428 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1036 (or $x4428 $x1929)))
 (let ((?x1157 (ite (or $x1036 $x840) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x436 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x428 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1138 (and (or $x428 $x436) $x1054)))
 (let ((?x1005 (ite (or $x4428 (and $x1929 (= (_ bv38 7) old.stream)) $x1138) (_ bv38 7) (ite $x1929 (_ bv96 7) (_ bv16 7)))))
 (let (($x624 (or (and old.hidden.filled (not $x2164)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x4647 (not $x1054)))
 (let (($x1693 (= (_ bv49 7) old.norm.statistic)))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let ((?x3974 (ite (and $x428 old.hidden.filled $x247 $x4647 $x1693) old.stream (ite (and $x436 $x4647 $x624) old.stream ?x1005))))
 (let ((?x1627 (ite (and $x2164 old.hidden.everywhere (or $x4428 $x1138)) (_ bv96 7) (ite (and $x428 old.hidden.filled $x2164 $x4647) (_ bv96 7) ?x3974))))
 (let (($x1030 (= (_ bv4 7) old.ffn.down.collective)))
 (let ((?x1070 (ite (= (_ bv38 7) old.ffn.down_state) (ite $x1030 (_ bv96 7) ?x1627) (ite (= (_ bv96 7) old.ffn.down_state) ?x1157 old.ffn.down_state))))
 (let ((?x1359 (ite $x436 (ite (not $x2164) old.stream (_ bv66 7)) (ite $x1929 (ite $x2164 (_ bv96 7) old.stream) (ite $x4428 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1266 (ite old.ffn.tokenwise (ite (or $x1036 $x1054) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) old.ffn.down_state) (ite $x428 (_ bv96 7) ?x1359) ?x1070))))
 (= old.ffn.joined ?x1266))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1348 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x4985 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x457 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2070 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2181 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x2181 $x2070 $x457 $x4985 $x1348)))))))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x4729 (= (_ bv10 7) new.ffn.down.input)))
 (or $x4729 $x2032 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1528 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1675 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (or $x5054 $x1675 $x1528)))))
(assert
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4657 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4657 $x1221 $x1542 $x607 $x1063)))))))
(assert
 (let (($x4568 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x4203 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x4203 $x4568 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1077 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1077 $x4059 $x1377)))))
(assert
 (let (($x48 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x48 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x90 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1980 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1980 $x90 $x112 $x1924 $x1661)))))))
(assert
 (let (($x4154 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1376 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1376 $x4154 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4697 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4697 $x1915 $x463)))))
(assert
 (let (($x1127 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1351 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1351 $x1358 $x1127 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1079 $x1612 (= (_ bv56 7) new.ffn.width.kind) $x1672 $x1199 $x88 $x509 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1568 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (let (($x603 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x603 $x1680 (= (_ bv56 7) new.hidden.kind) $x1320 $x1108 $x1568 $x2145 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1159 (= (_ bv49 7) new.norm.statistic)))
 (or $x1159 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x660 (= (_ bv94 7) new.stream)))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (or $x1702 $x660 $x1494)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1740 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4263 (div (* ?x1740 new.hidden.multiple) new.hidden.parts)))
 (let (($x609 (< 1 new.hidden.parts)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1320 $x609 (= ?x4263 new.hidden.n))))))))
(assert
 (let ((?x1740 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4263 (div (* ?x1740 new.hidden.multiple) new.hidden.parts)))
 (let (($x609 (< 1 new.hidden.parts)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1320 $x609 (<= new.hidden.n ?x4263))))))))
(assert
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1320 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x603 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4608 (ite $x603 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1740 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4263 (div (* ?x1740 new.hidden.multiple) new.hidden.parts)))
 (let (($x4845 (= (- 1) new.hidden.n)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1568 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2040 (ite $x1568 (or $x4845 (< new.hidden.block new.hidden.n)) (ite $x1320 (or $x4845 (< ?x4263 new.hidden.n)) $x4608))))
 (let (($x679 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2040)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2190 (or $x1108 $x1680)))
 (= new.hidden.moved (ite $x2190 new.hidden.given_moved $x679)))))))))))))))
(assert
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1672 (< 1 new.ffn.width.parts) (= ?x1732 new.ffn.width.n)))))))
(assert
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x435 (and $x1672 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x435))))
(assert
 (let (($x4693 (= (- 1) new.ffn.width.n)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1104 (ite $x1079 (or $x4693 (<= new.ffn.width.parts new.ffn.width.n)) (or $x4693 (< 1 new.ffn.width.n)))))
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2042 (ite $x88 (or $x4693 (< new.ffn.width.block new.ffn.width.n)) (ite $x1672 (or $x4693 (< ?x1732 new.ffn.width.n)) $x1104))))
 (let (($x1874 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2042)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.moved (ite $x1948 new.ffn.width.given_moved $x1874)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2080 (or $x2032 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2080))))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2190 (or $x1108 $x1680)))
 (let (($x1943 (ite $x2190 new.hidden.given_everywhere (or $x2145 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1943)))))))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1025 (or $x509 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.everywhere (ite $x1948 new.ffn.width.given_everywhere $x1025))))))))
(assert
 (let (($x4203 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x4487 (and $x4203 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x4568 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x1318 (or $x1494 $x4568 (and $x1702 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x4487)))
 (= new.ffn.gate_entering (ite $x1318 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1376 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x903 (and $x1376 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x4154 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x2067 (or $x1494 $x4154 (and $x1702 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x903)))
 (= new.ffn.up_entering (ite $x2067 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (= new.ffn.in_place (or $x4961 new.ffn.width.filled)))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x91 (ite $x1925 (_ bv16 7) (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4304 (ite (or $x1542 $x1221) (_ bv96 7) (ite $x1063 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x91))))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x581 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2193 (or $x1542 $x607)))
 (let (($x1412 (or $x2193 $x581 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x741 (ite $x4059 (ite $x1412 (_ bv96 7) (ite $x1221 (_ bv21 7) (_ bv16 7))) (ite (or $x607 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4304))))
 (let ((?x4614 (ite (or $x2193 $x581 (and $x1221 new.ffn.width.padded $x1731)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4611 (ite $x1377 (ite (and $x1221 new.ffn.width.filled (not $x581)) (_ bv96 7) ?x4614) ?x741)))
 (= new.ffn.gate_state ?x4611)))))))))))))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let ((?x464 (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x1397 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x364 (ite new.ffn.width.everywhere (_ bv96 7) ?x1397)))
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1811 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1661 ?x364 (ite $x1925 (_ bv16 7) ?x464)))))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2074 (or $x1924 (not (or $x1358 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let ((?x1388 (ite (or $x1786 $x1302 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1105 (or $x1786 $x1302 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1731))))
 (let ((?x661 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1302)) (_ bv96 7) (ite $x1105 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x463 ?x661 (ite $x1915 ?x1388 (ite $x2074 (_ bv92 7) ?x1811))))))))))))))))))))))))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1377 (not (= (_ bv96 7) new.ffn.gate_state)) $x1922) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x4555 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1922)))
 (= new.ffn.up_piece (ite $x4555 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x4094 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x4094)))
(assert
 (let ((?x2174 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2174)))
(assert
 (let ((?x49 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x49)))
(assert
 (let (($x1675 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1229 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1377 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x581 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2193 (or $x1542 $x607)))
 (let (($x1807 (not new.model.gated)))
 (let (($x1904 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1607 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x463 new.ffn.width.everywhere $x1904))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let (($x660 (= (_ bv94 7) new.stream)))
 (let (($x1925 (< 1 new.tp)))
 (let (($x462 (and $x1925 $x660 (and (= (_ bv94 7) new.ffn.up_entering) (or $x1786 $x1302) $x1607) (or $x1807 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2193 $x581) $x1229)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1675)))
 (= new.ffn.tokenwise $x462))))))))))))))))))))
(assert
 (let ((?x1395 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1791 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4985 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1213 (and $x5054 new.ffn.width.everywhere (not (= (_ bv92 7) new.ffn.product_in)) (or $x4985 $x1791))))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1213 (_ bv96 7) ?x1395)))))))))
(assert
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x4258 (not $x5054)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x1791 (and (or (not new.ffn.down.group.tp) $x4448) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1118 (and $x1791 (or $x1494 $x4448 (not (= (_ bv4 7) new.ffn.down.collective)) $x4258))))
 (let (($x457 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x4985 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2041 (or $x4985 $x457)))
 (let ((?x1508 (ite (or $x2041 $x1118) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1348 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2070 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2158 (and (or $x2070 $x1348) $x1791)))
 (let ((?x1141 (ite (or $x4985 (and $x457 (= (_ bv38 7) new.stream)) $x2158) (_ bv38 7) (ite $x457 (_ bv96 7) (_ bv16 7)))))
 (let (($x4866 (or (and new.hidden.filled (not $x1494)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x4461 (not $x1791)))
 (let (($x1159 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let ((?x1223 (ite (and $x2070 new.hidden.filled $x1702 $x4461 $x1159) new.stream (ite (and $x1348 $x4461 $x4866) new.stream ?x1141))))
 (let ((?x50 (ite (and $x1494 new.hidden.everywhere (or $x4985 $x2158)) (_ bv96 7) (ite (and $x2070 new.hidden.filled $x1494 $x4461) (_ bv96 7) ?x1223))))
 (let (($x2181 (= (_ bv4 7) new.ffn.down.collective)))
 (let ((?x1500 (ite (= (_ bv38 7) new.ffn.down_state) (ite $x2181 (_ bv96 7) ?x50) (ite (= (_ bv96 7) new.ffn.down_state) ?x1508 new.ffn.down_state))))
 (let ((?x249 (ite $x1348 (ite (not $x1494) new.stream (_ bv66 7)) (ite $x457 (ite $x1494 (_ bv96 7) new.stream) (ite $x4985 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1306 (ite new.ffn.tokenwise (ite (or $x2041 $x1791) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) new.ffn.down_state) (ite $x2070 (_ bv96 7) ?x249) ?x1500))))
 (= new.ffn.joined ?x1306))))))))))))))))))))))))))
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
 (let (($x947 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1559 (or (or (= (_ bv96 7) new.ffn.joined) (= new.ffn.joined new.stream)) (and $x4448 (or (not (= (_ bv61 7) new.ffn.down.split)) $x947)))))
 (not $x1559)))))
(assert
 (let (($x1879 (not (or old.hidden.moved old.hidden.padded))))
(let (($x1589 (= 1 old.tp)))
(or (or (= (_ bv96 7) old.ffn.joined) (= old.ffn.joined old.stream)) (and $x1589 (or (not (= (_ bv61 7) old.ffn.down.split)) $x1879))))))
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
 (let (($x4428 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1929 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x1929 $x4428 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4681 (= (_ bv10 7) old.ffn.down.input)))
 (or $x4681 $x1317 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1187 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1556 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (or $x4469 $x1556 $x1187)))))
(assert
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1042 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1042 $x1800 $x1017 $x4742 $x1401)))))))
(assert
 (let (($x1413 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x339 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x339 $x1413 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x814 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x814 $x745 $x1171)))))
(assert
 (let (($x3984 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x3984 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x57 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2163 $x57 $x1761 $x625 $x125)))))))
(assert
 (let (($x1635 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3963 (= (_ bv10 7) old.ffn.up.input)))
 (or $x3963 $x1635 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1934 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1934 $x1509 $x93)))))
(assert
 (let (($x783 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x113 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x113 $x1365 $x783 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x865 $x1700 (= (_ bv56 7) old.ffn.width.kind) $x4558 $x1554 $x1022 $x3954 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2129 (= (_ bv56 7) old.hidden.kind) $x1795 $x1147 (= (_ bv91 7) old.hidden.kind) $x1803 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x2001 (= (_ bv94 7) old.stream)))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (or $x247 $x2001 $x2164)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1795 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4558 (< 1 old.ffn.width.parts) (= ?x1113 old.ffn.width.n)))))))
(assert
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1855 (and $x4558 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1855))))
(assert
 (let (($x1641 (= (- 1) old.ffn.width.n)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x951 (ite $x865 (or $x1641 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1641 (< 1 old.ffn.width.n)))))
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2018 (ite $x1022 (or $x1641 (< old.ffn.width.block old.ffn.width.n)) (ite $x4558 (or $x1641 (< ?x1113 old.ffn.width.n)) $x951))))
 (let (($x1751 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2018)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.moved (ite $x1316 old.ffn.width.given_moved $x1751)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4022 (or $x1317 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x4022))))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x123 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1803 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x123))))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4643 (or $x3954 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.everywhere (ite $x1316 old.ffn.width.given_everywhere $x4643))))))))
(assert
 (let (($x339 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1218 (and $x339 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x1413 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x1369 (or $x2164 $x1413 (and $x247 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1218)))
 (= old.ffn.gate_entering (ite $x1369 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x3963 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1773 (and $x3963 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x1635 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x1112 (or $x2164 $x1635 (and $x247 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1773)))
 (= old.ffn.up_entering (ite $x1112 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (= old.ffn.in_place (or $x923 old.ffn.width.filled)))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x1236 (ite $x4701 (_ bv16 7) (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x4238 (ite (or $x1017 $x1800) (_ bv96 7) (ite $x1401 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1236))))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4692 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1438 (or $x1017 $x4742)))
 (let (($x1460 (or $x1438 $x4692 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x2007 (ite $x745 (ite $x1460 (_ bv96 7) (ite $x1800 (_ bv21 7) (_ bv16 7))) (ite (or $x4742 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x4238))))
 (let ((?x1450 (ite (or $x1438 $x4692 (and $x1800 old.ffn.width.padded $x608)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x1603 (ite $x1171 (ite (and $x1800 old.ffn.width.filled (not $x4692)) (_ bv96 7) ?x1450) ?x2007)))
 (= old.ffn.gate_state ?x1603)))))))))))))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let ((?x1136 (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x779 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1452 (ite old.ffn.width.everywhere (_ bv96 7) ?x779)))
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1064 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x125 ?x1452 (ite $x4701 (_ bv16 7) ?x1136)))))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1966 (or $x625 (not (or $x1365 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let ((?x1411 (ite (or $x1038 $x916 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1256 (or $x1038 $x916 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x608))))
 (let ((?x4311 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x916)) (_ bv96 7) (ite $x1256 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x93 ?x4311 (ite $x1509 ?x1411 (ite $x1966 (_ bv92 7) ?x1064))))))))))))))))))))))))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1171 (not (= (_ bv96 7) old.ffn.gate_state)) $x1181) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1084 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1181)))
 (= old.ffn.up_piece (ite $x1084 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x970 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x970)))
(assert
 (let ((?x1170 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1170)))
(assert
 (let ((?x1590 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1590)))
(assert
 (let (($x1556 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1919 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1171 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x4692 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1438 (or $x1017 $x4742)))
 (let (($x2033 (not old.model.gated)))
 (let (($x1066 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1408 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x93 old.ffn.width.everywhere $x1066))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let (($x2001 (= (_ bv94 7) old.stream)))
 (let (($x4701 (< 1 old.tp)))
 (let (($x1114 (and $x4701 $x2001 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1038 $x916) $x1408) (or $x2033 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1438 $x4692) $x1919)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1556)))
 (= old.ffn.tokenwise $x1114))))))))))))))))))))
(assert
 (let ((?x1142 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4695 (= 1 old.pp)))
 (let (($x1968 (not old.ffn.down.group.pp)))
 (let (($x4111 (or $x1968 $x4695)))
 (let (($x1595 (= 1 old.sp)))
 (let (($x980 (not old.ffn.down.group.sp)))
 (let (($x1068 (or $x980 $x1595)))
 (let (($x1592 (= 1 old.dp)))
 (let (($x4406 (not old.ffn.down.group.dp)))
 (let (($x562 (or $x4406 $x1592)))
 (let (($x1054 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x562 $x1068 $x4111)))
 (let (($x4428 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2010 (and $x4469 old.ffn.width.everywhere (not (= (_ bv92 7) old.ffn.product_in)) (or $x4428 $x1054))))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2010 (_ bv96 7) ?x1142))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4985 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x457 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x457 $x4985 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x4729 (= (_ bv10 7) new.ffn.down.input)))
 (or $x4729 $x2032 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1528 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1675 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (or $x5054 $x1675 $x1528)))))
(assert
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4657 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4657 $x1221 $x1542 $x607 $x1063)))))))
(assert
 (let (($x4568 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x4203 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x4203 $x4568 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1077 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1077 $x4059 $x1377)))))
(assert
 (let (($x48 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x48 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x90 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1980 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1980 $x90 $x112 $x1924 $x1661)))))))
(assert
 (let (($x4154 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1376 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1376 $x4154 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4697 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4697 $x1915 $x463)))))
(assert
 (let (($x1127 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1351 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1351 $x1358 $x1127 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1079 $x1612 (= (_ bv56 7) new.ffn.width.kind) $x1672 $x1199 $x88 $x509 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1680 (= (_ bv56 7) new.hidden.kind) $x1320 $x1108 (= (_ bv91 7) new.hidden.kind) $x2145 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x660 (= (_ bv94 7) new.stream)))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (or $x1702 $x660 $x1494)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1320 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1672 (< 1 new.ffn.width.parts) (= ?x1732 new.ffn.width.n)))))))
(assert
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x435 (and $x1672 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x435))))
(assert
 (let (($x4693 (= (- 1) new.ffn.width.n)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1104 (ite $x1079 (or $x4693 (<= new.ffn.width.parts new.ffn.width.n)) (or $x4693 (< 1 new.ffn.width.n)))))
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2042 (ite $x88 (or $x4693 (< new.ffn.width.block new.ffn.width.n)) (ite $x1672 (or $x4693 (< ?x1732 new.ffn.width.n)) $x1104))))
 (let (($x1874 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2042)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.moved (ite $x1948 new.ffn.width.given_moved $x1874)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2080 (or $x2032 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2080))))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1943 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2145 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1943))))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1025 (or $x509 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.everywhere (ite $x1948 new.ffn.width.given_everywhere $x1025))))))))
(assert
 (let (($x4203 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x4487 (and $x4203 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x4568 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x1318 (or $x1494 $x4568 (and $x1702 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x4487)))
 (= new.ffn.gate_entering (ite $x1318 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1376 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x903 (and $x1376 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x4154 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x2067 (or $x1494 $x4154 (and $x1702 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x903)))
 (= new.ffn.up_entering (ite $x2067 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (= new.ffn.in_place (or $x4961 new.ffn.width.filled)))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x91 (ite $x1925 (_ bv16 7) (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4304 (ite (or $x1542 $x1221) (_ bv96 7) (ite $x1063 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x91))))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x581 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2193 (or $x1542 $x607)))
 (let (($x1412 (or $x2193 $x581 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x741 (ite $x4059 (ite $x1412 (_ bv96 7) (ite $x1221 (_ bv21 7) (_ bv16 7))) (ite (or $x607 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4304))))
 (let ((?x4614 (ite (or $x2193 $x581 (and $x1221 new.ffn.width.padded $x1731)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4611 (ite $x1377 (ite (and $x1221 new.ffn.width.filled (not $x581)) (_ bv96 7) ?x4614) ?x741)))
 (= new.ffn.gate_state ?x4611)))))))))))))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let ((?x464 (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x1397 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x364 (ite new.ffn.width.everywhere (_ bv96 7) ?x1397)))
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1811 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1661 ?x364 (ite $x1925 (_ bv16 7) ?x464)))))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2074 (or $x1924 (not (or $x1358 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let ((?x1388 (ite (or $x1786 $x1302 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1105 (or $x1786 $x1302 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1731))))
 (let ((?x661 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1302)) (_ bv96 7) (ite $x1105 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x463 ?x661 (ite $x1915 ?x1388 (ite $x2074 (_ bv92 7) ?x1811))))))))))))))))))))))))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1377 (not (= (_ bv96 7) new.ffn.gate_state)) $x1922) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x4555 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1922)))
 (= new.ffn.up_piece (ite $x4555 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x4094 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x4094)))
(assert
 (let ((?x2174 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2174)))
(assert
 (let ((?x49 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x49)))
(assert
 (let (($x1675 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1229 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1377 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x581 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2193 (or $x1542 $x607)))
 (let (($x1807 (not new.model.gated)))
 (let (($x1904 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1607 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x463 new.ffn.width.everywhere $x1904))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let (($x660 (= (_ bv94 7) new.stream)))
 (let (($x1925 (< 1 new.tp)))
 (let (($x462 (and $x1925 $x660 (and (= (_ bv94 7) new.ffn.up_entering) (or $x1786 $x1302) $x1607) (or $x1807 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2193 $x581) $x1229)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1675)))
 (= new.ffn.tokenwise $x462))))))))))))))))))))
(assert
 (let ((?x1395 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4424 (= 1 new.pp)))
 (let (($x1622 (not new.ffn.down.group.pp)))
 (let (($x1048 (or $x1622 $x4424)))
 (let (($x4423 (= 1 new.sp)))
 (let (($x1323 (not new.ffn.down.group.sp)))
 (let (($x880 (or $x1323 $x4423)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1271 (not new.ffn.down.group.dp)))
 (let (($x1814 (or $x1271 $x2024)))
 (let (($x1791 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1814 $x880 $x1048)))
 (let (($x4985 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1213 (and $x5054 new.ffn.width.everywhere (not (= (_ bv92 7) new.ffn.product_in)) (or $x4985 $x1791))))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1213 (_ bv96 7) ?x1395))))))))))))))))))
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
 (let (($x4424 (= 1 new.pp)))
 (let (($x1622 (not new.ffn.down.group.pp)))
 (let (($x1048 (or $x1622 $x4424)))
 (let (($x4423 (= 1 new.sp)))
 (let (($x1323 (not new.ffn.down.group.sp)))
 (let (($x880 (or $x1323 $x4423)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1271 (not new.ffn.down.group.dp)))
 (let (($x1814 (or $x1271 $x2024)))
 (let (($x1791 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1814 $x880 $x1048)))
 (let (($x1515 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x1910 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x4896 (and $x1791 (or $x1910 (and $x1515 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x189 (or (or $x1910 (= (_ bv94 7) new.ffn.down_state)) (and $x1515 (= (_ bv38 7) new.stream)))))
 (let (($x457 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x4985 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1331 (or $x4985 (and $x457 $x189) $x4896 (and new.ffn.tokenwise $x1791) (and (or new.ffn.down.group.tp (= 1 new.tp)) $x1814 $x880 $x1048))))
 (not $x1331)))))))))))))))))))
(assert
 (let (($x4695 (= 1 old.pp)))
(let (($x1968 (not old.ffn.down.group.pp)))
(let (($x4111 (or $x1968 $x4695)))
(let (($x1595 (= 1 old.sp)))
(let (($x980 (not old.ffn.down.group.sp)))
(let (($x1068 (or $x980 $x1595)))
(let (($x1592 (= 1 old.dp)))
(let (($x4406 (not old.ffn.down.group.dp)))
(let (($x562 (or $x4406 $x1592)))
(let (($x1054 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x562 $x1068 $x4111)))
(let (($x2065 (= (_ bv38 7) old.ffn.down_state)))
(let (($x904 (= (_ bv96 7) old.ffn.down_state)))
(let (($x935 (and $x1054 (or $x904 (and $x2065 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1251 (or (or $x904 (= (_ bv94 7) old.ffn.down_state)) (and $x2065 (= (_ bv38 7) old.stream)))))
(let (($x1929 (= (_ bv10 7) old.ffn.down.collective)))
(let (($x4428 (= (_ bv57 7) old.ffn.down.collective)))
(or $x4428 (and $x1929 $x1251) $x935 (and old.ffn.tokenwise $x1054) (and (or old.ffn.down.group.tp (= 1 old.tp)) $x562 $x1068 $x4111)))))))))))))))))))
(check-sat)

; from one replica to any number, question 35
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
 (let (($x1659 (= (_ bv29 7) old.ffn.down.bias)))
 (let (($x697 (= (_ bv27 7) old.ffn.down.bias)))
 (let (($x1894 (= (_ bv1 7) old.ffn.down.bias)))
 (or $x1894 (= (_ bv23 7) old.ffn.down.bias) $x697 $x1659)))))
(assert
 (let (($x436 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x4428 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1929 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x428 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1030 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x1030 $x428 $x1929 $x4428 $x436)))))))
(assert
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4681 (= (_ bv10 7) old.ffn.down.input)))
 (or $x4681 $x1317 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1187 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1556 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (or $x4469 $x1556 $x1187)))))
(assert
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1042 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1042 $x1800 $x1017 $x4742 $x1401)))))))
(assert
 (let (($x1413 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x339 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x339 $x1413 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x814 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x814 $x745 $x1171)))))
(assert
 (let (($x3984 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x3984 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x57 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2163 $x57 $x1761 $x625 $x125)))))))
(assert
 (let (($x1635 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3963 (= (_ bv10 7) old.ffn.up.input)))
 (or $x3963 $x1635 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1934 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1934 $x1509 $x93)))))
(assert
 (let (($x783 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x113 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x113 $x1365 $x783 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x865 $x1700 (= (_ bv56 7) old.ffn.width.kind) $x4558 $x1554 $x1022 $x3954 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x688 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4698 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x4698 $x2129 (= (_ bv56 7) old.hidden.kind) $x1795 $x1147 $x688 $x1803 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x4183 (= (_ bv49 7) old.norm.statistic)))
 (or $x4183 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x2001 (= (_ bv94 7) old.stream)))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (or $x247 $x2001 $x2164)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1310 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x761 (div (* ?x1310 old.hidden.multiple) old.hidden.parts)))
 (let (($x1095 (< 1 old.hidden.parts)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1795 $x1095 (= ?x761 old.hidden.n))))))))
(assert
 (let ((?x1310 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x761 (div (* ?x1310 old.hidden.multiple) old.hidden.parts)))
 (let (($x1095 (< 1 old.hidden.parts)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1795 $x1095 (<= old.hidden.n ?x761))))))))
(assert
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1795 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x4698 (= (_ bv26 7) old.hidden.kind)))
 (let (($x840 (ite $x4698 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1310 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x761 (div (* ?x1310 old.hidden.multiple) old.hidden.parts)))
 (let (($x871 (= (- 1) old.hidden.n)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (let (($x688 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4261 (ite $x688 (or $x871 (< old.hidden.block old.hidden.n)) (ite $x1795 (or $x871 (< ?x761 old.hidden.n)) $x840))))
 (let (($x1175 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x4261)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1518 (or $x1147 $x2129)))
 (= old.hidden.moved (ite $x1518 old.hidden.given_moved $x1175)))))))))))))))
(assert
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4558 (< 1 old.ffn.width.parts) (= ?x1113 old.ffn.width.n)))))))
(assert
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1855 (and $x4558 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1855))))
(assert
 (let (($x1641 (= (- 1) old.ffn.width.n)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x951 (ite $x865 (or $x1641 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1641 (< 1 old.ffn.width.n)))))
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2018 (ite $x1022 (or $x1641 (< old.ffn.width.block old.ffn.width.n)) (ite $x4558 (or $x1641 (< ?x1113 old.ffn.width.n)) $x951))))
 (let (($x1751 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2018)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.moved (ite $x1316 old.ffn.width.given_moved $x1751)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4022 (or $x1317 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x4022))))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1518 (or $x1147 $x2129)))
 (let (($x123 (ite $x1518 old.hidden.given_everywhere (or $x1803 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x123)))))))
(assert
 (let (($x1951 (not old.hidden.moved)))
 (let (($x1532 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1951)))
 (let (($x2047 (= 1 old.hidden.parts)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1518 (or $x1147 $x2129)))
 (= old.hidden.first_alone (ite $x1518 old.hidden.given_first (or $x2047 $x1532))))))))))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4643 (or $x3954 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.everywhere (ite $x1316 old.ffn.width.given_everywhere $x4643))))))))
(assert
 (let (($x339 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1218 (and $x339 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x1413 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x1369 (or $x2164 $x1413 (and $x247 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1218)))
 (= old.ffn.gate_entering (ite $x1369 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x3963 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1773 (and $x3963 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x1635 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x1112 (or $x2164 $x1635 (and $x247 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1773)))
 (= old.ffn.up_entering (ite $x1112 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (= old.ffn.in_place (or $x923 old.ffn.width.filled)))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x1236 (ite $x4701 (_ bv16 7) (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x4238 (ite (or $x1017 $x1800) (_ bv96 7) (ite $x1401 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1236))))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4692 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1438 (or $x1017 $x4742)))
 (let (($x1460 (or $x1438 $x4692 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x2007 (ite $x745 (ite $x1460 (_ bv96 7) (ite $x1800 (_ bv21 7) (_ bv16 7))) (ite (or $x4742 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x4238))))
 (let ((?x1450 (ite (or $x1438 $x4692 (and $x1800 old.ffn.width.padded $x608)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x1603 (ite $x1171 (ite (and $x1800 old.ffn.width.filled (not $x4692)) (_ bv96 7) ?x1450) ?x2007)))
 (= old.ffn.gate_state ?x1603)))))))))))))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let ((?x1136 (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x779 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1452 (ite old.ffn.width.everywhere (_ bv96 7) ?x779)))
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1064 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x125 ?x1452 (ite $x4701 (_ bv16 7) ?x1136)))))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1966 (or $x625 (not (or $x1365 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let ((?x1411 (ite (or $x1038 $x916 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1256 (or $x1038 $x916 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x608))))
 (let ((?x4311 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x916)) (_ bv96 7) (ite $x1256 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x93 ?x4311 (ite $x1509 ?x1411 (ite $x1966 (_ bv92 7) ?x1064))))))))))))))))))))))))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1171 (not (= (_ bv96 7) old.ffn.gate_state)) $x1181) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1084 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1181)))
 (= old.ffn.up_piece (ite $x1084 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x970 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x970)))
(assert
 (let ((?x1170 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1170)))
(assert
 (let ((?x1590 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1590)))
(assert
 (let (($x1556 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1919 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1171 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x4692 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1438 (or $x1017 $x4742)))
 (let (($x2033 (not old.model.gated)))
 (let (($x1066 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1408 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x93 old.ffn.width.everywhere $x1066))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let (($x2001 (= (_ bv94 7) old.stream)))
 (let (($x4701 (< 1 old.tp)))
 (let (($x1114 (and $x4701 $x2001 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1038 $x916) $x1408) (or $x2033 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1438 $x4692) $x1919)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1556)))
 (= old.ffn.tokenwise $x1114))))))))))))))))))))
(assert
 (let ((?x1142 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1054 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x4428 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2010 (and $x4469 old.ffn.width.everywhere (not (= (_ bv92 7) old.ffn.product_in)) (or $x4428 $x1054))))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2010 (_ bv96 7) ?x1142)))))))))
(assert
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1765 (not $x4469)))
 (let (($x1589 (= 1 old.tp)))
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x1054 (and (or (not old.ffn.down.group.tp) $x1589) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x677 (and $x1054 (or $x2164 $x1589 (not (= (_ bv4 7) old.ffn.down.collective)) $x1765))))
 (let (($x1929 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x4428 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x691 (or $x4428 $x1929)))
 (let ((?x429 (ite (or $x691 $x677) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x904 (= (_ bv96 7) old.ffn.down_state)))
 (let (($x436 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x428 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x593 (and (or $x428 $x436) $x1054)))
 (let ((?x1627 (ite (or $x4428 (and $x1929 (= (_ bv38 7) old.stream)) $x593) (_ bv38 7) (ite $x1929 (_ bv96 7) (_ bv16 7)))))
 (let (($x4769 (or (and old.hidden.filled (not $x2164)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2150 (not $x1054)))
 (let (($x4183 (= (_ bv49 7) old.norm.statistic)))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let ((?x1056 (ite (and $x428 old.hidden.filled $x247 $x2150 $x4183) old.stream (ite (and $x436 $x2150 $x4769) old.stream ?x1627))))
 (let ((?x2158 (ite (and $x2164 old.hidden.everywhere (or $x4428 $x593)) (_ bv96 7) (ite (and $x428 old.hidden.filled $x2164 $x2150) (_ bv96 7) ?x1056))))
 (let (($x1030 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x2065 (= (_ bv38 7) old.ffn.down_state)))
 (let ((?x519 (ite $x436 (ite (not $x2164) old.stream (_ bv66 7)) (ite $x1929 (ite $x2164 (_ bv96 7) old.stream) (ite $x4428 (_ bv92 7) (_ bv16 7))))))
 (let (($x1995 (= (_ bv92 7) old.ffn.down_state)))
 (let ((?x1723 (ite $x1995 (ite $x428 (_ bv96 7) ?x519) (ite $x2065 (ite $x1030 (_ bv96 7) ?x2158) (ite $x904 ?x429 old.ffn.down_state)))))
 (= old.ffn.joined (ite old.ffn.tokenwise (ite (or $x691 $x1054) (_ bv94 7) (_ bv21 7)) ?x1723)))))))))))))))))))))))))))))
(assert
 (let (($x1344 (not old.hidden.everywhere)))
 (let (($x428 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2065 (= (_ bv38 7) old.ffn.down_state)))
 (= old.ffn.full_though_split (and $x2065 (= (_ bv96 7) old.ffn.joined) $x428 $x1344))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1088 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x4860 (= (_ bv27 7) new.ffn.down.bias)))
 (let (($x2187 (= (_ bv1 7) new.ffn.down.bias)))
 (or $x2187 (= (_ bv23 7) new.ffn.down.bias) $x4860 $x1088)))))
(assert
 (let (($x1348 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x4985 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x457 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2070 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2181 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x2181 $x2070 $x457 $x4985 $x1348)))))))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x4729 (= (_ bv10 7) new.ffn.down.input)))
 (or $x4729 $x2032 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1528 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1675 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (or $x5054 $x1675 $x1528)))))
(assert
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4657 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4657 $x1221 $x1542 $x607 $x1063)))))))
(assert
 (let (($x4568 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x4203 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x4203 $x4568 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1077 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1077 $x4059 $x1377)))))
(assert
 (let (($x48 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x48 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x90 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1980 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1980 $x90 $x112 $x1924 $x1661)))))))
(assert
 (let (($x4154 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1376 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1376 $x4154 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4697 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4697 $x1915 $x463)))))
(assert
 (let (($x1127 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1351 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1351 $x1358 $x1127 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1079 $x1612 (= (_ bv56 7) new.ffn.width.kind) $x1672 $x1199 $x88 $x509 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1568 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (let (($x603 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x603 $x1680 (= (_ bv56 7) new.hidden.kind) $x1320 $x1108 $x1568 $x2145 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4727 (= (_ bv49 7) new.norm.statistic)))
 (or $x4727 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x660 (= (_ bv94 7) new.stream)))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (or $x1702 $x660 $x1494)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2165 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1242 (div (* ?x2165 new.hidden.multiple) new.hidden.parts)))
 (let (($x3998 (< 1 new.hidden.parts)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1320 $x3998 (= ?x1242 new.hidden.n))))))))
(assert
 (let ((?x2165 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1242 (div (* ?x2165 new.hidden.multiple) new.hidden.parts)))
 (let (($x3998 (< 1 new.hidden.parts)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1320 $x3998 (<= new.hidden.n ?x1242))))))))
(assert
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1320 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x603 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1653 (ite $x603 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2165 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1242 (div (* ?x2165 new.hidden.multiple) new.hidden.parts)))
 (let (($x795 (= (- 1) new.hidden.n)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1568 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2002 (ite $x1568 (or $x795 (< new.hidden.block new.hidden.n)) (ite $x1320 (or $x795 (< ?x1242 new.hidden.n)) $x1653))))
 (let (($x47 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2002)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2190 (or $x1108 $x1680)))
 (= new.hidden.moved (ite $x2190 new.hidden.given_moved $x47)))))))))))))))
(assert
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1672 (< 1 new.ffn.width.parts) (= ?x1732 new.ffn.width.n)))))))
(assert
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x435 (and $x1672 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x435))))
(assert
 (let (($x4693 (= (- 1) new.ffn.width.n)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1104 (ite $x1079 (or $x4693 (<= new.ffn.width.parts new.ffn.width.n)) (or $x4693 (< 1 new.ffn.width.n)))))
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2042 (ite $x88 (or $x4693 (< new.ffn.width.block new.ffn.width.n)) (ite $x1672 (or $x4693 (< ?x1732 new.ffn.width.n)) $x1104))))
 (let (($x1874 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2042)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.moved (ite $x1948 new.ffn.width.given_moved $x1874)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2080 (or $x2032 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2080))))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2190 (or $x1108 $x1680)))
 (let (($x1943 (ite $x2190 new.hidden.given_everywhere (or $x2145 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1943)))))))
(assert
 (let (($x2009 (not new.hidden.moved)))
 (let (($x4585 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2009)))
 (let (($x1327 (= 1 new.hidden.parts)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2190 (or $x1108 $x1680)))
 (= new.hidden.first_alone (ite $x2190 new.hidden.given_first (or $x1327 $x4585))))))))))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1025 (or $x509 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.everywhere (ite $x1948 new.ffn.width.given_everywhere $x1025))))))))
(assert
 (let (($x4203 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x4487 (and $x4203 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x4568 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x1318 (or $x1494 $x4568 (and $x1702 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x4487)))
 (= new.ffn.gate_entering (ite $x1318 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1376 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x903 (and $x1376 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x4154 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x2067 (or $x1494 $x4154 (and $x1702 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x903)))
 (= new.ffn.up_entering (ite $x2067 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (= new.ffn.in_place (or $x4961 new.ffn.width.filled)))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x91 (ite $x1925 (_ bv16 7) (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4304 (ite (or $x1542 $x1221) (_ bv96 7) (ite $x1063 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x91))))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x581 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2193 (or $x1542 $x607)))
 (let (($x1412 (or $x2193 $x581 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x741 (ite $x4059 (ite $x1412 (_ bv96 7) (ite $x1221 (_ bv21 7) (_ bv16 7))) (ite (or $x607 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4304))))
 (let ((?x4614 (ite (or $x2193 $x581 (and $x1221 new.ffn.width.padded $x1731)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4611 (ite $x1377 (ite (and $x1221 new.ffn.width.filled (not $x581)) (_ bv96 7) ?x4614) ?x741)))
 (= new.ffn.gate_state ?x4611)))))))))))))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let ((?x464 (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x1397 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x364 (ite new.ffn.width.everywhere (_ bv96 7) ?x1397)))
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1811 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1661 ?x364 (ite $x1925 (_ bv16 7) ?x464)))))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2074 (or $x1924 (not (or $x1358 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let ((?x1388 (ite (or $x1786 $x1302 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1105 (or $x1786 $x1302 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1731))))
 (let ((?x661 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1302)) (_ bv96 7) (ite $x1105 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x463 ?x661 (ite $x1915 ?x1388 (ite $x2074 (_ bv92 7) ?x1811))))))))))))))))))))))))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1377 (not (= (_ bv96 7) new.ffn.gate_state)) $x1922) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x4555 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1922)))
 (= new.ffn.up_piece (ite $x4555 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x4094 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x4094)))
(assert
 (let ((?x2174 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2174)))
(assert
 (let ((?x49 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x49)))
(assert
 (let (($x1675 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1229 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1377 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x581 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2193 (or $x1542 $x607)))
 (let (($x1807 (not new.model.gated)))
 (let (($x1904 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1607 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x463 new.ffn.width.everywhere $x1904))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let (($x660 (= (_ bv94 7) new.stream)))
 (let (($x1925 (< 1 new.tp)))
 (let (($x462 (and $x1925 $x660 (and (= (_ bv94 7) new.ffn.up_entering) (or $x1786 $x1302) $x1607) (or $x1807 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2193 $x581) $x1229)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1675)))
 (= new.ffn.tokenwise $x462))))))))))))))))))))
(assert
 (let ((?x1395 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1791 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4985 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1213 (and $x5054 new.ffn.width.everywhere (not (= (_ bv92 7) new.ffn.product_in)) (or $x4985 $x1791))))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1213 (_ bv96 7) ?x1395)))))))))
(assert
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x4258 (not $x5054)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x1791 (and (or (not new.ffn.down.group.tp) $x4448) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4512 (and $x1791 (or $x1494 $x4448 (not (= (_ bv4 7) new.ffn.down.collective)) $x4258))))
 (let (($x457 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x4985 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x806 (or $x4985 $x457)))
 (let ((?x4035 (ite (or $x806 $x4512) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1910 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x1348 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2070 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1789 (and (or $x2070 $x1348) $x1791)))
 (let ((?x1379 (ite (or $x4985 (and $x457 (= (_ bv38 7) new.stream)) $x1789) (_ bv38 7) (ite $x457 (_ bv96 7) (_ bv16 7)))))
 (let (($x155 (or (and new.hidden.filled (not $x1494)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x944 (not $x1791)))
 (let (($x4727 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let ((?x409 (ite (and $x2070 new.hidden.filled $x1702 $x944 $x4727) new.stream (ite (and $x1348 $x944 $x155) new.stream ?x1379))))
 (let ((?x4771 (ite (and $x1494 new.hidden.everywhere (or $x4985 $x1789)) (_ bv96 7) (ite (and $x2070 new.hidden.filled $x1494 $x944) (_ bv96 7) ?x409))))
 (let (($x2181 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x1515 (= (_ bv38 7) new.ffn.down_state)))
 (let ((?x1158 (ite $x1348 (ite (not $x1494) new.stream (_ bv66 7)) (ite $x457 (ite $x1494 (_ bv96 7) new.stream) (ite $x4985 (_ bv92 7) (_ bv16 7))))))
 (let (($x1961 (= (_ bv92 7) new.ffn.down_state)))
 (let ((?x4745 (ite $x1961 (ite $x2070 (_ bv96 7) ?x1158) (ite $x1515 (ite $x2181 (_ bv96 7) ?x4771) (ite $x1910 ?x4035 new.ffn.down_state)))))
 (= new.ffn.joined (ite new.ffn.tokenwise (ite (or $x806 $x1791) (_ bv94 7) (_ bv21 7)) ?x4745)))))))))))))))))))))))))))))
(assert
 (let (($x473 (not new.hidden.everywhere)))
 (let (($x2070 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1515 (= (_ bv38 7) new.ffn.down_state)))
 (= new.ffn.full_though_split (and $x1515 (= (_ bv96 7) new.ffn.joined) $x2070 $x473))))))
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
 (let (($x4010 (or (and (= (_ bv38 7) new.ffn.down_state) new.hidden.first_alone) (and (= (_ bv96 7) new.ffn.down_state) new.stream.first_keeps_all))))
 (let (($x1088 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x1962 (not new.ffn.full_though_split)))
 (let (($x343 (and (not (= (_ bv92 7) new.ffn.down_state)) (or (= (_ bv1 7) new.ffn.down.bias) (= (_ bv27 7) new.ffn.down.bias)) $x1962)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1387 (or $x4448 (not new.model.down_bias) (and (= (_ bv92 7) new.ffn.down_state) (not (= (_ bv27 7) new.ffn.down.bias))) $x343 (and $x1088 $x4010))))
 (not $x1387))))))))
(assert
 (let (($x372 (or (and (= (_ bv38 7) old.ffn.down_state) old.hidden.first_alone) (and (= (_ bv96 7) old.ffn.down_state) old.stream.first_keeps_all))))
(let (($x1659 (= (_ bv29 7) old.ffn.down.bias)))
(let (($x2184 (not old.ffn.full_though_split)))
(let (($x1942 (and (not (= (_ bv92 7) old.ffn.down_state)) (or (= (_ bv1 7) old.ffn.down.bias) (= (_ bv27 7) old.ffn.down.bias)) $x2184)))
(let (($x1168 (not old.model.down_bias)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 $x1168 (and (= (_ bv92 7) old.ffn.down_state) (not (= (_ bv27 7) old.ffn.down.bias))) $x1942 (and $x1659 $x372)))))))))
(check-sat)

; from one replica to any number, question 36
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
 (let (($x386 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x386 (= (_ bv10 7) old.attention.out.collective) (= (_ bv57 7) old.attention.out.collective) (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1646 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1750 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1750 (= (_ bv23 7) old.attention.out.residual) $x1646 (= (_ bv29 7) old.attention.out.residual)))))
(assert
 (let (($x1859 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1859)))
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
 (let (($x536 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x536 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x658 (= (_ bv38 7) old.embedding.split)))
 (or $x658 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x436 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x4428 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x428 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x428 (= (_ bv10 7) old.ffn.down.collective) $x4428 $x436)))))
(assert
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4681 (= (_ bv10 7) old.ffn.down.input)))
 (or $x4681 $x1317 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1713 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x250 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x4462 (= (_ bv23 7) old.ffn.down.residual)))
 (let (($x4631 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x4631 $x4462 $x250 $x1713))))))
(assert
 (let (($x1187 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1556 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (or $x4469 $x1556 $x1187)))))
(assert
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1042 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1042 $x1800 $x1017 $x4742 $x1401)))))))
(assert
 (let (($x1413 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x339 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x339 $x1413 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x814 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x814 $x745 $x1171)))))
(assert
 (let (($x3984 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x3984 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x57 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2163 $x57 $x1761 $x625 $x125)))))))
(assert
 (let (($x1635 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3963 (= (_ bv10 7) old.ffn.up.input)))
 (or $x3963 $x1635 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1934 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1934 $x1509 $x93)))))
(assert
 (let (($x783 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x113 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x113 $x1365 $x783 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x865 $x1700 (= (_ bv56 7) old.ffn.width.kind) $x4558 $x1554 $x1022 $x3954 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2129 (= (_ bv56 7) old.hidden.kind) $x1795 $x1147 (= (_ bv91 7) old.hidden.kind) $x1803 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1860 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x1860 (= (_ bv82 7) old.model.norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x2001 (= (_ bv94 7) old.stream)))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (or $x247 $x2001 $x2164)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1310 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x4866 (= (div (* ?x1310 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1795 (< 1 old.hidden.parts) $x4866))))))
(assert
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1795 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4558 (< 1 old.ffn.width.parts) (= ?x1113 old.ffn.width.n)))))))
(assert
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1855 (and $x4558 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1855))))
(assert
 (let (($x1641 (= (- 1) old.ffn.width.n)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x951 (ite $x865 (or $x1641 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1641 (< 1 old.ffn.width.n)))))
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2018 (ite $x1022 (or $x1641 (< old.ffn.width.block old.ffn.width.n)) (ite $x4558 (or $x1641 (< ?x1113 old.ffn.width.n)) $x951))))
 (let (($x1751 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2018)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.moved (ite $x1316 old.ffn.width.given_moved $x1751)))))))))))))))
(assert
 (let (($x1859 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1646 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1750 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1750 (and $x1646 $x1859)))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1317 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4022 (or $x1317 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x4022))))
(assert
 (let (($x4631 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x1849 (or $x4631 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x1849)))))
(assert
 (let (($x289 (not old.model.embedding_norm)))
 (let (($x292 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x536 (= (_ bv5 7) old.embedding.collective)))
 (let (($x658 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x658 $x536 $x247 old.hidden.filled (not $x292) $x289))))))))
(assert
 (let (($x1860 (= (_ bv68 7) old.model.norm)))
 (let (($x1743 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x386 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1859 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1859 $x386 $x247 old.hidden.filled (not $x1743) $x1860))))))))
(assert
 (let (($x1860 (= (_ bv68 7) old.model.norm)))
 (let (($x1054 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2150 (not $x1054)))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x428 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1187 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x1187 $x428 $x247 old.hidden.filled $x2150 $x1860)))))))))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x123 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1803 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x123))))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4643 (or $x3954 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.everywhere (ite $x1316 old.ffn.width.given_everywhere $x4643))))))))
(assert
 (let (($x2162 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x2162)))
(assert
 (let (($x339 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1218 (and $x339 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x1413 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x1369 (or $x2164 $x1413 (and $x247 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1218)))
 (= old.ffn.gate_entering (ite $x1369 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x3963 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1773 (and $x3963 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x1635 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x1112 (or $x2164 $x1635 (and $x247 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1773)))
 (= old.ffn.up_entering (ite $x1112 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (= old.ffn.in_place (or $x923 old.ffn.width.filled)))))
(assert
 (let (($x374 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x650 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x348 (and old.model.behind_dense $x650)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x348 $x374))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x1236 (ite $x4701 (_ bv16 7) (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1401 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1800 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x4238 (ite (or $x1017 $x1800) (_ bv96 7) (ite $x1401 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1236))))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4692 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1438 (or $x1017 $x4742)))
 (let (($x1460 (or $x1438 $x4692 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x745 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x2007 (ite $x745 (ite $x1460 (_ bv96 7) (ite $x1800 (_ bv21 7) (_ bv16 7))) (ite (or $x4742 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x4238))))
 (let ((?x1450 (ite (or $x1438 $x4692 (and $x1800 old.ffn.width.padded $x608)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x1603 (ite $x1171 (ite (and $x1800 old.ffn.width.filled (not $x4692)) (_ bv96 7) ?x1450) ?x2007)))
 (= old.ffn.gate_state ?x1603)))))))))))))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let ((?x1136 (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4701 (< 1 old.tp)))
 (let ((?x779 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1452 (ite old.ffn.width.everywhere (_ bv96 7) ?x779)))
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1064 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x125 ?x1452 (ite $x4701 (_ bv16 7) ?x1136)))))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1966 (or $x625 (not (or $x1365 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let ((?x1411 (ite (or $x1038 $x916 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1256 (or $x1038 $x916 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x608))))
 (let ((?x4311 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x916)) (_ bv96 7) (ite $x1256 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x93 ?x4311 (ite $x1509 ?x1411 (ite $x1966 (_ bv92 7) ?x1064))))))))))))))))))))))))
(assert
 (let (($x726 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_in_attention))))
 (= old.stream.junk_in_ffn $x726)))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1171 (not (= (_ bv96 7) old.ffn.gate_state)) $x1181) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1181 (not old.ffn.width.everywhere)))
 (let (($x1084 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1181)))
 (= old.ffn.up_piece (ite $x1084 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x970 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x970)))
(assert
 (let ((?x1170 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1170)))
(assert
 (let ((?x1590 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1590)))
(assert
 (let (($x1556 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1171 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1919 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1171 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x4692 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4742 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1017 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1438 (or $x1017 $x4742)))
 (let (($x2033 (not old.model.gated)))
 (let (($x1066 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1408 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x93 old.ffn.width.everywhere $x1066))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let (($x2001 (= (_ bv94 7) old.stream)))
 (let (($x4701 (< 1 old.tp)))
 (let (($x1114 (and $x4701 $x2001 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1038 $x916) $x1408) (or $x2033 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1438 $x4692) $x1919)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1556)))
 (= old.ffn.tokenwise $x1114))))))))))))))))))))
(assert
 (let ((?x1142 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1054 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x4428 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x4469 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2010 (and $x4469 old.ffn.width.everywhere (not (= (_ bv92 7) old.ffn.product_in)) (or $x4428 $x1054))))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2010 (_ bv96 7) ?x1142)))))))))
(assert
 (let (($x1713 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x738 (or $x1713 (= (= (_ bv23 7) old.ffn.down.residual) (= (_ bv5 7) old.ffn.down.collective)))))
 (let (($x2164 (= (_ bv96 7) old.stream)))
 (let (($x2065 (= (_ bv38 7) old.ffn.down_state)))
 (let (($x640 (or (or (= (_ bv92 7) old.ffn.down_state) (= (_ bv96 7) old.ffn.down_state)) old.hidden.filled)))
 (let (($x1540 (= old.ffn.down_state old.stream)))
 (let (($x1995 (= (_ bv92 7) old.ffn.down_state)))
 (let (($x2135 (and (or $x1713 (= (_ bv23 7) old.ffn.down.residual)) $x1995 (or $x2164 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x247 (= (_ bv38 7) old.stream)))
 (let (($x250 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1748 (and $x250 (not $x1995) (or $x1540 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x574 (or $x1748 (and $x250 $x247 old.hidden.filled) $x2135 (and $x1713 old.stream.first_keeps_all $x1540) (and $x1713 old.stream.first_has_all $x640) (and $x2065 $x2164 old.hidden.filled $x738))))
 (let (($x1054 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2150 (not $x1054)))
 (let (($x436 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x428 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1159 (and $x250 old.stream.junk_in_ffn (or $x1995 (and $x2065 (or $x428 $x436) $x2150)))))
 (= old.ffn.residual_once (and (not $x1159) $x574))))))))))))))))))))
(assert
 (let (($x1736 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x1736 (= (_ bv10 7) new.attention.out.collective) (= (_ bv57 7) new.attention.out.collective) (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x628 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x4755 (= (_ bv1 7) new.attention.out.residual)))
 (or $x4755 (= (_ bv23 7) new.attention.out.residual) $x628 (= (_ bv29 7) new.attention.out.residual)))))
(assert
 (let (($x792 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x792)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x308 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x308 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x283 (= (_ bv38 7) new.embedding.split)))
 (or $x283 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1348 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x4985 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2070 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x2070 (= (_ bv10 7) new.ffn.down.collective) $x4985 $x1348)))))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x4729 (= (_ bv10 7) new.ffn.down.input)))
 (or $x4729 $x2032 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x541 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x1973 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x613 (= (_ bv23 7) new.ffn.down.residual)))
 (let (($x656 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x656 $x613 $x1973 $x541))))))
(assert
 (let (($x1528 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1675 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (or $x5054 $x1675 $x1528)))))
(assert
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4657 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4657 $x1221 $x1542 $x607 $x1063)))))))
(assert
 (let (($x4568 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x4203 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x4203 $x4568 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1077 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1077 $x4059 $x1377)))))
(assert
 (let (($x48 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x48 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x90 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1980 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1980 $x90 $x112 $x1924 $x1661)))))))
(assert
 (let (($x4154 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1376 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1376 $x4154 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4697 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4697 $x1915 $x463)))))
(assert
 (let (($x1127 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1351 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1351 $x1358 $x1127 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1079 $x1612 (= (_ bv56 7) new.ffn.width.kind) $x1672 $x1199 $x88 $x509 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1680 (= (_ bv56 7) new.hidden.kind) $x1320 $x1108 (= (_ bv91 7) new.hidden.kind) $x2145 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1216 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x1216 (= (_ bv82 7) new.model.norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x660 (= (_ bv94 7) new.stream)))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (or $x1702 $x660 $x1494)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2165 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1847 (= (div (* ?x2165 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1320 (< 1 new.hidden.parts) $x1847))))))
(assert
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1320 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1672 (< 1 new.ffn.width.parts) (= ?x1732 new.ffn.width.n)))))))
(assert
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x435 (and $x1672 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x435))))
(assert
 (let (($x4693 (= (- 1) new.ffn.width.n)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1104 (ite $x1079 (or $x4693 (<= new.ffn.width.parts new.ffn.width.n)) (or $x4693 (< 1 new.ffn.width.n)))))
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2042 (ite $x88 (or $x4693 (< new.ffn.width.block new.ffn.width.n)) (ite $x1672 (or $x4693 (< ?x1732 new.ffn.width.n)) $x1104))))
 (let (($x1874 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2042)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.moved (ite $x1948 new.ffn.width.given_moved $x1874)))))))))))))))
(assert
 (let (($x792 (= (_ bv61 7) new.attention.out.split)))
 (let (($x628 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x4755 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x4755 (and $x628 $x792)))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2032 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2080 (or $x2032 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2080))))
(assert
 (let (($x656 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2077 (or $x656 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2077)))))
(assert
 (let (($x342 (not new.model.embedding_norm)))
 (let (($x2027 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x308 (= (_ bv5 7) new.embedding.collective)))
 (let (($x283 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x283 $x308 $x1702 new.hidden.filled (not $x2027) $x342))))))))
(assert
 (let (($x1216 (= (_ bv68 7) new.model.norm)))
 (let (($x953 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x1736 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x792 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x792 $x1736 $x1702 new.hidden.filled (not $x953) $x1216))))))))
(assert
 (let (($x1216 (= (_ bv68 7) new.model.norm)))
 (let (($x1791 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x944 (not $x1791)))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x2070 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1528 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x1528 $x2070 $x1702 new.hidden.filled $x944 $x1216)))))))))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1943 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2145 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1943))))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1025 (or $x509 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.everywhere (ite $x1948 new.ffn.width.given_everywhere $x1025))))))))
(assert
 (let (($x600 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x600)))
(assert
 (let (($x4203 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x4487 (and $x4203 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x4568 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x1318 (or $x1494 $x4568 (and $x1702 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x4487)))
 (= new.ffn.gate_entering (ite $x1318 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1376 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x903 (and $x1376 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x4154 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x2067 (or $x1494 $x4154 (and $x1702 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x903)))
 (= new.ffn.up_entering (ite $x2067 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (= new.ffn.in_place (or $x4961 new.ffn.width.filled)))))
(assert
 (let (($x352 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x621 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x349 (and new.model.behind_dense $x621)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x349 $x352))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x91 (ite $x1925 (_ bv16 7) (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1063 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1221 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x4304 (ite (or $x1542 $x1221) (_ bv96 7) (ite $x1063 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x91))))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x581 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2193 (or $x1542 $x607)))
 (let (($x1412 (or $x2193 $x581 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4059 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x741 (ite $x4059 (ite $x1412 (_ bv96 7) (ite $x1221 (_ bv21 7) (_ bv16 7))) (ite (or $x607 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x4304))))
 (let ((?x4614 (ite (or $x2193 $x581 (and $x1221 new.ffn.width.padded $x1731)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4611 (ite $x1377 (ite (and $x1221 new.ffn.width.filled (not $x581)) (_ bv96 7) ?x4614) ?x741)))
 (= new.ffn.gate_state ?x4611)))))))))))))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let ((?x464 (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1925 (< 1 new.tp)))
 (let ((?x1397 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x364 (ite new.ffn.width.everywhere (_ bv96 7) ?x1397)))
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1811 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1661 ?x364 (ite $x1925 (_ bv16 7) ?x464)))))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2074 (or $x1924 (not (or $x1358 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let ((?x1388 (ite (or $x1786 $x1302 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1105 (or $x1786 $x1302 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1731))))
 (let ((?x661 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1302)) (_ bv96 7) (ite $x1105 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x463 ?x661 (ite $x1915 ?x1388 (ite $x2074 (_ bv92 7) ?x1811))))))))))))))))))))))))
(assert
 (let (($x651 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_in_attention))))
 (= new.stream.junk_in_ffn $x651)))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1377 (not (= (_ bv96 7) new.ffn.gate_state)) $x1922) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1922 (not new.ffn.width.everywhere)))
 (let (($x4555 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1922)))
 (= new.ffn.up_piece (ite $x4555 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x4094 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x4094)))
(assert
 (let ((?x2174 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2174)))
(assert
 (let ((?x49 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x49)))
(assert
 (let (($x1675 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1377 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1229 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1377 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x581 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x607 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1542 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2193 (or $x1542 $x607)))
 (let (($x1807 (not new.model.gated)))
 (let (($x1904 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1607 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x463 new.ffn.width.everywhere $x1904))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let (($x660 (= (_ bv94 7) new.stream)))
 (let (($x1925 (< 1 new.tp)))
 (let (($x462 (and $x1925 $x660 (and (= (_ bv94 7) new.ffn.up_entering) (or $x1786 $x1302) $x1607) (or $x1807 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2193 $x581) $x1229)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1675)))
 (= new.ffn.tokenwise $x462))))))))))))))))))))
(assert
 (let ((?x1395 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1791 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4985 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x5054 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1213 (and $x5054 new.ffn.width.everywhere (not (= (_ bv92 7) new.ffn.product_in)) (or $x4985 $x1791))))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1213 (_ bv96 7) ?x1395)))))))))
(assert
 (let (($x541 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x789 (or $x541 (= (= (_ bv23 7) new.ffn.down.residual) (= (_ bv5 7) new.ffn.down.collective)))))
 (let (($x1494 (= (_ bv96 7) new.stream)))
 (let (($x1515 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x1145 (or (or (= (_ bv92 7) new.ffn.down_state) (= (_ bv96 7) new.ffn.down_state)) new.hidden.filled)))
 (let (($x396 (= new.ffn.down_state new.stream)))
 (let (($x1961 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x232 (and (or $x541 (= (_ bv23 7) new.ffn.down.residual)) $x1961 (or $x1494 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1702 (= (_ bv38 7) new.stream)))
 (let (($x1973 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x474 (and $x1973 (not $x1961) (or $x396 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x2188 (or $x474 (and $x1973 $x1702 new.hidden.filled) $x232 (and $x541 new.stream.first_keeps_all $x396) (and $x541 new.stream.first_has_all $x1145) (and $x1515 $x1494 new.hidden.filled $x789))))
 (let (($x1791 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x944 (not $x1791)))
 (let (($x1348 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2070 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x834 (and $x1973 new.stream.junk_in_ffn (or $x1961 (and $x1515 (or $x2070 $x1348) $x944)))))
 (= new.ffn.residual_once (and (not $x834) $x2188))))))))))))))))))))
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
 (let (($x1831 (not new.model.scaled_residual)))
 (let (($x1216 (= (_ bv68 7) new.model.norm)))
 (let (($x656 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1914 (or new.model.parallel $x656 (and $x1216 $x1831 (or (= 1 new.tp) new.ffn.residual_once)))))
 (not $x1914))))))
(assert
 (let (($x1747 (not old.model.scaled_residual)))
(let (($x1860 (= (_ bv68 7) old.model.norm)))
(let (($x4631 (= (_ bv1 7) old.ffn.down.residual)))
(or old.model.parallel $x4631 (and $x1860 $x1747 (or (= 1 old.tp) old.ffn.residual_once)))))))
(check-sat)

; from one replica to any number, question 37
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
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2129 (= (_ bv56 7) old.hidden.kind) $x1795 $x1147 (= (_ bv91 7) old.hidden.kind) $x1803 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x754 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x143 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x4883 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1160 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x954 (= (_ bv4 7) old.lm_head.collective)))
 (or $x954 $x1160 $x4883 $x143 $x754)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1723 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1810 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x4119 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1214 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1817 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x957 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x957 $x1817 (= (_ bv56 7) old.lm_head.cut.kind) $x1214 $x4119 $x1810 $x1723 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1772 (= (_ bv95 7) old.lm_head.split)))
 (let (($x4035 (= (_ bv40 7) old.lm_head.split)))
 (or $x4035 (= (_ bv57 7) old.lm_head.split) $x1772))))
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
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1795 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x362 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x398 (div (* ?x362 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1214 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4745 (and $x1214 (< 1 old.lm_head.cut.parts) (= ?x398 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x4745))))))
(assert
 (let (($x1214 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2076 (and $x1214 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2076))))
(assert
 (let (($x975 (= (- 1) old.lm_head.cut.n)))
 (let (($x957 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x4061 (ite $x957 (or $x975 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x975 (< 1 old.lm_head.cut.n)))))
 (let ((?x362 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x398 (div (* ?x362 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1214 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1810 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x4090 (ite $x1810 (or $x975 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1214 (or $x975 (< ?x398 old.lm_head.cut.n)) $x4061))))
 (let (($x874 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x4090)))
 (let (($x1817 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4119 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4337 (or $x4119 $x1817)))
 (= old.lm_head.cut.moved (ite $x4337 old.lm_head.cut.given_moved $x874)))))))))))))))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x123 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1803 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x123))))
(assert
 (let (($x1723 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4261 (or $x1723 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1817 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4119 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4337 (or $x4119 $x1817)))
 (= old.lm_head.cut.everywhere (ite $x4337 old.lm_head.cut.given_everywhere $x4261))))))))
(assert
 (let (($x1208 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x143 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x488 (or $x143 $x1208)))
 (let (($x4035 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1772 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x4252 (ite $x1772 (_ bv95 7) (ite (and $x4035 old.hidden.everywhere $x488) (_ bv96 7) (ite $x4035 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x1772 old.lm_head.cut.everywhere $x488) (_ bv96 7) ?x4252)))))))))
(assert
 (let (($x1208 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x4463 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x1208)))
 (let (($x4162 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x4629 (ite (= (_ bv92 7) old.lm_head.state) (ite $x4162 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x4463 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x186 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x4425 (ite (= (_ bv95 7) old.lm_head.state) (ite $x186 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x4629)))
 (= old.lm_head.joined ?x4425))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1680 (= (_ bv56 7) new.hidden.kind) $x1320 $x1108 (= (_ bv91 7) new.hidden.kind) $x2145 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1134 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x1319 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2095 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1570 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1267 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1267 $x1570 $x2095 $x1319 $x1134)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x220 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x997 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1865 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1278 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x501 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1303 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1303 $x501 (= (_ bv56 7) new.lm_head.cut.kind) $x1278 $x1865 $x997 $x220 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x895 (= (_ bv95 7) new.lm_head.split)))
 (let (($x812 (= (_ bv40 7) new.lm_head.split)))
 (or $x812 (= (_ bv57 7) new.lm_head.split) $x895))))
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
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1320 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x4845 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x246 (div (* ?x4845 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1278 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x226 (and $x1278 (< 1 new.lm_head.cut.parts) (= ?x246 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x226))))))
(assert
 (let (($x1278 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x963 (and $x1278 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x963))))
(assert
 (let (($x4010 (= (- 1) new.lm_head.cut.n)))
 (let (($x1303 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x570 (ite $x1303 (or $x4010 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x4010 (< 1 new.lm_head.cut.n)))))
 (let ((?x4845 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x246 (div (* ?x4845 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1278 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x997 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x249 (ite $x997 (or $x4010 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1278 (or $x4010 (< ?x246 new.lm_head.cut.n)) $x570))))
 (let (($x2026 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x249)))
 (let (($x501 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1865 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1978 (or $x1865 $x501)))
 (= new.lm_head.cut.moved (ite $x1978 new.lm_head.cut.given_moved $x2026)))))))))))))))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1943 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2145 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1943))))
(assert
 (let (($x220 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4682 (or $x220 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x501 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1865 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1978 (or $x1865 $x501)))
 (= new.lm_head.cut.everywhere (ite $x1978 new.lm_head.cut.given_everywhere $x4682))))))))
(assert
 (let (($x4060 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1319 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1257 (or $x1319 $x4060)))
 (let (($x812 (= (_ bv40 7) new.lm_head.split)))
 (let (($x895 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x516 (ite $x895 (_ bv95 7) (ite (and $x812 new.hidden.everywhere $x1257) (_ bv96 7) (ite $x812 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x895 new.lm_head.cut.everywhere $x1257) (_ bv96 7) ?x516)))))))))
(assert
 (let (($x4060 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x330 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x4060)))
 (let (($x1161 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x2146 (ite (= (_ bv92 7) new.lm_head.state) (ite $x1161 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x330 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x4399 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x4019 (ite (= (_ bv95 7) new.lm_head.state) (ite $x4399 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2146)))
 (= new.lm_head.joined ?x4019))))))))
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
 (let (($x4461 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1879 (or (= (_ bv96 7) new.lm_head.joined) (and $x4448 (or (not (= (_ bv95 7) new.lm_head.split)) $x4461)))))
 (not $x1879)))))
(assert
 (let (($x121 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x1589 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x1589 (or (not (= (_ bv95 7) old.lm_head.split)) $x121))))))
(check-sat)

; from one replica to any number, question 38
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
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2129 (= (_ bv56 7) old.hidden.kind) $x1795 $x1147 (= (_ bv91 7) old.hidden.kind) $x1803 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x143 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x4883 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x4883 $x143 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x1723 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4119 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1214 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1817 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1817 (= (_ bv56 7) old.lm_head.cut.kind) $x1214 $x4119 (= (_ bv91 7) old.lm_head.cut.kind) $x1723 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1772 (= (_ bv95 7) old.lm_head.split)))
 (let (($x4035 (= (_ bv40 7) old.lm_head.split)))
 (or $x4035 (= (_ bv57 7) old.lm_head.split) $x1772))))
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
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1795 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1214 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2076 (and $x1214 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2076))))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x123 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1803 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x123))))
(assert
 (let (($x1723 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4261 (or $x1723 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1175 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x4261)))
 (= old.lm_head.cut.everywhere $x1175)))))
(assert
 (let (($x4065 (not old.lm_head.group.pp)))
 (let (($x144 (or $x4065 (= 1 old.pp))))
 (let (($x425 (not old.lm_head.group.sp)))
 (let (($x1881 (or $x425 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1591 (not old.lm_head.group.dp)))
 (let (($x926 (or $x1591 $x1592)))
 (let (($x1208 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x926 $x1881 $x144)))
 (let (($x143 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x488 (or $x143 $x1208)))
 (let (($x4035 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1772 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x4252 (ite $x1772 (_ bv95 7) (ite (and $x4035 old.hidden.everywhere $x488) (_ bv96 7) (ite $x4035 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x1772 old.lm_head.cut.everywhere $x488) (_ bv96 7) ?x4252))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1680 (= (_ bv56 7) new.hidden.kind) $x1320 $x1108 (= (_ bv91 7) new.hidden.kind) $x2145 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1319 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2095 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x2095 $x1319 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x220 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1865 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1278 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x501 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x501 (= (_ bv56 7) new.lm_head.cut.kind) $x1278 $x1865 (= (_ bv91 7) new.lm_head.cut.kind) $x220 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x895 (= (_ bv95 7) new.lm_head.split)))
 (let (($x812 (= (_ bv40 7) new.lm_head.split)))
 (or $x812 (= (_ bv57 7) new.lm_head.split) $x895))))
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
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1320 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1278 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x963 (and $x1278 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x963))))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1943 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2145 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1943))))
(assert
 (let (($x220 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4682 (or $x220 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x419 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x4682)))
 (= new.lm_head.cut.everywhere $x419)))))
(assert
 (let (($x333 (not new.lm_head.group.pp)))
 (let (($x2143 (or $x333 (= 1 new.pp))))
 (let (($x1970 (not new.lm_head.group.sp)))
 (let (($x571 (or $x1970 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x544 (not new.lm_head.group.dp)))
 (let (($x540 (or $x544 $x2024)))
 (let (($x4060 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x540 $x571 $x2143)))
 (let (($x1319 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1257 (or $x1319 $x4060)))
 (let (($x812 (= (_ bv40 7) new.lm_head.split)))
 (let (($x895 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x516 (ite $x895 (_ bv95 7) (ite (and $x812 new.hidden.everywhere $x1257) (_ bv96 7) (ite $x812 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x895 new.lm_head.cut.everywhere $x1257) (_ bv96 7) ?x516))))))))))))))))
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
 (let (($x333 (not new.lm_head.group.pp)))
 (let (($x2143 (or $x333 (= 1 new.pp))))
 (let (($x1970 (not new.lm_head.group.sp)))
 (let (($x571 (or $x1970 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x544 (not new.lm_head.group.dp)))
 (let (($x540 (or $x544 $x2024)))
 (let (($x4060 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x540 $x571 $x2143)))
 (let (($x2095 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1319 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x25 (or $x1319 (and (= (_ bv96 7) new.lm_head.state) (or $x2095 $x4060)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x540 $x571 $x2143))))
 (not $x25)))))))))))))
(assert
 (let (($x4065 (not old.lm_head.group.pp)))
(let (($x144 (or $x4065 (= 1 old.pp))))
(let (($x425 (not old.lm_head.group.sp)))
(let (($x1881 (or $x425 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1591 (not old.lm_head.group.dp)))
(let (($x926 (or $x1591 $x1592)))
(let (($x1208 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x926 $x1881 $x144)))
(let (($x4883 (= (_ bv10 7) old.lm_head.collective)))
(let (($x143 (= (_ bv57 7) old.lm_head.collective)))
(or $x143 (and (= (_ bv96 7) old.lm_head.state) (or $x4883 $x1208)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x926 $x1881 $x144)))))))))))))
(check-sat)

; from one replica to any number, question 39
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
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2129 (= (_ bv56 7) old.hidden.kind) $x1795 $x1147 (= (_ bv91 7) old.hidden.kind) $x1803 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x143 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x4883 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x954 (= (_ bv4 7) old.lm_head.collective)))
 (or $x954 (= (_ bv5 7) old.lm_head.collective) $x4883 $x143 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x1723 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4119 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1214 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1817 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1817 (= (_ bv56 7) old.lm_head.cut.kind) $x1214 $x4119 (= (_ bv91 7) old.lm_head.cut.kind) $x1723 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x402 (= (_ bv64 7) old.lm_head.order)))
 (or $x402 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x1772 (= (_ bv95 7) old.lm_head.split)))
 (let (($x4035 (= (_ bv40 7) old.lm_head.split)))
 (or $x4035 (= (_ bv57 7) old.lm_head.split) $x1772))))
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
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1795 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1214 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2076 (and $x1214 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2076))))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x123 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1803 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x123))))
(assert
 (let (($x1723 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4261 (or $x1723 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1175 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x4261)))
 (= old.lm_head.cut.everywhere $x1175)))))
(assert
 (let (($x1208 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x143 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x488 (or $x143 $x1208)))
 (let (($x4035 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1772 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x4252 (ite $x1772 (_ bv95 7) (ite (and $x4035 old.hidden.everywhere $x488) (_ bv96 7) (ite $x4035 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x1772 old.lm_head.cut.everywhere $x488) (_ bv96 7) ?x4252)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1680 (= (_ bv56 7) new.hidden.kind) $x1320 $x1108 (= (_ bv91 7) new.hidden.kind) $x2145 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1319 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2095 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1267 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1267 (= (_ bv5 7) new.lm_head.collective) $x2095 $x1319 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x220 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1865 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1278 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x501 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x501 (= (_ bv56 7) new.lm_head.cut.kind) $x1278 $x1865 (= (_ bv91 7) new.lm_head.cut.kind) $x220 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x4960 (= (_ bv64 7) new.lm_head.order)))
 (or $x4960 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x895 (= (_ bv95 7) new.lm_head.split)))
 (let (($x812 (= (_ bv40 7) new.lm_head.split)))
 (or $x812 (= (_ bv57 7) new.lm_head.split) $x895))))
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
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1320 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1278 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x963 (and $x1278 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x963))))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1943 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2145 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1943))))
(assert
 (let (($x220 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4682 (or $x220 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x419 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x4682)))
 (= new.lm_head.cut.everywhere $x419)))))
(assert
 (let (($x4060 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1319 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1257 (or $x1319 $x4060)))
 (let (($x812 (= (_ bv40 7) new.lm_head.split)))
 (let (($x895 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x516 (ite $x895 (_ bv95 7) (ite (and $x812 new.hidden.everywhere $x1257) (_ bv96 7) (ite $x812 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x895 new.lm_head.cut.everywhere $x1257) (_ bv96 7) ?x516)))))))))
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
 (let (($x1196 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x4960 (= (_ bv64 7) new.lm_head.order)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x2110 (or $x4448 (not (= (_ bv95 7) new.lm_head.state)) $x4960 $x1196 new.lm_head.reversible)))
 (not $x2110))))))
(assert
 (let (($x1376 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x402 (= (_ bv64 7) old.lm_head.order)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 (not (= (_ bv95 7) old.lm_head.state)) $x402 $x1376 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 40
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
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1147 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2129 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2129 (= (_ bv56 7) old.hidden.kind) $x1795 $x1147 (= (_ bv91 7) old.hidden.kind) $x1803 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1052 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1090 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x1508 (= (_ bv1 7) old.lm_head.bias)))
 (or $x1508 (= (_ bv23 7) old.lm_head.bias) $x1090 $x1052)))))
(assert
 (let (($x143 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x143 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1723 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1810 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x4119 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1214 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1817 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x957 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x957 $x1817 (= (_ bv56 7) old.lm_head.cut.kind) $x1214 $x4119 $x1810 $x1723 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1772 (= (_ bv95 7) old.lm_head.split)))
 (let (($x4035 (= (_ bv40 7) old.lm_head.split)))
 (or $x4035 (= (_ bv57 7) old.lm_head.split) $x1772))))
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
 (let (($x1795 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1795 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1214 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2076 (and $x1214 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2076))))
(assert
 (let (($x1096 (= (- 1) old.lm_head.cut.n)))
 (let (($x957 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x4880 (ite $x957 (or $x1096 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1096 (< 1 old.lm_head.cut.n)))))
 (let ((?x2127 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x252 (< (div (* ?x2127 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x1214 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1810 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x187 (ite $x1810 (or $x1096 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1214 (or $x1096 $x252) $x4880))))
 (let (($x2119 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x187)))
 (let (($x1817 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4119 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4337 (or $x4119 $x1817)))
 (= old.lm_head.cut.moved (ite $x4337 old.lm_head.cut.given_moved $x2119)))))))))))))))
(assert
 (let (($x1803 (= (_ bv96 7) old.hidden.kind)))
 (let (($x123 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1803 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x123))))
(assert
 (let (($x1723 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4261 (or $x1723 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1817 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4119 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4337 (or $x4119 $x1817)))
 (= old.lm_head.cut.everywhere (ite $x4337 old.lm_head.cut.given_everywhere $x4261))))))))
(assert
 (let (($x4725 (not old.lm_head.cut.moved)))
 (let (($x4753 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x222 (= 1 old.lm_head.cut.parts)))
 (let (($x1817 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4119 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4337 (or $x4119 $x1817)))
 (= old.lm_head.cut.first_alone (ite $x4337 old.lm_head.cut.given_first (or $x222 (and $x4753 $x4725)))))))))))
(assert
 (let (($x1208 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x143 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x488 (or $x143 $x1208)))
 (let (($x4035 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1772 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x4252 (ite $x1772 (_ bv95 7) (ite (and $x4035 old.hidden.everywhere $x488) (_ bv96 7) (ite $x4035 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x1772 old.lm_head.cut.everywhere $x488) (_ bv96 7) ?x4252)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1108 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1680 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1680 (= (_ bv56 7) new.hidden.kind) $x1320 $x1108 (= (_ bv91 7) new.hidden.kind) $x2145 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x573 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2146 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x1501 (= (_ bv1 7) new.lm_head.bias)))
 (or $x1501 (= (_ bv23 7) new.lm_head.bias) $x2146 $x573)))))
(assert
 (let (($x1319 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1319 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x220 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x997 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1865 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1278 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x501 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1303 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1303 $x501 (= (_ bv56 7) new.lm_head.cut.kind) $x1278 $x1865 $x997 $x220 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x895 (= (_ bv95 7) new.lm_head.split)))
 (let (($x812 (= (_ bv40 7) new.lm_head.split)))
 (or $x812 (= (_ bv57 7) new.lm_head.split) $x895))))
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
 (let (($x1320 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1320 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1278 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x963 (and $x1278 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x963))))
(assert
 (let (($x49 (= (- 1) new.lm_head.cut.n)))
 (let (($x1303 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1186 (ite $x1303 (or $x49 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x49 (< 1 new.lm_head.cut.n)))))
 (let ((?x342 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x1391 (< (div (* ?x342 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x1278 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x997 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x691 (ite $x997 (or $x49 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1278 (or $x49 $x1391) $x1186))))
 (let (($x823 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x691)))
 (let (($x501 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1865 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1978 (or $x1865 $x501)))
 (= new.lm_head.cut.moved (ite $x1978 new.lm_head.cut.given_moved $x823)))))))))))))))
(assert
 (let (($x2145 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1943 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2145 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1943))))
(assert
 (let (($x220 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4682 (or $x220 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x501 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1865 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1978 (or $x1865 $x501)))
 (= new.lm_head.cut.everywhere (ite $x1978 new.lm_head.cut.given_everywhere $x4682))))))))
(assert
 (let (($x629 (not new.lm_head.cut.moved)))
 (let (($x2198 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x4401 (= 1 new.lm_head.cut.parts)))
 (let (($x501 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1865 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1978 (or $x1865 $x501)))
 (= new.lm_head.cut.first_alone (ite $x1978 new.lm_head.cut.given_first (or $x4401 (and $x2198 $x629)))))))))))
(assert
 (let (($x4060 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1319 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1257 (or $x1319 $x4060)))
 (let (($x812 (= (_ bv40 7) new.lm_head.split)))
 (let (($x895 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x516 (ite $x895 (_ bv95 7) (ite (and $x812 new.hidden.everywhere $x1257) (_ bv96 7) (ite $x812 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x895 new.lm_head.cut.everywhere $x1257) (_ bv96 7) ?x516)))))))))
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
 (let (($x573 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x660 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1735 (or $x4448 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x660 (and (= (_ bv95 7) new.lm_head.state) $x573 new.lm_head.cut.first_alone))))
 (not $x1735))))))
(assert
 (let (($x1052 (= (_ bv29 7) old.lm_head.bias)))
(let (($x379 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x1687 (not old.model.head_bias)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 $x1687 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x379 (and (= (_ bv95 7) old.lm_head.state) $x1052 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 41
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
 (let (($x5089 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x834 (= (_ bv10 7) old.ffn.down.input)))
 (or $x834 $x5089 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x90 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x90 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x336 (= (_ bv40 7) old.ffn.down.split)))
 (or $x336 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x4162 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x4162)))
(assert
 (let (($x1393 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x4857 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x651 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x581 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1731 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1731 $x581 $x651 $x4857 $x1393)))))))
(assert
 (let (($x1485 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x4233 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x4233 $x1485))))
(assert
 (let (($x279 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x279 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2038 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2125 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4806 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1477 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1521 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1521 $x1477 $x4806 $x2125 $x2038)))))))
(assert
 (let (($x451 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x507 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x507 $x451))))
(assert
 (let (($x4399 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x85 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4341 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x4341 $x85 $x4399 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1048 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x944 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x792 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4629 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x885 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2131 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2131 $x885 (= (_ bv56 7) old.ffn.width.kind) $x4629 $x792 $x944 $x1048 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x135 (= (_ bv38 7) old.stages.send)))
 (let (($x4154 (= (_ bv14 7) old.stages.send)))
 (let (($x1161 (= (_ bv10 7) old.stages.send)))
 (or $x1161 $x4154 $x135 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x1213 (= (_ bv53 7) old.stages.stream)))
 (or $x1213 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1216 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x777 (div (* ?x1216 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4629 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4629 (< 1 old.ffn.width.parts) (= ?x777 old.ffn.width.n)))))))
(assert
 (let (($x4629 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1092 (and $x4629 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1092))))
(assert
 (let (($x1882 (= (- 1) old.ffn.width.n)))
 (let (($x2131 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1307 (ite $x2131 (or $x1882 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1882 (< 1 old.ffn.width.n)))))
 (let ((?x1216 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x777 (div (* ?x1216 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4629 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x944 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1973 (ite $x944 (or $x1882 (< old.ffn.width.block old.ffn.width.n)) (ite $x4629 (or $x1882 (< ?x777 old.ffn.width.n)) $x1307))))
 (let (($x991 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1973)))
 (let (($x885 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x792 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1035 (or $x792 $x885)))
 (= old.ffn.width.moved (ite $x1035 old.ffn.width.given_moved $x991)))))))))))))))
(assert
 (let (($x5089 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1515 (or $x5089 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1515))))
(assert
 (let (($x1048 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4062 (or $x1048 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x885 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x792 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1035 (or $x792 $x885)))
 (= old.ffn.width.everywhere (ite $x1035 old.ffn.width.given_everywhere $x4062))))))))
(assert
 (let (($x1021 (not old.ffn.width.moved)))
 (let (($x1757 (and old.ffn.width.everywhere $x1021)))
 (= old.ffn.in_place (or $x1757 old.ffn.width.filled)))))
(assert
 (let (($x1021 (not old.ffn.width.moved)))
 (let (($x1757 (and old.ffn.width.everywhere $x1021)))
 (let (($x1444 (< 1 old.tp)))
 (let ((?x1275 (ite $x1444 (_ bv16 7) (ite $x1757 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1393 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x581 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x651 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x741 (ite (or $x651 $x581) (_ bv96 7) (ite $x1393 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1275))))
 (let (($x4857 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1341 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1654 (or $x651 $x4857)))
 (let (($x1811 (or $x1654 $x1341 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x4233 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x352 (ite $x4233 (ite $x1811 (_ bv96 7) (ite $x581 (_ bv21 7) (_ bv16 7))) (ite (or $x4857 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x741))))
 (let ((?x1980 (ite (or $x1654 $x1341 (and $x581 old.ffn.width.padded $x1021)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1485 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x4205 (ite $x1485 (ite (and $x581 old.ffn.width.filled (not $x1341)) (_ bv96 7) ?x1980) ?x352)))
 (= old.ffn.gate_state ?x4205)))))))))))))))))))
(assert
 (let (($x1021 (not old.ffn.width.moved)))
 (let (($x1757 (and old.ffn.width.everywhere $x1021)))
 (let ((?x1494 (ite $x1757 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1444 (< 1 old.tp)))
 (let ((?x892 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x2176 (ite old.ffn.width.everywhere (_ bv96 7) ?x892)))
 (let (($x2038 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x232 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2038 ?x2176 (ite $x1444 (_ bv16 7) ?x1494)))))
 (let (($x85 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2125 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x4179 (or $x2125 (not (or $x85 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x471 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x4806 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1612 (or $x4806 $x2125)))
 (let ((?x1567 (ite (or $x1612 $x471 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x507 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2012 (or $x1612 $x471 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1021))))
 (let ((?x4344 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x471)) (_ bv96 7) (ite $x2012 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x451 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x451 ?x4344 (ite $x507 ?x1567 (ite $x4179 (_ bv92 7) ?x232))))))))))))))))))))))))
(assert
 (let (($x4515 (not old.ffn.width.everywhere)))
 (let (($x1485 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1485 (not (= (_ bv96 7) old.ffn.gate_state)) $x4515) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x4515 (not old.ffn.width.everywhere)))
 (let (($x1510 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x4515)))
 (= old.ffn.up_piece (ite $x1510 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x713 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x713)))
(assert
 (let ((?x1282 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1282)))
(assert
 (let ((?x364 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x364)))
(assert
 (let (($x4162 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x1444 (< 1 old.tp)))
 (let (($x1107 (and $x1444 $x4162 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x1107)))))
(assert
 (let (($x1213 (= (_ bv53 7) old.stages.stream)))
 (let (($x985 (and $x1213 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1996 (not old.model.parallel)))
 (let (($x1226 (not old.stages.leaves)))
 (let (($x981 (or $x1226 (and old.layer.dense $x1996 (not (= (_ bv1 7) old.ffn.down.residual))) $x985)))
 (= old.stages.one_part $x981)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x974 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x962 (= (_ bv10 7) new.ffn.down.input)))
 (or $x962 $x974 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x5046 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x5046 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1737 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1737 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x4263 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x4263)))
(assert
 (let (($x1231 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x393 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1633 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x186 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x639 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x639 $x186 $x1633 $x393 $x1231)))))))
(assert
 (let (($x4534 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4960 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x4960 $x4534))))
(assert
 (let (($x1089 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1089 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1376 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1412 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x874 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1906 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2110 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2110 $x1906 $x874 $x1412 $x1376)))))))
(assert
 (let (($x1839 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1914 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1914 $x1839))))
(assert
 (let (($x876 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x656 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1831 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1831 $x656 $x876 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2080 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1360 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4729 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1061 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x986 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x986 $x1061 (= (_ bv56 7) new.ffn.width.kind) $x4729 $x4258 $x1360 $x2080 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x4012 (= (_ bv38 7) new.stages.send)))
 (let (($x1221 (= (_ bv14 7) new.stages.send)))
 (let (($x1647 (= (_ bv10 7) new.stages.send)))
 (or $x1647 $x1221 $x4012 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x142 (= (_ bv53 7) new.stages.stream)))
 (or $x142 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x55 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1079 (div (* ?x55 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x4729 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x4729 (< 1 new.ffn.width.parts) (= ?x1079 new.ffn.width.n)))))))
(assert
 (let (($x4729 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2042 (and $x4729 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2042))))
(assert
 (let (($x1782 (= (- 1) new.ffn.width.n)))
 (let (($x986 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x799 (ite $x986 (or $x1782 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1782 (< 1 new.ffn.width.n)))))
 (let ((?x55 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1079 (div (* ?x55 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x4729 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1360 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2165 (ite $x1360 (or $x1782 (< new.ffn.width.block new.ffn.width.n)) (ite $x4729 (or $x1782 (< ?x1079 new.ffn.width.n)) $x799))))
 (let (($x1738 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2165)))
 (let (($x1061 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1685 (or $x4258 $x1061)))
 (= new.ffn.width.moved (ite $x1685 new.ffn.width.given_moved $x1738)))))))))))))))
(assert
 (let (($x974 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1461 (or $x974 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1461))))
(assert
 (let (($x2080 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x583 (or $x2080 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1061 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1685 (or $x4258 $x1061)))
 (= new.ffn.width.everywhere (ite $x1685 new.ffn.width.given_everywhere $x583))))))))
(assert
 (let (($x1227 (not new.ffn.width.moved)))
 (let (($x1045 (and new.ffn.width.everywhere $x1227)))
 (= new.ffn.in_place (or $x1045 new.ffn.width.filled)))))
(assert
 (let (($x1227 (not new.ffn.width.moved)))
 (let (($x1045 (and new.ffn.width.everywhere $x1227)))
 (let (($x1631 (< 1 new.tp)))
 (let ((?x2181 (ite $x1631 (_ bv16 7) (ite $x1045 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1231 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x186 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1633 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x1769 (ite (or $x1633 $x186) (_ bv96 7) (ite $x1231 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x2181))))
 (let (($x393 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1264 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1783 (or $x1633 $x393)))
 (let (($x455 (or $x1783 $x1264 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4960 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x276 (ite $x4960 (ite $x455 (_ bv96 7) (ite $x186 (_ bv21 7) (_ bv16 7))) (ite (or $x393 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x1769))))
 (let ((?x849 (ite (or $x1783 $x1264 (and $x186 new.ffn.width.padded $x1227)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x4534 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x767 (ite $x4534 (ite (and $x186 new.ffn.width.filled (not $x1264)) (_ bv96 7) ?x849) ?x276)))
 (= new.ffn.gate_state ?x767)))))))))))))))))))
(assert
 (let (($x1227 (not new.ffn.width.moved)))
 (let (($x1045 (and new.ffn.width.everywhere $x1227)))
 (let ((?x2150 (ite $x1045 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1631 (< 1 new.tp)))
 (let ((?x1968 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4111 (ite new.ffn.width.everywhere (_ bv96 7) ?x1968)))
 (let (($x1376 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1159 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1376 ?x4111 (ite $x1631 (_ bv16 7) ?x2150)))))
 (let (($x656 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1412 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x980 (or $x1412 (not (or $x656 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x4354 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x874 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3974 (or $x874 $x1412)))
 (let ((?x2011 (ite (or $x3974 $x4354 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1914 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1266 (or $x3974 $x4354 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1227))))
 (let ((?x1995 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x4354)) (_ bv96 7) (ite $x1266 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1839 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1839 ?x1995 (ite $x1914 ?x2011 (ite $x980 (_ bv92 7) ?x1159))))))))))))))))))))))))
(assert
 (let (($x856 (not new.ffn.width.everywhere)))
 (let (($x4534 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x4534 (not (= (_ bv96 7) new.ffn.gate_state)) $x856) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x856 (not new.ffn.width.everywhere)))
 (let (($x2075 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x856)))
 (= new.ffn.up_piece (ite $x2075 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x640 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x640)))
(assert
 (let ((?x738 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x738)))
(assert
 (let ((?x4235 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x4235)))
(assert
 (let (($x4263 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x1631 (< 1 new.tp)))
 (let (($x1019 (and $x1631 $x4263 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x1019)))))
(assert
 (let (($x142 (= (_ bv53 7) new.stages.stream)))
 (let (($x1863 (and $x142 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x1187 (not new.model.parallel)))
 (let (($x508 (not new.stages.leaves)))
 (let (($x4701 (or $x508 (and new.layer.dense $x1187 (not (= (_ bv1 7) new.ffn.down.residual))) $x1863)))
 (= new.stages.one_part $x4701)))))))
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
 (let (($x649 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x649)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 42
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
 (let ((?x4753 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1708 (* (div (* ?x4753 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x1319 (= (- 1) old.batch.sequences.n)))
 (let ((?x4692 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x1319 (< ?x1708 old.batch.sequences.n)) 0 1))))
 (let (($x803 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x120 (or $x1319 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x4401 (ite (and $x1319 (= 1 old.batch.sequences.parts)) 1 (ite $x120 0 1))))
 (let (($x811 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x4928 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x1478 (ite (or $x4926 $x762 $x4930 $x4935 $x4928) 1 (ite $x811 ?x4401 (ite $x803 ?x4692 old.batch.sequences.given_least)))))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x4932 old.batch.sequences.parts ?x1478))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x1541 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2054 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x952 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x220 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x333 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x701 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1877 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x1369 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x1369 $x1877 $x701 (= (_ bv48 7) new.batch.sequences.kind) $x333 $x220 (= (_ bv86 7) new.batch.sequences.kind) $x952 $x2054 $x1541))))))))))
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
 (let ((?x779 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x1136 (* (div (* ?x779 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x926 (= (- 1) new.batch.sequences.n)))
 (let ((?x484 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x926 (< ?x1136 new.batch.sequences.n)) 0 1))))
 (let (($x220 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x488 (or $x926 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1085 (ite (and $x926 (= 1 new.batch.sequences.parts)) 1 (ite $x488 0 1))))
 (let (($x701 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x333 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1541 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x952 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1369 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1877 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x1445 (ite (or $x1877 $x1369 $x952 $x1541 $x333) 1 (ite $x701 ?x1085 (ite $x220 ?x484 new.batch.sequences.given_least)))))
 (let (($x2054 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2054 new.batch.sequences.parts ?x1445))))))))))))))))))
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
 (let (($x540 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x540))))
(assert
 (let (($x4339 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x4339)))
(check-sat)

; from one replica to any number, question 43
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
 (let (($x4448 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x4448)))
(assert
 (let (($x4111 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x4111 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x1173 (= (_ bv38 7) old.embedding.split)))
 (or $x1173 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x712 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x712)))
(assert
 (let (($x458 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x458 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x283 (= (_ bv40 7) old.ffn.up.split)))
 (or $x283 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x1045 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1376 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1037 (= (_ bv91 7) old.hidden.kind)))
 (let (($x505 (= (_ bv86 7) old.hidden.kind)))
 (let (($x149 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4584 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4356 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1821 (= (_ bv18 7) old.hidden.kind)))
 (let (($x897 (= (_ bv11 7) old.hidden.kind)))
 (or $x897 $x1821 $x4356 $x2150 $x4584 $x149 $x505 $x1037 $x1376 $x1045))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x874 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x874 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x2194 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1839 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4462 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1361 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1361 (= (_ bv56 7) old.lm_head.cut.kind) $x4462 $x1839 (= (_ bv91 7) old.lm_head.cut.kind) $x2194 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x4428 (= (_ bv95 7) old.lm_head.split)))
 (let (($x4263 (= (_ bv40 7) old.lm_head.split)))
 (or $x4263 (= (_ bv57 7) old.lm_head.split) $x4428))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1375 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1375 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x362 (= (_ bv38 7) old.stream)))
 (or $x362 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x149 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x149 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2078 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1794 (* (div (* ?x2078 old.hidden.multiple) old.hidden.parts) old.hidden.parts)))
 (let (($x135 (= (- 1) old.hidden.n)))
 (let ((?x1354 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 (ite (or $x135 (< ?x1794 old.hidden.n)) 0 1))))
 (let (($x149 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1647 (ite (or $x135 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x4356 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1418 (ite $x4356 (ite (and $x135 (= 1 old.hidden.parts)) 1 ?x1647) (ite $x149 ?x1354 old.hidden.given_least))))
 (let (($x4584 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1045 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1037 (= (_ bv91 7) old.hidden.kind)))
 (let (($x897 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1821 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1376 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1101 (ite $x1376 old.hidden.parts (ite (or $x1821 $x897 $x1037 $x1045 $x4584) 1 ?x1418))))
 (= old.hidden.least ?x1101)))))))))))))))))
(assert
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (let (($x505 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4135 (or $x505 $x2150)))
 (let (($x1376 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x1376 old.hidden.parts (ite $x4135 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x4462 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x996 (and $x4462 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x996))))
(assert
 (let (($x4448 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1173 (= (_ bv38 7) old.embedding.split)))
 (let (($x362 (= (_ bv38 7) old.stream)))
 (let (($x1233 (or $x362 $x1173 $x4448 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1233))))))
(assert
 (let (($x1376 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2150 (= (_ bv48 7) old.hidden.kind)))
 (let (($x505 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4135 (or $x505 $x2150)))
 (let (($x455 (ite $x4135 old.hidden.given_everywhere (or $x1376 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x455)))))))
(assert
 (let (($x2194 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1770 (or $x2194 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1231 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1770)))
 (= old.lm_head.cut.everywhere $x1231)))))
(assert
 (let (($x692 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x874 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x4258 (or $x874 $x692)))
 (let (($x4263 (= (_ bv40 7) old.lm_head.split)))
 (let (($x4428 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2156 (ite $x4428 (_ bv95 7) (ite (and $x4263 old.hidden.everywhere $x4258) (_ bv96 7) (ite $x4263 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x4428 old.lm_head.cut.everywhere $x4258) (_ bv96 7) ?x2156)))))))))
(assert
 (let (($x283 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x962 (and old.layer.dense (or $x283 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x4111 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4122 (or $x4111 (= (_ bv92 7) old.lm_head.state) $x962 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x4122))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x1124 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x1124)))
(assert
 (let (($x1732 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x1732 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1079 (= (_ bv38 7) new.embedding.split)))
 (or $x1079 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1117 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1117)))
(assert
 (let (($x799 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x799 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1242 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1242 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x1828 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1243 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1672 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1902 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1542 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1180 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1593 (= (_ bv48 7) new.hidden.kind)))
 (let (($x5069 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4805 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4530 (= (_ bv11 7) new.hidden.kind)))
 (or $x4530 $x4805 $x5069 $x1593 $x1180 $x1542 $x1902 $x1672 $x1243 $x1828))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1415 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1415 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x1747 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2169 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1217 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x786 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x786 (= (_ bv56 7) new.lm_head.cut.kind) $x1217 $x2169 (= (_ bv91 7) new.lm_head.cut.kind) $x1747 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1870 (= (_ bv95 7) new.lm_head.split)))
 (let (($x4090 (= (_ bv40 7) new.lm_head.split)))
 (or $x4090 (= (_ bv57 7) new.lm_head.split) $x1870))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x398 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x398 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x4450 (= (_ bv38 7) new.stream)))
 (or $x4450 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1542 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1542 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x615 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4066 (* (div (* ?x615 new.hidden.multiple) new.hidden.parts) new.hidden.parts)))
 (let (($x90 (= (- 1) new.hidden.n)))
 (let ((?x1528 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 (ite (or $x90 (< ?x4066 new.hidden.n)) 0 1))))
 (let (($x1542 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x981 (ite (or $x90 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x5069 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1884 (ite $x5069 (ite (and $x90 (= 1 new.hidden.parts)) 1 ?x981) (ite $x1542 ?x1528 new.hidden.given_least))))
 (let (($x1180 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1828 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1672 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4530 (= (_ bv11 7) new.hidden.kind)))
 (let (($x4805 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1243 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2125 (ite $x1243 new.hidden.parts (ite (or $x4805 $x4530 $x1672 $x1828 $x1180) 1 ?x1884))))
 (= new.hidden.least ?x2125)))))))))))))))))
(assert
 (let (($x1593 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1902 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1049 (or $x1902 $x1593)))
 (let (($x1243 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x1243 new.hidden.parts (ite $x1049 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x1217 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x4515 (and $x1217 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x4515))))
(assert
 (let (($x1124 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1079 (= (_ bv38 7) new.embedding.split)))
 (let (($x4450 (= (_ bv38 7) new.stream)))
 (let (($x424 (or $x4450 $x1079 $x1124 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x424))))))
(assert
 (let (($x1243 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1593 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1902 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1049 (or $x1902 $x1593)))
 (let (($x891 (ite $x1049 new.hidden.given_everywhere (or $x1243 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x891)))))))
(assert
 (let (($x1747 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x621 (or $x1747 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x4568 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x621)))
 (= new.lm_head.cut.everywhere $x4568)))))
(assert
 (let (($x2012 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1415 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1521 (or $x1415 $x2012)))
 (let (($x4090 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1870 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1975 (ite $x1870 (_ bv95 7) (ite (and $x4090 new.hidden.everywhere $x1521) (_ bv96 7) (ite $x4090 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x1870 new.lm_head.cut.everywhere $x1521) (_ bv96 7) ?x1975)))))))))
(assert
 (let (($x1242 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x4487 (and new.layer.dense (or $x1242 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1732 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1763 (or $x1732 (= (_ bv92 7) new.lm_head.state) $x4487 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x1763))))))
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
 (let (($x1737 (not new.hidden.beyond)))
 (let (($x4985 (and (<= 1 new.hidden.least) $x1737 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x4985)))))
(assert
 (let (($x2176 (not old.hidden.beyond)))
(let (($x4614 (and (<= 1 old.hidden.least) $x2176 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2038 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2038 $x4614)))))
(check-sat)

; from one replica to any number, question 44
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
 (let (($x2177 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x2177 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x1397 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1358 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1661 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1478 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x220 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1129 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x4656 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x1140 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x339 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x120 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x120 $x339 $x1140 $x4656 $x1129 $x220 $x1478 $x1661 $x1358 $x1397))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x233 (= (_ bv95 7) old.embedding.split)))
 (let (($x1173 (= (_ bv38 7) old.embedding.split)))
 (or $x1173 (= (_ bv57 7) old.embedding.split) $x233))))
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
 (let ((?x1275 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x1571 (* (div (* ?x1275 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x1501 (= (- 1) old.embedding.cut.n)))
 (let ((?x1734 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x1501 (< ?x1571 old.embedding.cut.n)) 0 1))))
 (let (($x220 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2198 (or $x1501 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1240 (ite (and $x1501 (= 1 old.embedding.cut.parts)) 1 (ite $x2198 0 1))))
 (let (($x1140 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1129 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1397 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1661 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x120 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x339 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x1313 (ite (or $x339 $x120 $x1661 $x1397 $x1129) 1 (ite $x1140 ?x1240 (ite $x220 ?x1734 old.embedding.cut.given_least)))))
 (let (($x1358 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1358 old.embedding.cut.parts ?x1313))))))))))))))))))
(assert
 (let ((?x1307 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1358 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1358 old.embedding.cut.parts ?x1307)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x3956 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2177 (= (_ bv57 7) old.embedding.collective)))
 (let (($x233 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4496 (ite $x233 (ite (and old.embedding.rows_where_kept (or $x2177 $x3956)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4496))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x2154 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1848 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1114 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x2009 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1108 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x1413 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1430 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x58 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x1008 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x4558 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x1113 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x1113 $x4558 $x1008 $x58 $x1430 $x1413 $x1108 $x2009 $x1114 $x1848))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x4514 (= (_ bv95 7) new.embedding.split)))
 (let (($x1079 (= (_ bv38 7) new.embedding.split)))
 (or $x1079 (= (_ bv57 7) new.embedding.split) $x4514))))
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
 (let ((?x2162 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x1824 (* (div (* ?x2162 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x1036 (= (- 1) new.embedding.cut.n)))
 (let ((?x2167 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x1036 (< ?x1824 new.embedding.cut.n)) 0 1))))
 (let (($x1413 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x5089 (or $x1036 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x1653 (ite (and $x1036 (= 1 new.embedding.cut.parts)) 1 (ite $x5089 0 1))))
 (let (($x1008 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1430 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1848 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x2009 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1113 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x4558 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x701 (ite (or $x4558 $x1113 $x2009 $x1848 $x1430) 1 (ite $x1008 ?x1653 (ite $x1413 ?x2167 new.embedding.cut.given_least)))))
 (let (($x1114 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x1114 new.embedding.cut.parts ?x701))))))))))))))))))
(assert
 (let ((?x1721 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x1114 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x1114 new.embedding.cut.parts ?x1721)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x1777 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4514 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1164 (ite $x4514 (ite (and new.embedding.rows_where_kept (or $x2154 $x1777)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1164))))))
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
 (let (($x1888 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x4537 (not new.embedding.cut.beyond)))
 (let (($x4295 (or (not (= (_ bv95 7) new.embedding.split)) (and $x4537 (or (= (_ bv96 7) new.embedding.state) $x1888)))))
 (not $x4295)))))
(assert
 (let (($x761 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x4292 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x4292 (or (= (_ bv96 7) old.embedding.state) $x761))))))
(check-sat)

; from one replica to any number, question 45
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
 (let (($x2035 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2177 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1987 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4343 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1698 (= (_ bv4 7) old.embedding.collective)))
 (or $x1698 $x4343 $x1987 $x2177 $x2035)))))))
(assert
 (let (($x233 (= (_ bv95 7) old.embedding.split)))
 (let (($x1173 (= (_ bv38 7) old.embedding.split)))
 (or $x1173 (= (_ bv57 7) old.embedding.split) $x233))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x985 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4162 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1542 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (let (($x809 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1504 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1504 $x809 (= (_ bv56 7) old.hidden.kind) $x5069 $x1542 $x4162 $x985 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1461 (= (_ bv49 7) old.norm.statistic)))
 (or $x1461 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1747 (= (_ bv96 7) old.stream)))
 (let (($x2169 (= (_ bv38 7) old.stream)))
 (or $x2169 (= (_ bv94 7) old.stream) $x1747))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1902 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1975 (div (* ?x1902 old.hidden.multiple) old.hidden.parts)))
 (let (($x1595 (< 1 old.hidden.parts)))
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x5069 $x1595 (= ?x1975 old.hidden.n))))))))
(assert
 (let ((?x1902 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1975 (div (* ?x1902 old.hidden.multiple) old.hidden.parts)))
 (let (($x1595 (< 1 old.hidden.parts)))
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x5069 $x1595 (<= old.hidden.n ?x1975))))))))
(assert
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x5069 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1504 (= (_ bv26 7) old.hidden.kind)))
 (let (($x507 (ite $x1504 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1902 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1975 (div (* ?x1902 old.hidden.multiple) old.hidden.parts)))
 (let (($x1227 (= (- 1) old.hidden.n)))
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4162 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1589 (ite $x4162 (or $x1227 (< old.hidden.block old.hidden.n)) (ite $x5069 (or $x1227 (< ?x1975 old.hidden.n)) $x507))))
 (let (($x142 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1589)))
 (let (($x809 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1542 (= (_ bv86 7) old.hidden.kind)))
 (let (($x55 (or $x1542 $x809)))
 (= old.hidden.moved (ite $x55 old.hidden.given_moved $x142)))))))))))))))
(assert
 (let (($x3956 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2177 (= (_ bv57 7) old.embedding.collective)))
 (let (($x233 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4496 (ite $x233 (ite (and old.embedding.rows_where_kept (or $x2177 $x3956)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4496))))))
(assert
 (let (($x985 (= (_ bv96 7) old.hidden.kind)))
 (let (($x809 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1542 (= (_ bv86 7) old.hidden.kind)))
 (let (($x55 (or $x1542 $x809)))
 (let (($x1702 (ite $x55 old.hidden.given_everywhere (or $x985 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1702)))))))
(assert
 (let (($x1470 (= 1 old.tp)))
 (let (($x1747 (= (_ bv96 7) old.stream)))
 (let (($x1748 (or $x1747 $x1470 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x3956 (and (or (not old.embedding.group.tp) $x1470) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1987 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2177 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1294 (ite (or (or $x2177 $x1987) (and $x3956 $x1748)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2035 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4343 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1061 (and (or $x4343 $x2035) $x3956)))
 (let ((?x4122 (ite (or $x2177 (and $x1987 (= (_ bv38 7) old.stream)) $x1061) (_ bv38 7) (ite $x1987 (_ bv96 7) (_ bv16 7)))))
 (let (($x1295 (or (and old.hidden.filled (not $x1747)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x583 (not $x3956)))
 (let (($x1461 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2169 (= (_ bv38 7) old.stream)))
 (let ((?x4199 (ite (and $x4343 old.hidden.filled $x2169 $x583 $x1461) old.stream (ite (and $x2035 $x583 $x1295) old.stream ?x4122))))
 (let ((?x324 (ite (and $x1747 old.hidden.everywhere (or $x2177 $x1061)) (_ bv96 7) (ite (and $x4343 old.hidden.filled $x1747 $x583) (_ bv96 7) ?x4199))))
 (let (($x1698 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2042 (ite (= (_ bv38 7) old.embedding.state) (ite $x1698 (_ bv96 7) ?x324) (ite (= (_ bv96 7) old.embedding.state) ?x1294 old.embedding.state))))
 (let ((?x2181 (ite $x2035 (ite (not $x1747) old.stream (_ bv66 7)) (ite $x1987 (ite $x1747 (_ bv96 7) old.stream) (ite $x2177 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x4343 (_ bv96 7) ?x2181) ?x2042)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2044 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4205 (= (_ bv10 7) new.embedding.collective)))
 (let (($x352 (= (_ bv5 7) new.embedding.collective)))
 (let (($x378 (= (_ bv4 7) new.embedding.collective)))
 (or $x378 $x352 $x4205 $x2154 $x2044)))))))
(assert
 (let (($x4514 (= (_ bv95 7) new.embedding.split)))
 (let (($x1079 (= (_ bv38 7) new.embedding.split)))
 (or $x1079 (= (_ bv57 7) new.embedding.split) $x4514))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x4693 (= (_ bv96 7) new.hidden.kind)))
 (let (($x88 (= (_ bv91 7) new.hidden.kind)))
 (let (($x980 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3998 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4678 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x4678 $x3998 (= (_ bv56 7) new.hidden.kind) $x4729 $x980 $x88 $x4693 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4536 (= (_ bv49 7) new.norm.statistic)))
 (or $x4536 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x463 (= (_ bv96 7) new.stream)))
 (let (($x4754 (= (_ bv38 7) new.stream)))
 (or $x4754 (= (_ bv94 7) new.stream) $x463))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x364 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4066 (div (* ?x364 new.hidden.multiple) new.hidden.parts)))
 (let (($x3996 (< 1 new.hidden.parts)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4729 $x3996 (= ?x4066 new.hidden.n))))))))
(assert
 (let ((?x364 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4066 (div (* ?x364 new.hidden.multiple) new.hidden.parts)))
 (let (($x3996 (< 1 new.hidden.parts)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4729 $x3996 (<= new.hidden.n ?x4066))))))))
(assert
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4729 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4678 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4805 (ite $x4678 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x364 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4066 (div (* ?x364 new.hidden.multiple) new.hidden.parts)))
 (let (($x1217 (= (- 1) new.hidden.n)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x88 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4450 (ite $x88 (or $x1217 (< new.hidden.block new.hidden.n)) (ite $x4729 (or $x1217 (< ?x4066 new.hidden.n)) $x4805))))
 (let (($x474 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x4450)))
 (let (($x3998 (= (_ bv48 7) new.hidden.kind)))
 (let (($x980 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1117 (or $x980 $x3998)))
 (= new.hidden.moved (ite $x1117 new.hidden.given_moved $x474)))))))))))))))
(assert
 (let (($x1777 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4514 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1164 (ite $x4514 (ite (and new.embedding.rows_where_kept (or $x2154 $x1777)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1164))))))
(assert
 (let (($x4693 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3998 (= (_ bv48 7) new.hidden.kind)))
 (let (($x980 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1117 (or $x980 $x3998)))
 (let (($x4668 (ite $x1117 new.hidden.given_everywhere (or $x4693 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4668)))))))
(assert
 (let (($x509 (= 1 new.tp)))
 (let (($x463 (= (_ bv96 7) new.stream)))
 (let (($x4701 (or $x463 $x509 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1777 (and (or (not new.embedding.group.tp) $x509) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x4205 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x738 (ite (or (or $x2154 $x4205) (and $x1777 $x4701)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2044 (= (_ bv73 7) new.embedding.collective)))
 (let (($x352 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4341 (and (or $x352 $x2044) $x1777)))
 (let ((?x1209 (ite (or $x2154 (and $x4205 (= (_ bv38 7) new.stream)) $x4341) (_ bv38 7) (ite $x4205 (_ bv96 7) (_ bv16 7)))))
 (let (($x1005 (or (and new.hidden.filled (not $x463)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1567 (not $x1777)))
 (let (($x4536 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4754 (= (_ bv38 7) new.stream)))
 (let ((?x1946 (ite (and $x352 new.hidden.filled $x4754 $x1567 $x4536) new.stream (ite (and $x2044 $x1567 $x1005) new.stream ?x1209))))
 (let ((?x1458 (ite (and $x463 new.hidden.everywhere (or $x2154 $x4341)) (_ bv96 7) (ite (and $x352 new.hidden.filled $x463 $x1567) (_ bv96 7) ?x1946))))
 (let (($x378 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1301 (ite (= (_ bv38 7) new.embedding.state) (ite $x378 (_ bv96 7) ?x1458) (ite (= (_ bv96 7) new.embedding.state) ?x738 new.embedding.state))))
 (let ((?x1870 (ite $x2044 (ite (not $x463) new.stream (_ bv66 7)) (ite $x4205 (ite $x463 (_ bv96 7) new.stream) (ite $x2154 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x352 (_ bv96 7) ?x1870) ?x1301)))))))))))))))))))))))
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
 (let (($x1860 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x509 (= 1 new.tp)))
 (let (($x1714 (= new.embedding.joined new.stream)))
 (let (($x2057 (or (or (= (_ bv96 7) new.embedding.joined) $x1714) (and $x509 (or (not (= (_ bv38 7) new.embedding.split)) $x1860)))))
 (not $x2057))))))
(assert
 (let (($x2176 (not (or old.hidden.moved old.hidden.padded))))
(let (($x1470 (= 1 old.tp)))
(let (($x245 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x245) (and $x1470 (or (not (= (_ bv38 7) old.embedding.split)) $x2176)))))))
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
 (let (($x2035 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2177 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1987 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4343 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1698 (= (_ bv4 7) old.embedding.collective)))
 (or $x1698 $x4343 $x1987 $x2177 $x2035)))))))
(assert
 (let (($x233 (= (_ bv95 7) old.embedding.split)))
 (let (($x1173 (= (_ bv38 7) old.embedding.split)))
 (or $x1173 (= (_ bv57 7) old.embedding.split) $x233))))
(assert
 (let (($x985 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1542 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (let (($x809 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x809 (= (_ bv56 7) old.hidden.kind) $x5069 $x1542 (= (_ bv91 7) old.hidden.kind) $x985 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1461 (= (_ bv49 7) old.norm.statistic)))
 (or $x1461 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1747 (= (_ bv96 7) old.stream)))
 (let (($x2169 (= (_ bv38 7) old.stream)))
 (or $x2169 (= (_ bv94 7) old.stream) $x1747))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1902 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1975 (div (* ?x1902 old.hidden.multiple) old.hidden.parts)))
 (let (($x1595 (< 1 old.hidden.parts)))
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x5069 $x1595 (= ?x1975 old.hidden.n))))))))
(assert
 (let ((?x1902 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1975 (div (* ?x1902 old.hidden.multiple) old.hidden.parts)))
 (let (($x1595 (< 1 old.hidden.parts)))
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x5069 $x1595 (<= old.hidden.n ?x1975))))))))
(assert
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x5069 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1007 (not old.embedding.group.pp)))
 (let (($x1973 (or $x1007 (= 1 old.pp))))
 (let (($x4130 (not old.embedding.group.sp)))
 (let (($x4954 (or $x4130 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1582 (not old.embedding.group.dp)))
 (let (($x2111 (or $x1582 $x1592)))
 (let (($x3956 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2111 $x4954 $x1973)))
 (let (($x2177 (= (_ bv57 7) old.embedding.collective)))
 (let (($x233 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4496 (ite $x233 (ite (and old.embedding.rows_where_kept (or $x2177 $x3956)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4496)))))))))))))
(assert
 (let (($x985 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1702 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x985 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1702))))
(assert
 (let (($x1470 (= 1 old.tp)))
 (let (($x1747 (= (_ bv96 7) old.stream)))
 (let (($x1748 (or $x1747 $x1470 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1007 (not old.embedding.group.pp)))
 (let (($x1973 (or $x1007 (= 1 old.pp))))
 (let (($x4130 (not old.embedding.group.sp)))
 (let (($x4954 (or $x4130 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1582 (not old.embedding.group.dp)))
 (let (($x2111 (or $x1582 $x1592)))
 (let (($x3956 (and (or (not old.embedding.group.tp) $x1470) $x2111 $x4954 $x1973)))
 (let (($x1987 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2177 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1294 (ite (or (or $x2177 $x1987) (and $x3956 $x1748)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1103 (= (_ bv96 7) old.embedding.state)))
 (let (($x2035 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4343 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1061 (and (or $x4343 $x2035) $x3956)))
 (let ((?x4122 (ite (or $x2177 (and $x1987 (= (_ bv38 7) old.stream)) $x1061) (_ bv38 7) (ite $x1987 (_ bv96 7) (_ bv16 7)))))
 (let (($x1295 (or (and old.hidden.filled (not $x1747)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x583 (not $x3956)))
 (let (($x1461 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2169 (= (_ bv38 7) old.stream)))
 (let ((?x4199 (ite (and $x4343 old.hidden.filled $x2169 $x583 $x1461) old.stream (ite (and $x2035 $x583 $x1295) old.stream ?x4122))))
 (let ((?x324 (ite (and $x1747 old.hidden.everywhere (or $x2177 $x1061)) (_ bv96 7) (ite (and $x4343 old.hidden.filled $x1747 $x583) (_ bv96 7) ?x4199))))
 (let (($x1698 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1685 (= (_ bv38 7) old.embedding.state)))
 (let ((?x2181 (ite $x2035 (ite (not $x1747) old.stream (_ bv66 7)) (ite $x1987 (ite $x1747 (_ bv96 7) old.stream) (ite $x2177 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1104 (ite (= (_ bv92 7) old.embedding.state) (ite $x4343 (_ bv96 7) ?x2181) (ite $x1685 (ite $x1698 (_ bv96 7) ?x324) (ite $x1103 ?x1294 old.embedding.state)))))
 (= old.embedding.joined ?x1104)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2044 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4205 (= (_ bv10 7) new.embedding.collective)))
 (let (($x352 (= (_ bv5 7) new.embedding.collective)))
 (let (($x378 (= (_ bv4 7) new.embedding.collective)))
 (or $x378 $x352 $x4205 $x2154 $x2044)))))))
(assert
 (let (($x4514 (= (_ bv95 7) new.embedding.split)))
 (let (($x1079 (= (_ bv38 7) new.embedding.split)))
 (or $x1079 (= (_ bv57 7) new.embedding.split) $x4514))))
(assert
 (let (($x4693 (= (_ bv96 7) new.hidden.kind)))
 (let (($x980 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3998 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x3998 (= (_ bv56 7) new.hidden.kind) $x4729 $x980 (= (_ bv91 7) new.hidden.kind) $x4693 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4536 (= (_ bv49 7) new.norm.statistic)))
 (or $x4536 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x463 (= (_ bv96 7) new.stream)))
 (let (($x4754 (= (_ bv38 7) new.stream)))
 (or $x4754 (= (_ bv94 7) new.stream) $x463))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x364 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4066 (div (* ?x364 new.hidden.multiple) new.hidden.parts)))
 (let (($x3996 (< 1 new.hidden.parts)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4729 $x3996 (= ?x4066 new.hidden.n))))))))
(assert
 (let ((?x364 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4066 (div (* ?x364 new.hidden.multiple) new.hidden.parts)))
 (let (($x3996 (< 1 new.hidden.parts)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4729 $x3996 (<= new.hidden.n ?x4066))))))))
(assert
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4729 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4700 (not new.embedding.group.pp)))
 (let (($x1325 (or $x4700 (= 1 new.pp))))
 (let (($x865 (not new.embedding.group.sp)))
 (let (($x948 (or $x865 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x303 (not new.embedding.group.dp)))
 (let (($x780 (or $x303 $x2024)))
 (let (($x1777 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x780 $x948 $x1325)))
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4514 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1164 (ite $x4514 (ite (and new.embedding.rows_where_kept (or $x2154 $x1777)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1164)))))))))))))
(assert
 (let (($x4693 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4668 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x4693 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4668))))
(assert
 (let (($x509 (= 1 new.tp)))
 (let (($x463 (= (_ bv96 7) new.stream)))
 (let (($x4701 (or $x463 $x509 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x4700 (not new.embedding.group.pp)))
 (let (($x1325 (or $x4700 (= 1 new.pp))))
 (let (($x865 (not new.embedding.group.sp)))
 (let (($x948 (or $x865 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x303 (not new.embedding.group.dp)))
 (let (($x780 (or $x303 $x2024)))
 (let (($x1777 (and (or (not new.embedding.group.tp) $x509) $x780 $x948 $x1325)))
 (let (($x4205 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x738 (ite (or (or $x2154 $x4205) (and $x1777 $x4701)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1452 (= (_ bv96 7) new.embedding.state)))
 (let (($x2044 (= (_ bv73 7) new.embedding.collective)))
 (let (($x352 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4341 (and (or $x352 $x2044) $x1777)))
 (let ((?x1209 (ite (or $x2154 (and $x4205 (= (_ bv38 7) new.stream)) $x4341) (_ bv38 7) (ite $x4205 (_ bv96 7) (_ bv16 7)))))
 (let (($x1005 (or (and new.hidden.filled (not $x463)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1567 (not $x1777)))
 (let (($x4536 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4754 (= (_ bv38 7) new.stream)))
 (let ((?x1946 (ite (and $x352 new.hidden.filled $x4754 $x1567 $x4536) new.stream (ite (and $x2044 $x1567 $x1005) new.stream ?x1209))))
 (let ((?x1458 (ite (and $x463 new.hidden.everywhere (or $x2154 $x4341)) (_ bv96 7) (ite (and $x352 new.hidden.filled $x463 $x1567) (_ bv96 7) ?x1946))))
 (let (($x378 (= (_ bv4 7) new.embedding.collective)))
 (let (($x4487 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1870 (ite $x2044 (ite (not $x463) new.stream (_ bv66 7)) (ite $x4205 (ite $x463 (_ bv96 7) new.stream) (ite $x2154 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1737 (ite (= (_ bv92 7) new.embedding.state) (ite $x352 (_ bv96 7) ?x1870) (ite $x4487 (ite $x378 (_ bv96 7) ?x1458) (ite $x1452 ?x738 new.embedding.state)))))
 (= new.embedding.joined ?x1737)))))))))))))))))))))))))))))))
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
 (let (($x4700 (not new.embedding.group.pp)))
 (let (($x1325 (or $x4700 (= 1 new.pp))))
 (let (($x865 (not new.embedding.group.sp)))
 (let (($x948 (or $x865 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x303 (not new.embedding.group.dp)))
 (let (($x780 (or $x303 $x2024)))
 (let (($x4487 (= (_ bv38 7) new.embedding.state)))
 (let (($x1452 (= (_ bv96 7) new.embedding.state)))
 (let (($x1777 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x780 $x948 $x1325)))
 (let (($x462 (and $x1777 (or $x1452 (and $x4487 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (let (($x346 (or (and (= (_ bv96 7) new.embedding.joined) $x1452) $x2154 (and $x4487 (= (_ bv38 7) new.embedding.joined)) $x462 (and (or new.embedding.group.tp (= 1 new.tp)) $x780 $x948 $x1325))))
 (not $x346)))))))))))))))
(assert
 (let (($x1007 (not old.embedding.group.pp)))
(let (($x1973 (or $x1007 (= 1 old.pp))))
(let (($x4130 (not old.embedding.group.sp)))
(let (($x4954 (or $x4130 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1582 (not old.embedding.group.dp)))
(let (($x2111 (or $x1582 $x1592)))
(let (($x1685 (= (_ bv38 7) old.embedding.state)))
(let (($x1103 (= (_ bv96 7) old.embedding.state)))
(let (($x3956 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2111 $x4954 $x1973)))
(let (($x841 (and $x3956 (or $x1103 (and $x1685 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2177 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x1103) $x2177 (and $x1685 (= (_ bv38 7) old.embedding.joined)) $x841 (and (or old.embedding.group.tp (= 1 old.tp)) $x2111 $x4954 $x1973)))))))))))))))
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
 (let (($x2035 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2177 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1987 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4343 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1698 (= (_ bv4 7) old.embedding.collective)))
 (or $x1698 $x4343 $x1987 $x2177 $x2035)))))))
(assert
 (let (($x1318 (= (_ bv29 7) old.embedding.positions)))
 (let (($x1812 (= (_ bv27 7) old.embedding.positions)))
 (let (($x1791 (= (_ bv23 7) old.embedding.positions)))
 (let (($x4808 (= (_ bv1 7) old.embedding.positions)))
 (or $x4808 $x1791 $x1812 $x1318))))))
(assert
 (let (($x233 (= (_ bv95 7) old.embedding.split)))
 (let (($x1173 (= (_ bv38 7) old.embedding.split)))
 (or $x1173 (= (_ bv57 7) old.embedding.split) $x233))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x985 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4162 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1542 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (let (($x809 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1504 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1504 $x809 (= (_ bv56 7) old.hidden.kind) $x5069 $x1542 $x4162 $x985 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x437 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x437 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1461 (= (_ bv49 7) old.norm.statistic)))
 (or $x1461 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1747 (= (_ bv96 7) old.stream)))
 (let (($x2169 (= (_ bv38 7) old.stream)))
 (or $x2169 (= (_ bv94 7) old.stream) $x1747))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1902 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1975 (div (* ?x1902 old.hidden.multiple) old.hidden.parts)))
 (let (($x1595 (< 1 old.hidden.parts)))
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x5069 $x1595 (= ?x1975 old.hidden.n))))))))
(assert
 (let ((?x1902 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1975 (div (* ?x1902 old.hidden.multiple) old.hidden.parts)))
 (let (($x1595 (< 1 old.hidden.parts)))
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x5069 $x1595 (<= old.hidden.n ?x1975))))))))
(assert
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x5069 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1504 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1155 (ite $x1504 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1902 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1975 (div (* ?x1902 old.hidden.multiple) old.hidden.parts)))
 (let (($x1564 (= (- 1) old.hidden.n)))
 (let (($x5069 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4162 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1124 (ite $x4162 (or $x1564 (< old.hidden.block old.hidden.n)) (ite $x5069 (or $x1564 (< ?x1975 old.hidden.n)) $x1155))))
 (let (($x774 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1124)))
 (let (($x809 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1542 (= (_ bv86 7) old.hidden.kind)))
 (let (($x55 (or $x1542 $x809)))
 (= old.hidden.moved (ite $x55 old.hidden.given_moved $x774)))))))))))))))
(assert
 (let (($x3956 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2177 (= (_ bv57 7) old.embedding.collective)))
 (let (($x233 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4496 (ite $x233 (ite (and old.embedding.rows_where_kept (or $x2177 $x3956)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4496))))))
(assert
 (let (($x985 (= (_ bv96 7) old.hidden.kind)))
 (let (($x809 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1542 (= (_ bv86 7) old.hidden.kind)))
 (let (($x55 (or $x1542 $x809)))
 (let (($x1702 (ite $x55 old.hidden.given_everywhere (or $x985 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1702)))))))
(assert
 (let (($x4461 (not old.hidden.moved)))
 (let (($x171 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x4461)))
 (let (($x1187 (= 1 old.hidden.parts)))
 (let (($x809 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1542 (= (_ bv86 7) old.hidden.kind)))
 (let (($x55 (or $x1542 $x809)))
 (= old.hidden.first_alone (ite $x55 old.hidden.given_first (or $x1187 $x171))))))))))
(assert
 (let (($x233 (= (_ bv95 7) old.embedding.split)))
 (let (($x2018 (not $x233)))
 (let (($x1470 (= 1 old.tp)))
 (let (($x1747 (= (_ bv96 7) old.stream)))
 (let (($x3956 (and (or (not old.embedding.group.tp) $x1470) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1782 (and $x3956 (or $x1747 $x1470 (not (= (_ bv4 7) old.embedding.collective)) $x2018))))
 (let (($x1987 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2177 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1294 (ite (or (or $x2177 $x1987) $x1782) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1103 (= (_ bv96 7) old.embedding.state)))
 (let (($x2035 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4343 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1061 (and (or $x4343 $x2035) $x3956)))
 (let ((?x4122 (ite (or $x2177 (and $x1987 (= (_ bv38 7) old.stream)) $x1061) (_ bv38 7) (ite $x1987 (_ bv96 7) (_ bv16 7)))))
 (let (($x1295 (or (and old.hidden.filled (not $x1747)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x583 (not $x3956)))
 (let (($x1461 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2169 (= (_ bv38 7) old.stream)))
 (let ((?x4199 (ite (and $x4343 old.hidden.filled $x2169 $x583 $x1461) old.stream (ite (and $x2035 $x583 $x1295) old.stream ?x4122))))
 (let ((?x324 (ite (and $x1747 old.hidden.everywhere (or $x2177 $x1061)) (_ bv96 7) (ite (and $x4343 old.hidden.filled $x1747 $x583) (_ bv96 7) ?x4199))))
 (let (($x1698 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1685 (= (_ bv38 7) old.embedding.state)))
 (let ((?x2181 (ite $x2035 (ite (not $x1747) old.stream (_ bv66 7)) (ite $x1987 (ite $x1747 (_ bv96 7) old.stream) (ite $x2177 (_ bv92 7) (_ bv16 7))))))
 (let (($x1539 (= (_ bv92 7) old.embedding.state)))
 (let ((?x1104 (ite $x1539 (ite $x4343 (_ bv96 7) ?x2181) (ite $x1685 (ite $x1698 (_ bv96 7) ?x324) (ite $x1103 ?x1294 old.embedding.state)))))
 (= old.embedding.joined ?x1104)))))))))))))))))))))))))))
(assert
 (let (($x975 (not old.hidden.everywhere)))
 (let (($x4343 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1685 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1685 (= (_ bv96 7) old.embedding.joined) $x4343 $x975))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2044 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4205 (= (_ bv10 7) new.embedding.collective)))
 (let (($x352 (= (_ bv5 7) new.embedding.collective)))
 (let (($x378 (= (_ bv4 7) new.embedding.collective)))
 (or $x378 $x352 $x4205 $x2154 $x2044)))))))
(assert
 (let (($x1395 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1074 (= (_ bv27 7) new.embedding.positions)))
 (let (($x561 (= (_ bv23 7) new.embedding.positions)))
 (let (($x300 (= (_ bv1 7) new.embedding.positions)))
 (or $x300 $x561 $x1074 $x1395))))))
(assert
 (let (($x4514 (= (_ bv95 7) new.embedding.split)))
 (let (($x1079 (= (_ bv38 7) new.embedding.split)))
 (or $x1079 (= (_ bv57 7) new.embedding.split) $x4514))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x4693 (= (_ bv96 7) new.hidden.kind)))
 (let (($x88 (= (_ bv91 7) new.hidden.kind)))
 (let (($x980 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3998 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4678 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x4678 $x3998 (= (_ bv56 7) new.hidden.kind) $x4729 $x980 $x88 $x4693 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1359 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x1359 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4536 (= (_ bv49 7) new.norm.statistic)))
 (or $x4536 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x463 (= (_ bv96 7) new.stream)))
 (let (($x4754 (= (_ bv38 7) new.stream)))
 (or $x4754 (= (_ bv94 7) new.stream) $x463))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x364 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4066 (div (* ?x364 new.hidden.multiple) new.hidden.parts)))
 (let (($x3996 (< 1 new.hidden.parts)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4729 $x3996 (= ?x4066 new.hidden.n))))))))
(assert
 (let ((?x364 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4066 (div (* ?x364 new.hidden.multiple) new.hidden.parts)))
 (let (($x3996 (< 1 new.hidden.parts)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4729 $x3996 (<= new.hidden.n ?x4066))))))))
(assert
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4729 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4678 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1481 (ite $x4678 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x364 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4066 (div (* ?x364 new.hidden.multiple) new.hidden.parts)))
 (let (($x1774 (= (- 1) new.hidden.n)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x88 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4501 (ite $x88 (or $x1774 (< new.hidden.block new.hidden.n)) (ite $x4729 (or $x1774 (< ?x4066 new.hidden.n)) $x1481))))
 (let (($x4643 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x4501)))
 (let (($x3998 (= (_ bv48 7) new.hidden.kind)))
 (let (($x980 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1117 (or $x980 $x3998)))
 (= new.hidden.moved (ite $x1117 new.hidden.given_moved $x4643)))))))))))))))
(assert
 (let (($x1777 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4514 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1164 (ite $x4514 (ite (and new.embedding.rows_where_kept (or $x2154 $x1777)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1164))))))
(assert
 (let (($x4693 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3998 (= (_ bv48 7) new.hidden.kind)))
 (let (($x980 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1117 (or $x980 $x3998)))
 (let (($x4668 (ite $x1117 new.hidden.given_everywhere (or $x4693 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4668)))))))
(assert
 (let (($x4356 (not new.hidden.moved)))
 (let (($x656 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x4356)))
 (let (($x424 (= 1 new.hidden.parts)))
 (let (($x3998 (= (_ bv48 7) new.hidden.kind)))
 (let (($x980 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1117 (or $x980 $x3998)))
 (= new.hidden.first_alone (ite $x1117 new.hidden.given_first (or $x424 $x656))))))))))
(assert
 (let (($x4514 (= (_ bv95 7) new.embedding.split)))
 (let (($x1199 (not $x4514)))
 (let (($x509 (= 1 new.tp)))
 (let (($x463 (= (_ bv96 7) new.stream)))
 (let (($x1777 (and (or (not new.embedding.group.tp) $x509) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x4614 (and $x1777 (or $x463 $x509 (not (= (_ bv4 7) new.embedding.collective)) $x1199))))
 (let (($x4205 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2154 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x738 (ite (or (or $x2154 $x4205) $x4614) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1452 (= (_ bv96 7) new.embedding.state)))
 (let (($x2044 (= (_ bv73 7) new.embedding.collective)))
 (let (($x352 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4341 (and (or $x352 $x2044) $x1777)))
 (let ((?x1209 (ite (or $x2154 (and $x4205 (= (_ bv38 7) new.stream)) $x4341) (_ bv38 7) (ite $x4205 (_ bv96 7) (_ bv16 7)))))
 (let (($x1005 (or (and new.hidden.filled (not $x463)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1567 (not $x1777)))
 (let (($x4536 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4754 (= (_ bv38 7) new.stream)))
 (let ((?x1946 (ite (and $x352 new.hidden.filled $x4754 $x1567 $x4536) new.stream (ite (and $x2044 $x1567 $x1005) new.stream ?x1209))))
 (let ((?x1458 (ite (and $x463 new.hidden.everywhere (or $x2154 $x4341)) (_ bv96 7) (ite (and $x352 new.hidden.filled $x463 $x1567) (_ bv96 7) ?x1946))))
 (let (($x378 (= (_ bv4 7) new.embedding.collective)))
 (let (($x4487 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1870 (ite $x2044 (ite (not $x463) new.stream (_ bv66 7)) (ite $x4205 (ite $x463 (_ bv96 7) new.stream) (ite $x2154 (_ bv92 7) (_ bv16 7))))))
 (let (($x4806 (= (_ bv92 7) new.embedding.state)))
 (let ((?x1737 (ite $x4806 (ite $x352 (_ bv96 7) ?x1870) (ite $x4487 (ite $x378 (_ bv96 7) ?x1458) (ite $x1452 ?x738 new.embedding.state)))))
 (= new.embedding.joined ?x1737)))))))))))))))))))))))))))
(assert
 (let (($x915 (not new.hidden.everywhere)))
 (let (($x352 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4487 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x4487 (= (_ bv96 7) new.embedding.joined) $x352 $x915))))))
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
 (let (($x4806 (= (_ bv92 7) new.embedding.state)))
 (let (($x2165 (or $x4806 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x1395 (= (_ bv29 7) new.embedding.positions)))
 (let (($x4110 (not new.embedding.full_though_split)))
 (let (($x1074 (= (_ bv27 7) new.embedding.positions)))
 (let (($x509 (= 1 new.tp)))
 (let (($x1229 (or $x509 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x4110) (and $x1074 $x4110 (or (not (= (_ bv95 7) new.embedding.split)) (not $x4806))) (and $x1395 $x2165) (and (= (_ bv23 7) new.embedding.positions) $x4806))))
 (not $x1229)))))))))
(assert
 (let (($x1539 (= (_ bv92 7) old.embedding.state)))
(let (($x485 (or $x1539 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x1318 (= (_ bv29 7) old.embedding.positions)))
(let (($x297 (not old.embedding.full_though_split)))
(let (($x1812 (= (_ bv27 7) old.embedding.positions)))
(let (($x1470 (= 1 old.tp)))
(or $x1470 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x297) (and $x1812 $x297 (or (not (= (_ bv95 7) old.embedding.split)) (not $x1539))) (and $x1318 $x485) (and (= (_ bv23 7) old.embedding.positions) $x1539)))))))))
(check-sat)

; from one replica to any number, question 48
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
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x507 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x2129 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2098 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x713 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1134 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4372 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x108 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1961 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4807 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4154 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x581 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x581 $x4154 $x4807 $x1961 $x108 $x4372 $x1134 $x713 $x2098 $x2129))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1218 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x1218 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1048 (= (_ bv32 7) old.attention.out.input)))
 (let (($x474 (= (_ bv10 7) old.attention.out.input)))
 (or $x474 $x1048 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x4059 (= (_ bv61 7) old.attention.out.split)))
 (let (($x740 (= (_ bv40 7) old.attention.out.split)))
 (or $x740 (= (_ bv57 7) old.attention.out.split) $x4059))))
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
 (let (($x1653 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1653 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 $x996 $x1783 $x4516))))))
(assert
 (let (($x1017 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1017 (= (_ bv62 7) old.attention.qkv.v_sum))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x885 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1003 (* (div (* ?x885 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.parts)))
 (let (($x4307 (= (- 1) old.attention.heads.n)))
 (let ((?x1839 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite (or $x4307 (< ?x1003 old.attention.heads.n)) 0 1))))
 (let (($x4372 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2065 (or $x4307 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x3973 (ite (and $x4307 (= 1 old.attention.heads.parts)) 1 (ite $x2065 0 1))))
 (let (($x4807 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x108 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2129 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x713 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x581 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x4154 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x4805 (ite (or $x4154 $x581 $x713 $x2129 $x108) 1 (ite $x4807 ?x3973 (ite $x4372 ?x1839 old.attention.heads.given_least)))))
 (let (($x2098 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2098 old.attention.heads.parts ?x4805))))))))))))))))))
(assert
 (let (($x1076 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x4372 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x4372 $x1076)))))
(assert
 (let (($x1961 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1134 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4537 (or $x1134 $x1961)))
 (let (($x2098 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x2057 (ite $x2098 old.attention.heads.parts (ite $x4537 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x2057)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
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
 (let ((?x4065 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1501 (not (= 0 ?x4065)))))))
(assert
 (let (($x740 (= (_ bv40 7) old.attention.out.split)))
 (let (($x727 (not $x740)))
 (let (($x474 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1048 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1048 (and $x474 $x727))))))))
(assert
 (let (($x1750 (not old.attention.heads.padded)))
 (let (($x355 (= 1 old.attention.heads.parts)))
 (let (($x2098 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1961 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1134 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4537 (or $x1134 $x1961)))
 (let (($x288 (ite $x4537 old.attention.heads.given_everywhere (or $x2098 (and $x355 $x1750)))))
 (= old.attention.heads.everywhere $x288)))))))))
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
 (let ((?x1460 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x4516 ?x540 ?x1460))))))))))))))))))
(assert
 (let (($x1445 (not old.attention.value_dim.padded)))
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x984 (ite (or $x536 $x4692) old.attention.value_dim.given_everywhere (or $x339 (and (= 1 old.attention.value_dim.parts) $x1445)))))
 (= old.attention.value_dim.everywhere $x984)))))))
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
 (let ((?x4606 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x4516 ?x540 ?x4606)))))))))))))))))))
(assert
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4238 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1703 (ite $x4238 old.attention.v (ite $x996 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1703)))))
(assert
 (let (($x740 (= (_ bv40 7) old.attention.out.split)))
 (let (($x727 (not $x740)))
 (let (($x1035 (= (_ bv36 7) old.attention.mixed)))
 (let (($x944 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1035)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1035 old.attention.value_dim.everywhere $x727))))
 (= old.attention.mixed_in (ite $x944 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x277 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2091 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1922 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x2091)))
 (let (($x1133 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1218 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x740 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x740 (or $x1218 $x1133) $x1922) (_ bv96 7) ?x277)))))))))
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
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (and (<= 0 new.attention.heads.given_most)))
(assert
 (let (($x1275 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1388 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x689 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2012 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x649 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1428 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1083 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x142 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1521 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x4515 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x4515 $x1521 $x142 $x1083 $x1428 $x649 $x2012 $x689 $x1388 $x1275))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1358 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x1358 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x2078 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1338 (= (_ bv10 7) new.attention.out.input)))
 (or $x1338 $x2078 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2121 (= (_ bv61 7) new.attention.out.split)))
 (let (($x279 (= (_ bv40 7) new.attention.out.split)))
 (or $x279 (= (_ bv57 7) new.attention.out.split) $x2121))))
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
 (let (($x958 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x958 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 $x1264 $x4698 $x93))))))
(assert
 (let (($x1106 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1106 (= (_ bv62 7) new.attention.qkv.v_sum))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x627 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1651 (* (div (* ?x627 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.parts)))
 (let (($x149 (= (- 1) new.attention.heads.n)))
 (let ((?x462 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite (or $x149 (< ?x1651 new.attention.heads.n)) 0 1))))
 (let (($x649 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1713 (or $x149 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x823 (ite (and $x149 (= 1 new.attention.heads.parts)) 1 (ite $x1713 0 1))))
 (let (($x142 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1428 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1275 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x689 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4515 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1521 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1267 (ite (or $x1521 $x4515 $x689 $x1275 $x1428) 1 (ite $x142 ?x823 (ite $x649 ?x462 new.attention.heads.given_least)))))
 (let (($x1388 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1388 new.attention.heads.parts ?x1267))))))))))))))))))
(assert
 (let (($x4743 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x649 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x649 $x4743)))))
(assert
 (let (($x1083 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2012 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4814 (or $x2012 $x1083)))
 (let (($x1388 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x1810 (ite $x1388 new.attention.heads.parts (ite $x4814 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x1810)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
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
 (let ((?x658 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x4959 (not (= 0 ?x658)))))))
(assert
 (let (($x279 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1413 (not $x279)))
 (let (($x1338 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2078 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2078 (and $x1338 $x1413))))))))
(assert
 (let (($x366 (not new.attention.heads.padded)))
 (let (($x1038 (= 1 new.attention.heads.parts)))
 (let (($x1388 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1083 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2012 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4814 (or $x2012 $x1083)))
 (let (($x1635 (ite $x4814 new.attention.heads.given_everywhere (or $x1388 (and $x1038 $x366)))))
 (= new.attention.heads.everywhere $x1635)))))))))
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
 (let ((?x4257 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x93 ?x1340 ?x4257)))))))))))))))))))
(assert
 (let (($x316 (not new.attention.value_dim.padded)))
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2090 (ite (or $x609 $x665) new.attention.value_dim.given_everywhere (or $x1794 (and (= 1 new.attention.value_dim.parts) $x316)))))
 (= new.attention.value_dim.everywhere $x2090)))))))
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
 (let ((?x798 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x93 ?x1340 ?x798))))))))))))))))))))
(assert
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1598 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1511 (ite $x1598 new.attention.v (ite $x1264 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1511)))))
(assert
 (let (($x279 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1413 (not $x279)))
 (let (($x373 (= (_ bv36 7) new.attention.mixed)))
 (let (($x399 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x373)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x373 new.attention.value_dim.everywhere $x1413))))
 (= new.attention.mixed_in (ite $x399 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1617 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4160 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1796 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x4160)))
 (let (($x325 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1358 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x279 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x279 (or $x1358 $x325) $x1796) (_ bv96 7) ?x1617)))))))))
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
 (let (($x279 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1413 (not $x279)))
 (let (($x5089 (or (= 1 new.attention.heads.most) $x1413 (= (_ bv96 7) new.attention.out_state))))
 (let (($x1136 (not new.attention.heads.beyond)))
 (let (($x1292 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x279 (= (_ bv96 7) new.attention.mixed_in))))))
 (not (or $x1292 (and (<= 1 new.attention.heads.least) $x1136 $x5089)))))))))
(assert
 (let (($x740 (= (_ bv40 7) old.attention.out.split)))
(let (($x727 (not $x740)))
(let (($x50 (or (= 1 old.attention.heads.most) $x727 (= (_ bv96 7) old.attention.out_state))))
(let (($x2182 (not old.attention.heads.beyond)))
(let (($x1964 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x740 (= (_ bv96 7) old.attention.mixed_in))))))
(or $x1964 (and (<= 1 old.attention.heads.least) $x2182 $x50))))))))
(check-sat)

; from one replica to any number, question 49
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
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x25 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x313 $x2102 $x1226 $x2150 $x25 $x507 $x365 $x651 $x4857 $x1145))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2098 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1134 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4372 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1961 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1961 (= (_ bv56 7) old.attention.heads.kind) $x4372 $x1134 (= (_ bv91 7) old.attention.heads.kind) $x2098 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1218 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x1218 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1048 (= (_ bv32 7) old.attention.out.input)))
 (let (($x474 (= (_ bv10 7) old.attention.out.input)))
 (or $x474 $x1048 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x4059 (= (_ bv61 7) old.attention.out.split)))
 (let (($x740 (= (_ bv40 7) old.attention.out.split)))
 (or $x740 (= (_ bv57 7) old.attention.out.split) $x4059))))
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
 (let (($x1653 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1653 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4090 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4090 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 $x996 $x1783 $x4516))))))
(assert
 (let (($x1017 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1017 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4795 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1795 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1795 $x4795 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x120 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1277 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1066 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2001 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1159 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x4312 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x4312 $x1159 $x2001 $x4692 $x1066 $x1501 $x536 $x1277 $x339 $x120))))))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let (($x1076 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x4372 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x4372 $x1076)))))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x571 (= (- 1) old.attention.head_dim.n)))
 (let (($x4530 (or $x571 (< (* ?x1596 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x187 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1858 (ite $x507 (ite (= 0 ?x187) 1 (ite $x4530 0 1)) old.attention.head_dim.given_least)))
 (let (($x1203 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1346 (ite (and $x571 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x571 $x1203) 0 1))))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x25 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x4119 (ite $x4857 old.attention.head_dim.parts (ite (or $x2102 $x313 $x651 $x1145 $x25) 1 (ite $x1226 ?x1346 ?x1858)))))
 (= old.attention.head_dim.least ?x4119)))))))))))))))))))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4469 (and $x507 (< 1 old.attention.head_dim.parts) (= ?x1596 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4469))))))
(assert
 (let ((?x1981 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x507 (not (= 0 ?x1981)))))))
(assert
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x123 (or $x365 $x2150)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x143 (ite $x4857 old.attention.head_dim.parts (ite $x123 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x143)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x571 (= (- 1) old.attention.head_dim.n)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4061 (ite $x1226 (or $x571 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x571 (< 1 old.attention.head_dim.n)))))
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x387 (ite $x651 (or $x571 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x507 (or $x571 (< ?x1596 old.attention.head_dim.n)) $x4061))))
 (let (($x1970 (= 1 old.attention.head_dim.parts)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x123 (or $x365 $x2150)))
 (let (($x4961 (ite $x123 old.attention.head_dim.given_moved (ite (or $x4857 $x1970) false $x387))))
 (= old.attention.head_dim.moved $x4961))))))))))))))))
(assert
 (let ((?x1217 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1113 (* (div ?x1217 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2135 (div ?x1113 old.attention.value_dim.parts)))
 (let (($x1975 (= (- 1) old.attention.value_dim.n)))
 (let (($x112 (or $x1975 (< (* ?x2135 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x915 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x1646 (ite $x1501 (ite (= 0 ?x915) 1 (ite $x112 0 1)) old.attention.value_dim.given_least)))
 (let (($x1005 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x2181 (ite (and $x1975 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1975 $x1005) 0 1))))
 (let (($x2001 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1066 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x120 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1277 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x4312 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1159 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x1478 (ite $x339 old.attention.value_dim.parts (ite (or $x1159 $x4312 $x1277 $x120 $x1066) 1 (ite $x2001 ?x2181 ?x1646)))))
 (= old.attention.value_dim.least ?x1478))))))))))))))))))))
(assert
 (let ((?x1217 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1113 (* (div ?x1217 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2135 (div ?x1113 old.attention.value_dim.parts)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1208 (and $x1501 (< 1 old.attention.value_dim.parts) (= ?x2135 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1208)))))))
(assert
 (let ((?x4065 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1501 (not (= 0 ?x4065)))))))
(assert
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1556 (or $x536 $x4692)))
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x1301 (ite $x339 old.attention.value_dim.parts (ite $x1556 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x1301)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x4838 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x424 (not old.model.sinks)))
 (= old.attention.one_key (and $x424 $x4838)))))
(assert
 (let (($x740 (= (_ bv40 7) old.attention.out.split)))
 (let (($x727 (not $x740)))
 (let (($x474 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1048 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1048 (and $x474 $x727))))))))
(assert
 (let (($x1750 (not old.attention.heads.padded)))
 (let (($x2098 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1961 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1134 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x288 (ite (or $x1134 $x1961) old.attention.heads.given_everywhere (or $x2098 (and (= 1 old.attention.heads.parts) $x1750)))))
 (= old.attention.heads.everywhere $x288)))))))
(assert
 (let (($x4038 (not old.attention.head_dim.padded)))
 (let (($x1970 (= 1 old.attention.head_dim.parts)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x123 (or $x365 $x2150)))
 (let (($x124 (ite $x123 old.attention.head_dim.given_everywhere (or $x4857 (and $x1970 $x4038)))))
 (= old.attention.head_dim.everywhere $x124)))))))))
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
 (let ((?x1164 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x4516 ?x540 ?x1164))))))))))))))))))
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
 (let ((?x1460 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x4516 ?x540 ?x1460))))))))))))))))))
(assert
 (let (($x1445 (not old.attention.value_dim.padded)))
 (let (($x484 (= 1 old.attention.value_dim.parts)))
 (let (($x339 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4692 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x536 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1556 (or $x536 $x4692)))
 (let (($x984 (ite $x1556 old.attention.value_dim.given_everywhere (or $x339 (and $x484 $x1445)))))
 (= old.attention.value_dim.everywhere $x984)))))))))
(assert
 (let (($x1724 (not old.attention.head_dim.moved)))
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1645 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2102 $x313 $x651 $x1145) $x1724))))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x123 (or $x365 $x2150)))
 (= old.attention.head_dim.undivided (ite $x123 old.attention.head_dim.given_undivided $x1645))))))))))))
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
 (let ((?x4606 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x4516 ?x540 ?x4606)))))))))))))))))))
(assert
 (let (($x424 (not old.model.sinks)))
 (let (($x1795 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1724 (not old.attention.head_dim.moved)))
 (let (($x1376 (= 1 old.attention.head_dim.most)))
 (let (($x4203 (<= 1 old.attention.head_dim.least)))
 (let (($x4795 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4880 (or (and $x4795 $x4203 (or old.attention.head_dim.undivided (and $x1376 $x1724))) (and $x1795 old.attention.head_dim.everywhere $x424))))
 (= old.attention.scores_whole $x4880)))))))))
(assert
 (let (($x996 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4238 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1703 (ite $x4238 old.attention.v (ite $x996 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1703)))))
(assert
 (let (($x740 (= (_ bv40 7) old.attention.out.split)))
 (let (($x727 (not $x740)))
 (let (($x1035 (= (_ bv36 7) old.attention.mixed)))
 (let (($x944 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1035)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1035 old.attention.value_dim.everywhere $x727))))
 (= old.attention.mixed_in (ite $x944 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x277 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2091 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1922 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x2091)))
 (let (($x1133 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1218 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x740 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x740 (or $x1218 $x1133) $x1922) (_ bv96 7) ?x277)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x505 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2194 $x1089 $x87 $x1288 $x505 $x1231 $x1714 $x835 $x226 $x625))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1388 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2012 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x649 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1083 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1083 (= (_ bv56 7) new.attention.heads.kind) $x649 $x2012 (= (_ bv91 7) new.attention.heads.kind) $x1388 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1358 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x1358 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x2078 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1338 (= (_ bv10 7) new.attention.out.input)))
 (or $x1338 $x2078 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2121 (= (_ bv61 7) new.attention.out.split)))
 (let (($x279 (= (_ bv40 7) new.attention.out.split)))
 (or $x279 (= (_ bv57 7) new.attention.out.split) $x2121))))
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
 (let (($x958 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x958 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4647 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4647 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 $x1264 $x4698 $x93))))))
(assert
 (let (($x1106 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1106 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x999 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x789 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x789 $x999 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x4281 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1780 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x876 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2110 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x508 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x613 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x613 $x508 $x2110 $x665 $x876 $x4959 $x609 $x1780 $x1794 $x4281))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let (($x4743 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x649 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x649 $x4743)))))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x734 (= (- 1) new.attention.head_dim.n)))
 (let (($x317 (or $x734 (< (* ?x1859 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1352 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2031 (ite $x1231 (ite (= 0 ?x1352) 1 (ite $x317 0 1)) new.attention.head_dim.given_least)))
 (let (($x1491 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x12 (ite (and $x734 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x734 $x1491) 0 1))))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x505 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2165 (ite $x226 new.attention.head_dim.parts (ite (or $x1089 $x2194 $x835 $x625 $x505) 1 (ite $x87 ?x12 ?x2031)))))
 (= new.attention.head_dim.least ?x2165)))))))))))))))))))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x263 (and $x1231 (< 1 new.attention.head_dim.parts) (= ?x1859 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x263))))))
(assert
 (let ((?x137 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1231 (not (= 0 ?x137)))))))
(assert
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x884 (or $x1714 $x1288)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x254 (ite $x226 new.attention.head_dim.parts (ite $x884 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x254)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x734 (= (- 1) new.attention.head_dim.n)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x904 (ite $x87 (or $x734 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x734 (< 1 new.attention.head_dim.n)))))
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1615 (ite $x835 (or $x734 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1231 (or $x734 (< ?x1859 new.attention.head_dim.n)) $x904))))
 (let (($x4337 (= 1 new.attention.head_dim.parts)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x884 (or $x1714 $x1288)))
 (let (($x2180 (ite $x884 new.attention.head_dim.given_moved (ite (or $x226 $x4337) false $x1615))))
 (= new.attention.head_dim.moved $x2180))))))))))))))))
(assert
 (let ((?x264 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1150 (* (div (- ?x264 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1743 (div ?x1150 new.attention.value_dim.parts)))
 (let (($x4781 (= (- 1) new.attention.value_dim.n)))
 (let (($x3964 (or $x4781 (< (* ?x1743 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2037 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x4612 (ite $x4959 (ite (= 0 ?x2037) 1 (ite $x3964 0 1)) new.attention.value_dim.given_least)))
 (let (($x1563 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x2158 (ite (and $x4781 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x4781 $x1563) 0 1))))
 (let (($x2110 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x876 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x4281 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1780 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x613 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x508 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x4247 (ite $x1794 new.attention.value_dim.parts (ite (or $x508 $x613 $x1780 $x4281 $x876) 1 (ite $x2110 ?x2158 ?x4612)))))
 (= new.attention.value_dim.least ?x4247))))))))))))))))))))
(assert
 (let ((?x264 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1150 (* (div (- ?x264 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1743 (div ?x1150 new.attention.value_dim.parts)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1678 (and $x4959 (< 1 new.attention.value_dim.parts) (= ?x1743 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1678)))))))
(assert
 (let ((?x658 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x4959 (not (= 0 ?x658)))))))
(assert
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x687 (or $x609 $x665)))
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x796 (ite $x1794 new.attention.value_dim.parts (ite $x687 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x796)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x4159 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x590 (not new.model.sinks)))
 (= new.attention.one_key (and $x590 $x4159)))))
(assert
 (let (($x279 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1413 (not $x279)))
 (let (($x1338 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2078 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2078 (and $x1338 $x1413))))))))
(assert
 (let (($x366 (not new.attention.heads.padded)))
 (let (($x1388 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1083 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2012 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1635 (ite (or $x2012 $x1083) new.attention.heads.given_everywhere (or $x1388 (and (= 1 new.attention.heads.parts) $x366)))))
 (= new.attention.heads.everywhere $x1635)))))))
(assert
 (let (($x4607 (not new.attention.head_dim.padded)))
 (let (($x4337 (= 1 new.attention.head_dim.parts)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x884 (or $x1714 $x1288)))
 (let (($x4196 (ite $x884 new.attention.head_dim.given_everywhere (or $x226 (and $x4337 $x4607)))))
 (= new.attention.head_dim.everywhere $x4196)))))))))
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
 (let ((?x1367 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x93 ?x1340 ?x1367)))))))))))))))))))
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
 (let ((?x4257 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x93 ?x1340 ?x4257)))))))))))))))))))
(assert
 (let (($x316 (not new.attention.value_dim.padded)))
 (let (($x57 (= 1 new.attention.value_dim.parts)))
 (let (($x1794 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x665 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x609 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x687 (or $x609 $x665)))
 (let (($x2090 (ite $x687 new.attention.value_dim.given_everywhere (or $x1794 (and $x57 $x316)))))
 (= new.attention.value_dim.everywhere $x2090)))))))))
(assert
 (let (($x2160 (not new.attention.head_dim.moved)))
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4544 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1089 $x2194 $x835 $x625) $x2160))))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x884 (or $x1714 $x1288)))
 (= new.attention.head_dim.undivided (ite $x884 new.attention.head_dim.given_undivided $x4544))))))))))))
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
 (let ((?x798 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x93 ?x1340 ?x798))))))))))))))))))))
(assert
 (let (($x590 (not new.model.sinks)))
 (let (($x789 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2160 (not new.attention.head_dim.moved)))
 (let (($x1909 (= 1 new.attention.head_dim.most)))
 (let (($x352 (<= 1 new.attention.head_dim.least)))
 (let (($x999 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4683 (or (and $x999 $x352 (or new.attention.head_dim.undivided (and $x1909 $x2160))) (and $x789 new.attention.head_dim.everywhere $x590))))
 (= new.attention.scores_whole $x4683)))))))))
(assert
 (let (($x1264 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1598 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1511 (ite $x1598 new.attention.v (ite $x1264 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1511)))))
(assert
 (let (($x279 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1413 (not $x279)))
 (let (($x373 (= (_ bv36 7) new.attention.mixed)))
 (let (($x399 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x373)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x373 new.attention.value_dim.everywhere $x1413))))
 (= new.attention.mixed_in (ite $x399 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1617 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4160 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1796 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x4160)))
 (let (($x325 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1358 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x279 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x279 (or $x1358 $x325) $x1796) (_ bv96 7) ?x1617)))))))))
(assert
 (= new.prefill true))
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
 (let (($x279 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1413 (not $x279)))
 (let (($x1832 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1909 (= 1 new.attention.head_dim.most)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x174 (or $x2079 (and $x1909 (= 1 new.attention.value_dim.most)) (and $x1832 (or $x1413 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x5047 (not new.attention.value_dim.beyond)))
 (let (($x1286 (or (and (<= 1 new.attention.value_dim.least) $x5047) (and new.model.latent (= (_ bv96 7) new.attention.q)))))
 (let (($x1847 (not new.attention.head_dim.beyond)))
 (let (($x352 (<= 1 new.attention.head_dim.least)))
 (let (($x1747 (or (not (= (_ bv36 7) new.attention.qkv.split)) (and $x352 $x1847 $x1286 $x174))))
 (not $x1747)))))))))))))
(assert
 (let (($x740 (= (_ bv40 7) old.attention.out.split)))
(let (($x727 (not $x740)))
(let (($x1091 (or old.attention.one_key old.attention.scores_whole)))
(let (($x1376 (= 1 old.attention.head_dim.most)))
(let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
(let (($x1090 (or $x1078 (and $x1376 (= 1 old.attention.value_dim.most)) (and $x1091 (or $x727 (= (_ bv96 7) old.attention.out_state))))))
(let (($x312 (not old.attention.value_dim.beyond)))
(let (($x914 (or (and (<= 1 old.attention.value_dim.least) $x312) (and old.model.latent (= (_ bv96 7) old.attention.q)))))
(let (($x322 (not old.attention.head_dim.beyond)))
(let (($x4203 (<= 1 old.attention.head_dim.least)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (and $x4203 $x322 $x914 $x1090)))))))))))))
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
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x507 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
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
 (let (($x1653 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1653 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4090 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4090 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 (= (_ bv37 7) old.attention.qkv.split) $x1783 $x4516)))))
(assert
 (let (($x1017 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1017 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1501 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
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
 (let ((?x1164 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x4516 ?x540 ?x1164))))))))))))))))))
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
 (let ((?x1460 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x4516 ?x540 ?x1460))))))))))))))))))
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
 (let ((?x4606 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x4516 ?x540 ?x4606)))))))))))))))))))
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
 (let (($x958 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x958 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4647 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4647 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 (= (_ bv37 7) new.attention.qkv.split) $x4698 $x93)))))
(assert
 (let (($x1106 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1106 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x4959 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
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
 (let ((?x1367 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x93 ?x1340 ?x1367)))))))))))))))))))
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
 (let ((?x4257 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x93 ?x1340 ?x4257)))))))))))))))))))
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
 (let ((?x798 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x93 ?x1340 ?x798))))))))))))))))))))
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
 (let (($x814 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x509 (= 1 new.tp)))
 (not (or $x509 (not $x814))))))
(assert
 (let (($x1737 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x1470 (= 1 old.tp)))
(or $x1470 (not $x1737)))))
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
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x507 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1414 (= (_ bv57 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) $x1414 (= (_ bv61 7) old.attention.out.split))))
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
 (let (($x1653 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1653 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4090 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4090 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 (= (_ bv37 7) old.attention.qkv.split) $x1783 $x4516)))))
(assert
 (let (($x1017 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1017 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1385 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x1385)))
(assert
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1501 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1916 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1916)))
(assert
 (let (($x1132 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1132 (= (_ bv97 7) old.model.qk_norm))))
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
 (let (($x1745 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x4865 (not old.model.sinks)))
 (= old.attention.one_key (and $x4865 $x1745)))))
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
 (let ((?x1164 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x4516 ?x540 ?x1164))))))))))))))))))
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
 (let ((?x1460 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x4516 ?x540 ?x1460))))))))))))))))))
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
 (let ((?x4606 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x4516 ?x540 ?x4606)))))))))))))))))))
(assert
 (= old.prefill true))
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
 (let (($x471 (= (_ bv57 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) $x471 (= (_ bv61 7) new.attention.out.split))))
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
 (let (($x958 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x958 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4647 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4647 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 (= (_ bv37 7) new.attention.qkv.split) $x4698 $x93)))))
(assert
 (let (($x1106 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1106 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x4695 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x4695)))
(assert
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x4959 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x220 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x220)))
(assert
 (let (($x4544 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x4544 (= (_ bv97 7) new.model.qk_norm))))
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
 (let (($x4196 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1521 (not new.model.sinks)))
 (= new.attention.one_key (and $x1521 $x4196)))))
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
 (let ((?x1367 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x93 ?x1340 ?x1367)))))))))))))))))))
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
 (let ((?x4257 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x93 ?x1340 ?x4257)))))))))))))))))))
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
 (let ((?x798 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x93 ?x1340 ?x798))))))))))))))))))))
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
 (let (($x1083 (or (not (= (_ bv92 7) new.attention.v)) (and (= (_ bv57 7) new.attention.out.split) (not new.model.latent)))))
 (let (($x4695 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1338 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x4695 new.attention.one_key)))
 (let (($x1201 (not (= (_ bv92 7) new.attention.k))))
 (let (($x2049 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1413 (or $x2049 new.attention.one_key (and $x1201 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x286 (and $x1413 (or $x1201 (and (= (_ bv57 7) new.model.qk_norm) (not new.model.latent))) $x1338 $x1083)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let (($x509 (= 1 new.tp)))
 (not (or $x509 $x4064 $x286)))))))))))))
(assert
 (let (($x1015 (or (not (= (_ bv92 7) old.attention.v)) (and (= (_ bv57 7) old.attention.out.split) (not old.model.latent)))))
(let (($x1385 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x325 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x1385 old.attention.one_key)))
(let (($x1394 (not (= (_ bv92 7) old.attention.k))))
(let (($x904 (not (= (_ bv92 7) old.attention.q))))
(let (($x1358 (or $x904 old.attention.one_key (and $x1394 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x1558 (and $x1358 (or $x1394 (and (= (_ bv57 7) old.model.qk_norm) (not old.model.latent))) $x325 $x1015)))
(let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x952 (not $x1783)))
(let (($x1470 (= 1 old.tp)))
(or $x1470 $x952 $x1558))))))))))))
(check-sat)

; from one replica to any number, question 52
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
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x507 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
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
 (let (($x1653 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1653 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4090 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4090 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 (= (_ bv37 7) old.attention.qkv.split) $x1783 $x4516)))))
(assert
 (let (($x1017 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1017 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1501 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
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
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2070 (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7))))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1541 (not old.attention.qkv.group.pp)))
 (let (($x4339 (or $x1541 (= 1 old.pp))))
 (let (($x4022 (not old.attention.qkv.group.sp)))
 (let (($x1064 (or $x4022 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x5060 (or $x1583 $x1592)))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x5060 $x1064 $x4339)))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1966 (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7)))))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x952 (not $x1783)))
 (let ((?x1164 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x4516 ?x540 ?x1164)))))))))))))))))))))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2070 (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7))))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1541 (not old.attention.qkv.group.pp)))
 (let (($x4339 (or $x1541 (= 1 old.pp))))
 (let (($x4022 (not old.attention.qkv.group.sp)))
 (let (($x1064 (or $x4022 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x5060 (or $x1583 $x1592)))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x5060 $x1064 $x4339)))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1966 (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7)))))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x952 (not $x1783)))
 (let ((?x1460 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x4516 ?x540 ?x1460)))))))))))))))))))))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2070 (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7))))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1541 (not old.attention.qkv.group.pp)))
 (let (($x4339 (or $x1541 (= 1 old.pp))))
 (let (($x4022 (not old.attention.qkv.group.sp)))
 (let (($x1064 (or $x4022 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x5060 (or $x1583 $x1592)))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x5060 $x1064 $x4339)))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1966 (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7)))))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x952 (not $x1783)))
 (let ((?x4606 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x4516 ?x540 ?x4606))))))))))))))))))))))))))
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
 (let (($x958 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x958 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4647 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4647 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 (= (_ bv37 7) new.attention.qkv.split) $x4698 $x93)))))
(assert
 (let (($x1106 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1106 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x4959 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
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
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1102 (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1554 (not new.attention.qkv.group.pp)))
 (let (($x1700 (or $x1554 (= 1 new.pp))))
 (let (($x1773 (not new.attention.qkv.group.sp)))
 (let (($x1112 (or $x1773 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x4485 (not new.attention.qkv.group.dp)))
 (let (($x587 (or $x4485 $x2024)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x587 $x1112 $x1700)))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x3984 (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7)))))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let ((?x1367 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x93 ?x1340 ?x1367))))))))))))))))))))))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1102 (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1554 (not new.attention.qkv.group.pp)))
 (let (($x1700 (or $x1554 (= 1 new.pp))))
 (let (($x1773 (not new.attention.qkv.group.sp)))
 (let (($x1112 (or $x1773 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x4485 (not new.attention.qkv.group.dp)))
 (let (($x587 (or $x4485 $x2024)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x587 $x1112 $x1700)))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x3984 (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7)))))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let ((?x4257 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x93 ?x1340 ?x4257))))))))))))))))))))))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1102 (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7))))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1554 (not new.attention.qkv.group.pp)))
 (let (($x1700 (or $x1554 (= 1 new.pp))))
 (let (($x1773 (not new.attention.qkv.group.sp)))
 (let (($x1112 (or $x1773 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x4485 (not new.attention.qkv.group.dp)))
 (let (($x587 (or $x4485 $x2024)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x587 $x1112 $x1700)))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x3984 (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7)))))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let ((?x798 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x93 ?x1340 ?x798)))))))))))))))))))))))))))
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
 (let (($x1554 (not new.attention.qkv.group.pp)))
 (let (($x1700 (or $x1554 (= 1 new.pp))))
 (let (($x1773 (not new.attention.qkv.group.sp)))
 (let (($x1112 (or $x1773 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x4485 (not new.attention.qkv.group.dp)))
 (let (($x587 (or $x4485 $x2024)))
 (let (($x4863 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x587 $x1112 $x1700)))
 (let (($x2025 (and (= (_ bv92 7) new.attention.q) (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v))))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x587 $x1112 $x1700)))
 (let (($x4742 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4064 (not $x4698)))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (not (or $x1497 (and $x4064 (or $x4742 $x1316)) $x2025 $x4863)))))))))))))))))
(assert
 (let (($x1541 (not old.attention.qkv.group.pp)))
(let (($x4339 (or $x1541 (= 1 old.pp))))
(let (($x4022 (not old.attention.qkv.group.sp)))
(let (($x1064 (or $x4022 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1583 (not old.attention.qkv.group.dp)))
(let (($x5060 (or $x1583 $x1592)))
(let (($x4247 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x5060 $x1064 $x4339)))
(let (($x2045 (and (= (_ bv92 7) old.attention.q) (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v))))
(let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x5060 $x1064 $x4339)))
(let (($x880 (= (_ bv10 7) old.attention.qkv.collective)))
(let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x952 (not $x1783)))
(let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x2027 (and $x952 (or $x880 $x1450)) $x2045 $x4247))))))))))))))))
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
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x507 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1886 (= (_ bv8 7) old.attention.pairs)))
 (or $x1886 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x915 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x4258 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x49 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x2016 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x2016 $x49 $x4258 $x915))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x880 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1078 $x516 $x880 $x2027 $x4000)))))))
(assert
 (let (($x1653 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1653 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4090 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4090 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 (= (_ bv37 7) old.attention.qkv.split) $x1783 $x4516)))))
(assert
 (let (($x1017 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1017 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1501 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
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
 (let ((?x1164 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x4516 ?x540 ?x1164))))))))))))))))))
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
 (let ((?x1460 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x4516 ?x540 ?x1460))))))))))))))))))
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
 (let ((?x4606 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x4516 ?x540 ?x4606)))))))))))))))))))
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
 (let (($x1721 (= (_ bv8 7) new.attention.pairs)))
 (or $x1721 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2160 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1598 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x286 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x1515 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x1515 $x286 $x1598 $x2160))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4742 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2079 $x2011 $x4742 $x1497 $x1216)))))))
(assert
 (let (($x958 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x958 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4647 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4647 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 (= (_ bv37 7) new.attention.qkv.split) $x4698 $x93)))))
(assert
 (let (($x1106 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1106 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x4959 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
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
 (let ((?x1367 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x93 ?x1340 ?x1367)))))))))))))))))))
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
 (let ((?x4257 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x93 ?x1340 ?x4257)))))))))))))))))))
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
 (let ((?x798 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x93 ?x1340 ?x798))))))))))))))))))))
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
 (let (($x1515 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x4912 (and $x1515 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q))) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x1672 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x4912)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x509 (= 1 new.tp)))
 (let (($x322 (or $x509 (not (or new.model.q_bias new.model.k_bias new.model.v_bias)) (and (not $x4698) (or $x1515 (= (_ bv27 7) new.attention.qkv.bias))) (and $x4698 $x1672))))
 (not $x322))))))))
(assert
 (let (($x2016 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x1284 (and $x2016 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q))) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x984 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x1284)))
(let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1470 (= 1 old.tp)))
(or $x1470 (not (or old.model.q_bias old.model.k_bias old.model.v_bias)) (and (not $x1783) (or $x2016 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1783 $x984))))))))
(check-sat)

; from one replica to any number, question 54
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
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x25 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x313 $x2102 $x1226 $x2150 $x25 $x507 $x365 $x651 $x4857 $x1145))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
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
 (let (($x4090 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4090 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 (= (_ bv37 7) old.attention.qkv.split) $x1783 $x4516)))))
(assert
 (let (($x966 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1662 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4961 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x4961 $x1662 $x966)))))
(assert
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1501 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4196 (= (- 1) old.attention.head_dim.n)))
 (let (($x1201 (or $x4196 (< (* ?x1596 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x980 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1413 (ite $x507 (ite (= 0 ?x980) 1 (ite $x1201 0 1)) old.attention.head_dim.given_least)))
 (let (($x2012 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1338 (ite (and $x4196 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x4196 $x2012) 0 1))))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x25 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x4683 (ite $x4857 old.attention.head_dim.parts (ite (or $x2102 $x313 $x651 $x1145 $x25) 1 (ite $x1226 ?x1338 ?x1413)))))
 (= old.attention.head_dim.least ?x4683)))))))))))))))))))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4469 (and $x507 (< 1 old.attention.head_dim.parts) (= ?x1596 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4469))))))
(assert
 (let ((?x1265 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x507 (not (= 0 ?x1265)))))))
(assert
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1301 (or $x365 $x2150)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x717 (ite $x4857 old.attention.head_dim.parts (ite $x1301 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x717)))))))
(assert
 (let (($x4196 (= (- 1) old.attention.head_dim.n)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4259 (ite $x1226 (or $x4196 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x4196 (< 1 old.attention.head_dim.n)))))
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x168 (ite $x651 (or $x4196 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x507 (or $x4196 (< ?x1596 old.attention.head_dim.n)) $x4259))))
 (let (($x4534 (= 1 old.attention.head_dim.parts)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1301 (or $x365 $x2150)))
 (let (($x3961 (ite $x1301 old.attention.head_dim.given_moved (ite (or $x4857 $x4534) false $x168))))
 (= old.attention.head_dim.moved $x3961))))))))))))))))
(assert
 (let ((?x1217 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1113 (* (div ?x1217 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1208 (and $x1501 (< 1 old.attention.value_dim.parts) (= (div ?x1113 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1208))))))
(assert
 (let (($x727 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1483 (not old.model.sinks)))
 (= old.attention.one_key (and $x1483 $x727)))))
(assert
 (let (($x1556 (not old.attention.head_dim.padded)))
 (let (($x4534 (= 1 old.attention.head_dim.parts)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1301 (or $x365 $x2150)))
 (let (($x688 (ite $x1301 old.attention.head_dim.given_everywhere (or $x4857 (and $x4534 $x1556)))))
 (= old.attention.head_dim.everywhere $x688)))))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1079 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7)))))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1164 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7))) ?x1079)))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x4516 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7))) ?x1164))))))))))))))
(assert
 (let (($x1589 (not old.attention.head_dim.moved)))
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x887 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2102 $x313 $x651 $x1145) $x1589))))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1301 (or $x365 $x2150)))
 (= old.attention.head_dim.undivided (ite $x1301 old.attention.head_dim.given_undivided $x887))))))))))))
(assert
 (let (($x1483 (not old.model.sinks)))
 (let (($x4961 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1589 (not old.attention.head_dim.moved)))
 (let (($x1929 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1589))))
 (let (($x1662 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4584 (or (and $x1662 (<= 1 old.attention.head_dim.least) $x1929) (and $x4961 old.attention.head_dim.everywhere $x1483))))
 (= old.attention.scores_whole $x4584))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x505 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2194 $x1089 $x87 $x1288 $x505 $x1231 $x1714 $x835 $x226 $x625))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
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
 (let (($x4647 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4647 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 (= (_ bv37 7) new.attention.qkv.split) $x4698 $x93)))))
(assert
 (let (($x1477 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1358 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2095 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2095 $x1358 $x1477)))))
(assert
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x4959 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4463 (= (- 1) new.attention.head_dim.n)))
 (let (($x1049 (or $x4463 (< (* ?x1859 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x55 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1857 (ite $x1231 (ite (= 0 ?x55) 1 (ite $x1049 0 1)) new.attention.head_dim.given_least)))
 (let (($x4088 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1348 (ite (and $x4463 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x4463 $x4088) 0 1))))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x505 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1970 (ite $x226 new.attention.head_dim.parts (ite (or $x1089 $x2194 $x835 $x625 $x505) 1 (ite $x87 ?x1348 ?x1857)))))
 (= new.attention.head_dim.least ?x1970)))))))))))))))))))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x263 (and $x1231 (< 1 new.attention.head_dim.parts) (= ?x1859 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x263))))))
(assert
 (let ((?x1848 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1231 (not (= 0 ?x1848)))))))
(assert
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x488 (or $x1714 $x1288)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x4042 (ite $x226 new.attention.head_dim.parts (ite $x488 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x4042)))))))
(assert
 (let (($x4463 (= (- 1) new.attention.head_dim.n)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2046 (ite $x87 (or $x4463 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4463 (< 1 new.attention.head_dim.n)))))
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1922 (ite $x835 (or $x4463 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1231 (or $x4463 (< ?x1859 new.attention.head_dim.n)) $x2046))))
 (let (($x1832 (= 1 new.attention.head_dim.parts)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x488 (or $x1714 $x1288)))
 (let (($x2030 (ite $x488 new.attention.head_dim.given_moved (ite (or $x226 $x1832) false $x1922))))
 (= new.attention.head_dim.moved $x2030))))))))))))))))
(assert
 (let ((?x264 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1150 (* (div (- ?x264 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1678 (and $x4959 (< 1 new.attention.value_dim.parts) (= (div ?x1150 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1678))))))
(assert
 (let (($x4292 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x254 (not new.model.sinks)))
 (= new.attention.one_key (and $x254 $x4292)))))
(assert
 (let (($x1508 (not new.attention.head_dim.padded)))
 (let (($x1832 (= 1 new.attention.head_dim.parts)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x488 (or $x1714 $x1288)))
 (let (($x1219 (ite $x488 new.attention.head_dim.given_everywhere (or $x226 (and $x1832 $x1508)))))
 (= new.attention.head_dim.everywhere $x1219)))))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x845 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7)))))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x1367 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7))) ?x845)))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x93 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7))) ?x1367)))))))))))))))
(assert
 (let (($x1500 (not new.attention.head_dim.moved)))
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1320 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1089 $x2194 $x835 $x625) $x1500))))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x488 (or $x1714 $x1288)))
 (= new.attention.head_dim.undivided (ite $x488 new.attention.head_dim.given_undivided $x1320))))))))))))
(assert
 (let (($x254 (not new.model.sinks)))
 (let (($x2095 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1500 (not new.attention.head_dim.moved)))
 (let (($x291 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1500))))
 (let (($x1358 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1038 (or (and $x1358 (<= 1 new.attention.head_dim.least) $x291) (and $x2095 new.attention.head_dim.everywhere $x254))))
 (= new.attention.scores_whole $x1038))))))))
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
 (let (($x1477 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x509 (= 1 new.tp)))
 (let (($x1735 (or $x509 (not (= (_ bv36 7) new.attention.q)) $x1477 new.attention.one_key new.attention.scores_whole)))
 (not $x1735)))))
(assert
 (let (($x966 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1470 (= 1 old.tp)))
(or $x1470 (not (= (_ bv36 7) old.attention.q)) $x966 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 55
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
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x25 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x313 $x2102 $x1226 $x2150 $x25 $x507 $x365 $x651 $x4857 $x1145))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
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
 (let (($x1175 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1175 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4090 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4090 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 (= (_ bv37 7) old.attention.qkv.split) $x1783 $x4516)))))
(assert
 (let (($x1662 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4961 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x4961 $x1662 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1501 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4196 (= (- 1) old.attention.head_dim.n)))
 (let (($x1201 (or $x4196 (< (* ?x1596 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x980 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1413 (ite $x507 (ite (= 0 ?x980) 1 (ite $x1201 0 1)) old.attention.head_dim.given_least)))
 (let (($x2012 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1338 (ite (and $x4196 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x4196 $x2012) 0 1))))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x25 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x4683 (ite $x4857 old.attention.head_dim.parts (ite (or $x2102 $x313 $x651 $x1145 $x25) 1 (ite $x1226 ?x1338 ?x1413)))))
 (= old.attention.head_dim.least ?x4683)))))))))))))))))))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4469 (and $x507 (< 1 old.attention.head_dim.parts) (= ?x1596 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4469))))))
(assert
 (let ((?x1265 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x507 (not (= 0 ?x1265)))))))
(assert
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1301 (or $x365 $x2150)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x717 (ite $x4857 old.attention.head_dim.parts (ite $x1301 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x717)))))))
(assert
 (let (($x4196 (= (- 1) old.attention.head_dim.n)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4259 (ite $x1226 (or $x4196 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x4196 (< 1 old.attention.head_dim.n)))))
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x168 (ite $x651 (or $x4196 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x507 (or $x4196 (< ?x1596 old.attention.head_dim.n)) $x4259))))
 (let (($x4534 (= 1 old.attention.head_dim.parts)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1301 (or $x365 $x2150)))
 (let (($x3961 (ite $x1301 old.attention.head_dim.given_moved (ite (or $x4857 $x4534) false $x168))))
 (= old.attention.head_dim.moved $x3961))))))))))))))))
(assert
 (let ((?x1217 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1113 (* (div ?x1217 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1208 (and $x1501 (< 1 old.attention.value_dim.parts) (= (div ?x1113 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1208))))))
(assert
 (let (($x1556 (not old.attention.head_dim.padded)))
 (let (($x4534 (= 1 old.attention.head_dim.parts)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1301 (or $x365 $x2150)))
 (let (($x688 (ite $x1301 old.attention.head_dim.given_everywhere (or $x4857 (and $x4534 $x1556)))))
 (= old.attention.head_dim.everywhere $x688)))))))))
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
 (let ((?x1164 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x4516 ?x540 ?x1164))))))))))))))))))
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
 (let ((?x1625 (ite $x952 ?x1966 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2070))))
 (let ((?x540 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7)))))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x4516 ?x540 ?x1625))))))))))))))))))
(assert
 (let (($x1589 (not old.attention.head_dim.moved)))
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x887 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2102 $x313 $x651 $x1145) $x1589))))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1301 (or $x365 $x2150)))
 (= old.attention.head_dim.undivided (ite $x1301 old.attention.head_dim.given_undivided $x887))))))))))))
(assert
 (let (($x1483 (not old.model.sinks)))
 (let (($x4961 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1589 (not old.attention.head_dim.moved)))
 (let (($x1929 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1589))))
 (let (($x1662 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4584 (or (and $x1662 (<= 1 old.attention.head_dim.least) $x1929) (and $x4961 old.attention.head_dim.everywhere $x1483))))
 (= old.attention.scores_whole $x4584))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x505 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2194 $x1089 $x87 $x1288 $x505 $x1231 $x1714 $x835 $x226 $x625))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
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
 (let (($x4807 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4807 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x4647 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4647 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 (= (_ bv37 7) new.attention.qkv.split) $x4698 $x93)))))
(assert
 (let (($x1358 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2095 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2095 $x1358 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x4959 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4463 (= (- 1) new.attention.head_dim.n)))
 (let (($x1049 (or $x4463 (< (* ?x1859 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x55 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1857 (ite $x1231 (ite (= 0 ?x55) 1 (ite $x1049 0 1)) new.attention.head_dim.given_least)))
 (let (($x4088 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1348 (ite (and $x4463 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x4463 $x4088) 0 1))))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x505 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1970 (ite $x226 new.attention.head_dim.parts (ite (or $x1089 $x2194 $x835 $x625 $x505) 1 (ite $x87 ?x1348 ?x1857)))))
 (= new.attention.head_dim.least ?x1970)))))))))))))))))))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x263 (and $x1231 (< 1 new.attention.head_dim.parts) (= ?x1859 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x263))))))
(assert
 (let ((?x1848 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1231 (not (= 0 ?x1848)))))))
(assert
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x488 (or $x1714 $x1288)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x4042 (ite $x226 new.attention.head_dim.parts (ite $x488 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x4042)))))))
(assert
 (let (($x4463 (= (- 1) new.attention.head_dim.n)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2046 (ite $x87 (or $x4463 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4463 (< 1 new.attention.head_dim.n)))))
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1922 (ite $x835 (or $x4463 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1231 (or $x4463 (< ?x1859 new.attention.head_dim.n)) $x2046))))
 (let (($x1832 (= 1 new.attention.head_dim.parts)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x488 (or $x1714 $x1288)))
 (let (($x2030 (ite $x488 new.attention.head_dim.given_moved (ite (or $x226 $x1832) false $x1922))))
 (= new.attention.head_dim.moved $x2030))))))))))))))))
(assert
 (let ((?x264 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1150 (* (div (- ?x264 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1678 (and $x4959 (< 1 new.attention.value_dim.parts) (= (div ?x1150 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1678))))))
(assert
 (let (($x1508 (not new.attention.head_dim.padded)))
 (let (($x1832 (= 1 new.attention.head_dim.parts)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x488 (or $x1714 $x1288)))
 (let (($x1219 (ite $x488 new.attention.head_dim.given_everywhere (or $x226 (and $x1832 $x1508)))))
 (= new.attention.head_dim.everywhere $x1219)))))))))
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
 (let ((?x1367 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x93 ?x1340 ?x1367)))))))))))))))))))
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
 (let ((?x1063 (ite $x4064 ?x3984 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1102))))
 (let ((?x1340 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7)))))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x93 ?x1340 ?x1063)))))))))))))))))))
(assert
 (let (($x1500 (not new.attention.head_dim.moved)))
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1320 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1089 $x2194 $x835 $x625) $x1500))))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x488 (or $x1714 $x1288)))
 (= new.attention.head_dim.undivided (ite $x488 new.attention.head_dim.given_undivided $x1320))))))))))))
(assert
 (let (($x254 (not new.model.sinks)))
 (let (($x2095 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1500 (not new.attention.head_dim.moved)))
 (let (($x291 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1500))))
 (let (($x1358 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1038 (or (and $x1358 (<= 1 new.attention.head_dim.least) $x291) (and $x2095 new.attention.head_dim.everywhere $x254))))
 (= new.attention.scores_whole $x1038))))))))
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
 (let (($x1518 (and (or new.attention.scores.group.tp (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x4883 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x154 (not new.attention.scores_whole)))
 (let (($x2095 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1358 (= (_ bv57 7) new.attention.scores.sum)))
 (not (or $x1358 (and $x2095 (not (= 1 new.tp)) $x154) $x4883 $x1518))))))))
(assert
 (let (($x4868 (and (or old.attention.scores.group.tp (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
(let (($x1263 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x1987 (not old.attention.scores_whole)))
(let (($x4961 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1662 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1662 (and $x4961 (not (= 1 old.tp)) $x1987) $x1263 $x4868)))))))
(check-sat)

; from one replica to any number, question 56
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
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x25 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x313 $x2102 $x1226 $x2150 $x25 $x507 $x365 $x651 $x4857 $x1145))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
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
 (let (($x4090 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4090 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 (= (_ bv37 7) old.attention.qkv.split) $x1783 $x4516)))))
(assert
 (let (($x4812 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x4812 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1501 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4196 (= (- 1) old.attention.head_dim.n)))
 (let (($x1201 (or $x4196 (< (* ?x1596 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x980 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1413 (ite $x507 (ite (= 0 ?x980) 1 (ite $x1201 0 1)) old.attention.head_dim.given_least)))
 (let (($x2012 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1338 (ite (and $x4196 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x4196 $x2012) 0 1))))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x25 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x4683 (ite $x4857 old.attention.head_dim.parts (ite (or $x2102 $x313 $x651 $x1145 $x25) 1 (ite $x1226 ?x1338 ?x1413)))))
 (= old.attention.head_dim.least ?x4683)))))))))))))))))))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4469 (and $x507 (< 1 old.attention.head_dim.parts) (= ?x1596 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4469))))))
(assert
 (let ((?x1265 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x507 (not (= 0 ?x1265)))))))
(assert
 (let (($x4196 (= (- 1) old.attention.head_dim.n)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4259 (ite $x1226 (or $x4196 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x4196 (< 1 old.attention.head_dim.n)))))
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x168 (ite $x651 (or $x4196 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x507 (or $x4196 (< ?x1596 old.attention.head_dim.n)) $x4259))))
 (let (($x4534 (= 1 old.attention.head_dim.parts)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1301 (or $x365 $x2150)))
 (let (($x3961 (ite $x1301 old.attention.head_dim.given_moved (ite (or $x4857 $x4534) false $x168))))
 (= old.attention.head_dim.moved $x3961))))))))))))))))
(assert
 (let ((?x1217 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1113 (* (div ?x1217 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1208 (and $x1501 (< 1 old.attention.value_dim.parts) (= (div ?x1113 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1208))))))
(assert
 (let (($x1402 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1483 (not old.model.sinks)))
 (= old.attention.one_key (and $x1483 $x1402)))))
(assert
 (let (($x1556 (not old.attention.head_dim.padded)))
 (let (($x4534 (= 1 old.attention.head_dim.parts)))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1301 (or $x365 $x2150)))
 (let (($x688 (ite $x1301 old.attention.head_dim.given_everywhere (or $x4857 (and $x4534 $x1556)))))
 (= old.attention.head_dim.everywhere $x688)))))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1079 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7)))))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1164 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7))) ?x1079)))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x4516 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7))) ?x1164))))))))))))))
(assert
 (let (($x1589 (not old.attention.head_dim.moved)))
 (let (($x1145 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2102 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x887 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2102 $x313 $x651 $x1145) $x1589))))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1301 (or $x365 $x2150)))
 (= old.attention.head_dim.undivided (ite $x1301 old.attention.head_dim.given_undivided $x887))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x505 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2194 $x1089 $x87 $x1288 $x505 $x1231 $x1714 $x835 $x226 $x625))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
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
 (let (($x4647 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4647 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 (= (_ bv37 7) new.attention.qkv.split) $x4698 $x93)))))
(assert
 (let (($x4374 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x4374 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x4959 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4463 (= (- 1) new.attention.head_dim.n)))
 (let (($x1049 (or $x4463 (< (* ?x1859 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x55 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1857 (ite $x1231 (ite (= 0 ?x55) 1 (ite $x1049 0 1)) new.attention.head_dim.given_least)))
 (let (($x4088 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1348 (ite (and $x4463 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x4463 $x4088) 0 1))))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x505 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1970 (ite $x226 new.attention.head_dim.parts (ite (or $x1089 $x2194 $x835 $x625 $x505) 1 (ite $x87 ?x1348 ?x1857)))))
 (= new.attention.head_dim.least ?x1970)))))))))))))))))))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x263 (and $x1231 (< 1 new.attention.head_dim.parts) (= ?x1859 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x263))))))
(assert
 (let ((?x1848 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1231 (not (= 0 ?x1848)))))))
(assert
 (let (($x4463 (= (- 1) new.attention.head_dim.n)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2046 (ite $x87 (or $x4463 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4463 (< 1 new.attention.head_dim.n)))))
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1922 (ite $x835 (or $x4463 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1231 (or $x4463 (< ?x1859 new.attention.head_dim.n)) $x2046))))
 (let (($x1832 (= 1 new.attention.head_dim.parts)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x488 (or $x1714 $x1288)))
 (let (($x2030 (ite $x488 new.attention.head_dim.given_moved (ite (or $x226 $x1832) false $x1922))))
 (= new.attention.head_dim.moved $x2030))))))))))))))))
(assert
 (let ((?x264 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1150 (* (div (- ?x264 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1678 (and $x4959 (< 1 new.attention.value_dim.parts) (= (div ?x1150 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1678))))))
(assert
 (let (($x1934 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x254 (not new.model.sinks)))
 (= new.attention.one_key (and $x254 $x1934)))))
(assert
 (let (($x1508 (not new.attention.head_dim.padded)))
 (let (($x1832 (= 1 new.attention.head_dim.parts)))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x488 (or $x1714 $x1288)))
 (let (($x1219 (ite $x488 new.attention.head_dim.given_everywhere (or $x226 (and $x1832 $x1508)))))
 (= new.attention.head_dim.everywhere $x1219)))))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x845 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7)))))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x1367 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7))) ?x845)))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x93 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7))) ?x1367)))))))))))))))
(assert
 (let (($x1500 (not new.attention.head_dim.moved)))
 (let (($x625 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2194 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1089 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1320 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1089 $x2194 $x835 $x625) $x1500))))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x488 (or $x1714 $x1288)))
 (= new.attention.head_dim.undivided (ite $x488 new.attention.head_dim.given_undivided $x1320))))))))))))
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
 (let (($x4374 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x1545 (or (not (= (_ bv36 7) new.attention.q)) $x4374 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x1545))))
(assert
 (let (($x4812 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x4812 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1226 $x2150 (= (_ bv56 7) old.attention.head_dim.kind) $x507 $x365 $x651 $x4857 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2098 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4163 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x4163 $x5069 (= (_ bv56 7) old.attention.heads.kind) $x1814 $x355 $x2098 $x312 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
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
 (let (($x4090 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4090 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 (= (_ bv37 7) old.attention.qkv.split) $x1783 $x4516)))))
(assert
 (let (($x4883 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x4883)))
(assert
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1501 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1916 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1916)))
(assert
 (let (($x3964 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x59 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x59 $x3964))))
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
 (let (($x4354 (= (- 1) old.attention.heads.n)))
 (let (($x4163 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x974 (ite $x4163 (or $x4354 (<= old.attention.heads.parts old.attention.heads.n)) (or $x4354 (< 1 old.attention.heads.n)))))
 (let ((?x4614 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x837 (< (div (* ?x4614 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2098 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1726 (ite $x2098 (or $x4354 (< old.attention.heads.block old.attention.heads.n)) (ite $x1814 (or $x4354 $x837) $x974))))
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4343 (ite (or $x355 $x5069) old.attention.heads.given_moved (ite (or $x312 (= 1 old.attention.heads.parts)) false $x1726))))
 (= old.attention.heads.moved $x4343))))))))))))))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4469 (and $x507 (< 1 old.attention.head_dim.parts) (= ?x1596 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4469))))))
(assert
 (let (($x4196 (= (- 1) old.attention.head_dim.n)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4259 (ite $x1226 (or $x4196 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x4196 (< 1 old.attention.head_dim.n)))))
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x168 (ite $x651 (or $x4196 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x507 (or $x4196 (< ?x1596 old.attention.head_dim.n)) $x4259))))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3961 (ite (or $x365 $x2150) old.attention.head_dim.given_moved (ite (or $x4857 (= 1 old.attention.head_dim.parts)) false $x168))))
 (= old.attention.head_dim.moved $x3961))))))))))))))
(assert
 (let ((?x1217 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1113 (* (div ?x1217 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1208 (and $x1501 (< 1 old.attention.value_dim.parts) (= (div ?x1113 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1208))))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1079 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7)))))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1164 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7))) ?x1079)))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x4516 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7))) ?x1164))))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x87 $x1288 (= (_ bv56 7) new.attention.head_dim.kind) $x1231 $x1714 $x835 $x226 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1449 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1307 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1307 $x796 (= (_ bv56 7) new.attention.heads.kind) $x1445 $x190 $x1449 $x1458 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
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
 (let (($x4647 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4647 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 (= (_ bv37 7) new.attention.qkv.split) $x4698 $x93)))))
(assert
 (let (($x366 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x366)))
(assert
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x4959 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x220 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x220)))
(assert
 (let (($x1669 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x4159 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x4159 $x1669))))
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
 (let (($x689 (= (- 1) new.attention.heads.n)))
 (let (($x1307 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2010 (ite $x1307 (or $x689 (<= new.attention.heads.parts new.attention.heads.n)) (or $x689 (< 1 new.attention.heads.n)))))
 (let ((?x1510 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1888 (< (div (* ?x1510 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1449 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x250 (ite $x1449 (or $x689 (< new.attention.heads.block new.attention.heads.n)) (ite $x1445 (or $x689 $x1888) $x2010))))
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4122 (ite (or $x190 $x796) new.attention.heads.given_moved (ite (or $x1458 (= 1 new.attention.heads.parts)) false $x250))))
 (= new.attention.heads.moved $x4122))))))))))))))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x263 (and $x1231 (< 1 new.attention.head_dim.parts) (= ?x1859 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x263))))))
(assert
 (let (($x4463 (= (- 1) new.attention.head_dim.n)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2046 (ite $x87 (or $x4463 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4463 (< 1 new.attention.head_dim.n)))))
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1922 (ite $x835 (or $x4463 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1231 (or $x4463 (< ?x1859 new.attention.head_dim.n)) $x2046))))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2030 (ite (or $x1714 $x1288) new.attention.head_dim.given_moved (ite (or $x226 (= 1 new.attention.head_dim.parts)) false $x1922))))
 (= new.attention.head_dim.moved $x2030))))))))))))))
(assert
 (let ((?x264 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1150 (* (div (- ?x264 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1678 (and $x4959 (< 1 new.attention.value_dim.parts) (= (div ?x1150 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1678))))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x845 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7)))))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x1367 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7))) ?x845)))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x93 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7))) ?x1367)))))))))))))))
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
 (let (($x1669 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1315 (or (and (= (_ bv36 7) new.attention.q) new.attention.head_dim.moved) (and $x1669 (= (_ bv37 7) new.attention.q) new.attention.heads.moved))))
 (let (($x4159 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x366 (= (_ bv93 7) new.attention.scores.statistic)))
 (let (($x509 (= 1 new.tp)))
 (not (or $x509 $x366 $x4159 (not $x1315)))))))))
(assert
 (let (($x3964 (= (_ bv97 7) old.model.qk_norm)))
(let (($x276 (or (and (= (_ bv36 7) old.attention.q) old.attention.head_dim.moved) (and $x3964 (= (_ bv37 7) old.attention.q) old.attention.heads.moved))))
(let (($x59 (= (_ bv57 7) old.model.qk_norm)))
(let (($x4883 (= (_ bv93 7) old.attention.scores.statistic)))
(let (($x1470 (= 1 old.tp)))
(or $x1470 $x4883 $x59 (not $x276))))))))
(check-sat)

; from one replica to any number, question 58
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
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x507 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2098 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4163 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x4163 $x5069 (= (_ bv56 7) old.attention.heads.kind) $x1814 $x355 $x2098 $x312 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
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
 (let (($x4090 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4090 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1783 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x393 (= (_ bv37 7) old.attention.qkv.split) $x1783 $x4516)))))
(assert
 (let (($x1428 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1428)))
(assert
 (let (($x1501 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1501 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1916 (= (_ bv79 7) old.model.positions)))
 (let (($x1271 (= (_ bv2 7) old.model.positions)))
 (or $x1271 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1916))))
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
 (let ((?x4614 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1471 (div (* ?x4614 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1575 (and $x1814 (< 1 old.attention.heads.parts) (= ?x1471 old.attention.heads.n))))
 (= old.attention.heads.filled $x1575))))))
(assert
 (let (($x661 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1814 $x661)))))
(assert
 (let (($x4354 (= (- 1) old.attention.heads.n)))
 (let (($x4163 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x974 (ite $x4163 (or $x4354 (<= old.attention.heads.parts old.attention.heads.n)) (or $x4354 (< 1 old.attention.heads.n)))))
 (let ((?x4614 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1471 (div (* ?x4614 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2098 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1726 (ite $x2098 (or $x4354 (< old.attention.heads.block old.attention.heads.n)) (ite $x1814 (or $x4354 (< ?x1471 old.attention.heads.n)) $x974))))
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4343 (ite (or $x355 $x5069) old.attention.heads.given_moved (ite (or $x312 (= 1 old.attention.heads.parts)) false $x1726))))
 (= old.attention.heads.moved $x4343))))))))))))))
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
 (let (($x966 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x886 (not old.model.sinks)))
 (= old.attention.one_key (and $x886 $x966)))))
(assert
 (let (($x4000 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2027 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1079 (ite (or $x2027 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1078 $x4000) (_ bv16 7) (_ bv96 7)))))
 (let (($x393 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x516 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4605 (and $x516 $x393 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1450 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1482 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x2027) $x1450)))
 (let ((?x1164 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x1482 old.attention.qkv.split (ite (or $x1078 $x4605) (_ bv96 7) (_ bv16 7))) ?x1079)))
 (let (($x4516 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x4516 (ite $x1482 (_ bv96 7) (ite $x516 (_ bv21 7) (_ bv16 7))) ?x1164))))))))))))))
(assert
 (= old.prefill true))
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
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1449 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1307 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1307 $x796 (= (_ bv56 7) new.attention.heads.kind) $x1445 $x190 $x1449 $x1458 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
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
 (let (($x4647 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x4647 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4698 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1652 (= (_ bv37 7) new.attention.qkv.split) $x4698 $x93)))))
(assert
 (let (($x734 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x734)))
(assert
 (let (($x4959 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x4959 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x220 (= (_ bv79 7) new.model.positions)))
 (let (($x348 (= (_ bv2 7) new.model.positions)))
 (or $x348 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x220))))
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
 (let ((?x1510 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1094 (div (* ?x1510 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x998 (and $x1445 (< 1 new.attention.heads.parts) (= ?x1094 new.attention.heads.n))))
 (= new.attention.heads.filled $x998))))))
(assert
 (let (($x843 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1445 $x843)))))
(assert
 (let (($x689 (= (- 1) new.attention.heads.n)))
 (let (($x1307 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2010 (ite $x1307 (or $x689 (<= new.attention.heads.parts new.attention.heads.n)) (or $x689 (< 1 new.attention.heads.n)))))
 (let ((?x1510 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1094 (div (* ?x1510 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1449 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x250 (ite $x1449 (or $x689 (< new.attention.heads.block new.attention.heads.n)) (ite $x1445 (or $x689 (< ?x1094 new.attention.heads.n)) $x2010))))
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4122 (ite (or $x190 $x796) new.attention.heads.given_moved (ite (or $x1458 (= 1 new.attention.heads.parts)) false $x250))))
 (= new.attention.heads.moved $x4122))))))))))))))
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
 (let (($x1747 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1379 (not new.model.sinks)))
 (= new.attention.one_key (and $x1379 $x1747)))))
(assert
 (let (($x1216 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2079 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1497 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x845 (ite (or $x1497 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2079 $x1216) (_ bv16 7) (_ bv96 7)))))
 (let (($x4752 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x1652 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2011 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2071 (and $x2011 $x1652 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x4752)))
 (let (($x1316 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3954 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1497) $x1316)))
 (let ((?x1367 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x3954 new.attention.qkv.split (ite (or $x2079 $x2071) (_ bv96 7) (_ bv16 7))) ?x845)))
 (let (($x93 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x93 (ite $x3954 (_ bv96 7) (ite $x2011 (_ bv21 7) (_ bv16 7))) ?x1367)))))))))))))))
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
 (let (($x222 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x734 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x456 (or (not (= (_ bv37 7) new.attention.q)) $x734 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x222 new.attention.one_key)))
 (not $x456)))))
(assert
 (let (($x1869 (not old.attention.heads.moved)))
(let (($x1124 (and $x1869 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1428 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1428 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x1124 old.attention.one_key)))))
(check-sat)

; from one replica to any number, question 59
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
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1226 $x2150 (= (_ bv56 7) old.attention.head_dim.kind) $x507 $x365 $x651 $x4857 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2098 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4163 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x4163 $x5069 (= (_ bv56 7) old.attention.heads.kind) $x1814 $x355 $x2098 $x312 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1248 (= (_ bv32 7) old.attention.out.input)))
 (let (($x142 (= (_ bv10 7) old.attention.out.input)))
 (or $x142 $x1248 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1828 (= (_ bv40 7) old.attention.out.split)))
 (or $x1828 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x661 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1814 $x661)))))
(assert
 (let (($x4354 (= (- 1) old.attention.heads.n)))
 (let (($x4163 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x974 (ite $x4163 (or $x4354 (<= old.attention.heads.parts old.attention.heads.n)) (or $x4354 (< 1 old.attention.heads.n)))))
 (let ((?x4614 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x837 (< (div (* ?x4614 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1814 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2098 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1726 (ite $x2098 (or $x4354 (< old.attention.heads.block old.attention.heads.n)) (ite $x1814 (or $x4354 $x837) $x974))))
 (let (($x4838 (= 1 old.attention.heads.parts)))
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1083 (or $x355 $x5069)))
 (let (($x4343 (ite $x1083 old.attention.heads.given_moved (ite (or $x312 $x4838) false $x1726))))
 (= old.attention.heads.moved $x4343))))))))))))))))
(assert
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4469 (and $x507 (< 1 old.attention.head_dim.parts) (= ?x1596 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4469))))))
(assert
 (let (($x4534 (= (- 1) old.attention.head_dim.n)))
 (let (($x1226 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1625 (ite $x1226 (or $x4534 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x4534 (< 1 old.attention.head_dim.n)))))
 (let ((?x4313 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1596 (div (* ?x4313 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x507 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x651 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4584 (ite $x651 (or $x4534 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x507 (or $x4534 (< ?x1596 old.attention.head_dim.n)) $x1625))))
 (let (($x4857 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2150 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x365 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1201 (ite (or $x365 $x2150) old.attention.head_dim.given_moved (ite (or $x4857 (= 1 old.attention.head_dim.parts)) false $x4584))))
 (= old.attention.head_dim.moved $x1201))))))))))))))
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
 (let (($x1572 (not old.attention.heads.padded)))
 (let (($x4838 (= 1 old.attention.heads.parts)))
 (let (($x312 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x5069 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x355 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1083 (or $x355 $x5069)))
 (let (($x4353 (ite $x1083 old.attention.heads.given_everywhere (or $x312 (and $x4838 $x1572)))))
 (= old.attention.heads.everywhere $x4353)))))))))
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
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x87 $x1288 (= (_ bv56 7) new.attention.head_dim.kind) $x1231 $x1714 $x835 $x226 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1449 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1307 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1307 $x796 (= (_ bv56 7) new.attention.heads.kind) $x1445 $x190 $x1449 $x1458 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1505 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1929 (= (_ bv10 7) new.attention.out.input)))
 (or $x1929 $x1505 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (or $x399 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x843 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1445 $x843)))))
(assert
 (let (($x689 (= (- 1) new.attention.heads.n)))
 (let (($x1307 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2010 (ite $x1307 (or $x689 (<= new.attention.heads.parts new.attention.heads.n)) (or $x689 (< 1 new.attention.heads.n)))))
 (let ((?x1510 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1888 (< (div (* ?x1510 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1445 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1449 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x250 (ite $x1449 (or $x689 (< new.attention.heads.block new.attention.heads.n)) (ite $x1445 (or $x689 $x1888) $x2010))))
 (let (($x658 (= 1 new.attention.heads.parts)))
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1200 (or $x190 $x796)))
 (let (($x4122 (ite $x1200 new.attention.heads.given_moved (ite (or $x1458 $x658) false $x250))))
 (= new.attention.heads.moved $x4122))))))))))))))))
(assert
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x263 (and $x1231 (< 1 new.attention.head_dim.parts) (= ?x1859 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x263))))))
(assert
 (let (($x660 (= (- 1) new.attention.head_dim.n)))
 (let (($x87 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x504 (ite $x87 (or $x660 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x660 (< 1 new.attention.head_dim.n)))))
 (let ((?x1507 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1859 (div (* ?x1507 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1231 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x835 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x783 (ite $x835 (or $x660 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1231 (or $x660 (< ?x1859 new.attention.head_dim.n)) $x504))))
 (let (($x226 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1288 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1714 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x721 (ite (or $x1714 $x1288) new.attention.head_dim.given_moved (ite (or $x226 (= 1 new.attention.head_dim.parts)) false $x783))))
 (= new.attention.head_dim.moved $x721))))))))))))))
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
 (let (($x1593 (not new.attention.heads.padded)))
 (let (($x658 (= 1 new.attention.heads.parts)))
 (let (($x1458 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x796 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x190 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1200 (or $x190 $x796)))
 (let (($x1383 (ite $x1200 new.attention.heads.given_everywhere (or $x1458 (and $x658 $x1593)))))
 (= new.attention.heads.everywhere $x1383)))))))))
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
 (let (($x1595 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x2090 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x509 (= 1 new.tp)))
 (let (($x399 (= (_ bv40 7) new.attention.out.split)))
 (let (($x718 (or $x399 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x509 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x2090 $x1595))))))
 (not $x718)))))))
(assert
 (let (($x1589 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x4697 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x1470 (= 1 old.tp)))
(let (($x1828 (= (_ bv40 7) old.attention.out.split)))
(or $x1828 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x1470 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x4697 $x1589)))))))))
(check-sat)

